## Settings

place-underworld = Podziemny świat
place-underworld-text = Każde 0 liczy się jako 10: w lewach, przy remisach i tam, gdzie liczy się punkty.
    .rule = 8.1
place-underworld-example = Wódz zagrywa Krasnoluda 9, ty zagrywasz Krasnoluda 0. Liczy się jako 10 i wygrywa.
    .cards = DW9 DW0
place-farmland = Pola uprawne
place-farmland-text = Dwójka jest najwyższą kartą każdego Ludu: w lewach i przy remisach jest jak 10. Punktów ma nadal 2.
    .rule = 8.2
place-farmland-example = Wódz zagrywa Nieumarłego 9, ty zagrywasz Nieumarłego 2. Jest jak 10 i wygrywa. Gdzie liczy się punkty, nadal jest wart 2.
    .cards = UD9 UD2
place-lakeside = Brzeg jeziora
place-lakeside-text = W Fazie Pierwszej karty bierze się w odwrotnej kolejności. W grze na 2 osoby przegrany bierze odkrytą kartę, a zwycięzca bierze z talii. Zwycięski Mędrzec nadal wybiera pierwszy.
    .rule = 8.3
place-lakeside-example = Gracie w 2 osoby, odkryty leży Rycerz 9. Wódz zagrywa Goblina 8, ty zagrywasz Goblina 3 i przegrywasz: Rycerz 9 jest twój, a zwycięzca bierze z talii.
    .cards = GO8 GO3 / KN9
place-windlands = Kraina wiatrów
place-windlands-text = Przed Fazą Drugą każdy przekazuje 3 karty z nowej ręki następnemu graczowi zgodnie z ruchem wskazówek zegara. Wybór jest tajny, przekazanie jednoczesne.
    .rule = 8.4
place-windlands-example = Przekazujesz następnemu graczowi Goblina 0, Nieumarłego 1 i Rycerza 2, a poprzedni gracz przekazuje ci 3 karty. Nikt inny nie wie jakie.
    .cards = GO0 UD1 KN2
place-endless_sands = Bezkresne piaski
place-endless_sands-text = Przed Fazą Pierwszą każdy przekazuje 5 kart z ręki następnemu graczowi zgodnie z ruchem wskazówek zegara. Wybór jest tajny, przekazanie jednoczesne.
    .rule = 8.5
place-endless_sands-example = Chcesz się pozbyć słabych kart: przekazujesz Goblina 0, Goblina 1, Rycerza 2, Nieumarłego 0 i Krasnoluda 1, a dostajesz 5 kart, których ktoś inny nie chciał.
    .cards = GO0 GO1 KN2 UD0 DW1
place-islands = Wyspy
place-islands-text = W Fazie Pierwszej odkrytych kart jest o jedną więcej. Ta, która zostaje, trafia odkryta pod talię, zanim ktokolwiek weźmie kartę z talii; tylko zwycięski Mędrzec wybiera wcześniej. Gdy talia jest pusta, właśnie tę kartę dostaje następny gracz, który bierze z talii.
    .rule = 8.6
place-islands-example = Gracie w 2 osoby, odkryte leżą Smok 8 i Trol 2. Zwycięzca bierze Smoka 8, Trol 2 trafia odkryty pod talię, a przegrany bierze kartę z wierzchu talii.
    .cards = DR8 TR2
place-plateau = Płaskowyż
place-plateau-text = Kto wygrywa trzy lewy z rzędu, nie rozpoczyna następnej: robi to najbliższy przeciwnik zgodnie z ruchem wskazówek zegara. Zwycięstwa partnera się nie liczą. Po każdym trzecim zwycięstwie liczy się od nowa, tak samo od początku Fazy Drugiej. Smok ma pierwszeństwo przed Płaskowyżem.
    .rule = 8.7
place-plateau-streak-you =
    { $count ->
        [one] Ostatnia lewa jest twoja.
        [few] Masz { $count } lewy z rzędu.
       *[other] Masz { $count } lew z rzędu.
    }
place-plateau-streak =
    { $count ->
        [one] { $name } ma ostatnią lewę.
        [few] { $name } ma { $count } lewy z rzędu.
       *[other] { $name } ma { $count } lew z rzędu.
    }
place-plateau-example = Gracie w 2 osoby, a ty wygrywasz trzy lewy z rzędu: Nieumarłym 7, Krasnoludem 8 i Goblinem 9. Czwartą rozpoczyna przeciwnik.
    .cards = UD7 DW8 GO9
place-swamp = Bagno
place-swamp-text = Przed Fazą Drugą każdy odrzuca 2 karty z nowej ręki. Wybór jest tajny; potem te karty leżą odkryte.
    .rule = 8.8
place-swamp-example = Odrzucasz Goblina 0 i Nieumarłego 1. Teraz leżą odkryci, a ty jak wszyscy grasz Fazę Drugą z 2 kartami mniej.
    .cards = GO0 UD1
place-ice_fields = Lodowe pola
place-ice_fields-text = Jeśli twoja strona nie wygrywa lewy, twoja karta w następnej jest silniejsza o 1. Premie się nie sumują, a ostatnia przechodzi z Fazy Pierwszej do Drugiej.
    .rule = 8.9
