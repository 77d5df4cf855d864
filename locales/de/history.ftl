past-deck = Karten
past-players = Spieler
past-result = Ergebnis
past-any = Alle
past-won = Gewonnen
past-lost = Verloren
past-undecided = Abgebrochen
past-more = Weitere Partien
past-none = Du hast noch keine Partie zu Ende gespielt.
past-none-found = Keine passenden Partien
past-play = Partie spielen
past-count =
    { $count ->
        [one] { $count } Partie wird gezeigt.
       *[other] { $count } Partien werden gezeigt.
    }
past-replay-of = Wiedergabe: { $when }
past-result-of = Ergebnis: { $when }
# Who played and wanted to be forgotten.
past-somebody = Jemand
# $names: those who played, too.
past-with = mit { $names }
