# Waiting for turns: time for a turn, notices, reminders, seats, holidays. How a sentence is written: see errors.ftl.

## Time for a turn

wait-opt-time = How long a turn may take; no limit if you leave it out
wait-opt-late = What happens when the time is up
wait-opt-holiday = What happens while a member is away
wait-opt-bank = Extra time for turns that take longer: each player has it once, for the whole match
wait-opt-off = Hours that do not count, by each player’s own time zone
wait-choice-late-ask = The others decide: wait, skip, or give the seat away
wait-choice-late-play = The game moves for the member
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
wait-choice-time-480 = 8 hours
wait-choice-time-720 = 12 hours
wait-choice-time-1440 = 1 day
wait-choice-time-2880 = 2 days
wait-choice-time-4320 = 3 days
wait-choice-time-10080 = 7 days
wait-choice-time-20160 = 14 days
wait-choice-bank-0 = No time bank
wait-choice-off-none = All hours count
wait-choice-off-weekends = Weekends: Saturday and Sunday
wait-choice-off-nights = Nights: 22:00 to 7:00
wait-choice-off-both = Weekends, and nights from 22:00 to 7:00

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
wait-pace-patient = no time limit; after { $time } of silence the others decide
wait-pace-race = no time limit; if nobody moves for { $time }, the race ends, and whoever has not finished is taken out
wait-pace-soft = { $time } a turn, then the others decide
wait-pace-hard = { $time } a turn, then the game moves for the member
wait-pace-turn = { $time } a turn, then a computer player plays it
wait-pace-stay = { $time } a turn, then a computer player plays until the member is back
wait-pace-loses = { $time } a turn; whoever lets it run out loses
wait-pace-bank = { $pace }; each player has a time bank of { $bank } for longer turns
wait-pace-off =
    { $pace }; { $off ->
        [weekends] weekends do not count
        [nights] nights (22:00 to 7:00) do not count
       *[both] weekends and nights (22:00 to 7:00) do not count
    }
wait-pace-pause = { $pace }; holidays stop the clock

# On the board. $time, $left: timestamps of Discord
wait-board-pace = Time: { $pace }
wait-board-due = Time: until { $time } ({ $left })
wait-board-bank = The time bank of { $name } ({ $bank }) runs from { $time } on ({ $left }).
wait-board-off =
    { $off ->
        [weekends] Weekends of { $name } do not count.
        [nights] Nights of { $name } (22:00 to 7:00) do not count.
       *[both] Weekends and nights of { $name } (22:00 to 7:00) do not count.
    }
wait-board-zone = Each player’s own time zone counts: `/reminders` shows and sets yours.
wait-no-zone = You have set no time zone, so UTC counts for you. `/reminders` sets it.
# $then: what follows where nobody can vote then
wait-board-due-alone =
    Time: until { $time } ({ $left }). { $then ->
        [end] Then the match ends without a result, because nobody else is waiting.
        [idle] Then the time begins again, as long as nobody else can decide.
        [computer] If nobody else can decide then, a computer plays on.
        [off] If nobody else can decide then, the match ends without a result.
        [loses] Whoever lets it run out loses the match.
        [last] Whoever lets it run out is last in the match, and the others play on.
       *[anew] Then the time begins again, because nobody else is waiting.
    }
wait-board-asked =
    { $name } has run out of time: { $voters ->
        [1] { $voter } decides
       *[other] the others vote
    } in `/turns`. It is decided { $left } at the latest. Until then, { $name } can still move.
wait-board-silent =
    { $name } has not answered for very long: { $voters ->
        [1] { $voter } decides
       *[other] the others vote
    } in `/turns`. It is decided { $left } at the latest. Until then, { $name } can still move.
wait-board-asked-again =
    { $name } has run out of time again: { $voters ->
        [1] { $voter } decides
       *[other] the others vote
    } in `/turns`. It is decided { $left } at the latest. Until then, { $name } can still move.
wait-board-silent-again =
    { $name } has still not answered: { $voters ->
        [1] { $voter } decides
       *[other] the others vote
    } in `/turns`. It is decided { $left } at the latest. Until then, { $name } can still move.
