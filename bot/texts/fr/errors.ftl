# Refus et incidents qui n'appartiennent à aucun jeu.
#
# Comment s'écrit une phrase : elle tutoie, elle est courte et exacte, sans genre du membre ; le bouton à presser est en gras ;
# le reste est dit en tête du fichier anglais.

## Incidents

# $ticket : un code court qui figure aussi dans les journaux
error-bug = Quelque chose s’est mal passé de mon côté. Ta partie est intacte : réessaie. Si ça se reproduit, dis-le à ceux qui gèrent ce bot : ticket **{ $ticket }**.
error-in-doubt = Je ne sais pas encore si ça a compté. Regarde le plateau dans une minute avant de réessayer.
error-storage = Je n’ai pas réussi à enregistrer, donc rien n’a changé. Réessaie dans une minute.
error-database = Ma base de données ne fonctionne pas en ce moment, donc rien n’a changé. Réessaie dans une minute.
error-draining = Je redémarre. Aucune partie n’est perdue : réessaie dans une minute.
error-unknown-button = Ce bouton ne marche plus. Utilise le plateau le plus récent de la partie.
error-too-much = Ça fait beaucoup en peu de temps. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-text-too-long = Ce texte est trop long : je lis { $most } caractères au maximum.
error-still-working = Je travaille encore sur ta demande précédente. Réessaie quand j’aurai fini.
error-too-heavy = Le calcul était trop long, alors je me suis arrêté. Réessaie dans une minute, ou avec quelque chose de plus court.

## Lieux et permissions

error-guild-only = Cela marche seulement sur un serveur où je suis. Tu peux [m’ajouter]({ $link }) au tien.
error-not-installed = Je ne suis pas sur ce serveur, donc cela ne marche pas ici. Qui le gère peut [m’ajouter]({ $link }).
error-share-elsewhere = Cela appartient à un autre serveur, donc je ne le montre pas aux autres ici.

error-bot-permission = Il me faut la permission « { error-permission } » dans { $place }. Les gestionnaires du serveur peuvent me l’accorder.
error-bot-permissions = Il me faut ces permissions dans { $place } : { $permissions }. Les gestionnaires du serveur peuvent me les accorder.
error-nothing-opened = Aucune partie n’a été ouverte. { $why } Réessaie ensuite.
error-nothing-moved = La partie reste où elle est. { $why } Réessaie ensuite.
error-cannot-post = Discord ne me laisse pas poster dans { $place }. Les gestionnaires du serveur peuvent changer ça.
error-member-permission = Pour ça, il te faut la permission « { error-permission } » dans { $place }.
error-thread-archived = Ce fil est archivé. Envoies-y un message, puis réessaie.

# Les noms que Discord lui-même donne aux permissions.
error-permission =
    { $permission ->
        [view_channel] Voir le salon
        [send_messages] Envoyer des messages
        [send_messages_in_threads] Envoyer des messages dans les fils
        [attach_files] Joindre des fichiers
        [manage_messages] Gérer les messages
        [manage_guild] Gérer le serveur
        [manage_roles] Gérer les rôles
        [create_public_threads] Créer des fils publics
       *[other] { $permission }
    }

## Parties : la partie, la place ou le tour ne sont pas comme la demande le suppose

