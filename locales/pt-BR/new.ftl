clock-none = sem relógio
clock-real-time =
    { $step ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $step } s por carta
    }
clock-days =
    { $days ->
        [one] { $days } dia por carta
       *[other] { $days } dias por carta
    }
players = Jogadores
new-count =
    { $count ->
        [4] { $count } em times
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
new-opponents =
    { $players ->
        [2] Seu adversário
        [4] Seu parceiro e os adversários
       *[other] Seus adversários
    }
new-who = Quem joga
company-computer = O computador
company-computer-text = começa na hora
company-friend =
    { $count ->
        [one] Um amigo
       *[other] Amigos
    }
company-friend-text = por link
company-anyone = Qualquer um
company-anyone-text = mesa aberta
company-anyone-note = A mesa aparece na página inicial, onde qualquer um pode se sentar.
deck = Baralho
new-cards = As cartas
new-deal =
    { $cards ->
        [one] { $cards } carta, { $hand } para cada um
       *[other] { $cards } cartas, { $hand } para cada um
    }
one-pair = Um par
more-factions =
    { $count ->
        [one] Uma facção de dez cartas
        [3] Três facções de dez cartas
        [5] Cinco facções de dez cartas
       *[other] { $count } facções de dez cartas
    }
replaced = { $by } no lugar de { $gone }: o baralho está cheio.
invite-later = Você recebe um link para enviar.
new-how-strong = De que nível?
new-levels-differ = O computador joga em níveis diferentes. Escolha um para todos.
new-seats = Cada lugar
new-seat =
    { $place ->
        [left] À sua esquerda
        [right] À sua direita
        [partner] Seu parceiro
       *[opponent] Seu adversário
    }
new-places = Locais
setting-random = Ambiente sorteado
building-random = Construção sorteada
more-options = Mais opções
new-leader = Quem começa
new-leader-lots = Por sorteio
new-leader-now =
    { $place ->
        [left] começa quem está à sua esquerda
        [right] começa quem está à sua direita
        [partner] começa o seu parceiro
       *[opponent] começa o seu adversário
    }
new-leader-now-you = você começa
clock = Relógio
timeout = Quando o tempo acabar
timeout-bot = o computador assume
timeout-loss = o jogador perde
edition = Edição
edition-now = edição: { $edition }
option-public = Mostrar esta mesa na página inicial
option-tracker = Permitir o contador de cartas
tracker-on = com contador
tracker-off = sem contador
option-spectators = Permitir espectadores
watch-on = com espectadores
watch-off = sem espectadores
cards-of = { $count } de { $total } cartas
new-with =
    { $players ->
        [4] com { $names }
       *[other] contra { $names }
    }
new-people = outros jogadores
new-with-link = por convite
start = Começar partida
