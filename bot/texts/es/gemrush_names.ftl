# Gem Rush: what things are called, and what rooms and skills do. The rest of what the game says stands in gemrush.ftl.

## The gems. Pictures and written moves use two letters for each, the same in every language: the English ones.

gemrush-gem-obsidian = Obsidiana
gemrush-gem-permafrost = Permafrost
gemrush-gem-electrum = Electro
gemrush-gem-soulstone = Piedra del alma
gemrush-gem-star-tear = Lágrima estelar
gemrush-gem-fire-ruby = Rubí de fuego
gemrush-gem-dragonjade = Jade de dragón
gemrush-gem-diamond-dust = Polvo de diamante
gemrush-gem-echoglass = Cristal de eco
gemrush-gem-orichalcum = Oricalco
gemrush-gem-warpstone = Piedra de salto

## The dwarves, by the gem that is their colour

gemrush-dwarf-obsidian = Orska
gemrush-dwarf-permafrost = Frimla
gemrush-dwarf-electrum = Gildo
gemrush-dwarf-soulstone = Ulmwen
gemrush-dwarf-star-tear = Stelka
gemrush-dwarf-fire-ruby = Brannoch
gemrush-dwarf-dragonjade = Drusk

## Words in alt texts: sides, and a door that costs nothing

gemrush-side-north = norte
gemrush-side-east = este
gemrush-side-south = sur
gemrush-side-west = oeste
gemrush-side-to = a
gemrush-door-free = gratis

## The types of tiles, and how each is used

gemrush-type-action = Sala de acción
gemrush-type-action-rule = Úsala como tu acción, en vez de robar 1 carta.
gemrush-type-movement = Sala de movimiento
gemrush-type-movement-rule = Úsala al moverte por 1 paso cada vez, o como tu acción.
gemrush-type-free = Sala libre
gemrush-type-free-rule = Úsala al moverte, cuantas veces quieras, por 0 pasos.
gemrush-type-tunnel = Túnel
gemrush-type-tunnel-rule = Aquí no para nadie: sigues las vías hasta que vuelven a salir.
gemrush-type-cart = Vagoneta
gemrush-type-cart-rule = Al moverte, viaja de una vagoneta a cualquier otra por 0 pasos.

## The steps of an ability, joined by commas; the first one gets a capital. $count is a number, or the letter X.

gemrush-effect-draw = roba { $count }
gemrush-effect-reveal = revela { $count }
gemrush-effect-dig =
    { $count ->
        [one] cava hasta hallar 1 carta con { WORD("gemrush-show", $gems) }
       *[other] cava hasta hallar { $count } cartas con { WORD("gemrush-show", $gems) }
    }
gemrush-effect-keep = conserva { $count } de ellas
gemrush-effect-keep-matching = conserva { $count } con { WORD("gemrush-show", $gems) }
gemrush-effect-keep-all =
    { $count ->
        [one] consérvala
       *[other] consérvalas
    }
gemrush-effect-keep-all-matching = conserva todas las que tengan { WORD("gemrush-show", $gems) }
gemrush-effect-discard = descarta { $count }
gemrush-effect-discard-matching =
    { $count ->
        [one] descarta 1 carta con { WORD("gemrush-show", $gems) }
       *[other] descarta { $count } cartas con { WORD("gemrush-show", $gems) }
    }
gemrush-effect-name = nombra una gema
gemrush-effect-swap = cambia de sitio con otro enano
gemrush-effect-move-room = mueve esta sala, con quienes estén en ella, a otra puerta abierta
gemrush-effect-go-any = ve a cualquier otra sala
gemrush-effect-go-dwarf = ve a una sala donde haya otro enano
gemrush-effect-go-action = ve a otra sala de acción
gemrush-effect-go-movement = ve a otra sala de movimiento
gemrush-effect-go-free = ve a otra sala libre
gemrush-effect-go-line = ve a otra sala de esta fila o columna
gemrush-effect-go-start = ve a la sala donde empezó la mina

## Which cards a step is for: cards with ...

