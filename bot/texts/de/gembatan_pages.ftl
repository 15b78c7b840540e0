# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $gems: how many gems the match has, beside 60 tiles

gembatan-page-goal-title = Worum es geht
gembatan-page-goal =
    Setz Steine zwischen Plättchen und punkte mit Linien in einer Farbe. Die meisten Punkte gewinnen.

    2 bis 4 Leute haben je 4 **Plättchen** und 4 **Steine**, offen für alle. Der Rest der 60 Plättchen und { $gems } Steine liegt verdeckt in zwei **Vorräten**. Ein Plättchen daraus beginnt das Brett. Das Los bestimmt, wer anfängt; dann im Uhrzeigersinn.
gembatan-page-goal-alt = Sieben Plättchen mit Steinen dazwischen. Eine blaue Linie verbindet drei Steine, mit +3. Darunter steht auf einem Schild Gembatan +4. Oben: Opal 1, Du 12.

gembatan-page-socket-title = Fassungen
gembatan-page-socket =
    Manche Seiten eines Plättchens haben eine **halbe Fassung**: einen halben Ring in einer Farbe. Die anderen Seiten sind glatt.

    Zwei halbe Fassungen, die sich treffen, bilden eine **Fassung**, hier eine rote und eine blaue. Was am Rand leuchtet, ist offen: Auf das gestrichelte Feld davor kann ein Plättchen.
gembatan-page-socket-alt = Zwei Plättchen nebeneinander. Ein roter und ein blauer halber Ring dazwischen bilden eine leere Fassung. Am Rand leuchten ein gelber und ein grüner halber Ring, jeder vor einem gestrichelten Feld.

gembatan-page-gem-title = Steine
gembatan-page-gem =
    Ein Stein hat zwei Farben, jede mit eigenem Buchstaben oder Zeichen. Er passt in eine Fassung mit genau diesen Farben und dreht sich von selbst.

    Jeder Stein, den du setzt, bringt 1 Punkt: **+1**.
gembatan-page-gem-alt = Ein Stein in Rot und Blau liegt in der Fassung zwischen dem roten und dem blauen halben Ring. Oben: Du, von 0 auf 1.

gembatan-page-lay-title = Ein Plättchen legen
gembatan-page-lay =
    Drück in deinem Zug auf **{ LABEL("gembatan-ui-play") }** und leg ein Plättchen, gedreht, wie du willst. Dazu setzt du einen Stein in eine Fassung, die dieses Plättchen bildet. Bildet es mehrere, genügt ein Stein.

    Hier kam mit dem goldenen Plättchen ein Stein in Rot und Blau.
gembatan-page-lay-alt = Drei Plättchen. Das oberste ist golden: Es kam in diesem Zug. Ein Stein in Rot und Blau verbindet es mit dem darunter.

gembatan-page-more-title = Ein längerer Zug
gembatan-page-more =
    Du darfst mehr Plättchen legen. Jedes teilt eine Fassung mit einem aus diesem Zug: hier 1, dann 2. Auch offene Fassungen darfst du füllen, selbst die der anderen und selbst ohne Plättchen.

    Du kannst Schritte zurücknehmen, bis du auf **{ LABEL("gembatan-ui-finish") }** drückst. Dann ziehst du auf 4 Plättchen und 4 Steine nach.
gembatan-page-more-alt = Zwei goldene Plättchen, 1 und 2, liegen nebeneinander und teilen eine Fassung mit einem Stein. Drei Steine aus diesem Zug haben goldene Ringe. Oben: Du, von 0 auf 3.

gembatan-page-fit-title = Wo ein Plättchen passt
gembatan-page-fit =
    Ein Plättchen schneidet nie eine Fassung ab. Wo sich Plättchen berühren, trifft halbe Fassung auf halbe oder glatt auf glatt. Die zwei Farben sind verschieden. Mindestens eine halbe Fassung auf dem Brett bleibt offen.

    Nummern zeigen die Felder, auf die das rot-gelbe Plättchen mit einem deiner Steine passt.
gembatan-page-fit-alt = Sechs Plättchen. Nummern stehen auf den Feldern, auf die das gewählte Plättchen passt. Andere Felder neben offenen halben Fassungen haben keine. Darunter die Hand.

gembatan-page-chain-title = Ketten
gembatan-page-chain =
    Drei oder mehr Steine auf einer schrägen Linie mit einer gemeinsamen Farbe sind eine **Kette**. Hast du einen davon in diesem Zug gesetzt, bringt jeder 1 Punkt, auch die der anderen.

    Hier: 4 für die grüne Kette, 1 für den Stein, **+5**. Waagrecht und senkrecht zählt nicht.
gembatan-page-chain-alt = Eine grüne Linie läuft schräg durch vier Steine mit Grün und zeigt +4. Der unterste kam in diesem Zug.

gembatan-page-both-title = Beide Farben
gembatan-page-both =
    Eine Kette zählt doppelt, wenn ihre Steine beide Farben teilen. Hier: 3 für Rot, 3 für Lila, 1 für den Stein, **+7**.

    Sieh dir die Plättchen und Steine der anderen an: Alle Hände sind offen. Bau Ketten, die sie nicht verlängern können.
