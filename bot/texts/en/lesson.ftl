# Lessons: the frame around the tasks, whose texts are in <game>_lessons.ftl. How a sentence is written: see errors.ftl.

lesson-cmd-learn = Learn a game in less than ten minutes, by playing it
lesson-opt-game = Which game; leave it out to choose with a button
lesson-ui-learn = Learn
lesson-ui-next = Next
lesson-ui-skip = Skip task
# Leads to the task before this one
lesson-ui-back = Previous task
# In a panel of the game: leads back to the board of the task
lesson-ui-board = Back to board
lesson-ui-over = Restart lesson
lesson-ui-go-on = Go on
lesson-ui-leave = Leave
lesson-ui-close = Close
# Below a page of the rules: leads back to the lesson
lesson-ui-lesson = Lesson
lesson-ui-play = Play the easy computer
# $games: how many there are · $later: whether one of them has several lessons
lesson-choose =
    ### Learn one of { $games } games
    You play it move by move on a real board, in less than ten minutes. Only you see it.{ $later ->
        [1] {" "}Lessons with a 2 are for later.
       *[0] { "" }
    }
# $game: the game's name
lesson-which = ### Learn { $game }
# $place: of the lesson among those of its game, from 1 on; 0: it is the only one
lesson-of =
    { $place ->
        [0] Learn { $game }
       *[other] { $game } { $place }
    }
# $title: the lesson's
lesson-called =
    { $place ->
        [0] { $game }
       *[other] { $game } { $place }: { $title }
    }
# $title: the lesson's · $course: a sign for each of its tasks, filled up to this one
lesson-title = **{ $title }** · { $number } of { $count } · { $course }
# $said: what happened
lesson-happened = **Well done.** { $said }
# $told: sentences of the game about what the move would do, if $says
lesson-wrong =
    { $says ->
        [1] **I did not make this move.** Here is what it would do. { $told }
       *[0] **I did not make this move:** it is not what this task asks for.
    }
# $said: what the last press has led to · $asked: what the task asks for
lesson-again =
    { $said }
    -# { $asked }
# The first task of a lesson. $aim: what one plays for, and who wins
lesson-aim =
    { "**" }Aim:** { $aim }
    { $asked }
# The first panel of a task on another board than that of the task before
lesson-new-board =
    ### A new board
    { $asked }
lesson-moved-on = The lesson had moved on already. Here is where you are.
# In the alt text of a picture. $move: the move in words
lesson-marked = Marked: { $move }.
# In a panel of the game. $asked: what the task asks for · $move: the marked move, if $marked
lesson-asked =
    -# { $asked }{ $marked ->
        [1] { " " }Marked: **{ $move }**
       *[0] { "" }
    }
# $where: computer: a button begins a match · server: there are no computer players · direct: a direct message
lesson-end =
    ### You know enough to play { $game }
    { $where ->
        [computer] Press **{ lesson-ui-play }**: I lay out a board in this channel, and it always says what to do next.
        [server] Press **{ guide-ui-new }** and find somebody to play with.
       *[direct] Matches are played in the channels of a server: use `/help` there to begin one.
    }
# $over: whether there is a button to start over
lesson-left =
    The lesson waits where you are. **{ lesson-ui-go-on }** or `/learn` brings you back{ $over ->
        [1] ; **{ lesson-ui-over }** begins with the first task
       *[0] { "" }
    }.
lesson-closed = Have fun! `/learn` is always there.
lesson-error-unknown = I have no such lesson. `/learn` alone shows all lessons.
lesson-error-none = { WORD($game, "name") } has no lesson yet. Its rules are under `{ WORD($game, "command") } rules`.
lesson-error-gone = This lesson is over. `/learn` begins it again whenever you like.
lesson-error-not-asked = This move is not what the task asks for, so nothing has changed.
