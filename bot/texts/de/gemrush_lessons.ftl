# Die Lektionen von Gem Rush: was jede Aufgabe will, und was geschehen ist, wenn sie geschafft ist. Ein Wort des Spiels ist
# fett, wo eine Lektion es erklärt. Drei Zeilen am Telefon lassen Platz für Bild und Knöpfe: etwa 130 Buchstaben je Aufgabe.

gemrush-lesson-first = Graben und zahlen
gemrush-lesson-first-aim = Du baust Räume und bezahlst sie mit Steinen, für Punkte. Hat jemand 12 Punkte, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen.

gemrush-lesson-first-walk =
    Dein Zug: 3 **Schritte**, dann eine **Aktion**. Dein Raum leuchtet golden: Geh mit **→** durch seine **Tür** rechts.
gemrush-lesson-first-walk-done =
    Da bist du. Das war 1 Schritt; die goldenen Zeichen oben zeigen, wie viele übrig sind. Lücken im Rahmen sind Türen, Fels ist eine Wand.
gemrush-lesson-first-build =
    Ein Schild an einer Tür ins Leere zeigt Preis und Punkte: Dieses verlangt 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }Feuerrubin und bringt 1 Punkt. **Bau** dort: Drück den Pfeil nach unten.
gemrush-lesson-first-build-done =
    Deine Karte mit dem Stein ist abgeworfen, du hast 1 Punkt, und 1 Schritt ist verbraucht. Beim Bauen ziehst du ein Plättchen. Jetzt sagst du, wie es liegt.
gemrush-lesson-first-place =
    Eine Tür muss zu dir zeigen, wie in 2 und 4; an der anderen kannst du weiterbauen. Drück **4**: Die Tür kannst du bezahlen, für 2 Punkte.
gemrush-lesson-first-place-done =
    Die Tür, die zu dir zeigt, ist jetzt nur noch Eingang. Deshalb ist wichtig, wie ein Raum liegt: An seinen anderen Türen kannst du als Nächstes bauen, und die anderen auch.
gemrush-lesson-first-pay =
    Diese Tür verlangt 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }Seelenstein und 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }Sternentränen. Zwei deiner Karten zeigen sie zusammen. Bau: Drück den Pfeil nach unten.
gemrush-lesson-first-pay-done =
    Beide Steine einer Karte dürfen zählen: Die eine gab Seelenstein und Sternenträne, die andere eine Sternenträne. Ihr Drachenjade war **verschenkt**. Türen mit vielen Steinen bringen am meisten: vier etwa 5 Punkte, sechs etwa 12. Lass keine offen, die andere zuerst bezahlen.
gemrush-lesson-first-room =
    Kein Schritt ist übrig. Beende den Zug mit einer Aktion: Zieh 1 Karte, oder nutz deinen Raum, der 3 zieht. Drück **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    Du hast 3 Karten gezogen, und dein Zug ist vorbei. Der Amboss heißt: Diesen Raum nutzt du als Aktion. Beende deine Züge also in einem guten Raum.
gemrush-lesson-first-discard =
    Ein paar Züge später. Du hast 5 Karten, aber ein Zug beginnt mit höchstens 4. Drück **{ LABEL("gemrush-ui-ask-discard") }**, dann { PICTURE("gemrush-gem", "star-tear", code: "never") }Sternenträne und { PICTURE("gemrush-gem", "dragonjade", code: "never") }Drachenjade: Keine Tür hier verlangt sie.
gemrush-lesson-first-discard-done =
    Was du hier abwirfst, bringt nichts: Bezahl, bevor es zu viele sind. Das Bild war deine Hand: Jede Zeile ist eine Tür in Reichweite, grün ist, was deine Karten bezahlen.
gemrush-lesson-first-colour =
    { "**" }Deine Farbe** ist der Stein deines Zwergs: { PICTURE("gemrush-gem", "obsidian", code: "never") }Obsidian. Deine **Fähigkeit** { gemrush-skill-evocation } gibt zu einer Karte, die ihn zeigt, einen dazu. So bezahlt eine Karte die Tür oben: Drück den Pfeil nach oben.
gemrush-lesson-first-colour-done =
    Die Karte gab Obsidian und Feuerrubin, { gemrush-skill-evocation } den zweiten Obsidian. **{ LABEL("gemrush-ui-hand") }** sagt, was deine Fähigkeit tut, und zeigt alle Türen, die du bezahlen kannst: Ein Druck geht hin und baut.
