# How well a member has played a finished match: an accuracy, and the turns that cost most. Only they see it, unless they show it. How a sentence is written: see errors.ftl.

review-ui-open = My game
# $accuracy: 0 to 100
review-title = **Accuracy: { $accuracy } of 100**
# $made, $lost: points · $rivals: 1 if seats play against each other, else 0
review-points =
    Your moves made { $made ->
        [one] 1 point
       *[other] { $made } points
    } and gave about { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } away: points that you { $rivals ->
        [1] missed, or left to others
       *[0] missed
    }. Luck counts on neither side.
# $lost: percent, on average of all moves
review-chances = On average, a move of yours gave away { $lost }% of your chance to win.
review-against = I compared your moves with those of a hard computer player, who saw only what you saw.
# $percent: of the member’s moves
review-part = The match was long, so I looked at { $percent }% of your moves. The others count alike.
review-none = You had nothing to decide in this match, so there is no accuracy.
# $place: 1 is the costliest, as in the picture · the others: as in decided.ftl
review-cost =
    { $place } · { decided-which }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } given away
# $chance: percent, with the move that was made · $other: percent, with a better move
review-cost-chance = { $place } · { decided-which }: chance to win about { $chance }%, with a better move { $other }%
review-offered = Your move stood first among your choices: I sort these by the points of this turn alone.
review-ui-show = Show me { $place }
review-ui-tell = Show everyone
review-next-tell = Only you see this. **{ review-ui-tell }** tells this channel your accuracy.
# $name: who shows their accuracy
review-told = **{ $name }** · accuracy **{ $accuracy } of 100** in { WORD($game, "name") }
review-error-watching = You did not play in this match, so I have no accuracy of yours.

## In the picture, and its alt text

review-label = Accuracy, of 100
review-up =
    { $made ->
        [one] 1 point made
       *[other] { $made } points made
    }
review-down =
    { $lost ->
        [one] 1 point given away
       *[other] { $lost } points given away
    }
review-down-chance = Chance to win given away, in %
# $kind: turn or move
review-alt =
    Accuracy { $accuracy } of 100. A bar for each { $kind ->
        [turn] turn of yours
       *[move] move of yours
    }: upwards what it made, downwards what it gave away.
