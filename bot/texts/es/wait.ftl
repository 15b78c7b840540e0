# Esperar turnos: tiempo por turno, avisos, recordatorios, asientos, ausencias. Cómo se escribe una frase: véase errors.ftl.

## Tiempo por turno

wait-opt-time = Cuánto puede durar un turno; sin límite si no lo indicas
wait-opt-late = Qué pasa cuando se acaba el tiempo
wait-opt-holiday = Qué pasa mientras un miembro está ausente
wait-opt-bank = Tiempo extra para turnos más largos: cada cual lo tiene una vez, para toda la partida
wait-opt-off = Horas que no cuentan, según la zona horaria de cada cual
wait-choice-late-ask = Deciden los demás: esperar, saltar el turno o ceder el asiento
wait-choice-late-play = El juego hace la jugada por el miembro
wait-choice-late-turn = Un jugador automático juega este turno
wait-choice-late-stay = Un jugador automático juega hasta que vuelva el miembro
wait-choice-holiday-stand-in = Otra persona puede sustituir al miembro
wait-choice-holiday-pause = El reloj se para hasta que vuelva el miembro
wait-choice-time-0 = Sin límite
wait-choice-time-15 = 15 minutos
wait-choice-time-30 = 30 minutos
wait-choice-time-60 = 1 hora
wait-choice-time-180 = 3 horas
wait-choice-time-360 = 6 horas
wait-choice-time-480 = 8 horas
wait-choice-time-720 = 12 horas
wait-choice-time-1440 = 1 día
wait-choice-time-2880 = 2 días
wait-choice-time-4320 = 3 días
wait-choice-time-10080 = 7 días
wait-choice-time-20160 = 14 días
wait-choice-bank-0 = Ninguna
wait-choice-off-none = Cuentan todas las horas
wait-choice-off-weekends = Fines de semana: sábado y domingo
wait-choice-off-nights = Noches: de 22:00 a 7:00
wait-choice-off-both = Fines de semana, y noches de 22:00 a 7:00

wait-length =
    { $unit ->
        [minutes] { $count ->
            [one] 1 minuto
           *[other] { $count } minutos
        }
        [hours] { $count ->
            [one] 1 hora
           *[other] { $count } horas
        }
       *[days] { $count ->
            [one] 1 día
           *[other] { $count } días
        }
    }
wait-pace-none = sin límite de tiempo
wait-pace-patient = sin límite de tiempo; tras { $time } sin respuesta deciden los demás
wait-pace-race = sin límite de tiempo; si nadie juega durante { $time }, la carrera termina, y quien no haya acabado queda fuera
wait-pace-soft = { $time } por turno; después deciden los demás
wait-pace-hard = { $time } por turno; después el juego hace la jugada
wait-pace-turn = { $time } por turno; después lo juega un jugador automático
wait-pace-stay = { $time } por turno; después juega un jugador automático hasta que vuelva el miembro
wait-pace-loses = { $time } por turno; quien deje pasar el tiempo pierde
wait-pace-bank = { $pace }; cada cual tiene una reserva de { $bank } para turnos más largos
wait-pace-off =
    { $pace }; { $off ->
        [weekends] los fines de semana no cuentan
        [nights] las noches (de 22:00 a 7:00) no cuentan
       *[both] los fines de semana y las noches (de 22:00 a 7:00) no cuentan
    }
wait-pace-pause = { $pace }; las ausencias paran el reloj

# En el tablero
wait-board-pace = Tiempo: { $pace }
wait-board-due = Tiempo: hasta { $time } ({ $left })
wait-board-bank = La reserva de tiempo de { $name } ({ $bank }) corre desde { $time } ({ $left }).
wait-board-off =
    { $off ->
        [weekends] Los fines de semana de { $name } no cuentan.
        [nights] Las noches de { $name } (de 22:00 a 7:00) no cuentan.
       *[both] Los fines de semana y las noches de { $name } (de 22:00 a 7:00) no cuentan.
    }
wait-board-zone = Cuenta la zona horaria de cada cual: `/reminders` muestra y cambia la tuya.
wait-no-zone = No has elegido ninguna zona horaria, así que para ti cuenta UTC. `/reminders` la fija.
# $then: qué sigue donde nadie puede votar entonces
wait-board-due-alone =
    Tiempo: hasta { $time } ({ $left }). { $then ->
        [end] Después la partida termina sin resultado, porque nadie más espera.
        [idle] Después el tiempo empieza de nuevo mientras nadie más pueda decidir.
        [computer] Si entonces nadie más puede decidir, sigue la máquina.
        [off] Si entonces nadie más puede decidir, la partida termina sin resultado.
        [loses] Quien deje pasar el tiempo pierde la partida.
        [last] Quien deje pasar el tiempo queda en el último puesto, y los demás siguen.
       *[anew] Después el tiempo empieza de nuevo, porque nadie más espera.
    }
wait-board-asked =
    A { $name } se le acabó el tiempo: { $voters ->
        [1] decide { $voter }
       *[other] los demás votan
    } con `/turns`. Se decide { $left } a más tardar. Hasta entonces, { $name } todavía puede jugar.
wait-board-silent =
    { $name } no responde desde hace mucho: { $voters ->
        [1] decide { $voter }
       *[other] los demás votan
    } con `/turns`. Se decide { $left } a más tardar. Hasta entonces, { $name } todavía puede jugar.
