# Acertijos: posiciones en las que un turno es mucho mejor que todos los demás. De qué trata un turno: <game>-motif-<motif>. Cómo se escribe una frase: véase errors.ftl.

puzzle-cmd-puzzle = Encuentra el mejor turno en una posición de verdad
puzzle-opt-game = Qué juego; si no lo indicas, lo eliges con un botón
puzzle-ui-open = Acertijo
puzzle-ui-show = Muéstramelo
puzzle-ui-next = Otro acertijo
puzzle-ui-again = Otra vez
puzzle-ui-onward = Seguir jugando
# In a panel of the game: leads back to the position
puzzle-ui-board = Volver al acertijo
# Below the table of a day: the same puzzle for everybody
puzzle-ui-todays = Acertijo del día
puzzle-ui-other = Acertijo: { $game }
puzzle-ui-other-todays = Acertijo del día: { $game }
puzzle-choose =
    ### Acertijos
    En cada posición, un turno es mucho mejor que todos los demás. Encuéntralo. Tus acertijos solo los ves tú.
puzzle-standing =
    { $game }: { $count ->
        [0] empiezas con una valoración de **{ $rating }**
       *[other] valoración **{ $rating }** · { $solved } de { $count } resueltos
    }
puzzle-title = **{ $game }: acertijo** · su valoración: { $rating }
puzzle-title-todays = **{ $game }: acertijo del día** · su valoración: { $rating }
puzzle-own =
    { $known ->
        [0] empiezas en { $rating }
       *[1] la tuya: { $rating }
    }
puzzle-day = -# Hoy todos tienen el mismo acertijo. El próximo llega { $left }.
puzzle-asked =
    Un turno es mucho mejor que todos los demás. **Encuéntralo:** { $again ->
        [1] esta vez no cuenta nada.
       *[0] cuenta tu primer turno. **{ LABEL("puzzle-ui-show") }** cuenta como un fallo.
    }
puzzle-asked-small = -# Encuentra el turno que es mucho mejor que todos los demás.
puzzle-moved-on = El acertijo ya había avanzado. Así está ahora.
puzzle-result =
    { $how ->
        [right] **¡Correcto!**
        [shown] **Esta es la respuesta.**
       *[wrong] **Esta vez no.** Había un turno mejor.
    } { $way ->
        [up] Tu valoración: { $rating } (+{ $change })
        [stays] Tu valoración sigue en { $rating }.
       *[down] Tu valoración: { $rating } (−{ $change })
    }
puzzle-answer = El mejor turno, como lo ves arriba: { $moves }.
puzzle-steps = El mejor turno, como lo ves arriba:
puzzle-motif = Se trata de { $motif }.
puzzle-brings =
    { $best ->
        [0] De inmediato no da puntos
        [one] De inmediato da 1 punto
       *[other] De inmediato da { $best } puntos
    }
puzzle-yours =
    { $own ->
        [0] ninguno
        [one] 1 punto
       *[other] { $own } puntos
    }
puzzle-points =
    { $how ->
        [less] { puzzle-brings }, y el tuyo { puzzle-yours }.
        [same] { $best ->
            [0] De inmediato, ninguno de los dos turnos da puntos. Con lo que sigue, el mejor rinde más.
           *[other] De inmediato, los dos turnos dan { puzzle-yours }. Con lo que sigue, el mejor rinde más.
        }
        [more] { puzzle-brings }, y el tuyo { puzzle-yours }. Aun así, con lo que sigue, el mejor rinde más.
       *[alone] { puzzle-brings }.{ $best ->
            [0] {" "}Lo que sigue hace que sea el mejor.
           *[other] { "" }
        }
    }
puzzle-thinking = Un momento: el jugador automático está pensando.
puzzle-onward =
    { $about ->
        [begun] Sigues jugando desde el mejor turno{ $alone ->
            [1] .
           *[0] , contra jugadores automáticos de nivel difícil.
        } No cuenta para nada.
        [over] **La partida ha terminado.** No cuenta para nada.
       *[goes] -# Sigues jugando un acertijo. No cuenta para nada.
    }
puzzle-final =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
puzzle-error-none = Aún no tengo acertijos de { WORD($game, "name") }. `/puzzle` sin más muestra los juegos que tienen.
puzzle-error-all-opened =
    Has visto { $count ->
        [one] 1 acertijo
       *[other] { $count } acertijos
    } de { WORD($game, "name") }, y no tengo más. Con el tiempo llegan otros: `/puzzle` muestra otros juegos.
puzzle-error-todays = Ya tuviste el acertijo del día de { WORD($game, "name") }. `/puzzle` tiene otros.
puzzle-error-gone = Este acertijo ya no existe. `/puzzle` abre otro.
