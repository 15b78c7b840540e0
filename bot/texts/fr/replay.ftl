# Revoir une partie : `/replay`, son message, les moments montrés aux autres.

replay-cmd = Revoir une partie : étape par étape, en animation, en texte
replay-opt-match = Quelle partie ; sans choix, ta plus récente
replay-opt-log = Un journal copié depuis un replay, à coller ici

replay-choice-playing = { $game } · { $names } · pas finie, { $day }
replay-choice-over = { $game } · { $names } · { $day }

replay-ui-open = Replay
replay-ui-moment = Montrer ce moment
replay-ui-first = «
replay-ui-back = ‹
replay-ui-forth = ›
replay-ui-last = »
replay-ui-jump = Aller à…
replay-ui-film = Animation
replay-ui-turns = Chaque tour
replay-ui-steps = Chaque étape
replay-every =
    { $turns ->
        [1] Un tour
       *[other] Une étape
    } sur { $every ->
        [2] deux
        [3] trois
       *[other] { $every }
    }
replay-ui-text = En texte
replay-ui-still = Retour au replay
replay-ui-share = Montrer dans ce salon

replay-jump-title = Aller à un endroit de la partie
replay-jump-label =
    { $kind ->
        [turn] Numéro du tour
       *[move] Numéro du coup
    }, de 0 à { $last }

replay-eyes = Point de vue
replay-eyes-mover = Qui joue le coup
replay-eyes-table = Personne : cartes visibles de tous

replay-caption-start = La partie commence : { $names }.
replay-caption-number = { $number } / { $last }
replay-at =
    { $number ->
        [0] **{ $after ->
            [1] Après le début
           *[0] Le début
        }**
       *[other] **{ $kind ->
            [turn] { $after ->
                [1] Après le tour
               *[0] Tour
            }
           *[move] { $after ->
                [1] Après le coup
               *[0] Coup
            }
        } { $number } sur { $last }**{ $steps ->
            [one] { "" }
           *[other] {" "}· étape { $step } sur { $steps }
        }
    }
replay-whole = { $names } · { replay-length }
replay-length =
    { $kind ->
        [turn] { $last ->
            [one] { $last } tour
           *[other] { $last } tours
        }
       *[move] { $last ->
            [one] { $last } coup
           *[other] { $last } coups
        }
    }
replay-running = Cette partie n’est pas encore finie : tu vois ce qu’on voit depuis ta place.
replay-no-result = Cette partie s’est terminée sans résultat, ses points ne comptent donc pas.
replay-partial = Une ancienne version du bot n’a gardé que les dernières positions de cette partie. « En texte » a tous les coups.
replay-shortened = Cette partie est longue, alors l’animation ne montre { $turns ->
        [1] qu’un tour
       *[other] qu’une étape
    } sur { $every ->
        [2] deux
        [3] trois
       *[other] { $every }
    }. Les flèches mènent à chaque position.
replay-working = L’animation se prépare…
replay-alt =
    Animation d’une partie, { $frames ->
        [one] { $frames } image
       *[other] { $frames } images
    } pour { replay-length }. À la fin :

replay-text = Le journal de cette partie. Colle-le dans `/replay log:` pour revoir la partie.
replay-text-long = Le journal de cette partie. Il a plus de { $most } caractères : trop pour `/replay log:`. Garde-le dans un fichier.
replay-text-old = Le journal de cette partie. Elle s’est jouée avec d’anciennes règles, donc `/replay log:` ne peut pas la montrer. Garde-le dans un fichier.
replay-text-newest = Voici les derniers tours. Le fichier qui finit par « -turns » les a tous.
replay-text-running = Tu pourras copier le journal quand la partie sera finie.

replay-moment-preview = Pour l’instant, ce n’est visible que par toi.
replay-moment-preview-playing = Pour l’instant, ce n’est visible que par toi. On n’y voit que ce que tout le monde peut voir avant la fin de la partie.
replay-moment-shared =
    { $direct ->
        [1] C’est fait : c’est maintenant dans nos messages privés, et tu peux le transférer de là.
       *[0] C’est fait : tout le salon le voit maintenant.
    }
replay-shared = **{ $name }** montre un moment
    { $title }

replay-error-unknown = Je ne trouve pas cette partie parmi celles que tu peux voir. Choisis-en une dans la liste de `/replay match:`.
replay-error-empty = Il n’y a pas encore de partie à revoir. `/gems new`, par exemple, en commence une.
replay-error-unplayed = Personne n’a encore joué dans cette partie.
replay-error-number =
    { $text } n’est pas un { $kind ->
        [turn] tour
       *[move] coup
    } de cette partie. Écris un nombre de 0 à { $last }.
replay-error-moment-none = Il n’y a encore rien à montrer. Joue d’abord un coup.
replay-error-moment-hidden = Les autres jouent le même plateau aujourd’hui. Tu pourras le montrer quand la journée sera finie.
replay-error-moment-alone = Tu joues encore cette partie. Tu pourras montrer ses moments quand elle sera finie.
replay-error-moment-pasted = Tu ne peux montrer que des moments de parties jouées ici.
replay-error-record-none = Ce n’est pas le journal d’une partie. Copie tout le texte que donne « En texte », dès sa première ligne.
replay-error-record-tag = La ligne « { $tag } » du journal n’a pas de sens ({ $text }). Copie de nouveau tout le texte.
replay-error-record-move = Le coup { $number } du journal, « { $text } », n’est pas jouable. Copie de nouveau tout le texte.
replay-error-record-seat =
    { $seats ->
        [one] Cette partie n’a que { $seats } place.
       *[other] Cette partie n’a que { $seats } places.
    }
replay-error-record-turn = Ce n’est pas le tour de cette place.
replay-error-record-long = C’est trop long pour un journal : { $most } caractères au maximum.
replay-error-record-moves = C’est trop long pour un journal : { $most } coups au maximum.
replay-error-record-gone = J’ai oublié ce journal. Colle-le de nouveau dans `/replay log:`.

replay-menu = Replay de ce moment
replay-menu-told = Que s’est-il passé ici ?
replay-here-board = **Le plateau à ce moment-là**
replay-here-none = Ce message ne montre aucun plateau d’une partie. Choisis un plateau, ou une ligne qui est à sa place.
replay-here-gone = Il n’y a plus rien à voir : les données de cette partie ont été supprimées.
replay-here-unseen = Tu ne peux pas voir cette partie. Demande à quelqu’un qui y joue de te montrer un moment.