wait-board-asked-again =
    A { $name } se le acabó otra vez el tiempo: { $voters ->
        [1] decide { $voter }
       *[other] los demás votan
    } con `/turns`. Se decide { $left } a más tardar. Hasta entonces, { $name } todavía puede jugar.
wait-board-silent-again =
    { $name } sigue sin responder: { $voters ->
        [1] decide { $voter }
       *[other] los demás votan
    } con `/turns`. Se decide { $left } a más tardar. Hasta entonces, { $name } todavía puede jugar.
wait-board-unanswered = Esta partida de { $game } ha terminado sin resultado, porque alguien no respondió durante mucho tiempo. No cuenta para nadie.
wait-board-unanswered-by = Esta partida de { $game } ha terminado sin resultado, porque { $name } no respondió durante mucho tiempo. No cuenta para nadie.
wait-board-lost = Esta partida de { $game } ha terminado sin resultado, porque nadie pudo acceder a ella durante mucho tiempo. No cuenta para nadie.
wait-board-left = { $name } ha dejado esta partida de { $game }. Nadie más seguía jugando, así que ha terminado sin resultado y no cuenta para nadie.
wait-board-away = { $name } estará ausente hasta { $time }: el reloj está parado.
wait-board-adrift = Todos los relojes están parados: el canal de esta partida ya no existe.
wait-board-absence = No se pudo contactar con el bot durante { $time }: ahora todos tienen más tiempo.
wait-stands = No corre ningún tiempo hasta que pueda mostrar el tablero. Entonces el turno vuelve a tener todo su tiempo.
# The same where turns have no limit, and the others decide after days of silence
wait-stands-silence = Los días sin respuesta solo cuentan cuando pueda mostrar el tablero.
wait-board-unseen = Este tablero no se pudo publicar durante { $time }: ahora todos tienen más tiempo.
wait-board-unseen-turn =
    Este tablero no se pudo publicar durante { $time }: { $names } { $count ->
        [one] tiene
       *[other] tienen
    } otra vez { $limit } para este turno.

## Avisos

wait-notice-reminder = { $who }, es tu turno en **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, es tu turno en **{ WORD($game, "name") }**. Tu tiempo: hasta { $time } ({ $left }). { $link }
wait-due-moves = Si cambia un plazo, `/turns` muestra el nuevo.
wait-bank-yours = Tu reserva de tiempo ({ $bank }) corre desde { $time } ({ $left }).
wait-notice-next = { $who }, te toca después de { $name } en **{ WORD($game, "name") }**: { $link }
wait-notice-asked = { $who }: a **{ $name }** se le acabó el tiempo en **{ WORD($game, "name") }**. Hay que decidir qué pasa antes del { $time } ({ $left }): { $link }
wait-notice-silent = { $who }: **{ $name }** no responde desde hace mucho en **{ WORD($game, "name") }**. Hay que decidir qué pasa antes del { $time } ({ $left }): { $link }
# Lo mismo después de que la partida siguió esperando. $waited: cuántas veces
wait-notice-asked-again =
    { $who }: a **{ $name }** se le acabó otra vez el tiempo en **{ WORD($game, "name") }**. { $waited ->
        [1] La partida ha esperado una vez más.
       *[other] La partida ha esperado { $waited } veces más.
    } Hay que decidir qué pasa antes del { $time } ({ $left }): { $link }
wait-notice-silent-again =
    { $who }: **{ $name }** sigue sin responder en **{ WORD($game, "name") }**. { $waited ->
        [1] La partida ha esperado una vez más.
       *[other] La partida ha esperado { $waited } veces más.
    } Hay que decidir qué pasa antes del { $time } ({ $left }): { $link }
wait-notice-vote = { $who }, tienes que decidir sobre **{ $name }** en **{ WORD($game, "name") }**. Se decide { $left } a más tardar: { $link }
wait-notice-vote-again =
    { $who }, tienes que decidir otra vez sobre **{ $name }** en **{ WORD($game, "name") }**. { $waited ->
        [1] La partida ha esperado una vez más.
       *[other] La partida ha esperado { $waited } veces más.
    } Se decide { $left } a más tardar: { $link }
wait-notice-waited = **{ WORD($game, "name") }**: la partida espera a { $name } hasta { $time } ({ $left }). Después { $voters ->
        [1] decide { $voter }
       *[other] votan los demás
    } otra vez. { $link }
