# Comment quelqu'un a joué au fil du temps : dans son propre profil, visible par personne d'autre, sauf si on le montre.

accuracy-ui-open = Ma précision
accuracy-ui-read = Lire mes dernières parties
accuracy-ui-share = Montrer à tous
accuracy-ui-profile = Mon profil
accuracy-title = **Précision à { WORD($game, "name") }**
accuracy-mean =
    { $count ->
        [one] Dans la dernière partie que j’ai lue : **{ $mean } sur 100**
       *[other] Dans les { $count } dernières parties que j’ai lues : **{ $mean } sur 100** en moyenne
    }{ $change ->
        [better] , soit { $by } de plus que dans les { $count } d’avant.
        [worse] , soit { $by } de moins que dans les { $count } d’avant.
        [same] , comme dans les { $count } d’avant.
       *[none] .
    }
accuracy-none = Je n’ai pas encore de précision pour toi à { WORD($game, "name") }.
accuracy-next-read = Encore à lire : { $count } de tes dernières parties. **{ accuracy-ui-read }** en lit { $once } au plus.
accuracy-next-share = Ceci n’est visible que par toi. **{ accuracy-ui-share }** montre la courbe à ce salon.
accuracy-working = Un instant : je parcours tes parties.
accuracy-read =
    { $count ->
        [0] Je n’ai pu lire aucune de ces parties pour le moment.
        [one] J’ai lu { $count } partie.
       *[other] J’ai lu { $count } parties.
    }
accuracy-matches = Regarder une partie
accuracy-match = { $day } · { $accuracy } sur 100
accuracy-shared = **{ $name }** montre à tous sa précision à { WORD($game, "name") } :

## Dans l'image, et son texte alternatif

accuracy-plot = Précision, sur 100
accuracy-label =
    { WORD($game, "name") }, { $count ->
        [one] dernière partie
       *[other] { $count } dernières parties
    }
accuracy-last = dernière partie
accuracy-alt =
    { $name } : précision à { WORD($game, "name") }, { $mean } sur 100 { $count ->
        [one] dans la dernière partie
       *[other] en moyenne dans les { $count } dernières parties
    }. Une ligne du { $first } au { $last }, avec un point pour chaque partie : { $values }.
