# Gems 3D: all that this game says. How a sentence is written is told at the head of errors.ftl.

gems3d-name = Gems 3D
gems3d-command = /gems
gems3d-new-table = `/gems new` com o modo { gems3d-mode-relay } ou { gems3d-mode-race }

## The gems. They stand after the word "gema" ("a gema azul-clara") and alone ("vermelha C3 → F6").

gems3d-gem-black = preta
gems3d-gem-gold = dourada
gems3d-gem-blue = azul
gems3d-gem-green = verde
gems3d-gem-candy = bala
gems3d-gem-light-blue = azul-clara
gems3d-gem-blue-patch = malhada azul
gems3d-gem-yellow = amarela
gems3d-gem-blue-stripe = listrada azul
gems3d-gem-orange-stripe = listrada laranja
gems3d-gem-chocolate = chocolate
gems3d-gem-red = vermelha
gems3d-gem-glass = vidro
gems3d-gem-purple = roxa
gems3d-gem-white = branca
gems3d-gem-yellow-patch = malhada amarela

## Modes and score boards

gems3d-mode-solo = Solo
gems3d-mode-relay = Revezamento
gems3d-mode-race = Corrida
gems3d-mode-daily = Tabuleiro do dia
gems3d-start-solo = { gems3d-mode-solo }
gems3d-start-solo-told = ◆ **{ gems3d-mode-solo }:** só você, na hora
gems3d-start-relay = { gems3d-mode-relay }
gems3d-start-relay-told = ◆ **{ gems3d-mode-relay }:** de 2 a 8 membros, um por vez no mesmo tabuleiro, com pontos de todos
gems3d-start-race = { gems3d-mode-race }
gems3d-start-race-told = ◆ **{ gems3d-mode-race }:** de 2 a 8 ao mesmo tempo, um tabuleiro para cada um
gems3d-start-short = Corrida curta
gems3d-start-short-told = ◆ **{ gems3d-start-short }:** 12 turnos num tabuleiro pequeno, uns 6 minutos

gems3d-scoreboard =
    { WORD("gems3d-mode", $mode) } · { $size }×{ $size } · { $types } tipos · linhas de { $line } · { $drop } { $drop ->
        [1] gema nova
       *[other] gemas novas
    } por turno{ $hard ->
        [0] { "" }
       *[other] {" "}· Difícil
    }{ $turns ->
        [0] { "" }
        [1] {" "}· 1 turno
       *[other] {" "}· { $turns } turnos
    }{ $limited ->
        [relay] {" ao todo"}
        [race] {" cada"}
       *[no] { "" }
    }{ $cells ->
        [0] { "" }
       *[other] {" "}· próximas casas à mostra
    }{ $shown ->
        [0] { "" }
       *[other] {" "}· pontos de todos à mostra
    }

## What to do next, below the board. $name: who is to move

gems3d-next-whose = { $name }, sua vez no Gems 3D{ $place }
gems3d-next-move = { $name }: aperte **{ gems3d-ui-move }**, depois escolha uma gema e aonde ela vai.
gems3d-next-trick = { $name }: um truque em { $cell } dá +{ $points }. Aperte **{ gems3d-ui-trick }** antes, ou só **{ gems3d-ui-move }**.
gems3d-next-full = { $name }: o tabuleiro está cheio, mas um truque em { $cell } salva a partida: +{ $points }. Aperte **{ gems3d-ui-trick }**.
gems3d-next-race = { $name }: aperte **{ gems3d-ui-own }**. Só você o vê até todos terminarem.
gems3d-next-goal =
    Alinhe { $line } gemas do mesmo tipo: elas somem e dão pontos. { $own ->
        [0] { $turns ->
            [0] Um tabuleiro cheio encerra a partida.
           *[other] Um tabuleiro cheio encerra a partida, ou o turno { $turns }.
        }
       *[1] { $turns ->
            [0] Cada tabuleiro acaba quando fica cheio.
           *[other] Cada tabuleiro acaba quando fica cheio, ou depois de { $turns } turnos.
        }
    }{ $cells ->
        [0] { "" }
       *[1] {" "}Uma gema pequena num anel cairá ali, ou em outra casa se você ocupar a dela.
    }{ $shared ->
        [0] { "" }
       *[1] {" "}Num revezamento, todos os pontos são de todos juntos.
    }
