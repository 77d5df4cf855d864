# Past games.

past-deck = Deck
past-players = Players
past-result = Result
past-any = Any
past-won = Won
past-lost = Lost
past-undecided = Called off
past-more = More games
past-none = You have not finished a game yet.
past-none-found = No game is like that.
past-play = Play one
past-count =
    { $count ->
        [one] { $count } game is shown.
       *[other] { $count } games are shown.
    }
# $when: day and time.
past-replay-of = Replay: { $when }
past-result-of = Result: { $when }
# Who played and wanted to be forgotten.
past-somebody = Somebody
# $names: those who played, too.
past-with = with { $names }
