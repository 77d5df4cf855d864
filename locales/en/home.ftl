# Home.

throne-is-empty = The throne is empty.
home-lead = Win followers in Phase One. Win the factions’ votes in Phase Two.
door-computer = Play the computer
door-computer-text = first card in ten seconds
door-friend = Invite a friend
door-friend-text = one link, no sign-up
door-find = Find an opponent
door-find-text = be the first to wait
people-waiting =
    { $count ->
        [one] { $count } person is waiting
       *[other] { $count } people are waiting
    }
games-in-progress = Games in progress
open-tables = Open tables
tables-to-watch = Tables to watch
no-open-tables = Nobody is waiting at the moment. Open a table: others see it here.
no-tables-to-watch = No game is open to watch at the moment.
watch = Watch
your-turn = your turn
waiting = waiting
