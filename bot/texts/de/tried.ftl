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
tried-error-gone = Diese Partie gibt es nicht mehr. { "**" }{ LABEL("review-ui-open") }** unter der beendeten Partie führt zurück zu dem Zug.
