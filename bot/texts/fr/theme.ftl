# `/theme` : l’aspect des images.

theme-cmd = L’aspect des images : sombre, clair, contraste élevé ou simple
theme-opt-theme = Sombre, clair, contraste élevé ou simple ; sans ce choix, tu vois les quatre
theme-opt-server = Pour qui gère le serveur : les plateaux de ce serveur au lieu de tes images

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
