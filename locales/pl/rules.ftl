rules-title = Zasady
rules-lead = Cała gra na jednej stronie. Liczby w nawiasach to numery pełnych zasad.
rules-search = Szukaj w zasadach
rules-nothing = Nic nie znaleziono. Spróbuj innego słowa, na przykład nazwy Ludu albo „talia”.
rules-number = Zasada { $rule }
rules-example = Przykład
rules-try = Wypróbuj
rules-contents = Spis treści
rules-factions = Ludy
rules-settings = Krainy
rules-buildings = Budowle

rules-goal-title = Cel gry
rules-goal-1 = Król nie żyje, tron jest pusty. To Ludy królestwa wybiorą następcę: każdy Lud ma jeden głos. Wygrywa ten, kto ma najwięcej głosów.
    .rule = 10.4
rules-goal-2 = Gra ma dwie fazy. W Fazie Pierwszej za pomocą rozdanych kart rekrutujesz popleczników. W Fazie Drugiej grasz tymi poplecznikami o głosy: każdy Lud głosuje na stronę, która ma najwięcej jego zdobytych kart.
    .rule = 10.1, 10.3

rules-cards-title = Karty
rules-cards-1 = Każda karta należy do Ludu i ma wartość od 0 do 9. Jej siła to ta wartość, chyba że zmienia ją Kraina albo Jednorożec. Siła rozstrzyga lewy i jest ustalona w chwili zagrania karty.
    .rule = 1, 4.4
rules-cards-2 = Większość Ludów ma dziesięć kart, od 0 do 9. Cztery występują parami: Gobliny (14) i Rycerze (8), Gnomy (13) i Giganci (9). Każdy Lud oprócz Goblinów ma specjalną moc.
    .rule = 1, 5.4

rules-setup-title = Przygotowanie
rules-setup-1 = Talia to jedna z dwóch par oraz trzy inne Ludy (w 2 osoby: 52 karty) albo pięć innych (w 3 i 4 osoby: 72 karty).
    .rule = 2.2
rules-setup-2 = Każdy dostaje karty na rękę: 13 w 2 osoby, 12 w 3 osoby, 9 w 4 osoby. Reszta to talia: 26 kart w 2 osoby, a przy większej liczbie graczy 36.
    .rule = 3.1
rules-setup-3 = Pierwszego Wodza wyznacza los, chyba że wybrano go dla tego stołu.
    .rule = 2.6

rules-phase-one-title = Faza Pierwsza: rekrutacja popleczników
rules-phase-one-1 = Faza Pierwsza ma tyle lew, ile masz kart na ręce. Najpierw odkrywa się karty z talii: jedną w 2 osoby, dwie w 3 i 4 osoby.
    .rule = 10.1
rules-phase-one-2 = Potem rozgrywa się lewę: Wódz zagrywa dowolną kartę, pozostali zgodnie z ruchem wskazówek zegara po jednej. Lewa rozstrzyga, kto bierze którą kartę.
    .rule = 4.1, 10.1
rules-phase-one-3 = Każdy bierze jedną kartę, zakrytą, do swoich popleczników. Zagrane karty są odrzucane, z wyjątkiem Nieumarłych: ci trafiają na stos Punktów zwycięzcy.
    .rule = 10.1, 10.2, 5.2

rules-following-title = Podążanie za Ludem
rules-following-1 = Jeśli masz kartę Ludu wiodącego, musisz zagrać kartę tego Ludu albo Zmiennokształtnego. Jeśli nie masz żadnej, możesz zagrać dowolną kartę.
    .rule = 4.2
rules-following-2 = Zmiennokształtnego możesz zagrać zawsze; liczy się wtedy jako karta Ludu wiodącego. Jeśli Wódz zagrywa Zmiennokształtnego, Ludem wiodącym są Zmiennokształtni.
    .rule = 4.2, 4.3
rules-following-3 = Moce tego nie znoszą: Rycerza na Goblina albo Bazyliszka, który ma chwytać, możesz zagrać tylko wtedy, gdy nie masz kart Ludu wiodącego.
    .rule = 5.1, 7.3

rules-winning-title = Wygrywanie lewy
rules-winning-1 = Wygrywa najsilniejsza karta Ludu wiodącego, a z równie silnych ta zagrana wcześniej. Karty innych Ludów nie wygrywają, choćby były najsilniejsze.
    .rule = 4.5
rules-winning-2 = Dwie moce mają pierwszeństwo: najpierw Bazyliszek, który chwyta kartę Wodza, potem, gdy Wódz zagrał Goblina, najsilniejszy Rycerz.
    .rule = 4.5, 5.1, 7.3
