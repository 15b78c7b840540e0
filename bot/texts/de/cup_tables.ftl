# Pokale an Tischen: Gruppen und ein Finale, für Spiele zu dritt und mehr. Wie ein Satz geschrieben wird: siehe errors.ftl.

cup-ui-groups = Gruppen
# $table: die meisten Mitglieder an einem Tisch · $matches: wie viele Partien jede Gruppe spielt
cup-choice-table =
    Gruppen bis { $table }, dann ein Finale { $matches ->
        [one] (je 1 Partie)
       *[other] (je { $matches } Partien)
    }
# $finished von $groups Tischen sind entschieden · $rest: wie viele davon nicht das Finale sind
cup-state-groups =
    { $rest ->
        [0] Das Finale entscheidet den Pokal.
       *[other] { $finished } von { $groups } Tischen sind entschieden: { $rest ->
            [one] 1 Gruppe
           *[other] { $rest } Gruppen
        } und das Finale.
    }
# Einmal, wenn der Pokal vorbei ist. $first, $second: Erwähnungen oder Namen
cup-ended-table = { $first } hat den Pokal in { WORD($game, "name") } gewonnen. { $second } ist auf Platz 2.

## Die Regeln, bevor man sich anmeldet

# $table: die meisten Mitglieder an einem Tisch · $matches: wie viele Partien jede Gruppe spielt · $most: Mitglieder · $turn: eine Dauer · $weeks: eine Zahl von Wochen · $threads: 1, wenn jede Partie einen Thread hat
cup-rules-table =
    - Die Mitglieder werden so auf Gruppen von bis zu { $table } verteilt, dass alle nach Wertung etwa gleich stark sind; wer keine hat, folgt nach den anderen. Eine Gruppe spielt { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } an einem Tisch, und die Besten kommen weiter. Passen alle, die noch dabei sind, an einen Tisch, spielen sie das Finale. Es geht mit 3 bis { $most } Mitgliedern los.
    - Wie viele weiterkommen, folgt aus der Zahl der Mitglieder: so wenige Runden wie möglich, Tische zu zweit nur, wenn es nicht anders geht, und volle Tische. Geht es nicht auf, kommen die Besten nach Wertung ohne Partie weiter.
    - Eine Partie gibt 1 Punkt für jedes Mitglied hinter dir und ½ für jedes auf demselben Platz. **Bei gleichen Punkten entscheiden gewonnene Partien, dann die bessere Wertung.** Wer in derselben Runde ausscheidet, aber in der Gruppe besser war, hat den besseren Platz.
    - Partien eröffnen sich von selbst. { $threads ->
        [1] Jede hat ihren eigenen Thread.
       *[0] Gespielt wird hier, eine nach der anderen, und eine Gruppe, die darauf wartet, hat mehr Zeit.
    }
    - Ein Zug darf { $turn } dauern. **Wer die Zeit ablaufen lässt, kommt in der Partie auf den letzten Platz**, und die anderen spielen weiter. Wer später aufgibt oder später keine Zeit mehr hat, steht vor denen, die früher draußen waren.
    - Eine Gruppe dauert ab ihrer ersten Partie höchstens { $weeks }, und Urlaub hält diese Zeit nicht an. Eine Partie, die dann nicht zu Ende ist, zählt nicht, und die Gruppe endet so, wie sie steht.
    - Wer geht (auch vom Server), kommt in der eigenen Gruppe auf den letzten Platz, und die anderen spielen weiter. Wer jemanden aus der eigenen Gruppe schon blockiert, wenn der Pokal beginnt, sitzt nicht an ihrem Tisch und bekommt dort keine Punkte. Wer erst später blockiert, ändert nichts.
    - Keine Tipps, niemand darf dich vertreten, und niemand kann eine Partie durch Absprache beenden. Wertungen zählen wie sonst.
cup-rules-away-table = - Urlaub (`/away`) hält an einem Tisch keine Partie auf: Sie wird trotzdem eröffnet, und die Uhr steht, wenn am Zug ist, wer weg ist.
# In der Nachricht, unter der man sich anmeldet. $table: die meisten Mitglieder an einem Tisch · $turn: eine Dauer
cup-rules-short-table = Gruppen bis { $table }, dann ein Finale an einem Tisch. Du bekommst 1 Punkt für jedes Mitglied hinter dir und ½ für jedes auf demselben Platz; bei gleichen Punkten entscheiden gewonnene Partien, dann die bessere Wertung. Ein Zug darf { $turn } dauern: **Wer die Zeit ablaufen lässt, kommt in der Partie auf den letzten Platz.**
# $count: Mitglieder · $rounds: was folgt, etwa „2 Gruppen zu 3–4, Platz 1 bis 2 kommen weiter → Finale zu 4“
cup-plan = Mit { $count } Mitgliedern: { $rounds }.
# $groups: wie viele · $size: Mitglieder einer Gruppe, etwa 4 oder 3–4 · $through: wie viele von jeder weiterkommen · $byes: wie viele ohne Partie weiterkommen
cup-plan-round =
    { $groups ->
        [one] 1 Gruppe zu { $size }
       *[other] { $groups } Gruppen zu { $size }
    }, { $through ->
        [one] Platz 1 kommt weiter
       *[other] Platz 1 bis { $through } kommen weiter
    }{ $byes ->
        [0] { "" }
        [one] , 1 ohne Partie
       *[other] , { $byes } ohne Partie
    }
