# Gem Rush: was dieses Spiel zu seinen Zügen sagt. Wie die Dinge heißen und was Räume und Fähigkeiten tun, steht in
# gemrush_names.ftl. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

gemrush-name = Gem Rush
gemrush-command = /rush
gemrush-new-table = `/rush new`

## Eine Karte wird mit zwei Buchstaben je Edelstein geschrieben („ObPe“), ein Raum mit seinem Platz im Gitter („N13“),
## eine Tür mit Raum und Seite („N13E“; N, E, S, W wie im Englischen). $room, $skill, $gem sind Schlüssel dessen, was sie
## nennen.

gemrush-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Was geschehen ist: Satz für Satz in einer Zeile unter dem Brett

gemrush-event-mine-begun = Die Mine beginnt mit diesem Raum: { WORD("gemrush-room", $room) }. { $name } fängt an.
gemrush-event-skill-chosen = { $name } behält { WORD("gemrush-skill", $skill) }.
gemrush-event-dwarf-chosen = { $name } spielt { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ WORD("gemrush-gem", $gem) }).
gemrush-event-cards-discarded = { $name } legt { PICTURE("gemrush-card", $cards) } ab.
gemrush-event-walked = { $name } geht weiter: { WORD("gemrush-room", $room) }.
gemrush-event-rode = { $name } fährt zu einer anderen Lore.
gemrush-event-warped = { $name } gibt { PICTURE("gemrush-card", $card) } aus und springt in einen Raum: { WORD("gemrush-room", $room) }.
gemrush-event-wayfared = { $name } gibt { PICTURE("gemrush-card", $card) } aus und taucht anderswo auf: { WORD("gemrush-room", $room) }.
gemrush-event-permeated = { $name } gibt { PICTURE("gemrush-card", $card) } aus und geht durch die Wand: { WORD("gemrush-room", $room) }.
gemrush-event-room-turned = { $name } dreht einen Raum: { WORD("gemrush-room", $room) }.
gemrush-event-room-built = { $name } baut { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-event-room-built-far = { $name } springt zu einer Tür und baut { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-what-was-paid =
    { $count ->
        [0] kostenlos
       *[other] für { PICTURE("gemrush-card", $cards) }
    }{ $skills ->
        [0] {""}
        [one] {" "}({ WORD("gemrush-skill", $skill) })
       *[other] {" "}({ WORD("gemrush-skill", $skill) }, { WORD("gemrush-skill", $second) })
    }
gemrush-event-tiles-seen =
    { $count ->
        [one] Gezogen: { WORD("gemrush-room", $room) }.
       *[other] Gezogen: { WORD("gemrush-room", $room) } und { WORD("gemrush-room", $other) }.
    }
gemrush-event-tile-laid = Neu in der Mine: { WORD("gemrush-room", $room) }.
gemrush-event-stack-empty = Für das andere Ende ist kein Plättchen mehr da; { $name } bleibt stehen.
gemrush-event-room-used = { $name } nutzt: { WORD("gemrush-room", $room) }.
gemrush-event-cards-drawn =
    { $count ->
        [0] Der Stapel ist leer: { $name } zieht nichts.
        [one] { $name } zieht 1 Karte.
       *[other] { $name } zieht { $count } Karten.
    }
gemrush-event-card-scavenged = { $name } nimmt { PICTURE("gemrush-card", $card) } von der Ablage.
gemrush-event-pile-shuffled =
    { $count ->
        [one] 1 abgelegte Karte ist der neue Stapel.
       *[other] { $count } abgelegte Karten werden zum neuen Stapel gemischt.
    }
gemrush-event-cards-revealed =
    { $count ->
        [0] Zum Aufdecken ist keine Karte mehr da.
       *[other] Aufgedeckt: { PICTURE("gemrush-card", $cards) }.
    }
gemrush-event-cards-kept = { $name } behält { PICTURE("gemrush-card", $cards) }.
gemrush-event-gem-named = { $name } nennt { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
gemrush-event-number-chosen = { $name } sagt: X ist { $x }.
gemrush-event-places-swapped = { $name } tauscht den Platz mit { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name }).
gemrush-event-room-moved = { $name } versetzt einen Raum: { WORD("gemrush-room", $room) }.
gemrush-event-went = { $name } geht in einen anderen Raum: { WORD("gemrush-room", $room) }.
# Früher gespeicherte Partien sagen nicht mehr
gemrush-event-moved = { $name } geht in einen anderen Raum.
gemrush-event-cards-burnt = Verbrannt: { PICTURE("gemrush-card", $cards) }, { $burnt } von 75.
gemrush-event-card-offered = { $name } bietet { PICTURE("gemrush-card", $card) } dem Feuer an.
gemrush-event-offer-withdrawn = { $name } behält { PICTURE("gemrush-card", $card) } doch.
gemrush-event-skill-changed = { $name } tauscht { WORD("gemrush-skill", $old) } gegen { WORD("gemrush-skill", $new) }.
gemrush-event-skill-kept = { $name } behält { WORD("gemrush-skill", $skill) }.
gemrush-event-stop-agreed = { $name } will hier aufhören: { $agreed } von { $seated } sind dafür.
gemrush-event-stop-refused = { $name } will weiterspielen.
gemrush-event-seat-left = { $name } geht.

gemrush-event-match-ended-target = Das Ziel ist erreicht: { gemrush-winner }
gemrush-event-match-ended-tiles = Kein Plättchen ist mehr da: { gemrush-winner }
gemrush-event-match-ended-closed = Keine Tür führt mehr an einen neuen Ort: { gemrush-winner }
gemrush-event-match-ended-idle = Zehn Runden ohne neuen Raum: { gemrush-winner }
gemrush-event-match-ended-left = { gemrush-winner }
gemrush-winner = **{ $name }** gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
# Nur ein Platz außer Konkurrenz hat das Ziel erreicht. $owner_name: dessen Mitglied · $reached: dessen Punkte · $count: wie viele gewonnen haben
gemrush-event-ended-beyond =
    Ein Computerspieler auf dem Platz von { $owner_name } hat { $reached } Punkte erreicht, und damit ist die Partie vorbei: { $count ->
        [1] { gemrush-winner }
       *[other] { gemrush-winners }
    }
gemrush-event-match-tied-target = Das Ziel ist erreicht: { gemrush-winners }
gemrush-event-match-tied-tiles = Kein Plättchen ist mehr da: { gemrush-winners }
gemrush-event-match-tied-closed = Keine Tür führt mehr an einen neuen Ort: { gemrush-winners }
gemrush-event-match-tied-idle = Zehn Runden ohne neuen Raum: { gemrush-winners }
gemrush-winners = unentschieden, { $count } teilen sich den ersten Platz mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
gemrush-event-crisis-won =
    { $count ->
        [one] **Gewonnen**
       *[other] **Gemeinsam gewonnen**
    }: { gemrush-points } in { gemrush-turns }.
gemrush-event-crisis-lost =
    Die letzte Karte ist verbrannt: **verloren** mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
gemrush-event-crisis-open = Die letzte Karte ist verbrannt: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-daily-turns = Der letzte Zug ist vorbei: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-daily-ended = Vorzeitig beendet: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-crisis-deserted = Niemand ist mehr da: { gemrush-points } in { gemrush-turns }.
gemrush-turns =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }

## Warum ein Computerspieler so zieht, und später der Text eines Tipps: je ein Satz

gemrush-why-door = Dorthin: { WORD("gemrush-room", $room) } ({ $at }). Deine Karten bezahlen dort eine Tür: **{ gemrush-points }**.
gemrush-why-room = Dorthin: { WORD("gemrush-room", $room) } ({ $at }). Der Raum bringt dir mehr als eine Karte vom Stapel.
gemrush-why-near = Dorthin: { WORD("gemrush-room", $room) } ({ $at }). In der Nähe sind Türen, die du bald bezahlen kannst.
gemrush-why-build =
    { $count ->
        [0] Diese Tür kostet nichts
        [one] { PICTURE("gemrush-card", $cards) } bezahlt diese Tür
       *[other] { PICTURE("gemrush-card", $cards) } bezahlen diese Tür
    }: **{ gemrush-points }**.
gemrush-why-place =
    { $count ->
        [0] { WORD("gemrush-room", $room) }: So gelegt, öffnet der Raum keinen neuen Weg.
        [one] { WORD("gemrush-room", $room) }: So gelegt, öffnet der Raum 1 neuen Weg.
       *[other] { WORD("gemrush-room", $room) }: So gelegt, öffnet der Raum { $count } neue Wege.
    }
gemrush-why-act = { WORD("gemrush-room", $room) }: Der Raum bringt dir mehr als eine Karte vom Stapel.
gemrush-why-use = { WORD("gemrush-room", $room) }: Der Raum hilft dir, und dein Zug geht weiter.
gemrush-why-remodel = { WORD("gemrush-room", $room) }: So gedreht, hilft dir der Raum mehr.
gemrush-why-move-room = { WORD("gemrush-room", $room) }: Dort hilft dir der Raum mehr.
gemrush-why-draw = Kein Raum in Reichweite bringt dir mehr als eine Karte vom Stapel.
gemrush-why-scavenge = { PICTURE("gemrush-card", $card) } hilft dir mehr als eine unbekannte Karte.
gemrush-why-x = X ist { $x }: So viele deiner Karten brauchst du kaum.
gemrush-why-name = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) } hilft dir am meisten.
gemrush-why-discard =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } hilft dir am wenigsten.
       *[other] { PICTURE("gemrush-card", $cards) } helfen dir am wenigsten.
    }
