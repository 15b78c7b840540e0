# Recusas e imprevistos que não são de nenhum jogo. Como se escreve uma frase: veja errors.ftl em inglês. Aqui falamos com
# “você”, em frases curtas, sem gênero para o membro.

## Imprevistos

# $ticket: um código curto que também fica no registro
error-bug = Algo deu errado comigo. Sua partida está salva: tente de novo. Se acontecer outra vez, avise quem cuida deste bot: código **{ $ticket }**.
error-in-doubt = Ainda não sei se isso valeu. Olhe o tabuleiro daqui a um minuto antes de tentar de novo.
error-storage = Não consegui salvar isso, então nada mudou. Tente de novo daqui a um minuto.
error-database = Meu banco de dados não está funcionando agora, então nada mudou. Tente de novo daqui a um minuto.
error-draining = Estou reiniciando. Todas as partidas estão salvas: tente de novo daqui a um minuto.
error-unknown-button = Este botão não funciona mais. Use o tabuleiro mais recente da partida.
# $seconds: até funcionar de novo
error-too-much = Foi muita coisa em pouco tempo. Tente de novo em { $seconds ->
        [1] 1 segundo
       *[other] { $seconds } segundos
    }.
error-text-too-long = Esse texto é longo demais: eu leio no máximo { $most } caracteres.
error-still-working = Ainda estou cuidando do seu pedido anterior. Tente de novo quando a resposta chegar.
error-too-heavy = Isso demora demais para calcular, então parei. Tente de novo daqui a um minuto, ou com algo mais curto.

## Lugares e permissões

error-guild-only = Isso só funciona em um servidor onde eu esteja. Você pode [me adicionar]({ $link }) ao seu.
error-not-installed = Não estou neste servidor, então isso não funciona aqui. Quem o gerencia pode [me adicionar]({ $link }).
error-share-elsewhere = Isso pertence a outro servidor, então não mostro aos outros daqui.

# $permission: o nome que discord.py lhe dá · $place: uma menção do canal
error-bot-permission = Preciso da permissão “{ error-permission }” em { $place }. Quem gerencia o servidor pode concedê-la.
error-bot-permissions = Preciso destas permissões em { $place }: { $permissions }. Quem gerencia o servidor pode concedê-las.
error-nothing-opened = Nenhuma partida foi aberta. { $why } Depois disso, tente de novo.
error-nothing-moved = A partida fica onde está. { $why } Depois disso, tente de novo.
error-cannot-post = O Discord não me deixa postar em { $place }. Quem gerencia o servidor pode mudar isso.
error-member-permission = Para isso você precisa da permissão “{ error-permission }” em { $place }.
error-thread-archived = Este tópico está arquivado. Envie uma mensagem nele e tente de novo.

# Os nomes como o próprio Discord os mostra nas permissões de um canal
error-permission =
    { $permission ->
        [view_channel] Ver canal
        [send_messages] Enviar mensagens
        [send_messages_in_threads] Enviar mensagens em tópicos
        [attach_files] Anexar arquivos
        [manage_messages] Gerenciar mensagens
        [manage_guild] Gerenciar servidor
        [manage_roles] Gerenciar cargos
        [create_public_threads] Criar tópicos públicos
       *[other] { $permission }
    }

## Sessões: a partida, o lugar ou a vez não é o que o pedido supõe

error-no-match = Este tabuleiro é de uma partida que não tenho mais. Você pode começar uma nova.
error-no-session = Não há partida de { WORD($game, "name") } aberta neste canal. `{ WORD($game, "command") } new` começa uma.
error-no-alone = Você não joga nenhuma partida solo de { WORD($game, "name") } agora. `{ $command }` começa uma.
error-no-session-own = Você não tem partida de { WORD($game, "name") } neste canal. Em partida solo aqui: { $name }. `{ WORD($game, "command") } new` começa a sua.
# $name: até três nomes, e quantos mais
error-no-table = Não há mesa de { WORD($game, "name") } aberta neste canal. Em partida solo aqui: { $name }. { WORD($game, "new-table") } abre uma mesa.
error-no-table-to-end = Não há mesa de { WORD($game, "name") } aberta neste canal. Em partida solo aqui: { $name }. `{ WORD($game, "command") } end` com a opção `member` encerra uma dessas partidas.
# Depois de nomes, quando não aparecem todos
error-others =
    { $count ->
        [1] mais 1 pessoa
       *[other] mais { $count } pessoas
    }
