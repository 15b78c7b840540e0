# Gems 3D: alles, was dieses Spiel sagt. Steine heißen wie ihre Farbe: „Rot C3 → F6“.

gems3d-name = Gems 3D
gems3d-command = /gems
# How a table for several is opened
gems3d-new-table = `/gems new` mit dem Modus { gems3d-mode-relay } oder { gems3d-mode-race }

## Die Steine

gems3d-gem-black = Schwarz
gems3d-gem-gold = Gold
gems3d-gem-blue = Blau
gems3d-gem-green = Grün
gems3d-gem-candy = Bonbon
gems3d-gem-light-blue = Hellblau
gems3d-gem-blue-patch = Blaufleck
gems3d-gem-yellow = Gelb
gems3d-gem-blue-stripe = Blaustreif
gems3d-gem-orange-stripe = Orangestreif
gems3d-gem-chocolate = Schoko
gems3d-gem-red = Rot
gems3d-gem-glass = Glas
gems3d-gem-purple = Lila
gems3d-gem-white = Weiß
gems3d-gem-yellow-patch = Gelbfleck

## Spielarten und Bestenlisten

gems3d-mode-solo = Solo
gems3d-mode-relay = Staffel
gems3d-mode-race = Rennen
gems3d-mode-daily = Brett des Tages
gems3d-start-solo = { gems3d-mode-solo }
gems3d-start-solo-told = ◆ **{ gems3d-mode-solo }:** du allein, sofort
gems3d-start-relay = { gems3d-mode-relay }
gems3d-start-relay-told = ◆ **{ gems3d-mode-relay }:** 2 bis 8 Leute reihum auf einem Brett, mit gemeinsamen Punkten
gems3d-start-race = { gems3d-mode-race }
gems3d-start-race-told = ◆ **{ gems3d-mode-race }:** 2 bis 8 Leute zugleich, ein Brett für jeden
gems3d-start-short = Kurzes Rennen
gems3d-start-short-told = ◆ **{ gems3d-start-short }:** 12 Züge auf kleinem Brett, etwa 6 Minuten

# Womit gespielt wird. $mode: wie oben · $hard: 0 oder 1 · $turns: höchstens so viele Züge, oder 0
# $shown: 1, wenn in einem Rennen alle Punkte zu sehen sind, sonst 0
gems3d-scoreboard =
    { WORD("gems3d-mode", $mode) } · { $size }×{ $size } · { $types } Sorten · Reihen ab { $line } · { $drop } { $drop ->
        [one] neuer Stein
       *[other] neue Steine
    } pro Zug{ $hard ->
        [0] { "" }
       *[other] {" "}· Schwer
    }{ $turns ->
        [0] { "" }
        [one] {" "}· 1 Zug
       *[other] {" "}· { $turns } Züge
    }{ $limited ->
        [relay] {" insgesamt"}
        [race] {" für jeden"}
       *[no] { "" }
    }{ $cells ->
        [0] { "" }
       *[other] {" "}· nächste Felder zu sehen
    }{ $shown ->
        [0] { "" }
       *[other] {" "}· Punkte aller zu sehen
    }

## Was jetzt zu tun ist, unter dem Brett. $name: wer am Zug ist

gems3d-next-whose = { $name }, du bist bei Gems 3D{ $place } am Zug
gems3d-next-move = { $name }: Drück auf **{ gems3d-ui-move }**, dann wähl einen Stein und wohin er soll.
gems3d-next-trick = { $name }: Ein Trick auf { $cell } bringt +{ $points }. Drück erst auf **{ gems3d-ui-trick }** oder gleich auf **{ gems3d-ui-move }**.
gems3d-next-full = { $name }: Das Brett ist voll, aber ein Trick auf { $cell } rettet es: +{ $points }. Drück auf **{ gems3d-ui-trick }**.
gems3d-next-race = { $name }: Drück auf **{ gems3d-ui-own }**. Nur du siehst es, bis alle fertig sind.
# Darunter, im ersten Zug jedes Mitglieds
gems3d-next-goal =
    { $line } gleiche Steine in einer Reihe verschwinden und bringen Punkte. { $own ->
        [0] { $turns ->
            [0] Ist das Brett voll, ist Schluss.
           *[other] Ist das Brett voll, ist Schluss, spätestens nach { $turns } Zügen.
        }
       *[1] { $turns ->
            [0] Jedes Brett endet für sich, sobald es voll ist.
           *[other] Jedes Brett endet für sich, sobald es voll ist, spätestens nach { $turns } Zügen.
        }
    }{ $cells ->
        [0] { "" }
       *[1] {" "}Ein kleiner Stein im Ring fällt als Nächstes dorthin – oder woandershin, wenn du sein Feld nimmst.
    }{ $shared ->
        [0] { "" }
       *[1] {" "}In einer Staffel gehören alle Punkte allen zusammen.
    }
