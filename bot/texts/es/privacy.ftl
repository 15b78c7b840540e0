# Lo que se guarda sobre los miembros: se explica, se entrega, se borra. Cómo se escribe una frase: véase errors.ftl.

# En lugar del nombre de un miembro que hizo borrar sus datos: en tableros, imágenes, partidas antiguas.
privacy-former = Antiguo miembro

privacy-cmd-policy = Qué se guarda sobre ti, para qué, cuánto tiempo y quién lo ve
privacy-cmd-export = Recibe lo que se guarda sobre ti en un archivo; la administración, también los datos del servidor
privacy-cmd-delete = Borra todo lo que se guarda sobre ti, en todos los servidores
privacy-opt-what = Qué quieres; lo que se guarda sobre ti si no lo indicas
privacy-choice-what-me = Lo que se guarda sobre mí
privacy-choice-what-server = Los resultados de este servidor, para su administración

privacy-policy =
    ### Qué se guarda sobre ti
    ◆ **Qué:** tu id y tu nombre de Discord, tus partidas y jugadas, tus puntuaciones, valoraciones e insignias, tus ajustes y tus notas privadas. Posiciones de tus partidas terminadas pueden convertirse en acertijos del mismo servidor, sin nombres. Nunca leo lo que escriben los miembros en los canales.
    ◆ **Para qué:** para que las partidas sigan, todos sepan de quién es el turno y las clasificaciones sean correctas.
    ◆ **Quién lo ve:** todo el canal ve tableros, nombres y puntuaciones. En los mensajes directos, los ven quienes juegan contigo. Solo tú ves tu mano, tus ajustes, tus notas y lo que te espera. No vendo nada ni lo doy a nadie.
    ◆ **Cuánto tiempo:** hasta que lo borres. Lo que corresponde a un servidor lo borro { $days } días después de irme de él.
    ◆ **Qué puedes hacer:** `/privacy export` te da una copia, `/privacy delete` lo borra.
    ◆ **Quién es responsable:** { $known ->
        [yes] { $contact }
       *[no] quien lleva este bot. Pregunta a quien me invitó a tu servidor o te dio mi enlace.
    }
privacy-ui-whole = El texto completo
privacy-ui-export = Enviarme una copia
privacy-ui-puzzles-no = No usar en acertijos
privacy-ui-puzzles-yes = Permitir acertijos
privacy-ui-delete = Borrar mis datos
privacy-whole = La política de privacidad y las condiciones de uso. Estos archivos están en inglés.

privacy-puzzles-no = Desde ahora, tus partidas no se convierten en acertijos. Los que había están borrados.
privacy-puzzles-yes = Tus partidas terminadas pueden volver a convertirse en acertijos de su servidor, sin nombres.

privacy-export-me = Esto es todo lo que se guarda sobre ti, en todos los servidores. Pero lo que otros han anotado sobre ti, y si te bloquean, es de ellos y no está aquí. Esta respuesta solo la ves tú.
privacy-export-server = Las partidas, los resultados y las clasificaciones de este servidor. No incluyen a los miembros que pidieron no aparecer. Esta respuesta solo la ves tú.
privacy-export-size = Son { $size } MiB, pero Discord acepta { $limit } como mucho. Quien lleva este bot puede enviártelo. `/privacy policy` dice quién es.

privacy-delete-sure =
    ### ¿Borrar todo lo que se guarda sobre ti?
    ◆ **Se borran, en todos los servidores:** tus ajustes, tus bloqueos y los que te afectan, tus notas privadas y las de otros sobre ti, tus recordatorios, tus líneas en las clasificaciones, tus valoraciones, tus insignias, tu id y tu nombre.
    ◆ **Antes:** { $playing ->
        [0] ahora no juegas ninguna partida, así que nadie se queda esperando.
        [one] dejas la partida en la que juegas, como si te hubieras rendido.
       *[other] dejas las { $playing } partidas en las que juegas, como si te hubieras rendido.
    }
    ◆ **Se conserva:** { $over ->
        [0] nada tuyo.
        [one] la partida que has terminado, porque también es de los demás. Tu asiento en ella pasa a ser de un «{ privacy-former }», y nada lo relaciona contigo.
       *[other] las { $over } partidas que has terminado, porque también son de los demás. Tu asiento en ellas pasa a ser de un «{ privacy-former }», y nada lo relaciona contigo.
    }
    ◆ **Ligas y copas:** las dejas. Sus clasificaciones y cuadros siguen, con un «{ privacy-former }» en tu lugar.
    ◆ **En Discord:** mis tableros siguen en sus canales hasta que alguien los borre allí. Si te he dado un rol, te lo quito.
    Esto no se puede deshacer.
privacy-ui-delete-yes = Borrarlo todo
privacy-ui-delete-no = Conservarlo
privacy-deleted = Hecho: nada de lo que se guarda aquí se relaciona ya contigo. Puedes volver a jugar y empezar de cero. Si abriste el tablero de hoy, no lo tendrás otra vez.
privacy-kept = Todo se conserva como estaba.
