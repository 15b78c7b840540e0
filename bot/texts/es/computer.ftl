# Jugadores automáticos, en una mesa y en un tablero. Cómo se escribe una frase: véase errors.ftl.

# Los niveles no tienen género: «Perla difícil», «Ópalo difícil»
computer-called =
    { $level ->
        [easy] { $gem } (fácil)
        [hard] { $gem } (difícil)
       *[normal] { $gem } (normal)
    }
computer-gem-opal = Ópalo
computer-gem-beryl = Berilo
computer-gem-topaz = Topacio
computer-gem-garnet = Granate
computer-gem-jade = Jade
computer-gem-zircon = Circón
computer-gem-pearl = Perla
# Una línea de la mesa
computer-seated = ◆ **{ $name }** · máquina
computer-choice-none = Sin jugadores automáticos
computer-choice-easy = Fácil
computer-choice-normal = Normal
computer-choice-hard = Difícil
computer-opt-computer = Lo bien que juegan los jugadores automáticos de la mesa
computer-opt-computers = Cuántos jugadores automáticos; normalmente, los que convienen a la partida
computer-several = Juegan contigo { $count } jugadores automáticos: este juego es mejor con varios. `computers:1` te da solo uno.
# El menú del anfitrión en la mesa
computer-ui-menu =
    { $free ->
        [0] Quitar un jugador automático
       *[other] { $seated ->
            [0] { computer-ui-add-any }
           *[other] Añadir o quitar un jugador automático
        }
    }
computer-ui-add-any = Añadir un jugador automático
computer-ui-add =
    { $level ->
        [easy] Añadir un jugador automático: fácil
        [hard] Añadir un jugador automático: difícil
       *[normal] Añadir un jugador automático: normal
    }
computer-ui-remove = Quitar a { $name }
computer-added = { $name } tiene asiento.
computer-removed = { $name } ha dejado la mesa.
computer-thinking =
    { $count ->
        [one] { $name } está pensando.
       *[other] { $name } están pensando.
    }
computer-covers =
    { $name } juega por { $owner }.{ $wins ->
        [no] {" "}Este asiento solo gana si vuelve { $owner }.
       *[yes] { "" }
    }
# Quién hizo algo, y por qué miembro
computer-for = { $name } por { $owner }
computer-turns =
    { $count ->
        [one] { $name } ha jugado en 1 turno
       *[other] { $name } ha jugado en { $count } turnos
    }
computer-helped =
    { $count ->
        [0] { $name } termina este turno.
        [1] { $name } da 1 de estos pasos.
       *[other] { $name } da { $count } de estos pasos.
    }
