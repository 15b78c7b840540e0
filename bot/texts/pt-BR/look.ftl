# Quem procura jogadores.

look-cmd = Procurar jogadores: diga qual jogo e saiba quando alguém procurar o mesmo
# The button beside “Open a table”
look-ui = Procurar jogadores
look-ui-now = Procurar agora
look-ui-anyway = Procurar outros
look-ui-along = Eu topo
look-ui-stop = Parar de procurar
# $game: its name
look-ui-stop-game = Parar de procurar: { $game }
# $number: of the line
look-ui-take-seat = Entrar { $number }
# $game: its name · $mode: its mode · $modes: 1 if the game has several · $quiet: 1 if the server wants no mentions
look-ask = Você procura jogadores de **{ $game }**{ $modes ->
        [1] {" "}({ $mode })
       *[0] {""}
    }. Assim que alguém procurar o mesmo, uma mesa se abre{ $quiet ->
        [1] . Neste servidor não posso mencionar ninguém, então os outros ficam sabendo uma vez por mensagem direta.
       *[0] , e os outros ficam sabendo uma vez.
    }
look-ask-hint = Escolher
# Lines of two menus. $pace, $time: lengths of time
look-pace = Tempo por turno: { $pace }
look-time = Procurar por: { $time }
# $until: a time · $called: 1 if a message in the channel calls for players · $quiet: 1 if the server wants no mentions
# $busy: 1 if others look for the same, and a match of the game has the channel
look-begun = Você procura jogadores de **{ $game }** até { $until }. { $busy ->
        [1] Outras pessoas procuram o mesmo, mas há uma partida aberta neste canal. Em outro canal ou tópico, **{ LABEL("look-ui-now") }** abre uma mesa na hora.
       *[0] { $quiet ->
            [1] Assim que alguém procurar o mesmo, uma mesa se abre. Neste servidor não posso mencionar ninguém, então aviso você uma vez por mensagem direta.
            [2] Assim que alguém procurar o mesmo, uma mesa se abre. Você não aceita mensagens diretas minhas, então passe por aqui de vez em quando.
           *[0] Menciono você uma vez, quando houver uma mesa.
        }
    }{ $called ->
        [1] {" "}Uma mensagem neste canal avisa os outros.
       *[0] {""}
    }
look-stopped = Você não procura mais jogadores de { WORD($game, "name") }.
look-own = **{ $game }:** você procura jogadores até { $until } · { $pace }
# $count: members beside the reader
look-others = **{ $game }:** { $count ->
        [one] { $count } outro membro procura jogadores
       *[other] { $count } outros membros procuram jogadores
    }
look-which = De qual jogo você procura jogadores?
look-nobody = Ninguém procura jogadores aqui agora. De qual jogo você procura?
look-tables = Aqui você pode jogar agora mesmo:
# $match: game, settings, players and time · $link: to the board
look-table = { $number }. { $match } · { $link }
# $link: to the table
look-error-seated = Você já tem um lugar em uma mesa assim: { $link }
look-error-time = Você pode procurar jogadores por { $low } hora a { $high } dias.
# $role: a mention
look-error-role = Não posso mencionar { $role }. Nas configurações do cargo, permita que todos o mencionem.

# On the table. $who: mentions
look-lobby = { $who }: esta é uma mesa como a que você procura. Aperte **{ LABEL("ui-join") }**.
# In the channel. $name: who looks
look-call = **{ $name }** procura jogadores de **{ $game }** até { $until } · { $pace }
