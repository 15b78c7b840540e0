# Las copas de un servidor. Cómo se escribe una frase: ver errors.ftl. Lo que comparten con las ligas: league.ftl.

cup-cmd = Copas y duelos de equipos de este servidor: apuntarte, tu próxima partida, el cuadro
cup-opt-game = Qué juego; si no lo pones, eliges con un botón
cup-opt-team = El primer rol de un duelo de equipos que abres
cup-opt-rival = El segundo rol de un duelo de equipos que abres
cup-opt-code = El código que otro servidor te ha enviado para un duelo de equipos
cup-opt-mode = Para una copa nueva, que se abre al momento: cómo se juega
cup-opt-kind = Para una copa nueva, que se abre al momento: eliminatorias, o grupos y una final
cup-opt-turn = Para una copa o un duelo de equipos, que se abre al momento: el tiempo de un turno
cup-opt-pause = Para una copa o un duelo de equipos, que se abre al momento: cuándo empieza
cup-opt-place = Para una copa o un duelo de equipos, que se abre al momento: dónde se juegan sus partidas
cup-opt-bank = Para una copa o un duelo de equipos: tiempo extra para turnos más largos, una vez por partida
cup-opt-off = Para una copa o un duelo de equipos: horas que no cuentan, según la zona horaria de cada cual
cup-ui-open = Copa
cup-ui-last = La última copa
cup-ui-join = Apuntarme
cup-ui-leave = Dejarla
cup-ui-leave-now = Dejarla ahora
cup-ui-stay = Quedarme
cup-ui-bracket = Cuadro
cup-ui-text = Como texto
cup-ui-picture = Como imagen
cup-ui-rules = Reglas de la copa
cup-ui-back = Volver
cup-ui-begin = Empezar ahora
cup-ui-here = Traerla a este canal
cup-ui-close = Cerrar la copa
cup-ui-close-sure = Cerrarla para siempre

## Nada que mostrar, y el formulario

# $manages: 1 si quien lee puede abrir una
cup-none =
    Este servidor no tiene copa ahora mismo. { $manages ->
        [1] Elige el tipo de una nueva y luego su juego.
       *[0] Quien gestiona el servidor puede abrir una con `/cup`.
    }
cup-choose = ¿Qué copa quieres ver?
cup-open-another = Para una copa de otro juego, elige el tipo y luego el juego.
# El título del formulario. $game: la clave de un juego
cup-form = { WORD($game, "name") }: copa nueva
cup-form-kind = Series o grupos
cup-form-kind-hint = En una serie juegan dos entre sí. En un grupo, todos en una mesa.
cup-form-turn-hint = Quien lo deje pasar pierde la partida; en una mesa, queda en el último puesto.
cup-form-pause = Cuándo empieza la copa
cup-form-pause-hint = Hasta entonces se apuntan los miembros.
# $double: 1 si se puede perder una vez · $best: el máximo de partidas de una serie
cup-choice-kind =
    { $double ->
        [1] Fuera tras perder dos series
       *[0] Fuera tras perder una serie
    } { $best ->
        [1] (1 partida cada una)
       *[other] (al mejor de { $best })
    }

## Qué es una copa, y cómo va

# $game: la clave de un juego
cup-title = ### { WORD($game, "name") }: copa
# $time, $left: fechas de Discord · $count: cuántos se apuntaron
cup-state-open =
    La copa empieza { $left } ({ $time }). { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] Se ha apuntado 1 miembro.
       *[other] Se han apuntado { $count } miembros.
    }
# $count: cuántos se apuntaron
cup-state-begins = Se han apuntado { $count } miembros. Comienzo de la copa: { $left }.
# $missing: cuántos faltan
cup-state-waits =
    { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] Se ha apuntado 1 miembro.
       *[other] Se han apuntado { $count } miembros.
    } La copa empieza con { $missing ->
        [one] uno más.
       *[other] { $missing } más.
    }
# $finished de $series están decididas
cup-state-playing = { $finished } de { $series } series están decididas.
cup-state-none = Esta copa ha acabado. No se ha jugado ninguna de sus partidas, así que nadie la ha ganado.
cup-state-closed = Esta copa está cerrada.
# $name: quien ha ganado la copa
cup-state-won = **{ $name }** ha ganado esta copa.
# $names: menciones
cup-begun = La copa ha empezado: { $names }. Las primeras partidas están abiertas.
# $stage: por ejemplo, una semifinal · $place: un canal
cup-open-title = **{ $stage }** · { $place }
# Una vez, cuando la copa ha acabado. $first, $second: menciones o nombres
cup-ended = { $first } ha ganado la copa de { WORD($game, "name") }. { $second } ha perdido la final.
# Una ronda. $part: single (se pierde una vez), upper, lower, final, again · $stage: cuántos quedan, o su número · $letter
cup-stage =
    { $part ->
        [upper] Cuadro de arriba, ronda { $stage }
        [lower] Cuadro de abajo, ronda { $stage }
        [final] Final
        [again] Final decisiva
        [group] Ronda { $stage }, grupo { $letter }
        [table] Final
       *[single] { $stage ->
            [2] Final
            [4] Semifinal
            [8] Cuartos de final
            [16] Octavos de final
           *[other] Ronda de los { $stage }
        }
    }
