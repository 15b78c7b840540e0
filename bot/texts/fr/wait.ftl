# L'attente : temps d'un tour, avis, rappels, places, absences.

## Le temps d'un tour

wait-opt-time = Combien de temps peut durer un tour ; sans choix, pas de limite
wait-opt-late = Ce qui arrive quand le temps est écoulé
wait-opt-holiday = Ce qui arrive pendant l’absence d’un membre
wait-opt-bank = Temps en plus pour les tours plus longs : chacun en dispose une fois, pour toute la partie
wait-opt-off = Heures qui ne comptent pas, dans le fuseau horaire de chacun
wait-choice-late-ask = Les autres décident : attendre, sauter le tour ou céder la place
wait-choice-late-play = Le jeu joue pour le membre
wait-choice-late-turn = Un ordinateur joue ce tour
wait-choice-late-stay = Un ordinateur joue jusqu’au retour du membre
wait-choice-holiday-stand-in = Quelqu’un d’autre peut remplacer le membre
wait-choice-holiday-pause = Le chrono s’arrête jusqu’au retour du membre
wait-choice-time-0 = Pas de limite
wait-choice-time-15 = 15 minutes
wait-choice-time-30 = 30 minutes
wait-choice-time-60 = 1 heure
wait-choice-time-180 = 3 heures
wait-choice-time-360 = 6 heures
wait-choice-time-480 = 8 heures
wait-choice-time-720 = 12 heures
wait-choice-time-1440 = 1 jour
wait-choice-time-2880 = 2 jours
wait-choice-time-4320 = 3 jours
wait-choice-time-10080 = 7 jours
wait-choice-time-20160 = 14 jours
wait-choice-bank-0 = Aucune
wait-choice-off-none = Toutes les heures comptent
wait-choice-off-weekends = Week-ends : samedi et dimanche
wait-choice-off-nights = Nuits : de 22 h à 7 h
wait-choice-off-both = Week-ends, et nuits de 22 h à 7 h

wait-length =
    { $unit ->
        [minutes] { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] { $count } heure
           *[other] { $count } heures
        }
       *[days] { $count ->
            [one] { $count } jour
           *[other] { $count } jours
        }
    }
wait-pace-none = pas de limite de temps
wait-pace-patient = pas de limite de temps ; après { $time } sans réponse, les autres décident
wait-pace-race = pas de limite de temps ; si personne ne joue pendant { $time }, la course se termine, et qui n’a pas fini en est retiré
wait-pace-soft = { $time } par tour, puis les autres décident
wait-pace-hard = { $time } par tour, puis le jeu joue pour le membre
wait-pace-turn = { $time } par tour, puis un ordinateur le joue
wait-pace-stay = { $time } par tour, puis un ordinateur joue jusqu’au retour du membre
wait-pace-loses = { $time } par tour ; si le temps s’écoule, la partie est perdue
wait-pace-bank = { $pace } ; chacun a une réserve de { $bank } pour les tours plus longs
wait-pace-off =
    { $pace } ; { $off ->
        [weekends] les week-ends ne comptent pas
        [nights] les nuits (de 22 h à 7 h) ne comptent pas
       *[both] les week-ends et les nuits (de 22 h à 7 h) ne comptent pas
    }
wait-pace-pause = { $pace } ; les absences arrêtent le chrono

# Sur le plateau. $time : « 24 novembre 2026 18:00 » ; $left : « dans 3 heures »
wait-board-pace = Temps : { $pace }
wait-board-due = Temps : jusqu’au { $time } ({ $left })
wait-board-bank = La réserve de temps ({ $name } : { $bank }) court à partir du { $time } ({ $left }).
wait-board-off =
    { $off ->
        [weekends] Les week-ends ne comptent pas ({ $name }).
        [nights] Les nuits (de 22 h à 7 h) ne comptent pas ({ $name }).
       *[both] Les week-ends et les nuits (de 22 h à 7 h) ne comptent pas ({ $name }).
    }
wait-board-zone = Le fuseau horaire de chacun compte : `/reminders` montre et change le tien.
wait-no-zone = Tu n’as pas réglé de fuseau horaire : UTC compte pour toi. `/reminders` le règle.
# $then : la suite quand personne ne peut alors voter
wait-board-due-alone =
    Temps : jusqu’au { $time } ({ $left }). { $then ->
        [end] Ensuite, la partie se termine sans résultat, car personne d’autre n’attend.
        [idle] Ensuite, le temps repart de zéro tant que personne d’autre ne peut décider.
        [computer] Si personne d’autre ne peut alors décider, un ordinateur continue.
        [off] Si personne d’autre ne peut alors décider, la partie se termine sans résultat.
        [loses] Si le temps s’écoule, la partie est perdue.
        [last] Si le temps s’écoule, on finit à la dernière place, et les autres continuent.
       *[anew] Ensuite, le temps repart de zéro, car personne d’autre n’attend.
    }
wait-board-asked =
    { $name } n’a plus de temps : { $voters ->
        [1] { $voter } décide
       *[other] les autres votent
    } avec `/turns`. La décision tombe { $left } au plus tard. D’ici là, { $name } peut encore jouer.
wait-board-silent =
    { $name } ne répond plus depuis longtemps : { $voters ->
        [1] { $voter } décide
       *[other] les autres votent
    } avec `/turns`. La décision tombe { $left } au plus tard. D’ici là, { $name } peut encore jouer.
wait-board-asked-again =
    { $name } n’a de nouveau plus de temps : { $voters ->
        [1] { $voter } décide
       *[other] les autres votent
    } avec `/turns`. La décision tombe { $left } au plus tard. D’ici là, { $name } peut encore jouer.
