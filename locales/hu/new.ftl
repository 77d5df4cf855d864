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
replaced = { $gone } helyett { $by }: többnek nincs hely.
seats = Helyek
a-person = Egy ember
invite-later = Kapsz egy linket, amelyet elküldhetsz.
more-options = További beállítások
clock = Óra
timeout = Ha lejár az idő
timeout-bot = a gép játszik tovább
timeout-loss = a játék elveszett
edition = Kiadás
option-public = Mások látják az asztalt a kezdőlapon
option-tracker = Kártyakövetéssel
option-spectators = Mások is nézhetik
cards-of = { $count } kártya, összesen { $total }
start = Kezdés
