# Gem Rush: what things are called, and what rooms and skills do. The rest of what the game says stands in gemrush.ftl.

## The gems. Pictures and written moves use two letters for each, the same in every language: the English ones.

gemrush-gem-obsidian = Obsidiana
gemrush-gem-permafrost = Permafrost
gemrush-gem-electrum = Electro
gemrush-gem-soulstone = Pedra da alma
gemrush-gem-star-tear = Lágrima estelar
gemrush-gem-fire-ruby = Rubi de fogo
gemrush-gem-dragonjade = Jade do dragão
gemrush-gem-diamond-dust = Pó de diamante
gemrush-gem-echoglass = Vidro de eco
gemrush-gem-orichalcum = Oricalco
gemrush-gem-warpstone = Pedra de salto

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
gemrush-side-east = leste
gemrush-side-south = sul
gemrush-side-west = oeste
gemrush-side-to = para
gemrush-door-free = grátis

## The types of tiles, and how each is used

gemrush-type-action = Sala de ação
gemrush-type-action-rule = Use como sua ação, em vez de comprar 1 carta.
gemrush-type-movement = Sala de movimento
gemrush-type-movement-rule = Use ao andar, por 1 passo cada vez, ou como sua ação.
gemrush-type-free = Sala livre
gemrush-type-free-rule = Use ao andar, quantas vezes quiser, por 0 passos.
gemrush-type-tunnel = Túnel
gemrush-type-tunnel-rule = Ninguém para aqui: você segue os trilhos até eles saírem do outro lado.
gemrush-type-cart = Vagonete
gemrush-type-cart-rule = Ao andar, vá de qualquer vagonete a qualquer outro por 0 passos.

## The steps of an ability, joined by commas; the first one gets a capital. $count is a number, or the letter X.

gemrush-effect-draw = compre { $count }
gemrush-effect-reveal = revele { $count }
gemrush-effect-dig =
    { $count ->
        [1] cave até achar 1 carta com { WORD("gemrush-show", $gems) }
       *[other] cave até achar { $count } cartas com { WORD("gemrush-show", $gems) }
    }
gemrush-effect-keep = fique com { $count } delas
gemrush-effect-keep-matching =
    { $count ->
        [1] fique com 1 que tenha { WORD("gemrush-show", $gems) }
       *[other] fique com { $count } que tenham { WORD("gemrush-show", $gems) }
    }
gemrush-effect-keep-all =
    { $count ->
        [1] fique com ela
       *[other] fique com elas
    }
gemrush-effect-keep-all-matching = fique com todas que tenham { WORD("gemrush-show", $gems) }
gemrush-effect-discard = descarte { $count }
gemrush-effect-discard-matching =
    { $count ->
        [1] descarte 1 carta com { WORD("gemrush-show", $gems) }
       *[other] descarte { $count } cartas com { WORD("gemrush-show", $gems) }
    }
gemrush-effect-name = declare uma gema
gemrush-effect-swap = troque de lugar com outro anão
gemrush-effect-move-room = leve esta sala e quem está nela para outra porta aberta
gemrush-effect-go-any = vá para qualquer outra sala
gemrush-effect-go-dwarf = vá para uma sala onde haja outro anão
gemrush-effect-go-action = vá para outra sala de ação
gemrush-effect-go-movement = vá para outra sala de movimento
gemrush-effect-go-free = vá para outra sala livre
gemrush-effect-go-line = vá para outra sala desta fileira ou coluna
gemrush-effect-go-start = vá para a sala onde a mina começou

## Which cards a step is for: cards with ...