cup-plan-final = Finale zu { $size }

## Gruppen

cup-groups = Gruppen und Finale
# $letter: etwa A
cup-table-group = Gruppe { $letter }
cup-table-members = { $count } Mitglieder
# $count: wie viele von jeder Gruppe weiterkommen
cup-table-through =
    { $count ->
        [one] Platz 1 jeder Gruppe kommt weiter
       *[other] Platz 1 bis { $count } jeder Gruppe kommen weiter
    }
# Nach dem Namen einer Gruppe
cup-table-through-here =
    { $count ->
        [one] Platz 1 kommt weiter
       *[other] Platz 1 bis { $count } kommen weiter
    }
# Der Titel derer, die ohne Partie weiterkommen
cup-table-rest = Ohne Partie
# $finished von $matches sind gespielt
cup-table-matches =
    { $matches ->
        [one] { $finished } von 1 Partie
       *[other] { $finished } von { $matches } Partien
    }
# Ein Mitglied einer Gruppe in Worten. $points: etwa „2½ Punkte“ · $way: on, out, won, oder open, wenn es nicht entschieden ist
cup-row-table =
    { $place }\. **{ $name }**, { $points }{ $way ->
        [on] , kommt weiter
        [out] , scheidet aus
        [won] , gewinnt den Pokal
       *[open] { "" }
    }
# $names: wer spielt · $place: wo · $how: now, next
cup-row-table-now =
    { $how ->
        [now] am Tisch: { $names } { $place }
       *[next] als Nächstes: { $names }
    }
# $names: wer schon in der nächsten Runde ist
cup-table-known = schon dabei: { $names }
# $stage: eine Runde · $names: die anderen · $place: ein Kanal
cup-own-table-now = { $stage }: du spielst in { $place } gegen { $names }.
# $held: 1, wenn jemand alle neuen Partien eines Tages hatte
cup-own-table-soon =
    { $stage }: du triffst auf { $names }. { $held ->
        [1] Partien eröffnen sich von selbst, von deinen höchstens 4 am Tag
       *[0] Partien eröffnen sich von selbst
    }: **{ league-ui-again }** zeigt, wo deine ist.
# $final: 1, wenn das Finale kommt · $stage: die Nummer der nächsten Runde
cup-own-table-waits =
    { $final ->
        [1] Du bist im Finale.
       *[0] Du bist in Runde { $stage }.
    } Die anderen stehen noch nicht fest.
cup-own-apart = { $stage }: deine Gruppe spielt ohne dich, weil du eines ihrer Mitglieder blockierst.
cup-leave-sure-table = Möchtest du den Pokal verlassen? Du kommst in deiner Gruppe auf den letzten Platz und kannst nicht zurückkommen.

## Partien

# Der Name eines Threads. $stage: etwa „A · Runde 1“ oder „Finale“ · $match von $best der Gruppe
cup-thread-table =
    { $stage } · { WORD($game, "name") }: Pokal{ $best ->
        [1] { "" }
       *[other] , Partie { $match }
    }
# $stage: eine Runde · $match von $best
cup-board-table =
    Pokal · { $stage }{ $best ->
        [1] { "" }
       *[other] , Partie { $match } von { $best }
    }
# $points: etwa „Ada 2, Bela ½ und Chen ½“
cup-counts-table = Punkte im Pokal: { $points }.
cup-end-rating = Wo Punkte und gewonnene Partien gleich sind, hat die bessere Wertung entschieden; ohne Wertungen, wer sich früher angemeldet hat.
cup-ended-time-table = Diese Partie { $game } endet ohne Ergebnis, weil die Zeit für ihre Gruppe im Pokal vorbei ist. Die Gruppe endet so, wie sie vorher stand.
cup-resign-table = Du kommst hinter alle, die noch spielen, und sie spielen weiter.
cup-resign-last = Dein Gegenüber kommt dann auf den ersten Platz und du auf den nächsten, vor allen, die schon gegangen sind.