gems3d-plan-scores = Um turno sem pontos traz novas gemas. Por isso, seu plano só é jogado se todos os turnos anteriores derem pontos.
gems3d-ui-types = -# Gemas desta partida: { LIST(PIECES("gems3d-gem", $gems)) }
gems3d-ui-together =
    ### Juntos: { $total ->
        [1] 1 ponto
       *[other] { $total } pontos
    }{ $count ->
        [0] { "" }
        [1] . Mais pontos: { $name }, { $most }
       *[other] . Mais pontos: { $name }, { $most } cada um
    }
# Quem trouxe mais, se são mais de três
gems3d-ui-players = { $count } jogadores
# Depois dos pontos de um lugar que vários jogaram. $shares: o texto seguinte, para cada um
gems3d-ui-shares = destes, { $shares }
gems3d-ui-share = { $name } { $points }
gems3d-ui-best = Melhor linha: { $alone ->
        [1] { $count } gemas
       *[0] **{ $name }**, { $count } gemas
    } por { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } · { $whole },{ $tenth } pontos por turno
gems3d-next-over = **{ ui-again }** começa a próxima partida. `/gems top` mostra os melhores deste servidor.

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gems3d-event-gem-moved = { $name }: { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }.
gems3d-event-gems-dropped =
    { $count ->
        [1] Cai uma gema
       *[other] Caem { $count } gemas
    }: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-event-trick-played = { $name } usa um truque: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } vira { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }.
gems3d-event-formation-cleared = Somem { $count } gemas { PICTURE("gems3d-gem", $gem, code: "never") }({ WORD("gems3d-gem", $gem) }): **+{ $points }** para { $name }.
gems3d-event-formation-cleared-table = Somem logo { $count } gemas { PICTURE("gems3d-gem", $gem, code: "never") }({ WORD("gems3d-gem", $gem) }): **+{ $points }** para começar.
gems3d-event-tricks-awarded =
    { $count ->
        [1] Um truque conquistado.
       *[other] { $count } truques conquistados.
    }
gems3d-event-board-emptied = O tabuleiro está vazio!
gems3d-event-seat-left = { $name } sai.
gems3d-event-match-ended-full = O tabuleiro está cheio: { gems3d-result }.
gems3d-event-match-ended-resigned = Desistência: { gems3d-result }.
gems3d-event-match-ended-left = Não resta ninguém: { gems3d-result }.
gems3d-event-match-ended-turns = Esse foi o último turno: { gems3d-result }.
gems3d-event-match-ended-closed = O tabuleiro foi encerrado: { gems3d-result }.
gems3d-event-match-ended-raced = A corrida acabou. O melhor tabuleiro tem { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }; todos os tabuleiros juntos levaram { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
gems3d-event-race-won =
    A corrida acabou: **{ $name }** vence com { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }, { $lead } à frente do segundo lugar.
gems3d-event-race-begun =
    Começa a corrida: um tabuleiro para cada um, as mesmas gemas para todos, { $turns ->
        [0] no máximo { $drops } quedas
        [1] 1 turno cada
       *[other] { $turns } turnos cada
    }. Quem tem mais pontos vence.
gems3d-event-step-taken =
    { $turns ->
        [0] { $name } já começou.
       *[other] { $name } está no turno { $turns }.
    }
gems3d-event-step-taken-points =
    { $name }: **{ $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }** no turno { $turns }.
gems3d-event-board-done-points =
    { $turns ->
        [0] { $name } saiu antes do primeiro turno.
       *[other]
            { $name } terminou: **{ $score ->
                [1] 1 ponto
               *[other] { $score } pontos
            }** em { $turns ->
                [1] 1 turno
               *[other] { $turns } turnos
            }.
    }
gems3d-event-board-done =
    { $turns ->
        [0] { $name } saiu antes do primeiro turno.
        [1] { $name } terminou em 1 turno.
       *[other] { $name } terminou em { $turns } turnos.
    }
gems3d-event-taken-out = { $name } não jogou a tempo e está fora da corrida.
gems3d-result =
    { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    } em { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }

## What a suggested move does

gems3d-why-line = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }: { $count } somem ({ $cells }), **+{ $points }**.
gems3d-why-row = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } deixa { $count } de { $line } em linha ({ $cells }).
gems3d-why-room = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } abre espaço entre { $count } gemas { PICTURE("gems3d-gem", $other, code: "never") }({ WORD("gems3d-gem", $other) }).
gems3d-why-wait = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } é uma jogada de espera.
gems3d-why-trick = Truque: { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } vira { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }, { $count } somem ({ $cells }), **+{ $points }**.

