# Lo que encuentra quien acaba de llegar: ayuda, primera indicación, bienvenida de un servidor. Cómo se escribe una frase: véase errors.ftl.

guide-cmd-help = Cómo empezar, y botones para todo lo que necesitas
guide-help =
    ### Juegos de gemas, turno a turno
    { $direct ->
        [1] A solas juegas aquí mismo: **{ guide-ui-alone }**, `/gems new` o `/rush new alone:True`. Con otras personas se juega en los canales de un servidor, o en cualquier lugar con un código: **{ letters-ui-new }**.
       *[0] Pulsa **{ guide-ui-new }** y elige un juego. Su tablero aparece en este canal y siempre dice qué hacer a continuación.
    }
    ¿No conoces alguno? **{ lesson-ui-learn }** te lo enseña en menos de diez minutos.
    { "**" }{ guide-ui-daily }** abre un tablero solo para ti, el mismo para todos: unos minutos al día.
    { "**" }{ puzzle-ui-open }** te muestra una posición: encuentra el turno que es mucho mejor que todos los demás.
    { $direct ->
        [1] -# Para más adelante, con el teclado: `/turns` recupera una partida, `/replay` vuelve a mostrar una antigua.
       *[0] Te menciono cuando es tu turno; no hay prisa, salvo que la mesa haya fijado un tiempo. Tras { $patience } sin respuesta deciden los demás.
            -# Para más adelante, con el teclado: `/seat` deja que alguien siga por ti, `/replay` vuelve a mostrar una partida, `/letters new` invita a alguien de otro servidor.
    }
guide-newcomer = ¿Es tu primera vez? El tablero más reciente del canal siempre dice qué hacer a continuación, y todo se hace con sus botones. Respuestas como esta solo las ves tú. `/help` explica el resto.
# In direct messages
guide-newcomer-direct = ¿Es tu primera vez? El tablero más reciente de aquí siempre dice qué hacer a continuación, y todo se hace con sus botones. `/help` explica el resto.

## El mensaje de inicio y lo que muestran sus botones

guide-cmd-panel = Para la administración del servidor: un mensaje con botones para empezar a jugar
guide-welcome = ¡Gracias por invitarme a **{ $name }**! Quien administre el servidor lo encuentra todo en `/settings`.
guide-panel =
    ### Juegos de gemas, turno a turno
    { $games }
    Pulsa **{ guide-ui-new }** para jugar, a solas o con otros, en minutos o en días. **{ lesson-ui-learn }** enseña un juego en menos de diez minutos. `/letters new` invita a alguien de otro servidor.
guide-game = ◆ **{ $name }:** { $told }
guide-panel-posted = Aquí está. Todos pueden empezar con sus botones; `/panel` lo trae otra vez aquí abajo o a otro canal.
guide-new =
    ### Nueva partida
    { $games }
guide-looking = ¿Aún no hay nadie? **{ look-ui }** te avisa cuando alguien quiera lo mismo.
guide-contests =
    { "**" }Ligas y copas**
    Una liga dura semanas: todos contra todos, o unas rondas. Una copa avanza de ronda en ronda hasta que alguien ha ganado. Los duelos de equipos también están entre las copas.
guide-alone = ¿A qué quieres jugar a solas?
guide-rules =
    ### Reglas
    { $games }
guide-daily =
    ### El tablero de hoy
    Es el mismo para todos.
guide-pick =
    ### { $game }
    { $starts }
guide-with-whom =
    ### { $modes ->
        [1] { $game }: { $mode }
       *[0] { $game }
    }
    { "**" }Abierta a este canal:** quien quiera ocupa un asiento.
guide-with-computers = **Contra la máquina**
guide-with-somebody = **Contra un miembro**: yo lo invito
guide-ui-new = Nueva partida
guide-ui-alone = Jugar a solas
guide-ui-daily = Tablero del día
guide-ui-turns = Mis turnos
guide-ui-top = Clasificación
guide-ui-contests = Ligas y copas
guide-ui-more = Ayuda
guide-ui-reminders = Recordatorios
guide-ui-away = Ausencia
guide-ui-profile = Mi perfil
guide-ui-data = Mis datos
guide-ui-back = Atrás
guide-ui-table = Abrir una mesa
guide-ui-invite = Elegir a un miembro
guide-ui-game-mode = { $game }: { $mode }

## Desafíos

guide-menu-challenge = Desafiar
guide-challenge = ¿A qué juego desafías a **{ $name }**?
guide-no-challenges = Si no quieres ningún desafío, `/reminders` los desactiva.


guide-ui-since = Qué ha pasado
guide-ui-rest = Azar limpio, compartir …
guide-since-title = **Desde tu último turno**
guide-since-watching = **Lo que ha pasado hasta ahora**
guide-since-nothing = No ha pasado nada desde tu último turno.
guide-since-seat =
    { $how ->
        [returned] { $name } recuperó su asiento.
        [taken] { $name } ocupó { guide-since-whose }.
       *[unknown] Alguien ocupó por un tiempo { guide-since-whose }.
    }
guide-since-whose =
    { $known ->
        [yes] el asiento de { $owner }
       *[no] el asiento de un antiguo miembro
    }
guide-since-pace = Cambió el tiempo por turno.
# $place: a mention of the channel
# $known: whether the channel is known: 1 or 0
guide-since-place =
    La partida se trasladó a { $known ->
        [0] otro canal
       *[other] { $place }
    }.
