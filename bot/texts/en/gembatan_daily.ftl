# The daily of Gembatan: one member has three turns on a board in the middle of a match. See also daily.ftl.

gembatan-event-board-begun =
    The board has { $tiles } tiles and { $gems } gems. There are { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } to play.
gembatan-event-match-ended-turns = All turns are played.
gembatan-event-match-ended-stuck = Nothing fits any more.
gembatan-event-match-ended-closed = The board was ended early.

gembatan-alt-turn-of = Turn { $number } of { $most }.
gembatan-alt-over-turns = Over: all turns are played.
gembatan-alt-over-stuck = Over: nothing fits any more.
gembatan-alt-over-closed = Over: the board was ended early.
gembatan-alt-hidden = A daily board; it stays hidden.

gembatan-caption-hidden = A daily board; it stays hidden
gembatan-caption-reason-turns = All turns are played
gembatan-caption-reason-stuck = Nothing fits any more
gembatan-caption-reason-closed = Ended early

gembatan-trade-last-turn = This is your last turn, so you would draw nothing for a trade. Play, or press **{ daily-ui-end }**.

# The name of its leaderboard, and what it is played with
gembatan-scoreboard-daily = Daily

## The own board of the day

# Before the first step. $turns: how many turns there are
gembatan-ui-daily-goal =
    Score as much as you can in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: lay tiles, place gems, make chains of one colour.
# Before each sentence of a turn. $number: which turn it is · $most: how many there are
gembatan-ui-daily-turn = { "**" }Turn { $number } of { $most }.**
# $sockets: how many numbers of the picture are sockets
gembatan-ui-daily-step =
    What do you play?{ $sockets ->
        [0] { "" }
       *[other] { " " }The numbers are sockets for your gems.
    }
gembatan-ui-own = My board
# What the signs of a result mean: the points of each turn
gembatan-ui-signs = -# Points of each turn: { $none } 0 · { $few } 1–6 · { $some } 7–12 · { $many } 13–19 · { $most } 20 and more

gembatan-cmd-daily = The board of the day, the same for everybody; only you see yours until the day is over
gembatan-opt-daily-move = A step on it, such as BI60 RB-- W, or end; without it you see the board and its buttons
