# As ligas de um servidor. Como se escreve uma frase: veja errors.ftl.

league-cmd = As ligas deste servidor: entrar, suas partidas, a tabela
league-opt-game = Qual jogo; sem resposta, você escolhe com um botão
league-opt-rounds = Para uma nova liga: sistema suíço com este número de rodadas; sem isto, todos contra todos
league-opt-bank = Para uma nova liga: tempo extra para turnos mais longos, a cada um uma vez por partida
league-opt-off = Para uma nova liga: horas que não contam, no fuso horário de cada um
league-opt-mode = Para uma liga nova, aberta na hora: como o jogo é jogado
league-opt-turn = Para uma liga nova, aberta na hora: o tempo de um turno
league-opt-weeks = Para uma liga nova, aberta na hora: quanto dura no máximo a temporada ou a rodada suíça
league-opt-pause = Para uma liga nova, aberta na hora: quando começa a primeira temporada
league-opt-place = Para uma liga nova, aberta na hora: onde as partidas são jogadas
league-ui-open = Liga
league-ui-again = Olhar de novo
league-ui-join = Entrar
league-ui-leave = Sair
league-ui-leave-end = Sair depois da temporada
league-ui-leave-now = Sair agora
league-ui-stay = Ficar
league-ui-mine = Minhas partidas
league-ui-table = Tabela
league-ui-text = Em texto
league-ui-picture = Em imagem
league-ui-rules = Regras da liga
league-ui-back = Voltar
league-ui-begin = Começar agora
league-ui-begin-sure = Sim, começar
league-ui-begin-early = Começar com 3 membros
league-ui-begin-keep = Manter a data
league-ui-here = Trazer para este canal
league-ui-close = Fechar a liga
league-ui-close-sure = Fechar de vez
# $count: de 1 a 4
league-ui-at-once =
    { $count ->
        [1] Jogar 1 partida por vez
       *[other] Jogar { $count } partidas por vez
    }
# $division: o número dela
league-ui-division = Divisão { $division }

## Ainda sem liga, e o formulário

# $manages: 1 se a pessoa pode abrir uma
league-none =
    Este servidor ainda não tem liga. { $manages ->
        [1] Escolha como se joga uma nova, e depois o jogo:
       *[0] Quem gerencia o servidor abre uma com `/league`.
    }
league-choose = Qual liga você quer ver?
league-open-another = Abrir uma liga de outro jogo:
league-about-swiss = -# No sistema suíço, jogam-se essas rodadas, cada uma contra um membro com mais ou menos os mesmos pontos.
league-about-turn = -# Com uma reserva de tempo, um turno também pode durar 8 horas: o que alguém demorar a mais sai da sua reserva.
# O título do formulário. $game: a chave de um jogo
league-form = { WORD($game, "name") }: nova liga
league-form-start = Como se joga
league-form-turn = Tempo para um turno
league-form-turn-hint = Quem deixar acabar perde a partida.
league-form-weeks = Quanto dura uma temporada, no máximo
league-form-round-weeks = Quanto dura uma rodada, no máximo
league-form-pause = Quando começa a primeira temporada
league-form-pause-hint = Até lá, os membros entram. Entre temporadas passa o mesmo tempo.
league-form-place = Onde as partidas são jogadas
league-choice-threads = Cada partida em seu próprio tópico
league-choice-channel = Uma depois da outra neste canal
league-choice-round-robin = Todos contra todos
# $count: rodadas
league-choice-swiss = Sistema suíço: { $count } rodadas
league-choice-no-bank = Sem reserva de tempo
# $bank: uma duração
league-choice-bank = Reserva de tempo: { $bank } para cada um
league-choice-off =
    { $off ->
        [weekends] Os fins de semana não contam
        [nights] As noites (das 22:00 às 7:00) não contam
        [both] Os fins de semana e as noites (das 22:00 às 7:00) não contam
       *[none] Todas as horas contam
    }
league-choice-weeks =
    { $count ->
        [1] 1 semana
       *[other] { $count } semanas
    }
league-choice-pause =
    { $count ->
        [1] Em 1 dia
       *[other] Em { $count } dias
    }

## O que é uma liga, e como ela está