wait-board-unanswered = This match of { $game } has ended without a result, because somebody did not answer for very long. It counts for nobody.
wait-board-unanswered-by = This match of { $game } has ended without a result, because { $name } did not answer for very long. It counts for nobody.
wait-board-lost = This match of { $game } has ended without a result, because nobody could reach it for very long. It counts for nobody.
wait-board-left = { $name } has left this match of { $game }. No other member played on, so it has ended without a result and counts for nobody.
wait-board-away = { $name } is away until { $time }: the clock is stopped.
wait-board-adrift = All clocks are stopped: the channel of this match is gone.
wait-board-absence = The bot could not be reached for { $time }, so everybody has more time now.
wait-stands = No time runs until I can show the board. Then the turn has its whole time again.
# The same where turns have no limit, and the others decide after days of silence
wait-stands-silence = Days of silence only count once I can show the board.
wait-board-unseen = This board could not be posted for { $time }, so everybody has more time now.
# The same with a time limit. $names, $count: those who have the whole time of a turn again · $limit: that time
wait-board-unseen-turn =
    This board could not be posted for { $time }, so { $names } again { $count ->
        [one] has
       *[other] have
    } { $limit } for this turn.

## Notices
# $who: a mention, or a name where the server wants no mentions · $link: the board · $time, $left: timestamps

wait-notice-reminder = { $who }, it is your turn in **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, it is your turn in **{ WORD($game, "name") }**. Your time: until { $time } ({ $left }). { $link }
# Below the ends of times in a direct message, which stays as it is while they move
wait-due-moves = Times can change: `/turns` has the newest.
# Below a reminder
wait-bank-yours = Your time bank ({ $bank }) runs from { $time } on ({ $left }).
wait-notice-next = { $who }, your turn in **{ WORD($game, "name") }** comes next, after { $name }: { $link }
wait-notice-asked = { $who }: **{ $name }** has run out of time in **{ WORD($game, "name") }**. Decide what happens by { $time } ({ $left }): { $link }
wait-notice-silent = { $who }: **{ $name }** has not answered for very long in **{ WORD($game, "name") }**. Decide what happens by { $time } ({ $left }): { $link }
# The same after the match has waited on. $waited: how often
wait-notice-asked-again =
    { $who }: **{ $name }** has run out of time again in **{ WORD($game, "name") }**. { $waited ->
        [1] The match has waited once more.
       *[other] The match has waited { $waited } times more.
    } Decide what happens by { $time } ({ $left }): { $link }
wait-notice-silent-again =
    { $who }: **{ $name }** has still not answered in **{ WORD($game, "name") }**. { $waited ->
        [1] The match has waited once more.
       *[other] The match has waited { $waited } times more.
    } Decide what happens by { $time } ({ $left }): { $link }
wait-notice-vote = { $who }, you have to decide about **{ $name }** in **{ WORD($game, "name") }**. It is decided { $left } at the latest: { $link }
wait-notice-vote-again =
    { $who }, you have to decide about **{ $name }** in **{ WORD($game, "name") }** again. { $waited ->
        [1] The match has waited once more.
       *[other] The match has waited { $waited } times more.
    } It is decided { $left } at the latest: { $link }
wait-notice-waited = **{ WORD($game, "name") }**: the match waits for { $name } until { $time } ({ $left }). After that { $voters ->
        [1] { $voter } decides
       *[other] the others vote
    } again. { $link }
