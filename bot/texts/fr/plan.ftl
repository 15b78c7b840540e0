# Les tours que les membres préparent pendant que d’autres jouent.

## Buttons and menus

plan-ui-open = Prévoir un tour
plan-ui-yours = Ton plan
plan-ui-another = Prévoir un autre tour
plan-ui-withdraw = Retirer le plan
plan-ui-move = Choisis un coup à prévoir
plan-ui-require = Quand est-il joué ?
# A line of this menu. $points: how many points the turn must make at least
plan-option =
    { $points ->
        [0] S’il est permis
        [one] S’il rapporte au moins { $points } point
       *[other] S’il rapporte au moins { $points } points
    }
plan-option-careful = Seulement si rien n’est pioché ni montré avant

## The panel

plan-intro = { "**" }Prévoir un tour :** ce que tu prévois est joué dès que ton tour arrive. Personne d’autre ne le voit.
# $moves: the moves so far, in words
plan-begun = Jusqu’ici : { $moves }. { plan-unready }
plan-unready = Le plan est prêt quand un coup finit le tour.
# $points: how many points the turn must make at least · $kind: points, careful or plain
plan-requires =
    Il est joué s’il est encore permis{ $points ->
        [0] { "" }
        [one] {" "}et rapporte au moins { $points } point
       *[other] {" "}et rapporte au moins { $points } points
    }{ $kind ->
        [points] , quoi que les autres piochent.
        [careful] , et si rien n’est pioché ni montré avant.
       *[plain] , et si rien de nouveau n’apparaît avant.
    }
plan-goes-on = Ce qui apparaît alors n’est pas prévu : tu continues toi-même.
plan-withdrawn = Plus rien n’est prévu.
plan-played = Ton plan a été joué : { $turn }
# $why: why the bot has withdrawn it · $moves: its moves, in words
plan-gone =
    Ton plan ({ $moves }) n’a pas été joué : { $why ->
        [revealed] quelque chose de nouveau est apparu avant.
        [illegal] il n’est plus permis.
        [points] il rapporterait moins de points que tu ne veux.
        [undo] un coup annulé t’a rendu le tour.
        [seat] quelqu’un d’autre joue à ta place.
        [unfinished] aucun coup ne finissait le tour.
        [left] tu avais quitté le serveur.
        [offered] quelqu’un d’autre peut prendre ta place.
       *[restored] une sauvegarde a été restaurée depuis.
    }

## In the list of /turns

# $count: how many turns
plan-turns =
    { $count ->
        [one] ton prochain tour est prévu
       *[other] tes { $count } prochains tours sont prévus
    }
plan-list = Prévu : { $turns }
plan-turns-gone = ton plan n’a pas été joué

## Refusals

plan-error-not-here = Tu peux prévoir un tour dans une partie à plusieurs, tant que ce n’est pas à toi de jouer.
# $count: how many turns are planned · $most: how many may be
plan-error-full =
    { $count ->
        [0] Rien de plus ne peut être prévu pour l’instant. **{ LABEL("ui-more") }** › **{ plan-ui-yours }** montre ton plan.
       *[other] Rien de plus ne peut être prévu ensuite. Tu peux prévoir { $most } tours au plus, et aucun après un tour où tu pioches.
    }
plan-error-long = Ce tour est trop long pour être prévu : { $most } coups au plus.
plan-error-gone = Ce tour n’est plus prévu.
