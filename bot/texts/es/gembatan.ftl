# Gembatan: todo lo que dice este juego. Las losetas se escriben como en inglés («RB--»), los engastes «BH60-BI60».
# Una loseta se coloca; una gema se engasta.

gembatan-name = Gembatan
gembatan-command = /gembatan
gembatan-new-table = `/gembatan new`

## Colores y lados. Las letras (RY) son las mismas en todos los idiomas, porque también están en la imagen.
## Los colores quedan siempre en masculino: «cadena de 4 en rojo», «gema rojo-azul».

gembatan-colour-red = rojo
gembatan-colour-blue = azul
gembatan-colour-green = verde
gembatan-colour-yellow = amarillo
gembatan-colour-purple = morado

# Un lado sin color
gembatan-colour-plain = liso

# Antes del lado al que va la gema de una loseta
gembatan-side-gem = gema
gembatan-side-north = norte
gembatan-side-east = este
gembatan-side-south = sur
gembatan-side-west = oeste

## Los mismos lados en un menú, junto a la imagen de la loseta

gembatan-at-north = arriba
gembatan-at-east = a la derecha
gembatan-at-south = abajo
gembatan-at-west = a la izquierda

## Lo que ha pasado: frase tras frase en una línea bajo el tablero

gembatan-event-grid-started = { PICTURE("gembatan-tile", $tile) } está en el centro. Empieza { $name }.
gembatan-event-tile-laid = { $name } coloca { PICTURE("gembatan-tile", $tile) }.
# $again: 1 si la frase anterior ya da el nombre, si no 0
gembatan-event-gem-placed =
    { $again ->
        [0] { $name } engasta una gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) }.
       *[other] Una gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } va en el engaste.
    }
gembatan-event-turn-scored = { $name } termina el turno, en total { gembatan-tiles-and-gems }: **{ gembatan-sum }**.
gembatan-did =
    { $tiles ->
        [0] llena
       *[other] coloca { gembatan-tiles } y llena
    } { $gems ->
        [one] 1 engaste
       *[other] { $gems } engastes
    }
gembatan-recap =
    { $gembatan ->
        [0] { "" }
       *[other] { "**" }¡Gembatan!**{ " " }
    }{ $name } { gembatan-did }: { $count ->
        [0] { "" }
       *[other] { $chains },{ " " }
    }{ gembatan-sum }.
gembatan-recap-chain =
    { $times ->
        [1] una **cadena de { $count } en { WORD("gembatan-colour", $colour) }**
       *[other] { "**" }{ $times } cadenas de { $count } en { WORD("gembatan-colour", $colour) }**
    }
gembatan-brief = **{ $name } +{ $points }**: { $parts }.
gembatan-tiles-and-gems =
    { $gems ->
        [0] { gembatan-tiles }
       *[other] { $tiles ->
            [0] { "" }
           *[other] { gembatan-tiles } y{" "}
        }{ $gems ->
            [one] 1 gema
           *[other] { $gems } gemas
        }
    }
