# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gembatan-lesson-first = Erste Ketten
gembatan-lesson-first-aim = { "**" }Steine** bringen Punkte, **Ketten** aus ihnen die meisten. Wer am Ende die meisten hat, gewinnt.

gembatan-lesson-first-gem = Halbe Ringe in **Plättchen** sind **halbe Fassungen**; zwei davon bilden eine **Fassung**. Ein **Stein** mit beiden Farben passt hinein. Drück **{ LABEL("gembatan-ui-play") }** und setz deinen in Rot und Blau in die Fassung mit der Zahl.
gembatan-lesson-first-gem-done = Jeder Stein, den du setzt, bringt 1 Punkt; gedreht hat er sich von selbst. Dein Zug geht weiter: Du darfst noch mehr Steine setzen und Plättchen legen.

gembatan-lesson-first-lay = Jetzt ein Plättchen: Drück **{ LABEL("gembatan-ui-play") }** und nimm das mit dem grünen Rahmen: Sein Blau kommt an die gelbe halbe Fassung, dort, wo die Zahl ist. Dein Stein in Blau und Gelb kommt von selbst mit.
gembatan-lesson-first-lay-done = Mit jedem Plättchen kommt ein Stein in eine Fassung, die es bildet. Wo sich Plättchen berühren, trifft halbe Fassung auf halbe in einer anderen Farbe, und glatt auf glatt.

gembatan-lesson-first-end = Zwei Steine, bisher +2: So sagt es die goldene Zahl neben deiner Hand. Mehr würde passen, doch das kommt später. Drück jetzt **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-end-done = Das waren 2 Punkte, und du hast wieder auf vier Plättchen und vier Steine nachgezogen. Die anderen liegen verdeckt in zwei **Vorräten**. Jetzt ist dein Gegner am Zug.

gembatan-lesson-first-chain = Drei Steine schräg in einer Linie mit einer gemeinsamen Farbe sind eine **Kette**. Zwei haben schon Rot. Leg das mit dem Rahmen an die Zahl: Es bringt den dritten. Dann drück **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = Die rote Kette bringt 3 Punkte, dein Stein selbst 1: **+4**. Auch Steine der anderen zählen mit. Waagrecht und senkrecht zählt nicht.

gembatan-lesson-first-both = Eine Kette, deren Steine beide Farben teilen, zählt für jede. Hier sind zwei in Rot und Lila: Leg das Plättchen mit dem Rahmen an die Zahl, und beende den Zug.
gembatan-lesson-first-both-done = 3 für Rot, 3 für Lila, 1 für den Stein: **+7**. Gleiche Steine schräg in einer Linie sind doppelt so viel wert.

gembatan-lesson-first-two = In einem Zug darfst du mehrere Plättchen legen, jedes mit einem aus diesem Zug verbunden. Leg das mit dem Rahmen, dann das nächste, und beende den Zug erst dann: Mit der gelben Kette sind es **+5**.
gembatan-lesson-first-two-done = Zwei Steine und eine Kette aus dreien: 2 + 3. Such immer nach einem zweiten Plättchen, das aus zwei Steinen eine Kette macht.

gembatan-lesson-first-gembatan = Zwei Plättchen und zwei Steine liegen schon. Setz auch deine letzten zwei Steine: einen in die offene Fassung, einen mit einem Plättchen. Dann beende den Zug.
gembatan-lesson-first-gembatan-done = Alle vier Steine deiner Hand in einem Zug sind ein **Gembatan**: 4 Punkte mehr. Mit 4 für die Steine und 3 für die blaue Kette macht das **+11**.

gembatan-lesson-first-trade = Nur ein Plättchen passt, für 1 Punkt. Nutz den Zug lieber zum **Tausch**: Drück **{ LABEL("gembatan-ui-trade") }**, dann alles, was du weggibst, dann den grünen Knopf darunter.
gembatan-lesson-first-trade-done = Du hast neue Teile, und der Zug ist vorbei. Gespielt wird, bis der Vorrat an Steinen leer ist und jemand seinen letzten setzt oder niemand mehr spielt. Jeder übrige Stein kostet 1 Punkt.
