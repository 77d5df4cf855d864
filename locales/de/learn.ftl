learn-title = Lernen
learn-part-basics = Das Spiel
learn-part-claim = Die Fähigkeiten in Claim
learn-part-claim2 = Die Fähigkeiten in Claim 2
learn-part-maps = Die Fähigkeiten der Landkarten
learn-step = Schritt { $step } von { $steps }
learn-steps = Alle Schritte
learn-next = Weiter
learn-back = Zurück
learn-skip = Schritt überspringen
learn-retry = Noch einmal
learn-finish = Erste Partie spielen
tutorial-question = Neu bei Claim?
tutorial-link = In ein paar Minuten gelernt
learn-you = Du
learn-opponent = Gegner

learn-story = Der König ist tot. Die Fraktionen des Reichs stimmen über den Nachfolger ab, und du willst ihre Stimmen. Du gewinnst sie mit Karten.

learn-trick-title = Ein Stich
learn-trick-text = Eine Karte von jedem ergibt einen Stich. Dein Gegner eröffnet mit dem Zwerg 4. Die höchste Karte der ausgespielten Fraktion gewinnt.
learn-trick-do = Gewinne den Stich.
learn-trick-well = Zwerg 7 schlägt den Zwerg 4: Der Stich gehört dir. Wer gewinnt, eröffnet den nächsten.
learn-trick-again = Zwerg 2 ist niedriger als der Zwerg 4, damit würdest du verlieren. Nimm die andere Karte.

learn-follow-title = Bedienen
learn-follow-text = Dein Gegner eröffnet mit dem Zwerg 6. Hast du eine Karte der ausgespielten Fraktion, musst du eine davon spielen: Das heißt bedienen. Blasse Karten sind nicht erlaubt; tippe eine an, und du erfährst, warum.
learn-follow-do = Spiele die Karte, die erlaubt ist.
learn-follow-well = Richtig. Zwerg 3 verliert, aber du musstest bedienen.
learn-follow-again = Du hast einen Zwerg, und ein Zwerg ist ausgespielt. Also muss es der Zwerg 3 sein.

learn-void-title = Nichts zum Bedienen
learn-void-text = Wieder der Zwerg 6, aber diesmal hast du keinen Zwerg. Jetzt darfst du alles spielen. Gewinnen kann es allerdings nicht, das kann nur die ausgespielte Fraktion.
learn-void-do = Wirf deine schwächste Karte ab.
learn-void-well = Gut gemacht. Mit dem Kobold 0 gewinnst du ohnehin kaum etwas, und deine hohen Karten bleiben dir.
learn-void-again = Das ist erlaubt, aber eine hohe Karte ist zu schade dafür. Wirf den Kobold 0 ab.

learn-market-title = Die Auslage
learn-market-text = In Phase 1 geht es in jedem Stich um eine Karte der Auslage. Wer gewinnt, nimmt sie als Anhänger für Phase 2. Ritter 9 ist ein guter.
learn-market-do = Gewinne den Stich und damit den Ritter 9.
learn-market-well = Ritter 9 kommt zu deinen Anhängern. Dein Gegner zieht stattdessen eine Karte vom Nachziehstapel.
learn-market-again = Mit dem Zwerg 1 überlässt du den Ritter 9 deinem Gegner. Spiele höher.

learn-blind-title = Die blinde Karte
learn-blind-text = Auch wer verliert, geht nicht leer aus: Er zieht die oberste Karte des Nachziehstapels, ohne dass der andere sie sieht. Diesmal liegt nur ein Kobold 0 in der Auslage.
learn-blind-do = Verliere mit Absicht und ziehe die blinde Karte.
learn-blind-well = Dein Gegner bleibt auf dem Kobold 0 sitzen, und du hast den Doppelgänger 7 gezogen. Das weißt nur du.
learn-blind-again = Mit dem Zwerg 8 gewinnst du den Kobold 0. Fast jede andere Karte ist besser: Verliere diesen Stich.

learn-followers-title = Deine Anhänger
learn-followers-text = Nach dreizehn Stichen ist Phase 1 vorbei, und du hast dreizehn Anhänger. Jetzt werden sie deine Hand.
learn-followers-do = Tippe auf deinen Anhängerstapel.
learn-followers-well = Das sind die Karten, die du rekrutiert hast. Mit ihnen kämpfst du um die Stimmen.
learn-followers-again = Deine Anhänger liegen verdeckt neben dir. Tippe auf diesen Stapel.

