# Gem Rush : ce que le jeu dit des coups. Le nom des choses, et ce que font les salles et les compétences, se trouve dans
# gemrush_names.ftl.

gemrush-name = Gem Rush
gemrush-command = /rush
gemrush-new-table = `/rush new`

## Une carte s’écrit avec deux lettres par gemme ("ObPe"), une salle avec sa place dans la grille ("N13"), une porte avec
## sa salle et son côté ("N13E", les lettres restent anglaises). $room, $skill et $gem sont les clés de ce qu’elles nomment.

gemrush-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qui s’est passé : phrase après phrase, sur une ligne sous le plateau

gemrush-event-mine-begun = La mine commence par cette salle : { WORD("gemrush-room", $room) }. { $name } joue en premier.
gemrush-event-skill-chosen = { $name } garde { WORD("gemrush-skill", $skill) }.
gemrush-event-dwarf-chosen = { $name } joue le nain { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ WORD("gemrush-gem", $gem) }).
gemrush-event-cards-discarded = { $name } défausse { PICTURE("gemrush-card", $cards) }.
gemrush-event-walked = { $name } avance : { WORD("gemrush-room", $room) }.
gemrush-event-rode = { $name } roule jusqu’à un autre wagonnet.
gemrush-event-warped = { $name } dépense { PICTURE("gemrush-card", $card) } et surgit ailleurs : { WORD("gemrush-room", $room) }.
gemrush-event-wayfared = { $name } dépense { PICTURE("gemrush-card", $card) } et réapparaît plus loin : { WORD("gemrush-room", $room) }.
gemrush-event-permeated = { $name } dépense { PICTURE("gemrush-card", $card) } et traverse le mur : { WORD("gemrush-room", $room) }.
gemrush-event-room-turned = { $name } tourne la salle : { WORD("gemrush-room", $room) }.
gemrush-event-room-built = { $name } construit pour { gemrush-what-was-paid } : **{ gemrush-points }**.
gemrush-event-room-built-far = { $name } surgit à une porte et construit pour { gemrush-what-was-paid } : **{ gemrush-points }**.
gemrush-what-was-paid =
    { $count ->
        [0] 0 gemme
       *[other] { PICTURE("gemrush-card", $cards) }
    }{ $skills ->
        [0] {""}
        [one] {" "}({ WORD("gemrush-skill", $skill) })
       *[other] {" "}({ WORD("gemrush-skill", $skill) }, { WORD("gemrush-skill", $second) })
    }
gemrush-event-tiles-seen =
    { $count ->
        [one] Tuile piochée : { WORD("gemrush-room", $room) }.
       *[other] Tuiles piochées : { WORD("gemrush-room", $room) } et { WORD("gemrush-room", $other) }.
    }
gemrush-event-tile-laid = Du nouveau dans la mine : { WORD("gemrush-room", $room) }.
gemrush-event-stack-empty = Plus de tuile pour l’autre bout : { $name } reste sur place.
gemrush-event-room-used = { $name } utilise la salle : { WORD("gemrush-room", $room) }.
gemrush-event-cards-drawn =
    { $count ->
        [0] La pioche est vide : { $name } ne pioche rien.
        [one] { $name } pioche 1 carte.
       *[other] { $name } pioche { $count } cartes.
    }
gemrush-event-card-scavenged = { $name } récupère { PICTURE("gemrush-card", $card) } dans la défausse.
gemrush-event-pile-shuffled =
    { $count ->
        [one] { $count } carte défaussée forme la nouvelle pioche.
       *[other] { $count } cartes défaussées sont mélangées : voilà une nouvelle pioche.
    }
gemrush-event-cards-revealed =
    { $count ->
        [0] Plus aucune carte à révéler.
       *[other] Révélé : { PICTURE("gemrush-card", $cards) }.
    }
