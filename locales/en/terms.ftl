# Words of the game: factions, cards, places where cards lie, levels, counted things.
#
# How sentences speak of factions and cards, so that every language can inflect them:
# - A card in a sentence is a variable $card, filled with the message card-XX (XX is the code, $value a number).
# - A faction alone is faction-XX (many) or faction-XX-one (one of them).
# - A sentence about a faction takes its code as $faction and refers to one of the messages of the next
#   section, as in: { $name } locks in { faction-vote }. A message that refers to another shares its variables.

## A faction in a sentence ($faction is its code)

faction-led =
    { $faction ->
        [GO] Goblins were led
        [KN] Knights were led
        [UD] Undead were led
        [DW] Dwarves were led
        [DG] Doppelgängers were led
        [GN] Gnomes were led
        [GI] Giants were led
        [DR] Dragons were led
        [TR] Trolls were led
        [SE] Seers were led
        [UC] Unicorns were led
        [BA] Basilisks were led
        [PF] Phoenix Fire was led
       *[PX] Phoenixes were led
    }
faction-vote =
    { $faction ->
        [GO] the Goblins’ vote
        [KN] the Knights’ vote
        [UD] the Undead’s vote
        [DW] the Dwarves’ vote
        [DG] the Doppelgängers’ vote
        [GN] the Gnomes’ vote
        [GI] the Giants’ vote
        [DR] the Dragons’ vote
        [TR] the Trolls’ vote
        [SE] the Seers’ vote
        [UC] the Unicorns’ vote
        [BA] the Basilisks’ vote
       *[PX] the Phoenixes’ vote
    }

## Factions, many and one

faction-GO = Goblins
faction-GO-one = Goblin
faction-KN = Knights
faction-KN-one = Knight
faction-UD = Undead
faction-UD-one = Undead
faction-DW = Dwarves
faction-DW-one = Dwarf
faction-DG = Doppelgängers
faction-DG-one = Doppelgänger
faction-GN = Gnomes
faction-GN-one = Gnome
faction-GI = Giants
faction-GI-one = Giant
faction-DR = Dragons
faction-DR-one = Dragon
faction-TR = Trolls
faction-TR-one = Troll
faction-SE = Seers
faction-SE-one = Seer
faction-PX = Phoenixes
faction-PX-one = Phoenix
faction-PF = Phoenix Fire
faction-PF-one = Phoenix Fire
faction-UC = Unicorns
faction-UC-one = Unicorn
faction-BA = Basilisks
faction-BA-one = Basilisk

# What is printed on a card: two letters of the faction’s name, different for each faction. Records keep the English ones.
code-GO = GO
code-KN = KN
code-UD = UD
code-DW = DW
code-DG = DG
code-GN = GN
code-GI = GI
code-DR = DR
code-TR = TR
code-SE = SE
code-PX = PX
code-PF = PF
code-UC = UC
code-BA = BA

## Cards ($value is a number)

card-GO = Goblin { $value }
card-KN = Knight { $value }
card-UD = Undead { $value }
card-DW = Dwarf { $value }
card-DG = Doppelgänger { $value }
card-GN = Gnome { $value }
card-GI = Giant { $value }
card-DR = Dragon { $value }
card-TR = Troll { $value }
card-SE = Seer { $value }
card-PX = Phoenix { $value }
card-PF = Phoenix Fire { $value }
card-UC = Unicorn { $value }
card-BA = Basilisk { $value }
card-hidden = Face-down card

## Counted things

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-followers =
    { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }

## Where cards lie

zone-deck = Draw deck
zone-market = Market
zone-followers = Followers
zone-trick = Trick
zone-pile = Score pile
zone-front = Gnomes in front
zone-discard = Discard pile

## Words of the game

word-setting = Setting
word-building = Building
setting-none = None
building-none = None
word-random = Random

## Phases

phase-one = Phase One
phase-two = Phase Two
phase-two-text = Gather supporters

## Levels of the computer

level-random = Random
level-random-text = Plays any card that the rules allow.
level-novice = Novice
level-novice-text = Knows the rules and little else. Good for your first game.
level-apprentice = Apprentice
level-apprentice-text = Weighs what each trick is worth, but forgets a lot.
level-adept = Adept
level-adept-text = Remembers every card and thinks ahead.
level-master = Master
level-master-text = Works out what you may hold, and plays the endgame flawlessly.
level-grandmaster = Grandmaster
level-grandmaster-text = Plays like the Master, with more time to think.

## Sets and editions

deck-claim = Claim
deck-claim-text = The first game. Start here.
deck-claim2 = Claim 2
deck-claim2-text = More powers, more surprises.
deck-maps = Maps
deck-mix = Your own mix
deck-mix-text = Choose the factions yourself.
edition-international = International
edition-international-text = A Giant crushes a Gnome of each opponent. Tied votes are broken by cards, then by points.
edition-german = German
edition-german-text = With three or four players, the winner chooses whose Gnome a Giant crushes, or spares them all. Tied votes are broken by points alone.

## Why a faction votes as it does, and what decided the game

ground-points = most points
ground-cards = most cards
ground-highest_card = same number of cards, but a higher one
ground-first_three = first to three cards
ground-equal = all equal, so no vote
ground-no_cards = no one has a card, so no vote
# $most: the highest number, the winner's; $others: the other ones.
verdict-cards =
    { $count ->
        [one] Tied on votes. { $name } wins with more cards in their factions, { $most } to { $others }.
       *[other] Tied on votes. { $name } win with more cards in their factions, { $most } to { $others }.
    }
verdict-cards-you = Tied on votes. You win with more cards in your factions, { $most } to { $others }.
verdict-cards-team = Tied on votes. Your team wins with more cards in its factions, { $most } to { $others }.
verdict-points =
    { $count ->
        [one] Tied on votes. { $name } wins with more points in their factions, { $most } to { $others }.
       *[other] Tied on votes. { $name } win with more points in their factions, { $most } to { $others }.
    }
verdict-points-you = Tied on votes. You win with more points in your factions, { $most } to { $others }.
verdict-points-team = Tied on votes. Your team wins with more points in its factions, { $most } to { $others }.
verdict-shared = Nothing could break the tie.
