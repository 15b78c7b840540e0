# What stands where the first channel of the local Discord begins (make play). A press on a command writes it.

playground-welcome =
    # Welcome to Lapidary
    This is a little Discord on your own computer, with the real bot in it. Press a command, then Enter:
    1. `/learn` teaches you **Gems 3D**, **Gembatan** or **Gem Rush**, move by move.
    2. `/gems new` starts a match of your own. `/gembatan new` and `/rush new` wait for others, or for a computer player.
    3. `/gems new mode:relay` is a match with others. Open a second tab as another member (by a link in the member list). Join the match there, then start it here.

    `/help` shows all else. Close this whenever you like: it goes on where you left it.