wait-board-silent-again =
    { $name } n’a toujours pas répondu : { $voters ->
        [1] { $voter } décide
       *[other] les autres votent
    } avec `/turns`. La décision tombe { $left } au plus tard. D’ici là, { $name } peut encore jouer.
wait-board-unanswered = Cette partie de { $game } s’est terminée sans résultat, car quelqu’un n’a pas répondu pendant longtemps. Elle ne compte pour personne.
wait-board-unanswered-by = Cette partie de { $game } s’est terminée sans résultat, car { $name } n’a pas répondu pendant longtemps. Elle ne compte pour personne.
wait-board-lost = Cette partie de { $game } s’est terminée sans résultat, car personne n’a pu y accéder pendant longtemps. Elle ne compte pour personne.
wait-board-left = { $name } a quitté cette partie de { $game }. Personne d’autre ne jouait plus, elle s’est donc terminée sans résultat et ne compte pour personne.
wait-board-away = { $name } a prévu une absence jusqu’au { $time } : le chrono est arrêté.
wait-board-adrift = Tous les chronos sont arrêtés : le salon de cette partie n’existe plus.
wait-board-absence = Le bot est resté injoignable pendant { $time }, donc tout le monde a maintenant plus de temps.
wait-stands = Aucun temps ne court tant que je ne peux pas montrer le plateau. Ensuite, le tour a de nouveau tout son temps.
# The same where turns have no limit, and the others decide after days of silence
wait-stands-silence = Les jours sans réponse ne comptent qu’une fois que je peux montrer le plateau.
wait-board-unseen = Ce plateau n’a pas pu être envoyé pendant { $time }, donc tout le monde a maintenant plus de temps.
wait-board-unseen-turn =
    Ce plateau n’a pas pu être envoyé pendant { $time } : { $names } { $count ->
        [one] a
       *[other] ont
    } de nouveau { $limit } pour ce tour.

## Avis

wait-notice-reminder = { $who }, c’est ton tour à **{ WORD($game, "name") }** : { $link }
wait-notice-reminder-timed = { $who }, c’est ton tour à **{ WORD($game, "name") }**. Ton temps : jusqu’au { $time } ({ $left }). { $link }
wait-due-moves = Si une échéance change, `/turns` donne la nouvelle.
wait-bank-yours = Ta réserve de temps ({ $bank }) court à partir du { $time } ({ $left }).
wait-notice-next = { $who }, ton tour à **{ WORD($game, "name") }** vient juste après { $name } : { $link }
wait-notice-asked = { $who }, le temps est écoulé pour **{ $name }** à **{ WORD($game, "name") }**. Décide de la suite avant { $time } ({ $left }) : { $link }
wait-notice-silent = { $who }, **{ $name }** ne répond plus depuis longtemps à **{ WORD($game, "name") }**. Décide de la suite avant { $time } ({ $left }) : { $link }
# De même après que la partie a encore attendu. $waited : combien de fois
wait-notice-asked-again =
    { $who }, le temps est de nouveau écoulé pour **{ $name }** à **{ WORD($game, "name") }**. { $waited ->
        [1] La partie a attendu une fois de plus.
       *[other] La partie a attendu { $waited } fois de plus.
    } Décide de la suite avant { $time } ({ $left }) : { $link }
wait-notice-silent-again =
    { $who }, **{ $name }** n’a toujours pas répondu à **{ WORD($game, "name") }**. { $waited ->
        [1] La partie a attendu une fois de plus.
       *[other] La partie a attendu { $waited } fois de plus.
    } Décide de la suite avant { $time } ({ $left }) : { $link }
wait-notice-vote = { $who }, tu dois décider pour **{ $name }** à **{ WORD($game, "name") }**. La décision tombe { $left } au plus tard : { $link }
wait-notice-vote-again =
    { $who }, tu dois de nouveau décider pour **{ $name }** à **{ WORD($game, "name") }**. { $waited ->
        [1] La partie a attendu une fois de plus.
       *[other] La partie a attendu { $waited } fois de plus.
    } La décision tombe { $left } au plus tard : { $link }
wait-notice-waited = **{ WORD($game, "name") }** : la partie attend { $name } jusqu’au { $time } ({ $left }). Ensuite, { $voters ->
        [1] { $voter } décide
       *[other] les autres votent
    } à nouveau. { $link }
