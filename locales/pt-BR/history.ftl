past-deck = Baralho
past-players = Jogadores
past-result = Resultado
past-any = Todos
past-won = Vitória
past-lost = Derrota
past-undecided = Cancelada
past-more = Mais partidas
past-none = Você ainda não terminou nenhuma partida.
past-none-found = Nenhuma partida encontrada
past-play = Jogar uma partida
past-count =
    { $count ->
        [one] { $count } partida mostrada.
       *[other] { $count } partidas mostradas.
    }
past-replay-of = Rever: { $when }
past-result-of = Resultado: { $when }
# Who played and wanted to be forgotten.
past-somebody = Alguém
# $names: those who played, too.
past-with = com { $names }
