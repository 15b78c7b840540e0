# Gem Rush: buttons, menus, private answers, captions, rules, commands. What happened, and what is refused, stands in
# gemrush.ftl. How a sentence is written is told at the head of errors.ftl.

## What a match, or a leaderboard, is played with

gemrush-scoreboard =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal } · { WORD("gemrush-variant", $variant) }
# The daily, as the name of a leaderboard too
gemrush-scoreboard-daily = Tabuleiro do dia: Crisis em { $turns } turnos
gemrush-scoreboard-brief =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal }
gemrush-goal-usual = objetivo padrão
gemrush-usual-crowd = até { $high } pontos (até { $low } a partir de { $crowd } jogadores)
gemrush-goal-open = até onde der
gemrush-aim =
    { $has ->
        [0] até { gemrush-points }
       *[other] { $named }, { gemrush-points }
    }
gemrush-ladder-apprentice = Aprendiz
gemrush-ladder-journeyman = Oficial
gemrush-ladder-artisan = Artesão
gemrush-ladder-expert = Perito
gemrush-ladder-master = Mestre
gemrush-variant-normal = cada um com a sua habilidade
gemrush-variant-choice = habilidades à escolha
gemrush-variant-shared = uma habilidade para todos
gemrush-variant-chaos = Magia do caos
gemrush-variant-circle = Círculo mágico
gemrush-variant-none = sem habilidades

## What to do next, below the board. $name: who is to move · $place: a mention of the channel

gemrush-next-choose-skill = { $name }: começa o Gem Rush. Escolha com qual habilidade você fica.
gemrush-next-discard = { $name }: sua vez. Você tem cartas demais na mão: aperte **{ gemrush-ui-ask-discard }**.
gemrush-next-move =
    { $name }: sua vez, { gemrush-ui-steps }.{ $ends ->
        [draw] {" "}Comprar encerra a vez.
        [both] {" "}Comprar ou usar a sala encerra a vez.
       *[told] { "" }
    }
gemrush-next-place = { $name }: sua vez. Em que posição fica o ladrilho novo? Aperte o número.
gemrush-next-effect = { $name }: sua vez. A sala pergunta uma coisa: aperte o botão abaixo.
gemrush-next-burn =
    { $name }: sua vez. { $offered ->
        [0] Três cartas queimam
        [1] 1 carta oferecida queima, e mais { $count }
       *[other] { $offered } cartas oferecidas queimam, e mais { $count }
    }{ $short ->
        [0] { $count ->
            [1] : do baralho, ou uma das suas?
           *[other] : todas do baralho, ou algumas das suas?
        }
       *[other] , e o baralho tem poucas: escolha quais cartas das mãos queimam.
    }
gemrush-next-chaos = { $name }: sua vez. Mantenha a sua habilidade, ou compre outra.
gemrush-next-goal =
    { $mode ->
        [crisis] { $alone ->
            [0] Façam pontos juntos antes que a última carta queime: paguem portas com gemas e construam salas atrás delas.
           *[1] Faça pontos antes que a última carta queime: pague portas com gemas e construa salas atrás delas.
        }
       *[rush] Pague uma porta com as suas gemas e construa uma sala atrás dela: os pontos da porta são seus.
    }
gemrush-next-last-round =
    { "**" }Rodada final:** o objetivo foi alcançado. { $last ->
        [1] A partida acaba depois deste turno.
       *[0] Ela acaba antes da próxima vez de { $name }.
    }
gemrush-next-over = **{ ui-again }** { $alone ->
        [1] começa a próxima partida
       *[0] abre a próxima mesa
    }. `/rush top` mostra os melhores deste servidor.

## Buttons on the board. $arrow: the side

gemrush-ui-walk = { $arrow } { WORD("gemrush-room", $room) }
gemrush-ui-walk-short = { $arrow } { gemrush-ui-go }
gemrush-ui-go = Ir
gemrush-ui-build = { $arrow } +{ $points }
gemrush-ui-act-room = Usar sala
gemrush-ui-act =
    { PICTURE("gemrush-type", $type, code: "never") }{ $type ->
        [movement] Usar · fim da vez
       *[other] { gemrush-ui-act-room }
    }
