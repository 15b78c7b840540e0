# Gems 3D : tout ce que dit ce jeu. Les gemmes portent le nom de leur couleur, au féminin : « rouge C3 → F6 ».

gems3d-name = Gems 3D
gems3d-command = /gems
# Comment ouvrir une table à plusieurs
gems3d-new-table = `/gems new` avec le mode { gems3d-mode-relay } ou { gems3d-mode-race }

## Les gemmes. Leur nom suit le mot gemme (« la gemme bleu clair ») ou se trouve seul (« rouge C3 → F6 »).

gems3d-gem-black = noire
gems3d-gem-gold = dorée
gems3d-gem-blue = bleue
gems3d-gem-green = verte
gems3d-gem-candy = bonbon
gems3d-gem-light-blue = bleu clair
gems3d-gem-blue-patch = tachetée de bleu
gems3d-gem-yellow = jaune
gems3d-gem-blue-stripe = rayée de bleu
gems3d-gem-orange-stripe = rayée d’orange
gems3d-gem-chocolate = chocolat
gems3d-gem-red = rouge
gems3d-gem-glass = verre
gems3d-gem-purple = violette
gems3d-gem-white = blanche
gems3d-gem-yellow-patch = tachetée de jaune

## Modes et classements

gems3d-mode-solo = Solo
gems3d-mode-relay = Relais
gems3d-mode-race = Course
gems3d-mode-daily = Plateau du jour
# Les façons de commencer une partie par des boutons
gems3d-start-solo = { gems3d-mode-solo }
gems3d-start-solo-told = ◆ **{ gems3d-mode-solo } :** toi et le plateau, tout de suite
gems3d-start-relay = { gems3d-mode-relay }
gems3d-start-relay-told = ◆ **{ gems3d-mode-relay } :** 2 à 8 membres à tour de rôle sur un même plateau, pour un score commun
gems3d-start-race = { gems3d-mode-race }
gems3d-start-race-told = ◆ **{ gems3d-mode-race } :** 2 à 8 en même temps, un plateau chacun
gems3d-start-short = Course courte
gems3d-start-short-told = ◆ **{ gems3d-start-short } :** 12 tours sur un petit plateau, environ 6 minutes

# Avec quoi se joue une partie, ou un classement. $mode : comme ci-dessus · $hard : 0 ou 1 · $turns : le plus de tours, ou 0
# $shown : 1 si les points de tous sont visibles pendant une course, sinon 0
gems3d-scoreboard =
    { WORD("gems3d-mode", $mode) } · { $size }×{ $size } · { $types } types · lignes de { $line } · { $drop } { $drop ->
        [one] nouvelle gemme
       *[other] nouvelles gemmes
    } par tour{ $hard ->
        [0] { "" }
       *[other] {" "}· Difficile
    }{ $turns ->
        [0] { "" }
        [one] {" "}· { $turns } tour
       *[other] {" "}· { $turns } tours
    }{ $limited ->
        [relay] {" en tout"}
        [race] {" chacun"}
       *[no] { "" }
    }{ $cells ->
        [0] { "" }
       *[other] {" "}· prochaines cases visibles
    }{ $shown ->
        [0] { "" }
       *[other] {" "}· points visibles par tous
    }

## Que faire ensuite, sous le plateau. $name : à qui de jouer

# $name : une mention · $place : du salon ; remplace le nom dans les suivantes
gems3d-next-whose = { $name }, c’est ton tour à Gems 3D{ $place }
gems3d-next-move = { $name } : appuie sur **{ gems3d-ui-move }**, puis choisis une gemme et où elle va.
gems3d-next-trick = { $name } : une astuce en { $cell } rapporte +{ $points }. Appuie d’abord sur **{ gems3d-ui-trick }**, ou directement sur **{ gems3d-ui-move }**.
gems3d-next-full = { $name } : le plateau est plein, mais une astuce en { $cell } le sauve et rapporte +{ $points }. Appuie sur **{ gems3d-ui-trick }**.
gems3d-next-race = { $name } : appuie sur **{ gems3d-ui-own }**. Personne d’autre ne le voit avant que tous aient fini.
# Dessous, au premier tour de chaque membre
gems3d-next-goal =
    Aligne { $line } gemmes du même type : elles disparaissent et rapportent des points. { $own ->
        [0] { $turns ->
            [0] Un plateau plein finit la partie.
           *[other] Un plateau plein finit la partie, ou le tour { $turns }.
        }
       *[1] { $turns ->
            [0] Chaque plateau finit quand il est plein.
           *[other] Chaque plateau finit quand il est plein, ou après { $turns } tours.
        }
    }{ $cells ->
        [0] { "" }
       *[1] {" "}Une petite gemme dans un anneau tombera là, ou ailleurs si tu prends sa case.
    }{ $shared ->
        [0] { "" }
       *[1] {" "}Dans un relais, tous les points sont à tout le monde.
    }
