# Signalements à qui gère un serveur.

# The command in a member’s menu
report-menu = Signaler le nom
report-ui = Signaler
report-ui-position = Le dernier coup
# $name: of a member, as plain text
report-ui-name = Le nom { $name }
report-ui-ended = Parties interrompues
report-ask = Que signales-tu à l’équipe du serveur ? Elle voit qui signale, et le plateau tel qu’il est maintenant.
report-done = C’est signalé. L’équipe du serveur le lit dans le salon qu’elle a choisi.
report-error-no-channel = Ce serveur n’a pas de salon pour les signalements. Son équipe peut en choisir un dans `/settings`.
report-error-no-position = Tu ne peux signaler qu’une partie commencée dans un salon.
report-error-nobody = Choisis le nom d’un autre membre.
report-error-twice = Tu l’as déjà signalé. L’équipe du serveur est au courant.
report-error-too-many = Tu as envoyé { $most } signalements en 24 heures. Réessaie demain, ou écris toi-même à l’équipe du serveur.

# In the channel of the managers. $name: the name · $who: a mention of its member
report-title = { $about ->
        [name] **Signalement :** le nom { $name } { $who }
       *[position] **Signalement :** un coup
    }
report-by = Envoyé par { $name } { $who }
# $match: its game, settings and players · $link: to the board
report-where = { $match } · { $link }
# $told: the newest step in words
report-last = Dernier coup : { $told }
report-then = L’image montre le plateau tel qu’il était. La partie a continué depuis.

report-ended = ### Parties et tables interrompues par des membres, les plus récentes d’abord
report-ended-none = Aucun membre n’a interrompu de partie ni de table dans les salons que tu vois. Ce qui se termine selon les règles, ou d’un commun accord, n’est pas dans la liste.
report-ended-gone = un salon supprimé
# $who: a mention · $names: who played · $place: a mention of the channel
report-ended-line = { $time } : { $who } { $seated ->
        [0] (n’y jouait pas)
       *[other] (y jouait)
    } a interrompu { $begun ->
        [0] une table
       *[other] une partie
    } de { $game } dans { $place } : { $names }
