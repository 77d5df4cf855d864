power-GO = Nessun potere, ma sono tanti: ci sono quattordici Goblin, e ognuno conta per il loro voto.
    .rule = 5.4
power-GO-more = Lo 0 c’è cinque volte, i valori da 1 a 9 una volta. Quando il Leader gioca un Goblin, un Cavaliere può portarsi via la presa. Esempio: il Leader gioca Goblin 9, e Cavaliere 2 lo batte.
    .rule = 1, 5.1
    .cards = GO9 KN2

power-KN = Se il Leader ha giocato un Goblin, il Cavaliere più forte vince la presa. In ogni altro caso i Cavalieri non hanno poteri.
    .rule = 5.1
power-KN-more = Otto carte, da 2 a 9. Devi comunque rispettare la fazione: finché hai in mano un Goblin, non puoi rispondere a un Goblin con un Cavaliere. Fra due Cavalieri uguali vince quello giocato prima. Esempio: il Leader gioca Goblin 9, tu non hai Goblin e giochi Cavaliere 2. Vinci tu.
    .rule = 5.1, 4.2
    .cards = GO9 KN2

power-UD = Nella Fase Uno tutti i Non Morti della presa vanno subito nel Mazzo dei Punti del vincitore, chiunque li abbia giocati.
    .rule = 5.2
power-UD-more = Le altre carte della presa si scartano come al solito. Un Non Morto preso fra le carte scoperte o dal mazzo è un Seguace come gli altri. Esempio: il Leader gioca Non Morto 4, tu vinci con Non Morto 7. Da ora contano entrambi per te.
    .rule = 5.2
    .cards = UD4 UD7

power-DW = Nella Fase Due chi perde la presa prende i Nani giocati. In tre o in quattro li prende chi ha giocato la carta più debole.
    .rule = 5.3
power-DW-more = La carta più debole può essere di qualsiasi fazione; fra carte uguali è quella giocata per ultima; le carte catturate non contano. In tre o in quattro la più debole può essere persino quella del vincitore. Esempio in due: il Leader gioca Nano 3, tu vinci la presa con Nano 9, e il tuo avversario prende entrambi i Nani.
    .rule = 5.3
    .cards = DW3 DW9

power-DG = Un Mutaforma si può sempre giocare. Vale come una carta della fazione giocata dal Leader, ma senza il suo potere.
    .rule = 4.2, 4.3
power-DG-more = Rispetta la fazione, vince e prende posto nell’ordine come una carta della fazione giocata dal Leader; alla fine conta per il voto dei Mutaforma. Non c’è mai obbligo di giocarlo, a meno che il Leader abbia giocato un Mutaforma. Esempio: il Leader gioca Non Morto 6. Anche se hai Non Morto 2, giochi Mutaforma 8 e vinci.
    .rule = 4.2, 4.3
    .cards = UD6 DG8

power-GN = Nella Fase Due gli Gnomi che ottieni restano a faccia in su davanti a te fino alla fine. Lì un Gigante può schiacciarli.
    .rule = 6.1
power-GN-more = Tredici carte: 1, 3, 5 e 7 tre volte, e un solo 9. Alla fine della partita quelli ancora davanti a te vanno nel tuo Mazzo dei Punti. Esempio: il Leader gioca Gnomo 5, tu vinci con Gnomo 9. Ora stanno entrambi davanti a te.
    .rule = 6.1, 1
    .cards = GN5 GN9

power-GI = Nella Fase Due ogni Gigante nella presa schiaccia uno Gnomo dello stesso valore davanti all’avversario del vincitore. In tre o in quattro, uno davanti a ogni avversario.
    .rule = 6.2
power-GI-more = Non importa chi ha giocato il Gigante: a subire sono gli avversari di chi vince la presa, mai la sua parte. Conta solo il valore stampato. Gli Gnomi schiacciati si scartano; un Gigante che non trova il suo Gnomo non fa nulla, né ora né dopo. In due, con l’Abbazia o la Fortezza, il vincitore può risparmiare lo Gnomo. Esempio: il Leader gioca Gigante 3, tu vinci con Gigante 7. Il tuo avversario perde uno Gnomo 3 e uno Gnomo 7, se li ha davanti.
    .rule = 6.2
    .cards = GI3 GI7