gems3d-plan-scores = Züge ohne Punkte bringen neue Steine. Darum wird dein Plan nur gespielt, wenn alle Züge davor Punkte bringen.
gems3d-ui-types = -# Steine dieser Partie: { LIST(PIECES("gems3d-gem", $gems)) }
# Die Überschrift einer beendeten Staffel. $total: alle Punkte · $name, $most, $count: wie bei gems3d-caption-most; $count ist 0, wenn kein Zug Punkte brachte
gems3d-ui-together =
    ### Zusammen { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }{ $count ->
        [0] { "" }
        [one] , am meisten von { $name }: { $most }
       *[other] , am meisten von { $name }: je { $most }
    }
# Wer am meisten brachte, wenn es mehr als drei waren
gems3d-ui-players = { $count } Leuten
# Nach den Punkten eines Platzes, den mehrere spielten. $shares: der nächste Text, für jeden von ihnen
gems3d-ui-shares = davon { $shares }
gems3d-ui-share = { $name } { $points }
gems3d-ui-best = Beste Reihe: { $alone ->
        [1] { $count } Steine
       *[0] **{ $name }**, { $count } Steine
    } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } · { $whole },{ $tenth } Punkte je Zug
gems3d-next-over = **{ ui-again }** beginnt die nächste Partie. `/gems top` zeigt die Besten dieses Servers.

## Was geschehen ist: Satz an Satz in einer Zeile unter dem Brett, wie im Ticker

gems3d-event-gem-moved = { $name }: { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }.
# $gems: was wohin fiel
gems3d-event-gems-dropped =
    { $count ->
        [one] Ein Stein fällt
       *[other] { $count } Steine fallen
    }: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-event-trick-played = Trick von { $name }: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } wird { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }.
gems3d-event-formation-cleared = { $count } × { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } verschwindet: **+{ $points }** für { $name }.
gems3d-event-formation-cleared-table = { $count } × { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } verschwindet sofort: **+{ $points }** zum Auftakt.
gems3d-event-tricks-awarded =
    { $count ->
        [one] Das gibt einen Trick.
       *[other] Das gibt { $count } Tricks.
    }
gems3d-event-board-emptied = Das Brett ist leer!
gems3d-event-seat-left = { $name } geht.
gems3d-event-match-ended-full = Das Brett ist voll: { gems3d-result }.
gems3d-event-match-ended-resigned = Aufgegeben: { gems3d-result }.
gems3d-event-match-ended-left = Niemand ist mehr da: { gems3d-result }.
gems3d-event-match-ended-turns = Das war der letzte Zug: { gems3d-result }.
gems3d-event-match-ended-closed = Das Brett ist abgeschlossen: { gems3d-result }.
# $score: das beste · $turns: alle zusammen
gems3d-event-match-ended-raced = Das Rennen ist vorbei. Das beste Brett hat { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }; alle Bretter zusammen haben { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } gebraucht.
# $name: wer allein gewonnen hat · $lead: mit wie vielen Punkten Vorsprung
gems3d-event-race-won =
    Das Rennen ist vorbei: **{ $name }** gewinnt mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }, { $lead } mehr als Platz 2.
# $drops: wie oft auf jedes Brett höchstens Steine fallen · $turns: wie viele Züge jedes Brett hat, 0 für beliebig viele
gems3d-event-race-begun =
    Das Rennen läuft: ein Brett für jeden, dieselben Steine für alle, { $turns ->
        [0] Steine fallen höchstens { $drops }-mal
        [one] je 1 Zug
       *[other] je { $turns } Züge
    }. Die meisten Punkte gewinnen.
gems3d-event-step-taken =
    { $turns ->
        [0] { $name } hat angefangen.
       *[other] { $name } ist bei Zug { $turns }.
    }
gems3d-event-step-taken-points =
    { $name }: **{ $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }** bei Zug { $turns }.
