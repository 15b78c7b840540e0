# Gem Drop : tout ce que dit ce jeu.

gemdrop-name = Gem Drop
gemdrop-command = /gemdrop
gemdrop-new-table = `/gemdrop new`
gemdrop-cmd = Fais tomber des gemmes dans les colonnes et aligne-les
gemdrop-opt-width = Colonnes du plateau, 5 à 9
gemdrop-opt-height = Rangées du plateau, 4 à 8
gemdrop-opt-line = Gemmes d’une ligne gagnante, 3 à 5
gemdrop-scoreboard = { $width }×{ $height } · lignes de { $line }
gemdrop-event-dropped = { $name } fait tomber une gemme dans la colonne { $column }.
gemdrop-rules-play =
    ### Gem Drop : comment jouer
    À tour de rôle, on fait tomber une gemme dans l’une des { $width } colonnes ; elle descend aussi bas que possible.
    { "**" }But :** aligner avant les autres { $line } de ses gemmes : à l’horizontale, à la verticale ou en diagonale. Un plateau plein est une égalité.
