# Absagen und Pannen, die zu keinem Spiel gehören.
#
# Wie ein Satz geschrieben wird:
#  1. Er spricht mit „du“, freundlich und genau.
#  2. Ein Gedanke je Satz, höchstens etwa 15 Wörter.
#  3. Aktiv: Er sagt, wer was tut.
#  4. Der Knopf, den man drückt, steht fett.
#  5. Erst, was los ist, dann, was richtig wäre.
#  6. Alltagsdeutsch, wie man es auf Discord schreibt, keine Amtssprache.
#  7. Der Hauptsatz kommt zuerst, wenn es so gut klingt.
#  8. Zahlen sind Ziffern, und die Wörter darum herum wählt ein Plural-Selektor.
#  9. Dinge heißen wie in den Regeln: ein Ding, ein Wort (Zug, Stein, Partie, Tisch, Bestenliste).
# 10. Nicht in jedem Satz „bitte“, keine Ausrufezeichen, keine Witze in Absagen (Witze stehen in den Versen der Räume).
# 11. Ein Befehl steht so da, wie man ihn tippt, in Backquotes.
# 12. Er sagt nur, was man jetzt wissen muss.

## Pannen

error-bug = Bei mir ist etwas schiefgegangen. Deine Partie ist sicher: Versuch es noch einmal. Passiert es wieder, sag es denen, die diesen Bot betreiben: Ticket **{ $ticket }**.
error-in-doubt = Ich weiß noch nicht, ob das gezählt hat. Sieh in einer Minute auf das Brett, bevor du es noch einmal versuchst.
error-storage = Ich konnte das nicht speichern, also hat sich nichts geändert. Versuch es in einer Minute noch einmal.
error-database = Meine Datenbank funktioniert gerade nicht, also hat sich nichts geändert. Versuch es in einer Minute noch einmal.
error-draining = Ich werde gerade neu gestartet. Alle Partien sind sicher: Versuch es in einer Minute noch einmal.
error-unknown-button = Dieser Knopf geht nicht mehr. Nimm das neueste Brett der Partie.
# $seconds: bis es wieder geht
error-too-much = Das war viel in kurzer Zeit. Versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-text-too-long = Dieser Text ist zu lang: Ich lese höchstens { $most } Zeichen.
error-still-working = Ich arbeite noch an dem, was du vorhin wolltest. Versuch es noch einmal, wenn es da ist.
error-too-heavy = Das dauert zu lange, deshalb habe ich aufgehört. Versuch es in einer Minute noch einmal oder mit etwas Kürzerem.

## Orte und Rechte

error-guild-only = Das geht nur auf einem Server, auf dem ich bin. Du kannst mich zu deinem [hinzufügen]({ $link }).
error-not-installed = Ich bin nicht auf diesem Server, deshalb geht das hier nicht. Wer ihn verwaltet, kann mich [hinzufügen]({ $link }).
error-share-elsewhere = Das gehört zu einem anderen Server, deshalb zeige ich es den anderen hier nicht.

error-bot-permission = Mir fehlt in { $place } das Recht „{ error-permission }“. Die Serververwaltung kann es mir geben.
error-bot-permissions = Mir fehlen in { $place } diese Rechte: { $permissions }. Die Serververwaltung kann sie mir geben.
error-nothing-opened = Es wurde keine Partie eröffnet. { $why } Versuch es danach noch einmal.
error-nothing-moved = Die Partie bleibt, wo sie ist. { $why } Versuch es danach noch einmal.
error-cannot-post = Discord lässt mich in { $place } nichts posten. Die Serververwaltung kann das ändern.
error-member-permission = Dafür brauchst du in { $place } das Recht „{ error-permission }“.
error-thread-archived = Dieser Thread ist archiviert. Schreib etwas hinein und versuch es dann noch einmal.

# So nennt Discord sie selbst in den Berechtigungen eines Kanals.
error-permission =
    { $permission ->
        [view_channel] Kanal anzeigen
        [send_messages] Nachrichten senden
        [send_messages_in_threads] Nachrichten in Threads senden
        [attach_files] Dateien anhängen
        [manage_messages] Nachrichten verwalten
        [manage_guild] Server verwalten
        [manage_roles] Rollen verwalten
        [create_public_threads] Öffentliche Threads erstellen
       *[other] { $permission }
    }

## Partien: Partie, Platz oder Zug sind nicht so, wie angenommen
# $game: der Schlüssel der Spielregeln; <game>-name und <game>-command stehen in der Datei des Spiels.

