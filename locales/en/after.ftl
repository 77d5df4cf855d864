# After the game. Sentences that end in -you speak to the reader; those that end in -team to a reader who plays in a team.
# $count: how many players $name has; $votes: the winner's votes; $others: those of the other side; $names: the others on
# the throne.

after-won-you = The throne is yours!
after-won-team = Your team takes the throne!
after-won =
    { $count ->
        [one] { $name } takes the throne.
       *[other] { $name } take the throne.
    }
after-won-votes-you =
    { $votes ->
        [one] The throne is yours, { $votes } vote to { $others }!
       *[other] The throne is yours, { $votes } votes to { $others }!
    }
after-won-votes-team =
    { $votes ->
        [one] Your team takes the throne, { $votes } vote to { $others }!
       *[other] Your team takes the throne, { $votes } votes to { $others }!
    }
after-won-votes =
    { $count ->
        [one] { $name } takes
       *[other] { $name } take
    } the throne, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } to { $others }.
# With three sides: the votes of the winner.
after-won-most-you =
    { $votes ->
        [one] The throne is yours with { $votes } vote!
       *[other] The throne is yours with { $votes } votes!
    }
after-won-most-team =
    { $votes ->
        [one] Your team takes the throne with { $votes } vote!
       *[other] Your team takes the throne with { $votes } votes!
    }
after-won-most =
    { $count ->
        [one] { $name } takes
       *[other] { $name } take
    } the throne with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
after-shared = { $names } share the throne.
after-shared-you = You share the throne with { $names }.
after-shared-team = Your team shares the throne with { $names }.
# Below the headline. $factions: the factions that voted for the winner, or for the reader, as a list.
after-crowned-you = { $factions } crown you.
after-crowned-team = { $factions } crown your team.
after-crowned =
    { $count ->
        [one] { $factions } put the winner on the throne.
       *[other] { $factions } put the winners on the throne.
    }
after-stood-you = You lost, but { $factions } stood by you to the end.
after-stood-team = Your team lost, but { $factions } stood by you to the end.
after-alone-you = You lost, and no faction stood by you.
after-alone-team = Your team lost, and no faction stood by you.
# The game ended before the factions voted.
after-lost-you = You lost this game.
after-lost-team = Your team lost this game.
after-nobody = The throne stays empty.
after-aborted = The game was cancelled, so no one wins.
after-resigned = { $name } resigned.
after-resigned-you = You resigned.
after-time = { $name } ran out of time.
after-time-you = You ran out of time.
after-claimed = { $name } claimed an unbeatable lead.
after-claimed-you = You claimed an unbeatable lead.
after-factions = Votes by faction
# The number stands before this word.
after-votes-word =
    { $count ->
        [one] vote
       *[other] votes
    }
# Votes that a side was sure of when the game ended early. The number stands before this word.
after-sure-word =
    { $count ->
        [one] sure vote
       *[other] sure votes
    }
# $reason: one of ground-…
after-vote-for = { $name }: { $reason }
after-no-count = The game ended before the factions voted. This is how they stood.
after-tie-rule = tiebreaker
save = Save
save-json = As a record (JSON)
save-json-text = For programs: the table, the deal, every card played, and the proof that the deal was fair.
save-text = As text
save-text-text = The same, for people to read.

## The check of the deal

fair-title = Check the deal
fair-lead = Before anyone was ready, the server sealed a secret. The deal follows from that secret and a random number from each player. Now the secret is open, and your browser deals again to compare.
fair-checking = Checking the deal…
fair-secret = The secret matches the seal.
fair-commitment = This browser saw the same seal before the game.
fair-commitment-unknown = This browser didn’t see the seal before the game, so it can’t tell whether it is the same one.
fair-nonce = Your own random number is part of the deal.
fair-nonce-unknown = This browser has kept no random number of yours, so it can’t tell whether one is part of the deal.
fair-leader = A second deal gives the same first leader.
fair-deck =
    { $count ->
        [one] A second deal gives the same { $count } card.
       *[other] A second deal gives all { $count } cards in the same order.
    }
fair-yes = The deal was fair: no one could have rigged it.
fair-half = The deal follows from what is shown here. Only a player who saw the seal before the game and added a random number can be sure that no one rigged it.
fair-not = Something doesn’t match. Save the record and contact the operator of this server.
fair-proves = This proves that neither the server nor a player rigged the deal, as long as at least one random number came from someone who isn’t working with the server. It also proves that nothing was changed afterwards.
fair-proves-not = It doesn’t prove that no one peeked: the server knows all the cards. It doesn’t protect you from a server that works with one of the players. And this page comes from the same server: if you don’t trust it, save the record and check it with the program on your own computer (interregnum verify).
fair-no-crypto = Your browser can check this only on secure pages (https). Save the record and check it with the program: interregnum verify.
fair-word-commitment = Seal
fair-word-secret = Secret
fair-word-nonce = Random number of seat { $number }
