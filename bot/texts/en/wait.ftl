# Waiting for turns: time for a turn, notices, reminders, seats, holidays. How a sentence is written: see errors.ftl.

## Time for a turn

wait-opt-time = How long a turn may take; without a limit if you leave it out
wait-opt-late = What happens when the time is over
wait-opt-holiday = What happens to the turns of a member who is away
wait-choice-late-ask = The others decide: wait, skip, or give the seat away
wait-choice-late-play = The game moves on by itself
wait-choice-late-turn = A computer player plays this turn
wait-choice-late-stay = A computer player plays until the member is back
wait-choice-holiday-stand-in = Somebody else may stand in
wait-choice-holiday-pause = The clock stops until the member is back
wait-choice-time-0 = No limit
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
wait-pace-turn = { $time } a turn, then a computer player plays it
wait-pace-stay = { $time } a turn, then a computer player plays until the member is back
wait-pace-pause = { $pace }; holidays stop the clock

# On the board. $time, $left: timestamps of Discord
wait-board-pace = Time: { $pace }
wait-board-due = Time: until { $time } ({ $left })
wait-board-asked = The time of { $name } has run out: the others decide.
wait-board-away = { $name } is away until { $time }: the clock is stopped.
wait-board-adrift = All clocks are stopped: the channel of this match is gone.

## Notices
# $who: a mention, or a name where the server wants no mentions · $link: the board · $time, $left: timestamps

wait-notice-reminder = { $who }, it is your turn in **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, it is your turn in **{ WORD($game, "name") }**. Your time: until { $time } ({ $left }). { $link }
wait-notice-next = { $who }, your turn in **{ WORD($game, "name") }** comes next, after { $name }: { $link }
wait-notice-asked = { $who }: the time of **{ $name }** in **{ WORD($game, "name") }** has run out. What shall be done? { $link }
wait-notice-waited = **{ WORD($game, "name") }**: the others wait for { $name }, until { $time } ({ $left }). { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: the others have skipped { $name }; the game has moved for them. { $link }
wait-notice-played = **{ WORD($game, "name") }**: the time of { $name } was over, so the game has moved for them. { $link }
wait-notice-played-by = **{ WORD($game, "name") }**: the time of { $name } was over, so { $actor } plays this turn. { $link }
wait-notice-covered = **{ WORD($game, "name") }**: { $actor } plays for { $name } until they are back. The score stays with { $name }. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } hands their seat on until they ask for it back. Their score stays theirs. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } hands their seat on for good. Whoever takes it gets the score. { $link }
wait-notice-offered-handed-to = { $who }, { $name } asks you to play their seat in **{ WORD($game, "name") }** until they ask for it back. The score stays theirs. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } hands you their seat in **{ WORD($game, "name") }** for good, with the score. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }**: { $actor } plays for { $name } and lets somebody else go on. The score stays with { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }**: { $actor } plays for { $name }, and the others would like somebody else to go on. The score stays with { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } plays for { $name } in **{ WORD($game, "name") }** and asks you to go on. The score stays with { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } is away until { $time }. Whoever stands in plays for them; the score stays theirs. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } has left the server. Their seat can be taken until { $time }, with its score; then the match goes on without it. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: the others give the seat of { $name } away. Whoever takes it gets the score. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } plays for { $name } now; the score stays with { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } has taken over the seat of { $name }, with its score. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } plays again. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: nobody took the seat of { $name }, so the match goes on without it. { $link }
wait-notice-proposed = { $who }: { $actor } proposes for **{ WORD($game, "name") }**: { $pace }. Everybody who plays has to agree by { $time }. { $link }
wait-notice-agreed = **{ WORD($game, "name") }**, all agreed: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } is against it, so the time for a turn stays as it is. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: not all agreed in time, so the time for a turn stays as it is. { $link }
wait-notice-moved = **{ WORD($game, "name") }** goes on here. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } has brought the match here. { $link }
wait-notice-adrift = The channel of your match of **{ WORD($game, "name") }** in **{ $guild }** is gone. Nothing is lost: `/move` in another channel of that server brings it there.
wait-notice-trouble = I cannot post in { $place } of **{ $guild }** any more, and members wait for their turns there. `/setup` in your server shows what is missing.

