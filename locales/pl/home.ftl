throne-is-empty = Tron jest pusty.
home-lead = Claim to gra w zbieranie lew dla dwóch do czterech osób: zdobądź najpierw popleczników, a z nimi głosy Ludów – i tron.
door-computer = Zagraj z komputerem
door-computer-text = pierwsza karta w dziesięć sekund
door-friend = Zaproś znajomego
door-friend-text = jeden link, bez rejestracji
door-find = Znajdź przeciwnika
door-find-text = jeszcze nikt nie czeka
people-waiting =
    { $count ->
        [one] { $count } osoba czeka
        [few] { $count } osoby czekają
       *[other] { $count } osób czeka
    }
games-in-progress = Gry w toku
open-tables = Otwarte stoły
tables-to-watch = Gry do oglądania
no-open-tables = W tej chwili nikt nie czeka. Otwórz stół, a inni zobaczą go tutaj.
no-tables-to-watch = W tej chwili nie ma gry do oglądania.
watch = Oglądaj
tables-coming = Szukamy stołów…
table-opening = Otwieramy stół…
your-turn = twoja kolej
waiting = czeka
