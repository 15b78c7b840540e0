# Les duels de deux équipes. Comment s’écrit une phrase : voir errors.ftl. Ce qu’ils partagent avec les coupes : cup.ftl.

battle-ui-open = Duel d’équipes
battle-ui-join = M’inscrire
battle-ui-boards = Plateaux
battle-ui-rules = Règles du duel
battle-ui-stay = Rester
battle-ui-begin = Commencer maintenant
battle-ui-here = L’amener dans ce salon
battle-ui-close = Fermer le duel

## En ouvrir un

battle-about = Le menu propose aussi le duel d’équipes : les membres de deux rôles, ou de deux serveurs, se rencontrent sur autant de plateaux que les deux équipes peuvent en occuper.
battle-choice-cup = Élimination, ou groupes et finale
battle-choice-teams = Duel d’équipes de deux rôles
# Le titre du formulaire. $game : la clé d’un jeu
battle-form = { WORD($game, "name") } : duel d’équipes
battle-form-roles = Deux rôles
battle-form-roles-hint = Qui a exactement l’un des deux peut s’inscrire pour lui.
battle-form-place = Parties sur chaque plateau
# $count : parties d’un plateau · $threads : 1 si chaque partie a un fil
battle-choice-matches =
    { $count ->
        [1] 1 partie
       *[other] 2 parties, chacun commence une fois
    } { $threads ->
        [1] (chacune dans son fil)
        [2] (par messages privés)
       *[0] (toutes dans ce salon, l’une après l’autre)
    }
battle-form-turn-hint = S’il s’écoule, la partie est perdue.
battle-form-pause = Quand le duel commence
battle-form-pause-hint = On s’inscrit jusque-là.

## Ce qu’est un duel, et où il en est

# $game : la clé d’un jeu · $team, $rival : les noms des deux équipes
battle-title = ### { WORD($game, "name") } : { $team } – { $rival }
# $time, $left : des dates de Discord · $count : combien d’inscriptions
battle-state-open =
    Le duel d’équipes commence { $left } ({ $time }). { $count ->
        [0] Aucune inscription pour l’instant.
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    }
# $count : combien d’inscriptions
battle-state-begins =
    { $count ->
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    } Début du duel d’équipes : { $left }.
# $fewest : combien de membres il faut à chaque équipe
battle-state-off = Ce duel d’équipes a été annulé : il faut au moins { $fewest } membres à chaque équipe.
battle-state-closed = Ce duel d’équipes est fermé.
# $team, $rival : les deux équipes · $score : par exemple 2½–1 · $finished sur $matches sont finies
battle-state-playing = **{ $team }** { $score } **{ $rival }** · { $matches ->
        [1] { $finished } partie sur 1 est finie.
       *[other] { $finished } parties sur { $matches } sont finies.
    }
# $team a gagné · $rival : l’autre équipe · $score : par exemple 3½–2½
battle-state-won = **{ $team }** a gagné le duel d’équipes contre { $rival }, { $score }.
# $team, $rival : les deux équipes
battle-state-drawn = Le duel d’équipes entre **{ $team }** et **{ $rival }** s’est terminé par une égalité, { $score }.
# $team : une équipe · $count : ses membres · $names
battle-joined = **{ $team }** ({ $count }){ $count ->
        [0] { "" }
       *[other]  : { $names }
    }
# Avec les inscriptions du moment. $boards : combien · $reserves : combien n’auraient pas de plateau
battle-plan =
    Pour l’instant, { $boards } plateaux.{ $reserves ->
        [0] { "" }
        [one] { " " }{ $reserves } membre serait en réserve.
       *[other] { " " }{ $reserves } membres seraient en réserve.
    }
