# As copas de um servidor. Como se escreve uma frase: veja errors.ftl. O que elas têm em comum com as ligas: league.ftl.

cup-cmd = Copas e duelos de equipes deste servidor: entrar, sua próxima partida, a chave
cup-opt-game = Qual jogo; se deixar em branco, você escolhe com um botão
cup-opt-team = O primeiro cargo de um duelo de equipes que você abre
cup-opt-rival = O segundo cargo de um duelo de equipes que você abre
cup-opt-code = O código que outro servidor enviou a você para um duelo de equipes
cup-opt-mode = Para uma copa nova, aberta na hora: como o jogo é jogado
cup-opt-kind = Para uma copa nova, aberta na hora: mata-mata, ou grupos e uma final
cup-opt-turn = Para uma copa nova ou um duelo de equipes, na hora: o tempo de um turno
cup-opt-pause = Para uma copa nova ou um duelo de equipes, na hora: quando começa
cup-opt-place = Para uma copa nova ou um duelo de equipes, na hora: onde as partidas são jogadas
cup-opt-bank = Para uma copa nova ou um duelo de equipes: tempo extra para turnos mais longos, uma vez por partida
cup-opt-off = Para uma copa nova ou um duelo de equipes: horas que não contam, no fuso horário de cada um
cup-ui-open = Copa
cup-ui-last = A última copa
cup-ui-join = Entrar
cup-ui-leave = Sair
cup-ui-leave-now = Sair agora
cup-ui-stay = Ficar
cup-ui-bracket = Chave
cup-ui-text = Como texto
cup-ui-picture = Como imagem
cup-ui-rules = Regras da copa
cup-ui-back = Voltar
cup-ui-begin = Começar agora
cup-ui-here = Trazer para este canal
cup-ui-close = Fechar a copa
cup-ui-close-sure = Fechar de vez

## Nada para mostrar, e o formulário

# $manages: 1 se quem lê pode abrir uma
cup-none =
    Este servidor não tem copa no momento. { $manages ->
        [1] Escolha o tipo de uma nova e depois o jogo dela.
       *[0] Quem gerencia o servidor pode abrir uma com `/cup`.
    }
cup-choose = Qual copa você quer ver?
cup-open-another = Para uma copa de outro jogo, escolha o tipo e depois o jogo.
# O título do formulário. $game: a chave de um jogo
cup-form = { WORD($game, "name") }: nova copa
cup-form-kind = Séries ou grupos
cup-form-kind-hint = Em uma série, dois jogam entre si. Em um grupo, todos jogam em uma mesa.
cup-form-turn-hint = Quem deixar acabar perde a partida; em uma mesa, fica em último nela.
cup-form-pause = Quando a copa começa
cup-form-pause-hint = Até lá, os membros entram.
# $double: 1 se dá para perder uma vez · $best: o máximo de partidas de uma série
cup-choice-kind =
    { $double ->
        [1] Fora depois de perder duas séries
       *[0] Fora depois de perder uma série
    } { $best ->
        [1] (1 partida cada)
       *[other] (melhor de { $best })
    }

## O que é uma copa, e como ela está

# $game: a chave de um jogo
cup-title = ### { WORD($game, "name") }: copa
# $time, $left: horários do Discord · $count: quantos entraram
cup-state-open =
    A copa começa { $left } ({ $time }). { $count ->
        [0] Ninguém entrou ainda.
        [one] { $count } membro entrou.
       *[other] { $count } membros entraram.
    }
# $count: quantos entraram
cup-state-begins = { $count } membros entraram. Início da copa: { $left }.
# $missing: quantos faltam
cup-state-waits =
    { $count ->
        [0] Ninguém entrou ainda.
        [one] { $count } membro entrou.
       *[other] { $count } membros entraram.
    } A copa começa com mais { $missing ->
        [one] { $missing }.
       *[other] { $missing }.
    }
# $finished de $series estão decididas
cup-state-playing = { $finished } de { $series } séries estão decididas.
cup-state-none = Esta copa terminou. Nenhuma partida dela foi jogada, então ninguém a venceu.
cup-state-closed = Esta copa está fechada.
# $name: quem venceu a copa
cup-state-won = **{ $name }** venceu esta copa.
# $names: menções
cup-begun = A copa começou: { $names }. As primeiras partidas estão abertas.
# $stage: como uma semifinal · $place: um canal
cup-open-title = **{ $stage }** · { $place }
# Uma vez, quando a copa termina. $first, $second: menções ou nomes
cup-ended = { $first } venceu a copa de { WORD($game, "name") }. { $second } perdeu a final.
# Uma rodada. $part: single (perde-se uma vez), upper, lower, final, again · $stage: quantos restam, ou o número dela · $letter
cup-stage =
    { $part ->
        [upper] Chave de cima, rodada { $stage }
        [lower] Chave de baixo, rodada { $stage }
        [final] Final
        [again] Final decisiva
        [group] Rodada { $stage }, grupo { $letter }
        [table] Final
       *[single] { $stage ->
            [2] Final
            [4] Semifinal
            [8] Quartas de final
            [16] Oitavas de final
           *[other] Rodada dos { $stage }
        }
    }