wait-notice-waited-on = **{ WORD($game, "name") }**: the match keeps waiting for { $name }. { $link }
wait-notice-unanswered = **{ WORD($game, "name") }**: { $name } did not answer, so the match has ended without a result. It counts for nobody. { $link }
wait-notice-unanswered-by = **{ WORD($game, "name") }**: { $name } did not answer, so { $actor } has ended the match without a result. It counts for nobody. { $link }
wait-notice-unanswered-others = **{ WORD($game, "name") }**: { $name } did not answer, so the others have ended the match without a result. It counts for nobody. { $link }
wait-notice-unanswered-several = **{ WORD($game, "name") }**: { $name } did not answer, so { $actor } have ended the match without a result. It counts for nobody. { $link }
wait-notice-unanswered-all = **{ WORD($game, "name") }**: nobody has played for very long, so the match has ended without a result. It counts for nobody. { $link }
wait-notice-idle = **{ WORD($game, "name") }**: { $name } did not move in time and is out of the race. { $link }
wait-notice-lost = **{ WORD($game, "name") }**: { $name } ran out of time and has lost the match. { $link }
# The same in a match of three and more
wait-notice-lost-table = **{ WORD($game, "name") }**: { $name } ran out of time and is out of this match. { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: { $name } was skipped by a vote, so the game has moved for { $name }. { $link }
wait-notice-played = **{ WORD($game, "name") }**: { $name } ran out of time, so the game has moved for { $name }. { $link }
wait-notice-played-by = **{ WORD($game, "name") }**: { $name } ran out of time, so { $actor } plays this turn. { $link }
wait-notice-covered = **{ WORD($game, "name") }**: { $actor } plays until { $name } is back. { $link }
wait-notice-covered-past = **{ WORD($game, "name") }**: { $actor } stood in for { $name }. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } offers their seat until they want it back. The points still count for { $name }. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } offers their seat for good. Whoever takes it gets the points. { $link }
wait-notice-offered-handed-to = { $who }, { $name } asks you to play their seat in **{ WORD($game, "name") }** until they want it back. The points still count for { $name }. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } offers you their seat in **{ WORD($game, "name") }** for good, with the score. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }**: { $actor } plays for { $name } and wants somebody else to go on. The points still count for { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }**: { $actor } plays for { $name }, and the others want somebody else to go on. The points still count for { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } plays for { $name } in **{ WORD($game, "name") }** and asks you to go on. The points still count for { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } is away. Somebody may stand in until { $name } is back. The points still count for { $name }. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } has left the server. Until { $time } anybody can take the seat and its score. Then the match goes on without it. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: by a vote, the seat of { $name } is free. Whoever takes it gets the points. { $link }
# An offer that no longer stands
wait-notice-offered-past = **{ WORD($game, "name") }**: the seat of { $name } was on offer. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } plays for { $name } now. The points still count for { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } has taken the seat of { $name }, with its score. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } plays again. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: nobody took the seat of { $name }, so the match goes on without it. { $link }
wait-notice-proposed = { $who }: { $actor } proposes for **{ WORD($game, "name") }**: { $pace }. All players have to agree by { $time }. { $link }
# Behind a proposed pace. $what: what happens to the time banks if all agree
wait-pace-banks =
    { $what ->
        [kept] What is left in the time banks stays.
        [gone] The time banks are gone then.
       *[full] All time banks are full then.
    }
wait-notice-agreed = **{ WORD($game, "name") }**: all have agreed: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } does not agree, so the time for a turn stays the same. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: not all agreed in time, so the time for a turn stays the same. { $link }
wait-notice-proposed-end = { $who }: { $actor } proposes to end **{ WORD($game, "name") }** without a result. All players have to agree by { $time }; one refusal is enough, and the match goes on. { $link }
wait-notice-declined-end = **{ WORD($game, "name") }**: { $actor } does not agree, so the match goes on. { $link }
wait-notice-lapsed-end = **{ WORD($game, "name") }**: not all agreed in time, so the match goes on. { $link }
# $count: how many moves are taken back if all agree
wait-notice-proposed-back =
    { $who }: { $actor } asks in **{ WORD($game, "name") }** to go back to the position before their last { $steps ->
        [0] turn
        [1] step
       *[other] { $steps } steps
    }. { $count ->
        [one] 1 move would be withdrawn.
       *[other] { $count } moves would be withdrawn.
    } All others have to agree by { $time }. If one refuses or anybody moves, nothing changes. { $link }
wait-notice-declined-back = **{ WORD($game, "name") }**: { $actor } does not agree, so nothing is taken back. { $link }
wait-notice-lapsed-back = **{ WORD($game, "name") }**: not all agreed within the hour, so nothing is taken back. { $link }
wait-notice-ended-back = { $who }: in **{ WORD($game, "name") }** the match has gone on, so nothing is taken back. { $link }
wait-notice-found = You were looking for players of **{ WORD($game, "name") }** on **{ $guild }**: in { $place }, a table is open for you. { $link }
wait-notice-moved = **{ WORD($game, "name") }** goes on here. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } has brought the match here. { $link }
# How to move in a turn that no board shows. $board: whether an older board or its words are in the channel: 1 or 0
wait-unshown-how =
    { $board ->
        [1] Use `/turns` in **{ $guild }** to move, or the buttons there: { $link }
       *[0] Use `/turns` in **{ $guild }** to move.
    }
wait-notice-unshown = It is your turn in **{ WORD($game, "name") }** ({ $place }). { wait-unshown-how }
wait-notice-unshown-by = **{ $actor }** has moved in **{ WORD($game, "name") }** ({ $place }): it is your turn. { wait-unshown-how }
wait-notice-ended = Your match of **{ WORD($game, "name") }** in { $place } on **{ $guild }** has ended.
wait-notice-adrift = The channel of your match of **{ WORD($game, "name") }** in **{ $guild }** is gone. Nothing is lost: use `/move` in another channel of that server.
# To the server's owner. It stays as it is, so it says when it was true
wait-notice-trouble = { $time }: I could not post in { $place } of **{ $guild }**, and members waited for their turns there. `/setup` in your server shows whether something is still missing.
wait-unshown = The board is not in { $place } yet. I try again by myself.
# Below a direct message that stays when the permission is back. $why: as error-bot-permission says it
wait-as-of = As of { $time }: { $why }

