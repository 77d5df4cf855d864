title = { $page } – Interregnum
title-home = Interregnum – gioca a Claim nel browser
skip-to-page = Vai alla pagina
home = Pagina iniziale
new-table = Nuovo tavolo
history = Cronologia
account = Account e impostazioni
rules = Regole
learn = Impara il gioco
replay = Replay
menu = Menu
close = Chiudi
cancel = Annulla
language = Lingua
as-the-browser = Come il browser
as-the-system = Come il sistema
theme = Colori
theme-light = Chiaro
theme-dark = Scuro
sound-on = Attiva l’audio
sound-off = Disattiva l’audio
sound-is-on = L’audio è attivo
sound-is-off = L’audio è spento
keys = Tasti
key-help = Mostra i tasti
key-sound = Audio sì o no
letters = Tasti di lettere, cifre e segni
letters-on = funzionano da soli
letters-alt = funzionano insieme ad Alt
letters-off = non fanno nulla
guest-name = Ospite { $number }
no-such-page = Questa pagina non esiste
no-such-page-text = Forse c’è un errore nell’indirizzo, o il tavolo non c’è più.

## The connection

connected = connesso
connecting = connessione…
connection-lost-short = nessuna connessione

## What a card is in, besides its name

card-strength = { $card }, forza { $strength }
card-captured = catturata
card-crushed = schiacciata
card-wins = vince il turno

## Why something was not done, by the server's word for it

problem-unreachable = Il server non risponde. Riprova fra un momento.
problem-other = Non è stato possibile: { $detail }
problem-rules = Le regole non lo permettono (regola { $rule }).
problem-options = Un tavolo così non si può aprire. Scegli diversamente.
problem-no-such-seat = A questo tavolo non c’è un posto simile.
problem-too-many = Una pagina non può seguire altri tavoli: sono già troppi.
problem-late = Non serve più rispondere: qualcuno è arrivato prima, o la risposta c’è già.
problem-not-stored = In questo momento il server non può salvare nulla, quindi non è successo niente. Riprova.
problem-too-many-requests = Troppe richieste insieme. Aspetta un momento e riprova.
problem-too-many-connections = Ci sono troppe connessioni da qui. Chiudi qualche pagina.
problem-no-table = Questo tavolo non esiste. Forse c’è un errore nel link.
problem-no-spectators = A questo tavolo nessuno può assistere.
problem-no-seat = Non hai un posto a questo tavolo. Prima siediti.
problem-taken = Questo posto è occupato. Scegline un altro.
problem-seated-elsewhere = Qui hai già un altro posto. Prima lascialo.
problem-stage = In questo momento della partita non si può.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-only-bots = Almeno un posto dev’essere per una persona.
problem-too-late-to-abort = Il primo turno è finito: puoi abbandonare, ma non annullare la partita.
problem-not-proved = Non è ancora certo che nessuno possa toglierti la vittoria. Continua a giocare.
problem-not-away = Il computer può prendere un posto solo quando chi lo occupa manca da un po’.
problem-nothing-to-return-to = Il computer non gioca per te.
problem-bot-plays = Il computer gioca per te. Prima riprendi il tuo posto.
problem-too-many-tables = Hai troppe partite in corso. Prima finiscine qualcuna.
problem-saying = Un messaggio ha bisogno di un po’ di testo, ma non troppo.
problem-stopping = Il server sta per fermarsi. Torna fra poco.
problem-fault = Il server ha fatto un errore. Non è successo niente.
problem-conflict = Nel frattempo al tavolo è successo altro. Guarda di nuovo.
problem-name = Questo nome non si può usare. Ha da 2 a 24 lettere, cifre o spazi, e non deve somigliare a quello di altri.
problem-password = Una password ha da 8 a 200 caratteri.
problem-wrong = Nome o password non sono giusti.
problem-has-account = Hai già un account.
problem-not-over = Le carte si mostrano quando la partita è finita.
problem-no-game = A questo tavolo non sono state distribuite carte.
problem-nobody = Qui nessuno ha fatto l’accesso.
problem-uncertain = La connessione è caduta prima della risposta del server, quindi non è certo che sia stato fatto. Controlla prima di riprovare.
problem-branch = Da questo punto nessuna partita può continuare.
problem-from = Una partita si vede scoperta, da spettatore o da uno dei suoi posti.
problem-in-person = Per questo un token non basta. Prima accedi.
problem-no-person = Questa persona non esiste.
problem-no-token = Questo token non esiste. Forse è già stato eliminato.
problem-no-tracker = A questo tavolo si gioca senza il riepilogo delle carte.
problem-origin = Questa richiesta veniva dalla pagina di un altro sito, quindi non è successo niente.
problem-scope = Questo token non serve a questo.
problem-settings = Queste opzioni non si possono conservare: sono troppo lunghe o illeggibili.
problem-token = Un token ha bisogno di un nome e di qualcosa a cui serva.
problem-too-many-mutes = Non puoi silenziare altre persone. Prima torna ad ascoltare qualcuno.
problem-too-many-tokens = Non puoi avere altri token. Prima eliminane uno.
problem-unreadable = Il server non ha capito questa pagina. Ricaricala e riprova.

## Without the server

offline = Il server non si raggiunge
offline-text = O manca la connessione, o il server è fermo. Le partite sono al sicuro lì: niente è perduto. Questa pagina riprova da sola.
try-again = Riprova
outdated = Questa pagina è troppo vecchia
outdated-text = Il server è stato aggiornato e parla solo con pagine nuove. Nulla è perduto: ricarica questa pagina.
reload = Ricarica
new-build = Interregnum è stato aggiornato. Ricarica quando vuoi.
page-missing = Non è stato possibile caricare questa pagina
page-missing-text = O sei offline, o Interregnum è stato aggiornato da quando l’hai aperto. Nulla è perduto: ricarica la pagina.
