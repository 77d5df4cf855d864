# As in English.
title = { $page } – Interregnum
title-home = Interregnum – Claim im Browser spielen
skip-to-page = Zum Inhalt
home = Startseite
new-table = Neuer Tisch
history = Gespielte Partien
account = Konto und Einstellungen
rules = Spielregeln
learn = Spielen lernen
replay = Wiedergabe
menu = Menü
rail = Hauptnavigation
rail-play = Spielen
close = Schließen
go-back = Zurück
language = Sprache
as-the-browser = Wie im Browser
as-the-system = Wie im System
theme = Design
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton einschalten
sound-off = Ton ausschalten
sound-is-on = Der Ton ist an
sound-is-off = Der Ton ist aus
keys = Tastenkürzel
key-help = Tastenkürzel anzeigen
key-sound = Ton ein- oder ausschalten
letters = Kürzel mit nur einer Taste
letters-on = an
letters-alt = nur mit Alt
letters-off = aus
guest-name = Gast { $number }
no-such-page = Seite nicht gefunden
no-such-page-text = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.

## The connection

connected = verbunden
connecting = verbindet …
connection-lost-short = keine Verbindung

## What a card is in, besides its name

card-strength = { $card }, Stärke { $strength }
card-captured = gefangen
card-crushed = zertrampelt
card-wins = gewinnt den Stich

## Why something was not done, by the server's word for it

problem-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
problem-other = Das ging nicht: { $detail }
problem-rules = Die Regeln erlauben das nicht (Regel { $rule }).
problem-options = Mit diesen Einstellungen lässt sich kein Tisch eröffnen. Ändere sie und versuche es noch einmal.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-too-many = Diese Seite verfolgt zu viele Tische. Schließe zuerst einen.
problem-late = Zu spät: Diese Wahl ist schon getroffen.
problem-not-stored = Der Server kann gerade nichts speichern. Es wurde nichts geändert. Versuche es noch einmal.
problem-too-many-requests = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
problem-too-many-connections = Zu viele Verbindungen aus deinem Netz. Schließe ein paar Seiten und versuche es noch einmal.
problem-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link vertippt.
problem-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
problem-no-seat = Du hast an diesem Tisch keinen Platz. Nimm zuerst einen.
problem-taken = Dieser Platz ist besetzt. Wähle einen anderen.
problem-seated-elsewhere = Du hast an diesem Tisch schon einen Platz. Verlasse ihn zuerst.
problem-stage = Das geht zu diesem Zeitpunkt der Partie nicht.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-only-bots = Mindestens ein Platz muss für einen Menschen sein.
problem-too-late-to-abort = Der erste Stich ist vorbei. Du kannst aufgeben, aber die Partie nicht mehr abbrechen.
problem-not-proved = Dein Sieg ist noch nicht sicher. Spiele weiter.
problem-claimed-before = Du kannst den Sieg einmal pro Stich beanspruchen. Spiele weiter und versuche es im nächsten wieder.
problem-rematch-declined = Die Revanche wurde abgelehnt. Eröffne einen neuen Tisch, um noch einmal zu spielen.
problem-no-rematch = Dieses Revancheangebot gilt nicht mehr.
problem-not-away = Der Computer kann einen Platz erst übernehmen, wenn der Spieler eine Weile nicht da war.
problem-nothing-to-return-to = Der Computer spielt nicht für dich.
problem-bot-plays = Der Computer spielt für dich. Übernimm zuerst wieder deinen Platz.
problem-too-many-tables = Du hast zu viele Partien, die noch laufen. Beende erst einige.
problem-saying = Die Nachricht ist leer oder zu lang. Ändere sie und versuche es noch einmal.
problem-stopping = Der Server wird gleich heruntergefahren. Komm bald wieder.
problem-fault = Auf dem Server ist ein Fehler aufgetreten. Es wurde nichts geändert.
problem-conflict = Am Tisch hat sich inzwischen etwas geändert. Sieh nach und versuche es noch einmal.
problem-name = Dieser Name geht nicht. Wähle einen mit 2 bis 24 Buchstaben, Ziffern oder Leerzeichen, der nicht wie der eines anderen aussieht.
problem-password = Ein Passwort muss 8 bis 200 Zeichen haben.
problem-wrong = Name oder Passwort ist falsch.
problem-has-account = Du hast schon ein Konto.
problem-not-over = Die Karten werden gezeigt, sobald die Partie vorbei ist.
problem-no-game = An diesem Tisch wurden keine Karten ausgeteilt.
problem-nobody = Du bist nicht angemeldet.
problem-uncertain = Die Verbindung brach ab, bevor der Server geantwortet hat. Vielleicht hat es geklappt, vielleicht auch nicht: Sieh nach, bevor du es noch einmal versuchst.
problem-branch = Von dieser Stelle aus kannst du nicht weiterspielen.
problem-from = Eine Partie lässt sich mit offenen Karten, als Zuschauer oder von einem ihrer Plätze aus ansehen.
problem-in-person = Dafür genügt kein Token. Melde dich zuerst an.
problem-no-person = Diese Person gibt es nicht.
problem-no-token = Dieses Token gibt es nicht. Vielleicht ist es schon gelöscht.
problem-no-tracker = Der Kartenzähler ist an diesem Tisch ausgeschaltet.
problem-origin = Diese Anfrage kam von einer anderen Website, deshalb wurde nichts geändert.
problem-scope = Dieses Token erlaubt das nicht.
problem-settings = Diese Einstellungen lassen sich nicht speichern: Sie sind zu lang oder nicht lesbar.
problem-token = Ein Token braucht einen Namen und mindestens eine Berechtigung.
problem-too-many-mutes = Mehr Spieler kannst du nicht stummschalten. Hebe zuerst eine Stummschaltung auf.
problem-too-many-tokens = Mehr Token kannst du nicht haben. Lösche zuerst eines.
problem-unreadable = Der Server konnte diese Anfrage nicht lesen. Lade die Seite neu und versuche es noch einmal.

## Without the server

offline = Server nicht erreichbar
offline-text = Vielleicht bist du offline, oder der Server läuft nicht. Deine Partien sind dort gespeichert, es ist also nichts verloren. Der Verbindungsaufbau wird weiter versucht.
try-again = Noch einmal versuchen
connecting-to-server = Verbindung zum Server wird hergestellt …
page-coming = Die Seite wird geladen …
takes-long = Das dauert länger als sonst.
outdated = Diese Seite ist veraltet
outdated-text = Der Server wurde aktualisiert. Nichts ist verloren: Lade diese Seite neu.
reload = Neu laden
new-build = Interregnum wurde aktualisiert. Lade die Seite neu, wenn es dir passt.
page-missing = Diese Seite konnte nicht geladen werden
page-missing-text = Du bist offline, oder Interregnum wurde aktualisiert, seit du es geöffnet hast. Nichts ist verloren: Lade die Seite neu.