gemrush-why-keep =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } hilft dir am meisten.
       *[other] { PICTURE("gemrush-card", $cards) } helfen dir am meisten.
    }
gemrush-why-burn =
    { $count ->
        [0] Deine Karten sind mehr wert als die vom Stapel.
       *[other] { PICTURE("gemrush-card", $cards) } dürftest du sowieso nicht behalten.
    }
gemrush-why-burn-last =
    { $count ->
        [0] Von deinen Karten muss keine brennen.
       *[other] Für { PICTURE("gemrush-card", $cards) } hast du keinen Zug mehr.
    }
gemrush-why-offer = Für { PICTURE("gemrush-card", $card) } hast du keinen Zug mehr.
gemrush-why-chaos = Eine andere Fähigkeit hilft dir vielleicht mehr.
gemrush-why-stop = Das Ziel ist erreicht: Wenn alle einverstanden sind, habt ihr gewonnen.
# Der Wendepunkt einer Crisis, `rules.course`
gemrush-course-reached = Dieser Zug hat das Ziel erreicht.

## Das Bild in Worten, je eine Zeile; alle zusammen haben höchstens 1.000 Zeichen, darum so knapp

gemrush-alt-choosing = Fähigkeiten werden gewählt.
gemrush-alt-phase-discard = { $name } legt zuerst ab.
gemrush-alt-phase-move =
    { $name } ist am Zug, noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }.
