# The whole game, in sections: rules-<section>-title, then paragraphs rules-<section>-1, -2, … until there is none.
# Sections in their order: goal, cards, setup, phase-one, following, winning, market, phase-two, votes, ties, teams,
# editions, mixes, maps, fair, hidden, words. .rule: numbers in RULES.md, to be shown beside the paragraph.

rules-title = Rules
rules-lead = The whole game on one page. The numbers in brackets are those of the full rules.
rules-search = Search the rules
rules-nothing = Nothing found. Try another word, such as a faction or “market”.
rules-number = Rule { $rule }
rules-example = Example
rules-try = Try it out
rules-contents = Contents
rules-factions = The factions
rules-settings = The Settings
rules-buildings = The Buildings

rules-goal-title = The goal
rules-goal-1 = The king is dead, and the throne is empty. The factions of the realm will choose the next ruler: each of them has one vote, and whoever gets the most votes wins.
    .rule = 10.4
rules-goal-2 = The game has two phases. In Phase One, you use the cards you are dealt to recruit followers. In Phase Two, you play those followers to gather supporters: each faction votes for the side that has gathered the most of its cards.
    .rule = 10.1, 10.3

rules-cards-title = The cards
rules-cards-1 = Every card belongs to a faction and has a value from 0 to 9. A card’s strength is its value, unless a Setting or a Unicorn changes it. Strength decides tricks, and is fixed as soon as the card is played.
    .rule = 1, 4.4
rules-cards-2 = Most factions have ten cards, 0 to 9. Four come in pairs: Goblins (14) with Knights (8), Gnomes (13) with Giants (9). Every faction except the Goblins has a power.
    .rule = 1, 5.4

rules-setup-title = Setup
rules-setup-1 = The deck holds one of the two pairs, plus three more factions with two players (52 cards) or five more with three or four (72 cards).
    .rule = 2.2
rules-setup-2 = Everyone is dealt a hand: 13 cards with two players, 12 with three, 9 with four. The rest is the draw deck: 26 cards with two players, otherwise 36.
    .rule = 3.1
rules-setup-3 = The first leader is chosen at random, unless one was set for this table.
    .rule = 2.6

rules-phase-one-title = Phase One: recruit followers
rules-phase-one-1 = Phase One has one round for each card in your hand. First, the market is filled from the draw deck: one card face up with two players, two with three or four.
    .rule = 10.1
rules-phase-one-2 = Then you play a trick: the leader plays any card, and the others follow clockwise with one card each. The trick decides who takes which card.
    .rule = 4.1, 10.1
rules-phase-one-3 = Each player adds one card, face down, to their followers. The cards played are discarded, except Undead: they go to the winner’s score pile.
    .rule = 10.1, 10.2, 5.2

rules-following-title = Following suit
rules-following-1 = If you hold a card of the led faction, you must play one of that faction, or a Doppelgänger. If you hold none, you may play any card.
    .rule = 4.2
rules-following-2 = You may play a Doppelgänger on any lead; it then counts as the led faction. If a Doppelgänger is led, the led faction is Doppelgängers.
    .rule = 4.2, 4.3
rules-following-3 = Powers don’t change this: you may play a Knight on a Goblin, or a Basilisk to capture a card, only if you can’t follow suit.
    .rule = 5.1, 7.3

rules-winning-title = Winning a trick
rules-winning-1 = The strongest card of the led faction wins. Of equally strong cards, the one played first wins. Cards of other factions can’t win, however strong they are.
    .rule = 4.5
rules-winning-2 = Two powers come first: a Basilisk that captures the led card, then the strongest Knight when a Goblin is led.
    .rule = 4.5, 5.1, 7.3
rules-winning-3 = The winner leads the next trick, unless a Dragon or the Plateau decides otherwise. In the same way, the last trick of Phase One decides who leads in Phase Two.
    .rule = 4.7

rules-market-title = The market
rules-market-1 = With two players, the winner takes the market card, and the loser draws the top card of the deck: a blind card that only the loser sees. So look at the market before you play. Sometimes it pays to lose.
    .rule = 10.2, 11.2
rules-market-2 = With three or four players, there are two cards in the market. The first player chooses one, the second takes the other, and the rest draw from the deck.
    .rule = 10.2
rules-market-3 = The order with three or four: the winner; then the other cards of the led faction, strongest first; then all other cards, strongest first, whatever their faction. Of equal cards, the one played first comes first. When a Goblin is led, any further Knights count among the other cards, and a player whose card was captured comes last.
    .rule = 4.6
rules-market-4 = If you win with a Seer of your own, you first look at the top card of the deck, and choose between it and the market.
    .rule = 6.5, 10.2

rules-phase-two-title = Phase Two: gather supporters
rules-phase-two-1 = Your followers become your hand. Tricks are played as before, but now the winner adds all cards of the trick to their score pile.
    .rule = 10.3
rules-phase-two-2 = Some powers change this: Dwarves go to the loser (with three or four players, to the player of the weakest card), Gnomes stay in front of the player who gathers them, Trolls wait to be taken, and losing a Phoenix draws Phoenix Fire.
    .rule = 5.3, 6.1, 6.3, 7.1
