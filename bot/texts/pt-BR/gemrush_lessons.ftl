# The lessons of Gem Rush: what each task asks for, and what has happened once it is done. A word of the game is bold where a
# lesson explains it. Three lines on a phone leave room for picture and buttons: about 130 letters for what a task asks.

gemrush-lesson-first = Cavar, pagar, pontuar
gemrush-lesson-first-aim = Você constrói salas e as paga com gemas, por pontos. Quando alguém chega a 12 pontos, a rodada vai até o fim, e quem tem mais pontos vence.

gemrush-lesson-first-walk =
    Um turno são 3 **passos** de sala em sala e depois uma **ação**, como comprar cartas. Sua sala tem a borda dourada: passe pela **porta**, a abertura à direita, com **→**.
gemrush-lesson-first-walk-done =
    Isso gastou 1 passo.
gemrush-lesson-first-walk-tip =
    Os sinais dourados no alto mostram quantos restam. Os números amarelos pequenos mostram a quantos passos fica uma sala.
gemrush-lesson-first-build =
    A placa de uma porta para o vazio mostra preço e pontos: esta pede 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }Rubi de fogo, que uma carta sua mostra, e dá 1 ponto. **Construa** ali: aperte a seta para baixo.
gemrush-lesson-first-build-done =
    Você descartou a carta com essa gema, gastou 1 passo, e tem 1 ponto e um ladrilho de sala novo.
gemrush-lesson-first-place =
    Agora escolha a posição da sala nova. Uma porta tem que dar para você, como em 2 e 4; na outra você pode construir depois. Aperte **4**: essa porta você pode pagar, por 2 pontos.
gemrush-lesson-first-place-done =
    A porta que dá para você agora é só a entrada.
gemrush-lesson-first-place-tip =
    Nas outras portas de uma sala você pode construir depois, e os outros também.
gemrush-lesson-first-pay =
    Esta porta pede 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }Pedra da alma e 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }Lágrimas estelares. Uma carta tem duas gemas, e ambas podem pagar: duas cartas suas mostram as três. Construa: aperte a seta para baixo.
gemrush-lesson-first-pay-done =
    O Jade do dragão de uma carta foi **desperdiçado**: esta porta não o pedia.
gemrush-lesson-first-pay-tip =
    Esta sala só cabe de um jeito, por isso você não precisou escolher como ela fica.
gemrush-lesson-first-room =
    Não restam passos. Encerre a vez com uma ação: compre 1 carta, ou use a sua sala, cujo sinal diz: compre 3. Aperte **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    Você comprou 3 cartas, e usar a sala foi a sua ação.
gemrush-lesson-first-room-tip =
    Se uma sala exige outra coisa, como 1 passo, o botão dela diz.
gemrush-lesson-first-discard =
    Alguns turnos depois, você tem 5 cartas, mas um turno começa com no máximo 4. Aperte **{ LABEL("gemrush-ui-ask-discard") }**, depois a carta **St Dr**, { PICTURE("gemrush-gem", "star-tear", code: "never") }Lágrima estelar e { PICTURE("gemrush-gem", "dragonjade", code: "never") }Jade do dragão: nenhuma porta aqui as pede.
gemrush-lesson-first-discard-done =
    A imagem mostrou a sua mão.
gemrush-lesson-first-discard-tip =
    Cada fileira é uma porta ao alcance, e em verde está o que as suas cartas pagam. O que { gemrush-skill-evocation } faz ali, você vê a seguir.
gemrush-lesson-first-colour =
    { "**" }Sua cor** é a gema do seu anão: { PICTURE("gemrush-gem", "obsidian", code: "never") }Obsidiana. Com sua **habilidade** { gemrush-skill-evocation }, uma carta com Obsidiana dá 1 Obsidiana a mais. Assim, uma só carta paga a porta acima. Aperte **{ LABEL("gemrush-ui-hand") }**, depois **↑ +2 · carta 1 + { gemrush-skill-evocation }**.
gemrush-lesson-first-colour-done =
    A carta deu Obsidiana e Rubi de fogo, e { gemrush-skill-evocation } deu a segunda Obsidiana.
gemrush-lesson-first-colour-tip =
    Em outras partidas, você terá outras habilidades. **{ LABEL("gemrush-ui-skills") }** diz o que a sua faz.
gemrush-lesson-first-end =
    Você tem 12 pontos, o objetivo: esta é a rodada final. Encerre a sua vez com a ação que toda sala permite: **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    Agora a rodada vai até o fim, com o mesmo número de turnos para todos.
