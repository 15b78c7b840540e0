# Un canal juega un asiento de una partida: sus miembros proponen turnos y votan.

# The name of the seat, as that of a player
council-player = El canal
council-private = Un canal privado
council-ui-start = Jugar como canal
council-with = **Juntos:** todos aquí proponen y votan, contra la máquina u otro canal
# $hours: how long a vote lasts
council-start =
    ### Jugar como canal
    El canal tiene un asiento y todos lo juegan. Quien quiera propone un turno, y cada miembro tiene un voto. Después de { $hours } horas se juega el turno con más votos. `channel:` en el comando fija otro tiempo.
    ¿Qué tan bien juega la máquina?
council-opt-channel = El canal juega un asiento, por votación: cuánto dura cada una
# $hand: 1 if seats have a hand that others do not see
council-opened =
    El canal juega. Quien vea este tablero puede proponer un turno y votar{ $hand ->
        [1] , y ve la mano del canal
       *[0] { "" }
    }.

## On the board

# $open: 1 while the time runs · $until: when it ends
council-asks =
    { "**" }Todos juegan por el canal:** lo que elijas arriba es una propuesta. { $open ->
        [1] El turno con más votos se juega { $until }. Si al menos { $least } han votado, y todos por el mismo turno, se puede jugar ya.
       *[0] La votación sigue cuando yo vuelva a este canal.
    }
# $missed: for how many turns in a row nobody has proposed anything
council-nobody =
    -# { $missed ->
        [0] Nadie ha propuesto un turno todavía, así que el tiempo empezó de nuevo. Luego, el juego mueve por sí solo.
       *[other] Nadie propuso el último turno, así que el juego movió por sí solo. La próxima vez, la partida termina sin resultado.
    }
# $number: of the proposal · $moves: its moves, in words
council-line = **{ $number }.** { $moves } · { council-votes }
# $count: how many moves of a long turn are not named
council-rest =
    { $count ->
        [one] 1 jugada más
       *[other] { $count } jugadas más
    }
council-votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
# $count: how many proposals have no line
council-further =
    -# { $count ->
        [one] Hay 1 propuesta más en el menú.
       *[other] Hay { $count } propuestas más en el menú.
    }
council-option = { $number } · { council-votes } · { $moves }
council-ui-vote = Votar { $number }
council-ui-now = Jugar ya
council-ui-further = Votar por otra propuesta

## The panel in which a member puts a turn together

council-intro = { "**" }Por el canal:** lo que elijas aquí es una propuesta con tu voto.
# $moves: the moves so far, in words
council-begun = Por ahora: { $moves }. { council-unready }
council-unready = Se propone cuando terminas el turno.
council-ui-anew = Empezar de nuevo

## Answers

# $proposes: 1 if the member has just chosen its moves · $moves: those of the turn, in words · $open, $until: as above
council-said =
    { $proposes ->
        [1] Propones
       *[0] Votas por
    }: { $moves }. { council-when }
council-when =
    { $open ->
        [1] Los votos se cuentan { $until }. Hasta entonces puedes cambiar el tuyo.
       *[0] Puedes cambiar tu voto.
    }
council-pictured = -# La imagen muestra el tablero antes de la última de estas jugadas.
council-played = Este turno se acaba de jugar.

## Refusals

council-error-game = Un canal no puede jugar a { WORD($game, "name") } con estos ajustes. Hace falta una partida por turnos, para dos o más.
council-error-pace = En una partida del canal, `channel:` dice cuánto dura un turno. No pongas `time:` ni lo que va con él.
council-error-letters = Una partida por cartas no tiene canal que pueda jugar. No pongas `letters:` o `channel:`.
council-error-no-seat = Aquí juega el canal, así que nadie tiene un asiento propio. Pero puedes proponer un turno y votar.
council-error-move = Solo quien empezó esta partida o la moderación pueden llevarla a otro canal.
council-error-not-host = Solo quien pidió esta partida o la moderación pueden cancelarla.
council-error-gone = Esta propuesta ya no está, porque nadie vota por ella. Elige otra, o proponla de nuevo.
# $most: how many turns may be proposed
council-error-many = Hay { $most } turnos propuestos y no caben más. Vota por uno de ellos.
# $most: how many members may vote
council-error-full = Ya votaron { $most } miembros y no caben más.
# $least: how many votes this needs
council-error-not-now = Un turno solo se juega enseguida si han votado al menos { $least } miembros, todos por él, y tú también.

## Two channels that play against each other

