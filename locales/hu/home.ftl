throne-is-empty = Üres a trón.
home-lead = A Claim ütésvivős kártyajáték két–négy játékosnak: szerezz követőket, majd nyerd el velük a frakciók szavazatait – és a trónt.
door-computer = Játék a gép ellen
door-computer-text = tíz másodperc, és jön az első kártya
door-friend = Barát meghívása
door-friend-text = egy link, regisztráció nélkül
door-find = Ellenfél keresése
door-find-text = még senki sem vár
people-waiting =
    { $count ->
        [one] { $count } játékos vár
       *[other] { $count } játékos vár
    }
games-in-progress = Folyó játékok
open-tables = Nyitott asztalok
tables-to-watch = Nézhető játékok
no-open-tables = Most senki sem vár. Nyiss egy asztalt, és a többiek itt látják majd.
no-tables-to-watch = Most nincs nézhető játék.
watch = Nézés
tables-coming = Asztalok keresése…
table-opening = Az asztal megnyitása…
your-turn = te következel
waiting = vár