# O título de uma parte da chave. $part: como acima
cup-part =
    { $part ->
        [lower] Chave de baixo: quem perdeu uma vez
       *[upper] Chave de cima
    }
# O título de uma rodada abaixo do da sua parte. $stage: o número dela
cup-round = Rodada { $stage }
# $stage: uma rodada · $name: o adversário · $place: um canal
cup-own-now = { $stage }: você joga contra **{ $name }** em { $place }.
# $held: 1 se alguém teve todas as partidas novas de um dia
cup-own-soon =
    { $stage }: você enfrenta **{ $name }**. { $held ->
        [1] As partidas se abrem sozinhas, no máximo 4 das suas por dia
       *[0] As partidas se abrem sozinhas
    }: **{ league-ui-again }** mostra onde está a sua.
cup-own-turn =
    { $whose ->
        [own] **É a sua vez**
       *[other] Vez de { $names }
    }{ $timed ->
        [yes] { " " }· tempo: até { $time } ({ $left })
       *[no] {""}
    }
cup-own-waits = { $stage }: ainda não se sabe quem você enfrenta.
# $names: quem joga por isso
cup-own-waits-for = { $stage }: você enfrenta quem vencer entre { $names }.
# $place de $count · $shared: quantos dividem o lugar
cup-own-out =
    Você está fora. Seu lugar final: **{ $place } de { $count }**{ $shared ->
        [one] .
       *[other] , dividido por { $shared }.
    }
cup-own-won = **Você venceu a copa.**
cup-own-joined = Você joga quando a copa começar.
cup-own-left = Você saiu desta copa.
cup-own-none = Você não entrou.
cup-own-missed = Você não joga nesta copa.

## As regras, antes de entrar

cup-rules-title = **As regras desta copa**
# $double: 1 se dá para perder uma vez · $best: o máximo de partidas de uma série · $most: membros · $turn: uma duração · $weeks: um número de semanas · $threads: 1 se cada partida tem um tópico
cup-rules =
    - { $double ->
        [1] Quem perde uma série continua na chave de baixo, e quem perde lá fica de fora. Quem vence essa chave joga a final contra quem vence a de cima, e precisa vencer duas vezes.
       *[0] Quem perde uma série fica de fora.
    } Começa com 3 a { $most } membros.
    - Os melhores pelo rating se encontram o mais tarde possível; quem não tem vem depois, por ordem de entrada. Onde falta alguém na primeira rodada, eles passam sem jogar.
    - Se houver membros que se bloqueiam quando a copa começa, o sorteio os separa enquanto puder; a ordem pode então mudar um pouco. Você pode enfrentar qualquer um que participe.
    - { $best ->
        [1] Uma série é uma partida.
       *[other] Uma série é uma melhor de { $best } partidas.
    } Um empate é meio ponto para cada um. **Se uma série fica empatada, seguem até mais duas partidas. Depois passa quem tem o melhor rating.**
    - As partidas se abrem sozinhas. { $threads ->
        [1] Cada uma tem seu próprio tópico.
       *[0] Elas são jogadas aqui, uma depois da outra, e uma série que espera por isso tem mais tempo.
    }
    - Um turno pode levar { $turn }. **Quem deixar o tempo acabar perde a partida.** Uma ausência (`/away`) para o relógio.
    - Uma série dura no máximo { $weeks } a partir da primeira partida, e uma ausência não para esse tempo. Se não terminou até lá, passa quem está na frente; senão, quem tem o melhor rating.
    - Quem sai (também do servidor) perde a sua série, e os outros continuam.
    - Sem dicas, sem substitutos, e ninguém pode encerrar uma partida de comum acordo. Os ratings contam como sempre.
# Na mensagem abaixo da qual se entra
cup-rules-short =
    { $double ->
        [1] Quem perde duas séries fica de fora.
       *[0] Quem perde uma série fica de fora.
    } Um turno pode levar { $turn }: **quem deixar o tempo acabar perde a partida.** Se uma série fica empatada, seguem até mais duas partidas; depois passa quem tem o melhor rating.

## O que se diz aos membros

cup-said-joined = Você entrou.
cup-said-left = Você saiu da copa.
cup-said-left-now = Você saiu da copa. Sua partida nela acabou.
cup-leave-sure = Quer sair da copa? Você perde a sua série e não pode voltar.
# Perguntado antes de uma copa com membros de menos. $count: quantos entraram · $time, $left: quando ela começaria
cup-begin-few =
    { $count ->
        [0] Ninguém entrou ainda,
        [one] Só { $count } membro entrou,
       *[other] Só { $count } membros entraram,
    } e uma copa precisa de 3. **{ league-ui-begin-early }**: ela não espera mais até { $time } ({ $left }), mas começa assim que forem 3.
