# Pokale eines Servers. Wie ein Satz geschrieben wird: siehe errors.ftl. Was sie mit Ligen teilen, steht in league.ftl.

cup-cmd = Pokale und Mannschaftskämpfe dieses Servers: anmelden, deine nächste Partie, der Turnierbaum
cup-opt-game = Welches Spiel; ohne Angabe wählst du mit einem Knopf
cup-opt-team = Die erste Rolle eines Mannschaftskampfs, den du eröffnest
cup-opt-rival = Die zweite Rolle eines Mannschaftskampfs, den du eröffnest
cup-opt-code = Der Code, den dir ein anderer Server für einen Mannschaftskampf geschickt hat
cup-opt-mode = Für einen neuen Pokal, der sofort eröffnet wird: wie sein Spiel gespielt wird
cup-opt-kind = Für einen neuen Pokal, der sofort eröffnet wird: K.-o. oder Gruppen und ein Finale
cup-opt-turn = Für einen neuen Pokal oder Mannschaftskampf, sofort eröffnet: die Zeit für einen Zug
cup-opt-pause = Für einen neuen Pokal oder Mannschaftskampf, sofort eröffnet: wann er beginnt
cup-opt-place = Für einen neuen Pokal oder Mannschaftskampf, sofort eröffnet: wo gespielt wird
cup-opt-bank = Für einen neuen Pokal oder Mannschaftskampf: zusätzliche Zeit für längere Züge, einmal je Partie
cup-opt-off = Für einen neuen Pokal oder Mannschaftskampf: Stunden, die nicht zählen, in der eigenen Zeitzone
cup-ui-open = Pokal
cup-ui-last = Der letzte Pokal
cup-ui-join = Mitspielen
cup-ui-leave = Aussteigen
cup-ui-leave-now = Jetzt aussteigen
cup-ui-stay = Dabeibleiben
cup-ui-bracket = Turnierbaum
cup-ui-text = Als Text
cup-ui-picture = Als Bild
cup-ui-rules = Regeln des Pokals
cup-ui-back = Zurück
cup-ui-begin = Jetzt beginnen
cup-ui-here = In diesen Kanal holen
cup-ui-close = Pokal schließen
cup-ui-close-sure = Endgültig schließen

## Nichts zu zeigen, und das Formular

# $manages: 1, wenn man hier einen eröffnen darf
cup-none =
    Dieser Server hat zurzeit keinen Pokal. { $manages ->
        [1] Wähle die Art eines neuen, dann sein Spiel.
       *[0] Wer den Server verwaltet, kann mit `/cup` einen eröffnen.
    }
cup-choose = Welchen Pokal möchtest du sehen?
cup-open-another = Für einen Pokal in einem anderen Spiel wähle die Art, dann das Spiel.
# Der Titel des Formulars. $game: der Schlüssel eines Spiels
cup-form = { WORD($game, "name") }: neuer Pokal
cup-form-kind = Serien oder Gruppen
cup-form-kind-hint = In einer Serie spielen zwei gegeneinander, in einer Gruppe alle an einem Tisch.
cup-form-turn-hint = Wer sie ablaufen lässt, verliert die Partie; am Tisch: kommt auf den letzten Platz.
cup-form-pause = Wann der Pokal beginnt
cup-form-pause-hint = Bis dahin kann man sich anmelden.
# $double: 1, wenn man zweimal verlieren darf · $best: die meisten Partien einer Serie
cup-choice-kind =
    { $double ->
        [1] Raus nach zwei verlorenen Serien
       *[0] Raus nach einer verlorenen Serie
    } { $best ->
        [1] (je 1 Partie)
       *[other] (bis zu { $best } Partien)
    }

## Was ein Pokal ist, und wie er steht

# $game: der Schlüssel eines Spiels
cup-title = ### { WORD($game, "name") }: Pokal
# $time, $left: Zeitangaben von Discord · $count: wie viele mitspielen
cup-state-open =
    Der Pokal beginnt { $left } ({ $time }). { $count ->
        [0] Noch ist niemand angemeldet.
        [one] 1 Mitglied ist angemeldet.
       *[other] { $count } Mitglieder sind angemeldet.
    }
