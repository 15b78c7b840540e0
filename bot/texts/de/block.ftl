# Wen ein Mitglied sperrt.

block-cmd = Mit jemandem nie spielen, auf keinem Server, oder sehen, wen du gesperrt hast
block-opt-member = Wen du sperren willst; ohne siehst du deine Liste
# The command in a member’s menu
block-menu = In Spielen sperren
# Buttons: in the profile of a member, and below a declined challenge. $name: the challenger, as plain text
block-ui = Sperren
block-them = { $name } sperren
block-undo = Wieder zulassen
block-again = Wieder sperren
# $name: a mention
block-done = { $name } ist gesperrt, auf jedem Server. Ihr könnt einander nicht mehr herausfordern und euch nicht mehr zueinander setzen, und niemand erfährt, warum. Tische und Partien, an denen ihr schon beide sitzt, gehen weiter: Geh dort weg, wenn du das nicht willst. In Ligen und Pokalen ändert eine Sperre nichts mehr, sobald sie begonnen haben. Vorher hält euch die Auslosung auseinander, wo sie kann, doch im Pokal kannst du auf alle treffen, die dabei sind. Die Sperre endet, wenn { $name } hier alle eigenen Daten löscht.
block-lifted = { $name } ist nicht mehr gesperrt.
# Above a menu of these members
block-list =
    { $count ->
        [one] Du hast 1 Mitglied gesperrt. Nimm es aus der Liste, um es wieder zuzulassen:
       *[other] Du hast { $count } Leute gesperrt. Nimm aus der Liste, wen du wieder zulässt:
    }
block-none =
    Du hast niemanden gesperrt. { $where ->
        [home] Wähl hier jemanden aus, oder **{ block-menu }** im Menü dieser Person, unter Apps.
        [server] Wähl hier jemanden aus.
       *[direct] `/block` mit der Angabe `member` sperrt jemanden.
    }
block-empty = Niemand ist gesperrt
# In the menu of all members
block-choose = Jemanden sperren …
