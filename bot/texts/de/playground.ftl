# Was am Anfang des ersten Kanals im lokalen Discord steht (make play). Ein Druck auf einen Befehl schreibt ihn hin.

playground-welcome =
    # Willkommen bei Lapidary
    Das hier ist ein kleines Discord auf deinem eigenen Rechner, mit dem echten Bot darin. Drück auf einen Befehl und dann Enter:
    1. `/learn` bringt dir **Gems 3D**, **Gembatan** oder **Gem Rush** bei, Zug für Zug.
    2. `/gems new` beginnt eine eigene Partie. `/gembatan new` und `/rush new` warten auf andere oder auf einen Computerspieler.
    3. `/gems new mode:relay` ist eine Partie mit anderen. Öffne einen zweiten Tab als ein anderes Mitglied (über einen Link in der Mitgliederliste). Spiel dort mit, dann beginn die Partie hier.

    `/help` zeigt alles andere. Schließ die Seite, wann du willst: Es geht weiter, wo du aufgehört hast.
