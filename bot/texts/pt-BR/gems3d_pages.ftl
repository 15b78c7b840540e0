# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $size, $types, $drop, $line: the settings of the match here, or the usual ones

gems3d-page-goal-title = Do que se trata
gems3d-page-goal =
    Em cada turno você move uma gema, depois caem gemas novas. { $line } ou mais do mesmo tipo lado a lado, na fileira, na coluna ou na diagonal, formam uma **linha**: somem, pontuam e abrem espaço.

    Jogue e pontue o máximo que puder. Uma partida tem { $types } de 16 tipos de gemas, sorteados.
gems3d-page-goal-alt = Um tabuleiro de nove colunas, meio cheio, com gemas de sete tipos. Acima dele: 62 pontos, um truque, as próximas três gemas.

gems3d-page-move-title = Mover uma gema
gems3d-page-move =
    Aperte **{ LABEL("gems3d-ui-move") }**, escolha uma gema, depois uma casa vazia. A gema anda por casas vazias: para cima, baixo, esquerda ou direita, nunca na diagonal, nunca através de uma gema.

    Aqui a vermelha de B2 alcança todas as casas claras, menos A4 e G1. Sem caminho livre, escolha de novo: ainda é a sua vez.
gems3d-page-move-alt = A gema vermelha de B2 está escolhida. Todas as casas vazias estão claras, menos A4 e G1: gemas bloqueiam todos os caminhos até elas.

gems3d-page-fall-title = O que cai
gems3d-page-fall =
    Depois de uma jogada sem linha, { $drop ->
        [1] 1 gema nova cai
       *[other] { $drop } gemas novas caem
    } em casas vazias sorteadas; aqui, com cantos marcados. Acima do tabuleiro, **{ gems3d-caption-next }** mostra o que cai, não onde.

    Se completarem uma linha, ela pontua para você. Depois de uma jogada com linha nada cai, a não ser que o tabuleiro fique vazio.
gems3d-page-fall-alt = A gema vermelha foi de B2 para E3; um rastro mostra o caminho. Três gemas novas com cantos marcados caíram. Acima, as próximas três.

gems3d-page-line-title = Uma linha
gems3d-page-line =
    A gema vermelha foi de F4 para F3 e é a quinta da fileira. A linha some na hora: **+5**. As gemas têm que estar lado a lado, sem buraco, numa fileira, coluna ou diagonal.{ $line ->
        [5] { "" }
       *[other] {" "}Na sua partida, uma linha tem { $line } gemas ou mais.
    }
gems3d-page-line-alt = Uma gema vermelha foi de F4 para F3. As cinco gemas vermelhas de B3 a F3 somem e dão 5 pontos.

gems3d-page-bonus-title = Bônus
gems3d-page-bonus =
    O **bônus** é o que uma linha pontua. Ele cresce rápido:
    `5` +5 · `6` +8 · `7` +13 · `8` +20 · `9` +29 · `10` +40
    A partir de cinco, N gemas dão 4 + (N − 4)². Aqui a sétima gema azul entrou no buraco: +13. Cinco dariam 5.{ $line ->
        [3] {" "}Três e quatro dão um ponto por gema.
        [4] {" "}Quatro dão 4.
       *[other] { "" }
    }
gems3d-page-bonus-alt = Uma gema azul foi de D4 para o buraco em D3. As sete gemas azuis de A3 a G3 somem e dão 13 pontos.

gems3d-page-cross-title = Linhas que se cruzam
gems3d-page-cross =
    Linhas do mesmo tipo com uma gema em comum contam como uma. Aqui cinco gemas verdes na coluna e cinco na fileira dividem o canto C5: nove gemas, **+29**.

    Sem gema em comum, cada uma pontua.
gems3d-page-cross-alt = Uma gema verde foi de A3 para o canto C5. Cinco gemas verdes de C1 a C5 e cinco de C5 a G5 somem juntas e dão 29 pontos.

