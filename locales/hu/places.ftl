## Settings

place-underworld = Föld alatti világ
place-underworld-text = Minden 0-s 10-esnek számít: az ütésekben, döntetlennél és ahol pontokat számolunk.
    .rule = 8.1
place-underworld-example = 9-es Törpét hívnak, te 0-s Törpét játszol ki. 10-esnek számít, és nyer.
    .cards = DW9 DW0
place-farmland = Földbirtok
place-farmland-text = Minden frakcióban a 2-es a legmagasabb: az ütésekben és döntetlennél olyan, mint egy 10-es. Pontban továbbra is 2-t ér.
    .rule = 8.2
place-farmland-example = 9-es Élőholtat hívnak, te 2-es Élőholtat játszol ki. Olyan, mint egy 10-es, és nyer. Ahol pontokat számolunk, továbbra is 2-t ér.
    .cards = UD9 UD2
place-lakeside = Tópart
place-lakeside-text = Az első szakaszban fordított sorrendben vesszük el a kártyákat. Két játékossal a vesztes viszi a középső kártyát, és a nyertes húz. A nyertes Látnok így is elsőként választ.
    .rule = 8.3
place-lakeside-example = Ketten játszotok, középen 9-es Lovag van. 8-as Goblint hívnak, te 3-as Goblint játszol ki, és vesztesz: a 9-es Lovag a tiéd, és a nyertes húz.
    .cards = GO8 GO3 / KN9
place-windlands = Szélfútta vidék
place-windlands-text = A második szakasz előtt mindenki továbbad 3 kártyát a felvett kártyáiból a következő játékosnak, az óramutató járása szerint. Mindenki titokban választ, és egyszerre adjuk át.
    .rule = 8.4
place-windlands-example = Továbbadod a 0-s Goblint, az 1-es Élőholtat és a 2-es Lovagot a következő játékosnak, az előtted ülő pedig neked ad 3 kártyát. Senki más nem tudja, melyeket.
    .cards = GO0 UD1 KN2
place-endless_sands = Végeláthatatlan homok
place-endless_sands-text = Az első szakasz előtt mindenki továbbad 5 kártyát a kártyáiból a következő játékosnak, az óramutató járása szerint. Mindenki titokban választ, és egyszerre adjuk át.
    .rule = 8.5
place-endless_sands-example = Szabadulnál a gyenge kártyáktól: továbbadod a 0-s és az 1-es Goblint, a 2-es Lovagot, a 0-s Élőholtat és az 1-es Törpét, és kapsz 5 kártyát, amely másnak nem kellett.
    .cards = GO0 GO1 KN2 UD0 DW1
place-islands = Szigetek
place-islands-text = Az első szakaszban eggyel több kártya van középen. Ami megmarad, képpel felfelé a húzópakli alá kerül, mielőtt bárki húzna; csak a nyertes Látnok választ korábban. Ha a pakli üres, a következő húzó éppen azt a kártyát kapja.
    .rule = 8.6
place-islands-example = Ketten játszotok, középen 8-as Sárkány és 2-es Troll van. A nyertes a 8-as Sárkányt viszi, a 2-es Troll képpel felfelé a húzópakli alá kerül, a vesztes pedig felülről húz.
    .cards = DR8 TR2
place-plateau = Fennsík
place-plateau-text = Aki három ütést nyer egymás után, nem kezdi a következőt: az óramutató járása szerinti következő ellenfél kezd. A csapattárs győzelmei nem számítanak. Minden harmadik után újrakezdjük a számolást, és a második szakasz elején is. A Sárkány megelőzi a Fennsíkot.
    .rule = 8.7
place-plateau-streak-you =
    { $count ->
        [one] Megnyerted az utolsó ütést.
       *[other] Zsinórban { $count } ütést nyertél.
    }
place-plateau-streak =
    { $count ->
        [one] { $name } megnyerte az utolsó ütést.
       *[other] { $name } zsinórban { $count } ütést nyert.
    }
place-plateau-example = Ketten játszotok, és egymás után három ütést nyersz: 7-es Élőholttal, 8-as Törpével és 9-es Goblinnal. A negyediket az ellenfeled kezdi.
    .cards = UD7 DW8 GO9
place-swamp = Mocsár
place-swamp-text = A második szakasz előtt mindenki eldob 2 kártyát a felvett kártyáiból. Mindenki titokban választ; utána a kártyák nyíltan fekszenek.
    .rule = 8.8
place-swamp-example = Eldobod a 0-s Goblint és az 1-es Élőholtat. Most nyíltan fekszenek, és mint mindenki, te is 2 kártyával kevesebbel játszod a második szakaszt.
    .cards = GO0 UD1
place-ice_fields = Jégmezők
place-ice_fields-text = Ha az oldalad nem nyerte meg az ütést, a közvetlenül következőben 1-gyel erősebb a kártyád. A bónusz nem adódik össze, és az első szakaszból a másodikba is átmegy.
    .rule = 8.9
place-ice_fields-example = Elveszítetted az előző ütést. 5-ös Gnómot hívnak, és te is 5-ös Gnómot játszol ki. A bónusszal 6 az ereje, és nyer; nélküle az első nyert volna.
    .cards = GN5 GN5

