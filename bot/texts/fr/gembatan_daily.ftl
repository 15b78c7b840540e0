# Le plateau du jour de Gembatan : trois tours sur un plateau au milieu d'une partie. Voir aussi daily.ftl.

gembatan-event-board-begun =
    Le plateau porte { $tiles } tuiles et { $gems } gemmes. Il y a { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } à jouer.
gembatan-event-match-ended-turns = Tous les tours sont joués.
gembatan-event-match-ended-stuck = Plus rien n’est jouable.
gembatan-event-match-ended-closed = Le plateau a été terminé avant l’heure.

gembatan-alt-turn-of = Tour { $number } sur { $most }.
gembatan-alt-over-turns = Fin : tous les tours sont joués.
gembatan-alt-over-stuck = Fin : plus rien n’est jouable.
gembatan-alt-over-closed = Fin : le plateau a été terminé avant l’heure.
gembatan-alt-hidden = Un plateau du jour ; il reste caché.

gembatan-caption-hidden = Un plateau du jour ; il reste caché
gembatan-caption-reason-turns = Tous les tours sont joués
gembatan-caption-reason-stuck = Plus rien n’est jouable
gembatan-caption-reason-closed = Terminé avant l’heure

gembatan-trade-last-turn = C’est ton dernier tour : tu ne piocherais plus rien après un échange. Joue, ou appuie sur **{ daily-ui-end }**.

gembatan-scoreboard-daily = Plateau du jour

## Son propre plateau du jour

gembatan-ui-daily-goal =
    Marque autant de points que possible en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : pose des tuiles, place des gemmes, forme des chaînes d’une couleur.
gembatan-ui-daily-turn = { "**" }Tour { $number } sur { $most }.**
gembatan-ui-daily-step =
    Que joues-tu ?{ $sockets ->
        [0] { "" }
       *[other] { " " }Les numéros marquent des montures pour tes gemmes.
    }
gembatan-ui-own = Mon plateau
gembatan-ui-signs = -# Points de chaque tour : { $none } 0 · { $few } 1–6 · { $some } 7–12 · { $many } 13–19 · { $most } 20 et plus

gembatan-cmd-daily = Le plateau du jour, le même pour tous ; le tien reste caché aux autres jusqu’à la fin du jour
gembatan-opt-daily-move = Un coup à y jouer, comme BI60 RB-- W, ou end ; sans lui, tu vois le plateau et ses boutons