# $game: a chave de um jogo · $mode: como se joga
league-title = ### { WORD($game, "name") }: liga, temporada { $season }
league-mode = -# { $mode }
# $time, $left: horários do Discord · $count: quantos entraram
league-state-open =
    A temporada começa { $left } ({ $time }). { $count ->
        [0] Ninguém entrou ainda.
        [1] 1 membro entrou.
       *[other] { $count } membros entraram.
    }
league-state-begins = { $count } membros entraram. Início da temporada: { $left }.
# $missing: quantos membros faltam
league-state-waits =
    { $count ->
        [0] Ninguém entrou ainda.
        [1] 1 membro entrou.
       *[other] { $count } membros entraram.
    } A temporada começa com { $missing ->
        [1] mais um.
       *[other] mais { $missing }.
    }
# $finished de $matches partidas foram jogadas
league-state-playing = Partidas jogadas: { $finished } de { $matches }. A temporada termina no máximo { $left } ({ $time }).
# Do sistema suíço. $time, $left: quando a rodada termina · $end: quando a temporada termina
league-state-round = Rodada { $round } de { $rounds }: termina no máximo { $left } ({ $time }), e a temporada em { $end }. Enquanto uma partida não tem lugar, as duas terminam mais tarde.
league-state-done = Todas as rodadas da divisão { $division } terminaram. A temporada termina no máximo { $left } ({ $time }).
league-state-closed = Esta liga está fechada.
league-joined = Jogam: { $names }
league-joined-next = Na próxima temporada: { $names }
# Acima da tabela, quando uma temporada acabou de começar. $names: menções
league-begun = A temporada começou: { $names }. As primeiras partidas estão abertas.
# Uma rodada suíça ou série de copa depois da primeira. $names, $name: menções · $table: 1 se mais de dois jogam
league-open-title = **{ WORD($game, "name") } · divisão { $division } · rodada { $round } de { $rounds }**
league-open-waits =
    { $names }: sua partida está aberta, e { $table ->
        [1] outra pessoa começa
       *[0] seu adversário começa
    }.
league-open-bye = { $name }: você não tem adversário nesta rodada. Isso conta como vitória.
# $division, $place, $count: quantos jogam na divisão
league-own-place = Você está em **{ $place } de { $count }** na divisão { $division }.
# $best, $worst: lugares · $span: quantos lugares há entre eles
league-own-possible =
    { $span ->
        [0] Lugar { $best }
        [1] Lugar { $best } ou { $worst }
       *[other] Tudo ainda é possível, do lugar { $best } ao { $worst }
    }{ $sure ->
        [1] { $span ->
            [0] , aconteça o que acontecer
            [1] , aconteça o que acontecer
           *[other] { "" }
        }
       *[0] , se ninguém sair
    }.
# Do sistema suíço, antes da última rodada
league-own-within =
    { $span ->
        [0] Você vai terminar no lugar { $best }
       *[other] Você vai terminar entre o lugar { $best } e o { $worst }
    }{ $sure ->
        [1] , seja quem for o adversário
       *[0] , se ninguém sair
    }.
league-own-now = Você joga contra **{ $name }** em { $place }.
league-own-joined = Você entrou. Você joga na próxima temporada.
league-own-leaves = Você sai da liga depois desta temporada.
league-own-left = Você saiu desta temporada.
league-own-none = Você não entrou.

## As regras, antes de entrar

league-rules-title = **As regras desta liga**
# $length: dias
league-rules =
    - Em uma temporada, cada membro de uma divisão joga uma vez contra cada um dos outros. Uma divisão tem de 5 a 8 membros de rating parecido; 9 membros formam uma só. Começa com 3 membros ou mais, que formam então uma divisão pequena.
    - Vencer dá 1 ponto, um empate ½. Com pontos iguais, decidem as partidas entre eles, depois os pontos dos adversários vencidos, depois as vitórias.
    - As partidas se abrem sozinhas, até 4 por vez, como você escolher. { $threads ->
        [1] Cada uma tem seu próprio tópico.
       *[0] Elas são jogadas aqui, uma depois da outra.
    }
    - Um turno pode levar { $turn }. **Quem deixar o tempo acabar perde a partida.** Uma ausência (`/away`) para o relógio.
    - Uma temporada termina quando tudo foi jogado, no máximo depois de { $weeks }; enquanto as partidas não têm onde ser jogadas, ela dura mais, no máximo o dobro. O que não terminou até lá é um empate. A próxima temporada começa { $pause } depois.
    - Dois membros dos quais um bloqueia o outro quando a temporada começa não jogam: quando as outras partidas acabam, é um empate. Bloquear mais tarde não muda nada.
    - Quem sai (também do servidor) antes da metade das suas partidas fica de fora, e nenhuma delas conta. Quem sai depois perde as que faltam.
    - Os melhores de uma divisão sobem, os últimos descem. Quem deixar o tempo acabar em metade das partidas fica fora da liga depois da temporada, mas pode entrar de novo.
    - Sem dicas, sem substitutos, e ninguém pode encerrar uma partida de comum acordo. Os ratings contam como sempre.
