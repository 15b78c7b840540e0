# Gems 3D: all that this game says.
# Los nombres de las gemas van solos («roja C3 → F6») y tras «la gema» o «línea»: por eso son femeninos o invariables. Tienen
# dos letras más que en inglés como máximo, pues el texto alternativo del tablero cuenta con ello.

gems3d-name = Gems 3D
gems3d-command = /gems
# How a table for several is opened
gems3d-new-table = `/gems new` con el modo { gems3d-mode-relay } o { gems3d-mode-race }

## The gems. They stand before the word gem ("the light blue gem") and alone ("red C3 → F6").

gems3d-gem-black = negra
gems3d-gem-gold = dorada
gems3d-gem-blue = azul
gems3d-gem-green = verde
gems3d-gem-candy = dulce
gems3d-gem-light-blue = celeste
gems3d-gem-blue-patch = pinta azul
gems3d-gem-yellow = amarilla
gems3d-gem-blue-stripe = rayada azul
gems3d-gem-orange-stripe = rayada naranja
gems3d-gem-chocolate = chocolate
gems3d-gem-red = roja
gems3d-gem-glass = cristal
gems3d-gem-purple = morada
gems3d-gem-white = blanca
gems3d-gem-yellow-patch = pinta amarilla

## Modes and score boards

gems3d-mode-solo = En solitario
gems3d-mode-relay = Relevos
gems3d-mode-race = Carrera
gems3d-mode-daily = Tablero del día
# The ways to begin a match by buttons
gems3d-start-solo = { gems3d-mode-solo }
gems3d-start-solo-told = ◆ **{ gems3d-mode-solo }:** solo tú, enseguida
gems3d-start-relay = { gems3d-mode-relay }
gems3d-start-relay-told = ◆ **{ gems3d-mode-relay }:** de 2 a 8 personas por turnos en un mismo tablero, con puntos de todos
gems3d-start-race = { gems3d-mode-race }
gems3d-start-race-told = ◆ **{ gems3d-mode-race }:** de 2 a 8 a la vez, cada cual en su tablero
gems3d-start-short = Carrera corta
gems3d-start-short-told = ◆ **{ gems3d-start-short }:** 12 turnos en un tablero pequeño, unos 6 minutos

# What a match, or a leaderboard, is played with. $mode: as above · $hard: 0 or 1 · $turns: the most moves, or 0
# $shown: 1 if everybody’s points are shown during a race, else 0
gems3d-scoreboard =
    { WORD("gems3d-mode", $mode) } · { $size }×{ $size } · { $types } tipos · líneas de { $line } · { $drop } { $drop ->
        [one] gema nueva
       *[other] gemas nuevas
    } por turno{ $hard ->
        [0] { "" }
       *[other] {" "}· Difícil
    }{ $turns ->
        [0] { "" }
        [one] {" "}· 1 turno
       *[other] {" "}· { $turns } turnos
    }{ $limited ->
        [relay] {" en total"}
        [race] {" cada uno"}
       *[no] { "" }
    }{ $cells ->
        [0] { "" }
       *[other] {" "}· próximas casillas a la vista
    }{ $shown ->
        [0] { "" }
       *[other] {" "}· puntos de todos a la vista
    }

## What to do next, below the board. $name: who is to move