gemrush-alt-phase-place = { $name } legt ein Plättchen.
# Ein Plättchen, das gelegt werden kann: Jede Tür hat einen Buchstaben, den die Lagen wiederholen
gemrush-alt-tile =
    Neu: { WORD("gemrush-room", $room) }{ $count ->
        [0] { "" }
       *[other] , Türen { LIST(PIECES("gemrush-door", PIECES("gemrush-gem", $doors))) }
    }.
gemrush-alt-way = Lage { $number }: { LIST(PIECES("gemrush-side", $doors)) }.
gemrush-alt-way-wall = Lage { $number } passt nicht: Wand vor der Tür.
gemrush-alt-phase-effect = { $name } nutzt einen Raum.
gemrush-alt-phase-burn = { $name } wählt, was brennt.
gemrush-alt-phase-chaos = { $name } darf die Fähigkeit tauschen.
gemrush-alt-over-target = Vorbei: Das Ziel ist erreicht.
gemrush-alt-ended-beyond = Vorbei: Ein Computerspieler auf dem Platz von { $name } hat { gemrush-points } erreicht.
gemrush-alt-over-tiles = Vorbei: Kein Plättchen ist mehr da.
gemrush-alt-over-closed = Vorbei: Keine Tür führt an einen neuen Ort.
gemrush-alt-over-idle = Vorbei: zehn Runden ohne neuen Raum.
gemrush-alt-over-none = Vorbei: ohne Ergebnis. Die Punkte zählen nicht.
gemrush-alt-over-left = Vorbei: Zu wenige sind noch da.
gemrush-alt-over-won = Vorbei: gewonnen, { gemrush-points }.
gemrush-alt-over-lost = Vorbei: verloren, { gemrush-points }.
gemrush-alt-over-open = Vorbei: { gemrush-points }.
gemrush-alt-over-turns = Vorbei: { gemrush-points }.
gemrush-alt-over-ended = Vorzeitig beendet: { gemrush-points }.
gemrush-alt-hidden = Das Brett des Tages; es bleibt verborgen.
# $turn: der laufende Zug · $most: alle Züge am Brett des Tages
gemrush-alt-daily = { gemrush-points }, Zug { $turn } von { $most }.
gemrush-alt-wins =
    { $points ->
        [0] { $name } gewinnt.
        [one] { $name } gewinnt mit 1 Punkt Vorsprung.
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
    }
