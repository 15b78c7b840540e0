# Leagues of a server. How a sentence is written: see errors.ftl.

league-ui-join = Join

league-error-gone = This league is gone. `/league` shows those that there are.
league-error-closed = This league is closed. `/league` shows those that there are.
league-error-open = This server has a league of { WORD($game, "name") } already. `/league` shows it.
league-error-not-in = You are not in this league. Press **{ LABEL("league-ui-join") }** first.
league-error-begun = The season is being played already. The next one begins by itself.
league-error-fixed = This match belongs to a league, whose rules nobody can change. Only moderators can end it.
