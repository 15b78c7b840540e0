# Gem Rush: what this game says of its moves. What things are called, and what rooms and skills do, stands in
# gemrush_names.ftl. How a sentence is written is told at the head of errors.ftl.

gemrush-name = Gem Rush
gemrush-command = /rush
gemrush-new-table = `/rush new`

## A card is written with two letters for each of its gems ("ObPe"), a room by its place in the grid ("N13"), a door by
## its room and side ("N13E"; the sides are the English letters N, E, S, W). $room, $skill and $gem are keys of what they
## name. Names of rooms stand without an article, after a colon or after "sala": their gender differs.

gemrush-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gemrush-event-mine-begun = A mina começa nesta sala: { WORD("gemrush-room", $room) }. { $name } joga primeiro.
gemrush-event-skill-chosen = { $name } fica com { WORD("gemrush-skill", $skill) }.
gemrush-event-dwarf-chosen = { $name } joga com { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } (gema do anão: { WORD("gemrush-gem", $gem) }).
gemrush-event-cards-discarded = { $name } descarta { PICTURE("gemrush-card", $cards) }.
gemrush-event-walked = { $name } anda até a sala { WORD("gemrush-room", $room) }.
gemrush-event-rode = { $name } vai pelos trilhos até outro vagonete.
gemrush-event-warped = { $name } gasta { PICTURE("gemrush-card", $card) } e aparece na sala { WORD("gemrush-room", $room) }.
gemrush-event-wayfared = { $name } gasta { PICTURE("gemrush-card", $card) } e surge na sala { WORD("gemrush-room", $room) }.
gemrush-event-permeated = { $name } gasta { PICTURE("gemrush-card", $card) } e atravessa a parede até a sala { WORD("gemrush-room", $room) }.
gemrush-event-room-turned = { $name } gira a sala { WORD("gemrush-room", $room) }.
gemrush-event-room-built = { $name } constrói { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-event-room-built-far = { $name } salta até uma porta e constrói { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-what-was-paid =
    { $count ->
        [0] de graça
       *[other] com { PICTURE("gemrush-card", $cards) }
    }{ $skills ->
        [0] {""}
        [1] {" "}({ WORD("gemrush-skill", $skill) })
       *[other] {" "}({ WORD("gemrush-skill", $skill) }, { WORD("gemrush-skill", $second) })
    }
gemrush-event-tiles-seen =
    { $count ->
        [1] Saiu da pilha: { WORD("gemrush-room", $room) }.
       *[other] Saíram da pilha: { WORD("gemrush-room", $room) } e { WORD("gemrush-room", $other) }.
    }
gemrush-event-tile-laid = Novidade na mina: { WORD("gemrush-room", $room) }.
gemrush-event-stack-empty = Não restam ladrilhos para a outra ponta; { $name } fica onde está.
gemrush-event-room-used = { $name } usa a sala { WORD("gemrush-room", $room) }.
gemrush-event-cards-drawn =
    { $count ->
        [0] O baralho está vazio: { $name } não compra nada.
        [1] { $name } compra 1 carta.
       *[other] { $name } compra { $count } cartas.
    }
gemrush-event-card-scavenged = { $name } pega { PICTURE("gemrush-card", $card) } da pilha de descarte.
gemrush-event-pile-shuffled =
    { $count ->
        [1] 1 carta descartada forma o novo baralho.
       *[other] { $count } cartas descartadas são embaralhadas e formam o novo baralho.
    }
gemrush-event-cards-revealed =
    { $count ->
        [0] Não restam cartas para revelar.
       *[other] Reveladas: { PICTURE("gemrush-card", $cards) }.
    }
gemrush-event-cards-kept = { $name } fica com { PICTURE("gemrush-card", $cards) }.
gemrush-event-gem-named = { $name } declara { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
gemrush-event-number-chosen = { $name } diz: X é { $x }.
gemrush-event-places-swapped = { $name } troca de lugar com { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name }).
gemrush-event-room-moved = { $name } desloca a sala { WORD("gemrush-room", $room) }.
gemrush-event-went = { $name } vai para a sala { WORD("gemrush-room", $room) }.
# Matches stored before say no more
gemrush-event-moved = { $name } vai para outra sala.
gemrush-event-cards-burnt = Queimadas: { PICTURE("gemrush-card", $cards) }, { $burnt } de 75.
gemrush-event-card-offered = { $name } oferece { PICTURE("gemrush-card", $card) } ao fogo.
gemrush-event-offer-withdrawn = { $name } resolve ficar com { PICTURE("gemrush-card", $card) }.
gemrush-event-skill-changed = { $name } troca { WORD("gemrush-skill", $old) } por { WORD("gemrush-skill", $new) }.
gemrush-event-skill-kept = { $name } mantém { WORD("gemrush-skill", $skill) }.
gemrush-event-stop-agreed = { $name } quer parar aqui: { $agreed } de { $seated } de acordo.
gemrush-event-stop-refused = { $name } quer continuar jogando.
gemrush-event-seat-left = { $name } sai.

gemrush-event-match-ended-target = O objetivo foi alcançado: { gemrush-winner }
gemrush-event-match-ended-tiles = Acabaram os ladrilhos: { gemrush-winner }
gemrush-event-match-ended-closed = Nenhuma porta leva a um lugar novo: { gemrush-winner }
gemrush-event-match-ended-idle = Dez rodadas sem sala nova: { gemrush-winner }
gemrush-event-match-ended-left = { gemrush-winner }
gemrush-winner = **{ $name }** vence com { gemrush-points }.
# Só um lugar fora do ranking alcançou o objetivo. $owner_name: seu membro · $reached: seus pontos · $count: quantos venceram
gemrush-event-ended-beyond =
    Um jogador virtual, no lugar de { $owner_name }, chegou a { $reached } pontos, então a partida acabou: { $count ->
        [1] { gemrush-winner }
       *[other] { gemrush-winners }
    }
gemrush-event-match-tied-target = O objetivo foi alcançado: { gemrush-winners }
gemrush-event-match-tied-tiles = Acabaram os ladrilhos: { gemrush-winners }
gemrush-event-match-tied-closed = Nenhuma porta leva a um lugar novo: { gemrush-winners }
gemrush-event-match-tied-idle = Dez rodadas sem sala nova: { gemrush-winners }
gemrush-winners = empate, { $count } jogadores dividem o primeiro lugar com { gemrush-points } cada.
# $count: how many have won
gemrush-event-crisis-won =
    { $count ->
        [1] **Vitória**
       *[other] **Vitória de todo o grupo**
    } com { gemrush-points } em { gemrush-turns }.
gemrush-event-crisis-lost = A última carta queimou: **derrota** com { gemrush-points }.
gemrush-event-crisis-open = A última carta queimou: **{ gemrush-points }** em { gemrush-turns }.
gemrush-event-daily-turns = O último turno acabou: **{ gemrush-points }** em { gemrush-turns }.
gemrush-event-daily-ended = Encerrado antes do fim: **{ gemrush-points }** em { gemrush-turns }.
gemrush-event-crisis-deserted = Não resta ninguém: { gemrush-points } em { gemrush-turns }.
gemrush-turns =
    { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }

## Why a computer player makes a move, and later the text of a hint: one sentence each

gemrush-why-door = Para a sala { WORD("gemrush-room", $room) } ({ $at }): suas cartas pagam uma porta lá, **{ gemrush-points }**.
gemrush-why-room = Para a sala { WORD("gemrush-room", $room) } ({ $at }): ela dá mais do que uma carta do baralho.
gemrush-why-near = Para a sala { WORD("gemrush-room", $room) } ({ $at }): perto dela há portas que você logo poderá pagar.
gemrush-why-build =
    { $count ->
        [0] Esta porta é grátis
        [1] { PICTURE("gemrush-card", $cards) } paga esta porta
       *[other] { PICTURE("gemrush-card", $cards) } pagam esta porta
    }: **{ gemrush-points }**.
gemrush-why-place =
    { $count ->
        [0] Nesta posição, a sala { WORD("gemrush-room", $room) } não abre nenhum caminho novo.
        [1] Nesta posição, a sala { WORD("gemrush-room", $room) } abre 1 caminho novo.
       *[other] Nesta posição, a sala { WORD("gemrush-room", $room) } abre { $count } caminhos novos.
    }
gemrush-why-act = A sala { WORD("gemrush-room", $room) } dá mais do que uma carta do baralho.
gemrush-why-use = A sala { WORD("gemrush-room", $room) } ajuda você, e a sua vez continua.
gemrush-why-remodel = Girada assim, a sala { WORD("gemrush-room", $room) } ajuda mais.
gemrush-why-move-room = Naquele lugar, a sala { WORD("gemrush-room", $room) } ajuda mais.
gemrush-why-draw = Nenhuma sala ao alcance dá mais do que uma carta do baralho.
gemrush-why-scavenge = { PICTURE("gemrush-card", $card) } ajuda mais do que uma carta desconhecida.
gemrush-why-x = X é { $x }: esse é o número das suas cartas que ajudam pouco.
gemrush-why-name = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) } é a gema que mais ajuda.
gemrush-why-discard =
    { $count ->
        [1] { PICTURE("gemrush-card", $cards) } é a que menos ajuda.
       *[other] { PICTURE("gemrush-card", $cards) } são as que menos ajudam.
    }