# What each choice of a vote means · $name: about whom · $owner: whose points count · $more: a length of time · $player: the computer player, with its level
wait-means-wait = **{ wait-ui-wait }**: { $name } gets { $more } more, then you decide again.
wait-means-skip = **{ wait-ui-skip }**: the game moves for { $name }, this once.
wait-means-computer = **{ wait-ui-computer }**: { $player } plays until { $owner } is back. { $keeps ->
        [yes] The points still count for { $owner }.
       *[no] If { $owner } does not come back, { $owner } gets nothing on the leaderboard.
    } The computer can end the match, too{ $wins ->
        [no] , but it cannot win
       *[yes] { "" }
    }.
# For whom the match goes on with the computer player. $counts: duel, one, rivals or others
wait-played-on =
    { $counts ->
        [duel] Your points count as usual. You win if you end ahead of the computer. If not, nobody wins.
        [one] For you the match counts as usual.
        [rivals] For all others the match counts as usual, and the best of them wins.
       *[others] For all others the match counts as usual.
    }{ $ends ->
        [yes] {""} If you resign before { $owner } is back, the match ends without a result.
       *[no] {""}
    }
wait-means-give = **{ wait-ui-give }**: somebody else may take over from { $name }.
wait-means-end = **{ wait-ui-end }**: the match is over and counts for nobody: no points, no loss.
# When a vote ends before its time. $how: all, or most where more than half can decide
wait-decided-when =
    It is decided as soon as { $how ->
        [most] more than half agree, or all have voted.
       *[all] all have voted.
    } Whoever has not voted by the end leaves it to the others.
# $then: what follows without votes · $more: a length of time
wait-lapse =
    { $voters ->
        [1] If you do not decide
       *[other] If nobody votes
    }, { $then ->
        [computer] a computer plays on.
        [end] the match ends without a result.
        [leave] { $name } is taken out of the race.
       *[wait] { $name } gets { $more } more.
    }
wait-split =
    { $then ->
        [same] The same happens if your votes differ.
        [computer] If your votes differ, a computer plays on.
       *[wait] If your votes differ, the match keeps waiting.
    }
# Below an offer and a proposal whose buttons are gone
wait-closed-offer = -# This offer no longer stands.
wait-closed-proposal = -# This proposal needs no more answers.
# $name: the member whose seat a computer plays · $time: a length of time
wait-points-kept = The points still count for { $name }.
wait-points-lost = If { $name } does not come back, { $name } gets nothing on the leaderboard.
wait-points-late = If { $name } does not come back for { $time }, { $name } gets nothing on the leaderboard.
# $name: the last member who plays · $time: a length of time · $absent: for whom a computer plays
wait-last-leaves = Until { $absent } is back, { $name } can resign: then the match ends without a result.
wait-last-silent = If { $name } does not move for { $time }, the match ends without a result.
# To the last member who plays. $time, $left: timestamps
wait-alone = If you do not move by { $time } ({ $left }), the match ends without a result.
# To all who play in a race, or wait for its result. $time, $left: timestamps
wait-race-ends = If nobody moves by { $time } ({ $left }), the race ends, and whoever has not finished is taken out.
# To a member who waits · $name: for whom
wait-decision =
    If { $name } does not move by { $time } ({ $left }), { $voters ->
        [1] you decide
       *[other] you and the others decide
    } whether the match keeps waiting.
# To the member who is to move. $voter: who decides, if only one does
wait-decision-own =
    If you do not move by { $time } ({ $left }), { $voters ->
        [1] { $voter } decides
       *[other] the others decide
    } what happens.
wait-decision-open =
    { $voters ->
        [1] You decide
       *[other] You and the others decide
    } about { $name } now. The buttons are in `/turns`, until { $time } ({ $left }).

wait-ui-wait = Wait
wait-ui-skip = Skip this turn
wait-ui-computer = Let a computer play
wait-ui-give = Give the seat away
wait-ui-end = End without a result
# The hint of a menu with the further choices of a vote
wait-ui-others = Other choices
wait-ui-take = Take the seat
wait-ui-cover = Let a computer play
wait-ui-agree = Agree
wait-ui-decline = Leave it as it is
wait-ui-back = I am back
wait-ui-mute = No more reminders
# On a public message. $name: whose button it is
wait-own-back = { $name }: I am back
wait-own-mute = { $name }: no more reminders

