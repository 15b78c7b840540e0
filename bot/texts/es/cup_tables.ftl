# Copas en mesas: grupos y una final, para juegos de tres y más. Cómo se escribe una frase: véase errors.ftl.

cup-ui-groups = Grupos
# $table: el máximo de miembros en una mesa · $matches: cuántas partidas juega cada grupo
cup-choice-table =
    Grupos de hasta { $table }, luego una final { $matches ->
        [one] (1 partida cada uno)
       *[other] ({ $matches } partidas cada uno)
    }
# $finished de $groups mesas están decididas · $rest: cuántas de ellas no son la final
cup-state-groups =
    { $rest ->
        [0] La final decide la copa.
       *[other] Mesas decididas: { $finished } de { $groups } ({ $rest ->
            [one] 1 grupo
           *[other] { $rest } grupos
        } y la final).
    }
# Una vez, cuando acaba la copa. $first, $second: menciones o nombres
cup-ended-table = { $first } ha ganado la copa de { WORD($game, "name") }. En el puesto 2 queda { $second }.

## Las reglas, antes de apuntarse

# $table: el máximo de miembros en una mesa · $matches: cuántas partidas juega cada grupo · $most: miembros · $turn: una duración · $weeks: un número de semanas · $threads: 1 si cada partida tiene un hilo
cup-rules-table =
    - Los miembros se reparten en grupos de hasta { $table }, todos más o menos igual de fuertes por valoración; quien no tiene va detrás de los demás. Un grupo juega { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    } en una mesa, y pasan los mejores. Cuando todos los que quedan caben en una mesa, juegan la final. Se empieza con 3 a { $most } miembros.
    - Cuántos pasan depende del número de miembros: las menos rondas posibles, mesas de dos solo si no hay otra manera, y mesas llenas. Si no cuadra, los mejores por valoración pasan sin jugar.
    - Una partida da 1 punto por cada miembro que queda detrás de ti, y ½ por cada uno en el mismo puesto. **Con los mismos puntos, deciden las partidas ganadas y después la mejor valoración.** De quienes quedan fuera en la misma ronda, tiene mejor puesto quien quedó mejor en su grupo.
    - Las partidas se abren solas. { $threads ->
        [1] Cada una tiene su propio hilo.
       *[0] Se juegan aquí, una tras otra, y un grupo que espera por ello tiene más tiempo.
    }
    - Un turno puede durar { $turn }. **Quien deje pasar el tiempo queda en el último puesto de la partida**, y los demás siguen. Quien se rinde o agota su tiempo más tarde queda delante de quien lo hizo antes.
    - Un grupo dura como mucho { $weeks } desde su primera partida, y una ausencia no para ese tiempo. Una partida que no ha acabado entonces no cuenta, y el grupo termina como está.
    - Quien la deja (también si deja el servidor) queda en el último puesto de su grupo, y los demás siguen. Quien ya bloquea a un miembro de su grupo cuando empieza la copa no se sienta a su mesa, y allí no recibe puntos. Un bloqueo posterior no cambia nada.
    - Sin pistas, sin sustitutos, y nadie puede terminar una partida de mutuo acuerdo. Las valoraciones cuentan como siempre.
cup-rules-away-table = - Una ausencia (`/away`) no retrasa ninguna partida en una mesa: se abre igual, y el reloj se para en los turnos de quien está ausente.
# En el mensaje bajo el que uno se apunta. $table: el máximo de miembros en una mesa · $turn: una duración
cup-rules-short-table = Grupos de hasta { $table }, luego una final en una mesa. Recibes 1 punto por cada miembro que queda detrás de ti y ½ por cada uno en el mismo puesto; con los mismos puntos, deciden las partidas ganadas y después la mejor valoración. Un turno puede durar { $turn }: **quien deje pasar el tiempo queda en el último puesto de la partida.**
# $count: miembros · $rounds: lo que sigue, por ejemplo «2 grupos de 3–4, pasan los 2 mejores → final de 4»
cup-plan = Con { $count } miembros: { $rounds }.
# $groups: cuántos · $size: miembros de un grupo, por ejemplo 4 o 3–4 · $through: cuántos pasan de cada uno · $byes: cuántos pasan sin jugar
cup-plan-round =
    { $groups ->
        [one] 1 grupo de { $size }
       *[other] { $groups } grupos de { $size }
    }, { $through ->
        [one] pasa el mejor
       *[other] pasan los { $through } mejores
    }{ $byes ->
        [0] { "" }
        [one] , 1 sin jugar
       *[other] , { $byes } sin jugar
    }
