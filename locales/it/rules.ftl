rules-title = Regole
rules-lead = Tutto il gioco in una pagina. I numeri fra parentesi sono quelli delle regole complete.
rules-search = Cerca nelle regole
rules-nothing = Nessun risultato. Prova un’altra parola, per esempio una fazione o “mazzo”.
rules-number = Regola { $rule }
rules-example = Esempio
rules-try = Provalo
rules-contents = Indice
rules-factions = Le fazioni
rules-settings = Le Ambientazioni
rules-buildings = Gli Edifici

rules-goal-title = L’obiettivo
rules-goal-1 = Il re è morto e il trono è vuoto. Saranno le fazioni del regno a scegliere chi gli succede: ognuna ha un voto. Vince chi ha più voti.
    .rule = 10.4
rules-goal-2 = Il gioco ha due fasi. Nella Fase Uno usi le carte ricevute per reclutare Seguaci. Nella Fase Due giochi quei Seguaci per ottenere supporto: ogni fazione vota per chi ha raccolto più carte sue.
    .rule = 10.1, 10.3

rules-cards-title = Le carte
rules-cards-1 = Ogni carta appartiene a una fazione e ha un valore, fra 0 e 9. La sua forza è il valore, a meno che un’Ambientazione o un Unicorno non la cambi. La forza decide le prese, ed è fissata appena la carta è giocata.
    .rule = 1, 4.4
rules-cards-2 = Quasi tutte le fazioni hanno dieci carte, da 0 a 9. Quattro vanno a coppie: Goblin (14) e Cavalieri (8), Gnomi (13) e Giganti (9). Tutte le fazioni tranne i Goblin hanno un potere speciale.
    .rule = 1, 5.4

rules-setup-title = Preparazione
rules-setup-1 = Il mazzo contiene una delle due coppie e, in due, altre tre fazioni (52 carte); in tre o in quattro, altre cinque (72 carte).
    .rule = 2.2
rules-setup-2 = Ognuno riceve una mano: 13 carte in due, 12 in tre, 9 in quattro. Le altre formano il mazzo: 26 carte in due, 36 altrimenti.
    .rule = 3.1
rules-setup-3 = Il primo Leader si estrae a sorte, a meno che non sia stato scelto per questo tavolo.
    .rule = 2.6

rules-phase-one-title = Fase Uno: reclutare Seguaci
rules-phase-one-1 = La Fase Uno ha una presa per ogni carta della tua mano. Prima si scoprono le carte del mazzo che sono in palio: una in due, due in tre o in quattro.
    .rule = 10.1
rules-phase-one-2 = Poi si gioca la presa: il Leader gioca una carta qualsiasi, gli altri seguono in senso orario con una carta a testa. La presa decide chi prende quale carta.
    .rule = 4.1, 10.1
rules-phase-one-3 = Ognuno prende una carta e la mette a faccia in giù fra i suoi Seguaci. Le carte giocate si scartano, tranne i Non Morti: quelli vanno nel Mazzo dei Punti del vincitore.
    .rule = 10.1, 10.2, 5.2

rules-following-title = Rispettare la fazione
rules-following-1 = Se hai una carta della fazione giocata dal Leader, devi giocarne una di quella fazione, oppure un Mutaforma. Se non ne hai, puoi giocare qualsiasi carta.
    .rule = 4.2
rules-following-2 = Un Mutaforma si può sempre giocare, e vale come la fazione giocata dal Leader. Se è il Leader a giocare un Mutaforma, la fazione da rispettare è quella dei Mutaforma.
    .rule = 4.2, 4.3
rules-following-3 = I poteri non cambiano questo: un Cavaliere su un Goblin, o un Basilisco per catturare, si può giocare solo se non hai carte della fazione giocata dal Leader.
    .rule = 5.1, 7.3

rules-winning-title = Vincere una presa
rules-winning-1 = Vince la carta più forte della fazione giocata dal Leader; fra carte di pari forza, quella giocata prima. Le carte di altre fazioni non vincono, per quanto forti siano.
    .rule = 4.5
rules-winning-2 = Due poteri vengono prima: innanzitutto un Basilisco che cattura la carta del Leader, poi, se il Leader ha giocato un Goblin, il Cavaliere più forte.
    .rule = 4.5, 5.1, 7.3
