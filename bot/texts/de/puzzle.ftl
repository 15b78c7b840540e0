# Rätsel: Stellungen, in denen ein Zug viel besser ist als alle anderen. Wovon ein Zug handelt: <game>-motif-<motif>. Wie ein Satz geschrieben wird: siehe errors.ftl.

puzzle-cmd-puzzle = Finde in einer echten Stellung den besten Zug
puzzle-opt-game = Welches Spiel; lass es weg, um per Knopf zu wählen
puzzle-ui-open = Rätsel
puzzle-ui-show = Zeig es mir
puzzle-ui-next = Nächstes Rätsel
puzzle-ui-again = Noch mal
puzzle-ui-onward = Weiterspielen
# In a panel of the game: leads back to the position
puzzle-ui-board = Zum Rätsel
# Below the table of a day: the same puzzle for everybody
puzzle-ui-todays = Rätsel des Tages
puzzle-ui-other = Rätsel: { $game }
puzzle-ui-other-todays = Rätsel des Tages: { $game }
puzzle-choose =
    ### Rätsel
    In jeder Stellung ist ein Zug viel besser als alle anderen. Finde ihn. Deine Rätsel siehst nur du.
puzzle-standing =
    { $game }: { $count ->
        [0] du beginnst mit der Wertung **{ $rating }**
       *[other] Wertung **{ $rating }** · { $solved } von { $count } gelöst
    }
puzzle-title = **{ $game }: Rätsel** · seine Wertung: { $rating }
puzzle-title-todays = **{ $game }: Rätsel des Tages** · seine Wertung: { $rating }
puzzle-own =
    { $known ->
        [0] du beginnst mit { $rating }
       *[1] deine: { $rating }
    }
puzzle-day = -# Heute haben alle dasselbe Rätsel. Das nächste kommt { $left }.
puzzle-asked =
    Ein Zug ist viel besser als alle anderen. **Finde ihn:** { $again ->
        [1] Diesmal zählt nichts.
       *[0] Dein erster Zug zählt. **{ LABEL("puzzle-ui-show") }** zählt als verfehlt.
    }
puzzle-asked-small = -# Finde den Zug, der viel besser ist als alle anderen.
puzzle-moved-on = Das Rätsel war schon weiter. Hier ist es, wie es jetzt steht.
puzzle-result =
    { $how ->
        [right] **Richtig!**
        [shown] **Hier ist die Lösung.**
       *[wrong] **Diesmal nicht.** Es gab einen besseren Zug.
    } { $way ->
        [up] Deine Wertung: { $rating } (+{ $change })
        [stays] Deine Wertung bleibt { $rating }.
       *[down] Deine Wertung: { $rating } (−{ $change })
    }
puzzle-answer = Der beste Zug, wie du ihn oben siehst: { $moves }.
puzzle-steps = Der beste Zug, wie du ihn oben siehst:
puzzle-motif = Es geht um { $motif }.
puzzle-brings =
    { $best ->
        [0] Er bringt sofort keine Punkte
        [one] Er bringt sofort 1 Punkt
       *[other] Er bringt sofort { $best } Punkte
    }
puzzle-yours =
    { $own ->
        [0] keine
        [one] 1 Punkt
       *[other] { $own } Punkte
    }
puzzle-points =
    { $how ->
        [less] { puzzle-brings }, deiner { puzzle-yours }.
        [same] { $best ->
            [0] Keiner der beiden Züge bringt sofort Punkte. Durch das, was folgt, ist der beste besser.
           *[other] Beide Züge bringen sofort { puzzle-yours }. Durch das, was folgt, ist der beste besser.
        }
        [more] { puzzle-brings }, deiner { puzzle-yours }. Durch das, was folgt, ist der beste trotzdem besser.
       *[alone] { puzzle-brings }.{ $best ->
            [0] {" "}Was folgt, macht ihn zum besten.
           *[other] { "" }
        }
    }
puzzle-thinking = Einen Moment: Der Computerspieler denkt nach.
puzzle-onward =
    { $about ->
        [begun] Du spielst nach dem besten Zug weiter{ $alone ->
            [1] .
           *[0] , gegen Computerspieler der Stufe „schwer“.
        } Es zählt für nichts.
        [over] **Die Partie ist zu Ende.** Sie zählt für nichts.
       *[goes] -# Du spielst ein Rätsel weiter. Es zählt für nichts.
    }
puzzle-final =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
puzzle-error-none = Für { WORD($game, "name") } habe ich noch keine Rätsel. `/puzzle` allein zeigt alle Spiele mit Rätseln.
puzzle-error-all-opened =
    Du hast { $count ->
        [one] das 1 Rätsel gesehen, das
       *[other] alle { $count } Rätsel gesehen, die
    } ich für { WORD($game, "name") } habe. Mit der Zeit kommen neue: `/puzzle` zeigt andere Spiele.
puzzle-error-todays = Das Rätsel des Tages von { WORD($game, "name") } hattest du schon. `/puzzle` hat andere.
puzzle-error-gone = Dieses Rätsel gibt es nicht mehr. `/puzzle` öffnet ein anderes.
