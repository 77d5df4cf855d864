past-deck = Talia
past-players = Gracze
past-result = Wynik
past-any = Wszystkie
past-won = Wygrana
past-lost = Przegrana
past-undecided = Anulowana
past-score = głosy: { $mine } do { $others }
past-score-other = { $mine } do { $others }
past-voted = Za tobą: { $factions }.
past-voted-none = Żaden Lud nie zagłosował na ciebie.
past-by-resigned = poddana
past-by-time = koniec czasu
past-by-claimed = ogłoszone zwycięstwo
past-more = Więcej gier
past-coming = Wczytywanie twoich gier…
past-none = Nie masz jeszcze żadnej zakończonej gry.
past-none-found = Brak pasujących gier
past-play = Zagraj
past-count =
    { $count ->
        [one] Widać { $count } grę.
        [few] Widać { $count } gry.
       *[other] Widać { $count } gier.
    }
past-replay-of = Powtórka: { $when }
past-result-of = Wynik: { $when }
# Who played and wanted to be forgotten.
past-somebody = Ktoś
# $names: who played on the same side.
past-with = partner: { $names }
