## A faction in a sentence ($faction is its code)

faction-led =
    { $faction ->
        [GO] O Líder jogou um Goblin
        [KN] O Líder jogou um Cavaleiro
        [UD] O Líder jogou um Morto-vivo
        [DW] O Líder jogou um Anão
        [DG] O Líder jogou um Doppelgänger
        [GN] O Líder jogou um Gnomo
        [GI] O Líder jogou um Gigante
        [DR] O Líder jogou um Dragão
        [TR] O Líder jogou um Troll
        [SE] O Líder jogou um Profeta
        [UC] O Líder jogou um Unicórnio
        [BA] O Líder jogou um Basilisco
        [PF] O Líder jogou um Fogo da Fênix
       *[PX] O Líder jogou uma Fênix
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

# As in English.
faction-GO = Goblins
# As in English.
faction-GO-one = Goblin
faction-KN = Cavaleiros
faction-KN-one = Cavaleiro
faction-UD = Mortos-vivos
faction-UD-one = Morto-vivo
faction-DW = Anões
faction-DW-one = Anão
# As in English.
faction-DG = Doppelgängers
# As in English.
faction-DG-one = Doppelgänger
faction-GN = Gnomos
faction-GN-one = Gnomo
faction-GI = Gigantes
faction-GI-one = Gigante
faction-DR = Dragões
faction-DR-one = Dragão
# As in English.
faction-TR = Trolls
# As in English.
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

code-GO = GO
code-KN = CA
code-UD = MV
code-DW = AN
code-DG = DO
code-GN = GN
code-GI = GI
code-DR = DR
code-TR = TR
code-SE = PR
code-PX = FX
code-PF = FF
code-UC = UN
code-BA = BA

## Cards ($value is a number)

# As in English.
card-GO = Goblin { $value }
card-KN = Cavaleiro { $value }
card-UD = Morto-vivo { $value }
card-DW = Anão { $value }
# As in English.
card-DG = Doppelgänger { $value }
card-GN = Gnomo { $value }
card-GI = Gigante { $value }
card-DR = Dragão { $value }
# As in English.
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
zone-market = Em disputa
zone-followers = Seguidores
zone-trick = Vaza
zone-pile = Pilha de Pontuação
zone-front = Gnomos à frente
zone-discard = Pilha de descarte

## Words of the game

word-setting = Ambiente
word-building = Construção
setting-none = Nenhum
building-none = Nenhuma
word-random = Sorteio

## Phases

phase-one = Fase Um
phase-two = Fase Dois
phase-two-text = Reunir apoiadores

## Levels of the computer

level-random = Aleatório
level-random-text = Joga qualquer carta que as regras permitam.
level-novice = Novato
level-novice-text = Conhece as regras e pouco mais. Bom para a sua primeira partida.
level-apprentice = Aprendiz
level-apprentice-text = Avalia quanto vale cada vaza, mas esquece bastante.
level-adept = Experiente
level-adept-text = Lembra de todas as cartas e pensa à frente.
level-master = Mestre
level-master-text = Deduz o que você pode ter na mão e joga os finais sem errar.
level-grandmaster = Grão-mestre
level-grandmaster-text = Joga como o Mestre, com mais tempo para pensar.

## Sets and editions

# As in English.
deck-claim = Claim
deck-claim-text = O primeiro jogo. Comece por ele.
# As in English.
deck-claim2 = Claim 2
deck-claim2-text = Mais poderes, mais surpresas.
deck-maps = Mapas
deck-mix = Mistura própria
deck-mix-text = Escolha você as facções.
edition-international = Internacional
edition-international-text = Um Gigante esmaga um Gnomo de cada adversário. Votos empatados: contam as cartas, depois os pontos.
edition-german = Alemã
edition-german-text = Com três ou quatro jogadores, o vencedor da vaza escolhe de quem é o Gnomo que um Gigante esmaga, ou poupa todos. Votos empatados: contam só os pontos.

## Why a faction votes as it does, and what decided the game

ground-points = mais pontos
ground-cards = mais cartas
ground-highest_card = mesmo número de cartas, mas uma mais alta
ground-first_three = primeiro a ter três cartas
ground-equal = tudo igual: sem voto
ground-no_cards = ninguém tem carta: sem voto
verdict-cards =
    { $count ->
        [one] Empate em votos. { $name } vence com mais cartas nas suas facções, { $most } a { $others }.
       *[other] Empate em votos. { $name } vencem com mais cartas nas suas facções, { $most } a { $others }.
    }
verdict-cards-you = Empate em votos. Você vence com mais cartas nas suas facções, { $most } a { $others }.
verdict-cards-team = Empate em votos. Seu time vence com mais cartas nas suas facções, { $most } a { $others }.
verdict-points =
    { $count ->
        [one] Empate em votos. { $name } vence com mais pontos nas suas facções, { $most } a { $others }.
       *[other] Empate em votos. { $name } vencem com mais pontos nas suas facções, { $most } a { $others }.
    }
verdict-points-you = Empate em votos. Você vence com mais pontos nas suas facções, { $most } a { $others }.
verdict-points-team = Empate em votos. Seu time vence com mais pontos nas suas facções, { $most } a { $others }.
verdict-shared = Nada conseguiu desfazer o empate.