gemrush-show-di = { gemrush-gem-diamond-dust }
gemrush-show-di-ec-or-wa = uma gema especial
gemrush-show-discarded = uma gema que você descartou
gemrush-show-dr = { gemrush-gem-dragonjade }
gemrush-show-ec-or = { gemrush-gem-echoglass } ou { gemrush-gem-orichalcum }
gemrush-show-el = { gemrush-gem-electrum }
gemrush-show-el-or = { gemrush-gem-electrum } ou { gemrush-gem-orichalcum }
gemrush-show-el-st = { gemrush-gem-electrum } ou { gemrush-gem-star-tear }
gemrush-show-fi = { gemrush-gem-fire-ruby }
gemrush-show-named = a gema que você declarou
gemrush-show-ob = { gemrush-gem-obsidian }
gemrush-show-ob-pe-dr = { gemrush-gem-obsidian }, { gemrush-gem-permafrost } ou { gemrush-gem-dragonjade }
gemrush-show-or = { gemrush-gem-orichalcum }
gemrush-show-pe = { gemrush-gem-permafrost }
gemrush-show-pe-so = { gemrush-gem-permafrost } ou { gemrush-gem-soulstone }
gemrush-show-so = { gemrush-gem-soulstone }
gemrush-show-so-st-dr = { gemrush-gem-soulstone }, { gemrush-gem-star-tear } ou { gemrush-gem-dragonjade }
gemrush-show-st = { gemrush-gem-star-tear }
gemrush-show-st-fi = { gemrush-gem-star-tear } ou { gemrush-gem-fire-ruby }
gemrush-show-wa = { gemrush-gem-warpstone }

## The rooms: at most 16 letters, for they stand on a banner, and what a miner says of them

