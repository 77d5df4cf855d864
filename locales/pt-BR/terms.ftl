## A faction in a sentence ($faction is its code)

faction-name =
    { $faction ->
        [GO] Goblins
        [KN] Cavaleiros
        [UD] Mortos-vivos
        [DW] Anões
        [DG] Doppelgängers
        [GN] Gnomos
        [GI] Gigantes
        [DR] Dragões
        [TR] Trolls
        [SE] Profetas
        [UC] Unicórnios
        [BA] Basiliscos
        [PF] Fogos da Fênix
       *[PX] Fênix
    }
faction-vote =
    { $faction ->
        [GO] o voto dos Goblins
        [KN] o voto dos Cavaleiros
        [UD] o voto dos Mortos-vivos
        [DW] o voto dos Anões
        [DG] o voto dos Doppelgängers
        [GN] o voto dos Gnomos
        [GI] o voto dos Gigantes
        [DR] o voto dos Dragões
        [TR] o voto dos Trolls
        [SE] o voto dos Profetas
        [UC] o voto dos Unicórnios
        [BA] o voto dos Basiliscos
       *[PX] o voto das Fênix
    }

## Factions, many and one

faction-GO = Goblins
faction-GO-one = Goblin
faction-KN = Cavaleiros
faction-KN-one = Cavaleiro
faction-UD = Mortos-vivos
faction-UD-one = Morto-vivo
faction-DW = Anões
faction-DW-one = Anão
faction-DG = Doppelgängers
faction-DG-one = Doppelgänger
faction-GN = Gnomos
faction-GN-one = Gnomo
faction-GI = Gigantes
faction-GI-one = Gigante
faction-DR = Dragões
faction-DR-one = Dragão
faction-TR = Trolls
faction-TR-one = Troll
faction-SE = Profetas
faction-SE-one = Profeta
faction-PX = Fênix
faction-PX-one = Fênix
faction-PF = Fogos da Fênix
faction-PF-one = Fogo da Fênix
faction-UC = Unicórnios
faction-UC-one = Unicórnio
faction-BA = Basiliscos
faction-BA-one = Basilisco

## Cards ($value is a number)

card-GO = Goblin { $value }
card-KN = Cavaleiro { $value }
card-UD = Morto-vivo { $value }
card-DW = Anão { $value }
card-DG = Doppelgänger { $value }
card-GN = Gnomo { $value }
card-GI = Gigante { $value }
card-DR = Dragão { $value }
card-TR = Troll { $value }
card-SE = Profeta { $value }
card-PX = Fênix { $value }
card-PF = Fogo da Fênix { $value }
card-UC = Unicórnio { $value }
card-BA = Basilisco { $value }
card-hidden = Carta virada para baixo

## Counted things

count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
count-followers =
    { $count ->
        [one] { $count } Seguidor
       *[other] { $count } Seguidores
    }

## Where cards lie

zone-deck = Baralho de compras
zone-fire = Baralho do Fogo
zone-market = Em disputa
zone-hand = Mão
zone-followers = Seguidores
zone-trick = Rodada
zone-pile = Pilha de Pontuação
zone-front = Gnomos à frente
zone-aside = Trolls aguardando
zone-discard = Pilha de descarte

## Words of the game

word-setting = Ambiente
word-building = Construção
word-none = Sem
word-random = Sorteio

## Phases

phase-one = Fase Um
phase-two = Fase Dois
phase-two-text = Reunir Apoiadores

## Levels of the computer

level-random = Aleatório
level-random-text = Joga qualquer carta que as regras permitam.
level-novice = Novato
level-novice-text = Conhece as regras e tem uma só ideia. Bom para a sua primeira partida.
level-apprentice = Aprendiz
level-apprentice-text = Avalia o que cada rodada traz, e esquece bastante.
level-adept = Experiente
level-adept-text = Lembra de todas as cartas e pensa até o final do jogo.
level-master = Mestre
level-master-text = Imagina o que você pode ter na mão e joga os finais sem errar.
level-grandmaster = Grão-mestre
level-grandmaster-text = O mesmo, com mais tempo para pensar.

## Sets and editions

deck-claim = Claim
deck-claim2 = Claim 2
deck-maps = Mapas
deck-mix = Mistura própria
edition-international = Internacional
edition-international-text = Um Gigante esmaga um Gnomo de cada adversário. Votos empatados: contam as cartas, depois os pontos.
edition-german = Alemã
edition-german-text = Com três ou quatro jogadores, o vencedor da rodada escolhe de quem é o Gnomo que um Gigante esmaga, ou poupa todos. Votos empatados: contam só os pontos.

## Why a faction votes as it does, and what decided the game

ground-points = mais pontos
ground-cards = mais cartas
ground-highest_card = mesmo número de cartas, mas uma mais alta
ground-first_three = primeiro a ter três cartas
ground-equal = tudo igual: sem voto
ground-no_cards = ninguém tem carta: sem voto
verdict-building = A Construção decidiu a partida.
verdict-by-building = { $name }: { $text }
verdict-votes = Os votos decidiram a partida.
verdict-cards = Os votos empataram. Decidiram as cartas das facções que votaram.
verdict-points = Os votos empataram. Decidiram os pontos das facções que votaram.
verdict-shared = Tudo empatado: a vitória é compartilhada.
