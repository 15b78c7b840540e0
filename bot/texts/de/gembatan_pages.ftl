# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $gems: how many gems the match has, beside 60 tiles

gembatan-page-goal-title = Worum es geht
gembatan-page-goal =
    Setz Steine zwischen Plättchen und punkte mit Linien in einer Farbe. Die meisten Punkte gewinnen.

    2 bis 4 Mitglieder haben je 4 **Plättchen** und 4 **Steine**, offen für alle. Die anderen, von { $gems ->
        [60] 60 Plättchen und 60 Steinen
       *[other] 60 Plättchen und { $gems } Steinen
    }, liegen verdeckt in zwei **Vorräten**. Ein Plättchen beginnt das Brett; wer anfängt, sagt das Los, dann im Uhrzeigersinn.
gembatan-page-goal-alt = Ein Brett aus sieben Plättchen mit Steinen dazwischen. Eine blaue Linie verbindet drei der Steine, mit +3; darunter steht auf einem Schild Gembatan +4. Oben: Opal 1, Du 12.

gembatan-page-socket-title = Fassungen
gembatan-page-socket =
    Ein Plättchen hat in manchen Seiten eine **halbe Fassung**: einen halben Ring in einer Farbe. Die anderen Seiten sind glatt.

    Zwei, die sich gegenüberliegen, bilden eine **Fassung**, hier eine rote und eine blaue. Halbe, die am Rand leuchten, sind offen: Ein gestricheltes Feld zeigt, wo ein Plättchen anschließen kann.
gembatan-page-socket-alt = Zwei Plättchen nebeneinander. Dazwischen bilden ein roter und ein blauer halber Ring eine leere Fassung. Am Rand leuchten ein gelber und ein grüner halber Ring, jeder vor einem gestrichelten Feld.

gembatan-page-gem-title = Steine
gembatan-page-gem =
    Ein Stein hat zwei Farben, jede mit eigenem Buchstaben oder Zeichen. Er passt in eine Fassung mit genau diesen beiden Farben; er dreht sich von selbst.

    Jeder Stein, den du setzt, bringt 1 Punkt: **+1**.
gembatan-page-gem-alt = Der Stein in Rot und Blau liegt in der Fassung zwischen dem roten und dem blauen halben Ring. Der Streifen oben sagt: Du +1.

gembatan-page-lay-title = Ein Plättchen legen
gembatan-page-lay =
    Drück in deinem Zug **{ LABEL("gembatan-ui-play") }** und leg ein Plättchen. Dazu setzt du einen deiner Steine in eine Fassung, die dieses Plättchen bildet. Bildet es mehrere, genügt ein Stein.

    Hier kam mit dem goldenen Plättchen ein Stein in Rot und Blau. Plättchen darfst du drehen.
gembatan-page-lay-alt = Drei Plättchen. Das oberste ist golden, weil es in diesem Zug gelegt wurde; ein Stein in Rot und Blau verbindet es mit dem darunter. Der Streifen sagt: Du +1.

gembatan-page-more-title = Ein längerer Zug
gembatan-page-more =
    Du darfst mehr Plättchen legen, jedes durch eine Fassung mit einem aus diesem Zug verbunden: hier 1, dann 2. Auch jede offene Fassung darfst du füllen, mit Plättchen oder ohne, auch die der anderen.

    Nimm Schritte zurück bis **{ LABEL("gembatan-ui-finish") }**; dann ziehst du auf 4 und 4 nach.
gembatan-page-more-alt = Zwei goldene Plättchen mit den Nummern 1 und 2 liegen in einer Zeile und teilen eine Fassung mit einem Stein. Drei Steine aus diesem Zug haben goldene Ringe. Der Streifen sagt: Du +3.

gembatan-page-fit-title = Wo ein Plättchen passt
gembatan-page-fit =
    Ein Plättchen schneidet nie eine Fassung ab: Wo es ein anderes berührt, trifft halbe Fassung auf halbe oder glatt auf glatt. Die zwei Farben sind verschieden. Mindestens eine halbe Fassung bleibt offen.

    Nummern zeigen die Felder, auf die das Plättchen in Rot und Gelb passt.
gembatan-page-fit-alt = Ein Brett aus sechs Plättchen. Nummern stehen auf den Feldern, auf die das gewählte Plättchen passt; andere Felder neben offenen halben Fassungen haben keine. Darunter die Hand.

gembatan-page-chain-title = Ketten
gembatan-page-chain =
    Drei oder mehr Steine in einer schrägen Linie mit einer gemeinsamen Farbe sind eine **Kette**. Liegt ein Stein aus deinem Zug darin, bringt jeder ihrer Steine 1 Punkt, wer ihn auch gesetzt hat.

    Hier: 4 für die grüne Kette, 1 für den Stein, **+5**. Waagrecht und senkrecht zählt nicht.
