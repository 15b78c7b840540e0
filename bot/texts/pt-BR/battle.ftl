# Os duelos de duas equipes. Como se escreve uma frase: veja errors.ftl. O que eles têm em comum com as copas: cup.ftl.

battle-ui-open = Duelo de equipes
battle-ui-join = Entrar
battle-ui-boards = Tabuleiros
battle-ui-rules = Regras do duelo
battle-ui-stay = Ficar
battle-ui-begin = Começar agora
battle-ui-here = Trazer para este canal
battle-ui-close = Fechar o duelo

## Abrir um

battle-about = O menu também tem o duelo de equipes: membros de dois cargos, ou de dois servidores, se enfrentam em tantos tabuleiros quantos as duas equipes conseguem ocupar.
battle-choice-cup = Eliminatórias, ou grupos e uma final
battle-choice-teams = Duelo de equipes de dois cargos
# O título do formulário. $game: a chave de um jogo
battle-form = { WORD($game, "name") }: duelo de equipes
battle-form-roles = Dois cargos
battle-form-roles-hint = Quem tem exatamente um deles pode entrar por ele.
battle-form-place = Partidas em cada tabuleiro
# $count: partidas de um tabuleiro · $threads: 1 se cada partida tem um tópico, 2 se é por mensagens diretas
battle-choice-matches =
    { $count ->
        [1] 1 partida
       *[other] 2 partidas, cada um começa uma vez
    } { $threads ->
        [1] (cada uma no próprio tópico)
        [2] (por mensagens diretas)
       *[0] (todas neste canal, uma por vez)
    }
battle-form-turn-hint = Quem deixar acabar perde a partida.
battle-form-pause = Quando o duelo começa
battle-form-pause-hint = Até lá, os membros entram.

## O que é um duelo, e como ele está

# $game: a chave de um jogo · $team, $rival: os nomes das duas equipes
battle-title = ### { WORD($game, "name") }: { $team } – { $rival }
# $time, $left: horários do Discord · $count: quantos entraram
battle-state-open =
    O duelo de equipes começa { $left } ({ $time }). { $count ->
        [0] Ninguém entrou ainda.
        [one] { $count } membro entrou.
       *[other] { $count } membros entraram.
    }
# $count: quantos entraram
battle-state-begins =
    { $count ->
        [one] { $count } membro entrou.
       *[other] { $count } membros entraram.
    } Início do duelo de equipes: { $left }.
# $fewest: quantos membros cada equipe precisa ter
battle-state-off = Este duelo de equipes foi cancelado: cada equipe precisa de pelo menos { $fewest } membros.
battle-state-closed = Este duelo de equipes está fechado.
# $team, $rival: as duas equipes · $score: por exemplo 2½–1 · $finished de $matches acabaram
battle-state-playing = **{ $team }** { $score } **{ $rival }** · { $matches ->
        [1] { $finished } de 1 partida acabou.
       *[other] { $finished } de { $matches } partidas acabaram.
    }
# $team venceu · $rival: a outra equipe · $score: por exemplo 3½–2½
battle-state-won = **{ $team }** venceu o duelo de equipes contra { $rival }, { $score }.
# $team, $rival: as duas equipes
battle-state-drawn = O duelo de equipes entre **{ $team }** e **{ $rival }** terminou empatado, { $score }.
# $team: uma equipe · $count: os membros dela · $names
battle-joined = **{ $team }** ({ $count }){ $count ->
        [0] { "" }
       *[other] : { $names }
    }
# Com quem já entrou. $boards: quantos · $reserves: quantos ficariam sem tabuleiro
battle-plan =
    Por enquanto, { $boards } tabuleiros.{ $reserves ->
        [0] { "" }
        [one] { " " }{ $reserves } membro ficaria na reserva.
       *[other] { " " }{ $reserves } membros ficariam na reserva.
    }
# $team, $rival: as duas equipes · $names, $others: menções de quem joga por elas
battle-begun = O duelo de equipes começou: **{ $team }** ({ $names }) contra **{ $rival }** ({ $others }). Cada partida se abre sozinha.
# $names: menções
battle-reserve = Na reserva, porque a outra equipe não tem mais ninguém para um tabuleiro: { $names }.
# Uma vez, quando o duelo termina. $team venceu · $rival: a outra equipe · $names: menções de quem venceu
battle-ended-won = **{ $team }** venceu o duelo de equipes de { WORD($game, "name") } contra { $rival }, { $score }: { $names }.
# $names: menções de todos os que jogaram
battle-ended-drawn = O duelo de equipes de { WORD($game, "name") } entre **{ $team }** e **{ $rival }** terminou empatado, { $score }: { $names }.
# Uma vez. $count, $others: quantos entraram por $team e por $rival · $fewest: quantos cada uma precisa ter
battle-off = O duelo de equipes de { WORD($game, "name") } foi cancelado. Cada equipe precisa de pelo menos { $fewest } membros, mas { $team } tem { $count } e { $rival } tem { $others }.

## Um membro

