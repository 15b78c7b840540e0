# Duelos de dos servidores: cómo se ponen de acuerdo. Battle.ftl tiene todo lo demás.

# En el menú de `/cup`
servers-choice = Duelo de equipos contra otro servidor
servers-ui-code = Escribir un código
# Sobre su campo
servers-ui-typed = El código del otro servidor
servers-ui-agree = Aceptar
# El título del formulario. $game: la clave de un juego
servers-form = { WORD($game, "name") }: contra otro servidor
# $code: por ejemplo ABCD-EFGH
servers-code = Envía este código a alguien que gestione el otro servidor: **{ $code }**. Allí escribe `/cup code:{ $code }` en el canal donde deba estar el duelo de equipos de { WORD($game, "name") }, lee lo que has elegido y acepta. El código sirve una vez, durante un día. Un código nuevo para este juego lo sustituye.
# $server: el otro servidor · $days: hasta el comienzo
servers-asks = **{ $server }** propone a este servidor un duelo de equipos. Si aceptas, queda abierto en este canal y empieza { $days ->
        [one] 1 día
       *[other] { $days } días
    } después. Los dos servidores ven los nombres de quienes juegan y un solo resultado.
# Una vez, en el otro servidor
servers-gone =
    { $over ->
        [1] **{ $server }** ya no tenía el bot cuando terminó el duelo de equipos de { WORD($game, "name") }.
       *[0] **{ $server }** ya no tiene el bot. El duelo de equipos de { WORD($game, "name") } sigue: los tableros están en los mensajes directos y el resultado está aquí.
    }
servers-withdrawn =
    { $begun ->
        [1] **{ $server }** se ha retirado del duelo de equipos de { WORD($game, "name") }. Sus miembros pierden lo que no han terminado.
       *[0] **{ $server }** se ha retirado del duelo de equipos de { WORD($game, "name") }, así que no se celebra.
    }
servers-state-withdrawn = **{ $server }** se ha retirado, así que este duelo de equipos no se celebró.
servers-ui-withdraw = Retirar nuestro servidor
servers-ui-withdraw-sure = Sí, retirarlo
servers-withdraw-sure =
    { $begun ->
        [1] ¿Retirar este servidor del duelo de equipos? Sus miembros pierden todas las partidas que no han acabado, y el resultado queda en los dos servidores.
       *[0] ¿Retirar este servidor del duelo de equipos? Entonces no se celebra.
    } Los dos servidores lo leen una vez.
servers-said-withdrawn = Tu servidor se ha retirado del duelo de equipos. Los dos servidores lo leen.
# El nombre del hilo con todos los tableros. $team, $rival: los dos servidores
servers-thread = Tableros: { $team } – { $rival }

## Las negativas

servers-error-wrong = Ese código no existe. Un código es como ABCD-EFGH: compáralo con el que te envió el otro servidor.
servers-error-own = Este código es de tu propio servidor. Envíalo a alguien que gestione el otro servidor.
servers-error-used = Otro servidor ya ha aceptado con este código. Pide uno nuevo al otro servidor.
servers-error-expired = Este código ha caducado, porque dura un día. Pide uno nuevo al otro servidor.
servers-error-other = El otro servidor tiene ahora otra copa de { WORD($game, "name") }. Acepta cuando esa haya terminado.
# $team: un servidor · $most: los miembros de un equipo
servers-error-full = { $team } ya tiene sus { $most } miembros, así que nadie más puede apuntarse por él.