# $name: a mention · $place: of the channel; stands as the name of who is to move in those below
gems3d-next-whose = { $name }, es tu turno de Gems 3D{ $place }
gems3d-next-move = { $name }: pulsa **{ gems3d-ui-move }** y elige una gema y adónde va.
gems3d-next-trick = { $name }: un truco en { $cell } da +{ $points }. Pulsa antes **{ gems3d-ui-trick }**, o directamente **{ gems3d-ui-move }**.
gems3d-next-full = { $name }: el tablero está lleno, pero un truco en { $cell } lo salva: +{ $points }. Pulsa **{ gems3d-ui-trick }**.
gems3d-next-race = { $name }: pulsa **{ gems3d-ui-own }**. Solo tú lo ves hasta que todos terminen.
# Below that, in the first turn of each member
gems3d-next-goal =
    Pon { $line } gemas del mismo tipo en línea: desaparecen y dan puntos. { $own ->
        [0] { $turns ->
            [0] Con el tablero lleno se acaba la partida.
           *[other] Con el tablero lleno se acaba la partida, o con el turno { $turns }.
        }
       *[1] { $turns ->
            [0] Cada tablero se acaba cuando está lleno.
           *[other] Cada tablero se acaba cuando está lleno, o tras { $turns } turnos.
        }
    }{ $cells ->
        [0] { "" }
       *[1] {" "}Una gema pequeña en un anillo caerá ahí, o en otra casilla si ocupas la suya.
    }{ $shared ->
        [0] { "" }
       *[1] {" "}En los relevos, todos los puntos son de todos.
    }
gems3d-plan-scores = Un turno sin puntos trae gemas nuevas. Por eso tu plan solo se juega si todos los turnos anteriores dan puntos.
gems3d-ui-types = -# Gemas de esta partida: { LIST(PIECES("gems3d-gem", $gems)) }
# The headline of a finished relay. $total: all points · $name, $most, $count: as for gems3d-caption-most; $count is 0 if no move scored
gems3d-ui-together =
    ### En equipo, { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }{ $count ->
        [0] { "" }
        [one] . Quien más aportó: { $name }, { $most }
       *[other] . Quienes más aportaron: { $name }, { $most } cada uno
    }
# Quienes más aportaron, si son más de tres
gems3d-ui-players = { $count } jugadores
# Tras los puntos de un asiento que jugaron varios. $shares: el texto siguiente, para cada uno
gems3d-ui-shares = de ellos, { $shares }
gems3d-ui-share = { $name } { $points }
# The best of a match. $name: who cleared the line, where several played · $alone: 1 in a solo match, else 0
# $whole, $tenth: points a turn, before and after the decimal point
gems3d-ui-best = Mejor línea: { $alone ->
        [1] { $count } gemas
       *[0] **{ $name }**, { $count } gemas
    } por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · { $whole },{ $tenth } puntos por turno
gems3d-next-over = **{ ui-again }** empieza otra partida. `/gems top` muestra lo mejor de este servidor.

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gems3d-event-gem-moved = { $name }: { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }.
# $gems: what fell where
gems3d-event-gems-dropped =
    { $count ->
        [one] Cae una gema
       *[other] Caen { $count } gemas
    }: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-event-trick-played = Truco de { $name }: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } se vuelve { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }.
gems3d-event-formation-cleared = Línea { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) }: desaparecen { $count } gemas, **+{ $points }** para { $name }.
gems3d-event-formation-cleared-table = Línea { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } nada más empezar: desaparecen { $count } gemas, **+{ $points }** de entrada.
gems3d-event-tricks-awarded =
    { $count ->
        [one] Se gana un truco.
       *[other] Se ganan { $count } trucos.
    }