wait-notice-waited-on = **{ WORD($game, "name") }** : la partie attend encore { $name }. { $link }
wait-notice-unanswered = **{ WORD($game, "name") }** : { $name } n’a pas répondu, la partie s’est donc terminée sans résultat. Elle ne compte pour personne. { $link }
wait-notice-unanswered-by = **{ WORD($game, "name") }** : { $name } n’a pas répondu, { $actor } a donc arrêté la partie sans résultat. Elle ne compte pour personne. { $link }
wait-notice-unanswered-others = **{ WORD($game, "name") }** : { $name } n’a pas répondu, les autres ont donc arrêté la partie sans résultat. Elle ne compte pour personne. { $link }
wait-notice-unanswered-several = **{ WORD($game, "name") }** : { $name } n’a pas répondu, { $actor } ont donc arrêté la partie sans résultat. Elle ne compte pour personne. { $link }
wait-notice-unanswered-all = **{ WORD($game, "name") }** : personne n’a joué depuis longtemps, la partie s’est donc terminée sans résultat. Elle ne compte pour personne. { $link }
wait-notice-idle = **{ WORD($game, "name") }** : { $name } n’a pas joué à temps et n’est plus dans la course. { $link }
wait-notice-lost = **{ WORD($game, "name") }** : temps écoulé pour { $name }, qui perd la partie. { $link }
# De même dans une partie à trois et plus
wait-notice-lost-table = **{ WORD($game, "name") }** : temps écoulé pour { $name }, qui sort de cette partie. { $link }
wait-notice-skipped = **{ WORD($game, "name") }** : après un vote, le jeu a joué pour { $name }. { $link }
wait-notice-played = **{ WORD($game, "name") }** : { $name } n’avait plus de temps, alors le jeu a joué à sa place. { $link }
wait-notice-played-by = **{ WORD($game, "name") }** : { $name } n’avait plus de temps, alors { $actor } joue ce tour. { $link }
wait-notice-covered = **{ WORD($game, "name") }** : { $actor } joue pour { $name }, jusqu’à son retour. { $link }
wait-notice-covered-past = **{ WORD($game, "name") }** : { $actor } a remplacé { $name }. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }** : { $name } prête sa place, jusqu’à son retour. Les points comptent toujours pour { $name }. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }** : { $name } cède sa place pour de bon. Qui la prend a les points. { $link }
wait-notice-offered-handed-to = { $who }, { $name } te demande de jouer à sa place à **{ WORD($game, "name") }**, jusqu’à son retour. Les points comptent toujours pour { $name }. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } te cède sa place à **{ WORD($game, "name") }** pour de bon, avec le score. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }** : { $actor } joue pour { $name } et laisse quelqu’un d’autre continuer. Les points comptent toujours pour { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }** : { $actor } joue pour { $name }, et les autres veulent que quelqu’un d’autre continue. Les points comptent toujours pour { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } joue à **{ WORD($game, "name") }** pour { $name } et te demande de continuer. Les points comptent toujours pour { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }** : { $name } a prévu une absence. Quelqu’un peut jouer en remplacement jusqu’à son retour. Les points comptent toujours pour { $name }. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }** : { $name } a quitté le serveur. Jusqu’au { $time }, tout le monde peut prendre la place, avec son score. Ensuite, la place reste vide et la partie continue. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }** : après un vote, la place laissée par { $name } est libre pour de bon. Les points vont avec la place. { $link }
wait-notice-offered-past = **{ WORD($game, "name") }** : la place tenue par { $name } était proposée. { $link }
wait-notice-taken = **{ WORD($game, "name") }** : { $actor } joue maintenant pour { $name }. Les points comptent toujours pour { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }** : { $actor } prend la place laissée par { $name }, avec le score. { $link }
wait-notice-returned = **{ WORD($game, "name") }** : { $name } joue de nouveau. { $link }
wait-notice-vacated = **{ WORD($game, "name") }** : personne n’a pris la place laissée par { $name }, alors elle reste vide et la partie continue. { $link }
wait-notice-proposed = { $who }, { $actor } propose un autre temps pour **{ WORD($game, "name") }** : { $pace }. Tous les joueurs doivent accepter avant le { $time }. { $link }
wait-pace-banks =
    { $what ->
        [kept] Ce qui reste dans les réserves de temps y reste.
        [gone] Il n’y aura alors plus de réserves de temps.
       *[full] Toutes les réserves de temps seront alors pleines.
    }
wait-notice-agreed = Tout le monde est d’accord pour **{ WORD($game, "name") }** : { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }** : { $actor } n’est pas d’accord, alors le temps d’un tour ne change pas. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }** : tout le monde n’a pas accepté à temps, alors le temps d’un tour ne change pas. { $link }
wait-notice-proposed-end = { $who }, { $actor } propose de mettre fin à **{ WORD($game, "name") }** sans résultat. Tous les joueurs doivent accepter avant le { $time } ; un seul refus suffit pour que la partie continue. { $link }
wait-notice-declined-end = **{ WORD($game, "name") }** : { $actor } n’est pas d’accord, alors la partie continue. { $link }
wait-notice-lapsed-end = **{ WORD($game, "name") }** : tout le monde n’a pas accepté à temps, alors la partie continue. { $link }
wait-notice-proposed-back =
    { $who }, { $actor } demande dans **{ WORD($game, "name") }** à revenir à la position d’avant { $steps ->
        [0] son dernier tour
        [1] son dernier coup
       *[other] ses { $steps } derniers coups
    }. { $count ->
        [one] 1 coup serait annulé.
       *[other] { $count } coups seraient annulés.
    } Tous les autres doivent accepter avant le { $time }. Si quelqu’un refuse ou joue, rien ne change. { $link }
wait-notice-declined-back = **{ WORD($game, "name") }** : { $actor } n’est pas d’accord, alors rien n’est annulé. { $link }
wait-notice-lapsed-back = **{ WORD($game, "name") }** : tout le monde n’a pas accepté dans l’heure, alors rien n’est annulé. { $link }
wait-notice-ended-back = { $who }, la partie de **{ WORD($game, "name") }** a continué, alors rien n’est annulé. { $link }
wait-notice-found = Tu cherchais des joueurs pour **{ WORD($game, "name") }** sur **{ $guild }** : dans { $place }, une table t’attend. { $link }
wait-notice-moved = **{ WORD($game, "name") }** continue ici. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }** : { $actor } a déplacé la partie ici. { $link }
# Comment jouer un tour qu’aucun plateau ne montre. $board : si un plateau plus ancien ou ses mots sont dans le salon : 1 ou 0
wait-unshown-how =
    { $board ->
        [1] Joue avec `/turns` sur **{ $guild }**, ou avec les boutons sur place : { $link }
       *[0] Joue avec `/turns` sur **{ $guild }**.
    }
