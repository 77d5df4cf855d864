rules-title = Spielregeln
rules-lead = Das ganze Spiel auf einer Seite. Die Zahlen in Klammern sind die der vollständigen Regeln.
rules-search = Regeln durchsuchen
rules-nothing = Nichts gefunden. Versuche ein anderes Wort, etwa eine Fraktion oder „Auslage“.
rules-number = Regel { $rule }
rules-example = Beispiel
rules-try = Ausprobieren
rules-contents = Inhalt
rules-factions = Die Fraktionen
rules-settings = Die Landschaften
rules-buildings = Die Bauwerke

rules-goal-title = Das Ziel
rules-goal-1 = Der König ist tot, der Thron ist leer. Die Fraktionen des Reichs bestimmen den Nachfolger: Jede hat eine Stimme, und wer die meisten Stimmen bekommt, gewinnt.
    .rule = 10.4
rules-goal-2 = Das Spiel hat zwei Phasen. In Phase 1 rekrutierst du mit den ausgeteilten Karten Anhänger. In Phase 2 spielst du mit diesen Anhängern um die Gunst der Fraktionen: Jede stimmt für die Seite, die die meisten Karten von ihr gewonnen hat.
    .rule = 10.1, 10.3

rules-cards-title = Die Karten
rules-cards-1 = Jede Karte gehört zu einer Fraktion und hat einen Wert von 0 bis 9. Ihre Stärke ist dieser Wert, sofern keine Landschaft und kein Einhorn ihn ändert. Die Stärke entscheidet, wer einen Stich gewinnt; sie steht fest, sobald die Karte gespielt ist.
    .rule = 1, 4.4
rules-cards-2 = Die meisten Fraktionen haben zehn Karten, 0 bis 9. Vier gehören paarweise zusammen: Kobolde (14) und Ritter (8), Gnome (13) und Riesen (9). Alle Fraktionen außer den Kobolden haben eine Fähigkeit.
    .rule = 1, 5.4

rules-setup-title = Vorbereitung
rules-setup-1 = Im Spiel ist eines der beiden Paare, dazu kommen zu zweit drei weitere Fraktionen (52 Karten), zu dritt und zu viert fünf (72 Karten).
    .rule = 2.2
rules-setup-2 = Alle bekommen eine Hand: 13 Karten zu zweit, 12 zu dritt, 9 zu viert. Der Rest ist der Nachziehstapel: 26 Karten zu zweit, sonst 36.
    .rule = 3.1
rules-setup-3 = Der erste Startspieler wird ausgelost, sofern er nicht für diesen Tisch festgelegt wurde.
    .rule = 2.6

rules-phase-one-title = Phase 1: Anhänger rekrutieren
rules-phase-one-1 = Phase 1 hat einen Stich für jede Karte deiner Hand. Zuerst wird die Auslage vom Nachziehstapel gefüllt: zu zweit eine offene Karte, zu dritt und zu viert zwei.
    .rule = 10.1
rules-phase-one-2 = Dann wird der Stich gespielt: Der Startspieler spielt eine beliebige Karte, die anderen folgen im Uhrzeigersinn mit je einer Karte. Der Stich entscheidet, wer welche Karte nimmt.
    .rule = 4.1, 10.1
rules-phase-one-3 = Alle nehmen eine Karte verdeckt zu ihren Anhängern. Die gespielten Karten werden abgelegt, nur Untote kommen auf den Punktstapel des Gewinners.
    .rule = 10.1, 10.2, 5.2

rules-following-title = Bedienen
rules-following-1 = Hast du eine Karte der ausgespielten Fraktion, musst du eine Karte dieser Fraktion spielen oder einen Doppelgänger. Hast du keine, darfst du jede Karte spielen.
    .rule = 4.2
rules-following-2 = Einen Doppelgänger darfst du immer spielen; er zählt dann als Karte der ausgespielten Fraktion. Eröffnet ein Doppelgänger den Stich, sind Doppelgänger die ausgespielte Fraktion.
    .rule = 4.2, 4.3
rules-following-3 = Fähigkeiten heben das nicht auf: Einen Ritter auf einen Kobold oder einen Basilisken zum Fangen darfst du nur spielen, wenn du nicht bedienen kannst.
    .rule = 5.1, 7.3

rules-winning-title = Einen Stich gewinnen
rules-winning-1 = Die stärkste Karte der ausgespielten Fraktion gewinnt, von gleich starken die zuerst gespielte. Karten anderer Fraktionen gewinnen nicht, wie stark sie auch sind.
    .rule = 4.5
rules-winning-2 = Zwei Fähigkeiten gehen vor: zuerst ein Basilisk, der die ausgespielte Karte fängt, dann der stärkste Ritter, wenn ein Kobold ausgespielt ist.
    .rule = 4.5, 5.1, 7.3
