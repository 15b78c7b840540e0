# Rankings, perfis, temporadas.

honour-number = { $number }

## /leaderboard

honour-cmd-leaderboard = Os melhores deste servidor: esta semana, este mês, desde sempre
honour-opt-game = Qual jogo
honour-opt-board = O que se compara, e com quais configurações
honour-opt-period = Esta semana, este mês, desde sempre; ou um período anterior, como 2026-10 ou 2026-W46
honour-opt-season = O número de uma temporada; sem esta opção, a mais recente
honour-opt-page = Dez membros por página
honour-opt-text = Como texto em vez de imagem

# $settings: modo e configurações, como o jogo os diz
honour-board =
    { $measure ->
        [rating] Rating
        [wins] Vitórias
        [level] Nível mais difícil
       *[points] Melhor pontuação
    } · { $settings }
# $level: do jogador virtual mais forte de cada partida: easy, normal ou hard
honour-board-against = Vitórias · { honour-against-computers }
honour-against-computers =
    { $level ->
        [easy] contra jogadores virtuais fáceis
        [hard] contra jogadores virtuais difíceis
       *[normal] contra jogadores virtuais normais
    }
honour-board-predictions = Palpites
# $board: o nome do ranking das partidas só de membros
honour-board-beside = { $board } · com jogadores virtuais
honour-board-letters = Mensagens diretas · { $board }
# $seasons: quantas existem
honour-period-all =
    { $seasons ->
        [1] Desde sempre
       *[other] Temporada inteira
    }
honour-period-week = Esta semana
honour-period-month = Este mês
honour-period-last-week = Semana passada
honour-period-last-month = Mês passado
honour-period-past-week = Semana { $week } de { $year }
honour-season = Temporada { $number }
honour-season-now = Temporada { $number }, atual
honour-title =
    ### { $game }
    { $board }
    { $period }{ $seasons ->
        [1] { "" }
       *[other] {" "}· Temporada { $season }
    }
# O que fica pequeno ao lado de um valor. $total: o que todos alcançaram juntos; 0: nada · $own: yes: os turnos são do
# próprio membro; no: os de todos
honour-note =
    { $measure ->
        [rating] { $played ->
            [1] 1 partida
           *[other] { $played } partidas
        }
        [wins] de { $played ->
            [1] 1 partida
           *[other] { $played } partidas
        }
        [predictions] em { $played ->
            [one] { $played } palpite
           *[other] { $played } palpites
        }
       *[other] { $total ->
            [0] { "" }
           *[other] de { $total } ·{" "}
        }{ $own ->
            [yes] { $turns ->
                [1] 1 turno
               *[other] { $turns } turnos
            }
           *[no] partida de { $turns ->
                [1] 1 turno
               *[other] { $turns } turnos
            }
        }{ $told ->
            [no] { "" }
           *[yes] { $undos ->
                [0] {" "}· nenhum passo desfeito
                [1] {" "}· 1 passo desfeito
               *[other] {" "}· { $undos } passos desfeitos
            }
        }
    }
# $value: um número ou o nome de um nível
honour-line = { $rank }\. **{ $name }** · { $value } · { $note }
honour-line-own = { $rank }\. **{ $name }** ({ honour-you }) · { $value } · { $note }
honour-alt-line = { $rank }. { $name }: { $value } ({ $note })
honour-you = Você
honour-foot =
    { $lines ->
        [1] 1 membro
       *[other] { $lines } membros
    }{ $pages ->
        [1] { "" }
       *[other] {" "}· página { $page } de { $pages }
    }
honour-empty = Ninguém está neste ranking ainda. O primeiro lugar espera por você.
honour-own-none = Você ainda não está neste ranking.
honour-own-left-out = Você pediu para ficar de fora. `/profile hidden:False` traz você de volta.
honour-own-left-out-short = Você pediu para ficar fora dos rankings.
# $missing: quantas partidas com rating
honour-own-unrated =
    { $missing ->
        [1] Jogue mais 1 partida com rating para estar neste ranking.
       *[other] Jogue mais { $missing } partidas com rating para estar neste ranking.
    }
honour-own-unranked = Vença uma vez para estar neste ranking.
honour-own-unpredicted = Para estar neste ranking, diga quem vence uma partida de outros, e acerte.

honour-ui-text = Como texto
honour-ui-picture = Como imagem
honour-ui-back = ‹ Dez anteriores
honour-ui-next = Próximos dez ›
# $rank: do próprio membro
honour-ui-own = Minha posição: { $rank }
honour-ui-share = Mostrar a todos
honour-ui-game = Outro jogo
honour-ui-board = Outro ranking
honour-ui-season = Outra temporada

