# Gem Rush : boutons, menus, réponses privées, légendes, règles, commandes. Ce qui s’est passé, et ce qui est refusé, se
# trouve dans gemrush.ftl.

## Avec quoi se joue une partie, ou un classement

# $goal : l’une des phrases suivantes
gemrush-scoreboard =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal } · { WORD("gemrush-variant", $variant) }
# Le plateau du jour, aussi comme nom d’un classement
gemrush-scoreboard-daily = Plateau du jour : Crisis en { $turns } tours
# Un plateau en cours, avec les compétences habituelles
gemrush-scoreboard-brief =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal }
# Dans les classements et les suggestions. Une partie dit ses points.
gemrush-goal-usual = objectif standard
# Dans un Rush pas encore commencé : l’objectif dépend du nombre de membres.
gemrush-usual-crowd = en { $high } points (en { $low } à partir de { $crowd } joueurs)
gemrush-goal-open = le plus possible
# $named : le nom de cet objectif, s’il en a un
gemrush-aim =
    { $has ->
        [0] en { gemrush-points }
       *[other] { $named }, { gemrush-points }
    }
gemrush-ladder-apprentice = Apprenti
gemrush-ladder-journeyman = Compagnon
gemrush-ladder-artisan = Artisan
gemrush-ladder-expert = Expert
gemrush-ladder-master = Maître
gemrush-variant-normal = une compétence chacun
gemrush-variant-choice = compétences au choix
gemrush-variant-shared = une compétence pour tous
gemrush-variant-chaos = Magie du chaos
gemrush-variant-circle = Cercle magique
gemrush-variant-none = sans compétence

## Que faire ensuite, sous le plateau. $name : à qui de jouer · $place : une mention du salon

gemrush-next-choose-skill = { $name } : Gem Rush commence. Choisis la compétence que tu gardes.
gemrush-next-discard = { $name } : à toi de jouer. Tu as trop de cartes en main : appuie sur **{ gemrush-ui-ask-discard }**.
# $ends : ce qui finit le tour : "draw", "both" si la salle peut aussi servir, ou "told" si un bouton le dit
gemrush-next-move =
    { $name } : à toi de jouer, { gemrush-ui-steps }.{ $ends ->
        [draw] {" "}Piocher finit le tour.
        [both] {" "}Piocher ou utiliser la salle finit le tour.
       *[told] { "" }
    }
gemrush-next-place = { $name } : à toi de jouer. Dans quel sens poser la nouvelle tuile ? Appuie sur son numéro.
gemrush-next-effect = { $name } : à toi de jouer. La salle te pose une question : appuie sur le bouton ci-dessous.
# $offered : nombre de cartes offertes · $count : combien brûlent en plus · $short : combien manquent à la pioche
gemrush-next-burn =
    { $name } : à toi de jouer. { $offered ->
        [0] Trois cartes brûlent
        [one] { $offered } carte offerte brûle, plus { $count }
       *[other] { $offered } cartes offertes brûlent, plus { $count }
    }{ $short ->
        [0] { $count ->
            [one]  : de la pioche, ou une à toi ?
           *[other]  : toutes de la pioche, ou certaines à toi ?
        }
       *[other] , et la pioche ne suffit pas : choisis dans les mains les cartes à brûler.
    }
gemrush-next-chaos = { $name } : à toi de jouer. Garde ta compétence, ou pioches-en une autre.
# Dessous, au premier tour de chaque membre
gemrush-next-goal =
    { $mode ->
        [crisis] { $alone ->
            [0] Il faut marquer des points ensemble avant que la dernière carte brûle : paie des portes avec des gemmes, et construis des salles derrière.
           *[1] Marque des points avant que la dernière carte brûle : paie des portes avec des gemmes, et construis des salles derrière.
        }
       *[rush] Paie une porte avec tes gemmes et construis une salle derrière : tu marques les points de la porte.
    }
# $name : qui joue en premier · $last : 1 si la partie finit avec ce tour, sinon 0
gemrush-next-last-round =
    { "**" }Dernier tour de table :** l’objectif est atteint. { $last ->
        [1] Ce tour-ci est le dernier de la partie.
       *[0] La partie finit quand le tour revient à { $name }.
    }
# $alone : 1 si un seul membre continue contre des ordinateurs
gemrush-next-over = **{ ui-again }** { $alone ->
        [1] lance la partie suivante
       *[0] ouvre la table suivante
    }. `/rush top` montre les meilleurs scores de ce serveur.

