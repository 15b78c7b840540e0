# Descriptions des commandes communes à tous les jeux, et de leurs options : 100 caractères au plus, sans point final.

cmd-join = Prendre une place à la table ouverte de ce salon
cmd-start = Lancer la partie à ta table
cmd-undo = Annuler ton dernier coup
cmd-hint = Voir un bon coup, et pourquoi : un indice rien que pour toi
cmd-board = Montrer de nouveau le plateau, en bas du salon
opt-board-text = En texte, rien que pour toi : en mots pour un lecteur d’écran, ou rangée par rangée
choice-board-text-words = En mots
choice-board-text-rows = Rangée par rangée
cmd-leave = Quitter la table, ou la partie que tu joues ici
cmd-resign = Abandonner la partie que tu joues ici
cmd-rules = Les règles, page par page, en images
cmd-top = Le classement de ce jeu
opt-top-board = Quels paramètres ; sans choix, les derniers joués
cmd-end = Pour la modération : mettre fin à une partie bloquée ; elle ne compte pas
opt-end-member = La partie solo de quel membre ; sans choix, la table de ce salon