# Answers. $votes of $all have voted
wait-voted =
    { $choice ->
        [skip] You vote to skip this turn.
        [computer] You vote to let a computer play until { $name } is back.
        [give] You vote to give the seat away.
        [end] You vote to end the match without a result.
       *[wait] You vote to wait.
    } { $all ->
        [one] You alone decide.
       *[other] { $votes } of { $all } have voted.
    }
# $by: you, or split if the members who voted did not agree
wait-voted-decided =
    { $by ->
        [split] You did not agree, so this follows:
       *[you] That decides it:
    } { $result ->
        [skip] the game moves for { $name }.
        [computer] a computer plays until { $name } is back.
        [give] somebody else may take over from { $name }.
        [end] the match is over and counts for nobody.
       *[wait] the match waits for { $name }.
    }
# The same for everybody, below a vote that is over: it stays as it is, so it is past. $by: one or several (named by $actor), others if an older version has counted, split or nobody
wait-settled-decided =
    { $by ->
        [one] { $actor } decided:
        [several] { $actor } decided:
        [others] The others decided:
        [split] The others did not agree, so this followed:
       *[nobody] The vote ended without any votes, so this followed:
    } { $result ->
        [skip] the game moved for { $name }.
        [computer] a computer took over from { $name }.
        [give] somebody else could take over from { $name }.
        [end] the match ended and counts for nobody.
       *[wait] the match kept waiting for { $name }.
    }
# How each has voted, behind what followed. $said: as above · $votes: as the next text says it, one for each who could vote
wait-settled-votes = { $said } ({ $votes })
# $choice: a choice, or none
wait-settled-vote =
    { $name }: { $choice ->
        [wait] { wait-ui-wait }
        [skip] { wait-ui-skip }
        [computer] { wait-ui-computer }
        [give] { wait-ui-give }
        [end] { wait-ui-end }
       *[none] no vote
    }
# In place of a question about a member. $silent: yes if the match has no time limit · $how: how it has ended
wait-settled = **{ WORD($game, "name") }**: **{ $name }** { $silent ->
        [yes] did not answer for very long.
       *[no] did not move in time.
    } { $how } { $link }
wait-settled-back = { $name } has moved after all.
# Who has not moved yet, but has voted or proposed something
wait-settled-there = { $name } is back.
wait-settled-left = { $name } has left the match.
wait-settled-taken = Somebody else plays for { $name } now.
wait-settled-over = The match is over.
wait-settled-past = That turn is over.
wait-settled-undone = The turn was taken back.
wait-taken = The seat is yours now: you play from here on.
# A seat whose member is away. $time, $left: when they want to be back
wait-taken-away = The seat is yours now: you play until { $name } is back. { $name } has said { $time } ({ $left }).
wait-covered = A computer plays this seat until its member is back.
wait-back-again = Welcome back: you play again.
wait-agreed = You agree. It counts when all have agreed.
# $pace: as wait-pace-none, wait-pace-soft and wait-pace-hard say it
wait-agreed-all = Now all have agreed. From now on: { $pace }.
wait-agreed-end = All have agreed. The match is over and does not count.
wait-declined = It stays as it is.
wait-muted = No more reminders about this turn.
wait-error-date = I cannot read “{ $text }” as a day. Write a date like 2026-12-24 or 24.12., a day like tomorrow or Friday, or a length like 10 days. After a day you can write a time like 18:00 or 6 pm.
wait-error-hour = I cannot read “{ $text }” as a time of the day. Write a time like 18:00 or 6 pm, or off.

## /turns

wait-cmd-turns = The matches that wait for you, and those in which you wait
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
wait-turns-lent =
    { $count ->
        [one] ### Somebody plays your seat in 1 match
       *[other] ### Others play your seat in { $count } matches
    }
# $name: who plays it
wait-turns-lent-line = **{ WORD($game, "name") }** in { $place } · { $name } plays for you · { $link }
wait-turns-lent-first = The button is for the first of them.
wait-turns-votes =
    { $count ->
        [one] ### You have to decide in 1 match
       *[other] ### You have to decide in { $count } matches
    }
wait-turns-vote = **{ WORD($game, "name") }** in { $place } · about { $name } · decided { $left } at the latest · { $link }
wait-turns-vote-again = **{ WORD($game, "name") }** in { $place } · about { $name } again · the match { $waited ->
        [1] has waited once more
       *[other] has waited { $waited } times more
    } · decided { $left } at the latest · { $link }
