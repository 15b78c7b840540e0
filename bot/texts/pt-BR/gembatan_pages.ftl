# As páginas das regras, cada uma com no máximo 60 palavras. Uma palavra do jogo fica em negrito onde uma página a explica.
# $gems: quantas gemas tem a partida, além de 60 ladrilhos

gembatan-page-goal-title = Do que se trata
gembatan-page-goal =
    Ponha gemas entre ladrilhos e marque pontos com linhas da mesma cor. Quem tem mais pontos vence.

    De 2 a 4 pessoas jogam, cada uma com 4 **ladrilhos** e 4 **gemas** à vista. O resto dos 60 ladrilhos e { $gems } gemas fica oculto em duas **reservas**. Um ladrilho abre o tabuleiro. Quem começa é sorteado; depois, em sentido horário.
gembatan-page-goal-alt = Sete ladrilhos com gemas entre eles. Uma linha azul liga três gemas e diz +3. Abaixo, uma placa diz Gembatan +4. No alto: Opala 1, Você 12.

gembatan-page-socket-title = Engastes
gembatan-page-socket =
    Alguns lados de um ladrilho têm um **meio engaste**: meio anel em uma cor. Os outros lados são lisos.

    Dois meios engastes que se encontram formam um **engaste**, aqui um vermelho e um azul. Os que brilham na borda estão abertos: uma casa tracejada mostra onde um ladrilho pode se juntar a eles.
gembatan-page-socket-alt = Dois ladrilhos lado a lado. Entre eles, um meio anel vermelho e um azul formam um engaste vazio. Um meio anel amarelo e um verde brilham na borda, cada um diante de uma casa tracejada.

gembatan-page-gem-title = Gemas
gembatan-page-gem =
    Uma gema tem duas cores, cada uma com sua letra ou seu sinal. Ela cabe em um engaste com exatamente essas cores e gira sozinha.

    Cada gema que você põe marca 1 ponto: **+1**.
gembatan-page-gem-alt = Uma gema vermelha e azul está no engaste entre o meio anel vermelho e o azul. No alto: Você, de 0 a 1.

gembatan-page-lay-title = Colocar um ladrilho
gembatan-page-lay =
    Na sua vez, aperte **{ LABEL("gembatan-ui-play") }** e coloque um ladrilho, girado como quiser. Com ele, ponha uma das suas gemas em um engaste que esse ladrilho forma. Se ele forma vários, uma gema basta.

    Aqui uma gema vermelha e azul veio com o ladrilho dourado.
gembatan-page-lay-alt = Três ladrilhos. O de cima é dourado: foi colocado neste turno. Uma gema vermelha e azul o liga ao ladrilho de baixo.

gembatan-page-more-title = Um turno mais longo
gembatan-page-more =
    Você pode colocar mais ladrilhos. Cada um divide um engaste com outro deste turno: aqui 1, depois 2. Também pode preencher qualquer engaste aberto, mesmo deixado por outros, mesmo sem ladrilho.

    Pode desfazer passos até apertar **{ LABEL("gembatan-ui-finish") }**. Então compra até ter 4 ladrilhos e 4 gemas.
gembatan-page-more-alt = Dois ladrilhos dourados, 1 e 2, lado a lado, dividem um engaste com uma gema. Três gemas deste turno têm anéis dourados. No alto: Você, de 0 a 3.

gembatan-page-fit-title = Onde um ladrilho cabe
gembatan-page-fit =
    Um ladrilho nunca corta um engaste. Onde ladrilhos se tocam, meio engaste encontra meio engaste, ou liso encontra liso. As duas cores são diferentes. Pelo menos um meio engaste do tabuleiro continua aberto.

    Números marcam as casas onde cabe o ladrilho vermelho e amarelo com uma das suas gemas.
gembatan-page-fit-alt = Seis ladrilhos. Números marcam as casas onde cabe o ladrilho escolhido. Outras casas junto a meios engastes abertos não têm número. Abaixo, a mão.

gembatan-page-chain-title = Correntes
gembatan-page-chain =
    Três ou mais gemas em uma diagonal com uma cor em comum são uma **corrente**. Se você pôs uma delas neste turno, cada gema marca 1 ponto, mesmo as dos outros.

    Aqui: 4 pela corrente verde, 1 pela gema, **+5**. Na horizontal ou na vertical não vale.
gembatan-page-chain-alt = Uma linha verde passa em diagonal por quatro gemas com verde e diz +4. A gema mais baixa foi colocada neste turno.

gembatan-page-both-title = As duas cores
gembatan-page-both =
    Uma corrente vale duas vezes se suas gemas têm as duas cores em comum. Aqui: 3 por vermelho, 3 por roxo, 1 pela gema, **+7**.

    Olhe os ladrilhos e as gemas dos outros: todas as mãos são abertas. Faça correntes que eles não possam aumentar.
