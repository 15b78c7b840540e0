# Absagen und Pannen, die zu keinem Spiel gehören. Wie ein Satz geschrieben wird, steht am Anfang von en/errors.ftl;
# auf Deutsch außerdem: „du“, keine Amtssprache, Spielwörter wie in den Regeln (Zug, Stein, Trick, Partie).

## Pannen

error-bug = Bei uns ist etwas schiefgegangen; von der Partie ist nichts verloren. Versuch es bitte noch einmal. Passiert es wieder, sag es denen, die diesen Bot betreiben: Ticket **{ $ticket }**.
error-in-doubt = Ich weiß noch nicht, ob das festgehalten wurde. Sieh bitte in einer Minute auf das Brett, bevor du es noch einmal versuchst.
error-storage = Ich konnte das gerade nicht festhalten, also ist es nicht geschehen: Die Partie steht wie zuvor. Versuch es bitte in einer Minute noch einmal.
error-draining = Ich werde gerade neu gestartet. Alle Partien bleiben erhalten; versuch es bitte in einer Minute noch einmal.
error-unknown-button = Dieser Knopf hat keine Aufgabe mehr. Am neuesten Brett der Partie sind die richtigen.
# $seconds: bis es wieder geht
error-too-much = Das war viel in kurzer Zeit, und ich bin für alle hier da. Bitte versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-text-too-long = Dieser Text ist zu lang: hier werden höchstens { $most } Zeichen gelesen.
error-still-working = Ich arbeite noch an dem, was du vorhin wolltest. Bitte versuch es noch einmal, sobald das da ist.
error-too-heavy = Das auszurechnen dauert zu lange, deshalb habe ich aufgehört. Bitte versuch es in einer Minute noch einmal, oder mit etwas Kürzerem.

## Orte und Rechte

error-guild-only = Gespielt wird auf einem Server. Nutze diesen Befehl in einem Kanal eines Servers, auf dem ich Mitglied bin.
error-not-installed = Ich bin kein Mitglied dieses Servers und kann hier kein Brett zeigen. Wer den Server verwalten darf, kann mich hinzufügen; versuch es dann noch einmal.

error-bot-permission = Mir fehlt in { $place } das Recht „{ error-permission }“. Wer den Kanal verwalten darf, kann es mir geben; versuch es dann noch einmal.
error-bot-permissions = Mir fehlen in { $place } diese Rechte: { $permissions }. Wer den Kanal verwalten darf, kann sie mir geben; versuch es dann noch einmal.
error-cannot-post = Discord lässt mich in { $place } nichts posten. Wer den Kanal verwalten darf, kann das ändern; versuch es dann noch einmal.
error-member-permission = Dafür brauchst du in { $place } das Recht „{ error-permission }“.
error-thread-archived = Dieser Thread ist archiviert. Schreib irgendetwas hinein, dann wacht er auf; versuch es danach noch einmal.

# So nennt Discord sie selbst in den Berechtigungen eines Kanals.
error-permission =
    { $permission ->
        [view_channel] Kanal anzeigen
        [send_messages] Nachrichten senden
        [send_messages_in_threads] Nachrichten in Threads senden
        [attach_files] Dateien anhängen
        [manage_messages] Nachrichten verwalten
        [manage_guild] Server verwalten
        [create_public_threads] Öffentliche Threads erstellen
       *[other] { $permission }
    }

## Partien: Partie, Platz oder Zug sind nicht so, wie angenommen
# $game: der Schlüssel der Spielregeln; <game>-name und <game>-command stehen in der Datei des Spiels.

error-no-match = Dieses Brett gehört zu einer Partie, die ich nicht mehr habe. Fang jederzeit eine neue an.
error-no-session = In diesem Kanal läuft keine Partie { WORD($game, "name") }. `{ WORD($game, "command") } new` fängt eine an.
error-no-session-own = Du hast in diesem Kanal keine Partie { WORD($game, "name") }. Solo spielen hier: { error-names }. `{ WORD($game, "command") } new` fängt deine an.
# $name: wer hier allein spielt, bis zu drei Namen, mit Kommas getrennt · $more: wie viele andere noch
error-no-table = In diesem Kanal ist kein Tisch { WORD($game, "name") } offen. Solo spielen hier: { error-names }. { WORD($game, "new-table") } eröffnet einen Tisch, an den sich andere setzen können.
error-no-table-to-end = In diesem Kanal ist kein Tisch { WORD($game, "name") } offen. Solo spielen hier: { error-names }. `{ WORD($game, "command") } end` mit der Option `member` beendet eine dieser Partien.
error-names =
    { $name }{ $more ->
        [0] { "" }
        [one] {" "}und ein weiteres Mitglied
       *[other] {" "}und { $more } weitere Mitglieder
    }
