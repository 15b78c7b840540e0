# Ce qui relève des gestionnaires d'un serveur : paramètres, permissions.

house-cmd-settings = Pour les gestionnaires du serveur : comment on joue ici
house-opt-language = Langue des plateaux et des avis
house-opt-allow = Un salon où l’on peut ouvrir des parties ; tant que tu n’en nommes aucun, tous
house-opt-forget = Un salon à retirer : plus de nouvelles parties, de résultats du jour ni de signalements là-bas
house-opt-reminders = Le maximum de rappels par tour ; -1 : chaque membre décide
house-opt-enders = Qui peut mettre fin à une partie, outre la modération
house-opt-matches = Le maximum de parties d’un membre à la fois ; 0 : pas de limite
house-opt-patience = Combien de jours une partie attend un membre silencieux avant que les autres décident
house-opt-holidays = Jours sur douze mois où les absences d’un membre peuvent arrêter des chronos ; 0 : jamais
house-opt-threads = Ouvrir un fil pour chaque nouvelle table
house-opt-quiet = Pas de mentions, les messages sont seulement modifiés
house-opt-computers = Autoriser des ordinateurs à participer
house-opt-level = Le niveau des ordinateurs qui remplacent des membres
house-opt-daily = Le salon pour les résultats du plateau du jour, le lendemain
house-opt-reports = Le salon où je publie ce que les membres te signalent
house-opt-calls = Heures entre deux messages qui appellent à jouer ; 0 : aucun
house-opt-role = Le rôle mentionné par un tel message, si je peux le mentionner
house-opt-champions = Le rôle de qui gagne une ligue ou une coupe ; @everyone : aucun
house-choice-language-discord = La langue du serveur
house-choice-enders-moderators = Personne d’autre
house-choice-enders-host = Son hôte
house-choice-enders-seated = Toute personne qui y joue

house-settings = ### Comment on joue ici
house-saved = C’est noté · { $changes }

# Lignes d'un menu
house-set-language = Langue : { $value ->
        [discord] celle du serveur
       *[other] { LANGUAGE($value) }
    }
house-set-reminders = Rappels par tour : { $value ->
        [any] pas de limite
        [0] aucun
       *[other] { $value } au maximum
    }
house-set-enders = Qui met fin à une partie : { $value ->
        [host] modération, hôte
        [seated] modération, joueurs
       *[moderators] modération
    }
house-set-matches = Parties par membre : { $value ->
        [any] pas de limite
       *[other] { $value } au maximum
    }
house-set-patience = Attendre les membres silencieux : { $value ->
        [1] 1 jour
       *[other] { $value } jours
    }
house-set-holidays = Absences qui arrêtent les chronos : { $value ->
        [0] aucune
        [1] 1 jour sur 12 mois
       *[other] { $value } jours sur 12 mois
    }
house-set-threads = Un fil pour chaque table : { $value ->
        [yes] oui
       *[no] non
    }
house-set-quiet = Mode discret : { $value ->
        [yes] oui, sans mentions
       *[no] non
    }
house-set-computers = Ordinateurs : { $value ->
        [yes] autorisés
       *[no] aucun
    }
house-set-level = Ordinateurs qui remplacent : { $value ->
        [easy] facile
        [hard] difficile
       *[normal] normal
    }
house-set-channels = Salons : { $value ->
        [any] partout
       *[other] { $value }
    }
house-set-daily = Résultats du jour : { $value ->
        [any] non publiés
       *[other] { $value }
    }
house-set-reports = Signalements : { $value ->
        [any] personne ne peut en envoyer
       *[other] { $value }
    }
house-set-calls = Appels à jouer : { $value ->
        [0] aucun
        [1] au plus 1 par heure
       *[other] au plus 1 toutes les { $value } heures
    }
house-set-role = Rôle dans les appels : { $value ->
        [any] aucun
       *[other] { $value }
    }
house-set-champions = Rôle des champions : { $value ->
        [any] aucun
       *[other] { $value }
    }
house-set-where-channels = Où l’on peut ouvrir des parties
house-set-where-daily = Où sont publiés les résultats du jour
# $place: the channel for reports
house-reports-public = Tout le monde peut lire { $place }. Pour garder les signalements entre responsables, choisis un salon que les autres ne voient pas.
house-set-where-reports = Où je publie ce que les membres te signalent
house-set-where-role = Qui un appel à jouer mentionne
house-set-where-champions = Le rôle de qui gagne une ligue ou une coupe
house-ui-setup = Permissions
house-ui-settings = Paramètres
house-ui-company = Appels, signalements, rôles
house-unknown-language = Je ne connais pas la langue « { $text } ». Choisis { $languages }.
house-thread-opened = Ta table a son propre fil : { $place }

house-cmd-setup = Pour les gestionnaires du serveur : quelles permissions me manquent, et comment les accorder
house-setup-fine = Rien ne manque : je peux poster des plateaux dans tous les salons où l’on joue.
house-setup-title = ### Ce qui manque
house-setup-role = **Sur tout le serveur :** { $permissions }. [Accorde-les ici]({ $link }) : confirme, rien d’autre ne change.
house-setup-role-waits = Des parties attendent cela dans { $places }.
house-setup-channel = { $place } : { $permissions }. [Ouvre le salon]({ $link }), puis Modifier le salon > Permissions.
house-setup-waits = Une partie y attend.
house-setup-more =
    { $count ->
        [one] … et { $count } autre salon
       *[other] … et { $count } autres salons
    }
house-setup-hidden =
    { $count ->
        [one] Il y a { $count } salon que je ne vois pas. Pour y jouer, donne-moi **{ $permission }**.
       *[other] Il y a { $count } salons que je ne vois pas. Là où tu veux jouer, donne-moi **{ $permission }**.
    }
house-setup-hidden-more =
    { $count ->
        [one] Il y a encore { $count } salon que je ne vois pas. Pour y jouer, donne-moi **{ $permission }**.
       *[other] Il y a encore { $count } salons que je ne vois pas. Là où tu veux jouer, donne-moi **{ $permission }**.
    }
house-setup-hint = Je n’ai pas besoin de tous les salons : `/settings` dit où l’on joue.

house-role-managed = Discord donne lui-même { $role }. Choisis un autre rôle.
house-role-above = { $role } n’est pas sous ton rôle le plus haut. Choisis un rôle plus bas.
house-role-given = Titre de champion
house-role-taken = Titre de champion perdu
house-setup-champions-deleted = **Rôle des champions :** il est supprimé. Choisis-en un autre dans `/settings`.
house-setup-champions-managed = **Rôle des champions :** Discord donne lui-même { $role }. Choisis-en un autre dans `/settings`.
house-setup-manage-roles = **Rôle des champions :** pour donner { $role }, il me faut { $permission }. [Accorde-le ici]({ $link }) : confirme, rien d’autre ne change.
house-setup-champions-above = **Rôle des champions :** { $role } n’est pas sous mon rôle. Fais glisser le mien au-dessus, dans Paramètres du serveur > Rôles.
house-setup-champions-refused = **Rôle des champions :** Discord ne me laisse pas donner { $role }. Choisis-en un autre dans `/settings`.
house-setup-away-champions =
    { $count ->
        [one] **Rôle des champions :** 1 champion a quitté le serveur. Après son retour, il reçoit { $role } dès qu’il utilise un de mes boutons.
       *[other] **Rôle des champions :** { $count } champions ont quitté le serveur. Après leur retour, ils reçoivent { $role } dès qu’ils utilisent un de mes boutons.
    }
