# Esperar a vez: tempo de um turno, avisos, lembretes, lugares, ausências.

## Tempo de um turno

wait-opt-time = Quanto tempo um turno pode durar; sem esta opção, não há limite
wait-opt-late = O que acontece quando o tempo acaba
wait-opt-holiday = O que acontece enquanto um membro está ausente
wait-opt-bank = Tempo extra para turnos mais longos: cada um tem uma vez, para a partida inteira
wait-opt-off = Horas que não contam, no fuso horário de cada um
wait-choice-late-ask = Os outros decidem: esperar, pular ou ceder o lugar
wait-choice-late-play = O jogo joga pelo membro
wait-choice-late-turn = Um jogador virtual joga este turno
wait-choice-late-stay = Um jogador virtual joga até o membro voltar
wait-choice-holiday-stand-in = Outra pessoa pode substituir o membro
wait-choice-holiday-pause = O relógio para até o membro voltar
wait-choice-time-0 = Sem limite
wait-choice-time-15 = 15 minutos
wait-choice-time-30 = 30 minutos
wait-choice-time-60 = 1 hora
wait-choice-time-180 = 3 horas
wait-choice-time-360 = 6 horas
wait-choice-time-480 = 8 horas
wait-choice-time-720 = 12 horas
wait-choice-time-1440 = 1 dia
wait-choice-time-2880 = 2 dias
wait-choice-time-4320 = 3 dias
wait-choice-time-10080 = 7 dias
wait-choice-time-20160 = 14 dias
wait-choice-bank-0 = Nenhuma
wait-choice-off-none = Todas as horas contam
wait-choice-off-weekends = Fins de semana: sábado e domingo
wait-choice-off-nights = Noites: das 22:00 às 7:00
wait-choice-off-both = Fins de semana, e noites das 22:00 às 7:00

# $unit: minutes, hours ou days
wait-length =
    { $unit ->
        [minutes] { $count ->
            [1] 1 minuto
           *[other] { $count } minutos
        }
        [hours] { $count ->
            [1] 1 hora
           *[other] { $count } horas
        }
       *[days] { $count ->
            [1] 1 dia
           *[other] { $count } dias
        }
    }
# $time: uma duração
wait-pace-none = sem limite de tempo
wait-pace-patient = sem limite de tempo; após { $time } sem resposta, os outros decidem
wait-pace-race = sem limite de tempo; se ninguém jogar durante { $time }, a corrida termina, e quem não acabou fica de fora
wait-pace-soft = { $time } por turno, depois os outros decidem
wait-pace-hard = { $time } por turno, depois o jogo joga pelo membro
wait-pace-turn = { $time } por turno, depois um jogador virtual o joga
wait-pace-stay = { $time } por turno, depois um jogador virtual joga até o membro voltar
wait-pace-loses = { $time } por turno; quem deixar o tempo acabar perde
wait-pace-bank = { $pace }; cada um tem uma reserva de { $bank } para turnos mais longos
wait-pace-off =
    { $pace }; { $off ->
        [weekends] os fins de semana não contam
        [nights] as noites (das 22:00 às 7:00) não contam
       *[both] os fins de semana e as noites (das 22:00 às 7:00) não contam
    }
wait-pace-pause = { $pace }; ausências param o relógio

# No tabuleiro. $time, $left: horários do Discord
wait-board-pace = Tempo: { $pace }
wait-board-due = Tempo: até { $time } ({ $left })
wait-board-bank = A reserva de tempo de { $name } ({ $bank }) corre a partir de { $time } ({ $left }).
wait-board-off =
    { $off ->
        [weekends] Os fins de semana de { $name } não contam.
        [nights] As noites de { $name } (das 22:00 às 7:00) não contam.
       *[both] Os fins de semana e as noites de { $name } (das 22:00 às 7:00) não contam.
    }
wait-board-zone = Conta o fuso horário de cada um: `/reminders` mostra e muda o seu.
wait-no-zone = Você não definiu um fuso horário, então vale UTC para você. `/reminders` define o seu.
# $then: o que vem depois quando ninguém pode votar
wait-board-due-alone =
    Tempo: até { $time } ({ $left }). { $then ->
        [end] Depois a partida termina sem resultado, porque ninguém mais espera.
        [idle] Depois o tempo começa de novo enquanto ninguém mais puder decidir.
        [computer] Se então ninguém mais puder decidir, um computador continua.
        [off] Se então ninguém mais puder decidir, a partida termina sem resultado.
        [loses] Quem deixar o tempo acabar perde a partida.
        [last] Quem deixar o tempo acabar fica em último, e os outros continuam.
       *[anew] Depois o tempo começa de novo, porque ninguém mais espera.
    }
wait-board-asked =
    O tempo de { $name } acabou: { $voters ->
        [1] { $voter } decide
       *[other] os outros votam
    } com `/turns`. A decisão sai { $left }, no máximo. Até lá, { $name } ainda pode jogar.
wait-board-silent =
    { $name } não responde há muito tempo: { $voters ->
        [1] { $voter } decide
       *[other] os outros votam
    } com `/turns`. A decisão sai { $left }, no máximo. Até lá, { $name } ainda pode jogar.
wait-board-asked-again =
    O tempo de { $name } acabou de novo: { $voters ->
        [1] { $voter } decide
       *[other] os outros votam
    } com `/turns`. A decisão sai { $left }, no máximo. Até lá, { $name } ainda pode jogar.
wait-board-silent-again =
    { $name } ainda não respondeu: { $voters ->
        [1] { $voter } decide
       *[other] os outros votam
    } com `/turns`. A decisão sai { $left }, no máximo. Até lá, { $name } ainda pode jogar.