gemrush-alt-drawn = Unentschieden: { $count } teilen sich den ersten Platz.
gemrush-alt-beyond =
    { $points ->
        [0] Genau das Ziel.
       *[other] { gemrush-points } über dem Ziel.
    }
gemrush-alt-short = { gemrush-points } unter dem Ziel.
gemrush-alt-crisis =
    { $target ->
        [0] { gemrush-points }
       *[other] { $points } von { $target } Punkten
    }, { $turns } von 25 Zügen.
gemrush-alt-last-round = Das Ziel ist erreicht; die Runde wird zu Ende gespielt.
gemrush-alt-used-room = Zuvor: { $name }, { gemrush-built }, genutzt: { WORD("gemrush-room", $room) }.
gemrush-alt-before-draw = Zuvor: { $name }, { gemrush-built }, gezogen.
gemrush-alt-before-scavenge = Zuvor: { $name }, { gemrush-built }, von der Ablage genommen.
gemrush-alt-before-none = Zuvor: { $name }, { gemrush-built }.
gemrush-built =
    { $built ->
        [0] nichts gebaut
        [one] 1 Raum gebaut (+{ $points })
       *[other] { $built } Räume gebaut (+{ $points })
    }
gemrush-alt-seat =
    { $name } auf { $cell }: { gemrush-points } und { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
gemrush-alt-gone = { $name } ist gegangen: { gemrush-points }.
gemrush-alt-here = Raum: { WORD("gemrush-room", $room) }, { $cell }.
# $type: die Art des Raums, den man nutzen kann. Die Zeilen danach sagen, was er tut
gemrush-alt-here-usable = Raum: { WORD("gemrush-room", $room) }, { $cell }. { WORD("gemrush-type", $type) }:
gemrush-alt-no-door = In Reichweite ist nichts zu bauen; offene Türen: { $all }.
# $payable: 1, wenn die Karten der Hand dafür reichen, sonst 0
gemrush-alt-door =
    { $door }: { $cost ->
        [free] frei
       *[other] { PIECES("gemrush-gem", $cost) }
    }, +{ $points }{ $payable ->
        [1] , bezahlbar
       *[0] { "" }
    }
gemrush-alt-more-doors =
    { $count ->
        [one] 1 weitere Tür.
       *[other] { $count } weitere Türen.
    }
# In Worten statt eines Bilds. $arrow: die Seite der Tür, wie auf ihrem Knopf
gemrush-door-here = { $arrow } { gemrush-alt-door }
gemrush-door-of = { WORD("gemrush-room", $room) } { $arrow } { gemrush-alt-door }
gemrush-in =
    { $name } (Raum: { WORD("gemrush-room", $room) }, { $cell }): { gemrush-points } und { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
gemrush-alt-held = Karten: { LIST(PIECES("gemrush-gem", $cards)) }.
# $steps: bis dorthin; -1: nicht zu erreichen
gemrush-alt-room =
    { $cell }: { WORD("gemrush-room", $room) }{ $steps ->
        [-1] { "" }
        [0] , hier
        [one] , 1 Schritt
       *[other] , { $steps } Schritte
    }
gemrush-alt-piles = Plättchen: { $rooms } gelegt, { $stack } übrig. Karten: Stapel { $deck }, Ablage { $discard }.

## Ablehnungen: wer am Zug ist und was zuerst kommt

gemrush-over = Diese Partie ist vorbei. `/rush new` startet die nächste.
gemrush-not-your-turn = Jemand anderes ist am Zug. Ich erwähne dich, wenn du dran bist.
gemrush-left-before = Du hast diese Partie verlassen. Zuschauen kannst du noch.
gemrush-first-choose-skill = Du hast deine Fähigkeit noch nicht gewählt. Wähle eine, etwa `skill large-scoop`.
gemrush-first-discard = Deine Hand ist zu groß. Leg zuerst ab, etwa `discard ObPe`.
gemrush-first-move = Das geht gerade nicht. Du kannst gehen, bauen, Räume nutzen oder den Zug mit einer Aktion beenden.
gemrush-first-place = Dein neues Plättchen liegt noch nicht. Wähle, wie es liegt, etwa `place E`.
gemrush-first-effect = Dein Raum fragt dich noch etwas. Antworte zuerst darauf.
gemrush-first-burn = Deine Aktion ist getan. Wähle, was brennt: `burn` nimmt alles vom Stapel, `burn ObPe` zuerst deine Karte.
gemrush-first-chaos = Nur deine Fähigkeit fehlt noch: `chaos same` behält sie, `chaos new` zieht eine andere.
gemrush-not-dealt = { WORD("gemrush-skill", $skill) } wurde dir nicht ausgeteilt. Wähle eine von diesen: { LIST(PIECES("gemrush-skill", $dealt), kind: "or") }.

## Ablehnungen: Karten

gemrush-card-not-held =
    { $count ->
        [0] Du hast { PICTURE("gemrush-card", $cards, code: "beside") } nicht: Deine Hand ist leer.
       *[other] Du hast { PICTURE("gemrush-card", $cards, code: "beside") } nicht. Deine Karten: { PICTURE("gemrush-card", $held, code: "beside") }.
    }
gemrush-card-shows =
    { $count ->
        [0] { PICTURE("gemrush-card", $card, code: "beside") } zeigt nicht { WORD("gemrush-gem", $gem) }, und keine deiner Karten tut es.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } zeigt nicht { WORD("gemrush-gem", $gem) }. Diese Karten von dir schon: { PICTURE("gemrush-card", $fitting, code: "beside") }.
    }
gemrush-discard-count =
    { $count ->
        [one] Gewählt hast du { $given }. Leg genau 1 Karte ab.
       *[other] Gewählt hast du { $given }. Leg genau { $count } Karten ab.
    }
gemrush-discard-unfit = { PICTURE("gemrush-card", $cards, code: "beside") } verlangt der Raum nicht. Diese Karten von dir passen: { PICTURE("gemrush-card", $fitting, code: "beside") }.

## Ablehnungen: gehen

gemrush-no-steps = Du hast in diesem Zug keinen Schritt mehr. Züge ohne Schritt und deine Aktion gehen noch.
gemrush-wall =
    { $count ->
        [0] Nach { $side } ist eine Wand, und auch sonst kannst du nirgendwohin gehen.
       *[other] Nach { $side } ist eine Wand. Gehen kannst du nach: { LIST($sides, kind: "or") }.
    }
gemrush-step-build = Hinter dieser Tür ist noch kein Raum. `{ $best }` baut einen, für { gemrush-points }.
gemrush-step-empty =
    Hinter dieser Tür ist noch kein Raum, und du kannst jetzt keinen bauen: Die Tür kostet { $count ->
        [0] nichts
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }.
gemrush-no-rails =
    { $count ->
        [0] Von hier kannst du nicht fahren: Dazu braucht es zwei Loren.
       *[other] Von hier kannst du nicht fahren. Geh zuerst zu einer Lore: { LIST($carts, kind: "or") }.
    }
gemrush-no-cart =
    { $count ->
        [0] Auf { $cell } steht keine Lore, und du kannst zu keiner anderen fahren.
       *[other] Auf { $cell } steht keine Lore. Fahren kannst du nach: { LIST($carts, kind: "or") }.
    }
gemrush-already-there = Du bist schon dort. Wähle einen anderen Raum.
gemrush-tunnel-stop = { $cell } ist ein Tunnel: Dort hält niemand. Wähle einen Raum.
gemrush-no-room =
    { $count ->
        [0] Auf { $cell } ist kein Raum, und einen anderen gibt es nicht.
       *[other] Auf { $cell } ist kein Raum. Räume sind zum Beispiel auf { LIST($rooms) }.
    }
gemrush-lacks-skill =
    { $count ->
        [0] Dafür brauchst du die Fähigkeit { WORD("gemrush-skill", $skill) }, und du hast keine.
       *[other] Dafür brauchst du die Fähigkeit { WORD("gemrush-skill", $skill) }. Deine: { LIST(PIECES("gemrush-skill", $own)) }.
    }
gemrush-permeate-door = Nach { $side } ist eine Tür. Für sie brauchst du keine Karte.
gemrush-permeate-empty = Hinter der Wand nach { $side } ist kein Raum. Wähle eine andere Wand.
gemrush-remodel-done = Du hast in diesem Zug schon einen Raum gedreht, oder dieser lässt sich nicht drehen.
gemrush-remodel-same = So liegt der Raum schon. Seine Nordseite kann zeigen nach: { LIST($turns, kind: "or") }.

## Ablehnungen: bauen

gemrush-no-tiles = Kein Plättchen ist mehr da, also kann niemand bauen.
gemrush-build-no-room =
    { $count ->
        [0] Auf { $cell } ist kein Raum, und keine Tür deines Raums führt ins Leere.
       *[other] Auf { $cell } ist kein Raum. Bau an einer Tür deines Raums: { LIST($doors, kind: "or") }.
    }
gemrush-build-tunnel =
    { $count ->
        [0] { $cell } ist ein Tunnel, und keine Tür führt durch ihn ins Leere.
       *[other] { $cell } ist ein Tunnel. Bau an der Tür, die hineinführt: { LIST($doors, kind: "or") }.
    }
gemrush-build-wall =
    { $count ->
        [0] Dieser Raum hat nach { $side } eine Wand und keine Tür ins Leere.
       *[other] Dieser Raum hat nach { $side } eine Wand. Bauen kannst du nach: { LIST($sides, kind: "or") }.
    }
gemrush-build-taken = Hinter dieser Tür ist schon ein Raum. Geh einfach hin.
gemrush-build-far = Diese Tür ist nicht in deinem Raum. Geh hin, oder zahl mit einem Warpstein.
gemrush-build-missing =
    { $count ->
        [0] Die Tür kostet { PICTURE("gemrush-cost", $cost, code: "beside") }; deiner Zahlung fehlt { PICTURE("gemrush-cost", $missing, code: "beside") }. Deine Hand reicht gerade nicht.
       *[other] Die Tür kostet { PICTURE("gemrush-cost", $cost, code: "beside") }; deiner Zahlung fehlt { PICTURE("gemrush-cost", $missing, code: "beside") }. So geht es: `{ $best }`.
    }
gemrush-build-free = Die Tür kostet nichts, also brauchst du keine Karte: `{ $best }`.
gemrush-build-turned =
    Mit { WORD("gemrush-skill", $skill) } zeigen diese Karten keinen Warpstein mehr. { $where ->
        [far] Nur ein Warpstein baut außerhalb deines Raums.
       *[near] Also brauchst du einen Schritt, und du hast keinen mehr.
    }{ $count ->
        [0] { "" }
       *[other] {" "}So geht es: `{ $best }`.
    }
gemrush-build-skills = Um diese Tür mit { PICTURE("gemrush-card", $cards, code: "beside") } zu bezahlen, brauchst du andere Fähigkeiten. Schreib `{ $best }`.
gemrush-build-surplus =
    Die Tür kostet { $count ->
        [0] nichts
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }, also brauchst du nicht jede Karte von { PICTURE("gemrush-card", $cards, code: "beside") }. So geht es: `{ $best }`.
gemrush-place-other = Nur ein Plättchen wurde gezogen. Ein anderes gibt es nicht.
gemrush-place-turn = Eine seiner Türen muss zurückführen, nach { $side }. Seine Nordseite kann zeigen nach: { LIST($turns, kind: "or") }.

## Ablehnungen: Räume und Aktionen

gemrush-no-ability = Dieser Raum kann nichts. Zieh stattdessen eine Karte, oder geh weiter.
gemrush-use-action = { WORD("gemrush-room", $room) } geht nur als Aktion: `act`.
gemrush-act-free = { WORD("gemrush-room", $room) } geht nicht als Aktion. Nutz den Raum unterwegs, für 0 Schritte: `use`.
gemrush-use-no-steps = { WORD("gemrush-room", $room) } kostet unterwegs 1 Schritt, und du hast keinen mehr. Als Aktion geht es noch.
gemrush-nowhere = { WORD("gemrush-room", $room) } kann jetzt nichts bewegen.
gemrush-ability-cards =
    { WORD("gemrush-room", $room) } verlangt Karten, die du nicht hast{ $count ->
        [0] : Deine Hand ist leer.
       *[other] . Deine Karten: { PICTURE("gemrush-card", $held) }.
    }
gemrush-reach-far =
    { $count ->
        [0] Den Raum auf { $cell } kannst du von hier nicht nutzen, auch keinen anderen.
       *[other] Den Raum auf { $cell } kannst du von hier nicht nutzen. Nutzen kannst du: { LIST($rooms, kind: "or") }.
    }
gemrush-pile-empty = Die Ablage ist leer. Zieh stattdessen.

## Ablehnungen: was ein Raum fragt

gemrush-asks-x = { WORD("gemrush-room", $room) } fragt nach einer Zahl, etwa `x 2`.
gemrush-asks-name = { WORD("gemrush-room", $room) }: Nenn einen Edelstein, etwa `name Fi`.
gemrush-asks-discard = { WORD("gemrush-room", $room) }: Leg Karten ab, etwa `discard ObPe`.
gemrush-asks-keep = { WORD("gemrush-room", $room) }: Welche Karten behältst du? Etwa `keep ObPe`.
gemrush-asks-swap = { WORD("gemrush-room", $room) }: Mit wem tauschst du den Platz? Etwa `swap 2`.
gemrush-asks-room = { WORD("gemrush-room", $room) }: Wohin soll der Raum? Etwa `{ $example }`.
gemrush-asks-go = { WORD("gemrush-room", $room) }: Wohin gehst du? Etwa `{ $example }`.
gemrush-x-range = X kann { $low } bis { $high } sein: Mehr kann der Raum nicht.
gemrush-keep-not-there = { PICTURE("gemrush-card", $cards, code: "beside") } kannst du nicht behalten. Wähle aus diesen: { PICTURE("gemrush-card", $there, code: "beside") }.
gemrush-keep-count =
    { $count ->
        [one] Gewählt hast du { $given }. Behalte genau 1 Karte.
       *[other] Gewählt hast du { $given }. Behalte genau { $count } Karten.
    }
gemrush-swap-self = Das ist dein eigener Zwerg. Tauschen kannst du mit Nummer { $seats }.
gemrush-swap-gone = Einen Zwerg Nummer { $number } gibt es nicht. Tauschen kannst du mit Nummer { $seats }.
gemrush-swap-same = Zwerg Nummer { $number } steht in deinem Raum. Tauschen kannst du mit Nummer { $seats }.
gemrush-space =
    { $count ->
        [0] Der Raum kann nicht nach { $cell } und auch sonst nirgendwohin.
       *[other] Der Raum kann nicht nach { $cell }. Er kann zum Beispiel nach { LIST($spaces, kind: "or") }.
    }
gemrush-space-turn = Auf { $cell } muss eine seiner Türen zurückführen. Seine Nordseite kann zeigen nach: { LIST($turns, kind: "or") }.
gemrush-go-goal =
    { $count ->
        [0] Du kannst nicht nach { $cell } und auch sonst nirgendwohin.
       *[other] Du kannst nicht nach { $cell }. Du kannst zum Beispiel nach { LIST($rooms, kind: "or") }.
    }

## Ablehnungen: verbrennen, und was im Zug anderer geht

gemrush-burn-count =
    { $count ->
        [0] Es muss nichts mehr brennen: Was angeboten wurde, reicht.
        [one] Nur 1 Karte muss brennen.
       *[other] Nur { $count } Karten müssen brennen.
    }
gemrush-burn-short =
    { $count ->
        [one] Der Stapel reicht nicht: Wähle 1 Karte aus den Händen.
       *[other] Der Stapel reicht nicht: Wähle { $count } Karten aus den Händen.
    }
gemrush-burn-others =
    { $count ->
        [0] Karten anderer brennen nur, wenn sie angeboten sind oder wenn der Stapel nicht reicht.
       *[other] Diese Karten haben andere nicht angeboten. Davon kannst du höchstens { $count } wählen.
    }
gemrush-burn-not-theirs = Nummer { $number } hat keine Karte { PICTURE("gemrush-card", $card, code: "beside") } zum Verbrennen. Wähle eine andere Karte oder eine andere Hand.
gemrush-not-in-rush = Das gibt es in der Crisis. Im Rush brennt nichts, und niemand hört früher auf.
gemrush-offer-own-turn = Karten bietest du im Zug anderer an. In deinem Zug wählst du, was brennt.
gemrush-offer-full = { $count } Karten sind schon angeboten. Mehr brennen in diesem Zug nicht.
gemrush-not-offered =
    { $count ->
        [0] Du hast keine Karte angeboten.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } ist nicht angeboten. Deine Angebote: { PICTURE("gemrush-card", $offered, code: "beside") }.
    }
