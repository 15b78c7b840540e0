# O que quem chega encontra: ajuda, a primeira indicação, as boas-vindas de um servidor.

guide-cmd-help = Como começar, e botões para tudo o que você precisa
# $direct: 1 em uma mensagem direta, 0 em um servidor
guide-help =
    ### Jogos de gemas, um turno por vez
    { $direct ->
        [1] Para jogar só, comece aqui mesmo: **{ guide-ui-alone }**, `/gems new` ou `/rush new alone:True`. Com outras pessoas, as partidas acontecem nos canais de um servidor, ou em qualquer lugar com um código: **{ letters-ui-new }**.
       *[0] Aperte **{ guide-ui-new }** e escolha um jogo. O tabuleiro fica neste canal e sempre diz o que fazer em seguida.
    }
    Ainda não conhece um jogo? **{ lesson-ui-learn }** ensina em menos de dez minutos.
    { "**" }{ guide-ui-daily }** abre um tabuleiro só para você, o mesmo para todos: alguns minutos por dia.
    { "**" }{ puzzle-ui-open }** mostra uma posição: encontre o turno que é muito melhor do que todos os outros.
    { $direct ->
        [1] -# Para depois, digitando: `/turns` traz uma partida de volta, `/replay` mostra uma antiga.
       *[0] Você recebe uma menção quando é a sua vez; não há pressa, a menos que a mesa tenha definido um tempo. Após { $patience } sem resposta, os outros decidem.
            -# Para depois, digitando: `/seat` deixa outra pessoa continuar por você, `/replay` mostra uma partida antiga, `/letters new` convida alguém de outro servidor.
    }
guide-newcomer = Primeira vez aqui? O tabuleiro mais recente do canal sempre diz o que fazer e tem os botões para isso. Só você vê respostas como esta. `/help` tem o resto.
# In direct messages
guide-newcomer-direct = Primeira vez aqui? O tabuleiro mais recente daqui sempre diz o que fazer e tem os botões para isso. `/help` tem o resto.

## A mensagem de início, e o que seus botões mostram

guide-cmd-panel = Para quem gerencia o servidor: uma mensagem com botões para os membros começarem
# $name: do servidor
guide-welcome = Obrigado por me receber em **{ $name }**! Quem gerencia o servidor encontra tudo em `/settings`.
# $games: uma linha para cada jogo
guide-panel =
    ### Jogos de gemas, um turno por vez
    { $games }
    Aperte **{ guide-ui-new }** para jogar solo ou com outros, em minutos ou ao longo de dias. **{ lesson-ui-learn }** ensina um jogo em menos de dez minutos. `/letters new` convida alguém de outro servidor.
# $name: do jogo · $told: do que se trata
guide-game = ◆ **{ $name }:** { $told }
guide-panel-posted = Aqui está. Todos podem começar pelos botões; `/panel` de novo traz a mensagem para cá, ou para outro canal.
guide-new =
    ### Nova partida
    { $games }
guide-looking = Ninguém por aqui ainda? **{ look-ui }** avisa quando alguém quiser o mesmo.
guide-contests =
    { "**" }Ligas e copas**
    Uma liga dura semanas: todos contra todos, ou algumas rodadas. Uma copa vai de rodada em rodada até alguém vencer. Os duelos de equipes também ficam nas copas.
guide-alone = Qual jogo você quer jogar só?
guide-rules =
    ### Regras
    { $games }
guide-daily =
    ### O tabuleiro de hoje
    Ele é o mesmo para todos.
# $starts: uma linha para cada modo
guide-pick =
    ### { $game }
    { $starts }
# $modes: 1 se o jogo tem vários modos · $mode: o escolhido
guide-with-whom =
    ### { $modes ->
        [1] { $game }: { $mode }
       *[0] { $game }
    }
    { "**" }Aberta ao canal:** quem quiser pega um lugar.
guide-with-computers = **Contra o computador**
guide-with-somebody = **Contra um membro** que você convida
guide-ui-new = Nova partida
guide-ui-alone = Jogar só
guide-ui-daily = Tabuleiro do dia
guide-ui-turns = Minha vez
guide-ui-top = Ranking
guide-ui-contests = Ligas e copas
guide-ui-more = Ajuda
guide-ui-reminders = Lembretes
guide-ui-away = Ausência
guide-ui-profile = Perfil
guide-ui-data = Meus dados
guide-ui-back = Voltar
guide-ui-table = Abrir mesa
guide-ui-invite = Escolher um membro
guide-ui-game-mode = { $game }: { $mode }

## Desafios

guide-menu-challenge = Desafiar
# $name: o membro desafiado
guide-challenge = Desafiar **{ $name }** para qual jogo?
guide-no-challenges = Se você não quer desafios, desligue-os em `/reminders`.


guide-ui-since = O que aconteceu
guide-ui-rest = Sorte justa, ranking …
guide-since-title = **Desde seu último turno**
guide-since-watching = **O que aconteceu até agora**
guide-since-nothing = Nada aconteceu desde seu último turno.
# $how: returned: quem tinha o lugar o tem de volta; taken: um membro o pegou; unknown: alguém que não está mais
# $owner: de quem era o lugar · $known: se o nome é conhecido
guide-since-seat =
    { $how ->
        [returned] { $name } tem seu lugar de volta.
        [taken] { $name } assumiu { guide-since-whose }.
       *[unknown] Alguém assumiu { guide-since-whose } por um tempo.
    }
guide-since-whose =
    { $known ->
        [yes] o lugar de { $owner }
       *[no] o lugar de um antigo membro
    }
guide-since-pace = O tempo de um turno mudou.
# $place: a mention of the channel
# $known: whether the channel is known: 1 or 0
guide-since-place =
    A partida foi para { $known ->
        [0] outro canal
       *[other] { $place }
    }.