error-no-match = Dieses Brett gehört zu einer Partie, die ich nicht mehr habe. Du kannst eine neue anfangen.
error-no-session = In diesem Kanal läuft keine Partie { WORD($game, "name") }. `{ WORD($game, "command") } new` startet eine.
error-no-alone = Du spielst gerade keine Partie { WORD($game, "name") } allein. `{ $command }` startet eine.
error-no-session-own = Du hast in diesem Kanal keine Partie { WORD($game, "name") }. Solo spielen hier: { $name }. `{ WORD($game, "command") } new` startet deine eigene.
# $name: wer hier allein spielt, bis zu drei Namen, mit Kommas getrennt · $more: wie viele andere noch
error-no-table = In diesem Kanal ist kein Tisch { WORD($game, "name") } offen. Solo spielen hier: { $name }. { WORD($game, "new-table") } eröffnet einen Tisch.
error-no-table-to-end = In diesem Kanal ist kein Tisch { WORD($game, "name") } offen. Solo spielen hier: { $name }. `{ WORD($game, "command") } end` mit der Angabe `member` beendet eine dieser Partien.
error-others =
    { $count ->
        [one] 1 weiteres Mitglied
       *[other] { $count } weitere Mitglieder
    }
# $name: wessen Partie die Moderation meint
error-no-solo = { $name } spielt in diesem Kanal keine Solopartie { WORD($game, "name") }.
error-no-solo-but-table = { $name } spielt in diesem Kanal keine Solopartie { WORD($game, "name") }. Den Tisch hier beendet `{ WORD($game, "command") } end` ohne `member`.
error-newer-rules = Eine neuere Version von mir hat diese Partie { WORD($game, "name") } gespeichert. Sie ist sicher und geht weiter, wenn die neuere Version wieder da ist.
error-damaged = Tut mir leid: Diese Partie { WORD($game, "name") } kann ich nicht mehr lesen. Die Moderation kann sie mit `{ WORD($game, "command") } end` beenden. Dann kannst du hier eine neue anfangen.
error-already-open-solo = Du hast in diesem Kanal schon eine Solopartie { WORD($game, "name") }. `{ WORD($game, "command") } board` zeigt sie. Für eine neue beende sie mit `{ WORD($game, "command") } resign`.
error-already-open-lobby = In diesem Kanal ist schon ein Tisch für { WORD($game, "name") } offen. Drück dort auf **{ LABEL("ui-join") }** oder eröffne einen in einem anderen Kanal oder Thread.
error-already-open-seated = Du sitzt in diesem Kanal schon an einem Tisch { WORD($game, "name") }: `{ WORD($game, "command") } board` zeigt ihn. Du kannst in einem anderen Kanal oder Thread noch einen eröffnen.
error-already-open-table = In diesem Kanal läuft schon eine Partie { WORD($game, "name") }. Warte ihr Ende ab oder eröffne einen Tisch in einem anderen Kanal oder Thread.
error-not-seated = Du hast in dieser Partie keinen Platz, aber schau gern zu. `{ WORD($game, "command") } new` startet eine eigene Partie.
error-board-ended = Dein Brett ist zu Ende, und seine Punkte zählen. Das Rennen wartet auf { $name }; bis wann, sagt `/turns`.
error-seat-lent = { $name } spielt in dieser Partie für dich. `/seat back` holt dir deinen Platz zurück.
error-seat-covered = { $name } spielt in dieser Partie für dich. **{ LABEL("ui-more") }** › **{ wait-ui-back }** gibt dir deinen Platz zurück, `/turns` auch.
error-not-at-table = Du hast an diesem Tisch keinen Platz. Drück auf **{ LABEL("ui-join") }**, dann bekommst du einen.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-choice-taken = { $name } hat das schon gewählt. Wähl etwas, das noch frei ist.
error-seats-kept = Die freien Plätze sind noch ein paar Minuten für { $name } reserviert. Versuch es danach noch einmal.
error-seated-at-rematch = Du hast an diesem Tisch einen Platz. Drück auf **{ LABEL("ui-more") }** und dann auf **{ ui-part }**, wenn du ihn aufgeben willst.
error-not-a-guest = Diese Frage geht an die Leute aus der letzten Partie. Drück auf **{ LABEL("ui-come") }**, wenn du mitspielen willst.
error-seat-kept = Der freie Platz ist für { $name } reserviert: Die Herausforderung läuft noch. Lehnt { $name } ab, ist er für alle frei.
error-not-challenged = Diese Herausforderung gilt { $name }.
error-no-challenges = Du kannst { $name } nicht herausfordern. Eröffne stattdessen einen Tisch.
error-own-block = Du hast { $name } gesperrt. `/block` hebt das auf.
error-own-blocks = Du hast { $name } gesperrt und würdest hier { $count ->
        [one] mit dieser Person
       *[other] mit diesen Leuten
    } spielen. `/block` hebt das auf.