gemrush-stop-target = Aufhören könnt ihr, sobald ihr zusammen { $target } Punkte habt. Jetzt habt ihr { $points }.
gemrush-stop-open = Diese Partie hat kein Ziel. Sie endet, wenn die letzte Karte verbrannt ist.
gemrush-stop-again = Du willst schon aufhören. Die anderen noch nicht.
gemrush-play-on-none = Du wolltest nicht aufhören, also spielst du ohnehin weiter.

## Ablehnungen: Einstellungen einer neuen Partie

gemrush-seats-range = Mit diesen Angaben ist Gem Rush für { $low } bis { $high } Leute.
gemrush-target-range = Wähle ein Ziel von { $low } bis { $high } Punkten.
gemrush-open-rush = Ein Rush braucht ein Ziel von { $low } bis { $high } Punkten. „So hoch es geht“ gibt es in der Crisis.
gemrush-solo-rush = Ein Rush braucht mindestens { $low } Leute. Allein kannst du eine Crisis spielen.
gemrush-turns-solo = Nur eine Crisis allein und ohne Ziel kann nach einigen Zügen enden.
gemrush-dealt-range = Teil { $low } bis { $high } Fähigkeiten zur Wahl aus.
gemrush-unshared-skill = Die Fähigkeit kannst du nur wählen, wenn sich alle eine teilen. Wähle bei den Fähigkeiten auch „Geteilt“, oder lass die Angabe weg.
gemrush-no-such-skill = Diese Fähigkeit gibt es nicht. Wähle einen der Vorschläge.
gemrush-no-such-dwarf = Wähle einen dieser Zwerge: { $dwarves }. Jeder ist nur für ein Mitglied.

