# Die eigenen Wörter der Seite des lokalen Discord (make play), neben denen des Bots. Wer sie liest, kennt Discord.

## Die Verbindung

page-opening = Die Seite wird geöffnet …
page-no-script = Diese Seite braucht JavaScript.
page-connection-lost = Die Verbindung ist weg. Neuer Versuch …
page-unanswered = Der Server antwortet nicht. Neuer Versuch …
page-retry = Jetzt
page-lost = Die Verbindung ist abgerissen. Versuch es noch einmal.
page-offline = Gerade gibt es keine Verbindung. Versuch es gleich noch einmal.
page-file-lost = { $name } konnte nicht gesendet werden. Versuch es noch einmal.
page-window-gone = Das offene Formular ist weg. Wenn du es nicht abgeschickt hattest, öffne es noch einmal.
page-connecting = { $name } verbindet sich: Befehle funktionieren gleich.
page-close-notice = Diesen Hinweis schließen

## Ablehnungen, nach ihren Codes

page-refused-unknown = Das gibt es nicht mehr.
page-refused-not-visible = Diesen Befehl kannst du hier nicht benutzen.
page-refused-archived = Dieser Thread ist geschlossen.
page-refused-permission = Das darfst du hier nicht.
page-refused-too-long = Das ist zu lang oder zu groß.
page-refused-empty = Eine leere Nachricht kann man nicht senden.
page-refused-disabled = Das geht gerade nicht.
page-refused-not-clickable = Darauf kann man nicht drücken.
page-refused-option = Diese Angabe hat der Befehl nicht.
page-refused-missing-option = Es ist noch nicht alles ausgefüllt.
page-refused-choice = Das steht nicht zur Auswahl.
page-refused-value = Dieser Wert passt nicht.
page-refused-closed = Dieses Formular ist nicht mehr offen.
page-options-failed = Die Angaben konnten nicht geladen werden.

## Wer die Seite liest

page-who = Wer bist du?
page-who-told = Spiel als eines dieser Mitglieder. Öffne einen zweiten Tab als ein anderes, um gegen dich selbst zu spielen.
page-who-open = in einem anderen Tab offen
page-you-are = Du bist { $name }
page-switch = Mitglied wechseln
page-switch-settings = Mitglied wechseln, Einstellungen
page-be-other = Jemand anders sein
page-be = In diesem Tab { $name } sein
page-new-tab = In einem neuen Tab
page-open-tab-as = Einen Tab als { $name } öffnen
page-open-as = Als { $name } öffnen
page-sound = Ton
page-sound-on = Der Ton ist an
page-sound-off = Der Ton ist aus
page-colours = Farben
page-theme-system = Wie das System
page-theme-dark = Dunkel
page-theme-light = Hell
page-language = Sprache
# buttons: who has an app among their own can use it everywhere, also where the server does not have it
page-install = { $app } zu meinen Apps hinzufügen
page-uninstall = { $app } aus meinen Apps entfernen
page-write-to = { $app } schreiben

## Mitglieder

page-members = Mitglieder
page-apps = Apps
page-online = Online
page-away = Offline
page-group = { $group } – { $count }
page-app = App
page-you = du
page-owner-title = Besitzt den Server
page-owner = besitzt den Server
page-is-online = online
page-is-away = offline
page-roles = Rollen
page-send-message = Nachricht senden
page-somebody = Jemand

## Server, Kanäle und Threads

page-servers = Server
page-channels = Kanäle
page-show-channels = Kanäle anzeigen
page-text-channels = Textkanäle
page-direct-messages = Direktnachrichten
page-no-direct-messages = Noch keine: Such dir jemanden in der Mitgliederliste aus.
page-channel-unread = { $channel }, { $count } ungelesen
page-no-channel-name = Kein Kanal
page-no-channel = Es gibt keinen Kanal, den du sehen darfst.
page-channel-gone = Diesen Kanal gibt es hier nicht, oder du darfst ihn nicht sehen.
page-threads = Threads
page-threads-in = Threads in { $channel }
page-no-threads = In diesem Kanal gibt es noch keine.
page-new-thread = Neuer Thread
page-thread-name = Name des Threads
page-create = Erstellen
page-thread-here = Hier einen Thread beginnen
page-thread-begun = { $name } hat einen Thread begonnen: { $thread }
page-thread-begun-by = { $name } hat einen Thread begonnen
page-see-thread = Thread ansehen ›
page-thread-close = Thread schließen
page-thread-reopen = Thread wieder öffnen
page-thread-closed = geschlossen
page-thread-is-closed = Dieser Thread ist geschlossen.
page-begin-welcome = Willkommen in #{ $name }
page-begin-channel = Hier beginnt der Kanal.
page-begin-thread = Hier beginnt der Thread.
page-begin-direct = Hier beginnen deine Direktnachrichten mit { $name }.
page-begin-group = Das ist der Anfang der Gruppennachricht.
page-begin-message = Er beginnt bei einer Nachricht von { $name }
page-begin-type = Tipp { $slash }, um zu sehen, was { $app } hier kann

## Nachrichten

