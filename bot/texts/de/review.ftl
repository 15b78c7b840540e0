# Wie gut jemand eine beendete Partie gespielt hat: eine Genauigkeit, und die teuersten Züge. Nur wer gespielt hat, sieht es, bis er es zeigt. Wie ein Satz geschrieben wird: siehe errors.ftl.

review-ui-open = Meine Partie
review-title = **Genauigkeit: { $accuracy } von 100**
review-points =
    Deine Züge brachten { $made ->
        [one] 1 Punkt
       *[other] { $made } Punkte
    } und verschenkten etwa { $lost ->
        [one] 1 Punkt
       *[other] { $lost } Punkte
    }: Punkte, die du { $rivals ->
        [1] ausgelassen oder anderen überlassen hast
       *[0] ausgelassen hast
    }. Glück zählt auf keiner Seite.
review-chances = Im Schnitt hat ein Zug von dir { $lost } % deiner Aussicht auf den Sieg verschenkt.
review-against = Deine Züge habe ich mit denen eines schweren Computerspielers verglichen, der nur sah, was du sahst.
review-part = Die Partie war lang. Darum habe ich { $percent } % deiner Züge angesehen. Die übrigen zählen ebenso.
review-none = In dieser Partie hattest du nichts zu entscheiden. Darum gibt es keine Genauigkeit.
review-cost =
    { $place } · { decided-which }: etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } verschenkt
review-cost-chance = { $place } · { decided-which }: Aussicht auf den Sieg etwa { $chance } %, mit einem besseren Zug { $other } %
review-offered = Dein Zug stand in deiner Auswahl vorn: Ich ordne sie nur nach den Punkten dieses Zugs.
review-ui-show = Zeig mir { $place }
review-ui-tell = Allen zeigen
review-next-tell = Das siehst nur du. **{ review-ui-tell }** nennt diesem Kanal deine Genauigkeit.
review-told = **{ $name }** · Genauigkeit **{ $accuracy } von 100** in { WORD($game, "name") }
review-error-watching = In dieser Partie hast du nicht mitgespielt. Darum habe ich keine Genauigkeit von dir.

## Im Bild, und sein Alternativtext

review-label = Genauigkeit, von 100
review-up =
    { $made ->
        [one] 1 Punkt gemacht
       *[other] { $made } Punkte gemacht
    }
review-down =
    { $lost ->
        [one] 1 Punkt verschenkt
       *[other] { $lost } Punkte verschenkt
    }
review-down-chance = Aussicht auf den Sieg verschenkt, in %
review-alt =
    Genauigkeit { $accuracy } von 100. Ein Balken für jeden deiner { $kind ->
        [turn] Züge
       *[move] Züge
    }: nach oben, was er brachte, nach unten, was er verschenkte.
