you = Ty
your-team = Twoja drużyna
empty-seat = Wolne miejsce
# As in English.
bot-nth = Bot { $number }
trick-of = lewa { $number } z { $total }
trick-number = lewa { $number }
your-card = twoja karta
led-tag = { $name } rozpoczyna
partner = twój partner
thinking = myśli…
away = nie ma przy stole

## The log

log-led = { $name } rozpoczyna: { $card }.
log-led-you = Rozpoczynasz: { $card }.
log-played = { $name } zagrywa: { $card }.
log-played-you = Zagrywasz: { $card }.
log-won = { $name } wygrywa lewę.
log-won-you = Wygrywasz lewę.
log-leads = { $name } rozpoczyna następną lewę.
log-leads-you = Rozpoczynasz następną lewę.
log-took = { $name } bierze: { $card }.
log-took-you = Bierzesz: { $card }.
log-drew = { $name } bierze kartę z talii.
log-drew-you = Bierzesz kartę z talii.
log-drew-card = { $name } bierze z talii: { $card }.
log-drew-card-you = Bierzesz z talii: { $card }.
log-gathered = { $name } zdobywa: { $card }.
log-gathered-you = Zdobywasz: { $card }.
log-front = Przed graczem { $name } zostaje: { $card }.
log-front-you = Przed tobą zostaje: { $card }.
log-aside = Odłożony na bok: { $card }.
log-crushed = { $name } traci: { $card } (rozgnieciony).
log-crushed-you = Tracisz: { $card } (rozgnieciony).
log-fire = { $name } bierze Ogień Feniksa.
log-fire-you = Bierzesz Ogień Feniksa.
log-under = Pod talię: { $card }.
log-passed = { $name } przekazuje: { $card } → { $to }.
log-passed-hidden = { $name } przekazuje karty. Dostaje je: { $to }.
log-discarded = { $name } odrzuca: { $card }.
log-discarded-you = Odrzucasz: { $card }.
log-looked = { $name } ogląda wierzchnią kartę talii.
log-looked-you = Oglądasz wierzchnią kartę talii.
log-looked-card = { $name } ogląda wierzchnią kartę talii: { $card }.
log-looked-card-you = Oglądasz wierzchnią kartę talii: { $card }.
log-sealed = { $name }: wybór gotowy.
log-sealed-you = Twój wybór jest gotowy.
log-spared = { $name } oszczędza Gnomy.
log-spared-you = Oszczędzasz Gnomy.
log-vote-claimed =
    { $count ->
        [one] { $name } zapewnia sobie { faction-vote }.
        [few] { $name } zapewniają sobie { faction-vote }.
       *[other] { $name } zapewniają sobie { faction-vote }.
    }
log-vote-claimed-you = Zapewniasz sobie { faction-vote }.
log-vote-claimed-team = Twoja drużyna zapewnia sobie { faction-vote }.
log-bot-took = Teraz gra komputer. Miejsce: { $name }.
log-bot-took-you = Teraz komputer gra za ciebie.
log-returned = { $name } wraca do gry.
log-returned-you = Wracasz do gry.

## The page

table = Stół
your-turn-title = Twoja kolej!
looking-for-table = Wczytywanie stołu…
no-table-here = Nie można pokazać tego stołu
stage = Stół
lies-about = Karty na stole
the-votes = Głosy
sure-votes = { $name } { $count }
your-hand = Twoja ręka
your-followers = Twoi poplecznicy
only-you-see = { $count } · widzisz ich tylko ty
score-piles = Stosy Punktów
piles = Stosy
pile-of = { $name }
look-through = Przejrzyj stosy
last-trick = Ostatnia lewa
no-last-trick = Nie rozegrano jeszcze żadnej lewy.
no-followers = Karty wygrane i wzięte z talii stają się twoimi poplecznikami: to twoja ręka w Fazie Drugiej.
log = Przebieg
talk = Czat
tracker = Licznik
no-tracker = Przy tym stole licznik kart jest wyłączony.
tracker-coming = Wczytywanie licznika kart…
tracker-open = odkryte
tracker-mine = twoje
tracker-elsewhere = nie wiadomo
tracker-sure = u przeciwnika
tracker-partner = u partnera
tracker-opponents = u przeciwników
tracker-tap = Dotknij karty, aby zobaczyć, gdzie może być.
tracker-keys = Dotknij karty, aby zobaczyć, gdzie może być. Strzałkami przechodzisz od karty do karty.
tracked-card = { $card }: { $places }
tracked-mine = twoje: { $count }
tracked-open = odkryte: { $count }
tracked-deck =
    { $certainty ->
        [sure] { $least } w talii
        [or] { $least } lub { $most } w talii
        [range] od { $least } do { $most } w talii
        [at-most] najwyżej { $most } w talii (co najmniej jedna: { $chance }%)
       *[chance] { $chance }% w talii
    }
