# Gem Drop: tudo o que este jogo diz.

gemdrop-name = Gem Drop
gemdrop-command = /gemdrop
gemdrop-new-table = `/gemdrop new`
gemdrop-cmd = Solte gemas nas colunas e forme uma linha
gemdrop-opt-width = Colunas do tabuleiro, de 5 a 9
gemdrop-opt-height = Fileiras do tabuleiro, de 4 a 8
gemdrop-opt-line = Gemas de uma linha vencedora, de 3 a 5
gemdrop-scoreboard = { $width }×{ $height } · linhas de { $line }
gemdrop-event-dropped = { $name } solta uma gema na coluna { $column }.
gemdrop-rules-play =
    ### Gem Drop: como se joga
    Em turnos, cada um solta uma gema em uma das { $width } colunas; ela cai até onde der.
    { "**" }Objetivo:** fazer antes de todos uma linha de { $line } gemas suas: na horizontal, na vertical ou na diagonal. Um tabuleiro cheio é um empate.
