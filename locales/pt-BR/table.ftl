you = Você
your-team = Seu time
empty-seat = Lugar vago
# As in English.
bot-nth = Bot { $number }
trick-of = vaza { $number } de { $total }
trick-number = vaza { $number }
your-card = sua carta
led-tag = { $name } lidera
partner = joga com você
thinking = pensando…
away = ausente

## The log

log-led = { $name } lidera com { $card }.
log-led-you = Você lidera com { $card }.
log-played = { $name } joga { $card }.
log-played-you = Você joga { $card }.
log-won = { $name } vence a vaza.
log-won-you = Você vence a vaza.
log-leads = { $name } lidera a próxima vaza.
log-leads-you = Você lidera a próxima vaza.
log-took = { $name } pega { $card }.
log-took-you = Você pega { $card }.
log-drew = { $name } compra uma carta.
log-drew-you = Você compra uma carta.
log-drew-card = { $name } compra { $card }.
log-drew-card-you = Você compra { $card }.
log-gathered = { $name } ganha { $card }.
log-gathered-you = Você ganha { $card }.
log-front = { $card } fica à frente de { $name }.
log-front-you = { $card } fica à sua frente.
log-aside = { $card } fica ao lado.
log-crushed = { $name } perde { $card }: esmagado.
log-crushed-you = Você perde { $card }: esmagado.
log-fire = { $name } compra um Fogo da Fênix.
log-fire-you = Você compra um Fogo da Fênix.
log-under = { $card } vai para baixo do baralho.
log-passed = { $name } passa { $card } para { $to }.
log-passed-hidden = { $name } passa cartas a { $to }.
log-discarded = { $name } descarta { $card }.
log-discarded-you = Você descarta { $card }.
log-looked = { $name } olha a carta do topo do baralho.
log-looked-you = Você olha a carta do topo do baralho.
log-looked-card = { $name } olha a carta do topo do baralho: { $card }.
log-looked-card-you = Você olha a carta do topo do baralho: { $card }.
log-sealed = { $name } já escolheu.
log-sealed-you = Você já escolheu.
log-spared = { $name } poupa os Gnomos.
log-spared-you = Você poupa os Gnomos.
log-vote-claimed =
    { $count ->
        [one] { $name } garante { faction-vote }.
       *[other] { $name } garantem { faction-vote }.
    }
log-vote-claimed-you = Você garante { faction-vote }.
log-vote-claimed-team = Seu time garante { faction-vote }.
log-bot-took = Agora o computador joga por { $name }.
log-bot-took-you = Agora o computador joga por você.
log-returned = { $name } está de volta.
log-returned-you = Você está de volta.

## The page

table = Mesa
your-turn-title = Sua vez!
looking-for-table = Carregando a mesa…
no-table-here = Não é possível mostrar esta mesa
stage = A mesa
lies-about = Cartas na mesa
the-votes = Os votos
sure-votes = { $name } { $count }
your-hand = Sua mão
your-followers = Seus Seguidores
only-you-see = { $count } · só você vê
score-piles = Pilhas de Pontuação
piles = Pilhas
pile-of = { $name }
look-through = Ver as pilhas
last-trick = Última vaza
no-last-trick = Nenhuma vaza foi jogada ainda.
no-followers = As cartas que você ganha ou compra viram seus Seguidores: a sua mão para a Fase Dois.
log = Registro
# As in English.
talk = Chat
tracker = Contador
no-tracker = O contador de cartas está desativado nesta mesa.
tracker-coming = Carregando o contador de cartas…
tracker-open = à vista
tracker-mine = suas
tracker-elsewhere = não se sabe
tracker-sure = do adversário
tracker-partner = do parceiro
tracker-opponents = dos adversários
tracker-tap = Toque em uma carta para ver onde ela pode estar.
tracker-keys = Toque em uma carta para ver onde ela pode estar. Use as setas para ir de carta em carta.
tracked-card = { $card }: { $places }
tracked-mine = { $count } com você
tracked-open = { $count } à vista
tracked-deck =
    { $certainty ->
        [sure] { $least } no baralho de compras
        [or] { $least } ou { $most } no baralho de compras
        [range] de { $least } a { $most } no baralho de compras
        [at-most] no máximo { $most } no baralho de compras (pelo menos uma: { $chance }%)
       *[chance] { $chance }% no baralho de compras
    }
