# La leçon : ce que demande chaque exercice, et ce qui s'est passé. Un mot du jeu est en gras là où il apparaît d'abord.

gembatan-lesson-first = Premières chaînes
gembatan-lesson-first-aim = Place des **gemmes** pour marquer des points, surtout en diagonales d’une même couleur. Qui a le plus de points gagne.

gembatan-lesson-first-gem = Deux demi-anneaux face à face entre des **tuiles** forment une **monture** : la place d’une gemme. Celle qui porte le **1** est vide. Appuie sur **{ LABEL("gembatan-ui-play") }**, puis **1**.
gembatan-lesson-first-gem-done = Chaque gemme rapporte 1 point : la flèche à côté de ton score mène à celui d’après ton tour.
gembatan-lesson-first-gem-tip = Une gemme va là où ses deux couleurs, ou leurs lettres, sont celles de la monture. Après chaque coup, les choix changent de numéro.

gembatan-lesson-first-lay = Une tuile, maintenant. **Tu peux tourner les tuiles.** Entre voisines, deux côtés lisses se font face, ou des demi-anneaux de deux couleurs : ici, bleu et jaune. Appuie sur **{ LABEL("gembatan-ui-play") }**, puis **1**. Une gemme bleue et jaune l’accompagne. Appuie ensuite sur **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-lay-done = **+2** pour deux gemmes.
gembatan-lesson-first-lay-tip = Chaque tuile amène une gemme dans une monture qu’elle forme. À la fin du tour, tu as pioché pour revenir à quatre tuiles et quatre gemmes.

gembatan-lesson-first-chain = Trois gemmes en diagonale avec une couleur commune forment une **chaîne**. Deux ont du rouge : appuie sur **{ LABEL("gembatan-ui-play") }**, puis **1** pour la troisième. Appuie ensuite sur **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = **+4** : 3 pour la chaîne rouge et 1 pour ta gemme.
gembatan-lesson-first-chain-tip = Celles des autres comptent aussi, les lignes horizontales ou verticales non. Si les gemmes partagent leurs deux couleurs, la chaîne marque pour chacune.

gembatan-lesson-first-two = Tu peux poser plusieurs tuiles dans un tour : chacune touche une tuile posée ce tour. Appuie sur **{ LABEL("gembatan-ui-play") }**, puis **1**, puis encore **1** : ça forme une chaîne jaune. Appuie ensuite sur **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-two-done = **+5** : 2 pour les gemmes et 3 pour la chaîne.
gembatan-lesson-first-two-tip = Un petit coup d’abord peut mener à une chaîne.

gembatan-lesson-first-gembatan = Deux tuiles et deux gemmes de ce tour sont déjà là. Place tes deux dernières gemmes : appuie sur **{ LABEL("gembatan-ui-play") }**, puis **1**, puis encore **1**. Appuie ensuite sur **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-gembatan-done = **+11** : 4 pour les gemmes, 3 pour la chaîne bleue, et 4 pour un **Gembatan** : les quatre gemmes en un seul tour.

gembatan-lesson-first-trade = Une seule tuile est jouable, pour 1 point. Mieux vaut un **échange** : appuie sur **{ LABEL("gembatan-ui-trade") }**, puis sur ce que tu donnes, puis sur le bouton vert.
gembatan-lesson-first-trade-done = Ta main est changée, et ton tour est fini.

gembatan-lesson-first-match = Pour gagner, cherche d’abord les chaînes : **{ LABEL("gembatan-ui-play") }** montre ce que rapporte chaque coup, le meilleur en tête. La partie s’arrête quand il n’y a plus de gemmes à piocher et que quelqu’un a joué sa dernière. Chaque gemme restante coûte 1 point.