# $name: wessen Partie die Moderation meint
error-no-solo = { $name } spielt in diesem Kanal keine Solopartie { WORD($game, "name") }.
error-no-solo-but-table = { $name } spielt in diesem Kanal keine Solopartie { WORD($game, "name") }. `{ WORD($game, "command") } end` ohne Mitglied meint den Tisch hier.
error-newer-rules = Diese Partie { WORD($game, "name") } hat eine neuere Fassung von mir aufgeschrieben als die, die gerade läuft. Sie ist sicher und geht weiter, sobald die neuere wieder da ist.
error-damaged = Was ich von dieser Partie { WORD($game, "name") } aufgeschrieben habe, lässt sich nicht mehr lesen. Das tut mir leid. Wer hier moderiert, kann sie mit `{ WORD($game, "command") } end` beenden; dann kannst du hier eine neue anfangen.
error-already-open-solo = Du hast in diesem Kanal schon eine Solopartie { WORD($game, "name") }. `{ WORD($game, "command") } board` zeigt sie; `{ WORD($game, "command") } resign` beendet sie, dann kannst du eine neue anfangen.
error-already-open-lobby = In diesem Kanal ist schon ein Tisch für { WORD($game, "name") } offen. Drück dort auf **{ LABEL("ui-join") }**, oder eröffne einen weiteren in einem anderen Kanal oder Thread.
error-already-open-seated = Du sitzt in diesem Kanal schon an einem Tisch { WORD($game, "name") }: `{ WORD($game, "command") } board` zeigt ihn. Ein weiterer lässt sich in einem anderen Kanal oder Thread eröffnen.
error-already-open-table = In diesem Kanal läuft schon eine Partie { WORD($game, "name") } für mehrere. Warte ihr Ende ab oder eröffne einen Tisch in einem anderen Kanal oder Thread.
error-not-seated = Du hast in dieser Partie keinen Platz; zuschauen darfst du gern. `{ WORD($game, "command") } new` fängt eine eigene Partie an; ist dieser Kanal besetzt, dann in einem anderen Kanal oder Thread.
error-seat-lent = { $name } spielt in dieser Partie für dich. Mit `/seat back` holst du dir deinen Platz zurück.
error-not-at-table = Du hast an diesem Tisch keinen Platz. Drück auf { LABEL("ui-join") }, dann bekommst du einen.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-choice-taken = { $name } hat das schon gewählt. Wähle, was noch frei ist.
error-seats-kept = Die freien Plätze sind einige Minuten für { $name } reserviert. Versuch es danach noch einmal.
error-seated-at-rematch = Du hast an diesem Tisch einen Platz. { LABEL("ui-part") } gibt ihn auf.
error-not-a-guest = Das fragt die Leute aus der letzten Partie. Drück auf { LABEL("ui-come") }, wenn du mitspielen willst.
error-seat-kept = Der freie Platz ist für { $name } bestimmt: Die Herausforderung läuft noch. Wird sie abgelehnt, ist er für alle frei.
error-not-challenged = Diese Herausforderung gilt { $name }.
error-no-challenges = { $name } möchte keine Herausforderungen. Eröffne stattdessen einen Tisch, an dem alle mitspielen können.
error-too-many-blocked = Du hast { $most } Leute gesperrt, mehr geht nicht. In `/reminders` kannst du jemanden wieder zulassen.
error-challenge-self = Dich selbst kannst du nicht herausfordern. Such dir jemand anderen aus, oder spiel gegen den Computer.
error-challenge-me = Ich hüte nur die Bretter. Mit { LABEL("guide-ui-new") } spielst du gegen den Computer.
error-challenge-bot = Ein Bot kann nicht mitspielen. Such dir ein Mitglied aus.
error-challenge-gone = Dieses Mitglied ist nicht mehr auf dem Server. Such dir jemand anderen aus.
error-challenge-unseen = { $name } kann { $place } nicht sehen. Nimm einen Kanal, den ihr beide seht.
error-table-full =
    { $seats ->
        [one] Der einzige Platz an diesem Tisch ist besetzt.
       *[other] Alle { $seats } Plätze an diesem Tisch sind besetzt.
    } Schau gern zu oder eröffne einen Tisch in einem anderen Kanal oder Thread.