gemrush-lesson-first-match =
    Para vencer, olhe **{ LABEL("gemrush-ui-hand") }** a cada turno: ali, aperte um botão para ir até uma porta e construir; portas com muitas gemas dão mais. Termine o turno numa sala que dá cartas. **{ LABEL("gemrush-ui-hand") }** também explica a sua outra habilidade e as gemas especiais.

gemrush-lesson-deep = Crisis e habilidades
gemrush-lesson-deep-aim = Numa **Crisis** vocês vencem juntos: com 45 pontos em até 25 turnos.

gemrush-lesson-deep-orichalcum =
    Todas as mãos estão abertas. { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Oricalco**, uma gema especial, dá mais 1 ponto se a outra gema da carta pagar. Construa: aperte a seta para a direita.
gemrush-lesson-deep-orichalcum-done =
    1 ponto pela porta e 1 pelo Oricalco.
gemrush-lesson-deep-orichalcum-tip =
    Agora vocês têm juntos 14 pontos de 45, como mostra a barra no alto.
gemrush-lesson-deep-burn =
    Aperte **{ LABEL("gemrush-ui-act-room") }** para comprar 3. Então 3 cartas **queimam**. Das suas 5, só 4 ficam: aperte **{ LABEL("gemrush-ui-ask-burn") }** e escolha { PICTURE("gemrush-gem", "electrum", code: "never") }Electro e { PICTURE("gemrush-gem", "dragonjade", code: "never") }Jade do dragão.
gemrush-lesson-deep-burn-done =
    Sua carta e 2 do baralho foram **queimadas** e nunca voltam.
gemrush-lesson-deep-burn-tip =
    Depois de 75 cartas, ou seja, 25 turnos, acaba. Na vez dos outros, **{ LABEL("gemrush-ui-hand") }** oferece as suas cartas.
gemrush-lesson-deep-warpstone =
    Aquela porta está longe demais para 1 passo. Mas uma { PICTURE("gemrush-gem", "warpstone", code: "never") }**Pedra de salto** constrói em qualquer porta aberta por 0 passos. Aperte **{ LABEL("gemrush-ui-hand") }**, depois **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    A Pedra de salto em si não paga nada, mas a Obsidiana da carta pagou.
gemrush-lesson-deep-warpstone-tip =
    Ao andar, você também pode descartar uma carta dessas para ir a qualquer sala.
gemrush-lesson-deep-tunnel =
    Num **túnel** ninguém para: os trilhos levam para fora. Siga a curva deles: aperte a seta para a direita.
gemrush-lesson-deep-tunnel-done =
    O caminho inteiro é 1 passo, mesmo por vários túneis.
gemrush-lesson-deep-tunnel-tip =
    Onde os trilhos acabam no vazio você constrói, pelo preço da porta da sala que dá para o túnel.
gemrush-lesson-deep-wall =
    Sua habilidade { gemrush-skill-permeation }: descarte uma carta com a sua cor, { PICTURE("gemrush-gem", "obsidian", code: "never") }Obsidiana, e atravesse uma parede por 1 passo. Aperte **{ LABEL("gemrush-ui-hand") }**, depois **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    Você atravessou.
gemrush-lesson-deep-wall-tip =
    Cada uma das 20 habilidades muda uma regra, quantas vezes o texto permitir. O que exige uma carta está em **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    Num **Círculo mágico** você tem duas habilidades: uma transforma duas gemas iguais em { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Pó de diamante**, que paga qualquer uma; a outra soma uma Obsidiana. Construa: aperte a seta para cima.
gemrush-lesson-deep-circle-done =
    Duas gemas iguais viraram pó para o Jade do dragão ({ gemrush-skill-transmutation }), e { gemrush-skill-evocation } somou uma Obsidiana.
gemrush-lesson-deep-circle-tip =
    Ambas podem usar as mesmas cartas, mas uma gema que uma criou nunca serve à outra.
gemrush-lesson-deep-chaos =
    Na **Magia do caos** você pode trocar a sua habilidade no fim da vez; se a usou, tem que trocar. Experimente outra: aperte **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    Você comprou uma habilidade nova, e a antiga voltou embaralhada.
gemrush-lesson-deep-chaos-tip =
    Por isso, use antes a sua habilidade: assim a troca não custa nada.
gemrush-lesson-deep-stop =
    Juntos vocês têm 45 pontos: o objetivo foi alcançado. Podem parar, se todos concordarem, ou continuar. Aperte **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Quando todos concordam, vocês conquistam um degrau da **escada** de objetivos ({ gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75).
gemrush-lesson-deep-stop-tip =
    Se 25 turnos passarem sem o objetivo de vocês, todos perdem juntos.
gemrush-lesson-deep-match =
    Lá a sua habilidade é outra; **{ LABEL("gemrush-ui-hand") }** diz o que ela faz, e cada turno oferece o que você pode pagar.
