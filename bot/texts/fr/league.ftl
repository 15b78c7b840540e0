# Les ligues d’un serveur. Comment s’écrit une phrase : voir errors.ftl.

league-cmd = Les ligues de ce serveur : t’inscrire, tes parties, le classement
league-opt-game = Quel jeu ; sans réponse, tu choisis avec un bouton
league-opt-rounds = Pour une nouvelle ligue : système suisse avec autant de rondes ; sans cela, toutes rondes
league-opt-bank = Pour une nouvelle ligue : du temps en plus pour les tours plus longs, une fois par partie
league-opt-off = Pour une nouvelle ligue : les heures qui ne comptent pas, selon le fuseau de chacun
league-opt-mode = Pour une nouvelle ligue, ouverte aussitôt : comment se joue son jeu
league-opt-turn = Pour une nouvelle ligue, ouverte aussitôt : le temps d’un tour
league-opt-weeks = Pour une nouvelle ligue, ouverte aussitôt : durée maximale d’une saison ou d’une ronde suisse
league-opt-pause = Pour une nouvelle ligue, ouverte aussitôt : quand commence la première saison
league-opt-place = Pour une nouvelle ligue, ouverte aussitôt : où se jouent ses parties
league-ui-open = Ligue
league-ui-again = Regarder à nouveau
league-ui-join = M’inscrire
league-ui-leave = Quitter
league-ui-leave-end = Quitter après la saison
league-ui-leave-now = Quitter maintenant
league-ui-stay = Rester
league-ui-mine = Mes parties
league-ui-table = Classement
league-ui-text = En texte
league-ui-picture = En image
league-ui-rules = Règles de la ligue
league-ui-back = Retour
league-ui-begin = Commencer maintenant
league-ui-begin-sure = Oui, commencer
league-ui-begin-early = Commencer avec 3 membres
league-ui-begin-keep = Garder la date
league-ui-here = L’amener dans ce salon
league-ui-close = Fermer la ligue
league-ui-close-sure = La fermer pour de bon
# $count : de 1 à 4
league-ui-at-once =
    { $count ->
        [one] Jouer { $count } partie à la fois
       *[other] Jouer { $count } parties à la fois
    }
# $division : son numéro
league-ui-division = Division { $division }

## Pas encore de ligue, et le formulaire

# $manages : 1 si on peut en ouvrir une
league-none =
    Ce serveur n’a pas encore de ligue. { $manages ->
        [1] Choisis comment on joue la première, puis son jeu :
       *[0] Qui gère le serveur en ouvre une avec `/league`.
    }
league-choose = Quelle ligue veux-tu voir ?
league-open-another = Ouvrir une ligue dans un autre jeu :
league-about-swiss = -# Au système suisse, on joue autant de rondes, chacune contre un membre qui a à peu près autant de points.
league-about-turn = -# Avec une réserve de temps, un tour peut aussi durer 8 heures : ce qu’il faut de plus vient de la réserve de chacun.
# Le titre du formulaire. $game : la clé d’un jeu
league-form = { WORD($game, "name") } : nouvelle ligue
league-form-start = Comment on y joue
league-form-turn = Temps pour un tour
league-form-turn-hint = S’il s’écoule, la partie est perdue.
league-form-weeks = Durée d’une saison, au plus
league-form-round-weeks = Durée d’une ronde, au plus
league-form-pause = Quand la première saison commence
league-form-pause-hint = On s’inscrit jusque-là. Entre deux saisons, c’est aussi long.
league-form-place = Où se jouent ses parties
league-choice-threads = Chaque partie dans son propre fil
league-choice-channel = L’une après l’autre dans ce salon
league-choice-round-robin = Chacun contre chacun
# $count : des rondes
league-choice-swiss = Système suisse : { $count } rondes
league-choice-no-bank = Sans réserve de temps
# $bank : une durée
league-choice-bank = Réserve de temps : { $bank } pour chacun
league-choice-off =
    { $off ->
        [weekends] Les week-ends ne comptent pas
        [nights] Les nuits (de 22 h à 7 h) ne comptent pas
        [both] Les week-ends et les nuits (de 22 h à 7 h) ne comptent pas
       *[none] Toutes les heures comptent
    }
