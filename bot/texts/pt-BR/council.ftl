# Um canal joga um lugar de uma partida: os membros propõem turnos e votam.

# The name of the seat, as that of a player
council-player = O canal
council-private = Um canal privado
council-ui-start = Jogar como canal
council-with = **Juntos:** todo mundo aqui propõe e vota, contra o computador ou outro canal
# $hours: how long a vote lasts
council-start =
    ### Jogar como canal
    O canal tem um lugar, e todo mundo joga com ele. Quem quiser propõe um turno, e cada membro tem um voto. Depois de { $hours } horas, o turno com mais votos é jogado. `channel:` no comando define outro tempo.
    Em que nível joga o computador?
council-opt-channel = O canal joga um lugar, por votação: quanto dura cada uma
# $hand: 1 if seats have a hand that others do not see
council-opened =
    O canal joga. Quem vê este tabuleiro pode propor um turno e votar{ $hand ->
        [1] , e vê a mão do canal
       *[0] { "" }
    }.

## On the board

# $open: 1 while the time runs · $until: when it ends
council-asks =
    { "**" }Todo mundo joga pelo canal:** o que você escolhe acima é uma proposta. { $open ->
        [1] O turno com mais votos é jogado { $until }. Se { $least } ou mais já votaram, todos no mesmo turno, ele pode ser jogado na hora.
       *[0] A votação continua quando eu voltar a este canal.
    }
# $missed: for how many turns in a row nobody has proposed anything
council-nobody =
    -# { $missed ->
        [0] Ninguém propôs um turno ainda, então o tempo recomeçou. Depois, o jogo move sozinho.
       *[other] Ninguém propôs o último turno, então o jogo moveu sozinho. Da próxima vez, a partida termina sem resultado.
    }
# $number: of the proposal · $moves: its moves, in words
council-line = **{ $number }.** { $moves } · { council-votes }
# $count: how many moves of a long turn are not named
council-rest =
    { $count ->
        [one] mais { $count } jogada
       *[other] mais { $count } jogadas
    }
council-votes =
    { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    }
# $count: how many proposals have no line
council-further =
    -# { $count ->
        [one] Há mais { $count } proposta no menu.
       *[other] Há mais { $count } propostas no menu.
    }
council-option = { $number } · { council-votes } · { $moves }
council-ui-vote = Votar { $number }
council-ui-now = Jogar agora
council-ui-further = Votar em outra proposta

## The panel in which a member puts a turn together

council-intro = { "**" }Pelo canal:** o que você escolhe aqui é uma proposta com seu voto.
# $moves: the moves so far, in words
council-begun = Até agora: { $moves }. { council-unready }
council-unready = A proposta vale quando você encerra o turno.
council-ui-anew = Começar de novo

## Answers

# $proposes: 1 if the member has just chosen its moves · $moves: those of the turn, in words · $open, $until: as above
council-said =
    { $proposes ->
        [1] Você propõe
       *[0] Você vota em
    }: { $moves }. { council-when }
council-when =
    { $open ->
        [1] Os votos são contados { $until }. Até lá, você pode mudar o seu.
       *[0] Você pode mudar seu voto.
    }
council-pictured = -# A imagem mostra o tabuleiro antes da última destas jogadas.
council-played = Este turno acabou de ser jogado.

## Refusals

council-error-game = Um canal não pode jogar { WORD($game, "name") } com estas configurações. É preciso uma partida por turnos, para dois ou mais.
council-error-pace = Numa partida do canal, `channel:` diz quanto dura um turno. Deixe de fora `time:` e o que vem com ele.
council-error-letters = Uma partida por cartas não tem canal que possa jogar. Deixe de fora `letters:` ou `channel:`.
council-error-no-seat = Aqui quem joga é o canal, então ninguém tem lugar próprio. Mas você pode propor um turno e votar.
council-error-move = Só quem começou esta partida ou a moderação pode levá-la para outro canal.
council-error-not-host = Só quem pediu esta partida ou a moderação pode cancelá-la.
council-error-gone = Esta proposta não existe mais, porque ninguém vota nela. Escolha outra, ou proponha de novo.
# $most: how many turns may be proposed
council-error-many = Há { $most } turnos propostos, e não cabem mais. Vote em um deles.
# $most: how many members may vote
council-error-full = { $most } membros já votaram, e não cabem mais.
# $least: how many votes this needs
council-error-not-now = Um turno só é jogado na hora se pelo menos { $least } membros votaram, todos nele, e você também.

## Two channels that play against each other

