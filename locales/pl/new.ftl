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
        [one] Jeden Lud po dziesięć kart
        [3] Trzy Ludy po dziesięć kart
        [5] Pięć Ludów po dziesięć kart
        [few] { $count } Ludy po dziesięć kart
       *[other] { $count } Ludów po dziesięć kart
    }
replaced = Zamiana: { $gone } → { $by }. Więcej się nie zmieści.
seats = Miejsca
a-person = Człowiek
invite-later = Dostaniesz link do wysłania.
more-options = Więcej opcji
clock = Zegar
timeout = Gdy skończy się czas
timeout-bot = dalej gra komputer
timeout-loss = gra jest przegrana
edition = Wydanie
option-public = Inni widzą ten stół na stronie głównej
option-tracker = Z podglądem kart
option-spectators = Inni mogą oglądać
cards-of = { $count } z { $total } kart
start = Zacznij