error-no-match = Ce plateau appartient à une partie que je n’ai plus. Tu peux en commencer une nouvelle.
error-no-session = Aucune partie de { WORD($game, "name") } n’est ouverte dans ce salon. `{ WORD($game, "command") } new` en commence une.
error-no-alone = Tu ne joues aucune partie de { WORD($game, "name") } en solo pour l’instant. `{ $command }` en commence une.
error-no-session-own = Tu n’as pas de partie de { WORD($game, "name") } dans ce salon. En solo ici : { $name }. `{ WORD($game, "command") } new` commence la tienne.
error-no-table = Aucune table de { WORD($game, "name") } n’est ouverte dans ce salon. En solo ici : { $name }. { WORD($game, "new-table") } ouvre une table.
error-no-table-to-end = Aucune table de { WORD($game, "name") } n’est ouverte dans ce salon. En solo ici : { $name }. `{ WORD($game, "command") } end` avec l’option `member` met fin à l’une de ces parties.
error-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
error-no-solo = { $name } n’a pas de partie solo de { WORD($game, "name") } dans ce salon.
error-no-solo-but-table = { $name } n’a pas de partie solo de { WORD($game, "name") } dans ce salon. Pour fermer la table d’ici, utilise `{ WORD($game, "command") } end` sans `member`.
error-newer-rules = Une version plus récente de moi a enregistré cette partie de { WORD($game, "name") }. Elle n’est pas perdue, et reprendra au retour de cette version.
error-damaged = Désolé : je n’arrive plus à lire cette partie de { WORD($game, "name") }. La modération peut y mettre fin avec `{ WORD($game, "command") } end`. Ensuite, tu pourras en commencer une nouvelle ici.
error-already-open-solo = Tu as déjà une partie solo de { WORD($game, "name") } dans ce salon. `{ WORD($game, "command") } board` la montre. Pour en commencer une autre, termine-la avec `{ WORD($game, "command") } resign`.
error-already-open-lobby = Une table de { WORD($game, "name") } est déjà ouverte dans ce salon. Appuie sur **{ LABEL("ui-join") }** sous son message, ou ouvres-en une dans un autre salon ou fil.
error-already-open-seated = Tu es déjà à une table de { WORD($game, "name") } dans ce salon : `{ WORD($game, "command") } board` la montre. Tu peux en ouvrir une autre dans un autre salon ou fil.
error-already-open-table = Une partie de { WORD($game, "name") } se joue déjà dans ce salon. Attends sa fin, ou ouvre une table dans un autre salon ou fil.
error-not-seated = Tu n’as pas de place dans cette partie, mais tu peux la regarder. `{ WORD($game, "command") } new` commence la tienne.
error-board-ended = Ton plateau est fini, et ses points comptent. La course attend { $name } ; `/turns` dit jusqu’à quand.
error-seat-lent = { $name } joue pour toi dans cette partie. `/seat back` redemande ta place.
error-seat-covered = { $name } joue pour toi dans cette partie. **{ LABEL("ui-more") }** › **{ wait-ui-back }** te rend ta place, et `/turns` aussi.
error-not-at-table = Tu n’as pas de place à cette table. Appuie sur **{ LABEL("ui-join") }** pour en avoir une.
error-already-seated = Tu as déjà une place à cette table.
error-choice-taken = { $name } a déjà choisi ça. Choisis autre chose.
error-seats-kept = Les places libres sont réservées quelques minutes à { $name }. Réessaie ensuite.
error-seated-at-rematch = Tu as une place à cette table. Appuie sur **{ LABEL("ui-more") }**, puis sur **{ ui-part }**, pour la laisser.
error-not-a-guest = La question s’adresse aux membres de la dernière partie. Appuie sur **{ LABEL("ui-come") }** si tu veux jouer.
error-seat-kept = La place libre est réservée à { $name }, qui doit répondre à un défi. En cas de refus, elle sera à qui la veut.
error-not-challenged = Ce défi s’adresse à { $name }.
error-no-challenges = Tu ne peux pas défier { $name }. Ouvre plutôt une table.
error-own-block = Tu bloques { $name }. `/block` permet d’y mettre fin.
error-own-blocks = Tu bloques { $name }, qui { $count ->
        [one] a
       *[other] ont
    } une place ici. `/block` permet d’y mettre fin.
