# Les parties par messages privés, avec n’importe qui.

letters-cmd = Jouer par messages privés avec n’importe qui, de n’importe quel serveur
letters-cmd-new = Jouer avec n’importe qui, même d’un autre serveur : tu reçois un code à envoyer
letters-cmd-show = Tes tables et parties ouvertes par messages privés, avec leurs codes
letters-cmd-join = Prendre une place avec un code que l’on t’a envoyé
letters-cmd-settings = Quels plateaux t’arrivent, et si tu es dans les classements
letters-opt-code = Le code, comme ABCD-EFGH
letters-opt-letters = Jouer par messages privés : tu reçois un code pour tes adversaires

letters-place = nos messages privés
letters-no-board = le bouton ci-dessous montre le plateau
letters-closed = Discord ne me laisse pas t’envoyer ce plateau : tu n’acceptes pas mes messages privés. Ta partie attend dans `/turns`, où un bouton la montre.
letters-outside =
    { $begun ->
        [1] La partie de **{ WORD($game, "name") }** a commencé sans toi.
       *[0] Tu as quitté cette table de **{ WORD($game, "name") }**. Son code te redonne une place, s’il en reste une.
    }
letters-next-over = **{ ui-again }** { $alone ->
        [1] lance la partie suivante
       *[0] ouvre la table suivante
    }. `/leaderboard` montre les meilleurs des parties par messages privés.
letters-which = À quel jeu veux-tu jouer par messages privés ?
letters-challenge = À quel jeu veux-tu jouer avec { $name } par messages privés ?
letters-opened = { $there ->
        [1] Ta table de **{ WORD($game, "name") }** est ouverte. Son plateau est dans nos messages privés.
       *[0] Ta table de **{ WORD($game, "name") }** est ouverte.
    }
letters-asked = Je pose la question à { $name } par message privé. Si rien n’arrive, envoie ce code.
letters-joined = { $there ->
        [1] Tu as une place à cette table, ouverte par **{ $name }**. Son plateau arrive par message privé.
       *[0] Tu as une place à cette table, ouverte par **{ $name }**.
    }
letters-begun = { $there ->
        [1] La partie a commencé. Son plateau arrive par message privé.
       *[0] La partie a commencé.
    }
letters-code =
    Envoie ce code aux personnes avec qui tu veux jouer : **{ $code }**
    { $free ->
        [one] Qui écrit `/letters join` avec ce code prend la place libre.
       *[other] Qui écrit `/letters join` avec ce code prend une des { $free } places libres.
    } Il est valable jusqu’au { $time } ({ $left }). Sans serveur en commun avec moi, il faut d’abord [m’ajouter]({ $link }).
letters-invitation = **{ $name }** cherche du monde pour jouer : { $table }
    La partie se joue par messages privés avec moi. Le bouton te donne une place tant qu’il en reste, jusqu’au { $time } ({ $left }). Sans serveur en commun avec moi, il faut d’abord [m’ajouter]({ $link }).
letters-settings =
    { $every ->
        [0] Un plateau t’arrive quand c’est ton tour.
       *[other] Un plateau t’arrive après chaque tour de tout le monde.
    }
    { $listed ->
        [0] Tu n’es pas dans les classements des parties par messages privés.
       *[other] Tu es dans les classements des parties par messages privés. Toutes les personnes qui jouent ainsi peuvent y lire ton nom.
    }
letters-open = ### Ouvert dans nos messages privés : { $count }
letters-open-none = Tu n’as ni table ni partie ouverte dans nos messages privés.
letters-open-table = **{ WORD($game, "name") }** · { $code ->
        [none] pas encore de code
       *[other] code **{ $code }**
    } · { $taken } places occupées sur { $most } · jusqu’au { $time } ({ $left }) · { $link }
letters-open-match = **{ WORD($game, "name") }** · { $mine ->
        [1] c’est ton tour
       *[other] attend { $names }
    } · { $link }

letters-ui-new = Jouer à plusieurs
letters-ui-code = Inviter avec un code
letters-ui-join = Jouer avec un code
letters-ui-typed = Le code que tu as reçu
letters-ui-show = Mes tables
letters-ui-settings = Paramètres
letters-ui-every-on = Tous les plateaux
letters-ui-every-off = Seulement à mon tour
letters-ui-listed-on = Me mettre dans les classements
letters-ui-listed-off = Me retirer des classements

letters-error-alone = Ceci n’est que pour un membre. Choisis un jeu à plusieurs.
letters-error-none = Tu n’as aucune partie de { WORD($game, "name") } dans nos messages privés. `/letters new` y ouvre une table.
letters-error-join = Personne ne te propose de partie de { WORD($game, "name") } dans nos messages privés. Si tu as reçu un code, tape `/letters join` et ce code.
letters-error-no-table = Tu n’as aucune partie dans nos messages privés. `/letters new` y ouvre une table.
letters-error-wrong = Ce code n’existe pas. Un code ressemble à ABCD-EFGH : compare-le avec celui que tu as reçu.
letters-error-guesses = Tu as tapé { $most } codes qui n’existent pas. Tape le prochain dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
letters-error-expired = Ce code n’est plus valable, car un code dure un jour. Demandes-en un nouveau.
letters-error-used = Il n’y a pas de place libre à cette table. Demandes-en une nouvelle.
letters-error-begun = Cette partie a commencé, donc son code ne donne plus de place. Demande une nouvelle table.
letters-error-playing = Tu joues déjà cette partie. Son plateau est dans nos messages privés.
letters-error-over = Cette partie est finie. Demande une nouvelle table.
letters-error-called-off = Cette table a été fermée. Demandes-en une autre.
letters-error-own = Ce code est le tien. Envoie-le aux personnes avec qui tu veux jouer.
letters-error-seated = Tu as déjà une place à cette table. Son plateau est dans nos messages privés.
# Qui propose sa place nomme quelqu’un
letters-error-seat-to = Dans les messages privés, la place est à qui a le code : laisse `member:` vide, puis envoie le code.
letters-error-asked = Il y a déjà un défi ouvert à **{ WORD($game, "name") }** entre toi et ce membre. Sa table est dans nos messages privés.
letters-error-tables = Tu as { $most } tables ouvertes par messages privés. `/letters show` les montre : lances-en une ou fermes-en une d’abord.
letters-error-direct = Ici, on joue à plusieurs par messages privés : `/letters new` ouvre une table et te donne un code pour les autres. Dans les salons d’un serveur, il faut que j’y sois : tu peux [m’ajouter]({ $link }).
