past-deck = Mazzo
past-players = Giocatori
past-result = Risultato
past-any = Tutti
past-won = Vinta
past-lost = Persa
past-undecided = Annullata
past-score = { $mine } a { $others } voti
past-score-other = { $mine } a { $others }
past-voted = Per te: { $factions }.
past-voted-none = Nessuna fazione ha votato per te.
past-by-resigned = abbandono
past-by-time = tempo scaduto
past-by-claimed = vittoria rivendicata
past-more = Altre partite
past-coming = Caricamento delle tue partite…
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
# $names: who played on the same side.
past-with = con { $names }
