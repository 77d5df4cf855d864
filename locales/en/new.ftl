# Opening a table.

clock-none = no clock
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s per card
    }
clock-days =
    { $days ->
        [one] { $days } day per card
       *[other] { $days } days per card
    }
players = Players
deck = Deck
one-pair = One pair
more-factions =
    { $count ->
        [one] One ten-card faction
        [3] Three ten-card factions
        [5] Five ten-card factions
       *[other] { $count } ten-card factions
    }
replaced = { $by } replace { $gone }: the deck is full.
seats = Seats
a-person = A person
invite-later = You’ll get a link to send.
more-options = More options
clock = Clock
timeout = When time runs out
timeout-bot = the computer takes over
timeout-loss = the player loses
edition = Edition
option-public = Show this table on the home page
option-tracker = Allow the card tracker
option-spectators = Allow spectators
cards-of = { $count } of { $total } cards
start = Start