gembatan-page-both-alt = Drei Steine in Rot und Lila auf einer schrägen Linie. Eine rote und eine lila Linie laufen hindurch, jede mit +3.

gembatan-page-one-title = Beispiel 1: in der Mitte
gembatan-page-one =
    Du hast den Stein in der Mitte gesetzt. Er vollendet eine rote und eine blaue Kette aus je drei Steinen:
    3 + 3, und 1 für den Stein, sind **7 Punkte**.
gembatan-page-one-alt = Fünf Steine wie die Fünf auf einem Würfel. Eine rote Linie verbindet drei auf der einen Schrägen, eine blaue drei auf der anderen, jede mit +3. Beide kreuzen sich im mittleren Stein.

gembatan-page-two-title = Beispiel 2: an der Spitze
gembatan-page-two =
    Du hast den Stein an der Spitze gesetzt. An ihm enden eine rote und eine blaue Kette aus je drei Steinen:
    3 + 3, und 1 für den Stein, sind **7 Punkte**.
gembatan-page-two-alt = Fünf Steine wie ein Dach. Vom obersten läuft eine rote Linie nach links unten durch zwei weitere Steine, eine blaue nach rechts unten, jede mit +3.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    Setz alle 4 Steine deiner Hand in einem Zug: Das ist ein **Gembatan**, 4 Punkte mehr. Alle Plättchen musst du dafür nicht legen.

    Hier: 4 für die Steine, 3 für eine blaue Kette, 4 für das Gembatan, **+11**.
gembatan-page-gembatan-alt = Vier goldene Plättchen in einer Zeile, 1 bis 4, und vier Steine aus diesem Zug. Eine blaue Linie durch drei Steine zeigt +3, ein Schild Gembatan +4.

gembatan-page-trade-title = Tauschen
gembatan-page-trade =
    Statt zu spielen, kannst du **tauschen**: Drück auf **{ LABEL("gembatan-ui-trade") }** und leg beliebige Plättchen und Steine weg. Du ziehst auf 4 und 4 nach. Dann kommen die alten zufällig in die Vorräte zurück.

    Passt nichts und kannst du nicht tauschen, dann passt du.
gembatan-page-trade-alt = Unter dem Brett: deine vier Plättchen und vier Steine, dann die von Opal. Rechts die Vorräte: 52 Steine und 50 Plättchen.

gembatan-page-end-title = Das Ende
gembatan-page-end =
    Die Partie endet, wenn der Vorrat an Steinen leer ist und jemand am Ende seines Zugs keinen Stein mehr hat. Sie endet auch, wenn drei Runden lang niemand spielt. Ist der Vorrat leer, genügt eine.

    Jeder übrige Stein kostet 1 Punkt, hier Opal 3. Die meisten Punkte gewinnen.
gembatan-page-end-alt = Die Tabelle am Ende. Du: 19 für Steine, 21 für Ketten, 4 für ein Gembatan, 0 übrig, 44 zusammen. Opal: 15, 18, 0, minus 3, 30 zusammen.

gembatan-page-daily-title = Das Brett des Tages
gembatan-page-daily =
    `/gembatan daily`: jeden Tag ein Brett mitten in einer Partie, für alle dasselbe. Du hast allein { $turns } Züge darauf. Niemand sieht dein Brett, bis der Tag vorbei ist.

    Die Vorräte haben für alle dieselbe Reihenfolge. Du kannst tauschen, aber nicht im letzten Zug. Übrige Steine kosten nichts.
gembatan-page-daily-alt = Sechs Plättchen mit Steinen. Unter dem Brett deine Hand, rechts davon die Vorräte.

gembatan-page-names-title = Wenn du lieber tippst
gembatan-page-names =
    Alles geht mit Knöpfen. Wenn du tippst, nenn ein Feld nach Spalte und Zeile, `BH60`; eine Fassung nach ihren zwei Feldern, `BH60-BI60`; einen Stein nach seinen Farben, `RY`; ein Plättchen nach seinen Seiten von oben im Uhrzeigersinn, `R-B-`, mit `-` für glatt. Das erste liegt auf `BH60`.

    R Rot, B Blau, G Grün, Y Gelb, P Lila.
gembatan-page-names-alt = Sechs Plättchen auf einem Brett mit den Spalten BG bis BJ und den Zeilen 59 bis 62. Das erste Plättchen liegt in Spalte BH, Zeile 60.

gembatan-here-daily =
    Du allein spielst { $turns } Züge. Drück auf eins deiner Plättchen oder auf die Nummer einer Fassung, dann darauf, wohin es kommt. **{ LABEL("gembatan-ui-finish") }** beendet den Zug, und du ziehst nach. **{ LABEL("gembatan-ui-trade") }** tauscht Plättchen und Steine, aber nicht im letzten Zug. Übrige Steine kosten nichts.

    Die Seiten danach erzählen von Partien mit anderen. Dort führt **{ LABEL("gembatan-ui-play") }** zu dem, was du hier gleich wählst.
gembatan-letters = -# R Rot · B Blau · G Grün · Y Gelb · P Lila · `-` glatt. Ein Plättchen heißt nach seinen Seiten, von oben im Uhrzeigersinn.
