# Züge, die mit Zustimmung aller zurückgenommen werden.

## Die Frage, bevor jemand fragt

back-ui-ask = Um Rücknahme bitten
back-ui-yes = Die anderen fragen
back-sure =
    Soll ich die anderen fragen, ob ihr zur Stellung vor { $steps ->
        [0] deinem letzten Zug
        [1] deinem letzten Schritt
       *[other] deinen letzten { $steps } Schritten
    } zurückgeht? { $count ->
        [one] 1 Schritt würde zurückgenommen.
       *[other] { $count } Schritte würden zurückgenommen.
    } Alle müssen innerhalb einer Stunde zustimmen, und bevor jemand spielt. Du kannst nur einmal fragen. Verbrauchte Zeit bleibt verbraucht.
back-asked = Ich habe die anderen gefragt. Sie haben eine Stunde, bis { $time }. Wenn vorher jemand spielt, wird nichts zurückgenommen.
back-open = Du hast die anderen gefragt, ob ihr zur Stellung vor deinem Zug zurückgeht. Sie können bis { $time } zustimmen.
back-ui-withdraw = Frage zurückziehen
back-withdrawn = Deine Frage ist zurückgezogen. Es wird nichts zurückgenommen.
back-later = Bis ich dort posten kann, finden die anderen deine Frage in `/turns`. Die Stunde läuft währenddessen weiter.

back-agreed = Alle haben zugestimmt. { $name } ist wieder am Zug.
back-gone = Alle haben zugestimmt, aber die Stellung gibt es nicht mehr. Es wird nichts zurückgenommen.

## Auf dem Brett

back-undone =
    { $count ->
        [one] { $name } hat 1 Schritt zurückgenommen{ $named ->
            [0] .
           *[other] : { $moves }.
        } Alle haben zugestimmt.
       *[other] { $name } hat einen Zug zurückgenommen, und alle haben zugestimmt. { $count } Schritte gelten nicht mehr{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }

back-recorded =
    { $count ->
        [one] 1 Schritt wurde mit Zustimmung aller zurückgenommen. Er steht nicht hier.
       *[other] { $count } Schritte wurden mit Zustimmung aller zurückgenommen. Sie stehen nicht hier.
    }

## Ablehnungen

back-error-own = Seit deinem letzten Zug hat niemand gespielt: **{ LABEL("ui-undo") }** nimmt ihn ohne Frage zurück.
back-error-none = Du hast hier keinen Zug, der zurückgenommen werden könnte.
back-error-shown = Mit deinem letzten Zug oder seitdem wurde etwas gezogen oder gezeigt. Also kann er nicht zurückgenommen werden, auch nicht mit Zustimmung aller.
back-error-final = Dein letzter Zug ist in dieser Partie endgültig, auch mit Zustimmung aller.
back-error-seats = Seit deinem letzten Zug hat jemand die Partie verlassen, oder ein Platz gehört jemand anderem. Also kann er nicht zurückgenommen werden, auch nicht mit Zustimmung aller.
back-error-asked = Nach deinem letzten Zug hast du die anderen schon gefragt. Das geht nur einmal.
back-error-open = An diesem Tisch ist eine andere Frage offen. Beantworte sie zuerst, oder warte, bis sie vorbei ist.
back-error-league = In Ligen und Pokalen nimmt niemand Züge zurück, auch nicht mit Zustimmung aller.
back-error-race = In einem Rennen nimmt niemand Züge zurück, auch nicht mit Zustimmung aller.
back-error-nobody = Hier spielt sonst niemand mit, der dir die Rücknahme erlauben könnte. Computer allein können es nicht.