wait-board-unanswered = Esta partida de { $game } terminou sem resultado, porque alguém ficou muito tempo sem responder. Ela não conta para ninguém.
wait-board-unanswered-by = Esta partida de { $game } terminou sem resultado, porque { $name } ficou muito tempo sem responder. Ela não conta para ninguém.
wait-board-lost = Esta partida de { $game } terminou sem resultado, porque ninguém conseguiu acessá-la por muito tempo. Ela não conta para ninguém.
wait-board-left = { $name } saiu desta partida de { $game }. Ninguém mais continuava jogando, então ela terminou sem resultado e não conta para ninguém.
wait-board-away = { $name } está ausente até { $time }: o relógio está parado.
wait-board-adrift = Todos os relógios estão parados: o canal desta partida não existe mais.
wait-board-absence = Não foi possível falar com o bot por { $time }, então todos têm mais tempo agora.
wait-stands = Nenhum tempo corre até eu poder mostrar o tabuleiro. Aí o turno volta a ter todo o seu tempo.
# The same where turns have no limit, and the others decide after days of silence
wait-stands-silence = Os dias sem resposta só contam quando eu puder mostrar o tabuleiro.
wait-board-unseen = Este tabuleiro não pôde ser publicado por { $time }, então todos têm mais tempo agora.
wait-board-unseen-turn =
    Este tabuleiro não pôde ser publicado por { $time }, então { $names } { $count ->
        [one] tem
       *[other] têm
    } de novo { $limit } para este turno.

## Avisos
# $who: uma menção, ou um nome onde o servidor não quer menções · $link: o tabuleiro · $time, $left: horários do Discord

wait-notice-reminder = { $who }, é sua vez em **{ WORD($game, "name") }**: { $link }
wait-notice-reminder-timed = { $who }, é sua vez em **{ WORD($game, "name") }**. Seu tempo: até { $time } ({ $left }). { $link }
wait-due-moves = Se um prazo mudar, `/turns` mostra o novo.
wait-bank-yours = Sua reserva de tempo ({ $bank }) corre a partir de { $time } ({ $left }).
wait-notice-next = { $who }, sua vez em **{ WORD($game, "name") }** é a próxima, depois de { $name }: { $link }
wait-notice-asked = { $who }: o tempo de **{ $name }** acabou em **{ WORD($game, "name") }**. Decidam o que acontece até { $time } ({ $left }): { $link }
wait-notice-silent = { $who }: **{ $name }** não responde há muito tempo em **{ WORD($game, "name") }**. Decidam o que acontece até { $time } ({ $left }): { $link }
# O mesmo depois que a partida esperou mais. $waited: quantas vezes
wait-notice-asked-again =
    { $who }: o tempo de **{ $name }** acabou de novo em **{ WORD($game, "name") }**. { $waited ->
        [1] A partida esperou mais uma vez.
       *[other] A partida esperou mais { $waited } vezes.
    } Decidam o que acontece até { $time } ({ $left }): { $link }
wait-notice-silent-again =
    { $who }: **{ $name }** ainda não respondeu em **{ WORD($game, "name") }**. { $waited ->
        [1] A partida esperou mais uma vez.
       *[other] A partida esperou mais { $waited } vezes.
    } Decidam o que acontece até { $time } ({ $left }): { $link }
wait-notice-vote = { $who }, você precisa decidir sobre **{ $name }** em **{ WORD($game, "name") }**. A decisão sai { $left }, no máximo: { $link }
wait-notice-vote-again =
    { $who }, você precisa decidir de novo sobre **{ $name }** em **{ WORD($game, "name") }**. { $waited ->
        [1] A partida esperou mais uma vez.
       *[other] A partida esperou mais { $waited } vezes.
    } A decisão sai { $left }, no máximo: { $link }
wait-notice-waited = **{ WORD($game, "name") }**: a partida espera por { $name } até { $time } ({ $left }). Depois, { $voters ->
        [1] { $voter } decide
       *[other] os outros votam
    } de novo. { $link }
