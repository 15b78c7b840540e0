# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gems3d-lesson-first = First lines
gems3d-lesson-first-aim = Five gems of one type side by side are a **line** and bring points. The most points win.

gems3d-lesson-first-move = Bring a fourth red gem to the other three: press **{ LABEL("gems3d-ui-move") }**, choose the gem, then the cell: each then has a number to press. In E6, the letter is the column and the number is the row.
gems3d-lesson-first-move-done = No line yet, so new gems fell on random cells: those with marked corners.
gems3d-lesson-first-move-tip = **{ gems3d-caption-next }** had shown them. If they complete a line, it scores for you, too.

gems3d-lesson-first-line = Now the fifth: move the red gem that fell to either end of the four.
gems3d-lesson-first-line-done = The line vanishes: **+5**.
gems3d-lesson-first-line-tip = After a move that makes a line, nothing falls.

gems3d-lesson-first-path = A gem goes over empty cells: up, down, left and right, never diagonally, never through a gem. Two purple gems are left over. Which of them finds a path to the four?
gems3d-lesson-first-path-done = It went all the way round the wall: **+5**.
gems3d-lesson-first-path-tip = The one in the corner is walled in.

gems3d-lesson-first-diagonal = Lines may be diagonal, too. Complete the blue one, at either end.
gems3d-lesson-first-diagonal-done = Lines across, down and on both diagonals count the same.
gems3d-lesson-first-diagonal-tip = Diagonal lines are easy to miss, so watch for them.

gems3d-lesson-first-longer = White needs one more gem for a line of five, yellow one for **seven**. Make the longer line: the yellow gem that stands alone goes into the gap.
gems3d-lesson-first-longer-done = You got +13 instead of +5.
gems3d-lesson-first-longer-tip = The **bonus** grows fast: five gems bring 5, six 8, seven 13. So leave a gap in the middle and fill it last.

gems3d-lesson-first-cross = Lines of one type that share a gem count together. Move the green gem that stands alone to the cell where it completes the column **and** the row.
gems3d-lesson-first-cross-done = Nine gems at once: **+29**.
gems3d-lesson-first-cross-tip = You have over 50 points now, and that brings your first **trick**. The wand above the board counts your tricks.

gems3d-lesson-first-trick = The board is full. That would be the end, but you have a trick: it changes one gem so that a line is complete. Press **{ LABEL("gems3d-ui-trick") }** and take the one that brings +8.
gems3d-lesson-first-trick-done = Six gems are gone, and the match goes on.
gems3d-lesson-first-trick-tip = Every 50 points bring a trick. A full board without a trick is the end.

gems3d-lesson-first-match = A race: everybody plays on a board of their own, at the same time. It ends after 12 turns, or when the board is full.
