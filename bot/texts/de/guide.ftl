# Was Neue zuerst sehen: Hilfe, der erste Hinweis, die Begrüßung eines Servers. Wie ein Satz geschrieben wird: siehe errors.ftl.

guide-cmd-help = Wie es losgeht, und Knöpfe für alles, was du brauchst
guide-help =
    ### Edelsteinspiele, Zug um Zug
    { $games }
    ◆ **Eine Partie mit anderen:** Jemand eröffnet einen Tisch, andere drücken auf **{ LABEL("ui-join") }**, wer ihn leitet, auf **{ LABEL("ui-begin") }**. Du wirst erwähnt, wenn du am Zug bist; Eile hat es nur, wenn der Tisch eine Bedenkzeit hat.
    ◆ **Warten:** `/turns` zeigt, was auf dich wartet, hier und als Direktnachricht. `/reminders` legt fest, wann ich dich erinnere, und deine Ruhezeiten.
    ◆ **Deine Menüs:** `/menus` legt fest, ob das Beste zuerst steht; gegen andere tut es das nie.
    ◆ **Weg sein:** Mit `/away until` stehen deine Uhren, oder jemand darf für dich einspringen. `/seat offer` gibt deinen Platz ab, `/seat back` holt ihn zurück.
    ◆ **Danach:** `/leaderboard` zeigt die Besten dieses Servers, `/profile`, was jemand gespielt hat, `/replay` eine Partie Schritt für Schritt.
    ◆ **Etwas hängt?** `board` hinter dem Namen eines Spiels zeigt das Brett noch einmal, `rules` die Regeln. Die Moderation beendet eine Partie mit `end`.
    ◆ **Für die Serververwaltung:** `/settings` und `/setup`.
    ◆ **Deine Daten:** `/privacy policy` sagt, was über dich gespeichert ist, gibt es heraus und löscht es.
guide-help-game = ◆ **{ $name }:** `{ $command } new` beginnt eine Partie, `{ $command } rules` erklärt sie.
    { $direct ->
        [1] Gespielt wird in den Kanälen eines Servers: Dort geht es mit `/help` los.
       *[0] Drück auf **{ guide-ui-new }** und such dir ein Spiel aus. Sein Brett steht dann in diesem Kanal und sagt immer, was als Nächstes zu tun ist.
    }
    Du wirst erwähnt, wenn du am Zug bist; Eile hat es nur, wenn der Tisch eine Bedenkzeit hat.
    -# Mehr: `/reminders` · `/away` · `/seat` · `/profile` · `/replay` · `/privacy`
guide-newcomer = Neu hier? Das neueste Brett im Kanal sagt immer, was als Nächstes zu tun ist, und seine Knöpfe tun es. Antworten wie diese siehst nur du. Den Rest erzählt `/help`.

## Die Starttafel, und was ihre Knöpfe zeigen

guide-cmd-panel = Für die Serververwaltung: eine Nachricht mit Knöpfen, von der aus alle losspielen
guide-welcome = Danke, dass ich auf **{ $name }** sein darf! Die Serververwaltung findet alles unter `/settings`.
guide-panel =
    ### Edelsteinspiele, Zug um Zug
    { $games }
    Mit **{ guide-ui-new }** geht es los, allein oder mit anderen, über Minuten oder Tage.
guide-game = ◆ **{ $name }:** { $told }
guide-panel-posted = Da ist sie. Von ihren Knöpfen aus können alle losspielen; `/panel` holt sie wieder nach unten oder in einen anderen Kanal.
guide-new =
    ### Neue Partie
    { $games }
guide-rules =
    ### Regeln
    { $games }
guide-daily =
    ### Das Brett des Tages
    Es ist für alle dasselbe.
guide-pick =
    ### { $game }
    { $starts }
guide-with-whom =
    ### { $modes ->
        [1] { $game }: { $mode }
       *[0] { $game }
    }
    { "**" }Offen für diesen Kanal:** Wer mag, nimmt Platz.
guide-with-computers = **Gegen den Computer**
guide-with-somebody = **Gegen ein Mitglied**, das ich frage
guide-ui-new = Neue Partie
guide-ui-daily = Tagesbrett
guide-ui-turns = Meine Züge
guide-ui-top = Bestenliste
guide-ui-more = Hilfe
guide-ui-reminders = Erinnerungen
guide-ui-back = Zurück
guide-ui-table = Tisch eröffnen
guide-ui-invite = Mitglied auswählen
guide-ui-game-mode = { $game }: { $mode }

## Herausforderungen

guide-menu-challenge = Herausfordern
guide-challenge = Zu welchem Spiel forderst du **{ $name }** heraus?
guide-no-challenges = Wenn du gar keine Herausforderungen möchtest: `/reminders` schaltet sie ab.


guide-ui-since = Was war los
guide-since-title = **Seit deinem letzten Zug**
guide-since-watching = **Was bisher geschah**
guide-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
# $how: returned: wem der Platz gehörte, hat ihn wieder; taken: jemand hat ihn genommen; unknown: wer es war, ist weg
guide-since-seat =
    { $how ->
        [returned] { $name } hat den eigenen Platz wieder.
        [taken] { $name } hat einen Platz übernommen.
       *[unknown] Jemand hat eine Zeit lang einen Platz übernommen.
    }
guide-since-pace = Die Bedenkzeit wurde geändert.
guide-since-place = Die Partie ist in diesen Kanal umgezogen.
