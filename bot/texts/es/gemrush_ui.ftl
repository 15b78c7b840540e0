# Gem Rush: buttons, menus, private answers, captions, rules, commands. What happened, and what is refused, stands in
# gemrush.ftl.

## What a match, or a leaderboard, is played with

# $goal: one of the sentences below
gemrush-scoreboard =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal } · { WORD("gemrush-variant", $variant) }
# The daily, as the name of a leaderboard too
gemrush-scoreboard-daily = Tablero del día: Crisis en { $turns } turnos
# A board in play, with the usual skills
gemrush-scoreboard-brief =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal }
# In leaderboards and suggestions. A match says its points.
gemrush-goal-usual = objetivo habitual
# In a Rush that has not begun: the target depends on the number of members.
gemrush-usual-crowd = a { $high } puntos (a { $low } desde { $crowd } jugadores)
gemrush-goal-open = sin tope
# $named: the name of this target, if it has one
gemrush-aim =
    { $has ->
        [0] a { gemrush-points }
       *[other] { $named }, { gemrush-points }
    }
gemrush-ladder-apprentice = Aprendiz
gemrush-ladder-journeyman = Oficial
gemrush-ladder-artisan = Artesano
gemrush-ladder-expert = Experto
gemrush-ladder-master = Maestro
gemrush-variant-normal = cada cual con su habilidad
gemrush-variant-choice = habilidades a elegir
gemrush-variant-shared = una habilidad para todos
gemrush-variant-chaos = Magia del caos
gemrush-variant-circle = Círculo mágico
gemrush-variant-none = sin habilidades

## What to do next, below the board. $name: who is to move · $place: a mention of the channel

gemrush-next-choose-skill = { $name }: empieza Gem Rush. Elige qué habilidad conservas.
gemrush-next-discard = { $name }: es tu turno. Tienes demasiadas cartas: pulsa **{ gemrush-ui-ask-discard }**.
# $ends: what ends the turn: "draw", "both" if the room can be used, too, or "told" if a button says it
gemrush-next-move =
    { $name }: es tu turno, { gemrush-ui-steps }.{ $ends ->
        [draw] {" "}Termina al robar.
        [both] {" "}Termina al robar o al usar la sala.
       *[told] { "" }
    }
gemrush-next-place = { $name }: es tu turno. ¿Cómo va la nueva loseta? Pulsa su número.
gemrush-next-effect = { $name }: es tu turno. La sala te pregunta algo: pulsa el botón de abajo.
# $offered: how many cards are offered · $count: how many burn besides · $short: how many of these the deck does not have
gemrush-next-burn =
    { $name }: es tu turno. { $offered ->
        [0] Se queman tres cartas
        [one] Se queman 1 carta ofrecida y { $count } más
       *[other] Se queman { $offered } cartas ofrecidas y { $count } más
    }{ $short ->
        [0] { $count ->
            [one] : ¿del mazo o una tuya?
           *[other] : ¿todas del mazo o algunas tuyas?
        }
       *[other] , y el mazo no alcanza: elige qué cartas de las manos se queman.
    }
gemrush-next-chaos = { $name }: es tu turno. Conserva tu habilidad o roba otra.
# Below that, in the first turn of each member
gemrush-next-goal =
    { $mode ->
        [crisis] { $alone ->
            [0] Suma puntos con tu equipo antes de que se queme la última carta: paga puertas con gemas y construye salas detrás.
           *[1] Suma puntos antes de que se queme la última carta: paga puertas con gemas y construye salas detrás.
        }
       *[rush] Paga una puerta con tus gemas y construye una sala detrás: ganas los puntos de la puerta.
    }
gemrush-next-last-round =
    { "**" }Ronda final:** se ha alcanzado el objetivo. { $last ->
        [1] La partida acaba tras este turno.
       *[0] Termina antes del próximo turno de { $name }.
    }
# $alone: 1 if one member plays on against computer players
gemrush-next-over = **{ ui-again }** { $alone ->
        [1] empieza otra partida
       *[0] abre otra mesa
    }; `/rush top` muestra lo mejor de este servidor.

## Buttons on the board. $arrow: the side

