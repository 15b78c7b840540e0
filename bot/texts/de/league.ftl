# Ligen eines Servers. Wie ein Satz geschrieben wird: siehe errors.ftl.

league-cmd = Die Ligen dieses Servers: mitspielen, deine Partien, die Tabelle
league-opt-game = Welches Spiel; ohne Angabe wählst du mit einem Knopf
league-opt-rounds = Für eine neue Liga: Schweizer System mit so vielen Runden; ohne Angabe jeder gegen jeden
league-opt-bank = Für eine neue Liga: zusätzliche Zeit für längere Züge, für alle einmal je Partie
league-opt-off = Für eine neue Liga: Stunden, die nicht zählen, in der eigenen Zeitzone
league-opt-mode = Für eine neue Liga, die sofort eröffnet wird: wie ihr Spiel gespielt wird
league-opt-turn = Für eine neue Liga, die sofort eröffnet wird: die Zeit für einen Zug
league-opt-weeks = Für eine neue, sofort eröffnete Liga: wie lange Saison oder Schweizer Runde höchstens dauert
league-opt-pause = Für eine neue Liga, die sofort eröffnet wird: wann die erste Saison beginnt
league-opt-place = Für eine neue Liga, die sofort eröffnet wird: wo ihre Partien gespielt werden
league-ui-open = Liga
league-ui-again = Noch einmal nachsehen
league-ui-join = Mitspielen
league-ui-leave = Austreten
league-ui-leave-end = Nach der Saison austreten
league-ui-leave-now = Sofort austreten
league-ui-stay = Bleiben
league-ui-mine = Meine Partien
league-ui-table = Tabelle
league-ui-text = Als Text
league-ui-picture = Als Bild
league-ui-rules = Regeln der Liga
league-ui-back = Zurück
league-ui-begin = Jetzt beginnen
league-ui-begin-sure = Ja, beginnen
league-ui-begin-early = Mit 3 Mitgliedern beginnen
league-ui-begin-keep = Beim Termin bleiben
league-ui-here = In diesen Kanal holen
league-ui-close = Liga schließen
league-ui-close-sure = Endgültig schließen
# $count: 1 bis 4
league-ui-at-once =
    { $count ->
        [one] 1 Partie gleichzeitig spielen
       *[other] { $count } Partien gleichzeitig spielen
    }
# $division: ihre Nummer
league-ui-division = Division { $division }

## Noch keine Liga, und das Formular

# $manages: 1, wenn man eine eröffnen darf
league-none =
    Dieser Server hat noch keine Liga. { $manages ->
        [1] Wähle, wie eine neue gespielt wird, dann ihr Spiel:
       *[0] Wer den Server verwaltet, eröffnet eine mit `/league`.
    }
league-choose = Welche Liga möchtest du sehen?
league-open-another = Eine Liga in einem anderen Spiel eröffnen:
league-about-swiss = -# Im Schweizer System spielt man so viele Runden, jede gegen ein Mitglied mit etwa gleich vielen Punkten.
league-about-turn = -# Mit einem Zeitkonto darf ein Zug auch 8 Stunden dauern: Was jemand länger braucht, kommt aus dem eigenen Konto.
# Der Titel des Formulars. $game: der Schlüssel eines Spiels
league-form = { WORD($game, "name") }: neue Liga
league-form-start = Wie gespielt wird
league-form-turn = Zeit für einen Zug
league-form-turn-hint = Wer sie ablaufen lässt, verliert die Partie.
league-form-weeks = Wie lange eine Saison höchstens dauert
league-form-round-weeks = Wie lange eine Runde höchstens dauert
league-form-pause = Wann die erste Saison beginnt
league-form-pause-hint = Bis dahin melden sich Mitglieder an. Zwischen zwei Saisons dauert es ebenso lange.
league-form-place = Wo die Partien gespielt werden
league-choice-threads = Jede Partie in einem eigenen Thread
league-choice-channel = Eine nach der anderen in diesem Kanal
league-choice-round-robin = Jeder gegen jeden
# $count: Runden
league-choice-swiss = Schweizer System: { $count } Runden
league-choice-no-bank = Kein Zeitkonto
# $bank: eine Dauer
league-choice-bank = Zeitkonto: je { $bank }
league-choice-off =
    { $off ->
        [weekends] Wochenenden zählen nicht
        [nights] Nächte (22:00 bis 7:00 Uhr) zählen nicht
        [both] Wochenenden und Nächte (22:00 bis 7:00 Uhr) zählen nicht
       *[none] Alle Stunden zählen
    }
