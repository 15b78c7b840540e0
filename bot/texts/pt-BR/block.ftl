# Quem um membro bloqueia.

block-cmd = Nunca jogar com um membro, em nenhum servidor, ou ver quem você bloqueou
block-opt-member = O membro a bloquear; sem ele, você vê sua lista
# The command in a member’s menu
block-menu = Bloquear em jogos
# Buttons: in the profile of a member, and below a declined challenge. $name: the challenger, as plain text
block-ui = Bloquear
block-them = Bloquear { $name }
block-undo = Desbloquear
block-again = Bloquear de novo
# $name: a mention
block-done = Você bloqueou { $name } em todos os servidores. Vocês não podem mais se desafiar nem pegar lugares na mesma mesa, e ninguém fica sabendo o porquê. As mesas e partidas em que vocês dois já têm lugar continuam: saia delas para evitar isso. Em ligas e copas, um bloqueio não muda nada depois do começo. Antes, o sorteio separa vocês onde pode, mas numa copa você pode enfrentar qualquer pessoa inscrita. O bloqueio acaba se { $name } apagar aqui todos os próprios dados.
block-lifted = { $name } não está mais na sua lista de bloqueio.
# Above a menu of these members
block-list =
    { $count ->
        [1] Você bloqueou { $count } membro. Remova-o da lista para desbloqueá-lo:
       *[other] Você bloqueou { $count } membros. Remova da lista quem você quer desbloquear:
    }
block-none =
    Você não bloqueou ninguém. { $where ->
        [home] Escolha um membro aqui, ou **{ block-menu }** no menu dele, em Aplicativos.
        [server] Escolha um membro aqui.
       *[direct] `/block` com a opção `member` bloqueia alguém.
    }
block-empty = Ninguém está bloqueado
# In the menu of all members
block-choose = Bloquear alguém…
