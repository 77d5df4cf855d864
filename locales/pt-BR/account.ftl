account-you = Conta
account-recent = Partidas recentes
account-all-games = Todas as partidas
account-nobody = Não é preciso ter conta. Jogue como visitante ou escolha primeiro um nome.
account-come-in = Usar este nome
account-guest = Você está jogando como visitante, e só este navegador conhece você. Crie uma conta para encontrar as suas partidas em qualquer lugar.
account-has = Você entrou na sua conta.
account-name = Nome
account-password = Senha
account-rename = Mudar nome
account-renamed = O seu nome foi mudado.
account-make = Cadastrar-se
account-make-text = Só um nome e uma senha. As suas partidas e configurações continuam suas. Não há endereço de e-mail, então uma senha perdida não pode ser recuperada: guarde-a bem.
account-made = A sua conta foi criada.
account-log-in = Entrar
account-log-in-text = As partidas que você jogou como visitante neste navegador não vão para essa conta.
account-log-out = Sair
account-log-out-guest = Se você sair como visitante, não poderá voltar: as suas partidas ficam, mas não são mais suas. Cadastre-se antes, se quiser mantê-las.
account-forget = Apagar meus dados
account-delete = Excluir conta
account-delete-note = Remove para sempre deste servidor o seu nome, as suas configurações e os seus tokens.
account-delete-text = O seu nome, as suas configurações e os seus tokens são excluídos na hora e não podem ser recuperados. As partidas ficam para quem jogou com você, sem o seu nome. Nas partidas em andamento, ninguém vai jogar no seu lugar.
account-deleted = A sua conta e os seus dados foram excluídos.
account-settings = Configurações
account-group-look = Aparência
account-group-play = Jeito de jogar
account-group-sound = Som
account-motion = Animações
account-motion-none = nenhuma
account-motion-fast = rápida
# As in English.
account-motion-normal = normal
account-motion-slow = lenta
account-layout = Visão da mesa
account-layout-cards = como cartas
account-layout-text = como texto, com linha de comando
account-confirm = Tocar duas vezes em uma carta para jogá-la
account-hold = Vazas concluídas
account-hold-short = saem logo
account-hold-long = ficam um pouco mais
account-hold-tap = ficam até eu tocar nelas
account-notify = Avisar quando for a minha vez e a página estiver escondida
account-notify-refused = O seu navegador bloqueia as notificações desta página. Você pode permiti-las nas configurações dele.
account-notify-insecure = Os navegadores só permitem notificações em páginas seguras (https), e esta não é.
account-sound = Som
# As in English.
account-volume = Volume
sound-kind-turn = A sua vez e o relógio
sound-kind-cards = Cartas jogadas e pegas
sound-kind-tricks = Vazas e fases
sound-kind-powers = Poderes
sound-kind-votes = Votos e final do jogo
sound-kind-people = Quem chega e quem sai

## Muted players

account-muted = Jogadores silenciados
muted-text = Você não vê as mensagens destes jogadores. Para silenciar alguém, use o botão ao lado de uma mensagem dele no chat.
muted-coming = Carregando a lista…
muted-nobody = Você não silenciou ninguém.
muted-hear = Reativar
muted-hear-who = Reativar { $name }
unmuted = Você vê de novo as mensagens de { $name }.

## Tokens for programs

account-tokens = Tokens para programas
token-text = Com um token, um programa pode agir em seu nome, dentro das permissões que você der a ele. Quem tem o token pode fazer o mesmo: guarde-o em segredo.
token-none = Você não tem tokens.
token-coming = Carregando seus tokens…
token-new = Novo token
token-label = Para que serve
token-scopes = Permissões
scope-read = Ver o que você vê
scope-play = Abrir mesas e jogar
scope-chat = Usar o chat nas mesas
scope-account = Mudar o seu nome e as configurações
token-make = Criar o token
token-needs-scope = Escolha pelo menos uma permissão.
# As in English.
token-secret = Token
token-secret-text = Copie o token agora: ele não será mostrado de novo.
token-copied = Token copiado.
token-dates = criado { $made }, usado { $used }
token-drop = Excluir
token-drop-which = Excluir o token: { $label }
token-drop-text = Os programas que usam o token “{ $label }” vão parar de funcionar.
token-api = Documentação da API
