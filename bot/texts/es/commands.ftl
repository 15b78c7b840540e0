# Descripciones de los comandos comunes a todos los juegos y de sus opciones: 100 caracteres como mucho, sin punto final.

cmd-join = Ocupa un asiento en la mesa abierta de este canal
cmd-start = Empieza la partida de tu mesa
cmd-undo = Deshaz tu última jugada
cmd-hint = Mira una buena jugada y por qué lo es; solo la ves tú
cmd-board = Muestra otra vez el tablero, al final del canal
opt-board-text = Como texto, solo para ti: en palabras para un lector de pantalla, o fila a fila
choice-board-text-words = En palabras
choice-board-text-rows = Fila a fila
cmd-leave = Deja la mesa o la partida que juegas aquí
cmd-resign = Ríndete en la partida que juegas aquí
cmd-rules = Cómo se juega, página a página, con imágenes
cmd-top = La clasificación de este juego
opt-top-board = Qué ajustes; los últimos jugados si no lo indicas
cmd-end = Para la moderación: termina una partida atascada; no cuenta
opt-end-member = De quién es la partida en solitario; si no lo indicas, la mesa de este canal