error-too-many-blocked = Du hast schon { $most } Leute gesperrt, mehr geht nicht. In `/block` kannst du jemanden wieder zulassen.
error-challenge-self = Dich selbst kannst du nicht herausfordern. Such dir jemand anderen aus oder spiel gegen den Computer.
error-challenge-me = Ich selbst spiele nicht. Drück auf **{ LABEL("guide-ui-new") }**, um gegen den Computer zu spielen.
error-block-self = Dich selbst kannst du nicht sperren. Such dir jemand anderen aus.
error-block-bot = Ein Bot spielt nie und braucht keine Sperre. Such dir ein Mitglied aus.
error-block-old = Dieser Knopf ist zu alt, um jemanden zu sperren. Öffne die Seite, auf der er stand, noch einmal, oder nimm `/block`.
error-challenge-bot = Ein Bot kann nicht mitspielen. Such dir ein Mitglied aus.
error-challenge-gone = Dieses Mitglied ist nicht mehr auf dem Server. Such dir jemand anderen aus.
error-challenge-unseen = { $name } kann { $place } nicht sehen. Nimm einen Kanal, den ihr beide seht.
error-no-free-seat = An diesem Tisch ist für dich kein Platz frei. Schau zu oder eröffne einen Tisch in einem anderen Kanal oder Thread.
# To the host, who adds a computer player
error-table-full =
    { $seats ->
        [one] Der einzige Platz an diesem Tisch ist besetzt.
       *[other] Alle { $seats } Plätze an diesem Tisch sind besetzt.
    } Schau zu oder eröffne einen Tisch in einem anderen Kanal oder Thread.
# $name: wer am Zug ist, mehrere Namen mit Komma
error-not-your-turn = Du bist noch nicht am Zug: Die Partie wartet auf { $name }.
error-not-your-turn-covered = Du bist noch nicht am Zug, und { $name } spielt für dich. **{ LABEL("ui-more") }** › **{ wait-ui-back }** gibt dir deinen Platz zurück, `/turns` auch.
error-stale-board = Dieses Brett ist nicht mehr das neueste, also wurde nichts gespielt. Nimm das neueste.
error-stale-alone = Dieses Brett war nicht das neueste, also wurde nichts gespielt. Hier ist das neueste.
error-board-behind = Das neueste Brett konnte hier noch nicht gezeigt werden, also wurde nichts gespielt. Unter **{ LABEL("ui-more") }** zeigt es dir **{ ui-down }**.
error-board-behind-yet = Das neueste Brett kann hier noch nicht gezeigt werden. Unter **{ LABEL("ui-more") }** zeigt es dir **{ ui-down }**.
# Nach einem abgelehnten Druck auf ein älteres Brett, an dessen Stelle jetzt das neueste in Worten steht
error-board-brought-up = Dieses Brett war veraltet, also wurde nichts gespielt. Jetzt zeigt es den neuesten Stand: Wähle noch einmal.
error-board-brought-up-yet = Dieses Brett war veraltet. Jetzt zeigt es den neuesten Stand.
# Nach einem zweiten, schnellen Druck, wenn der erste gespielt hat
error-already-played = Das ist schon gespielt.
error-undo-stale = Die Partie ist seit diesem Brett weitergegangen, also wurde nichts zurückgenommen.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Niemand hat bisher gespielt, oder der letzte Zug ist endgültig, etwa weil er Punkte gebracht hat.
# $name: von wem der letzte Zug war
error-undo-not-yours = Der letzte Zug war von { $name }, und nur { $name } kann ihn zurücknehmen.
error-over = Diese Partie ist vorbei. Du kannst eine neue anfangen.
error-not-started =
    Diese Partie hat noch nicht begonnen. { $rematch ->
        [1] Es geht von selbst los, sobald genug Leute **{ LABEL("ui-come") }** gedrückt haben.
       *[0] Wer den Tisch leitet, drückt auf **{ LABEL("ui-begin") }**, wenn genug Leute da sind.
    }