gemrush-show-di = { gemrush-gem-diamond-dust }
gemrush-show-di-ec-or-wa = una gema especial
gemrush-show-discarded = una gema que descartaste
gemrush-show-dr = { gemrush-gem-dragonjade }
gemrush-show-ec-or = { gemrush-gem-echoglass } u { gemrush-gem-orichalcum }
gemrush-show-el = { gemrush-gem-electrum }
gemrush-show-el-or = { gemrush-gem-electrum } u { gemrush-gem-orichalcum }
gemrush-show-el-st = { gemrush-gem-electrum } o { gemrush-gem-star-tear }
gemrush-show-fi = { gemrush-gem-fire-ruby }
gemrush-show-named = la gema nombrada
gemrush-show-ob = { gemrush-gem-obsidian }
gemrush-show-ob-pe-dr = { gemrush-gem-obsidian }, { gemrush-gem-permafrost } o { gemrush-gem-dragonjade }
gemrush-show-or = { gemrush-gem-orichalcum }
gemrush-show-pe = { gemrush-gem-permafrost }
gemrush-show-pe-so = { gemrush-gem-permafrost } o { gemrush-gem-soulstone }
gemrush-show-so = { gemrush-gem-soulstone }
gemrush-show-so-st-dr = { gemrush-gem-soulstone }, { gemrush-gem-star-tear } o { gemrush-gem-dragonjade }
gemrush-show-st = { gemrush-gem-star-tear }
gemrush-show-st-fi = { gemrush-gem-star-tear } o { gemrush-gem-fire-ruby }
gemrush-show-wa = { gemrush-gem-warpstone }

## The rooms: at most 16 letters, for they stand on a banner, and what a miner says of them

