# La mesa antes de una partida de varios miembros. Cómo se escribe una frase: véase errors.ftl.

ui-lobby-host = ◆ **{ $name }** · organiza la mesa
ui-lobby-seat = ◆ **{ $name }**
ui-lobby-needs =
    { $missing ->
        [one] Falta 1 persona
       *[other] Faltan { $missing } personas
    }: pulsa **{ ui-lobby-how }**{ $computers ->
        [1] . Para jugar ya, añade un jugador automático abajo
       *[0] { "" }
    }.
ui-lobby-how =
    { $letters ->
        [1] { letters-ui-code }
       *[0] { ui-join }
    }

# La mesa de una revancha
ui-lobby-asked = – { $name } · por responder
ui-lobby-declined = – { $name } · ahora no
ui-rematch-asks = ¿Otra partida, { $who }? Pulsa **{ ui-come }** o **{ ui-not-now }**.
ui-rematch-both = La partida empieza cuando se apunten todos.
ui-rematch-starts = La partida empieza cuando todos hayan respondido, o { $left } con quienes se hayan apuntado.
ui-rematch-waits = La partida empieza cuando haya suficiente gente.

ui-lobby-ready =
    { $name } ya puede pulsar **{ ui-begin }**{ $free ->
        [0] { $computers ->
            [1] . Pulsa **{ ui-join }** para ocupar el asiento de un jugador automático.
           *[0] : no quedan asientos libres.
        }
        [one] {" "}o esperar: queda 1 asiento libre, pulsa **{ ui-lobby-how }**.
       *[other] {" "}o esperar: quedan { $free } asientos libres, pulsa **{ ui-lobby-how }**.
    }

ui-lobby-choose = { $what }: pulsa **{ ui-more }**.

ui-challenge-asks = { $who }, ¡**{ $name }** te desafía! Pulsa **{ ui-accept }** o **{ ui-decline }**.

ui-join = Unirse
ui-begin = Empezar
ui-come = Me apunto
ui-not-now = Ahora no
ui-accept = Aceptar
ui-decline = Rechazar
ui-part = Salir
ui-cancel = Cancelar mesa
ui-another-table = Nueva mesa
ui-cancel-sure =
    { $others ->
        [0] ¿Cancelar esta mesa de { WORD($game, "name") }?
        [one] ¿Cancelar esta mesa de { WORD($game, "name") }? En ella está { $names }{ ui-cancel-how }.
       *[other] ¿Cancelar esta mesa de { WORD($game, "name") }? En ella están { $names }{ ui-cancel-how }.
    }
ui-cancel-how =
    { $seated ->
        [1] , además de ti
       *[0] { "" }. Lo haces como parte de la moderación
    }
ui-cancel-yes = Sí, cancelarla
ui-keep = No, mantenerla

# Respuestas a quien preguntó
ui-opened-solo = Tu partida ha empezado. Su tablero está en este canal.
ui-alone-goes-on = Esta partida sigue en curso. Termínala en **{ LABEL("ui-more") }** para empezar otra.
ui-alone-begins = Esta partida no cuenta en ninguna clasificación. `/turns` la recupera, aquí y donde yo no sea miembro.
ui-opened-table = Tu mesa está abierta en este canal. Los demás pulsan **{ LABEL("ui-join") }**. Cuando haya suficiente gente, pulsa **{ LABEL("ui-begin") }**.
ui-opened-later = { $table ->
    [0] Tu partida ha empezado.
   *[1] Tu mesa está abierta.
} Su tablero llega a este canal en cuanto pueda mostrarlo.
ui-opened-challenge = Tu desafío a { $name } está en este canal. La partida empieza cuando { $name } acepte.
ui-joined = Ya tienes asiento. La partida empieza cuando el anfitrión pulse **{ LABEL("ui-begin") }**. Te aviso cuando te toque.
ui-chosen = Juegas con { $choice }. Puedes elegir otra vez hasta que empiece la partida.
ui-began-you = La partida ha empezado.
ui-declined = De acuerdo, otra vez será.
ui-left = Has salido de la mesa.
ui-cancelled-you = La mesa de { WORD($game, "name") } queda cancelada.
ui-kept = La mesa sigue abierta.

# Lo que lee todo el canal
ui-began = Ha empezado { WORD($game, "name") }: { $names }.
ui-waited-for = Aquí **{ WORD($game, "name") }** esperaba a { $names }.
ui-expired = Nadie empezó esta partida de { $game } en un día, así que cerré la mesa. Pulsa **{ ui-another-table }** para abrir otra.
ui-cancelled = { $name } canceló esta mesa de { $game }. Pulsa **{ ui-another-table }** para abrir otra.