rules-winning-3 = Zwycięzca rozpoczyna następną lewę, chyba że Smok albo Płaskowyż stanowi inaczej. Ostatnia lewa Fazy Pierwszej tak samo rozstrzyga, kto rozpoczyna Fazę Drugą.
    .rule = 4.7

rules-market-title = Odkryte karty
rules-market-1 = W grze na 2 osoby zwycięzca bierze odkrytą kartę, a przegrany wierzchnią kartę talii, którą widzi tylko on. Zanim zagrasz, spójrz więc, co leży odkryte. Czasem opłaca się przegrać.
    .rule = 10.2, 11.2
rules-market-2 = W grze na 3 i 4 osoby odkryte są dwie karty. Pierwszy wybiera jedną, drugi bierze drugą, a reszta bierze z talii.
    .rule = 10.2
rules-market-3 = Kolejność w grze na 3 i 4 osoby: zwycięzca; potem inne karty Ludu wiodącego, od najsilniejszej; potem wszystkie pozostałe, od najsilniejszej, bez względu na Lud. Z równych pierwsza jest ta zagrana wcześniej. Kolejny Rycerz na Goblina liczy się wśród pozostałych kart, a gracz, którego kartę schwytano, jest ostatni.
    .rule = 4.6
rules-market-4 = Kto wygrywa własnym Mędrcem, ogląda najpierw wierzchnią kartę talii i wybiera między nią a odkrytymi kartami.
    .rule = 6.5, 10.2

rules-phase-two-title = Faza Druga: walka o głosy Ludów
rules-phase-two-1 = Poplecznicy stają się twoją ręką. Lewy gra się jak przedtem, ale teraz zwycięzca bierze wszystkie zagrane karty na stos Punktów.
    .rule = 10.3
rules-phase-two-2 = Niektóre moce to zmieniają: Krasnoludy bierze przegrany (w 3 i 4 osoby ten, kto ma najsłabszą kartę), Gnomy leżą przed tym, kto je zdobył, Trole czekają, a utracony Feniks daje Ogień Feniksa.
    .rule = 5.3, 6.1, 6.3, 7.1
rules-phase-two-3 = Po każdej lewie dzieje się po kolei: zwycięzca i następny Wódz; zbieranie kart, Trole idą na bok; branie Ognia Feniksa; branie Trola; rozgniatanie przez Gigantów; sprawdzenie Latarni morskiej.
    .rule = 10.3
rules-phase-two-4 = Gra się zawsze do końca, nawet jeśli głosy są już rozstrzygnięte.
    .rule = 10.5

rules-votes-title = Głosy
rules-votes-1 = Na koniec odkryte Gnomy trafiają na stosy Punktów. Każdy Lud głosuje na stronę, która ma najwięcej jego kart. Wygrywa strona z największą liczbą głosów.
    .rule = 10.4
rules-votes-2 = Liczy się też to, co zdobyto w Fazie Pierwszej: Nieumarli z lew i karty schwytane przez Bazyliszki.
    .rule = 5.2, 7.3
rules-votes-3 = Lud, którego kart nikt nie ma, nie głosuje.
    .rule = 10.4

rules-ties-title = Remisy
rules-ties-1 = Jeśli dwie strony mają tyle samo kart Ludu, głos dostaje ta z najwyższą kartą; jeśli i te są równe, liczy się kolejna, i tak dalej. Jeśli wszystko jest równe, Lud nie głosuje.
    .rule = 10.4
rules-ties-2 = Przy równej liczbie głosów wygrywa strona, która ma więcej kart Ludów głosujących na nią. Jeśli i to jest równe, decydują punkty na tych kartach. Jeśli nawet one są równe, zwycięstwo jest wspólne.
    .rule = 10.4

rules-teams-title = W 3 i 4 osoby
rules-teams-1 = W grze na 2 i 3 osoby każdy gra dla siebie. W grze na 4 osoby są dwie drużyny: partner siedzi naprzeciwko ciebie i razem wygrywacie albo przegrywacie.
    .rule = 2.1
rules-teams-2 = Partnerzy mają własne ręce, popleczników i stosy Punktów. Przy głosowaniu stosy drużyny łączy się w jeden.
    .rule = 2.1, 10.4

rules-editions-title = Wydania
rules-editions-1 = Wydania drukowane różnią się w dwóch miejscach. W międzynarodowym Gigant w grze na 3 i 4 osoby rozgniata po jednym Gnomie każdego przeciwnika. W niemieckim zwycięzca lewy wybiera, czyj to Gnom, albo oszczędza wszystkie.
    .rule = 2.5, 6.2