power-DR = Chi gioca l’ultimo Drago di una presa inizia la prossima, che vinca o perda.
    .rule = 6.4
power-DR-more = Vale in entrambe le fasi, e ha la precedenza sull’Altopiano. Un Drago catturato non conta. Esempio: il Leader gioca Drago 7, tu giochi Drago 3. Perdi la presa, e inizi la prossima.
    .rule = 6.4, 8.7
    .cards = DR7 DR3

power-TR = Nella Fase Due i Troll giocati vengono messi da parte. Chi vince la presa prende solo il Troll più alto fra quelli in attesa.
    .rule = 6.3
power-TR-more = I Troll aspettano finché serve: anche una presa senza Troll può portarne uno. Conta il grado, senza bonus. Chi vince l’ultima presa prende tutti quelli rimasti. Esempio: il Leader gioca Troll 8, segue Troll 5. Il vincitore prende Troll 8; Troll 5 va a chi vince la presa successiva, se non ne arriva uno più alto.
    .rule = 6.3
    .cards = TR8 TR5

power-SE = Se nella Fase Uno vinci la presa con una Veggente, puoi guardare la prima carta del mazzo. Prendi quella, oppure una carta scoperta.
    .rule = 6.5
power-SE-more = Solo tu vedi quella carta, e la Veggente dev’essere la tua carta vincente. In due, l’avversario prende quello che lasci: la carta scoperta o quella del mazzo. Esempio: il Leader gioca Veggente 4, tu vinci con Veggente 9 e scegli.
    .rule = 6.5, 10.2
    .cards = SE4 SE9

power-PX = Nella Fase Due, quando la tua Fenice finisce a un avversario, peschi in mano un Fuoco della Fenice.
    .rule = 7.1
power-PX-more = Succede finché il mazzo del Fuoco dura, e anche un Fuoco perso ne fa pescare un altro. Così non tutti hanno sempre lo stesso numero di carte: la Fase Due finisce con la prima presa dopo la quale qualcuno è senza carte. Quelle rimaste agli altri si scartano e non contano per nessuno. Esempio: il Leader gioca Fenice 8, tu giochi Fenice 2, le perdi entrambe e peschi un Fuoco della Fenice.
    .rule = 7.1
    .cards = PX8 PX2

power-PF = Altre dieci Fenici, da 0 a 9, in un mazzo a parte. Ne peschi una quando perdi una Fenice nella Fase Due.
    .rule = 1.2, 3.2, 7.1
power-PF-more = Un Fuoco della Fenice è in tutto e per tutto una Fenice: segue, vince e vota come una Fenice. Nessuno lo riceve all’inizio; il suo mazzo resta a faccia in giù. Esempio: perdi Fuoco della Fenice 3 contro Fenice 6, e peschi un altro Fuoco.
    .rule = 1.2, 3.2, 7.1
    .cards = PX6 PF3

power-UC = Nella Fase Due ogni Unicorno nel tuo Mazzo dei Punti dà +1 di forza alle tue carte di altre fazioni.
    .rule = 7.2
power-UC-more = Il bonus vale dalla presa dopo quella in cui ottieni l’Unicorno; contano anche quelli della Fase Uno. Gli Unicorni stessi non lo ricevono, un Mutaforma invece sempre, anche se il Leader ha giocato un Unicorno. Per i voti non cambia nulla. Esempio: con due Unicorni nel mazzo, il tuo Drago 6 gioca come un 8 e batte Drago 7.
    .rule = 7.2
    .cards = DR7 DR6

power-BA = Un Basilisco giocato su una carta del Leader di forza uguale la cattura e vince la presa.
    .rule = 7.3
power-BA-more = Devi comunque rispettare la fazione, quindi non devi avere carte della fazione giocata dal Leader; un Basilisco giocato dal Leader non si cattura. La carta catturata va subito nel tuo Mazzo dei Punti e in questa presa non ha poteri. Solo il primo Basilisco cattura. Nella Fase Uno il Basilisco stesso si scarta, nella Fase Due è tuo. Esempio: il Leader gioca Drago 5, tu non hai Draghi e giochi Basilisco 5. Cattura il Drago e vince.
    .rule = 7.3, 4.2
    .cards = DR5 BA5
