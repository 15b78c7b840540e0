# Warten auf Züge: Bedenkzeit, Nachrichten, Erinnerungen, Plätze, Urlaub. Wie ein Satz geschrieben wird: siehe errors.ftl.

## Bedenkzeit

wait-opt-time = Wie lange ein Zug dauern darf; ohne Angabe unbegrenzt
wait-opt-late = Was geschieht, wenn die Zeit um ist
wait-opt-holiday = Was geschieht, während jemand weg ist
wait-opt-bank = Zusätzliche Zeit für längere Züge: alle haben sie einmal, für die ganze Partie
wait-opt-off = Stunden, die nicht zählen, jeweils in der eigenen Zeitzone
wait-choice-late-ask = Die anderen entscheiden: warten, auslassen oder den Platz vergeben
wait-choice-late-play = Das Spiel macht den Zug für das Mitglied
wait-choice-late-turn = Ein Computerspieler spielt diesen Zug
wait-choice-late-stay = Ein Computerspieler spielt bis zur Rückkehr
wait-choice-holiday-stand-in = Jemand anderes darf einspringen
wait-choice-holiday-pause = Die Uhr steht bis zur Rückkehr
wait-choice-time-0 = Unbegrenzt
wait-choice-time-15 = 15 Minuten
wait-choice-time-30 = 30 Minuten
wait-choice-time-60 = 1 Stunde
wait-choice-time-180 = 3 Stunden
wait-choice-time-360 = 6 Stunden
wait-choice-time-480 = 8 Stunden
wait-choice-time-720 = 12 Stunden
wait-choice-time-1440 = 1 Tag
wait-choice-time-2880 = 2 Tage
wait-choice-time-4320 = 3 Tage
wait-choice-time-10080 = 7 Tage
wait-choice-time-20160 = 14 Tage
wait-choice-bank-0 = Keins
wait-choice-off-none = Alle Stunden zählen
wait-choice-off-weekends = Wochenenden: Samstag und Sonntag
wait-choice-off-nights = Nächte: 22:00 bis 7:00 Uhr
wait-choice-off-both = Wochenenden, und Nächte von 22:00 bis 7:00 Uhr

wait-length =
    { $unit ->
        [minutes] { $count ->
            [one] 1 Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] 1 Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count ->
            [one] 1 Tag
           *[other] { $count } Tage
        }
    }
wait-pace-none = unbegrenzte Bedenkzeit
wait-pace-patient = unbegrenzte Bedenkzeit; bleibt eine Antwort { $time } lang aus, entscheiden die anderen
wait-pace-race = unbegrenzte Bedenkzeit; spielt { $time } lang niemand, endet das Rennen, und wer nicht fertig ist, scheidet aus
wait-pace-soft = { $time } je Zug, dann entscheiden die anderen
wait-pace-hard = { $time } je Zug, dann macht das Spiel den Zug für das Mitglied
wait-pace-turn = { $time } je Zug, dann spielt ihn ein Computerspieler
wait-pace-stay = { $time } je Zug, dann spielt ein Computerspieler bis zur Rückkehr
wait-pace-loses = { $time } je Zug; wer die Zeit ablaufen lässt, verliert
wait-pace-bank = { $pace }; Zeitkonto für längere Züge: je { $bank } für die ganze Partie
wait-pace-off =
    { $pace }; { $off ->
        [weekends] Wochenenden zählen nicht
        [nights] Nächte (22:00 bis 7:00 Uhr) zählen nicht
       *[both] Wochenenden und Nächte (22:00 bis 7:00 Uhr) zählen nicht
    }
wait-pace-pause = { $pace }; im Urlaub steht die Uhr

wait-board-pace = Zeit: { $pace }
wait-board-due = Zeit: bis { $time } ({ $left })
wait-board-bank = Das Zeitkonto von { $name } ({ $bank }) läuft ab { $time } ({ $left }).
wait-board-off =
    { $off ->
        [weekends] Wochenenden von { $name } zählen nicht.
        [nights] Nächte von { $name } (22:00 bis 7:00 Uhr) zählen nicht.
       *[both] Wochenenden und Nächte von { $name } (22:00 bis 7:00 Uhr) zählen nicht.
    }
wait-board-zone = Für alle zählt die eigene Zeitzone: `/reminders` zeigt und ändert deine.
wait-no-zone = Du hast keine Zeitzone eingestellt, darum zählt für dich UTC. `/reminders` stellt sie ein.
# $then: was folgt, wo dann niemand abstimmen kann
wait-board-due-alone =
    Zeit: bis { $time } ({ $left }). { $then ->
        [end] Danach endet die Partie ohne Ergebnis, weil sonst niemand wartet.
        [idle] Danach beginnt die Zeit von vorn, solange sonst niemand entscheiden kann.
        [computer] Kann dann sonst niemand entscheiden, spielt ein Computer weiter.
        [off] Kann dann sonst niemand entscheiden, endet die Partie ohne Ergebnis.
        [loses] Wer die Zeit ablaufen lässt, verliert die Partie.
        [last] Wer die Zeit ablaufen lässt, kommt auf den letzten Platz, und die anderen spielen weiter.
       *[anew] Danach beginnt die Zeit von vorn, weil sonst niemand wartet.
    }
wait-board-asked =
    Die Zeit von { $name } ist um: { $voters ->
        [1] { $voter } entscheidet
       *[other] Die anderen stimmen ab
    } mit `/turns`. Entschieden ist es spätestens { $left }. Bis dahin kann { $name } noch spielen.
wait-board-silent =
    { $name } antwortet seit Langem nicht: { $voters ->
        [1] { $voter } entscheidet
       *[other] Die anderen stimmen ab
    } mit `/turns`. Entschieden ist es spätestens { $left }. Bis dahin kann { $name } noch spielen.
wait-board-asked-again =
    Die Zeit von { $name } ist wieder um: { $voters ->
        [1] { $voter } entscheidet
       *[other] Die anderen stimmen ab
    } mit `/turns`. Entschieden ist es spätestens { $left }. Bis dahin kann { $name } noch spielen.