wait-ui-wait = Wait
wait-ui-skip = Skip this turn
wait-ui-computer = Let a computer play
wait-ui-give = Give the seat away
wait-ui-take = Take the seat
wait-ui-cover = Let a computer play
wait-ui-back = I am back
wait-ui-agree = Agree
wait-ui-decline = Leave it as it is
wait-ui-mute = No more reminders

# Answers. $votes of $all have voted
wait-voted =
    { $choice ->
        [skip] You are for skipping this turn.
        [computer] You are for letting a computer play until they are back.
        [give] You are for giving the seat away.
       *[wait] You are for waiting.
    } { $all ->
        [one] You alone decide.
       *[other] { $votes } of { $all } have voted.
    }
wait-voted-decided = That decides it: see the channel.
wait-taken = The seat is yours now: from here on, you play.
wait-covered = A computer plays this seat until its member is back.
wait-back-again = Welcome back: you play again.
wait-agreed = You agree. It holds as soon as everybody has agreed.
# $pace: as wait-pace-none, wait-pace-soft and wait-pace-hard say it
wait-agreed-all = You agree, and with you everybody has. From now on: { $pace }.
wait-declined = It stays as it is.
wait-muted = No more reminders of this turn.
wait-error-date = I cannot read “{ $text }” as a day. Write it like 2026-12-24 or 24.12., with a time like 18:00 after it if you like, or write a number of days, such as 10 days.

## /turns

wait-cmd-turns = The matches that wait for you, and those in which you wait for others
wait-turns-mine =
    { $count ->
        [one] ### It is your turn in 1 match
       *[other] ### It is your turn in { $count } matches
    }
wait-turns-others =
    { $count ->
        [one] ### You wait for others in 1 match
       *[other] ### You wait for others in { $count } matches
    }
wait-turns-none = No match waits for you.
wait-turns-free = You play in no match with others just now.
# $place: channel, and server in a direct message · $since, $left: timestamps
wait-turns-line = **{ WORD($game, "name") }** in { $place } · your turn came { $since } · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** in { $place } · your turn came { $since } · your time: until { $time } ({ $left }) · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** in { $place } · its clocks are stopped: the channel is gone. `/move` in another channel brings it there
wait-turns-other = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn came { $since } · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn came { $since } · time: until { $time } ({ $left }) · { $link }
wait-turns-more = … and { $count } more

## /reminders

wait-cmd-reminders = How you are reminded of your turns, and when not
wait-opt-rhythm = How often
wait-opt-where = Where
wait-opt-quiet = Hours without reminders, like 22:00-7:00, or off
wait-opt-zone = Your time zone, for quiet hours and holidays
wait-opt-next = Whether I tell you when your turn comes next
wait-opt-challenges = Whether other members may challenge you to a match
wait-choice-rhythm-off = Never
wait-choice-rhythm-once = Once a turn
wait-choice-rhythm-ladder = Three times: at half time, when a quarter is left, in the last hour
wait-choice-where-channel = In the channel of the match
wait-choice-where-dm = As a direct message
# $rhythm, $where: as they were chosen
wait-reminders =
    ### How I remind you
    { $rhythm ->
        [off] I do not remind you of turns.
        [ladder] Up to three reminders a turn: at half time, when a quarter of it is left, in the last hour.
       *[once] One reminder a turn: at half time, or after a day where there is no limit.
    }
    { $where ->
        [dm] They come as direct messages.
        [closed] You want direct messages but take none from me, so they come in the channel. Allow them in your privacy settings, then choose this again.
       *[channel] They come in the channel of the match.
    }
wait-reminders-quiet = Quiet from { $from } to { $to } ({ $zone }).
wait-reminders-zone = Your time zone: { $zone }.
wait-reminders-next =
    { $next ->
        [yes] I tell you when your turn comes next.
       *[no] I do not tell you when your turn comes next.
    }
