power-GO = Nincs képességük, viszont sokan vannak: tizennégy Goblin van, és mindegyik számít a szavazatukhoz.
    .rule = 5.4
power-GO-more = A 0-sból öt van, az 1-estől a 9-esig egy-egy. Ha a hívott frakció a Goblinok, egy Lovag is elviheti az ütést. Példa: 9-es Goblint hívnak, és a 2-es Lovag legyőzi.
    .rule = 1, 5.1
    .cards = GO9 KN2

power-KN = Ha Goblint hívtak, a legerősebb Lovag nyeri az ütést. Más hívásnál a Lovagoknak nincs képességük.
    .rule = 5.1
power-KN-more = Nyolc kártya, 2-estől 9-esig. A frakciót így is követned kell: amíg van Goblin a kezedben, Goblinra nem játszhatsz ki Lovagot. Két egyforma Lovag közül az előbb kijátszott nyer. Példa: 9-es Goblint hívnak, nincs Goblinod, és 2-es Lovagot játszol ki. Te nyersz.
    .rule = 5.1, 4.2
    .cards = GO9 KN2

power-UD = Az első szakaszban az ütés összes Élőholtja rögtön a nyertes pontozópaklijába kerül, bárki játszotta is ki.
    .rule = 5.2
power-UD-more = Az ütés többi kártyáját szokás szerint eldobjuk. Az az Élőholt, amelyet középről vagy a húzópakliból kapsz, ugyanolyan követő, mint a többi. Példa: 4-es Élőholtat hívnak, te 7-es Élőholttal nyersz. Mostantól mindkettő neked számít.
    .rule = 5.2
    .cards = UD4 UD7

power-DW = A második szakaszban az ütés Törpéi a veszteshez kerülnek. Hárman vagy négyen ahhoz, aki a leggyengébb kártyát játszotta ki.
    .rule = 5.3
power-DW-more = A leggyengébb kártya bármelyik frakcióé lehet; az egyformák közül az utoljára kijátszott számít; az elfogott kártyák nem számítanak. Hárman vagy négyen akár a nyertesé is lehet a leggyengébb kártya. Példa két játékossal: 3-as Törpét hívnak, te 9-es Törpével megnyered az ütést, és mindkét Törpe az ellenfeledé.
    .rule = 5.3
    .cards = DW3 DW9

power-DG = Hasonmást mindig kijátszhatsz. Ilyenkor a hívott frakció kártyájának számít, de annak képessége nélkül.
    .rule = 4.2, 4.3
power-DG-more = Követésnél, nyerésnél és a sorrendben a hívott frakció kártyájának számít; a végén viszont a Hasonmások szavazatához tartozik. Csak akkor kell kijátszanod, ha Hasonmást hívtak. Példa: 6-os Élőholtat hívnak. Bár van 2-es Élőholtad, 8-as Hasonmást játszol ki, és nyersz.
    .rule = 4.2, 4.3
    .cards = UD6 DG8

power-GN = A második szakaszban az elvitt Gnómok a játék végéig képpel felfelé előtted maradnak. Ott egy Óriás eltaposhatja őket.
    .rule = 6.1
power-GN-more = Tizenhárom kártya: 1-esből, 3-asból, 5-ösből és 7-esből három-három, 9-esből egy. A játék végén azok, amelyek még előtted vannak, a pontozópaklidba kerülnek. Példa: 5-ös Gnómot hívnak, te 9-es Gnómmal nyersz. Most mindkettő előtted van.
    .rule = 6.1, 1
    .cards = GN5 GN9

power-GI = A második szakaszban az ütés minden Óriása eltapos egy ugyanolyan értékű Gnómot a nyertes ellenfele előtt. Hárman vagy négyen minden ellenfél előtt egyet.
    .rule = 6.2
power-GI-more = Mindegy, ki játszotta ki az Óriást: az ütés nyertesének ellenfelei veszítenek, a saját oldala soha. Csak a nyomtatott érték számít. Az eltaposott Gnómokat eldobjuk; ha nincs megfelelő Gnóm, nem történik semmi, később sem. Két játékossal, az Apátságnál vagy az Erődnél a nyertes megkímélheti a Gnómot. Példa: 3-as Óriást hívnak, te 7-es Óriással nyersz. Az ellenfeled elveszít egy 3-as és egy 7-es Gnómot, ha vannak előtte.
    .rule = 6.2
    .cards = GI3 GI7

power-DR = Aki egy ütésben az utolsó Sárkányt kijátssza, az kezdi a következőt, akár nyer, akár veszít.
    .rule = 6.4