error-too-many-blocked = Tu bloques déjà { $most } membres, et c’est le maximum. Dans `/block`, tu peux en débloquer.
error-block-self = Tu ne peux pas te bloquer toi-même. Choisis quelqu’un d’autre.
error-block-bot = Un bot ne joue jamais, inutile de le bloquer. Choisis un membre.
error-block-old = Ce bouton est trop ancien pour bloquer qui que ce soit. Ouvre de nouveau la page où il se trouvait, ou utilise `/block`.
error-challenge-self = Tu ne peux pas te lancer un défi. Choisis quelqu’un d’autre, ou joue contre l’ordinateur.
error-challenge-me = Moi, je ne joue pas. Appuie sur **{ LABEL("guide-ui-new") }** pour jouer contre l’ordinateur.
error-challenge-bot = Un bot ne peut pas jouer. Choisis un membre.
error-challenge-gone = Ce membre a quitté le serveur. Choisis quelqu’un d’autre.
error-challenge-unseen = { $name } ne voit pas { $place }. Choisis un salon où { $name } a accès aussi.
error-no-free-seat = Aucune place de cette table n’est libre pour toi. Tu peux regarder, ou ouvrir une table dans un autre salon ou fil.
# To the host, who adds a computer player
error-table-full =
    { $seats ->
        [one] La seule place de cette table est occupée.
       *[other] Les { $seats } places de cette table sont occupées.
    } Tu peux regarder, ou ouvrir une table dans un autre salon ou fil.
error-not-your-turn = Ce n’est pas encore ton tour : la partie attend { $name }.
error-not-your-turn-covered = Ce n’est pas encore ton tour, et { $name } joue pour toi. **{ LABEL("ui-more") }** › **{ wait-ui-back }** te rend ta place, et `/turns` aussi.
error-stale-board = Ce plateau n’est plus le plus récent, donc rien n’a été joué. Utilise le dernier.
error-stale-alone = Ce plateau n’était pas le plus récent, donc rien n’a été joué. Voici le dernier.
error-board-behind = Le plateau le plus récent n’a pas encore pu être montré ici, donc rien n’a été joué. Sous **{ LABEL("ui-more") }**, **{ ui-down }** te le montre.
error-board-behind-yet = Le plateau le plus récent ne peut pas encore être montré ici. Sous **{ LABEL("ui-more") }**, **{ ui-down }** te le montre.
# Après un appui refusé sur un ancien plateau, à la place duquel le plus récent est maintenant en mots
error-board-brought-up = Ce plateau n’était plus à jour, donc rien n’a été joué. Il montre maintenant la position actuelle : choisis à nouveau.
error-board-brought-up-yet = Ce plateau n’était plus à jour. Il montre maintenant la position actuelle.
error-already-played = C’est déjà joué.
error-undo-stale = La partie a continué depuis ce plateau, donc rien n’a été annulé.
error-nothing-to-undo = Il n’y a rien à annuler : personne n’a encore joué, ou le dernier coup est définitif, par exemple parce qu’il a rapporté des points.
error-undo-not-yours = C’est { $name } qui a joué le dernier coup : personne d’autre ne peut l’annuler.
error-over = Cette partie est finie. Tu peux en commencer une nouvelle.
error-not-started =
    Cette partie n’a pas encore commencé. { $rematch ->
        [1] Elle commence toute seule quand assez de monde a appuyé sur **{ LABEL("ui-come") }**.
       *[0] L’hôte appuie sur **{ LABEL("ui-begin") }** quand la table est assez remplie.
    }
error-already-started = Cette partie a déjà commencé, donc la table ne change plus. Abandonne si tu ne veux plus jouer.
error-too-late-to-join = Cette partie a déjà commencé, tu ne peux plus la rejoindre. Mais tu peux la regarder. `{ WORD($game, "command") } new` commence la tienne.
error-too-few-seats =
    Il faut { $needed } joueurs pour { WORD($game, "name") }, et { $seated ->
        [0] il n’y a encore personne
        [one] il n’y en a qu’un pour l’instant
       *[other] il n’y en a que { $seated } pour l’instant
    }. Propose à quelqu’un d’appuyer sur **{ LABEL("ui-join") }**{ $computers ->
        [1] , ou choisis « { LABEL("computer-ui-add-any") } » dans le menu
       *[0] { "" }
    }.
