# Autour de chaque partie : son plateau, ses boutons, ses réponses privées.

## Le message du plateau

ui-title = **{ $game }** · { $settings }
ui-nameless = Membre
ui-solo-of = ◆ { $name }
ui-turn-of =
    { $count ->
        [one] ◆ C’est à { $name } de jouer
       *[other] ◆ Doivent encore jouer : { $name }
    }
# Au-dessus des tours qu’aucun plateau n’a montrés. $count : combien de tours d’avant ne sont pas racontés
ui-missed-more =
    { $count ->
        [one] … { $count } tour précédent
       *[other] … { $count } tours précédents
    }
ui-undone =
    { $count ->
        [0] { $name } a annulé plusieurs coups.
        [one] { $name } a annulé { $moves }.
       *[other] { $name } a annulé { $count } coups{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-ended = { $name } a mis fin à cette partie de { $game }. Elle ne compte pas.
ui-ended-agreed = Tout le monde a accepté de mettre fin à cette partie de { $game }. Elle ne compte pas.
ui-ended-season = Cette partie de { $game } se termine sans résultat, car la saison de sa ligue, ou sa ronde, est finie. Dans la ligue, c’est une égalité.
ui-ended-left = Cette partie de { $game } se termine sans résultat, car quelqu’un a quitté la ligue. Les règles de la ligue disent ce qu’elle vaut.
ui-won = ### { $name } gagne
ui-not-back = pas de retour pour { $names }
ui-nobody-wins = Personne ne gagne
ui-unwon = { ui-nobody-wins } : { ui-not-back }
ui-left-early =
    { $count ->
        [0] elle a fini avant que tout le monde ait joué
        [1] { $names } a abandonné avant que tout le monde ait joué
       *[other] { $names } ont abandonné avant que tout le monde ait joué
    }
ui-unwon-early = { ui-nobody-wins } : { ui-left-early }
ui-uncounted = La partie a été quittée si tôt qu’elle ne compte dans aucun classement.
ui-won-unheard = ### { $said }
ui-alt-unwon = { $said }.
ui-won-resigned = ### { $name } gagne par abandon : { $names }
# $names : à qui le temps a manqué, dans une ligue
ui-won-late = ### { $name } gagne : temps écoulé pour { $names }
ui-resigned = { $count ->
        [1] { $names } abandonne
       *[other] { $count } abandons
    }
# In the picture of a match that somebody has lost because their time ran out
ui-timed-out = Temps écoulé : { $names }
ui-alt-resigned = Fin : { $who }.
ui-won-by =
    { $ahead ->
        [0] ### { $name } gagne, à points égaux avec { $second }
        [one] ### { $name } gagne, avec { $ahead } point d’avance sur { $second }
       *[other] ### { $name } gagne, avec { $ahead } points d’avance sur { $second }
    }
ui-best-alone =
    { $score ->
        [one] ### Nouveau record personnel : { $score } point
       *[other] ### Nouveau record personnel : { $score } points
    }
ui-draw = ### Égalité : { $count } joueurs se partagent la première place
ui-in-place = dans { $place }
ui-ranks =
    { $letters ->
        [1] Au classement des messages privés, au meilleur score
       *[0] Sur ce serveur, au meilleur score
    } : { $ranks }.
ui-ranks-against =
    { $letters ->
        [1] Au classement des messages privés, { honour-against-computers }
       *[0] Sur ce serveur, { honour-against-computers }
    } : { $ranks }.
ui-ranks-beside =
    { $letters ->
        [1] Au classement des messages privés, au meilleur score avec ordinateurs
       *[0] Sur ce serveur, au meilleur score avec ordinateurs
    } : { $ranks }.
ui-ratings-stay-until = -# Si cette partie commence avant le { $until }, les cotes ne changeront pas : les mêmes membres ont déjà commencé { $most } parties comptant pour la cote en un jour.
ui-ratings-stay = -# Cette partie ne change pas les cotes : les mêmes membres avaient déjà commencé { $most } parties comptant pour la cote en un jour.
ui-ratings-stayed = -# Les cotes n’ont pas changé : les mêmes membres avaient déjà commencé { $most } parties comptant pour la cote en un jour.
ui-unheard = -# { $names } : pas de retour, donc un ordinateur a fini la partie. { $counts ->
    [no] Personne ne la gagne ni ne la perd.
    [together] Elle ne rapporte aucun point au classement à { $names }.
   *[yes] Pour { $names }, les points ci-dessus ne comptent dans aucun classement, et la partie n’est pas une victoire.
}
ui-rank-won = { $rank } (victoires : { $won } sur { $played })
ui-rank =
    { $how ->
        [none] { $name } aura un rang à la première victoire
        [new] { $name } entre au rang { $rank }
        [up] { $name } monte du rang { $before } au rang { $rank }
        [down] { $name } descend du rang { $before } au rang { $rank }
        [best] { $name } bat son record personnel et garde le rang { $rank }
       *[same] { $name } reste au rang { $rank }
    }
ui-standing =
    { $place }\. **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ui-unplaced = hors classement
ui-unplaced-why = { ui-unplaced } : pas de retour
ui-alt-unplaced = Hors classement : { ui-not-back }.
ui-standing-unplaced =
    – **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
ui-standing-shared =
    ◆ **{ $name }** · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

ui-undo = Annuler
ui-more = Plus
ui-again = Rejouer
ui-harder =
    { $level ->
        [hard] Jouer en difficile
       *[normal] Jouer en normal
    }

## Le menu privé

ui-more-of = **{ $game }** · que veux-tu d’autre ?
ui-down = Plateau ici
ui-rules = Règles
ui-page-title = ### { $title }
ui-page-of = { $number }/{ $count }
ui-page-contents = ### { $game } : les règles
ui-page-here = ### Sur ce plateau
ui-page-here-puzzle = Un tour vaut bien mieux que tous les autres, et ton premier tour compte. Les pages suivantes parlent de parties entières.
ui-page-here-tried = Tu joues à partir d’une position d’une partie. Cela ne compte pour rien. Les pages suivantes parlent de parties entières.
ui-page-back = Retour
ui-page-next = Suivant
ui-page-menu = Choisis une page
ui-page-you = Toi
ui-top = Classement
ui-resign = Abandonner
ui-no = Non, je continue
ui-resign-sure-solo = Finir ta partie de { $game } ? Tes points marqués jusqu’ici comptent.
ui-resign-sure-uncounted = Finir ta partie de { $game } ? Elle ne comptera alors dans aucun classement.
ui-resign-sure-alone = Finir ta partie de { $game } ? Les parties que tu joues ici en solo ne comptent dans aucun classement.
ui-resign-sure-computers = Quitter la partie de { $game } ? Elle s’arrête, car il ne reste que des ordinateurs.
ui-resign-sure-ends = Quitter la partie de { $game } ? Elle s’arrête pour tout le monde.
ui-resign-sure-waited = Quitter la partie de { $game } ? Tu as attendu assez longtemps : ce n’est pas une défaite pour toi. Les autres continuent.
ui-resign-sure-gone = Quitter la partie de { $game } ? { $why } Plus personne d’autre ne joue, elle s’arrête donc sans résultat : aucun point ne compte, les tiens non plus, et ce n’est pas une défaite pour toi.
ui-resign-silent =
    { $names } { $count ->
        [one] n’a pas répondu à temps.
       *[other] n’ont pas répondu à temps.
    }
ui-resign-left =
    { $names } { $count ->
        [one] a quitté le serveur.
       *[other] ont quitté le serveur.
    }
ui-resign-sure-lent = Tu joues à { $game } pour { $name }. Rendre la place ?
ui-resign-sure-table =
    Quitter la partie de { $game } ? Tu gardes tes points, { $others ->
        [one] et { $name } continue en solo.
       *[other] et les autres continuent.
    }
ui-resign-sure-returned =
    Quitter la partie de { $game } ? Tu gardes tes points. { $left ->
        [yes] L’ordinateur ne joue plus pour { $name }, et tout le monde peut prendre cette place.
       *[no] L’ordinateur rend sa place à { $name }, et la partie attend { $name }.
    }
# $price : ce que cela coûte si ce membre joue jusqu’à la fin : loss, points dans une course, ou none
ui-resign-sure-last =
    Quitter la partie de { $game } ? Seuls { $name } et { $computers ->
        [one] un ordinateur continuent.
       *[other] des ordinateurs continuent.
    } Si { $name } joue jusqu’à la fin, tes points comptent{ $price ->
        [loss] , mais l’abandon compte comme une défaite pour toi.
        [points] { "" } et peuvent encore gagner.
       *[none] .
    } Si { $name } part aussi, la partie se termine sans résultat.
ui-resign-league = Tu la perds, et le point de la ligue va à ton adversaire.
ui-resign-loss = Cela compte comme une défaite pour toi.
ui-resign-ask = Sinon, **{ ui-end-ask }** : si tout le monde accepte, la partie finit sans résultat.
ui-resign-open = Cela compte comme une défaite pour toi, sauf si la partie finit si tôt que personne ne gagne ni ne perd.
ui-resign-points = Tes points peuvent encore gagner.
ui-resign-early = Ce n’est pas une défaite : si tôt dans une partie, personne ne gagne ni ne perd.
ui-resign-all-early = Si tout le monde part après moins de { $turns } tours, la partie ne comptera dans aucun classement.
ui-resign-uncounted = Elle ne comptera alors dans aucun classement.
ui-resign-free-at = Si { $name } ne joue pas avant le { $time } ({ $left }), tu pourras partir sans défaite.
ui-resign-yes = Oui, j’abandonne
ui-end-sure = Mettre fin à cette partie ({ $name }) ? Elle ne comptera pas.
ui-end-yes = Oui, y mettre fin
ui-end-ask = Demander aux autres

## Réponses au membre qui a demandé

ui-done = C’est fait.
ui-saved-then = C’est enregistré. { $then }
ui-ended-you = La partie est finie et ne compte pas.
ui-end-asked = J’ai demandé aux autres. Quand tout le monde aura accepté, la partie finira sans résultat.
ui-stayed = Rien n’a changé. Continue !
ui-undone-you =
    { $count ->
        [0] Plusieurs coups sont annulés.
        [one] Annulé : { $moves }.
       *[other] { $count } coups annulés{ $named ->
            [0] .
           *[other] : { $moves }.
        }
    }
ui-board-below = Le plateau est maintenant en bas du salon.
ui-here-it-is = Le voilà : { $link }
ui-over-here = Cette partie est finie. Voici comment : { $link }
ui-turn-here = C’est ton tour.
ui-board-link = Plateau : { $link }
ui-unpainted = Je n’ai pas réussi à dessiner l’image. La voici en mots :
ui-unpainted-mute = Je n’ai pas réussi à dessiner l’image. Je réessaierai au prochain coup.
# $why : comme le dit error-bot-permission
ui-unattached = { $why } D’ici là, les plateaux de ce salon n’ont pas d’image.
# Au-dessus d’un plateau en mots. $over : si c’est un résultat : 1 ou 0
ui-picture-by-press = **{ LABEL("ui-more") }** › **{ ui-down }** { $over ->
        [1] te montre le résultat avec son image.
       *[0] te montre le plateau le plus récent avec son image.
    }
# $time : quand ces mots ont été écrits ; depuis, le bot ne peut peut-être plus les changer
ui-behind-here = État du { $time } : je ne peux pas poster de plateaux ici, alors celui-ci est en mots. Des coups plus récents peuvent manquer.
ui-result-here = Je ne peux pas encore poster ici le résultat, alors le voici en mots.
ui-press-again = J’ai mis trop de temps, désolé. Appuie encore une fois.
ui-further =
    { $count ->
        [one] { $count } de plus…
       *[other] { $count } de plus…
    }
ui-reload-discord = Ton Discord montre une ancienne version de cette commande. Recharge-le (Ctrl+R, ou redémarre l’appli), puis réessaie.
# $then: why the board cannot be shown, and who can help
ui-counts-move = Ton coup compte. { $then }
# Comme ui-counts-move, après un coup d’un tour qui continue
ui-counts-step = Ton coup compte, et ton tour continue. { $then }
# Comme ui-counts-move, après une annulation
ui-undone-then = C’est annulé. { $then }
# $then: why the board cannot be shown, and who can help
ui-begun-then = La partie a commencé. { $then }
# After why the board cannot be shown. $own: whether the reader is to move: 1 or 0
# $names, $count: the members who are to move, and how many
ui-next-without-board =
    { $own ->
        [1] C’est ton tour : tu peux aussi jouer depuis `/turns`.
       *[0] { $count ->
            [one] C’est à { $names } de jouer : son tour se joue aussi depuis `/turns`.
           *[other] C’est à { $names } de jouer : leur tour se joue aussi depuis `/turns`.
        }
    }
# As ui-next-without-board, below a board that is shown, while the next one cannot be
ui-next-on-board = C’est à { $names } de jouer.
# A change that the board shows, while the next one cannot come. $timed: 1 if a time runs, until $time ($left)
ui-board-shows =
    { $timed ->
        [1] Le plateau le montre, et le temps court jusqu’au { $time } ({ $left }).
       *[0] Le plateau le montre.
    }
# $why: as error-bot-permission says it · $over: whether it is a result, $words: whether it stands there in words: 1 or 0
ui-board-lacks =
    { $why } D’ici là, { $words ->
        [1] { $over ->
            [1] le résultat y est
           *[0] le nouveau plateau y est
        } en mots
        [2] { $over ->
            [1] le résultat y manque peut-être
           *[0] le plateau y montre peut-être un tour plus ancien
        }
       *[0] { $over ->
            [1] le résultat
           *[0] le nouveau plateau
        } n’y est pas
    }.
# After the last move, where the result cannot be posted
ui-end-told-directly = Si ça ne change pas bientôt, les autres qui ont joué jusqu’à la fin reçoivent le résultat en message privé, si leurs paramètres le permettent.
ui-thread-locked = { $place } est verrouillé, je ne peux donc pas y montrer le plateau. Un modérateur peut le déverrouiller : le plateau viendra alors tout seul.
ui-cannot-show = Discord ne me laisse pas poster le plateau dans { $place }. Les gestionnaires du serveur peuvent changer ça : le plateau viendra alors tout seul.
ui-may-answer = De moi-même, je ne peux rien écrire ici, mais Discord me laisse répondre quand on appuie sur un bouton.
ui-seen-by-you = Ce serveur cache les réponses des applications qu’il n’a pas, donc toi seul le vois.
ui-board-later = Discord n’accepte pas le plateau pour l’instant. Il viendra plus tard, tout seul.
ui-board-late = Discord n’accepte pas le plateau pour l’instant. Je réessaie tout seul, d’abord dans une minute. Si le plateau ne vient pas, dis-le à ceux qui gèrent ce bot : ticket **{ $ticket }**.
ui-board-gone = Le salon de cette partie n’existe plus, donc ses chronos sont arrêtés. `/move` dans un autre salon y amène la partie.
