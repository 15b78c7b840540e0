# Les mots propres à la page du Discord local (make play), à côté de ceux du bot. Qui les lit connaît Discord.

## La connexion

page-opening = Ouverture de la page…
page-no-script = Cette page a besoin de JavaScript.
page-connection-lost = La connexion est perdue. Nouvel essai…
page-unanswered = Le serveur ne répond pas. Nouvel essai…
page-retry = Maintenant
page-lost = La connexion a été perdue. Réessaie.
page-offline = Pas de connexion en ce moment. Réessaie dans un instant.
page-file-lost = Impossible d’envoyer { $name }. Réessaie.
page-window-gone = Le formulaire ouvert a disparu. Si tu ne l’avais pas envoyé, ouvre-le de nouveau.
page-connecting = { $name } se connecte : les commandes marcheront bientôt.
page-close-notice = Fermer cet avis

## Les refus, par leurs codes

page-refused-unknown = Cela n’existe plus.
page-refused-not-visible = Tu ne peux pas utiliser cette commande ici.
page-refused-archived = Ce fil est fermé.
page-refused-permission = Tu n’as pas le droit de faire cela ici.
page-refused-too-long = C’est trop long ou trop gros.
page-refused-empty = Un message vide ne peut pas être envoyé.
page-refused-disabled = Cela ne marche pas en ce moment.
page-refused-not-clickable = On ne peut pas appuyer là-dessus.
page-refused-option = Cette commande n’a pas cette option.
page-refused-missing-option = Il reste quelque chose à remplir.
page-refused-choice = Cela ne fait pas partie des choix.
page-refused-value = Cette valeur ne convient pas.
page-refused-closed = Ce formulaire n’est plus ouvert.
page-options-failed = Les options n’ont pas pu être chargées.

## Qui lit la page

page-who = Qui es-tu ?
page-who-told = Joue en tant que l’un de ces membres. Ouvre un deuxième onglet en tant qu’un autre pour jouer contre toi-même.
page-who-open = déjà dans un autre onglet
page-you-are = Tu es { $name }
page-switch = Changer de membre
page-switch-settings = Changer de membre, paramètres
page-be-other = Devenir quelqu’un d’autre
page-be = Devenir { $name } dans cet onglet
page-new-tab = Dans un nouvel onglet
page-open-tab-as = Ouvrir un onglet pour { $name }
page-open-as = Ouvrir pour { $name }
page-sound = Son
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-colours = Couleurs
page-theme-system = Système
page-theme-dark = Sombre
page-theme-light = Clair
page-language = Langue
# buttons: who has an app among their own can use it everywhere, also where the server does not have it
page-install = Ajouter { $app } à mes applications
page-uninstall = Retirer { $app } de mes applications
page-write-to = Écrire à { $app }

## Membres

page-members = Membres
page-apps = Applis
page-online = En ligne
page-away = Hors ligne
page-group = { $group } — { $count }
page-app = Appli
page-you = toi
page-owner-title = Propriétaire du serveur
page-owner = propriétaire du serveur
page-is-online = en ligne
page-is-away = hors ligne
page-roles = Rôles
page-send-message = Envoyer un message
page-somebody = Quelqu’un

## Serveurs, salons et fils