# $rounds, $full: números · $turn, $pause: durações · $weeks: um número de semanas
league-rules-swiss =
    - Uma temporada tem { $rounds } rodadas no sistema suíço: em cada uma você joga contra um membro com mais ou menos os mesmos pontos, e nunca duas vezes contra o mesmo. Uma divisão tem de 10 a 20 membros. Começa com 3 membros ou mais; com menos de { $full } em uma divisão, há menos rodadas.
    - Vencer dá 1 ponto, um empate ½. Com pontos iguais, decidem os pontos de todos os adversários (Buchholz), depois os dos adversários vencidos.
    - Você começa metade das suas partidas, ou uma a mais ou a menos, nunca três seguidas nem nenhuma de três seguidas; dentro disso, ter mais ou menos os mesmos pontos vem antes. Se o número de membros é ímpar, um deles fica sem adversário em cada rodada: essa folga conta como vitória, e ninguém tem duas.
    - Todas as partidas de uma rodada se abrem juntas, cada uma em seu próprio tópico. A próxima rodada vem quando elas terminam, no máximo depois de { $weeks }. O que não terminou até lá é um empate. Enquanto uma partida não tem lugar, a rodada dela dura mais; nenhuma temporada dura mais de { $longest }. Dois membros dos quais um bloqueia o outro quando a temporada começa só são emparceirados se não houver outro jeito: nenhuma partida se abre, e é um empate. Bloquear mais tarde não muda nada.
    - Um turno pode levar { $turn }. **Quem deixar o tempo acabar perde a partida.** Uma ausência (`/away`) para o relógio, mas nenhuma rodada espera. A próxima temporada começa { $pause } depois.
    - Quem sai (também do servidor) perde a partida aberta e não joga mais nenhuma rodada. O que foi jogado conta, também para o lugar final. Se assim não é possível outra rodada, a temporada termina antes.
    - Os melhores de uma divisão sobem, os últimos descem. Quem deixar o tempo acabar em metade das partidas fica fora da liga depois da temporada, mas pode entrar de novo.
    - Sem dicas, sem substitutos, e ninguém pode encerrar uma partida de comum acordo. Os ratings contam como sempre.
# Mais linhas das regras. $bank: uma duração
league-rules-bank = - Reserva de tempo: cada um tem mais { $bank }, uma vez para a partida toda, para turnos mais longos. O tempo só acaba quando a reserva está vazia.
league-rules-away = - Quem está ausente quando acaba o tempo de uma temporada, rodada, série ou tabuleiro perde suas partidas que ainda não foram abertas e aquelas em que é a sua vez, a não ser que os dois estejam ausentes. Uma série fica assim toda perdida.
league-rules-off =
    - { $off ->
        [weekends] Os fins de semana
        [nights] As noites (das 22:00 às 7:00)
       *[both] Os fins de semana e as noites (das 22:00 às 7:00)
    } não contam para um turno, no fuso horário de cada um: `/reminders` mostra e muda o seu. Para o fim de uma temporada, rodada, série, grupo ou tabuleiro, todas as horas contam.
# Na mensagem abaixo da qual se entra
league-rules-short = Em cada divisão, cada membro joga uma vez contra cada um dos outros. Um turno pode levar { $turn }: **quem deixar o tempo acabar perde a partida.** A temporada termina no máximo depois de { $weeks }; o que não terminou até lá é um empate.
# De uma liga em um canal. $count: quantos membros conseguem jogar todas as partidas a tempo
league-fits =
    { $count ->
        [0] Aqui as partidas são jogadas uma depois da outra: { $weeks } não bastam nem para 3 membros, se cada partida levar dois turnos de { $turn }. Feche esta liga e escolha tópicos, uma temporada mais longa ou turnos mais curtos.
       *[other] Aqui as partidas são jogadas uma depois da outra. Se cada uma levar dois turnos de { $turn }, o tempo ({ $weeks }) basta para { $count } membros. Para mais, feche esta liga e escolha tópicos, uma temporada mais longa ou turnos mais curtos.
    }
