# The daily: one board a day, the same for everybody. How a sentence is written: see errors.ftl.

# $game: a game's key
daily-error-over = The day of this board is over; it counts as it stood. `{ WORD($game, "command") } daily` opens today’s.
daily-error-not-over = Your board of today goes on. Play it to its end, or close it; then you can show what it brought.
daily-error-shared = Your result stands in this server already. It can be shown once in each server you have played it in.
daily-error-today = Today’s table is secret until the day is over (midnight UTC). Look at it tomorrow.