## Ablehnungen: geschriebene Züge und Stellungen

gemrush-notation-move = „{ $text }“ kann ich nicht als Zug lesen. Züge sehen so aus: `step N`, `build N13E ObPe`, `act` oder `draw`.
gemrush-notation-form = Schreib einen Zug mit `{ $verb }` so: `{ $form }`.
gemrush-notation-cell = „{ $text }“ ist kein Platz im Gitter. Plätze sind Buchstaben und dann eine Zahl: `N13`.
gemrush-notation-door = „{ $text }“ ist keine Tür. Eine Tür ist ein Raum und eine Seite: `N13E`.
gemrush-notation-side = „{ $text }“ ist keine Seite. Die Seiten sind `N`, `E`, `S` und `W`.
gemrush-notation-card = „{ $text }“ ist keine Karte. Eine Karte sind zwei Buchstaben je Edelstein: `ObPe`, oder `Di` allein.
gemrush-notation-gem = „{ $text }“ ist kein Edelstein. Geschrieben werden sie Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or und Wa.
gemrush-notation-skill = „{ $text }“ ist keine Fähigkeit, die zahlt. Schreib ihre ersten vier Buchstaben nach einem Plus: `+evoc`.
gemrush-notation-number = „{ $text }“ geht hier nicht. Tipp eine Zahl von { $low } bis { $high }.
gemrush-notation-many = Ein Zug kann höchstens { $most } Karten haben; dieser hat { $count }.
gemrush-position-tile = Das Plättchen „{ $text }“ gibt es nicht, es ist doppelt da, oder es liegt auf einem anderen.
gemrush-position-field = Das Feld { $field } kann in dieser Stellung nicht „{ $text }“ sein.
gemrush-position-cards = Eine Stellung hat jede der { $all } Karten einmal; diese hat { $count }, oder manche doppelt.
gemrush-position-tiles = Eine Stellung hat jedes der { $all } Plättchen einmal; diese hat { $count }, oder manche doppelt.

## A channel that plays

gemrush-votes = -# Rechnet mit bis zu drei Abstimmungen je Zug, selten mehr: Ein Schritt, der einen Raum oder Karten aufdeckt, wird zuerst gespielt. Dann stimmt ihr über den Rest ab.
