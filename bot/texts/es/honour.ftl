# Clasificaciones, perfiles, temporadas. Cómo se escribe una frase: véase errors.ftl.

honour-number = { $number }

## /leaderboard

honour-cmd-leaderboard = Lo mejor de este servidor: esta semana, este mes y de siempre
honour-opt-game = Qué juego
honour-opt-board = Qué se compara y con qué ajustes
honour-opt-period = Esta semana, este mes, de siempre; o un periodo anterior como 2026-10 o 2026-W46
honour-opt-season = El número de una temporada; la actual si no lo indicas
honour-opt-page = Diez miembros por página
honour-opt-text = Como texto en vez de imagen

honour-board =
    { $measure ->
        [rating] Valoración
        [wins] Victorias
        [level] Nivel más difícil
       *[points] Mejor puntuación
    } · { $settings }
honour-board-against = Victorias · { honour-against-computers }
honour-against-computers =
    { $level ->
        [easy] contra la máquina en fácil
        [hard] contra la máquina en difícil
       *[normal] contra la máquina en normal
    }
honour-board-predictions = Pronósticos
honour-board-beside = { $board } · con jugadores automáticos
honour-board-letters = Mensajes directos · { $board }
honour-period-all =
    { $seasons ->
        [1] De siempre
       *[other] Toda la temporada
    }
honour-period-week = Esta semana
honour-period-month = Este mes
honour-period-last-week = La semana pasada
honour-period-last-month = El mes pasado
honour-period-past-week = Semana { $week } de { $year }
honour-season = Temporada { $number }
honour-season-now = Temporada { $number }, actual
honour-title =
    ### { $game }
    { $board }
    { $period }{ $seasons ->
        [1] { "" }
       *[other] {" "}· Temporada { $season }
    }
honour-note =
    { $measure ->
        [rating] { $played ->
            [one] 1 partida
           *[other] { $played } partidas
        }
        [wins] de { $played ->
            [one] 1 partida
           *[other] { $played } partidas
        }
        [predictions] en { $played ->
            [one] 1 pronóstico
           *[other] { $played } pronósticos
        }
       *[other] { $total ->
            [0] { "" }
           *[other] de { $total } ·{" "}
        }{ $own ->
            [yes] { $turns ->
                [one] 1 turno
               *[other] { $turns } turnos
            }
           *[no] partida de { $turns ->
                [one] 1 turno
               *[other] { $turns } turnos
            }
        }{ $told ->
            [no] { "" }
           *[yes] { $undos ->
                [0] {" "}· ninguna jugada deshecha
                [one] {" "}· 1 jugada deshecha
               *[other] {" "}· { $undos } jugadas deshechas
            }
        }
    }
honour-line = { $rank }\. **{ $name }** · { $value } · { $note }
honour-line-own = { $rank }\. **{ $name }** ({ honour-you }) · { $value } · { $note }
honour-alt-line = { $rank }. { $name }: { $value } ({ $note })
honour-you = Tú
honour-foot =
    { $lines ->
        [one] 1 miembro
       *[other] { $lines } miembros
    }{ $pages ->
        [1] { "" }
       *[other] {" "}· página { $page } de { $pages }
    }
honour-empty = Todavía no hay nadie en esta clasificación. Estrénala tú.
honour-own-none = Todavía no estás en esta clasificación.
honour-own-left-out = Pediste no aparecer. `/profile hidden:False` te devuelve a la clasificación.
honour-own-left-out-short = Pediste no aparecer en las clasificaciones.
honour-own-unrated =
    { $missing ->
        [one] Juega 1 partida más con valoración para entrar en esta clasificación.
       *[other] Juega { $missing } partidas más con valoración para entrar en esta clasificación.
    }
honour-own-unranked = Gana una vez para entrar en esta clasificación.
honour-own-unpredicted = Para estar en esta clasificación, di quién gana una partida de otros, y acierta.

honour-ui-text = Como texto
honour-ui-picture = Como imagen
honour-ui-back = ‹ 10 anteriores
honour-ui-next = 10 siguientes ›
honour-ui-own = Mi puesto: { $rank }
honour-ui-share = Mostrar a todos
honour-ui-game = Otro juego
honour-ui-board = Otra clasificación
honour-ui-season = Otra temporada

