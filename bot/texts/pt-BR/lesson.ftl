# Lições: a moldura em volta dos exercícios, cujos textos estão em <jogo>_lessons.ftl.

lesson-cmd-learn = Aprenda um jogo em menos de dez minutos, jogando
lesson-opt-game = Qual jogo; sem esta opção, você escolhe por um botão
lesson-ui-learn = Aprender
lesson-ui-next = Avançar
lesson-ui-skip = Pular exercício
# Leads to the task before this one
lesson-ui-back = Exercício anterior
# In a panel of the game: leads back to the board of the task
lesson-ui-board = Voltar ao tabuleiro
lesson-ui-over = Recomeçar lição
lesson-ui-go-on = Continuar
lesson-ui-leave = Sair da lição
lesson-ui-close = Fechar
# Abaixo de uma página das regras: volta à lição
lesson-ui-lesson = Lição
lesson-ui-play = Jogar no nível fácil
# $games: quantos existem · $later: se algum deles tem várias lições
lesson-choose =
    ### Aprenda um de { $games } jogos
    Você joga jogada por jogada em um tabuleiro de verdade, em menos de dez minutos. Só você vê.{ $later ->
        [1] {" "}As lições com um 2 são para depois.
       *[0] { "" }
    }
# $game: o nome do jogo
lesson-which = ### Aprenda { $game }
# $place: da lição entre as do jogo, a partir de 1; 0: é a única
lesson-of =
    { $place ->
        [0] Aprender { $game }
       *[other] { $game } { $place }
    }
# $title: da lição
lesson-called =
    { $place ->
        [0] { $game }
       *[other] { $game } { $place }: { $title }
    }
# $title: da lição · $course: um sinal para cada exercício, cheio até este
lesson-title = **{ $title }** · { $number } de { $count } · { $course }
# $said: o que aconteceu
lesson-happened = **Muito bem.** { $said }
# $told: frases do jogo sobre o que a jogada faria, se $says
lesson-wrong =
    { $says ->
        [1] **Não fiz esta jogada.** Veja o que ela faria. { $told }
       *[0] **Não fiz esta jogada:** não é o que este exercício pede.
    }
# $said: o que aconteceu depois do último botão · $asked: o que o exercício pede
lesson-again =
    { $said }
    -# { $asked }
# O primeiro exercício de uma lição. $aim: para que se joga, e quem vence
lesson-aim =
    { "**" }A ideia:** { $aim }
    { $asked }
# O primeiro painel de um exercício em outro tabuleiro
lesson-new-board =
    ### Um novo tabuleiro
    { $asked }
lesson-moved-on = A lição já tinha avançado. Você está aqui.
# No texto alternativo de uma imagem. $move: a jogada em palavras
lesson-marked = Marcado: { $move }.
# $asked: o que o exercício pede · $move: a jogada marcada, se $marked
lesson-asked =
    -# { $asked }{ $marked ->
        [1] { " " }Marcado: **{ $move }**
       *[0] { "" }
    }
# $where: computer: um botão começa uma partida · server: não há jogadores virtuais · direct: uma mensagem direta
lesson-end =
    ### Você já sabe o bastante para jogar { $game }
    { $where ->
        [computer] Aperte **{ lesson-ui-play }**: eu abro um tabuleiro neste canal, e ele sempre diz o que fazer em seguida.
        [server] Aperte **{ guide-ui-new }** e encontre alguém para jogar.
       *[direct] As partidas acontecem nos canais de um servidor: use `/help` lá para começar uma.
    }
# $over: se há um botão para recomeçar
lesson-left =
    A lição espera onde você parou. **{ lesson-ui-go-on }** ou `/learn` traz você de volta{ $over ->
        [1] ; **{ lesson-ui-over }** volta ao primeiro exercício
       *[0] { "" }
    }.
lesson-closed = Divirta-se! `/learn` está sempre aqui.
lesson-error-unknown = Não tenho essa lição. `/learn` sem mais nada mostra todas.
lesson-error-none = { WORD($game, "name") } ainda não tem lição. As regras estão em `{ WORD($game, "command") } rules`.
lesson-error-gone = Esta lição acabou. `/learn` começa outra vez quando você quiser.
lesson-error-not-asked = Esta jogada não é o que o exercício pede, então nada mudou.
