# Cómo ha jugado alguien a lo largo del tiempo: en su propio perfil, que solo ve quien jugó, mientras no lo muestre.

accuracy-ui-open = Mi precisión
accuracy-ui-read = Leer mis últimas partidas
accuracy-ui-share = Mostrar a todos
accuracy-ui-profile = Mi perfil
accuracy-title = **Precisión en { WORD($game, "name") }**
accuracy-mean =
    { $count ->
        [one] En la última partida que he leído: **{ $mean } de 100**
       *[other] En las últimas { $count } partidas que he leído: **{ $mean } de 100** de media
    }{ $change ->
        [better] , { $by } más que en las { $count } anteriores.
        [worse] , { $by } menos que en las { $count } anteriores.
        [same] , como en las { $count } anteriores.
       *[none] .
    }
accuracy-none = Aún no tengo ninguna precisión tuya en { WORD($game, "name") }.
accuracy-next-read = Por leer: { $count } de tus últimas partidas. **{ accuracy-ui-read }** lee hasta { $once }.
accuracy-next-share = Solo tú ves esto. **{ accuracy-ui-share }** muestra la gráfica en este canal.
accuracy-working = Un momento: estoy repasando tus partidas.
accuracy-read =
    { $count ->
        [0] Ahora no he podido leer ninguna de estas partidas.
        [one] He leído 1 partida.
       *[other] He leído { $count } partidas.
    }
accuracy-matches = Mirar una partida
accuracy-match = { $day } · { $accuracy } de 100
accuracy-shared = **{ $name }** muestra a todos su precisión en { WORD($game, "name") }:

## En la imagen, y su texto alternativo

accuracy-plot = Precisión, de 100
accuracy-label =
    { WORD($game, "name") }, { $count ->
        [one] última partida
       *[other] últimas { $count } partidas
    }
accuracy-last = última partida
accuracy-alt =
    { $name }: precisión en { WORD($game, "name") }, { $mean } de 100 { $count ->
        [one] en la última partida
       *[other] de media en las últimas { $count } partidas
    }. Una línea del { $first } al { $last }, con un punto por cada partida: { $values }.