cup-said-begins-early = A copa começa assim que 3 membros tiverem entrado.
# $time, $left, $names, $count: como em league-begin-sure
cup-begin-sure = Começar a copa agora em vez de { $left } ({ $time }), com estes { $count } membros: { $names }? Não dá para desfazer: o sorteio fica definido, e ninguém mais pode entrar.
cup-said-opened = A copa está aberta. Os membros entram abaixo da mensagem dela aqui.
cup-said-here = A copa está neste canal agora.
cup-close-sure = Fechar esta copa de vez? As partidas abertas continuam, mas não contam mais aqui.
cup-said-closed = A copa está fechada.

## A chave

cup-bracket = Chave
# Abaixo da imagem
cup-legend = Um triângulo mostra quem passa. Moldura grossa: está sendo jogada.
cup-legend-unplayed = { $star } Não foi jogado até o fim: alguém saiu ou o tempo acabou.
cup-unplayed = não foi jogado até o fim
cup-unknown = ainda não se sabe
cup-bye = sem adversário
# Uma série em palavras. $first, $second: nomes · $score: por exemplo 2–1
cup-row-won = **{ $first }** vence { $second }, { $score }
# Sem partidas: o outro saiu, ou o tempo acabou
cup-row-on = **{ $first }** passa contra { $second }, { $score }
cup-row-now = **{ $first }** – **{ $second }**, { $score } · agora { $place }
cup-row-next = **{ $first }** – **{ $second }**, { $score } · próxima
cup-row-waits = **{ $first }** espera um adversário
cup-row-bye = **{ $first }** passa sem jogar
# Lugares finais em palavras. $place: um número · $names: quem o tem
cup-place = { $place }\. { $names }
cup-places = **Lugares finais**

## As partidas

# O nome de um tópico. $first, $second: nomes · $number: da partida
cup-thread = { $first } – { $second } · { WORD($game, "name") }, copa { $number }
# $stage: uma rodada · $match: o número na série · $best: o máximo de partidas
cup-board =
    Copa · { $stage }{ $best ->
        [1] { "" }
       *[other] , partida { $match } (melhor de { $best })
    }
# $name: quem recebe o ponto
cup-counts =
    { $drawn ->
        [1] Na copa, os dois ganham meio ponto.
       *[0] Na copa, o ponto é de { $name }.
    }
# Em /turns, depois do canal
cup-turn = { $place } · copa
# Abaixo do resultado de uma partida. $table: 1 se é de um grupo, 0 se é de uma série
cup-end-more =
    { $table ->
        [1] O grupo joga mais uma partida.
       *[0] A série continua com mais uma partida.
    }
cup-end-won = **{ $name } venceu a copa.**
cup-end-place = { $name } tem o lugar { $place }.
# $count: quantos
cup-end-on =
    { $count ->
        [one] { $names } passa.
       *[other] { $names } passam.
    }
cup-end-out = { $name } fica de fora da copa. Lugar final: { $place }.
# $name venceu, e $other perdeu pela primeira vez
cup-end-lower = { $name } passa. { $other } continua na chave de baixo.
cup-end-again = { $name } perdeu pela primeira vez, então outra final decide.
cup-ended-time = Esta partida de { $game } termina sem resultado, porque o tempo da série dela na copa acabou. Passa quem está na frente; senão, quem tem o melhor rating.
cup-ended-left = Esta partida de { $game } termina sem resultado, porque alguém saiu da copa.
cup-resign = Você perde, e o ponto da copa vai para o outro lado.

## As recusas

cup-error-gone = Esta copa não existe mais. `/cup` mostra as que existem.
cup-error-closed = Esta copa terminou. `/cup` mostra as que existem.
cup-error-not-in = Você não está nesta copa. `/cup` mostra em quais você pode entrar.
cup-error-fixed = Esta partida é de uma copa, cujas regras ninguém pode mudar. Só a moderação pode encerrá-la.
cup-error-open = Este servidor já tem uma copa de { WORD($game, "name") }. `/cup` mostra.
cup-error-no-game = De qual jogo é a copa nova? Use `/cup` de novo e diga também `game`.
cup-error-begun = Esta copa já começou. Não dá mais para entrar.
cup-error-full = Esta copa já tem seus { $most } membros. A próxima tem sua própria mensagem.
cup-error-not-begun = A copa não começou, então ainda não há chave.
cup-error-channel = Uma copa precisa de um canal de texto. Use `/cup` em um canal de texto deste servidor.
