# Der Tisch vor einer Partie mit mehreren. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

ui-lobby-host = ◆ **{ $name }** · leitet den Tisch
ui-lobby-seat = ◆ **{ $name }**
ui-lobby-needs =
    { $missing ->
        [one] Noch 1 Person fehlt
       *[other] Noch { $missing } Leute fehlen
    }: Drück auf **{ ui-lobby-how }**{ $computers ->
        [1] . Willst du sofort spielen, füg unten einen Computerspieler hinzu
       *[0] { "" }
    }.
ui-lobby-how =
    { $letters ->
        [1] { letters-ui-code }
       *[0] { ui-join }
    }

ui-lobby-asked = – { $name } · gefragt
ui-lobby-declined = – { $name } · jetzt nicht
ui-rematch-asks = Noch eine Runde, { $who }? Drück auf **{ ui-come }** oder **{ ui-not-now }**.
ui-rematch-both = Es geht los, wenn alle dabei sind.
ui-rematch-starts = Es geht los, wenn alle geantwortet haben, spätestens { $left } mit allen, die dabei sind.
ui-rematch-waits = Es geht los, wenn genug dabei sind.

ui-lobby-ready =
    { $name } kann jetzt auf **{ ui-begin }** drücken{ $free ->
        [0] { $computers ->
            [1] . Drück auf **{ ui-join }**, um den Platz eines Computerspielers zu nehmen.
           *[0] : Alle Plätze sind besetzt.
        }
        [one] {" "}oder noch warten: 1 Platz ist frei, drück auf **{ ui-lobby-how }**.
       *[other] {" "}oder noch warten: { $free } Plätze sind frei, drück auf **{ ui-lobby-how }**.
    }

ui-lobby-choose = { $what }: Drück auf **{ ui-more }**.

ui-challenge-asks = { $who }, **{ $name }** fordert dich heraus! Drück auf **{ ui-accept }** oder **{ ui-decline }**.

ui-join = Mitspielen
ui-begin = Beginnen
ui-come = Bin dabei
ui-not-now = Jetzt nicht
ui-accept = Annehmen
ui-decline = Ablehnen
ui-part = Gehen
ui-cancel = Absagen
ui-another-table = Neuer Tisch
ui-cancel-sure =
    { $others ->
        [0] Diesen Tisch { WORD($game, "name") } absagen?
        [one] Diesen Tisch { WORD($game, "name") } absagen? { $names } sitzt { ui-cancel-how }.
       *[other] Diesen Tisch { WORD($game, "name") } absagen? { $names } sitzen { ui-cancel-how }.
    }
ui-cancel-how =
    { $seated ->
        [1] auch daran
       *[0] daran. Du sagst ihn als Moderation ab
    }
ui-cancel-yes = Ja, absagen
ui-keep = Nein, behalten

ui-opened-solo = Deine Partie hat begonnen. Ihr Brett ist in diesem Kanal.
ui-alone-goes-on = Diese Partie läuft noch. Beende sie hinter **{ LABEL("ui-more") }**, um eine andere zu beginnen.
ui-alone-begins = Diese Partie zählt in keiner Bestenliste. `/turns` holt sie zurück, hier und überall, wo ich kein Mitglied bin.
ui-opened-table = Dein Tisch ist in diesem Kanal offen. Andere drücken auf **{ LABEL("ui-join") }**. Drück auf **{ LABEL("ui-begin") }**, wenn genug dabei sind.
ui-opened-later = { $table ->
    [0] Deine Partie hat begonnen. Ihr
   *[1] Dein Tisch ist offen. Sein
} Brett kommt in diesen Kanal, sobald ich es zeigen kann.
ui-opened-challenge = Deine Herausforderung an { $name } ist in diesem Kanal. Die Partie beginnt, wenn { $name } annimmt.
ui-joined = Du hast einen Platz. Die Partie beginnt, wenn auf **{ LABEL("ui-begin") }** gedrückt wird. Ich sage dir, wenn du am Zug bist.
ui-chosen = Du spielst { $choice }. Bis die Partie beginnt, kannst du neu wählen.
ui-began-you = Die Partie hat begonnen.
ui-declined = Alles klar, diesmal nicht.
ui-left = Du hast den Tisch verlassen.
ui-cancelled-you = Der Tisch { WORD($game, "name") } ist abgesagt.
ui-kept = Der Tisch bleibt offen.

ui-began = { WORD($game, "name") } hat begonnen: { $names }.
ui-waited-for = Hier wartete **{ WORD($game, "name") }** auf { $names }.
ui-expired = Einen Tag lang hat niemand diese Partie { $game } begonnen, darum habe ich den Tisch geschlossen. Drück auf **{ ui-another-table }** für einen neuen.
ui-cancelled = { $name } hat diesen Tisch { $game } abgesagt. Drück auf **{ ui-another-table }** für einen neuen.
