# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $target, $crowd: the target of a Rush, and that of five or more members, or 0 · $together: the target of a Crisis, or 0

gemrush-page-goal-title = De qué se trata
gemrush-page-goal =
    Los enanos construyen una mina; cada sala nueva da puntos. En un **Rush**, de 2 a 7 jugadores compiten por llegar a { $target } puntos{ $crowd ->
        [0] { "" }
       *[other] {" "}({ $crowd } a partir de cinco)
    }. Cuando alguien llega, se completa la ronda, y así todos tienen los mismos turnos. Gana quien tenga más puntos.

    En una **Crisis**, de 1 a 7 juegan en equipo.
gemrush-page-goal-alt = Una mina de cinco salas con dos enanos. Arriba: Ada en camino, quedan 3 pasos, 4 de 20 puntos.

gemrush-page-turn-title = Tu turno
gemrush-page-turn =
    1. Si tienes más de 4 cartas, descarta hasta tener 4. No te dan nada.
    2. Da hasta 3 **pasos**: camina y construye.
    3. Haz una **acción**: roba 1 carta o usa tu sala. Con ella acaba tu turno.

    Un sorteo decide quién empieza; luego se juega por turnos.
gemrush-page-turn-alt = La parte de arriba de la imagen: el enano de Ada, Ada en camino, tres signos dorados por 3 pasos restantes, 4 de 20 puntos, turno 1. Debajo, una mina de dos salas.

gemrush-page-cards-title = Cartas
gemrush-page-cards =
    Empiezas con 4 **cartas**; casi todas muestran 2 gemas. Las siete gemas **comunes** pagan salas. Las cuatro **especiales** tienen sus propias reglas.

    En un Rush, solo tú ves tu mano: pulsa **{ LABEL("gemrush-ui-hand") }**. En una Crisis, las manos están a la vista.
gemrush-page-cards-alt = Una mano de cuatro cartas, cada una con dos gemas y sus letras: Ob Fi, Pe So, El St, St Fi.

gemrush-page-walk-title = Puertas y paredes
gemrush-page-walk =
    Un paso te lleva por una **puerta** de tu sala. Una pared de tu lado te frena. Una pared tras tu puerta, no: es un pasaje de un solo sentido, con flecha roja.

    Los botones con flecha cruzan puertas: con nombre o **{ LABEL("gemrush-ui-go") }**, a una sala; con puntos, a un espacio vacío, donde construyes.
gemrush-page-walk-alt = Signos: una puerta con precio y puntos; una puerta que brilla, donde puedes construir; un pasaje de ida y vuelta; un pasaje de un solo sentido con flecha; una pared; un túnel; una vagoneta; la sala más nueva.

gemrush-page-build-title = Construir una sala
gemrush-page-build =
    El cartel de una puerta muestra gemas y, en el hexágono, puntos. Paga esas gemas, suma los puntos, y ya estás en una sala nueva. Cuesta 1 paso. Construye cuantas veces puedas.

    Algunas puertas no cuestan nada o dan 0. El cartel brilla si puedes pagar.
gemrush-page-build-alt = Dos salas. Cada puerta a un espacio vacío tiene un cartel con gemas y puntos, como una lágrima estelar por 1 punto. Brillan los carteles que puedes pagar.

gemrush-page-pay-title = Pagar
gemrush-page-pay =
    Descarta cartas que muestren todas las gemas de la puerta. Las dos gemas de una carta pueden contar. Cada gema de la puerta requiere la suya; si falta una, no puedes pasar.

    Fila de arriba: permafrost, electro y rubí de fuego por 2 puntos. La piedra del alma se **desperdicia**.
gemrush-page-pay-alt = Tres cartas: Ob St, Pe El, So Fi. Debajo, dos puertas al alcance: la primera cuesta Pe, El y Fi por 2 puntos y gasta dos cartas.

gemrush-page-place-title = Colocar la sala
gemrush-page-place =
    Sale una de las 80 losetas, y tú eliges cómo va. Una de sus puertas debe dar al lugar de donde vienes; las otras puertas no tienen que encajar. Una loseta con dos puertas se puede poner, pues, de dos formas.

    Ya estás en ella. Sigue si te quedan pasos.
gemrush-page-place-alt = Formas de colocar una loseta, numeradas. Un enano espera en su borde. Una forma tiene ahí una puerta; otra está tachada, porque una pared tapa la puerta.

gemrush-page-rooms-title = Salas
gemrush-page-rooms =
    Cada sala hace algo, a menudo con cartas. Su signo dice cuándo:
    - Yunque: como tu acción. Después no puedes hacer nada más.
    - Flecha: al moverte, por 1 paso cada vez, o como tu acción.
    - Farol: al moverte, por 0 pasos, cuantas veces quieras.

    `/rush room` muestra una sala en grande.
gemrush-page-rooms-alt = Tres signos: un yunque naranja, como tu acción; una flecha azul, 1 paso o acción; un farol gris, al moverte.

