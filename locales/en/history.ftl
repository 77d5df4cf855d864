# Past games.

past-deck = Deck
past-players = Players
past-result = Result
past-any = Any
past-won = Won
past-lost = Lost
past-undecided = Cancelled
past-more = Show more
past-none = You haven’t finished a game yet.
past-none-found = No matching games
past-play = Play a game
past-count =
    { $count ->
        [one] { $count } game shown.
       *[other] { $count } games shown.
    }
# $when: day and time.
past-replay-of = Replay: { $when }
past-result-of = Result: { $when }
# Who played and wanted to be forgotten.
past-somebody = Someone
# $names: those who played, too.
past-with = with { $names }
