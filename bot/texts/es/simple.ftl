# Lo que dice todo juego hecho sobre bot/engine/simple.py que no tiene palabras propias.

## Negativas

simple-over = Esta partida ha terminado. **{ LABEL("ui-again") }** empieza la siguiente.
simple-not-your-turn = Todavía no: es el turno de otra persona. Te mencionaré cuando te toque.
simple-left-before = Has dejado esta partida. Aún puedes mirar.
simple-illegal = Ahora no puedes jugar `{ $move }`. Puedes jugar: `{ $moves }`.
simple-notation = No puedo leer «{ $text }» como jugada. Escribe una jugada como `{ $example }`.
simple-position = No puedo leer «{ $text }» como posición de este juego.
simple-option-range = `{ $option }` va de { $low } a { $high }.
simple-seats-range = Este juego es para { $seats } personas.

## Lo que ha pasado

simple-event-seat-left = { $name } deja la partida.
simple-event-match-won = ¡Gana **{ $name }**!
simple-event-match-drawn = Empate: nadie va por delante.

## La imagen en palabras

simple-alt-turn = Turno de { $name }.
simple-alt-over = La partida ha terminado.
simple-alt-row = { $row }
simple-alt-seat = { $number }: { $name }

## En el tablero y en los comandos

simple-cmd-new = Empieza una partida nueva
simple-cmd-play = Haz una jugada
simple-cmd-own = Mira lo que solo puedes ver tú
simple-opt-move = Tu jugada; te sugiero las que puedes hacer
simple-ui-move = { $move }
simple-ui-choose = Elige una jugada
simple-ui-own = Ver lo mío
simple-next = { $name }, te toca jugar a { WORD($game, "name") }{ $place }. Pulsa un botón o escribe `{ WORD($game, "command") } play`.
simple-next-over = **{ ui-again }** { $alone ->
        [1] empieza la siguiente partida
       *[0] abre la siguiente mesa
    }. `{ WORD($game, "command") } top` muestra lo mejor de este servidor.
# Con barra invertida: si no, Markdown numeraría la lista de nuevo, y hay puestos compartidos.
simple-standing = { $place }\. **{ $name }**
simple-standing-unplaced = – **{ $name }**
# La única clasificación
simple-honours = todas las partidas
