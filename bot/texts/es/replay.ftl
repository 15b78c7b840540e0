# Partidas vistas otra vez: `/replay`, sus botones, momentos que se muestran a otros. Cómo se escribe una frase: véase errors.ftl.

replay-cmd = Vuelve a ver una partida: paso a paso, como animación, como texto
replay-opt-match = Qué partida; si no la indicas, la más reciente de las tuyas
replay-opt-log = Un registro que copiaste de una repetición, pegado aquí

# En una lista: juego, quién juega, día del último cambio.
replay-choice-playing = { $game } · { $names } · en juego, { $day }
replay-choice-over = { $game } · { $names } · { $day }

replay-ui-open = Repetición
replay-ui-moment = Compartir momento
replay-ui-first = «
replay-ui-back = ‹
replay-ui-forth = ›
replay-ui-last = »
replay-ui-jump = Saltar…
replay-ui-film = Animación
replay-ui-turns = Cada turno
replay-ui-steps = Cada paso
# Los mismos botones bajo una animación que omite turnos o pasos. $turns: 1 para turnos, 0 para pasos
replay-every =
    1 de cada { $every ->
        [2] 2
        [3] 3
       *[other] { $every }
    } { $turns ->
        [1] turnos
       *[other] pasos
    }
replay-ui-text = Como texto
replay-ui-still = Volver a la repetición
replay-ui-share = Mostrar en este canal

replay-jump-title = Saltar por la partida
replay-jump-label =
    { $kind ->
        [turn] Número del turno
       *[move] Número de la jugada
    }, de 0 a { $last }

replay-eyes = Punto de vista
replay-eyes-mover = Quien juega en cada momento
replay-eyes-table = Nadie: solo cartas a la vista

# Bajo una imagen de una animación
replay-caption-start = Empieza la partida: { $names }.
replay-caption-number = { $number } / { $last }
replay-at =
    { $number ->
        [0] **{ $after ->
            [1] Después del principio
           *[0] El principio
        }**
       *[other] **{ $kind ->
            [turn] { $after ->
                [1] Después del turno
               *[0] Turno
            }
           *[move] { $after ->
                [1] Después de la jugada
               *[0] Jugada
            }
        } { $number } de { $last }**{ $steps ->
            [one] { "" }
           *[other] {" "}· paso { $step } de { $steps }
        }
    }
replay-whole = { $names } · { replay-length }
replay-length =
    { $kind ->
        [turn] { $last ->
            [one] 1 turno
           *[other] { $last } turnos
        }
       *[move] { $last ->
            [one] 1 jugada
           *[other] { $last } jugadas
        }
    }
replay-running = Esta partida todavía se está jugando: ves lo que tu asiento puede ver.
replay-no-result = Esta partida terminó sin resultado, así que sus puntos no cuentan.
replay-partial = Una versión antigua del bot guardó solo las últimas posiciones de esta partida. «Como texto» tiene todas las jugadas.
replay-shortened = Esta partida es larga, así que la animación muestra solo 1 de cada { $every ->
        [2] 2
        [3] 3
       *[other] { $every }
    } { $turns ->
        [1] turnos
       *[other] pasos
    }. Las flechas llevan a cada posición.
replay-working = Preparando la animación…
replay-alt =
    Animación de una partida: { $frames ->
        [one] 1 imagen
       *[other] { $frames } imágenes
    } de { replay-length }. Al final:

replay-text = El registro de esta partida. Pégalo en `/replay log:` para volver a verla.
replay-text-long = El registro de esta partida. Tiene más de { $most } caracteres: demasiados para `/replay log:`. Guárdalo como archivo.
replay-text-old = El registro de esta partida. Se jugó con reglas anteriores, así que `/replay log:` no puede mostrarla. Guárdalo como archivo.
replay-text-newest = Estos son los turnos más recientes. El archivo que termina en «-turns» los tiene todos.
replay-text-running = Podrás copiar el registro cuando termine la partida.

replay-moment-preview = De momento solo lo ves tú.
replay-moment-preview-playing = De momento solo lo ves tú. Muestra lo que todos pueden ver mientras se juega la partida.
replay-moment-shared =
    { $direct ->
        [1] Hecho: ahora está en nuestros mensajes directos, y desde allí puedes reenviarlo.
       *[0] Hecho: ahora lo ve todo el canal.
    }
replay-shared = **{ $name }** muestra un momento
    { $title }

replay-error-unknown = No hay ninguna partida así que puedas ver. Elige una de la lista en `/replay match:`.
replay-error-empty = Todavía no hay ninguna partida que ver. `/gems new`, por ejemplo, empieza una.
replay-error-unplayed = Nadie ha jugado todavía en esa partida.
replay-error-number =
    { $text } no es { $kind ->
        [turn] un turno
       *[move] una jugada
    } de esta partida. Escribe un número de 0 a { $last }.
replay-error-moment-none = Todavía no hay nada que mostrar. Haz antes una jugada.
replay-error-moment-hidden = Los demás juegan hoy el mismo tablero. Podrás mostrarlo cuando acabe el día.
replay-error-moment-alone = Esta partida sigue en curso. Podrás mostrar sus momentos cuando termine.
replay-error-moment-pasted = Solo puedes mostrar momentos de partidas que se jugaron aquí.
replay-error-record-none = Eso no es el registro de una partida. Copia todo el texto que da «Como texto», desde su primera línea.
replay-error-record-tag = La línea «{ $tag }» del registro no tiene sentido ({ $text }). Copia otra vez todo el texto.
replay-error-record-move = La jugada { $number } del registro, «{ $text }», no se puede jugar. Copia otra vez todo el texto.
replay-error-record-seat =
    { $seats ->
        [one] Esta partida solo tiene 1 asiento.
       *[other] Esta partida solo tiene { $seats } asientos.
    }
replay-error-record-turn = No es el turno de este asiento.
replay-error-record-long = Es demasiado largo para un registro: { $most } caracteres como mucho.
replay-error-record-moves = Es demasiado largo para un registro: { $most } jugadas como mucho.
replay-error-record-gone = Ya no recuerdo este registro. Pégalo otra vez en `/replay log:`.

replay-menu = Ver la repetición
replay-menu-told = ¿Qué ha pasado aquí?
replay-here-board = **El tablero en ese momento**
replay-here-none = Este mensaje no muestra ningún tablero de una partida. Elige un tablero, o una línea que esté en su lugar.
replay-here-gone = Aquí ya no hay nada que ver: se borraron los datos de esta partida.
replay-here-unseen = No puedes ver esta partida. Pide a alguien que juegue en ella que te muestre un momento.
