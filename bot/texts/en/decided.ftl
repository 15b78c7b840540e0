# What decided a match: up to three of its moves, after its end. How a sentence is written: see errors.ftl.

decided-ui-open = What decided it
# Opens the replay at this turn
decided-ui-turn = Look at { decided-where }
decided-where =
    { $kind ->
        [turn] turn { $number }
       *[move] move { $number }
    }
# $last: how many turns or moves the match had, as the replay says
decided-which = { decided-where } of { $last }
decided-working = A moment: I am going through the match.
decided-title = **What decided this match**

## Each moment. $you: 1 if the reader made the move, else 0 · $name: who made it · $number: the number of the turn or move, as the replay counts · $kind: turn or move

# $points: what the turn brought
decided-best =
    { $you ->
        [1] **Your best move**
       *[0] **{ $name }’s best move**
    }: { decided-which }, **+{ $points }**.
# $chance: percent, with this move · $other: percent, with other moves on average
decided-best-chance =
    { $you ->
        [1] **Your best move**
       *[0] **{ $name }’s best move**
    }: { decided-which }. Chance to win: about { $chance }%, with other moves { $other }%.
# $points: by how much the better move was better
decided-cost =
    { $you ->
        [1] **Your costliest move**
       *[0] **{ $name }’s costliest move**
    }: { decided-which }. With a better move, a computer player would have got about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more by the end.
# $chance: percent, with this move · $other: percent, with the better move
decided-cost-chance =
    { $you ->
        [1] **Your costliest move**
       *[0] **{ $name }’s costliest move**
    }: { decided-which }. Chance to win: about { $chance }%, with a better move { $other }%.
# Where the costliest move is in the turn that is told as the best one
decided-same = It is the same turn: it was good, and could have been better still.
# $why: a whole sentence that says what the better move was good for
decided-better = Better: { $why }
# $told: what it would have done, a whole sentence, where the game does not say why
decided-better-told = Better: { $told }
decided-turn = **The turning point**: { decided-which }.
decided-also-turn = This was also the turning point.
# $name: who won · $you: 1 if that is the reader · $ranked: yes if somebody was out of the ranking
decided-lead =
    { $you ->
        [1] From here on you led
       *[0] From here on { $name } led
    }{ $ranked ->
        [yes] { "" } among those in the ranking
       *[no] { "" }
    } to the end.

## When there are fewer moments, or none

# $you: 1 if the reader played, 0: nobody's move
decided-no-cost =
    { $you ->
        [1] No move of yours
       *[0] No move
    } cost much.
# $name: who won
decided-no-cost-lost = No single move of yours lost it: { $name } gained more over the whole match.
decided-nothing = No move stands out in this match: it was too short, or too even.
decided-error-open = You can see what decided the match once it is over for everybody.
decided-error-ended = This match has no result, so nothing decided it.
decided-error-old = An early version of the bot kept only the last positions of this match, so I cannot say what decided it.
decided-error-game = I cannot say what decided a match of { WORD($game, "name") }: I do not play this game myself.
