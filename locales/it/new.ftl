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
new-levels-differ = Il computer gioca a livelli diversi. Scegline uno per tutti.
new-seats = Ogni posto
new-seat =
    { $place ->
        [left] Alla tua sinistra
        [right] Alla tua destra
        [partner] Il tuo compagno
       *[opponent] Il tuo avversario
    }
new-places = Luoghi
setting-random = Ambientazione a caso
building-random = Edificio a caso
more-options = Altre opzioni
new-leader = Chi inizia
new-leader-lots = Si tira a sorte
new-leader-now =
    { $place ->
        [left] inizia chi siede alla tua sinistra
        [right] inizia chi siede alla tua destra
        [partner] inizia il tuo compagno
       *[opponent] inizia il tuo avversario
    }
new-leader-now-you = inizi tu
clock = Orologio
timeout = Quando scade il tempo
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
new-people = altri giocatori
new-with-link = su invito
start = Comincia la partita
