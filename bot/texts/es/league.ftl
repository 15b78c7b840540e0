# Las ligas de un servidor. Cómo se escribe una frase: véase errors.ftl.

league-cmd = Las ligas de este servidor: apuntarte, tus partidas, la clasificación
league-opt-game = Qué juego; sin respuesta, eliges con un botón
league-opt-rounds = Para una liga nueva: sistema suizo con estas rondas; sin elegir, todos contra todos
league-opt-bank = Para una liga nueva: tiempo extra para turnos más largos, a cada cual una vez por partida
league-opt-off = Para una liga nueva: horas que no cuentan, según la zona horaria de cada cual
league-opt-mode = Para una liga nueva, que se abre al momento: cómo se juega
league-opt-turn = Para una liga nueva, que se abre al momento: el tiempo de un turno
league-opt-weeks = Para una liga nueva, abierta al momento: cuánto dura como máximo la temporada o la ronda suiza
league-opt-pause = Para una liga nueva, que se abre al momento: cuándo empieza la primera temporada
league-opt-place = Para una liga nueva, que se abre al momento: dónde se juegan sus partidas
league-ui-open = Liga
league-ui-again = Mirar otra vez
league-ui-join = Apuntarme
league-ui-leave = Dejarla
league-ui-leave-end = Dejarla tras la temporada
league-ui-leave-now = Dejarla ahora
league-ui-stay = Quedarme
league-ui-mine = Mis partidas
league-ui-table = Clasificación
league-ui-text = En texto
league-ui-picture = En imagen
league-ui-rules = Reglas de la liga
league-ui-back = Atrás
league-ui-begin = Empezar ya
league-ui-begin-sure = Sí, empezar
league-ui-begin-early = Empezar con 3 miembros
league-ui-begin-keep = Mantener la fecha
league-ui-here = Traerla a este canal
league-ui-close = Cerrar la liga
league-ui-close-sure = Cerrarla para siempre
# $count: de 1 a 4
league-ui-at-once =
    { $count ->
        [one] Jugar 1 partida a la vez
       *[other] Jugar { $count } partidas a la vez
    }
# $division: su número
league-ui-division = División { $division }

## Aún no hay liga, y el formulario

# $manages: 1 si se puede abrir una
league-none =
    Este servidor aún no tiene liga. { $manages ->
        [1] Elige cómo se juega una nueva, y luego su juego:
       *[0] Quien administra el servidor abre una con `/league`.
    }
league-choose = ¿Qué liga quieres ver?
league-open-another = Abrir una liga de otro juego:
league-about-swiss = -# En el sistema suizo se juegan esas rondas, cada una contra un miembro con más o menos los mismos puntos.
league-about-turn = -# Con una reserva de tiempo, un turno también puede durar 8 horas: lo que alguien tarde de más sale de su reserva.
# El título del formulario. $game: la clave de un juego
league-form = { WORD($game, "name") }: liga nueva
league-form-start = Cómo se juega
league-form-turn = Tiempo para un turno
league-form-turn-hint = Quien lo deje pasar pierde la partida.
league-form-weeks = Cuánto dura una temporada como máximo
league-form-round-weeks = Cuánto dura una ronda como máximo
league-form-pause = Cuándo empieza la primera temporada
league-form-pause-hint = Hasta entonces se apuntan miembros. Entre temporadas pasa el mismo tiempo.
league-form-place = Dónde se juegan sus partidas
league-choice-threads = Cada partida en su propio hilo
league-choice-channel = Una tras otra en este canal
league-choice-round-robin = Todos contra todos
# $count: rondas
league-choice-swiss = Sistema suizo: { $count } rondas
league-choice-no-bank = Sin reserva de tiempo
# $bank: una duración
league-choice-bank = Reserva de tiempo: { $bank } para cada cual
league-choice-off =
    { $off ->
        [weekends] Los fines de semana no cuentan
        [nights] Las noches (de 22:00 a 7:00) no cuentan
        [both] Los fines de semana y las noches (de 22:00 a 7:00) no cuentan
       *[none] Cuentan todas las horas
    }
league-choice-weeks =
    { $count ->
        [one] 1 semana
       *[other] { $count } semanas
    }
league-choice-pause =
    { $count ->
        [one] En 1 día
       *[other] En { $count } días
    }

## Qué es una liga, y cómo va