gems3d-plan-scores = Un tour sans points apporte de nouvelles gemmes. Ton plan n’est donc joué que si tous les tours d’avant en marquent.
gems3d-ui-types = -# Gemmes de cette partie : { LIST(PIECES("gems3d-gem", $gems)) }
# Le titre d’un relais fini. $total : tous les points · $name, $most, $count : comme pour gems3d-caption-most ; $count vaut 0 si aucun coup n’a marqué
gems3d-ui-together =
    ### Ensemble : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $count ->
        [0] { "" }
        [one] . Le plus grand apport : { $name }, { $most }
       *[other] . Le plus grand apport : { $name }, { $most } chacun
    }
# Le meilleur d’une partie. $name : qui a complété la ligne, s’il y avait plusieurs joueurs · $alone : 1 en solo, sinon 0
# $whole, $tenth : points par tour, avant et après la virgule
# Qui a le plus apporté, s’ils sont plus de trois
gems3d-ui-players = { $count } joueurs
# Après les points d’une place que plusieurs ont jouée. $shares : le texte suivant, pour chacun d’eux
gems3d-ui-shares = dont { $shares }
gems3d-ui-share = { $name } { $points }
gems3d-ui-best = Meilleure ligne : { $alone ->
        [1] { $count } gemmes
       *[0] **{ $name }**, { $count } gemmes
    } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $whole },{ $tenth } points par tour
gems3d-next-over = **{ ui-again }** lance la partie suivante. `/gems top` montre les meilleurs scores de ce serveur.

## Ce qui s’est passé : phrase après phrase, sur une ligne sous le plateau

gems3d-event-gem-moved = { $name } : { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }.
# $gems : ce qui est tombé, et où
gems3d-event-gems-dropped =
    { $count ->
        [one] Une gemme tombe
       *[other] { $count } gemmes tombent
    } : { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-event-trick-played = { $name } joue une astuce : { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } devient { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }.
gems3d-event-formation-cleared = { $count } gemmes ({ PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) }) disparaissent : **+{ $points }** pour { $name }.
gems3d-event-formation-cleared-table = { $count } gemmes ({ PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) }) disparaissent d’emblée : **+{ $points }** pour commencer.
gems3d-event-tricks-awarded =
    { $count ->
        [one] Une astuce gagnée.
       *[other] { $count } astuces gagnées.
    }
