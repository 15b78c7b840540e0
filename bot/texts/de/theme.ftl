# `/theme`: das Aussehen der Bilder. Wie ein Satz geschrieben ist, steht am Anfang von errors.ftl.

theme-cmd = Das Aussehen der Bilder: dunkel, hell, kontrastreich oder schlicht
theme-opt-theme = Dunkel, hell, kontrastreich oder schlicht; lass es weg, um alle vier zu sehen
theme-opt-server = Für die Serververwaltung: die Bretter dieses Servers statt deiner Bilder
theme-opt-table = Für die Serververwaltung: der Name eures Tisches im Rahmen der Bretter; - für keinen
theme-opt-accent = Für die Serververwaltung: die Farbe dieses Rahmens, etwa #B87333 oder türkis; - für keine

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

# Der Rahmen der Bilder, die alle auf dem Server sehen: ein Name und eine Farbe
theme-ui-look = Aussehen
theme-ui-frame = Rahmen
theme-ui-form = Name, Farbe
theme-ui-icon = Farbe des Icons
theme-ui-picture = Farbe eines Bildes
theme-ui-no-accent = Keine Farbe
theme-ui-themes = Varianten
theme-frame =
    ### Der Rahmen der Bretter dieses Servers
    Name: { $named ->
            [0] keiner
           *[other] { $table }
        }
    Farbe: { $coloured ->
            [0] keine
           *[other] { $colour }
        }
    Diesen Rahmen hat, was alle in einem Kanal sehen: Bretter, und Bestenlisten und Profile, die jemand zeigt. Was nur du siehst, hat keinen.
    -# Linien und Buchstaben werden heller oder dunkler als eure Farbe, wo man sie sonst schlecht sähe.
theme-alt-frame = Der Kopf eines kleinen Bretts. Name in seinem Rahmen: { $named ->
            [0] keiner
           *[other] { $table }
        }. Farbe: { $coloured ->
            [0] keine
           *[other] { $colour }
        }.
theme-form = Der Rahmen der Bretter
theme-form-table = Name eures Tisches
theme-form-table-hint = Höchstens { $most } Zeichen. Leer: kein Name
theme-form-accent = Farbe
theme-form-accent-hint = Zum Beispiel #B87333 oder türkis. Leer: keine Farbe
theme-form-picture = Ein Bild
theme-form-picture-hint = PNG, JPEG, WebP oder GIF, höchstens { $most } MB. Ich behalte nur die Farbe, die du wählst.
theme-choose =
    ### Welche Farbe?
    Das Bild zeigt den Kopf eines Bretts in jeder von ihnen.
theme-alt-choice = Die Köpfe kleiner Bretter untereinander: { $list }.
theme-numbered = { $number }: { $colour }
theme-alt-table = Name im Rahmen: { $table }
theme-colour = { $colour ->
        [black] schwarz
        [white] weiß
        [brown] braun
        [beige] beige
        [dark-red] dunkelrot
        [red] rot
        [orange] orange
        [yellow] gelb
        [olive] oliv
        [lime] hellgrün
        [green] grün
        [dark-green] dunkelgrün
        [teal] blaugrün
        [turquoise] türkis
        [light-blue] hellblau
        [blue] blau
        [navy] dunkelblau
        [violet] violett
        [purple] dunkelviolett
        [magenta] magenta
        [pink] rosa
       *[grey] grau
    } { $code }
theme-error-accent = „{ $text }“ ist keine Farbe, die ich kenne. Schreib # und sechs Stellen, etwa #B87333, oder einen Namen wie türkis.
theme-error-table = Ich kann keinen Buchstaben dieses Namens zeichnen. Wähle einen anderen.
theme-error-table-long = Dieser Name ist zu lang. In den Rahmen passen höchstens { $most } Zeichen.
theme-error-no-icon = Dieser Server hat kein Icon. Nimm die Farbe eines Bildes, oder schreib eine.
theme-error-fetch = Ich konnte das Bild nicht laden. Versuch es in einer Minute noch einmal, oder schreib eine Farbe.
theme-error-picture = Diese Datei kann ich nicht lesen. Wähle ein Bild mit höchstens { $most } MB: ein JPEG mit höchstens { $photo } Millionen Pixeln, oder ein PNG, WebP oder GIF mit höchstens { $pixels } Millionen.
theme-error-grey = Dieses Bild hat nur Grau, Schwarz und Weiß. Wähle ein anderes, oder schreib eine Farbe.
