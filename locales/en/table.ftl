# The table. Where there are several forms of a sentence, the one that ends in -you speaks to the reader about the reader,
# the one that ends in -team to a reader who plays in a team, and the other one is about $name.

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
log-aside = { $card } is set aside.
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
# $count: how many they are.
log-vote-claimed =
    { $count ->
        [one] { $name } locks in { faction-vote }.
       *[other] { $name } lock in { faction-vote }.
    }
log-vote-claimed-you = You lock in { faction-vote }.
log-vote-claimed-team = Your team locks in { faction-vote }.
log-bot-took = The computer now plays for { $name }.
log-bot-took-you = The computer now plays for you.
log-returned = { $name } is back.
log-returned-you = You are back.

## The page

table = Table
your-turn-title = Your turn!
looking-for-table = Loading the table…
no-table-here = Can’t show this table
stage = The table
lies-about = Cards on the table
the-votes = The votes
sure-votes = { $name } { $count }
your-hand = Your hand
your-followers = Your followers
only-you-see = { $count } · only you can see them
score-piles = Score piles
piles = Piles
pile-of = { $name }
look-through = Look through the piles
last-trick = Last trick
no-last-trick = No trick has been played yet.
no-followers = Cards you win or draw become your followers: your hand for Phase Two.
log = Log
talk = Chat
tracker = Tracker
no-tracker = The tracker is off at this table.
tracker-coming = Loading the tracker…
tracker-open = face up
tracker-mine = yours
tracker-elsewhere = unknown
tracker-sure = opponent’s
tracker-partner = partner’s
tracker-opponents = opponents’
tracker-tap = Tap a card to see where it might be.
tracker-keys = Tap a card to see where it might be. Move between cards with the arrow keys.
tracked-card = { $card }: { $places }
tracked-mine = { $count } yours
tracked-open = { $count } face up
tracked-deck =
    { $certainty ->
        [sure] { $least } in the draw deck
        [or] { $least } or { $most } in the draw deck
        [range] { $least } to { $most } in the draw deck
        [at-most] up to { $most } in the draw deck (at least one: { $chance }%)
       *[chance] { $chance }% in the draw deck
    }
tracked-hand =
    { $certainty ->
        [sure] { $least } in { $name }’s hand
        [or] { $least } or { $most } in { $name }’s hand
        [range] { $least } to { $most } in { $name }’s hand
        [at-most] up to { $most } in { $name }’s hand (at least one: { $chance }%)
       *[chance] { $chance }% in { $name }’s hand
    }
tracked-followers =
    { $certainty ->
        [sure] { $least } among { $name }’s followers
        [or] { $least } or { $most } among { $name }’s followers
        [range] { $least } to { $most } among { $name }’s followers
        [at-most] up to { $most } among { $name }’s followers (at least one: { $chance }%)
       *[chance] { $chance }% among { $name }’s followers
    }
locations = Locations
no-setting = no Setting
no-building = no Building
dock = More about this game
none = none
say-label = What to do
in-hand = { $count } in hand
in-pile = { $count } in score pile
bot-plays = computer plays
has-chosen = has chosen
clock-low = You have less than a minute left.
clock-last = You have ten seconds left.
days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## Votes

need-short = { $count }
need-more = { $count } more to be sure
vote-ahead-you = you’re ahead
vote-ahead-team = you’re ahead
vote-ahead =
    { $count ->
        [one] { $name } is ahead
       *[other] { $name } are ahead
    }
vote-ahead-nobody = no one is ahead
still-to-come = { $count } still to come
gone-count = { $count } out of play
vote-yours = yours
vote-to = to { $name }
vote-nobody = no one’s
decided-yours = won by you
decided-for = won by { $name }
decided-nobody = goes to no one
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
score-line = { $faction }: { $numbers }.
score-line-decided = { $faction }: { $numbers }; { $state }.
points-count = Points count here, not cards.
# How a faction's vote stands, in sentences. $held: cards, or points, that $name has gathered; $count: how many players
# $name is; $needs: how many more make the vote certain; $open: how many are still to come; $gone: how many are out of play.
contest-cards-you =
    { $held ->
        [0] You haven’t gathered any cards yet.
        [one] You’ve gathered { $held } card.
       *[other] You’ve gathered { $held } cards.
    }
contest-cards-team =
    { $held ->
        [0] Your team hasn’t gathered any cards yet.
        [one] Your team has gathered { $held } card.
       *[other] Your team has gathered { $held } cards.
    }
contest-cards =
    { $count ->
        [one] { $name } has
       *[other] { $name } have
    } gathered { $held ->
        [0] no cards yet.
        [one] { $held } card.
       *[other] { $held } cards.
    }
contest-points-you =
    { $held ->
        [0] You haven’t gathered any points yet.
        [one] You’ve gathered { $held } point.
       *[other] You’ve gathered { $held } points.
    }
contest-points-team =
    { $held ->
        [0] Your team hasn’t gathered any points yet.
        [one] Your team has gathered { $held } point.
       *[other] Your team has gathered { $held } points.
    }
contest-points =
    { $count ->
        [one] { $name } has
       *[other] { $name } have
    } gathered { $held ->
        [0] no points yet.
        [one] { $held } point.
       *[other] { $held } points.
    }
contest-ahead-you = You’re ahead.
contest-ahead-team = Your team is ahead.
contest-ahead =
    { $count ->
        [one] { $name } is ahead.
       *[other] { $name } are ahead.
    }
contest-ahead-nobody = No one is ahead.
contest-needs-you = To be sure of this vote, you need { $needs } more.
contest-needs-team = To be sure of this vote, your team needs { $needs } more.
contest-open =
    { $open ->
        [0] There are none still to come.
        [one] There is { $open } still to come.
       *[other] There are { $open } still to come.
    }