# $count: wie viele mitspielen
cup-state-begins = { $count } Mitglieder sind angemeldet. Beginn des Pokals: { $left }.
# $missing: wie viele noch fehlen
cup-state-waits =
    { $count ->
        [0] Noch ist niemand angemeldet.
        [one] 1 Mitglied ist angemeldet.
       *[other] { $count } Mitglieder sind angemeldet.
    } Der Pokal beginnt, sobald { $missing ->
        [one] noch eins dazukommt.
       *[other] noch { $missing } dazukommen.
    }
# $finished von $series sind entschieden
cup-state-playing = { $finished } von { $series } Serien sind entschieden.
cup-state-none = Dieser Pokal ist vorbei. Keine seiner Partien wurde gespielt, also hat ihn niemand gewonnen.
cup-state-closed = Dieser Pokal ist geschlossen.
# $name: wer den Pokal gewonnen hat
cup-state-won = **{ $name }** hat diesen Pokal gewonnen.
# $names: Erwähnungen
cup-begun = Der Pokal hat begonnen: { $names }. Die ersten Partien sind eröffnet.
# $stage: etwa ein Halbfinale · $place: ein Kanal
cup-open-title = **{ $stage }** · { $place }
# Einmal, wenn der Pokal vorbei ist. $first, $second: Erwähnungen oder Namen
cup-ended = { $first } hat den Pokal in { WORD($game, "name") } gewonnen. { $second } hat das Finale verloren.
# Eine Runde. $part: single (man darf einmal verlieren), upper, lower, final, again · $stage: wie viele noch dabei sind, oder ihre Nummer · $letter
cup-stage =
    { $part ->
        [upper] Oberer Baum, Runde { $stage }
        [lower] Unterer Baum, Runde { $stage }
        [final] Finale
        [again] Entscheidendes Finale
        [group] Runde { $stage }, Gruppe { $letter }
        [table] Finale
       *[single] { $stage ->
            [2] Finale
            [4] Halbfinale
            [8] Viertelfinale
            [16] Achtelfinale
           *[other] Runde der letzten { $stage }
        }
    }
# Der Titel eines Teils des Turnierbaums. $part: wie oben
cup-part =
    { $part ->
        [lower] Unterer Baum: wer einmal verloren hat
       *[upper] Oberer Baum
    }
# Der Titel einer Runde unter dem ihres Teils. $stage: ihre Nummer
cup-round = Runde { $stage }
# $stage: eine Runde · $name: das Gegenüber · $place: ein Kanal
cup-own-now = { $stage }: du spielst in { $place } gegen **{ $name }**.
# $held: 1, wenn jemand alle neuen Partien eines Tages hatte
cup-own-soon =
    { $stage }: du triffst auf **{ $name }**. { $held ->
        [1] Partien eröffnen sich von selbst, von deinen höchstens 4 am Tag
       *[0] Partien eröffnen sich von selbst
    }: **{ league-ui-again }** zeigt, wo deine ist.
cup-own-turn =
    { $whose ->
        [own] **Du bist am Zug**
       *[other] Am Zug: { $names }
    }{ $timed ->
        [yes] { " " }· Zeit: bis { $time } ({ $left })
       *[no] {""}
    }
cup-own-waits = { $stage }: dein Gegenüber steht noch nicht fest.
# $names: wer darum spielt
cup-own-waits-for = { $stage }: wer von { $names } gewinnt, spielt gegen dich.
# $place von $count · $shared: wie viele sich den Platz teilen
cup-own-out =
    Du bist ausgeschieden. Dein Endplatz: **{ $place } von { $count }**{ $shared ->
        [one] .
       *[other] , geteilt von { $shared }.
    }
cup-own-won = **Du hast den Pokal gewonnen.**
cup-own-joined = Du spielst, sobald der Pokal beginnt.
cup-own-left = Du hast diesen Pokal verlassen.
cup-own-none = Du bist nicht angemeldet.
cup-own-missed = Du spielst in diesem Pokal nicht mit.

## Die Regeln, bevor man sich anmeldet

