# Dicas: a jogada que um jogador virtual do nível difícil faria.

hint-ui-hint = Dica
hint-ui-show = Mostrar uma dica
hint-ui-play = Jogar assim
hint-ui-other = Outra dica
# Antes da primeira dica de uma partida sem outras pessoas
hint-first = Com uma dica, esta partida conta no ranking **com dicas**. Desfazer não muda isso.
hint-working = Um momento: estou pensando na sua jogada.
# $number: 2 para a segunda melhor jogada, e assim por diante
hint-title =
    { $number ->
        [1] **Minha sugestão**
       *[other] **Sugestão { $number }**
    }
# Onde o jogo não diz por quê
hint-move = Uma boa jogada: **{ $move }**.
hint-counts = -# Esta partida conta no ranking com dicas.
# $board: o nome de um ranking
hint-board = { $board } · com dicas
hint-settings = { $settings } · com dicas
hint-error-rated = Não há dicas contra outros membros, para ser justo. Elas existem em partidas solo, cooperativas ou contra jogadores virtuais.
hint-error-race = Não há dicas em uma corrida, para ser justo. Elas existem em partidas solo, cooperativas ou contra jogadores virtuais.
hint-error-daily = Não há dicas no tabuleiro do dia: ele é o mesmo para todos. Elas existem em uma partida sua: `{ WORD($game, "command") } new`.
hint-error-all-shown = Você já viu todas as minhas dicas aqui.