gemrush-ui-room-movement = { PICTURE("gemrush-type", "movement", code: "never") }Usar · 1 passo
gemrush-ui-room-free = { PICTURE("gemrush-type", "free", code: "never") }Usar · grátis
gemrush-ui-draw-one = Comprar 1
gemrush-ui-draw =
    { $count ->
        [0] Encerrar: sem baralho
        [1] { gemrush-ui-draw-one }
       *[other] Comprar { $count }
    }
gemrush-ui-scavenge =
    { $count ->
        [0] Pegar do descarte
       *[other] Comprar { $count } e pegar 1
    }
# The same in a daily
gemrush-ui-act-ends = { gemrush-ui-act } · encerra o turno
gemrush-ui-draw-ends = { gemrush-ui-draw } · encerra o turno
gemrush-ui-scavenge-ends = { gemrush-ui-scavenge } · encerra o turno
gemrush-ui-ways =
    { $kind ->
        [cart] Pelos trilhos
        [remodel] Girar sala
        [reach] Braço Longo
       *[other] Jogadas especiais
    }
gemrush-ui-pay = Pagar de outro jeito
gemrush-ui-hand = Minha mão
gemrush-ui-wide = Mina inteira
gemrush-ui-skills = Habilidades
gemrush-ui-stop = Parar aqui
gemrush-ui-play-on = Continuar
gemrush-marked-lay = { $room }, número { $number }
gemrush-ui-lay = { $number }
gemrush-ui-burn = Queimar do baralho
gemrush-ui-chaos-same = Manter habilidade
gemrush-ui-chaos-new = Nova habilidade
gemrush-ui-ask-skill = Escolher habilidade
gemrush-ui-ask-discard = Escolher o descarte
gemrush-ui-ask-burn = Queimar cartas minhas
gemrush-ui-ask-burn-hands = Escolher o que queima
gemrush-ui-ask-x = Escolher o número
gemrush-ui-ask-name = Declarar uma gema
gemrush-ui-ask-keep = Escolher o que manter
gemrush-ui-ask-swap = Escolher um anão
gemrush-ui-ask-room = Escolher um lugar
gemrush-ui-ask-go = Escolher uma sala
gemrush-stands-place = Escolha de novo a posição.
gemrush-stands-built =
    { $built ->
        [1] A sala construída neste turno fica, com { gemrush-points }.
       *[other] As { $built } salas construídas neste turno ficam, com { gemrush-points }.
    }
gemrush-stands-rest = O que você fez antes disso fica.
gemrush-ui-does = **{ WORD("gemrush-room", $room) }:** { $ability }
gemrush-ui-to-room = { $where }: { $ability }
gemrush-ui-small = -# { $text }
gemrush-ui-points-of-all = **Pontos** até { $target }: você { $own } · { $others }
gemrush-ui-literal = { $text }

## Moves in menus and suggestions. $where: a room and its place · $doors: a tile's doors, side by side

gemrush-ui-located = { $room }, { $cell }
gemrush-ui-far =
    { $where } · { $steps ->
        [1] 1 passo
       *[other] { $steps } passos
    }
gemrush-ui-price =
    { $count ->
        [0] grátis
       *[other] { PICTURE("gemrush-cost", $cost) }
    }, +{ $points }
gemrush-ui-pay-numbers =
    { $door } +{ $points }{ $bonus ->
        [0] { "" }
       *[other] {" "}({ $bonus } Oricalco)
    }{ $count ->
        [0] {" "}· grátis
        [1] {" "}· carta { $cards }
       *[other] {" "}· cartas { $cards }
    }
