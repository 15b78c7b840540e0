# O tabuleiro do dia de Gembatan: três turnos em um tabuleiro no meio de uma partida. Veja também daily.ftl.

gembatan-event-board-begun =
    O tabuleiro tem { $tiles } ladrilhos e { $gems } gemas. Há { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    } para jogar.
gembatan-event-match-ended-turns = Todos os turnos foram jogados.
gembatan-event-match-ended-stuck = Nada mais cabe.
gembatan-event-match-ended-closed = O tabuleiro foi encerrado antes da hora.

gembatan-alt-turn-of = Turno { $number } de { $most }.
gembatan-alt-over-turns = Fim: todos os turnos foram jogados.
gembatan-alt-over-stuck = Fim: nada mais cabe.
gembatan-alt-over-closed = Fim: o tabuleiro foi encerrado antes da hora.
gembatan-alt-hidden = Um tabuleiro do dia; ele fica escondido.

gembatan-caption-hidden = Um tabuleiro do dia; ele fica escondido
gembatan-caption-reason-turns = Todos os turnos foram jogados
gembatan-caption-reason-stuck = Nada mais cabe
gembatan-caption-reason-closed = Encerrado antes da hora

gembatan-trade-last-turn = Este é o seu último turno: depois de uma troca, você não compraria mais nada. Jogue, ou aperte **{ daily-ui-end }**.

gembatan-scoreboard-daily = Tabuleiro do dia

## O próprio tabuleiro do dia

gembatan-ui-daily-goal =
    Faça o máximo de pontos em { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }: coloque ladrilhos e gemas, forme correntes de uma cor.
gembatan-ui-daily-turn = { "**" }Turno { $number } de { $most }.**
gembatan-ui-daily-step =
    O que você joga?{ $sockets ->
        [0] { "" }
       *[other] { " " }Os números são engastes para suas gemas.
    }
gembatan-ui-own = Meu tabuleiro
gembatan-ui-signs = -# Pontos de cada turno: { $none } 0 · { $few } 1–6 · { $some } 7–12 · { $many } 13–19 · { $most } 20 ou mais

gembatan-cmd-daily = O tabuleiro do dia, o mesmo para todos; só você vê o seu até o dia acabar
gembatan-opt-daily-move = Um passo nele, como BI60 RB-- W, ou end; sem ele, você vê o tabuleiro e os botões
