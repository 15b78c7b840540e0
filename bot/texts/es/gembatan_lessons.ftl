# La lección: lo que pide cada ejercicio y lo que ha pasado. Una palabra del juego va en negrita donde aparece por primera vez.

gembatan-lesson-first = Primeras cadenas
gembatan-lesson-first-aim = Engasta **gemas** para ganar puntos, mejor en diagonales del mismo color. Gana quien tenga más puntos.

gembatan-lesson-first-gem = Dos medios anillos que se juntan entre **losetas** forman un **engaste**: el sitio de una gema. El que lleva el **1** está vacío. Pulsa **{ LABEL("gembatan-ui-play") }** y luego **1**.
gembatan-lesson-first-gem-done = Cada gema da 1 punto: la flecha junto a tu puntuación lleva a la de después de tu turno.
gembatan-lesson-first-gem-tip = Una gema encaja donde sus dos colores, o sus letras, son los del engaste. Después de cada paso, las opciones reciben números nuevos.

gembatan-lesson-first-lay = Ahora una loseta. **Las losetas se pueden girar.** Donde se tocan, se juntan medios anillos de dos colores o dos lados lisos: aquí, azul y amarillo. Pulsa **{ LABEL("gembatan-ui-play") }** y **1**: la loseta trae una gema azul y amarilla. Luego pulsa **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-lay-done = **+2** por dos gemas.
gembatan-lesson-first-lay-tip = Cada loseta lleva una gema a un engaste que forma. Al final del turno robaste piezas nuevas, hasta tener cuatro losetas y cuatro gemas.

gembatan-lesson-first-chain = Tres gemas en diagonal que comparten un color son una **cadena**. Ya hay dos con rojo: pulsa **{ LABEL("gembatan-ui-play") }** y luego **1** para la tercera. Después pulsa **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = **+4**: 3 por la cadena roja y 1 por tu gema.
gembatan-lesson-first-chain-tip = También cuentan las gemas ajenas, pero no las líneas horizontales ni verticales. Si las gemas comparten los dos colores, la cadena puntúa por cada uno.

gembatan-lesson-first-two = En un turno caben varias losetas: cada una va junto a otra de ese turno. Pulsa **{ LABEL("gembatan-ui-play") }**, luego **1** y otra vez **1**: sale una cadena amarilla. Después pulsa **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-two-done = **+5**: 2 por las gemas y 3 por la cadena.
gembatan-lesson-first-two-tip = Un primer paso pequeño puede llevar a una cadena.

gembatan-lesson-first-gembatan = En este turno ya hay dos losetas y dos gemas. Engasta tus dos últimas gemas: pulsa **{ LABEL("gembatan-ui-play") }**, luego **1** y otra vez **1**. Después pulsa **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-gembatan-done = **+11**: 4 por las gemas, 3 por la cadena azul y 4 por un **Gembatan**: las cuatro gemas en un solo turno.

gembatan-lesson-first-trade = Solo encaja una loseta, por 1 punto. Mejor **cambia** en vez de jugar: pulsa **{ LABEL("gembatan-ui-trade") }**, luego lo que entregas y luego el botón verde.
gembatan-lesson-first-trade-done = Tienes piezas nuevas, y tu turno ha terminado.

gembatan-lesson-first-match = Para ganar, busca primero las cadenas: **{ LABEL("gembatan-ui-play") }** muestra lo que da cada paso, empezando por el mejor. Una partida acaba cuando no quedan gemas por robar y alguien ha jugado su última gema. Cada gema que quede resta 1 punto.
