# Notes privées sur une partie ou un membre.

note-cmd = Voir et modifier ta note privée sur un membre ou sur une partie d’ici
note-opt-member = Le membre ; sans lui, la note porte sur la partie d’ici
# The button, and the command in a member’s menu
note-ui = Note privée
# The title of the form. $about: a member, or the game of the match
note-title = Note privée : { $about }
note-title-match = Note privée : cette partie de { $about }
note-label = Ta note
note-hint = Personne d’autre ne la voit jamais. Laisse vide pour la supprimer.
# $about: match or member
note-saved =
    Enregistré. Cette note n’est visible que par toi : { $about ->
        [match] **{ LABEL("ui-more") }** › **{ note-ui }** la montre de nouveau.
       *[member] **{ note-ui }** dans son menu, sous Applications, la montre de nouveau, et `/note member:` aussi.
    }
note-none =
    Tu n’as plus de note sur { $about ->
        [match] cette partie.
       *[member] ce membre.
    }
