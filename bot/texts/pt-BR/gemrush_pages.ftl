# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $target, $crowd: the target of a Rush, and that of five or more members, or 0 · $together: the target of a Crisis, or 0

gemrush-page-goal-title = Do que se trata
gemrush-page-goal =
    Anões constroem uma mina; cada sala nova dá pontos. Num **Rush**, de 2 a 7 membros correm até { $target } pontos{ $crowd ->
        [0] { "" }
       *[other] {" "}({ $crowd } a partir de cinco)
    }. Quando alguém chega lá, a rodada vai até o fim, com o mesmo número de turnos para todos. Quem tem mais pontos vence.

    Numa **Crisis**, de 1 a 7 jogam juntos.
gemrush-page-goal-alt = Uma mina de cinco salas com dois anões. No alto: Ada joga, restam 3 passos, 4 de 20 pontos.

gemrush-page-turn-title = A sua vez
gemrush-page-turn =
    1. Com mais de 4 cartas na mão, descarte até ficar com 4. Elas não dão nada.
    2. Dê até 3 **passos**: ande e construa.
    3. Faça uma **ação**: compre 1 carta, ou use a sua sala. Ela encerra a vez.

    Quem começa é sorteado; depois, a vez segue em roda.
gemrush-page-turn-alt = O alto da imagem: o anão de Ada, Ada joga, três sinais dourados para 3 passos, 4 de 20 pontos, turno 1. Abaixo, uma mina de duas salas.

gemrush-page-cards-title = Cartas
gemrush-page-cards =
    Você começa com 4 **cartas**; a maioria mostra 2 gemas. As sete gemas **comuns** pagam salas. As quatro gemas **especiais** têm regras próprias.

    Num Rush, só você vê a sua mão: aperte **{ LABEL("gemrush-ui-hand") }**. Numa Crisis, as mãos ficam abertas.
gemrush-page-cards-alt = Uma mão de quatro cartas, cada uma com duas gemas e as letras delas: Ob Fi, Pe So, El St, St Fi.

gemrush-page-walk-title = Portas e paredes
gemrush-page-walk =
    Um passo leva por uma **porta** da sua sala. Parede do seu lado bloqueia. Parede atrás da sua porta não: é uma passagem de mão única, com seta vermelha.

    Setas nos botões levam por portas: com nome ou **{ LABEL("gemrush-ui-go") }**, a uma sala; com pontos, ao vazio, onde você constrói.
gemrush-page-walk-alt = Sinais: uma porta com custo e pontos; uma porta que brilha, onde dá para construir; uma passagem de ida e volta; uma de mão única com seta; uma parede; um túnel; um vagonete; a sala mais nova.

gemrush-page-build-title = Construir uma sala
gemrush-page-build =
    A placa de uma porta mostra gemas e, no hexágono, pontos. Pague essas gemas, ganhe os pontos, e você está numa sala nova. Custa 1 passo. Construa quantas vezes puder.

    Algumas portas não custam nada ou dão 0. A placa brilha se você pode pagar.
gemrush-page-build-alt = Duas salas. Cada porta para o vazio tem uma placa com gemas e pontos, por exemplo uma Lágrima estelar por 1 ponto. Brilham as placas que você pode pagar.

gemrush-page-pay-title = Pagar
gemrush-page-pay =
    Descarte cartas que mostrem todas as gemas da porta. As duas gemas de uma carta podem valer. Cada gema da porta exige uma só para ela; se faltar uma, não dá.

    Fileira de cima: Permafrost, Electro e Rubi de fogo por 2 pontos. A Pedra da alma é **desperdiçada**.
gemrush-page-pay-alt = Três cartas: Ob St, Pe El, So Fi. Abaixo, duas portas ao alcance: a primeira custa Pe, El e Fi por 2 pontos e leva duas cartas.

gemrush-page-place-title = Colocar a sala
gemrush-page-place =
    Um dos 80 ladrilhos sai, e você escolhe a posição dele. Uma das portas tem que dar para onde você veio; as outras não precisam combinar. Um ladrilho com duas portas tem, assim, duas posições.

    Você está nele. Continue, se restarem passos.
gemrush-page-place-alt = Posições de um ladrilho, numeradas. Um anão espera na beira. Uma posição tem uma porta ali; outra está riscada, porque uma parede bloqueia a porta.

gemrush-page-rooms-title = Salas
gemrush-page-rooms =
    Cada sala pode fazer algo, muitas vezes com cartas. O sinal diz quando:
    - Bigorna: como sua ação. Nada vem depois.
    - Seta: ao andar, por 1 passo cada vez, ou como sua ação.
    - Lampião: ao andar, por 0 passos, quantas vezes quiser.

    `/rush room` mostra uma sala de perto.
gemrush-page-rooms-alt = Três sinais: uma bigorna laranja, como sua ação; uma seta azul, 1 passo ou ação; um lampião cinza, ao andar.