cup-rules-title = **Die Regeln dieses Pokals**
# $double: 1, wenn man zweimal verlieren darf · $best: die meisten Partien einer Serie · $most: Mitglieder · $turn: eine Dauer · $weeks: eine Zahl von Wochen · $threads: 1, wenn jede Partie einen Thread hat
cup-rules =
    - { $double ->
        [1] Wer eine Serie verliert, spielt im unteren Baum weiter, und wer dort verliert, scheidet aus. Wer ihn gewinnt, spielt im Finale gegen den Sieger des oberen Baums und muss zweimal gewinnen.
       *[0] Wer eine Serie verliert, scheidet aus.
    } Es geht mit 3 bis { $most } Mitgliedern los.
    - Die Besten nach Wertung treffen so spät wie möglich aufeinander; wer keine hat, folgt in der Reihenfolge der Anmeldung. Wo in der ersten Runde jemand fehlt, kommen sie ohne Partie weiter.
    - Blockieren sich Mitglieder, wenn der Pokal beginnt, hält die Auslosung sie so lange wie möglich getrennt; die Reihenfolge kann dann etwas abweichen. Du kannst auf jedes Mitglied treffen, das dabei ist.
    - { $best ->
        [1] Eine Serie ist eine Partie.
       *[other] Eine Serie hat bis zu { $best } Partien; wer nicht mehr einzuholen ist, gewinnt sie.
    } Ein Unentschieden ist für beide ein halber Punkt. **Steht es in einer Serie gleich, folgen bis zu zwei weitere Partien. Danach kommt weiter, wer die bessere Wertung hat.**
    - Partien eröffnen sich von selbst. { $threads ->
        [1] Jede hat ihren eigenen Thread.
       *[0] Gespielt wird hier, eine nach der anderen, und eine Serie, die darauf wartet, hat mehr Zeit.
    }
    - Ein Zug darf { $turn } dauern. **Wer die Zeit ablaufen lässt, verliert die Partie.** Urlaub (`/away`) hält die Uhr an.
    - Eine Serie dauert ab ihrer ersten Partie höchstens { $weeks }, und Urlaub hält diese Zeit nicht an. Ist sie dann nicht zu Ende, kommt weiter, wer führt, sonst, wer die bessere Wertung hat.
    - Wer geht (auch vom Server), verliert die eigene Serie, und die anderen spielen weiter.
    - Keine Tipps, niemand darf dich vertreten, und niemand kann eine Partie durch Absprache beenden. Wertungen zählen wie sonst.
# In der Nachricht, unter der man sich anmeldet
cup-rules-short =
    { $double ->
        [1] Wer zwei Serien verliert, scheidet aus.
       *[0] Wer eine Serie verliert, scheidet aus.
    } Ein Zug darf { $turn } dauern: **Wer die Zeit ablaufen lässt, verliert die Partie.** Steht es in einer Serie gleich, folgen bis zu zwei weitere Partien; danach kommt weiter, wer die bessere Wertung hat.

## Was man erfährt

cup-said-joined = Du bist dabei.
cup-said-left = Du hast den Pokal verlassen.
cup-said-left-now = Du hast den Pokal verlassen. Deine Partie dort ist vorbei.
cup-leave-sure = Möchtest du den Pokal verlassen? Du verlierst deine Serie und kannst nicht zurückkommen.
# Gefragt vor einem Pokal mit zu wenigen Mitgliedern. $count: wie viele mitspielen · $time, $left: wann er beginnen würde
cup-begin-few =
    { $count ->
        [0] Noch ist niemand angemeldet,
        [one] Erst 1 Mitglied ist angemeldet,
       *[other] Erst { $count } Mitglieder sind angemeldet,
    } und ein Pokal braucht 3. **{ league-ui-begin-early }**: Er wartet nicht mehr bis { $time } ({ $left }), sondern beginnt, sobald es 3 sind.
cup-said-begins-early = Der Pokal beginnt, sobald 3 Mitglieder angemeldet sind.
# $time, $left, $names, $count: wie bei league-begin-sure
cup-begin-sure = Soll der Pokal jetzt beginnen statt { $left } ({ $time }), mit diesen { $count } Mitgliedern: { $names }? Das lässt sich nicht zurücknehmen: Die Auslosung steht dann fest, und niemand kann sich mehr anmelden.
cup-said-opened = Der Pokal ist eröffnet. Anmelden kann man sich unter seiner Nachricht hier.
cup-said-here = Der Pokal ist jetzt in diesem Kanal.
cup-close-sure = Diesen Pokal endgültig schließen? Offene Partien gehen weiter, zählen hier aber nicht mehr.
cup-said-closed = Der Pokal ist geschlossen.

## Der Turnierbaum

