## A faction in a sentence ($faction is its code)

faction-led =
    { $faction ->
        [GO] Goblint hívtak
        [KN] Lovagot hívtak
        [UD] Élőholtat hívtak
        [DW] Törpét hívtak
        [DG] Hasonmást hívtak
        [GN] Gnómot hívtak
        [GI] Óriást hívtak
        [DR] Sárkányt hívtak
        [TR] Trollt hívtak
        [SE] Látnokot hívtak
        [UC] Unikornist hívtak
        [BA] Baziliszkuszt hívtak
        [PF] Főnixtüzet hívtak
       *[PX] Főnixmadarat hívtak
    }
faction-vote =
    { $faction ->
        [GO] a Goblinok szavazata
        [KN] a Lovagok szavazata
        [UD] az Élőholtak szavazata
        [DW] a Törpék szavazata
        [DG] a Hasonmások szavazata
        [GN] a Gnómok szavazata
        [GI] az Óriások szavazata
        [DR] a Sárkányok szavazata
        [TR] a Trollok szavazata
        [SE] a Látnokok szavazata
        [UC] az Unikornisok szavazata
        [BA] a Baziliszkuszok szavazata
       *[PX] a Főnixmadarak szavazata
    }

## Factions, many and one

faction-GO = Goblinok
# As in English.
faction-GO-one = Goblin
faction-KN = Lovagok
faction-KN-one = Lovag
faction-UD = Élőholtak
faction-UD-one = Élőholt
faction-DW = Törpék
faction-DW-one = Törpe
faction-DG = Hasonmások
faction-DG-one = Hasonmás
faction-GN = Gnómok
faction-GN-one = Gnóm
faction-GI = Óriások
faction-GI-one = Óriás
faction-DR = Sárkányok
faction-DR-one = Sárkány
faction-TR = Trollok
# As in English.
faction-TR-one = Troll
faction-SE = Látnokok
faction-SE-one = Látnok
faction-PX = Főnixmadarak
faction-PX-one = Főnixmadár
faction-PF = Főnixtüzek
faction-PF-one = Főnixtűz
faction-UC = Unikornisok
faction-UC-one = Unikornis
faction-BA = Baziliszkuszok
faction-BA-one = Baziliszkusz

code-GO = GO
code-KN = LO
code-UD = ÉL
code-DW = TÖ
code-DG = HA
code-GN = GN
code-GI = ÓR
code-DR = SÁ
code-TR = TR
code-SE = LÁ
code-PX = FM
code-PF = FT
code-UC = UN
code-BA = BA

## Cards ($value is a number)

card-GO =
    { $value ->
        [0] 0-s Goblin
        [3] 3-as Goblin
        [5] 5-ös Goblin
        [6] 6-os Goblin
        [8] 8-as Goblin
       *[other] { $value }-es Goblin
    }
card-KN =
    { $value ->
        [3] 3-as Lovag
        [5] 5-ös Lovag
        [6] 6-os Lovag
        [8] 8-as Lovag
       *[other] { $value }-es Lovag
    }
card-UD =
    { $value ->
        [0] 0-s Élőholt
        [3] 3-as Élőholt
        [5] 5-ös Élőholt
        [6] 6-os Élőholt
        [8] 8-as Élőholt
       *[other] { $value }-es Élőholt
    }
card-DW =
    { $value ->
        [0] 0-s Törpe
        [3] 3-as Törpe
        [5] 5-ös Törpe
        [6] 6-os Törpe
        [8] 8-as Törpe
       *[other] { $value }-es Törpe
    }
card-DG =
    { $value ->
        [0] 0-s Hasonmás
        [3] 3-as Hasonmás
        [5] 5-ös Hasonmás
        [6] 6-os Hasonmás
        [8] 8-as Hasonmás
       *[other] { $value }-es Hasonmás
    }
card-GN =
    { $value ->
        [3] 3-as Gnóm
        [5] 5-ös Gnóm
       *[other] { $value }-es Gnóm
    }
card-GI =
    { $value ->
        [3] 3-as Óriás
        [5] 5-ös Óriás
       *[other] { $value }-es Óriás
    }
card-DR =
    { $value ->
        [0] 0-s Sárkány
        [3] 3-as Sárkány
        [5] 5-ös Sárkány
        [6] 6-os Sárkány
        [8] 8-as Sárkány
       *[other] { $value }-es Sárkány
    }
card-TR =
    { $value ->
        [0] 0-s Troll
        [3] 3-as Troll
        [5] 5-ös Troll
        [6] 6-os Troll
        [8] 8-as Troll
       *[other] { $value }-es Troll
    }
card-SE =
    { $value ->
        [0] 0-s Látnok
        [3] 3-as Látnok
        [5] 5-ös Látnok
        [6] 6-os Látnok
        [8] 8-as Látnok
       *[other] { $value }-es Látnok
    }
