# `/menus` : dans quel ordre sont les choix des menus d'un membre.

menu-cmd = L’ordre des choix dans tes propres menus
menu-opt-order = Le meilleur d’abord, ou comme sur le plateau
menu-choice-best = Le meilleur d’abord
menu-choice-place = Par position
menu-now =
    ### Tes menus
    { $order ->
        [best] Le meilleur choix vient d’abord quand tu joues en solo, en équipe ou contre des ordinateurs.
       *[place] Les choix sont dans l’ordre du plateau, rangée par rangée.
    }
    -# Contre d’autres membres, et sur le plateau du jour, les choix sont toujours par position : trouver le meilleur, c’est le jeu.