rules-winning-3 = Wer den Stich gewinnt, eröffnet den nächsten, sofern nicht ein Drache oder die Hochebene etwas anderes bestimmt. Der letzte Stich von Phase 1 entscheidet ebenso, wer Phase 2 eröffnet.
    .rule = 4.7

rules-market-title = Die Auslage
rules-market-1 = Zu zweit nimmt der Gewinner die Karte der Auslage, und der Verlierer zieht die oberste Karte des Nachziehstapels, die nur er sieht. Schau also auf die Auslage, bevor du spielst. Manchmal lohnt es sich zu verlieren.
    .rule = 10.2, 11.2
rules-market-2 = Zu dritt und zu viert liegen zwei Karten in der Auslage. Der Erste wählt eine, der Zweite nimmt die andere, und die Übrigen ziehen vom Nachziehstapel.
    .rule = 10.2
rules-market-3 = Die Reihenfolge zu dritt und zu viert: der Gewinner; dann die anderen Karten der ausgespielten Fraktion, die stärkste zuerst; dann alle übrigen Karten, die stärkste zuerst, egal aus welcher Fraktion. Von gleichen kommt die zuerst gespielte zuerst. Ein weiterer Ritter auf einen Kobold zählt zu den übrigen Karten, und wessen Karte gefangen wurde, kommt zuletzt.
    .rule = 4.6
rules-market-4 = Wer den Stich mit einem eigenen Seher gewinnt, sieht zuerst die oberste Karte des Nachziehstapels an und wählt zwischen ihr und der Auslage.
    .rule = 6.5, 10.2

rules-phase-two-title = Phase 2: Die Gunst der Fraktionen gewinnen
rules-phase-two-1 = Deine Anhänger werden deine Hand. Gespielt wird wie zuvor, aber jetzt nimmt der Gewinner alle Karten des Stichs auf seinen Punktstapel.
    .rule = 10.3
rules-phase-two-2 = Manche Fähigkeiten ändern das: Zwerge bekommt der Verlierer (zu dritt und zu viert, wer die schwächste Karte hat), Gnome bleiben offen vor dem liegen, der sie gewinnt, Trolle warten, und ein verlorener Phönix bringt Phönixfeuer.
    .rule = 5.3, 6.1, 6.3, 7.1
rules-phase-two-3 = Nach jedem Stich geschieht der Reihe nach: Gewinner und nächster Startspieler stehen fest; die Karten werden genommen und Trolle beiseitegelegt; Phönixfeuer wird gezogen; ein Troll wird genommen; Riesen zertrampeln; der Leuchtturm wird geprüft.
    .rule = 10.3
rules-phase-two-4 = Die Partie wird immer zu Ende gespielt, auch wenn die Stimmen schon feststehen.
    .rule = 10.5

rules-votes-title = Die Stimmen
rules-votes-1 = Am Ende kommen die offenen Gnome auf die Punktstapel. Jede Fraktion stimmt für die Seite mit den meisten Karten von ihr. Die meisten Stimmen gewinnen.
    .rule = 10.4
rules-votes-2 = Was du in Phase 1 gewonnen hast, zählt mit: Untote aus den Stichen und Karten, die Basilisken gefangen haben.
    .rule = 5.2, 7.3
rules-votes-3 = Eine Fraktion, von der niemand eine Karte hat, stimmt nicht ab.
    .rule = 10.4

rules-ties-title = Gleichstand
rules-ties-1 = Haben zwei Seiten gleich viele Karten einer Fraktion, bekommt die mit der höchsten Karte die Gunst; sind auch die gleich, zählt die nächsthöchste und so weiter. Ist alles gleich, stimmt die Fraktion nicht ab.
    .rule = 10.4
rules-ties-2 = Bei gleich vielen Stimmen gewinnt, wer mehr Karten der Fraktionen hat, die für ihn gestimmt haben. Ist auch das gleich, entscheiden die Punkte auf diesen Karten. Sind selbst die gleich, ist der Sieg geteilt.
    .rule = 10.4

rules-teams-title = Zu dritt und zu viert
rules-teams-1 = Zu zweit und zu dritt spielen alle für sich. Zu viert spielt ihr in zwei Teams: Dein Partner sitzt dir gegenüber, und ihr gewinnt oder verliert gemeinsam.
    .rule = 2.1
rules-teams-2 = Partner haben eigene Hände, Anhänger und Punktstapel. Für die Stimmen werden die Stapel eines Teams zusammengelegt.
    .rule = 2.1, 10.4

rules-editions-title = Ausgaben
rules-editions-1 = Die gedruckten Ausgaben unterscheiden sich an zwei Stellen. In der internationalen zertrampelt ein Riese zu dritt und zu viert bei jedem Gegner einen Gnom. In der deutschen wählt der Gewinner des Stichs, wessen Gnom es trifft, oder verschont alle.
    .rule = 2.5, 6.2
