# Gembatan: tudo o que este jogo diz. Os ladrilhos e os engastes se escrevem como em inglês: “RB--”, “BH60-BI60”.

gembatan-name = Gembatan
gembatan-command = /gembatan
gembatan-new-table = `/gembatan new`

## As cores e os lados. Uma gema se diz pelas duas cores (“vermelho-amarelo”) ou pelas letras (“RY”), que são as mesmas em
## todas as línguas, pois estão na imagem. As cores são substantivos (“em vermelho”), para servir em qualquer frase.

gembatan-colour-red = vermelho
gembatan-colour-blue = azul
gembatan-colour-green = verde
gembatan-colour-yellow = amarelo
gembatan-colour-purple = roxo

# Um lado sem cor
gembatan-colour-plain = liso

gembatan-side-gem = gema
gembatan-side-north = norte
gembatan-side-east = leste
gembatan-side-south = sul
gembatan-side-west = oeste

## Os mesmos lados em um menu, junto à imagem do ladrilho

gembatan-at-north = em cima
gembatan-at-east = à direita
gembatan-at-south = embaixo
gembatan-at-west = à esquerda

## O que aconteceu: frase após frase em uma linha abaixo do tabuleiro

gembatan-event-grid-started = { PICTURE("gembatan-tile", $tile) } está no centro. { $name } começa.
gembatan-event-tile-laid = { $name } coloca { PICTURE("gembatan-tile", $tile) }.
# $again: 1 se a frase anterior já diz o nome, senão 0
gembatan-event-gem-placed =
    { $again ->
        [0] { $name } põe uma gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) }.
       *[other] Uma gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } vai no engaste.
    }
gembatan-event-turn-scored = { $name } termina o turno, ao todo { gembatan-tiles-and-gems }: **{ gembatan-sum }**.
# O que um turno colocou e preencheu, depois de um nome
gembatan-did =
    { $tiles ->
        [0] preencheu
       *[other] colocou { gembatan-tiles } e preencheu
    } { $gems ->
        [1] 1 engaste
       *[other] { $gems } engastes
    }
# Um turno inteiro em uma frase. $chains: $count de gembatan-recap-chain · $gembatan: 1 ou 0
gembatan-recap =
    { $gembatan ->
        [0] { "" }
       *[other] { "**" }Gembatan!**{ " " }
    }{ $name } { gembatan-did }: { $count ->
        [0] { "" }
       *[other] { $chains },{ " " }
    }{ gembatan-sum }.
gembatan-recap-chain =
    { $times ->
        [1] uma **corrente de { $count } em { WORD("gembatan-colour", $colour) }**
       *[other] { "**" }{ $times } correntes de { $count } em { WORD("gembatan-colour", $colour) }**
    }
gembatan-brief = **{ $name } +{ $points }**: { $parts }.
gembatan-tiles-and-gems =
    { $gems ->
        [0] { gembatan-tiles }
       *[other] { $tiles ->
            [0] { "" }
           *[other] { gembatan-tiles } e{" "}
        }{ $gems ->
            [1] 1 gema
           *[other] { $gems } gemas
        }
    }
gembatan-tiles =
    { $tiles ->
        [0] nada
        [1] 1 ladrilho
       *[other] { $tiles } ladrilhos
    }
gembatan-event-chain-scored = Uma **corrente de { $count } em { WORD("gembatan-colour", $colour) }**: { $points } desses pontos.
gembatan-event-gembatan-scored = Todas as quatro gemas, um **Gembatan** de { $name }: { $points } desses pontos.
gembatan-event-pieces-traded = { $name } troca { gembatan-tiles-and-gems }.
gembatan-event-pieces-drawn =
    Peças novas: { $tile_count ->
        [0] { PICTURE("gembatan-gem", $gems) }
       *[other] { PICTURE("gembatan-tile", $tiles) }{ $gem_count ->
            [0] { "" }
           *[other] { " " }{ PICTURE("gembatan-gem", $gems) }
        }
    }.
gembatan-event-turn-passed = { $name } passa.
gembatan-event-seat-left = { $name } sai da partida.
gembatan-event-gems-left =
    { $gems ->
        [1] Resta 1 gema na mão de { $name }: −1.
       *[other] Restam { $gems } gemas na mão de { $name }: −{ $gems }.
    }
gembatan-event-match-ended-gems = A reserva de gemas acabou e alguém ficou sem gemas.
gembatan-event-match-ended-blocked = A reserva acabou e ninguém joga mais.
gembatan-event-match-ended-stalled = Ninguém jogou por 3 rodadas.
gembatan-event-match-ended-left = Só resta um jogador.

