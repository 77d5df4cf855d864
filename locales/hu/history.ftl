past-deck = Pakli
past-players = Játékosok
past-result = Eredmény
past-any = Mind
past-won = Győzelem
past-lost = Vereség
past-undecided = Törölve
past-more = További játékok
past-none = Még egyetlen játékot sem fejeztél be.
past-none-found = Nincs megfelelő játék
past-play = Játék indítása
past-count =
    { $count ->
        [one] { $count } játék látható.
       *[other] { $count } játék látható.
    }
past-replay-of = Visszajátszás: { $when }
past-result-of = Eredmény: { $when }
# Who played and wanted to be forgotten.
past-somebody = Valaki
# $names: those who played, too.
past-with = játékostársak: { $names }
