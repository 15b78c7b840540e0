# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $size, $types, $drop, $line: the settings of the match here, or the usual ones

gems3d-page-goal-title = De qué se trata
gems3d-page-goal =
    En cada turno mueves una gema; luego caen otras nuevas. { $line } o más del mismo tipo seguidas, en horizontal, vertical o diagonal, son una **línea**: desaparecen, dan puntos y dejan sitio.

    Aguanta y puntúa cuanto puedas. Una partida tiene { $types } de 16 tipos de gemas, al azar.
gems3d-page-goal-alt = Un tablero de nueve columnas, medio lleno de gemas de siete tipos. Encima: 62 puntos, un truco, las próximas tres gemas.

gems3d-page-move-title = Mover una gema
gems3d-page-move =
    Pulsa **{ LABEL("gems3d-ui-move") }**, elige una gema y luego una casilla vacía. La gema avanza por casillas vacías: arriba, abajo, a la izquierda o a la derecha, nunca en diagonal ni a través de otra gema.

    Aquí la roja de B2 puede ir a cualquier casilla iluminada; a A4 y G1, no. Si no hay camino, elige otra: sigue siendo tu turno.
gems3d-page-move-alt = Está elegida la gema roja de B2. Todas las casillas vacías están iluminadas, salvo A4 y G1: hay gemas en todos los caminos hasta ellas.

gems3d-page-fall-title = Qué cae
gems3d-page-fall =
    Tras una jugada sin línea, { $drop ->
        [one] cae 1 gema nueva
       *[other] caen { $drop } gemas nuevas
    } en casillas vacías al azar; aquí tienen esquinas marcadas. **{ gems3d-caption-next }**, sobre el tablero, muestra qué cae, no dónde.

    Si completan una línea, los puntos son tuyos. Tras una jugada con línea no cae nada, salvo si el tablero está vacío.
gems3d-page-fall-alt = La gema roja ha ido de B2 a E3; una estela muestra su camino. Han caído tres gemas nuevas con esquinas marcadas. Encima, las próximas tres.

gems3d-page-line-title = Una línea
gems3d-page-line =
    La gema roja ha ido de F4 a F3 y es la quinta de su fila. La línea desaparece enseguida: **+5**. Las gemas deben estar juntas y sin huecos, en horizontal, vertical o diagonal.{ $line ->
        [5] { "" }
       *[other] {" "}En tu partida, una línea tiene { $line } gemas o más.
    }
gems3d-page-line-alt = Una gema roja ha ido de F4 a F3. Las cinco gemas rojas de B3 a F3 desaparecen y dan 5 puntos.

gems3d-page-bonus-title = Bonificación
gems3d-page-bonus =
    La **bonificación** es lo que da una línea. Crece deprisa:
    `5` +5 · `6` +8 · `7` +13 · `8` +20 · `9` +29 · `10` +40
    Desde cinco, N gemas dan 4 + (N − 4)². Aquí la séptima gema azul ha ido al hueco: +13. Cinco darían 5.{ $line ->
        [3] {" "}Tres y cuatro dan un punto por gema.
        [4] {" "}Cuatro dan 4.
       *[other] { "" }
    }
gems3d-page-bonus-alt = Una gema azul ha ido de D4 al hueco de D3. Las siete gemas azules de A3 a G3 desaparecen y dan 13 puntos.

gems3d-page-cross-title = Líneas que se cruzan
gems3d-page-cross =
    Las líneas de un tipo que comparten una gema cuentan como una. Aquí, una columna y una fila de cinco gemas verdes comparten la esquina C5: nueve gemas, **+29**.

    Sin gema común, cada línea puntúa aparte.
gems3d-page-cross-alt = Una gema verde ha ido de A3 a la esquina C5. Cinco gemas verdes de C1 a C5 y cinco de C5 a G5 desaparecen a la vez y dan 29 puntos.