error-no-solo = { $name } não tem partida solo de { WORD($game, "name") } neste canal.
error-no-solo-but-table = { $name } não tem partida solo de { WORD($game, "name") } neste canal. Para encerrar a mesa daqui, use `{ WORD($game, "command") } end` sem `member`.
error-newer-rules = Uma versão mais nova de mim salvou esta partida de { WORD($game, "name") }. Ela está segura e continua quando essa versão voltar.
error-damaged = Sinto muito: não consigo mais ler esta partida de { WORD($game, "name") }. A moderação pode encerrá-la com `{ WORD($game, "command") } end`. Depois você pode começar uma nova aqui.
error-already-open-solo = Você já tem uma partida solo de { WORD($game, "name") } neste canal. Veja-a com `{ WORD($game, "command") } board`. Para começar outra, encerre esta com `{ WORD($game, "command") } resign`.
error-already-open-lobby = Já há uma mesa de { WORD($game, "name") } aberta neste canal. Aperte **{ LABEL("ui-join") }** nela, ou abra uma em outro canal ou tópico.
error-already-open-seated = Você já está em uma mesa de { WORD($game, "name") } neste canal: veja-a com `{ WORD($game, "command") } board`. Você pode abrir outra em outro canal ou tópico.
error-already-open-table = Já há membros jogando uma partida de { WORD($game, "name") } neste canal. Espere ela acabar, ou abra uma mesa em outro canal ou tópico.
error-not-seated = Você não tem lugar nesta partida, mas pode assistir à vontade. `{ WORD($game, "command") } new` começa uma partida sua.
error-board-ended = O seu tabuleiro acabou, e os pontos dele contam. A corrida espera por { $name }; `/turns` diz até quando.
# $name: quem joga pelo membro
error-seat-lent = { $name } joga por você nesta partida. `/seat back` pede seu lugar de volta.
error-seat-covered = { $name } joga por você nesta partida. **{ LABEL("ui-more") }** › **{ wait-ui-back }** devolve o seu lugar, e `/turns` também.
error-not-at-table = Você não tem lugar nesta mesa. Aperte **{ LABEL("ui-join") }** para pegar um.
error-already-seated = Você já tem um lugar nesta mesa.
error-choice-taken = { $name } já escolheu essa opção. Escolha uma que ainda esteja livre.
# $name: os membros para quem os lugares livres ficam guardados
error-seats-kept = Os lugares livres ficam guardados por alguns minutos para { $name }. Tente de novo depois disso.
error-seated-at-rematch = Você tem um lugar nesta mesa. Aperte **{ LABEL("ui-more") }** e depois **{ ui-part }** para deixá-lo livre.
error-not-a-guest = A pergunta é para os membros da última partida. Aperte **{ LABEL("ui-come") }** se quiser jogar.
# $name: o membro desafiado
error-seat-kept = O lugar livre está guardado para { $name }, que recebeu o desafio. Qualquer pessoa pode pegá-lo se { $name } recusar.
error-not-challenged = Este desafio é para { $name }.
error-no-challenges = Você não pode desafiar { $name }. Em vez disso, abra uma mesa.
error-own-block = Você bloqueou { $name }. Com `/block` você pode desfazer isso.
error-own-blocks = Você bloqueou { $name }, que { $count ->
        [1] tem
       *[other] têm
    } um lugar aqui. Com `/block` você pode desfazer isso.