gemrush-ui-no-step = sem passo
gemrush-ui-card-line = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-card-button = { PICTURE("gemrush-card", $card, code: "missing") }{ $number }
gemrush-ui-cards-button = { $numbers }
gemrush-ui-offer-card = Oferecer { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-offer-short = Oferecer { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-short = Ficar com { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-card = Ficar mesmo com { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-warp-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }ir para { $where }
gemrush-ui-permeate-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }pela parede { $arrow } até { $where }
gemrush-ui-as-it-lies = Portas na posição atual: { $doors }
gemrush-ui-as-printed = Como na ilustração: { $doors }
gemrush-ui-pay-one = { $door } com { PICTURE("gemrush-card", $cards) } · +{ $points }
gemrush-ui-card = { PICTURE("gemrush-card", $card) } · { $gems }
gemrush-ui-gem = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }
gemrush-ui-x = X é { $x }
gemrush-ui-dwarf = { PICTURE("gemrush-dwarf", $gem, code: "never") }{ $dwarf }, { WORD("gemrush-gem", $gem) }
gemrush-ui-choose-dwarf = Escolha o seu anão
gemrush-ui-beside = Ao lado de { $where }
gemrush-ui-move-room = Ao lado de { $where }, { gemrush-ui-turned }
gemrush-ui-swap = { $name }: { $where }
gemrush-ui-offer-one = Oferecer { PICTURE("gemrush-card", $card) }
gemrush-ui-withdraw-one = Ficar mesmo com { PICTURE("gemrush-card", $card) }
gemrush-ui-burn-one =
    { $count ->
        [0] Do baralho
       *[other] { PICTURE("gemrush-card", $cards) }
    }
gemrush-ui-cart = Ir pelos trilhos até { $where }
gemrush-ui-warp = { PICTURE("gemrush-card", $card) }: ir para { $where }
gemrush-ui-permeate = { PICTURE("gemrush-card", $card) }: pela parede { $arrow } até { $where }
gemrush-ui-remodel = Esta sala { gemrush-ui-turned }
gemrush-ui-turned =
    { $turn ->
        [1] girada à direita
        [2] girada em meia-volta
        [3] girada à esquerda
       *[0] como está
    }
gemrush-ui-reach = { gemrush-skill-long-arm } · { $where }: { $ability }
gemrush-ui-use-act = Usar { $room }: { $ability }
gemrush-ui-use-movement = { $room } por 1 passo: { $ability }
gemrush-ui-use-free = { $room }, grátis: { $ability }

## Private panels. $ability: what the room does, the step that asks now in bold

gemrush-ui-move = É a sua vez. As jogadas comuns estão abaixo do tabuleiro, as outras estão aqui.
gemrush-ui-discard =
    { $count ->
        [1] Escolha 1 carta para descartar; você fica com { $keep }.
       *[other] Escolha { $count } cartas para descartar; você fica com { $keep }.
    }
gemrush-ui-question-place = Em que posição fica o ladrilho novo? Aperte o número.
gemrush-ui-question-turn = Em que posição esta sala deve ficar? Aperte o número.
gemrush-ui-question-room = Em que posição ela deve ficar? Aperte o número.
gemrush-ui-question-site = Em que lugar ela deve ficar?
gemrush-ui-question-chaos = A sua vez acabou. Manter a habilidade ou comprar outra?
gemrush-ui-choose-skill = Com qual habilidade você fica?
gemrush-ui-effect-x = { WORD("gemrush-room", $room) }: { $ability }. Qual é o número X?
gemrush-ui-effect-name = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-discard = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-keep = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-swap = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-room = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-go = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-burn-text =
    { $count ->
        [1] 1 carta precisa queimar.
       *[other] { $count } cartas precisam queimar.
    } { $short ->
        [0] O que você não escolher sai do baralho.
        [1] O baralho é pequeno demais: escolha pelo menos 1.
       *[other] O baralho é pequeno demais: escolha pelo menos { $short }.
    }
gemrush-ui-cards-burnt = Cartas que queimam
gemrush-ui-cards-wanted =
    { $count ->
        [1] Escolha 1 carta
       *[other] Escolha { $count } cartas
    }
gemrush-ui-menu-ask = Sua escolha
gemrush-ui-menu-door = Escolha as cartas que pagam
gemrush-ui-menu-pay = Escolha as cartas que pagam
gemrush-ui-menu-ways = O que mais você pode fazer
gemrush-ui-menu-site = Escolha um lugar
gemrush-ui-menu-offer = Cartas
gemrush-ui-menu-part = Ver uma parte de perto
gemrush-ui-part =
    Parte { $number }: { $count ->
        [1] 1 ladrilho
       *[other] { $count } ladrilhos
    }{ $people ->
        [0] { "" }
       *[other] { " " }· { $names }
    }
gemrush-ui-your-hand =
    { $count ->
        [0] A sua mão está vazia.
        [1] Sua carta: { LIST(PIECES("gemrush-gem", $cards)) }.
       *[other] Suas { $count } cartas: { LIST(PIECES("gemrush-gem", $cards)) }.
    }
gemrush-ui-own-cards =
    { $count ->
        [0] A sua mão está vazia
        [1] Sua carta
       *[other] Suas { $count } cartas
    }
# The member’s own message of a daily: the turn, and above it before the first move what it is about. $most: all turns
gemrush-ui-daily-turn = { "**" }Turno { $turn } de { $most }**
# $steps: em um turno
gemrush-ui-daily-goal = Faça o máximo de pontos em **{ $most } turnos**: pague portas com as suas cartas para construir salas. As duas gemas de uma carta podem pagar. Um turno tem { $steps } passos, para andar ou construir, e os botões dizem o que o encerra. Depois, três cartas queimam.
# What the squares of a result mean: the points of each turn
# $turns: how many turns each sign shows
gemrush-ui-squares =
    -# { $turns ->
        [one] Pontos por turno
       *[other] Pontos em { $turns } turnos
    }: { $none } 0 · { $few } 1–2 · { $some } 3–5 · { $many } 6–9 · { $most } 10 ou mais