rules-editions-2 = Przy równej liczbie głosów wydanie niemieckie liczy tylko punkty na kartach Ludów, które na ciebie głosują. Międzynarodowe liczy najpierw karty, potem punkty.
    .rule = 2.5, 10.4

rules-mixes-title = Mieszanie Ludów
rules-mixes-1 = Claim to Gobliny, Rycerze, Nieumarli, Krasnoludy i Zmiennokształtni. Claim 2 to Gnomy, Giganci, Smoki, Trole i Mędrcy.
    .rule = 2.3
rules-mixes-2 = Możesz je mieszać, jak chcesz, także z Ludami z Map: jedna para i trzy albo pięć innych Ludów. Ogień Feniksa dochodzi razem z Feniksami i nie wlicza się do tych kart.
    .rule = 2.2, 2.3

rules-maps-title = Mapy: Krainy i Budowle
rules-maps-1 = Przy stole może być jedna Kraina, jedna Budowla, obie albo żadna, z losowania lub z wyboru. Leżą odkryte przez całą grę. Krainy zmieniają sposób gry, Budowle sposób liczenia.
    .rule = 2.4
rules-maps-2 = Jeśli Kraina i moc Ludu sobie przeczą, obowiązuje moc.
    .rule = 8
rules-maps-3 = W grze na 3 osoby z Opactwem, Mostem albo Zamkiem głosy liczy się raz, wśród wszystkich. Kto odpada, zachowuje swoje głosy i nie może wygrać.
    .rule = 9.10

rules-fair-title = Uczciwe rozdanie
rules-fair-1 = Nikt tu nie ułoży talii pod siebie, nawet serwer. Przed grą pieczętuje on tajną liczbę i pokazuje ci pieczęć. Każdy gracz może dodać własną liczbę. Rozdanie wynika ze wszystkich razem.
rules-fair-2 = Po grze tajemnica zostaje otwarta i każdy może sprawdzić, że pasuje do pieczęci i że rozdanie z niej wynika.

rules-hidden-title = Kto co wie
rules-hidden-1 = Jawne dla wszystkich: odkryte karty, lewy, stosy Punktów, odkryte Gnomy, Trole odłożone na bok, odrzucone karty, liczba kart każdego gracza, kto wziął którą odkrytą kartę i kto wziął kartę z talii.
    .rule = 11.1
rules-hidden-2 = Tylko ty znasz swoją rękę, swoich popleczników, karty wzięte w ciemno i to, co pokazał ci Mędrzec. Przekazane karty zna ten, kto je dał, i ten, kto je dostał. Tajne wybory są zapieczętowane, dopóki nie wybiorą wszyscy.
    .rule = 11.2
rules-hidden-3 = W grze na 2 osoby i bez Feniksów możesz w Fazie Drugiej wydedukować całą rękę przeciwnika. Z Feniksami wszystko oprócz kart Ognia.
    .rule = 11.4
rules-hidden-4 = Po grze wszystko jest jawne.
    .rule = 11.5

rules-words-title = Słowniczek
rules-words-1 = Wódz: kto zagrywa pierwszą kartę lewy. Lud wiodący: Lud tej karty.
    .rule = 4.1
rules-words-2 = Lewa: po jednej karcie od każdego gracza. Runda: w Fazie Pierwszej lewa wraz z kartami, które bierze się potem.
    .rule = 4.1, 10.1
rules-words-3 = Odkryte karty: te, o które toczy się lewa Fazy Pierwszej. Karta w ciemno: wierzchnia karta talii, wzięta bez oglądania.
    .rule = 10.1, 10.2
rules-words-4 = Poplecznicy: karty, które rekrutujesz w Fazie Pierwszej, a zagrywasz w Drugiej. Stos Punktów: karty, które liczą się do głosów.
    .rule = 10.2, 10.3
rules-words-5 = Siła: ile karta znaczy w lewie. Ranga: jej miejsce w obrębie Ludu. Punkty: ile jest warta tam, gdzie liczy się punkty.
    .rule = 4.4, 8.1, 8.2
rules-words-6 = Strona: gracz, a w 4 osoby drużyna.
    .rule = 2.1

## Why an answer is refused ($faction is the code of the led faction)

reason-follow = { faction-led }, a ty masz jego karty: musisz zagrać jedną z nich.
    .rule = 4.2
reason-follow-stand-in = { faction-led }, a ty masz jego karty: zagraj jedną z nich albo Zmiennokształtnego.
    .rule = 4.2
reason-not-offered = Tej karty nie można teraz wybrać.
    .rule = 10.2
