clock-none = senza orologio
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s a carta
    }
clock-days =
    { $days ->
        [one] { $days } giorno a carta
       *[other] { $days } giorni a carta
    }
players = Giocatori
deck = Mazzo
one-pair = Una coppia
more-factions =
    { $count ->
        [one] Una fazione da dieci carte
        [3] Tre fazioni da dieci carte
        [5] Cinque fazioni da dieci carte
       *[other] { $count } fazioni da dieci carte
    }
replaced = { $by } al posto di { $gone }: il mazzo è pieno.
seats = Posti
a-person = Una persona
invite-later = Riceverai un link da mandare.
more-options = Altre opzioni
clock = Orologio
timeout = Se il tempo finisce
timeout-bot = gioca il computer
timeout-loss = il giocatore perde
edition = Edizione
option-public = Mostra il tavolo nella pagina iniziale
option-tracker = Consenti il conteggio delle carte
option-spectators = Consenti spettatori
cards-of = { $count } carte su { $total }
start = Comincia
