# `/theme`: das Aussehen der Bilder. Wie ein Satz geschrieben ist, steht am Anfang von errors.ftl.

theme-cmd = Das Aussehen der Bilder: dunkel, hell, kontrastreich oder schlicht
theme-opt-theme = Dunkel, hell, kontrastreich oder schlicht; lass es weg, um alle vier zu sehen
theme-opt-server = Für die Serververwaltung: die Bretter dieses Servers statt deiner Bilder

# Die Knöpfe
theme-name-dark = Dunkel
theme-name-light = Hell
theme-name-contrast = Kontrastreich
theme-name-plain = Schlicht
theme-unset-own = Wie der Server
theme-unset-server = Keine Wahl

theme-now-own =
    ### Deine Bilder: { $theme ->
        [light] hell
        [contrast] kontrastreich
        [plain] schlicht
       *[dark] dunkel
    }
    So wird gezeichnet, was nur du siehst: dein Brett, deine Hand, dein Profil, Wiederholungen, Tipps und Lektionen. Ebenso das Brett einer Partie, die du allein gegen Computer spielst, außer der Server hat ein Aussehen gewählt.
    -# **Schlicht** hat flache Formen und kleine Dateien. Bretter in Kanälen sehen aus, wie der Server es will.
theme-now-server =
    ### Die Bretter dieses Servers: { $theme ->
        [light] hell
        [contrast] kontrastreich
        [plain] schlicht
       *[dark] dunkel
    }
    So werden die Bretter in den Kanälen dieses Servers gezeichnet. Ebenso die privaten Bilder derer, die kein Aussehen gewählt haben.
    -# Mit **{ theme-unset-server }** hat das Brett einer Partie, die jemand allein gegen Computer spielt, das Aussehen dieses Mitglieds.
theme-saved-own = Gespeichert. Neue Bilder für dich sehen so aus.
theme-saved-server = Gespeichert. Offene Bretter werden neu gezeichnet.
theme-alt = Dasselbe kleine Brett in vier Varianten: dunkel, hell, kontrastreich und schlicht. Gewählt: { $theme ->
        [light] hell
        [contrast] kontrastreich
        [plain] schlicht
       *[dark] dunkel
    }.

# $text: was getippt wurde · $list: alle Namen, mit Kommas verbunden
theme-error-unknown = Ein Aussehen „{ $text }“ gibt es nicht. Wähle eines von diesen: { $list }.
