power-GO = Nie mają mocy, za to jest ich dużo: czternaście Goblinów, a każdy liczy się do ich głosu.
    .rule = 5.4
power-GO-more = Karta 0 występuje pięć razy, karty od 1 do 9 po jednym razie. Gdy Ludem wiodącym są Gobliny, lewę może wygrać Rycerz. Przykład: Wódz zagrywa Goblina 9, a Rycerz 2 go pokonuje.
    .rule = 1, 5.1
    .cards = GO9 KN2

power-KN = Gdy Wódz zagrywa Goblina, lewę wygrywa najsilniejszy Rycerz. W innych lewach Rycerze nie mają mocy.
    .rule = 5.1
power-KN-more = Osiem kart, od 2 do 9. Nadal musisz podążyć za Ludem: dopóki masz na ręce Goblina, nie możesz odpowiedzieć na Goblina Rycerzem. Z dwóch równych Rycerzy wygrywa zagrany wcześniej. Przykład: Wódz zagrywa Goblina 9, nie masz Goblina i zagrywasz Rycerza 2. Wygrywasz.
    .rule = 5.1, 4.2
    .cards = GO9 KN2

power-UD = W Fazie Pierwszej wszyscy Nieumarli z lewy trafiają od razu na stos Punktów zwycięzcy, bez względu na to, kto ich zagrał.
    .rule = 5.2
power-UD-more = Pozostałe karty z lewy są jak zwykle odrzucane. Nieumarły wzięty z odkrytych kart albo z talii to zwykły poplecznik. Przykład: Wódz zagrywa Nieumarłego 4, ty wygrywasz Nieumarłym 7. Od teraz obaj liczą się dla ciebie.
    .rule = 5.2
    .cards = UD4 UD7

power-DW = W Fazie Drugiej przegrany bierze Krasnoludy z lewy. W grze na 3 i 4 osoby bierze je ten, kto zagrał najsłabszą kartę.
    .rule = 5.3
power-DW-more = Najsłabsza karta może być z dowolnego Ludu; z równych liczy się zagrana ostatnia; schwytane karty się nie liczą. W grze na 3 i 4 osoby najsłabszą kartę może mieć nawet zwycięzca. Przykład w 2 osoby: Wódz zagrywa Krasnoluda 3, ty wygrywasz lewę Krasnoludem 9, a przeciwnik bierze oba Krasnoludy.
    .rule = 5.3
    .cards = DW3 DW9

power-DG = Zmiennokształtnego możesz zagrać zawsze. Liczy się wtedy jako karta Ludu wiodącego, ale bez jego mocy.
    .rule = 4.2, 4.3
power-DG-more = Podąża, wygrywa i zajmuje miejsce jak karta Ludu wiodącego, a na koniec liczy się do głosu Zmiennokształtnych. Musisz go zagrać tylko wtedy, gdy Ludem wiodącym są Zmiennokształtni. Przykład: Wódz zagrywa Nieumarłego 6. Choć masz Nieumarłego 2, zagrywasz Zmiennokształtnego 8 i wygrywasz.
    .rule = 4.2, 4.3
    .cards = UD6 DG8

power-GN = W Fazie Drugiej zdobyte Gnomy leżą odkryte przed tobą do końca gry. Tam może je rozgnieść Gigant.
    .rule = 6.1
power-GN-more = Trzynaście kart: 1, 3, 5 i 7 po trzy razy oraz jedna 9. Na koniec gry te, które nadal leżą przed tobą, trafiają na twój stos Punktów. Przykład: Wódz zagrywa Gnoma 5, ty wygrywasz Gnomem 9. Teraz oba leżą przed tobą.
    .rule = 6.1, 1
    .cards = GN5 GN9

power-GI = W Fazie Drugiej każdy Gigant w lewie rozgniata jednego Gnoma o tej samej wartości, który leży przed przeciwnikiem zwycięzcy. W grze na 3 i 4 osoby po jednym przed każdym przeciwnikiem.
    .rule = 6.2
power-GI-more = Nieważne, kto zagrał Giganta: tracą przeciwnicy zwycięzcy lewy, nigdy jego własna strona. Liczy się tylko wydrukowana wartość. Rozgniecione Gnomy są odrzucane; Gigant bez pasującego Gnoma nic nie robi, ani teraz, ani później. W grze na 2 osoby, z Opactwem albo Twierdzą, zwycięzca może oszczędzić Gnoma. Przykład: Wódz zagrywa Giganta 3, ty wygrywasz Gigantem 7. Przeciwnik traci jednego Gnoma 3 i jednego Gnoma 7, jeśli leżą przed nim.
    .rule = 6.2
    .cards = GI3 GI7

