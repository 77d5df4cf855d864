learn-title = Nauka
learn-part-basics = Gra
learn-part-claim = Moce z Claim
learn-part-claim2 = Moce z Claim 2
learn-part-maps = Moce z Map
learn-step = Krok { $step } z { $steps }
learn-steps = Wszystkie kroki
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń ten krok
learn-retry = Spróbuj jeszcze raz
learn-finish = Zagraj pierwszą grę
tutorial-question = Nie znasz Claim?
tutorial-link = Naucz się w kilka minut
learn-you = Ty
learn-opponent = Przeciwnik

learn-story = Król nie żyje. Ludy królestwa zagłosują, kto po nim zasiądzie na tronie, a ty chcesz ich głosów. Zdobywa się je kartami.

learn-trick-title = Lewa
learn-trick-text = Po jednej karcie od każdego to lewa. Przeciwnik jest Wodzem i zagrywa Krasnoluda 4. Wygrywa najwyższa karta Ludu wiodącego.
learn-trick-do = Wygraj lewę.
learn-trick-well = Krasnolud 7 pokonuje Krasnoluda 4: lewa jest twoja. Kto wygrywa, rozpoczyna następną.
learn-trick-again = Krasnolud 2 jest niższy niż Krasnolud 4, więc przegrasz. Spróbuj drugiej karty.

learn-follow-title = Podążanie za Ludem
learn-follow-text = Przeciwnik rozpoczyna Krasnoludem 6. Jeśli masz kartę Ludu wiodącego, musisz ją zagrać. Na wyblakłe karty zasady nie pozwalają; dotknij jednej, a dowiesz się dlaczego.
learn-follow-do = Zagraj kartę, na którą pozwalają zasady.
learn-follow-well = Dobrze. Krasnolud 3 przegrywa, ale trzeba było podążyć za Ludem.
learn-follow-again = Masz Krasnoluda, a Ludem wiodącym są Krasnoludy. Zostaje więc Krasnolud 3.

learn-void-title = Bez Ludu wiodącego
learn-void-text = Znowu Krasnolud 6, ale tym razem nie masz żadnego Krasnoluda. Możesz zagrać dowolną kartę. Nie wygra jednak, bo wygrywa tylko Lud wiodący.
learn-void-do = Pozbądź się najmniej przydatnej karty.
learn-void-well = Świetnie. Goblin 0 niewiele by ci dał, a wysokie karty zostają.
learn-void-again = To dozwolone, ale szkoda wysokiej karty. Zagraj Goblina 0.

learn-market-title = Odkryta karta
learn-market-text = W Fazie Pierwszej każda lewa toczy się o odkrytą kartę. Zwycięzca bierze ją jako poplecznika na Fazę Drugą. Rycerz 9 to dobry nabytek.
learn-market-do = Wygraj lewę i weź Rycerza 9.
learn-market-well = Rycerz 9 dołącza do twoich popleczników. Przeciwnik bierze kartę z talii.
learn-market-again = Jeśli zagrasz Krasnoluda 1, Rycerza 9 weźmie przeciwnik. Zagraj wyżej.

learn-blind-title = Karta w ciemno
learn-blind-text = Przegrany nie zostaje z niczym: bierze wierzchnią kartę talii, a drugi jej nie widzi. Tym razem odkryty jest tylko Goblin 0.
learn-blind-do = Przegraj celowo i weź kartę w ciemno.
learn-blind-well = Przeciwnikowi zostaje Goblin 0, a ty bierzesz z talii Zmiennokształtnego 7. Wiesz o tym tylko ty.
learn-blind-again = Krasnoludem 8 wygrasz Goblina 0. Prawie każda inna karta jest lepsza: przegraj tę lewę.

learn-followers-title = Twoi poplecznicy
learn-followers-text = Po trzynastu lewach Faza Pierwsza się kończy i masz trzynastu popleczników. Teraz stają się twoją ręką.
learn-followers-do = Dotknij swojego stosu Popleczników.
learn-followers-well = Oto karty, które udało ci się zrekrutować. Nimi walczysz o głosy.
learn-followers-again = Poplecznicy leżą zakryci obok ciebie. Dotknij tego stosu.

learn-phase-two-title = Faza Druga
learn-phase-two-text = Lewy gra się jak przedtem, ale nie ma już odkrytych kart do wzięcia. Zwycięzca bierze obie karty na stos Punktów, i to one się liczą.
learn-phase-two-do = Zdobądź obu Nieumarłych.
learn-phase-two-well = Nieumarły 4 i Nieumarły 6 leżą na twoim stosie Punktów.
learn-phase-two-again = Jeśli zagrasz Nieumarłego 2, obie karty weźmie przeciwnik. Zagraj wyżej.

