# `/theme`: el aspecto de las imágenes.

theme-cmd = El aspecto de las imágenes: oscuro, claro, contraste alto o sencillo
theme-opt-theme = Oscuro, claro, contraste alto o sencillo; si no eliges, ves los cuatro
theme-opt-server = Para quien administra el servidor: los tableros del servidor, no tus imágenes
theme-opt-table = Para quien administra el servidor: el nombre de la mesa en el marco; - para ninguno
theme-opt-accent = Para quien administra el servidor: el color del marco, como #B87333 o turquesa; - para ninguno

theme-name-dark = Oscuro
theme-name-light = Claro
theme-name-contrast = Contraste alto
theme-name-plain = Sencillo
theme-unset-own = Como el servidor
theme-unset-server = Sin elegir

theme-now-own =
    ### Tus imágenes: { $theme ->
        [light] tema claro
        [contrast] contraste alto
        [plain] tema sencillo
       *[dark] tema oscuro
    }
    Así se dibuja lo que solo ves tú: tu tablero, tu mano, tu perfil, tus repeticiones, tus pistas y tus lecciones. También el tablero de una partida que juegas sin otros miembros, contra la máquina, salvo que el servidor tenga un tema.
    -# **Sencillo** tiene formas planas y archivos pequeños. Los tableros de los canales tienen el tema del servidor.
theme-now-server =
    ### Los tableros de este servidor: { $theme ->
        [light] tema claro
        [contrast] contraste alto
        [plain] tema sencillo
       *[dark] tema oscuro
    }
    Así se dibujan los tableros en los canales de este servidor. También las imágenes privadas de los miembros sin tema propio.
    -# Con **{ theme-unset-server }**, el tablero de una partida de un solo miembro contra la máquina tiene el tema de ese miembro.
theme-saved-own = Guardado. Tus próximas imágenes tendrán este tema.
theme-saved-server = Guardado. Los tableros abiertos se dibujan de nuevo.
theme-alt = El mismo tablero pequeño en cuatro temas: oscuro, claro, contraste alto y sencillo. Elegido: { $theme ->
        [light] claro
        [contrast] contraste alto
        [plain] sencillo
       *[dark] oscuro
    }.

theme-error-unknown = No hay ningún tema «{ $text }». Elige uno de estos: { $list }.

theme-ui-look = Aspecto
theme-ui-frame = Marco
theme-ui-form = Nombre, color
theme-ui-icon = Color del icono
theme-ui-picture = Color de una imagen
theme-ui-no-accent = Sin color
theme-ui-themes = Temas
theme-frame =
    ### El marco de los tableros de este servidor
    Nombre: { $named ->
            [0] ninguno
           *[other] { $table }
        }
    Color: { $coloured ->
            [0] ninguno
           *[other] { $colour }
        }
    Lo que ven todos en un canal tiene este marco: los tableros, y las clasificaciones y los perfiles que alguien muestra. Lo que solo ves tú no lo tiene.
    -# Las líneas y las letras se aclaran o se oscurecen donde se verían mal en el color elegido.
theme-alt-frame = La parte de arriba de un tablero pequeño. Nombre en el marco: { $named ->
            [0] ninguno
           *[other] { $table }
        }. Color: { $coloured ->
            [0] ninguno
           *[other] { $colour }
        }.
theme-form = El marco de los tableros
theme-form-table = Nombre de la mesa
theme-form-table-hint = { $most } caracteres como máximo. Vacío: sin nombre
theme-form-accent = Color
theme-form-accent-hint = Por ejemplo, #B87333 o turquesa. Vacío: sin color
theme-form-picture = Una imagen
theme-form-picture-hint = PNG, JPEG, WebP o GIF, { $most } MB como máximo. Solo guardo el color que eliges.
theme-choose =
    ### ¿Qué color?
    La imagen muestra la parte de arriba de un tablero en cada uno.
theme-alt-choice = La parte de arriba de tableros pequeños, uno debajo de otro: { $list }.
theme-numbered = { $number }: { $colour }
theme-alt-table = Nombre en el marco: { $table }
theme-colour = { $colour ->
        [black] negro
        [white] blanco
        [brown] marrón
        [beige] beige
        [dark-red] rojo oscuro
        [red] rojo
        [orange] naranja
        [yellow] amarillo
        [olive] oliva
        [lime] verde lima
        [green] verde
        [dark-green] verde oscuro
        [teal] verde azulado
        [turquoise] turquesa
        [light-blue] celeste
        [blue] azul
        [navy] azul oscuro
        [violet] violeta
        [purple] morado
        [magenta] magenta
        [pink] rosa
       *[grey] gris
    } { $code }
theme-error-accent = «{ $text }» no es un color que conozca. Escribe # y seis cifras, como #B87333, o un nombre como turquesa.
theme-error-table = No puedo dibujar ninguna letra de este nombre. Elige otro.
theme-error-table-long = Este nombre es demasiado largo. En el marco caben { $most } caracteres.
theme-error-no-icon = Este servidor no tiene icono. Toma el color de una imagen, o escribe uno.
theme-error-fetch = No he podido cargar la imagen. Inténtalo de nuevo en un minuto, o escribe un color.
theme-error-picture = No puedo leer este archivo. Elige una imagen de { $most } MB como máximo: un JPEG de { $photo } millones de píxeles como máximo, o un PNG, WebP o GIF de { $pixels } millones como máximo.
theme-error-grey = Esta imagen solo tiene gris, negro y blanco. Elige otra, o escribe un color.
