you = Du
your-team = Dein Team
empty-seat = Freier Platz
# As in English.
bot-nth = Bot { $number }
trick-of = Stich { $number } von { $total }
trick-number = Stich { $number }
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
log-won = { $name } gewinnt den Stich.
log-won-you = Du gewinnst den Stich.
log-leads = { $name } eröffnet den nächsten Stich.
log-leads-you = Du eröffnest den nächsten Stich.
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
log-aside = Beiseitegelegt: { $card }.
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
log-vote-claimed =
    { $count ->
        [one] { $name } sichert sich { faction-vote }.
       *[other] { $name } sichern sich { faction-vote }.
    }
log-vote-claimed-you = Du sicherst dir { faction-vote }.
log-vote-claimed-team = Dein Team sichert sich { faction-vote }.
log-bot-took = Der Computer spielt jetzt für { $name }.
log-bot-took-you = Der Computer spielt jetzt für dich.
log-returned = { $name } ist zurück.
log-returned-you = Du bist zurück.

## The page

table = Tisch
your-turn-title = Du bist dran!
looking-for-table = Tisch wird geladen …
no-table-here = Dieser Tisch lässt sich nicht anzeigen
stage = Der Tisch
lies-about = Karten auf dem Tisch
the-votes = Die Stimmen
sure-votes = { $name } { $count }
your-hand = Deine Hand
your-followers = Deine Anhänger
only-you-see = { $count } · nur du siehst sie
score-piles = Punktstapel
piles = Stapel
pile-of = { $name }
look-through = Stapel durchsehen
last-trick = Letzter Stich
no-last-trick = Noch ist kein Stich gespielt.
no-followers = Karten, die du gewinnst oder ziehst, werden deine Anhänger: deine Hand für Phase 2.
log = Verlauf
# As in English.
talk = Chat
tracker = Zähler
no-tracker = Der Kartenzähler ist an diesem Tisch ausgeschaltet.
tracker-coming = Der Kartenzähler wird geladen …
tracker-open = offen
tracker-mine = bei dir
tracker-elsewhere = unbekannt
tracker-sure = beim Gegner
tracker-partner = beim Partner
tracker-opponents = bei den Gegnern
tracker-tap = Tippe eine Karte an, um zu sehen, wo sie sein kann.
tracker-keys = Tippe eine Karte an, um zu sehen, wo sie sein kann. Mit den Pfeiltasten gehst du von Karte zu Karte.
tracked-card = { $card }: { $places }
tracked-mine = { $count } bei dir
tracked-open = { $count } offen
tracked-deck =
    { $certainty ->
        [sure] { $least } im Nachziehstapel
        [or] { $least } oder { $most } im Nachziehstapel
        [range] { $least } bis { $most } im Nachziehstapel
        [at-most] höchstens { $most } im Nachziehstapel (mindestens eine: { $chance } %)
       *[chance] { $chance } % im Nachziehstapel
    }
tracked-hand =
    { $certainty ->
        [sure] { $least } auf der Hand von { $name }
        [or] { $least } oder { $most } auf der Hand von { $name }
        [range] { $least } bis { $most } auf der Hand von { $name }
        [at-most] höchstens { $most } auf der Hand von { $name } (mindestens eine: { $chance } %)
       *[chance] { $chance } % auf der Hand von { $name }
    }
tracked-followers =
    { $certainty ->
        [sure] { $least } unter den Anhängern von { $name }
        [or] { $least } oder { $most } unter den Anhängern von { $name }
        [range] { $least } bis { $most } unter den Anhängern von { $name }
        [at-most] höchstens { $most } unter den Anhängern von { $name } (mindestens eine: { $chance } %)
       *[chance] { $chance } % unter den Anhängern von { $name }
    }
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
clock-low = Du hast weniger als eine Minute übrig.
clock-last = Du hast noch zehn Sekunden.
days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

## Votes

need-short = { $count }
need-more = noch { $count }, um sicher zu sein
vote-ahead-you = du führst
vote-ahead-team = ihr führt
vote-ahead =
    { $count ->
        [one] { $name } führt
       *[other] { $name } führen
    }
vote-ahead-nobody = niemand führt
still-to-come = noch { $count } offen
gone-count = { $count } aus dem Spiel
vote-yours = deine
vote-to = an { $name }
vote-nobody = niemand
decided-yours = von dir gewonnen
decided-for = von { $name } gewonnen
decided-nobody = geht an niemanden
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
score-line = { $faction }: { $numbers }.
score-line-decided = { $faction }: { $numbers }; { $state }.
points-count = Hier zählen Punkte, nicht Karten.
contest-cards-you =
    { $held ->
        [0] Du hast noch keine Karte gewonnen.
        [one] Du hast { $held } Karte gewonnen.
       *[other] Du hast { $held } Karten gewonnen.
    }
contest-cards-team =
    { $held ->
        [0] Dein Team hat noch keine Karte gewonnen.
        [one] Dein Team hat { $held } Karte gewonnen.
       *[other] Dein Team hat { $held } Karten gewonnen.
    }
