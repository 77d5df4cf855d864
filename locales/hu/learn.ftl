learn-title = Tanulás
learn-part-basics = A játék
learn-part-claim = A Claim képességei
learn-part-claim2 = A Claim 2 képességei
learn-part-maps = A Térképek képességei
learn-step = { $step }/{ $steps }. lépés
learn-steps = Minden lépés
learn-next = Tovább
learn-back = Vissza
learn-skip = Lépés kihagyása
learn-retry = Újra
learn-finish = Az első játék
tutorial-question = Új neked a Claim?
tutorial-link = Tanuld meg pár perc alatt
learn-you = Te
learn-opponent = Ellenfél

learn-story = A király halott. A birodalom frakciói szavaznak arról, ki kövesse, és neked az ő szavazatuk kell. Kártyákkal szerezheted meg.

learn-trick-title = Egy ütés
learn-trick-text = Mindkettőtöktől egy kártya: ez egy ütés. Az ellenfeled 4-es Törpét hív. A hívott frakció legmagasabb kártyája nyer.
learn-trick-do = Nyerd meg az ütést.
learn-trick-well = A 7-es Törpe legyőzi a 4-est: tiéd az ütés. Aki nyer, az kezdi a következőt.
learn-trick-again = A 2-es Törpe alacsonyabb a 4-esnél, azzal veszítenél. Próbáld a másikat.

learn-follow-title = Frakciókövetés
learn-follow-text = Az ellenfeled 6-os Törpét hív. Ha van kártyád a hívott frakcióból, abból kell kijátszanod. A halvány kártyákat a szabály tiltja; érintsd meg az egyiket, és megtudod, miért.
learn-follow-do = Játszd ki a megengedett kártyát.
learn-follow-well = Így van. A 3-as Törpe veszít, de követned kellett a frakciót.
learn-follow-again = Van Törpéd, és Törpét hívtak. Ezért a 3-as Törpe az egyetlen választás.

learn-void-title = Ha nem tudsz követni
learn-void-text = Megint 6-os Törpe, de most nincs Törpéd. Bármit kijátszhatsz. Nyerni viszont nem tud: csak a hívott frakció nyer.
learn-void-do = Szabadulj meg a legkevésbé hasznos kártyádtól.
learn-void-well = Nagyon jó. A 0-s Goblinnal úgysem nyernél sokat, a magas kártyáid pedig megmaradnak.
learn-void-again = Ezt is szabad, de kár egy magas kártyáért. Dobd be a 0-s Goblint.

learn-market-title = A középső kártya
learn-market-text = Az első szakaszban minden ütés egy középső kártyáról szól. A nyertes elviszi követőnek a második szakaszra. A 9-es Lovag remek kártya.
learn-market-do = Nyerd meg az ütést és vele a 9-es Lovagot.
learn-market-well = A 9-es Lovag a követőid közé kerül. Az ellenfeled a pakliból húz helyette.
learn-market-again = Az 1-es Törpével az ellenfelednek hagynád a 9-es Lovagot. Játssz magasabbat.

learn-blind-title = A vakon húzott kártya
learn-blind-text = A vesztes sem marad üres kézzel: ő a pakli felső kártyáját húzza, és a másik nem látja. Most csak egy 0-s Goblin van középen.
learn-blind-do = Veszíts szándékosan, és húzz vakon.
learn-blind-well = Az ellenfelednek a 0-s Goblin maradt, te pedig egy 7-es Hasonmást húztál. Ezt csak te tudod.
learn-blind-again = A 8-as Törpével egy 0-s Goblint nyernél. Szinte bármi jobb nála: ezt most veszítsd el.

learn-followers-title = A követőid
learn-followers-text = Tizenhárom ütés után vége az első szakasznak, és tizenhárom követőd van. Most a kezedbe kerülnek.
learn-followers-do = Érintsd meg a követőpaklidat.
learn-followers-well = Ezeket a kártyákat toboroztad. Velük küzdesz a szavazatokért.
learn-followers-again = A követőid képpel lefelé melletted vannak. Azt a paklit érintsd meg.

learn-phase-two-title = Második szakasz
learn-phase-two-text = Az ütések ugyanúgy mennek, de középen már nincs kártya. A nyertes mindkét kártyát a pontozópaklijába teszi, és ezek számítanak.
learn-phase-two-do = Vidd el mindkét Élőholtat.
learn-phase-two-well = A 4-es és a 6-os Élőholt a pontozópaklidban van.
learn-phase-two-again = A 2-es Élőholttal mindkettő az ellenfeledhez kerülne. Játssz magasabbat.