learn-votes-title = Głosy
learn-votes-text = Każdy Lud głosuje na tego, kto ma najwięcej jego zdobytych kart. Ty masz Gobliny i Zmiennokształtnych, przeciwnik Rycerzy i Krasnoludy. U Nieumarłych jest 4 do 4, a ty rozpoczynasz.
learn-votes-do = Zdobądź głos Nieumarłych.
learn-votes-well = Nieumarły 2 musiał podążyć i u Nieumarłych jest 6 do 4. Trzy głosy do dwóch: zdobywasz tron!
learn-votes-again = Rycerze są już straceni. Rozpocznij kartą, która rozstrzyga o Nieumarłych.

learn-knights-title = Rycerze
learn-knights-text = Każdy Lud miesza na swój sposób. Rycerze polują na Gobliny: gdy Wódz zagrywa Goblina, wygrywa najsilniejszy Rycerz. Przeciwnik rozpoczyna Goblinem 8, a ty nie masz Goblina.
learn-knights-do = Wygraj lewę, a z nią Zmiennokształtnego 8.
learn-knights-well = Nawet mały Rycerz pokonuje dużego Goblina. Pamiętaj jednak o podążaniu: kto ma Goblina, musi go zagrać.
learn-knights-again = Krasnolud 9 jest wysoki, ale to ani Goblin, ani Rycerz. Tutaj nie wygra.

learn-undead-title = Nieumarli
learn-undead-text = Karty z Fazy Pierwszej są po lewie odrzucane. Ale nie Nieumarli: ci trafiają od razu na stos Punktów zwycięzcy. Odkryta karta jest marna, ale spójrz na lewę.
learn-undead-do = Zdobądź dwóch Nieumarłych.
learn-undead-well = Dwóch Nieumarłych liczy się dla ciebie jeszcze przed Fazą Drugą.
learn-undead-again = Jeśli zagrasz Nieumarłego 1, obaj Nieumarli trafią do przeciwnika. Zagraj wyżej.

learn-dwarves-title = Krasnoludy
learn-dwarves-text = Krasnoludy trzymają z przegranym: w Fazie Drugiej bierze on wszystkie Krasnoludy z lewy. Przeciwnik rozpoczyna Krasnoludem 3.
learn-dwarves-do = Zdobądź oba Krasnoludy.
learn-dwarves-well = Przeciwnik wygrywa lewę, a ty masz Krasnoludy.
learn-dwarves-again = Krasnolud 8 wygrywa lewę, a wtedy oba Krasnoludy bierze przeciwnik. Przegraj tę lewę.

learn-doppelgangers-title = Zmiennokształtni
learn-doppelgangers-text = Zmiennokształtnego możesz zagrać bez względu na Lud wiodący. Liczy się wtedy jako karta tego Ludu. Przeciwnik rozpoczyna Nieumarłym 6.
learn-doppelgangers-do = Wygraj lewę.
learn-doppelgangers-well = Zmiennokształtny 8 liczy się jako Nieumarły 8 i wygrywa. Na koniec głosuje ze Zmiennokształtnymi.
learn-doppelgangers-again = Nieumarły 2 jest za niski, a na Goblina 5 zasady nie pozwalają, dopóki masz Nieumarłego. Zmiennokształtny da radę.

learn-gnomes-title = Gnomy
learn-gnomes-text = Gnomów jest dużo i grozi im niebezpieczeństwo. Te, które zdobywasz w Fazie Drugiej, leżą odkryte przed tobą do końca gry.
learn-gnomes-do = Zdobądź oba Gnomy.
learn-gnomes-well = Oto one. Oby tylko nie przyszedł Gigant.
learn-gnomes-again = Jeśli zagrasz Gnoma 1, oba Gnomy będą leżeć przed przeciwnikiem. Zagraj wyżej.

learn-giants-title = Giganci
learn-giants-text = Gigant w lewie rozgniata jednego Gnoma o tej samej wartości przed przeciwnikiem zwycięzcy, bez względu na to, kto go zagrał. Przeciwnik rozpoczyna Gigantem 3, a leżą przed nim Gnomy 3, 7 i 7.
learn-giants-do = Wygraj lewę i rozgnieć dwa Gnomy.
learn-giants-well = Gigant 3 rozgniata Gnoma 3, a Gigant 7 jednego Gnoma 7. Nikomu się już nie liczą.
learn-giants-again = Jeśli zagrasz Giganta 1, wygra przeciwnik, a twój Gnom 1 zostanie rozgnieciony. Zagraj Giganta 7.