## A imagem em palavras, uma linha cada; todas juntas têm no máximo 1.000 caracteres, por isso são breves

gembatan-alt-turn = Vez de { $name }.
gembatan-alt-over-gems = Fim: a reserva de gemas acabou e alguém ficou sem gemas.
gembatan-alt-over-blocked = Fim: a reserva acabou e ninguém joga mais.
gembatan-alt-over-stalled = Fim: ninguém jogou por 3 rodadas.
gembatan-alt-over-none = Fim: sem resultado. Os pontos não contam.
gembatan-alt-over-left = Fim: só resta um jogador.
gembatan-alt-won =
    { $points ->
        [0] { $name } vence.
        [1] { $name } vence por 1 ponto.
       *[other] { $name } vence por { $points } pontos.
    }
gembatan-alt-drawn = Empate: { $count } dividem o primeiro lugar.
# $again: 0 na primeira corrente, depois 1, 2, ... em outras do mesmo comprimento
gembatan-alt-best =
    { $again ->
        [0] A corrente mais longa
       *[other] Igualmente longa
    }: { $count } gemas em { WORD("gembatan-colour", $colour) }.
gembatan-alt-draft = Este turno até agora: { gembatan-tiles-and-gems }, +{ $points } ainda não contados.
gembatan-alt-played = Antes: { $name }, { gembatan-tiles-and-gems }, +{ $points } já contados.
gembatan-alt-traded = Antes: { $name } trocou { gembatan-tiles-and-gems }.
gembatan-alt-passed = Antes: { $name } passou.
gembatan-alt-chain = Corrente de { $count } em { WORD("gembatan-colour", $colour) }, +{ $count }: { $first_end } a { $last_end }.
gembatan-alt-chains-more =
    { $count ->
        [1] Mais 1 corrente
       *[other] Mais { $count } correntes
    }, +{ $points }.
gembatan-alt-gembatan = Gembatan, +{ $points }.
gembatan-alt-hand =
    { $name }: { $score ->
        [1] 1 ponto.
       *[other] { $score } pontos.
    }
gembatan-alt-tiles =
    { $count ->
        [0] Nenhum ladrilho.
       *[other] Ladrilhos: { LIST(PIECES("gembatan-colour", $tiles)) }.
    }
gembatan-alt-gems =
    { $count ->
        [0] Nenhuma gema.
       *[other] Gemas: { LIST(PIECES("gembatan-colour", $gems)) }.
    }
gembatan-alt-fill =
    Pode preencher: { $more ->
        [0] { LIST(PIECES("gembatan-colour", $sockets)) }
       *[other] { PIECES("gembatan-colour", $sockets) } e mais { $more }
    }.
gembatan-alt-makes = { $socket } forma uma corrente de { $count } em { WORD("gembatan-colour", $colour) }.
gembatan-alt-codes =
    { $name } { $score }: { $tile_count ->
        [0] nenhum ladrilho
       *[other] { $tiles }
    }; { $gem_count ->
        [0] nenhuma gema
       *[other] { $gems }
    }.
gembatan-alt-account =
    { $name } { $score }: { $placed } por gemas, { $chains } em correntes, { $gembatans } por todas as quatro{ $left ->
        [0] {""}
       *[other] {","} −{ $left } por gemas restantes
    }.
gembatan-alt-gone = { $name } { $score }, saiu.
gembatan-alt-trays =
    Nas reservas: { $tiles ->
        [0] nenhum ladrilho
        [1] 1 ladrilho
       *[other] { $tiles } ladrilhos
    } e { $gems ->
        [0] nenhuma gema
        [1] 1 gema
       *[other] { $gems } gemas
    }.
gembatan-alt-grid =
    { $count ->
        [1] 1 ladrilho
       *[other] { $count } ladrilhos
    } no tabuleiro, de { $first } a { $last }.
gembatan-alt-open =
    { $told ->
        [1] Outros engastes abertos
       *[0] Engastes abertos
    }: { LIST(PIECES("gembatan-colour", $sockets)) }.
gembatan-alt-open-more =
    { $told ->
        [1] Outros engastes abertos
       *[0] Engastes abertos
    }: { PIECES("gembatan-colour", $sockets) } e mais { $more }.
