title = { $page } – Interregnum
title-home = Interregnum – Claim a böngészőben
skip-to-page = Ugrás a tartalomra
home = Kezdőlap
new-table = Új asztal
history = Előzmények
account = Fiók és beállítások
rules = Szabályok
learn = A játék tanulása
replay = Visszajátszás
menu = Menü
close = Bezárás
cancel = Mégse
language = Nyelv
as-the-browser = Mint a böngészőben
as-the-system = Mint a rendszerben
theme = Színek
theme-light = Világos
theme-dark = Sötét
sound-on = Hang be
sound-off = Hang ki
sound-is-on = A hang be van kapcsolva
sound-is-off = A hang ki van kapcsolva
keys = Billentyűk
key-help = Billentyűk megjelenítése
key-sound = Hang be vagy ki
letters = Betű-, szám- és jelbillentyűk
letters-on = magukban működnek
letters-alt = Alttal együtt működnek
letters-off = nem működnek
guest-name = { $number }. vendég
no-such-page = Nincs ilyen oldal
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
problem-rules = A szabályok ezt nem engedik ({ $rule } szabály).
problem-options = Ilyen asztalt nem lehet nyitni. Válassz másképp.
problem-no-such-seat = Ennél az asztalnál nincs ilyen hely.
problem-too-many = Egy oldal ennél több asztalt nem tud egyszerre követni.
problem-late = Ez már nem kérdés: valaki gyorsabb volt, vagy már megvan a válasz.
problem-not-stored = A szerver most nem tud semmit elmenteni, ezért nem történt semmi. Próbáld újra.
problem-too-many-requests = Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
problem-too-many-connections = Innen túl sok a kapcsolat. Zárj be néhány oldalt.
problem-no-table = Nincs ilyen asztal. Lehet, hogy elírás van a linkben.
problem-no-spectators = Ennél az asztalnál nem lehet nézni a játékot.
problem-no-seat = Nincs helyed ennél az asztalnál. Előbb ülj le.
problem-taken = Ez a hely foglalt. Válassz másikat.
problem-seated-elsewhere = Itt már van egy másik helyed. Előbb állj fel onnan.
problem-stage = A játék ezen pontján ezt nem lehet.
problem-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
problem-only-bots = Legalább egy hely kell egy embernek.
problem-too-late-to-abort = Az első ütés már megvolt: feladhatod, de lefújni már nem lehet a játékot.
problem-not-proved = Még nem biztos, hogy senki sem veheti el a győzelmedet. Játssz tovább.
problem-not-away = A gép csak akkor veheti át a helyet, ha a játékos már egy ideje nincs itt.
problem-nothing-to-return-to = Nem játszik helyetted a gép.
problem-bot-plays = A gép játszik helyetted. Előbb vedd vissza a helyedet.
problem-too-many-tables = Túl sok játékod van folyamatban. Előbb fejezz be néhányat.
problem-saying = Az üzenethez kell szöveg, de ne túl sok.
problem-stopping = A szerver mindjárt leáll. Gyere vissza hamarosan.
problem-fault = A szerver hibázott. Nem történt semmi.
problem-conflict = Közben más történt ennél az asztalnál. Nézd meg újra.
problem-name = Ez a név nem használható. 2–24 betűből, számjegyből vagy szóközből áll, és nem hasonlíthat máséra.
problem-password = A jelszó 8–200 karakter.
problem-wrong = Hibás név vagy jelszó.
problem-has-account = Már van fiókod.
problem-not-over = A kártyák a játék végén láthatók.
problem-no-game = Ennél az asztalnál nem osztottak kártyát.
problem-nobody = Itt senki sincs bejelentkezve.
problem-uncertain = A kapcsolat megszakadt, mielőtt a szerver válaszolt volna, ezért nem biztos, hogy ez megtörtént. Nézd meg, mielőtt újra próbálod.
problem-branch = Erről a pontról nem folytatódhat játék.
problem-from = Egy játékot nyíltan, nézőként vagy valamelyik helyéről lehet látni.
problem-in-person = Ehhez nem elég egy token. Előbb jelentkezz be.
problem-no-person = Nincs ilyen személy.
problem-no-token = Nincs ilyen token. Lehet, hogy már törölted.
problem-no-tracker = Ennél az asztalnál kártyakövetés nélkül játszanak.
problem-origin = Ez a kérés egy másik webhely oldaláról jött, ezért nem történt semmi.
problem-scope = Ez a token nem erre való.
problem-settings = Ezeket a beállításokat nem lehet megőrizni: túl hosszúak vagy olvashatatlanok.
problem-token = Egy tokennek név kell, és valami, amire való.
problem-too-many-mutes = Több embert nem némíthatsz el. Előbb hallgass meg újra valakit.
problem-too-many-tokens = Több tokened nem lehet. Előbb törölj egyet.
problem-unreadable = A szerver nem értette ezt az oldalt. Töltsd újra, és próbáld meg még egyszer.

## Without the server

offline = A szerver nem érhető el
offline-text = Vagy nincs kapcsolatod, vagy a szerver nem fut. A játékok ott megvannak: semmi sem veszett el. Ez az oldal magától újra próbálkozik.
try-again = Újra
outdated = Ez az oldal túl régi
outdated-text = A szerver megújult, és csak új oldalakkal beszél. Semmi sem veszett el: töltsd újra az oldalt.
reload = Újratöltés
new-build = Az Interregnum frissült. Töltsd újra, amikor neked jó.
page-missing = Ezt az oldalt nem sikerült betölteni
page-missing-text = Vagy offline vagy, vagy az Interregnum frissült, mióta megnyitottad. Semmi sem veszett el: töltsd újra az oldalt.
