learn-title = Impara
learn-part-basics = Il gioco
learn-part-claim = I poteri di Claim
learn-part-claim2 = I poteri di Claim 2
learn-part-maps = I poteri di Mappe
learn-step = Passo { $step } di { $steps }
learn-steps = Tutti i passi
learn-next = Avanti
learn-back = Indietro
learn-skip = Salta questo passo
learn-retry = Riprova
learn-finish = Gioca la tua prima partita
tutorial-question = Non conosci Claim?
tutorial-link = Imparalo in pochi minuti
learn-you = Tu
learn-opponent = Avversario

learn-story = Il re è morto. Le fazioni del regno voteranno per il successore, e tu vuoi i loro voti. Si vincono con le carte.

learn-trick-title = Una presa
learn-trick-text = Una carta a testa forma una presa. Il Leader, qui il tuo avversario, gioca per primo: Nano 4. Vince la carta più alta della sua fazione.
learn-trick-do = Vinci la presa.
learn-trick-well = Nano 7 batte Nano 4: la presa è tua. Chi vince inizia la prossima.
learn-trick-again = Nano 2 è più basso di Nano 4, e perderesti. Prova con l’altra carta.

learn-follow-title = Rispettare la fazione
learn-follow-text = Il tuo avversario inizia con Nano 6. Se hai una carta della fazione giocata dal Leader, devi giocarla. Le carte sbiadite non sono permesse; toccane una per sapere perché.
learn-follow-do = Gioca la carta permessa.
learn-follow-well = Giusto. Nano 3 perde, ma dovevi rispettare la fazione.
learn-follow-again = Hai un Nano, e il Leader ha giocato un Nano. Quindi dev’essere Nano 3.

learn-void-title = Senza la fazione giusta
learn-void-text = Ancora Nano 6, ma stavolta non hai Nani. Ora puoi giocare qualsiasi carta. Non può vincere, però: vince solo la fazione giocata dal Leader.
learn-void-do = Liberati della carta meno utile.
learn-void-well = Ben fatto. Goblin 0 non ti avrebbe portato molto, e ti tieni le carte alte.
learn-void-again = È permesso, ma una carta alta è troppo bella per perderla così. Gioca Goblin 0.

learn-market-title = La carta scoperta
learn-market-text = Nella Fase Uno ogni presa mette in palio una carta scoperta. Chi vince la prende come Seguace per la Fase Due. Cavaliere 9 è un buon acquisto.
learn-market-do = Vinci la presa e prendi Cavaliere 9.
learn-market-well = Cavaliere 9 si unisce ai tuoi Seguaci. Il tuo avversario invece pesca una carta dal mazzo.
learn-market-again = Con Nano 1 lasceresti Cavaliere 9 al tuo avversario. Gioca più alto.

learn-blind-title = La carta alla cieca
learn-blind-text = Chi perde la presa non resta a mani vuote: pesca la prima carta del mazzo, senza che l’altro la veda. Questa volta è scoperto solo Goblin 0.
learn-blind-do = Perdi apposta, e pesca alla cieca.
learn-blind-well = Al tuo avversario resta Goblin 0, e tu hai pescato Mutaforma 7. Lo sai soltanto tu.
learn-blind-again = Con Nano 8 vinceresti Goblin 0. Quasi ogni altra carta è migliore: perdi questa presa.

learn-followers-title = I tuoi Seguaci
learn-followers-text = Dopo tredici prese la Fase Uno è finita, e hai tredici Seguaci. Ora diventano la tua mano.
learn-followers-do = Tocca il tuo Mazzo dei Seguaci.
learn-followers-well = Ecco le carte che hai reclutato. Con queste ti giochi i voti.
learn-followers-again = I tuoi Seguaci sono a faccia in giù accanto a te. Tocca quel mazzo.

learn-phase-two-title = La Fase Due
learn-phase-two-text = Le prese vanno come prima, ma non ci sono più carte scoperte. Chi vince raccoglie entrambe le carte nel suo Mazzo dei Punti, e sono quelle che contano.
learn-phase-two-do = Vinci entrambi i Non Morti.
learn-phase-two-well = Non Morto 4 e Non Morto 6 sono nel tuo Mazzo dei Punti.
learn-phase-two-again = Con Non Morto 2 andrebbero entrambi al tuo avversario. Gioca più alto.