honour-unknown-game = Não existe o jogo “{ $text }”. Eu tenho { $games }.
honour-unknown-board = Não existe o ranking “{ $text }”. Escolha uma das sugestões.
honour-shared = { $name } mostra a todos:

## /profile

honour-cmd-profile = O que um membro jogou aqui: ratings, melhores tabuleiros, insígnias
honour-opt-member = De quem é o perfil; sem esta opção, o seu
honour-opt-profile-game = Só este jogo
honour-opt-hidden = Fique invisível: fora de todos os rankings, e só você vê seu perfil
# $month: como novembro de 2026
honour-profile-note =
    { $played ->
        [1] 1 partida
       *[other] { $played } partidas
    } desde { $month }
honour-profile-hidden = { honour-profile-note } · só você vê
# Abaixo de números grandes
honour-count-played = partidas
honour-count-won = vitórias
honour-count-streak = melhor sequência de vitórias
honour-count-days = dias seguidos
honour-count-dailies = sequência diária
# $contested: partidas em que alguém podia vencer
honour-game-note =
    { $played ->
        [1] 1 partida
       *[other] { $played } partidas
    }{ $contested ->
        [0] { "" }
       *[other] {" "}· vitórias: { $won } de { $contested }
    }
# $levels: um ou mais do texto seguinte
honour-against = vitórias contra jogadores virtuais: { $levels }
honour-against-level =
    { $level ->
        [easy] fácil
        [hard] difícil
       *[normal] normal
    } { $won } de { $played }
# $turns: o que jogadores virtuais jogaram pelo membro
honour-covered =
    { $turns ->
        [1] um jogador virtual substituiu em 1 turno
       *[other] jogadores virtuais substituíram em { $turns } turnos
    }
honour-label =
    { $measure ->
        [rating] rating
        [wins] vitórias
        [level] nível mais difícil
       *[points] melhor pontuação
    }
honour-rank = posição { $rank }
honour-plot = Rating ao longo do tempo
honour-bests = Melhores tabuleiros
honour-feats = Insígnias
honour-feat-beat-hard = Venceu o computador difícil
# $times: em quantas partidas · $day: da que foi mais longe
honour-badge-note =
    { $game } · { $times ->
        [1] { $day }
       *[other] { $times } vezes
    }
honour-alt-profile = { $name }: { $note }
honour-alt-rating = { $game }: rating { $first } no início, { $last } agora
honour-alt-best = { $label }: { $value }
honour-profile-title = ### { $name }
honour-profile-nowhere = -# As partidas de um servidor contam lá: use `/profile` lá para vê-las. As partidas com outras pessoas por mensagens diretas contam aqui no `/leaderboard`, se você quiser isso em `/letters settings`. As partidas que você joga só aqui não contam em lugar nenhum.
honour-profile-days =
    { $days ->
        [1] 1 dia com uma partida terminada
       *[other] { $days } dias seguidos com uma partida terminada
    } (recorde: { $best })
honour-profile-dailies =
    { $days ->
        [1] 1 dia com um tabuleiro do dia
       *[other] { $days } dias seguidos com um tabuleiro do dia
    } (recorde: { $best })
# $rating: 1500 no início · $solved: quantos de $count quebra-cabeças o membro resolveu
honour-puzzles = quebra-cabeças: rating { $rating }, { $solved } de { $count } resolvidos
honour-game-dailies = tabuleiro do dia: { $days } dias seguidos
honour-profile-streak =
    { $streak ->
        [1] 1 vitória na sequência atual
       *[other] { $streak } vitórias seguidas
    } (recorde: { $best })
honour-profile-heading = **{ $title }**
honour-now-hidden = Agora você não está em nenhum ranking de nenhum servidor, e só você vê seu perfil. Suas pontuações ficam guardadas: `/profile hidden:False` as traz de volta.
honour-now-shown = Você está de novo nos rankings, com todas as suas pontuações.
honour-ui-hide = Ficar de fora
honour-ui-unhide = Entrar nos rankings

## /season

honour-cmd-season = Para quem gerencia o servidor: encerre os rankings de um jogo e comece outros
honour-season-sure =
    ### Encerrar a temporada { $number } de { $game }?
    Você ainda pode ver os rankings dela com `/leaderboard season:{ $number }`. A temporada { $next } começa com rankings vazios e ratings novos.
honour-ui-close = Encerrar temporada
honour-ui-open = Deixar aberta
honour-season-closed = A temporada { $number } de { $game } está encerrada, e a temporada { $next } começou. `/leaderboard season:{ $number }` mostra como terminou.
honour-season-gone = Essa temporada já está encerrada. Agora é a temporada { $number }.