gems3d-event-board-done-points =
    { $turns ->
        [0] { $name } ist vor dem ersten Zug gegangen.
       *[other]
            { $name } ist fertig: **{ $score ->
                [one] 1 Punkt
               *[other] { $score } Punkte
            }** in { $turns ->
                [one] 1 Zug
               *[other] { $turns } Zügen
            }.
    }
gems3d-event-board-done =
    { $turns ->
        [0] { $name } ist vor dem ersten Zug gegangen.
        [one] { $name } ist nach 1 Zug fertig.
       *[other] { $name } ist nach { $turns } Zügen fertig.
    }
gems3d-event-taken-out = { $name } hat nicht rechtzeitig gespielt und ist nicht mehr im Rennen.
gems3d-result =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }

## Was ein vorgeschlagener Zug bewirkt

gems3d-why-line = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }: { $count } verschwinden ({ $cells }), **+{ $points }**.
gems3d-why-row = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } bringt { $count } von { $line } in eine Reihe ({ $cells }).
gems3d-why-room = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }: das macht Platz für { $count } × { PICTURE("gems3d-gem", $other, code: "never") }{ WORD("gems3d-gem", $other) }.
gems3d-why-wait = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }: ein Zug zum Abwarten.
gems3d-why-trick = Trick: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } wird { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }, { $count } verschwinden ({ $cells }), **+{ $points }**.

## Der Wendepunkt einer Partie, `Gems3D.course`

gems3d-course-crowded = Von hier an war weniger als ein Drittel des Bretts leer.
gems3d-course-room = Von hier an war immer mindestens ein Drittel des Bretts leer.

## Das Bild in Worten, je eine Zeile; alle zusammen höchstens 1.000 Zeichen, also knapp

gems3d-alt-turn = { $name } ist am Zug.
gems3d-alt-over-full = Vorbei: Das Brett ist voll.
gems3d-alt-over-resigned = Vorbei: aufgegeben.
gems3d-alt-over-none = Vorbei: ohne Ergebnis. Die Punkte zählen nicht.
gems3d-alt-over-left = Vorbei: Niemand ist mehr da.
gems3d-alt-over-drops = Vorbei: Die letzten Steine sind gefallen.
gems3d-alt-over-turns = Vorbei: Das war der letzte Zug.
gems3d-alt-over-closed = Vorbei: Das Brett ist abgeschlossen.
gems3d-alt-hidden-race = Ein Rennen; seine Bretter bleiben verborgen, bis alle fertig sind.
gems3d-alt-hidden-daily = Das Brett des Tages; es bleibt verborgen.
gems3d-alt-lane =
    { $turns ->
        [one] { $name }: 1 Zug
       *[other] { $name }: { $turns } Züge
    }
gems3d-alt-lane-points =
    { $name }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
gems3d-alt-lane-done-points =
    { $name }: fertig, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
gems3d-alt-lane-done =
    { $turns ->
        [one] { $name }: fertig, 1 Zug
       *[other] { $name }: fertig, { $turns } Züge
    }
gems3d-alt-raced = Das Rennen ist vorbei; die Bretter nebeneinander:
gems3d-alt-raced-board =
    { $place }. { $name }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
# Ohne Rang, wie ui-unplaced es sagt
gems3d-alt-raced-unplaced =
    – { $name }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
gems3d-alt-score =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $tricks ->
        [0] kein Trick
        [one] 1 Trick
       *[other] { $tricks } Tricks
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }.
# A line for each seat, where several play on one board
gems3d-alt-seat = { $name }: { $points }
gems3d-alt-next = Danach: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-moved = Gezogen: { PIECES("gems3d-gem", $gem) } { $start } nach { $goal }.
gems3d-alt-tricked = Trick: { $cell } wurde { PIECES("gems3d-gem", $gem) }.
gems3d-alt-dropped = Gefallen: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-cleared = Verschwunden: { $count } × { PIECES("gems3d-gem", $gem) }, { $first } bis { $last }, +{ $points }.
gems3d-alt-cleared-more =
    { $count ->
        [one] Auch verschwunden: 1 Reihe
       *[other] Auch verschwunden: { $count } Reihen
    }, +{ $points }.
