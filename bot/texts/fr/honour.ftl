# Classements, profils, saisons.

honour-number = { $number }

## /leaderboard

honour-cmd-leaderboard = Les meilleurs de ce serveur : cette semaine, ce mois, depuis toujours
honour-opt-game = Quel jeu
honour-opt-board = Ce qu’on compare, et avec quels paramètres
honour-opt-period = Cette semaine, ce mois, depuis toujours ; ou avant, comme 2026-10 ou 2026-W46
honour-opt-season = Le numéro d’une saison ; sans choix, la plus récente
honour-opt-page = Dix membres par page
honour-opt-text = En texte plutôt qu’en image

honour-board =
    { $measure ->
        [rating] Cote
        [wins] Victoires
        [level] Plus haut niveau
       *[points] Meilleur score
    } · { $settings }
honour-board-against = Victoires · { honour-against-computers }
honour-against-computers =
    { $level ->
        [easy] contre des ordinateurs faciles
        [hard] contre des ordinateurs difficiles
       *[normal] contre des ordinateurs normaux
    }
honour-board-predictions = Pronostics
honour-board-beside = { $board } · avec ordinateurs
honour-board-letters = Messages privés · { $board }
honour-period-all =
    { $seasons ->
        [1] Depuis toujours
       *[other] Toute la saison
    }
honour-period-week = Cette semaine
honour-period-month = Ce mois
honour-period-last-week = La semaine dernière
honour-period-last-month = Le mois dernier
honour-period-past-week = Semaine { $week } de { $year }
honour-season = Saison { $number }
honour-season-now = Saison { $number }, actuelle
honour-title =
    ### { $game }
    { $board }
    { $period }{ $seasons ->
        [1] { "" }
       *[other] {" "}· Saison { $season }
    }
# À côté d'une valeur, en petit
honour-note =
    { $measure ->
        [rating] { $played ->
            [one] { $played } partie
           *[other] { $played } parties
        }
        [wins] sur { $played ->
            [one] { $played } partie
           *[other] { $played } parties
        }
        [predictions] en { $played ->
            [one] { $played } pronostic
           *[other] { $played } pronostics
        }
       *[other] { $total ->
            [0] { "" }
           *[other] sur { $total } ·{" "}
        }{ $own ->
            [yes] { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }
           *[no] partie de { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }
        }{ $told ->
            [no] { "" }
           *[yes] { $undos ->
                [0] {" "}· aucune annulation
                [one] {" "}· { $undos } annulation
               *[other] {" "}· { $undos } annulations
            }
        }
    }
honour-line = { $rank }\. **{ $name }** · { $value } · { $note }
honour-line-own = { $rank }\. **{ $name }** ({ honour-you }) · { $value } · { $note }
honour-alt-line = { $rank }. { $name } : { $value } ({ $note })
honour-you = Toi
honour-foot =
    { $lines ->
        [one] { $lines } membre
       *[other] { $lines } membres
    }{ $pages ->
        [1] { "" }
       *[other] {" "}· page { $page } sur { $pages }
    }
honour-empty = Personne ne figure encore à ce classement. Ouvre le bal.
honour-own-none = Tu ne figures pas encore à ce classement.
honour-own-left-out = Tu as demandé à ne pas figurer ici. `/profile hidden:False` te fait revenir.
honour-own-left-out-short = Tu as demandé à ne pas figurer aux classements.
honour-own-unrated =
    { $missing ->
        [one] Encore { $missing } partie comptant pour la cote, et tu figures à ce classement.
       *[other] Encore { $missing } parties comptant pour la cote, et tu figures à ce classement.
    }
honour-own-unranked = Gagne une fois pour figurer à ce classement.
honour-own-unpredicted = Pour être dans ce classement, dis qui gagne une partie des autres, et aie raison.

honour-ui-text = En texte
honour-ui-picture = En image
honour-ui-back = ‹ Dix précédents
honour-ui-next = Dix suivants ›
honour-ui-own = Mon rang : { $rank }
honour-ui-share = Montrer à tous
honour-ui-game = Autre jeu
honour-ui-board = Autre classement
honour-ui-season = Autre saison