league-choice-weeks =
    { $count ->
        [one] 1 Woche
       *[other] { $count } Wochen
    }
league-choice-pause =
    { $count ->
        [one] In 1 Tag
       *[other] In { $count } Tagen
    }

## Was eine Liga ist, und wie es steht

# $game: der Schlüssel eines Spiels · $mode: wie gespielt wird
league-title = ### { WORD($game, "name") }: Liga, Saison { $season }
league-mode = -# { $mode }
# $time, $left: Zeitangaben von Discord · $count: wie viele mitspielen
league-state-open =
    Die Saison beginnt { $left } ({ $time }). { $count ->
        [0] Noch spielt niemand mit.
        [one] 1 Mitglied spielt mit.
       *[other] { $count } Mitglieder spielen mit.
    }
league-state-begins = { $count } Mitglieder spielen mit. Beginn der Saison: { $left }.
# $missing: wie viele Mitglieder fehlen
league-state-waits =
    { $count ->
        [0] Noch spielt niemand mit.
        [one] 1 Mitglied spielt mit.
       *[other] { $count } Mitglieder spielen mit.
    } Die Saison beginnt, sobald { $missing ->
        [one] noch eines mitspielt.
       *[other] noch { $missing } mitspielen.
    }
# $finished von $matches Partien sind gespielt
league-state-playing = { $finished } von { $matches } Partien sind gespielt. Die Saison endet spätestens { $left } ({ $time }).
# Im Schweizer System. $time, $left: wann die Runde endet · $end: wann die Saison endet
league-state-round = Runde { $round } von { $rounds }: Sie endet spätestens { $left } ({ $time }), die Saison am { $end }. Solange eine Partie keinen Platz hat, enden beide später.
league-state-done = Alle Runden der Division { $division } sind vorbei. Die Saison endet spätestens { $left } ({ $time }).
league-state-closed = Diese Liga ist geschlossen.
league-joined = Dabei: { $names }
league-joined-next = In der nächsten Saison: { $names }
# Über der Tabelle, wenn eine Saison gerade begonnen hat. $names: Erwähnungen
league-begun = Die Saison hat begonnen: { $names }. Eure ersten Partien sind eröffnet.
# Eine spätere Runde im Schweizer System oder Serie eines Pokals. $names, $name: Erwähnungen · $table: 1, wenn mehr als zwei spielen
league-open-title = **{ WORD($game, "name") } · Division { $division } · Runde { $round } von { $rounds }**
league-open-waits =
    { $names }: Deine Partie ist eröffnet, und { $table ->
        [1] jemand anderes beginnt
       *[0] die andere Seite beginnt
    }.
league-open-bye = { $name }: Du hast in dieser Runde spielfrei. Das zählt als Sieg.
# $division, $place, $count: wie viele in der Division spielen
league-own-place = Du bist auf Platz **{ $place } von { $count }** der Division { $division }.
# $best, $worst: Plätze · $span: wie viele Plätze dazwischen liegen
league-own-possible =
    { $span ->
        [0] Es wird Platz { $best }
        [1] Es wird Platz { $best } oder { $worst }
       *[other] Möglich ist noch alles von Platz { $best } bis { $worst }
    }{ $sure ->
        [1] { $span ->
            [0] , egal was passiert
            [1] , egal was passiert
           *[other] { "" }
        }
       *[0] , falls niemand geht
    }.
# Im Schweizer System, vor der letzten Runde
league-own-within =
    { $span ->
        [0] Es wird Platz { $best }
       *[other] Es wird Platz { $best } bis { $worst }
    }{ $sure ->
        [1] , gegen wen du auch spielst
       *[0] , falls niemand geht
    }.