# $team: a equipe dele
battle-own-joined = Você joga por **{ $team }** quando o duelo começar.
# $names: os cargos apagados. Só quem gerencia o servidor vê isto
battle-lacks-roles = Estes cargos não existem mais, então ninguém pode entrar por eles: { $names }. Feche o duelo e abra outro.
battle-own-none = Você não entrou.
battle-own-missed = Você não joga neste duelo de equipes.
battle-own-left = Você saiu deste duelo de equipes.
battle-own-reserved = Você estava na reserva por **{ $team }**.
battle-own-reserve = Você está na reserva por **{ $team }**, porque a outra equipe não tem mais ninguém para um tabuleiro.
# $board: o número · $name: o adversário · $place: um canal · $match de $matches
battle-own-now =
    Tabuleiro { $board }: você joga contra **{ $name }** em { $place }{ $matches ->
        [1] .
       *[other] , partida { $match } de { $matches }.
    }
# $held: 1 se alguém teve todas as partidas novas de um dia
battle-own-soon =
    Tabuleiro { $board }{ $matches ->
        [1] { "" }
       *[other] , partida { $match } de { $matches }
    }: você enfrenta **{ $name }**. { $held ->
        [1] As partidas se abrem sozinhas, no máximo 4 das suas por dia
       *[0] As partidas se abrem sozinhas
    }: **{ league-ui-again }** mostra onde está a sua.
# $score: primeiro os pontos do membro
battle-own-over = Tabuleiro { $board } contra **{ $name }**: { $score } para você.
# O que uma equipe ainda pode alcançar. $points: por exemplo “1½ ponto”
battle-reach =
    { $reach ->
        [won] **{ $team }** venceu, aconteça o que acontecer.
        [draw] **{ $team }** pode conseguir no máximo um empate.
        [lost] **{ $team }** não pode mais vencer.
       *[open] **{ $team }** precisa de mais { $points } para vencer.
    }

## As regras, antes de entrar

battle-rules-title = **As regras deste duelo de equipes**
# $team, $rival: as duas equipes · $matches: de um tabuleiro · $most, $fewest: membros de uma equipe · $turn: uma duração · $weeks: um número de semanas · $threads: 1 se cada partida tem um tópico
# $race: 1 se os dois jogam ao mesmo tempo · $servers: 1 se as equipes são servidores
battle-rules =
    - { $servers ->
        [1] Membros dos dois servidores podem entrar, cada um abaixo da mensagem do servidor pelo qual joga. Quem está nos dois joga por aquele em que entrou.
       *[0] Quem tem exatamente um dos cargos { $team } e { $rival } pode entrar por ele. Se o cargo for tirado depois, nada muda.
    } Uma equipe tem no máximo { $most } membros.
    - { $servers ->
        [1] As duas equipes são ordenadas pelo rating no próprio servidor;
       *[0] As duas equipes são ordenadas pelo rating;
    } quem não tem vem depois, por ordem de entrada. Os melhores das duas se enfrentam no tabuleiro 1, os seguintes no tabuleiro 2, e assim por diante, enquanto as duas conseguem ocupar um tabuleiro. Os outros ficam na reserva. Se houver membros que se bloqueiam quando o duelo começa, a ordem pode mudar um pouco; uma partida que por isso não pode ser aberta é um empate. Um bloqueio posterior não muda nada. Com menos de { $fewest } tabuleiros, o duelo é cancelado.
    - { $matches ->
        [1] Um tabuleiro é 1 partida{ $race ->
            [1] .
           *[0] , e quem começa alterna de tabuleiro em tabuleiro: no tabuleiro 1 começa { $team }.
        }
       *[other] Um tabuleiro são { $matches } partidas, uma depois da outra{ $race ->
            [1] .
           *[0] , e cada um começa uma vez.
        }
    } Uma vitória vale 1 ponto para a equipe, um empate ½ para as duas. **Vence a equipe com mais pontos. Com os mesmos, o duelo é um empate.**
    - As partidas se abrem sozinhas. { $servers ->
        [1] Cada um tem o tabuleiro nas mensagens diretas com o bot, e um tópico nos dois canais o mostra a todos. Quem não aceita mensagens encontra a partida com `/turns`, e seu tempo corre.
       *[0] { $threads ->
            [1] Cada uma tem seu próprio tópico.
           *[0] Elas são jogadas aqui, uma depois da outra, e um tabuleiro que espera por isso tem mais tempo.
        } Se a moderação encerrar uma, ela é jogada de novo.
    }
    - Um turno pode levar { $turn }. **Quem deixar o tempo acabar perde a partida.** Uma ausência (`/away`) para o relógio.
    - Um tabuleiro dura no máximo { $weeks } a partir da primeira partida, ou do começo do duelo enquanto nenhuma se abriu. Uma ausência não para esse tempo. O que não foi jogado até o fim até lá é um empate.
    - Quem sai do duelo (ou do servidor) perde as partidas abertas do seu tabuleiro, e os outros continuam.{ $race ->
        [1] { " " }Quem só desiste de uma corrida encerra nela o próprio jogo, e os pontos decidem.
       *[0] { "" }
    }
    - Sem dicas, sem substitutos, e ninguém pode encerrar uma partida de comum acordo. Os ratings contam como sempre.
