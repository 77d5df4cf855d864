# The frame of every page: bar, menu, dialogs, notes, keys, problems.

title = { $page } – Interregnum
title-home = Interregnum – play Claim in the browser
skip-to-page = Go to the page
home = Home
new-table = New table
history = Past games
account = Account and options
rules = Rules
learn = Learn the game
replay = Replay
menu = Menu
close = Close
cancel = Cancel
language = Language
as-the-browser = As the browser
as-the-system = As the system
theme = Colours
theme-light = Light
theme-dark = Dark
sound-on = Sound on
sound-off = Sound off
sound-is-on = Sound is on
sound-is-off = Sound is off
keys = Keys
key-help = Show the keys
key-sound = Sound on or off
letters = Keys that write a letter, digit or sign
letters-on = work when pressed alone
letters-alt = work together with Alt
letters-off = do nothing
guest-name = Guest { $number }
no-such-page = There is no such page
no-such-page-text = The address may have a slip in it, or the table may be gone.

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

problem-unreachable = The server cannot be reached. Try again in a moment.
# $detail: what the server says, in English.
problem-other = That was not done: { $detail }
problem-rules = The rules do not allow that (rule { $rule }).
problem-options = Such a table cannot be opened. Choose otherwise.
problem-no-such-seat = There is no such seat at this table.
problem-too-many = A page can watch only so many tables at once.
problem-late = That was not asked any more: somebody was quicker, or it was answered already.
problem-not-stored = The server cannot store anything at the moment, so nothing was done. Try again.
problem-too-many-requests = That was a lot at once. Wait a moment and try again.
problem-too-many-connections = There are too many connections from here. Close some pages.
problem-no-table = There is no such table. The link may have a slip in it.
problem-no-spectators = Nobody may watch at this table.
problem-no-seat = You have no seat at this table. Take one first.
problem-taken = This seat is taken. Choose another one.
problem-seated-elsewhere = You have another seat here already. Leave it first.
problem-stage = That cannot be done at this time of the game.
problem-not-host = Only whoever opened the table may do that.
problem-only-bots = At least one seat must be for a person.
problem-too-late-to-abort = The first trick is over: you can give up, but not call the game off.
problem-not-proved = It is not certain yet that nobody can take the win away. Play on.
problem-not-away = The seat can be given to the computer once its player has been away for a while.
problem-nothing-to-return-to = The computer does not play for you.
problem-bot-plays = The computer plays for you. Take your seat back first.
problem-too-many-tables = You have too many games that are not over. End some first.
problem-saying = A message needs some text, and not too much of it.
problem-stopping = The server is about to stop. Come back soon.
problem-fault = The server has made a mistake. Nothing was done.
problem-conflict = Something else happened at this table meanwhile. Look again.
problem-name = This name cannot be used. It has 2 to 24 letters, digits or spaces, and must not look like somebody else’s.
problem-password = A password has 8 to 200 characters.
problem-wrong = Name or password is wrong.
problem-has-account = You have an account already.
problem-not-over = The cards are shown once the game is over.
problem-no-game = No cards were dealt at this table.
problem-nobody = Nobody is logged in here.
problem-uncertain = The connection broke before the server answered, so it is not certain whether that was done. Look before you try again.
problem-branch = No game can go on from this point.
problem-from = A game is seen openly, as a spectator, or from one of its seats.
problem-in-person = No token is enough for this. Log in first.
problem-no-person = There is no such person.
problem-no-token = There is no such token. It may have been deleted already.
problem-no-tracker = This table is played without the tracker.
problem-origin = This request came from a page of another site, so nothing was done.
problem-scope = This token is not meant for that.
problem-settings = These options cannot be kept: they are too long or not readable.
problem-token = A token needs a name and something that it is for.
problem-too-many-mutes = You have muted as many people as you can. Listen to somebody again first.
problem-too-many-tokens = You have as many tokens as you can have. Delete one first.
problem-unreadable = The server did not understand this page. Reload it and try again.

## Without the server

offline = No way to the server
offline-text = Either you are offline or the server is not running. Games are kept there: nothing is lost. This page tries again by itself.
try-again = Try again
outdated = This page is too old
outdated-text = The server has been renewed and speaks to new pages only. Nothing is lost: reload this page.
reload = Reload
new-build = Interregnum has been updated. Reload whenever it suits you.
page-missing = This page could not be loaded
page-missing-text = Either you are offline, or Interregnum has been updated since you opened it. Nothing is lost: reload the page.