# $game: la clave de un juego · $mode: cómo se juega
league-title = ### { WORD($game, "name") }: liga, temporada { $season }
league-mode = -# { $mode }
# $time, $left: fechas de Discord · $count: cuántos se apuntaron
league-state-open =
    La temporada empieza { $left } ({ $time }). { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] Se ha apuntado 1 miembro.
       *[other] Se han apuntado { $count } miembros.
    }
league-state-begins = Se han apuntado { $count } miembros. Comienzo de la temporada: { $left }.
# $missing: cuántos miembros faltan
league-state-waits =
    { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] Se ha apuntado 1 miembro.
       *[other] Se han apuntado { $count } miembros.
    } La temporada empieza con { $missing ->
        [one] uno más.
       *[other] { $missing } más.
    }
# $finished de $matches partidas se han jugado
league-state-playing = Partidas jugadas: { $finished } de { $matches }. La temporada acaba como muy tarde { $left } ({ $time }).
# Del sistema suizo. $time, $left: cuándo acaba la ronda · $end: cuándo acaba la temporada
league-state-round = Ronda { $round } de { $rounds }: acaba como muy tarde { $left } ({ $time }), y la temporada el { $end }. Mientras una partida no tiene sitio, ambas acaban más tarde.
league-state-done = Todas las rondas de la división { $division } han acabado. La temporada acaba { $left } como muy tarde ({ $time }).
league-state-closed = Esta liga está cerrada.
league-joined = Juegan: { $names }
league-joined-next = En la próxima temporada: { $names }
# Sobre la clasificación, cuando una temporada acaba de empezar. $names: menciones
league-begun = La temporada ha empezado: { $names }. Las primeras partidas están abiertas.
# Una ronda suiza o serie de copa tras la primera. $names, $name: menciones · $table: 1 si juegan más de dos
league-open-title = **{ WORD($game, "name") } · división { $division } · ronda { $round } de { $rounds }**
league-open-waits =
    { $names }: tu partida está abierta, y { $table ->
        [1] empieza otra persona
       *[0] empieza tu rival
    }.
league-open-bye = { $name }: no tienes rival en esta ronda. Cuenta como una victoria.
# $division, $place, $count: cuántos juegan en la división
league-own-place = Estás en el puesto **{ $place } de { $count }** de la división { $division }.
# $best, $worst: puestos · $span: cuántos puestos hay entre ellos
league-own-possible =
    { $span ->
        [0] Puesto { $best }
        [1] Puesto { $best } o { $worst }
       *[other] Aún es posible todo, del puesto { $best } al { $worst }
    }{ $sure ->
        [1] { $span ->
            [0] , pase lo que pase
            [1] , pase lo que pase
           *[other] { "" }
        }
       *[0] , si nadie se va
    }.
# Del sistema suizo, antes de la última ronda
league-own-within =
    { $span ->
        [0] Acabarás en el puesto { $best }
       *[other] Acabarás entre el puesto { $best } y el { $worst }
    }{ $sure ->
        [1] , juegues contra quien juegues
       *[0] , si nadie se va
    }.
league-own-now = Juegas contra **{ $name }** en { $place }.
league-own-joined = Te has apuntado. Juegas en la próxima temporada.
league-own-leaves = Dejas la liga tras esta temporada.
league-own-left = Has dejado esta temporada.
league-own-none = No te has apuntado.

## Las reglas, antes de apuntarse

league-rules-title = **Las reglas de esta liga**
# $length: días
league-rules =
    - En una temporada, cada miembro de una división juega una vez contra cada uno de los demás. Una división tiene de 5 a 8 miembros de valoración parecida; 9 miembros forman una sola. Se empieza con 3 miembros o más, que forman entonces una división pequeña.
    - Ganar da 1 punto, un empate ½. A igualdad de puntos deciden las partidas entre ellos, luego los puntos de los rivales vencidos, luego las partidas ganadas.
    - Las partidas se abren solas, hasta 4 a la vez, según elijas. { $threads ->
        [1] Cada una tiene su propio hilo.
       *[0] Se juegan aquí, una tras otra.
    }
    - Un turno puede durar { $turn }. **Quien deje pasar el tiempo pierde la partida.** Una ausencia (`/away`) para el reloj.
    - Una temporada acaba cuando todo se ha jugado, como muy tarde tras { $weeks }; mientras las partidas no tengan dónde jugarse, dura más, como mucho el doble. Lo que no haya acabado entonces es un empate. La próxima temporada empieza { $pause } después.
    - Dos miembros de los que uno bloquea al otro cuando empieza la temporada no juegan: cuando acaban las demás partidas, es un empate. Un bloqueo posterior no cambia nada.
    - Quien la deja (también si deja el servidor) antes de la mitad de sus partidas queda fuera, y ninguna cuenta. Quien la deja después pierde las que quedan.
    - Los mejores de una división suben, los últimos bajan. Quien deje pasar el tiempo en la mitad de sus partidas queda fuera de la liga tras la temporada, pero puede apuntarse otra vez.
    - Sin pistas, sin sustitutos, y nadie puede terminar una partida de mutuo acuerdo. Las valoraciones cuentan como siempre.
