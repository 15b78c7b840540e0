# Was Neue zuerst sehen: Hilfe, der erste Hinweis, die Begrüßung eines Servers. Wie ein Satz geschrieben wird: siehe errors.ftl.

guide-cmd-help = Was man hier spielen kann und wie, auf einen Blick
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
guide-newcomer = Neu hier? Das neueste Brett im Kanal sagt immer, was als Nächstes zu tun ist, und seine Knöpfe tun es. Antworten wie diese siehst nur du. Den Rest erzählt `/help`.

guide-welcome =
    Danke, dass ich auf **{ $name }** sein darf! Hier spielt man Edelsteinspiele, Zug um Zug, über Minuten oder Tage: { $games }.
    { "**" }{ guide-ui-help }** zeigt allen, wie es losgeht.
    Für die Serververwaltung: `/settings` legt fest, wo und wie gespielt wird, **{ guide-ui-setup }** zeigt, was ich hier nicht darf. `/privacy policy` sagt, was ich speichere.
guide-ui-help = So spielt man
guide-ui-setup = Rechte prüfen

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