gemrush-ui-steps =
    { $steps ->
        [0] não resta nenhum passo
        [1] resta 1 passo
       *[other] restam { $steps } passos
    }
gemrush-ui-no-undo = Agora não dá para **{ ui-undo }**: uma jogada que comprou uma carta ou um ladrilho não volta atrás.
gemrush-ui-behind = A mina mudou. Agora ela está assim.
gemrush-ui-choose-payment = Quais cartas pagam?
gemrush-ui-other-points = A porta diz +{ $door }, mas as cartas mais baratas dão { gemrush-points }. Escolha com que pagar.
gemrush-ui-builds-far = Uma Pedra de salto sua constrói numa porta fora do alcance. Isso não gasta nenhum passo.
gemrush-ui-unpaid-doors = Você ainda não pode pagar: { $doors }.
gemrush-ui-unpaid = { $arrow }: falta { PICTURE("gemrush-cost", $missing) }
gemrush-ui-cannot-build =
    { $steps ->
        [0] Não resta nenhum passo, então você não pode construir agora.
       *[other] Você não pode pagar nenhuma porta ao alcance.
    }
gemrush-ui-other-ways = O que você quer fazer?
gemrush-ui-no-ways = Nenhum trilho, carta ou habilidade leva você mais longe agora.
gemrush-ui-offers =
    Uma carta oferecida queima no lugar de uma do baralho. { $why ->
        [turn] É a sua vez: os outros oferecem, e no fim dela você escolhe o que queima.
        [full] Já há três cartas oferecidas, e neste turno não queimam mais.
        [empty] A sua mão está vazia.
       *[possible] Escolha as suas para o fim deste turno.
    }
