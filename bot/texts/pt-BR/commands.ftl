# Descrições dos comandos que todos os jogos têm, e das suas opções: no máximo 100 caracteres, sem ponto final.

cmd-join = Pegue um lugar na mesa aberta deste canal
cmd-start = Comece a partida da sua mesa
cmd-undo = Desfaça sua última jogada
cmd-hint = Veja uma boa jogada e o porquê; só você vê
cmd-board = Mostre o tabuleiro de novo, no fim do canal
opt-board-text = Como texto, só para você: em palavras para um leitor de tela, ou fileira por fileira
choice-board-text-words = Em palavras
choice-board-text-rows = Fileira por fileira
cmd-leave = Saia da mesa, ou da partida que você joga aqui
cmd-resign = Desista da partida que você joga aqui
cmd-rules = Como se joga, página por página, com imagens
cmd-top = O ranking deste jogo
opt-top-board = Com quais configurações; sem esta opção, as da partida mais recente
cmd-end = Para a moderação: encerre uma partida travada; ela não conta
opt-end-member = De quem é a partida solo; sem esta opção, a mesa deste canal
