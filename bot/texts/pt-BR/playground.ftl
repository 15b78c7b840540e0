# O que está no começo do primeiro canal do Discord local (make play).

playground-welcome =
    # Boas-vindas ao Lapidary
    Este é um pequeno Discord no seu computador, com o bot de verdade. Aperte um comando, depois Enter:
    1. `/learn` ensina **Gems 3D**, **Gembatan** ou **Gem Rush**, jogada por jogada.
    2. `/gems new` começa uma partida sua. `/gembatan new` e `/rush new` esperam por outros, ou por um jogador virtual.
    3. `/gems new mode:relay` é uma partida com outros. Abra uma segunda aba como outro membro (por um link na lista de membros). Entre na partida lá e comece aqui.

    `/help` mostra todo o resto. Feche quando quiser: tudo continua de onde você parou.