gembatan-page-chain-alt = Eine grüne Linie läuft schräg durch vier Steine, die alle Grün haben, mit +4. Der unterste kam in diesem Zug. Der Streifen sagt: Du +5.

gembatan-page-both-title = Beide Farben
gembatan-page-both =
    Eine Kette, deren Steine beide Farben teilen, zählt für jede. Hier: 3 für Rot, 3 für Lila, 1 für den Stein, **+7**.

    Alle Hände sind offen. Sieh dir Plättchen und Steine der anderen an, und bau Ketten, die sie nicht verlängern können.
gembatan-page-both-alt = Drei Steine in einer schrägen Linie, alle in Rot und Lila. Eine rote und eine lila Linie laufen hindurch, jede mit +3. Der Streifen sagt: Du +7.

gembatan-page-one-title = Beispiel 1: in der Mitte
gembatan-page-one =
    Du hast den Stein in der Mitte gesetzt. Er vollendet eine rote Kette aus drei und eine blaue Kette aus drei Steinen:
    3 + 3, und 1 für den Stein selbst, sind **7 Punkte**.
gembatan-page-one-alt = Fünf Steine wie die Augen einer Fünf. Eine rote Linie verbindet drei von links oben nach rechts unten, eine blaue drei von links unten nach rechts oben, jede mit +3. Beide kreuzen sich im mittleren Stein. Der Streifen sagt: Du +7.

gembatan-page-two-title = Beispiel 2: an der Spitze
gembatan-page-two =
    Du hast den Stein an der Spitze gesetzt. Eine rote Kette aus drei und eine blaue Kette aus drei Steinen enden in ihm:
    3 + 3, und 1 für den Stein selbst, sind **7 Punkte**.
gembatan-page-two-alt = Fünf Steine wie ein Dach. Vom obersten läuft eine rote Linie nach links unten durch zwei weitere Steine, eine blaue nach rechts unten, jede mit +3. Der Streifen sagt: Du +7.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    Setzt du alle 4 Steine deiner Hand in einem Zug, ist das ein **Gembatan**: 4 Punkte mehr. Alle Plättchen musst du dafür nicht legen.

    Hier: 4 für die Steine, 3 für eine blaue Kette, 4 für das Gembatan, **+11**.
gembatan-page-gembatan-alt = Vier goldene Plättchen in einer Zeile mit den Nummern 1 bis 4 und vier Steine aus diesem Zug. Eine blaue Linie durch drei Steine zeigt +3, ein Schild Gembatan +4. Der Streifen sagt: Du +11.

gembatan-page-trade-title = Tauschen
gembatan-page-trade =
    Kannst oder willst du nicht spielen, so nutz den Zug zum **Tausch**: **{ LABEL("gembatan-ui-trade") }** legt beliebige Steine und Plättchen beiseite. Du ziehst auf 4 und 4 nach; dann kommen die alten zufällig in die Vorräte zurück.

    Passt nichts und reichen die Vorräte nicht, passt du.
gembatan-page-trade-alt = Unter dem Brett: deine vier Plättchen und vier Steine, darunter die von Opal. Rechts die Vorräte: 52 Steine und 50 Plättchen.

gembatan-page-end-title = Das Ende
gembatan-page-end =
    Ist der Vorrat an Steinen leer, endet die Partie, sobald jemand einen Zug ohne Steine beendet oder eine Runde lang niemand spielt. Drei solche Runden beenden sie immer.

    Jeder übrige Stein kostet 1 Punkt, hier Opal 3. Die meisten Punkte gewinnen.
gembatan-page-end-alt = Die Tabelle am Ende. Du: 19 für Steine, 21 für Ketten, 4 für ein Gembatan, 0 übrig, 44 zusammen. Opal: 15, 18, 0, minus 3, 30 zusammen.

gembatan-page-names-title = Wenn du lieber tippst
gembatan-page-names =
    Alles geht mit Knöpfen. Getippt heißt ein Feld nach Spalte und Zeile, auf `BH60` liegt das erste Plättchen; eine Fassung nach zwei Feldern, `BH60-BI60`; ein Stein nach seinen Farben, `RY`; ein Plättchen nach seinen Seiten von oben im Uhrzeigersinn, `R-B-`, mit `-` für glatt.

    R Rot, B Blau, G Grün, Y Gelb, P Lila.
gembatan-page-names-alt = Sechs Plättchen auf einem Brett mit den Spalten BG bis BJ und den Zeilen 59 bis 62. Das erste Plättchen liegt in Spalte BH, Zeile 60.