gemrush-room-tunnel = Túnel
gemrush-room-tunnel-text = Ninguém para aqui. Nem para o almoço.
gemrush-room-mine-cart = Vagonete
gemrush-room-mine-cart-text = Um é enfeite. Dois são uma ferrovia.
gemrush-room-warped-mirror = Espelho Torto
gemrush-room-warped-mirror-text = Você olha para dentro. Outra pessoa olha para fora.
gemrush-room-mystic-elevator = Elevador Místico
gemrush-room-mystic-elevator-text = Qual andar? Ele ainda está pensando.
gemrush-room-gravel-pit = Cascalheira
gemrush-room-gravel-pit-text = Duas pazadas. Nenhuma pergunta.
gemrush-room-rubble-chute = Calha de Entulho
gemrush-room-rubble-chute-text = Descem três coisas. Uma é uma bota.
gemrush-room-sorting-floor = Pátio de Triagem
gemrush-room-sorting-floor-text = O bom, o ruim e, na maior parte, cascalho.
gemrush-room-slag-heap = Monte de Escória
gemrush-room-slag-heap-text = Deixe alguma coisa. Leve o que os outros deixaram.
gemrush-room-shift-change = Troca de Turno
gemrush-room-shift-change-text = Sai a mão velha, entra a mão nova.
gemrush-room-powder-store = Paiol de Pólvora
gemrush-room-powder-store-text = É permitido fumar. Uma vez.
gemrush-room-mother-lode = Veio Principal
gemrush-room-mother-lode-text = Rico, fundo, e aqui acaba o caminho.
gemrush-room-shop-window = Vitrine
gemrush-room-shop-window-text = Pode olhar três. Os outros também podem.
gemrush-room-auction-hall = Casa de Leilões
gemrush-room-auction-hall-text = Vendido para o anão das botas mais barulhentas.
gemrush-room-cutters-bench = Bancada de Corte
gemrush-room-cutters-bench-text = Duas vão para o chão, uma vai para o anel.
gemrush-room-fire-and-ice = Fogo e Gelo
gemrush-room-fire-and-ice-text = Traga luvas. Uma de cada tipo.
gemrush-room-three-bowls = Três Tigelas
gemrush-room-three-bowls-text = Preta, dourada, vermelha. A sopa é em outro lugar.
gemrush-room-lamp-room = Ala dos Lampiões
gemrush-room-lamp-room-text = Brilhou? Vai para o saco.
gemrush-room-glow-cavern = Caverna Luzente
gemrush-room-glow-cavern-text = As almas iluminam tudo. E nem cobram salário.
gemrush-room-bone-sieve = Peneira de Ossos
gemrush-room-bone-sieve-text = Agite bem. Não pergunte de quem são.
gemrush-room-treasure-drift = Veio do Tesouro
gemrush-room-treasure-drift-text = Cinco picaretadas, e a rocha decide.
gemrush-room-dust-mill = Moinho de Pó
gemrush-room-dust-mill-text = Mói devagar. Favor espirrar lá fora.
gemrush-room-assay-office = Casa da Moeda
gemrush-room-assay-office-text = Morde cada moeda. Conhece um bom dentista.
gemrush-room-bonus-bucket = Balde de Bônus
gemrush-room-bonus-bucket-text = Duas pelo trabalho, talvez uma pela barba.
gemrush-room-ember-weeper = Chora-Brasas
gemrush-room-ember-weeper-text = Chora estrelas e brasas. Ninguém pergunta o motivo.
gemrush-room-black-seam = Veio Negro
gemrush-room-black-seam-text = Escuro como uma segunda-feira.
gemrush-room-frost-gallery = Galeria de Gelo
gemrush-room-frost-gallery-text = Achei três, fiquei com duas, uma grudou na parede.
gemrush-room-jade-niche = Nicho de Jade
gemrush-room-jade-niche-text = Um dragão dormiu aqui. Esqueceu o travesseiro.
gemrush-room-ghost-well = Poço Assombrado
gemrush-room-ghost-well-text = Água gelada, companhia mais gelada ainda.
gemrush-room-dust-shaft = Poço de Pó
gemrush-room-dust-shaft-text = Vale uma fortuna, depois que sai do olho.
gemrush-room-echo-chamber = Câmara do Eco
gemrush-room-echo-chamber-text = Você diz ouro. Ela diz ouro. É mentira dela.
gemrush-room-gilders-loft = Ateliê do Ouro
gemrush-room-gilders-loft-text = Com borda dourada, tudo vale mais.
gemrush-room-crooked-crack = Fenda Torta
gemrush-room-crooked-crack-text = Leva a algum lugar. Não diz qual.
gemrush-room-kings-vault = Cofre do Rei
gemrush-room-kings-vault-text = Uma porta só. O rei gostava assim.
gemrush-room-wishing-well = Poço dos Desejos
gemrush-room-wishing-well-text = Peça bem alto. O eco cuida da papelada.
gemrush-room-fortune-fissure = Fenda da Sorte
gemrush-room-fortune-fissure-text = Chame a sorte pelo nome. Talvez ela tenha saído.
gemrush-room-blind-prophet = Profeta Cego
gemrush-room-blind-prophet-text = Ele vê o que você quer. E vê a sua carteira também.
gemrush-room-glass-forge = Forja de Vidro
gemrush-room-glass-forge-text = Entra vidro preto, sai fogo vermelho.
gemrush-room-ember-bed = Leito de Brasas
gemrush-room-ember-bed-text = Um rubi esquenta quatro mineiros.
gemrush-room-alloy-bath = Banho de Liga
gemrush-room-alloy-bath-text = Não é para tomar banho. Já tentamos.
gemrush-room-seance-table = Mesa Espírita
gemrush-room-seance-table-text = Bata duas vezes. O vovô sabe onde está.
gemrush-room-star-kiln = Forno Estelar
gemrush-room-star-kiln-text = Queima lágrimas. O resto gruda em tudo.
gemrush-room-jade-carvery = Ateliê de Jade
gemrush-room-jade-carvery-text = Cinco peças, duas delas para o gato.
gemrush-room-thaw-chamber = Câmara do Degelo
gemrush-room-thaw-chamber-text = O que degela dobra. Cuidado com as poças.
gemrush-room-crucible = Cadinho
gemrush-room-crucible-text = No fim, tudo que é precioso derrete.
gemrush-room-forgers-den = Toca do Falsário
gemrush-room-forgers-den-text = Três iguais à sua. Ninguém confere o verso.
gemrush-room-dust-kiln = Forno de Pó
gemrush-room-dust-kiln-text = Entra uma pedra, saem dois espirros.
gemrush-room-blast-furnace = Alto-Forno
gemrush-room-blast-furnace-text = Sempre com fome. Só come carne vermelha.
gemrush-room-post-chute = Tubo do Correio
gemrush-room-post-chute-text = Quem tem barba curta viaja como encomenda.
gemrush-room-rescue-rope = Corda de Resgate
gemrush-room-rescue-rope-text = Puxe duas vezes por socorro, três por cerveja.
gemrush-room-home-bell = Sino de Casa
gemrush-room-home-bell-text = Tocou, correu.
gemrush-room-taproom = Boteco
gemrush-room-taproom-text = Sente, tome duas e levante sendo outra pessoa.
gemrush-room-pony-stall = Baia dos Pôneis
gemrush-room-pony-stall-text = Os pôneis sabem onde a estrada continua.
gemrush-room-foremans-hatch = Guichê do Chefe
gemrush-room-foremans-hatch-text = Circulando, que em algum lugar tem serviço.
gemrush-room-rolling-smithy = Forja Rolante
gemrush-room-rolling-smithy-text = A bigorna tem rodas. Ninguém assume a autoria.
gemrush-room-divining-rod = Forquilha
gemrush-room-divining-rod-text = Ela treme. Pode ser só a sua mão.
gemrush-room-tumbling-drum = Tambor Giratório
gemrush-room-tumbling-drum-text = Jogue aí o que está velho. O barulho é cortesia.
gemrush-room-bat-roost = Ninho de Morcego
gemrush-room-bat-roost-text = Segure nos pés deles. Conhecem todas as salas.
gemrush-room-speaking-tube = Tubo Acústico
gemrush-room-speaking-tube-text = Grite um nome e engatinhe atrás dele.
gemrush-room-panning-stream = Riacho da Bateia
gemrush-room-panning-stream-text = Pés frios, esperança quente.
gemrush-room-trade-hatch = Balcão de Troca
gemrush-room-trade-hatch-text = Entra uma, sai uma. Sem nota e sem espiar.
gemrush-room-dripstone-cave = Gruta Gotejante
gemrush-room-dripstone-cave-text = Ela dá. Ela tira. Ela pinga.
gemrush-room-polishing-wheel = Roda de Polir
gemrush-room-polishing-wheel-text = A mesma pedra, o melhor perfil.
gemrush-room-smugglers-nook = Canto da Muamba
gemrush-room-smugglers-nook-text = Pague em preto. Não diga nada.
gemrush-room-exchange-desk = Casa de Câmbio
gemrush-room-exchange-desk-text = Duas por uma. A cotação é mais velha que a mina.
gemrush-room-gem-press = Prensa de Gemas
gemrush-room-gem-press-text = Gema se faz sob pressão. Pergunte ao estagiário.
gemrush-room-ticket-booth = Bilheteria
gemrush-room-ticket-booth-text = Para qualquer lugar, só ida. Barba não paga.
gemrush-room-winch = Guincho
gemrush-room-winch-text = Vai em linha reta. O estômago chega depois.
gemrush-room-pawn-window = Casa de Penhores
gemrush-room-pawn-window-text = Duas suas por uma dele. Preço de família.
gemrush-room-barter-bench = Banco de Escambo
gemrush-room-barter-bench-text = Meu banco pelo seu, e uma gema pelo incômodo.
gemrush-room-lantern-stair = Escada das Luzes
gemrush-room-lantern-stair-text = Siga as luzes. Menos as que andam.

