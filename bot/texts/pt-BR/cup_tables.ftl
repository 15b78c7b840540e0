# Copas em mesas: grupos e uma final, para jogos de três ou mais. Como se escreve uma frase: veja errors.ftl.

cup-ui-groups = Grupos
# $table: o máximo de membros em uma mesa · $matches: quantas partidas cada grupo joga
cup-choice-table =
    Grupos de até { $table }, depois uma final { $matches ->
        [one] (1 partida cada)
       *[other] ({ $matches } partidas cada)
    }
# $finished de $groups mesas estão decididas · $rest: quantas delas não são a final
cup-state-groups =
    { $rest ->
        [0] A final decide a copa.
       *[other] Mesas decididas: { $finished } de { $groups } ({ $rest ->
            [one] 1 grupo
           *[other] { $rest } grupos
        } e a final).
    }
# Uma vez, quando a copa acaba. $first, $second: menções ou nomes
cup-ended-table = { $first } venceu a copa de { WORD($game, "name") }. No lugar 2 fica { $second }.

## As regras, antes de entrar

# $table: o máximo de membros em uma mesa · $matches: quantas partidas cada grupo joga · $most: membros · $turn: uma duração · $weeks: um número de semanas · $threads: 1 se cada partida tem um tópico
cup-rules-table =
    - Os membros são distribuídos em grupos de até { $table }, todos mais ou menos igualmente fortes pelo rating; quem não tem vem depois dos outros. Um grupo joga { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    } em uma mesa, e passam os melhores. Quando todos os que restam cabem em uma mesa, eles jogam a final. Começa com 3 a { $most } membros.
    - Quantos passam depende do número de membros: o mínimo de rodadas, mesas de dois só se não houver outro jeito, e mesas cheias. Se a conta não fecha, os melhores pelo rating passam sem jogar.
    - Uma partida dá 1 ponto por membro atrás de você e ½ por membro no mesmo lugar. **Com pontos iguais, decidem as partidas vencidas e depois o melhor rating.** De quem fica de fora na mesma rodada, tem o melhor lugar quem ficou melhor no seu grupo.
    - As partidas se abrem sozinhas. { $threads ->
        [1] Cada uma tem seu próprio tópico.
       *[0] Elas são jogadas aqui, uma depois da outra, e um grupo que espera por isso tem mais tempo.
    }
    - Um turno pode levar { $turn }. **Quem deixar o tempo acabar fica em último na partida**, e os outros continuam. Quem desiste ou fica sem tempo mais tarde fica à frente de quem saiu antes.
    - Um grupo dura no máximo { $weeks } a partir da primeira partida, e uma ausência não para esse tempo. Uma partida que não terminou até lá não conta, e o grupo termina como está.
    - Quem sai (também do servidor) fica em último no seu grupo, e os outros continuam. Quem já bloqueia um membro do seu grupo quando a copa começa não se senta à mesa dele e não ganha pontos lá. Bloquear mais tarde não muda nada.
    - Sem dicas, sem substitutos, e ninguém pode encerrar uma partida de comum acordo. Os ratings contam como sempre.
cup-rules-away-table = - Uma ausência (`/away`) não atrasa nenhuma partida em uma mesa: ela se abre mesmo assim, e o relógio para nos turnos de quem está ausente.
# Na mensagem abaixo da qual se entra. $table: o máximo de membros em uma mesa · $turn: uma duração
cup-rules-short-table = Grupos de até { $table }, depois uma final em uma mesa. Você ganha 1 ponto por membro atrás de você e ½ por membro no mesmo lugar; com pontos iguais, decidem as partidas vencidas e depois o melhor rating. Um turno pode levar { $turn }: **quem deixar o tempo acabar fica em último na partida.**
# $count: membros · $rounds: o que segue, por exemplo “2 grupos de 3–4, passam os 2 melhores → final de 4”
cup-plan = Com { $count } membros: { $rounds }.
# $groups: quantos · $size: membros de um grupo, por exemplo 4 ou 3–4 · $through: quantos passam de cada um · $byes: quantos passam sem jogar
cup-plan-round =
    { $groups ->
        [one] { $groups } grupo de { $size }
       *[other] { $groups } grupos de { $size }
    }, { $through ->
        [one] passa o melhor
       *[other] passam os { $through } melhores
    }{ $byes ->
        [0] { "" }
        [one] , { $byes } sem jogar
       *[other] , { $byes } sem jogar
    }