wait-notice-waited-on = **{ WORD($game, "name") }**: la partida sigue esperando a { $name }. { $link }
wait-notice-unanswered = **{ WORD($game, "name") }**: { $name } no respondió y la partida ha terminado sin resultado. No cuenta para nadie. { $link }
wait-notice-unanswered-by = **{ WORD($game, "name") }**: { $name } no respondió y { $actor } ha terminado la partida sin resultado. No cuenta para nadie. { $link }
wait-notice-unanswered-others = **{ WORD($game, "name") }**: { $name } no respondió y los demás han terminado la partida sin resultado. No cuenta para nadie. { $link }
wait-notice-unanswered-several = **{ WORD($game, "name") }**: { $name } no respondió, así que { $actor } han terminado la partida sin resultado. No cuenta para nadie. { $link }
wait-notice-unanswered-all = **{ WORD($game, "name") }**: nadie ha jugado desde hace mucho y la partida ha terminado sin resultado. No cuenta para nadie. { $link }
wait-notice-idle = **{ WORD($game, "name") }**: { $name } no jugó a tiempo y ya no está en la carrera. { $link }
wait-notice-lost = **{ WORD($game, "name") }**: a { $name } se le acabó el tiempo y pierde la partida. { $link }
# Lo mismo en una partida de tres y más
wait-notice-lost-table = **{ WORD($game, "name") }**: a { $name } se le acabó el tiempo y queda fuera de esta partida. { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: tras una votación, el juego jugó por { $name }. { $link }
wait-notice-played = **{ WORD($game, "name") }**: a { $name } se le acabó el tiempo, así que el juego hizo la jugada. { $link }
wait-notice-played-by = **{ WORD($game, "name") }**: a { $name } se le acabó el tiempo, así que { $actor } juega este turno. { $link }
wait-notice-covered = **{ WORD($game, "name") }**: { $actor } juega hasta que vuelva { $name }. { $link }
wait-notice-covered-past = **{ WORD($game, "name") }**: { $actor } sustituyó a { $name }. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } ofrece su asiento hasta que lo reclame. Los puntos siguen contando para { $name }. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } ofrece su asiento para siempre. Quien lo ocupe se queda con los puntos. { $link }
wait-notice-offered-handed-to = { $who }, { $name } te pide que juegues en su asiento en **{ WORD($game, "name") }** hasta que lo reclame. Los puntos siguen contando para { $name }. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } te ofrece su asiento en **{ WORD($game, "name") }** para siempre, con la puntuación. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }**: { $actor } juega por { $name } y deja que siga otra persona. Los puntos siguen contando para { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }**: { $actor } juega por { $name }, y los demás quieren que siga otra persona. Los puntos siguen contando para { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } juega por { $name } en **{ WORD($game, "name") }** y te pide que sigas tú. Los puntos siguen contando para { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } está ausente. Alguien puede ser su sustituto hasta que vuelva. Los puntos siguen contando para { $name }. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } dejó el servidor. Hasta { $time }, cualquiera puede ocupar el asiento y quedarse con su puntuación. Después la partida sigue sin ese asiento. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: tras una votación, el asiento de { $name } está libre. Quien lo ocupe se queda con los puntos. { $link }
wait-notice-offered-past = **{ WORD($game, "name") }**: se ofreció el asiento de { $name }. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } juega ahora por { $name }. Los puntos siguen contando para { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } ocupó el asiento de { $name }, con su puntuación. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } vuelve a jugar. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: nadie ocupó el asiento de { $name }, así que la partida sigue sin ese asiento. { $link }
wait-notice-proposed = { $who }: { $actor } propone para **{ WORD($game, "name") }**: { $pace }. Deben aceptarlo todos los jugadores antes de { $time }. { $link }
wait-pace-banks =
    { $what ->
        [kept] Lo que queda en las reservas de tiempo se conserva.
        [gone] Entonces ya no habrá reservas de tiempo.
       *[full] Entonces todas las reservas de tiempo estarán llenas.
    }
wait-notice-agreed = **{ WORD($game, "name") }**: lo aceptaron todos: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } no lo acepta, así que el tiempo por turno sigue igual. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: no todos lo aceptaron a tiempo, así que el tiempo por turno sigue igual. { $link }
wait-notice-proposed-end = { $who }: { $actor } propone terminar **{ WORD($game, "name") }** sin resultado. Deben aceptarlo todos los jugadores antes de { $time }; basta un rechazo para que la partida siga. { $link }
wait-notice-declined-end = **{ WORD($game, "name") }**: { $actor } no lo acepta, así que la partida sigue. { $link }
wait-notice-lapsed-end = **{ WORD($game, "name") }**: no todos lo aceptaron a tiempo, así que la partida sigue. { $link }
wait-notice-proposed-back =
    { $who }: { $actor } pide en **{ WORD($game, "name") }** volver a la posición de antes de { $steps ->
        [0] su último turno
        [1] su último paso
       *[other] sus últimos { $steps } pasos
    }. { $count ->
        [one] Se desharía 1 paso.
       *[other] Se desharían { $count } pasos.
    } Deben aceptarlo todos los demás antes de { $time }. Si alguien lo rechaza o juega, nada cambia. { $link }
wait-notice-declined-back = **{ WORD($game, "name") }**: { $actor } no lo acepta, así que no se deshace nada. { $link }
wait-notice-lapsed-back = **{ WORD($game, "name") }**: no todos lo aceptaron en una hora, así que no se deshace nada. { $link }
wait-notice-ended-back = { $who }: la partida de **{ WORD($game, "name") }** ha seguido, así que no se deshace nada. { $link }
wait-notice-found = Buscabas jugadores de **{ WORD($game, "name") }** en **{ $guild }**: en { $place } hay una mesa abierta para ti. { $link }
wait-notice-moved = **{ WORD($game, "name") }** sigue aquí. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } trajo la partida aquí. { $link }
# Cómo jugar un turno que ningún tablero muestra. $board: si un tablero anterior o sus palabras están en el canal: 1 o 0
wait-unshown-how =
    { $board ->
        [1] Juega con `/turns` en **{ $guild }**, o con los botones de allí: { $link }
       *[0] Juega con `/turns` en **{ $guild }**.
    }
