account-you = Konto
account-recent = Letzte Partien
account-all-games = Alle gespielten Partien
account-nobody = Du brauchst kein Konto. Spiele als Gast, oder wähle zuerst einen Namen.
account-come-in = Diesen Namen verwenden
account-guest = Du spielst als Gast, den nur dieser Browser kennt. Mit einem Konto findest du deine Partien überall.
account-has = Du bist mit deinem Konto angemeldet.
# As in English.
account-name = Name
account-password = Passwort
account-rename = Namen ändern
account-renamed = Dein Name ist geändert.
account-make = Registrieren
account-make-text = Nur ein Name und ein Passwort. Deine Partien und Einstellungen bleiben dir erhalten. Es gibt keine E-Mail-Adresse, ein verlorenes Passwort lässt sich also nicht wiederherstellen: Bewahre es gut auf.
account-made = Dein Konto ist angelegt.
account-log-in = Anmelden
account-log-in-text = Partien, die du in diesem Browser als Gast gespielt hast, kommen nicht mit.
account-log-out = Abmelden
account-log-out-guest = Wenn du dich als Gast abmeldest, kannst du nicht zurückkommen: Deine Partien bleiben, gehören dir aber nicht mehr. Registriere dich zuerst, wenn du sie behalten willst.
account-forget = Meine Daten löschen
account-delete = Konto löschen
account-delete-note = Entfernt deinen Namen, deine Einstellungen und deine Token endgültig von diesem Server.
account-delete-text = Dein Name, deine Einstellungen und deine Token werden sofort gelöscht und lassen sich nicht wiederherstellen. Die Partien bleiben denen, mit denen du gespielt hast, ohne deinen Namen. In laufenden Partien spielt niemand für dich weiter.
account-deleted = Dein Konto und deine Daten wurden gelöscht.
account-settings = Einstellungen
account-group-look = Darstellung
account-group-play = Spielweise
account-group-sound = Ton
account-motion = Animationen
account-motion-none = keine
account-motion-fast = schnell
# As in English.
account-motion-normal = normal
account-motion-slow = langsam
account-layout = Ansicht des Tisches
account-layout-cards = als Karten
account-layout-text = als Text, mit Befehlszeile
account-confirm = Karten erst beim zweiten Tippen spielen
account-hold = Fertige Stiche
account-hold-short = schnell abräumen
account-hold-long = etwas länger liegen lassen
account-hold-tap = liegen lassen, bis ich sie antippe
account-notify = Benachrichtigen, wenn ich dran bin und die Seite verdeckt ist
account-notify-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
account-notify-insecure = Browser erlauben Benachrichtigungen nur auf sicheren Seiten (https), und diese ist keine.
account-sound = Ton
account-volume = Lautstärke
sound-kind-turn = Dein Zug und die Uhr
sound-kind-cards = Gespielte und genommene Karten
sound-kind-tricks = Stiche und Phasen
sound-kind-powers = Fähigkeiten
sound-kind-votes = Stimmen und Spielende
sound-kind-people = Wer kommt und geht

## Muted players

account-muted = Stummgeschaltete Spieler
muted-text = Nachrichten dieser Spieler siehst du nicht. Stumm schaltest du jemanden mit dem Knopf neben seiner Nachricht im Chat.
muted-coming = Die Liste wird geladen …
muted-nobody = Du hast niemanden stummgeschaltet.
muted-hear = Stummschaltung aufheben
muted-hear-who = Stummschaltung von { $name } aufheben
unmuted = Du siehst wieder, was { $name } schreibt.

## Tokens for programs

account-tokens = Token für Programme
token-text = Mit einem Token kann ein Programm in deinem Namen handeln, im Rahmen der Berechtigungen, die du ihm gibst. Wer das Token hat, kann dasselbe: Halte es geheim.
token-none = Du hast keine Token.
token-coming = Deine Token werden geladen …
token-new = Neues Token
token-label = Wofür es ist
token-scopes = Berechtigungen
scope-read = Sehen, was du siehst
scope-play = Tische eröffnen und spielen
scope-chat = An Tischen chatten
scope-account = Deinen Namen und deine Einstellungen ändern
token-make = Token anlegen
token-needs-scope = Wähle mindestens eine Berechtigung.
# As in English.
token-secret = Token
token-secret-text = Kopiere das Token jetzt. Es wird nur dieses eine Mal gezeigt.
token-copied = Token kopiert.
token-dates = angelegt { $made }, benutzt { $used }
token-drop = Löschen
token-drop-which = Token löschen: { $label }
token-drop-text = Programme, die das Token „{ $label }“ benutzen, funktionieren dann nicht mehr.
token-api = API-Dokumentation
