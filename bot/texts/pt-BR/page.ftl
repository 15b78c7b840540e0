# As palavras próprias da página do Discord local (make play), ao lado das do bot. Quem as lê conhece o Discord.

## A conexão

page-opening = Abrindo a página…
page-no-script = Esta página precisa de JavaScript.
page-connection-lost = A conexão caiu. Conectando de novo…
page-unanswered = O servidor não responde. Tentando de novo…
page-retry = Agora
page-lost = A conexão caiu. Tente de novo.
page-offline = Não há conexão no momento. Tente de novo daqui a pouco.
page-file-lost = Não foi possível enviar { $name }. Tente de novo.
page-window-gone = O formulário que estava aberto sumiu. Se você não tinha enviado, abra de novo.
page-connecting = { $name } está se conectando: os comandos já vão funcionar.
page-close-notice = Fechar este aviso

## Recusas, pelos seus códigos

page-refused-unknown = Isso não está mais aqui.
page-refused-not-visible = Você não pode usar este comando aqui.
page-refused-archived = Este tópico está fechado.
page-refused-permission = Você não tem permissão para fazer isso aqui.
page-refused-too-long = Isso é longo ou grande demais.
page-refused-empty = Não dá para enviar uma mensagem vazia.
page-refused-disabled = Isto não funciona no momento.
page-refused-not-clickable = Isto não pode ser apertado.
page-refused-option = Este comando não tem essa opção.
page-refused-missing-option = Ainda falta preencher algo.
page-refused-choice = Isso não está entre as escolhas.
page-refused-value = Este valor não serve.
page-refused-closed = Este formulário não está mais aberto.
page-options-failed = Não foi possível carregar as opções.

## Quem lê a página

page-who = Quem é você?
page-who-told = Jogue como um destes membros. Abra uma segunda aba como outro para jogar contra você.
page-who-open = em outra aba
page-you-are = Você é { $name }
page-switch = Trocar de membro
page-switch-settings = Trocar de membro, configurações
page-be-other = Ser outra pessoa
page-be = Ser { $name } nesta aba
page-new-tab = Em uma nova aba
page-open-tab-as = Abrir uma aba como { $name }
page-open-as = Abrir como { $name }
page-sound = Som
page-sound-on = O som está ligado
page-sound-off = O som está desligado
page-colours = Cores
page-theme-system = Sistema
page-theme-dark = Escuro
page-theme-light = Claro
page-language = Idioma
# buttons: who has an app among their own can use it everywhere, also where the server does not have it
page-install = Adicionar { $app } aos meus apps
page-uninstall = Remover { $app } dos meus apps
page-write-to = Escrever para { $app }

## Membros

page-members = Membros
page-apps = Apps
page-online = Disponível
page-away = Offline
page-group = { $group } — { $count }
page-app = App
page-you = você
page-owner-title = Tem a posse do servidor
page-owner = tem a posse do servidor
page-is-online = disponível
page-is-away = offline
page-roles = Cargos
page-send-message = Enviar mensagem
page-somebody = Alguém

## Servidores, canais e tópicos

page-servers = Servidores
page-channels = Canais
page-show-channels = Mostrar canais
page-text-channels = Canais de texto
page-direct-messages = Mensagens diretas
page-no-direct-messages = Nenhuma ainda: escolha alguém na lista de membros.
page-channel-unread = { $channel }, { $count ->
        [one] { $count } não lida
       *[other] { $count } não lidas
    }
page-no-channel-name = Nenhum canal
page-no-channel = Não há nenhum canal que você possa ver.
page-channel-gone = Esse canal não está aqui, ou você não pode vê-lo.
page-threads = Tópicos
page-threads-in = Tópicos em { $channel }
page-no-threads = Ainda não há nenhum neste canal.
page-new-thread = Novo tópico
page-thread-name = Nome do tópico
page-create = Criar
page-thread-here = Criar um tópico aqui
page-thread-begun = { $name } criou um tópico: { $thread }
page-thread-begun-by = { $name } criou um tópico
page-see-thread = Ver o tópico ›
page-thread-close = Fechar o tópico
page-thread-reopen = Abrir o tópico de novo
page-thread-closed = fechado
page-thread-is-closed = Este tópico está fechado.
page-begin-welcome = Este é o canal #{ $name }
page-begin-channel = O canal começa aqui.
page-begin-thread = O tópico começa aqui.
page-begin-direct = Suas mensagens diretas com { $name } começam aqui.
page-begin-group = Este é o começo da mensagem em grupo.
page-begin-message = Começa em uma mensagem de { $name }
page-begin-type = Digite { $slash } para ver o que { $app } faz aqui

## Mensagens

page-log = Mensagens em { $channel }
page-loading-older = Carregando mensagens mais antigas…
page-new-messages = Novas mensagens
page-new = Novo
page-newer = { $count ->
        [one] { $count } nova mensagem
       *[other] { $count } novas mensagens
    }
page-to-end = Para as mais recentes
page-typing = { $count ->
        [one] { $names } está digitando…
       *[other] { $names } estão digitando…
    }
