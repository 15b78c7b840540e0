# As jogadas que são desfeitas com o consentimento de todos.

## A pergunta, antes de pedir

back-ui-ask = Pedir para desfazer
back-ui-yes = Perguntar aos outros
back-sure =
    Posso perguntar aos outros se voltamos à posição de antes do seu último turno? { $count ->
        [1] 1 passo seria desfeito.
       *[other] { $count } passos seriam desfeitos.
    } Todos têm que concordar em uma hora, e antes que alguém jogue. Você só pode pedir uma vez. O tempo usado continua usado.
back-asked = Perguntei aos outros. Eles têm uma hora, até { $time }. Se alguém jogar antes, nada é desfeito.
back-later = Até eu poder postar ali, os outros encontram sua pergunta em `/turns`. A hora continua correndo.

back-agreed = Todos concordaram. É de novo a vez de { $name }.
back-gone = Todos concordaram, mas a posição não existe mais. Nada é desfeito.

## No tabuleiro

back-undone =
    { $count ->
        [1] { $name } desfez { $moves }. Todos concordaram.
       *[other] { $name } desfez um turno, e todos concordaram. { $count } passos foram retirados{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }

## As recusas

back-error-own = Ninguém jogou depois da sua última jogada: **{ LABEL("ui-undo") }** desfaz essa jogada sem perguntar.
back-error-none = Você não tem aqui nenhuma jogada que possa ser desfeita.
back-error-shown = Algo foi comprado ou mostrado depois dessa jogada, então ela não pode ser desfeita.
back-error-final = Essa jogada é definitiva nesta partida.
back-error-seats = Depois dessa jogada alguém saiu, ou um lugar mudou de mãos. Por isso ela não pode ser desfeita.
back-error-asked = Você já pediu por esta jogada. Só dá para pedir uma vez.
back-error-open = Há outra pergunta aberta nesta mesa. Responda a ela primeiro, ou espere até que acabe.
back-error-league = Em ligas e copas ninguém desfaz jogadas, mesmo que todos concordem.
back-error-race = Em uma corrida ninguém desfaz jogadas, mesmo que todos concordem.
back-error-nobody = Não há a quem perguntar: os jogadores virtuais nunca concordam.