wait-notice-waited-on = **{ WORD($game, "name") }**: a partida continua esperando por { $name }. { $link }
wait-notice-unanswered = **{ WORD($game, "name") }**: { $name } não respondeu, então a partida terminou sem resultado. Ela não conta para ninguém. { $link }
wait-notice-unanswered-by = **{ WORD($game, "name") }**: { $name } não respondeu, então { $actor } encerrou a partida sem resultado. Ela não conta para ninguém. { $link }
wait-notice-unanswered-others = **{ WORD($game, "name") }**: { $name } não respondeu, então os outros encerraram a partida sem resultado. Ela não conta para ninguém. { $link }
wait-notice-unanswered-several = **{ WORD($game, "name") }**: { $name } não respondeu, então { $actor } encerraram a partida sem resultado. Ela não conta para ninguém. { $link }
wait-notice-unanswered-all = **{ WORD($game, "name") }**: ninguém joga há muito tempo, então a partida terminou sem resultado. Ela não conta para ninguém. { $link }
wait-notice-idle = **{ WORD($game, "name") }**: { $name } não jogou a tempo e está fora da corrida. { $link }
wait-notice-lost = **{ WORD($game, "name") }**: o tempo de { $name } acabou, e a partida está perdida. { $link }
# O mesmo em uma partida de três ou mais
wait-notice-lost-table = **{ WORD($game, "name") }**: o tempo de { $name } acabou, e { $name } fica de fora desta partida. { $link }
wait-notice-skipped = **{ WORD($game, "name") }**: depois de uma votação, o jogo jogou por { $name }. { $link }
wait-notice-played = **{ WORD($game, "name") }**: o tempo de { $name } acabou, então o jogo jogou por { $name }. { $link }
wait-notice-played-by = **{ WORD($game, "name") }**: o tempo de { $name } acabou, então { $actor } joga este turno. { $link }
wait-notice-covered = **{ WORD($game, "name") }**: { $actor } joga até { $name } voltar. { $link }
wait-notice-covered-past = **{ WORD($game, "name") }**: { $actor } substituiu { $name }. { $link }
wait-notice-offered-handed = **{ WORD($game, "name") }**: { $name } oferece seu lugar até querer voltar. Os pontos continuam contando para { $name }. { $link }
wait-notice-offered-handed-good = **{ WORD($game, "name") }**: { $name } oferece seu lugar de vez. Quem o pegar fica com os pontos. { $link }
wait-notice-offered-handed-to = { $who }, { $name } pede que você jogue em seu lugar em **{ WORD($game, "name") }** até querer voltar. Os pontos continuam contando para { $name }. { $link }
wait-notice-offered-handed-to-good = { $who }, { $name } oferece a você seu lugar em **{ WORD($game, "name") }**, de vez e com a pontuação. { $link }
wait-notice-offered-lent = **{ WORD($game, "name") }**: { $actor } joga por { $name } e deixa outra pessoa continuar. Os pontos continuam contando para { $name }. { $link }
wait-notice-offered-lent-table = **{ WORD($game, "name") }**: { $actor } joga por { $name }, e os outros querem que outra pessoa continue. Os pontos continuam contando para { $name }. { $link }
wait-notice-offered-lent-to = { $who }, { $actor } joga por { $name } em **{ WORD($game, "name") }** e pede que você continue. Os pontos continuam contando para { $name }. { $link }
wait-notice-offered-holiday = **{ WORD($game, "name") }**: { $name } está ausente. Até a volta, outra pessoa pode substituir { $name }. Os pontos continuam contando para { $name }. { $link }
wait-notice-offered-left = **{ WORD($game, "name") }**: { $name } saiu do servidor. Até { $time }, qualquer pessoa pode pegar o lugar e a pontuação dele. Depois a partida continua sem esse lugar. { $link }
wait-notice-offered-table = **{ WORD($game, "name") }**: depois de uma votação, o lugar de { $name } está livre. Quem o pegar fica com os pontos. { $link }
wait-notice-offered-past = **{ WORD($game, "name") }**: o lugar de { $name } foi oferecido. { $link }
wait-notice-taken = **{ WORD($game, "name") }**: { $actor } joga agora por { $name }. Os pontos continuam contando para { $name }. { $link }
wait-notice-taken-good = **{ WORD($game, "name") }**: { $actor } pegou o lugar de { $name }, com a pontuação. { $link }
wait-notice-returned = **{ WORD($game, "name") }**: { $name } volta a jogar. { $link }
wait-notice-vacated = **{ WORD($game, "name") }**: ninguém pegou o lugar de { $name }, então a partida continua sem ele. { $link }
wait-notice-proposed = { $who }: { $actor } propõe para **{ WORD($game, "name") }**: { $pace }. Todos os que jogam têm que concordar até { $time }. { $link }
wait-pace-banks =
    { $what ->
        [kept] O que resta nas reservas de tempo fica.
        [gone] Aí não há mais reservas de tempo.
       *[full] Aí todas as reservas de tempo ficam cheias.
    }
wait-notice-agreed = **{ WORD($game, "name") }**: todos concordaram: { $pace }. { $link }
wait-notice-declined = **{ WORD($game, "name") }**: { $actor } não concorda, então o tempo de um turno continua igual. { $link }
wait-notice-lapsed = **{ WORD($game, "name") }**: nem todos concordaram a tempo, então o tempo de um turno continua igual. { $link }
wait-notice-proposed-end = { $who }: { $actor } propõe encerrar **{ WORD($game, "name") }** sem resultado. Todos os que jogam têm que concordar até { $time }; basta uma recusa para a partida continuar. { $link }
wait-notice-declined-end = **{ WORD($game, "name") }**: { $actor } não concorda, então a partida continua. { $link }
wait-notice-lapsed-end = **{ WORD($game, "name") }**: nem todos concordaram a tempo, então a partida continua. { $link }
wait-notice-proposed-back =
    { $who }: { $actor } pede em **{ WORD($game, "name") }** para voltar à posição de antes { $steps ->
        [0] do seu último turno
        [1] do seu último passo
       *[other] dos seus últimos { $steps } passos
    }. { $count ->
        [1] 1 passo seria desfeito.
       *[other] { $count } passos seriam desfeitos.
    } Todos os outros têm que concordar até { $time }. Se alguém recusar ou jogar, nada muda. { $link }
wait-notice-declined-back = **{ WORD($game, "name") }**: { $actor } não concorda, então nada é desfeito. { $link }
wait-notice-lapsed-back = **{ WORD($game, "name") }**: nem todos concordaram em uma hora, então nada é desfeito. { $link }
wait-notice-ended-back = { $who }: a partida de **{ WORD($game, "name") }** continuou, então nada é desfeito. { $link }
wait-notice-found = Você procurava jogadores de **{ WORD($game, "name") }** em **{ $guild }**: em { $place } há uma mesa aberta para você. { $link }
wait-notice-moved = **{ WORD($game, "name") }** continua aqui. { $link }
wait-notice-moved-by = **{ WORD($game, "name") }**: { $actor } trouxe a partida para cá. { $link }
# Como jogar um turno que nenhum tabuleiro mostra. $board: se um tabuleiro anterior ou as palavras dele estão no canal: 1 ou 0
wait-unshown-how =
    { $board ->
        [1] Jogue com `/turns` em **{ $guild }**, ou com os botões de lá: { $link }
       *[0] Jogue com `/turns` em **{ $guild }**.
    }
