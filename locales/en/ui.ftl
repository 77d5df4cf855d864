# The frame of every page: bar, menu, dialogs, notes, keys, problems.

title = { $page } – Interregnum
title-home = Interregnum – play Claim in your browser
skip-to-page = Skip to content
home = Home
new-table = New table
history = Game history
account = Account and settings
rules = Rules
learn = Learn to play
replay = Replay
menu = Menu
rail = Main navigation
rail-play = Play
close = Close
go-back = Back
language = Language
as-the-browser = Match browser
as-the-system = Match system
theme = Theme
theme-light = Light
theme-dark = Dark
sound-on = Turn sound on
sound-off = Turn sound off
sound-is-on = Sound is on
sound-is-off = Sound is off
keys = Keyboard shortcuts
key-help = Show keyboard shortcuts
key-sound = Turn sound on or off
letters = Single-key shortcuts
letters-on = on
letters-alt = only with Alt
letters-off = off
guest-name = Guest { $number }
no-such-page = Page not found
no-such-page-text = The address may be mistyped, or the table may be gone.

## The connection

connected = connected
connecting = connecting…
connection-lost-short = no connection

## What a card is in, besides its name

card-strength = { $card }, strength { $strength }
card-captured = captured
card-crushed = crushed
card-wins = wins the trick

## Why something was not done, by the server's word for it

problem-unreachable = Can’t reach the server. Try again in a moment.
# $detail: what the server says, in English.
problem-other = That didn’t work: { $detail }
problem-rules = The rules don’t allow that (rule { $rule }).
problem-options = A table can’t be opened with these options. Change them and try again.
problem-no-such-seat = This table has no such seat.
problem-too-many = This page is following too many tables. Close one first.
problem-late = Too late: that choice has already been made.
problem-not-stored = The server can’t save anything right now. Nothing was changed. Try again.
problem-too-many-requests = Too many requests. Wait a moment and try again.
problem-too-many-connections = Too many connections from your network. Close some pages and try again.
problem-no-table = There is no such table. The link may be mistyped.
problem-no-spectators = This table doesn’t allow spectators.
problem-no-seat = You have no seat at this table. Take one first.
problem-taken = This seat is taken. Choose another.
problem-seated-elsewhere = You already have a seat at this table. Leave it first.
problem-stage = You can’t do that at this point in the game.
problem-not-host = Only the person who opened the table can do that.
problem-only-bots = At least one seat must be for a person.
problem-too-late-to-abort = The first trick is over. You can resign, but you can’t cancel the game any more.
problem-not-proved = Your win isn’t certain yet. Play on.
problem-claimed-before = You can claim the win once per trick. Play on and try again in the next one.
problem-rematch-declined = The rematch was declined. Open a new table to play again.
problem-no-rematch = This rematch offer is no longer open.
problem-not-away = The computer can take over a seat only after its player has been away for a while.
problem-nothing-to-return-to = The computer isn’t playing for you.
problem-bot-plays = The computer is playing for you. Take your seat back first.
problem-too-many-tables = You have too many unfinished games. Finish some first.
problem-saying = This message is empty or too long. Change it and try again.
problem-stopping = The server is shutting down. Come back soon.
problem-fault = Something went wrong on the server. Nothing was changed.
problem-conflict = The table has changed in the meantime. Check it and try again.
problem-name = This name can’t be used. Choose one with 2 to 24 letters, digits or spaces that doesn’t look like someone else’s.
problem-password = A password must have 8 to 200 characters.
problem-wrong = Wrong name or password.
problem-has-account = You already have an account.
problem-not-over = The cards are shown once the game is over.
problem-no-game = No cards were dealt at this table.
problem-nobody = You aren’t logged in.
problem-uncertain = The connection dropped before the server answered, so this may or may not have gone through. Check before trying again.
problem-branch = You can’t play on from this position.
problem-from = A game can be viewed with all cards face up, as a spectator, or from one of its seats.
problem-in-person = A token isn’t enough for this. Log in first.
problem-no-person = There is no such person.
problem-no-token = There is no such token. It may have been deleted already.
problem-no-tracker = The tracker is off at this table.
problem-origin = This request came from another site, so nothing was changed.
problem-scope = This token doesn’t allow that.
problem-settings = These settings can’t be saved: they’re too long or unreadable.
problem-token = A token needs a name and at least one permission.
problem-too-many-mutes = You can’t mute any more people. Unmute someone first.
problem-too-many-tokens = You can’t have any more tokens. Delete one first.
problem-unreadable = The server couldn’t read this request. Reload the page and try again.

## Without the server

offline = Can’t reach the server
offline-text = You may be offline, or the server may be down. Your games are stored there, so nothing is lost. Still trying to reconnect.
try-again = Try again
connecting-to-server = Connecting to the server…
page-coming = Loading the page…
takes-long = This is taking longer than usual.
outdated = This page is out of date
outdated-text = The server has been updated. Nothing is lost: reload this page to go on.
reload = Reload
new-build = Interregnum has been updated. Reload when you’re ready.
page-missing = This page couldn’t be loaded
page-missing-text = You may be offline, or Interregnum has been updated since you opened it. Nothing is lost: reload the page.
