power-GO = Keine Fähigkeit, dafür sind es viele: vierzehn Kobolde, und jeder zählt für ihre Gunst.
    .rule = 5.4
power-GO-more = Die 0 gibt es fünfmal, 1 bis 9 je einmal. Ist ein Kobold ausgespielt, können Ritter dazwischengehen. Beispiel: Kobold 9 ist ausgespielt, und Ritter 2 schlägt ihn.
    .rule = 1, 5.1
    .cards = GO9 KN2

power-KN = Ist ein Kobold ausgespielt, gewinnt der stärkste Ritter den Stich. Sonst haben Ritter keine Fähigkeit.
    .rule = 5.1
power-KN-more = Acht Karten, 2 bis 9. Bedienen musst du trotzdem: Solange du einen Kobold auf der Hand hast, darfst du auf einen Kobold keinen Ritter spielen. Von zwei gleich starken Rittern gewinnt der zuerst gespielte. Beispiel: Kobold 9 ist ausgespielt, du hast keinen Kobold und spielst den Ritter 2. Du gewinnst.
    .rule = 5.1, 4.2
    .cards = GO9 KN2

power-UD = Wer in Phase 1 einen Stich gewinnt, bekommt alle Untoten darin sofort auf den Punktstapel, egal wer sie gespielt hat.
    .rule = 5.2
power-UD-more = Die anderen Karten des Stichs werden wie üblich abgelegt. Ein Untoter aus der Auslage oder vom Nachziehstapel ist ein Anhänger wie jeder andere. Beispiel: Untoter 4 ist ausgespielt, du gewinnst mit dem Untoten 7. Beide zählen von nun an für dich.
    .rule = 5.2
    .cards = UD4 UD7

power-DW = In Phase 2 bekommt der Verlierer die Zwerge des Stichs. Zu dritt und zu viert bekommt sie, wer die schwächste Karte gespielt hat.
    .rule = 5.3
power-DW-more = Die schwächste Karte kann aus jeder Fraktion sein; sind mehrere gleich schwach, gilt die zuletzt gespielte. Gefangene Karten zählen nicht. Zu dritt und zu viert kann sie sogar dem Gewinner gehören. Beispiel zu zweit: Zwerg 3 ist ausgespielt, du gewinnst mit dem Zwerg 9, und dein Gegner bekommt beide Zwerge.
    .rule = 5.3
    .cards = DW3 DW9

power-DG = Einen Doppelgänger darfst du immer spielen. Er zählt dann als Karte der ausgespielten Fraktion, aber ohne ihre Fähigkeit.
    .rule = 4.2, 4.3
power-DG-more = Er bedient, gewinnt und reiht sich ein wie eine Karte der ausgespielten Fraktion; am Ende zählt er bei den Doppelgängern. Spielen musst du ihn nur, wenn Doppelgänger ausgespielt sind. Beispiel: Untoter 6 ist ausgespielt. Obwohl du den Untoten 2 hast, spielst du den Doppelgänger 8 und gewinnst.
    .rule = 4.2, 4.3
    .cards = UD6 DG8

power-GN = In Phase 2 bleiben gewonnene Gnome bis zum Spielende offen vor dir liegen. Dort kann ein Riese sie zertrampeln.
    .rule = 6.1
power-GN-more = Dreizehn Karten: 1, 3, 5 und 7 je dreimal, dazu eine 9. Am Spielende kommen die Gnome, die noch vor dir liegen, auf deinen Punktstapel. Beispiel: Gnom 5 ist ausgespielt, du gewinnst mit dem Gnom 9. Beide liegen nun vor dir.
    .rule = 6.1, 1
    .cards = GN5 GN9

power-GI = Wer in Phase 2 einen Stich gewinnt, lässt jeden Riesen darin einen Gnom mit gleichem Wert zertrampeln, der vor dem Gegner liegt. Zu dritt und zu viert einen vor jedem Gegner.
    .rule = 6.2
power-GI-more = Wer den Riesen gespielt hat, ist egal: Es trifft die Gegner des Gewinners, nie die eigene Seite. Nur der aufgedruckte Wert zählt. Zertrampelte Gnome werden abgelegt; ein Riese ohne passenden Gnom bewirkt nichts, auch später nicht. Zu zweit mit Abtei oder Festung darf der Gewinner den Gnom verschonen. Beispiel: Riese 3 ist ausgespielt, du gewinnst mit dem Riesen 7. Dein Gegner verliert einen Gnom 3 und einen Gnom 7, falls sie vor ihm liegen.
    .rule = 6.2
    .cards = GI3 GI7

