# Un canal juega un asiento de una partida: sus miembros proponen turnos y votan.

# The name of the seat, as that of a player
council-player = El canal
council-ui-start = Jugar como canal
council-with = **Juntos contra la máquina:** todos aquí proponen y votan
# $hours: how long a vote lasts
council-start =
    ### Jugar como canal
    El canal tiene un asiento y todos lo juegan. Quien quiera propone un turno, y cada miembro tiene un voto. Después de { $hours } horas se juega el turno con más votos. `channel:` en el comando fija otro tiempo.
    ¿Qué tan bien juega la máquina?
council-opt-channel = El canal juega un asiento contra la máquina, por votación: cuánto dura cada una
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
council-error-move = Solo quien empezó esta partida o la moderación pueden llevarla a otro canal. Si su canal ya no existe, puede hacerlo cualquiera.
council-error-gone = Esta propuesta ya no está, porque nadie vota por ella. Elige otra, o proponla de nuevo.
# $most: how many turns may be proposed
council-error-many = Hay { $most } turnos propuestos y no caben más. Vota por uno de ellos.
# $most: how many members may vote
council-error-full = Ya votaron { $most } miembros y no caben más.
# $least: how many votes this needs
council-error-not-now = Un turno solo se juega enseguida si han votado al menos { $least } miembros, todos por él, y tú también.