wait-notice-unshown = Es tu turno en **{ WORD($game, "name") }** ({ $place }). { wait-unshown-how }
wait-notice-unshown-by = **{ $actor }** ha jugado en **{ WORD($game, "name") }** ({ $place }): es tu turno. { wait-unshown-how }
wait-notice-ended = Tu partida de **{ WORD($game, "name") }** en { $place } de **{ $guild }** ha terminado.
wait-notice-adrift = El canal de tu partida de **{ WORD($game, "name") }** en **{ $guild }** ya no existe. No se perdió nada: usa `/move` en otro canal de ese servidor.
wait-notice-trouble = { $time }: no pude publicar en { $place } de **{ $guild }**, y había miembros que esperaban su turno allí. `/setup` en tu servidor muestra si todavía falta algo.
wait-unshown = El tablero todavía no está en { $place }. Lo intento de nuevo por mi cuenta.
# Bajo un mensaje directo que se queda cuando el permiso ha vuelto. $why: como lo dice error-bot-permission
wait-as-of = A fecha de { $time }: { $why }

# Qué significa cada opción · $name: sobre quién · $owner: para quién cuentan los puntos · $more: una duración
wait-means-wait = **{ wait-ui-wait }**: { $name } tiene { $more } más, y después decides otra vez.
wait-means-skip = **{ wait-ui-skip }**: el juego mueve por { $name }, solo esta vez.
wait-means-computer = **{ wait-ui-computer }**: { $player } juega hasta que vuelva { $owner }. { $keeps ->
        [yes] Los puntos siguen contando para { $owner }.
       *[no] Si no vuelve, { $owner } no tendrá nada en la clasificación.
    } { $player } también puede terminar la partida{ $wins ->
        [no] , pero no ganarla
       *[yes] { "" }
    }.
wait-played-on =
    { $counts ->
        [duel] Tus puntos cuentan como siempre. Ganas si terminas por delante de la máquina. Si no, no gana nadie.
        [one] Para ti, la partida cuenta como siempre.
        [rivals] Para los demás, la partida cuenta como siempre, y gana quien mejor quede de ellos.
       *[others] Para los demás, la partida cuenta como siempre.
    }{ $ends ->
        [yes] {""} Si te rindes antes de que vuelva { $owner }, la partida termina sin resultado.
       *[no] {""}
    }
wait-means-give = **{ wait-ui-give }**: otra persona puede seguir por { $name }.
wait-means-end = **{ wait-ui-end }**: la partida se acaba y no cuenta para nadie: ni puntos ni derrota.
# Cuándo acaba una votación antes de tiempo. $how: all, o most donde puede decidir más de la mitad
wait-decided-when =
    Se decide en cuanto { $how ->
        [most] esté de acuerdo más de la mitad, o hayan votado todos.
       *[all] hayan votado todos.
    } Quien no haya votado al final deja que decidan los demás.
# $then: qué pasa sin votos · $more: una duración
wait-lapse =
    { $voters ->
        [1] Si no decides
       *[other] Si nadie vota
    }, { $then ->
        [computer] sigue la máquina.
        [end] la partida termina sin resultado.
        [leave] { $name } queda fuera de la carrera.
       *[wait] { $name } tiene { $more } más.
    }
wait-split =
    { $then ->
        [same] Lo mismo pasa si los votos difieren.
        [computer] Si los votos difieren, sigue la máquina.
       *[wait] Si los votos difieren, la partida sigue esperando.
    }
wait-closed-offer = -# Esta oferta ya no está abierta.
wait-closed-proposal = -# Esta propuesta ya no espera respuestas.
# $name: por quién juega la máquina · $time: una duración
wait-points-kept = Los puntos siguen contando para { $name }.
wait-points-lost = Si no vuelve, { $name } no tendrá nada en la clasificación.
wait-points-late = Si no vuelve en { $time }, { $name } no tendrá nada en la clasificación.
# $name: quien queda jugando, sin otros miembros · $time: una duración · $absent: por quién juega la máquina
wait-last-leaves = Mientras no vuelva { $absent }, { $name } puede rendirse: entonces la partida termina sin resultado.
wait-last-silent = Si { $name } no juega en { $time }, la partida termina sin resultado.
wait-alone = Si no juegas antes del { $time } ({ $left }), la partida termina sin resultado.
wait-race-ends = Si nadie juega antes del { $time } ({ $left }), la carrera termina, y quien no haya acabado queda fuera.
# Para quien espera · $name: a quién
wait-decision =
    Si { $name } no juega antes del { $time } ({ $left }), { $voters ->
        [1] decides tú
       *[other] decides con los demás
    } si la partida sigue esperando.
wait-decision-own =
    Si no juegas antes del { $time } ({ $left }), { $voters ->
        [1] decide { $voter }
       *[other] deciden los demás
    } qué pasa.
wait-decision-open =
    Ahora { $voters ->
        [1] decides tú
       *[other] decides con los demás
    } sobre { $name }. Los botones están en `/turns`, hasta { $time } ({ $left }).

wait-ui-wait = Esperar
wait-ui-skip = Saltar este turno
wait-ui-computer = Que juegue la máquina
wait-ui-give = Ceder el asiento
wait-ui-end = Terminar sin resultado
# La indicación de un menú con las demás opciones de una votación
wait-ui-others = Otras opciones
wait-ui-take = Ocupar el asiento
wait-ui-cover = Que juegue la máquina
wait-ui-agree = Aceptar
wait-ui-decline = Dejarlo como está
wait-ui-back = Ya estoy aquí
wait-ui-mute = Sin más recordatorios
wait-own-back = { $name }: ya estoy aquí
wait-own-mute = { $name }: sin más recordatorios