gemrush-room-tunnel = Túnel
gemrush-room-tunnel-text = Aquí no para nadie. Ni para almorzar.
gemrush-room-mine-cart = Vagoneta
gemrush-room-mine-cart-text = Una vagoneta es un mueble. Dos son un ferrocarril.
gemrush-room-warped-mirror = Espejo torcido
gemrush-room-warped-mirror-text = Te asomas tú. Desde dentro se asoma otro.
gemrush-room-mystic-elevator = Ascensor místico
gemrush-room-mystic-elevator-text = ¿A qué piso? Aún no lo ha decidido.
gemrush-room-gravel-pit = Gravera
gemrush-room-gravel-pit-text = Dos paladas. Sin preguntas.
gemrush-room-rubble-chute = Rampa de rocas
gemrush-room-rubble-chute-text = Bajan tres. Una es una bota.
gemrush-room-sorting-floor = Sala de cribado
gemrush-room-sorting-floor-text = Lo bueno, lo malo y, sobre todo, grava.
gemrush-room-slag-heap = Escombrera
gemrush-room-slag-heap-text = Deja algo. Llévate lo que dejaron otros.
gemrush-room-shift-change = Cambio de turno
gemrush-room-shift-change-text = Salen manos viejas, entran manos nuevas.
gemrush-room-powder-store = Polvorín
gemrush-room-powder-store-text = Se permite fumar. Una vez.
gemrush-room-mother-lode = Veta madre
gemrush-room-mother-lode-text = Rica, profunda, y aquí se acaba el camino.
gemrush-room-shop-window = Vitrina
gemrush-room-shop-window-text = Puedes mirar tres. Los demás también.
gemrush-room-auction-hall = Sala de subastas
gemrush-room-auction-hall-text = Adjudicado al enano de las botas más ruidosas.
gemrush-room-cutters-bench = Banco de talla
gemrush-room-cutters-bench-text = Dos para el suelo, una para el anillo.
gemrush-room-fire-and-ice = Fuego y hielo
gemrush-room-fire-and-ice-text = Trae guantes. Uno de cada clase.
gemrush-room-three-bowls = Tres cuencos
gemrush-room-three-bowls-text = Negro, oro, rojo. La sopa se sirve en otra parte.
gemrush-room-lamp-room = Lampistería
gemrush-room-lamp-room-text = Todo lo que brilla va al saco.
gemrush-room-glow-cavern = Gruta de luz
gemrush-room-glow-cavern-text = Las almas alumbran. Y no cobran.
gemrush-room-bone-sieve = Criba de huesos
gemrush-room-bone-sieve-text = Agita bien. No preguntes de quién son.
gemrush-room-treasure-drift = Filón del tesoro
gemrush-room-treasure-drift-text = Cinco golpes, y que decida la roca.
gemrush-room-dust-mill = Molino de polvo
gemrush-room-dust-mill-text = Muele despacio. Se estornuda fuera.
gemrush-room-assay-office = Casa de tasación
gemrush-room-assay-office-text = Aquí se muerde cada moneda. El dentista, enfrente.
gemrush-room-bonus-bucket = Cubo de propinas
gemrush-room-bonus-bucket-text = Dos por el trabajo y quizá una por la barba.
gemrush-room-ember-weeper = Llorabrasas
gemrush-room-ember-weeper-text = Llora estrellas y brasas. Nadie pregunta por qué.
gemrush-room-black-seam = Veta negra
gemrush-room-black-seam-text = Negra como un lunes.
gemrush-room-frost-gallery = Galería helada
gemrush-room-frost-gallery-text = Tres halladas, dos guardadas, una pegada a la pared.
gemrush-room-jade-niche = Rincón de jade
gemrush-room-jade-niche-text = Aquí durmió un dragón. Se dejó la almohada.
gemrush-room-ghost-well = Pozo fantasma
gemrush-room-ghost-well-text = Agua fría, compañía más fría todavía.
gemrush-room-dust-shaft = Pozo de polvo
gemrush-room-dust-shaft-text = Vale una fortuna en cuanto sale de los ojos.
gemrush-room-echo-chamber = Cueva del eco
gemrush-room-echo-chamber-text = Di «oro». Responde «oro». Miente.
gemrush-room-gilders-loft = Altillo dorado
gemrush-room-gilders-loft-text = Con un borde de oro, todo vale más.
gemrush-room-crooked-crack = Grieta retorcida
gemrush-room-crooked-crack-text = Lleva a alguna parte. No quiere decir a cuál.
gemrush-room-kings-vault = Bóveda del rey
gemrush-room-kings-vault-text = Una sola puerta. Al rey le gustaba así.
gemrush-room-wishing-well = Pozo de deseos
gemrush-room-wishing-well-text = Pide en voz alta. El eco hace el papeleo.
gemrush-room-fortune-fissure = Fisura del azar
gemrush-room-fortune-fissure-text = Llama a tu suerte por su nombre. Quizá haya salido.
gemrush-room-blind-prophet = Profeta ciego
gemrush-room-blind-prophet-text = Ve lo que quieres. También ve tu bolsa.
gemrush-room-glass-forge = Fragua de vidrio
gemrush-room-glass-forge-text = Entra vidrio negro, sale fuego rojo.
gemrush-room-ember-bed = Lecho de brasas
gemrush-room-ember-bed-text = Un rubí da calor a cuatro mineros.
gemrush-room-alloy-bath = Baño de aleación
gemrush-room-alloy-bath-text = No es para bañarse. Ya lo intentamos.
gemrush-room-seance-table = Mesa espiritista
gemrush-room-seance-table-text = Da dos golpes. El abuelo sabe dónde está.
gemrush-room-star-kiln = Horno estelar
gemrush-room-star-kiln-text = Quema lágrimas. Lo demás se posa en todo.
gemrush-room-jade-carvery = Taller de jade
gemrush-room-jade-carvery-text = Cinco piezas, dos de ellas para el gato.
gemrush-room-thaw-chamber = Sala de deshielo
gemrush-room-thaw-chamber-text = Lo que se derrite se duplica. Ojo con los charcos.
gemrush-room-crucible = Crisol
gemrush-room-crucible-text = Todo lo valioso acaba por fundirse.
gemrush-room-forgers-den = Antro de copias
gemrush-room-forgers-den-text = Tres como la tuya. Nadie mira el dorso.
gemrush-room-dust-kiln = Horno de polvo
gemrush-room-dust-kiln-text = Entra una roca, salen dos estornudos.
gemrush-room-blast-furnace = Alto horno
gemrush-room-blast-furnace-text = Siempre con hambre. Solo carne roja.
gemrush-room-post-chute = Tubo de correo
gemrush-room-post-chute-text = Con barba corta viajas como paquete.
gemrush-room-rescue-rope = Soga de rescate
gemrush-room-rescue-rope-text = Dos tirones: socorro. Tres: cerveza.
gemrush-room-home-bell = Campana de casa
gemrush-room-home-bell-text = Suena ella, corres tú.
gemrush-room-taproom = Taberna
gemrush-room-taproom-text = Siéntate, tómate dos y levántate en otra piel.
gemrush-room-pony-stall = Cuadra de ponis
gemrush-room-pony-stall-text = Los ponis saben por dónde sigue el camino.
gemrush-room-foremans-hatch = Garita del jefe
gemrush-room-foremans-hatch-text = Andando. En algún sitio hay trabajo.
gemrush-room-rolling-smithy = Herrería rodante
gemrush-room-rolling-smithy-text = El yunque lleva ruedas. Nadie lo admite.
gemrush-room-divining-rod = Vara de zahorí
gemrush-room-divining-rod-text = Tiembla. O será tu mano.
gemrush-room-tumbling-drum = Bombo giratorio
gemrush-room-tumbling-drum-text = Adentro con lo viejo. El ruido es gratis.
gemrush-room-bat-roost = Murcielaguera
gemrush-room-bat-roost-text = Agárrate a sus patas. Conocen todas las salas.
gemrush-room-speaking-tube = Tubo parlante
gemrush-room-speaking-tube-text = Grita un nombre y gatea detrás.
gemrush-room-panning-stream = Arroyo aurífero
gemrush-room-panning-stream-text = Pies fríos, esperanzas calientes.
gemrush-room-trade-hatch = Torno de trueque
gemrush-room-trade-hatch-text = Una entra, una sale. Sin recibo y sin mirar.
gemrush-room-dripstone-cave = Cueva goteante
gemrush-room-dripstone-cave-text = Da. Quita. Gotea.
gemrush-room-polishing-wheel = Rueda de pulir
gemrush-room-polishing-wheel-text = La misma gema, con mejor cara.
gemrush-room-smugglers-nook = Escondrijo
gemrush-room-smugglers-nook-text = Paga en negro. No digas nada.
gemrush-room-exchange-desk = Casa de cambio
gemrush-room-exchange-desk-text = Dos por una. La tarifa es más vieja que la mina.
gemrush-room-gem-press = Prensa de gemas
gemrush-room-gem-press-text = La presión hace gemas. Que lo digan los aprendices.
gemrush-room-ticket-booth = Taquilla
gemrush-room-ticket-booth-text = A donde sea, solo ida. Las barbas no pagan.
gemrush-room-winch = Cabrestante
gemrush-room-winch-text = Va en línea recta. Tu estómago llega después.
gemrush-room-pawn-window = Casa de empeños
gemrush-room-pawn-window-text = Dos de las tuyas por una suya. Precio de familia.
gemrush-room-barter-bench = Banco de trueque
gemrush-room-barter-bench-text = Mi sitio por el tuyo, y una gema por la molestia.
gemrush-room-lantern-stair = Escalera de luz
gemrush-room-lantern-stair-text = Sigue las luces. Las que caminan, no.