tracked-hand =
    { $certainty ->
        [sure] { $least } w ręce gracza { $name }
        [or] { $least } lub { $most } w ręce gracza { $name }
        [range] od { $least } do { $most } w ręce gracza { $name }
        [at-most] najwyżej { $most } w ręce gracza { $name } (co najmniej jedna: { $chance }%)
       *[chance] { $chance }% w ręce gracza { $name }
    }
tracked-followers =
    { $certainty ->
        [sure] { $least } wśród popleczników gracza { $name }
        [or] { $least } lub { $most } wśród popleczników gracza { $name }
        [range] od { $least } do { $most } wśród popleczników gracza { $name }
        [at-most] najwyżej { $most } wśród popleczników gracza { $name } (co najmniej jedna: { $chance }%)
       *[chance] { $chance }% wśród popleczników gracza { $name }
    }
locations = Miejsca
no-setting = bez Krainy
no-building = bez Budowli
dock = Więcej o grze
none = nic
say-label = Co zrobić
in-hand = na ręce: { $count }
in-pile = na stosie Punktów: { $count }
bot-plays = gra komputer
has-chosen = wybór gotowy
clock-low = Masz mniej niż minutę.
clock-last = Masz jeszcze dziesięć sekund.
days-left =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[other] { $days } dni
    }

## Votes

need-short = { $count }
need-more = jeszcze { $count } dla pewności
vote-ahead-you = prowadzisz
vote-ahead-team = prowadzicie
vote-ahead =
    { $count ->
        [one] { $name } prowadzi
        [few] { $name } prowadzą
       *[other] { $name } prowadzą
    }
vote-ahead-nobody = nikt nie prowadzi
still-to-come = jeszcze w grze: { $count }
gone-count = poza grą: { $count }
vote-yours = twój
vote-to = dla: { $name }
vote-nobody = niczyj
decided-yours = głos jest twój
decided-for = głos zdobywa { $name }
decided-nobody = głos nie przypada nikomu
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
score-line = { $faction }: { $numbers }.
score-line-decided = { $faction }: { $numbers }; { $state }.
points-count = Tutaj liczą się punkty, nie karty.
contest-cards-you =
    { $held ->
        [0] Nie masz jeszcze zdobytych kart.
        [one] Masz { $held } zdobytą kartę.
        [few] Masz { $held } zdobyte karty.
       *[other] Masz { $held } zdobytych kart.
    }
contest-cards-team =
    { $held ->
        [0] Twoja drużyna nie ma jeszcze zdobytych kart.
        [one] Twoja drużyna ma { $held } zdobytą kartę.
        [few] Twoja drużyna ma { $held } zdobyte karty.
       *[other] Twoja drużyna ma { $held } zdobytych kart.
    }
contest-cards =
    { $count ->
        [one] { $name } { $held ->
            [0] nie ma jeszcze zdobytych kart.
            [one] ma { $held } zdobytą kartę.
            [few] ma { $held } zdobyte karty.
           *[other] ma { $held } zdobytych kart.
        }
        [few] { $name } { $held ->
            [0] nie mają jeszcze zdobytych kart.
            [one] mają { $held } zdobytą kartę.
            [few] mają { $held } zdobyte karty.
           *[other] mają { $held } zdobytych kart.
        }
       *[other] { $name } { $held ->
            [0] nie mają jeszcze zdobytych kart.
            [one] mają { $held } zdobytą kartę.
            [few] mają { $held } zdobyte karty.
           *[other] mają { $held } zdobytych kart.
        }
    }
