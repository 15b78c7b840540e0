# Mannschaftskämpfe. Wie ein Satz geschrieben wird: siehe errors.ftl. Was sie mit Pokalen teilen, steht in cup.ftl.

battle-ui-open = Mannschaftskampf
battle-ui-join = Anmelden
battle-ui-boards = Bretter
battle-ui-rules = Regeln des Kampfs
battle-ui-stay = Dabeibleiben
battle-ui-begin = Jetzt beginnen
battle-ui-here = In diesen Kanal holen
battle-ui-close = Kampf schließen

## Eröffnen

battle-about = Im Menü gibt es auch den Mannschaftskampf: Darin treffen Mitglieder zweier Rollen oder zweier Server an so vielen Brettern aufeinander, wie beide besetzen können.
battle-choice-cup = K.-o.-Runden, oder Gruppen und Finale
battle-choice-teams = Mannschaftskampf zweier Rollen
# Der Titel des Formulars. $game: der Schlüssel eines Spiels
battle-form = { WORD($game, "name") }: Mannschaftskampf
battle-form-roles = Zwei Rollen
battle-form-roles-hint = Wer genau eine davon hat, kann sich für sie anmelden.
battle-form-place = Partien an jedem Brett
# $count: Partien an einem Brett · $threads: 1, wenn jede Partie einen Thread hat, 2 bei Partien per Direktnachricht
battle-choice-matches =
    { $count ->
        [one] 1 Partie
       *[other] 2 Partien, jede Seite beginnt einmal
    } { $threads ->
        [1] (jede im eigenen Thread)
        [2] (in Direktnachrichten)
       *[0] (alle in diesem Kanal, nacheinander)
    }
battle-form-turn-hint = Wer sie ablaufen lässt, verliert die Partie.
battle-form-pause = Wann der Kampf beginnt
battle-form-pause-hint = Bis dahin kann man sich anmelden.

## Was ein Kampf ist, und wie er steht

# $game: der Schlüssel eines Spiels · $team, $rival: die Namen beider Mannschaften
battle-title = ### { WORD($game, "name") }: { $team } – { $rival }
# $time, $left: Zeitangaben von Discord · $count: wie viele angemeldet sind
battle-state-open =
    Der Mannschaftskampf beginnt { $left } ({ $time }). { $count ->
        [0] Noch ist niemand angemeldet.
        [one] 1 Mitglied ist angemeldet.
       *[other] { $count } Mitglieder sind angemeldet.
    }
# $count: wie viele angemeldet sind
battle-state-begins =
    { $count ->
        [one] 1 Mitglied ist angemeldet.
       *[other] { $count } Mitglieder sind angemeldet.
    } Beginn des Mannschaftskampfs: { $left }.
# $fewest: Mitglieder, die jede Mannschaft braucht
battle-state-off = Dieser Mannschaftskampf ist ausgefallen: Jede Mannschaft braucht mindestens { $fewest } Mitglieder.
battle-state-closed = Dieser Mannschaftskampf ist geschlossen.
# $team, $rival: beide Mannschaften · $score: etwa 2½–1 · $finished von $matches sind vorbei
battle-state-playing = **{ $team }** { $score } **{ $rival }** · { $finished } von { $matches ->
        [one] 1 Partie ist vorbei.
       *[other] { $matches } Partien sind vorbei.
    }
# $team hat gewonnen · $rival: die andere Mannschaft · $score: etwa 3½–2½
battle-state-won = **{ $team }** hat den Mannschaftskampf gegen { $rival } gewonnen, { $score }.
# $team, $rival: beide Mannschaften
battle-state-drawn = Der Mannschaftskampf zwischen **{ $team }** und **{ $rival }** ist unentschieden ausgegangen, { $score }.
# $team: eine Mannschaft · $count: ihre Mitglieder · $names
battle-joined = **{ $team }** ({ $count }){ $count ->
        [0] { "" }
       *[other] : { $names }
    }
# Mit denen, die angemeldet sind. $boards: wie viele · $reserves: wie viele kein Brett hätten
battle-plan =
    Bisher { $boards } Bretter.{ $reserves ->
        [0] { "" }
        [one] { " " }1 Mitglied wäre in Reserve.
       *[other] { " " }{ $reserves } Mitglieder wären in Reserve.
    }