tracked-hand =
    { $certainty ->
        [sure] { $least } na mão de { $name }
        [or] { $least } ou { $most } na mão de { $name }
        [range] de { $least } a { $most } na mão de { $name }
        [at-most] no máximo { $most } na mão de { $name } (pelo menos uma: { $chance }%)
       *[chance] { $chance }% na mão de { $name }
    }
tracked-followers =
    { $certainty ->
        [sure] { $least } entre os Seguidores de { $name }
        [or] { $least } ou { $most } entre os Seguidores de { $name }
        [range] de { $least } a { $most } entre os Seguidores de { $name }
        [at-most] no máximo { $most } entre os Seguidores de { $name } (pelo menos uma: { $chance }%)
       *[chance] { $chance }% entre os Seguidores de { $name }
    }
locations = Locais
no-setting = nenhum Ambiente
no-building = nenhuma Construção
dock = Mais sobre a partida
none = nada
say-label = O que fazer
in-hand = { $count } na mão
in-pile = { $count } na pilha de Pontuação
bot-plays = computador joga
has-chosen = já escolheu
clock-low = Resta menos de um minuto para você.
clock-last = Restam dez segundos para você.
days-left =
    { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }

## Votes

need-short = { $count }
need-more = mais { $count } para garantir
vote-ahead-you = você está na frente
vote-ahead-team = vocês estão na frente
vote-ahead =
    { $count ->
        [one] { $name } está na frente
       *[other] { $name } estão na frente
    }
vote-ahead-nobody = ninguém está na frente
still-to-come = { $count } ainda por vir
gone-count = { $count } fora do jogo
vote-yours = seu
vote-to = para { $name }
vote-nobody = de ninguém
decided-yours = é seu
decided-for = vai para { $name }
decided-nobody = não vai para ninguém
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
score-line = { $faction }: { $numbers }.
score-line-decided = { $faction }: { $numbers }; { $state }.
points-count = Aqui contam os pontos, não as cartas.
contest-cards-you =
    { $held ->
        [0] Você ainda não reuniu cartas.
        [one] Você reuniu { $held } carta.
       *[other] Você reuniu { $held } cartas.
    }
contest-cards-team =
    { $held ->
        [0] Seu time ainda não reuniu cartas.
        [one] Seu time reuniu { $held } carta.
       *[other] Seu time reuniu { $held } cartas.
    }
contest-cards =
    { $count ->
        [one] { $name } { $held ->
            [0] ainda não reuniu cartas.
            [one] reuniu { $held } carta.
           *[other] reuniu { $held } cartas.
        }
       *[other] { $name } { $held ->
            [0] ainda não reuniram cartas.
            [one] reuniram { $held } carta.
           *[other] reuniram { $held } cartas.
        }
    }
contest-points-you =
    { $held ->
        [0] Você ainda não tem pontos.
        [one] Você tem { $held } ponto.
       *[other] Você tem { $held } pontos.
    }
contest-points-team =
    { $held ->
        [0] Seu time ainda não tem pontos.
        [one] Seu time tem { $held } ponto.
       *[other] Seu time tem { $held } pontos.
    }
contest-points =
    { $count ->
        [one] { $name } { $held ->
            [0] ainda não tem pontos.
            [one] tem { $held } ponto.
           *[other] tem { $held } pontos.
        }
       *[other] { $name } { $held ->
            [0] ainda não têm pontos.
            [one] têm { $held } ponto.
           *[other] têm { $held } pontos.
        }
    }
contest-ahead-you = Você está na frente.
contest-ahead-team = Seu time está na frente.
contest-ahead =
    { $count ->
        [one] { $name } está na frente.
       *[other] { $name } estão na frente.
    }
contest-ahead-nobody = Ninguém está na frente.
contest-needs-you = Para garantir este voto, você precisa de mais { $needs }.
contest-needs-team = Para garantir este voto, seu time precisa de mais { $needs }.
contest-open =
    { $open ->
        [0] Não há mais nada por vir.
       *[other] Ainda há { $open } por vir.
    }
