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
new-count =
    { $count ->
        [4] { $count } in teams
        [one] { $count } player
       *[other] { $count } players
    }
new-opponents =
    { $players ->
        [2] Your opponent
        [4] Your partner and opponents
       *[other] Your opponents
    }
new-who = Who plays
company-computer = The computer
company-computer-text = starts at once
company-friend =
    { $count ->
        [one] A friend
       *[other] Friends
    }
company-friend-text = with a link
company-anyone = Anyone
company-anyone-text = an open table
company-anyone-note = The table appears on the home page, where anyone can take a seat.
deck = Deck
new-cards = The cards
new-deal =
    { $cards ->
        [one] { $cards } card, { $hand } each
       *[other] { $cards } cards, { $hand } each
    }
one-pair = One pair
more-factions =
    { $count ->
        [one] One ten-card faction
        [3] Three ten-card factions
        [5] Five ten-card factions
       *[other] { $count } ten-card factions
    }
replaced = { $by } replace { $gone }: the deck is full.
invite-later = You’ll get a link to share.
new-how-strong = How strong?
new-levels-differ = The computer players have different levels. Choose one for all of them.
new-seats = Each seat
# $place: where somebody sits, as seen from the reader.
new-seat =
    { $place ->
        [left] On your left
        [right] On your right
        [partner] Your partner
       *[opponent] Your opponent
    }
new-places = Places
setting-random = a random Setting
building-random = a random Building
more-options = More options
new-leader = Who leads first
new-leader-lots = Drawn at random
new-leader-now =
    { $place ->
        [left] the player on your left leads first
        [right] the player on your right leads first
        [partner] your partner leads first
       *[opponent] your opponent leads first
    }
new-leader-now-you = you lead first
clock = Clock
timeout = When time runs out
timeout-bot = the computer takes over
timeout-loss = the player loses
edition = Edition
edition-now = { $edition } edition
option-public = Show this table on the home page
option-tracker = Allow the card tracker
tracker-on = tracker on
tracker-off = tracker off
option-spectators = Allow spectators
watch-on = anyone may watch
watch-off = no spectators
cards-of = { $count } of { $total } cards
new-with =
    { $players ->
        [4] with { $names }
       *[other] against { $names }
    }
new-people = other players
new-with-link = by invitation
start = Start game