gemrush-ui-own-skill = **{ $skill }:** { $rule }
gemrush-ui-own-colour = Sua cor: { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
# What a special gem does, where there is room for a sentence. After its name and a colon
gemrush-ui-gem-diamond-dust = paga por qualquer gema comum
gemrush-ui-gem-echoglass = conta como mais uma gema comum igual a uma que você paga com ela
gemrush-ui-gem-orichalcum = 1 ponto a mais se a outra gema da carta pagar
gemrush-ui-gem-warpstone = pague com ela e construa em qualquer porta aberta por 0 passos; ou descarte a carta dela e vá a qualquer sala
gemrush-ui-codes = **Letras das cartas:** { $gems }
gemrush-ui-code = { PICTURE("gemrush-gem", $gem, code: "never") }{ $code } { WORD("gemrush-gem", $gem) }
gemrush-ui-skill-of = { $name } · { $skill }
gemrush-ui-no-skills = Ninguém tem habilidade agora.

## What others did since: a line for each turn, its parts joined by commas

gemrush-ui-news-line = **{ $name }**: { $told }
gemrush-ui-news-built =
    construiu { WORD("gemrush-room", $room) }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
gemrush-ui-news-door =
    { $has ->
        [1] construiu na porta { $arrow } da sala { WORD("gemrush-room", $room) }
       *[0] construiu em uma porta
    }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
gemrush-ui-news-used =
    usou { WORD("gemrush-room", $room) }{ $count ->
        [1] { "" }
        [2] {" "}duas vezes
       *[other] {" "}{ $count } vezes
    }{ $has ->
        [0] { "" }
       *[other] {" "}({ $told })
    }
gemrush-ui-did-places-swapped = trocou de lugar com { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name })
gemrush-ui-did-room-moved = deslocou a sala { WORD("gemrush-room", $room) }
gemrush-ui-did-card-scavenged = pegou { PICTURE("gemrush-card", $card) } da pilha de descarte
gemrush-ui-did-skill-changed = trocou { WORD("gemrush-skill", $old) } por { WORD("gemrush-skill", $new) }
gemrush-ui-did-stop-agreed = quer parar aqui: { $agreed } de { $seated } de acordo
gemrush-ui-did-seat-left = saiu
gemrush-ui-news-drew =
    { $count ->
        [1] comprou 1 carta
       *[other] comprou { $count } cartas
    }
# $count: how many of the $revealed cards
gemrush-ui-news-kept =
    { $count ->
        [0] { $revealed ->
            [1] não ficou com a carta revelada
           *[other] não ficou com nenhuma das { $revealed } cartas reveladas
        }
        [1] ficou com 1 carta
       *[other] ficou com { $count } cartas
    }
gemrush-ui-news-burnt = { $burnt } de 75 cartas queimadas
gemrush-ui-turn-room = { $name }: { gemrush-built }, usou { WORD("gemrush-room", $room) }.
gemrush-ui-turn-draw = { $name }: { gemrush-built }, comprou.
gemrush-ui-turn-scavenge = { $name }: { gemrush-built }, pegou do descarte.
gemrush-ui-turn-none = { $name }: { gemrush-built }.
gemrush-ui-best = Melhor sala: { WORD("gemrush-room", $room) }, de **{ $name }**, +{ $points }
gemrush-ui-result-room = { WORD("gemrush-room", $room) } +{ $points }
gemrush-ui-result-built =
    { $count ->
        [1] 1 sala: { $rooms }
       *[other] { $count } salas: { $rooms }
    }{ $more ->
        [0] { "" }
       *[other] {" "}e mais { $more }
    }
# O que um jogador virtual fez no lugar de um membro. $did: como os textos vizinhos
gemrush-ui-result-by = { $name }: { $did }
gemrush-ui-result-used =
    { $count ->
        [1] usou uma sala uma vez
       *[other] usou salas { $count } vezes
    }
gemrush-ui-result-offered =
    { $count ->
        [1] deu 1 carta ao fogo
       *[other] deu { $count } cartas ao fogo
    }

## Refusals

gemrush-ui-lacking = A porta { $arrow } custa { PICTURE("gemrush-cost", $cost) }. Falta na sua mão: { PICTURE("gemrush-cost", $missing) }.
gemrush-ui-target-unknown = “{ $text }” não é um objetivo. Digite um número de { $low } a { $high }, “usual”, ou numa Crisis “open”.
gemrush-ui-go-far =
    { $count ->
        [0] Você não pode andar até { $cell }, nem até nenhum outro lugar. Construa, ou encerre a sua vez.
       *[other] Você não pode andar até { $cell } agora. Você pode ir para: { LIST($rooms, kind: "or") }.
    }