# El título de una parte del cuadro. $part: como arriba
cup-part =
    { $part ->
        [lower] Cuadro de abajo: quien ha perdido una vez
       *[upper] Cuadro de arriba
    }
# El título de una ronda bajo el de su parte. $stage: su número
cup-round = Ronda { $stage }
# $stage: una ronda · $name: el rival · $place: un canal
cup-own-now = { $stage }: juegas contra **{ $name }** en { $place }.
# $held: 1 si alguien ha tenido todas las partidas nuevas de un día
cup-own-soon =
    { $stage }: te toca contra **{ $name }**. { $held ->
        [1] Las partidas se abren solas, como mucho 4 de las tuyas al día
       *[0] Las partidas se abren solas
    }: **{ league-ui-again }** muestra dónde está la tuya.
cup-own-turn =
    { $whose ->
        [own] **Te toca jugar**
       *[other] Turno de { $names }
    }{ $timed ->
        [yes] { " " }· tiempo: hasta { $time } ({ $left })
       *[no] {""}
    }
cup-own-waits = { $stage }: aún no se sabe quién es tu rival.
# $names: quiénes juegan por ello
cup-own-waits-for = { $stage }: juegas contra quien gane entre { $names }.
# $place de $count · $shared: cuántos comparten el puesto
cup-own-out =
    Estás fuera. Tu puesto final: **{ $place } de { $count }**{ $shared ->
        [one] .
       *[other] , compartido por { $shared }.
    }
cup-own-won = **Has ganado la copa.**
cup-own-joined = Juegas cuando empiece la copa.
cup-own-left = Has dejado esta copa.
cup-own-none = No te has apuntado.
cup-own-missed = No juegas en esta copa.

## Las reglas, antes de apuntarse

cup-rules-title = **Las reglas de esta copa**
# $double: 1 si se puede perder una vez · $best: el máximo de partidas de una serie · $most: miembros · $turn: una duración · $weeks: un número de semanas · $threads: 1 si cada partida tiene un hilo
cup-rules =
    - { $double ->
        [1] Quien pierde una serie sigue en el cuadro de abajo, y quien pierde allí queda fuera. Quien gana ese cuadro juega la final contra quien gana el de arriba, y tiene que ganar dos veces.
       *[0] Quien pierde una serie queda fuera.
    } Se empieza con 3 a { $most } miembros.
    - Los mejores por valoración se encuentran lo más tarde posible; quien no tiene va detrás, primero quien antes se apuntó. Donde falta alguien en la primera ronda, pasan sin jugar.
    - Si hay miembros que se bloquean cuando empieza la copa, el sorteo los separa mientras pueda; los puestos pueden cambiar entonces un poco. Puedes encontrarte con cualquiera que participe.
    - { $best ->
        [1] Una serie es una partida.
       *[other] Una serie es al mejor de { $best } partidas.
    } Un empate es medio punto para cada uno. **Si una serie queda igualada, siguen hasta dos partidas más. Después pasa quien tiene mejor valoración.**
    - Las partidas se abren solas. { $threads ->
        [1] Cada una tiene su propio hilo.
       *[0] Se juegan aquí, una tras otra, y una serie que espera por ello tiene más tiempo.
    }
    - Un turno puede durar { $turn }. **Quien deje pasar el tiempo pierde la partida.** Una ausencia (`/away`) para el reloj.
    - Una serie dura como mucho { $weeks } desde su primera partida, y una ausencia no para ese tiempo. Si no ha acabado entonces, pasa quien va por delante; si no, quien tiene mejor valoración.
    - Quien la deja (también si deja el servidor) pierde su serie, y los demás siguen.
    - Sin pistas, sin sustitutos, y nadie puede terminar una partida de mutuo acuerdo. Las valoraciones cuentan como siempre.
# En el mensaje bajo el que uno se apunta
cup-rules-short =
    { $double ->
        [1] Quien pierde dos series queda fuera.
       *[0] Quien pierde una serie queda fuera.
    } Un turno puede durar { $turn }: **quien deje pasar el tiempo pierde la partida.** Si una serie queda igualada, siguen hasta dos partidas más; después pasa quien tiene mejor valoración.

## Lo que se les dice a los miembros

cup-said-joined = Estás dentro.
cup-said-left = Has dejado la copa.
cup-said-left-now = Has dejado la copa. Tu partida en ella ha terminado.
cup-leave-sure = ¿Quieres dejar la copa? Pierdes tu serie y no puedes volver.
# Se pregunta antes de una copa con muy pocos miembros. $count: cuántos se apuntaron · $time, $left: cuándo empezaría
cup-begin-few =
    { $count ->
        [0] Aún no se ha apuntado nadie,
        [one] Solo se ha apuntado 1 miembro,
       *[other] Solo se han apuntado { $count } miembros,
    } y una copa necesita 3. **{ league-ui-begin-early }**: ya no espera hasta { $time } ({ $left }), sino que empieza en cuanto sean 3.