# $rounds, $full: números · $turn, $pause: duraciones · $weeks: un número de semanas
league-rules-swiss =
    - Una temporada tiene { $rounds } rondas del sistema suizo: en cada una juegas contra un miembro con más o menos los mismos puntos, y nunca dos veces contra el mismo. Una división tiene de 10 a 20 miembros. Se empieza con 3 miembros o más; con menos de { $full } en una división hay menos rondas.
    - Ganar da 1 punto, un empate ½. A igualdad de puntos deciden los puntos de todos los rivales (Buchholz), luego los de los rivales vencidos.
    - Empiezas la mitad de tus partidas, o una más o menos, nunca tres seguidas ni ninguna de tres seguidas; dentro de eso, antes cuenta tener más o menos los mismos puntos. Si el número de miembros es impar, uno no tiene rival en cada ronda: este descanso cuenta como partida ganada, y nadie tiene dos.
    - Todas las partidas de una ronda se abren a la vez, cada una en su propio hilo. La ronda siguiente llega cuando han acabado, como muy tarde tras { $weeks }. Lo que no haya acabado entonces es un empate. Mientras una partida no tiene sitio, su ronda dura más; ninguna temporada dura más de { $longest }. Dos miembros de los que uno bloquea al otro cuando empieza la temporada solo se emparejan si no queda otra: no se abre ninguna partida y es un empate. Un bloqueo posterior no cambia nada.
    - Un turno puede durar { $turn }. **Quien deje pasar el tiempo pierde la partida.** Una ausencia (`/away`) para el reloj, pero ninguna ronda espera. La próxima temporada empieza { $pause } después.
    - Quien la deja (también si deja el servidor) pierde la partida abierta y no juega más rondas. Lo jugado cuenta, también para el puesto final. Si así no es posible otra ronda, la temporada acaba antes.
    - Los mejores de una división suben, los últimos bajan. Quien deje pasar el tiempo en la mitad de sus partidas queda fuera de la liga tras la temporada, pero puede apuntarse otra vez.
    - Sin pistas, sin sustitutos, y nadie puede terminar una partida de mutuo acuerdo. Las valoraciones cuentan como siempre.
# Más líneas de las reglas. $bank: una duración
league-rules-bank = - Reserva de tiempo: cada cual tiene { $bank } más, una vez para toda la partida, para turnos más largos. El tiempo solo se acaba cuando la reserva está vacía.
league-rules-away = - Quien esté ausente cuando acaba el tiempo de una temporada, ronda, serie o tablero pierde sus partidas que aún no se han abierto y aquellas en las que le toca jugar, salvo que los dos estén ausentes. Una serie se pierde así entera.
league-rules-off =
    - { $off ->
        [weekends] Los fines de semana
        [nights] Las noches (de 22:00 a 7:00)
       *[both] Los fines de semana y las noches (de 22:00 a 7:00)
    } no cuentan para un turno, según la zona horaria de cada cual: `/reminders` muestra y cambia la tuya. Para el fin de una temporada, ronda, serie, grupo o tablero cuentan todas las horas.
# En el mensaje bajo el que uno se apunta
league-rules-short = En cada división, cada miembro juega una vez contra cada uno de los demás. Un turno puede durar { $turn }: **quien deje pasar el tiempo pierde la partida.** La temporada acaba como muy tarde tras { $weeks }; lo que no haya acabado entonces es un empate.
# De una liga en un canal. $count: cuántos miembros pueden jugar a tiempo todas las partidas
league-fits =
    { $count ->
        [0] Aquí las partidas se juegan una tras otra: { $weeks } no bastan ni para 3 miembros, si cada partida lleva dos turnos de { $turn }. Cierra esta liga y elige hilos, una temporada más larga o turnos más cortos.
       *[other] Aquí las partidas se juegan una tras otra. Si cada una lleva dos turnos de { $turn }, el tiempo ({ $weeks }) basta para { $count } miembros. Para más, cierra esta liga y elige hilos, una temporada más larga o turnos más cortos.
    }
