after-won-you = Tron jest twój
after-won-team = Tron zdobywa twoja drużyna
after-won = Tron zdobywa: { $name }
after-won-you-votes =
    { $votes ->
        [one] Tron jest twój, { $votes } głos do { $others }
        [few] Tron jest twój, { $votes } głosy do { $others }
       *[other] Tron jest twój, { $votes } głosów do { $others }
    }
after-won-team-votes =
    { $votes ->
        [one] Tron zdobywa twoja drużyna, { $votes } głos do { $others }
        [few] Tron zdobywa twoja drużyna, { $votes } głosy do { $others }
       *[other] Tron zdobywa twoja drużyna, { $votes } głosów do { $others }
    }
after-won-votes =
    { $votes ->
        [one] Tron zdobywa: { $name }, { $votes } głos do { $others }
        [few] Tron zdobywa: { $name }, { $votes } głosy do { $others }
       *[other] Tron zdobywa: { $name }, { $votes } głosów do { $others }
    }
after-shared = Tron jest wspólny
after-nobody = Tron pozostaje pusty
after-aborted = Gra jest odwołana: nikt nie wygrywa.
after-resigned = { $name } poddaje grę.
after-resigned-you = Poddajesz grę.
after-time = { $name }: koniec czasu.
after-time-you = Twój czas się skończył.
after-claimed = { $name } ogłasza zwycięstwo: nikt nie może go już odebrać.
after-claimed-you = Ogłaszasz zwycięstwo: nikt nie może ci go już odebrać.
after-factions = Głosy, Lud po Ludzie
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
after-no-count = Gra skończyła się, zanim Ludy zagłosowały.
after-tie-rule = zasada remisu
save = Zapisz
save-json = Jako zapis (JSON)
save-json-text = Dla programów: stół, rozdanie, wszystko, co zagrano, i to, co dowodzi uczciwego rozdania.
save-text = Jako tekst
save-text-text = To samo, ale do czytania dla ludzi.

## The check of the deal

fair-title = Czy rozdanie było uczciwe?
fair-lead = Zanim ktokolwiek dał znak gotowości, serwer zapieczętował tajną liczbę. Rozdanie wynika z niej i z losowych liczb wszystkich graczy. Teraz tajemnica jest otwarta, a twoja przeglądarka rozdaje jeszcze raz.
fair-checking = Ponowne rozdawanie…
fair-secret = Tajna liczba pasuje do pieczęci.
fair-commitment = To ta sama pieczęć, którą ta przeglądarka widziała przed grą.
fair-commitment-unknown = Czy to pieczęć sprzed gry, tutaj nie wiadomo: ta przeglądarka jej wtedy nie widziała.
fair-nonce = Twoja losowa liczba jest częścią rozdania.
fair-nonce-unknown = Nie ma tu żadnej twojej losowej liczby, więc nie da się powiedzieć, czy jest częścią rozdania.
fair-leader = Po ponownym rozdaniu rozpoczyna ten sam gracz.
fair-deck =
    { $count ->
        [one] Po ponownym rozdaniu { $count } karta jest ta sama.
        [few] Po ponownym rozdaniu wszystkie { $count } karty leżą w tej samej kolejności.
       *[other] Po ponownym rozdaniu wszystkie karty ({ $count }) leżą w tej samej kolejności.
    }
fair-yes = Rozdanie było uczciwe: nikt go nie wybrał.
fair-half = Rozdanie wynika z tego, co tu widać. Czy nikt go nie wybrał, wie tylko ten, kto widział pieczęć przed grą i dał losową liczbę.
fair-not = Coś się nie zgadza. Zachowaj zapis i zapytaj osobę, która prowadzi ten serwer.
fair-proves = To dowodzi, że ani serwer, ani żaden gracz nie wybrał rozdania, jeśli przynajmniej jedna losowa liczba pochodzi od kogoś, kto nie współpracuje z serwerem; oraz że później nic nie zostało zmienione.
fair-proves-not = To nie dowodzi, że nikt nie podglądał: serwer zna wszystkie karty. Nie pomaga też przeciw serwerowi, który współpracuje z graczem. A ta strona pochodzi z tego samego serwera: jeśli mu nie ufasz, zachowaj zapis i sprawdź go programem na własnym komputerze (interregnum verify).
fair-no-crypto = Twoja przeglądarka liczy to tylko na bezpiecznych stronach (https). Zachowaj zapis i sprawdź go programem: interregnum verify.
fair-word-commitment = Pieczęć
fair-word-secret = Tajna liczba
fair-word-nonce = Losowa liczba, miejsce { $number }
