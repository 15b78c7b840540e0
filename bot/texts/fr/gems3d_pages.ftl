# Les pages des règles, 60 mots au plus chacune. Un mot du jeu est en gras là où une page l’explique.
# $size, $types, $drop, $line : les paramètres de la partie ici, ou les habituels

gems3d-page-goal-title = Le jeu en bref
gems3d-page-goal =
    À chaque tour, tu déplaces une gemme, puis de nouvelles tombent. { $line } gemmes ou plus du même type côte à côte, en rangée, colonne ou diagonale, font une **ligne** : elles disparaissent, marquent et font de la place.

    Joue longtemps et marque le plus possible. Une partie a { $types } des 16 types de gemmes, au hasard.
gems3d-page-goal-alt = Un plateau de neuf colonnes, à moitié rempli de gemmes de sept types. Au-dessus : 62 points, une astuce, les trois prochaines gemmes.

gems3d-page-move-title = Déplacer une gemme
gems3d-page-move =
    Appuie sur **{ LABEL("gems3d-ui-move") }**, choisis une gemme, puis une case vide. La gemme passe par les cases vides : en haut, en bas, à gauche, à droite, jamais en diagonale ni à travers une gemme.

    Ici, la gemme rouge en B2 peut aller sur toutes les cases claires, pas en A4 ni G1. Chemin bloqué ? Choisis encore : c’est toujours ton tour.
gems3d-page-move-alt = La gemme rouge en B2 est choisie. Toutes les cases vides sont claires, sauf A4 et G1 : des gemmes bloquent tous leurs chemins.

gems3d-page-fall-title = Ce qui tombe
gems3d-page-fall =
    Après un coup sans ligne, { $drop ->
        [one] { $drop } gemme tombe
       *[other] { $drop } gemmes tombent
    } sur des cases vides au hasard ; ici, leurs coins sont marqués. Au-dessus du plateau, **{ gems3d-caption-next }** montre ce qui tombe, pas où.

    Si elles complètent une ligne, tu la marques. Après un coup qui fait une ligne, rien ne tombe, sauf si le plateau est vide.
gems3d-page-fall-alt = La gemme rouge est allée de B2 à E3 ; une trace montre son chemin. Trois nouvelles gemmes aux coins marqués sont tombées. Au-dessus, les trois prochaines.

gems3d-page-line-title = Une ligne
gems3d-page-line =
    La gemme rouge est passée de F4 à F3 : c’est la cinquième de sa rangée. La ligne disparaît aussitôt : **+5**. Les gemmes doivent être côte à côte sans trou, en rangée, colonne ou diagonale.{ $line ->
        [5] { "" }
       *[other] {" "}Dans ta partie, une ligne a { $line } gemmes ou plus.
    }
gems3d-page-line-alt = Une gemme rouge est passée de F4 à F3. Les cinq gemmes rouges de B3 à F3 disparaissent et rapportent 5 points.

gems3d-page-bonus-title = Le bonus
gems3d-page-bonus =
    Le **bonus** est ce que marque une ligne. Il grimpe vite :
    `5` +5 · `6` +8 · `7` +13 · `8` +20 · `9` +29 · `10` +40
    À partir de cinq, N gemmes marquent 4 + (N − 4)². Ici, la septième gemme bleue a rempli le trou : +13. Cinq marqueraient 5.{ $line ->
        [3] {" "}Trois et quatre marquent un point par gemme.
        [4] {" "}Quatre marquent 4.
       *[other] { "" }
    }
gems3d-page-bonus-alt = Une gemme bleue est passée de D4 au trou en D3. Les sept gemmes bleues de A3 à G3 disparaissent et rapportent 13 points.

gems3d-page-cross-title = Lignes qui se croisent
gems3d-page-cross =
    Des lignes d’un même type qui partagent une gemme n’en font qu’une. Ici, cinq gemmes vertes en colonne et cinq en rangée partagent le coin C5 : neuf gemmes, **+29**.

    Sans gemme commune, chacune marque.
gems3d-page-cross-alt = Une gemme verte est passée de A3 au coin C5. Cinq gemmes vertes de C1 à C5 et cinq de C5 à G5 disparaissent ensemble et rapportent 29 points.

