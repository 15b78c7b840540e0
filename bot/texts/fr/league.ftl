# Les ligues d’un serveur. Comment s’écrit une phrase : voir errors.ftl.

league-ui-join = M’inscrire

league-error-gone = Cette ligue n’existe plus. `/league` montre celles qu’il y a.
league-error-closed = Cette ligue est fermée. `/league` montre celles qu’il y a.
league-error-open = Ce serveur a déjà une ligue de { WORD($game, "name") }. `/league` la montre.
league-error-not-in = Tu ne joues pas dans cette ligue. Appuie d’abord sur **{ LABEL("league-ui-join") }**.
league-error-begun = La saison se joue déjà. La suivante commence toute seule.
league-error-fixed = Cette partie appartient à une ligue, dont personne ne peut changer les règles. Seule la modération peut y mettre fin.