league-own-now = Du spielst gegen **{ $name }** in { $place }.
league-own-joined = Du bist dabei und spielst in der nächsten Saison.
league-own-leaves = Nach dieser Saison verlässt du die Liga.
league-own-left = Du hast diese Saison verlassen.
league-own-none = Du bist nicht dabei.

## Die Regeln, bevor jemand mitspielt

league-rules-title = **Die Regeln dieser Liga**
# $length: Tage
league-rules =
    - In einer Saison spielt in jeder Division jedes Mitglied einmal gegen jedes andere. Eine Division hat 5 bis 8 Mitglieder mit ähnlicher Wertung; 9 sind eine Division. Es geht ab 3 Mitgliedern los, die dann eine kleine Division sind.
    - Ein Sieg bringt 1 Punkt, ein Unentschieden ½. Bei gleichen Punkten zählen die Partien untereinander, dann die Punkte der Geschlagenen, dann die Siege.
    - Partien eröffnen sich von selbst, bis zu 4 gleichzeitig, wie du es einstellst. { $threads ->
        [1] Jede hat ihren eigenen Thread.
       *[0] Gespielt wird hier, eine nach der anderen.
    }
    - Ein Zug darf { $turn } dauern. **Wer die Zeit ablaufen lässt, verliert die Partie.** Urlaub (`/away`) hält die Uhr an.
    - Eine Saison endet, wenn alles gespielt ist, spätestens nach { $weeks }; solange es für Partien keinen Platz gibt, dauert sie länger, höchstens doppelt so lang. Was dann nicht zu Ende ist, ist ein Unentschieden. Die nächste Saison folgt { $pause } später.
    - Ist von zweien jemand blockiert, wenn die Saison beginnt, spielen sie nicht: Sind die anderen Partien vorbei, ist es ein Unentschieden. Wer erst später blockiert, ändert nichts.
    - Wer geht (auch vom Server), bevor die Hälfte der eigenen Partien gespielt ist, wird gestrichen, und keine davon zählt. Wer später geht, verliert die übrigen.
    - Die Besten einer Division steigen auf, die Letzten ab. Wer in der Hälfte der Partien die Zeit ablaufen lässt, ist nach der Saison nicht mehr in der Liga, kann sich aber wieder anmelden.
    - Keine Tipps, niemand darf dich vertreten, und niemand kann eine Partie durch Absprache beenden. Wertungen zählen wie sonst.
# $rounds, $full: Zahlen · $turn, $pause: Dauern · $weeks: eine Zahl von Wochen
league-rules-swiss =
    - Eine Saison hat { $rounds } Runden im Schweizer System: In jeder spielst du gegen ein Mitglied mit etwa gleich vielen Punkten, und gegen niemanden zweimal. Eine Division hat 10 bis 20 Mitglieder. Es geht ab 3 Mitgliedern los; mit weniger als { $full } in einer Division gibt es weniger Runden.
    - Ein Sieg bringt 1 Punkt, ein Unentschieden ½. Bei gleichen Punkten zählen die Punkte aller, gegen die man gespielt hat (Buchholz), dann die der Geschlagenen.
    - Du beginnst die Hälfte deiner Partien oder eine mehr oder weniger, nie drei hintereinander und nie keine von dreien; innerhalb davon gehen etwa gleiche Punkte vor. Bei ungerader Zahl hat in jeder Runde ein Mitglied keinen Gegner: Dieses Freilos zählt als Sieg, und niemand hat zwei.
    - Alle Partien einer Runde werden zugleich eröffnet, jede in einem eigenen Thread. Die nächste Runde folgt, wenn sie vorbei sind, spätestens nach { $weeks }. Was dann nicht zu Ende ist, ist ein Unentschieden. Solange eine Partie keinen Platz hat, dauert ihre Runde länger; keine Saison dauert mehr als { $longest }. Zwei, von denen jemand blockiert ist, wenn die Saison beginnt, werden nur gepaart, wenn nichts anderes übrig ist: Dann gibt es keine Partie, und es ist ein Unentschieden. Wer erst später blockiert, ändert nichts.
    - Ein Zug darf { $turn } dauern. **Wer die Zeit ablaufen lässt, verliert die Partie.** Urlaub (`/away`) hält die Uhr an, aber keine Runde wartet darauf. Die nächste Saison folgt { $pause } später.
    - Wer geht (auch vom Server), verliert die offene Partie und spielt keine weitere Runde. Was gespielt ist, zählt, auch für den Endplatz. Lässt sich so keine weitere Runde bilden, endet die Saison früher.
    - Die Besten einer Division steigen auf, die Letzten ab. Wer in der Hälfte der Partien die Zeit ablaufen lässt, ist nach der Saison nicht mehr in der Liga, kann sich aber wieder anmelden.
    - Keine Tipps, niemand darf dich vertreten, und niemand kann eine Partie durch Absprache beenden. Wertungen zählen wie sonst.
