# Les pages des règles, 60 mots au plus chacune. Un mot du jeu est en gras là où une page l'explique.
# $gems : combien de gemmes a la partie, avec 60 tuiles

gembatan-page-goal-title = Le jeu en bref
gembatan-page-goal =
    Place des gemmes entre les tuiles : les lignes d’une même couleur marquent. Qui a le plus de points gagne.

    De 2 à 4 joueurs, chacun avec 4 **tuiles** et 4 **gemmes**, visibles de tous. Le reste des 60 tuiles et { $gems } gemmes est caché dans deux **réserves**. Une tuile ouvre le plateau. Premier joueur au hasard, puis sens horaire.
gembatan-page-goal-alt = Sept tuiles avec des gemmes entre elles. Une ligne bleue relie trois gemmes et affiche +3. Dessous, un panneau affiche Gembatan +4. En haut : Opale 1, Toi 12.

gembatan-page-socket-title = Les montures
gembatan-page-socket =
    Certains côtés d’une tuile ont une **demi-monture** : un demi-anneau de couleur. Les autres côtés sont lisses.

    Deux demi-montures face à face forment une **monture**, ici une rouge et une bleue. Celles qui brillent au bord sont ouvertes : une case en pointillé montre où une tuile peut s’y joindre.
gembatan-page-socket-alt = Deux tuiles côte à côte. Entre elles, un demi-anneau rouge et un bleu forment une monture vide. Un demi-anneau jaune et un vert brillent au bord, chacun devant une case en pointillé.

gembatan-page-gem-title = Les gemmes
gembatan-page-gem =
    Une gemme a deux couleurs, chacune avec sa lettre ou son signe. Elle va dans une monture d’exactement ces couleurs et se tourne toute seule.

    Chaque gemme que tu places rapporte 1 point : **+1**.
gembatan-page-gem-alt = Une gemme rouge et bleue est dans la monture entre le demi-anneau rouge et le bleu. En haut : Toi, de 0 à 1.

gembatan-page-lay-title = Poser une tuile
gembatan-page-lay =
    À ton tour, appuie sur **{ LABEL("gembatan-ui-play") }** et pose une tuile, tournée à ton gré. Avec elle, place une de tes gemmes dans une monture que cette tuile forme. Si elle en forme plusieurs, une gemme suffit.

    Ici, une gemme rouge et bleue est venue avec la tuile dorée.
gembatan-page-lay-alt = Trois tuiles. Celle du haut est dorée : elle a été posée ce tour. Une gemme rouge et bleue la relie à celle du dessous.

gembatan-page-more-title = Un tour plus long
gembatan-page-more =
    Tu peux poser d’autres tuiles. Chacune partage une monture avec une tuile posée ce tour : ici 1, puis 2. Tu peux aussi remplir toute monture ouverte, même laissée par d’autres, même sans tuile.

    Annule ce que tu veux avant d’appuyer sur **{ LABEL("gembatan-ui-finish") }**. Puis pioche jusqu’à 4 tuiles et 4 gemmes.
gembatan-page-more-alt = Deux tuiles dorées, 1 et 2, sont côte à côte et partagent une monture avec une gemme. Trois gemmes de ce tour ont un anneau doré. En haut : Toi, de 0 à 3.

gembatan-page-fit-title = Où va une tuile
gembatan-page-fit =
    Une tuile ne coupe jamais une monture. Là où des tuiles se touchent, demi-monture va contre demi-monture, lisse contre lisse. Les deux couleurs diffèrent. Il reste au moins une demi-monture ouverte sur le plateau.

    Les numéros marquent les cases où va la tuile rouge et jaune, avec une de tes gemmes.
gembatan-page-fit-alt = Six tuiles. Des numéros marquent les cases où va la tuile choisie. D’autres cases près de demi-montures ouvertes n’ont pas de numéro. Dessous, la main.

gembatan-page-chain-title = Les chaînes
gembatan-page-chain =
    Trois gemmes ou plus sur une diagonale, avec une couleur commune, forment une **chaîne**. Si tu en as placé une ce tour, chacune rapporte 1 point, même celles des autres.

    Ici : 4 pour la chaîne verte, 1 pour la gemme, **+5**. Les lignes horizontales et verticales ne comptent pas.
gembatan-page-chain-alt = Une ligne verte traverse en diagonale quatre gemmes avec du vert et affiche +4. La gemme du bas a été placée ce tour.

gembatan-page-both-title = Les deux couleurs
gembatan-page-both =
    Une chaîne marque deux fois si ses gemmes partagent leurs deux couleurs. Ici : 3 pour le rouge, 3 pour le violet, 1 pour la gemme, **+7**.

    Regarde les tuiles et les gemmes des autres : toutes les mains sont visibles. Fais des chaînes que personne ne peut allonger.
