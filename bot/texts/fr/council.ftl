# Un salon joue une place d’une partie : ses membres proposent des tours et votent.

# The name of the seat, as that of a player
council-player = Le salon
council-private = Un salon privé
council-ui-start = Jouer à tout le salon
council-with = **Ensemble :** tout le monde ici propose et vote, contre l’ordinateur ou un autre salon
# $hours: how long a vote lasts
council-start =
    ### Jouer à tout le salon
    Le salon a une place, que tout le monde joue ensemble. Qui veut propose un tour, et chaque membre a une voix. Au bout de { $hours } heures, le tour qui a le plus de voix est joué. `channel:` dans la commande fixe une autre durée.
    Quel est le niveau de l’ordinateur ?
council-opt-channel = Le salon joue une place, par des votes : leur durée
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
council-error-move = Seules la personne qui a commencé cette partie et la modération peuvent la déplacer dans un autre salon.
council-error-not-host = Seules la personne qui a demandé cette partie et la modération peuvent l’annuler.
council-error-gone = Cette proposition n’est plus là, car personne ne vote plus pour elle. Choisis-en une autre, ou propose-la de nouveau.
# $most: how many turns may be proposed
council-error-many = { $most } tours sont proposés, et il n’y a pas de place pour un autre. Vote pour l’un d’eux.
# $most: how many members may vote
council-error-full = { $most } membres ont voté, et il n’y a pas de place pour d’autres.
# $least: how many votes this needs
council-error-not-now = Un tour n’est joué tout de suite que si au moins { $least } membres ont voté, tous pour lui, et toi aussi.

## Two channels that play against each other

council-opt-against = Le salon joue contre ce salon
council-opt-code = Contre un salon d’un autre serveur : son code, ou « new » pour en avoir un
council-ui-against = Contre un autre salon
# $hours: how long a vote lasts
council-against =
    ### Salon contre salon
    Chaque salon a une place, propose ses tours et vote. Aucun ne voit les votes ni la main de l’autre. Un vote dure { $hours } heures. `channel:` dans la commande fixe une autre durée.
    À quel salon de ce serveur le proposes-tu ?
council-ui-rival = Choisir un salon
council-elsewhere = Ou contre un salon d’un autre serveur, par un code :
council-ui-code = Obtenir un code
council-ui-typed = Saisir un code
council-ui-which = Le code que tu as reçu
# $place: the channel
council-asked = J’ai demandé à { $place }. La partie commence dès que quelqu’un accepte là-bas.
# $code: such as ABCD-EFGH · $left: until when it lasts
council-code =
    Envoie ce code à quelqu’un de l’autre serveur : **{ $code }**
    Dans le salon qui doit jouer, on saisit `{ WORD($game, "command") } new code:{ $code }`. Alors la partie commence. Le code sert une fois et expire { $left }.
# On the board of the channel that is asked. $name: of the channel or server that asks · $hours: how long a vote lasts · $until: when the table closes
council-lobby-asked =
    { "**" }{ $name }** propose à ce salon de jouer à { WORD($game, "name") }, salon contre salon.
    Tout le monde ici proposerait des tours et voterait. Chaque vote dure { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }. Tout le monde ici peut répondre, et la question expire { $until }.
# On the board of the channel that asks. $named: 1 if a channel of the same server is asked, $place
council-lobby =
    Salon contre salon : tout le monde ici proposera des tours et votera. { $named ->
        [1] La question est posée dans { $place }
       *[other] Il manque un salon d’un autre serveur, qui a besoin du code
    }. Sans réponse, la table ferme { $until }.
# On the board of the channel that does not vote now. $open: 1 while the time of the other's vote runs · $until: when it ends
council-waits =
    { $name } choisit son tour par des votes{ $open ->
        [1] , qui finissent { $until }.
       *[other] .
    } Ensuite, on vote ici.
council-unshown = Je ne peux pas montrer le plateau dans ce salon. Demande à la modération que je puisse voir le salon et y envoyer des messages et des fichiers.
council-lost = L’un des deux salons de cette partie de { $game } n’existe plus, elle finit donc sans résultat.
council-ended = La modération a mis fin à cette partie de { $game }, salon contre salon, sans résultat.
council-expired = Personne n’a répondu pendant un jour, j’ai donc fermé cette table de { $game }, salon contre salon.
# $declined: 1 if the channel that was asked has declined
council-declined =
    { $declined ->
        [1] L’autre salon ne veut pas jouer à { $game } maintenant.
       *[other] Cette partie de { $game }, salon contre salon, a été fermée avant de commencer.
    }
# $name: of the channel
council-error-side = Tu as parlé pour **{ $name }** dans cette partie, tu ne peux donc pas voter aussi pour l’autre salon.
council-error-own = Un salon ne peut pas jouer contre lui-même. Choisis un autre salon, ou saisis le code dans un autre.
council-error-waits = Ici, une table de { WORD($game, "name") }, salon contre salon, attend une réponse. La personne qui a demandé ou la modération peuvent la fermer : **{ LABEL("ui-more") }** › **{ ui-cancel }**.
council-error-asks = Un autre salon a déjà proposé à celui-ci une partie de { WORD($game, "name") } et attend une réponse. Appuie sur **{ LABEL("ui-accept") }** ou **{ LABEL("ui-decline") }** sur son plateau, ici.
council-error-begun = Cette partie a déjà commencé. Son plateau le plus récent est dans ce salon : tu peux y proposer un tour et voter.
council-error-same-server = Ce code vient d’un salon de ce serveur. Les codes servent à jouer contre un autre serveur. Ici, invite l’autre salon avec `{ WORD($game, "command") } new against:`.
council-error-asked = Cette partie attend un autre salon. Là-bas, on peut répondre.
council-error-code = Ce code est pour un salon. Saisis là-bas `{ WORD($game, "command") } new code:` et le code.
council-error-letter = Ce code est pour un membre, pas pour un salon. `/letters join` l’accepte.
council-error-other-game = Ce code est pour { WORD($game, "name") }. Saisis `{ WORD($game, "command") } new code:` et le code.
council-error-post = Je ne peux pas montrer de plateau dans <#{ $channel }>. Choisis un autre salon, ou laisse-moi le voir et y écrire.
council-error-write = Tu ne peux pas écrire dans <#{ $channel }>, donc pas y poser la question. Choisis un autre salon.
council-error-busy = Il y a déjà une table ou une partie de { WORD($game, "name") } dans <#{ $channel }>. Choisis un autre salon, ou redemande plus tard.
council-error-closed = On ne joue pas dans <#{ $channel }>. Choisis un autre salon.
council-error-against = Une partie de deux salons n’a ni ordinateur, ni `time:`, ni `letters:`. Donne `against:` ou `code:`, et peut-être `channel:`.
