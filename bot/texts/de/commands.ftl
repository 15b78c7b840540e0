# Beschreibungen der Befehle, die alle Spiele gemeinsam haben, und ihrer Angaben: höchstens 100 Zeichen, ohne Punkt.

cmd-join = Setz dich an den offenen Tisch in diesem Kanal
cmd-start = Beginne die Partie an deinem Tisch
cmd-undo = Nimm deinen letzten Schritt zurück
cmd-hint = Sieh einen guten Zug und warum er gut ist; nur du siehst ihn
cmd-board = Zeig das Brett noch einmal, am Ende des Kanals
opt-board-text = Als Text, nur für dich: in Worten für Screenreader oder Zeile für Zeile
choice-board-text-words = In Worten
choice-board-text-rows = Zeile für Zeile
cmd-leave = Verlass den Tisch oder die Partie, die du hier spielst
cmd-resign = Gib die Partie auf, die du hier spielst
cmd-rules = Wie man spielt, Seite für Seite, mit Bildern
cmd-top = Die Bestenliste dieses Spiels
opt-top-board = Welche Einstellungen; ohne Angabe die zuletzt gespielten
cmd-end = Für die Moderation: eine Partie beenden, die festhängt; sie zählt nicht
opt-end-member = Wessen Solopartie; ohne Angabe der Tisch dieses Kanals