honour-unknown-game = No hay ningún juego «{ $text }». Tengo { $games }.
honour-unknown-board = No hay ninguna clasificación «{ $text }». Elige una de las sugerencias.
honour-shared = { $name } muestra a todos:

## /profile

honour-cmd-profile = Lo que un miembro ha jugado aquí: valoraciones, mejores tableros, insignias
honour-opt-member = De quién es el perfil; el tuyo si no lo indicas
honour-opt-profile-game = Solo este juego
honour-opt-hidden = No aparecer: no sales en ninguna clasificación y solo tú ves tu perfil
honour-profile-note =
    { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    } desde { $month }
honour-profile-hidden = { honour-profile-note } · solo lo ves tú
# Bajo números grandes
honour-count-played = partidas
honour-count-won = ganadas
honour-count-streak = mejor racha
honour-count-days = días seguidos
honour-count-dailies = racha diaria
honour-game-note =
    { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }{ $contested ->
        [0] { "" }
       *[other] {" "}· ganadas: { $won } de { $contested }
    }
honour-against = ganadas contra jugadores automáticos: { $levels }
honour-against-level =
    { $level ->
        [easy] fácil
        [hard] difícil
       *[normal] normal
    } { $won } de { $played }
honour-covered =
    { $turns ->
        [one] un jugador automático jugó 1 turno como sustituto
       *[other] jugadores automáticos jugaron { $turns } turnos como sustitutos
    }
honour-label =
    { $measure ->
        [rating] valoración
        [wins] victorias
        [level] nivel más difícil
       *[points] mejor puntuación
    }
honour-rank = puesto { $rank }
honour-plot = Historial de valoración
honour-bests = Mejores tableros
honour-feats = Insignias
honour-feat-beat-hard = Ganó a la máquina en difícil
honour-badge-note =
    { $game } · { $times ->
        [one] { $day }
       *[other] { $times } veces
    }
honour-alt-profile = { $name }: { $note }
honour-alt-rating = { $game }: valoración { $first } al principio, { $last } ahora
honour-alt-best = { $label }: { $value }
honour-profile-title = ### { $name }
honour-profile-nowhere = -# Las partidas de un servidor cuentan allí: usa `/profile` allí para verlas. Las partidas con otros por mensajes directos cuentan aquí en `/leaderboard`, si así lo eliges en `/letters settings`. Las partidas que juegas aquí a solas no cuentan en ninguna parte.
honour-profile-days =
    { $days ->
        [one] 1 día seguido con una partida terminada
       *[other] { $days } días seguidos con una partida terminada
    } (récord: { $best })
honour-profile-dailies =
    { $days ->
        [one] 1 día seguido con un tablero del día
       *[other] { $days } días seguidos con un tablero del día
    } (récord: { $best })
honour-puzzles = acertijos: valoración { $rating }, { $solved } de { $count } resueltos
honour-game-dailies = tablero del día: { $days } días seguidos
honour-profile-streak =
    { $streak ->
        [one] Racha de 1 victoria
       *[other] Racha de { $streak } victorias
    } (récord: { $best })
honour-profile-heading = **{ $title }**
honour-now-hidden = Ya no apareces en las clasificaciones de ningún servidor, y solo tú ves tu perfil. Tus puntuaciones se conservan: `/profile hidden:False` las recupera.
honour-now-shown = Vuelves a estar en las clasificaciones, con todas tus puntuaciones.
honour-ui-hide = No aparecer
honour-ui-unhide = Aparecer en clasificaciones

## /season

honour-cmd-season = Para la administración del servidor: cierra las clasificaciones de un juego y empieza otras
honour-season-sure =
    ### ¿Cerrar la temporada { $number } de { $game }?
    Sus clasificaciones se podrán seguir viendo con `/leaderboard season:{ $number }`. La temporada { $next } empieza con clasificaciones vacías y valoraciones nuevas.
honour-ui-close = Cerrar la temporada
honour-ui-open = Dejarla abierta
honour-season-closed = La temporada { $number } de { $game } está cerrada y ha empezado la { $next }. `/leaderboard season:{ $number }` muestra cómo acabó.
honour-season-gone = Esa temporada ya está cerrada. Ahora es la temporada { $number }.