league-rules-short-swiss = { $rounds } rondas, cada una contra un miembro con más o menos los mismos puntos. Un turno puede durar { $turn }: **quien deje pasar el tiempo pierde la partida.** Una ronda acaba como muy tarde tras { $weeks }; lo que no haya acabado entonces es un empate.
league-plan-swiss =
    Con { $count } miembros: { $same ->
        [1] { $few }
       *[0] de { $few } a { $most }
    } rondas.

## Lo que se dice a los miembros

league-said-joined = Te has apuntado. Juegas { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } a la vez: cámbialo abajo.
league-said-joined-swiss = Te has apuntado. En cada ronda juegas una partida.
league-said-left = Has dejado la liga.
league-said-leaves = Juegas esta temporada hasta el final y luego dejas la liga.
league-said-left-now = Has dejado la temporada. Tus partidas abiertas han terminado.
league-leave-sure =
    ¿Quieres dejar la liga?
    { "**" }{ league-ui-leave-end }**: juegas hasta su final. **{ league-ui-leave-now }**: pierdes las partidas que no has terminado. Antes de la mitad de tus partidas, se anulan todas, también las jugadas.
league-leave-sure-swiss =
    ¿Quieres dejar la liga?
    { "**" }{ league-ui-leave-end }**: la juegas hasta el final. **{ league-ui-leave-now }**: pierdes tu partida abierta y no juegas más rondas. Lo que has jugado cuenta.
league-said-at-once =
    { $count ->
        [one] Desde ahora, 1 de tus partidas está abierta a la vez.
       *[other] Desde ahora, { $count } de tus partidas están abiertas a la vez.
    }
league-said-opened = La liga está abierta. Los miembros se apuntan aquí, bajo su mensaje.
# $time, $left: cuándo empezaría si no · $names: quién se ha apuntado · $count: cuántos
league-begin-sure = ¿Empezar la temporada ahora en vez de { $left } ({ $time }), con estos { $count } miembros: { $names }? No se puede deshacer: divisiones y rivales quedan fijados, y quien se apunte más tarde jugará solo en la temporada siguiente.
league-begin-few =
    { $count ->
        [0] Aún no se ha apuntado nadie,
        [one] Solo se ha apuntado 1 miembro,
       *[other] Solo se han apuntado { $count } miembros,
    } y una temporada necesita 3. **{ league-ui-begin-early }**: ya no espera hasta { $time } ({ $left }), sino que empieza en cuanto sean 3.
league-said-begins-early = La temporada empieza en cuanto se hayan apuntado 3 miembros.
league-said-here = La liga está ahora en este canal.
league-close-sure = ¿Cerrar esta liga para siempre? Sus partidas abiertas siguen, pero aquí ya no cuentan.
league-said-closed = La liga está cerrada.

## La clasificación

league-table-title = División { $division } · temporada { $season } · partidas jugadas: { $finished } de { $matches }
league-table-short = División { $division }
league-table-season = Temporada { $season }
# Del sistema suizo
league-table-title-swiss = División { $division } · temporada { $season } · ronda { $round } de { $rounds } · partidas jugadas: { $finished } de { $matches }
league-table-round = Ronda { $round } / { $rounds }
league-round = Ronda { $round } de { $rounds }
# $name: quien no tiene rival en la ronda
league-round-bye = Ronda { $round } de { $rounds } · **{ $name }** descansa, y eso cuenta como partida ganada
# $points: como 4½ · $won, $drawn, $lost: números de partidas
league-row = { $place }\. **{ $name }** · { $points } · { $note }
league-alt-row = { $place }. { $name }: { $points }, { $note }
league-points =
    { $halves ->
        [0] 0 puntos
        [2] 1 punto
       *[other] { $points } puntos
    }
league-note = ganadas { $won }, empatadas { $drawn }, perdidas { $lost }
league-note-left = ya no juega
# $best, $worst: puestos
league-note-range = puesto { $best } a { $worst } posible
league-note-place =
    { $sure ->
        [1] puesto { $best } seguro
       *[0] puesto { $best } si nadie se va
    }
# Del sistema suizo, antes de la última ronda
league-note-within =
    { $sure ->
        [1] acabará entre el puesto { $best } y el { $worst }
       *[0] entre el puesto { $best } y el { $worst } si nadie se va
    }
