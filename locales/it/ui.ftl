# As in English.
title = { $page } – Interregnum
title-home = Interregnum – gioca a Claim nel browser
skip-to-page = Vai al contenuto
home = Pagina iniziale
new-table = Nuovo tavolo
history = Cronologia
account = Account e impostazioni
rules = Regole
learn = Impara a giocare
# As in English.
replay = Replay
# As in English.
menu = Menu
rail = Navigazione principale
rail-play = Gioca
close = Chiudi
go-back = Indietro
language = Lingua
as-the-browser = Come il browser
as-the-system = Come il sistema
theme = Tema
theme-light = Chiaro
theme-dark = Scuro
sound-on = Attiva l’audio
sound-off = Disattiva l’audio
sound-is-on = L’audio è attivo
sound-is-off = L’audio è spento
keys = Scorciatoie da tastiera
key-help = Mostra le scorciatoie
key-sound = Attiva o disattiva l’audio
letters = Scorciatoie a tasto singolo
letters-on = attive
letters-alt = solo con Alt
letters-off = disattivate
guest-name = Ospite { $number }
no-such-page = Pagina non trovata
no-such-page-text = Forse c’è un errore nell’indirizzo, o il tavolo non c’è più.

## The connection

connected = connesso
connecting = connessione…
connection-lost-short = nessuna connessione

## What a card is in, besides its name

card-strength = { $card }, forza { $strength }
card-captured = catturata
card-crushed = schiacciata
card-wins = vince la presa

## Why something was not done, by the server's word for it

problem-unreachable = Il server non è raggiungibile. Riprova fra un momento.
problem-other = Non è stato possibile: { $detail }
problem-rules = Le regole non lo permettono (regola { $rule }).
problem-options = Con queste opzioni non si può aprire un tavolo. Cambiale e riprova.
problem-no-such-seat = A questo tavolo quel posto non esiste.
problem-too-many = Questa pagina segue troppi tavoli. Prima chiudine uno.
problem-late = Troppo tardi: quella scelta è già stata fatta.
problem-not-stored = In questo momento il server non può salvare nulla. Non è stato modificato niente. Riprova.
problem-too-many-requests = Troppe richieste. Aspetta un momento e riprova.
problem-too-many-connections = Troppe connessioni dalla tua rete. Chiudi qualche pagina e riprova.
problem-no-table = Questo tavolo non esiste. Forse c’è un errore nel link.
problem-no-spectators = A questo tavolo non sono ammessi spettatori.
problem-no-seat = Non hai un posto a questo tavolo. Prima prendine uno.
problem-taken = Questo posto è occupato. Scegline un altro.
problem-seated-elsewhere = Hai già un posto a questo tavolo. Prima lascialo.
problem-stage = A questo punto della partita non si può.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-only-bots = Almeno un posto dev’essere per una persona.
problem-too-late-to-abort = La prima presa è finita. Puoi abbandonare, ma non più annullare la partita.
problem-not-proved = La tua vittoria non è ancora certa. Continua a giocare.
problem-claimed-before = Puoi rivendicare la vittoria una volta per presa. Continua a giocare e riprova alla prossima.
problem-rematch-declined = La rivincita è stata rifiutata. Apri un nuovo tavolo per giocare ancora.
problem-no-rematch = Questa proposta di rivincita non è più valida.
problem-not-away = Il computer può prendere un posto solo quando chi lo occupa manca da un po’.
problem-nothing-to-return-to = Il computer non gioca per te.
problem-bot-plays = Il computer gioca per te. Prima riprendi il tuo posto.
problem-too-many-tables = Hai troppe partite in corso. Prima finiscine qualcuna.
problem-saying = Il messaggio è vuoto o troppo lungo. Cambialo e riprova.
problem-stopping = Il server sta per fermarsi. Torna fra poco.
problem-fault = Si è verificato un errore sul server. Non è stato modificato niente.
problem-conflict = Nel frattempo il tavolo è cambiato. Controlla e riprova.
problem-name = Questo nome non si può usare. Scegline uno di 2–24 lettere, cifre o spazi, che non somigli a quello di altri.
problem-password = Una password deve avere da 8 a 200 caratteri.
problem-wrong = Nome o password errati.
problem-has-account = Hai già un account.
problem-not-over = Le carte si mostrano quando la partita è finita.
problem-no-game = A questo tavolo non sono state distribuite carte.
problem-nobody = Non hai fatto l’accesso.
problem-uncertain = La connessione è caduta prima che il server rispondesse, quindi non è certo se l’azione sia riuscita. Controlla prima di riprovare.
problem-branch = Da questo punto non si può continuare a giocare.
problem-from = Una partita si può vedere a carte scoperte, come spettatore o da uno dei suoi posti.
problem-in-person = Per questo un token non basta. Prima accedi.
problem-no-person = Questa persona non esiste.
problem-no-token = Questo token non esiste. Forse è già stato eliminato.
problem-no-tracker = A questo tavolo il conteggio delle carte è disattivato.
problem-origin = Questa richiesta veniva da un altro sito, quindi non è stato modificato niente.
problem-scope = Questo token non lo permette.
problem-settings = Queste impostazioni non si possono salvare: sono troppo lunghe o illeggibili.
problem-token = Un token ha bisogno di un nome e di almeno un permesso.
problem-too-many-mutes = Non puoi silenziare altre persone. Prima riattivane una.
problem-too-many-tokens = Non puoi avere altri token. Prima eliminane uno.
problem-unreadable = Il server non è riuscito a leggere la richiesta. Ricarica la pagina e riprova.

## Without the server

offline = Server non raggiungibile
offline-text = Forse sei offline, o il server è fermo. Le tue partite sono salvate lì, quindi niente è perduto. La pagina continua a tentare di ricollegarsi.
try-again = Riprova
connecting-to-server = Connessione al server…
page-coming = Caricamento della pagina…
takes-long = Ci vuole più tempo del solito.
outdated = Questa pagina non è aggiornata
outdated-text = Il server è stato aggiornato. Niente è perduto: ricarica questa pagina.
reload = Ricarica
new-build = Interregnum è stato aggiornato. Ricarica quando vuoi.
page-missing = Non è stato possibile caricare questa pagina
page-missing-text = Forse sei offline, o Interregnum è stato aggiornato da quando l’hai aperto. Niente è perduto: ricarica la pagina.