# Respuestas
wait-voted =
    { $choice ->
        [skip] Votas por saltar este turno.
        [computer] Votas por que juegue la máquina hasta que vuelva { $name }.
        [give] Votas por ceder el asiento.
        [end] Votas por terminar la partida sin resultado.
       *[wait] Votas por esperar.
    } { $all ->
        [one] Decides tú.
       *[other] Han votado { $votes } de { $all }.
    }
wait-voted-decided =
    { $by ->
        [split] No hubo acuerdo, así que pasa esto:
       *[you] Con eso queda decidido:
    } { $result ->
        [skip] el juego mueve por { $name }.
        [computer] la máquina juega hasta que vuelva { $name }.
        [give] otra persona puede seguir por { $name }.
        [end] la partida se acaba y no cuenta para nadie.
       *[wait] la partida espera a { $name }.
    }
wait-settled-decided =
    { $by ->
        [one] { $actor } decidió:
        [several] { $actor } decidieron:
        [others] Los demás decidieron:
        [split] Los demás no se pusieron de acuerdo, así que pasó esto:
       *[nobody] La votación terminó sin ningún voto, así que pasó esto:
    } { $result ->
        [skip] el juego movió por { $name }.
        [computer] la máquina empezó a jugar por { $name }.
        [give] otra persona podía seguir por { $name }.
        [end] la partida se acabó y no cuenta para nadie.
       *[wait] la partida siguió esperando a { $name }.
    }
# Los votos, tras lo que pasó. $said: como arriba · $votes: el texto siguiente, uno por cada miembro que podía votar
wait-settled-votes = { $said } ({ $votes })
# $choice: una opción, o none
wait-settled-vote =
    { $name }: { $choice ->
        [wait] { wait-ui-wait }
        [skip] { wait-ui-skip }
        [computer] { wait-ui-computer }
        [give] { wait-ui-give }
        [end] { wait-ui-end }
       *[none] sin voto
    }
wait-settled = **{ WORD($game, "name") }**: **{ $name }** { $silent ->
        [yes] llevaba mucho tiempo sin responder.
       *[no] no jugó a tiempo.
    } { $how } { $link }
wait-settled-back = { $name } ha jugado al final.
wait-settled-there = { $name } está de vuelta.
wait-settled-left = { $name } ha dejado la partida.
wait-settled-taken = Ahora otra persona juega por { $name }.
wait-settled-over = La partida ha terminado.
wait-settled-past = Ese turno ha terminado.
wait-settled-undone = El turno se ha deshecho.
wait-taken = El asiento es tuyo ahora: desde aquí juegas tú.
wait-taken-away = El asiento es tuyo ahora: juegas hasta que vuelva { $name }. Lo tiene previsto para el { $time } ({ $left }).
wait-covered = La máquina juega en este asiento hasta que vuelva su miembro.
wait-back-again = Hola otra vez: vuelves a jugar.
wait-agreed = Lo aceptas. Se aplicará cuando lo acepten todos.
wait-agreed-all = Ya lo aceptaron todos. Desde ahora: { $pace }.
wait-agreed-end = Lo aceptaron todos. La partida ha terminado y no cuenta.
wait-declined = Se queda como está.
wait-muted = No habrá más recordatorios de este turno.
wait-error-date = No puedo leer «{ $text }» como un día. Escribe una fecha como 24/12 o 24/12/2026, un día como mañana o viernes, o una duración como 10 días. Tras un día puedes escribir una hora como 18:00 o 6 p. m.
wait-error-hour = No puedo leer «{ $text }» como una hora. Escribe una hora como 18:00 o 6 p. m., o ninguna.

## /turns

wait-cmd-turns = Las partidas que te esperan y aquellas en las que esperas tú
wait-turns-mine =
    { $count ->
        [one] ### Es tu turno en 1 partida
       *[other] ### Es tu turno en { $count } partidas
    }
wait-turns-others =
    { $count ->
        [one] ### Esperas a los demás en 1 partida
       *[other] ### Esperas a los demás en { $count } partidas
    }
wait-turns-lent =
    { $count ->
        [one] ### Alguien juega por ti en 1 partida
       *[other] ### Otros juegan por ti en { $count } partidas
    }
# $name: who plays it
wait-turns-lent-line = **{ WORD($game, "name") }** en { $place } · { $name } juega por ti · { $link }
wait-turns-lent-first = El botón es para la primera.
wait-turns-votes =
    { $count ->
        [one] ### Tienes que decidir en 1 partida
       *[other] ### Tienes que decidir en { $count } partidas
    }
wait-turns-vote = **{ WORD($game, "name") }** en { $place } · sobre { $name } · se decide { $left } a más tardar · { $link }
wait-turns-vote-again = **{ WORD($game, "name") }** en { $place } · otra vez sobre { $name } · la partida { $waited ->
        [1] ha esperado una vez más
       *[other] ha esperado { $waited } veces más
    } · se decide { $left } a más tardar · { $link }
# A proposal that the reader may answer by the buttons below
wait-turns-proposed = **Propuesta** de { $actor } para **{ WORD($game, "name") }** en { $place }: { $pace }. Se aplicará cuando la acepten todos los jugadores.
wait-turns-proposed-end = **Propuesta** de { $actor }: terminar **{ WORD($game, "name") }** en { $place } sin resultado. Basta un rechazo para que la partida siga.
wait-turns-proposed-back = **Pregunta** de { $actor } en **{ WORD($game, "name") }** en { $place }: ¿volver a la posición de antes de { $steps ->
        [0] su último turno
        [1] su último paso
       *[other] sus últimos { $steps } pasos
    }? { $count ->
        [one] Se desharía 1 paso.
       *[other] Se desharían { $count } pasos.
    } Basta un rechazo.