## Buildings

place-dungeon = Várbörtön
place-dungeon-text = Aki megnyeri egy szakasz utolsó ütését, kap egy plusz szavazatot. Döntetlennél ez a szavazat nem hoz kártyát.
    .rule = 9.1
place-dungeon-example = A második szakasz utolsó ütésében 4-es Élőholtat hívnak, és te 8-as Élőholttal nyersz. Ez egy szavazat neked a frakciókén felül.
    .cards = UD4 UD8
place-lighthouse = Világítótorony
place-lighthouse-text = A második szakaszban azé az oldalé egy frakció szavazata, amelyik elsőként gyűjt belőle 3 kártyát, végleg, bármi történik is később a kártyákkal. Minden ütés után ellenőrizzük; ha két oldal egyszerre éri el, az ütés nyertese az első, aztán az óramutató járása szerint. A többi frakció szokás szerint szavaz.
    .rule = 9.2
place-lighthouse-example = A második szakaszban te gyűjtesz elsőként három Trollt: 2-est, 5-öst és 6-ost. A szavazatuk végleg a tiéd, még ha mások gyűjtik is az összes többit.
    .cards = TR2 TR5 TR6
place-pyramid = Piramis
place-pyramid-text = Számolás előtt eldobunk minden kártyát, amely legfeljebb 3 pontot ér.
    .rule = 9.3
place-pyramid-example = Nálad van az 1-es, a 2-es és a 3-as Élőholt, az ellenfelednél a 7-es. A tieidet számolás előtt eldobjuk, így a szavazat az ellenfeledé.
    .cards = UD1 UD2 UD3 / UD7
place-abbey = Apátság
place-abbey-text = Veszít az az oldal, amelyik legalább kétszer annyi kártyát gyűjtött, mint bármelyik másik. A többieket szokás szerint hasonlítjuk össze.
    .rule = 9.4
place-abbey-example = Négy kártya kétszer annyi, mint kettő: akinek négy van, veszítene, bármit mondanak a szavazatok. Egy igazi játékban ez inkább 18 a 8 ellen.
    .cards = GO5 KN4 UD8 DW2 / GO9 UD3
place-abbey-decided = Az Apátság kizárja azt, akinek kétszer annyi kártyája van: { $most } : { $others }.
place-bridge = Híd
place-bridge-text = Az nyer, akinek a legtöbb teljes sorozata van: az asztalon lévő frakciók mindegyikéből egy-egy kártya. Egyenlőségnél ezeket az oldalakat szokás szerint hasonlítjuk össze.
    .rule = 9.5
place-bridge-example = 4-es Goblin, 6-os Lovag, 2-es Élőholt, 7-es Törpe és 5-ös Hasonmás: az asztalon lévő frakciók mindegyikéből egy-egy kártya, egy teljes sorozat. Két sorozat legyőz egyet.
    .cards = GO4 KN6 UD2 DW7 DG5
place-bridge-decided = A Hídnál a legtöbb teljes sorozat nyer: { $most } : { $others }.
place-fortress = Erőd
place-fortress-text = Akinek több mint 5 kártyája van egy frakcióból, számolás előtt eldob közülük 4-et, a legalacsonyabbakat.
    .rule = 9.6
place-fortress-example = Hat Élőholtad van. A négy legalacsonyabbat, az 1-est, a 2-est, a 4-est és az 5-öst eldobod; marad a 7-es és a 9-es. Az ellenfelednek 3-asa, 6-osa és 8-asa van, így az övé a szavazat.
    .cards = UD1 UD2 UD4 UD5 / UD7 UD9 / UD3 UD6 UD8
place-tower = Torony
place-tower-text = Minden frakció arra szavaz, akinek a belőle gyűjtött kártyáin a legtöbb pont van. Egyenlőségnél a kártyák száma dönt, aztán a szokásos szabály.
    .rule = 9.7
place-tower-example = Neked csak a 9-es Troll van meg, az ellenfelednek az 1-es, a 2-es és az 5-ös. Ez 9 pont 8 ellen: a szavazat a tiéd.
    .cards = TR9 / TR1 TR2 TR5
place-runestones = Rúnakövek
place-runestones-text = Számolás előtt eldobunk minden kártyát, amely páratlan számú pontot ér.
    .rule = 9.8
place-runestones-example = Nálad van a 3-as, az 5-ös és a 7-es Látnok, az ellenfelednél csak a 2-es. A tieid mind páratlanok, és eldobjuk őket, így a szavazat az ellenfeledé.
    .cards = SE3 SE5 SE7 / SE2
place-castle = Kastély
place-castle-text = Az nyer, aki a legtöbb kártyát gyűjtötte. Egyenlőségnél ezeket az oldalakat szokás szerint hasonlítjuk össze.
    .rule = 9.9
place-castle-example = Három kártya legyőz kettőt, bármilyen alacsonyak: két 0-s Goblin és az 1-es Élőholt nyerne a 9-es Lovag és a 9-es Törpe ellen.
    .cards = GO0 GO0 UD1 / KN9 DW9
place-castle-decided = A Kastélynál a legtöbb kártya nyer: { $most } : { $others }.
