# `/menus`: in which order a member's own menus stand. How a sentence is written is told at the head of errors.ftl.

menu-cmd = The order of the choices in your own menus
menu-opt-order = The best first, or as they lie on the board
# The buttons, and the choices of the option
menu-choice-best = Best first
menu-choice-place = As on the board
# $order: as it is now
menu-now =
    ### Your menus
    { $order ->
        [best] The best choice comes first when you play alone, together or against computer players.
       *[place] Choices stand as they lie on the board, row by row.
    }
    -# Against other members, and on the board of the day, choices always stand as on the board: finding the best one is part of the game.