# $team, $rival: beide Mannschaften · $names, $others: Erwähnungen derer, die für sie spielen
battle-begun = Der Mannschaftskampf hat begonnen: **{ $team }** ({ $names }) gegen **{ $rival }** ({ $others }). Jede Partie eröffnet sich von selbst.
# $names: Erwähnungen
battle-reserve = In Reserve, weil die andere Mannschaft niemanden mehr für ein Brett hat: { $names }.
# Einmal, wenn der Kampf vorbei ist. $team hat gewonnen · $rival: die andere Mannschaft · $names: Erwähnungen der Gewinner
battle-ended-won = **{ $team }** hat den Mannschaftskampf in { WORD($game, "name") } gegen { $rival } gewonnen, { $score }: { $names }.
# $names: Erwähnungen aller, die gespielt haben
battle-ended-drawn = Der Mannschaftskampf in { WORD($game, "name") } zwischen **{ $team }** und **{ $rival }** ist unentschieden ausgegangen, { $score }: { $names }.
# Einmal. $count, $others: wie viele für $team und für $rival angemeldet sind · $fewest: wie viele jede braucht
battle-off = Der Mannschaftskampf in { WORD($game, "name") } fällt aus. Jede Mannschaft braucht mindestens { $fewest } Mitglieder, aber { $team } hat { $count } und { $rival } hat { $others }.

## Ein Mitglied

# $team: die eigene Mannschaft
battle-own-joined = Du spielst für **{ $team }**, sobald der Kampf beginnt.
# $names: die gelöschten Rollen. Nur die Serververwaltung sieht es
battle-lacks-roles = Diese Rollen gibt es nicht mehr, also kann sich niemand für sie anmelden: { $names }. Schließe den Kampf und eröffne einen neuen.
battle-own-none = Du bist nicht angemeldet.
battle-own-missed = Du spielst in diesem Mannschaftskampf nicht mit.
battle-own-left = Du hast diesen Mannschaftskampf verlassen.
battle-own-reserved = Du warst für **{ $team }** in Reserve.
battle-own-reserve = Du bist für **{ $team }** in Reserve, weil die andere Mannschaft niemanden mehr für ein Brett hat.
# $board: die Nummer · $name: das Gegenüber · $place: ein Kanal · $match von $matches
battle-own-now =
    Brett { $board }: du spielst in { $place } gegen **{ $name }**{ $matches ->
        [1] .
       *[other] , Partie { $match } von { $matches }.
    }
# $held: 1, wenn jemand alle neuen Partien eines Tages hatte
battle-own-soon =
    Brett { $board }{ $matches ->
        [1] { "" }
       *[other] , Partie { $match } von { $matches }
    }: du triffst auf **{ $name }**. { $held ->
        [1] Partien eröffnen sich von selbst, von deinen höchstens 4 am Tag
       *[0] Partien eröffnen sich von selbst
    }: **{ league-ui-again }** zeigt, wo deine ist.
# $score: die eigenen Punkte zuerst
battle-own-over = Brett { $board } gegen **{ $name }**: { $score } für dich.
# Was eine Mannschaft noch erreichen kann. $points: etwa „1½ Punkte“
battle-reach =
    { $reach ->
        [won] **{ $team }** hat gewonnen, was auch geschieht.
        [draw] **{ $team }** kann höchstens noch ein Unentschieden erreichen.
        [lost] **{ $team }** kann nicht mehr gewinnen.
       *[open] **{ $team }** braucht noch { $points }, um zu gewinnen.
    }

## Die Regeln, bevor man sich anmeldet

