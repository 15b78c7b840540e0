# Lektionen: der Rahmen um die Aufgaben, deren Texte in <game>_lessons.ftl stehen. Wie ein Satz geschrieben wird: siehe errors.ftl.

lesson-cmd-learn = Ein Spiel in weniger als zehn Minuten lernen: beim Spielen
lesson-opt-game = Welches Spiel; lass es weg, um per Knopf zu wählen
lesson-ui-learn = Lernen
lesson-ui-next = Weiter
lesson-ui-skip = Überspringen
# Leads to the task before this one
lesson-ui-back = Vorige
# In a panel of the game: leads back to the board of the task
lesson-ui-board = Zum Brett
lesson-ui-over = Lektion von vorn
lesson-ui-go-on = Weitermachen
lesson-ui-leave = Aufhören
lesson-ui-close = Schließen
# Unter einer Seite der Regeln: führt zur Lektion zurück
lesson-ui-lesson = Lektion
lesson-ui-play = Gegen leichten Computer
lesson-choose =
    ### Eins von { $games } Spielen lernen
    Du spielst es Zug für Zug auf einem echten Brett, in weniger als zehn Minuten. Nur du siehst es.{ $later ->
        [1] {" "}Lektionen mit einer 2 sind für später.
       *[0] { "" }
    }
lesson-which = ### { $game } lernen
lesson-of =
    { $place ->
        [0] { $game } lernen
       *[other] { $game } { $place }
    }
lesson-called =
    { $place ->
        [0] { $game }
       *[other] { $game } { $place }: { $title }
    }
lesson-title = **{ $title }** · { $number } von { $count } · { $course }
lesson-happened = **Geschafft.** { $said }
lesson-wrong =
    { $says ->
        [1] **Diesen Zug habe ich nicht gemacht.** Das würde er bewirken. { $told }
       *[0] **Diesen Zug habe ich nicht gemacht:** Er ist hier nicht gefragt.
    }
lesson-again =
    { $said }
    -# { $asked }
lesson-aim =
    { "**" }Ziel:** { $aim }
    { $asked }
lesson-new-board =
    ### Ein neues Brett
    { $asked }
lesson-moved-on = Die Lektion war schon weiter. Hier bist du gerade.
lesson-marked = Markiert: { $move }.
lesson-asked =
    -# { $asked }{ $marked ->
        [1] { " " }Markiert: **{ $move }**
       *[0] { "" }
    }
lesson-end =
    ### Du kannst jetzt { $game } spielen
    { $where ->
        [computer] Drück auf **{ lesson-ui-play }**: Ich lege ein Brett in diesen Kanal, und es sagt immer, was als Nächstes zu tun ist.
        [server] Drück auf **{ guide-ui-new }** und such dir jemanden zum Spielen.
       *[direct] Gespielt wird in den Kanälen eines Servers: Dort geht es mit `/help` los.
    }
lesson-left =
    Die Lektion wartet, wo du bist. **{ lesson-ui-go-on }** oder `/learn` bringt dich zurück{ $over ->
        [1] ; **{ lesson-ui-over }** beginnt bei der ersten Aufgabe
       *[0] { "" }
    }.
lesson-closed = Viel Spaß! `/learn` ist immer da.
lesson-error-unknown = So eine Lektion habe ich nicht. `/learn` allein zeigt alle, die es gibt.
lesson-error-none = { WORD($game, "name") } hat noch keine Lektion. Die Regeln stehen unter `{ WORD($game, "command") } rules`.
lesson-error-gone = Diese Lektion ist zu Ende. Mit `/learn` fängt sie jederzeit wieder an.
lesson-error-not-asked = Dieser Zug ist hier nicht gefragt, also hat sich nichts geändert.
