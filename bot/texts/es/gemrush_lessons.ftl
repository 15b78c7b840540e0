# The lessons of Gem Rush: what each task asks for, and what has happened once it is done. A word of the game is bold where a
# lesson explains it. Three lines on a phone leave room for picture and buttons: about 130 letters for what a task asks.

gemrush-lesson-first = Cavar, pagar, puntuar
gemrush-lesson-first-aim = Construyes salas y las pagas con gemas para ganar puntos. Cuando alguien llega a 12 puntos, se completa la ronda y gana quien tenga más puntos.

gemrush-lesson-first-walk =
    Un turno son 3 **pasos** de sala en sala y luego una **acción**, como robar cartas. Tu sala tiene el borde dorado: sal por su **puerta**, el hueco de la derecha, con **→**.
gemrush-lesson-first-walk-done =
    Eso ha costado 1 paso.
gemrush-lesson-first-walk-tip =
    Los signos dorados de arriba muestran cuántos quedan. Los números amarillos pequeños muestran a cuántos pasos está cada sala.
gemrush-lesson-first-build =
    El cartel de una puerta que da al vacío muestra precio y puntos: esta pide 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }rubí de fuego, que está en una carta tuya, y da 1 punto. **Construye** ahí: pulsa la flecha hacia abajo.
gemrush-lesson-first-build-done =
    Has descartado la carta con esa gema, has gastado 1 paso, y tienes 1 punto y una nueva loseta de sala.
gemrush-lesson-first-place =
    Ahora dices cómo va la nueva sala. Una de sus puertas debe mirar hacia ti, como en 2 y 4; en la otra podrás construir luego. Pulsa **4**: esa puerta la puedes pagar, por 2 puntos.
gemrush-lesson-first-place-done =
    La puerta que mira hacia ti ya es solo la entrada.
gemrush-lesson-first-place-tip =
    En las demás puertas de una sala puedes construir después, y los demás también.
gemrush-lesson-first-pay =
    Esta puerta pide 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }piedra del alma y 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }lágrimas estelares. Una carta tiene dos gemas, y ambas pueden pagar: dos de tus cartas muestran las tres. Construye: pulsa la flecha hacia abajo.
gemrush-lesson-first-pay-done =
    El jade de dragón de una carta se ha **desperdiciado**: esta puerta no lo pedía.
gemrush-lesson-first-pay-tip =
    Esta sala solo encaja de una manera, por eso no se te preguntó cómo ponerla.
gemrush-lesson-first-room =
    No queda ningún paso. Acaba el turno con una acción: roba 1 carta o usa tu sala, cuyo signo dice: roba 3. Pulsa **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    Has robado 3 cartas, y usar la sala ha sido tu acción.
gemrush-lesson-first-room-tip =
    Si una sala gasta otra cosa, como 1 paso, su botón lo dice.
gemrush-lesson-first-discard =
    Unos turnos después tienes 5 cartas, pero un turno empieza con 4 como máximo. Pulsa **{ LABEL("gemrush-ui-ask-discard") }** y luego la carta **St Dr**, { PICTURE("gemrush-gem", "star-tear", code: "never") }lágrima estelar y { PICTURE("gemrush-gem", "dragonjade", code: "never") }jade de dragón: ninguna puerta de aquí pide esas gemas.
gemrush-lesson-first-discard-done =
    La imagen mostraba tu mano.
gemrush-lesson-first-discard-tip =
    Cada fila es una puerta a tu alcance, lo verde es lo que pagan tus cartas. Ahora verás qué significa ahí { gemrush-skill-evocation }.