gembatan-alt-grow = { $count } em { WORD("gembatan-colour", $colour) } em uma diagonal, a próxima em { LIST($sockets, kind: "or") }.
gembatan-alt-cell = { $cell }: { LIST(PIECES("gembatan-side", PIECES("gembatan-colour", $halves))) }
gembatan-alt-cells-more = Mais { $count } casas: `/gembatan board text:{ choice-board-text-words }`.
gembatan-alt-cells-left = Mais { $count } casas.
gembatan-alt-colour = Gemas em { WORD("gembatan-colour", $colour) }: { LIST($sockets) }.
gembatan-alt-row = Fileira { $row }: { LIST(PIECES("gembatan-colour", $tiles)) }.
gembatan-alt-pick-tile =
    O ladrilho { PIECES("gembatan-colour", $tile) } { $count ->
        [0] não cabe em nenhuma casa.
        [1] cabe em 1 casa:
       *[other] cabe em { $count } casas:
    }
gembatan-alt-pick-sockets =
    { $count ->
        [1] Dá para preencher 1 engaste aberto:
       *[other] Dá para preencher { $count } engastes abertos:
    }
# $order: “best”, ou “place” se as opções seguem a ordem da mão
gembatan-alt-pick-cell =
    { $count ->
        [0] Não dá para colocar nada em { $cell }.
        [1] 1 modo de colocar um ladrilho em { $cell }:
       *[other] { $count } modos de colocar um ladrilho em { $cell }{ $order ->
               [best] , o melhor primeiro
              *[place] { "" }
           }:
    }
gembatan-alt-fits =
    Ladrilhos da mão cabem em { $count ->
        [1] 1 casa
       *[other] { $count } casas
    }: { $more ->
        [0] { LIST($cells) }
       *[other] { $cells } e mais { $more }
    }.
gembatan-alt-part = A imagem mostra de { $first } a { $last }.
gembatan-alt-number = { $number }: { PIECES("gembatan-side", PIECES("gembatan-colour", $what)) }

## Recusas: jogadas. Um ladrilho se diz como está, ou como ficaria.

gembatan-over = Esta partida acabou. `/gembatan new` começa a próxima.
gembatan-not-your-turn = Ainda não: é a vez de outra pessoa. Você recebe uma menção quando for a sua.
gembatan-left-before = Você saiu desta partida. Ainda pode assistir.

