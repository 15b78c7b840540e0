# Ce qui est gardé sur les membres : dit, remis, supprimé.

# À la place du nom d'un membre qui a fait supprimer ses données
privacy-former = Ancien membre

privacy-cmd-policy = Ce qui est gardé sur toi, pourquoi, combien de temps, et qui le voit
privacy-cmd-export = Tout ce qui est gardé sur toi, en fichier ; pour les gestionnaires, aussi les résultats du serveur
privacy-cmd-delete = Supprimer tout ce qui est gardé sur toi, sur tous les serveurs
privacy-opt-what = Ce que tu veux ; sans choix, ce qui est gardé sur toi
privacy-choice-what-me = Ce qui est gardé sur moi
privacy-choice-what-server = Les résultats de ce serveur, pour ses gestionnaires

privacy-policy =
    ### Ce qui est gardé sur toi
    ◆ **Quoi :** ton identifiant et ton nom Discord, tes parties et tes coups, tes scores, cotes et badges, tes paramètres et tes notes privées. Des positions de tes parties finies peuvent devenir des énigmes sur le même serveur, sans noms. Je ne lis jamais ce que les membres écrivent dans les salons.
    ◆ **Pourquoi :** pour que les parties avancent, que chacun sache à qui c’est le tour, et que les classements soient justes.
    ◆ **Qui le voit :** tout le salon voit les plateaux, les noms et les scores. Dans les messages privés, ce sont les personnes qui jouent avec toi. Tu es la seule personne à voir ta main, tes paramètres, tes notes et ce qui t’attend. Je ne vends rien et ne transmets rien.
    ◆ **Combien de temps :** jusqu’à ce que tu le supprimes. Je supprime ce qui appartient à un serveur { $days } jours après l’avoir quitté.
    ◆ **Ce que tu peux faire :** `/privacy export` t’en donne une copie, `/privacy delete` le supprime.
    ◆ **Qui est responsable :** { $known ->
        [yes] { $contact }
       *[no] ceux qui gèrent ce bot. Demande à qui m’a invité sur ton serveur, ou t’a donné mon lien.
    }
privacy-ui-whole = Le texte entier
privacy-ui-export = M’envoyer une copie
privacy-ui-puzzles-no = Refuser les énigmes
privacy-ui-puzzles-yes = Permettre les énigmes
privacy-ui-delete = Effacer mes données
privacy-whole = La politique de confidentialité et les conditions d’utilisation. Ces fichiers sont en anglais.

privacy-puzzles-no = Tes parties ne deviendront plus des énigmes. Celles qui existaient sont supprimées.
privacy-puzzles-yes = Tes parties finies peuvent de nouveau devenir des énigmes sur leur serveur, sans noms.

privacy-export-me = Voici tout ce qui est gardé sur toi, sur tous les serveurs. Mais ce que d’autres ont noté sur toi, et s’ils te bloquent, leur appartient et n’y est pas. Cette réponse n’est visible que par toi.
privacy-export-server = Les parties, résultats et classements de ce serveur. Les membres qui ont demandé à ne pas y figurer n’y sont pas. Cette réponse n’est visible que par toi.
privacy-export-size = Cela fait { $size } Mio, mais Discord en accepte { $limit } au maximum. Ceux qui gèrent ce bot peuvent te l’envoyer. `/privacy policy` dit qui ils sont.

privacy-delete-sure =
    ### Supprimer tout ce qui est gardé sur toi ?
    ◆ **Supprimé, sur tous les serveurs :** tes paramètres, tes blocages et ceux contre toi, tes notes privées et celles des autres sur toi, tes rappels, tes lignes dans les classements, tes cotes, tes badges, ton identifiant et ton nom.
    ◆ **D’abord :** { $playing ->
        [0] tu ne joues aucune partie pour l’instant, donc personne ne restera à t’attendre.
        [one] tu quittes la partie que tu joues, comme par abandon.
       *[other] tu quittes les { $playing } parties que tu joues, comme par abandon.
    }
    ◆ **Gardé :** { $over ->
        [0] rien de toi.
        [one] la partie que tu as finie, parce qu’elle appartient aussi aux autres. Ta place y devient celle d’un « { privacy-former } », et rien ne mène plus à toi.
       *[other] les { $over } parties que tu as finies, parce qu’elles appartiennent aussi aux autres. Ta place y devient celle d’un « { privacy-former } », et rien ne mène plus à toi.
    }
    ◆ **Ligues et coupes :** tu les quittes. Leurs classements et leurs arbres restent, avec un « { privacy-former } » à ta place.
    ◆ **Dans Discord :** mes plateaux restent dans leurs salons jusqu’à ce que quelqu’un les y supprime. Si je t’ai donné un rôle, je le retire.
    Tu ne pourras pas annuler.
privacy-ui-delete-yes = Tout supprimer
privacy-ui-delete-no = Tout garder
privacy-deleted = C’est fait : plus rien de ce qui est gardé ici ne mène à toi. Tu peux rejouer et repartir de zéro. Si tu avais ouvert le plateau du jour d’aujourd’hui, tu ne l’auras pas une deuxième fois.
privacy-kept = Tout reste comme avant.
