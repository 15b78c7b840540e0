# La page de l'année passée, que chaque mois de janvier apporte : dans son propre profil, visible par personne d'autre, sauf si on la montre.

# $year : quatre chiffres
year-ui-open = Mon année { $year }
year-error-over = Je ne montre la page d’une année qu’au mois de janvier suivant.
year-error-few =
    { $count ->
        [0] Tu n’as terminé aucune partie ici en { $year }.
        [one] Tu as terminé { $count } partie ici en { $year }.
       *[other] Tu as terminé { $count } parties ici en { $year }.
    } Je fais une page de l’année à partir de { $least } parties.
year-next-share = Ceci n’est visible que par toi. **{ honour-ui-share }** montre l’image à ce salon. Il y manque ce que tu as fait ailleurs : les énigmes, et les plateaux du jour d’autres serveurs.
year-shared = **{ $name }** montre à tous son année { $year } :

## Dans l'image

year-count =
    { $count ->
        [one] partie
       *[other] parties
    }
year-won = victoires : { $won } sur { $contested }
year-best = meilleur score : { $score }
year-months = Parties par mois
year-board = Meilleur plateau
year-rival =
    { $count ->
        [one] adversaire en { $count } partie
       *[other] adversaire en { $count } parties
    }
year-skill = compétence favorite
year-turns = { $count }×
year-streak = Plateau du jour
year-streak-days =
    { $days ->
        [one] jour d’affilée
       *[other] jours d’affilée
    }
year-puzzles = Énigmes
year-puzzles-solved = résolues

## Son texte alternatif, et la page en texte

year-alt = { $name }, { $year } sur ce serveur : { $note }
year-alt-months = Parties par mois : { $months }
year-alt-month = { $month } { $count }
year-alt-board = Meilleur plateau : { $game }, { $score } points le { $day }
year-alt-rival =
    Le plus souvent contre { $name } : { $met ->
        [one] { $met } partie
       *[other] { $met } parties
    }. Meilleure place : { $won }, moins bonne : { $lost }, égale : { $drawn }
year-alt-skill =
    Compétence favorite : { $skill }, pendant { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
year-alt-streak =
    Plateau du jour, plus longue série : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
year-alt-puzzles = Énigmes résolues : { $count }
