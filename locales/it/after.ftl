after-won-you = Il trono è tuo!
after-won-team = La tua squadra conquista il trono!
after-won =
    { $count ->
        [one] { $name } conquista il trono.
       *[other] { $name } conquistano il trono.
    }
after-won-votes-you =
    { $votes ->
        [one] Il trono è tuo, { $votes } voto a { $others }!
       *[other] Il trono è tuo, { $votes } voti a { $others }!
    }
after-won-votes-team =
    { $votes ->
        [one] La tua squadra conquista il trono, { $votes } voto a { $others }!
       *[other] La tua squadra conquista il trono, { $votes } voti a { $others }!
    }
after-won-votes =
    { $count ->
        [one] { $name } conquista
       *[other] { $name } conquistano
    } il trono, { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    } a { $others }.
after-won-most-you =
    { $votes ->
        [one] Il trono è tuo con { $votes } voto!
       *[other] Il trono è tuo con { $votes } voti!
    }
after-won-most-team =
    { $votes ->
        [one] La tua squadra conquista il trono con { $votes } voto!
       *[other] La tua squadra conquista il trono con { $votes } voti!
    }
after-won-most =
    { $count ->
        [one] { $name } conquista
       *[other] { $name } conquistano
    } il trono con { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }.
after-shared = { $names } condividono il trono.
after-shared-you = Condividi il trono con { $names }.
after-shared-team = La tua squadra condivide il trono con { $names }.
after-crowned-you = { $factions } ti incoronano.
after-crowned-team = { $factions } incoronano la tua squadra.
after-crowned =
    { $count ->
        [one] { $factions } portano sul trono chi ha vinto.
       *[other] { $factions } portano sul trono la squadra vincente.
    }
after-stood-you = Hai perso, ma { $factions } ti hanno sostenuto fino alla fine.
after-stood-team = La tua squadra ha perso, ma { $factions } vi hanno sostenuto fino alla fine.
after-alone-you = Hai perso, e nessuna fazione ti ha sostenuto.
after-alone-team = La tua squadra ha perso, e nessuna fazione vi ha sostenuto.
after-lost-you = Hai perso questa partita.
after-lost-team = La tua squadra ha perso questa partita.
after-nobody = Il trono resta vuoto.
after-aborted = La partita è stata annullata: nessuno ha vinto.
after-resigned = { $name } ha abbandonato la partita.
after-resigned-you = Hai abbandonato la partita.
after-time = { $name } ha finito il tempo.
after-time-you = Hai finito il tempo.
after-claimed = { $name } ha rivendicato la vittoria, ormai certa.
after-claimed-you = Hai rivendicato la vittoria, ormai certa.
after-factions = I voti per fazione
after-votes-word =
    { $count ->
        [one] voto
       *[other] voti
    }
after-sure-word =
    { $count ->
        [one] voto sicuro
       *[other] voti sicuri
    }
after-vote-for = { $name }: { $reason }
after-no-count = La partita è finita prima che le fazioni votassero. Ecco com’era la situazione.
after-tie-rule = spareggio
save = Salva
save-json = Come registrazione (JSON)
save-json-text = Per i programmi: il tavolo, la distribuzione, ogni carta giocata e la prova che la distribuzione era onesta.
save-text = Come testo
save-text-text = Lo stesso, da leggere.

## The check of the deal

fair-title = Verifica la distribuzione
fair-lead = Prima che qualcuno fosse pronto, il server ha sigillato un segreto. La distribuzione deriva da quel segreto e da un numero casuale di ogni giocatore. Ora il segreto è aperto, e il tuo browser distribuisce di nuovo per confrontare.
fair-checking = Verifica della distribuzione…
fair-secret = Il segreto corrisponde al sigillo.
fair-commitment = Questo browser ha visto lo stesso sigillo prima della partita.
fair-commitment-unknown = Questo browser non ha visto il sigillo prima della partita, quindi non può dire se è lo stesso.
fair-nonce = Il tuo numero casuale fa parte della distribuzione.
fair-nonce-unknown = Questo browser non ha conservato nessun tuo numero casuale, quindi non può dire se ne faccia parte.
fair-leader = Distribuendo una seconda volta, il primo Leader è lo stesso.
fair-deck =
    { $count ->
        [one] Distribuendo una seconda volta, la carta è la stessa.
       *[other] Distribuendo una seconda volta, tutte le { $count } carte escono nello stesso ordine.
    }
fair-yes = La distribuzione era onesta: nessuno poteva truccarla.
fair-half = La distribuzione deriva da ciò che è mostrato qui. Che nessuno l’abbia truccata lo sa di certo solo chi ha visto il sigillo prima della partita e ha aggiunto un numero casuale.
fair-not = Qualcosa non torna. Salva la registrazione e contatta il gestore di questo server.
fair-proves = Questo dimostra che né il server né un giocatore ha truccato la distribuzione, purché almeno un numero casuale venga da qualcuno che non collabora con il server. Dimostra anche che dopo non è cambiato nulla.
fair-proves-not = Non dimostra che nessuno abbia sbirciato: il server conosce tutte le carte. Non protegge da un server che collabora con un giocatore. E questa pagina viene dallo stesso server: se non ti fidi, salva la registrazione e controllala con il programma sul tuo computer (interregnum verify).
fair-no-crypto = Il tuo browser può fare questa verifica solo su pagine sicure (https). Salva la registrazione e controllala con il programma: interregnum verify.
fair-word-commitment = Sigillo
fair-word-secret = Segreto
fair-word-nonce = Numero casuale del posto { $number }
