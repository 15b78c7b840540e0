# Notas particulares sobre uma partida ou um membro.

note-cmd = Ver e mudar sua nota particular sobre um membro ou uma partida daqui
note-opt-member = O membro; sem ele, a nota é sobre a partida daqui
# The button, and the command in a member’s menu
note-ui = Nota particular
# The title of the form. $about: a member, or the game of the match
note-title = Nota particular: { $about }
note-title-match = Nota particular: esta partida de { $about }
note-label = Sua nota
note-hint = Só você a vê, sempre. Deixe vazio para apagar a nota.
# $about: match or member
note-saved =
    Salvo. Só você vê esta nota: { $about ->
        [match] **{ LABEL("ui-more") }** › **{ note-ui }** mostra a nota de novo.
       *[member] **{ note-ui }** no menu dessa pessoa, em Aplicativos, mostra a nota de novo, e `/note member:` também.
    }
note-none =
    Agora você não tem nota sobre { $about ->
        [match] esta partida.
       *[member] este membro.
    }