learn-votes-title = I voti
learn-votes-text = Ogni fazione vota per chi ha raccolto più carte sue. Tu hai i Goblin e i Mutaforma, il tuo avversario i Cavalieri e i Nani. Con i Non Morti siete 4 a 4, e inizi tu.
learn-votes-do = Conquista il voto dei Non Morti.
learn-votes-well = Non Morto 2 doveva seguire, e con i Non Morti siete 6 a 4. Tre voti a due: conquisti il trono!
learn-votes-again = I Cavalieri sono già persi. Inizia con la carta che decide i Non Morti.

learn-knights-title = Cavalieri
learn-knights-text = Ogni fazione ha il suo modo di creare guai. I Cavalieri danno la caccia ai Goblin: se il Leader gioca un Goblin, vince il Cavaliere più forte. Il tuo avversario inizia con Goblin 8, e tu non hai Goblin.
learn-knights-do = Vinci la presa, e con essa Mutaforma 8.
learn-knights-well = Anche un piccolo Cavaliere batte un grande Goblin. Ma ricorda di rispettare la fazione: chi ha un Goblin deve giocarlo.
learn-knights-again = Nano 9 è alto, ma non è né un Goblin né un Cavaliere. Qui non può vincere.

learn-undead-title = Non Morti
learn-undead-text = Le carte della Fase Uno di solito si scartano dopo la presa. I Non Morti no: vanno subito nel Mazzo dei Punti di chi vince. La carta scoperta vale poco, ma guarda la presa.
learn-undead-do = Vinci due Non Morti.
learn-undead-well = Due Non Morti contano per te prima ancora che inizi la Fase Due.
learn-undead-again = Con Non Morto 1 li regaleresti entrambi al tuo avversario. Gioca più alto.

learn-dwarves-title = Nani
learn-dwarves-text = I Nani stanno con chi perde: nella Fase Due chi perde la presa prende tutti i Nani giocati. Il tuo avversario inizia con Nano 3.
learn-dwarves-do = Prendi entrambi i Nani.
learn-dwarves-well = Il tuo avversario vince la presa, e tu hai i Nani.
learn-dwarves-again = Nano 8 vince la presa, e allora i Nani vanno al tuo avversario. Perdi questa presa.

learn-doppelgangers-title = Mutaforma
learn-doppelgangers-text = Un Mutaforma si può giocare qualunque carta abbia giocato il Leader, e vale come una carta della stessa fazione. Il tuo avversario inizia con Non Morto 6.
learn-doppelgangers-do = Vinci la presa.
learn-doppelgangers-well = Mutaforma 8 ha contato come Non Morto 8 e ha vinto. Alla fine vota con i Mutaforma.
learn-doppelgangers-again = Non Morto 2 è troppo basso, e Goblin 5 non è permesso finché hai un Non Morto. Il tuo Mutaforma può farcela.

learn-gnomes-title = Gnomi
learn-gnomes-text = Gli Gnomi sono tanti, e sono in pericolo. Quelli che ottieni nella Fase Due restano a faccia in su davanti a te fino alla fine della partita.
learn-gnomes-do = Ottieni entrambi gli Gnomi.
learn-gnomes-well = Eccoli lì. Speriamo che non passi un Gigante.
learn-gnomes-again = Con Gnomo 1 finirebbero entrambi davanti al tuo avversario. Gioca più alto.

learn-giants-title = Giganti
learn-giants-text = Un Gigante nella presa schiaccia uno Gnomo dello stesso valore davanti all’avversario di chi vince, chiunque l’abbia giocato. Il tuo avversario inizia con Gigante 3, e ha davanti gli Gnomi 3, 7 e 7.
learn-giants-do = Vinci la presa e schiaccia due Gnomi.
learn-giants-well = Gigante 3 schiaccia Gnomo 3, e Gigante 7 uno Gnomo 7. Non contano più per nessuno.
learn-giants-again = Con Gigante 1 vince il tuo avversario, e il tuo Gnomo 1 viene schiacciato. Gioca Gigante 7.

