# `/theme`: a aparência das imagens.

theme-cmd = A aparência das imagens: escuro, claro, alto contraste ou simples
theme-opt-theme = Escuro, claro, alto contraste ou simples; sem escolher, você vê os quatro
theme-opt-server = Para quem gerencia o servidor: os tabuleiros do servidor, não as suas imagens

theme-name-dark = Escuro
theme-name-light = Claro
theme-name-contrast = Alto contraste
theme-name-plain = Simples
theme-unset-own = Como o servidor
theme-unset-server = Sem escolha

theme-now-own =
    ### Suas imagens: { $theme ->
        [light] tema claro
        [contrast] alto contraste
        [plain] tema simples
       *[dark] tema escuro
    }
    É assim que aparece o que só você vê: seu tabuleiro, sua mão, seu perfil, seus replays, suas dicas e suas lições. Também o tabuleiro de uma partida que você joga sem outros membros, contra o computador, a não ser que o servidor tenha um tema.
    -# **Simples** tem formas planas e arquivos pequenos. Os tabuleiros nos canais têm o tema do servidor.
theme-now-server =
    ### Os tabuleiros deste servidor: { $theme ->
        [light] tema claro
        [contrast] alto contraste
        [plain] tema simples
       *[dark] tema escuro
    }
    É assim que aparecem os tabuleiros nos canais deste servidor. Também as imagens particulares dos membros sem tema próprio.
    -# Com **{ theme-unset-server }**, o tabuleiro de uma partida de um só membro contra o computador tem o tema desse membro.
theme-saved-own = Salvo. Suas próximas imagens terão este tema.
theme-saved-server = Salvo. Os tabuleiros abertos são desenhados de novo.
theme-alt = O mesmo tabuleiro pequeno em quatro temas: escuro, claro, alto contraste e simples. Escolhido: { $theme ->
        [light] claro
        [contrast] alto contraste
        [plain] simples
       *[dark] escuro
    }.

theme-error-unknown = Não existe o tema “{ $text }”. Escolha um destes: { $list }.