wait-notice-unshown = É a sua vez em **{ WORD($game, "name") }** ({ $place }). { wait-unshown-how }
wait-notice-unshown-by = **{ $actor }** jogou em **{ WORD($game, "name") }** ({ $place }): é a sua vez. { wait-unshown-how }
wait-notice-ended = Sua partida de **{ WORD($game, "name") }** em { $place } de **{ $guild }** terminou.
wait-notice-adrift = O canal da sua partida de **{ WORD($game, "name") }** em **{ $guild }** não existe mais. Nada se perdeu: use `/move` em outro canal desse servidor.
wait-notice-trouble = { $time }: não consegui postar em { $place } de **{ $guild }**, e havia membros esperando a vez ali. `/setup` no seu servidor mostra se ainda falta algo.
wait-unshown = O tabuleiro ainda não está em { $place }. Eu tento de novo sozinho.
# Abaixo de uma mensagem direta que fica quando a permissão volta. $why: como error-bot-permission diz
wait-as-of = Situação em { $time }: { $why }

# O que cada escolha significa · $name: sobre quem · $owner: para quem os pontos contam · $more: uma duração
wait-means-wait = **{ wait-ui-wait }**: { $name } tem mais { $more }, depois você decide de novo.
wait-means-skip = **{ wait-ui-skip }**: o jogo joga por { $name }, só desta vez.
wait-means-computer = **{ wait-ui-computer }**: { $player } joga até { $owner } voltar. { $keeps ->
        [yes] Os pontos continuam contando para { $owner }.
       *[no] Se não voltar, { $owner } fica sem nada no ranking.
    } O computador também pode encerrar a partida{ $wins ->
        [no] , mas não vencer
       *[yes] { "" }
    }.
wait-played-on =
    { $counts ->
        [duel] Seus pontos contam como sempre. Você vence se terminar à frente do computador. Se não, ninguém vence.
        [one] Para você, a partida conta como sempre.
        [rivals] Para todos os outros, a partida conta como sempre, e vence quem for melhor entre eles.
       *[others] Para todos os outros, a partida conta como sempre.
    }{ $ends ->
        [yes] {""} Se você desistir antes de { $owner } voltar, a partida acaba sem resultado.
       *[no] {""}
    }
wait-means-give = **{ wait-ui-give }**: outra pessoa pode continuar por { $name }.
wait-means-end = **{ wait-ui-end }**: a partida acaba e não conta para ninguém: sem pontos, sem derrota.
# Quando uma votação acaba antes do tempo. $how: all, ou most onde mais da metade pode decidir
wait-decided-when =
    A decisão sai assim que { $how ->
        [most] mais da metade concordar, ou todos tiverem votado.
       *[all] todos tiverem votado.
    } Quem não tiver votado até o fim deixa a decisão para os outros.
# $then: o que acontece sem votos · $more: uma duração
wait-lapse =
    { $voters ->
        [1] Se você não decidir
       *[other] Se ninguém votar
    }, { $then ->
        [computer] um computador continua.
        [end] a partida termina sem resultado.
        [leave] { $name } sai da corrida.
       *[wait] { $name } tem mais { $more }.
    }
wait-split =
    { $then ->
        [same] O mesmo acontece se os votos forem diferentes.
        [computer] Se os votos forem diferentes, um computador continua.
       *[wait] Se os votos forem diferentes, a partida continua esperando.
    }
wait-closed-offer = -# Esta oferta não vale mais.
wait-closed-proposal = -# Esta proposta não espera mais respostas.
# $name: por quem um computador joga · $time: uma duração
wait-points-kept = Os pontos continuam contando para { $name }.
wait-points-lost = Se não voltar, { $name } fica sem nada no ranking.
wait-points-late = Se não voltar em { $time }, { $name } fica sem nada no ranking.
# $name: quem ainda joga, sem outros membros · $time: uma duração · $absent: por quem um computador joga
wait-last-leaves = Enquanto { $absent } não voltar, { $name } pode desistir: então a partida acaba sem resultado.
wait-last-silent = Se { $name } não jogar por { $time }, a partida termina sem resultado.
wait-alone = Se você não jogar até { $time } ({ $left }), a partida termina sem resultado.
wait-race-ends = Se ninguém jogar até { $time } ({ $left }), a corrida termina, e quem não acabou fica de fora.
# Para quem espera · $name: por quem
wait-decision =
    Se { $name } não jogar até { $time } ({ $left }), { $voters ->
        [1] você decide
       *[other] você e os outros decidem
    } se a partida continua esperando.
wait-decision-own =
    Se você não jogar até { $time } ({ $left }), { $voters ->
        [1] { $voter } decide
       *[other] os outros decidem
    } o que acontece.
wait-decision-open =
    { $voters ->
        [1] Você decide
       *[other] Você e os outros decidem
    } agora sobre { $name }. Os botões estão em `/turns`, até { $time } ({ $left }).

