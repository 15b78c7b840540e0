# La table avant une partie à plusieurs.

ui-lobby-host = ◆ **{ $name }** · organise la table
ui-lobby-seat = ◆ **{ $name }**
ui-lobby-needs =
    { $missing ->
        [one] Il manque encore { $missing } joueur
       *[other] Il manque encore { $missing } joueurs
    } : appuie sur **{ ui-lobby-how }**{ $computers ->
        [1] . Pour jouer tout de suite, ajoute un ordinateur ci-dessous
       *[0] { "" }
    }.
ui-lobby-how =
    { $letters ->
        [1] { letters-ui-code }
       *[0] { ui-join }
    }

# La table d'une revanche
ui-lobby-asked = – { $name } · réponse attendue
ui-lobby-declined = – { $name } · pas maintenant
ui-rematch-asks = On remet ça, { $who } ? Appuie sur **{ ui-come }** ou **{ ui-not-now }**.
ui-rematch-both = La partie commence quand tout le monde a dit oui.
ui-rematch-starts = La partie commence quand tout le monde a répondu, ou { $left } avec celles et ceux qui en sont.
ui-rematch-waits = La partie commence quand il y a assez de monde.

ui-lobby-ready =
    { $name } peut maintenant appuyer sur **{ ui-begin }**{ $free ->
        [0] { $computers ->
            [1] . Appuie sur **{ ui-join }** pour prendre la place d’un ordinateur.
           *[0] : toutes les places sont occupées.
        }
        [one] , ou attendre : { $free } place est libre, appuie sur **{ ui-lobby-how }**.
       *[other] , ou attendre : { $free } places sont libres, appuie sur **{ ui-lobby-how }**.
    }

ui-lobby-choose = { $what } : appuie sur **{ ui-more }**.

ui-challenge-asks = { $who }, **{ $name }** te lance un défi ! Appuie sur **{ ui-accept }** ou **{ ui-decline }**.

ui-join = Rejoindre
ui-begin = Lancer
ui-come = J’en suis
ui-not-now = Pas maintenant
ui-accept = Accepter
ui-decline = Refuser
ui-part = Quitter
ui-cancel = Fermer
ui-another-table = Nouvelle table
ui-cancel-sure =
    { $others ->
        [0] Fermer cette table de { WORD($game, "name") } ?
        [one] Fermer cette table de { WORD($game, "name") } ? { $names } y est{ ui-cancel-how }.
       *[other] Fermer cette table de { WORD($game, "name") } ? { $names } y sont{ ui-cancel-how }.
    }
ui-cancel-how =
    { $seated ->
        [1] , comme toi
       *[0] { "" }. Tu agis pour la modération
    }
ui-cancel-yes = Oui, la fermer
ui-keep = Non, la garder

# Réponses au membre qui a demandé
ui-opened-solo = Ta partie a commencé. Son plateau est dans ce salon.
ui-alone-goes-on = Tu joues encore cette partie. Termine-la derrière **{ LABEL("ui-more") }** pour en commencer une autre.
ui-alone-begins = Cette partie ne compte dans aucun classement. `/turns` la retrouve, ici et partout où je ne suis pas membre.
ui-opened-table = Ta table est ouverte dans ce salon. Les autres appuient sur **{ LABEL("ui-join") }**. Appuie sur **{ LABEL("ui-begin") }** quand il y a assez de monde.
ui-opened-later = { $table ->
    [0] Ta partie a commencé.
   *[1] Ta table est ouverte.
} Son plateau arrive dans ce salon dès que je peux le montrer.
ui-opened-challenge = Ton défi à { $name } est dans ce salon. La partie commence quand { $name } accepte.
ui-joined = Tu as une place. La partie commence quand l’hôte appuie sur **{ LABEL("ui-begin") }**. Je te dis quand c’est ton tour.
ui-chosen = Tu joues { $choice }. Tu peux changer jusqu’au début de la partie.
ui-began-you = La partie a commencé.
ui-declined = D’accord, pas cette fois.
ui-left = Tu as quitté la table.
ui-cancelled-you = La table de { WORD($game, "name") } est fermée.
ui-kept = La table reste ouverte.

# Ce que tout le monde lit dans le salon
ui-began = { WORD($game, "name") } a commencé : { $names }.
ui-waited-for = Ici, **{ WORD($game, "name") }** attendait { $names }.
ui-expired = Personne n’a lancé cette partie de { $game } en un jour, alors j’ai fermé la table. Appuie sur **{ ui-another-table }** pour en ouvrir une autre.
ui-cancelled = { $name } a fermé cette table de { $game }. Appuie sur **{ ui-another-table }** pour en ouvrir une autre.
