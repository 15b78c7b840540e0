# `/theme`: el aspecto de las imágenes.

theme-cmd = El aspecto de las imágenes: oscuro, claro, contraste alto o sencillo
theme-opt-theme = Oscuro, claro, contraste alto o sencillo; si no eliges, ves los cuatro
theme-opt-server = Para quien administra el servidor: los tableros del servidor, no tus imágenes

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