## Boutons du plateau. $arrow : le côté

gemrush-ui-walk = { $arrow } { WORD("gemrush-room", $room) }
gemrush-ui-walk-short = { $arrow } { gemrush-ui-go }
gemrush-ui-go = Aller
gemrush-ui-build = { $arrow } +{ $points }
gemrush-ui-act-room = Utiliser la salle
gemrush-ui-act =
    { PICTURE("gemrush-type", $type, code: "never") }{ $type ->
        [movement] Utiliser et finir
       *[other] { gemrush-ui-act-room }
    }
gemrush-ui-room-movement = { PICTURE("gemrush-type", "movement", code: "never") }Utiliser · 1 pas
gemrush-ui-room-free = { PICTURE("gemrush-type", "free", code: "never") }Utiliser · gratuit
gemrush-ui-draw-one = Piocher 1
gemrush-ui-draw =
    { $count ->
        [0] Pioche vide : finir mon tour
        [1] { gemrush-ui-draw-one }
       *[other] Piocher { $count }
    }
gemrush-ui-scavenge =
    { $count ->
        [0] Fouiller la défausse
       *[other] Piocher { $count } + défausse
    }
# The same in a daily
gemrush-ui-act-ends = { gemrush-ui-act } · finit le tour
gemrush-ui-draw-ends = { gemrush-ui-draw } · finit le tour
gemrush-ui-scavenge-ends = { gemrush-ui-scavenge } · finit le tour
gemrush-ui-ways =
    { $kind ->
        [cart] En wagonnet
        [remodel] Tourner la salle
        [reach] Bras long
       *[other] Coups spéciaux
    }
gemrush-ui-pay = Payer autrement
gemrush-ui-hand = Ma main
gemrush-ui-wide = Toute la mine
gemrush-ui-skills = Compétences
gemrush-ui-stop = S’arrêter là
gemrush-ui-play-on = Continuer
# Ce que marque une leçon : une salle, et le numéro du sens
gemrush-marked-lay = { $room }, numéro { $number }
gemrush-ui-lay = { $number }
gemrush-ui-burn = Brûler de la pioche
gemrush-ui-chaos-same = Garder ma compétence
gemrush-ui-chaos-new = Nouvelle compétence
gemrush-ui-ask-skill = Choisir ma compétence
gemrush-ui-ask-discard = Défausser
gemrush-ui-ask-burn = Brûler mes cartes
gemrush-ui-ask-burn-hands = Choisir ce qui brûle
gemrush-ui-ask-x = Choisir le nombre
gemrush-ui-ask-name = Nommer une gemme
gemrush-ui-ask-keep = Choisir quoi garder
gemrush-ui-ask-swap = Choisir un nain
gemrush-ui-ask-room = Choisir l’endroit
gemrush-ui-ask-go = Choisir une salle
# Ce qui reste du tour après une annulation
gemrush-stands-place = Choisis de nouveau son sens.
gemrush-stands-built =
    { $built ->
        [one] La salle construite ce tour-ci reste, avec { gemrush-points }.
       *[other] Les { $built } salles construites ce tour-ci restent, avec { gemrush-points }.
    }
gemrush-stands-rest = Ce que tu as fait avant reste.
# Ce que fait une salle, sous le plateau et dans la main : en petit, et avant l’appui sur son bouton
gemrush-ui-does = **{ WORD("gemrush-room", $room) } :** { $ability }
# Dans un menu : un coup qui mène à une salle, et ce que fait la salle
gemrush-ui-to-room = { $where } : { $ability }
gemrush-ui-small = -# { $text }
# $own : ceux du lecteur · $others : noms et points
gemrush-ui-points-of-all = **Points** sur { $target } : toi { $own } · { $others }
gemrush-ui-literal = { $text }

## Coups dans les menus et suggestions. $where : une salle et son emplacement · $doors : les portes d’une tuile, côté par côté

