# Gem Rush: what this game says of its moves. What things are called, and what rooms and skills do, stands in
# gemrush_names.ftl.
# Nombres de salas: entre « » dentro de una frase, sin comillas tras dos puntos; así no hace falta artículo.

gemrush-name = Gem Rush
gemrush-command = /rush
gemrush-new-table = `/rush new`

## A card is written with two letters for each of its gems ("ObPe"), a room by its place in the grid ("N13"), a door by
## its room and side ("N13E"). $room, $skill and $gem are keys of what they name.

gemrush-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gemrush-event-mine-begun = La mina empieza en «{ WORD("gemrush-room", $room) }». Comienza { $name }.
gemrush-event-skill-chosen = { $name } conserva { WORD("gemrush-skill", $skill) }.
gemrush-event-dwarf-chosen = { $name } juega con { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) }; color del enano: { WORD("gemrush-gem", $gem) }.
gemrush-event-cards-discarded = { $name } descarta { PICTURE("gemrush-card", $cards) }.
gemrush-event-walked = { $name } va a «{ WORD("gemrush-room", $room) }».
gemrush-event-rode = { $name } viaja por la vía hasta otra vagoneta.
gemrush-event-warped = { $name } gasta { PICTURE("gemrush-card", $card) } y aparece en «{ WORD("gemrush-room", $room) }».
gemrush-event-wayfared = { $name } gasta { PICTURE("gemrush-card", $card) } y se presenta en «{ WORD("gemrush-room", $room) }».
gemrush-event-permeated = { $name } gasta { PICTURE("gemrush-card", $card) } y atraviesa la pared hasta «{ WORD("gemrush-room", $room) }».
gemrush-event-room-turned = { $name } gira «{ WORD("gemrush-room", $room) }».
gemrush-event-room-built = { $name } construye { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-event-room-built-far = { $name } salta hasta una puerta y construye { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-what-was-paid =
    { $count ->
        [0] gratis
       *[other] por { PICTURE("gemrush-card", $cards) }
    }{ $skills ->
        [0] {""}
        [one] {" "}({ WORD("gemrush-skill", $skill) })
       *[other] {" "}({ WORD("gemrush-skill", $skill) }, { WORD("gemrush-skill", $second) })
    }
gemrush-event-tiles-seen =
    { $count ->
        [one] Sale: { WORD("gemrush-room", $room) }.
       *[other] Salen dos: { WORD("gemrush-room", $room) } y { WORD("gemrush-room", $other) }.
    }
gemrush-event-tile-laid = Nueva en la mina: { WORD("gemrush-room", $room) }.
gemrush-event-stack-empty = No queda ninguna loseta para el otro extremo, así que { $name } no se mueve.
gemrush-event-room-used = { $name } usa «{ WORD("gemrush-room", $room) }».
gemrush-event-cards-drawn =
    { $count ->
        [0] El mazo está vacío: { $name } no roba nada.
        [one] { $name } roba 1 carta.
       *[other] { $name } roba { $count } cartas.
    }
gemrush-event-card-scavenged = { $name } toma { PICTURE("gemrush-card", $card) } de la pila de descartes.
gemrush-event-pile-shuffled =
    { $count ->
        [one] 1 carta descartada es el nuevo mazo.
       *[other] Se mezclan { $count } cartas descartadas: son el nuevo mazo.
    }
gemrush-event-cards-revealed =
    { $count ->
        [0] No queda ninguna carta que revelar.
       *[other] A la vista: { PICTURE("gemrush-card", $cards) }.
    }
gemrush-event-cards-kept = { $name } conserva { PICTURE("gemrush-card", $cards) }.
gemrush-event-gem-named = { $name } nombra una gema: { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
gemrush-event-number-chosen = { $name } dice: X es { $x }.
gemrush-event-places-swapped = { $name } cambia de sitio con { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name }).
gemrush-event-room-moved = { $name } mueve «{ WORD("gemrush-room", $room) }».
gemrush-event-went = { $name } va a «{ WORD("gemrush-room", $room) }».
# Matches stored before say no more
gemrush-event-moved = { $name } va a otra sala.
gemrush-event-cards-burnt = Al fuego: { PICTURE("gemrush-card", $cards) }, { $burnt } de 75.
gemrush-event-card-offered = { $name } ofrece { PICTURE("gemrush-card", $card) } al fuego.
gemrush-event-offer-withdrawn = Al final, { $name } conserva { PICTURE("gemrush-card", $card) }.
gemrush-event-skill-changed = { $name } cambia { WORD("gemrush-skill", $old) } por { WORD("gemrush-skill", $new) }.
gemrush-event-skill-kept = { $name } conserva { WORD("gemrush-skill", $skill) }.
gemrush-event-stop-agreed = { $name } quiere parar aquí: { $agreed } de { $seated } están de acuerdo.
gemrush-event-stop-refused = { $name } quiere seguir jugando.
gemrush-event-seat-left = { $name } se va.

gemrush-event-match-ended-target = Se ha alcanzado el objetivo: { gemrush-winner }
gemrush-event-match-ended-tiles = No quedan losetas: { gemrush-winner }
gemrush-event-match-ended-closed = Ninguna puerta lleva a un sitio nuevo: { gemrush-winner }
gemrush-event-match-ended-idle = Diez rondas sin una sala nueva: { gemrush-winner }
gemrush-event-match-ended-left = { gemrush-winner }
gemrush-winner = gana **{ $name }** con { gemrush-points }.
# Solo un asiento fuera de la clasificación alcanzó el objetivo. $owner_name: su miembro · $reached: sus puntos · $count: cuántos han ganado
gemrush-event-ended-beyond =
    Un jugador automático, en el asiento de { $owner_name }, ha llegado a { $reached } puntos y la partida termina: { $count ->
        [1] { gemrush-winner }
       *[other] { gemrush-winners }
    }
gemrush-event-match-tied-target = Se ha alcanzado el objetivo: { gemrush-winners }
gemrush-event-match-tied-tiles = No quedan losetas: { gemrush-winners }
gemrush-event-match-tied-closed = Ninguna puerta lleva a un sitio nuevo: { gemrush-winners }
gemrush-event-match-tied-idle = Diez rondas sin una sala nueva: { gemrush-winners }
gemrush-winners = empate, { $count } jugadores comparten el primer puesto con { gemrush-points } cada uno.
# $count: how many have won
gemrush-event-crisis-won =
    { $count ->
        [one] **Victoria**
       *[other] **Victoria en equipo**
    } con { gemrush-points } en { gemrush-turns }.
gemrush-event-crisis-lost = Se ha quemado la última carta: **derrota** con { gemrush-points }.
gemrush-event-crisis-open = Se ha quemado la última carta: **{ gemrush-points }** en { gemrush-turns }.
gemrush-event-daily-turns = Ha terminado el último turno: **{ gemrush-points }** en { gemrush-turns }.
gemrush-event-daily-ended = Terminado antes de tiempo: **{ gemrush-points }** en { gemrush-turns }.
gemrush-event-crisis-deserted = No queda nadie: { gemrush-points } en { gemrush-turns }.
gemrush-turns =
    { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }

## Why a computer player makes a move, and later the text of a hint: one sentence each

gemrush-why-door = A «{ WORD("gemrush-room", $room) }» ({ $at }): tus cartas pagan allí una puerta, **{ gemrush-points }**.
gemrush-why-room = A «{ WORD("gemrush-room", $room) }» ({ $at }): esa sala te da más que una carta del mazo.
gemrush-why-near = A «{ WORD("gemrush-room", $room) }» ({ $at }): cerca hay puertas que pronto podrás pagar.
gemrush-why-build =
    { $count ->
        [0] Esta puerta es gratis
        [one] { PICTURE("gemrush-card", $cards) } paga esta puerta
       *[other] { PICTURE("gemrush-card", $cards) } pagan esta puerta
    }: **{ gemrush-points }**.
gemrush-why-place =
    { $count ->
        [0] De esta forma, «{ WORD("gemrush-room", $room) }» no abre ningún camino nuevo.
        [one] De esta forma, «{ WORD("gemrush-room", $room) }» abre 1 camino nuevo.
       *[other] De esta forma, «{ WORD("gemrush-room", $room) }» abre { $count } caminos nuevos.
    }
gemrush-why-act = «{ WORD("gemrush-room", $room) }» te da más que una carta del mazo.
gemrush-why-use = «{ WORD("gemrush-room", $room) }» te ayuda, y tu turno sigue.
gemrush-why-remodel = Con este giro, «{ WORD("gemrush-room", $room) }» te ayuda más.
gemrush-why-move-room = Desde allí, «{ WORD("gemrush-room", $room) }» te ayuda más.
gemrush-why-draw = Ninguna sala a tu alcance te da más que una carta del mazo.
gemrush-why-scavenge = { PICTURE("gemrush-card", $card) } te ayuda más que una carta desconocida.
gemrush-why-x = X es { $x }: es el número de cartas tuyas que te ayudan poco.
gemrush-why-name = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) } es lo que más te ayuda.
gemrush-why-discard =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } es lo que menos te ayuda.
       *[other] { PICTURE("gemrush-card", $cards) } son las que menos te ayudan.
    }