gems3d-page-trick-title = Truques
gems3d-page-trick =
    A cada 50 pontos você ganha um **truque**. Ele muda a única gema errada que impede uma linha de pontuar: aqui a azul de D3 vira vermelha, +5.

    O tabuleiro marca onde um truque funciona e tem o botão **{ LABEL("gems3d-ui-trick") }**. A linha pontua na hora, nada cai, e a sua jogada continua disponível.
gems3d-page-trick-alt = Duas gemas vermelhas, uma azul em D3, duas vermelhas. A fileira está magenta, com uma varinha e +5 na gema azul. Acima do tabuleiro, a varinha mostra um truque.

gems3d-page-end-title = O fim
gems3d-page-end =
    A partida acaba quando o tabuleiro está cheio. Mesmo aí um truque pode salvar você: aqui a gema dourada de E3 vira vermelha, e cinco casas ficam livres.

    Com **{ ui-resign }** você para, e seus pontos contam. Eles não contam se você sumir e um computador terminar por você. `/gems top` mostra os melhores deste servidor.
gems3d-page-end-alt = Um tabuleiro cheio. Na fileira 3, cinco casas estão magenta: vermelha, vermelha, dourada em E3 com uma varinha e +5, vermelha, vermelha.

gems3d-page-undo-title = Desfazer, e o Difícil
gems3d-page-undo =
    { "**" }{ LABEL("ui-undo") }** desfaz jogadas que não pontuaram nem encerraram a partida, várias seguidas se quiser. A sorte não muda: a mesma jogada traz as mesmas gemas.

    Uma partida no **Difícil** não tem desfazer e esconde as próximas gemas: acima do tabuleiro há uma seta riscada e um cadeado.
gems3d-page-undo-alt = Acima do tabuleiro, a seta de desfazer está riscada. Um cadeado esconde as próximas gemas.

gems3d-page-together-title = Solo e revezamento
gems3d-page-together =
    { "**" }Solo:** só você joga, os outros podem assistir.

    { "**" }Revezamento:** de 2 a 8 jogadores dividem um tabuleiro, um por vez. Suas jogadas pontuam para você, com as gemas que caem depois; a soma é da mesa. Os truques são de todos: cada um pode usá-los na sua vez.
gems3d-page-together-alt = Um tabuleiro com três jogadores acima: você com 18 pontos, os outros dois com 13 e 15. A soma é 46.

gems3d-page-race-title = Corrida e tabuleiro do dia
gems3d-page-race =
    { "**" }Corrida:** de 2 a 8 jogadores ao mesmo tempo, cada um no seu tabuleiro, escondido até todos terminarem. Todos recebem as mesmas gemas, em até 300 quedas, sem desfazer. Quem tem mais pontos vence.

    { "**" }Tabuleiro do dia:** um por dia, igual para todos, no Difícil. Joga-se uma vez: `/gems daily`.
gems3d-page-race-alt = Três jogadores numa corrida, cada um numa raia com o número de turnos: 12, 9 e 14. Nenhum tabuleiro aparece.

gems3d-page-settings-title = Configurações
gems3d-page-settings =
    Com `/gems new` você escolhe: tabuleiro 5 a 15, tipos 3 a 12, gemas por turno 1 a 7, linha 3 a 10, turnos até 200 (`turns`). Numa corrida, `points` mostra os pontos de todos. `cells` marca onde cairão.

    { "**" }Agora:** tabuleiro { $size } × { $size }, { $types } tipos, { $drop } por turno, linhas de { $line }.
gems3d-page-settings-alt = Um tabuleiro pequeno de cinco colunas, com gemas grandes.

gems3d-here-daily =
    Você joga { $turns } turnos, só você. Aperte o número de uma gema, e depois o da casa para onde ela vai. Não se desfaz nada. **{ daily-ui-end }** para antes do fim, e os seus pontos valem.

    As páginas seguintes falam de partidas. Lá, **{ LABEL("gems3d-ui-move") }** leva ao que você escolhe aqui na hora.