## The skills: what each is called, what it does, and two lines to hum

gemrush-skill-harmonization = Armonización
gemrush-skill-harmonization-rule = Cada vez que construyes, una carta con la que pagas puede contar como dos Cristales de eco.
gemrush-skill-harmonization-verse =
    Le canté a una piedra y la piedra cantó:
    entró como una y en dos se quedó.
gemrush-skill-transmutation = Transmutación
gemrush-skill-transmutation-rule = Cada vez que construyes, dos gemas iguales de las cartas con las que pagas pueden convertirse en un Polvo de diamante.
gemrush-skill-transmutation-verse =
    Molí dos rubíes, y tanto molí
    que el polvo ya jura que no fue rubí.
gemrush-skill-evocation = Evocación
gemrush-skill-evocation-rule = Cada vez que construyes, una carta con tu color con la que pagas da una gema más de ese color.
gemrush-skill-evocation-verse =
    Le silbo a la veta con todo mi amor,
    y sube otra gema del mismo color.
gemrush-skill-affinity = Afinidad
gemrush-skill-affinity-rule = Cada vez que construyes, una gema de tu color puede contar como cualquier gema común.
gemrush-skill-affinity-verse =
    Mi gema es cortés: le dicen «Rubí»,
    o «Jade», o «Lágrima», y siempre es que sí.
gemrush-skill-haggling = Regateo
gemrush-skill-haggling-rule = Si una puerta pide exactamente tres gemas, no necesitas pagar una de ellas.
gemrush-skill-haggling-verse =
    Tres pide la puerta; yo dos, y a esperar:
    se rinde a la hora de ir a cenar.
gemrush-skill-gilding = Dorado
gemrush-skill-gilding-rule = Cada Oricalco que pagas da su punto, aunque la otra gema de su carta no pague nada.
gemrush-skill-gilding-verse =
    Un poco de oro en el gozne, y ya está:
    la puerta no pide; el punto se da.