battle-rules-title = **Die Regeln dieses Mannschaftskampfs**
# $team, $rival: beide Mannschaften · $matches: an einem Brett · $most, $fewest: Mitglieder einer Mannschaft · $turn: eine Dauer · $weeks: eine Zahl von Wochen · $threads: 1, wenn jede Partie einen Thread hat · $race: 1, wenn beide gleichzeitig spielen · $servers: 1, wenn die Mannschaften Server sind
battle-rules =
    - { $servers ->
        [1] Mitglieder beider Server können sich anmelden, jedes unter der Nachricht in dem Server, für den es spielt. Wer in beiden ist, spielt für den, in dem die Anmeldung war.
       *[0] Wer genau eine der Rollen { $team } und { $rival } hat, kann sich für sie anmelden. Wird die Rolle später weggenommen, ändert das nichts.
    } Eine Mannschaft hat höchstens { $most } Mitglieder.
    - { $servers ->
        [1] Beide Mannschaften werden nach Wertung im eigenen Server geordnet;
       *[0] Beide Mannschaften werden nach Wertung geordnet;
    } wer keine hat, folgt in der Reihenfolge der Anmeldung. Die Besten beider treffen an Brett 1 aufeinander, die Nächsten an Brett 2 und so weiter, soweit beide Bretter besetzen können. Die anderen sind in Reserve. Blockieren sich Mitglieder, wenn der Kampf beginnt, kann die Reihenfolge etwas abweichen; eine Partie, die sich deshalb nicht eröffnen lässt, ist unentschieden. Wer erst später blockiert, ändert nichts. Mit weniger als { $fewest } Brettern fällt der Kampf aus.
    - { $matches ->
        [1] Ein Brett ist 1 Partie{ $race ->
            [1] .
           *[0] , und wer beginnt, wechselt von Brett zu Brett: An Brett 1 beginnt { $team }.
        }
       *[other] Ein Brett sind { $matches } Partien, eine nach der anderen{ $race ->
            [1] .
           *[0] , und jede Seite beginnt einmal.
        }
    } Ein Sieg ist 1 Punkt für die Mannschaft, ein Unentschieden ½ für beide. **Wer mehr Punkte hat, gewinnt. Bei gleich vielen ist der Kampf unentschieden.**
    - Partien eröffnen sich von selbst. { $servers ->
        [1] Alle haben ihr Brett in den Direktnachrichten mit dem Bot, und ein Thread in beiden Kanälen zeigt es allen. Wer keine Direktnachrichten annimmt, findet die Partie mit `/turns`, und die Zeit läuft.
       *[0] { $threads ->
            [1] Jede hat ihren eigenen Thread.
           *[0] Gespielt wird hier, eine nach der anderen, und ein Brett, das darauf wartet, hat mehr Zeit.
        } Beendet die Moderation eine, wird sie noch einmal gespielt.
    }
    - Ein Zug darf { $turn } dauern. **Wer die Zeit ablaufen lässt, verliert die Partie.** Urlaub (`/away`) hält die Uhr an.
    - Ein Brett dauert höchstens { $weeks } ab seiner ersten Partie, oder ab Beginn des Kampfs, solange keine eröffnet ist. Urlaub hält diese Zeit nicht an. Was bis dahin nicht zu Ende gespielt ist, ist unentschieden.
    - Wer den Kampf verlässt (auch den Server), verliert die offenen Partien am eigenen Brett, und die anderen spielen weiter.{ $race ->
        [1] { " " }Wer ein Rennen nur aufgibt, beendet darin nur das eigene Brett, und die Punkte entscheiden.
       *[0] { "" }
    }
    - Keine Tipps, niemand darf dich vertreten, und niemand kann eine Partie durch Absprache beenden. Wertungen zählen wie sonst.
# In der Nachricht, unter der man sich anmeldet
battle-rules-short =
    { $servers ->
        [1] Mitglieder beider Server können sich anmelden, jedes für den eigenen.
       *[0] Wer genau eine der Rollen { $team } und { $rival } hat, kann sich anmelden.
    } Die Besten beider nach Wertung treffen Brett für Brett aufeinander, { $matches ->
        [1] je 1 Partie
       *[other] je { $matches } Partien
    }. Ein Zug darf { $turn } dauern: **Wer die Zeit ablaufen lässt, verliert die Partie.**

## Was man erfährt

# $team: die Mannschaft
battle-said-signed = Du bist für **{ $team }** angemeldet.
battle-said-left = Du hast den Mannschaftskampf verlassen.
battle-said-left-now = Du hast den Mannschaftskampf verlassen. Deine Partie dort ist vorbei.
battle-leave-sure = Möchtest du den Mannschaftskampf verlassen? Du verlierst die offenen Partien an deinem Brett und kannst nicht zurückkommen.
battle-said-opened = Der Mannschaftskampf ist eröffnet. Anmelden kann man sich unter seiner Nachricht hier.
battle-begin-sure = Soll der Mannschaftskampf jetzt beginnen statt { $left } ({ $time }), mit { $count } Mitgliedern an { $boards } Brettern: { $names }? Das lässt sich nicht zurücknehmen: Die Bretter stehen dann fest, und niemand kann sich mehr anmelden.
battle-said-here = Der Mannschaftskampf ist jetzt in diesem Kanal.
# $servers: 1 bei einem Kampf zweier Server
battle-close-sure = Diesen Mannschaftskampf endgültig schließen? Offene Partien gehen weiter, zählen hier aber nicht mehr.
battle-said-closed = Der Mannschaftskampf ist geschlossen.

