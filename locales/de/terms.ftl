## A faction in a sentence ($faction is its code)

faction-name =
    { $faction ->
        [GO] Kobolde
        [KN] Ritter
        [UD] Untote
        [DW] Zwerge
        [DG] Doppelgänger
        [GN] Gnome
        [GI] Riesen
        [DR] Drachen
        [TR] Trolle
        [SE] Seher
        [UC] Einhörner
        [BA] Basilisken
        [PF] Phönixfeuer
       *[PX] Phönixe
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
faction-DG-one = Doppelgänger
faction-GN = Gnome
faction-GN-one = Gnom
faction-GI = Riesen
faction-GI-one = Riese
faction-DR = Drachen
faction-DR-one = Drache
faction-TR = Trolle
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
faction-BA-one = Basilisk

## Cards ($value is a number)

card-GO = Kobold { $value }
card-KN = Ritter { $value }
card-UD = Untoter { $value }
card-DW = Zwerg { $value }
card-DG = Doppelgänger { $value }
card-GN = Gnom { $value }
card-GI = Riese { $value }
card-DR = Drache { $value }
card-TR = Troll { $value }
card-SE = Seher { $value }
card-PX = Phönix { $value }
card-PF = Phönixfeuer { $value }
card-UC = Einhorn { $value }
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
zone-fire = Phönixfeuerstapel
zone-market = Auslage
zone-hand = Hand
zone-followers = Anhänger
zone-trick = Runde
zone-pile = Punktstapel
zone-front = Offene Gnome
zone-aside = Beiseitegelegte Trolle
zone-discard = Ablagestapel

## Words of the game

word-setting = Landschaft
word-building = Bauwerk
word-none = Ohne
word-random = Zufall

## Phases

phase-one = Phase 1
phase-two = Phase 2
phase-two-text = Die Gunst der Fraktionen gewinnen

## Levels of the computer

level-random = Zufall
level-random-text = Spielt irgendeine Karte, die erlaubt ist.
level-novice = Neuling
level-novice-text = Kennt die Regeln und hat eine Idee. Gut für deine erste Partie.
level-apprentice = Lehrling
level-apprentice-text = Wägt ab, was jede Runde bringt, und vergisst viel.
level-adept = Könner
level-adept-text = Merkt sich jede Karte und denkt bis zum Spielende.
level-master = Meister
level-master-text = Überlegt, was du haben könntest, und spielt Endspiele fehlerlos.
level-grandmaster = Großmeister
level-grandmaster-text = Ebenso, mit mehr Zeit zum Nachdenken.

## Sets and editions

deck-claim = Claim
deck-claim2 = Claim 2
deck-maps = Landkarten
deck-mix = Eigene Mischung
edition-international = International
edition-international-text = Ein Riese zertrampelt bei jedem Gegner einen Gnom. Bei Stimmengleichheit zählen Karten, dann Punkte.
edition-german = Deutsch
edition-german-text = Zu dritt und zu viert wählt der Rundengewinner, wessen Gnom ein Riese zertrampelt, oder verschont alle. Bei Stimmengleichheit zählen nur Punkte.

## Why a faction votes as it does, and what decided the game

ground-points = die meisten Punkte
ground-cards = die meisten Karten
ground-highest_card = gleich viele Karten, aber eine höhere
ground-first_three = als Erstes drei Karten
ground-equal = alles gleich: keine Stimme
ground-no_cards = niemand hat eine Karte: keine Stimme
verdict-building = Das Bauwerk hat die Partie entschieden.
verdict-by-building = { $name }: { $text }
verdict-votes = Die Stimmen haben die Partie entschieden.
verdict-cards = Stimmengleichheit. Entschieden haben die Karten der Fraktionen, die abgestimmt haben.
verdict-points = Stimmengleichheit. Entschieden haben die Punkte der Fraktionen, die abgestimmt haben.
verdict-shared = Alles ist gleich: ein geteilter Sieg.