error-too-many-blocked = Você já bloqueou { $most } membros, e não dá para bloquear mais. Em `/block` você pode desbloquear alguém.
error-block-self = Você não pode se bloquear. Escolha outra pessoa.
error-block-bot = Um bot nunca joga, então não precisa de bloqueio. Escolha um membro.
error-block-old = Este botão é antigo demais para bloquear alguém. Abra de novo a página em que ele estava ou use `/block`.
error-challenge-self = Você não pode se desafiar. Escolha outra pessoa, ou jogue contra o computador.
error-challenge-me = Eu não jogo. Aperte **{ LABEL("guide-ui-new") }** para jogar contra o computador.
error-challenge-bot = Um bot não pode jogar. Escolha um membro.
error-challenge-gone = Este membro saiu do servidor. Escolha outra pessoa.
error-challenge-unseen = { $name } não vê { $place }. Use um canal que os dois lados vejam.
error-no-free-seat = Nenhum lugar desta mesa está livre para você. Você pode assistir, ou abrir uma mesa em outro canal ou tópico.
# To the host, who adds a computer player
error-table-full =
    { $seats ->
        [1] O único lugar desta mesa está ocupado.
       *[other] Todos os { $seats } lugares desta mesa estão ocupados.
    } Você pode assistir, ou abrir uma mesa em outro canal ou tópico.
# $name: de quem é a vez, vários nomes separados por vírgulas
error-not-your-turn = Ainda não é sua vez: a partida espera por { $name }.
error-not-your-turn-covered = Ainda não é sua vez, e { $name } joga por você. **{ LABEL("ui-more") }** › **{ wait-ui-back }** devolve o seu lugar, e `/turns` também.
error-stale-board = Este tabuleiro não é mais o mais recente, então nada foi jogado. Use o mais recente.
error-stale-alone = Este tabuleiro não era o mais recente, então nada foi jogado. Aqui está o mais recente.
error-board-behind = O tabuleiro mais recente ainda não pôde ser mostrado aqui, então nada foi jogado. Em **{ LABEL("ui-more") }**, **{ ui-down }** mostra o tabuleiro a você.
error-board-behind-yet = O tabuleiro mais recente ainda não pode ser mostrado aqui. Em **{ LABEL("ui-more") }**, **{ ui-down }** mostra o tabuleiro a você.
# Depois de um toque recusado num tabuleiro antigo, em cujo lugar está agora o mais recente em palavras
error-board-brought-up = Este tabuleiro estava desatualizado, então nada foi jogado. Agora ele mostra a posição atual: escolha de novo.
error-board-brought-up-yet = Este tabuleiro estava desatualizado. Agora ele mostra a posição atual.
error-already-played = Isto já foi jogado.
error-undo-stale = A partida continuou depois deste tabuleiro, então nada foi desfeito.
error-nothing-to-undo = Não há nada para desfazer: ninguém jogou ainda, ou a última jogada é definitiva, por exemplo porque marcou pontos.
# $name: quem fez a última jogada
error-undo-not-yours = { $name } fez a última jogada, e só { $name } pode desfazê-la.
error-over = Esta partida acabou. Você pode começar uma nova.
error-not-started =
    Esta partida ainda não começou. { $rematch ->
        [1] Ela começa sozinha quando gente suficiente apertar **{ LABEL("ui-come") }**.
       *[0] O anfitrião aperta **{ LABEL("ui-begin") }** quando houver membros suficientes aqui.
    }
error-already-started = Esta partida já começou, então a mesa fica como está. Se não quiser continuar, use a opção de desistir.
error-too-late-to-join = Esta partida já começou, então não dá mais para entrar. Você pode assistir à vontade. `{ WORD($game, "command") } new` começa uma partida sua.
# $computers: 1 se um menu da mesa põe jogadores virtuais
error-too-few-seats =
    { WORD($game, "name") } precisa de { $needed } pessoas, e { $seated ->
        [0] ainda não há ninguém aqui
        [1] só há 1 aqui até agora
       *[other] só há { $seated } aqui até agora
    }. Peça a alguém para apertar **{ LABEL("ui-join") }**{ $computers ->
        [1] , ou escolha “{ LABEL("computer-ui-add-any") }” no menu
       *[0] { "" }
    }.
