# Moves that are taken back with the consent of all. How a sentence is written is told at the head of errors.ftl.

## The question of the member who asks

back-ui-ask = Ask to take a move back
back-ui-yes = Ask the others
# $count: how many moves are taken back if all agree · $steps: how many of them are the member's; 0: their whole turn
back-sure =
    May I ask the others to go back to the position before your last { $steps ->
        [0] turn
        [1] step
       *[other] { $steps } steps
    }? { $count ->
        [one] 1 move would be withdrawn.
       *[other] { $count } moves would be withdrawn.
    } All must agree within an hour, and before anybody moves. You can ask only once. Time that was used stays used.
back-asked = I have asked the others. They have an hour, until { $time }. If anybody moves before, nothing is taken back.
# Whoever asked reads it: their question is still open
back-open = You have asked the others to go back to the position before your move. They have until { $time } to agree.
back-ui-withdraw = Withdraw the question
back-withdrawn = Your question is withdrawn, and nothing is taken back.
# Behind which permission I lack
back-later = Until I can post there, the others find your question in `/turns`. The hour goes on meanwhile.

back-agreed = All have agreed. It is the turn of { $name } again.
back-gone = All have agreed, but the position is not there any more. Nothing is taken back.

## On the board

# $name: who asked · $count: how many moves · $named: whether $moves has them: 1 or 0
back-undone =
    { $count ->
        [one] { $named ->
            [0] { $name } took a move back.
           *[other] { $name } took { $moves } back.
        } All have agreed.
       *[other] { $name } took a turn back, and all have agreed. { $count } moves are withdrawn{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }

# In a record that does not have them
back-recorded =
    { $count ->
        [one] 1 move was taken back because all had agreed. It is not shown here.
       *[other] { $count } moves were taken back because all had agreed. They are not shown here.
    }

## Refusals

back-error-own = Nobody has moved since your last move: **{ LABEL("ui-undo") }** takes it back without a question.
back-error-none = You have no move here that could be taken back.
back-error-shown = Something was drawn or shown with your last move, or since, so it cannot be taken back, even if all agree.
back-error-final = Your last move is final in this match, even if all agree.
back-error-seats = Since your last move somebody has left, or a seat has changed hands. So it cannot be taken back, even if all agree.
back-error-asked = You have asked the others for your last move before. You can ask only once.
back-error-open = Another question is open at this table. Answer it first, or wait until it is over.
back-error-league = In leagues and cups, nobody takes moves back, even if all agree.
back-error-race = In a race, nobody takes moves back, even if all agree.
back-error-nobody = No other member plays here who could allow you to take a move back. Computer players alone cannot.
