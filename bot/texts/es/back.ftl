# Las jugadas que se deshacen con el permiso de todos.

## La pregunta, antes de pedirlo

back-ui-ask = Pedir deshacer mi jugada
back-ui-yes = Preguntar a los demás
back-sure =
    ¿Pregunto a los demás si volvemos a la posición de antes de { $steps ->
        [0] tu último turno
        [1] tu último paso
       *[other] tus últimos { $steps } pasos
    }? { $count ->
        [one] Se desharía 1 paso.
       *[other] Se desharían { $count } pasos.
    } Deben aceptarlo todos en una hora, y antes de que alguien juegue. Solo puedes pedirlo una vez. El tiempo gastado no se devuelve.
back-asked = He preguntado a los demás. Tienen una hora, hasta { $time }. Si alguien juega antes, no se deshace nada.
back-open = Has pedido a los demás volver a la posición de antes de tu jugada. Pueden aceptarlo hasta { $time }.
back-ui-withdraw = Retirar la pregunta
back-withdrawn = Tu pregunta queda retirada. No se deshace nada.
back-later = Hasta que pueda publicar ahí, los demás encuentran tu pregunta en `/turns`. La hora sigue corriendo.

back-agreed = Lo aceptaron todos. Vuelve a ser el turno de { $name }.
back-gone = Lo aceptaron todos, pero la posición ya no existe. No se deshace nada.

## En el tablero

back-undone =
    { $count ->
        [one] { $name } deshizo { $named ->
            [0] un paso.
           *[other] { $moves }.
        } Lo aceptaron todos.
       *[other] { $name } deshizo un turno, y lo aceptaron todos. Se retiran { $count } pasos{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }

back-recorded =
    { $count ->
        [one] Se deshizo 1 paso porque todos lo aceptaron. No se muestra aquí.
       *[other] Se deshicieron { $count } pasos porque todos lo aceptaron. No se muestran aquí.
    }

## Los rechazos

back-error-own = Nadie ha jugado desde tu última jugada: **{ LABEL("ui-undo") }** la deshace sin preguntar.
back-error-none = No tienes aquí ninguna jugada que se pueda deshacer.
back-error-shown = Con tu última jugada, o desde entonces, se robó o se mostró algo, así que no se puede deshacer, aunque todos lo acepten.
back-error-final = Tu última jugada es definitiva en esta partida, aunque todos lo acepten.
back-error-seats = Desde tu última jugada alguien se fue, o un puesto cambió de manos. Por eso no se puede deshacer, aunque todos lo acepten.
back-error-asked = Ya se lo pediste a los demás para tu última jugada. Solo se puede pedir una vez.
back-error-open = Hay otra pregunta abierta en esta mesa. Respóndela antes, o espera a que termine.
back-error-league = En ligas y copas nadie deshace jugadas, aunque todos lo acepten.
back-error-race = En una carrera nadie deshace jugadas, aunque todos lo acepten.
back-error-nobody = Aquí no juega nadie más que pueda permitirte deshacer. Los jugadores automáticos no bastan.
