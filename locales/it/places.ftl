## Settings

place-underworld = Mondo Sotterraneo
place-underworld-text = Ogni 0 vale 10: nelle prese, nei pareggi e dove si contano i punti.
    .rule = 8.1
place-underworld-example = Il Leader gioca Nano 9, tu giochi Nano 0. Vale 10 e vince.
    .cards = DW9 DW0
place-farmland = Terre Coltivate
place-farmland-text = Il 2 è la carta più alta di ogni fazione: nelle prese e nei pareggi è come un 10. I suoi punti restano 2.
    .rule = 8.2
place-farmland-example = Il Leader gioca Non Morto 9, tu giochi Non Morto 2. È come un 10 e vince. Dove si contano i punti vale sempre 2.
    .cards = UD9 UD2
place-lakeside = Riva del Lago
place-lakeside-text = Nella Fase Uno le carte si prendono in ordine inverso. In due, chi perde prende la carta scoperta e chi vince pesca. Una Veggente vincente sceglie comunque per prima.
    .rule = 8.3
place-lakeside-example = Si gioca in due e Cavaliere 9 è scoperto. Il Leader gioca Goblin 8, tu giochi Goblin 3 e perdi: Cavaliere 9 è tuo, e chi vince pesca.
    .cards = GO8 GO3 / KN9
place-windlands = Terre del Vento
place-windlands-text = Prima della Fase Due ognuno passa 3 carte della nuova mano al prossimo giocatore in senso orario. Si sceglie in segreto e si passa insieme.
    .rule = 8.4
place-windlands-example = Passi Goblin 0, Non Morto 1 e Cavaliere 2 al prossimo giocatore, e quello prima di te ti passa 3 carte. Nessun altro sa quali.
    .cards = GO0 UD1 KN2
place-endless_sands = Sabbie Infinite
place-endless_sands-text = Prima della Fase Uno ognuno passa 5 carte della mano al prossimo giocatore in senso orario. Si sceglie in segreto e si passa insieme.
    .rule = 8.5
place-endless_sands-example = Vuoi liberarti delle carte deboli: passi Goblin 0, Goblin 1, Cavaliere 2, Non Morto 0 e Nano 1, e ricevi 5 carte che qualcun altro non voleva.
    .cards = GO0 GO1 KN2 UD0 DW1
place-islands = Isole
place-islands-text = Nella Fase Uno c’è una carta scoperta in più. Quella che avanza va a faccia in su sotto il mazzo, prima che qualcuno peschi; solo una Veggente vincente sceglie prima. Se il mazzo è vuoto, il prossimo che pesca prende proprio quella carta.
    .rule = 8.6
place-islands-example = Si gioca in due e sono scoperti Drago 8 e Troll 2. Chi vince prende Drago 8, Troll 2 va a faccia in su sotto il mazzo, e chi perde pesca dalla cima.
    .cards = DR8 TR2
place-plateau = Altopiano
place-plateau-text = Chi vince tre prese di fila non inizia la prossima: la inizia il primo avversario in senso orario. Le vittorie del compagno non contano. Dopo ogni terza vittoria si ricomincia a contare, e così all’inizio della Fase Due. Un Drago ha la precedenza sull’Altopiano.
    .rule = 8.7
place-plateau-streak-you =
    { $count ->
        [one] Hai vinto l’ultima presa.
       *[other] Hai vinto { $count } prese di fila.
    }
place-plateau-streak =
    { $count ->
        [one] { $name } ha vinto l’ultima presa.
       *[other] { $name } ha vinto { $count } prese di fila.
    }
place-plateau-example = Si gioca in due e vinci tre prese di fila, con Non Morto 7, Nano 8 e Goblin 9. La quarta la inizia il tuo avversario.
    .cards = UD7 DW8 GO9
place-swamp = Palude
place-swamp-text = Prima della Fase Due ognuno scarta 2 carte della nuova mano. Si sceglie in segreto; poi le carte restano scoperte.
    .rule = 8.8
place-swamp-example = Scarti Goblin 0 e Non Morto 1. Ora restano scoperti, e come tutti giochi la Fase Due con 2 carte in meno.
    .cards = GO0 UD1
place-ice_fields = Campi di Ghiaccio
place-ice_fields-text = Se la tua parte non ha vinto la presa, la tua carta nella presa subito dopo ha +1 di forza. Il bonus non si somma, e passa anche dalla Fase Uno alla Fase Due.
    .rule = 8.9
