# Warten auf Züge: Bedenkzeit, Nachrichten, Erinnerungen, Plätze, Urlaub. Wie ein Satz geschrieben wird: siehe errors.ftl.

## Bedenkzeit

wait-opt-time = Wie lange ein Zug dauern darf; ohne Angabe unbegrenzt
wait-opt-late = Was geschieht, wenn die Zeit um ist
wait-opt-holiday = Was mit den Zügen derer geschieht, die weg sind
wait-choice-late-ask = Die anderen entscheiden: warten, auslassen oder den Platz vergeben
wait-choice-late-play = Das Spiel zieht von selbst
wait-choice-late-turn = Ein Computer spielt diesen Zug
wait-choice-late-stay = Ein Computer spielt bis zur Rückkehr
wait-choice-holiday-stand-in = Jemand anderes darf einspringen
wait-choice-holiday-pause = Die Uhr steht bis zur Rückkehr
wait-choice-time-0 = Unbegrenzt
wait-choice-time-15 = 15 Minuten
wait-choice-time-30 = 30 Minuten
wait-choice-time-60 = 1 Stunde
wait-choice-time-180 = 3 Stunden
wait-choice-time-360 = 6 Stunden
wait-choice-time-720 = 12 Stunden
wait-choice-time-1440 = 1 Tag
wait-choice-time-2880 = 2 Tage
wait-choice-time-4320 = 3 Tage
wait-choice-time-10080 = 7 Tage
wait-choice-time-20160 = 14 Tage

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
wait-pace-none = ohne Bedenkzeit
wait-pace-soft = je Zug { $time }, dann entscheiden die anderen
wait-pace-hard = je Zug { $time }, dann zieht das Spiel von selbst
wait-pace-turn = je Zug { $time }, dann spielt ein Computer den Zug
wait-pace-stay = je Zug { $time }, dann spielt ein Computer bis zur Rückkehr
wait-pace-pause = { $pace }; im Urlaub steht die Uhr

wait-board-pace = Zeit: { $pace }
wait-board-due = Zeit: bis { $time } ({ $left })
wait-board-asked = Die Zeit von { $name } ist um: Die anderen entscheiden.
wait-board-away = { $name } ist bis { $time } weg: Die Uhr steht.
wait-board-adrift = Alle Uhren stehen: Den Kanal dieser Partie gibt es nicht mehr.

## Nachrichten

wait-notice-reminder = { $who }, du bist am Zug in **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, du bist am Zug in **{ WORD($game, "name") }**. Deine Zeit: bis { $time } ({ $left }). { $link }
wait-notice-next = { $who }, in **{ WORD($game, "name") }** bist du nach { $name } an der Reihe: { $link }
wait-notice-asked = { $who }: Die Zeit von **{ $name }** in **{ WORD($game, "name") }** ist um. Was soll geschehen? { $link }
wait-notice-waited = **{ WORD($game, "name") }**: Die anderen warten auf { $name }, bis { $time } ({ $left }). { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: Die anderen haben { $name } ausgelassen; das Spiel hat gezogen. { $link }
wait-notice-played = **{ WORD($game, "name") }**: Die Zeit von { $name } war um, also hat das Spiel gezogen. { $link }
wait-notice-played-by = **{ WORD($game, "name") }**: Die Zeit von { $name } war um, also spielt { $actor } diesen Zug. { $link }
wait-notice-covered = **{ WORD($game, "name") }**: { $actor } spielt für { $name }, bis zur Rückkehr. Die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } gibt den eigenen Platz ab, bis zum Zurückfordern. Die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } gibt den eigenen Platz für immer ab. Wer ihn nimmt, bekommt die Punkte. { $link }
wait-notice-offered-handed-to = { $who }, { $name } bittet dich, in **{ WORD($game, "name") }** den Platz zu übernehmen, bis zum Zurückfordern. Die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } gibt dir den Platz in **{ WORD($game, "name") }** für immer, mit den Punkten. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }**: { $actor } spielt für { $name } und lässt jemand anderen weiterspielen. Die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }**: { $actor } spielt für { $name }, und die anderen möchten, dass jemand anderes weiterspielt. Die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } spielt in **{ WORD($game, "name") }** für { $name } und bittet dich weiterzuspielen. Die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } ist bis { $time } weg. Wer einspringt, spielt so lange; die Punkte bleiben bei { $name }. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } hat den Server verlassen. Der Platz ist bis { $time } zu haben, mit den Punkten; danach geht die Partie ohne ihn weiter. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: Die anderen vergeben den Platz von { $name }. Wer ihn nimmt, bekommt die Punkte. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } spielt jetzt für { $name }; die Punkte bleiben bei { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } hat den Platz von { $name } übernommen, mit den Punkten. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } spielt wieder. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: Niemand wollte den Platz von { $name }, also geht die Partie ohne ihn weiter. { $link }
wait-notice-proposed = { $who }: { $actor } schlägt für **{ WORD($game, "name") }** vor: { $pace }. Alle, die spielen, müssen bis { $time } zustimmen. { $link }
wait-notice-agreed = **{ WORD($game, "name") }**, alle sind einverstanden: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } ist dagegen, also bleibt die Bedenkzeit, wie sie ist. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: Nicht alle haben rechtzeitig zugestimmt, also bleibt die Bedenkzeit, wie sie ist. { $link }
wait-notice-moved = **{ WORD($game, "name") }** geht hier weiter. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } hat die Partie hierher gebracht. { $link }
wait-notice-adrift = Den Kanal deiner Partie **{ WORD($game, "name") }** auf **{ $guild }** gibt es nicht mehr. Verloren ist nichts: `/move` in einem anderen Kanal dort bringt sie dorthin.
wait-notice-trouble = In { $place } auf **{ $guild }** kann ich nichts mehr schreiben, und dort warten Leute auf ihre Züge. `/setup` auf deinem Server zeigt, was fehlt.