learn-votes-title = A szavazatok
learn-votes-text = Minden frakció arra szavaz, aki a legtöbb kártyát gyűjtötte belőle. A Goblinok és a Hasonmások a tieid, a Lovagok és a Törpék az ellenfeledéi. Az Élőholtaknál 4–4 az állás, és te kezdesz.
learn-votes-do = Szerezd meg az Élőholtak szavazatát.
learn-votes-well = A 2-es Élőholtnak követnie kellett, és így az Élőholtaknál 6–4 az állás. Három szavazat kettő ellen: tiéd a trón!
learn-votes-again = A Lovagok már elvesztek. Azzal a kártyával kezdj, amelyik az Élőholtakról dönt.

learn-knights-title = Lovagok
learn-knights-text = Minden frakció másképp kavarja a bajt. A Lovagok a Goblinokra vadásznak: hívott Goblinra a legerősebb Lovag nyer. Az ellenfeled 8-as Goblint hív, és neked nincs Goblinod.
learn-knights-do = Nyerd meg az ütést és vele a 8-as Hasonmást.
learn-knights-well = Egy kis Lovag is legyőz egy nagy Goblint. De a követésről ne feledkezz meg: akinek van Goblinja, azt kell kijátszania.
learn-knights-again = A 9-es Törpe magas, de se nem Goblin, se nem Lovag. Itt nem nyerhet.

learn-undead-title = Élőholtak
learn-undead-text = Az első szakasz kártyáit az ütés után eldobjuk. Az Élőholtakat nem: azok rögtön a nyertes pontozópaklijába kerülnek. A középső kártya gyenge, de nézd meg az ütést.
learn-undead-do = Vidd el a két Élőholtat.
learn-undead-well = Két Élőholt már a második szakasz előtt neked számít.
learn-undead-again = Az 1-es Élőholttal mindkettőt az ellenfelednek adnád. Játssz magasabbat.

learn-dwarves-title = Törpék
learn-dwarves-text = A Törpék a vesztessel tartanak: a második szakaszban az ütés minden Törpéje a veszteshez kerül. Az ellenfeled 3-as Törpét hív.
learn-dwarves-do = Szerezd meg mindkét Törpét.
learn-dwarves-well = Az ellenfeled megnyeri az ütést, a Törpék pedig a tieid.
learn-dwarves-again = A 8-as Törpe megnyeri az ütést, és akkor mindkét Törpe az ellenfeledé. Ezt veszítsd el.

learn-doppelgangers-title = Hasonmások
learn-doppelgangers-text = Hasonmást bármilyen hívásra kijátszhatsz. Ilyenkor a hívott frakció kártyájának számít. Az ellenfeled 6-os Élőholtat hív.
learn-doppelgangers-do = Nyerd meg az ütést.
learn-doppelgangers-well = A 8-as Hasonmás 8-as Élőholtnak számított, és nyert. A végén a Hasonmásokkal szavaz.
learn-doppelgangers-again = A 2-es Élőholt túl alacsony, az 5-ös Goblint pedig nem szabad, amíg van Élőholtad. A Hasonmásod megoldja.

learn-gnomes-title = Gnómok
learn-gnomes-text = Gnómból sok van, és veszélyben élnek. Amelyeket a második szakaszban elviszel, a játék végéig képpel felfelé előtted maradnak.
learn-gnomes-do = Vidd el mindkét Gnómot.
learn-gnomes-well = Itt vannak. Reméljük, nem jön erre egy Óriás.
learn-gnomes-again = Az 1-es Gnómmal mindkettő az ellenfeled elé kerülne. Játssz magasabbat.

learn-giants-title = Óriások
learn-giants-text = Az ütésben lévő Óriás eltapos egy ugyanolyan értékű Gnómot a nyertes ellenfele előtt, bárki játszotta is ki. Az ellenfeled 3-as Óriást hív, és 3-as, 7-es és 7-es Gnóm van előtte.
learn-giants-do = Nyerd meg az ütést, és taposs el két Gnómot.
learn-giants-well = A 3-as Óriás a 3-as Gnómot tapossa el, a 7-es Óriás az egyik 7-est. Már senkinek sem számítanak.
learn-giants-again = Az 1-es Óriással az ellenfeled nyer, és az 1-es Gnómodat eltapossák. Játszd ki a 7-es Óriást.

