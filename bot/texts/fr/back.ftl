# Les coups que tout le monde accepte d’annuler.

## La question, avant de demander

back-ui-ask = Faire annuler mon coup
back-ui-yes = Demander aux autres
back-sure =
    Dois-je demander aux autres de revenir à la position d’avant { $steps ->
        [0] ton dernier tour
        [1] ton dernier coup
       *[other] tes { $steps } derniers coups
    } ? { $count ->
        [one] 1 coup serait annulé.
       *[other] { $count } coups seraient annulés.
    } Tout le monde doit accepter dans l’heure, et avant que quelqu’un joue. Tu ne peux demander qu’une fois. Le temps utilisé reste utilisé.
back-asked = J’ai demandé aux autres. Ils ont une heure, jusqu’au { $time }. Si quelqu’un joue avant, rien n’est annulé.
back-open = Tu as demandé aux autres de revenir à la position d’avant ton coup. La réponse est attendue avant le { $time }.
back-ui-withdraw = Retirer la demande
back-withdrawn = Ta demande est retirée. Rien n’est annulé.
back-later = Tant que je ne peux pas y poster, les autres trouvent ta question dans `/turns`. L’heure continue de passer.

back-agreed = Tout le monde a accepté. C’est de nouveau à { $name } de jouer.
back-gone = Tout le monde a accepté, mais la position n’existe plus. Rien n’est annulé.

## Sur le plateau

back-undone =
    { $count ->
        [one] { $name } a annulé { $named ->
            [0] un coup.
           *[other] { $moves }.
        } Tout le monde a accepté.
       *[other] { $name } a annulé un tour, et tout le monde a accepté. { $count } coups sont retirés{ $named ->
            [0] .
           *[other]  : { $moves }.
        }
    }

back-recorded =
    { $count ->
        [one] 1 coup a été annulé avec l’accord de tout le monde. Il n’est pas montré ici.
       *[other] { $count } coups ont été annulés avec l’accord de tout le monde. Ils ne sont pas montrés ici.
    }

## Les refus

back-error-own = Personne n’a joué depuis ton dernier coup : **{ LABEL("ui-undo") }** l’annule sans rien demander.
back-error-none = Tu n’as ici aucun coup à annuler.
back-error-shown = Quelque chose a été pioché ou montré avec ton dernier coup, ou depuis. Il ne peut donc pas être annulé, même si tout le monde est d’accord.
back-error-final = Ton dernier coup est définitif dans cette partie, même si tout le monde est d’accord.
back-error-seats = Depuis ton dernier coup, quelqu’un est parti, ou une place a changé de main. Il ne peut donc pas être annulé, même si tout le monde est d’accord.
back-error-asked = Tu as déjà demandé aux autres pour ton dernier coup. On ne peut demander qu’une fois.
back-error-open = Une autre question est ouverte à cette table. Réponds-y d’abord, ou attends qu’elle soit close.
back-error-league = Dans les ligues et les coupes, personne n’annule de coup, même si tout le monde est d’accord.
back-error-race = Dans une course, personne n’annule de coup, même si tout le monde est d’accord.
back-error-nobody = Aucun autre membre ne joue ici qui pourrait te permettre d’annuler. Les ordinateurs seuls ne le peuvent pas.
