# Turns that members plan while others are to move. How a sentence is written is told at the head of errors.ftl.

## Buttons and menus

plan-ui-open = Plan ahead
plan-ui-yours = Your plan
plan-ui-another = Plan another turn
plan-ui-withdraw = Withdraw plan
plan-ui-move = Choose a move to plan
plan-ui-require = When is it played?
# A line of this menu. $points: how many points the turn must make at least
plan-option =
    { $points ->
        [0] If it is legal
        [one] If it makes at least { $points } point
       *[other] If it makes at least { $points } points
    }
plan-option-careful = Only if nothing is drawn or shown before

## The panel

plan-intro = { "**" }Plan ahead:** what you plan is played as soon as your turn comes. Only you see this.
# $moves: the moves so far, in words
plan-begun = So far: { $moves }. { plan-unready }
plan-unready = The plan is ready once a move ends the turn.
# $points: how many points the turn must make at least · $kind: points, careful or plain
plan-requires =
    It is played if it is still legal{ $points ->
        [0] { "" }
        [one] {" "}and makes at least { $points } point
       *[other] {" "}and makes at least { $points } points
    }{ $kind ->
        [points] , whatever others draw.
        [careful] , and if nothing is drawn or shown before.
       *[plain] , and if nothing new comes up before.
    }
# Below a plan whose last move shows something, such as a tile that is to be laid
plan-goes-on = What comes up then is not planned: you go on yourself.
plan-withdrawn = Nothing is planned any more.
# A planned turn that the bot has played, also in the list of /turns. $turn: what the board says of it
plan-played = Your plan was played: { $turn }
# $why: why the bot has withdrawn it · $moves: its moves, in words
plan-gone =
    Your plan ({ $moves }) was not played: { $why ->
        [revealed] something new came up before.
        [illegal] it is not legal any more.
        [points] it would make fewer points than you want.
        [undo] Undo has brought your turn back.
        [seat] somebody else plays for you.
        [unfinished] no move ended the turn.
        [left] you had left the server.
        [offered] somebody else may take your seat.
       *[restored] the operator has restored a backup since.
    }

## In the list of /turns

# $count: how many turns
plan-turns =
    { $count ->
        [one] your next turn is planned
       *[other] your next { $count } turns are planned
    }
# Below a line of this list. $turns: the planned turns, each with its number and its moves in words
plan-list = Planned: { $turns }
plan-turns-gone = your plan was not played

## Refusals

plan-error-not-here = You can plan ahead in a match with others, while it is not your turn.
# $count: how many turns are planned · $most: how many may be
plan-error-full =
    { $count ->
        [0] Nothing more can be planned yet. **{ LABEL("ui-more") }** › **{ plan-ui-yours }** shows your plan.
       *[other] Nothing more can be planned after this. At most { $most } turns can be planned, and none after a turn in which you draw.
    }
plan-error-long = This turn is too long to plan: at most { $most } moves.
plan-error-gone = This turn is no longer planned.
