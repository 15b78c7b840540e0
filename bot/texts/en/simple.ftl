# What every game says that is made on bot/engine/simple.py and has no words of its own for it.

## Refusals

simple-over = This match is over. **{ LABEL("ui-again") }** starts the next one.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
simple-not-your-turn = Not yet: it is somebody else’s turn. I mention you when it is yours.
simple-left-before = You have left this match. You can still watch.
# $move, $moves: as moves are typed
simple-illegal = You cannot play `{ $move }` now. You can play: `{ $moves }`.
simple-notation = I cannot read “{ $text }” as a move. Write a move like `{ $example }`.
simple-position = I cannot read “{ $text }” as a position of this game.
# $option: as it is typed with the command
simple-option-range = `{ $option }` goes from { $low } to { $high }.
# $seats: "2", or from "2" to "4" with a dash between
simple-seats-range = This game is for { $seats } players.

## What happened

simple-event-seat-left = { $name } leaves.
simple-event-match-won = **{ $name }** wins!
simple-event-match-drawn = A draw: nobody is ahead.

## The picture in words

simple-alt-turn = { $name } to move.
simple-alt-over = The match is over.
simple-alt-row = { $row }
simple-alt-seat = { $number }: { $name }

## On the board and in the commands

simple-cmd-new = Start a new match
simple-cmd-play = Make a move
simple-cmd-own = See what only you may see
simple-opt-move = Your move; those you can play are suggested
simple-ui-move = { $move }
simple-ui-choose = Choose a move
simple-ui-own = Show me mine
# $name: a mention · $place: a space and ui-in-place, or nothing
simple-next = { $name }, your turn at { WORD($game, "name") }{ $place }. Press a button, or type `{ WORD($game, "command") } play`.
# $alone: 1 if one member plays on against computer players
simple-next-over = **{ ui-again }** { $alone ->
        [1] starts the next match
       *[0] opens the next table
    }. `{ WORD($game, "command") } top` shows the best of this server.
# Numbers are escaped: Markdown would number a list anew, and equal places are shared.
simple-standing = { $place }\. **{ $name }**
simple-standing-unplaced = – **{ $name }**
# The one leaderboard
simple-honours = all matches
