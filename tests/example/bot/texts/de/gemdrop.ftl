# Gem Drop: alles, was dieses Spiel sagt.

gemdrop-name = Gem Drop
gemdrop-command = /gemdrop
gemdrop-new-table = `/gemdrop new`
gemdrop-cmd = Edelsteine in Spalten werfen und aufreihen
gemdrop-opt-width = Spalten des Bretts, 5 bis 9
gemdrop-opt-height = Reihen des Bretts, 4 bis 8
gemdrop-opt-line = Steine in einer Gewinnreihe, 3 bis 5
gemdrop-scoreboard = { $width }×{ $height } · Reihen aus { $line }
gemdrop-event-dropped = { $name } wirft einen Stein in Spalte { $column }.
gemdrop-rules-play =
    ### Gem Drop: So wird gespielt
    Werft abwechselnd einen Stein in eine von { $width } Spalten; er fällt, so tief er kann.
    { "**" }Ziel:** als Erste oder Erster { $line } eigene Steine in einer Reihe haben: waagrecht, senkrecht oder schräg. Ein volles Brett ist ein Unentschieden.
