throne-is-empty = O trono está vazio.
home-lead = Claim é um jogo de vazas para dois a quatro jogadores: primeiro conquiste Seguidores e, com eles, os votos das facções. E o trono.
door-computer = Jogar contra o computador
door-computer-text = a primeira carta em dez segundos
door-friend = Convidar um amigo
door-friend-text = um link, sem cadastro
door-find = Encontrar adversário
door-find-text = ninguém esperando ainda
people-waiting =
    { $count ->
        [one] { $count } pessoa esperando
       *[other] { $count } pessoas esperando
    }
games-in-progress = Partidas em andamento
open-tables = Mesas abertas
tables-to-watch = Partidas para assistir
no-open-tables = Ninguém está esperando agora. Abra uma mesa, e os outros a verão aqui.
no-tables-to-watch = Agora não há partidas para assistir.
watch = Assistir
tables-coming = Procurando mesas…
table-opening = Abrindo a mesa…
your-turn = sua vez
waiting = aguardando
