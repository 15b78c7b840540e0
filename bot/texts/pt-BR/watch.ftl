# Membros que assistem a uma partida sem lugar: querem saber o fim e dizem quem vence.

watch-ui-tell = Me contar o fim
watch-ui-stop = Não me contar
watch-ui-predict = Quem vence?
watch-ui-results = Palpites
watch-ui-none = Não dizer nada
watch-ui-pick = { $name } · { watch-points }
watch-points =
    { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }

watch-told =
    Quando esta partida terminar, envio o fim a você por mensagem direta, uma vez.
    -# Ninguém fica sabendo que você pediu. Se não posso escrever a você, ou se você não vê mais este canal, não chega mensagem.
watch-not-told = Não envio a você nenhuma mensagem sobre o fim desta partida.

watch-ask = ### Quem vence?
watch-list = `/leaderboard` mostra esta lista em **{ LABEL("honour-ui-board") }**.
watch-how =
    Se você acertar, recebe pontos no ranking **{ honour-board-predictions }**. Eles não têm outro valor. { watch-list }
    -# Quanto mais cedo você diz, e quanto menos provável é pelo rating, mais pontos. Você pode mudar a qualquer momento. Só você vê até a partida terminar.
watch-league = -# Aqui ninguém pode dizer quem vence, pois a partida é de uma liga ou de uma copa.
watch-letters = Os rankings das partidas por mensagens diretas só têm quem aceitou isso.
watch-no-points = -# Por isso, acertar não dá pontos. Você pode mudar seu palpite a qualquer momento. Só você o vê até a partida terminar.
watch-said = Você diz: **{ $name }** vence. Se for assim, você recebe { watch-points }.
watch-moved = A partida continuou, então agora os pontos são outros. Escolha de novo.

watch-results = ### Palpites
watch-result = **{ $name }** disse: { $pick } vence · { watch-points }
watch-result-void = **{ $name }** disse: { $pick } vence
watch-void = Ninguém venceu, então os palpites não contam.

watch-notice = Em **{ $guild }** terminou uma partida cujo fim você queria saber:
watch-notice-said = Você disse: **{ $name }** vence. Isso dá a você { watch-points }.
watch-notice-way = -# O replay está no último tabuleiro dela, em **{ LABEL("ui-more") }**: { $link }

watch-error-plays = Você joga nesta partida, ou ela não continua mais.
watch-error-played = Você já teve um lugar nesta partida, então talvez saiba o que outros não sabem. Pode pedir que eu conte o fim.
watch-error-nothing = Aqui ninguém pode dizer quem vence. É preciso que dois membros joguem um contra o outro, fora de ligas e copas.
watch-error-none = Ninguém disse quem vence esta partida.
watch-error-many = { $most } membros já assistem a esta partida. Não cabem mais.
watch-error-quiet = Suas horas de silêncio duram o dia todo, então eu nunca escreveria a você. Encurte-as em `/reminders` e tente de novo.
