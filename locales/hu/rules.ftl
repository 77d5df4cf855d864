rules-title = Szabályok
rules-lead = Az egész játék egy oldalon. A zárójelben álló számok a teljes szabályok számai.
rules-search = Keresés a szabályokban
rules-nothing = Nincs találat. Próbálj más szót, például egy frakciót vagy azt, hogy „pakli”.
rules-number = { $rule }. szabály
rules-example = Példa
rules-try = Próbáld ki
rules-contents = Tartalom
rules-factions = A frakciók
rules-settings = A Környezetek
rules-buildings = Az Építmények

rules-goal-title = A játék célja
rules-goal-1 = A király halott, a trón üres. A birodalom frakciói döntik el, ki következik: mindegyiknek egy szavazata van. Az nyer, aki a legtöbb szavazatot kapja.
    .rule = 10.4
rules-goal-2 = A játék két szakaszból áll. Az elsőben a kiosztott kártyákkal követőket toborzol. A másodikban ezekkel a követőkkel támogatókat gyűjtesz: minden frakció arra az oldalra szavaz, amelyik a legtöbb kártyát gyűjtötte belőle.
    .rule = 10.1, 10.3

rules-cards-title = A kártyák
rules-cards-1 = Minden kártya egy frakcióhoz tartozik, és 0 és 9 közötti értéke van. Az ereje ez az érték, hacsak egy Környezet vagy egy Unikornis meg nem változtatja. Az erő dönti el az ütéseket, és a kijátszáskor rögzül.
    .rule = 1, 4.4
rules-cards-2 = A legtöbb frakciónak tíz kártyája van, 0-stól 9-esig. Négy frakció párban jár: a Goblinok (14) a Lovagokkal (8), a Gnómok (13) az Óriásokkal (9). A Goblinokon kívül minden frakciónak van különleges képessége.
    .rule = 1, 5.4

rules-setup-title = Előkészületek
rules-setup-1 = A pakliban a két pár egyike van, és két játékossal még három frakció (52 kártya), hárman vagy négyen még öt (72 kártya).
    .rule = 2.2
rules-setup-2 = Mindenki kap kártyákat a kezébe: két játékossal 13-at, hárman 12-t, négyen 9-et. A maradék a húzópakli: két játékossal 26, egyébként 36 kártya.
    .rule = 3.1
rules-setup-3 = Az első kezdőjátékost kisorsoljuk, hacsak ennél az asztalnál ki nem jelölték.
    .rule = 2.6

rules-phase-one-title = Első szakasz: követők toborzása
rules-phase-one-1 = Az első szakaszban annyi kör van, ahány kártya a kezedben. Először a húzópakliból kártyákat fordítunk fel középre: két játékossal egyet, hárman vagy négyen kettőt.
    .rule = 10.1
rules-phase-one-2 = Aztán jön egy ütés: a kezdőjátékos bármelyik kártyáját kijátszhatja, a többiek az óramutató járása szerint egy-egy kártyával követik. Az ütés dönti el, ki melyik kártyát kapja.
    .rule = 4.1, 10.1
rules-phase-one-3 = Mindenki elvesz egy kártyát, képpel lefelé, a követői közé. A kijátszott kártyákat eldobjuk, kivéve az Élőholtakat: azok a nyertes pontozópaklijába kerülnek.
    .rule = 10.1, 10.2, 5.2

rules-following-title = Frakciókövetés
rules-following-1 = Ha van kártyád a hívott frakcióból, abból kell kijátszanod, vagy egy Hasonmást. Ha nincs, bármit kijátszhatsz.
    .rule = 4.2
rules-following-2 = Hasonmást mindig kijátszhatsz; ilyenkor a hívott frakció kártyájának számít. Ha Hasonmást hívnak, a hívott frakció a Hasonmások.
    .rule = 4.2, 4.3
rules-following-3 = A képességek ezt nem oldják fel: Goblinra Lovagot, vagy elfogáshoz Baziliszkuszt csak akkor játszhatsz ki, ha nem tudod követni a frakciót.
    .rule = 5.1, 7.3

rules-winning-title = Egy ütés megnyerése
rules-winning-1 = A hívott frakció legerősebb kártyája nyer, egyforma erőnél az előbb kijátszott. Más frakciók kártyái nem nyernek, akármilyen erősek is.
    .rule = 4.5
rules-winning-2 = Két képesség ezt megelőzi: először a Baziliszkusz, amely elfogja a hívott kártyát, aztán hívott Goblinra a legerősebb Lovag.
    .rule = 4.5, 5.1, 7.3