wait-ui-wait = Esperar
wait-ui-skip = Pular este turno
wait-ui-computer = Chamar o computador
wait-ui-give = Ceder o lugar
wait-ui-end = Terminar sem resultado
# A indicação de um menu com as outras opções de uma votação
wait-ui-others = Outras opções
wait-ui-take = Pegar o lugar
wait-ui-cover = Chamar o computador
wait-ui-agree = Concordar
wait-ui-decline = Deixar como está
wait-ui-back = Voltei
wait-ui-mute = Chega de lembretes
wait-own-back = { $name }: voltei
wait-own-mute = { $name }: chega de lembretes

# Respostas. $votes de $all votaram
wait-voted =
    { $choice ->
        [skip] Você vota por pular este turno.
        [computer] Você vota por deixar um computador jogar até { $name } voltar.
        [give] Você vota por ceder o lugar.
        [end] Você vota por terminar a partida sem resultado.
       *[wait] Você vota por esperar.
    } { $all ->
        [1] Só você decide.
       *[other] Votos até agora: { $votes } de { $all }.
    }
wait-voted-decided =
    { $by ->
        [split] Vocês não concordaram, então acontece isto:
       *[you] Está decidido:
    } { $result ->
        [skip] o jogo joga por { $name }.
        [computer] um computador joga até { $name } voltar.
        [give] outra pessoa pode continuar por { $name }.
        [end] a partida acaba e não conta para ninguém.
       *[wait] a partida espera por { $name }.
    }
wait-settled-decided =
    { $by ->
        [one] { $actor } decidiu:
        [several] { $actor } decidiram:
        [others] Os outros decidiram:
        [split] Os outros não concordaram, então aconteceu isto:
       *[nobody] A votação terminou sem nenhum voto, então aconteceu isto:
    } { $result ->
        [skip] o jogo jogou por { $name }.
        [computer] um computador passou a jogar por { $name }.
        [give] outra pessoa podia continuar por { $name }.
        [end] a partida acabou e não conta para ninguém.
       *[wait] a partida continuou esperando por { $name }.
    }
# Os votos, depois do que aconteceu. $said: como acima · $votes: o texto seguinte, um para cada membro que podia votar
wait-settled-votes = { $said } ({ $votes })
# $choice: uma opção, ou none
wait-settled-vote =
    { $name }: { $choice ->
        [wait] { wait-ui-wait }
        [skip] { wait-ui-skip }
        [computer] { wait-ui-computer }
        [give] { wait-ui-give }
        [end] { wait-ui-end }
       *[none] sem voto
    }
wait-settled = **{ WORD($game, "name") }**: **{ $name }** { $silent ->
        [yes] ficou muito tempo sem responder.
       *[no] não jogou a tempo.
    } { $how } { $link }
wait-settled-back = { $name } acabou jogando.
wait-settled-there = { $name } está de volta.
wait-settled-left = { $name } saiu da partida.
wait-settled-taken = Agora outra pessoa joga por { $name }.
wait-settled-over = A partida acabou.
wait-settled-past = Esse turno já acabou.
wait-settled-undone = O turno foi desfeito.
wait-taken = O lugar agora é seu: você joga daqui em diante.
wait-taken-away = O lugar agora é seu: você joga até { $name } voltar. A volta está prevista para { $time } ({ $left }).
wait-covered = Um computador joga neste lugar até o membro voltar.
wait-back-again = Que bom ter você de volta: você volta a jogar.
wait-agreed = Você concorda. Vale quando todos tiverem concordado.
# $pace: como dizem wait-pace-none, wait-pace-soft e wait-pace-hard
wait-agreed-all = Agora todos concordaram. Daqui em diante: { $pace }.
wait-agreed-end = Todos concordaram. A partida acabou e não conta.
wait-declined = Fica como está.
wait-muted = Sem mais lembretes deste turno.
wait-error-date = Não consigo ler “{ $text }” como um dia. Escreva uma data como 24/12 ou 24/12/2026, um dia como amanhã ou sexta, ou uma duração como 10 dias. Depois do dia você pode escrever um horário como 18h.
wait-error-hour = Não consigo ler “{ $text }” como um horário. Escreva um horário como 18h, ou nenhuma.

## /turns

wait-cmd-turns = As partidas que esperam por você, e aquelas em que você espera
wait-turns-mine =
    { $count ->
        [1] ### É sua vez em 1 partida
       *[other] ### É sua vez em { $count } partidas
    }
wait-turns-others =
    { $count ->
        [1] ### Você espera pelos outros em 1 partida
       *[other] ### Você espera pelos outros em { $count } partidas
    }
wait-turns-lent =
    { $count ->
        [one] ### Alguém joga por você em { $count } partida
       *[other] ### Outros jogam por você em { $count } partidas
    }
# $name: who plays it
wait-turns-lent-line = **{ WORD($game, "name") }** em { $place } · { $name } joga por você · { $link }
wait-turns-lent-first = O botão vale para a primeira.
wait-turns-votes =
    { $count ->
        [one] ### Você precisa decidir em 1 partida
       *[other] ### Você precisa decidir em { $count } partidas
    }
wait-turns-vote = **{ WORD($game, "name") }** em { $place } · sobre { $name } · a decisão sai { $left }, no máximo · { $link }
wait-turns-vote-again = **{ WORD($game, "name") }** em { $place } · de novo sobre { $name } · a partida { $waited ->
        [1] esperou mais uma vez
       *[other] esperou mais { $waited } vezes
    } · a decisão sai { $left }, no máximo · { $link }
