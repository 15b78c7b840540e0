# A lição: o que cada exercício pede, e o que aconteceu. Uma palavra do jogo fica em negrito na primeira vez.

gembatan-lesson-first = Primeiras correntes
gembatan-lesson-first-aim = Coloque **gemas** para marcar pontos, de preferência em diagonais da mesma cor. Quem tem mais pontos vence.

gembatan-lesson-first-gem = Dois meios anéis que se encontram entre **ladrilhos** formam um **engaste**: o lugar de uma gema. O que tem o **1** está vazio. Aperte **{ LABEL("gembatan-ui-play") }**, depois **1**.
gembatan-lesson-first-gem-done = Cada gema dá 1 ponto: a seta ao lado da sua pontuação leva à de depois do seu turno.
gembatan-lesson-first-gem-tip = Uma gema cabe onde as duas cores dela, ou as letras das cores, são as do engaste. Depois de cada passo, as opções recebem números novos.

gembatan-lesson-first-lay = Agora um ladrilho. **Você pode girar ladrilhos.** Onde eles se tocam, encontram-se meios anéis de duas cores, ou dois lados lisos: aqui, azul e amarelo. Aperte **{ LABEL("gembatan-ui-play") }**, depois **1**. Uma gema azul e amarela vem junto. Depois aperte **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-lay-done = **+2** por duas gemas.
gembatan-lesson-first-lay-tip = Cada ladrilho traz uma gema para um engaste que ele forma. No fim do turno você comprou peças novas, até ter quatro ladrilhos e quatro gemas.

gembatan-lesson-first-chain = Três gemas em diagonal com uma cor em comum são uma **corrente**. Duas têm vermelho: aperte **{ LABEL("gembatan-ui-play") }**, depois **1** para a terceira. Depois aperte **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = **+4**: 3 pela corrente vermelha e 1 pela sua gema.
gembatan-lesson-first-chain-tip = As gemas dos outros também contam, linhas na horizontal ou na vertical não. Uma corrente com as duas cores em comum conta uma vez por cor.

gembatan-lesson-first-two = Um turno pode ter vários ladrilhos: cada novo fica ao lado de outro deste turno. Aperte **{ LABEL("gembatan-ui-play") }**, depois **1**, depois **1** de novo: forma uma corrente amarela. Depois aperte **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-two-done = **+5**: 2 pelas gemas e 3 pela corrente.
gembatan-lesson-first-two-tip = Às vezes um passo pequeno leva a uma corrente.

gembatan-lesson-first-gembatan = Dois ladrilhos e duas gemas deste turno já estão na mesa. Ponha suas duas últimas gemas: aperte **{ LABEL("gembatan-ui-play") }**, depois **1**, depois **1** de novo. Depois aperte **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-gembatan-done = **+11**: 4 pelas gemas, 3 pela corrente azul e 4 por um **Gembatan**: as quatro gemas em um só turno.

gembatan-lesson-first-trade = Só um ladrilho cabe, e vale 1 ponto. Melhor **trocar** em vez de jogar: aperte **{ LABEL("gembatan-ui-trade") }**, depois o que você quer entregar, depois o botão verde.
gembatan-lesson-first-trade-done = Você tem peças novas, e seu turno acabou.

gembatan-lesson-first-match = Para vencer, procure primeiro as correntes: **{ LABEL("gembatan-ui-play") }** mostra o que cada passo traz, os melhores primeiro. Uma partida termina quando não restam gemas para comprar e alguém jogou a última que tinha. Cada gema restante custa 1 ponto.
