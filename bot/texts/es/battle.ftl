# Los duelos de dos equipos. Cómo se escribe una frase: ver errors.ftl. Lo que comparten con las copas: cup.ftl.

battle-ui-open = Duelo de equipos
battle-ui-join = Apuntarme
battle-ui-boards = Tableros
battle-ui-rules = Reglas del duelo
battle-ui-stay = Quedarme
battle-ui-begin = Empezar ahora
battle-ui-here = Traerlo a este canal
battle-ui-close = Cerrar el duelo

## Abrir uno

battle-about = El menú tiene también el duelo de equipos: los miembros de dos roles, o de dos servidores, se enfrentan en tantos tableros como puedan ocupar ambos equipos.
battle-choice-cup = Eliminatorias, o grupos y una final
battle-choice-teams = Duelo de equipos de dos roles
# El título del formulario. $game: la clave de un juego
battle-form = { WORD($game, "name") }: duelo de equipos
battle-form-roles = Dos roles
battle-form-roles-hint = Quien tenga exactamente uno de los dos puede apuntarse por él.
battle-form-place = Partidas en cada tablero
# $count: partidas de un tablero · $threads: 1 si cada partida tiene un hilo, 2 si es por mensajes directos
battle-choice-matches =
    { $count ->
        [one] 1 partida
       *[other] 2 partidas, cada uno empieza una vez
    } { $threads ->
        [1] (cada una en su hilo)
        [2] (por mensajes directos)
       *[0] (todas en este canal, una tras otra)
    }
battle-form-turn-hint = Quien lo deje pasar pierde la partida.
battle-form-pause = Cuándo empieza el duelo
battle-form-pause-hint = Hasta entonces se apuntan los miembros.

## Qué es un duelo, y cómo va

# $game: la clave de un juego · $team, $rival: los nombres de los dos equipos
battle-title = ### { WORD($game, "name") }: { $team } – { $rival }
# $time, $left: fechas de Discord · $count: cuántos se apuntaron
battle-state-open =
    El duelo de equipos empieza { $left } ({ $time }). { $count ->
        [0] Aún no se ha apuntado nadie.
        [one] Se ha apuntado 1 miembro.
       *[other] Se han apuntado { $count } miembros.
    }
# $count: cuántos se apuntaron
battle-state-begins =
    { $count ->
        [one] Se ha apuntado 1 miembro.
       *[other] Se han apuntado { $count } miembros.
    } Comienzo del duelo de equipos: { $left }.
# $fewest: cuántos miembros necesita cada equipo
battle-state-off = Este duelo de equipos se suspendió: cada equipo necesita al menos { $fewest } miembros.
battle-state-closed = Este duelo de equipos está cerrado.
# $team, $rival: los dos equipos · $score: por ejemplo 2½–1 · $finished de $matches han acabado
battle-state-playing = **{ $team }** { $score } **{ $rival }** · { $matches ->
        [one] { $finished } de 1 partida ha acabado.
       *[other] { $finished } de { $matches } partidas han acabado.
    }
# $team ha ganado · $rival: el otro equipo · $score: por ejemplo 3½–2½
battle-state-won = **{ $team }** ha ganado el duelo de equipos contra { $rival }, { $score }.
# $team, $rival: los dos equipos
battle-state-drawn = El duelo de equipos entre **{ $team }** y **{ $rival }** ha acabado en empate, { $score }.
# $team: un equipo · $count: sus miembros · $names
battle-joined = **{ $team }** ({ $count }){ $count ->
        [0] { "" }
       *[other] : { $names }
    }
# Con quienes se han apuntado. $boards: cuántos · $reserves: cuántos no tendrían tablero
battle-plan =
    Por ahora, { $boards } tableros.{ $reserves ->
        [0] { "" }
        [one] { " " }1 miembro quedaría en reserva.
       *[other] { " " }{ $reserves } miembros quedarían en reserva.
    }
# $team, $rival: los dos equipos · $names, $others: menciones de quienes juegan por ellos
battle-begun = El duelo de equipos ha empezado: **{ $team }** ({ $names }) contra **{ $rival }** ({ $others }). Cada partida se abre sola.
# $names: menciones
battle-reserve = En reserva, porque al otro equipo no le queda nadie para un tablero: { $names }.
# Una vez, cuando el duelo ha acabado. $team ha ganado · $rival: el otro equipo · $names: menciones de quienes ganan
battle-ended-won = **{ $team }** ha ganado el duelo de equipos de { WORD($game, "name") } contra { $rival }, { $score }: { $names }.
# $names: menciones de todos los que han jugado
battle-ended-drawn = El duelo de equipos de { WORD($game, "name") } entre **{ $team }** y **{ $rival }** ha acabado en empate, { $score }: { $names }.
# Una vez. $count, $others: cuántos se apuntaron por $team y por $rival · $fewest: cuántos necesita cada uno
battle-off = El duelo de equipos de { WORD($game, "name") } se suspende. Cada equipo necesita al menos { $fewest } miembros, pero { $team } tiene { $count } y { $rival } tiene { $others }.

## Un miembro

