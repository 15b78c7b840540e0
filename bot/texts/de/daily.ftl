# Das Tagesbrett: eines am Tag, für alle dasselbe. Wie ein Satz geschrieben wird: siehe errors.ftl.

# $game: der Schlüssel eines Spiels
daily-error-over = Der Tag dieses Bretts ist vorbei; es zählt so, wie es stand. `{ WORD($game, "command") } daily` öffnet das von heute.
daily-error-not-over = Dein Brett von heute geht noch weiter. Spiel es zu Ende oder schließ es ab; dann kannst du zeigen, was es gebracht hat.
daily-error-shared = Dein Ergebnis steht schon auf diesem Server. Du kannst es auf jedem Server, auf dem du es gespielt hast, einmal zeigen.
daily-error-today = Die Tabelle von heute bleibt geheim, bis der Tag vorbei ist (Mitternacht UTC). Schau morgen nach.