wait-notice-unshown = C’est ton tour à **{ WORD($game, "name") }** ({ $place }). { wait-unshown-how }
wait-notice-unshown-by = **{ $actor }** a joué à **{ WORD($game, "name") }** ({ $place }) : c’est ton tour. { wait-unshown-how }
wait-notice-ended = Ta partie de **{ WORD($game, "name") }** dans { $place } sur **{ $guild }** est terminée.
wait-notice-adrift = Le salon de ta partie de **{ WORD($game, "name") }** sur **{ $guild }** n’existe plus. Rien n’est perdu : utilise `/move` dans un autre salon de ce serveur.
wait-notice-trouble = { $time } : je n’ai pas pu poster dans { $place } sur **{ $guild }**, et des membres y attendaient leur tour. `/setup` sur ton serveur montre s’il manque encore quelque chose.
wait-unshown = Le plateau n’est pas encore dans { $place }. Je réessaie tout seul.
# Sous un message direct qui reste quand la permission est revenue. $why : comme le dit error-bot-permission
wait-as-of = État du { $time } : { $why }

# Ce que veut dire chaque choix · $name : à propos de qui · $owner : pour qui les points comptent · $more : une durée
wait-means-wait = **{ wait-ui-wait }** : { $name } a encore { $more }, puis tu décides à nouveau.
wait-means-skip = **{ wait-ui-skip }** : le jeu joue pour { $name }, cette fois seulement.
wait-means-computer = **{ wait-ui-computer }** : { $player } joue pour { $owner }, jusqu’à son retour. { $keeps ->
        [yes] Les points comptent toujours pour { $owner }.
       *[no] Sans retour, rien au classement pour { $owner }.
    } L’ordinateur aussi peut finir la partie{ $wins ->
        [no] , mais pas la gagner
       *[yes] { "" }
    }.
wait-played-on =
    { $counts ->
        [duel] Tes points comptent comme d’habitude. Tu gagnes si tu finis devant l’ordinateur. Sinon, personne ne gagne.
        [one] Pour toi, la partie compte comme d’habitude.
        [rivals] Pour tous les autres, la partie compte comme d’habitude, et qui parmi eux fait le mieux gagne.
       *[others] Pour tous les autres, la partie compte comme d’habitude.
    }{ $ends ->
        [yes] {""} Si tu abandonnes quand { $owner } n’est pas de retour, la partie s’arrête sans résultat.
       *[no] {""}
    }
wait-means-give = **{ wait-ui-give }** : quelqu’un d’autre peut continuer pour { $name }.
wait-means-end = **{ wait-ui-end }** : la partie est finie et ne compte pour personne : ni points ni défaite.
# Quand un vote finit avant l’heure. $how : all, ou most là où plus de la moitié peut décider
wait-decided-when =
    La décision tombe dès que { $how ->
        [most] plus de la moitié est d’accord, ou que tout le monde a voté.
       *[all] tout le monde a voté.
    } Qui n’a pas voté à la fin laisse les autres décider.
# $then : ce qui se passe sans vote · $more : une durée
wait-lapse =
    { $voters ->
        [1] Si tu ne décides pas
       *[other] Si personne ne vote
    }, { $then ->
        [computer] un ordinateur continue.
        [end] la partie se termine sans résultat.
        [leave] { $name } sort de la course.
       *[wait] { $name } a encore { $more }.
    }
wait-split =
    { $then ->
        [same] C’est aussi le cas si les votes diffèrent.
        [computer] Si les votes diffèrent, un ordinateur continue.
       *[wait] Si les votes diffèrent, la partie attend encore.
    }
wait-closed-offer = -# Cette offre n’est plus valable.
wait-closed-proposal = -# Cette proposition n’attend plus de réponse.
# $name : pour qui un ordinateur joue · $time : une durée
wait-points-kept = Les points comptent toujours pour { $name }.
wait-points-lost = Si { $name } ne revient pas, rien au classement pour { $name }.
wait-points-late = Si { $name } ne revient pas pendant { $time }, rien au classement pour { $name }.
# $name : qui joue encore, sans autre membre · $time : une durée · $absent : pour qui un ordinateur joue
wait-last-leaves = Si { $absent } n’est pas de retour, { $name } peut abandonner : la partie s’arrête alors sans résultat.
wait-last-silent = Si { $name } ne joue pas pendant { $time }, la partie se termine sans résultat.
wait-alone = Si tu ne joues pas avant le { $time } ({ $left }), la partie se termine sans résultat.
wait-race-ends = Si personne ne joue avant le { $time } ({ $left }), la course se termine, et qui n’a pas fini en est retiré.
# Pour qui attend · $name : qui est attendu
wait-decision =
    Si { $name } ne joue pas avant le { $time } ({ $left }), { $voters ->
        [1] c’est toi qui décides
       *[other] tu décides avec les autres
    } si la partie attend encore.
wait-decision-own =
    Si tu ne joues pas avant le { $time } ({ $left }), { $voters ->
        [1] { $voter } décide
       *[other] les autres décident
    } de la suite.
wait-decision-open =
    { $voters ->
        [1] C’est à toi
       *[other] C’est à toi et aux autres
    } de décider maintenant pour { $name }. Les boutons sont dans `/turns`, jusqu’au { $time } ({ $left }).

wait-ui-wait = Attendre
wait-ui-skip = Sauter ce tour
wait-ui-computer = Confier à un ordinateur
wait-ui-give = Céder la place
wait-ui-end = Terminer sans résultat
# L’indication d’un menu avec les autres choix d’un vote
wait-ui-others = Autres choix
wait-ui-take = Prendre la place
wait-ui-cover = Confier à un ordinateur
wait-ui-agree = D’accord
wait-ui-decline = Ne rien changer
wait-ui-back = Je suis de retour
wait-ui-mute = Plus de rappels
wait-own-back = { $name } : je suis de retour
wait-own-mute = { $name } : plus de rappels