rules-winning-3 = Chi vince inizia la presa successiva, a meno che un Drago o l’Altopiano non dispongano altrimenti. Allo stesso modo l’ultima presa della Fase Uno decide chi inizia la Fase Due.
    .rule = 4.7

rules-market-title = Le carte scoperte
rules-market-1 = In due, chi vince prende la carta scoperta, e chi perde pesca la prima carta del mazzo, che vede soltanto lui. Guarda dunque la carta scoperta prima di giocare: a volte conviene perdere.
    .rule = 10.2, 11.2
rules-market-2 = In tre o in quattro ci sono due carte scoperte. Il primo ne sceglie una, il secondo prende l’altra, e chi resta pesca dal mazzo.
    .rule = 10.2
rules-market-3 = L’ordine in tre o in quattro: il vincitore; poi le altre carte della fazione giocata dal Leader, dalla più forte; poi tutte le altre, dalla più forte, di qualsiasi fazione. A parità viene prima quella giocata prima. Un altro Cavaliere su un Goblin conta fra le altre carte, e chi si è visto catturare la carta viene per ultimo.
    .rule = 4.6
rules-market-4 = Chi vince con una propria Veggente guarda prima la carta in cima al mazzo, e sceglie fra quella e le carte scoperte.
    .rule = 6.5, 10.2

rules-phase-two-title = Fase Due: ottenere supporto
rules-phase-two-1 = I tuoi Seguaci diventano la tua mano. Le prese si giocano come prima, ma ora chi vince raccoglie tutte le carte giocate nel suo Mazzo dei Punti.
    .rule = 10.3
rules-phase-two-2 = Alcuni poteri lo cambiano: i Nani vanno a chi perde (in tre o in quattro, a chi ha la carta più debole), gli Gnomi restano davanti a chi li ottiene, i Troll aspettano, e una Fenice persa fa pescare un Fuoco della Fenice.
    .rule = 5.3, 6.1, 6.3, 7.1
rules-phase-two-3 = Dopo ogni presa succede, nell’ordine: si decidono il vincitore e il prossimo Leader; si raccolgono le carte, e i Troll vanno da parte; si pesca il Fuoco della Fenice; si prende un Troll; i Giganti schiacciano; si controlla il Faro.
    .rule = 10.3
rules-phase-two-4 = La partita si gioca sempre fino alla fine, anche se i voti sono già decisi.
    .rule = 10.5

rules-votes-title = I voti
rules-votes-1 = Alla fine gli Gnomi davanti ai giocatori vanno nei Mazzi dei Punti. Ogni fazione vota per chi ha più carte sue. Vince chi ha più voti.
    .rule = 10.4
rules-votes-2 = Conta anche ciò che hai ottenuto nella Fase Uno: i Non Morti delle prese vinte e le carte catturate dai Basilischi.
    .rule = 5.2, 7.3
rules-votes-3 = Una fazione di cui nessuno ha carte non vota.
    .rule = 10.4

rules-ties-title = Pareggi
rules-ties-1 = Se due parti hanno lo stesso numero di carte di una fazione, il voto va a chi ha la carta più alta; se anche queste sono pari, la seguente, e così via. Se tutto è pari, la fazione non vota.
    .rule = 10.4
rules-ties-2 = A parità di voti vince chi ha più carte delle fazioni che hanno votato per lui. Se anche questo è pari, decidono i punti su quelle carte. Se è pari persino quello, la vittoria è condivisa.
    .rule = 10.4

rules-teams-title = In tre e in quattro
rules-teams-1 = In due e in tre ognuno gioca per sé. In quattro si gioca in due squadre: il tuo compagno di squadra siede di fronte a te, e vincete o perdete insieme.
    .rule = 2.1
rules-teams-2 = I compagni hanno mani, Seguaci e Mazzi dei Punti propri. Per i voti i mazzi della squadra si uniscono.
    .rule = 2.1, 10.4

rules-editions-title = Edizioni
rules-editions-1 = Le edizioni stampate differiscono in due punti. In quella internazionale, in tre o in quattro, un Gigante schiaccia uno Gnomo di ogni avversario. In quella tedesca chi vince la presa sceglie di chi è lo Gnomo, o li risparmia tutti.
    .rule = 2.5, 6.2
