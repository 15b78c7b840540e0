# Private notes of a member on a match or on another member. How a sentence is written is told at the head of errors.ftl.

note-cmd = See and change your private note on a member, or on a match here
note-opt-member = The member; if you name none, the note is on the match here
# The button, and the command in a member’s menu
note-ui = Private note
# The title of the form. $about: a member, or the game of the match
note-title = Private note: { $about }
note-title-match = Private note: this match of { $about }
note-label = Your note
note-hint = Only you ever see it. Leave it empty to delete it.
# $about: match or member
note-saved =
    Saved. Only you see this note: { $about ->
        [match] **{ LABEL("ui-more") }** › **{ note-ui }** shows it again.
       *[member] **{ note-ui }** in their menu, under Apps, shows it again, and so does `/note member:`.
    }
note-none =
    There is no note of yours on this { $about ->
        [match] match
       *[member] member
    } now.
