# Cómo ha jugado alguien una partida terminada: una precisión, y los turnos que más costaron. Solo lo ve quien jugó, mientras no lo muestre.

review-ui-open = Mi partida
review-title = **Precisión: { $accuracy } de 100**
review-points =
    Tus jugadas sumaron { $made ->
        [one] 1 punto
       *[other] { $made } puntos
    } y perdieron cerca de { $lost ->
        [one] 1 punto
       *[other] { $lost } puntos
    }: los que { $rivals ->
        [1] dejaste pasar o dejaste a otros
       *[0] dejaste pasar
    }. La suerte no cuenta en ningún lado.
review-chances = De media, una jugada tuya perdió el { $lost } % de tu probabilidad de ganar.
review-against = He comparado tus jugadas con las de un jugador automático difícil, que solo veía lo que veías tú.
review-part = La partida fue larga, así que he mirado el { $percent } % de tus jugadas. Las demás cuentan igual.
review-none = En esta partida no tuviste nada que decidir, así que no hay precisión.
review-cost =
    { $place } · { decided-which }: cerca de { $points ->
        [one] 1 punto perdido
       *[other] { $points } puntos perdidos
    }
review-cost-chance = { $place } · { decided-which }: probabilidad de ganar cerca del { $chance } %; con una jugada mejor, el { $other } %
review-offered = Tu jugada era la primera de tus opciones: las ordeno solo por los puntos de este turno.
review-ui-show = Ver el { $place }
review-ui-tell = Mostrar a todos
review-next-tell = Solo tú ves esto. **{ review-ui-tell }** dice tu precisión en este canal.
review-told = **{ $name }** · precisión **{ $accuracy } de 100** en { WORD($game, "name") }
review-error-watching = No jugaste en esta partida, así que no tengo ninguna precisión tuya.

## En la imagen, y su texto alternativo

review-label = Precisión, de 100
review-up =
    { $made ->
        [one] 1 punto sumado
       *[other] { $made } puntos sumados
    }
review-down =
    { $lost ->
        [one] 1 punto perdido
       *[other] { $lost } puntos perdidos
    }
review-down-chance = Probabilidad de ganar perdida, en %
review-alt =
    Precisión { $accuracy } de 100. Una barra por cada { $kind ->
        [turn] turno tuyo
       *[move] jugada tuya
    }: hacia arriba lo que sumó, hacia abajo lo que perdió.
