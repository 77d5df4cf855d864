# As in English.
title = { $page } – Interregnum
title-home = Interregnum – Claim a böngészőben
skip-to-page = Ugrás a tartalomra
home = Kezdőlap
new-table = Új asztal
history = Előzmények
account = Fiók és beállítások
rules = Szabályok
learn = Tanulj meg játszani
replay = Visszajátszás
menu = Menü
rail = Fő navigáció
rail-play = Játék
close = Bezárás
go-back = Vissza
language = Nyelv
as-the-browser = Mint a böngészőben
as-the-system = Mint a rendszerben
theme = Téma
theme-light = Világos
theme-dark = Sötét
sound-on = Hang bekapcsolása
sound-off = Hang kikapcsolása
sound-is-on = A hang be van kapcsolva
sound-is-off = A hang ki van kapcsolva
keys = Billentyűparancsok
key-help = Billentyűparancsok megjelenítése
key-sound = Hang be- vagy kikapcsolása
letters = Egybillentyűs parancsok
letters-on = bekapcsolva
letters-alt = csak Alttal
letters-off = kikapcsolva
guest-name = { $number }. vendég
no-such-page = Az oldal nem található
no-such-page-text = Lehet, hogy elírás van a címben, vagy ez az asztal már nincs meg.

## The connection

connected = kapcsolódva
connecting = kapcsolódás…
connection-lost-short = nincs kapcsolat

## What a card is in, besides its name

card-strength = { $card }, ereje { $strength }
card-captured = elfogott
card-crushed = eltaposott
card-wins = viszi az ütést

## Why something was not done, by the server's word for it

problem-unreachable = A szerver nem érhető el. Próbáld újra egy kicsit később.
problem-other = Nem sikerült: { $detail }
problem-rules = A szabályok ezt nem engedik ({ $rule }. szabály).
problem-options = Ezekkel a beállításokkal nem lehet asztalt nyitni. Változtass rajtuk, és próbáld újra.
problem-no-such-seat = Ennél az asztalnál nincs ilyen hely.
problem-too-many = Ez az oldal túl sok asztalt követ. Előbb zárj be egyet.
problem-late = Elkéstél: erre már van válasz.
problem-not-stored = A szerver most nem tud semmit elmenteni. Semmi sem változott. Próbáld újra.
problem-too-many-requests = Túl sok kérés. Várj egy kicsit, és próbáld újra.
problem-too-many-connections = Túl sok kapcsolat a hálózatodról. Zárj be néhány oldalt, és próbáld újra.
problem-no-table = Nincs ilyen asztal. Lehet, hogy elírás van a linkben.
problem-no-spectators = Ennél az asztalnál nem lehetnek nézők.
problem-no-seat = Nincs helyed ennél az asztalnál. Előbb foglalj el egyet.
problem-taken = Ez a hely foglalt. Válassz másikat.
problem-seated-elsewhere = Már van helyed ennél az asztalnál. Előbb állj fel onnan.
problem-stage = A játék ezen pontján ezt nem lehet.
problem-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
problem-only-bots = Legalább egy hely kell egy embernek.
problem-too-late-to-abort = Az első ütés már megvolt. Feladhatod, de törölni már nem lehet a játékot.
problem-not-proved = A győzelmed még nem biztos. Játssz tovább.
problem-claimed-before = Ütésenként egyszer jelentheted be a győzelmet. Játssz tovább, és próbáld újra a következőben.
problem-rematch-declined = A visszavágót elutasították. Nyiss új asztalt, ha újra játszani szeretnél.
problem-no-rematch = Ez a visszavágó-ajánlat már nem érvényes.
problem-not-away = A gép csak akkor veheti át a helyet, ha a játékos már egy ideje nincs itt.
problem-nothing-to-return-to = Nem játszik helyetted a gép.
problem-bot-plays = A gép játszik helyetted. Előbb vedd vissza a helyedet.
problem-too-many-tables = Túl sok játékod van folyamatban. Előbb fejezz be néhányat.
problem-saying = Az üzenet üres vagy túl hosszú. Változtass rajta, és próbáld újra.
problem-stopping = A szerver mindjárt leáll. Gyere vissza hamarosan.
problem-fault = Hiba történt a szerveren. Semmi sem változott.
problem-conflict = Az asztalnál közben változott valami. Nézd meg, és próbáld újra.
problem-name = Ez a név nem használható. Válassz olyat, amely 2–24 betűből, számjegyből vagy szóközből áll, és nem hasonlít máséra.
problem-password = A jelszónak 8–200 karakterből kell állnia.
problem-wrong = Hibás név vagy jelszó.
problem-has-account = Már van fiókod.
problem-not-over = A kártyák a játék végén láthatók.
problem-no-game = Ennél az asztalnál nem osztottak kártyát.
problem-nobody = Nem vagy bejelentkezve.
problem-uncertain = A kapcsolat megszakadt, mielőtt a szerver válaszolt volna, ezért nem tudni, hogy sikerült-e. Nézd meg, mielőtt újra próbálod.
problem-branch = Erről a pontról nem lehet tovább játszani.
problem-from = Egy játékot nyílt kártyákkal, nézőként vagy valamelyik helyéről lehet nézni.
problem-in-person = Ehhez nem elég egy token. Előbb jelentkezz be.
problem-no-person = Nincs ilyen személy.
problem-no-token = Nincs ilyen token. Lehet, hogy már törölted.
problem-no-tracker = A kártyaszámláló ki van kapcsolva ennél az asztalnál.
problem-origin = Ez a kérés egy másik webhelyről jött, ezért semmi sem változott.
problem-scope = Ez a token ezt nem engedi.
problem-settings = Ezeket a beállításokat nem lehet elmenteni: túl hosszúak vagy olvashatatlanok.
problem-token = Egy tokennek név kell, és legalább egy jogosultság.
problem-too-many-mutes = Több embert nem némíthatsz el. Előbb oldd fel valakinek a némítását.
problem-too-many-tokens = Több tokened nem lehet. Előbb törölj egyet.
problem-unreadable = A szerver nem tudta elolvasni a kérést. Töltsd újra az oldalt, és próbáld meg még egyszer.

## Without the server

offline = A szerver nem érhető el
offline-text = Lehet, hogy nincs kapcsolatod, vagy a szerver nem fut. A játékaid ott vannak elmentve, semmi sem veszett el. Az oldal tovább próbál kapcsolódni.
try-again = Újra
connecting-to-server = Csatlakozás a szerverhez…
page-coming = Az oldal betöltése…
takes-long = Ez a szokásosnál tovább tart.
outdated = Ez az oldal elavult
outdated-text = A szerver frissült. Semmi sem veszett el: töltsd újra az oldalt.
reload = Újratöltés
new-build = Az Interregnum frissült. Töltsd újra, amikor neked jó.
page-missing = Ezt az oldalt nem sikerült betölteni
page-missing-text = Lehet, hogy nincs kapcsolatod, vagy az Interregnum frissült, mióta megnyitottad. Semmi sem veszett el: töltsd újra az oldalt.
