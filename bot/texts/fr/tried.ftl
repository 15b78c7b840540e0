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
tried-error-gone = Cette partie n’existe plus. { "**" }{ LABEL("review-ui-open") }** sous la partie finie ramène à ce tour.