error-not-host = Seules la personne qui organise la table, { $name }, et la modération peuvent la fermer.
error-not-host-to-seat = Seule la personne qui organise la table, { $name }, peut ajouter ou retirer des ordinateurs.
error-no-such-computer = Cet ordinateur a déjà quitté la table.
error-computers-off = Ce serveur joue sans ordinateurs. Les gestionnaires du serveur peuvent les autoriser avec `/settings`.
error-computers-alone = Les ordinateurs ne jouent pas sans toi. Au moins un membre doit rester à la table.
error-no-computers = { WORD($game, "name") } n’a pas d’ordinateurs pour une telle partie. Essaie d’autres paramètres.
error-too-many-computers =
    { $most ->
        [one] Cette partie a de la place pour { $most } ordinateur avec toi.
       *[other] Cette partie a de la place pour 1 à { $most } ordinateurs avec toi.
    }
error-not-host-to-start = Seule la personne qui organise la table, { $name }, peut lancer la partie.

## L'attente : temps, places, absences, ce que permet un serveur

error-pace-range = Un tour peut durer de 15 minutes à 14 jours, ou ne pas avoir de limite.
error-pace-no-limit = Une réserve de temps et des heures qui ne comptent pas demandent une limite de temps : choisis aussi `time:`.
error-bank-range = Une réserve de temps peut compter de 1 heure à 14 jours.
error-pace-solo = Tu joues cette partie tout seul : aucun temps ne court. Prends ton temps.
error-same-pace = Cette partie se joue déjà comme ça.
error-not-host-for-pace = Avant le début de la partie, seule la personne qui organise la table, { $name }, règle le temps d’un tour.
error-nothing-proposed = Cette proposition n’est plus ouverte : elle est tranchée, ou son délai est passé.
error-nothing-asked = Ce vote n’est plus ouvert : il est tranché, ou le coup a été joué.
error-own-vote = Ce vote porte sur ton propre tour, alors ce sont les autres qui décident. Tu peux encore jouer ton coup.
error-not-elector = Tu ne votes pas tant que tu es absent ou que tu proposes ta place. Utilise d’abord `/away back` ou `/seat keep`.
error-offered-already = Ta place est déjà proposée. `/seat keep` la reprend.
error-no-offer = Il n’y a pas de place à prendre dans cette partie : quelqu’un l’occupe déjà, ou son membre est de retour.
error-offer-changed = Cette offre a changé depuis. Le dernier message sur cette place dit ce qui vaut maintenant.
error-seat-meant-for-other = Cette place n’est pas libre pour toi.
# $name: who was to get the seat
error-cannot-take = { $name } ne peut pas prendre cette place. Nomme quelqu’un d’autre, ou ne nomme personne et laisse-la à qui la veut.
error-seat-to-itself = Cette place est déjà la tienne. Nomme quelqu’un d’autre, ou ne nomme personne et laisse-la à qui la veut.
error-seated-already = { $name } a déjà une place dans cette partie. Nomme quelqu’un qui n’en a pas.
error-no-stand-in = Personne ne joue pour toi ici, et tu ne joues pour personne.
error-no-computer-for-you = Aucun ordinateur ne joue pour toi ici.
error-back-already = Tu es déjà de retour : c’est toi qui joues.
error-not-host-to-move = Seules la personne qui organise la table, { $name }, et la modération peuvent déplacer cette partie dans un autre salon.
error-there-already = La partie est déjà dans ce salon.
error-other-server = Une partie reste sur son serveur. Utilise cette commande dans un autre salon de ce serveur.
error-channel-closed = On ne joue pas dans ce salon. Va dans <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [one] Sur ce serveur, tu peux jouer { $limit } partie à la fois. Finis d’abord la tienne.
       *[other] Sur ce serveur, tu peux jouer { $limit } parties à la fois. Finis d’abord l’une des tiennes.
    }
