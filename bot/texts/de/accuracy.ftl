# Wie gut jemand über die Zeit gespielt hat: im eigenen Profil, und nur dort, bis man es zeigt. Wie ein Satz geschrieben wird: siehe errors.ftl.

accuracy-ui-open = Meine Genauigkeit
accuracy-ui-read = Letzte Partien ansehen
accuracy-ui-share = Allen zeigen
accuracy-ui-profile = Mein Profil
accuracy-title = **Genauigkeit in { WORD($game, "name") }**
accuracy-mean =
    { $count ->
        [one] In der letzten Partie, die ich angesehen habe: **{ $mean } von 100**
       *[other] In den letzten { $count } Partien, die ich angesehen habe: im Schnitt **{ $mean } von 100**
    }{ $change ->
        [better] , um { $by } besser als in den { $count } davor.
        [worse] , um { $by } schlechter als in den { $count } davor.
        [same] , wie in den { $count } davor.
       *[none] .
    }
accuracy-none = Ich habe noch keine Genauigkeit von dir in { WORD($game, "name") }.
accuracy-next-read = Noch anzusehen: { $count } deiner neuesten Partien. **{ accuracy-ui-read }**: bis zu { $once } auf einmal.
accuracy-next-share = Das siehst nur du. **{ accuracy-ui-share }** zeigt diesem Kanal die Kurve.
accuracy-working = Einen Moment: Ich gehe deine Partien durch.
accuracy-read =
    { $count ->
        [0] Keine dieser Partien konnte ich jetzt ansehen.
        [one] Ich habe 1 Partie angesehen.
       *[other] Ich habe { $count } Partien angesehen.
    }
accuracy-matches = Eine Partie ansehen
accuracy-match = { $day } · { $accuracy } von 100
accuracy-shared = **{ $name }** zeigt allen die eigene Genauigkeit in { WORD($game, "name") }:

## Im Bild, und sein Alternativtext

accuracy-plot = Genauigkeit, von 100
accuracy-label =
    { WORD($game, "name") }, { $count ->
        [one] letzte Partie
       *[other] letzte { $count } Partien
    }
accuracy-last = letzte Partie
accuracy-alt =
    { $name }: Genauigkeit in { WORD($game, "name") }, { $count ->
        [one] in der letzten Partie { $mean } von 100
       *[other] in den letzten { $count } Partien im Schnitt { $mean } von 100
    }. Eine Linie von { $first } bis { $last }, mit einem Punkt für jede Partie: { $values }.
