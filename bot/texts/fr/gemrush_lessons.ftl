# Les leçons de Gem Rush : ce que demande chaque exercice, et ce qui s’est passé ensuite. Un mot du jeu est en gras là où
# une leçon l’explique. Environ 130 lettres par consigne : trois lignes sur un téléphone laissent la place à l’image.

gemrush-lesson-first = Creuse, paie, marque
gemrush-lesson-first-aim = Tu construis des salles et les paies avec des gemmes pour marquer des points. Quand quelqu’un a 12 points, on finit le tour de table, et le plus haut score gagne.

gemrush-lesson-first-walk =
    Un tour, ce sont 3 **pas** de salle en salle, puis une **action**, comme piocher une carte. Ta salle a le bord doré : passe par sa **porte**, l’ouverture à droite, avec **→**.
gemrush-lesson-first-walk-done =
    Tu as fait 1 pas.
gemrush-lesson-first-walk-tip =
    Les signes dorés en haut montrent combien il t’en reste. Les petits nombres jaunes montrent à combien de pas se trouve une salle.
gemrush-lesson-first-build =
    La plaque d’une porte sur le vide montre prix et points : celle-ci veut 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }rubis de feu, que tu as sur une carte, et rapporte 1 point. **Construis** là : appuie sur la flèche vers le bas.
gemrush-lesson-first-build-done =
    Tu as défaussé la carte avec cette gemme, utilisé 1 pas, et tu as 1 point et une nouvelle tuile de salle.
gemrush-lesson-first-place =
    Choisis maintenant le sens de la nouvelle salle. Une de ses portes doit te faire face, comme en 2 et 4 ; à l’autre, tu pourras construire. Appuie sur **4** : tu peux payer cette porte, pour 2 points.
gemrush-lesson-first-place-done =
    La porte qui te fait face n’est plus que l’entrée.
gemrush-lesson-first-place-tip =
    Aux autres portes d’une salle, tu peux construire ensuite, et les autres aussi.
gemrush-lesson-first-pay =
    Cette porte veut 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }pierre d’âme et 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }larmes d’étoile. Les deux gemmes d’une carte peuvent payer : deux de tes cartes montrent les trois. Construis : appuie sur la flèche vers le bas.
gemrush-lesson-first-pay-done =
    Le jade du dragon d’une des cartes est **gaspillé** : cette porte n’en demandait pas.
gemrush-lesson-first-pay-tip =
    Cette salle n’entre que d’une façon, donc on ne t’a pas demandé comment la poser.
gemrush-lesson-first-room =
    Plus aucun pas. Finis ton tour par une action : pioche 1 carte, ou utilise ta salle, dont le signe dit : piocher 3. Appuie sur **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    Tu as pioché 3 cartes, et utiliser la salle était ton action.
gemrush-lesson-first-room-tip =
    Si une salle demande autre chose, comme 1 pas, son bouton le dit.
gemrush-lesson-first-discard =
    Quelques tours plus tard, tu as 5 cartes, mais un tour commence avec 4 au plus. Appuie sur **{ LABEL("gemrush-ui-ask-discard") }**, puis sur la carte **St Dr**, { PICTURE("gemrush-gem", "star-tear", code: "never") }larme d’étoile et { PICTURE("gemrush-gem", "dragonjade", code: "never") }jade du dragon : aucune porte ici n’en veut.
gemrush-lesson-first-discard-done =
    L’image montrait ta main.
gemrush-lesson-first-discard-tip =
    Chaque rangée est une porte à portée, le vert est ce que tes cartes paient. Ce que fait { gemrush-skill-evocation } ici, tu le verras juste après.