# $team: su equipo
battle-own-joined = Juegas por **{ $team }** cuando empiece el duelo.
# $names: los roles borrados. Solo lo ve quien gestiona el servidor
battle-lacks-roles = Estos roles ya no existen, así que nadie puede apuntarse por ellos: { $names }. Cierra el duelo y abre otro.
battle-own-none = No te has apuntado.
battle-own-missed = No juegas en este duelo de equipos.
battle-own-left = Has dejado este duelo de equipos.
battle-own-reserved = Estabas en reserva por **{ $team }**.
battle-own-reserve = Estás en reserva por **{ $team }**, porque al otro equipo no le queda nadie para un tablero.
# $board: su número · $name: el rival · $place: un canal · $match de $matches
battle-own-now =
    Tablero { $board }: juegas contra **{ $name }** en { $place }{ $matches ->
        [1] .
       *[other] , partida { $match } de { $matches }.
    }
# $held: 1 si alguien ha tenido todas las partidas nuevas de un día
battle-own-soon =
    Tablero { $board }{ $matches ->
        [1] { "" }
       *[other] , partida { $match } de { $matches }
    }: te toca contra **{ $name }**. { $held ->
        [1] Las partidas se abren solas, como mucho 4 de las tuyas al día
       *[0] Las partidas se abren solas
    }: **{ league-ui-again }** muestra dónde está la tuya.
# $score: primero los puntos del miembro
battle-own-over = Tablero { $board } contra **{ $name }**: { $score } para ti.
# Lo que un equipo aún puede lograr. $points: por ejemplo «1½ puntos»
battle-reach =
    { $reach ->
        [won] **{ $team }** ha ganado, pase lo que pase.
        [draw] **{ $team }** puede lograr un empate como mucho.
        [lost] **{ $team }** ya no puede ganar.
       *[open] **{ $team }** necesita { $points } más para ganar.
    }

## Las reglas, antes de apuntarse

battle-rules-title = **Las reglas de este duelo de equipos**
# $team, $rival: los dos equipos · $matches: de un tablero · $most, $fewest: miembros de un equipo · $turn: una duración · $weeks: un número de semanas · $threads: 1 si cada partida tiene un hilo
# $race: 1 si ambos juegan a la vez · $servers: 1 si los equipos son servidores
battle-rules =
    - { $servers ->
        [1] Pueden apuntarse los miembros de los dos servidores, cada uno bajo el mensaje del servidor por el que juega. Quien está en los dos juega por aquel en el que se apuntó.
       *[0] Quien tenga exactamente uno de los roles { $team } y { $rival } puede apuntarse por él. Si luego se le quita el rol, no cambia nada.
    } Un equipo tiene como mucho { $most } miembros.
    - { $servers ->
        [1] Los dos equipos se ordenan por valoración en su propio servidor;
       *[0] Los dos equipos se ordenan por valoración;
    } quien no tiene va detrás, primero quien antes se apuntó. Los mejores de ambos se enfrentan en el tablero 1, los siguientes en el tablero 2, y así mientras ambos puedan ocupar un tablero. Los demás quedan en reserva. Si hay miembros que se bloquean cuando empieza el duelo, los emparejamientos pueden cambiar un poco; una partida que por eso no puede abrirse es un empate. Un bloqueo posterior no cambia nada. Con menos de { $fewest } tableros, el duelo se suspende.
    - { $matches ->
        [1] Un tablero es 1 partida{ $race ->
            [1] .
           *[0] , y quien empieza cambia de tablero en tablero: en el tablero 1 empieza { $team }.
        }
       *[other] Un tablero son { $matches } partidas, una tras otra{ $race ->
            [1] .
           *[0] , y cada uno empieza una vez.
        }
    } Una victoria es 1 punto para el equipo, un empate ½ para ambos. **Gana el equipo con más puntos. Si tienen los mismos, el duelo es un empate.**
    - Las partidas se abren solas. { $servers ->
        [1] Cada uno tiene su tablero en los mensajes directos con el bot, y un hilo en los dos canales lo muestra a todo el mundo. Quien no acepta mensajes directos encuentra la partida con `/turns`, y su tiempo corre.
       *[0] { $threads ->
            [1] Cada una tiene su propio hilo.
           *[0] Se juegan aquí, una tras otra, y un tablero que espera por ello tiene más tiempo.
        } Si la moderación termina una, se juega otra vez.
    }
    - Un turno puede durar { $turn }. **Quien deje pasar el tiempo pierde la partida.** Una ausencia (`/away`) para el reloj.
    - Un tablero dura como mucho { $weeks } desde su primera partida, o desde que empieza el duelo mientras no se haya abierto ninguna. Una ausencia no para ese tiempo. Lo que entonces no se ha jugado hasta el final es un empate.
    - Quien deja el duelo (o el servidor) pierde las partidas abiertas de su tablero, y los demás siguen.{ $race ->
        [1] { " " }Quien solo abandona una carrera termina en ella su propio juego, y deciden los puntos.
       *[0] { "" }
    }
    - Sin pistas, sin sustitutos, y nadie puede terminar una partida de mutuo acuerdo. Las valoraciones cuentan como siempre.
