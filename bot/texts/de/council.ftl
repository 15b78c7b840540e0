# Ein Kanal spielt einen Platz einer Partie: Seine Mitglieder schlagen Züge vor und stimmen ab.

# The name of the seat, as that of a player
council-player = Der Kanal
council-ui-start = Als Kanal spielen
council-with = **Gemeinsam gegen den Computer:** Alle hier schlagen vor und stimmen ab
# $hours: how long a vote lasts
council-start =
    ### Als Kanal spielen
    Der Kanal hat einen Platz, und ihr spielt ihn alle. Wer mag, schlägt einen Zug vor, und jeder hat eine Stimme. Nach { $hours } Stunden wird der Zug mit den meisten Stimmen gespielt. `channel:` im Befehl setzt eine andere Zeit.
    Wie gut spielt der Computer?
council-opt-channel = Der Kanal spielt einen Platz gegen den Computer und stimmt ab: wie lange jeweils
# $hand: 1 if seats have a hand that others do not see
council-opened =
    Der Kanal spielt. Wer dieses Brett sieht, kann einen Zug vorschlagen und abstimmen{ $hand ->
        [1] , und sieht die Hand des Kanals
       *[0] { "" }
    }.

## On the board

# $open: 1 while the time runs · $until: when it ends
council-asks =
    { "**" }Ihr spielt alle für den Kanal:** Was du oben wählst, ist ein Vorschlag. { $open ->
        [1] Der Zug mit den meisten Stimmen wird { $until } gespielt. Sobald mindestens { $least } abgestimmt haben, alle für denselben Zug, geht es auch sofort.
       *[0] Die Abstimmung geht weiter, wenn ich wieder in diesem Kanal bin.
    }
# $missed: for how many turns in a row nobody has proposed anything
council-nobody =
    -# { $missed ->
        [0] Bisher hat niemand einen Zug vorgeschlagen, deshalb läuft die Zeit noch einmal. Danach zieht das Spiel von selbst.
       *[other] Den letzten Zug hat niemand vorgeschlagen, deshalb hat das Spiel von selbst gezogen. Beim nächsten Mal endet die Partie ohne Ergebnis.
    }
# $number: of the proposal · $moves: its moves, in words
council-line = **{ $number }.** { $moves } · { council-votes }
# $count: how many moves of a long turn are not named
council-rest =
    { $count ->
        [one] 1 weitere Aktion
       *[other] { $count } weitere Aktionen
    }
council-votes =
    { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }
# $count: how many proposals have no line
council-further =
    -# { $count ->
        [one] 1 weiterer Vorschlag steht im Menü.
       *[other] { $count } weitere Vorschläge stehen im Menü.
    }
council-option = { $number } · { council-votes } · { $moves }
council-ui-vote = Für { $number }
council-ui-now = Jetzt spielen
council-ui-further = Für einen anderen Vorschlag stimmen

## The panel in which a member puts a turn together

council-intro = { "**" }Für den Kanal:** Was du hier wählst, ist ein Vorschlag mit deiner Stimme.
# $moves: the moves so far, in words
council-begun = Bisher: { $moves }. { council-unready }
council-unready = Der Vorschlag steht, sobald du den Zug beendest.
council-ui-anew = Neu anfangen

## Answers

# $proposes: 1 if the member has just chosen its moves · $moves: those of the turn, in words · $open, $until: as above
council-said =
    { $proposes ->
        [1] Du schlägst vor
       *[0] Du stimmst für
    }: { $moves }. { council-when }
council-when =
    { $open ->
        [1] Gezählt wird { $until }. Bis dahin kannst du deine Stimme ändern.
       *[0] Du kannst deine Stimme ändern.
    }
council-pictured = -# Das Bild zeigt das Brett vor dem letzten Teil dieses Zugs.
council-played = Dieser Zug ist gerade gespielt worden.

## Refusals

council-error-game = Ein Kanal kann { WORD($game, "name") } mit diesen Einstellungen nicht spielen. Es braucht eine Partie mit Zügen für zwei oder mehr.
council-error-pace = In einer Partie des Kanals sagt `channel:`, wie lange ein Zug dauert. Lass `time:` weg, und was dazugehört.
council-error-letters = Eine Partie per Brief hat keinen Kanal, der spielen könnte. Lass `letters:` oder `channel:` weg.
council-error-no-seat = Hier spielt der Kanal, deshalb hat niemand einen eigenen Platz. Du kannst aber einen Zug vorschlagen und abstimmen.
council-error-move = Nur wer diese Partie begonnen hat oder die Moderation kann sie in einen anderen Kanal bringen. Ist ihr Kanal weg, können es alle.
council-error-gone = Diesen Vorschlag gibt es nicht mehr, weil niemand mehr für ihn stimmt. Wähl einen anderen, oder schlag ihn noch einmal vor.
# $most: how many turns may be proposed
council-error-many = { $most } Züge sind vorgeschlagen, und für mehr ist kein Raum. Stimm für einen davon.
# $most: how many members may vote
council-error-full = { $most } Mitglieder haben abgestimmt, und für mehr ist kein Raum.
# $least: how many votes this needs
council-error-not-now = Ein Zug wird nur dann sofort gespielt, wenn mindestens { $least } Mitglieder abgestimmt haben, alle für ihn, und du dabei bist.