gembatan-page-both-alt = Três gemas vermelhas e roxas em uma diagonal. Uma linha vermelha e uma roxa passam por elas; cada uma diz +3.

gembatan-page-one-title = Exemplo 1: no centro
gembatan-page-one =
    Você pôs a gema do centro. Ela completa uma corrente vermelha de três e uma corrente azul de três:
    3 + 3, e 1 pela gema, são **7 pontos**.
gembatan-page-one-alt = Cinco gemas como o cinco de um dado. Uma linha vermelha liga três em uma diagonal, uma azul liga três na outra; cada uma diz +3. As duas se cruzam na gema do centro.

gembatan-page-two-title = Exemplo 2: no alto
gembatan-page-two =
    Você pôs a gema do alto. Nela terminam uma corrente vermelha de três e uma corrente azul de três:
    3 + 3, e 1 pela gema, são **7 pontos**.
gembatan-page-two-alt = Cinco gemas como um telhado. Da gema do alto, uma linha vermelha desce à esquerda por mais duas gemas, uma azul à direita; cada uma diz +3.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    Ponha todas as 4 gemas da sua mão em um só turno: é um **Gembatan**, mais 4 pontos. Você não precisa colocar todos os seus ladrilhos.

    Aqui: 4 pelas gemas, 3 por uma corrente azul, 4 pelo Gembatan, **+11**.
gembatan-page-gembatan-alt = Quatro ladrilhos dourados em sequência, 1 a 4, com quatro gemas deste turno. Uma linha azul por três gemas diz +3, e uma placa diz Gembatan +4.

gembatan-page-trade-title = Trocar
gembatan-page-trade =
    Em vez de jogar, você pode **trocar**: aperte **{ LABEL("gembatan-ui-trade") }** e separe os ladrilhos e as gemas que quiser. Você compra até ter 4 e 4. Depois, o que você separou volta para as reservas, misturado.

    Se nada cabe e você não pode trocar, você passa.
gembatan-page-trade-alt = Abaixo do tabuleiro: seus quatro ladrilhos e suas quatro gemas, depois os de Opala. À direita, as reservas: 52 gemas e 50 ladrilhos.

gembatan-page-end-title = O fim
gembatan-page-end =
    A partida termina quando a reserva de gemas está vazia e alguém encerra um turno sem gemas. Também termina quando ninguém joga por uma rodada com a reserva de gemas vazia, ou por três rodadas.

    Cada gema restante custa 1 ponto, aqui 3 de Opala. Quem tem mais pontos vence.
gembatan-page-end-alt = A tabela final. Você: 19 por gemas, 21 por correntes, 4 por um Gembatan, 0 restantes, 44 no total. Opala: 15, 18, 0, menos 3, 30 no total.

gembatan-page-daily-title = O tabuleiro do dia
gembatan-page-daily =
    `/gembatan daily`: todo dia um tabuleiro no meio de uma partida, o mesmo para todos. Você joga { $turns } turnos nele, sem rivais. Ninguém vê o seu tabuleiro até o dia acabar.

    As reservas têm a mesma ordem para todos. Você pode trocar, mas não no último turno. As gemas que sobram não custam nada.
gembatan-page-daily-alt = Seis ladrilhos com gemas. Abaixo do tabuleiro, a sua mão, e à direita dela as reservas.

gembatan-page-names-title = Se você gosta de digitar
gembatan-page-names =
    Os botões fazem tudo. Ao digitar: uma casa é coluna e fileira, `BH60`; um engaste, suas duas casas, `BH60-BI60`; uma gema, suas cores, `RY`; um ladrilho, seus lados em sentido horário desde cima, `R-B-`, com `-` para liso. O primeiro ladrilho fica em `BH60`.

    R vermelho, B azul, G verde, Y amarelo, P roxo.
gembatan-page-names-alt = Seis ladrilhos em um tabuleiro com colunas de BG a BJ e fileiras de 59 a 62. O primeiro ladrilho está na coluna BH, fileira 60.

gembatan-here-daily =
    Você joga { $turns } turnos, só você. Aperte um dos seus ladrilhos ou o número de um engaste, e depois onde ele fica. **{ LABEL("gembatan-ui-finish") }** encerra o turno, e você compra. **{ LABEL("gembatan-ui-trade") }** troca ladrilhos e gemas, mas não no último turno. As gemas que sobram não custam nada.

    As páginas seguintes falam de partidas com outros. Lá, **{ LABEL("gembatan-ui-play") }** leva ao que você escolhe aqui na hora.
gembatan-letters = -# R vermelho · B azul · G verde · Y amarelo · P roxo · `-` liso. Um ladrilho é nomeado pelos lados, desde cima, em sentido horário.
