# Jogadores virtuais, em uma mesa e em um tabuleiro.

# $gem: um dos nomes abaixo · $level: easy, normal ou hard
computer-called =
    { $level ->
        [easy] { $gem } (fácil)
        [hard] { $gem } (difícil)
       *[normal] { $gem } (normal)
    }
computer-gem-opal = Opala
computer-gem-beryl = Berilo
computer-gem-topaz = Topázio
computer-gem-garnet = Granada
computer-gem-jade = Jade
computer-gem-zircon = Zircão
computer-gem-pearl = Pérola
# Uma linha da mesa
computer-seated = ◆ **{ $name }** · computador
computer-choice-none = Nenhum jogador virtual
computer-choice-easy = Fácil
computer-choice-normal = Normal
computer-choice-hard = Difícil
computer-opt-computer = O nível dos jogadores virtuais na mesa
computer-opt-computers = Quantos jogadores virtuais; sem esta opção, o bastante para uma boa partida
# Quando há mais jogadores virtuais do que se pediu. $count: quantos, pelo menos 2
computer-several = { $count } jogadores virtuais jogam com você: este jogo fica melhor com vários. `computers:1` adiciona só um.
# O menu do anfitrião na mesa. $seated: quantos jogadores virtuais há na mesa · $free: lugares que restam
computer-ui-menu =
    { $free ->
        [0] Tirar um jogador virtual
       *[other] { $seated ->
            [0] { computer-ui-add-any }
           *[other] Adicionar ou tirar um jogador virtual
        }
    }
computer-ui-add-any = Adicionar um jogador virtual
computer-ui-add =
    { $level ->
        [easy] Adicionar um jogador virtual: fácil
        [hard] Adicionar um jogador virtual: difícil
       *[normal] Adicionar um jogador virtual: normal
    }
computer-ui-remove = Tirar { $name }
computer-added = { $name } tem um lugar.
computer-removed = { $name } saiu da mesa.
# No tabuleiro, enquanto só jogadores virtuais têm a vez. $name: um ou mais nomes · $count: quantos
computer-thinking =
    { $count ->
        [1] { $name } está pensando.
       *[other] { $name } estão pensando.
    }
# No tabuleiro, enquanto um jogador virtual substitui um membro. $owner: o membro
computer-covers =
    { $name } joga por { $owner }.{ $wins ->
        [no] {" "}Este lugar só vence se { $owner } voltar.
       *[yes] { "" }
    }
# Quem fez algo, e por qual membro
computer-for = { $name } por { $owner }
# No tabuleiro final e em replays, o que um jogador virtual jogou por um membro
computer-turns =
    { $count ->
        [1] { $name } jogou em 1 turno
       *[other] { $name } jogou em { $count } turnos
    }
computer-helped =
    { $count ->
        [0] { $name } terminou este turno.
        [1] { $name } deu 1 destes passos.
       *[other] { $name } deu { $count } destes passos.
    }
