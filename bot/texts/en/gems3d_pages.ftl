# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $size, $types, $drop, $line: the settings of the match here, or the usual ones

gems3d-page-goal-title = What it is about
gems3d-page-goal =
    Each turn you move one gem, then new gems fall. { $line } or more of one type side by side, across, down or diagonally, are a **line**: they vanish, score and make room.

    Play as long and score as much as you can. A match has { $types } of 16 types of gems, chosen at random.
gems3d-page-goal-alt = A board with nine columns, half full of gems of seven types. Above it: 62 points, one trick, the next three gems.

gems3d-page-move-title = Moving a gem
gems3d-page-move =
    Press **{ LABEL("gems3d-ui-move") }**, choose a gem, then an empty cell. The gem goes over empty cells: up, down, left or right, never diagonally, never through a gem.

    Here the red gem on B2 can go to all bright cells, not to A4 and G1. If no path is free, choose again: it is still your turn.
gems3d-page-move-alt = The red gem on B2 is chosen. All empty cells are bright, except A4 and G1: gems block every path to them.

gems3d-page-fall-title = What falls
gems3d-page-fall =
    After a move that makes no line, { $drop ->
        [one] 1 new gem falls
       *[other] { $drop } new gems fall
    } on random empty cells; here they have marked corners. Above the board, **{ gems3d-caption-next }** shows what falls, not where.

    If they complete a line, it scores for you. After a move that makes a line, nothing falls, unless the board is empty.
gems3d-page-fall-alt = The red gem has gone from B2 to E3; a trail shows its path. Three new gems with marked corners have fallen. Above, the next three.

gems3d-page-line-title = A line
gems3d-page-line =
    The red gem went from F4 to F3 and is the fifth in its row. The line vanishes at once: **+5**. The gems must lie side by side without a gap, across, down or on a diagonal.{ $line ->
        [5] { "" }
       *[other] {" "}In your match, a line has { $line } gems or more.
    }
gems3d-page-line-alt = A red gem has moved from F4 to F3. The five red gems from B3 to F3 vanish and bring 5 points.

gems3d-page-bonus-title = Bonus
gems3d-page-bonus =
    The **bonus** is what a line scores. It grows fast:
    `5` +5 · `6` +8 · `7` +13 · `8` +20 · `9` +29 · `10` +40
    From five on, N gems score 4 + (N − 4)². Here the seventh blue gem went into the gap: +13. Five would score 5.{ $line ->
        [3] {" "}Three and four score a point a gem.
        [4] {" "}Four score 4.
       *[other] { "" }
    }
gems3d-page-bonus-alt = A blue gem has moved from D4 into the gap on D3. The seven blue gems from A3 to G3 vanish and bring 13 points.

gems3d-page-cross-title = Lines that cross
gems3d-page-cross =
    Lines of one type that share a gem count as one. Here five green gems down and five across share the corner on C5: nine gems, **+29**.

    Two lines that share no gem score one by one.
gems3d-page-cross-alt = A green gem has moved from A3 to the corner C5. Five green gems from C1 to C5 and five from C5 to G5 vanish together and bring 29 points.

gems3d-page-trick-title = Tricks
gems3d-page-trick =
    Every 50 points bring a **trick**. It changes the one wrong gem that keeps a line from scoring: here the blue one on D3 becomes red, +5.

    The board marks where a trick works and has the button **{ LABEL("gems3d-ui-trick") }**. The line scores at once, nothing falls, and you still have your move.
gems3d-page-trick-alt = Two red gems, a blue one on D3, two red gems. The row is magenta, with a wand and +5 on the blue gem. Above the board, the wand shows one trick.

gems3d-page-end-title = The end
gems3d-page-end =
    The match ends when the board is full. Even then a trick can save you: here the gold gem on E3 becomes red, and five cells are free again.

    With **{ ui-resign }** you stop, and your points count. They do not if you fall silent and a computer player finishes for you. `/gems top` shows the best of this server.
gems3d-page-end-alt = A full board. In row 3, five cells are marked in magenta. From left to right: red, red, gold on E3 with a wand and +5, red, red.

gems3d-page-undo-title = Undo and Hard
gems3d-page-undo =
    { "**" }{ LABEL("ui-undo") }** takes back moves that scored nothing and did not end the match, several in a row if you like. Luck stays the same: the same move brings the same gems.

    A match in **Hard** has no undo and hides the next gems: above the board you see a crossed-out arrow and a lock.
gems3d-page-undo-alt = Above the board, the arrow for undo is crossed out. A lock hides the next gems.

gems3d-page-together-title = Solo and relay
gems3d-page-together =
    { "**" }Solo:** you play alone, others can watch.

    { "**" }Relay:** 2 to 8 players share one board and move in turn. Your moves score for you, with the gems that fall after them; the sum is the table’s. Tricks belong to all: each player can use them in their turn.
gems3d-page-together-alt = A board with three players above it: You with 18 points, two others with 13 and 15. The sum is 46.

gems3d-page-race-title = Race and daily
gems3d-page-race =
    { "**" }Race:** 2 to 8 players at once, each on a board of their own that stays hidden until all have ended. The same gems fall for all, 300 times at most. There is no undo. The most points win.

    { "**" }Daily:** one board a day, the same for everybody, in Hard. You play it once: `/gems daily`.
gems3d-page-race-alt = Three players in a race, each in a lane with their number of turns: 12, 9 and 14. No board is shown.

gems3d-page-settings-title = Settings
gems3d-page-settings =
    With `/gems new` you choose: board 5 to 15, gem types 3 to 12, gems a turn 1 to 7, length of a line 3 to 10, turns up to 200 (`turns`). In a race, `points` shows everybody’s points. `cells` marks where gems fall next.

    { "**" }Now:** board { $size } × { $size }, { $types } types, { $drop } a turn, lines of { $line }.
gems3d-page-settings-alt = A small board with five columns and large gems.

# $turns: of the daily
gems3d-here-daily =
    You alone play { $turns } turns. Press the number of a gem, then the number of the cell to which it goes. There is no undo. **{ daily-ui-end }** stops early, and your points count.

    The pages after this one tell of matches. There, **{ LABEL("gems3d-ui-move") }** leads to the choices that you have here.
