# As in English.
account-you = Account
account-recent = Ultime partite
account-all-games = Tutte le partite
account-nobody = Non serve un account. Gioca come ospite, oppure scegli prima un nome.
account-come-in = Usa questo nome
account-guest = Giochi come ospite, e ti conosce solo questo browser. Crea un account per ritrovare le tue partite ovunque.
account-has = Hai fatto l’accesso al tuo account.
account-name = Nome
# As in English.
account-password = Password
account-rename = Cambia nome
account-renamed = Il tuo nome è stato cambiato.
account-make = Registrati
account-make-text = Solo un nome e una password. Le tue partite e impostazioni restano tue. Non c’è un indirizzo e-mail, quindi una password persa non si può recuperare: conservala bene.
account-made = Il tuo account è stato creato.
account-log-in = Accedi
account-log-in-text = Le partite giocate come ospite in questo browser non passano a quell’account.
account-log-out = Esci
account-log-out-guest = Se esci come ospite, non puoi tornare: le tue partite restano, ma non sono più tue. Se vuoi tenerle, prima registrati.
account-forget = Elimina i miei dati
account-delete = Elimina l’account
account-delete-note = Rimuove per sempre da questo server il tuo nome, le tue impostazioni e i tuoi token.
account-delete-text = Il tuo nome, le tue impostazioni e i tuoi token vengono eliminati subito e non si possono recuperare. Le partite restano a chi ha giocato con te, senza il tuo nome. Nelle partite in corso nessuno giocherà al tuo posto.
account-deleted = Il tuo account e i tuoi dati sono stati eliminati.
account-settings = Impostazioni
account-group-look = Aspetto
account-group-play = Modo di giocare
account-group-sound = Audio
account-motion = Animazioni
account-motion-none = nessuna
account-motion-fast = veloce
account-motion-normal = normale
account-motion-slow = lenta
account-layout = Vista del tavolo
account-layout-cards = come carte
account-layout-text = come testo, con una riga di comando
account-confirm = Tocca due volte una carta per giocarla
account-hold = Prese concluse
account-hold-short = spariscono subito
account-hold-long = restano un po’ più a lungo
account-hold-tap = restano finché non le tocco
account-notify = Avvisami quando tocca a me e la pagina è nascosta
account-notify-refused = Il tuo browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
account-notify-insecure = I browser permettono notifiche solo su pagine sicure (https), e questa non lo è.
account-sound = Audio
# As in English.
account-volume = Volume
sound-kind-turn = Quando tocca a te, e l’orologio
sound-kind-cards = Carte giocate e prese
sound-kind-tricks = Prese e fasi
sound-kind-powers = Poteri
sound-kind-votes = Voti e fine della partita
sound-kind-people = Chi va e chi viene

## Muted players

account-muted = Giocatori silenziati
muted-text = Non vedi i messaggi di questi giocatori. Per silenziare qualcuno, usa il pulsante accanto a un suo messaggio nella chat.
muted-coming = Caricamento dell’elenco…
muted-nobody = Non hai silenziato nessuno.
muted-hear = Riattiva
muted-hear-who = Riattiva { $name }
unmuted = Vedi di nuovo i messaggi di { $name }.

## Tokens for programs

account-tokens = Token per programmi
token-text = Con un token un programma può agire a tuo nome, nei limiti dei permessi che gli dai. Chi ha il token può fare lo stesso: tienilo segreto.
token-none = Non hai token.
token-coming = Caricamento dei tuoi token…
token-new = Nuovo token
token-label = A che cosa serve
token-scopes = Permessi
scope-read = Vedere ciò che vedi tu
scope-play = Aprire tavoli e giocare
scope-chat = Scrivere in chat ai tavoli
scope-account = Cambiare il tuo nome e le impostazioni
token-make = Crea il token
token-needs-scope = Scegli almeno un permesso.
# As in English.
token-secret = Token
token-secret-text = Copia il token adesso: non verrà più mostrato.
token-copied = Token copiato.
token-dates = creato { $made }, usato { $used }
token-drop = Elimina
token-drop-which = Elimina il token: { $label }
token-drop-text = I programmi che usano il token “{ $label }” smetteranno di funzionare.
token-api = Documentazione dell’API
