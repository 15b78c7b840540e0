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
# $game: its name · $mode: its mode · $modes: 1 if the game has several · $quiet: 1 if the server wants no mentions
look-ask = Du suchst Leute für **{ $game }**{ $modes ->
        [1] {" "}({ $mode })
       *[0] {""}
    }. Sobald jemand dasselbe sucht, öffnet sich ein Tisch{ $quiet ->
        [1] . Auf diesem Server darf ich niemanden erwähnen, also erfahren es die anderen einmal per Direktnachricht.
       *[0] , und die anderen erfahren es einmal.
    }
look-ask-hint = Wählen
# Lines of two menus. $pace, $time: lengths of time
look-pace = Zeit für einen Zug: { $pace }
look-time = Suchen für: { $time }
# $until: a time · $called: 1 if a message in the channel calls for players · $quiet: 1 if the server wants no mentions
# $busy: 1 if others look for the same, and a match of the game has the channel
look-begun = Du suchst bis { $until } Leute für **{ $game }**. { $busy ->
        [1] Andere suchen dasselbe, aber in diesem Kanal ist schon eine Partie offen. In einem anderen Kanal oder Thread öffnet **{ LABEL("look-ui-now") }** sofort einen Tisch.
       *[0] { $quiet ->
            [1] Sobald jemand dasselbe sucht, öffnet sich ein Tisch. Auf diesem Server darf ich niemanden erwähnen, also sage ich es dir einmal per Direktnachricht.
            [2] Sobald jemand dasselbe sucht, öffnet sich ein Tisch. Du nimmst keine Direktnachrichten von mir an. Schau also ab und zu herein.
           *[0] Ich erwähne dich einmal, sobald es einen Tisch gibt.
        }
    }{ $called ->
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
# $link: to the table
look-error-seated = Du sitzt schon an einem solchen Tisch: { $link }
look-error-time = Du kannst { $low } Stunde bis { $high } Tage lang suchen.
# $role: a mention
look-error-role = Ich kann { $role } nicht erwähnen. Erlaub in den Einstellungen der Rolle, dass alle sie erwähnen.

# On the table. $who: mentions
look-lobby = { $who }: Hier ist ein Tisch, wie du ihn suchst. Drück **{ LABEL("ui-join") }**.
# In the channel. $name: who looks
look-call = **{ $name }** sucht bis { $until } Leute für **{ $game }** · { $pace }
