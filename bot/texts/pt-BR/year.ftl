# A página do ano passado, que vem a cada janeiro: no próprio perfil, que só quem jogou vê, se não mostrar.

# $year: quatro algarismos
year-ui-open = Meu { $year }
year-error-over = Só mostro a página de um ano no janeiro seguinte.
year-error-few =
    { $count ->
        [0] Em { $year } você não terminou nenhuma partida aqui.
        [1] Em { $year } você terminou 1 partida aqui.
       *[other] Em { $year } você terminou { $count } partidas aqui.
    } Faço uma página do ano a partir de { $least } partidas.
year-next-share = Só você vê isto. **{ honour-ui-share }** mostra a imagem neste canal. Nela falta o que você fez em outros lugares: quebra-cabeças, e tabuleiros do dia de outros servidores.
year-shared = **{ $name }** mostra a todos seu { $year }:

## Na imagem

year-count =
    { $count ->
        [1] partida
       *[other] partidas
    }
year-won = vitórias: { $won } de { $contested }
year-best = melhor pontuação: { $score }
year-months = Partidas por mês
year-board = Melhor tabuleiro
year-rival =
    { $count ->
        [1] rival em 1 partida
       *[other] rival em { $count } partidas
    }
year-skill = habilidade favorita
year-turns = { $count }×
year-streak = Tabuleiro do dia
year-streak-days =
    { $days ->
        [1] dia seguido
       *[other] dias seguidos
    }
year-puzzles = Quebra-cabeças
year-puzzles-solved = resolvidos

## O texto alternativo, e a página como texto

year-alt = { $name }, { $year } neste servidor: { $note }
year-alt-months = Partidas por mês: { $months }
year-alt-month = { $month } { $count }
year-alt-board = Melhor tabuleiro: { $game }, { $score } pontos em { $day }
year-alt-rival =
    Mais vezes contra { $name }: { $met ->
        [1] 1 partida
       *[other] { $met } partidas
    }. Melhor posição: { $won }, pior: { $lost }, igual: { $drawn }
year-alt-skill =
    Habilidade favorita: { $skill }, em { $turns ->
        [1] 1 turno
       *[other] { $turns } turnos
    }
year-alt-streak =
    Tabuleiro do dia, maior sequência: { $days ->
        [1] 1 dia
       *[other] { $days } dias
    }
year-alt-puzzles = Quebra-cabeças resolvidos: { $count }
