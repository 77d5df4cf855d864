you = Tu
your-team = La tua squadra
empty-seat = Posto libero
# As in English.
bot-nth = Bot { $number }
trick-of = presa { $number } di { $total }
trick-number = presa { $number }
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
log-won = { $name } vince la presa.
log-won-you = Vinci la presa.
log-leads = { $name } inizia la prossima presa.
log-leads-you = Inizi tu la prossima presa.
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
log-aside = { $card } viene messo da parte.
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
log-vote-claimed =
    { $count ->
        [one] { $name } si assicura { faction-vote }.
       *[other] { $name } si assicurano { faction-vote }.
    }
log-vote-claimed-you = Ti assicuri { faction-vote }.
log-vote-claimed-team = La tua squadra si assicura { faction-vote }.
log-bot-took = Ora il computer gioca per { $name }.
log-bot-took-you = Ora il computer gioca per te.
log-returned = { $name } è di nuovo al tavolo.
log-returned-you = Sei di nuovo al tavolo.

## The page

table = Tavolo
your-turn-title = Tocca a te!
looking-for-table = Caricamento del tavolo…
no-table-here = Impossibile mostrare questo tavolo
stage = Il tavolo
lies-about = Carte sul tavolo
the-votes = I voti
sure-votes = { $name } { $count }
your-hand = La tua mano
your-followers = I tuoi Seguaci
only-you-see = { $count } · li vedi solo tu
score-piles = Mazzi dei Punti
piles = Mazzi
pile-of = { $name }
look-through = Guarda nei mazzi
last-trick = Ultima presa
no-last-trick = Non è ancora stata giocata nessuna presa.
no-followers = Le carte che vinci o peschi diventano i tuoi Seguaci: la tua mano per la Fase Due.
log = Registro
# As in English.
talk = Chat
tracker = Conteggio
no-tracker = A questo tavolo il conteggio delle carte è disattivato.
tracker-coming = Caricamento del conteggio delle carte…
tracker-open = scoperte
tracker-mine = tue
tracker-elsewhere = non si sa
tracker-sure = altrui
tracker-partner = del compagno
tracker-opponents = degli avversari
tracker-tap = Tocca una carta per vedere dove può essere.
tracker-keys = Tocca una carta per vedere dove può essere. Con le frecce passi da una carta all’altra.
tracked-card = { $card }: { $places }
tracked-mine = { $count } a te
tracked-open = { $count } in vista
tracked-deck =
    { $certainty ->
        [sure] { $least } nel mazzo
        [or] { $least } o { $most } nel mazzo
        [range] da { $least } a { $most } nel mazzo
        [at-most] al massimo { $most } nel mazzo (almeno una: { $chance }%)
       *[chance] { $chance }% nel mazzo
    }
tracked-hand =
    { $certainty ->
        [sure] { $least } in mano a { $name }
        [or] { $least } o { $most } in mano a { $name }
        [range] da { $least } a { $most } in mano a { $name }
        [at-most] al massimo { $most } in mano a { $name } (almeno una: { $chance }%)
       *[chance] { $chance }% in mano a { $name }
    }
tracked-followers =
    { $certainty ->
        [sure] { $least } tra i Seguaci di { $name }
        [or] { $least } o { $most } tra i Seguaci di { $name }
        [range] da { $least } a { $most } tra i Seguaci di { $name }
        [at-most] al massimo { $most } tra i Seguaci di { $name } (almeno una: { $chance }%)
       *[chance] { $chance }% tra i Seguaci di { $name }
    }
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
clock-low = Ti resta meno di un minuto.
clock-last = Ti restano dieci secondi.
days-left =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }

## Votes

need-short = { $count }
need-more = ancora { $count } per essere al sicuro
vote-ahead-you = sei in vantaggio
vote-ahead-team = siete in vantaggio
vote-ahead =
    { $count ->
        [one] { $name } è in vantaggio
       *[other] { $name } sono in vantaggio
    }
vote-ahead-nobody = nessuno è in vantaggio
still-to-come = ancora { $count } in gioco
gone-count = { $count } fuori gioco
vote-yours = tuo
vote-to = a { $name }
vote-nobody = di nessuno
decided-yours = è tuo
decided-for = va a { $name }
decided-nobody = non va a nessuno
held-by = { $name } { $count }
tile-label = { $faction }: { $numbers }; { $state }
score-line = { $faction }: { $numbers }.
score-line-decided = { $faction }: { $numbers }; { $state }.
points-count = Qui contano i punti, non le carte.
contest-cards-you =
    { $held ->
        [0] Non hai ancora raccolto carte.
        [one] Hai raccolto { $held } carta.
       *[other] Hai raccolto { $held } carte.
    }
