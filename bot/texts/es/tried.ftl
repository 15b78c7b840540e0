# Un turno costoso de una partida terminada, que el miembro vuelve a intentar.

tried-ui-again = Intentarlo otra vez
tried-ui-anew = Empezar de nuevo
tried-onward =
    { $about ->
        [begun] Así viste el inicio de ese turno. Sigue jugando desde aquí{ $others ->
            [none] .
            [mates] , junto con jugadores automáticos de nivel difícil.
            [rival] , contra un jugador automático de nivel difícil.
           *[rivals] , contra jugadores automáticos de nivel difícil.
        } No cuenta para nada, y el azar traerá otras cosas.
        [over] **La partida ha terminado.** No cuenta para nada.
       *[goes] -# Intentas un turno otra vez. No cuenta para nada.
    }
tried-moved-on = Tu partida ya había avanzado. Así está ahora.
tried-error-gone = Esta partida ya no existe. { "**" }{ LABEL("review-ui-open") }**, bajo la partida terminada, lleva de vuelta a ese turno.