# $what: ein Feld mit seinem Stein, „gold D4“
gems3d-alt-hint = Trick: { PIECES("gems3d-gem", $what) } zu { WORD("gems3d-gem", $gem) }, +{ $points }.
# Ein gewählter Stein, und wohin er kann. $cells: die Felder, Spalte für Spalte, „A1 5 9 B2“
gems3d-alt-pick =
    Gewählt: { WORD("gems3d-gem", $gem) } { $cell }. Der Stein kann auf { $count ->
        [one] 1 Feld: { $cells }.
       *[other] { $count } Felder: { $cells }.
    }
gems3d-alt-pick-all = Gewählt: { WORD("gems3d-gem", $gem) } { $cell }. Der Stein kann auf jedes leere Feld.
gems3d-alt-pick-but = Gewählt: { WORD("gems3d-gem", $gem) } { $cell }. Der Stein kann auf jedes leere Feld außer { $cells }.
gems3d-alt-pick-none = Gewählt: { WORD("gems3d-gem", $gem) } { $cell }. Der Stein kann nirgendwohin.
gems3d-alt-gains =
    Er bringt Punkte auf { $more ->
        [0] { LIST($gains) }
       *[other] { $gains } und { $more } weitere
    }.
# Die Nummer mit dem Stern im Bild. $what: ihr Feld, mit dem Stein, wenn einer dort liegt
gems3d-alt-best = Am besten: { $number }, { PIECES("gems3d-gem", $what) }.
gems3d-alt-numbers = Nummern: { LIST(PIECES("gems3d-gem", $cells)) }.
# Das Brett nach Steinen. $last: das Feld unten rechts · $line: wie viele Steine eine Reihe sind
gems3d-alt-board = Brett A1 bis { $last }, Reihen aus { $line }{ $gems ->
        [0] { $empty ->
            [0] { "" }
           *[other] , leer
        }
       *[other] , { $gems ->
            [one] 1 Stein
           *[other] { $gems } Steine
        }, { $empty } leer
    }:
gems3d-alt-gem = { WORD("gems3d-gem", $gem) }: { LIST($cells) }
# Eine Sorte auf einem vollen Brett, wenn für ihre Felder kein Platz ist
gems3d-alt-rest = { WORD("gems3d-gem", $gem) }: alle anderen Felder
# Steine, für die der Text zum Bild keinen Platz hat
gems3d-alt-more = Noch { $count } Steine; `/gems board text:{ choice-board-text-words }` nennt sie.
gems3d-alt-left = Noch { $count } Steine.
# Das Brett Zeile für Zeile, wenn jemand danach fragt
gems3d-alt-row = Zeile { $row }: { LIST(PIECES("gems3d-gem", $gems)) }
gems3d-alt-row-empty = Zeile { $row }: leer

## Absagen: Züge

gems3d-over = Diese Partie ist vorbei. `/gems new` startet die nächste.
gems3d-done = Dein Brett ist zu Ende, und seine Punkte zählen. Die anderen spielen noch.
gems3d-not-your-turn = Noch nicht: Jemand anderes ist am Zug. Ich erwähne dich, sobald du dran bist.
gems3d-off-board = { $cell } liegt nicht auf diesem Brett: Seine Felder gehen von A1 bis { $last }.
gems3d-empty-start = Auf { $cell } liegt kein Stein. Die nächsten, die sich bewegen können: { LIST(PIECES("gems3d-gem", $nearest)) }.
gems3d-same-cell = { WORD("gems3d-gem", $gem) } liegt schon auf { $cell }. Wähl ein leeres Feld.
gems3d-walled-in = { WORD("gems3d-gem", $gem) } auf { $start } kann sich nicht bewegen: Kein Feld daneben ist leer. Zieh erst einen anderen Stein.
gems3d-occupied-goal = Auf { $goal } liegt schon ein Stein: { WORD("gems3d-gem", $taken) }. { WORD("gems3d-gem", $gem) } auf { $start } braucht ein leeres Feld. In der Nähe von { $goal }: { LIST($nearest) }.
gems3d-no-path =
    Steine versperren jeden Weg von { $start } nach { $goal }. { WORD("gems3d-gem", $gem) } kann auf { $count ->
        [one] nur 1 Feld, { LIST($nearest) }.
        [2] 2 Felder, { LIST($nearest) }.
        [3] 3 Felder, { LIST($nearest) }.
       *[other] { $count } Felder. Am nächsten bei { $goal }: { LIST($nearest) }.
    }
