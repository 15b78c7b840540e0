# What stands where the first channel of the local Discord begins (make play). A press on a command writes it.

playground-welcome =
    # Welcome to Lapidary
    This is a little Discord on your own computer. The bot in it is the real one. Three things to try:
    1. Press `/gems new`, then Enter: a board appears, and it is your move.
    2. Press **{ LABEL("gems3d-ui-move") }** below the board, choose a gem, then where it goes.
    3. Press `/gems new mode:relay`, then Enter, for a game with others. Open a second tab as another member (the member list has a link for each), press **{ LABEL("ui-join") }** there and **{ LABEL("ui-begin") }** here.

    `/gems rules` explains the game, page by page, with pictures. Close this whenever you like: it goes on where you left it.
