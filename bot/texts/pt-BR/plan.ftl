# Os turnos que os membros planejam enquanto outros jogam.

## Buttons and menus

plan-ui-open = Planejar meu turno
plan-ui-yours = Seu plano
plan-ui-another = Planejar outro turno
plan-ui-withdraw = Retirar o plano
plan-ui-move = Escolha uma jogada para o plano
plan-ui-require = Quando ele é jogado?
# A line of this menu. $points: how many points the turn must make at least
plan-option =
    { $points ->
        [0] Se for permitido
        [one] Se der pelo menos { $points } ponto
       *[other] Se der pelo menos { $points } pontos
    }
plan-option-careful = Só se nada for comprado nem mostrado antes

## The panel

plan-intro = { "**" }Planejar meu turno:** o que você planeja é jogado assim que sua vez chegar. Só você vê isto.
# $moves: the moves so far, in words
plan-begun = Até agora: { $moves }. { plan-unready }
plan-unready = O plano está pronto quando uma jogada encerra o turno.
# $points: how many points the turn must make at least · $kind: points, careful or plain
plan-requires =
    Ele é jogado se ainda for permitido{ $points ->
        [0] { "" }
        [one] {" "}e der pelo menos { $points } ponto
       *[other] {" "}e der pelo menos { $points } pontos
    }{ $kind ->
        [points] , não importa o que os outros comprem.
        [careful] , e se nada for comprado nem mostrado antes.
       *[plain] , e se nada de novo aparecer antes.
    }
plan-goes-on = O que aparecer então não está planejado: dali em diante você joga.
plan-withdrawn = Não há mais nada planejado.
plan-played = Seu plano foi jogado: { $turn }
# $why: why the bot has withdrawn it · $moves: its moves, in words
plan-gone =
    Seu plano ({ $moves }) não foi jogado: { $why ->
        [revealed] algo novo apareceu antes.
        [illegal] ele não é mais permitido.
        [points] ele daria menos pontos do que você quer.
        [undo] ao desfazer, a vez voltou para você.
        [seat] outra pessoa joga por você.
        [unfinished] nenhuma jogada encerrava o turno.
        [left] você tinha saído do servidor.
        [offered] outra pessoa pode pegar seu lugar.
       *[restored] um backup foi restaurado desde então.
    }

## In the list of /turns

# $count: how many turns
plan-turns =
    { $count ->
        [one] seu próximo turno está planejado
       *[other] seus próximos { $count } turnos estão planejados
    }
plan-list = Planejado: { $turns }
plan-turns-gone = seu plano não foi jogado

## Refusals

plan-error-not-here = Você pode planejar em uma partida com outros, enquanto não for sua vez.
# $count: how many turns are planned · $most: how many may be
plan-error-full =
    { $count ->
        [0] Por enquanto não dá para planejar mais nada. **{ LABEL("ui-more") }** › **{ plan-ui-yours }** mostra seu plano.
       *[other] Depois disso não dá para planejar mais nada. Dá para planejar no máximo { $most } turnos, e nenhum depois de um turno em que você compra.
    }
plan-error-long = Este turno é longo demais para um plano: no máximo { $most } jogadas.
plan-error-gone = Este turno não está mais planejado.