gems3d-event-board-emptied = ¡El tablero está vacío!
gems3d-event-seat-left = { $name } se va.
gems3d-event-match-ended-full = El tablero está lleno: { gems3d-result }.
gems3d-event-match-ended-resigned = Rendición: { gems3d-result }.
gems3d-event-match-ended-left = No queda nadie: { gems3d-result }.
gems3d-event-match-ended-turns = Era el último turno: { gems3d-result }.
gems3d-event-match-ended-closed = El tablero está cerrado: { gems3d-result }.
# $score: the best one · $turns: those of all
gems3d-event-match-ended-raced = La carrera ha terminado. El mejor tablero tiene { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }; entre todos los tableros suman { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
# $name: who has won alone · $lead: by how many points
gems3d-event-race-won =
    La carrera ha terminado: gana **{ $name }** con { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $lead } más que el siguiente tablero.
# $drops: how often gems fall on each board at most · $turns: how many turns each board has, 0 for any number
gems3d-event-race-begun =
    Empieza la carrera: un tablero para cada cual, las mismas gemas para todos, { $turns ->
        [0] { $drops } veces como máximo
        [one] 1 turno cada cual
       *[other] { $turns } turnos cada cual
    }. Gana quien tenga más puntos.
gems3d-event-step-taken =
    { $turns ->
        [0] { $name } ha empezado.
       *[other] { $name } va por el turno { $turns }.
    }
gems3d-event-step-taken-points =
    { $name }: **{ $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }** en el turno { $turns }.
gems3d-event-board-done-points =
    { $turns ->
        [0] { $name } se ha ido antes de su primer turno.
       *[other]
            { $name } ha terminado: **{ $score ->
                [one] 1 punto
               *[other] { $score } puntos
            }** en { $turns ->
                [one] 1 turno
               *[other] { $turns } turnos
            }.
    }
gems3d-event-board-done =
    { $turns ->
        [0] { $name } se ha ido antes de su primer turno.
        [one] { $name } ha terminado en 1 turno.
       *[other] { $name } ha terminado en { $turns } turnos.
    }
gems3d-event-taken-out = { $name } no jugó a tiempo y ya no está en la carrera.
gems3d-result =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }

## What a suggested move does

gems3d-why-line = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }: desaparecen { $count } ({ $cells }), **+{ $points }**.
gems3d-why-row = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } pone { $count } de { $line } en línea ({ $cells }).
gems3d-why-room = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } deja sitio para una línea { PICTURE("gems3d-gem", $other, code: "never") }{ WORD("gems3d-gem", $other) }: ya hay { $count } gemas.
gems3d-why-wait = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } es una jugada de espera.
gems3d-why-trick = Truco: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } se vuelve { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }, desaparecen { $count } ({ $cells }), **+{ $points }**.

## The turning point of a match, `Gems3D.course`

gems3d-course-crowded = Desde aquí, menos de un tercio del tablero estaba vacío.
gems3d-course-room = Desde aquí, al menos un tercio del tablero estaba vacío.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gems3d-alt-turn = Juega { $name }.
gems3d-alt-over-full = Fin: el tablero está lleno.
gems3d-alt-over-resigned = Fin: rendición.
gems3d-alt-over-none = Fin: sin resultado. Los puntos no cuentan.
gems3d-alt-over-left = Fin: no queda nadie.
gems3d-alt-over-drops = Fin: han caído las últimas gemas.
gems3d-alt-over-turns = Fin: era el último turno.
gems3d-alt-over-closed = Fin: se cerró el tablero.
gems3d-alt-hidden-race = Una carrera; sus tableros no se ven hasta que todos terminen.
gems3d-alt-hidden-daily = Un tablero del día; no se muestra.
gems3d-alt-lane =
    { $turns ->
        [one] { $name }: 1 turno
       *[other] { $name }: { $turns } turnos
    }