# $name: do anfitrião
error-not-host = Só quem organiza a mesa, { $name }, ou a moderação pode cancelar esta mesa.
error-not-host-to-seat = Só quem organiza a mesa, { $name }, pode adicionar ou tirar jogadores virtuais.
error-no-such-computer = Este jogador virtual já saiu da mesa.
error-computers-off = Este servidor joga sem jogadores virtuais. Quem gerencia o servidor pode permiti-los com `/settings`.
error-computers-alone = Jogadores virtuais não jogam sem você. Pelo menos um membro tem que ficar na mesa.
error-no-computers = { WORD($game, "name") } não tem jogadores virtuais para uma partida assim. Tente outras configurações.
# $most: o maior número
error-too-many-computers =
    { $most ->
        [1] Nesta partida cabe 1 jogador virtual além de você.
       *[other] Nesta partida cabem de 1 a { $most } jogadores virtuais além de você.
    }
error-not-host-to-start = Só quem organiza a mesa, { $name }, pode começar a partida.

## Esperar a vez: tempo, lugares, ausências, o que um servidor permite

error-pace-range = Um turno pode durar de 15 minutos a 14 dias, ou não ter limite.
error-pace-no-limit = Uma reserva de tempo e as horas que não contam precisam de um limite de tempo: escolha também `time:`.
error-bank-range = Uma reserva de tempo pode ter de 1 hora a 14 dias.
error-pace-solo = Você joga esta partida sem mais ninguém, então nenhum tempo corre. Jogue com calma.
error-same-pace = Esta partida já é jogada assim.
# $name: do anfitrião
error-not-host-for-pace = Só quem organiza a mesa, { $name }, pode definir o tempo de um turno antes de a partida começar.
error-nothing-proposed = Esta proposta acabou: já foi decidida, ou o prazo dela passou.
error-nothing-asked = Esta votação acabou: já foi decidida, ou a jogada foi feita.
error-own-vote = Esta votação é sobre o seu turno, então os outros decidem. Você ainda pode fazer sua jogada.
error-not-elector = Você não vota enquanto está fora ou oferece seu lugar. Use antes `/away back` ou `/seat keep`.
error-offered-already = Você já ofereceu seu lugar. Para desistir da oferta, use `/seat keep`.
error-no-offer = Nenhum lugar desta partida está livre: alguém já o pegou, ou o membro voltou.
error-offer-changed = Esta oferta mudou desde então. A mensagem mais recente sobre o lugar diz o que vale agora.
error-seat-meant-for-other = Este lugar não está livre para você.
# $name: who was to get the seat
error-cannot-take = { $name } não pode pegar este lugar. Indique outra pessoa, ou não indique ninguém e deixe o lugar para quem quiser.
error-seat-to-itself = Este lugar já é seu. Indique outra pessoa, ou não indique ninguém e deixe o lugar para quem quiser.
# $name: quem receberia o lugar
error-seated-already = { $name } já tem um lugar nesta partida. Indique alguém que não tenha nenhum.
error-no-stand-in = Ninguém joga por você aqui, e você não joga por ninguém.
error-no-computer-for-you = Nenhum jogador virtual joga por você aqui.
error-back-already = Você já voltou: quem joga é você.
# $name: do anfitrião
error-not-host-to-move = Só quem organiza a mesa, { $name }, ou a moderação pode levar esta partida para outro canal.
error-there-already = A partida já está neste canal.
error-other-server = Uma partida fica no seu servidor. Use este comando em outro canal desse servidor.
# $channel: o id de um canal onde se podem abrir partidas
error-channel-closed = Não se abrem partidas neste canal. Use <#{ $channel }>.
error-too-many-matches =
    { $limit ->
        [1] Neste servidor você pode jogar 1 partida por vez. Termine a sua primeiro.
       *[other] Neste servidor você pode jogar { $limit } partidas por vez. Termine uma das suas primeiro.
    }