honour-unknown-game = Il n’y a pas de jeu « { $text } ». J’ai { $games }.
honour-unknown-board = Il n’y a pas de classement « { $text } ». Choisis l’une des suggestions.
honour-shared = { $name } montre à tout le monde :

## /profile

honour-cmd-profile = Ce qu’un membre a joué ici : cotes, meilleurs plateaux, badges
honour-opt-member = Le profil de quel membre ; sans choix, le tien
honour-opt-profile-game = Seulement ce jeu
honour-opt-hidden = Te cacher : tu ne figures à aucun classement, et ton profil n’est visible que par toi
honour-profile-note =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } depuis { $month }
honour-profile-hidden = { honour-profile-note } · visible par toi seulement
# Sous de grands nombres
honour-count-played = parties
honour-count-won = victoires
honour-count-streak = plus longue série
honour-count-days = série de jours
honour-count-dailies = série quotidienne
honour-game-note =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }{ $contested ->
        [0] { "" }
       *[other] {" "}· victoires : { $won } sur { $contested }
    }
honour-against = victoires contre des ordinateurs : { $levels }
honour-against-level =
    { $level ->
        [easy] facile
        [hard] difficile
       *[normal] normal
    } { $won } sur { $played }
honour-covered =
    { $turns ->
        [one] { $turns } tour joué par un ordinateur remplaçant
       *[other] { $turns } tours joués par des ordinateurs remplaçants
    }
honour-label =
    { $measure ->
        [rating] cote
        [wins] victoires
        [level] plus haut niveau
       *[points] meilleur score
    }
honour-rank = rang { $rank }
honour-plot = La cote au fil du temps
honour-bests = Meilleurs plateaux
honour-feats = Badges
honour-feat-beat-hard = Ordinateur difficile battu
honour-badge-note =
    { $game } · { $times ->
        [one] { $day }
       *[other] { $times } fois
    }
honour-alt-profile = { $name } : { $note }
honour-alt-rating = { $game } : cote de { $first } au début, de { $last } maintenant
honour-alt-best = { $label } : { $value }
honour-profile-title = ### { $name }
honour-profile-nowhere = -# Les parties d’un serveur comptent là-bas : utilise `/profile` là-bas pour les voir. Les parties à plusieurs par messages privés comptent ici dans `/leaderboard`, si tu le veux dans `/letters settings`. Les parties que tu joues ici en solo ne comptent nulle part.
honour-profile-days =
    { $days ->
        [one] { $days } jour d’affilée avec une partie finie
       *[other] { $days } jours d’affilée avec une partie finie
    } (record : { $best })
honour-profile-dailies =
    { $days ->
        [one] { $days } jour d’affilée avec un plateau du jour
       *[other] { $days } jours d’affilée avec un plateau du jour
    } (record : { $best })
honour-puzzles = énigmes : cote { $rating }, { $solved } sur { $count } résolues
honour-game-dailies = plateau du jour : { $days } jours d’affilée
honour-profile-streak =
    { $streak ->
        [one] { $streak } victoire d’affilée
       *[other] { $streak } victoires d’affilée
    } (record : { $best })
honour-profile-heading = **{ $title }**
honour-now-hidden = Désormais, tu ne figures à aucun classement, sur aucun serveur, et ton profil n’est visible que par toi. Tes scores sont gardés : `/profile hidden:False` les fait revenir.
honour-now-shown = Tu figures de nouveau aux classements, avec tous tes scores.
honour-ui-hide = Me cacher
honour-ui-unhide = Figurer au classement

## /season

honour-cmd-season = Pour les gestionnaires du serveur : clore les classements d’un jeu et repartir à zéro
honour-season-sure =
    ### Clore la saison { $number } de { $game } ?
    Ses classements restent visibles avec `/leaderboard season:{ $number }`. La saison { $next } commence avec des classements vides et de nouvelles cotes.
honour-ui-close = Clore la saison
honour-ui-open = La laisser ouverte
honour-season-closed = La saison { $number } de { $game } est close, et la saison { $next } a commencé. `/leaderboard season:{ $number }` montre comment elle s’est finie.
honour-season-gone = Cette saison est déjà close. Nous sommes maintenant dans la saison { $number }.
