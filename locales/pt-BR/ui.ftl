# As in English.
title = { $page } – Interregnum
title-home = Interregnum – jogue Claim no navegador
skip-to-page = Ir para o conteúdo
home = Início
new-table = Nova mesa
history = Histórico
account = Conta e configurações
rules = Regras
learn = Aprender a jogar
replay = Rever a partida
# As in English.
menu = Menu
rail = Navegação principal
rail-play = Jogar
close = Fechar
go-back = Voltar
language = Idioma
as-the-browser = Como no navegador
as-the-system = Como no sistema
theme = Tema
theme-light = Claro
theme-dark = Escuro
sound-on = Ligar o som
sound-off = Desligar o som
sound-is-on = O som está ligado
sound-is-off = O som está desligado
keys = Atalhos de teclado
key-help = Mostrar os atalhos
key-sound = Ligar ou desligar o som
letters = Atalhos de uma só tecla
letters-on = ativados
letters-alt = só com Alt
letters-off = desativados
guest-name = Visitante { $number }
no-such-page = Página não encontrada
no-such-page-text = Talvez haja um erro no endereço, ou a mesa não exista mais.

## The connection

connected = conectado
connecting = conectando…
connection-lost-short = sem conexão

## What a card is in, besides its name

card-strength = { $card }, força { $strength }
card-captured = capturada
card-crushed = esmagada
card-wins = vence a vaza

## Why something was not done, by the server's word for it

problem-unreachable = Sem conexão com o servidor. Tente de novo daqui a pouco.
problem-other = Não foi possível: { $detail }
problem-rules = As regras não permitem isso (regra { $rule }).
problem-options = Não dá para abrir uma mesa com essas opções. Mude-as e tente de novo.
problem-no-such-seat = Este lugar não existe nesta mesa.
problem-too-many = Esta página acompanha mesas demais. Feche uma primeiro.
problem-late = Tarde demais: essa escolha já foi feita.
problem-not-stored = O servidor não consegue salvar nada agora. Nada foi alterado. Tente de novo.
problem-too-many-requests = Pedidos demais. Espere um momento e tente de novo.
problem-too-many-connections = Conexões demais da sua rede. Feche algumas páginas e tente de novo.
problem-no-table = Esta mesa não existe. Talvez haja um erro no link.
problem-no-spectators = Esta mesa não permite espectadores.
problem-no-seat = Você não tem lugar nesta mesa. Ocupe um primeiro.
problem-taken = Este lugar está ocupado. Escolha outro.
problem-seated-elsewhere = Você já tem um lugar nesta mesa. Saia dele primeiro.
problem-stage = Isso não pode ser feito neste momento da partida.
problem-not-host = Só quem abriu a mesa pode fazer isso.
problem-only-bots = Pelo menos um lugar precisa ser de uma pessoa.
problem-too-late-to-abort = A primeira vaza já acabou. Você pode desistir, mas não dá mais para cancelar a partida.
problem-not-proved = A sua vitória ainda não está garantida. Continue jogando.
problem-claimed-before = Você pode reivindicar a vitória uma vez por vaza. Continue jogando e tente de novo na próxima.
problem-rematch-declined = A revanche foi recusada. Abra uma nova mesa para jogar de novo.
problem-no-rematch = Esta proposta de revanche não vale mais.
problem-not-away = O computador só assume um lugar depois que o jogador fica um tempo fora.
problem-nothing-to-return-to = O computador não está jogando por você.
problem-bot-plays = O computador está jogando por você. Retome o seu lugar primeiro.
problem-too-many-tables = Você tem partidas demais em andamento. Termine algumas primeiro.
problem-saying = A mensagem está vazia ou é longa demais. Mude-a e tente de novo.
problem-stopping = O servidor vai parar em instantes. Volte logo.
problem-fault = Houve um erro no servidor. Nada foi alterado.
problem-conflict = A mesa mudou nesse meio-tempo. Confira e tente de novo.
problem-name = Este nome não pode ser usado. Escolha um com 2 a 24 letras, algarismos ou espaços que não pareça com o de outra pessoa.
problem-password = Uma senha precisa ter de 8 a 200 caracteres.
problem-wrong = Nome ou senha errados.
problem-has-account = Você já tem uma conta.
problem-not-over = As cartas são mostradas quando a partida acaba.
problem-no-game = Nesta mesa nenhuma carta foi distribuída.
problem-nobody = Você não entrou na sua conta.
problem-uncertain = A conexão caiu antes da resposta do servidor, então isso pode ou não ter dado certo. Confira antes de tentar de novo.
problem-branch = Não dá para continuar a partir deste ponto.
problem-from = Uma partida pode ser vista com as cartas à vista, como espectador ou de um dos seus lugares.
problem-in-person = Para isso um token não basta. Entre primeiro.
problem-no-person = Esta pessoa não existe.
problem-no-token = Este token não existe. Talvez já tenha sido excluído.
problem-no-tracker = O contador de cartas está desativado nesta mesa.
problem-origin = Este pedido veio de outro site, então nada foi alterado.
problem-scope = Este token não permite isso.
problem-settings = Estas configurações não podem ser salvas: são longas demais ou ilegíveis.
problem-token = Um token precisa de um nome e de pelo menos uma permissão.
problem-too-many-mutes = Você não pode silenciar mais pessoas. Reative uma primeiro.
problem-too-many-tokens = Você não pode ter mais tokens. Exclua um primeiro.
problem-unreadable = O servidor não conseguiu ler o pedido. Recarregue a página e tente de novo.

## Without the server

offline = Sem conexão com o servidor
offline-text = Você pode estar sem internet, ou o servidor pode estar parado. As suas partidas estão guardadas lá, então nada se perdeu. A página continua tentando se reconectar.
try-again = Tentar de novo
connecting-to-server = Conectando ao servidor…
page-coming = Carregando a página…
takes-long = Está demorando mais que o normal.
outdated = Esta página está desatualizada
outdated-text = O servidor foi atualizado. Nada se perdeu: recarregue esta página.
reload = Recarregar
new-build = O Interregnum foi atualizado. Recarregue quando quiser.
page-missing = Não foi possível carregar esta página
page-missing-text = Você pode estar sem internet, ou o Interregnum foi atualizado desde que você o abriu. Nada se perdeu: recarregue a página.