contest-cards-team =
    { $held ->
        [0] La tua squadra non ha ancora raccolto carte.
        [one] La tua squadra ha raccolto { $held } carta.
       *[other] La tua squadra ha raccolto { $held } carte.
    }
contest-cards =
    { $count ->
        [one] { $name } { $held ->
            [0] non ha ancora raccolto carte.
            [one] ha raccolto { $held } carta.
           *[other] ha raccolto { $held } carte.
        }
       *[other] { $name } { $held ->
            [0] non hanno ancora raccolto carte.
            [one] hanno raccolto { $held } carta.
           *[other] hanno raccolto { $held } carte.
        }
    }
contest-points-you =
    { $held ->
        [0] Non hai ancora punti.
        [one] Hai { $held } punto.
       *[other] Hai { $held } punti.
    }
contest-points-team =
    { $held ->
        [0] La tua squadra non ha ancora punti.
        [one] La tua squadra ha { $held } punto.
       *[other] La tua squadra ha { $held } punti.
    }
contest-points =
    { $count ->
        [one] { $name } { $held ->
            [0] non ha ancora punti.
            [one] ha { $held } punto.
           *[other] ha { $held } punti.
        }
       *[other] { $name } { $held ->
            [0] non hanno ancora punti.
            [one] hanno { $held } punto.
           *[other] hanno { $held } punti.
        }
    }
contest-ahead-you = Sei in vantaggio.
contest-ahead-team = La tua squadra è in vantaggio.
contest-ahead =
    { $count ->
        [one] { $name } è in vantaggio.
       *[other] { $name } sono in vantaggio.
    }
contest-ahead-nobody = Nessuno è in vantaggio.
contest-needs-you =
    { $needs ->
        [one] Per assicurarti questo voto te ne serve ancora { $needs }.
       *[other] Per assicurarti questo voto te ne servono ancora { $needs }.
    }
contest-needs-team =
    { $needs ->
        [one] Per assicurarsi questo voto, alla tua squadra ne serve ancora { $needs }.
       *[other] Per assicurarsi questo voto, alla tua squadra ne servono ancora { $needs }.
    }
contest-open =
    { $open ->
        [0] In gioco non resta più niente.
        [one] In gioco ne resta ancora { $open }.
       *[other] In gioco ne restano ancora { $open }.
    }
contest-gone =
    { $gone ->
        [one] Fuori gioco ce n’è { $gone }.
       *[other] Fuori gioco ce ne sono { $gone }.
    }
contest-won-you = Hai conquistato questo voto.
contest-won-team = La tua squadra ha conquistato questo voto.
contest-won =
    { $count ->
        [one] { $name } ha conquistato questo voto.
       *[other] { $name } hanno conquistato questo voto.
    }
contest-won-nobody = Questo voto non va a nessuno.

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
top-only-you = La carta con l’occhio è la prima del mazzo. La vedi solo tu.
deck-label =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
zone-aside-waiting = Troll in attesa
goes-next = il prossimo a essere preso
winner-takes-aside = Chi vince la prossima presa prende { $card }.
fire = Fuoco della Fenice

## The say line

connection-lost = Connessione persa. Nuovo tentativo… La tua partita è al sicuro.
game-over = La partita è finita.
sending = Invio…
ask-lead = Tocca a te, e inizi tu. Gioca una carta qualsiasi.
ask-lead-phase-two = Fase Due: ora i tuoi Seguaci sono la tua mano. Inizi tu.
ask-follow = Tocca a te. { faction-led }: devi rispondere con la stessa fazione.
ask-follow-stand-in = Tocca a te. { faction-led }: rispondi con la stessa fazione o con un Mutaforma.
ask-any = Tocca a te. { faction-led } e tu non hai carte di quella fazione. Gioca una carta qualsiasi.
ask-confirm = { $card }: tocca di nuovo la carta o premi Gioca.
ask-take = Scegli una carta come Seguace.
ask-take-deck = La tua Veggente ha vinto. Prendi una carta scoperta o la prima del mazzo.
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
queued-sentence = { $card } è in coda e sarà giocata appena possibile. Toccala per annullare.
play-card = Gioca { $card }
pass-button = Passa { $chosen }/{ $count }
discard-button = Scarta { $chosen }/{ $count }
take-card = Prendi { $card }
take-deck = Prendi la prima del mazzo: { $card }
crush-whose = Schiaccia lo Gnomo di { $name }
crush-none = Risparmiali
choice-key = { $choice } (tasto { $key })

## Cards of the hand, for screen readers

