# Settings and Buildings, by the names that the server uses. .rule: numbers in RULES.md.

## Settings

place-underworld = Underworld
place-underworld-text = Every 0 counts as 10: in tricks, in ties, and where points are counted.
    .rule = 8.1
place-farmland = Farmland
place-farmland-text = The 2 is the highest card of every faction: it ranks as 10 in tricks and in ties. Its points stay 2.
    .rule = 8.2
place-lakeside = Lakeside
place-lakeside-text = In Phase One, cards are taken in reverse order. With two players, the loser takes the market card and the winner draws. A winning Seer still chooses first.
    .rule = 8.3
place-windlands = Windlands
place-windlands-text = Before Phase Two, everybody passes 3 cards of the new hand to the next player clockwise. All choose in secret and pass at the same time.
    .rule = 8.4
place-endless_sands = Endless Sands
place-endless_sands-text = Before Phase One, everybody passes 5 cards of the hand to the next player clockwise. All choose in secret and pass at the same time.
    .rule = 8.5
place-islands = Islands
place-islands-text = In Phase One, the market has one card more. The one that is left over goes face up under the draw deck before anybody draws; only a winning Seer chooses earlier. When the deck is empty, the next to draw gets that very card.
    .rule = 8.6
place-plateau = Plateau
place-plateau-text = Whoever wins three tricks in a row does not lead the next one: the next opponent clockwise does. A partner’s wins do not count. After every third win counting starts anew, and at the start of Phase Two. A Dragon comes before the Plateau.
    .rule = 8.7
place-swamp = Swamp
place-swamp-text = Before Phase Two, everybody discards 2 cards of the new hand. All choose in secret; afterwards the cards lie open.
    .rule = 8.8
place-ice_fields = Ice Fields
place-ice_fields-text = If your side did not win the trick, your card in the very next one is stronger by 1. This does not add up, and it carries over from Phase One to Phase Two.
    .rule = 8.9

## Buildings

place-dungeon = Dungeon
place-dungeon-text = Whoever wins the last trick of a phase has one extra vote. It brings no cards for breaking ties.
    .rule = 9.1
place-lighthouse = Lighthouse
place-lighthouse-text = The first side to gather 3 cards of a faction in Phase Two has its vote for good, whatever happens to the cards later. It is checked after each trick; if two sides get there at once, the trick’s winner comes first, then clockwise. The other factions vote as usual.
    .rule = 9.2
place-pyramid = Pyramid
place-pyramid-text = Before counting, all cards worth 3 points or less are discarded.
    .rule = 9.3
place-abbey = Abbey
place-abbey-text = A side that has gathered at least twice as many cards as every other side loses. The others are compared as usual.
    .rule = 9.4
place-bridge = Bridge
place-bridge-text = The side with the most complete sets wins: one card of each faction at the table makes a set. If that is equal, those sides are compared as usual.
    .rule = 9.5
place-fortress = Fortress
place-fortress-text = A side with more than 5 cards of a faction discards 4 of them before counting, the lowest ones.
    .rule = 9.6
place-tower = Tower
place-tower-text = Each faction votes for the side with the most points on its cards. If that is equal, the number of cards decides, and then the usual ties.
    .rule = 9.7
place-runestones = Runestones
place-runestones-text = Before counting, all cards worth an odd number of points are discarded.
    .rule = 9.8
place-castle = Castle
place-castle-text = The side that has gathered the most cards wins. If that is equal, those sides are compared as usual.
    .rule = 9.9
