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
new-count =
    { $count ->
        [4] { $count } in Teams
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
new-opponents =
    { $players ->
        [2] Dein Gegner
        [4] Dein Partner und deine Gegner
       *[other] Deine Gegner
    }
new-who = Wer mitspielt
company-computer = Der Computer
company-computer-text = beginnt sofort
company-friend =
    { $count ->
        [one] Freunde
       *[other] Freunde
    }
company-friend-text = per Link
company-anyone = Irgendwer
company-anyone-text = offener Tisch
company-anyone-note = Der Tisch erscheint auf der Startseite, und wer mag, setzt sich dazu.
deck = Karten
new-cards = Die Karten
new-deal =
    { $cards ->
        [one] { $cards } Karte, je { $hand }
       *[other] { $cards } Karten, je { $hand }
    }
one-pair = Ein Paar
more-factions =
    { $count ->
        [one] Eine Fraktion mit zehn Karten
        [3] Drei Fraktionen mit zehn Karten
        [5] Fünf Fraktionen mit zehn Karten
       *[other] { $count } Fraktionen mit zehn Karten
    }
replaced = { $by } ersetzen { $gone }: Für mehr ist kein Platz.
invite-later = Du bekommst einen Link zum Verschicken.
new-how-strong = Wie stark?
new-levels-differ = Der Computer spielt auf verschiedenen Stufen. Wähle eine für alle.
new-seats = Jeder Platz einzeln
new-seat =
    { $place ->
        [left] Links von dir
        [right] Rechts von dir
        [partner] Dein Partner
       *[opponent] Dein Gegner
    }
new-places = Orte
setting-random = zufällige Landschaft
building-random = zufälliges Bauwerk
more-options = Weitere Einstellungen
new-leader = Wer eröffnet
new-leader-lots = Wird ausgelost
new-leader-now =
    { $place ->
        [left] der Spieler links von dir eröffnet
        [right] der Spieler rechts von dir eröffnet
        [partner] dein Partner eröffnet
       *[opponent] dein Gegner eröffnet
    }
new-leader-now-you = du eröffnest
clock = Uhr
timeout = Wenn die Zeit abläuft
timeout-bot = übernimmt der Computer
timeout-loss = geht die Partie verloren
edition = Ausgabe
edition-now = Ausgabe: { $edition }
option-public = Tisch auf der Startseite zeigen
option-tracker = Kartenzähler erlauben
tracker-on = mit Kartenzähler
tracker-off = ohne Kartenzähler
option-spectators = Zuschauer erlauben
watch-on = mit Zuschauern
watch-off = ohne Zuschauer
cards-of = { $count } von { $total } Karten
new-with =
    { $players ->
        [4] mit { $names }
       *[other] gegen { $names }
    }
new-people = Menschen
new-with-link = auf Einladung
start = Partie starten
