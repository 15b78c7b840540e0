# Alrededor de cada partida: su tablero, sus botones, sus respuestas privadas. Cómo se escribe una frase: véase errors.ftl.

## El mensaje del tablero

ui-title = **{ $game }** · { $settings }
ui-nameless = Miembro
ui-solo-of = ◆ { $name }
ui-turn-of =
    { $count ->
        [one] ◆ Turno de { $name }
       *[other] ◆ Faltan por jugar: { $name }
    }
# Sobre los turnos que ningún tablero ha mostrado. $count: cuántos turnos anteriores no se cuentan
ui-missed-more =
    { $count ->
        [one] … { $count } turno anterior
       *[other] … { $count } turnos anteriores
    }
ui-undone =
    { $count ->
        [0] { $name } deshizo varios pasos.
        [one] { $name } deshizo { $moves }.
       *[other] { $name } deshizo { $count } pasos{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-ended = { $name } terminó esta partida de { $game }. No cuenta.
ui-ended-agreed = Todos aceptaron terminar esta partida de { $game }. No cuenta.
ui-ended-season = Esta partida de { $game } termina sin resultado, porque la temporada de su liga, o su ronda, ha acabado. En la liga es un empate.
ui-ended-left = Esta partida de { $game } termina sin resultado, porque alguien ha dejado la liga. Las reglas de la liga dicen cómo cuenta.
ui-won = ### Gana { $name }
ui-not-back = sin noticias de { $names }
ui-nobody-wins = Nadie gana
ui-unwon = { ui-nobody-wins }: { ui-not-back }
ui-left-early =
    { $count ->
        [0] terminó antes de que todos jugaran
        [1] { $names } se rindió antes de que todos jugaran
       *[other] { $names } se rindieron antes de que todos jugaran
    }
ui-unwon-early = { ui-nobody-wins }: { ui-left-early }
ui-uncounted = La partida se dejó tan pronto que no cuenta en ninguna clasificación.
ui-won-unheard = ### { $said }
ui-alt-unwon = { $said }.
ui-won-resigned = ### Gana { $name } por rendición de { $names }
# $names: a quién se le acabó el tiempo, en una liga
ui-won-late = ### Gana { $name }: a { $names } se le acabó el tiempo
ui-resigned = { $count ->
        [1] { $names } se rindió
       *[other] Se rindieron { $count }
    }
# In the picture of a match that somebody has lost because their time ran out
ui-timed-out = Sin tiempo: { $names }
ui-alt-resigned = Fin: { $who }.
ui-won-by =
    { $ahead ->
        [0] ### Gana { $name }, con los mismos puntos que { $second }
        [one] ### Gana { $name }, con 1 punto más que { $second }
       *[other] ### Gana { $name }, con { $ahead } puntos más que { $second }
    }
ui-best-alone =
    { $score ->
        [one] ### Nuevo récord personal: 1 punto
       *[other] ### Nuevo récord personal: { $score } puntos
    }
ui-draw = ### Empate: { $count } jugadores comparten el primer puesto
ui-in-place = en { $place }
ui-ranks =
    { $letters ->
        [1] En la clasificación de los mensajes directos, por mejor puntuación
       *[0] En este servidor, por mejor puntuación
    }: { $ranks }.
ui-ranks-against =
    { $letters ->
        [1] En la clasificación de los mensajes directos, { honour-against-computers }
       *[0] En este servidor, { honour-against-computers }
    }: { $ranks }.
ui-ranks-beside =
    { $letters ->
        [1] En la clasificación de los mensajes directos, por mejor puntuación con jugadores automáticos
       *[0] En este servidor, por mejor puntuación con jugadores automáticos
    }: { $ranks }.
ui-ratings-stay-until = -# Si esta partida empieza antes de { $until }, las valoraciones no cambiarán: los mismos miembros ya han empezado { $most } partidas con valoración en un día.
ui-ratings-stay = -# Esta partida no cambia las valoraciones: los mismos miembros ya habían empezado { $most } partidas con valoración en un día.
ui-ratings-stayed = -# Las valoraciones no han cambiado: los mismos miembros ya habían empezado { $most } partidas con valoración en un día.
ui-unheard = -# { $names } no volvió, así que un jugador automático terminó la partida. { $counts ->
    [no] Nadie la gana ni la pierde.
    [together] No da puntos a { $names } en la clasificación.
   *[yes] Para { $names }, los puntos de arriba no cuentan en ninguna clasificación y la partida no es una victoria.
}
ui-rank-won = { $rank } ({ $won } de { $played } ganadas)
ui-rank =
    { $how ->
        [none] { $name } tendrá puesto con la primera victoria
        [new] { $name } entra en el puesto { $rank }
        [up] { $name } sube del puesto { $before } al { $rank }
        [down] { $name } baja del puesto { $before } al { $rank }
        [best] { $name } logra un nuevo récord personal y conserva el puesto { $rank }
       *[same] { $name } sigue en el puesto { $rank }
    }
# Con barra invertida: si no, Markdown numeraría la lista de nuevo, y hay puestos compartidos.
ui-standing =
    { $place }\. **{ $name }** · { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
ui-unplaced = fuera de la clasificación
ui-unplaced-why = { ui-unplaced }: no volvió
ui-alt-unplaced = Fuera de la clasificación: { ui-not-back }.
ui-standing-unplaced =
    – **{ $name }** · { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
ui-standing-shared =
    ◆ **{ $name }** · { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

ui-undo = Deshacer
ui-more = Más
ui-again = Jugar otra vez
ui-harder =
    { $level ->
        [hard] Jugar en difícil
       *[normal] Jugar en normal
    }

## El menú privado

ui-more-of = **{ $game }** · ¿qué más quieres hacer?
ui-down = Traer el tablero
ui-rules = Reglas
ui-page-title = ### { $title }
ui-page-of = { $number }/{ $count }
ui-page-contents = ### { $game }: las reglas
ui-page-here = ### En este tablero
ui-page-here-puzzle = Un turno es mucho mejor que todos los demás, y cuenta tu primer turno. Las páginas siguientes hablan de partidas enteras.
ui-page-here-tried = Juegas a partir de una posición de una partida. No cuenta para nada. Las páginas siguientes hablan de partidas enteras.
ui-page-back = Atrás
ui-page-next = Siguiente
ui-page-menu = Elige una página
# El nombre de quien lee, en las imágenes
ui-page-you = Tú
ui-top = Clasificación
ui-resign = Rendirse
ui-no = No, seguir
ui-resign-sure-solo = ¿Terminar tu partida de { $game }? Tus puntos hasta ahora cuentan.
ui-resign-sure-uncounted = ¿Terminar tu partida de { $game }? Entonces no contará en ninguna clasificación.
ui-resign-sure-alone = ¿Terminar tu partida de { $game }? Las partidas que juegas aquí a solas no cuentan en ninguna clasificación.
ui-resign-sure-computers = ¿Dejar la partida de { $game }? Se acabará, porque solo quedan jugadores automáticos.
ui-resign-sure-ends = ¿Dejar la partida de { $game }? Se acabará para todos.
ui-resign-sure-waited = ¿Dejar la partida de { $game }? Has esperado bastante: no cuenta como derrota. Los demás siguen jugando.
ui-resign-sure-gone = ¿Dejar la partida de { $game }? { $why } Nadie más sigue jugando, así que termina sin resultado: no cuentan los puntos de nadie, tampoco los tuyos, y no es una derrota para ti.
ui-resign-silent =
    { $names } { $count ->
        [one] no respondió a tiempo.
       *[other] no respondieron a tiempo.
    }
ui-resign-left =
    { $names } { $count ->
        [one] dejó el servidor.
       *[other] dejaron el servidor.
    }
ui-resign-sure-lent = Juegas a { $game } por { $name }. ¿Devuelves el asiento?
ui-resign-sure-table =
    ¿Dejar la partida de { $game }? Conservas tus puntos, { $others ->
        [one] y { $name } sigue jugando a solas.
       *[other] y los demás siguen jugando.
    }
ui-resign-sure-returned =
    ¿Dejar la partida de { $game }? Conservas tus puntos. { $left ->
        [yes] El jugador automático deja de jugar por { $name }, y cualquiera puede ocupar ese asiento.
       *[no] El jugador automático devuelve el asiento a { $name }, y la partida espera a { $name }.
    }
# $price: lo que cuesta si este miembro juega hasta el final: loss, points en una carrera, o none
ui-resign-sure-last =
    ¿Dejar la partida de { $game }? Solo siguen jugando { $name } y { $computers ->
        [one] un jugador automático.
       *[other] jugadores automáticos.
    } Si { $name } juega hasta el final, tus puntos cuentan{ $price ->
        [loss] , pero rendirte cuenta como derrota para ti.
        [points] { "" } y aún pueden ganar.
       *[none] .
    } Si { $name } también se va, la partida termina sin resultado.
ui-resign-league = La pierdes, y el punto de la liga es para tu rival.
ui-resign-loss = Cuenta como derrota para ti.
ui-resign-ask = O bien **{ ui-end-ask }**: si lo aceptan todos, la partida termina sin resultado.
ui-resign-open = Cuenta como derrota para ti, salvo que la partida acabe tan pronto que nadie gane ni pierda.
ui-resign-points = Tus puntos aún pueden ganar.
ui-resign-early = No es una derrota: tan pronto en una partida nadie gana ni pierde.
ui-resign-all-early = Si todos se van con menos de { $turns } turnos, la partida no contará en ninguna clasificación.
ui-resign-uncounted = Entonces no contará en ninguna clasificación.
ui-resign-free-at = Si { $name } no juega antes del { $time } ({ $left }), puedes irte sin derrota.
ui-resign-yes = Sí, rendirme
ui-end-sure = ¿Terminar la partida de { $name }? No contará.
ui-end-yes = Sí, terminarla
ui-end-ask = Preguntar a los demás

## Respuestas a quien preguntó

ui-done = Hecho.
ui-saved-then = Ha quedado guardado. { $then }
ui-ended-you = La partida ha terminado y no cuenta.
ui-end-asked = He preguntado a los demás. Cuando lo acepten todos, la partida terminará sin resultado.
ui-stayed = No ha cambiado nada. ¡A seguir jugando!
ui-undone-you =
    { $count ->
        [0] Has deshecho varios pasos.
        [one] Has deshecho { $moves }.
       *[other] Has deshecho { $count } pasos{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-board-below = El tablero está ahora al final del canal.
ui-here-it-is = Aquí está: { $link }
ui-over-here = Esta partida ha terminado. Así acabó: { $link }
ui-turn-here = Es tu turno.
ui-board-link = Tablero: { $link }
ui-unpainted = No pude crear la imagen. Aquí va en palabras:
ui-unpainted-mute = No pude crear la imagen. Lo intentaré de nuevo con la próxima jugada.
# $why: como lo dice error-bot-permission
ui-unattached = { $why } Hasta entonces, los tableros de este canal no llevan imagen.
# Sobre un tablero en palabras. $over: si es un resultado: 1 o 0
ui-picture-by-press = **{ LABEL("ui-more") }** › **{ ui-down }** { $over ->
        [1] te muestra el resultado con su imagen.
       *[0] te muestra el tablero más reciente con su imagen.
    }
# $time: cuándo se escribieron estas palabras; quizá el bot no pueda cambiarlas desde entonces
ui-behind-here = A fecha de { $time }, no puedo publicar tableros aquí, así que este está en palabras. Pueden faltar jugadas posteriores.
ui-result-here = Todavía no puedo publicar aquí el resultado, así que está aquí en palabras.
ui-press-again = Tardé demasiado, perdona. Pulsa otra vez.
ui-further =
    { $count ->
        [one] 1 más…
       *[other] { $count } más…
    }
ui-reload-discord = Tu Discord muestra una versión antigua de este comando. Recárgalo (Ctrl+R, o reinicia la aplicación) e inténtalo otra vez.
# $then: why the board cannot be shown, and who can help
ui-counts-move = Tu jugada cuenta. { $then }
# Como ui-counts-move, tras un paso de un turno que sigue
ui-counts-step = Tu paso cuenta y tu turno sigue. { $then }
# Como ui-counts-move, tras deshacer
ui-undone-then = Ya está deshecho. { $then }
# $then: why the board cannot be shown, and who can help
ui-begun-then = La partida ha empezado. { $then }
# After why the board cannot be shown. $own: whether the reader is to move: 1 or 0
# $names, $count: the members who are to move, and how many
ui-next-without-board =
    { $own ->
        [1] Es tu turno: también puedes jugar desde `/turns`.
       *[0] { $count ->
            [one] Es el turno de { $names }, que también puede jugar desde `/turns`.
           *[other] Es el turno de { $names }, que también pueden jugar desde `/turns`.
        }
    }
# As ui-next-without-board, below a board that is shown, while the next one cannot be
ui-next-on-board = Es el turno de { $names }.
# A change that the board shows, while the next one cannot come. $timed: 1 if a time runs, until $time ($left)
ui-board-shows =
    { $timed ->
        [1] El tablero ya lo muestra, y el tiempo corre hasta { $time } ({ $left }).
       *[0] El tablero ya lo muestra.
    }
# $why: as error-bot-permission says it · $over: whether it is a result, $words: whether it stands there in words: 1 or 0
ui-board-lacks =
    { $why } Hasta entonces, { $words ->
        [1] { $over ->
            [1] el resultado está
           *[0] el tablero nuevo está
        } allí en palabras
        [2] { $over ->
            [1] quizá falte allí el resultado
           *[0] el tablero de allí quizá muestre un turno anterior
        }
       *[0] { $over ->
            [1] el resultado
           *[0] el tablero nuevo
        } no está allí
    }.
# After the last move, where the result cannot be posted
ui-end-told-directly = Si eso no cambia pronto, los demás que jugaron hasta el final reciben el resultado por mensaje directo, si sus ajustes lo permiten.
ui-thread-locked = { $place } está bloqueado y no puedo mostrar ahí el tablero. La moderación puede desbloquearlo: entonces el tablero llega solo.
ui-cannot-show = Discord no me deja publicar el tablero en { $place }. La administración del servidor puede cambiarlo: entonces el tablero llega solo.
ui-may-answer = Por mi cuenta no puedo escribir aquí, pero Discord me deja responder cuando alguien pulsa un botón.
ui-seen-by-you = Este servidor oculta las respuestas de aplicaciones que no tiene, así que solo lo ves tú.
ui-board-later = Discord no acepta el tablero en este momento. Llegará más tarde por sí solo.
ui-board-late = Discord no acepta el tablero en este momento. Lo intento de nuevo por mi cuenta, primero dentro de un minuto. Si el tablero no llega, díselo a quien lleve este bot: incidencia **{ $ticket }**.
ui-board-gone = El canal de esta partida ya no existe, así que sus relojes están parados. `/move` en otro canal la lleva allí.
