# El tablero del día de Gembatan: tres turnos en un tablero en plena partida. Véase también daily.ftl.

gembatan-event-board-begun =
    El tablero tiene { $tiles } losetas y { $gems } gemas. Hay { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } por jugar.
gembatan-event-match-ended-turns = Se han jugado todos los turnos.
gembatan-event-match-ended-stuck = Ya no encaja nada.
gembatan-event-match-ended-closed = El tablero se acabó antes de tiempo.

gembatan-alt-turn-of = Turno { $number } de { $most }.
gembatan-alt-over-turns = Fin: se han jugado todos los turnos.
gembatan-alt-over-stuck = Fin: ya no encaja nada.
gembatan-alt-over-closed = Fin: el tablero se acabó antes de tiempo.
gembatan-alt-hidden = Un tablero del día; no se muestra.

gembatan-caption-hidden = Un tablero del día; no se muestra
gembatan-caption-reason-turns = Todos los turnos jugados
gembatan-caption-reason-stuck = Ya no encaja nada
gembatan-caption-reason-closed = Acabado antes de tiempo

gembatan-trade-last-turn = Es tu último turno: después de un cambio ya no robarías nada. Juega, o pulsa **{ daily-ui-end }**.

gembatan-scoreboard-daily = Tablero del día

## El propio tablero del día

gembatan-ui-daily-goal =
    Consigue todos los puntos que puedas en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }: coloca losetas y gemas, forma cadenas de un color.
gembatan-ui-daily-turn = { "**" }Turno { $number } de { $most }.**
gembatan-ui-daily-step =
    ¿Qué juegas?{ $sockets ->
        [0] { "" }
       *[other] { " " }Los números son engastes para tus gemas.
    }
gembatan-ui-own = Mi tablero
gembatan-ui-signs = -# Puntos de cada turno: { $none } 0 · { $few } 1–6 · { $some } 7–12 · { $many } 13–19 · { $most } 20 o más

gembatan-cmd-daily = El tablero del día, el mismo para todos; solo tú ves el tuyo hasta que acaba el día
gembatan-opt-daily-move = Un paso en él, como BI60 RB-- W, o end; sin él ves el tablero y sus botones
