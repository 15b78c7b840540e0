# Como alguém jogou ao longo do tempo: no próprio perfil, que só quem jogou vê, se não mostrar.

accuracy-ui-open = Minha precisão
accuracy-ui-read = Ler minhas últimas partidas
accuracy-ui-share = Mostrar a todos
accuracy-ui-profile = Meu perfil
accuracy-title = **Precisão em { WORD($game, "name") }**
accuracy-mean =
    { $count ->
        [1] Na última partida que li: **{ $mean } de 100**
       *[other] Nas últimas { $count } partidas que li: **{ $mean } de 100** em média
    }{ $change ->
        [better] , { $by } a mais que nas { $count } anteriores.
        [worse] , { $by } a menos que nas { $count } anteriores.
        [same] , como nas { $count } anteriores.
       *[none] .
    }
accuracy-none = Ainda não tenho uma precisão sua em { WORD($game, "name") }.
accuracy-next-read = Por ler: { $count } das suas últimas partidas. **{ accuracy-ui-read }** lê até { $once }.
accuracy-next-share = Só você vê isto. **{ accuracy-ui-share }** mostra o gráfico neste canal.
accuracy-working = Um momento: estou revendo suas partidas.
accuracy-read =
    { $count ->
        [0] Não consegui ler nenhuma dessas partidas agora.
        [1] Li 1 partida.
       *[other] Li { $count } partidas.
    }
accuracy-matches = Olhar uma partida
accuracy-match = { $day } · { $accuracy } de 100
accuracy-shared = **{ $name }** mostra a todos sua precisão em { WORD($game, "name") }:

## Na imagem, e o texto alternativo

accuracy-plot = Precisão, de 100
accuracy-label =
    { WORD($game, "name") }, { $count ->
        [1] última partida
       *[other] últimas { $count } partidas
    }
accuracy-last = última partida
accuracy-alt =
    { $name }: precisão em { WORD($game, "name") }, { $mean } de 100 { $count ->
        [1] na última partida
       *[other] em média nas últimas { $count } partidas
    }. Uma linha de { $first } a { $last }, com um ponto para cada partida: { $values }.
