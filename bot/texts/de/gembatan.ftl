# Gembatan: alles, was dieses Spiel sagt. Die Plättchen heißen wie auf Englisch „RB--“, die Fassungen „BH60-BI60“.

gembatan-name = Gembatan
gembatan-command = /gembatan
gembatan-new-table = `/gembatan new`

## Farben und Seiten. Ein Stein heißt nach seinen zwei Farben („Rot/Gelb“) oder ihren Buchstaben („RY“); die Buchstaben
## bleiben in allen Sprachen gleich, denn sie stehen auch im Bild.

gembatan-colour-red = Rot
gembatan-colour-blue = Blau
gembatan-colour-green = Grün
gembatan-colour-yellow = Gelb
gembatan-colour-purple = Lila

# Eine Seite ohne Farbe
gembatan-colour-plain = glatt

# Vor der Seite, in die der Stein eines Plättchens kommt
gembatan-side-gem = Stein
gembatan-side-north = Nord
gembatan-side-east = Ost
gembatan-side-south = Süd
gembatan-side-west = West

## Dieselben Seiten in einem Menü, neben dem Bild des Plättchens

gembatan-at-north = oben
gembatan-at-east = rechts
gembatan-at-south = unten
gembatan-at-west = links

## Was geschehen ist: Satz an Satz in einer Zeile unter dem Brett, wie im Ticker

gembatan-event-grid-started = { PICTURE("gembatan-tile", $tile) } liegt in der Mitte. { $name } fängt an.
# Wo, zeigt das Bild: Ein Schritt des Zugs ist golden und hat eine Nummer.
gembatan-event-tile-laid = { $name } legt { PICTURE("gembatan-tile", $tile) }.
# $again: 1, wenn der Satz davor den Namen schon nennt, sonst 0
gembatan-event-gem-placed =
    { $again ->
        [0] { $name } setzt den Stein { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) }.
       *[other] Der Stein { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) } kommt in die Fassung.
    }
gembatan-event-turn-scored = { $name } beendet den Zug, insgesamt { gembatan-tiles-and-gems }: **{ gembatan-sum }**.
# What a turn laid and filled, after a name
gembatan-did =
    hat { $tiles ->
        [0] { "" }
       *[other] { gembatan-tiles } gelegt und{ " " }
    }{ $gems ->
        [one] 1 Fassung
       *[other] { $gems } Fassungen
    } gefüllt
# Ein ganzer Zug in einem Satz, wenn er vorbei ist. $chains: $count von gembatan-recap-chain · $gembatan: 1 oder 0
gembatan-recap =
    { $gembatan ->
        [0] { "" }
       *[other] { "**" }Gembatan!**{ " " }
    }{ $name } { gembatan-did }: { $count ->
        [0] { "" }
       *[other] { $chains },{ " " }
    }{ gembatan-sum }.
gembatan-recap-chain =
    { $times ->
        [1] eine **Kette aus { $count } in { WORD("gembatan-colour", $colour) }**
       *[other] { "**" }{ $times } Ketten aus { $count } in { WORD("gembatan-colour", $colour) }**
    }
# Ein Zug unter mehreren. $parts: seine Ketten, oder was gelegt wurde
gembatan-brief = **{ $name } +{ $points }**: { $parts }.
# Was ein Zug gelegt und gesetzt oder ein Tausch weggelegt hat
gembatan-tiles-and-gems =
    { $gems ->
        [0] { gembatan-tiles }
       *[other] { $tiles ->
            [0] { "" }
           *[other] { gembatan-tiles } und{" "}
        }{ $gems ->
            [one] 1 Stein
           *[other] { $gems } Steine
        }
    }
