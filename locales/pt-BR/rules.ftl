rules-title = Regras
rules-lead = O jogo inteiro em uma página. Os números entre parênteses são os das regras completas.
rules-search = Buscar nas regras
rules-nothing = Nada encontrado. Tente outra palavra, como uma facção ou “baralho”.
rules-number = Regra { $rule }
rules-example = Exemplo
rules-try = Experimente
rules-contents = Índice
rules-factions = As facções
rules-settings = Os Ambientes
rules-buildings = As Construções

rules-goal-title = O objetivo
rules-goal-1 = O rei morreu, e o trono está vazio. As facções do reino vão escolher quem o sucede: cada uma tem um voto. Quem tiver mais votos vence.
    .rule = 10.4
rules-goal-2 = O jogo tem duas fases. Na Fase Um, você usa as cartas que recebeu para recrutar Seguidores. Na Fase Dois, joga com esses Seguidores para reunir apoiadores: cada facção vota no lado que reuniu mais cartas dela.
    .rule = 10.1, 10.3

rules-cards-title = As cartas
rules-cards-1 = Cada carta pertence a uma facção e tem um valor, de 0 a 9. A força dela é o valor, a não ser que um Ambiente ou um Unicórnio a mude. A força decide as vazas e fica definida assim que a carta é jogada.
    .rule = 1, 4.4
rules-cards-2 = A maioria das facções tem dez cartas, de 0 a 9. Quatro vêm em pares: Goblins (14) com Cavaleiros (8), Gnomos (13) com Gigantes (9). Todas as facções, menos os Goblins, têm um poder especial.
    .rule = 1, 5.4

rules-setup-title = Preparação
rules-setup-1 = O baralho tem um dos dois pares e mais três facções com dois jogadores (52 cartas), ou mais cinco com três ou quatro (72 cartas).
    .rule = 2.2
rules-setup-2 = Cada um recebe uma mão: 13 cartas com dois jogadores, 12 com três, 9 com quatro. O resto é o baralho de compras: 26 cartas com dois jogadores, 36 nos outros casos.
    .rule = 3.1
rules-setup-3 = O primeiro Líder é sorteado, a não ser que tenha sido escolhido para esta mesa.
    .rule = 2.6

rules-phase-one-title = Fase Um: recrutar Seguidores
rules-phase-one-1 = A Fase Um tem uma vaza para cada carta da sua mão. Primeiro viram-se as cartas em disputa do baralho de compras: uma com dois jogadores, duas com três ou quatro.
    .rule = 10.1
rules-phase-one-2 = Depois joga-se a vaza: o Líder joga qualquer carta, e os outros jogam uma carta cada, no sentido horário. A vaza decide quem fica com qual carta.
    .rule = 4.1, 10.1
rules-phase-one-3 = Cada um pega uma carta e a põe virada para baixo entre os seus Seguidores. As cartas jogadas são descartadas, menos os Mortos-vivos: eles vão para a pilha de Pontuação do vencedor.
    .rule = 10.1, 10.2, 5.2

rules-following-title = Seguir a facção
rules-following-1 = Se você tem uma carta da facção do Líder, precisa jogar uma dessa facção ou um Doppelgänger. Se não tem, pode jogar qualquer carta.
    .rule = 4.2
rules-following-2 = Um Doppelgänger pode ser jogado sempre, e conta como carta da facção do Líder. Se o Líder joga um Doppelgänger, a facção do Líder são os Doppelgängers.
    .rule = 4.2, 4.3
rules-following-3 = Os poderes não mudam isso: um Cavaleiro sobre um Goblin, ou um Basilisco para capturar, só pode ser jogado se você não tem como seguir.
    .rule = 5.1, 7.3

rules-winning-title = Vencer uma vaza
rules-winning-1 = Vence a carta mais forte da facção do Líder; entre cartas de mesma força, a que foi jogada primeiro. Cartas de outras facções não vencem, por mais fortes que sejam.
    .rule = 4.5
rules-winning-2 = Dois poderes vêm antes: primeiro um Basilisco que captura a carta do Líder, depois, se o Líder jogou um Goblin, o Cavaleiro mais forte.
    .rule = 4.5, 5.1, 7.3
