# Partien noch einmal ansehen: `/replay`, sein Fenster, gezeigte Momente. Wie ein Satz geschrieben ist: siehe errors.ftl.

replay-cmd = Sieh dir eine Partie noch einmal an: Schritt für Schritt, als Film, als Text
replay-opt-match = Welche Partie; ohne Angabe deine neueste
replay-opt-log = Ein Protokoll, das du aus einer Wiederholung kopiert hast, hier eingefügt

# In einer Auswahlliste: Spiel, wer spielt, Tag der letzten Änderung.
replay-choice-playing = { $game } · { $names } · läuft, { $day }
replay-choice-over = { $game } · { $names } · { $day }

replay-ui-open = Wiederholung
replay-ui-moment = Diesen Moment zeigen
replay-ui-first = «
replay-ui-back = ‹
replay-ui-forth = ›
replay-ui-last = »
replay-ui-jump = Nr. …
replay-ui-film = Film
replay-ui-turns = Zug um Zug
replay-ui-steps = Jeder Schritt
# Dieselben beiden Knöpfe unter einem Film, der Züge oder Schritte auslässt. $turns: 1 für Züge, 0 für Schritte
replay-every =
    Jeder { $every ->
        [2] zweite
        [3] dritte
       *[other] { $every }.
    } { $turns ->
        [1] Zug
       *[other] Schritt
    }
replay-ui-text = Als Text
replay-ui-still = Zurück zur Wiederholung
replay-ui-share = In diesem Kanal zeigen

replay-jump-title = Durch die Partie springen
# $kind: turn oder move, wonach die Partie gezählt wird
replay-jump-label =
    { $kind ->
        [turn] Nummer des Zugs
       *[move] Nummer des Zugs
    }, 0 bis { $last }

replay-eyes = Mit wessen Augen
replay-eyes-mover = Wer gerade am Zug ist
replay-eyes-table = Niemand: nur offene Karten

# Unter einem Bild eines Films. $names: wer spielt
replay-caption-start = Die Partie beginnt: { $names }.
replay-caption-number = { $number } / { $last }
# $number: 0 ist der Anfang
replay-at =
    { $number ->
        [0] **{ $after ->
            [1] Nach dem Anfang
           *[0] Der Anfang
        }**
       *[other] **{ $kind ->
            [turn] { $after ->
                [1] Nach Zug
               *[0] Zug
            }
           *[move] { $after ->
                [1] Nach Zug
               *[0] Zug
            }
        } { $number } von { $last }**{ $steps ->
            [one] { "" }
           *[other] {" "}· Schritt { $step } von { $steps }
        }
    }
# $names: wer spielt · $last: wie viele Züge
replay-whole = { $names } · { replay-length }
replay-length =
    { $kind ->
        [turn] { $last ->
            [one] 1 Zug
           *[other] { $last } Züge
        }
       *[move] { $last ->
            [one] 1 Zug
           *[other] { $last } Züge
        }
    }
replay-running = Diese Partie läuft noch: Du siehst, was dein Platz sehen darf.
replay-no-result = Diese Partie ist ohne Ergebnis zu Ende gegangen, ihre Punkte zählen also nicht.
replay-partial = Eine frühe Version des Bots hat nur die letzten Stellungen dieser Partie gespeichert. „Als Text“ hat alle Züge.
# $turns: 1, wenn der Film ein Bild für jeden Zug hat, 0, wenn für jeden Schritt
replay-shortened = Die Partie ist lang, darum zeigt der Film nur jeden { $every ->
        [2] zweiten
        [3] dritten
       *[other] { $every }.
    } { $turns ->
        [1] Zug
       *[other] Schritt
    }. Mit den Pfeilen kommst du zu jeder Stellung.
# Solange ein Film entsteht
replay-working = Der Film entsteht …
replay-alt =
    Film einer Partie, { $frames ->
        [one] 1 Bild
       *[other] { $frames } Bilder
    }, { replay-length }. Am Ende:

replay-text = Das Protokoll dieser Partie. Füg es bei `/replay log:` ein, um die Partie noch einmal zu sehen.
# $most: Zeichen
replay-text-long = Das Protokoll dieser Partie. Es hat mehr als { $most } Zeichen: zu viele für `/replay log:`. Behalt es als Datei.
replay-text-old = Das Protokoll dieser Partie. Sie wurde nach älteren Regeln gespielt, darum kann `/replay log:` sie nicht zeigen. Behalt es als Datei.
replay-text-newest = Das sind die letzten Züge. Die Datei mit „-turns“ am Ende hat alle.
replay-text-running = Das Protokoll kannst du kopieren, wenn die Partie vorbei ist.

replay-moment-preview = Das siehst bisher nur du.
replay-moment-preview-playing = Das siehst bisher nur du. Es zeigt, was alle sehen dürfen, solange die Partie läuft.
replay-moment-shared =
    { $direct ->
        [1] Fertig: Es steht jetzt in unseren Direktnachrichten, und von dort kannst du es weiterleiten.
       *[0] Fertig: Jetzt sehen es alle in diesem Kanal.
    }
# $name: wer zeigt · $title: Spiel und Einstellungen
replay-shared = **{ $name }** zeigt einen Moment
    { $title }

replay-error-unknown = Diese Partie gibt es nicht, oder du darfst sie nicht sehen. Wähl eine aus der Liste bei `/replay match:`.
replay-error-empty = Es gibt noch keine Partie zum Ansehen. `/gems new` zum Beispiel beginnt eine.
replay-error-unplayed = In dieser Partie hat noch niemand gespielt.
replay-error-number =
    { $text } ist { $kind ->
        [turn] kein Zug
       *[move] kein Zug
    } dieser Partie. Gib eine Zahl von 0 bis { $last } ein.
replay-error-moment-none = Es gibt noch nichts zu zeigen. Mach erst einen Zug.
replay-error-moment-hidden = Die anderen spielen heute dasselbe Brett. Du kannst es zeigen, wenn der Tag vorbei ist.
replay-error-moment-alone = Diese Partie läuft noch. Ihre Momente kannst du zeigen, wenn sie zu Ende ist.
replay-error-moment-pasted = Du kannst nur Momente aus Partien zeigen, die hier gespielt wurden.
replay-error-record-none = Das ist kein Protokoll einer Partie. Kopier den ganzen Text von „Als Text“, von der ersten Zeile an.
# $tag: Game, Options, Seed, Seats oder Rules
replay-error-record-tag = Die Zeile „{ $tag }“ des Protokolls ergibt keinen Sinn ({ $text }). Kopier den ganzen Text noch einmal.
# $number: welcher Zug · $text: wie er dasteht
replay-error-record-move = Zug { $number } des Protokolls, „{ $text }“, lässt sich nicht spielen. Kopier den ganzen Text noch einmal.
replay-error-record-seat = Diese Partie hat nur { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
replay-error-record-turn = Dieser Platz ist nicht am Zug.
replay-error-record-long = Das ist zu lang für ein Protokoll: höchstens { $most } Zeichen.
replay-error-record-moves = Das ist zu lang für ein Protokoll: höchstens { $most } Züge.
replay-error-record-gone = Dieses Protokoll habe ich vergessen. Füg es noch einmal bei `/replay log:` ein.

replay-menu = Wiederholung ansehen
replay-menu-told = Was ist hier passiert?
replay-here-board = **Das Brett damals**
replay-here-none = Diese Nachricht zeigt kein Brett einer Partie. Wähl ein Brett, oder eine Zeile, die an seiner Stelle steht.
replay-here-gone = Hier gibt es nichts mehr zu sehen: Die Daten dieser Partie wurden gelöscht.
replay-here-unseen = Du darfst diese Partie nicht sehen. Bitte jemanden, der darin mitspielt, dir einen Moment zu zeigen.
