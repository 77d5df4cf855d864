learn-title = Aprender
learn-part-basics = O jogo
learn-part-claim = Os poderes de Claim
learn-part-claim2 = Os poderes de Claim 2
learn-part-maps = Os poderes de Mapas
learn-step = Passo { $step } de { $steps }
learn-steps = Todos os passos
learn-next = Avançar
learn-back = Voltar
learn-skip = Pular este passo
learn-retry = Tentar de novo
learn-finish = Jogar a primeira partida
tutorial-question = Não conhece Claim?
tutorial-link = Aprenda em poucos minutos
learn-you = Você
learn-opponent = Adversário

learn-story = O rei morreu. As facções do reino vão votar no sucessor, e você quer os votos delas. Eles se ganham com cartas.

learn-trick-title = Uma vaza
learn-trick-text = Uma carta de cada um forma uma vaza. O adversário é o Líder e joga Anão 4. A carta mais alta da facção dele vence.
learn-trick-do = Vença a vaza.
learn-trick-well = Anão 7 ganha de Anão 4: a vaza é sua. Quem vence lidera a próxima.
learn-trick-again = Anão 2 é mais baixo que Anão 4, e você perderia. Tente a outra carta.

learn-follow-title = Seguir a facção
learn-follow-text = O adversário começa com Anão 6. Se você tem uma carta da facção do Líder, precisa jogar uma. Cartas apagadas são as que as regras não permitem; toque em uma para saber por quê.
learn-follow-do = Jogue a carta permitida.
learn-follow-well = Certo. Anão 3 perde, mas você precisava seguir a facção.
learn-follow-again = Você tem um Anão, e o Líder jogou um Anão. Então tem de ser Anão 3.

learn-void-title = Sem carta para seguir
learn-void-text = Anão 6 de novo, mas desta vez você não tem nenhum Anão. Agora pode jogar qualquer carta. Só que ela não pode vencer: só vence a facção do Líder.
learn-void-do = Livre-se da carta menos útil.
learn-void-well = Muito bem. Goblin 0 não renderia muito, e as cartas altas ficam com você.
learn-void-again = É permitido, mas uma carta alta é boa demais para perder assim. Jogue Goblin 0.

learn-market-title = A carta em disputa
learn-market-text = Na Fase Um, cada vaza é por uma carta em disputa. O vencedor fica com ela como Seguidor para a Fase Dois. Cavaleiro 9 é dos bons.
learn-market-do = Vença a vaza para ganhar Cavaleiro 9.
learn-market-well = Cavaleiro 9 vai para os seus Seguidores. O adversário compra uma carta do baralho.
learn-market-again = Com Anão 1 você deixaria Cavaleiro 9 para o adversário. Jogue mais alto.

learn-blind-title = A carta às cegas
learn-blind-text = O perdedor não sai de mãos vazias: ele compra a carta do topo do baralho, sem que o outro veja. Desta vez só Goblin 0 está em disputa.
learn-blind-do = Perca de propósito e compre às cegas.
learn-blind-well = O adversário fica com Goblin 0, e você comprou Doppelgänger 7. Só você sabe disso.
learn-blind-again = Com Anão 8 você ganharia Goblin 0. Quase qualquer outra carta é melhor: perca esta vaza.

learn-followers-title = Os seus Seguidores
learn-followers-text = Depois de treze vazas a Fase Um acaba, e você tem treze Seguidores. Agora eles viram a sua mão.
learn-followers-do = Toque no seu baralho de Seguidores.
learn-followers-well = Estas são as cartas que você recrutou. Com elas você disputa os votos.
learn-followers-again = Os seus Seguidores estão virados para baixo ao seu lado. Toque nesse baralho.

learn-phase-two-title = A Fase Dois
learn-phase-two-text = As vazas são como antes, mas não há mais carta em disputa. O vencedor leva as duas cartas para a pilha de Pontuação, e são elas que contam.
learn-phase-two-do = Ganhe os dois Mortos-vivos.
learn-phase-two-well = Morto-vivo 4 e Morto-vivo 6 estão na sua pilha de Pontuação.
learn-phase-two-again = Com Morto-vivo 2 os dois iriam para o adversário. Jogue mais alto.

