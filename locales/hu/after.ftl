after-won-you = Tiéd a trón
after-won-team = A trón a csapatodé
after-won = A trónra lép: { $name }
after-won-you-votes =
    { $votes ->
        [one] Tiéd a trón, { $votes } szavazat { $others } ellen
       *[other] Tiéd a trón, { $votes } szavazat { $others } ellen
    }
after-won-team-votes =
    { $votes ->
        [one] A trón a csapatodé, { $votes } szavazat { $others } ellen
       *[other] A trón a csapatodé, { $votes } szavazat { $others } ellen
    }
after-won-votes =
    { $votes ->
        [one] A trónra lép: { $name }, { $votes } szavazat { $others } ellen
       *[other] A trónra lép: { $name }, { $votes } szavazat { $others } ellen
    }
after-shared = A trón közös
after-nobody = A trón üres marad
after-aborted = A játékot lefújták, senki sem nyert.
after-resigned = { $name } feladta.
after-resigned-you = Feladtad.
after-time = { $name }: lejárt az idő.
after-time-you = Lejárt az időd.
after-claimed = { $name } bejelentette a győzelmet: már senki sem vehette el.
after-claimed-you = Bejelentetted a győzelmet: már senki sem vehette el tőled.
after-factions = A szavazatok frakciónként
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
after-no-count = A játék véget ért, mielőtt a frakciók szavaztak volna.
after-tie-rule = döntetlenszabály
save = Mentés
save-json = Jegyzőkönyvként (JSON)
save-json-text = Programoknak: az asztal, az osztás, minden kijátszott kártya, és ami mutatja, hogy az osztás tisztességes volt.
save-text = Szövegként
save-text-text = Ugyanaz, emberi olvasásra.

## The check of the deal

fair-title = Tisztességes volt az osztás?
fair-lead = Mielőtt bárki készen állt volna, a szerver lepecsételt egy titkot. Az osztás ebből a titokból és minden játékos egy-egy véletlen számából következik. Most a titok nyitva van, és a böngésződ újra oszt.
fair-checking = Újraosztás…
fair-secret = A titok illik a pecséthez.
fair-commitment = Ez az a pecsét, amelyet ez a böngésző a játék előtt látott.
fair-commitment-unknown = Hogy ez a játék előtti pecsét-e, itt nem tudni: ez a böngésző akkor nem látta.
fair-nonce = A saját véletlen számod része az osztásnak.
fair-nonce-unknown = Itt nincs megőrizve a véletlen számod, ezért nem lehet megmondani, hogy része-e.
fair-leader = Újraosztva ugyanaz a játékos kezd.
fair-deck =
    { $count ->
        [one] Újraosztva a(z) { $count } kártya ugyanaz.
       *[other] Újraosztva mind a(z) { $count } kártya ugyanabban a sorrendben van.
    }
fair-yes = Az osztás tisztességes volt: senki sem választotta ki.
fair-half = Az osztás abból következik, ami itt látható. Hogy senki sem választotta ki, azt csak az tudja, aki a játék előtt látta a pecsétet, és adott egy véletlen számot.
fair-not = Valami nem stimmel. Mentsd el a jegyzőkönyvet, és kérdezd meg a szerver üzemeltetőjét.
fair-proves = Ez bizonyítja, hogy sem a szerver, sem egy játékos nem választotta ki az osztást, ha legalább egy véletlen szám olyasvalakitől jött, aki nem működik együtt a szerverrel; és hogy utólag semmi sem változott.
fair-proves-not = Azt nem bizonyítja, hogy senki sem leskelődött: a szerver minden kártyát ismer. Olyan szerver ellen sem segít, amely együttműködik egy játékossal. És ez az oldal ugyanarról a szerverről jön: ha nem bízol benne, mentsd el a jegyzőkönyvet, és ellenőrizd a programmal a saját gépeden (interregnum verify).
fair-no-crypto = A böngésződ ezt csak biztonságos oldalakon (https) számolja ki. Mentsd el a jegyzőkönyvet, és ellenőrizd a programmal: interregnum verify.
fair-word-commitment = Pecsét
fair-word-secret = Titok
fair-word-nonce = A(z) { $number }. hely véletlen száma
