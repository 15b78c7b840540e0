# Die erste Nachricht des lokalen Discords (make play).

playground-welcome =
    # Willkommen bei Lapidary
    Das hier ist ein kleines Discord auf deinem eigenen Rechner. Der Bot darin ist der echte.
    1. Tippe `/gems new` und drück Enter: Ein Brett erscheint, und du bist am Zug.
    2. Drück auf dem Brett auf **{ gems3d-ui-move }** und tippe zwei Felder, zum Beispiel `a1 c3`.
    3. Öffne einen zweiten Tab als ein anderes Mitglied (die Namen stehen rechts), tippe `/gems new` mit `mode: relay` und spielt zusammen.

    `/gems rules` zeigt die Regeln auf einer Bildschirmseite. Schließ die Seite, wann du willst: Es geht weiter, wo du aufgehört hast.
