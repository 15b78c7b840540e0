# Les leçons : le cadre autour des exercices, dont les textes sont dans <game>_lessons.ftl.

lesson-cmd-learn = Apprendre un jeu en moins de dix minutes, en y jouant
lesson-opt-game = Quel jeu ; sans choix, des boutons te le demandent
lesson-ui-learn = Apprendre
lesson-ui-next = Suivant
lesson-ui-skip = Passer l’exercice
# Leads to the task before this one
lesson-ui-back = Exercice précédent
# In a panel of the game: leads back to the board of the task
lesson-ui-board = Retour au plateau
lesson-ui-over = Recommencer la leçon
lesson-ui-go-on = Continuer
lesson-ui-leave = Quitter la leçon
lesson-ui-close = Fermer
# Sous une page des règles : ramène à la leçon
lesson-ui-lesson = Leçon
# Contre un ordinateur facile
lesson-ui-play = Jouer en facile
lesson-choose =
    ### Apprends l’un des { $games } jeux
    Tu y joues coup par coup sur un vrai plateau, en moins de dix minutes. Il n’est visible que par toi.{ $later ->
        [1] {" "}Les leçons avec un 2 sont pour plus tard.
       *[0] { "" }
    }
lesson-which = ### Apprendre { $game }
lesson-of =
    { $place ->
        [0] Apprendre { $game }
       *[other] { $game } { $place }
    }
lesson-called =
    { $place ->
        [0] { $game }
       *[other] { $game } { $place } : { $title }
    }
lesson-title = **{ $title }** · { $number } sur { $count } · { $course }
lesson-happened = **Bien joué.** { $said }
lesson-wrong =
    { $says ->
        [1] **Je n’ai pas joué ce coup.** Voici ce qu’il ferait. { $told }
       *[0] **Je n’ai pas joué ce coup :** ce n’est pas ce que demande cet exercice.
    }
lesson-again =
    { $said }
    -# { $asked }
lesson-aim =
    { "**" }Objectif :** { $aim }
    { $asked }
lesson-new-board =
    ### Un nouveau plateau
    { $asked }
lesson-moved-on = La leçon avait déjà avancé. Voici où tu en es.
lesson-marked = Marqué : { $move }.
lesson-asked =
    -# { $asked }{ $marked ->
        [1] { " " }Marqué : **{ $move }**
       *[0] { "" }
    }
lesson-end =
    ### Tu en sais assez pour jouer à { $game }
    { $where ->
        [computer] Appuie sur **{ lesson-ui-play }** : je pose un plateau dans ce salon, et il dit toujours quoi faire ensuite.
        [server] Appuie sur **{ guide-ui-new }** et trouve quelqu’un avec qui jouer.
       *[direct] On joue dans les salons d’un serveur : utilise `/help` là-bas pour commencer.
    }
lesson-left =
    La leçon t’attend là où tu en es. **{ lesson-ui-go-on }** ou `/learn` t’y ramène{ $over ->
        [1] ; **{ lesson-ui-over }** reprend au premier exercice
       *[0] { "" }
    }.
lesson-closed = Amuse-toi bien ! `/learn` est toujours là.
lesson-error-unknown = Je n’ai pas cette leçon. `/learn` seul les montre toutes.
lesson-error-none = { WORD($game, "name") } n’a pas encore de leçon. Ses règles sont sous `{ WORD($game, "command") } rules`.
lesson-error-gone = Cette leçon est finie. `/learn` la reprend quand tu veux.
lesson-error-not-asked = Ce coup n’est pas ce que demande l’exercice, donc rien n’a changé.
