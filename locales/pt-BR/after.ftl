after-won-you = O trono é seu
after-won-team = O trono vai para o seu time
after-won = O trono vai para: { $name }
after-won-you-votes =
    { $votes ->
        [one] O trono é seu, { $votes } voto a { $others }
       *[other] O trono é seu, { $votes } votos a { $others }
    }
after-won-team-votes =
    { $votes ->
        [one] O trono vai para o seu time, { $votes } voto a { $others }
       *[other] O trono vai para o seu time, { $votes } votos a { $others }
    }
after-won-votes =
    { $votes ->
        [one] O trono vai para: { $name }, { $votes } voto a { $others }
       *[other] O trono vai para: { $name }, { $votes } votos a { $others }
    }
after-shared = O trono é dividido
after-nobody = O trono continua vazio
after-aborted = A partida foi cancelada: ninguém venceu.
after-resigned = { $name } desistiu.
after-resigned-you = Você desistiu.
after-time = O tempo acabou para { $name }.
after-time-you = O seu tempo acabou.
after-claimed = { $name } reivindicou a vitória: ninguém mais podia tirá-la.
after-claimed-you = Você reivindicou a vitória: ninguém mais podia tirá-la de você.
after-factions = Os votos, facção por facção
after-votes-word =
    { $count ->
        [one] voto
       *[other] votos
    }
after-sure-word =
    { $count ->
        [one] voto certo
       *[other] votos certos
    }
after-vote-for = { $name }: { $reason }
after-no-count = A partida terminou antes de as facções votarem.
after-tie-rule = regra de empate
save = Salvar
save-json = Como registro (JSON)
save-json-text = Para programas: a mesa, a distribuição, tudo o que foi jogado e o que mostra que a distribuição foi justa.
save-text = Como texto
save-text-text = O mesmo, escrito de um jeito que se possa ler.

## The check of the deal

fair-title = A distribuição foi justa?
fair-lead = Antes de qualquer um estar a postos, o servidor lacrou um segredo. As cartas saem desse segredo e de um número aleatório de cada jogador. Agora o segredo está aberto, e o seu navegador distribui de novo.
fair-checking = Distribuindo de novo…
fair-secret = O segredo combina com o lacre.
fair-commitment = É o lacre que este navegador viu antes da partida.
fair-commitment-unknown = Se é o lacre de antes da partida, aqui não se sabe: este navegador não o viu na hora.
fair-nonce = O seu número aleatório faz parte da distribuição.
fair-nonce-unknown = Nenhum número aleatório seu está guardado aqui, então não dá para dizer se ele faz parte.
fair-leader = Distribuindo de novo, a mesma pessoa lidera primeiro.
fair-deck =
    { $count ->
        [one] Distribuindo de novo, a { $count } carta é a mesma.
       *[other] Distribuindo de novo, todas as { $count } cartas ficam na mesma ordem.
    }
fair-yes = A distribuição foi justa: ninguém a escolheu.
fair-half = A distribuição sai do que é mostrado. Que ninguém a escolheu, só sabe quem viu o lacre antes da partida e deu um número aleatório.
fair-not = Alguma coisa não bate. Salve o registro e pergunte a quem mantém este servidor.
fair-proves = Isso prova que nem o servidor nem um jogador escolheu a distribuição, se pelo menos um número aleatório veio de alguém que não colabora com o servidor; e que nada foi mudado depois.
fair-proves-not = Não prova que ninguém espiou: o servidor conhece todas as cartas. Também não ajuda contra um servidor que colabora com um jogador. E esta página vem do mesmo servidor: se você não confia nele, salve o registro e confira com o programa no seu próprio computador (interregnum verify).
fair-no-crypto = O seu navegador só faz essa conta em páginas seguras (https). Salve o registro e confira com o programa: interregnum verify.
fair-word-commitment = Lacre
fair-word-secret = Segredo
fair-word-nonce = Número aleatório do lugar { $number }