# $team, $rival : les deux équipes · $names, $others : des mentions de qui joue pour elles
battle-begun = Le duel d’équipes a commencé : **{ $team }** ({ $names }) contre **{ $rival }** ({ $others }). Chaque partie s’ouvre toute seule.
# $names : des mentions
battle-reserve = En réserve, car l’autre équipe n’a plus personne pour un plateau : { $names }.
# Une fois, quand le duel est fini. $team a gagné · $rival : l’autre équipe · $names : des mentions des gagnants
battle-ended-won = **{ $team }** a gagné le duel d’équipes de { WORD($game, "name") } contre { $rival }, { $score } : { $names }.
# $names : des mentions de tous ceux qui ont joué
battle-ended-drawn = Le duel d’équipes de { WORD($game, "name") } entre **{ $team }** et **{ $rival }** s’est terminé par une égalité, { $score } : { $names }.
# Une fois. $count, $others : combien d’inscriptions pour $team et pour $rival · $fewest : combien il en faut à chacune
battle-off = Le duel d’équipes de { WORD($game, "name") } est annulé. Il faut au moins { $fewest } membres à chaque équipe, mais { $team } en a { $count } et { $rival } en a { $others }.

## Un membre

# $team : son équipe
battle-own-joined = Tu joues pour **{ $team }** dès que le duel commence.
# $names : les rôles supprimés. Seule la gestion du serveur le voit
battle-lacks-roles = Ces rôles n’existent plus, donc personne ne peut s’inscrire pour eux : { $names }. Ferme le duel, et ouvres-en un autre.
battle-own-none = Tu n’y es pas encore.
battle-own-missed = Tu ne joues pas dans ce duel d’équipes.
battle-own-left = Tu as quitté ce duel d’équipes.
battle-own-reserved = Tu étais en réserve pour **{ $team }**.
battle-own-reserve = Tu es en réserve pour **{ $team }**, car l’autre équipe n’a plus personne pour un plateau.
# $board : son numéro · $name : l’adversaire · $place : un salon · $match sur $matches
battle-own-now =
    Plateau { $board } : tu joues contre **{ $name }** dans { $place }{ $matches ->
        [1] .
       *[other] , partie { $match } sur { $matches }.
    }
# $held : 1 si quelqu’un a eu toutes les nouvelles parties d’une journée
battle-own-soon =
    Plateau { $board }{ $matches ->
        [1] { "" }
       *[other] , partie { $match } sur { $matches }
    } : tu rencontres **{ $name }**. { $held ->
        [1] Les parties s’ouvrent toutes seules, 4 des tiennes par jour au plus
       *[0] Les parties s’ouvrent toutes seules
    } : **{ league-ui-again }** montre où est la tienne.
# $score : d’abord les points du membre
battle-own-over = Plateau { $board } contre **{ $name }** : { $score } pour toi.
# Ce qu’une équipe peut encore atteindre. $points : par exemple « 1½ point »
battle-reach =
    { $reach ->
        [won] **{ $team }** a gagné, quoi qu’il arrive.
        [draw] **{ $team }** peut au mieux obtenir une égalité.
        [lost] **{ $team }** ne peut plus gagner.
       *[open] Pour gagner, il faut encore { $points } à **{ $team }**.
    }

## Les règles, avant de s’inscrire

