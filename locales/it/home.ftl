throne-is-empty = Il trono è vuoto.
home-lead = Claim è un gioco di prese da due a quattro giocatori: conquista prima i Seguaci e poi, con loro, i voti delle fazioni. E il trono.
door-computer = Gioca contro il computer
door-computer-text = la prima carta in dieci secondi
door-friend = Invita un amico
door-friend-text = un link, nessuna registrazione
door-find = Trova un avversario
door-find-text = ancora nessuno in attesa
people-waiting =
    { $count ->
        [one] { $count } persona in attesa
       *[other] { $count } persone in attesa
    }
games-in-progress = Partite in corso
open-tables = Tavoli aperti
tables-to-watch = Partite da guardare
no-open-tables = Al momento nessuno aspetta. Apri un tavolo, e gli altri lo vedranno qui.
no-tables-to-watch = Al momento non ci sono partite da guardare.
watch = Guarda
tables-coming = Ricerca dei tavoli…
table-opening = Apertura del tavolo…
your-turn = tocca a te
waiting = in attesa