learn-dragons-title = Sárkányok
learn-dragons-text = Aki egy ütésben az utolsó Sárkányt kijátssza, az kezdi a következőt, akár nyer, akár veszít. Ezt nem nyerheted meg: 6-os Trollt hívtak, és nincs Trollod.
learn-dragons-do = Veszíts, de te kezdd a következőt.
learn-dragons-well = Az ütés az ellenfeledé, a következőt pedig te kezded.
learn-dragons-again = Ezzel a kártyával megint az ellenfeled kezdene. Játszd ki a Sárkányt.

learn-trolls-title = Trollok
learn-trolls-text = A második szakaszban a kijátszott Trollokat félretesszük. Az ütés nyertese csak a legmagasabbat viszi el; a többi vár. Az 5-ös Troll az előző ütés óta vár.
learn-trolls-do = Nyerd meg az ütést és vele az 5-ös Trollt.
learn-trolls-well = Két Gnóm van előtted, és az 5-ös Troll a pontozópaklidban. Aki az utolsó ütést megnyeri, az összes megmaradt Trollt elviszi.
learn-trolls-again = Az 1-es Gnómmal az ütés is elveszne, meg az 5-ös Troll is. Játssz magasabbat.

learn-seers-title = Látnokok
learn-seers-text = Ha az első szakaszban Látnokkal nyersz, választás előtt megnézheted a pakli felső kártyáját. Középen csak egy 1-es Gnóm van.
learn-seers-do = Nyerd meg az ütést Látnokkal.
learn-seers-well = A Látnokod nyert. Most nézd meg, mit rejt a pakli.
learn-seers-again = A 2-es Látnok veszít a 4-es ellen. Játssz magasabbat.

learn-seers-choice-title = A Látnok pillantása
learn-seers-choice-text = A pakli tetején egy 9-es Sárkány van. Csak te látod. Vedd el azt vagy a középső kártyát; a másik az ellenfeledé.
learn-seers-choice-do = Vedd el a jobbik kártyát.
learn-seers-choice-well = Tiéd a 9-es Sárkány, az ellenfelednek az 1-es Gnóm marad.
learn-seers-choice-again = Így az ellenfelednek hagynád a 9-es Sárkányt. Vedd el te.

learn-phoenixes-title = Főnixmadarak
learn-phoenixes-text = Ha a második szakaszban elveszítesz egy Főnixmadarat, húzol egy Főnixtüzet, ami szintén Főnixmadár. Az ellenfeled 8-as Főnixmadarat hív, és követned kell.
learn-phoenixes-do = Játszd ki a Főnixmadaradat.
learn-phoenixes-well = Mindkét Főnixmadár elveszett, de húztál egy 6-os Főnixtüzet. A Főnixmadár mindig feltámad.
learn-phoenixes-again = Főnixmadarat hívtak, és van nálad. Ezért a 2-es Főnixmadár az egyetlen választás.

learn-unicorns-title = Unikornisok
learn-unicorns-text = A második szakaszban minden Unikornis a pontozópaklidban 1-gyel erősebbé teszi a többi kártyádat. Neked kettő van. Az ellenfeled 7-es Sárkányt hív.
learn-unicorns-do = Nyerd meg az ütést.
learn-unicorns-well = A 6-os Sárkány 8-asként játszik, és legyőzi a 7-est.
learn-unicorns-again = Az 1-es Sárkány a bónusszal is csak 3-as. Próbáld a másikat.

learn-basilisks-title = Baziliszkuszok
learn-basilisks-text = Ha nem tudsz követni, egy pontosan ugyanolyan erős Baziliszkusz kővé dermeszti a hívott kártyát: elfogja, és megnyeri az ütést. Az ellenfeled 5-ös Sárkányt hív.
learn-basilisks-do = Fogd el az 5-ös Sárkányt.
learn-basilisks-well = Az 5-ös Sárkány rögtön a pontozópaklidba kerül, és tiéd az ütés.
learn-basilisks-again = Pontosan 5-ös kell. Magasabb kártya itt nem jó.

learn-first-game-title = Az első játékod
learn-first-game-text = Ennyi az egész. A többi játék közben jön, a szabályok pedig mindig kéznél vannak.
learn-first-game-well = Megvolt az első játékod. Próbáld a következő szintet, vagy hívd meg egy barátodat.

learn-end-title = A fejezet végére értél
learn-end-text = Most próbáld ki ezeket a képességeket egy saját asztalnál, vagy folytasd egy másik fejezettel.
learn-more = Tanulj tovább
