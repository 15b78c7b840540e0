# Computerspieler, am Tisch und auf dem Brett. Wie ein Satz geschrieben wird, steht am Anfang von errors.ftl.

computer-called =
    { $level ->
        [easy] { $gem } (leicht)
        [hard] { $gem } (schwer)
       *[normal] { $gem } (normal)
    }
computer-gem-opal = Opal
computer-gem-beryl = Beryll
computer-gem-topaz = Topas
computer-gem-garnet = Granat
computer-gem-jade = Jade
computer-gem-zircon = Zirkon
computer-gem-pearl = Perle
computer-seated = ◆ **{ $name }** · Computer
computer-choice-none = Kein Computerspieler
computer-choice-easy = Leicht
computer-choice-normal = Normal
computer-choice-hard = Schwer
computer-opt-computer = Wie gut die Computerspieler am Tisch spielen
computer-opt-computers = Wie viele Computerspieler; sonst so viele, wie eine gute Partie braucht
computer-several = { $count } Computerspieler spielen mit: Zu mehreren macht dieses Spiel mehr Spaß. Mit `computers:1` bekommst du nur einen.
computer-ui-menu =
    { $free ->
        [0] Computerspieler entfernen
       *[other] { $seated ->
            [0] { computer-ui-add-any }
           *[other] Computerspieler hinzufügen oder entfernen
        }
    }
computer-ui-add-any = Computerspieler hinzufügen
computer-ui-add =
    { $level ->
        [easy] Computerspieler hinzufügen: leicht
        [hard] Computerspieler hinzufügen: schwer
       *[normal] Computerspieler hinzufügen: normal
    }
computer-ui-remove = { $name } entfernen
computer-added = { $name } hat einen Platz.
computer-removed = { $name } hat den Tisch verlassen.
computer-thinking =
    { $count ->
        [one] { $name } überlegt.
       *[other] { $name } überlegen.
    }
computer-covers =
    { $name } spielt für { $owner }.{ $wins ->
        [no] {" "}Dieser Platz gewinnt nur, wenn { $owner } zurückkommt.
       *[yes] { "" }
    }
# Wer etwas getan hat, und für welches Mitglied
computer-for = { $name } für { $owner }
computer-turns =
    { $count ->
        [one] { $name } hat in 1 Zug gespielt
       *[other] { $name } hat in { $count } Zügen gespielt
    }
computer-helped =
    { $count ->
        [0] { $name } hat diesen Zug beendet.
        [1] { $name } hat einen dieser Schritte gemacht.
       *[other] { $name } hat { $count } dieser Schritte gemacht.
    }
