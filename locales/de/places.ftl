## Settings

place-underworld = Unterwelt
place-underworld-text = Jede 0 zählt als 10: in den Stichen, bei Gleichstand und wo Punkte gezählt werden.
    .rule = 8.1
place-underworld-example = Zwerg 9 ist ausgespielt, du spielst den Zwerg 0. Er zählt als 10 und gewinnt.
    .cards = DW9 DW0
place-farmland = Ackerland
place-farmland-text = Die 2 ist die höchste Karte jeder Fraktion: In den Stichen und bei Gleichstand hat sie den Rang 10. An Punkten bleibt sie 2 wert.
    .rule = 8.2
place-farmland-example = Untoter 9 ist ausgespielt, du spielst den Untoten 2. Er hat den Rang 10 und gewinnt. Wo Punkte gezählt werden, bleibt er 2 wert.
    .cards = UD9 UD2
place-lakeside = Seeufer
place-lakeside-text = In Phase 1 werden Karten in umgekehrter Reihenfolge genommen. Zu zweit nimmt der Verlierer die Karte der Auslage, und der Gewinner zieht. Wer mit einem Seher gewinnt, wählt trotzdem zuerst.
    .rule = 8.3
place-lakeside-example = Ihr spielt zu zweit, in der Auslage liegt Ritter 9. Kobold 8 ist ausgespielt, du spielst den Kobold 3 und verlierst: Der Ritter 9 gehört dir, und der Gewinner zieht.
    .cards = GO8 GO3 / KN9
place-windlands = Windlande
place-windlands-text = Vor Phase 2 geben alle 3 Karten der neuen Hand im Uhrzeigersinn weiter. Alle wählen geheim und geben gleichzeitig.
    .rule = 8.4
place-windlands-example = Du gibst den Kobold 0, den Untoten 1 und den Ritter 2 weiter, und von der anderen Seite bekommst du 3 Karten. Welche es sind, weiß sonst niemand.
    .cards = GO0 UD1 KN2
place-endless_sands = Endloser Sand
place-endless_sands-text = Vor Phase 1 geben alle 5 Karten der Hand im Uhrzeigersinn weiter. Alle wählen geheim und geben gleichzeitig.
    .rule = 8.5
place-endless_sands-example = Du willst schwache Karten loswerden: Du gibst den Kobold 0, den Kobold 1, den Ritter 2, den Untoten 0 und den Zwerg 1 weiter und bekommst 5 Karten, die jemand anders nicht wollte.
    .cards = GO0 GO1 KN2 UD0 DW1
place-islands = Inseln
place-islands-text = In Phase 1 hat die Auslage eine Karte mehr. Die übrig gebliebene kommt offen unter den Nachziehstapel, bevor jemand zieht; nur ein siegreicher Seher wählt vorher. Ist der Stapel leer, bekommt der Nächste, der zieht, genau diese Karte.
    .rule = 8.6
place-islands-example = Ihr spielt zu zweit, in der Auslage liegen Drache 8 und Troll 2. Der Gewinner nimmt den Drachen 8, der Troll 2 kommt offen unter den Nachziehstapel, und der Verlierer zieht von oben.
    .cards = DR8 TR2
place-plateau = Hochebene
place-plateau-text = Wer drei Stiche nacheinander gewinnt, eröffnet den nächsten nicht; das tut der nächste Gegner im Uhrzeigersinn. Siege des Partners zählen nicht mit. Nach jedem dritten Sieg wird neu gezählt, ebenso ab Phase 2. Ein Drache geht der Hochebene vor.
    .rule = 8.7
place-plateau-streak-you =
    { $count ->
        [one] Du hast den letzten Stich gewonnen.
       *[other] Du hast { $count } Stiche in Folge gewonnen.
    }
place-plateau-streak =
    { $count ->
        [one] { $name } hat den letzten Stich gewonnen.
       *[other] { $name } hat { $count } Stiche in Folge gewonnen.
    }
place-plateau-example = Ihr spielt zu zweit, und du gewinnst drei Stiche nacheinander, mit dem Untoten 7, dem Zwerg 8 und dem Kobold 9. Den vierten eröffnet dein Gegner.
    .cards = UD7 DW8 GO9
place-swamp = Sumpf
place-swamp-text = Vor Phase 2 legen alle 2 Karten der neuen Hand ab. Alle wählen geheim; danach liegen die Karten offen.
    .rule = 8.8
place-swamp-example = Du legst den Kobold 0 und den Untoten 1 ab. Jetzt liegen sie offen, und du spielst Phase 2 wie alle mit 2 Karten weniger.
    .cards = GO0 UD1
place-ice_fields = Eisfelder
place-ice_fields-text = Hat deine Seite den Stich nicht gewonnen, ist deine Karte im nächsten um 1 stärker. Der Zuschlag summiert sich nicht und gilt auch von Phase 1 zu Phase 2.
    .rule = 8.9
place-ice_fields-example = Du hast den letzten Stich verloren. Gnom 5 ist ausgespielt, und du spielst auch einen Gnom 5. Mit dem Zuschlag hat er Stärke 6 und gewinnt; ohne ihn hätte der erste gewonnen.
    .cards = GN5 GN5

