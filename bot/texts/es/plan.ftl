# Los turnos que los miembros planean mientras juegan otros.

## Buttons and menus

plan-ui-open = Planear mi turno
plan-ui-yours = Tu plan
plan-ui-another = Planear otro turno
plan-ui-withdraw = Retirar el plan
plan-ui-move = Elige una jugada para el plan
plan-ui-require = ¿Cuándo se juega?
# A line of this menu. $points: how many points the turn must make at least
plan-option =
    { $points ->
        [0] Si está permitido
        [one] Si da al menos { $points } punto
       *[other] Si da al menos { $points } puntos
    }
plan-option-careful = Solo si antes no se roba ni se muestra nada

## The panel

plan-intro = { "**" }Planear mi turno:** lo que planees se juega en cuanto llegue tu turno. Solo tú ves esto.
# $moves: the moves so far, in words
plan-begun = Por ahora: { $moves }. { plan-unready }
plan-unready = El plan está listo cuando una jugada termina el turno.
# $points: how many points the turn must make at least · $kind: points, careful or plain
plan-requires =
    Se juega si aún está permitido{ $points ->
        [0] { "" }
        [one] {" "}y da al menos { $points } punto
       *[other] {" "}y da al menos { $points } puntos
    }{ $kind ->
        [points] , roben lo que roben los demás.
        [careful] , y si antes no se roba ni se muestra nada.
       *[plain] , y si antes no aparece nada nuevo.
    }
plan-goes-on = Lo que salga entonces no está planeado: a partir de ahí sigues tú.
plan-withdrawn = Ya no hay nada planeado.
plan-played = Se jugó tu plan: { $turn }
# $why: why the bot has withdrawn it · $moves: its moves, in words
plan-gone =
    Tu plan ({ $moves }) no se jugó: { $why ->
        [revealed] antes apareció algo nuevo.
        [illegal] ya no está permitido.
        [points] daría menos puntos de los que quieres.
        [undo] al deshacer, el turno volvió a ti.
        [seat] otra persona juega por ti.
        [unfinished] ninguna jugada terminaba el turno.
        [left] habías dejado el servidor.
        [offered] otra persona puede ocupar tu asiento.
       *[restored] desde entonces se restauró una copia de seguridad.
    }

## In the list of /turns

# $count: how many turns
plan-turns =
    { $count ->
        [one] tu próximo turno está planeado
       *[other] tus próximos { $count } turnos están planeados
    }
plan-list = Planeado: { $turns }
plan-turns-gone = tu plan no se jugó

## Refusals

plan-error-not-here = Puedes planear en una partida con otros, mientras no te toque jugar.
# $count: how many turns are planned · $most: how many may be
plan-error-full =
    { $count ->
        [0] Por ahora no se puede planear nada más. **{ LABEL("ui-more") }** › **{ plan-ui-yours }** muestra tu plan.
       *[other] Después de esto no se puede planear nada más. Se pueden planear { $most } turnos como máximo, y ninguno después de un turno en el que robas.
    }
plan-error-long = Este turno es demasiado largo para un plan: { $most } jugadas como máximo.
plan-error-gone = Este turno ya no está planeado.
