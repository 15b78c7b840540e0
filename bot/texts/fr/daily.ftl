# Le plateau du jour : un par jour, le même pour tout le monde.

daily-error-over = Ce plateau d’un autre jour est fini, et ses points comptent. `{ WORD($game, "command") } daily` ouvre le plateau d’aujourd’hui.
daily-error-not-over = Ton plateau d’aujourd’hui n’est pas fini. Finis-le d’abord, puis montre ton résultat.
daily-error-shared = Tu as déjà montré ton résultat sur ce serveur. Tu peux le montrer une fois sur chaque serveur où tu as joué.
daily-error-spent = Tu avais déjà ouvert le plateau d’aujourd’hui, avant de faire supprimer tes données. Le prochain arrive à minuit UTC.
daily-error-today = Les résultats d’aujourd’hui sont secrets jusqu’à minuit UTC. Reviens les voir demain.

## Les séries, et le par d’un plateau

# $days : au moins 1
daily-streak =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée
    }
daily-streak-all = tous les jeux : { $days }
daily-streak-best = record : { $best }
daily-streak-free = tu peux manquer un jour
daily-streak-server =
    { $days ->
        [one] ce serveur : { $days } jour d’affilée
       *[other] ce serveur : { $days } jours d’affilée
    }
# $par : les points de la meilleure partie de l’ordinateur sur le même plateau
daily-par =
    Par : { $par ->
        [one] { $par } point
       *[other] { $par } points
    }, le meilleur score de l’ordinateur

## Les résultats d'un jour, le lendemain. $date : par exemple 21 nov. 2026

daily-table-title =
    ### { WORD($game, "name") } : plateau du jour, { $date }
daily-table-row =
    { $rank }\. **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
daily-table-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
daily-table-empty = Personne ne l’a joué sur ce serveur.
daily-table-none = Tu n’as pas de résultat pour ce jour.
daily-table-yours =
    Ton résultat : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
# À côté des tableaux d’autres jeux
daily-table-game = { "**" }{ WORD($game, "name") }**
daily-table-own =
    Ta place : **{ $rank } sur { $count }**, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
daily-results-title = ### Plateaux du jour, { $date }
# Avant ce que montre l’image du meilleur plateau
daily-best-alt =
    { WORD($game, "name") } : meilleur plateau ({ $name }), { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
daily-how = De quel jeu veux-tu voir le meilleur plateau ?
daily-puzzles = De quel jeu veux-tu le problème du jour ?
# $revealed, $seal : 64 lettres et chiffres chacun
daily-proof =
    Ces longs nombres ne servent pas à jouer. Avec eux, chacun peut vérifier qu’aucun plateau n’est changé pendant son jour. Un plateau vient de sa clé, et le sceau montré ce jour-là ne va avec aucune autre clé. `/verify` vérifie ton propre plateau quand son jour est passé.
    { "**" }Clé d’hier**
    `{ $revealed }`
    { "**" }Sceau du plateau d’aujourd’hui**
    `{ $seal }`

## Son propre plateau du jour, et ce qu'il montre à un salon

daily-ui-board =
    { "**" }{ WORD($game, "name") }, plateau du jour, { $date }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
daily-ui-goes = Pour toi seulement jusqu’à la fin du jour, { $left }. `{ WORD($game, "command") } daily` te ramène ici.
daily-ui-par = À la fin, tu vois le par : le meilleur score de l’ordinateur sur ce plateau.
daily-ui-done = Ton résultat compte. Les résultats de tous arrivent { $left }, derrière **{ daily-ui-yesterday }** sous le prochain plateau.
daily-ui-done-direct = Ton résultat est gardé. Le prochain plateau arrive le { $time }.
daily-ui-done-share = **{ daily-ui-share }** montre tes points à ce salon, pas ton plateau.
daily-ui-done-copy = **{ daily-ui-copy }** te donne des lignes à envoyer à qui tu veux : tes points, pas ton plateau.
daily-ui-share = Montrer mon résultat
daily-ui-copy = Copier mon résultat
# $game: a game’s key
daily-ui-copy-how = Copie ces lignes et envoie-les à qui tu veux. Dans un serveur où je suis, `{ WORD($game, "command") } daily` rouvre ce plateau : là, **{ LABEL("daily-ui-share") }** les montre à un salon.
daily-ui-others = Autres plateaux du jour
daily-ui-yesterday = Résultats d’hier
daily-ui-back = Retour au plateau
daily-ui-end = Finir mon plateau
daily-ui-end-yes = Oui, finir
daily-ui-end-sure = Veux-tu vraiment finir le plateau d’aujourd’hui ? Ses points comptent, et il n’y en a qu’un par jour.
daily-shared =
    ◆ **{ $name }** · { WORD($game, "name") }, plateau du jour, { $date } · **{ $score ->
        [one] { $score } point
       *[other] { $score } points
    }** en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
daily-ui-todays = Jouer le plateau du jour
daily-ui-how = Voir comment
daily-ui-results = Tous les résultats
daily-ui-proof = Vérifier les plateaux
daily-ui-evenings = Me le rappeler le soir
daily-ui-no-evenings = Plus de rappel le soir
daily-evenings = -# Je t’écris à 19:00 ({ $zone }) les jours où tu n’as joué aucun plateau. `/reminders` change ton fuseau horaire ou arrête cela.
daily-evening = Les plateaux du jour t’attendent : { $boards }{ $placed ->
        [0] .
       *[other] { " " }dans { $place }.
    }{ $days ->
        [0] { "" }
        [one] { " " }Tu as joué { $days } jour de suite.
       *[other] { " " }Tu as joué { $days } jours de suite.
    }
daily-evening-board = `{ WORD($game, "command") } daily`
