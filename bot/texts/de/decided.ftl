# Was eine Partie entschieden hat: bis zu drei ihrer Züge, nach ihrem Ende. Wie ein Satz geschrieben wird: siehe errors.ftl.

decided-ui-open = Was den Ausschlag gab
# Öffnet die Partie bei diesem Zug
decided-ui-turn = { decided-where } ansehen
decided-where =
    { $kind ->
        [turn] Zug { $number }
       *[move] Zug { $number }
    }
decided-which = { decided-where } von { $last }
decided-working = Einen Moment: Ich gehe die Partie durch.
decided-title = **Was in dieser Partie den Ausschlag gab**

## Jeder der Züge. $you: 1, wenn ihn gemacht hat, wer liest, sonst 0 · $name: wer ihn gemacht hat · $number: die Nummer des Zugs, wie die Wiederholung zählt · $kind: turn oder move

decided-best =
    { $you ->
        [1] **Dein bester Zug**
       *[0] **Der beste Zug von { $name }**
    }: { decided-which }, **+{ $points }**.
decided-best-chance =
    { $you ->
        [1] **Dein bester Zug**
       *[0] **Der beste Zug von { $name }**
    }: { decided-which }. Aussicht auf den Sieg: etwa { $chance } %, mit anderen Zügen { $other } %.
decided-cost =
    { $you ->
        [1] **Dein teuerster Zug**
       *[0] **Der teuerste Zug von { $name }**
    }: { decided-which }. Nach einem besseren Zug hätte ein Computerspieler bis zum Ende etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr geholt.
decided-cost-chance =
    { $you ->
        [1] **Dein teuerster Zug**
       *[0] **Der teuerste Zug von { $name }**
    }: { decided-which }. Aussicht auf den Sieg: etwa { $chance } %, mit einem besseren Zug { $other } %.
decided-same = Es ist derselbe Zug: Er war gut und hätte noch besser sein können.
decided-better = Besser: { $why }
decided-better-told = Besser: { $told }
decided-turn = **Der Wendepunkt**: { decided-which }.
decided-also-turn = Das war auch der Wendepunkt.
# $ranked: yes, wenn jemand außer Konkurrenz war
decided-lead =
    { $you ->
        [1] Von hier an hast du
       *[0] Von hier an hat { $name }
    }{ $ranked ->
        [yes] { "" } unter denen in der Wertung
       *[no] { "" }
    } bis zum Ende geführt.

## Wenn es weniger Züge sind, oder keiner

decided-no-cost =
    { $you ->
        [1] Keiner deiner Züge
       *[0] Kein Zug
    } hat viel gekostet.
decided-no-cost-lost = Kein einzelner Zug von dir gab den Ausschlag: { $name } hat über die ganze Partie mehr geholt.
decided-nothing = In dieser Partie ragt kein Zug heraus: Sie war zu kurz oder zu ausgeglichen.
decided-error-open = Was den Ausschlag gab, siehst du, sobald die Partie für alle zu Ende ist.
decided-error-ended = Diese Partie hat kein Ergebnis. Darum gab nichts den Ausschlag.
decided-error-old = Eine frühe Fassung des Bots hat von dieser Partie nur die letzten Stellungen aufgehoben. Darum kann ich nicht sagen, was den Ausschlag gab.
decided-error-game = Bei { WORD($game, "name") } kann ich nicht sagen, was den Ausschlag gab: Ich spiele es selbst nicht.