gembatan-tiles =
    { $tiles ->
        [0] nichts
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
# Die Enden einer Kette, für alle, die sie suchen: $first_end, $last_end
gembatan-event-chain-scored = Eine **Kette aus { $count } in { WORD("gembatan-colour", $colour) }**: davon { $points } Punkte.
gembatan-event-gembatan-scored = Alle vier Steine: ein **Gembatan** für { $name }, davon { $points } Punkte.
gembatan-event-pieces-traded = { $name } tauscht: { gembatan-tiles-and-gems }.
gembatan-event-pieces-drawn =
    Nachgezogen: { $tile_count ->
        [0] { PICTURE("gembatan-gem", $gems) }
       *[other] { PICTURE("gembatan-tile", $tiles) }{ $gem_count ->
            [0] { "" }
           *[other] { " " }{ PICTURE("gembatan-gem", $gems) }
        }
    }.
gembatan-event-turn-passed = { $name } passt.
gembatan-event-seat-left = { $name } geht.
gembatan-event-gems-left =
    { $gems ->
        [one] { $name } hat noch 1 Stein: −1.
       *[other] { $name } hat noch { $gems } Steine: −{ $gems }.
    }
# Warum eine Partie vorbei ist. Wer gewonnen hat, steht darüber und im Bild.
gembatan-event-match-ended-gems = Der Vorrat an Steinen ist leer, und jemand hat keinen Stein mehr.
gembatan-event-match-ended-blocked = Der Vorrat ist leer, und niemand spielt weiter.
gembatan-event-match-ended-stalled = 3 Runden lang hat niemand gespielt.
gembatan-event-match-ended-left = Sonst spielt niemand mehr mit.

## Das Bild in Worten, je eine Zeile; alle zusammen höchstens 1.000 Zeichen, also knapp

gembatan-alt-turn = { $name } ist am Zug.
gembatan-alt-over-gems = Vorbei: Der Vorrat an Steinen ist leer, und jemand hat keinen Stein mehr.
gembatan-alt-over-blocked = Vorbei: Der Vorrat ist leer, niemand spielt weiter.
gembatan-alt-over-stalled = Vorbei: 3 Runden lang hat niemand gespielt.
gembatan-alt-over-none = Vorbei: ohne Ergebnis. Die Punkte zählen nicht.
gembatan-alt-over-left = Vorbei: Sonst spielt niemand mehr mit.
gembatan-alt-won =
    { $points ->
        [0] { $name } gewinnt.
        [one] { $name } gewinnt mit 1 Punkt Vorsprung.
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
    }
gembatan-alt-drawn = Unentschieden: { $count } teilen sich den ersten Platz.
# $again: 0 bei der ersten Kette, dann 1, 2, ... bei weiteren gleich langen
gembatan-alt-best =
    { $again ->
        [0] Die längste Kette
       *[other] Ebenso lang
    }: { $count } Steine in { WORD("gembatan-colour", $colour) }.
gembatan-alt-draft = Bisher in diesem Zug: { gembatan-tiles-and-gems }, +{ $points } noch nicht gezählt.
gembatan-alt-played = Zuvor: { $name }, { gembatan-tiles-and-gems }, +{ $points } schon gezählt.
gembatan-alt-traded = Zuvor: { $name } tauschte { gembatan-tiles-and-gems }.
gembatan-alt-passed = Zuvor: { $name } passte.
# $first_end, $last_end: die Fassungen an ihren Enden
gembatan-alt-chain = Kette in { WORD("gembatan-colour", $colour) } aus { $count }, +{ $count }: { $first_end } bis { $last_end }.
gembatan-alt-chains-more =
    { $count ->
        [one] 1 weitere Kette
       *[other] { $count } weitere Ketten
    }, +{ $points }.
gembatan-alt-gembatan = Gembatan, +{ $points }.
gembatan-alt-hand =
    { $name }: { $score ->
        [one] 1 Punkt.
       *[other] { $score } Punkte.
    }
# Ein Plättchen heißt nach den Farben seiner Seiten, von Nord an im Uhrzeigersinn; ein Stein nach seinen zwei Farben
gembatan-alt-tiles =
    { $count ->
        [0] Kein Plättchen.
       *[other] Plättchen: { LIST(PIECES("gembatan-colour", $tiles)) }.
    }
gembatan-alt-gems =
    { $count ->
        [0] Kein Stein.
       *[other] Steine: { LIST(PIECES("gembatan-colour", $gems)) }.
    }
# Offene Fassungen, in die ein Stein dieser Hand passt
gembatan-alt-fill =
    Lässt sich füllen: { $more ->
        [0] { LIST(PIECES("gembatan-colour", $sockets)) }
       *[other] { PIECES("gembatan-colour", $sockets) } und { $more } weitere
    }.
# Eine Kette, die ein Stein in einer dieser Fassungen macht
gembatan-alt-makes = { $socket } macht eine Kette in { WORD("gembatan-colour", $colour) } aus { $count }.
# Eine andere Hand, wenn für Worte kein Platz ist
gembatan-alt-codes =
    { $name } { $score }: { $tile_count ->
        [0] kein Plättchen
       *[other] { $tiles }
    }; { $gem_count ->
        [0] kein Stein
       *[other] { $gems }
    }.
gembatan-alt-account =
    { $name } { $score }: { $placed } für Steine, { $chains } in Ketten, { $gembatans } für alle vier{ $left ->
        [0] {""}
       *[other] {","} −{ $left } für übrige Steine
    }.
gembatan-alt-gone = { $name } { $score }, ist gegangen.
gembatan-alt-trays =
    Im Vorrat: { $tiles ->
        [0] kein Plättchen
       *[other] { $tiles } Plättchen
    } und { $gems ->
        [0] kein Stein
        [one] 1 Stein
       *[other] { $gems } Steine
    }.
gembatan-alt-grid = { $count } Plättchen liegen, { $first } bis { $last }.
# Offene Fassungen, in die kein Stein der Hand am Zug passt · $told: ob eine Zeile davor die passenden nennt: 1 oder 0
gembatan-alt-open =
    { $told ->
        [1] Andere offene Fassungen
       *[0] Offene Fassungen
    }: { LIST(PIECES("gembatan-colour", $sockets)) }.
gembatan-alt-open-more =
    { $told ->
        [1] Andere offene Fassungen
       *[0] Offene Fassungen
    }: { PIECES("gembatan-colour", $sockets) } und { $more } weitere.
# Zwei oder mehr Steine einer Farbe auf einer Schrägen, und die Fassungen, in denen der nächste läge
gembatan-alt-grow = { $count } × { WORD("gembatan-colour", $colour) } auf einer Schrägen, mehr auf { LIST($sockets, kind: "or") }.
# Ein leeres Feld mit den Farben der halben Fassungen, die ihm zugewandt sind
gembatan-alt-cell = { $cell }: { LIST(PIECES("gembatan-side", PIECES("gembatan-colour", $halves))) }
gembatan-alt-cells-more = Noch { $count } Felder: `/gembatan board text:{ choice-board-text-words }`.
gembatan-alt-cells-left = Noch { $count } Felder.
# Alle gefüllten Fassungen mit einer Farbe, und alle Plättchen Zeile für Zeile, wenn jemand danach fragt
gembatan-alt-colour = Steine mit { WORD("gembatan-colour", $colour) }: { LIST($sockets) }.
gembatan-alt-row = Zeile { $row }: { LIST(PIECES("gembatan-colour", $tiles)) }.
gembatan-alt-pick-tile =
    Plättchen { PIECES("gembatan-colour", $tile) } { $count ->
        [0] passt nirgends.
        [one] passt auf 1 Feld:
       *[other] passt auf { $count } Felder:
    }
gembatan-alt-pick-sockets =
    { $count ->
        [one] 1 offene Fassung lässt sich füllen:
       *[other] { $count } offene Fassungen lassen sich füllen:
    }
# $order: "best", oder "place", wenn die Arten in der Reihenfolge der Hand stehen
gembatan-alt-pick-cell =
    { $count ->
        [0] Auf { $cell } passt kein Plättchen.
        [one] Auf { $cell } passt ein Plättchen auf 1 Art:
       *[other] Auf { $cell } passt ein Plättchen auf { $count } Arten{ $order ->
               [best] , die beste zuerst
              *[place] { "" }
           }:
    }
gembatan-alt-fits =
    Plättchen der Hand passen auf { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }: { $more ->
        [0] { LIST($cells) }
       *[other] { $cells } und { $more } weitere
    }.
gembatan-alt-part = Das Bild zeigt { $first } bis { $last }.
# Eine Nummer im Bild: „1: BI60 Rot Nord Blau Ost, Stein West“
gembatan-alt-number = { $number }: { PIECES("gembatan-side", PIECES("gembatan-colour", $what)) }

## Absagen: Züge. Ein Plättchen heißt, wie es liegt oder liegen sollte.

gembatan-over = Diese Partie ist vorbei. `/gembatan new` startet die nächste.
gembatan-not-your-turn = Noch nicht: Jemand anderes ist am Zug. Ich erwähne dich, sobald du dran bist.
gembatan-left-before = Du hast diese Partie verlassen. Du kannst weiter zuschauen.

gembatan-tile-not-held =
    { $count ->
        [0] Du hast keine Plättchen mehr. Setz Steine in offene Fassungen.
       *[other] Das Plättchen { PICTURE("gembatan-tile", $tile, code: "beside") } hast du nicht. Deine Plättchen: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-cell-taken = { $cell } ist besetzt: Dort liegt { PICTURE("gembatan-tile", $tile, code: "beside") }. { gembatan-cells-for }
# Wo das Plättchen hinkann. $count: so viele Felder werden genannt
gembatan-cells-for =
    { $count ->
        [0] Dieses Plättchen passt gerade nirgends. Nimm ein anderes oder drück auf **{ LABEL("gembatan-ui-trade") }**.
        [one] Dieses Plättchen passt auf { LIST($nearest) }.
       *[other] Dieses Plättchen passt zum Beispiel auf { LIST($nearest) }.
    }
gembatan-here-taken = { $cell } ist besetzt: Dort liegt { PICTURE("gembatan-tile", $tile, code: "beside") }. Frag nach einem leeren Feld.
gembatan-cell-alone = Neben { $cell } liegt nichts, also bildet ein Plättchen dort keine Fassung. { gembatan-cells-for }
gembatan-no-socket = An { $cell } grenzen nur glatte Seiten, also bildet ein Plättchen dort keine Fassung. { gembatan-cells-for }
gembatan-cuts-off = { PICTURE("gembatan-tile", $tile, code: "beside") } auf { $cell } würde die halbe Fassung von { $neighbour } in { WORD("gembatan-colour", $colour) } abschneiden. { gembatan-turns-for }
# Wie gedreht das Plättchen dort passt. $count: so viele Arten werden genannt
gembatan-turns-for =
    { $count ->
        [0] Dieses Plättchen passt auch gedreht nicht.
        [one] So passt es: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
       *[other] Auf diese Arten passt es: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
    }
gembatan-faces-plain = { PICTURE("gembatan-tile", $tile, code: "beside") } auf { $cell } würde eine halbe Fassung in { WORD("gembatan-colour", $colour) } an die glatte Seite von { $neighbour } legen. { gembatan-turns-for }
gembatan-same-colour = { PICTURE("gembatan-tile", $tile, code: "beside") } auf { $cell } ergäbe mit { $neighbour } eine Fassung, die auf beiden Seiten { WORD("gembatan-colour", $colour) } ist. Dafür gibt es keinen Stein. { gembatan-turns-for }
gembatan-not-linked = Dein nächstes Plättchen muss eine Fassung mit einem aus diesem Zug teilen ({ LIST($laid) }). Auf { $cell } tut es das nicht. { gembatan-cells-for }
gembatan-closes-grid = { PICTURE("gembatan-tile", $tile, code: "beside") } auf { $cell } ließe keine halbe Fassung offen. Niemand könnte mehr ein Plättchen legen. { gembatan-cells-for }
gembatan-no-socket-there = Das Plättchen bildet auf der Seite { WORD("gembatan-side", $side) } von { $cell } keine Fassung. Der Stein kann in { LIST($sockets, kind: "or") }.
gembatan-gem-not-held =
    { $count ->
        [0] In { $socket } gehört ein Stein { PICTURE("gembatan-gem", $gem, code: "beside") }, und du hast keinen Stein mehr. Drück auf **{ LABEL("gembatan-ui-finish") }**.
       *[other] In { $socket } gehört ein Stein { PICTURE("gembatan-gem", $gem, code: "beside") }. Deine Steine: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-gem-not-held-but = In { $socket } gehört ein Stein { PICTURE("gembatan-gem", $gem, code: "beside") }, und den hast du nicht. { gembatan-sockets-for }
gembatan-half-socket = { $socket } ist noch eine halbe Fassung in { WORD("gembatan-colour", $colour) }: Ein Plättchen fehlt. { gembatan-sockets-for }
# In welche offenen Fassungen ein Stein der Hand passt. $count: so viele werden genannt
gembatan-sockets-for =
    { $count ->
        [0] Keiner deiner Steine passt gerade in eine offene Fassung.
        [one] Du hast einen Stein für { LIST($nearest) }.
       *[other] Du hast Steine für { LIST($nearest) }.
    }
gembatan-no-such-socket = Bei { $socket } ist keine Fassung. { gembatan-sockets-for }
gembatan-socket-filled = In { $socket } liegt schon ein Stein { PICTURE("gembatan-gem", $gem, code: "beside") }. { gembatan-sockets-for }
gembatan-trade-mid-turn = Du hast schon gespielt. Drück auf **{ LABEL("gembatan-ui-finish") }**, oder auf **{ LABEL("gembatan-ui-over") }** und tausch dann.
gembatan-trade-nothing = Wähl mindestens ein Plättchen oder einen Stein zum Tauschen, zum Beispiel `RB--` oder `RY`.
gembatan-trade-tiles-not-held =
    { $count ->
        [0] Du hast keine Plättchen zum Tauschen. Tausch Steine oder spiel.
       *[other] Davon hast du nicht alles: { LIST(PICTURE("gembatan-tile", $tiles, code: "beside")) }. Deine Plättchen: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-trade-gems-not-held =
    { $count ->
        [0] Du hast keine Steine zum Tauschen. Tausch Plättchen oder spiel.
       *[other] Davon hast du nicht alles: { LIST(PICTURE("gembatan-gem", $gems, code: "beside")) }. Deine Steine: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-trade-few-tiles =
    Du willst { $count } Plättchen tauschen, aber { $left ->
        [0] der Vorrat ist leer. Tausch Steine oder spiel.
        [one] im Vorrat ist nur noch 1. Wähl weniger.
       *[other] im Vorrat sind nur noch { $left }. Wähl weniger.
    }
gembatan-trade-few-gems =
    Du willst { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } tauschen, aber { $left ->
        [0] der Vorrat ist leer. Tausch Plättchen oder spiel.
        [one] im Vorrat ist nur noch 1. Wähl weniger.
       *[other] im Vorrat sind nur noch { $left }. Wähl weniger.
    }
gembatan-end-nothing = Du hast noch nichts gespielt. Drück auf **{ LABEL("gembatan-ui-play") }** oder **{ LABEL("gembatan-ui-trade") }**.
gembatan-pass-mid-turn = Du hast schon gespielt. Drück stattdessen auf **{ LABEL("gembatan-ui-finish") }**.
gembatan-pass-can-play = Du darfst nicht passen: Du kannst noch spielen, zum Beispiel `{ $example }`.
gembatan-pass-can-trade =
    Du darfst nicht passen: Du kannst noch tauschen. Die Vorräte haben { $tiles ->
        [0] kein Plättchen
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } und { $gems ->
        [0] keinen Stein
        [one] 1 Stein
       *[other] { $gems } Steine
    }.
gembatan-option-range = `{ $option }` geht von { $low } bis { $high }.
gembatan-seats-range =
    Diese Partie ist { $high ->
        [1] für eine Person
       *[other] für { $low } bis { $high } Leute
    }.

## Absagen: was sich nicht lesen lässt

gembatan-notation-move = „{ $text }“ kann ich nicht als Zug lesen. `BI60 RB-- W` legt ein Plättchen: Feld, Plättchen, wie es liegen soll, Seite für den Stein (N, E, S, W). `BH60-BI60` füllt eine Fassung, `trade RB-- RY` tauscht, `end` beendet den Zug.
gembatan-notation-half = In welche Seite von { $tile } auf { $cell } kommt der Stein? Häng N, E (Ost), S oder W an, zum Beispiel `{ $cell } { $tile } W`.
gembatan-notation-cell = „{ $text }“ ist kein Feld. Ein Feld ist eine Spalte (A bis DO) und eine Zeile (1 bis 119), zum Beispiel `BH60`.
gembatan-notation-apart = { $first } und { $second } berühren sich nicht, also teilen sie keine Fassung. Nenn zwei Felder nebeneinander, zum Beispiel `BH60-BI60`.
gembatan-notation-socket = „{ $text }“ ist keine Fassung. Nenn die zwei Felder, zwischen denen sie liegt, zum Beispiel `BH60-BI60`.
gembatan-notation-tile = „{ $text }“ ist kein Plättchen dieses Spiels. Nenn seine vier Seiten von oben im Uhrzeigersinn, mit `-` für glatt, zum Beispiel `RB--`.
gembatan-notation-gem = „{ $text }“ ist kein Stein. Nenn ihn bei seinen zwei Farben, zum Beispiel `RY`.
gembatan-notation-trade = Du hast höchstens { $count } Plättchen und { $count } Steine, mehr kannst du nicht tauschen.
gembatan-position-tile = „{ $text }“ kann dort nicht liegen. Schreib ein Plättchen als Feld und Seiten, zum Beispiel `BI60:RB--`. Das erste liegt auf BH60. Jedes weitere muss mit einem früheren eine Fassung bilden und darf keine abschneiden.
gembatan-position-gem = { $text } ist keine Fassung dieser Stellung, oder sie ist doppelt gefüllt.
gembatan-position-piece = In dieser Stellung kommt { $text } öfter vor als im Spiel.
gembatan-position-closed = In dieser Stellung ist keine halbe Fassung offen, also könnte niemand mehr ein Plättchen legen. Dreh ein Plättchen oder lass eines weg.
gembatan-position-field = „{ $field }={ $text }“ passt nicht zu dieser Stellung. Das Feld ist unbekannt, doppelt oder darf diesen Wert nicht haben.

## Die Wörter im Bild

gembatan-caption-left = übrig
gembatan-caption-over = SPIELENDE
gembatan-caption-draw = Unentschieden
gembatan-caption-margin =
    { $points ->
        [one] 1 Punkt vorn
       *[other] { $points } Punkte vorn
    }
gembatan-caption-chain = Längste Kette
gembatan-caption-reason-gems = Eine Hand hat keine Steine mehr
gembatan-caption-reason-blocked = Niemand spielt weiter
gembatan-caption-reason-stalled = 3 Runden lang spielte niemand
gembatan-caption-reason-none = Ohne Ergebnis
gembatan-caption-uncounted = Punkte zählen nicht
gembatan-caption-reason-left = Sonst spielt niemand mehr mit

## Wie eine Partie durch Knöpfe beginnen kann, und was das ist

gembatan-start-usual = Ganze Partie
gembatan-start-usual-told = ◆ **{ gembatan-start-usual }:** 2 bis 4 Leute, alle 60 Steine
gembatan-start-short = Kurze Partie
gembatan-start-short-told = ◆ **{ gembatan-start-short }:** 24 Steine, etwa 7 Minuten

## Womit eine Partie oder Bestenliste gespielt wird. $gems: wie viele Steine im Spiel sind, oder 0 für alle

gembatan-scoreboard =
    für 2 bis 4 Leute{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } Steine
    }
# $count: wie viele angefangen haben
gembatan-among =
    { $count ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
       *[other] zu viert
    }{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } Steine
    }

## Was jetzt zu tun ist, unter dem Brett. $name: wer am Zug ist · $place: der Kanal

gembatan-next-play = { $name }: Du bist am Zug bei Gembatan{ $place }. Drück auf **{ gembatan-ui-play }** oder **{ gembatan-ui-trade }**.
# Darunter, im ersten Zug jedes Mitglieds
gembatan-next-goal = Leg Plättchen, gedreht, wie du willst, so dass sich halbe Ringe in zwei Farben treffen. Drei oder mehr Steine einer Farbe auf einer Schrägen sind eine Kette.
gembatan-next-fixed = { $name }: Du bist am Zug bei Gembatan{ $place }. Drück auf **{ gembatan-ui-play }**: Der Vorrat ist leer.
gembatan-next-trade = { $name }: Du bist am Zug bei Gembatan{ $place }. Nichts passt: Drück auf **{ gembatan-ui-trade }**.
gembatan-next-pass = { $name }: Du bist am Zug bei Gembatan{ $place }. Nichts passt, und der Vorrat ist leer: Drück auf **{ gembatan-ui-pass }**.
# $parts: woraus der Zug besteht, durch Kommas getrennt
gembatan-next-draft = { $name }: Bisher { $parts }, macht **{ gembatan-sum }**. **{ gembatan-ui-finish }** wertet es.
gembatan-sum =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
gembatan-next-over = **{ ui-again }** { $alone ->
        [1] beginnt die nächste Partie
       *[0] öffnet den nächsten Tisch
    }. `/gembatan top` zeigt die Besten dieses Servers.

## Warum ein Zug gut ist, als Tipp. $how: "lay" oder "fill" · $place: das Feld oder die Fassung · $points: dieses Zugs

gembatan-why-move =
    { $how ->
        [lay] { PICTURE("gembatan-tile", $tile) } auf { $place } mit { PICTURE("gembatan-gem", $gem) }
       *[fill] { PICTURE("gembatan-gem", $gem) } in { $place }
    }
gembatan-why-chain = { gembatan-why-move } ergibt eine Kette aus { $count } Steinen in { WORD("gembatan-colour", $colour) }: +{ $points }.
gembatan-why-chains = { gembatan-why-move } ergibt { $count } Ketten: +{ $points }.
gembatan-why-fourth = { gembatan-why-move } ist der vierte Stein des Zugs, ein Gembatan: +{ $points }.
# $whole: des Zugs, zu dem dieser Schritt gehört
gembatan-why-begins = { gembatan-why-move }: jetzt +{ $points }, in einem Zug mit { $whole ->
        [one] 1 Punkt
       *[other] { $whole } Punkten
    }.
gembatan-why-gem = { gembatan-why-move }: +{ $points }.
gembatan-why-end = Beende den Zug hier: { gembatan-sum }.
gembatan-why-trade = Gerade passt nichts: Tausch, was du hast.
# $best: die Punkte eines guten Zugs stattdessen
gembatan-why-trade-better = Deine Teile passen gerade schlecht: Der beste Zug bringt { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    }. Ein Tausch verspricht mehr.

## Knöpfe, Menüs und Antworten

gembatan-ui-play = Spielen
gembatan-ui-finish = Zug beenden
gembatan-ui-over = Zug von vorn
gembatan-anew = Der Zug beginnt von vorn.
gembatan-step-tile = { PICTURE("gembatan-tile", $tile) }
gembatan-step-gem = ein Stein
gembatan-marked-tile = { PICTURE("gembatan-tile", $tile) }, bei der Nummer { $number }
gembatan-marked-tile-said = das Plättchen { PIECES("gembatan-colour", $tile) }, bei der Nummer { $number }
gembatan-marked-gem = { PICTURE("gembatan-gem", $gem, code: "never") }Stein { WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) }, bei der Nummer { $number }
gembatan-answer-tile = { PICTURE("gembatan-tile", $tile) } auf **{ $cell }**, { PICTURE("gembatan-gem", $gem, code: "never") }Stein { WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-answer-gem = der { PICTURE("gembatan-gem", $gem, code: "never") }Stein { WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) } zwischen **{ $one }** und **{ $other }**
gembatan-scoring = -# Ein Stein bringt 1 Punkt, eine Kette ab 3 Steinen 1 für jeden ihrer Steine. Alle vier Steine in einem Zug bringen 4 mehr: Das ist ein **Gembatan**.
gembatan-ui-trade = Tauschen
gembatan-ui-pass = Passen
gembatan-ui-back = Etwas anderes
gembatan-ui-best-steps = Die besten Züge
gembatan-ui-every = Alle Teile
gembatan-ui-here = Was passt auf ein Feld?
gembatan-ui-other-cell = Anderes Feld
# Der letzte von zehn Knöpfen, wenn es mehr gibt. $count: wie viele noch; 0: zurück zu den ersten
# Hier und in den Texten danach, $order: "best", wenn das Beste zuerst kommt, sonst "place"
gembatan-ui-others =
    { $count ->
        [0] { $order ->
            [best] Zurück zu den besten
           *[place] Zurück zum Anfang
        }
       *[other] { $count } weitere{ $most ->
            [0] { "" }
           *[other] {""}, bis +{ $most }
        }
    }
# Warum sich etwas lohnt, unter der Frage. $reasons: wie in gembatan-ui-why, das Beste zuerst
gembatan-ui-makes = { $reasons }.
# $choices: was diese Ketten bildet, jedes wie in den Schlüsseln darunter; $count: wie viele
gembatan-ui-why =
    { $choices } { $count ->
        [one] bildet
       *[other] bilden je
    } { $chains }
# Eine dieser Ketten oder mehrere gleiche
gembatan-ui-a-chain =
    { $times ->
        [1] eine { gembatan-ui-chain }
       *[other] { gembatan-ui-chain }
    }
gembatan-ui-number = **{ $number }**
gembatan-ui-tile-alone = { PICTURE("gembatan-tile", $tile) }
gembatan-ui-hand = Meine Hand

# Woraus ein Zug besteht, neben gembatan-tiles-and-gems
gembatan-ui-chain =
    { $times ->
        [1] Kette aus { $count } in { WORD("gembatan-colour", $colour) }
       *[other] { $times } Ketten aus { $count } in { WORD("gembatan-colour", $colour) }
    }
gembatan-ui-gembatan = Gembatan
gembatan-ui-best = Längste Kette: { $whose }
gembatan-ui-best-of = **{ $name }**, { $count } in { WORD("gembatan-colour", $colour) }
# Woher die Punkte kommen, durch Kommas getrennt
gembatan-ui-account-gone = ist gegangen

# Texte des privaten Menüs. $sockets: wie viele im Bild Nummern haben
gembatan-ui-first-step =
    { "**" }Du bist am Zug.** Was spielst du?{ $order ->
        [best] {" "}Das Beste steht zuerst{ $then ->
            [0] .
           *[other] : Der nächste Schritt kann dann +{ $then } bringen.
        }
       *[place] { "" }
    }{ $sockets ->
        [0] { "" }
       *[other] { " " }Die Nummern sind Fassungen für deine Steine.
    }
# Die Plättchen auf den Knöpfen, für Mitglieder, die sie nicht sehen
gembatan-ui-tiles-said = Auf den Knöpfen der Reihe nach: { LIST(PIECES("gembatan-colour", $tiles)) }
# $then: wie in gembatan-ui-first-step
gembatan-ui-so-far =
    Bisher { $parts }: **{ gembatan-sum }**. Und jetzt?{ $then ->
        [0] { "" }
       *[other] {" "}Das Beste steht zuerst: Der nächste Schritt kann dann +{ $then } bringen.
    }
# $left: wie viele Plättchen und Steine noch auf der Hand sind
gembatan-ui-no-step =
    Bisher { $parts }: **{ gembatan-sum }**. { $left ->
        [0] Alles ist gespielt
       *[other] Mehr passt nicht
    }: Beende deinen Zug.{ $joins ->
        [0] { "" }
       *[1] {" "}Ein weiteres Plättchen muss eine Fassung mit einem aus diesem Zug teilen.
    }
gembatan-ui-frames = Deine Plättchen passen in die Felder mit markierten Ecken.
gembatan-ui-fourth = Dein nächster Stein ist der vierte: ein **Gembatan**, +{ $points }.
gembatan-ui-nothing-fits = Gerade passt keins deiner Plättchen und keiner deiner Steine.
gembatan-ui-where = Wohin kommt { PICTURE("gembatan-tile", $tile) }? Wähl die Nummer.
gembatan-ui-how = Wie liegt { PICTURE("gembatan-tile", $tile) }, und welcher Stein kommt hinein?
gembatan-ui-how-last = Damit endet dein Zug.
gembatan-ui-choose = Plättchen oder Stein
gembatan-ui-choose-cell = Nummer des Felds
gembatan-ui-choose-way = Nummer der Lage
# Was ein Schritt bringt; $then: was der beste danach brächte
gembatan-ui-gain =
    { gembatan-sum }{ $then ->
        [0] { "" }
        [one] { "" }
       *[other] , dann bis zu { $then }
    }
gembatan-ui-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Plättchen für { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
# Zeilen der Menüs. $number: im Bild über dem Menü
gembatan-ui-cell =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Auf { $number }{ $points ->
        [0] { "" }
       *[other] { "" }: { $gain }
    }
gembatan-ui-short =
    { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
gembatan-ui-short-gem =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-gem", $gem, code: "beside") }
       *[other] { PICTURE("gembatan-gem", $gem, code: "missing") }+{ $points }
    }
gembatan-ui-short-play =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-short-tile =
    { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-put = { $number } · { PICTURE("gembatan-gem", $gem, code: "missing") }Stein { WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) }
gembatan-ui-way = { PICTURE("gembatan-tile", $tile, code: "missing") }Stein { WORD("gembatan-colour", $first) }/{ WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
# Für alle, die die Fassung tippen
gembatan-ui-fill = { $gem } in { $socket }

# $who: wessen Hand: "own" für die eigene, oder "other" mit $name
gembatan-ui-here-where =
    { $count ->
        [0] { $who ->
            [own] Gerade passt keins deiner Plättchen.
           *[other] Gerade passt kein Plättchen von { $name }.
        }
       *[other] { $who ->
            [own] Wohin kannst du ein Plättchen legen?
           *[other] Wohin kann { $name } ein Plättchen legen?
        }{ $order ->
            [best] {" "}Das Beste steht zuerst.
           *[place] { "" }
        } Drück auf eine Nummer und sieh nach: Gespielt wird noch nichts.
    }
gembatan-ui-fits =
    { $who ->
        [own] { $count ->
            [0] Keins deiner Plättchen passt auf { gembatan-ui-this-cell }.
            [one] Du kannst auf 1 Art ein Plättchen auf { gembatan-ui-this-cell } legen.
           *[other] Du kannst auf { $count } Arten ein Plättchen auf { gembatan-ui-this-cell } legen{ $order ->
                   [best] , die beste zuerst
                  *[place] { "" }
               }.
        }
       *[other] { $count ->
            [0] Kein Plättchen von { $name } passt auf { gembatan-ui-this-cell }.
            [one] { $name } kann auf 1 Art ein Plättchen auf { gembatan-ui-this-cell } legen.
           *[other] { $name } kann auf { $count } Arten ein Plättchen auf { gembatan-ui-this-cell } legen{ $order ->
                   [best] , die beste zuerst
                  *[place] { "" }
               }.
        }
    }
# $cell: wie getippt, oder "marked"
gembatan-ui-this-cell =
    { $cell ->
        [marked] das markierte Feld
       *[other] { $cell }
    }
# Neben gembatan-ui-fits, wenn man am Zug ist
gembatan-ui-press-plays = Drück auf eine, um sie zu spielen.
gembatan-ui-in-hand = **{ $name }** · { gembatan-sum }
gembatan-ui-hand-tile =
    { $count ->
        [0] { PICTURE("gembatan-tile", $tile) } passt nirgends
        [one] { PICTURE("gembatan-tile", $tile) } passt auf 1 Feld: { gembatan-sum }
       *[other] { PICTURE("gembatan-tile", $tile) } passt auf { $count } Felder: bis zu { gembatan-sum }
    }
gembatan-ui-hand-gem =
    { $count ->
        [0] { PICTURE("gembatan-gem", $gem) } passt in keine offene Fassung
        [one] { PICTURE("gembatan-gem", $gem) } passt in 1 offene Fassung: { gembatan-sum }
       *[other] { PICTURE("gembatan-gem", $gem) } passt in { $count } offene Fassungen: bis zu { gembatan-sum }
    }

# Das Menü zum Tauschen. Auf den Knöpfen der Teile, $chosen: 1, wenn das Teil weggelegt wird, sonst 0
gembatan-ui-trade-how = { "**" }Tauschen statt spielen:** Drück auf die Teile, die du weggeben willst. Sie bekommen ein ×. Der Tausch beendet deinen Zug.
gembatan-ui-set-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-set-gem =
    { PICTURE("gembatan-gem", $gem, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-trade-these =
    { $count ->
        [0] Tauschen
        [one] 1 Teil tauschen
       *[other] { $count } Teile tauschen
    }
gembatan-ui-trade-all = Alle wählen

## Beschreibungen der Befehle und ihrer Optionen: höchstens 100 Zeichen, kein Punkt am Ende

gembatan-cmd = Gembatan: Plättchen und Steine zu Ketten einer Farbe legen
gembatan-cmd-new = Einen Tisch für 2 bis 4 Leute öffnen
gembatan-opt-gems = Steine im Spiel, 20 bis 60; sonst 60. Weniger machen es kürzer
gembatan-cmd-play = Ein Plättchen legen und einen Stein in eine Fassung setzen, die es bildet
gembatan-opt-tile = Eines deiner Plättchen: seine Seiten von oben im Uhrzeigersinn, etwa RB--
gembatan-opt-cell = Das Feld, auf das es kommt, etwa BI60
gembatan-opt-way = Wie es liegt und die Seite für den Stein, etwa RB-- W; sonst nehme ich die beste oder frage
gembatan-opt-end = Ob dein Zug damit endet und gewertet wird; sonst spielst du weiter
gembatan-cmd-fill = Einen Stein in eine offene Fassung setzen
gembatan-opt-socket = Die zwei Felder, zwischen denen sie liegt, etwa BH60-BI60
gembatan-cmd-back = Den letzten Schritt oder den ganzen Zug zurücknehmen, bevor du ihn beendest
gembatan-opt-all = Ob der ganze Zug zurückgenommen wird
gembatan-cmd-trade = Teile gegen neue tauschen, statt zu spielen
gembatan-opt-tiles = Plättchen zum Tauschen, etwa RB-- R-G-
gembatan-opt-trade-gems = Steine zum Tauschen, etwa RY BG
gembatan-cmd-finish = Deinen Zug beenden: Er wird gewertet, und du ziehst nach
gembatan-cmd-here = Sehen, was auf ein Feld passt; nur du siehst die Antwort
gembatan-cmd-hand = Sehen, wohin deine Plättchen und Steine passen; nur du siehst die Antwort

## Ein Abzeichen wert. $number: wie weit es ging

gembatan-feat-chain = Eine Kette aus { $number }
gembatan-feat-turn = { $number } Punkte in einem Zug
gembatan-feat-gembatan =
    { $number ->
        [one] Ein Gembatan
       *[other] { $number } Gembatans in einer Partie
    }
gembatan-feat-comeback = Nach { $number } Punkten Rückstand gewonnen

## Wovon die Lösung eines Rätsels handelt

gembatan-motif-gembatan = ein Gembatan: vier Edelsteine in einem Zug
gembatan-motif-chains = mehrere Ketten auf einmal
gembatan-motif-long = eine lange Kette
gembatan-motif-chain = eine Kette
gembatan-motif-gems = Edelsteine allein, ohne Kette
