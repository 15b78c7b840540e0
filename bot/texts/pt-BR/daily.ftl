# O tabuleiro do dia: um por dia, o mesmo para todos.

# $game: a chave de um jogo
daily-error-over = O dia deste tabuleiro acabou, e os pontos dele contam. `{ WORD($game, "command") } daily` abre o de hoje.
daily-error-not-over = Seu tabuleiro de hoje não acabou. Termine-o primeiro, depois mostre seu resultado.
daily-error-shared = Você já mostrou seu resultado neste servidor. Pode mostrá-lo uma vez em cada servidor onde jogou.
daily-error-spent = Você já tinha aberto o tabuleiro de hoje, e depois apagou seus dados. O próximo chega à meia-noite UTC.
daily-error-today = Os resultados de hoje são segredo até a meia-noite UTC. Veja-os amanhã.

## Os resultados de um dia, no dia seguinte. $date: como 21 de nov. de 2026

daily-table-title =
    ### { WORD($game, "name") }: tabuleiro do dia, { $date }
# Números com barra: senão o Markdown numeraria de novo, e lugares iguais são divididos.
daily-table-row =
    { $rank }\. **{ $name }** · { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    } · { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
daily-table-more =
    { $count ->
        [1] … e mais 1
       *[other] … e mais { $count }
    }
daily-table-empty = Ninguém o jogou neste servidor.
# $game: a chave de um jogo
daily-table-next = Jogue o tabuleiro de hoje: `{ WORD($game, "command") } daily`.
