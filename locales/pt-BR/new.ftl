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
        [one] Uma facção de dez
        [3] Três facções de dez
        [5] Cinco facções de dez
       *[other] { $count } facções de dez
    }
replaced = { $by } no lugar de { $gone }: não cabe mais nenhuma.
seats = Lugares
a-person = Uma pessoa
invite-later = Você recebe um link para enviar.
more-options = Mais opções
clock = Relógio
timeout = Se o tempo acabar
timeout-bot = o computador continua
timeout-loss = a partida está perdida
edition = Edição
option-public = Outros veem esta mesa na página inicial
option-tracker = Com controle de cartas
option-spectators = Outros podem assistir
cards-of = { $count } de { $total } cartas
start = Começar
