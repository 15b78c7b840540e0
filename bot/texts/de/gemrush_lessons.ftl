# Die Lektionen von Gem Rush: was jede Aufgabe will, und was geschehen ist, wenn sie geschafft ist. Ein Wort des Spiels ist
# fett, wo eine Lektion es erklärt. Drei Zeilen am Telefon lassen Platz für Bild und Knöpfe: etwa 130 Buchstaben je Aufgabe.

gemrush-lesson-first = Graben und zahlen
gemrush-lesson-first-aim = Du baust Räume und bezahlst sie mit Steinen, für Punkte. Hat jemand 12 Punkte, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.

gemrush-lesson-first-walk =
    Dein Zug: 3 **Schritte** von Raum zu Raum, dann eine **Aktion**, zum Beispiel Karten ziehen. Dein Raum leuchtet golden: Geh mit **→** durch seine **Tür**, die Lücke rechts.
gemrush-lesson-first-walk-done =
    Das war 1 Schritt.
gemrush-lesson-first-walk-tip =
    Die goldenen Zeichen oben zeigen, wie viele übrig sind. Die kleinen gelben Zahlen zeigen, wie viele Schritte ein Raum entfernt ist.
gemrush-lesson-first-build =
    Ein Schild an einer Tür ins Leere zeigt Preis und Punkte: Dieses verlangt 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }Feuerrubin, den eine deiner Karten zeigt, und bringt 1 Punkt. **Bau** dort: Drück den Pfeil nach unten.
gemrush-lesson-first-build-done =
    Du hast die Karte mit dem Stein abgelegt und 1 Schritt verbraucht, dafür hast du 1 Punkt und ein neues Raumplättchen.
gemrush-lesson-first-place =
    Jetzt sagst du, wie der neue Raum liegt. Eine Tür muss zu dir zeigen, wie in 2 und 4; an der anderen kannst du weiterbauen. Drück **4**: Die Tür kannst du bezahlen, für 2 Punkte.
gemrush-lesson-first-place-done =
    Die Tür, die zu dir zeigt, ist jetzt nur noch der Eingang.
gemrush-lesson-first-place-tip =
    An den anderen Türen eines Raums kannst du als Nächstes bauen, und die anderen können es auch.
gemrush-lesson-first-pay =
    Diese Tür verlangt 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }Seelenstein und 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }Sternentränen. Eine Karte hat zwei Steine, und beide dürfen zahlen: Zwei deiner Karten zeigen alle drei. Bau: Drück den Pfeil nach unten.
gemrush-lesson-first-pay-done =
    Der Drachenjade auf einer Karte war **verschenkt**: Diese Tür hat ihn nicht verlangt.
gemrush-lesson-first-pay-tip =
    Dieser Raum passt nur auf eine Art, darum wurdest du nicht gefragt, wie er liegt.
gemrush-lesson-first-room =
    Kein Schritt ist übrig. Beende den Zug mit einer Aktion: Zieh 1 Karte, oder nutz deinen Raum, dessen Zeichen sagt: 3 ziehen. Drück **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    Du hast 3 Karten gezogen, und den Raum zu nutzen war deine Aktion.
gemrush-lesson-first-room-tip =
    Kostet ein Raum etwas anderes, zum Beispiel 1 Schritt, sagt es sein Knopf.
gemrush-lesson-first-discard =
    Ein paar Züge später hast du 5 Karten, aber ein Zug beginnt mit höchstens 4. Drück **{ LABEL("gemrush-ui-ask-discard") }**, dann die Karte **St Dr**, { PICTURE("gemrush-gem", "star-tear", code: "never") }Sternenträne und { PICTURE("gemrush-gem", "dragonjade", code: "never") }Drachenjade: Keine Tür hier verlangt sie.
gemrush-lesson-first-discard-done =
    Das Bild zeigte deine Hand.
gemrush-lesson-first-discard-tip =
    Jede Zeile ist eine Tür in Reichweite, und grün ist, was deine Karten bezahlen. Was { gemrush-skill-evocation } dort heißt, kommt als Nächstes.
gemrush-lesson-first-colour =
    { "**" }Deine Farbe** ist der Stein deines Zwergs: { PICTURE("gemrush-gem", "obsidian", code: "never") }Obsidian. Mit deiner **Fähigkeit** { gemrush-skill-evocation } gibt eine Karte mit Obsidian 1 Obsidian mehr. So bezahlt eine Karte die Tür oben. Drück **{ LABEL("gemrush-ui-hand") }**, dann **↑ +2 · Karte 1 + { gemrush-skill-evocation }**.
gemrush-lesson-first-colour-done =
    Die Karte gab Obsidian und Feuerrubin, { gemrush-skill-evocation } den zweiten Obsidian.
gemrush-lesson-first-colour-tip =
    In anderen Partien bekommst du andere Fähigkeiten. **{ LABEL("gemrush-ui-skills") }** sagt, was deine kann.
gemrush-lesson-first-end =
    Du hast 12 Punkte, das Ziel: Das ist die letzte Runde. Beende deinen Zug mit der Aktion, die in jedem Raum geht: **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    Jetzt spielen die anderen die Runde zu Ende, damit alle gleich viele Züge haben.