league-rules-short-swiss = { $rounds } rodadas, cada uma contra um membro com mais ou menos os mesmos pontos. Um turno pode levar { $turn }: **quem deixar o tempo acabar perde a partida.** Uma rodada termina no máximo depois de { $weeks }; o que não terminou até lá é um empate.
league-plan-swiss =
    Com { $count } membros: { $same ->
        [1] { $few }
       *[0] de { $few } a { $most }
    } rodadas.

## O que se diz aos membros

league-said-joined = Você entrou. Você joga { $count ->
        [1] 1 partida
       *[other] { $count } partidas
    } por vez: mude isso abaixo.
league-said-joined-swiss = Você entrou. Em cada rodada você joga uma partida.
league-said-left = Você saiu da liga.
league-said-leaves = Você joga esta temporada até o fim e depois sai da liga.
league-said-left-now = Você saiu da temporada. Suas partidas abertas acabaram.
league-leave-sure =
    Você quer sair da liga?
    { "**" }{ league-ui-leave-end }**: você joga até o fim dela. **{ league-ui-leave-now }**: você perde as partidas que não terminou. Antes da metade das suas partidas, todas são anuladas, também as jogadas.
league-leave-sure-swiss =
    Você quer sair da liga?
    { "**" }{ league-ui-leave-end }**: você joga a temporada até o fim. **{ league-ui-leave-now }**: você perde sua partida aberta e não joga mais nenhuma rodada. O que você jogou conta.
league-said-at-once =
    { $count ->
        [1] A partir de agora, 1 partida sua fica aberta por vez.
       *[other] A partir de agora, { $count } partidas suas ficam abertas por vez.
    }
league-said-opened = A liga está aberta. Os membros entram aqui, abaixo da mensagem dela.
# $time, $left: quando começaria senão · $names: quem entrou · $count: quantos
league-begin-sure = Começar a temporada agora em vez de { $left } ({ $time }), com estes { $count } membros: { $names }? Não dá para desfazer: divisões e adversários ficam definidos, e quem entrar depois joga só na próxima temporada.
league-begin-few =
    { $count ->
        [0] Ninguém entrou ainda,
        [one] Só { $count } membro entrou,
       *[other] Só { $count } membros entraram,
    } e uma temporada precisa de 3. **{ league-ui-begin-early }**: ela não espera mais até { $time } ({ $left }), mas começa assim que forem 3.
league-said-begins-early = A temporada começa assim que 3 membros tiverem entrado.
league-said-here = A liga agora está neste canal.
league-close-sure = Fechar esta liga de vez? As partidas abertas continuam, mas não contam mais aqui.
league-said-closed = A liga está fechada.

## A tabela

league-table-title = Divisão { $division } · temporada { $season } · partidas jogadas: { $finished } de { $matches }
league-table-short = Divisão { $division }
league-table-season = Temporada { $season }
# Do sistema suíço
league-table-title-swiss = Divisão { $division } · temporada { $season } · rodada { $round } de { $rounds } · partidas jogadas: { $finished } de { $matches }
league-table-round = Rodada { $round } / { $rounds }
league-round = Rodada { $round } de { $rounds }
# $name: quem não tem adversário na rodada
league-round-bye = Rodada { $round } de { $rounds } · **{ $name }** tem folga, que conta como vitória
# $points: como 4½ · $won, $drawn, $lost: números de partidas
league-row = { $place }\. **{ $name }** · { $points } · { $note }
league-alt-row = { $place }. { $name }: { $points }, { $note }
league-points =
    { $halves ->
        [0] 0 pontos
        [2] 1 ponto
       *[other] { $points } pontos
    }
league-note = { $won } vitórias, { $drawn } empates, { $lost } derrotas
league-note-left = não joga mais
# $best, $worst: lugares
league-note-range = lugar { $best } a { $worst } possível
league-note-place =
    { $sure ->
        [1] lugar { $best } garantido
       *[0] lugar { $best } se ninguém sair
    }
# Do sistema suíço, antes da última rodada
league-note-within =
    { $sure ->
        [1] vai terminar entre os lugares { $best } e { $worst }
       *[0] entre os lugares { $best } e { $worst } se ninguém sair
    }
