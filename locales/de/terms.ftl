## A faction in a sentence ($faction is its code)

faction-led =
    { $faction ->
        [GO] Kobolde sind ausgespielt
        [KN] Ritter sind ausgespielt
        [UD] Untote sind ausgespielt
        [DW] Zwerge sind ausgespielt
        [DG] Doppelgänger sind ausgespielt
        [GN] Gnome sind ausgespielt
        [GI] Riesen sind ausgespielt
        [DR] Drachen sind ausgespielt
        [TR] Trolle sind ausgespielt
        [SE] Seher sind ausgespielt
        [UC] Einhörner sind ausgespielt
        [BA] Basilisken sind ausgespielt
        [PF] Phönixfeuer ist ausgespielt
       *[PX] Phönixe sind ausgespielt
    }
faction-vote =
    { $faction ->
        [GO] die Gunst der Kobolde
        [KN] die Gunst der Ritter
        [UD] die Gunst der Untoten
        [DW] die Gunst der Zwerge
        [DG] die Gunst der Doppelgänger
        [GN] die Gunst der Gnome
        [GI] die Gunst der Riesen
        [DR] die Gunst der Drachen
        [TR] die Gunst der Trolle
        [SE] die Gunst der Seher
        [UC] die Gunst der Einhörner
        [BA] die Gunst der Basilisken
       *[PX] die Gunst der Phönixe
    }

## Factions, many and one

faction-GO = Kobolde
faction-GO-one = Kobold
faction-KN = Ritter
faction-KN-one = Ritter
faction-UD = Untote
faction-UD-one = Untoter
faction-DW = Zwerge
faction-DW-one = Zwerg
faction-DG = Doppelgänger
# As in English.
faction-DG-one = Doppelgänger
faction-GN = Gnome
faction-GN-one = Gnom
faction-GI = Riesen
faction-GI-one = Riese
faction-DR = Drachen
faction-DR-one = Drache
faction-TR = Trolle
# As in English.
faction-TR-one = Troll
faction-SE = Seher
faction-SE-one = Seher
faction-PX = Phönixe
faction-PX-one = Phönix
faction-PF = Phönixfeuer
faction-PF-one = Phönixfeuer
faction-UC = Einhörner
faction-UC-one = Einhorn
faction-BA = Basilisken
# As in English.
faction-BA-one = Basilisk

code-GO = KO
code-KN = RT
code-UD = UN
code-DW = ZW
code-DG = DO
code-GN = GN
code-GI = RS
code-DR = DR
code-TR = TR
code-SE = SE
code-PX = PX
code-PF = PF
code-UC = EI
code-BA = BA

## Cards ($value is a number)

card-GO = Kobold { $value }
card-KN = Ritter { $value }
card-UD = Untoter { $value }
card-DW = Zwerg { $value }
# As in English.
card-DG = Doppelgänger { $value }
card-GN = Gnom { $value }
card-GI = Riese { $value }
card-DR = Drache { $value }
# As in English.
card-TR = Troll { $value }
card-SE = Seher { $value }
card-PX = Phönix { $value }
card-PF = Phönixfeuer { $value }
card-UC = Einhorn { $value }
# As in English.
card-BA = Basilisk { $value }
card-hidden = Verdeckte Karte

## Counted things

count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
count-followers =
    { $count ->
        [one] { $count } Anhänger
       *[other] { $count } Anhänger
    }

## Where cards lie

zone-deck = Nachziehstapel
zone-market = Auslage
zone-followers = Anhänger
zone-trick = Stich
zone-pile = Punktstapel
zone-front = Offene Gnome
zone-discard = Ablagestapel

## Words of the game

word-setting = Landschaft
word-building = Bauwerk
setting-none = Keine
building-none = Keines
word-random = Zufall

## Phases

phase-one = Phase 1
phase-two = Phase 2
phase-two-text = Die Gunst der Fraktionen gewinnen

## Levels of the computer

level-random = Zufall
level-random-text = Spielt irgendeine Karte, die erlaubt ist.
level-novice = Neuling
level-novice-text = Kennt die Regeln und sonst wenig. Gut für deine erste Partie.
level-apprentice = Lehrling
level-apprentice-text = Wägt ab, was jeder Stich wert ist, vergisst aber viel.
level-adept = Könner
level-adept-text = Merkt sich jede Karte und denkt voraus.
level-master = Meister
level-master-text = Erschließt, was du auf der Hand haben könntest, und spielt Endspiele fehlerlos.
level-grandmaster = Großmeister
level-grandmaster-text = Spielt wie der Meister, mit mehr Zeit zum Nachdenken.

## Sets and editions

# As in English.
deck-claim = Claim
deck-claim-text = Das erste Spiel. Fang hier an.
# As in English.
deck-claim2 = Claim 2
deck-claim2-text = Mehr Fähigkeiten, mehr Überraschungen.
deck-maps = Landkarten
deck-mix = Eigene Mischung
deck-mix-text = Wähle die Fraktionen selbst.
# As in English.
edition-international = International
edition-international-text = Ein Riese zertrampelt bei jedem Gegner einen Gnom. Bei Stimmengleichheit zählen Karten, dann Punkte.
edition-german = Deutsch
edition-german-text = Zu dritt und zu viert wählt der Gewinner des Stichs, wessen Gnom ein Riese zertrampelt, oder verschont alle. Bei Stimmengleichheit zählen nur Punkte.

## Why a faction votes as it does, and what decided the game

ground-points = die meisten Punkte
ground-cards = die meisten Karten
ground-highest_card = gleich viele Karten, aber eine höhere
ground-first_three = zuerst drei Karten
ground-equal = alles gleich: keine Stimme
ground-no_cards = niemand hat eine Karte: keine Stimme
verdict-cards =
    { $count ->
        [one] Stimmengleichheit. { $name } gewinnt mit mehr Karten in den eigenen Fraktionen, { $most } zu { $others }.
       *[other] Stimmengleichheit. { $name } gewinnen mit mehr Karten in den eigenen Fraktionen, { $most } zu { $others }.
    }
verdict-cards-you = Stimmengleichheit. Du gewinnst mit mehr Karten in deinen Fraktionen, { $most } zu { $others }.
verdict-cards-team = Stimmengleichheit. Dein Team gewinnt mit mehr Karten in seinen Fraktionen, { $most } zu { $others }.
verdict-points =
    { $count ->
        [one] Stimmengleichheit. { $name } gewinnt mit mehr Punkten in den eigenen Fraktionen, { $most } zu { $others }.
       *[other] Stimmengleichheit. { $name } gewinnen mit mehr Punkten in den eigenen Fraktionen, { $most } zu { $others }.
    }
verdict-points-you = Stimmengleichheit. Du gewinnst mit mehr Punkten in deinen Fraktionen, { $most } zu { $others }.
verdict-points-team = Stimmengleichheit. Dein Team gewinnt mit mehr Punkten in seinen Fraktionen, { $most } zu { $others }.
verdict-shared = Nichts konnte den Gleichstand auflösen.
