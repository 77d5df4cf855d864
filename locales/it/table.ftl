you = Tu
your-team = La tua squadra
empty-seat = Posto libero
bot-nth = Bot { $number }
trick-of = turno { $number } di { $total }
trick-number = turno { $number }
your-card = la tua carta
led-tag = { $name } inizia
partner = in squadra con te
thinking = pensa…
away = non c’è

## The log

log-led = { $name } inizia con { $card }.
log-led-you = Inizi con { $card }.
log-played = { $name } gioca { $card }.
log-played-you = Giochi { $card }.
log-won = { $name } vince il turno.
log-won-you = Vinci il turno.
log-leads = { $name } inizia il prossimo turno.
log-leads-you = Inizi tu il prossimo turno.
log-took = { $name } prende { $card }.
log-took-you = Prendi { $card }.
log-drew = { $name } pesca una carta.
log-drew-you = Peschi una carta.
log-drew-card = { $name } pesca { $card }.
log-drew-card-you = Peschi { $card }.
log-gathered = { $name } ottiene { $card }.
log-gathered-you = Ottieni { $card }.
log-front = { $card } resta davanti a { $name }.
log-front-you = { $card } resta davanti a te.
log-aside = { $card } va da parte e aspetta.
log-crushed = { $name } perde { $card }: schiacciato.
log-crushed-you = Perdi { $card }: schiacciato.
log-fire = { $name } pesca un Fuoco della Fenice.
log-fire-you = Peschi un Fuoco della Fenice.
log-under = { $card } va sotto il mazzo.
log-passed = { $name } passa { $card } a { $to }.
log-passed-hidden = { $name } passa carte a { $to }.
log-discarded = { $name } scarta { $card }.
log-discarded-you = Scarti { $card }.
log-looked = { $name } guarda la prima carta del mazzo.
log-looked-you = Guardi la prima carta del mazzo.
log-looked-card = { $name } guarda la prima carta del mazzo: { $card }.
log-looked-card-you = Guardi la prima carta del mazzo: { $card }.
log-sealed = { $name } ha scelto.
log-sealed-you = Hai scelto.
log-spared = { $name } risparmia gli Gnomi.
log-spared-you = Risparmi gli Gnomi.
log-vote-claimed = Per sempre: { $name } ottiene { faction-vote }.
log-bot-took = Ora il computer gioca per { $name }.
log-bot-took-you = Ora il computer gioca per te.
log-returned = { $name } è di nuovo al tavolo.
log-returned-you = Sei di nuovo al tavolo.

## The page

table = Tavolo
your-turn-title = Tocca a te!
looking-for-table = Ricerca del tavolo…
no-table-here = Questo tavolo non si può mostrare
stage = Il tavolo
lies-about = Che cosa c’è sul tavolo
the-votes = I voti
sure-votes = { $name } { $count }
your-hand = La tua mano
your-followers = I tuoi Seguaci
only-you-see = { $count } · li vedi solo tu
score-piles = Mazzi dei Punti
piles = Mazzi
pile-of = { $name }
look-through = Guarda nei mazzi
last-trick = Ultimo turno
no-last-trick = Nessun turno è ancora finito.
no-followers = Vinci o pesca carte: diventano i tuoi Seguaci, la tua mano nella Fase Due.
log = Diario
talk = Chat
tracker = Riepilogo
no-tracker = A questo tavolo non c’è il riepilogo delle carte.
tracker-open = scoperte
tracker-mine = mie
tracker-elsewhere = altrove
tracker-sure = di certo altrui
tracker-tap = Tocca una carta per vedere dove può essere.
tracker-keys = Le frecce passano da una carta all’altra.
tracked-mine = { $count } a me
tracked-open = { $count } in vista
tracked-at = { $place } { $share } %
tracked-at-seat = { $place } di { $name } { $share } %
locations = Luoghi
no-setting = nessuna Ambientazione
no-building = nessun Edificio
dock = Altro sulla partita
none = niente
say-label = Che cosa fare
in-hand = { $count } in mano
in-pile = { $count } nel Mazzo dei Punti
bot-plays = gioca il computer
has-chosen = ha scelto
clock-low = Sul tuo orologio resta meno di un minuto.
clock-last = Sul tuo orologio restano dieci secondi.
days-left =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## Votes

need-short = { $count }
need-you = te ne servono ancora { $count }
need-team = alla tua squadra ne servono ancora { $count }
still-to-come = ancora { $count } in gioco
gone-count = { $count } fuori gioco
vote-yours = tuo
vote-theirs = altrui
vote-nobody = nessuno
decided-yours = deciso: tuo
decided-for = deciso: { $name }
decided-nobody = deciso: di nessuno
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
points-count = Qui contano i punti, non le carte.

## The prize of Phase One, and what lies about in Phase Two

rank-winner = Chi vince
rank-loser = Chi perde
rank-nth = { $number }º
stake-market =
    { $count ->
        [one] { $places } prende
       *[other] { $places } scelgono
    }
stake-deck =
    { $count ->
        [one] { $places } pesca
       *[other] { $places } pescano
    }
left-over =
    { $count ->
        [one] { $count } carta va sotto il mazzo
       *[other] { $count } carte vanno sotto il mazzo
    }
unseen = una carta, coperta
only-you = la vedi solo tu
top-only-you = Con l’occhio: la cima del mazzo. La vedi solo tu.
deck-label =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
zone-aside-waiting = Troll in attesa
goes-next = il prossimo
winner-takes-aside = Chi vince il prossimo turno prende { $card }.
fire = Fuoco della Fenice