gemrush-ui-located = { $room }, { $cell }
# $steps : combien il en faut
gemrush-ui-far =
    { $where } · { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
gemrush-ui-price =
    { $count ->
        [0] gratuit
       *[other] { PICTURE("gemrush-cost", $cost) }
    }, +{ $points }
# Boutons et menus à côté de l’image d’une main, qui numérote ses cartes
# $points : tout ce qu’elle rapporte · $bonus : combien viennent de l’Orichalque
gemrush-ui-pay-numbers =
    { $door } +{ $points }{ $bonus ->
        [0] { "" }
       *[other] {" "}({ $bonus } Orichalque)
    }{ $count ->
        [0] {" "}· gratuit
        [one] {" "}· carte { $cards }
       *[other] {" "}· cartes { $cards }
    }
gemrush-ui-no-step = sans pas
gemrush-ui-card-line = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-card-button = { PICTURE("gemrush-card", $card, code: "missing") }{ $number }
# $numbers : de plusieurs cartes de l’image, comme 1 + 3
gemrush-ui-cards-button = { $numbers }
gemrush-ui-offer-card = Offrir { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-offer-short = Offrir { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-short = Garder { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-card = Garder { $number } finalement · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-warp-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }aller à { $where }
gemrush-ui-permeate-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }à travers le mur { $arrow } vers { $where }
gemrush-ui-as-it-lies = Ses portes telles quelles : { $doors }
gemrush-ui-as-printed = Ses portes d’origine : { $doors }
gemrush-ui-pay-one = { $door } avec { PICTURE("gemrush-card", $cards) } · +{ $points }
# $gems : leurs noms
gemrush-ui-card = { PICTURE("gemrush-card", $card) } · { $gems }
gemrush-ui-gem = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }
gemrush-ui-x = X vaut { $x }
gemrush-ui-dwarf = { PICTURE("gemrush-dwarf", $gem, code: "never") }{ $dwarf }, { WORD("gemrush-gem", $gem) }
gemrush-ui-choose-dwarf = Choisis ton nain
gemrush-ui-beside = À côté : { $where }
gemrush-ui-move-room = À côté : { $where }, { gemrush-ui-turned }
gemrush-ui-swap = { $name } : { $where }
gemrush-ui-offer-one = Offrir { PICTURE("gemrush-card", $card) }
gemrush-ui-withdraw-one = Garder { PICTURE("gemrush-card", $card) } finalement
gemrush-ui-burn-one =
    { $count ->
        [0] De la pioche
       *[other] { PICTURE("gemrush-card", $cards) }
    }
gemrush-ui-cart = Rouler vers { $where }
gemrush-ui-warp = { PICTURE("gemrush-card", $card) } : aller à { $where }
gemrush-ui-permeate = { PICTURE("gemrush-card", $card) } : à travers le mur { $arrow } vers { $where }
gemrush-ui-remodel = Cette salle { gemrush-ui-turned }
# $turn : quarts de tour dans le sens des aiguilles d’une montre, à partir du sens actuel
gemrush-ui-turned =
    { $turn ->
        [1] tournée à droite
        [2] tournée d’un demi-tour
        [3] tournée à gauche
       *[0] telle quelle
    }
gemrush-ui-reach = { gemrush-skill-long-arm } · { $where } : { $ability }
gemrush-ui-use-act = Utiliser { $room } : { $ability }
gemrush-ui-use-movement = { $room } pour 1 pas : { $ability }
gemrush-ui-use-free = { $room }, gratuit : { $ability }

## Fenêtres privées. $ability : ce que fait la salle, l’étape qui interroge en gras

gemrush-ui-move = À toi de jouer. Les coups courants sont sous le plateau, les autres ici.
gemrush-ui-discard =
    { $count ->
        [one] Choisis { $count } carte à défausser ; tu en gardes { $keep }.
       *[other] Choisis { $count } cartes à défausser ; tu en gardes { $keep }.
    }
gemrush-ui-question-place = Dans quel sens poser la nouvelle tuile ? Appuie sur son numéro.
gemrush-ui-question-turn = Dans quel sens mettre cette salle ? Appuie sur son numéro.
gemrush-ui-question-room = Dans quel sens la mettre ? Appuie sur son numéro.
gemrush-ui-question-site = Où la mettre ?
gemrush-ui-question-chaos = Ton tour est fini. Gardes-tu ta compétence, ou en pioches-tu une autre ?
gemrush-ui-choose-skill = Quelle compétence gardes-tu ?
gemrush-ui-effect-x = { WORD("gemrush-room", $room) } : { $ability }. Combien vaut X ?
gemrush-ui-effect-name = { WORD("gemrush-room", $room) } : { $ability }.
gemrush-ui-effect-discard = { WORD("gemrush-room", $room) } : { $ability }.
gemrush-ui-effect-keep = { WORD("gemrush-room", $room) } : { $ability }.
gemrush-ui-effect-swap = { WORD("gemrush-room", $room) } : { $ability }.
gemrush-ui-effect-room = { WORD("gemrush-room", $room) } : { $ability }.
gemrush-ui-effect-go = { WORD("gemrush-room", $room) } : { $ability }.
# $count : combien doivent encore brûler · $short : combien d’entre elles doivent venir des mains
gemrush-ui-burn-text =
    { $count ->
        [one] { $count } carte doit brûler.
       *[other] { $count } cartes doivent brûler.
    } { $short ->
        [0] La pioche donne ce que tu ne choisis pas.
        [one] La pioche ne suffit pas : choisis au moins { $short } carte.
       *[other] La pioche ne suffit pas : choisis au moins { $short } cartes.
    }
gemrush-ui-cards-burnt = Cartes qui brûlent
gemrush-ui-cards-wanted =
    { $count ->
        [one] Choisis { $count } carte
       *[other] Choisis { $count } cartes
    }
gemrush-ui-menu-ask = Choisis
gemrush-ui-menu-door = Choisis les cartes qui paient
gemrush-ui-menu-pay = Choisis les cartes qui paient
gemrush-ui-menu-ways = Ce que tu peux faire d’autre
gemrush-ui-menu-site = Choisis un endroit
gemrush-ui-menu-offer = Cartes
gemrush-ui-menu-part = Voir une partie de plus près
# Une partie d’une longue mine. $number : comptée d’en haut à gauche · $names : à qui sont les nains, $people : combien
gemrush-ui-part =
    Zone { $number } : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }{ $people ->
        [0] { "" }
       *[other] { " " }· { $names }
    }
