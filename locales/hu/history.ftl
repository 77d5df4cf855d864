past-deck = Pakli
past-players = Játékosok
past-result = Eredmény
past-any = Mind
past-won = Győzelem
past-lost = Vereség
past-undecided = Törölve
past-score = { $mine } – { $others } szavazat
past-score-other = { $mine } – { $others }
past-voted = Melletted szavazott: { $factions }.
past-voted-none = Egy frakció sem szavazott rád.
past-by-resigned = feladás
past-by-time = lejárt az idő
past-by-claimed = bejelentett győzelem
past-more = További játékok
past-coming = A játékaid betöltése…
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
# $names: who played on the same side.
past-with = csapattárs: { $names }
