# Les membres qui regardent une partie sans place : ils veulent savoir la fin et disent qui gagne.

watch-ui-tell = Me dire la fin
watch-ui-stop = Ne pas me la dire
watch-ui-predict = Qui gagne ?
watch-ui-results = Pronostics
watch-ui-none = Ne rien dire
watch-ui-pick = { $name } · { watch-points }
watch-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }

watch-told =
    Quand cette partie sera finie, je t’enverrai sa fin en message privé, une fois.
    -# Personne n’apprend que tu l’as demandé. Si je ne peux pas t’écrire, ou si tu ne vois plus ce salon, aucun message ne vient.
watch-not-told = Je ne t’envoie aucun message sur la fin de cette partie.

watch-ask = ### Qui gagne ?
watch-list = `/leaderboard` montre cette liste sous **{ LABEL("honour-ui-board") }**.
watch-how =
    Si tu as raison, tu gagnes des points au classement **{ honour-board-predictions }**. Ils n’ont pas d’autre valeur. { watch-list }
    -# Plus tu le dis tôt, et moins c’est probable d’après les cotes, plus il y a de points. Tu peux changer d’avis à tout moment. Toi seul le vois jusqu’à la fin de la partie.
watch-league = -# Personne ne peut dire ici qui gagne, car la partie fait partie d’une ligue ou d’une coupe.
watch-letters = Les classements des parties par messages privés n’ont que les personnes qui l’ont accepté.
watch-no-points = -# Donc un pronostic juste ne donne aucun point. Tu peux le changer à tout moment. Toi seul le vois jusqu’à la fin de la partie.
watch-said = Tu dis : **{ $name }** gagne. Dans ce cas, tu reçois { watch-points }.
watch-moved = La partie a continué, donc les points ne sont plus les mêmes. Choisis encore une fois.

watch-results = ### Pronostics
watch-result = **{ $name }** a dit : { $pick } gagne · { watch-points }
watch-result-void = **{ $name }** a dit : { $pick } gagne
watch-void = Personne n’a gagné, donc les pronostics ne comptent pas.

watch-notice = Une partie dont tu voulais savoir la fin est finie dans **{ $guild }** :
watch-notice-said = Tu as dit : **{ $name }** gagne. Cela te donne { watch-points }.
watch-notice-way = -# Le replay est sous son dernier plateau, derrière **{ LABEL("ui-more") }** : { $link }

watch-error-plays = Tu joues toi-même dans cette partie, ou elle ne continue plus.
watch-error-played = Tu as eu une place dans cette partie : tu sais peut-être ce que d’autres ne savent pas. Tu peux te faire dire la fin.
watch-error-nothing = Personne ne peut dire ici qui gagne. Il faut deux membres qui jouent l’un contre l’autre, hors ligue et coupe.
watch-error-none = Personne n’a dit qui gagne cette partie.
watch-error-many = Déjà { $most } membres regardent cette partie. Il n’y a plus de place.
watch-error-quiet = Tes heures calmes durent toute la journée, donc je ne t’écrirais jamais. Raccourcis-les dans `/reminders`, puis essaie encore.
