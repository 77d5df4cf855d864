# The table. Where a sentence is there twice, the one that ends in -you speaks to the reader about the reader; the other
# one is about $name.

you = You
your-team = Your team
empty-seat = Empty seat
bot-nth = Bot { $number }
trick-of = trick { $number } of { $total }
trick-number = trick { $number }
your-card = your card
led-tag = { $name } led
partner = your partner
thinking = thinking…
away = away

## The log

log-led = { $name } leads { $card }.
log-led-you = You lead { $card }.
log-played = { $name } plays { $card }.
log-played-you = You play { $card }.
log-won = { $name } wins the trick.
log-won-you = You win the trick.
log-leads = { $name } leads next.
log-leads-you = You lead next.
log-took = { $name } takes { $card }.
log-took-you = You take { $card }.
log-drew = { $name } draws a card.
log-drew-you = You draw a card.
log-drew-card = { $name } draws { $card }.
log-drew-card-you = You draw { $card }.
log-gathered = { $name } scores { $card }.
log-gathered-you = You score { $card }.
log-front = { $card } stays in front of { $name }.
log-front-you = { $card } stays in front of you.
log-aside = { $card } is set aside and waits.
log-crushed = { $card } in front of { $name } is crushed.
log-crushed-you = Your { $card } is crushed.
log-fire = { $name } draws Phoenix Fire.
log-fire-you = You draw Phoenix Fire.
log-under = { $card } goes under the draw deck.
log-passed = { $name } passes { $card } to { $to }.
log-passed-hidden = { $name } passes cards to { $to }.
log-discarded = { $name } discards { $card }.
log-discarded-you = You discard { $card }.
log-looked = { $name } looks at the top of the deck.
log-looked-you = You look at the top of the deck.
log-looked-card = { $name } looks at the top of the deck: { $card }.
log-looked-card-you = You look at the top of the deck: { $card }.
log-sealed = { $name } has chosen.
log-sealed-you = You have chosen.
log-spared = { $name } spares the Gnomes.
log-spared-you = You spare the Gnomes.
log-vote-claimed = For good: { faction-vote } goes to { $name }.
log-bot-took = The computer plays for { $name } now.
log-bot-took-you = The computer plays for you now.
log-returned = { $name } is back.
log-returned-you = You are back.

## The page

table = Table
your-turn-title = Your turn!
looking-for-table = Looking for the table…
no-table-here = This table cannot be shown
stage = The table
lies-about = What lies on the table
the-votes = The votes
sure-votes = { $name } { $count }
your-hand = Your hand
your-followers = Your followers
only-you-see = { $count } · only you see them
score-piles = Score piles
piles = Piles
pile-of = { $name }
look-through = Look through the piles
last-trick = Last trick
no-last-trick = No trick is over yet.
no-followers = Win or draw cards: they become your followers, your hand of Phase Two.
log = Log
talk = Talk
tracker = Tracker
no-tracker = There is no tracker at this table.
tracker-open = open
tracker-mine = mine
tracker-elsewhere = elsewhere
tracker-sure = surely theirs
tracker-tap = Tap a card to see where it can be.
tracker-keys = The arrow keys go from card to card.
tracked-mine = { $count } mine
tracked-open = { $count } lying open
tracked-at = { $place } { $share } %
tracked-at-seat = { $place } of { $name } { $share } %
locations = Places
no-setting = no Setting
no-building = no Building
dock = More about the game
none = none
say-label = What to do
in-hand = { $count } in hand
in-pile = { $count } in score pile
bot-plays = computer plays
has-chosen = has chosen
clock-low = Less than a minute is left on your clock.
clock-last = Ten seconds are left on your clock.
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## Votes

need-short = { $count }
need-you = you need { $count } more
need-team = your team needs { $count } more
still-to-come = { $count } still to come
gone-count = { $count } gone
vote-yours = yours
vote-theirs = theirs
vote-nobody = nobody’s
decided-yours = decided: yours
decided-for = decided: { $name }
decided-nobody = decided: nobody’s
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
points-count = Points count here, not cards.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Winner
rank-loser = Loser
rank-nth =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
# $places: who gets it, a list of the places above.
stake-market =
    { $count ->
        [one] { $places } takes
       *[other] { $places } pick
    }
stake-deck =
    { $count ->
        [one] { $places } draws
       *[other] { $places } draw
    }
left-over =
    { $count ->
        [one] { $count } card goes under the deck
       *[other] { $count } cards go under the deck
    }
unseen = one unseen
only-you = only you see it
top-only-you = Marked with the eye: the top of the deck. Only you see it.
deck-label =
    { $count ->
        [one] Draw deck, { $count } card
       *[other] Draw deck, { $count } cards
    }