cup-said-begins-early = La copa empieza en cuanto se hayan apuntado 3 miembros.
# $time, $left, $names, $count: como en league-begin-sure
cup-begin-sure = ¿Empezar la copa ahora en vez de { $left } ({ $time }), con estos { $count } miembros: { $names }? No se puede deshacer: el sorteo queda fijado, y nadie más puede apuntarse.
cup-said-opened = La copa está abierta. Los miembros se apuntan bajo su mensaje aquí.
cup-said-here = La copa está ahora en este canal.
cup-close-sure = ¿Cerrar esta copa para siempre? Sus partidas abiertas siguen, pero aquí ya no cuentan.
cup-said-closed = La copa está cerrada.

## El cuadro

cup-bracket = Cuadro
# Debajo de la imagen
cup-legend = Un triángulo marca quién pasa. Marco grueso: se está jugando.
cup-legend-unplayed = { $star } No se jugó hasta el final: alguien se fue o se acabó el tiempo.
cup-unplayed = no se jugó hasta el final
cup-unknown = aún no se sabe
cup-bye = sin rival
# Una serie en palabras. $first, $second: nombres · $score: por ejemplo 2–1
cup-row-won = **{ $first }** gana a { $second }, { $score }
# Sin partidas: el otro se ha ido, o se acabó el tiempo
cup-row-on = **{ $first }** pasa contra { $second }, { $score }
cup-row-now = **{ $first }** – **{ $second }**, { $score } · ahora { $place }
cup-row-next = **{ $first }** – **{ $second }**, { $score } · próxima
cup-row-waits = **{ $first }** espera rival
cup-row-bye = **{ $first }** pasa sin jugar
# Puestos finales en palabras. $place: un número · $names: quién lo tiene
cup-place = { $place }\. { $names }
cup-places = **Puestos finales**

## Las partidas

# El nombre de un hilo. $first, $second: nombres · $number: de la partida
cup-thread = { $first } – { $second } · { WORD($game, "name") }, copa { $number }
# $stage: una ronda · $match: el número en la serie · $best: el máximo de partidas
cup-board =
    Copa · { $stage }{ $best ->
        [1] { "" }
       *[other] , partida { $match } (al mejor de { $best })
    }
# $name: quien recibe el punto
cup-counts =
    { $drawn ->
        [1] En la copa, ambos reciben medio punto.
       *[0] En la copa, el punto es para { $name }.
    }
# En /turns, tras el canal
cup-turn = { $place } · copa
# Bajo el resultado de una partida. $table: 1 si es de un grupo, 0 si es de una serie
cup-end-more =
    { $table ->
        [1] El grupo juega otra partida.
       *[0] La serie sigue con otra partida.
    }
cup-end-won = **{ $name } ha ganado la copa.**
cup-end-place = { $name } tiene el puesto { $place }.
# $count: cuántos
cup-end-on =
    { $count ->
        [one] { $names } pasa.
       *[other] { $names } pasan.
    }
cup-end-out = { $name } queda fuera de la copa. Puesto final: { $place }.
# $name ha ganado, y $other ha perdido por primera vez
cup-end-lower = { $name } pasa. { $other } sigue en el cuadro de abajo.
cup-end-again = { $name } ha perdido por primera vez, así que decide otra final.
cup-ended-time = Esta partida de { $game } termina sin resultado, porque se acabó el tiempo de su serie en la copa. Pasa quien va por delante; si no, quien tiene mejor valoración.
cup-ended-left = Esta partida de { $game } termina sin resultado, porque alguien ha dejado la copa.
cup-resign = La pierdes, y el punto de la copa es para tu rival.

## Las negativas

cup-error-gone = Esta copa ya no existe. `/cup` muestra las que hay.
cup-error-closed = Esta copa ha acabado. `/cup` muestra las que hay.
cup-error-not-in = No estás en esta copa. `/cup` muestra en cuáles puedes apuntarte.
cup-error-fixed = Esta partida es de una copa, cuyas reglas nadie puede cambiar. Solo la moderación puede terminarla.
cup-error-open = Este servidor ya tiene una copa de { WORD($game, "name") }. `/cup` la muestra.
cup-error-no-game = ¿De qué juego es la copa nueva? Usa `/cup` otra vez e indica también `game`.
cup-error-begun = Esta copa ya ha empezado. Ya no es posible apuntarse.
cup-error-full = Esta copa ya tiene sus { $most } miembros. La próxima tiene su propio mensaje.
cup-error-not-begun = La copa no ha empezado, así que aún no hay cuadro.
cup-error-channel = Una copa necesita un canal de texto. Usa `/cup` en un canal de texto de este servidor.