gemrush-event-cards-kept = { $name } garde { PICTURE("gemrush-card", $cards) }.
gemrush-event-gem-named = { $name } nomme { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
gemrush-event-number-chosen = { $name } annonce : X vaut { $x }.
gemrush-event-places-swapped = { $name } change de place avec { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name }).
gemrush-event-room-moved = { $name } déplace la salle : { WORD("gemrush-room", $room) }.
gemrush-event-went = { $name } change de salle : { WORD("gemrush-room", $room) }.
# Les parties enregistrées autrefois n’en disent pas plus
gemrush-event-moved = { $name } change de salle.
gemrush-event-cards-burnt = Brûlé : { PICTURE("gemrush-card", $cards) }, { $burnt } sur 75.
gemrush-event-card-offered = { $name } offre { PICTURE("gemrush-card", $card) } au feu.
gemrush-event-offer-withdrawn = { $name } garde finalement { PICTURE("gemrush-card", $card) }.
gemrush-event-skill-changed = { $name } change de compétence : { WORD("gemrush-skill", $old) } → { WORD("gemrush-skill", $new) }.
gemrush-event-skill-kept = { $name } garde { WORD("gemrush-skill", $skill) }.
gemrush-event-stop-agreed = { $name } veut s’arrêter là : { $agreed } sur { $seated } d’accord.
gemrush-event-stop-refused = { $name } veut continuer.
gemrush-event-seat-left = { $name } quitte la partie.

gemrush-event-match-ended-target = L’objectif est atteint : { gemrush-winner }
gemrush-event-match-ended-tiles = Il n’y a plus de tuile : { gemrush-winner }
gemrush-event-match-ended-closed = Plus aucune porte ne mène à un nouvel endroit : { gemrush-winner }
gemrush-event-match-ended-idle = Dix tours de table sans nouvelle salle : { gemrush-winner }
gemrush-event-match-ended-left = { gemrush-winner }
gemrush-winner = **{ $name }** gagne avec { gemrush-points }.
# Seule une place hors classement a atteint l’objectif. $owner_name : son membre · $reached : ses points · $count : combien ont gagné
gemrush-event-ended-beyond =
    Un ordinateur, qui joue pour { $owner_name }, a atteint { $reached } points, et la partie est finie : { $count ->
        [1] { gemrush-winner }
       *[other] { gemrush-winners }
    }
gemrush-event-match-tied-target = L’objectif est atteint : { gemrush-winners }
gemrush-event-match-tied-tiles = Il n’y a plus de tuile : { gemrush-winners }
gemrush-event-match-tied-closed = Plus aucune porte ne mène à un nouvel endroit : { gemrush-winners }
gemrush-event-match-tied-idle = Dix tours de table sans nouvelle salle : { gemrush-winners }
gemrush-winners = égalité, { $count } joueurs se partagent la première place avec { gemrush-points } chacun.
# $count : combien ont gagné
gemrush-event-crisis-won =
    { $count ->
        [one] **Gagné**
       *[other] **Gagné ensemble**
    } avec { gemrush-points } en { gemrush-turns }.
gemrush-event-crisis-lost = La dernière carte a brûlé : **perdu** avec { gemrush-points }.
gemrush-event-crisis-open = La dernière carte a brûlé : **{ gemrush-points }** en { gemrush-turns }.
gemrush-event-daily-turns = Le dernier tour est fini : **{ gemrush-points }** en { gemrush-turns }.
gemrush-event-daily-ended = Terminé avant la fin : **{ gemrush-points }** en { gemrush-turns }.
gemrush-event-crisis-deserted = Plus personne à table : { gemrush-points } en { gemrush-turns }.
gemrush-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

## Pourquoi un ordinateur joue un coup, et le texte d’un indice : une phrase chacun

gemrush-why-door = Va ici : { WORD("gemrush-room", $room) } ({ $at }). Tes cartes y paient une porte, **{ gemrush-points }**.
gemrush-why-room = Va ici : { WORD("gemrush-room", $room) } ({ $at }). La salle te rapporte plus qu’une carte de la pioche.
gemrush-why-near = Va ici : { WORD("gemrush-room", $room) } ({ $at }). Tu pourras bientôt payer des portes tout près.
gemrush-why-build =
    { $count ->
        [0] Cette porte est gratuite
        [one] { PICTURE("gemrush-card", $cards) } paie cette porte
       *[other] { PICTURE("gemrush-card", $cards) } paient cette porte
    } : **{ gemrush-points }**.
