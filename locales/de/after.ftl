after-won-you = Der Thron gehört dir
after-won-team = Der Thron geht an dein Team
after-won = Der Thron geht an: { $name }
after-won-you-votes =
    { $votes ->
        [one] Der Thron gehört dir, mit { $votes } Stimme zu { $others }
       *[other] Der Thron gehört dir, mit { $votes } Stimmen zu { $others }
    }
after-won-team-votes =
    { $votes ->
        [one] Der Thron geht an dein Team, mit { $votes } Stimme zu { $others }
       *[other] Der Thron geht an dein Team, mit { $votes } Stimmen zu { $others }
    }
after-won-votes =
    { $votes ->
        [one] Der Thron geht an: { $name }, mit { $votes } Stimme zu { $others }
       *[other] Der Thron geht an: { $name }, mit { $votes } Stimmen zu { $others }
    }
after-shared = Der Thron wird geteilt
after-nobody = Der Thron bleibt leer
after-aborted = Die Partie wurde abgesagt, niemand hat gewonnen.
after-resigned = { $name } hat aufgegeben.
after-resigned-you = Du hast aufgegeben.
after-time = { $name } hat keine Zeit mehr.
after-time-you = Deine Zeit ist abgelaufen.
after-claimed = { $name } hat den Sieg beansprucht: Niemand konnte ihn mehr nehmen.
after-claimed-you = Du hast den Sieg beansprucht: Niemand konnte ihn dir mehr nehmen.
after-factions = Die Stimmen, Fraktion für Fraktion
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
after-no-count = Die Partie endete, bevor die Fraktionen abgestimmt haben.
after-tie-rule = Gleichstandsregel
save = Speichern
save-json = Als Aufzeichnung (JSON)
save-json-text = Für Programme: der Tisch, die Kartenverteilung, alles, was gespielt wurde, und was zeigt, dass fair ausgeteilt wurde.
save-text = Als Text
save-text-text = Dasselbe, so geschrieben, dass Menschen es lesen können.

## The check of the deal

fair-title = Wurde fair ausgeteilt?
fair-lead = Bevor jemand bereit war, hat der Server ein Geheimnis versiegelt. Aus diesem Geheimnis und je einer Zufallszahl von allen am Tisch ergeben sich die Karten. Jetzt ist das Geheimnis offen, und dein Browser teilt noch einmal aus.
fair-checking = Es wird noch einmal ausgeteilt …
fair-secret = Das Geheimnis passt zum Siegel.
fair-commitment = Es ist das Siegel, das dieser Browser vor der Partie gesehen hat.
fair-commitment-unknown = Ob es das Siegel von vor der Partie ist, ist hier nicht bekannt: Dieser Browser hat es damals nicht gesehen.
fair-nonce = Deine eigene Zufallszahl ist in die Verteilung eingegangen.
fair-nonce-unknown = Hier ist keine Zufallszahl von dir aufbewahrt; ob sie eingegangen ist, lässt sich nicht sagen.
fair-leader = Noch einmal ausgeteilt, eröffnet dieselbe Person.
fair-deck =
    { $count ->
        [one] Noch einmal ausgeteilt, ist die { $count } Karte dieselbe.
       *[other] Noch einmal ausgeteilt, liegen alle { $count } Karten in derselben Reihenfolge.
    }
fair-yes = Es wurde fair ausgeteilt: Niemand hat die Verteilung ausgesucht.
fair-half = Die Verteilung ergibt sich aus dem, was hier gezeigt wird. Ob niemand sie ausgesucht hat, weiß nur, wer das Siegel vor der Partie gesehen und eine Zufallszahl gegeben hat.
fair-not = Etwas passt nicht. Speicher die Aufzeichnung und frag, wer diesen Server betreibt.
fair-proves = Das beweist, dass weder der Server noch ein Spieler die Verteilung ausgesucht hat, falls mindestens eine Zufallszahl von jemandem kam, der nicht mit dem Server zusammenarbeitet; und dass hinterher nichts geändert wurde.
fair-proves-not = Es beweist nicht, dass niemand gespickt hat: Der Server kennt alle Karten. Auch gegen einen Server, der mit einem Spieler zusammenarbeitet, hilft es nicht. Und diese Seite kommt vom selben Server: Wenn du ihm nicht traust, speicher die Aufzeichnung und prüf sie mit dem Programm auf deinem eigenen Computer (interregnum verify).
fair-no-crypto = Dein Browser rechnet das nur auf sicheren Seiten (https). Speicher die Aufzeichnung und prüf sie mit dem Programm: interregnum verify.
fair-word-commitment = Siegel
fair-word-secret = Geheimnis
fair-word-nonce = Zufallszahl von Platz { $number }