gembatan-tiles =
    { $tiles ->
        [0] nada
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
gembatan-event-chain-scored = Una **cadena de { $count } en { WORD("gembatan-colour", $colour) }**: { $points } de esos puntos.
gembatan-event-gembatan-scored = Las cuatro gemas, un **Gembatan** para { $name }: { $points } de esos puntos.
gembatan-event-pieces-traded = { $name } cambia { gembatan-tiles-and-gems }.
gembatan-event-pieces-drawn =
    Roba: { $tile_count ->
        [0] { PICTURE("gembatan-gem", $gems) }
       *[other] { PICTURE("gembatan-tile", $tiles) }{ $gem_count ->
            [0] { "" }
           *[other] { " " }{ PICTURE("gembatan-gem", $gems) }
        }
    }.
gembatan-event-turn-passed = { $name } pasa.
gembatan-event-seat-left = { $name } deja la partida.
gembatan-event-gems-left =
    { $gems ->
        [one] A { $name } le queda 1 gema: −1.
       *[other] A { $name } le quedan { $gems } gemas: −{ $gems }.
    }
gembatan-event-match-ended-gems = La reserva de gemas está vacía y alguien se ha quedado sin gemas.
gembatan-event-match-ended-blocked = La reserva está vacía y nadie sigue jugando.
gembatan-event-match-ended-stalled = Nadie ha jugado en 3 rondas.
gembatan-event-match-ended-left = Solo queda un jugador.

## La imagen en palabras: una línea por frase, 1000 caracteres en total como mucho

gembatan-alt-turn = Turno de { $name }.
gembatan-alt-over-gems = Fin: la reserva de gemas está vacía y alguien se ha quedado sin gemas.
gembatan-alt-over-blocked = Fin: la reserva está vacía y nadie sigue jugando.
gembatan-alt-over-stalled = Fin: nadie ha jugado en 3 rondas.
gembatan-alt-over-none = Fin: sin resultado. Los puntos no cuentan.
gembatan-alt-over-left = Fin: solo queda un jugador.
gembatan-alt-won =
    { $points ->
        [0] Gana { $name }.
        [one] Gana { $name } por 1 punto.
       *[other] Gana { $name } por { $points } puntos.
    }
gembatan-alt-drawn = Empate: { $count } comparten el primer puesto.
gembatan-alt-best =
    { $again ->
        [0] La cadena más larga
       *[other] Igual de larga
    }: { $count } gemas en { WORD("gembatan-colour", $colour) }.
gembatan-alt-draft = Este turno, por ahora: { gembatan-tiles-and-gems }, +{ $points } aún sin contar.
gembatan-alt-played = Antes: { $name }, { gembatan-tiles-and-gems }, +{ $points } ya contados.
gembatan-alt-traded = Antes: { $name } cambió { gembatan-tiles-and-gems }.
gembatan-alt-passed = Antes: { $name } pasó.
gembatan-alt-chain = Cadena de { $count } en { WORD("gembatan-colour", $colour) }, +{ $count }: de { $first_end } a { $last_end }.
gembatan-alt-chains-more =
    { $count ->
        [one] 1 cadena más
       *[other] { $count } cadenas más
    }, +{ $points }.
gembatan-alt-gembatan = Gembatan, +{ $points }.
gembatan-alt-hand =
    { $name }: { $score ->
        [one] 1 punto.
       *[other] { $score } puntos.
    }
gembatan-alt-tiles =
    { $count ->
        [0] Ninguna loseta.
       *[other] Losetas: { LIST(PIECES("gembatan-colour", $tiles)) }.
    }
gembatan-alt-gems =
    { $count ->
        [0] Ninguna gema.
       *[other] Gemas: { LIST(PIECES("gembatan-colour", $gems)) }.
    }
gembatan-alt-fill =
    Puede llenar: { $more ->
        [0] { LIST(PIECES("gembatan-colour", $sockets)) }
       *[other] { PIECES("gembatan-colour", $sockets) } y { $more } más
    }.
gembatan-alt-makes = { $socket } forma una cadena de { $count } en { WORD("gembatan-colour", $colour) }.
gembatan-alt-codes =
    { $name } { $score }: { $tile_count ->
        [0] ninguna loseta
       *[other] { $tiles }
    }; { $gem_count ->
        [0] ninguna gema
       *[other] { $gems }
    }.
gembatan-alt-account =
    { $name } { $score }: { $placed } por gemas, { $chains } en cadenas, { $gembatans } por las cuatro{ $left ->
        [0] {""}
       *[other] {","} −{ $left } por gemas sin jugar
    }.
gembatan-alt-gone = { $name } { $score }, dejó la partida.
gembatan-alt-trays =
    En las reservas: { $tiles ->
        [0] ninguna loseta
        [one] 1 loseta
       *[other] { $tiles } losetas
    } y { $gems ->
        [0] ninguna gema
        [one] 1 gema
       *[other] { $gems } gemas
    }.
gembatan-alt-grid =
    { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    } en el tablero, de { $first } a { $last }.
gembatan-alt-open =
    { $told ->
        [1] Otros engastes libres
       *[0] Engastes libres
    }: { LIST(PIECES("gembatan-colour", $sockets)) }.
gembatan-alt-open-more =
    { $told ->
        [1] Otros engastes libres
       *[0] Engastes libres
    }: { PIECES("gembatan-colour", $sockets) } y { $more } más.
gembatan-alt-grow = Diagonal de { $count } en { WORD("gembatan-colour", $colour) }, ampliable en { LIST($sockets, kind: "or") }.
gembatan-alt-cell = { $cell }: { LIST(PIECES("gembatan-side", PIECES("gembatan-colour", $halves))) }
gembatan-alt-cells-more = Otras { $count } casillas: `/gembatan board text:{ choice-board-text-words }`.
gembatan-alt-cells-left = Otras { $count } casillas.
gembatan-alt-colour = Gemas en { WORD("gembatan-colour", $colour) }: { LIST($sockets) }.
gembatan-alt-row = Fila { $row }: { LIST(PIECES("gembatan-colour", $tiles)) }.
gembatan-alt-pick-tile =
    La loseta { PIECES("gembatan-colour", $tile) } { $count ->
        [0] no encaja en ningún sitio.
        [one] encaja en 1 casilla:
       *[other] encaja en { $count } casillas:
    }
gembatan-alt-pick-sockets =
    { $count ->
        [one] Se puede llenar 1 engaste libre:
       *[other] Se pueden llenar { $count } engastes libres:
    }
gembatan-alt-pick-cell =
    { $count ->
        [0] En { $cell } no se puede colocar nada.
        [one] 1 forma de colocar una loseta en { $cell }:
       *[other] { $count } formas de colocar una loseta en { $cell }{ $order ->
               [best] , empezando por la mejor
              *[place] { "" }
           }:
    }
gembatan-alt-fits =
    Las losetas de la mano encajan en { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }: { $more ->
        [0] { LIST($cells) }
       *[other] { $cells } y { $more } más
    }.
gembatan-alt-part = La imagen muestra de { $first } a { $last }.
gembatan-alt-number = { $number }: { PIECES("gembatan-side", PIECES("gembatan-colour", $what)) }

## Negativas: jugadas. Una loseta se nombra tal como está o como iba a estar.

gembatan-over = Esta partida ha terminado. `/gembatan new` empieza la siguiente.
gembatan-not-your-turn = Todavía no: es el turno de otra persona. Te mencionaré cuando te toque.
gembatan-left-before = Has dejado esta partida. Aún puedes mirar.

gembatan-tile-not-held =
    { $count ->
        [0] Ya no te quedan losetas. Engasta gemas en los engastes libres.
       *[other] No tienes la loseta { PICTURE("gembatan-tile", $tile, code: "beside") }. Tus losetas: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-cell-taken = { $cell } está ocupada: allí está { PICTURE("gembatan-tile", $tile, code: "beside") }. { gembatan-cells-for }
gembatan-cells-for =
    { $count ->
        [0] Esta loseta no encaja ahora en ningún sitio. Prueba con otra o pulsa **{ LABEL("gembatan-ui-trade") }**.
        [one] Esta loseta encaja en { LIST($nearest) }.
       *[other] Esta loseta encaja, por ejemplo, en { LIST($nearest) }.
    }
gembatan-here-taken = { $cell } está ocupada: allí está { PICTURE("gembatan-tile", $tile, code: "beside") }. Pregunta por una casilla vacía.
gembatan-cell-alone = Junto a { $cell } no hay nada, así que una loseta ahí no forma ningún engaste. { gembatan-cells-for }
gembatan-no-socket = Junto a { $cell } solo hay lados lisos, así que una loseta ahí no forma ningún engaste. { gembatan-cells-for }
gembatan-cuts-off = { PICTURE("gembatan-tile", $tile, code: "beside") } en { $cell } taparía el medio engaste en { WORD("gembatan-colour", $colour) } de { $neighbour }. { gembatan-turns-for }
gembatan-turns-for =
    { $count ->
        [0] Girar la loseta no sirve de nada.
        [one] La loseta encaja así: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
       *[other] La loseta encaja de una de estas formas: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
    }
gembatan-faces-plain = { PICTURE("gembatan-tile", $tile, code: "beside") } en { $cell } dejaría su medio engaste en { WORD("gembatan-colour", $colour) } contra el lado liso de { $neighbour }. { gembatan-turns-for }
gembatan-same-colour = { PICTURE("gembatan-tile", $tile, code: "beside") } en { $cell } formaría con { $neighbour } un engaste en { WORD("gembatan-colour", $colour) } por los dos lados. Ninguna gema encaja ahí. { gembatan-turns-for }
gembatan-not-linked = Tu próxima loseta debe compartir un engaste con una que colocaste en este turno ({ LIST($laid) }). En { $cell } no lo hace. { gembatan-cells-for }
gembatan-closes-grid = { PICTURE("gembatan-tile", $tile, code: "beside") } en { $cell } no dejaría libre ningún medio engaste. Nadie podría colocar más losetas. { gembatan-cells-for }
gembatan-no-socket-there = La loseta no forma ningún engaste en el lado { WORD("gembatan-side", $side) } de { $cell }. La gema puede ir en { LIST($sockets, kind: "or") }.
gembatan-gem-not-held =
    { $count ->
        [0] { $socket } necesita una gema { PICTURE("gembatan-gem", $gem, code: "beside") } y no te queda ninguna gema. Pulsa **{ LABEL("gembatan-ui-finish") }**.
       *[other] { $socket } necesita una gema { PICTURE("gembatan-gem", $gem, code: "beside") }. Tus gemas: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-gem-not-held-but = { $socket } necesita una gema { PICTURE("gembatan-gem", $gem, code: "beside") } y no tienes ninguna así. { gembatan-sockets-for }
gembatan-half-socket = { $socket } todavía es un medio engaste en { WORD("gembatan-colour", $colour) }: falta una loseta. { gembatan-sockets-for }
gembatan-sockets-for =
    { $count ->
        [0] Ahora ninguna de tus gemas encaja en un engaste libre.
        [one] Tienes una gema para { LIST($nearest) }.
       *[other] Tienes gemas para { LIST($nearest) }.
    }
gembatan-no-such-socket = En { $socket } no hay ningún engaste. { gembatan-sockets-for }
gembatan-socket-filled = { $socket } ya tiene una gema { PICTURE("gembatan-gem", $gem, code: "beside") }. { gembatan-sockets-for }
gembatan-trade-mid-turn = Ya has empezado a jugar. Pulsa **{ LABEL("gembatan-ui-finish") }**, o **{ LABEL("gembatan-ui-over") }** y cambia después.
gembatan-trade-nothing = Elige al menos una loseta o una gema para cambiar, por ejemplo `RB--` o `RY`.
gembatan-trade-tiles-not-held =
    { $count ->
        [0] No tienes losetas para cambiar. Cambia gemas o juega.
       *[other] No tienes todas estas: { LIST(PICTURE("gembatan-tile", $tiles, code: "beside")) }. Tus losetas: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-trade-gems-not-held =
    { $count ->
        [0] No tienes gemas para cambiar. Cambia losetas o juega.
       *[other] No tienes todas estas: { LIST(PICTURE("gembatan-gem", $gems, code: "beside")) }. Tus gemas: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-trade-few-tiles =
    Quieres cambiar { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }, pero { $left ->
        [0] la reserva está vacía. Cambia gemas o juega.
        [one] en la reserva solo queda 1. Elige menos.
       *[other] en la reserva solo quedan { $left }. Elige menos.
    }
gembatan-trade-few-gems =
    Quieres cambiar { $count ->
        [one] 1 gema
       *[other] { $count } gemas
    }, pero { $left ->
        [0] la reserva está vacía. Cambia losetas o juega.
        [one] en la reserva solo queda 1. Elige menos.
       *[other] en la reserva solo quedan { $left }. Elige menos.
    }
gembatan-end-nothing = Todavía no has jugado nada. Pulsa **{ LABEL("gembatan-ui-play") }** o **{ LABEL("gembatan-ui-trade") }**.
gembatan-pass-mid-turn = Ya has empezado a jugar. Pulsa mejor **{ LABEL("gembatan-ui-finish") }**.
gembatan-pass-can-play = No puedes pasar: aún puedes jugar, por ejemplo `{ $example }`.
gembatan-pass-can-trade =
    No puedes pasar: aún puedes cambiar. En las reservas hay { $tiles ->
        [0] 0 losetas
        [one] 1 loseta
       *[other] { $tiles } losetas
    } y { $gems ->
        [0] 0 gemas
        [one] 1 gema
       *[other] { $gems } gemas
    }.
gembatan-option-range = `{ $option }` va de { $low } a { $high }.
gembatan-seats-range =
    Esta partida es { $high ->
        [1] para una sola persona
       *[other] de { $low } a { $high } personas
    }.

## Negativas: lo que no se puede leer

gembatan-notation-move = No puedo leer «{ $text }» como jugada. `BI60 RB-- W` coloca una loseta: la casilla, la loseta tal como quedará y el lado de la gema (N, E, S o W). `BH60-BI60` llena un engaste, `trade RB-- RY` cambia, `end` termina el turno.
gembatan-notation-half = ¿En qué lado de { $tile } en { $cell } va la gema? Añade N, E, S o W (oeste), por ejemplo `{ $cell } { $tile } W`.
gembatan-notation-cell = «{ $text }» no es una casilla. Una casilla es una columna (de A a DO) y una fila (de 1 a 119), por ejemplo `BH60`.
gembatan-notation-apart = { $first } y { $second } no se tocan, así que no comparten ningún engaste. Nombra dos casillas contiguas, por ejemplo `BH60-BI60`.
gembatan-notation-socket = «{ $text }» no es un engaste. Nombra las dos casillas entre las que está, por ejemplo `BH60-BI60`.
gembatan-notation-tile = «{ $text }» no es una loseta de este juego. Nombra sus cuatro lados desde arriba en sentido horario, con `-` para los lisos, por ejemplo `RB--`.
gembatan-notation-gem = «{ $text }» no es una gema. Nómbrala por sus dos colores, por ejemplo `RY`.
gembatan-notation-trade = Tienes como mucho { $count } losetas y { $count } gemas, así que no puedes cambiar más.
gembatan-position-tile = «{ $text }» no puede ir ahí. Escribe una loseta con su casilla y sus lados, por ejemplo `BI60:RB--`. La primera va en BH60. Cada una de las siguientes debe formar un engaste con una anterior y no tapar ninguno.
gembatan-position-gem = { $text } no es un engaste de esta posición, o está lleno dos veces.
gembatan-position-piece = En esta posición hay más { $text } que en la caja.
gembatan-position-closed = En esta posición no hay ningún medio engaste libre, así que nadie podría colocar más losetas. Gira una loseta o quita una.
gembatan-position-field = «{ $field }={ $text }» no encaja en esta posición. El campo no existe, está repetido o no admite ese valor.

## Las palabras de la imagen

gembatan-caption-left = quedan
gembatan-caption-over = FIN
gembatan-caption-draw = Empate
gembatan-caption-margin =
    { $points ->
        [one] por 1 punto
       *[other] por { $points } puntos
    }
gembatan-caption-chain = Cadena más larga
gembatan-caption-reason-gems = Una mano se quedó sin gemas
gembatan-caption-reason-blocked = Nadie sigue jugando
gembatan-caption-reason-stalled = 3 rondas sin jugar
gembatan-caption-reason-none = Sin resultado
gembatan-caption-uncounted = Los puntos no cuentan
gembatan-caption-reason-left = Solo queda un jugador

## Las formas de empezar una partida con botones

gembatan-start-usual = Partida completa
gembatan-start-usual-told = ◆ **{ gembatan-start-usual }:** de 2 a 4 personas, las 60 gemas
gembatan-start-short = Partida corta
gembatan-start-short-told = ◆ **{ gembatan-start-short }:** 24 gemas, unos 7 minutos

## Con qué se juega una partida o una clasificación

gembatan-scoreboard =
    de 2 a 4 personas{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gemas
    }
gembatan-among =
    { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gemas
    }

## Qué hacer ahora, bajo el tablero

gembatan-next-play = { $name }: te toca jugar a Gembatan{ $place }. Pulsa **{ gembatan-ui-play }** o **{ gembatan-ui-trade }**.
gembatan-next-goal = Coloca losetas, giradas como quieras, de modo que se junten medios anillos de dos colores. Tres o más gemas del mismo color en diagonal forman una cadena.
gembatan-next-fixed = { $name }: te toca jugar a Gembatan{ $place }. Pulsa **{ gembatan-ui-play }**: las reservas están vacías.
gembatan-next-trade = { $name }: te toca jugar a Gembatan{ $place }. No encaja nada: pulsa **{ gembatan-ui-trade }**.
gembatan-next-pass = { $name }: te toca jugar a Gembatan{ $place }. No encaja nada y las reservas están vacías: pulsa **{ gembatan-ui-pass }**.
gembatan-next-draft =
    { $name }: por ahora { $parts }: **{ gembatan-sum }**. **{ gembatan-ui-finish }** { $points ->
        [one] lo anota
       *[other] los anota
    }.
gembatan-sum =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
gembatan-next-over = **{ ui-again }** { $alone ->
        [1] empieza la siguiente partida
       *[0] abre la siguiente mesa
    }. `/gembatan top` muestra lo mejor de este servidor.

## Por qué es buena una jugada, como pista

gembatan-why-move =
    { $how ->
        [lay] { PICTURE("gembatan-tile", $tile) } en { $place } con { PICTURE("gembatan-gem", $gem) }
       *[fill] { PICTURE("gembatan-gem", $gem) } en { $place }
    }
gembatan-why-chain = { gembatan-why-move } forma una cadena de { $count } en { WORD("gembatan-colour", $colour) }: +{ $points }.
gembatan-why-chains = { gembatan-why-move } forma { $count } cadenas: +{ $points }.
gembatan-why-fourth = { gembatan-why-move } es la cuarta gema del turno, un Gembatan: +{ $points }.
gembatan-why-begins = { gembatan-why-move }: +{ $points } ahora, en un turno de { $whole ->
        [one] 1 punto
       *[other] { $whole } puntos
    }.
gembatan-why-gem = { gembatan-why-move }: +{ $points }.
gembatan-why-end = Termina aquí el turno: { gembatan-sum }.
gembatan-why-trade = Ahora no encaja nada: cambia lo que tienes.
gembatan-why-trade-better = Ahora tus piezas encajan mal: el mejor turno da { $best ->
        [one] 1 punto
       *[other] { $best } puntos
    }. Un cambio promete más.

## Botones, menús y respuestas

gembatan-ui-play = Jugar
gembatan-ui-finish = Terminar turno
gembatan-ui-over = Reiniciar turno
gembatan-anew = El turno empieza de nuevo.
gembatan-step-tile = { PICTURE("gembatan-tile", $tile) }
gembatan-step-gem = una gema
gembatan-marked-tile = { PICTURE("gembatan-tile", $tile) }, en el número { $number }
gembatan-marked-tile-said = la loseta { PIECES("gembatan-colour", $tile) }, en el número { $number }
gembatan-marked-gem = gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) }, en el número { $number }
gembatan-answer-tile = { PICTURE("gembatan-tile", $tile) } en **{ $cell }**, gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-answer-gem = la gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } entre **{ $one }** y **{ $other }**
gembatan-scoring = -# Una gema da 1 punto; una cadena de 3 o más, 1 por cada una de sus gemas. Las cuatro gemas en un turno dan 4 más: eso es un **Gembatan**.
gembatan-ui-trade = Cambiar
gembatan-ui-pass = Pasar
gembatan-ui-back = Otra cosa
gembatan-ui-best-steps = Las mejores jugadas
gembatan-ui-every = Todas mis piezas
gembatan-ui-here = ¿Qué va en una casilla?
gembatan-ui-other-cell = Otra casilla
gembatan-ui-others =
    { $count ->
        [0] { $order ->
            [best] Volver a lo mejor
           *[place] Volver al inicio
        }
       *[other] { $count } más{ $most ->
            [0] { "" }
           *[other] {""}, hasta +{ $most }
        }
    }
gembatan-ui-makes = { $reasons }.
gembatan-ui-why =
    { $choices } { $count ->
        [one] forma
       *[other] forman
    } { $chains }
# Una de estas cadenas o varias iguales
gembatan-ui-a-chain =
    { $times ->
        [1] una { gembatan-ui-chain }
       *[other] { gembatan-ui-chain }
    }
gembatan-ui-number = **{ $number }**
gembatan-ui-tile-alone = { PICTURE("gembatan-tile", $tile) }
gembatan-ui-hand = Mi mano

# De qué se compone un turno, junto a gembatan-tiles-and-gems
gembatan-ui-chain =
    { $times ->
        [1] cadena de { $count } en { WORD("gembatan-colour", $colour) }
       *[other] { $times } cadenas de { $count } en { WORD("gembatan-colour", $colour) }
    }
gembatan-ui-gembatan = Gembatan
gembatan-ui-best = Cadena más larga: { $whose }
gembatan-ui-best-of = **{ $name }**, { $count } en { WORD("gembatan-colour", $colour) }
gembatan-ui-account-gone = dejó la partida

# Textos privados
gembatan-ui-first-step =
    { "**" }Tu turno.** ¿Qué juegas?{ $order ->
        [best] {" "}Lo mejor va primero{ $then ->
            [0] .
           *[other] : un paso más puede dar luego +{ $then }.
        }
       *[place] { "" }
    }{ $sockets ->
        [0] { "" }
       *[other] { " " }Los números son engastes para tus gemas.
    }
gembatan-ui-tiles-said = En los botones, de izquierda a derecha: { LIST(PIECES("gembatan-colour", $tiles)) }
gembatan-ui-so-far =
    Por ahora { $parts }: **{ gembatan-sum }**. ¿Y ahora?{ $then ->
        [0] { "" }
       *[other] {" "}Lo mejor va primero: un paso más puede dar luego +{ $then }.
    }
gembatan-ui-no-step =
    Por ahora { $parts }: **{ gembatan-sum }**. { $left ->
        [0] Lo has jugado todo
       *[other] No encaja nada más
    }: termina tu turno.{ $joins ->
        [0] { "" }
       *[1] {" "}Otra loseta debe compartir un engaste con una que colocaste en este turno.
    }
gembatan-ui-frames = Tus losetas encajan en las casillas con esquinas marcadas.
gembatan-ui-fourth = Tu próxima gema es la cuarta: un **Gembatan**, +{ $points }.
gembatan-ui-nothing-fits = Ahora no encaja ninguna de tus losetas ni de tus gemas.
gembatan-ui-where = ¿Adónde va { PICTURE("gembatan-tile", $tile) }? Elige su número.
gembatan-ui-how = ¿Cómo queda { PICTURE("gembatan-tile", $tile) } y qué gema lleva?
gembatan-ui-how-last = Esto termina tu turno.
gembatan-ui-choose = Loseta o gema
gembatan-ui-choose-cell = Número de la casilla
gembatan-ui-choose-way = Número de la opción
gembatan-ui-gain =
    { gembatan-sum }{ $then ->
        [0] { "" }
        [one] { "" }
       *[other] , luego hasta { $then }
    }
gembatan-ui-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Loseta para { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
gembatan-ui-cell =
    { PICTURE("gembatan-tile", $tile, code: "missing") }En { $number }{ $points ->
        [0] { "" }
       *[other] { "" }: { $gain }
    }
gembatan-ui-short =
    { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
gembatan-ui-short-gem =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-gem", $gem, code: "beside") }
       *[other] { PICTURE("gembatan-gem", $gem, code: "missing") }+{ $points }
    }
gembatan-ui-short-play =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-short-tile =
    { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-put = { $number } · { PICTURE("gembatan-gem", $gem, code: "missing") }gema { WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) }
gembatan-ui-way = { PICTURE("gembatan-tile", $tile, code: "missing") }gema { WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-ui-fill = { $gem } en { $socket }

gembatan-ui-here-where =
    { $count ->
        [0] { $who ->
            [own] Ahora no encaja ninguna de tus losetas.
           *[other] Ahora no encaja ninguna loseta de { $name }.
        }
       *[other] { $who ->
            [own] ¿Dónde puedes colocar una loseta?
           *[other] ¿Dónde puede { $name } colocar una loseta?
        }{ $order ->
            [best] {" "}Lo mejor va primero.
           *[place] { "" }
        } Pulsa un número para verlo: todavía no se juega nada.
    }
gembatan-ui-fits =
    { $who ->
        [own] { $count ->
            [0] Ninguna de tus losetas encaja en { gembatan-ui-this-cell }.
            [one] Puedes colocar una loseta en { gembatan-ui-this-cell } de 1 forma.
           *[other] Puedes colocar una loseta en { gembatan-ui-this-cell } de { $count } formas{ $order ->
                   [best] , empezando por la mejor
                  *[place] { "" }
               }.
        }
       *[other] { $count ->
            [0] Ninguna loseta de { $name } encaja en { gembatan-ui-this-cell }.
            [one] { $name } puede colocar una loseta en { gembatan-ui-this-cell } de 1 forma.
           *[other] { $name } puede colocar una loseta en { gembatan-ui-this-cell } de { $count } formas{ $order ->
                   [best] , empezando por la mejor
                  *[place] { "" }
               }.
        }
    }
gembatan-ui-this-cell =
    { $cell ->
        [marked] la casilla marcada
       *[other] { $cell }
    }
gembatan-ui-press-plays = Pulsa una para jugarla.
gembatan-ui-in-hand = **{ $name }** · { gembatan-sum }
gembatan-ui-hand-tile =
    { $count ->
        [0] { PICTURE("gembatan-tile", $tile) } no encaja en ningún sitio
        [one] { PICTURE("gembatan-tile", $tile) } encaja en 1 casilla: { gembatan-sum }
       *[other] { PICTURE("gembatan-tile", $tile) } encaja en { $count } casillas: hasta { gembatan-sum }
    }
gembatan-ui-hand-gem =
    { $count ->
        [0] { PICTURE("gembatan-gem", $gem) } no encaja en ningún engaste libre
        [one] { PICTURE("gembatan-gem", $gem) } encaja en 1 engaste libre: { gembatan-sum }
       *[other] { PICTURE("gembatan-gem", $gem) } encaja en { $count } engastes libres: hasta { gembatan-sum }
    }

# Un cambio. $chosen: 1 si la pieza se aparta, si no 0
gembatan-ui-trade-how = { "**" }Cambiar en vez de jugar:** pulsa las piezas que entregas: se marcan con ×. Con esto termina tu turno.
gembatan-ui-set-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-set-gem =
    { PICTURE("gembatan-gem", $gem, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-trade-these =
    { $count ->
        [0] Cambiar
        [one] Cambiar 1 pieza
       *[other] Cambiar { $count } piezas
    }
gembatan-ui-trade-all = Elegir todo

## Descripciones de los comandos y sus opciones: 100 caracteres como mucho, sin punto final

gembatan-cmd = Gembatan: coloca losetas y gemas y forma cadenas del mismo color
gembatan-cmd-new = Abre una mesa de 2 a 4 personas
gembatan-opt-gems = Gemas de la partida, de 20 a 60; normalmente 60. Con menos dura menos
gembatan-cmd-play = Coloca una loseta y engasta una gema en un engaste que forme
gembatan-opt-tile = Una de tus losetas: sus lados desde arriba en sentido horario, como RB--
gembatan-opt-cell = La casilla adonde va, como BI60
gembatan-opt-way = Cómo queda y el lado de la gema, como RB-- W; si falta, tomo lo mejor o pregunto
gembatan-opt-end = Si con esto terminas tu turno y puntúas; si no, sigues jugando
gembatan-cmd-fill = Engasta una gema en un engaste libre
gembatan-opt-socket = Las dos casillas entre las que está, como BH60-BI60
gembatan-cmd-back = Deshaz tu último paso o todo el turno antes de terminarlo
gembatan-opt-all = Si quieres deshacer todo el turno
gembatan-cmd-trade = Cambia piezas por otras nuevas en vez de jugar
gembatan-opt-tiles = Losetas que cambias, como RB-- R-G-
gembatan-opt-trade-gems = Gemas que cambias, como RY BG
gembatan-cmd-finish = Termina tu turno: puntúas y robas piezas nuevas
gembatan-cmd-here = Mira qué encaja en una casilla; la respuesta solo la ves tú
gembatan-cmd-hand = Mira dónde encajan tus losetas y gemas; la respuesta solo la ves tú

## Lo que merece una insignia. $number: hasta dónde llegó

gembatan-feat-chain = Una cadena de { $number }
gembatan-feat-turn = { $number } puntos en un turno
gembatan-feat-gembatan =
    { $number ->
        [one] Un Gembatan
       *[other] { $number } Gembatan en una partida
    }
gembatan-feat-comeback = Remontó { $number } puntos y ganó

## De qué trata la respuesta de un acertijo

gembatan-motif-gembatan = un Gembatan: cuatro gemas en un turno
gembatan-motif-chains = varias cadenas a la vez
gembatan-motif-long = una cadena larga
gembatan-motif-chain = una cadena
gembatan-motif-gems = gemas solas, sin cadena