wait-voted =
    { $choice ->
        [skip] Tu votes pour sauter ce tour.
        [computer] Tu votes pour laisser un ordinateur jouer pour { $name }, jusqu’à son retour.
        [give] Tu votes pour céder la place.
        [end] Tu votes pour terminer la partie sans résultat.
       *[wait] Tu votes pour attendre.
    } { $all ->
        [one] La décision ne dépend que de toi.
       *[other] Votes : { $votes } sur { $all }.
    }
wait-voted-decided =
    { $by ->
        [split] Il n’y a pas eu d’accord, voici donc la suite :
       *[you] C’est donc décidé :
    } { $result ->
        [skip] le jeu joue pour { $name }.
        [computer] un ordinateur joue pour { $name }, jusqu’à son retour.
        [give] quelqu’un d’autre peut continuer pour { $name }.
        [end] la partie est finie et ne compte pour personne.
       *[wait] la partie attend { $name }.
    }
wait-settled-decided =
    { $by ->
        [one] { $actor } a décidé :
        [several] { $actor } ont décidé :
        [others] Les autres ont décidé :
        [split] Les autres n’étaient pas d’accord, voici donc la suite :
       *[nobody] Le vote s’est terminé sans aucune voix, voici donc la suite :
    } { $result ->
        [skip] le jeu a joué pour { $name }.
        [computer] un ordinateur a pris la place pour { $name }.
        [give] quelqu’un d’autre pouvait continuer pour { $name }.
        [end] la partie s’est terminée et ne compte pour personne.
       *[wait] la partie a encore attendu { $name }.
    }
# Les votes, derrière ce qui a suivi. $said : comme ci-dessus · $votes : le texte suivant pour chaque membre qui pouvait voter
wait-settled-votes = { $said } ({ $votes })
# $choice : un choix, ou none
wait-settled-vote =
    { $name } : { $choice ->
        [wait] { wait-ui-wait }
        [skip] { wait-ui-skip }
        [computer] { wait-ui-computer }
        [give] { wait-ui-give }
        [end] { wait-ui-end }
       *[none] sans vote
    }
wait-settled = **{ WORD($game, "name") }** : **{ $name }** { $silent ->
        [yes] n’a pas répondu pendant très longtemps.
       *[no] n’a pas joué à temps.
    } { $how } { $link }
wait-settled-back = { $name } a fini par jouer.
wait-settled-there = { $name } est de retour.
wait-settled-left = { $name } a quitté la partie.
wait-settled-taken = Quelqu’un d’autre joue maintenant pour { $name }.
wait-settled-over = La partie est finie.
wait-settled-past = Ce tour est terminé.
wait-settled-undone = Le tour a été annulé.
wait-taken = La place est à toi : tu joues à partir d’ici.
wait-taken-away = La place est à toi : tu joues pour { $name }, jusqu’à son retour. C’est prévu pour le { $time } ({ $left }).
wait-covered = Un ordinateur joue à cette place jusqu’au retour du membre.
wait-back-again = Te revoilà : c’est de nouveau toi qui joues.
wait-agreed = Tu acceptes. Ça comptera quand tout le monde aura accepté.
wait-agreed-all = Tout le monde est d’accord. Désormais : { $pace }.
wait-agreed-end = Tout le monde a accepté. La partie est finie et ne compte pas.
wait-declined = Rien ne change.
wait-muted = Plus de rappels pour ce tour.
wait-error-date = Je n’arrive pas à lire « { $text } » comme un jour. Écris une date comme 24/12 ou 24/12/2026, un jour comme demain ou vendredi, ou une durée comme 10 jours. Après un jour, tu peux ajouter une heure comme 18h.
wait-error-hour = Je n’arrive pas à lire « { $text } » comme une heure. Écris une heure comme 18h, ou aucune.

## /turns

wait-cmd-turns = Les parties qui t’attendent, et celles où tu attends
wait-turns-mine =
    { $count ->
        [one] ### C’est ton tour dans { $count } partie
       *[other] ### C’est ton tour dans { $count } parties
    }
wait-turns-others =
    { $count ->
        [one] ### Tu attends les autres dans { $count } partie
       *[other] ### Tu attends les autres dans { $count } parties
    }
wait-turns-lent =
    { $count ->
        [one] ### Quelqu’un joue à ta place dans { $count } partie
       *[other] ### D’autres jouent à ta place dans { $count } parties
    }
# $name: who plays it
wait-turns-lent-line = **{ WORD($game, "name") }** dans { $place } · { $name } joue pour toi · { $link }
wait-turns-lent-first = Le bouton vaut pour la première.
wait-turns-votes =
    { $count ->
        [one] ### Tu dois décider dans 1 partie
       *[other] ### Tu dois décider dans { $count } parties
    }
wait-turns-vote = **{ WORD($game, "name") }** dans { $place } · sur { $name } · la décision tombe { $left } au plus tard · { $link }
wait-turns-vote-again = **{ WORD($game, "name") }** dans { $place } · de nouveau sur { $name } · la partie { $waited ->
        [1] a attendu une fois de plus
       *[other] a attendu { $waited } fois de plus
    } · la décision tombe { $left } au plus tard · { $link }
