after-won-you = Tron jest twój!
after-won-team = Twoja drużyna zdobywa tron!
after-won =
    { $count ->
        [one] { $name } zdobywa tron.
        [few] { $name } zdobywają tron.
       *[other] { $name } zdobywają tron.
    }
after-won-votes-you =
    { $votes ->
        [one] Tron jest twój, { $votes } głos do { $others }!
        [few] Tron jest twój, { $votes } głosy do { $others }!
       *[other] Tron jest twój, { $votes } głosów do { $others }!
    }
after-won-votes-team =
    { $votes ->
        [one] Twoja drużyna zdobywa tron, { $votes } głos do { $others }!
        [few] Twoja drużyna zdobywa tron, { $votes } głosy do { $others }!
       *[other] Twoja drużyna zdobywa tron, { $votes } głosów do { $others }!
    }
after-won-votes =
    { $count ->
        [one] { $name } zdobywa
        [few] { $name } zdobywają
       *[other] { $name } zdobywają
    } tron, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
       *[other] { $votes } głosów
    } do { $others }.
after-won-most-you =
    { $votes ->
        [one] Tron jest twój: { $votes } głos!
        [few] Tron jest twój: { $votes } głosy!
       *[other] Tron jest twój: { $votes } głosów!
    }
after-won-most-team =
    { $votes ->
        [one] Twoja drużyna zdobywa tron: { $votes } głos!
        [few] Twoja drużyna zdobywa tron: { $votes } głosy!
       *[other] Twoja drużyna zdobywa tron: { $votes } głosów!
    }
after-won-most =
    { $count ->
        [one] { $name } zdobywa
        [few] { $name } zdobywają
       *[other] { $name } zdobywają
    } tron z { $votes ->
        [one] { $votes } głosem
        [few] { $votes } głosami
       *[other] { $votes } głosami
    }.
after-shared = { $names } zasiadają razem na tronie.
after-shared-you = Na tronie zasiadacie razem: ty i { $names }.
after-shared-team = Na tronie zasiadają razem: twoja drużyna i { $names }.
after-crowned-you = { $factions } koronują cię.
after-crowned-team = { $factions } koronują twoją drużynę.
after-crowned =
    { $count ->
        [one] { $factions } wynoszą zwycięzcę na tron.
        [few] { $factions } wynoszą zwycięzców na tron.
       *[other] { $factions } wynoszą zwycięzców na tron.
    }
after-stood-you = Przegrywasz, ale { $factions } stoją przy tobie do końca.
after-stood-team = Twoja drużyna przegrywa, ale { $factions } stoją przy was do końca.
after-alone-you = Przegrywasz, a przy tobie nie stoi żaden Lud.
after-alone-team = Twoja drużyna przegrywa, a przy was nie stoi żaden Lud.
after-lost-you = Przegrywasz tę grę.
after-lost-team = Twoja drużyna przegrywa tę grę.
after-nobody = Tron pozostaje pusty.
after-aborted = Gra została anulowana: nikt nie wygrywa.
after-resigned = { $name } poddaje grę.
after-resigned-you = Poddajesz grę.
after-time = { $name }: koniec czasu.
after-time-you = Twój czas się skończył.
after-claimed = { $name } ogłasza pewne już zwycięstwo.
after-claimed-you = Ogłaszasz pewne już zwycięstwo.
after-factions = Głosy poszczególnych Ludów
after-votes-word =
    { $count ->
        [one] głos
        [few] głosy
       *[other] głosów
    }
after-sure-word =
    { $count ->
        [one] pewny głos
        [few] pewne głosy
       *[other] pewnych głosów
    }
after-vote-for = { $name }: { $reason }
after-no-count = Gra skończyła się, zanim Ludy zagłosowały. Tak wyglądała sytuacja.
after-tie-rule = rozstrzygnięcie remisu
save = Zapisz
save-json = Jako zapis (JSON)
save-json-text = Dla programów: stół, rozdanie, każda zagrana karta i dowód uczciwego rozdania.
save-text = Jako tekst
save-text-text = To samo, do czytania.

## The check of the deal

fair-title = Sprawdź rozdanie
fair-lead = Zanim ktokolwiek dał znak gotowości, serwer zapieczętował tajną liczbę. Rozdanie wynika z niej i z losowych liczb wszystkich graczy. Teraz tajemnica jest otwarta, a twoja przeglądarka rozdaje jeszcze raz, aby porównać.
fair-checking = Sprawdzanie rozdania…
fair-secret = Tajna liczba pasuje do pieczęci.
fair-commitment = Ta przeglądarka widziała tę samą pieczęć przed grą.
fair-commitment-unknown = Ta przeglądarka nie widziała pieczęci przed grą, więc nie wie, czy to ta sama.
fair-nonce = Twoja losowa liczba jest częścią rozdania.
fair-nonce-unknown = Ta przeglądarka nie zachowała żadnej twojej losowej liczby, więc nie wie, czy jest ona częścią rozdania.
fair-leader = Powtórne rozdanie daje tego samego pierwszego Wodza.
fair-deck =
    { $count ->
        [one] Powtórne rozdanie daje tę samą kartę.
        [few] Powtórne rozdanie daje wszystkie { $count } karty w tej samej kolejności.
       *[other] Powtórne rozdanie daje wszystkie karty ({ $count }) w tej samej kolejności.
    }
fair-yes = Rozdanie było uczciwe: nikt nie mógł go ustawić.
fair-half = Rozdanie wynika z tego, co tu widać. Pewność, że nikt go nie ustawił, ma tylko gracz, który widział pieczęć przed grą i dodał losową liczbę.
fair-not = Coś się nie zgadza. Zachowaj zapis i skontaktuj się z operatorem tego serwera.
fair-proves = To dowodzi, że ani serwer, ani żaden gracz nie ustawił rozdania, o ile przynajmniej jedna losowa liczba pochodzi od kogoś, kto nie współpracuje z serwerem. Dowodzi też, że później nic nie zostało zmienione.
fair-proves-not = To nie dowodzi, że nikt nie podglądał: serwer zna wszystkie karty. Nie chroni też przed serwerem, który współpracuje z graczem. A ta strona pochodzi z tego samego serwera: jeśli mu nie ufasz, zachowaj zapis i sprawdź go programem na własnym komputerze (interregnum verify).
fair-no-crypto = Twoja przeglądarka może to sprawdzić tylko na bezpiecznych stronach (https). Zachowaj zapis i sprawdź go programem: interregnum verify.
fair-word-commitment = Pieczęć
fair-word-secret = Tajna liczba
fair-word-nonce = Losowa liczba, miejsce { $number }