contest-gone = Há { $gone } fora do jogo.
contest-won-you = Você ganhou este voto.
contest-won-team = Seu time ganhou este voto.
contest-won =
    { $count ->
        [one] { $name } ganhou este voto.
       *[other] { $name } ganharam este voto.
    }
contest-won-nobody = Este voto não vai para ninguém.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Vencedor
rank-loser = Perdedor
rank-nth = { $number }º
stake-market =
    { $count ->
        [one] { $places } pega
       *[other] { $places } escolhem
    }
stake-deck =
    { $count ->
        [one] { $places } compra
       *[other] { $places } compram
    }
left-over =
    { $count ->
        [one] { $count } carta vai para baixo do baralho
       *[other] { $count } cartas vão para baixo do baralho
    }
unseen = uma carta, às cegas
only-you = só você vê
top-only-you = A carta com o olho é a do topo do baralho. Só você vê.
deck-label =
    { $count ->
        [one] Baralho de compras, { $count } carta
       *[other] Baralho de compras, { $count } cartas
    }
zone-aside-waiting = Trolls aguardando
goes-next = é o próximo
winner-takes-aside = Quem vencer a próxima vaza leva { $card }.
fire = Fogo da Fênix

## The say line

connection-lost = Conexão perdida. Reconectando… A sua partida está segura.
game-over = A partida acabou.
sending = Enviando…
ask-lead = Sua vez, e você lidera. Jogue qualquer carta.
ask-lead-phase-two = Fase Dois: os seus Seguidores agora são a sua mão. Você lidera.
ask-follow = Sua vez. { faction-led }: você precisa seguir a facção.
ask-follow-stand-in = Sua vez. { faction-led }: siga a facção ou jogue um Doppelgänger.
ask-any = Sua vez. { faction-led } e você não tem cartas dessa facção. Jogue qualquer carta.
ask-confirm = { $card }: toque de novo na carta ou aperte Jogar.
ask-take = Escolha uma carta como Seguidor.
ask-take-deck = O seu Profeta venceu. Fique com uma carta em disputa ou com a do topo do baralho.
ask-pass =
    { $count ->
        [one] Escolha { $count } carta para passar a { $name }.
       *[other] Escolha { $count } cartas para passar a { $name } (escolhidas: { $chosen }).
    }
ask-discard =
    { $count ->
        [one] Escolha { $count } carta para descartar.
       *[other] Escolha { $count } cartas para descartar (escolhidas: { $chosen }).
    }
ask-crush = { $card } pode esmagar um Gnomo. De quem?
bot-thinks =
    { $count ->
        [one] { $names } está pensando…
       *[other] { $names } estão pensando…
    }
waiting-for = Aguardando { $names }…
waiting-away =
    { $count ->
        [one] { $names } não está aqui.
       *[other] { $names } não estão aqui.
    }
computer-takes-over = Deixar o computador jogar
bot-plays-for-you = O computador está jogando por você. Você pode retomar o seu lugar quando quiser.
queued-sentence = { $card } está na fila e será jogada assim que possível. Toque nela para desfazer.
play-card = Jogar { $card }
pass-button = Passar { $chosen }/{ $count }
discard-button = Descartar { $chosen }/{ $count }
take-card = Pegar { $card }
take-deck = Pegar a do topo do baralho: { $card }
crush-whose = Esmagar o Gnomo de { $name }
crush-none = Poupar
choice-key = { $choice } (tecla { $key })

## Cards of the hand, for screen readers

held-refused = { $card }, não pode ser jogada agora
held-queued = { $card }, na fila
held-sealed = { $card }, escolhida e lacrada
held-key = { $card }, tecla { $key }
chosen-card = Você escolheu { $card }. Aperte Enter para jogar.
queued-card = { $card } está na fila.
unqueued-card = A carta não está mais na fila.
queued-refused = { $card } não pode ser jogada agora e saiu da fila.
refused-because = { $reason } (regra { $rule })
power-not-now = Agora não.
power-more = Mais nas regras
power-told = { $name }: { $text }

## Chat

