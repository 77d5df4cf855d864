power-GO = Nenhum poder, mas são muitos: há quatorze Goblins, e cada um conta para o voto deles.
    .rule = 5.4
power-GO-more = O 0 aparece cinco vezes, de 1 a 9 uma vez cada. Quando o Líder joga um Goblin, um Cavaleiro pode levar a vaza. Exemplo: o Líder joga Goblin 9, e Cavaleiro 2 ganha dele.
    .rule = 1, 5.1
    .cards = GO9 KN2

power-KN = Se o Líder jogou um Goblin, o Cavaleiro mais forte vence a vaza. Com qualquer outra facção os Cavaleiros não têm poder.
    .rule = 5.1
power-KN-more = Oito cartas, de 2 a 9. Você precisa seguir a facção mesmo assim: enquanto tiver um Goblin, não pode responder a um Goblin com um Cavaleiro. Entre dois Cavaleiros iguais, vence o que foi jogado primeiro. Exemplo: o Líder joga Goblin 9, você não tem Goblin e joga Cavaleiro 2. Você vence.
    .rule = 5.1, 4.2
    .cards = GO9 KN2

power-UD = Na Fase Um, todos os Mortos-vivos da vaza vão direto para a pilha de Pontuação do vencedor, não importa quem os jogou.
    .rule = 5.2
power-UD-more = As outras cartas da vaza são descartadas como sempre. Um Morto-vivo que você pega da disputa ou do baralho é um Seguidor como outro qualquer. Exemplo: o Líder joga Morto-vivo 4, você vence com Morto-vivo 7. A partir de agora os dois contam para você.
    .rule = 5.2
    .cards = UD4 UD7

power-DW = Na Fase Dois, o perdedor da vaza fica com os Anões dela. Com três ou quatro jogadores, fica com eles quem jogou a carta mais fraca.
    .rule = 5.3
power-DW-more = A carta mais fraca pode ser de qualquer facção; entre iguais, vale a que foi jogada por último; cartas capturadas não contam. Com três ou quatro jogadores, a mais fraca pode ser até a do vencedor. Exemplo com dois jogadores: o Líder joga Anão 3, você vence a vaza com Anão 9, e o adversário fica com os dois Anões.
    .rule = 5.3
    .cards = DW3 DW9

power-DG = Um Doppelgänger pode ser jogado sempre. Ele conta como carta da facção do Líder, mas sem o poder dela.
    .rule = 4.2, 4.3
power-DG-more = Ele segue, vence e se classifica como uma carta da facção do Líder; no fim, conta para o voto dos Doppelgängers. Nunca há obrigação de jogá-lo, a não ser que o Líder jogue um Doppelgänger. Exemplo: o Líder joga Morto-vivo 6. Mesmo tendo Morto-vivo 2, você joga Doppelgänger 8 e vence.
    .rule = 4.2, 4.3
    .cards = UD6 DG8

power-GN = Na Fase Dois, os Gnomos que você ganha ficam virados para cima à sua frente até o fim. Ali um Gigante pode esmagá-los.
    .rule = 6.1
power-GN-more = Treze cartas: 1, 3, 5 e 7 três vezes cada, e um único 9. No final do jogo, os que ainda estão à sua frente vão para a sua pilha de Pontuação. Exemplo: o Líder joga Gnomo 5, você vence com Gnomo 9. Agora os dois estão à sua frente.
    .rule = 6.1, 1
    .cards = GN5 GN9

power-GI = Na Fase Dois, cada Gigante na vaza esmaga um Gnomo do mesmo valor à frente do adversário do vencedor. Com três ou quatro jogadores, um à frente de cada adversário.
    .rule = 6.2
power-GI-more = Não importa quem jogou o Gigante: quem sofre são os adversários do vencedor da vaza, nunca o lado dele. Só conta o valor impresso. Gnomos esmagados são descartados; um Gigante sem Gnomo igual não faz nada, nem agora nem depois. Com dois jogadores e a Abadia ou a Fortaleza, o vencedor pode poupar o Gnomo. Exemplo: o Líder joga Gigante 3, você vence com Gigante 7. O adversário perde um Gnomo 3 e um Gnomo 7, se os tiver à frente.
    .rule = 6.2
    .cards = GI3 GI7