learn-phase-two-title = Phase 2
learn-phase-two-text = Gespielt wird wie zuvor, aber eine Auslage gibt es nicht mehr. Wer gewinnt, nimmt beide Karten auf den Punktstapel, und genau diese Karten zählen.
learn-phase-two-do = Gewinne beide Untoten.
learn-phase-two-well = Untoter 4 und Untoter 6 liegen auf deinem Punktstapel.
learn-phase-two-again = Mit dem Untoten 2 gehen beide Karten an deinen Gegner. Spiele höher.

learn-votes-title = Die Stimmen
learn-votes-text = Jede Fraktion stimmt für den, der die meisten ihrer Karten gewonnen hat. Du hast die Kobolde und die Doppelgänger, dein Gegner hat die Ritter und die Zwerge. Bei den Untoten steht es 4 zu 4, und du eröffnest.
learn-votes-do = Gewinne die Gunst der Untoten.
learn-votes-well = Untoter 2 musste bedienen, und bei den Untoten steht es 6 zu 4. Drei Stimmen zu zwei: Du eroberst den Thron!
learn-votes-again = Die Ritter sind schon verloren. Eröffne mit der Karte, die über die Untoten entscheidet.

learn-knights-title = Ritter
learn-knights-text = Jede Fraktion macht auf ihre Art Ärger. Ritter jagen Kobolde: Ist ein Kobold ausgespielt, gewinnt der stärkste Ritter. Dein Gegner eröffnet mit dem Kobold 8, und du hast keinen Kobold.
learn-knights-do = Gewinne den Stich und mit ihm den Doppelgänger 8.
learn-knights-well = Selbst ein kleiner Ritter schlägt einen großen Kobold. Aber denke ans Bedienen: Wer einen Kobold hat, muss ihn spielen.
learn-knights-again = Zwerg 9 ist hoch, aber weder Kobold noch Ritter. Hier kann er nicht gewinnen.

learn-undead-title = Untote
learn-undead-text = Karten aus Phase 1 werden nach dem Stich abgelegt. Nicht so die Untoten: Sie kommen sofort auf den Punktstapel des Gewinners. Die Auslage ist mager, aber sieh dir den Stich an.
learn-undead-do = Gewinne zwei Untote.
learn-undead-well = Zwei Untote zählen für dich, noch bevor Phase 2 begonnen hat.
learn-undead-again = Mit dem Untoten 1 schenkst du deinem Gegner beide Untoten. Spiele höher.

learn-dwarves-title = Zwerge
learn-dwarves-text = Zwerge halten zum Verlierer: Wer in Phase 2 den Stich verliert, bekommt alle Zwerge darin. Dein Gegner eröffnet mit dem Zwerg 3.
learn-dwarves-do = Hole dir beide Zwerge.
learn-dwarves-well = Dein Gegner gewinnt den Stich, und du hast die Zwerge.
learn-dwarves-again = Zwerg 8 gewinnt den Stich, und dann gehen beide Zwerge an deinen Gegner. Verliere diesen Stich.

learn-doppelgangers-title = Doppelgänger
learn-doppelgangers-text = Einen Doppelgänger darfst du spielen, was auch immer ausgespielt ist. Er zählt dann als Karte der ausgespielten Fraktion. Dein Gegner eröffnet mit dem Untoten 6.
learn-doppelgangers-do = Gewinne den Stich.
learn-doppelgangers-well = Doppelgänger 8 zählte als Untoter 8 und hat gewonnen. Am Ende zählt er bei den Doppelgängern.
learn-doppelgangers-again = Untoter 2 ist zu niedrig, und Kobold 5 ist nicht erlaubt, solange du einen Untoten hast. Dein Doppelgänger kann es.

learn-gnomes-title = Gnome
learn-gnomes-text = Gnome gibt es viele, und sie leben gefährlich. Alle, die du in Phase 2 gewinnst, bleiben bis zum Spielende offen vor dir liegen.
learn-gnomes-do = Gewinne beide Gnome.
learn-gnomes-well = Da liegen sie. Hoffen wir, dass kein Riese vorbeikommt.
learn-gnomes-again = Mit dem Gnom 1 lägen beide Gnome vor deinem Gegner. Spiele höher.

learn-giants-title = Riesen
learn-giants-text = Ein Riese im Stich zertrampelt einen Gnom mit gleichem Wert, der vor dem Gegner des Gewinners liegt, egal wer ihn gespielt hat. Dein Gegner eröffnet mit dem Riesen 3, und vor ihm liegen die Gnome 3, 7 und 7.
learn-giants-do = Gewinne den Stich und zertrample zwei Gnome.
learn-giants-well = Riese 3 zertrampelt den Gnom 3 und Riese 7 einen Gnom 7. Sie zählen für niemanden mehr.
learn-giants-again = Mit dem Riesen 1 gewinnt dein Gegner, und dein Gnom 1 wird zertrampelt. Spiele den Riesen 7.