contest-points-you =
    { $held ->
        [0] Nie masz jeszcze punktów.
        [one] Masz { $held } punkt.
        [few] Masz { $held } punkty.
       *[other] Masz { $held } punktów.
    }
contest-points-team =
    { $held ->
        [0] Twoja drużyna nie ma jeszcze punktów.
        [one] Twoja drużyna ma { $held } punkt.
        [few] Twoja drużyna ma { $held } punkty.
       *[other] Twoja drużyna ma { $held } punktów.
    }
contest-points =
    { $count ->
        [one] { $name } { $held ->
            [0] nie ma jeszcze punktów.
            [one] ma { $held } punkt.
            [few] ma { $held } punkty.
           *[other] ma { $held } punktów.
        }
        [few] { $name } { $held ->
            [0] nie mają jeszcze punktów.
            [one] mają { $held } punkt.
            [few] mają { $held } punkty.
           *[other] mają { $held } punktów.
        }
       *[other] { $name } { $held ->
            [0] nie mają jeszcze punktów.
            [one] mają { $held } punkt.
            [few] mają { $held } punkty.
           *[other] mają { $held } punktów.
        }
    }
contest-ahead-you = Prowadzisz.
contest-ahead-team = Twoja drużyna prowadzi.
contest-ahead =
    { $count ->
        [one] { $name } prowadzi.
        [few] { $name } prowadzą.
       *[other] { $name } prowadzą.
    }
contest-ahead-nobody = Nikt nie prowadzi.
contest-needs-you = Aby mieć pewność tego głosu, potrzebujesz jeszcze { $needs }.
contest-needs-team = Aby mieć pewność tego głosu, twoja drużyna potrzebuje jeszcze { $needs }.
contest-open =
    { $open ->
        [0] Nic już nie zostało w grze.
        [one] W grze zostaje jeszcze { $open }.
        [few] W grze zostają jeszcze { $open }.
       *[other] W grze zostaje jeszcze { $open }.
    }
contest-gone =
    { $gone ->
        [one] Poza grą jest { $gone }.
        [few] Poza grą są { $gone }.
       *[other] Poza grą jest { $gone }.
    }
contest-won-you = Zdobywasz ten głos.
contest-won-team = Twoja drużyna zdobywa ten głos.
contest-won =
    { $count ->
        [one] { $name } zdobywa ten głos.
        [few] { $name } zdobywają ten głos.
       *[other] { $name } zdobywają ten głos.
    }
contest-won-nobody = Ten głos nie przypada nikomu.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Zwycięzca
rank-loser = Przegrany
rank-nth = { $number }.
stake-market =
    { $count ->
        [one] { $places } bierze
        [few] { $places } wybierają
       *[other] { $places } wybierają
    }
stake-deck =
    { $count ->
        [one] { $places } bierze z talii
        [few] { $places } biorą z talii
       *[other] { $places } biorą z talii
    }
left-over =
    { $count ->
        [one] { $count } karta trafia pod talię
        [few] { $count } karty trafiają pod talię
       *[other] { $count } kart trafia pod talię
    }
unseen = jedna karta, zakryta
only-you = widzisz ją tylko ty
top-only-you = Karta z okiem to wierzch talii. Widzisz ją tylko ty.
deck-label =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[other] Talia, { $count } kart
    }
zone-aside-waiting = Czekające Trole
goes-next = następny do wzięcia
winner-takes-aside = Zwycięzca następnej lewy bierze: { $card }.
fire = Ogień Feniksa

## The say line