rules-phase-two-3 = After each trick, things happen in this order: the winner and the next leader are decided; the cards are gathered, and Trolls set aside; Phoenix Fire is drawn; a Troll is taken; Giants crush; the Lighthouse is checked.
    .rule = 10.3
rules-phase-two-4 = The game is always played to the end, even if the votes are already decided.
    .rule = 10.5

rules-votes-title = The votes
rules-votes-1 = At the end, Gnomes in front join the score piles. Each faction votes for the side with the most cards of it. The side with the most votes wins.
    .rule = 10.4
rules-votes-2 = What you gathered in Phase One counts too: Undead from its tricks, and cards captured by Basilisks.
    .rule = 5.2, 7.3
rules-votes-3 = A faction doesn’t vote if no one has a card of it.
    .rule = 10.4

rules-ties-title = Ties
rules-ties-1 = If two sides have the same number of cards of a faction, the side with the highest card gets the vote; if those are equal too, the next highest decides, and so on. If everything is equal, the faction doesn’t vote.
    .rule = 10.4
rules-ties-2 = If sides have the same number of votes, the side with more cards in the factions that voted for it wins. If that is equal, the points on those cards decide. If they are equal too, the win is shared.
    .rule = 10.4

rules-teams-title = Three and four players
rules-teams-1 = With two or three players, everyone plays alone. With four, you play in two teams: your partner sits opposite you, and you win or lose together.
    .rule = 2.1
rules-teams-2 = Partners have separate hands, followers and score piles. For the votes, a team’s piles count together.
    .rule = 2.1, 10.4

rules-editions-title = Editions
rules-editions-1 = The printed editions differ in two points. In the international edition, a Giant at a table of three or four crushes a Gnome of each opponent. In the German edition, the winner chooses whose Gnome it is, or spares them all.
    .rule = 2.5, 6.2
rules-editions-2 = If the votes are tied, the German edition counts only the points on the cards of the factions that voted for you. The international edition counts cards first, then points.
    .rule = 2.5, 10.4

rules-mixes-title = Mixing factions
rules-mixes-1 = Claim is Goblins, Knights, Undead, Dwarves and Doppelgängers. Claim 2 is Gnomes, Giants, Dragons, Trolls and Seers.
    .rule = 2.3
rules-mixes-2 = You can mix them as you like, including the factions of Maps: one pair, and three or five more factions. Phoenix Fire comes with the Phoenixes and doesn’t count among these cards.
    .rule = 2.2, 2.3

rules-maps-title = Maps: Settings and Buildings
rules-maps-1 = A table may have a Setting, a Building, both or neither, drawn or chosen. They lie face up for the whole game. Settings change how you play, Buildings how the game is counted.
    .rule = 2.4
rules-maps-2 = If a Setting and a faction’s power contradict each other, the power wins.
    .rule = 8
rules-maps-3 = With three players and the Abbey, the Bridge or the Castle, the votes are counted once among all three. A player who is out keeps those votes, but can’t win.
    .rule = 9.10

rules-fair-title = A fair deal
rules-fair-1 = No one can stack the deck here, not even the server. Before the game, it seals a secret and shows you the seal. Every player may add a number of their own. The deal follows from all of them together.
rules-fair-2 = After the game, the secret is opened, and everyone can check that it matches the seal and that the deal follows from it.

rules-hidden-title = Who knows what
rules-hidden-1 = Known to everyone: the market, the tricks, the score piles, Gnomes in front, Trolls set aside, discarded cards, how many cards each player holds, which market card each player took, and who drew a card.
    .rule = 11.1
rules-hidden-2 = Known to you alone: your hand, your followers, the blind cards you drew, and what a Seer showed you. Passed cards are known to giver and receiver. Secret choices stay sealed until everyone has chosen.
    .rule = 11.2
rules-hidden-3 = With two players and without Phoenixes, you can work out your opponent’s whole hand in Phase Two. With Phoenixes, all but the Fire cards.
    .rule = 11.4
rules-hidden-4 = After the game, everything is open.
    .rule = 11.5

rules-words-title = Glossary
rules-words-1 = Leader: the player of the first card of a trick. Led faction: the faction of that card.
    .rule = 4.1
rules-words-2 = Trick: one card from each player. Round: in Phase One, a trick together with the cards that are taken after it.
    .rule = 4.1, 10.1
rules-words-3 = Market: the face-up cards at stake in a round of Phase One. Blind card: the top card of the deck, drawn unseen.
    .rule = 10.1, 10.2
rules-words-4 = Followers: the cards you recruit in Phase One, and play in Phase Two. Score pile: the cards that count for the votes.
    .rule = 10.2, 10.3
rules-words-5 = Strength: what a card counts for in a trick. Rank: its place in its faction. Points: what it adds where points are counted.
    .rule = 4.4, 8.1, 8.2
rules-words-6 = Side: a player, or with four players a team.
    .rule = 2.1

## Why an answer is refused ($faction is the code of the led faction)

reason-follow = { faction-led }, and you have at least one. You must follow suit.
    .rule = 4.2
reason-follow-stand-in = { faction-led }, and you have at least one. Follow suit or play a Doppelgänger.
    .rule = 4.2
reason-not-offered = You can’t choose this card now.
    .rule = 10.2
