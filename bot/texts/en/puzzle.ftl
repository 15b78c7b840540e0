# Puzzles: positions in which one turn is far better than every other. What a turn is about: <game>-motif-<motif>. How a sentence is written: see errors.ftl.

puzzle-cmd-puzzle = Find the best turn in a real position
puzzle-opt-game = Which game; leave it out to choose with a button
puzzle-ui-open = Puzzle
puzzle-ui-show = Show me
puzzle-ui-next = Next puzzle
puzzle-ui-again = Try it again
puzzle-ui-onward = Play it on
# In a panel of the game: leads back to the position
puzzle-ui-board = Back to puzzle
# Below the table of a day: the same puzzle for everybody
puzzle-ui-todays = Today’s puzzle
# Leads to a puzzle of another game
# $game: its name
puzzle-ui-other = { $game } puzzle
puzzle-ui-other-todays = Today’s { $game } puzzle
puzzle-choose =
    ### Puzzles
    In each position, one turn is far better than every other. Find it. Only you see your puzzles.
# $rating: the member’s, 1500 at first · $solved: how many of $count puzzles they have solved
puzzle-standing =
    { $game }: { $count ->
        [0] you start at a rating of **{ $rating }**
       *[other] rating **{ $rating }** · { $solved } of { $count } solved
    }
# $game: its name · $rating: the puzzle’s; the higher, the harder
puzzle-title = **{ $game }: puzzle** · its rating: { $rating }
puzzle-title-todays = **{ $game }: today’s puzzle** · its rating: { $rating }
# $rating: the member’s · $known: 1 if they have tried a puzzle of the game
puzzle-own =
    { $known ->
        [0] you start at { $rating }
       *[1] yours: { $rating }
    }
# $left: how long until midnight UTC, as Discord shows it
puzzle-day = -# Everybody has the same puzzle today. The next one comes { $left }.
# $again: 1 if the member tries it again
puzzle-asked =
    One turn is far better than every other. **Find it:** { $again ->
        [1] this time, nothing counts.
       *[0] your first turn counts. **{ LABEL("puzzle-ui-show") }** counts as a miss.
    }
puzzle-asked-small = -# Find the turn that is far better than every other.
puzzle-moved-on = The puzzle had moved on already. Here is where you are.
# $how: right, wrong, or shown if the member asked for the answer · $rating: the member’s now · $way: up or down, by $change
puzzle-result =
    { $how ->
        [right] **Right!**
        [shown] **Here is the answer.**
       *[wrong] **Not this time.** There was a better turn.
    } { $way ->
        [up] Your rating: { $rating } (+{ $change })
        [stays] Your rating stays { $rating }.
       *[down] Your rating: { $rating } (−{ $change })
    }
# $moves: in words
puzzle-answer = Best turn, as you see it above: { $moves }.
# The same before several steps, each on a line of its own
puzzle-steps = Best turn, as you see it above:
# $motif: what the turn is about
puzzle-motif = It is about { $motif }.
# $best: the points of the best turn · $own: of the member’s · $how: less, same or more, by how $own compares; alone without $own
puzzle-brings =
    { $best ->
        [0] It brings no points at once
        [one] It brings 1 point at once
       *[other] It brings { $best } points at once
    }
puzzle-yours =
    { $own ->
        [0] none
        [one] 1 point
       *[other] { $own } points
    }
puzzle-points =
    { $how ->
        [less] { puzzle-brings }, and yours { puzzle-yours }.
        [same] { $best ->
            [0] Neither turn brings points at once. What follows makes the best one better.
           *[other] Both turns bring { puzzle-yours } at once. What follows makes the best one better.
        }
        [more] { puzzle-brings }, and yours { puzzle-yours }. What follows makes the best one better all the same.
       *[alone] { puzzle-brings }.{ $best ->
            [0] {" "}What follows makes it the best.
           *[other] { "" }
        }
    }
puzzle-thinking = One moment: the computer player is thinking.
# $about: begun, goes on, or over · $alone: 1 without computer players
puzzle-onward =
    { $about ->
        [begun] You play on from the best turn{ $alone ->
            [1] .
           *[0] , against hard computer players.
        } It counts for nothing.
        [over] **The match is over.** It counts for nothing.
       *[goes] -# You play on from a puzzle. It counts for nothing.
    }
puzzle-final =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
puzzle-error-none = I have no puzzles of { WORD($game, "name") } yet. `/puzzle` alone shows all games with puzzles.
# $count: how many the member has opened
puzzle-error-all-opened =
    You have seen all { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    } of { WORD($game, "name") } that I have. New ones come with time: `/puzzle` shows other games.
puzzle-error-todays = You have had today’s puzzle of { WORD($game, "name") }. `/puzzle` has others.
puzzle-error-gone = This puzzle is no longer there. `/puzzle` opens another one.
