# Les indices : le coup que jouerait un ordinateur difficile.

hint-ui-hint = Indice
hint-ui-show = Voir un indice
hint-ui-play = Jouer ce coup
hint-ui-other = Autre indice
# Avant le premier indice d'une partie solo
hint-first = Avec un indice, cette partie compte au classement **avec indices**. Annuler le coup n’y change rien.
hint-working = Un instant : je réfléchis à ton coup.
hint-title =
    { $number ->
        [1] **Ma suggestion**
       *[other] **Suggestion { $number }**
    }
hint-move = Un bon coup : **{ $move }**.
hint-counts = -# Cette partie compte au classement avec indices.
hint-board = { $board } · avec indices
hint-settings = { $settings } · avec indices
hint-error-rated = Pas d’indices contre d’autres membres, pour que ce soit équitable. Il y en a en solo, en équipe ou contre des ordinateurs.
hint-error-race = Pas d’indices dans une course, pour que ce soit équitable. Il y en a en solo, en équipe ou contre des ordinateurs.
hint-error-daily = Pas d’indices sur le plateau du jour : il est le même pour tout le monde. Il y en a dans ta propre partie : `{ WORD($game, "command") } new`.
hint-error-all-shown = Tu as vu tous mes indices pour ce coup.
