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
tried-error-gone = Esta partida não existe mais. { "**" }{ LABEL("review-ui-open") }**, abaixo da partida terminada, leva de volta ao turno.
