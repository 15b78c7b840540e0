# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gems3d-lesson-first = Primeiras linhas
gems3d-lesson-first-aim = Cinco gemas do mesmo tipo lado a lado formam uma **linha** e dão pontos. Quem tem mais pontos vence.

gems3d-lesson-first-move = Leve uma quarta gema vermelha até as outras três: aperte **{ LABEL("gems3d-ui-move") }**, escolha a gema, depois a casa: cada uma ganha um número para apertar. Em E6, a letra é a coluna e o número é a fileira.
gems3d-lesson-first-move-done = Ainda sem linha, por isso as gemas que **{ gems3d-caption-next }** mostrava caíram em casas sorteadas, as de cantos marcados.
gems3d-lesson-first-move-tip = Uma linha que elas completem também pontua para você.

gems3d-lesson-first-line = Agora a quinta: leve a gema vermelha que caiu a uma das pontas das quatro.
gems3d-lesson-first-line-done = A linha some: **+5**.
gems3d-lesson-first-line-tip = Depois de uma jogada com linha nada cai.

gems3d-lesson-first-path = Uma gema anda por casas vazias: para cima, baixo, esquerda e direita, nunca na diagonal, nunca através de uma gema. Sobram duas gemas roxas. Qual delas acha um caminho até as quatro?
gems3d-lesson-first-path-done = Ela deu toda a volta na barreira: **+5**.
gems3d-lesson-first-path-tip = A do canto está cercada.

gems3d-lesson-first-diagonal = Linhas também podem ser diagonais. Complete a azul, em qualquer uma das pontas.
gems3d-lesson-first-diagonal-done = Fileira, coluna e as duas diagonais valem o mesmo.
gems3d-lesson-first-diagonal-tip = As linhas diagonais escapam fácil: fique de olho.

gems3d-lesson-first-longer = Falta uma gema branca para uma linha de cinco, e uma amarela para uma de **sete**. Faça a linha maior: a gema amarela isolada vai no buraco.
gems3d-lesson-first-longer-done = Foram +13 em vez de +5.
gems3d-lesson-first-longer-tip = O **bônus** cresce rápido: cinco gemas dão 5, seis 8, sete 13. Deixe um buraco no meio e preencha por último.

gems3d-lesson-first-cross = Linhas do mesmo tipo com uma gema em comum contam juntas. Leve a gema verde isolada à casa onde ela completa a coluna **e** a fileira.
gems3d-lesson-first-cross-done = Nove gemas de uma vez: **+29**.
gems3d-lesson-first-cross-tip = Ao passar de 50 pontos você ganhou o primeiro dos seus **truques**. A varinha acima do tabuleiro conta quantos são.

gems3d-lesson-first-trick = O tabuleiro está cheio. Seria o fim, mas você tem um truque: ele muda uma gema e completa uma linha. Aperte **{ LABEL("gems3d-ui-trick") }** e escolha o que dá +8.
gems3d-lesson-first-trick-done = Seis gemas sumiram e a partida continua.
gems3d-lesson-first-trick-tip = Cada 50 pontos dão um truque. Um tabuleiro cheio sem nenhum é o fim.

gems3d-lesson-first-match = Uma corrida: cada um joga no seu tabuleiro, ao mesmo tempo. Ela acaba após 12 turnos, ou com o tabuleiro cheio.