gemrush-lesson-first-end =
    Du hast 12 Punkte, das Ziel: Das ist die letzte Runde. Beende deinen Zug mit der anderen Aktion: **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    Jetzt wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben. **Diamantstaub** bezahlt jeden der sieben Steine. So gewinnst du: Schau jeden Zug in **{ LABEL("gemrush-ui-hand") }**, bau, wenn es geht, und hör in einem Raum auf, der Karten gibt.

gemrush-lesson-deep = Crisis, Fähigkeiten
gemrush-lesson-deep-aim = In der **Crisis** gewinnt ihr zusammen: mit 45 Punkten in 25 Zügen.

gemrush-lesson-deep-orichalcum =
    Alle Hände sind offen. { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Orichalkum** bringt 1 Punkt mehr, wenn der andere Stein seiner Karte zahlt. Bau: Drück den Pfeil nach rechts.
gemrush-lesson-deep-orichalcum-done =
    1 Punkt für die Tür und 1 für das Orichalkum: Zusammen habt ihr jetzt 14 von 45. Der Balken oben zeigt es.
gemrush-lesson-deep-burn =
    Drück **{ LABEL("gemrush-ui-act-room") }** und zieh 3. Dann **verbrennen** 3 Karten. Von deinen 5 darfst du 4 behalten: Drück **{ LABEL("gemrush-ui-ask-burn") }** und wähl { PICTURE("gemrush-gem", "electrum", code: "never") }Elektrum und { PICTURE("gemrush-gem", "dragonjade", code: "never") }Drachenjade.
gemrush-lesson-deep-burn-done =
    Deine Karte und 2 vom Deck sind **verbrannt**: Sie kommen nie wieder, abgeworfene schon. Nach 75 Karten, also 25 Zügen, ist Schluss. In fremden Zügen bietest du mit **{ LABEL("gemrush-ui-hand") }** Karten an.
gemrush-lesson-deep-warpstone =
    Die Tür ist zu weit weg für 1 Schritt. Aber ein { PICTURE("gemrush-gem", "warpstone", code: "never") }**Warpstein** baut an jeder offenen Tür für 0 Schritte. Drück **{ LABEL("gemrush-ui-hand") }**, dann **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    Der Warpstein selbst bezahlt nichts, der Obsidian auf seiner Karte schon. Du stehst im neuen Raum. Unterwegs kannst du so eine Karte auch abwerfen und in irgendeinen Raum gehen.
gemrush-lesson-deep-tunnel =
    In einem **Tunnel** hält niemand: Seine Gleise führen wieder hinaus. Folg ihnen um die Kurve: Drück den Pfeil nach rechts.
gemrush-lesson-deep-tunnel-done =
    Der ganze Weg ist 1 Schritt, auch durch mehrere Tunnel. Enden Gleise im Leeren, baust du dort, zum Preis der Raumtür, die hineinführt.
gemrush-lesson-deep-wall =
    Deine Fähigkeit { gemrush-skill-permeation }: Wirf eine Karte mit deiner Farbe ab, { PICTURE("gemrush-gem", "obsidian", code: "never") }Obsidian, und geh für 1 Schritt durch eine Wand. Drück **{ LABEL("gemrush-ui-hand") }**, dann **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    Du bist durch. Jede der 20 Fähigkeiten biegt eine Regel, so oft ihr Text es erlaubt. Was eine Karte kostet, steht in **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    Im **Magischen Kreis** hast du zwei Fähigkeiten: Eine macht aus zwei gleichen Steinen { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Diamantstaub**, der jeden bezahlt, eine gibt Obsidian dazu. Bau: Drück den Pfeil nach oben.
gemrush-lesson-deep-circle-done =
    Zwei gleiche Steine wurden Staub für den Drachenjade ({ gemrush-skill-transmutation }), und { gemrush-skill-evocation } gab einen Obsidian dazu. Beide dürfen dieselben Karten nutzen, aber was die eine schafft, füttert nie die andere.
gemrush-lesson-deep-chaos =
    In der **Chaosmagie** darfst du am Ende des Zugs die Fähigkeit wechseln; hast du sie genutzt, musst du. Probier eine andere: Drück **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    Du hast eine neue Fähigkeit gezogen, und die alte wurde zurückgemischt. Nutz also deine zuerst: Dann kostet dich der Wechsel nichts.
gemrush-lesson-deep-stop =
    Zusammen habt ihr 45 Punkte: Das Ziel ist erreicht. Wenn alle wollen, hört ihr hier auf; sonst spielt ihr weiter. Drück **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Sobald alle zustimmen, habt ihr gewonnen. Die **Leiter** der Ziele: { gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75. Sind 25 Züge um und euer Ziel ist nicht erreicht, verliert ihr gemeinsam.