gemrush-why-place =
    { $count ->
        [0] { WORD("gemrush-room", $room) } : posée ainsi, la salle n’ouvre aucun nouveau chemin.
        [one] { WORD("gemrush-room", $room) } : posée ainsi, la salle ouvre { $count } nouveau chemin.
       *[other] { WORD("gemrush-room", $room) } : posée ainsi, la salle ouvre { $count } nouveaux chemins.
    }
gemrush-why-act = { WORD("gemrush-room", $room) } : la salle te rapporte plus qu’une carte de la pioche.
gemrush-why-use = { WORD("gemrush-room", $room) } : la salle t’aide, et ton tour continue.
gemrush-why-remodel = { WORD("gemrush-room", $room) } : tournée ainsi, la salle t’aide davantage.
gemrush-why-move-room = { WORD("gemrush-room", $room) } : à cet endroit, la salle t’aide davantage.
gemrush-why-draw = Aucune salle à portée ne te rapporte plus qu’une carte de la pioche.
gemrush-why-scavenge = { PICTURE("gemrush-card", $card) } t’aide plus qu’une carte inconnue.
gemrush-why-x = X vaut { $x } : c’est le nombre de tes cartes qui t’aident peu.
gemrush-why-name = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) } : c’est ce qui t’aide le plus.
gemrush-why-discard =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } t’aide le moins.
       *[other] { PICTURE("gemrush-card", $cards) } t’aident le moins.
    }
gemrush-why-keep =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } t’aide le plus.
       *[other] { PICTURE("gemrush-card", $cards) } t’aident le plus.
    }
gemrush-why-burn =
    { $count ->
        [0] Tes cartes valent plus que celles de la pioche.
       *[other] Tu ne pourrais pas garder { PICTURE("gemrush-card", $cards) } de toute façon.
    }