error-already-started = Diese Partie läuft schon, also bleibt der Tisch, wie er ist. Gib auf, wenn du nicht weiterspielen willst.
error-too-late-to-join = Diese Partie läuft schon, also kannst du nicht mehr einsteigen. Schau gern zu. `{ WORD($game, "command") } new` startet eine eigene Partie.
error-too-few-seats =
    { WORD($game, "name") } braucht { $needed } Leute, und { $seated ->
        [0] noch sitzt niemand hier
        [one] bisher sitzt erst 1 Person hier
       *[other] bisher sitzen erst { $seated } hier
    }. Bitte jemanden, auf **{ LABEL("ui-join") }** zu drücken{ $computers ->
        [1] , oder wähl im Menü „{ LABEL("computer-ui-add-any") }“
       *[0] { "" }
    }.
# $name: wer den Tisch leitet
error-not-host = Diesen Tisch leitet { $name }: Nur { $name } oder die Moderation kann ihn absagen.
error-not-host-to-seat = Diesen Tisch leitet { $name }: Nur { $name } kann Computerspieler hinzufügen oder entfernen.
error-no-such-computer = Dieser Computerspieler hat den Tisch schon verlassen.
error-computers-off = Auf diesem Server wird ohne Computerspieler gespielt. Die Serververwaltung kann sie mit `/settings` erlauben.
error-computers-alone = Computerspieler spielen nicht ohne euch. Mindestens ein Mitglied muss am Tisch bleiben.
error-no-computers = { WORD($game, "name") } hat für so eine Partie keine Computerspieler. Versuch es mit anderen Einstellungen.
error-too-many-computers =
    { $most ->
        [one] Neben dir ist Platz für 1 Computerspieler.
       *[other] Neben dir ist Platz für 1 bis { $most } Computerspieler.
    }
error-not-host-to-start = Diesen Tisch leitet { $name }: Nur { $name } kann die Partie beginnen.

## Warten auf Züge: Zeit, Plätze, Urlaub, was ein Server erlaubt

error-pace-range = Ein Zug darf 15 Minuten bis 14 Tage dauern oder unbegrenzt lange.
error-pace-no-limit = Ein Zeitkonto und Stunden, die nicht zählen, brauchen eine Bedenkzeit: Wähle auch `time:`.
error-bank-range = Ein Zeitkonto darf 1 Stunde bis 14 Tage haben.
error-pace-solo = Du spielst diese Partie allein, darum läuft keine Zeit. Lass dir Zeit.
error-same-pace = So wird diese Partie schon gespielt.
# $name: wer den Tisch leitet
error-not-host-for-pace = Diesen Tisch leitet { $name }: Nur { $name } kann vor dem Beginn die Bedenkzeit festlegen.
error-nothing-proposed = Dieser Vorschlag ist vorbei: Er ist entschieden, oder seine Zeit ist um.
error-nothing-asked = Diese Abstimmung ist vorbei: Es ist entschieden, oder der Zug ist gemacht.
error-own-vote = Hier geht es um deinen eigenen Zug, also entscheiden die anderen. Du kannst immer noch spielen.
error-not-elector = Solange du weg bist oder deinen Platz anbietest, stimmst du nicht ab. Nimm zuerst `/away back` oder `/seat keep`.
error-offered-already = Dein Platz wird schon angeboten. `/seat keep` nimmt das Angebot zurück.
error-no-offer = In dieser Partie ist kein Platz frei: Er ist schon vergeben, oder wer dort sitzt, ist zurück.
error-offer-changed = Dieses Angebot hat sich inzwischen geändert. Die neueste Nachricht über den Platz sagt, was jetzt gilt.
error-seat-meant-for-other = Dieser Platz ist für dich nicht frei.
# $name: who was to get the seat
error-cannot-take = { $name } kann diesen Platz nicht nehmen. Nenn jemand anderen oder niemanden, dann darf ihn nehmen, wer will.
error-seat-to-itself = Diesen Platz hast du schon. Nenn jemand anderen oder niemanden, dann darf ihn nehmen, wer will.
# $name: wer den Platz bekommen sollte
error-seated-already = { $name } hat in dieser Partie schon einen Platz. Nenn jemanden, der noch keinen hat.
error-no-stand-in = Hier spielt niemand für dich, und du spielst für niemanden.
error-no-computer-for-you = Hier spielt kein Computer für dich.
error-back-already = Du bist schon wieder da: Du spielst selbst.
# $name: wer die Partie leitet
error-not-host-to-move = Diese Partie leitet { $name }: Nur { $name } oder die Moderation kann sie in einen anderen Kanal bringen.
error-there-already = Die Partie ist schon in diesem Kanal.
error-other-server = Eine Partie bleibt auf ihrem Server. Benutz diesen Befehl in einem anderen Kanal dieses Servers.
# $channel: die Kennung eines Kanals, in dem gespielt werden darf
error-channel-closed = In diesem Kanal wird nicht gespielt. Nimm <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [one] Auf diesem Server kannst du in 1 Partie zugleich spielen. Bring erst deine zu Ende.
       *[other] Auf diesem Server kannst du in { $limit } Partien zugleich spielen. Bring erst eine davon zu Ende.
    }
