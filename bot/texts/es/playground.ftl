# Lo que hay al principio del primer canal del Discord local (make play). Pulsar un comando lo escribe.

playground-welcome =
    # Te damos la bienvenida a Lapidary
    Esto es un pequeño Discord en tu propio equipo, con el bot de verdad dentro. Pulsa un comando y luego Enter:
    1. `/learn` te enseña **Gems 3D**, **Gembatan** o **Gem Rush**, jugada a jugada.
    2. `/gems new` empieza una partida tuya. `/gembatan new` y `/rush new` esperan a otras personas o a un jugador automático.
    3. `/gems new mode:relay` es una partida con otros. Abre una segunda pestaña como otro miembro (con un enlace de la lista de miembros). Únete a la partida allí y empiézala aquí.

    `/help` muestra todo lo demás. Cierra esto cuando quieras: seguirá donde lo dejaste.
