after-won-you = Der Thron gehört dir!
after-won-team = Dein Team erobert den Thron!
after-won =
    { $count ->
        [one] { $name } erobert den Thron.
       *[other] { $name } erobern den Thron.
    }
after-won-votes-you =
    { $votes ->
        [one] Der Thron gehört dir, mit { $votes } zu { $others } Stimmen!
       *[other] Der Thron gehört dir, mit { $votes } zu { $others } Stimmen!
    }
after-won-votes-team =
    { $votes ->
        [one] Dein Team erobert den Thron, mit { $votes } zu { $others } Stimmen!
       *[other] Dein Team erobert den Thron, mit { $votes } zu { $others } Stimmen!
    }
after-won-votes =
    { $count ->
        [one] { $name } erobert
       *[other] { $name } erobern
    } den Thron, mit { $votes } zu { $others } Stimmen.
after-won-most-you =
    { $votes ->
        [one] Der Thron gehört dir, mit { $votes } Stimme!
       *[other] Der Thron gehört dir, mit { $votes } Stimmen!
    }
after-won-most-team =
    { $votes ->
        [one] Dein Team erobert den Thron, mit { $votes } Stimme!
       *[other] Dein Team erobert den Thron, mit { $votes } Stimmen!
    }
after-won-most =
    { $count ->
        [one] { $name } erobert
       *[other] { $name } erobern
    } den Thron mit { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }.
after-shared = { $names } teilen sich den Thron.
after-shared-you = Du teilst dir den Thron mit { $names }.
after-shared-team = Dein Team teilt sich den Thron mit { $names }.
after-crowned-you = { $factions } krönen dich.
after-crowned-team = { $factions } krönen dein Team.
after-crowned =
    { $count ->
        [one] { $factions } bringen den Sieger auf den Thron.
       *[other] { $factions } bringen die Sieger auf den Thron.
    }
after-stood-you = Du hast verloren, aber { $factions } standen bis zuletzt zu dir.
after-stood-team = Dein Team hat verloren, aber { $factions } standen bis zuletzt zu euch.
after-alone-you = Du hast verloren, und keine Fraktion stand zu dir.
after-alone-team = Dein Team hat verloren, und keine Fraktion stand zu euch.
after-lost-you = Du hast diese Partie verloren.
after-lost-team = Dein Team hat diese Partie verloren.
after-nobody = Der Thron bleibt leer.
after-aborted = Die Partie wurde abgebrochen, niemand hat gewonnen.
after-resigned = { $name } hat aufgegeben.
after-resigned-you = Du hast aufgegeben.
after-time = { $name } hat keine Zeit mehr.
after-time-you = Deine Zeit ist abgelaufen.
after-claimed = { $name } hat den sicheren Sieg beansprucht.
after-claimed-you = Du hast den sicheren Sieg beansprucht.
after-factions = Stimmen nach Fraktionen
after-votes-word =
    { $count ->
        [one] Stimme
       *[other] Stimmen
    }
after-sure-word =
    { $count ->
        [one] sichere Stimme
       *[other] sichere Stimmen
    }
after-vote-for = { $name }: { $reason }
after-no-count = Die Partie endete, bevor die Fraktionen abgestimmt haben. So stand es:
after-tie-rule = Gleichstandsregel
save = Speichern
save-json = Als Aufzeichnung (JSON)
save-json-text = Für Programme: der Tisch, die Kartenverteilung, jede gespielte Karte und der Nachweis, dass fair ausgeteilt wurde.
save-text = Als Text
save-text-text = Dasselbe, zum Lesen.

## The check of the deal

fair-title = Verteilung prüfen
fair-lead = Bevor jemand bereit war, hat der Server ein Geheimnis versiegelt. Aus diesem Geheimnis und einer Zufallszahl von jedem Spieler ergibt sich, wie die Karten fallen. Jetzt ist das Geheimnis offen, und dein Browser teilt zum Vergleich noch einmal aus.
fair-checking = Die Verteilung wird geprüft …
fair-secret = Das Geheimnis passt zum Siegel.
fair-commitment = Es ist das Siegel, das dieser Browser vor der Partie gesehen hat.
fair-commitment-unknown = Dieser Browser hat das Siegel vor der Partie nicht gesehen und weiß deshalb nicht, ob es dasselbe ist.
fair-nonce = Deine eigene Zufallszahl ist in die Verteilung eingegangen.
fair-nonce-unknown = Dieser Browser hat keine Zufallszahl von dir aufbewahrt und weiß deshalb nicht, ob eine eingegangen ist.
fair-leader = Beim zweiten Austeilen kommt derselbe erste Startspieler heraus.
fair-deck =
    { $count ->
        [one] Beim zweiten Austeilen kommt dieselbe Karte heraus.
       *[other] Beim zweiten Austeilen kommen alle { $count } Karten in derselben Reihenfolge heraus.
    }
fair-yes = Es wurde fair ausgeteilt: Niemand konnte die Verteilung manipulieren.
fair-half = Die Verteilung ergibt sich aus dem, was hier gezeigt wird. Dass niemand sie manipuliert hat, weiß nur sicher, wer das Siegel vor der Partie gesehen und eine Zufallszahl beigesteuert hat.
fair-not = Etwas passt nicht. Speichere die Aufzeichnung und wende dich an den Betreiber dieses Servers.
fair-proves = Das beweist, dass weder der Server noch ein Spieler die Verteilung manipuliert hat, sofern mindestens eine Zufallszahl von jemandem kam, der nicht mit dem Server zusammenarbeitet. Es beweist auch, dass hinterher nichts geändert wurde.
fair-proves-not = Es beweist nicht, dass niemand gespickt hat: Der Server kennt alle Karten. Auch vor einem Server, der mit einem Spieler zusammenarbeitet, schützt es nicht. Und diese Seite kommt vom selben Server: Wenn du ihm nicht traust, speichere die Aufzeichnung und prüfe sie mit dem Programm auf deinem eigenen Computer (interregnum verify).
fair-no-crypto = Dein Browser kann das nur auf sicheren Seiten (https) prüfen. Speichere die Aufzeichnung und prüfe sie mit dem Programm: interregnum verify.
fair-word-commitment = Siegel
fair-word-secret = Geheimnis
fair-word-nonce = Zufallszahl von Platz { $number }
