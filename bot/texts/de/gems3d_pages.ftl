# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $size, $types, $drop, $line: the settings of the match here, or the usual ones

gems3d-page-goal-title = Worum es geht
gems3d-page-goal =
    In jedem Zug versetzt du einen Stein, dann fallen neue. { $line } oder mehr einer Sorte nebeneinander, waagrecht, senkrecht oder schräg, sind eine **Reihe**: Sie verschwinden, bringen Punkte und machen Platz.

    Spiel so lange und sammle so viele Punkte, wie du kannst. Eine Partie hat { $types } von 16 Sorten, zufällig gewählt.
gems3d-page-goal-alt = Ein Brett mit neun Spalten, halb voll mit Steinen in sieben Sorten. Darüber: 62 Punkte, ein Trick, die nächsten drei Steine.

gems3d-page-move-title = Einen Stein versetzen
gems3d-page-move =
    Drück auf **{ LABEL("gems3d-ui-move") }**, wähl einen Stein, dann ein leeres Feld. Der Stein zieht über leere Felder: auf, ab, links oder rechts, nie schräg, nie durch einen Stein.

    Hier kann der rote Stein auf B2 zu allen hellen Feldern, nicht nach A4 und G1. Ist kein Weg frei, wähl neu: Du bist noch am Zug.
gems3d-page-move-alt = Der rote Stein auf B2 ist gewählt. Alle leeren Felder sind hell, außer A4 und G1: Dorthin versperren Steine jeden Weg.

gems3d-page-fall-title = Was fällt
gems3d-page-fall =
    Nach einem Zug ohne Reihe { $drop ->
        [one] fällt 1 neuer Stein
       *[other] fallen { $drop } neue Steine
    } zufällig auf leere Felder; hier mit markierten Ecken. Über dem Brett zeigt **{ gems3d-caption-next }**, was fällt, nicht wohin.

    Vollenden sie eine Reihe, zählt sie für dich. Nach einem Zug mit Reihe fällt nichts, außer auf ein leeres Brett.
gems3d-page-fall-alt = Der rote Stein ist von B2 nach E3 gezogen; eine Spur zeigt seinen Weg. Drei neue Steine mit markierten Ecken sind gefallen. Oben die nächsten drei.

gems3d-page-line-title = Eine Reihe
gems3d-page-line =
    Der rote Stein zog von F4 nach F3 und ist der fünfte in seiner Zeile. Die Reihe verschwindet sofort: **+5**. Die Steine müssen ohne Lücke nebeneinander liegen, waagrecht, senkrecht oder schräg.{ $line ->
        [5] { "" }
       *[other] {" "}In deiner Partie hat eine Reihe { $line } Steine oder mehr.
    }
gems3d-page-line-alt = Ein roter Stein ist von F4 nach F3 gezogen. Die fünf roten Steine von B3 bis F3 verschwinden und bringen 5 Punkte.

gems3d-page-bonus-title = Bonus
gems3d-page-bonus =
    Der **Bonus** ist das, was eine Reihe bringt. Er wächst schnell:
    `5` +5 · `6` +8 · `7` +13 · `8` +20 · `9` +29 · `10` +40
    Ab fünf bringen N Steine 4 + (N − 4)². Hier kam der siebte blaue Stein in die Lücke: +13. Fünf brächten 5.{ $line ->
        [3] {" "}Drei und vier bringen einen Punkt je Stein.
        [4] {" "}Vier bringen 4.
       *[other] { "" }
    }
gems3d-page-bonus-alt = Ein blauer Stein ist von D4 in die Lücke auf D3 gezogen. Die sieben blauen Steine von A3 bis G3 verschwinden und bringen 13 Punkte.

gems3d-page-cross-title = Reihen, die sich kreuzen
gems3d-page-cross =
    Reihen einer Sorte, die einen Stein teilen, zählen als eine. Hier fünf grüne senkrecht und fünf waagrecht mit der Ecke C5: neun Steine, **+29**.

    Zwei Reihen ohne gemeinsamen Stein zählen einzeln.
gems3d-page-cross-alt = Ein grüner Stein ist von A3 in die Ecke C5 gezogen. Fünf grüne Steine von C1 bis C5 und fünf von C5 bis G5 verschwinden zusammen und bringen 29 Punkte.

