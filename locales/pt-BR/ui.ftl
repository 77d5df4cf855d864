title = { $page } – Interregnum
title-home = Interregnum – jogue Claim no navegador
skip-to-page = Ir para a página
home = Início
new-table = Nova mesa
history = Histórico
account = Conta e configurações
rules = Regras
learn = Aprender o jogo
replay = Rever a partida
menu = Menu
close = Fechar
cancel = Cancelar
language = Idioma
as-the-browser = Como no navegador
as-the-system = Como no sistema
theme = Cores
theme-light = Claro
theme-dark = Escuro
sound-on = Ligar o som
sound-off = Desligar o som
sound-is-on = O som está ligado
sound-is-off = O som está desligado
keys = Teclas
key-help = Mostrar as teclas
key-sound = Ligar ou desligar o som
letters = Teclas de letras, números e sinais
letters-on = funcionam sozinhas
letters-alt = funcionam junto com Alt
letters-off = não fazem nada
guest-name = Visitante { $number }
no-such-page = Esta página não existe
no-such-page-text = Talvez haja um erro no endereço, ou a mesa não exista mais.

## The connection

connected = conectado
connecting = conectando…
connection-lost-short = sem conexão

## What a card is in, besides its name

card-strength = { $card }, força { $strength }
card-captured = capturada
card-crushed = esmagada
card-wins = vence a rodada

## Why something was not done, by the server's word for it

problem-unreachable = Não foi possível falar com o servidor. Tente de novo daqui a pouco.
problem-other = Não foi possível: { $detail }
problem-rules = As regras não permitem isso (regra { $rule }).
problem-options = Uma mesa assim não pode ser aberta. Escolha de outro jeito.
problem-no-such-seat = Este lugar não existe nesta mesa.
problem-too-many = Uma página não consegue acompanhar mais mesas ao mesmo tempo.
problem-late = Isso não está mais em aberto: alguém foi mais rápido, ou já foi respondido.
problem-not-stored = O servidor não consegue salvar nada agora, então nada foi feito. Tente de novo.
problem-too-many-requests = Foi muita coisa de uma vez. Espere um momento e tente de novo.
problem-too-many-connections = Há conexões demais daqui. Feche algumas páginas.
problem-no-table = Esta mesa não existe. Talvez haja um erro no link.
problem-no-spectators = Ninguém pode assistir a esta mesa.
problem-no-seat = Você não tem lugar nesta mesa. Sente-se primeiro.
problem-taken = Este lugar está ocupado. Escolha outro.
problem-seated-elsewhere = Você já tem outro lugar aqui. Saia dele primeiro.
problem-stage = Isso não pode ser feito neste momento da partida.
problem-not-host = Só quem abriu a mesa pode fazer isso.
problem-only-bots = Pelo menos um lugar precisa ser de uma pessoa.
problem-too-late-to-abort = A primeira rodada já acabou: você pode desistir, mas não cancelar a partida.
problem-not-proved = Ainda não é certo que ninguém possa tirar a sua vitória. Continue jogando.
problem-not-away = O computador só assume um lugar depois que o jogador fica um tempo fora.
problem-nothing-to-return-to = O computador não está jogando por você.
problem-bot-plays = O computador está jogando por você. Retome o seu lugar primeiro.
problem-too-many-tables = Você tem partidas demais em andamento. Termine algumas primeiro.
problem-saying = Uma mensagem precisa de algum texto, mas não demais.
problem-stopping = O servidor vai parar em instantes. Volte logo.
problem-fault = O servidor cometeu um erro. Nada foi feito.
problem-conflict = Outra coisa aconteceu nesta mesa nesse meio-tempo. Olhe de novo.
problem-name = Este nome não pode ser usado. Ele tem de 2 a 24 letras, algarismos ou espaços e não pode parecer com o de outra pessoa.
problem-password = Uma senha tem de 8 a 200 caracteres.
problem-wrong = Nome ou senha errados.
problem-has-account = Você já tem uma conta.
problem-not-over = As cartas são mostradas quando a partida acaba.
problem-no-game = Nesta mesa nenhuma carta foi distribuída.
problem-nobody = Ninguém entrou com uma conta aqui.
problem-uncertain = A conexão caiu antes da resposta do servidor, então não é certo se isso foi feito. Confira antes de tentar de novo.
problem-branch = Nenhuma partida pode continuar a partir deste ponto.
problem-from = Uma partida é vista aberta, como espectador ou de um dos seus lugares.
problem-in-person = Para isso um token não basta. Entre primeiro.
problem-no-person = Esta pessoa não existe.
problem-no-token = Este token não existe. Talvez já tenha sido excluído.
problem-no-tracker = Nesta mesa se joga sem controle de cartas.
problem-origin = Este pedido veio da página de outro site, então nada foi feito.
problem-scope = Este token não serve para isso.
problem-settings = Estas opções não podem ser guardadas: são longas demais ou ilegíveis.
problem-token = Um token precisa de um nome e de algo para que sirva.
problem-too-many-mutes = Você não pode silenciar mais pessoas. Volte a ouvir alguém primeiro.
problem-too-many-tokens = Você não pode ter mais tokens. Exclua um primeiro.
problem-unreadable = O servidor não entendeu esta página. Recarregue e tente de novo.

## Without the server

offline = Sem caminho até o servidor
offline-text = Ou você está sem conexão, ou o servidor está parado. As partidas ficam guardadas lá: nada se perdeu. Esta página tenta de novo sozinha.
try-again = Tentar de novo
outdated = Esta página é antiga demais
outdated-text = O servidor foi atualizado e só fala com páginas novas. Nada se perdeu: recarregue esta página.
reload = Recarregar
new-build = O Interregnum foi atualizado. Recarregue quando quiser.
page-missing = Não foi possível carregar esta página
page-missing-text = Ou você está offline, ou o Interregnum foi atualizado desde que você o abriu. Nada se perdeu: recarregue a página.
