# Les coupes à plusieurs par table : des groupes et une finale, pour les jeux à trois et plus. Comment écrire une phrase : voir errors.ftl.

cup-ui-groups = Groupes
# $table : le plus de membres à une table · $matches : combien de parties joue chaque groupe
cup-choice-table =
    Groupes de { $table } au plus, puis une finale { $matches ->
        [one] (1 partie chacun)
       *[other] ({ $matches } parties chacun)
    }
# $finished tables sur $groups sont décidées · $rest : combien d’entre elles ne sont pas la finale
cup-state-groups =
    { $rest ->
        [0] La finale décide de la coupe.
       *[other] Tables décidées : { $finished } sur { $groups } ({ $rest ->
            [one] 1 groupe
           *[other] { $rest } groupes
        } et la finale).
    }
# Une fois, à la fin de la coupe. $first, $second : des mentions ou des noms
cup-ended-table = { $first } a gagné la coupe de { WORD($game, "name") }. { $second } est à la place 2.

## Les règles, avant de s’inscrire

# $table : le plus de membres à une table · $matches : combien de parties joue chaque groupe · $most : des membres · $turn : une durée · $weeks : un nombre de semaines · $threads : 1 si chaque partie a un fil
cup-rules-table =
    - Les membres sont répartis en groupes de { $table } au plus, à peu près aussi forts par la cote ; qui n’en a pas vient après les autres. Un groupe joue { $matches ->
        [one] 1 partie
       *[other] { $matches } parties
    } à une table, et les meilleurs passent. Dès que tous ceux qui restent tiennent à une table, ils jouent la finale. On commence avec 3 à { $most } membres.
    - Combien passent dépend du nombre de membres : le moins de tours possible, des tables de deux seulement s’il n’y a pas d’autre moyen, et des tables pleines. Si cela ne tombe pas juste, les meilleurs par la cote passent sans jouer.
    - Une partie donne 1 point pour chaque membre derrière toi, et ½ pour chacun à la même place. **À points égaux, les parties gagnées décident, puis la meilleure cote.** De ceux qui sortent au même tour, qui était mieux placé dans son groupe a la meilleure place.
    - Les parties s’ouvrent toutes seules. { $threads ->
        [1] Chacune a son propre fil.
       *[0] On les joue ici, l’une après l’autre, et un groupe qui attend pour cela a plus de temps.
    }
    - Un tour peut durer { $turn }. **Qui laisse le temps s’écouler finit à la dernière place de la partie**, et les autres continuent. Qui abandonne ou manque de temps plus tard passe devant qui l’a fait plus tôt.
    - Un groupe dure au plus { $weeks } à partir de sa première partie, et une absence n’arrête pas ce temps. Une partie qui n’est pas finie ne compte pas, et le groupe s’arrête tel qu’il est.
    - Qui part (même du serveur) finit à la dernière place de son groupe, et les autres continuent. Qui bloque un membre de son groupe déjà quand la coupe commence ne s’assied pas à sa table, et n’y reçoit pas de points. Un blocage plus tardif ne change rien.
    - Pas d’indices, pas de remplacement, et personne ne peut finir une partie d’un commun accord. Les cotes comptent comme d’habitude.
cup-rules-away-table = - Une absence (`/away`) ne retarde aucune partie à une table : elle s’ouvre quand même, et le chrono s’arrête aux tours de qui est absent.
# Dans le message sous lequel on s’inscrit. $table : le plus de membres à une table · $turn : une durée
cup-rules-short-table = Des groupes de { $table } au plus, puis une finale à une table. Tu reçois 1 point pour chaque membre derrière toi, ½ pour chacun à la même place ; à points égaux, les parties gagnées décident, puis la meilleure cote. Un tour peut durer { $turn } : **qui laisse le temps s’écouler finit à la dernière place de la partie.**
# $count : des membres · $rounds : la suite, par exemple « 2 groupes de 3–4, les 2 meilleurs passent → finale à 4 »
cup-plan = Avec { $count } membres : { $rounds }.
# $groups : combien · $size : les membres d’un groupe, par exemple 4 ou 3–4 · $through : combien passent de chacun · $byes : combien passent sans jouer
cup-plan-round =
    { $groups ->
        [one] { $groups } groupe de { $size }
       *[other] { $groups } groupes de { $size }
    }, { $through ->
        [one] le meilleur passe
       *[other] les { $through } meilleurs passent
    }{ $byes ->
        [0] { "" }
        [one] , { $byes } sans jouer
       *[other] , { $byes } sans jouer
    }