## Buildings

place-dungeon = Verlies
place-dungeon-text = Wer den letzten Stich einer Phase gewinnt, hat eine zusätzliche Stimme. Bei Stimmengleichheit bringt sie keine Karten.
    .rule = 9.1
place-dungeon-example = Im letzten Stich von Phase 2 ist Untoter 4 ausgespielt, und du gewinnst mit dem Untoten 8. Das ist eine Stimme für dich neben denen der Fraktionen.
    .cards = UD4 UD8
place-lighthouse = Leuchtturm
place-lighthouse-text = Wer in Phase 2 zuerst 3 Karten einer Fraktion gewonnen hat, hat sich ihre Gunst gesichert, egal was später mit den Karten geschieht. Geprüft wird nach jedem Stich; schaffen es zwei Seiten zugleich, kommt der Gewinner des Stichs zuerst, dann geht es im Uhrzeigersinn. Die anderen Fraktionen stimmen wie üblich ab.
    .rule = 9.2
place-lighthouse-example = In Phase 2 hast du vor allen anderen drei Trolle gewonnen: 2, 5 und 6. Ihre Gunst ist dir sicher, selbst wenn andere alle übrigen gewinnen.
    .cards = TR2 TR5 TR6
place-pyramid = Pyramide
place-pyramid-text = Vor der Wertung werden alle Karten abgelegt, die höchstens 3 Punkte wert sind.
    .rule = 9.3
place-pyramid-example = Du hast die Untoten 1, 2 und 3, dein Gegner hat den Untoten 7. Deine werden vor der Wertung abgelegt, also hat dein Gegner die Gunst.
    .cards = UD1 UD2 UD3 / UD7
place-abbey = Abtei
place-abbey-text = Eine Seite, die mindestens doppelt so viele Karten gewonnen hat wie jede andere, verliert. Die übrigen werden wie üblich verglichen.
    .rule = 9.4
place-abbey-example = Vier Karten gegen zwei sind doppelt so viele: Die Seite mit den vieren würde verlieren, was immer die Stimmen sagen. In einer echten Partie steht es eher 18 zu 8.
    .cards = GO5 KN4 UD8 DW2 / GO9 UD3
place-abbey-decided = Die Abtei schließt eine Seite mit doppelt so vielen Karten aus: { $most } zu { $others }.
place-bridge = Brücke
place-bridge-text = Die Seite mit den meisten vollständigen Sätzen gewinnt: je eine Karte aller Fraktionen am Tisch. Bei Gleichstand werden diese Seiten wie üblich verglichen.
    .rule = 9.5
place-bridge-example = Kobold 4, Ritter 6, Untoter 2, Zwerg 7 und Doppelgänger 5: eine Karte jeder Fraktion am Tisch, ein vollständiger Satz. Zwei Sätze schlagen einen.
    .cards = GO4 KN6 UD2 DW7 DG5
place-bridge-decided = Bei der Brücke gewinnen die meisten vollständigen Sätze: { $most } zu { $others }.
place-fortress = Festung
place-fortress-text = Eine Seite mit mehr als 5 Karten einer Fraktion legt vor der Wertung 4 davon ab, die niedrigsten.
    .rule = 9.6
place-fortress-example = Du hast sechs Untote. Die vier niedrigsten, 1, 2, 4 und 5, werden abgelegt; 7 und 9 bleiben. Dein Gegner hat 3, 6 und 8 und damit die Gunst.
    .cards = UD1 UD2 UD4 UD5 / UD7 UD9 / UD3 UD6 UD8
place-tower = Turm
place-tower-text = Jede Fraktion stimmt für die Seite, die mit ihren Karten die meisten Punkte hat. Bei Gleichstand entscheidet die Zahl der Karten, danach gelten die üblichen Regeln.
    .rule = 9.7
place-tower-example = Du hast nur den Troll 9, dein Gegner hat die Trolle 1, 2 und 5. Das sind 9 Punkte gegen 8: Du hast die Gunst.
    .cards = TR9 / TR1 TR2 TR5
place-runestones = Runensteine
place-runestones-text = Vor der Wertung werden alle Karten abgelegt, die eine ungerade Zahl von Punkten wert sind.
    .rule = 9.8
place-runestones-example = Du hast die Seher 3, 5 und 7, dein Gegner hat nur den Seher 2. Deine sind alle ungerade und werden abgelegt, also hat dein Gegner die Gunst.
    .cards = SE3 SE5 SE7 / SE2
place-castle = Schloss
place-castle-text = Die Seite, die die meisten Karten gewonnen hat, gewinnt. Bei Gleichstand werden diese Seiten wie üblich verglichen.
    .rule = 9.9
place-castle-example = Drei Karten schlagen zwei, so niedrig sie auch sind: Zwei Kobolde 0 und der Untote 1 würden gegen Ritter 9 und Zwerg 9 gewinnen.
    .cards = GO0 GO0 UD1 / KN9 DW9
place-castle-decided = Beim Schloss gewinnen die meisten Karten: { $most } zu { $others }.
