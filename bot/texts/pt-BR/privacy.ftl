# O que se guarda sobre os membros: dizer, entregar, apagar.

# No lugar do nome de um membro que apagou seus dados: em tabuleiros, imagens, partidas antigas.
privacy-former = Antigo membro

privacy-cmd-policy = O que se guarda sobre você, por quê, por quanto tempo e quem vê
privacy-cmd-export = Receba em um arquivo tudo sobre você; quem gerencia o servidor, também os resultados dele
privacy-cmd-delete = Apague tudo o que se guarda sobre você, em todos os servidores
privacy-opt-what = O que você quer; sem esta opção, o que se guarda sobre você
privacy-choice-what-me = O que se guarda sobre mim
privacy-choice-what-server = Os resultados deste servidor, para quem o gerencia

# $known: se o responsável se identificou · $contact: como, ou "" · $days: depois que o bot saiu de um servidor
privacy-policy =
    ### O que se guarda sobre você
    ◆ **O quê:** seu id e seu nome no Discord, suas partidas e jogadas, suas pontuações, seus ratings e insígnias, suas configurações e suas notas particulares. Posições das suas partidas terminadas podem virar quebra-cabeças do mesmo servidor, sem nomes. Nunca leio o que os membros escrevem nos canais.
    ◆ **Por quê:** para que as partidas continuem, todos saibam de quem é a vez e os rankings estejam certos.
    ◆ **Quem vê:** todos no canal veem tabuleiros, nomes e pontuações. Nas mensagens diretas, quem joga com você os vê. Só você vê sua mão, suas configurações, suas notas e o que espera por você. Não vendo nada e não repasso nada.
    ◆ **Por quanto tempo:** até você apagar. O que é de um servidor, apago { $days } dias depois de sair dele.
    ◆ **O que você pode fazer:** `/privacy export` dá uma cópia a você, `/privacy delete` apaga tudo.
    ◆ **Quem responde por isso:** { $known ->
        [yes] { $contact }
       *[no] quem cuida deste bot. Pergunte a quem me convidou para o seu servidor ou deu meu link a você.
    }
privacy-ui-whole = O texto completo
privacy-ui-export = Enviar uma cópia
privacy-ui-puzzles-no = Não usar em quebra-cabeças
privacy-ui-puzzles-yes = Permitir quebra-cabeças
privacy-ui-delete = Apagar meus dados
privacy-whole = A política de privacidade e os termos de uso. Estes arquivos estão em inglês.

privacy-puzzles-no = De agora em diante, suas partidas não viram quebra-cabeças. Os que havia foram apagados.
privacy-puzzles-yes = Suas partidas terminadas podem voltar a virar quebra-cabeças no servidor delas, sem nomes.

privacy-export-me = Isto é tudo o que se guarda sobre você, em todos os servidores. Mas o que outros anotaram sobre você, e se bloqueiam você, é deles e não está aqui. Só você vê esta resposta.
privacy-export-server = As partidas, os resultados e os rankings deste servidor. Membros que pediram para ficar de fora não estão neles. Só você vê esta resposta.
# $size, $limit: em MiB
privacy-export-size = Isto tem { $size } MiB, mas o Discord aceita no máximo { $limit }. Quem cuida deste bot pode enviá-lo a você. `/privacy policy` diz quem é.

# $playing: partidas de que o membro sairia · $over: partidas que ficam
privacy-delete-sure =
    ### Apagar tudo o que se guarda sobre você?
    ◆ **Apago, em todos os servidores:** suas configurações, seus bloqueios e os contra você, suas notas particulares e as de outros sobre você, seus lembretes, suas linhas nos rankings, seus ratings, suas insígnias, seu id e seu nome.
    ◆ **Antes:** { $playing ->
        [0] você não está jogando nenhuma partida agora, então ninguém fica esperando.
        [1] você sai da partida que está jogando, como em uma desistência.
       *[other] você sai das { $playing } partidas que está jogando, como em uma desistência.
    }
    ◆ **Mantenho:** { $over ->
        [0] nada seu.
        [1] a partida que você terminou, pois ela também é dos outros. Seu lugar nela passa a ser de um “{ privacy-former }”, e nada leva de volta a você.
       *[other] as { $over } partidas que você terminou, pois elas também são dos outros. Seu lugar nelas passa a ser de um “{ privacy-former }”, e nada leva de volta a você.
    }
    ◆ **Ligas e copas:** você sai delas. As tabelas e as chaves continuam, com um “{ privacy-former }” no seu lugar.
    ◆ **No Discord:** meus tabuleiros ficam nos canais até alguém os apagar lá. Se eu dei um cargo a você, eu o tiro.
    Isso não pode ser desfeito.
privacy-ui-delete-yes = Apagar tudo
privacy-ui-delete-no = Manter
privacy-deleted = Feito: nada do que está guardado aqui leva mais a você. Você pode voltar a jogar e começar do zero. Se já abriu o tabuleiro de hoje, não o recebe outra vez.
privacy-kept = Tudo continua guardado como estava.
