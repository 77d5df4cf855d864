# Account and settings.

account-you = You
account-nobody = Nobody knows you here yet, and nobody has to: as soon as you play, you are a guest. Choose a name if you like.
account-come-in = Take this name
account-guest = You are a guest: this browser knows you, no other does. With an account you find your games everywhere.
account-has = You have an account.
account-name = Name
account-password = Password
account-rename = Change the name
account-renamed = The name is changed.
account-make = Make an account
account-make-text = A name and a password, nothing else. Your games and options stay yours. There is no e-mail address, so a lost password cannot be sent to you: keep it well.
account-made = You have an account now.
account-log-in = Log in
account-log-in-text = What you played as a guest in this browser does not come along.
account-log-out = Log out
account-log-out-guest = A guest who logs out cannot come back: your games stay, but they are not yours any more. Make an account first if you want to keep them.
account-forget = Forget me
account-delete = Delete the account
account-delete-text = Your name, your options and your tokens are deleted at once, and nobody can bring them back. Games stay for those you played with, without your name. In games that are not over, nobody plays for you any more.
account-deleted = You are forgotten.
account-settings = Options
account-group-look = How it looks
account-group-play = How you play
account-group-sound = Sound
account-motion = Motion
account-motion-none = none
account-motion-fast = fast
account-motion-normal = normal
account-motion-slow = slow
account-layout = The table
account-layout-cards = as cards
account-layout-text = as text, with a command line
account-confirm = Play a card only with a second tap
account-hold = Let a finished trick lie until I tap it
account-notify = Notify me when it is my turn and the page is hidden
account-notify-refused = The browser does not allow notifications from this page. You can change that in its settings.
account-notify-insecure = Browsers allow notifications only on secure pages (https), and this one is not.
account-sound = Sound
account-volume = Volume
sound-kind-turn = Your turn, and the clock
sound-kind-cards = Cards that are played and taken
sound-kind-tricks = Tricks and phases
sound-kind-powers = Powers
sound-kind-votes = Votes and the end
sound-kind-people = People who come and go

## People one does not hear

account-muted = People you do not hear
muted-text = What they say at a table is not shown to you. You mute somebody where they talk.
muted-nobody = You hear everybody.
muted-hear = Hear again
muted-hear-who = Hear again: { $name }
unmuted = You hear { $name } again.

## Tokens for programs

account-tokens = Programs
token-text = With a token a program may do something in your name, only what you allow. Whoever has the token has these rights: do not show it to anybody.
token-none = You have no tokens.
token-unknown = Your tokens cannot be shown now.
token-new = A new token
token-label = What it is for
token-scopes = What it may do
scope-read = See what you see
scope-play = Open tables and play
scope-chat = Say something at tables
scope-account = Change your name and options
token-make = Make the token
token-needs-scope = Allow at least one thing.
token-secret = The token
token-secret-text = Copy the token now. It is shown this once only.
token-copied = The token is copied.
token-dates = made { $made }, used { $used }
token-drop = Delete
token-drop-which = Delete the token: { $label }
token-drop-text = “{ $label }”: programs that use this token cannot do anything any more.
token-api = What programs can do