connection-lost = Utracono połączenie. Ponowne łączenie… Twoja gra jest bezpieczna.
game-over = Gra jest skończona.
sending = Wysyłanie…
ask-lead = Twoja kolej: rozpoczynasz. Zagraj dowolną kartę.
ask-lead-phase-two = Faza Druga: poplecznicy są teraz twoją ręką. Rozpoczynasz.
ask-follow = Twoja kolej. { faction-led }: musisz podążyć za Ludem.
ask-follow-stand-in = Twoja kolej. { faction-led }: podążaj za Ludem albo zagraj Zmiennokształtnego.
ask-any = Twoja kolej. { faction-led }, a nie masz jego kart. Zagraj dowolną kartę.
ask-confirm = { $card }: dotknij karty jeszcze raz albo naciśnij Zagraj.
ask-take = Wybierz kartę na poplecznika.
ask-take-deck = Twój Mędrzec wygrywa. Weź odkrytą kartę albo wierzchnią z talii.
ask-pass =
    { $count ->
        [one] Wybierz { $count } kartę do przekazania. Dostaje: { $name }.
        [few] Wybierz { $count } karty do przekazania. Dostaje: { $name }. Wybrane: { $chosen }.
       *[other] Wybierz { $count } kart do przekazania. Dostaje: { $name }. Wybrane: { $chosen }.
    }
ask-discard =
    { $count ->
        [one] Wybierz { $count } kartę do odrzucenia.
        [few] Wybierz { $count } karty do odrzucenia. Wybrane: { $chosen }.
       *[other] Wybierz { $count } kart do odrzucenia. Wybrane: { $chosen }.
    }
ask-crush = { $card } może rozgnieść Gnoma. Czyjego?
bot-thinks =
    { $count ->
        [one] { $names } myśli…
        [few] { $names } myślą…
       *[other] { $names } myślą…
    }
waiting-for = Oczekiwanie: { $names }…
waiting-away = Przy stole brakuje: { $names }.
computer-takes-over = Niech gra komputer
bot-plays-for-you = Komputer gra za ciebie. W każdej chwili możesz wrócić na swoje miejsce.
queued-sentence = W kolejce: { $card }. Karta zostanie zagrana, gdy tylko będzie można. Dotknij jej, aby cofnąć.
play-card = Zagraj: { $card }
pass-button = Przekaż { $chosen }/{ $count }
discard-button = Odrzuć { $chosen }/{ $count }
take-card = Weź: { $card }
take-deck = Weź wierzchnią z talii: { $card }
crush-whose = Rozgnieć Gnoma gracza { $name }
crush-none = Oszczędź
choice-key = { $choice } (klawisz { $key })

## Cards of the hand, for screen readers

held-refused = { $card }, teraz nie można zagrać
held-queued = { $card }, w kolejce
held-sealed = { $card }, wybór zapieczętowany
held-key = { $card }, klawisz { $key }
chosen-card = Wybrana karta: { $card }. Naciśnij Enter, aby ją zagrać.
queued-card = W kolejce: { $card }.
unqueued-card = Karta nie czeka już w kolejce.
queued-refused = { $card }: teraz nie można zagrać tej karty, więc nie czeka już w kolejce.
refused-because = { $reason } (zasada { $rule })
power-not-now = Nie teraz.
power-more = Więcej w zasadach
power-told = { $name }: { $text }

## Chat

watching = ogląda
mute = Wycisz: { $name }
muted = Wyciszono: { $name }.
say-something = Napisz wiadomość
nothing-said = Nie ma jeszcze wiadomości.
send = Wyślij
said = { $name }: { $text }

## Before the game