## The turning point of a match, `Gems3D.course`

gems3d-course-crowded = A partir daqui, menos de um terço do tabuleiro ficou vazio.
gems3d-course-room = A partir daqui, pelo menos um terço do tabuleiro ficou vazio.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gems3d-alt-turn = Vez de { $name }.
gems3d-alt-over-full = Fim: tabuleiro cheio.
gems3d-alt-over-resigned = Fim: desistência.
gems3d-alt-over-none = Fim: sem resultado. Os pontos não contam.
gems3d-alt-over-left = Fim: não resta ninguém.
gems3d-alt-over-drops = Fim: as últimas gemas caíram.
gems3d-alt-over-turns = Fim: foi o último turno.
gems3d-alt-over-closed = Fim: o tabuleiro foi encerrado.
gems3d-alt-hidden-race = Uma corrida; os tabuleiros ficam escondidos até todos terminarem.
gems3d-alt-hidden-daily = Um tabuleiro do dia; ele fica escondido.
gems3d-alt-lane =
    { $turns ->
        [1] { $name }: 1 turno
       *[other] { $name }: { $turns } turnos
    }
gems3d-alt-lane-points =
    { $name }: { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }, { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-lane-done-points =
    { $name }: terminou, { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }, { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-lane-done =
    { $turns ->
        [1] { $name }: terminou, 1 turno
       *[other] { $name }: terminou, { $turns } turnos
    }
gems3d-alt-raced = A corrida acabou; os tabuleiros lado a lado:
gems3d-alt-raced-board =
    { $place }. { $name }: { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }, { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
# Sem posição, como diz ui-unplaced
gems3d-alt-raced-unplaced =
    – { $name }: { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }, { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
gems3d-alt-score =
    { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }, { $tricks ->
        [0] nenhum truque
        [1] 1 truque
       *[other] { $tricks } truques
    }, { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }.
gems3d-alt-seat = { $name }: { $points }
gems3d-alt-next = A seguir: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-moved = Jogada: { PIECES("gems3d-gem", $gem) } { $start } para { $goal }.
gems3d-alt-tricked = Truque: { $cell } virou { PIECES("gems3d-gem", $gem) }.
gems3d-alt-dropped = Caíram: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-cleared = Sumiram: { $count } { PIECES("gems3d-gem", $gem) }, { $first } a { $last }, +{ $points }.
gems3d-alt-cleared-more =
    { $count ->
        [1] Sumiu também: 1 linha
       *[other] Sumiram também: { $count } linhas
    }, +{ $points }.
gems3d-alt-hint = Truque: { PIECES("gems3d-gem", $what) } vira { WORD("gems3d-gem", $gem) }, +{ $points }.
gems3d-alt-pick =
    Escolhida: { WORD("gems3d-gem", $gem) } { $cell }. Ela pode ir para { $count ->
        [1] 1 casa: { $cells }.
       *[other] { $count } casas: { $cells }.
    }
gems3d-alt-pick-all = Escolhida: { WORD("gems3d-gem", $gem) } { $cell }. Ela pode ir para todas as casas vazias.
gems3d-alt-pick-but = Escolhida: { WORD("gems3d-gem", $gem) } { $cell }. Ela pode ir para todas as casas vazias menos { $cells }.
gems3d-alt-pick-none = Escolhida: { WORD("gems3d-gem", $gem) } { $cell }. Ela não pode ir a lugar nenhum.
gems3d-alt-gains =
    Ela pontua em { $more ->
        [0] { LIST($gains) }
       *[other] { $gains } e mais { $more }
    }.
gems3d-alt-best = Melhor: { $number }, { PIECES("gems3d-gem", $what) }.
gems3d-alt-numbers = Números: { LIST(PIECES("gems3d-gem", $cells)) }.
gems3d-alt-board = Tabuleiro de A1 a { $last }, linhas de { $line }{ $gems ->
        [0] { $empty ->
            [0] { "" }
           *[other] , vazio
        }
       *[other] , { $gems ->
            [1] 1 gema
           *[other] { $gems } gemas
        }, casas vazias: { $empty }
    }:
gems3d-alt-gem = { WORD("gems3d-gem", $gem) }: { LIST($cells) }
gems3d-alt-rest = { WORD("gems3d-gem", $gem) }: todas as outras casas
gems3d-alt-more = Mais { $count } gemas; `/gems board text:{ choice-board-text-words }` diz quais são.
gems3d-alt-left = Mais { $count } gemas.
gems3d-alt-row = Fileira { $row }: { LIST(PIECES("gems3d-gem", $gems)) }
gems3d-alt-row-empty = Fileira { $row }: vazia

## Refusals: moves

gems3d-over = Esta partida acabou. `/gems new` começa a próxima.
gems3d-done = O seu tabuleiro acabou, e os pontos dele contam. Os outros ainda estão jogando.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gems3d-not-your-turn = Ainda não: é a vez de outra pessoa. Você recebe uma menção quando for a sua.
gems3d-off-board = { $cell } não fica neste tabuleiro: as casas dele vão de A1 a { $last }.
gems3d-empty-start = Não há gema em { $cell }. As gemas mais próximas que podem se mover: { LIST(PIECES("gems3d-gem", $nearest)) }.
gems3d-same-cell = A gema { WORD("gems3d-gem", $gem) } já está em { $cell }. Escolha uma casa vazia.
gems3d-walled-in = A gema { WORD("gems3d-gem", $gem) } de { $start } não pode se mover: nenhuma casa ao lado está vazia. Mova antes outra gema.
gems3d-occupied-goal = Em { $goal } já está a gema { WORD("gems3d-gem", $taken) }. A gema { WORD("gems3d-gem", $gem) } de { $start } precisa de uma casa vazia. Perto de { $goal }, ela alcança { LIST($nearest) }.
gems3d-no-path =
    Há gemas em todos os caminhos de { $start } a { $goal }. A gema { WORD("gems3d-gem", $gem) } pode ir para { $count ->
        [1] 1 casa só, { LIST($nearest) }.
        [2] 2 casas, { LIST($nearest) }.
        [3] 3 casas, { LIST($nearest) }.
       *[other] { $count } casas. As mais próximas de { $goal }: { LIST($nearest) }.
    }
gems3d-only-tricks = O tabuleiro está cheio, e nenhuma gema pode se mover. Mas um truque salva você: { $cell } vira { WORD("gems3d-gem", $gem) } por +{ $points }. Aperte **{ LABEL("gems3d-ui-trick") }**.

## Refusals: tricks

gems3d-no-trick =
    Você ainda não tem truque. { $points ->
        [1] Mais 1 ponto dá
       *[other] Mais { $points } pontos dão
    } um.
gems3d-trick-empty = { $cell } está vazia. Escolha uma gema que bloqueie uma linha.
gems3d-trick-same-type = { $cell } já é { WORD("gems3d-gem", $gem) }. Escolha outro tipo.
gems3d-trick-not-in-play = Não há gema { WORD("gems3d-gem", $gem) } nesta partida. As gemas dela: { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-trick-nowhere = Um truque não completa nenhuma linha agora, nem em { $cell } nem em outra casa. Guarde-o e mova uma gema.
gems3d-trick-no-line = Um truque em { $cell } não completa nenhuma linha. Melhor { $best_cell } virar { WORD("gems3d-gem", $best_gem) }: +{ $points }.
gems3d-trick-other-type = Como { WORD("gems3d-gem", $gem) }, { $cell } dá menos pontos, ou nenhum. Melhor ela virar { WORD("gems3d-gem", $best) }: +{ $points }.
gems3d-trick-which = Vários tipos dão +{ $points } em { $cell }. Escolha um: { LIST(PIECES("gems3d-gem", $gems), kind: "or") }.
gems3d-left-before = Você saiu desta partida. Ainda pode assistir.

## Refusals: the options of a new match

gems3d-setting-size = tamanho do tabuleiro
gems3d-setting-types = tipos de gemas
gems3d-setting-drop = gemas novas por turno
gems3d-setting-line = comprimento de uma linha
gems3d-setting-turns = turnos até o fim
gems3d-setting-seats = jogadores
gems3d-option-range = `{ $option }` ({ WORD("gems3d-setting", $option) }) vai de { $low } a { $high } aqui.
gems3d-cells-hard = No Difícil as próximas gemas ficam escondidas, e as casas delas também. Tire `hard` ou `cells`.
gems3d-seats-range =
    { $high ->
        [1] Esta partida é para um membro só.
       *[other] Esta partida é para { $low } a { $high } { WORD("gems3d-setting", $option) }.
    }

## Refusals: what cannot be read

gems3d-notation-move = Não consigo ler “{ $text }” como jogada. Mande início e destino, por exemplo `A1 C3`, ou um truque, por exemplo `E5=red`.
gems3d-notation-half = De { $cell } para onde? Mande início e destino juntos, por exemplo `A1 C3`.
gems3d-notation-cell = “{ $text }” não é uma casa. Uma casa é uma letra e um número, de A1 a { $last }{ $board ->
        [0] {" "}no maior tabuleiro
       *[1] { "" }
    }.
gems3d-notation-gem = “{ $text }” não é casa nem gema. Uma jogada são duas casas, por exemplo `A1 C3`. Um truque é uma casa e uma gema, por exemplo `E5=red`.
gems3d-position-board = Não consigo ler a fileira { $row } do tabuleiro: “{ $text }”. Um tabuleiro tem de 5 a 15 fileiras separadas por /, e outras tantas casas em cada fileira. Escreva uma gema com a letra dela, e casas vazias com a quantidade.
gems3d-position-field = “{ $field }={ $text }” não cabe nesta posição. O campo é desconhecido, está repetido ou não pode ter esse valor.
gems3d-position-line = Esta posição tem uma linha de { $line } ou mais que já devia ter sumido. Tire-a do tabuleiro ou encurte-a.
gems3d-position-stuck = Ninguém pode jogar nesta posição, mas ela não acabou. Encha o tabuleiro vazio, libere uma casa, ou escreva por que acabou, por exemplo `over=full`.

## Captions inside the picture: room for about a dozen letters, the reason for three words

gems3d-caption-next = A SEGUIR
gems3d-caption-hard = DIFÍCIL
gems3d-caption-turns =
    { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
gems3d-caption-turns-of = { $turns } de { $most ->
        [1] 1 turno
       *[other] { $most } turnos
    }
gems3d-caption-points =
    { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }
gems3d-caption-won = { $name } vence
gems3d-caption-lead =
    { $lead ->
        [1] por 1 ponto
       *[other] por { $lead } pontos
    }
gems3d-caption-drawn = Empate
gems3d-caption-over = FIM DE JOGO
gems3d-caption-together = JUNTOS
gems3d-caption-most =
    { $count ->
        [1] Mais pontos: { $name }, { $most }
       *[other] Mais pontos: { $count } jogadores, { $most } cada
    }
gems3d-caption-reason-full = Tabuleiro cheio
gems3d-caption-reason-resigned = Desistência
gems3d-caption-reason-none = Sem resultado
gems3d-caption-uncounted = Os pontos não contam
gems3d-caption-reason-left = Não resta ninguém
gems3d-caption-reason-drops = Acabaram as gemas
gems3d-caption-reason-turns = O último turno
gems3d-caption-reason-closed = Encerrado
gems3d-caption-race = CORRIDA
gems3d-caption-raced = FIM DA CORRIDA
gems3d-caption-hidden = Tabuleiros visíveis só no final
gems3d-caption-done = terminou

## Buttons, modals, suggestions

gems3d-ui-move = Mover
gems3d-ui-move-title = Mover uma gema
gems3d-ui-move-field = De qual casa para qual?
gems3d-ui-move-hint = A casa da gema, depois a casa vazia aonde ela vai
gems3d-ui-choose-gem = Todas as gemas
gems3d-ui-choose-goal = Todas as casas
gems3d-ui-other = Outra gema
gems3d-ui-type = Digitar
gems3d-ui-type-again = Digitar de novo
gems3d-ui-older = Esse era um tabuleiro mais antigo, e nada foi jogado. Aqui está o atual.
gems3d-ui-best-again = A melhor
gems3d-ui-fewer = Menos
gems3d-ui-row = Fileira { $row }: { $count ->
        [1] { $first }
       *[other] { $first } a { $last } · { $count }
    }
gems3d-ui-short-gem = { PICTURE("gems3d-gem", $gem, code: "never") }{ $number }
gems3d-ui-short-goal = { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
gems3d-ui-which-gem = Qual gema? Aperte o número dela. Junte gemas do mesmo tipo.
gems3d-ui-which-of-many = Qual gema?
gems3d-ui-which-goal =
    { $row ->
        [1] Qual casa desta fileira? Aperte o número dela.
       *[0] { gems3d-ui-lit-cells }
    }
gems3d-ui-lit-cells = Para onde? Aperte um número. Junte gemas do mesmo tipo.
gems3d-ui-which-row = Em qual fileira? O número dela fica à esquerda do tabuleiro.
gems3d-ui-best-gem = { $points ->
        [0] Qual gema? **{ $number }** pode deixar { $row } de { $line } em linha.
       *[other] Qual gema? **{ $number }** pode dar **+{ $points }**.
    }
gems3d-ui-best-goal = { $points ->
        [0] Para onde? **{ $number }** deixa { $row } de { $line } em linha.
       *[other] Para onde? **{ $number }** dá **+{ $points }**.
    }
gems3d-ui-trick = Truque
gems3d-ui-trick-title = Usar um truque
gems3d-ui-trick-field = Qual casa, e o que ela vira?
gems3d-marked = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }
gems3d-ui-trick-told = { $cell } = { WORD("gems3d-gem", $gem) }
gems3d-ui-no-trick = Mover uma gema
gems3d-ui-reach = Aonde uma gema vai?
gems3d-ui-reach-title = Aonde uma gema pode ir?
gems3d-ui-reach-field = Em qual casa está a gema?
gems3d-ui-reached =
    { $count ->
        [0] A gema { WORD("gems3d-gem", $gem) } de { $cell } não pode se mover: nenhuma casa ao lado está vazia.
        [1] A gema { WORD("gems3d-gem", $gem) } de { $cell } pode ir para 1 casa: a acesa.
       *[other] A gema { WORD("gems3d-gem", $gem) } de { $cell } pode ir para { $count } casas: as acesas.
    }

gems3d-ui-own = Meu tabuleiro
gems3d-ui-board-race =
    { "**" }Seu tabuleiro na corrida** · { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    } · { $most ->
        [0] { gems3d-caption-turns }
       *[other] { gems3d-caption-turns-of }
    }
gems3d-ui-goes-race = Só você o vê até todos terminarem. Quem tem mais pontos vence.
gems3d-ui-done-race = O seu tabuleiro acabou, e os pontos dele contam. Quando todos terminarem, você verá todos os tabuleiros.
gems3d-ui-race-over = A corrida acabou, e todos os tabuleiros estão à vista.
# $others: quantos outros ainda jogam
gems3d-ui-close-sure =
    Quer mesmo encerrar o seu tabuleiro? Os pontos dele contam, e { $others ->
        [0] a partida acaba.
       *[other] os outros continuam jogando.
    }
# O próprio tabuleiro do dia. $turn: qual turno é · $most: quantos há
gems3d-ui-daily-turn = { "**" }Turno { $turn } de { $most }.**
# Antes da primeira jogada. $drop: quantas gemas caem depois de uma jogada sem pontos
gems3d-ui-daily-goal =
    Alinhe { $line } gemas de um tipo: elas somem e dão pontos. Você tem **{ $turns } turnos**: em cada um move uma gema, e se nada some, { $drop ->
        [1] cai 1 nova.
       *[other] caem { $drop } novas.
    }
gems3d-ui-no-race = Não há corrida neste canal. `/gems new mode:race` abre uma.
gems3d-ui-no-race-direct = Você não joga nenhuma corrida em nossas mensagens diretas. `/letters new` abre uma mesa lá.
# $turns: how many turns each sign shows
gems3d-ui-squares =
    -# { $turns ->
        [one] Pontos por turno
       *[other] Pontos em { $turns } turnos
    }: { $none } 0 · { $few } 1–9 · { $some } 10–24 · { $many } 25–49 · { $most } 50 ou mais
gems3d-ui-example = por exemplo { $example }
gems3d-ui-choice =
    { PICTURE("gems3d-gem", $gem, code: "never") }{ $how ->
        [goal] { WORD("gems3d-gem", $gem) } para { $cell }
        [trick] { $cell } vira { WORD("gems3d-gem", $gem) }
       *[gem] { WORD("gems3d-gem", $gem) } { $cell }
    }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }{ $row ->
        [0] { "" }
       *[other] {" "}· { $row } de { $line } em linha
    }

## Commands: Discord shows at most 100 letters of each

gems3d-cmd = Gems 3D: junte gemas em linhas antes que o tabuleiro encha
gems3d-cmd-new = Comece uma partida; sem opções, só você joga, e na hora
gems3d-opt-mode = Solo, revezamento (2 a 8, um por vez) ou corrida (2 a 8, um tabuleiro cada); o padrão é solo
gems3d-opt-size = Casas por lado do tabuleiro, 5 a 15; o padrão é 9. Com mais, a partida dura mais
gems3d-opt-types = Tipos de gemas em jogo, 3 a 12; o padrão é 7. Com menos, fica mais fácil
gems3d-opt-drop = Gemas novas após uma jogada sem linha, 1 a 7; o padrão é 3. Com menos, dura mais
gems3d-opt-line = Gemas que fazem uma linha, 3 a 10; o padrão é 5. Num tabuleiro 5x5, use 3 ou 4
gems3d-opt-turns = Turnos até o fim, até 200; o padrão é até o tabuleiro encher. 20 turnos dão uns 20 pontos
gems3d-opt-points = Numa corrida, os pontos de todos aparecem no tabuleiro do canal
gems3d-opt-hard = Sem desfazer, e as próximas gemas ficam escondidas; com ranking próprio
gems3d-opt-cells = Marcar as casas onde caem as próximas gemas; com ranking próprio
gems3d-choice-solo = Solo: só você
gems3d-choice-relay = Revezamento: 2 a 8 jogadores, um por vez, pontos de todos
gems3d-choice-race = Corrida: 2 a 8 jogadores ao mesmo tempo, um tabuleiro para cada um
gems3d-choice-hidden = Escondidas: as próximas gemas caem em casas vazias ao acaso
gems3d-choice-shown = À mostra: gemas pequenas marcam onde caem as próximas
gems3d-cmd-daily = O tabuleiro do dia, o mesmo para todos; só você vê o seu até o dia acabar
gems3d-opt-daily-move = Uma jogada nele, por exemplo A1 C3; sem ela, você vê o tabuleiro e os botões
gems3d-cmd-own = O seu tabuleiro na corrida deste canal; só você o vê
gems3d-cmd-move = Leve uma gema a uma casa vazia
gems3d-opt-from = A casa da gema, por exemplo A1
gems3d-opt-to = A casa vazia aonde ela vai, por exemplo C3
gems3d-cmd-trick = Use um truque numa gema que bloqueia uma linha
gems3d-opt-trick-cell = A casa da gema a mudar, por exemplo E5
gems3d-opt-trick-type = O que ela vira; normalmente, o que dá mais pontos
gems3d-cmd-reach = Veja aonde uma gema pode ir; só você vê a resposta
gems3d-opt-reach-cell = A casa da gema, por exemplo A1

## Worth a badge. $number: how far it went

gems3d-feat-chain = { $number } gemas de uma vez
gems3d-feat-double = { $number } linhas numa jogada
gems3d-feat-emptied =
    { $number ->
        [1] Tabuleiro esvaziado
       *[other] Tabuleiro esvaziado { $number } vezes
    }
gems3d-feat-full =
    { $number ->
        [1] Salvação com tabuleiro cheio
       *[other] Salvação com tabuleiro cheio { $number } vezes
    }

## De que trata a resposta de um quebra-cabeça

gems3d-motif-line = uma linha
gems3d-motif-diagonal = uma linha na diagonal
gems3d-motif-detour = uma linha no fim de um longo caminho
gems3d-motif-long = mais gemas em uma linha do que é preciso
gems3d-motif-cross = duas linhas de uma vez
gems3d-motif-prepare = uma linha que vem depois
gems3d-puzzle-then =
    Depois, as gemas que caíram somaram mais { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
