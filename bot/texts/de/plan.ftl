# Züge, die Mitglieder planen, während andere am Zug sind.

## Buttons and menus

plan-ui-open = Vorausplanen
plan-ui-yours = Dein Plan
plan-ui-another = Noch einen Zug planen
plan-ui-withdraw = Plan verwerfen
plan-ui-move = Wähl einen Zug für den Plan
plan-ui-require = Wann wird er gespielt?
# A line of this menu. $points: how many points the turn must make at least
plan-option =
    { $points ->
        [0] Wenn er erlaubt ist
        [one] Wenn er mindestens { $points } Punkt bringt
       *[other] Wenn er mindestens { $points } Punkte bringt
    }
plan-option-careful = Nur wenn vorher nichts gezogen oder gezeigt wird

## The panel

plan-intro = { "**" }Vorausplanen:** Dein Plan wird gespielt, sobald du dran bist. Nur du siehst das.
# $moves: the moves so far, in words
plan-begun = Bisher: { $moves }. { plan-unready }
plan-unready = Der Plan ist fertig, wenn etwas den Zug beendet.
# $points: how many points the turn must make at least · $kind: points, careful or plain
plan-requires =
    Er wird gespielt, wenn er noch erlaubt ist{ $points ->
        [0] { "" }
        [one] {" "}und mindestens { $points } Punkt bringt
       *[other] {" "}und mindestens { $points } Punkte bringt
    }{ $kind ->
        [points] , was immer andere ziehen.
        [careful] , falls vorher nichts gezogen oder gezeigt wird.
       *[plain] , falls vorher nichts Neues auftaucht.
    }
plan-goes-on = Was dann aufgedeckt wird, ist nicht geplant: Ab da spielst du selbst weiter.
plan-withdrawn = Es ist nichts mehr geplant.
plan-played = Dein Plan wurde gespielt: { $turn }
# $why: why the bot has withdrawn it · $moves: its moves, in words
plan-gone =
    Dein Plan ({ $moves }) wurde nicht gespielt: { $why ->
        [revealed] Vorher ist etwas Neues aufgetaucht.
        [illegal] Er ist nicht mehr erlaubt.
        [points] Er brächte weniger Punkte, als du willst.
        [undo] Dein Zug ist durch Zurücknehmen wiedergekommen.
        [seat] Jemand anderes spielt für dich.
        [unfinished] Nichts hat den Zug beendet.
        [left] Du hattest den Server verlassen.
        [offered] Jemand anderes darf deinen Platz nehmen.
       *[restored] Seitdem wurde ein Backup eingespielt.
    }

## In the list of /turns

# $count: how many turns
plan-turns =
    { $count ->
        [one] dein nächster Zug ist geplant
       *[other] deine nächsten { $count } Züge sind geplant
    }
plan-list = Geplant: { $turns }
plan-turns-gone = dein Plan wurde nicht gespielt

## Refusals

plan-error-not-here = Vorausplanen kannst du in einer Partie mit anderen, solange du nicht am Zug bist.
# $count: how many turns are planned · $most: how many may be
plan-error-full =
    { $count ->
        [0] Mehr lässt sich noch nicht planen. **{ LABEL("ui-more") }** › **{ plan-ui-yours }** zeigt deinen Plan.
       *[other] Danach lässt sich nichts mehr planen. Möglich sind höchstens { $most } Züge, und keiner nach einem, in dem du ziehst.
    }
plan-error-long = Dieser Zug ist zu lang für einen Plan: höchstens { $most } Schritte.
plan-error-gone = Dieser Zug ist nicht mehr geplant.