# $name: wer am Zug ist, mehrere Namen mit Komma
error-not-your-turn = Noch nicht: Am Zug ist { $name }. Du wirst erwähnt, wenn du an der Reihe bist.
error-stale-board = Die Partie ist schon weiter, und es wurde nichts gezogen: Dieses Brett ist nicht mehr das neueste. Nimm bitte das neueste.
# Nach einem zweiten, schnellen Druck, wenn der erste gezogen hat
error-already-played = Das ist schon gespielt.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Entweder hat noch niemand gezogen, oder der letzte Zug gilt nach den Regeln endgültig, etwa weil er gepunktet hat.
# $name: von wem der letzte Zug war
error-undo-not-yours = Der letzte Zug war von { $name }, und nur { $name } kann ihn zurücknehmen.
error-over = Diese Partie ist vorbei, und ihr Brett bleibt, wie es ist. Fang jederzeit eine neue an.
error-not-started = Diese Partie hat noch nicht begonnen: Der Tisch ist noch offen. Wer ihn leitet, kann auf { LABEL("ui-begin") } drücken, sobald genug Leute da sind.
error-already-started = Diese Partie läuft schon, also bleibt der Tisch, wie er ist. Wenn du nicht mehr mitspielen willst, gib auf.
error-too-late-to-join = Diese Partie läuft schon, darum ist kein Platz mehr zu haben. Schau gern zu; `{ WORD($game, "command") } new` fängt eine eigene Partie an; ist dieser Kanal besetzt, dann in einem anderen Kanal oder Thread.
error-too-few-seats =
    { WORD($game, "name") } braucht { $needed } Leute, und { $seated ->
        [0] noch sitzt niemand hier
        [one] bisher sitzt erst eine Person hier
       *[other] bisher sitzen erst { $seated } hier
    }. Bitte jemanden, auf { LABEL("ui-join") } zu drücken{ $computers ->
        [1] , oder wähl im Menü „{ LABEL("computer-ui-add-any") }“
       *[0] { "" }
    }.
# $name: wer den Tisch leitet
error-not-host = Diesen Tisch leitet { $name }: Nur { $name } oder die Moderation kann ihn absagen.
error-not-host-to-seat = Diesen Tisch leitet { $name }: Computerspieler dazusetzen oder wegnehmen kann nur { $name }.
error-no-such-computer = Dieser Computerspieler sitzt schon nicht mehr am Tisch.
error-computers-off = Auf diesem Server wird ohne Computerspieler gespielt. Die Serververwaltung kann sie mit `/settings` erlauben.
error-computers-alone = Computer spielen nicht unter sich weiter. Jemand von euch muss am Tisch bleiben.
error-no-computers = Für eine solche Partie { WORD($game, "name") } gibt es keine Computerspieler, vielleicht aber mit anderen Einstellungen.
error-too-many-computers =
    { $most ->
        [one] Neben dir ist Platz für einen Computerspieler.
       *[other] Neben dir ist Platz für 1 bis { $most } Computerspieler.
    }
error-not-host-to-start = Diesen Tisch leitet { $name }, und nur { $name } kann die Partie beginnen.

## Warten auf Züge: Zeit, Plätze, Urlaub, was ein Server erlaubt