cup-plan-final = final de { $size }

## Los grupos

cup-groups = Grupos y final
# $letter: por ejemplo A
cup-table-group = Grupo { $letter }
cup-table-members = { $count } miembros
# $count: cuántos pasan de cada grupo
cup-table-through =
    { $count ->
        [one] pasa el mejor de cada grupo
       *[other] pasan los { $count } mejores de cada grupo
    }
# Tras el nombre de un grupo
cup-table-through-here =
    { $count ->
        [one] pasa el mejor
       *[other] pasan los { $count } mejores
    }
# El título de quienes pasan sin jugar
cup-table-rest = Sin jugar
# $finished de $matches están jugadas
cup-table-matches =
    { $matches ->
        [one] { $finished } de { $matches } partida
       *[other] { $finished } de { $matches } partidas
    }
# Un miembro de un grupo en palabras. $points: por ejemplo «2½ puntos» · $way: on, out, won, u open si no está decidido
cup-row-table =
    { $place }\. **{ $name }**, { $points }{ $way ->
        [on] , pasa
        [out] , queda fuera
        [won] , gana la copa
       *[open] { "" }
    }
# $names: quién juega · $place: dónde · $how: now, next
cup-row-table-now =
    { $how ->
        [now] en la mesa: { $names } { $place }
       *[next] próxima: { $names }
    }
# $names: quién está ya en la ronda siguiente
cup-table-known = ya están: { $names }
# $stage: una ronda · $names: los demás · $place: un canal
cup-own-table-now = { $stage }: juegas contra { $names } en { $place }.
# $held: 1 si alguien ya ha tenido todas las partidas nuevas de un día
cup-own-table-soon =
    { $stage }: te encuentras con { $names }. { $held ->
        [1] Las partidas se abren solas, como mucho 4 de las tuyas al día
       *[0] Las partidas se abren solas
    }: **{ league-ui-again }** muestra dónde está la tuya.
# $final: 1 si lo próximo es la final · $stage: el número de la ronda siguiente
cup-own-table-waits =
    { $final ->
        [1] Estás en la final.
       *[0] Estás en la ronda { $stage }.
    } Aún no se sabe quiénes son los demás.
cup-own-apart = { $stage }: tu grupo juega sin ti, porque bloqueas a uno de sus miembros.
cup-leave-sure-table = ¿Quieres dejar la copa? Quedas en el último puesto de tu grupo y no puedes volver.

## Las partidas

# El nombre de un hilo. $stage: «A · Ronda 1» o «Final» · $match de $best del grupo
cup-thread-table =
    { $stage } · { WORD($game, "name") }, copa{ $best ->
        [1] { "" }
       *[other] , partida { $match }
    }
# $stage: una ronda · $match de $best
cup-board-table =
    Copa · { $stage }{ $best ->
        [1] { "" }
       *[other] , partida { $match } de { $best }
    }
# $points: por ejemplo «Ada 2, Bela ½ y Chen ½»
cup-counts-table = Puntos en la copa: { $points }.
cup-end-rating = A igualdad de puntos y de partidas ganadas ha decidido la mejor valoración; sin ella, quién se apuntó antes.
cup-ended-time-table = Esta partida de { $game } termina sin resultado, porque se acabó el tiempo de su grupo en la copa. El grupo termina como estaba antes.
cup-resign-table = Quedas por detrás de todos los que aún juegan, y ellos siguen.
cup-resign-last = La otra persona queda entonces en el primer puesto y tú en el siguiente, por delante de quienes ya se han ido.