card-PX =
    { $value ->
        [0] 0-s Főnixmadár
        [3] 3-as Főnixmadár
        [5] 5-ös Főnixmadár
        [6] 6-os Főnixmadár
        [8] 8-as Főnixmadár
       *[other] { $value }-es Főnixmadár
    }
card-PF =
    { $value ->
        [0] 0-s Főnixtűz
        [3] 3-as Főnixtűz
        [5] 5-ös Főnixtűz
        [6] 6-os Főnixtűz
        [8] 8-as Főnixtűz
       *[other] { $value }-es Főnixtűz
    }
card-UC =
    { $value ->
        [0] 0-s Unikornis
        [3] 3-as Unikornis
        [5] 5-ös Unikornis
        [6] 6-os Unikornis
        [8] 8-as Unikornis
       *[other] { $value }-es Unikornis
    }
card-BA =
    { $value ->
        [0] 0-s Baziliszkusz
        [3] 3-as Baziliszkusz
        [5] 5-ös Baziliszkusz
        [6] 6-os Baziliszkusz
        [8] 8-as Baziliszkusz
       *[other] { $value }-es Baziliszkusz
    }
card-hidden = Képpel lefelé fordított kártya

## Counted things

count-cards =
    { $count ->
        [one] { $count } kártya
       *[other] { $count } kártya
    }
count-players =
    { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
count-followers =
    { $count ->
        [one] { $count } követő
       *[other] { $count } követő
    }

## Where cards lie

zone-deck = Húzópakli
zone-market = Középső kártyák
zone-followers = Követők
zone-trick = Ütés
zone-pile = Pontozópakli
zone-front = Kint lévő Gnómok
zone-discard = Dobópakli

## Words of the game

word-setting = Környezet
word-building = Építmény
setting-none = Nincs
building-none = Nincs
word-random = Véletlen

## Phases

phase-one = Első szakasz
phase-two = Második szakasz
phase-two-text = Támogatók gyűjtése

## Levels of the computer

level-random = Véletlen
level-random-text = Bármelyik megengedett kártyát kijátssza.
level-novice = Újonc
level-novice-text = Ismeri a szabályokat, de mást alig. Jó az első játékodhoz.
level-apprentice = Tanonc
level-apprentice-text = Mérlegeli, mennyit ér egy ütés, de sokat felejt.
level-adept = Haladó
level-adept-text = Minden kártyára emlékszik, és előre gondolkodik.
level-master = Mester
level-master-text = Kitalálja, mi lehet a kezedben, és a végjátékban nem hibázik.
level-grandmaster = Nagymester
level-grandmaster-text = Úgy játszik, mint a Mester, több gondolkodási idővel.

## Sets and editions

# As in English.
deck-claim = Claim
deck-claim-text = Az első játék. Kezdd ezzel.
# As in English.
deck-claim2 = Claim 2
deck-claim2-text = Több képesség, több meglepetés.
deck-maps = Térképek
deck-mix = Saját keverék
deck-mix-text = Válaszd ki magad a frakciókat.
edition-international = Nemzetközi
edition-international-text = Az Óriás minden ellenfél egy-egy Gnómját eltapossa. Egyenlő szavazatszámnál a kártyák, majd a pontok döntenek.
edition-german = Német
edition-german-text = Hárman vagy négyen az ütés nyertese választja ki, kinek a Gnómját tapossa el az Óriás, vagy mindet megkíméli. Egyenlő szavazatszámnál csak a pontok döntenek.

## Why a faction votes as it does, and what decided the game

ground-points = a legtöbb pont
ground-cards = a legtöbb kártya
ground-highest_card = ugyanannyi kártya, de van egy magasabb
ground-first_three = nála volt először három kártya
ground-equal = minden egyenlő: nincs szavazat
ground-no_cards = senkinek sincs kártyája: nincs szavazat
verdict-cards = Egyenlő szavazatszám. { $name } több kártyával nyer a saját frakcióiban, { $most } : { $others } arányban.
verdict-cards-you = Egyenlő szavazatszám. Több kártyával nyersz a frakcióidban, { $most } : { $others } arányban.
verdict-cards-team = Egyenlő szavazatszám. A csapatod több kártyával nyer a frakcióiban, { $most } : { $others } arányban.
verdict-points = Egyenlő szavazatszám. { $name } több ponttal nyer a saját frakcióiban, { $most } : { $others } arányban.
verdict-points-you = Egyenlő szavazatszám. Több ponttal nyersz a frakcióidban, { $most } : { $others } arányban.
verdict-points-team = Egyenlő szavazatszám. A csapatod több ponttal nyer a frakcióiban, { $most } : { $others } arányban.
verdict-shared = Semmi sem döntötte el az egyenlőséget.
