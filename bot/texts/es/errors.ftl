# Negativas y percances que no son de ningún juego.
#
# Cómo se escribe aquí una frase:
#  1. Habla de «tú», con calidez y exactitud.
#  2. Una idea por frase, unas 15 palabras como mucho.
#  3. En activa: dice quién hace qué.
#  4. El botón que se pulsa va en negrita.
#  5. Primero qué pasa, luego qué hacer.
#  6. Español neutro, el mismo para España y América; nada que tenga género de quien lee.
#  7. Los números son cifras; las palabras de alrededor las elige un selector de plural.
#  8. Cada cosa tiene su nombre del glosario: una cosa, una palabra.
#  9. Sin «por favor» en cada frase, sin exclamaciones ni chistes en las negativas.
# 10. Un comando va tal como se escribe, entre comillas invertidas.
# 11. Dice solo lo que hace falta ahora.

## Percances

error-bug = Algo salió mal por mi parte. Tu partida está a salvo: inténtalo otra vez. Si se repite, díselo a quien lleve este bot: incidencia **{ $ticket }**.
error-in-doubt = Todavía no sé si eso contó. Mira el tablero dentro de un minuto antes de intentarlo otra vez.
error-storage = No pude guardarlo, así que no ha cambiado nada. Inténtalo otra vez dentro de un minuto.
error-database = Mi base de datos no funciona en este momento, así que no ha cambiado nada. Inténtalo otra vez dentro de un minuto.
error-draining = Me estoy reiniciando. Todas las partidas están a salvo: inténtalo otra vez dentro de un minuto.
error-unknown-button = Este botón ya no funciona. Usa el tablero más reciente de la partida.
error-too-much = Vas demasiado rápido para mí. Inténtalo otra vez dentro de { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.
error-text-too-long = Ese texto es demasiado largo: leo como mucho { $most } caracteres.
error-still-working = Todavía estoy con lo que pediste antes. Inténtalo otra vez cuando esté listo.
error-too-heavy = Calcularlo lleva demasiado tiempo, así que lo dejé. Inténtalo otra vez dentro de un minuto o con algo más corto.

## Lugares y permisos

error-guild-only = Esto solo funciona en un servidor donde yo esté. Puedes [añadirme]({ $link }) al tuyo.
error-not-installed = No estoy en este servidor, así que esto no funciona aquí. Quien lo administra puede [añadirme]({ $link }).
error-share-elsewhere = Eso pertenece a otro servidor, así que no lo muestro a los demás aquí.

error-bot-permission = Necesito el permiso «{ error-permission }» en { $place }. La administración del servidor puede dármelo.
error-bot-permissions = Necesito estos permisos en { $place }: { $permissions }. La administración del servidor puede dármelos.
error-nothing-opened = No se ha abierto ninguna partida. { $why } Inténtalo otra vez después.
error-nothing-moved = La partida se queda donde está. { $why } Inténtalo otra vez después.
error-cannot-post = Discord no me deja publicar en { $place }. La administración del servidor puede cambiarlo.
error-member-permission = Para esto necesitas el permiso «{ error-permission }» en { $place }.
error-thread-archived = Este hilo está archivado. Envía un mensaje en él e inténtalo otra vez.

# Los nombres con que Discord los muestra en los permisos de un canal.
error-permission =
    { $permission ->
        [view_channel] Ver canal
        [send_messages] Enviar mensajes
        [send_messages_in_threads] Enviar mensajes en hilos
        [attach_files] Adjuntar archivos
        [manage_messages] Gestionar mensajes
        [manage_guild] Gestionar servidor
        [manage_roles] Gestionar roles
        [create_public_threads] Crear hilos públicos
       *[other] { $permission }
    }

## Partidas: la partida, el asiento o el turno no están como se pide

error-no-match = Este tablero es de una partida que ya no tengo. Puedes empezar otra.
error-no-session = En este canal no hay ninguna partida de { WORD($game, "name") }. `{ WORD($game, "command") } new` empieza una.
error-no-alone = Ahora no juegas a solas ninguna partida de { WORD($game, "name") }. `{ $command }` empieza una.
error-no-session-own = En este canal no tienes ninguna partida de { WORD($game, "name") }. Juegan aquí en solitario: { $name }. `{ WORD($game, "command") } new` empieza la tuya.
error-no-table = En este canal no hay ninguna mesa de { WORD($game, "name") }. Juegan aquí en solitario: { $name }. { WORD($game, "new-table") } abre una mesa.
error-no-table-to-end = En este canal no hay ninguna mesa de { WORD($game, "name") }. Juegan aquí en solitario: { $name }. `{ WORD($game, "command") } end` con la opción `member` termina una de esas partidas.
error-others =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
error-no-solo = { $name } no juega ninguna partida en solitario de { WORD($game, "name") } en este canal.
error-no-solo-but-table = { $name } no juega ninguna partida en solitario de { WORD($game, "name") } en este canal. Para terminar la mesa de aquí, usa `{ WORD($game, "command") } end` sin `member`.
error-newer-rules = Una versión mía más nueva guardó esta partida de { WORD($game, "name") }. Está a salvo y seguirá cuando vuelva esa versión.
error-damaged = Lo siento: ya no puedo leer esta partida de { WORD($game, "name") }. La moderación puede terminarla con `{ WORD($game, "command") } end`. Después puedes empezar otra aquí.
error-already-open-solo = Ya tienes una partida en solitario de { WORD($game, "name") } en este canal. `{ WORD($game, "command") } board` la muestra. Para empezar otra, termínala con `{ WORD($game, "command") } resign`.
error-already-open-lobby = En este canal ya hay una mesa abierta de { WORD($game, "name") }. Pulsa en ella **{ LABEL("ui-join") }**, o abre otra en otro canal o hilo.
error-already-open-seated = Ya tienes asiento en una mesa de { WORD($game, "name") } en este canal: `{ WORD($game, "command") } board` la muestra. Puedes abrir otra en otro canal o hilo.
error-already-open-table = En este canal ya se está jugando una partida de { WORD($game, "name") }. Espera a que termine, o abre una mesa en otro canal o hilo.
error-not-seated = No tienes asiento en esta partida, pero puedes quedarte a mirar. `{ WORD($game, "command") } new` empieza una partida tuya.
error-board-ended = Tu tablero ha terminado, y sus puntos cuentan. La carrera espera a { $name }; `/turns` dice hasta cuándo.
error-seat-lent = { $name } juega por ti en esta partida. `/seat back` pide que te devuelva el asiento.
error-seat-covered = { $name } juega por ti en esta partida. **{ LABEL("ui-more") }** › **{ wait-ui-back }** te devuelve el asiento, y `/turns` también.
error-not-at-table = No tienes asiento en esta mesa. Pulsa **{ LABEL("ui-join") }** para ocupar uno.
error-already-seated = Ya tienes asiento en esta mesa.
error-choice-taken = { $name } ya eligió eso. Elige algo que siga libre.
error-seats-kept = Los asientos libres están reservados unos minutos para { $name }. Inténtalo otra vez después.
error-seated-at-rematch = Tienes asiento en esta mesa. Pulsa **{ LABEL("ui-more") }** y después **{ ui-part }** para dejarlo.
error-not-a-guest = La pregunta es para los miembros de la última partida. Pulsa **{ LABEL("ui-come") }** si quieres jugar.
error-seat-kept = El asiento libre está reservado para { $name }, por un desafío. Si { $name } lo rechaza, cualquiera puede ocuparlo.
error-not-challenged = Este desafío es para { $name }.
error-no-challenges = No puedes desafiar a { $name }. Mejor abre una mesa.
error-own-block = Bloqueas a { $name }. Con `/block` puedes deshacerlo.
error-own-blocks = Bloqueas a { $name }, y { $count ->
        [one] tiene
       *[other] tienen
    } asiento aquí. Con `/block` puedes deshacerlo.
error-too-many-blocked = Ya bloqueas a { $most } miembros, y no se puede bloquear a más. En `/block` puedes desbloquear a alguien.
error-block-self = No puedes bloquearte a ti. Elige a otra persona.
error-block-bot = Un bot nunca juega, así que no hace falta bloquearlo. Elige a un miembro.
error-block-old = Este botón es demasiado antiguo para bloquear a nadie. Abre otra vez la página donde estaba o usa `/block`.
error-challenge-self = Nadie puede desafiarse a sí mismo. Elige a otra persona o juega contra la máquina.
error-challenge-me = Yo no juego. Pulsa **{ LABEL("guide-ui-new") }** para jugar contra la máquina.
error-challenge-bot = Un bot no puede jugar. Elige a un miembro.
error-challenge-gone = Ese miembro ya no está en el servidor. Elige a otra persona.
error-challenge-unseen = { $name } no puede ver { $place }. Usa un canal que vean los dos.
error-no-free-seat = En esta mesa no hay ningún asiento libre para ti. Puedes mirar, o abrir una mesa en otro canal o hilo.
# To the host, who adds a computer player
error-table-full =
    { $seats ->
        [one] El único asiento de esta mesa está ocupado.
       *[other] Los { $seats } asientos de esta mesa están ocupados.
    } Puedes mirar, o abrir una mesa en otro canal o hilo.
error-not-your-turn = Todavía no es tu turno: la partida espera a { $name }.
error-not-your-turn-covered = Todavía no es tu turno, y { $name } juega por ti. **{ LABEL("ui-more") }** › **{ wait-ui-back }** te devuelve el asiento, y `/turns` también.
error-stale-board = Este tablero ya no es el más reciente, así que no se jugó nada. Usa el más reciente.
error-stale-alone = Este tablero no era el más reciente, así que no se jugó nada. Aquí está el más reciente.
error-board-behind = El tablero más reciente todavía no se pudo mostrar aquí, así que no se jugó nada. En **{ LABEL("ui-more") }**, **{ ui-down }** te lo muestra.
error-board-behind-yet = El tablero más reciente todavía no se puede mostrar aquí. En **{ LABEL("ui-more") }**, **{ ui-down }** te lo muestra.
# Tras una pulsación rechazada en un tablero anterior, en cuyo lugar está ahora el más reciente en palabras
error-board-brought-up = Este tablero estaba desactualizado, así que no se jugó nada. Ahora muestra la posición actual: elige de nuevo.
error-board-brought-up-yet = Este tablero estaba desactualizado. Ahora muestra la posición actual.
error-already-played = Esto ya se jugó.
error-undo-stale = La partida ha seguido desde este tablero, así que no se deshizo nada.
error-nothing-to-undo = No hay nada que deshacer: nadie ha jugado todavía, o la última jugada es definitiva, por ejemplo porque puntuó.
error-undo-not-yours = { $name } hizo la última jugada, y solo { $name } puede deshacerla.
error-over = Esta partida ha terminado. Puedes empezar otra.
error-not-started =
    Esta partida aún no ha empezado. { $rematch ->
        [1] Empieza sola cuando suficiente gente haya pulsado **{ LABEL("ui-come") }**.
       *[0] El anfitrión pulsa **{ LABEL("ui-begin") }** cuando haya suficiente gente.
    }
error-already-started = Esta partida ya ha empezado, así que la mesa se queda como está. Ríndete si no quieres seguir.
error-too-late-to-join = Esta partida ya ha empezado, así que no puedes unirte. Puedes quedarte a mirar. `{ WORD($game, "command") } new` empieza una partida tuya.
error-too-few-seats =
    Para { WORD($game, "name") } hacen falta { $needed } personas, y { $seated ->
        [0] todavía no hay nadie
        [one] de momento solo hay 1
       *[other] de momento solo hay { $seated }
    }. Pide a alguien que pulse **{ LABEL("ui-join") }**{ $computers ->
        [1] {" "}o elige «{ LABEL("computer-ui-add-any") }» en el menú
       *[0] { "" }
    }.
error-not-host = Solo quien organiza la mesa, { $name }, o la moderación pueden cancelar esta mesa.
error-not-host-to-seat = Solo quien organiza la mesa, { $name }, puede añadir o quitar jugadores automáticos.
error-no-such-computer = Ese jugador automático ya ha dejado la mesa.
error-computers-off = En este servidor se juega sin jugadores automáticos. La administración del servidor puede permitirlos con `/settings`.
error-computers-alone = Los jugadores automáticos no juegan sin ti. En la mesa tiene que quedar al menos un miembro.
error-no-computers = { WORD($game, "name") } no tiene jugadores automáticos para una partida así. Prueba otros ajustes.
error-too-many-computers =
    { $most ->
        [one] En esta partida cabe 1 jugador automático, además de ti.
       *[other] En esta partida caben de 1 a { $most } jugadores automáticos, además de ti.
    }
error-not-host-to-start = Solo quien organiza la mesa, { $name }, puede empezar la partida.

## Esperar turnos: tiempo, asientos, ausencias, lo que permite un servidor

error-pace-range = Un turno puede durar de 15 minutos a 14 días, o no tener límite.
error-pace-no-limit = Una reserva de tiempo y las horas que no cuentan necesitan un límite de tiempo: elige también `time:`.
error-bank-range = Una reserva de tiempo puede tener de 1 hora a 14 días.
error-pace-solo = Juegas esta partida a solas, así que no corre ningún tiempo. Tómate tu tiempo.
error-same-pace = Esta partida ya se juega así.
error-not-host-for-pace = Solo quien organiza la mesa, { $name }, puede fijar el tiempo por turno antes de que empiece la partida.
error-nothing-proposed = Esta propuesta ya pasó: está decidida o se acabó su tiempo.
error-nothing-asked = Esta votación ya pasó: está decidida o ya se hizo la jugada.
error-own-vote = Esta votación es sobre tu propio turno, así que deciden los demás. Aún puedes hacer tu jugada.
error-not-elector = No votas mientras estás fuera u ofreces tu asiento. Usa antes `/away back` o `/seat keep`.
error-offered-already = Tu asiento ya se está ofreciendo. `/seat keep` retira la oferta.
error-no-offer = En esta partida no hay ningún asiento libre: alguien lo ocupó o su miembro ha vuelto.
error-offer-changed = Esta oferta ha cambiado desde entonces. El último mensaje sobre el asiento dice cómo es ahora.
error-seat-meant-for-other = Este asiento no está libre para ti.
# $name: who was to get the seat
error-cannot-take = { $name } no puede ocupar este asiento. Nombra a otra persona, o no nombres a nadie para que lo ocupe cualquiera.
error-seat-to-itself = Este asiento ya es tuyo. Nombra a otra persona, o no nombres a nadie para que lo ocupe cualquiera.
error-seated-already = { $name } ya tiene asiento en esta partida. Nombra a alguien que no tenga.
error-no-stand-in = Aquí nadie juega por ti, y tú no juegas por nadie.
error-no-computer-for-you = Aquí no juega por ti ningún jugador automático.
error-back-already = Ya has vuelto: juegas tú.
error-not-host-to-move = Solo quien organiza la mesa, { $name }, o la moderación pueden llevar esta partida a otro canal.
error-there-already = La partida ya está en este canal.
error-other-server = Una partida se queda en su servidor. Usa este comando en otro canal de ese servidor.
error-channel-closed = En este canal no se juegan partidas. Usa <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [one] En este servidor puedes jugar 1 partida a la vez. Termina antes la tuya.
       *[other] En este servidor puedes jugar { $limit } partidas a la vez. Termina antes una de las tuyas.
    }
