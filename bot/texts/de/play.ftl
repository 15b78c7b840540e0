# Rund um jede Partie: Brett, Knöpfe, private Antworten. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

## Die Nachricht mit dem Brett

ui-title = **{ $game }** · { $settings }
ui-nameless = Mitglied
ui-solo-of = ◆ { $name }
# $count: wie viele zugleich am Zug sind
ui-turn-of =
    { $count ->
        [one] ◆ { $name } ist am Zug
       *[other] ◆ Noch am Zug: { $name }
    }
# Über Zügen, die kein Brett gezeigt hat. $count: wie viele Züge davor nicht erzählt werden
ui-missed-more =
    { $count ->
        [one] … { $count } früherer Zug
       *[other] … { $count } frühere Züge
    }
# $count: wie viele Schritte, 0, wenn das nicht bekannt ist · $moves: wie man sie schreibt, wenn $named
ui-undone =
    { $count ->
        [0] { $name } hat mehrere Schritte zurückgenommen.
        [one] { $name } hat 1 Schritt zurückgenommen: { $moves }.
       *[other] { $name } hat { $count } Schritte zurückgenommen{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-ended = { $name } hat diese Partie { $game } beendet. Sie zählt nicht.
ui-ended-agreed = Alle haben zugestimmt, diese Partie { $game } zu beenden. Sie zählt nicht.
ui-ended-season = Diese Partie { $game } endet ohne Ergebnis, weil die Saison ihrer Liga oder ihre Runde dort vorbei ist. Dort ist sie ein Unentschieden.
ui-ended-left = Diese Partie { $game } endet ohne Ergebnis, weil jemand die Liga verlassen hat. Was sie zählt, sagen die Regeln der Liga.
# Der Anfang eines letzten Bretts. $second: wer danach kam · $ahead: Vorsprung, 0, wenn eine Regel entschieden hat
ui-won = ### { $name } gewinnt
# Niemand hat gewonnen, weil stille Mitglieder vorn liegen; auch in Bildern. $names: diese Mitglieder
ui-not-back = Von { $names } kam nichts mehr
ui-nobody-wins = Niemand gewinnt
ui-unwon = { ui-nobody-wins }: { ui-not-back }
ui-left-early =
    { $count ->
        [0] es war vorbei, bevor alle am Zug waren
        [1] { $names } hat aufgegeben, bevor alle am Zug waren
       *[other] { $names } haben aufgegeben, bevor alle am Zug waren
    }
ui-unwon-early = { ui-nobody-wins }: { ui-left-early }
ui-uncounted = Die Partie wurde so früh verlassen, dass sie in keiner Bestenliste zählt.
# $said: wie ui-unwon es sagt
ui-won-unheard = ### { $said }
ui-alt-unwon = { $said }.
ui-won-resigned = ### { $name } gewinnt durch Aufgabe von { $names }
# $names: wessen Zeit in einer Liga abgelaufen ist
ui-won-late = ### { $name } gewinnt: Die Zeit von { $names } ist abgelaufen
# In Bildern und in ihren Alternativtexten. $names: Namen ohne Markdown · $count: wie viele
ui-resigned = { $count ->
        [1] { $names } hat aufgegeben
       *[other] { $count } haben aufgegeben
    }
# In the picture of a match that somebody has lost because their time ran out
ui-timed-out = Zeit abgelaufen: { $names }
# $who: wie ui-resigned es sagt
ui-alt-resigned = Vorbei: { $who }.
ui-won-by =
    { $ahead ->
        [0] ### { $name } gewinnt mit gleich vielen Punkten wie { $second }
        [one] ### { $name } gewinnt mit 1 Punkt Vorsprung auf { $second }
       *[other] ### { $name } gewinnt mit { $ahead } Punkten Vorsprung auf { $second }
    }
ui-best-alone =
    { $score ->
        [one] ### Neuer persönlicher Rekord: 1 Punkt
       *[other] ### Neuer persönlicher Rekord: { $score } Punkte
    }
# $count: wie viele sich den ersten Platz teilen
ui-draw = ### Unentschieden: { $count } teilen sich den ersten Platz
ui-in-place = in { $place }
ui-ranks =
    { $letters ->
        [1] In der Bestenliste der Direktnachrichten, nach bestem Ergebnis
       *[0] Auf diesem Server, nach bestem Ergebnis
    }: { $ranks }.
# $level: die Stufe des stärksten Computerspielers der Partie
ui-ranks-against =
    { $letters ->
        [1] In der Bestenliste der Direktnachrichten { honour-against-computers }
       *[0] Auf diesem Server { honour-against-computers }
    }: { $ranks }.
ui-ranks-beside =
    { $letters ->
        [1] In der Bestenliste der Direktnachrichten, nach bestem Ergebnis mit Computerspielern
       *[0] Auf diesem Server, nach bestem Ergebnis mit Computerspielern
    }: { $ranks }.
ui-ratings-stay-until = -# Beginnt diese Partie vor { $until }, bleiben die Wertungen, wie sie sind: Dieselben Mitglieder haben an einem Tag schon { $most } gewertete Partien begonnen.
ui-ratings-stay = -# Nach dieser Partie bleiben die Wertungen, wie sie sind: Dieselben Mitglieder hatten an einem Tag schon { $most } gewertete Partien begonnen.
ui-ratings-stayed = -# Die Wertungen sind geblieben, wie sie waren: Dieselben Mitglieder hatten an einem Tag schon { $most } gewertete Partien begonnen.
# $names: Namen stiller Mitglieder, deren Plätze bis zum Ende Computerspieler gespielt haben · $counts: ob trotzdem jemand gewinnt oder verliert
ui-unheard = -# Von { $names } kam nichts mehr, daher hat ein Computerspieler die Partie beendet. { $counts ->
    [no] Niemand gewinnt oder verliert sie.
    [together] Sie bringt { $names } in der Bestenliste keine Punkte.
   *[yes] Für { $names } zählen die Punkte oben in keiner Bestenliste, und die Partie ist kein Sieg.
}
# $rank: der nächste Text · $won: von $played Partien gegen diese Stufe
ui-rank-won = { $rank } ({ $won } von { $played } gewonnen)
ui-rank =
    { $how ->
        [none] { $name } bekommt mit dem ersten Sieg einen Rang
        [new] { $name } steigt auf Rang { $rank } ein
        [up] { $name } klettert von Rang { $before } auf { $rank }
        [down] { $name } fällt von Rang { $before } auf { $rank }
        [best] { $name } stellt einen persönlichen Rekord auf und bleibt auf Rang { $rank }
       *[same] { $name } bleibt auf Rang { $rank }
    }
# Zahlen sind maskiert: Markdown würde die Liste neu zählen, und gleiche Plätze werden geteilt.
ui-standing =
    { $place }\. **{ $name }** · { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
# In der Tabelle am Ende und in Bildern: Ein Platz am Tisch, dessen Mitglied nicht zurückkam, hat keinen Rang
ui-unplaced = außer Konkurrenz
ui-unplaced-why = { ui-unplaced }: kam nicht zurück
ui-alt-unplaced = Außer Konkurrenz: { ui-not-back }.
ui-standing-unplaced =
    – **{ $name }** · { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
# Where all played together: nobody is before anybody else.
ui-standing-shared =
    ◆ **{ $name }** · { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

ui-undo = Zurücknehmen
ui-more = Mehr
ui-again = Noch einmal
ui-harder =
    { $level ->
        [hard] Gegen schweren Computer
       *[normal] Gegen normalen Computer
    }

## Das private Menü

ui-more-of = **{ $game }** · was möchtest du noch?
ui-down = Brett hier zeigen
ui-rules = Regeln
# The pages of the rules. $title: of the page · $number, $count: of the page, and of all pages
ui-page-title = ### { $title }
ui-page-of = { $number }/{ $count }
ui-page-contents = ### { $game }: die Regeln
ui-page-here = ### Auf diesem Brett
ui-page-here-puzzle = Ein Zug ist viel besser als alle anderen, und dein erster Zug zählt. Die Seiten danach erzählen von ganzen Partien.
ui-page-here-tried = Du spielst von einer Stellung einer Partie aus weiter. Es zählt für nichts. Die Seiten danach erzählen von ganzen Partien.
ui-page-back = Zurück
ui-page-next = Weiter
ui-page-menu = Wähl eine Seite
# The reader's name in pictures
ui-page-you = Du
ui-top = Bestenliste
ui-resign = Aufgeben
ui-no = Nein, weiter
# $game: welches Spiel
ui-resign-sure-solo = Deine Partie { $game } beenden? Deine Punkte bis hierher zählen.
ui-resign-sure-uncounted = Deine Partie { $game } beenden? Sie zählt dann in keiner Bestenliste.
ui-resign-sure-alone = Deine Partie { $game } beenden? Partien, die du hier allein spielst, zählen in keiner Bestenliste.
ui-resign-sure-computers = Die Partie { $game } verlassen? Sie endet, weil nur noch Computerspieler übrig sind.
ui-resign-sure-ends = Die Partie { $game } verlassen? Damit endet sie für alle.
ui-resign-sure-waited = Die Partie { $game } verlassen? Du hast lange genug gewartet: Für dich ist es keine Niederlage. Die anderen spielen weiter.
ui-resign-sure-gone = Die Partie { $game } verlassen? { $why } Sonst spielt niemand weiter, daher endet sie ohne Ergebnis: Niemandes Punkte zählen, auch deine nicht, und für dich ist es keine Niederlage.
ui-resign-silent =
    { $names } { $count ->
        [one] hat nicht rechtzeitig geantwortet.
       *[other] haben nicht rechtzeitig geantwortet.
    }
ui-resign-left =
    { $names } { $count ->
        [one] hat den Server verlassen.
       *[other] haben den Server verlassen.
    }
# $name: wessen Platz es ist
ui-resign-sure-lent = Du spielst { $game } für { $name }. Den Platz zurückgeben?
# $others: wie viele übrig sind · $name: wer davon zuerst kommt
ui-resign-sure-table =
    Die Partie { $game } verlassen? Du behältst deine Punkte, { $others ->
        [one] und { $name } spielt allein weiter.
       *[other] und die anderen spielen weiter.
    }
ui-resign-sure-returned =
    Die Partie { $game } verlassen? Du behältst deine Punkte. { $left ->
        [yes] Der Computerspieler spielt nicht mehr für { $name }, und jeder kann diesen Platz nehmen.
       *[no] { $name } bekommt den Platz vom Computerspieler zurück, und die Partie wartet auf { $name }.
    }
# $price: was es kostet, wenn dieses Mitglied bis zum Ende spielt: loss, in einem Rennen points, oder none
ui-resign-sure-last =
    Die Partie { $game } verlassen? Dann spielen nur { $name } und { $computers ->
        [one] ein Computerspieler weiter.
       *[other] Computerspieler weiter.
    } Spielt { $name } bis zum Ende, zählen deine Punkte{ $price ->
        [loss] , aber das Aufgeben zählt für dich als Niederlage.
        [points] { "" } und können noch gewinnen.
       *[none] .
    } Geht auch { $name }, endet die Partie ohne Ergebnis.
ui-resign-league = Du verlierst sie, und der Punkt in der Liga geht an dein Gegenüber.
ui-resign-loss = Das zählt für dich als Niederlage.
ui-resign-ask = Oder **{ ui-end-ask }**: Sind alle einverstanden, endet die Partie ohne Ergebnis.
ui-resign-open = Das zählt für dich als Niederlage, außer die Partie endet so früh, dass niemand gewinnt oder verliert.
ui-resign-points = Deine Punkte können noch gewinnen.
ui-resign-early = Das ist keine Niederlage: So früh in einer Partie gewinnt und verliert niemand.
ui-resign-all-early = Gehen alle nach weniger als { $turns } Zügen, zählt die Partie in keiner Bestenliste.
ui-resign-uncounted = Sie zählt dann in keiner Bestenliste.
ui-resign-free-at = Wenn { $name } bis { $time } ({ $left }) nicht spielt, kannst du ohne Niederlage gehen.
ui-resign-yes = Ja, aufgeben
ui-end-sure = Die Partie von { $name } beenden? Sie zählt dann nicht.
ui-end-yes = Ja, beenden
ui-end-ask = Die anderen fragen

## Antworten an die Person, die gefragt hat

ui-done = Erledigt.
ui-saved-then = Das ist gespeichert. { $then }
ui-ended-you = Die Partie ist beendet und zählt nicht.
ui-end-asked = Ich habe die anderen gefragt. Wenn alle zugestimmt haben, endet die Partie ohne Ergebnis.
ui-stayed = Alles bleibt, wie es ist. Spiel weiter!
ui-undone-you =
    { $count ->
        [0] Mehrere Schritte sind zurückgenommen.
        [one] Zurückgenommen: { $moves }.
       *[other] { $count } Schritte sind zurückgenommen{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-board-below = Das Brett steht jetzt am Ende des Kanals.
ui-here-it-is = Hier ist es: { $link }
# Auf einem privaten Brett, wenn seine Partie anderswo zu Ende gegangen ist
ui-over-here = Diese Partie ist zu Ende. So ist sie ausgegangen: { $link }
ui-turn-here = Du bist am Zug.
ui-board-link = Brett: { $link }
ui-unpainted = Ich konnte das Bild nicht zeichnen. Hier ist es in Worten:
ui-unpainted-mute = Ich konnte das Bild nicht zeichnen. Der nächste Zug versucht es noch einmal.
# $why: wie error-bot-permission es sagt
ui-unattached = { $why } Bis dahin haben Bretter in diesem Kanal keine Bilder.
# Über einem Brett in Worten. $over: ob es ein Ergebnis ist: 1 oder 0
ui-picture-by-press = **{ LABEL("ui-more") }** › **{ ui-down }** { $over ->
        [1] zeigt dir das Ergebnis mit seinem Bild.
       *[0] zeigt dir das neueste Brett mit seinem Bild.
    }
# $time: wann diese Worte geschrieben wurden; vielleicht kann der Bot sie seither nicht ändern
ui-behind-here = Stand { $time }: Ich kann hier keine Bretter posten, darum steht dieses hier in Worten. Spätere Züge können fehlen.
ui-result-here = Ich kann das Ergebnis hier noch nicht posten, darum steht es hier in Worten.
ui-press-again = Das hat bei mir zu lange gedauert, sorry. Drück noch einmal.
# $count: options of a menu that did not fit
ui-further =
    { $count ->
        [one] Noch 1 …
       *[other] Noch { $count } …
    }
ui-reload-discord = Dein Discord zeigt eine alte Form dieses Befehls. Lade es neu (Strg+R oder die App neu starten) und versuch es noch einmal.
# $then: why the board cannot be shown, and who can help
ui-counts-move = Dein Zug zählt. { $then }
# Wie ui-counts-move, nach einem Schritt eines Zuges, der weitergeht
ui-counts-step = Dein Schritt zählt, und dein Zug geht weiter. { $then }
# Wie ui-counts-move, nach dem Zurücknehmen
ui-undone-then = Das ist zurückgenommen. { $then }
# $then: why the board cannot be shown, and who can help
ui-begun-then = Die Partie hat begonnen. { $then }
# After why the board cannot be shown. $own: whether the reader is to move: 1 or 0
# $names, $count: the members who are to move, and how many
ui-next-without-board =
    { $own ->
        [1] Du bist am Zug: Du kannst auch über `/turns` spielen.
       *[0] { $count ->
            [one] { $names } ist am Zug und kann auch über `/turns` spielen.
           *[other] { $names } sind am Zug und können auch über `/turns` spielen.
        }
    }
# As ui-next-without-board, below a board that is shown, while the next one cannot be
ui-next-on-board = Am Zug: { $names }.
# A change that the board shows, while the next one cannot come. $timed: 1 if a time runs, until $time ($left)
ui-board-shows =
    { $timed ->
        [1] Das steht auf dem Brett, und die Zeit läuft bis { $time } ({ $left }).
       *[0] Das steht auf dem Brett.
    }
# $why: wie in error-bot-permission · $over: ob es ein Ergebnis ist, $words: ob es dort in Worten steht: 1 oder 0
ui-board-lacks =
    { $why } Bis dahin { $words ->
        [1] { $over ->
            [1] steht das Ergebnis
           *[0] steht das neue Brett
        } dort in Worten
        [2] { $over ->
            [1] fehlt das Ergebnis dort vielleicht
           *[0] zeigt das Brett dort vielleicht einen älteren Zug
        }
       *[0] { $over ->
            [1] steht das Ergebnis
           *[0] steht das neue Brett
        } nicht dort
    }.
# Nach dem letzten Zug, wenn das Ergebnis nicht gepostet werden kann
ui-end-told-directly = Ändert sich das nicht bald, bekommen die anderen, die bis zum Ende gespielt haben, das Ergebnis als Direktnachricht, wenn ihre Einstellungen das erlauben.
ui-thread-locked = { $place } ist gesperrt, darum kann ich das Brett dort nicht zeigen. Die Moderation kann den Thread entsperren: Dann kommt das Brett von selbst.
ui-cannot-show = Discord lässt mich das Brett in { $place } nicht posten. Die Serververwaltung kann das ändern: Dann kommt das Brett von selbst.
# Eine öffentliche Nachricht auf einen Druck hin, wo der Bot nicht schreiben darf
ui-may-answer = Von mir aus darf ich hier nicht schreiben, aber Discord lässt mich antworten, wenn jemand einen Knopf drückt.
ui-seen-by-you = Dieser Server verbirgt Antworten von Apps, die er nicht hat, deshalb siehst nur du es.
ui-board-later = Discord nimmt das Brett gerade nicht an. Es kommt später von selbst.
ui-board-late = Discord nimmt das Brett gerade nicht an. Ich versuche es von selbst wieder, zuerst in einer Minute. Bleibt das Brett aus, sag es denen, die diesen Bot betreiben: Ticket **{ $ticket }**.
ui-board-gone = Den Kanal dieser Partie gibt es nicht mehr, also stehen ihre Uhren. `/move` in einem anderen Kanal holt die Partie dorthin.
