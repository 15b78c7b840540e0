# Partidas vistas de novo: `/replay`, momentos que se mostram a outros.

replay-cmd = Veja uma partida de novo: passo a passo, como animação, como texto
replay-opt-match = Qual partida; sem esta opção, a sua mais recente
replay-opt-log = Um registro que você copiou de um replay, colado aqui

# Em uma lista de opções: jogo, quem joga, dia da última mudança.
replay-choice-playing = { $game } · { $names } · em andamento, { $day }
replay-choice-over = { $game } · { $names } · { $day }

replay-ui-open = Replay
replay-ui-moment = Mostrar o momento
replay-ui-first = «
replay-ui-back = ‹
replay-ui-forth = ›
replay-ui-last = »
replay-ui-jump = Ir para…
replay-ui-film = Animação
replay-ui-turns = Todos os turnos
replay-ui-steps = Todos os passos
# Os mesmos botões abaixo de uma animação que omite turnos ou passos. $turns: 1 para turnos, 0 para passos
replay-every =
    1 { $turns ->
        [1] turno
       *[other] passo
    } a cada { $every }
replay-ui-text = Como texto
replay-ui-still = Voltar ao replay
replay-ui-share = Mostrar neste canal

replay-jump-title = Ir para um ponto da partida
# $kind: turn ou move, pelo que se conta a partida
replay-jump-label =
    { $kind ->
        [turn] Número do turno
       *[move] Número da jogada
    }, de 0 a { $last }

replay-eyes = Pelos olhos de quem
replay-eyes-mover = De quem joga
replay-eyes-table = De ninguém: só cartas abertas

# Abaixo de uma imagem de uma animação. $names: quem joga
replay-caption-start = A partida começa: { $names }.
replay-caption-number = { $number } / { $last }
# $kind: turn ou move, pelo que se conta a partida · $number: 0 é o início · $step de $steps: dentro do turno · $after: 1 se é um passo depois do turno, como uma desistência
replay-at =
    { $number ->
        [0] **{ $after ->
            [1] Depois do início
           *[0] O início
        }**
       *[other] **{ $kind ->
            [turn] { $after ->
                [1] Depois do turno
               *[0] Turno
            }
           *[move] { $after ->
                [1] Depois da jogada
               *[0] Jogada
            }
        } { $number } de { $last }**{ $steps ->
            [1] { "" }
           *[other] {" "}· passo { $step } de { $steps }
        }
    }
# $names: quem joga · $last: quantos turnos ou jogadas
replay-whole = { $names } · { replay-length }
replay-length =
    { $kind ->
        [turn] { $last ->
            [1] 1 turno
           *[other] { $last } turnos
        }
       *[move] { $last ->
            [1] 1 jogada
           *[other] { $last } jogadas
        }
    }
replay-running = Esta partida ainda está em andamento: você vê o que o seu lugar pode ver.
replay-no-result = Esta partida terminou sem resultado, então seus pontos não contam.
replay-partial = Uma versão antiga do bot guardou só as últimas posições desta partida. “Como texto” tem todas as jogadas.
# $turns: 1 se a animação tem uma imagem por turno, 0 se por passo
replay-shortened = Esta partida é longa, então a animação mostra só 1 { $turns ->
        [1] turno
       *[other] passo
    } a cada { $every }. As setas levam a cada posição.
# Enquanto se faz uma animação
replay-working = Fazendo a animação…
replay-alt =
    Animação de uma partida, { $frames ->
        [1] 1 imagem
       *[other] { $frames } imagens
    } de { replay-length }. No fim:

replay-text = O registro desta partida. Cole-o em `/replay log:` para ver a partida de novo.
# $most: caracteres
replay-text-long = O registro desta partida. Ele tem mais de { $most } caracteres: demais para `/replay log:`. Guarde-o como arquivo.
replay-text-old = O registro desta partida. Ela seguiu regras antigas, então `/replay log:` não pode mostrá-la. Guarde-o como arquivo.
replay-text-newest = Estes são os turnos mais recentes. O arquivo que termina em “-turns” tem todos.
replay-text-running = Você pode copiar o registro quando a partida acabar.

replay-moment-preview = Por enquanto só você vê isto.
replay-moment-preview-playing = Por enquanto só você vê isto. Mostra o que todos podem ver com a partida em andamento.
replay-moment-shared =
    { $direct ->
        [1] Feito: agora está em nossas mensagens diretas, e de lá você pode encaminhar.
       *[0] Feito: agora todos neste canal veem.
    }
# $name: quem mostra · $title: jogo e configurações
replay-shared = **{ $name }** mostra um momento
    { $title }

replay-error-unknown = Não há uma partida assim que você possa ver. Escolha uma da lista em `/replay match:`.
replay-error-empty = Ainda não há partida para ver. `/gems new`, por exemplo, começa uma.
replay-error-unplayed = Ninguém jogou ainda nessa partida.
replay-error-number =
    { $text } não é { $kind ->
        [turn] um turno
       *[move] uma jogada
    } desta partida. Digite um número de 0 a { $last }.
replay-error-moment-none = Ainda não há nada para mostrar. Faça uma jogada primeiro.
replay-error-moment-hidden = Os outros jogam o mesmo tabuleiro hoje. Você pode mostrá-lo quando o dia acabar.
replay-error-moment-alone = Esta partida ainda está em andamento. Você pode mostrar os momentos dela quando ela acabar.
replay-error-moment-pasted = Você só pode mostrar momentos de partidas que foram jogadas aqui.
replay-error-record-none = Isso não é um registro de partida. Copie todo o texto que “Como texto” dá, desde a primeira linha.
# $tag: Game, Options, Seed, Seats ou Rules
replay-error-record-tag = A linha “{ $tag }” do registro não faz sentido ({ $text }). Copie o texto todo de novo.
# $number: qual jogada · $text: como está escrita
replay-error-record-move = A jogada { $number } do registro, “{ $text }”, não é possível. Copie o texto todo de novo.
replay-error-record-seat = Esta partida só tem { $seats ->
        [1] { $seats } lugar
       *[other] { $seats } lugares
    }.
replay-error-record-turn = Não é a vez deste lugar.
replay-error-record-long = Isso é longo demais para um registro: no máximo { $most } caracteres.
replay-error-record-moves = Isso é longo demais para um registro: no máximo { $most } jogadas.
replay-error-record-gone = Esqueci este registro. Cole-o de novo em `/replay log:`.

replay-menu = Ver o replay
replay-menu-told = O que aconteceu aqui?
replay-here-board = **O tabuleiro naquele momento**
replay-here-none = Esta mensagem não mostra nenhum tabuleiro de uma partida. Escolha um tabuleiro, ou uma linha que está no lugar dele.
replay-here-gone = Não há mais nada para ver aqui: os dados desta partida foram apagados.
replay-here-unseen = Você não pode ver esta partida. Peça a alguém que joga nela para mostrar um momento a você.