# $points: como 4½
league-note-buchholz = Buchholz { $points }
league-note-up = sube
league-note-down = baja
league-legend = Los triángulos muestran quién subiría o bajaría.
# Al final de una temporada. $name: quien ha ganado la división
league-won = **{ $name }** ha ganado la división { $division }.
league-won-none = No se ha jugado ninguna partida de la división { $division }, así que nadie la ha ganado.
league-won-shared = { $names } comparten el primer puesto de la división { $division }.
# Quién ha dejado la temporada, encima de la tabla. $names, $count: quién
league-left =
    { $count ->
        [one] { $names } ha dejado la temporada.
       *[other] { $names } han dejado la temporada.
    }
# Una vez, en el mensaje bajo el que uno se apunta a la próxima temporada. $season: la anterior · $names, $count: menciones
league-ended =
    { $count ->
        [one] La temporada { $season } ha acabado. La ha ganado { $names }.
       *[other] La temporada { $season } ha acabado. La han ganado { $names }.
    }
league-ended-none = La temporada { $season } ha acabado. No se ha jugado ninguna partida, así que nadie la ha ganado.
league-ended-up =
    { $count ->
        [one] { $names } sube una división.
       *[other] { $names } suben una división.
    }

## Las partidas de un miembro

league-mine-title = **Tus partidas de la temporada { $season }**
league-mine-none = No tienes partidas en esta temporada.
# $place: el canal o el hilo · $name: contra quién
league-mine-open = - { $place } contra **{ $name }**
# $open: la línea de arriba · $whose: own, other · $timed: yes, no
league-mine-turn =
    { $open } · { $whose ->
        [own] **te toca jugar**
       *[other] turno de { $name }
    }{ $timed ->
        [yes] { " " }· tiempo: hasta { $time } ({ $left })
       *[no] {""}
    }
# $how: won, drawn, lost
league-mine-over =
    - { $how ->
        [won] Ganada
        [drawn] Empatada
       *[lost] Perdida
    } contra **{ $name }**
league-mine-next = - Faltan: { $names }
league-mine-bye = - Descanso en la ronda { $round }: cuenta como partida ganada
# $round: la próxima
league-mine-round = - La ronda { $round } llega cuando hayan acabado todas las partidas de esta
league-mine-done = - Todas las rondas de tu división han acabado

## Las partidas

# El nombre de un hilo. $first, $second: nombres
league-thread = { $first } – { $second } · { WORD($game, "name") } { $season }.{ $division }.{ $number }
league-board = Liga, temporada { $season } · división { $division }, ronda { $round }
# $name: quien pierde la partida
league-ended-away = Esta partida de { $game } termina sin resultado, porque su tiempo ha acabado. Le toca a { $name }, que está ausente y por eso la pierde en la competición.
# $name: quien recibe el punto
league-counts =
    { $drawn ->
        [1] En la liga, cada uno recibe medio punto.
       *[0] En la liga, el punto es para { $name }.
    }
# En /turns, tras el canal
league-turn = { $place } · liga

## Negativas

league-error-gone = Esta liga ya no existe. `/league` muestra las que hay.
league-error-closed = Esta liga está cerrada. `/league` muestra las que hay.
league-error-open = Este servidor ya tiene una liga de { WORD($game, "name") }. `/league` la muestra.
league-error-not-in = No estás en esta liga. Pulsa primero **{ LABEL("league-ui-join") }**.
league-error-begun = La temporada ya se está jugando. La próxima empieza sola.
league-error-fixed = Esta partida es de una liga, cuyas reglas nadie puede cambiar. Solo la moderación puede terminarla.
league-error-channel = Una liga necesita un canal de texto. Usa `/league` en un canal de texto de este servidor.
league-error-few = Aún no hay suficientes miembros.
league-error-game = Una liga necesita partidas de dos, uno contra otro, y { WORD($game, "name") } no las tiene.
league-error-no-game = ¿De qué juego es la liga nueva? Usa `/league` otra vez e indica también `game`.
league-error-option = `{ $option }` no puede ser «{ $text }». Puede ser: { $choices }.
# $turn: a length of time
league-error-turn = Un turno de { $turn } necesita una reserva de tiempo, para que nadie pierda mientras duerme: elige también `bank`.
league-error-no-option = `{ $option }` no se puede elegir para lo que abres. Déjalo en blanco.
