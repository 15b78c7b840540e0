# `/menus`: in welcher Reihenfolge die eigenen Menüs stehen. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

menu-cmd = Die Reihenfolge in deinen eigenen Menüs
menu-opt-order = Das Beste zuerst, oder wie es auf dem Brett liegt
menu-choice-best = Das Beste zuerst
menu-choice-place = Wie auf dem Brett
menu-now =
    ### Deine Menüs
    { $order ->
        [best] Das Beste steht zuerst, wenn du allein, gemeinsam oder gegen Computerspieler spielst.
       *[place] Alles steht so, wie es auf dem Brett liegt, Zeile für Zeile.
    }
    -# Gegen andere und auf dem Brett des Tages steht immer alles wie auf dem Brett: Das Beste zu finden, gehört zum Spiel.