# Weitere Zeilen der Regeln. $bank: eine Dauer
league-rules-bank = - Zeitkonto: Für längere Züge haben alle je { $bank } mehr, einmal für die ganze Partie. Die Zeit läuft erst ab, wenn das Konto leer ist.
league-rules-away = - Wer im Urlaub ist, wenn die Zeit einer Saison, Runde, Serie oder eines Bretts endet, verliert die Partien, die noch nicht eröffnet sind, und die mit eigenem Zug, außer beide sind im Urlaub. Eine Serie ist damit ganz verloren.
league-rules-off =
    - { $off ->
        [weekends] Wochenenden
        [nights] Nächte (22:00 bis 7:00 Uhr)
       *[both] Wochenenden und Nächte (22:00 bis 7:00 Uhr)
    } zählen für einen Zug nicht, in der eigenen Zeitzone: `/reminders` zeigt und ändert deine. Für das Ende einer Saison, Runde, Serie, Gruppe oder eines Bretts zählen alle Stunden.
# In der Nachricht, unter der man sich anmeldet
league-rules-short = In jeder Division spielt jedes Mitglied einmal gegen jedes andere. Ein Zug darf { $turn } dauern: **Wer die Zeit ablaufen lässt, verliert die Partie.** Die Saison endet spätestens nach { $weeks }; was dann nicht zu Ende ist, ist ein Unentschieden.
# Einer Liga in einem Kanal. $count: wie viele Mitglieder rechtzeitig alle Partien spielen können
league-fits =
    { $count ->
        [0] Hier wird eine Partie nach der anderen gespielt: { $weeks } reichen dafür auch mit 3 Mitgliedern nicht, wenn jede Partie zwei Züge zu { $turn } dauert. Schließe diese Liga und wähle Threads, eine längere Saison oder kürzere Züge.
       *[other] Hier wird eine Partie nach der anderen gespielt. Dauert jede zwei Züge zu { $turn }, reicht die Zeit ({ $weeks }) für { $count } Mitglieder. Für mehr schließe diese Liga und wähle Threads, eine längere Saison oder kürzere Züge.
    }
league-rules-short-swiss = { $rounds } Runden, jede gegen ein Mitglied mit etwa gleich vielen Punkten. Ein Zug darf { $turn } dauern: **Wer die Zeit ablaufen lässt, verliert die Partie.** Eine Runde endet spätestens nach { $weeks }; was dann nicht zu Ende ist, ist ein Unentschieden.
league-plan-swiss =
    Mit { $count } Mitgliedern: { $same ->
        [1] { $few }
       *[0] { $few } bis { $most }
    } Runden.

## Was Mitglieder erfahren

league-said-joined = Du bist dabei. Du spielst { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } gleichzeitig: Unten änderst du das.
league-said-joined-swiss = Du bist dabei. In jeder Runde spielst du eine Partie.
league-said-left = Du hast die Liga verlassen.
league-said-leaves = Du spielst diese Saison zu Ende und verlässt dann die Liga.
league-said-left-now = Du hast die Saison verlassen. Deine offenen Partien sind vorbei.
league-leave-sure =
    Möchtest du die Liga verlassen?
    { "**" }{ league-ui-leave-end }**: Du spielst bis zu ihrem Ende weiter. **{ league-ui-leave-now }**: Du verlierst die Partien, die nicht zu Ende sind. Bevor die Hälfte deiner Partien gespielt ist, werden alle gestrichen, auch die gespielten.