gemrush-why-burn-last =
    { $count ->
        [0] Aucune de tes cartes ne doit brûler.
       *[other] Il ne te reste aucun tour pour jouer { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-offer = Il ne te reste aucun tour pour jouer { PICTURE("gemrush-card", $card) }.
gemrush-why-chaos = Une autre compétence pourrait t’aider davantage.
gemrush-why-stop = L’objectif est atteint : si tout le monde est d’accord, c’est gagné.
# Le tournant d’une Crisis, `rules.course`
gemrush-course-reached = Ce tour a atteint l’objectif.

## L’image en mots, une ligne chacune ; toutes ensemble ont au plus 1 000 caractères, d’où leur brièveté

gemrush-alt-choosing = Choix des compétences.
gemrush-alt-phase-discard = { $name } défausse d’abord.
gemrush-alt-phase-move =
    À { $name } de jouer, { $steps ->
        [one] { $steps } pas restant
       *[other] { $steps } pas restants
    }.
gemrush-alt-phase-place = { $name } pose une tuile.
# Une tuile à poser : chaque porte a une lettre, que les sens reprennent
gemrush-alt-tile =
    Nouveau : { WORD("gemrush-room", $room) }{ $count ->
        [0] { "" }
       *[other] , portes { LIST(PIECES("gemrush-door", PIECES("gemrush-gem", $doors))) }
    }.
gemrush-alt-way = Sens { $number } : { LIST(PIECES("gemrush-side", $doors)) }.
gemrush-alt-way-wall = Sens { $number } impossible : un mur bloque la porte.
gemrush-alt-phase-effect = { $name } utilise une salle.
gemrush-alt-phase-burn = { $name } choisit ce qui brûle.
gemrush-alt-phase-chaos = { $name } peut changer de compétence.
gemrush-alt-over-target = Fini : l’objectif est atteint.
gemrush-alt-ended-beyond = Fini : un ordinateur, qui joue pour { $name }, a atteint { gemrush-points }.
gemrush-alt-over-tiles = Fini : plus de tuile.
gemrush-alt-over-closed = Fini : aucune porte ne mène ailleurs.
gemrush-alt-over-idle = Fini : dix tours de table sans nouvelle salle.
gemrush-alt-over-none = Fini : sans résultat. Les points ne comptent pas.
gemrush-alt-over-left = Fini : il ne reste plus assez de joueurs.
gemrush-alt-over-won = Fini : gagné, { gemrush-points }.
gemrush-alt-over-lost = Fini : perdu, { gemrush-points }.
gemrush-alt-over-open = Fini : { gemrush-points }.
gemrush-alt-over-turns = Fini : { gemrush-points }.
gemrush-alt-over-ended = Terminé avant la fin : { gemrush-points }.
gemrush-alt-hidden = Le plateau du jour ; il reste caché.
# $turn : le tour en cours · $most : tous les tours du plateau du jour
gemrush-alt-daily = { gemrush-points }, tour { $turn } sur { $most }.
gemrush-alt-wins =
    { $points ->
        [0] { $name } gagne.
       *[other] { $name } gagne, { gemrush-points } d’avance.
    }
gemrush-alt-drawn = Égalité : { $count } se partagent la première place.
gemrush-alt-beyond =
    { $points ->
        [0] Exactement l’objectif.
       *[other] { gemrush-points } au-delà de l’objectif.
    }
gemrush-alt-short = Objectif manqué de { gemrush-points }.
gemrush-alt-crisis =
    { $target ->
        [0] { gemrush-points }
       *[other] { $points } points sur { $target }
    }, { $turns } tours sur 25.
gemrush-alt-last-round = L’objectif est atteint ; on finit le tour de table.
gemrush-alt-used-room = Avant : { $name }, { gemrush-built }, action : { WORD("gemrush-room", $room) }.
gemrush-alt-before-draw = Avant : { $name }, { gemrush-built }, action : pioche.
gemrush-alt-before-scavenge = Avant : { $name }, { gemrush-built }, action : carte de la défausse.
gemrush-alt-before-none = Avant : { $name }, { gemrush-built }.
gemrush-built =
    { $built ->
        [0] rien de construit
        [one] { $built } salle construite (+{ $points })
       *[other] { $built } salles construites (+{ $points })
    }
gemrush-alt-seat =
    { $name } en { $cell } : { gemrush-points } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
gemrush-alt-gone = { $name }, hors partie : { gemrush-points }.
gemrush-alt-here = Salle : { WORD("gemrush-room", $room) }, { $cell }.
# $type : celui de la salle, qu’on peut utiliser. Les lignes suivantes disent ce qu’elle fait
gemrush-alt-here-usable = Salle : { WORD("gemrush-room", $room) }, { $cell }. { WORD("gemrush-type", $type) } :
gemrush-alt-no-door = Rien à construire à portée ; portes ouvertes : { $all }.
# $payable : 1 si les cartes de la main suffisent, sinon 0
gemrush-alt-door =
    { $door } : { $cost ->
        [free] gratuit
       *[other] { PIECES("gemrush-gem", $cost) }
    }, +{ $points }{ $payable ->
        [1] , tu peux payer
       *[0] { "" }
    }
gemrush-alt-more-doors =
    { $count ->
        [one] { $count } autre porte.
       *[other] { $count } autres portes.
    }
# En mots à la place d’une image. $arrow : le côté de la porte, comme sur son bouton
gemrush-door-here = { $arrow } { gemrush-alt-door }
gemrush-door-of = { WORD("gemrush-room", $room) } { $arrow } { gemrush-alt-door }
gemrush-in =
    { $name } (salle : { WORD("gemrush-room", $room) }, { $cell }) : { gemrush-points } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
gemrush-alt-held = Cartes : { LIST(PIECES("gemrush-gem", $cards)) }.
# $steps : pour y aller ; -1 : hors de portée
gemrush-alt-room =
    { $cell } : { WORD("gemrush-room", $room) }{ $steps ->
        [-1] { "" }
        [0] , ici
        [one] , { $steps } pas
       *[other] , { $steps } pas
    }
gemrush-alt-piles = Tuiles : posées { $rooms }, restantes { $stack }. Cartes : pioche { $deck }, défausse { $discard }.

## Refus : à qui de jouer, et ce qui vient d’abord

gemrush-over = Cette partie est finie. `/rush new` lance la suivante.
# Sans nom : les séances le disent avec le nom avant que les règles soient consultées.
gemrush-not-your-turn = C’est le tour de quelqu’un d’autre. Je te mentionne dès que c’est le tien.
gemrush-left-before = Tu n’es plus dans cette partie. Tu peux encore la regarder.
gemrush-first-choose-skill = Tu n’as pas encore choisi ta compétence. Choisis-en une, par exemple `skill large-scoop`.
gemrush-first-discard = Tu as trop de cartes en main. Défausse d’abord, par exemple `discard ObPe`.
gemrush-first-move = Ce n’est pas possible maintenant. Tu peux te déplacer, construire, utiliser des salles ou finir ton tour par une action.
gemrush-first-place = Ta nouvelle tuile n’est pas encore posée. Choisis son sens, par exemple `place E`.
gemrush-first-effect = Ta salle attend encore une réponse. Donne-la d’abord.
gemrush-first-burn = Ton action est faite. Choisis ce qui brûle : `burn` prend tout de la pioche, `burn ObPe` prend d’abord ta carte.
gemrush-first-chaos = Il ne reste que ta compétence à choisir : `chaos same` la garde, `chaos new` en pioche une autre.
gemrush-not-dealt = Tu n’as pas reçu { WORD("gemrush-skill", $skill) }. Choisis parmi celles-ci : { LIST(PIECES("gemrush-skill", $dealt), kind: "or") }.

## Refus : les cartes

gemrush-card-not-held =
    { $count ->
        [0] Tu n’as pas { PICTURE("gemrush-card", $cards, code: "beside") } : ta main est vide.
       *[other] Tu n’as pas { PICTURE("gemrush-card", $cards, code: "beside") }. Tes cartes : { PICTURE("gemrush-card", $held, code: "beside") }.
    }
gemrush-card-shows =
    { $count ->
        [0] { PICTURE("gemrush-card", $card, code: "beside") } ne montre pas la gemme { WORD("gemrush-gem", $gem) }, et tes autres cartes non plus.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } ne montre pas la gemme { WORD("gemrush-gem", $gem) }. Choisis parmi celles-ci : { PICTURE("gemrush-card", $fitting, code: "beside") }.
    }
gemrush-discard-count =
    { $count ->
        [one] Ton choix : { $given }. Défausse exactement { $count } carte.
       *[other] Ton choix : { $given }. Défausse exactement { $count } cartes.
    }
gemrush-discard-unfit = La salle ne demande pas { PICTURE("gemrush-card", $cards, code: "beside") }. Ces cartes de ta main conviennent : { PICTURE("gemrush-card", $fitting, code: "beside") }.

## Refus : se déplacer

gemrush-no-steps = Il ne te reste aucun pas ce tour-ci. Les coups à 0 pas et ton action restent possibles.
gemrush-wall =
    { $count ->
        [0] Il y a un mur côté { $side }, et tu ne peux aller nulle part ailleurs.
       *[other] Il y a un mur côté { $side }. Tu peux aller vers : { LIST($sides, kind: "or") }.
    }
gemrush-step-build = Il n’y a pas encore de salle derrière cette porte. `{ $best }` en construit une, pour { gemrush-points }.
gemrush-step-empty =
    Il n’y a pas encore de salle derrière cette porte, et tu ne peux pas en construire une maintenant : la porte { $count ->
        [0] ne coûte rien
       *[other] coûte { PICTURE("gemrush-cost", $cost, code: "beside") }
    }.
gemrush-no-rails =
    { $count ->
        [0] Tu ne peux pas rouler d’ici : il faut deux wagonnets.
       *[other] Tu ne peux pas rouler d’ici. Va d’abord à un wagonnet : { LIST($carts, kind: "or") }.
    }
gemrush-no-cart =
    { $count ->
        [0] Pas de wagonnet en { $cell }, et tu ne peux rouler vers aucun autre.
       *[other] Pas de wagonnet en { $cell }. Tu peux rouler vers : { LIST($carts, kind: "or") }.
    }
gemrush-already-there = Tu y es déjà. Choisis une autre salle.
gemrush-tunnel-stop = { $cell } est un tunnel : personne ne s’y arrête. Choisis une salle.
gemrush-no-room =
    { $count ->
        [0] Il n’y a pas de salle en { $cell }, ni aucune autre où aller.
       *[other] Il n’y a pas de salle en { $cell }. Il y en a par exemple en { LIST($rooms) }.
    }
gemrush-lacks-skill =
    { $count ->
        [0] Il te faut pour cela la compétence { WORD("gemrush-skill", $skill) }, et tu n’en as aucune.
       *[other] Il te faut pour cela la compétence { WORD("gemrush-skill", $skill) }. Tu as : { LIST(PIECES("gemrush-skill", $own)) }.
    }
gemrush-permeate-door = Il y a une porte côté { $side }. Pas besoin de carte pour la passer.
gemrush-permeate-empty = Il n’y a pas de salle derrière le mur côté { $side }. Choisis un autre mur.
gemrush-remodel-done = Tu as déjà tourné une salle ce tour-ci, ou celle-ci ne peut pas l’être.
gemrush-remodel-same = La salle est déjà dans ce sens. Son nord peut pointer vers : { LIST($turns, kind: "or") }.

## Refus : construire

gemrush-no-tiles = Il n’y a plus de tuile, donc personne ne peut construire.
gemrush-build-no-room =
    { $count ->
        [0] Il n’y a pas de salle en { $cell }, et aucune porte de ta salle ne donne sur le vide.
       *[other] Il n’y a pas de salle en { $cell }. Construis à une porte de ta salle : { LIST($doors, kind: "or") }.
    }
gemrush-build-tunnel =
    { $count ->
        [0] { $cell } est un tunnel, et aucune porte ne mène au vide à travers lui.
       *[other] { $cell } est un tunnel. Construis à la porte qui y mène : { LIST($doors, kind: "or") }.
    }
gemrush-build-wall =
    { $count ->
        [0] Cette salle a un mur côté { $side }, et aucune porte sur le vide.
       *[other] Cette salle a un mur côté { $side }. Tu peux construire vers : { LIST($sides, kind: "or") }.
    }
gemrush-build-taken = Il y a déjà une salle derrière cette porte. Vas-y, tout simplement.
gemrush-build-far = Cette porte n’est pas dans ta salle. Va jusque-là, ou paie avec une Pierre de passage.
gemrush-build-missing =
    { $count ->
        [0] La porte coûte { PICTURE("gemrush-cost", $cost, code: "beside") } ; il manque { PICTURE("gemrush-cost", $missing, code: "beside") } à ton paiement. Tu n’as pas de quoi payer maintenant.
       *[other] La porte coûte { PICTURE("gemrush-cost", $cost, code: "beside") } ; il manque { PICTURE("gemrush-cost", $missing, code: "beside") } à ton paiement. Ceci marche : `{ $best }`.
    }
gemrush-build-free = La porte ne coûte rien, pas besoin de carte : `{ $best }`.
gemrush-build-turned =
    Avec { WORD("gemrush-skill", $skill) }, ces cartes ne montrent plus de Pierre de passage. { $where ->
        [far] Hors de ta salle, seule une Pierre de passage construit.
       *[near] Il te faut donc un pas, et il ne t’en reste aucun.
    }{ $count ->
        [0] { "" }
       *[other] {" "}Ceci marche : `{ $best }`.
    }
gemrush-build-skills = { PICTURE("gemrush-card", $cards, code: "beside") } ne paie cette porte qu’avec d’autres compétences. Écris `{ $best }`.
gemrush-build-surplus =
    La porte { $count ->
        [0] ne coûte rien
       *[other] coûte { PICTURE("gemrush-cost", $cost, code: "beside") }
    }, donc il y a une carte de trop dans { PICTURE("gemrush-card", $cards, code: "beside") }. Ceci marche : `{ $best }`.
gemrush-place-other = Une seule tuile a été piochée. Il n’y en a pas d’autre à poser.
gemrush-place-turn = Une de ses portes doit te faire face, côté { $side }. Son nord peut pointer vers : { LIST($turns, kind: "or") }.

## Refus : salles et actions

gemrush-no-ability = Cette salle ne sait rien faire. Pioche une carte, ou va plus loin.
gemrush-use-action = { WORD("gemrush-room", $room) } : cette salle ne sert que comme action, `act`.
gemrush-act-free = { WORD("gemrush-room", $room) } : cette salle n’est pas une action. Utilise-la en te déplaçant, pour 0 pas : `use`.
gemrush-use-no-steps = { WORD("gemrush-room", $room) } : pendant ton déplacement, cette salle coûte 1 pas, et il ne t’en reste aucun. Tu peux encore l’utiliser comme action.
gemrush-nowhere = { WORD("gemrush-room", $room) } : cette salle ne peut rien déplacer maintenant.
gemrush-ability-cards =
    { WORD("gemrush-room", $room) } : cette salle demande des cartes que tu n’as pas{ $count ->
        [0]  : ta main est vide.
       *[other] . Tes cartes : { PICTURE("gemrush-card", $held) }.
    }
gemrush-reach-far =
    { $count ->
        [0] D’ici, tu ne peux pas utiliser la salle en { $cell }, ni aucune autre.
       *[other] D’ici, tu ne peux pas utiliser la salle en { $cell }. Tu peux utiliser : { LIST($rooms, kind: "or") }.
    }
gemrush-pile-empty = La défausse est vide. Pioche plutôt.

## Refus : ce qu’une salle demande

gemrush-asks-x = { WORD("gemrush-room", $room) } : choisis un nombre, par exemple `x 2`.
gemrush-asks-name = { WORD("gemrush-room", $room) } : nomme une gemme, par exemple `name Fi`.
gemrush-asks-discard = { WORD("gemrush-room", $room) } : défausse, par exemple `discard ObPe`.
gemrush-asks-keep = { WORD("gemrush-room", $room) } : quelles cartes gardes-tu ? Par exemple `keep ObPe`.
gemrush-asks-swap = { WORD("gemrush-room", $room) } : avec qui changes-tu de place ? Par exemple `swap 2`.
gemrush-asks-room = { WORD("gemrush-room", $room) } : où déplacer la salle ? Par exemple `{ $example }`.
gemrush-asks-go = { WORD("gemrush-room", $room) } : où vas-tu ? Par exemple `{ $example }`.
gemrush-x-range = X va de { $low } à { $high } : la salle ne peut pas faire plus.
gemrush-keep-not-there = Tu ne peux pas garder { PICTURE("gemrush-card", $cards, code: "beside") }. Choisis parmi celles-ci : { PICTURE("gemrush-card", $there, code: "beside") }.
gemrush-keep-count =
    { $count ->
        [one] Ton choix : { $given }. Garde exactement { $count } carte.
       *[other] Ton choix : { $given }. Garde exactement { $count } cartes.
    }
gemrush-swap-self = C’est ton propre nain. Tu peux changer de place avec le numéro { $seats }.
gemrush-swap-gone = Il n’y a pas de nain numéro { $number }. Tu peux changer de place avec le numéro { $seats }.
gemrush-swap-same = Le nain numéro { $number } est dans ta salle. Tu peux changer de place avec le numéro { $seats }.
gemrush-space =
    { $count ->
        [0] La salle ne peut pas aller en { $cell }, ni nulle part ailleurs.
       *[other] La salle ne peut pas aller en { $cell }. Elle peut aller par exemple en { LIST($spaces, kind: "or") }.
    }
gemrush-space-turn = En { $cell }, une de ses portes doit donner sur la mine. Son nord peut pointer vers : { LIST($turns, kind: "or") }.
gemrush-go-goal =
    { $count ->
        [0] Tu ne peux pas aller en { $cell }, ni nulle part ailleurs.
       *[other] Tu ne peux pas aller en { $cell }. Tu peux aller par exemple en { LIST($rooms, kind: "or") }.
    }

## Refus : brûler, et ce qu’on peut faire pendant le tour des autres

gemrush-burn-count =
    { $count ->
        [0] Plus aucune carte ne doit brûler : les cartes offertes suffisent.
        [one] Seule { $count } carte doit brûler.
       *[other] Seules { $count } cartes doivent brûler.
    }
gemrush-burn-short =
    { $count ->
        [one] La pioche ne suffit pas : choisis { $count } carte dans les mains.
       *[other] La pioche ne suffit pas : choisis { $count } cartes dans les mains.
    }
gemrush-burn-others =
    { $count ->
        [0] Les cartes des autres ne brûlent que s’ils les offrent, ou si la pioche ne suffit pas.
       *[other] Les autres n’ont pas offert ces cartes. Tu peux en choisir { $count } au plus.
    }
gemrush-burn-not-theirs = Le numéro { $number } n’a pas { PICTURE("gemrush-card", $card, code: "beside") } à brûler. Choisis une autre carte ou une autre main.
gemrush-not-in-rush = C’est réservé à la Crisis. Dans un Rush, rien ne brûle et personne ne s’arrête avant la fin.
gemrush-offer-own-turn = On offre des cartes pendant le tour des autres. Pendant le tien, choisis ce qui brûle.
gemrush-offer-full = Il y a déjà { $count } cartes offertes. Il n’en brûle pas plus ce tour-ci.
gemrush-not-offered =
    { $count ->
        [0] Tu n’as offert aucune carte.
       *[other] Tu n’as pas offert { PICTURE("gemrush-card", $card, code: "beside") }. Tes offres : { PICTURE("gemrush-card", $offered, code: "beside") }.
    }
gemrush-stop-target = Pour s’arrêter, il faut { $target } points ensemble. Pour l’instant : { $points }.
gemrush-stop-open = Cette partie n’a pas d’objectif. Elle finit quand la dernière carte a brûlé.
gemrush-stop-again = Tu as déjà accepté d’arrêter. Les autres, pas encore.
gemrush-play-on-none = Tu n’as pas accepté d’arrêter, donc tu continues de toute façon.

## Refus : les options d’une nouvelle partie

gemrush-seats-range = Avec ces options, Gem Rush se joue de { $low } à { $high } joueurs.
gemrush-target-range = Choisis un objectif de { $low } à { $high } points.
gemrush-open-rush = Un Rush a besoin d’un objectif de { $low } à { $high } points. « Le plus possible » est réservé à la Crisis.
gemrush-solo-rush = Un Rush se joue à { $low } joueurs au moins. En solo, tu peux jouer une Crisis.
gemrush-turns-solo = Seule une Crisis en solo et sans objectif peut finir après quelques tours.
gemrush-dealt-range = Distribue de { $low } à { $high } compétences au choix.
gemrush-unshared-skill = Tu ne peux choisir la compétence que si tout le monde partage la même. Choisis aussi « Commune » pour les compétences, ou laisse cette option de côté.
gemrush-no-such-skill = Cette compétence n’existe pas. Choisis l’une des suggestions.
gemrush-no-such-dwarf = Choisis l’un de ces nains : { $dwarves }. Chaque nain ne va qu’à un seul membre.

## Refus : coups et positions par écrit

gemrush-notation-move = Je ne peux pas lire « { $text } » comme un coup. Un coup ressemble à `step N`, `build N13E ObPe`, `act` ou `draw`.
gemrush-notation-form = Un coup avec `{ $verb }` s’écrit ainsi : `{ $form }`.
gemrush-notation-cell = « { $text } » n’est pas un emplacement de la grille. Un emplacement, ce sont des lettres puis un nombre : `N13`.
gemrush-notation-door = « { $text } » n’est pas une porte. Une porte, c’est une salle et un côté : `N13E`.
gemrush-notation-side = « { $text } » n’est pas un côté. Les côtés sont `N`, `E`, `S` et `W` (ouest).
gemrush-notation-card = « { $text } » n’est pas une carte. Une carte, ce sont deux lettres par gemme : `ObPe`, ou `Di` seul.
gemrush-notation-gem = « { $text } » n’est pas une gemme. Les gemmes s’écrivent Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or et Wa.
gemrush-notation-skill = « { $text } » n’est pas une compétence qui paie. Écris les quatre premières lettres de son nom anglais après un plus : `+evoc`.
gemrush-notation-number = « { $text } » ne va pas ici. Écris un nombre de { $low } à { $high }.
gemrush-notation-many = Un coup peut avoir { $most } cartes au plus ; celui-ci en a { $count }.
gemrush-position-tile = La tuile « { $text } » n’existe pas, ou bien elle est en double ou au même endroit qu’une autre.
gemrush-position-field = Dans cette position, le champ { $field } ne peut pas être « { $text } ».
gemrush-position-cards = Une position contient chacune des { $all } cartes une fois ; celle-ci en a { $count }, ou certaines en double.
gemrush-position-tiles = Une position contient chacune des { $all } tuiles une fois ; celle-ci en a { $count }, ou certaines en double.

## A channel that plays

gemrush-votes = -# Il y a jusqu’à trois votes par tour, rarement plus : une étape qui révèle une salle ou des cartes est jouée d’abord. Puis on vote sur le reste.
