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
tried-error-gone = Este tablero ya no existe. { "**" }{ LABEL("review-ui-open") }**, bajo una partida terminada, o **{ LABEL("ui-more") }**, bajo una en juego, lleva a uno nuevo.

# Behind More of a match in play
tried-ui-board = Probar jugadas
# Below each panel of such a board, so that it is not taken for the match
tried-own = -# En tu propio tablero de prueba: aquí nada cuenta.
# A board to try moves on. $about: begun, goes on, or over · $others: as below · $advised: 0 if easy computer players play
tried-board =
    { $about ->
        [begun] Este tablero es solo tuyo: prueba jugadas y deshaz todas las que quieras.{ $others ->
            [none] {""}
           *[other] { $advised ->
                [0] {" "}En los demás asientos juegan jugadores automáticos de nivel fácil.
               *[other] {" "}En los demás asientos juegan jugadores automáticos de nivel difícil.
            }
        } Lo que no ves en la partida, aquí es inventado. Nada cuenta y nadie lo ve. Lo próximo que pulses en la partida ocupa su lugar.
        [over] **Esta prueba ha terminado.** No cuenta para nada.
       *[goes] -# Estás probando jugadas en un tablero tuyo. No cuenta para nada.
    }
tried-error-daily = En un tablero del día no puedes probar jugadas antes de que acabe el día.
tried-error-hidden = No ves estos tableros, así que no puedes probar jugadas en ellos.
tried-error-own-over = Tu tablero ha terminado, así que no hay nada que probar en él.
tried-error-over = Nadie puede jugar en esta posición, así que no hay nada que probar.
