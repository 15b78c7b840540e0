# Ligen eines Servers. Wie ein Satz geschrieben wird: siehe errors.ftl.

league-ui-join = Mitspielen

league-error-gone = Diese Liga gibt es nicht mehr. `/league` zeigt, welche es gibt.
league-error-closed = Diese Liga ist geschlossen. `/league` zeigt, welche es gibt.
league-error-open = Dieser Server hat schon eine Liga in { WORD($game, "name") }. `/league` zeigt sie.
league-error-not-in = Du bist nicht in dieser Liga. Drück zuerst auf **{ LABEL("league-ui-join") }**.
league-error-begun = Die Saison wird schon gespielt. Die nächste beginnt von selbst.
league-error-fixed = Diese Partie gehört zu einer Liga, deren Regeln niemand ändern kann. Nur wer moderiert, kann sie beenden.
