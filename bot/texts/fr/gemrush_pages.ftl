# Les pages des règles, 60 mots au plus chacune. Un mot du jeu est en gras là où une page l’explique.
# $target, $crowd : l’objectif d’un Rush, et celui à cinq membres ou plus, ou 0 · $together : l’objectif d’une Crisis, ou 0

gemrush-page-goal-title = Le jeu en bref
gemrush-page-goal =
    Des nains construisent une mine ; chaque nouvelle salle rapporte des points. Dans un **Rush**, 2 à 7 membres visent { $target } points{ $crowd ->
        [0] { "" }
       *[other] {" "}({ $crowd } dès cinq membres)
    }. Quand quelqu’un les a, on finit le tour de table : chacun a autant de tours. Le plus haut score gagne.

    Dans une **Crisis**, 1 à 7 jouent ensemble.
gemrush-page-goal-alt = Une mine de cinq salles avec deux nains. En haut : Ada joue, 3 pas restants, 4 points sur 20.

gemrush-page-turn-title = Ton tour
gemrush-page-turn =
    1. Plus de 4 cartes en main ? Défausse pour en garder 4. Cela ne rapporte rien.
    2. Fais jusqu’à 3 **pas** : avance et construis.
    3. Fais une **action** : pioche 1 carte, ou utilise ta salle. Elle finit ton tour.

    Le premier joueur est tiré au sort ; ensuite, chacun son tour.
gemrush-page-turn-alt = Le haut de l’image : le nain d’Ada, Ada joue, trois signes dorés pour 3 pas restants, 4 points sur 20, tour 1. Dessous, une mine de deux salles.

gemrush-page-cards-title = Les cartes
gemrush-page-cards =
    Tu commences avec 4 **cartes**, la plupart à 2 gemmes. Les sept gemmes **ordinaires** paient les salles ; les quatre **spéciales** ont leurs propres règles.

    Dans un Rush, ta main est secrète : appuie sur **{ LABEL("gemrush-ui-hand") }**. Dans une Crisis, les mains sont visibles.
gemrush-page-cards-alt = Une main de quatre cartes, chacune avec deux gemmes et leurs lettres : Ob Fi, Pe So, El St, St Fi.

gemrush-page-walk-title = Portes et murs
gemrush-page-walk =
    Un pas passe par une **porte** de ta salle. Un mur de ton côté te bloque. Un mur derrière ta porte, non : c’est un passage à sens unique, avec une flèche rouge.

    Les boutons à flèche te font passer les portes : avec un nom ou **{ LABEL("gemrush-ui-go") }**, vers une salle ; avec des points, vers le vide, où tu construis.
gemrush-page-walk-alt = Signes : une porte avec coût et points ; une porte brillante où tu peux construire ; un passage dans les deux sens ; un passage à sens unique avec une flèche ; un mur ; un tunnel ; un wagonnet ; la salle la plus récente.

gemrush-page-build-title = Construire une salle
gemrush-page-build =
    La plaque d’une porte montre des gemmes et, dans l’hexagone, des points. Paie les gemmes, marque les points, et te voilà dans une nouvelle salle. Coût : 1 pas. Construis aussi souvent que tu peux.

    Certaines portes sont gratuites ou rapportent 0. Une plaque brille si tu peux payer.
gemrush-page-build-alt = Deux salles. Chaque porte sur le vide a une plaque avec des gemmes et des points, par exemple une larme d’étoile pour 1 point. Les plaques que tu peux payer brillent.

gemrush-page-pay-title = Payer
gemrush-page-pay =
    Défausse des cartes qui montrent toutes les gemmes de la porte. Les deux gemmes d’une carte peuvent compter. Une gemme ne paie qu’une fois ; s’il en manque une, tu ne passes pas.

    Rangée du haut : pergélisol, électrum et rubis de feu pour 2 points. La pierre d’âme est **gaspillée**.
gemrush-page-pay-alt = Trois cartes : Ob St, Pe El, So Fi. Dessous, deux portes à portée : la première coûte Pe, El et Fi pour 2 points et prend deux cartes.

gemrush-page-place-title = Poser la salle
gemrush-page-place =
    On pioche l’une des 80 tuiles, et tu choisis son sens. Une de ses portes doit donner sur ton chemin ; les autres n’ont pas à correspondre. Une tuile à deux portes a donc deux sens possibles.

    Tu y entres. Continue s’il te reste des pas.
gemrush-page-place-alt = Les sens possibles d’une tuile, numérotés. Un nain attend au bord. Dans un sens, il y a là une porte ; un autre est barré, car un mur bloque la porte.

gemrush-page-rooms-title = Les salles
gemrush-page-rooms =
    Chaque salle sait faire quelque chose, souvent avec des cartes. Son signe dit quand :
    - Enclume : comme action. Rien ne vient après.
    - Flèche : en te déplaçant, pour 1 pas à chaque fois, ou comme action.
    - Lampe : en te déplaçant, pour 0 pas, autant que tu veux.

    `/rush room` montre une salle en grand.
gemrush-page-rooms-alt = Trois signes : une enclume orange, comme action ; une flèche bleue, 1 pas ou action ; une lampe grise, en te déplaçant.

