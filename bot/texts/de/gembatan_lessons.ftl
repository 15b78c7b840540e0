# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gembatan-lesson-first = Erste Ketten
gembatan-lesson-first-aim = Setz **Steine** für Punkte, am besten schräg in Linien einer Farbe. Wer am Ende die meisten Punkte hat, gewinnt.

gembatan-lesson-first-gem = Halbe Ringe in **Plättchen** sind **halbe Fassungen**; zwei davon bilden eine **Fassung**. Ein **Stein** mit beiden Farben passt hinein. Drück **{ LABEL("gembatan-ui-play") }** und setz deinen in Rot und Blau in die Fassung mit der Zahl.
gembatan-lesson-first-gem-done = Jeder Stein, den du setzt, bringt 1 Punkt, und dein Zug geht weiter: Du darfst noch mehr Steine setzen und Plättchen legen.

gembatan-lesson-first-lay = Jetzt ein Plättchen: Drück **{ LABEL("gembatan-ui-play") }** und nimm das mit dem grünen Rahmen: Sein Blau kommt an die gelbe halbe Fassung, dort, wo die Zahl ist. Dein Stein in Blau und Gelb kommt von selbst mit.
gembatan-lesson-first-lay-done = Mit jedem Plättchen kommt ein Stein in eine Fassung, die es bildet; wo sich Plättchen berühren, treffen sich halbe Fassungen in zwei Farben oder zwei glatte Seiten.

gembatan-lesson-first-end = Zwei Steine, bisher +2: So sagt es die goldene Zahl neben deiner Hand. Mehr würde passen, doch das kommt später. Drück jetzt **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-end-done = Das waren 2 Punkte, und du hast verdeckt aus zwei **Vorräten** wieder auf vier Plättchen und vier Steine nachgezogen; jetzt ist dein Gegner am Zug.

gembatan-lesson-first-chain = Drei Steine schräg in einer Linie mit einer gemeinsamen Farbe sind eine **Kette**. Zwei haben schon Rot. Leg das mit dem Rahmen an die Zahl: Es bringt den dritten. Dann drück **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = 3 Punkte für die rote Kette und 1 für deinen Stein machen **+4**; auch Steine der anderen zählen in Ketten, waagrecht und senkrecht zählt nicht.

gembatan-lesson-first-both = Eine Kette, deren Steine beide Farben teilen, zählt für jede. Hier sind zwei in Rot und Lila: Leg das Plättchen mit dem Rahmen an die Zahl, und beende den Zug.
gembatan-lesson-first-both-done = 3 für Rot, 3 für Lila und 1 für den Stein machen **+7**: Gleiche Steine schräg in einer Linie sind doppelt so viel wert.

gembatan-lesson-first-two = In einem Zug darfst du mehrere Plättchen legen, jedes mit einem aus diesem Zug verbunden. Leg das mit dem Rahmen, dann das nächste, und beende den Zug erst dann: Mit der gelben Kette sind es **+5**.
gembatan-lesson-first-two-done = Zwei Steine und eine Kette aus dreien machen 2 + 3: Such immer nach einem zweiten Plättchen, das aus zwei Steinen eine Kette macht.

gembatan-lesson-first-gembatan = Zwei Plättchen und zwei Steine liegen schon. Setz auch deine letzten zwei Steine: einen in die offene Fassung, einen mit einem Plättchen. Dann beende den Zug.
gembatan-lesson-first-gembatan-done = Alle vier Steine deiner Hand in einem Zug sind ein **Gembatan** für 4 Punkte mehr: Mit 4 für die Steine und 3 für die blaue Kette sind es **+11**.

gembatan-lesson-first-trade = Nur ein Plättchen passt, für 1 Punkt. Nutz den Zug lieber zum **Tausch**: Drück **{ LABEL("gembatan-ui-trade") }**, dann alles, was du weggibst, dann den grünen Knopf darunter.
gembatan-lesson-first-trade-done = Du hast neue Teile, und der Zug ist vorbei. Eine Partie endet, wenn der Vorrat an Steinen leer ist und jemand seinen letzten setzt oder wenn niemand mehr spielt; jeder übrige Stein kostet 1 Punkt.