council-opt-against = O canal joga contra este canal
council-opt-code = Contra um canal de outro servidor: o código dele, ou “new” para receber um
council-ui-against = Contra outro canal
# $hours: how long a vote lasts
council-against =
    ### Canal contra canal
    Cada canal tem um lugar, propõe seus turnos e vota. Nenhum vê os votos nem a mão do outro. Uma votação dura { $hours } horas. `channel:` no comando define outro tempo.
    A qual canal deste servidor você propõe?
council-ui-rival = Escolher um canal
council-elsewhere = Ou contra um canal de outro servidor, por um código:
council-ui-code = Receber um código
council-ui-typed = Digitar um código
council-ui-which = O código que você recebeu
# $place: the channel
council-asked = Perguntei em { $place }. A partida começa assim que alguém de lá aceitar.
# $code: such as ABCD-EFGH · $left: until when it lasts
council-code =
    Envie este código a alguém do outro servidor: **{ $code }**
    No canal que vai jogar, digita-se `{ WORD($game, "command") } new code:{ $code }`. Então a partida começa. O código funciona uma vez e expira { $left }.
# On the board of the channel that is asked. $name: of the channel or server that asks · $hours: how long a vote lasts · $until: when the table closes
council-lobby-asked =
    { "**" }{ $name }** propõe a este canal jogar { WORD($game, "name") }, canal contra canal.
    Todo mundo aqui proporia turnos e votaria. Cada votação dura { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }. Qualquer pessoa daqui pode responder, e a pergunta expira { $until }.
# On the board of the channel that asks. $named: 1 if a channel of the same server is asked, $place
council-lobby =
    Canal contra canal: todo mundo aqui vai propor turnos e votar. { $named ->
        [1] A pergunta está em { $place }
       *[other] Falta um canal de outro servidor, que precisa do código
    }. Sem resposta, a mesa fecha { $until }.
# On the board of the channel that does not vote now. $open: 1 while the time of the other's vote runs · $until: when it ends
council-waits =
    { $name } escolhe seu turno por votação{ $open ->
        [1] , que termina { $until }.
       *[other] .
    } Depois se vota aqui.
council-unshown = Não consigo mostrar o tabuleiro neste canal agora. Peça à moderação que me deixe ver o canal e enviar aqui mensagens e arquivos.
council-lost = Um dos dois canais desta partida de { $game } não existe mais, por isso ela terminou sem resultado.
council-ended = A moderação encerrou esta partida de { $game }, canal contra canal, sem resultado.
council-expired = Ninguém respondeu em um dia, por isso fechei esta mesa de { $game }, canal contra canal.
# $declined: 1 if the channel that was asked has declined
council-declined =
    { $declined ->
        [1] O outro canal não quer jogar { $game } agora.
       *[other] Esta partida de { $game }, canal contra canal, foi cancelada antes de começar.
    }
# $name: of the channel
council-error-side = Você já falou por **{ $name }** nesta partida, então não pode votar também pelo outro canal.
council-error-own = Um canal não pode jogar contra si mesmo. Escolha outro canal, ou digite o código em outro.
council-error-waits = Aqui uma mesa de { WORD($game, "name") }, canal contra canal, espera uma resposta. Quem perguntou ou a moderação pode cancelá-la: **{ LABEL("ui-more") }** › **{ ui-cancel }**.
council-error-asks = Outro canal já pediu a este uma partida de { WORD($game, "name") } e espera uma resposta. Aperte **{ LABEL("ui-accept") }** ou **{ LABEL("ui-decline") }** no tabuleiro dela, aqui.
council-error-begun = Esta partida já começou. O tabuleiro mais novo dela está neste canal: lá você pode propor um turno e votar.
council-error-same-server = Este código é de um canal deste servidor. Códigos são para outros servidores. Aqui, pergunte ao outro canal com `{ WORD($game, "command") } new against:`.
council-error-asked = Esta partida pergunta a outro canal. Lá alguém pode responder.
council-error-code = Este código é para um canal. Digite lá `{ WORD($game, "command") } new code:` e o código.
council-error-letter = Este código é para um membro, não para um canal. `/letters join` o aceita.
council-error-other-game = Este código é para { WORD($game, "name") }. Digite `{ WORD($game, "command") } new code:` e o código.
council-error-post = Não consigo mostrar tabuleiros em <#{ $channel }>. Escolha outro canal, ou me deixe vê-lo e escrever lá.
council-error-write = Você não pode escrever em <#{ $channel }>, por isso não pode perguntar lá. Escolha outro canal.
council-error-busy = Já há uma mesa ou uma partida de { WORD($game, "name") } em <#{ $channel }>. Escolha outro canal, ou pergunte lá mais tarde.
council-error-closed = Não se abrem partidas em <#{ $channel }>. Escolha outro canal.
council-error-against = Uma partida de dois canais não tem computadores, nem `time:`, nem `letters:`. Dê `against:` ou `code:`, e talvez `channel:`.