## The say line

connection-lost = Connessione persa. Nuovo tentativo… Niente è perduto: la partita aspetta.
game-over = La partita è finita.
sending = La tua scelta sta partendo…
ask-lead = Tocca a te, e inizi tu. Gioca una carta qualsiasi.
ask-lead-phase-two = Fase Due: ora i tuoi Seguaci sono la tua mano. Inizi tu.
ask-follow = Tocca a te. Fazione del Leader: { faction-name }. Ne hai, quindi giocane una.
ask-follow-stand-in = Tocca a te. Fazione del Leader: { faction-name }. Giocane una, oppure un Mutaforma.
ask-any = Tocca a te. Fazione del Leader: { faction-name }. Puoi giocare qualsiasi carta.
ask-confirm = { $card }: toccala di nuovo o premi Gioca.
ask-take = Scegli una carta: diventa il tuo Seguace.
ask-take-deck = La tua Veggente ha vinto: prendi una carta scoperta o la prima del mazzo.
ask-pass =
    { $count ->
        [one] Scegli { $count } carta da passare a { $name }.
       *[other] Scegli { $count } carte da passare a { $name } (scelte: { $chosen }).
    }
ask-discard =
    { $count ->
        [one] Scegli { $count } carta da scartare.
       *[other] Scegli { $count } carte da scartare (scelte: { $chosen }).
    }
ask-crush = { $card } può schiacciare uno Gnomo. Di chi?
bot-thinks =
    { $count ->
        [one] { $names } sta pensando…
       *[other] { $names } stanno pensando…
    }
waiting-for = In attesa di { $names }…
waiting-away =
    { $count ->
        [one] { $names } non c’è.
       *[other] { $names } non ci sono.
    }
computer-takes-over = Fai giocare il computer
bot-plays-for-you = Il computer gioca per te. Puoi riprendere il tuo posto quando vuoi.
queued-sentence = { $card } è in attesa: sarà giocata appena possibile. Toccala per riprenderla.
play-card = Gioca { $card }
pass-button = Passa { $chosen }/{ $count }
discard-button = Scarta { $chosen }/{ $count }
take-card = Prendi { $card }
take-deck = Prendi la prima del mazzo: { $card }
crush-whose = Schiaccia: { $name }
crush-none = Risparmiali
choice-key = { $choice } (tasto { $key })

## Cards of the hand, for those who hear them

held-refused = { $card }, ora non si può giocare
held-queued = { $card }, in attesa
held-sealed = { $card }, scelta e sigillata
held-key = { $card }, tasto { $key }
chosen-card = Hai scelto { $card }. Invio la gioca.
queued-card = { $card } è in attesa.
unqueued-card = La carta in attesa torna in mano.
queued-refused = { $card } ora non si può giocare, perciò non è più in attesa.
refused-because = { $reason } (regola { $rule })

## Talk

watching = guarda
mute = Non sentire più { $name }
muted = Non senti più { $name }.
say-something = Di’ qualcosa
nothing-said = Nessuno ha ancora detto nulla.
send = Invia
said = { $name }: { $text }

## Before the game

waiting-for-players = In attesa di giocatori
almost-ready = Quasi pronti
you-named = { $name } (tu)
computer = Computer
computer-level = Computer: { $level }
free-seat = libero
is-ready = può cominciare
not-ready = non ancora
ready = Sono qui, cominciamo
leave-seat = Lascia il posto
sit-down = Siediti
who-plays-seat = Chi gioca al posto { $number }
for-a-person = Per una persona
invite-link = Invita qualcuno
invite-text = Chi apre questo link può sedersi. Non serve registrarsi.
copy = Copia
share = Condividi
link-copied = Il link è copiato.

## The menu of a table, and keys

layout-text = Mostra come testo
layout-cards = Mostra come carte
take-seat-back = Riprendi il tuo posto
give-to-computer = Fai giocare il computer per { $name }
claim-win = Rivendica la vittoria
abort = Annulla la partita
abort-text = La partita finisce senza risultato. Si può fino alla fine del primo turno.
resign = Abbandona
resign-text = Perdi la partita. Non si può tornare indietro.
rematch = Rivincita
to-rematch = Vai alla rivincita
key-choose = Scegli una carta della mano o una delle offerte
key-play = Gioca ciò che hai scelto
key-take-back = Ritira una scelta
key-arrows = Passa da una carta all’altra, alla prima o all’ultima; con Maiusc sposta la carta
key-code = Vai a una carta della mano con la sua sigla
key-piles = Seguaci e mazzi
key-layout = Carte o testo

## The table as text

text-command = Comando
text-do = Esegui
text-answers = Che cosa è successo
text-help = Comandi: { $commands }. Valgono anche le parole inglesi.
text-trick = Nel turno: { $cards }.
text-trick-empty = Nel turno non c’è ancora nessuna carta.
text-played = { $name }: { $card }, forza { $strength }
text-market =
    { $count ->
        [one] Carte scoperte: { $cards }. { $count } carta nel mazzo.
       *[other] Carte scoperte: { $cards }. { $count } carte nel mazzo.
    }

command-hand = mano, carte
command-trick = turno, presa
command-market = scoperte, mercato
command-score = voti, punteggio
command-followers = seguaci
command-last = ultimo, ultima
command-turn = tocca
command-clock = orologio, tempo
command-play = gioca
command-take = prendi
command-pass = passa
command-discard = scarta
command-crush = schiaccia
command-say = di, dici
command-help = aiuto
command-deck = mazzo
command-none = nessuno
