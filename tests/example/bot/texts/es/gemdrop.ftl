# Gem Drop: todo lo que dice este juego.

gemdrop-name = Gem Drop
gemdrop-command = /gemdrop
gemdrop-new-table = `/gemdrop new`
gemdrop-cmd = Suelta gemas en columnas y ponlas en línea
gemdrop-opt-width = Columnas del tablero, de 5 a 9
gemdrop-opt-height = Filas del tablero, de 4 a 8
gemdrop-opt-line = Gemas en una línea ganadora, de 3 a 5
gemdrop-scoreboard = { $width }×{ $height } · líneas de { $line }
gemdrop-event-dropped = { $name } suelta una gema en la columna { $column }.
gemdrop-rules-play =
    ### Gem Drop: cómo se juega
    Por turnos, cada uno suelta una gema en una de las { $width } columnas; cae hasta donde puede.
    { "**" }Meta:** poner antes que nadie { $line } gemas propias en línea: horizontal, vertical o diagonal. Un tablero lleno es un empate.
