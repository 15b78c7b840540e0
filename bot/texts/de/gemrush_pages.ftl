# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $target, $crowd: the target of a Rush, and that of five or more members, or 0 · $together: the target of a Crisis, or 0

gemrush-page-goal-title = Worum es geht
gemrush-page-goal =
    Zwerge bauen eine Mine; jeder neue Raum bringt Punkte. Im **Rush** spielen 2 bis 7 Mitglieder um die Wette bis { $target } Punkte{ $crowd ->
        [0] { "" }
       *[other] {" "}({ $crowd } ab fünf)
    }. Hat sie jemand, wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben. Die meisten Punkte gewinnen.

    In der **Crisis** spielen 1 bis 7 zusammen.
gemrush-page-goal-alt = Eine Mine aus fünf Räumen mit zwei Zwergen. Oben: Ada bewegt sich, noch 3 Schritte, 4 von 20 Punkten.

gemrush-page-turn-title = Dein Zug
gemrush-page-turn =
    1. Hast du mehr als 4 Karten, leg ab, bis es 4 sind. Sie bringen dir nichts.
    2. Mach bis zu 3 **Schritte**: gehen und bauen.
    3. Mach eine **Aktion**: Zieh 1 Karte, oder nutz deinen Raum. Damit endet dein Zug.

    Das Los bestimmt, wer anfängt; dann geht es reihum.
gemrush-page-turn-alt = Der Kopf des Bildes: Adas Zwerg, Ada bewegt sich, drei goldene Zeichen für 3 Schritte, 4 von 20 Punkten, Zug 1. Darunter eine Mine aus zwei Räumen.

gemrush-page-cards-title = Karten
gemrush-page-cards =
    Du beginnst mit 4 **Karten auf der Hand**; die meisten zeigen 2 Edelsteine. Die sieben **gewöhnlichen** bezahlen Räume. Die vier **besonderen** haben eigene Regeln.

    Im Rush siehst nur du deine Hand: Drück **{ LABEL("gemrush-ui-hand") }**. In der Crisis liegen alle Hände offen.
gemrush-page-cards-alt = Eine Hand aus vier Karten, jede mit zwei Edelsteinen und ihren Buchstaben: Ob Fi, Pe So, El St, St Fi.

gemrush-page-walk-title = Türen und Wände
gemrush-page-walk =
    Ein Schritt führt durch eine **Tür** deines Raums. Eine Wand auf deiner Seite versperrt den Weg. Eine Wand hinter deiner Tür nicht: Das ist ein Einbahnweg mit rotem Pfeil.

    Pfeile auf Knöpfen führen durch Türen: mit einem Namen oder **{ LABEL("gemrush-ui-go") }** in einen Raum, mit Punkten ins Leere, wo du baust.
gemrush-page-walk-alt = Zeichen: eine Tür mit Preis und Punkten; eine leuchtende Tür, an der du bauen kannst; ein Weg in beide Richtungen; ein Einbahnweg mit Pfeil; eine Wand; ein Tunnel; eine Lore; der neueste Raum.

gemrush-page-build-title = Einen Raum bauen
gemrush-page-build =
    Ein Schild an der Tür zeigt Edelsteine und im Sechseck Punkte. Bezahl die Steine, dann bekommst du die Punkte und stehst dort in einem neuen Raum. Das kostet 1 Schritt. Bau, so oft du kannst.

    Manche Türen kosten nichts oder bringen 0. Ein Schild leuchtet, wenn du zahlen kannst.
gemrush-page-build-alt = Zwei Räume. Jede Tür ins Leere hat ein Schild mit Edelsteinen und Punkten, etwa eine Sternenträne für 1 Punkt. Schilder, die du bezahlen kannst, leuchten.

gemrush-page-pay-title = Bezahlen
gemrush-page-pay =
    Leg Karten ab, die alle Edelsteine der Tür zeigen. Beide Edelsteine einer Karte dürfen zählen. Jeder der Tür braucht einen eigenen; fehlt einer, kommst du nicht hin.

    Obere Zeile: Permafrost, Elektrum und Feuerrubin für 2 Punkte. Der Seelenstein ist **verschenkt**.
gemrush-page-pay-alt = Drei Karten: Ob St, Pe El, So Fi. Darunter zwei Türen in Reichweite: Die erste kostet Pe, El und Fi für 2 Punkte und nimmt zwei Karten.

