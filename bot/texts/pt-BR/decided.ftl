# O que decidiu uma partida: até três das jogadas, depois do fim.

decided-ui-open = O que decidiu
# Abre o replay neste turno
decided-ui-turn = Ver { decided-where }
decided-where =
    { $kind ->
        [turn] turno { $number }
       *[move] jogada { $number }
    }
decided-which = { decided-where } de { $last }
decided-working = Um momento: estou repassando a partida.
decided-title = **O que decidiu esta partida**

## Cada momento. $you: 1 se quem lê fez a jogada, senão 0 · $name: quem a fez · $number: do turno ou da jogada, como conta o replay · $kind: turn ou move

# $points: o que o turno trouxe
decided-best =
    { $you ->
        [1] **Sua melhor jogada**
       *[0] **A melhor jogada de { $name }**
    }: { decided-which }, **+{ $points }**.
# $chance: por cento, com esta jogada · $other: por cento, com outras em média
decided-best-chance =
    { $you ->
        [1] **Sua melhor jogada**
       *[0] **A melhor jogada de { $name }**
    }: { decided-which }. Chance de vencer: cerca de { $chance }%, com outras jogadas { $other }%.
# $points: quanto a jogada melhor teria trazido a mais
decided-cost =
    { $you ->
        [1] **Sua jogada mais cara**
       *[0] **A jogada mais cara de { $name }**
    }: { decided-which }. Com uma jogada melhor, um jogador virtual teria feito cerca de { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } a mais até o fim.
# $chance: por cento, com esta jogada · $other: por cento, com a melhor
decided-cost-chance =
    { $you ->
        [1] **Sua jogada mais cara**
       *[0] **A jogada mais cara de { $name }**
    }: { decided-which }. Chance de vencer: cerca de { $chance }%, com uma jogada melhor { $other }%.
decided-same = É o mesmo turno: foi bom e podia ter sido ainda melhor.
# $why: uma frase inteira que diz para que servia a jogada melhor
decided-better = Melhor: { $why }
# $told: o que ela teria feito, uma frase inteira, onde o jogo não diz por quê
decided-better-told = Melhor: { $told }
decided-turn = **A virada**: { decided-which }.
decided-also-turn = Esta também foi a virada.
# $name: quem venceu · $you: 1 se é quem lê · $ranked: yes se alguém ficou fora do ranking
decided-lead =
    { $you ->
        [1] A partir daqui você ficou à frente
       *[0] A partir daqui { $name } ficou à frente
    }{ $ranked ->
        [yes] { "" } entre quem está no ranking
       *[no] { "" }
    } até o fim.

## Quando há menos momentos, ou nenhum

# $you: 1 se quem lê jogou, 0: a jogada de ninguém em especial
decided-no-cost =
    { $you ->
        [1] Nenhuma jogada sua
       *[0] Nenhuma jogada
    } custou muito.
# $name: quem venceu
decided-no-cost-lost = Nenhuma jogada sua perdeu a partida sozinha: { $name } ganhou mais ao longo dela toda.
decided-nothing = Nenhuma jogada se destaca nesta partida: ela foi curta demais, ou equilibrada demais.
decided-error-open = O que decidiu a partida aparece quando ela acaba para todos.
decided-error-ended = Esta partida não tem resultado, então nada a decidiu.
decided-error-old = Uma versão antiga do bot guardou só as últimas posições desta partida, então não sei dizer o que a decidiu.
decided-error-game = Não sei dizer o que decidiu uma partida de { WORD($game, "name") }: eu não jogo esse jogo.
