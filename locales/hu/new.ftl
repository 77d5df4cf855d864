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
new-count =
    { $count ->
        [4] { $count } csapatban
        [one] { $count } játékos
       *[other] { $count } játékos
    }
new-opponents =
    { $players ->
        [2] Az ellenfeled
        [4] A csapattársad és az ellenfelek
       *[other] Az ellenfeleid
    }
new-who = Ki játszik
company-computer = A gép
company-computer-text = azonnal kezd
company-friend =
    { $count ->
        [one] Egy barát
       *[other] Barátok
    }
company-friend-text = linkkel
company-anyone = Bárki
company-anyone-text = nyitott asztal
company-anyone-note = Az asztal megjelenik a kezdőlapon, ahol bárki leülhet.
deck = Pakli
new-cards = A kártyák
new-deal =
    { $cards ->
        [one] { $cards } kártya, fejenként { $hand }
       *[other] { $cards } kártya, fejenként { $hand }
    }
one-pair = Egy pár
more-factions =
    { $count ->
        [one] Egy tízkártyás frakció
        [3] Három tízkártyás frakció
        [5] Öt tízkártyás frakció
       *[other] { $count } tízkártyás frakció
    }
replaced = { $gone } helyett { $by }: a pakli megtelt.
invite-later = Kapsz egy linket, amelyet elküldhetsz.
new-how-strong = Milyen erős?
new-levels-differ = A gép különböző szinteken játszik. Válassz egyet mindenkinek.
new-seats = Minden hely külön
new-seat =
    { $place ->
        [left] Balra tőled
        [right] Jobbra tőled
        [partner] A csapattársad
       *[opponent] Az ellenfeled
    }
new-places = Helyszínek
setting-random = véletlen Környezet
building-random = véletlen Építmény
more-options = További beállítások
new-leader = Ki kezd
new-leader-lots = Sorsolással
new-leader-now =
    { $place ->
        [left] a tőled balra ülő kezd
        [right] a tőled jobbra ülő kezd
        [partner] a csapattársad kezd
       *[opponent] az ellenfeled kezd
    }
new-leader-now-you = te kezdesz
clock = Óra
timeout = Ha lejár az idő
timeout-bot = a gép veszi át
timeout-loss = a játékos veszít
edition = Kiadás
edition-now = kiadás: { $edition }
option-public = Az asztal látszik a kezdőlapon
option-tracker = Kártyaszámláló engedélyezése
tracker-on = számlálóval
tracker-off = számláló nélkül
option-spectators = Nézők engedélyezése
watch-on = nézőkkel
watch-off = nézők nélkül
cards-of = { $count } kártya, összesen { $total }
new-with =
    { $players ->
        [4] játszik: { $names }
       *[other] ellenfél: { $names }
    }
new-people = más játékosok
new-with-link = meghívással
start = Játék indítása