gems3d-event-board-emptied = Le plateau est vide !
gems3d-event-seat-left = { $name } quitte la partie.
gems3d-event-match-ended-full = Le plateau est plein : { gems3d-result }.
gems3d-event-match-ended-resigned = Abandon : { gems3d-result }.
gems3d-event-match-ended-left = Plus personne à table : { gems3d-result }.
gems3d-event-match-ended-turns = C’était le dernier tour : { gems3d-result }.
gems3d-event-match-ended-closed = Le plateau est clos : { gems3d-result }.
# $score : le meilleur · $turns : ceux de tous
gems3d-event-match-ended-raced = La course est finie. Le meilleur plateau a { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ; tous ensemble, les plateaux ont duré { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
# $name : qui a gagné sans partage · $lead : de combien de points
gems3d-event-race-won =
    La course est finie : **{ $name }** gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $lead } de plus que la deuxième place.
# $drops : combien de fois au plus des gemmes tombent sur chaque plateau · $turns : tours de chaque plateau, 0 pour sans limite
gems3d-event-race-begun =
    La course est lancée : un plateau chacun, les mêmes gemmes pour tous, { $turns ->
        [0] { $drops } chutes au plus
        [one] { $turns } tour chacun
       *[other] { $turns } tours chacun
    }. Qui a le plus de points gagne.
gems3d-event-step-taken =
    { $turns ->
        [0] { $name } a commencé.
       *[other] { $name } en est au tour { $turns }.
    }
gems3d-event-step-taken-points =
    { $name } : **{ $score ->
        [one] { $score } point
       *[other] { $score } points
    }** au tour { $turns }.
gems3d-event-board-done-points =
    { $turns ->
        [0] Départ avant le premier tour : { $name }.
       *[other]
            { $name } a fini : **{ $score ->
                [one] { $score } point
               *[other] { $score } points
            }** en { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }.
    }
gems3d-event-board-done =
    { $turns ->
        [0] Départ avant le premier tour : { $name }.
        [one] { $name } a fini en { $turns } tour.
       *[other] { $name } a fini en { $turns } tours.
    }
gems3d-event-taken-out = { $name } n’a pas joué à temps et n’est plus dans la course.
gems3d-result =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

## Ce que fait un coup suggéré

gems3d-why-line = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } : { $count } disparaissent ({ $cells }), **+{ $points }**.
gems3d-why-row = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } aligne { $count } gemmes sur { $line } ({ $cells }).
gems3d-why-room = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } libère la place entre { $count } gemmes ({ PICTURE("gems3d-gem", $other, code: "never") }{ WORD("gems3d-gem", $other) }).
gems3d-why-wait = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal } : un coup pour voir venir.
gems3d-why-trick = Astuce : { PICTURE("gems3d-gem", $old, code: "never") }{ WORD("gems3d-gem", $old) } { $cell } devient { PICTURE("gems3d-gem", $new, code: "never") }{ WORD("gems3d-gem", $new) }, { $count } disparaissent ({ $cells }), **+{ $points }**.

## Le tournant d’une partie, `Gems3D.course`

gems3d-course-crowded = À partir d’ici, moins d’un tiers du plateau était vide.
gems3d-course-room = À partir d’ici, au moins un tiers du plateau était vide.

## L’image en mots, une ligne chacune ; toutes ensemble ont au plus 1 000 caractères, d’où leur brièveté

gems3d-alt-turn = À { $name } de jouer.
gems3d-alt-over-full = Fini : le plateau est plein.
gems3d-alt-over-resigned = Fini : abandon.
gems3d-alt-over-none = Fini : sans résultat. Les points ne comptent pas.
gems3d-alt-over-left = Fini : plus personne à table.
gems3d-alt-over-drops = Fini : les dernières gemmes sont tombées.
gems3d-alt-over-turns = Fini : c’était le dernier tour.
gems3d-alt-over-closed = Fini : le plateau est clos.
gems3d-alt-hidden-race = Une course ; ses plateaux restent cachés jusqu’à ce que tous aient fini.
gems3d-alt-hidden-daily = Un plateau du jour ; il reste caché.
gems3d-alt-lane =
    { $turns ->
        [one] { $name } : { $turns } tour
       *[other] { $name } : { $turns } tours
    }
gems3d-alt-lane-points =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
gems3d-alt-lane-done-points =
    { $name } : fini, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
gems3d-alt-lane-done =
    { $turns ->
        [one] { $name } : fini, { $turns } tour
       *[other] { $name } : fini, { $turns } tours
    }