## The skills: what each is called, what it does, and two lines to hum

gemrush-skill-harmonization = Harmonização
gemrush-skill-harmonization-rule = Cada vez que você constrói, uma carta com que você paga pode valer como dois Vidros de eco.
gemrush-skill-harmonization-verse =
    Cantei para a gema e ela veio cantar:
    entrou uma voz só e saiu logo um par.
gemrush-skill-transmutation = Transmutação
gemrush-skill-transmutation-rule = Cada vez que você constrói, duas gemas iguais nas cartas com que você paga podem virar um Pó de diamante.
gemrush-skill-transmutation-verse =
    Duas gemas iguais eu moí sem ter dó:
    esqueceram quem eram e viraram pó.
gemrush-skill-evocation = Evocação
gemrush-skill-evocation-rule = Cada vez que você constrói, uma das cartas pagas que mostre a sua cor dá mais uma gema dessa cor.
gemrush-skill-evocation-verse =
    Assobio minha cor lá na boca da mina,
    e sobe mais uma, brilhante e granfina.
gemrush-skill-affinity = Afinidade
gemrush-skill-affinity-rule = Cada vez que você constrói, uma gema da sua cor pode valer como qualquer gema comum.
gemrush-skill-affinity-verse =
    Minha gema é educada: responde por Jade,
    por Rubi ou por Lágrima, à sua vontade.
gemrush-skill-haggling = Pechincha
gemrush-skill-haggling-rule = Se uma porta pede exatamente três gemas, você não precisa pagar uma delas.
gemrush-skill-haggling-verse =
    A porta quis três. Eu dei duas e esperei;
    bateu hora do almoço, e com duas passei.
gemrush-skill-gilding = Douração
gemrush-skill-gilding-rule = Cada Oricalco nas cartas com que você paga dá o ponto dele, mesmo se a outra gema da carta não pagar nada.
gemrush-skill-gilding-verse =
    Passei ouro na porta, do trinco ao portal:
    ninguém tinha pedido, mas soma ao total.