gemrush-page-effects-title = Qué hacen las salas
gemrush-page-effects =
    { "**" }Robar**: tomar cartas del mazo sin verlas. **Revelar**: mostrarlas a todos. **Cavar**: revelar hasta hallar las que se piden. **Conservar**: tomar cartas reveladas; las demás se descartan al final. **Descartar**: cuesta cartas de tu mano. **Nombrar** una de las once gemas.

    Si el mazo se vacía, se mezcla la pila de descartes.
gemrush-page-effects-alt = Doce signos: robar, revelar, conservar, conservar las que sirven, conservar todas, descartar, cavar, nombrar una gema, X, cambiarse con un enano, ir a una sala, mover esta sala.

gemrush-page-order-title = De izquierda a derecha
gemrush-page-order =
    Sigue los signos de izquierda a derecha. Aquí cavas hasta que 3 cartas muestren lágrima estelar, rubí de fuego o ambas. Conservas 2; la tercera se descarta.

    «Nombrar, Revelar 3, Conservar las que sirven»: nombra una gema, revela 3 cartas y conserva las que la muestren.
gemrush-page-order-alt = La sala Llorabrasas, en grande. Sus signos: un pico con 3 y las gemas lágrima estelar y rubí de fuego, luego una marca verde con 2.

gemrush-page-x-title = X
gemrush-page-x =
    Para **X** eliges un número, el mismo para cada X de la sala. Debes poder hacerlo todo: con tres cartas en la mano puedes elegir 3 aquí, no 4.

    Si no alcanza ni el mazo mezclado de nuevo, recibes lo que haya.
gemrush-page-x-alt = La sala Bombo giratorio, en grande. Sus signos: descartar X, revelar X, conservar todas.

gemrush-page-gems-title = Gemas comunes
gemrush-page-gems =
    Estas siete pagan las puertas que las muestran: obsidiana, permafrost, electro, piedra del alma, lágrima estelar, rubí de fuego y jade de dragón.
gemrush-page-gems-alt = Las siete gemas comunes con sus letras: Ob, Pe, El, So, St, Fi, Dr. A su lado, dos cartas.

gemrush-page-dust-title = Gemas especiales
gemrush-page-dust =
    El **Polvo de diamante** paga por cualquier gema común. Al cavar, conservar o nombrar, solo cuenta como él mismo.

    El **Cristal de eco** copia una gema común que pagas con él, pero ninguna gema especial ni lo que representa el Polvo de diamante.

    El **Oricalco** y la **Piedra de salto** no pagan nada: mira las páginas siguientes.
gemrush-page-dust-alt = Las cuatro gemas especiales: Polvo de diamante, cualquier gema común; Cristal de eco, copia una gema pagada; Oricalco, 1 punto más; Piedra de salto, construir o ir adonde sea.

gemrush-page-orichalcum-title = Oricalco
gemrush-page-orichalcum =
    Cada Oricalco de una carta con la que pagas da 1 punto más, pero solo si la otra gema de la carta cuenta.

    Aquí, una carta con rubí de fuego y Oricalco paga una puerta de un rubí de fuego: 1 + 1 puntos.
gemrush-page-orichalcum-alt = Una carta con Or y Fi paga una puerta que cuesta un rubí de fuego.

gemrush-page-warpstone-title = Piedra de salto
gemrush-page-warpstone =
    Con una Piedra de salto construyes en cualquier puerta abierta de la mina, también en tu sala, por 0 pasos. Pagas las gemas de la puerta como si estuvieras allí. Luego estás en la sala nueva.

    O descarta su carta al moverte y ve a cualquier sala por 0 pasos.
gemrush-page-warpstone-alt = Una mina de cinco salas. También brillan carteles lejos de tu enano.

gemrush-page-tunnel-title = Túneles
gemrush-page-tunnel =
    En un **túnel** no para nadie: sigue sus vías hasta que salgan. Todo el camino es 1 paso, aunque pase por varios túneles.

    Un túnel tiene cuatro puertas, unidas de dos en dos. Sales por donde lleven tus vías.
gemrush-page-tunnel-alt = La sala Gravera, un túnel con vías de izquierda a derecha y de arriba abajo, y detrás Lampistería.

gemrush-page-digging-title = Construir por túneles
gemrush-page-digging =
    Si un túnel da a un espacio vacío, construyes en su salida. Pagas y puntúas la puerta de la sala por la que entras.

    Si te sale un túnel, sigues por él. Un espacio vacío al otro lado recibe otra loseta, gratis y sin puntos. Si hay una sala, paras en ella.
gemrush-page-digging-alt = Un túnel encima de Gravera lleva hacia arriba, a un espacio vacío. Allí cuelga el cartel de la puerta superior de la sala: un electro, 1 punto.