# A proposal that the reader may answer by the buttons below
wait-turns-proposed = **Proposta** de { $actor } para **{ WORD($game, "name") }** em { $place }: { $pace }. Vale quando todos os que jogam tiverem concordado.
wait-turns-proposed-end = **Proposta** de { $actor }: encerrar **{ WORD($game, "name") }** em { $place } sem resultado. Basta uma recusa para a partida continuar.
wait-turns-proposed-back = **Pergunta** de { $actor } em **{ WORD($game, "name") }** em { $place }: voltar à posição de antes { $steps ->
        [0] do seu último turno
        [1] do seu último passo
       *[other] dos seus últimos { $steps } passos
    }? { $count ->
        [1] 1 passo seria desfeito.
       *[other] { $count } passos seriam desfeitos.
    } Basta uma recusa.
wait-turns-none = Nenhuma partida espera por você.
wait-turns-free = Você não joga nenhuma partida com outras pessoas agora.
wait-turns-alone = **{ WORD($game, "name") }**, solo · sem uma jogada, a partida termina sem resultado em { $time } ({ $left })
wait-turns-ended = Sua partida de **{ WORD($game, "name") }** em { $place } terminou sem você em { $time } ({ $left }), porque você não jogava mais · { $link }
wait-turns-unplayed = Sua partida de **{ WORD($game, "name") }** em { $place } terminou sem resultado em { $time } ({ $left }), porque ninguém jogava mais · { $link }
wait-turns-result = Sua partida de **{ WORD($game, "name") }** em { $place } terminou em { $time } ({ $left }). Ainda não posso publicar ali o resultado, ou só em palavras · { $link }
wait-turns-lost = Sua partida de **{ WORD($game, "name") }** terminou sem resultado em { $time } ({ $left }), porque ninguém conseguiu acessá-la por muito tempo. Ela não conta para ninguém.
# $place: o canal, e em uma mensagem direta o servidor · $since, $left: horários do Discord
wait-turns-line = **{ WORD($game, "name") }** em { $place } · sua vez chegou { $since } · { $link }
wait-turns-line-timed = **{ WORD($game, "name") }** em { $place } · sua vez chegou { $since } · tempo: até { $time } ({ $left }) · { $link }
wait-turns-line-decides = **{ WORD($game, "name") }** em { $place } · sua vez chegou { $since } · a partir de { $time } ({ $left }), { $voters ->
        [named] { $other } decide
        [1] o outro membro decide
       *[other] os outros decidem
    } o que acontece · { $link }
wait-turns-line-alone = **{ WORD($game, "name") }** em { $place } · sua vez chegou { $since } · sem uma jogada, a partida termina sem resultado em { $time } ({ $left }) · { $link }
wait-turns-line-undecided = **{ WORD($game, "name") }** em { $place } · sua vez chegou { $since } · sem uma jogada até { $time } ({ $left }), { $then ->
        [computer] um computador continua
       *[off] a partida termina sem resultado
    } · { $link }
wait-turns-line-asked = **{ WORD($game, "name") }** em { $place } · sua vez chegou { $since } · você não jogou, então os outros decidem o que acontece, até { $time } ({ $left }). Se você jogar antes, a partida segue com você · { $link }
wait-turns-line-adrift = **{ WORD($game, "name") }** em { $place } · o canal não existe mais, então os relógios estão parados. Use `/move` em outro canal
wait-turns-other = **{ WORD($game, "name") }** em { $place } · espera por { $names }, cuja vez chegou { $since } · { $link }
wait-turns-other-timed = **{ WORD($game, "name") }** em { $place } · espera por { $names }, cuja vez chegou { $since } · tempo: até { $time } ({ $left }) · { $link }
wait-turns-other-voted = **{ WORD($game, "name") }** em { $place } · espera por { $names }, cuja vez chegou { $since } · você já votou: decidido até { $time } ({ $left }), no mais tardar · { $link }
wait-turns-other-undecided = **{ WORD($game, "name") }** em { $place } · espera por { $names }, cuja vez chegou { $since } · sem uma jogada até { $time } ({ $left }), { $then ->
        [computer] um computador continua
       *[off] a partida termina sem resultado
    } · { $link }
wait-turns-other-decides = **{ WORD($game, "name") }** em { $place } · espera por { $names }, cuja vez chegou { $since } · { $timed ->
        [1] tempo: até { $time } ({ $left }), e depois
       *[0] a partir de { $time } ({ $left }),
    }{" "}{ $voters ->
        [1] você decide
       *[other] você e os outros decidem
    } se a partida continua esperando · { $link }
# $how: where the reader can move: "button": below, "turns": in /turns, "server": in the server $guild, "there": in a server whose name is not known, "none": it is not their turn
# $why: as error-bot-permission says it, or unknown
wait-turns-behind =
    { $why ->
        [unknown] O Discord ainda não me deixa mostrar ali o tabuleiro mais recente, ou só em palavras.
       *[other] { $words ->
            [1] O tabuleiro mais recente está ali só em palavras.
           *[0] Ainda não posso publicar ali o tabuleiro mais recente, ou só em palavras.
        } { $why }
    }{ $how ->
        [button] {" "}Você pode jogar logo abaixo.
        [turns] {" "}Jogue pelo `/turns`.
        [server] {" "}Jogue com `/turns` em **{ $guild }**.
        [there] {" "}Jogue com `/turns` no servidor da partida.
       *[none] {""}
    }
# Where the newest board is shown, but the next one cannot be. $why: as error-bot-permission says it
wait-next-board = Ainda não posso postar o próximo tabuleiro. { $why }
# Distingue duas partidas que seriam lidas iguais. $what: um canal ou um jogo · $names: os outros
wait-with =
    { $count ->
        [0] { $what } (solo)
       *[other] { $what } com { $names }
    }
