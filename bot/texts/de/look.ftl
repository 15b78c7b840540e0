# Wer Mitspieler sucht.

look-cmd = Mitspieler suchen: Sag, welches Spiel, und du erfährst, wenn jemand dasselbe sucht
# The button beside “Open a table”
look-ui = Mitspieler suchen
look-ui-now = Jetzt suchen
look-ui-anyway = Andere suchen
look-ui-along = Ich bin dabei
look-ui-stop = Nicht mehr suchen
# $game: its name
look-ui-stop-game = Nicht mehr suchen: { $game }
# $number: of the line
look-ui-take-seat = Mitspielen { $number }
# $game: its name · $mode: its mode · $modes: 1 if the game has several
look-ask = Du suchst Leute für **{ $game }**{ $modes ->
        [1] {" "}({ $mode })
       *[0] {""}
    }. Sobald jemand dasselbe sucht, öffnet sich ein Tisch, und die anderen erfahren es einmal.
look-ask-hint = Wählen
# Lines of two menus. $pace, $time: lengths of time
look-pace = Zeit für einen Zug: { $pace }
look-time = Suchen für: { $time }
# $until: a time · $called: 1 if a message in the channel calls for players
look-begun = Du suchst bis { $until } Leute für **{ $game }**. Ich erwähne dich einmal, sobald es einen Tisch gibt.{ $called ->
        [1] {" "}Eine Nachricht in diesem Kanal sagt es den anderen.
       *[0] {""}
    }
look-stopped = Du suchst keine Leute mehr für { WORD($game, "name") }.
look-own = **{ $game }:** Du suchst Leute bis { $until } · { $pace }
# $count: members beside the reader
look-others = **{ $game }:** { $count ->
        [one] 1 anderes Mitglied sucht Leute
       *[other] { $count } andere Mitglieder suchen Leute
    }
look-which = Für welches Spiel suchst du Leute?
look-nobody = Hier sucht gerade niemand Leute zum Spielen. Für welches Spiel suchst du welche?
look-tables = Hier kannst du gleich mitspielen:
# $match: game, settings, players and time · $link: to the board
look-table = { $number }. { $match } · { $link }
look-error-time = Du kannst { $low } Stunde bis { $high } Tage lang suchen.
# $role: a mention
look-error-role = Ich kann { $role } nicht erwähnen. Erlaub in den Einstellungen der Rolle, dass alle sie erwähnen.

# On the table. $who: mentions
look-lobby = { $who }: Hier ist ein Tisch, wie du ihn suchst. Drück **{ LABEL("ui-join") }**.
# In the channel. $name: who looks
look-call = **{ $name }** sucht bis { $until } Leute für **{ $game }** · { $pace }
