# As in English.
title = { $page } – Interregnum
title-home = Interregnum – zagraj w Claim w przeglądarce
skip-to-page = Przejdź do treści
home = Strona główna
new-table = Nowy stół
history = Historia
account = Konto i ustawienia
rules = Zasady
learn = Naucz się grać
replay = Powtórka
# As in English.
menu = Menu
rail = Główna nawigacja
rail-play = Graj
close = Zamknij
go-back = Wróć
language = Język
as-the-browser = Jak w przeglądarce
as-the-system = Jak w systemie
theme = Motyw
theme-light = Jasny
theme-dark = Ciemny
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-is-on = Dźwięk jest włączony
sound-is-off = Dźwięk jest wyłączony
keys = Skróty klawiszowe
key-help = Pokaż skróty klawiszowe
key-sound = Włącz lub wyłącz dźwięk
letters = Skróty jednoklawiszowe
letters-on = włączone
letters-alt = tylko z Alt
letters-off = wyłączone
guest-name = Gość { $number }
no-such-page = Nie znaleziono strony
no-such-page-text = Może w adresie jest błąd, a może tego stołu już nie ma.

## The connection

connected = połączono
connecting = łączenie…
connection-lost-short = brak połączenia

## What a card is in, besides its name

card-strength = { $card }, siła { $strength }
card-captured = schwytana
card-crushed = rozgnieciona
card-wins = wygrywa lewę

## Why something was not done, by the server's word for it

problem-unreachable = Brak połączenia z serwerem. Spróbuj ponownie za chwilę.
problem-other = Nie udało się: { $detail }
problem-rules = Zasady na to nie pozwalają (zasada { $rule }).
problem-options = Z tymi opcjami nie można otworzyć stołu. Zmień je i spróbuj ponownie.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-too-many = Ta strona śledzi za dużo stołów. Najpierw zamknij jeden.
problem-late = Za późno: ten wybór został już dokonany.
problem-not-stored = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło. Spróbuj ponownie.
problem-too-many-requests = Za dużo żądań. Poczekaj chwilę i spróbuj ponownie.
problem-too-many-connections = Za dużo połączeń z twojej sieci. Zamknij kilka stron i spróbuj ponownie.
problem-no-table = Nie ma takiego stołu. Może w linku jest błąd.
problem-no-spectators = Przy tym stole nie może być widzów.
problem-no-seat = Nie masz miejsca przy tym stole. Najpierw jakieś zajmij.
problem-taken = To miejsce jest zajęte. Wybierz inne.
problem-seated-elsewhere = Masz już miejsce przy tym stole. Najpierw je opuść.
problem-stage = Na tym etapie gry nie można tego zrobić.
problem-not-host = Może to zrobić tylko gracz, który otworzył stół.
problem-only-bots = Co najmniej jedno miejsce musi być dla człowieka.
problem-too-late-to-abort = Pierwsza lewa już się skończyła. Możesz się poddać, ale nie możesz już anulować gry.
problem-not-proved = Twoje zwycięstwo nie jest jeszcze pewne. Graj dalej.
problem-claimed-before = Zwycięstwo można ogłosić raz na lewę. Graj dalej i spróbuj w następnej.
problem-rematch-declined = Rewanż został odrzucony. Otwórz nowy stół, aby zagrać ponownie.
problem-no-rematch = Ta propozycja rewanżu jest już nieaktualna.
problem-not-away = Komputer może przejąć miejsce dopiero wtedy, gdy gracza nie ma przez jakiś czas.
problem-nothing-to-return-to = Komputer nie gra za ciebie.
problem-bot-plays = Komputer gra za ciebie. Najpierw wróć na swoje miejsce.
problem-too-many-tables = Masz za dużo gier w toku. Najpierw zakończ kilka z nich.
problem-saying = Wiadomość jest pusta albo za długa. Zmień ją i spróbuj ponownie.
problem-stopping = Serwer zaraz się zatrzyma. Wróć niebawem.
problem-fault = Na serwerze wystąpił błąd. Nic się nie zmieniło.
problem-conflict = Przy stole coś się tymczasem zmieniło. Sprawdź i spróbuj ponownie.
problem-name = Tej nazwy nie można użyć. Wybierz nazwę od 2 do 24 liter, cyfr lub spacji, która nie przypomina cudzej.
problem-password = Hasło musi mieć od 8 do 200 znaków.
problem-wrong = Błędna nazwa lub hasło.
problem-has-account = Masz już konto.
problem-not-over = Karty zobaczysz po zakończeniu gry.
problem-no-game = Przy tym stole nie rozdano kart.
problem-nobody = Musisz się najpierw zalogować.
problem-uncertain = Połączenie zostało zerwane, zanim serwer odpowiedział, więc nie wiadomo, czy się udało. Sprawdź, zanim spróbujesz ponownie.
problem-branch = Od tego miejsca nie można grać dalej.
problem-from = Grę można obejrzeć z odkrytymi kartami, jako widz albo z jednego z jej miejsc.
problem-in-person = Token do tego nie wystarczy. Najpierw się zaloguj.
problem-no-person = Nie ma takiej osoby.
problem-no-token = Nie ma takiego tokena. Może został już usunięty.
problem-no-tracker = Przy tym stole licznik kart jest wyłączony.
problem-origin = To żądanie przyszło z innej witryny, więc nic się nie zmieniło.
problem-scope = Ten token na to nie pozwala.
problem-settings = Tych ustawień nie można zapisać: są za długie albo nieczytelne.
problem-token = Token musi mieć nazwę i przynajmniej jedno uprawnienie.
problem-too-many-mutes = Nie możesz wyciszyć więcej osób. Najpierw wyłącz czyjeś wyciszenie.
problem-too-many-tokens = Nie możesz mieć więcej tokenów. Najpierw usuń któryś.
problem-unreadable = Serwer nie mógł odczytać żądania. Wczytaj stronę ponownie i spróbuj jeszcze raz.

## Without the server

offline = Brak połączenia z serwerem
offline-text = Może nie masz połączenia, a może serwer nie działa. Twoje gry są tam zapisane, więc nic nie przepadło. Strona wciąż próbuje się połączyć.
try-again = Spróbuj ponownie
connecting-to-server = Łączenie z serwerem…
page-coming = Wczytywanie strony…
takes-long = Trwa to dłużej niż zwykle.
outdated = Ta strona jest nieaktualna
outdated-text = Serwer został zaktualizowany. Nic nie przepadło: wczytaj stronę ponownie.
reload = Wczytaj ponownie
new-build = Interregnum zostało zaktualizowane. Wczytaj ponownie, kiedy ci wygodnie.
page-missing = Nie udało się wczytać tej strony
page-missing-text = Może nie masz połączenia, a może Interregnum zaktualizowano, odkąd je otworzono. Nic nie przepadło: wczytaj stronę ponownie.