# A proposal that the reader may answer by the buttons below
wait-turns-proposed = **Proposal** of { $actor } for **{ WORD($game, "name") }** in { $place }: { $pace }. It counts when all players have agreed.
wait-turns-proposed-end = **Proposal** of { $actor }: end **{ WORD($game, "name") }** in { $place } without a result. One refusal is enough, and the match goes on.
wait-turns-proposed-back = **Question** of { $actor } in **{ WORD($game, "name") }** in { $place }: go back to the position before their last { $steps ->
        [0] turn
        [1] step
       *[other] { $steps } steps
    }? { $count ->
        [one] 1 move would be withdrawn.
       *[other] { $count } moves would be withdrawn.
    } One refusal is enough.
wait-turns-none = No match waits for you.
wait-turns-free = You play in no match with others now.
# A match that the reader plays alone where the bot is no member. $time, $left: timestamps of its end
wait-turns-alone = **{ WORD($game, "name") }**, alone · without a move the match ends without a result on { $time } ({ $left })
# Matches that are over. $time, $left: timestamps of their end
wait-turns-ended = Your match of **{ WORD($game, "name") }** in { $place } ended without you on { $time } ({ $left }), because you no longer moved · { $link }
wait-turns-unplayed = Your match of **{ WORD($game, "name") }** in { $place } ended without a result on { $time } ({ $left }), because nobody played any more · { $link }
wait-turns-result = Your match of **{ WORD($game, "name") }** in { $place } ended on { $time } ({ $left }). I cannot post its result there yet, or only in words · { $link }
wait-turns-lost = Your match of **{ WORD($game, "name") }** ended without a result on { $time } ({ $left }), because nobody could reach it for very long. It counts for nobody.
# $place: channel, and server in a direct message · $since, $left: timestamps
wait-turns-line = **{ WORD($game, "name") }** in { $place } · your turn began { $since } · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** in { $place } · your turn began { $since } · time: until { $time } ({ $left }) · { $link }
# $voters: how many others decide, or named if only $other does
wait-turns-line-decides = **{ WORD($game, "name") }** in { $place } · your turn began { $since } · from { $time } ({ $left }) on, { $voters ->
        [named] { $other } decides
        [1] the other member decides
       *[other] the others decide
    } what happens · { $link }
wait-turns-line-alone = **{ WORD($game, "name") }** in { $place } · your turn began { $since } · without a move the match ends without a result on { $time } ({ $left }) · { $link }
wait-turns-line-undecided = **{ WORD($game, "name") }** in { $place } · your turn began { $since } · without a move by { $time } ({ $left }), { $then ->
        [computer] a computer plays on
       *[off] the match ends without a result
    } · { $link }
wait-turns-line-asked = **{ WORD($game, "name") }** in { $place } · your turn began { $since } · you have not moved, so the others decide what happens, until { $time } ({ $left }). If you move first, the match goes on with you · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** in { $place } · its channel is gone, so its clocks are stopped. Use `/move` in another channel
wait-turns-other = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn began { $since } · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn began { $since } · time: until { $time } ({ $left }) · { $link }
wait-turns-other-voted = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn began { $since } · you have voted: decided by { $time } ({ $left }) at the latest · { $link }
wait-turns-other-undecided = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn began { $since } · without a move by { $time } ({ $left }), { $then ->
        [computer] a computer plays on
       *[off] the match ends without a result
    } · { $link }
# $timed: 1 if the time for the turn ends then
wait-turns-other-decides = **{ WORD($game, "name") }** in { $place } · waits for { $names }, whose turn began { $since } · { $timed ->
        [1] time: until { $time } ({ $left }), then
       *[0] from { $time } ({ $left }) on,
    }{" "}{ $voters ->
        [1] you decide
       *[other] you and the others decide
    } whether the match keeps waiting · { $link }
# Below a line or a notice that links to an older board
# $how: where the reader can move: "button": below, "turns": in /turns, "server": in the server $guild, "there": in a server whose name is not known, "none": it is not their turn
# $why: as error-bot-permission says it, or unknown
wait-turns-behind =
    { $why ->
        [unknown] Discord does not let me show the newest board there yet, or only in words.
       *[other] { $words ->
            [1] The newest board stands there only in words.
           *[0] I cannot post the newest board there yet, or only in words.
        } { $why }
    }{ $how ->
        [button] {" "}You can move below.
        [turns] {" "}Move from `/turns`.
        [server] {" "}Use `/turns` in **{ $guild }** to move.
        [there] {" "}Use `/turns` in that server to move.
       *[none] {""}
    }
# Where the newest board is shown, but the next one cannot be. $why: as error-bot-permission says it
wait-next-board = I cannot post the next board yet. { $why }
# Tells a match from another one that reads alike. $what: a channel, or a game · $names: the others who play
wait-with =
    { $count ->
        [0] { $what } (alone)
       *[other] { $what } with { $names }
    }