# $enders: wer außerdem darf: niemand (moderators), host, seated
error-may-not-end =
    { $enders ->
        [host] Nur die Moderation oder wer diese Partie leitet, kann sie beenden.
        [seated] Nur die Moderation oder wer mitspielt, kann diese Partie beenden.
        [channel] Nur die Moderation kann diese Partie beenden, weil ein Kanal sie spielt. Sie endet auch, wenn zweimal nacheinander niemand einen Zug vorschlägt.
       *[moderators] Nur die Moderation kann diese Partie beenden. Spielst du mit, kannst du sie mit `resign` verlassen.
    }
error-end-alone =
    { $why ->
        [left] Du spielst in dieser Partie nicht mehr mit, also kannst du sie nicht allein beenden. Frag alle, die weiterspielen, ob sie zustimmen.
        [unknown] Dieses Spiel zeigt nicht, wer vorn liegt, also kann niemand, der mitspielt, eine Partie allein beenden. Frag die anderen, ob sie zustimmen, oder gib auf.
       *[behind] Du liegst in dieser Partie zurück, also kannst du sie nicht allein beenden. Frag die anderen, ob sie zustimmen, oder gib auf.
    }
error-owner-decides = Du spielst diesen Platz für { $name }. Das kann nur { $name } beantworten.
error-not-over = Diese Partie läuft noch. Eine Revanche gibt es, wenn sie vorbei ist.
error-unknown-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Schreib eine Stadt wie Berlin oder einen Abstand wie UTC+2, oder nimm eine aus der Liste.
error-zone-several = „{ $zone }“ ist die Zeit mehrerer Orte. Wähle einen: { $zones }.
error-zone-inverted =
    { $is ->
        [ahead] „{ $zone }“ ist der UTC voraus: Schreib dafür { $meant }, oder { $other }, wenn deine Zeit hinter der UTC liegt.
       *[behind] „{ $zone }“ liegt hinter der UTC: Schreib dafür { $meant }, oder { $other }, wenn deine Zeit der UTC voraus ist.
    }
error-quiet-hours = Diese Ruhezeiten kann ich nicht lesen. Schreib zwei verschiedene Uhrzeiten, zum Beispiel 22:00 bis 7:00.
error-past-date = Ich lese das als { $day }. Das ist schon vorbei. Nenn einen Tag oder eine Zeit, die noch kommt.
# $days: höchstens
error-far-date =
    { $days ->
        [one] Ich lese das als { $day }. Ein Urlaub kann höchstens 1 Tag dauern.
       *[other] Ich lese das als { $day }. Ein Urlaub kann höchstens { $days } Tage dauern.
    }
error-option-range = { $ends ->
    [0] `{ $option }` beginnt bei { $low }.
   *[1] `{ $option }` geht von { $low } bis { $high }.
}
error-limit-range = Nimm eine Zahl von { $low } bis { $high }.
error-nothing-to-mute = Dieser Knopf ist für die Person am Zug: Er stellt ihre Erinnerungen ab.

## Bestenlisten und Saisons

# $period: was getippt wurde
error-unknown-period = Den Zeitraum „{ $period }“ kenne ich nicht. Nimm diese Woche, diesen Monat oder insgesamt, oder schreib einen Monat wie 2026-10 oder eine Woche wie 2026-W46.
# $seasons: wie viele es gibt
error-unknown-season =
    { $seasons ->
        [one] Diese Saison gibt es nicht: Es gibt nur Saison 1.
       *[other] Diese Saison gibt es nicht: Es gibt die Saisons 1 bis { $seasons }.
    }
# $pages: wie viele es gibt
error-unknown-page =
    { $pages ->
        [one] Diese Seite gibt es nicht: Die Bestenliste hat nur Seite 1.
       *[other] Diese Seite gibt es nicht: Die Bestenliste hat die Seiten 1 bis { $pages }.
    }
error-empty-season = In dieser Saison gibt es noch keine Ergebnisse, also auch nichts abzuschließen.
error-nothing-finished-own = Du hast auf diesem Server noch keine Partie zu Ende gespielt. Dein Profil beginnt mit der ersten.
error-nothing-finished = Dieses Mitglied hat auf diesem Server noch keine Partie zu Ende gespielt. Ein Profil beginnt mit der ersten.
error-left-out = Dieses Mitglied möchte nicht in Bestenlisten und Profilen stehen.
