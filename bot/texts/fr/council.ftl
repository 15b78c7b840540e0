# Un salon joue une place d’une partie : ses membres proposent des tours et votent.

# The name of the seat, as that of a player
council-player = Le salon
council-ui-start = Jouer à tout le salon
council-with = **Ensemble contre l’ordinateur :** tout le monde ici propose et vote
# $hours: how long a vote lasts
council-start =
    ### Jouer à tout le salon
    Le salon a une place, que tout le monde joue ensemble. Qui veut propose un tour, et chaque membre a une voix. Au bout de { $hours } heures, le tour qui a le plus de voix est joué. `channel:` dans la commande fixe une autre durée.
    Quel est le niveau de l’ordinateur ?
council-opt-channel = Le salon joue une place contre l’ordinateur, par des votes : leur durée
# $hand: 1 if seats have a hand that others do not see
council-opened =
    Le salon joue. Tous ceux qui voient ce plateau peuvent proposer un tour et voter{ $hand ->
        [1] , et voient la main du salon
       *[0] { "" }
    }.

## On the board

# $open: 1 while the time runs · $until: when it ends
council-asks =
    { "**" }Tout le monde joue pour le salon :** ce que tu choisis au-dessus est une proposition. { $open ->
        [1] Le tour qui a le plus de voix est joué { $until }. Si { $least } membres ou plus ont voté, tous pour le même tour, on peut le jouer aussitôt.
       *[0] Le vote continue quand je suis de retour dans ce salon.
    }
# $missed: for how many turns in a row nobody has proposed anything
council-nobody =
    -# { $missed ->
        [0] Personne n’a encore proposé de tour, alors le temps a recommencé. Ensuite, le jeu joue de lui-même.
       *[other] Personne n’a proposé le dernier tour, alors le jeu a joué de lui-même. La prochaine fois, la partie finit sans résultat.
    }
# $number: of the proposal · $moves: its moves, in words
council-line = **{ $number }.** { $moves } · { council-votes }
# $count: how many moves of a long turn are not named
council-rest =
    { $count ->
        [one] { $count } autre coup
       *[other] { $count } autres coups
    }
council-votes =
    { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }
# $count: how many proposals have no line
council-further =
    -# { $count ->
        [one] { $count } autre proposition est dans le menu.
       *[other] { $count } autres propositions sont dans le menu.
    }
council-option = { $number } · { council-votes } · { $moves }
council-ui-vote = Voter { $number }
council-ui-now = Jouer maintenant
council-ui-further = Voter pour une autre proposition

## The panel in which a member puts a turn together

council-intro = { "**" }Pour le salon :** ce que tu choisis ici est une proposition avec ta voix.
# $moves: the moves so far, in words
council-begun = Jusqu’ici : { $moves }. { council-unready }
council-unready = La proposition est faite quand tu finis le tour.
council-ui-anew = Recommencer

## Answers

# $proposes: 1 if the member has just chosen its moves · $moves: those of the turn, in words · $open, $until: as above
council-said =
    { $proposes ->
        [1] Tu proposes
       *[0] Tu votes pour
    } : { $moves }. { council-when }
council-when =
    { $open ->
        [1] On compte les voix { $until }. D’ici là, tu peux changer la tienne.
       *[0] Tu peux changer ta voix.
    }
council-pictured = -# L’image montre le plateau avant le dernier de ces coups.
council-played = Ce tour vient d’être joué.

## Refusals

council-error-game = Un salon ne peut pas jouer à { WORD($game, "name") } avec ces paramètres. Il faut une partie où chacun joue à son tour, à deux ou plus.
council-error-pace = Dans une partie du salon, `channel:` dit combien dure un tour. N’indique pas `time:` ni ce qui va avec.
council-error-letters = Une partie par lettres n’a pas de salon qui puisse jouer. N’indique pas `letters:` ou `channel:`.
council-error-no-seat = Ici, c’est le salon qui joue, alors personne n’a de place à soi. Mais tu peux proposer un tour et voter.
council-error-move = Seules la personne qui a commencé cette partie et la modération peuvent la déplacer dans un autre salon. Si son salon a disparu, tout le monde le peut.
council-error-gone = Cette proposition n’est plus là, car personne ne vote plus pour elle. Choisis-en une autre, ou propose-la de nouveau.
# $most: how many turns may be proposed
council-error-many = { $most } tours sont proposés, et il n’y a pas de place pour un autre. Vote pour l’un d’eux.
# $most: how many members may vote
council-error-full = { $most } membres ont voté, et il n’y a pas de place pour d’autres.
# $least: how many votes this needs
council-error-not-now = Un tour n’est joué tout de suite que si au moins { $least } membres ont voté, tous pour lui, et toi aussi.
