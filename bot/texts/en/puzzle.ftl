# Puzzles: positions in which one turn is far better than every other. What a turn is about: <game>-motif-<motif>. How a sentence is written: see errors.ftl.

puzzle-cmd-puzzle = Find the best turn in a real position
puzzle-opt-game = Which game; leave it out to choose with a button
puzzle-ui-open = Puzzle
puzzle-ui-show = Show me
puzzle-ui-next = Next puzzle
# In a panel of the game: leads back to the position
puzzle-ui-board = Back to puzzle
# Below the table of a day: the same puzzle for everybody
puzzle-ui-todays = Today’s puzzle
puzzle-choose =
    ### Puzzles
    In each position, one turn is far better than every other. Find it. Only you see your puzzles.
# $rating: the member’s, 1500 at first · $solved: how many of $count puzzles they have solved
puzzle-standing = { $game }: rating **{ $rating }** · { $solved } of { $count } solved
# $game: its name · $rating: the puzzle’s; the higher, the harder
puzzle-title = **{ $game }: puzzle** · its rating: { $rating }
puzzle-asked = One turn is far better than every other. **Find it:** your first turn counts.
puzzle-asked-small = -# Find the turn that is far better than every other.
puzzle-moved-on = The puzzle had moved on already. Here is where you are.
# $how: right, wrong, or shown if the member asked for the answer · $rating: the member’s now · $way: up or down, by $change
puzzle-result =
    { $how ->
        [right] **Right!**
        [shown] **Here is the answer.**
       *[wrong] **Not this time.** There was a better turn.
    } Your rating: { $rating } ({ $way ->
        [up] +{ $change }
       *[down] −{ $change }
    })
# $moves: in notation or in words
puzzle-answer = Best turn, as you see it above: { $moves }
# $motif: what the turn is about
puzzle-motif = It is about { $motif }.
# $best: the points of the best turn · $own: of the member’s, if $missed
puzzle-points =
    It brings { $best ->
        [one] 1 point
       *[other] { $best } points
    } at once{ $missed ->
        [1] , and yours { $own ->
            [one] 1 point
           *[other] { $own } points
        }
       *[0] {""}
    }.
puzzle-error-none = I have no puzzles of { WORD($game, "name") } yet. `/puzzle` alone shows all games with puzzles.
# $count: how many the member has opened
puzzle-error-all-opened =
    You have seen all { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    } of { WORD($game, "name") } that I have. New ones come with time: `/puzzle` shows other games.
puzzle-error-todays = You have had today’s puzzle of { WORD($game, "name") }. `/puzzle` has others.
puzzle-error-gone = This puzzle is no longer there. `/puzzle` opens another one.
