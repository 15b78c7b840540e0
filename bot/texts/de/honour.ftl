# Bestenlisten, Profile, Saisons. Wie ein Satz geschrieben wird: siehe errors.ftl.

honour-number = { $number }

## /leaderboard

honour-cmd-leaderboard = Die Besten dieses Servers: diese Woche, diesen Monat, insgesamt
honour-opt-game = Welches Spiel
honour-opt-board = Was verglichen wird, und mit welchen Einstellungen
honour-opt-period = Diese Woche, dieser Monat, insgesamt; oder früher, etwa 2026-10 oder 2026-W46
honour-opt-season = Die Nummer einer Saison; ohne Angabe die neueste
honour-opt-page = Welche Seite; auf jeder stehen zehn Leute
honour-opt-text = Als Text statt als Bild

# $settings: Modus und Einstellungen, in den Worten des Spiels
honour-board =
    { $measure ->
        [rating] Wertung
        [wins] Siege
        [level] Höchste Stufe
       *[points] Bestes Ergebnis
    } · { $settings }
# $level: die Stufe des stärksten Computerspielers jeder Partie: easy, normal oder hard
honour-board-against = Siege · { honour-against-computers }
honour-against-computers =
    { $level ->
        [easy] gegen leichte Computerspieler
        [hard] gegen schwere Computerspieler
       *[normal] gegen normale Computerspieler
    }
honour-board-predictions = Vorhersagen
# $board: der Name der Liste für Partien ohne Computerspieler
honour-board-beside = { $board } · mit Computerspielern
honour-board-letters = Direktnachrichten · { $board }
# $seasons: wie viele es gibt
honour-period-all =
    { $seasons ->
        [1] Insgesamt
       *[other] Ganze Saison
    }
honour-period-week = Diese Woche
honour-period-month = Dieser Monat
honour-period-last-week = Letzte Woche
honour-period-last-month = Letzter Monat
honour-period-past-week = Woche { $week } von { $year }
honour-season = Saison { $number }
honour-season-now = Saison { $number }, läuft
honour-title =
    ### { $game }
    { $board }
    { $period }{ $seasons ->
        [1] { "" }
       *[other] {" "}· Saison { $season }
    }
# Was klein neben einem Wert steht. $total: was der Tisch zusammen erreicht hat; 0: kein Tisch · $own: yes: die eigenen
# Züge; no: die aller
honour-note =
    { $measure ->
        [rating] { $played ->
            [one] 1 Partie
           *[other] { $played } Partien
        }
        [wins] von { $played ->
            [one] 1 Partie
           *[other] { $played } Partien
        }
        [predictions] mit { $played ->
            [one] 1 Vorhersage
           *[other] { $played } Vorhersagen
        }
       *[other] { $total ->
            [0] { "" }
           *[other] von { $total } ·{" "}
        }{ $own ->
            [yes] { $turns ->
                [one] 1 Zug
               *[other] { $turns } Züge
            }
           *[no] Partie mit { $turns ->
                [one] 1 Zug
               *[other] { $turns } Zügen
            }
        }{ $told ->
            [no] { "" }
           *[yes] { $undos ->
                [0] {" "}· nichts zurückgenommen
                [one] {" "}· 1 zurückgenommen
               *[other] {" "}· { $undos } zurückgenommen
            }
        }
    }
# $value: eine Zahl oder der Name einer Stufe
honour-line = { $rank }\. **{ $name }** · { $value } · { $note }
honour-line-own = { $rank }\. **{ $name }** ({ honour-you }) · { $value } · { $note }
honour-alt-line = { $rank }. { $name }: { $value } ({ $note })
honour-you = Du
honour-foot =
    { $lines ->
        [one] 1 Mitglied
       *[other] { $lines } Mitglieder
    }{ $pages ->
        [1] { "" }
       *[other] {" "}· Seite { $page } von { $pages }
    }
honour-empty = Auf dieser Bestenliste steht noch niemand. Mach den Anfang.
honour-own-none = Du stehst noch nicht auf dieser Bestenliste.
honour-own-left-out = Du möchtest auf keiner Bestenliste stehen. `/profile hidden:False` bringt dich zurück.
honour-own-left-out-short = Du möchtest auf keiner Bestenliste stehen.
# $missing: wie viele gewertete Partien
honour-own-unrated =
    { $missing ->
        [one] Noch 1 gewertete Partie, dann stehst du auf dieser Bestenliste.
       *[other] Noch { $missing } gewertete Partien, dann stehst du auf dieser Bestenliste.
    }
honour-own-unranked = Noch 1 Sieg, dann stehst du auf dieser Bestenliste.
honour-own-unpredicted = Um in dieser Bestenliste zu stehen, sag, wer eine Partie anderer gewinnt, und behalte recht.

