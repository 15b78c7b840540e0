# Lo que corresponde a quien lleva un servidor: ajustes, permisos. Cómo se escribe una frase: véase errors.ftl.

house-cmd-settings = Para la administración del servidor: cómo se juegan aquí las partidas
house-opt-language = Idioma de tableros y avisos
house-opt-allow = Un canal donde se pueden abrir partidas; si no nombras ninguno, en todos
house-opt-forget = Un canal que quitar: allí no habrá partidas nuevas, resultados del día ni avisos
house-opt-reminders = Máximo de recordatorios por turno; -1: cada miembro decide
house-opt-enders = Quién puede terminar una partida, además de la moderación
house-opt-matches = Máximo de partidas de un miembro a la vez; 0 para no tener límite
house-opt-patience = Cuántos días espera una partida a un miembro callado antes de que decidan los demás
house-opt-holidays = Días en doce meses en los que las ausencias de un miembro pueden parar relojes; 0: nunca
house-opt-threads = Si cada mesa nueva tiene su propio hilo
house-opt-quiet = Sin menciones, solo ediciones
house-opt-computers = Si los jugadores automáticos pueden participar
house-opt-level = Lo bien que juegan los jugadores automáticos cuando sustituyen a miembros
house-opt-daily = El canal para los resultados del día, al día siguiente
house-opt-reports = El canal donde publico lo que los miembros denuncian
house-opt-calls = Horas entre dos mensajes que llaman a jugar; 0: ninguno
house-opt-role = El rol que menciona ese mensaje; solo uno que yo pueda mencionar
house-opt-champions = El rol de quien gana una liga o una copa; @everyone: ninguno
house-choice-language-discord = El idioma del servidor
house-choice-enders-moderators = Nadie más
house-choice-enders-host = Su anfitrión
house-choice-enders-seated = Quienes juegan en ella

house-settings = ### Cómo se juegan aquí las partidas
house-saved = Guardado: { $changes }

# Líneas de un menú
house-set-language = Idioma: { $value ->
        [discord] el del servidor
       *[other] { LANGUAGE($value) }
    }
house-set-reminders = Recordatorios por turno: { $value ->
        [any] sin límite
        [0] ninguno
       *[other] { $value } como mucho
    }
house-set-enders = Quién termina una partida: { $value ->
        [host] moderación, anfitrión
        [seated] moderación, jugadores
       *[moderators] moderación
    }
house-set-matches = Partidas por miembro: { $value ->
        [any] sin límite
       *[other] { $value } como mucho
    }
house-set-patience = Esperar a miembros callados: { $value ->
        [1] 1 día
       *[other] { $value } días
    }
house-set-holidays = Ausencias que paran relojes: { $value ->
        [0] ninguna
        [1] 1 día en 12 meses
       *[other] { $value } días en 12 meses
    }
house-set-threads = Un hilo para cada mesa: { $value ->
        [yes] sí
       *[no] no
    }
house-set-quiet = Silencio: { $value ->
        [yes] sí, sin menciones
       *[no] no
    }
house-set-computers = Jugadores automáticos: { $value ->
        [yes] permitidos
       *[no] ninguno
    }
house-set-level = Sustitutos automáticos: { $value ->
        [easy] fácil
        [hard] difícil
       *[normal] normal
    }
house-set-channels = Canales: { $value ->
        [any] todos
       *[other] { $value }
    }
house-set-daily = Resultados del día: { $value ->
        [any] no se publican
       *[other] { $value }
    }
house-set-reports = Denuncias: { $value ->
        [any] nadie puede enviarlas
       *[other] { $value }
    }
house-set-calls = Avisos para jugar: { $value ->
        [0] ninguno
        [1] como mucho 1 por hora
       *[other] como mucho 1 cada { $value } horas
    }
house-set-role = Rol en los avisos: { $value ->
        [any] ninguno
       *[other] { $value }
    }
house-set-champions = Rol de los campeones: { $value ->
        [any] ninguno
       *[other] { $value }
    }
house-set-where-channels = Dónde se pueden abrir partidas
house-set-where-daily = Dónde se publican los resultados del día
# $place: the channel for reports
house-reports-public = Cualquiera puede leer { $place }. Si solo la administración debe leer las denuncias, elige un canal que los demás no vean.
house-set-where-reports = Dónde publico lo que los miembros denuncian
house-set-where-role = A quién menciona un aviso para jugar
house-set-where-champions = El rol de quien gana una liga o una copa
house-ui-setup = Permisos
house-ui-settings = Ajustes
house-ui-company = Avisos, denuncias, roles
house-unknown-language = No conozco el idioma «{ $text }». Elige { $languages }.
house-thread-opened = Tu mesa tiene su propio hilo: { $place }

house-cmd-setup = Para la administración del servidor: qué permisos me faltan, dónde y cómo darlos
house-setup-fine = No falta nada: puedo publicar tableros en todos los canales donde se juega.
house-setup-title = ### Qué falta
house-setup-role = **En todo el servidor:** { $permissions }. [Dalos aquí]({ $link }): confirma; no cambia nada más.
house-setup-role-waits = Hay partidas que esperan esto en { $places }.
house-setup-channel = { $place }: { $permissions }. [Abre el canal]({ $link }) y luego Editar canal > Permisos.
house-setup-waits = Una partida espera allí.
house-setup-more =
    { $count ->
        [one] … y 1 canal más
       *[other] … y { $count } canales más
    }
house-setup-hidden =
    { $count ->
        [one] Hay 1 canal que no veo. Si queréis jugar en él, dame **{ $permission }** allí.
       *[other] Hay { $count } canales que no veo. Donde queráis jugar, dame **{ $permission }**.
    }
house-setup-hidden-more =
    { $count ->
        [one] Hay 1 canal más que no veo. Si queréis jugar en él, dame **{ $permission }** allí.
       *[other] Hay { $count } canales más que no veo. Donde queráis jugar, dame **{ $permission }**.
    }
house-setup-hint = No necesito todos los canales: `/settings` dice dónde se juegan las partidas.

house-role-managed = Discord mismo da { $role }. Elige otro rol.
house-role-above = { $role } no está por debajo de tu rol más alto. Elige uno más bajo.
house-role-given = Título de campeón
house-role-taken = Título de campeón perdido
house-setup-champions-deleted = **Rol de los campeones:** está eliminado. Elige otro en `/settings`.
house-setup-champions-managed = **Rol de los campeones:** Discord mismo da { $role }. Elige otro en `/settings`.
house-setup-manage-roles = **Rol de los campeones:** para dar { $role } necesito { $permission }. [Dalo aquí]({ $link }): confirma; no cambia nada más.
house-setup-champions-above = **Rol de los campeones:** { $role } no está por debajo de mi rol. Arrastra el mío por encima, en Ajustes del servidor > Roles.
house-setup-champions-refused = **Rol de los campeones:** Discord no me deja dar { $role }. Elige otro en `/settings`.
house-setup-away-champions =
    { $count ->
        [one] **Rol de los campeones:** 1 campeón se fue del servidor. Cuando vuelva y use uno de mis botones, recibe { $role }.
       *[other] **Rol de los campeones:** { $count } campeones se fueron del servidor. Cuando vuelvan y usen uno de mis botones, reciben { $role }.
    }