gems3d-page-trick-title = Trucos
gems3d-page-trick =
    Cada 50 puntos dan un **truco**. Cambia la única gema que impide puntuar a una línea: aquí la azul de D3 se vuelve roja, +5.

    El tablero marca dónde sirve un truco y tiene el botón **{ LABEL("gems3d-ui-trick") }**. La línea puntúa enseguida, no cae nada, y aún puedes hacer tu jugada.
gems3d-page-trick-alt = Dos gemas rojas, una azul en D3, dos gemas rojas. La fila es magenta, con una varita y +5 sobre la gema azul. Sobre el tablero, la varita muestra un truco.

gems3d-page-end-title = El final
gems3d-page-end =
    La partida termina cuando el tablero está lleno. Incluso entonces te puede salvar un truco: aquí la gema dorada de E3 se vuelve roja, y cinco casillas quedan libres.

    Con **{ ui-resign }** paras y tus puntos cuentan. No cuentan si dejas de responder y la máquina termina por ti. `/gems top` muestra lo mejor de este servidor.
gems3d-page-end-alt = Un tablero lleno. En la fila 3, cinco casillas son magenta: roja, roja, dorada en E3 con una varita y +5, roja, roja.

gems3d-page-undo-title = Deshacer, y Difícil
gems3d-page-undo =
    { "**" }{ LABEL("ui-undo") }** deshace jugadas que no dieron puntos ni acabaron la partida, varias seguidas si quieres. La suerte no cambia: la misma jugada trae las mismas gemas.

    Una partida en **Difícil** no permite deshacer y oculta las próximas gemas: sobre el tablero ves una flecha tachada y un candado.
gems3d-page-undo-alt = Sobre el tablero, la flecha de deshacer está tachada. Un candado oculta las próximas gemas.

gems3d-page-together-title = En solitario y por relevos
gems3d-page-together =
    { "**" }En solitario:** juegas tú; los demás pueden mirar.

    { "**" }Relevos:** de 2 a 8 jugadores comparten un tablero y juegan por turnos. Tus jugadas puntúan para ti, con las gemas que caen tras ellas; la suma es de la mesa. Los trucos son de todos: cada cual los usa en su turno.
gems3d-page-together-alt = Un tablero con tres jugadores encima: tú con 18 puntos, otros dos con 13 y 15. La suma es 46.

gems3d-page-race-title = Carrera y tablero del día
gems3d-page-race =
    { "**" }Carrera:** de 2 a 8 jugadores a la vez, cada cual en su tablero, oculto hasta que todos acaben. A todos les caen las mismas gemas, 300 veces como máximo, sin deshacer. Gana quien tenga más puntos.

    { "**" }Tablero del día:** uno al día, el mismo para todos, en Difícil. Se juega una vez: `/gems daily`.
gems3d-page-race-alt = Tres jugadores en una carrera, cada uno en su calle con su número de turnos: 12, 9 y 14. No se ve ningún tablero.

gems3d-page-settings-title = Ajustes
gems3d-page-settings =
    Con `/gems new` eliges: tablero de 5 a 15, tipos de gemas 3 a 12, gemas por turno 1 a 7, largo de línea 3 a 10, turnos hasta 200 (`turns`). En una carrera, `points` muestra los puntos de todos. `cells` marca dónde caerán.

    { "**" }Ahora:** tablero { $size } × { $size }, { $types } tipos, { $drop } por turno, líneas de { $line }.
gems3d-page-settings-alt = Un tablero pequeño con cinco columnas y gemas grandes.

gems3d-here-daily =
    Juegas { $turns } turnos en solitario. Pulsa el número de una gema, y luego el de la casilla adonde va. No se deshace nada. **{ daily-ui-end }** termina antes, y tus puntos cuentan.

    Las páginas siguientes hablan de partidas. Allí, **{ LABEL("gems3d-ui-move") }** lleva a lo que aquí eliges enseguida.
