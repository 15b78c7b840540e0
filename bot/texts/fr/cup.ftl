# Les coupes d’un serveur. Comment s’écrit une phrase : voir errors.ftl. Ce qu’elles partagent avec les ligues : league.ftl.

cup-cmd = Coupes et duels d’équipes de ce serveur : t’inscrire, ta prochaine partie, l’arbre du tournoi
cup-opt-game = Quel jeu ; sans réponse, tu choisis avec un bouton
cup-opt-team = Le premier rôle d’un duel d’équipes que tu ouvres
cup-opt-rival = Le second rôle d’un duel d’équipes que tu ouvres
cup-opt-code = Le code qu’un autre serveur t’a envoyé pour un duel d’équipes
cup-opt-mode = Pour une nouvelle coupe, ouverte aussitôt : comment se joue son jeu
cup-opt-kind = Pour une nouvelle coupe, ouverte aussitôt : par élimination, ou des groupes et une finale
cup-opt-turn = Pour une coupe ou un duel d’équipes, à ouvrir aussitôt : le temps d’un tour
cup-opt-pause = Pour une coupe ou un duel d’équipes, à ouvrir aussitôt : quand cela commence
cup-opt-place = Pour une coupe ou un duel d’équipes, à ouvrir aussitôt : où se jouent les parties
cup-opt-bank = Pour une coupe ou un duel d’équipes : du temps en plus pour les longs tours, une fois par partie
cup-opt-off = Pour une coupe ou un duel d’équipes : les heures qui ne comptent pas, selon le fuseau de chacun
cup-ui-open = Coupe
cup-ui-last = La dernière coupe
cup-ui-join = M’inscrire
cup-ui-leave = Quitter
cup-ui-leave-now = Quitter maintenant
cup-ui-stay = Rester
cup-ui-bracket = Arbre du tournoi
cup-ui-text = En texte
cup-ui-picture = En image
cup-ui-rules = Règles de la coupe
cup-ui-back = Retour
cup-ui-begin = Commencer maintenant
cup-ui-here = L’amener dans ce salon
cup-ui-close = Fermer la coupe
cup-ui-close-sure = La fermer pour de bon

## Rien à montrer, et le formulaire

# $manages : 1 si l’on peut en ouvrir une
cup-none =
    Ce serveur n’a pas de coupe en ce moment. { $manages ->
        [1] Choisis le genre de la nouvelle, puis son jeu.
       *[0] Qui gère le serveur peut en ouvrir une avec `/cup`.
    }
cup-choose = Quelle coupe veux-tu voir ?
cup-open-another = Pour une coupe d’un autre jeu, choisis son genre, puis le jeu.
# Le titre du formulaire. $game : la clé d’un jeu
cup-form = { WORD($game, "name") } : nouvelle coupe
cup-form-kind = Séries ou groupes
cup-form-kind-hint = Dans une série, on joue à deux. Dans un groupe, tous jouent à une table.
cup-form-turn-hint = S’il s’écoule, la partie est perdue ; à une table, on y finit à la dernière place.
cup-form-pause = Quand la coupe commence
cup-form-pause-hint = On s’inscrit jusque-là.
# $double : 1 si l’on peut perdre une fois · $best : le plus de parties dans une série
cup-choice-kind =
    { $double ->
        [1] Hors de la coupe après deux séries perdues
       *[0] Hors de la coupe après une série perdue
    } { $best ->
        [1] (1 partie chacune)
       *[other] (en { $best } parties)
    }

## Ce qu’est une coupe, et où elle en est

# $game : la clé d’un jeu
cup-title = ### { WORD($game, "name") } : coupe
# $time, $left : des dates de Discord · $count : combien d’inscriptions
cup-state-open =
    La coupe commence { $left } ({ $time }). { $count ->
        [0] Aucune inscription pour l’instant.
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    }
# $count : combien d’inscriptions
cup-state-begins = { $count } inscriptions. Début de la coupe : { $left }.
# $missing : combien il en manque
cup-state-waits =
    { $count ->
        [0] Aucune inscription pour l’instant.
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    } La coupe commence avec { $missing ->
        [one] encore { $missing }.
       *[other] encore { $missing }.
    }
# $finished sur $series sont décidées
cup-state-playing = { $finished } séries sur { $series } sont décidées.
cup-state-none = Cette coupe est finie. Aucune de ses parties n’a été jouée : personne ne l’a donc gagnée.
cup-state-closed = Cette coupe est fermée.
# $name : qui a gagné la coupe
cup-state-won = **{ $name }** a gagné cette coupe.
# $names : des mentions
cup-begun = La coupe a commencé : { $names }. Les premières parties sont ouvertes.
# $stage: une demi-finale, par exemple · $place : un salon
cup-open-title = **{ $stage }** · { $place }
# Une fois, quand la coupe est finie. $first, $second : des mentions ou des noms
cup-ended = { $first } a gagné la coupe de { WORD($game, "name") }. { $second } a perdu la finale.
# Un tour. $part : single (on perd une fois), upper, lower, final, again · $stage : combien restent en jeu, ou son numéro · $letter
cup-stage =
    { $part ->
        [upper] Arbre principal, tour { $stage }
        [lower] Repêchages, tour { $stage }
        [final] Finale
        [again] Finale décisive
        [group] Tour { $stage }, groupe { $letter }
        [table] Finale
       *[single] { $stage ->
            [2] Finale
            [4] Demi-finale
            [8] Quart de finale
            [16] Huitième de finale
           *[other] Tour des { $stage } derniers
        }
    }