error-may-not-end =
    { $enders ->
        [host] Solo su anfitrión o la moderación pueden terminar esta partida.
        [seated] Solo la moderación o un miembro que juegue en esta partida pueden terminarla.
        [channel] Solo la moderación puede terminar esta partida, porque la juega un canal. También termina si dos veces seguidas nadie propone un turno.
       *[moderators] Solo la moderación puede terminar esta partida. Si juegas en ella, puedes dejarla con `resign`.
    }
error-end-alone =
    { $why ->
        [left] Ya no juegas en esta partida, así que no puedes terminarla en solitario. Pide que lo acepten quienes siguen jugando.
        [unknown] Este juego no muestra quién va por delante, así que nadie que juegue puede terminar una partida en solitario. Pide que lo acepten los demás, o ríndete.
       *[behind] Vas por detrás en esta partida, así que no puedes terminarla en solitario. Pide que lo acepten los demás, o ríndete.
    }
error-owner-decides = Juegas en lugar de { $name }, y solo { $name } puede responder a esto.
error-not-over = Esta partida todavía se está jugando. Podrás tener la revancha cuando termine.
error-unknown-zone = No conozco la zona horaria «{ $zone }». Escribe una ciudad como Madrid o una diferencia como UTC+2, o elige una de la lista.
error-zone-several = «{ $zone }» es la hora de varios lugares. Elige uno: { $zones }.
error-zone-inverted =
    { $is ->
        [ahead] «{ $zone }» va por delante de UTC: escribe { $meant } para eso, o { $other } si tu hora va por detrás de UTC.
       *[behind] «{ $zone }» va por detrás de UTC: escribe { $meant } para eso, o { $other } si tu hora va por delante de UTC.
    }