wait-board-silent-again =
    { $name } hat immer noch nicht geantwortet: { $voters ->
        [1] { $voter } entscheidet
       *[other] Die anderen stimmen ab
    } mit `/turns`. Entschieden ist es spätestens { $left }. Bis dahin kann { $name } noch spielen.
wait-board-unanswered = Diese Partie { $game } ist ohne Ergebnis zu Ende, weil jemand sehr lange nicht geantwortet hat. Sie zählt für niemanden.
wait-board-unanswered-by = Diese Partie { $game } ist ohne Ergebnis zu Ende, weil { $name } sehr lange nicht geantwortet hat. Sie zählt für niemanden.
wait-board-lost = Diese Partie { $game } ist ohne Ergebnis zu Ende, weil sie sehr lange für niemanden erreichbar war. Sie zählt für niemanden.
wait-board-left = { $name } hat diese Partie { $game } verlassen. Sonst hat niemand weitergespielt, darum ist sie ohne Ergebnis zu Ende und zählt für niemanden.
wait-board-away = { $name } ist bis { $time } weg: Die Uhr steht.
wait-board-adrift = Alle Uhren stehen: Den Kanal dieser Partie gibt es nicht mehr.
wait-board-absence = Der Bot war { $time } lang nicht erreichbar, daher haben jetzt alle mehr Zeit.
wait-stands = Die Zeit läuft erst, wenn ich das Brett zeigen kann. Dann hat der Zug wieder seine ganze Bedenkzeit.
# Dasselbe, wo Züge keine Bedenkzeit haben und die anderen nach Tagen ohne Antwort entscheiden
wait-stands-silence = Tage ohne Antwort zählen erst, wenn ich das Brett zeigen kann.
wait-board-unseen = Dieses Brett konnte { $time } lang nicht gepostet werden, daher haben jetzt alle mehr Zeit.
wait-board-unseen-turn =
    Dieses Brett konnte { $time } lang nicht gepostet werden, daher { $count ->
        [one] hat
       *[other] haben
    } { $names } für diesen Zug wieder { $limit }.

## Nachrichten

wait-notice-reminder = { $who }, du bist am Zug in **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, du bist am Zug in **{ WORD($game, "name") }**. Deine Zeit: bis { $time } ({ $left }). { $link }
wait-due-moves = Ändert sich eine Frist, steht die neue in `/turns`.
wait-bank-yours = Dein Zeitkonto ({ $bank }) läuft ab { $time } ({ $left }).
wait-notice-next = { $who }, in **{ WORD($game, "name") }** bist du nach { $name } an der Reihe: { $link }
wait-notice-asked = { $who }: Die Zeit von **{ $name }** in **{ WORD($game, "name") }** ist um. Entscheide bis { $time } ({ $left }), was geschieht: { $link }
wait-notice-silent = { $who }: **{ $name }** antwortet in **{ WORD($game, "name") }** seit Langem nicht. Entscheide bis { $time } ({ $left }), was geschieht: { $link }
# Dasselbe, nachdem die Partie weiter gewartet hat. $waited: wie oft
wait-notice-asked-again =
    { $who }: Die Zeit von **{ $name }** in **{ WORD($game, "name") }** ist wieder um. { $waited ->
        [1] Die Partie hat noch einmal gewartet.
       *[other] Die Partie hat noch { $waited }-mal gewartet.
    } Entscheide bis { $time } ({ $left }), was geschieht: { $link }
wait-notice-silent-again =
    { $who }: **{ $name }** hat in **{ WORD($game, "name") }** immer noch nicht geantwortet. { $waited ->
        [1] Die Partie hat noch einmal gewartet.
       *[other] Die Partie hat noch { $waited }-mal gewartet.
    } Entscheide bis { $time } ({ $left }), was geschieht: { $link }
wait-notice-vote = { $who }, du musst in **{ WORD($game, "name") }** über **{ $name }** entscheiden. Entschieden ist es spätestens { $left }: { $link }
wait-notice-vote-again =
    { $who }, du musst in **{ WORD($game, "name") }** wieder über **{ $name }** entscheiden. { $waited ->
        [1] Die Partie hat noch einmal gewartet.
       *[other] Die Partie hat noch { $waited }-mal gewartet.
    } Entschieden ist es spätestens { $left }: { $link }
wait-notice-waited = **{ WORD($game, "name") }**: Die Partie wartet bis { $time } ({ $left }) auf { $name }. Danach { $voters ->
        [1] entscheidet { $voter } wieder
       *[other] stimmen die anderen wieder ab
    }. { $link }
