# Les ordinateurs, à une table et sur un plateau.

# Un nom propre ; les parenthèses évitent l’accord (« Perle normal »).
computer-called =
    { $level ->
        [easy] { $gem } (facile)
        [hard] { $gem } (difficile)
       *[normal] { $gem } (normal)
    }
computer-gem-opal = Opale
computer-gem-beryl = Béryl
computer-gem-topaz = Topaze
computer-gem-garnet = Grenat
computer-gem-jade = Jade
computer-gem-zircon = Zircon
computer-gem-pearl = Perle
computer-seated = ◆ **{ $name }** · ordinateur
computer-choice-none = Aucun ordinateur
computer-choice-easy = Facile
computer-choice-normal = Normal
computer-choice-hard = Difficile
computer-opt-computer = Le niveau des ordinateurs à la table
computer-opt-computers = Combien d’ordinateurs ; d’habitude, autant qu’il en faut pour une bonne partie
computer-several = { $count } ordinateurs jouent avec toi : ce jeu est meilleur à plusieurs. Avec `computers:1`, il n’y en a qu’un.
computer-ui-menu =
    { $free ->
        [0] Retirer un ordinateur
       *[other] { $seated ->
            [0] { computer-ui-add-any }
           *[other] Ajouter ou retirer un ordinateur
        }
    }
computer-ui-add-any = Ajouter un ordinateur
computer-ui-add =
    { $level ->
        [easy] Ajouter un ordinateur : facile
        [hard] Ajouter un ordinateur : difficile
       *[normal] Ajouter un ordinateur : normal
    }
computer-ui-remove = Retirer { $name }
computer-added = { $name } a une place.
computer-removed = { $name } a quitté la table.
computer-thinking =
    { $count ->
        [one] { $name } réfléchit.
       *[other] { $name } réfléchissent.
    }
computer-covers =
    { $name } joue pour { $owner }.{ $wins ->
        [no] {" "}Cette place ne gagne que si { $owner } revient.
       *[yes] { "" }
    }
# Qui a fait quelque chose, et pour quel membre
computer-for = { $name } pour { $owner }
computer-turns =
    { $count ->
        [one] { $name } a joué dans { $count } tour
       *[other] { $name } a joué dans { $count } tours
    }
computer-helped =
    { $count ->
        [0] { $name } a terminé ce tour.
        [1] { $name } a fait une de ces étapes.
       *[other] { $name } a fait { $count } de ces étapes.
    }