held-refused = { $card }, ora non si può giocare
held-queued = { $card }, in coda
held-sealed = { $card }, scelta e sigillata
held-key = { $card }, tasto { $key }
chosen-card = Hai scelto { $card }. Premi Invio per giocarla.
queued-card = { $card } è in coda.
unqueued-card = La carta non è più in coda.
queued-refused = { $card } ora non si può giocare, perciò non è più in coda.
refused-because = { $reason } (regola { $rule })
power-not-now = Non ora.
power-more = Approfondisci nelle regole
power-told = { $name }: { $text }

## Chat

watching = guarda
mute = Silenzia { $name }
muted = Hai silenziato { $name }.
say-something = Scrivi un messaggio
nothing-said = Ancora nessun messaggio.
send = Invia
said = { $name }: { $text }

## Before the game

waiting-for-players = In attesa di giocatori
almost-ready = Quasi pronti
you-named = { $name } (tu)
# As in English.
computer = Computer
# As in English.
computer-level = Computer: { $level }
is-ready = a posto
not-ready = non ancora a posto
ready = Cominciamo
leave-seat = Lascia il posto
sit-down = Siediti
who-plays-seat = Chi gioca al posto { $number }
for-a-person = Una persona
invite-link = Invita qualcuno
invite-text = Chi ha questo link può prendere posto. Non serve registrarsi.
copy = Copia
share = Condividi
link-copied = Link copiato.
invited = Hai ricevuto un invito a una partita
invited-by = { $name } ti invita a una partita
invited-title = { $name } ti sta aspettando.
invited-text = Non serve un account.
invited-how = Come si gioca a Claim?
your-name = Il tuo nome
join = Partecipa
anyone = Chiunque
searching =
    { $players ->
        [2] Ricerca di un avversario
       *[other] Ricerca di giocatori
    }
search-others =
    { $count ->
        [0] Al momento non c’è nessun altro ai tavoli pubblici.
        [one] C’è { $count } altra persona ai tavoli pubblici.
       *[other] Ci sono altre { $count } persone ai tavoli pubblici.
    }
search-impatient = Non vuoi aspettare?
search-computer = Gioca intanto contro il computer
search-link = Manda il link a un amico
search-stop = Interrompi la ricerca

## The menu of a table, and keys

layout-text = Mostra come testo
layout-cards = Mostra come carte
take-seat-back = Riprendi il tuo posto
give-to-computer = Fai giocare il computer per { $name }
claim-win = Rivendica la vittoria
claim-sure = Hai abbastanza voti per vincere. Rivendica ora la vittoria, o continua a giocare.
abort = Annulla la partita
abort-text = La partita finisce senza risultato. Si può annullare fino alla fine della prima presa.
resign = Abbandona
resign-text = Perdi la partita. Non si può tornare indietro.
rematch = Rivincita
to-rematch = Vai alla rivincita
rematch-title = { $name } vuole la rivincita
rematch-offered = { $name } vuole la rivincita.
rematch-accept = Accetta
rematch-decline = Rifiuta
rematch-waiting = Rivincita proposta. In attesa di { $names }.
rematch-withdraw = Ritira la proposta
rematch-declined =
    { $count ->
        [one] { $names } ha rifiutato la rivincita.
       *[other] { $names } hanno rifiutato la rivincita.
    }
rematch-declined-you = Hai rifiutato la rivincita.
rematch-withdrawn = { $name } ha ritirato la proposta di rivincita.
rematch-withdrawn-you = Hai ritirato la tua proposta di rivincita.
key-choose = Scegli una carta della mano o una di quelle in palio
key-play = Gioca la carta scelta
key-take-back = Annulla una scelta
key-arrows = Passa da una carta all’altra, alla prima o all’ultima; con Maiusc sposta la carta
key-code = Vai a una carta della mano con la sua sigla
key-power = Mostra che cosa fa la carta selezionata
key-piles = Seguaci e mazzi
key-layout = Passa da carte a testo o viceversa

## The table as text

text-command = Comando
text-do = Esegui
text-answers = Che cosa è successo
text-help = Comandi: { $commands }. Valgono anche le parole inglesi.
text-trick = Nella presa: { $cards }.
text-trick-empty = Nella presa non c’è ancora nessuna carta.
text-played = { $name }: { $card }, forza { $strength }
text-market =
    { $count ->
        [one] Carte scoperte: { $cards }. { $count } carta nel mazzo.
       *[other] Carte scoperte: { $cards }. { $count } carte nel mazzo.
    }

command-hand = mano, carte
command-trick = presa
command-market = scoperte, mercato
command-score = voti, punteggio
command-followers = seguaci
command-last = ultima, ultimo
command-turn = tocca
command-clock = orologio, tempo
command-play = gioca
command-take = prendi
command-pass = passa
command-discard = scarta
command-crush = schiaccia
command-say = di, dici, chat
command-help = aiuto
command-deck = mazzo
command-none = nessuno
