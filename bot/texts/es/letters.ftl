# Las partidas por mensajes directos, con cualquiera.

letters-cmd = Jugar por mensajes directos con cualquiera, de cualquier servidor
letters-cmd-new = Jugar con cualquiera, también de otro servidor: recibes un código para enviar
letters-cmd-show = Tus mesas y partidas abiertas por mensajes directos, con sus códigos
letters-cmd-join = Ocupar un asiento con un código que alguien te ha enviado
letters-cmd-settings = Qué tableros te llegan y si estás en las clasificaciones
letters-opt-code = El código, como ABCD-EFGH
letters-opt-letters = Jugar por mensajes directos: recibes un código para tus rivales

letters-place = nuestros mensajes directos
letters-no-board = el botón de abajo muestra el tablero
letters-closed = Discord no me deja enviarte este tablero: no aceptas mis mensajes directos. Tu partida espera en `/turns`, donde un botón la muestra.
letters-outside =
    { $begun ->
        [1] La partida de **{ WORD($game, "name") }** ha empezado sin ti.
       *[0] Has dejado esta mesa de **{ WORD($game, "name") }**. Con su código vuelves a tener asiento, si queda uno libre.
    }
letters-next-over = **{ ui-again }** { $alone ->
        [1] empieza la siguiente partida
       *[0] abre la siguiente mesa
    }. `/leaderboard` muestra lo mejor de las partidas por mensajes directos.
letters-which = ¿A qué juego quieres jugar por mensajes directos?
letters-challenge = ¿A qué juego quieres jugar con { $name } por mensajes directos?
letters-opened = { $there ->
        [1] Tu mesa de **{ WORD($game, "name") }** está abierta. Su tablero está en nuestros mensajes directos.
       *[0] Tu mesa de **{ WORD($game, "name") }** está abierta.
    }
letters-asked = Pregunto a { $name } por mensaje directo. Si no llega ningún mensaje, envía este código.
letters-joined = { $there ->
        [1] Tienes un asiento en la mesa de **{ $name }**. Su tablero llega por mensaje directo.
       *[0] Tienes un asiento en la mesa de **{ $name }**.
    }
letters-begun = { $there ->
        [1] La partida ha empezado. Su tablero llega por mensaje directo.
       *[0] La partida ha empezado.
    }
letters-code =
    Envía este código a quien quieras que juegue contigo: **{ $code }**
    { $free ->
        [one] Quien escriba `/letters join` con él ocupa el asiento libre.
       *[other] Quien escriba `/letters join` con él ocupa uno de los { $free } asientos libres.
    } Es válido hasta { $time } ({ $left }). Quien no comparta ningún servidor conmigo [me añade]({ $link }) antes.
letters-invitation = **{ $name }** busca con quién jugar: { $table }
    Se juega por mensajes directos conmigo. El botón te da un asiento mientras quede alguno, hasta el { $time } ({ $left }). Quien no comparta ningún servidor conmigo [me añade]({ $link }) antes.
letters-settings =
    { $every ->
        [0] Te llega un tablero cuando es tu turno.
       *[other] Te llega un tablero después de cada turno de cualquiera.
    }
    { $listed ->
        [0] No estás en las clasificaciones de las partidas por mensajes directos.
       *[other] Estás en las clasificaciones de las partidas por mensajes directos. Todos los que juegan así pueden leer allí tu nombre.
    }
letters-open = ### Abierto en nuestros mensajes directos: { $count }
letters-open-none = No tienes ninguna mesa ni partida abierta en nuestros mensajes directos.
letters-open-table = **{ WORD($game, "name") }** · { $code ->
        [none] aún sin código
       *[other] código **{ $code }**
    } · { $taken } de { $most } asientos ocupados · hasta { $time } ({ $left }) · { $link }
letters-open-match = **{ WORD($game, "name") }** · { $mine ->
        [1] es tu turno
       *[other] espera a { $names }
    } · { $link }

letters-ui-new = Jugar con otros
letters-ui-code = Invitar con un código
letters-ui-join = Jugar con un código
letters-ui-typed = El código que has recibido
letters-ui-show = Mis mesas
letters-ui-settings = Ajustes
letters-ui-every-on = Todos los tableros
letters-ui-every-off = Solo en mi turno
letters-ui-listed-on = Ponerme en las clasificaciones
letters-ui-listed-off = Quitarme de las clasificaciones

letters-error-alone = Esto es solo para un miembro. Elige un juego para varios.
letters-error-none = No tienes ninguna partida de { WORD($game, "name") } en nuestros mensajes directos. `/letters new` abre allí una mesa.
letters-error-join = Nadie te propone una partida de { WORD($game, "name") } en nuestros mensajes directos. Si te han enviado un código, escribe `/letters join` y ese código.
letters-error-no-table = No tienes ninguna partida en nuestros mensajes directos. `/letters new` abre allí una mesa.
letters-error-wrong = Ese código no existe. Un código es como ABCD-EFGH: compáralo con el que te enviaron.
letters-error-guesses = Escribiste { $most } códigos que no existen. Escribe el siguiente dentro de { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }.
letters-error-expired = Este código ha caducado, porque un código dura un día. Pide uno nuevo.
letters-error-used = No queda ningún asiento libre en esta mesa. Pide una nueva.
letters-error-begun = Esta partida ha empezado, así que su código ya no da asiento. Pide una mesa nueva.
letters-error-playing = Ya juegas en esta partida. Su tablero está en nuestros mensajes directos.
letters-error-over = Esta partida ha terminado. Pide una mesa nueva.
letters-error-called-off = Esta mesa se canceló. Pide una nueva.
letters-error-own = Este código es tuyo. Envíalo a quien quieras que juegue contigo.
letters-error-seated = Ya tienes un asiento en esta mesa. Su tablero está en nuestros mensajes directos.
# Quien ofrece su asiento nombra a alguien
letters-error-seat-to = En los mensajes directos ocupa el asiento quien tiene el código: deja vacío `member:` y envía el código.
letters-error-asked = Ya hay un desafío abierto a **{ WORD($game, "name") }** entre ese miembro y tú. Su mesa está en nuestros mensajes directos.
letters-error-tables = Tienes { $most } mesas abiertas por mensajes directos. `/letters show` las muestra: empieza o cancela antes una de ellas.
letters-error-direct = Aquí se juega con otros por mensajes directos: `/letters new` abre una mesa y te da un código para ellos. En los canales de un servidor hace falta que yo esté allí: puedes [añadirme]({ $link }).
