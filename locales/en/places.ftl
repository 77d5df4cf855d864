# Settings and Buildings, by the names that the server uses. .rule: numbers in RULES.md. .cards: the cards of the
# example; a stroke between those of one side and those of another, or between those that stay and those that go.

## Settings

place-underworld = Underworld
place-underworld-text = Every 0 counts as 10: in tricks, in ties, and where points are counted.
    .rule = 8.1
place-underworld-example = Dwarf 9 is led, you play Dwarf 0. It counts as 10 and wins.
    .cards = DW9 DW0
place-farmland = Farmland
place-farmland-text = The 2 is the highest card of every faction: it ranks as 10 in tricks and in ties. It’s still worth 2 points.
    .rule = 8.2
place-farmland-example = Undead 9 is led, you play Undead 2. It ranks as 10 and wins. Where points are counted it is still worth 2.
    .cards = UD9 UD2
place-lakeside = Lakeside
place-lakeside-text = In Phase One, cards are taken in reverse order. With two players, the loser takes the market card and the winner draws. A winning Seer still chooses first.
    .rule = 8.3
place-lakeside-example = With two players, Knight 9 is in the market. Goblin 8 is led, you play Goblin 3 and lose: Knight 9 is yours, and the winner draws.
    .cards = GO8 GO3 / KN9
place-windlands = Windlands
place-windlands-text = Before Phase Two, everyone passes 3 cards of the new hand to the next player clockwise. All choose in secret and pass at the same time.
    .rule = 8.4
place-windlands-example = You pass Goblin 0, Undead 1 and Knight 2 to the next player, and the player before you passes 3 cards to you. No one else knows which.
    .cards = GO0 UD1 KN2
place-endless_sands = Endless Sands
place-endless_sands-text = Before Phase One, everyone passes 5 cards of their hand to the next player clockwise. All choose in secret and pass at the same time.
    .rule = 8.5
place-endless_sands-example = You want to get rid of weak cards: you pass Goblin 0, Goblin 1, Knight 2, Undead 0 and Dwarf 1, and get 5 cards that someone else didn’t want.
    .cards = GO0 GO1 KN2 UD0 DW1
place-islands = Islands
place-islands-text = In Phase One, the market has one extra card. The card left over goes face up under the draw deck before anyone draws; only a winning Seer chooses earlier. When the deck is empty, the next player to draw gets that very card.
    .rule = 8.6
place-islands-example = With two players, Dragon 8 and Troll 2 are in the market. The winner takes Dragon 8, Troll 2 goes face up under the deck, and the loser draws from the top.
    .cards = DR8 TR2
place-plateau = Plateau
place-plateau-text = A player who wins three tricks in a row doesn’t lead the next one: the next opponent clockwise does. A partner’s wins don’t count. The count starts again after every third win, and at the start of Phase Two. A Dragon overrides the Plateau.
    .rule = 8.7
place-plateau-streak-you =
    { $count ->
        [one] You won the last trick.
       *[other] You’ve won { $count } tricks in a row.
    }
place-plateau-streak =
    { $count ->
        [one] { $name } won the last trick.
       *[other] { $name } has won { $count } tricks in a row.
    }
place-plateau-example = With two players, you win three tricks in a row, with Undead 7, Dwarf 8 and Goblin 9. Your opponent leads the fourth.
    .cards = UD7 DW8 GO9
place-swamp = Swamp
place-swamp-text = Before Phase Two, everyone discards 2 cards of the new hand. All choose in secret; afterwards, the cards lie face up.
    .rule = 8.8
place-swamp-example = You discard Goblin 0 and Undead 1. Now they lie face up, and you play Phase Two with 2 cards fewer, as everyone does.
    .cards = GO0 UD1
place-ice_fields = Ice Fields
place-ice_fields-text = If your side didn’t win the trick, your card in the very next one is stronger by 1. The bonus doesn’t stack, and it carries over from Phase One to Phase Two.
    .rule = 8.9