gemrush-page-rails-title = Vagonetas, espejo, ascensor
gemrush-page-rails =
    { "**" }Vagonetas:** una no hace nada. Entre dos o más viajas por 0 pasos al moverte.

    { "**" }Espejo torcido:** por 1 paso o como acción, cambia de sitio con otro enano.

    { "**" }Ascensor místico:** por 0 pasos, la sala y quienes estén en ella van a otro espacio junto a una puerta.
gemrush-page-rails-alt = Cinco salas: Ascensor místico, Espejo torcido, Gravera y, encima, dos vagonetas juntas.

gemrush-page-dwarves-title = Enanos
gemrush-page-dwarves =
    Elige uno de los siete enanos al unirte, o te toca uno por sorteo. **Tu color** es la gema de tu enano. Solo importa para algunas habilidades.

    Todos empiezan en la misma sala. Si la primera loseta es un túnel, salen más hasta dar con una sala.
gemrush-page-dwarves-alt = Una sala con siete enanos, que son discos, cada uno con su color y la primera letra de un nombre. Debajo, los siete jugadores, cada uno con un enano de otro color.

gemrush-page-skills-title = Habilidades
gemrush-page-skills =
    Una **habilidad** altera una regla para ti; hay 20. Todos pueden leerla. Úsala tantas veces como permita su texto.

    `skills:` de `/rush new` dice cómo: **Normal** reparte una a cada uno. **A elegir** reparte dos o más; conservas una. **Compartida** es una para todos. **Ninguna**: en una Crisis, pon el objetivo entre 5 y 10 puntos más abajo.
gemrush-page-skills-alt = Una mano con la habilidad Evocación. Una puerta que cuesta dos obsidianas y un rubí de fuego se paga con una carta, porque la habilidad da una obsidiana más.

gemrush-page-chaos-title = Magia del caos
gemrush-page-chaos =
    En la **Magia del caos** puedes cambiar tu habilidad al final de tu turno: robas una nueva y luego la vieja vuelve a mezclarse con las demás.

    Si tu habilidad ha cambiado algo en este turno, es obligatorio. También cuentan las que actúan solas, como Impulso.
gemrush-page-chaos-alt = La parte de arriba de la imagen dice: Ada puede cambiar la habilidad. Debajo, una mina de dos salas.

gemrush-page-circle-title = Círculo mágico
gemrush-page-circle =
    En un **Círculo mágico** tienes dos habilidades, cada una compartida con un vecino. Las gemas que crea una nunca le sirven a la otra: Transmutación no usa dos Cristales de eco de Armonización. Pero ambas pueden usar una carta que sirva por sí misma.

    En una Crisis, pon el objetivo entre 5 y 10 puntos más arriba.
gemrush-page-circle-alt = Una mano de dos cartas iguales, Ob Pe. Las dos pagan la puerta de arriba: Ob, Pe y Dr por 2 puntos, con Transmutación y Evocación.

gemrush-page-crisis-title = Crisis: en equipo
gemrush-page-crisis =
    Los puntos son de todos, y las manos están a la vista. Hay 25 turnos en total. { $together ->
        [0] Hay que sumar cuanto se pueda.
       *[other] Con { $together } puntos se gana. Luego se para, si todos aceptan, o se sigue.
    }

    Objetivos: Aprendiz 35, Oficial 45, Artesano 55, Experto 65, Maestro 75, uno propio o sin tope.

    { "**" }Tablero del día:** 10 turnos en solitario, igual para todos: `/rush daily`.
gemrush-page-crisis-alt = La parte de arriba de la imagen en una Crisis: turno 3 de 25, 12 de 45 puntos. Debajo, una mina de dos salas.

gemrush-page-burn-title = Quemar cartas
gemrush-page-burn =
    En una Crisis se **queman** 3 cartas tras cada turno. No vuelven nunca; las descartadas, sí. Tras 75 cartas, todo termina.

    Salen del mazo o de tu mano. En los turnos de los demás, ofrece cartas con **{ LABEL("gemrush-ui-hand") }**. Si el mazo no alcanza, salen de las manos.
gemrush-page-burn-alt = Debajo de la mina: tres jugadores con sus manos a la vista, y al lado el mazo, la pila de descartes y 6 cartas quemadas.

gemrush-page-undo-title = Deshacer y escribir
gemrush-page-undo =
    { "**" }{ LABEL("ui-undo") }** deshace tu última jugada; pulsa otra vez para la anterior. Lo robado, pagado y puntuado se queda.

    Con los botones se hace todo. Si escribes: un lugar se nombra con las letras y el número de los bordes, `N13`; una carta, con dos letras por gema, `ObPe`.
gemrush-page-undo-alt = Una mina de cinco salas. En sus bordes están las columnas M, N, O y las filas 12 y 13.

gemrush-here-daily =
    Juegas { $turns } turnos en solitario. Las flechas de los botones pasan por una puerta o construyen detrás, y los botones dicen qué acaba el turno. Después se queman tres cartas.

    Las páginas siguientes hablan de partidas con otros. Allí, **{ LABEL("gemrush-ui-hand") }** muestra las cartas que ves aquí.