# En el mensaje bajo el que uno se apunta
battle-rules-short =
    { $servers ->
        [1] Pueden apuntarse los miembros de los dos servidores, cada uno por el suyo.
       *[0] Quien tenga exactamente uno de los roles { $team } y { $rival } puede apuntarse.
    } Los mejores de ambos por valoración se enfrentan tablero a tablero, { $matches ->
        [1] 1 partida cada uno
       *[other] { $matches } partidas cada uno
    }. Un turno puede durar { $turn }: **quien deje pasar el tiempo pierde la partida.**

## Lo que se les dice a los miembros

# $team: el equipo
battle-said-signed = Te has apuntado por **{ $team }**.
battle-said-left = Has dejado el duelo de equipos.
battle-said-left-now = Has dejado el duelo de equipos. Tu partida en él ha terminado.
battle-leave-sure = ¿Quieres dejar el duelo de equipos? Pierdes las partidas abiertas de tu tablero y no puedes volver.
battle-said-opened = El duelo de equipos está abierto. Los miembros se apuntan bajo su mensaje aquí.
battle-begin-sure = ¿Empezar el duelo de equipos ahora en vez de { $left } ({ $time }), con { $count } miembros en { $boards } tableros: { $names }? No se puede deshacer: los tableros quedan fijados, y nadie más puede apuntarse.
battle-said-here = El duelo de equipos está ahora en este canal.
# $servers: 1 si es un duelo de dos servidores
battle-close-sure = ¿Cerrar este duelo de equipos para siempre? Sus partidas abiertas siguen, pero aquí ya no cuentan.
battle-said-closed = El duelo de equipos está cerrado.

## Los tableros

battle-heading = Duelo de equipos
battle-boards = Tableros
# En la imagen, en lugar de quién ha ganado
battle-drawn = Empate
# Debajo de la imagen
battle-legend = Un triángulo marca quién ha ganado. Marco grueso: se está jugando.
# Un tablero en palabras. $board: su número · $first, $second: quién juega por el primer y el segundo equipo · $score: por ejemplo 1–0 · $drawn: 1 si ha acabado igualado
battle-row =
    Tablero { $board }: { $first } – { $second }, { $score }{ $way ->
        [now] { " " }· ahora { $place }
        [next] { " " }· próxima
       *[over] { $drawn ->
            [1] { " " }· empate
           *[0] { "" }
        }
    }

## Las partidas

# El nombre de un hilo. $first, $second: nombres · $board: su número
battle-thread =
    Tablero { $board }{ $matches ->
        [1] { "" }
       *[other] , partida { $match }
    }: { $first } – { $second } · { WORD($game, "name") }
# $team empieza, $rival no
battle-board =
    Duelo de equipos · tablero { $board }{ $matches ->
        [1] { "" }
       *[other] , partida { $match } de { $matches }
    } · { $team } – { $rival }
# $name: quien gana un punto para $team
battle-counts =
    { $drawn ->
        [1] En el duelo de equipos, ambos equipos reciben medio punto.
       *[0] En el duelo de equipos, { $name } gana el punto para { $team }.
    }
# En /turns, tras el canal
battle-turn = { $place } · duelo de equipos
battle-ended-time = Esta partida de { $game } ha terminado, porque se acabó el tiempo de su tablero en el duelo de equipos. Cuenta como empate.
battle-ended-left = Esta partida de { $game } termina sin resultado, porque alguien ha dejado el duelo de equipos: quien lo deja la pierde en él.
battle-resign = La pierdes, y el punto del duelo de equipos es para el otro equipo.

## Las negativas

battle-error-closed = Este duelo de equipos ha acabado. `/cup` muestra los que hay.
battle-error-not-in = No estás en este duelo de equipos. `/cup` muestra dónde puedes apuntarte.
battle-error-fixed = Esta partida es de un duelo de equipos, cuyas reglas nadie puede cambiar. Solo la moderación puede terminarla.
battle-error-begun = Este duelo de equipos ya ha empezado. Ya no es posible apuntarse.
battle-error-not-begun = El duelo de equipos no ha empezado, así que aún no hay tableros.
# $team, $rival: los dos roles
battle-error-both = Tienes los dos roles, { $team } y { $rival }: puede apuntarse quien tenga exactamente uno, así que pide a quien gestiona el servidor que te quite uno.
battle-error-none = No tienes ninguno de los roles { $team } y { $rival }: puede apuntarse quien tenga exactamente uno, así que pide uno a quien gestiona el servidor.
battle-error-full = { $team } ya tiene sus { $most } miembros. Quien tenga el otro rol aún puede apuntarse.
# $count, $others: cuántos se apuntaron por $team y por $rival
# $fewest: cuántos necesita cada equipo
battle-error-few = Cada equipo necesita al menos { $fewest } miembros, pero { $team } tiene { $count } y { $rival } tiene { $others }. Empieza cuando se hayan apuntado más.
battle-error-game = ¿De qué juego es el duelo de equipos? Usa otra vez `/cup` con `game`, `team` y `rival`.
battle-error-roles = Un duelo de equipos necesita dos roles distintos, y ninguno puede ser @everyone. Elige dos roles.
