# Was denen gehört, die einen Server verwalten: Einstellungen, Rechte. Wie ein Satz geschrieben wird: siehe errors.ftl.

house-cmd-settings = Für die Serververwaltung: wie hier gespielt wird
house-opt-language = Sprache von Brettern und Nachrichten
house-opt-allow = Ein Kanal, in dem Partien eröffnet werden dürfen; bis du einen nennst, überall
house-opt-forget = Ein Kanal, der wegfällt: dort keine neuen Partien, Tagesergebnisse und Meldungen
house-opt-reminders = Höchstens so viele Erinnerungen je Zug; -1: jedes Mitglied entscheidet selbst
house-opt-enders = Wer außer der Moderation eine Partie beenden darf
house-opt-matches = Höchstens so viele Partien je Mitglied zugleich; 0: unbegrenzt
house-opt-patience = Wie viele Tage eine Partie auf ein stummes Mitglied wartet, bis die anderen entscheiden
house-opt-holidays = Tage in zwölf Monaten, an denen der Urlaub eines Mitglieds Uhren anhalten darf; 0: nie
house-opt-threads = Ob jeder neue Tisch einen eigenen Thread bekommt
house-opt-quiet = Niemanden erwähnen, nur Bretter bearbeiten
house-opt-computers = Ob Computerspieler mitspielen dürfen
house-opt-level = Wie gut Computerspieler spielen, die für jemanden einspringen
house-opt-daily = Der Kanal für die Tagesergebnisse, am Tag danach
house-opt-reports = Der Kanal, in dem ich dir sage, was Mitglieder melden
house-opt-calls = Stunden zwischen zwei Nachrichten, die zum Mitspielen rufen; 0: keine
house-opt-role = Die Rolle, die eine solche Nachricht erwähnt; nur eine, die ich erwähnen kann
house-opt-champions = Die Rolle für die Sieger von Ligen und Pokalen; @everyone: keine
house-choice-language-discord = Die Sprache des Servers
house-choice-enders-moderators = Sonst niemand
house-choice-enders-host = Wer sie leitet
house-choice-enders-seated = Alle, die darin spielen

house-settings = ### So wird hier gespielt
# $changes: Einstellungen wie unten, jede mit ihrem neuen Wert
house-saved = Gespeichert: { $changes }

# Zeilen eines Menüs. $value: any, eine Zahl oder eine der Angaben oben
house-set-language = Sprache: { $value ->
        [discord] die des Servers
       *[other] { LANGUAGE($value) }
    }
house-set-reminders = Erinnerungen je Zug: { $value ->
        [any] unbegrenzt
        [0] keine
       *[other] höchstens { $value }
    }
house-set-enders = Wer Partien beendet: { $value ->
        [host] Moderation, Leitung
        [seated] Moderation, alle darin
       *[moderators] Moderation
    }
house-set-matches = Partien je Mitglied: { $value ->
        [any] unbegrenzt
       *[other] höchstens { $value }
    }
house-set-patience = Auf stumme Mitglieder warten: { $value ->
        [1] 1 Tag
       *[other] { $value } Tage
    }
house-set-holidays = Urlaub mit angehaltener Uhr: { $value ->
        [0] keiner
        [1] 1 Tag in 12 Monaten
       *[other] { $value } Tage in 12 Monaten
    }
house-set-threads = Eigener Thread je Tisch: { $value ->
        [yes] ja
       *[no] nein
    }
house-set-quiet = Leise: { $value ->
        [yes] ja, ohne Erwähnungen
       *[no] nein
    }
house-set-computers = Computerspieler: { $value ->
        [yes] erlaubt
       *[no] keine
    }
house-set-level = Einspringende Computerspieler: { $value ->
        [easy] leicht
        [hard] schwer
       *[normal] normal
    }
# $value: any oder Erwähnungen von Kanälen
house-set-channels = Kanäle: { $value ->
        [any] überall
       *[other] { $value }
    }
house-set-daily = Tagesergebnisse: { $value ->
        [any] nirgends
       *[other] { $value }
    }
house-set-reports = Meldungen: { $value ->
        [any] niemand kann welche schicken
       *[other] { $value }
    }