watching = assistindo
mute = Silenciar { $name }
muted = Você silenciou { $name }.
say-something = Escreva uma mensagem
nothing-said = Nenhuma mensagem ainda.
send = Enviar
said = { $name }: { $text }

## Before the game

waiting-for-players = Aguardando jogadores
almost-ready = Quase lá
you-named = { $name } (você)
computer = Computador
computer-level = Computador: { $level }
is-ready = a postos
not-ready = ainda não
ready = Estou a postos
leave-seat = Deixar o lugar
sit-down = Sentar
who-plays-seat = Quem joga no lugar { $number }
for-a-person = Uma pessoa
invite-link = Convidar alguém
invite-text = Quem tem este link pode ocupar um lugar. Não é preciso se cadastrar.
copy = Copiar
share = Compartilhar
link-copied = Link copiado.
invited = Você recebeu um convite para jogar
invited-by = { $name } convida você para uma partida
invited-title = { $name } está esperando você.
invited-text = Não precisa de conta.
invited-how = Como se joga Claim?
your-name = Seu nome
join = Participar
anyone = Qualquer pessoa
searching =
    { $players ->
        [2] Procurando um adversário
       *[other] Procurando jogadores
    }
search-others =
    { $count ->
        [0] Não há mais ninguém nas mesas públicas agora.
        [one] Há mais { $count } pessoa nas mesas públicas.
       *[other] Há mais { $count } pessoas nas mesas públicas.
    }
search-impatient = Não quer esperar?
search-computer = Jogar contra o computador
search-link = Enviar o link a um amigo
search-stop = Parar de procurar

## The menu of a table, and keys

layout-text = Mostrar como texto
layout-cards = Mostrar como cartas
take-seat-back = Retomar o seu lugar
give-to-computer = Deixar o computador jogar por { $name }
claim-win = Reivindicar a vitória
claim-sure = Você tem votos suficientes para vencer. Reivindique a vitória agora ou continue jogando.
abort = Cancelar a partida
abort-text = A partida termina sem resultado. Dá para cancelar até o fim da primeira vaza.
resign = Desistir
resign-text = Você perde a partida. Não dá para desfazer.
rematch = Revanche
to-rematch = Ir para a revanche
rematch-title = { $name } quer revanche
rematch-offered = { $name } quer revanche.
rematch-accept = Aceitar
rematch-decline = Recusar
rematch-waiting = Revanche proposta. Esperando { $names }.
rematch-withdraw = Retirar a proposta
rematch-declined =
    { $count ->
        [one] { $names } recusou a revanche.
       *[other] { $names } recusaram a revanche.
    }
rematch-declined-you = Você recusou a revanche.
rematch-withdrawn = { $name } retirou a proposta de revanche.
rematch-withdrawn-you = Você retirou a sua proposta de revanche.
key-choose = Escolher uma carta da mão ou uma das cartas em disputa
key-play = Jogar a carta escolhida
key-take-back = Desfazer uma escolha
key-arrows = Ir de carta em carta, à primeira ou à última; com Shift, mover a carta
key-code = Ir a uma carta da mão pelo código
key-power = Mostrar o que faz a carta selecionada
key-piles = Seguidores e pilhas
key-layout = Alternar entre cartas e texto

## The table as text

text-command = Comando
text-do = Executar
text-answers = O que aconteceu
text-help = Comandos: { $commands }. As palavras em inglês também valem.
text-trick = Na vaza: { $cards }.
text-trick-empty = Ainda não há carta na vaza.
text-played = { $name }: { $card }, força { $strength }
text-market =
    { $count ->
        [one] Em disputa: { $cards }. { $count } carta no baralho de compras.
       *[other] Em disputa: { $cards }. { $count } cartas no baralho de compras.
    }

command-hand = mão, cartas
command-trick = vaza
command-market = disputa, mercado
command-score = votos, placar
command-followers = seguidores
command-last = última, último
command-turn = vez
command-clock = relógio, tempo
command-play = jogar, jogue
command-take = pegar, pegue
command-pass = passar, passe
command-discard = descartar, descarte
command-crush = esmagar, esmague
command-say = dizer, diga, chat
command-help = ajuda
command-deck = baralho
command-none = ninguém, nenhum