gems3d-alt-raced = La course est finie ; les plateaux côte à côte :
gems3d-alt-raced-board =
    { $place }. { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
gems3d-alt-raced-unplaced =
    – { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
gems3d-alt-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tricks ->
        [0] aucune astuce
        [one] { $tricks } astuce
       *[other] { $tricks } astuces
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
# Une ligne par place, quand plusieurs jouent sur un même plateau
gems3d-alt-seat = { $name } : { $points }
gems3d-alt-next = Ensuite : { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-moved = Déplacée : { PIECES("gems3d-gem", $gem) } { $start } à { $goal }.
gems3d-alt-tricked = Astuce : { $cell } est devenue { PIECES("gems3d-gem", $gem) }.
gems3d-alt-dropped = Tombées : { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-alt-cleared = Disparues : { $count } × { PIECES("gems3d-gem", $gem) }, { $first } à { $last }, +{ $points }.
gems3d-alt-cleared-more =
    { $count ->
        [one] Disparue aussi : { $count } ligne
       *[other] Disparues aussi : { $count } lignes
    }, +{ $points }.
# $what : une case avec sa gemme, comme « dorée D4 »
gems3d-alt-hint = Astuce : { PIECES("gems3d-gem", $what) } devient { WORD("gems3d-gem", $gem) }, +{ $points }.
# Une gemme choisie, et où elle peut aller. $cells : les cases, colonne par colonne, « A1 5 9 B2 »
gems3d-alt-pick =
    Choisie : { WORD("gems3d-gem", $gem) } { $cell }. Elle peut aller sur { $count ->
        [one] { $count } case : { $cells }.
       *[other] { $count } cases : { $cells }.
    }
gems3d-alt-pick-all = Choisie : { WORD("gems3d-gem", $gem) } { $cell }. Elle peut aller sur toutes les cases vides.
gems3d-alt-pick-but = Choisie : { WORD("gems3d-gem", $gem) } { $cell }. Elle peut aller sur toutes les cases vides sauf { $cells }.
gems3d-alt-pick-none = Choisie : { WORD("gems3d-gem", $gem) } { $cell }. Elle ne peut aller nulle part.
gems3d-alt-gains =
    Elle marque en { $more ->
        [0] { LIST($gains) }
       *[other] { $gains } et { $more } de plus
    }.
# Le numéro avec l’étoile dans l’image. $what : sa case, avec la gemme s’il y en a une
gems3d-alt-best = Le mieux : { $number }, { PIECES("gems3d-gem", $what) }.
gems3d-alt-numbers = Numéros : { LIST(PIECES("gems3d-gem", $cells)) }.
# Le plateau par gemme. $last : la case en bas à droite · $line : combien de gemmes font une ligne
gems3d-alt-board = Plateau A1 à { $last }, lignes de { $line }{ $gems ->
        [0] { $empty ->
            [0] { "" }
           *[other] , vide
        }
       *[other] , { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        }, { $empty } vides
    } :
gems3d-alt-gem = { WORD("gems3d-gem", $gem) } : { LIST($cells) }
# Un type sur un plateau plein, si la description n’a pas la place de ses cases
gems3d-alt-rest = { WORD("gems3d-gem", $gem) } : toutes les autres cases
# Les gemmes pour lesquelles la description n’a pas la place
gems3d-alt-more = Encore { $count } gemmes ; `/gems board text:{ choice-board-text-words }` les nomme.
gems3d-alt-left = Encore { $count } gemmes.
# Le plateau rangée par rangée, quand un membre le demande
gems3d-alt-row = Rangée { $row } : { LIST(PIECES("gems3d-gem", $gems)) }
gems3d-alt-row-empty = Rangée { $row } : vide

## Refus : les coups

gems3d-over = Cette partie est finie. `/gems new` lance la suivante.
gems3d-done = Ton plateau est fini, et ses points comptent. Les autres jouent encore.
# Sans nom : les séances le disent avec le nom avant que les règles soient consultées.
gems3d-not-your-turn = Pas encore : c’est le tour de quelqu’un d’autre. Tu auras une mention quand ce sera le tien.
gems3d-off-board = { $cell } n’est pas sur ce plateau : ses cases vont de A1 à { $last }.
gems3d-empty-start = Il n’y a pas de gemme en { $cell }. Les plus proches qui peuvent bouger : { LIST(PIECES("gems3d-gem", $nearest)) }.
gems3d-same-cell = La gemme { WORD("gems3d-gem", $gem) } est déjà en { $cell }. Choisis une case vide.
gems3d-walled-in = La gemme { WORD("gems3d-gem", $gem) } en { $start } ne peut pas bouger : aucune case voisine n’est vide. Déplace d’abord une autre gemme.
gems3d-occupied-goal = La gemme { WORD("gems3d-gem", $taken) } est déjà en { $goal }. La gemme { WORD("gems3d-gem", $gem) } en { $start } a besoin d’une case vide. Près de { $goal }, elle peut atteindre { LIST($nearest) }.
gems3d-no-path =
    Des gemmes bloquent tous les chemins de { $start } à { $goal }. La gemme { WORD("gems3d-gem", $gem) } peut aller sur { $count ->
        [one] { $count } seule case, { LIST($nearest) }.
        [2] 2 cases, { LIST($nearest) }.
        [3] 3 cases, { LIST($nearest) }.
       *[other] { $count } cases. Les plus proches de { $goal } : { LIST($nearest) }.
    }
gems3d-only-tricks = Le plateau est plein, donc aucune gemme ne peut bouger. Mais une astuce te sauve : change { $cell } en { WORD("gems3d-gem", $gem) } pour +{ $points }. Appuie sur **{ LABEL("gems3d-ui-trick") }**.

## Refus : les astuces

gems3d-no-trick =
    Tu n’as pas encore d’astuce. Encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et tu en gagnes une.
gems3d-trick-empty = { $cell } est vide. Choisis une gemme qui bloque une ligne.
gems3d-trick-same-type = { $cell } a déjà une gemme { WORD("gems3d-gem", $gem) }. Choisis un autre type.
gems3d-trick-not-in-play = Il n’y a pas de gemme { WORD("gems3d-gem", $gem) } dans cette partie. Ses gemmes : { LIST(PIECES("gems3d-gem", $gems)) }.
gems3d-trick-nowhere = Une astuce ne complète aucune ligne en ce moment, ni en { $cell } ni ailleurs. Garde-la et déplace une gemme.
gems3d-trick-no-line = Une astuce en { $cell } ne complète aucune ligne. Change plutôt { $best_cell } en { WORD("gems3d-gem", $best_gem) } : +{ $points }.
gems3d-trick-other-type = { $cell } rapporte moins, ou rien, avec { WORD("gems3d-gem", $gem) }. Prends plutôt { WORD("gems3d-gem", $best) } : +{ $points }.
gems3d-trick-which = Plusieurs types rapportent +{ $points } en { $cell }. Choisis-en un : { LIST(PIECES("gems3d-gem", $gems), kind: "or") }.
gems3d-left-before = Tu n’es plus dans cette partie. Tu peux encore la regarder.

## Refus : les options d’une nouvelle partie

gems3d-setting-size = taille du plateau
gems3d-setting-types = types de gemmes
gems3d-setting-drop = nouvelles gemmes par tour
gems3d-setting-line = longueur d’une ligne
gems3d-setting-turns = tours jusqu’à la fin
gems3d-setting-seats = joueurs
gems3d-option-range = Ici, `{ $option }` ({ WORD("gems3d-setting", $option) }) va de { $low } à { $high }.
gems3d-cells-hard = En Difficile, les prochaines gemmes restent cachées, et leurs cases aussi. Retire `hard` ou `cells`.
gems3d-seats-range =
    { $high ->
        [one] Cette partie est pour un seul membre.
       *[other] Cette partie est pour { $low } à { $high } { WORD("gems3d-setting", $option) }.
    }

## Refus : ce qui ne peut pas être lu

gems3d-notation-move = Je ne peux pas lire « { $text } » comme un coup. Envoie départ et arrivée, par exemple `A1 C3`, ou une astuce, par exemple `E5=red`.
gems3d-notation-half = De { $cell } vers où ? Envoie départ et arrivée ensemble, par exemple `A1 C3`.
gems3d-notation-cell = « { $text } » n’est pas une case. Une case, c’est une lettre et un nombre, de A1 à { $last }{ $board ->
        [0] {" "}sur le plus grand plateau
       *[1] { "" }
    }.
gems3d-notation-gem = « { $text } » n’est ni une case ni une gemme. Un coup, ce sont deux cases, par exemple `A1 C3`. Une astuce, c’est une case et une gemme, par exemple `E5=red`.
gems3d-position-board = Je ne peux pas lire la rangée { $row } du plateau : « { $text } ». Un plateau a 5 à 15 rangées séparées par /, et autant de cases dans chacune. Écris une gemme par sa lettre, et des cases vides par leur nombre.
gems3d-position-field = « { $field }={ $text } » ne va pas dans cette position. Le champ est inconnu, en double, ou ne peut pas avoir cette valeur.
gems3d-position-line = Cette position a une ligne de { $line } ou plus qui aurait dû disparaître. Retire-la du plateau ou raccourcis-la.
gems3d-position-stuck = Personne ne peut jouer dans cette position, mais elle n’est pas finie. Remplis le plateau vide, libère une case, ou écris pourquoi elle est finie, par exemple `over=full`.

## Légendes dans l’image : place pour une douzaine de lettres, la raison pour trois mots

gems3d-caption-next = ENSUITE
gems3d-caption-hard = DIFFICILE
gems3d-caption-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
# $most : combien de tours a le plateau
gems3d-caption-turns-of = { $turns } sur { $most ->
        [one] { $most } tour
       *[other] { $most } tours
    }
gems3d-caption-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# $name : qui a gagné sans partage · $lead : de combien de points
gems3d-caption-won = { $name } gagne
gems3d-caption-lead =
    { $lead ->
        [one] de { $lead } point
       *[other] de { $lead } points
    }
gems3d-caption-drawn = Égalité
gems3d-caption-over = PARTIE FINIE
gems3d-caption-together = ENSEMBLE
# La fin d’un relais, que personne ne gagne. $name : à qui les coups ont rapporté le plus, si $count vaut 1 · $most : ces points
gems3d-caption-most =
    { $count ->
        [one] Meilleur apport : { $name }, { $most }
       *[other] Meilleur apport : { $count } joueurs, { $most } chacun
    }
gems3d-caption-reason-full = Le plateau est plein
gems3d-caption-reason-resigned = Abandon
gems3d-caption-reason-none = Sans résultat
gems3d-caption-uncounted = Les points ne comptent pas
gems3d-caption-reason-left = Plus personne
gems3d-caption-reason-drops = Plus de gemmes
gems3d-caption-reason-turns = Le dernier tour
gems3d-caption-reason-closed = Plateau clos
gems3d-caption-race = COURSE
gems3d-caption-raced = COURSE FINIE
gems3d-caption-hidden = Plateaux visibles quand tous ont fini
gems3d-caption-done = fini

## Boutons, formulaires, suggestions

gems3d-ui-move = Déplacer
gems3d-ui-move-title = Déplacer une gemme
gems3d-ui-move-field = De quelle case à quelle case ?
gems3d-ui-move-hint = La case de la gemme, puis la case vide où elle va
# La fenêtre privée qui demande une gemme et sa destination
gems3d-ui-choose-gem = Toutes les gemmes
gems3d-ui-choose-goal = Toutes les cases
gems3d-ui-other = Autre gemme
gems3d-ui-type = Écrire
gems3d-ui-type-again = Réécrire
gems3d-ui-older = C’était un ancien plateau, donc rien n’a été joué. Voici le dernier.
gems3d-ui-best-again = Les meilleurs
gems3d-ui-fewer = Moins
# Une rangée du plateau dans un menu. $row : comme à côté du plateau
# $first, $last : des cases · $count : combien de gemmes ou de cases de la rangée sont au choix
gems3d-ui-row = Rangée { $row } : { $count ->
        [one] { $first }
       *[other] { $first } à { $last } · { $count }
    }
# Le bouton d’une gemme ou d’une case numérotée dans l’image. $points : ce qu’elle rapporterait, 0 pour rien
gems3d-ui-short-gem = { PICTURE("gems3d-gem", $gem, code: "never") }{ $number }
gems3d-ui-short-goal = { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
# La question au membre, au-dessus des boutons numérotés
# $count : combien de cases la gemme atteint · $row : 1 si seules celles d’une rangée choisie ont un numéro
gems3d-ui-which-gem = Quelle gemme ? Appuie sur son numéro. Rapproche les gemmes du même type.
gems3d-ui-which-of-many = Quelle gemme ?
gems3d-ui-which-goal =
    { $row ->
        [1] Quelle case de cette rangée ? Appuie sur son numéro.
       *[0] { gems3d-ui-lit-cells }
    }
gems3d-ui-lit-cells = Où aller ? Appuie sur un numéro. Rapproche les gemmes du même type.
gems3d-ui-which-row = Dans quelle rangée ? Son numéro est à gauche du plateau.
# La même, si un choix promet quelque chose : une étoile marque son numéro dans l’image. $number : dans l’image
# $row : combien de gemmes sont alors alignées · $line : combien il en faut · $points : ce qu’il rapporterait, 0 pour rien
gems3d-ui-best-gem = { $points ->
        [0] Quelle gemme ? **{ $number }** peut faire { $row } sur { $line } en ligne.
       *[other] Quelle gemme ? **{ $number }** peut marquer **+{ $points }**.
    }
gems3d-ui-best-goal = { $points ->
        [0] Où aller ? **{ $number }** fait { $row } sur { $line } en ligne.
       *[other] Où aller ? **{ $number }** marque **+{ $points }**.
    }
# $over : 1 si la partie est finie, sinon 0
gems3d-ui-trick = Astuce
gems3d-ui-trick-title = Jouer une astuce
gems3d-ui-trick-field = Quelle case, et que devient-elle ?
# Ce que marque l’image d’une leçon
gems3d-marked = { PICTURE("gems3d-gem", $gem, code: "never") }{ WORD("gems3d-gem", $gem) } { $start } → { $goal }
# Une astuce qui a été jouée, dans une phrase
gems3d-ui-trick-told = { $cell } = { WORD("gems3d-gem", $gem) }
# Sous le menu des astuces, qui remplace le formulaire quand il y en a beaucoup
gems3d-ui-no-trick = Déplacer une gemme
gems3d-ui-reach = Où peut-elle aller ?
gems3d-ui-reach-title = Où peut aller une gemme ?
gems3d-ui-reach-field = Sur quelle case est la gemme ?
# $count : combien de cases elle atteint
gems3d-ui-reached =
    { $count ->
        [0] La gemme { WORD("gems3d-gem", $gem) } en { $cell } ne peut pas bouger : aucune case voisine n’est vide.
        [one] La gemme { WORD("gems3d-gem", $gem) } en { $cell } peut aller sur { $count } case : celle qui est allumée.
       *[other] La gemme { WORD("gems3d-gem", $gem) } en { $cell } peut aller sur { $count } cases : celles qui sont allumées.
    }

# Le plateau personnel d’une course, et celui du jour : pour son membre seulement
gems3d-ui-own = Mon plateau
# $most : combien de tours a chaque plateau ; 0 pour sans limite
gems3d-ui-board-race =
    { "**" }Ton plateau dans la course** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · { $most ->
        [0] { gems3d-caption-turns }
       *[other] { gems3d-caption-turns-of }
    }
gems3d-ui-goes-race = Personne d’autre ne le voit avant que tous aient fini. Qui a le plus de points gagne.
gems3d-ui-done-race = Ton plateau est fini, et ses points comptent. Quand tous auront fini, tu verras tous les plateaux.
gems3d-ui-race-over = La course est finie, et tous les plateaux sont visibles.
# $others : combien d’autres jouent encore
gems3d-ui-close-sure =
    Veux-tu vraiment finir ton plateau ? Ses points comptent, et { $others ->
        [0] la partie finit.
       *[other] les autres continuent.
    }
# Le propre plateau du jour. $turn : quel tour · $most : combien il y en a
gems3d-ui-daily-turn = { "**" }Tour { $turn } sur { $most }.**
# Avant le premier coup. $drop : combien de gemmes tombent après un coup sans points
gems3d-ui-daily-goal =
    Aligne { $line } gemmes d’un même type : elles disparaissent et rapportent. Tu as **{ $turns } tours** : à chacun tu déplaces une gemme, et si rien ne disparaît, { $drop ->
        [one] { $drop } nouvelle tombe.
       *[other] { $drop } nouvelles tombent.
    }
gems3d-ui-no-race = Aucune course ne se joue dans ce salon. `/gems new mode:race` en ouvre une.
gems3d-ui-no-race-direct = Tu ne joues aucune course dans nos messages privés. `/letters new` y ouvre une table.
# $turns: how many turns each sign shows
gems3d-ui-squares =
    -# { $turns ->
        [one] Points par tour
       *[other] Points en { $turns } tours
    } : { $none } 0 · { $few } 1–9 · { $some } 10–24 · { $many } 25–49 · { $most } 50 et plus
gems3d-ui-example = par exemple { $example }
# $gem, $points, $row, $line : comme dans gems3d-ui-best-gem
# $how : "gem" pour une gemme, "goal" pour sa destination, "trick" pour ce que devient une gemme
gems3d-ui-choice =
    { PICTURE("gems3d-gem", $gem, code: "never") }{ $how ->
        [goal] { WORD("gems3d-gem", $gem) } vers { $cell }
        [trick] { $cell } devient { WORD("gems3d-gem", $gem) }
       *[gem] { WORD("gems3d-gem", $gem) } { $cell }
    }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }{ $row ->
        [0] { "" }
       *[other] {" "}· { $row } sur { $line } en ligne
    }

## Commandes : Discord montre au plus 100 lettres de chacune

gems3d-cmd = Gems 3D : aligne des gemmes avant que le plateau soit plein
gems3d-cmd-new = Lancer une partie ; sans option, tu joues en solo et tout de suite
gems3d-opt-mode = Solo, 2 à 8 joueurs tour à tour sur un plateau, ou 2 à 8 à la fois, un chacun ; solo par défaut
gems3d-opt-size = Cases par côté du plateau, 5 à 15 ; 9 par défaut. Plus il y en a, plus la partie est longue
gems3d-opt-types = Types de gemmes en jeu, 3 à 12 ; 7 par défaut. Moins il y en a, plus c’est facile
gems3d-opt-drop = Nouvelles gemmes après un coup sans ligne, 1 à 7 ; 3 par défaut. Moins, c’est plus long
gems3d-opt-line = Gemmes pour une ligne, 3 à 10 ; 5 par défaut. Avec moins, on marque plus tôt ; en 5x5, prends 3 ou 4
gems3d-opt-turns = Tours jusqu’à la fin, 200 au plus ; sinon plateau plein. 20 tours rapportent environ 20 points
gems3d-opt-points = Dans une course, les points de tous sont visibles sur le plateau du salon
gems3d-opt-hard = Sans annuler, et les prochaines gemmes restent cachées ; avec son propre classement
gems3d-opt-cells = Marquer les cases où tombent les prochaines gemmes ; avec son propre classement
gems3d-choice-solo = Solo : toi et le plateau
gems3d-choice-relay = Relais : 2 à 8 joueurs à tour de rôle, score commun
gems3d-choice-race = Course : 2 à 8 joueurs en même temps, un plateau chacun
gems3d-choice-hidden = Cachées : les prochaines gemmes tombent sur des cases vides au hasard
gems3d-choice-shown = Visibles : de petites gemmes marquent où tombent les prochaines
gems3d-cmd-daily = Le plateau du jour, le même pour tous ; le tien reste caché aux autres jusqu’à la fin du jour
gems3d-opt-daily-move = Un coup à y jouer, comme A1 C3 ; sans lui, tu vois le plateau et ses boutons
gems3d-cmd-own = Ton plateau dans la course de ce salon ; la réponse n’est que pour toi
gems3d-cmd-move = Déplacer une gemme vers une case vide
gems3d-opt-from = La case de la gemme, comme A1
gems3d-opt-to = La case vide où elle va, comme C3
gems3d-cmd-trick = Jouer une astuce sur une gemme qui bloque une ligne
gems3d-opt-trick-cell = La case de la gemme à changer, comme E5
gems3d-opt-trick-type = Ce qu’elle devient ; par défaut, ce qui rapporte le plus
gems3d-cmd-reach = Voir où une gemme peut aller ; la réponse n’est que pour toi
gems3d-opt-reach-cell = La case de la gemme, comme A1

## De quoi mériter un badge. $number : jusqu’où

gems3d-feat-chain = { $number } gemmes d’un coup
gems3d-feat-double = { $number } lignes en un coup
gems3d-feat-emptied =
    { $number ->
        [one] Plateau vidé
       *[other] Plateau vidé { $number } fois
    }
gems3d-feat-full =
    { $number ->
        [one] Plateau plein sauvé
       *[other] Plateau plein sauvé { $number } fois
    }

## De quoi il s’agit dans une énigme

gems3d-motif-line = une ligne
gems3d-motif-diagonal = une ligne en diagonale
gems3d-motif-detour = une ligne au bout d’un long chemin
gems3d-motif-long = plus de gemmes dans une ligne qu’il n’en faut
gems3d-motif-cross = deux lignes à la fois
gems3d-motif-prepare = une ligne qui vient plus tard
gems3d-puzzle-then =
    Ensuite, les gemmes tombées ont ajouté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