gemrush-ui-nothing-there = Ainda não há sala em { $cell }. `/rush mine` mostra a mina inteira.

## Captions of the pictures

gemrush-caption-turn-rush = Turno { $turn }
gemrush-caption-turn-crisis = Turno { $turn } de 25
gemrush-caption-turn-daily = Turno { $turn } de { $most }
gemrush-caption-steps =
    { $steps ->
        [1] resta 1 passo
       *[other] restam { $steps } passos
    }
gemrush-caption-over = FIM DE JOGO
gemrush-caption-draw = Empate
gemrush-caption-result =
    { $seats ->
        [1] { gemrush-points }
       *[other] { gemrush-points } juntos
    }
gemrush-caption-wins = { $name } vence
gemrush-caption-lead = por { gemrush-points }
gemrush-caption-beyond =
    { $points ->
        [0] exatamente o objetivo
       *[other] { gemrush-points } acima do objetivo
    }
gemrush-caption-short = { gemrush-points } abaixo do objetivo
gemrush-caption-reason-target = Objetivo alcançado
gemrush-caption-ended-beyond = { $sign } por { $name } chegou a { $points }
gemrush-caption-reason-tiles = Acabaram os ladrilhos
gemrush-caption-reason-closed = Nenhuma porta leva a um lugar novo
gemrush-caption-reason-idle = Dez rodadas sem sala nova
gemrush-caption-reason-none = Sem resultado
gemrush-caption-uncounted = Os pontos não contam
gemrush-caption-reason-left =
    { $seats ->
        [1] Desistência
       *[other] Restam poucos jogadores
    }
gemrush-caption-reason-won =
    { $seats ->
        [1] Vitória
       *[other] Vitória do grupo
    }
gemrush-caption-reason-lost = A última carta queimou
gemrush-caption-reason-open = A última carta queimou
gemrush-caption-reason-turns = O último turno acabou
gemrush-caption-reason-ended = Encerrado antes do fim
gemrush-caption-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
gemrush-caption-keep = ficar com { $count }
gemrush-caption-phase-choose-skill = escolhe habilidade
gemrush-caption-phase-discard = descarta
gemrush-caption-phase-move = joga
gemrush-caption-phase-place = põe um ladrilho
gemrush-caption-phase-effect = usa a sala
gemrush-caption-phase-burn = queima 3 cartas
gemrush-caption-phase-chaos = outra habilidade?
gemrush-label-new = NOVA
gemrush-label-free = grátis
gemrush-label-last-round = RODADA FINAL
gemrush-label-deck = Baralho
gemrush-label-discard = Descarte
gemrush-label-burnt = Queimadas
gemrush-label-stack = Ladrilhos
gemrush-label-points = pontos
gemrush-label-ways = caminhos
gemrush-label-nothing = Nenhuma porta para construir daqui
gemrush-label-way-wall = parede diante da porta

## The signs of the board, in the rules: a word, and at most a few more