# $points: como 4½
league-note-buchholz = Buchholz { $points }
league-note-up = sobe
league-note-down = desce
league-legend = Os triângulos mostram quem subiria ou desceria.
# No fim de uma temporada. $name: quem venceu a divisão
league-won = **{ $name }** venceu a divisão { $division }.
league-won-none = Nenhuma partida da divisão { $division } foi jogada, então ninguém a venceu.
league-won-shared = { $names } dividem o primeiro lugar da divisão { $division }.
# Quem saiu durante a temporada, acima da tabela. $names, $count: quem
league-left =
    { $count ->
        [one] { $names } saiu da temporada.
       *[other] { $names } saíram da temporada.
    }
# Uma vez, na mensagem abaixo da qual se entra na próxima temporada. $season: a anterior · $names, $count: menções
league-ended =
    { $count ->
        [one] A temporada { $season } terminou. Quem venceu: { $names }.
       *[other] A temporada { $season } terminou. Venceram: { $names }.
    }
league-ended-none = A temporada { $season } terminou. Nenhuma partida foi jogada, então ninguém a venceu.
league-ended-up =
    { $count ->
        [one] { $names } sobe uma divisão.
       *[other] { $names } sobem uma divisão.
    }

## As partidas de um membro

league-mine-title = **Suas partidas na temporada { $season }**
league-mine-none = Você não tem partidas nesta temporada.
# $place: o canal ou tópico · $name: contra quem
league-mine-open = - { $place } contra **{ $name }**
# $open: a linha de cima · $whose: own, other · $timed: yes, no
league-mine-turn =
    { $open } · { $whose ->
        [own] **é a sua vez**
       *[other] vez de { $name }
    }{ $timed ->
        [yes] { " " }· tempo: até { $time } ({ $left })
       *[no] {""}
    }
# $how: won, drawn, lost
league-mine-over =
    - { $how ->
        [won] Vitória
        [drawn] Empate
       *[lost] Derrota
    } contra **{ $name }**
league-mine-next = - Ainda por vir: { $names }
league-mine-bye = - Folga na rodada { $round }: conta como vitória
# $round: a próxima
league-mine-round = - A rodada { $round } vem quando todas as partidas desta rodada terminarem
league-mine-done = - Todas as rodadas da sua divisão terminaram

## As partidas

# O nome de um tópico. $first, $second: nomes
league-thread = { $first } – { $second } · { WORD($game, "name") } { $season }.{ $division }.{ $number }
league-board = Liga, temporada { $season } · divisão { $division }, rodada { $round }
# $name: quem perde a partida
league-ended-away = Esta partida de { $game } termina sem resultado, porque o tempo dela acabou. É a vez de { $name }, que está ausente e por isso a perde na competição.
# $name: quem recebe o ponto
league-counts =
    { $drawn ->
        [1] Na liga, cada um recebe meio ponto.
       *[0] Na liga, o ponto vai para { $name }.
    }
# Em /turns, depois do canal
league-turn = { $place } · liga

## Recusas

league-error-gone = Esta liga não existe mais. `/league` mostra as que existem.
league-error-closed = Esta liga está fechada. `/league` mostra as que existem.
league-error-open = Este servidor já tem uma liga de { WORD($game, "name") }. `/league` mostra.
league-error-not-in = Você não está nesta liga. Aperte primeiro **{ LABEL("league-ui-join") }**.
league-error-begun = A temporada já está sendo jogada. A próxima começa sozinha.
league-error-fixed = Esta partida é de uma liga, e ninguém pode mudar as regras dela. Só a moderação pode encerrá-la.
league-error-channel = Uma liga precisa de um canal de texto. Use `/league` em um canal de texto deste servidor.
league-error-few = Ainda não há membros suficientes.
league-error-game = Uma liga precisa de partidas de duas pessoas, uma contra a outra, e { WORD($game, "name") } não tem.
league-error-no-game = De qual jogo é a liga nova? Use `/league` de novo e diga também `game`.
league-error-option = `{ $option }` não pode ser “{ $text }”. Pode ser: { $choices }.
# $turn: a length of time
league-error-turn = Um turno de { $turn } precisa de uma reserva de tempo, para que ninguém perca enquanto dorme: escolha também `bank`.
league-error-no-option = `{ $option }` não pode ser escolhido para o que você abre. Deixe em branco.
