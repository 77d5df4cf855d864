throne-is-empty = Der Thron ist leer.
home-lead = Claim ist ein Stichspiel für zwei bis vier: Gewinne erst Anhänger und mit ihnen dann die Stimmen der Fraktionen – und den Thron.
door-computer = Gegen den Computer spielen
door-computer-text = in zehn Sekunden die erste Karte
door-friend = Freunde einladen
door-friend-text = ein Link, keine Anmeldung
door-find = Gegner suchen
door-find-text = noch wartet niemand
people-waiting =
    { $count ->
        [one] { $count } Person wartet
       *[other] { $count } Personen warten
    }
games-in-progress = Laufende Partien
open-tables = Offene Tische
tables-to-watch = Partien zum Zuschauen
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, dann sehen ihn andere hier.
no-tables-to-watch = Gerade gibt es keine Partie zum Zuschauen.
watch = Zuschauen
tables-coming = Tische werden gesucht …
table-opening = Der Tisch wird eröffnet …
your-turn = du bist dran
waiting = wartet
