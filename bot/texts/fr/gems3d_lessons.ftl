# La leçon : ce que demande chaque exercice, et ce qui s’est passé. Un mot du jeu est en gras à sa première apparition.

gems3d-lesson-first = Premières lignes
gems3d-lesson-first-aim = Cinq gemmes du même type côte à côte font une **ligne** et rapportent des points. Qui a le plus de points gagne.

gems3d-lesson-first-move = Amène une quatrième gemme rouge près des trois autres : appuie sur **{ LABEL("gems3d-ui-move") }**, choisis la gemme, puis la case : chacune a alors un numéro sur lequel appuyer. Dans E6, la lettre est la colonne et le chiffre, la rangée.
gems3d-lesson-first-move-done = Pas encore de ligne, donc les gemmes qu’annonçait **{ gems3d-caption-next }** sont tombées sur des cases au hasard, celles aux coins marqués.
gems3d-lesson-first-move-tip = Si elles complètent une ligne, les points sont aussi pour toi.

gems3d-lesson-first-line = Au tour de la cinquième : la gemme rouge qui vient de tomber va à l’un des deux bouts des quatre.
gems3d-lesson-first-line-done = La ligne disparaît : **+5**.
gems3d-lesson-first-line-tip = Après un coup qui fait une ligne, rien ne tombe.

gems3d-lesson-first-path = Une gemme passe par les cases vides : en haut, en bas, à gauche, à droite, jamais en diagonale, jamais à travers une gemme. Il reste deux gemmes violettes. Laquelle trouve un chemin vers les quatre ?
gems3d-lesson-first-path-done = Elle a fait tout le tour du mur : **+5**.
gems3d-lesson-first-path-tip = Celle du coin est emmurée.

gems3d-lesson-first-diagonal = Une ligne peut aussi être diagonale. Complète la bleue, à l’un des deux bouts.
gems3d-lesson-first-diagonal-done = Horizontale, verticale ou diagonale, une ligne compte pareil.
gems3d-lesson-first-diagonal-tip = Les diagonales se voient moins bien : garde-les à l’œil.

gems3d-lesson-first-longer = Il manque une gemme aux blanches pour une ligne de cinq, aux jaunes pour une ligne de **sept**. Fais la plus longue : la gemme jaune isolée va dans le trou.
gems3d-lesson-first-longer-done = Tu as +13 au lieu de +5.
gems3d-lesson-first-longer-tip = Le **bonus** grimpe vite : cinq gemmes rapportent 5, six 8, sept 13. Laisse donc un trou au milieu, et remplis-le en dernier.

gems3d-lesson-first-cross = Les lignes d’un même type qui partagent une gemme comptent ensemble. Déplace la gemme verte isolée vers la case où elle complète la colonne **et** la rangée.
gems3d-lesson-first-cross-done = Neuf gemmes d’un coup : **+29**.
gems3d-lesson-first-cross-tip = Avec plus de 50 points, tu as gagné ta première **astuce**. La baguette au-dessus du plateau les compte.

gems3d-lesson-first-trick = Le plateau est plein. Ce serait la fin, mais tu as une astuce : elle change une gemme pour compléter une ligne. Appuie sur **{ LABEL("gems3d-ui-trick") }** et prends celle qui rapporte +8.
gems3d-lesson-first-trick-done = Six gemmes en moins, et la partie continue.
gems3d-lesson-first-trick-tip = Tous les 50 points, tu gagnes une astuce. Un plateau plein sans astuce, c’est la fin.

gems3d-lesson-first-match = Une course : chacun joue sur son propre plateau, en même temps. Elle finit après 12 tours, ou quand le plateau est plein.
