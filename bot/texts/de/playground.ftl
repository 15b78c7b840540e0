# Was am Anfang des ersten Kanals im lokalen Discord steht (make play). Ein Druck auf einen Befehl schreibt ihn hin.

playground-welcome =
    # Willkommen bei Lapidary
    Das hier ist ein kleines Discord auf deinem eigenen Rechner. Der Bot darin ist der echte. Drei Dinge zum Ausprobieren:
    1. Drück auf `/gems new` und dann Enter: Ein Brett erscheint, und du bist am Zug.
    2. Drück unter dem Brett auf **{ LABEL("gems3d-ui-move") }** und wähle einen Stein, dann sein Ziel.
    3. Drück auf `/gems new mode:relay` und dann Enter, um mit anderen zu spielen. Öffne einen zweiten Tab als ein anderes Mitglied (in der Mitgliederliste steht für jedes ein Link), drück dort auf **{ LABEL("ui-join") }** und hier auf **{ LABEL("ui-begin") }**.

    `/gems rules` erklärt das Spiel, Seite für Seite, mit Bildern. Schließ die Seite, wann du willst: Es geht weiter, wo du aufgehört hast.
