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
deck = Baralho
one-pair = Um par
more-factions =
    { $count ->
        [one] Uma facção de dez cartas
        [3] Três facções de dez cartas
        [5] Cinco facções de dez cartas
       *[other] { $count } facções de dez cartas
    }
replaced = { $by } no lugar de { $gone }: o baralho está cheio.
seats = Lugares
a-person = Uma pessoa
invite-later = Você recebe um link para enviar.
more-options = Mais opções
clock = Relógio
timeout = Quando o tempo acabar
timeout-bot = o computador assume
timeout-loss = o jogador perde
edition = Edição
option-public = Mostrar esta mesa na página inicial
option-tracker = Permitir o contador de cartas
option-spectators = Permitir espectadores
cards-of = { $count } de { $total } cartas
start = Começar
