# Das Brett des Tages: jeden Tag eines, für alle dasselbe. Wie ein Satz geschrieben wird: siehe errors.ftl.

# $game: der Schlüssel eines Spiels
daily-error-over = Der Tag dieses Bretts ist vorbei, und seine Punkte zählen. `{ WORD($game, "command") } daily` öffnet das Brett von heute.
daily-error-not-over = Dein Brett von heute läuft noch. Bring es zu Ende, dann zeig dein Ergebnis.
daily-error-shared = Dein Ergebnis hast du auf diesem Server schon gezeigt. Das geht einmal auf jedem Server, auf dem du gespielt hast.
daily-error-spent = Du hast das Brett von heute schon geöffnet und danach deine Daten löschen lassen. Das nächste kommt um Mitternacht UTC.
daily-error-today = Die Ergebnisse von heute sind bis Mitternacht UTC geheim. Schau morgen nach.

## Serien, und das Par eines Bretts

# $days: mindestens 1
daily-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-streak-all = alle Spiele: { $days }
daily-streak-best = Rekord: { $best }
daily-streak-free = ein Tag darf fehlen
daily-streak-server =
    { $days ->
        [one] dieser Server: 1 Tag in Folge
       *[other] dieser Server: { $days } Tage in Folge
    }
# $par: die Punkte der besten Partie des Computers auf demselben Brett
daily-par =
    Par: { $par ->
        [one] 1 Punkt
       *[other] { $par } Punkte
    }, das Beste vom Computer

## Die Ergebnisse eines Tages, am Tag danach. $date: wie 2026-11-21

daily-table-title =
    ### { WORD($game, "name") }: Brett des Tages vom { $date }
# Zahlen mit Schrägstrich: Markdown würde sonst neu zählen, und gleiche Plätze werden geteilt.
daily-table-row =
    { $rank }\. **{ $name }** · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
daily-table-more =
    { $count ->
        [one] … und 1 weiteres Ergebnis
       *[other] … und { $count } weitere Ergebnisse
    }
daily-table-empty = Auf diesem Server hat es niemand gespielt.
daily-table-none = Du hast an diesem Tag kein Ergebnis.
daily-table-yours =
    Dein Ergebnis: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
# Neben den Tabellen anderer Spiele
daily-table-game = { "**" }{ WORD($game, "name") }**
daily-table-own =
    Dein Platz: **{ $rank } von { $count }**, mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
    }.
daily-results-title = ### Bretter des Tages vom { $date }
# Vor dem, was das Bild des besten Bretts zeigt
daily-best-alt =
    { WORD($game, "name") }: das Brett von { $name }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
daily-how = Von welchem Spiel willst du das beste Brett sehen?
daily-puzzles = Von welchem Spiel willst du das Rätsel des Tages?
# $revealed, $seal: je 64 Buchstaben und Ziffern
daily-proof =
    Zum Spielen braucht niemand diese langen Zahlen. Mit ihnen kann jeder nachprüfen, dass kein Brett an seinem Tag geändert wird. Ein Brett entsteht aus seinem Schlüssel, und das Siegel, das an dem Tag zu sehen war, passt zu keinem anderen. `/verify` prüft dein eigenes Brett, wenn sein Tag vorbei ist.
    { "**" }Schlüssel von gestern**
    `{ $revealed }`
    { "**" }Siegel des Bretts von heute**
    `{ $seal }`

## Das eigene Brett des Tages, und was es einem Kanal zeigt

daily-ui-board =
    { "**" }{ WORD($game, "name") }, Brett des Tages vom { $date }** · { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
daily-ui-goes = Nur für dich, bis der Tag endet, { $left }. `{ WORD($game, "command") } daily` bringt dich zurück.
daily-ui-par = Am Ende siehst du das Par: das Beste, was der Computer auf diesem Brett schafft.
daily-ui-done = Dein Ergebnis zählt. Die Ergebnisse aller kommen { $left }, hinter **{ daily-ui-yesterday }** unter dem nächsten Brett.
daily-ui-done-direct = Dein Ergebnis ist gespeichert. Das nächste Brett kommt am { $time }.
daily-ui-done-share = **{ daily-ui-share }** zeigt diesem Kanal deine Punkte, nicht dein Brett.
daily-ui-done-copy = **{ daily-ui-copy }** gibt dir Zeilen, die du allen schicken kannst: deine Punkte, nicht dein Brett.
daily-ui-share = Ergebnis zeigen
daily-ui-copy = Mein Ergebnis kopieren
# $game: a game’s key
daily-ui-copy-how = Kopier diese Zeilen und schick sie, wem du willst. Auf einem Server, der mich hat, öffnet `{ WORD($game, "command") } daily` dieses Brett noch einmal: Dort zeigt **{ LABEL("daily-ui-share") }** sie einem Kanal.
daily-ui-others = Andere Bretter von heute
daily-ui-yesterday = Ergebnisse von gestern
daily-ui-back = Zurück zum Brett
daily-ui-end = Brett beenden
daily-ui-end-yes = Ja, beenden
daily-ui-end-sure = Willst du das Brett von heute wirklich beenden? Seine Punkte zählen, und es gibt nur eins am Tag.
daily-shared =
    ◆ **{ $name }** · { WORD($game, "name") }, Brett des Tages vom { $date } · **{ $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }** in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }
daily-ui-todays = Brett von heute spielen
daily-ui-how = So ging es
daily-ui-results = Alle Ergebnisse
daily-ui-proof = Bretter nachprüfen
daily-ui-evenings = Abends erinnern
daily-ui-no-evenings = Abends nicht mehr erinnern
daily-evenings = -# Ich schreibe dir um 19:00 ({ $zone }) an Tagen, an denen du kein Brett gespielt hast. `/reminders` ändert deine Zeitzone oder beendet das.
daily-evening = Die Bretter von heute warten auf dich: { $boards }{ $placed ->
        [0] .
       *[other] { " " }in { $place }.
    }{ $days ->
        [0] { "" }
        [one] { " " }Du hast an 1 Tag in Folge gespielt.
       *[other] { " " }Du hast an { $days } Tagen in Folge gespielt.
    }
daily-evening-board = `{ WORD($game, "command") } daily`