rules-winning-3 = A nyertes kezdi a következő ütést, hacsak egy Sárkány vagy a Fennsík mást nem mond. Az első szakasz utolsó ütése ugyanígy dönti el, ki kezdi a másodikat.
    .rule = 4.7

rules-market-title = A középső kártyák
rules-market-1 = Két játékossal a nyertes viszi a középső kártyát, a vesztes pedig a húzópakli felső kártyáját húzza, amelyet csak ő lát. Nézd meg tehát, mi van középen, mielőtt játszol. Néha megéri veszíteni.
    .rule = 10.2, 11.2
rules-market-2 = Hárman vagy négyen két kártya van középen. Az első választ egyet, a második elviszi a másikat, a többiek a pakliból húznak.
    .rule = 10.2
rules-market-3 = A sorrend hárman vagy négyen: a nyertes; aztán a hívott frakció többi kártyája, elöl a legerősebb; aztán az összes többi, elöl a legerősebb, frakciótól függetlenül. Egyformáknál az előbb kijátszott van elöl. Hívott Goblinnál a további Lovagok a többi kártya közé számítanak, és akinek a kártyáját elfogták, az az utolsó.
    .rule = 4.6
rules-market-4 = Aki a saját Látnokával nyer, először megnézi a pakli felső kártyáját, és választ: azt vagy egy középső kártyát viszi el.
    .rule = 6.5, 10.2

rules-phase-two-title = Második szakasz: támogatók gyűjtése
rules-phase-two-1 = A követőid a kezedbe kerülnek. Az ütések ugyanúgy mennek, de most a nyertes az ütés összes kártyáját a pontozópaklijába teszi.
    .rule = 10.3
rules-phase-two-2 = Néhány képesség ezt megváltoztatja: a Törpék a veszteséi (hárman vagy négyen azé, akié a leggyengébb kártya), a Gnómok kint maradnak az előtt, aki elvitte őket, a Trollok várnak, az elvesztett Főnixmadár pedig Főnixtüzet hoz.
    .rule = 5.3, 6.1, 6.3, 7.1
rules-phase-two-3 = Minden ütés után ez a sorrend: eldől a nyertes és a következő kezdőjátékos; a kártyák elvitele, a Trollok félretétele; Főnixtűz húzása; egy Troll elvitele; az Óriások taposása; a Világítótorony ellenőrzése.
    .rule = 10.3
rules-phase-two-4 = A játékot mindig végigjátsszuk, akkor is, ha a szavazatok már eldőltek.
    .rule = 10.5

rules-votes-title = A szavazatok
rules-votes-1 = A végén a kint lévő Gnómok a pontozópaklikba kerülnek. Minden frakció arra az oldalra szavaz, amelyiknek a legtöbb kártyája van belőle. A legtöbb szavazat nyer.
    .rule = 10.4
rules-votes-2 = Az is számít, amit az első szakaszban szereztél: az ütések Élőholtjai és a Baziliszkuszok által elfogott kártyák.
    .rule = 5.2, 7.3
rules-votes-3 = Az a frakció, amelyből senkinek sincs kártyája, nem szavaz.
    .rule = 10.4

rules-ties-title = Döntetlen
rules-ties-1 = Ha két oldalnak ugyanannyi kártyája van egy frakcióból, a legmagasabb kártya dönt; ha az is egyforma, a következő, és így tovább. Ha minden egyforma, a frakció nem szavaz.
    .rule = 10.4
rules-ties-2 = Egyenlő szavazatszámnál az nyer, akinek több kártyája van a rá szavazó frakciókból. Ha ez is egyenlő, az ezeken lévő pontok döntenek. Ha még az is egyenlő, a győzelem megosztott.
    .rule = 10.4

rules-teams-title = Hárman és négyen
rules-teams-1 = Két vagy három játékossal mindenki magáért játszik. Négyen két csapat játszik: a csapattársad veled szemben ül, és együtt nyertek vagy veszítetek.
    .rule = 2.1
rules-teams-2 = A csapattársaknak saját kártyáik, követőik és pontozópaklijuk van. A szavazáshoz a csapat paklijait összerakjuk.
    .rule = 2.1, 10.4

rules-editions-title = Kiadások
rules-editions-1 = A nyomtatott kiadások két helyen térnek el. A nemzetköziben hárman vagy négyen az Óriás minden ellenfél egy-egy Gnómját eltapossa. A németben az ütés nyertese választja ki, kiét, vagy mindet megkíméli.
    .rule = 2.5, 6.2