wait-notice-waited-on = **{ WORD($game, "name") }**: Die Partie wartet weiter auf { $name }. { $link }
wait-notice-unanswered = **{ WORD($game, "name") }**: { $name } hat nicht geantwortet. Darum ist die Partie ohne Ergebnis zu Ende und zählt für niemanden. { $link }
wait-notice-unanswered-by = **{ WORD($game, "name") }**: { $name } hat nicht geantwortet. Darum hat { $actor } die Partie ohne Ergebnis beendet. Sie zählt für niemanden. { $link }
wait-notice-unanswered-others = **{ WORD($game, "name") }**: { $name } hat nicht geantwortet. Darum haben die anderen die Partie ohne Ergebnis beendet. Sie zählt für niemanden. { $link }
wait-notice-unanswered-several = **{ WORD($game, "name") }**: { $name } hat nicht geantwortet. Darum haben { $actor } die Partie ohne Ergebnis beendet. Sie zählt für niemanden. { $link }
wait-notice-unanswered-all = **{ WORD($game, "name") }**: Seit Langem hat niemand gespielt. Darum ist die Partie ohne Ergebnis zu Ende und zählt für niemanden. { $link }
wait-notice-idle = **{ WORD($game, "name") }**: { $name } hat nicht rechtzeitig gespielt und ist nicht mehr im Rennen. { $link }
wait-notice-lost = **{ WORD($game, "name") }**: Die Zeit von { $name } ist abgelaufen, die Partie ist verloren. { $link }
# Dasselbe in einer Partie zu dritt und mehr
wait-notice-lost-table = **{ WORD($game, "name") }**: Die Zeit von { $name } ist abgelaufen, für { $name } ist diese Partie vorbei. { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: Nach einer Abstimmung wurde { $name } ausgelassen, also hat das Spiel den Zug gemacht. { $link }
wait-notice-played = **{ WORD($game, "name") }**: Die Zeit von { $name } war um, also hat das Spiel für { $name } den Zug gemacht. { $link }
wait-notice-played-by = **{ WORD($game, "name") }**: Die Zeit von { $name } war um, also spielt { $actor } diesen Zug. { $link }
wait-notice-covered = **{ WORD($game, "name") }**: { $actor } spielt, bis { $name } zurück ist. { $link }
wait-notice-covered-past = **{ WORD($game, "name") }**: { $actor } hat { $name } vertreten. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } bietet den eigenen Platz an und kann ihn zurückfordern. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } bietet den eigenen Platz für immer an. Wer ihn nimmt, bekommt die Punkte. { $link }
wait-notice-offered-handed-to = { $who }, { $name } bittet dich, in **{ WORD($game, "name") }** einzuspringen, und kann den Platz zurückfordern. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } bietet dir den Platz in **{ WORD($game, "name") }** für immer an, mit den Punkten. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }**: { $actor } spielt für { $name } und möchte, dass jemand anderes weiterspielt. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }**: { $actor } spielt für { $name }, und die anderen möchten, dass jemand anderes weiterspielt. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } spielt in **{ WORD($game, "name") }** für { $name } und bittet dich weiterzuspielen. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } ist weg. Bis { $name } wieder da ist, darf jemand einspringen. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } hat den Server verlassen. Bis { $time } ist der Platz mit den Punkten zu haben. Danach geht die Partie ohne ihn weiter. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: Nach einer Abstimmung ist der Platz von { $name } frei. Wer ihn nimmt, bekommt die Punkte. { $link }
wait-notice-offered-past = **{ WORD($game, "name") }**: Der Platz von { $name } wurde angeboten. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } spielt jetzt für { $name }. Die Punkte zählen weiter für { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } hat den Platz von { $name } übernommen, mit den Punkten. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } spielt wieder. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: Niemand wollte den Platz von { $name }, also geht die Partie ohne ihn weiter. { $link }
wait-notice-proposed = { $who }: { $actor } schlägt für **{ WORD($game, "name") }** vor: { $pace }. Alle, die mitspielen, müssen bis { $time } zustimmen. { $link }
wait-pace-banks =
    { $what ->
        [kept] Was noch auf den Zeitkonten ist, bleibt.
        [gone] Dann gibt es keine Zeitkonten mehr.
       *[full] Dann sind alle Zeitkonten voll.
    }
wait-notice-agreed = **{ WORD($game, "name") }**: Alle haben zugestimmt: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } ist dagegen, also bleibt die Bedenkzeit gleich. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: Nicht alle haben rechtzeitig zugestimmt, also bleibt die Bedenkzeit gleich. { $link }
wait-notice-proposed-end = { $who }: { $actor } schlägt vor, **{ WORD($game, "name") }** ohne Ergebnis zu beenden. Alle, die mitspielen, müssen bis { $time } zustimmen; eine Ablehnung genügt, und die Partie geht weiter. { $link }
wait-notice-declined-end = **{ WORD($game, "name") }**: { $actor } ist dagegen, also geht die Partie weiter. { $link }
wait-notice-lapsed-end = **{ WORD($game, "name") }**: Nicht alle haben rechtzeitig zugestimmt, also geht die Partie weiter. { $link }
wait-notice-proposed-back =
    { $who }: { $actor } möchte in **{ WORD($game, "name") }** zur Stellung vor { $steps ->
        [0] dem eigenen letzten Zug
        [1] dem eigenen letzten Schritt
       *[other] den eigenen letzten { $steps } Schritten
    } zurückgehen. { $count ->
        [one] 1 Schritt würde zurückgenommen.
       *[other] { $count } Schritte würden zurückgenommen.
    } Alle anderen müssen bis { $time } zustimmen. Lehnt jemand ab oder spielt jemand weiter, ändert sich nichts. { $link }
wait-notice-declined-back = **{ WORD($game, "name") }**: { $actor } ist dagegen, also wird nichts zurückgenommen. { $link }
wait-notice-lapsed-back = **{ WORD($game, "name") }**: Nicht alle haben innerhalb der Stunde zugestimmt, also wird nichts zurückgenommen. { $link }
wait-notice-ended-back = { $who }: In **{ WORD($game, "name") }** ging die Partie weiter, also wird nichts zurückgenommen. { $link }
wait-notice-found = Du hast auf **{ $guild }** Leute für **{ WORD($game, "name") }** gesucht: In { $place } ist ein Tisch für dich offen. { $link }
wait-notice-moved = **{ WORD($game, "name") }** geht hier weiter. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } hat die Partie hierher gebracht. { $link }
# Wie man spielt, wenn kein Brett den Zug zeigt. $board: ob ein älteres Brett oder dessen Worte im Kanal stehen: 1 oder 0
wait-unshown-how =
    { $board ->
        [1] Spiel mit `/turns` auf **{ $guild }** oder mit den Knöpfen dort: { $link }
       *[0] Spiel mit `/turns` auf **{ $guild }**.
    }
