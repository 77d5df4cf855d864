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
new-count =
    { $count ->
        [4] { $count } a squadre
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
new-opponents =
    { $players ->
        [2] Il tuo avversario
        [4] Il tuo compagno e gli avversari
       *[other] I tuoi avversari
    }
new-who = Chi gioca
company-computer = Il computer
company-computer-text = comincia subito
company-friend =
    { $count ->
        [one] Un amico
       *[other] Amici
    }
company-friend-text = con un link
company-anyone = Chiunque
company-anyone-text = tavolo aperto
company-anyone-note = Il tavolo compare nella pagina iniziale, dove chiunque può sedersi.
deck = Mazzo
new-cards = Le carte
new-deal =
    { $cards ->
        [one] { $cards } carta, { $hand } a testa
       *[other] { $cards } carte, { $hand } a testa
    }
one-pair = Una coppia
more-factions =
    { $count ->
        [one] Una fazione da dieci carte
        [3] Tre fazioni da dieci carte
        [5] Cinque fazioni da dieci carte
       *[other] { $count } fazioni da dieci carte
    }
replaced = { $by } al posto di { $gone }: il mazzo è pieno.
invite-later = Riceverai un link da mandare.
new-how-strong = Quanto forte?
new-levels-differ = I livelli sono diversi. Scegline qui uno per tutti.
new-seats = Posto per posto
new-seat-2-1 = Il tuo avversario
new-seat-3-1 = Alla tua sinistra
new-seat-3-2 = Alla tua destra
new-seat-4-1 = Alla tua sinistra
new-seat-4-2 = Il tuo compagno
new-seat-4-3 = Alla tua destra
new-places = Luoghi
setting-random = Ambientazione a caso
building-random = Edificio a caso
more-options = Altre opzioni
new-leader = Chi inizia
new-leader-lots = Si tira a sorte
new-leader-now = inizia: { $who }
new-leader-now-you = inizi tu
clock = Orologio
timeout = Se il tempo finisce
timeout-bot = gioca il computer
timeout-loss = il giocatore perde
edition = Edizione
edition-now = edizione: { $edition }
option-public = Mostra il tavolo nella pagina iniziale
option-tracker = Consenti il conteggio delle carte
tracker-on = con il conteggio
tracker-off = senza conteggio
option-spectators = Consenti spettatori
watch-on = con spettatori
watch-off = senza spettatori
cards-of = { $count } carte su { $total }
new-with =
    { $players ->
        [4] con { $names }
       *[other] contro { $names }
    }
new-people = persone
new-with-link = su invito
start = Comincia la partita