honour-ui-text = Als Text
honour-ui-picture = Als Bild
honour-ui-back = ‹ Vorige zehn
honour-ui-next = Nächste zehn ›
# $rank: der eigene
honour-ui-own = Mein Rang: { $rank }
honour-ui-share = Allen zeigen
honour-ui-game = Ein anderes Spiel
honour-ui-board = Eine andere Bestenliste
honour-ui-season = Eine andere Saison

honour-unknown-game = Ein Spiel „{ $text }“ gibt es nicht. Ich habe { $games }.
honour-unknown-board = Eine Bestenliste „{ $text }“ gibt es nicht. Nimm einen der Vorschläge.
honour-shared = { $name } zeigt allen:

## /profile

honour-cmd-profile = Was jemand hier gespielt hat: Wertungen, beste Bretter, Abzeichen
honour-opt-member = Wessen Profil; ohne Angabe deins
honour-opt-profile-game = Nur dieses Spiel
honour-opt-hidden = Versteck dich: Du stehst auf keiner Bestenliste, und nur du siehst dein Profil
honour-profile-note =
    { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    } seit { $month }
honour-profile-hidden = { honour-profile-note } · siehst nur du
# Unter großen Zahlen
honour-count-played = Partien
honour-count-won = gewonnen
honour-count-streak = beste Siegesserie
honour-count-days = Tage in Folge
honour-count-dailies = tägliche Serie
# $contested: Partien, in denen jemand gewinnen konnte
honour-game-note =
    { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    }{ $contested ->
        [0] { "" }
       *[other] {" "}· { $won } von { $contested } gewonnen
    }
# $levels: einer oder mehrere der nächsten Texte
honour-against = gegen Computerspieler gewonnen: { $levels }
honour-against-level =
    { $level ->
        [easy] leicht
        [hard] schwer
       *[normal] normal
    } { $won } von { $played }
honour-covered =
    { $turns ->
        [one] für 1 Zug sprang ein Computerspieler ein
       *[other] für { $turns } Züge sprangen Computerspieler ein
    }
honour-label =
    { $measure ->
        [rating] Wertung
        [wins] Siege
        [level] höchste Stufe
       *[points] bestes Ergebnis
    }
honour-rank = Rang { $rank }
honour-plot = Wertung im Lauf der Zeit
honour-bests = Beste Bretter
honour-feats = Abzeichen
honour-feat-beat-hard = Schweren Computer besiegt
# $times: in wie vielen Partien · $day: der weitesten
honour-badge-note =
    { $game } · { $times ->
        [one] { $day }
       *[other] { $times }-mal
    }
honour-alt-profile = { $name }: { $note }
honour-alt-rating = { $game }: Wertung zuerst { $first }, jetzt { $last }
honour-alt-best = { $label }: { $value }
honour-profile-title = ### { $name }
honour-profile-nowhere = -# Partien auf einem Server zählen dort: Nutze dort `/profile`, um sie zu sehen. Partien mit anderen per Direktnachricht zählen hier in `/leaderboard`, wenn du das in `/letters settings` willst. Partien, die du hier allein spielst, zählen nirgends.
honour-profile-days =
    { $days ->
        [one] 1 Tag in Folge mit einer beendeten Partie
       *[other] { $days } Tage in Folge mit einer beendeten Partie
    } (Rekord: { $best })
honour-profile-dailies =
    { $days ->
        [one] 1 Tag in Folge mit einem Brett des Tages
       *[other] { $days } Tage in Folge mit einem Brett des Tages
    } (Rekord: { $best })
honour-puzzles = Rätsel: Wertung { $rating }, { $solved } von { $count } gelöst
honour-game-dailies = Brett des Tages: { $days } Tage in Folge
honour-profile-streak =
    { $streak ->
        [one] 1 Sieg in Folge
       *[other] { $streak } Siege in Folge
    } (Rekord: { $best })
honour-profile-heading = **{ $title }**
honour-now-hidden = Ab jetzt stehst du auf keinem Server auf einer Bestenliste, und nur du siehst dein Profil. Deine Ergebnisse bleiben: `/profile hidden:False` bringt sie zurück.
honour-now-shown = Du stehst wieder auf den Bestenlisten, mit allen deinen Ergebnissen.
honour-ui-hide = Mich nicht zeigen
honour-ui-unhide = Mich wieder zeigen

## /season

honour-cmd-season = Für die Serververwaltung: die Bestenlisten eines Spiels abschließen und neu anfangen
honour-season-sure =
    ### Saison { $number } von { $game } abschließen?
    Ihre Bestenlisten siehst du weiter mit `/leaderboard season:{ $number }`. Saison { $next } beginnt mit leeren Bestenlisten und neuen Wertungen.
honour-ui-close = Saison abschließen
honour-ui-open = Offen lassen
honour-season-closed = Saison { $number } von { $game } ist abgeschlossen, und Saison { $next } hat begonnen. `/leaderboard season:{ $number }` zeigt, wie sie ausging.
honour-season-gone = Diese Saison ist schon abgeschlossen. Jetzt läuft Saison { $number }.
