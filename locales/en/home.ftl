# Home.

throne-is-empty = The throne is empty.
home-lead = Claim is a trick-taking card game for two to four. Win followers first, then use them to win the factions’ votes – and the throne.
door-computer = Play the computer
door-computer-text = first card in ten seconds
door-friend = Invite a friend
door-friend-text = one link, no sign-up
door-find = Find an opponent
door-find-text = no one waiting yet
people-waiting =
    { $count ->
        [one] { $count } person is waiting
       *[other] { $count } people are waiting
    }
games-in-progress = Games in progress
open-tables = Open tables
tables-to-watch = Games to watch
no-open-tables = No one is waiting right now. Open a table, and others will see it here.
no-tables-to-watch = There are no games to watch right now.
watch = Watch
tables-coming = Looking for tables…
table-opening = Opening the table…
your-turn = your turn
waiting = waiting