gemrush-ui-your-hand =
    { $count ->
        [0] Ta main est vide.
        [one] Ta carte : { LIST(PIECES("gemrush-gem", $cards)) }.
       *[other] Tes { $count } cartes : { LIST(PIECES("gemrush-gem", $cards)) }.
    }
gemrush-ui-own-cards =
    { $count ->
        [0] Ta main est vide
        [one] Ta carte
       *[other] Tes { $count } cartes
    }
# Le message du plateau du jour, pour son membre : le tour, et au-dessus, avant le premier coup, ce qu’il faut faire. $most : tous les tours
gemrush-ui-daily-turn = { "**" }Tour { $turn } sur { $most }**
# $steps : dans un tour
gemrush-ui-daily-goal = Marque autant de points que possible en **{ $most } tours** : paie des portes avec tes cartes pour construire des salles. Les deux gemmes d’une carte peuvent payer. Un tour a { $steps } pas, pour marcher ou construire, et les boutons disent ce qui le finit. Ensuite, trois cartes brûlent.
# Ce que veulent dire les carrés d’un résultat : les points de chaque tour
# $turns: how many turns each sign shows
gemrush-ui-squares =
    -# { $turns ->
        [one] Points par tour
       *[other] Points en { $turns } tours
    } : { $none } 0 · { $few } 1–2 · { $some } 3–5 · { $many } 6–9 · { $most } 10 et plus
gemrush-ui-steps =
    { $steps ->
        [0] plus aucun pas
        [one] { $steps } pas restant
       *[other] { $steps } pas restants
    }
# À la place du bouton : le dernier coup du tour a pioché une carte ou une tuile
gemrush-ui-no-undo = **{ ui-undo }** n’est pas possible maintenant : un coup qui a pioché une carte ou une tuile reste.
gemrush-ui-behind = La mine a changé. La voici maintenant.
gemrush-ui-choose-payment = Quelles cartes paient ?
# $points : ce que rapporte le paiement le moins cher ; $door : ce qui est écrit sur la porte
gemrush-ui-other-points = La porte dit +{ $door }, mais les cartes les moins chères rapportent { gemrush-points }. Choisis avec quoi tu paies.
gemrush-ui-builds-far = Une de tes Pierres de passage construit à une porte hors de portée. Cela ne coûte aucun pas.
# $doors : un ou plusieurs du texte suivant
gemrush-ui-unpaid-doors = Pas encore payable : { $doors }.
gemrush-ui-unpaid = { $arrow }, il manque { PICTURE("gemrush-cost", $missing) }
gemrush-ui-cannot-build =
    { $steps ->
        [0] Il ne reste aucun pas : tu ne peux pas construire maintenant.
       *[other] Tu ne peux payer aucune porte à portée.
    }