cup-plan-final = finale à { $size }

## Les groupes

cup-groups = Groupes et finale
# $letter : par exemple A
cup-table-group = Groupe { $letter }
cup-table-members = { $count } membres
# $count : combien passent de chaque groupe
cup-table-through =
    { $count ->
        [one] le meilleur de chaque groupe passe
       *[other] les { $count } meilleurs de chaque groupe passent
    }
# Après le nom d’un groupe
cup-table-through-here =
    { $count ->
        [one] le meilleur passe
       *[other] les { $count } meilleurs passent
    }
# Le titre de ceux qui passent sans jouer
cup-table-rest = Sans jouer
# $finished sur $matches sont jouées
cup-table-matches =
    { $matches ->
        [one] { $finished } partie sur { $matches }
       *[other] { $finished } sur { $matches } parties
    }
# Un membre d’un groupe en mots. $points : par exemple « 2½ points » · $way : on, out, won, ou open si ce n’est pas décidé
cup-row-table =
    { $place }\. **{ $name }**, { $points }{ $way ->
        [on] , passe
        [out] , sort de la coupe
        [won] , gagne la coupe
       *[open] { "" }
    }
# $names : qui joue · $place : où · $how : now, next
cup-row-table-now =
    { $how ->
        [now] à la table : { $names } { $place }
       *[next] ensuite : { $names }
    }
# $names : qui est déjà au tour suivant
cup-table-known = y sont déjà : { $names }
# $stage : un tour · $names : les autres · $place : un salon
cup-own-table-now = { $stage } : tu joues contre { $names } dans { $place }.
# $held : 1 si quelqu’un a eu toutes les nouvelles parties d’un jour
cup-own-table-soon =
    { $stage } : tu rencontres { $names }. { $held ->
        [1] Les parties s’ouvrent toutes seules, 4 des tiennes par jour au plus
       *[0] Les parties s’ouvrent toutes seules
    } : **{ league-ui-again }** montre où est la tienne.
# $final : 1 si la finale vient ensuite · $stage : le numéro du tour suivant
cup-own-table-waits =
    { $final ->
        [1] Tu es en finale.
       *[0] Tu es au tour { $stage }.
    } Les autres ne sont pas encore connus.
cup-own-apart = { $stage } : ton groupe joue sans toi, car tu bloques un de ses membres.
cup-leave-sure-table = Veux-tu quitter la coupe ? Tu finis à la dernière place de ton groupe, et tu ne peux pas revenir.

## Les parties

# Le nom d’un fil. $stage : « A · Tour 1 » ou « Finale » · $match sur $best du groupe
cup-thread-table =
    { $stage } · { WORD($game, "name") }, coupe{ $best ->
        [1] { "" }
       *[other] , partie { $match }
    }
# $stage : un tour · $match sur $best
cup-board-table =
    Coupe · { $stage }{ $best ->
        [1] { "" }
       *[other] , partie { $match } sur { $best }
    }
# $points : par exemple « Ada 2, Bela ½ et Chen ½ »
cup-counts-table = Points dans la coupe : { $points }.
cup-end-rating = À égalité de points et de parties gagnées, la meilleure cote a décidé ; sans cote, l’ordre d’inscription.
cup-ended-time-table = Cette partie de { $game } se termine sans résultat, car le temps de son groupe dans la coupe est fini. Le groupe s’arrête tel qu’il était avant.
cup-resign-table = Tu finis derrière tous ceux qui jouent encore, et ils continuent.
cup-resign-last = L’autre finit alors à la première place et toi juste après, devant ceux qui sont déjà partis.