error-may-not-end =
    { $enders ->
        [host] Seuls l’hôte et la modération peuvent mettre fin à cette partie.
        [seated] Seuls la modération et les membres qui y jouent peuvent mettre fin à cette partie.
        [channel] Seule la modération peut mettre fin à cette partie, car c’est un salon qui la joue. Elle prend fin aussi si, deux fois de suite, personne ne propose de tour.
       *[moderators] Seule la modération peut mettre fin à cette partie. Si tu y joues, tu peux la quitter avec `resign`.
    }
error-end-alone =
    { $why ->
        [left] Tu ne joues plus dans cette partie, alors tu ne peux pas y mettre fin sans les autres. Demande leur accord à ceux qui jouent encore.
        [unknown] Ce jeu ne montre pas qui est en tête, alors personne qui y joue ne peut mettre fin à une partie sans les autres. Demande leur accord, ou abandonne.
       *[behind] Tu as moins de points que d’autres, alors tu ne peux pas mettre fin à cette partie sans eux. Demande leur accord, ou abandonne.
    }
error-owner-decides = Tu joues pour { $name }. C’est à { $name } de répondre.
error-not-over = Cette partie n’est pas encore finie. La revanche sera possible après.
error-unknown-zone = Je ne connais pas le fuseau horaire « { $zone } ». Écris une ville comme Paris ou un décalage comme UTC+2, ou choisis-en un dans la liste.
error-zone-several = « { $zone } » est l’heure de plusieurs lieux. Choisis-en un : { $zones }.
error-zone-inverted =
    { $is ->
        [ahead] « { $zone } » est en avance sur UTC : écris { $meant } pour cela, ou { $other } si ton heure est en retard sur UTC.
       *[behind] « { $zone } » est en retard sur UTC : écris { $meant } pour cela, ou { $other } si ton heure est en avance sur UTC.
    }
error-quiet-hours = Je n’arrive pas à lire ces heures calmes. Écris deux heures différentes, par exemple de 22h à 7h.
error-past-date = Je lis cela comme le { $day }. C’est déjà passé. Donne un jour ou une heure à venir.
error-far-date =
    { $days ->
        [one] Je lis cela comme le { $day }. Une absence dure { $days } jour au maximum.
       *[other] Je lis cela comme le { $day }. Une absence dure { $days } jours au maximum.
    }
error-option-range = { $ends ->
    [0] `{ $option }` commence à { $low }.
   *[1] `{ $option }` va de { $low } à { $high }.
}
error-limit-range = Choisis un nombre de { $low } à { $high }.
error-nothing-to-mute = Ce bouton est pour la personne dont c’est le tour : il coupe ses rappels.

## Classements et saisons

error-unknown-period = Je ne connais pas la période « { $period } ». Choisis cette semaine, ce mois ou depuis toujours, ou écris un mois comme 2026-10 ou une semaine comme 2026-W46.
error-unknown-season =
    { $seasons ->
        [one] Cette saison n’existe pas : il n’y a que la saison 1.
       *[other] Cette saison n’existe pas : il y a les saisons 1 à { $seasons }.
    }
error-unknown-page =
    { $pages ->
        [one] Cette page n’existe pas : ce classement n’a que la page 1.
       *[other] Cette page n’existe pas : ce classement a les pages 1 à { $pages }.
    }
error-empty-season = Cette saison n’a pas encore de résultats, donc il n’y a rien à clore.
error-nothing-finished-own = Tu n’as pas encore fini de partie sur ce serveur. Ton profil commence avec la première.
error-nothing-finished = Ce membre n’a pas encore fini de partie sur ce serveur. Un profil commence avec la première.
error-left-out = Ce membre ne veut pas figurer dans les classements et les profils.
