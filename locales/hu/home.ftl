throne-is-empty = Üres a trón.
home-lead = Toborozz követőket az első szakaszban. Nyerd el a frakciók szavazatát a másodikban.
door-computer = Játék a gép ellen
door-computer-text = tíz másodperc, és jön az első kártya
door-friend = Barát meghívása
door-friend-text = egy link, regisztráció nélkül
door-find = Ellenfél keresése
door-find-text = még senki sem vár: légy az első
people-waiting =
    { $count ->
        [one] { $count } játékos vár
       *[other] { $count } játékos vár
    }
games-in-progress = Folyó játékok
open-tables = Nyitott asztalok
tables-to-watch = Nézhető asztalok
no-open-tables = Most senki sem vár. Nyiss egy asztalt: a többiek itt látják majd.
no-tables-to-watch = Most nincs nézhető játék.
watch = Nézés
your-turn = te következel
waiting = vár
