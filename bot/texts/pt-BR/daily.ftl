# O tabuleiro do dia: um por dia, o mesmo para todos.

# $game: a chave de um jogo
daily-error-over = O dia deste tabuleiro acabou, e os pontos dele contam. `{ WORD($game, "command") } daily` abre o de hoje.
daily-error-not-over = Seu tabuleiro de hoje não acabou. Termine-o primeiro, depois mostre seu resultado.
daily-error-shared = Você já mostrou seu resultado neste servidor. Pode mostrá-lo uma vez em cada servidor onde jogou.
daily-error-spent = Você já tinha aberto o tabuleiro de hoje, e depois apagou seus dados. O próximo chega à meia-noite UTC.
daily-error-today = Os resultados de hoje são segredo até a meia-noite UTC. Veja-os amanhã.

## As sequências, e o par de um tabuleiro

# $days: pelo menos 1
daily-streak =
    { $days ->
        [1] 1 dia na sequência
       *[other] { $days } dias seguidos
    }
daily-streak-all = todos os jogos: { $days }
daily-streak-best = recorde: { $best }
daily-streak-free = você pode faltar um dia
daily-streak-server =
    { $days ->
        [1] este servidor: 1 dia na sequência
       *[other] este servidor: { $days } dias seguidos
    }
# $par: os pontos da melhor partida do computador no mesmo tabuleiro
daily-par =
    Par: { $par ->
        [1] 1 ponto
       *[other] { $par } pontos
    }, o melhor do computador

## Os resultados de um dia, no dia seguinte. $date: como 21 de nov. de 2026

daily-table-title =
    ### { WORD($game, "name") }: tabuleiro do dia, { $date }
# Números com barra: senão o Markdown numeraria de novo, e lugares iguais são divididos.
daily-table-row =
    { $rank }\. **{ $name }** · { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    } · { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
daily-table-more =
    { $count ->
        [1] … e mais 1
       *[other] … e mais { $count }
    }
daily-table-empty = Ninguém o jogou neste servidor.
daily-table-none = Você não tem resultado desse dia.
daily-table-yours =
    Seu resultado: { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    } · { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
# Ao lado das tabelas de outros jogos
daily-table-game = { "**" }{ WORD($game, "name") }**
daily-table-own =
    Seu lugar: **{ $rank } de { $count }**, com { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }.
daily-results-title = ### Tabuleiros do dia, { $date }
# Antes do que a imagem do melhor tabuleiro mostra
daily-best-alt =
    { WORD($game, "name") }: o tabuleiro de { $name }, { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }.
daily-how = De que jogo você quer ver o melhor tabuleiro?
daily-puzzles = De que jogo você quer o problema do dia?
# $revealed, $seal: 64 letras e algarismos cada
daily-proof =
    Ninguém precisa destes números longos para jogar. Com eles, qualquer pessoa pode conferir que nenhum tabuleiro é mudado durante o dia dele. Um tabuleiro sai da sua chave, e o selo mostrado naquele dia não combina com nenhuma outra. `/verify` confere o seu próprio tabuleiro quando o dia dele tiver passado.
    { "**" }Chave de ontem**
    `{ $revealed }`
    { "**" }Selo do tabuleiro de hoje**
    `{ $seal }`

## O próprio tabuleiro do dia, e o que ele mostra a um canal

daily-ui-board =
    { "**" }{ WORD($game, "name") }, tabuleiro do dia, { $date }** · { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    } · { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
daily-ui-goes = Só para você até o dia acabar, { $left }. `{ WORD($game, "command") } daily` traz você de volta.
daily-ui-par = No fim você vê o par: o melhor do computador neste tabuleiro.
daily-ui-done = O seu resultado conta. Os resultados de todos saem { $left }, em **{ daily-ui-yesterday }** embaixo do próximo tabuleiro.
daily-ui-done-direct = O seu resultado fica guardado. O próximo tabuleiro sai em { $time }.
daily-ui-done-share = **{ daily-ui-share }** mostra a este canal os seus pontos, não o tabuleiro.
daily-ui-done-copy = **{ daily-ui-copy }** dá linhas para você enviar a quem quiser: seus pontos, não o seu tabuleiro.
daily-ui-share = Mostrar resultado
daily-ui-copy = Copiar meu resultado
# $game: a game’s key
daily-ui-copy-how = Copie estas linhas e envie a quem quiser. Em um servidor que me tenha, `{ WORD($game, "command") } daily` abre este tabuleiro de novo: lá, **{ LABEL("daily-ui-share") }** mostra as linhas em um canal.
daily-ui-others = Mais tabuleiros de hoje
daily-ui-yesterday = Resultados de ontem
daily-ui-back = Voltar ao tabuleiro
daily-ui-end = Encerrar tabuleiro
daily-ui-end-yes = Sim, encerrar
daily-ui-end-sure = Quer mesmo encerrar o tabuleiro de hoje? Os pontos dele contam, e só há um por dia.
daily-shared =
    ◆ **{ $name }** · { WORD($game, "name") }, tabuleiro do dia, { $date } · **{ $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }** em { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
daily-ui-todays = Jogar o tabuleiro de hoje
daily-ui-how = Ver como
daily-ui-results = Todos os resultados
daily-ui-proof = Conferir tabuleiros
daily-ui-evenings = Lembrar-me à noite
daily-ui-no-evenings = Não lembrar mais à noite
daily-evenings = -# Escrevo para você às 19:00 ({ $zone }) nos dias em que não jogou nenhum tabuleiro. `/reminders` muda o seu fuso horário ou encerra isso.
daily-evening = Os tabuleiros de hoje esperam por você: { $boards }{ $placed ->
        [0] .
       *[other] { " " }em { $place }.
    }{ $days ->
        [0] { "" }
        [one] { " " }Você jogou { $days } dia seguido.
       *[other] { " " }Você jogou { $days } dias seguidos.
    }
daily-evening-board = `{ WORD($game, "command") } daily`
