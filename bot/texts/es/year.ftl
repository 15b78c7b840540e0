# La página del año pasado, que trae cada enero: en su propio perfil, que solo ve quien jugó, mientras no la muestre.

# $year: cuatro cifras
year-ui-open = Mi { $year }
year-error-over = Solo muestro la página de un año en el enero siguiente.
year-error-few =
    { $count ->
        [0] En { $year } no terminaste ninguna partida aquí.
        [one] En { $year } terminaste 1 partida aquí.
       *[other] En { $year } terminaste { $count } partidas aquí.
    } Hago una página del año a partir de { $least } partidas.
year-next-share = Solo tú ves esto. **{ honour-ui-share }** muestra la imagen en este canal. En ella falta lo que hiciste en otra parte: acertijos, y tableros del día de otros servidores.
year-shared = **{ $name }** muestra a todos su { $year }:

## En la imagen

year-count =
    { $count ->
        [one] partida
       *[other] partidas
    }
year-won = ganadas: { $won } de { $contested }
year-best = mejor puntuación: { $score }
year-months = Partidas por mes
year-board = Mejor tablero
year-rival =
    { $count ->
        [one] rival en 1 partida
       *[other] rival en { $count } partidas
    }
year-skill = habilidad favorita
year-turns = { $count }×
year-streak = Tablero del día
year-streak-days =
    { $days ->
        [one] día seguido
       *[other] días seguidos
    }
year-puzzles = Acertijos
year-puzzles-solved = resueltos

## Su texto alternativo, y la página como texto

year-alt = { $name }, { $year } en este servidor: { $note }
year-alt-months = Partidas por mes: { $months }
year-alt-month = { $month } { $count }
year-alt-board = Mejor tablero: { $game }, { $score } puntos el { $day }
year-alt-rival =
    Más veces contra { $name }: { $met ->
        [one] 1 partida
       *[other] { $met } partidas
    }. Mejor puesto: { $won }, peor: { $lost }, igual: { $drawn }
year-alt-skill =
    Habilidad favorita: { $skill }, en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }
year-alt-streak =
    Tablero del día, racha más larga: { $days ->
        [one] 1 día
       *[other] { $days } días
    }
year-alt-puzzles = Acertijos resueltos: { $count }
