## Settings

place-underworld = Submundo
place-underworld-text = Todo 0 vale 10: nas vazas, nos empates e onde se contam pontos.
    .rule = 8.1
place-underworld-example = O Líder joga Anão 9, você joga Anão 0. Ele vale 10 e vence.
    .cards = DW9 DW0
place-farmland = Terras de Cultivo
place-farmland-text = O 2 é a carta mais alta de cada facção: nas vazas e nos empates ele é como um 10. Os pontos dele continuam 2.
    .rule = 8.2
place-farmland-example = O Líder joga Morto-vivo 9, você joga Morto-vivo 2. Ele é como um 10 e vence. Onde se contam pontos, ele continua valendo 2.
    .cards = UD9 UD2
place-lakeside = Beira do Lago
place-lakeside-text = Na Fase Um, as cartas são escolhidas na ordem inversa. Com dois jogadores, o perdedor pega a carta em disputa e o vencedor compra. Um Profeta vencedor ainda escolhe primeiro.
    .rule = 8.3
place-lakeside-example = Com dois jogadores, Cavaleiro 9 é a carta em disputa. O Líder joga Goblin 8, você joga Goblin 3 e perde: Cavaleiro 9 é seu, e o vencedor compra.
    .cards = GO8 GO3 / KN9
place-windlands = Terras do Vento
place-windlands-text = Antes da Fase Dois, cada um passa 3 cartas da nova mão ao próximo jogador no sentido horário. Todos escolhem em segredo e passam ao mesmo tempo.
    .rule = 8.4
place-windlands-example = Você passa Goblin 0, Morto-vivo 1 e Cavaleiro 2 ao próximo jogador, e o jogador anterior passa 3 cartas a você. Ninguém mais sabe quais.
    .cards = GO0 UD1 KN2
place-endless_sands = Areias Sem Fim
place-endless_sands-text = Antes da Fase Um, cada um passa 5 cartas da mão ao próximo jogador no sentido horário. Todos escolhem em segredo e passam ao mesmo tempo.
    .rule = 8.5
place-endless_sands-example = Você quer se livrar de cartas fracas: passa Goblin 0, Goblin 1, Cavaleiro 2, Morto-vivo 0 e Anão 1, e recebe 5 cartas que alguém não queria.
    .cards = GO0 GO1 KN2 UD0 DW1
place-islands = Ilhas
place-islands-text = Na Fase Um há uma carta em disputa a mais. A que sobra vai para o fundo do baralho, virada para cima, antes que alguém compre; só um Profeta vencedor escolhe antes. Se o baralho acabou, o próximo a comprar fica com essa mesma carta.
    .rule = 8.6
place-islands-example = Com dois jogadores, Dragão 8 e Troll 2 estão em disputa. O vencedor pega Dragão 8, Troll 2 vai para o fundo do baralho, virado para cima, e o perdedor compra do topo.
    .cards = DR8 TR2
place-plateau = Planalto
place-plateau-text = Quem vence três vazas seguidas não lidera a próxima: quem lidera é o próximo adversário no sentido horário. As vitórias do parceiro não contam. Depois de cada terceira vitória a contagem recomeça, e também no início da Fase Dois. Um Dragão tem precedência sobre o Planalto.
    .rule = 8.7
place-plateau-streak-you =
    { $count ->
        [one] Você venceu a última vaza.
       *[other] Você venceu { $count } vazas seguidas.
    }
place-plateau-streak =
    { $count ->
        [one] { $name } venceu a última vaza.
       *[other] { $name } venceu { $count } vazas seguidas.
    }
place-plateau-example = Com dois jogadores, você vence três vazas seguidas, com Morto-vivo 7, Anão 8 e Goblin 9. Quem lidera a quarta é o adversário.
    .cards = UD7 DW8 GO9
place-swamp = Pântano
place-swamp-text = Antes da Fase Dois, cada um descarta 2 cartas da nova mão. Todos escolhem em segredo; depois as cartas ficam à vista.
    .rule = 8.8
place-swamp-example = Você descarta Goblin 0 e Morto-vivo 1. Agora eles ficam à vista, e você joga a Fase Dois com 2 cartas a menos, como todos.
    .cards = GO0 UD1
place-ice_fields = Campos de Gelo
place-ice_fields-text = Se o seu lado não venceu a vaza, a sua carta na vaza seguinte tem +1 de força. O bônus não se acumula, e passa da Fase Um para a Fase Dois.
    .rule = 8.9