gemrush-page-effects-title = O que as salas fazem
gemrush-page-effects =
    { "**" }Comprar** tira cartas do baralho sem mostrar. **Revelar** mostra a todos. **Cavar** revela até achar cartas certas suficientes. **Ficar** pega reveladas; as outras são descartadas no fim. **Descartar** custa cartas da mão. **Declarar** diz uma das onze gemas.

    Com o baralho vazio, embaralha-se a pilha de descarte.
gemrush-page-effects-alt = Doze sinais: comprar, revelar, ficar com cartas, ficar com as certas, ficar com todas, descartar, cavar, declarar uma gema, X, trocar com um anão, ir a uma sala, deslocar esta sala.

gemrush-page-order-title = Da esquerda para a direita
gemrush-page-order =
    Siga os sinais da esquerda para a direita. Aqui você cava até 3 cartas mostrarem Lágrima estelar, Rubi de fogo ou ambos. Fica com 2 delas; a terceira é descartada.

    “Declarar, Revelar 3, Ficar com as certas”: declare uma gema, revele 3 cartas, fique com as que a mostram.
gemrush-page-order-alt = A sala Chora-Brasas, de perto. Os sinais: uma picareta com 3 e as gemas Lágrima estelar e Rubi de fogo, depois um visto verde com 2.

gemrush-page-x-title = X
gemrush-page-x =
    Para **X** você escolhe um número, o mesmo para cada X da sala. Você precisa poder fazer tudo: com três cartas na mão, aqui você pode escolher 3, não 4.

    Se nem o baralho reembaralhado basta, você recebe o que houver.
gemrush-page-x-alt = A sala Tambor Giratório, de perto. Os sinais: descartar X, revelar X, ficar com todas.

gemrush-page-gems-title = Gemas comuns
gemrush-page-gems =
    Estas sete pagam as portas que as mostram: Obsidiana, Permafrost, Electro, Pedra da alma, Lágrima estelar, Rubi de fogo e Jade do dragão.
gemrush-page-gems-alt = As sete gemas comuns com as letras delas: Ob, Pe, El, So, St, Fi, Dr. Ao lado, duas cartas.

gemrush-page-dust-title = Gemas especiais
gemrush-page-dust =
    { "**" }Pó de diamante** paga qualquer gema comum. Para cavar, ficar com cartas ou declarar, ele é só ele mesmo.

    { "**" }Vidro de eco** copia uma gema comum do mesmo pagamento, mas nenhuma especial, nem o que o Pó de diamante representa.

    { "**" }Oricalco** e **Pedra de salto** não pagam nada: veja as próximas páginas.
gemrush-page-dust-alt = As quatro gemas especiais: Pó de diamante, qualquer gema comum; Vidro de eco, copia uma gema paga; Oricalco, mais 1 ponto; Pedra de salto, construir ou ir a qualquer lugar.

gemrush-page-orichalcum-title = Oricalco
gemrush-page-orichalcum =
    Cada Oricalco numa carta com que você paga dá mais 1 ponto, mas só se a outra gema da carta valer.

    Aqui uma carta com Rubi de fogo e Oricalco paga uma porta de um Rubi de fogo: 1 + 1 pontos.
gemrush-page-orichalcum-alt = Uma carta com Or e Fi paga uma porta que custa um Rubi de fogo.

gemrush-page-warpstone-title = Pedra de salto
gemrush-page-warpstone =
    Com uma Pedra de salto você constrói em qualquer porta aberta da mina, também na sua sala, por 0 passos. Pague as gemas da porta como se tivesse andado até lá. Depois, você está na sala nova.

    Ou descarte a carta dela ao andar, e vá a qualquer sala por 0 passos.
gemrush-page-warpstone-alt = Uma mina de cinco salas. Placas longe do seu anão também brilham.

gemrush-page-tunnel-title = Túneis
gemrush-page-tunnel =
    Ninguém para num **túnel**: siga os trilhos até eles saírem. O caminho inteiro é 1 passo, mesmo por vários túneis.

    Um túnel tem quatro portas, ligadas aos pares. Você sai onde os seus trilhos levam.
gemrush-page-tunnel-alt = Cascalheira, um túnel com trilhos da esquerda para a direita e de cima para baixo, e a sala Ala dos Lampiões atrás dele.

gemrush-page-digging-title = Construir por túneis
gemrush-page-digging =
    Se um túnel leva ao vazio, você constrói na ponta dele. Paga e pontua a porta da sala que dá para ele.

    Se sair um túnel, você segue por ele. Um vazio adiante recebe outro ladrilho, grátis e sem pontos. Numa sala adiante você para.
gemrush-page-digging-alt = Um túnel acima da Cascalheira leva ao vazio. Ali está a placa da porta de cima da sala: um Electro, 1 ponto.