gemrush-why-keep =
    { $count ->
        [1] { PICTURE("gemrush-card", $cards) } é a que mais ajuda.
       *[other] { PICTURE("gemrush-card", $cards) } são as que mais ajudam.
    }
gemrush-why-burn =
    { $count ->
        [0] Suas cartas valem mais do que as do baralho.
       *[other] Você não poderia mesmo ficar com { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-burn-last =
    { $count ->
        [0] Nenhuma carta sua precisa queimar.
       *[other] Você não tem mais turno para usar { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-offer = Você não tem mais turno para usar { PICTURE("gemrush-card", $card) }.
gemrush-why-chaos = Outra habilidade pode ajudar mais.
gemrush-why-stop = O objetivo foi alcançado: se todo mundo concordar, vocês vencem.
# The turning point of a Crisis, `rules.course`
gemrush-course-reached = Neste turno, o objetivo foi alcançado.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gemrush-alt-choosing = Escolha de habilidades.
gemrush-alt-phase-discard = { $name } descarta antes.
gemrush-alt-phase-move =
    Vez de { $name }, { $steps ->
        [1] resta 1 passo
       *[other] restam { $steps } passos
    }.
gemrush-alt-phase-place = { $name } coloca um ladrilho.
# A tile that can be laid: each door has a letter, which the ways repeat
gemrush-alt-tile =
    Nova: { WORD("gemrush-room", $room) }{ $count ->
        [0] { "" }
       *[other] , portas { LIST(PIECES("gemrush-door", PIECES("gemrush-gem", $doors))) }
    }.
gemrush-alt-way = Posição { $number }: { LIST(PIECES("gemrush-side", $doors)) }.
gemrush-alt-way-wall = Posição { $number } não serve: parede na porta.
gemrush-alt-phase-effect = { $name } usa uma sala.
gemrush-alt-phase-burn = { $name } escolhe o que queima.
gemrush-alt-phase-chaos = { $name } pode trocar a habilidade.
gemrush-alt-over-target = Fim: objetivo alcançado.
gemrush-alt-ended-beyond = Fim: um jogador virtual, no lugar de { $name }, chegou a { gemrush-points }.
gemrush-alt-over-tiles = Fim: acabaram os ladrilhos.
gemrush-alt-over-closed = Fim: nenhuma porta leva a um lugar novo.
gemrush-alt-over-idle = Fim: dez rodadas sem sala nova.
gemrush-alt-over-none = Fim: sem resultado. Os pontos não contam.
gemrush-alt-over-left = Fim: restam poucos jogadores.
gemrush-alt-over-won = Fim: vitória com { gemrush-points }.
gemrush-alt-over-lost = Fim: derrota com { gemrush-points }.
gemrush-alt-over-open = Fim: { gemrush-points }.
gemrush-alt-over-turns = Fim: { gemrush-points }.
gemrush-alt-over-ended = Encerrado antes do fim: { gemrush-points }.
gemrush-alt-hidden = O tabuleiro do dia; ele fica escondido.
# $turn: the turn in progress · $most: all turns of a daily
gemrush-alt-daily = { gemrush-points }, turno { $turn } de { $most }.
gemrush-alt-wins =
    { $points ->
        [0] { $name } vence.
       *[other] { $name } vence, { gemrush-points } à frente.
    }
gemrush-alt-drawn = Empate: { $count } em primeiro lugar.
gemrush-alt-beyond =
    { $points ->
        [0] Exatamente o objetivo.
       *[other] { gemrush-points } acima do objetivo.
    }
gemrush-alt-short = { gemrush-points } abaixo do objetivo.
gemrush-alt-crisis =
    { $target ->
        [0] { gemrush-points }
       *[other] { $points } de { $target } pontos
    }, { $turns } de 25 turnos.
gemrush-alt-last-round = Objetivo alcançado; a rodada vai até o fim.
gemrush-alt-used-room = Antes: { $name }, { gemrush-built }, usou { WORD("gemrush-room", $room) }.
gemrush-alt-before-draw = Antes: { $name }, { gemrush-built }, comprou.
gemrush-alt-before-scavenge = Antes: { $name }, { gemrush-built }, pegou do descarte.
gemrush-alt-before-none = Antes: { $name }, { gemrush-built }.
gemrush-built =
    { $built ->
        [0] não construiu
        [1] construiu 1 sala (+{ $points })
       *[other] construiu { $built } salas (+{ $points })
    }
gemrush-alt-seat =
    { $name } em { $cell }: { gemrush-points } e { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }.
gemrush-alt-gone = { $name } saiu: { gemrush-points }.
gemrush-alt-here = Na sala { WORD("gemrush-room", $room) }, { $cell }.
# $type: the room's, which can be used. The lines after this one say what it does
gemrush-alt-here-usable = Na sala { WORD("gemrush-room", $room) }, { $cell }. { WORD("gemrush-type", $type) }:
gemrush-alt-no-door = Nada a construir ao alcance; portas abertas: { $all }.
# $payable: 1 if the cards of the hand pay for it, else 0
gemrush-alt-door =
    { $door }: { $cost ->
        [free] grátis
       *[other] { PIECES("gemrush-gem", $cost) }
    }, +{ $points }{ $payable ->
        [1] , você pode pagar
       *[0] { "" }
    }
gemrush-alt-more-doors =
    { $count ->
        [1] Mais 1 porta.
       *[other] Mais { $count } portas.
    }
# Em palavras no lugar de uma imagem. $arrow: o lado da porta, como no botão dela
gemrush-door-here = { $arrow } { gemrush-alt-door }
gemrush-door-of = { WORD("gemrush-room", $room) } { $arrow } { gemrush-alt-door }
gemrush-in =
    { $name } na sala { WORD("gemrush-room", $room) }, { $cell }: { gemrush-points } e { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }.
gemrush-alt-held = Cartas: { LIST(PIECES("gemrush-gem", $cards)) }.
# $steps: to get there; -1: out of reach
gemrush-alt-room =
    { $cell }: { WORD("gemrush-room", $room) }{ $steps ->
        [-1] { "" }
        [0] , aqui
        [one] , 1 passo
       *[other] , { $steps } passos
    }
gemrush-alt-piles = Ladrilhos: { $rooms } na mina, { $stack } na pilha. Cartas: baralho { $deck }, descarte { $discard }.

## Refusals: whose move it is, and what comes first

gemrush-over = Esta partida acabou. `/rush new` começa a próxima.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gemrush-not-your-turn = É a vez de outra pessoa. Eu menciono você quando for a sua.
gemrush-left-before = Você saiu desta partida. Ainda pode assistir.
gemrush-first-choose-skill = Você ainda não escolheu a sua habilidade. Escolha uma, por exemplo `skill large-scoop`.
gemrush-first-discard = Você tem cartas demais na mão. Descarte antes, por exemplo `discard ObPe`.
gemrush-first-move = Isso não dá agora. Você pode andar, construir, usar salas ou encerrar a sua vez com uma ação.
gemrush-first-place = Seu ladrilho novo ainda não está colocado. Escolha a posição dele, por exemplo `place E`.
gemrush-first-effect = Antes, responda ao que a sua sala ainda pergunta.
gemrush-first-burn = Você já fez a sua ação. Escolha o que queima: `burn` tira tudo do baralho, `burn ObPe` queima primeiro a sua carta.
gemrush-first-chaos = Só falta escolher a sua habilidade: `chaos same` mantém a atual, `chaos new` compra outra.
gemrush-not-dealt = Você não recebeu { WORD("gemrush-skill", $skill) }. Escolha uma destas: { LIST(PIECES("gemrush-skill", $dealt), kind: "or") }.

## Refusals: cards

gemrush-card-not-held =
    { $count ->
        [0] Você não tem { PICTURE("gemrush-card", $cards, code: "beside") }: a sua mão está vazia.
       *[other] Você não tem { PICTURE("gemrush-card", $cards, code: "beside") }. Suas cartas: { PICTURE("gemrush-card", $held, code: "beside") }.
    }
gemrush-card-shows =
    { $count ->
        [0] { PICTURE("gemrush-card", $card, code: "beside") } não mostra { WORD("gemrush-gem", $gem) }, e nenhuma carta sua mostra.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } não mostra { WORD("gemrush-gem", $gem) }. Estas cartas suas mostram: { PICTURE("gemrush-card", $fitting, code: "beside") }.
    }
gemrush-discard-count =
    { $count ->
        [1] Você escolheu { $given }. Descarte exatamente 1 carta.
       *[other] Você escolheu { $given }. Descarte exatamente { $count } cartas.
    }
gemrush-discard-unfit = A sala não pede { PICTURE("gemrush-card", $cards, code: "beside") }. Estas cartas suas servem: { PICTURE("gemrush-card", $fitting, code: "beside") }.

## Refusals: walking

gemrush-no-steps = Você não tem mais passos neste turno. Ainda valem as jogadas que não gastam passo, e a sua ação.
gemrush-wall =
    { $count ->
        [0] Há uma parede no lado { $side }, e você não pode andar para nenhum outro.
       *[other] Há uma parede no lado { $side }. Você pode andar para: { LIST($sides, kind: "or") }.
    }
gemrush-step-build = Ainda não há sala atrás desta porta. `{ $best }` constrói uma, por { gemrush-points }.
gemrush-step-empty =
    Ainda não há sala atrás desta porta, e você não pode construir uma agora: a porta { $count ->
        [0] não custa nada
       *[other] custa { PICTURE("gemrush-cost", $cost, code: "beside") }
    }.
gemrush-no-rails =
    { $count ->
        [0] Daqui não dá para ir pelos trilhos: são precisos dois vagonetes.
       *[other] Daqui não dá para ir pelos trilhos. Vá antes até um vagonete: { LIST($carts, kind: "or") }.
    }
gemrush-no-cart =
    { $count ->
        [0] { $cell } não tem vagonete, e não há outro para onde ir.
       *[other] { $cell } não tem vagonete. Você pode ir para: { LIST($carts, kind: "or") }.
    }
gemrush-already-there = Você já está lá. Escolha outra sala.
gemrush-tunnel-stop = { $cell } é um túnel: ninguém para ali. Escolha uma sala.
gemrush-no-room =
    { $count ->
        [0] Não há sala em { $cell }, nem outra para onde ir.
       *[other] Não há sala em { $cell }. Há salas em { LIST($rooms) }, por exemplo.
    }
gemrush-lacks-skill =
    { $count ->
        [0] Isso exige a habilidade { WORD("gemrush-skill", $skill) }, e você não tem nenhuma.
       *[other] Isso exige a habilidade { WORD("gemrush-skill", $skill) }. Você tem: { LIST(PIECES("gemrush-skill", $own)) }.
    }
gemrush-permeate-door = No lado { $side } há uma porta. Para passar por ela, você não precisa de carta.
gemrush-permeate-empty = Não há sala atrás da parede do lado { $side }. Escolha outra parede.
gemrush-remodel-done = Você já girou uma sala neste turno, ou esta não pode ser girada.
gemrush-remodel-same = A sala já está nessa posição. O norte dela pode apontar para: { LIST($turns, kind: "or") }.

## Refusals: building

gemrush-no-tiles = Não restam ladrilhos; ninguém mais pode construir.
gemrush-build-no-room =
    { $count ->
        [0] Não há sala em { $cell }, e nenhuma porta da sua sala leva a um espaço vazio.
       *[other] Não há sala em { $cell }. Construa numa porta da sua sala: { LIST($doors, kind: "or") }.
    }
gemrush-build-tunnel =
    { $count ->
        [0] { $cell } é um túnel, e nenhuma porta leva por ele a um espaço vazio.
       *[other] { $cell } é um túnel. Construa na porta que dá para ele: { LIST($doors, kind: "or") }.
    }
gemrush-build-wall =
    { $count ->
        [0] Esta sala tem uma parede no lado { $side }, e nenhuma porta para um espaço vazio.
       *[other] Esta sala tem uma parede no lado { $side }. Você pode construir para: { LIST($sides, kind: "or") }.
    }
gemrush-build-taken = Já há uma sala atrás desta porta. É só andar até lá.
gemrush-build-far = Esta porta não é da sua sala. Ande até lá, ou pague com uma Pedra de salto.
gemrush-build-missing =
    { $count ->
        [0] A porta custa { PICTURE("gemrush-cost", $cost, code: "beside") }; falta no pagamento { PICTURE("gemrush-cost", $missing, code: "beside") }. As suas cartas não bastam agora.
       *[other] A porta custa { PICTURE("gemrush-cost", $cost, code: "beside") }; falta no pagamento { PICTURE("gemrush-cost", $missing, code: "beside") }. Assim funciona: `{ $best }`.
    }
gemrush-build-free = A porta não custa nada, e você não precisa de carta: `{ $best }`.
gemrush-build-turned =
    Com { WORD("gemrush-skill", $skill) }, estas cartas não mostram mais nenhuma Pedra de salto. { $where ->
        [far] Fora da sua sala, só uma Pedra de salto constrói.
       *[near] Então você precisa de um passo, e não tem mais nenhum.
    }{ $count ->
        [0] { "" }
       *[other] {" "}Assim funciona: `{ $best }`.
    }
gemrush-build-skills = { PICTURE("gemrush-card", $cards, code: "beside") } só paga esta porta com outras habilidades. Escreva `{ $best }`.
gemrush-build-surplus =
    A porta { $count ->
        [0] não custa nada
       *[other] custa { PICTURE("gemrush-cost", $cost, code: "beside") }
    }: você não precisa de todas as cartas de { PICTURE("gemrush-card", $cards, code: "beside") }. Assim funciona: `{ $best }`.
gemrush-place-other = Saiu só um ladrilho. Não há outro para colocar.
gemrush-place-turn = Uma das portas tem que dar para trás, para o lado { $side }. O norte do ladrilho pode apontar para: { LIST($turns, kind: "or") }.

## Refusals: rooms and actions

gemrush-no-ability = Esta sala não faz nada. Compre uma carta, ou continue andando.
gemrush-use-action = A sala { WORD("gemrush-room", $room) } só funciona como a sua ação: `act`.
gemrush-act-free = A sala { WORD("gemrush-room", $room) } não é uma ação. Use-a ao andar, por 0 passos: `use`.
gemrush-use-no-steps = Ao andar, a sala { WORD("gemrush-room", $room) } custa 1 passo, e não resta nenhum. Você ainda pode usá-la como a sua ação.
gemrush-nowhere = A sala { WORD("gemrush-room", $room) } não pode deslocar nada agora.
gemrush-ability-cards =
    A sala { WORD("gemrush-room", $room) } pede cartas que você não tem{ $count ->
        [0] : a sua mão está vazia.
       *[other] . Suas cartas: { PICTURE("gemrush-card", $held) }.
    }
gemrush-reach-far =
    { $count ->
        [0] Daqui você não pode usar a sala em { $cell }, nem nenhuma outra.
       *[other] Daqui você não pode usar a sala em { $cell }. Você pode usar: { LIST($rooms, kind: "or") }.
    }
gemrush-pile-empty = A pilha de descarte está vazia. Compre do baralho.

## Refusals: what a room asks

gemrush-asks-x = A sala { WORD("gemrush-room", $room) } pede um número, por exemplo `x 2`.
gemrush-asks-name = A sala { WORD("gemrush-room", $room) } pede que você declare uma gema, por exemplo `name Fi`.
gemrush-asks-discard = A sala { WORD("gemrush-room", $room) } pede um descarte, por exemplo `discard ObPe`.
gemrush-asks-keep = A sala { WORD("gemrush-room", $room) } pergunta com quais cartas você fica, por exemplo `keep ObPe`.
gemrush-asks-swap = A sala { WORD("gemrush-room", $room) } pergunta com quem você troca de lugar, por exemplo `swap 2`.
gemrush-asks-room = A sala { WORD("gemrush-room", $room) } pergunta para onde ela vai, por exemplo `{ $example }`.
gemrush-asks-go = A sala { WORD("gemrush-room", $room) } pergunta para onde você vai, por exemplo `{ $example }`.
gemrush-x-range = X pode ir de { $low } a { $high }: mais que isso a sala não consegue.
gemrush-keep-not-there = Você não pode ficar com { PICTURE("gemrush-card", $cards, code: "beside") }. Escolha entre estas: { PICTURE("gemrush-card", $there, code: "beside") }.
gemrush-keep-count =
    { $count ->
        [1] Você escolheu { $given }. Fique com exatamente 1 carta.
       *[other] Você escolheu { $given }. Fique com exatamente { $count } cartas.
    }
gemrush-swap-self = Esse é o seu próprio anão. Você pode trocar com o número { $seats }.
gemrush-swap-gone = Não há anão número { $number }. Você pode trocar com o número { $seats }.
gemrush-swap-same = O anão número { $number } está na sua sala. Você pode trocar com o número { $seats }.
gemrush-space =
    { $count ->
        [0] A sala não pode ir para { $cell }, nem para nenhum outro lugar.
       *[other] A sala não pode ir para { $cell }. Ela pode ir para { LIST($spaces, kind: "or") }, por exemplo.
    }
gemrush-space-turn = Em { $cell }, uma das portas tem que dar para trás. O norte da sala pode apontar para: { LIST($turns, kind: "or") }.
gemrush-go-goal =
    { $count ->
        [0] Você não pode ir para { $cell }, nem para nenhum outro lugar.
       *[other] Você não pode ir para { $cell }. Você pode ir para { LIST($rooms, kind: "or") }, por exemplo.
    }

## Refusals: burning, and what can be done in others’ turns

gemrush-burn-count =
    { $count ->
        [0] Não precisa queimar mais nenhuma carta: as oferecidas bastam.
        [1] Só 1 carta precisa queimar.
       *[other] Só { $count } cartas precisam queimar.
    }
gemrush-burn-short =
    { $count ->
        [1] O baralho é pequeno demais: escolha 1 carta das mãos.
       *[other] O baralho é pequeno demais: escolha { $count } cartas das mãos.
    }
gemrush-burn-others =
    { $count ->
        [0] Cartas de outras pessoas só queimam se elas as oferecerem, ou se o baralho for pequeno demais.
       *[other] Ninguém ofereceu essas cartas. Delas, você pode escolher { $count } no máximo.
    }
gemrush-burn-not-theirs = O número { $number } não tem { PICTURE("gemrush-card", $card, code: "beside") } para queimar. Escolha outra carta, ou outra mão.
gemrush-not-in-rush = Isso é da Crisis. Num Rush, nada queima e ninguém para antes do fim.
gemrush-offer-own-turn = Você oferece cartas na vez dos outros. Na sua vez, escolha o que queima.
gemrush-offer-full = Já há { $count } cartas oferecidas. Neste turno não queimam mais.
gemrush-not-offered =
    { $count ->
        [0] Você não ofereceu nenhuma carta.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } não foi oferecida. Suas ofertas: { PICTURE("gemrush-card", $offered, code: "beside") }.
    }
gemrush-stop-target = Vocês podem parar quando tiverem juntos { $target } pontos. Por enquanto são { $points }.
gemrush-stop-open = Esta partida não tem objetivo. Ela acaba quando a última carta queimar.
gemrush-stop-again = Você já concordou em parar. Falta o resto do grupo.
gemrush-play-on-none = Você não concordou em parar: a partida já continua.

## Refusals: options of a new match

gemrush-seats-range = Com estas opções, Gem Rush é para { $low } a { $high } jogadores.
gemrush-target-range = Escolha um objetivo de { $low } a { $high } pontos.
gemrush-open-rush = Um Rush precisa de um objetivo de { $low } a { $high } pontos. “Até onde der” é da Crisis.
gemrush-solo-rush = Um Rush é para pelo menos { $low } jogadores. Sem mais ninguém, você pode jogar uma Crisis.
gemrush-turns-solo = Só uma Crisis solo e sem objetivo pode acabar depois de alguns turnos.
gemrush-dealt-range = Distribua de { $low } a { $high } habilidades para escolher.
gemrush-unshared-skill = Só dá para escolher a habilidade se ela for de todo mundo. Escolha também “Única” nas habilidades, ou deixe a habilidade em branco.
gemrush-no-such-skill = Não existe essa habilidade. Escolha uma das sugestões.
gemrush-no-such-dwarf = Escolha um destes anões: { $dwarves }. Cada um é de um membro só.

## Refusals: moves and positions in writing

gemrush-notation-move = Não consigo ler “{ $text }” como jogada. As jogadas são assim: `step N`, `build N13E ObPe`, `act` ou `draw`.
gemrush-notation-form = Escreva uma jogada com `{ $verb }` assim: `{ $form }`.
gemrush-notation-cell = “{ $text }” não é um lugar da grade. Lugares são letras e depois um número: `N13`.
gemrush-notation-door = “{ $text }” não é uma porta. Uma porta é uma sala e um lado: `N13E`.
gemrush-notation-side = “{ $text }” não é um lado. Os lados são `N`, `E` (leste), `S` e `W` (oeste).
gemrush-notation-card = “{ $text }” não é uma carta. Uma carta são duas letras para cada gema: `ObPe`, ou só `Di`.
gemrush-notation-gem = “{ $text }” não é uma gema. As gemas se escrevem Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or e Wa.
gemrush-notation-skill = “{ $text }” não é uma habilidade que paga. Escreva as quatro primeiras letras inglesas dela depois de um mais: `+evoc`.
gemrush-notation-number = “{ $text }” não serve aqui. Digite um número de { $low } a { $high }.
gemrush-notation-many = Uma jogada pode ter no máximo { $most } cartas; esta tem { $count }.
gemrush-position-tile = O ladrilho “{ $text }” não existe, ou já há outro igual ou no mesmo lugar.
gemrush-position-field = O campo { $field } não pode ser “{ $text }” nesta posição.
gemrush-position-cards = Uma posição tem cada uma das { $all } cartas uma vez; esta tem { $count }, ou tem cartas repetidas.
gemrush-position-tiles = Uma posição tem cada um dos { $all } ladrilhos uma vez; esta tem { $count }, ou tem ladrilhos repetidos.

## A channel that plays

gemrush-votes = -# Pode haver até três votações por turno, raramente mais: um passo que revela uma sala ou cartas é jogado primeiro. Depois se vota sobre o resto.