wait-turns-none = No te espera ninguna partida.
wait-turns-free = Ahora no juegas ninguna partida con otras personas.
wait-turns-alone = **{ WORD($game, "name") }**, a solas · si no juegas, la partida termina sin resultado el { $time } ({ $left })
wait-turns-ended = Tu partida de **{ WORD($game, "name") }** en { $place } terminó sin ti el { $time } ({ $left }), porque ya no jugabas · { $link }
wait-turns-unplayed = Tu partida de **{ WORD($game, "name") }** en { $place } terminó sin resultado el { $time } ({ $left }), porque ya nadie jugaba · { $link }
wait-turns-result = Tu partida de **{ WORD($game, "name") }** en { $place } terminó el { $time } ({ $left }). Todavía no puedo publicar ahí el resultado, o solo en palabras · { $link }
wait-turns-lost = Tu partida de **{ WORD($game, "name") }** terminó sin resultado el { $time } ({ $left }), porque nadie pudo acceder a ella durante mucho tiempo. No cuenta para nadie.
wait-turns-line = **{ WORD($game, "name") }** en { $place } · tu turno llegó { $since } · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** en { $place } · tu turno llegó { $since } · tiempo: hasta { $time } ({ $left }) · { $link }
wait-turns-line-decides = **{ WORD($game, "name") }** en { $place } · tu turno llegó { $since } · a partir del { $time } ({ $left }) { $voters ->
        [named] decide { $other }
        [1] decide el otro miembro
       *[other] deciden los demás
    } qué pasa · { $link }
wait-turns-line-alone = **{ WORD($game, "name") }** en { $place } · tu turno llegó { $since } · si no juegas, la partida termina sin resultado el { $time } ({ $left }) · { $link }
wait-turns-line-undecided = **{ WORD($game, "name") }** en { $place } · tu turno llegó { $since } · sin una jugada antes del { $time } ({ $left }), { $then ->
        [computer] seguirá la máquina
       *[off] la partida terminará sin resultado
    } · { $link }
wait-turns-line-asked = **{ WORD($game, "name") }** en { $place } · tu turno llegó { $since } · no has jugado, así que los demás deciden qué pasa, hasta { $time } ({ $left }). Si juegas antes, la partida sigue contigo · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** en { $place } · su canal ya no existe, así que sus relojes están parados. Usa `/move` en otro canal
wait-turns-other = **{ WORD($game, "name") }** en { $place } · espera a { $names }; turno desde { $since } · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** en { $place } · espera a { $names }; turno desde { $since } · tiempo: hasta { $time } ({ $left }) · { $link }
wait-turns-other-voted = **{ WORD($game, "name") }** en { $place } · espera a { $names }; turno desde { $since } · ya has votado: se decide a más tardar el { $time } ({ $left }) · { $link }
wait-turns-other-undecided = **{ WORD($game, "name") }** en { $place } · espera a { $names }; turno desde { $since } · sin una jugada antes del { $time } ({ $left }), { $then ->
        [computer] seguirá la máquina
       *[off] la partida terminará sin resultado
    } · { $link }
wait-turns-other-decides = **{ WORD($game, "name") }** en { $place } · espera a { $names }; turno desde { $since } · { $timed ->
        [1] tiempo: hasta { $time } ({ $left }), y después
       *[0] a partir del { $time } ({ $left })
    }{" "}{ $voters ->
        [1] decides tú
       *[other] decides con los demás
    } si la partida sigue esperando · { $link }
# $how: where the reader can move: "button": below, "turns": in /turns, "server": in the server $guild, "there": in a server whose name is not known, "none": it is not their turn
# $why: as error-bot-permission says it, or unknown
wait-turns-behind =
    { $why ->
        [unknown] Discord todavía no me deja mostrar ahí el tablero más reciente, o solo en palabras.
       *[other] { $words ->
            [1] El tablero más reciente está ahí solo en palabras.
           *[0] Todavía no puedo publicar ahí el tablero más reciente, o solo en palabras.
        } { $why }
    }{ $how ->
        [button] {" "}Puedes jugar aquí abajo.
        [turns] {" "}Juega desde `/turns`.
        [server] {" "}Juega con `/turns` en **{ $guild }**.
        [there] {" "}Juega con `/turns` en el servidor de la partida.
       *[none] {""}
    }
# Where the newest board is shown, but the next one cannot be. $why: as error-bot-permission says it
wait-next-board = Todavía no puedo publicar el próximo tablero. { $why }
# Distingue dos partidas que se leerían igual. $what: un canal o un juego · $names: los demás
wait-with =
    { $count ->
        [0] { $what } (en solitario)
       *[other] { $what } con { $names }
    }
# El último de esos nombres: cuántos más
wait-with-others =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
# After the line of a match on which the reader has a private note
wait-turns-noted = con una nota tuya
wait-turns-more = … y { $count ->
        [one] { $count } partida más
       *[other] { $count } partidas más
    }

## /reminders