learn-dragons-title = Smoki
learn-dragons-text = Kto zagra ostatniego Smoka w lewie, rozpoczyna następną, bez względu na to, kto wygra. Tej nie wygrasz: Wódz zagrywa Trola 6, a ty nie masz Trola.
learn-dragons-do = Przegraj, ale rozpocznij następną lewę.
learn-dragons-well = Przeciwnik wygrywa lewę, a ty rozpoczynasz następną.
learn-dragons-again = Po tej karcie znowu rozpocznie przeciwnik. Zagraj Smoka.

learn-trolls-title = Trole
learn-trolls-text = W Fazie Drugiej zagrane Trole odkłada się na bok. Zwycięzca lewy bierze tylko najwyższego, pozostałe czekają. Trol 5 czeka od poprzedniej lewy.
learn-trolls-do = Wygraj lewę, a z nią Trola 5.
learn-trolls-well = Dwa Gnomy leżą przed tobą, a Trol 5 na twoim stosie Punktów. Zwycięzca ostatniej lewy bierze wszystkie pozostałe Trole.
learn-trolls-again = Jeśli zagrasz Gnoma 1, przegrasz lewę, a z nią Trola 5. Zagraj wyżej.

learn-seers-title = Mędrcy
learn-seers-text = Gdy w Fazie Pierwszej wygrywasz Mędrcem, możesz przed wyborem obejrzeć wierzchnią kartę talii. Odkryty jest tylko Gnom 1.
learn-seers-do = Wygraj lewę Mędrcem.
learn-seers-well = Twój Mędrzec wygrywa. Teraz zobacz, co kryje talia.
learn-seers-again = Mędrzec 2 przegrywa z Mędrcem 4. Zagraj wyżej.

learn-seers-choice-title = Spojrzenie Mędrca
learn-seers-choice-text = Na wierzchu talii leży Smok 9. Widzisz go tylko ty. Weź go albo odkrytą kartę; drugą dostanie przeciwnik.
learn-seers-choice-do = Weź lepszą kartę.
learn-seers-choice-well = Smok 9 jest twój, a przeciwnik musi wziąć Gnoma 1.
learn-seers-choice-again = Tak oddasz Smoka 9 przeciwnikowi. Weź go dla siebie.

learn-phoenixes-title = Feniksy
learn-phoenixes-text = Gdy w Fazie Drugiej tracisz Feniksa, bierzesz Ogień Feniksa, który też jest Feniksem. Przeciwnik rozpoczyna Feniksem 8, a ty musisz podążyć.
learn-phoenixes-do = Zagraj swojego Feniksa.
learn-phoenixes-well = Tracisz oba Feniksy, ale bierzesz Ogień Feniksa 6. Feniks zawsze się odradza.
learn-phoenixes-again = Ludem wiodącym są Feniksy, a ty masz jednego. Zostaje więc Feniks 2.

learn-unicorns-title = Jednorożce
learn-unicorns-text = W Fazie Drugiej każdy Jednorożec na twoim stosie Punktów wzmacnia twoje inne karty o 1. Masz dwa. Przeciwnik rozpoczyna Smokiem 7.
learn-unicorns-do = Wygraj lewę.
learn-unicorns-well = Smok 6 ma siłę 8 i pokonuje Smoka 7.
learn-unicorns-again = Nawet z premią Smok 1 ma tylko 3. Spróbuj drugiej karty.

learn-basilisks-title = Bazyliszki
learn-basilisks-text = Gdy nie możesz podążyć, Bazyliszek o sile dokładnie takiej jak karta Wodza zamienia ją w kamień: chwyta tę kartę i wygrywa lewę. Przeciwnik rozpoczyna Smokiem 5.
learn-basilisks-do = Schwytaj Smoka 5.
learn-basilisks-well = Smok 5 trafia od razu na twój stos Punktów, a lewa jest twoja.
learn-basilisks-again = Musi to być dokładnie 5. Wyższa karta nic tu nie da.

learn-first-game-title = Twoja pierwsza gra
learn-first-game-text = To wszystko, czego ci trzeba. Reszta przyjdzie sama, a zasady są zawsze pod ręką.
learn-first-game-well = Pierwsza gra za tobą. Spróbuj następnego poziomu albo zaproś znajomego.

learn-end-title = Rozdział ukończony
learn-end-text = Teraz wypróbuj te moce przy własnym stole albo przejdź do innego rozdziału.
learn-more = Ucz się dalej
