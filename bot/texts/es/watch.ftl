# Miembros que miran una partida sin puesto: quieren saber el final y dicen quién gana.

watch-ui-tell = Contarme el final
watch-ui-stop = No contármelo
watch-ui-predict = ¿Quién gana?
watch-ui-results = Pronósticos
watch-ui-none = No decir nada
watch-ui-pick = { $name } · { watch-points }
watch-points =
    { $points ->
        [0] ningún punto
        [one] 1 punto
       *[other] { $points } puntos
    }

watch-told =
    Cuando esta partida termine, te envío el final por mensaje directo, una vez.
    -# Nadie sabe que lo has pedido. Si no puedo escribirte, o si ya no ves este canal, no llega ningún mensaje.
watch-not-told = No te envío ningún mensaje sobre el final de esta partida.

watch-ask = ### ¿Quién gana?
watch-list = `/leaderboard` muestra esta lista en **{ LABEL("honour-ui-board") }**.
watch-how =
    Si aciertas, recibes puntos en la clasificación **{ honour-board-predictions }**. No tienen otro valor. { watch-list }
    -# Cuanto antes lo digas, y cuanto menos probable sea según las valoraciones, más puntos. Puedes cambiarlo cuando quieras. Solo tú lo ves hasta que termine la partida.
watch-league = -# Nadie puede decir aquí quién gana, porque la partida es de una liga o una copa.
watch-letters = En las clasificaciones de las partidas por mensajes directos solo están quienes lo han aceptado.
watch-no-points = -# Por eso acertar no da puntos. Puedes cambiar tu pronóstico cuando quieras. Solo tú lo ves hasta que termine la partida.
watch-said = Dices: gana **{ $name }**. Si es así, recibes { watch-points }.
watch-moved = La partida ha seguido, así que ahora los puntos son otros. Elige otra vez.

watch-results = ### Pronósticos
watch-result = **{ $name }** dijo: gana { $pick } · { watch-points }
watch-result-void = **{ $name }** dijo: gana { $pick }
watch-void = Nadie ha ganado, así que los pronósticos no cuentan.

watch-notice = En **{ $guild }** ha terminado una partida cuyo final querías saber:
watch-notice-said = Dijiste: gana **{ $name }**. Eso te da { watch-points }.
watch-notice-way = -# La repetición está en su último tablero, tras **{ LABEL("ui-more") }**: { $link }

watch-error-plays = Tú juegas en esta partida, o ya no sigue.
watch-error-played = Has tenido un puesto en esta partida, así que quizá sabes algo que otros no saben. Puedes pedir que te cuente el final.
watch-error-nothing = Aquí nadie puede decir quién gana. Hacen falta dos miembros que jueguen uno contra otro, fuera de ligas y copas.
watch-error-none = Nadie ha dicho quién gana esta partida.
watch-error-many = Ya miran esta partida { $most } miembros. No caben más.
watch-error-quiet = Tus horas de silencio duran todo el día, así que nunca te escribiría. Acórtalas en `/reminders` y vuelve a intentarlo.