gemrush-legend-room = Sala
gemrush-legend-effects = Efeitos
gemrush-legend-mine = Mina
gemrush-legend-action = Ação
gemrush-legend-action-note = como sua ação
gemrush-legend-movement = Movimento
gemrush-legend-movement-note = 1 passo, ou ação
gemrush-legend-free = Livre
gemrush-legend-free-note = ao andar
gemrush-legend-draw = Comprar
gemrush-legend-draw-note = sem mostrar
gemrush-legend-reveal = Revelar
gemrush-legend-reveal-note = aberta
gemrush-legend-keep = Ficar
gemrush-legend-keep-note = com essas
gemrush-legend-keep-matching = Ficar
gemrush-legend-keep-matching-note = com as certas
gemrush-legend-keep-all = Ficar
gemrush-legend-keep-all-note = com todas
gemrush-legend-discard = Descartar
gemrush-legend-discard-note = da mão
gemrush-legend-dig = Cavar
gemrush-legend-dig-note = até achar 3
gemrush-legend-name = Declarar
gemrush-legend-name-note = uma gema
gemrush-legend-x = X
gemrush-legend-x-note = você escolhe
gemrush-legend-swap = Trocar
gemrush-legend-swap-note = com um anão
gemrush-legend-go = Ir
gemrush-legend-go-note = a uma sala
gemrush-legend-move-room = Deslocar
gemrush-legend-move-room-note = esta sala
gemrush-legend-door = Porta
gemrush-legend-door-note = custo, pontos
gemrush-legend-payable = Dá para
gemrush-legend-payable-note = construir
gemrush-legend-passage = Passagem
gemrush-legend-passage-note = ida e volta
gemrush-legend-one-way = Mão única
gemrush-legend-one-way-note = como a seta
gemrush-legend-wall = Parede
gemrush-legend-wall-note = não passa
gemrush-legend-tunnel = Túnel
gemrush-legend-tunnel-note = sem parar
gemrush-legend-cart = Vagonete
gemrush-legend-cart-note = a outro vagonete
gemrush-legend-new = Nova
gemrush-legend-new-note = última sala
gemrush-legend-gem-diamond-dust-note = qualquer gema comum
gemrush-legend-gem-echoglass-note = copia gema paga
gemrush-legend-gem-orichalcum-note = +1 ponto
gemrush-legend-gem-warpstone-note = construir ou ir longe
gemrush-alt-cards =
    Cartas: { $count ->
        [0] –
       *[other] { LIST(PIECES("gemrush-gem", $cards)) }
    }.

## Descriptions of the commands and their options: at most 100 characters, no full stop