zone-aside-waiting = Trolls waiting
goes-next = goes next
winner-takes-aside = The next winner takes { $card }.
fire = Phoenix Fire

## The say line

connection-lost = Connection lost. Trying again… Nothing is lost: the game waits.
game-over = The game is over.
sending = Your choice is on its way…
ask-lead = Your turn: you lead. Play any card.
ask-lead-phase-two = Phase Two: your followers are your hand now. You lead.
ask-follow = Your turn. Led: { faction-name }. You hold some, so play one of them.
ask-follow-stand-in = Your turn. Led: { faction-name }. Play one of them, or a Doppelgänger.
ask-any = Your turn. Led: { faction-name }. You may play any card.
ask-confirm = { $card }: tap it again or press Play.
ask-take = Choose a card: it becomes your follower.
ask-take-deck = Your Seer won: take a market card or the top of the deck.
ask-pass =
    { $count ->
        [one] Choose { $count } card to pass to { $name }.
       *[other] Choose { $count } cards to pass to { $name }: { $chosen } chosen.
    }
ask-discard =
    { $count ->
        [one] Choose { $count } card to discard.
       *[other] Choose { $count } cards to discard: { $chosen } chosen.
    }
ask-crush = { $card } can crush a Gnome. Whose?
bot-thinks =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
waiting-for = Waiting for { $names }.
waiting-away =
    { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
computer-takes-over = Let the computer play
bot-plays-for-you = The computer plays for you. You can take your seat back at any time.
queued-sentence = { $card } is queued: it is played as soon as it can be. Tap it to take it back.
play-card = Play { $card }
pass-button = Pass { $chosen }/{ $count }
discard-button = Discard { $chosen }/{ $count }
take-card = Take { $card }
take-deck = Take the top of the deck: { $card }
crush-whose = Crush: { $name }
crush-none = Spare them
choice-key = { $choice } (key { $key })

## Cards of the hand, for those who hear them

held-refused = { $card }, cannot be played now
held-queued = { $card }, queued
held-sealed = { $card }, chosen and sealed
held-key = { $card }, key { $key }
chosen-card = { $card } is chosen. Enter plays it.
queued-card = { $card } is queued.
unqueued-card = The queued card is taken back.
queued-refused = { $card } cannot be played now, so it is not queued any more.
refused-because = { $reason } (rule { $rule })

## Talk

watching = watching
mute = Do not hear { $name } any more
muted = You do not hear { $name } any more.
say-something = Say something
nothing-said = Nobody has said anything yet.
send = Send
said = { $name }: { $text }

## Before the game

waiting-for-players = Waiting for players
almost-ready = Almost ready
you-named = { $name } (you)
computer = Computer
computer-level = Computer: { $level }
free-seat = free
is-ready = ready
not-ready = not ready yet
ready = I am ready
leave-seat = Leave the seat
sit-down = Sit down
who-plays-seat = Who plays on seat { $number }
for-a-person = For a person
invite-link = Invite somebody
invite-text = Whoever opens this link can sit down. No sign-up is needed.
copy = Copy
share = Share
link-copied = The link is copied.

## The menu of a table, and keys

layout-text = Show as text
layout-cards = Show as cards
take-seat-back = Take your seat back
give-to-computer = Let the computer play for { $name }
claim-win = Claim the win
abort = Call the game off
abort-text = The game ends without a result. That can be done until the first trick is over.
resign = Give up
resign-text = You lose the game. This cannot be taken back.
rematch = Rematch
to-rematch = Go to the rematch
key-choose = Choose a card of your hand, or one of the offers
key-play = Play what is chosen
key-take-back = Take a choice back
key-arrows = Go from card to card, or to the first or last; with Shift, move the card
key-code = Go to a card of your hand by its code
key-piles = Followers and piles
key-layout = Cards or text

## The table as text

text-command = Command
text-do = Do it
text-answers = What happened
text-help = Commands: { $commands }.
text-trick = In the trick: { $cards }.
text-trick-empty = The trick is empty.
text-played = { $name }: { $card }, strength { $strength }
text-market =
    { $count ->
        [one] Market: { $cards }. { $count } card in the draw deck.
       *[other] Market: { $cards }. { $count } cards in the draw deck.
    }

# Words of the command line, in small letters and without spaces. The first one is what the help names; the others mean the
# same. The English words are understood everywhere.
command-hand = hand
command-trick = trick
command-market = market
command-score = score
command-followers = followers
command-last = last
command-turn = turn
command-clock = clock
command-play = play
command-take = take
command-pass = pass
command-discard = discard
command-crush = crush
command-say = say
command-help = help
command-deck = deck
command-none = none
