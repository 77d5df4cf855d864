## A faction in a sentence ($faction is its code)

faction-led =
    { $faction ->
        [GO] Il Leader ha giocato un Goblin
        [KN] Il Leader ha giocato un Cavaliere
        [UD] Il Leader ha giocato un Non Morto
        [DW] Il Leader ha giocato un Nano
        [DG] Il Leader ha giocato un Mutaforma
        [GN] Il Leader ha giocato uno Gnomo
        [GI] Il Leader ha giocato un Gigante
        [DR] Il Leader ha giocato un Drago
        [TR] Il Leader ha giocato un Troll
        [SE] Il Leader ha giocato una Veggente
        [UC] Il Leader ha giocato un Unicorno
        [BA] Il Leader ha giocato un Basilisco
        [PF] Il Leader ha giocato un Fuoco della Fenice
       *[PX] Il Leader ha giocato una Fenice
    }
faction-vote =
    { $faction ->
        [GO] il voto dei Goblin
        [KN] il voto dei Cavalieri
        [UD] il voto dei Non Morti
        [DW] il voto dei Nani
        [DG] il voto dei Mutaforma
        [GN] il voto degli Gnomi
        [GI] il voto dei Giganti
        [DR] il voto dei Draghi
        [TR] il voto dei Troll
        [SE] il voto delle Veggenti
        [UC] il voto degli Unicorni
        [BA] il voto dei Basilischi
       *[PX] il voto delle Fenici
    }

## Factions, many and one

faction-GO = Goblin
# As in English.
faction-GO-one = Goblin
faction-KN = Cavalieri
faction-KN-one = Cavaliere
faction-UD = Non Morti
faction-UD-one = Non Morto
faction-DW = Nani
faction-DW-one = Nano
faction-DG = Mutaforma
faction-DG-one = Mutaforma
faction-GN = Gnomi
faction-GN-one = Gnomo
faction-GI = Giganti
faction-GI-one = Gigante
faction-DR = Draghi
faction-DR-one = Drago
faction-TR = Troll
# As in English.
faction-TR-one = Troll
faction-SE = Veggenti
faction-SE-one = Veggente
faction-PX = Fenici
faction-PX-one = Fenice
faction-PF = Fuochi della Fenice
faction-PF-one = Fuoco della Fenice
faction-UC = Unicorni
faction-UC-one = Unicorno
faction-BA = Basilischi
faction-BA-one = Basilisco

code-GO = GO
code-KN = CA
code-UD = NM
code-DW = NA
code-DG = MU
code-GN = GN
code-GI = GI
code-DR = DR
code-TR = TR
code-SE = VE
code-PX = FE
code-PF = FU
code-UC = UN
code-BA = BA

## Cards ($value is a number)

# As in English.
card-GO = Goblin { $value }
card-KN = Cavaliere { $value }
card-UD = Non Morto { $value }
card-DW = Nano { $value }
card-DG = Mutaforma { $value }
card-GN = Gnomo { $value }
card-GI = Gigante { $value }
card-DR = Drago { $value }
# As in English.
card-TR = Troll { $value }
card-SE = Veggente { $value }
card-PX = Fenice { $value }
card-PF = Fuoco della Fenice { $value }
card-UC = Unicorno { $value }
card-BA = Basilisco { $value }
card-hidden = Carta coperta

## Counted things

count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
count-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
count-followers =
    { $count ->
        [one] { $count } Seguace
       *[other] { $count } Seguaci
    }

## Where cards lie

zone-deck = Mazzo
zone-market = Carte scoperte
zone-followers = Seguaci
zone-trick = Presa
zone-pile = Mazzo dei Punti
zone-front = Gnomi davanti
zone-discard = Pila degli scarti

## Words of the game

word-setting = Ambientazione
word-building = Edificio
setting-none = Nessuna
building-none = Nessuno
word-random = A caso

## Phases

phase-one = Fase Uno
phase-two = Fase Due
phase-two-text = Ottenere supporto

## Levels of the computer

level-random = Casuale
level-random-text = Gioca una carta qualsiasi fra quelle permesse.
level-novice = Novizio
level-novice-text = Conosce le regole e poco altro. Adatto alla tua prima partita.
level-apprentice = Apprendista
level-apprentice-text = Valuta quanto vale ogni presa, ma dimentica molto.
level-adept = Esperto
level-adept-text = Ricorda ogni carta e pensa in anticipo.
level-master = Maestro
level-master-text = Intuisce che cosa puoi avere in mano e non sbaglia un finale.
level-grandmaster = Gran Maestro
level-grandmaster-text = Gioca come il Maestro, con più tempo per pensare.

## Sets and editions

# As in English.
deck-claim = Claim
deck-claim-text = Il primo gioco. Comincia da qui.
# As in English.
deck-claim2 = Claim 2
deck-claim2-text = Più poteri, più sorprese.
deck-maps = Mappe
deck-mix = Il tuo mazzo
deck-mix-text = Scegli tu le fazioni.
edition-international = Internazionale
edition-international-text = Un Gigante schiaccia uno Gnomo di ogni avversario. A parità di voti contano le carte, poi i punti.
edition-german = Tedesca
edition-german-text = In tre o in quattro, chi vince la presa sceglie di chi è lo Gnomo che un Gigante schiaccia, o li risparmia tutti. A parità di voti contano solo i punti.

## Why a faction votes as it does, and what decided the game

ground-points = più punti
ground-cards = più carte
ground-highest_card = stesso numero di carte, ma una più alta
ground-first_three = primo ad avere tre carte
ground-equal = tutto pari: nessun voto
ground-no_cards = nessuno ha carte: nessun voto
verdict-cards =
    { $count ->
        [one] Parità di voti. { $name } vince con più carte nelle sue fazioni, { $most } a { $others }.
       *[other] Parità di voti. { $name } vincono con più carte nelle loro fazioni, { $most } a { $others }.
    }
verdict-cards-you = Parità di voti. Vinci con più carte nelle tue fazioni, { $most } a { $others }.
verdict-cards-team = Parità di voti. La tua squadra vince con più carte nelle sue fazioni, { $most } a { $others }.
verdict-points =
    { $count ->
        [one] Parità di voti. { $name } vince con più punti nelle sue fazioni, { $most } a { $others }.
       *[other] Parità di voti. { $name } vincono con più punti nelle loro fazioni, { $most } a { $others }.
    }
verdict-points-you = Parità di voti. Vinci con più punti nelle tue fazioni, { $most } a { $others }.
verdict-points-team = Parità di voti. La tua squadra vince con più punti nelle sue fazioni, { $most } a { $others }.
verdict-shared = Niente ha potuto rompere la parità.