error-pace-range = Ein Zug darf zwischen 15 Minuten und 14 Tagen dauern oder unbegrenzt.
error-same-pace = So wird diese Partie schon gespielt.
# $name: wer den Tisch leitet
error-not-host-for-pace = Diesen Tisch leitet { $name }, und nur { $name } kann vor dem Beginn festlegen, wie lange ein Zug dauern darf.
error-nothing-proposed = Es ist nichts mehr vorgeschlagen: Es wurde angenommen, abgelehnt oder die Zeit dafür ist um.
error-nothing-asked = Es gibt nichts mehr abzustimmen: Es ist entschieden, oder der Zug ist gemacht.
error-own-vote = Hier geht es um deinen eigenen Zug, also entscheiden die anderen. Du kannst immer noch ziehen.
error-offered-already = Dein Platz wird schon angeboten. `/seat keep` nimmt das Angebot zurück.
error-no-offer = In dieser Partie ist kein Platz frei: Er ist schon vergeben, oder wer dort sitzt, ist zurück.
error-seat-meant-for-other = Dieser Platz ist für jemand anderen gedacht.
error-seat-to-itself = Diesen Platz hast du schon. Nenn jemand anderen oder niemanden, dann darf ihn nehmen, wer will.
# $name: wer den Platz bekommen sollte
error-seated-already = { $name } hat in dieser Partie schon einen Platz. Nenn jemanden, der noch keinen hat.
error-no-stand-in = Hier spielt niemand für dich, und du spielst für niemanden.
error-no-computer-for-you = Hier spielt kein Computer für dich.
error-back-already = Du bist schon wieder da: Du spielst selbst.
# $name: wer die Partie leitet
error-not-host-to-move = Diese Partie leitet { $name }: Nur { $name } oder die Moderation kann sie in einen anderen Kanal bringen.
error-there-already = Die Partie ist schon in diesem Kanal.
error-other-server = Eine Partie bleibt auf ihrem Server. Benutz diesen Befehl in einem anderen Kanal dort.
# $channel: die Kennung eines Kanals, in dem gespielt werden darf
error-channel-closed = Auf diesem Server wird in diesem Kanal nicht gespielt. Nimm <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [one] Auf diesem Server kannst du nur in einer Partie zugleich spielen. Bring erst deine zu Ende.
       *[other] Auf diesem Server kannst du in { $limit } Partien zugleich spielen. Bring erst eine davon zu Ende.
    }
# $enders: wer außerdem darf: niemand (moderators), host, seated
error-may-not-end =
    { $enders ->
        [host] Auf diesem Server beendet eine Partie, wer sie leitet, oder die Moderation.
        [seated] Auf diesem Server beendet eine Partie die Moderation oder wer darin spielt.
       *[moderators] Auf diesem Server beendet die Moderation eine Partie. Wer darin spielt, kann sie mit `resign` verlassen.
    }
error-not-over = Diese Partie läuft noch. Eine Revanche beginnt, wenn sie vorbei ist.
error-unknown-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Nimm eine aus der Liste, zum Beispiel Europe/Berlin.
error-quiet-hours = Ruhezeiten brauchen einen Anfang und ein anderes Ende, zum Beispiel von 22:00 bis 7:00.
error-past-date = Das ist schon vorbei. Nenn einen Tag oder eine Zeit, die noch kommt.
# $days: höchstens
error-far-date =
    { $days ->
        [one] Ein Urlaub kann höchstens einen Tag dauern.
       *[other] Ein Urlaub kann höchstens { $days } Tage dauern.
    }
error-limit-range = Nimm eine Zahl von { $low } bis { $high }.
error-nothing-to-mute = In dieser Partie bist du nicht am Zug, also gibt es nichts zu erinnern.
# ---- Bestenlisten ----
# $period: was getippt wurde
error-unknown-period = Den Zeitraum „{ $period }“ kenne ich nicht. Nimm diese Woche, diesen Monat oder alle Zeit, oder nenn einen Monat wie 2026-10 oder eine Woche wie 2026-W46.
# $seasons: wie viele es gibt
error-unknown-season =
    { $seasons ->
        [one] Diese Saison gibt es nicht: Bisher gibt es nur Saison 1.
       *[other] Diese Saison gibt es nicht: Es gibt die Saisons 1 bis { $seasons }.
    }
# $pages: wie viele es gibt
error-unknown-page =
    { $pages ->
        [one] Diese Seite gibt es nicht: Diese Liste hat nur Seite 1.
       *[other] Diese Seite gibt es nicht: Diese Liste hat die Seiten 1 bis { $pages }.
    }
error-empty-season = In dieser Saison gibt es noch kein Ergebnis, also auch nichts abzuschließen. Schließ sie ab, sobald jemand in einer Liste steht.
error-nothing-finished-own = Auf diesem Server ist von dir noch keine Partie zu Ende. Dein Profil beginnt mit der ersten.
error-nothing-finished = Auf diesem Server ist von diesem Mitglied noch keine Partie zu Ende. Ein Profil beginnt mit der ersten.
error-left-out = Dieses Mitglied möchte in Listen und Profilen nicht vorkommen.