learn-votes-title = Os votos
learn-votes-text = Cada facção vota em quem reuniu mais cartas dela. Você tem os Goblins e os Doppelgängers, o adversário tem os Cavaleiros e os Anões. Nos Mortos-vivos está 4 a 4, e você lidera.
learn-votes-do = Conquiste o voto dos Mortos-vivos.
learn-votes-well = Morto-vivo 2 teve de seguir, e agora está 6 a 4. Três votos a dois: você conquista o trono!
learn-votes-again = Os Cavaleiros já estão perdidos. Comece com a carta que decide os Mortos-vivos.

learn-knights-title = Cavaleiros
learn-knights-text = Cada facção tem o seu jeito de criar confusão. Os Cavaleiros caçam Goblins: se o Líder joga um Goblin, vence o Cavaleiro mais forte. O adversário começa com Goblin 8, e você não tem Goblin.
learn-knights-do = Vença a vaza e ganhe Doppelgänger 8.
learn-knights-well = Até um Cavaleiro pequeno ganha de um Goblin grande. Mas lembre-se de seguir: quem tem um Goblin precisa jogá-lo.
learn-knights-again = Anão 9 é alto, mas não é Goblin nem Cavaleiro. Aqui ele não pode vencer.

learn-undead-title = Mortos-vivos
learn-undead-text = As cartas da Fase Um são descartadas depois da vaza. Os Mortos-vivos não: vão direto para a pilha de Pontuação do vencedor. A carta em disputa é fraca, mas olhe a vaza.
learn-undead-do = Ganhe dois Mortos-vivos.
learn-undead-well = Dois Mortos-vivos já contam para você antes mesmo da Fase Dois.
learn-undead-again = Com Morto-vivo 1 você daria os dois ao adversário. Jogue mais alto.

learn-dwarves-title = Anões
learn-dwarves-text = Os Anões ficam do lado de quem perde: na Fase Dois, o perdedor da vaza leva todos os Anões dela. O adversário começa com Anão 3.
learn-dwarves-do = Fique com os dois Anões.
learn-dwarves-well = O adversário vence a vaza, e você fica com os Anões.
learn-dwarves-again = Anão 8 vence a vaza, e aí os dois Anões vão para o adversário. Perca esta.

# As in English.
learn-doppelgangers-title = Doppelgängers
learn-doppelgangers-text = Um Doppelgänger pode ser jogado seja qual for a facção do Líder, e conta como carta dela. O adversário começa com Morto-vivo 6.
learn-doppelgangers-do = Vença a vaza.
learn-doppelgangers-well = Doppelgänger 8 contou como Morto-vivo 8 e venceu. No fim ele vota com os Doppelgängers.
learn-doppelgangers-again = Morto-vivo 2 é baixo demais, e Goblin 5 não é permitido enquanto você tem um Morto-vivo. O seu Doppelgänger consegue.

learn-gnomes-title = Gnomos
learn-gnomes-text = Os Gnomos são muitos e correm perigo. Os que você ganha na Fase Dois ficam virados para cima à sua frente até o final do jogo.
learn-gnomes-do = Ganhe os dois Gnomos.
learn-gnomes-well = Aí estão eles. Tomara que não apareça um Gigante.
learn-gnomes-again = Com Gnomo 1 os dois ficariam à frente do adversário. Jogue mais alto.

learn-giants-title = Gigantes
learn-giants-text = Um Gigante na vaza esmaga um Gnomo do mesmo valor à frente do adversário de quem vence, não importa quem o jogou. O adversário começa com Gigante 3 e tem à frente os Gnomos 3, 7 e 7.
learn-giants-do = Vença a vaza e esmague dois Gnomos.
learn-giants-well = Gigante 3 esmaga Gnomo 3, e Gigante 7 esmaga um Gnomo 7. Eles não contam mais para ninguém.
learn-giants-again = Com Gigante 1 o adversário vence, e o seu Gnomo 1 é esmagado. Jogue Gigante 7.