page-typing-many = Várias pessoas estão digitando…
page-message-name = { $name }, { $time }
page-message-name-private = { $name }, { $time }, só você pode ver isto
page-thinking = { $name } está pensando…
page-no-answer = O aplicativo não respondeu
page-only-you = Só você pode ver isto
page-dismiss = Ignorar mensagem
page-edited = (editado)
page-used = { $name } usou { $command }
page-sending = Enviando o comando…
page-original-gone = A mensagem original foi excluída
page-reply-to = Resposta para { $name }: ir para essa mensagem
page-no-text = Mensagem com anexos ou componentes
page-actions = Ações para esta mensagem
page-reply = Responder
page-delete = Excluir
page-delete-message = Excluir mensagem
page-delete-ask = Excluir esta mensagem?
page-delete-told = Ela vai sumir para todo mundo.
page-message-gone = Essa mensagem não existe mais.
page-code = Código
page-link-message = { $channel } › mensagem
page-unknown-member = membro desconhecido
page-unknown-role = cargo desconhecido
page-unknown-channel = desconhecido
page-write-command = Escrever este comando
page-bad-date = Data inválida

## Partes das mensagens

page-file = Arquivo
page-button = Botão
page-not-sold = Nada está à venda aqui
page-select = Faça uma escolha
page-selected = { $label }: { $values }
page-search = Buscar
page-nothing-named = Nada com esse nome.
page-picked = { $count } de { $most }
page-picked-least = { $count } de { $most }, pelo menos { $least }
page-done = Pronto
page-unknown-component = Um componente do tipo { $type } não pode ser mostrado aqui.
page-spoiler = Spoiler
page-spoiler-show = Spoiler: aperte para mostrar
page-spoiler-picture = Spoiler: aperte para mostrar a imagem
page-spoiler-file = Spoiler: aperte para mostrar o arquivo
page-picture = Uma imagem
page-picture-elsewhere = Uma imagem de outro site
page-picture-told = Descrição da imagem
page-enlarge = Ampliar a imagem
page-enlarge-named = Ampliar: { $name }
page-picture-of = Imagem { $number } de { $count }
page-picture-before = Imagem anterior
page-picture-after = Próxima imagem
page-picture-tab = Abrir a imagem em uma nova aba
page-open-tab = Abrir em uma nova aba
page-close = Fechar

## Escrever

page-composer = Escrever
page-message-in = Conversar em { $channel }
page-message-or = Conversar em { $channel }, ou / para comandos
page-send = Enviar
page-read-only = Você pode ler aqui, mas não escrever.
page-message-long = Uma mensagem tem no máximo { $most } caracteres; esta tem { $count }.
page-replying = Respondendo a { $name }
page-no-reply = Não responder
page-commands = Comandos
page-commands-like = Comandos que combinam com { $text }
page-no-command = Não existe esse comando aqui.
page-enter-sends = { $enter } envia
page-slash = Comando /{ $command }
page-leave-command = Sair do comando
page-leave-command-key = Sair do comando (Esc)
page-options = Opções
page-values = Valores para { $option }
page-add-option = Adicione uma opção, ou aperte Enter para enviar
page-press-enter = Aperte Enter para enviar
page-more-options = mais opções…
page-optional = opcional
page-without = Sem { $name }
page-nothing-fits = Nada combina com o que você escreveu.
page-true = Verdadeiro
page-false = Falso
page-fault = { $option }: { $fault }
page-required = Esta opção é obrigatória.
page-pick = Escolha algo da lista.
page-least-characters = { $count ->
        [one] Escreva pelo menos { $count } caractere.
       *[other] Escreva pelo menos { $count } caracteres.
    }
page-most-characters = { $count ->
        [one] Escreva no máximo { $count } caractere.
       *[other] Escreva no máximo { $count } caracteres.
    }
page-write-range = Escreva { $range }.
page-range-between = um número de { $least } a { $most }
page-range-from = um número a partir de { $least }
page-range-to = um número até { $most }
page-range-whole = um número inteiro
page-range-number = um número

## Formulários

page-cancel = Cancelar
page-submit = Enviar
page-unknown-field = Um campo do tipo { $type } não pode ser preenchido aqui.
page-field-required = Este campo é obrigatório.
page-choose-one = Escolha um.
page-choose-least = { $count ->
        [1] Escolha pelo menos um.
       *[other] Escolha pelo menos { $count }.
    }
page-choose-most = Escolha no máximo { $count }.
page-choose-files = { $count ->
        [1] Escolher um arquivo
       *[other] Escolher até { $count } arquivos
    }
page-drop-files = { $count ->
        [1] ou solte-o aqui; no máximo 10 MB
       *[other] ou solte-os aqui; no máximo 10 MB cada
    }
page-add-file = Adicione um arquivo.
page-add-least = { $count ->
        [one] Adicione pelo menos { $count } arquivo.
       *[other] Adicione pelo menos { $count } arquivos.
    }
page-add-most = { $count ->
        [1] Adicione só um arquivo.
       *[other] Adicione no máximo { $count } arquivos.
    }
page-file-large = { $name } tem mais de 10 MB.
