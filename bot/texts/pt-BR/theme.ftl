# `/theme`: a aparência das imagens.

theme-cmd = A aparência das imagens: escuro, claro, alto contraste ou simples
theme-opt-theme = Escuro, claro, alto contraste ou simples; sem escolher, você vê os quatro
theme-opt-server = Para quem gerencia o servidor: os tabuleiros do servidor, não as suas imagens
theme-opt-table = Para quem gerencia o servidor: o nome da mesa na moldura; - para nenhum
theme-opt-accent = Para quem gerencia o servidor: a cor da moldura, como #B87333 ou turquesa; - para nenhuma

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

theme-ui-look = Aparência
theme-ui-frame = Moldura
theme-ui-form = Nome, cor
theme-ui-icon = Cor do ícone
theme-ui-picture = Cor de uma imagem
theme-ui-no-accent = Sem cor
theme-ui-themes = Temas
theme-frame =
    ### A moldura dos tabuleiros deste servidor
    Nome: { $named ->
            [0] nenhum
           *[other] { $table }
        }
    Cor: { $coloured ->
            [0] nenhuma
           *[other] { $colour }
        }
    O que todos veem em um canal tem esta moldura: os tabuleiros, e os rankings e os perfis que alguém mostra. O que só você vê não tem.
    -# As linhas e as letras ficam mais claras ou mais escuras onde seriam difíceis de ver na cor escolhida.
theme-alt-frame = A parte de cima de um tabuleiro pequeno. Nome na moldura: { $named ->
            [0] nenhum
           *[other] { $table }
        }. Cor: { $coloured ->
            [0] nenhuma
           *[other] { $colour }
        }.
theme-form = A moldura dos tabuleiros
theme-form-table = Nome da mesa
theme-form-table-hint = No máximo { $most } caracteres. Vazio: sem nome
theme-form-accent = Cor
theme-form-accent-hint = Por exemplo, #B87333 ou turquesa. Vazio: sem cor
theme-form-picture = Uma imagem
theme-form-picture-hint = PNG, JPEG, WebP ou GIF, no máximo { $most } MB. Só guardo a cor que você escolher.
theme-choose =
    ### Qual cor?
    A imagem mostra a parte de cima de um tabuleiro em cada uma.
theme-alt-choice = A parte de cima de tabuleiros pequenos, um abaixo do outro: { $list }.
theme-numbered = { $number }: { $colour }
theme-alt-table = Nome na moldura: { $table }
theme-colour = { $colour ->
        [black] preto
        [white] branco
        [brown] marrom
        [beige] bege
        [dark-red] vermelho-escuro
        [red] vermelho
        [orange] laranja
        [yellow] amarelo
        [olive] oliva
        [lime] verde-limão
        [green] verde
        [dark-green] verde-escuro
        [teal] verde-azulado
        [turquoise] turquesa
        [light-blue] azul-claro
        [blue] azul
        [navy] azul-escuro
        [violet] violeta
        [purple] roxo
        [magenta] magenta
        [pink] rosa
       *[grey] cinza
    } { $code }
theme-error-accent = “{ $text }” não é uma cor que eu conheça. Escreva # e seis dígitos, como #B87333, ou um nome como turquesa.
theme-error-table = Não consigo desenhar nenhuma letra deste nome. Escolha outro.
theme-error-table-long = Este nome é longo demais. Na moldura cabem { $most } caracteres.
theme-error-no-icon = Este servidor não tem ícone. Use a cor de uma imagem, ou escreva uma.
theme-error-fetch = Não consegui carregar a imagem. Tente de novo em um minuto, ou escreva uma cor.
theme-error-picture = Não consigo ler este arquivo. Escolha uma imagem de no máximo { $most } MB: um JPEG de no máximo { $photo } milhões de pixels, ou um PNG, WebP ou GIF de no máximo { $pixels } milhões.
theme-error-grey = Esta imagem só tem cinza, preto e branco. Escolha outra, ou escreva uma cor.
