you = Du
your-team = Dein Team
empty-seat = Freier Platz
bot-nth = Bot { $number }
trick-of = Runde { $number } von { $total }
trick-number = Runde { $number }
your-card = deine Karte
led-tag = { $name } eröffnet
partner = dein Partner
thinking = denkt nach …
away = nicht da

## The log

log-led = { $name } eröffnet: { $card }.
log-led-you = Du eröffnest: { $card }.
log-played = { $name } spielt: { $card }.
log-played-you = Du spielst: { $card }.
log-won = { $name } gewinnt die Runde.
log-won-you = Du gewinnst die Runde.
log-leads = { $name } eröffnet die nächste Runde.
log-leads-you = Du eröffnest die nächste Runde.
log-took = { $name } nimmt: { $card }.
log-took-you = Du nimmst: { $card }.
log-drew = { $name } zieht eine Karte.
log-drew-you = Du ziehst eine Karte.
log-drew-card = { $name } zieht: { $card }.
log-drew-card-you = Du ziehst: { $card }.
log-gathered = { $name } bekommt: { $card }.
log-gathered-you = Du bekommst: { $card }.
log-front = Bleibt offen vor { $name } liegen: { $card }.
log-front-you = Bleibt offen vor dir liegen: { $card }.
log-aside = Beiseitegelegt und wartet: { $card }.
log-crushed = { $name } verliert: { $card }, zertrampelt.
log-crushed-you = Du verlierst: { $card }, zertrampelt.
log-fire = { $name } zieht ein Phönixfeuer.
log-fire-you = Du ziehst ein Phönixfeuer.
log-under = Kommt unter den Nachziehstapel: { $card }.
log-passed = { $name } gibt weiter: { $card } an { $to }.
log-passed-hidden = { $name } gibt Karten weiter an { $to }.
log-discarded = { $name } legt ab: { $card }.
log-discarded-you = Du legst ab: { $card }.
log-looked = { $name } sieht die oberste Karte des Stapels an.
log-looked-you = Du siehst die oberste Karte des Stapels an.
log-looked-card = { $name } sieht die oberste Karte des Stapels an: { $card }.
log-looked-card-you = Du siehst die oberste Karte des Stapels an: { $card }.
log-sealed = { $name } hat gewählt.
log-sealed-you = Du hast gewählt.
log-spared = { $name } verschont die Gnome.
log-spared-you = Du verschonst die Gnome.
log-vote-claimed = Endgültig: { $name } hat { faction-vote }.
log-bot-took = Der Computer spielt jetzt für { $name }.
log-bot-took-you = Der Computer spielt jetzt für dich.
log-returned = { $name } ist zurück.
log-returned-you = Du bist zurück.

## The page

table = Tisch
your-turn-title = Du bist dran!
looking-for-table = Der Tisch wird gesucht …
no-table-here = Dieser Tisch kann nicht gezeigt werden
stage = Der Tisch
lies-about = Was auf dem Tisch liegt
the-votes = Die Stimmen
sure-votes = { $name } { $count }
your-hand = Deine Hand
your-followers = Deine Anhänger
only-you-see = { $count } · nur du siehst sie
score-piles = Punktstapel
piles = Stapel
pile-of = { $name }
look-through = Stapel durchsehen
last-trick = Letzte Runde
no-last-trick = Noch ist keine Runde vorbei.
no-followers = Gewinn oder zieh Karten: Sie werden deine Anhänger, deine Hand für Phase 2.
log = Verlauf
talk = Gespräch
tracker = Übersicht
no-tracker = An diesem Tisch gibt es keine Kartenübersicht.
tracker-open = offen
tracker-mine = bei mir
tracker-elsewhere = anderswo
tracker-sure = sicher bei anderen
tracker-tap = Tipp eine Karte an, um zu sehen, wo sie sein kann.
tracker-keys = Die Pfeiltasten gehen von Karte zu Karte.
tracked-mine = { $count } bei mir
tracked-open = { $count } offen
tracked-at = { $place } { $share } %
tracked-at-seat = { $place } ({ $name }) { $share } %
locations = Orte
no-setting = keine Landschaft
no-building = kein Bauwerk
dock = Mehr zur Partie
none = nichts
say-label = Was zu tun ist
in-hand = { $count } auf der Hand
in-pile = { $count } im Punktstapel
bot-plays = Computer spielt
has-chosen = hat gewählt
clock-low = Auf deiner Uhr ist weniger als eine Minute übrig.
clock-last = Auf deiner Uhr sind noch zehn Sekunden übrig.
days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Votes