gemrush-why-keep =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } es lo que más te ayuda.
       *[other] { PICTURE("gemrush-card", $cards) } son las que más te ayudan.
    }
gemrush-why-burn =
    { $count ->
        [0] Tus cartas son mejores que las del mazo.
       *[other] De todos modos no podrías conservar { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-burn-last =
    { $count ->
        [0] No hace falta quemar ninguna de tus cartas.
       *[other] Ya no te queda ningún turno para { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-offer = Ya no te queda ningún turno para { PICTURE("gemrush-card", $card) }.
gemrush-why-chaos = Otra habilidad podría ayudarte más.
gemrush-why-stop = Se ha alcanzado el objetivo: si todos están de acuerdo, han ganado.
# The turning point of a Crisis, `rules.course`
gemrush-course-reached = En este turno se alcanzó el objetivo.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gemrush-alt-choosing = Se eligen las habilidades.
gemrush-alt-phase-discard = { $name } descarta primero.
gemrush-alt-phase-move =
    Juega { $name }, { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }.
gemrush-alt-phase-place = { $name } coloca una loseta.
# A tile that can be laid: each door has a letter, which the ways repeat
gemrush-alt-tile =
    Nueva: { WORD("gemrush-room", $room) }{ $count ->
        [0] { "" }
       *[other] , puertas { LIST(PIECES("gemrush-door", PIECES("gemrush-gem", $doors))) }
    }.
gemrush-alt-way = Forma { $number }: { LIST(PIECES("gemrush-side", $doors)) }.
gemrush-alt-way-wall = La forma { $number } no encaja: una pared tapa la puerta.
gemrush-alt-phase-effect = { $name } usa una sala.
gemrush-alt-phase-burn = { $name } elige qué se quema.
gemrush-alt-phase-chaos = { $name } puede cambiar la habilidad.
gemrush-alt-over-target = Fin: se ha alcanzado el objetivo.
gemrush-alt-ended-beyond = Fin: un jugador automático, en el asiento de { $name }, ha llegado a { gemrush-points }.
gemrush-alt-over-tiles = Fin: no quedan losetas.
gemrush-alt-over-closed = Fin: ninguna puerta lleva a un sitio nuevo.
gemrush-alt-over-idle = Fin: diez rondas sin una sala nueva.
gemrush-alt-over-none = Fin: sin resultado. Los puntos no cuentan.
gemrush-alt-over-left = Fin: queda muy poca gente.
gemrush-alt-over-won = Fin: victoria con { gemrush-points }.
gemrush-alt-over-lost = Fin: derrota con { gemrush-points }.
gemrush-alt-over-open = Fin: { gemrush-points }.
gemrush-alt-over-turns = Fin: { gemrush-points }.
gemrush-alt-over-ended = Terminado antes de tiempo: { gemrush-points }.
gemrush-alt-hidden = El tablero del día; no se muestra.
# $turn: the turn in progress · $most: all turns of a daily
gemrush-alt-daily = { gemrush-points }, turno { $turn } de { $most }.
gemrush-alt-wins =
    { $points ->
        [0] Gana { $name }.
       *[other] Gana { $name }, por { gemrush-points }.
    }
gemrush-alt-drawn = Empate: { $count } comparten el primer puesto.
gemrush-alt-beyond =
    { $points ->
        [0] Justo el objetivo.
       *[other] { gemrush-points } por encima del objetivo.
    }
gemrush-alt-short = A { gemrush-points } del objetivo.
gemrush-alt-crisis =
    { $target ->
        [0] { gemrush-points }
       *[other] { $points } de { $target } puntos
    }, { $turns } de 25 turnos.
gemrush-alt-last-round = Se ha alcanzado el objetivo; la ronda se completa.
gemrush-alt-used-room = Antes: { $name }, { gemrush-built }, usó «{ WORD("gemrush-room", $room) }».
gemrush-alt-before-draw = Antes: { $name }, { gemrush-built }, robó.
gemrush-alt-before-scavenge = Antes: { $name }, { gemrush-built }, tomó de la pila.
gemrush-alt-before-none = Antes: { $name }, { gemrush-built }.
gemrush-built =
    { $built ->
        [0] no construyó nada
        [one] construyó 1 sala (+{ $points })
       *[other] construyó { $built } salas (+{ $points })
    }
gemrush-alt-seat =
    { $name } en { $cell }: { gemrush-points } y { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
gemrush-alt-gone = { $name } se ha ido: { gemrush-points }.
gemrush-alt-here = En «{ WORD("gemrush-room", $room) }», { $cell }.
# $type: the room's, which can be used. The lines after this one say what it does
gemrush-alt-here-usable = En «{ WORD("gemrush-room", $room) }», { $cell }. { WORD("gemrush-type", $type) }:
gemrush-alt-no-door = Nada que construir al alcance; puertas abiertas: { $all }.
# $payable: 1 if the cards of the hand pay for it, else 0
gemrush-alt-door =
    { $door }: { $cost ->
        [free] gratis
       *[other] { PIECES("gemrush-gem", $cost) }
    }, +{ $points }{ $payable ->
        [1] , puedes pagar
       *[0] { "" }
    }
gemrush-alt-more-doors =
    { $count ->
        [one] 1 puerta más.
       *[other] { $count } puertas más.
    }
# En palabras en lugar de una imagen. $arrow: el lado de la puerta, como en su botón
gemrush-door-here = { $arrow } { gemrush-alt-door }
gemrush-door-of = { WORD("gemrush-room", $room) } { $arrow } { gemrush-alt-door }
gemrush-in =
    { $name } en «{ WORD("gemrush-room", $room) }», { $cell }: { gemrush-points } y { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
gemrush-alt-held = Cartas: { LIST(PIECES("gemrush-gem", $cards)) }.
# $steps: to get there; -1: out of reach
gemrush-alt-room =
    { $cell }: { WORD("gemrush-room", $room) }{ $steps ->
        [-1] { "" }
        [0] , aquí
        [one] , 1 paso
       *[other] , { $steps } pasos
    }
gemrush-alt-piles = Losetas: { $rooms } puestas, quedan { $stack }. Cartas: { $deck } en el mazo, { $discard } descartadas.

## Refusals: whose move it is, and what comes first

gemrush-over = Esta partida ha terminado. `/rush new` empieza otra.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gemrush-not-your-turn = Es el turno de otra persona. Te menciono cuando sea el tuyo.
gemrush-left-before = Has dejado esta partida. Aún puedes mirar.
gemrush-first-choose-skill = Aún no has elegido tu habilidad. Elige una, por ejemplo `skill large-scoop`.
gemrush-first-discard = Tienes demasiadas cartas. Descarta primero, por ejemplo `discard ObPe`.
gemrush-first-move = Ahora no puedes hacer eso. Puedes caminar, construir, usar salas o acabar tu turno con una acción.
gemrush-first-place = Tu nueva loseta aún no está puesta. Elige cómo va, por ejemplo `place E`.
gemrush-first-effect = Tu sala aún te pregunta algo. Responde primero a eso.
gemrush-first-burn = Ya has hecho tu acción. Elige qué se quema: `burn` toma todo del mazo, `burn ObPe` toma primero tu carta.
gemrush-first-chaos = Solo falta elegir tu habilidad: `chaos same` la conserva, `chaos new` roba otra.
gemrush-not-dealt = No te ha tocado { WORD("gemrush-skill", $skill) }. Elige una de estas: { LIST(PIECES("gemrush-skill", $dealt), kind: "or") }.

## Refusals: cards

gemrush-card-not-held =
    { $count ->
        [0] No tienes { PICTURE("gemrush-card", $cards, code: "beside") }: tu mano está vacía.
       *[other] No tienes { PICTURE("gemrush-card", $cards, code: "beside") }. Tus cartas: { PICTURE("gemrush-card", $held, code: "beside") }.
    }
gemrush-card-shows =
    { $count ->
        [0] { PICTURE("gemrush-card", $card, code: "beside") } no muestra { WORD("gemrush-gem", $gem) }, ni ninguna otra carta tuya.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } no muestra { WORD("gemrush-gem", $gem) }. Estas cartas tuyas sí: { PICTURE("gemrush-card", $fitting, code: "beside") }.
    }
gemrush-discard-count =
    { $count ->
        [one] Has elegido { $given }. Descarta exactamente 1 carta.
       *[other] Has elegido { $given }. Descarta exactamente { $count } cartas.
    }
gemrush-discard-unfit = La sala no pide { PICTURE("gemrush-card", $cards, code: "beside") }. Estas cartas tuyas sirven: { PICTURE("gemrush-card", $fitting, code: "beside") }.

## Refusals: walking

gemrush-no-steps = No te quedan pasos en este turno. Aún puedes hacer tu acción y las jugadas que no gastan pasos.
gemrush-wall =
    { $count ->
        [0] Hay una pared al { $side }, y no puedes ir a ningún otro lado.
       *[other] Hay una pared al { $side }. Puedes ir hacia: { LIST($sides, kind: "or") }.
    }
gemrush-step-build = Detrás de esta puerta aún no hay sala. `{ $best }` construye una, por { gemrush-points }.
gemrush-step-empty =
    Detrás de esta puerta aún no hay sala, y ahora no puedes construirla: la puerta cuesta { $count ->
        [0] nada
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }.
gemrush-no-rails =
    { $count ->
        [0] Desde aquí no hay vías: hacen falta dos vagonetas.
       *[other] Desde aquí no hay vías. Ve primero a una vagoneta: { LIST($carts, kind: "or") }.
    }
gemrush-no-cart =
    { $count ->
        [0] En { $cell } no hay vagoneta, y no puedes ir a ninguna otra.
       *[other] En { $cell } no hay vagoneta. Puedes ir a: { LIST($carts, kind: "or") }.
    }
gemrush-already-there = Ya estás ahí. Elige otra sala.
gemrush-tunnel-stop = { $cell } es un túnel: ahí no para nadie. Elige una sala.
gemrush-no-room =
    { $count ->
        [0] En { $cell } no hay sala, ni otra adonde ir.
       *[other] En { $cell } no hay sala. Hay salas, por ejemplo, en { LIST($rooms) }.
    }
gemrush-lacks-skill =
    { $count ->
        [0] Para eso necesitas la habilidad { WORD("gemrush-skill", $skill) }, y no tienes ninguna.
       *[other] Para eso necesitas la habilidad { WORD("gemrush-skill", $skill) }. La tuya: { LIST(PIECES("gemrush-skill", $own)) }.
    }
gemrush-permeate-door = Al { $side } hay una puerta. No necesitas ninguna carta para cruzarla.
gemrush-permeate-empty = Detrás de la pared al { $side } no hay sala. Elige otra pared.
gemrush-remodel-done = Ya has girado una sala en este turno, o esta no se puede girar.
gemrush-remodel-same = La sala ya está así. Su norte puede apuntar a: { LIST($turns, kind: "or") }.

## Refusals: building

gemrush-no-tiles = No quedan losetas, así que nadie puede construir.
gemrush-build-no-room =
    { $count ->
        [0] En { $cell } no hay sala, y ninguna puerta de tu sala da a un espacio vacío.
       *[other] En { $cell } no hay sala. Construye en una puerta de tu sala: { LIST($doors, kind: "or") }.
    }
gemrush-build-tunnel =
    { $count ->
        [0] { $cell } es un túnel, y ninguna puerta lleva por él a un espacio vacío.
       *[other] { $cell } es un túnel. Construye en la puerta que lleva a él: { LIST($doors, kind: "or") }.
    }
gemrush-build-wall =
    { $count ->
        [0] Esta sala tiene una pared al { $side } y ninguna puerta a un espacio vacío.
       *[other] Esta sala tiene una pared al { $side }. Puedes construir hacia: { LIST($sides, kind: "or") }.
    }
gemrush-build-taken = Detrás de esta puerta ya hay una sala. Basta con ir.
gemrush-build-far = Esta puerta no está en tu sala. Ve allí o paga con una Piedra de salto.
gemrush-build-missing =
    { $count ->
        [0] La puerta cuesta { PICTURE("gemrush-cost", $cost, code: "beside") }; a tu pago le falta { PICTURE("gemrush-cost", $missing, code: "beside") }. Tu mano no alcanza ahora.
       *[other] La puerta cuesta { PICTURE("gemrush-cost", $cost, code: "beside") }; a tu pago le falta { PICTURE("gemrush-cost", $missing, code: "beside") }. Así sí: `{ $best }`.
    }
gemrush-build-free = La puerta no cuesta nada, así que no necesitas cartas: `{ $best }`.
gemrush-build-turned =
    Con { WORD("gemrush-skill", $skill) }, estas cartas ya no muestran ninguna Piedra de salto. { $where ->
        [far] Fuera de tu sala solo construye una Piedra de salto.
       *[near] Así que necesitas un paso, y no te queda ninguno.
    }{ $count ->
        [0] { "" }
       *[other] {" "}Así sí: `{ $best }`.
    }
gemrush-build-skills = Con { PICTURE("gemrush-card", $cards, code: "beside") }, esta puerta solo se paga usando otras habilidades. Escribe `{ $best }`.
gemrush-build-surplus =
    La puerta cuesta { $count ->
        [0] nada
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }, así que no necesitas todas las cartas de { PICTURE("gemrush-card", $cards, code: "beside") }. Así sí: `{ $best }`.
gemrush-place-other = Solo ha salido una loseta. No hay otra que poner.
gemrush-place-turn = Una de sus puertas debe dar hacia atrás, al { $side }. Su norte puede apuntar a: { LIST($turns, kind: "or") }.

## Refusals: rooms and actions

gemrush-no-ability = Esta sala no hace nada. Roba una carta o sigue caminando.
gemrush-use-action = «{ WORD("gemrush-room", $room) }» solo sirve como tu acción: `act`.
gemrush-act-free = «{ WORD("gemrush-room", $room) }» no es una acción. Usa la sala al moverte, por 0 pasos: `use`.
gemrush-use-no-steps = Al moverte, «{ WORD("gemrush-room", $room) }» cuesta 1 paso, y no te queda ninguno. Aún puedes usar la sala como tu acción.
gemrush-nowhere = «{ WORD("gemrush-room", $room) }» no puede mover nada ahora.
gemrush-ability-cards =
    «{ WORD("gemrush-room", $room) }» pide cartas que no tienes{ $count ->
        [0] : tu mano está vacía.
       *[other] . Tus cartas: { PICTURE("gemrush-card", $held) }.
    }
gemrush-reach-far =
    { $count ->
        [0] Desde aquí no puedes usar la sala de { $cell }, ni ninguna otra.
       *[other] Desde aquí no puedes usar la sala de { $cell }. Puedes usar: { LIST($rooms, kind: "or") }.
    }
gemrush-pile-empty = La pila de descartes está vacía. Roba del mazo.

## Refusals: what a room asks

gemrush-asks-x = «{ WORD("gemrush-room", $room) }» te pide un número, por ejemplo `x 2`.
gemrush-asks-name = «{ WORD("gemrush-room", $room) }» te pide nombrar una gema, por ejemplo `name Fi`.
gemrush-asks-discard = «{ WORD("gemrush-room", $room) }» te pide descartar, por ejemplo `discard ObPe`.
gemrush-asks-keep = «{ WORD("gemrush-room", $room) }» te pregunta qué cartas conservas, por ejemplo `keep ObPe`.
gemrush-asks-swap = «{ WORD("gemrush-room", $room) }» te pregunta con quién cambias de sitio, por ejemplo `swap 2`.
gemrush-asks-room = «{ WORD("gemrush-room", $room) }» te pregunta adónde va, por ejemplo `{ $example }`.
gemrush-asks-go = «{ WORD("gemrush-room", $room) }» te pregunta adónde vas, por ejemplo `{ $example }`.
gemrush-x-range = X puede ir de { $low } a { $high }: la sala no da para más.
gemrush-keep-not-there = No puedes conservar { PICTURE("gemrush-card", $cards, code: "beside") }. Elige entre estas: { PICTURE("gemrush-card", $there, code: "beside") }.
gemrush-keep-count =
    { $count ->
        [one] Has elegido { $given }. Conserva exactamente 1 carta.
       *[other] Has elegido { $given }. Conserva exactamente { $count } cartas.
    }
gemrush-swap-self = Ese es tu propio enano. Puedes cambiarte con el número { $seats }.
gemrush-swap-gone = No hay ningún enano número { $number }. Puedes cambiarte con el número { $seats }.
gemrush-swap-same = El enano número { $number } está en tu sala. Puedes cambiarte con el número { $seats }.
gemrush-space =
    { $count ->
        [0] La sala no puede moverse a { $cell }, ni a ningún otro lado.
       *[other] La sala no puede moverse a { $cell }. Puede moverse, por ejemplo, a { LIST($spaces, kind: "or") }.
    }
gemrush-space-turn = En { $cell }, una de sus puertas debe dar hacia atrás. Su norte puede apuntar a: { LIST($turns, kind: "or") }.
gemrush-go-goal =
    { $count ->
        [0] No puedes ir a { $cell }, ni a ningún otro lado.
       *[other] No puedes ir a { $cell }. Puedes ir, por ejemplo, a { LIST($rooms, kind: "or") }.
    }

## Refusals: burning, and what can be done in others’ turns

gemrush-burn-count =
    { $count ->
        [0] No hace falta quemar más cartas: con las ofrecidas basta.
        [one] Solo hace falta quemar 1 carta.
       *[other] Solo hace falta quemar { $count } cartas.
    }
gemrush-burn-short =
    { $count ->
        [one] El mazo no alcanza: elige 1 carta de las manos.
       *[other] El mazo no alcanza: elige { $count } cartas de las manos.
    }
gemrush-burn-others =
    { $count ->
        [0] Las cartas de los demás solo se queman si las ofrecen o si el mazo no alcanza.
       *[other] Los demás no han ofrecido estas cartas. Puedes elegir { $count } como máximo.
    }
gemrush-burn-not-theirs = El enano número { $number } no tiene { PICTURE("gemrush-card", $card, code: "beside") } para quemar. Elige otra carta u otra mano.
gemrush-not-in-rush = Eso es de la Crisis. En un Rush no se quema nada y nadie para antes.
gemrush-offer-own-turn = Las cartas se ofrecen en los turnos de los demás. En el tuyo, elige qué se quema.
gemrush-offer-full = Ya se han ofrecido { $count } cartas. En este turno no se queman más.
gemrush-not-offered =
    { $count ->
        [0] No has ofrecido ninguna carta.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } no está entre lo ofrecido. Has ofrecido: { PICTURE("gemrush-card", $offered, code: "beside") }.
    }
gemrush-stop-target = Se puede parar al llegar a { $target } puntos entre todos. Ahora hay { $points }.
gemrush-stop-open = Esta partida no tiene objetivo. Termina cuando se quema la última carta.
gemrush-stop-again = Ya has aceptado parar. Los demás, todavía no.
gemrush-play-on-none = No has aceptado parar, así que sigues jugando de todos modos.

## Refusals: options of a new match

gemrush-seats-range = Con estas opciones, Gem Rush es de { $low } a { $high } jugadores.
gemrush-target-range = Elige un objetivo de { $low } a { $high } puntos.
gemrush-open-rush = Un Rush necesita un objetivo de { $low } a { $high } puntos. «Sin tope» es de la Crisis.
gemrush-solo-rush = Un Rush necesita al menos { $low } jugadores. En solitario puedes jugar una Crisis.
gemrush-turns-solo = Solo una Crisis en solitario y sin objetivo puede terminar tras unos turnos.
gemrush-dealt-range = Reparte de { $low } a { $high } habilidades para elegir.
gemrush-unshared-skill = Solo puedes elegir la habilidad si todos comparten una. Elige también «Compartida», o no elijas la habilidad.
gemrush-no-such-skill = Esa habilidad no existe. Elige una de las sugerencias.
gemrush-no-such-dwarf = Elige uno de estos enanos: { $dwarves }. Cada uno es para una sola persona.

## Refusals: moves and positions in writing

gemrush-notation-move = No entiendo «{ $text }» como jugada. Las jugadas son como `step N`, `build N13E ObPe`, `act` o `draw`.
gemrush-notation-form = Las jugadas con `{ $verb }` se escriben así: `{ $form }`.
gemrush-notation-cell = «{ $text }» no es un lugar de la cuadrícula. Los lugares son letras y luego un número: `N13`.
gemrush-notation-door = «{ $text }» no es una puerta. Una puerta es una sala y un lado: `N13E`.
gemrush-notation-side = «{ $text }» no es un lado. Los lados son `N`, `E`, `S` y `W`.
gemrush-notation-card = «{ $text }» no es una carta. Una carta se escribe con dos letras por gema: `ObPe`, o solo `Di`.
gemrush-notation-gem = «{ $text }» no es una gema. Las gemas se escriben Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or y Wa.
gemrush-notation-skill = «{ $text }» no es una habilidad que pague. Escribe sus cuatro primeras letras en inglés tras un signo más: `+evoc`.
gemrush-notation-number = «{ $text }» no sirve aquí. Escribe un número de { $low } a { $high }.
gemrush-notation-many = Una jugada puede tener { $most } cartas como máximo; esta tiene { $count }.
gemrush-position-tile = La loseta «{ $text }» no existe, está en el mismo sitio que otra o está repetida.
gemrush-position-field = El campo { $field } no puede ser «{ $text }» en esta posición.
gemrush-position-cards = Una posición tiene cada una de las { $all } cartas una sola vez; esta tiene { $count }, o alguna repetida.
gemrush-position-tiles = Una posición tiene cada una de las { $all } losetas una sola vez; esta tiene { $count }, o alguna repetida.

## A channel that plays

gemrush-votes = -# Hay hasta tres votaciones por turno, rara vez más: un paso que revela una sala o cartas se juega primero. Luego se vota sobre el resto.
