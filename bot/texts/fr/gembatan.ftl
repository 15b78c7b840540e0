# Gembatan : tout ce que dit ce jeu.

gembatan-name = Gembatan
gembatan-command = /gembatan
gembatan-new-table = `/gembatan new`

## Les couleurs et les côtés. Les couleurs sont au féminin : elles se disent d'une gemme, d'une chaîne, d'une monture, d'une
## tuile ou d'une « couleur ». Les lettres des codes (R, B, G, Y, P et N, E, S, W) sont les initiales anglaises.

gembatan-colour-red = rouge
gembatan-colour-blue = bleue
gembatan-colour-green = verte
gembatan-colour-yellow = jaune
gembatan-colour-purple = violette

# Un côté sans couleur
gembatan-colour-plain = lisse

# Devant le côté où va la gemme d'une tuile
gembatan-side-gem = gemme
gembatan-side-north = nord
gembatan-side-east = est
gembatan-side-south = sud
gembatan-side-west = ouest

## Les mêmes côtés dans un menu, à côté de l'image de la tuile

gembatan-at-north = en haut
gembatan-at-east = à droite
gembatan-at-south = en bas
gembatan-at-west = à gauche

## Ce qui s'est passé : phrase après phrase sur une ligne sous le plateau

gembatan-event-grid-started = { PICTURE("gembatan-tile", $tile) } est au milieu. { $name } commence.
gembatan-event-tile-laid = { $name } pose { PICTURE("gembatan-tile", $tile) }.
# $again : 1 si la phrase d’avant donne déjà le nom, sinon 0
gembatan-event-gem-placed =
    { $again ->
        [0] { $name } place une { PICTURE("gembatan-gem", $gem, code: "never") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) }.
       *[other] Une { PICTURE("gembatan-gem", $gem, code: "never") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) } va dans la monture.
    }
gembatan-event-turn-scored = { $name } termine le tour, en tout { gembatan-tiles-and-gems } : **{ gembatan-sum }**.
gembatan-did =
    { $tiles ->
        [0] a rempli
       *[other] a posé { gembatan-tiles } et rempli
    } { $gems ->
        [one] { $gems } monture
       *[other] { $gems } montures
    }
gembatan-recap =
    { $gembatan ->
        [0] { "" }
       *[other] { "**" }Gembatan !**{ " " }
    }{ $name } { gembatan-did } : { $count ->
        [0] { "" }
       *[other] { $chains },{ " " }
    }{ gembatan-sum }.
gembatan-recap-chain =
    { $times ->
        [1] une **chaîne { WORD("gembatan-colour", $colour) } de { $count }**
       *[other] { "**" }{ $times } chaînes { WORD("gembatan-colour", $colour) }s de { $count }**
    }
gembatan-brief = **{ $name } +{ $points }** : { $parts }.
gembatan-tiles-and-gems =
    { $gems ->
        [0] { gembatan-tiles }
       *[other] { $tiles ->
            [0] { "" }
           *[other] { gembatan-tiles } et{" "}
        }{ $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        }
    }
