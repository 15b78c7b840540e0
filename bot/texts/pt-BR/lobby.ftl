# A mesa antes de uma partida de vários membros.

# $name: o nome de um membro
ui-lobby-host = ◆ **{ $name }** · organiza a mesa
ui-lobby-seat = ◆ **{ $name }**
# $computers: 1 se o menu abaixo põe jogadores virtuais
ui-lobby-needs =
    { $missing ->
        [1] Falta 1 pessoa
       *[other] Faltam { $missing } pessoas
    }: aperte **{ ui-lobby-how }**{ $computers ->
        [1] . Para jogar já, adicione um jogador virtual abaixo
       *[0] { "" }
    }.
ui-lobby-how =
    { $letters ->
        [1] { letters-ui-code }
       *[0] { ui-join }
    }

# A mesa de uma revanche. $name: um membro da partida anterior
ui-lobby-asked = – { $name } · recebeu o convite
ui-lobby-declined = – { $name } · agora não
# $who: menções de quem ainda não respondeu
ui-rematch-asks = Mais uma, { $who }? Aperte **{ ui-come }** ou **{ ui-not-now }**.
ui-rematch-both = A partida começa quando todos toparem.
# $left: um horário do Discord, como “em 10 minutos”
ui-rematch-starts = A partida começa quando todos tiverem respondido, ou { $left } com quem topou.
ui-rematch-waits = A partida começa quando gente suficiente topar.

# $name: o anfitrião, que começa a partida · $free: lugares que restam · $computers: 1 se há jogadores virtuais na mesa
ui-lobby-ready =
    { $name } já pode apertar **{ ui-begin }**{ $free ->
        [0] { $computers ->
            [1] . Aperte **{ ui-join }** para pegar o lugar de um jogador virtual.
           *[0] : todos os lugares estão ocupados.
        }
        [1] , ou esperar: 1 lugar está livre, aperte **{ ui-lobby-how }**.
       *[other] , ou esperar: { $free } lugares estão livres, aperte **{ ui-lobby-how }**.
    }

# $what: o que cada membro pode escolher antes da partida, como "Escolha o seu anão"
ui-lobby-choose = { $what }: aperte **{ ui-more }**.

# $who: uma menção do membro · $name: o anfitrião
ui-challenge-asks = { $who }, **{ $name }** desafia você! Aperte **{ ui-accept }** ou **{ ui-decline }**.

ui-join = Entrar
ui-begin = Começar
ui-come = Eu topo
ui-not-now = Agora não
ui-accept = Aceitar
ui-decline = Recusar
ui-part = Sair
ui-cancel = Cancelar
ui-another-table = Nova mesa
# $others: quantos outros estão na mesa · $names: seus nomes
ui-cancel-sure =
    { $others ->
        [0] Cancelar esta mesa de { WORD($game, "name") }?
        [1] Cancelar esta mesa de { WORD($game, "name") }? { $names } está nela{ ui-cancel-how }.
       *[other] Cancelar esta mesa de { WORD($game, "name") }? { $names } estão nela{ ui-cancel-how }.
    }
# $seated: 1 se quem pede tem um lugar, 0 se é da moderação e não tem
ui-cancel-how =
    { $seated ->
        [1] , além de você
       *[0] { "" }. Você cancela como moderação
    }
ui-cancel-yes = Sim, cancelar
ui-keep = Não, manter

# Respostas a quem pediu
ui-opened-solo = Sua partida começou. O tabuleiro está neste canal.
ui-alone-goes-on = Esta partida ainda está em andamento. Encerre-a em **{ LABEL("ui-more") }** para começar outra.
ui-alone-begins = Esta partida não conta em nenhum ranking. `/turns` a traz de volta, aqui e onde eu não for membro.
ui-opened-table = Sua mesa está aberta neste canal. Os outros apertam **{ LABEL("ui-join") }**. Aperte **{ LABEL("ui-begin") }** quando houver jogadores suficientes.
ui-opened-later = { $table ->
    [0] Sua partida começou.
   *[1] Sua mesa está aberta.
} O tabuleiro aparece neste canal assim que eu puder mostrar.
ui-opened-challenge = Seu desafio para { $name } está neste canal. A partida começa quando { $name } aceitar.
ui-joined = Você tem um lugar. A partida começa quando o anfitrião apertar **{ LABEL("ui-begin") }**. Eu aviso quando for sua vez.
ui-chosen = Você joga com { $choice }. Pode escolher de novo até a partida começar.
ui-began-you = A partida começou.
ui-declined = Tudo bem, fica para a próxima.
ui-left = Você saiu da mesa.
ui-cancelled-you = A mesa de { WORD($game, "name") } foi cancelada.
ui-kept = A mesa continua aberta.

# O que todos leem no canal
# $names: os membros, separados por vírgulas
ui-began = { WORD($game, "name") } começou: { $names }.
ui-waited-for = Aqui **{ WORD($game, "name") }** esperava por { $names }.
ui-expired = Ninguém começou esta partida de { $game } em um dia, então fechei a mesa. Aperte **{ ui-another-table }** para abrir uma nova.
# $name: quem fez isso
ui-cancelled = { $name } cancelou esta mesa de { $game }. Aperte **{ ui-another-table }** para abrir uma nova.