cup-plan-final = final de { $size }

## Os grupos

cup-groups = Grupos e final
# $letter: por exemplo A
cup-table-group = Grupo { $letter }
cup-table-members = { $count } membros
# $count: quantos passam de cada grupo
cup-table-through =
    { $count ->
        [one] passa o melhor de cada grupo
       *[other] passam os { $count } melhores de cada grupo
    }
# Depois do nome de um grupo
cup-table-through-here =
    { $count ->
        [one] passa o melhor
       *[other] passam os { $count } melhores
    }
# O título de quem passa sem jogar
cup-table-rest = Sem jogar
# $finished de $matches já foram jogadas
cup-table-matches =
    { $matches ->
        [one] { $finished } de { $matches } partida
       *[other] { $finished } de { $matches } partidas
    }
# Um membro de um grupo em palavras. $points: por exemplo “2½ pontos” · $way: on, out, won, ou open se não está decidido
cup-row-table =
    { $place }\. **{ $name }**, { $points }{ $way ->
        [on] , passa
        [out] , fica de fora
        [won] , vence a copa
       *[open] { "" }
    }
# $names: quem joga · $place: onde · $how: now, next
cup-row-table-now =
    { $how ->
        [now] à mesa: { $names } { $place }
       *[next] próxima: { $names }
    }
# $names: quem já está na próxima rodada
cup-table-known = já estão: { $names }
# $stage: uma rodada · $names: os outros · $place: um canal
cup-own-table-now = { $stage }: você joga contra { $names } em { $place }.
# $held: 1 se alguém já teve todas as partidas novas de um dia
cup-own-table-soon =
    { $stage }: você encontra { $names }. { $held ->
        [1] As partidas se abrem sozinhas, no máximo 4 das suas por dia
       *[0] As partidas se abrem sozinhas
    }: **{ league-ui-again }** mostra onde está a sua.
# $final: 1 se a final vem a seguir · $stage: o número da próxima rodada
cup-own-table-waits =
    { $final ->
        [1] Você está na final.
       *[0] Você está na rodada { $stage }.
    } Ainda não se sabe quem são os outros.
cup-own-apart = { $stage }: seu grupo joga sem você, porque você bloqueia um dos membros dele.
cup-leave-sure-table = Quer sair da copa? Você fica em último no seu grupo e não pode voltar.

## As partidas

# O nome de um tópico. $stage: “A · Rodada 1” ou “Final” · $match de $best do grupo
cup-thread-table =
    { $stage } · { WORD($game, "name") }, copa{ $best ->
        [1] { "" }
       *[other] , partida { $match }
    }
# $stage: uma rodada · $match de $best
cup-board-table =
    Copa · { $stage }{ $best ->
        [1] { "" }
       *[other] , partida { $match } de { $best }
    }
# $points: por exemplo “Ada 2, Bela ½ e Chen ½”
cup-counts-table = Pontos na copa: { $points }.
cup-end-rating = Com pontos e partidas vencidas iguais, decidiu o melhor rating; sem rating, quem entrou antes.
cup-ended-time-table = Esta partida de { $game } termina sem resultado, porque o tempo do grupo dela na copa acabou. O grupo termina como estava antes.
cup-resign-table = Você fica atrás de todos que ainda jogam, e eles continuam.
cup-resign-last = A outra pessoa fica então em primeiro lugar e você no seguinte, à frente de quem já saiu.
