## A faction in a sentence ($faction is its code)

faction-led =
    { $faction ->
        [GO] Ludem wiodącym są Gobliny
        [KN] Ludem wiodącym są Rycerze
        [UD] Ludem wiodącym są Nieumarli
        [DW] Ludem wiodącym są Krasnoludy
        [DG] Ludem wiodącym są Zmiennokształtni
        [GN] Ludem wiodącym są Gnomy
        [GI] Ludem wiodącym są Giganci
        [DR] Ludem wiodącym są Smoki
        [TR] Ludem wiodącym są Trole
        [SE] Ludem wiodącym są Mędrcy
        [UC] Ludem wiodącym są Jednorożce
        [BA] Ludem wiodącym są Bazyliszki
       *[PX] Ludem wiodącym są Feniksy
    }
faction-vote =
    { $faction ->
        [GO] głos Goblinów
        [KN] głos Rycerzy
        [UD] głos Nieumarłych
        [DW] głos Krasnoludów
        [DG] głos Zmiennokształtnych
        [GN] głos Gnomów
        [GI] głos Gigantów
        [DR] głos Smoków
        [TR] głos Troli
        [SE] głos Mędrców
        [UC] głos Jednorożców
        [BA] głos Bazyliszków
       *[PX] głos Feniksów
    }

## Factions, many and one

faction-GO = Gobliny
# As in English.
faction-GO-one = Goblin
faction-KN = Rycerze
faction-KN-one = Rycerz
faction-UD = Nieumarli
faction-UD-one = Nieumarły
faction-DW = Krasnoludy
faction-DW-one = Krasnolud
faction-DG = Zmiennokształtni
faction-DG-one = Zmiennokształtny
faction-GN = Gnomy
faction-GN-one = Gnom
faction-GI = Giganci
faction-GI-one = Gigant
faction-DR = Smoki
faction-DR-one = Smok
faction-TR = Trole
faction-TR-one = Trol
faction-SE = Mędrcy
faction-SE-one = Mędrzec
faction-PX = Feniksy
faction-PX-one = Feniks
faction-PF = Ognie Feniksa
faction-PF-one = Ogień Feniksa
faction-UC = Jednorożce
faction-UC-one = Jednorożec
faction-BA = Bazyliszki
faction-BA-one = Bazyliszek

code-GO = GO
code-KN = RY
code-UD = NI
code-DW = KR
code-DG = ZM
code-GN = GN
code-GI = GI
code-DR = SM
code-TR = TR
code-SE = MD
code-PX = FE
code-PF = OF
code-UC = JE
code-BA = BA

## Cards ($value is a number)

# As in English.
card-GO = Goblin { $value }
card-KN = Rycerz { $value }
card-UD = Nieumarły { $value }
card-DW = Krasnolud { $value }
card-DG = Zmiennokształtny { $value }
card-GN = Gnom { $value }
card-GI = Gigant { $value }
card-DR = Smok { $value }
card-TR = Trol { $value }
card-SE = Mędrzec { $value }
card-PX = Feniks { $value }
card-PF = Ogień Feniksa { $value }
card-UC = Jednorożec { $value }
card-BA = Bazyliszek { $value }
card-hidden = Zakryta karta

## Counted things

count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
count-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
count-followers =
    { $count ->
        [one] { $count } poplecznik
        [few] { $count } popleczników
       *[other] { $count } popleczników
    }

## Where cards lie

zone-deck = Talia
zone-market = Odkryte karty
zone-followers = Poplecznicy
zone-trick = Lewa
zone-pile = Stos Punktów
zone-front = Odkryte Gnomy
zone-discard = Stos kart odrzuconych

## Words of the game

word-setting = Kraina
word-building = Budowla
setting-none = Brak
building-none = Brak
word-random = Losowo

## Phases

phase-one = Faza Pierwsza
phase-two = Faza Druga
phase-two-text = Walka o głosy Ludów

## Levels of the computer

level-random = Losowy
level-random-text = Zagrywa dowolną kartę, na którą pozwalają zasady.
level-novice = Nowicjusz
level-novice-text = Zna zasady i niewiele więcej. Dobry na pierwszą grę.
level-apprentice = Uczeń
level-apprentice-text = Rozważa, ile jest warta każda lewa, ale dużo zapomina.
# As in English.
level-adept = Adept
level-adept-text = Pamięta każdą kartę i myśli z wyprzedzeniem.
level-master = Mistrz
level-master-text = Domyśla się, co możesz mieć na ręce, i bezbłędnie gra końcówki.
level-grandmaster = Arcymistrz
level-grandmaster-text = Gra jak Mistrz, ale ma więcej czasu do namysłu.

## Sets and editions

# As in English.
deck-claim = Claim
deck-claim-text = Pierwsza gra. Zacznij od niej.
# As in English.
deck-claim2 = Claim 2
deck-claim2-text = Więcej mocy, więcej niespodzianek.
deck-maps = Mapy
deck-mix = Własny zestaw
deck-mix-text = Wybierz Ludy samodzielnie.
edition-international = Międzynarodowe
edition-international-text = Gigant rozgniata po jednym Gnomie każdego przeciwnika. Przy równej liczbie głosów liczą się karty, potem punkty.
edition-german = Niemieckie
edition-german-text = W grze na 3 i 4 osoby zwycięzca lewy wybiera, czyjego Gnoma rozgniata Gigant, albo oszczędza wszystkie. Przy równej liczbie głosów liczą się tylko punkty.

## Why a faction votes as it does, and what decided the game

ground-points = najwięcej punktów
ground-cards = najwięcej kart
ground-highest_card = tyle samo kart, ale jedna wyższa
ground-first_three = pierwsza strona z trzema kartami
ground-equal = wszystko równe: brak głosu
ground-no_cards = nikt nie ma kart: brak głosu
verdict-cards =
    { $count ->
        [one] Remis w głosach. { $name } wygrywa dzięki większej liczbie kart w swoich Ludach, { $most } do { $others }.
        [few] Remis w głosach. { $name } wygrywają dzięki większej liczbie kart w swoich Ludach, { $most } do { $others }.
       *[other] Remis w głosach. { $name } wygrywają dzięki większej liczbie kart w swoich Ludach, { $most } do { $others }.
    }
verdict-cards-you = Remis w głosach. Wygrywasz dzięki większej liczbie kart w swoich Ludach, { $most } do { $others }.
verdict-cards-team = Remis w głosach. Twoja drużyna wygrywa dzięki większej liczbie kart w swoich Ludach, { $most } do { $others }.
verdict-points =
    { $count ->
        [one] Remis w głosach. { $name } wygrywa dzięki większej liczbie punktów w swoich Ludach, { $most } do { $others }.
        [few] Remis w głosach. { $name } wygrywają dzięki większej liczbie punktów w swoich Ludach, { $most } do { $others }.
       *[other] Remis w głosach. { $name } wygrywają dzięki większej liczbie punktów w swoich Ludach, { $most } do { $others }.
    }
verdict-points-you = Remis w głosach. Wygrywasz dzięki większej liczbie punktów w swoich Ludach, { $most } do { $others }.
verdict-points-team = Remis w głosach. Twoja drużyna wygrywa dzięki większej liczbie punktów w swoich Ludach, { $most } do { $others }.
verdict-shared = Nic nie mogło rozstrzygnąć remisu.