page-servers = Serveurs
page-channels = Salons
page-show-channels = Afficher les salons
page-text-channels = Salons textuels
page-direct-messages = Messages privés
page-no-direct-messages = Aucun pour l’instant : choisis quelqu’un dans la liste des membres.
page-channel-unread = { $channel }, { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
page-no-channel-name = Aucun salon
page-no-channel = Il n’y a aucun salon que tu puisses voir.
page-channel-gone = Ce salon n’est pas ici, ou tu ne peux pas le voir.
page-threads = Fils
page-threads-in = Fils dans { $channel }
page-no-threads = Il n’y en a pas encore dans ce salon.
page-new-thread = Nouveau fil
page-thread-name = Nom du fil
page-create = Créer
page-thread-here = Créer un fil ici
page-thread-begun = { $name } a créé un fil : { $thread }
page-thread-begun-by = { $name } a créé un fil
page-see-thread = Voir le fil ›
page-thread-close = Fermer le fil
page-thread-reopen = Rouvrir le fil
page-thread-closed = fermé
page-thread-is-closed = Ce fil est fermé.
page-begin-welcome = Bienvenue dans #{ $name }
page-begin-channel = C’est ici que commence le salon.
page-begin-thread = C’est ici que commence le fil.
page-begin-direct = C’est ici que commencent tes messages privés avec { $name }.
page-begin-group = C’est le début du message de groupe.
page-begin-message = Il part d’un message écrit par { $name }
page-begin-type = Tape { $slash } pour voir ce que { $app } sait faire ici

## Messages

page-log = Messages dans { $channel }
page-loading-older = Chargement des messages précédents…
page-new-messages = Nouveaux messages
page-new = Nouveau
page-newer = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
page-to-end = Aux plus récents
page-typing = { $count ->
        [one] { $names } écrit…
       *[other] { $names } écrivent…
    }
page-typing-many = Plusieurs personnes écrivent…
page-message-name = { $name }, { $time }
page-message-name-private = { $name }, { $time }, visible par toi seulement
page-thinking = { $name } réfléchit…
page-no-answer = L’application n’a pas répondu
page-only-you = Visible par toi seulement
page-dismiss = Rejeter le message
page-edited = (modifié)
page-used = { $name } a utilisé { $command }
page-sending = Envoi de la commande…
page-original-gone = Le message d’origine a été supprimé
page-reply-to = Réponse à { $name } : aller à ce message
page-no-text = Message avec fichiers joints ou composants
page-actions = Actions pour ce message
page-reply = Répondre
page-delete = Supprimer
page-delete-message = Supprimer le message
page-delete-ask = Supprimer ce message ?
page-delete-told = Il disparaîtra pour tout le monde.
page-message-gone = Ce message n’existe plus.
page-code = Code
page-link-message = { $channel } › message
page-unknown-member = membre inconnu
page-unknown-role = rôle inconnu
page-unknown-channel = inconnu
page-write-command = Écrire cette commande
page-bad-date = Date non valide

## Parties des messages

page-file = Fichier
page-button = Bouton
page-not-sold = Rien n’est à vendre ici
page-select = Fais un choix
page-selected = { $label } : { $values }
page-search = Rechercher
page-nothing-named = Rien ne porte ce nom.
page-picked = { $count } sur { $most }
page-picked-least = { $count } sur { $most }, au moins { $least }
page-done = Terminé
page-unknown-component = Un composant de type { $type } ne peut pas être affiché ici.
page-spoiler = Spoiler
page-spoiler-show = Spoiler : appuie pour afficher
page-spoiler-picture = Spoiler : appuie pour afficher l’image
page-spoiler-file = Spoiler : appuie pour afficher le fichier
page-picture = Une image
page-picture-elsewhere = Une image ailleurs
page-picture-told = Description de l’image
page-enlarge = Agrandir l’image
page-enlarge-named = Agrandir : { $name }
page-picture-of = Image { $number } sur { $count }
page-picture-before = Image précédente
page-picture-after = Image suivante
page-picture-tab = Ouvrir l’image dans un nouvel onglet
page-open-tab = Ouvrir dans un nouvel onglet
page-close = Fermer

## Écrire

page-composer = Écrire
page-message-in = Message dans { $channel }
page-message-or = Message dans { $channel }, ou / pour les commandes
page-send = Envoyer
page-read-only = Tu peux lire ici, mais pas écrire.
page-message-long = Un message a au plus { $most } caractères ; celui-ci en a { $count }.
page-replying = Réponse à { $name }
page-no-reply = Ne pas répondre
page-commands = Commandes
page-commands-like = Commandes qui correspondent à { $text }
page-no-command = Cette commande n’existe pas ici.
page-enter-sends = { $enter } pour envoyer
page-slash = Commande /{ $command }
page-leave-command = Quitter la commande
page-leave-command-key = Quitter la commande (Échap)
page-options = Options
page-values = Valeurs pour { $option }
page-add-option = Ajoute une option, ou appuie sur Entrée pour envoyer
page-press-enter = Appuie sur Entrée pour envoyer
page-more-options = autres options…
page-optional = facultatif
page-without = Sans { $name }
page-nothing-fits = Rien ne correspond à ce que tu as écrit.
page-true = Vrai
page-false = Faux
page-fault = { $option } : { $fault }
page-required = Cette option est obligatoire.
page-pick = Choisis dans la liste.
page-least-characters = { $count ->
        [one] Écris au moins { $count } caractère.
       *[other] Écris au moins { $count } caractères.
    }
page-most-characters = { $count ->
        [one] Écris au plus { $count } caractère.
       *[other] Écris au plus { $count } caractères.
    }
page-write-range = Écris { $range }.
page-range-between = un nombre de { $least } à { $most }
page-range-from = un nombre à partir de { $least }
page-range-to = un nombre jusqu’à { $most }
page-range-whole = un nombre entier
page-range-number = un nombre

## Formulaires

page-cancel = Annuler
page-submit = Envoyer
page-unknown-field = Un champ de type { $type } ne peut pas être rempli ici.
page-field-required = Ce champ est obligatoire.
page-choose-one = Fais un choix.
page-choose-least = { $count ->
        [1] Fais au moins un choix.
       *[other] Fais au moins { $count } choix.
    }
page-choose-most = Fais au plus { $count } choix.
page-choose-files = { $count ->
        [1] Choisir un fichier
       *[other] Choisir jusqu’à { $count } fichiers
    }
page-drop-files = { $count ->
        [1] ou dépose-le ici ; 10 Mo au plus
       *[other] ou dépose-les ici ; 10 Mo au plus chacun
    }
page-add-file = Ajoute un fichier.
page-add-least = { $count ->
        [one] Ajoute au moins { $count } fichier.
       *[other] Ajoute au moins { $count } fichiers.
    }
page-add-most = { $count ->
        [1] Ajoute un seul fichier.
       *[other] Ajoute au plus { $count } fichiers.
    }
page-file-large = { $name } fait plus de 10 Mo.