place-ice_fields-example = You lost the last trick. Gnome 5 is led, and you play another Gnome 5. With the bonus, its strength is 6, and it wins; without it, the first one would have won.
    .cards = GN5 GN5

## Buildings

place-dungeon = Dungeon
place-dungeon-text = The winner of the last trick of a phase has one extra vote. It adds no cards to a tie-break.
    .rule = 9.1
place-dungeon-example = In the last trick of Phase Two, Undead 4 is led, and you win with Undead 8. That is one vote for you besides those of the factions.
    .cards = UD4 UD8
place-lighthouse = Lighthouse
place-lighthouse-text = The first side to gather 3 cards of a faction in Phase Two locks in its vote, whatever happens to the cards later. This is checked after each trick; if two sides get there at once, the trick’s winner comes first, then clockwise. The other factions vote as usual.
    .rule = 9.2
place-lighthouse-example = In Phase Two, you are the first to gather three Trolls: 2, 5 and 6. Their vote is locked in for you, even if others gather all the rest.
    .cards = TR2 TR5 TR6
place-pyramid = Pyramid
place-pyramid-text = Before counting, all cards worth 3 points or less are discarded.
    .rule = 9.3
place-pyramid-example = You have Undead 1, 2 and 3, your opponent has Undead 7. Yours are discarded before counting, so the vote goes to your opponent.
    .cards = UD1 UD2 UD3 / UD7
place-abbey = Abbey
place-abbey-text = A side that has gathered at least twice as many cards as every other side loses. The others are compared as usual.
    .rule = 9.4
place-abbey-example = Four cards against two are twice as many: the side with four would lose, whatever the votes say. In a real game, it might be 18 to 8.
    .cards = GO5 KN4 UD8 DW2 / GO9 UD3
# Said after a game that a Building has decided. $most: the highest number; $others: the other ones.
place-abbey-decided = The Abbey rules out a side with twice as many cards: { $most } to { $others }.
place-bridge = Bridge
place-bridge-text = The side with the most full sets wins: one card of each faction at the table makes a set. If that is a tie, those sides are compared as usual.
    .rule = 9.5
place-bridge-example = Goblin 4, Knight 6, Undead 2, Dwarf 7 and Doppelgänger 5: a card of each faction at the table, a full set. Two sets beat one.
    .cards = GO4 KN6 UD2 DW7 DG5
place-bridge-decided = With the Bridge, most full sets wins: { $most } to { $others }.
place-fortress = Fortress
place-fortress-text = A side with more than 5 cards of a faction discards 4 of them before counting, the lowest ones.
    .rule = 9.6
place-fortress-example = You have six Undead. The four lowest, 1, 2, 4 and 5, are discarded; 7 and 9 are left. Your opponent has 3, 6 and 8, and with them the vote.
    .cards = UD1 UD2 UD4 UD5 / UD7 UD9 / UD3 UD6 UD8
place-tower = Tower
place-tower-text = Each faction votes for the side with the most points on its cards. If that is a tie, the number of cards decides, and then the usual tie-breaks.
    .rule = 9.7
place-tower-example = You have only Troll 9, your opponent has Troll 1, 2 and 5. That is 9 points against 8: the vote is yours.
    .cards = TR9 / TR1 TR2 TR5
place-runestones = Runestones
place-runestones-text = Before counting, all cards worth an odd number of points are discarded.
    .rule = 9.8
place-runestones-example = You have Seer 3, 5 and 7, your opponent has only Seer 2. All of yours are odd and are discarded, so the vote goes to your opponent.
    .cards = SE3 SE5 SE7 / SE2
place-castle = Castle
place-castle-text = The side that has gathered the most cards wins. If that is a tie, those sides are compared as usual.
    .rule = 9.9
place-castle-example = Three cards beat two, however low they are: two Goblin 0s and Undead 1 would win against Knight 9 and Dwarf 9.
    .cards = GO0 GO0 UD1 / KN9 DW9
place-castle-decided = With the Castle, most cards wins: { $most } to { $others }.