contest-cards =
    { $count ->
        [one] { $name } hat
       *[other] { $name } haben
    } { $held ->
        [0] noch keine Karte gewonnen.
        [one] { $held } Karte gewonnen.
       *[other] { $held } Karten gewonnen.
    }
contest-points-you =
    { $held ->
        [0] Du hast noch keine Punkte.
        [one] Du hast { $held } Punkt.
       *[other] Du hast { $held } Punkte.
    }
contest-points-team =
    { $held ->
        [0] Dein Team hat noch keine Punkte.
        [one] Dein Team hat { $held } Punkt.
       *[other] Dein Team hat { $held } Punkte.
    }
contest-points =
    { $count ->
        [one] { $name } hat
       *[other] { $name } haben
    } { $held ->
        [0] noch keine Punkte.
        [one] { $held } Punkt.
       *[other] { $held } Punkte.
    }
contest-ahead-you = Du führst.
contest-ahead-team = Dein Team führt.
contest-ahead =
    { $count ->
        [one] { $name } führt.
       *[other] { $name } führen.
    }
contest-ahead-nobody = Niemand führt.
contest-needs-you = Du brauchst noch { $needs }, um dir die Gunst zu sichern.
contest-needs-team = Dein Team braucht noch { $needs }, um sich die Gunst zu sichern.
contest-open =
    { $open ->
        [0] Offen ist nichts mehr.
        [one] Noch { $open } ist offen.
       *[other] Noch { $open } sind offen.
    }
contest-gone =
    { $gone ->
        [one] Aus dem Spiel ist { $gone }.
       *[other] Aus dem Spiel sind { $gone }.
    }
contest-won-you = Du hast die Gunst gewonnen.
contest-won-team = Dein Team hat die Gunst gewonnen.
contest-won =
    { $count ->
        [one] { $name } hat die Gunst gewonnen.
       *[other] { $name } haben die Gunst gewonnen.
    }
contest-won-nobody = Die Gunst geht an niemanden.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Gewinner
rank-loser = Verlierer
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
unseen = eine Karte, verdeckt
only-you = nur du siehst sie
top-only-you = Die Karte mit dem Auge liegt oben auf dem Stapel. Nur du siehst sie.
deck-label =
    { $count ->
        [one] Nachziehstapel, { $count } Karte
       *[other] Nachziehstapel, { $count } Karten
    }
zone-aside-waiting = Wartende Trolle
goes-next = wird als Nächstes genommen
winner-takes-aside = Wer den nächsten Stich gewinnt, nimmt: { $card }.
fire = Phönixfeuer

## The say line

connection-lost = Verbindung verloren. Neuer Versuch … Deine Partie ist sicher.
game-over = Die Partie ist vorbei.
sending = Wird gesendet …
ask-lead = Du bist dran und eröffnest. Spiele eine beliebige Karte.
ask-lead-phase-two = Phase 2: Deine Anhänger sind jetzt deine Hand. Du eröffnest.
ask-follow = Du bist dran. { faction-led }: Du musst bedienen.
ask-follow-stand-in = Du bist dran. { faction-led }: Bediene oder spiele einen Doppelgänger.
ask-any = Du bist dran. { faction-led }, und du hast keine Karte davon. Spiele eine beliebige.
ask-confirm = { $card }: Tippe noch einmal darauf oder auf Spielen.
ask-take = Wähle eine Karte als Anhänger.
ask-take-deck = Dein Seher hat gewonnen. Nimm eine Karte der Auslage oder die oberste vom Stapel.
ask-pass =
    { $count ->
        [one] Wähle { $count } Karte für { $name }.
       *[other] Wähle { $count } Karten für { $name } ({ $chosen } gewählt).
    }