gems3d-only-tricks = Das Brett ist voll, also kann kein Stein ziehen. Aber ein Trick rettet dich: Mach { $cell } zu { WORD("gems3d-gem", $gem) } für +{ $points }. Drück auf **{ LABEL("gems3d-ui-trick") }**.

## Absagen: Tricks

gems3d-no-trick =
    Du hast noch keinen Trick. { $points ->
        [one] Noch 1 Punkt, dann gibt es
       *[other] Noch { $points } Punkte, dann gibt es
    } einen.
gems3d-trick-empty = { $cell } ist leer. Wähl einen Stein, der eine Reihe stört.
gems3d-trick-same-type = { $cell } ist schon { WORD("gems3d-gem", $gem) }. Wähl eine andere Sorte.
gems3d-trick-not-in-play = { WORD("gems3d-gem", $gem) } gibt es in dieser Partie nicht. Ihre Steine: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-trick-nowhere = Ein Trick vollendet gerade keine Reihe, auf { $cell } nicht und auch sonst nirgends. Heb ihn auf und zieh einen Stein.
gems3d-trick-no-line = Ein Trick auf { $cell } vollendet keine Reihe. Mach stattdessen { $best_cell } zu { WORD("gems3d-gem", $best_gem) }: +{ $points }.
gems3d-trick-other-type = Als { WORD("gems3d-gem", $gem) } bringt { $cell } weniger oder nichts. Mach stattdessen { WORD("gems3d-gem", $best) } daraus: +{ $points }.
gems3d-trick-which = Mehrere Sorten bringen auf { $cell } +{ $points }. Wähl eine: { LIST(PIECES("gems3d-gem", $gems), kind: "or") }.
gems3d-left-before = Du hast diese Partie verlassen. Du kannst weiter zuschauen.

## Absagen: die Einstellungen einer neuen Partie

gems3d-setting-size = Größe des Bretts
gems3d-setting-types = Sorten von Steinen
gems3d-setting-drop = neue Steine pro Zug
gems3d-setting-line = Länge einer Reihe
gems3d-setting-turns = Züge bis zum Ende
gems3d-setting-seats = Leute
gems3d-option-range = `{ $option }` ({ WORD("gems3d-setting", $option) }) geht hier von { $low } bis { $high }.
gems3d-cells-hard = In Schwer bleiben die nächsten Steine verborgen, also auch ihre Felder. Lass entweder `hard` oder `cells` weg.
gems3d-seats-range =
    { $high ->
        [one] Diese Partie ist für eine Person.
       *[other] Diese Partie ist für { $low } bis { $high } { WORD("gems3d-setting", $option) }.
    }

## Absagen: was sich nicht lesen lässt

gems3d-notation-move = „{ $text }“ kann ich nicht als Zug lesen. Schick Start und Ziel, zum Beispiel `A1 C3`, oder einen Trick, zum Beispiel `E5=rot`.
gems3d-notation-half = Von { $cell } wohin? Schick Start und Ziel zusammen, zum Beispiel `A1 C3`.
gems3d-notation-cell = „{ $text }“ ist kein Feld. Ein Feld ist ein Buchstabe und eine Zahl, von A1 bis { $last }{ $board ->
        [0] {" "}auf dem größten Brett
       *[1] { "" }
    }.
gems3d-notation-gem = „{ $text }“ ist weder ein Feld noch ein Stein. Ein Zug sind zwei Felder, zum Beispiel `A1 C3`. Ein Trick ist ein Feld und ein Stein, zum Beispiel `E5=rot`.
gems3d-position-board = Zeile { $row } des Bretts kann ich nicht lesen: „{ $text }“. Ein Brett hat 5 bis 15 Zeilen mit / dazwischen, und in jeder ebenso viele Felder. Schreib einen Stein als seinen Buchstaben und leere Felder als ihre Anzahl.
gems3d-position-field = „{ $field }={ $text }“ passt nicht zu dieser Stellung. Das Feld ist unbekannt, doppelt oder darf diesen Wert nicht haben.
gems3d-position-line = In dieser Stellung liegt eine Reihe von { $line } oder mehr, die schon verschwunden sein müsste. Nimm sie vom Brett oder mach sie kürzer.
gems3d-position-stuck = In dieser Stellung kann niemand ziehen, aber sie ist nicht vorbei. Füll das leere Brett, mach ein Feld frei oder schreib, warum sie vorbei ist, zum Beispiel `over=full`.