error-quiet-hours = No puedo leer estas horas de silencio. Escribe dos horas distintas, por ejemplo de 22:00 a 7:00 o de 10 p. m. a 7 a. m.
error-past-date = Lo leo como { $day }. Eso ya ha pasado. Indica un día o una hora que esté por llegar.
error-far-date =
    { $days ->
        [one] Lo leo como { $day }. Una ausencia puede durar 1 día como mucho.
       *[other] Lo leo como { $day }. Una ausencia puede durar { $days } días como mucho.
    }
error-option-range = { $ends ->
    [0] `{ $option }` empieza en { $low }.
   *[1] `{ $option }` va de { $low } a { $high }.
}
error-limit-range = Elige un número de { $low } a { $high }.
error-nothing-to-mute = Este botón es para quien tiene el turno: detiene sus recordatorios.

## Clasificaciones y temporadas

error-unknown-period = No conozco el periodo «{ $period }». Elige «Esta semana», «Este mes» o «De siempre», o escribe un mes como 2026-10 o una semana como 2026-W46.
error-unknown-season =
    { $seasons ->
        [one] Esa temporada no existe: solo hay la temporada 1.
       *[other] Esa temporada no existe: hay temporadas de la 1 a la { $seasons }.
    }
error-unknown-page =
    { $pages ->
        [one] Esa página no existe: esta clasificación solo tiene la página 1.
       *[other] Esa página no existe: esta clasificación tiene páginas de la 1 a la { $pages }.
    }
error-empty-season = Esta temporada aún no tiene resultados, así que no hay nada que cerrar.
error-nothing-finished-own = Todavía no has terminado ninguna partida en este servidor. Tu perfil empieza con la primera.
error-nothing-finished = Ese miembro aún no ha terminado ninguna partida en este servidor. Un perfil empieza con la primera.
error-left-out = Ese miembro no quiere aparecer en clasificaciones ni perfiles.