gemrush-lesson-first-match =
    So gewinnst du: Schau jeden Zug in **{ LABEL("gemrush-ui-hand") }**. Ein Druck geht dort zu einer Tür und baut; Türen mit vielen Steinen bringen am meisten. Hör in einem Raum auf, der Karten gibt. Was deine andere Fähigkeit und besondere Steine tun, steht auch dort.

gemrush-lesson-deep = Crisis, Fähigkeiten
gemrush-lesson-deep-aim = In der **Crisis** gewinnt ihr zusammen: mit 45 Punkten in 25 Zügen.

gemrush-lesson-deep-orichalcum =
    Alle Hände sind offen. { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Orichalkum**, ein besonderer Stein, bringt 1 Punkt mehr, wenn der andere Stein seiner Karte zahlt. Bau: Drück den Pfeil nach rechts.
gemrush-lesson-deep-orichalcum-done =
    1 Punkt für die Tür, 1 für das Orichalkum.
gemrush-lesson-deep-orichalcum-tip =
    Zusammen habt ihr jetzt 14 von 45 Punkten, wie der Balken oben zeigt.
gemrush-lesson-deep-burn =
    Drück **{ LABEL("gemrush-ui-act-room") }** und zieh 3. Dann **verbrennen** 3 Karten. Von deinen 5 darfst du 4 behalten: Drück **{ LABEL("gemrush-ui-ask-burn") }** und wähl { PICTURE("gemrush-gem", "electrum", code: "never") }Elektrum und { PICTURE("gemrush-gem", "dragonjade", code: "never") }Drachenjade.
gemrush-lesson-deep-burn-done =
    Deine Karte und 2 vom Stapel sind **verbrannt** und kommen nie wieder.
gemrush-lesson-deep-burn-tip =
    Nach 75 Karten, also 25 Zügen, ist Schluss. Im Zug anderer bietest du mit **{ LABEL("gemrush-ui-hand") }** Karten an.
gemrush-lesson-deep-warpstone =
    Die Tür ist zu weit weg für 1 Schritt. Aber ein { PICTURE("gemrush-gem", "warpstone", code: "never") }**Warpstein** baut an jeder offenen Tür für 0 Schritte. Drück **{ LABEL("gemrush-ui-hand") }**, dann **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    Der Warpstein selbst bezahlt nichts, der Obsidian auf seiner Karte schon.
gemrush-lesson-deep-warpstone-tip =
    Unterwegs kannst du so eine Karte auch ablegen und in einen beliebigen Raum gehen.
gemrush-lesson-deep-tunnel =
    In einem **Tunnel** hält niemand: Seine Gleise führen wieder hinaus. Folg ihnen um die Kurve: Drück den Pfeil nach rechts.
gemrush-lesson-deep-tunnel-done =
    Der ganze Weg ist 1 Schritt, auch durch mehrere Tunnel.
gemrush-lesson-deep-tunnel-tip =
    Enden Gleise im Leeren, kannst du dort bauen. Du bezahlst dann die Raumtür, die hineinführt.
gemrush-lesson-deep-wall =
    Deine Fähigkeit { gemrush-skill-permeation }: Leg eine Karte mit deiner Farbe ({ PICTURE("gemrush-gem", "obsidian", code: "never") }Obsidian) ab und geh für 1 Schritt durch eine Wand. Drück **{ LABEL("gemrush-ui-hand") }**, dann **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    Du bist durch.
gemrush-lesson-deep-wall-tip =
    Jede der 20 Fähigkeiten ändert eine Regel, so oft ihr Text es erlaubt. Kostet das eine Karte, findest du es in **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    Im **Magischen Kreis** hast du zwei Fähigkeiten: Eine macht aus zwei gleichen Steinen { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Diamantstaub**, der jeden bezahlt, eine gibt Obsidian dazu. Bau: Drück den Pfeil nach oben.
gemrush-lesson-deep-circle-done =
    { gemrush-skill-transmutation } machte aus zwei gleichen Steinen Staub für den Drachenjade, und { gemrush-skill-evocation } gab einen Obsidian dazu.
gemrush-lesson-deep-circle-tip =
    Beide Fähigkeiten dürfen dieselben Karten nutzen, aber nie einen Stein, den die andere gemacht hat.
gemrush-lesson-deep-chaos =
    In der **Chaosmagie** darfst du am Ende des Zugs die Fähigkeit wechseln. Hast du sie genutzt, musst du es. Probier eine andere: Drück **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    Du hast eine neue Fähigkeit gezogen, und die alte wurde zurückgemischt.
gemrush-lesson-deep-chaos-tip =
    Nutz immer erst deine Fähigkeit, dann kostet dich der Wechsel nichts.
gemrush-lesson-deep-stop =
    Zusammen habt ihr 45 Punkte: Das Ziel ist erreicht. Wenn alle wollen, hört ihr hier auf; sonst spielt ihr weiter. Drück **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Sobald alle zustimmen, habt ihr gewonnen.
gemrush-lesson-deep-stop-tip =
    Die Ziele sind eine **Leiter**: { gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75. Erreicht ihr eures nicht in 25 Zügen, verliert ihr gemeinsam.
gemrush-lesson-deep-match =
    Dort hast du eine andere Fähigkeit; **{ LABEL("gemrush-ui-hand") }** sagt, was sie tut, und zeigt jeden Zug, was du bezahlen kannst.