gemrush-skill-refraction = Refracción
gemrush-skill-refraction-rule = Tu Cristal de eco también puede copiar la gema que representa un Polvo de diamante.
gemrush-skill-refraction-verse =
    No mira el cristal si es de veras rubí:
    copió la mentira, y ya hay dos aquí.
gemrush-skill-permeation = Filtración
gemrush-skill-permeation-rule = Al moverte, descarta una carta con tu color para atravesar una pared hasta la loseta de detrás, por 1 paso.
gemrush-skill-permeation-verse =
    Me apoyo en el muro; se pone a pensar,
    y ya estoy detrás cuando va a contestar.
gemrush-skill-wayfaring = Trotamundos
gemrush-skill-wayfaring-rule = Al moverte, descarta una carta con tu color para ir a cualquier sala por 0 pasos.
gemrush-skill-wayfaring-verse =
    Le pago al camino y camino no hay:
    parpadeo y ya llamo a otra puerta, ¡caray!
gemrush-skill-long-stride = Zancada larga
gemrush-skill-long-stride-rule = Tienes 4 pasos por turno en vez de 3.
gemrush-skill-long-stride-verse =
    Mis piernas son cortas, lo manda la ley,
    mas doy cuatro pasos y voy como un rey.
gemrush-skill-sure-foot = Pie firme
gemrush-skill-sure-foot-rule = Puedes cruzar los pasajes de un solo sentido en ambas direcciones.
gemrush-skill-sure-foot-verse =
    Me dicen que el paso es de un solo sentido;
    yo vuelvo por él, y aún no se ha ofendido.
gemrush-skill-momentum = Impulso
gemrush-skill-momentum-rule = La primera sala que construyes en cada turno no cuesta ningún paso.
gemrush-skill-momentum-verse =
    Construyo tan rápido, sin frenar ni mirar,
    que el gorro aún está por aterrizar.
gemrush-skill-rail-riding = Vía libre
gemrush-skill-rail-riding-rule = Al moverte, puedes ir de cualquier sala con una puerta a un túnel a cualquier vagoneta, aunque sea la única, por 0 pasos.
gemrush-skill-rail-riding-verse =
    El túnel va oscuro y el freno es un mito;
    sabrán que he llegado al oír mi grito.
gemrush-skill-second-look = Doble vistazo
gemrush-skill-second-look-rule = Cuando construyes, toma dos losetas, coloca una y pon la otra debajo de la pila.
gemrush-skill-second-look-verse =
    Miro una loseta; la otra, también;
    la que vuelve abajo, que le vaya bien.
gemrush-skill-leftovers = Sobras
gemrush-skill-leftovers-rule = Si desperdicias una gema al construir, roba 1 carta.
gemrush-skill-leftovers-verse =
    Se cae una miga, me agacho por ella,
    y tras esa miga me encuentro una estrella.
gemrush-skill-remodelling = Remodelación
gemrush-skill-remodelling-rule = Una vez por turno, al moverte, puedes girar tu sala como quieras, por 0 pasos.
gemrush-skill-remodelling-verse =
    La puerta del este da ahora al salón;
    quien vuelva de noche se lleva un chichón.
gemrush-skill-deep-pockets = Bolsillos hondos
gemrush-skill-deep-pockets-rule = Mientras tengas una carta con tu color, descartas hasta quedarte con 5 cartas, no con 4.
gemrush-skill-deep-pockets-verse =
    Yo cinco, no cuatro, me guardo: ¡tilín!
    Le pido a mi cinto que aguante hasta el fin.
gemrush-skill-large-scoop = Pala grande
gemrush-skill-large-scoop-rule = Si tu acción es robar 1 carta, roba 2.
gemrush-skill-large-scoop-verse =
    Con una palada le basta al patrón;
    mi pala está curva y carga un montón.
gemrush-skill-long-arm = Brazo largo
gemrush-skill-long-arm-rule = Como tu acción, puedes usar una sala que esté a un paso.
gemrush-skill-long-arm-verse =
    Mis pies siguen aquí; mi mano, al lado:
    algo tiene ya, y no lo ha soltado.
gemrush-skill-scavenging = Rebusca
gemrush-skill-scavenging-rule = Como tu acción, puedes tomar la carta superior de la pila de descartes y robar 1.
gemrush-skill-scavenging-verse =
    Lo llamas guijarro y lo echas a rodar;
    yo lo llamo sueldo, y lo voy a cobrar.
