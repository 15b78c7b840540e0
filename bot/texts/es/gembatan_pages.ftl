# Las páginas de las reglas, de 60 palabras como mucho. Una palabra del juego va en negrita donde una página la explica.
# $gems: cuántas gemas tiene la partida, además de 60 losetas

gembatan-page-goal-title = De qué se trata
gembatan-page-goal =
    Engasta gemas entre losetas y puntúa con líneas del mismo color. Gana quien tenga más puntos.

    De 2 a 4 personas; cada una tiene 4 **losetas** y 4 **gemas** a la vista. El resto de las 60 losetas y { $gems } gemas espera boca abajo en dos **reservas**. Una loseta inicia el tablero. Empieza alguien al azar; después, en sentido horario.
gembatan-page-goal-alt = Siete losetas con gemas entre ellas. Una línea azul une tres gemas y dice +3. Debajo, un letrero dice Gembatan +4. Arriba: Ópalo 1, Tú 12.

gembatan-page-socket-title = Engastes
gembatan-page-socket =
    Algunos lados de una loseta tienen un **medio engaste**: medio anillo de color. Los demás lados son lisos.

    Dos medios engastes juntos forman un **engaste**, aquí uno rojo y azul. Los que brillan en el borde están libres: una casilla de borde discontinuo muestra dónde puede unirse una loseta.
gembatan-page-socket-alt = Dos losetas juntas. Entre ellas, medio anillo rojo y medio azul forman un engaste vacío. Medio anillo amarillo y medio verde brillan en el borde, cada uno ante una casilla de borde discontinuo.

gembatan-page-gem-title = Gemas
gembatan-page-gem =
    Una gema tiene dos colores, cada uno con su letra o signo. Encaja en un engaste de esos dos colores exactos y se gira sola.

    Cada gema que engastas da 1 punto: **+1**.
gembatan-page-gem-alt = Una gema roja y azul está en el engaste entre el medio anillo rojo y el azul. Arriba: Tú, de 0 a 1.

gembatan-page-lay-title = Colocar una loseta
gembatan-page-lay =
    En tu turno, pulsa **{ LABEL("gembatan-ui-play") }** y coloca una loseta, girada como quieras. Con ella, engasta una de tus gemas en un engaste que la loseta forme. Si forma varios, basta una gema.

    Aquí, la loseta dorada trajo una gema roja y azul.
gembatan-page-lay-alt = Tres losetas. La de arriba es dorada: se colocó en este turno. Una gema roja y azul la une a la loseta de abajo.

gembatan-page-more-title = Un turno más largo
gembatan-page-more =
    Puedes colocar más losetas. Cada una comparte un engaste con otra de este turno: aquí 1 y luego 2. También puedes llenar cualquier engaste libre, aun sin loseta.

    Puedes deshacer pasos hasta que pulses **{ LABEL("gembatan-ui-finish") }**. Luego robas hasta tener 4 losetas y 4 gemas.
gembatan-page-more-alt = Dos losetas doradas, 1 y 2, están juntas y comparten un engaste con una gema. Tres gemas de este turno tienen anillos dorados. Arriba: Tú, de 0 a 3.

gembatan-page-fit-title = Dónde encaja una loseta
gembatan-page-fit =
    Una loseta nunca tapa un engaste. Donde dos se tocan, va medio engaste con medio engaste o liso con liso. Los dos colores son distintos. En el tablero queda siempre algún medio engaste libre.

    Los números marcan las casillas donde encaja la loseta roja y amarilla con una de tus gemas.
gembatan-page-fit-alt = Seis losetas. Los números marcan las casillas donde encaja la loseta elegida. Otras casillas junto a medios engastes libres no tienen número. Debajo, la mano.

gembatan-page-chain-title = Cadenas
gembatan-page-chain =
    Tres o más gemas en una diagonal que comparten un color son una **cadena**. Si engastaste una de ellas en este turno, cada una da 1 punto, también las ajenas.

    Aquí: 4 por la cadena verde y 1 por la gema, **+5**. Horizontales y verticales no cuentan.
gembatan-page-chain-alt = Una línea verde cruza en diagonal cuatro gemas con verde y dice +4. La gema de más abajo se engastó en este turno.

gembatan-page-both-title = Los dos colores
gembatan-page-both =
    Una cadena puntúa dos veces si sus gemas comparten los dos colores. Aquí: 3 por rojo, 3 por morado y 1 por la gema, **+7**.

    Mira las losetas y gemas de los demás: todas las manos están a la vista. Haz cadenas que no puedan alargar.
