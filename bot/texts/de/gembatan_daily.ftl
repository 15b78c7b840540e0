# Das Brett des Tages in Gembatan: Jemand hat drei Züge auf einem Brett mitten in einer Partie. Siehe auch daily.ftl.

gembatan-event-board-begun =
    Auf dem Brett liegen { $tiles } Plättchen und { $gems } Steine. Es gibt { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }.
gembatan-event-match-ended-turns = Alle Züge sind gespielt.
gembatan-event-match-ended-stuck = Nichts passt mehr.
gembatan-event-match-ended-closed = Das Brett wurde vorzeitig beendet.

gembatan-alt-turn-of = Zug { $number } von { $most }.
gembatan-alt-over-turns = Vorbei: Alle Züge sind gespielt.
gembatan-alt-over-stuck = Vorbei: Nichts passt mehr.
gembatan-alt-over-closed = Vorbei: Das Brett wurde vorzeitig beendet.
gembatan-alt-hidden = Das Brett des Tages; es bleibt verborgen.

gembatan-caption-hidden = Das Brett des Tages; es bleibt verborgen
gembatan-caption-reason-turns = Alle Züge sind gespielt
gembatan-caption-reason-stuck = Nichts passt mehr
gembatan-caption-reason-closed = Vorzeitig beendet

gembatan-trade-last-turn = Das ist dein letzter Zug, für einen Tausch würdest du nichts mehr ziehen. Spiel, oder drück auf **{ daily-ui-end }**.

gembatan-scoreboard-daily = Brett des Tages

## Das eigene Brett des Tages

gembatan-ui-daily-goal =
    Hol so viele Punkte, wie du kannst, in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }: Leg Plättchen, setz Steine, bild Ketten in einer Farbe.
gembatan-ui-daily-turn = { "**" }Zug { $number } von { $most }.**
gembatan-ui-daily-step =
    Was spielst du?{ $sockets ->
        [0] { "" }
       *[other] { " " }Die Nummern sind Fassungen für deine Steine.
    }
gembatan-ui-own = Mein Brett
gembatan-ui-signs = -# Punkte jedes Zugs: { $none } 0 · { $few } 1–6 · { $some } 7–12 · { $many } 13–19 · { $most } ab 20

gembatan-cmd-daily = Das Brett des Tages, für alle dasselbe; deins siehst nur du, bis der Tag vorbei ist
gembatan-opt-daily-move = Ein Schritt darauf, etwa BI60 RB-- W, oder end; ohne ihn siehst du das Brett und seine Knöpfe
