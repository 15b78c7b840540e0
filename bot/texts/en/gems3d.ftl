# Gems 3D: all that this game says. How a sentence is written is told at the head of errors.ftl.

gems3d-name = Gems 3D
gems3d-command = /gems
# How a table for several is opened
gems3d-new-table = `/gems new` with the mode { gems3d-mode-relay } or { gems3d-mode-race }

## The gems. They stand before the word gem ("the light blue gem") and alone ("red C3 → F6").

gems3d-gem-black = black
gems3d-gem-gold = gold
gems3d-gem-blue = blue
gems3d-gem-green = green
gems3d-gem-candy = candy
gems3d-gem-light-blue = light blue
gems3d-gem-blue-patch = blue patch
gems3d-gem-yellow = yellow
gems3d-gem-blue-stripe = blue stripe
gems3d-gem-orange-stripe = orange stripe
gems3d-gem-chocolate = chocolate
gems3d-gem-red = red
gems3d-gem-glass = glass
gems3d-gem-purple = purple
gems3d-gem-white = white
gems3d-gem-yellow-patch = yellow patch

## Modes and score boards

gems3d-mode-solo = Solo
gems3d-mode-relay = Relay
gems3d-mode-race = Race
gems3d-mode-daily = Daily
# The ways to begin a match by buttons
gems3d-start-solo = { gems3d-mode-solo }
gems3d-start-solo-told = ◆ **{ gems3d-mode-solo }:** you alone, at once
gems3d-start-relay = { gems3d-mode-relay }
gems3d-start-relay-told = ◆ **{ gems3d-mode-relay }:** 2 to 8 members in turn on one board, for one common score
gems3d-start-race = { gems3d-mode-race }
gems3d-start-race-told = ◆ **{ gems3d-mode-race }:** 2 to 8 at the same time, a board for each
gems3d-start-short = Short race
gems3d-start-short-told = ◆ **{ gems3d-start-short }:** 12 turns on a small board, about 6 minutes

# What a match, or a leaderboard, is played with. $mode: as above · $hard: 0 or 1 · $turns: the most turns, or 0
# $cells: 1 if the cells of the next gems are marked, else 0
# $shown: 1 if everybody’s points are shown during a race, else 0 · $limited: the mode, or no if there are any number of turns
gems3d-scoreboard =
    { WORD("gems3d-mode", $mode) } · { $size }×{ $size } · { $types } types · lines of { $line } · { $drop } new { $drop ->
        [one] gem
       *[other] gems
    } a turn{ $hard ->
        [0] { "" }
       *[other] {" "}· Hard
    }{ $turns ->
        [0] { "" }
        [one] {" "}· 1 turn
       *[other] {" "}· { $turns } turns
    }{ $limited ->
        [relay] {" in all"}
        [race] {" each"}
       *[no] { "" }
    }{ $cells ->
        [0] { "" }
       *[other] {" "}· next cells shown
    }{ $shown ->
        [0] { "" }
       *[other] {" "}· everybody’s points shown
    }

## What to do next, below the board. $name: who is to move

# $name: a mention · $place: a space and ui-in-place, or nothing; stands as the name of who is to move in those below
gems3d-next-whose = { $name }, your turn at Gems 3D{ $place }
gems3d-next-move = { $name }: press **{ gems3d-ui-move }**, then choose a gem and where it goes.
gems3d-next-trick = { $name }: a trick on { $cell } scores +{ $points }. Press **{ gems3d-ui-trick }** first, or just **{ gems3d-ui-move }**.
gems3d-next-full = { $name }: the board is full, but a trick on { $cell } saves it: +{ $points }. Press **{ gems3d-ui-trick }**.
gems3d-next-race = { $name }: press **{ gems3d-ui-own }**. Only you see it until all have finished.
# Below that, in the first turn of each member. $own: 1 in a race, where each has a board of their own, else 0
# $turns: the most turns, or 0 · $shared: 1 in a relay · $cells: 1 if the cells of the next gems are marked
gems3d-next-goal =
    Line up { $line } gems of one type: they vanish and score. { $own ->
        [0] { $turns ->
            [0] A full board ends the match.
           *[other] A full board ends the match, or turn { $turns }.
        }
       *[1] { $turns ->
            [0] Each board ends when it is full.
           *[other] Each board ends when it is full, or after { $turns } turns.
        }
    }{ $cells ->
        [0] { "" }
       *[1] {" "}A small gem in a ring falls there next, or elsewhere if you take its cell.
    }{ $shared ->
        [0] { "" }
       *[1] {" "}All points of a relay are everybody’s together.
    }
