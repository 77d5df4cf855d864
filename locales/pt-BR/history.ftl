past-deck = Baralho
past-players = Jogadores
past-result = Resultado
past-any = Todos
past-won = Vitória
past-lost = Derrota
past-undecided = Cancelada
past-score = { $mine } a { $others } votos
past-score-other = { $mine } a { $others }
past-voted = Para você: { $factions }.
past-voted-none = Nenhuma facção votou em você.
past-by-resigned = desistência
past-by-time = tempo esgotado
past-by-claimed = vitória reivindicada
past-more = Mais partidas
past-coming = Carregando suas partidas…
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
# $names: who played on the same side.
past-with = com { $names }