place-ice_fields-example = Hai perso l’ultima presa. Il Leader gioca Gnomo 5, e anche tu giochi uno Gnomo 5. Con il bonus ha forza 6 e vince; senza, avrebbe vinto il primo.
    .cards = GN5 GN5

## Buildings

place-dungeon = Segrete
place-dungeon-text = Chi vince l’ultima presa di una fase ha un voto in più. Nei pareggi quel voto non porta carte.
    .rule = 9.1
place-dungeon-example = Nell’ultima presa della Fase Due il Leader gioca Non Morto 4, e tu vinci con Non Morto 8. È un voto per te oltre a quelli delle fazioni.
    .cards = UD4 UD8
place-lighthouse = Faro
place-lighthouse-text = Nella Fase Due la prima parte che ottiene 3 carte di una fazione si assicura il suo voto, qualunque cosa succeda poi alle carte. Si controlla dopo ogni presa; se due parti ci arrivano insieme, viene prima chi ha vinto la presa, poi si va in senso orario. Le altre fazioni votano come al solito.
    .rule = 9.2
place-lighthouse-example = Nella Fase Due ottieni tre Troll prima di ogni altro: 2, 5 e 6. Il loro voto è tuo, anche se altri ottengono tutti gli altri.
    .cards = TR2 TR5 TR6
place-pyramid = Piramide
place-pyramid-text = Prima del conteggio si scartano tutte le carte che valgono 3 punti o meno.
    .rule = 9.3
place-pyramid-example = Tu hai i Non Morti 1, 2 e 3, il tuo avversario ha Non Morto 7. I tuoi si scartano prima del conteggio, quindi il voto va al tuo avversario.
    .cards = UD1 UD2 UD3 / UD7
place-abbey = Abbazia
place-abbey-text = Chi ha ottenuto almeno il doppio delle carte di ogni altra parte perde. Le altre si confrontano come al solito.
    .rule = 9.4
place-abbey-example = Quattro carte contro due sono il doppio: la parte che ne ha quattro perderebbe, qualunque cosa dicano i voti. In una partita vera sarà piuttosto 18 a 8.
    .cards = GO5 KN4 UD8 DW2 / GO9 UD3
place-abbey-decided = L’Abbazia esclude chi ha il doppio delle carte: { $most } a { $others }.
place-bridge = Ponte
place-bridge-text = Vince chi ha più serie complete: una carta di ogni fazione al tavolo fa una serie. In caso di pareggio, quelle parti si confrontano come al solito.
    .rule = 9.5
place-bridge-example = Goblin 4, Cavaliere 6, Non Morto 2, Nano 7 e Mutaforma 5: una carta di ogni fazione al tavolo, una serie completa. Due serie battono una.
    .cards = GO4 KN6 UD2 DW7 DG5
place-bridge-decided = Con il Ponte vince chi ha più serie complete: { $most } a { $others }.
place-fortress = Fortezza
place-fortress-text = Chi ha più di 5 carte di una fazione ne scarta 4 prima del conteggio, le più basse.
    .rule = 9.6
place-fortress-example = Hai sei Non Morti. I quattro più bassi, 1, 2, 4 e 5, si scartano; restano 7 e 9. Il tuo avversario ha 3, 6 e 8, e con essi il voto.
    .cards = UD1 UD2 UD4 UD5 / UD7 UD9 / UD3 UD6 UD8
place-tower = Torre
place-tower-text = Ogni fazione vota per chi ha più punti sulle sue carte. In caso di pareggio decide il numero di carte, poi si va come al solito.
    .rule = 9.7
place-tower-example = Tu hai solo Troll 9, il tuo avversario ha i Troll 1, 2 e 5. Sono 9 punti contro 8: il voto è tuo.
    .cards = TR9 / TR1 TR2 TR5
place-runestones = Pietre Runiche
place-runestones-text = Prima del conteggio si scartano tutte le carte che valgono un numero dispari di punti.
    .rule = 9.8
place-runestones-example = Tu hai le Veggenti 3, 5 e 7, il tuo avversario ha solo Veggente 2. Le tue sono tutte dispari e si scartano, quindi il voto va al tuo avversario.
    .cards = SE3 SE5 SE7 / SE2
place-castle = Castello
place-castle-text = Vince chi ha ottenuto più carte. In caso di pareggio, quelle parti si confrontano come al solito.
    .rule = 9.9
place-castle-example = Tre carte battono due, per quanto siano basse: due Goblin 0 e Non Morto 1 vincerebbero contro Cavaliere 9 e Nano 9.
    .cards = GO0 GO0 UD1 / KN9 DW9
place-castle-decided = Con il Castello vince chi ha più carte: { $most } a { $others }.