# Below a planned turn of a relay
gems3d-plan-scores = Turns that do not score bring new gems. So your plan is played only if all turns before it score.
# Below that in the first turn, and on the own board of a race or the daily before its first move. $gems: all types in play
gems3d-ui-types = -# Gems in this match: { LIST(PIECES("gems3d-gem", $gems)) }
# The headline of a finished relay. $total: all points · $name, $most, $count: as for gems3d-caption-most; $count is 0 if no move scored
gems3d-ui-together =
    ### Together { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $count ->
        [0] { "" }
        [one] . { $name } brought the most: { $most }
       *[other] . { $name } brought the most: { $most } each
    }
# Who brought the most, where more than three did
gems3d-ui-players = { $count } players
# After the points of a seat that several played. $shares: the next text, for each of them
gems3d-ui-shares = of these { $shares }
gems3d-ui-share = { $name } { $points }
# The best of a match. $name: who cleared the line, where several played · $alone: 1 in a solo match, else 0
# $whole, $tenth: points a turn, before and after the decimal point
gems3d-ui-best = Best line: { $alone ->
        [1] { $count } gems
       *[0] **{ $name }**, { $count } gems
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $whole }.{ $tenth } points a turn
gems3d-next-over = **{ ui-again }** starts the next match. `/gems top` shows the best of this server.

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gems3d-event-gem-moved = { $name }: { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }.
# $gems: what fell where
gems3d-event-gems-dropped =
    { $count ->
        [one] A gem falls
       *[other] { $count } gems fall
    }: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-event-trick-played = { $name } plays a trick: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } turns { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }.
gems3d-event-formation-cleared = { $count } { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } gems vanish: **+{ $points }** for { $name }.
gems3d-event-formation-cleared-table = { $count } { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } gems vanish at once: **+{ $points }** to begin with.
gems3d-event-tricks-awarded =
    { $count ->
        [one] A trick is earned.
       *[other] { $count } tricks are earned.
    }
gems3d-event-board-emptied = The board is empty!
gems3d-event-seat-left = { $name } leaves.
gems3d-event-match-ended-full = The board is full: { gems3d-result }.
gems3d-event-match-ended-resigned = Resigned: { gems3d-result }.
gems3d-event-match-ended-left = Nobody is left: { gems3d-result }.
gems3d-event-match-ended-turns = That was the last turn: { gems3d-result }.
gems3d-event-match-ended-closed = The board is closed: { gems3d-result }.
# $score: the best one · $turns: those of all
gems3d-event-match-ended-raced = The race is over. The best board has { $score ->
        [one] 1 point
       *[other] { $score } points
    }; all boards together took { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
# $name: who has won alone · $lead: by how many points
gems3d-event-race-won =
    The race is over: **{ $name }** wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $lead } ahead of the next.
# $drops: how often gems fall on each board at most · $turns: how many turns each board has, 0 for any number
gems3d-event-race-begun =
    The race is on: a board for each, the same gems for all, { $turns ->
        [0] gems fall at most { $drops } times
        [one] 1 turn each
       *[other] { $turns } turns each
    }. The most points win.
gems3d-event-step-taken =
    { $turns ->
        [0] { $name } has begun.
       *[other] { $name } is at turn { $turns }.
    }
gems3d-event-step-taken-points =
    { $name }: **{ $score ->
        [one] 1 point
       *[other] { $score } points
    }** at turn { $turns }.
gems3d-event-board-done-points =
    { $turns ->
        [0] { $name } has left before a first turn.
       *[other]
            { $name } has finished: **{ $score ->
                [one] 1 point
               *[other] { $score } points
            }** in { $turns ->
                [one] 1 turn
               *[other] { $turns } turns
            }.
    }