gemrush-page-place-title = Den Raum legen
gemrush-page-place =
    Eins der 80 Plättchen wird gezogen, und du wählst, wie es liegt. Eine seiner Türen muss zurück auf deinen Weg führen; andere müssen nicht passen. Ein Plättchen mit zwei Türen kann also auf zwei Arten liegen.

    Du stehst darin. Geh weiter, wenn du noch Schritte hast.
gemrush-page-place-alt = Lagen eines Plättchens mit Nummern. Ein Zwerg wartet an seinem Rand. Eine Lage hat dort eine Tür; eine andere ist durchgestrichen, weil eine Wand die Tür versperrt.

gemrush-page-rooms-title = Räume
gemrush-page-rooms =
    Jeder Raum kann etwas, oft mit Karten. Sein Zeichen sagt, wann:
    - Amboss: als deine Aktion. Danach kommt nichts mehr.
    - Pfeil: unterwegs, für je 1 Schritt, oder als deine Aktion.
    - Lampe: unterwegs, für 0 Schritte, so oft du willst.

    `/rush room` zeigt einen Raum groß.
gemrush-page-rooms-alt = Drei Zeichen: ein oranger Amboss, als Aktion; ein blauer Pfeil, 1 Schritt oder Aktion; eine graue Lampe, unterwegs.

gemrush-page-effects-title = Was Räume tun
gemrush-page-effects =
    { "**" }Ziehen** nimmt Karten verdeckt vom Stapel. **Aufdecken** legt sie für alle offen hin. **Graben** deckt auf, bis genug passen. **Behalten** nimmt aufgedeckte; der Rest wird am Ende abgelegt. **Ablegen** kostet Karten deiner Hand. Beim **Nennen** wählst du einen der elf Edelsteine.

    Ist der Stapel leer, wird die Ablage gemischt.
gemrush-page-effects-alt = Zwölf Zeichen: ziehen, aufdecken, behalten, passende behalten, alle behalten, ablegen, graben, einen Edelstein nennen, X, mit einem Zwerg tauschen, in einen Raum gehen, diesen Raum versetzen.

gemrush-page-order-title = Von links nach rechts
gemrush-page-order =
    Die Zeichen gelten von links nach rechts. Hier gräbst du, bis 3 Karten Sternenträne oder Feuerrubin zeigen. 2 davon behältst du, die dritte wird abgelegt.

    „Nennen, Aufdecken 3, Passende behalten“: Nenn einen Edelstein, deck 3 Karten auf, behalte die mit ihm.
gemrush-page-order-alt = Der Raum Glutweiner, groß. Seine Zeichen: eine Spitzhacke mit 3 und den Edelsteinen Sternenträne und Feuerrubin, dann ein grüner Haken mit 2.

gemrush-page-x-title = X
gemrush-page-x =
    Für **X** wählst du eine Zahl, dieselbe für jedes X des Raums. Du musst alles ausführen können: Mit drei Karten auf der Hand kannst du hier 3 wählen, nicht 4.

    Reicht auch der gemischte Stapel nicht, bekommst du, was da ist.
gemrush-page-x-alt = Der Raum Rolltrommel, groß. Seine Zeichen: X ablegen, X aufdecken, alle behalten.

gemrush-page-gems-title = Gewöhnliche Edelsteine
gemrush-page-gems =
    Diese sieben bezahlen Türen, die sie zeigen: Obsidian, Permafrost, Elektrum, Seelenstein, Sternenträne, Feuerrubin und Drachenjade.
gemrush-page-gems-alt = Die sieben gewöhnlichen Edelsteine mit ihren Buchstaben: Ob, Pe, El, So, St, Fi, Dr. Daneben zwei Karten.

gemrush-page-dust-title = Besondere Edelsteine
gemrush-page-dust =
    { "**" }Diamantstaub** bezahlt jeden gewöhnlichen Edelstein. Beim Graben, Behalten und Nennen ist er nur er selbst.

    { "**" }Echoglas** kopiert einen gewöhnlichen Edelstein, mit dem du zugleich zahlst, aber keinen besonderen und nicht, wofür Diamantstaub steht.

    { "**" }Orichalkum** und **Warpstein** bezahlen nichts: siehe die nächsten Seiten.
