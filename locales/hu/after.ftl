after-won-you = Tiéd a trón!
after-won-team = A csapatodé a trón!
after-won = { $name } elnyeri a trónt.
after-won-votes-you =
    { $votes ->
        [one] Tiéd a trón, { $votes } szavazat { $others } ellen!
       *[other] Tiéd a trón, { $votes } szavazat { $others } ellen!
    }
after-won-votes-team =
    { $votes ->
        [one] A csapatodé a trón, { $votes } szavazat { $others } ellen!
       *[other] A csapatodé a trón, { $votes } szavazat { $others } ellen!
    }
after-won-votes = { $name } elnyeri a trónt, { $votes } szavazat { $others } ellen.
after-won-most-you =
    { $votes ->
        [one] Tiéd a trón { $votes } szavazattal!
       *[other] Tiéd a trón { $votes } szavazattal!
    }
after-won-most-team =
    { $votes ->
        [one] A csapatodé a trón { $votes } szavazattal!
       *[other] A csapatodé a trón { $votes } szavazattal!
    }
after-won-most = { $name } { $votes } szavazattal nyeri el a trónt.
after-shared = { $names } osztozik a trónon.
after-shared-you = Te és { $names } osztoztok a trónon.
after-shared-team = A csapatod és { $names } osztozik a trónon.
after-crowned-you = { $factions } koronáznak meg téged.
after-crowned-team = { $factions } koronázzák meg a csapatodat.
after-crowned =
    { $count ->
        [one] { $factions } ültetik trónra a győztest.
       *[other] { $factions } ültetik trónra a győzteseket.
    }
after-stood-you = Vesztettél, de { $factions } végig kitartottak melletted.
after-stood-team = A csapatod vesztett, de { $factions } végig kitartottak mellettetek.
after-alone-you = Vesztettél, és egyetlen frakció sem állt melletted.
after-alone-team = A csapatod vesztett, és egyetlen frakció sem állt mellettetek.
after-lost-you = Ezt a játékot elvesztetted.
after-lost-team = A csapatod elvesztette ezt a játékot.
after-nobody = A trón üres marad.
after-aborted = A játékot törölték, senki sem nyert.
after-resigned = { $name } feladta.
after-resigned-you = Feladtad.
after-time = { $name }: lejárt az idő.
after-time-you = Lejárt az időd.
after-claimed = { $name } bejelentette a biztos győzelmet.
after-claimed-you = Bejelentetted a biztos győzelmet.
after-factions = Szavazatok frakciónként
after-votes-word =
    { $count ->
        [one] szavazat
       *[other] szavazat
    }
after-sure-word =
    { $count ->
        [one] biztos szavazat
       *[other] biztos szavazat
    }
after-vote-for = { $name }: { $reason }
after-no-count = A játék véget ért, mielőtt a frakciók szavaztak volna. Így álltak.
after-tie-rule = döntetlenszabály
save = Mentés
save-json = Jegyzőkönyvként (JSON)
save-json-text = Programoknak: az asztal, az osztás, minden kijátszott kártya, és a tisztességes osztás bizonyítéka.
save-text = Szövegként
save-text-text = Ugyanaz, olvasásra.

## The check of the deal

fair-title = Az osztás ellenőrzése
fair-lead = Mielőtt bárki készen állt volna, a szerver lepecsételt egy titkot. Az osztás ebből a titokból és minden játékos egy-egy véletlen számából következik. Most a titok nyitva van, és a böngésződ összehasonlításul újra oszt.
fair-checking = Újraosztás…
fair-secret = A titok illik a pecséthez.
fair-commitment = Ez a böngésző ugyanezt a pecsétet látta a játék előtt.
fair-commitment-unknown = Ez a böngésző nem látta a pecsétet a játék előtt, ezért nem tudja, hogy ugyanaz-e.
fair-nonce = A saját véletlen számod része az osztásnak.
fair-nonce-unknown = Ez a böngésző nem őrizte meg a véletlen számodat, ezért nem tudja, hogy része-e az osztásnak.
fair-leader = A második osztás is ugyanazt az első kezdőjátékost adja.
fair-deck =
    { $count ->
        [one] A második osztás is ugyanazt a kártyát adja.
       *[other] A második osztásban is ugyanabban a sorrendben van mind a(z) { $count } kártya.
    }
fair-yes = Az osztás tisztességes volt: senki sem manipulálhatta.
fair-half = Az osztás abból következik, ami itt látható. Csak az lehet biztos benne, hogy senki sem manipulálta, aki a játék előtt látta a pecsétet, és adott egy véletlen számot.
fair-not = Valami nem stimmel. Mentsd el a jegyzőkönyvet, és fordulj a szerver üzemeltetőjéhez.
fair-proves = Ez bizonyítja, hogy sem a szerver, sem egy játékos nem manipulálta az osztást, ha legalább egy véletlen szám olyasvalakitől jött, aki nem működik együtt a szerverrel. Azt is bizonyítja, hogy utólag semmi sem változott.
fair-proves-not = Azt nem bizonyítja, hogy senki sem leskelődött: a szerver minden kártyát ismer. Olyan szervertől sem véd meg, amely együttműködik egy játékossal. És ez az oldal ugyanarról a szerverről jön: ha nem bízol benne, mentsd el a jegyzőkönyvet, és ellenőrizd a programmal a saját gépeden (interregnum verify).
fair-no-crypto = A böngésződ ezt csak biztonságos oldalakon (https) tudja ellenőrizni. Mentsd el a jegyzőkönyvet, és ellenőrizd a programmal: interregnum verify.
fair-word-commitment = Pecsét
fair-word-secret = Titok
fair-word-nonce = A(z) { $number }. hely véletlen száma