rules-editions-2 = Bei Stimmengleichheit zählt die deutsche Ausgabe nur die Punkte auf den Karten der Fraktionen, die für dich gestimmt haben. Die internationale zählt erst die Karten, dann die Punkte.
    .rule = 2.5, 10.4

rules-mixes-title = Fraktionen mischen
rules-mixes-1 = Zu Claim gehören Kobolde, Ritter, Untote, Zwerge und Doppelgänger, zu Claim 2 Gnome, Riesen, Drachen, Trolle und Seher.
    .rule = 2.3
rules-mixes-2 = Du darfst sie mischen, wie du magst, auch mit den Fraktionen der Landkarten: ein Paar und drei oder fünf weitere Fraktionen. Das Phönixfeuer kommt mit den Phönixen und zählt dabei nicht mit.
    .rule = 2.2, 2.3

rules-maps-title = Landkarten: Landschaften und Bauwerke
rules-maps-1 = Ein Tisch kann eine Landschaft haben, ein Bauwerk, beides oder nichts davon, ausgelost oder gewählt. Sie liegen die ganze Partie offen. Landschaften ändern, wie gespielt wird, Bauwerke, wie gewertet wird.
    .rule = 2.4
rules-maps-2 = Widersprechen sich eine Landschaft und die Fähigkeit einer Fraktion, gilt die Fähigkeit.
    .rule = 8
rules-maps-3 = Zu dritt mit Abtei, Brücke oder Schloss werden die Stimmen einmal unter allen dreien gezählt. Wer ausgeschieden ist, behält seine Stimmen und kann nicht gewinnen.
    .rule = 9.10

rules-fair-title = Faires Austeilen
rules-fair-1 = Hier kann niemand beim Austeilen mogeln, auch der Server nicht. Vor der Partie versiegelt er ein Geheimnis und zeigt dir das Siegel. Alle am Tisch dürfen eine eigene Zahl beisteuern. Aus allem zusammen ergibt sich, wie die Karten liegen.
rules-fair-2 = Nach der Partie wird das Geheimnis geöffnet, und alle können nachprüfen, dass es zum Siegel passt und die Karten genau so fallen mussten.

rules-hidden-title = Wer was weiß
rules-hidden-1 = Für alle sichtbar: die Auslage, die Stiche, die Punktstapel, offene Gnome, beiseitegelegte Trolle, abgelegte Karten, wie viele Karten alle haben, wer welche Karte der Auslage nahm und wer gezogen hat.
    .rule = 11.1
rules-hidden-2 = Nur du weißt: deine Hand, deine Anhänger, verdeckt gezogene Karten und was ein Seher dir gezeigt hat. Weitergegebene Karten kennt, wer sie gab und wer sie bekam. Geheime Entscheidungen bleiben versiegelt, bis alle gewählt haben.
    .rule = 11.2
rules-hidden-3 = Zu zweit und ohne Phönixe kannst du in Phase 2 die ganze Hand deines Gegners erschließen. Mit Phönixen alles bis auf das Phönixfeuer.
    .rule = 11.4
rules-hidden-4 = Nach der Partie liegt alles offen.
    .rule = 11.5

rules-words-title = Begriffe
rules-words-1 = Startspieler: wer die erste Karte eines Stichs spielt. Ausgespielte Fraktion: die Fraktion dieser Karte.
    .rule = 4.1
rules-words-2 = Stich: eine Karte von allen am Tisch. Runde: in Phase 1 ein Stich mit den Karten, die danach genommen werden.
    .rule = 4.1, 10.1
rules-words-3 = Auslage: die offenen Karten, um die es in einem Stich von Phase 1 geht. Blinde Karte: die oberste Karte des Nachziehstapels, ungesehen gezogen.
    .rule = 10.1, 10.2
rules-words-4 = Anhänger: die Karten, die du in Phase 1 rekrutierst und in Phase 2 spielst. Punktstapel: die Karten, die für die Stimmen zählen.
    .rule = 10.2, 10.3
rules-words-5 = Stärke: was eine Karte in einem Stich zählt. Rang: ihr Platz in ihrer Fraktion. Punkte: was sie zählt, wo Punkte gezählt werden.
    .rule = 4.4, 8.1, 8.2
rules-words-6 = Seite: ein Spieler, zu viert ein Team.
    .rule = 2.1

## Why an answer is refused ($faction is the code of the led faction)

reason-follow = { faction-led }, und du hast mindestens eine Karte davon: Du musst bedienen.
    .rule = 4.2
reason-follow-stand-in = { faction-led }, und du hast mindestens eine Karte davon: Bediene oder spiele einen Doppelgänger.
    .rule = 4.2
reason-not-offered = Diese Karte kannst du jetzt nicht wählen.
    .rule = 10.2
