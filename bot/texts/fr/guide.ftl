# Ce que rencontre qui débute : l'aide, le premier indice, l'accueil d'un serveur.

guide-cmd-help = Comment commencer, avec des boutons pour tout ce qu’il te faut
guide-help =
    ### Des jeux de gemmes, tour par tour
    { $direct ->
        [1] Seul, tu joues ici même : **{ guide-ui-alone }**, `/gems new` ou `/rush new alone:True`. À plusieurs, on joue dans les salons d’un serveur, ou partout avec un code : **{ letters-ui-new }**.
       *[0] Appuie sur **{ guide-ui-new }** et choisis un jeu. Son plateau arrive dans ce salon, et dit toujours quoi faire ensuite.
    }
    Tu ne connais pas encore un jeu ? **{ lesson-ui-learn }** te l’enseigne en moins de dix minutes.
    { "**" }{ guide-ui-daily }** ouvre un plateau pour toi, le même pour tout le monde : quelques minutes par jour.
    { "**" }{ puzzle-ui-open }** te montre une position : trouve le tour qui vaut bien mieux que tous les autres.
    { $direct ->
        [1] -# Pour plus tard, des commandes : `/turns` retrouve une partie, `/replay` en fait revoir une ancienne.
       *[0] Une mention te prévient quand c’est ton tour ; tu as tout ton temps, sauf si la table a fixé une limite de temps. Après { $patience } sans réponse, les autres décident.
            -# Pour plus tard, des commandes : `/seat` laisse quelqu’un d’autre jouer pour toi, `/replay` fait revoir une ancienne partie, `/letters new` invite quelqu’un d’un autre serveur.
    }
guide-newcomer = Première visite ? Le plateau le plus récent du salon dit toujours quoi faire ensuite, et ses boutons le font. Tu es la seule personne à voir ce genre de réponse. `/help` explique le reste.
# In direct messages
guide-newcomer-direct = Première visite ? Le plateau le plus récent ici dit toujours quoi faire ensuite, et ses boutons le font. `/help` explique le reste.

## Le message d'accueil, et ce que montrent ses boutons

guide-cmd-panel = Pour les gestionnaires du serveur : un message avec des boutons pour commencer à jouer
guide-welcome = Merci de m’accueillir sur **{ $name }** ! Les gestionnaires du serveur trouvent tout sous `/settings`.
guide-panel =
    ### Des jeux de gemmes, tour par tour
    { $games }
    Appuie sur **{ guide-ui-new }** pour jouer en solo ou à plusieurs, en quelques minutes ou sur plusieurs jours. **{ lesson-ui-learn }** enseigne un jeu en moins de dix minutes. `/letters new` invite quelqu’un d’un autre serveur.
guide-game = ◆ **{ $name } :** { $told }
guide-panel-posted = Le voilà. Tout le monde peut commencer avec ses boutons ; un nouveau `/panel` le remet en bas, ou dans un autre salon.
guide-new =
    ### Nouvelle partie
    { $games }
guide-looking = Personne pour l’instant ? **{ look-ui }** te prévient quand quelqu’un veut la même partie.
guide-contests =
    { "**" }Ligues et coupes**
    Une ligue dure des semaines : chaque membre joue contre tous les autres, ou quelques rondes. Une coupe va de tour en tour jusqu’à ce qu’un membre ait gagné. Les duels d’équipes sont aussi parmi les coupes.
guide-alone = À quel jeu veux-tu jouer en solo ?
guide-rules =
    ### Règles
    { $games }
guide-daily =
    ### Le plateau du jour
    Il est le même pour tout le monde.
guide-pick =
    ### { $game }
    { $starts }
guide-with-whom =
    ### { $modes ->
        [1] { $game } : { $mode }
       *[0] { $game }
    }
    { "**" }Ouverte à ce salon :** tout le monde peut prendre une place.
guide-with-computers = **Contre l’ordinateur**
guide-with-somebody = **Contre un membre**, que j’invite
guide-ui-new = Nouvelle partie
guide-ui-alone = Jouer en solo
guide-ui-daily = Plateau du jour
guide-ui-turns = Mes tours
guide-ui-top = Classement
guide-ui-contests = Ligues et coupes
guide-ui-more = Aide
guide-ui-reminders = Rappels
guide-ui-away = Absence
guide-ui-profile = Mon profil
guide-ui-data = Mes données
guide-ui-back = Retour
guide-ui-table = Ouvrir une table
guide-ui-invite = Choisir un membre
guide-ui-game-mode = { $game } : { $mode }

## Défis

guide-menu-challenge = Défier
guide-challenge = Défier **{ $name }** : à quel jeu ?
guide-no-challenges = Tu ne veux pas de défis ? `/reminders` les coupe.


guide-ui-since = Quoi de neuf
guide-ui-rest = Hasard équitable et plus
guide-since-title = **Depuis ton dernier tour**
guide-since-watching = **Ce qui s’est passé**
guide-since-nothing = Rien ne s’est passé depuis ton dernier tour.
guide-since-seat =
    { $how ->
        [returned] { $name } a retrouvé sa place.
        [taken] { $name } remplace maintenant { guide-since-whose }.
       *[unknown] Quelqu’un remplace { guide-since-whose } pour un temps.
    }
guide-since-whose =
    { $known ->
        [yes] { $owner }
       *[no] un ancien membre
    }
guide-since-pace = Le temps d’un tour a changé.
# $place: a mention of the channel
# $known: whether the channel is known: 1 or 0
guide-since-place =
    La partie a été déplacée { $known ->
        [0] dans un autre salon
       *[other] dans { $place }
    }.
