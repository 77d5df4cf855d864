clock-none = ohne Uhr
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s je Karte
    }
clock-days =
    { $days ->
        [one] { $days } Tag je Karte
       *[other] { $days } Tage je Karte
    }
players = Spieler
deck = Karten
one-pair = Ein Paar
more-factions =
    { $count ->
        [one] Eine Fraktion mit zehn Karten
        [3] Drei Fraktionen mit zehn Karten
        [5] Fünf Fraktionen mit zehn Karten
       *[other] { $count } Fraktionen mit zehn Karten
    }
replaced = { $by } ersetzen { $gone }: Für mehr ist kein Platz.
seats = Plätze
a-person = Ein Mensch
invite-later = Du bekommst einen Link zum Verschicken.
more-options = Weitere Einstellungen
clock = Uhr
timeout = Wenn die Zeit abläuft
timeout-bot = übernimmt der Computer
timeout-loss = geht die Partie verloren
edition = Ausgabe
option-public = Tisch auf der Startseite zeigen
option-tracker = Kartenzähler erlauben
option-spectators = Zuschauer erlauben
cards-of = { $count } von { $total } Karten
start = Starten