council-opt-against = El canal juega contra este canal
council-opt-code = Contra un canal de otro servidor: su código, o «new» para recibir uno
council-ui-against = Contra otro canal
# $hours: how long a vote lasts
council-against =
    ### Canal contra canal
    Cada canal tiene un asiento, propone sus turnos y vota. Ninguno ve los votos ni la mano del otro. Una votación dura { $hours } horas. `channel:` en el comando fija otro tiempo.
    ¿A qué canal de este servidor se lo propones?
council-ui-rival = Elegir un canal
council-elsewhere = O contra un canal de otro servidor, con un código:
council-ui-code = Recibir un código
council-ui-typed = Escribir un código
council-ui-which = El código que recibiste
# $place: the channel
council-asked = Pregunté en { $place }. La partida empieza en cuanto alguien de allí acepte.
# $code: such as ABCD-EFGH · $left: until when it lasts
council-code =
    Envía este código a alguien del otro servidor: **{ $code }**
    En el canal que va a jugar se escribe `{ WORD($game, "command") } new code:{ $code }`. Entonces empieza la partida. El código sirve una vez y caduca { $left }.
# On the board of the channel that is asked. $name: of the channel or server that asks · $hours: how long a vote lasts · $until: when the table closes
council-lobby-asked =
    { "**" }{ $name }** propone a este canal jugar a { WORD($game, "name") }, canal contra canal.
    Todos aquí propondrían turnos y votarían. Cada votación dura { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }. Cualquiera de aquí puede responder, y la pregunta termina { $until }.
# On the board of the channel that asks. $named: 1 if a channel of the same server is asked, $place
council-lobby =
    Canal contra canal: todos aquí propondrán turnos y votarán. { $named ->
        [1] La pregunta está en { $place }
       *[other] Falta un canal de otro servidor, que necesita el código
    }. Sin respuesta, la mesa se cierra { $until }.
# On the board of the channel that does not vote now. $open: 1 while the time of the other's vote runs · $until: when it ends
council-waits =
    { $name } elige su turno por votación{ $open ->
        [1] , que termina { $until }.
       *[other] .
    } Luego se vota aquí.
council-unshown = No puedo mostrar el tablero en este canal ahora. Pide a la moderación que me deje ver el canal y enviar aquí mensajes y archivos.
council-lost = Uno de los dos canales de esta partida de { $game } ya no existe, así que terminó sin resultado.
council-ended = La moderación terminó esta partida de { $game }, canal contra canal, sin resultado.
council-expired = Nadie respondió en un día, así que cerré esta mesa de { $game }, canal contra canal.
# $declined: 1 if the channel that was asked has declined
council-declined =
    { $declined ->
        [1] El otro canal no quiere jugar a { $game } ahora.
       *[other] Esta partida de { $game }, canal contra canal, se canceló antes de empezar.
    }
# $name: of the channel
council-error-side = Ya hablaste por **{ $name }** en esta partida, así que no puedes votar también por el otro canal.
council-error-own = Un canal no puede jugar contra sí mismo. Elige otro canal, o escribe el código en otro.
council-error-waits = Aquí una mesa de { WORD($game, "name") }, canal contra canal, espera una respuesta. Quien preguntó o la moderación pueden cancelarla: **{ LABEL("ui-more") }** › **{ ui-cancel }**.
council-error-asks = Otro canal ya ha pedido a este una partida de { WORD($game, "name") } y espera una respuesta. Pulsa **{ LABEL("ui-accept") }** o **{ LABEL("ui-decline") }** en su tablero, aquí.
council-error-begun = Esta partida ya ha empezado. Su tablero más nuevo está en este canal: ahí puedes proponer un turno y votar.
council-error-same-server = Este código es de un canal de este servidor. Los códigos son para otros servidores. Aquí, pregunta al otro canal con `{ WORD($game, "command") } new against:`.
council-error-asked = Esta partida pregunta a otro canal. Allí alguien puede responder.
council-error-code = Este código es para un canal. Escribe allí `{ WORD($game, "command") } new code:` y el código.
council-error-letter = Este código es para un miembro, no para un canal. `/letters join` lo acepta.
council-error-other-game = Este código es para { WORD($game, "name") }. Escribe `{ WORD($game, "command") } new code:` y el código.
council-error-post = No puedo mostrar tableros en <#{ $channel }>. Elige otro canal, o déjame verlo y escribir allí.
council-error-write = No puedes escribir en <#{ $channel }>, así que no puedes preguntar allí. Elige otro canal.
council-error-busy = En <#{ $channel }> ya hay una mesa o una partida de { WORD($game, "name") }. Elige otro canal, o pregunta allí más tarde.
council-error-closed = En <#{ $channel }> no se juegan partidas. Elige otro canal.
council-error-against = Una partida de dos canales no tiene máquinas, ni `time:`, ni `letters:`. Da `against:` o `code:`, y quizás `channel:`.
