past-deck = Karten
past-players = Spieler
past-result = Ergebnis
past-any = Alle
past-won = Gewonnen
past-lost = Verloren
past-undecided = Abgebrochen
past-score = { $mine } zu { $others } Stimmen
past-score-other = { $mine } zu { $others }
past-voted = Für dich: { $factions }.
past-voted-none = Keine Fraktion hat für dich gestimmt.
past-by-resigned = aufgegeben
past-by-time = Zeit abgelaufen
past-by-claimed = Sieg beansprucht
past-more = Weitere Partien
past-coming = Deine Partien werden geladen …
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
# $names: who played on the same side.
past-with = mit { $names }