gemrush-page-effects-title = Ce que font les salles
gemrush-page-effects =
    { "**" }Piocher** prend des cartes cachées. **Révéler** les montre à tous. **Creuser** révèle jusqu’à trouver les bonnes cartes. **Garder** prend des cartes révélées ; les autres sont défaussées à la fin. **Défausser** coûte des cartes de ta main. **Nommer** : l’une des onze gemmes.

    Pioche vide ? On mélange la défausse.
gemrush-page-effects-alt = Douze signes : piocher, révéler, garder, garder les bonnes, tout garder, défausser, creuser, nommer une gemme, X, changer de place avec un nain, aller dans une salle, déplacer cette salle.

gemrush-page-order-title = De gauche à droite
gemrush-page-order =
    Suis les signes de gauche à droite. Ici, tu creuses jusqu’à trouver 3 cartes avec larme d’étoile, rubis de feu ou les deux. Tu en gardes 2 ; la troisième est défaussée.

    « Nommer, Révéler 3, Garder les bonnes » : nomme une gemme, révèle 3 cartes, garde celles qui l’ont.
gemrush-page-order-alt = La salle Pleure-braises, en grand. Ses signes : un pic avec 3 et les gemmes larme d’étoile et rubis de feu, puis une coche verte avec 2.

gemrush-page-x-title = X
gemrush-page-x =
    Pour **X**, tu choisis un nombre, le même pour chaque X de la salle. Tout doit être faisable : avec trois cartes en main, tu peux choisir 3 ici, pas 4.

    Si même la pioche remélangée ne suffit pas, tu reçois ce qu’il y a.
gemrush-page-x-alt = La salle Tambour rotatif, en grand. Ses signes : défausser X, révéler X, tout garder.

gemrush-page-gems-title = Gemmes ordinaires
gemrush-page-gems =
    Ces sept gemmes paient les portes qui les montrent : obsidienne, pergélisol, électrum, pierre d’âme, larme d’étoile, rubis de feu et jade du dragon.
gemrush-page-gems-alt = Les sept gemmes ordinaires avec leurs lettres : Ob, Pe, El, So, St, Fi, Dr. À côté, deux cartes.

gemrush-page-dust-title = Gemmes spéciales
gemrush-page-dust =
    La **Poudre de diamant** paie n’importe quelle gemme ordinaire. Quand tu creuses, gardes ou nommes, elle n’est qu’elle-même.

    Le **Verre-écho** copie une gemme ordinaire payée avec lui, mais ni gemme spéciale, ni ce que remplace la Poudre de diamant.

    L’**Orichalque** et la **Pierre de passage** ne paient rien : voir la suite.
gemrush-page-dust-alt = Les quatre gemmes spéciales : Poudre de diamant, toute gemme ordinaire ; Verre-écho, copie une gemme payée ; Orichalque, 1 point de plus ; Pierre de passage, construire ou aller partout.

gemrush-page-orichalcum-title = Orichalque
gemrush-page-orichalcum =
    Chaque Orichalque sur une carte que tu paies rapporte 1 point de plus, mais seulement si l’autre gemme de la carte compte.

    Ici, une carte avec rubis de feu et Orichalque paie une porte d’un rubis de feu : 1 + 1 points.
gemrush-page-orichalcum-alt = Une carte avec Or et Fi paie une porte qui coûte un rubis de feu.

gemrush-page-warpstone-title = Pierre de passage
gemrush-page-warpstone =
    Une Pierre de passage construit à n’importe quelle porte ouverte de la mine, même dans ta salle, pour 0 pas. Tu paies les gemmes de la porte comme sur place, et te voilà dans la nouvelle salle.

    Ou défausse sa carte en te déplaçant, et va dans n’importe quelle salle pour 0 pas.
gemrush-page-warpstone-alt = Une mine de cinq salles. Des plaques loin de ton nain brillent aussi.

gemrush-page-tunnel-title = Tunnels
gemrush-page-tunnel =
    Personne ne s’arrête dans un **tunnel** : suis ses rails jusqu’à la sortie. Le trajet entier coûte 1 pas, même par plusieurs tunnels.

    Un tunnel a quatre portes, reliées deux à deux. Tu sors là où mènent tes rails.
gemrush-page-tunnel-alt = La salle Gravière, un tunnel avec des rails de gauche à droite et de haut en bas, et la salle Lampisterie derrière.

gemrush-page-digging-title = Construire par un tunnel
gemrush-page-digging =
    Si un tunnel mène au vide, tu construis à son bout. Tu paies et marques la porte de la salle qui y mène.

    Si tu pioches un tunnel, tu le traverses. Au bout, le vide reçoit une autre tuile, gratuite et sans points ; dans une salle, tu t’arrêtes.
gemrush-page-digging-alt = Au-dessus de Gravière, un tunnel monte vers le vide. La plaque de la porte du haut de la salle y est accrochée : un électrum, 1 point.