gembatan-page-both-alt = Trois gemmes rouges et violettes sur une diagonale. Une ligne rouge et une ligne violette les traversent ; chacune affiche +3.

gembatan-page-one-title = Exemple 1 : au centre
gembatan-page-one =
    Tu as placé la gemme du centre. Elle complète une chaîne rouge de trois et une chaîne bleue de trois :
    3 + 3, et 1 pour la gemme, font **7 points**.
gembatan-page-one-alt = Cinq gemmes comme le cinq d’un dé. Une ligne rouge en relie trois sur une diagonale, une bleue trois sur l’autre ; chacune affiche +3. Elles se croisent dans la gemme du centre.

gembatan-page-two-title = Exemple 2 : au sommet
gembatan-page-two =
    Tu as placé la gemme du haut. Elle termine une chaîne rouge de trois et une chaîne bleue de trois :
    3 + 3, et 1 pour la gemme, font **7 points**.
gembatan-page-two-alt = Cinq gemmes comme un toit. De la gemme du haut, une ligne rouge descend à gauche par deux autres gemmes, une bleue descend à droite ; chacune affiche +3.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    Place les 4 gemmes de ta main en un tour : c’est un **Gembatan**, 4 points de plus. Pas besoin de poser toutes tes tuiles.

    Ici : 4 pour les gemmes, 3 pour une chaîne bleue, 4 pour le Gembatan, **+11**.
gembatan-page-gembatan-alt = Quatre tuiles dorées en rang, de 1 à 4, avec quatre gemmes de ce tour. Une ligne bleue à travers trois gemmes affiche +3, et un panneau, Gembatan +4.

gembatan-page-trade-title = Échanger
gembatan-page-trade =
    Au lieu de jouer, tu peux **échanger** : appuie sur **{ LABEL("gembatan-ui-trade") }** et mets de côté les tuiles et gemmes de ton choix. Tu pioches pour revenir à 4 et 4. Puis les anciennes retournent au hasard dans les réserves.

    Si rien n’est jouable et qu’aucun échange n’est possible, tu passes.
gembatan-page-trade-alt = Sous le plateau : tes quatre tuiles et quatre gemmes, puis la main suivante : Opale. À droite les réserves : 52 gemmes et 50 tuiles.

gembatan-page-end-title = La fin
gembatan-page-end =
    La partie s’arrête quand la réserve de gemmes est vide et que quelqu’un finit un tour sans gemme. Elle s’arrête aussi si personne ne joue pendant un tour de table avec cette réserve vide, ou pendant trois.

    Chaque gemme restante coûte 1 point, ici 3 pour Opale. Qui a le plus de points gagne.
gembatan-page-end-alt = Le décompte final. Toi : 19 pour les gemmes, 21 pour les chaînes, 4 pour un Gembatan, 0 restante, 44 en tout. Opale : 15, 18, 0, moins 3, 30 en tout.

gembatan-page-daily-title = Le plateau du jour
gembatan-page-daily =
    `/gembatan daily` : chaque jour un plateau au milieu d’une partie, le même pour tous. Tu y joues { $turns } tours, sans adversaire. Personne ne voit ton plateau avant la fin du jour.

    Les réserves ont le même ordre pour tous. Tu peux échanger, mais pas au dernier tour. Les gemmes qui restent ne coûtent rien.
gembatan-page-daily-alt = Six tuiles avec des gemmes. Sous le plateau, ta main, et à sa droite les réserves.

gembatan-page-names-title = Si tu préfères écrire
gembatan-page-names =
    Les boutons font tout. À l’écrit, nomme une case par colonne et rangée, `BH60` ; une monture par ses deux cases, `BH60-BI60` ; une gemme par ses couleurs, `RY` ; une tuile par ses côtés depuis le haut, sens horaire, `R-B-`, avec `-` pour lisse. Première tuile : `BH60`.

    R rouge, B bleu, G vert, Y jaune, P violet.
gembatan-page-names-alt = Six tuiles sur un plateau aux colonnes BG à BJ et aux rangées 59 à 62. La première tuile est dans la colonne BH, rangée 60.

gembatan-here-daily =
    Tu joues { $turns } tours, sans adversaire. Appuie sur une de tes tuiles ou sur le numéro d’une monture, puis sa place. **{ LABEL("gembatan-ui-finish") }** finit le tour, et tu pioches. **{ LABEL("gembatan-ui-trade") }** change des tuiles et des gemmes, mais pas au dernier tour. Les gemmes qui restent ne coûtent rien.

    Les pages suivantes parlent de parties à plusieurs. Là, **{ LABEL("gembatan-ui-play") }** mène aux choix que tu as ici.
gembatan-letters = -# R rouge · B bleu · G vert · Y jaune · P violet · `-` lisse. Une tuile se nomme par ses côtés, depuis le haut, sens horaire.
