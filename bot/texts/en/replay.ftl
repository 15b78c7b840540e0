# Matches looked at again: `/replay`, its panel, moments that are shown to others. How a sentence is written: see errors.ftl.

replay-cmd = Look at a match again: step by step, as an animation, as text
replay-opt-match = Which match; without it, your newest
replay-opt-log = A log that you copied from a replay, pasted here

# In a list of choices: game, who plays, day of the last change.
replay-choice-playing = { $game } · { $names } · in play, { $day }
replay-choice-over = { $game } · { $names } · { $day }

replay-ui-open = Replay
replay-ui-moment = Share this moment
replay-ui-first = «
replay-ui-back = ‹
replay-ui-forth = ›
replay-ui-last = »
replay-ui-jump = Jump …
replay-ui-film = Animation
replay-ui-turns = Every turn
replay-ui-steps = Every step
# The same two buttons below an animation that leaves turns or steps out. $turns: 1 for turns, 0 for steps
replay-every =
    Every { $every ->
        [2] second
        [3] third
       *[other] { $every }th
    } { $turns ->
        [1] turn
       *[other] step
    }
replay-ui-text = As text
replay-ui-still = Back to the replay
replay-ui-share = Show it in this channel

replay-jump-title = Jump through the match
# $kind: turn or move, by which the match is counted
replay-jump-label =
    { $kind ->
        [turn] Number of the turn
       *[move] Number of the move
    }, 0 to { $last }

replay-eyes = Through whose eyes
replay-eyes-mover = Whoever moves
replay-eyes-table = Nobody’s: open cards only

# Below a picture of an animation. $names: who plays
replay-caption-start = The match begins: { $names }.
replay-caption-number = { $number } / { $last }
# $kind: turn or move, by which the match is counted · $number: 0 is the start · $step of $steps: within the turn · $after: 1 if it is a step after the turn, such as a resignation
replay-at =
    { $number ->
        [0] **{ $after ->
            [1] After the beginning
           *[0] The beginning
        }**
       *[other] **{ $kind ->
            [turn] { $after ->
                [1] After turn
               *[0] Turn
            }
           *[move] { $after ->
                [1] After move
               *[0] Move
            }
        } { $number } of { $last }**{ $steps ->
            [one] { "" }
           *[other] {" "}· step { $step } of { $steps }
        }
    }
# $names: who plays · $last: how many turns or moves
replay-whole = { $names } · { replay-length }
replay-length =
    { $kind ->
        [turn] { $last ->
            [one] 1 turn
           *[other] { $last } turns
        }
       *[move] { $last ->
            [one] 1 move
           *[other] { $last } moves
        }
    }
replay-running = This match is still being played: you see what your seat may see.
replay-no-result = This match has ended without a result, so its points do not count.
replay-partial = An early version of the bot kept only the last positions of this match. “As text” has all moves.
# $turns: 1 if the animation has a picture for each turn, 0 if for each step
replay-shortened = This match is long, so the animation shows only every { $every ->
        [2] second
        [3] third
       *[other] { $every }th
    } { $turns ->
        [1] turn
       *[other] step
    }. The arrows lead to each position.
# While an animation is made
replay-working = Making the animation …
replay-alt =
    Animation of a match, { $frames ->
        [one] 1 picture
       *[other] { $frames } pictures
    } of { replay-length }. At its end:

replay-text = The log of this match. Paste it into `/replay log:` to see the match again.
# $most: characters
replay-text-long = The log of this match. It has more than { $most } characters: too many for `/replay log:`. Keep it as a file.
replay-text-old = The log of this match. It was played with older rules, so `/replay log:` cannot show it. Keep it as a file.
replay-text-newest = These are the newest turns. The file that ends in “-turns” has all of them.
replay-text-running = You can copy the log when the match is over.

replay-moment-preview = Only you see this so far.
replay-moment-preview-playing = Only you see this so far. It shows what everybody may see while the match is played.
# $direct: 1 where only the member and the bot are
replay-moment-shared =
    { $direct ->
        [1] Done: it stands in our direct messages now, and you can forward it from there.
       *[0] Done: everybody in this channel sees it now.
    }
# $name: who shares · $title: game and settings
replay-shared = **{ $name }** shows a moment
    { $title }

replay-error-unknown = There is no such match, or you may not see it. Choose one from the list in `/replay match:`.
replay-error-empty = There is no match to look at yet. `/gems new`, for example, starts one.
replay-error-unplayed = Nobody has moved in that match yet.
replay-error-number =
    { $text } is not a { $kind ->
        [turn] turn
       *[move] move
    } of this match. Type a number from 0 to { $last }.
replay-error-moment-none = There is nothing to show yet. Make a move first.
replay-error-moment-hidden = The others play the same board today. You can show it when the day is over.
replay-error-moment-alone = You still play this match. You can show its moments when it is over.
replay-error-moment-pasted = You can only show moments of matches that were played here.
replay-error-record-none = That is not the log of a match. Copy all of the text that “As text” gives, from its first line on.
# $tag: Game, Options, Seed, Seats or Rules
replay-error-record-tag = The line “{ $tag }” of the log makes no sense ({ $text }). Copy the whole text again.
# $number: which move · $text: as it is written
replay-error-record-move = Move { $number } of the log, “{ $text }”, cannot be played. Copy the whole text again.
replay-error-record-seat = This match has only { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
replay-error-record-turn = It is not this seat’s turn.
replay-error-record-long = That is too long for a log: at most { $most } characters.
replay-error-record-moves = That is too long for a log: at most { $most } moves.
replay-error-record-gone = I have forgotten this log. Paste it into `/replay log:` again.

# In the menu of a message, under Apps: at most 32 characters each
replay-menu = Replay this
replay-menu-told = What happened here?
# Above the board in words, below what happened in its turn
replay-here-board = **The board then**
replay-here-none = This message shows no board of a match. Choose a board, or a line that stands in place of one.
replay-here-gone = There is nothing to see any more: the data of this match were deleted.
replay-here-unseen = You may not see this match. Ask somebody who plays in it to show you a moment.