gems3d-event-board-done =
    { $turns ->
        [0] { $name } has left before a first turn.
        [one] { $name } has finished in 1 turn.
       *[other] { $name } has finished in { $turns } turns.
    }
gems3d-event-taken-out = { $name } did not move in time and is out of the race.
gems3d-result =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    } in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }

## What a suggested move does

gems3d-why-line = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }: { $count } vanish ({ $cells }), **+{ $points }**.
gems3d-why-row = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } brings { $count } of { $line } into line ({ $cells }).
gems3d-why-room = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } makes room between { $count } { PICTURE("gems3d-gem", $other, code: "never") }{ WORD("gems3d-gem", $other) } gems.
gems3d-why-wait = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } is a move to wait and see.
gems3d-why-trick = Trick: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } turns { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }, { $count } vanish ({ $cells }), **+{ $points }**.

## The turning point of a match, `Gems3D.course`

gems3d-course-crowded = From here on, less than a third of the board was empty.
gems3d-course-room = From here on, at least a third of the board was empty.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gems3d-alt-turn = { $name } to move.
gems3d-alt-over-full = Over: the board is full.
gems3d-alt-over-resigned = Over: resigned.
gems3d-alt-over-none = Over: without a result. The points do not count.
gems3d-alt-over-left = Over: nobody is left.
gems3d-alt-over-drops = Over: the last gems have fallen.
gems3d-alt-over-turns = Over: that was the last turn.
gems3d-alt-over-closed = Over: the board was closed.
gems3d-alt-hidden-race = A race; its boards stay hidden until all have finished.
gems3d-alt-hidden-daily = A daily board; it stays hidden.
gems3d-alt-lane =
    { $turns ->
        [one] { $name }: 1 turn
       *[other] { $name }: { $turns } turns
    }
