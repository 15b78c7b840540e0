# Hints: the move that a computer player of the level hard would make. How a sentence is written is told at the head of errors.ftl.

hint-ui-hint = Hint
hint-ui-show = Show a hint
hint-ui-play = Play it
hint-ui-other = Another hint
# Before the first hint of a match alone
hint-first = With a hint, this match counts on the leaderboard **with hints**. Undo does not change that.
hint-working = One moment: I am thinking about your move.
# $number: 2 for the second-best move, and so on
hint-title =
    { $number ->
        [1] **My suggestion**
       *[other] **Suggestion { $number }**
    }
# Where the game does not say why
hint-move = A good move: **{ $move }**.
hint-counts = -# This match counts on the leaderboard with hints.
# $board: the name of a leaderboard
hint-board = { $board } · with hints
hint-settings = { $settings } · with hints
hint-error-rated = There are no hints against other members, to keep it fair. You get them when you play alone, together or against computer players.
hint-error-race = There are no hints in a race, to keep it fair. You get them when you play alone, together or against computer players.
hint-error-daily = There are no hints on the board of the day: it is the same for everybody. You get them in a match of your own: `{ WORD($game, "command") } new`.
hint-error-all-shown = You have seen all my hints here.