wait-notice-unshown = Du bist am Zug in **{ WORD($game, "name") }** ({ $place }). { wait-unshown-how }
wait-notice-unshown-by = **{ $actor }** hat in **{ WORD($game, "name") }** ({ $place }) gespielt: Du bist am Zug. { wait-unshown-how }
wait-notice-ended = Deine Partie **{ WORD($game, "name") }** in { $place } auf **{ $guild }** ist zu Ende.
wait-notice-adrift = Den Kanal deiner Partie **{ WORD($game, "name") }** auf **{ $guild }** gibt es nicht mehr. Nichts ist verloren: Nutze `/move` in einem anderen Kanal dieses Servers.
wait-notice-trouble = { $time }: In { $place } auf **{ $guild }** konnte ich nichts posten, und dort warteten Leute auf ihre Züge. `/setup` auf deinem Server zeigt, ob noch etwas fehlt.
wait-unshown = Das Brett ist noch nicht in { $place }. Ich versuche es von selbst wieder.
# Unter einer Direktnachricht, die auch bleibt, wenn das Recht wieder da ist. $why: wie error-bot-permission es sagt
wait-as-of = Stand { $time }: { $why }

# Was jede Wahl bedeutet · $name: über wen · $owner: für wen die Punkte zählen · $more: eine Dauer
wait-means-wait = **{ wait-ui-wait }**: { $name } bekommt noch einmal { $more }, dann entscheidest du wieder.
wait-means-skip = **{ wait-ui-skip }**: Das Spiel macht dieses eine Mal den Zug für { $name }.
wait-means-computer = **{ wait-ui-computer }**: { $player } spielt, bis { $owner } zurück ist. { $keeps ->
        [yes] Die Punkte zählen weiter für { $owner }.
       *[no] Bleibt { $owner } weg, bekommt { $owner } nichts in der Bestenliste.
    } Auch der Computer kann die Partie beenden{ $wins ->
        [no] , aber nicht gewinnen
       *[yes] { "" }
    }.
wait-played-on =
    { $counts ->
        [duel] Deine Punkte zählen wie immer. Du gewinnst, wenn du am Ende vor dem Computer liegst. Sonst gewinnt niemand.
        [one] Für dich zählt die Partie wie immer.
        [rivals] Für alle anderen zählt die Partie wie immer, und von ihnen gewinnt, wer am besten ist.
       *[others] Für alle anderen zählt die Partie wie immer.
    }{ $ends ->
        [yes] {""} Gibst du auf, bevor { $owner } zurück ist, endet die Partie ohne Ergebnis.
       *[no] {""}
    }
wait-means-give = **{ wait-ui-give }**: Jemand anderes darf für { $name } weiterspielen.
wait-means-end = **{ wait-ui-end }**: Die Partie ist zu Ende und zählt für niemanden: keine Punkte, keine Niederlage.
# Wann eine Abstimmung vor ihrer Zeit endet. $how: all, oder most, wo mehr als die Hälfte entscheiden kann
wait-decided-when =
    Entschieden ist, sobald { $how ->
        [most] mehr als die Hälfte sich einig ist oder alle abgestimmt haben.
       *[all] alle abgestimmt haben.
    } Wer bis zum Ende nicht abstimmt, überlässt es den anderen.
# $then: was ohne Stimmen geschieht · $more: eine Dauer
wait-lapse =
    { $voters ->
        [1] Entscheidest du nicht
       *[other] Stimmt niemand ab
    }, { $then ->
        [computer] spielt ein Computer weiter.
        [end] endet die Partie ohne Ergebnis.
        [leave] scheidet { $name } aus dem Rennen aus.
       *[wait] bekommt { $name } noch einmal { $more }.
    }
wait-split =
    { $then ->
        [same] Das gilt auch, wenn ihr verschieden stimmt.
        [computer] Stimmt ihr verschieden, spielt ein Computer weiter.
       *[wait] Stimmt ihr verschieden, wartet die Partie weiter.
    }
wait-closed-offer = -# Dieses Angebot gilt nicht mehr.
wait-closed-proposal = -# Dieser Vorschlag braucht keine Antworten mehr.
# $name: für wen ein Computer spielt · $time: eine Dauer
wait-points-kept = Die Punkte zählen weiter für { $name }.
wait-points-lost = Kommt { $name } nicht zurück, bekommt { $name } nichts in der Bestenliste.
wait-points-late = Kommt { $name } { $time } lang nicht zurück, bekommt { $name } nichts in der Bestenliste.
# $name: wer als Letztes noch spielt · $time: eine Dauer · $absent: für wen ein Computer spielt
wait-last-leaves = Solange { $absent } nicht zurück ist, kann { $name } aufgeben: Dann endet die Partie ohne Ergebnis.
wait-last-silent = Spielt { $name } { $time } lang nicht, endet die Partie ohne Ergebnis.
wait-alone = Spielst du nicht bis { $time } ({ $left }), endet die Partie ohne Ergebnis.
wait-race-ends = Spielt bis { $time } ({ $left }) niemand, endet das Rennen, und wer nicht fertig ist, scheidet aus.
# Für alle, die warten · $name: auf wen
wait-decision =
    Spielt { $name } nicht bis { $time } ({ $left }), { $voters ->
        [1] entscheidest du
       *[other] entscheidest du mit den anderen
    }, ob die Partie weiter wartet.
wait-decision-own =
    Spielst du nicht bis { $time } ({ $left }), { $voters ->
        [1] entscheidet { $voter }
       *[other] entscheiden die anderen
    }, wie es weitergeht.
wait-decision-open =
    { $voters ->
        [1] Jetzt entscheidest du
       *[other] Jetzt entscheidest du mit den anderen
    } über { $name }. Die Knöpfe stehen in `/turns`, bis { $time } ({ $left }).

wait-ui-wait = Warten
wait-ui-skip = Zug auslassen
wait-ui-computer = Computer spielen lassen
wait-ui-give = Platz vergeben
wait-ui-end = Ohne Ergebnis beenden
# Der Hinweis eines Menüs mit den weiteren Möglichkeiten einer Abstimmung
wait-ui-others = Andere Möglichkeiten
wait-ui-take = Platz nehmen
wait-ui-cover = Computer spielen lassen
wait-ui-agree = Einverstanden
wait-ui-decline = Lassen, wie es ist
wait-ui-back = Ich bin wieder da
wait-ui-mute = Nicht mehr erinnern
wait-own-back = { $name } ist wieder da
wait-own-mute = { $name }: nicht mehr erinnern