gembatan-page-both-alt = Tres gemas rojas y moradas en diagonal. Las cruzan una línea roja y una morada; cada una dice +3.

gembatan-page-one-title = Ejemplo 1: en el centro
gembatan-page-one =
    Engastaste la gema del centro. Completa una cadena roja de tres y una azul de tres:
    3 + 3, y 1 por la gema, son **7 puntos**.
gembatan-page-one-alt = Cinco gemas como el cinco de un dado. Una línea roja une tres en una diagonal y una azul tres en la otra; cada una dice +3. Las dos se cruzan en la gema del centro.

gembatan-page-two-title = Ejemplo 2: arriba
gembatan-page-two =
    Engastaste la gema de arriba. Cierra una cadena roja de tres y una azul de tres:
    3 + 3, y 1 por la gema, son **7 puntos**.
gembatan-page-two-alt = Cinco gemas como un tejado. Desde la de arriba baja una línea roja a la izquierda por otras dos gemas y una azul a la derecha; cada una dice +3.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    Engasta las 4 gemas de tu mano en un solo turno: eso es un **Gembatan**, 4 puntos más. No hace falta colocar todas tus losetas.

    Aquí: 4 por las gemas, 3 por una cadena azul y 4 por el Gembatan, **+11**.
gembatan-page-gembatan-alt = Cuatro losetas doradas en fila, de 1 a 4, con cuatro gemas de este turno. Una línea azul por tres gemas dice +3, y un letrero dice Gembatan +4.

gembatan-page-trade-title = Cambiar
gembatan-page-trade =
    En vez de jugar, puedes **cambiar**: pulsa **{ LABEL("gembatan-ui-trade") }** y aparta las losetas y gemas que quieras. Robas hasta tener 4 y 4. Luego las viejas vuelven al azar a las reservas.

    Si no encaja nada y no puedes cambiar, pasas.
gembatan-page-trade-alt = Bajo el tablero: tus cuatro losetas y tus cuatro gemas, luego las de Ópalo. A la derecha, las reservas: 52 gemas y 50 losetas.

gembatan-page-end-title = El final
gembatan-page-end =
    La partida acaba cuando la reserva de gemas está vacía y alguien termina su turno sin gemas. También acaba si nadie juega en una ronda con esa reserva vacía, o en tres rondas seguidas.

    Cada gema que queda resta 1 punto, aquí 3 a Ópalo. Gana quien tenga más puntos.
gembatan-page-end-alt = El recuento final. Tú: 19 por gemas, 21 por cadenas, 4 por un Gembatan, 0 restantes, 44 en total. Ópalo: 15, 18, 0, menos 3, 30 en total.

gembatan-page-daily-title = El tablero del día
gembatan-page-daily =
    `/gembatan daily`: cada día un tablero en plena partida, el mismo para todos. Juegas en él { $turns } turnos, sin rivales. Nadie ve tu tablero hasta que acaba el día.

    Las piezas de las reservas salen en la misma secuencia para todos. Puedes cambiar, pero no en el último turno. Las gemas que sobran no cuestan nada.
gembatan-page-daily-alt = Seis losetas con gemas. Bajo el tablero, tu mano, y a su derecha las reservas.

gembatan-page-names-title = Si prefieres escribir
gembatan-page-names =
    Con los botones se hace todo. Si escribes: una casilla es su columna y fila, `BH60`; un engaste, sus dos casillas, `BH60-BI60`; una gema, sus colores, `RY`; una loseta, sus lados desde arriba en sentido horario, `R-B-`, con `-` si es liso. La primera está en `BH60`.

    R rojo, B azul, G verde, Y amarillo, P morado.
gembatan-page-names-alt = Seis losetas en un tablero con las columnas BG a BJ y las filas 59 a 62. La primera loseta está en la columna BH, fila 60.

gembatan-here-daily =
    Juegas { $turns } turnos en solitario. Pulsa una de tus losetas o el número de un engaste, y luego dónde va. **{ LABEL("gembatan-ui-finish") }** acaba el turno, y robas. **{ LABEL("gembatan-ui-trade") }** cambia losetas y gemas, pero no en el último turno. Las gemas que quedan no cuestan nada.

    Las páginas siguientes hablan de partidas con otros. Allí, **{ LABEL("gembatan-ui-play") }** lleva a lo que aquí eliges enseguida.
gembatan-letters = -# R rojo · B azul · G verde · Y amarillo · P morado · `-` liso. Una loseta se nombra por sus lados desde arriba, en sentido horario.