# O último desses nomes: quantas pessoas mais
wait-with-others =
    { $count ->
        [1] mais 1 pessoa
       *[other] mais { $count } pessoas
    }
# After the line of a match on which the reader has a private note
wait-turns-noted = com uma nota sua
wait-turns-more = … e mais { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }

## /reminders

wait-cmd-reminders = Como e quando eu lembro você da sua vez
wait-opt-rhythm = Com que frequência
wait-opt-where = Onde
wait-opt-quiet = Horas sem lembretes, como 22h-7h, ou nenhuma
wait-opt-zone = Seu fuso para as horas de silêncio, as ausências e as sequências: uma cidade, ou UTC-3
wait-opt-next = Se eu aviso quando sua vez é a próxima
wait-opt-digest = Um horário para uma só mensagem direta por dia sobre todas as partidas, como 18h, ou nenhuma
wait-opt-challenges = Se outros membros podem desafiar você para uma partida
wait-opt-evenings = Se escrevo para você à noite quando não jogou o tabuleiro do dia
wait-opt-forced = Se sua única jogada permitida é feita na hora, quando não mostra nada de novo
wait-choice-rhythm-off = Nunca
wait-choice-rhythm-once = Uma vez por turno
wait-choice-rhythm-ladder = Três vezes: na metade do tempo, quando restam 25%, na última hora
wait-choice-where-channel = No canal da partida
wait-choice-where-dm = Por mensagem direta
# $rhythm, $where: como foram escolhidos
wait-reminders =
    ### Como eu lembro você
    { $rhythm ->
        [digest] Uma mensagem direta por dia às { $hour } cita todas as partidas que esperam por você.
        [off] Não envio lembretes da sua vez.
        [ladder] Até três lembretes por turno: na metade do tempo, quando restam 25%, na última hora. Se os outros decidem esperar, eles recomeçam.
       *[once] Um lembrete por turno: na metade do tempo, ou após um dia se não há limite. Se os outros decidem esperar, vem mais um.
    }
    { $where ->
        [dm] Os avisos chegam por mensagem direta.
        [closed] Os avisos chegam no canal, pois você não aceita mensagens diretas minhas. Permita-as nas suas configurações de privacidade e escolha isto de novo.
       *[channel] Os avisos chegam no canal da partida, ou por mensagem direta se ela é jogada lá.
    }
wait-reminders-quiet =
    { $missed ->
        [none] Silêncio das { $from } às { $to }.
       *[hour] Silêncio das { $from } às { $to }. Por isso a mensagem do dia chega às { $to }, não às { $missed }.
    }
wait-reminders-quiet-always =
    ### Como eu lembro você
    Silêncio o dia todo: nenhum lembrete vem.
wait-reminders-zone = Seu fuso horário: { $zone }. Aí são { $time }.
wait-reminders-next =
    { $next ->
        [yes] Aviso você quando sua vez é a próxima.
       *[no] Não aviso você quando sua vez é a próxima.
    }
wait-reminders-challenges =
    { $challenges ->
        [no] Ninguém pode desafiar você para uma partida.
       *[yes] Outros podem desafiar você para uma partida.
    }
wait-reminders-forced = Sua única jogada permitida é feita na hora, se não mostrar nada de novo.
wait-reminders-evenings =
    { $where ->
       *[dm] À noite lembro você do tabuleiro do dia por mensagem direta, se não tiver jogado.
        [closed] À noite não há lembrete do tabuleiro do dia, pois você não aceita mensagens diretas minhas. Permita-as nas suas configurações de privacidade e ative o lembrete de novo.
    }

# Linhas de um menu. $value: como foi escolhido; other: a digitar
wait-set-rhythm = Frequência: { $value ->
        [off] nunca
        [ladder] até três vezes
       *[once] uma vez por turno
    }
wait-set-where = Onde: { $value ->
        [dm] por mensagem direta
       *[channel] no canal
    }
wait-set-quiet = { $value ->
        [off] Horas de silêncio: nenhuma
        [other] Outras horas de silêncio…
       *[hours] Horas de silêncio: { $value }
    }
wait-set-quiet-label = Horas de silêncio
wait-set-zone = { $value ->
        [other] Outro fuso horário…
       *[zone] Fuso horário: { $value }
    }
wait-set-digest = { $value ->
        [off] Uma mensagem por dia: não
        [other] Outro horário para uma mensagem por dia…
       *[hour] Uma mensagem por dia: às { $value }
    }
wait-set-digest-label = Horário da mensagem de cada dia
wait-set-zone-label = Fuso horário
wait-set-next = Avisar que minha vez é a próxima: { $value ->
        [yes] sim
       *[no] não
    }
wait-set-challenges = Desafios de outros: { $value ->
        [yes] sim
       *[no] não
    }
wait-set-evenings = Lembrete do tabuleiro do dia à noite: { $value ->
        [yes] sim
       *[no] não
    }
wait-set-forced = Fazer minha única jogada: { $value ->
        [yes] sim
       *[no] não
    }

## Ausências, lugares, ritmo, outro canal

wait-cmd-away = Quando você não pode jogar
wait-cmd-away-until = Ausência até uma data: seus relógios param, ou outros podem substituir você
wait-opt-until = O último dia, como 24/12, 24/12/2026, amanhã ou sexta, ou um número de dias
wait-away-title = Ficar ausente
wait-away-label = Ausente até
wait-ui-home = Voltei
wait-cmd-away-back = Volte e continue jogando
# $time, $left: horários do Discord · $count: as partidas em que isso muda algo
wait-away =
    { $day ->
        [none] Você está ausente até { $time } ({ $left }).
       *[day] Você está ausente até { $day }, inclusive. A ausência termina em { $time } ({ $left }).
    }
