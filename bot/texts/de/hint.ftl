# Tipps: der Zug, den ein Computerspieler der Stufe „schwer“ machen würde. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

hint-ui-hint = Tipp
hint-ui-show = Tipp zeigen
hint-ui-play = So spielen
hint-ui-other = Anderer Tipp
# Vor dem ersten Tipp einer Partie allein
hint-first = Mit einem Tipp zählt diese Partie in der Bestenliste **mit Tipps**. Zurücknehmen ändert daran nichts.
hint-working = Einen Moment: Ich denke über deinen Zug nach.
hint-title =
    { $number ->
        [1] **Mein Vorschlag**
       *[other] **Vorschlag { $number }**
    }
hint-move = Ein guter Zug: **{ $move }**.
hint-counts = -# Diese Partie zählt in der Bestenliste mit Tipps.
hint-board = { $board } · mit Tipps
hint-settings = { $settings } · mit Tipps
hint-error-rated = Gegen andere gibt es keine Tipps, damit es fair bleibt. Du bekommst sie, wenn du allein, gemeinsam oder gegen Computerspieler spielst.
hint-error-race = Im Rennen gibt es keine Tipps, damit es fair bleibt. Du bekommst sie, wenn du allein, gemeinsam oder gegen Computerspieler spielst.
hint-error-daily = Beim Brett des Tages gibt es keine Tipps: Es ist für alle dasselbe. Du bekommst sie in einer eigenen Partie: `{ WORD($game, "command") } new`.
hint-error-all-shown = Mehr Tipps habe ich hier nicht.