gemrush-page-dust-alt = Die vier besonderen Edelsteine: Diamantstaub, jeder gewöhnliche Edelstein; Echoglas, kopiert einen bezahlten; Orichalkum, 1 Punkt mehr; Warpstein, überall bauen oder hingehen.

gemrush-page-orichalcum-title = Orichalkum
gemrush-page-orichalcum =
    Jedes Orichalkum auf einer Karte, mit der du zahlst, bringt 1 Punkt mehr, aber nur, wenn der andere Edelstein der Karte zählt.

    Hier bezahlt eine Karte mit Feuerrubin und Orichalkum die Tür für einen Feuerrubin: 1 + 1 Punkte.
gemrush-page-orichalcum-alt = Eine Karte mit Or und Fi bezahlt eine Tür, die einen Feuerrubin kostet.

gemrush-page-warpstone-title = Warpstein
gemrush-page-warpstone =
    Mit einem Warpstein baust du an jeder offenen Tür der Mine, auch in deinem Raum, für 0 Schritte. Du bezahlst die Tür, als wärst du hingegangen. Dann stehst du im neuen Raum.

    Oder leg seine Karte unterwegs ab, und geh für 0 Schritte in irgendeinen Raum.
gemrush-page-warpstone-alt = Eine Mine aus fünf Räumen. Auch Schilder fern von deinem Zwerg leuchten.

gemrush-page-tunnel-title = Tunnel
gemrush-page-tunnel =
    In einem **Tunnel** hält niemand: Folg seinen Gleisen, bis sie hinausführen. Der ganze Weg ist 1 Schritt, auch durch mehrere Tunnel.

    Ein Tunnel hat vier Türen, paarweise verbunden. Du kommst heraus, wo deine Gleise hinführen.
gemrush-page-tunnel-alt = Kiesgrube, ein Tunnel mit Gleisen von links nach rechts und von oben nach unten, und dahinter der Raum Lampenstube.

gemrush-page-digging-title = Bauen durch Tunnel
gemrush-page-digging =
    Führt ein Tunnel ins Leere, baust du an seinem Ende. Du bezahlst und wertest die Raumtür, die hineinführt.

    Ziehst du einen Tunnel, gehst du hindurch. Ins Leere dahinter kommt noch ein Plättchen, umsonst und ohne Punkte. In einem Raum dahinter hältst du an.
gemrush-page-digging-alt = Ein Tunnel über der Kiesgrube führt nach oben ins Leere. Dort hängt das Schild der oberen Raumtür: ein Elektrum, 1 Punkt.

gemrush-page-rails-title = Loren, Spiegel, Aufzug
gemrush-page-rails =
    { "**" }Lore:** Eine allein tut nichts. Ab zwei fährst du unterwegs von jeder zu jeder für 0 Schritte.

    { "**" }Zerrspiegel:** Für 1 Schritt oder als Aktion tauschst du den Platz mit einem Zwerg.

    { "**" }Geisteraufzug:** Für 0 Schritte zieht der Raum mit allen darin an eine andere Tür um.
gemrush-page-rails-alt = Fünf Räume: Geisteraufzug, Zerrspiegel, Kiesgrube, und darüber zwei Loren nebeneinander.

gemrush-page-dwarves-title = Zwerge
gemrush-page-dwarves =
    Wähle beim Mitspielen einen von sieben Zwergen, sonst gibt dir das Los einen. **Deine Farbe** ist sein Edelstein. Nur manche Fähigkeiten fragen danach.

    Alle beginnen im selben Raum. Ist das erste Plättchen ein Tunnel, folgen weitere, bis ein Raum kommt.
gemrush-page-dwarves-alt = Ein Raum mit sieben Zwergen als Scheiben, jede mit ihrer Farbe und dem ersten Buchstaben eines Namens. Darunter die sieben Mitglieder, jedes mit einem Zwerg in anderer Farbe.

gemrush-page-skills-title = Fähigkeiten
gemrush-page-skills =
    Eine **Fähigkeit** ändert für dich eine Regel; es gibt 20. Alle können sie lesen. Nutz sie, so oft ihr Text es erlaubt.

    `skills:` bei `/rush new` sagt, wie: **Normal** gibt jedem eine. **Wahl** gibt zwei oder mehr, eine behältst du. **Geteilt** ist eine für alle. **Keine**: In der Crisis passt ein Ziel, das 5 bis 10 Punkte niedriger ist.
