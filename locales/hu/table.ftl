you = Te
your-team = A csapatod
empty-seat = Üres hely
bot-nth = { $number }. bot
trick-of = { $number }/{ $total }. ütés
trick-number = { $number }. ütés
your-card = a te kártyád
led-tag = { $name } kezd
partner = a csapattársad
thinking = gondolkodik…
away = nincs itt

## The log

log-led = { $name } hív: { $card }.
log-led-you = Te hívsz: { $card }.
log-played = { $name } kijátssza: { $card }.
log-played-you = Kijátszod: { $card }.
log-won = { $name } megnyeri az ütést.
log-won-you = Megnyered az ütést.
log-leads = { $name } kezdi a következő ütést.
log-leads-you = Te kezded a következő ütést.
log-took = { $name } elviszi: { $card }.
log-took-you = Elviszed: { $card }.
log-drew = { $name } húz egy kártyát.
log-drew-you = Húzol egy kártyát.
log-drew-card = { $name } húz: { $card }.
log-drew-card-you = Húzol: { $card }.
log-gathered = { $name } megszerzi: { $card }.
log-gathered-you = Megszerzed: { $card }.
log-front = { $name } előtt marad: { $card }.
log-front-you = Előtted marad: { $card }.
log-aside = Félretéve: { $card }.
log-crushed = { $name } elveszíti: { $card } (eltaposott).
log-crushed-you = Elveszíted: { $card } (eltaposott).
log-fire = { $name } húz egy Főnixtüzet.
log-fire-you = Húzol egy Főnixtüzet.
log-under = A húzópakli alá kerül: { $card }.
log-passed = { $name } továbbadja: { $card } → { $to }.
log-passed-hidden = { $name } kártyákat ad tovább. Megkapja: { $to }.
log-discarded = { $name } eldobja: { $card }.
log-discarded-you = Eldobod: { $card }.
log-looked = { $name } megnézi a pakli felső kártyáját.
log-looked-you = Megnézed a pakli felső kártyáját.
log-looked-card = { $name } megnézi a pakli felső kártyáját: { $card }.
log-looked-card-you = Megnézed a pakli felső kártyáját: { $card }.
log-sealed = { $name } választott.
log-sealed-you = Választottál.
log-spared = { $name } megkíméli a Gnómokat.
log-spared-you = Megkíméled a Gnómokat.
log-vote-claimed = { $name } végleg megszerzi: { faction-vote }.
log-vote-claimed-you = Végleg a tiéd: { faction-vote }.
log-vote-claimed-team = Végleg a csapatodé: { faction-vote }.
log-bot-took = Mostantól a gép játszik. Hely: { $name }.
log-bot-took-you = Mostantól a gép játszik helyetted.
log-returned = { $name } visszatért.
log-returned-you = Visszatértél.

## The page

table = Asztal
your-turn-title = Te következel!
looking-for-table = Az asztal betöltése…
no-table-here = Ez az asztal nem jeleníthető meg
stage = Az asztal
lies-about = Kártyák az asztalon
the-votes = A szavazatok
sure-votes = { $name } { $count }
your-hand = A kártyáid
your-followers = A követőid
only-you-see = { $count } · csak te látod
score-piles = Pontozópaklik
piles = Paklik
pile-of = { $name }
look-through = Paklik átnézése
last-trick = Utolsó ütés
no-last-trick = Még egyetlen ütést sem játszottak le.
no-followers = Amit nyersz vagy húzol, az a követőd lesz: velük játszol a második szakaszban.
log = Napló
# As in English.
talk = Chat
tracker = Számláló
no-tracker = A kártyaszámláló ki van kapcsolva ennél az asztalnál.
tracker-coming = A kártyaszámláló betöltése…
tracker-open = nyílt
tracker-mine = nálad
tracker-elsewhere = nem tudni
tracker-sure = ellenfélnél
tracker-partner = csapattársnál
tracker-opponents = ellenfeleknél
tracker-tap = Érints meg egy kártyát, hogy lásd, hol lehet.
tracker-keys = Érints meg egy kártyát, hogy lásd, hol lehet. A nyilakkal léphetsz kártyáról kártyára.
tracked-card = { $card }: { $places }
tracked-mine = { $count } nálad
tracked-open = { $count } nyíltan
tracked-deck =
    { $certainty ->
        [sure] { $least } a húzópakliban
        [or] { $least } vagy { $most } a húzópakliban
        [range] { $least }–{ $most } a húzópakliban
        [at-most] legfeljebb { $most } a húzópakliban (legalább egy: { $chance }%)
       *[chance] { $chance }% a húzópakliban
    }