waiting-for-players = Oczekiwanie na graczy
almost-ready = Zaraz zaczynamy
you-named = { $name } (ty)
computer = Komputer
computer-level = Komputer: { $level }
is-ready = może zaczynać
not-ready = jeszcze nie
ready = Możemy zaczynać
leave-seat = Opuść miejsce
sit-down = Usiądź
who-plays-seat = Gracz na miejscu { $number }
for-a-person = Człowiek
invite-link = Zaproś kogoś
invite-text = Każdy, kto ma ten link, może zająć miejsce. Rejestracja nie jest potrzebna.
copy = Kopiuj
share = Udostępnij
link-copied = Skopiowano link.
invited = Masz zaproszenie do gry
invited-by = { $name } zaprasza cię do gry
invited-title = { $name } już na ciebie czeka.
invited-text = Nie potrzebujesz konta.
invited-how = Jak się gra w Claim?
your-name = Twoje imię
join = Dołącz
anyone = Ktokolwiek
searching =
    { $players ->
        [2] Szukamy przeciwnika
       *[other] Szukamy graczy
    }
search-others =
    { $count ->
        [0] Przy publicznych stołach nie ma teraz nikogo więcej.
        [one] Przy publicznych stołach jest jeszcze { $count } osoba.
        [few] Przy publicznych stołach są jeszcze { $count } osoby.
       *[other] Przy publicznych stołach jest jeszcze { $count } osób.
    }
search-impatient = Nie chcesz czekać?
search-computer = Zagraj z komputerem
search-link = Wyślij komuś link
search-stop = Przestań szukać

## The menu of a table, and keys

layout-text = Pokaż jako tekst
layout-cards = Pokaż jako karty
take-seat-back = Wróć na swoje miejsce
give-to-computer = Oddaj komputerowi: { $name }
claim-win = Ogłoś zwycięstwo
claim-sure = Masz dość głosów, aby wygrać. Ogłoś zwycięstwo teraz albo graj dalej.
abort = Anuluj grę
abort-text = Gra kończy się bez wyniku. Można ją anulować do końca pierwszej lewy.
resign = Poddaj się
resign-text = Przegrywasz grę. Tego nie można cofnąć.
rematch = Rewanż
to-rematch = Przejdź do rewanżu
rematch-title = { $name } chce rewanżu
rematch-offered = { $name } chce rewanżu.
rematch-accept = Przyjmij
rematch-decline = Odrzuć
rematch-waiting = Zaproponowano rewanż. Czekamy na odpowiedź: { $names }.
rematch-withdraw = Wycofaj propozycję
rematch-declined =
    { $count ->
        [one] { $names } nie chce rewanżu.
        [few] { $names } nie chcą rewanżu.
       *[other] { $names } nie chcą rewanżu.
    }
rematch-declined-you = Rewanż odrzucony.
rematch-withdrawn = { $name } wycofuje propozycję rewanżu.
rematch-withdrawn-you = Propozycja rewanżu wycofana.
key-choose = Wybierz kartę z ręki albo jedną z kart do wzięcia
key-play = Zagraj wybraną kartę
key-take-back = Cofnij wybór
key-arrows = Przechodź od karty do karty, do pierwszej lub ostatniej; z klawiszem Shift przesuń kartę
key-code = Przejdź do karty na ręce według jej kodu
key-power = Pokaż, co robi zaznaczona karta
key-piles = Poplecznicy i stosy
key-layout = Przełącz między kartami a tekstem

## The table as text

text-command = Polecenie
text-do = Wykonaj
text-answers = Co się wydarzyło
text-help = Polecenia: { $commands }. Angielskie słowa też działają.
text-trick = W lewie: { $cards }.
text-trick-empty = W lewie nie ma jeszcze kart.
text-played = { $name }: { $card }, siła { $strength }
text-market =
    { $count ->
        [one] Odkryte karty: { $cards }. W talii { $count } karta.
        [few] Odkryte karty: { $cards }. W talii { $count } karty.
       *[other] Odkryte karty: { $cards }. W talii { $count } kart.
    }

command-hand = ręka, karty
command-trick = lewa
command-market = odkryte, rynek
command-score = głosy, wynik
command-followers = poplecznicy
command-last = ostatnia, poprzednia
command-turn = kolej
command-clock = zegar, czas
command-play = zagraj, graj
command-take = weź, bierz
command-pass = przekaż
command-discard = odrzuć
command-crush = rozgnieć
command-say = powiedz, czat
command-help = pomoc
command-deck = talia
command-none = nikogo, żadnego
