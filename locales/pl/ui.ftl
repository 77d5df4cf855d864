title = { $page } – Interregnum
title-home = Interregnum – zagraj w Claim w przeglądarce
skip-to-page = Przejdź do treści
home = Strona główna
new-table = Nowy stół
history = Historia
account = Konto i ustawienia
rules = Zasady
learn = Nauka gry
replay = Powtórka
menu = Menu
close = Zamknij
cancel = Anuluj
language = Język
as-the-browser = Jak w przeglądarce
as-the-system = Jak w systemie
theme = Kolory
theme-light = Jasne
theme-dark = Ciemne
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-is-on = Dźwięk jest włączony
sound-is-off = Dźwięk jest wyłączony
keys = Klawisze
key-help = Pokaż klawisze
key-sound = Dźwięk tak lub nie
letters = Klawisze liter, cyfr i znaków
letters-on = działają same
letters-alt = działają razem z Alt
letters-off = nie działają
guest-name = Gość { $number }
no-such-page = Nie ma takiej strony
no-such-page-text = Może w adresie jest błąd, a może tego stołu już nie ma.

## The connection

connected = połączono
connecting = łączenie…
connection-lost-short = brak połączenia

## What a card is in, besides its name

card-strength = { $card }, siła { $strength }
card-captured = schwytana
card-crushed = rozgnieciona
card-wins = wygrywa turę

## Why something was not done, by the server's word for it

problem-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
problem-other = Nie udało się: { $detail }
problem-rules = Zasady na to nie pozwalają (zasada { $rule }).
problem-options = Takiego stołu nie można otworzyć. Wybierz inaczej.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-too-many = Jedna strona nie może śledzić więcej stołów naraz.
problem-late = To pytanie jest już nieaktualne: ktoś zdążył wcześniej albo odpowiedź już padła.
problem-not-stored = Serwer nie może teraz niczego zapisać, więc nic się nie stało. Spróbuj ponownie.
problem-too-many-requests = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
problem-too-many-connections = Jest stąd za dużo połączeń. Zamknij kilka stron.
problem-no-table = Nie ma takiego stołu. Może w linku jest błąd.
problem-no-spectators = Tego stołu nie można oglądać.
problem-no-seat = Nie masz miejsca przy tym stole. Najpierw usiądź.
problem-taken = To miejsce jest zajęte. Wybierz inne.
problem-seated-elsewhere = Masz tu już inne miejsce. Najpierw je opuść.
problem-stage = W tej chwili gry nie można tego zrobić.
problem-not-host = Może to zrobić tylko gracz, który otworzył stół.
problem-only-bots = Co najmniej jedno miejsce musi być dla człowieka.
problem-too-late-to-abort = Pierwsza tura jest już za wami: możesz się poddać, ale nie odwołać gry.
problem-not-proved = Nie jest jeszcze pewne, że nikt nie odbierze ci zwycięstwa. Graj dalej.
problem-not-away = Komputer może przejąć miejsce dopiero wtedy, gdy gracza nie ma przez jakiś czas.
problem-nothing-to-return-to = Komputer nie gra za ciebie.
problem-bot-plays = Komputer gra za ciebie. Najpierw wróć na swoje miejsce.
problem-too-many-tables = Masz za dużo gier w toku. Najpierw zakończ kilka z nich.
problem-saying = Wiadomość musi mieć jakiś tekst, ale nie za długi.
problem-stopping = Serwer zaraz się zatrzyma. Wróć niebawem.
problem-fault = Na serwerze wystąpił błąd. Nic się nie stało.
problem-conflict = Przy tym stole wydarzyło się tymczasem coś innego. Spójrz jeszcze raz.
problem-name = Tej nazwy nie można użyć. Ma ona od 2 do 24 liter, cyfr lub spacji i nie może przypominać cudzej.
problem-password = Hasło ma od 8 do 200 znaków.
problem-wrong = Nazwa albo hasło się nie zgadza.
problem-has-account = Masz już konto.
problem-not-over = Karty zobaczysz po zakończeniu gry.
problem-no-game = Przy tym stole nie rozdano kart.
problem-nobody = Nikt się tu nie zalogował.
problem-uncertain = Połączenie zostało zerwane, zanim serwer odpowiedział, więc nie wiadomo, czy to się stało. Sprawdź, zanim spróbujesz ponownie.
problem-branch = Od tego miejsca żadna gra nie może toczyć się dalej.
problem-from = Grę ogląda się odkrytą, jako widz albo z jednego z jej miejsc.
problem-in-person = Token do tego nie wystarczy. Najpierw się zaloguj.
problem-no-person = Nie ma takiej osoby.
problem-no-token = Nie ma takiego tokenu. Może został już usunięty.
problem-no-tracker = Przy tym stole gra się bez podglądu kart.
problem-origin = To żądanie przyszło ze strony innej witryny, więc nic się nie stało.
problem-scope = Ten token nie jest do tego przeznaczony.
problem-settings = Tych opcji nie można zachować: są za długie albo nieczytelne.
problem-token = Token musi mieć nazwę i przeznaczenie.
problem-too-many-mutes = Nie możesz wyciszyć więcej osób. Najpierw przestań wyciszać kogoś innego.
problem-too-many-tokens = Nie możesz mieć więcej tokenów. Najpierw usuń któryś.
problem-unreadable = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie i spróbuj jeszcze raz.

## Without the server

offline = Brak drogi do serwera
offline-text = Albo nie masz połączenia, albo serwer nie działa. Gry są tam bezpieczne: nic nie przepadło. Ta strona sama spróbuje ponownie.
try-again = Spróbuj ponownie
outdated = Ta strona jest zbyt stara
outdated-text = Serwer został odnowiony i rozmawia tylko z nowymi stronami. Nic nie przepadło: wczytaj stronę ponownie.
reload = Wczytaj ponownie
new-build = Interregnum zostało zaktualizowane. Wczytaj ponownie, kiedy ci wygodnie.
page-missing = Nie udało się wczytać tej strony
page-missing-text = Albo jesteś offline, albo Interregnum zaktualizowano, odkąd je otworzono. Nic nie przepadło: wczytaj stronę ponownie.