gems3d-alt-lane-points =
    { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
gems3d-alt-lane-done-points =
    { $name }: finished, { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
gems3d-alt-lane-done =
    { $turns ->
        [one] { $name }: finished, 1 turn
       *[other] { $name }: finished, { $turns } turns
    }
gems3d-alt-raced = The race is over; the boards side by side:
gems3d-alt-raced-board =
    { $place }. { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# A seat without a place, as ui-unplaced says
gems3d-alt-raced-unplaced =
    – { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
gems3d-alt-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
# A line for each seat, where several play on one board
gems3d-alt-seat = { $name }: { $points }
gems3d-alt-next = Next: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-moved = Moved: { PIECES("gems3d-gem", $gem) } { $start } to { $goal }.
gems3d-alt-tricked = Trick: { $cell } turned { PIECES("gems3d-gem", $gem) }.
gems3d-alt-dropped = Fallen: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-cleared = Vanished: { $count } { PIECES("gems3d-gem", $gem) }, { $first } to { $last }, +{ $points }.
gems3d-alt-cleared-more =
    { $count ->
        [one] Vanished too: 1 line
       *[other] Vanished too: { $count } lines
    }, +{ $points }.
# $what: a cell with its gem, such as "gold D4"
gems3d-alt-hint = Trick: { PIECES("gems3d-gem", $what) } to { WORD("gems3d-gem", $gem) }, +{ $points }.
# A chosen gem and where it can go. $cells: the cells of the columns one after the other, "A1 5 9 B2"
gems3d-alt-pick =
    Chosen: { WORD("gems3d-gem", $gem) } { $cell }. It can go to { $count ->
        [one] 1 cell: { $cells }.
       *[other] { $count } cells: { $cells }.
    }
gems3d-alt-pick-all = Chosen: { WORD("gems3d-gem", $gem) } { $cell }. It can go to every empty cell.
gems3d-alt-pick-but = Chosen: { WORD("gems3d-gem", $gem) } { $cell }. It can go to every empty cell but { $cells }.
gems3d-alt-pick-none = Chosen: { WORD("gems3d-gem", $gem) } { $cell }. It can go nowhere.
gems3d-alt-gains =
    It scores on { $more ->
        [0] { LIST($gains) }
       *[other] { $gains } and { $more } more
    }.
# The number with the star in the picture. $what: its cell, with the gem if there is one
gems3d-alt-best = Best: { $number }, { PIECES("gems3d-gem", $what) }.
gems3d-alt-numbers = Numbers: { LIST(PIECES("gems3d-gem", $cells)) }.
# The board by gem. $last: the cell at the bottom right · $line: how many gems make a line
gems3d-alt-board = Board A1 to { $last }, lines of { $line }{ $gems ->
        [0] { $empty ->
            [0] { "" }
           *[other] , empty
        }
       *[other] , { $gems ->
            [one] 1 gem
           *[other] { $gems } gems
        }, { $empty } empty
    }:
gems3d-alt-gem = { WORD("gems3d-gem", $gem) }: { LIST($cells) }
# One type on a full board, if the alt text has no room for its cells
gems3d-alt-rest = { WORD("gems3d-gem", $gem) }: all other cells
# Gems for which the alt text has no room
gems3d-alt-more = { $count } more gems; `/gems board text:{ choice-board-text-words }` names them.
gems3d-alt-left = { $count } more gems.
# The board row by row, where a member asks for it
gems3d-alt-row = Row { $row }: { LIST(PIECES("gems3d-gem", $gems)) }
gems3d-alt-row-empty = Row { $row }: empty

## Refusals: moves

gems3d-over = This match is over. `/gems new` starts the next one.
gems3d-done = Your board has ended, and its points count. The others are still playing.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gems3d-not-your-turn = Not yet: it is somebody else’s turn. I mention you when it is yours.
gems3d-off-board = { $cell } is not on this board: its cells go from A1 to { $last }.
gems3d-empty-start = There is no gem on { $cell }. The nearest gems that can move: { LIST(PIECES("gems3d-gem", $nearest)) }.
gems3d-same-cell = The { WORD("gems3d-gem", $gem) } gem is already on { $cell }. Choose an empty cell.
gems3d-walled-in = The { WORD("gems3d-gem", $gem) } gem on { $start } cannot move: no cell beside it is empty. Move another gem first.
gems3d-occupied-goal = The { WORD("gems3d-gem", $taken) } gem is already on { $goal }. The { WORD("gems3d-gem", $gem) } gem on { $start } needs an empty cell. Near { $goal } it can reach { LIST($nearest) }.
gems3d-no-path =
    Gems block every way from { $start } to { $goal }. The { WORD("gems3d-gem", $gem) } gem can go to { $count ->
        [one] 1 cell only, { LIST($nearest) }.
        [2] 2 cells, { LIST($nearest) }.
        [3] 3 cells, { LIST($nearest) }.
       *[other] { $count } cells. Nearest to { $goal }: { LIST($nearest) }.
    }
gems3d-only-tricks = The board is full, so no gem can move. But a trick saves you: turn { $cell } { WORD("gems3d-gem", $gem) } for +{ $points }. Press **{ LABEL("gems3d-ui-trick") }**.

## Refusals: tricks

gems3d-no-trick =
    You have no trick yet. { $points ->
        [one] 1 more point earns
       *[other] { $points } more points earn
    } one.
gems3d-trick-empty = { $cell } is empty. Choose a gem that blocks a line.
gems3d-trick-same-type = { $cell } is already { WORD("gems3d-gem", $gem) }. Choose another type.
gems3d-trick-not-in-play = There is no { WORD("gems3d-gem", $gem) } gem in this match. Its gems: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-trick-nowhere = A trick completes no line now, on { $cell } or anywhere else. Keep it and move a gem.
gems3d-trick-no-line = A trick on { $cell } completes no line. Turn { $best_cell } { WORD("gems3d-gem", $best_gem) } instead: +{ $points }.
gems3d-trick-other-type = { $cell } scores less as { WORD("gems3d-gem", $gem) }, or nothing. Turn it { WORD("gems3d-gem", $best) } instead: +{ $points }.
gems3d-trick-which = Several types score +{ $points } on { $cell }. Choose one: { LIST(PIECES("gems3d-gem", $gems), kind: "or") }.
gems3d-left-before = You have left this match. You can still watch.

## Refusals: the options of a new match

gems3d-setting-size = size of the board
gems3d-setting-types = types of gems
gems3d-setting-drop = new gems a turn
gems3d-setting-line = length of a line
gems3d-setting-turns = turns until the end
gems3d-setting-seats = players
gems3d-option-range = `{ $option }` ({ WORD("gems3d-setting", $option) }) goes from { $low } to { $high } here.
gems3d-cells-hard = In Hard the next gems stay hidden, and so do their cells. Leave out either `hard` or `cells`.
gems3d-seats-range =
    { $high ->
        [one] This match is for one member.
       *[other] This match is for { $low } to { $high } { WORD("gems3d-setting", $option) }.
    }

## Refusals: what cannot be read

gems3d-notation-move = I cannot read “{ $text }” as a move. Send start and goal, such as `A1 C3`, or a trick, such as `E5=red`.
gems3d-notation-half = From { $cell } to where? Send start and goal together, such as `A1 C3`.
gems3d-notation-cell = “{ $text }” is not a cell. A cell is a letter and a number, from A1 to { $last }{ $board ->
        [0] {" "}on the largest board
       *[1] { "" }
    }.
gems3d-notation-gem = “{ $text }” is neither a cell nor a gem. A move is two cells, such as `A1 C3`. A trick is a cell and a gem, such as `E5=red`.
gems3d-position-board = I cannot read row { $row } of the board: “{ $text }”. A board has 5 to 15 rows with / between them, and as many cells in each row. Write a gem as its letter, and empty cells as their number.
gems3d-position-field = “{ $field }={ $text }” does not fit this position. The field is unknown, there twice, or cannot have this value.
gems3d-position-line = This position has a line of { $line } or more that should have vanished. Take it off the board or make it shorter.
gems3d-position-stuck = Nobody can move in this position, but it is not over. Fill the empty board, free a cell, or write why it is over, such as `over=full`.

## Captions inside the picture: room for about a dozen letters, the reason for three words

gems3d-caption-next = NEXT
gems3d-caption-hard = HARD
gems3d-caption-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# $most: how many turns the board has
gems3d-caption-turns-of = { $turns } of { $most ->
        [one] 1 turn
       *[other] { $most } turns
    }
gems3d-caption-points =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
# $name: who has won alone · $lead: by how many points
gems3d-caption-won = { $name } wins
gems3d-caption-lead =
    { $lead ->
        [one] by 1 point
       *[other] by { $lead } points
    }
gems3d-caption-drawn = A draw
gems3d-caption-over = GAME OVER
gems3d-caption-together = TOGETHER
# The end of a relay, which nobody wins. $name: whose moves brought the most points, if $count is 1 · $most: these points
gems3d-caption-most =
    { $count ->
        [one] { $name } brought the most: { $most }
       *[other] { $count } players brought the most: { $most } each
    }
gems3d-caption-reason-full = The board is full
gems3d-caption-reason-resigned = Resigned
gems3d-caption-reason-none = No result
gems3d-caption-uncounted = Points do not count
gems3d-caption-reason-left = Nobody is left
gems3d-caption-reason-drops = The last gems fell
gems3d-caption-reason-turns = The last turn
gems3d-caption-reason-closed = Closed
gems3d-caption-race = RACE
gems3d-caption-raced = RACE OVER
gems3d-caption-hidden = Boards are shown when all have finished
gems3d-caption-done = finished

## Buttons, modals, suggestions

gems3d-ui-move = Move
gems3d-ui-move-title = Move a gem
gems3d-ui-move-field = From which cell to which?
gems3d-ui-move-hint = The gem’s cell, then the empty cell it goes to
# The private panel that asks for a gem and its goal
gems3d-ui-choose-gem = All gems
gems3d-ui-choose-goal = All cells
gems3d-ui-other = Another gem
gems3d-ui-type = Type it
gems3d-ui-type-again = Type it again
gems3d-ui-older = That was an older board, so nothing was played. Here is the newest.
gems3d-ui-best-again = The best
# Back from all rows to the few choices with numbers, which are not said to be the best
gems3d-ui-fewer = Fewer
# A row of the board in a menu. $row: as beside the board
# $first, $last: cells · $count: how many gems or cells of the row can be chosen
gems3d-ui-row = Row { $row }: { $count ->
        [one] { $first }
       *[other] { $first } to { $last } · { $count }
    }
# The button of a gem or a cell with a number in the picture. $points: what it would score, 0 for nothing
gems3d-ui-short-gem = { PICTURE("gems3d-gem", $gem, code: "never") }{ $number }
gems3d-ui-short-goal = { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
# The question to the member, above the numbered buttons
# $count: how many cells the gem reaches · $row: 1 if only those of a chosen row have numbers
gems3d-ui-which-gem = Which gem? Press its number. Put gems of one type near each other.
# In a daily, above some of many gems
gems3d-ui-which-of-many = Which gem?
gems3d-ui-which-goal =
    { $row ->
        [1] Which cell of this row? Press its number.
       *[0] { gems3d-ui-lit-cells }
    }
gems3d-ui-lit-cells = Where to? Press a number. Put gems of one type near each other.
gems3d-ui-which-row = In which row? Its number is left of the board.
# The same, if one choice promises something: a star marks its number in the picture. $number: in the picture
# $row: how many gems stand in a row then · $line: how many are needed · $points: what this would score, 0 for nothing
gems3d-ui-best-gem = { $points ->
        [0] Which gem? **{ $number }** can make { $row } of { $line } in a line.
       *[other] Which gem? **{ $number }** can score **+{ $points }**.
    }
gems3d-ui-best-goal = { $points ->
        [0] Where to? **{ $number }** makes { $row } of { $line } in a line.
       *[other] Where to? **{ $number }** scores **+{ $points }**.
    }
# $over: 1 if the match is over, else 0
gems3d-ui-trick = Trick
gems3d-ui-trick-title = Play a trick
gems3d-ui-trick-field = Which cell, and what will it be?
# What the picture of a lesson marks
gems3d-marked = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }
# A trick that was played, in a sentence: "took … back"
gems3d-ui-trick-told = { $cell } = { WORD("gems3d-gem", $gem) }
# Below the menu of tricks, which stands in place of the form where there are many
gems3d-ui-no-trick = Move a gem
gems3d-ui-reach = Where can a gem go?
gems3d-ui-reach-title = Where can a gem go?
gems3d-ui-reach-field = On which cell is the gem?
# $count: how many cells it reaches
gems3d-ui-reached =
    { $count ->
        [0] The { WORD("gems3d-gem", $gem) } gem on { $cell } cannot move: no cell beside it is empty.
        [one] The { WORD("gems3d-gem", $gem) } gem on { $cell } can go to 1 cell: the lit one.
       *[other] The { WORD("gems3d-gem", $gem) } gem on { $cell } can go to { $count } cells: the lit ones.
    }

# The own board of a race, and of the daily: for its member alone
gems3d-ui-own = My board
# $most: how many turns each board has; 0 for any number
gems3d-ui-board-race =
    { "**" }Your board in the race** · { $score ->
        [one] 1 point
       *[other] { $score } points
    } · { $most ->
        [0] { gems3d-caption-turns }
       *[other] { gems3d-caption-turns-of }
    }
gems3d-ui-goes-race = Only you see it until all have finished. The most points win.
gems3d-ui-done-race = Your board has ended, and its points count. When all have finished, you see all boards.
gems3d-ui-race-over = The race is over, and all boards are shown.
# $others: how many others still play
gems3d-ui-close-sure =
    Do you really want to end your board? Its points count, and { $others ->
        [0] the match ends.
       *[other] the others play on.
    }
# The member’s own board of the day. $turn: which turn it is · $most: how many there are
gems3d-ui-daily-turn = { "**" }Turn { $turn } of { $most }.**
# Before the first move. $drop: how many gems fall after a move that scores nothing
gems3d-ui-daily-goal =
    Line up { $line } gems of one type: they vanish and score. You have **{ $turns } turns**: in each you move one gem, and if nothing vanishes, { $drop ->
        [one] 1 new one falls.
       *[other] { $drop } new ones fall.
    }
gems3d-ui-no-race = No race is being played in this channel. `/gems new mode:race` opens one.
gems3d-ui-no-race-direct = You play no race in our direct messages. `/letters new` opens a table there.
# $turns: how many turns each sign shows
gems3d-ui-squares =
    -# { $turns ->
        [one] Points a turn
       *[other] Points in { $turns } turns
    }: { $none } 0 · { $few } 1–9 · { $some } 10–24 · { $many } 25–49 · { $most } 50 and more
gems3d-ui-example = such as { $example }
# $gem, $points, $row, $line: as in gems3d-ui-best-gem
# $how: "gem" for a gem, "goal" for where it goes, "trick" for what a gem turns into
gems3d-ui-choice =
    { PICTURE("gems3d-gem", $gem, code: "never") }{ $how ->
        [goal] { WORD("gems3d-gem", $gem) } to { $cell }
        [trick] { $cell } turns { WORD("gems3d-gem", $gem) }
       *[gem] { WORD("gems3d-gem", $gem) } { $cell }
    }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }{ $row ->
        [0] { "" }
       *[other] {" "}· { $row } of { $line } in a line
    }

## Commands: Discord shows at most 100 letters of each

gems3d-cmd = Gems 3D: bring gems into lines before the board is full
gems3d-cmd-new = Start a match; without options, you play alone and at once
gems3d-opt-mode = Alone; 2 to 8 players in turn on one board; 2 to 8 at once, each on their own board. Usually alone
gems3d-opt-size = Cells along each side of the board, 5 to 15; usually 9. More make the match longer
gems3d-opt-types = Types of gems in play, 3 to 12; usually 7. Fewer make it easier
gems3d-opt-drop = New gems after a move that completes no line, 1 to 7; usually 3. Fewer make it longer
gems3d-opt-line = Gems that make a line, 3 to 10; usually 5. Fewer score sooner; on a 5x5 board take 3 or 4
gems3d-opt-turns = Turns until the end, up to 200; usually until the board is full. 20 turns score about 20 points
gems3d-opt-points = In a race, everybody’s points are shown on the board in the channel
gems3d-opt-hard = No undo, and the next gems stay hidden; with a leaderboard of its own
gems3d-opt-cells = Mark the cells on which the next gems fall; with a leaderboard of its own
gems3d-choice-solo = Solo: you alone
gems3d-choice-relay = Relay: 2 to 8 players in turn, one common score
gems3d-choice-race = Race: 2 to 8 players at once, a board for each
gems3d-choice-hidden = Hidden: the next gems fall on random empty cells
gems3d-choice-shown = Shown: small gems mark where the next ones fall
gems3d-cmd-daily = The board of the day, the same for everybody; only you see yours until the day is over
gems3d-opt-daily-move = A move to make on it, such as A1 C3; without it you see the board and its buttons
gems3d-cmd-own = Your board in the race of this channel; only you see it
gems3d-cmd-move = Take a gem to an empty cell
gems3d-opt-from = The gem’s cell, such as A1
gems3d-opt-to = The empty cell it goes to, such as C3
gems3d-cmd-trick = Use a trick on a gem that blocks a line
gems3d-opt-trick-cell = The cell of the gem to turn, such as E5
gems3d-opt-trick-type = What it turns into; usually what scores most
gems3d-cmd-reach = See where a gem can go; only you see the answer
gems3d-opt-reach-cell = The gem’s cell, such as A1

## Worth a badge. $number: how far it went

gems3d-feat-chain = { $number } gems at once
gems3d-feat-double = { $number } lines in one move
gems3d-feat-emptied =
    { $number ->
        [one] Emptied the board
       *[other] Emptied the board { $number } times
    }
gems3d-feat-full =
    { $number ->
        [one] Saved a full board
       *[other] Saved a full board { $number } times
    }

## What the answer to a puzzle is about: "It is about a line."

gems3d-motif-line = a line
gems3d-motif-diagonal = a diagonal line
gems3d-motif-detour = a line at the end of a long way
gems3d-motif-long = more gems in a line than it needs
gems3d-motif-cross = two lines at once
gems3d-motif-prepare = a line that comes later
# The gems that fell after the best move made lines. $points: at least 1
gems3d-puzzle-then =
    Then the gems that fell added { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
