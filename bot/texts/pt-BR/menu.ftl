# `/menus`: em que ordem ficam os menus de um membro.

menu-cmd = A ordem das opções nos seus menus
menu-opt-order = A melhor primeiro, ou como estão no tabuleiro
menu-choice-best = A melhor primeiro
menu-choice-place = Por lugar
# $order: como está agora
menu-now =
    ### Seus menus
    { $order ->
        [best] A melhor opção vem primeiro em partidas solo, cooperativas ou contra jogadores virtuais.
       *[place] As opções ficam como estão no tabuleiro, fileira por fileira.
    }
    -# Contra outros membros, e no tabuleiro do dia, as opções ficam sempre por lugar: achar a melhor é o jogo.
