# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gems3d-lesson-first = Erste Reihen
gems3d-lesson-first-aim = Fünf Steine einer Sorte nebeneinander sind eine **Reihe** und bringen Punkte. Die meisten Punkte gewinnen.

gems3d-lesson-first-move = Bring einen vierten roten Stein zu den drei anderen: Drück **{ LABEL("gems3d-ui-move") }**, wähl den Stein, dann das Feld: Beide haben dann eine Nummer zum Drücken. In E6 ist der Buchstabe die Spalte und die Zahl die Zeile.
gems3d-lesson-first-move-done = Noch keine Reihe, also sind neue Steine auf zufällige Felder gefallen: die mit den markierten Ecken.
gems3d-lesson-first-move-tip = **{ gems3d-caption-next }** hatte sie gezeigt. Vollenden sie eine Reihe, zählt sie auch für dich.

gems3d-lesson-first-line = Jetzt der fünfte: Zieh den roten Stein, der gefallen ist, an ein Ende der vier.
gems3d-lesson-first-line-done = Die Reihe verschwindet: **+5**.
gems3d-lesson-first-line-tip = Nach einem Zug mit Reihe fällt nichts.

gems3d-lesson-first-path = Ein Stein zieht über leere Felder: auf, ab, links und rechts, nie schräg, nie durch einen Stein. Zwei lila Steine sind übrig. Welcher findet einen Weg zu den vieren?
gems3d-lesson-first-path-done = Er ging außen um die Mauer herum: **+5**.
gems3d-lesson-first-path-tip = Der in der Ecke ist eingemauert.

gems3d-lesson-first-diagonal = Reihen dürfen auch schräg liegen. Vollende die blaue, an welchem Ende du willst.
gems3d-lesson-first-diagonal-done = Waagrecht, senkrecht und beide Schrägen zählen gleich.
gems3d-lesson-first-diagonal-tip = Schräge Reihen übersieht man leicht: Achte auf sie.

gems3d-lesson-first-longer = Weiß fehlt ein Stein zu einer Reihe aus fünf, Gelb einer zu **sieben**. Vollende die längere: Der gelbe Stein, der allein liegt, gehört in die Lücke.
gems3d-lesson-first-longer-done = Das brachte +13 statt +5.
gems3d-lesson-first-longer-tip = Der **Bonus** wächst schnell: Fünf Steine bringen 5, sechs 8, sieben 13. Lass also eine Lücke in der Mitte und füll sie zuletzt.

gems3d-lesson-first-cross = Reihen einer Sorte, die einen Stein teilen, zählen zusammen. Zieh den grünen Stein, der allein liegt, auf das Feld, auf dem er Spalte **und** Zeile vollendet.
gems3d-lesson-first-cross-done = Neun Steine auf einmal: **+29**.
gems3d-lesson-first-cross-tip = Du hast jetzt über 50 Punkte, und das bringt dir den ersten deiner **Tricks**. Der Zauberstab über dem Brett zählt sie.

gems3d-lesson-first-trick = Das Brett ist voll. Das wäre das Ende, aber du hast einen Trick: Er ändert einen Stein so, dass eine Reihe vollständig wird. Drück **{ LABEL("gems3d-ui-trick") }** und nimm den für +8.
gems3d-lesson-first-trick-done = Sechs Steine sind weg, und die Partie geht weiter.
gems3d-lesson-first-trick-tip = Alle 50 Punkte bringen einen Trick. Ein volles Brett ohne Trick ist das Ende.

gems3d-lesson-first-match = Im Rennen spielen alle gleichzeitig, auf je einem eigenen Brett. Schluss ist nach 12 Zügen, oder wenn das Brett voll ist.
