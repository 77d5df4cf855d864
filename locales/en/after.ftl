# After the game. Sentences that end in -you speak to the reader; those that end in -team to a reader who plays in a team.

after-won-you = The throne is yours
after-won-team = The throne goes to your team
after-won = The throne goes to: { $name }
after-won-you-votes =
    { $votes ->
        [one] The throne is yours, { $votes } vote to { $others }
       *[other] The throne is yours, { $votes } votes to { $others }
    }
after-won-team-votes =
    { $votes ->
        [one] The throne goes to your team, { $votes } vote to { $others }
       *[other] The throne goes to your team, { $votes } votes to { $others }
    }
after-won-votes =
    { $votes ->
        [one] The throne goes to: { $name }, { $votes } vote to { $others }
       *[other] The throne goes to: { $name }, { $votes } votes to { $others }
    }
after-shared = The throne is shared
after-nobody = The throne stays empty
after-aborted = The game was called off, so nobody has won.
after-resigned = { $name } gave up.
after-resigned-you = You gave up.
after-time = { $name } ran out of time.
after-time-you = You ran out of time.
after-claimed = { $name } claimed the win: nobody could take it away any more.
after-claimed-you = You claimed the win: nobody could take it away any more.
after-factions = The votes, faction by faction
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
after-no-count = The game ended before the factions voted.
after-tie-rule = tie rule
save = Save
save-json = As a record (JSON)
save-json-text = For programs: the table, the deal, everything that was played, and what shows that the deal was fair.
save-text = As text
save-text-text = The same, written so that people can read it.

## The check of the deal

fair-title = Was the deal fair?
fair-lead = Before anybody was ready, the server sealed a secret. The deal follows from that secret and from a random number of each player. Now the secret is open, and your browser deals again.
fair-checking = Dealing again…
fair-secret = The secret fits the seal.
fair-commitment = It is the seal that this browser saw before the game.
fair-commitment-unknown = Whether it is the seal from before the game is not known here: this browser did not see it then.
fair-nonce = Your own random number is part of the deal.
fair-nonce-unknown = No random number of yours is kept here, so whether it is part of the deal cannot be said.
fair-leader = Dealt again, the same player leads first.
fair-deck =
    { $count ->
        [one] Dealt again, the { $count } card is the same.
       *[other] Dealt again, all { $count } cards lie in the same order.
    }
fair-yes = The deal was fair: nobody chose it.
fair-half = The deal follows from what is shown. Whether nobody chose it is known only to whoever saw the seal before the game and gave a random number.
fair-not = Something does not fit. Save the record and ask whoever runs this server.
fair-proves = This proves that neither the server nor a player chose the deal, if at least one random number came from somebody who does not work together with the server; and that nothing was changed afterwards.
fair-proves-not = It does not prove that nobody peeked: the server knows all cards. Nor does it help against a server that works together with a player. And this page comes from the same server: if you do not trust it, save the record and check it with the program on your own computer (interregnum verify).
fair-no-crypto = Your browser computes this only on secure pages (https). Save the record and check it with the program: interregnum verify.
fair-word-commitment = Seal
fair-word-secret = Secret
fair-word-nonce = Random number of seat { $number }
