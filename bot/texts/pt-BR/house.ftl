# O que cabe a quem gerencia um servidor: configurações, permissões.

house-cmd-settings = Para quem gerencia o servidor: como se joga aqui
house-opt-language = Idioma dos tabuleiros e dos avisos
house-opt-allow = Um canal onde se podem abrir partidas; se você não indicar nenhum, todos os canais
house-opt-forget = Um canal a tirar da lista: sem partidas novas, resultados do dia nem denúncias ali
house-opt-reminders = O máximo de lembretes por turno; -1: cada membro decide
house-opt-enders = Quem pode encerrar uma partida, além da moderação
house-opt-matches = O máximo de partidas de um membro ao mesmo tempo; 0 para não ter limite
house-opt-patience = Quantos dias uma partida espera por um membro calado até os outros decidirem
house-opt-holidays = Dias em doze meses em que as ausências de um membro podem parar relógios; 0: nunca
house-opt-threads = Se cada mesa nova ganha um tópico próprio
house-opt-quiet = Sem menções, só edições
house-opt-computers = Se jogadores virtuais podem jogar junto
house-opt-level = O nível dos jogadores virtuais que substituem membros
house-opt-daily = O canal dos resultados do tabuleiro do dia, no dia seguinte
house-opt-reports = O canal onde publico o que os membros denunciam
house-opt-calls = Horas entre duas mensagens que chamam para jogar; 0: nenhuma
house-opt-role = O cargo que essa mensagem menciona; só um que eu possa mencionar
house-opt-champions = O cargo de quem vence uma liga ou uma copa; @everyone: nenhum
house-choice-language-discord = O idioma do servidor
house-choice-enders-moderators = Mais ninguém
house-choice-enders-host = O anfitrião
house-choice-enders-seated = Todos os que jogam nela

house-settings = ### Como se joga aqui
# $changes: configurações como abaixo, cada uma com seu valor atual
house-saved = Salvo: { $changes }

# Linhas de um menu. $value: any, ou um número, ou uma das opções acima
house-set-language = Idioma: { $value ->
        [discord] o do servidor
       *[other] { LANGUAGE($value) }
    }
house-set-reminders = Lembretes por turno: { $value ->
        [any] sem limite
        [0] nenhum
       *[other] no máximo { $value }
    }
house-set-enders = Quem encerra uma partida: { $value ->
        [host] moderação, anfitrião
        [seated] moderação, quem joga
       *[moderators] moderação
    }
house-set-matches = Partidas por membro: { $value ->
        [any] sem limite
       *[other] no máximo { $value }
    }
house-set-patience = Esperar por membros calados: { $value ->
        [1] 1 dia
       *[other] { $value } dias
    }
house-set-holidays = Ausências que param relógios: { $value ->
        [0] nenhuma
        [1] 1 dia em 12 meses
       *[other] { $value } dias em 12 meses
    }
house-set-threads = Um tópico para cada mesa: { $value ->
        [yes] sim
       *[no] não
    }
house-set-quiet = Silêncio: { $value ->
        [yes] sim, sem menções
       *[no] não
    }
house-set-computers = Jogadores virtuais: { $value ->
        [yes] permitidos
       *[no] nenhum
    }
house-set-level = Computador que substitui membros: { $value ->
        [easy] fácil
        [hard] difícil
       *[normal] normal
    }
# $value: any, ou menções de canais
house-set-channels = Canais: { $value ->
        [any] todos
       *[other] { $value }
    }
house-set-daily = Resultados do dia: { $value ->
        [any] não postar
       *[other] { $value }
    }
house-set-reports = Denúncias: { $value ->
        [any] ninguém pode enviar
       *[other] { $value }
    }
house-set-calls = Chamadas para jogar: { $value ->
        [0] nenhuma
        [1] no máximo 1 por hora
       *[other] no máximo 1 a cada { $value } horas
    }
house-set-role = Cargo nas chamadas: { $value ->
        [any] nenhum
       *[other] { $value }
    }
house-set-champions = Cargo dos campeões: { $value ->
        [any] nenhum
       *[other] { $value }
    }
house-set-where-channels = Onde se podem abrir partidas
house-set-where-daily = Onde postar os resultados do dia
# $place: the channel for reports
house-reports-public = Qualquer pessoa pode ler { $place }. Para que só a administração leia as denúncias, escolha um canal que os outros não veem.
house-set-where-reports = Onde publico o que os membros denunciam
house-set-where-role = Quem uma chamada para jogar menciona
house-set-where-champions = O cargo de quem vence uma liga ou uma copa
house-ui-setup = Permissões
house-ui-settings = Configurações
house-ui-company = Chamadas, denúncias, cargos
# $text: o que foi digitado · $languages: todos os que se podem escolher, cada um na própria língua
house-unknown-language = Não conheço o idioma “{ $text }”. Escolha { $languages }.
house-thread-opened = Sua mesa tem um tópico próprio: { $place }

house-cmd-setup = Para quem gerencia o servidor: quais permissões me faltam, onde, e como concedê-las
house-setup-fine = Não falta nada: posso postar tabuleiros em todos os canais onde se joga.
house-setup-title = ### O que falta
# $permissions: nomes separados por vírgulas
house-setup-role = **No servidor todo:** { $permissions }. [Conceda aqui]({ $link }): confirme, nada mais muda.
house-setup-role-waits = Há partidas esperando por isso em { $places }.
house-setup-channel = { $place }: { $permissions }. [Abra o canal]({ $link }), depois Editar canal > Permissões.
house-setup-waits = Uma partida espera ali.
house-setup-more =
    { $count ->
        [1] … e mais 1 canal
       *[other] … e mais { $count } canais
    }
house-setup-hidden =
    { $count ->
        [1] Não vejo 1 canal. Se quiserem jogar nele, me dê **{ $permission }** ali.
       *[other] Não vejo { $count } canais. Onde quiserem jogar, me dê **{ $permission }**.
    }
house-setup-hidden-more =
    { $count ->
        [1] Há mais 1 canal que não vejo. Se quiserem jogar nele, me dê **{ $permission }** ali.
       *[other] Há mais { $count } canais que não vejo. Onde quiserem jogar, me dê **{ $permission }**.
    }
house-setup-hint = Não preciso de todos os canais: `/settings` diz onde se joga.

house-role-managed = O próprio Discord dá { $role }. Escolha outro cargo.
house-role-above = { $role } não está abaixo do seu cargo mais alto. Escolha um mais baixo.
house-role-given = Título de campeão
house-role-taken = Título de campeão perdido
house-setup-champions-deleted = **Cargo dos campeões:** ele foi excluído. Escolha outro em `/settings`.
house-setup-champions-managed = **Cargo dos campeões:** o próprio Discord dá { $role }. Escolha outro em `/settings`.
house-setup-manage-roles = **Cargo dos campeões:** para dar { $role }, preciso de { $permission }. [Conceda aqui]({ $link }): confirme, nada mais muda.
house-setup-champions-above = **Cargo dos campeões:** { $role } não está abaixo do meu cargo. Arraste o meu para cima dele, em Configurações do servidor > Cargos.
house-setup-champions-refused = **Cargo dos campeões:** o Discord não me deixa dar { $role }. Escolha outro em `/settings`.
house-setup-away-champions =
    { $count ->
        [one] **Cargo dos campeões:** 1 campeão saiu do servidor. Quando voltar e usar um botão meu, recebe { $role }.
       *[other] **Cargo dos campeões:** { $count } campeões saíram do servidor. Quando voltarem e usarem um botão meu, recebem { $role }.
    }
