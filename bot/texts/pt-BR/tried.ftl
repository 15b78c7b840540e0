# Um turno que custou caro numa partida terminada, que o membro tenta de novo.

tried-ui-again = Tentar de novo
tried-ui-anew = Recomeçar
# $about: begun, goes ou over · $others: none, mates (todos dividem o resultado), rival ou rivals
tried-onward =
    { $about ->
        [begun] Foi assim que você viu o início desse turno. Continue daqui{ $others ->
            [none] .
            [mates] , junto com computadores de nível difícil.
            [rival] , contra um computador de nível difícil.
           *[rivals] , contra computadores de nível difícil.
        } Não vale nada, e a sorte vai trazer outras coisas.
        [over] **A partida acabou.** Não vale nada.
       *[goes] -# Você está tentando um turno de novo. Não vale nada.
    }
tried-moved-on = Sua partida já tinha avançado. Veja como ela está agora.
tried-error-gone = Este tabuleiro não existe mais. { "**" }{ LABEL("review-ui-open") }**, abaixo de uma partida terminada, ou **{ LABEL("ui-more") }**, abaixo de uma em andamento, leva a um novo.

# Behind More of a match in play
tried-ui-board = Testar jogadas
# Below each panel of such a board, so that it is not taken for the match
tried-own = -# No seu próprio tabuleiro de teste: aqui nada conta.
# A board to try moves on. $about: begun, goes on, or over · $others: as below · $advised: 0 if easy computer players play
tried-board =
    { $about ->
        [begun] Este tabuleiro é só seu: teste jogadas e desfaça quantas quiser.{ $others ->
            [none] {""}
           *[other] { $advised ->
                [0] {" "}Computadores de nível fácil jogam nos outros lugares.
               *[other] {" "}Computadores de nível difícil jogam nos outros lugares.
            }
        } O que você não vê na partida é inventado aqui. Nada conta, e ninguém vê. O que você apertar em seguida na partida toma o lugar dele.
        [over] **Este teste terminou.** Não vale nada.
       *[goes] -# Você está testando jogadas em um tabuleiro só seu. Não vale nada.
    }
tried-error-daily = Em um tabuleiro do dia, você não pode testar jogadas antes do fim do dia.
tried-error-hidden = Você não vê estes tabuleiros, então não pode testar jogadas neles.
tried-error-own-over = Seu tabuleiro terminou, então não há nada para testar nele.
tried-error-over = Ninguém pode jogar nesta posição, então não há nada para testar.