gems3d-page-trick-title = Les astuces
gems3d-page-trick =
    Tous les 50 points, tu gagnes une **astuce**. Elle change la seule gemme qui gêne une ligne : ici, la bleue en D3 devient rouge, +5.

    Le plateau marque où une astuce marche et montre le bouton **{ LABEL("gems3d-ui-trick") }**. La ligne marque aussitôt, rien ne tombe, et tu as encore ton coup.
gems3d-page-trick-alt = Deux gemmes rouges, une bleue en D3, deux rouges. La rangée est magenta, avec une baguette et +5 sur la gemme bleue. Au-dessus du plateau, la baguette montre une astuce.

gems3d-page-end-title = La fin
gems3d-page-end =
    La partie finit quand le plateau est plein. Même là, une astuce peut te sauver : ici, la gemme dorée en E3 devient rouge, et cinq cases se libèrent.

    Avec **{ ui-resign }**, tu arrêtes et tes points comptent. Ils ne comptent pas si tu ne réponds plus et qu’un ordinateur finit pour toi. `/gems top` montre les meilleurs de ce serveur.
gems3d-page-end-alt = Un plateau plein. En rangée 3, cinq cases sont magenta : rouge, rouge, dorée en E3 avec une baguette et +5, rouge, rouge.

gems3d-page-undo-title = Annuler, et Difficile
gems3d-page-undo =
    { "**" }{ LABEL("ui-undo") }** annule les coups qui n’ont rien rapporté ni fini la partie, plusieurs d’affilée si tu veux. La chance ne change pas : le même coup amène les mêmes gemmes.

    En **Difficile**, on n’annule pas, et les prochaines gemmes sont cachées : au-dessus du plateau, une flèche barrée et un cadenas.
gems3d-page-undo-alt = Au-dessus du plateau, la flèche pour annuler est barrée. Un cadenas cache les prochaines gemmes.

gems3d-page-together-title = Solo et relais
gems3d-page-together =
    { "**" }Solo :** toi et le plateau, les autres peuvent regarder.

    { "**" }Relais :** 2 à 8 joueurs partagent un plateau et jouent à tour de rôle. Tes coups marquent pour toi, avec les gemmes qui tombent ensuite ; le total va à la table. Les astuces sont à tous : chacun peut s’en servir à son tour.
gems3d-page-together-alt = Un plateau avec trois joueurs au-dessus : toi avec 18 points, deux autres avec 13 et 15. La somme est 46.

gems3d-page-race-title = Course et plateau du jour
gems3d-page-race =
    { "**" }Course :** 2 à 8 joueurs à la fois, chacun sur son plateau, caché jusqu’à ce que tous aient fini. Tous ont les mêmes gemmes, en 300 chutes au plus, et on n’annule pas. Qui a le plus de points gagne.

    { "**" }Plateau du jour :** un par jour, le même pour tous, en Difficile. Tu le joues une fois : `/gems daily`.
gems3d-page-race-alt = Trois joueurs dans une course, chacun dans un couloir avec son nombre de tours : 12, 9 et 14. Aucun plateau n’est montré.

gems3d-page-settings-title = Les paramètres
gems3d-page-settings =
    Avec `/gems new`, tu choisis : plateau 5 à 15, types de gemmes 3 à 12, gemmes par tour 1 à 7, longueur d’une ligne 3 à 10, tours jusqu’à 200 (`turns`). Dans une course, `points` montre les points de tous. `cells` marque les prochaines cases.

    { "**" }Ici :** plateau { $size } × { $size }, { $types } types, { $drop } par tour, lignes de { $line }.
gems3d-page-settings-alt = Un petit plateau de cinq colonnes avec de grandes gemmes.

gems3d-here-daily =
    Tu joues { $turns } tours, sans adversaire. Appuie sur le numéro d’une gemme, puis sur celui de la case où elle va. On n’annule rien. **{ daily-ui-end }** arrête avant la fin, et tes points comptent.

    Les pages suivantes parlent de parties. Là, **{ LABEL("gems3d-ui-move") }** mène aux choix que tu as ici.