gemrush-ui-other-ways = Que veux-tu faire ?
gemrush-ui-no-ways = Ni rails, ni carte, ni compétence ne te mènent plus loin pour l’instant.
# $why : pourquoi rien ne peut être offert, ou "possible"
gemrush-ui-offers =
    Une carte offerte brûle à la place d’une carte de la pioche. { $why ->
        [turn] C’est ton tour : les autres offrent, et à la fin, tu choisis ce qui brûle.
        [full] Trois cartes sont déjà offertes, et il n’en brûle pas plus ce tour-ci.
        [empty] Ta main est vide.
       *[possible] Choisis les tiennes pour la fin de ce tour.
    }
# Dans la main : ce que fait sa propre compétence
gemrush-ui-own-skill = **{ $skill } :** { $rule }
gemrush-ui-own-colour = Ta couleur : { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
# Ce que fait une gemme spéciale, là où une phrase tient. Après son nom et deux-points
gemrush-ui-gem-diamond-dust = paie pour toute gemme ordinaire
gemrush-ui-gem-echoglass = compte comme une gemme ordinaire de plus, pareille à une que tu paies avec
gemrush-ui-gem-orichalcum = 1 point de plus si l’autre gemme de sa carte paie
gemrush-ui-gem-warpstone = paie avec elle pour construire à n’importe quelle porte ouverte pour 0 pas ; ou défausse sa carte pour aller dans n’importe quelle salle
gemrush-ui-codes = **Lettres des cartes :** { $gems }
gemrush-ui-code = { PICTURE("gemrush-gem", $gem, code: "never") }{ $code } { WORD("gemrush-gem", $gem) }
gemrush-ui-skill-of = { $name } · { $skill }
gemrush-ui-no-skills = Personne n’a de compétence en ce moment.

## Ce que les autres ont fait depuis : une ligne par tour, ses parties séparées par des virgules

gemrush-ui-news-line = **{ $name }** : { $told }
gemrush-ui-news-built =
    salle construite : { WORD("gemrush-room", $room) }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# Une porte dont la tuile n’est pas encore posée. $has : 1 si $room, la salle de la porte, est connue, sinon 0 · $arrow : son côté
gemrush-ui-news-door =
    { $has ->
        [1] salle construite par la porte { $arrow } depuis { WORD("gemrush-room", $room) }
       *[0] salle construite par une porte
    }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# $count : combien de fois · $has : 1 si $told dit quelles cartes en viennent, sinon 0
gemrush-ui-news-used =
    { $count ->
        [1] salle utilisée
        [2] salle utilisée deux fois
       *[other] salle utilisée { $count } fois
    } : { WORD("gemrush-room", $room) }{ $has ->
        [0] { "" }
       *[other] {" "}({ $told })
    }
# Les mêmes événements que dans gemrush.ftl, sur une ligne qui commence par le nom
gemrush-ui-did-places-swapped = place échangée avec { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name })
gemrush-ui-did-room-moved = salle déplacée : { WORD("gemrush-room", $room) }
gemrush-ui-did-card-scavenged = { PICTURE("gemrush-card", $card) } récupéré dans la défausse
gemrush-ui-did-skill-changed = compétence : { WORD("gemrush-skill", $old) } → { WORD("gemrush-skill", $new) }
gemrush-ui-did-stop-agreed = veut s’arrêter là : { $agreed } sur { $seated } d’accord
gemrush-ui-did-seat-left = a quitté la partie
gemrush-ui-news-drew =
    { $count ->
        [one] { $count } carte piochée
       *[other] { $count } cartes piochées
    }
# $count: how many of the $revealed cards
gemrush-ui-news-kept =
    { $count ->
        [0] { $revealed ->
            [one] carte révélée non gardée
           *[other] aucune des { $revealed } cartes révélées gardée
        }
        [one] { $count } carte gardée
       *[other] { $count } cartes gardées
    }
gemrush-ui-news-burnt = { $burnt } cartes brûlées sur 75
gemrush-ui-turn-room = { $name } : { gemrush-built }, action : { WORD("gemrush-room", $room) }.
gemrush-ui-turn-draw = { $name } : { gemrush-built }, action : pioche.
gemrush-ui-turn-scavenge = { $name } : { gemrush-built }, action : carte de la défausse.
gemrush-ui-turn-none = { $name } : { gemrush-built }.
# La meilleure salle d’une partie, et qui l’a construite
gemrush-ui-best = Meilleure salle : { WORD("gemrush-room", $room) } par **{ $name }**, +{ $points }
gemrush-ui-result-room = { WORD("gemrush-room", $room) } +{ $points }
gemrush-ui-result-built =
    { $count ->
        [one] { $count } salle : { $rooms }
       *[other] { $count } salles : { $rooms }
    }{ $more ->
        [0] { "" }
       *[other] {" "}et { $more } de plus
    }
