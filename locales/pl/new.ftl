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
deck = Talia
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
seats = Miejsca
a-person = Człowiek
invite-later = Dostaniesz link do wysłania.
more-options = Więcej opcji
clock = Zegar
timeout = Gdy skończy się czas
timeout-bot = grę przejmuje komputer
timeout-loss = gracz przegrywa
edition = Wydanie
option-public = Pokaż ten stół na stronie głównej
option-tracker = Pozwól na licznik kart
option-spectators = Pozwól na widzów
cards-of = { $count } z { $total } kart
start = Zacznij