page-log = Nachrichten in { $channel }
page-loading-older = Ältere Nachrichten werden geladen …
page-new-messages = Neue Nachrichten
page-new = Neu
page-newer = { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
page-to-end = Zu den neuesten
page-typing = { $count ->
        [one] { $names } schreibt …
       *[other] { $names } schreiben …
    }
page-typing-many = Mehrere Leute schreiben …
page-message-name = { $name }, { $time }
page-message-name-private = { $name }, { $time }, nur du kannst das sehen
page-thinking = { $name } denkt nach …
page-no-answer = Die Anwendung hat nicht geantwortet
page-only-you = Nur du kannst das sehen
page-dismiss = Nachricht verwerfen
page-edited = (bearbeitet)
page-used = { $name } hat { $command } benutzt
page-sending = Der Befehl wird gesendet …
page-original-gone = Die ursprüngliche Nachricht wurde gelöscht
page-reply-to = Antwort an { $name }: zu dieser Nachricht
page-no-text = Nachricht mit Anhängen oder Komponenten
page-actions = Aktionen für diese Nachricht
page-reply = Antworten
page-delete = Löschen
page-delete-message = Nachricht löschen
page-delete-ask = Diese Nachricht löschen?
page-delete-told = Sie ist dann für alle weg.
page-message-gone = Diese Nachricht gibt es nicht mehr.
page-code = Code
page-link-message = { $channel } › Nachricht
page-unknown-member = unbekanntes Mitglied
page-unknown-role = unbekannte Rolle
page-unknown-channel = unbekannt
page-write-command = Diesen Befehl eintippen
page-bad-date = Ungültiges Datum

## Teile von Nachrichten

page-file = Datei
page-button = Knopf
page-not-sold = Hier kann man nichts kaufen
page-select = Triff eine Auswahl
page-selected = { $label }: { $values }
page-search = Suchen
page-nothing-named = So heißt hier nichts.
page-picked = { $count } von { $most }
page-picked-least = { $count } von { $most }, mindestens { $least }
page-done = Fertig
page-unknown-component = Eine Komponente vom Typ { $type } kann hier nicht gezeigt werden.
page-spoiler = Spoiler
page-spoiler-show = Spoiler: drücken, um ihn zu sehen
page-spoiler-picture = Spoiler: drücken, um das Bild zu sehen
page-spoiler-file = Spoiler: drücken, um die Datei zu sehen
page-picture = Ein Bild
page-picture-elsewhere = Ein Bild anderswo
page-picture-told = Beschreibung des Bildes
page-enlarge = Bild vergrößern
page-enlarge-named = Vergrößern: { $name }
page-picture-of = Bild { $number } von { $count }
page-picture-before = Voriges Bild
page-picture-after = Nächstes Bild
page-picture-tab = Bild in einem neuen Tab öffnen
page-open-tab = In einem neuen Tab öffnen
page-close = Schließen

## Schreiben

page-composer = Schreiben
page-message-in = Nachricht an { $channel }
page-message-or = Nachricht an { $channel }, oder / für Befehle
page-send = Senden
page-read-only = Du darfst hier lesen, aber nicht schreiben.
page-message-long = Eine Nachricht hat höchstens { $most } Zeichen; diese hat { $count }.
page-replying = Antwort an { $name }
page-no-reply = Nicht antworten
page-commands = Befehle
page-commands-like = Befehle, die zu { $text } passen
page-no-command = So einen Befehl gibt es hier nicht.
page-enter-sends = { $enter } sendet
page-slash = Befehl /{ $command }
page-leave-command = Befehl verlassen
page-leave-command-key = Befehl verlassen (Esc)
page-options = Angaben
page-values = Werte für { $option }
page-add-option = Füg eine Angabe hinzu, oder drück Enter zum Senden
page-press-enter = Drück Enter zum Senden
page-more-options = weitere Angaben …
page-optional = optional
page-without = Ohne { $name }
page-nothing-fits = Nichts passt zu dem, was du geschrieben hast.
page-true = Wahr
page-false = Falsch
page-fault = { $option }: { $fault }
page-required = Diese Angabe ist erforderlich.
page-pick = Such etwas aus der Liste aus.
page-least-characters = Schreib mindestens { $count } Zeichen.
page-most-characters = Schreib höchstens { $count } Zeichen.
page-write-range = Schreib { $range }.
page-range-between = eine Zahl von { $least } bis { $most }
page-range-from = eine Zahl ab { $least }
page-range-to = eine Zahl bis { $most }
page-range-whole = eine ganze Zahl
page-range-number = eine Zahl

## Formulare

page-cancel = Abbrechen
page-submit = Absenden
page-unknown-field = Ein Feld vom Typ { $type } kann hier nicht ausgefüllt werden.
page-field-required = Dieses Feld muss ausgefüllt sein.
page-choose-one = Wähl eins aus.
page-choose-least = { $count ->
        [1] Wähl mindestens eins aus.
       *[other] Wähl mindestens { $count } aus.
    }
page-choose-most = Wähl höchstens { $count } aus.
page-choose-files = { $count ->
        [1] Datei auswählen
       *[other] Bis zu { $count } Dateien auswählen
    }
page-drop-files = { $count ->
        [1] oder zieh sie hierher; höchstens 10 MB
       *[other] oder zieh sie hierher; jede höchstens 10 MB
    }
page-add-file = Füg eine Datei hinzu.
page-add-least = { $count ->
        [one] Füg mindestens { $count } Datei hinzu.
       *[other] Füg mindestens { $count } Dateien hinzu.
    }
page-add-most = { $count ->
        [1] Füg nur eine Datei hinzu.
       *[other] Füg höchstens { $count } Dateien hinzu.
    }
page-file-large = { $name } ist größer als 10 MB.