# Ce qu’un ordinateur a fait à la place d’un membre. $did : comme les textes voisins
gemrush-ui-result-by = { $name } : { $did }
gemrush-ui-result-used =
    { $count ->
        [one] { $count } utilisation de salle
       *[other] { $count } utilisations de salle
    }
gemrush-ui-result-offered =
    { $count ->
        [one] { $count } carte donnée au feu
       *[other] { $count } cartes données au feu
    }

## Refus

# $missing : gemmes en deux lettres chacune
gemrush-ui-lacking = La porte { $arrow } coûte { PICTURE("gemrush-cost", $cost) }. Il te manque { PICTURE("gemrush-cost", $missing) }.
gemrush-ui-target-unknown = « { $text } » n’est pas un objectif. Écris un nombre de { $low } à { $high }, « usual », ou dans une Crisis « open ».
gemrush-ui-go-far =
    { $count ->
        [0] Tu ne peux pas aller en { $cell }, ni nulle part ailleurs. Construis, ou finis ton tour.
       *[other] Tu ne peux pas aller en { $cell } maintenant. Tu peux aller en : { LIST($rooms, kind: "or") }.
    }
gemrush-ui-nothing-there = Il n’y a pas encore de salle en { $cell }. `/rush mine` montre toute la mine.

## Légendes des images

gemrush-caption-turn-rush = Tour { $turn }
gemrush-caption-turn-crisis = Tour { $turn } sur 25
gemrush-caption-turn-daily = Tour { $turn } sur { $most }
gemrush-caption-steps =
    { $steps ->
        [one] { $steps } pas restant
       *[other] { $steps } pas restants
    }
gemrush-caption-over = PARTIE FINIE
gemrush-caption-draw = Égalité
gemrush-caption-result =
    { $seats ->
        [one] { gemrush-points }
       *[other] { gemrush-points } ensemble
    }
gemrush-caption-wins = { $name } gagne
gemrush-caption-lead = de { gemrush-points }
gemrush-caption-beyond =
    { $points ->
        [0] exactement l’objectif
       *[other] { gemrush-points } de plus que l’objectif
    }
gemrush-caption-short = { gemrush-points } sous l’objectif
gemrush-caption-reason-target = L’objectif est atteint
gemrush-caption-ended-beyond = { $sign } pour { $name } a atteint { $points }
gemrush-caption-reason-tiles = Plus de tuile
gemrush-caption-reason-closed = Aucune porte ne mène ailleurs
gemrush-caption-reason-idle = Dix tours de table sans salle
gemrush-caption-reason-none = Sans résultat
gemrush-caption-uncounted = Les points ne comptent pas
gemrush-caption-reason-left =
    { $seats ->
        [one] Abandon
       *[other] Joueurs partis
    }
gemrush-caption-reason-won =
    { $seats ->
        [one] Gagné
       *[other] Gagné ensemble
    }
gemrush-caption-reason-lost = La dernière carte a brûlé
gemrush-caption-reason-open = La dernière carte a brûlé
gemrush-caption-reason-turns = Le dernier tour est fini
gemrush-caption-reason-ended = Terminé avant la fin
gemrush-caption-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gemrush-caption-keep = garder { $count }
gemrush-caption-phase-choose-skill = choisit une compétence
gemrush-caption-phase-discard = défausse
gemrush-caption-phase-move = joue
gemrush-caption-phase-place = pose une tuile
gemrush-caption-phase-effect = utilise la salle
gemrush-caption-phase-burn = brûle 3 cartes
gemrush-caption-phase-chaos = autre compétence ?
gemrush-label-new = NEUVE
gemrush-label-free = gratuit
gemrush-label-last-round = DERNIER TOUR
gemrush-label-deck = Pioche
gemrush-label-discard = Défausse
gemrush-label-burnt = Brûlées
gemrush-label-stack = Tuiles
gemrush-label-points = points
gemrush-label-ways = sens
gemrush-label-nothing = Aucune porte où construire d’ici
gemrush-label-way-wall = un mur bloque la porte

## Les signes du plateau, dans les règles : un mot, et quelques autres au plus