wait-reminders-challenges =
    { $challenges ->
        [no] Nobody may challenge you to a match.
       *[yes] Others may challenge you to a match.
    }

# Lines of a menu. $value: as it was chosen; other: to be typed
wait-set-rhythm = How often: { $value ->
        [off] never
        [ladder] up to three times
       *[once] once a turn
    }
wait-set-where = Where: { $value ->
        [dm] as a direct message
       *[channel] in the channel
    }
wait-set-quiet = { $value ->
        [off] Quiet hours: none
        [other] Other quiet hours …
       *[hours] Quiet hours: { $value }
    }
wait-set-quiet-label = Quiet hours
wait-set-zone = { $value ->
        [other] Another time zone …
       *[zone] Time zone: { $value }
    }
wait-set-zone-label = Time zone
wait-set-next = Tell me when I am next: { $value ->
        [yes] yes
       *[no] no
    }
wait-set-challenges = Challenges by others: { $value ->
        [yes] yes
       *[no] no
    }

# Below a declined challenge. $name: the challenger, on the button as plain text, in the sentence as a mention
wait-block = Block challenges from { $name }
wait-block-undo = Allow them again
wait-block-again = Block them again
wait-blocked = { $name } cannot challenge you any more, and is not told why. `/reminders` shows whom you block.
wait-unblocked = { $name } may challenge you again.
wait-set-blocked = Nobody is blocked
wait-reminders-blocked = These members may not challenge you; take out whom you want to allow again:

## Away, seats, pace, another channel

wait-cmd-away = When you cannot play
wait-cmd-away-until = Be away until a day: your clocks stop if that was agreed, or others may stand in
wait-opt-until = A day like 2026-12-24 or 24.12., or a number of days
wait-away-title = Be away
wait-away-label = Away until
wait-ui-home = I am back
wait-cmd-away-back = Be back, and play on
# $time, $left: timestamps · $count: matches that it changes
wait-away =
    You are away until { $time } ({ $left }). { $count ->
        [0] No match of yours is affected.
        [one] In one match your clock is stopped, or somebody may stand in for you.
       *[other] In { $count } matches your clock is stopped, or somebody may stand in for you.
    } If you are back sooner, use `/away back`.
wait-back =
    { $count ->
        [0] Welcome back.
        [one] Welcome back: you play on in one match.
       *[other] Welcome back: you play on in { $count } matches.
    }

wait-cmd-seat = Hand your seat on, take a free one, give it back
wait-cmd-seat-offer = Hand on your seat in this channel’s match
wait-opt-to = Who gets it; anybody if you leave it out
wait-opt-good = Whether it is for good, with the score; else they stand in for you
wait-opt-game = Which game, where several matches are open here
wait-cmd-seat-keep = Keep your seat after all
wait-cmd-seat-take = Take the free seat in this channel’s match
wait-cmd-seat-back = Ask for your seat back, or give back the one you play for somebody
wait-offered = Your seat is on offer. Until somebody takes it, you play it as before; `/seat keep` takes it back.
wait-kept = Your seat stays yours.
wait-given-back = The seat is with its owner again.

wait-cmd-pace = Propose another time limit for the turns of this channel’s match
wait-pace-set = From now on: { $pace }.
wait-pace-proposed = You propose: { $pace }. It holds as soon as everybody who plays has agreed.

wait-cmd-move = Bring a match of yours into this channel
wait-opt-match = Which match
wait-choice-match = { $game } in #{ $channel }
wait-moved = The match goes on here.

wait-rematch-lobby = The table is open and asks the others. The match starts when all have answered.

wait-error-no-table = No match with others is open in this channel. Use this command where yours is played; `/turns` shows where that is.
# $games: names joined by commas
wait-error-which-game = Several matches are open in this channel ({ $games }). Say which with the option `game`.
wait-error-bot = A bot cannot play. Name a member, or nobody, so that anybody may take the seat.
