# As jogadas que são desfeitas com o consentimento de todos.

## A pergunta, antes de pedir

back-ui-ask = Pedir volta da jogada
back-ui-yes = Perguntar aos outros
back-sure =
    Posso perguntar aos outros se voltamos à posição de antes { $steps ->
        [0] do seu último turno
        [1] do seu último passo
       *[other] dos seus últimos { $steps } passos
    }? { $count ->
        [1] 1 passo seria desfeito.
       *[other] { $count } passos seriam desfeitos.
    } Todos têm que concordar em uma hora, e antes que alguém jogue. Você só pode pedir uma vez. O tempo usado continua usado.
back-asked = Perguntei aos outros. Eles têm uma hora, até { $time }. Se alguém jogar antes, nada é desfeito.
back-open = Você pediu aos outros para voltar à posição de antes da sua jogada. Eles podem concordar até { $time }.
back-ui-withdraw = Retirar a pergunta
back-withdrawn = Sua pergunta foi retirada. Nada é desfeito.
back-later = Até eu poder postar ali, os outros encontram sua pergunta em `/turns`. A hora continua correndo.

back-agreed = Todos concordaram. É de novo a vez de { $name }.
back-gone = Todos concordaram, mas a posição não existe mais. Nada é desfeito.

## No tabuleiro

back-undone =
    { $count ->
        [1] { $name } desfez { $named ->
            [0] um passo.
           *[other] { $moves }.
        } Todos concordaram.
       *[other] { $name } desfez um turno, e todos concordaram. { $count } passos foram retirados{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }

back-recorded =
    { $count ->
        [1] 1 passo foi desfeito porque todos concordaram. Ele não aparece aqui.
       *[other] { $count } passos foram desfeitos porque todos concordaram. Eles não aparecem aqui.
    }

## As recusas

back-error-own = Ninguém jogou depois da sua última jogada: **{ LABEL("ui-undo") }** desfaz essa jogada sem perguntar.
back-error-none = Você não tem aqui nenhuma jogada que possa ser desfeita.
back-error-shown = Algo foi comprado ou mostrado com sua última jogada, ou depois dela, então ela não pode ser desfeita, mesmo que todos concordem.
back-error-final = Sua última jogada é definitiva nesta partida, mesmo que todos concordem.
back-error-seats = Depois da sua última jogada alguém saiu, ou um lugar mudou de mãos. Por isso ela não pode ser desfeita, mesmo que todos concordem.
back-error-asked = Você já pediu aos outros pela sua última jogada. Só dá para pedir uma vez.
back-error-open = Há outra pergunta aberta nesta mesa. Responda a ela primeiro, ou espere até que acabe.
back-error-league = Em ligas e copas ninguém desfaz jogadas, mesmo que todos concordem.
back-error-race = Em uma corrida ninguém desfaz jogadas, mesmo que todos concordem.
back-error-nobody = Aqui não joga mais ninguém que possa permitir que você desfaça. Só os jogadores virtuais não bastam.
