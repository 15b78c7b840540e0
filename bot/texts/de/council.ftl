# Ein Kanal spielt einen Platz einer Partie: Seine Mitglieder schlagen Züge vor und stimmen ab.

# The name of the seat, as that of a player
council-player = Der Kanal
council-private = Ein privater Kanal
council-ui-start = Als Kanal spielen
council-with = **Gemeinsam:** Alle hier schlagen vor und stimmen ab, gegen den Computer oder einen anderen Kanal
# $hours: how long a vote lasts
council-start =
    ### Als Kanal spielen
    Der Kanal hat einen Platz, und ihr spielt ihn alle. Wer mag, schlägt einen Zug vor, und jeder hat eine Stimme. Nach { $hours } Stunden wird der Zug mit den meisten Stimmen gespielt. `channel:` im Befehl setzt eine andere Zeit.
    Wie gut spielt der Computer?
council-opt-channel = Der Kanal spielt einen Platz und stimmt ab: wie lange jeweils
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
council-error-move = Nur wer diese Partie begonnen hat oder die Moderation kann sie in einen anderen Kanal bringen.
council-error-not-host = Nur wer diese Partie angefragt hat oder die Moderation kann sie absagen.
council-error-gone = Diesen Vorschlag gibt es nicht mehr, weil niemand mehr für ihn stimmt. Wähl einen anderen, oder schlag ihn noch einmal vor.
# $most: how many turns may be proposed
council-error-many = { $most } Züge sind vorgeschlagen, und für mehr ist kein Raum. Stimm für einen davon.
# $most: how many members may vote
council-error-full = { $most } Mitglieder haben abgestimmt, und für mehr ist kein Raum.
# $least: how many votes this needs
council-error-not-now = Ein Zug wird nur dann sofort gespielt, wenn mindestens { $least } Mitglieder abgestimmt haben, alle für ihn, und du dabei bist.

## Two channels that play against each other

council-opt-against = Der Kanal spielt gegen diesen Kanal
council-opt-code = Gegen einen Kanal eines anderen Servers: sein Code, oder „new“ für einen neuen
council-ui-against = Gegen einen anderen Kanal
# $hours: how long a vote lasts
council-against =
    ### Kanal gegen Kanal
    Jeder Kanal hat einen Platz, schlägt seine Züge vor und stimmt ab. Keiner sieht die Stimmen oder die Hand des anderen. Eine Abstimmung dauert { $hours } Stunden. `channel:` im Befehl setzt eine andere Zeit.
    Welchen Kanal dieses Servers fragst du?
council-ui-rival = Kanal wählen
council-elsewhere = Oder gegen einen Kanal eines anderen Servers, mit einem Code:
council-ui-code = Code holen
council-ui-typed = Code eingeben
council-ui-which = Der Code, den du bekommen hast
# $place: the channel
council-asked = Ich habe in { $place } gefragt. Die Partie beginnt, sobald dort jemand annimmt.
# $code: such as ABCD-EFGH · $left: until when it lasts
council-code =
    Schick diesen Code jemandem vom anderen Server: **{ $code }**
    Im Kanal, der spielen soll, tippt man `{ WORD($game, "command") } new code:{ $code }`. Dann beginnt die Partie. Der Code gilt einmal und endet { $left }.
# On the board of the channel that is asked. $name: of the channel or server that asks · $hours: how long a vote lasts · $until: when the table closes
council-lobby-asked =
    { "**" }{ $name }** fragt, ob dieser Kanal { WORD($game, "name") } spielt, Kanal gegen Kanal.
    Ihr würdet hier alle Züge vorschlagen und abstimmen. Jede Abstimmung dauert { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }. Alle hier können antworten, und die Frage endet { $until }.