power-DR = Wer in einem Stich den letzten Drachen spielt, eröffnet den nächsten, egal wer gewinnt.
    .rule = 6.4
power-DR-more = Das gilt in beiden Phasen und geht der Hochebene vor. Ein gefangener Drache zählt nicht. Beispiel: Drache 7 ist ausgespielt, du spielst den Drachen 3. Du verlierst den Stich und eröffnest den nächsten.
    .rule = 6.4, 8.7
    .cards = DR7 DR3

power-TR = In Phase 2 werden gespielte Trolle beiseitegelegt. Wer den Stich gewinnt, nimmt nur den höchsten Troll, der dort wartet.
    .rule = 6.3
power-TR-more = Trolle warten, bis sie an der Reihe sind: Auch ein Stich ganz ohne Trolle kann einen bringen. Es zählt der Rang ohne Zuschläge. Wer den letzten Stich gewinnt, nimmt alle übrigen. Beispiel: Troll 8 ist ausgespielt, Troll 5 folgt. Der Gewinner nimmt den Troll 8; den Troll 5 bekommt, wer den nächsten Stich gewinnt, falls kein höherer dazukommt.
    .rule = 6.3
    .cards = TR8 TR5

power-SE = Gewinnst du in Phase 1 mit einem Seher, darfst du die oberste Karte des Nachziehstapels ansehen. Nimm sie oder eine Karte aus der Auslage.
    .rule = 6.5
power-SE-more = Nur du siehst diese Karte, und der Seher muss deine eigene Gewinnkarte sein. Zu zweit bekommt dein Gegner, was du übrig lässt: die Karte der Auslage oder die vom Stapel. Beispiel: Seher 4 ist ausgespielt, du gewinnst mit dem Seher 9 und hast die Wahl.
    .rule = 6.5, 10.2
    .cards = SE4 SE9

power-PX = Geht dein Phönix in Phase 2 an eine andere Seite, ziehst du ein Phönixfeuer auf die Hand.
    .rule = 7.1
power-PX-more = Das geht, solange der Stapel reicht, und auch für ein verlorenes Phönixfeuer ziehst du eines nach. Darum haben nicht immer alle gleich viele Karten: Phase 2 endet mit dem ersten Stich, nach dem jemand keine Karte mehr hat. Was andere dann noch halten, wird abgelegt und zählt für niemanden. Beispiel: Phönix 8 ist ausgespielt, du spielst den Phönix 2, verlierst beide und ziehst ein Phönixfeuer.
    .rule = 7.1
    .cards = PX8 PX2

power-PF = Zehn weitere Phönixe, 0 bis 9, in einem eigenen Stapel. Du bekommst einen davon, wenn du in Phase 2 einen Phönix verlierst.
    .rule = 1.2, 3.2, 7.1
power-PF-more = Ein Phönixfeuer ist in jeder Hinsicht ein Phönix: Es bedient, gewinnt und zählt wie einer. Niemand bekommt es beim Austeilen; der Stapel liegt verdeckt. Beispiel: Du verlierst das Phönixfeuer 3 an den Phönix 6 und ziehst ein neues Phönixfeuer.
    .rule = 1.2, 3.2, 7.1
    .cards = PX6 PF3

power-UC = In Phase 2 macht jedes Einhorn in deinem eigenen Punktstapel deine Karten anderer Fraktionen um 1 stärker.
    .rule = 7.2
power-UC-more = Das gilt ab dem Stich nach dem, der dir das Einhorn gebracht hat; Einhörner aus Phase 1 zählen mit. Einhörner selbst werden nicht stärker, ein Doppelgänger aber immer, sogar auf ein ausgespieltes Einhorn. Bei der Wertung ändert es nichts. Beispiel: Mit zwei Einhörnern im Stapel spielt dein Drache 6 wie eine 8 und schlägt den Drachen 7.
    .rule = 7.2
    .cards = DR7 DR6

power-BA = Spielst du einen Basilisken auf eine ausgespielte Karte gleicher Stärke, fängt er diese Karte und gewinnt den Stich.
    .rule = 7.3
power-BA-more = Bedienen musst du trotzdem, du darfst also keine Karte der ausgespielten Fraktion haben. Ein ausgespielter Basilisk lässt sich nicht fangen. Die gefangene Karte kommt sofort auf deinen Punktstapel und hat in diesem Stich keine Fähigkeit. Nur der erste Basilisk fängt. In Phase 1 wird der Basilisk selbst abgelegt, in Phase 2 gehört er dir. Beispiel: Drache 5 ist ausgespielt, du hast keinen Drachen und spielst den Basilisken 5. Er fängt den Drachen und gewinnt.
    .rule = 7.3, 4.2
    .cards = DR5 BA5
