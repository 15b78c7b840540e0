# Quién busca jugadores.

look-cmd = Buscar jugadores: di qué juego y sabrás cuándo alguien busca lo mismo
# The button beside “Open a table”
look-ui = Buscar jugadores
look-ui-now = Buscar ahora
look-ui-anyway = Buscar a otros
look-ui-along = Me apunto
look-ui-stop = Dejar de buscar
# $game: its name
look-ui-stop-game = Dejar de buscar: { $game }
# $number: of the line
look-ui-take-seat = Unirse { $number }
# $game: its name · $mode: its mode · $modes: 1 if the game has several · $quiet: 1 if the server wants no mentions
look-ask = Buscas jugadores de **{ $game }**{ $modes ->
        [1] {" "}({ $mode })
       *[0] {""}
    }. En cuanto alguien busque lo mismo, se abre una mesa{ $quiet ->
        [1] . En este servidor no puedo mencionar a nadie, así que los demás se enteran una vez por mensaje directo.
       *[0] , y los demás se enteran una vez.
    }
look-ask-hint = Elegir
# Lines of two menus. $pace, $time: lengths of time
look-pace = Tiempo por turno: { $pace }
look-time = Buscar durante: { $time }
# $until: a time · $called: 1 if a message in the channel calls for players · $quiet: 1 if the server wants no mentions
# $busy: 1 if others look for the same, and a match of the game has the channel
look-begun = Buscas jugadores de **{ $game }** hasta { $until }. { $busy ->
        [1] Otros buscan lo mismo, pero en este canal hay una partida abierta. En otro canal o hilo, **{ LABEL("look-ui-now") }** abre una mesa al momento.
       *[0] { $quiet ->
            [1] En cuanto alguien busque lo mismo, se abre una mesa. En este servidor no puedo mencionar a nadie, así que te aviso una vez por mensaje directo.
            [2] En cuanto alguien busque lo mismo, se abre una mesa. No aceptas mensajes directos míos, así que pásate de vez en cuando.
           *[0] Te menciono una vez, cuando haya una mesa.
        }
    }{ $called ->
        [1] {" "}Un mensaje en este canal se lo dice a los demás.
       *[0] {""}
    }
look-stopped = Ya no buscas jugadores de { WORD($game, "name") }.
look-own = **{ $game }:** buscas jugadores hasta { $until } · { $pace }
# $count: members beside the reader
look-others = **{ $game }:** { $count ->
        [one] { $count } miembro más busca jugadores
       *[other] { $count } miembros más buscan jugadores
    }
look-which = ¿De qué juego buscas jugadores?
look-nobody = Nadie busca jugadores aquí ahora. ¿De qué juego los buscas tú?
look-tables = Aquí puedes jugar enseguida:
# $match: game, settings, players and time · $link: to the board
look-table = { $number }. { $match } · { $link }
# $link: to the table
look-error-seated = Ya tienes un asiento en una mesa así: { $link }
look-error-time = Puedes buscar jugadores de { $low } hora a { $high } días.
# $role: a mention
look-error-role = No puedo mencionar a { $role }. En los ajustes del rol, permite que cualquiera lo mencione.

# On the table. $who: mentions
look-lobby = { $who }: aquí hay una mesa como la que buscas. Pulsa **{ LABEL("ui-join") }**.
# In the channel. $name: who looks
look-call = **{ $name }** busca jugadores de **{ $game }** hasta { $until } · { $pace }