gemrush-page-rails-title = Vagonete, Espelho, Elevador
gemrush-page-rails =
    { "**" }Vagonetes:** um não faz nada. Com dois ou mais, vá de um a outro por 0 passos ao andar.

    { "**" }Espelho Torto:** por 1 passo ou como ação, troque de lugar com outro anão.

    { "**" }Elevador Místico:** por 0 passos, a sala e quem está nela vão para outro espaço junto a uma porta.
gemrush-page-rails-alt = Cinco salas: Elevador Místico, Espelho Torto, Cascalheira, e acima deles dois vagonetes lado a lado.

gemrush-page-dwarves-title = Anões
gemrush-page-dwarves =
    Escolha um dos sete anões ao entrar, ou receba um por sorteio. **Sua cor** é a gema do seu anão. Só algumas habilidades dependem dela.

    Todos começam na mesma sala. Se o primeiro ladrilho é um túnel, saem mais até um ser sala.
gemrush-page-dwarves-alt = Uma sala com sete anões em forma de discos, cada um com sua cor e a primeira letra de um nome. Abaixo, os sete membros, cada um com um anão de outra cor.

gemrush-page-skills-title = Habilidades
gemrush-page-skills =
    Uma **habilidade** muda uma regra para você; são 20. Todos podem ler. Use quantas vezes o texto permitir.

    `skills:` de `/rush new` diz como: **Normal** dá uma a cada um. **Escolha** dá duas ou mais; fique com uma. **Única** é de todos. **Nenhuma**: numa Crisis, mire de 5 a 10 pontos a menos.
gemrush-page-skills-alt = Uma mão com a habilidade Evocação. Uma porta que custa duas Obsidianas e um Rubi de fogo é paga com uma carta, porque a habilidade dá mais uma Obsidiana.

gemrush-page-chaos-title = Magia do caos
gemrush-page-chaos =
    Na **Magia do caos** você pode trocar a sua habilidade no fim da sua vez: compre uma nova, e a antiga volta embaralhada.

    Se a habilidade mudou algo neste turno, tem que trocar. Isso vale também para as que agem sozinhas, como Embalo.
gemrush-page-chaos-alt = O alto da imagem diz: Ada pode trocar a habilidade. Abaixo, uma mina de duas salas.

gemrush-page-circle-title = Círculo mágico
gemrush-page-circle =
    Num **Círculo mágico** você tem duas habilidades, cada uma em comum com um vizinho. Gemas feitas por uma nunca alimentam a outra: Transmutação não usa dois Vidros de eco da Harmonização. Mas ambas podem usar uma carta que sirva por si só.

    Numa Crisis, mire de 5 a 10 pontos a mais.
gemrush-page-circle-alt = Uma mão de duas cartas iguais, Ob Pe. As duas pagam a porta de cima: Ob, Pe e Dr por 2 pontos, com Transmutação e Evocação.

gemrush-page-crisis-title = Crisis: todos juntos
gemrush-page-crisis =
    Os pontos de todos se somam, e as mãos ficam abertas. São 25 turnos ao todo. { $together ->
        [0] Façam quantos pontos puderem.
       *[other] Alcancem { $together } pontos para vencer. Então parem, se todos concordarem, ou continuem.
    }

    Objetivos: Aprendiz 35, Oficial 45, Artesão 55, Perito 65, Mestre 75, um à escolha, ou até onde der.

    { "**" }Tabuleiro do dia:** 10 turnos solo, igual para todos: `/rush daily`.
gemrush-page-crisis-alt = O alto da imagem numa Crisis: turno 3 de 25, 12 de 45 pontos. Abaixo, uma mina de duas salas.

gemrush-page-burn-title = Queimar cartas
gemrush-page-burn =
    Numa Crisis, 3 cartas são **queimadas** depois de cada turno. Nunca voltam; as descartadas voltam. Depois de 75, acabou.

    Saem do baralho, ou da sua mão. Na vez dos outros, ofereça cartas suas com **{ LABEL("gemrush-ui-hand") }**. Se o baralho for pequeno demais, o resto sai das mãos.
gemrush-page-burn-alt = Abaixo da mina: três membros com as mãos abertas, e as pilhas: baralho, pilha de descarte, 6 cartas queimadas.

gemrush-page-undo-title = Desfazer, e digitar
gemrush-page-undo =
    { "**" }{ LABEL("ui-undo") }** desfaz a sua última jogada; aperte de novo para a anterior. O que foi comprado, pago e pontuado fica.

    Os botões fazem tudo. Se você digitar: um lugar são as letras e o número nas bordas, `N13`. Uma carta são duas letras por gema, `ObPe`.
gemrush-page-undo-alt = Uma mina de cinco salas. As colunas M, N, O e as fileiras 12 e 13 estão nas bordas.

gemrush-here-daily =
    Você joga { $turns } turnos, só você. As setas dos botões passam por uma porta ou constroem atrás dela, e os botões dizem o que encerra o turno. Depois, três cartas queimam.

    As páginas seguintes falam de partidas com outros. Lá, **{ LABEL("gemrush-ui-hand") }** mostra as cartas que você vê aqui.
