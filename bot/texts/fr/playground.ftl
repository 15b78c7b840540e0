# Ce qui figure en haut du premier salon du Discord local (make play).

playground-welcome =
    # Bienvenue chez Lapidary
    Voici un petit Discord sur ton propre ordinateur, avec le vrai bot dedans. Appuie sur une commande, puis sur Entrée :
    1. `/learn` t’enseigne **Gems 3D**, **Gembatan** ou **Gem Rush**, coup par coup.
    2. `/gems new` lance une partie en solo. `/gembatan new` et `/rush new` attendent d’autres membres, ou un ordinateur.
    3. `/gems new mode:relay` est une partie à plusieurs. Ouvre un deuxième onglet sous le nom d’un autre membre (par un lien dans la liste des membres). Rejoins la partie là-bas, puis lance-la ici.

    `/help` montre tout le reste. Ferme quand tu veux : tout reprendra là où tu en étais.
