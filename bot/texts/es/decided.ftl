# Qué decidió una partida: hasta tres de sus jugadas, cuando ha terminado. Cómo se escribe una frase: véase errors.ftl.

decided-ui-open = Qué la decidió
decided-ui-turn = Ver { decided-where }
decided-where =
    { $kind ->
        [turn] turno { $number }
       *[move] jugada { $number }
    }
decided-which = { decided-where } de { $last }
decided-working = Un momento: estoy repasando la partida.
decided-title = **Qué decidió esta partida**

## Cada momento. $you: 1 si la jugada es de quien lee, si no 0 · $name: de quién es · $number: como cuenta la repetición

decided-best =
    { $you ->
        [1] **Tu mejor jugada**
       *[0] **La mejor jugada de { $name }**
    }: { decided-which }, **+{ $points }**.
decided-best-chance =
    { $you ->
        [1] **Tu mejor jugada**
       *[0] **La mejor jugada de { $name }**
    }: { decided-which }. Probabilidad de ganar: cerca del { $chance } %; con otras jugadas, el { $other } %.
decided-cost =
    { $you ->
        [1] **La jugada que más te costó**
       *[0] **La jugada que más le costó a { $name }**
    }: { decided-which }. Con una jugada mejor, un jugador automático habría sumado cerca de { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más hasta el final.
decided-cost-chance =
    { $you ->
        [1] **La jugada que más te costó**
       *[0] **La jugada que más le costó a { $name }**
    }: { decided-which }. Probabilidad de ganar: cerca del { $chance } %; con una jugada mejor, el { $other } %.
decided-same = Es el mismo turno: fue bueno y pudo ser aún mejor.
decided-better = Mejor: { $why }
decided-better-told = Mejor: { $told }
decided-turn = **El punto de inflexión**: { decided-which }.
decided-also-turn = Fue también el punto de inflexión.
# $ranked: yes si alguien quedó fuera de la clasificación
decided-lead =
    { $you ->
        [1] Desde aquí fuiste por delante
       *[0] Desde aquí { $name } fue por delante
    }{ $ranked ->
        [yes] { "" } entre quienes cuentan para la clasificación
       *[no] { "" }
    } hasta el final.

## Cuando hay menos momentos, o ninguno

decided-no-cost =
    { $you ->
        [1] Ninguna jugada tuya
       *[0] Ninguna jugada
    } costó mucho.
decided-no-cost-lost = No la perdiste por una sola jugada: { $name } ganó más a lo largo de toda la partida.
decided-nothing = En esta partida no destaca ninguna jugada: fue demasiado corta o demasiado igualada.
decided-error-open = Lo que decidió la partida se podrá ver cuando haya terminado para todos.
decided-error-ended = Esta partida no tiene resultado, así que nada la decidió.
decided-error-old = Una versión antigua del bot guardó solo las últimas posiciones de esta partida, así que no puedo decir qué la decidió.
decided-error-game = No puedo decir qué decidió una partida de { WORD($game, "name") }: yo no juego a ese juego.
