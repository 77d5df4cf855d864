clock-none = óra nélkül
clock-real-time =
    { $step ->
        [0] { $minutes } perc
       *[other] { $minutes } perc + { $step } mp kártyánként
    }
clock-days =
    { $days ->
        [one] { $days } nap kártyánként
       *[other] { $days } nap kártyánként
    }
players = Játékosok
deck = Pakli
one-pair = Egy pár
more-factions =
    { $count ->
        [one] Egy tízkártyás frakció
        [3] Három tízkártyás frakció
        [5] Öt tízkártyás frakció
       *[other] { $count } tízkártyás frakció
    }
replaced = { $gone } helyett { $by }: a pakli megtelt.
seats = Helyek
a-person = Egy ember
invite-later = Kapsz egy linket, amelyet elküldhetsz.
more-options = További beállítások
clock = Óra
timeout = Ha lejár az idő
timeout-bot = a gép veszi át
timeout-loss = a játékos veszít
edition = Kiadás
option-public = Az asztal látszik a kezdőlapon
option-tracker = Kártyaszámláló engedélyezése
option-spectators = Nézők engedélyezése
cards-of = { $count } kártya, összesen { $total }
start = Kezdés
