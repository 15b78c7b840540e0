# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gems3d-lesson-first = Primeras líneas
gems3d-lesson-first-aim = Cinco gemas del mismo tipo seguidas son una **línea** y dan puntos. Gana quien tenga más puntos.

gems3d-lesson-first-move = Lleva una cuarta gema roja junto a las otras tres. Pulsa **{ LABEL("gems3d-ui-move") }**, elige la gema y luego la casilla: verás un número que pulsar para cada una. En E6, la letra es la columna y el número, la fila.
gems3d-lesson-first-move-done = Aún no hay línea, así que las gemas que mostraba **{ gems3d-caption-next }** han caído en casillas al azar, las de esquinas marcadas.
gems3d-lesson-first-move-tip = Si ellas completan una línea, los puntos también son tuyos.

gems3d-lesson-first-line = Ahora la quinta: lleva la gema roja que ha caído a un extremo de las cuatro.
gems3d-lesson-first-line-done = La línea desaparece: **+5**.
gems3d-lesson-first-line-tip = Tras una jugada que hace línea no cae nada.

gems3d-lesson-first-path = Una gema avanza por casillas vacías: arriba, abajo, a la izquierda o a la derecha, nunca en diagonal ni a través de otra gema. Hay dos gemas moradas sueltas. ¿Cuál encuentra un camino hasta las cuatro?
gems3d-lesson-first-path-done = Ha dado toda la vuelta a la barrera: **+5**.
gems3d-lesson-first-path-tip = La de la esquina no puede salir.

gems3d-lesson-first-diagonal = Las líneas también pueden ir en diagonal. Completa la azul por uno de sus extremos.
gems3d-lesson-first-diagonal-done = Las líneas horizontales, verticales y diagonales cuentan igual.
gems3d-lesson-first-diagonal-tip = Las diagonales se ven peor: no las pierdas de vista.

gems3d-lesson-first-longer = A las blancas les falta una gema para una línea de cinco; a las amarillas, una para **siete**. Haz la línea más larga: la gema amarilla que está sola va en el hueco.
gems3d-lesson-first-longer-done = Has ganado +13 en vez de +5.
gems3d-lesson-first-longer-tip = La **bonificación** crece deprisa: cinco gemas dan 5, seis 8, siete 13. Deja un hueco en el medio y llénalo al final.

gems3d-lesson-first-cross = Las líneas del mismo tipo que comparten una gema cuentan como una. Lleva la gema verde que está sola a la casilla donde completa la columna **y** la fila.
gems3d-lesson-first-cross-done = Nueve gemas a la vez: **+29**.
gems3d-lesson-first-cross-tip = Al pasar de 50 puntos has ganado el primero de tus **trucos**. La varita sobre el tablero los cuenta.

gems3d-lesson-first-trick = El tablero está lleno. Sería el final, pero tienes un truco: cambia una gema para que se complete una línea. Pulsa **{ LABEL("gems3d-ui-trick") }** y elige el que da +8.
gems3d-lesson-first-trick-done = Seis gemas menos, y la partida sigue.
gems3d-lesson-first-trick-tip = Cada 50 puntos dan un truco. Un tablero lleno sin ninguno es el final.

gems3d-lesson-first-match = Una carrera: cada cual juega en su propio tablero, todos a la vez. Termina tras 12 turnos, o cuando el tablero está lleno.
