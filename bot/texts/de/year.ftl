# Die Seite des vergangenen Jahres, die es jeden Januar gibt: im eigenen Profil, und nur dort, bis man sie zeigt. Wie ein Satz geschrieben wird: siehe errors.ftl.

# $year: vier Ziffern
year-ui-open = Mein { $year }
year-error-over = Die Seite eines Jahres zeige ich nur im Januar danach.
year-error-few =
    { $count ->
        [0] Im Jahr { $year } hast du hier keine Partie beendet.
        [one] Im Jahr { $year } hast du hier 1 Partie beendet.
       *[other] Im Jahr { $year } hast du hier { $count } Partien beendet.
    } Ab { $least } Partien mache ich eine Seite des Jahres.
year-next-share = Das siehst nur du. **{ honour-ui-share }** zeigt diesem Kanal das Bild. Was du anderswo getan hast, fehlt darin: Rätsel, und Bretter des Tages von anderen Servern.
year-shared = **{ $name }** zeigt allen das eigene { $year }:

## Im Bild

year-count =
    { $count ->
        [one] Partie
       *[other] Partien
    }
year-won = { $won } von { $contested } gewonnen
year-best = bestes Ergebnis { $score }
year-months = Partien im Monat
year-board = Bestes Brett
year-rival =
    { $count ->
        [one] Dauerduell: 1 Partie
       *[other] Dauerduell: { $count } Partien
    }
year-skill = häufigste Fähigkeit
year-turns = { $count }×
year-streak = Brett des Tages
year-streak-days =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
year-puzzles = Rätsel
year-puzzles-solved = gelöst

## Sein Alternativtext, und die Seite als Text

year-alt = { $name }, { $year } in diesem Server: { $note }
year-alt-months = Partien im Monat: { $months }
year-alt-month = { $month } { $count }
year-alt-board = Bestes Brett: { $game }, { $score } Punkte am { $day }
year-alt-rival =
    Am häufigsten gegen { $name }: { $met ->
        [one] 1 Partie
       *[other] { $met } Partien
    }. Besser platziert: { $won }, schlechter: { $lost }, gleich: { $drawn }
year-alt-skill =
    Häufigste Fähigkeit: { $skill }, in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }
year-alt-streak =
    Brett des Tages, längste Serie: { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
year-alt-puzzles = Gelöste Rätsel: { $count }