## Beschriftungen im Bild: Platz für etwa ein Dutzend Buchstaben, beim Grund für drei Wörter

gems3d-caption-next = DANACH
gems3d-caption-hard = SCHWER
gems3d-caption-turns =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
# $most: wie viele Züge das Brett hat
gems3d-caption-turns-of = { $turns } von { $most ->
        [one] 1 Zug
       *[other] { $most } Zügen
    }
gems3d-caption-points =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
# $name: wer allein gewonnen hat · $lead: mit wie vielen Punkten Vorsprung
gems3d-caption-won = { $name } gewinnt
gems3d-caption-lead =
    { $lead ->
        [one] mit 1 Punkt Vorsprung
       *[other] mit { $lead } Punkten Vorsprung
    }
gems3d-caption-drawn = Unentschieden
gems3d-caption-over = VORBEI
gems3d-caption-together = ZUSAMMEN
# Das Ende einer Staffel, die niemand gewinnt. $name: wessen Züge die meisten Punkte brachten, wenn $count 1 ist · $most: diese Punkte
gems3d-caption-most =
    { $count ->
        [one] Am meisten von { $name }: { $most }
       *[other] Am meisten von { $count } Leuten: je { $most }
    }
gems3d-caption-reason-full = Das Brett ist voll
gems3d-caption-reason-resigned = Aufgegeben
gems3d-caption-reason-drops = Letzte Steine fielen
gems3d-caption-reason-turns = Letzter Zug
gems3d-caption-reason-closed = Abgeschlossen
gems3d-caption-race = RENNEN
gems3d-caption-raced = RENNEN VORBEI
gems3d-caption-hidden = Du siehst die Bretter, wenn alle fertig sind
gems3d-caption-done = fertig
gems3d-caption-reason-none = Ohne Ergebnis
gems3d-caption-uncounted = Punkte zählen nicht
gems3d-caption-reason-left = Niemand ist mehr da

## Knöpfe, Fenster, Vorschläge

gems3d-ui-move = Ziehen
gems3d-ui-move-title = Einen Stein ziehen
gems3d-ui-move-field = Von welchem Feld auf welches?
gems3d-ui-move-hint = Das Feld des Steins, dann das leere Feld, auf das er soll
# Das private Fenster, das nach Stein und Ziel fragt
gems3d-ui-choose-gem = Alle Steine
gems3d-ui-choose-goal = Alle Felder
gems3d-ui-other = Anderer Stein
gems3d-ui-type = Eintippen
gems3d-ui-type-again = Noch mal tippen
gems3d-ui-older = Das war ein älteres Brett, also wurde nichts gespielt. Hier ist das neueste.
gems3d-ui-best-again = Die besten
gems3d-ui-fewer = Weniger
# Eine Zeile des Bretts in einem Menü. $row: wie neben dem Brett
# $first, $last: Felder · $count: wie viele Steine oder Felder der Zeile zur Wahl stehen
gems3d-ui-row = Zeile { $row }: { $count ->
        [one] { $first }
       *[other] { $first } bis { $last } · { $count }
    }
