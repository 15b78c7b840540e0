# Qui cherche des joueurs.

look-cmd = Chercher des joueurs : dis à quel jeu, et tu sauras quand quelqu’un cherche pareil
# The button beside “Open a table”
look-ui = Chercher des joueurs
look-ui-now = Chercher maintenant
look-ui-anyway = En chercher d’autres
look-ui-along = J’en suis
look-ui-stop = Ne plus chercher
# $game: its name
look-ui-stop-game = Ne plus chercher : { $game }
# $number: of the line
look-ui-take-seat = Rejoindre { $number }
# $game: its name · $mode: its mode · $modes: 1 if the game has several · $quiet: 1 if the server wants no mentions
look-ask = Tu cherches des joueurs pour **{ $game }**{ $modes ->
        [1] {" "}({ $mode })
       *[0] {""}
    }. Dès que quelqu’un cherche la même chose, une table s’ouvre{ $quiet ->
        [1] . Sur ce serveur, je ne peux mentionner personne, alors les autres l’apprennent une fois par message privé.
       *[0] , et les autres l’apprennent une fois.
    }
look-ask-hint = Choisir
# Lines of two menus. $pace, $time: lengths of time
look-pace = Temps pour un tour : { $pace }
look-time = Chercher pendant : { $time }
# $until: a time · $called: 1 if a message in the channel calls for players · $quiet: 1 if the server wants no mentions
# $busy: 1 if others look for the same, and a match of the game has the channel
look-begun = Tu cherches des joueurs pour **{ $game }** jusqu’à ce moment : { $until }. { $busy ->
        [1] D’autres cherchent la même chose, mais une partie est ouverte dans ce salon. Dans un autre salon ou fil, **{ LABEL("look-ui-now") }** ouvre tout de suite une table.
       *[0] { $quiet ->
            [1] Dès que quelqu’un cherche la même chose, une table s’ouvre. Sur ce serveur, je ne peux mentionner personne, alors je te le dis une fois par message privé.
            [2] Dès que quelqu’un cherche la même chose, une table s’ouvre. Tu n’acceptes pas mes messages privés. Reviens donc voir de temps en temps.
           *[0] Je te mentionne une fois, quand il y a une table.
        }
    }{ $called ->
        [1] {" "}Un message dans ce salon le dit aux autres.
       *[0] {""}
    }
look-stopped = Tu ne cherches plus de joueurs pour { WORD($game, "name") }.
look-own = **{ $game } :** tu cherches des joueurs ; fin : { $until } · { $pace }
# $count: members beside the reader
look-others = **{ $game } :** { $count ->
        [one] { $count } autre membre cherche des joueurs
       *[other] { $count } autres membres cherchent des joueurs
    }
look-which = Pour quel jeu cherches-tu des joueurs ?
look-nobody = Personne ne cherche de joueurs ici en ce moment. Pour quel jeu en cherches-tu ?
look-tables = Ici, tu peux jouer tout de suite :
# $match: game, settings, players and time · $link: to the board
look-table = { $number }. { $match } · { $link }
# $link: to the table
look-error-seated = Tu as déjà une place à une telle table : { $link }
look-error-time = Tu peux chercher de { $low } heure à { $high } jours.
# $role: a mention
look-error-role = Je ne peux pas mentionner { $role }. Dans les paramètres du rôle, permets à tous de le mentionner.

# On the table. $who: mentions
look-lobby = { $who } : voici une table comme tu en cherches. Appuie sur **{ LABEL("ui-join") }**.
# In the channel. $name: who looks
look-call = **{ $name }** cherche des joueurs pour **{ $game }** ; fin : { $until } · { $pace }