place-ice_fields-example = Przegrywasz lewę. W następnej Wódz zagrywa Gnoma 5, a ty zagrywasz drugiego Gnoma 5. Z premią ma siłę 6 i wygrywa; bez niej wygrałby pierwszy.
    .cards = GN5 GN5

## Buildings

place-dungeon = Lochy
place-dungeon-text = Kto wygrywa ostatnią lewę fazy, ma jeden dodatkowy głos. Przy remisie ten głos nie daje kart.
    .rule = 9.1
place-dungeon-example = W ostatniej lewie Fazy Drugiej Wódz zagrywa Nieumarłego 4, a ty wygrywasz Nieumarłym 8. To jeden głos dla ciebie oprócz głosów Ludów.
    .cards = UD4 UD8
place-lighthouse = Latarnia morska
place-lighthouse-text = Strona, która w Fazie Drugiej pierwsza zdobywa 3 karty Ludu, zapewnia sobie jego głos, cokolwiek stanie się z kartami. Sprawdza się to po każdej lewie; jeśli dwie strony osiągają to naraz, pierwszy jest zwycięzca lewy, potem zgodnie z ruchem wskazówek zegara. Pozostałe Ludy głosują jak zwykle.
    .rule = 9.2
place-lighthouse-example = W Fazie Drugiej twoja strona jako pierwsza zdobywa trzy Trole: 2, 5 i 6. Ich głos jest twój, nawet jeśli inni zdobędą wszystkie pozostałe.
    .cards = TR2 TR5 TR6
place-pyramid = Piramida
place-pyramid-text = Przed liczeniem odrzuca się wszystkie karty warte 3 punkty lub mniej.
    .rule = 9.3
place-pyramid-example = Masz Nieumarłych 1, 2 i 3, przeciwnik ma Nieumarłego 7. Twoje karty odrzuca się przed liczeniem, więc głos ma przeciwnik.
    .cards = UD1 UD2 UD3 / UD7
place-abbey = Opactwo
place-abbey-text = Strona, która ma co najmniej dwa razy tyle zdobytych kart co każda inna, przegrywa. Pozostałe porównuje się jak zwykle.
    .rule = 9.4
place-abbey-example = Cztery karty to dwa razy tyle co dwie: strona z czterema przegrałaby, cokolwiek mówią głosy. W prawdziwej grze będzie to raczej 18 do 8.
    .cards = GO5 KN4 UD8 DW2 / GO9 UD3
place-abbey-decided = Opactwo wyklucza stronę, która ma dwa razy tyle kart: { $most } do { $others }.
place-bridge = Most
place-bridge-text = Wygrywa strona z największą liczbą pełnych kompletów: komplet to po jednej karcie każdego Ludu przy stole. Przy równej liczbie te strony porównuje się jak zwykle.
    .rule = 9.5
place-bridge-example = Goblin 4, Rycerz 6, Nieumarły 2, Krasnolud 7 i Zmiennokształtny 5: po jednej karcie każdego Ludu przy stole, pełny komplet. Dwa komplety wygrywają z jednym.
    .cards = GO4 KN6 UD2 DW7 DG5
place-bridge-decided = Przy Moście wygrywa strona, która ma najwięcej pełnych kompletów: { $most } do { $others }.
place-fortress = Twierdza
place-fortress-text = Strona, która ma więcej niż 5 kart jednego Ludu, odrzuca przed liczeniem 4 z nich, najniższe.
    .rule = 9.6
place-fortress-example = Masz sześciu Nieumarłych. Czterech najniższych, 1, 2, 4 i 5, odrzucasz; zostają 7 i 9. Przeciwnik ma 3, 6 i 8, a z nimi głos.
    .cards = UD1 UD2 UD4 UD5 / UD7 UD9 / UD3 UD6 UD8
place-tower = Wieża
place-tower-text = Każdy Lud głosuje na stronę, która ma najwięcej punktów na jego kartach. Przy równej sumie decyduje liczba kart, a potem zwykłe zasady.
    .rule = 9.7
place-tower-example = Masz tylko Trola 9, przeciwnik ma Trole 1, 2 i 5. To 9 punktów do 8: głos jest twój.
    .cards = TR9 / TR1 TR2 TR5
place-runestones = Kamienie runiczne
place-runestones-text = Przed liczeniem odrzuca się wszystkie karty warte nieparzystą liczbę punktów.
    .rule = 9.8
place-runestones-example = Masz Mędrców 3, 5 i 7, przeciwnik ma tylko Mędrca 2. Wszyscy twoi są nieparzyści i odpadają, więc głos ma przeciwnik.
    .cards = SE3 SE5 SE7 / SE2
place-castle = Zamek
place-castle-text = Wygrywa strona, która ma najwięcej zdobytych kart. Przy równej liczbie te strony porównuje się jak zwykle.
    .rule = 9.9
place-castle-example = Trzy karty wygrywają z dwiema, choćby najniższe: dwa Gobliny 0 i Nieumarły 1 wygrałyby z Rycerzem 9 i Krasnoludem 9.
    .cards = GO0 GO0 UD1 / KN9 DW9
place-castle-decided = Przy Zamku wygrywa strona, która ma najwięcej kart: { $most } do { $others }.
