# Private Notizen zu einer Partie oder einem Mitglied.

note-cmd = Deine private Notiz zu einem Mitglied oder einer Partie hier ansehen und ändern
note-opt-member = Das Mitglied; ohne geht es um die Partie hier
# The button, and the command in a member’s menu
note-ui = Private Notiz
# The title of the form. $about: a member, or the game of the match
note-title = Private Notiz: { $about }
note-title-match = Private Notiz: diese Partie { $about }
note-label = Deine Notiz
note-hint = Nur du siehst sie jemals. Lass das Feld leer, um sie zu löschen.
# $about: match or member
note-saved =
    Gespeichert. Nur du siehst diese Notiz: { $about ->
        [match] **{ LABEL("ui-more") }** › **{ note-ui }** zeigt sie wieder.
       *[member] **{ note-ui }** im Menü dieser Person, unter Apps, zeigt sie wieder, und `/note member:` auch.
    }
note-none =
    Du hast jetzt keine Notiz zu { $about ->
        [match] dieser Partie.
       *[member] dieser Person.
    }
