# Avisos a quienes administran un servidor.

# The command in a member’s menu
report-menu = Denunciar nombre
report-ui = Denunciar
report-ui-position = La última jugada
# $name: of a member, as plain text
report-ui-name = El nombre { $name }
report-ui-ended = Partidas terminadas
report-ask = ¿Qué denuncias ante quienes administran este servidor? Verán quién denuncia y el tablero tal como está ahora.
report-done = Denuncia enviada. Quienes administran el servidor la leen en el canal que han elegido.
report-error-no-channel = Este servidor no tiene un canal para denuncias. Quienes lo administran pueden elegir uno en `/settings`.
report-error-no-position = Solo puedes denunciar una partida que haya empezado en un canal.
report-error-nobody = Elige el nombre de otro miembro.
report-error-twice = Ya has denunciado eso. Quienes administran el servidor lo saben.
report-error-too-many = Has enviado { $most } denuncias en 24 horas. Inténtalo mañana o escribe a quienes administran el servidor.

# In the channel of the managers. $name: the name · $who: a mention of its member
report-title = { $about ->
        [name] **Denuncia:** el nombre { $name } { $who }
       *[position] **Denuncia:** una jugada
    }
report-by = De { $name } { $who }
# $match: its game, settings and players · $link: to the board
report-where = { $match } · { $link }
# $told: the newest step in words
report-last = Lo último: { $told }
report-then = La imagen muestra el tablero como estaba entonces. La partida ha seguido desde entonces.

report-ended = ### Partidas y mesas que algún miembro terminó para todos, las más recientes primero
report-ended-none = Ningún miembro ha terminado una partida o mesa para todos en los canales que ves. Lo que termina según las reglas o de común acuerdo no aparece.
report-ended-gone = un canal eliminado
# $who: a mention · $names: who played · $place: a mention of the channel
report-ended-line = { $time }: { $who } { $seated ->
        [0] (no jugaba ahí)
       *[other] (jugaba ahí)
    } terminó { $begun ->
        [0] una mesa
       *[other] una partida
    } de { $game } en { $place }: { $names }