learn-dragons-title = Drachen
learn-dragons-text = Wer in einem Stich den letzten Drachen spielt, eröffnet den nächsten, egal wer gewinnt. Diesen kannst du nicht gewinnen: Troll 6 ist ausgespielt, und du hast keinen Troll.
learn-dragons-do = Verliere, aber eröffne den nächsten Stich.
learn-dragons-well = Dein Gegner bekommt den Stich, und du eröffnest den nächsten.
learn-dragons-again = Mit dieser Karte eröffnet wieder dein Gegner. Spiele den Drachen.

learn-trolls-title = Trolle
learn-trolls-text = In Phase 2 werden gespielte Trolle beiseitegelegt. Wer den Stich gewinnt, nimmt nur den höchsten; die anderen warten. Troll 5 wartet seit dem letzten Stich.
learn-trolls-do = Gewinne den Stich und mit ihm den Troll 5.
learn-trolls-well = Zwei Gnome liegen vor dir, und Troll 5 liegt auf deinem Punktstapel. Wer den letzten Stich gewinnt, nimmt alle Trolle, die noch übrig sind.
learn-trolls-again = Mit dem Gnom 1 verlierst du den Stich und den Troll 5 dazu. Spiele höher.

learn-seers-title = Seher
learn-seers-text = Gewinnst du in Phase 1 mit einem Seher, darfst du die oberste Karte des Nachziehstapels ansehen, bevor du wählst. In der Auslage liegt nur ein Gnom 1.
learn-seers-do = Gewinne den Stich mit einem Seher.
learn-seers-well = Dein Seher gewinnt. Nun sieh nach, was der Stapel bringt.
learn-seers-again = Seher 2 verliert gegen den Seher 4. Spiele höher.

learn-seers-choice-title = Der Blick des Sehers
learn-seers-choice-text = Oben auf dem Stapel liegt der Drache 9. Nur du siehst ihn. Nimm ihn oder die Karte der Auslage; dein Gegner bekommt die andere.
learn-seers-choice-do = Nimm die bessere Karte.
learn-seers-choice-well = Drache 9 gehört dir, und dein Gegner muss den Gnom 1 nehmen.
learn-seers-choice-again = Damit überlässt du den Drachen 9 deinem Gegner. Nimm ihn selbst.

learn-phoenixes-title = Phönixe
learn-phoenixes-text = Verlierst du in Phase 2 einen Phönix, ziehst du ein Phönixfeuer, das ebenfalls ein Phönix ist. Dein Gegner eröffnet mit dem Phönix 8, und du musst bedienen.
learn-phoenixes-do = Spiele deinen Phönix.
learn-phoenixes-well = Du verlierst beide Phönixe, ziehst aber das Phönixfeuer 6. Ein Phönix ersteht immer wieder auf.
learn-phoenixes-again = Ein Phönix ist ausgespielt, und du hast einen. Also muss es der Phönix 2 sein.

learn-unicorns-title = Einhörner
learn-unicorns-text = In Phase 2 macht jedes Einhorn auf deinem Punktstapel deine anderen Karten um 1 stärker. Du hast zwei. Dein Gegner eröffnet mit dem Drachen 7.
learn-unicorns-do = Gewinne den Stich.
learn-unicorns-well = Drache 6 spielt wie eine 8 und schlägt den Drachen 7.
learn-unicorns-again = Selbst mit dem Zuschlag ist Drache 1 nur eine 3. Nimm die andere Karte.

learn-basilisks-title = Basilisken
learn-basilisks-text = Kannst du nicht bedienen, versteinert ein Basilisk die ausgespielte Karte, wenn er genau ihre Stärke hat: Er fängt sie und gewinnt den Stich. Dein Gegner eröffnet mit dem Drachen 5.
learn-basilisks-do = Fange den Drachen 5.
learn-basilisks-well = Drache 5 kommt sofort auf deinen Punktstapel, und der Stich gehört dir.
learn-basilisks-again = Es muss genau eine 5 sein. Eine höhere Karte nützt hier nichts.

learn-first-game-title = Deine erste Partie
learn-first-game-text = Mehr brauchst du nicht. Den Rest lernst du beim Spielen, und die Regeln sind immer nur einen Klick entfernt.
learn-first-game-well = Deine erste Partie ist geschafft. Versuche die nächste Stufe, oder lade Freunde ein.

learn-end-title = Kapitel geschafft
learn-end-text = Setze diese Fähigkeiten jetzt an deinem eigenen Tisch ein, oder mache mit einem anderen Kapitel weiter.
learn-more = Weiterlernen
