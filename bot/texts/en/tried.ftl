# A costly turn of a finished match that its member tries again. How a sentence is written: see errors.ftl.

# In the panel of the costly turn
tried-ui-again = Try it again
# On the board: lays out the start of the turn once more
tried-ui-anew = Start over
# $about: begun, goes on, or over · $others: none, mates (all seats share the result), rival or rivals
tried-onward =
    { $about ->
        [begun] This is the start of that turn, as you saw it. Play on{ $others ->
            [none] .
            [mates] , together with hard computer players.
            [rival] , against a hard computer player.
           *[rivals] , against hard computer players.
        } It counts for nothing, and chance will bring other things.
        [over] **The match is over.** It counts for nothing.
       *[goes] -# You are trying a turn again. It counts for nothing.
    }
tried-moved-on = Your match had moved on already. Here is where you are.
tried-error-gone = This match is no longer there. { "**" }{ LABEL("review-ui-open") }** below the finished match leads back to the turn.