tracked-hand =
    { $certainty ->
        [sure] { $least } { $name } kezében
        [or] { $least } vagy { $most } { $name } kezében
        [range] { $least }–{ $most } { $name } kezében
        [at-most] legfeljebb { $most } { $name } kezében (legalább egy: { $chance }%)
       *[chance] { $chance }% { $name } kezében
    }
tracked-followers =
    { $certainty ->
        [sure] { $least } { $name } követői között
        [or] { $least } vagy { $most } { $name } követői között
        [range] { $least }–{ $most } { $name } követői között
        [at-most] legfeljebb { $most } { $name } követői között (legalább egy: { $chance }%)
       *[chance] { $chance }% { $name } követői között
    }
locations = Helyszínek
no-setting = nincs Környezet
no-building = nincs Építmény
dock = Több a játékról
none = semmi
say-label = Mi a teendő
in-hand = { $count } kézben
in-pile = { $count } a pontozópakliban
bot-plays = a gép játszik
has-chosen = választott
clock-low = Kevesebb mint egy perced maradt.
clock-last = Tíz másodperced maradt.
days-left =
    { $days ->
        [one] { $days } nap
       *[other] { $days } nap
    }

## Votes

need-short = { $count }
need-more = még { $count } a biztos szavazathoz
vote-ahead-you = te vezetsz
vote-ahead-team = ti vezettek
vote-ahead = { $name } vezet
vote-ahead-nobody = senki sem vezet
still-to-come = még { $count } játékban
gone-count = { $count } kiesett
vote-yours = a tiéd
vote-to = nyerte: { $name }
vote-nobody = senkié
decided-yours = a szavazat a tiéd
decided-for = { $name } nyeri a szavazatot
decided-nobody = a szavazat senkié
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
score-line = { $faction }: { $numbers }.
score-line-decided = { $faction }: { $numbers }; { $state }.
points-count = Itt a pontok számítanak, nem a kártyák.
contest-cards-you =
    { $held ->
        [0] Még nem gyűjtöttél kártyát.
       *[other] { $held } kártyát gyűjtöttél.
    }
contest-cards-team =
    { $held ->
        [0] A csapatod még nem gyűjtött kártyát.
       *[other] A csapatod { $held } kártyát gyűjtött.
    }
contest-cards =
    { $held ->
        [0] { $name } még nem gyűjtött kártyát.
       *[other] { $name } { $held } kártyát gyűjtött.
    }
contest-points-you =
    { $held ->
        [0] Még nem gyűjtöttél pontot.
       *[other] { $held } pontot gyűjtöttél.
    }
contest-points-team =
    { $held ->
        [0] A csapatod még nem gyűjtött pontot.
       *[other] A csapatod { $held } pontot gyűjtött.
    }
contest-points =
    { $held ->
        [0] { $name } még nem gyűjtött pontot.
       *[other] { $name } { $held } pontot gyűjtött.
    }
contest-ahead-you = Te vezetsz.
contest-ahead-team = A csapatod vezet.
contest-ahead = { $name } vezet.
contest-ahead-nobody = Senki sem vezet.
contest-needs-you = Még { $needs } kell, hogy ez a szavazat biztosan a tiéd legyen.
contest-needs-team = Még { $needs } kell, hogy ez a szavazat biztosan a csapatodé legyen.
contest-open =
    { $open ->
        [0] Már semmi sincs játékban.
       *[other] Még { $open } van játékban.
    }
contest-gone = A játékból kiesett { $gone }.
contest-won-you = Tiéd ez a szavazat.
contest-won-team = A csapatodé ez a szavazat.
contest-won = { $name } nyerte ezt a szavazatot.
contest-won-nobody = Ez a szavazat senkié.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Nyertes
rank-loser = Vesztes
rank-nth = { $number }.
stake-market =
    { $count ->
        [one] { $places } viszi
       *[other] { $places } választ
    }
