# The playable tutorial. Each step has -title, -text (the idea), -do (what to do now), -well (after a right move)
# and -again (after a move that is legal but not the right one, or that the rules refuse). In every step two play,
# and you answer a card that your opponent led, unless it says otherwise.
#
# Steps in their order, with the position of each, as js/pages/learn-scenes.json has it. "Right" is the move that goes on.
#
# The first chapter: basics (learn-part-basics), cards of Claim. learn-story stands above the first step.
#   trick      led DW4. Hand DW2 DW7. Right DW7.
#   follow     led DW6. Hand GO9 KN8 DW3. Right DW3; GO9 and KN8 are refused (4.2).
#   void       led DW6. Hand GO0 GO9 KN8. Right GO0; the others are legal.
#   market     Phase One. Market KN9. Led DW5. Hand DW1 DW8. Right DW8. Then KN9 goes to your followers, and your
#              opponent draws a back.
#   blind      Phase One. Market GO0. Led DW7. Hand DW2 DW8. Right DW2. Then your opponent takes GO0, and you draw DG7.
#   followers  Phase One is over. Followers, face down: GO4 GO7 KN4 KN9 UD3 UD6 UD8 DW1 DW5 DG2 DG7 DG9 GO1.
#              Right: to touch the follower pile; the cards fan out into the hand.
#   phase-two  Phase Two. Led UD4. Hand UD2 UD6. Right UD6. Then UD4 and UD6 go to your score pile.
#   votes      Phase Two, two tricks left, you lead. Hand UD9 KN3; your opponent holds UD2 GO1. Cards gathered, you :
#              opponent: GO 4:2, KN 1:3, UD 4:4, DW 1:3, DG 3:2. Right UD9. Then UD2 follows, and both go to your score
#              pile: UD 6:4.
# Powers of Claim (learn-part-claim):
#   knights    Phase One. Market DG8. Led GO8. Hand KN3 DW9. Right KN3.
#   undead     Phase One. Market GO0. Led UD4. Hand UD1 UD7. Right UD7. Then both Undead go to your score pile, and GO0
#              to your followers.
#   dwarves    Phase Two. Led DW3. Hand DW1 DW8. Right DW1. Then both Dwarves go to your score pile.
#   doppelgangers  Phase Two. Led UD6. Hand UD2 GO5 DG8. Right DG8; UD2 is legal, GO5 is refused (4.2).
# Then its end, with a button that opens a game against the novice: learn-first-game-title, -text, learn-finish.
# learn-first-game-well is said after that game.
#
# The second chapter, powers of Claim 2 (learn-part-claim2):
#   gnomes     Phase Two. Led GN5. Hand GN1 GN9. Right GN9. Then GN5 and GN9 stand in front of you.
#   giants     Phase Two. In front of your opponent GN3 GN7 GN7, in front of you GN1. Led GI3. Hand GI1 GI7. Right GI7.
#              Then one GN3 and one GN7 of your opponent are crushed.
#   dragons    Phase One. Market GN1. Led TR6. Hand DR2 SE8 GN7. Right DR2; the others are legal. Then you lead.
#   trolls     Phase Two. Set aside TR5. Led GN3. Hand GN1 GN7. Right GN7. Then GN3 and GN7 stand in front of you, and
#              TR5 goes to your score pile.
#   seers      Phase One. Market GN1. Led SE4. Hand SE2 SE9. Right SE9.
#   seers-choice  The same a moment later: the top card of the deck, DR9, is shown to you. Right: the deck. Then GN1 goes
#              to your opponent's followers.
# The third chapter, powers of Maps (learn-part-maps):
#   phoenixes  Phase Two. Led PX8. Hand PX2 DR8. Right PX2; DR8 is refused (4.2). Then you draw PF6.
#   unicorns   Phase Two. Your score pile UC3 UC7. Led DR7. Hand DR1 DR6. Right DR6 (strength 8).
#   basilisks  Phase One. Market SE4. Led DR5. Hand BA5 BA9 SE1. Right BA5. Then DR5 goes to your score pile.
# The end of these two: learn-end-title, -text. Each end links to the other chapters (learn-more).

learn-title = Learn
learn-part-basics = The game
learn-part-claim = The powers of Claim
learn-part-claim2 = The powers of Claim 2
learn-part-maps = The powers of Maps
learn-step = Step { $step } of { $steps }
learn-steps = All steps
learn-next = Next
learn-back = Back
learn-skip = Skip this step
learn-retry = Try again
learn-finish = Play your first game
tutorial-question = New to Claim?
tutorial-link = Learn it in a few minutes
learn-you = You
learn-opponent = Opponent

learn-story = The king is dead. The factions of the realm will vote for his successor, and you want their votes. You win them with cards.

