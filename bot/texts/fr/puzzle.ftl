# Les énigmes : des positions où un tour vaut bien mieux que tous les autres. De quoi il s’agit : <game>-motif-<motif>.

puzzle-cmd-puzzle = Trouve le meilleur tour dans une vraie position
puzzle-opt-game = Quel jeu ; sans choix, des boutons te le demandent
puzzle-ui-open = Énigme
puzzle-ui-show = Montre-moi
puzzle-ui-next = Énigme suivante
puzzle-ui-again = Réessayer
puzzle-ui-onward = Jouer la suite
# In a panel of the game: leads back to the position
puzzle-ui-board = Retour à l’énigme
# Below the table of a day: the same puzzle for everybody
puzzle-ui-todays = Énigme du jour
puzzle-ui-other = Énigme : { $game }
puzzle-ui-other-todays = Énigme du jour : { $game }
puzzle-choose =
    ### Énigmes
    Dans chaque position, un tour vaut bien mieux que tous les autres. Trouve-le. Tes énigmes ne sont visibles que par toi.
puzzle-standing =
    { $game } : { $count ->
        [0] tu commences à la cote **{ $rating }**
       *[other] cote **{ $rating }** · { $solved } sur { $count } résolues
    }
puzzle-title = **{ $game } : énigme** · sa cote : { $rating }
puzzle-title-todays = **{ $game } : énigme du jour** · sa cote : { $rating }
puzzle-own =
    { $known ->
        [0] tu commences à { $rating }
       *[1] la tienne : { $rating }
    }
puzzle-day = -# Aujourd’hui, tout le monde a la même énigme. La prochaine arrive { $left }.
puzzle-asked =
    Un tour vaut bien mieux que tous les autres. **Trouve-le :** { $again ->
        [1] cette fois, rien ne compte.
       *[0] ton premier tour compte. **{ LABEL("puzzle-ui-show") }** compte comme un échec.
    }
puzzle-asked-small = -# Trouve le tour qui vaut bien mieux que tous les autres.
puzzle-moved-on = L’énigme avait déjà avancé. Voici où tu en es.
puzzle-result =
    { $how ->
        [right] **Bien vu !**
        [shown] **Voici la réponse.**
       *[wrong] **Pas cette fois.** Il y avait un meilleur tour.
    } { $way ->
        [up] Ta cote : { $rating } (+{ $change })
        [stays] Ta cote reste à { $rating }.
       *[down] Ta cote : { $rating } (−{ $change })
    }
puzzle-answer = Le meilleur tour, comme tu le vois ci-dessus : { $moves }.
puzzle-steps = Le meilleur tour, comme tu le vois ci-dessus :
puzzle-motif = Il s’agit ici de ceci : { $motif }.
puzzle-brings =
    { $best ->
        [0] Tout de suite, il ne donne aucun point
        [one] Tout de suite, il donne { $best } point
       *[other] Tout de suite, il donne { $best } points
    }
puzzle-yours =
    { $own ->
        [0] aucun
        [one] { $own } point
       *[other] { $own } points
    }
puzzle-points =
    { $how ->
        [less] { puzzle-brings }, et le tien { puzzle-yours }.
        [same] { $best ->
            [0] Tout de suite, aucun des deux tours ne donne de points. Avec ce qui suit, le meilleur vaut plus.
           *[other] Tout de suite, les deux tours donnent { puzzle-yours }. Avec ce qui suit, le meilleur vaut plus.
        }
        [more] { puzzle-brings }, et le tien { puzzle-yours }. Avec ce qui suit, le meilleur vaut quand même plus.
       *[alone] { puzzle-brings }.{ $best ->
            [0] {" "}C’est la suite qui fait de lui le meilleur.
           *[other] { "" }
        }
    }
puzzle-thinking = Un instant : l’ordinateur réfléchit.
puzzle-onward =
    { $about ->
        [begun] Tu joues la suite après le meilleur tour{ $alone ->
            [1] .
           *[0] , contre des ordinateurs de niveau difficile.
        } Rien ne compte.
        [over] **La partie est finie.** Elle ne compte pas.
       *[goes] -# Tu joues la suite d’une énigme. Rien ne compte.
    }
puzzle-final =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-error-none = Je n’ai pas encore d’énigmes de { WORD($game, "name") }. `/puzzle` seul montre tous les jeux qui en ont.
puzzle-error-all-opened =
    Tu as vu { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    } de { WORD($game, "name") }, et je n’en ai pas d’autre. De nouvelles viendront avec le temps : `/puzzle` montre d’autres jeux.
puzzle-error-todays = Tu as déjà eu l’énigme du jour de { WORD($game, "name") }. `/puzzle` en a d’autres.
puzzle-error-gone = Cette énigme n’existe plus. `/puzzle` en ouvre une autre.