wait-voted =
    { $choice ->
        [skip] Du stimmst dafür, den Zug auszulassen.
        [computer] Du stimmst dafür, einen Computer spielen zu lassen, bis { $name } zurück ist.
        [give] Du stimmst dafür, den Platz zu vergeben.
        [end] Du stimmst dafür, die Partie ohne Ergebnis zu beenden.
       *[wait] Du stimmst dafür, zu warten.
    } { $all ->
        [one] Du entscheidest allein.
       *[other] { $votes } von { $all } haben abgestimmt.
    }
wait-voted-decided =
    { $by ->
        [split] Ihr wart euch nicht einig, darum gilt:
       *[you] Damit ist es entschieden:
    } { $result ->
        [skip] Das Spiel macht den Zug für { $name }.
        [computer] Ein Computer spielt, bis { $name } zurück ist.
        [give] Jemand anderes darf für { $name } weiterspielen.
        [end] Die Partie ist zu Ende und zählt für niemanden.
       *[wait] Die Partie wartet auf { $name }.
    }
wait-settled-decided =
    { $by ->
        [one] { $actor } hat entschieden:
        [several] { $actor } haben entschieden:
        [others] Die anderen haben entschieden:
        [split] Die anderen waren sich nicht einig, darum galt:
       *[nobody] Die Abstimmung endete ohne eine Stimme, darum galt:
    } { $result ->
        [skip] Das Spiel hat den Zug für { $name } gemacht.
        [computer] Ein Computer ist für { $name } eingesprungen.
        [give] Jemand anderes durfte für { $name } weiterspielen.
        [end] Die Partie ging zu Ende und zählt für niemanden.
       *[wait] Die Partie hat weiter auf { $name } gewartet.
    }
# Wie abgestimmt wurde, hinter dem, was daraus folgte. $said: wie oben · $votes: der nächste Text für alle, die abstimmen durften
wait-settled-votes = { $said } ({ $votes })
# $choice: eine Möglichkeit, oder none
wait-settled-vote =
    { $name }: { $choice ->
        [wait] { wait-ui-wait }
        [skip] { wait-ui-skip }
        [computer] { wait-ui-computer }
        [give] { wait-ui-give }
        [end] { wait-ui-end }
       *[none] nicht abgestimmt
    }
wait-settled = **{ WORD($game, "name") }**: **{ $name }** { $silent ->
        [yes] hat sehr lange nicht geantwortet.
       *[no] hat nicht rechtzeitig gespielt.
    } { $how } { $link }
wait-settled-back = { $name } hat doch noch gespielt.
wait-settled-there = { $name } ist wieder da.
wait-settled-left = { $name } hat die Partie verlassen.
wait-settled-taken = Für { $name } spielt jetzt jemand anderes.
wait-settled-over = Die Partie ist zu Ende.
wait-settled-past = Dieser Zug ist vorbei.
wait-settled-undone = Der Zug wurde zurückgenommen.
wait-taken = Der Platz gehört jetzt dir: Ab hier spielst du.
wait-taken-away = Der Platz gehört jetzt dir: Du spielst, bis { $name } wieder da ist. Angekündigt ist { $time } ({ $left }).
wait-covered = Bis zur Rückkehr spielt auf diesem Platz ein Computer.
wait-back-again = Willkommen zurück: Du spielst wieder selbst.
wait-agreed = Du bist einverstanden. Es gilt, sobald alle zugestimmt haben.
# $pace: wie wait-pace-none, wait-pace-soft und wait-pace-hard es sagen
wait-agreed-all = Jetzt haben alle zugestimmt. Ab jetzt: { $pace }.
wait-agreed-end = Alle haben zugestimmt. Die Partie ist beendet und zählt nicht.
wait-declined = Es bleibt, wie es ist.
wait-muted = An diesen Zug erinnere ich dich nicht mehr.
wait-error-date = „{ $text }“ kann ich nicht als Tag lesen. Schreib ein Datum wie 2026-12-24 oder 24.12., einen Tag wie morgen oder Freitag oder eine Dauer wie 10 Tage. Hinter einen Tag kannst du eine Uhrzeit wie 18:00 schreiben.
wait-error-hour = „{ $text }“ kann ich nicht als Uhrzeit lesen. Schreib eine Uhrzeit wie 18:00 oder aus.

## /turns

wait-cmd-turns = Die Partien, die auf dich warten, und die, in denen du wartest
wait-turns-mine =
    { $count ->
        [one] ### In 1 Partie bist du am Zug
       *[other] ### In { $count } Partien bist du am Zug
    }
wait-turns-others =
    { $count ->
        [one] ### In 1 Partie wartest du auf andere
       *[other] ### In { $count } Partien wartest du auf andere
    }
wait-turns-lent =
    { $count ->
        [one] ### Jemand spielt deinen Platz in 1 Partie
       *[other] ### Andere spielen deinen Platz in { $count } Partien
    }
# $name: who plays it
wait-turns-lent-line = **{ WORD($game, "name") }** in { $place } · { $name } spielt für dich · { $link }
wait-turns-lent-first = Der Knopf ist für die erste davon.
wait-turns-votes =
    { $count ->
        [one] ### In 1 Partie musst du entscheiden
       *[other] ### In { $count } Partien musst du entscheiden
    }
wait-turns-vote = **{ WORD($game, "name") }** in { $place } · über { $name } · entschieden ist es spätestens { $left } · { $link }
wait-turns-vote-again = **{ WORD($game, "name") }** in { $place } · wieder über { $name } · die Partie { $waited ->
        [1] hat noch einmal gewartet
       *[other] hat noch { $waited }-mal gewartet
    } · entschieden ist es spätestens { $left } · { $link }
