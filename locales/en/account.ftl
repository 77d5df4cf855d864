# Account and settings.

account-you = Account
account-recent = Recent games
account-all-games = All past games
account-nobody = No account needed. Play as a guest, or pick a name first.
account-come-in = Use this name
account-guest = You’re playing as a guest, known only in this browser. Create an account to find your games anywhere.
account-has = You’re logged in to your account.
account-name = Name
account-password = Password
account-rename = Change name
account-renamed = Your name has been changed.
account-make = Sign up
account-make-text = Just a name and a password. Your games and settings stay yours. There is no email address, so a lost password can’t be recovered: keep it safe.
account-made = Your account has been created.
account-log-in = Log in
account-log-in-text = Games you played as a guest in this browser won’t move to that account.
account-log-out = Log out
account-log-out-guest = If you log out as a guest, you can’t come back: your games remain, but they’re no longer yours. Sign up first if you want to keep them.
account-forget = Delete my data
account-delete = Delete account
account-delete-note = Removes your name, settings and tokens from this server for good.
account-delete-text = Your name, settings and tokens are deleted at once and can’t be restored. The people you played with keep the games, without your name. No one will play your seat in unfinished games.
account-deleted = Your account and your data have been deleted.
account-settings = Settings
account-group-look = Appearance
account-group-play = Gameplay
account-group-sound = Sound
account-motion = Animations
account-motion-none = none
account-motion-fast = fast
account-motion-normal = normal
account-motion-slow = slow
account-layout = Table view
account-layout-cards = as cards
account-layout-text = as text, with a command line
account-confirm = Tap a card twice to play it
account-hold = Finished tricks
account-hold-short = clear quickly
account-hold-long = stay a little longer
account-hold-tap = stay until I tap them
account-notify = Notify me when it’s my turn and the page is hidden
account-notify-refused = Your browser blocks notifications from this page. You can allow them in its settings.
account-notify-insecure = Browsers allow notifications only on secure pages (https), and this one isn’t.
account-sound = Sound
account-volume = Volume
sound-kind-turn = Your turn and the clock
sound-kind-cards = Cards played and taken
sound-kind-tricks = Tricks and phases
sound-kind-powers = Powers
sound-kind-votes = Votes and the end of the game
sound-kind-people = People joining and leaving

## Muted players

account-muted = Muted players
muted-text = You don’t see messages from these players. To mute someone, use the button beside their message in the chat.
muted-coming = Loading the list…
muted-nobody = You haven’t muted anyone.
muted-hear = Unmute
muted-hear-who = Unmute { $name }
unmuted = You unmuted { $name }.

## Tokens for programs

account-tokens = Tokens for programs
token-text = With a token, a program can act in your name, within the permissions you give it. Anyone who has the token can do the same, so keep it secret.
token-none = You have no tokens.
token-coming = Loading your tokens…
token-new = New token
token-label = What it’s for
token-scopes = Permissions
scope-read = See what you see
scope-play = Open tables and play
scope-chat = Chat at tables
scope-account = Change your name and settings
token-make = Create token
token-needs-scope = Choose at least one permission.
token-secret = Token
token-secret-text = Copy the token now: it won’t be shown again.
token-copied = Token copied.
token-dates = created { $made }, used { $used }
token-drop = Delete
token-drop-which = Delete token: { $label }
token-drop-text = Programs that use the token “{ $label }” will stop working.
token-api = API documentation
