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
        [one] Una fazione da dieci
        [3] Tre fazioni da dieci
        [5] Cinque fazioni da dieci
       *[other] { $count } fazioni da dieci
    }
replaced = { $by } al posto di { $gone }: non c’è spazio per altre.
seats = Posti
a-person = Una persona
invite-later = Riceverai un link da mandare.
more-options = Altre opzioni
clock = Orologio
timeout = Se il tempo finisce
timeout-bot = continua il computer
timeout-loss = la partita è persa
edition = Edizione
option-public = Gli altri vedono il tavolo nella pagina iniziale
option-tracker = Con il riepilogo delle carte
option-spectators = Gli altri possono guardare
cards-of = { $count } carte su { $total }
start = Comincia
