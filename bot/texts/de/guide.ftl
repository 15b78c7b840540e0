# Was Neue zuerst sehen: Hilfe, der erste Hinweis, die Begrüßung eines Servers. Wie ein Satz geschrieben wird: siehe errors.ftl.

guide-cmd-help = Wie es losgeht, und Knöpfe für alles, was du brauchst
guide-help =
    ### Edelsteinspiele, Zug um Zug
    { $direct ->
        [1] Allein spielst du gleich hier: **{ guide-ui-alone }**, `/gems new` oder `/rush new alone:True`. Mit anderen spielst du in den Kanälen eines Servers oder überall mit einem Code: **{ letters-ui-new }**.
       *[0] Drück auf **{ guide-ui-new }** und such dir ein Spiel aus. Sein Brett steht dann in diesem Kanal und sagt immer, was als Nächstes zu tun ist.
    }
    Ein Spiel ist neu für dich? **{ lesson-ui-learn }** bringt es dir in weniger als zehn Minuten bei.
    { "**" }{ guide-ui-daily }** öffnet ein Brett nur für dich, das für alle dasselbe ist: ein paar Minuten am Tag.
    { "**" }{ puzzle-ui-open }** zeigt dir eine Stellung: Finde den Zug, der viel besser ist als alle anderen.
    { $direct ->
        [1] -# Befehle für später: `/turns` holt eine Partie zurück, `/replay` zeigt eine alte noch einmal.
       *[0] Ich erwähne dich, wenn du am Zug bist. Eilig ist es nur, wenn der Tisch eine Bedenkzeit hat. Bleibt eine Antwort { $patience } lang aus, entscheiden die anderen.
            -# Befehle für später: `/seat` lässt jemand anderen für dich weiterspielen, `/replay` zeigt eine alte Partie noch einmal, `/letters new` lädt jemanden von einem anderen Server ein.
    }
guide-newcomer = Neu hier? Das neueste Brett im Kanal sagt immer, was als Nächstes zu tun ist, und mit seinen Knöpfen machst du es. Antworten wie diese siehst nur du. Den Rest erzählt `/help`.
# In direct messages
guide-newcomer-direct = Neu hier? Das neueste Brett hier sagt immer, was als Nächstes zu tun ist, und mit seinen Knöpfen machst du es. Den Rest erzählt `/help`.

## Die Starttafel, und was ihre Knöpfe zeigen

guide-cmd-panel = Für die Serververwaltung: eine Nachricht mit Knöpfen, von der aus alle losspielen
guide-welcome = Danke, dass ich auf **{ $name }** sein darf! Die Serververwaltung findet alles unter `/settings`.
guide-panel =
    ### Edelsteinspiele, Zug um Zug
    { $games }
    Mit **{ guide-ui-new }** geht es los, allein oder mit anderen, über Minuten oder Tage. **{ lesson-ui-learn }** bringt dir ein Spiel in weniger als zehn Minuten bei. `/letters new` lädt jemanden von einem anderen Server ein.
guide-game = ◆ **{ $name }:** { $told }
guide-panel-posted = Hier ist sie. Mit ihren Knöpfen können alle losspielen. `/panel` holt sie wieder nach unten oder in einen anderen Kanal.
guide-new =
    ### Neue Partie
    { $games }
guide-looking = Noch niemand da? **{ look-ui }** sagt dir, wenn jemand dasselbe will.
guide-contests =
    { "**" }Ligen und Pokale**
    Eine Liga dauert Wochen: alle gegen alle, oder einige Runden. Ein Pokal geht von Runde zu Runde, bis jemand gewonnen hat. Auch Mannschaftskämpfe stehen bei den Pokalen.
guide-alone = Welches Spiel willst du allein spielen?
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
guide-with-somebody = **Gegen ein Mitglied:** Ich frage es vorher
guide-ui-new = Neue Partie
guide-ui-alone = Allein spielen
guide-ui-daily = Brett des Tages
guide-ui-turns = Meine Züge
guide-ui-top = Bestenliste
guide-ui-contests = Ligen und Pokale
guide-ui-more = Hilfe
guide-ui-reminders = Erinnerungen
guide-ui-away = Abwesend
guide-ui-profile = Mein Profil
guide-ui-data = Meine Daten
guide-ui-back = Zurück
guide-ui-table = Tisch eröffnen
guide-ui-invite = Mitglied auswählen
guide-ui-game-mode = { $game }: { $mode }

## Herausforderungen

guide-menu-challenge = Herausfordern
guide-challenge = Zu welchem Spiel forderst du **{ $name }** heraus?
guide-no-challenges = Wenn du gar keine Herausforderungen möchtest: `/reminders` schaltet sie ab.


guide-ui-since = Was ist passiert?
guide-ui-rest = Fairness, Bestenliste …
guide-since-title = **Seit deinem letzten Zug**
guide-since-watching = **Was bisher geschah**
guide-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
# $how: returned: wem der Platz gehörte, hat ihn wieder; taken: jemand hat ihn genommen; unknown: wer es war, ist weg
# $owner: wem der Platz gehörte · $known: ob der Name bekannt ist
guide-since-seat =
    { $how ->
        [returned] { $name } hat den eigenen Platz wieder.
        [taken] { $name } hat { guide-since-whose } übernommen.
       *[unknown] Jemand hat eine Zeit lang { guide-since-whose } übernommen.
    }
guide-since-whose =
    { $known ->
        [yes] den Platz von { $owner }
       *[no] den Platz eines früheren Mitglieds
    }
guide-since-pace = Die Bedenkzeit wurde geändert.
# $place: a mention of the channel
# $known: whether the channel is known: 1 or 0
guide-since-place =
    Die Partie ist { $known ->
        [0] in einen anderen Kanal
       *[other] nach { $place }
    } umgezogen.