battle-rules-title = **Les règles de ce duel d’équipes**
# $team, $rival : les deux équipes · $matches : d’un plateau · $most, $fewest : membres d’une équipe · $turn : une durée · $weeks : un nombre de semaines · $threads : 1 si chaque partie a un fil
# $race : 1 si les deux jouent en même temps · $servers : 1 si les équipes sont des serveurs
battle-rules =
    - { $servers ->
        [1] Les membres des deux serveurs peuvent s’inscrire, chacun sous le message du serveur pour lequel il joue. Qui est dans les deux joue pour celui où il s’est inscrit.
       *[0] Qui a exactement l’un des rôles { $team } et { $rival } peut s’inscrire pour lui. Un rôle retiré plus tard ne change rien.
    } Une équipe a au plus { $most } membres.
    - { $servers ->
        [1] Les deux équipes sont classées par la cote dans leur propre serveur ;
       *[0] Les deux équipes sont classées par la cote ;
    } qui n’en a pas suit les autres, dans l’ordre des inscriptions. Les meilleurs des deux se rencontrent au plateau 1, les suivants au plateau 2, et ainsi de suite, tant que les deux équipes peuvent occuper un plateau. Les autres sont en réserve. Si des membres se bloquent quand le duel commence, l’ordre peut un peu changer ; une partie qui ne peut donc pas s’ouvrir est une égalité. Un blocage plus tardif ne change rien. Avec moins de { $fewest } plateaux, le duel est annulé.
    - { $matches ->
        [1] Un plateau est 1 partie{ $race ->
            [1] .
           *[0] , et qui commence alterne d’un plateau à l’autre : au plateau 1, c’est { $team }.
        }
       *[other] Un plateau est { $matches } parties, l’une après l’autre{ $race ->
            [1] .
           *[0] , et chacun commence une fois.
        }
    } Une victoire donne 1 point à l’équipe, une égalité ½ à chacune. **L’équipe qui a le plus de points gagne. À nombre égal, le duel est une égalité.**
    - Les parties s’ouvrent toutes seules. { $servers ->
        [1] Chacun a son plateau dans ses messages privés avec le bot, et un fil dans les deux salons le montre à tout le monde. Qui n’accepte pas de messages privés trouve la partie avec `/turns`, et son temps s’écoule.
       *[0] { $threads ->
            [1] Chacune a son propre fil.
           *[0] On les joue ici, l’une après l’autre, et un plateau qui attend pour cela a plus de temps.
        } Si la modération en termine une, elle est rejouée.
    }
    - Un tour peut durer { $turn }. **Si le temps s’écoule, la partie est perdue.** Une absence (`/away`) arrête le chrono.
    - Un plateau dure au plus { $weeks } à partir de sa première partie, ou du début du duel tant qu’aucune ne s’est ouverte. Une absence n’arrête pas ce temps. Ce qui n’est pas joué jusqu’au bout d’ici là est une égalité.
    - Qui quitte le duel (ou le serveur) perd les parties ouvertes de son plateau, et les autres continuent.{ $race ->
        [1] { " " }Qui abandonne seulement une course y arrête son propre jeu, et les points décident.
       *[0] { "" }
    }
    - Pas d’indices, pas de remplacement, et personne ne peut finir une partie d’un commun accord. Les cotes comptent comme d’habitude.
# Dans le message sous lequel on s’inscrit
battle-rules-short =
    { $servers ->
        [1] Les membres des deux serveurs peuvent s’inscrire, chacun pour le sien.
       *[0] Qui a exactement l’un des rôles { $team } et { $rival } peut s’inscrire.
    } Les meilleurs des deux par la cote se rencontrent plateau par plateau, { $matches ->
        [1] 1 partie chacun
       *[other] { $matches } parties chacun
    }. Un tour peut durer { $turn } : **si le temps s’écoule, la partie est perdue.**

## Ce que l’on apprend

# $team : l’équipe
battle-said-signed = Tu joues pour **{ $team }**.
battle-said-left = Tu as quitté le duel d’équipes.
battle-said-left-now = Tu as quitté le duel d’équipes. Ta partie y est finie.
battle-leave-sure = Veux-tu quitter le duel d’équipes ? Tu perds les parties ouvertes de ton plateau, et tu ne peux pas revenir.
battle-said-opened = Le duel d’équipes est ouvert. On s’inscrit sous son message ici.
battle-begin-sure = Commencer le duel d’équipes maintenant au lieu d’attendre le { $time } ({ $left }), avec { $count } membres sur { $boards } plateaux : { $names } ? C’est définitif : les plateaux sont alors fixés, et plus personne ne peut s’inscrire.
battle-said-here = Le duel d’équipes est dans ce salon maintenant.
# $servers : 1 pour un duel de deux serveurs
battle-close-sure = Fermer ce duel d’équipes pour de bon ? Ses parties ouvertes continuent, mais ne comptent plus ici.
battle-said-closed = Le duel d’équipes est fermé.