# A proposal that the reader may answer by the buttons below
wait-turns-proposed = { $actor } propose un autre temps pour **{ WORD($game, "name") }** dans { $place } : { $pace }. Ça comptera quand tous les joueurs auront accepté.
wait-turns-proposed-end = { $actor } propose de mettre fin à **{ WORD($game, "name") }** dans { $place } sans résultat. Un seul refus suffit pour que la partie continue.
wait-turns-proposed-back = { $actor } demande dans **{ WORD($game, "name") }** dans { $place } à revenir à la position d’avant { $steps ->
        [0] son dernier tour
        [1] son dernier coup
       *[other] ses { $steps } derniers coups
    }. { $count ->
        [one] 1 coup serait annulé.
       *[other] { $count } coups seraient annulés.
    } Un seul refus suffit.
wait-turns-none = Aucune partie ne t’attend.
wait-turns-free = Tu ne joues aucune partie à plusieurs pour l’instant.
wait-turns-alone = **{ WORD($game, "name") }**, en solo · si tu ne joues pas, la partie se termine sans résultat le { $time } ({ $left })
wait-turns-ended = Ta partie de **{ WORD($game, "name") }** dans { $place } s’est terminée sans toi le { $time } ({ $left }), car tu ne jouais plus · { $link }
wait-turns-unplayed = Ta partie de **{ WORD($game, "name") }** dans { $place } s’est terminée sans résultat le { $time } ({ $left }), car plus personne ne jouait · { $link }
wait-turns-result = Ta partie de **{ WORD($game, "name") }** dans { $place } s’est terminée le { $time } ({ $left }). Je ne peux pas encore y envoyer le résultat, ou seulement en mots · { $link }
wait-turns-lost = Ta partie de **{ WORD($game, "name") }** s’est terminée sans résultat le { $time } ({ $left }), car personne n’a pu y accéder pendant longtemps. Elle ne compte pour personne.
# $since : « il y a 3 heures »
wait-turns-line = **{ WORD($game, "name") }** dans { $place } · ton tour est venu { $since } · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** dans { $place } · ton tour est venu { $since } · temps : jusqu’au { $time } ({ $left }) · { $link }
wait-turns-line-decides = **{ WORD($game, "name") }** dans { $place } · ton tour est venu { $since } · à partir du { $time } ({ $left }), { $voters ->
        [named] { $other } décide
        [1] l’autre membre décide
       *[other] les autres décident
    } de la suite · { $link }
wait-turns-line-alone = **{ WORD($game, "name") }** dans { $place } · ton tour est venu { $since } · si tu ne joues pas, la partie se termine sans résultat le { $time } ({ $left }) · { $link }
wait-turns-line-undecided = **{ WORD($game, "name") }** dans { $place } · ton tour est venu { $since } · sans coup joué avant le { $time } ({ $left }), { $then ->
        [computer] un ordinateur continue
       *[off] la partie se termine sans résultat
    } · { $link }
wait-turns-line-asked = **{ WORD($game, "name") }** dans { $place } · ton tour est venu { $since } · tu n’as pas joué, donc les autres décident de la suite, jusqu’au { $time } ({ $left }). Si tu joues avant, la partie continue avec toi · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** dans { $place } · son salon n’existe plus, donc ses chronos sont arrêtés. Utilise `/move` dans un autre salon
wait-turns-other = **{ WORD($game, "name") }** dans { $place } · attend { $names } (tour venu { $since }) · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** dans { $place } · attend { $names } (tour venu { $since }) · temps : jusqu’au { $time } ({ $left }) · { $link }
wait-turns-other-voted = **{ WORD($game, "name") }** dans { $place } · attend { $names } (tour venu { $since }) · tu as voté : décision le { $time } ({ $left }) au plus tard · { $link }
wait-turns-other-undecided = **{ WORD($game, "name") }** dans { $place } · attend { $names } (tour venu { $since }) · sans coup joué avant le { $time } ({ $left }), { $then ->
        [computer] un ordinateur continue
       *[off] la partie se termine sans résultat
    } · { $link }
wait-turns-other-decides = **{ WORD($game, "name") }** dans { $place } · attend { $names } (tour venu { $since }) · { $timed ->
        [1] temps : jusqu’au { $time } ({ $left }), puis
       *[0] à partir du { $time } ({ $left }),
    }{" "}{ $voters ->
        [1] c’est toi qui décides
       *[other] tu décides avec les autres
    } si la partie attend encore · { $link }
# $how: where the reader can move: "button": below, "turns": in /turns, "server": in the server $guild, "there": in a server whose name is not known, "none": it is not their turn
# $why: as error-bot-permission says it, or unknown
wait-turns-behind =
    { $why ->
        [unknown] Discord ne me laisse pas encore y montrer le plateau le plus récent, ou seulement en mots.
       *[other] { $words ->
            [1] Le plateau le plus récent y est seulement en mots.
           *[0] Je ne peux pas encore y envoyer le plateau le plus récent, ou seulement en mots.
        } { $why }
    }{ $how ->
        [button] {" "}Tu peux jouer ci-dessous.
        [turns] {" "}Joue depuis `/turns`.
        [server] {" "}Joue avec `/turns` sur **{ $guild }**.
        [there] {" "}Joue avec `/turns` sur le serveur de la partie.
       *[none] {""}
    }
# Where the newest board is shown, but the next one cannot be. $why: as error-bot-permission says it
wait-next-board = Je ne peux pas encore publier le prochain plateau. { $why }
# Distingue deux parties qui se liraient pareil. $what : un salon ou un jeu · $names : les autres
wait-with =
    { $count ->
        [0] { $what } (en solo)
       *[other] { $what } avec { $names }
    }