learn-trick-title = A trick
learn-trick-text = One card from each of you makes a trick. Your opponent leads Dwarf 4. The highest card of the led faction wins.
learn-trick-do = Win the trick.
learn-trick-well = Dwarf 7 beats Dwarf 4: the trick is yours. The winner leads the next one.
learn-trick-again = Dwarf 2 is lower than Dwarf 4, so you would lose. Try the other one.

learn-follow-title = Following suit
learn-follow-text = Your opponent leads Dwarf 6. If you hold a card of the led faction, you must play one: that is called following suit. The rules don’t allow the dimmed cards; tap one to see why.
learn-follow-do = Play the card that the rules allow.
learn-follow-well = Right. Dwarf 3 loses, but you had to follow suit.
learn-follow-again = You hold a Dwarf, and a Dwarf was led. So it has to be Dwarf 3.

learn-void-title = No card to follow with
learn-void-text = Dwarf 6 again, but this time you have no Dwarf, so you may play anything. It can’t win, though: only the led faction wins.
learn-void-do = Get rid of your least useful card.
learn-void-well = Well done. Goblin 0 wouldn’t have won you much, and you keep your high cards.
learn-void-again = That’s allowed, but a high card is too good to lose. Throw away Goblin 0.

learn-market-title = The market
learn-market-text = In Phase One, every trick is about a card in the market. The winner takes it as a follower for Phase Two. Knight 9 is a fine one.
learn-market-do = Win the trick to get Knight 9.
learn-market-well = Knight 9 joins your followers. Your opponent draws a card from the deck instead.
learn-market-again = With Dwarf 1 you would leave Knight 9 to your opponent. Play higher.

learn-blind-title = The blind card
learn-blind-text = The loser doesn’t go away empty-handed: they draw the top card of the deck, and the winner never sees it. This time the market has only Goblin 0.
learn-blind-do = Lose on purpose, and draw the blind card.
learn-blind-well = Your opponent is left with Goblin 0, and you have drawn Doppelgänger 7. Only you know that.
learn-blind-again = Dwarf 8 would win you Goblin 0. Almost any other card is better: lose this one.

learn-followers-title = Your followers
learn-followers-text = After thirteen tricks, Phase One is over, and you have thirteen followers. Now they become your hand.
learn-followers-do = Tap your follower pile.
learn-followers-well = These are the cards you recruited. With them, you’ll fight for the votes.
learn-followers-again = Your followers lie face down beside you. Tap that pile.

learn-phase-two-title = Phase Two
learn-phase-two-text = Tricks work as before, but there is no market any more. The winner adds both cards to their score pile, and those are the cards that count.
learn-phase-two-do = Win both Undead.
learn-phase-two-well = Undead 4 and Undead 6 are in your score pile.
learn-phase-two-again = With Undead 2 both cards would go to your opponent. Play higher.

learn-votes-title = The votes
learn-votes-text = Each faction votes for the player who has gathered the most of its cards. You have the Goblins and the Doppelgängers, your opponent has the Knights and the Dwarves. The Undead stand at 4 to 4, and it’s your lead.
learn-votes-do = Win the Undead’s vote.
learn-votes-well = Undead 2 had to follow suit, and the Undead stand at 6 to 4. Three votes to two: you take the throne!
learn-votes-again = The Knights are lost already. Lead the card that decides the Undead.

learn-knights-title = Knights
learn-knights-text = Each faction has its own way to cause trouble. Knights hunt Goblins: when a Goblin is led, the strongest Knight wins. Your opponent leads Goblin 8, and you have no Goblin.
learn-knights-do = Win the trick, and Doppelgänger 8 with it.
learn-knights-well = Even a small Knight beats a big Goblin. Remember to follow suit, though: if you hold a Goblin, you must play it.
learn-knights-again = Dwarf 9 is high, but it’s neither a Goblin nor a Knight. It can’t win here.

learn-undead-title = Undead
learn-undead-text = Cards played in Phase One are normally discarded after the trick. Not the Undead: they go straight to the winner’s score pile. The market is poor, but look at the trick.
learn-undead-do = Win two Undead.
learn-undead-well = Two Undead count for you before Phase Two has even begun.
learn-undead-again = With Undead 1 you would give both Undead to your opponent. Play higher.

learn-dwarves-title = Dwarves
learn-dwarves-text = Dwarves side with the loser: in Phase Two, the loser of the trick takes all the Dwarves in it. Your opponent leads Dwarf 3.
learn-dwarves-do = Get both Dwarves.
learn-dwarves-well = Your opponent wins the trick, and you have the Dwarves.
learn-dwarves-again = Dwarf 8 wins the trick, and then both Dwarves go to your opponent. Lose this one.

