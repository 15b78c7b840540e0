# Members who look for players. How a sentence is written is told at the head of errors.ftl.

look-cmd = Look for players: say which game, and you are told when somebody looks for the same
# The button beside “Open a table”
look-ui = Look for players
look-ui-now = Look now
look-ui-anyway = Look for others
look-ui-along = I’m in
look-ui-stop = Stop looking
# $game: its name
look-ui-stop-game = Stop looking: { $game }
# $number: of the line
look-ui-take-seat = Join { $number }
# $game: its name · $mode: its mode · $modes: 1 if the game has several · $quiet: 1 if the server wants no mentions
look-ask = You look for players of **{ $game }**{ $modes ->
        [1] {" "}({ $mode })
       *[0] {""}
    }. As soon as somebody looks for the same, a table opens{ $quiet ->
        [1] . This server lets me mention nobody, so the others are told once by a direct message.
       *[0] , and the others are told once.
    }
look-ask-hint = Choose
# Lines of two menus. $pace, $time: lengths of time
look-pace = Time for a turn: { $pace }
look-time = Look for: { $time }
# $until: a time · $called: 1 if a message in the channel calls for players · $quiet: 1 if the server wants no mentions
# $busy: 1 if others look for the same, and a match of the game has the channel
look-begun = You look for players of **{ $game }** until { $until }. { $busy ->
        [1] Others look for the same, but a match is open in this channel. In another channel or thread, **{ LABEL("look-ui-now") }** opens a table at once.
       *[0] { $quiet ->
            [1] As soon as somebody looks for the same, a table opens. This server lets me mention nobody, so I tell you once by a direct message.
            [2] As soon as somebody looks for the same, a table opens. You take no direct messages from me, so look in now and then.
           *[0] I mention you once, when there is a table.
        }
    }{ $called ->
        [1] {" "}A message in this channel tells the others.
       *[0] {""}
    }
look-stopped = You do not look for players of { WORD($game, "name") } any more.
look-own = **{ $game }:** you look for players until { $until } · { $pace }
# $count: members beside the reader
look-others = **{ $game }:** { $count ->
        [one] 1 other member looks for players
       *[other] { $count } other members look for players
    }
look-which = For which game do you look for players?
look-nobody = Nobody looks for players here now. For which game do you?
look-tables = Here you can play at once:
# $match: game, settings, players and time · $link: to the board
look-table = { $number }. { $match } · { $link }
# $link: to the table
look-error-seated = You have a seat at such a table already: { $link }
look-error-time = You can look for players for { $low } hour to { $high } days.
# $role: a mention
look-error-role = I cannot mention { $role }. In the role’s settings, allow anyone to mention it.

# On the table. $who: mentions
look-lobby = { $who }: you were looking for players. Press **{ LABEL("ui-join") }**.
# In the channel. $name: who looks
look-call = **{ $name }** looks for players of **{ $game }** until { $until } · { $pace }
