# Gem Drop: all that this game says.

gemdrop-name = Gem Drop
gemdrop-command = /gemdrop
gemdrop-new-table = `/gemdrop new`
gemdrop-cmd = Drop gems into columns and line them up
gemdrop-opt-width = Columns of the board, 5 to 9
gemdrop-opt-height = Rows of the board, 4 to 8
gemdrop-opt-line = Gems in a winning line, 3 to 5
gemdrop-scoreboard = { $width }×{ $height } · lines of { $line }
gemdrop-event-dropped = { $name } drops a gem into column { $column }.
gemdrop-rules-play =
    ### Gem Drop: how to play
    Take turns to drop a gem into one of { $width } columns; it falls as far as it can.
    { "**" }Goal:** be the first with { $line } of your gems in a line: across, up or diagonal. A full board is a draw.
