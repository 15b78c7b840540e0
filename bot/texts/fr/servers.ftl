# Duels de deux serveurs : comment ils se mettent d’accord. Battle.ftl a tout le reste.

# Dans le menu de `/cup`
servers-choice = Duel d’équipes contre un autre serveur
servers-ui-code = Saisir un code
# Au-dessus de son champ
servers-ui-typed = Le code de l’autre serveur
servers-ui-agree = Accepter
# Le titre du formulaire. $game : la clé d’un jeu
servers-form = { WORD($game, "name") } : contre un autre serveur
# $code : comme ABCD-EFGH
servers-code = Envoie ce code à une personne qui gère l’autre serveur : **{ $code }**. Elle tape `/cup code:{ $code }` dans le salon où le duel d’équipes de { WORD($game, "name") } doit se trouver là-bas, lit ce que tu as choisi, et accepte. Le code sert une fois, dans la journée. Un nouveau code pour ce jeu le remplace.
# $server : l’autre serveur · $days : jusqu’au début
servers-asks = **{ $server }** propose un duel d’équipes à ce serveur. Si tu acceptes, il est ouvert dans ce salon, et commence { $days ->
        [1] 1 jour
       *[other] { $days } jours
    } plus tard. Les deux serveurs voient les noms de qui joue, et un seul résultat.
# Une fois, dans l’autre serveur
servers-gone =
    { $over ->
        [1] **{ $server }** n’avait plus le bot quand le duel d’équipes de { WORD($game, "name") } s’est terminé.
       *[0] **{ $server }** n’a plus le bot. Le duel d’équipes de { WORD($game, "name") } continue : les plateaux sont dans les messages privés, et le résultat se trouve ici.
    }
servers-withdrawn =
    { $begun ->
        [1] **{ $server }** s’est retiré du duel d’équipes de { WORD($game, "name") }. Ses membres perdent ce qu’ils n’ont pas terminé.
       *[0] **{ $server }** s’est retiré du duel d’équipes de { WORD($game, "name") }, qui n’aura donc pas lieu.
    }
servers-state-withdrawn = **{ $server }** s’est retiré, et ce duel d’équipes n’a donc pas eu lieu.
servers-ui-withdraw = Retirer notre serveur
servers-ui-withdraw-sure = Oui, le retirer
servers-withdraw-sure =
    { $begun ->
        [1] Retirer ce serveur du duel d’équipes ? Ses membres perdent toutes les parties qui ne sont pas finies, et le résultat reste dans les deux serveurs.
       *[0] Retirer ce serveur du duel d’équipes ? Alors il n’aura pas lieu.
    } Les deux serveurs le lisent une fois.
servers-said-withdrawn = Ton serveur s’est retiré du duel d’équipes. Les deux serveurs le lisent.
# Le nom du fil où sont tous les plateaux. $team, $rival : les deux serveurs
servers-thread = Plateaux : { $team } – { $rival }

## Les refus

servers-error-wrong = Ce code n’existe pas. Un code ressemble à ABCD-EFGH : compare-le avec celui que l’autre serveur t’a envoyé.
servers-error-own = Ce code vient de ton propre serveur. Envoie-le à une personne qui gère l’autre serveur.
servers-error-used = Un autre serveur a déjà accepté avec ce code. Demandes-en un nouveau à l’autre serveur.
servers-error-expired = Ce code n’est plus valable, car il dure un jour. Demandes-en un nouveau à l’autre serveur.
servers-error-other = L’autre serveur a maintenant une autre coupe de { WORD($game, "name") }. Accepte quand elle sera finie.
# $team : un serveur · $most : les membres d’une équipe
servers-error-full = { $team } a déjà ses { $most } membres, donc personne de plus ne peut s’y inscrire.
