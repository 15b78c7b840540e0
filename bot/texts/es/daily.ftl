# El tablero del día: uno cada día, el mismo para todos. Cómo se escribe una frase: véase errors.ftl.

daily-error-over = El día de este tablero ha pasado, y sus puntos cuentan. `{ WORD($game, "command") } daily` abre el tablero de hoy.
daily-error-not-over = Tu tablero de hoy no ha terminado. Termínalo antes y luego muestra tu resultado.
daily-error-shared = Ya has mostrado tu resultado en este servidor. Puedes mostrarlo una vez en cada servidor donde hayas jugado.
daily-error-spent = Ya abriste el tablero de hoy y luego hiciste borrar tus datos. El próximo tablero llega a medianoche UTC.
daily-error-today = Los resultados de hoy son secretos hasta medianoche UTC. Míralos mañana.

## Las rachas, y el par de un tablero

# $days: al menos 1
daily-streak =
    { $days ->
        [one] 1 día seguido
       *[other] { $days } días seguidos
    }
daily-streak-all = todos los juegos: { $days }
daily-streak-best = récord: { $best }
daily-streak-free = puedes faltar un día
daily-streak-server =
    { $days ->
        [one] este servidor: 1 día seguido
       *[other] este servidor: { $days } días seguidos
    }
# $par: los puntos de la mejor partida de la máquina en el mismo tablero
daily-par =
    Par: { $par ->
        [one] 1 punto
       *[other] { $par } puntos
    }, lo mejor de la máquina

## Los resultados de un día, al día siguiente

daily-table-title =
    ### { WORD($game, "name") }: tablero del día, { $date }
# Con barra invertida: si no, Markdown numeraría la lista de nuevo, y hay puestos compartidos.
daily-table-row =
    { $rank }\. **{ $name }** · { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
daily-table-more =
    { $count ->
        [one] … y 1 más
       *[other] … y { $count } más
    }
daily-table-empty = Nadie lo jugó en este servidor.
daily-table-none = No tienes resultado de ese día.
daily-table-yours =
    Tu resultado: { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
# Junto a las tablas de otros juegos
daily-table-game = { "**" }{ WORD($game, "name") }**
daily-table-own =
    Tu puesto: **{ $rank } de { $count }**, con { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
daily-results-title = ### Tableros del día, { $date }
# Antes de lo que muestra la imagen del mejor tablero
daily-best-alt =
    { WORD($game, "name") }: el tablero de { $name }, { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
daily-how = ¿De qué juego quieres ver el mejor tablero?
daily-puzzles = ¿De qué juego quieres el problema del día?
# $revealed, $seal: 64 letras y cifras cada uno
daily-proof =
    Estos números largos no hacen falta para jugar. Con ellos, cualquiera puede comprobar que ningún tablero se cambia durante su día. Un tablero sale de su clave, y el sello que se mostró ese día no encaja con ninguna otra. `/verify` comprueba tu propio tablero cuando su día ha pasado.
    { "**" }Clave de ayer**
    `{ $revealed }`
    { "**" }Sello del tablero de hoy**
    `{ $seal }`

## El propio tablero del día, y lo que muestra a un canal

daily-ui-board =
    { "**" }{ WORD($game, "name") }, tablero del día, { $date }** · { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
daily-ui-goes = Solo para ti hasta que acabe el día, { $left }. `{ WORD($game, "command") } daily` te trae de vuelta.
daily-ui-par = Al final ves el par: lo mejor que la máquina logra en este tablero.
daily-ui-done = Tu resultado cuenta. Los resultados de todos llegan { $left }, en **{ daily-ui-yesterday }** bajo el próximo tablero.
daily-ui-done-direct = Tu resultado queda guardado. El próximo tablero llega el { $time }.
daily-ui-done-share = **{ daily-ui-share }** muestra a este canal tus puntos, no tu tablero.
daily-ui-done-copy = **{ daily-ui-copy }** te da unas líneas para enviar a quien quieras: tus puntos, no tu tablero.
daily-ui-share = Mostrar resultado
daily-ui-copy = Copiar mi resultado
# $game: a game’s key
daily-ui-copy-how = Copia estas líneas y envíalas a quien quieras. En un servidor que me tenga, `{ WORD($game, "command") } daily` vuelve a abrir este tablero: allí, **{ LABEL("daily-ui-share") }** las muestra en un canal.
daily-ui-others = Otros tableros de hoy
daily-ui-yesterday = Resultados de ayer
daily-ui-back = Volver al tablero
daily-ui-end = Acabar mi tablero
daily-ui-end-yes = Sí, acabarlo
daily-ui-end-sure = ¿Seguro que quieres acabar el tablero de hoy? Sus puntos cuentan, y solo hay uno al día.
daily-shared =
    ◆ **{ $name }** · { WORD($game, "name") }, tablero del día, { $date } · **{ $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }** en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
daily-ui-todays = Jugar el tablero de hoy
daily-ui-how = Ver cómo
daily-ui-results = Todos los resultados
daily-ui-proof = Comprobar tableros
daily-ui-evenings = Recordatorio de tarde
daily-ui-no-evenings = Quitar el recordatorio
daily-evenings = -# Te escribo a las 19:00 ({ $zone }) los días en que no has jugado ningún tablero. `/reminders` cambia tu zona horaria o lo detiene.
daily-evening = Los tableros de hoy te esperan: { $boards }{ $placed ->
        [0] .
       *[other] { " " }en { $place }.
    }{ $days ->
        [0] { "" }
        [one] { " " }Has jugado 1 día seguido.
       *[other] { " " }Has jugado { $days } días seguidos.
    }
daily-evening-board = `{ WORD($game, "command") } daily`
