# Las palabras propias de la página del Discord local (make play), junto a las del bot. Quien las lee conoce Discord.

## La conexión

page-opening = Abriendo la página…
page-no-script = Esta página necesita JavaScript.
page-connection-lost = Se perdió la conexión. Conectando de nuevo…
page-unanswered = El servidor no responde. Intentándolo de nuevo…
page-retry = Ahora
page-lost = Se perdió la conexión. Inténtalo de nuevo.
page-offline = Ahora mismo no hay conexión. Inténtalo de nuevo en un momento.
page-file-lost = No se pudo enviar { $name }. Inténtalo de nuevo.
page-window-gone = El formulario que estaba abierto ya no está. Si no lo habías enviado, ábrelo otra vez.
page-connecting = { $name } se está conectando: los comandos funcionarán pronto.
page-close-notice = Cerrar este aviso

## Rechazos, por sus códigos

page-refused-unknown = Eso ya no está aquí.
page-refused-not-visible = No puedes usar este comando aquí.
page-refused-archived = Este hilo está cerrado.
page-refused-permission = No tienes permiso para hacer eso aquí.
page-refused-too-long = Eso es demasiado largo o demasiado grande.
page-refused-empty = No se puede enviar un mensaje vacío.
page-refused-disabled = Esto no funciona ahora mismo.
page-refused-not-clickable = Esto no se puede pulsar.
page-refused-option = Este comando no tiene esa opción.
page-refused-missing-option = Falta algo por rellenar.
page-refused-choice = Eso no está entre las opciones.
page-refused-value = Este valor no encaja.
page-refused-closed = Este formulario ya no está abierto.
page-options-failed = No se pudieron cargar las opciones.

## Quién lee la página

page-who = ¿Quién eres?
page-who-told = Juega como uno de estos miembros. Abre una segunda pestaña como otro para jugar contra ti.
page-who-open = en otra pestaña
page-you-are = Eres { $name }
page-switch = Cambiar de miembro
page-switch-settings = Cambiar de miembro, ajustes
page-be-other = Ser otra persona
page-be = Ser { $name } en esta pestaña
page-new-tab = En una pestaña nueva
page-open-tab-as = Abrir una pestaña como { $name }
page-open-as = Abrir como { $name }
page-sound = Sonido
page-sound-on = El sonido está activado
page-sound-off = El sonido está desactivado
page-colours = Colores
page-theme-system = Sistema
page-theme-dark = Oscuro
page-theme-light = Claro
page-language = Idioma
# buttons: who has an app among their own can use it everywhere, also where the server does not have it
page-install = Añadir { $app } a mis aplicaciones
page-uninstall = Quitar { $app } de mis aplicaciones
page-write-to = Escribir a { $app }

## Miembros

page-members = Miembros
page-apps = Aplicaciones
page-online = En línea
page-away = Desconectados
page-group = { $group } — { $count }
page-app = App
page-you = tú
page-owner-title = Dirige el servidor
page-owner = dirige el servidor
page-is-online = en línea
page-is-away = sin conexión
page-roles = Roles
page-send-message = Enviar mensaje
page-somebody = Alguien

## Servidores, canales e hilos

page-servers = Servidores
page-channels = Canales
page-show-channels = Mostrar canales
page-text-channels = Canales de texto
page-direct-messages = Mensajes directos
page-no-direct-messages = Todavía ninguno: elige a alguien en la lista de miembros.
page-channel-unread = { $channel }, { $count } sin leer
page-no-channel-name = Ningún canal
page-no-channel = No hay ningún canal que puedas ver.
page-channel-gone = Ese canal no está aquí o no puedes verlo.
page-threads = Hilos
page-threads-in = Hilos en { $channel }
page-no-threads = Todavía no hay ninguno en este canal.
page-new-thread = Nuevo hilo
page-thread-name = Nombre del hilo
page-create = Crear
page-thread-here = Crear un hilo aquí
page-thread-begun = { $name } creó un hilo: { $thread }
page-thread-begun-by = { $name } creó un hilo
page-see-thread = Ver el hilo ›
page-thread-close = Cerrar el hilo
page-thread-reopen = Abrir el hilo otra vez
page-thread-closed = cerrado
page-thread-is-closed = Este hilo está cerrado.
page-begin-welcome = Te damos la bienvenida a #{ $name }
page-begin-channel = Aquí empieza el canal.
page-begin-thread = Aquí empieza el hilo.
page-begin-direct = Aquí empiezan tus mensajes directos con { $name }.
page-begin-group = Este es el comienzo del mensaje de grupo.
page-begin-message = Empieza en un mensaje de { $name }
page-begin-type = Escribe { $slash } para ver qué puede hacer { $app } aquí

## Mensajes

