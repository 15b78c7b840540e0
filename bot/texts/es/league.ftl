# Las ligas de un servidor. Cómo se escribe una frase: véase errors.ftl.

league-ui-join = Apuntarme

league-error-gone = Esta liga ya no existe. `/league` muestra las que hay.
league-error-closed = Esta liga está cerrada. `/league` muestra las que hay.
league-error-open = Este servidor ya tiene una liga de { WORD($game, "name") }. `/league` la muestra.
league-error-not-in = No estás en esta liga. Pulsa primero **{ LABEL("league-ui-join") }**.
league-error-begun = La temporada ya se está jugando. La próxima empieza sola.
league-error-fixed = Esta partida es de una liga, cuyas reglas nadie puede cambiar. Solo la moderación puede terminarla.
