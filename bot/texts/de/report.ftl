# Meldungen an alle, die einen Server verwalten.

# The command in a member’s menu
report-menu = Namen melden
report-ui = Melden
report-ui-position = Der letzte Zug
# $name: of a member, as plain text
report-ui-name = Der Name { $name }
report-ui-ended = Beendete Partien
report-ask = Was meldest du der Serververwaltung? Sie sieht, wer meldet, und das Brett, wie es jetzt ist.
report-done = Gemeldet. Die Serververwaltung liest es im Kanal, den sie gewählt hat.
report-error-no-channel = Dieser Server hat keinen Kanal für Meldungen. Die Serververwaltung kann in `/settings` einen wählen.
report-error-no-position = Melden kannst du nur eine Partie, die in einem Kanal begonnen hat.
report-error-nobody = Wähl den Namen eines anderen Mitglieds.
report-error-twice = Das hast du schon gemeldet. Die Serververwaltung weiß davon.
report-error-too-many = Du hast in 24 Stunden { $most } Meldungen geschickt. Versuch es morgen wieder, oder schreib der Serververwaltung selbst.

# In the channel of the managers. $name: the name · $who: a mention of its member
report-title = { $about ->
        [name] **Meldung:** der Name { $name } { $who }
       *[position] **Meldung:** ein Zug
    }
report-by = Von { $name } { $who }
# $match: its game, settings and players · $link: to the board
report-where = { $match } · { $link }
# $told: the newest step in words
report-last = Zuletzt: { $told }
report-then = Das Bild zeigt das Brett, wie es da war. Die Partie ist seitdem weitergegangen.

report-ended = ### Partien und Tische, die Mitglieder für alle beendet haben, die neuesten zuerst
report-ended-none = In den Kanälen, die du siehst, hat noch niemand eine Partie oder einen Tisch für alle beendet. Was nach den Regeln oder im Einvernehmen endet, steht hier nicht.
report-ended-gone = einem gelöschten Kanal
# $who: a mention · $names: who played · $place: a mention of the channel
report-ended-line = { $time }: { $who } { $seated ->
        [0] (spielte nicht mit)
       *[other] (spielte mit)
    } hat { $begun ->
        [0] einen Tisch
       *[other] eine Partie
    } beendet, { $game } in { $place }: { $names }
