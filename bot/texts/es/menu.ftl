# `/menus`: cómo se ordenan los menús propios de un miembro. Cómo se escribe una frase: véase errors.ftl.

menu-cmd = Cómo se ordenan las opciones en tus propios menús
menu-opt-order = Lo mejor primero, o tal como están en el tablero
# Los botones y los valores de la opción
menu-choice-best = Lo mejor primero
menu-choice-place = Por posición
menu-now =
    ### Tus menús
    { $order ->
        [best] Lo mejor va primero cuando juegas a solas, en equipo o contra jugadores automáticos.
       *[place] Las opciones van tal como están en el tablero, fila a fila.
    }
    -# Contra otros miembros, y en el tablero del día, las opciones van siempre por posición: encontrar la mejor es parte del juego.
