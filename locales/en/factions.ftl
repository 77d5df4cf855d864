# What each faction can do. power-XX is the power in a sentence or two; power-XX-more has the details and an example.
# .rule: numbers in RULES.md. .cards: the cards of the example, in the order in which they are played.

power-GO = No power, but strength in numbers: there are fourteen Goblins, and each one counts for their vote.
    .rule = 5.4
power-GO-more = There are five 0s, and one each of 1 to 9. When a Goblin is led, Knights may turn up and win the trick. Example: Goblin 9 is led, and Knight 2 beats it.
    .rule = 1, 5.1
    .cards = GO9 KN2

power-KN = When a Goblin is led, the strongest Knight wins the trick. On any other lead, Knights have no power.
    .rule = 5.1
power-KN-more = Eight cards, 2 to 9. You still have to follow suit: while you hold a Goblin, you can’t answer a Goblin with a Knight. Of two equal Knights, the one played first wins. Example: Goblin 9 is led, you have no Goblin and play Knight 2. You win.
    .rule = 5.1, 4.2
    .cards = GO9 KN2

power-UD = In Phase One, all the Undead in a trick go straight to the winner’s score pile, no matter who played them.
    .rule = 5.2
power-UD-more = The other cards of the trick are discarded as usual. An Undead that you take from the market or the deck is a follower like any other. Example: Undead 4 is led, you play Undead 7 and win. Both count for you from now on.
    .rule = 5.2
    .cards = UD4 UD7

power-DW = In Phase Two, the loser of a trick takes the Dwarves in it. With three or four players, they go to the player of the weakest card.
    .rule = 5.3
power-DW-more = The weakest card may be of any faction; of equal ones, it is the one played last; captured cards don’t count. With three or four players, even the winner can have the weakest card. Example with two: Dwarf 3 is led, you play Dwarf 9 and win the trick, and your opponent takes both Dwarves.
    .rule = 5.3
    .cards = DW3 DW9

power-DG = You may play a Doppelgänger on any lead. It then counts as the led faction, but without that faction’s power.
    .rule = 4.2, 4.3
power-DG-more = It follows suit, wins and ranks like a card of the led faction, and at the end it votes as a Doppelgänger. You never have to play it, unless Doppelgängers are led. Example: Undead 6 is led. Though you hold Undead 2, you play Doppelgänger 8 and win.
    .rule = 4.2, 4.3
    .cards = UD6 DG8

power-GN = In Phase Two, Gnomes that you gather stay face up in front of you until the end. Until then, a Giant can crush them.
    .rule = 6.1
power-GN-more = Thirteen cards: three each of 1, 3, 5 and 7, and one 9. At the end of the game, those still in front of you join your score pile. Example: Gnome 5 is led, you play Gnome 9 and win. Both now stand in front of you.
    .rule = 6.1, 1
    .cards = GN5 GN9

power-GI = In Phase Two, each Giant in the trick crushes one Gnome of the same value in front of the winner’s opponent. With three or four players, one in front of each opponent.
    .rule = 6.2
power-GI-more = It doesn’t matter who played the Giant: it hits the opponents of the trick’s winner, never the winner’s own side. Only the printed value counts. Crushed Gnomes are discarded; a Giant without a match does nothing, now or later. With two players and the Abbey or the Fortress, the winner may spare the Gnome. Example: Giant 3 is led, you win with Giant 7. Your opponent loses one Gnome 3 and one Gnome 7, if they are there.
    .rule = 6.2
    .cards = GI3 GI7

power-DR = Whoever plays the last Dragon in a trick leads the next one, win or lose.
    .rule = 6.4
power-DR-more = This holds in both phases, and overrides the Plateau. A captured Dragon doesn’t count. Example: Dragon 7 is led, you play Dragon 3. You lose the trick and lead the next one.
    .rule = 6.4, 8.7
    .cards = DR7 DR3

power-TR = In Phase Two, Trolls are set aside when played. The winner of a trick takes only the highest Troll waiting there.
    .rule = 6.3
power-TR-more = Trolls wait as long as it takes: even a trick without a Troll can win one. What counts is the rank without bonuses. The winner of the last trick takes all that are left. Example: Troll 8 is led, Troll 5 follows. The winner takes Troll 8; Troll 5 goes to the winner of the next trick, unless a higher one joins it.
    .rule = 6.3
    .cards = TR8 TR5

power-SE = If you win a trick of Phase One with a Seer, you may look at the top card of the draw deck. Take it, or a card from the market.
    .rule = 6.5
power-SE-more = Only you see that card, and the Seer must be your own winning card. With two players, your opponent gets what you leave: the market card if you take from the deck, the deck card if not. Example: Seer 4 is led, you win with Seer 9 and choose.
    .rule = 6.5, 10.2
    .cards = SE4 SE9

power-PX = In Phase Two, when your Phoenix goes to another side, you draw a Phoenix Fire card into your hand.
    .rule = 7.1
power-PX-more = This goes on as long as the pile lasts, and a lost Phoenix Fire draws again. So hands can differ in size: Phase Two ends with the first trick after which a player has no cards. Cards that others still hold are discarded and count for no one. Example: Phoenix 8 is led, you play Phoenix 2, lose both and draw one Phoenix Fire.
    .rule = 7.1
    .cards = PX8 PX2

power-PF = Ten more Phoenixes, 0 to 9, in a pile of their own. You get one when you lose a Phoenix in Phase Two.
    .rule = 1.2, 3.2, 7.1
power-PF-more = A Phoenix Fire card is a Phoenix in every respect: it follows suit, wins and votes as one. No one is dealt one; the pile lies face down. Example: you lose Phoenix Fire 3 to Phoenix 6, and draw another Fire card.
    .rule = 1.2, 3.2, 7.1
    .cards = PX6 PF3

power-UC = In Phase Two, each Unicorn in your own score pile makes your cards of other factions stronger by 1.
    .rule = 7.2
power-UC-more = The bonus starts with the trick after you got the Unicorn; those from Phase One count as well. Unicorns themselves get no bonus, but a Doppelgänger always does, even when a Unicorn is led. It makes no difference to the votes. Example: with two Unicorns in your pile, your Dragon 6 plays as an 8 and beats Dragon 7.
    .rule = 7.2
    .cards = DR7 DR6

power-BA = A Basilisk played on a led card of equal strength captures that card and wins the trick.
    .rule = 7.3
power-BA-more = You still have to follow suit, so you must be out of the led faction; a led Basilisk can’t be captured. The captured card goes straight to your score pile and has no power in this trick. Only the first Basilisk captures. In Phase One, the Basilisk itself is discarded; in Phase Two, it is yours. Example: Dragon 5 is led, you have no Dragon and play Basilisk 5. It captures the Dragon and wins.
    .rule = 7.3, 4.2
    .cards = DR5 BA5
