# Ce que dit tout jeu fait sur bot/engine/simple.py qui n'a pas ses propres mots.

## Refus

simple-over = Cette partie est finie. **{ LABEL("ui-again") }** lance la suivante.
simple-not-your-turn = Pas encore : c’est le tour de quelqu’un d’autre. Une mention te préviendra quand ce sera le tien.
simple-left-before = Tu as quitté cette partie. Tu peux encore la regarder.
simple-illegal = Tu ne peux pas jouer `{ $move }` maintenant. Tu peux jouer : `{ $moves }`.
simple-notation = Je n’arrive pas à lire « { $text } » comme un coup. Écris un coup comme `{ $example }`.
simple-position = Je n’arrive pas à lire « { $text } » comme une position de ce jeu.
simple-option-range = `{ $option }` va de { $low } à { $high }.
simple-seats-range = Ce jeu se joue à { $seats }.

## Ce qui s'est passé

simple-event-seat-left = { $name } quitte la partie.
simple-event-match-won = **{ $name }** gagne !
simple-event-match-drawn = Égalité : personne n’est devant.

## L'image en mots

simple-alt-turn = C’est à { $name } de jouer.
simple-alt-over = La partie est finie.
simple-alt-row = { $row }
simple-alt-seat = { $number } : { $name }

## Sur le plateau et dans les commandes

simple-cmd-new = Commencer une nouvelle partie
simple-cmd-play = Jouer un coup
simple-cmd-own = Voir ce qui n’est visible que par toi
simple-opt-move = Ton coup ; ceux que tu peux jouer sont suggérés
simple-ui-move = { $move }
simple-ui-choose = Choisis un coup
simple-ui-own = Voir ma main
simple-next = { $name }, c’est ton tour à { WORD($game, "name") }{ $place }. Appuie sur un bouton, ou écris `{ WORD($game, "command") } play`.
simple-next-over = **{ ui-again }** { $alone ->
        [1] lance la partie suivante
       *[0] ouvre la table suivante
    }. `{ WORD($game, "command") } top` montre les meilleurs de ce serveur.
simple-standing = { $place }\. **{ $name }**
simple-standing-unplaced = – **{ $name }**
simple-honours = toutes les parties
