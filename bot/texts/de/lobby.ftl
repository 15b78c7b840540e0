# Der Tisch vor einer Partie mit mehreren. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

ui-lobby-host = ◆ **{ $name }** · leitet den Tisch
ui-lobby-seat = ◆ **{ $name }**
ui-lobby-needs =
    { $missing ->
        [one] Noch eine Person fehlt
       *[other] Noch { $missing } Leute fehlen
    }: Drück auf **{ ui-join }**{ $computers ->
        [1] {" "}oder setz einen Computerspieler dazu
       *[0] { "" }
    }.

ui-lobby-asked = – { $name } · gefragt
ui-lobby-declined = – { $name } · jetzt nicht
ui-rematch-asks = Noch eine Runde, { $who }? Drück auf **{ ui-come }** oder **{ ui-not-now }**.
ui-rematch-both = Es geht los, sobald alle dabei sind.
ui-rematch-starts = Es geht los, wenn alle geantwortet haben, spätestens { $left } mit allen, die dabei sind.
ui-rematch-waits = Es geht los, wenn alle geantwortet haben und genug dabei sind.

ui-lobby-ready =
    { $name } kann jetzt auf **{ ui-begin }** drücken{ $free ->
        [0] { $computers ->
            [1] . Wer **{ ui-join }** drückt, bekommt den Platz eines Computerspielers.
           *[0] : Alle Plätze sind besetzt.
        }
        [one] {" "}oder noch warten: Ein Platz ist frei, drück auf **{ ui-join }**.
       *[other] {" "}oder noch warten: { $free } Plätze sind frei, drück auf **{ ui-join }**.
    }

ui-challenge-asks =
    { $who }, **{ $name }** fordert dich heraus! Mit **{ ui-accept }** geht es los, mit **{ ui-decline }** sagst du ab.{ $free ->
        [0] { "" }
        [one] {" "}Ein weiterer Platz ist frei.
       *[other] {" "}{ $free } weitere Plätze sind frei.
    }

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
       *[0] daran. Du tust es als Moderation
    }
ui-cancel-yes = Ja, absagen
ui-keep = Nein, behalten

ui-opened-solo = Deine Partie hat begonnen. Ihr Brett steht in diesem Kanal und sagt, was als Nächstes zu tun ist.
ui-opened-table = Dein Tisch steht in diesem Kanal. Andere drücken dort auf **{ LABEL("ui-join") }**; sobald genug dabei sind, drück auf **{ LABEL("ui-begin") }**.
ui-opened-challenge = Deine Herausforderung an { $name } steht in diesem Kanal. Die Partie beginnt, sobald { $name } annimmt.
ui-joined = Du hast einen Platz. Die Partie beginnt mit **{ LABEL("ui-begin") }**; bist du am Zug, wirst du erwähnt.
ui-chosen = Du spielst { $choice }. Bis die Partie beginnt, kannst du neu wählen.
ui-began-you = Die Partie hat begonnen.
ui-declined = Alles klar, diesmal nicht.
ui-left = Du hast den Tisch verlassen.
ui-cancelled-you = Der Tisch { WORD($game, "name") } ist abgesagt.
ui-kept = Der Tisch bleibt offen.

ui-began = { WORD($game, "name") } hat begonnen: { $names }.
ui-expired = Einen Tag lang hat niemand diese Partie { $game } begonnen, darum ist ihr Tisch abgeräumt. **{ ui-another-table }** eröffnet einen neuen.
ui-cancelled = { $name } hat diesen Tisch { $game } abgesagt. **{ ui-another-table }** eröffnet einen anderen.