wait-ui-wait = Warten
wait-ui-skip = Zug auslassen
wait-ui-computer = Computer spielen lassen
wait-ui-give = Platz vergeben
wait-ui-take = Platz nehmen
wait-ui-cover = Computer spielen lassen
wait-ui-back = Ich bin wieder da
wait-ui-agree = Einverstanden
wait-ui-decline = Lassen, wie es ist
wait-ui-mute = Nicht mehr erinnern

wait-voted =
    { $choice ->
        [skip] Du bist dafür, den Zug auszulassen.
        [computer] Du bist dafür, bis zur Rückkehr einen Computer spielen zu lassen.
        [give] Du bist dafür, den Platz zu vergeben.
       *[wait] Du bist dafür, zu warten.
    } { $all ->
        [one] Du entscheidest allein.
       *[other] { $votes } von { $all } haben abgestimmt.
    }
wait-voted-decided = Damit ist es entschieden: siehe Kanal.
wait-taken = Der Platz gehört jetzt dir: Ab hier spielst du.
wait-covered = Bis zur Rückkehr spielt ein Computer auf diesem Platz.
wait-back-again = Willkommen zurück: Du spielst wieder selbst.
wait-agreed = Du bist einverstanden. Es gilt, sobald alle zugestimmt haben.
# $pace: wie wait-pace-none, wait-pace-soft und wait-pace-hard es sagen
wait-agreed-all = Du bist einverstanden, und damit sind es alle. Ab jetzt: { $pace }.
wait-declined = Es bleibt, wie es ist.
wait-muted = An diesen Zug wirst du nicht mehr erinnert.
wait-error-date = „{ $text }“ verstehe ich nicht als Tag. Schreib ihn wie 2026-12-24 oder 24.12., auf Wunsch mit einer Uhrzeit wie 18:00 dahinter, oder schreib, wie viele Tage es sind, zum Beispiel 10 Tage.

## /turns

wait-cmd-turns = Die Partien, die auf dich warten, und die, in denen du auf andere wartest
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
wait-turns-none = Keine Partie wartet auf dich.
wait-turns-free = Du spielst gerade in keiner Partie mit anderen.
wait-turns-line = **{ WORD($game, "name") }** in { $place } · du kamst { $since } an die Reihe · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** in { $place } · du kamst { $since } an die Reihe · deine Zeit: bis { $time } ({ $left }) · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** in { $place } · die Uhren stehen: Den Kanal gibt es nicht mehr. `/move` in einem anderen Kanal bringt die Partie dorthin
wait-turns-other = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** in { $place } · wartet auf { $names } · der Zug begann { $since } · Zeit: bis { $time } ({ $left }) · { $link }
wait-turns-more = … und { $count } weitere

## /reminders

wait-cmd-reminders = Wie du an deine Züge erinnert wirst, und wann nicht
wait-opt-rhythm = Wie oft
wait-opt-where = Wo
wait-opt-quiet = Stunden ohne Erinnerung, etwa 22:00-7:00, oder off
wait-opt-zone = Deine Zeitzone, für Ruhezeiten und Urlaub
wait-opt-next = Ob ich dir sage, wenn du als Nächstes dran bist
wait-opt-challenges = Ob andere dich zu einer Partie herausfordern dürfen
wait-choice-rhythm-off = Nie
wait-choice-rhythm-once = Einmal je Zug
wait-choice-rhythm-ladder = Dreimal: zur Hälfte, im letzten Viertel, in der letzten Stunde
wait-choice-where-channel = Im Kanal der Partie
wait-choice-where-dm = Als Direktnachricht
wait-reminders =
    ### So erinnere ich dich
    { $rhythm ->
        [off] Ich erinnere dich an keine Züge.
        [ladder] Bis zu drei Erinnerungen je Zug: zur Hälfte der Zeit, im letzten Viertel, in der letzten Stunde.
       *[once] Eine Erinnerung je Zug: zur Hälfte der Zeit, ohne Bedenkzeit nach einem Tag.
    }
    { $where ->
        [dm] Sie kommen als Direktnachricht.
        [closed] Du willst Direktnachrichten, nimmst aber keine von mir an, darum kommen sie im Kanal. Erlaube sie in deinen Privatsphäre-Einstellungen und wähl es dann noch einmal.
       *[channel] Sie kommen im Kanal der Partie.
    }