# Der Knopf eines Steins oder Felds mit einer Nummer im Bild. $points: was das brächte, 0 für nichts
gems3d-ui-short-gem = { PICTURE("gems3d-gem", $gem, code: "never") }{ $number }
gems3d-ui-short-goal = { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
# Die Frage über den Knöpfen mit Nummern
# $count: wie viele Felder der Stein erreicht · $row: 1, wenn nur die einer gewählten Zeile Nummern haben
gems3d-ui-which-gem = Welcher Stein? Drück auf seine Nummer. Leg Steine einer Sorte nah zusammen.
gems3d-ui-which-of-many = Welcher Stein?
gems3d-ui-which-goal =
    { $row ->
        [1] Welches Feld dieser Zeile? Drück auf seine Nummer.
       *[0] { gems3d-ui-lit-cells }
    }
gems3d-ui-lit-cells = Wohin? Drück auf eine Nummer. Leg Steine einer Sorte nah zusammen.
gems3d-ui-which-row = In welcher Zeile? Ihre Nummer steht links am Brett.
# Dasselbe, wenn eine Wahl etwas verspricht: Ein Stern markiert ihre Nummer im Bild. $number: im Bild
# $row: so viele stehen dann in einer Reihe · $line: so viele braucht es · $points: was das brächte, 0 für nichts
gems3d-ui-best-gem = { $points ->
        [0] Welcher Stein? **{ $number }** schafft { $row } von { $line } in einer Reihe.
       *[other] Welcher Stein? **{ $number }** kann **+{ $points }** bringen.
    }
gems3d-ui-best-goal = { $points ->
        [0] Wohin? **{ $number }** schafft { $row } von { $line } in einer Reihe.
       *[other] Wohin? **{ $number }** bringt **+{ $points }**.
    }
# $over: 1, wenn die Partie vorbei ist, sonst 0
gems3d-ui-trick = Trick
gems3d-ui-trick-title = Einen Trick spielen
gems3d-ui-trick-field = Welches Feld, und was wird daraus?
# Was das Bild einer Lektion markiert
gems3d-marked = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }
# Ein gespielter Trick im Satz: „… zurückgenommen“
gems3d-ui-trick-told = { $cell } = { WORD("gems3d-gem", $gem) }
# Unter dem Menü der Tricks, das bei vielen anstelle des Formulars erscheint
gems3d-ui-no-trick = Stein ziehen
gems3d-ui-reach = Wohin kann ein Stein?
gems3d-ui-reach-title = Wohin kann ein Stein?
gems3d-ui-reach-field = Auf welchem Feld liegt der Stein?
# $count: wie viele Felder er erreicht
gems3d-ui-reached =
    { $count ->
        [0] { WORD("gems3d-gem", $gem) } auf { $cell } kann sich nicht bewegen: Kein Feld daneben ist leer.
        [one] { WORD("gems3d-gem", $gem) } auf { $cell } kann auf 1 Feld: das leuchtende.
       *[other] { WORD("gems3d-gem", $gem) } auf { $cell } kann auf { $count } Felder: die leuchtenden.
    }

# Das eigene Brett eines Rennens und das Brett des Tages: nur für den, dem es gehört
gems3d-ui-own = Mein Brett
# $most: wie viele Züge jedes Brett hat, oder 0
gems3d-ui-board-race =
    { "**" }Dein Brett im Rennen** · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } · { $most ->
        [0] { gems3d-caption-turns }
       *[other] { gems3d-caption-turns-of }
    }
gems3d-ui-goes-race = Nur du siehst es, bis alle fertig sind. Die meisten Punkte gewinnen.
gems3d-ui-done-race = Dein Brett ist zu Ende, und seine Punkte zählen. Sobald alle fertig sind, siehst du alle Bretter.
gems3d-ui-race-over = Das Rennen ist vorbei, und alle Bretter sind zu sehen.
# $others: wie viele andere noch spielen
gems3d-ui-close-sure =
    Willst du dein Brett wirklich beenden? Seine Punkte zählen, und { $others ->
        [0] die Partie endet.
       *[other] die anderen spielen weiter.
    }
# Das eigene Brett des Tages. $turn: der wievielte Zug · $most: wie viele es sind
gems3d-ui-daily-turn = { "**" }Zug { $turn } von { $most }.**
# Vor dem ersten Zug. $drop: wie viele Steine nach einem Zug ohne Punkte fallen
gems3d-ui-daily-goal =
    Bring { $line } Steine einer Sorte in eine Reihe: Sie verschwinden und geben Punkte. Du hast **{ $turns } Züge**: In jedem bewegst du einen Stein, und wenn nichts verschwindet, { $drop ->
        [one] fällt 1 neuer.
       *[other] fallen { $drop } neue.
    }
gems3d-ui-no-race = In diesem Kanal läuft kein Rennen. `/gems new mode:race` öffnet eins.
gems3d-ui-no-race-direct = Du spielst in unseren Direktnachrichten kein Rennen. `/letters new` eröffnet dort einen Tisch.
# $turns: how many turns each sign shows
gems3d-ui-squares =
    -# { $turns ->
        [one] Punkte im Zug
       *[other] Punkte in { $turns } Zügen
    }: { $none } 0 · { $few } 1–9 · { $some } 10–24 · { $many } 25–49 · { $most } ab 50
gems3d-ui-example = zum Beispiel { $example }
# $gem, $points, $row, $line: wie in gems3d-ui-best-gem
# $how: „gem“ für einen Stein, „goal“ für sein Ziel, „trick“ für das, was ein Stein wird
gems3d-ui-choice =
    { PICTURE("gems3d-gem", $gem, code: "never") }{ $how ->
        [goal] { WORD("gems3d-gem", $gem) } auf { $cell }
        [trick] { $cell } wird { WORD("gems3d-gem", $gem) }
       *[gem] { WORD("gems3d-gem", $gem) } { $cell }
    }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }{ $row ->
        [0] { "" }
       *[other] {" "}· { $row } von { $line } in einer Reihe
    }