# Le titre d’une partie de l’arbre. $part : comme ci-dessus
cup-part =
    { $part ->
        [lower] Repêchages : qui a perdu une fois
       *[upper] Arbre principal
    }
# Le titre d’un tour sous celui de sa partie. $stage : son numéro
cup-round = Tour { $stage }
# $stage : un tour · $name : l’adversaire · $place : un salon
cup-own-now = { $stage } : tu joues contre **{ $name }** dans { $place }.
# $held : 1 si quelqu’un a eu toutes les nouvelles parties d’une journée
cup-own-soon =
    { $stage } : tu rencontres **{ $name }**. { $held ->
        [1] Les parties s’ouvrent toutes seules, 4 des tiennes par jour au plus
       *[0] Les parties s’ouvrent toutes seules
    } : **{ league-ui-again }** montre où est la tienne.
cup-own-turn =
    { $whose ->
        [own] **À toi de jouer**
       *[other] À { $names } de jouer
    }{ $timed ->
        [yes] { " " }· temps : jusqu’au { $time } ({ $left })
       *[no] {""}
    }
cup-own-waits = { $stage } : ton adversaire n’est pas encore connu.
# $names : qui joue pour cela
cup-own-waits-for = { $stage } : ton adversaire sera l’un des deux, { $names }.
# $place sur $count · $shared : combien partagent la place
cup-own-out =
    Tu n’es plus en jeu. Ta place finale : **{ $place } sur { $count }**{ $shared ->
        [one] .
       *[other] , partagée par { $shared }.
    }
cup-own-won = **Tu as gagné la coupe.**
cup-own-joined = Tu joues dès que la coupe commence.
cup-own-left = Tu as quitté cette coupe.
cup-own-none = Tu n’y es pas encore.
cup-own-missed = Tu ne joues pas dans cette coupe.

## Les règles, avant de s’inscrire

cup-rules-title = **Les règles de cette coupe**
# $double : 1 si l’on peut perdre une fois · $best : le plus de parties dans une série · $most : des membres · $turn : une durée · $weeks : un nombre de semaines · $threads : 1 si chaque partie a un fil
cup-rules =
    - { $double ->
        [1] Qui perd une série continue dans les repêchages, et qui y perd est hors de la coupe. Qui gagne les repêchages rencontre en finale le vainqueur de l’arbre principal, et doit gagner deux fois.
       *[0] Qui perd une série est hors de la coupe.
    } On commence avec 3 à { $most } membres.
    - Les meilleurs par la cote se rencontrent le plus tard possible ; qui n’en a pas les suit, dans l’ordre des inscriptions. Là où quelqu’un manque au premier tour, ils passent sans jouer.
    - Si des membres se bloquent quand la coupe commence, le tirage les sépare aussi longtemps que possible ; l’ordre peut alors un peu changer. Tu peux rencontrer chaque membre inscrit.
    - { $best ->
        [1] Une série est une partie.
       *[other] Une série se joue en { $best } parties au plus ; la gagne qui ne peut plus être rejoint.
    } Une égalité donne un demi-point à chacun. **Si une série est à égalité, jusqu’à deux autres parties suivent. Ensuite passe qui a la meilleure cote.**
    - Les parties s’ouvrent toutes seules. { $threads ->
        [1] Chacune a son propre fil.
       *[0] On les joue ici, l’une après l’autre, et une série qui attend pour cela a plus de temps.
    }
    - Un tour peut durer { $turn }. **Si le temps s’écoule, la partie est perdue.** Une absence (`/away`) arrête le chrono.
    - Une série dure au plus { $weeks } à partir de sa première partie, et une absence n’arrête pas ce temps. Si elle n’est pas finie, passe qui mène, sinon qui a la meilleure cote.
    - Qui part (même du serveur) perd sa série, et les autres continuent.
    - Pas d’indices, pas de remplacement, et personne ne peut finir une partie d’un commun accord. Les cotes comptent comme d’habitude.
# Dans le message sous lequel on s’inscrit
cup-rules-short =
    { $double ->
        [1] Qui perd deux séries est hors de la coupe.
       *[0] Qui perd une série est hors de la coupe.
    } Un tour peut durer { $turn } : **si le temps s’écoule, la partie est perdue.** Si une série est à égalité, jusqu’à deux autres parties suivent ; ensuite passe qui a la meilleure cote.

## Ce que l’on apprend

