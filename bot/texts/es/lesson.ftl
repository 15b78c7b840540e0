# Lecciones: el marco de los ejercicios, cuyos textos están en <juego>_lessons.ftl. Cómo se escribe una frase: véase errors.ftl.

lesson-cmd-learn = Aprende un juego en menos de diez minutos, jugando
lesson-opt-game = Qué juego; si no lo indicas, lo eliges con un botón
lesson-ui-learn = Aprender
lesson-ui-next = Siguiente
lesson-ui-skip = Saltar ejercicio
# Leads to the task before this one
lesson-ui-back = Ejercicio anterior
# In a panel of the game: leads back to the board of the task
lesson-ui-board = Volver al tablero
lesson-ui-over = Reiniciar lección
lesson-ui-go-on = Continuar
lesson-ui-leave = Dejar lección
lesson-ui-close = Cerrar
# Bajo una página de las reglas: vuelve a la lección
lesson-ui-lesson = Lección
lesson-ui-play = Jugar en fácil
lesson-choose =
    ### Aprende uno de { $games } juegos
    Lo juegas jugada a jugada en un tablero de verdad, en menos de diez minutos. Solo lo ves tú.{ $later ->
        [1] {" "}Las lecciones con un 2 son para más adelante.
       *[0] { "" }
    }
lesson-which = ### Aprender { $game }
lesson-of =
    { $place ->
        [0] Aprender { $game }
       *[other] { $game } { $place }
    }
lesson-called =
    { $place ->
        [0] { $game }
       *[other] { $game } { $place }: { $title }
    }
lesson-title = **{ $title }** · { $number } de { $count } · { $course }
lesson-happened = **Bien hecho.** { $said }
lesson-wrong =
    { $says ->
        [1] **No hice esta jugada.** Esto es lo que pasaría. { $told }
       *[0] **No hice esta jugada:** no es lo que pide este ejercicio.
    }
lesson-again =
    { $said }
    -# { $asked }
lesson-aim =
    { "**" }Objetivo:** { $aim }
    { $asked }
lesson-new-board =
    ### Un tablero nuevo
    { $asked }
lesson-moved-on = La lección ya había avanzado. Ahora vas por aquí.
lesson-marked = Marcado: { $move }.
lesson-asked =
    -# { $asked }{ $marked ->
        [1] { " " }Marcado: **{ $move }**
       *[0] { "" }
    }
lesson-end =
    ### Ya sabes lo suficiente para jugar a { $game }
    { $where ->
        [computer] Pulsa **{ lesson-ui-play }**: preparo un tablero en este canal, y siempre dice qué hacer a continuación.
        [server] Pulsa **{ guide-ui-new }** y encuentra con quién jugar.
       *[direct] Las partidas se juegan en los canales de un servidor: usa allí `/help` para empezar una.
    }
lesson-left =
    La lección te espera donde la dejas. **{ lesson-ui-go-on }** o `/learn` te traen de vuelta{ $over ->
        [1] ; **{ lesson-ui-over }** comienza por el primer ejercicio
       *[0] { "" }
    }.
lesson-closed = ¡Que te diviertas! `/learn` sigue siempre ahí.
lesson-error-unknown = No tengo esa lección. `/learn` a secas muestra todas las que hay.
lesson-error-none = { WORD($game, "name") } aún no tiene lección. Sus reglas están en `{ WORD($game, "command") } rules`.
lesson-error-gone = Esta lección ha terminado. `/learn` la empieza otra vez cuando quieras.
lesson-error-not-asked = Esta jugada no es lo que pide el ejercicio, así que no ha cambiado nada.
