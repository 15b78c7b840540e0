# Que personne n’a changé une partie : son sceau, et `/verify`. Comment s’écrit une phrase : voir errors.ftl.

seal-cmd = Vérifier une partie finie : je la rejoue à partir de sa graine
seal-opt-match = Quelle partie ; sans choix, la dernière finie ici
seal-ui-open = Hasard équitable
seal-ui-more = Retour à { ui-more }
seal-ui-still = Retour à la vérification
seal-working = La partie est rejouée …
# De quelle partie il s’agit. $names : qui joue · $time : quand elle a fini ou changé
seal-match =
    { $names } · partie `{ $match }` · { $when ->
        [over] finie le { $time }
        [lobby] pas encore commencée
       *[playing] dernier tour le { $time }
    }

## Avant la fin d’une partie. $seal : 64 lettres et chiffres

seal-sealed =
    { "**" }Sceau de cette partie**
    `{ $seal }`
    Ici, tout le hasard vient d’un seul nombre, la graine. Elle a été tirée avant le premier coup, et le sceau ne va avec aucune autre graine. Il ne la révèle pas.
    Tout le monde dans le salon de la partie trouve le sceau sous **{ LABEL("ui-more") }** › **{ seal-ui-open }**. Pour le garder, copie-le{ $shown ->
        [1] { "" }
       *[0] {" "}ou appuie sur **{ replay-ui-share }**
    }. Après la fin, **{ seal-ui-open }** montre qu’il va toujours.
seal-sealed-alone =
    { "**" }Sceau de cette partie**
    `{ $seal }`
    Ici, tout le hasard vient d’un seul nombre, la graine. Elle a été tirée avant le premier coup, et le sceau ne va avec aucune autre graine. Il ne la révèle pas.
    Copie le sceau pour le garder. Après la fin, **{ seal-ui-open }** montre qu’il va toujours.
seal-sealed-day =
    { "**" }Sceau de ce plateau**
    `{ $seal }`
    Il est le même pour tout le monde, et ne va qu’avec la clé de ce jour. Copie le sceau pour le garder. Quand le jour sera passé, `/verify` montrera qu’il va toujours.
seal-begins = Sceau de cette partie : `{ $seal }`
seal-told = **{ $name }** montre le sceau de cette partie : `{ $seal }`. Après la fin, **{ LABEL("ui-more") }** › **{ seal-ui-open }** le vérifie.
seal-unsealed = Cette partie a commencé quand les parties n’avaient pas encore de sceau. Après la fin, je peux quand même la rejouer à partir de sa graine.
seal-lobby = Le sceau est fait quand la partie commence. Reviens voir ici avant le premier coup.

## Après la fin. Devant chaque ligne, une marque dit si c’est juste.

# $daily : 1 si c’est le sceau d’un jour, 0 si c’est celui d’une partie
seal-fits =
    Le sceau { $daily ->
        [1] du jour va avec sa clé
       *[0] de la partie va avec sa graine
    } : `{ $seal }`. Ce doit être celui qui était affiché avant le premier coup.
# $found : le sceau que donne la graine
seal-fails = Le sceau ne va pas. Au début, c’était `{ $seal }`. La graine donne `{ $found }`.
seal-no-seal =
    { $daily ->
        [1] La clé de ce jour n’est plus connue, donc je ne peux pas vérifier son sceau.
       *[0] Cette partie a commencé quand les parties n’avaient pas encore de sceau. Rien ne prouve donc que sa graine est la première.
    }
seal-moves =
    { $count ->
        [one] { $count } étape a été rejouée à partir de la graine. Elle mène
       *[other] { $count } étapes ont été rejouées à partir de la graine. Elles mènent
    } aux mêmes positions.
seal-result = Le résultat est le même.
seal-check = Le contrôle du journal : `{ $check }`
seal-other-result = Le résultat est différent.
# $number : quelle étape, 0 est le début · $move : comme on l’écrit · $moved : 0 si quelqu’un est parti
seal-step =
    { $number ->
        [0] Le début est déjà différent.
       *[other] L’étape { $number }{ $moved ->
            [1] {" "}(`{ $move }`)
           *[0] { "" }
        } mène à une autre position.
    }
seal-older = La partie s’est jouée avec d’anciennes règles, donc cela ne prouve rien.
seal-text =
    { $daily ->
        [1] Pour vérifier le sceau sans moi : c’est le SHA-256 de ces 32 octets, écrits en hexadécimal. Tout programme de SHA-256 le montre.
       *[0] Pour vérifier le sceau sans moi : c’est le SHA-256 de ce texte, sans saut de ligne à la fin. Tout programme de SHA-256 le montre.
    }
seal-alone = **{ replay-ui-text }** donne un fichier avec les coups et tous les tirages, et un script qui le vérifie sans moi.
# $file, $script : noms des fichiers
seal-script = { "**" }Pour vérifier sans moi :** enregistre `{ $file }` et `{ $script }`, puis lance `python3 { $script } { $file }`. Le script refait tous les tirages à partir de la graine, sans rien de moi. Le sceau et le contrôle doivent être ceux que j’ai montrés. Il est aussi dans mon projet : `deploy/{ $script }`.
# $name : qui le montre
seal-shared = **{ $name }** a fait vérifier cette partie :

seal-error-empty = Ici, aucune partie que tu peux vérifier n’est encore finie.
seal-error-unknown = Je ne trouve pas cette partie parmi celles que tu peux voir. Choisis-en une dans la liste de `/verify match:`.
