# Ce qui a décidé une partie : jusqu'à trois de ses coups, après la fin.

decided-ui-open = Moments clés
# Ouvre le replay à ce tour
decided-ui-turn = Voir le { decided-where }
decided-where =
    { $kind ->
        [turn] tour { $number }
       *[move] coup { $number }
    }
decided-which = { decided-where } sur { $last }
decided-working = Un instant : je revois la partie.
decided-title = **Les moments clés de la partie**

## Chaque moment. $you : 1 si c'est un coup de qui lit, sinon 0 · $name : de qui est le coup · $kind : turn ou move

decided-best =
    { $you ->
        [1] **Ton meilleur coup**
       *[0] **{ $name }, meilleur coup**
    } : { decided-which }, **+{ $points }**.
decided-best-chance =
    { $you ->
        [1] **Ton meilleur coup**
       *[0] **{ $name }, meilleur coup**
    } : { decided-which }. Chances de gagner : environ { $chance } %, avec d’autres coups { $other } %.
decided-cost =
    { $you ->
        [1] **Ton coup le plus coûteux**
       *[0] **{ $name }, coup le plus coûteux**
    } : { decided-which }. Après un meilleur coup, un ordinateur aurait marqué environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus d’ici la fin.
decided-cost-chance =
    { $you ->
        [1] **Ton coup le plus coûteux**
       *[0] **{ $name }, coup le plus coûteux**
    } : { decided-which }. Chances de gagner : environ { $chance } %, avec un meilleur coup { $other } %.
decided-same = C’est le même tour : il était bon, et aurait pu être meilleur encore.
decided-better = Mieux : { $why }
decided-better-told = Mieux : { $told }
decided-turn = **Le tournant** : { decided-which }.
decided-also-turn = C’était aussi le tournant de la partie.
# $ranked : yes si quelqu’un était hors classement
decided-lead =
    { $you ->
        [1] À partir de là, tu as mené
       *[0] À partir de là, { $name } a mené
    }{ $ranked ->
        [yes] { "" } parmi les membres classés
       *[no] { "" }
    } jusqu’à la fin.

## S'il y a moins de moments, ou aucun

decided-no-cost =
    { $you ->
        [1] Aucun de tes coups n’a
       *[0] Aucun coup n’a
    } coûté cher.
decided-no-cost-lost = Aucun de tes coups n’a perdu la partie à lui seul : { $name } a gagné plus sur l’ensemble.
decided-nothing = Aucun coup ne ressort dans cette partie : elle était trop courte, ou trop serrée.
decided-error-open = Les moments clés se voient quand la partie est finie pour tout le monde.
decided-error-ended = Cette partie n’a pas de résultat, donc pas de moments clés.
decided-error-old = Une ancienne version du bot n’a gardé que les dernières positions de cette partie, donc je ne peux pas en montrer les moments clés.
decided-error-game = Je ne peux pas montrer les moments clés d’une partie de { WORD($game, "name") } : ce jeu, je n’y joue pas moi-même.