gemrush-page-skills-alt = Eine Hand mit der Fähigkeit Evokation. Eine Tür für zwei Obsidian und einen Feuerrubin wird mit einer Karte bezahlt, weil die Fähigkeit einen Obsidian dazugibt.

gemrush-page-chaos-title = Chaosmagie
gemrush-page-chaos =
    In der **Chaosmagie** darfst du am Ende deines Zugs die Fähigkeit tauschen: Zieh eine neue, dann wird die alte zurückgemischt.

    Hat sie in diesem Zug etwas geändert, musst du es. Das gilt auch für Fähigkeiten, die von selbst wirken, wie Schwung.
gemrush-page-chaos-alt = Der Kopf des Bildes sagt: Ada darf die Fähigkeit tauschen. Darunter eine Mine aus zwei Räumen.

gemrush-page-circle-title = Magischer Kreis
gemrush-page-circle =
    Im **Magischen Kreis** hast du zwei Fähigkeiten und teilst jede mit einem Nachbarn. Keine nutzt Edelsteine, die die andere macht: Zwei Echoglas aus Harmonisierung macht Transmutation nicht zu Staub. Aber beide dürfen eine Karte nutzen, die von selbst passt.

    In der Crisis passt ein Ziel, das 5 bis 10 Punkte höher ist.
gemrush-page-circle-alt = Eine Hand aus zwei gleichen Karten, Ob Pe. Beide bezahlen die obere Tür: Ob, Pe und Dr für 2 Punkte, mit Transmutation und Evokation.

gemrush-page-crisis-title = Crisis: zusammen
gemrush-page-crisis =
    Alle Punkte zählen zusammen, alle Hände liegen offen. Ihr habt zusammen 25 Züge. { $together ->
        [0] Holt so viele Punkte, wie ihr könnt.
       *[other] Mit { $together } Punkten gewinnt ihr. Dann hört auf, wenn alle wollen, oder spielt weiter.
    }

    Ziele: Lehrling 35, Geselle 45, Kunsthandwerker 55, Experte 65, Meister 75, ein eigenes, oder so hoch es geht.

    { "**" }Brett des Tages:** 10 Züge allein, für alle dasselbe: `/rush daily`.
gemrush-page-crisis-alt = Der Kopf des Bildes in einer Crisis: Zug 3 von 25, 12 von 45 Punkten. Darunter eine Mine aus zwei Räumen.

gemrush-page-burn-title = Karten verbrennen
gemrush-page-burn =
    In der Crisis werden nach jedem Zug 3 Karten **verbrannt**. Sie kommen nie wieder, abgelegte schon. Nach 75 Karten ist Schluss.

    Sie kommen vom Stapel oder aus deiner Hand. Im Zug anderer bietest du mit **{ LABEL("gemrush-ui-hand") }** eigene an. Reicht der Stapel nicht, kommen Karten aus den Händen.
gemrush-page-burn-alt = Unter der Mine: drei Mitglieder mit ihren offenen Händen und die Karten: Stapel, Ablage, 6 verbrannte.

gemrush-page-undo-title = Zurücknehmen und tippen
gemrush-page-undo =
    { "**" }{ LABEL("ui-undo") }** nimmt deinen letzten Schritt zurück, noch einmal gedrückt den davor. Was gezogen, bezahlt und gewertet ist, bleibt.

    Alles geht mit Knöpfen. Wenn du tippst: Ein Ort sind die Buchstaben und die Zahl vom Rand, `N13`. Eine Karte sind zwei Buchstaben je Edelstein, `ObPe`.
gemrush-page-undo-alt = Eine Mine aus fünf Räumen. Am Rand stehen die Spalten M, N, O und die Zeilen 12 und 13.

gemrush-here-daily =
    Du allein spielst { $turns } Züge. Pfeile auf Knöpfen gehen durch eine Tür oder bauen dahinter, und die Knöpfe sagen, was den Zug beendet. Danach brennen drei Karten.

    Die Seiten danach erzählen von Partien mit anderen. Dort zeigt **{ LABEL("gemrush-ui-hand") }** die Karten, die du hier siehst.
