# Comment quelqu'un a joué une partie finie : une précision, et les tours les plus coûteux. Personne d'autre ne le voit, sauf si on le montre.

review-ui-open = Ma partie
review-title = **Précision : { $accuracy } sur 100**
review-points =
    Tes coups ont marqué { $made ->
        [one] { $made } point
       *[other] { $made } points
    } et en ont perdu environ { $lost } : des points que tu as { $rivals ->
        [1] manqués, ou laissés aux autres
       *[0] manqués
    }. La chance ne compte d’aucun côté.
review-chances = En moyenne, chacun de tes coups a perdu { $lost } % de tes chances de gagner.
review-against = J’ai comparé tes coups à ceux de l’ordinateur de niveau difficile, qui ne voyait que ce que tu voyais.
review-part = La partie était longue, donc j’ai regardé { $percent } % de tes coups. Les autres comptent pareil.
review-none = Dans cette partie, tu n’avais rien à décider, donc pas de précision.
review-cost =
    { $place } · { decided-which } : environ { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
review-cost-chance = { $place } · { decided-which } : chances de gagner environ { $chance } %, avec un meilleur coup { $other } %
review-offered = Ton coup était le premier de tes choix : je les range seulement par les points de ce tour.
review-ui-show = Montre-moi le { $place }
review-ui-tell = Montrer à tous
review-next-tell = Ceci n’est visible que par toi. **{ review-ui-tell }** donne ta précision à ce salon.
review-told = **{ $name }** · précision **{ $accuracy } sur 100** à { WORD($game, "name") }
review-error-watching = Tu n’as pas joué cette partie, donc je n’ai pas de précision pour toi.

## Dans l'image, et son texte alternatif

review-label = Précision, sur 100
review-up =
    { $made ->
        [one] { $made } point marqué
       *[other] { $made } points marqués
    }
review-down =
    { $lost ->
        [one] { $lost } point perdu
       *[other] { $lost } points perdus
    }
review-down-chance = Chances de gagner perdues, en %
review-alt =
    Précision { $accuracy } sur 100. Une barre pour chacun de tes { $kind ->
        [turn] tours
       *[move] coups
    } : vers le haut ce qu’il a marqué, vers le bas ce qu’il a perdu.