gemrush-lesson-first-colour =
    { "**" }Tu color** es la gema de tu enano: { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidiana. Con tu **habilidad** { gemrush-skill-evocation }, una carta con obsidiana da 1 obsidiana más. Así, una sola carta paga la puerta de arriba. Pulsa **{ LABEL("gemrush-ui-hand") }** y luego **↑ +2 · carta 1 + { gemrush-skill-evocation }**.
gemrush-lesson-first-colour-done =
    La carta ha dado obsidiana y rubí de fuego, y { gemrush-skill-evocation }, la segunda obsidiana.
gemrush-lesson-first-colour-tip =
    En otras partidas tendrás otras habilidades. **{ LABEL("gemrush-ui-skills") }** dice qué hace la tuya.
gemrush-lesson-first-end =
    Tienes 12 puntos, el objetivo: esta es la ronda final. Acaba tu turno con la acción que permiten todas las salas: **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    Ahora se completa la ronda, para que todos tengan los mismos turnos.
gemrush-lesson-first-match =
    Para ganar, mira **{ LABEL("gemrush-ui-hand") }** cada turno: ahí basta una pulsación para ir a una puerta y construir, y las de muchas gemas dan más. Acaba el turno en una sala que dé cartas. **{ LABEL("gemrush-ui-hand") }** explica también tu otra habilidad y las gemas especiales.

gemrush-lesson-deep = Crisis y habilidades
gemrush-lesson-deep-aim = En una **Crisis** se gana en equipo: con 45 puntos en 25 turnos.

gemrush-lesson-deep-orichalcum =
    Todas las manos están a la vista. El { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Oricalco**, una gema especial, da 1 punto más si la otra gema de su carta paga. Construye: pulsa la flecha hacia la derecha.
gemrush-lesson-deep-orichalcum-done =
    1 punto por la puerta y 1 por el Oricalco.
gemrush-lesson-deep-orichalcum-tip =
    Ahora el equipo tiene 14 puntos de 45, como muestra la barra de arriba.
gemrush-lesson-deep-burn =
    Pulsa **{ LABEL("gemrush-ui-act-room") }** para robar 3. Después se **queman** 3 cartas. De tus 5 puedes conservar 4: pulsa **{ LABEL("gemrush-ui-ask-burn") }** y elige { PICTURE("gemrush-gem", "electrum", code: "never") }electro y { PICTURE("gemrush-gem", "dragonjade", code: "never") }jade de dragón.
gemrush-lesson-deep-burn-done =
    Tu carta y 2 del mazo están **quemadas** y no vuelven nunca.
gemrush-lesson-deep-burn-tip =
    Tras 75 cartas, es decir, 25 turnos, todo termina. En los turnos de los demás **{ LABEL("gemrush-ui-hand") }** ofrece tus cartas.
gemrush-lesson-deep-warpstone =
    Esa puerta está demasiado lejos para 1 paso. Pero una { PICTURE("gemrush-gem", "warpstone", code: "never") }**Piedra de salto** construye en cualquier puerta abierta por 0 pasos. Pulsa **{ LABEL("gemrush-ui-hand") }** y luego **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    La Piedra de salto no paga nada por sí misma, pero la obsidiana de su carta sí.
gemrush-lesson-deep-warpstone-tip =
    Al moverte, también puedes descartar una carta así para ir a cualquier sala.
gemrush-lesson-deep-tunnel =
    En un **túnel** no para nadie: sus vías vuelven a salir. Síguelas por la curva: pulsa la flecha hacia la derecha.
gemrush-lesson-deep-tunnel-done =
    Todo el camino es 1 paso, aunque pase por varios túneles.
gemrush-lesson-deep-tunnel-tip =
    Si las vías acaban en un espacio vacío, construyes ahí, al precio de la puerta de la sala por la que entras.
gemrush-lesson-deep-wall =
    Tu habilidad { gemrush-skill-permeation }: descarta una carta con tu color, { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidiana, y atraviesa una pared por 1 paso. Pulsa **{ LABEL("gemrush-ui-hand") }** y luego **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    Has pasado.
gemrush-lesson-deep-wall-tip =
    Cada una de las 20 habilidades altera una regla, tantas veces como permita su texto. Lo que requiere una carta está en **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    En un **Círculo mágico** tienes dos habilidades: una convierte dos gemas iguales en { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Polvo de diamante**, que paga por cualquiera; la otra añade una obsidiana. Construye: pulsa la flecha hacia arriba.
gemrush-lesson-deep-circle-done =
    Dos gemas iguales se hicieron polvo para pagar el jade de dragón ({ gemrush-skill-transmutation }), y { gemrush-skill-evocation } añadió una obsidiana.
gemrush-lesson-deep-circle-tip =
    Ambas pueden usar las mismas cartas, pero una gema que crea una nunca le sirve a la otra.
gemrush-lesson-deep-chaos =
    En la **Magia del caos** puedes cambiar tu habilidad al final de tu turno; si la has usado, es obligatorio. Prueba otra: pulsa **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    Has robado una habilidad nueva, y la vieja se ha mezclado con las demás.
gemrush-lesson-deep-chaos-tip =
    Así que usa primero tu habilidad, y el cambio no te cuesta nada.
gemrush-lesson-deep-stop =
    El equipo tiene 45 puntos: se ha alcanzado el objetivo. Si todos están de acuerdo, se puede parar; si no, se sigue. Pulsa **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Si todos aceptan, el equipo alcanza un peldaño de la **escalera** de objetivos ({ gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75).
gemrush-lesson-deep-stop-tip =
    Si pasan 25 turnos sin llegar a su objetivo, el equipo pierde.
gemrush-lesson-deep-match =
    Allí tienes otra habilidad; **{ LABEL("gemrush-ui-hand") }** dice qué hace, y cada turno ofrece lo que puedes pagar.