need-short = { $count }
need-you = du brauchst noch { $count }
need-team = dein Team braucht noch { $count }
still-to-come = noch { $count } offen
gone-count = { $count } weg
vote-yours = deine
vote-theirs = andere
vote-nobody = niemand
decided-yours = entschieden: für dich
decided-for = entschieden: { $name }
decided-nobody = entschieden: für niemanden
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
points-count = Hier zählen Punkte, nicht Karten.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Gewinner
rank-loser = Unterlegener
rank-nth = { $number }.
stake-market =
    { $count ->
        [one] { $places } nimmt
       *[other] { $places } wählen
    }
stake-deck =
    { $count ->
        [one] { $places } zieht
       *[other] { $places } ziehen
    }
left-over =
    { $count ->
        [one] { $count } Karte kommt unter den Stapel
       *[other] { $count } Karten kommen unter den Stapel
    }
unseen = eine Karte, ungesehen
only-you = nur du siehst sie
top-only-you = Mit dem Auge: die oberste Karte des Stapels. Nur du siehst sie.
deck-label =
    { $count ->
        [one] Nachziehstapel, { $count } Karte
       *[other] Nachziehstapel, { $count } Karten
    }
zone-aside-waiting = Wartende Trolle
goes-next = geht als Nächstes
winner-takes-aside = Wer die nächste Runde gewinnt, nimmt: { $card }.
fire = Phönixfeuer

## The say line

connection-lost = Verbindung verloren. Neuer Versuch … Nichts ist verloren: Die Partie wartet.
game-over = Die Partie ist vorbei.
sending = Deine Wahl ist unterwegs …
ask-lead = Du bist dran und eröffnest. Spiel eine beliebige Karte.
ask-lead-phase-two = Phase 2: Deine Anhänger sind jetzt deine Hand. Du eröffnest.
ask-follow = Du bist dran. Ausgespielt: { faction-name }. Du musst bedienen.
ask-follow-stand-in = Du bist dran. Ausgespielt: { faction-name }. Bedien oder spiel einen Doppelgänger.
ask-any = Du bist dran. Ausgespielt: { faction-name }. Du darfst jede Karte spielen.
ask-confirm = { $card }: Tipp noch einmal darauf oder auf Spielen.
ask-take = Wähl eine Karte: Sie wird dein Anhänger.
ask-take-deck = Dein Seher hat gewonnen: Nimm eine Karte der Auslage oder die oberste vom Stapel.
ask-pass =
    { $count ->
        [one] Wähl { $count } Karte für { $name }.
       *[other] Wähl { $count } Karten für { $name }: { $chosen } gewählt.
    }
ask-discard =
    { $count ->
        [one] Wähl { $count } Karte zum Ablegen.
       *[other] Wähl { $count } Karten zum Ablegen: { $chosen } gewählt.
    }
ask-crush = { $card } kann einen Gnom zertrampeln. Wessen?
bot-thinks =
    { $count ->
        [one] { $names } denkt nach …
       *[other] { $names } denken nach …
    }
waiting-for = Warten auf { $names } …
waiting-away =
    { $count ->
        [one] { $names } ist nicht da.
       *[other] { $names } sind nicht da.
    }