# A proposal that the reader may answer by the buttons below
wait-turns-proposed = **Vorschlag** von { $actor } für **{ WORD($game, "name") }** in { $place }: { $pace }. Es gilt, sobald alle zugestimmt haben, die mitspielen.
wait-turns-proposed-end = **Vorschlag** von { $actor }: **{ WORD($game, "name") }** in { $place } ohne Ergebnis beenden. Eine Ablehnung genügt, und die Partie geht weiter.
wait-turns-proposed-back = **Frage** von { $actor } in **{ WORD($game, "name") }** in { $place }: zurück zur Stellung vor { $steps ->
        [0] dem eigenen letzten Zug
        [1] dem eigenen letzten Schritt
       *[other] den eigenen letzten { $steps } Schritten
    }? { $count ->
        [one] 1 Schritt würde zurückgenommen.
       *[other] { $count } Schritte würden zurückgenommen.
    } Eine Ablehnung genügt.
wait-turns-none = Keine Partie wartet auf dich.
wait-turns-free = Du spielst gerade in keiner Partie mit anderen.
wait-turns-alone = **{ WORD($game, "name") }**, allein · ohne einen Zug endet die Partie am { $time } ({ $left }) ohne Ergebnis
wait-turns-ended = Deine Partie **{ WORD($game, "name") }** in { $place } endete am { $time } ({ $left }) ohne dich, weil du nicht mehr gespielt hast · { $link }
wait-turns-unplayed = Deine Partie **{ WORD($game, "name") }** in { $place } endete am { $time } ({ $left }) ohne Ergebnis, weil niemand mehr gespielt hat · { $link }
wait-turns-result = Deine Partie **{ WORD($game, "name") }** in { $place } endete am { $time } ({ $left }). Das Ergebnis kann ich dort noch nicht posten, oder nur in Worten · { $link }
wait-turns-lost = Deine Partie **{ WORD($game, "name") }** endete am { $time } ({ $left }) ohne Ergebnis, weil sie sehr lange für niemanden erreichbar war. Sie zählt für niemanden.
wait-turns-line = **{ WORD($game, "name") }** in { $place } · dein Zug begann { $since } · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** in { $place } · dein Zug begann { $since } · Zeit: bis { $time } ({ $left }) · { $link }
wait-turns-line-decides = **{ WORD($game, "name") }** in { $place } · dein Zug begann { $since } · ab { $time } ({ $left }) { $voters ->
        [named] entscheidet { $other }
        [1] entscheidet das andere Mitglied
       *[other] entscheiden die anderen
    }, wie es weitergeht · { $link }
wait-turns-line-alone = **{ WORD($game, "name") }** in { $place } · dein Zug begann { $since } · ohne einen Zug endet die Partie am { $time } ({ $left }) ohne Ergebnis · { $link }
wait-turns-line-undecided = **{ WORD($game, "name") }** in { $place } · dein Zug begann { $since } · ohne einen Zug bis { $time } ({ $left }) { $then ->
        [computer] spielt ein Computer weiter
       *[off] endet die Partie ohne Ergebnis
    } · { $link }
wait-turns-line-asked = **{ WORD($game, "name") }** in { $place } · dein Zug begann { $since } · du hast nicht gespielt, also entscheiden die anderen bis { $time } ({ $left }), wie es weitergeht. Spielst du vorher, geht die Partie mit dir weiter · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** in { $place } · ihren Kanal gibt es nicht mehr, also stehen die Uhren. Nutze `/move` in einem anderen Kanal
wait-turns-other = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · Zeit: bis { $time } ({ $left }) · { $link }
wait-turns-other-voted = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · du hast abgestimmt: entschieden spätestens am { $time } ({ $left }) · { $link }
wait-turns-other-undecided = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · ohne einen Zug bis { $time } ({ $left }) { $then ->
        [computer] spielt ein Computer weiter
       *[off] endet die Partie ohne Ergebnis
    } · { $link }
wait-turns-other-decides = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · { $timed ->
        [1] Zeit: bis { $time } ({ $left }), dann
       *[0] ab { $time } ({ $left })
    }{" "}{ $voters ->
        [1] entscheidest du
       *[other] entscheidest du mit den anderen
    }, ob die Partie weiter wartet · { $link }
# $how: where the reader can move: "button": below, "turns": in /turns, "server": in the server $guild, "there": in a server whose name is not known, "none": it is not their turn
# $why: as error-bot-permission says it, or unknown
wait-turns-behind =
    { $why ->
        [unknown] Discord lässt mich das neueste Brett dort noch nicht zeigen, oder nur in Worten.
       *[other] { $words ->
            [1] Das neueste Brett steht dort nur in Worten.
           *[0] Ich kann das neueste Brett dort noch nicht posten, oder nur in Worten.
        } { $why }
    }{ $how ->
        [button] {" "}Spielen kannst du unten.
        [turns] {" "}Spiel über `/turns`.
        [server] {" "}Spiel mit `/turns` auf **{ $guild }**.
        [there] {" "}Spiel mit `/turns` auf dem Server der Partie.
       *[none] {""}
    }
# Where the newest board is shown, but the next one cannot be. $why: as error-bot-permission says it
wait-next-board = Das nächste Brett kann ich noch nicht posten. { $why }
# Unterscheidet zwei Partien, die sonst gleich hießen. $what: ein Kanal oder ein Spiel · $names: die Mitspielenden
wait-with =
    { $count ->
        [0] { $what } (allein)
       *[other] { $what } mit { $names }
    }
# Der letzte dieser Namen, nach „mit“: wie viele noch
wait-with-others =
    { $count ->
        [one] 1 weiteren Mitglied
       *[other] { $count } weiteren Mitgliedern
    }
# After the line of a match on which the reader has a private note
wait-turns-noted = mit Notiz von dir
wait-turns-more = … und { $count ->
        [one] { $count } weitere Partie
       *[other] { $count } weitere Partien
    }

## /reminders