rules-winning-3 = O vencedor lidera a próxima vaza, a não ser que um Dragão ou o Planalto determine outra coisa. A última vaza da Fase Um decide do mesmo modo quem lidera na Fase Dois.
    .rule = 4.7

rules-market-title = As cartas em disputa
rules-market-1 = Com dois jogadores, o vencedor pega a carta em disputa, e o perdedor compra a carta do topo do baralho, que só ele vê. Por isso, olhe a carta em disputa antes de jogar. Às vezes vale a pena perder.
    .rule = 10.2, 11.2
rules-market-2 = Com três ou quatro jogadores há duas cartas em disputa. O primeiro escolhe uma, o segundo pega a outra, e os demais compram do baralho.
    .rule = 10.2
rules-market-3 = A ordem com três ou quatro jogadores: o vencedor; depois as outras cartas da facção do Líder, da mais forte para a mais fraca; depois todas as outras, da mais forte para a mais fraca, de qualquer facção. Entre iguais, vem antes a que foi jogada primeiro. Outro Cavaleiro sobre um Goblin conta entre as demais cartas, e quem teve a carta capturada vem por último.
    .rule = 4.6
rules-market-4 = Quem vence com um Profeta próprio olha primeiro a carta do topo do baralho e escolhe entre ela e as cartas em disputa.
    .rule = 6.5, 10.2

rules-phase-two-title = Fase Dois: reunir apoiadores
rules-phase-two-1 = Os seus Seguidores viram a sua mão. As vazas são como antes, mas agora o vencedor leva todas as cartas da vaza para a pilha de Pontuação.
    .rule = 10.3
rules-phase-two-2 = Alguns poderes mudam isso: os Anões vão para o perdedor (com três ou quatro jogadores, para quem tem a carta mais fraca), os Gnomos ficam à frente de quem os ganha, os Trolls aguardam, e uma Fênix perdida traz um Fogo da Fênix.
    .rule = 5.3, 6.1, 6.3, 7.1
rules-phase-two-3 = Depois de cada vaza acontece, nesta ordem: vencedor e próximo Líder; as cartas são recolhidas, e os Trolls ficam aguardando; compra-se Fogo da Fênix; leva-se um Troll; os Gigantes esmagam; confere-se o Farol.
    .rule = 10.3
rules-phase-two-4 = A partida é sempre jogada até o fim, mesmo com os votos já decididos.
    .rule = 10.5

rules-votes-title = Os votos
rules-votes-1 = No fim, os Gnomos à frente dos jogadores vão para as pilhas de Pontuação. Cada facção vota no lado que tem mais cartas dela. Vence o lado com mais votos.
    .rule = 10.4
rules-votes-2 = O que você ganhou na Fase Um também conta: os Mortos-vivos das vazas e as cartas que os Basiliscos capturaram.
    .rule = 5.2, 7.3
rules-votes-3 = Uma facção da qual ninguém tem cartas não vota.
    .rule = 10.4

rules-ties-title = Empates
rules-ties-1 = Se dois lados têm o mesmo número de cartas de uma facção, o voto vai para quem tem a carta mais alta; se forem iguais, vale a seguinte, e assim por diante. Se tudo for igual, a facção não vota.
    .rule = 10.4
rules-ties-2 = Com o mesmo número de votos, vence quem tem mais cartas das facções que votaram nele. Se também for igual, decidem os pontos dessas cartas. Se até eles forem iguais, a vitória é compartilhada.
    .rule = 10.4

rules-teams-title = Com três e quatro jogadores
rules-teams-1 = Com dois ou três jogadores, cada um joga por si. Com quatro, jogam dois times: o seu parceiro se senta à sua frente, e vocês vencem ou perdem juntos.
    .rule = 2.1
rules-teams-2 = Os parceiros têm mãos, Seguidores e pilhas de Pontuação próprios. Para os votos, as pilhas do time são reunidas.
    .rule = 2.1, 10.4

rules-editions-title = Edições
rules-editions-1 = As edições impressas diferem em dois pontos. Na internacional, com três ou quatro jogadores, um Gigante esmaga um Gnomo de cada adversário. Na alemã, o vencedor da vaza escolhe de quem é o Gnomo, ou poupa todos.
    .rule = 2.5, 6.2
