# Computer players, at a table and on a board. How a sentence is written is told at the head of errors.ftl.

# $gem: one of the names below · $level: easy, normal or hard
computer-called =
    { $level ->
        [easy] { $gem } (easy)
        [hard] { $gem } (hard)
       *[normal] { $gem } (normal)
    }
computer-gem-opal = Opal
computer-gem-beryl = Beryl
computer-gem-topaz = Topaz
computer-gem-garnet = Garnet
computer-gem-jade = Jade
computer-gem-zircon = Zircon
computer-gem-pearl = Pearl
# A line of the lobby
computer-seated = ◆ **{ $name }** · computer
computer-choice-none = No computer player
computer-choice-easy = Easy
computer-choice-normal = Normal
computer-choice-hard = Hard
computer-opt-computer = How well the computer players at the table play
computer-opt-computers = How many computer players; usually as many as make a good match
# When a match begins with more computer players than were asked for by number. $count: how many, at least 2
computer-several = { $count } computer players play with you: this game is better with several. `computers:1` gives you only one.
# The host’s menu in the lobby. $seated: how many computer players sit at the table · $free: seats that are left
computer-ui-menu =
    { $free ->
        [0] Remove a computer player
       *[other] { $seated ->
            [0] { computer-ui-add-any }
           *[other] Add or remove a computer player
        }
    }
computer-ui-add-any = Add a computer player
computer-ui-add =
    { $level ->
        [easy] Add a computer player: easy
        [hard] Add a computer player: hard
       *[normal] Add a computer player: normal
    }
computer-ui-remove = Remove { $name }
computer-added = { $name } has a seat.
computer-removed = { $name } has left the table.
# On the board, while only computer players are to move. $name: one or more names · $count: how many
computer-thinking =
    { $count ->
        [one] { $name } is thinking.
       *[other] { $name } are thinking.
    }
# On the board, while a computer player stands in for a member. $owner: the member
computer-covers =
    { $name } plays for { $owner }.{ $wins ->
        [no] {" "}This seat wins only if { $owner } comes back.
       *[yes] { "" }
    }
# Who did something, and for which member it had the seat
computer-for = { $name } for { $owner }
# On the final board and in replays, what a computer player has played for a member
computer-turns =
    { $count ->
        [one] { $name } played in 1 turn
       *[other] { $name } played in { $count } turns
    }
# After what a turn did: what $name has done in it, who did not begin it. $count: steps; 0: only its end
computer-helped =
    { $count ->
        [0] { $name } ended this turn.
        [1] { $name } made 1 of these steps.
       *[other] { $name } made { $count } of these steps.
    }
