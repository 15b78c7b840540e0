# Como alguém jogou uma partida que terminou: uma precisão, e os turnos que custaram mais. Só quem jogou vê, se não mostrar.

review-ui-open = Minha partida
review-title = **Precisão: { $accuracy } de 100**
review-points =
    Suas jogadas fizeram { $made ->
        [1] 1 ponto
       *[other] { $made } pontos
    } e perderam cerca de { $lost ->
        [1] 1 ponto
       *[other] { $lost } pontos
    }: os que você { $rivals ->
        [1] deixou passar ou deixou para os outros
       *[0] deixou passar
    }. A sorte não conta em nenhum lado.
review-chances = Em média, uma jogada sua perdeu { $lost }% da sua chance de vencer.
review-against = Comparei suas jogadas com as de um jogador virtual difícil, que só via o que você via.
review-part = A partida foi longa, então olhei { $percent }% das suas jogadas. As outras contam igual.
review-none = Nesta partida você não teve nada a decidir, então não há precisão.
review-cost =
    { $place } · { decided-which }: cerca de { $points ->
        [1] 1 ponto perdido
       *[other] { $points } pontos perdidos
    }
review-cost-chance = { $place } · { decided-which }: chance de vencer cerca de { $chance }%, com uma jogada melhor { $other }%
review-offered = Sua jogada era a primeira das suas opções: eu as ordeno só pelos pontos deste turno.
review-ui-show = Ver o { $place }
review-ui-tell = Mostrar a todos
review-next-tell = Só você vê isto. **{ review-ui-tell }** diz sua precisão neste canal.
review-told = **{ $name }** · precisão **{ $accuracy } de 100** em { WORD($game, "name") }
review-error-watching = Você não jogou esta partida, então não tenho uma precisão sua.

## Na imagem, e o texto alternativo

review-label = Precisão, de 100
review-up =
    { $made ->
        [1] 1 ponto feito
       *[other] { $made } pontos feitos
    }
review-down =
    { $lost ->
        [1] 1 ponto perdido
       *[other] { $lost } pontos perdidos
    }
review-down-chance = Chance de vencer perdida, em %
review-alt =
    Precisão { $accuracy } de 100. Uma barra para cada { $kind ->
        [turn] turno seu
       *[move] jogada sua
    }: para cima o que fez, para baixo o que perdeu.