rules-editions-2 = Com votos empatados, a edição alemã conta só os pontos das cartas das facções que votaram em você. A internacional conta primeiro as cartas, depois os pontos.
    .rule = 2.5, 10.4

rules-mixes-title = Misturar facções
rules-mixes-1 = Claim são Goblins, Cavaleiros, Mortos-vivos, Anões e Doppelgängers. Claim 2 são Gnomos, Gigantes, Dragões, Trolls e Profetas.
    .rule = 2.3
rules-mixes-2 = Você pode misturá-las como quiser, também com as facções de Mapas: um par e mais três ou cinco facções. O Fogo da Fênix vem com as Fênix e não entra nessa conta.
    .rule = 2.2, 2.3

rules-maps-title = Mapas: Ambientes e Construções
rules-maps-1 = Uma mesa pode ter um Ambiente, uma Construção, os dois ou nenhum, por sorteio ou escolha. Eles ficam à vista a partida inteira. Ambientes mudam o jogo, Construções mudam a contagem.
    .rule = 2.4
rules-maps-2 = Se um Ambiente e o poder de uma facção se contradizem, vale o poder.
    .rule = 8
rules-maps-3 = Com três jogadores e a Abadia, a Ponte ou o Castelo, os votos são contados uma só vez entre todos. Quem está fora mantém os seus votos, e não pode vencer.
    .rule = 9.10

rules-fair-title = Uma distribuição justa
rules-fair-1 = Aqui ninguém pode trapacear na distribuição, nem o servidor. Antes da partida ele lacra um segredo e mostra o lacre a você. Cada jogador pode acrescentar um número próprio. A distribuição nasce de tudo isso junto.
rules-fair-2 = Depois da partida o segredo é aberto, e todos podem conferir que ele combina com o lacre e que as cartas saíram dele.

rules-hidden-title = Quem sabe o quê
rules-hidden-1 = À vista de todos: as cartas em disputa, as vazas, as pilhas de Pontuação, os Gnomos à frente, os Trolls aguardando, os descartes, quantas cartas cada um tem, quem pegou qual carta em disputa e quem comprou.
    .rule = 11.1
rules-hidden-2 = Só você conhece a sua mão, os seus Seguidores, as cartas que comprou às cegas e o que um Profeta lhe mostrou. Cartas passadas são conhecidas por quem deu e por quem recebeu. Escolhas secretas ficam lacradas até todos escolherem.
    .rule = 11.2
rules-hidden-3 = Com dois jogadores e sem Fênix, na Fase Dois você consegue deduzir a mão inteira do adversário. Com Fênix, tudo menos os Fogos.
    .rule = 11.4
rules-hidden-4 = Depois da partida tudo fica à vista.
    .rule = 11.5

rules-words-title = Glossário
rules-words-1 = Líder: quem joga a primeira carta da vaza. Facção do Líder: a facção dessa carta.
    .rule = 4.1
rules-words-2 = Vaza: uma carta de cada jogador. Rodada: na Fase Um, uma vaza com as cartas que se pegam em seguida.
    .rule = 4.1, 10.1
rules-words-3 = Cartas em disputa: as que estão viradas para cima em uma vaza da Fase Um. Carta às cegas: a do topo do baralho, comprada sem ver.
    .rule = 10.1, 10.2
rules-words-4 = Seguidores: as cartas que você recruta na Fase Um e joga na Fase Dois. Pilha de Pontuação: as cartas que contam para os votos.
    .rule = 10.2, 10.3
rules-words-5 = Força: quanto uma carta vale em uma vaza. Posição: o lugar dela na facção. Pontos: quanto ela vale onde se contam pontos.
    .rule = 4.4, 8.1, 8.2
rules-words-6 = Lado: um jogador ou, com quatro, um time.
    .rule = 2.1

## Why an answer is refused ($faction is the code of the led faction)

reason-follow = { faction-led }, e você tem cartas dessa facção: precisa jogar uma delas.
    .rule = 4.2
reason-follow-stand-in = { faction-led }, e você tem cartas dessa facção: jogue uma delas ou um Doppelgänger.
    .rule = 4.2
reason-not-offered = Esta carta não pode ser escolhida agora.
    .rule = 10.2
