# The daily: one board a day, the same for everybody. How a sentence is written: see errors.ftl.

# $game: a game's key
daily-error-over = The day of this board is over; it counts as it stood. `{ WORD($game, "command") } daily` opens today’s.
daily-error-not-over = Your board of today goes on. Play it to its end, or finish it now; then you can show your result.
daily-error-shared = You have shown your result in this server already. You can show it once in each server where you have played it.
daily-error-spent = You have opened today’s board already, and had your data deleted since. The next one is there from midnight UTC.
daily-error-today = Today’s table is secret until the day is over (midnight UTC). Look at it tomorrow.

## The day's table, on the next day. $date: as 2026-11-21

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
# $game: a game's key
daily-table-next = Today’s board is the same for everybody again: `{ WORD($game, "command") } daily`.