stake-deck =
    { $count ->
        [one] { $places } húz
       *[other] { $places } húz
    }
left-over =
    { $count ->
        [one] { $count } kártya a pakli alá kerül
       *[other] { $count } kártya a pakli alá kerül
    }
unseen = egy kártya, képpel lefelé
only-you = csak te látod
top-only-you = A szemmel jelölt kártya a pakli teteje. Csak te látod.
deck-label =
    { $count ->
        [one] Húzópakli, { $count } kártya
       *[other] Húzópakli, { $count } kártya
    }
zone-aside-waiting = Várakozó Trollok
goes-next = ez a következő
winner-takes-aside = A következő ütés nyertese viszi: { $card }.
fire = Főnixtűz

## The say line

connection-lost = Megszakadt a kapcsolat. Újrakapcsolódás… A játékod biztonságban van.
game-over = A játék véget ért.
sending = Küldés…
ask-lead = Te következel, és te kezdesz. Bármelyik kártyádat kijátszhatod.
ask-lead-phase-two = Második szakasz: mostantól a követőiddel játszol. Te kezdesz.
ask-follow = Te következel. { faction-led }: abból kell kijátszanod.
ask-follow-stand-in = Te következel. { faction-led }: abból játssz ki, vagy egy Hasonmást.
ask-any = Te következel. { faction-led }, és neked nincs belőle. Bármit kijátszhatsz.
ask-confirm = { $card }: érintsd meg újra, vagy nyomd meg a Kijátszás gombot.
ask-take = Válassz egy kártyát követőnek.
ask-take-deck = A Látnokod nyert. Vidd el az egyik középső kártyát vagy a pakli felső kártyáját.
ask-pass =
    { $count ->
        [one] Válassz { $count } kártyát továbbadásra. Megkapja: { $name }.
       *[other] Válassz { $count } kártyát továbbadásra (kiválasztva: { $chosen }). Megkapja: { $name }.
    }
ask-discard =
    { $count ->
        [one] Válassz { $count } kártyát, amelyet eldobsz.
       *[other] Válassz { $count } kártyát, amelyet eldobsz (kiválasztva: { $chosen }).
    }
ask-crush = { $card } eltaposhat egy Gnómot. Kiét?
bot-thinks =
    { $count ->
        [one] { $names } gondolkodik…
       *[other] { $names } gondolkodik…
    }
waiting-for = Várakozás: { $names }…
waiting-away = Nincs itt: { $names }.
computer-takes-over = Játsszon a gép
bot-plays-for-you = A gép játszik helyetted. Bármikor visszaveheted a helyedet.
queued-sentence = Előre kiválasztva: { $card }. Amint lehet, kijátsszuk. Érintsd meg, ha meggondoltad magad.
play-card = Kijátszás: { $card }
pass-button = Továbbadás { $chosen }/{ $count }
discard-button = Eldobás { $chosen }/{ $count }
take-card = Elvitel: { $card }
take-deck = A pakli felső kártyája: { $card }
crush-whose = Eltaposás: { $name } Gnómja
crush-none = Megkímélés
choice-key = { $choice } ({ $key } billentyű)

## Cards of the hand, for screen readers

held-refused = { $card }, most nem játszható ki
held-queued = { $card }, előre kiválasztva
held-sealed = { $card }, kiválasztva és lepecsételve
held-key = { $card }, { $key } billentyű
chosen-card = Kiválasztva: { $card }. Nyomj Entert a kijátszáshoz.
queued-card = Előre kiválasztva: { $card }.
unqueued-card = A kártya már nincs előre kiválasztva.
queued-refused = { $card }: most nem játszható ki, ezért már nincs előre kiválasztva.
refused-because = { $reason } ({ $rule }. szabály)
power-not-now = Most nem.
power-more = Bővebben a szabályokban
power-told = { $name }: { $text }

## Chat

watching = nézi
mute = Némítás: { $name }
muted = Elnémítva: { $name }.
say-something = Írj üzenetet
nothing-said = Még nincs üzenet.
send = Küldés
said = { $name }: { $text }

## Before the game

