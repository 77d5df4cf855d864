clock-none = bez zegara
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s na kartę
    }
clock-days =
    { $days ->
        [one] { $days } dzień na kartę
        [few] { $days } dni na kartę
       *[other] { $days } dni na kartę
    }
players = Gracze
new-count =
    { $count ->
        [4] { $count } w drużynach
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
new-opponents =
    { $players ->
        [2] Twój przeciwnik
        [4] Twój partner i przeciwnicy
       *[other] Twoi przeciwnicy
    }
new-who = Kto gra
company-computer = Komputer
company-computer-text = gra od razu
company-friend =
    { $count ->
        [one] Znajomy
        [few] Znajomi
       *[other] Znajomi
    }
company-friend-text = przez link
company-anyone = Każdy
company-anyone-text = otwarty stół
company-anyone-note = Stół pojawi się na stronie głównej, gdzie każdy może się dosiąść.
deck = Talia
new-cards = Karty
new-deal =
    { $cards ->
        [one] { $cards } karta, po { $hand }
        [few] { $cards } karty, po { $hand }
       *[other] { $cards } kart, po { $hand }
    }
one-pair = Jedna para
more-factions =
    { $count ->
        [one] Jeden Lud z dziesięcioma kartami
        [3] Trzy Ludy z dziesięcioma kartami
        [5] Pięć Ludów z dziesięcioma kartami
        [few] { $count } Ludy z dziesięcioma kartami
       *[other] { $count } Ludów z dziesięcioma kartami
    }
replaced = Zamiana: { $gone } → { $by }. Talia jest pełna.
invite-later = Dostaniesz link do wysłania.
new-how-strong = Jak mocny?
new-levels-differ = Komputer gra na różnych poziomach. Wybierz jeden dla wszystkich.
new-seats = Każde miejsce osobno
new-seat =
    { $place ->
        [left] Po twojej lewej
        [right] Po twojej prawej
        [partner] Twój partner
       *[opponent] Twój przeciwnik
    }
new-places = Miejsca
setting-random = losowa Kraina
building-random = losowa Budowla
more-options = Więcej opcji
new-leader = Kto zaczyna
new-leader-lots = Losowanie
new-leader-now =
    { $place ->
        [left] zaczyna gracz po twojej lewej
        [right] zaczyna gracz po twojej prawej
        [partner] zaczyna twój partner
       *[opponent] zaczyna twój przeciwnik
    }
new-leader-now-you = ty zaczynasz
clock = Zegar
timeout = Gdy skończy się czas
timeout-bot = grę przejmuje komputer
timeout-loss = gracz przegrywa
edition = Wydanie
edition-now = wydanie: { $edition }
option-public = Pokaż ten stół na stronie głównej
option-tracker = Pozwól na licznik kart
tracker-on = z licznikiem
tracker-off = bez licznika
option-spectators = Pozwól na widzów
watch-on = z widzami
watch-off = bez widzów
cards-of = { $count } z { $total } kart
new-with =
    { $players ->
        [4] grają: { $names }
       *[other] przeciwnik: { $names }
    }
new-people = inni gracze
new-with-link = na zaproszenie
start = Zacznij grę