place-ice_fields-example = Você perdeu a última vaza. O Líder joga Gnomo 5, e você joga outro Gnomo 5. Com o bônus ele tem força 6 e vence; sem ele, venceria o primeiro.
    .cards = GN5 GN5

## Buildings

place-dungeon = Masmorra
place-dungeon-text = Quem vence a última vaza de uma fase tem um voto extra. Nos empates, esse voto não traz cartas.
    .rule = 9.1
place-dungeon-example = Na última vaza da Fase Dois, o Líder joga Morto-vivo 4, e você vence com Morto-vivo 8. É um voto para você além dos votos das facções.
    .cards = UD4 UD8
place-lighthouse = Farol
place-lighthouse-text = Na Fase Dois, o primeiro lado a reunir 3 cartas de uma facção garante o voto dela, aconteça o que acontecer com as cartas. Confere-se depois de cada vaza; se dois lados chegam juntos, o vencedor da vaza vem primeiro, depois segue-se o sentido horário. As outras facções votam como sempre.
    .rule = 9.2
place-lighthouse-example = Na Fase Dois você reúne três Trolls antes de todos: 2, 5 e 6. O voto deles está garantido para você, mesmo que outros reúnam todo o resto.
    .cards = TR2 TR5 TR6
place-pyramid = Pirâmide
place-pyramid-text = Antes da contagem, todas as cartas que valem 3 pontos ou menos são descartadas.
    .rule = 9.3
place-pyramid-example = Você tem os Mortos-vivos 1, 2 e 3, o adversário tem Morto-vivo 7. Os seus são descartados antes da contagem, então o voto vai para o adversário.
    .cards = UD1 UD2 UD3 / UD7
place-abbey = Abadia
place-abbey-text = Um lado que reuniu pelo menos o dobro das cartas de cada outro lado perde. Os demais são comparados como sempre.
    .rule = 9.4
place-abbey-example = Quatro cartas contra duas são o dobro: o lado com quatro perderia, digam o que disserem os votos. Em uma partida de verdade, será algo como 18 a 8.
    .cards = GO5 KN4 UD8 DW2 / GO9 UD3
place-abbey-decided = A Abadia exclui quem tem o dobro das cartas: { $most } a { $others }.
place-bridge = Ponte
place-bridge-text = Vence o lado com mais conjuntos completos: uma carta de cada facção da mesa forma um conjunto. Em caso de empate, esses lados são comparados como sempre.
    .rule = 9.5
place-bridge-example = Goblin 4, Cavaleiro 6, Morto-vivo 2, Anão 7 e Doppelgänger 5: uma carta de cada facção da mesa, um conjunto completo. Dois conjuntos ganham de um.
    .cards = GO4 KN6 UD2 DW7 DG5
place-bridge-decided = Com a Ponte, vence quem tem mais conjuntos completos: { $most } a { $others }.
place-fortress = Fortaleza
place-fortress-text = Um lado com mais de 5 cartas de uma facção descarta 4 delas antes da contagem, as mais baixas.
    .rule = 9.6
place-fortress-example = Você tem seis Mortos-vivos. Os quatro mais baixos, 1, 2, 4 e 5, são descartados; ficam 7 e 9. O adversário tem 3, 6 e 8, e com eles o voto.
    .cards = UD1 UD2 UD4 UD5 / UD7 UD9 / UD3 UD6 UD8
place-tower = Torre
place-tower-text = Cada facção vota no lado com mais pontos nas cartas dela. Em caso de empate decide o número de cartas, e depois os desempates de sempre.
    .rule = 9.7
place-tower-example = Você tem só Troll 9, o adversário tem os Trolls 1, 2 e 5. São 9 pontos contra 8: o voto é seu.
    .cards = TR9 / TR1 TR2 TR5
place-runestones = Pedras Rúnicas
place-runestones-text = Antes da contagem, todas as cartas que valem um número ímpar de pontos são descartadas.
    .rule = 9.8
place-runestones-example = Você tem os Profetas 3, 5 e 7, o adversário tem só Profeta 2. Os seus são todos ímpares e são descartados, então o voto vai para o adversário.
    .cards = SE3 SE5 SE7 / SE2
place-castle = Castelo
place-castle-text = Vence o lado que reuniu mais cartas. Em caso de empate, esses lados são comparados como sempre.
    .rule = 9.9
place-castle-example = Três cartas ganham de duas, por mais baixas que sejam: dois Goblins 0 e Morto-vivo 1 venceriam Cavaleiro 9 e Anão 9.
    .cards = GO0 GO0 UD1 / KN9 DW9
place-castle-decided = Com o Castelo, vence quem reuniu mais cartas: { $most } a { $others }.