waiting-for-players = Várakozás játékosokra
almost-ready = Mindjárt kezdődik
you-named = { $name } (te)
computer = Gép
computer-level = Gép: { $level }
is-ready = kész
not-ready = még nem kész
ready = Készen állok
leave-seat = Hely elhagyása
sit-down = Leülés
who-plays-seat = Játékos a(z) { $number }. helyen
for-a-person = Egy ember
invite-link = Meghívás
invite-text = Bárki leülhet, akinél megvan ez a link. Nem kell regisztrálni.
copy = Másolás
share = Megosztás
link-copied = A link a vágólapon van.
invited = Meghívást kaptál egy játékra
invited-by = { $name } meghívott egy játékra
invited-title = { $name } már vár rád.
invited-text = Nem kell hozzá fiók.
invited-how = Hogyan kell Claimet játszani?
your-name = A neved
join = Csatlakozás
anyone = Bárki
searching =
    { $players ->
        [2] Ellenfelet keresünk
       *[other] Játékosokat keresünk
    }
search-others =
    { $count ->
        [0] Most senki más nem ül nyilvános asztalnál.
        [one] Még { $count } ember ül nyilvános asztalnál.
       *[other] Még { $count } ember ül nyilvános asztaloknál.
    }
search-impatient = Nem akarsz várni?
search-computer = Játssz inkább a gép ellen
search-link = Küldd el valakinek a linket
search-stop = Keresés leállítása

## The menu of a table, and keys

layout-text = Megjelenítés szövegként
layout-cards = Megjelenítés kártyákkal
take-seat-back = Hely visszavétele
give-to-computer = Játsszon a gép. Hely: { $name }
claim-win = Győzelem bejelentése
claim-sure = Elég szavazatod van a győzelemhez. Jelentsd be most, vagy játssz tovább.
abort = Játék törlése
abort-text = A játék eredmény nélkül ér véget. Az első ütés végéig törölheted.
resign = Feladás
resign-text = Elveszíted a játékot. Ezt nem lehet visszavonni.
rematch = Visszavágó
to-rematch = Ugrás a visszavágóra
rematch-title = { $name } visszavágót szeretne
rematch-offered = { $name } visszavágót szeretne.
rematch-accept = Elfogadom
rematch-decline = Elutasítom
rematch-waiting = Visszavágót kértél. Várakozás: { $names }.
rematch-withdraw = Ajánlat visszavonása
rematch-declined =
    { $count ->
        [one] { $names } elutasította a visszavágót.
       *[other] { $names } elutasították a visszavágót.
    }
rematch-declined-you = Elutasítottad a visszavágót.
rematch-withdrawn = { $name } visszavonta a visszavágó-ajánlatát.
rematch-withdrawn-you = Visszavontad a visszavágó-ajánlatodat.
key-choose = Kártya választása a saját vagy a felkínált kártyák közül
key-play = A kiválasztott kártya kijátszása
key-take-back = Választás visszavonása
key-arrows = Lépkedés a kártyák között, az elsőre vagy az utolsóra; Shifttel a kártya áthelyezése
key-code = Ugrás egy kártyádra a jele szerint
key-power = A kijelölt kártya képességének megmutatása
key-piles = Követők és paklik
key-layout = Váltás kártyák és szöveg között

## The table as text

text-command = Parancs
text-do = Végrehajtás
text-answers = Mi történt
text-help = Parancsok: { $commands }. Az angol szavak is érvényesek.
text-trick = Az ütésben: { $cards }.
text-trick-empty = Az ütésben még nincs kártya.
text-played = { $name }: { $card }, ereje { $strength }
text-market =
    { $count ->
        [one] Középen: { $cards }. { $count } kártya a húzópakliban.
       *[other] Középen: { $cards }. { $count } kártya a húzópakliban.
    }

command-hand = kártyák, kéz
command-trick = ütés
command-market = középen, közép
command-score = szavazatok, állás
command-followers = követők
command-last = előző, utolsó
command-turn = soron, sor
command-clock = óra, idő
command-play = kijátszás, játszd, kijátszom
command-take = elvétel, vedd, elveszem
command-pass = továbbadás, add, továbbadom
command-discard = eldobás, dobd, eldobom
command-crush = eltaposás, taposd
command-say = üzenet, mondd, chat
command-help = súgó, segítség
command-deck = pakli, húzópakli
command-none = senkit, senki
