# Em volta de cada partida: o tabuleiro, os botões, as respostas privadas.

## A mensagem do tabuleiro

# $game: o nome do jogo · $settings: modo e configurações, como o jogo os diz
ui-title = **{ $game }** · { $settings }
ui-nameless = Membro
# $name: de quem é a partida, ou a vez
ui-solo-of = ◆ { $name }
# $count: quantos jogam ao mesmo tempo
ui-turn-of =
    { $count ->
        [1] ◆ Vez de { $name }
       *[other] ◆ Ainda vão jogar: { $name }
    }
# Acima de turnos que nenhum tabuleiro mostrou. $count: quantos turnos anteriores não são contados
ui-missed-more =
    { $count ->
        [1] … { $count } turno anterior
       *[other] … { $count } turnos anteriores
    }
# $name: quem desfez · $count: quantos passos, 0 se não se sabe · $moves: como se escrevem, se $named
ui-undone =
    { $count ->
        [0] { $name } desfez vários passos.
        [1] { $name } desfez { $moves }.
       *[other] { $name } desfez { $count } passos{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
# $name: quem a encerrou
ui-ended = { $name } encerrou esta partida de { $game }. Ela não conta.
ui-ended-agreed = Todos concordaram em encerrar esta partida de { $game }. Ela não conta.
ui-ended-season = Esta partida de { $game } termina sem resultado, porque a temporada da liga, ou a rodada dela, acabou. Na liga, ela é um empate.
ui-ended-left = Esta partida de { $game } termina sem resultado, porque alguém saiu da liga. As regras da liga dizem quanto ela vale.
# As primeiras palavras de um tabuleiro final. $second: quem veio depois · $ahead: por quantos pontos, 0 se uma regra decidiu
ui-won = ### { $name } vence
# Ninguém venceu, pois membros silenciosos estão em primeiro; também em imagens. $names: esses membros
ui-not-back = sem notícias de { $names }
ui-nobody-wins = Ninguém vence
ui-unwon = { ui-nobody-wins }: { ui-not-back }
ui-left-early =
    { $count ->
        [0] ela acabou antes de todos jogarem
        [1] { $names } desistiu antes de todos jogarem
       *[other] { $names } desistiram antes de todos jogarem
    }
ui-unwon-early = { ui-nobody-wins }: { ui-left-early }
ui-uncounted = A partida foi abandonada tão cedo que não conta em nenhum ranking.
# $said: como diz ui-unwon
ui-won-unheard = ### { $said }
ui-alt-unwon = { $said }.
# $names: quem desistiu, separados por vírgulas
ui-won-resigned = ### { $name } vence por desistência de { $names }
# $names: de quem o tempo acabou, em uma liga
ui-won-late = ### { $name } vence: o tempo de { $names } acabou
ui-resigned = { $count ->
        [1] { $names } desistiu
       *[other] { $count } desistiram
    }
# In the picture of a match that somebody has lost because their time ran out
ui-timed-out = Tempo esgotado: { $names }
# $who: como diz ui-resigned
ui-alt-resigned = Fim: { $who }.
ui-won-by =
    { $ahead ->
        [0] ### { $name } vence, com os mesmos pontos que { $second }
        [1] ### { $name } vence, 1 ponto à frente de { $second }
       *[other] ### { $name } vence, { $ahead } pontos à frente de { $second }
    }
ui-best-alone =
    { $score ->
        [1] ### Um novo recorde pessoal: 1 ponto
       *[other] ### Um novo recorde pessoal: { $score } pontos
    }
# $count: quantos dividem o primeiro lugar
ui-draw = ### Empate: { $count } pessoas dividem o primeiro lugar
# $ranks: frases como em ui-rank, separadas por vírgulas
ui-in-place = em { $place }
ui-ranks =
    { $letters ->
        [1] No ranking das mensagens diretas, por melhor pontuação
       *[0] Neste servidor, por melhor pontuação
    }: { $ranks }.
# $level: do jogador virtual mais forte da partida
ui-ranks-against =
    { $letters ->
        [1] No ranking das mensagens diretas, { honour-against-computers }
       *[0] Neste servidor, { honour-against-computers }
    }: { $ranks }.
ui-ranks-beside =
    { $letters ->
        [1] No ranking das mensagens diretas, por melhor pontuação com jogadores virtuais
       *[0] Neste servidor, por melhor pontuação com jogadores virtuais
    }: { $ranks }.
ui-ratings-stay-until = -# Se esta partida começar antes de { $until }, os ratings não mudam: os mesmos membros já começaram { $most } partidas com rating em um dia.
ui-ratings-stay = -# Esta partida não muda os ratings: os mesmos membros já tinham começado { $most } partidas com rating em um dia.
ui-ratings-stayed = -# Os ratings não mudaram: os mesmos membros já tinham começado { $most } partidas com rating em um dia.
ui-unheard = -# { $names } não voltou, então um jogador virtual terminou a partida. { $counts ->
    [no] Ninguém ganha nem perde.
    [together] Ela não dá pontos a { $names } no ranking.
   *[yes] Para { $names }, os pontos acima não contam em nenhum ranking, e a partida não é uma vitória.
}
# $rank: o texto seguinte · $won: de $played partidas contra este nível
ui-rank-won = { $rank } (vitórias: { $won } de { $played })
# $how: none antes da primeira vitória, new novo no ranking, up, down, best novo recorde na mesma posição, ou same
ui-rank =
    { $how ->
        [none] { $name } ganha uma posição com a primeira vitória
        [new] { $name } entra na posição { $rank }
        [up] { $name } sobe da posição { $before } para a { $rank }
        [down] { $name } cai da posição { $before } para a { $rank }
        [best] { $name } bate seu recorde pessoal e mantém a posição { $rank }
       *[same] { $name } continua na posição { $rank }
    }
# Números com barra: senão o Markdown numeraria de novo, e lugares iguais são divididos.
ui-standing =
    { $place }\. **{ $name }** · { $score ->
        [1] { $score } ponto
       *[other] { $score } pontos
    }
# Na tabela final e nas imagens: um lugar cujo membro não voltou não tem posição
ui-unplaced = fora do ranking
ui-unplaced-why = { ui-unplaced }: não voltou
ui-alt-unplaced = Fora do ranking: { ui-not-back }.
ui-standing-unplaced =
    – **{ $name }** · { $score ->
        [1] { $score } ponto
       *[other] { $score } pontos
    }
# Onde todos jogaram juntos: ninguém está à frente.
ui-standing-shared =
    ◆ **{ $name }** · { $score ->
        [1] { $score } ponto
       *[other] { $score } pontos
    }

ui-undo = Desfazer
ui-more = Mais
ui-again = Jogar de novo
ui-harder =
    { $level ->
        [hard] Jogar no nível difícil
       *[normal] Jogar no nível normal
    }

## O menu privado

ui-more-of = **{ $game }** · o que mais você quer?
ui-down = Tabuleiro aqui
ui-rules = Regras
# As páginas das regras. $title: da página · $number, $count: da página, e de todas
ui-page-title = ### { $title }
ui-page-of = { $number }/{ $count }
ui-page-contents = ### { $game }: as regras
ui-page-here = ### Neste tabuleiro
ui-page-here-puzzle = Um turno é muito melhor do que todos os outros, e vale o seu primeiro turno. As páginas seguintes falam de partidas inteiras.
ui-page-here-tried = Você joga a partir de uma posição de uma partida. Não vale nada. As páginas seguintes falam de partidas inteiras.
ui-page-back = Voltar
ui-page-next = Avançar
ui-page-menu = Escolha uma página
# O nome de quem lê nas imagens
ui-page-you = Você
ui-top = Ranking
ui-resign = Desistir
ui-no = Não, continuar
# $game: qual jogo
ui-resign-sure-solo = Encerrar sua partida de { $game }? Seus pontos até aqui contam.
ui-resign-sure-uncounted = Encerrar sua partida de { $game }? Ela então não contará em nenhum ranking.
ui-resign-sure-alone = Encerrar sua partida de { $game }? As partidas que você joga só aqui não contam em nenhum ranking.
ui-resign-sure-computers = Sair da partida de { $game }? Ela acaba, pois só restam jogadores virtuais.
ui-resign-sure-ends = Sair da partida de { $game }? Ela acaba para todos.
ui-resign-sure-waited = Sair da partida de { $game }? Você já esperou bastante: não conta como derrota. Os outros continuam jogando.
ui-resign-sure-gone = Sair da partida de { $game }? { $why } Ninguém mais joga, por isso ela acaba sem resultado: os pontos de ninguém contam, nem os seus, e não é uma derrota para você.
ui-resign-silent =
    { $names } { $count ->
        [one] não respondeu a tempo.
       *[other] não responderam a tempo.
    }
ui-resign-left =
    { $names } { $count ->
        [one] saiu do servidor.
       *[other] saíram do servidor.
    }
# $name: de quem é o lugar
ui-resign-sure-lent = Você joga { $game } por { $name }. Devolver o lugar?
# $others: quantos restam · $name: o primeiro deles
ui-resign-sure-table =
    Sair da partida de { $game }? Você mantém seus pontos, { $others ->
        [1] e só { $name } continua.
       *[other] e os outros continuam.
    }
ui-resign-sure-returned =
    Sair da partida de { $game }? Você mantém seus pontos. { $left ->
        [yes] O jogador virtual deixa de jogar por { $name }, e qualquer pessoa pode pegar esse lugar.
       *[no] O jogador virtual devolve o lugar a { $name }, e a partida espera por { $name }.
    }
# $price: o que custa se esse membro jogar até o fim: loss, points em uma corrida, ou none
ui-resign-sure-last =
    Sair da partida de { $game }? Só continuam { $name } e { $computers ->
        [1] um jogador virtual.
       *[other] jogadores virtuais.
    } Se { $name } jogar até o fim, seus pontos contam{ $price ->
        [loss] , mas desistir conta como derrota para você.
        [points] { "" } e ainda podem vencer.
       *[none] .
    } Se { $name } também sair, a partida termina sem resultado.
ui-resign-league = Você perde, e o ponto da liga vai para o outro lado.
ui-resign-loss = Conta como derrota para você.
ui-resign-ask = Ou **{ ui-end-ask }**: se todos concordarem, a partida termina sem resultado.
ui-resign-open = Conta como derrota para você, a menos que a partida acabe tão cedo que ninguém ganhe nem perca.
ui-resign-points = Seus pontos ainda podem vencer.
ui-resign-early = Não é uma derrota: tão cedo em uma partida ninguém ganha nem perde.
ui-resign-all-early = Se todos saírem com menos de { $turns } turnos, a partida não contará em nenhum ranking.
ui-resign-uncounted = Ela então não contará em nenhum ranking.
ui-resign-free-at = Se { $name } não jogar até { $time } ({ $left }), você pode sair sem derrota.
ui-resign-yes = Sim, desistir
# $name: quem joga, vários nomes separados por vírgulas
ui-end-sure = Encerrar a partida de { $name }? Ela não vai contar.
ui-end-yes = Sim, encerrar
ui-end-ask = Perguntar aos outros

## Respostas a quem pediu

ui-done = Feito.
ui-saved-then = Isso foi salvo. { $then }
ui-ended-you = A partida acabou e não conta.
ui-end-asked = Perguntei aos outros. Quando todos concordarem, a partida acaba sem resultado.
ui-stayed = Nada mudou. Pode continuar!
ui-undone-you =
    { $count ->
        [0] Vários passos foram desfeitos.
        [1] Desfeito: { $moves }.
       *[other] { $count } passos foram desfeitos{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-board-below = O tabuleiro está agora no fim do canal.
# $link: um link para uma mensagem, ou uma menção de um canal
ui-here-it-is = Está aqui: { $link }
# Em um tabuleiro privado, quando a partida acabou em outro lugar
ui-over-here = Esta partida acabou. Veja como terminou: { $link }
ui-turn-here = É a sua vez.
# $link: um link para a mensagem do tabuleiro
ui-board-link = Tabuleiro: { $link }
ui-unpainted = Não consegui desenhar a imagem. Aqui está em palavras:
ui-unpainted-mute = Não consegui desenhar a imagem. Tento de novo na próxima jogada.
# $why: como error-bot-permission diz
ui-unattached = { $why } Até lá, os tabuleiros deste canal não têm imagem.
# Acima de um tabuleiro em palavras. $over: se é um resultado: 1 ou 0
ui-picture-by-press = **{ LABEL("ui-more") }** › **{ ui-down }** { $over ->
        [1] mostra a você o resultado com a imagem dele.
       *[0] mostra a você o tabuleiro mais recente com a imagem dele.
    }
# $time: quando estas palavras foram escritas; talvez o bot não possa mudá-las desde então
ui-behind-here = Situação em { $time }: não consigo postar tabuleiros aqui, então este está em palavras. Jogadas posteriores podem faltar.
ui-result-here = Ainda não consigo postar aqui o resultado, então ele está aqui em palavras.
ui-press-again = Isso demorou demais, desculpe. Aperte mais uma vez.
# $count: opções de um menu que não couberam
ui-further =
    { $count ->
        [1] mais 1…
       *[other] mais { $count }…
    }
ui-reload-discord = Seu Discord mostra uma forma antiga deste comando. Recarregue-o (Ctrl+R, ou reinicie o app) e tente de novo.
# $place: uma menção do canal
# $then: why the board cannot be shown, and who can help
ui-counts-move = Sua jogada conta. { $then }
# Como ui-counts-move, depois de um passo de um turno que continua
ui-counts-step = Seu passo conta, e o seu turno continua. { $then }
# Como ui-counts-move, depois de desfazer
ui-undone-then = Isso foi desfeito. { $then }
# $then: why the board cannot be shown, and who can help
ui-begun-then = A partida começou. { $then }
# After why the board cannot be shown. $own: whether the reader is to move: 1 or 0
# $names, $count: the members who are to move, and how many
ui-next-without-board =
    { $own ->
        [1] É a sua vez: você também pode jogar pelo `/turns`.
       *[0] { $count ->
            [one] É a vez de { $names }, que também pode jogar pelo `/turns`.
           *[other] É a vez de { $names }, que também podem jogar pelo `/turns`.
        }
    }
# As ui-next-without-board, below a board that is shown, while the next one cannot be
ui-next-on-board = É a vez de { $names }.
# A change that the board shows, while the next one cannot come. $timed: 1 if a time runs, until $time ($left)
ui-board-shows =
    { $timed ->
        [1] O tabuleiro já mostra isso, e o tempo corre até { $time } ({ $left }).
       *[0] O tabuleiro já mostra isso.
    }
# $why: as error-bot-permission says it · $over: whether it is a result, $words: whether it stands there in words: 1 or 0
ui-board-lacks =
    { $why } Até lá, { $words ->
        [1] { $over ->
            [1] o resultado está
           *[0] o novo tabuleiro está
        } lá em palavras
        [2] { $over ->
            [1] talvez falte lá o resultado
           *[0] o tabuleiro de lá talvez mostre um turno anterior
        }
       *[0] { $over ->
            [1] o resultado
           *[0] o novo tabuleiro
        } não está lá
    }.
# After the last move, where the result cannot be posted
ui-end-told-directly = Se isso não mudar logo, os outros que jogaram até o fim recebem o resultado por mensagem direta, se as configurações deles permitirem.
ui-thread-locked = { $place } está trancado, então não posso mostrar o tabuleiro ali. A moderação pode destrancar: aí o tabuleiro vem sozinho.
ui-cannot-show = O Discord não me deixa postar o tabuleiro em { $place }. Quem gerencia o servidor pode mudar isso: aí o tabuleiro vem sozinho.
ui-may-answer = Por conta própria não posso escrever aqui, mas o Discord me deixa responder quando alguém aperta um botão.
ui-seen-by-you = Este servidor oculta respostas de apps que ele não tem, então só você vê isso.
ui-board-later = O Discord não aceita o tabuleiro neste momento. Ele virá mais tarde, sozinho.
ui-board-late = O Discord não aceita o tabuleiro neste momento. Eu tento de novo sozinho, primeiro daqui a um minuto. Se o tabuleiro não vier, avise quem cuida deste bot: código **{ $ticket }**.
ui-board-gone = O canal desta partida não existe mais, então os relógios estão parados. `/move` em outro canal leva a partida para lá.