gemrush-page-rails-title = Wagonnet, miroir, ascenseur
gemrush-page-rails =
    { "**" }Wagonnets :** un seul ne sert à rien. Entre deux ou plus, roule pour 0 pas en te déplaçant.

    { "**" }Miroir déformant :** pour 1 pas ou comme action, change de place avec un autre nain.

    { "**" }Ascenseur hanté :** pour 0 pas, la salle et ses occupants vont à une autre porte ouverte.
gemrush-page-rails-alt = Cinq salles : Ascenseur hanté, Miroir déformant, Gravière, et au-dessus deux Wagonnets côte à côte.

gemrush-page-dwarves-title = Les nains
gemrush-page-dwarves =
    Choisis l’un des sept nains en rejoignant la table, sinon le sort t’en donne un. **Ta couleur** est la gemme de ton nain. Seules certaines compétences en ont besoin.

    Tous partent de la même salle. Si la première tuile est un tunnel, d’autres suivent jusqu’à une salle.
gemrush-page-dwarves-alt = Une salle avec sept nains, montrés par des disques, chacun avec sa couleur et la première lettre d’un nom. Dessous, les sept membres, chacun avec un nain d’une autre couleur.

gemrush-page-skills-title = Les compétences
gemrush-page-skills =
    Une **compétence** change une règle pour toi ; il y en a 20. Tous peuvent la lire. Utilise-la autant que son texte le permet.

    `skills:` de `/rush new` dit comment : **Normal** en donne une chacun. **Choix** : deux ou plus, tu en gardes une. **Commune** : une pour tous. **Aucune** : en Crisis, vise 5 à 10 points de moins.
gemrush-page-skills-alt = Une main avec la compétence Évocation. Une porte à deux obsidiennes et un rubis de feu est payée avec une seule carte, car la compétence donne une obsidienne de plus.

gemrush-page-chaos-title = Magie du chaos
gemrush-page-chaos =
    Avec la **Magie du chaos**, tu peux changer de compétence à la fin de ton tour : pioches-en une nouvelle, puis l’ancienne est remélangée.

    Si ta compétence a changé quelque chose ce tour-ci, c’est obligatoire. Cela vaut aussi pour celles qui agissent toutes seules, comme Élan.
gemrush-page-chaos-alt = Le haut de l’image dit : Ada peut changer de compétence. Dessous, une mine de deux salles.

gemrush-page-circle-title = Cercle magique
gemrush-page-circle =
    Dans un **Cercle magique**, tu as deux compétences, chacune partagée avec un voisin. Les gemmes de l’une ne servent jamais à l’autre : Transmutation n’utilise pas deux Verres-écho d’Harmonisation. Mais les deux peuvent utiliser une carte qui leur convient telle quelle.

    En Crisis, vise 5 à 10 points de plus.
gemrush-page-circle-alt = Une main de deux cartes identiques, Ob Pe. Elles paient la porte du haut : Ob, Pe et Dr pour 2 points, avec Transmutation et Évocation.

gemrush-page-crisis-title = Crisis : ensemble
gemrush-page-crisis =
    Tous les points s’additionnent, et les mains sont visibles. En tout, 25 tours. { $together ->
        [0] Marque le plus possible.
       *[other] Gagné à { $together } points : on s’arrête si tous sont d’accord, ou on continue.
    }

    Objectifs : Apprenti 35, Compagnon 45, Artisan 55, Expert 65, Maître 75, un nombre au choix, ou le plus possible.

    { "**" }Plateau du jour :** 10 tours en solo, le même pour tous : `/rush daily`.
gemrush-page-crisis-alt = Le haut de l’image dans une Crisis : tour 3 sur 25, 12 points sur 45. Dessous, une mine de deux salles.

gemrush-page-burn-title = Brûler des cartes
gemrush-page-burn =
    Dans une Crisis, 3 cartes **brûlent** après chaque tour. Elles ne reviennent jamais ; les défaussées, si. Après 75 cartes, c’est fini.

    Elles viennent de la pioche, ou de ta main. Au tour des autres, offre tes cartes avec **{ LABEL("gemrush-ui-hand") }**. Si la pioche ne suffit pas, les mains doivent donner.
gemrush-page-burn-alt = Sous la mine : trois membres avec leurs mains visibles, et les piles : pioche, défausse, 6 cartes brûlées.

gemrush-page-undo-title = Annuler, et écrire
gemrush-page-undo =
    { "**" }{ LABEL("ui-undo") }** reprend ton dernier coup ; appuie encore pour le précédent. Ce qui est pioché, payé et marqué reste.

    Les boutons font tout. À l’écrit, un emplacement, ce sont les lettres et le nombre des bords, `N13`. Une carte, ce sont deux lettres par gemme, `ObPe`.
gemrush-page-undo-alt = Une mine de cinq salles. Au bord, les colonnes M, N, O et les rangées 12 et 13.

gemrush-here-daily =
    Tu joues { $turns } tours, sans adversaire. Les flèches des boutons passent une porte ou construisent derrière, et les boutons disent ce qui finit le tour. Ensuite, trois cartes brûlent.

    Les pages suivantes parlent de parties à plusieurs. Là, **{ LABEL("gemrush-ui-hand") }** montre les cartes que tu vois ici.