power-DR-more = Ez mindkét szakaszban így van, és megelőzi a Fennsíkot. Az elfogott Sárkány nem számít. Példa: 7-es Sárkányt hívnak, te 3-as Sárkányt játszol ki. Elveszíted az ütést, és te kezded a következőt.
    .rule = 6.4, 8.7
    .cards = DR7 DR3

power-TR = A második szakaszban a kijátszott Trollokat félretesszük. Az ütés nyertese csak a legmagasabb várakozó Trollt viszi el.
    .rule = 6.3
power-TR-more = A Trollok addig várnak, amíg kell: Troll nélküli ütés is hozhat egyet. A rang számít, bónusz nélkül. Az utolsó ütés nyertese az összes megmaradtat elviszi. Példa: 8-as Trollt hívnak, rá 5-ös Troll jön. A nyertes a 8-as Trollt viszi el; az 5-ös a következő ütés nyerteséé, ha nem jön magasabb.
    .rule = 6.3
    .cards = TR8 TR5

power-SE = Ha az első szakaszban Látnokkal nyersz ütést, megnézheted a húzópakli felső kártyáját. Vedd el azt, vagy egy kártyát középről.
    .rule = 6.5
power-SE-more = Azt a kártyát csak te látod, és a Látnoknak a te nyerő kártyádnak kell lennie. Két játékossal az ellenfeled azt kapja, amit meghagysz: a középső kártyát vagy a pakliét. Példa: 4-es Látnokot hívnak, te 9-es Látnokkal nyersz, és választasz.
    .rule = 6.5, 10.2
    .cards = SE4 SE9

power-PX = A második szakaszban, ha a Főnixmadarad az ellenfélhez kerül, húzol egy Főnixtüzet.
    .rule = 7.1
power-PX-more = Ez addig megy, amíg a Főnixtűz-pakli tart, és az elvesztett Főnixtűz után is újat húzol. Így nem mindenkinek ugyanannyi kártyája van: a második szakasz azzal az ütéssel ér véget, amely után valakinek elfogytak a kártyái. Ami a többiek kezében marad, azt eldobjuk, és senkinek sem számít. Példa: 8-as Főnixmadarat hívnak, te 2-es Főnixmadarat játszol ki, mindkettőt elveszíted, és húzol egy Főnixtüzet.
    .rule = 7.1
    .cards = PX8 PX2

power-PF = Még tíz Főnixmadár, 0-stól 9-esig, külön pakliban. Akkor kapsz egyet, ha a második szakaszban elveszítesz egy Főnixmadarat.
    .rule = 1.2, 3.2, 7.1
power-PF-more = A Főnixtűz minden szempontból Főnixmadár: ugyanúgy követ, nyer és szavaz. Osztáskor senki sem kap belőle; a paklija képpel lefelé van. Példa: a 3-as Főnixtüzed a 6-os Főnixmadár ellen elvész, és húzol egy újabb Főnixtüzet.
    .rule = 1.2, 3.2, 7.1
    .cards = PX6 PF3

power-UC = A második szakaszban minden Unikornis a saját pontozópaklidban 1-gyel erősebbé teszi más frakciójú kártyáidat.
    .rule = 7.2
power-UC-more = A bónusz az Unikornis megszerzése utáni ütéstől él; az első szakaszban szerzettek is számítanak. Maguk az Unikornisok nem kapják meg, a Hasonmás viszont mindig, hívott Unikornisra is. A szavazásnál nem változtat semmin. Példa: ha két Unikornis van a pakliban, a 6-os Sárkányod 8-asként játszik, és legyőzi a 7-es Sárkányt.
    .rule = 7.2
    .cards = DR7 DR6

power-BA = Ha Baziliszkuszt játszol ki egy ugyanolyan erős hívott kártyára, az elfogja azt a kártyát, és megnyeri az ütést.
    .rule = 7.3
power-BA-more = A frakciót így is követned kell, tehát nem lehet nálad a hívott frakcióból; hívott Baziliszkuszt nem lehet elfogni. Az elfogott kártya rögtön a pontozópaklidba kerül, és ebben az ütésben nincs képessége. Csak az első Baziliszkusz fog el kártyát. Az első szakaszban magát a Baziliszkuszt eldobjuk, a másodikban a tiéd. Példa: 5-ös Sárkányt hívnak, nincs Sárkányod, és 5-ös Baziliszkuszt játszol ki. Elfogja a Sárkányt, és nyer.
    .rule = 7.3, 4.2
    .cards = DR5 BA5
