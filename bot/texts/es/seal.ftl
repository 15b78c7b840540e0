# Que nadie ha cambiado una partida: su sello, y `/verify`. Cómo se escribe una frase: ver errors.ftl.

seal-cmd = Comprueba una partida terminada: la rejuego desde su semilla
seal-opt-match = Qué partida; si no la indicas, la última terminada aquí
seal-ui-open = Azar limpio
seal-ui-more = Volver a { ui-more }
seal-ui-still = Volver a la comprobación
seal-working = Rejugando la partida …
# De qué partida se trata. $names: quién juega · $time: cuándo acabó o cambió
seal-match =
    { $names } · partida `{ $match }` · { $when ->
        [over] acabada el { $time }
        [lobby] sin empezar
       *[playing] último turno el { $time }
    }

## Antes del final de una partida. $seal: 64 letras y cifras

seal-sealed =
    { "**" }Sello de esta partida**
    `{ $seal }`
    Aquí todo el azar sale de un solo número, la semilla. Se sacó antes de la primera jugada, y el sello no encaja con ninguna otra semilla. El sello no la revela.
    Todo el mundo en el canal de la partida encuentra el sello en **{ LABEL("ui-more") }** › **{ seal-ui-open }**. Para guardarlo, cópialo{ $shown ->
        [1] { "" }
       *[0] {" "}o pulsa **{ replay-ui-share }**
    }. Después del final, **{ seal-ui-open }** muestra que sigue encajando.
seal-sealed-alone =
    { "**" }Sello de esta partida**
    `{ $seal }`
    Aquí todo el azar sale de un solo número, la semilla. Se sacó antes de la primera jugada, y el sello no encaja con ninguna otra semilla. El sello no la revela.
    Copia el sello para guardarlo. Después del final, **{ seal-ui-open }** muestra que sigue encajando.
seal-sealed-day =
    { "**" }Sello de este tablero**
    `{ $seal }`
    Es igual para todo el mundo y solo encaja con la clave de este día. Copia el sello para guardarlo. Cuando el día haya pasado, `/verify` muestra que sigue encajando.
seal-begins = Sello de esta partida: `{ $seal }`
seal-told = **{ $name }** muestra el sello de esta partida: `{ $seal }`. Después del final, **{ LABEL("ui-more") }** › **{ seal-ui-open }** lo comprueba.
seal-unsealed = Esta partida empezó cuando las partidas aún no tenían sello. Después del final, puedo rejugarla igualmente desde su semilla.
seal-lobby = El sello se hace cuando empieza la partida. Vuelve a mirar aquí antes de la primera jugada.

## Después del final. Delante de cada línea, una marca dice si es correcto.

# $daily: 1 si es el sello de un día, 0 si es el de una partida
seal-fits =
    El sello { $daily ->
        [1] del día encaja con su clave
       *[0] de la partida encaja con su semilla
    }: `{ $seal }`. Debe ser el que se mostraba antes de la primera jugada.
# $found: el sello que da la semilla
seal-fails = El sello no encaja. Al principio era `{ $seal }`. La semilla da `{ $found }`.
seal-no-seal =
    { $daily ->
        [1] La clave de ese día ya no se conoce, así que no puedo comprobar su sello.
       *[0] Esta partida empezó cuando las partidas aún no tenían sello. Por eso nada demuestra que su semilla sea la primera.
    }
seal-moves =
    { $count ->
        [one] Se rejugó 1 paso desde la semilla. Lleva
       *[other] Se rejugaron { $count } pasos desde la semilla. Llevan
    } a las mismas posiciones.
seal-result = El resultado es el mismo.
seal-check = El control del registro: `{ $check }`
seal-other-result = El resultado es otro.
# $number: qué paso, 0 es el comienzo · $move: como se escribe · $moved: 0 si alguien se fue
seal-step =
    { $number ->
        [0] Ya el comienzo es otro.
       *[other] El paso { $number }{ $moved ->
            [1] {" "}(`{ $move }`)
           *[0] { "" }
        } lleva a otra posición.
    }
seal-older = La partida se jugó con reglas anteriores, así que esto no demuestra nada.
seal-text =
    { $daily ->
        [1] Para comprobar el sello sin mí: es el SHA-256 de estos 32 bytes, escritos en hexadecimal. Cualquier programa de SHA-256 lo muestra.
       *[0] Para comprobar el sello sin mí: es el SHA-256 de este texto, sin salto de línea al final. Cualquier programa de SHA-256 lo muestra.
    }
seal-alone = **{ replay-ui-text }** tiene un archivo con las jugadas y todos los sorteos, y un script que lo comprueba sin mí.
# $file, $script: nombres de los archivos
seal-script = { "**" }Para comprobarlo sin mí:** guarda `{ $file }` y `{ $script }`, y ejecuta `python3 { $script } { $file }`. El script repite todos los sorteos desde la semilla sin usar nada mío. El sello y el control deben ser los que he mostrado. También está en mi proyecto: `deploy/{ $script }`.
# $name: quien lo muestra
seal-shared = **{ $name }** ha hecho comprobar esta partida:

seal-error-empty = Aquí aún no ha terminado ninguna partida que puedas comprobar.
seal-error-unknown = No hay ninguna partida así que puedas ver. Elige una de la lista en `/verify match:`.