wait-cmd-reminders = Cómo y cuándo te recuerdo tus turnos
wait-opt-rhythm = Cada cuánto
wait-opt-where = Dónde
wait-opt-quiet = Horas sin recordatorios, como 22:00-7:00 o 10pm-7am, o ninguna
wait-opt-zone = Tu zona horaria para el silencio, las ausencias y las rachas: una ciudad, o UTC+2
wait-opt-next = Si te aviso cuando el siguiente turno es el tuyo
wait-opt-digest = Una hora para un solo mensaje directo al día sobre todas las partidas, como 18:00, o ninguna
wait-opt-challenges = Si otros miembros pueden desafiarte a una partida
wait-opt-evenings = Si te escribo por la tarde cuando no has jugado el tablero del día
wait-opt-forced = Si se juega enseguida tu única jugada permitida, cuando no muestra nada nuevo
wait-choice-rhythm-off = Nunca
wait-choice-rhythm-once = Una vez por turno
wait-choice-rhythm-ladder = Tres veces: a mitad de tiempo, cuando queda un cuarto y en la última hora
wait-choice-where-channel = En el canal de la partida
wait-choice-where-dm = Como mensaje directo
wait-reminders =
    ### Cómo te lo recuerdo
    { $rhythm ->
        [digest] Un mensaje directo al día a las { $hour } nombra todas las partidas que te esperan.
        [off] No te recuerdo los turnos.
        [ladder] Hasta tres recordatorios por turno: a mitad de tiempo, cuando queda un cuarto y en la última hora. Si los demás deciden esperar, empiezan de nuevo.
       *[once] Un recordatorio por turno: a mitad de tiempo, o tras un día si no hay límite. Si los demás deciden esperar, llega otro.
    }
    { $where ->
        [dm] Llegan como mensajes directos.
        [closed] Llegan al canal, porque no aceptas mensajes directos míos. Permítelos en tus ajustes de privacidad y elígelo otra vez.
       *[channel] Llegan al canal de la partida, o por mensaje directo si se juega ahí.
    }
wait-reminders-quiet =
    { $missed ->
        [none] Silencio de { $from } a { $to }.
       *[hour] Silencio de { $from } a { $to }. Por eso el mensaje del día llega a las { $to }, no a las { $missed }.
    }
wait-reminders-quiet-always =
    ### Cómo te lo recuerdo
    Silencio todo el día: no llega ningún recordatorio.
wait-reminders-zone = Tu zona horaria: { $zone }. Para ti son las { $time }.
wait-reminders-next =
    { $next ->
        [yes] Te aviso cuando el siguiente turno es el tuyo.
       *[no] No te aviso cuando el siguiente turno es el tuyo.
    }
wait-reminders-challenges =
    { $challenges ->
        [no] Nadie puede desafiarte a una partida.
       *[yes] Otros miembros pueden desafiarte a una partida.
    }
wait-reminders-forced = Tu única jugada permitida se juega enseguida, si no muestra nada nuevo.
wait-reminders-evenings =
    { $where ->
       *[dm] Por la tarde te recuerdo el tablero del día por mensaje directo si no has jugado.
        [closed] Por la tarde no llega el recordatorio del tablero del día, porque no aceptas mensajes directos míos. Permítelos en tus ajustes de privacidad y vuelve a activar el recordatorio.
    }

# Líneas de un menú
wait-set-rhythm = Cada cuánto: { $value ->
        [off] nunca
        [ladder] hasta tres veces
       *[once] una vez por turno
    }
wait-set-where = Dónde: { $value ->
        [dm] como mensaje directo
       *[channel] en el canal
    }
wait-set-quiet = { $value ->
        [off] Horas de silencio: ninguna
        [other] Otras horas de silencio…
       *[hours] Horas de silencio: { $value }
    }
wait-set-quiet-label = Horas de silencio
wait-set-zone = { $value ->
        [other] Otra zona horaria…
       *[zone] Zona horaria: { $value }
    }
wait-set-digest = { $value ->
        [off] Un mensaje al día: no
        [other] Otra hora para un mensaje al día…
       *[hour] Un mensaje al día: a las { $value }
    }
wait-set-digest-label = Hora del mensaje de cada día
wait-set-zone-label = Zona horaria
wait-set-next = Avisar antes de mi turno: { $value ->
        [yes] sí
       *[no] no
    }
wait-set-challenges = Desafíos de otros miembros: { $value ->
        [yes] sí
       *[no] no
    }
wait-set-evenings = Recordatorio del tablero del día por la tarde: { $value ->
        [yes] sí
       *[no] no
    }
wait-set-forced = Jugar mi única jugada: { $value ->
        [yes] sí
       *[no] no
    }

## Ausencias, asientos, ritmo, otro canal

wait-cmd-away = Cuando no puedes jugar
wait-cmd-away-until = Ausencia hasta una fecha: tus relojes se paran o alguien puede sustituirte
wait-opt-until = El último día, como 24/12, 24/12/2026, mañana o viernes, o un número de días
wait-away-title = Ausencia
wait-away-label = Ausencia hasta
wait-ui-home = Ya estoy aquí
wait-cmd-away-back = Vuelve y sigue jugando
wait-away =
    { $day ->
        [none] Tu ausencia dura hasta { $time } ({ $left }).
       *[day] Tu ausencia dura hasta el { $day } inclusive. Termina el { $time } ({ $left }).
    }
wait-away-stops = { $count ->
        [one] En 1 partida tu reloj se para.
       *[other] En { $count } partidas tus relojes se paran.
    }