wait-away-stops = { $count ->
        [1] Em 1 partida seu relógio para.
       *[other] Em { $count } partidas seus relógios param.
    }
wait-away-offers = { $count ->
        [1] Em 1 partida alguém pode substituir você. Lá nenhum relógio para.
       *[other] Em { $count } partidas alguém pode substituir você. Lá nenhum relógio para.
    }
wait-away-nothing = Nada muda nas suas partidas.
wait-away-back = Use `/away back` se voltar antes.
wait-away-left =
    { $here ->
        [yes] Neste servidor
       *[no] Em { $guild }
    }: { $all ->
        [0] nenhuma ausência para um relógio.
       *[other] { $stands ->
            [yes] seu relógio fica parado até { $time } no máximo. Dias em 12 meses em que ele ainda pode parar: { $days } de { $all }.
           *[no] dias em 12 meses em que seu relógio ainda pode parar: { $days } de { $all }.
        }
    }
wait-back =
    { $count ->
        [0] Que bom ter você de volta.
        [1] Que bom ter você de volta: você continua em 1 partida.
       *[other] Que bom ter você de volta: você continua em { $count } partidas.
    }
# A quem encerra uma ausência sem ter uma. $places: como em wait-error-back-elsewhere
wait-not-away = Você não estava ausente, então nada mudou.
wait-not-away-lent = Outros jogam por você: { $places }. `/seat back` nesse canal devolve o seu lugar.

wait-cmd-seat = Ceda seu lugar, pegue um livre, devolva-o
wait-cmd-seat-offer = Ceda seu lugar na partida deste canal
wait-opt-to = Quem o recebe; sem esta opção, qualquer pessoa
wait-opt-good = De vez, com a pontuação; senão, a pessoa só substitui você
wait-opt-game = Qual jogo, quando há várias partidas abertas aqui
wait-cmd-seat-keep = Fique mesmo com o seu lugar
wait-cmd-seat-take = Pegue o lugar livre na partida deste canal
wait-cmd-seat-back = Peça seu lugar de volta, ou devolva um lugar em que você joga por alguém
wait-offered = Você ofereceu seu lugar e continua jogando até alguém pegá-lo. Para desistir da oferta, use `/seat keep`.
# Behind which permission I lack
wait-offered-later = Sua oferta aparece ali assim que eu puder postar.
wait-kept = O lugar continua seu.
wait-given-back = O lugar está devolvido.

wait-cmd-pace = Proponha outro limite de tempo para a partida deste canal
wait-pace-set = Daqui em diante: { $pace }.
# $banks: a list of names and lengths
wait-banks-left = -# Nas reservas de tempo, sem a vez em andamento: { $banks }.
wait-pace-hint-none = **{ LABEL("wait-ui-pace") }** propõe aos demais um limite de tempo por vez.
wait-pace-hint =
    Tempo: { $pace }. { $sets ->
        [yes] **{ LABEL("wait-ui-pace") }** muda isso.
       *[no] **{ LABEL("wait-ui-pace") }** propõe outro aos demais.
    }
wait-pace-proposed = Você propõe: { $pace }. Vale quando todos os que jogam tiverem concordado.
# Behind which permission I lack, also to who proposes the end of the match
wait-proposed-later = Até eu poder postar ali, os outros encontram sua proposta em `/turns`. O prazo começa quando eu a tiver postado.
wait-proposed-waits =
    { $names }, por quem a partida espera, também { $count ->
        [1] precisa
       *[other] precisam
    } aceitar.

wait-ui-pace = Tempo por turno
wait-form-time = Tempo para cada turno
wait-form-bank = Reserva de tempo
wait-form-bank-hint = Para turnos mais longos. Cada um tem uma vez, para a partida inteira.
wait-form-off = Horas que não contam
wait-form-off-hint = No fuso horário de cada um
wait-form-late = Quando o tempo acaba
wait-form-holiday = Durante uma ausência
wait-form-no-limit = Uma reserva de tempo e as horas que não contam precisam de um limite: aperte **{ LABEL("wait-ui-pace") }** de novo e escolha um em cima, em **{ wait-form-time }**. O resto do que você escolheu fica guardado.

wait-cmd-move = Traga uma partida sua para este canal
wait-opt-match = Qual partida
wait-choice-match = { $game } em #{ $channel }
wait-choice-match-gone = { $game } em um canal excluído
wait-moved = A partida continua aqui.

wait-rematch-lobby = Você tem um lugar. A mesa convida os outros: a partida começa quando todos tiverem respondido.

wait-error-no-match = Não há uma partida assim que você possa ver. Escolha uma da lista em `/move match:`.
wait-error-no-table = Não há partida com outras pessoas aberta neste canal. `/turns` mostra onde estão as suas.
wait-error-back-ended = Nenhuma partida com outras pessoas está aberta neste canal. { $ended }
# $places: games with their channels, joined by commas
wait-error-back-elsewhere = Neste canal ninguém joga por você. Em outro lugar, sim: { $places }. **{ wait-ui-back }** em `/turns` devolve o seu lugar.
wait-lent-place = **{ WORD($game, "name") }** em { $place }
# $games: nomes separados por vírgulas
wait-error-which-game = Há várias partidas abertas neste canal ({ $games }). Escolha uma com a opção `game`.
wait-error-bot = Um bot não pode jogar. Indique um membro, ou não indique ninguém e deixe o lugar para quem quiser.