gemrush-ui-walk = { $arrow } { WORD("gemrush-room", $room) }
gemrush-ui-walk-short = { $arrow } { gemrush-ui-go }
gemrush-ui-go = Ir
gemrush-ui-build = { $arrow } +{ $points }
gemrush-ui-act-room = Usar la sala
gemrush-ui-act =
    { PICTURE("gemrush-type", $type, code: "never") }{ $type ->
        [movement] Usar · fin del turno
       *[other] { gemrush-ui-act-room }
    }
gemrush-ui-room-movement = { PICTURE("gemrush-type", "movement", code: "never") }Usar · 1 paso
gemrush-ui-room-free = { PICTURE("gemrush-type", "free", code: "never") }Usar · gratis
gemrush-ui-draw-one = Robar 1
gemrush-ui-draw =
    { $count ->
        [0] Mazo vacío: fin de turno
        [1] { gemrush-ui-draw-one }
       *[other] Robar { $count }
    }
gemrush-ui-scavenge =
    { $count ->
        [0] Tomar de la pila
       *[other] Robar { $count } y de la pila
    }
# The same in a daily
gemrush-ui-act-ends = { gemrush-ui-act } · acaba el turno
gemrush-ui-draw-ends = { gemrush-ui-draw } · acaba el turno
gemrush-ui-scavenge-ends = { gemrush-ui-scavenge } · acaba el turno
gemrush-ui-ways =
    { $kind ->
        [cart] Por la vía
        [remodel] Girar la sala
        [reach] Brazo largo
       *[other] Jugadas especiales
    }
gemrush-ui-pay = Otras formas de pago
gemrush-ui-hand = Mi mano
gemrush-ui-wide = Toda la mina
gemrush-ui-skills = Habilidades
gemrush-ui-stop = Parar aquí
gemrush-ui-play-on = Seguir jugando
# What a lesson marks: a room, and the number of a way to lay it
gemrush-marked-lay = { $room }, número { $number }
gemrush-ui-lay = { $number }
gemrush-ui-burn = Quemar del mazo
gemrush-ui-chaos-same = Conservar habilidad
gemrush-ui-chaos-new = Robar otra habilidad
gemrush-ui-ask-skill = Elegir mi habilidad
gemrush-ui-ask-discard = Elegir descartes
gemrush-ui-ask-burn = Quemar cartas mías
gemrush-ui-ask-burn-hands = Elegir qué se quema
gemrush-ui-ask-x = Elegir el número
gemrush-ui-ask-name = Nombrar una gema
gemrush-ui-ask-keep = Elegir qué conservar
gemrush-ui-ask-swap = Elegir un enano
gemrush-ui-ask-room = Elegir un lugar
gemrush-ui-ask-go = Elegir una sala
# What of the turn stands after an undo
gemrush-stands-place = Elige otra vez cómo va.
gemrush-stands-built =
    { $built ->
        [one] La sala construida en este turno se queda, con { gemrush-points }.
       *[other] Las { $built } salas construidas en este turno se quedan, con { gemrush-points }.
    }
gemrush-stands-rest = Lo que hiciste antes se queda.
# What a room does, below the board and in the hand: small, and before its button is pressed
gemrush-ui-does = **{ WORD("gemrush-room", $room) }:** { $ability }
# In a menu: a move that leads to a room, and what the room does
gemrush-ui-to-room = { $where }: { $ability }
gemrush-ui-small = -# { $text }
# $own: the reader’s · $others: names and points
gemrush-ui-points-of-all = **Puntos** (a { $target }): tú { $own } · { $others }
gemrush-ui-literal = { $text }

## Moves in menus and suggestions. $where: a room and its place · $doors: a tile's doors, side by side