gemrush-skill-refraction = Refração
gemrush-skill-refraction-rule = Seu Vidro de eco também pode copiar o que um Pó de diamante representa.
gemrush-skill-refraction-verse =
    O vidro não liga se a gema é verdade:
    copia a mentira com sinceridade.
gemrush-skill-permeation = Permeação
gemrush-skill-permeation-rule = Ao andar, descarte uma carta com a sua cor para atravessar uma parede até o ladrilho atrás dela, por 1 passo.
gemrush-skill-permeation-verse =
    Me encosto à parede, que fica a pensar;
    enquanto ela pensa, já pude passar.
gemrush-skill-wayfaring = Andança
gemrush-skill-wayfaring-rule = Ao andar, descarte uma carta com a sua cor para ir a qualquer sala por 0 passos.
gemrush-skill-wayfaring-verse =
    Entrego uma gema, e a estrada tem fim:
    eu pisco, e a porta já abre pra mim.
gemrush-skill-long-stride = Passo Largo
gemrush-skill-long-stride-rule = Você tem 4 passos por turno em vez de 3.
gemrush-skill-long-stride-verse =
    A perna é curtinha, e nem por isso eu paro:
    vocês dão três passos; no quarto eu disparo.
gemrush-skill-sure-foot = Pé Firme
gemrush-skill-sure-foot-rule = Você pode andar pelas passagens de mão única nos dois sentidos.
gemrush-skill-sure-foot-verse =
    Disseram que a via só vai e não vem.
    Eu disse meu nome e passei muito bem.
gemrush-skill-momentum = Embalo
gemrush-skill-momentum-rule = A primeira sala que você constrói em cada turno não custa passo.
gemrush-skill-momentum-verse =
    Construí na corrida, sem nem respirar:
    o chapéu vem caindo, e eu já no lugar.
gemrush-skill-rail-riding = Sobre Trilhos
gemrush-skill-rail-riding-rule = Ao andar, você pode ir de qualquer sala com porta para um túnel a qualquer vagonete, mesmo que só haja um, por 0 passos.
gemrush-skill-rail-riding-verse =
    O túnel é escuro, e o freio é um mito:
    paro no vagonete e aviso no grito.
gemrush-skill-second-look = Segunda Olhada
gemrush-skill-second-look-rule = Ao construir, compre dois ladrilhos, coloque um e ponha o outro no fundo da pilha.
gemrush-skill-second-look-verse =
    Olhei o primeiro e olhei o segundo:
    o que não me serve volta lá para o fundo.
gemrush-skill-leftovers = Sobras
gemrush-skill-leftovers-rule = Se você desperdiçar uma gema ao construir, compre 1 carta.
gemrush-skill-leftovers-verse =
    Você deixa cair, eu me abaixo ligeiro:
    migalha sozinha atrai companheiro.
gemrush-skill-remodelling = Reforma
gemrush-skill-remodelling-rule = Uma vez por turno, ao andar, você pode girar a sua sala como quiser, por 0 passos.
gemrush-skill-remodelling-verse =
    A porta do leste eu virei ao contrário:
    quem volta de noite entra pelo armário.
gemrush-skill-deep-pockets = Bolsos Fundos
gemrush-skill-deep-pockets-rule = Enquanto tiver na mão uma carta com a sua cor, você descarta até ficar com 5 cartas, não 4.
gemrush-skill-deep-pockets-verse =
    Levo cinco, não quatro, e faço escarcéu:
    tilinto da bota até o chapéu.
gemrush-skill-large-scoop = Pá Grande
gemrush-skill-large-scoop-rule = Se a sua ação for comprar 1 carta, compre 2.
gemrush-skill-large-scoop-verse =
    “Uma pá já está bom”, diz o chefe ao descer.
    Ele não viu a minha. E nem precisa ver.
gemrush-skill-long-arm = Braço Longo
gemrush-skill-long-arm-rule = Como sua ação, você pode usar uma sala que esteja a um passo de distância.
gemrush-skill-long-arm-verse =
    Meus pés estão cá, minha mão vai ao lado:
    achou coisa boa e já trouxe um bocado.
gemrush-skill-scavenging = Garimpo
gemrush-skill-scavenging-rule = Como sua ação, você pode pegar a carta do topo da pilha de descarte e comprar 1.
gemrush-skill-scavenging-verse =
    Você chamou de entulho e jogou logo fora;
    eu chamei de salário, e recolho agora.
