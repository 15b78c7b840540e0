# Pistas: la jugada que haría un jugador automático en difícil. Cómo se escribe una frase: véase errors.ftl.

hint-ui-hint = Pista
hint-ui-show = Ver una pista
hint-ui-play = Jugarla
hint-ui-other = Otra pista
hint-first = Con una pista, esta partida cuenta en la clasificación **con pistas**. Deshacer no cambia eso.
hint-working = Un momento: estoy pensando tu jugada.
hint-title =
    { $number ->
        [1] **Mi sugerencia**
       *[other] **Sugerencia { $number }**
    }
hint-move = Una buena jugada: **{ $move }**.
hint-counts = -# Esta partida cuenta en la clasificación con pistas.
hint-board = { $board } · con pistas
hint-settings = { $settings } · con pistas
hint-error-rated = Contra otros miembros no hay pistas, para que sea justo. Las tienes a solas, en equipo o contra jugadores automáticos.
hint-error-race = En una carrera no hay pistas, para que sea justo. Las tienes a solas, en equipo o contra jugadores automáticos.
hint-error-daily = En el tablero del día no hay pistas: es el mismo para todos. Las tienes en una partida tuya: `{ WORD($game, "command") } new`.
hint-error-all-shown = Ya has visto todas mis pistas de aquí.