# The last of these names: how many others play
wait-with-others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }
# After the line of a match on which the reader has a private note
wait-turns-noted = with a note of yours
wait-turns-more = … and { $count ->
        [one] { $count } more match
       *[other] { $count } more matches
    }

## /reminders

wait-cmd-reminders = How and when I remind you of your turns
wait-opt-rhythm = How often
wait-opt-where = Where
wait-opt-quiet = Hours without reminders, like 22:00-7:00 or 10pm-7am, or off
wait-opt-zone = Your time zone for quiet hours, holidays and streaks: a city, or UTC+2
wait-opt-next = Whether I tell you when your turn comes next
wait-opt-digest = An hour for one direct message a day about all matches, like 18:00, or off
wait-opt-challenges = Whether other members may challenge you to a match
wait-opt-evenings = Whether I write to you in the evening if you have played no daily
wait-opt-forced = Whether a turn with only one legal move is played for you at once, if it shows nothing new
wait-choice-rhythm-off = Never
wait-choice-rhythm-once = Once a turn
wait-choice-rhythm-ladder = Three times: at half time, when a quarter is left, in the last hour
wait-choice-where-channel = In the channel of the match
wait-choice-where-dm = As a direct message
# $rhythm, $where: as they were chosen · $hour: of the daily message, “” if there is none
wait-reminders =
    ### How I remind you
    { $rhythm ->
        [digest] One direct message a day at { $hour } names all matches that wait for you.
        [off] I do not remind you of turns.
        [ladder] Up to three reminders a turn: at half time, when a quarter is left, in the last hour. If the others decide to wait, they begin anew.
       *[once] One reminder a turn: at half time, or after a day if there is no limit. If the others decide to wait, another one comes.
    }
    { $where ->
        [dm] They come as direct messages.
        [closed] They come in the channel, because you do not accept direct messages from me. Allow them in your privacy settings, then choose this again.
       *[channel] They come in the channel of the match, or in direct messages if it is played there.
    }
# $missed: the hour of the daily message, if it is within the quiet hours; else none
wait-reminders-quiet =
    { $missed ->
        [none] Quiet from { $from } to { $to }.
       *[hour] Quiet from { $from } to { $to }. So the daily message comes at { $to }, not at { $missed }.
    }
wait-reminders-quiet-always =
    ### How I remind you
    Quiet all day: no reminder comes.
