# Qui un membre bloque.

block-cmd = Ne jamais jouer avec un membre, sur aucun serveur, ou voir qui tu bloques
block-opt-member = Le membre à bloquer ; sans lui, tu vois ta liste
# The command in a member’s menu
block-menu = Bloquer en jeu
# Buttons: in the profile of a member, and below a declined challenge. $name: the challenger, as plain text
block-ui = Bloquer
block-them = Bloquer { $name }
block-undo = Débloquer
block-again = Bloquer de nouveau
# $name: a mention
block-done = Tu bloques { $name } sur tous les serveurs : plus de défis entre toi et ce membre, ni de places à la même table. Personne ne sait pourquoi. Les tables et les parties où tu as déjà une place avec ce membre continuent : quitte-les pour l’éviter. Dans les ligues et les coupes, un blocage ne change plus rien une fois qu’elles ont commencé. Avant, le tirage évite cette rencontre s’il le peut, mais en coupe tu peux tomber sur toute personne inscrite. Le blocage prend fin si { $name } supprime ici toutes ses données.
block-lifted = Tu ne bloques plus { $name }.
# Above a menu of these members
block-list =
    { $count ->
        [one] Tu bloques { $count } membre. Retire-le de la liste pour le débloquer :
       *[other] Tu bloques { $count } membres. Retire de la liste ceux que tu veux débloquer :
    }
block-none =
    Tu ne bloques personne. { $where ->
        [home] Choisis un membre ici, ou **{ block-menu }** dans son menu, sous Applications.
        [server] Choisis un membre ici.
       *[direct] `/block` avec l’option `member` bloque quelqu’un.
    }
block-empty = Personne n’est bloqué
# In the menu of all members
block-choose = Bloquer quelqu’un…
