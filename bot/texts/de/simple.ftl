# Was jedes Spiel sagt, das auf bot/engine/simple.py steht und dafür keine eigenen Worte hat.

## Absagen

simple-over = Diese Partie ist zu Ende. **{ LABEL("ui-again") }** beginnt die nächste.
# Ohne Namen: aus dem Platz einer Absage wird keiner, und vor den Regeln nennt ihn schon die Sitzung.
simple-not-your-turn = Noch nicht: Jemand anderes ist am Zug. Ich erwähne dich, sobald du dran bist.
simple-left-before = Du hast diese Partie verlassen. Du kannst weiter zuschauen.
# $move, $moves: wie man Züge tippt
simple-illegal = `{ $move }` geht jetzt nicht. Möglich: `{ $moves }`.
simple-notation = „{ $text }“ kann ich nicht als Zug lesen. Schreib einen Zug so: `{ $example }`.
simple-position = „{ $text }“ kann ich nicht als Stellung dieses Spiels lesen.
# $option: wie man sie beim Befehl tippt
simple-option-range = `{ $option }` geht von { $low } bis { $high }.
# $seats: „2“, oder mit einem Strich dazwischen von „2“ bis „4“
simple-seats-range = Dieses Spiel ist für { $seats } Leute.

## Was geschah

simple-event-seat-left = { $name } geht.
simple-event-match-won = **{ $name }** gewinnt!
simple-event-match-drawn = Unentschieden: Niemand liegt vorn.

## Das Bild in Worten

simple-alt-turn = { $name } ist am Zug.
simple-alt-over = Die Partie ist zu Ende.
simple-alt-row = { $row }
simple-alt-seat = { $number }: { $name }

## Am Brett und in den Befehlen

simple-cmd-new = Eine neue Partie beginnen
simple-cmd-play = Einen Zug machen
simple-cmd-own = Sehen, was nur du sehen darfst
simple-opt-move = Dein Zug; mögliche werden vorgeschlagen
simple-ui-move = { $move }
simple-ui-choose = Zug wählen
simple-ui-own = Zeig mir meins
# $name: eine Erwähnung · $place: des Kanals
simple-next = { $name }, du bist am Zug bei { WORD($game, "name") }{ $place }. Drück auf einen Knopf oder tippe `{ WORD($game, "command") } play`.
simple-next-over = **{ ui-again }** { $alone ->
        [1] beginnt die nächste Partie
       *[0] öffnet den nächsten Tisch
    }. `{ WORD($game, "command") } top` zeigt die Besten dieses Servers.
# Zahlen mit Rückstrich: Sonst zählte Markdown selbst, und gleiche Plätze werden geteilt.
simple-standing = { $place }\. **{ $name }**
simple-standing-unplaced = – **{ $name }**
# Die eine Bestenliste
simple-honours = alle Partien