rules-editions-2 = Egyenlő szavazatszámnál a német kiadás csak a rád szavazó frakciók kártyáin lévő pontokat számolja. A nemzetközi először a kártyákat, aztán a pontokat.
    .rule = 2.5, 10.4

rules-mixes-title = Frakciók keverése
rules-mixes-1 = A Claim frakciói: Goblinok, Lovagok, Élőholtak, Törpék és Hasonmások. A Claim 2 frakciói: Gnómok, Óriások, Sárkányok, Trollok és Látnokok.
    .rule = 2.3
rules-mixes-2 = Tetszés szerint keverheted őket, a Térképek frakcióival is: egy pár, és még három vagy öt frakció. A Főnixtűz a Főnixmadarakkal jön, és ezek közé nem számít bele.
    .rule = 2.2, 2.3

rules-maps-title = Térképek: Környezetek és Építmények
rules-maps-1 = Egy asztalon lehet egy Környezet, egy Építmény, mindkettő vagy egyik sem, sorsolva vagy választva. Végig nyíltan fekszenek. A Környezet a játékot változtatja meg, az Építmény a számolást.
    .rule = 2.4
rules-maps-2 = Ha egy Környezet és egy frakció képessége ellentmond egymásnak, a képesség az erősebb.
    .rule = 8
rules-maps-3 = Három játékossal az Apátságnál, a Hídnál és a Kastélynál a szavazatokat egyszer, mindhármuk között számoljuk. Aki kiesett, megtartja a szavazatait, de nem nyerhet.
    .rule = 9.10

rules-fair-title = Tisztességes osztás
rules-fair-1 = Itt senki sem csalhat az osztással, a szerver sem. A játék előtt lepecsétel egy titkot, és megmutatja a pecsétet. Minden játékos hozzátehet egy saját számot. Az osztás mindezekből együtt következik.
rules-fair-2 = A játék után a titkot felnyitjuk, és bárki ellenőrizheti, hogy illik a pecséthez, és az osztás belőle következik.

rules-hidden-title = Ki mit tud
rules-hidden-1 = Mindenki látja: a középső kártyákat, az ütéseket, a pontozópaklikat, a kint lévő Gnómokat, a félretett Trollokat, az eldobott kártyákat, hogy kinek hány kártyája van, ki melyik középső kártyát vitte el, és ki húzott.
    .rule = 11.1
rules-hidden-2 = Csak te tudod: mi van a kezedben, kik a követőid, mit húztál vakon, és mit mutatott egy Látnok. A továbbadott kártyákat az ismeri, aki adta, és aki kapta. A titkos választás lepecsételve marad, amíg mindenki nem választott.
    .rule = 11.2
rules-hidden-3 = Két játékossal és Főnixmadarak nélkül a második szakaszban kikövetkeztetheted az ellenfeled összes kártyáját. Főnixmadarakkal mindent, csak a Főnixtüzeket nem.
    .rule = 11.4
rules-hidden-4 = A játék után minden nyílt.
    .rule = 11.5

rules-words-title = Szószedet
rules-words-1 = Kezdőjátékos: aki az ütés első kártyáját kijátssza. Hívott frakció: annak a kártyának a frakciója.
    .rule = 4.1
rules-words-2 = Ütés: minden játékostól egy kártya. Kör: az első szakaszban egy ütés és az utána elvett kártyák.
    .rule = 4.1, 10.1
rules-words-3 = Középső kártyák: azok a képpel felfelé fordított kártyák, amelyekről az első szakasz egy köre szól. Vakon húzott kártya: a pakli felső kártyája, amelyet húzás előtt senki sem látott.
    .rule = 10.1, 10.2
rules-words-4 = Követők: azok a kártyák, amelyeket az első szakaszban toborzol, és a másodikban kijátszol. Pontozópakli: a szavazáshoz számító kártyák.
    .rule = 10.2, 10.3
rules-words-5 = Erő: ennyit ér a kártya egy ütésben. Rang: a helye a frakciójában. Pont: ennyit ér ott, ahol pontokat számolunk.
    .rule = 4.4, 8.1, 8.2
rules-words-6 = Oldal: egy játékos, négyen egy csapat.
    .rule = 2.1

## Why an answer is refused ($faction is the code of the led faction)

reason-follow = { faction-led }, és neked is van belőle: abból kell kijátszanod.
    .rule = 4.2
reason-follow-stand-in = { faction-led }, és neked is van belőle: abból játssz ki, vagy egy Hasonmást.
    .rule = 4.2
reason-not-offered = Ezt a kártyát most nem lehet választani.
    .rule = 10.2