wait-away-offers = { $count ->
        [one] En 1 partida alguien puede sustituirte. Allí no se para ningún reloj.
       *[other] En { $count } partidas alguien puede sustituirte. Allí no se para ningún reloj.
    }
wait-away-nothing = No cambia nada en tus partidas.
wait-away-back = Usa `/away back` si vuelves antes.
wait-away-left =
    { $here ->
        [yes] En este servidor
       *[no] En { $guild }
    }: { $all ->
        [0] ninguna ausencia para un reloj.
       *[other] { $stands ->
            [yes] tu reloj está parado hasta { $time } como máximo. Días en 12 meses en los que aún se puede parar: { $days } de { $all }.
           *[no] días en 12 meses en los que aún se puede parar tu reloj: { $days } de { $all }.
        }
    }
wait-back =
    { $count ->
        [0] Hola otra vez.
        [one] Hola otra vez: sigues jugando en 1 partida.
       *[other] Hola otra vez: sigues jugando en { $count } partidas.
    }
# A quien termina una ausencia sin tenerla. $places: como en wait-error-back-elsewhere
wait-not-away = No estabas ausente, así que nada ha cambiado.
wait-not-away-lent = Otros juegan por ti: { $places }. `/seat back` en ese canal te devuelve tu puesto.

wait-cmd-seat = Ofrece tu asiento, ocupa uno libre, devuélvelo
wait-cmd-seat-offer = Ofrece tu asiento en la partida de este canal
wait-opt-to = Para quién es; para cualquiera si no lo indicas
wait-opt-good = Para siempre, con la puntuación; si no, solo juega por ti
wait-opt-game = Qué juego, si aquí hay varias partidas abiertas
wait-cmd-seat-keep = Retira la oferta y quédate con tu asiento
wait-cmd-seat-take = Ocupa el asiento libre en la partida de este canal
wait-cmd-seat-back = Pide que te devuelvan tu asiento, o devuelve uno en el que juegas por alguien
wait-offered = Tu asiento se está ofreciendo. Sigues jugando hasta que alguien lo ocupe. `/seat keep` retira la oferta.
# Behind which permission I lack
wait-offered-later = Tu oferta aparecerá ahí en cuanto pueda publicar.
wait-kept = Tu asiento sigue siendo tuyo.
wait-given-back = El asiento vuelve a ser de quien era.

wait-cmd-pace = Propón otro límite de tiempo para la partida de este canal
wait-pace-set = Desde ahora: { $pace }.
# $banks: a list of names and lengths
wait-banks-left = -# En las reservas de tiempo, sin el turno en curso: { $banks }.
wait-pace-hint-none = **{ LABEL("wait-ui-pace") }** propone a los demás un límite de tiempo por turno.
wait-pace-hint =
    Tiempo: { $pace }. { $sets ->
        [yes] **{ LABEL("wait-ui-pace") }** lo cambia.
       *[no] **{ LABEL("wait-ui-pace") }** propone otro a los demás.
    }
wait-pace-proposed = Propones: { $pace }. Se aplicará cuando lo acepten todos los jugadores.
# Behind which permission I lack, also to who proposes the end of the match
wait-proposed-later = Hasta que pueda publicar ahí, los demás encuentran tu propuesta en `/turns`. Su plazo empieza cuando la haya publicado.
wait-proposed-waits =
    { $names }, a quien espera la partida, también { $count ->
        [one] tiene
       *[other] tienen
    } que aceptar.

wait-ui-pace = Tiempo por turno
wait-form-time = Tiempo para cada turno
wait-form-bank = Reserva de tiempo
wait-form-bank-hint = Para turnos más largos. Cada cual la tiene una vez, para toda la partida.
wait-form-off = Horas que no cuentan
wait-form-off-hint = Según la zona horaria de cada cual
wait-form-late = Cuando se acaba el tiempo
wait-form-holiday = Durante una ausencia
wait-form-no-limit = Una reserva de tiempo y las horas que no cuentan necesitan un límite: pulsa otra vez **{ LABEL("wait-ui-pace") }** y elige uno arriba, en **{ wait-form-time }**. Lo demás que has elegido se conserva.

wait-cmd-move = Trae una partida tuya a este canal
wait-opt-match = Qué partida
wait-choice-match = { $game } en #{ $channel }
wait-choice-match-gone = { $game } en un canal eliminado
wait-moved = La partida sigue aquí.

wait-rematch-lobby = Ya tienes asiento. La mesa pregunta a los demás: la partida empieza cuando todos hayan respondido.

wait-error-no-match = No hay ninguna partida así que puedas ver. Elige una de la lista en `/move match:`.
wait-error-no-table = En este canal no hay ninguna partida con otras personas. `/turns` muestra dónde se juegan las tuyas.
wait-error-back-ended = En este canal no hay abierta ninguna partida con otras personas. { $ended }
# $places: games with their channels, joined by commas
wait-error-back-elsewhere = En este canal nadie juega por ti. En otro sitio sí: { $places }. **{ wait-ui-back }** en `/turns` te devuelve tu puesto.
wait-lent-place = **{ WORD($game, "name") }** en { $place }
wait-error-which-game = En este canal hay varias partidas abiertas ({ $games }). Elige una con la opción `game`.
wait-error-bot = Un bot no puede jugar. Nombra a un miembro, o no nombres a nadie para que lo ocupe cualquiera.