power-DR = Quem joga o último Dragão de uma vaza lidera a próxima, ganhando ou perdendo.
    .rule = 6.4
power-DR-more = Isso vale nas duas fases e tem precedência sobre o Planalto. Um Dragão capturado não conta. Exemplo: o Líder joga Dragão 7, você joga Dragão 3. Você perde a vaza e lidera a próxima.
    .rule = 6.4, 8.7
    .cards = DR7 DR3

power-TR = Na Fase Dois, os Trolls jogados ficam aguardando ao lado. O vencedor da vaza leva só o Troll mais alto que aguarda ali.
    .rule = 6.3
power-TR-more = Os Trolls aguardam o tempo que for: até uma vaza sem Trolls pode render um. Vale a posição da carta na facção, sem bônus. Quem vence a última vaza leva todos os que sobraram. Exemplo: o Líder joga Troll 8, vem Troll 5. O vencedor leva Troll 8; Troll 5 fica para quem vencer a vaza seguinte, se não chegar um mais alto.
    .rule = 6.3
    .cards = TR8 TR5

power-SE = Se você vence uma vaza da Fase Um com um Profeta, pode olhar a carta do topo do baralho de compras. Fique com ela ou com uma carta em disputa.
    .rule = 6.5
power-SE-more = Só você vê essa carta, e o Profeta tem de ser a sua carta vencedora. Com dois jogadores, o adversário fica com o que você deixou: a carta em disputa ou a do baralho. Exemplo: o Líder joga Profeta 4, você vence com Profeta 9 e escolhe.
    .rule = 6.5, 10.2
    .cards = SE4 SE9

power-PX = Na Fase Dois, quando a sua Fênix vai para um adversário, você compra um Fogo da Fênix para a mão.
    .rule = 7.1
power-PX-more = Isso vale enquanto houver cartas no baralho do Fogo, e um Fogo perdido dá direito a outro. Assim as mãos podem ter tamanhos diferentes: a Fase Dois termina com a primeira vaza após a qual alguém fica sem cartas. O que os outros ainda têm é descartado e não conta para ninguém. Exemplo: o Líder joga Fênix 8, você joga Fênix 2, perde as duas e compra um Fogo da Fênix.
    .rule = 7.1
    .cards = PX8 PX2

power-PF = Mais dez Fênix, de 0 a 9, em um baralho à parte. Você compra uma quando perde uma Fênix na Fase Dois.
    .rule = 1.2, 3.2, 7.1
power-PF-more = Um Fogo da Fênix é uma Fênix em tudo: segue, vence e vota como uma Fênix. Ninguém recebe um no começo; o baralho fica virado para baixo. Exemplo: você perde Fogo da Fênix 3 para Fênix 6 e compra outro Fogo.
    .rule = 1.2, 3.2, 7.1
    .cards = PX6 PF3

power-UC = Na Fase Dois, cada Unicórnio na sua própria pilha de Pontuação dá +1 de força às suas cartas de outras facções.
    .rule = 7.2
power-UC-more = O bônus vale a partir da vaza seguinte à que trouxe o Unicórnio; os da Fase Um também contam. Os próprios Unicórnios não recebem nada, mas um Doppelgänger sempre recebe, mesmo quando o Líder jogou um Unicórnio. Para os votos nada muda. Exemplo: com dois Unicórnios na pilha, o seu Dragão 6 joga como um 8 e ganha de Dragão 7.
    .rule = 7.2
    .cards = DR7 DR6

power-BA = Um Basilisco jogado sobre uma carta do Líder de mesma força captura essa carta e vence a vaza.
    .rule = 7.3
power-BA-more = Você precisa seguir a facção mesmo assim, então não pode ter cartas da facção do Líder; um Basilisco do Líder não pode ser capturado. A carta capturada vai direto para a sua pilha de Pontuação e não tem poder nesta vaza. Só o primeiro Basilisco captura. Na Fase Um o próprio Basilisco é descartado; na Fase Dois ele é seu. Exemplo: o Líder joga Dragão 5, você não tem Dragão e joga Basilisco 5. Ele captura o Dragão e vence.
    .rule = 7.3, 4.2
    .cards = DR5 BA5