# $count : des jours
league-choice-weeks =
    { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
league-choice-pause =
    { $count ->
        [one] Dans { $count } jour
       *[other] Dans { $count } jours
    }

## Ce qu’est une ligue, et où elle en est

# $game : la clé d’un jeu · $mode : comment on joue
league-title = ### { WORD($game, "name") } : ligue, saison { $season }
league-mode = -# { $mode }
# $time, $left : des dates de Discord · $count : combien d’inscriptions
league-state-open =
    La saison commence { $left } ({ $time }). { $count ->
        [0] Aucune inscription pour l’instant.
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    }
league-state-begins = { $count } inscriptions. Début de la saison : { $left }.
# $missing : combien de membres manquent
league-state-waits =
    { $count ->
        [0] Aucune inscription pour l’instant.
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    } La saison commence avec { $missing ->
        [one] { $missing } membre de plus.
       *[other] { $missing } membres de plus.
    }
# $finished parties sur $matches sont jouées
league-state-playing = Parties jouées : { $finished } sur { $matches }. La saison finit au plus tard { $left } ({ $time }).
# Du système suisse. $time, $left : la fin de la ronde · $end : celle de la saison
league-state-round = Ronde { $round } sur { $rounds } : elle finit au plus tard { $left } ({ $time }), et la saison le { $end }. Tant qu’une partie n’a pas de place, les deux finissent plus tard.
league-state-done = Toutes les rondes de la division { $division } sont finies. La saison finit au plus tard { $left } ({ $time }).
league-state-closed = Cette ligue est fermée.
league-joined = Y jouent : { $names }
league-joined-next = À la prochaine saison : { $names }
# Au-dessus du classement, quand une saison vient de commencer. $names : des mentions
league-begun = La saison a commencé : { $names }. Les premières parties sont ouvertes.
# Une ronde suisse ou une série de coupe après la première. $names, $name : mentions · $table : 1 si plus de deux jouent
league-open-title = **{ WORD($game, "name") } · division { $division } · ronde { $round } sur { $rounds }**
league-open-waits =
    { $names } : ta partie est ouverte, et { $table ->
        [1] quelqu’un d’autre commence
       *[0] c’est ton adversaire qui commence
    }.
league-open-bye = { $name } : tu n’as pas d’adversaire dans cette ronde. Cela compte comme une victoire.
# $division, $place, $count : combien jouent dans la division
league-own-place = Tu es à la place **{ $place } sur { $count }** de la division { $division }.
# $best, $worst : des places · $span : combien de places les séparent
league-own-possible =
    { $span ->
        [0] Place { $best }
        [1] Place { $best } ou { $worst }
       *[other] Tout est encore possible, de la place { $best } à la place { $worst }
    }{ $sure ->
        [1] { $span ->
            [0] , quoi qu’il arrive
            [1] , quoi qu’il arrive
           *[other] { "" }
        }
       *[0] , si personne ne part
    }.
# Du système suisse, avant la dernière ronde
league-own-within =
    { $span ->
        [0] Tu finiras à la place { $best }
       *[other] Tu finiras entre la place { $best } et la place { $worst }
    }{ $sure ->
        [1] , qui que tu rencontres
       *[0] , si personne ne part
    }.
league-own-now = Tu joues contre **{ $name }** dans { $place }.
league-own-joined = Ton inscription est faite. Tu joues dans la prochaine saison.
league-own-leaves = Tu quittes la ligue après cette saison.
league-own-left = Tu as quitté cette saison.
league-own-none = Tu n’y joues pas.

## Les règles, avant l’inscription

league-rules-title = **Les règles de cette ligue**
# $length : des jours
league-rules =
    - Dans une saison, chaque membre d’une division joue une fois contre chacun des autres. Une division compte de 5 à 8 membres de cote semblable ; 9 membres en forment une seule. On commence à partir de 3 membres, qui forment alors une petite division.
    - Gagner rapporte 1 point, une égalité ½. À points égaux, les parties entre eux décident, puis les points des adversaires battus, puis les parties gagnées.
    - Les parties s’ouvrent toutes seules, jusqu’à 4 à la fois, comme tu le choisis. { $threads ->
        [1] Chacune a son propre fil.
       *[0] On les joue ici, l’une après l’autre.
    }
    - Un tour peut durer { $turn }. **Si le temps s’écoule, la partie est perdue.** Une absence (`/away`) arrête le chrono.
    - Une saison finit quand tout est joué, au plus tard après { $weeks } ; tant que des parties n’ont pas de place où être jouées, elle dure plus longtemps, au plus le double. Ce qui n’est pas fini est alors une égalité. La saison suivante commence { $pause } plus tard.
    - Deux membres dont l’un bloque l’autre quand la saison commence ne jouent pas : une fois les autres parties finies, c’est une égalité. Un blocage plus tardif ne change rien.
    - Qui part (même du serveur) avant la moitié de ses parties est retiré, et aucune ne compte. Qui part plus tard perd celles qui restent.
    - Les meilleurs d’une division montent, les derniers descendent. Qui laisse le temps s’écouler dans la moitié de ses parties n’est plus dans la ligue après la saison, mais peut s’y inscrire de nouveau.
    - Pas d’indices, pas de remplacement, et personne ne peut finir une partie d’un commun accord. Les cotes comptent comme d’habitude.
# $rounds, $full : des nombres · $turn, $pause : des durées · $weeks : un nombre de semaines
league-rules-swiss =
    - Une saison compte { $rounds } rondes au système suisse : à chaque ronde, tu joues contre un membre qui a à peu près autant de points, et jamais deux fois contre le même. Une division compte de 10 à 20 membres. On commence à partir de 3 membres ; à moins de { $full } dans une division, il y a moins de rondes.
    - Gagner rapporte 1 point, une égalité ½. À points égaux, les points de tous les adversaires décident (Buchholz), puis ceux des adversaires battus.
    - Tu commences la moitié de tes parties, ou une de plus ou de moins, jamais trois de suite, ni aucune de trois de suite ; dans cette limite, des points à peu près égaux passent avant. Si le nombre de membres est impair, l’un d’eux n’a pas d’adversaire à chaque ronde : cette exemption compte comme une partie gagnée, et personne n’en a deux.
    - Toutes les parties d’une ronde s’ouvrent ensemble, chacune dans son propre fil. La ronde suivante commence quand elles sont finies, au plus tard après { $weeks }. Ce qui n’est pas fini est alors une égalité. Tant qu’une partie n’a pas de place, sa ronde dure plus longtemps ; aucune saison ne dure plus de { $longest }. Deux membres dont l’un bloque l’autre quand la saison commence ne sont appariés que s’il ne reste rien d’autre : aucune partie ne s’ouvre, et c’est une égalité. Un blocage plus tardif ne change rien.
    - Un tour peut durer { $turn }. **Si le temps s’écoule, la partie est perdue.** Une absence (`/away`) arrête le chrono, mais aucune ronde n’attend. La saison suivante commence { $pause } plus tard.
    - Qui part (même du serveur) perd sa partie ouverte et ne joue plus d’autre ronde. Ce qui est joué compte, aussi pour la place finale. Si plus aucune ronde n’est possible ainsi, la saison finit plus tôt.
    - Les meilleurs d’une division montent, les derniers descendent. Qui laisse le temps s’écouler dans la moitié de ses parties n’est plus dans la ligue après la saison, mais peut s’y inscrire de nouveau.
    - Pas d’indices, pas de remplacement, et personne ne peut finir une partie d’un commun accord. Les cotes comptent comme d’habitude.
# D’autres lignes des règles. $bank : une durée
league-rules-bank = - Réserve de temps : chacun a { $bank } de plus, une fois pour toute la partie, pour les tours plus longs. Le temps ne s’écoule que quand la réserve est vide.
league-rules-away = - Qui est absent quand le temps d’une saison, d’une ronde, d’une série ou d’un plateau finit perd ses parties qui ne sont pas encore ouvertes et celles où c’est son tour, sauf si les deux sont absents. Une série est alors perdue en entier.
league-rules-off =
    - { $off ->
        [weekends] Les week-ends
        [nights] Les nuits (de 22 h à 7 h)
       *[both] Les week-ends et les nuits (de 22 h à 7 h)
    } ne comptent pas pour un tour, selon le fuseau horaire de chacun : `/reminders` montre et change le tien. Pour la fin d’une saison, d’une ronde, d’une série, d’un groupe ou d’un plateau, toutes les heures comptent.
# Dans le message sous lequel on s’inscrit
league-rules-short = Dans chaque division, chaque membre joue une fois contre chacun des autres. Un tour peut durer { $turn } : **si le temps s’écoule, la partie est perdue.** La saison finit au plus tard après { $weeks } ; ce qui n’est pas fini est alors une égalité.
# D’une ligue dans un salon. $count : combien de membres peuvent jouer à temps toutes les parties
league-fits =
    { $count ->
        [0] Ici, les parties se jouent l’une après l’autre : { $weeks } ne suffisent pas, même pour 3 membres, si chaque partie prend deux tours de { $turn }. Ferme cette ligue, et choisis des fils, une saison plus longue ou des tours plus courts.
       *[other] Ici, les parties se jouent l’une après l’autre. Si chacune prend deux tours de { $turn }, le temps ({ $weeks }) suffit pour { $count } membres. Pour davantage, ferme cette ligue, et choisis des fils, une saison plus longue ou des tours plus courts.
    }
league-rules-short-swiss = { $rounds } rondes, chacune contre un membre qui a à peu près autant de points. Un tour peut durer { $turn } : **si le temps s’écoule, la partie est perdue.** Une ronde finit au plus tard après { $weeks } ; ce qui n’est pas fini est alors une égalité.
league-plan-swiss =
    Avec { $count } membres : { $same ->
        [1] { $few }
       *[0] de { $few } à { $most }
    } rondes.

## Ce que les membres apprennent

league-said-joined = Ton inscription est faite. Tu joues { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } à la fois : change-le en dessous.
league-said-joined-swiss = Ton inscription est faite. À chaque ronde, tu joues une partie.
league-said-left = Tu as quitté la ligue.
league-said-leaves = Tu joues cette saison jusqu’au bout, puis tu quittes la ligue.
league-said-left-now = Tu as quitté la saison. Tes parties ouvertes sont finies.
league-leave-sure =
    Veux-tu quitter la ligue ?
    { "**" }{ league-ui-leave-end }** : tu joues jusqu’à sa fin. **{ league-ui-leave-now }** : tu perds les parties que tu n’as pas finies. Avant la moitié de tes parties, toutes sont rayées, même celles que tu as jouées.
league-leave-sure-swiss =
    Veux-tu quitter la ligue ?
    { "**" }{ league-ui-leave-end }** : tu la joues jusqu’à sa fin. **{ league-ui-leave-now }** : tu perds ta partie ouverte et tu ne joues plus d’autre ronde. Ce que tu as joué compte.
league-said-at-once =
    { $count ->
        [one] Désormais, { $count } de tes parties est ouverte à la fois.
       *[other] Désormais, { $count } de tes parties sont ouvertes à la fois.
    }
league-said-opened = La ligue est ouverte. On s’inscrit ici, sous son message.
# $time, $left : quand cela commencerait sinon · $names : les inscrits · $count : combien
league-begin-sure = Commencer la saison maintenant au lieu d’attendre le { $time } ({ $left }), avec ces { $count } membres : { $names } ? C’est définitif : les divisions et les adversaires sont alors fixés, et qui s’inscrit plus tard ne joue qu’à la saison suivante.
league-begin-few =
    { $count ->
        [0] Aucune inscription pour l’instant,
        [one] Seulement { $count } inscription,
       *[other] Seulement { $count } inscriptions,
    } et une saison a besoin de 3 membres. **{ league-ui-begin-early }** : elle n’attend plus jusqu’au { $time } ({ $left }), mais commence dès qu’il y en a 3.
league-said-begins-early = La saison commence dès qu’il y a 3 membres.
league-said-here = La ligue est maintenant dans ce salon.
league-close-sure = Fermer cette ligue pour de bon ? Ses parties ouvertes continuent, mais ne comptent plus ici.
league-said-closed = La ligue est fermée.

## Le classement

league-table-title = Division { $division } · saison { $season } · parties jouées : { $finished } sur { $matches }
league-table-short = Division { $division }
league-table-season = Saison { $season }
# Du système suisse
league-table-title-swiss = Division { $division } · saison { $season } · ronde { $round } sur { $rounds } · parties jouées : { $finished } sur { $matches }
league-table-round = Ronde { $round } / { $rounds }
league-round = Ronde { $round } sur { $rounds }
# $name : qui n’a pas d’adversaire dans la ronde
league-round-bye = Ronde { $round } sur { $rounds } · **{ $name }** a une exemption, qui compte comme une partie gagnée
# $points : par exemple 4½ · $won, $drawn, $lost : des nombres de parties
league-row = { $place }\. **{ $name }** · { $points } · { $note }
league-alt-row = { $place }. { $name } : { $points }, { $note }
league-points =
    { $halves ->
        [0] 0 point
        [2] 1 point
       *[other] { $points } points
    }
league-note = gagné { $won }, égalité { $drawn }, perdu { $lost }
league-note-left = n’y joue plus
# $best, $worst : des places
league-note-range = place { $best } à { $worst } possible
league-note-place =
    { $sure ->
        [1] place { $best } assurée
       *[0] place { $best } si personne ne part
    }
# Du système suisse, avant la dernière ronde
league-note-within =
    { $sure ->
        [1] finira entre les places { $best } et { $worst }
       *[0] entre les places { $best } et { $worst } si personne ne part
    }
# $points : par exemple 4½
league-note-buchholz = Buchholz { $points }
league-note-up = monte
league-note-down = descend
league-legend = Les triangles montrent qui monterait ou descendrait.
# À la fin d’une saison. $name : qui a gagné la division
league-won = **{ $name }** a gagné la division { $division }.
league-won-none = Aucune partie de la division { $division } n’a été jouée : personne ne l’a donc gagnée.
league-won-shared = { $names } se partagent la première place de la division { $division }.
# Qui a quitté la saison, au-dessus du classement. $names, $count : qui
league-left =
    { $count ->
        [one] { $names } a quitté la saison.
       *[other] { $names } ont quitté la saison.
    }
# Une fois, dans le message sous lequel on s’inscrit à la saison suivante. $season : celle d’avant · $names, $count : des mentions
league-ended =
    { $count ->
        [one] La saison { $season } est finie. L’a gagnée : { $names }.
       *[other] La saison { $season } est finie. L’ont gagnée : { $names }.
    }
league-ended-none = La saison { $season } est finie. Aucune partie n’a été jouée : personne ne l’a donc gagnée.
league-ended-up =
    { $count ->
        [one] { $names } monte d’une division.
       *[other] { $names } montent d’une division.
    }

## Les parties d’un membre

league-mine-title = **Tes parties de la saison { $season }**
league-mine-none = Tu n’as pas de parties dans cette saison.
# $place : le salon ou le fil · $name : contre qui
league-mine-open = - { $place } contre **{ $name }**
# $open : la ligne du dessus · $whose : own, other · $timed : yes, no
league-mine-turn =
    { $open } · { $whose ->
        [own] **à toi de jouer**
       *[other] à { $name } de jouer
    }{ $timed ->
        [yes] { " " }· temps : jusqu’au { $time } ({ $left })
       *[no] {""}
    }
# $how : won, drawn, lost
league-mine-over =
    - { $how ->
        [won] Gagné
        [drawn] Égalité
       *[lost] Perdu
    } contre **{ $name }**
league-mine-next = - Encore à venir : { $names }
league-mine-bye = - Exemption à la ronde { $round } : elle compte comme une partie gagnée
# $round : la prochaine
league-mine-round = - La ronde { $round } commence quand toutes les parties de cette ronde sont finies
league-mine-done = - Toutes les rondes de ta division sont finies

## Les parties

# Le nom d’un fil. $first, $second : des noms
league-thread = { $first } – { $second } · { WORD($game, "name") } { $season }.{ $division }.{ $number }
league-board = Ligue, saison { $season } · division { $division }, ronde { $round }
# $name : qui perd la partie
league-ended-away = Cette partie de { $game } se termine sans résultat, car son temps est fini. { $name } devait jouer, mais est absent et la perd donc dans la compétition.
# $name : qui reçoit le point
league-counts =
    { $drawn ->
        [1] Dans la ligue, chacun reçoit un demi-point.
       *[0] Dans la ligue, le point va à { $name }.
    }
# Dans /turns, après le salon
league-turn = { $place } · ligue

## Refus

league-error-gone = Cette ligue n’existe plus. `/league` montre celles qu’il y a.
league-error-closed = Cette ligue est fermée. `/league` montre celles qu’il y a.
league-error-open = Ce serveur a déjà une ligue de { WORD($game, "name") }. `/league` la montre.
league-error-not-in = Tu ne joues pas dans cette ligue. Appuie d’abord sur **{ LABEL("league-ui-join") }**.
league-error-begun = La saison se joue déjà. La suivante commence toute seule.
league-error-fixed = Cette partie appartient à une ligue, dont personne ne peut changer les règles. Seule la modération peut y mettre fin.
league-error-channel = Une ligue a besoin d’un salon textuel. Utilise `/league` dans un salon textuel de ce serveur.
league-error-few = Il n’y a pas encore assez de membres.
league-error-game = Une ligue demande des parties à deux, l’un contre l’autre, et { WORD($game, "name") } n’en a pas.
league-error-no-game = De quel jeu est la nouvelle ligue ? Refais `/league` et indique aussi `game`.
league-error-option = `{ $option }` ne peut pas être « { $text } ». C’est possible : { $choices }.
# $turn: a length of time
league-error-turn = Pour un tour de { $turn }, il faut une réserve de temps, pour que personne ne perde en dormant : choisis aussi `bank`.
league-error-no-option = `{ $option }` ne se choisit pas pour ce que tu ouvres. Laisse cette option de côté.