gembatan-tile-not-held =
    { $count ->
        [0] Você não tem mais ladrilhos. Ponha gemas em engastes abertos.
       *[other] Você não tem o ladrilho { PICTURE("gembatan-tile", $tile, code: "beside") }. Seus ladrilhos: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-cell-taken = { $cell } já tem um ladrilho: { PICTURE("gembatan-tile", $tile, code: "beside") }. { gembatan-cells-for }
gembatan-cells-for =
    { $count ->
        [0] Seu ladrilho não cabe em nenhum lugar agora. Tente outro, ou **{ LABEL("gembatan-ui-trade") }**.
        [1] Seu ladrilho cabe em { LIST($nearest) }.
       *[other] Seu ladrilho cabe em { LIST($nearest) }, por exemplo.
    }
gembatan-here-taken = { $cell } já tem um ladrilho: { PICTURE("gembatan-tile", $tile, code: "beside") }. Indique uma casa vazia.
gembatan-cell-alone = Não há nada ao lado de { $cell }, então um ladrilho ali não forma engaste. { gembatan-cells-for }
gembatan-no-socket = Só há lados lisos em volta de { $cell }, então um ladrilho ali não forma engaste. { gembatan-cells-for }
gembatan-cuts-off = { PICTURE("gembatan-tile", $tile, code: "beside") } em { $cell } cortaria o meio engaste { WORD("gembatan-colour", $colour) } de { $neighbour }. { gembatan-turns-for }
gembatan-turns-for =
    { $count ->
        [0] Girar o ladrilho não adianta.
        [1] Ele cabe assim: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
       *[other] Ele cabe de um destes modos: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
    }
gembatan-faces-plain = { PICTURE("gembatan-tile", $tile, code: "beside") } em { $cell } deixaria seu meio engaste { WORD("gembatan-colour", $colour) } contra o lado liso de { $neighbour }. { gembatan-turns-for }
gembatan-same-colour = { PICTURE("gembatan-tile", $tile, code: "beside") } em { $cell } formaria com { $neighbour } um engaste { WORD("gembatan-colour", $colour) } dos dois lados. Nenhuma gema cabe nele. { gembatan-turns-for }
gembatan-not-linked = Seu próximo ladrilho tem que dividir um engaste com um que você colocou neste turno ({ LIST($laid) }). Em { $cell }, não divide. { gembatan-cells-for }
gembatan-closes-grid = { PICTURE("gembatan-tile", $tile, code: "beside") } em { $cell } não deixaria nenhum meio engaste aberto. Ninguém mais poderia colocar ladrilhos. { gembatan-cells-for }
gembatan-no-socket-there = O ladrilho não forma engaste no lado { WORD("gembatan-side", $side) } de { $cell }. A gema pode ir em { LIST($sockets, kind: "or") }.
gembatan-gem-not-held =
    { $count ->
        [0] { $socket } precisa de uma gema { PICTURE("gembatan-gem", $gem, code: "beside") }, e você não tem mais gemas. Aperte **{ LABEL("gembatan-ui-finish") }**.
       *[other] { $socket } precisa de uma gema { PICTURE("gembatan-gem", $gem, code: "beside") }. Suas gemas: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-gem-not-held-but = { $socket } precisa de uma gema { PICTURE("gembatan-gem", $gem, code: "beside") }, e você não tem nenhuma. { gembatan-sockets-for }
gembatan-half-socket = { $socket } ainda é um meio engaste { WORD("gembatan-colour", $colour) }: falta um ladrilho. { gembatan-sockets-for }
gembatan-sockets-for =
    { $count ->
        [0] Nenhuma das suas gemas cabe em um engaste aberto agora.
        [1] Você tem uma gema para { LIST($nearest) }.
       *[other] Você tem gemas para { LIST($nearest) }.
    }
gembatan-no-such-socket = Não há engaste em { $socket }. { gembatan-sockets-for }
gembatan-socket-filled = { $socket } já tem uma gema { PICTURE("gembatan-gem", $gem, code: "beside") }. { gembatan-sockets-for }
gembatan-trade-mid-turn = Você já começou a jogar. Aperte **{ LABEL("gembatan-ui-finish") }**, ou **{ LABEL("gembatan-ui-over") }** para então trocar.
gembatan-trade-nothing = Escolha pelo menos um ladrilho ou uma gema para trocar, como `RB--` ou `RY`.
gembatan-trade-tiles-not-held =
    { $count ->
        [0] Você não tem ladrilhos para trocar. Troque gemas, ou jogue.
       *[other] Você não tem todos estes: { LIST(PICTURE("gembatan-tile", $tiles, code: "beside")) }. Seus ladrilhos: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-trade-gems-not-held =
    { $count ->
        [0] Você não tem gemas para trocar. Troque ladrilhos, ou jogue.
       *[other] Você não tem todas estas: { LIST(PICTURE("gembatan-gem", $gems, code: "beside")) }. Suas gemas: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-trade-few-tiles =
    Você quer trocar { $count ->
        [1] 1 ladrilho
       *[other] { $count } ladrilhos
    }, mas { $left ->
        [0] a reserva está vazia. Troque gemas, ou jogue.
       *[other] a reserva só tem { $left }. Escolha menos.
    }
gembatan-trade-few-gems =
    Você quer trocar { $count ->
        [1] 1 gema
       *[other] { $count } gemas
    }, mas { $left ->
        [0] a reserva está vazia. Troque ladrilhos, ou jogue.
       *[other] a reserva só tem { $left }. Escolha menos.
    }
gembatan-end-nothing = Você ainda não jogou nada. Aperte **{ LABEL("gembatan-ui-play") }** ou **{ LABEL("gembatan-ui-trade") }**.
gembatan-pass-mid-turn = Você já começou a jogar. Em vez de passar, aperte **{ LABEL("gembatan-ui-finish") }**.
gembatan-pass-can-play = Você não pode passar: ainda dá para jogar, por exemplo `{ $example }`.
gembatan-pass-can-trade =
    Você não pode passar: ainda dá para trocar. Nas reservas: { $tiles ->
        [0] nenhum ladrilho
        [1] 1 ladrilho
       *[other] { $tiles } ladrilhos
    } e { $gems ->
        [0] nenhuma gema
        [1] 1 gema
       *[other] { $gems } gemas
    }.
gembatan-option-range = `{ $option }` vai de { $low } a { $high }.
gembatan-seats-range =
    Esta partida é para { $high ->
        [1] uma só pessoa
       *[other] { $low } a { $high } pessoas
    }.

## Recusas: o que não se consegue ler

gembatan-notation-move = Não consigo ler “{ $text }” como jogada. `BI60 RB-- W` coloca um ladrilho: a casa, o ladrilho como vai ficar, o lado da gema. `BH60-BI60` preenche um engaste, `trade RB-- RY` troca, `end` encerra o turno.
gembatan-notation-half = Em que lado de { $tile } em { $cell } vai a gema? Acrescente N (norte), E (leste), S (sul) ou W (oeste), como em `{ $cell } { $tile } W`.
gembatan-notation-cell = “{ $text }” não é uma casa. Uma casa é uma coluna (A a DO) e uma fileira (1 a 119), como `BH60`.
gembatan-notation-apart = { $first } e { $second } não se tocam, então não dividem um engaste. Diga duas casas vizinhas, como `BH60-BI60`.
gembatan-notation-socket = “{ $text }” não é um engaste. Diga as duas casas entre as quais ele fica, como `BH60-BI60`.
gembatan-notation-tile = “{ $text }” não é um ladrilho deste jogo. Diga os quatro lados em sentido horário a partir de cima, com `-` para liso, como `RB--`.
gembatan-notation-gem = “{ $text }” não é uma gema. Diga as duas cores dela, como `RY`.
gembatan-notation-trade = Você tem no máximo { $count } ladrilhos e { $count } gemas, então não pode trocar mais.
gembatan-position-tile = “{ $text }” não pode ficar ali. Escreva um ladrilho com a casa e os lados, como `BI60:RB--`. O primeiro fica em BH60. Cada um dos seguintes tem que formar um engaste com um anterior e não cortar nenhum.
gembatan-position-gem = { $text } não é um engaste desta posição, ou foi preenchido duas vezes.
gembatan-position-piece = Esta posição tem mais { $text } do que a caixa.
gembatan-position-closed = Nenhum meio engaste está aberto nesta posição, então ninguém poderia colocar mais ladrilhos. Gire um ladrilho, ou deixe um de fora.
gembatan-position-field = “{ $field }={ $text }” não serve nesta posição. O campo é desconhecido, aparece duas vezes ou não pode ter esse valor.

## As legendas da imagem

gembatan-caption-left = restam
gembatan-caption-over = FIM DE JOGO
gembatan-caption-draw = Empate
gembatan-caption-margin =
    { $points ->
        [1] por 1 ponto
       *[other] por { $points } pontos
    }
gembatan-caption-chain = Maior corrente
gembatan-caption-reason-gems = Uma mão ficou sem gemas
gembatan-caption-reason-blocked = Ninguém joga mais
gembatan-caption-reason-stalled = Ninguém jogou por 3 rodadas
gembatan-caption-reason-none = Sem resultado
gembatan-caption-uncounted = Os pontos não contam
gembatan-caption-reason-left = Só resta um jogador

## Os modos de começar uma partida por botões, e o que é cada um

gembatan-start-usual = Partida completa
gembatan-start-usual-told = ◆ **{ gembatan-start-usual }:** de 2 a 4 pessoas, todas as 60 gemas
gembatan-start-short = Partida curta
gembatan-start-short-told = ◆ **{ gembatan-start-short }:** 24 gemas, cerca de 7 minutos

## Com o que se joga uma partida, ou um ranking. $gems: quantas gemas ela tem, ou 0 se tem todas

gembatan-scoreboard =
    de 2 a 4 pessoas{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gemas
    }
# $count: quantas pessoas começaram
gembatan-among =
    { $count ->
        [1] 1 pessoa
       *[other] { $count } pessoas
    }{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gemas
    }

## O que fazer agora, abaixo do tabuleiro. $name: de quem é a vez · $place: uma menção do canal

gembatan-next-play = { $name }: sua vez no Gembatan{ $place }. Aperte **{ gembatan-ui-play }** ou **{ gembatan-ui-trade }**.
gembatan-next-goal = Coloque ladrilhos, girados como quiser, de modo que meios anéis de duas cores se encontrem. Três ou mais gemas da mesma cor em uma diagonal formam uma corrente.
gembatan-next-fixed = { $name }: sua vez no Gembatan{ $place }. Aperte **{ gembatan-ui-play }**: as reservas estão vazias.
gembatan-next-trade = { $name }: sua vez no Gembatan{ $place }. Nada cabe: aperte **{ gembatan-ui-trade }**.
gembatan-next-pass = { $name }: sua vez no Gembatan{ $place }. Nada cabe e as reservas estão vazias: aperte **{ gembatan-ui-pass }**.
gembatan-next-draft =
    { $name }: até agora { $parts }: **{ gembatan-sum }**. **{ gembatan-ui-finish }** marca { $points ->
        [1] esse ponto
       *[other] esses pontos
    }.
gembatan-sum =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
# $alone: 1 se um membro continua sem mais ninguém contra o computador
gembatan-next-over = **{ ui-again }** { $alone ->
        [1] começa a próxima partida
       *[0] abre a próxima mesa
    }. `/gembatan top` mostra os melhores deste servidor.

## Por que uma jogada é boa, como dica. $how: “lay” ou “fill” · $place: a casa, ou o engaste · $points: da jogada

gembatan-why-move =
    { $how ->
        [lay] { PICTURE("gembatan-tile", $tile) } em { $place } com { PICTURE("gembatan-gem", $gem) }
       *[fill] { PICTURE("gembatan-gem", $gem) } em { $place }
    }
gembatan-why-chain = { gembatan-why-move } forma uma corrente de { $count } em { WORD("gembatan-colour", $colour) }: +{ $points }.
gembatan-why-chains = { gembatan-why-move } forma { $count } correntes: +{ $points }.
gembatan-why-fourth = { gembatan-why-move } é a quarta gema do turno, um Gembatan: +{ $points }.
# $whole: do turno de que a jogada faz parte
gembatan-why-begins = { gembatan-why-move }: +{ $points } agora, num turno de { $whole ->
        [1] 1 ponto
       *[other] { $whole } pontos
    }.
gembatan-why-gem = { gembatan-why-move }: +{ $points }.
gembatan-why-end = Encerre o turno aqui: { gembatan-sum }.
gembatan-why-trade = Nada cabe agora: troque o que você tem.
# $best: os pontos de um bom turno no lugar da troca
gembatan-why-trade-better = Suas peças encaixam mal agora: o melhor turno marca { $best ->
        [1] 1 ponto
       *[other] { $best } pontos
    }. Uma troca promete mais.

## Botões, menus e respostas

gembatan-ui-play = Jogar
gembatan-ui-finish = Encerrar turno
gembatan-ui-over = Recomeçar turno
gembatan-anew = O turno recomeça.
gembatan-step-tile = { PICTURE("gembatan-tile", $tile) }
gembatan-step-gem = uma gema
gembatan-marked-tile = { PICTURE("gembatan-tile", $tile) }, no número { $number }
gembatan-marked-tile-said = o ladrilho { PIECES("gembatan-colour", $tile) }, no número { $number }
gembatan-marked-gem = gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) }, no número { $number }
gembatan-answer-tile = { PICTURE("gembatan-tile", $tile) } em **{ $cell }**, gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-answer-gem = a gema { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } entre **{ $one }** e **{ $other }**
gembatan-scoring = -# Uma gema vale 1 ponto; uma corrente de 3 ou mais, 1 por gema. As quatro gemas em um turno valem 4 a mais: é um **Gembatan**.
gembatan-ui-trade = Trocar
gembatan-ui-pass = Passar
gembatan-ui-back = Outra coisa
gembatan-ui-best-steps = Melhores jogadas
gembatan-ui-every = Todas as minhas peças
gembatan-ui-here = O que cabe em uma casa?
gembatan-ui-other-cell = Outra casa
# O último de dez botões. $count: quantas opções restam; 0: volta às primeiras · $order: “best” ou “place”
gembatan-ui-others =
    { $count ->
        [0] { $order ->
            [best] Voltar às melhores
           *[place] Voltar ao início
        }
       *[other] Mais { $count }{ $most ->
            [0] { "" }
           *[other] {""}, até +{ $most }
        }
    }
gembatan-ui-makes = { $reasons }.
gembatan-ui-why =
    { $choices } { $count ->
        [1] forma
       *[other] formam
    } { $chains }
# Uma destas correntes ou várias iguais
gembatan-ui-a-chain =
    { $times ->
        [1] uma { gembatan-ui-chain }
       *[other] { gembatan-ui-chain }
    }
gembatan-ui-number = **{ $number }**
gembatan-ui-tile-alone = { PICTURE("gembatan-tile", $tile) }
gembatan-ui-hand = Minha mão

gembatan-ui-chain =
    { $times ->
        [1] corrente de { $count } em { WORD("gembatan-colour", $colour) }
       *[other] { $times } correntes de { $count } em { WORD("gembatan-colour", $colour) }
    }
gembatan-ui-gembatan = Gembatan
# $whose: um ou mais de gembatan-ui-best-of
gembatan-ui-best = Corrente mais longa: { $whose }
gembatan-ui-best-of = **{ $name }**, { $count } em { WORD("gembatan-colour", $colour) }
gembatan-ui-account-gone = saiu

# Textos das respostas privadas. $sockets: quantos têm números na imagem · $then: o que o melhor passo seguinte traz
gembatan-ui-first-step =
    { "**" }Sua vez.** O que você joga?{ $order ->
        [best] {" "}O melhor vem primeiro{ $then ->
            [0] .
           *[other] : depois dele, o passo seguinte pode trazer +{ $then }.
        }
       *[place] { "" }
    }{ $sockets ->
        [0] { "" }
       *[other] { " " }Os números são engastes para suas gemas.
    }
gembatan-ui-tiles-said = Nos botões, nesta ordem: { LIST(PIECES("gembatan-colour", $tiles)) }
gembatan-ui-so-far =
    Até agora { $parts }: **{ gembatan-sum }**. E agora?{ $then ->
        [0] { "" }
       *[other] {" "}O melhor vem primeiro: depois dele, o passo seguinte pode trazer +{ $then }.
    }
# $left: quantos ladrilhos e gemas ainda estão na mão
gembatan-ui-no-step =
    Até agora { $parts }: **{ gembatan-sum }**. { $left ->
        [0] Você jogou tudo
       *[other] Nada mais cabe
    }: encerre seu turno.{ $joins ->
        [0] { "" }
       *[1] {" "}Outro ladrilho tem que dividir um engaste com um que você colocou neste turno.
    }
gembatan-ui-frames = Seus ladrilhos cabem nas casas com cantos verde-claros.
gembatan-ui-fourth = Sua próxima gema é a quarta: um **Gembatan**, +{ $points }.
gembatan-ui-nothing-fits = Nenhum dos seus ladrilhos e nenhuma das suas gemas cabe agora.
gembatan-ui-where = Onde vai { PICTURE("gembatan-tile", $tile) }? Escolha o número.
gembatan-ui-how = Como fica { PICTURE("gembatan-tile", $tile) }, e que gema vai junto?
gembatan-ui-how-last = Isso encerra seu turno.
gembatan-ui-choose = Ladrilho ou gema
gembatan-ui-choose-cell = Número da casa
gembatan-ui-choose-way = Número da opção
# O que um passo soma; $then: o que o melhor passo depois dele somaria
gembatan-ui-gain =
    { gembatan-sum }{ $then ->
        [0] { "" }
        [1] { "" }
       *[other] , depois até { $then }
    }
gembatan-ui-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Ladrilho para { $count ->
        [1] 1 casa
       *[other] { $count } casas
    }
gembatan-ui-cell =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Em { $number }{ $points ->
        [0] { "" }
       *[other] { "" }: { $gain }
    }
gembatan-ui-short =
    { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
gembatan-ui-short-gem =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-gem", $gem, code: "beside") }
       *[other] { PICTURE("gembatan-gem", $gem, code: "missing") }+{ $points }
    }
gembatan-ui-short-play =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-short-tile =
    { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-put = { $number } · { PICTURE("gembatan-gem", $gem, code: "missing") }gema { WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) }
gembatan-ui-way = { PICTURE("gembatan-tile", $tile, code: "missing") }gema { WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-ui-fill = { $gem } em { $socket }

# $who: de quem é a mão: “own”, ou “other” com um $name
gembatan-ui-here-where =
    { $count ->
        [0] { $who ->
            [own] Nenhum dos seus ladrilhos cabe agora.
           *[other] Nenhum ladrilho de { $name } cabe agora.
        }
       *[other] { $who ->
            [own] Onde você pode colocar um ladrilho?
           *[other] Onde { $name } pode colocar um ladrilho?
        }{ $order ->
            [best] {" "}A melhor opção vem primeiro.
           *[place] { "" }
        } Aperte um número para ver: nada é jogado ainda.
    }
gembatan-ui-fits =
    { $who ->
        [own] { $count ->
            [0] Nenhum dos seus ladrilhos cabe { gembatan-ui-this-cell }.
            [1] Você pode colocar um ladrilho { gembatan-ui-this-cell } de 1 modo.
           *[other] Você pode colocar um ladrilho { gembatan-ui-this-cell } de { $count } modos{ $order ->
                   [best] , o melhor primeiro
                  *[place] { "" }
               }.
        }
       *[other] { $count ->
            [0] Nenhum ladrilho de { $name } cabe { gembatan-ui-this-cell }.
            [1] { $name } pode colocar um ladrilho { gembatan-ui-this-cell } de 1 modo.
           *[other] { $name } pode colocar um ladrilho { gembatan-ui-this-cell } de { $count } modos{ $order ->
                   [best] , o melhor primeiro
                  *[place] { "" }
               }.
        }
    }
# $cell: como foi digitada, ou “marked”
gembatan-ui-this-cell =
    { $cell ->
        [marked] na casa marcada
       *[other] em { $cell }
    }
gembatan-ui-press-plays = Aperte uma opção para jogar.
gembatan-ui-in-hand = **{ $name }** · { gembatan-sum }
gembatan-ui-hand-tile =
    { $count ->
        [0] { PICTURE("gembatan-tile", $tile) } não cabe em nenhuma casa
        [1] { PICTURE("gembatan-tile", $tile) } cabe em 1 casa: { gembatan-sum }
       *[other] { PICTURE("gembatan-tile", $tile) } cabe em { $count } casas: até { gembatan-sum }
    }
gembatan-ui-hand-gem =
    { $count ->
        [0] { PICTURE("gembatan-gem", $gem) } não cabe em nenhum engaste aberto
        [1] { PICTURE("gembatan-gem", $gem) } cabe em 1 engaste aberto: { gembatan-sum }
       *[other] { PICTURE("gembatan-gem", $gem) } cabe em { $count } engastes abertos: até { gembatan-sum }
    }

gembatan-ui-trade-how = { "**" }Trocar em vez de jogar:** aperte as peças que você quer entregar: elas ganham um ×. Isso encerra seu turno.
gembatan-ui-set-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-set-gem =
    { PICTURE("gembatan-gem", $gem, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-trade-these =
    { $count ->
        [0] Trocar estas
        [1] Trocar 1 peça
       *[other] Trocar { $count } peças
    }
gembatan-ui-trade-all = Escolher todas

## Descrições dos comandos e das opções: no máximo 100 caracteres, sem ponto final

gembatan-cmd = Gembatan: coloque ladrilhos e gemas e forme correntes da mesma cor
gembatan-cmd-new = Abra uma mesa para 2 a 4 pessoas
gembatan-opt-gems = Gemas na partida, de 20 a 60; o padrão é 60. Menos gemas, partida mais curta
gembatan-cmd-play = Coloque um ladrilho e ponha uma gema em um engaste que ele forma
gembatan-opt-tile = Um dos seus ladrilhos: os lados em sentido horário a partir de cima, como RB--
gembatan-opt-cell = A casa onde ele fica, como BI60
gembatan-opt-way = Como ele fica e o lado da gema, como RB-- W; se faltar, uso o melhor modo, ou pergunto
gembatan-opt-end = Se isto encerra seu turno e marca os pontos; senão, você continua
gembatan-cmd-fill = Ponha uma gema em um engaste aberto
gembatan-opt-socket = As duas casas entre as quais ele fica, como BH60-BI60
gembatan-cmd-back = Desfaça seu último passo ou o turno todo, antes de encerrar
gembatan-opt-all = Se é para desfazer o turno todo
gembatan-cmd-trade = Troque peças por novas em vez de jogar
gembatan-opt-tiles = Ladrilhos para trocar, como RB-- R-G-
gembatan-opt-trade-gems = Gemas para trocar, como RY BG
gembatan-cmd-finish = Encerre seu turno: marque os pontos e compre novas peças
gembatan-cmd-here = Veja o que cabe em uma casa; só você vê a resposta
gembatan-cmd-hand = Veja onde cabem seus ladrilhos e suas gemas; só você vê a resposta

## O que vale uma insígnia. $number: até onde foi

gembatan-feat-chain = Uma corrente de { $number }
gembatan-feat-turn = { $number } pontos em um turno
gembatan-feat-gembatan =
    { $number ->
        [1] Um Gembatan
       *[other] { $number } Gembatans em uma partida
    }
gembatan-feat-comeback = Vitória após estar { $number } pontos atrás

## De que trata a resposta de um quebra-cabeça

gembatan-motif-gembatan = um Gembatan: quatro gemas em um turno
gembatan-motif-chains = várias correntes de uma vez
gembatan-motif-long = uma corrente longa
gembatan-motif-chain = uma corrente
gembatan-motif-gems = só gemas, sem corrente