learn-doppelgangers-title = Doppelgängers
learn-doppelgangers-text = You may play a Doppelgänger on any lead. It then counts as a card of the led faction. Your opponent leads Undead 6.
learn-doppelgangers-do = Win the trick.
learn-doppelgangers-well = Doppelgänger 8 counted as Undead 8 and won. At the end, it votes with the Doppelgängers.
learn-doppelgangers-again = Undead 2 is too low, and Goblin 5 is not allowed while you hold an Undead. Your Doppelgänger can do it.

learn-gnomes-title = Gnomes
learn-gnomes-text = There are many Gnomes, and they are in danger. The ones you gather in Phase Two stay face up in front of you until the end of the game.
learn-gnomes-do = Gather both Gnomes.
learn-gnomes-well = There they stand. Let’s hope no Giant comes along.
learn-gnomes-again = With Gnome 1 both Gnomes would stand in front of your opponent. Play higher.

learn-giants-title = Giants
learn-giants-text = A Giant in the trick crushes one Gnome of the same value in front of the winner’s opponent, no matter who played it. Your opponent leads Giant 3, and has Gnomes 3, 7 and 7 in front.
learn-giants-do = Win the trick and crush two Gnomes.
learn-giants-well = Giant 3 crushes Gnome 3, and Giant 7 crushes one Gnome 7. They no longer count for anyone.
learn-giants-again = With Giant 1 your opponent wins, and your Gnome 1 is crushed. Play Giant 7.

learn-dragons-title = Dragons
learn-dragons-text = Whoever plays the last Dragon in a trick leads the next one, win or lose. You can’t win this one: Troll 6 is led, and you have no Troll.
learn-dragons-do = Lose, but get the lead.
learn-dragons-well = Your opponent takes the trick, and you lead the next one.
learn-dragons-again = With that card your opponent would lead again. Play the Dragon.

learn-trolls-title = Trolls
learn-trolls-text = In Phase Two, Trolls are set aside when they are played. The winner of each trick takes only the highest of them; the others wait. Troll 5 has been waiting since the last trick.
learn-trolls-do = Win the trick, and Troll 5 with it.
learn-trolls-well = Two Gnomes stand in front of you, and Troll 5 is in your score pile. The winner of the last trick takes all the Trolls that are left.
learn-trolls-again = With Gnome 1 you would lose the trick, and Troll 5 as well. Play higher.

learn-seers-title = Seers
learn-seers-text = If you win with a Seer in Phase One, you may look at the top card of the deck before you choose. There is only Gnome 1 in the market.
learn-seers-do = Win the trick with a Seer.
learn-seers-well = Your Seer wins. Now see what the deck has in store.
learn-seers-again = Seer 2 loses to Seer 4. Play higher.

learn-seers-choice-title = The Seer’s look
learn-seers-choice-text = The top card of the deck is Dragon 9. Only you can see it. Take it or the market card; your opponent gets the other one.
learn-seers-choice-do = Take the better card.
learn-seers-choice-well = Dragon 9 is yours, and your opponent has to take Gnome 1.
learn-seers-choice-again = That would leave Dragon 9 to your opponent. Take it yourself.

learn-phoenixes-title = Phoenixes
learn-phoenixes-text = If you lose a Phoenix in Phase Two, you draw a Phoenix Fire card, which is also a Phoenix. Your opponent leads Phoenix 8, and you have to follow suit.
learn-phoenixes-do = Play your Phoenix.
learn-phoenixes-well = You lose both Phoenixes, but draw Phoenix Fire 6. A Phoenix always rises again.
learn-phoenixes-again = A Phoenix was led and you hold one, so it has to be Phoenix 2.

learn-unicorns-title = Unicorns
learn-unicorns-text = In Phase Two, each Unicorn in your score pile makes your other cards stronger by 1. You have two. Your opponent leads Dragon 7.
learn-unicorns-do = Win the trick.
learn-unicorns-well = Dragon 6 plays as an 8 and beats Dragon 7.
learn-unicorns-again = Even with the bonus, Dragon 1 is only a 3. Play the other one.

learn-basilisks-title = Basilisks
learn-basilisks-text = If you can’t follow suit, a Basilisk of exactly the same strength turns the led card to stone: it captures the card and wins the trick. Your opponent leads Dragon 5.
learn-basilisks-do = Capture Dragon 5.
learn-basilisks-well = Dragon 5 goes straight to your score pile, and the trick is yours.
learn-basilisks-again = It has to be exactly 5. A higher card won’t do.

learn-first-game-title = Your first game
learn-first-game-text = That’s all you need. You’ll pick up the rest as you play, and the rules are always one click away.
learn-first-game-well = Your first game is done. Try the next level, or invite a friend.

learn-end-title = Chapter complete
learn-end-text = Now try these powers at a table of your own, or move on to another chapter.
learn-more = Learn more
