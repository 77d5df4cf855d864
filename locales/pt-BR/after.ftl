after-won-you = O trono é seu!
after-won-team = Seu time conquista o trono!
after-won =
    { $count ->
        [one] { $name } conquista o trono.
       *[other] { $name } conquistam o trono.
    }
after-won-votes-you =
    { $votes ->
        [one] O trono é seu, { $votes } voto a { $others }!
       *[other] O trono é seu, { $votes } votos a { $others }!
    }
after-won-votes-team =
    { $votes ->
        [one] Seu time conquista o trono, { $votes } voto a { $others }!
       *[other] Seu time conquista o trono, { $votes } votos a { $others }!
    }
after-won-votes =
    { $count ->
        [one] { $name } conquista
       *[other] { $name } conquistam
    } o trono, { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } a { $others }.
after-won-most-you =
    { $votes ->
        [one] O trono é seu, com { $votes } voto!
       *[other] O trono é seu, com { $votes } votos!
    }
after-won-most-team =
    { $votes ->
        [one] Seu time conquista o trono com { $votes } voto!
       *[other] Seu time conquista o trono com { $votes } votos!
    }
after-won-most =
    { $count ->
        [one] { $name } conquista
       *[other] { $name } conquistam
    } o trono com { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    }.
after-shared = { $names } dividem o trono.
after-shared-you = Você divide o trono com { $names }.
after-shared-team = Seu time divide o trono com { $names }.
after-crowned-you = { $factions } coroam você.
after-crowned-team = { $factions } coroam o seu time.
after-crowned =
    { $count ->
        [one] { $factions } levam ao trono quem venceu.
       *[other] { $factions } levam ao trono o time vencedor.
    }
after-stood-you = Você perdeu, mas { $factions } ficaram do seu lado até o fim.
after-stood-team = Seu time perdeu, mas { $factions } ficaram do lado de vocês até o fim.
after-alone-you = Você perdeu, e nenhuma facção ficou do seu lado.
after-alone-team = Seu time perdeu, e nenhuma facção ficou do lado de vocês.
after-lost-you = Você perdeu esta partida.
after-lost-team = Seu time perdeu esta partida.
after-nobody = O trono continua vazio.
after-aborted = A partida foi cancelada: ninguém venceu.
after-resigned = { $name } desistiu.
after-resigned-you = Você desistiu.
after-time = O tempo acabou para { $name }.
after-time-you = O seu tempo acabou.
after-claimed = { $name } reivindicou a vitória, já garantida.
after-claimed-you = Você reivindicou a vitória, já garantida.
after-factions = Votos por facção
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
after-no-count = A partida terminou antes de as facções votarem. A situação era esta.
after-tie-rule = desempate
save = Salvar
save-json = Como registro (JSON)
save-json-text = Para programas: a mesa, a distribuição, cada carta jogada e a prova de que a distribuição foi justa.
save-text = Como texto
save-text-text = O mesmo, para ler.

## The check of the deal

fair-title = Conferir a distribuição
fair-lead = Antes de qualquer um estar a postos, o servidor lacrou um segredo. A distribuição sai desse segredo e de um número aleatório de cada jogador. Agora o segredo está aberto, e o seu navegador distribui de novo para comparar.
fair-checking = Conferindo a distribuição…
fair-secret = O segredo corresponde ao lacre.
fair-commitment = Este navegador viu o mesmo lacre antes da partida.
fair-commitment-unknown = Este navegador não viu o lacre antes da partida, então não sabe se é o mesmo.
fair-nonce = O seu número aleatório faz parte da distribuição.
fair-nonce-unknown = Este navegador não guardou nenhum número aleatório seu, então não sabe se ele faz parte.
fair-leader = Distribuindo mais uma vez, o primeiro Líder é o mesmo.
fair-deck =
    { $count ->
        [one] Distribuindo mais uma vez, a carta é a mesma.
       *[other] Distribuindo mais uma vez, todas as { $count } cartas saem na mesma ordem.
    }
fair-yes = A distribuição foi justa: ninguém poderia tê-la manipulado.
fair-half = A distribuição sai do que é mostrado aqui. Só tem certeza de que ninguém a manipulou quem viu o lacre antes da partida e deu um número aleatório.
fair-not = Alguma coisa não bate. Salve o registro e fale com o responsável por este servidor.
fair-proves = Isso prova que nem o servidor nem um jogador manipulou a distribuição, desde que pelo menos um número aleatório tenha vindo de alguém que não colabora com o servidor. Também prova que nada foi mudado depois.
fair-proves-not = Não prova que ninguém espiou: o servidor conhece todas as cartas. Não protege de um servidor que colabora com um jogador. E esta página vem do mesmo servidor: se você não confia nele, salve o registro e confira com o programa no seu próprio computador (interregnum verify).
fair-no-crypto = O seu navegador só pode conferir isso em páginas seguras (https). Salve o registro e confira com o programa: interregnum verify.
fair-word-commitment = Lacre
fair-word-secret = Segredo
fair-word-nonce = Número aleatório do lugar { $number }