cup-said-joined = Tu y es.
cup-said-left = Tu as quitté la coupe.
cup-said-left-now = Tu as quitté la coupe. Ta partie y est finie.
cup-leave-sure = Veux-tu quitter la coupe ? Tu perds ta série, et tu ne peux pas revenir.
# Demandé avant une coupe qui a trop peu de membres. $count : combien d’inscriptions · $time, $left : quand elle commencerait
cup-begin-few =
    { $count ->
        [0] Aucune inscription pour l’instant,
        [one] Seulement { $count } inscription,
       *[other] Seulement { $count } inscriptions,
    } et une coupe a besoin de 3 membres. **{ league-ui-begin-early }** : elle n’attend plus jusqu’au { $time } ({ $left }), mais commence dès qu’il y en a 3.
cup-said-begins-early = La coupe commence dès qu’il y a 3 membres.
# $time, $left, $names, $count: comme pour league-begin-sure
cup-begin-sure = Commencer la coupe maintenant au lieu d’attendre le { $time } ({ $left }), avec ces { $count } membres : { $names } ? C’est définitif : le tirage est alors fixé, et plus personne ne peut s’inscrire.
cup-said-opened = La coupe est ouverte. On s’inscrit sous son message ici.
cup-said-here = La coupe est dans ce salon maintenant.
cup-close-sure = Fermer cette coupe pour de bon ? Ses parties ouvertes continuent, mais ne comptent plus ici.
cup-said-closed = La coupe est fermée.

## L’arbre du tournoi

cup-bracket = Arbre du tournoi
# Sous l’image
cup-legend = Un triangle montre qui passe. Cadre épais : cela se joue maintenant.
cup-legend-unplayed = { $star } Pas joué jusqu’au bout (départ, ou temps écoulé).
cup-unplayed = pas joué jusqu’au bout
cup-unknown = pas encore connu
cup-bye = sans adversaire
# Une série en mots. $first, $second : des noms · $score : par exemple 2–1
cup-row-won = **{ $first }** bat { $second }, { $score }
# Sans parties : l’autre est parti, ou le temps était fini
cup-row-on = **{ $first }** passe contre { $second }, { $score }
cup-row-now = **{ $first }** – **{ $second }**, { $score } · maintenant { $place }
cup-row-next = **{ $first }** – **{ $second }**, { $score } · ensuite
cup-row-waits = **{ $first }** attend un adversaire
cup-row-bye = **{ $first }** passe sans jouer
# Les places finales en mots. $place : un nombre · $names : qui l’a
cup-place = { $place }\. { $names }
cup-places = **Places finales**

## Les parties

# Le nom d’un fil. $first, $second : des noms · $number : de la partie
cup-thread = { $first } – { $second } · { WORD($game, "name") }, coupe { $number }
# $stage : un tour · $match : le numéro dans la série · $best : le plus de parties
cup-board =
    Coupe · { $stage }{ $best ->
        [1] { "" }
       *[other] , partie { $match } (en { $best } au plus)
    }
# $name : qui reçoit le point
cup-counts =
    { $drawn ->
        [1] Dans la coupe, chacun reçoit un demi-point.
       *[0] Dans la coupe, le point va à { $name }.
    }
# Dans /turns, après le salon
cup-turn = { $place } · coupe
# Sous le résultat d’une partie. $table : 1 si elle est d’un groupe, 0 si elle est d’une série
cup-end-more =
    { $table ->
        [1] Le groupe joue encore une partie.
       *[0] La série continue par une autre partie.
    }
cup-end-won = **{ $name } a gagné la coupe.**
cup-end-place = { $name } a la place { $place }.
# $count : combien
cup-end-on =
    { $count ->
        [one] { $names } passe.
       *[other] { $names } passent.
    }
cup-end-out = { $name } sort de la coupe. Place finale : { $place }.
# $name a gagné, et $other a perdu pour la première fois
cup-end-lower = { $name } passe. { $other } continue dans les repêchages.
cup-end-again = { $name } a perdu pour la première fois : une autre finale décide.
cup-ended-time = Cette partie de { $game } se termine sans résultat, car le temps de sa série dans la coupe est fini. Passe qui mène, sinon qui a la meilleure cote.
cup-ended-left = Cette partie de { $game } se termine sans résultat, car quelqu’un a quitté la coupe.
cup-resign = Tu la perds, et le point de la coupe va à ton adversaire.

## Les refus

cup-error-gone = Cette coupe n’existe plus. `/cup` montre celles qu’il y a.
cup-error-closed = Cette coupe est finie. `/cup` montre celles qu’il y a.
cup-error-not-in = Tu ne joues pas dans cette coupe. `/cup` montre celles où tu peux t’inscrire.
cup-error-fixed = Cette partie appartient à une coupe, dont personne ne peut changer les règles. Seule la modération peut y mettre fin.
cup-error-open = Ce serveur a déjà une coupe de { WORD($game, "name") }. `/cup` la montre.
cup-error-no-game = De quel jeu est la nouvelle coupe ? Refais `/cup` et indique aussi `game`.
cup-error-begun = Cette coupe a déjà commencé. On ne peut plus s’y inscrire.
cup-error-full = Cette coupe a déjà ses { $most } membres. La suivante a son propre message.
cup-error-not-begun = La coupe n’a pas commencé, il n’y a donc pas encore d’arbre du tournoi.
cup-error-channel = Une coupe a besoin d’un salon textuel. Utilise `/cup` dans un salon textuel de ce serveur.