cup-bracket = Turnierbaum
# Unter dem Bild
cup-legend = Ein Dreieck zeigt, wer weiterkommt. Dicker Rahmen: wird gerade gespielt.
cup-legend-unplayed = { $star } Nicht zu Ende gespielt: Jemand ist gegangen, oder die Zeit war um.
cup-unplayed = nicht zu Ende gespielt
cup-unknown = noch offen
cup-bye = kein Gegenüber
# Eine Serie in Worten. $first, $second: Namen · $score: etwa 2–1
cup-row-won = **{ $first }** schlägt { $second }, { $score }
# Ohne Partien: der andere ist gegangen, oder die Zeit war vorbei
cup-row-on = **{ $first }** kommt gegen { $second } weiter, { $score }
cup-row-now = **{ $first }** – **{ $second }**, { $score } · jetzt { $place }
cup-row-next = **{ $first }** – **{ $second }**, { $score } · als Nächstes
cup-row-waits = **{ $first }** wartet auf ein Gegenüber
cup-row-bye = **{ $first }** kommt ohne Partie weiter
# Endplätze in Worten. $place: eine Zahl · $names: wer ihn hat
cup-place = { $place }\. { $names }
cup-places = **Endplätze**

## Partien

# Der Name eines Threads. $first, $second: Namen · $number: der Partie
cup-thread = { $first } – { $second } · { WORD($game, "name") }, Pokal { $number }
# $stage: eine Runde · $match: die Nummer in der Serie · $best: die meisten Partien darin
cup-board =
    Pokal · { $stage }{ $best ->
        [1] { "" }
       *[other] , Partie { $match } (bis zu { $best })
    }
# $name: wer den Punkt bekommt
cup-counts =
    { $drawn ->
        [1] Im Pokal bekommen beide einen halben Punkt.
       *[0] Im Pokal bekommt { $name } den Punkt.
    }
# In /turns, nach dem Kanal
cup-turn = { $place } · Pokal
# Unter dem Ergebnis einer Partie. $table: 1, wenn sie zu einer Gruppe gehört, 0 bei einer Serie
cup-end-more =
    { $table ->
        [1] Die Gruppe spielt noch eine Partie.
       *[0] Die Serie geht mit einer weiteren Partie weiter.
    }
cup-end-won = **{ $name } hat den Pokal gewonnen.**
cup-end-place = { $name } hat Platz { $place }.
# $count: wie viele
cup-end-on =
    { $count ->
        [one] { $names } kommt weiter.
       *[other] { $names } kommen weiter.
    }
cup-end-out = { $name } ist ausgeschieden. Endplatz: { $place }.
# $name hat gewonnen, und $other hat zum ersten Mal verloren
cup-end-lower = { $name } kommt weiter. { $other } spielt im unteren Baum weiter.
cup-end-again = { $name } hat zum ersten Mal verloren, darum entscheidet ein weiteres Finale.
cup-ended-time = Diese Partie { $game } endet ohne Ergebnis, weil die Zeit für ihre Serie im Pokal vorbei ist. Weiter kommt, wer führt, sonst, wer die bessere Wertung hat.
cup-ended-left = Diese Partie { $game } endet ohne Ergebnis, weil jemand den Pokal verlassen hat.
cup-resign = Du verlierst sie, und der Punkt im Pokal geht an dein Gegenüber.

## Ablehnungen

cup-error-gone = Diesen Pokal gibt es nicht mehr. `/cup` zeigt, welche es gibt.
cup-error-closed = Dieser Pokal ist vorbei. `/cup` zeigt, welche es gibt.
cup-error-not-in = Du bist nicht in diesem Pokal. `/cup` zeigt, wo du mitspielen kannst.
cup-error-fixed = Diese Partie gehört zu einem Pokal, dessen Regeln niemand ändern kann. Nur wer moderiert, kann sie beenden.
cup-error-open = Dieser Server hat schon einen Pokal in { WORD($game, "name") }. `/cup` zeigt ihn.
cup-error-no-game = Von welchem Spiel soll der neue Pokal sein? Ruf `/cup` noch einmal auf und nenn auch `game`.
cup-error-begun = Dieser Pokal hat schon begonnen. Niemand kann sich mehr anmelden.
cup-error-full = Dieser Pokal hat schon alle { $most } Mitglieder. Der nächste hat eine eigene Nachricht.
cup-error-not-begun = Der Pokal hat noch nicht begonnen, also gibt es noch keinen Turnierbaum.
cup-error-channel = Ein Pokal braucht einen Textkanal. Nutze `/cup` in einem Textkanal dieses Servers.