## Befehle: Discord zeigt von jedem höchstens 100 Buchstaben

gems3d-cmd = Gems 3D: Steine in Reihen bringen, bevor das Brett voll ist
gems3d-cmd-new = Eine Partie anfangen; ohne Angaben spielst du allein und sofort
gems3d-opt-mode = Allein, 2 bis 8 reihum auf einem Brett oder zugleich auf je einem eigenen; sonst allein
gems3d-opt-size = Felder an jeder Seite des Bretts, 5 bis 15; sonst 9. Mehr machen die Partie länger
gems3d-opt-types = Sorten von Steinen im Spiel, 3 bis 12; sonst 7. Weniger machen es leichter
gems3d-opt-drop = Neue Steine nach einem Zug ohne Reihe, 1 bis 7; sonst 3. Weniger machen es länger
gems3d-opt-line = So viele Steine machen eine Reihe, 3 bis 10; sonst 5. Auf 5x5 Feldern nimm besser 3 oder 4
gems3d-opt-turns = Züge bis zum Ende, höchstens 200; sonst bis das Brett voll ist. 20 Züge bringen rund 20 Punkte
gems3d-opt-points = Im Rennen stehen die Punkte aller auf dem Brett im Kanal
gems3d-opt-hard = Kein Zurücknehmen, die nächsten Steine bleiben verborgen; mit eigener Bestenliste
gems3d-opt-cells = Die Felder markieren, auf die die nächsten Steine fallen; mit eigener Bestenliste
gems3d-choice-solo = Solo: du allein
gems3d-choice-relay = Staffel: 2 bis 8 Leute reihum, gemeinsame Punkte
gems3d-choice-race = Rennen: 2 bis 8 Leute zugleich, ein Brett für jeden
gems3d-choice-hidden = Verborgen: Die nächsten Steine fallen auf zufällige leere Felder
gems3d-choice-shown = Zu sehen: Kleine Steine zeigen, wohin die nächsten fallen
gems3d-cmd-daily = Das Brett des Tages, für alle dasselbe; deins siehst nur du, bis der Tag vorbei ist
gems3d-opt-daily-move = Ein Zug darauf, zum Beispiel A1 C3; ohne ihn siehst du das Brett und seine Knöpfe
gems3d-cmd-own = Dein Brett im Rennen dieses Kanals; nur du siehst es
gems3d-cmd-move = Einen Stein auf ein leeres Feld bringen
gems3d-opt-from = Das Feld des Steins, zum Beispiel A1
gems3d-opt-to = Das leere Feld, auf das er soll, zum Beispiel C3
gems3d-cmd-trick = Einen Stein verwandeln, der eine Reihe stört
gems3d-opt-trick-cell = Das Feld dieses Steins, zum Beispiel E5
gems3d-opt-trick-type = Was aus ihm wird; sonst das, was am meisten bringt
gems3d-cmd-reach = Zeigen, wohin ein Stein kann; nur du siehst die Antwort
gems3d-opt-reach-cell = Das Feld des Steins, zum Beispiel A1

## Ein Abzeichen wert. $number: wie weit es ging

gems3d-feat-chain = { $number } Steine auf einmal
gems3d-feat-double = { $number } Reihen in einem Zug
gems3d-feat-emptied =
    { $number ->
        [one] Brett leergefegt
       *[other] Brett { $number }-mal leergefegt
    }
gems3d-feat-full =
    { $number ->
        [one] Volles Brett gerettet
       *[other] { $number }-mal ein volles Brett gerettet
    }

## Wovon die Lösung eines Rätsels handelt

gems3d-motif-line = eine Reihe
gems3d-motif-diagonal = eine schräge Reihe
gems3d-motif-detour = eine Reihe am Ende eines weiten Wegs
gems3d-motif-long = mehr Edelsteine in einer Reihe, als sie braucht
gems3d-motif-cross = zwei Reihen auf einmal
gems3d-motif-prepare = eine Reihe, die später kommt
gems3d-puzzle-then =
    Danach brachten die Edelsteine, die fielen, noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