rules-editions-2 = A parità di voti l’edizione tedesca conta solo i punti sulle carte delle fazioni che hanno votato per te. Quella internazionale conta prima le carte, poi i punti.
    .rule = 2.5, 10.4

rules-mixes-title = Mescolare le fazioni
rules-mixes-1 = Claim comprende Goblin, Cavalieri, Non Morti, Nani e Mutaforma. Claim 2 comprende Gnomi, Giganti, Draghi, Troll e Veggenti.
    .rule = 2.3
rules-mixes-2 = Puoi mescolarle come vuoi, anche con le fazioni di Mappe: una coppia, e altre tre o cinque fazioni. Il Fuoco della Fenice arriva con le Fenici e non rientra in questo conto.
    .rule = 2.2, 2.3

rules-maps-title = Mappe: Ambientazioni ed Edifici
rules-maps-1 = Un tavolo può avere un’Ambientazione, un Edificio, entrambi o nessuno, a sorte o a scelta. Restano scoperti per tutta la partita. Le Ambientazioni cambiano il gioco, gli Edifici il conteggio.
    .rule = 2.4
rules-maps-2 = Se un’Ambientazione e il potere di una fazione si contraddicono, vale il potere.
    .rule = 8
rules-maps-3 = In tre, con l’Abbazia, il Ponte o il Castello, i voti si contano una volta sola fra tutti. Chi è escluso tiene i suoi voti, e non può vincere.
    .rule = 9.10

rules-fair-title = Una distribuzione onesta
rules-fair-1 = Qui nessuno può truccare il mazzo, nemmeno il server. Prima della partita sigilla un segreto e ti mostra il sigillo. Ogni giocatore può aggiungere un proprio numero. La distribuzione nasce da tutto questo insieme.
rules-fair-2 = Dopo la partita il segreto viene aperto, e tutti possono controllare che corrisponda al sigillo e che le carte ne derivino.

rules-hidden-title = Chi sa che cosa
rules-hidden-1 = Visibili a tutti: le carte scoperte, le prese, i Mazzi dei Punti, gli Gnomi davanti ai giocatori, i Troll messi da parte, gli scarti, quante carte ha ognuno, chi ha preso quale carta scoperta e chi ha pescato.
    .rule = 11.1
rules-hidden-2 = Solo tu conosci la tua mano, i tuoi Seguaci, le carte pescate alla cieca e ciò che una Veggente ti ha mostrato. Le carte passate le conoscono chi le dà e chi le riceve. Le scelte segrete restano sigillate finché tutti hanno scelto.
    .rule = 11.2
rules-hidden-3 = In due e senza Fenici, nella Fase Due puoi dedurre tutta la mano dell’avversario. Con le Fenici, tutta tranne i Fuochi.
    .rule = 11.4
rules-hidden-4 = Dopo la partita tutto è scoperto.
    .rule = 11.5

rules-words-title = Glossario
rules-words-1 = Leader: chi gioca la prima carta della presa. Fazione giocata dal Leader: la fazione di quella carta.
    .rule = 4.1
rules-words-2 = Presa: una carta per giocatore. Turno: nella Fase Uno, una presa con le carte che si prendono subito dopo.
    .rule = 4.1, 10.1
rules-words-3 = Carte scoperte: quelle in palio in una presa della Fase Uno. Carta alla cieca: la prima del mazzo, pescata senza vederla.
    .rule = 10.1, 10.2
rules-words-4 = Seguaci: le carte che recluti nella Fase Uno e giochi nella Fase Due. Mazzo dei Punti: le carte che contano per i voti.
    .rule = 10.2, 10.3
rules-words-5 = Forza: quanto conta una carta in una presa. Grado: il suo posto nella fazione. Punti: quanto vale dove si contano i punti.
    .rule = 4.4, 8.1, 8.2
rules-words-6 = Parte: un giocatore o, in quattro, una squadra.
    .rule = 2.1

## Why an answer is refused ($faction is the code of the led faction)

reason-follow = { faction-led }, e tu hai carte di quella fazione: devi giocarne una.
    .rule = 4.2
reason-follow-stand-in = { faction-led }, e tu hai carte di quella fazione: giocane una, oppure un Mutaforma.
    .rule = 4.2
reason-not-offered = Ora questa carta non si può scegliere.
    .rule = 10.2
