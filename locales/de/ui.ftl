title = { $page } – Interregnum
title-home = Interregnum – Claim im Browser spielen
skip-to-page = Zum Inhalt
home = Startseite
new-table = Neuer Tisch
history = Verlauf
account = Konto und Einstellungen
rules = Spielregeln
learn = Spiel lernen
replay = Wiedergabe
menu = Menü
close = Schließen
cancel = Abbrechen
language = Sprache
as-the-browser = Wie im Browser
as-the-system = Wie im System
theme = Farben
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton an
sound-off = Ton aus
sound-is-on = Der Ton ist an
sound-is-off = Der Ton ist aus
keys = Tasten
key-help = Tasten anzeigen
key-sound = Ton an oder aus
letters = Tasten für Buchstaben, Ziffern und Zeichen
letters-on = wirken allein
letters-alt = wirken zusammen mit Alt
letters-off = wirken nicht
guest-name = Gast { $number }
no-such-page = Diese Seite gibt es nicht
no-such-page-text = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.

## The connection

connected = verbunden
connecting = verbindet …
connection-lost-short = keine Verbindung

## What a card is in, besides its name

card-strength = { $card }, Stärke { $strength }
card-captured = gefangen
card-crushed = zertrampelt
card-wins = gewinnt die Runde

## Why something was not done, by the server's word for it

problem-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
problem-other = Das ging nicht: { $detail }
problem-rules = Die Regeln erlauben das nicht (Regel { $rule }).
problem-options = So ein Tisch kann nicht eröffnet werden. Wähl anders.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-too-many = Mehr Tische kann eine Seite nicht auf einmal zeigen.
problem-late = Das wird nicht mehr gefragt: Jemand war schneller, oder es ist schon beantwortet.
problem-not-stored = Der Server kann gerade nichts speichern, deshalb ist nichts geschehen. Versuch es noch einmal.
problem-too-many-requests = Das war viel auf einmal. Warte einen Moment und versuch es noch einmal.
problem-too-many-connections = Von hier gibt es zu viele Verbindungen. Schließ ein paar Seiten.
problem-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link vertippt.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-no-seat = Du hast an diesem Tisch keinen Platz. Setz dich zuerst.
problem-taken = Dieser Platz ist besetzt. Wähl einen anderen.
problem-seated-elsewhere = Du hast hier schon einen anderen Platz. Verlass ihn zuerst.
problem-stage = Das geht zu diesem Zeitpunkt der Partie nicht.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-only-bots = Mindestens ein Platz muss für einen Menschen sein.
problem-too-late-to-abort = Die erste Runde ist vorbei: Du kannst aufgeben, aber die Partie nicht mehr absagen.
problem-not-proved = Noch ist nicht sicher, dass dir niemand den Sieg nehmen kann. Spiel weiter.
problem-not-away = Der Computer kann einen Platz erst übernehmen, wenn dort eine Weile niemand da war.
problem-nothing-to-return-to = Der Computer spielt nicht für dich.
problem-bot-plays = Der Computer spielt für dich. Übernimm zuerst wieder deinen Platz.
problem-too-many-tables = Du hast zu viele Partien, die noch laufen. Beende erst einige.
problem-saying = Eine Nachricht braucht etwas Text, aber nicht zu viel.
problem-stopping = Der Server hält gleich an. Komm bald wieder.
problem-fault = Der Server hat einen Fehler gemacht. Es ist nichts geschehen.
problem-conflict = An diesem Tisch ist inzwischen etwas anderes geschehen. Sieh noch einmal nach.
problem-name = Dieser Name geht nicht. Er hat 2 bis 24 Buchstaben, Ziffern oder Leerzeichen und darf nicht wie der eines anderen aussehen.
problem-password = Ein Passwort hat 8 bis 200 Zeichen.
problem-wrong = Name oder Passwort stimmt nicht.
problem-has-account = Du hast schon ein Konto.
problem-not-over = Die Karten werden gezeigt, sobald die Partie vorbei ist.
problem-no-game = An diesem Tisch wurden keine Karten ausgeteilt.
problem-nobody = Hier ist niemand angemeldet.
problem-uncertain = Die Verbindung riss ab, bevor der Server antwortete. Ob es geschehen ist, ist deshalb nicht sicher. Sieh nach, bevor du es noch einmal versuchst.
problem-branch = Von dieser Stelle aus kann keine Partie weitergehen.
problem-from = Eine Partie sieht man offen, als Zuschauer oder von einem ihrer Plätze aus.
problem-in-person = Dafür genügt kein Token. Melde dich zuerst an.
problem-no-person = Diese Person gibt es nicht.
problem-no-token = Dieses Token gibt es nicht. Vielleicht ist es schon gelöscht.
problem-no-tracker = An diesem Tisch wird ohne Kartenübersicht gespielt.
problem-origin = Diese Anfrage kam von der Seite einer anderen Website, deshalb ist nichts geschehen.
problem-scope = Dafür ist dieses Token nicht gedacht.
problem-settings = Diese Einstellungen können nicht aufbewahrt werden: Sie sind zu lang oder nicht lesbar.
problem-token = Ein Token braucht einen Namen und etwas, wofür es da ist.
problem-too-many-mutes = Mehr Personen kannst du nicht stummschalten. Hör zuerst jemanden wieder.
problem-too-many-tokens = Mehr Token kannst du nicht haben. Lösch zuerst eines.
problem-unreadable = Der Server hat diese Seite nicht verstanden. Lade sie neu und versuch es noch einmal.

## Without the server

offline = Kein Weg zum Server
offline-text = Entweder bist du offline, oder der Server läuft nicht. Die Partien liegen dort: Nichts ist verloren. Diese Seite versucht es von selbst wieder.
try-again = Noch einmal versuchen
outdated = Diese Seite ist zu alt
outdated-text = Der Server wurde erneuert und spricht nur noch mit neuen Seiten. Nichts ist verloren: Lade diese Seite neu.
reload = Neu laden
new-build = Interregnum wurde aktualisiert. Lade neu, wann es dir passt.
page-missing = Diese Seite konnte nicht geladen werden
page-missing-text = Entweder bist du offline, oder Interregnum wurde aktualisiert, seit du es geöffnet hast. Nichts ist verloren: Lade die Seite neu.