league-leave-sure-swiss =
    Möchtest du die Liga verlassen?
    { "**" }{ league-ui-leave-end }**: Du spielst sie bis zu ihrem Ende. **{ league-ui-leave-now }**: Du verlierst deine offene Partie und spielst keine weitere Runde. Was du gespielt hast, zählt.
league-said-at-once =
    { $count ->
        [one] Ab jetzt ist 1 deiner Partien gleichzeitig offen.
       *[other] Ab jetzt sind { $count } deiner Partien gleichzeitig offen.
    }
league-said-opened = Die Liga ist eröffnet. Unter ihrer Nachricht hier können alle mitspielen.
# $time, $left: wann es sonst beginnen würde · $names: wer angemeldet ist · $count: wie viele
league-begin-sure = Soll die Saison jetzt beginnen statt { $left } ({ $time }), mit diesen { $count } Mitgliedern: { $names }? Das lässt sich nicht zurücknehmen: Divisionen und Gegner stehen dann fest, und wer später dazukommt, spielt erst in der nächsten Saison.
league-begin-few =
    { $count ->
        [0] Noch ist niemand angemeldet,
        [one] Erst 1 Mitglied ist angemeldet,
       *[other] Erst { $count } Mitglieder sind angemeldet,
    } und eine Saison braucht 3. **{ league-ui-begin-early }**: Sie wartet nicht mehr bis { $time } ({ $left }), sondern beginnt, sobald es 3 sind.
league-said-begins-early = Die Saison beginnt, sobald 3 Mitglieder angemeldet sind.
league-said-here = Die Liga ist jetzt in diesem Kanal.
league-close-sure = Diese Liga endgültig schließen? Ihre offenen Partien gehen weiter, zählen hier aber nicht mehr.
league-said-closed = Die Liga ist geschlossen.

## Die Tabelle

league-table-title = Division { $division } · Saison { $season } · { $finished } von { $matches } Partien gespielt
league-table-short = Division { $division }
league-table-season = Saison { $season }
# Im Schweizer System
league-table-title-swiss = Division { $division } · Saison { $season } · Runde { $round } von { $rounds } · { $finished } von { $matches } Partien gespielt
league-table-round = Runde { $round } / { $rounds }
league-round = Runde { $round } von { $rounds }
# $name: wer in der Runde keinen Gegner hat
league-round-bye = Runde { $round } von { $rounds } · **{ $name }** hat ein Freilos, das als Sieg zählt
# $points: etwa 4½ · $won, $drawn, $lost: Zahlen von Partien
league-row = { $place }\. **{ $name }** · { $points } · { $note }
league-alt-row = { $place }. { $name }: { $points }, { $note }
league-points =
    { $halves ->
        [0] 0 Punkte
        [2] 1 Punkt
       *[other] { $points } Punkte
    }
league-note = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
league-note-left = nicht mehr dabei
# $best, $worst: Plätze
league-note-range = Platz { $best } bis { $worst } möglich
league-note-place =
    { $sure ->
        [1] sicher Platz { $best }
       *[0] Platz { $best }, falls niemand geht
    }
# Im Schweizer System, vor der letzten Runde
league-note-within =
    { $sure ->
        [1] wird Platz { $best } bis { $worst }
       *[0] Platz { $best } bis { $worst }, falls niemand geht
    }
# $points: etwa 4½
league-note-buchholz = Buchholz { $points }
league-note-up = steigt auf
league-note-down = steigt ab
league-legend = Dreiecke zeigen, wer auf- oder absteigen würde.
# Am Ende einer Saison. $name: wer die Division gewonnen hat
league-won = **{ $name }** hat die Division { $division } gewonnen.
league-won-none = In Division { $division } wurde keine Partie gespielt, also hat sie niemand gewonnen.
league-won-shared = { $names } teilen sich den ersten Platz der Division { $division }.
# Wer während einer Saison gegangen ist, über ihrer Tabelle. $names, $count: wer
league-left =
    { $count ->
        [one] { $names } hat die Saison verlassen.
       *[other] { $names } haben die Saison verlassen.
    }