learn-dragons-title = Draghi
learn-dragons-text = Chi gioca l’ultimo Drago di una presa inizia la prossima, che vinca o perda. Questa non puoi vincerla: il Leader ha giocato Troll 6, e tu non hai Troll.
learn-dragons-do = Perdi, ma inizia tu la prossima presa.
learn-dragons-well = La presa va al tuo avversario, e la prossima la inizi tu.
learn-dragons-again = Con quella carta inizierebbe ancora il tuo avversario. Gioca il Drago.

learn-trolls-title = Troll
learn-trolls-text = Nella Fase Due i Troll giocati vengono messi da parte. Chi vince una presa prende solo il più alto; gli altri aspettano. Troll 5 aspetta dalla presa scorsa.
learn-trolls-do = Vinci la presa, e con essa Troll 5.
learn-trolls-well = Due Gnomi stanno davanti a te, e Troll 5 è nel tuo Mazzo dei Punti. Chi vince l’ultima presa prende tutti i Troll rimasti.
learn-trolls-again = Con Gnomo 1 perderesti la presa, e Troll 5 con lei. Gioca più alto.

learn-seers-title = Veggenti
learn-seers-text = Se nella Fase Uno vinci con una Veggente, puoi guardare la prima carta del mazzo prima di scegliere. È scoperto solo Gnomo 1.
learn-seers-do = Vinci la presa con una Veggente.
learn-seers-well = La tua Veggente vince. Ora guarda che cosa offre il mazzo.
learn-seers-again = Veggente 2 perde contro Veggente 4. Gioca più alto.

learn-seers-choice-title = Lo sguardo della Veggente
learn-seers-choice-text = In cima al mazzo c’è Drago 9. Lo vedi soltanto tu. Prendi quello o la carta scoperta; l’altra va al tuo avversario.
learn-seers-choice-do = Prendi la carta migliore.
learn-seers-choice-well = Drago 9 è tuo, e al tuo avversario tocca Gnomo 1.
learn-seers-choice-again = Così lasceresti Drago 9 al tuo avversario. Prendilo tu.

learn-phoenixes-title = Fenici
learn-phoenixes-text = Se nella Fase Due perdi una Fenice, peschi un Fuoco della Fenice, che è una Fenice anche lui. Il tuo avversario inizia con Fenice 8, e devi rispettare la fazione.
learn-phoenixes-do = Gioca la tua Fenice.
learn-phoenixes-well = Perdi entrambe le Fenici, ma peschi Fuoco della Fenice 6. Una Fenice rinasce sempre.
learn-phoenixes-again = Il Leader ha giocato una Fenice e tu ne hai una: dev’essere Fenice 2.

learn-unicorns-title = Unicorni
learn-unicorns-text = Nella Fase Due ogni Unicorno nel tuo Mazzo dei Punti dà +1 di forza alle altre tue carte. Tu ne hai due. Il tuo avversario inizia con Drago 7.
learn-unicorns-do = Vinci la presa.
learn-unicorns-well = Drago 6 gioca come un 8, e batte Drago 7.
learn-unicorns-again = Anche con il bonus Drago 1 arriva solo a 3. Prova con l’altra carta.

learn-basilisks-title = Basilischi
learn-basilisks-text = Se non hai la fazione giocata dal Leader, un Basilisco della stessa identica forza pietrifica la sua carta: la cattura e vince la presa. Il tuo avversario inizia con Drago 5.
learn-basilisks-do = Cattura Drago 5.
learn-basilisks-well = Drago 5 va subito nel tuo Mazzo dei Punti, e la presa è tua.
learn-basilisks-again = Ci vuole esattamente un 5. Una carta più alta non serve.

learn-first-game-title = La tua prima partita
learn-first-game-text = Non ti serve altro. Il resto lo impari giocando, e le regole sono sempre a portata di clic.
learn-first-game-well = La tua prima partita è fatta. Prova il prossimo livello, o invita un amico.

learn-end-title = Capitolo finito
learn-end-text = Ora usa questi poteri a un tavolo tutto tuo, oppure continua con un altro capitolo.
learn-more = Per saperne di più
