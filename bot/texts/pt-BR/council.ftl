# Um canal joga um lugar de uma partida: os membros propõem turnos e votam.

# The name of the seat, as that of a player
council-player = O canal
council-ui-start = Jogar como canal
council-with = **Juntos contra o computador:** todo mundo aqui propõe e vota
# $hours: how long a vote lasts
council-start =
    ### Jogar como canal
    O canal tem um lugar, e todo mundo joga com ele. Quem quiser propõe um turno, e cada membro tem um voto. Depois de { $hours } horas, o turno com mais votos é jogado. `channel:` no comando define outro tempo.
    Em que nível joga o computador?
council-opt-channel = O canal joga um lugar contra o computador, por votação: quanto dura cada uma
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
council-error-move = Só quem começou esta partida ou a moderação pode levá-la para outro canal. Se o canal dela sumiu, qualquer pessoa pode.
council-error-gone = Esta proposta não existe mais, porque ninguém vota nela. Escolha outra, ou proponha de novo.
# $most: how many turns may be proposed
council-error-many = Há { $most } turnos propostos, e não cabem mais. Vote em um deles.
# $most: how many members may vote
council-error-full = { $most } membros já votaram, e não cabem mais.
# $least: how many votes this needs
council-error-not-now = Um turno só é jogado na hora se pelo menos { $least } membros votaram, todos nele, e você também.