gembatan-tiles =
    { $tiles ->
        [0] rien
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
gembatan-event-chain-scored = Une **chaîne { WORD("gembatan-colour", $colour) } de { $count }** : { $points } de ces points.
gembatan-event-gembatan-scored = Les quatre gemmes, un **Gembatan** pour { $name } : { $points } de ces points.
gembatan-event-pieces-traded = { $name } échange { gembatan-tiles-and-gems }.
gembatan-event-pieces-drawn =
    Pioché : { $tile_count ->
        [0] { PICTURE("gembatan-gem", $gems) }
       *[other] { PICTURE("gembatan-tile", $tiles) }{ $gem_count ->
            [0] { "" }
           *[other] { " " }{ PICTURE("gembatan-gem", $gems) }
        }
    }.
gembatan-event-turn-passed = { $name } passe.
gembatan-event-seat-left = { $name } quitte la partie.
gembatan-event-gems-left =
    { $gems ->
        [one] Il reste { $gems } gemme à { $name } : −{ $gems }.
       *[other] Il reste { $gems } gemmes à { $name } : −{ $gems }.
    }
gembatan-event-match-ended-gems = La réserve de gemmes est vide et quelqu’un n’a plus de gemmes.
gembatan-event-match-ended-blocked = La réserve est vide et plus personne ne joue.
gembatan-event-match-ended-stalled = Personne n’a joué pendant 3 tours de table.
gembatan-event-match-ended-left = Il ne reste qu’un joueur.

## L'image en mots, une ligne chacun ; toutes ensemble 1 000 caractères au plus, donc brèves

gembatan-alt-turn = C’est à { $name } de jouer.
gembatan-alt-over-gems = Fin : la réserve de gemmes est vide et quelqu’un n’a plus de gemmes.
gembatan-alt-over-blocked = Fin : la réserve est vide et plus personne ne joue.
gembatan-alt-over-stalled = Fin : personne n’a joué pendant 3 tours de table.
gembatan-alt-over-none = Fini : sans résultat. Les points ne comptent pas.
gembatan-alt-over-left = Fin : il ne reste qu’un joueur.
gembatan-alt-won =
    { $points ->
        [0] { $name } gagne.
        [one] { $name } gagne de { $points } point.
       *[other] { $name } gagne de { $points } points.
    }
gembatan-alt-drawn = Égalité : { $count } se partagent la première place.
gembatan-alt-best =
    { $again ->
        [0] La plus longue chaîne
       *[other] Aussi longue
    } : { WORD("gembatan-colour", $colour) }, { $count } gemmes.
gembatan-alt-draft = Ce tour jusqu’ici : { gembatan-tiles-and-gems }, +{ $points } pas encore comptés.
gembatan-alt-played = Avant : { $name }, { gembatan-tiles-and-gems }, +{ $points } déjà comptés.
gembatan-alt-traded = Avant : { $name } a échangé { gembatan-tiles-and-gems }.
gembatan-alt-passed = Avant : { $name } a passé.
gembatan-alt-chain = Chaîne { WORD("gembatan-colour", $colour) } de { $count }, +{ $count } : de { $first_end } à { $last_end }.
gembatan-alt-chains-more =
    { $count ->
        [one] { $count } autre chaîne
       *[other] { $count } autres chaînes
    }, +{ $points }.
gembatan-alt-gembatan = Gembatan, +{ $points }.
gembatan-alt-hand =
    { $name } : { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
gembatan-alt-tiles =
    { $count ->
        [0] Aucune tuile.
       *[other] Tuiles : { LIST(PIECES("gembatan-colour", $tiles)) }.
    }
gembatan-alt-gems =
    { $count ->
        [0] Aucune gemme.
       *[other] Gemmes : { LIST(PIECES("gembatan-colour", $gems)) }.
    }
gembatan-alt-fill =
    Peut remplir : { $more ->
        [0] { LIST(PIECES("gembatan-colour", $sockets)) }
       *[other] { PIECES("gembatan-colour", $sockets) } et { $more } de plus
    }.
gembatan-alt-makes = { $socket } forme une chaîne { WORD("gembatan-colour", $colour) } de { $count }.
gembatan-alt-codes =
    { $name } { $score } : { $tile_count ->
        [0] aucune tuile
       *[other] { $tiles }
    } ; { $gem_count ->
        [0] aucune gemme
       *[other] { $gems }
    }.
gembatan-alt-account =
    { $name } { $score } : { $placed } pour les gemmes, { $chains } en chaînes, { $gembatans } pour les quatre{ $left ->
        [0] {""}
       *[other] {","} −{ $left } pour les gemmes restantes
    }.
gembatan-alt-gone = { $name } { $score }, a quitté la partie.
gembatan-alt-trays =
    Dans les réserves : { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { $gems ->
        [0] aucune gemme
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }.
gembatan-alt-grid =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } sur la grille, de { $first } à { $last }.
gembatan-alt-open =
    { $told ->
        [1] Autres montures ouvertes
       *[0] Montures ouvertes
    } : { LIST(PIECES("gembatan-colour", $sockets)) }.
gembatan-alt-open-more =
    { $told ->
        [1] Autres montures ouvertes
       *[0] Montures ouvertes
    } : { PIECES("gembatan-colour", $sockets) } et { $more } de plus.
gembatan-alt-grow = Diagonale { WORD("gembatan-colour", $colour) } de { $count }, à prolonger en { LIST($sockets, kind: "or") }.
gembatan-alt-cell = { $cell } : { LIST(PIECES("gembatan-side", PIECES("gembatan-colour", $halves))) }
gembatan-alt-cells-more =
    { $count ->
        [one] { $count } autre case
       *[other] { $count } autres cases
    } : `/gembatan board text:{ choice-board-text-words }`.
gembatan-alt-cells-left = Encore { $count } cases.
gembatan-alt-colour = Gemmes de couleur { WORD("gembatan-colour", $colour) } : { LIST($sockets) }.
gembatan-alt-row = Rangée { $row } : { LIST(PIECES("gembatan-colour", $tiles)) }.
gembatan-alt-pick-tile =
    La tuile { PIECES("gembatan-colour", $tile) } { $count ->
        [0] ne va nulle part.
        [one] va sur { $count } case :
       *[other] va sur { $count } cases :
    }
gembatan-alt-pick-sockets =
    { $count ->
        [one] { $count } monture ouverte à remplir :
       *[other] { $count } montures ouvertes à remplir :
    }
gembatan-alt-pick-cell =
    { $count ->
        [0] Aucune tuile ne va sur { $cell }.
        [one] { $count } façon de poser une tuile sur { $cell } :
       *[other] { $count } façons de poser une tuile sur { $cell }{ $order ->
               [best] , la meilleure d’abord
              *[place] { "" }
           } :
    }
gembatan-alt-fits =
    Des tuiles de la main vont sur { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : { $more ->
        [0] { LIST($cells) }
       *[other] { $cells } et { $more } de plus
    }.
gembatan-alt-part = L’image montre { $first } à { $last }.
gembatan-alt-number = { $number } : { PIECES("gembatan-side", PIECES("gembatan-colour", $what)) }

## Refus : coups. Une tuile est nommée comme elle est, ou comme elle devait être.

gembatan-over = Cette partie est finie. `/gembatan new` lance la suivante.
gembatan-not-your-turn = Pas encore : c’est le tour de quelqu’un d’autre. Une mention te préviendra quand ce sera le tien.
gembatan-left-before = Tu as quitté cette partie. Tu peux encore la regarder.

gembatan-tile-not-held =
    { $count ->
        [0] Tu n’as plus de tuiles. Mets des gemmes dans des montures ouvertes.
       *[other] Tu n’as pas la tuile { PICTURE("gembatan-tile", $tile, code: "beside") }. Tes tuiles : { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-cell-taken = { $cell } est occupée : { PICTURE("gembatan-tile", $tile, code: "beside") } y est déjà. { gembatan-cells-for }
gembatan-cells-for =
    { $count ->
        [0] Cette tuile ne va nulle part maintenant. Essaies-en une autre, ou **{ LABEL("gembatan-ui-trade") }**.
        [one] Cette tuile va sur { LIST($nearest) }.
       *[other] Cette tuile va sur { LIST($nearest) }, par exemple.
    }
gembatan-here-taken = { $cell } est occupée : { PICTURE("gembatan-tile", $tile, code: "beside") } y est déjà. Choisis une case vide.
gembatan-cell-alone = Il n’y a rien à côté de { $cell }, donc une tuile n’y formerait pas de monture. { gembatan-cells-for }
gembatan-no-socket = Autour de { $cell }, il n’y a que des côtés lisses, donc une tuile n’y formerait pas de monture. { gembatan-cells-for }
gembatan-cuts-off = { PICTURE("gembatan-tile", $tile, code: "beside") } sur { $cell } couperait la demi-monture { WORD("gembatan-colour", $colour) } en { $neighbour }. { gembatan-turns-for }
gembatan-turns-for =
    { $count ->
        [0] Tourner la tuile n’y change rien.
        [one] Elle va comme ceci : { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
       *[other] Elle va de l’une de ces façons : { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
    }
gembatan-faces-plain = { PICTURE("gembatan-tile", $tile, code: "beside") } sur { $cell } aurait sa demi-monture { WORD("gembatan-colour", $colour) } contre le côté lisse en { $neighbour }. { gembatan-turns-for }
gembatan-same-colour = { PICTURE("gembatan-tile", $tile, code: "beside") } sur { $cell } formerait avec { $neighbour } une monture { WORD("gembatan-colour", $colour) } des deux côtés. Aucune gemme n’y va. { gembatan-turns-for }
gembatan-not-linked = Ta prochaine tuile doit partager une monture avec une tuile posée ce tour ({ LIST($laid) }). Ce n’est pas le cas sur { $cell }. { gembatan-cells-for }
gembatan-closes-grid = { PICTURE("gembatan-tile", $tile, code: "beside") } sur { $cell } ne laisserait aucune demi-monture ouverte. Plus personne ne pourrait poser de tuile. { gembatan-cells-for }
gembatan-no-socket-there = La tuile ne forme pas de monture au côté { WORD("gembatan-side", $side) } de { $cell }. La gemme peut aller dans { LIST($sockets, kind: "or") }.
gembatan-gem-not-held =
    { $count ->
        [0] { $socket } demande une gemme { PICTURE("gembatan-gem", $gem, code: "beside") }, et tu n’as plus de gemmes. Appuie sur **{ LABEL("gembatan-ui-finish") }**.
       *[other] { $socket } demande une gemme { PICTURE("gembatan-gem", $gem, code: "beside") }. Tes gemmes : { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-gem-not-held-but = { $socket } demande une gemme { PICTURE("gembatan-gem", $gem, code: "beside") }, et tu n’en as pas. { gembatan-sockets-for }
gembatan-half-socket = { $socket } n’est encore qu’une demi-monture { WORD("gembatan-colour", $colour) } : il manque une tuile. { gembatan-sockets-for }
gembatan-sockets-for =
    { $count ->
        [0] Aucune de tes gemmes ne va dans une monture ouverte maintenant.
        [one] Tu as une gemme pour { LIST($nearest) }.
       *[other] Tu as des gemmes pour { LIST($nearest) }.
    }
gembatan-no-such-socket = Il n’y a pas de monture en { $socket }. { gembatan-sockets-for }
gembatan-socket-filled = { $socket } a déjà une gemme { PICTURE("gembatan-gem", $gem, code: "beside") }. { gembatan-sockets-for }
gembatan-trade-mid-turn = Tu as commencé à jouer. Appuie sur **{ LABEL("gembatan-ui-finish") }**, ou sur **{ LABEL("gembatan-ui-over") }** pour échanger ensuite.
gembatan-trade-nothing = Choisis au moins une tuile ou une gemme à échanger, comme `RB--` ou `RY`.
gembatan-trade-tiles-not-held =
    { $count ->
        [0] Tu n’as pas de tuiles à échanger. Échange des gemmes, ou joue.
       *[other] Tu n’as pas toutes ces tuiles : { LIST(PICTURE("gembatan-tile", $tiles, code: "beside")) }. Les tiennes : { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-trade-gems-not-held =
    { $count ->
        [0] Tu n’as pas de gemmes à échanger. Échange des tuiles, ou joue.
       *[other] Tu n’as pas toutes ces gemmes : { LIST(PICTURE("gembatan-gem", $gems, code: "beside")) }. Les tiennes : { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-trade-few-tiles =
    Tu veux échanger { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, mais { $left ->
        [0] la réserve est vide. Échange des gemmes, ou joue.
       *[other] la réserve n’en a que { $left }. Choisis-en moins.
    }
gembatan-trade-few-gems =
    Tu veux échanger { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }, mais { $left ->
        [0] la réserve est vide. Échange des tuiles, ou joue.
       *[other] la réserve n’en a que { $left }. Choisis-en moins.
    }
gembatan-end-nothing = Tu n’as encore rien joué. Appuie sur **{ LABEL("gembatan-ui-play") }** ou **{ LABEL("gembatan-ui-trade") }**.
gembatan-pass-mid-turn = Tu as commencé à jouer. Appuie plutôt sur **{ LABEL("gembatan-ui-finish") }**.
gembatan-pass-can-play = Tu ne peux pas passer : tu peux encore jouer, par exemple `{ $example }`.
gembatan-pass-can-trade =
    Tu ne peux pas passer : tu peux encore échanger. Les réserves ont { $tiles ->
        [0] 0 tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { $gems ->
        [0] 0 gemme
        [one] { $gems } gemme
       *[other] { $gems } gemmes
    }.
gembatan-option-range = `{ $option }` va de { $low } à { $high }.
gembatan-seats-range =
    Cette partie est pour { $high ->
        [1] une seule personne
       *[other] { $low } à { $high } joueurs
    }.

## Refus : ce qui ne se lit pas

gembatan-notation-move = Je n’arrive pas à lire « { $text } » comme un coup. `BI60 RB-- W` pose une tuile : la case, la tuile comme elle sera, le côté de la gemme. `BH60-BI60` remplit une monture, `trade RB-- RY` échange, `end` finit le tour.
gembatan-notation-half = De quel côté de { $tile } sur { $cell } va la gemme ? Ajoute N, E, S ou W (ouest), comme `{ $cell } { $tile } W`.
gembatan-notation-cell = « { $text } » n’est pas une case. Une case est une colonne (A à DO) et une rangée (1 à 119), comme `BH60`.
gembatan-notation-apart = { $first } et { $second } ne se touchent pas, donc ne partagent pas de monture. Nomme deux cases voisines, comme `BH60-BI60`.
gembatan-notation-socket = « { $text } » n’est pas une monture. Nomme les deux cases qu’elle relie, comme `BH60-BI60`.
gembatan-notation-tile = « { $text } » n’est pas une tuile de ce jeu. Nomme ses quatre côtés depuis le haut, dans le sens horaire, avec `-` pour lisse, comme `RB--`.
gembatan-notation-gem = « { $text } » n’est pas une gemme. Nomme-la par ses deux couleurs, comme `RY`.
gembatan-notation-trade = Tu as { $count } tuiles et { $count } gemmes au maximum, donc tu ne peux pas en échanger plus.
gembatan-position-tile = « { $text } » ne peut pas être là. Écris une tuile par sa case et ses côtés, comme `BI60:RB--`. La première est sur BH60. Chaque suivante doit former une monture avec une précédente, sans en couper.
gembatan-position-gem = { $text } n’est pas une monture de cette position, ou elle est remplie deux fois.
gembatan-position-piece = Cette position a plus de { $text } que la boîte.
gembatan-position-closed = Aucune demi-monture n’est ouverte dans cette position, donc plus personne ne pourrait poser de tuile. Tourne une tuile, ou retires-en une.
gembatan-position-field = « { $field }={ $text } » ne va pas dans cette position. Ce champ est inconnu, s’y trouve deux fois ou n’accepte pas cette valeur.

## Les légendes de l'image

gembatan-caption-left = reste
gembatan-caption-over = PARTIE FINIE
gembatan-caption-draw = Égalité
gembatan-caption-margin =
    { $points ->
        [one] de { $points } point
       *[other] de { $points } points
    }
gembatan-caption-chain = Chaîne record
gembatan-caption-reason-gems = Une main n’a plus de gemmes
gembatan-caption-reason-blocked = Plus personne ne joue
gembatan-caption-reason-stalled = 3 tours de table sans jouer
gembatan-caption-reason-none = Sans résultat
gembatan-caption-uncounted = Les points ne comptent pas
gembatan-caption-reason-left = Il ne reste qu’un joueur

## Les façons de commencer une partie par des boutons

gembatan-start-usual = Partie complète
gembatan-start-usual-told = ◆ **{ gembatan-start-usual } :** de 2 à 4 joueurs, les 60 gemmes
gembatan-start-short = Partie courte
gembatan-start-short-told = ◆ **{ gembatan-start-short } :** 24 gemmes, environ 7 minutes

## Avec quoi se joue une partie

gembatan-scoreboard =
    de 2 à 4 joueurs{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gemmes
    }
gembatan-among =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gemmes
    }

## Que faire ensuite, sous le plateau

gembatan-next-play = { $name }, c’est ton tour à Gembatan{ $place }. Appuie sur **{ gembatan-ui-play }** ou **{ gembatan-ui-trade }**.
gembatan-next-goal = Pose des tuiles, tournées à ton gré, pour que des demi-anneaux de deux couleurs se fassent face. En diagonale, trois gemmes ou plus d’une même couleur forment une chaîne.
gembatan-next-fixed = { $name }, c’est ton tour à Gembatan{ $place }. Appuie sur **{ gembatan-ui-play }** : les réserves sont vides.
gembatan-next-trade = { $name }, c’est ton tour à Gembatan{ $place }. Rien n’est jouable : appuie sur **{ gembatan-ui-trade }**.
gembatan-next-pass = { $name }, c’est ton tour à Gembatan{ $place }. Rien n’est jouable et les réserves sont vides : appuie sur **{ gembatan-ui-pass }**.
gembatan-next-draft =
    { $name }, jusqu’ici { $parts } : **{ gembatan-sum }**. **{ gembatan-ui-finish }** { $points ->
        [one] le marque
       *[other] les marque
    }.
gembatan-sum =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gembatan-next-over = **{ ui-again }** { $alone ->
        [1] lance la partie suivante
       *[0] ouvre la table suivante
    }. `/gembatan top` montre les meilleurs de ce serveur.

## Pourquoi un coup est bon, en indice

gembatan-why-move =
    { $how ->
        [lay] { PICTURE("gembatan-tile", $tile) } sur { $place } avec { PICTURE("gembatan-gem", $gem) }
       *[fill] { PICTURE("gembatan-gem", $gem) } dans { $place }
    }
gembatan-why-chain = { gembatan-why-move } forme une chaîne { WORD("gembatan-colour", $colour) } de { $count } : +{ $points }.
gembatan-why-chains = { gembatan-why-move } forme { $count } chaînes : +{ $points }.
gembatan-why-fourth = { gembatan-why-move } donne la quatrième gemme du tour, un Gembatan : +{ $points }.
gembatan-why-begins = { gembatan-why-move } : +{ $points } maintenant, dans un tour de { $whole ->
        [one] { $whole } point
       *[other] { $whole } points
    }.
gembatan-why-gem = { gembatan-why-move } : +{ $points }.
gembatan-why-end = Finis le tour ici : { gembatan-sum }.
gembatan-why-trade = Rien n’est jouable maintenant : échange ta main.
gembatan-why-trade-better = Ta main se joue mal maintenant : le meilleur tour rapporte { $best ->
        [one] { $best } point
       *[other] { $best } points
    }. Un échange promet plus.

## Boutons, menus et réponses

gembatan-ui-play = Jouer
gembatan-ui-finish = Finir le tour
gembatan-ui-over = Recommencer le tour
gembatan-anew = Tu recommences ton tour.
gembatan-step-tile = { PICTURE("gembatan-tile", $tile) }
gembatan-step-gem = une gemme
gembatan-marked-tile = { PICTURE("gembatan-tile", $tile) }, au numéro { $number }
gembatan-marked-tile-said = la tuile { PIECES("gembatan-colour", $tile) }, au numéro { $number }
gembatan-marked-gem = { PICTURE("gembatan-gem", $gem, code: "never") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) }, au numéro { $number }
gembatan-answer-tile = { PICTURE("gembatan-tile", $tile) } sur **{ $cell }**, { PICTURE("gembatan-gem", $gem, code: "never") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-answer-gem = la { PICTURE("gembatan-gem", $gem, code: "never") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) } entre **{ $one }** et **{ $other }**
gembatan-scoring = -# Une gemme rapporte 1 point, une chaîne de 3 gemmes ou plus en rapporte 1 par gemme. Les quatre gemmes en un tour en rapportent 4 de plus : c’est un **Gembatan**.
gembatan-ui-trade = Échanger
gembatan-ui-pass = Passer
gembatan-ui-back = Autre chose
gembatan-ui-best-steps = Les meilleurs coups
gembatan-ui-every = Toute ma main
gembatan-ui-here = Tester une case
gembatan-ui-other-cell = Autre case
gembatan-ui-others =
    { $count ->
        [0] { $order ->
            [best] Retour au meilleur
           *[place] Retour au premier
        }
       *[other] { $count } de plus{ $most ->
            [0] { "" }
           *[other] {""}, jusqu’à +{ $most }
        }
    }
gembatan-ui-makes = { $reasons }.
gembatan-ui-why =
    { $choices } { $count ->
        [one] forme
       *[other] forment
    } { $chains }
# Une de ces chaînes, ou plusieurs égales
gembatan-ui-a-chain =
    { $times ->
        [1] une { gembatan-ui-chain }
       *[other] { gembatan-ui-chain }
    }
gembatan-ui-number = **{ $number }**
gembatan-ui-tile-alone = { PICTURE("gembatan-tile", $tile) }
gembatan-ui-hand = Ma main

# De quoi se compose un tour
gembatan-ui-chain =
    { $times ->
        [1] chaîne { WORD("gembatan-colour", $colour) } de { $count }
       *[other] { $times } chaînes { WORD("gembatan-colour", $colour) }s de { $count }
    }
gembatan-ui-gembatan = Gembatan
gembatan-ui-best = Plus longue chaîne : { $whose }
# S'accorde avec « chaîne »
gembatan-ui-best-of = **{ $name }**, { WORD("gembatan-colour", $colour) } de { $count }
gembatan-ui-account-gone = a quitté la partie

# Textes du message privé
gembatan-ui-first-step =
    { "**" }Ton tour.** Que joues-tu ?{ $order ->
        [best] {" "}Le meilleur vient d’abord{ $then ->
            [0] .
           *[other] : le coup suivant peut alors rapporter +{ $then }.
        }
       *[place] { "" }
    }{ $sockets ->
        [0] { "" }
       *[other] { " " }Les numéros marquent des montures pour tes gemmes.
    }
gembatan-ui-tiles-said = Sur les boutons, dans cet ordre : { LIST(PIECES("gembatan-colour", $tiles)) }
gembatan-ui-so-far =
    Jusqu’ici { $parts } : **{ gembatan-sum }**. Et ensuite ?{ $then ->
        [0] { "" }
       *[other] {" "}Le meilleur vient d’abord : le coup suivant peut alors rapporter +{ $then }.
    }
gembatan-ui-no-step =
    Jusqu’ici { $parts } : **{ gembatan-sum }**. { $left ->
        [0] Tout est joué
       *[other] Plus rien n’est jouable
    } : finis ton tour.{ $joins ->
        [0] { "" }
       *[1] {" "}Une autre tuile doit partager une monture avec une tuile posée ce tour.
    }
gembatan-ui-frames = Tes tuiles vont dans les cases aux coins marqués.
gembatan-ui-fourth = Ta prochaine gemme est la quatrième : un **Gembatan**, +{ $points }.
gembatan-ui-nothing-fits = Aucune de tes tuiles ou gemmes n’est jouable maintenant.
gembatan-ui-where = Où va { PICTURE("gembatan-tile", $tile) } ? Choisis son numéro.
gembatan-ui-how = Comment poser { PICTURE("gembatan-tile", $tile) }, et avec quelle gemme ?
gembatan-ui-how-last = Ça finit ton tour.
gembatan-ui-choose = Tuile ou gemme
gembatan-ui-choose-cell = Numéro de la case
gembatan-ui-choose-way = Numéro de la pose
gembatan-ui-gain =
    { gembatan-sum }{ $then ->
        [0] { "" }
        [one] { "" }
       *[other] , puis jusqu’à { $then }
    }
gembatan-ui-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Tuile pour { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
gembatan-ui-cell =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Sur { $number }{ $points ->
        [0] { "" }
       *[other] { "" } : { $gain }
    }
gembatan-ui-short =
    { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
gembatan-ui-short-gem =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-gem", $gem, code: "beside") }
       *[other] { PICTURE("gembatan-gem", $gem, code: "missing") }+{ $points }
    }
gembatan-ui-short-play =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-short-tile =
    { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-put = { $number } · { PICTURE("gembatan-gem", $gem, code: "missing") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) }
gembatan-ui-way = { PICTURE("gembatan-tile", $tile, code: "missing") }gemme { WORD("gembatan-colour", $first) } et { WORD("gembatan-colour", $second) } { WORD("gembatan-at", $side) }
gembatan-ui-fill = { $gem } dans { $socket }

gembatan-ui-here-where =
    { $count ->
        [0] { $who ->
            [own] Aucune de tes tuiles n’est jouable maintenant.
           *[other] { $name } n’a aucune tuile jouable maintenant.
        }
       *[other] { $who ->
            [own] Voici où tu peux poser une tuile.
           *[other] Voici où { $name } peut poser une tuile.
        }{ $order ->
            [best] {" "}Le meilleur vient d’abord.
           *[place] { "" }
        } Appuie sur un numéro pour regarder : rien n’est encore joué.
    }
gembatan-ui-fits =
    { $who ->
        [own] { $count ->
            [0] Aucune de tes tuiles ne va sur { gembatan-ui-this-cell }.
            [one] Tu peux poser une tuile sur { gembatan-ui-this-cell } de { $count } façon.
           *[other] Tu peux poser une tuile sur { gembatan-ui-this-cell } de { $count } façons{ $order ->
                   [best] , la meilleure d’abord
                  *[place] { "" }
               }.
        }
       *[other] { $count ->
            [0] { $name } n’a aucune tuile pour { gembatan-ui-this-cell }.
            [one] { $name } peut poser une tuile sur { gembatan-ui-this-cell } de { $count } façon.
           *[other] { $name } peut poser une tuile sur { gembatan-ui-this-cell } de { $count } façons{ $order ->
                   [best] , la meilleure d’abord
                  *[place] { "" }
               }.
        }
    }
gembatan-ui-this-cell =
    { $cell ->
        [marked] la case marquée
       *[other] { $cell }
    }
gembatan-ui-press-plays = Appuie sur l’une d’elles pour la jouer.
gembatan-ui-in-hand = **{ $name }** · { gembatan-sum }
gembatan-ui-hand-tile =
    { $count ->
        [0] { PICTURE("gembatan-tile", $tile) } ne va nulle part
        [one] { PICTURE("gembatan-tile", $tile) } va sur { $count } case : { gembatan-sum }
       *[other] { PICTURE("gembatan-tile", $tile) } va sur { $count } cases : jusqu’à { gembatan-sum }
    }
gembatan-ui-hand-gem =
    { $count ->
        [0] { PICTURE("gembatan-gem", $gem) } ne va dans aucune monture ouverte
        [one] { PICTURE("gembatan-gem", $gem) } va dans { $count } monture ouverte : { gembatan-sum }
       *[other] { PICTURE("gembatan-gem", $gem) } va dans { $count } montures ouvertes : jusqu’à { gembatan-sum }
    }

# Le message d'un échange
gembatan-ui-trade-how = { "**" }Échange au lieu de jouer :** appuie sur les tuiles et gemmes que tu donnes : un × les marque. Ça finit ton tour.
gembatan-ui-set-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-set-gem =
    { PICTURE("gembatan-gem", $gem, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-trade-these =
    { $count ->
        [0] Échanger ça
       *[other] Échanger ({ $count })
    }
gembatan-ui-trade-all = Tout choisir

## Descriptions des commandes et de leurs options : 100 caractères au plus, sans point final

gembatan-cmd = Gembatan : des tuiles et des gemmes à poser en chaînes d’une même couleur
gembatan-cmd-new = Ouvrir une table pour 2 à 4 joueurs
gembatan-opt-gems = Gemmes de la partie, de 20 à 60 ; d’habitude 60. Avec moins, elle est plus courte
gembatan-cmd-play = Poser une tuile et mettre une gemme dans une monture qu’elle forme
gembatan-opt-tile = L’une de tes tuiles : ses côtés depuis le haut, dans le sens horaire, comme RB--
gembatan-opt-cell = La case où elle va, comme BI60
gembatan-opt-way = Sa position et le côté de la gemme, comme RB-- W ; sans choix, la meilleure, ou je demande
gembatan-opt-end = Finir ton tour et en marquer les points ; sinon, tu continues
gembatan-cmd-fill = Mettre une gemme dans une monture ouverte
gembatan-opt-socket = Les deux cases qu’elle relie, comme BH60-BI60
gembatan-cmd-back = Annuler ton dernier coup ou tout le tour, avant de le finir
gembatan-opt-all = Annuler tout le tour
gembatan-cmd-trade = Échanger des tuiles et des gemmes au lieu de jouer
gembatan-opt-tiles = Tuiles à échanger, comme RB-- R-G-
gembatan-opt-trade-gems = Gemmes à échanger, comme RY BG
gembatan-cmd-finish = Finir ton tour : tu marques ses points, puis tu pioches
gembatan-cmd-here = Voir ce qui va sur une case ; la réponse n’est visible que par toi
gembatan-cmd-hand = Voir où vont tes tuiles et tes gemmes ; la réponse n’est visible que par toi

## Digne d'un badge

gembatan-feat-chain = Une chaîne de { $number }
gembatan-feat-turn = { $number } points en un tour
gembatan-feat-gembatan =
    { $number ->
        [one] Un Gembatan
       *[other] { $number } Gembatans en une partie
    }
gembatan-feat-comeback = Victoire après { $number } points de retard

## De quoi il s’agit dans une énigme

gembatan-motif-gembatan = un Gembatan, quatre gemmes en un tour
gembatan-motif-chains = plusieurs chaînes à la fois
gembatan-motif-long = une longue chaîne
gembatan-motif-chain = une chaîne
gembatan-motif-gems = des gemmes seules, sans chaîne
