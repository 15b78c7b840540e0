# Quebra-cabeças: posições em que um turno é muito melhor do que todos os outros. De que trata um turno: <game>-motif-<motif>.

puzzle-cmd-puzzle = Encontre o melhor turno em uma posição de verdade
puzzle-opt-game = Qual jogo; sem esta opção, você escolhe por um botão
puzzle-ui-open = Quebra-cabeça
puzzle-ui-show = Mostrar
puzzle-ui-next = Próximo
puzzle-ui-again = De novo
puzzle-ui-onward = Continuar jogando
# In a panel of the game: leads back to the position
puzzle-ui-board = Voltar à posição
# Below the table of a day: the same puzzle for everybody
puzzle-ui-todays = Quebra-cabeça do dia
puzzle-ui-other = Quebra-cabeça: { $game }
puzzle-ui-other-todays = Quebra-cabeça do dia: { $game }
puzzle-choose =
    ### Quebra-cabeças
    Em cada posição, um turno é muito melhor do que todos os outros. Encontre-o. Só você vê seus quebra-cabeças.
# $rating: o rating do membro, 1500 no início · $solved: quantos de $count ele resolveu
puzzle-standing =
    { $game }: { $count ->
        [0] você começa com o rating **{ $rating }**
       *[other] rating **{ $rating }** · { $solved } de { $count } resolvidos
    }
# $game: o nome · $rating: do quebra-cabeça; quanto mais alto, mais difícil
puzzle-title = **{ $game }: quebra-cabeça** · rating do quebra-cabeça: { $rating }
puzzle-title-todays = **{ $game }: quebra-cabeça do dia** · rating do quebra-cabeça: { $rating }
puzzle-own =
    { $known ->
        [0] você começa em { $rating }
       *[1] o seu: { $rating }
    }
puzzle-day = -# Hoje todos têm o mesmo quebra-cabeça. O próximo chega { $left }.
puzzle-asked =
    Um turno é muito melhor do que todos os outros. **Encontre-o:** { $again ->
        [1] desta vez, nada vale.
       *[0] vale o seu primeiro turno. **{ LABEL("puzzle-ui-show") }** conta como erro.
    }
puzzle-asked-small = -# Encontre o turno que é muito melhor do que todos os outros.
puzzle-moved-on = O quebra-cabeça já tinha avançado. Veja como ele está agora.
# $how: right, wrong, ou shown se o membro pediu a resposta · $rating: o do membro agora · $way: up ou down, por $change
puzzle-result =
    { $how ->
        [right] **Certo!**
        [shown] **Esta é a resposta.**
       *[wrong] **Não foi agora.** Havia um turno melhor.
    } { $way ->
        [up] Seu rating: { $rating } (+{ $change })
        [stays] Seu rating continua em { $rating }.
       *[down] Seu rating: { $rating } (−{ $change })
    }
# $moves: em palavras
puzzle-answer = O melhor turno, como você vê acima: { $moves }.
puzzle-steps = O melhor turno, como você vê acima:
# $motif: de que o turno trata
puzzle-motif = Trata-se de { $motif }.
puzzle-brings =
    { $best ->
        [0] Na hora, ele não dá pontos
        [1] Na hora, ele dá 1 ponto
       *[other] Na hora, ele dá { $best } pontos
    }
puzzle-yours =
    { $own ->
        [0] nenhum
        [1] 1 ponto
       *[other] { $own } pontos
    }
puzzle-points =
    { $how ->
        [less] { puzzle-brings }, e o seu { puzzle-yours }.
        [same] { $best ->
            [0] Na hora, nenhum dos dois turnos dá pontos. Com o que vem depois, o melhor vale mais.
           *[other] Na hora, os dois turnos dão { puzzle-yours }. Com o que vem depois, o melhor vale mais.
        }
        [more] { puzzle-brings }, e o seu { puzzle-yours }. Mesmo assim, com o que vem depois, o melhor vale mais.
       *[alone] { puzzle-brings }.{ $best ->
            [0] {" "}O que vem depois faz dele o melhor.
           *[other] { "" }
        }
    }
puzzle-thinking = Um momento: o computador está pensando.
puzzle-onward =
    { $about ->
        [begun] Você continua a partir do melhor turno{ $alone ->
            [1] .
           *[0] , contra computadores de nível difícil.
        } Não vale nada.
        [over] **A partida acabou.** Não vale nada.
       *[goes] -# Você continua a partir de um quebra-cabeça. Não vale nada.
    }
puzzle-final =
    { $name }: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
puzzle-error-none = Ainda não tenho quebra-cabeças de { WORD($game, "name") }. `/puzzle` sozinho mostra todos os jogos que têm.
# $count: quantos o membro abriu
puzzle-error-all-opened =
    Você já viu { $count ->
        [1] 1 quebra-cabeça
       *[other] { $count } quebra-cabeças
    } de { WORD($game, "name") }, e não tenho outros. Novos chegam com o tempo: `/puzzle` mostra outros jogos.
puzzle-error-todays = Você já teve o quebra-cabeça do dia de { WORD($game, "name") }. `/puzzle` tem outros.
puzzle-error-gone = Este quebra-cabeça não existe mais. `/puzzle` abre outro.
