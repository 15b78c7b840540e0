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
tried-error-gone = This board is no longer there. { "**" }{ LABEL("review-ui-open") }** below a finished match, or **{ LABEL("ui-more") }** below a match in play, leads to a new one.

# Behind More of a match in play
tried-ui-board = Try moves
# Below each panel of such a board, so that it is not taken for the match
tried-own = -# On your own board, to try moves: nothing counts here.
# A board to try moves on. $about: begun, goes on, or over · $others: as below · $advised: 0 if easy computer players play
tried-board =
    { $about ->
        [begun] This board is yours alone: try moves, and take back as many as you like.{ $others ->
            [none] {""}
           *[other] { $advised ->
                [0] {" "}Easy computer players play the other seats.
               *[other] {" "}Hard computer players play the other seats.
            }
        } What you do not see in the match is made up here. Nothing counts, and nobody sees it. What you press in the match next takes its place.
        [over] **This try is over.** It counts for nothing.
       *[goes] -# You are trying moves on a board of your own. It counts for nothing.
    }
tried-error-daily = In a board of the day, you cannot try moves before the day is over.
tried-error-hidden = You do not see these boards, so you cannot try moves on them.
tried-error-own-over = Your board has ended, so there is nothing to try on it.
tried-error-over = Nobody can move in this position, so there is nothing to try.