# Le dernier de ces noms : combien d’autres
wait-with-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
# After the line of a match on which the reader has a private note
wait-turns-noted = avec une note de toi
wait-turns-more =
    { $count ->
        [one] … et { $count } autre partie
       *[other] … et { $count } autres parties
    }

## /reminders

wait-cmd-reminders = Comment et quand je te rappelle tes tours
wait-opt-rhythm = À quel rythme
wait-opt-where = Où
wait-opt-quiet = Heures sans rappels, comme 22h-7h, ou aucune
wait-opt-zone = Ton fuseau pour les heures calmes, les absences et les séries : une ville, ou UTC+2
wait-opt-next = Te prévenir juste avant ton tour
wait-opt-digest = Une heure pour un seul message privé par jour sur toutes les parties, comme 18h, ou aucune
wait-opt-challenges = Autoriser d’autres membres à te défier
wait-opt-evenings = Si je t’écris le soir quand tu n’as pas joué le plateau du jour
wait-opt-forced = Jouer aussitôt ton seul coup permis, s’il ne montre rien de nouveau
wait-choice-rhythm-off = Jamais
wait-choice-rhythm-once = Une fois par tour
wait-choice-rhythm-ladder = Trois fois : à la moitié du temps, au dernier quart, dans la dernière heure
wait-choice-where-channel = Dans le salon de la partie
wait-choice-where-dm = En message privé
wait-reminders =
    ### Tes rappels
    { $rhythm ->
        [digest] Un message privé par jour à { $hour } nomme toutes les parties qui t’attendent.
        [off] Je ne te rappelle pas tes tours.
        [ladder] Jusqu’à trois rappels par tour : à la moitié du temps, au dernier quart, dans la dernière heure. Si les autres décident d’attendre, ils reprennent au début.
       *[once] Un rappel par tour : à la moitié du temps, ou après un jour s’il n’y a pas de limite. Si les autres décident d’attendre, il y en a un autre.
    }
    { $where ->
        [dm] Les rappels arrivent en message privé.
        [closed] Les rappels arrivent dans le salon, car tu n’acceptes pas mes messages privés. Accepte-les dans tes paramètres de confidentialité, puis refais ce choix.
       *[channel] Les rappels arrivent dans le salon de la partie, ou par message privé si elle s’y joue.
    }
wait-reminders-quiet =
    { $missed ->
        [none] Heures calmes : de { $from } à { $to }.
       *[hour] Heures calmes : de { $from } à { $to }. Le message du jour arrive donc à { $to }, et non à { $missed }.
    }
wait-reminders-quiet-always =
    ### Tes rappels
    Calme toute la journée : aucun rappel ne vient.
wait-reminders-zone = Ton fuseau horaire : { $zone }. Il est { $time } chez toi.
wait-reminders-next =
    { $next ->
        [yes] Je te préviens juste avant ton tour.
       *[no] Je ne te préviens pas juste avant ton tour.
    }
wait-reminders-challenges =
    { $challenges ->
        [no] Personne ne peut te défier.
       *[yes] Les autres peuvent te défier.
    }
wait-reminders-forced = Ton seul coup permis est joué aussitôt, s’il ne montre rien de nouveau.
wait-reminders-evenings =
    { $where ->
       *[dm] Le soir, je te rappelle le plateau du jour par message privé si tu n’as pas joué.
        [closed] Le soir, aucun rappel du plateau du jour ne vient, car tu n’acceptes pas mes messages privés. Accepte-les dans tes paramètres de confidentialité, puis active de nouveau le rappel.
    }

# Lignes d'un menu
wait-set-rhythm = Rythme : { $value ->
        [off] jamais
        [ladder] jusqu’à trois fois
       *[once] une fois par tour
    }
wait-set-where = Où : { $value ->
        [dm] en message privé
       *[channel] dans le salon
    }
wait-set-quiet = { $value ->
        [off] Heures calmes : aucune
        [other] Autres heures calmes…
       *[hours] Heures calmes : { $value }
    }
wait-set-quiet-label = Heures calmes
wait-set-zone = { $value ->
        [other] Autre fuseau horaire…
       *[zone] Fuseau horaire : { $value }
    }
wait-set-digest = { $value ->
        [off] Un message par jour : non
        [other] Une autre heure pour un message par jour…
       *[hour] Un message par jour : à { $value }
    }
wait-set-digest-label = Heure du message de chaque jour
wait-set-zone-label = Fuseau horaire
wait-set-next = Me prévenir avant mon tour : { $value ->
        [yes] oui
       *[no] non
    }
wait-set-challenges = Défis des autres : { $value ->
        [yes] oui
       *[no] non
    }
wait-set-evenings = Rappel du plateau du jour le soir : { $value ->
        [yes] oui
       *[no] non
    }
wait-set-forced = Jouer mon seul coup permis : { $value ->
        [yes] oui
       *[no] non
    }

## Absence, places, temps, autre salon

wait-cmd-away = Quand tu ne peux pas jouer
wait-cmd-away-until = Prévoir une absence : tes chronos s’arrêtent, ou d’autres peuvent te remplacer
wait-opt-until = Le dernier jour, comme 24/12, 24/12/2026, demain ou vendredi, ou un nombre de jours
wait-away-title = Prévoir une absence
wait-away-label = Absence jusqu’au
wait-ui-home = Je suis de retour
wait-cmd-away-back = Finir ton absence et rejouer
wait-away =
    { $day ->
        [none] Ton absence dure jusqu’au { $time } ({ $left }).
       *[day] Ton absence dure jusqu’au { $day } inclus. Elle se termine le { $time } ({ $left }).
    }