# $enders: quem mais pode: ninguém (moderators), host, seated
error-may-not-end =
    { $enders ->
        [host] Só o anfitrião ou a moderação pode encerrar esta partida.
        [seated] Só a moderação ou um membro que joga nesta partida pode encerrá-la.
        [channel] Só a moderação pode encerrar esta partida, porque é um canal que joga. Ela também termina se, duas vezes seguidas, ninguém propuser um turno.
       *[moderators] Só a moderação pode encerrar esta partida. Se você joga nela, pode sair com `resign`.
    }
error-end-alone =
    { $why ->
        [left] Você não joga mais nesta partida, então não pode encerrá-la por conta própria. Peça que quem continua jogando concorde.
        [unknown] Este jogo não mostra quem está na frente, então ninguém que joga pode encerrar uma partida por conta própria. Peça que os outros concordem, ou desista.
       *[behind] Você está atrás nesta partida, então não pode encerrá-la por conta própria. Peça que os outros concordem, ou desista.
    }
error-owner-decides = Você joga no lugar de { $name }, e só { $name } pode responder a isto.
error-not-over = Esta partida ainda está em andamento. A revanche pode vir quando ela acabar.
error-unknown-zone = Não conheço o fuso horário “{ $zone }”. Escreva uma cidade como São Paulo ou uma diferença como UTC-3, ou escolha um da lista.
error-zone-several = “{ $zone }” é a hora de vários lugares. Escolha um: { $zones }.
error-zone-inverted =
    { $is ->
        [ahead] “{ $zone }” está à frente de UTC: escreva { $meant } para isso, ou { $other } se a sua hora está atrás de UTC.
       *[behind] “{ $zone }” está atrás de UTC: escreva { $meant } para isso, ou { $other } se a sua hora está à frente de UTC.
    }
error-quiet-hours = Não consigo ler essas horas de silêncio. Escreva dois horários diferentes, por exemplo das 22h às 7h.
error-past-date = Leio isso como { $day }. Isso já passou. Indique um dia ou um horário que ainda não passou.
# $days: o máximo
error-far-date =
    { $days ->
        [1] Leio isso como { $day }. Uma ausência pode durar no máximo 1 dia.
       *[other] Leio isso como { $day }. Uma ausência pode durar no máximo { $days } dias.
    }
error-option-range = { $ends ->
    [0] `{ $option }` começa em { $low }.
   *[1] `{ $option }` vai de { $low } a { $high }.
}
error-limit-range = Escolha um número de { $low } a { $high }.
error-nothing-to-mute = Este botão é de quem está na vez: ele para os lembretes dessa pessoa.

## Rankings e temporadas

# $period: o que foi digitado
error-unknown-period = Não conheço o período “{ $period }”. Escolha esta semana, este mês ou desde sempre, ou digite um mês como 2026-10 ou uma semana como 2026-W46.
# $seasons: quantas existem
error-unknown-season =
    { $seasons ->
        [1] Essa temporada não existe: só existe a temporada 1.
       *[other] Essa temporada não existe: existem as temporadas de 1 a { $seasons }.
    }
# $pages: quantas existem
error-unknown-page =
    { $pages ->
        [1] Essa página não existe: este ranking só tem a página 1.
       *[other] Essa página não existe: este ranking tem as páginas de 1 a { $pages }.
    }
error-empty-season = Esta temporada ainda não tem resultados, então não há nada para encerrar.
error-nothing-finished-own = Você ainda não terminou uma partida neste servidor. Seu perfil começa com a primeira.
error-nothing-finished = Este membro ainda não terminou uma partida neste servidor. Um perfil começa com a primeira.
error-left-out = Este membro não quer aparecer em rankings e perfis.