gemrush-legend-room = Salle
gemrush-legend-effects = Effets
gemrush-legend-mine = Mine
gemrush-legend-action = Action
gemrush-legend-action-note = comme action
gemrush-legend-movement = Mouvement
gemrush-legend-movement-note = 1 pas, ou action
gemrush-legend-free = Libre
gemrush-legend-free-note = en se déplaçant
gemrush-legend-draw = Piocher
gemrush-legend-draw-note = cachées
gemrush-legend-reveal = Révéler
gemrush-legend-reveal-note = pour tous
gemrush-legend-keep = Garder
gemrush-legend-keep-note = parmi elles
gemrush-legend-keep-matching = Garder
gemrush-legend-keep-matching-note = les bonnes
gemrush-legend-keep-all = Garder
gemrush-legend-keep-all-note = toutes
gemrush-legend-discard = Défausser
gemrush-legend-discard-note = de la main
gemrush-legend-dig = Creuser
gemrush-legend-dig-note = jusqu’à 3 bonnes
gemrush-legend-name = Nommer
gemrush-legend-name-note = une gemme
gemrush-legend-x = X
gemrush-legend-x-note = à ton choix
gemrush-legend-swap = Échanger
gemrush-legend-swap-note = avec un nain
gemrush-legend-go = Aller
gemrush-legend-go-note = vers une salle
gemrush-legend-move-room = Déplacer
gemrush-legend-move-room-note = cette salle
gemrush-legend-door = Porte
gemrush-legend-door-note = coût, points
gemrush-legend-payable = Payable
gemrush-legend-payable-note = construis ici
gemrush-legend-passage = Passage
gemrush-legend-passage-note = à double sens
gemrush-legend-one-way = Sens unique
gemrush-legend-one-way-note = suit la flèche
gemrush-legend-wall = Mur
gemrush-legend-wall-note = sans passage
gemrush-legend-tunnel = Tunnel
gemrush-legend-tunnel-note = sans arrêt
gemrush-legend-cart = Wagonnet
gemrush-legend-cart-note = vers un autre
gemrush-legend-new = Neuve
gemrush-legend-new-note = salle récente
gemrush-legend-gem-diamond-dust-note = toute gemme ordinaire
gemrush-legend-gem-echoglass-note = copie une gemme payée
gemrush-legend-gem-orichalcum-note = +1 point
gemrush-legend-gem-warpstone-note = construire, aller partout
gemrush-alt-cards =
    Cartes : { $count ->
        [0] –
       *[other] { LIST(PIECES("gemrush-gem", $cards)) }
    }.

## Descriptions des commandes et de leurs options : 100 caractères au plus, sans point final