## Die Bretter

battle-heading = Mannschaftskampf
battle-boards = Bretter
# Im Bild, anstelle des Siegers
battle-drawn = Unentschieden
# Unter dem Bild
battle-legend = Ein Dreieck zeigt, wer gewonnen hat. Dicker Rahmen: wird gerade gespielt.
# Ein Brett in Worten. $board: die Nummer · $first, $second: wer für die erste und die zweite Mannschaft spielt · $score: etwa 1–0 · $drawn: 1, wenn es gleich ausgegangen ist
battle-row =
    Brett { $board }: { $first } – { $second }, { $score }{ $way ->
        [now] { " " }· jetzt { $place }
        [next] { " " }· als Nächstes
       *[over] { $drawn ->
            [1] { " " }· unentschieden
           *[0] { "" }
        }
    }

## Partien

# Der Name eines Threads. $first, $second: Namen · $board: die Nummer
battle-thread =
    Brett { $board }{ $matches ->
        [1] { "" }
       *[other] , Partie { $match }
    }: { $first } – { $second } · { WORD($game, "name") }
# $team beginnt, $rival nicht
battle-board =
    Mannschaftskampf · Brett { $board }{ $matches ->
        [1] { "" }
       *[other] , Partie { $match } von { $matches }
    } · { $team } – { $rival }
# $name: wer einen Punkt für $team holt
battle-counts =
    { $drawn ->
        [1] Im Mannschaftskampf bekommen beide Mannschaften einen halben Punkt.
       *[0] Im Mannschaftskampf holt { $name } den Punkt für { $team }.
    }
# In /turns, nach dem Kanal
battle-turn = { $place } · Mannschaftskampf
battle-ended-time = Diese Partie { $game } ist vorbei, weil die Zeit für ihr Brett im Mannschaftskampf vorbei ist. Sie zählt als unentschieden.
battle-ended-left = Diese Partie { $game } endet ohne Ergebnis, weil jemand den Mannschaftskampf verlassen hat: Wer geht, verliert sie dort.
battle-resign = Du verlierst sie, und der Punkt im Mannschaftskampf geht an die andere Mannschaft.

## Ablehnungen

battle-error-closed = Dieser Mannschaftskampf ist vorbei. `/cup` zeigt, welche es gibt.
battle-error-not-in = Du bist nicht in diesem Mannschaftskampf. `/cup` zeigt, wo du mitspielen kannst.
battle-error-fixed = Diese Partie gehört zu einem Mannschaftskampf, dessen Regeln niemand ändern kann. Nur wer moderiert, kann sie beenden.
battle-error-begun = Dieser Mannschaftskampf hat schon begonnen. Niemand kann sich mehr anmelden.
battle-error-not-begun = Der Mannschaftskampf hat noch nicht begonnen, also gibt es noch keine Bretter.
# $team, $rival: beide Rollen
battle-error-both = Du hast beide Rollen, { $team } und { $rival }: Anmelden kann sich, wer genau eine davon hat, also lass dir von der Serververwaltung eine wegnehmen.
battle-error-none = Du hast keine der Rollen { $team } und { $rival }: Anmelden kann sich, wer genau eine davon hat, also bitte die Serververwaltung um eine.
battle-error-full = { $team } hat schon alle { $most } Mitglieder. Wer die andere Rolle hat, kann sich noch anmelden.
# $count, $others: wie viele für $team und für $rival angemeldet sind · $fewest: wie viele jede braucht
battle-error-few = Jede Mannschaft braucht mindestens { $fewest } Mitglieder, aber { $team } hat { $count } und { $rival } hat { $others }. Beginne, wenn mehr angemeldet sind.
battle-error-game = Für welches Spiel ist der Mannschaftskampf? Nutze `/cup` noch einmal mit `game`, `team` und `rival`.
battle-error-roles = Ein Mannschaftskampf braucht zwei verschiedene Rollen, und keine darf @everyone sein. Wähle zwei Rollen.