## Les plateaux

battle-heading = Duel d’équipes
battle-boards = Plateaux
# Dans l’image, à la place de qui a gagné
battle-drawn = Égalité
# Sous l’image
battle-legend = Un triangle montre qui a gagné. Cadre épais : cela se joue maintenant.
# Un plateau en mots. $board : son numéro · $first, $second : qui joue pour la première et la seconde équipe · $score : par exemple 1–0 · $drawn : 1 s’il est fini et à égalité
battle-row =
    Plateau { $board } : { $first } – { $second }, { $score }{ $way ->
        [now] { " " }· maintenant { $place }
        [next] { " " }· ensuite
       *[over] { $drawn ->
            [1] { " " }· égalité
           *[0] { "" }
        }
    }

## Les parties

# Le nom d’un fil. $first, $second : des noms · $board : son numéro
battle-thread =
    Plateau { $board }{ $matches ->
        [1] { "" }
       *[other] , partie { $match }
    } : { $first } – { $second } · { WORD($game, "name") }
# $team commence, $rival non
battle-board =
    Duel d’équipes · plateau { $board }{ $matches ->
        [1] { "" }
       *[other] , partie { $match } sur { $matches }
    } · { $team } – { $rival }
# $name : qui gagne un point pour $team
battle-counts =
    { $drawn ->
        [1] Dans le duel d’équipes, chaque équipe reçoit un demi-point.
       *[0] Dans le duel d’équipes, { $name } gagne le point pour { $team }.
    }
# Dans /turns, après le salon
battle-turn = { $place } · duel d’équipes
battle-ended-time = Cette partie de { $game } est finie, car le temps de son plateau dans le duel d’équipes est fini. Elle compte comme une égalité.
battle-ended-left = Cette partie de { $game } se termine sans résultat, car quelqu’un a quitté le duel d’équipes : qui part la perd dans le duel.
battle-resign = Tu la perds, et le point du duel d’équipes va à l’autre équipe.

## Les refus

battle-error-closed = Ce duel d’équipes est fini. `/cup` montre ceux qu’il y a.
battle-error-not-in = Tu ne joues pas dans ce duel d’équipes. `/cup` montre où tu peux t’inscrire.
battle-error-fixed = Cette partie appartient à un duel d’équipes, dont personne ne peut changer les règles. Seule la modération peut y mettre fin.
battle-error-begun = Ce duel d’équipes a déjà commencé. On ne peut plus s’y inscrire.
battle-error-not-begun = Le duel d’équipes n’a pas commencé, il n’y a donc pas encore de plateaux.
# $team, $rival : les deux rôles
battle-error-both = Tu as les deux rôles, { $team } et { $rival } : qui a exactement l’un des deux peut s’inscrire, demande donc à qui gère le serveur de t’en retirer un.
battle-error-none = Tu n’as aucun des rôles { $team } et { $rival } : qui a exactement l’un des deux peut s’inscrire, demande-en donc un à qui gère le serveur.
battle-error-full = { $team } a déjà ses { $most } membres. Qui a l’autre rôle peut encore s’inscrire.
# $count, $others : combien d’inscriptions pour $team et pour $rival
# $fewest : combien il en faut à chacune
battle-error-few = Il faut au moins { $fewest } membres à chaque équipe, mais { $team } en a { $count } et { $rival } en a { $others }. Commence quand il y en aura plus.
battle-error-game = De quel jeu est ce duel d’équipes ? Utilise de nouveau `/cup` avec `game`, `team` et `rival`.
battle-error-roles = Il faut à un duel d’équipes deux rôles différents, et aucun ne peut être @everyone. Choisis deux rôles.