house-set-calls = Aufrufe zum Mitspielen: { $value ->
        [0] keine
        [1] höchstens 1 in der Stunde
       *[other] höchstens 1 in { $value } Stunden
    }
house-set-role = Rolle in Aufrufen: { $value ->
        [any] keine
       *[other] { $value }
    }
house-set-champions = Rolle der Champions: { $value ->
        [any] keine
       *[other] { $value }
    }
house-set-where-channels = Wo Partien eröffnet werden dürfen
house-set-where-daily = Wo die Tagesergebnisse stehen
# $place: the channel for reports
house-reports-public = In { $place } können alle mitlesen. Sollen nur Verwaltende die Meldungen lesen, wähl einen Kanal, den sonst niemand sieht.
house-set-where-reports = Wo ich dir sage, was Mitglieder melden
house-set-where-role = Wen ein Aufruf zum Mitspielen erwähnt
house-set-where-champions = Die Rolle für die Sieger von Ligen und Pokalen
house-ui-setup = Rechte
house-ui-settings = Einstellungen
house-ui-company = Aufrufe, Meldungen, Rollen
house-unknown-language = Die Sprache „{ $text }“ kenne ich nicht. Wähle { $languages }.
house-thread-opened = Dein Tisch hat einen eigenen Thread: { $place }

house-cmd-setup = Für die Serververwaltung: welche Rechte mir wo fehlen und wie du sie mir gibst
house-setup-fine = Nichts fehlt: Ich kann Bretter in allen Kanälen posten, in denen gespielt wird.
house-setup-title = ### Was mir fehlt
house-setup-role = **Auf dem ganzen Server:** { $permissions }. [Hier geben]({ $link }): bestätigen, sonst ändert sich nichts.
house-setup-role-waits = Darauf warten Partien in { $places }.
house-setup-channel = { $place }: { $permissions }. [Kanal öffnen]({ $link }), dann Kanal bearbeiten > Berechtigungen.
house-setup-waits = Dort wartet eine Partie.
house-setup-more =
    { $count ->
        [one] … und 1 weiterer Kanal
       *[other] … und { $count } weitere Kanäle
    }
house-setup-hidden =
    { $count ->
        [one] Einen Kanal sehe ich nicht. Wollt ihr dort spielen, gib mir dort **{ $permission }**.
       *[other] { $count } Kanäle sehe ich nicht. Wo ihr spielen wollt, gib mir **{ $permission }**.
    }
house-setup-hidden-more =
    { $count ->
        [one] Noch einen Kanal sehe ich nicht. Wollt ihr dort spielen, gib mir dort **{ $permission }**.
       *[other] Noch { $count } Kanäle sehe ich nicht. Wo ihr spielen wollt, gib mir **{ $permission }**.
    }
house-setup-hint = Ich brauche nicht jeden Kanal: `/settings` sagt, wo gespielt wird.

house-role-managed = { $role } vergibt Discord selbst. Wähle eine andere Rolle.
house-role-above = { $role } steht nicht unter deiner höchsten Rolle. Wähle eine, die tiefer steht.
house-role-given = Champion
house-role-taken = Nicht mehr Champion
house-setup-champions-deleted = **Rolle der Champions:** Sie ist gelöscht. Wähle in `/settings` eine andere.
house-setup-champions-managed = **Rolle der Champions:** { $role } vergibt Discord selbst. Wähle in `/settings` eine andere.
house-setup-manage-roles = **Rolle der Champions:** Für { $role } brauche ich { $permission }. [Hier geben]({ $link }): bestätigen, sonst ändert sich nichts.
house-setup-champions-above = **Rolle der Champions:** { $role } steht nicht unter meiner Rolle. Zieh meine darüber, unter Servereinstellungen > Rollen.
house-setup-champions-refused = **Rolle der Champions:** Discord lässt mich { $role } nicht vergeben. Wähle in `/settings` eine andere.
house-setup-away-champions =
    { $count ->
        [one] **Rolle der Champions:** 1 Champion hat den Server verlassen und bekommt { $role } nach der Rückkehr, sobald ein Knopf von mir gedrückt wird.
       *[other] **Rolle der Champions:** { $count } Champions haben den Server verlassen. Sie bekommen { $role } nach der Rückkehr, sobald sie einen Knopf von mir drücken.
    }
