# Un tour coûteux d’une partie finie, que le membre retente.

tried-ui-again = Réessayer
tried-ui-anew = Recommencer
tried-onward =
    { $about ->
        [begun] Voici le début de ce tour, tel que tu l’as vu. Joue la suite{ $others ->
            [none] .
            [mates] , avec des ordinateurs de niveau difficile.
            [rival] , contre un ordinateur de niveau difficile.
           *[rivals] , contre des ordinateurs de niveau difficile.
        } Rien ne compte, et le hasard apportera autre chose.
        [over] **La partie est finie.** Elle ne compte pas.
       *[goes] -# Tu retentes un tour. Rien ne compte.
    }
tried-moved-on = Ta partie avait déjà avancé. Voici où tu en es.
tried-error-gone = Ce plateau n’existe plus. { "**" }{ LABEL("review-ui-open") }** sous une partie finie, ou **{ LABEL("ui-more") }** sous une partie qui dure encore, mène à un nouveau.

# Behind More of a match in play
tried-ui-board = Essayer des coups
# Sous chaque étape sur un tel plateau, pour que personne ne le prenne pour la partie
tried-own = -# Sur ton propre plateau d’essai : rien ne compte ici.
# A board to try moves on. $about: begun, goes on, or over · $others: as below · $advised: 0 if easy computer players play
tried-board =
    { $about ->
        [begun] Ce plateau est à toi seul : essaie des coups, et annule autant que tu veux.{ $others ->
            [none] {""}
           *[other] { $advised ->
                [0] {" "}Des ordinateurs de niveau facile jouent aux autres places.
               *[other] {" "}Des ordinateurs de niveau difficile jouent aux autres places.
            }
        } Ce que tu ne vois pas dans la partie est inventé ici. Rien ne compte, et personne ne le voit. La réponse au bouton sur lequel tu appuies ensuite dans la partie prend sa place.
        [over] **Cet essai est terminé.** Il ne compte pour rien.
       *[goes] -# Tu essaies des coups sur un plateau à toi. Cela ne compte pour rien.
    }
tried-error-daily = Sur un plateau du jour, tu ne peux pas essayer de coups avant la fin du jour.
tried-error-hidden = Tu ne vois pas ces plateaux : tu ne peux pas y essayer de coups.
tried-error-own-over = Ton plateau est terminé : il n’y a rien à y essayer.
tried-error-over = Personne ne peut jouer dans cette position : il n’y a rien à essayer.
