# Waiting for turns: time for a turn, notices, reminders, seats, holidays. How a sentence is written: see errors.ftl.

## Time for a turn

wait-opt-time = How long a turn may take; without it as long as it likes
wait-opt-late = What happens when the time is over
wait-opt-holiday = What happens to the turns of a member who is away
wait-choice-late-ask = The others decide: wait, skip, or give the seat away
wait-choice-late-play = The game moves on by itself
wait-choice-holiday-stand-in = Somebody else may stand in
wait-choice-holiday-pause = The clock stands until they are back
wait-choice-time-0 = As long as it likes
wait-choice-time-15 = 15 minutes
wait-choice-time-30 = 30 minutes
wait-choice-time-60 = 1 hour
wait-choice-time-180 = 3 hours
wait-choice-time-360 = 6 hours
wait-choice-time-720 = 12 hours
wait-choice-time-1440 = 1 day
wait-choice-time-2880 = 2 days
wait-choice-time-4320 = 3 days
wait-choice-time-10080 = 7 days
wait-choice-time-20160 = 14 days

# $unit: minutes, hours or days
wait-length =
    { $unit ->
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
       *[days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
# $time: a length of time
wait-pace-none = no time limit
wait-pace-soft = { $time } a turn, then the others decide
wait-pace-hard = { $time } a turn, then the game moves on by itself
wait-pace-pause = { $pace }; holidays stop the clock

# On the board. $time, $left: timestamps of Discord
wait-board-pace = ⏳ { $pace }
wait-board-due = ⏳ until { $time } ({ $left })
wait-board-asked = ⏳ The time of { $name } has run out: the others decide.
wait-board-away = ⏸ { $name } is away until { $time }: the clock stands.
wait-board-adrift = ⏸ All clocks stand: the channel of this match is gone.

## Notices
# $who: a mention, or a name where the server wants no mentions · $link: the board · $time, $left: timestamps

wait-notice-reminder = { $who }, it is your turn in **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, it is your turn in **{ WORD($game, "name") }**, and your time runs out { $left }: { $link }
wait-notice-next = { $who }, your turn in **{ WORD($game, "name") }** comes next, after { $name }: { $link }
wait-notice-asked = { $who }: the time of **{ $name }** in **{ WORD($game, "name") }** has run out. What shall be done? { $link }
wait-notice-waited = **{ WORD($game, "name") }**: the others wait for { $name }, until { $time } ({ $left }). { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: the others have skipped { $name }; the game has moved for them. { $link }
wait-notice-played = **{ WORD($game, "name") }**: the time of { $name } was over, so the game has moved for them. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } hands their seat on until they ask for it back. Their score stays theirs. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } hands their seat on for good. Who takes it gets the score. { $link }
wait-notice-offered-handed-to = { $who }, { $name } asks you to play their seat in **{ WORD($game, "name") }** until they ask for it back. The score stays theirs. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } hands you their seat in **{ WORD($game, "name") }** for good, with the score. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } is away until { $time }. Who stands in plays for them; the score stays theirs. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } has left the server. Their seat can be taken until { $time }, with its score; then the match goes on without it. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: the others give the seat of { $name } away. Who takes it gets the score. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } plays for { $name } now; the score stays with { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } has taken the free seat, with its score. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } plays again. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: nobody took the seat of { $name }, so the match goes on without it. { $link }
wait-notice-proposed = { $who }: { $actor } proposes for **{ WORD($game, "name") }**: { $pace }. All who play have to agree, until { $time }. { $link }
wait-notice-agreed = **{ WORD($game, "name") }**, all agreed: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } is against it, so the time for a turn stays as it is. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: not all agreed in time, so the time for a turn stays as it is. { $link }
wait-notice-moved = **{ WORD($game, "name") }** goes on here. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } has brought the match here. { $link }
wait-notice-adrift = The channel of your match of **{ WORD($game, "name") }** in **{ $guild }** is gone. Nothing is lost: `/move` in another channel of that server brings it there.
wait-notice-trouble = I cannot post in { $place } of **{ $guild }** any more, and members wait for their turns there. `/setup` in your server shows what is missing.

wait-ui-wait = Wait
wait-ui-skip = Skip this turn
wait-ui-give = Give the seat away
wait-ui-take = Take the seat
wait-ui-agree = Agree
wait-ui-decline = Leave it as it is
wait-ui-mute = Not this turn

# Answers. $votes of $all have voted
wait-voted =
    { $choice ->
        [skip] You are for skipping this turn.
        [give] You are for giving the seat away.
       *[wait] You are for waiting.
    } { $all ->
        [one] You alone decide.
       *[other] { $votes } of { $all } have voted.
    }
wait-voted-decided = That decides it: see the channel.
wait-taken = The seat is yours now: you play from here on.
wait-agreed = You agree. It holds as soon as everybody has agreed.
wait-declined = It stays as it is.
wait-muted = No more reminders of this turn.