wait-cmd-reminders = Wie und wann ich dich an deine Züge erinnere
wait-opt-rhythm = Wie oft
wait-opt-where = Wo
wait-opt-quiet = Stunden ohne Erinnerung, etwa 22:00-7:00, oder aus
wait-opt-zone = Deine Zeitzone für Ruhezeiten, Urlaub und Serien: eine Stadt oder UTC+2
wait-opt-next = Ob ich dir sage, wenn du als Nächstes dran bist
wait-opt-digest = Eine Uhrzeit für eine Nachricht am Tag über alle Partien, etwa 18:00, oder aus
wait-opt-challenges = Ob andere dich zu einer Partie herausfordern dürfen
wait-opt-evenings = Ob ich dir abends schreibe, wenn du kein Brett des Tages gespielt hast
wait-opt-forced = Ob ein Zug, in dem nur eines erlaubt ist, sofort für dich gespielt wird, wenn er nichts Neues zeigt
wait-choice-rhythm-off = Nie
wait-choice-rhythm-once = Einmal je Zug
wait-choice-rhythm-ladder = Dreimal: zur Hälfte, im letzten Viertel, in der letzten Stunde
wait-choice-where-channel = Im Kanal der Partie
wait-choice-where-dm = Als Direktnachricht
wait-reminders =
    ### So erinnere ich dich
    { $rhythm ->
        [digest] Eine Direktnachricht am Tag um { $hour } nennt alle Partien, die auf dich warten.
        [off] Ich erinnere dich nicht an deine Züge.
        [ladder] Bis zu drei Erinnerungen je Zug: zur Hälfte der Zeit, im letzten Viertel, in der letzten Stunde. Beschließen die anderen zu warten, beginnen sie von vorn.
       *[once] Eine Erinnerung je Zug: zur Hälfte der Zeit oder, wenn sie unbegrenzt ist, nach einem Tag. Beschließen die anderen zu warten, kommt noch eine.
    }
    { $where ->
        [dm] Sie kommen als Direktnachricht.
        [closed] Sie kommen im Kanal, weil du keine Direktnachrichten von mir annimmst. Erlaube sie in deinen Privatsphäre-Einstellungen und wähl es dann noch einmal.
       *[channel] Sie kommen im Kanal der Partie, oder per Direktnachricht, wenn sie dort gespielt wird.
    }
wait-reminders-quiet =
    { $missed ->
        [none] Ruhe von { $from } bis { $to }.
       *[hour] Ruhe von { $from } bis { $to }. Die tägliche Nachricht kommt darum um { $to }, nicht um { $missed }.
    }
wait-reminders-quiet-always =
    ### So erinnere ich dich
    Ruhe den ganzen Tag: Es kommt keine Erinnerung.
wait-reminders-zone = Deine Zeitzone: { $zone }. Bei dir ist es { $time }.
wait-reminders-next =
    { $next ->
        [yes] Ich sage dir, wenn du als Nächstes dran bist.
       *[no] Ich sage dir nicht, wenn du als Nächstes dran bist.
    }
wait-reminders-challenges =
    { $challenges ->
        [no] Niemand darf dich herausfordern.
       *[yes] Andere dürfen dich herausfordern.
    }
wait-reminders-forced = Ist dir nur ein Zug erlaubt, der nichts Neues zeigt, wird er sofort für dich gespielt.
wait-reminders-evenings =
    { $where ->
       *[dm] Abends erinnere ich dich per Direktnachricht an das Brett des Tages, wenn du noch nicht gespielt hast.
        [closed] Abends kommt keine Erinnerung an das Brett des Tages, weil du keine Direktnachrichten von mir annimmst. Erlaube sie in deinen Privatsphäre-Einstellungen und schalt die Erinnerung dann wieder ein.
    }

# Zeilen eines Menüs. $value: wie gewählt; other: selbst schreiben
wait-set-rhythm = Wie oft: { $value ->
        [off] nie
        [ladder] bis zu dreimal
       *[once] einmal je Zug
    }
wait-set-where = Wo: { $value ->
        [dm] als Direktnachricht
       *[channel] im Kanal
    }
wait-set-quiet = { $value ->
        [off] Ruhezeit: keine
        [other] Andere Ruhezeit …
       *[hours] Ruhezeit: { $value }
    }
wait-set-quiet-label = Ruhezeit
wait-set-zone = { $value ->
        [other] Eine andere Zeitzone …
       *[zone] Zeitzone: { $value }
    }
wait-set-digest = { $value ->
        [off] Eine Nachricht am Tag: nein
        [other] Eine andere Uhrzeit für eine Nachricht am Tag …
       *[hour] Eine Nachricht am Tag: um { $value }
    }
wait-set-digest-label = Uhrzeit der täglichen Nachricht
wait-set-zone-label = Zeitzone
wait-set-next = Melden, wenn ich als Nächstes dran bin: { $value ->
        [yes] ja
       *[no] nein
    }
wait-set-challenges = Herausforderungen: { $value ->
        [yes] ja
       *[no] nein
    }
wait-set-evenings = Abends an das Brett des Tages erinnern: { $value ->
        [yes] ja
       *[no] nein
    }
wait-set-forced = Einzigen Zug sofort spielen: { $value ->
        [yes] ja
       *[no] nein
    }

## Urlaub, Plätze, Bedenkzeit, ein anderer Kanal

wait-cmd-away = Wenn du nicht spielen kannst
wait-cmd-away-until = Bis zu einem Tag weg sein: Deine Uhren stehen, oder jemand darf einspringen
wait-opt-until = Der letzte Tag, wie 2026-12-24, 24.12., morgen oder Freitag, oder eine Zahl von Tagen
wait-away-title = Weg sein
wait-away-label = Weg bis
wait-ui-home = Ich bin zurück
wait-cmd-away-back = Wieder da sein und weiterspielen
wait-away =
    { $day ->
        [none] Du bist bis { $time } weg ({ $left }).
       *[day] Du bist bis einschließlich { $day } weg. Dein Urlaub endet am { $time } ({ $left }).
    }
wait-away-stops = { $count ->
        [one] In 1 Partie steht deine Uhr.
       *[other] In { $count } Partien stehen deine Uhren.
    }