page-log = Mensajes en { $channel }
page-loading-older = Cargando mensajes anteriores…
page-new-messages = Mensajes nuevos
page-new = Nuevo
page-newer = { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
page-to-end = A los más recientes
page-typing = { $count ->
        [one] { $names } está escribiendo…
       *[other] { $names } están escribiendo…
    }
page-typing-many = Varias personas están escribiendo…
page-message-name = { $name }, { $time }
page-message-name-private = { $name }, { $time }, solo tú puedes ver esto
page-thinking = { $name } está pensando…
page-no-answer = La aplicación no respondió
page-only-you = Solo tú puedes ver esto
page-dismiss = Descartar mensaje
page-edited = (editado)
page-used = { $name } usó { $command }
page-sending = Enviando el comando…
page-original-gone = El mensaje original se eliminó
page-reply-to = Respuesta a { $name }: ir a ese mensaje
page-no-text = Mensaje con archivos adjuntos o componentes
page-actions = Acciones para este mensaje
page-reply = Responder
page-delete = Eliminar
page-delete-message = Eliminar mensaje
page-delete-ask = ¿Eliminar este mensaje?
page-delete-told = Desaparecerá para todo el mundo.
page-message-gone = Ese mensaje ya no está.
page-code = Código
page-link-message = { $channel } › mensaje
page-unknown-member = miembro desconocido
page-unknown-role = rol desconocido
page-unknown-channel = desconocido
page-write-command = Escribir este comando
page-bad-date = Fecha no válida

## Partes de los mensajes

page-file = Archivo
page-button = Botón
page-not-sold = Aquí no se puede comprar nada
page-select = Elige una opción
page-selected = { $label }: { $values }
page-search = Buscar
page-nothing-named = Nada se llama así.
page-picked = { $count } de { $most }
page-picked-least = { $count } de { $most }, { $least } como mínimo
page-done = Listo
page-unknown-component = Un componente de tipo { $type } no se puede mostrar aquí.
page-spoiler = Spoiler
page-spoiler-show = Spoiler: pulsa para mostrarlo
page-spoiler-picture = Spoiler: pulsa para mostrar la imagen
page-spoiler-file = Spoiler: pulsa para mostrar el archivo
page-picture = Una imagen
page-picture-elsewhere = Una imagen de otro sitio
page-picture-told = Descripción de la imagen
page-enlarge = Ampliar la imagen
page-enlarge-named = Ampliar: { $name }
page-picture-of = Imagen { $number } de { $count }
page-picture-before = Imagen anterior
page-picture-after = Imagen siguiente
page-picture-tab = Abrir la imagen en una pestaña nueva
page-open-tab = Abrir en una pestaña nueva
page-close = Cerrar

## Escribir

page-composer = Escribir
page-message-in = Enviar mensaje a { $channel }
page-message-or = Mensaje a { $channel }, o / para comandos
page-send = Enviar
page-read-only = Aquí puedes leer, pero no escribir.
page-message-long = Un mensaje tiene como máximo { $most } caracteres; este tiene { $count }.
page-replying = Respondiendo a { $name }
page-no-reply = No responder
page-commands = Comandos
page-commands-like = Comandos que coinciden con { $text }
page-no-command = Aquí no hay ningún comando así.
page-enter-sends = { $enter } para enviar
page-slash = Comando /{ $command }
page-leave-command = Salir del comando
page-leave-command-key = Salir del comando (Esc)
page-options = Opciones
page-values = Valores para { $option }
page-add-option = Añade una opción o pulsa Enter para enviar
page-press-enter = Pulsa Enter para enviar
page-more-options = más opciones…
page-optional = opcional
page-without = Sin { $name }
page-nothing-fits = Nada coincide con lo que escribiste.
page-true = Verdadero
page-false = Falso
page-fault = { $option }: { $fault }
page-required = Esta opción es obligatoria.
page-pick = Elige algo de la lista.
page-least-characters = { $count ->
        [one] Escribe al menos { $count } carácter.
       *[other] Escribe al menos { $count } caracteres.
    }
page-most-characters = { $count ->
        [one] Escribe como máximo { $count } carácter.
       *[other] Escribe como máximo { $count } caracteres.
    }
page-write-range = Escribe { $range }.
page-range-between = un número de { $least } a { $most }
page-range-from = un número a partir de { $least }
page-range-to = un número hasta { $most }
page-range-whole = un número entero
page-range-number = un número

## Formularios

page-cancel = Cancelar
page-submit = Enviar
page-unknown-field = Un campo de tipo { $type } no se puede rellenar aquí.
page-field-required = Este campo es obligatorio.
page-choose-one = Elige una opción.
page-choose-least = { $count ->
        [1] Elige al menos una opción.
       *[other] Elige al menos { $count }.
    }
page-choose-most = Elige { $count } como máximo.
page-choose-files = { $count ->
        [1] Elegir un archivo
       *[other] Elegir hasta { $count } archivos
    }
page-drop-files = { $count ->
        [1] o suéltalo aquí; 10 MB como máximo
       *[other] o suéltalos aquí; 10 MB como máximo cada uno
    }
page-add-file = Añade un archivo.
page-add-least = { $count ->
        [one] Añade al menos { $count } archivo.
       *[other] Añade al menos { $count } archivos.
    }
page-add-most = { $count ->
        [1] Añade un solo archivo.
       *[other] Añade { $count } archivos como máximo.
    }
page-file-large = { $name } ocupa más de 10 MB.
