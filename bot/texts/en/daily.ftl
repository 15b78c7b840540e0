# The daily: one board a day, the same for everybody. How a sentence is written: see errors.ftl.

# $game: a game’s key
daily-error-over = The day of this board is over, and its points count. `{ WORD($game, "command") } daily` opens today’s board.
daily-error-not-over = Your board of today is not over. Finish it first, then show your result.
daily-error-shared = You have already shown your result in this server. You can show it once in each server where you played.
daily-error-spent = You have already opened today’s board, and then had your data deleted. The next board comes at midnight UTC.
daily-error-today = Today’s results are secret until midnight UTC. Look at them tomorrow.

## Streaks, and the par of a board

# $days: at least 1
daily-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
daily-streak-all = all games: { $days }
daily-streak-best = best: { $best }
daily-streak-free = you may miss one day
daily-streak-server =
    { $days ->
        [one] this server: 1 day in a row
       *[other] this server: { $days } days in a row
    }
# $par: the points of the computer’s best match on the same board
daily-par =
    Par: { $par ->
        [one] 1 point
       *[other] { $par } points
    }, the computer’s best

## The results of a day, on the next day. $date: such as Nov 21, 2026

daily-table-title =
    ### { WORD($game, "name") }: daily of { $date }
# Numbers are escaped: Markdown would number a list anew, and equal places are shared.
daily-table-row =
    { $rank }\. **{ $name }** · { $score ->
        [one] 1 point
       *[other] { $score } points
    } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
daily-table-more =
    { $count ->
        [one] … and 1 more
       *[other] … and { $count } more
    }
daily-table-empty = Nobody played it in this server.
# Where the bot is no member of a server, and so the table of none is shown
daily-table-none = You have no result of that day.
daily-table-yours =
    Your result: { $score ->
        [one] 1 point
       *[other] { $score } points
    } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# Beside the tables of other games
daily-table-game = { "**" }{ WORD($game, "name") }**
daily-table-own =
    Your place: **{ $rank } of { $count }**, with { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
daily-results-title = ### Daily results of { $date }
# Before what the picture of the best board shows
daily-best-alt =
    { WORD($game, "name") }: the board of { $name }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
daily-how = Which game’s best board do you want to see?
daily-puzzles = Which game’s puzzle of the day do you want?
# $revealed, $seal: 64 letters and digits each
daily-proof =
    These long numbers are not needed to play. With them, anybody can check that no board is changed during its day. A board is made from its key, and the seal that was shown on that day fits no other key. `/verify` checks your own board when its day is over.
    { "**" }Key of yesterday**
    `{ $revealed }`
    { "**" }Seal of today’s board**
    `{ $seal }`

## A member's own board of the day, and what it shows a channel

# $game: a game’s key · $date: such as Nov 21, 2026
daily-ui-board =
    { "**" }{ WORD($game, "name") }, daily of { $date }** · { $score ->
        [one] 1 point
       *[other] { $score } points
    } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# $game: a game’s key · $left: how long from now, as Discord shows it
daily-ui-goes = For you alone until the day ends, { $left }. `{ WORD($game, "command") } daily` brings you back.
daily-ui-par = At the end you see the par: the computer’s best on this board.
daily-ui-done = Your result counts. Everybody’s results come { $left }, behind **{ daily-ui-yesterday }** below the next board.
# Where the bot is no member of a server
daily-ui-done-direct = Your result is kept. The next board comes on { $time }.
daily-ui-done-share = **{ daily-ui-share }** shows this channel your points, not your board.
daily-ui-done-copy = **{ daily-ui-copy }** gives you lines to send to anybody: your points, not your board.
daily-ui-share = Show my result
daily-ui-copy = Copy my result
# $game: a game’s key
daily-ui-copy-how = Copy these lines, and send them to whom you like. In a server that has me, `{ WORD($game, "command") } daily` opens this board again: there, **{ LABEL("daily-ui-share") }** shows them to a channel.
daily-ui-others = Today’s other boards
daily-ui-yesterday = Yesterday’s results
daily-ui-back = Back to my board
daily-ui-end = End my board
daily-ui-end-yes = Yes, end it
daily-ui-end-sure = Do you really want to end today’s board? Its points count, and there is only one a day.
# $game: a game’s key · $name: whose · $date: such as Nov 21, 2026
daily-shared =
    ◆ **{ $name }** · { WORD($game, "name") }, daily of { $date } · **{ $score ->
        [one] 1 point
       *[other] { $score } points
    }** in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# $game: a game’s key
daily-ui-todays = Play today’s board
# The best board of the day: its replay
daily-ui-how = Show how
daily-ui-results = All results
daily-ui-proof = Check the boards
daily-ui-evenings = Remind me in the evening
daily-ui-no-evenings = No more evening reminders
# $zone: a time zone
daily-evenings = -# I write to you at 19:00 ({ $zone }) on days when you have played no board. `/reminders` changes your time zone, or stops it.
# The evening reminder. $boards: such as “`/gems daily`” · $place: a channel · $placed: 0 if there is none, else 1 · $days: in a row
daily-evening = Today’s boards wait for you: { $boards }{ $placed ->
        [0] .
       *[other] { " " }in { $place }.
    }{ $days ->
        [0] { "" }
        [one] { " " }You have played on 1 day in a row.
       *[other] { " " }You have played on { $days } days in a row.
    }
daily-evening-board = `{ WORD($game, "command") } daily`
