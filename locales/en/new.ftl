# Opening a table.

clock-none = no clock
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s a card
    }
clock-days =
    { $days ->
        [one] { $days } day a card
       *[other] { $days } days a card
    }