gems3d-page-trick-title = Tricks
gems3d-page-trick =
    { "**" }Einen Trick** bekommst du alle 50 Punkte. Er ändert den einen falschen Stein, der eine Reihe aufhält: Hier wird der blaue auf D3 rot, +5.

    Das Brett markiert, wo ein Trick geht, und hat den Knopf **{ LABEL("gems3d-ui-trick") }**. Die Reihe zählt sofort, nichts fällt, und dein Zug kommt noch.
gems3d-page-trick-alt = Zwei rote Steine, ein blauer auf D3, zwei rote Steine. Die Zeile ist magenta, am blauen stehen ein Zauberstab und +5. Über dem Brett zeigt der Zauberstab einen Trick.

gems3d-page-end-title = Das Ende
gems3d-page-end =
    Die Partie endet, wenn das Brett voll ist. Selbst dann kann ein Trick dich retten: Hier wird der goldene Stein auf E3 rot, und fünf Felder sind wieder frei.

    Mit **{ ui-resign }** hörst du auf, und deine Punkte zählen. Nicht aber, wenn von dir nichts mehr kommt und ein Computerspieler zu Ende spielt. `/gems top` zeigt die Besten dieses Servers.
gems3d-page-end-alt = Ein volles Brett. In Zeile 3 sind fünf Felder in Magenta markiert. Von links nach rechts: rot, rot, gold auf E3 mit Zauberstab und +5, rot, rot.

gems3d-page-undo-title = Zurücknehmen und Schwer
gems3d-page-undo =
    { "**" }{ LABEL("ui-undo") }** nimmt Züge zurück, die keine Punkte brachten und die Partie nicht beendeten, auch mehrere. Das Glück bleibt gleich: Derselbe Zug bringt dieselben Steine.

    Eine Partie in **Schwer** kennt kein Zurücknehmen und verbirgt die nächsten Steine: Oben siehst du einen durchgestrichenen Pfeil und ein Schloss.
gems3d-page-undo-alt = Über dem Brett ist der Pfeil fürs Zurücknehmen durchgestrichen. Ein Schloss verbirgt die nächsten Steine.

gems3d-page-together-title = Solo und Staffel
gems3d-page-together =
    { "**" }Solo:** Du spielst allein, andere können zuschauen.

    { "**" }Staffel:** 2 bis 8 Leute teilen sich ein Brett und ziehen reihum. Deine Züge punkten für dich, samt den Steinen, die danach fallen; die Summe gehört dem Tisch. Tricks gehören allen: Jeder kann sie in seinem Zug nutzen.
gems3d-page-together-alt = Ein Brett mit drei Leuten darüber: Du mit 18 Punkten, zwei andere mit 13 und 15. Die Summe ist 46.

gems3d-page-race-title = Rennen und Brett des Tages
gems3d-page-race =
    { "**" }Rennen:** 2 bis 8 Leute zugleich, jeder auf einem eigenen Brett, das verborgen bleibt, bis alle fertig sind. Für alle fallen dieselben Steine, höchstens 300-mal. Zurücknehmen geht nicht. Die meisten Punkte gewinnen.

    { "**" }Brett des Tages:** jeden Tag eins, für alle dasselbe, in Schwer. Du spielst es einmal: `/gems daily`.
gems3d-page-race-alt = Drei Leute in einem Rennen, jeder in einer Bahn mit der Zahl seiner Züge: 12, 9 und 14. Kein Brett ist zu sehen.

gems3d-page-settings-title = Einstellungen
gems3d-page-settings =
    Mit `/gems new` wählst du: Brett 5 bis 15, Sorten 3 bis 12, Steine pro Zug 1 bis 7, Länge einer Reihe 3 bis 10, Züge bis 200 (`turns`). Im Rennen zeigt `points` die Punkte aller. `cells` zeigt, wohin die nächsten fallen.

    { "**" }Jetzt:** Brett { $size } × { $size }, { $types } Sorten, { $drop } pro Zug, Reihen ab { $line }.
gems3d-page-settings-alt = Ein kleines Brett mit fünf Spalten und großen Steinen.

gems3d-here-daily =
    Du allein spielst { $turns } Züge. Drück auf die Nummer eines Steins, dann auf die Nummer des Felds, auf das er kommt. Zurücknehmen kannst du nichts. **{ daily-ui-end }** hört früher auf, und deine Punkte zählen.

    Die Seiten danach erzählen von Partien. Dort führt **{ LABEL("gems3d-ui-move") }** zu dem, was du hier gleich wählst.