wait-away-stops = { $count ->
        [one] Dans { $count } partie, ton chrono s’arrête.
       *[other] Dans { $count } parties, tes chronos s’arrêtent.
    }
wait-away-offers = { $count ->
        [one] Dans { $count } partie, quelqu’un peut te remplacer. Aucun chrono ne s’y arrête.
       *[other] Dans { $count } parties, quelqu’un peut te remplacer. Aucun chrono ne s’y arrête.
    }
wait-away-nothing = Rien ne change dans tes parties.
wait-away-back = Utilise `/away back` si tu reviens plus tôt.
wait-away-left =
    { $here ->
        [yes] Sur ce serveur
       *[no] Sur { $guild }
    } : { $all ->
        [0] aucune absence n’arrête un chrono.
       *[other] { $stands ->
            [yes] ton chrono est arrêté jusqu’au { $time } au plus tard. Jours sur 12 mois où il peut encore être arrêté : { $days } sur { $all }.
           *[no] jours sur 12 mois où ton chrono peut encore être arrêté : { $days } sur { $all }.
        }
    }
wait-back =
    { $count ->
        [0] Te revoilà.
        [one] Te revoilà : tu rejoues dans { $count } partie.
       *[other] Te revoilà : tu rejoues dans { $count } parties.
    }
# À qui met fin à une absence sans en avoir. $places : comme dans wait-error-back-elsewhere
wait-not-away = Tu n’avais pas annoncé d’absence, donc rien ne change.
wait-not-away-lent = On joue à ta place : { $places }. `/seat back` dans ce salon te rend ta place.

wait-cmd-seat = Confier ta place, en prendre une libre, la rendre
wait-cmd-seat-offer = Confier ta place dans la partie de ce salon
wait-opt-to = À qui ; sans choix, à qui la veut
wait-opt-good = Pour de bon, avec le score ; sinon, on ne fait que te remplacer
wait-opt-game = Quel jeu, si plusieurs parties sont ouvertes ici
wait-cmd-seat-keep = Garder ta place, finalement
wait-cmd-seat-take = Prendre la place libre dans la partie de ce salon
wait-cmd-seat-back = Redemander ta place, ou rendre celle que tu joues pour quelqu’un
wait-offered = Ta place est proposée. Tu continues de jouer jusqu’à ce que quelqu’un la prenne. `/seat keep` la reprend.
# Behind which permission I lack
wait-offered-later = Ton offre y apparaîtra dès que je pourrai poster.
wait-kept = Ta place reste la tienne.
wait-given-back = C’est fait : la place est rendue.

wait-cmd-pace = Proposer une autre limite de temps pour la partie de ce salon
wait-pace-set = Désormais : { $pace }.
# $banks: a list of names and lengths
wait-banks-left = -# Dans les réserves de temps, sans le tour qui court : { $banks }.
wait-pace-hint-none = **{ LABEL("wait-ui-pace") }** propose à la table une limite de temps par tour.
wait-pace-hint =
    Temps : { $pace }. { $sets ->
        [yes] **{ LABEL("wait-ui-pace") }** le change.
       *[no] **{ LABEL("wait-ui-pace") }** en propose un autre à la table.
    }
wait-pace-proposed = Tu proposes : { $pace }. Ça comptera quand tous les joueurs auront accepté.
# Behind which permission I lack, also to who proposes the end of the match
wait-proposed-later = Tant que je ne peux pas y poster, les autres trouvent ta proposition dans `/turns`. Son délai commence quand je l’aurai postée.
wait-proposed-waits =
    { $names }, que la partie attend, { $count ->
        [one] doit
       *[other] doivent
    } aussi accepter.

wait-ui-pace = Temps par tour
wait-form-time = Temps de chaque tour
wait-form-bank = Réserve de temps
wait-form-bank-hint = Pour les tours plus longs. Chacun en dispose une fois, pour toute la partie.
wait-form-off = Heures qui ne comptent pas
wait-form-off-hint = Dans le fuseau horaire de chacun
wait-form-late = Quand le temps est écoulé
wait-form-holiday = Pendant une absence
wait-form-no-limit = Une réserve de temps et des heures qui ne comptent pas demandent une limite : appuie de nouveau sur **{ LABEL("wait-ui-pace") }** et choisis-en une en haut, sous **{ wait-form-time }**. Le reste de tes choix est gardé.

wait-cmd-move = Déplacer l’une de tes parties dans ce salon
wait-opt-match = Quelle partie
wait-choice-match = { $game } dans #{ $channel }
wait-choice-match-gone = { $game } dans un salon supprimé
wait-moved = La partie continue ici.

wait-rematch-lobby = Tu as une place. La table pose la question aux autres : la partie commence quand tout le monde a répondu.

wait-error-no-match = Je ne trouve pas cette partie parmi celles que tu peux voir. Choisis-en une dans la liste de `/move match:`.
wait-error-no-table = Aucune partie à plusieurs n’est ouverte dans ce salon. `/turns` montre où se joue la tienne.
wait-error-back-ended = Aucune partie à plusieurs n’est ouverte dans ce salon. { $ended }
# $places: games with their channels, joined by commas
wait-error-back-elsewhere = Personne ne joue pour toi dans ce salon. On joue à ta place ailleurs : { $places }. **{ wait-ui-back }** dans `/turns` te rend ta place.
wait-lent-place = **{ WORD($game, "name") }** dans { $place }
wait-error-which-game = Plusieurs parties sont ouvertes dans ce salon ({ $games }). Choisis-en une avec l’option `game`.
wait-error-bot = Un bot ne peut pas jouer. Nomme un membre, ou ne nomme personne et laisse la place à qui la veut.