wait-away-offers = { $count ->
        [one] In 1 Partie darf jemand für dich einspringen. Dort steht keine Uhr.
       *[other] In { $count } Partien darf jemand für dich einspringen. Dort steht keine Uhr.
    }
wait-away-nothing = Für deine Partien ändert das nichts.
wait-away-back = Nutze `/away back`, wenn du früher zurück bist.
wait-away-left =
    { $here ->
        [yes] Auf diesem Server
       *[no] Auf { $guild }
    }: { $all ->
        [0] Kein Urlaub hält eine Uhr an.
       *[other] { $stands ->
            [yes] Deine Uhr ist angehalten, höchstens bis { $time }. Tage in 12 Monaten, an denen sie noch angehalten werden kann: { $days } von { $all }.
           *[no] Tage in 12 Monaten, an denen deine Uhr noch angehalten werden kann: { $days } von { $all }.
        }
    }
wait-back =
    { $count ->
        [0] Willkommen zurück.
        [one] Willkommen zurück: In 1 Partie spielst du weiter.
       *[other] Willkommen zurück: In { $count } Partien spielst du weiter.
    }
# Wer einen Urlaub beendet, ohne einen zu haben. $places: wie in wait-error-back-elsewhere
wait-not-away = Du warst nicht im Urlaub, also hat sich nichts geändert.
wait-not-away-lent = Andere spielen deinen Platz: { $places }. `/seat back` in diesem Kanal gibt ihn dir zurück.

wait-cmd-seat = Deinen Platz abgeben, einen freien nehmen, ihn zurückgeben
wait-cmd-seat-offer = Gib deinen Platz in der Partie dieses Kanals ab
wait-opt-to = Wer ihn bekommen soll; ohne Angabe, wer will
wait-opt-good = Für immer, mit den Punkten; sonst springt jemand für dich ein
wait-opt-game = Welches Spiel, wenn hier mehrere Partien offen sind
wait-cmd-seat-keep = Behalte deinen Platz doch
wait-cmd-seat-take = Nimm den freien Platz in der Partie dieses Kanals
wait-cmd-seat-back = Hol deinen Platz zurück oder gib einen zurück, den du für jemanden spielst
wait-offered = Dein Platz wird angeboten. Du spielst weiter, bis ihn jemand nimmt. `/seat keep` nimmt das Angebot zurück.
# Behind which permission I lack
wait-offered-later = Dein Angebot erscheint dort, sobald ich posten kann.
wait-kept = Dein Platz bleibt deiner.
wait-given-back = Der Platz ist wieder bei dem Mitglied, dem er gehört.

wait-cmd-pace = Schlag eine andere Bedenkzeit für die Partie dieses Kanals vor
wait-pace-set = Ab jetzt: { $pace }.
# $banks: a list of names and lengths
wait-banks-left = -# Auf den Zeitkonten, ohne den laufenden Zug: { $banks }.
wait-pace-hint-none = **{ LABEL("wait-ui-pace") }** schlägt den anderen eine Bedenkzeit vor.
wait-pace-hint =
    Zeit: { $pace }. { $sets ->
        [yes] **{ LABEL("wait-ui-pace") }** ändert sie.
       *[no] **{ LABEL("wait-ui-pace") }** schlägt den anderen eine andere vor.
    }
wait-pace-proposed = Du schlägst vor: { $pace }. Es gilt, sobald alle zugestimmt haben, die mitspielen.
# Behind which permission I lack, also to who proposes the end of the match
wait-proposed-later = Bis ich dort posten kann, finden die anderen deinen Vorschlag in `/turns`. Seine Frist beginnt erst, wenn ich ihn gepostet habe.
wait-proposed-waits =
    Auch { $names } { $count ->
        [one] muss
       *[other] müssen
    } zustimmen: Auf diesen Zug wartet die Partie.

wait-ui-pace = Bedenkzeit
wait-form-time = Zeit für jeden Zug
wait-form-bank = Zeitkonto
wait-form-bank-hint = Für längere Züge. Alle haben es einmal, für die ganze Partie.
wait-form-off = Stunden, die nicht zählen
wait-form-off-hint = Jeweils in der eigenen Zeitzone
wait-form-late = Wenn die Zeit um ist
wait-form-holiday = Während jemand weg ist
wait-form-no-limit = Ein Zeitkonto und Stunden, die nicht zählen, brauchen eine Bedenkzeit: Drück noch einmal auf **{ LABEL("wait-ui-pace") }** und wähl oben eine bei **{ wait-form-time }**. Was du sonst gewählt hast, bleibt.

wait-cmd-move = Bring eine deiner Partien in diesen Kanal
wait-opt-match = Welche Partie
wait-choice-match = { $game } in #{ $channel }
wait-choice-match-gone = { $game } in einem gelöschten Kanal
wait-moved = Die Partie geht hier weiter.

wait-rematch-lobby = Du hast einen Platz. Der Tisch fragt die anderen: Es geht los, wenn alle geantwortet haben.

wait-error-no-match = Diese Partie gibt es nicht, oder du darfst sie nicht sehen. Wähl eine aus der Liste bei `/move match:`.
wait-error-no-table = In diesem Kanal ist keine Partie mit anderen offen. `/turns` zeigt, wo deine läuft.
wait-error-back-ended = In diesem Kanal ist keine Partie mit anderen offen. { $ended }
# $places: games with their channels, joined by commas
wait-error-back-elsewhere = In diesem Kanal spielt niemand für dich. Woanders spielen andere deinen Platz: { $places }. **{ wait-ui-back }** in `/turns` gibt ihn dir zurück.
wait-lent-place = **{ WORD($game, "name") }** in { $place }
wait-error-which-game = In diesem Kanal sind mehrere Partien offen ({ $games }). Wähl eine mit der Angabe `game`.
wait-error-bot = Ein Bot kann nicht spielen. Nenn ein Mitglied oder niemanden, dann darf den Platz nehmen, wer will.