gemrush-lesson-first-colour =
    { "**" }Ta couleur** est la gemme de ton nain : { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidienne. Avec ta **compétence** { gemrush-skill-evocation }, une carte avec une obsidienne en donne 1 de plus. Une seule carte paie donc la porte du haut. Appuie sur **{ LABEL("gemrush-ui-hand") }**, puis **↑ +2 · carte 1 + { gemrush-skill-evocation }**.
gemrush-lesson-first-colour-done =
    La carte a donné obsidienne et rubis de feu, et { gemrush-skill-evocation } la seconde obsidienne.
gemrush-lesson-first-colour-tip =
    Dans d’autres parties, tu auras d’autres compétences. **{ LABEL("gemrush-ui-skills") }** dit ce que fait la tienne.
gemrush-lesson-first-end =
    Tu as 12 points, l’objectif : c’est le dernier tour de table. Finis ton tour par l’action possible dans toute salle : **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    On finit le tour de table, pour que chacun ait autant de tours.
gemrush-lesson-first-match =
    Pour gagner, regarde **{ LABEL("gemrush-ui-hand") }** à chaque tour : appuie pour aller construire à une porte. Les portes riches en gemmes rapportent le plus. Finis dans une salle qui donne des cartes. **{ LABEL("gemrush-ui-hand") }** explique aussi ta nouvelle compétence et les gemmes spéciales.

gemrush-lesson-deep = Crisis et compétences
gemrush-lesson-deep-aim = Dans une **Crisis**, on gagne ensemble : avec 45 points en 25 tours.

gemrush-lesson-deep-orichalcum =
    Toutes les mains sont visibles. { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Orichalque**, gemme spéciale, rapporte 1 point de plus si l’autre gemme de sa carte paie. Construis : appuie sur la flèche vers la droite.
gemrush-lesson-deep-orichalcum-done =
    1 point pour la porte et 1 pour l’Orichalque.
gemrush-lesson-deep-orichalcum-tip =
    Cela fait 14 points ensemble, sur 45, comme le montre la barre du haut.
gemrush-lesson-deep-burn =
    Appuie sur **{ LABEL("gemrush-ui-act-room") }** pour piocher 3. Ensuite, 3 cartes **brûlent**. De tes 5 cartes, tu peux en garder 4 : appuie sur **{ LABEL("gemrush-ui-ask-burn") }** et choisis la carte { PICTURE("gemrush-gem", "electrum", code: "never") }électrum et { PICTURE("gemrush-gem", "dragonjade", code: "never") }jade du dragon.
gemrush-lesson-deep-burn-done =
    Ta carte et 2 de la pioche ont **brûlé** et ne reviendront jamais.
gemrush-lesson-deep-burn-tip =
    Après 75 cartes, soit 25 tours, c’est fini. Au tour des autres, **{ LABEL("gemrush-ui-hand") }** offre tes cartes.
gemrush-lesson-deep-warpstone =
    Cette porte est trop loin pour 1 pas. Mais une { PICTURE("gemrush-gem", "warpstone", code: "never") }**Pierre de passage** construit à n’importe quelle porte ouverte pour 0 pas. Appuie sur **{ LABEL("gemrush-ui-hand") }**, puis **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    La Pierre de passage ne paie rien, mais l’obsidienne de sa carte, si.
gemrush-lesson-deep-warpstone-tip =
    En te déplaçant, tu peux aussi défausser une telle carte pour aller dans n’importe quelle salle.
gemrush-lesson-deep-tunnel =
    Dans un **tunnel**, personne ne s’arrête : ses rails ressortent plus loin. Suis-les dans le virage : appuie sur la flèche vers la droite.
gemrush-lesson-deep-tunnel-done =
    Le trajet entier coûte 1 pas, même par plusieurs tunnels.
gemrush-lesson-deep-tunnel-tip =
    Là où les rails finissent dans le vide, tu construis, au prix de la porte de la salle qui y mène.
gemrush-lesson-deep-wall =
    Ta compétence { gemrush-skill-permeation } : défausse une carte avec ta couleur, { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidienne, et traverse un mur pour 1 pas. Appuie sur **{ LABEL("gemrush-ui-hand") }**, puis **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    C’est passé.
gemrush-lesson-deep-wall-tip =
    Chacune des 20 compétences change une règle, aussi souvent que son texte le permet. Ce qui demande une carte se trouve dans **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    Dans un **Cercle magique**, tu as deux compétences : l’une change deux gemmes identiques en { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Poudre de diamant**, qui paie tout ; l’autre ajoute une obsidienne. Construis : appuie sur la flèche vers le haut.
gemrush-lesson-deep-circle-done =
    Deux gemmes identiques ont donné la poudre pour le jade du dragon ({ gemrush-skill-transmutation }), et { gemrush-skill-evocation } a ajouté une obsidienne.
gemrush-lesson-deep-circle-tip =
    Elles peuvent utiliser les mêmes cartes, mais une gemme que l’une crée ne sert jamais à l’autre.
gemrush-lesson-deep-chaos =
    Avec la **Magie du chaos**, tu peux changer de compétence à la fin de ton tour ; si tu l’as utilisée, tu le dois. Essaie : appuie sur **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    Tu as pioché une nouvelle compétence, et l’ancienne est remélangée.
gemrush-lesson-deep-chaos-tip =
    Utilise donc d’abord ta compétence, et le changement ne te coûte rien.
gemrush-lesson-deep-stop =
    Ensemble, 45 points : l’objectif est atteint. On peut s’arrêter, si tous sont d’accord, ou continuer. Appuie sur **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Si tous sont d’accord, on gagne un échelon de l’**échelle** des objectifs ({ gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75).
gemrush-lesson-deep-stop-tip =
    Si 25 tours passent sans atteindre l’objectif choisi, on perd ensemble.
gemrush-lesson-deep-match =
    Tu y as une autre compétence ; **{ LABEL("gemrush-ui-hand") }** dit ce qu’elle fait, et chaque tour propose ce que tu peux payer.
