# Denúncias a quem gerencia um servidor.

# The command in a member’s menu
report-menu = Denunciar nome
report-ui = Denunciar
report-ui-position = A última jogada
# $name: of a member, as plain text
report-ui-name = O nome { $name }
report-ui-ended = Partidas encerradas
report-ask = O que você denuncia a quem gerencia este servidor? Essas pessoas veem quem denuncia e o tabuleiro como está agora.
report-done = Denúncia enviada. Quem gerencia o servidor lê no canal escolhido para isso.
report-error-no-channel = Este servidor não tem um canal para denúncias. Quem o gerencia pode escolher um em `/settings`.
report-error-no-position = Você só pode denunciar uma partida que começou em um canal.
report-error-nobody = Escolha o nome de outro membro.
report-error-twice = Você já denunciou isso. Quem gerencia o servidor já sabe.
report-error-too-many = Você enviou { $most } denúncias em 24 horas. Tente de novo amanhã ou escreva a quem gerencia o servidor.

# In the channel of the managers. $name: the name · $who: a mention of its member
report-title = { $about ->
        [name] **Denúncia:** o nome { $name } { $who }
       *[position] **Denúncia:** uma jogada
    }
report-by = De { $name } { $who }
# $match: its game, settings and players · $link: to the board
report-where = { $match } · { $link }
# $told: the newest step in words
report-last = Por último: { $told }
report-then = A imagem mostra o tabuleiro como estava. A partida continuou desde então.

report-ended = ### Partidas e mesas que membros encerraram para todos, as mais recentes primeiro
report-ended-none = Nenhum membro encerrou uma partida ou mesa para todos nos canais que você vê. O que termina pelas regras ou por acordo não aparece.
report-ended-gone = um canal apagado
# $who: a mention · $names: who played · $place: a mention of the channel
report-ended-line = { $time }: { $who } { $seated ->
        [0] (não jogava ali)
       *[other] (jogava ali)
    } encerrou { $begun ->
        [0] uma mesa
       *[other] uma partida
    } de { $game } em { $place }: { $names }