learn-dragons-title = Dragões
learn-dragons-text = Quem joga o último Dragão de uma vaza lidera a próxima, ganhando ou perdendo. Esta você não pode vencer: o Líder jogou Troll 6, e você não tem Troll.
learn-dragons-do = Perca, mas fique com a liderança.
learn-dragons-well = O adversário leva a vaza, e você lidera a próxima.
learn-dragons-again = Com essa carta o adversário lideraria de novo. Jogue o Dragão.

# As in English.
learn-trolls-title = Trolls
learn-trolls-text = Na Fase Dois, os Trolls jogados ficam aguardando ao lado. O vencedor de cada vaza leva só o mais alto; os outros aguardam. Troll 5 aguarda desde a vaza passada.
learn-trolls-do = Vença a vaza e leve Troll 5.
learn-trolls-well = Dois Gnomos estão à sua frente, e Troll 5 está na sua pilha de Pontuação. Quem vence a última vaza leva todos os Trolls que sobraram.
learn-trolls-again = Com Gnomo 1 você perderia a vaza e também Troll 5. Jogue mais alto.

learn-seers-title = Profetas
learn-seers-text = Se vencer com um Profeta na Fase Um, você pode olhar a carta do topo do baralho antes de escolher. Em disputa está só Gnomo 1.
learn-seers-do = Vença a vaza com um Profeta.
learn-seers-well = O seu Profeta vence. Agora veja o que o baralho traz.
learn-seers-again = Profeta 2 perde para Profeta 4. Jogue mais alto.

learn-seers-choice-title = O olhar do Profeta
learn-seers-choice-text = No topo do baralho está Dragão 9. Só você vê. Fique com ele ou com a carta em disputa; o adversário fica com a outra.
learn-seers-choice-do = Escolha a melhor carta.
learn-seers-choice-well = Dragão 9 é seu, e o adversário tem de ficar com Gnomo 1.
learn-seers-choice-again = Assim Dragão 9 ficaria para o adversário. Fique você com ele.

learn-phoenixes-title = Fênix
learn-phoenixes-text = Se perde uma Fênix na Fase Dois, você compra um Fogo da Fênix, que também é uma Fênix. O adversário começa com Fênix 8, e você precisa seguir.
learn-phoenixes-do = Jogue a sua Fênix.
learn-phoenixes-well = Você perde as duas Fênix, mas compra Fogo da Fênix 6. Uma Fênix sempre renasce.
learn-phoenixes-again = O Líder jogou uma Fênix e você tem uma. Então tem de ser Fênix 2.

learn-unicorns-title = Unicórnios
learn-unicorns-text = Na Fase Dois, cada Unicórnio na sua pilha de Pontuação dá +1 de força às suas outras cartas. Você tem dois. O adversário começa com Dragão 7.
learn-unicorns-do = Vença a vaza.
learn-unicorns-well = Dragão 6 joga como um 8 e ganha de Dragão 7.
learn-unicorns-again = Mesmo com o bônus, Dragão 1 chega só a 3. Tente a outra carta.

learn-basilisks-title = Basiliscos
learn-basilisks-text = Se você não tem como seguir, um Basilisco com a força exata da carta do Líder a transforma em pedra: captura a carta e vence a vaza. O adversário começa com Dragão 5.
learn-basilisks-do = Capture Dragão 5.
learn-basilisks-well = Dragão 5 vai direto para a sua pilha de Pontuação, e a vaza é sua.
learn-basilisks-again = Tem de ser exatamente um 5. Uma carta mais alta não serve.

learn-first-game-title = A sua primeira partida
learn-first-game-text = É tudo de que você precisa. O resto você aprende jogando, e as regras estão sempre a um clique.
learn-first-game-well = A sua primeira partida está feita. Tente o próximo nível ou convide um amigo.

learn-end-title = Capítulo concluído
learn-end-text = Agora use esses poderes em uma mesa sua ou siga para outro capítulo.
learn-more = Aprender mais
