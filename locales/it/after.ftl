after-won-you = Il trono è tuo
after-won-team = Il trono va alla tua squadra
after-won = Il trono va a: { $name }
after-won-you-votes =
    { $votes ->
        [one] Il trono è tuo, { $votes } voto a { $others }
       *[other] Il trono è tuo, { $votes } voti a { $others }
    }
after-won-team-votes =
    { $votes ->
        [one] Il trono va alla tua squadra, { $votes } voto a { $others }
       *[other] Il trono va alla tua squadra, { $votes } voti a { $others }
    }
after-won-votes =
    { $votes ->
        [one] Il trono va a: { $name }, { $votes } voto a { $others }
       *[other] Il trono va a: { $name }, { $votes } voti a { $others }
    }
after-shared = Il trono è condiviso
after-nobody = Il trono resta vuoto
after-aborted = La partita è stata annullata: nessuno ha vinto.
after-resigned = { $name } abbandona la partita.
after-resigned-you = Hai abbandonato la partita.
after-time = { $name } ha finito il tempo.
after-time-you = Hai finito il tempo.
after-claimed = { $name } ha rivendicato la vittoria: nessuno poteva più toglierla.
after-claimed-you = Hai rivendicato la vittoria: nessuno poteva più togliertela.
after-factions = I voti, fazione per fazione
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
after-no-count = La partita è finita prima che le fazioni votassero.
after-tie-rule = regola dei pareggi
save = Salva
save-json = Come registrazione (JSON)
save-json-text = Per i programmi: il tavolo, la distribuzione, tutto ciò che è stato giocato, e ciò che mostra che la distribuzione era onesta.
save-text = Come testo
save-text-text = Lo stesso, scritto in modo che si possa leggere.

## The check of the deal

fair-title = La distribuzione era onesta?
fair-lead = Prima che qualcuno fosse al suo posto, il server ha sigillato un segreto. Le carte derivano da quel segreto e da un numero casuale di ogni giocatore. Ora il segreto è aperto, e il tuo browser distribuisce di nuovo.
fair-checking = Nuova distribuzione…
fair-secret = Il segreto corrisponde al sigillo.
fair-commitment = È il sigillo che questo browser ha visto prima della partita.
fair-commitment-unknown = Se sia il sigillo di prima della partita, qui non si sa: allora questo browser non l’ha visto.
fair-nonce = Il tuo numero casuale fa parte della distribuzione.
fair-nonce-unknown = Qui non è conservato nessun tuo numero casuale, quindi non si può dire se ne faccia parte.
fair-leader = Distribuendo di nuovo, inizia la stessa persona.
fair-deck =
    { $count ->
        [one] Distribuendo di nuovo, la { $count } carta è la stessa.
       *[other] Distribuendo di nuovo, tutte le { $count } carte sono nello stesso ordine.
    }
fair-yes = La distribuzione era onesta: nessuno l’ha scelta.
fair-half = La distribuzione deriva da ciò che è mostrato. Che nessuno l’abbia scelta lo sa solo chi ha visto il sigillo prima della partita e ha dato un numero casuale.
fair-not = Qualcosa non torna. Salva la registrazione e chiedi a chi gestisce questo server.
fair-proves = Questo dimostra che né il server né un giocatore ha scelto la distribuzione, se almeno un numero casuale è di qualcuno che non collabora con il server; e che dopo non è cambiato nulla.
fair-proves-not = Non dimostra che nessuno abbia sbirciato: il server conosce tutte le carte. E non aiuta contro un server che collabora con un giocatore. Inoltre questa pagina viene dallo stesso server: se non ti fidi, salva la registrazione e controllala con il programma sul tuo computer (interregnum verify).
fair-no-crypto = Il tuo browser fa questo calcolo solo su pagine sicure (https). Salva la registrazione e controllala con il programma: interregnum verify.
fair-word-commitment = Sigillo
fair-word-secret = Segreto
fair-word-nonce = Numero casuale del posto { $number }