ask-discard =
    { $count ->
        [one] Wähle { $count } Karte zum Ablegen.
       *[other] Wähle { $count } Karten zum Ablegen ({ $chosen } gewählt).
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
queued-sentence = Vorgemerkt: { $card }. Die Karte wird gespielt, sobald es geht. Tippe sie an, um sie zurückzunehmen.
play-card = { $card } spielen
pass-button = Weitergeben { $chosen }/{ $count }
discard-button = Ablegen { $chosen }/{ $count }
take-card = { $card } nehmen
take-deck = Oberste Karte nehmen: { $card }
crush-whose = Gnom von { $name } zertrampeln
crush-none = Verschonen
choice-key = { $choice } (Taste { $key })

## Cards of the hand, for screen readers

held-refused = { $card }, jetzt nicht erlaubt
held-queued = { $card }, vorgemerkt
held-sealed = { $card }, gewählt und versiegelt
held-key = { $card }, Taste { $key }
chosen-card = Gewählt: { $card }. Mit der Eingabetaste spielst du die Karte.
queued-card = Vorgemerkt: { $card }.
unqueued-card = Die Karte ist nicht mehr vorgemerkt.
queued-refused = { $card } ist jetzt nicht erlaubt und deshalb nicht mehr vorgemerkt.
refused-because = { $reason } (Regel { $rule })
power-not-now = Jetzt nicht.
power-more = Mehr in den Regeln
power-told = { $name }: { $text }

## Chat

watching = schaut zu
mute = { $name } stummschalten
muted = Du hast { $name } stummgeschaltet.
say-something = Nachricht schreiben
nothing-said = Noch keine Nachrichten.
send = Senden
said = { $name }: { $text }

## Before the game

waiting-for-players = Warten auf Spieler
almost-ready = Gleich geht es los
you-named = { $name } (du)
# As in English.
computer = Computer
# As in English.
computer-level = Computer: { $level }
is-ready = bereit
not-ready = noch nicht bereit
ready = Ich bin bereit
leave-seat = Platz verlassen
sit-down = Platz nehmen
who-plays-seat = Wer auf Platz { $number } spielt
for-a-person = Ein Mensch
invite-link = Jemanden einladen
invite-text = Wer diesen Link hat, kann Platz nehmen. Eine Anmeldung ist nicht nötig.
copy = Kopieren
share = Teilen
link-copied = Link kopiert.
invited = Du bist zu einer Partie eingeladen
invited-by = { $name } lädt dich zu einer Partie ein
invited-title = { $name } wartet schon auf dich.
invited-text = Du brauchst kein Konto.
invited-how = Wie spielt man Claim?
your-name = Dein Name
join = Mitspielen
anyone = Irgendwer
searching =
    { $players ->
        [2] Gegner gesucht
       *[other] Mitspieler gesucht
    }
search-others =
    { $count ->
        [0] Gerade sitzt sonst niemand an einem öffentlichen Tisch.
        [one] { $count } weitere Person sitzt an einem öffentlichen Tisch.
       *[other] { $count } weitere Personen sitzen an öffentlichen Tischen.
    }
search-impatient = Keine Lust zu warten?
search-computer = Spiele inzwischen gegen den Computer
search-link = Schicke jemandem den Link
search-stop = Suche beenden

## The menu of a table, and keys

layout-text = Als Text zeigen
layout-cards = Als Karten zeigen
take-seat-back = Platz wieder übernehmen
give-to-computer = Computer für { $name } spielen lassen
claim-win = Sieg beanspruchen
claim-sure = Du hast genug Stimmen für den Sieg. Beanspruche ihn jetzt, oder spiele weiter.
abort = Partie abbrechen
abort-text = Die Partie endet ohne Ergebnis. Das geht, bis der erste Stich vorbei ist.
resign = Aufgeben
resign-text = Du verlierst die Partie. Das lässt sich nicht rückgängig machen.
rematch = Revanche
to-rematch = Zur Revanche
rematch-title = { $name } möchte eine Revanche
rematch-offered = { $name } möchte eine Revanche.
rematch-accept = Annehmen
rematch-decline = Ablehnen
rematch-waiting = Revanche angeboten. Warten auf { $names }.
rematch-withdraw = Angebot zurückziehen
rematch-declined =
    { $count ->
        [one] { $names } hat die Revanche abgelehnt.
       *[other] { $names } haben die Revanche abgelehnt.
    }
rematch-declined-you = Du hast die Revanche abgelehnt.
rematch-withdrawn = { $name } hat das Revancheangebot zurückgezogen.
rematch-withdrawn-you = Du hast dein Revancheangebot zurückgezogen.
key-choose = Eine Karte der Hand oder der Auslage wählen
key-play = Die gewählte Karte spielen
key-take-back = Eine Wahl rückgängig machen
key-arrows = Von Karte zu Karte gehen, zur ersten oder letzten; mit der Umschalttaste die Karte verschieben
key-code = Zu einer Karte der Hand gehen, nach ihrem Kürzel
key-power = Zeigen, was die ausgewählte Karte kann
key-piles = Anhänger und Stapel
key-layout = Zwischen Karten und Text wechseln

## The table as text

text-command = Befehl
text-do = Ausführen
text-answers = Was geschehen ist
text-help = Befehle: { $commands }. Die englischen Wörter gelten auch.
text-trick = Im Stich: { $cards }.
text-trick-empty = Im Stich liegt noch keine Karte.
text-played = { $name }: { $card }, Stärke { $strength }
text-market =
    { $count ->
        [one] Auslage: { $cards }. { $count } Karte im Nachziehstapel.
       *[other] Auslage: { $cards }. { $count } Karten im Nachziehstapel.
    }

command-hand = hand, karten
command-trick = stich
command-market = auslage, markt
command-score = stand, stimmen
command-followers = anhänger
command-last = letzter, zuletzt
command-turn = dran, zug
command-clock = uhr, zeit
command-play = spielen, spiel, spiele
command-take = nehmen, nimm
command-pass = weitergeben, gib
command-discard = ablegen, leg, lege
command-crush = zertrampeln, zertrample
command-say = sagen, sag, chat
command-help = hilfe
command-deck = stapel
command-none = keinen, keine, niemand
