# The first message of the local Discord (make play).

playground-welcome =
    # Welcome to Lapidary
    This is a little Discord on your own computer. The bot in it is the real one.
    1. Type `/gems new` and press Enter: a board appears, and it is your move.
    2. Press **{ gems3d-ui-move }** on the board and type two cells, such as `a1 c3`.
    3. Open a second tab as another member (their names are at the right), type `/gems new` with `mode: relay`, and play together.

    `/gems rules` tells the rules on one screen. Close this whenever you like: it goes on where you left it.
