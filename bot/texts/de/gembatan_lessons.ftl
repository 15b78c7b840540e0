# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gembatan-lesson-first = Erste Ketten
gembatan-lesson-first-aim = Setz **Steine** für Punkte, am besten schräg in Linien einer Farbe. Die meisten Punkte gewinnen.

gembatan-lesson-first-gem = Zwei halbe Ringe, die sich zwischen **Plättchen** treffen, bilden eine **Fassung**: den Platz für einen Stein. Die mit der **1** ist leer. Drück **{ LABEL("gembatan-ui-play") }**, dann **1**.
gembatan-lesson-first-gem-done = Jeder Stein bringt 1 Punkt: Der Pfeil neben deinen Punkten zeigt, wie viele es nach deinem Zug sind.
gembatan-lesson-first-gem-tip = Ein Stein passt, wenn seine beiden Farben oder deren Buchstaben die der Fassung sind. Nach jedem Schritt ist die Auswahl neu nummeriert.

gembatan-lesson-first-lay = Jetzt ein Plättchen. **Plättchen darf man drehen.** Wo sie sich berühren, treffen sich halbe Ringe in zwei Farben oder zwei leere Seiten: hier Blau und Gelb. Drück **{ LABEL("gembatan-ui-play") }**, dann **1**. Ein Stein in Blau und Gelb kommt mit. Drück danach **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-lay-done = **+2** für zwei Steine.
gembatan-lesson-first-lay-tip = Mit jedem Plättchen kommt ein Stein in eine Fassung, die es bildet. Am Ende des Zugs hast du auf vier Plättchen und vier Steine nachgezogen.

gembatan-lesson-first-chain = Drei Steine schräg in einer Linie mit einer gemeinsamen Farbe sind eine **Kette**. Zwei haben Rot: Drück **{ LABEL("gembatan-ui-play") }**, dann **1** für den dritten. Drück danach **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = **+4**: 3 für die rote Kette und 1 für deinen Stein.
gembatan-lesson-first-chain-tip = Auch Steine der anderen zählen, waagrechte und senkrechte Linien nicht. Haben die Steine beide Farben gemeinsam, zählt die Kette für jede Farbe.

gembatan-lesson-first-two = Ein Zug kann mehrere Plättchen haben: Jedes weitere liegt neben einem neuen. Drück **{ LABEL("gembatan-ui-play") }**, dann **1**, dann noch einmal **1**: Das macht eine gelbe Kette. Drück danach **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-two-done = **+5**: 2 für die Steine und 3 für die Kette.
gembatan-lesson-first-two-tip = Ein kleiner erster Schritt kann zu einer Kette führen.

gembatan-lesson-first-gembatan = Zwei Plättchen und zwei Steine dieses Zugs liegen schon. Setz deine letzten zwei Steine: Drück **{ LABEL("gembatan-ui-play") }**, dann **1**, dann noch einmal **1**. Drück danach **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-gembatan-done = **+11**: 4 für die Steine, 3 für die blaue Kette und 4 für ein **Gembatan**: alle vier Steine in einem Zug.

gembatan-lesson-first-trade = Nur ein Plättchen passt, für 1 Punkt. Nutz den Zug lieber zum **Tausch**: Drück **{ LABEL("gembatan-ui-trade") }**, dann, was du weggibst, dann den grünen Knopf.
gembatan-lesson-first-trade-done = Du hast neue Teile, und dein Zug ist vorbei.

gembatan-lesson-first-match = So gewinnst du: Such zuerst nach Ketten; **{ LABEL("gembatan-ui-play") }** zeigt, was jeder Schritt bringt, das Beste zuerst. Eine Partie endet, wenn es keine Steine mehr zu ziehen gibt und jemand seinen letzten setzt. Jeder übrige Stein kostet 1 Punkt.
