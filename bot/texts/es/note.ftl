# Notas privadas sobre una partida o un miembro.

note-cmd = Ver y cambiar tu nota privada sobre un miembro o una partida de aquí
note-opt-member = El miembro; sin él, la nota es sobre la partida de aquí
# The button, and the command in a member’s menu
note-ui = Nota privada
# The title of the form. $about: a member, or the game of the match
note-title = Nota privada: { $about }
note-title-match = Nota privada: esta partida de { $about }
note-label = Tu nota
note-hint = Solo tú la ves, siempre. Déjala vacía para borrarla.
# $about: match or member
note-saved =
    Guardado. Solo tú ves esta nota: { $about ->
        [match] **{ LABEL("ui-more") }** › **{ note-ui }** la muestra otra vez.
       *[member] **{ note-ui }** en su menú, en Aplicaciones, la muestra otra vez, y `/note member:` también.
    }
note-none =
    Ahora no tienes ninguna nota sobre { $about ->
        [match] esta partida.
       *[member] este miembro.
    }