# On the board of the channel that asks. $named: 1 if a channel of the same server is asked, $place
council-lobby =
    Kanal gegen Kanal: Alle hier werden Züge vorschlagen und abstimmen. { $named ->
        [1] Gefragt ist { $place }
       *[other] Noch fehlt ein Kanal eines anderen Servers, der den Code braucht
    }. Ohne Antwort schließt der Tisch { $until }.
# On the board of the channel that does not vote now. $open: 1 while the time of the other's vote runs · $until: when it ends
council-waits =
    { $name } stimmt über den nächsten Zug ab{ $open ->
        [1] , und das endet { $until }.
       *[other] .
    } Danach stimmt ihr hier ab.
council-unshown = Ich kann das Brett in diesem Kanal gerade nicht zeigen. Bitte die Moderation, dass ich den Kanal sehen und hier Nachrichten und Dateien senden darf.
council-lost = Einer der beiden Kanäle dieser Partie { $game } ist weg, deshalb endet sie ohne Ergebnis.
council-ended = Die Moderation hat diese Partie { $game }, Kanal gegen Kanal, ohne Ergebnis beendet.
council-expired = Einen Tag lang kam keine Antwort, deshalb habe ich diesen Tisch für { $game }, Kanal gegen Kanal, geschlossen.
# $declined: 1 if the channel that was asked has declined
council-declined =
    { $declined ->
        [1] Der andere Kanal möchte { $game } gerade nicht spielen.
       *[other] Diese Partie { $game }, Kanal gegen Kanal, wurde vor dem Beginn abgesagt.
    }
# $name: of the channel
council-error-side = Du hast in dieser Partie für **{ $name }** gesprochen, deshalb kannst du nicht auch für den anderen Kanal abstimmen.
council-error-own = Ein Kanal kann nicht gegen sich selbst spielen. Wähl einen anderen, oder gib den Code in einem anderen ein.
council-error-waits = Hier wartet ein Tisch für { WORD($game, "name") }, Kanal gegen Kanal, auf eine Antwort. Wer gefragt hat oder die Moderation kann ihn absagen: **{ LABEL("ui-more") }** › **{ ui-cancel }**.
council-error-asks = Ein anderer Kanal hat diesen schon um eine Partie { WORD($game, "name") } gebeten und wartet auf eine Antwort. Drück **{ LABEL("ui-accept") }** oder **{ LABEL("ui-decline") }** auf dem Brett dazu hier.
council-error-begun = Diese Partie hat schon begonnen. Ihr neuestes Brett ist in diesem Kanal: Dort kannst du einen Zug vorschlagen und abstimmen.
council-error-same-server = Dieser Code ist von einem Kanal dieses Servers. Codes sind für andere Server. Frag den Kanal hier mit `{ WORD($game, "command") } new against:`.
council-error-asked = Diese Partie fragt einen anderen Kanal. Dort kann jemand antworten.
council-error-code = Dieser Code ist für einen Kanal. Tipp dort `{ WORD($game, "command") } new code:` und den Code.
council-error-letter = Dieser Code ist für ein Mitglied, nicht für einen Kanal. `/letters join` nimmt ihn.
council-error-other-game = Dieser Code ist für { WORD($game, "name") }. Tipp `{ WORD($game, "command") } new code:` und den Code.
council-error-post = Ich kann in <#{ $channel }> keine Bretter zeigen. Wähl einen anderen Kanal, oder lass mich ihn sehen und dort schreiben.
council-error-write = Du kannst in <#{ $channel }> nicht schreiben, also auch nicht fragen. Wähl einen anderen Kanal.
council-error-busy = In <#{ $channel }> gibt es schon einen Tisch oder eine Partie { WORD($game, "name") }. Wähl einen anderen Kanal, oder frag dort später noch einmal.
council-error-closed = In <#{ $channel }> wird nicht gespielt. Wähl einen anderen Kanal.
council-error-against = Eine Partie zweier Kanäle hat weder Computer noch `time:`, und keine Briefe. Gib `against:` oder `code:` an, und vielleicht `channel:`.
