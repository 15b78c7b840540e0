# As partidas por mensagens diretas, com qualquer pessoa.

letters-cmd = Jogar por mensagens diretas com qualquer pessoa, em qualquer servidor
letters-cmd-new = Jogar com qualquer pessoa, também de outro servidor: você recebe um código
letters-cmd-show = Suas mesas e partidas abertas por mensagens diretas, com seus códigos
letters-cmd-join = Ocupar um lugar com um código que alguém enviou para você
letters-cmd-settings = Quais tabuleiros chegam a você, e se você está nos rankings
letters-opt-code = O código, como ABCD-EFGH
letters-opt-letters = Jogar por mensagens diretas: você recebe um código para convidar

letters-place = nossas mensagens diretas
letters-no-board = o botão abaixo mostra o tabuleiro
letters-closed = O Discord não me deixa enviar este tabuleiro: você não aceita minhas mensagens diretas. Sua partida espera em `/turns`, onde um botão a mostra.
letters-outside =
    { $begun ->
        [1] A partida de **{ WORD($game, "name") }** começou sem você.
       *[0] Você saiu desta mesa de **{ WORD($game, "name") }**. Com o código dela você volta a ter um lugar, se houver um livre.
    }
letters-next-over = **{ ui-again }** { $alone ->
        [1] começa a próxima partida
       *[0] abre a próxima mesa
    }. `/leaderboard` mostra os melhores das partidas por mensagens diretas.
letters-which = Qual jogo você quer jogar por mensagens diretas?
letters-challenge = Qual jogo você quer jogar com { $name } por mensagens diretas?
letters-opened = { $there ->
        [1] Sua mesa de **{ WORD($game, "name") }** está aberta. O tabuleiro está em nossas mensagens diretas.
       *[0] Sua mesa de **{ WORD($game, "name") }** está aberta.
    }
letters-asked = Pergunto a { $name } por mensagem direta. Se nenhuma mensagem chegar, envie este código.
letters-joined = { $there ->
        [1] Você tem um lugar na mesa de **{ $name }**. O tabuleiro chega por mensagem direta.
       *[0] Você tem um lugar na mesa de **{ $name }**.
    }
letters-begun = { $there ->
        [1] A partida começou. O tabuleiro chega por mensagem direta.
       *[0] A partida começou.
    }
letters-code =
    Envie este código para quem você quer que jogue: **{ $code }**
    { $free ->
        [one] Quem digitar `/letters join` com ele ocupa o lugar livre.
       *[other] Quem digitar `/letters join` com ele ocupa um dos { $free } lugares livres.
    } Ele vale até { $time } ({ $left }). Quem não tem servidor em comum comigo [me adiciona]({ $link }) antes.
letters-invitation = **{ $name }** procura gente para jogar: { $table }
    Joga-se por mensagens diretas comigo. O botão dá a você um lugar enquanto houver algum, até { $time } ({ $left }). Quem não tem servidor em comum comigo [me adiciona]({ $link }) antes.
letters-settings =
    { $every ->
        [0] Um tabuleiro chega a você quando é a sua vez.
       *[other] Um tabuleiro chega a você depois da vez de cada um.
    }
    { $listed ->
        [0] Você não está nos rankings das partidas por mensagens diretas.
       *[other] Você está nos rankings das partidas por mensagens diretas. Todos que jogam assim podem ler seu nome ali.
    }
letters-open = ### Aberto em nossas mensagens diretas: { $count }
letters-open-none = Você não tem mesa nem partida aberta em nossas mensagens diretas.
letters-open-table = **{ WORD($game, "name") }** · { $code ->
        [none] ainda sem código
       *[other] código **{ $code }**
    } · { $taken } de { $most } lugares ocupados · até { $time } ({ $left }) · { $link }
letters-open-match = **{ WORD($game, "name") }** · { $mine ->
        [1] é a sua vez
       *[other] espera por { $names }
    } · { $link }

letters-ui-new = Jogar com outros
letters-ui-code = Convidar com um código
letters-ui-join = Jogar com um código
letters-ui-typed = O código que você recebeu
letters-ui-show = Minhas mesas
letters-ui-settings = Configurações
letters-ui-every-on = Todos os tabuleiros
letters-ui-every-off = Só na minha vez
letters-ui-listed-on = Entrar nos rankings
letters-ui-listed-off = Sair dos rankings

letters-error-alone = Isto é só para um membro. Escolha um jogo para vários.
letters-error-none = Você não tem partida de { WORD($game, "name") } em nossas mensagens diretas. `/letters new` abre uma mesa ali.
letters-error-join = Ninguém chama você para uma partida de { WORD($game, "name") } em nossas mensagens diretas. Se você recebeu um código, digite `/letters join` e o código.
letters-error-no-table = Você não tem partida em nossas mensagens diretas. `/letters new` abre uma mesa ali.
letters-error-wrong = Esse código não existe. Um código é como ABCD-EFGH: compare com o que você recebeu.
letters-error-guesses = Você digitou { $most } códigos que não existem. Digite o próximo em { $minutes ->
        [1] 1 minuto
       *[other] { $minutes } minutos
    }.
letters-error-expired = Este código expirou, porque um código dura um dia. Peça um novo.
letters-error-used = Não há lugar livre nesta mesa. Peça uma nova.
letters-error-begun = Esta partida já começou, por isso o código não dá mais lugar. Peça uma nova mesa.
letters-error-playing = Você já joga esta partida. O tabuleiro está em nossas mensagens diretas.
letters-error-over = Esta partida acabou. Peça uma nova mesa.
letters-error-called-off = Esta mesa foi cancelada. Peça uma nova.
letters-error-own = Este código é seu. Envie para quem você quer que jogue.
letters-error-seated = Você já tem um lugar nesta mesa. O tabuleiro está em nossas mensagens diretas.
# Quem oferece o lugar diz a quem
letters-error-seat-to = Nas mensagens diretas, o lugar é de quem tem o código: deixe `member:` vazio e envie o código.
letters-error-asked = Já há um desafio aberto entre vocês dois de **{ WORD($game, "name") }**. A mesa está em nossas mensagens diretas.
letters-error-tables = Você tem { $most } mesas abertas por mensagens diretas. `/letters show` mostra todas: comece ou cancele uma delas antes.
letters-error-direct = Aqui você joga com outras pessoas por mensagens diretas: `/letters new` abre uma mesa e dá um código para elas. Nos canais de um servidor, é preciso que eu esteja lá: você pode [me adicionar]({ $link }).