contest-gone =
    { $gone ->
        [one] There is { $gone } out of play.
       *[other] There are { $gone } out of play.
    }
contest-won-you = You’ve won this vote.
contest-won-team = Your team has won this vote.
contest-won =
    { $count ->
        [one] { $name } has won this vote.
       *[other] { $name } have won this vote.
    }
contest-won-nobody = This vote goes to no one.

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
unseen = one card, face down
only-you = only you can see it
top-only-you = The card marked with an eye is the top of the deck. Only you can see it.
deck-label =
    { $count ->
        [one] Draw deck, { $count } card
       *[other] Draw deck, { $count } cards
    }
zone-aside-waiting = Trolls waiting
goes-next = taken next
winner-takes-aside = The winner of the next trick takes { $card }.
fire = Phoenix Fire

## The say line

connection-lost = Connection lost. Reconnecting… Your game is safe.
game-over = The game is over.
sending = Sending…
ask-lead = Your turn to lead. Play any card.
ask-lead-phase-two = Phase Two: your followers are now your hand. You lead.
ask-follow = Your turn. { faction-led }. You must follow suit.
ask-follow-stand-in = Your turn. { faction-led }. Follow suit or play a Doppelgänger.
ask-any = Your turn. { faction-led } and you have none. Play any card.
ask-confirm = Tap { $card } again or press Play.
ask-take = Choose a card to take as a follower.
ask-take-deck = Your Seer won. Take a market card or the top card of the deck.
ask-pass =
    { $count ->
        [one] Choose { $count } card to pass to { $name }.
       *[other] Choose { $count } cards to pass to { $name } ({ $chosen } chosen).
    }
ask-discard =
    { $count ->
        [one] Choose { $count } card to discard.
       *[other] Choose { $count } cards to discard ({ $chosen } chosen).
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
bot-plays-for-you = The computer is playing for you. You can take your seat back at any time.
queued-sentence = { $card } is queued and will be played as soon as possible. Tap it to undo.
play-card = Play { $card }
pass-button = Pass { $chosen }/{ $count }
discard-button = Discard { $chosen }/{ $count }
take-card = Take { $card }
take-deck = Take the top of the deck: { $card }
crush-whose = Crush { $name }’s Gnome
crush-none = Spare them
choice-key = { $choice } (key { $key })

## Cards of the hand, for screen readers

held-refused = { $card }, can’t be played now
held-queued = { $card }, queued
held-sealed = { $card }, chosen and sealed
held-key = { $card }, key { $key }
chosen-card = { $card } is chosen. Press Enter to play it.
queued-card = { $card } is queued.
unqueued-card = The card is no longer queued.
queued-refused = { $card } can’t be played now, so it’s no longer queued.
refused-because = { $reason } (rule { $rule })
power-not-now = Not now.
power-more = More in the rules
power-told = { $name }: { $text }

## Chat

watching = watching
mute = Mute { $name }
muted = You muted { $name }.
say-something = Write a message
nothing-said = No messages yet.
send = Send
said = { $name }: { $text }

## Before the game

waiting-for-players = Waiting for players
almost-ready = Almost ready
you-named = { $name } (you)
computer = Computer
computer-level = Computer: { $level }
is-ready = ready
not-ready = not ready yet
ready = I’m ready
leave-seat = Leave seat
sit-down = Take seat
who-plays-seat = Player in seat { $number }
for-a-person = A person
invite-link = Invite someone
invite-text = Anyone with this link can take a seat. No sign-up needed.
copy = Copy
share = Share
link-copied = Link copied.
invited = You’re invited to a game
invited-by = { $name } invites you to a game
invited-title = { $name } is waiting for you.
invited-text = No account needed.
invited-how = How do you play Claim?
your-name = Your name
join = Join
anyone = Anyone
searching =
    { $players ->
        [2] Looking for an opponent
       *[other] Looking for players
    }
search-others =
    { $count ->
        [0] No one else is at a public table right now.
        [one] { $count } other player is at a public table.
       *[other] { $count } other players are at public tables.
    }
search-impatient = Don’t want to wait?
search-computer = Play the computer instead
search-link = Send a friend the link
search-stop = Stop searching

## The menu of a table, and keys

layout-text = Show as text
layout-cards = Show as cards
take-seat-back = Take your seat back
give-to-computer = Let the computer play for { $name }
claim-win = Claim the win
claim-sure = You have enough votes to win. Claim the win now, or play on.
abort = Cancel game
abort-text = The game ends without a result. You can cancel it until the first trick is over.
resign = Resign
resign-text = You lose the game. This can’t be undone.
rematch = Rematch
to-rematch = Go to the rematch
rematch-title = { $name } wants a rematch
rematch-offered = { $name } wants a rematch.
rematch-accept = Accept
rematch-decline = Decline
rematch-waiting = Rematch offered. Waiting for { $names }.
rematch-withdraw = Cancel offer
rematch-declined =
    { $count ->
        [one] { $names } doesn’t want a rematch.
       *[other] { $names } don’t want a rematch.
    }
rematch-declined-you = You declined the rematch.
rematch-withdrawn = { $name } cancelled the rematch offer.
rematch-withdrawn-you = You cancelled your rematch offer.
key-choose = Choose a card from your hand, or one on offer
key-play = Play the chosen card
key-take-back = Undo a choice
key-arrows = Move between cards, or to the first or last; with Shift, move the card
key-code = Go to a card in your hand by its code
key-power = Show what the selected card does
key-piles = Followers and piles
key-layout = Switch between cards and text

## The table as text

text-command = Command
text-do = Enter
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
command-say = say, chat
command-help = help
command-deck = deck
command-none = none