gemrush-cmd = Gem Rush: anões constroem uma mina, uns contra os outros ou contra o tempo
gemrush-cmd-new = Abra uma mesa: Rush para 2 a 7, Crisis para 1 a 7
gemrush-cmd-daily = O tabuleiro do dia, o mesmo para todos; só você vê o seu até o dia acabar
gemrush-opt-mode = O Rush é uma corrida; na Crisis todos jogam juntos. Sem esta opção, Rush
gemrush-opt-target = Pontos a alcançar, por exemplo 20; sem esta opção, o objetivo padrão
gemrush-opt-skills = Como as habilidades são distribuídas; sem esta opção, uma para cada um
gemrush-opt-skill = Qual habilidade é de todos, com “Única”; sem esta opção, ela é sorteada
gemrush-opt-deal = Entre quantas habilidades cada um escolhe, com “Escolha”
gemrush-opt-seats = Quantos lugares a mesa tem; sem esta opção, tantos quantos o modo permite
gemrush-opt-alone = Se você joga uma Crisis sem mais ninguém; ela começa na hora
gemrush-opt-dwarf = O seu anão; cada um tem a sua cor. Sem esta opção, ele é sorteado
gemrush-start-rush = Rush
gemrush-start-rush-told = ◆ **{ gemrush-start-rush }:** de 2 a 7, uns contra os outros, por pontos
gemrush-start-crisis = Crisis
gemrush-start-crisis-told = ◆ **{ gemrush-start-crisis }:** de 2 a 7, juntos contra o tempo
gemrush-start-alone = Crisis solo
gemrush-start-alone-told = ◆ **{ gemrush-start-alone }:** só você contra o tempo; começa na hora
gemrush-start-short = Rush curto
gemrush-start-short-told = ◆ **{ gemrush-start-short }:** um Rush até 12 pontos, uns oito minutos
gemrush-choice-rush = Rush: uma corrida por pontos
gemrush-choice-crisis = Crisis: juntos, em 25 turnos
gemrush-choice-normal = Normal: cada um com a sua habilidade
gemrush-choice-choice = Escolha: fique com uma entre várias
gemrush-choice-shared = Única: uma habilidade para todos
gemrush-choice-chaos = Magia do caos: as habilidades mudam
gemrush-choice-circle = Círculo mágico: duas cada, compartilhadas com os vizinhos
gemrush-choice-none = Nenhuma: sem habilidades
gemrush-cmd-hand = Veja as suas cartas e o que elas podem construir; só você vê a resposta
gemrush-opt-hand-skills = Veja as habilidades da mesa, e o que elas fazem
gemrush-cmd-go = Ande, vá pelos trilhos, ou vá para onde uma sala manda
gemrush-opt-to = Lados, por exemplo N ou N N E, ou uma sala ao alcance, por exemplo N13
gemrush-cmd-build = Pague uma porta e construa uma sala atrás dela
gemrush-opt-door = Um lado da sua sala, como E, ou com uma Pedra de salto qualquer porta, como N13E
gemrush-opt-pay = As cartas que pagam, por exemplo ObPe ElSo; sem esta opção, as mais baratas
gemrush-cmd-act = Use uma sala: como sua ação, ou ao andar
gemrush-opt-moving = Se você a usa ao andar, por 1 passo ou por 0
gemrush-opt-reach = Com a habilidade Braço Longo: uma sala a um passo de distância
gemrush-cmd-draw = Compre uma carta como sua ação; isso encerra a sua vez
gemrush-opt-pile = Com a habilidade Garimpo: pegue também a carta do topo do descarte
gemrush-cmd-discard = Descarte cartas quando a sua vez ou uma sala pedir
gemrush-opt-cards = As cartas, por exemplo ObPe ElSo
gemrush-cmd-warp = Descarte uma carta com uma Pedra de salto e vá para qualquer sala
gemrush-opt-warp-card = A carta
gemrush-opt-warp-room = A sala, por exemplo N13
gemrush-cmd-choose = Responda ao que uma sala ou a vez pergunta, ou faça qualquer outra jogada
gemrush-opt-answer = Uma jogada por escrito; as possíveis são sugeridas
gemrush-cmd-offer = Crisis: ofereça uma carta sua ao fogo na vez de outra pessoa
gemrush-opt-offer-card = A carta, por exemplo ObPe
gemrush-opt-back = Se você a pega de volta
gemrush-cmd-burn = Crisis: encerre a sua vez queimando cartas suas, ou do baralho
gemrush-opt-burn = Cartas suas, por exemplo ObPe; sem esta opção, todas do baralho
gemrush-cmd-stop = Crisis: concorde em parar, agora que o objetivo foi alcançado
gemrush-opt-play-on = Se você prefere continuar jogando
gemrush-cmd-mine = Veja a mina inteira
gemrush-cmd-room = Veja uma sala de perto, e o que ela faz
gemrush-opt-room = O lugar dela, por exemplo N13; sem esta opção, a sala do anão da vez

## Tables of honour over all settings of a mode; worth a badge. $number: how far it went

gemrush-honour-rush = Rush
gemrush-honour-crisis = Crisis
gemrush-feat-door = Uma porta de { $number } pontos
gemrush-feat-rooms = { $number } salas numa partida
gemrush-feat-comeback = Virada de { $number } pontos
gemrush-feat-saved = Crisis vencida com { $number } pontos
gemrush-ui-closed =
    { $why ->
        [nowhere] A sala { WORD("gemrush-room", $room) } não pode deslocar nada agora.
       *[cards] A sala { WORD("gemrush-room", $room) } pede cartas que você não tem.{ $dust ->
            [1] { "" } Ali, o Pó de diamante só conta como ele mesmo.
           *[0] { "" }
        }
    }

## De que trata a resposta de um quebra-cabeça

gemrush-motif-three = três portas em um turno
gemrush-motif-two = duas portas em um turno
gemrush-motif-room = uma sala que leva você mais longe
gemrush-motif-rails = uma viagem de vagonete
gemrush-motif-warpstone = uma Pedra de salto
gemrush-motif-skill = sua habilidade
gemrush-motif-far = uma porta no fim de um longo caminho
gemrush-motif-special = uma gema especial que ajuda a pagar
gemrush-motif-door = uma porta que dá muitos pontos
gemrush-scoring = -# É o último turno: só os pontos contam. Você os faz com as portas que paga agora.
