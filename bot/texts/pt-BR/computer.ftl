# Jogadores do computador, em uma mesa e em um tabuleiro.

# $gem: um dos nomes abaixo · $level: easy, normal ou hard
computer-called =
    { $level ->
        [easy] { $gem } fácil
        [hard] { $gem } difícil
       *[normal] { $gem } normal
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
computer-choice-none = Nenhum jogador do computador
computer-choice-easy = Fácil
computer-choice-normal = Normal
computer-choice-hard = Difícil
computer-opt-computer = O nível dos jogadores do computador na mesa
computer-opt-computers = Quantos jogadores do computador; de costume, o bastante para uma boa partida
# Quando há mais jogadores do computador do que se pediu. $count: quantos, pelo menos 2
computer-several = { $count } jogadores do computador jogam com você: este jogo fica melhor com vários. `computers:1` põe só um.
# O menu do anfitrião na mesa. $seated: quantos jogadores do computador há na mesa · $free: lugares que restam
computer-ui-menu =
    { $free ->
        [0] Tirar um jogador do computador
       *[other] { $seated ->
            [0] { computer-ui-add-any }
           *[other] Pôr ou tirar um jogador do computador
        }
    }
computer-ui-add-any = Pôr um jogador do computador
computer-ui-add =
    { $level ->
        [easy] Pôr um jogador do computador: fácil
        [hard] Pôr um jogador do computador: difícil
       *[normal] Pôr um jogador do computador: normal
    }
computer-ui-remove = Tirar { $name }
computer-added = { $name } tem um lugar.
computer-removed = { $name } saiu da mesa.
# No tabuleiro, enquanto só jogadores do computador têm a vez. $name: um ou mais nomes · $count: quantos
computer-thinking =
    { $count ->
        [1] { $name } está pensando.
       *[other] { $name } estão pensando.
    }
# No tabuleiro, enquanto um jogador do computador substitui um membro. $owner: o membro
computer-covers = { $name } joga por { $owner }.
# No tabuleiro final e em replays, o que um jogador do computador jogou por um membro
computer-turns =
    { $count ->
        [1] 1 turno jogado por { $name }
       *[other] { $count } turnos jogados por { $name }
    }
