# Duelos de dois servidores: como eles combinam. Battle.ftl tem todo o resto.

# No menu de `/cup`
servers-choice = Duelo de equipes contra outro servidor
servers-ui-code = Digitar um código
# Acima do campo
servers-ui-typed = O código do outro servidor
servers-ui-agree = Aceitar
# O título do formulário. $game: a chave de um jogo
servers-form = { WORD($game, "name") }: contra outro servidor
# $code: por exemplo ABCD-EFGH
servers-code = Envie este código a alguém que gerencia o outro servidor: **{ $code }**. Lá a pessoa digita `/cup code:{ $code }` no canal onde o duelo de equipes de { WORD($game, "name") } deve ficar, lê o que você escolheu e aceita. O código serve uma vez, por um dia. Um novo código para este jogo toma o lugar dele.
# $server: o outro servidor · $days: até o começo
servers-asks = **{ $server }** propõe um duelo de equipes a este servidor. Se você aceitar, ele fica aberto neste canal e começa { $days ->
        [1] 1 dia
       *[other] { $days } dias
    } depois. Os dois servidores veem os nomes de quem joga e um só resultado.
# Uma vez, no outro servidor
servers-gone =
    { $over ->
        [1] **{ $server }** não tinha mais o bot quando o duelo de equipes de { WORD($game, "name") } terminou.
       *[0] **{ $server }** não tem mais o bot. O duelo de equipes de { WORD($game, "name") } continua: os tabuleiros estão nas mensagens diretas, e o resultado fica aqui.
    }
servers-withdrawn =
    { $begun ->
        [1] **{ $server }** se retirou do duelo de equipes de { WORD($game, "name") }. Seus membros perdem o que não terminaram.
       *[0] **{ $server }** se retirou do duelo de equipes de { WORD($game, "name") }, então ele não acontece.
    }
servers-state-withdrawn = **{ $server }** se retirou, então este duelo de equipes não aconteceu.
servers-ui-withdraw = Retirar nosso servidor
servers-ui-withdraw-sure = Sim, retirar
servers-withdraw-sure =
    { $begun ->
        [1] Retirar este servidor do duelo de equipes? Seus membros perdem todas as partidas que não acabaram, e o resultado fica nos dois servidores.
       *[0] Retirar este servidor do duelo de equipes? Então ele não acontece.
    } Os dois servidores leem isso uma vez.
servers-said-withdrawn = Seu servidor se retirou do duelo de equipes. Os dois servidores leem isso.
# O nome do tópico com todos os tabuleiros. $team, $rival: os dois servidores
servers-thread = Tabuleiros: { $team } – { $rival }

## As recusas

servers-error-wrong = Esse código não existe. Um código é como ABCD-EFGH: compare com o que o outro servidor enviou.
servers-error-own = Este código é do seu próprio servidor. Envie-o a alguém que gerencia o outro servidor.
servers-error-used = Outro servidor já aceitou com este código. Peça um novo ao outro servidor.
servers-error-expired = Este código expirou, porque dura um dia. Peça um novo ao outro servidor.
servers-error-other = O outro servidor tem agora outra copa de { WORD($game, "name") }. Aceite quando ela acabar.
# $team: um servidor · $most: os membros de uma equipe
servers-error-full = { $team } já tem seus { $most } membros, então ninguém mais pode entrar por ele.