computer-takes-over = Computer spielen lassen
bot-plays-for-you = Der Computer spielt für dich. Du kannst deinen Platz jederzeit wieder übernehmen.
queued-sentence = Vorgemerkt: { $card }. Die Karte wird gespielt, sobald es geht. Tipp sie an, um sie zurückzunehmen.
play-card = { $card } spielen
pass-button = Weitergeben { $chosen }/{ $count }
discard-button = Ablegen { $chosen }/{ $count }
take-card = { $card } nehmen
take-deck = Oberste Karte nehmen: { $card }
crush-whose = Zertrampeln: { $name }
crush-none = Verschonen
choice-key = { $choice } (Taste { $key })

## Cards of the hand, for those who hear them

held-refused = { $card }, jetzt nicht erlaubt
held-queued = { $card }, vorgemerkt
held-sealed = { $card }, gewählt und versiegelt
held-key = { $card }, Taste { $key }
chosen-card = Gewählt: { $card }. Die Eingabetaste spielt die Karte.
queued-card = Vorgemerkt: { $card }.
unqueued-card = Die Vormerkung ist zurückgenommen.
queued-refused = { $card } ist jetzt nicht erlaubt und deshalb nicht mehr vorgemerkt.
refused-because = { $reason } (Regel { $rule })

## Talk

watching = schaut zu
mute = { $name } nicht mehr hören
muted = Du hörst { $name } nicht mehr.
say-something = Sag etwas
nothing-said = Noch hat niemand etwas gesagt.
send = Senden
said = { $name }: { $text }

## Before the game

waiting-for-players = Warten auf Spieler
almost-ready = Gleich geht es los
you-named = { $name } (du)
computer = Computer
computer-level = Computer: { $level }
free-seat = frei
is-ready = bereit
not-ready = noch nicht bereit
ready = Ich bin bereit
leave-seat = Platz verlassen
sit-down = Hinsetzen
who-plays-seat = Wer spielt auf Platz { $number }
for-a-person = Für einen Menschen
invite-link = Jemanden einladen
invite-text = Wer diesen Link öffnet, kann sich setzen. Eine Anmeldung ist nicht nötig.
copy = Kopieren
share = Teilen
link-copied = Der Link ist kopiert.

## The menu of a table, and keys

layout-text = Als Text zeigen
layout-cards = Als Karten zeigen
take-seat-back = Platz wieder übernehmen
give-to-computer = Computer für { $name } spielen lassen
claim-win = Sieg beanspruchen
abort = Partie absagen
abort-text = Die Partie endet ohne Ergebnis. Das geht, bis die erste Runde vorbei ist.
resign = Aufgeben
resign-text = Du verlierst die Partie. Das lässt sich nicht zurücknehmen.
rematch = Revanche
to-rematch = Zur Revanche
key-choose = Eine Karte der Hand oder ein Angebot wählen
key-play = Das Gewählte spielen
key-take-back = Eine Wahl zurücknehmen
key-arrows = Von Karte zu Karte gehen, zur ersten oder letzten; mit der Umschalttaste die Karte verschieben
key-code = Zu einer Karte der Hand gehen, nach ihrem Kürzel
key-piles = Anhänger und Stapel
key-layout = Karten oder Text

## The table as text

text-command = Befehl
text-do = Ausführen
text-answers = Was geschehen ist
text-help = Befehle: { $commands }. Die englischen Wörter gelten auch.
text-trick = In der Runde: { $cards }.
text-trick-empty = In der Runde liegt noch keine Karte.
text-played = { $name }: { $card }, Stärke { $strength }
text-market =
    { $count ->
        [one] Auslage: { $cards }. { $count } Karte im Nachziehstapel.
       *[other] Auslage: { $cards }. { $count } Karten im Nachziehstapel.
    }

command-hand = hand, karten
command-trick = runde, stich
command-market = auslage, markt
command-score = stand, stimmen
command-followers = anhänger
command-last = letzte, zuletzt
command-turn = dran, zug
command-clock = uhr, zeit
command-play = spielen, spiel, spiele
command-take = nehmen, nimm
command-pass = weitergeben, gib
command-discard = ablegen, leg, lege
command-crush = zertrampeln, zertrample
command-say = sagen, sag
command-help = hilfe
command-deck = stapel
command-none = keinen, keine, niemand
