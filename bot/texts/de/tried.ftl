# Ein teurer Zug einer beendeten Partie, den ihr Mitglied noch einmal versucht.

tried-ui-again = Noch mal versuchen
tried-ui-anew = Von vorn
tried-onward =
    { $about ->
        [begun] So sahst du den Beginn dieses Zugs. Spiel von hier weiter{ $others ->
            [none] .
            [mates] , zusammen mit Computerspielern der Stufe „schwer“.
            [rival] , gegen einen Computerspieler der Stufe „schwer“.
           *[rivals] , gegen Computerspieler der Stufe „schwer“.
        } Es zählt für nichts, und der Zufall bringt anderes.
        [over] **Die Partie ist zu Ende.** Sie zählt für nichts.
       *[goes] -# Du versuchst einen Zug noch einmal. Es zählt für nichts.
    }
tried-moved-on = Deine Partie war schon weiter. Hier ist sie, wie sie jetzt steht.
tried-error-gone = Dieses Brett gibt es nicht mehr. { "**" }{ LABEL("review-ui-open") }** unter einer beendeten Partie oder **{ LABEL("ui-more") }** unter einer laufenden führt zu einem neuen.

# Behind More of a match in play
tried-ui-board = Züge ausprobieren
# Unter jedem Schritt auf einem solchen Brett, damit es niemand für die Partie hält
tried-own = -# Auf deinem eigenen Brett zum Ausprobieren: Hier zählt nichts.
# A board to try moves on. $about: begun, goes on, or over · $others: as below · $advised: 0 if easy computer players play
tried-board =
    { $about ->
        [begun] Dieses Brett gehört dir allein: Probier Züge aus und nimm zurück, so viel du willst.{ $others ->
            [none] {""}
           *[other] { $advised ->
                [0] {" "}Auf den anderen Plätzen spielen Computerspieler der Stufe „leicht“.
               *[other] {" "}Auf den anderen Plätzen spielen Computerspieler der Stufe „schwer“.
            }
        } Was du in der Partie nicht siehst, ist hier erfunden. Nichts zählt, und niemand sieht es. Was du als Nächstes in der Partie drückst, tritt an seine Stelle.
        [over] **Dieser Versuch ist zu Ende.** Er zählt für nichts.
       *[goes] -# Du probierst Züge auf einem eigenen Brett aus. Es zählt für nichts.
    }
tried-error-daily = Auf einem Tagesbrett kannst du vor dem Ende des Tages keine Züge ausprobieren.
tried-error-hidden = Du siehst diese Bretter nicht, also kannst du darauf keine Züge ausprobieren.
tried-error-own-over = Dein Brett ist zu Ende. Darauf gibt es nichts auszuprobieren.
tried-error-over = In dieser Stellung kann niemand ziehen. Es gibt nichts auszuprobieren.
