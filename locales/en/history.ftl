# Past games.

past-deck = Deck
past-players = Players
past-result = Result
past-any = Any
past-won = Won
past-lost = Lost
past-undecided = Cancelled
# How many votes each had, the reader and the others; past-score-other: what a Building counts.
past-score = { $mine } to { $others } votes
past-score-other = { $mine } to { $others }
past-voted = { $factions } voted for you.
past-voted-none = No faction voted for you.
# How a game ended before its votes were counted.
past-by-resigned = resigned
past-by-time = time ran out
past-by-claimed = win claimed
past-more = Show more
past-coming = Loading your games…
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
# $names: who played on the same side.
past-with = with { $names }