power-DR = Kto zagra ostatniego Smoka w lewie, rozpoczyna następną, bez względu na to, kto wygra.
    .rule = 6.4
power-DR-more = Tak jest w obu fazach, i ma to pierwszeństwo przed Płaskowyżem. Schwytany Smok się nie liczy. Przykład: Wódz zagrywa Smoka 7, ty zagrywasz Smoka 3. Przegrywasz lewę i rozpoczynasz następną.
    .rule = 6.4, 8.7
    .cards = DR7 DR3

power-TR = W Fazie Drugiej zagrane Trole odkłada się na bok. Zwycięzca lewy bierze tylko najwyższego Trola, który tam czeka.
    .rule = 6.3
power-TR-more = Trole czekają tak długo, jak trzeba: nawet lewa bez Troli może dać jednego. Liczy się ranga bez premii. Zwycięzca ostatniej lewy bierze wszystkie pozostałe. Przykład: Wódz zagrywa Trola 8, po nim pada Trol 5. Zwycięzca bierze Trola 8; Trola 5 dostaje zwycięzca następnej lewy, jeśli nie dołączy wyższy.
    .rule = 6.3
    .cards = TR8 TR5

power-SE = Jeśli w Fazie Pierwszej wygrywasz lewę Mędrcem, możesz obejrzeć wierzchnią kartę talii. Weź ją albo jedną z odkrytych kart.
    .rule = 6.5
power-SE-more = Tę kartę widzisz tylko ty, a Mędrzec musi być twoją zwycięską kartą. W grze na 2 osoby przeciwnik dostaje to, co zostawiasz: odkrytą kartę albo kartę z talii. Przykład: Wódz zagrywa Mędrca 4, ty wygrywasz Mędrcem 9 i wybierasz.
    .rule = 6.5, 10.2
    .cards = SE4 SE9

power-PX = W Fazie Drugiej, gdy twój Feniks trafia do przeciwnika, bierzesz na rękę jeden Ogień Feniksa.
    .rule = 7.1
power-PX-more = Dzieje się tak, dopóki starcza talii Ognia, a utracony Ogień Feniksa daje następny. Dlatego liczba kart na ręce może być różna: Faza Druga kończy się pierwszą lewą, po której ktoś nie ma kart. To, co zostało innym, jest odrzucane i nie liczy się nikomu. Przykład: Wódz zagrywa Feniksa 8, ty zagrywasz Feniksa 2, tracisz oba i bierzesz jeden Ogień Feniksa.
    .rule = 7.1
    .cards = PX8 PX2

power-PF = Dziesięć dodatkowych Feniksów, od 0 do 9, w osobnej talii. Bierzesz jednego, gdy w Fazie Drugiej tracisz Feniksa.
    .rule = 1.2, 3.2, 7.1
power-PF-more = Ogień Feniksa jest pod każdym względem Feniksem: tak samo podąża, wygrywa i głosuje. Nikt nie dostaje go na początku; jego talia leży zakryta. Przykład: tracisz Ogień Feniksa 3 na rzecz Feniksa 6 i bierzesz kolejny Ogień.
    .rule = 1.2, 3.2, 7.1
    .cards = PX6 PF3

power-UC = W Fazie Drugiej każdy Jednorożec na twoim własnym stosie Punktów wzmacnia twoje karty innych Ludów o 1.
    .rule = 7.2
power-UC-more = Premia działa od lewy po zdobyciu Jednorożca; te z Fazy Pierwszej też się liczą. Same Jednorożce jej nie dostają, za to Zmiennokształtny zawsze, nawet gdy Ludem wiodącym są Jednorożce. W głosowaniu niczego to nie zmienia. Przykład: z dwoma Jednorożcami na stosie twój Smok 6 ma siłę 8 i pokonuje Smoka 7.
    .rule = 7.2
    .cards = DR7 DR6

power-BA = Bazyliszek zagrany na kartę Wodza o równej sile chwyta tę kartę i wygrywa lewę.
    .rule = 7.3
power-BA-more = Nadal musisz podążyć za Ludem, więc nie możesz mieć kart Ludu wiodącego; Bazyliszka zagranego przez Wodza nie można schwytać. Schwytana karta trafia od razu na twój stos Punktów i w tej lewie nie ma mocy. Chwyta tylko pierwszy Bazyliszek. W Fazie Pierwszej sam Bazyliszek jest odrzucany, w Fazie Drugiej jest twój. Przykład: Wódz zagrywa Smoka 5, nie masz Smoka i zagrywasz Bazyliszka 5. Bazyliszek chwyta Smoka i wygrywa.
    .rule = 7.3, 4.2
    .cards = DR5 BA5
