past-deck = Mazzo
past-players = Giocatori
past-result = Risultato
past-any = Tutti
past-won = Vinta
past-lost = Persa
past-undecided = Annullata
past-more = Altre partite
past-none = Non hai ancora finito una partita.
past-none-found = Nessuna partita trovata
past-play = Gioca una partita
past-count =
    { $count ->
        [one] { $count } partita mostrata.
       *[other] { $count } partite mostrate.
    }
# As in English.
past-replay-of = Replay: { $when }
past-result-of = Risultato: { $when }
# Who played and wanted to be forgotten.
past-somebody = Qualcuno
# $names: those who played, too.
past-with = con { $names }