gems3d-alt-lane-points =
    { $name }: { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-lane-done-points =
    { $name }: fin, { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-lane-done =
    { $turns ->
        [one] { $name }: fin, 1 turno
       *[other] { $name }: fin, { $turns } turnos
    }
gems3d-alt-raced = La carrera ha terminado; los tableros, uno al lado de otro:
gems3d-alt-raced-board =
    { $place }. { $name }: { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-raced-unplaced =
    – { $name }: { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-score =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $tricks ->
        [0] sin trucos
        [one] 1 truco
       *[other] { $tricks } trucos
    }, { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
# A line for each seat, where several play on one board
gems3d-alt-seat = { $name }: { $points }
gems3d-alt-next = Luego: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-moved = Jugada: { PIECES("gems3d-gem", $gem) } { $start } a { $goal }.
gems3d-alt-tricked = Truco: { $cell } se volvió { PIECES("gems3d-gem", $gem) }.
gems3d-alt-dropped = Caídas: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-cleared = Desaparecen: { $count } × { PIECES("gems3d-gem", $gem) }, { $first } a { $last }, +{ $points }.
gems3d-alt-cleared-more =
    { $count ->
        [one] También 1 línea
       *[other] También { $count } líneas
    }, +{ $points }.
# $what: a cell with its gem, such as "gold D4"
gems3d-alt-hint = Truco: { PIECES("gems3d-gem", $what) } pasa a { WORD("gems3d-gem", $gem) }, +{ $points }.
# A chosen gem and where it can go. $cells: the cells of the columns one after the other, "A1 5 9 B2"
gems3d-alt-pick =
    Elegida: { WORD("gems3d-gem", $gem) } { $cell }. Puede ir a { $count ->
        [one] 1 casilla: { $cells }.
       *[other] { $count } casillas: { $cells }.
    }
gems3d-alt-pick-all = Elegida: { WORD("gems3d-gem", $gem) } { $cell }. Puede ir a todas las casillas vacías.
gems3d-alt-pick-but = Elegida: { WORD("gems3d-gem", $gem) } { $cell }. Puede ir a todas las casillas vacías salvo { $cells }.
gems3d-alt-pick-none = Elegida: { WORD("gems3d-gem", $gem) } { $cell }. No puede ir a ninguna parte.
gems3d-alt-gains =
    Da puntos en { $more ->
        [0] { LIST($gains) }
       *[other] { $gains } y { $more } más
    }.
# The number with the star in the picture. $what: its cell, with the gem if there is one
gems3d-alt-best = Lo mejor: { $number }, { PIECES("gems3d-gem", $what) }.
gems3d-alt-numbers = Números: { LIST(PIECES("gems3d-gem", $cells)) }.
# The board by gem. $last: the cell at the bottom right · $line: how many gems make a line
gems3d-alt-board = Tablero de A1 a { $last }, líneas de { $line }{ $gems ->
        [0] { $empty ->
            [0] { "" }
           *[other] , vacío
        }
       *[other] , { $gems ->
            [one] 1 gema
           *[other] { $gems } gemas
        }, { $empty ->
            [one] 1 vacía
           *[other] { $empty } vacías
        }
    }:
gems3d-alt-gem = { WORD("gems3d-gem", $gem) }: { LIST($cells) }
# One type on a full board, if the alt text has no room for its cells
gems3d-alt-rest = { WORD("gems3d-gem", $gem) }: las demás casillas
# Gems for which the alt text has no room
gems3d-alt-more = { $count } gemas más; `/gems board text:{ choice-board-text-words }` las nombra.
gems3d-alt-left = { $count } gemas más.
# The board row by row, where a member asks for it
gems3d-alt-row = Fila { $row }: { LIST(PIECES("gems3d-gem", $gems)) }
gems3d-alt-row-empty = Fila { $row }: vacía

## Refusals: moves

gems3d-over = Esta partida ha terminado. `/gems new` empieza otra.
gems3d-done = Tu tablero ha terminado, y sus puntos cuentan. Los demás siguen jugando.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gems3d-not-your-turn = Todavía no: es el turno de otra persona. Te menciono cuando sea el tuyo.
gems3d-off-board = { $cell } no está en este tablero: sus casillas van de A1 a { $last }.
gems3d-empty-start = En { $cell } no hay ninguna gema. Las más cercanas que se pueden mover: { LIST(PIECES("gems3d-gem", $nearest)) }.
gems3d-same-cell = La gema { WORD("gems3d-gem", $gem) } ya está en { $cell }. Elige una casilla vacía.
gems3d-walled-in = La gema { WORD("gems3d-gem", $gem) } de { $start } no se puede mover: no tiene al lado ninguna casilla vacía. Mueve antes otra gema.
gems3d-occupied-goal = En { $goal } ya está la gema { WORD("gems3d-gem", $taken) }. La gema { WORD("gems3d-gem", $gem) } de { $start } necesita una casilla vacía. Cerca de { $goal } puede llegar a { LIST($nearest) }.
gems3d-no-path =
    Hay gemas en todos los caminos de { $start } a { $goal }. La gema { WORD("gems3d-gem", $gem) } puede ir { $count ->
        [one] solo a 1 casilla, { LIST($nearest) }.
        [2] a 2 casillas, { LIST($nearest) }.
        [3] a 3 casillas, { LIST($nearest) }.
       *[other] a { $count } casillas. Las más cercanas a { $goal }: { LIST($nearest) }.
    }
gems3d-only-tricks = El tablero está lleno, así que ninguna gema se puede mover. Pero un truco te salva: convierte { $cell } en { WORD("gems3d-gem", $gem) } por +{ $points }. Pulsa **{ LABEL("gems3d-ui-trick") }**.

## Refusals: tricks

gems3d-no-trick =
    Aún no tienes ningún truco. { $points ->
        [one] Con 1 punto más
       *[other] Con { $points } puntos más
    } ganas uno.
gems3d-trick-empty = { $cell } está vacía. Elige una gema que impida una línea.
gems3d-trick-same-type = { $cell } ya es { WORD("gems3d-gem", $gem) }. Elige otro tipo.
gems3d-trick-not-in-play = En esta partida no hay ninguna gema { WORD("gems3d-gem", $gem) }. Sus gemas: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-trick-nowhere = Ahora un truco no completa ninguna línea, ni en { $cell } ni en otra parte. Guárdalo y mueve una gema.
gems3d-trick-no-line = Un truco en { $cell } no completa ninguna línea. Mejor convierte { $best_cell } en { WORD("gems3d-gem", $best_gem) }: +{ $points }.
gems3d-trick-other-type = { $cell } da menos como { WORD("gems3d-gem", $gem) }, o nada. Mejor haz que sea { WORD("gems3d-gem", $best) }: +{ $points }.
gems3d-trick-which = Varios tipos dan +{ $points } en { $cell }. Elige uno: { LIST(PIECES("gems3d-gem", $gems), kind: "or") }.
gems3d-left-before = Has dejado esta partida. Aún puedes mirar.

## Refusals: the options of a new match

gems3d-setting-size = tamaño del tablero
gems3d-setting-types = tipos de gemas
gems3d-setting-drop = gemas nuevas por turno
gems3d-setting-line = largo de una línea
gems3d-setting-turns = turnos hasta el final
gems3d-setting-seats = jugadores
gems3d-option-range = `{ $option }` ({ WORD("gems3d-setting", $option) }) va aquí de { $low } a { $high }.
gems3d-cells-hard = En Difícil las próximas gemas están ocultas, y sus casillas también. Quita `hard` o `cells`.
gems3d-seats-range =
    { $high ->
        [one] Esta partida es para una sola persona.
       *[other] Esta partida es de { $low } a { $high } { WORD("gems3d-setting", $option) }.
    }

## Refusals: what cannot be read

gems3d-notation-move = No entiendo «{ $text }» como jugada. Escribe origen y destino, como `A1 C3`, o un truco, como `E5=red`.
gems3d-notation-half = ¿De { $cell } adónde? Escribe origen y destino juntos, como `A1 C3`.
gems3d-notation-cell = «{ $text }» no es una casilla. Una casilla es una letra y un número, de A1 a { $last }{ $board ->
        [0] {" "}en el tablero más grande
       *[1] { "" }
    }.
gems3d-notation-gem = «{ $text }» no es ni una casilla ni una gema. Una jugada son dos casillas, como `A1 C3`. Un truco es una casilla y una gema, como `E5=red`.
gems3d-position-board = No entiendo la fila { $row } del tablero: «{ $text }». Un tablero tiene de 5 a 15 filas separadas por /, y otras tantas casillas en cada fila. Escribe cada gema con su letra, y las casillas vacías con su número.
gems3d-position-field = «{ $field }={ $text }» no encaja en esta posición. El campo no existe, está dos veces o no puede tener este valor.
gems3d-position-line = Esta posición tiene una línea de { $line } o más que debería haber desaparecido. Quítala del tablero o acórtala.
gems3d-position-stuck = En esta posición nadie puede jugar, pero no ha terminado. Llena el tablero vacío, libera una casilla o escribe por qué ha terminado, por ejemplo `over=full`.

## Captions inside the picture: room for about a dozen letters, the reason for three words

gems3d-caption-next = LUEGO
gems3d-caption-hard = DIFÍCIL
gems3d-caption-turns =
    { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
# $most: how many turns the board has
gems3d-caption-turns-of = { $turns }/{ $most ->
        [one] 1 turno
       *[other] { $most } turnos
    }
gems3d-caption-points =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
# $name: who has won alone · $lead: by how many points
gems3d-caption-won = Gana { $name }
gems3d-caption-lead =
    { $lead ->
        [one] por 1 punto
       *[other] por { $lead } puntos
    }
gems3d-caption-drawn = Empate
gems3d-caption-over = FIN
gems3d-caption-together = EN EQUIPO
# The end of a relay, which nobody wins. $name: whose moves brought the most points, if $count is 1 · $most: these points
gems3d-caption-most =
    { $count ->
        [one] Quien más aportó: { $name }, { $most }
       *[other] Los { $count } que más aportaron: { $most }
    }
gems3d-caption-reason-full = Tablero lleno
gems3d-caption-reason-resigned = Rendición
gems3d-caption-reason-none = Sin resultado
gems3d-caption-uncounted = Los puntos no cuentan
gems3d-caption-reason-left = No queda nadie
gems3d-caption-reason-drops = Últimas gemas caídas
gems3d-caption-reason-turns = Último turno
gems3d-caption-reason-closed = Cerrado
gems3d-caption-race = CARRERA
gems3d-caption-raced = FIN DE CARRERA
gems3d-caption-hidden = Los tableros se verán cuando todos terminen
gems3d-caption-done = fin

## Buttons, modals, suggestions

gems3d-ui-move = Mover
gems3d-ui-move-title = Mover una gema
gems3d-ui-move-field = ¿De qué casilla a cuál?
gems3d-ui-move-hint = La casilla de la gema y la casilla vacía adonde va
# The private panel that asks for a gem and its goal
gems3d-ui-choose-gem = Más gemas
gems3d-ui-choose-goal = Más casillas
gems3d-ui-other = Otra gema
gems3d-ui-type = Escribirlo
gems3d-ui-type-again = Escribirlo otra vez
gems3d-ui-older = Ese era un tablero anterior, así que no se ha jugado nada. Aquí está el más nuevo.
gems3d-ui-best-again = Lo mejor
gems3d-ui-fewer = Menos
# A row of the board in a menu. $row: as beside the board
# $first, $last: cells · $count: how many gems or cells of the row can be chosen
gems3d-ui-row = Fila { $row }: { $count ->
        [one] { $first }
       *[other] { $first } a { $last } · { $count }
    }
# The button of a gem or a cell with a number in the picture. $points: what it would score, 0 for nothing
gems3d-ui-short-gem = { PICTURE("gems3d-gem", $gem, code: "never") }{ $number }
gems3d-ui-short-goal = { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
# The question to the member, above the numbered buttons
# $count: how many cells the gem reaches · $row: 1 if only those of a chosen row have numbers
gems3d-ui-which-gem = ¿Qué gema? Pulsa su número. Junta gemas del mismo tipo.
gems3d-ui-which-of-many = ¿Qué gema?
gems3d-ui-which-goal =
    { $row ->
        [1] ¿Qué casilla de esta fila? Pulsa su número.
       *[0] { gems3d-ui-lit-cells }
    }
gems3d-ui-lit-cells = ¿Adónde? Pulsa un número. Junta gemas del mismo tipo.
gems3d-ui-which-row = ¿En qué fila? Su número está a la izquierda del tablero.
# The same, if one choice promises something: a star marks its number in the picture. $number: in the picture
# $row: how many gems stand in a row then · $line: how many are needed · $points: what this would score, 0 for nothing
gems3d-ui-best-gem = { $points ->
        [0] ¿Qué gema? La **{ $number }** puede poner { $row } de { $line } en línea.
       *[other] ¿Qué gema? La **{ $number }** puede dar **+{ $points }**.
    }
gems3d-ui-best-goal = { $points ->
        [0] ¿Adónde? La **{ $number }** pone { $row } de { $line } en línea.
       *[other] ¿Adónde? La **{ $number }** da **+{ $points }**.
    }
# $over: 1 if the match is over, else 0
gems3d-ui-trick = Truco
gems3d-ui-trick-title = Hacer un truco
gems3d-ui-trick-field = ¿Qué casilla y en qué se convierte?
# What the picture of a lesson marks
gems3d-marked = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }
# A trick that was played, in a sentence: "took … back"
gems3d-ui-trick-told = { $cell } = { WORD("gems3d-gem", $gem) }
# Below the menu of tricks, which stands in place of the form where there are many
gems3d-ui-no-trick = Mover una gema
gems3d-ui-reach = ¿Adónde va una gema?
gems3d-ui-reach-title = ¿Adónde puede ir una gema?
gems3d-ui-reach-field = ¿En qué casilla está la gema?
# $count: how many cells it reaches
gems3d-ui-reached =
    { $count ->
        [0] La gema { WORD("gems3d-gem", $gem) } de { $cell } no se puede mover: no tiene al lado ninguna casilla vacía.
        [one] La gema { WORD("gems3d-gem", $gem) } de { $cell } puede ir a 1 casilla: la iluminada.
       *[other] La gema { WORD("gems3d-gem", $gem) } de { $cell } puede ir a { $count } casillas: las iluminadas.
    }

# The own board of a race, and of the daily: for its member alone
gems3d-ui-own = Mi tablero
# $most: how many turns each board has; 0 for any number
gems3d-ui-board-race =
    { "**" }Tu tablero en la carrera** · { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    } · { $most ->
        [0] { gems3d-caption-turns }
       *[other] { gems3d-caption-turns-of }
    }
gems3d-ui-goes-race = Solo tú lo ves hasta que todos terminen. Gana quien tenga más puntos.
gems3d-ui-done-race = Tu tablero ha terminado, y sus puntos cuentan. Cuando todos terminen, verás todos los tableros.
gems3d-ui-race-over = La carrera ha terminado, y se ven todos los tableros.
# $others: cuántos más siguen jugando
gems3d-ui-close-sure =
    ¿Seguro que quieres acabar tu tablero? Sus puntos cuentan, y { $others ->
        [0] la partida acaba.
       *[other] los demás siguen jugando.
    }
# El propio tablero del día. $turn: qué turno es · $most: cuántos hay
gems3d-ui-daily-turn = { "**" }Turno { $turn } de { $most }.**
# Antes de la primera jugada. $drop: cuántas gemas caen tras una jugada sin puntos
gems3d-ui-daily-goal =
    Alinea { $line } gemas de un tipo: desaparecen y dan puntos. Tienes **{ $turns } turnos**: en cada uno mueves una gema, y si nada desaparece, { $drop ->
        [one] cae 1 nueva.
       *[other] caen { $drop } nuevas.
    }
gems3d-ui-no-race = En este canal no se juega ninguna carrera. `/gems new mode:race` abre una.
gems3d-ui-no-race-direct = No juegas ninguna carrera en nuestros mensajes directos. `/letters new` abre allí una mesa.
# $turns: how many turns each sign shows
gems3d-ui-squares =
    -# { $turns ->
        [one] Puntos por turno
       *[other] Puntos en { $turns } turnos
    }: { $none } 0 · { $few } 1–9 · { $some } 10–24 · { $many } 25–49 · { $most } 50 o más
gems3d-ui-example = por ejemplo, { $example }
# $gem, $points, $row, $line: as in gems3d-ui-best-gem
# $how: "gem" for a gem, "goal" for where it goes, "trick" for what a gem turns into
gems3d-ui-choice =
    { PICTURE("gems3d-gem", $gem, code: "never") }{ $how ->
        [goal] { WORD("gems3d-gem", $gem) } a { $cell }
        [trick] { $cell } se vuelve { WORD("gems3d-gem", $gem) }
       *[gem] { WORD("gems3d-gem", $gem) } { $cell }
    }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }{ $row ->
        [0] { "" }
       *[other] {" "}· { $row } de { $line } en línea
    }

## Commands: Discord shows at most 100 letters of each

gems3d-cmd = Gems 3D: pon gemas en línea antes de que se llene el tablero
gems3d-cmd-new = Empieza una partida; sin opciones, juegas en solitario y enseguida
gems3d-opt-mode = En solitario, de 2 a 8 por turnos en un tablero o de 2 a 8 a la vez; normalmente en solitario
gems3d-opt-size = Casillas por lado del tablero, de 5 a 15; normalmente 9. Con más, la partida es más larga
gems3d-opt-types = Tipos de gemas en juego, de 3 a 12; normalmente 7. Con menos es más fácil
gems3d-opt-drop = Gemas nuevas tras una jugada sin línea, de 1 a 7; normalmente 3. Con menos dura más
gems3d-opt-line = Gemas por línea, de 3 a 10; normalmente 5. Con menos se puntúa antes; en 5x5 elige 3 o 4
gems3d-opt-turns = Turnos hasta el final, máximo 200; si no, hasta llenar el tablero. 20 turnos dan unos 20 puntos
gems3d-opt-points = En una carrera, el tablero del canal muestra los puntos de todos
gems3d-opt-hard = Sin deshacer y sin ver las próximas gemas; con una clasificación propia
gems3d-opt-cells = Marcar las casillas donde caen las próximas gemas; con una clasificación propia
gems3d-choice-solo = En solitario: solo tú
gems3d-choice-relay = Relevos: de 2 a 8 jugadores por turnos, puntos de todos
gems3d-choice-race = Carrera: de 2 a 8 jugadores a la vez, cada cual en su tablero
gems3d-choice-hidden = Ocultas: las próximas gemas caen en casillas vacías al azar
gems3d-choice-shown = A la vista: unas gemas pequeñas marcan dónde caen las próximas
gems3d-cmd-daily = El tablero del día, el mismo para todos; solo tú ves el tuyo hasta que acaba el día
gems3d-opt-daily-move = Una jugada para hacer en él, como A1 C3; sin ella ves el tablero y sus botones
gems3d-cmd-own = Tu tablero en la carrera de este canal; solo tú lo ves
gems3d-cmd-move = Lleva una gema a una casilla vacía
gems3d-opt-from = La casilla de la gema, como A1
gems3d-opt-to = La casilla vacía adonde va, como C3
gems3d-cmd-trick = Usa un truco con una gema que impide una línea
gems3d-opt-trick-cell = La casilla de la gema que cambia, como E5
gems3d-opt-trick-type = En qué se convierte; normalmente, en lo que da más puntos
gems3d-cmd-reach = Mira adónde puede ir una gema; solo tú ves la respuesta
gems3d-opt-reach-cell = La casilla de la gema, como A1

## Worth a badge. $number: how far it went

gems3d-feat-chain = { $number } gemas a la vez
gems3d-feat-double = { $number } líneas en una jugada
gems3d-feat-emptied =
    { $number ->
        [one] Tablero vaciado
       *[other] Tablero vaciado { $number } veces
    }
gems3d-feat-full =
    { $number ->
        [one] Tablero lleno salvado
       *[other] Tablero lleno salvado { $number } veces
    }

## De qué trata la respuesta de un acertijo

gems3d-motif-line = una línea
gems3d-motif-diagonal = una línea en diagonal
gems3d-motif-detour = una línea al final de un largo camino
gems3d-motif-long = más gemas en una línea de las que hacen falta
gems3d-motif-cross = dos líneas a la vez
gems3d-motif-prepare = una línea que llega más tarde
gems3d-puzzle-then =
    Después, las gemas que cayeron añadieron { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