wait-reminders-quiet = Ruhe von { $from } bis { $to } ({ $zone }).
wait-reminders-zone = Deine Zeitzone: { $zone }.
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
wait-set-zone-label = Zeitzone
wait-set-next = Melden, wenn ich als Nächstes dran bin: { $value ->
        [yes] ja
       *[no] nein
    }
wait-set-challenges = Herausforderungen: { $value ->
        [yes] ja
       *[no] nein
    }

wait-block = Herausforderungen von { $name } sperren
wait-block-undo = Wieder zulassen
wait-block-again = Wieder sperren
wait-blocked = { $name } kann dich nicht mehr herausfordern und erfährt nicht, warum. `/reminders` zeigt, wen du gesperrt hast.
wait-unblocked = { $name } darf dich wieder herausfordern.
wait-set-blocked = Niemand ist gesperrt
wait-reminders-blocked = Diese dürfen dich nicht herausfordern; nimm heraus, wen du wieder zulässt:

## Urlaub, Plätze, Bedenkzeit, ein anderer Kanal

wait-cmd-away = Wenn du nicht spielen kannst
wait-cmd-away-until = Bis zu einem Tag weg sein: Deine Uhren stehen, sonst darf jemand einspringen
wait-opt-until = Ein Tag wie 2026-12-24 oder 24.12., oder eine Zahl von Tagen
wait-away-title = Weg sein
wait-away-label = Weg bis
wait-ui-home = Ich bin zurück
wait-cmd-away-back = Wieder da sein und weiterspielen
wait-away =
    Du bist bis { $time } weg ({ $left }). { $count ->
        [0] Für deine Partien ändert das nichts.
        [one] In einer Partie steht deine Uhr, oder jemand darf für dich einspringen.
       *[other] In { $count } Partien steht deine Uhr, oder jemand darf für dich einspringen.
    } Bist du früher zurück, sag es mit `/away back`.
wait-back =
    { $count ->
        [0] Willkommen zurück.
        [one] Willkommen zurück: In einer Partie spielst du wieder selbst.
       *[other] Willkommen zurück: In { $count } Partien spielst du wieder selbst.
    }

wait-cmd-seat = Deinen Platz abgeben, einen freien nehmen, ihn zurückgeben
wait-cmd-seat-offer = Gib deinen Platz in der Partie dieses Kanals ab
wait-opt-to = Wer ihn bekommen soll; ohne Angabe, wer will
wait-opt-good = Ob es für immer ist, mit den Punkten; sonst springt jemand für dich ein
wait-opt-game = Welches Spiel, wenn hier mehrere Partien offen sind
wait-cmd-seat-keep = Behalte deinen Platz doch
wait-cmd-seat-take = Nimm den freien Platz in der Partie dieses Kanals
wait-cmd-seat-back = Fordere deinen Platz zurück, oder gib den zurück, den du für jemanden spielst
wait-offered = Dein Platz ist zu haben. Bis ihn jemand nimmt, spielst du ihn wie bisher; `/seat keep` nimmt ihn zurück.
wait-kept = Dein Platz bleibt deiner.
wait-given-back = Der Platz gehört wieder, wem er gehörte.

wait-cmd-pace = Schlag eine andere Bedenkzeit für die Partie dieses Kanals vor
wait-pace-set = Von jetzt an: { $pace }.
wait-pace-proposed = Du schlägst vor: { $pace }. Es gilt, sobald alle zugestimmt haben, die spielen.

wait-cmd-move = Bring eine deiner Partien in diesen Kanal
wait-opt-match = Welche Partie
wait-choice-match = { $game } in #{ $channel }
wait-moved = Die Partie geht hier weiter.

wait-rematch-lobby = Der Tisch ist offen und fragt die anderen. Es geht los, wenn alle geantwortet haben.

wait-error-no-table = In diesem Kanal ist keine Partie mit anderen offen. Benutz diesen Befehl dort, wo deine gespielt wird; `/turns` zeigt, wo das ist.
wait-error-which-game = In diesem Kanal sind mehrere Partien offen ({ $games }). Sag mit der Angabe `game`, welche du meinst.
wait-error-bot = Ein Bot kann nicht spielen. Nenn ein Mitglied oder niemanden, dann darf den Platz nehmen, wer will.