# Na mensagem abaixo da qual se entra
battle-rules-short =
    { $servers ->
        [1] Membros dos dois servidores podem entrar, cada um pelo seu.
       *[0] Quem tem exatamente um dos cargos { $team } e { $rival } pode entrar.
    } Os melhores das duas equipes pelo rating se enfrentam tabuleiro a tabuleiro, { $matches ->
        [1] 1 partida cada
       *[other] { $matches } partidas cada
    }. Um turno pode levar { $turn }: **quem deixar o tempo acabar perde a partida.**

## O que se diz aos membros

# $team: a equipe
battle-said-signed = Você entrou por **{ $team }**.
battle-said-left = Você saiu do duelo de equipes.
battle-said-left-now = Você saiu do duelo de equipes. Sua partida nele acabou.
battle-leave-sure = Quer sair do duelo de equipes? Você perde as partidas abertas do seu tabuleiro e não pode voltar.
battle-said-opened = O duelo de equipes está aberto. Os membros entram abaixo da mensagem dele aqui.
battle-begin-sure = Começar o duelo de equipes agora em vez de { $left } ({ $time }), com { $count } membros em { $boards } tabuleiros: { $names }? Não dá para desfazer: os tabuleiros ficam definidos, e ninguém mais pode entrar.
battle-said-here = O duelo de equipes está neste canal agora.
# $servers: 1 se é um duelo de dois servidores
battle-close-sure = Fechar este duelo de equipes de vez? As partidas abertas continuam, mas não contam mais aqui.
battle-said-closed = O duelo de equipes está fechado.

## Os tabuleiros

battle-heading = Duelo de equipes
battle-boards = Tabuleiros
# Na imagem, no lugar de quem venceu
battle-drawn = Empate
# Abaixo da imagem
battle-legend = Um triângulo mostra quem venceu. Moldura grossa: está sendo jogada.
# Um tabuleiro em palavras. $board: o número · $first, $second: quem joga pela primeira e pela segunda equipe · $score: por exemplo 1–0 · $drawn: 1 se acabou igual
battle-row =
    Tabuleiro { $board }: { $first } – { $second }, { $score }{ $way ->
        [now] { " " }· agora { $place }
        [next] { " " }· próxima
       *[over] { $drawn ->
            [1] { " " }· empate
           *[0] { "" }
        }
    }

## As partidas

# O nome de um tópico. $first, $second: nomes · $board: o número
battle-thread =
    Tabuleiro { $board }{ $matches ->
        [1] { "" }
       *[other] , partida { $match }
    }: { $first } – { $second } · { WORD($game, "name") }
# $team começa, $rival não
battle-board =
    Duelo de equipes · tabuleiro { $board }{ $matches ->
        [1] { "" }
       *[other] , partida { $match } de { $matches }
    } · { $team } – { $rival }
# $name: quem ganha um ponto para $team
battle-counts =
    { $drawn ->
        [1] No duelo de equipes, as duas equipes ganham meio ponto.
       *[0] No duelo de equipes, { $name } ganha o ponto para { $team }.
    }
# Em /turns, depois do canal
battle-turn = { $place } · duelo de equipes
battle-ended-time = Esta partida de { $game } terminou, porque o tempo do tabuleiro dela no duelo de equipes acabou. Ela conta como empate.
battle-ended-left = Esta partida de { $game } termina sem resultado, porque alguém saiu do duelo de equipes: quem sai perde a partida nele.
battle-resign = Você perde, e o ponto do duelo de equipes vai para a outra equipe.

## As recusas

battle-error-closed = Este duelo de equipes terminou. `/cup` mostra os que existem.
battle-error-not-in = Você não está neste duelo de equipes. `/cup` mostra onde você pode entrar.
battle-error-fixed = Esta partida é de um duelo de equipes, cujas regras ninguém pode mudar. Só a moderação pode encerrá-la.
battle-error-begun = Este duelo de equipes já começou. Não dá mais para entrar.
battle-error-not-begun = O duelo de equipes não começou, então ainda não há tabuleiros.
# $team, $rival: os dois cargos
battle-error-both = Você tem os dois cargos, { $team } e { $rival }: pode entrar quem tem exatamente um, então peça a quem gerencia o servidor que tire um deles.
battle-error-none = Você não tem nenhum dos cargos { $team } e { $rival }: pode entrar quem tem exatamente um, então peça um a quem gerencia o servidor.
battle-error-full = { $team } já tem seus { $most } membros. Quem tem o outro cargo ainda pode entrar.
# $count, $others: quantos entraram por $team e por $rival
# $fewest: quantos cada equipe precisa ter
battle-error-few = Cada equipe precisa de pelo menos { $fewest } membros, mas { $team } tem { $count } e { $rival } tem { $others }. Comece quando mais tiverem entrado.
battle-error-game = De qual jogo é o duelo de equipes? Use `/cup` de novo com `game`, `team` e `rival`.
battle-error-roles = Um duelo de equipes precisa de dois cargos diferentes, e nenhum pode ser @everyone. Escolha dois cargos.