gemrush-cmd = Gem Rush : des nains construisent une mine, en rivaux ou ensemble contre la montre
gemrush-cmd-new = Ouvrir une table : Rush de 2 à 7, Crisis de 1 à 7
gemrush-cmd-daily = Le plateau du jour, le même pour tous ; le tien reste caché aux autres jusqu’à la fin du jour
gemrush-opt-mode = Rush : une course ; Crisis : tous ensemble. Rush par défaut
gemrush-opt-target = Les points à atteindre, par exemple 20 ; l’objectif standard par défaut
gemrush-opt-skills = La distribution des compétences ; une chacun par défaut
gemrush-opt-skill = La compétence que tous partagent, avec « Commune » ; tirée au sort par défaut
gemrush-opt-deal = Entre combien de compétences chacun choisit, avec « Choix »
gemrush-opt-seats = Le nombre de places à la table ; par défaut, autant que le mode le permet
gemrush-opt-alone = Pour jouer une Crisis en solo ; elle commence tout de suite
gemrush-opt-dwarf = Ton nain ; chacun a sa propre couleur. Tiré au sort par défaut
gemrush-start-rush = Rush
gemrush-start-rush-told = ◆ **{ gemrush-start-rush } :** de 2 à 7 les uns contre les autres, pour des points
gemrush-start-crisis = Crisis
gemrush-start-crisis-told = ◆ **{ gemrush-start-crisis } :** de 2 à 7 ensemble contre la montre
gemrush-start-alone = Crisis en solo
gemrush-start-alone-told = ◆ **{ gemrush-start-alone } :** toi contre la montre, tout de suite
gemrush-start-short = Rush court
gemrush-start-short-told = ◆ **{ gemrush-start-short } :** un Rush en 12 points, environ huit minutes
gemrush-choice-rush = Rush : une course aux points
gemrush-choice-crisis = Crisis : ensemble, en 25 tours
gemrush-choice-normal = Normal : une compétence chacun
gemrush-choice-choice = Choix : garde-en une parmi plusieurs
gemrush-choice-shared = Commune : une compétence pour tous
gemrush-choice-chaos = Magie du chaos : les compétences changent
gemrush-choice-circle = Cercle magique : deux chacun, partagées avec les voisins
gemrush-choice-none = Aucune : sans compétence
gemrush-cmd-hand = Voir tes cartes et ce qu’elles peuvent construire ; la réponse n’est que pour toi
gemrush-opt-hand-skills = Voir les compétences à la table, et ce qu’elles font
gemrush-cmd-go = Avancer, rouler, ou aller là où une salle t’envoie
gemrush-opt-to = Des côtés, comme N ou N N E, ou une salle à portée, comme N13
gemrush-cmd-build = Payer une porte et construire une salle derrière
gemrush-opt-door = Un côté de ta salle, comme E, ou avec une Pierre de passage toute porte, comme N13E
gemrush-opt-pay = Les cartes qui paient, comme ObPe ElSo ; les moins chères par défaut
gemrush-cmd-act = Utiliser une salle : comme action, ou en te déplaçant
gemrush-opt-moving = Pour l’utiliser en te déplaçant, pour 1 pas ou 0
gemrush-opt-reach = Avec la compétence Bras long : une salle à un pas
gemrush-cmd-draw = Piocher une carte comme action ; cela finit ton tour
gemrush-opt-pile = Avec la compétence Récup : prendre aussi la carte du dessus de la défausse
gemrush-cmd-discard = Défausser des cartes quand ton tour ou une salle le demande
gemrush-opt-cards = Les cartes, comme ObPe ElSo
gemrush-cmd-warp = Défausser une carte avec une Pierre de passage et aller dans n’importe quelle salle
gemrush-opt-warp-card = La carte
gemrush-opt-warp-room = La salle, comme N13
gemrush-cmd-choose = Répondre à ce que demande une salle ou le tour, ou jouer tout autre coup
gemrush-opt-answer = Un coup par écrit ; ce qui est possible est suggéré
gemrush-cmd-offer = Crisis : offrir une de tes cartes au feu pendant le tour d’un autre
gemrush-opt-offer-card = La carte, comme ObPe
gemrush-opt-back = Pour la reprendre
gemrush-cmd-burn = Crisis : finir ton tour en brûlant des cartes à toi, ou de la pioche
gemrush-opt-burn = Des cartes à toi, comme ObPe ; toutes de la pioche par défaut
gemrush-cmd-stop = Crisis : accepter d’arrêter maintenant que l’objectif est atteint
gemrush-opt-play-on = Pour continuer malgré tout
gemrush-cmd-mine = Voir toute la mine
gemrush-cmd-room = Voir une salle en grand, et ce qu’elle fait
gemrush-opt-room = Son emplacement, comme N13 ; par défaut, la salle du nain dont c’est le tour

## Tableaux d’honneur de tous les paramètres d’un mode ; valent un badge. $number : jusqu’où

gemrush-honour-rush = Rush
gemrush-honour-crisis = Crisis
gemrush-feat-door = Une porte à { $number } points
gemrush-feat-rooms = { $number } salles en une partie
gemrush-feat-comeback = Victoire après { $number } points de retard
gemrush-feat-saved = Crisis gagnée avec { $number } points
gemrush-ui-closed =
    { $why ->
        [nowhere] { WORD("gemrush-room", $room) } : cette salle ne peut rien déplacer maintenant.
       *[cards] { WORD("gemrush-room", $room) } : cette salle demande des cartes que tu n’as pas.{ $dust ->
            [1] { "" } La Poudre de diamant n’y compte que pour elle-même.
           *[0] { "" }
        }
    }

## De quoi il s’agit dans une énigme

gemrush-motif-three = trois portes en un tour
gemrush-motif-two = deux portes en un tour
gemrush-motif-room = une salle qui t’emmène plus loin
gemrush-motif-rails = un trajet en wagonnet
gemrush-motif-warpstone = une Pierre de passage
gemrush-motif-skill = ta compétence
gemrush-motif-far = une porte au bout d’un long chemin
gemrush-motif-special = une gemme spéciale qui aide à payer
gemrush-motif-door = une porte qui rapporte beaucoup de points
gemrush-scoring = -# C’est le dernier tour : seuls les points comptent. Tu les marques avec les portes que tu paies maintenant.