wait-reminders-zone = Your time zone: { $zone }. It is { $time } for you.
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
wait-reminders-forced = Your only legal move is played for you at once, if it shows nothing new.
# $where: closed: the member accepts no direct messages
wait-reminders-evenings =
    { $where ->
       *[dm] In the evening I remind you of the daily if you have not played, by direct message.
        [closed] There is no evening reminder of the daily, because you do not accept direct messages from me. Allow them in your privacy settings, then turn the reminder on again.
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
wait-set-digest = { $value ->
        [off] One message a day: no
        [other] Another hour for one message a day …
       *[hour] One message a day: at { $value }
    }
wait-set-digest-label = Hour of the daily message
wait-set-zone-label = Time zone
wait-set-next = Tell me when I am next: { $value ->
        [yes] yes
       *[no] no
    }
wait-set-challenges = Challenges from others: { $value ->
        [yes] yes
       *[no] no
    }
wait-set-evenings = Evening reminder of the daily: { $value ->
        [yes] yes
       *[no] no
    }
wait-set-forced = Play my only legal move: { $value ->
        [yes] yes
       *[no] no
    }

## Away, seats, pace, another channel

wait-cmd-away = When you cannot play
wait-cmd-away-until = Be away until a day: your clocks stop, or others may stand in
wait-opt-until = The last day, like 2026-12-24, 24.12., tomorrow or Friday, or a number of days
wait-away-title = Be away
wait-away-label = Away until
wait-ui-home = I am back
wait-cmd-away-back = Be back, and play on
# $day: the last day; none: the holiday ends within a day · $time, $left: timestamps of its end
wait-away =
    { $day ->
        [none] You are away until { $time } ({ $left }).
       *[day] You are away up to and including { $day }. Your holiday ends on { $time } ({ $left }).
    }
wait-away-stops = { $count ->
        [one] In 1 match your clock stops.
       *[other] In { $count } matches your clocks stop.
    }
wait-away-offers = { $count ->
        [one] In 1 match somebody may stand in for you. No clock stops there.
       *[other] In { $count } matches somebody may stand in for you. No clock stops there.
    }
wait-away-nothing = This changes nothing in your matches.
wait-away-back = Use `/away back` if you are back sooner.
# $here: whether it is this server · $stands: whether a clock stands now, until $time · $days: what is left for later, of $all
wait-away-left =
    { $here ->
        [yes] In this server
       *[no] In { $guild }
    }: { $all ->
        [0] no holiday stops a clock.
       *[other] { $stands ->
            [yes] your clock is stopped until { $time } at the latest. Days left in 12 months on which your clock can be stopped: { $days } of { $all }.
           *[no] days left in 12 months on which your clock can be stopped: { $days } of { $all }.
        }
    }
wait-back =
    { $count ->
        [0] Welcome back.
        [one] Welcome back: you play on in 1 match.
       *[other] Welcome back: you play on in { $count } matches.
    }
# To who ends a holiday without one. $places: as in wait-error-back-elsewhere
wait-not-away = You were not away, so nothing has changed.
wait-not-away-lent = Others play your seat: { $places }. `/seat back` in that channel gives it back to you.

wait-cmd-seat = Hand your seat on, take a free one, give it back
wait-cmd-seat-offer = Hand on your seat in this channel’s match
wait-opt-to = Who gets it; anybody if you leave it out
wait-opt-good = For good, with the score; if not, they stand in for you
wait-opt-game = Which game, if several matches are open here
wait-cmd-seat-keep = Keep your seat after all
wait-cmd-seat-take = Take the free seat in this channel’s match
wait-cmd-seat-back = Ask for your seat back, or give back a seat that you play for somebody
wait-offered = Your seat is on offer. You play on until somebody takes it. `/seat keep` takes it back.
# Behind which permission I lack
wait-offered-later = Your offer appears there once I can post.
wait-kept = Your seat stays yours.
wait-given-back = The seat belongs to its owner again.

wait-cmd-pace = Propose another time limit for this channel’s match
wait-pace-set = From now on: { $pace }.
# In the menu of More. $sets: whether the reader sets the time, or only proposes another one
# $banks: a list of names and lengths
wait-banks-left = -# In the time banks, without the turn that runs: { $banks }.
wait-pace-hint-none = **{ LABEL("wait-ui-pace") }** proposes a time limit for turns to the others.
wait-pace-hint =
    Time: { $pace }. { $sets ->
        [yes] **{ LABEL("wait-ui-pace") }** changes it.
       *[no] **{ LABEL("wait-ui-pace") }** proposes another time to the others.
    }
wait-pace-proposed = You propose: { $pace }. It counts when all players have agreed.
# Behind which permission I lack, also to who proposes the end of the match
wait-proposed-later = Until I can post there, the others find your proposal in `/turns`. Its time begins once I have posted it.
# To who proposes something while the match waits for others. $names, $count: these
wait-proposed-waits =
    { $names }, for whom the match waits, { $count ->
        [one] has
       *[other] have
    } to agree, too.

wait-ui-pace = Time for turns
wait-form-time = Time for each turn
wait-form-bank = Time bank
wait-form-bank-hint = For turns that take longer. Each player has it once, for the whole match.
wait-form-off = Hours that do not count
wait-form-off-hint = By each player’s own time zone
wait-form-late = When the time is up
wait-form-holiday = While a player is away
# When the form was sent with a bank or hours that do not count, but without a time
wait-form-no-limit = A time bank, and hours that do not count, need a time: press **{ LABEL("wait-ui-pace") }** again and choose one at the top, under **{ wait-form-time }**. The rest of what you have chosen is kept.

wait-cmd-move = Bring a match of yours into this channel
wait-opt-match = Which match
wait-choice-match = { $game } in #{ $channel }
wait-choice-match-gone = { $game } in a deleted channel
wait-moved = The match goes on here.

wait-rematch-lobby = You have a seat. The table asks the others: the match starts when all have answered.

wait-error-no-match = There is no such match, or you may not see it. Choose one from the list in `/move match:`.
wait-error-no-table = No match with others is open in this channel. `/turns` shows where yours is played.
# $ended: lines as wait-turns-ended and wait-turns-result say them
wait-error-back-ended = No match with others is open in this channel. { $ended }
# $places: games with their channels, joined by commas
wait-error-back-elsewhere = Nobody plays for you in this channel. Others play your seat elsewhere: { $places }. **{ wait-ui-back }** in `/turns` gives it back to you.
wait-lent-place = **{ WORD($game, "name") }** in { $place }
# $games: names joined by commas
wait-error-which-game = Several matches are open in this channel ({ $games }). Choose one with the option `game`.
wait-error-bot = A bot cannot play. Name a member, or name nobody and let anybody take the seat.
