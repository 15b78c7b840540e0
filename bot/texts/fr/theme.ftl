# `/theme` : l’aspect des images.

theme-cmd = L’aspect des images : sombre, clair, contraste élevé ou simple
theme-opt-theme = Sombre, clair, contraste élevé ou simple ; sans ce choix, tu vois les quatre
theme-opt-server = Pour qui gère le serveur : les plateaux de ce serveur au lieu de tes images
theme-opt-table = Pour qui gère le serveur : le nom de la table, dans le cadre des plateaux ; - pour aucun
theme-opt-accent = Pour qui gère le serveur : la couleur de ce cadre, par exemple #B87333 ou rouge ; - pour aucune

theme-name-dark = Sombre
theme-name-light = Clair
theme-name-contrast = Contraste élevé
theme-name-plain = Simple
theme-unset-own = Comme le serveur
theme-unset-server = Aucun choix

theme-now-own =
    ### Tes images : { $theme ->
        [light] thème clair
        [contrast] contraste élevé
        [plain] thème simple
       *[dark] thème sombre
    }
    Ce que tu vois en privé est dessiné ainsi : ton plateau, ta main, ton profil, tes replays, tes indices et tes leçons. Le plateau d’une partie que tu joues sans autre membre, contre l’ordinateur, aussi, sauf si le serveur a un thème.
    -# **Simple** : des formes plates et de petits fichiers. Les plateaux dans les salons ont le thème du serveur.
theme-now-server =
    ### Les plateaux de ce serveur : { $theme ->
        [light] thème clair
        [contrast] contraste élevé
        [plain] thème simple
       *[dark] thème sombre
    }
    Les plateaux dans les salons de ce serveur sont dessinés ainsi. Les images privées des membres sans thème aussi.
    -# Avec **{ theme-unset-server }**, le plateau d’une partie jouée par un seul membre contre l’ordinateur a le thème de ce membre.
theme-saved-own = C’est noté. Tes prochaines images seront dans ce thème.
theme-saved-server = C’est noté. Les plateaux ouverts sont redessinés.
theme-alt = Le même petit plateau dans quatre thèmes : sombre, clair, contraste élevé et simple. Choisi : { $theme ->
        [light] clair
        [contrast] contraste élevé
        [plain] simple
       *[dark] sombre
    }.

theme-error-unknown = Il n’y a pas de thème « { $text } ». Choisis parmi : { $list }.

theme-ui-look = Apparence
theme-ui-frame = Cadre
theme-ui-form = Nom, couleur
theme-ui-icon = Couleur de l’icône
theme-ui-picture = Couleur d’une image
theme-ui-no-accent = Aucune couleur
theme-ui-themes = Thèmes
theme-frame =
    ### Le cadre des plateaux de ce serveur
    Nom : { $named ->
            [0] aucun
           *[other] { $table }
        }
    Couleur : { $coloured ->
            [0] aucune
           *[other] { $colour }
        }
    Ce que tout le monde voit dans un salon a ce cadre : les plateaux, et les classements et profils que quelqu’un montre. Ce que tu vois en privé n’en a pas.
    -# Les lignes et les lettres deviennent plus claires ou plus foncées que la couleur choisie là où elles se verraient mal.
theme-alt-frame = Le haut d’un petit plateau. Nom dans son cadre : { $named ->
            [0] aucun
           *[other] { $table }
        }. Couleur : { $coloured ->
            [0] aucune
           *[other] { $colour }
        }.
theme-form = Le cadre des plateaux
theme-form-table = Nom de la table
theme-form-table-hint = { $most } caractères au plus. Vide : aucun nom
theme-form-accent = Couleur
theme-form-accent-hint = Par exemple #B87333 ou rouge. Vide : aucune couleur
theme-form-picture = Une image
theme-form-picture-hint = PNG, JPEG, WebP ou GIF, { $most } Mo au plus. Je ne garde que la couleur choisie.
theme-choose =
    ### Quelle couleur ?
    L’image montre le haut d’un plateau dans chacune d’elles.
theme-alt-choice = Le haut de petits plateaux, l’un sous l’autre : { $list }.
theme-numbered = { $number } : { $colour }
theme-alt-table = Nom dans le cadre : { $table }
theme-colour = { $colour ->
        [black] noir
        [white] blanc
        [brown] marron
        [beige] beige
        [dark-red] rouge foncé
        [red] rouge
        [orange] orange
        [yellow] jaune
        [olive] olive
        [lime] vert vif
        [green] vert
        [dark-green] vert foncé
        [teal] bleu-vert
        [turquoise] turquoise
        [light-blue] bleu clair
        [blue] bleu
        [navy] bleu foncé
        [violet] violet
        [purple] violet foncé
        [magenta] magenta
        [pink] rose
       *[grey] gris
    } { $code }
theme-error-accent = « { $text } » n’est pas une couleur que je connais. Écris # et six chiffres, par exemple #B87333, ou un nom comme rouge.
theme-error-table = Je ne peux dessiner aucune lettre de ce nom. Choisis-en un autre.
theme-error-table-long = Ce nom est trop long. Le cadre a de la place pour { $most } caractères.
theme-error-no-icon = Ce serveur n’a pas d’icône. Prends la couleur d’une image, ou écris-en une.
theme-error-fetch = Je n’ai pas pu charger l’image. Réessaie dans une minute, ou écris une couleur.
theme-error-picture = Je ne peux pas lire ce fichier. Choisis une image de { $most } Mo au plus : un JPEG de { $photo } millions de pixels au plus, ou un PNG, WebP ou GIF de { $pixels } millions au plus.
theme-error-grey = Cette image n’a que du gris, du noir et du blanc. Choisis-en une autre, ou écris une couleur.