# Einmal in der Nachricht, unter der man sich zur nächsten Saison anmeldet. $season: die davor · $names, $count: Erwähnungen
league-ended =
    { $count ->
        [one] Saison { $season } ist vorbei. Gewonnen hat { $names }.
       *[other] Saison { $season } ist vorbei. Gewonnen haben { $names }.
    }
league-ended-none = Saison { $season } ist vorbei. Keine Partie wurde gespielt, also hat sie niemand gewonnen.
league-ended-up =
    { $count ->
        [one] { $names } steigt eine Division auf.
       *[other] { $names } steigen eine Division auf.
    }

## Die Partien eines Mitglieds

league-mine-title = **Deine Partien in Saison { $season }**
league-mine-none = In dieser Saison hast du keine Partien.
# $place: der Kanal oder Thread · $name: gegen wen
league-mine-open = - { $place } gegen **{ $name }**
# $open: die Zeile darüber · $whose: own, other · $timed: yes, no
league-mine-turn =
    { $open } · { $whose ->
        [own] **du bist am Zug**
       *[other] { $name } ist am Zug
    }{ $timed ->
        [yes] { " " }· Zeit: bis { $time } ({ $left })
       *[no] {""}
    }
# $how: won, drawn, lost
league-mine-over =
    - { $how ->
        [won] Gewonnen
        [drawn] Unentschieden
       *[lost] Verloren
    } gegen **{ $name }**
league-mine-next = - Kommt noch: { $names }
league-mine-bye = - Freilos in Runde { $round }: Es zählt als Sieg
# $round: die nächste
league-mine-round = - Runde { $round } folgt, wenn alle Partien dieser Runde vorbei sind
league-mine-done = - Alle Runden deiner Division sind vorbei

## Partien

# Der Name eines Threads. $first, $second: Namen
league-thread = { $first } – { $second } · { WORD($game, "name") } { $season }.{ $division }.{ $number }
league-board = Liga, Saison { $season } · Division { $division }, Runde { $round }
# $name: wer die Partie verliert
league-ended-away = Diese Partie { $game } endet ohne Ergebnis, weil ihre Zeit vorbei ist. { $name } ist am Zug, aber im Urlaub, und verliert sie deshalb im Wettbewerb.
# $name: wer den Punkt bekommt
league-counts =
    { $drawn ->
        [1] In der Liga bekommen beide einen halben Punkt.
       *[0] In der Liga bekommt { $name } den Punkt.
    }
# In /turns, nach dem Kanal
league-turn = { $place } · Liga

## Absagen

league-error-gone = Diese Liga gibt es nicht mehr. `/league` zeigt, welche es gibt.
league-error-closed = Diese Liga ist geschlossen. `/league` zeigt, welche es gibt.
league-error-open = Dieser Server hat schon eine Liga in { WORD($game, "name") }. `/league` zeigt sie.
league-error-not-in = Du bist nicht in dieser Liga. Drück zuerst auf **{ LABEL("league-ui-join") }**.
league-error-begun = Die Saison wird schon gespielt. Die nächste beginnt von selbst.
league-error-fixed = Diese Partie gehört zu einer Liga, deren Regeln niemand ändern kann. Nur wer moderiert, kann sie beenden.
league-error-channel = Eine Liga braucht einen Textkanal. Nutze `/league` in einem Textkanal dieses Servers.
league-error-few = Noch sind nicht genug Mitglieder dabei.
league-error-game = Eine Liga braucht Partien von zweien gegeneinander, und die hat { WORD($game, "name") } nicht.
league-error-no-game = Von welchem Spiel soll die neue Liga sein? Ruf `/league` noch einmal auf und nenn auch `game`.
league-error-option = `{ $option }` kann nicht „{ $text }“ sein. Möglich ist: { $choices }.
# $turn: a length of time
league-error-turn = Ein Zug von { $turn } braucht ein Zeitkonto, damit niemand im Schlaf verliert: Wähle auch `bank`.
league-error-no-option = `{ $option }` lässt sich für das, was du eröffnest, nicht wählen. Lass es weg.