gemrush-ui-located = { $room }, { $cell }
# $steps: how many it takes
gemrush-ui-far =
    { $where } · { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
gemrush-ui-price =
    { $count ->
        [0] gratis
       *[other] { PICTURE("gemrush-cost", $cost) }
    }, +{ $points }
# Buttons and menus beside the picture of a hand, which numbers its cards
gemrush-ui-pay-numbers =
    { $door } +{ $points }{ $bonus ->
        [0] { "" }
       *[other] {" "}({ $bonus } Oricalco)
    }{ $count ->
        [0] {" "}· gratis
        [one] {" "}· carta { $cards }
       *[other] {" "}· cartas { $cards }
    }
gemrush-ui-no-step = sin pasos
gemrush-ui-card-line = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-card-button = { PICTURE("gemrush-card", $card, code: "missing") }{ $number }
# $numbers: of several cards in the picture, such as 1 + 3
gemrush-ui-cards-button = { $numbers }
gemrush-ui-offer-card = Ofrecer { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-offer-short = Ofrecer { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-short = Conservar { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-card = Conservar { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-warp-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }ir a { $where }
gemrush-ui-permeate-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }por la pared { $arrow } a { $where }
gemrush-ui-as-it-lies = Sus puertas, tal como está: { $doors }
gemrush-ui-as-printed = Tal como viene impresa: { $doors }
gemrush-ui-pay-one = { $door } con { PICTURE("gemrush-card", $cards) } · +{ $points }
# $gems: their names
gemrush-ui-card = { PICTURE("gemrush-card", $card) } · { $gems }
gemrush-ui-gem = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }
gemrush-ui-x = X es { $x }
gemrush-ui-dwarf = { PICTURE("gemrush-dwarf", $gem, code: "never") }{ $dwarf }, { WORD("gemrush-gem", $gem) }
gemrush-ui-choose-dwarf = Elige tu enano
gemrush-ui-beside = Junto a { $where }
gemrush-ui-move-room = Junto a { $where }, { gemrush-ui-turned }
gemrush-ui-swap = { $name }: { $where }
gemrush-ui-offer-one = Ofrecer { PICTURE("gemrush-card", $card) }
gemrush-ui-withdraw-one = Conservar { PICTURE("gemrush-card", $card) }
gemrush-ui-burn-one =
    { $count ->
        [0] Del mazo
       *[other] { PICTURE("gemrush-card", $cards) }
    }
gemrush-ui-cart = En vagoneta a { $where }
gemrush-ui-warp = { PICTURE("gemrush-card", $card) }: ir a { $where }
gemrush-ui-permeate = { PICTURE("gemrush-card", $card) }: por la pared { $arrow } a { $where }
gemrush-ui-remodel = Esta sala, { gemrush-ui-turned }
# $turn: quarter turns clockwise, from how the room lies
gemrush-ui-turned =
    { $turn ->
        [1] girada a la derecha
        [2] girada media vuelta
        [3] girada a la izquierda
       *[0] tal como está
    }
gemrush-ui-reach = { gemrush-skill-long-arm } · { $where }: { $ability }
gemrush-ui-use-act = Usar { $room }: { $ability }
gemrush-ui-use-movement = { $room } por 1 paso: { $ability }
gemrush-ui-use-free = { $room }, gratis: { $ability }

## Private panels. $ability: what the room does, the step that asks now in bold

gemrush-ui-move = Es tu turno. Lo habitual está debajo del tablero; lo demás, aquí.
gemrush-ui-discard =
    { $count ->
        [one] Elige 1 carta para descartar; conservas { $keep }.
       *[other] Elige { $count } cartas para descartar; conservas { $keep }.
    }
gemrush-ui-question-place = ¿Cómo va la nueva loseta? Pulsa su número.
gemrush-ui-question-turn = ¿Cómo debe quedar esta sala? Pulsa su número.
gemrush-ui-question-room = ¿Cómo debe quedar? Pulsa su número.
gemrush-ui-question-site = ¿Dónde debe quedar?
gemrush-ui-question-chaos = Tu turno termina. ¿Conservas tu habilidad o robas otra?
gemrush-ui-choose-skill = ¿Qué habilidad conservas?
gemrush-ui-effect-x = { WORD("gemrush-room", $room) }: { $ability }. ¿Qué número es X?
gemrush-ui-effect-name = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-discard = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-keep = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-swap = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-room = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-go = { WORD("gemrush-room", $room) }: { $ability }.
# $count: how many still have to burn · $short: how many of them must come from hands
gemrush-ui-burn-text =
    { $count ->
        [one] Hay que quemar 1 carta.
       *[other] Hay que quemar { $count } cartas.
    } { $short ->
        [0] El mazo pone las que tú no elijas.
        [one] El mazo no alcanza: elige al menos 1.
       *[other] El mazo no alcanza: elige al menos { $short }.
    }
gemrush-ui-cards-burnt = Cartas que se queman
gemrush-ui-cards-wanted =
    { $count ->
        [one] Elige 1 carta
       *[other] Elige { $count } cartas
    }
gemrush-ui-menu-ask = Elige
gemrush-ui-menu-door = Elige con qué cartas pagas
gemrush-ui-menu-pay = Elige con qué cartas pagas
gemrush-ui-menu-ways = Qué más puedes hacer
gemrush-ui-menu-site = Elige un lugar
gemrush-ui-menu-offer = Cartas
gemrush-ui-menu-part = Mira una parte de cerca
# A part of a long mine. $number: counted from the top left · $names: whose dwarves are there, $people: how many
gemrush-ui-part =
    Parte { $number }: { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }{ $people ->
        [0] { "" }
       *[other] { " " }· { $names }
    }
gemrush-ui-your-hand =
    { $count ->
        [0] Tu mano está vacía.
        [one] Tu carta: { LIST(PIECES("gemrush-gem", $cards)) }.
       *[other] Tus { $count } cartas: { LIST(PIECES("gemrush-gem", $cards)) }.
    }
gemrush-ui-own-cards =
    { $count ->
        [0] Tu mano está vacía
        [one] Tu carta
       *[other] Tus { $count } cartas
    }
# The member’s own message of a daily: the turn, and above it before the first move what it is about. $most: all turns
gemrush-ui-daily-turn = { "**" }Turno { $turn } de { $most }**
# $steps: en un turno
gemrush-ui-daily-goal = Consigue todos los puntos que puedas en **{ $most } turnos**: paga puertas con tus cartas para construir salas. Las dos gemas de una carta pueden pagar. Un turno tiene { $steps } pasos, para andar o construir, y los botones dicen qué lo acaba. Después se queman tres cartas.
# What the squares of a result mean: the points of each turn
# $turns: how many turns each sign shows
gemrush-ui-squares =
    -# { $turns ->
        [one] Puntos por turno
       *[other] Puntos en { $turns } turnos
    }: { $none } 0 · { $few } 1–2 · { $some } 3–5 · { $many } 6–9 · { $most } 10 o más
gemrush-ui-steps =
    { $steps ->
        [0] no quedan pasos
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }
# En el lugar del botón: la última jugada del turno robó una carta o una loseta
gemrush-ui-no-undo = Ahora no hay **{ ui-undo }**: una jugada que roba una carta o una loseta es definitiva.
gemrush-ui-behind = La mina ha cambiado. Así está ahora.
gemrush-ui-choose-payment = ¿Con qué cartas pagas?
# $points: what the cheapest payment scores; $door: what stands on the door
gemrush-ui-other-points = La puerta dice +{ $door }, pero las cartas más baratas dan { gemrush-points }. Elige con qué pagas.
gemrush-ui-builds-far = Con una Piedra de salto tuya puedes construir en una puerta fuera de tu alcance. No gasta ningún paso.
# $doors: one or more of the next text
gemrush-ui-unpaid-doors = Aún no puedes pagar: { $doors }.
gemrush-ui-unpaid = { $arrow } (falta { PICTURE("gemrush-cost", $missing) })
gemrush-ui-cannot-build =
    { $steps ->
        [0] No te quedan pasos, así que ahora no puedes construir.
       *[other] No puedes pagar ninguna puerta a tu alcance.
    }
gemrush-ui-other-ways = ¿Qué quieres hacer?
gemrush-ui-no-ways = Ninguna vía, carta o habilidad te lleva más lejos ahora.
# $why: why nothing can be offered, or "possible"
gemrush-ui-offers =
    Una carta ofrecida se quema en lugar de una del mazo. { $why ->
        [turn] Es tu turno: los demás ofrecen, y al final tú eliges qué se quema.
        [full] Ya hay tres cartas ofrecidas, y en este turno no se queman más.
        [empty] Tu mano está vacía.
       *[possible] Elige las tuyas para el final de este turno.
    }
# In the hand: what one’s own skill does
gemrush-ui-own-skill = **{ $skill }:** { $rule }
gemrush-ui-own-colour = Tu color: { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
# What a special gem does, where there is room for a sentence. After its name and a colon
gemrush-ui-gem-diamond-dust = paga por toda gema común
gemrush-ui-gem-echoglass = cuenta como otra gema común igual a una que pagas con ella
gemrush-ui-gem-orichalcum = 1 punto más si la otra gema de su carta paga
gemrush-ui-gem-warpstone = paga con ella y construyes en cualquier puerta abierta por 0 pasos; o descarta su carta y vas a cualquier sala
gemrush-ui-codes = **Letras de las cartas:** { $gems }
gemrush-ui-code = { PICTURE("gemrush-gem", $gem, code: "never") }{ $code } { WORD("gemrush-gem", $gem) }
gemrush-ui-skill-of = { $name } · { $skill }
gemrush-ui-no-skills = Ahora nadie tiene habilidades.

## What others did since: a line for each turn, its parts joined by commas

gemrush-ui-news-line = **{ $name }**: { $told }
gemrush-ui-news-built =
    construyó «{ WORD("gemrush-room", $room) }»{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# Una puerta cuya loseta nueva aún no está colocada. $has: 1 si se sabe de qué sala es · $arrow: el lado
gemrush-ui-news-door =
    { $has ->
        [1] construyó en la puerta { $arrow } de «{ WORD("gemrush-room", $room) }»
       *[0] construyó en una puerta
    }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# $count: cuántas veces · $has: 1 si $told dice qué cartas dio
gemrush-ui-news-used =
    usó «{ WORD("gemrush-room", $room) }»{ $count ->
        [1] { "" }
        [2] {" "}dos veces
       *[other] {" "}{ $count } veces
    }{ $has ->
        [0] { "" }
       *[other] {" "}({ $told })
    }
# The same events as in gemrush.ftl, in a line that begins with the name
gemrush-ui-did-places-swapped = cambió de sitio con { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name })
gemrush-ui-did-room-moved = movió «{ WORD("gemrush-room", $room) }»
gemrush-ui-did-card-scavenged = tomó { PICTURE("gemrush-card", $card) } de la pila de descartes
gemrush-ui-did-skill-changed = cambió { WORD("gemrush-skill", $old) } por { WORD("gemrush-skill", $new) }
gemrush-ui-did-stop-agreed = quiere parar aquí: { $agreed } de { $seated } están de acuerdo
gemrush-ui-did-seat-left = se fue
gemrush-ui-news-drew =
    { $count ->
        [one] robó 1 carta
       *[other] robó { $count } cartas
    }
# $count: how many of the $revealed cards
gemrush-ui-news-kept =
    { $count ->
        [0] { $revealed ->
            [one] no conservó la carta revelada
           *[other] no conservó ninguna de las { $revealed } cartas reveladas
        }
        [one] conservó 1 carta
       *[other] conservó { $count } cartas
    }
gemrush-ui-news-burnt = { $burnt } de 75 cartas quemadas
gemrush-ui-turn-room = { $name }: { gemrush-built }, usó «{ WORD("gemrush-room", $room) }».
gemrush-ui-turn-draw = { $name }: { gemrush-built }, robó.
gemrush-ui-turn-scavenge = { $name }: { gemrush-built }, tomó de la pila.
gemrush-ui-turn-none = { $name }: { gemrush-built }.
# The best room of a match, and who built it
gemrush-ui-best = Mejor sala: { WORD("gemrush-room", $room) } de **{ $name }**, +{ $points }
gemrush-ui-result-room = { WORD("gemrush-room", $room) } +{ $points }
gemrush-ui-result-built =
    { $count ->
        [one] 1 sala: { $rooms }
       *[other] { $count } salas: { $rooms }
    }{ $more ->
        [0] { "" }
       *[other] {" "}(y { $more } más)
    }
# Lo que hizo un jugador automático en el asiento de un miembro. $did: como los textos vecinos
gemrush-ui-result-by = { $name }: { $did }
gemrush-ui-result-used =
    { $count ->
        [one] usó una sala una vez
       *[other] usó salas { $count } veces
    }
gemrush-ui-result-offered =
    { $count ->
        [one] dio 1 carta al fuego
       *[other] dio { $count } cartas al fuego
    }

## Refusals

# $missing: gems in two letters each
gemrush-ui-lacking = La puerta { $arrow } cuesta { PICTURE("gemrush-cost", $cost) }. A tu mano le falta { PICTURE("gemrush-cost", $missing) }.
gemrush-ui-target-unknown = «{ $text }» no es un objetivo. Escribe un número de { $low } a { $high }, «usual» o, en una Crisis, «open».
gemrush-ui-go-far =
    { $count ->
        [0] No puedes caminar a { $cell }, ni a ningún otro lado. Construye o acaba tu turno.
       *[other] Ahora no puedes caminar a { $cell }. Puedes ir a: { LIST($rooms, kind: "or") }.
    }
gemrush-ui-nothing-there = En { $cell } aún no hay sala. `/rush mine` muestra toda la mina.

## Captions of the pictures

gemrush-caption-turn-rush = Turno { $turn }
gemrush-caption-turn-crisis = Turno { $turn } de 25
gemrush-caption-turn-daily = Turno { $turn } de { $most }
gemrush-caption-steps =
    { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }
gemrush-caption-over = FIN
gemrush-caption-draw = Empate
gemrush-caption-result =
    { $seats ->
        [one] { gemrush-points }
       *[other] { gemrush-points } en equipo
    }
gemrush-caption-wins = Gana { $name }
gemrush-caption-lead = por { gemrush-points }
gemrush-caption-beyond =
    { $points ->
        [0] justo el objetivo
       *[other] { gemrush-points } sobre el objetivo
    }
gemrush-caption-short = a { gemrush-points } del objetivo
gemrush-caption-reason-target = Objetivo alcanzado
gemrush-caption-ended-beyond = { $sign } por { $name } ha llegado a { $points }
gemrush-caption-reason-tiles = No quedan losetas
gemrush-caption-reason-closed = Ninguna puerta a un sitio nuevo
gemrush-caption-reason-idle = Diez rondas sin salas
gemrush-caption-reason-none = Sin resultado
gemrush-caption-uncounted = Los puntos no cuentan
gemrush-caption-reason-left =
    { $seats ->
        [one] Rendición
       *[other] Queda muy poca gente
    }
gemrush-caption-reason-won =
    { $seats ->
        [one] Victoria
       *[other] Victoria en equipo
    }
gemrush-caption-reason-lost = Última carta quemada
gemrush-caption-reason-open = Última carta quemada
gemrush-caption-reason-turns = Último turno jugado
gemrush-caption-reason-ended = Terminado antes de tiempo
gemrush-caption-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
gemrush-caption-keep = quedan { $count }
gemrush-caption-phase-choose-skill = elige habilidad
gemrush-caption-phase-discard = descarta
gemrush-caption-phase-move = en camino
gemrush-caption-phase-place = pone una loseta
gemrush-caption-phase-effect = usa la sala
gemrush-caption-phase-burn = quema 3 cartas
gemrush-caption-phase-chaos = ¿otra habilidad?
gemrush-label-new = NUEVA
gemrush-label-free = gratis
gemrush-label-last-round = RONDA FINAL
gemrush-label-deck = Mazo
gemrush-label-discard = Descartes
gemrush-label-burnt = Quemadas
gemrush-label-stack = Losetas
gemrush-label-points = puntos
gemrush-label-ways = formas
gemrush-label-nothing = Aquí no hay puertas donde construir
gemrush-label-way-wall = una pared tapa la puerta

## The signs of the board, in the rules: a word, and at most a few more

gemrush-legend-room = Sala
gemrush-legend-effects = Efectos
gemrush-legend-mine = Mina
gemrush-legend-action = Acción
gemrush-legend-action-note = como tu acción
gemrush-legend-movement = Moverse
gemrush-legend-movement-note = 1 paso o acción
gemrush-legend-free = Libre
gemrush-legend-free-note = al moverte
gemrush-legend-draw = Robar
gemrush-legend-draw-note = sin ver
gemrush-legend-reveal = Revelar
gemrush-legend-reveal-note = a la vista
gemrush-legend-keep = Conservar
gemrush-legend-keep-note = algunas
gemrush-legend-keep-matching = Conservar
gemrush-legend-keep-matching-note = las que sirven
gemrush-legend-keep-all = Conservar
gemrush-legend-keep-all-note = todas
gemrush-legend-discard = Descartar
gemrush-legend-discard-note = de la mano
gemrush-legend-dig = Cavar
gemrush-legend-dig-note = hasta hallar 3
gemrush-legend-name = Nombrar
gemrush-legend-name-note = una gema
gemrush-legend-x = X
gemrush-legend-x-note = tú eliges
gemrush-legend-swap = Cambiarse
gemrush-legend-swap-note = con un enano
gemrush-legend-go = Ir
gemrush-legend-go-note = a una sala
gemrush-legend-move-room = Mover
gemrush-legend-move-room-note = esta sala
gemrush-legend-door = Puerta
gemrush-legend-door-note = precio, puntos
gemrush-legend-payable = Puedes
gemrush-legend-payable-note = construir
gemrush-legend-passage = Pasaje
gemrush-legend-passage-note = ida y vuelta
gemrush-legend-one-way = Solo ida
gemrush-legend-one-way-note = según flecha
gemrush-legend-wall = Pared
gemrush-legend-wall-note = no se pasa
gemrush-legend-tunnel = Túnel
gemrush-legend-tunnel-note = sin parar
gemrush-legend-cart = Vagoneta
gemrush-legend-cart-note = a otra vagoneta
gemrush-legend-new = Nueva
gemrush-legend-new-note = la última sala
gemrush-legend-gem-diamond-dust-note = toda gema común
gemrush-legend-gem-echoglass-note = copia gema pagada
gemrush-legend-gem-orichalcum-note = +1 punto
gemrush-legend-gem-warpstone-note = construir o ir adonde sea
gemrush-alt-cards =
    Cartas: { $count ->
        [0] –
       *[other] { LIST(PIECES("gemrush-gem", $cards)) }
    }.

## Descriptions of the commands and their options: at most 100 characters, no full stop

gemrush-cmd = Gem Rush: los enanos construyen una mina, unos contra otros o contra el reloj
gemrush-cmd-new = Abre una mesa: Rush para 2 a 7, Crisis para 1 a 7
gemrush-cmd-daily = El tablero del día, el mismo para todos; solo tú ves el tuyo hasta que acaba el día
gemrush-opt-mode = Rush es una carrera; en Crisis se juega en equipo. Rush si no eliges nada
gemrush-opt-target = Puntos que alcanzar, por ejemplo 20; el objetivo habitual si no pones nada
gemrush-opt-skills = Cómo se reparten las habilidades; una para cada cual si no eliges nada
gemrush-opt-skill = Qué habilidad comparten todos, con «Compartida»; por sorteo si no eliges nada
gemrush-opt-deal = Entre cuántas habilidades elige cada cual, con «A elegir»
gemrush-opt-seats = Cuántos asientos tiene la mesa; los que permita el modo si no pones nada
gemrush-opt-alone = Si juegas una Crisis en solitario; empieza enseguida
gemrush-opt-dwarf = Tu enano; cada uno tiene su color. Por sorteo si no eliges nada
gemrush-start-rush = Rush
gemrush-start-rush-told = ◆ **{ gemrush-start-rush }:** de 2 a 7, unos contra otros, por puntos
gemrush-start-crisis = Crisis
gemrush-start-crisis-told = ◆ **{ gemrush-start-crisis }:** de 2 a 7, en equipo contra el reloj
gemrush-start-alone = Crisis en solitario
gemrush-start-alone-told = ◆ **{ gemrush-start-alone }:** solo tú contra el reloj, enseguida
gemrush-start-short = Rush corto
gemrush-start-short-told = ◆ **{ gemrush-start-short }:** un Rush a 12 puntos, unos ocho minutos
gemrush-choice-rush = Rush: una carrera por los puntos
gemrush-choice-crisis = Crisis: en equipo, en 25 turnos
gemrush-choice-normal = Normal: cada cual con su habilidad
gemrush-choice-choice = A elegir: conservas una de varias
gemrush-choice-shared = Compartida: una habilidad para todos
gemrush-choice-chaos = Magia del caos: las habilidades cambian
gemrush-choice-circle = Círculo mágico: dos cada uno, compartidas con los vecinos
gemrush-choice-none = Ninguna: sin habilidades
gemrush-cmd-hand = Mira tus cartas y qué pueden construir; solo tú ves la respuesta
gemrush-opt-hand-skills = Mira las habilidades de la mesa y qué hacen
gemrush-cmd-go = Camina, viaja en vagoneta o ve adonde te mande una sala
gemrush-opt-to = Lados, como N o N N E, o una sala a tu alcance, como N13
gemrush-cmd-build = Paga una puerta y construye una sala detrás
gemrush-opt-door = Un lado de tu sala, como E, o con una Piedra de salto cualquier puerta, como N13E
gemrush-opt-pay = Las cartas con las que pagas, como ObPe ElSo; las más baratas si no pones nada
gemrush-cmd-act = Usa una sala: como tu acción o al moverte
gemrush-opt-moving = Si la usas al moverte, por 1 paso o 0
gemrush-opt-reach = Con la habilidad Brazo largo: una sala a un paso
gemrush-cmd-draw = Roba una carta como tu acción; con eso acaba tu turno
gemrush-opt-pile = Con la habilidad Rebusca: toma también la última carta descartada
gemrush-cmd-discard = Descarta cartas cuando lo pida tu turno o una sala
gemrush-opt-cards = Las cartas, como ObPe ElSo
gemrush-cmd-warp = Descarta una carta con Piedra de salto y ve a cualquier sala
gemrush-opt-warp-card = La carta
gemrush-opt-warp-room = La sala, como N13
gemrush-cmd-choose = Responde a lo que pide una sala o el turno, o haz cualquier otra jugada
gemrush-opt-answer = Una jugada escrita; se sugiere lo que es posible
gemrush-cmd-offer = Crisis: ofrece una carta tuya al fuego en el turno de otra persona
gemrush-opt-offer-card = La carta, como ObPe
gemrush-opt-back = Si la retiras
gemrush-cmd-burn = Crisis: acaba tu turno quemando cartas tuyas o del mazo
gemrush-opt-burn = Cartas tuyas, como ObPe; todas del mazo si no pones nada
gemrush-cmd-stop = Crisis: acepta parar ahora que se ha alcanzado el objetivo
gemrush-opt-play-on = Si al final quieres seguir jugando
gemrush-cmd-mine = Mira toda la mina
gemrush-cmd-room = Mira una sala en grande y qué hace
gemrush-opt-room = Su lugar, como N13; la sala del enano al que le toca si no pones nada

## Tables of honour over all settings of a mode; worth a badge. $number: how far it went

gemrush-honour-rush = Rush
gemrush-honour-crisis = Crisis
gemrush-feat-door = Una puerta de { $number } puntos
gemrush-feat-rooms = { $number } salas en una partida
gemrush-feat-comeback = Victoria tras ir { $number } puntos por detrás
gemrush-feat-saved = Crisis ganada con { $number } puntos
gemrush-ui-closed =
    { $why ->
        [nowhere] «{ WORD("gemrush-room", $room) }» no puede mover nada ahora.
       *[cards] «{ WORD("gemrush-room", $room) }» pide cartas que no tienes.{ $dust ->
            [1] { "" } Allí, el Polvo de diamante solo cuenta como tal.
           *[0] { "" }
        }
    }

## De qué trata la respuesta de un acertijo

gemrush-motif-three = tres puertas en un turno
gemrush-motif-two = dos puertas en un turno
gemrush-motif-room = una sala que te lleva más lejos
gemrush-motif-rails = un viaje en vagoneta
gemrush-motif-warpstone = una Piedra de salto
gemrush-motif-skill = tu habilidad
gemrush-motif-far = una puerta al final de un largo camino
gemrush-motif-special = una gema especial que ayuda a pagar
gemrush-motif-door = una puerta que da muchos puntos
gemrush-scoring = -# Es el último turno: solo cuentan los puntos. Los consigues con las puertas que pagas ahora.
