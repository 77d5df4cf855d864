# Opening a table.

clock-none = no clock
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s a card
    }
clock-days =
    { $days ->
        [one] { $days } day a card
       *[other] { $days } days a card
    }
players = Players
deck = Deck
one-pair = One pair
more-factions =
    { $count ->
        [one] One faction of ten
        [3] Three factions of ten
        [5] Five factions of ten
       *[other] { $count } factions of ten
    }
replaced = { $by } for { $gone }: there is room for no more.
seats = Seats
a-person = A person
invite-later = You get a link to send.
more-options = More options
clock = Clock
timeout = Time runs out
timeout-bot = the computer plays on
timeout-loss = the game is lost
edition = Edition
option-public = Others see this table on the home page
option-tracker = With a card tracker
option-spectators = Others may watch
cards-of = { $count } of { $total } cards
start = Start
