# Der Tisch vor einer Partie mit mehreren. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

ui-lobby-host = ◆ **{ $name }** · leitet den Tisch
ui-lobby-seat = ◆ **{ $name }**
ui-lobby-needs =
    { $missing ->
        [one] Noch eine Person fehlt: Drück auf **{ ui-join }**.
       *[other] Noch { $missing } Leute fehlen: Drück auf **{ ui-join }**.
    }
ui-lobby-ready =
    { $name } kann jetzt auf **{ ui-begin }** drücken{ $free ->
        [0] : Alle Plätze sind besetzt.
        [one] {" "}oder noch warten: Ein Platz ist frei, drück auf **{ ui-join }**.
       *[other] {" "}oder noch warten: { $free } Plätze sind frei, drück auf **{ ui-join }**.
    }

ui-join = Mitspielen
ui-begin = Beginnen
ui-part = Gehen
ui-cancel = Absagen

ui-opened-solo = Deine Partie hat begonnen. Ihr Brett steht in diesem Kanal und sagt, was als Nächstes zu tun ist.
ui-opened-table = Dein Tisch steht in diesem Kanal. Andere drücken dort auf **{ LABEL("ui-join") }**; sobald genug dabei sind, drück auf **{ LABEL("ui-begin") }**.
ui-joined = Du hast einen Platz. Die Partie beginnt mit **{ LABEL("ui-begin") }**; bist du am Zug, wirst du erwähnt.
ui-chosen = Du spielst { $choice }. Bis die Partie beginnt, kannst du neu wählen.
ui-began-you = Die Partie hat begonnen.
ui-left = Du hast den Tisch verlassen.
ui-cancelled-you = Der Tisch ist abgesagt.

ui-began = Die Partie hat begonnen: { $names }.
ui-expired = Einen Tag lang hat niemand diese Partie { $game } begonnen, darum ist ihr Tisch abgeräumt. **{ ui-again }** eröffnet einen neuen.
ui-cancelled = Diese Partie { $game } wurde abgesagt. **{ ui-again }** eröffnet einen neuen Tisch.
