# Gem Rush : le nom des choses, et ce que font les salles et les compétences. Le reste se trouve dans gemrush.ftl.

## Les gemmes. Les images et les coups écrits les abrègent en deux lettres, les mêmes dans toutes les langues.

gemrush-gem-obsidian = Obsidienne
gemrush-gem-permafrost = Pergélisol
gemrush-gem-electrum = Électrum
gemrush-gem-soulstone = Pierre d’âme
gemrush-gem-star-tear = Larme d’étoile
gemrush-gem-fire-ruby = Rubis de feu
gemrush-gem-dragonjade = Jade du dragon
gemrush-gem-diamond-dust = Poudre de diamant
gemrush-gem-echoglass = Verre-écho
gemrush-gem-orichalcum = Orichalque
gemrush-gem-warpstone = Pierre de passage

## Les nains, d’après la gemme qui est leur couleur

gemrush-dwarf-obsidian = Orska
gemrush-dwarf-permafrost = Frimla
gemrush-dwarf-electrum = Gildo
gemrush-dwarf-soulstone = Ulmwen
gemrush-dwarf-star-tear = Stelka
gemrush-dwarf-fire-ruby = Brannoch
gemrush-dwarf-dragonjade = Drusk

## Mots des descriptions d’images : les côtés, et une porte qui ne coûte rien

gemrush-side-north = nord
gemrush-side-east = est
gemrush-side-south = sud
gemrush-side-west = ouest
gemrush-side-to = vers
gemrush-door-free = gratuit

## Les types de tuiles, et comment on les utilise

gemrush-type-action = Salle d’action
gemrush-type-action-rule = Utilise-la comme action, au lieu de piocher 1 carte.
gemrush-type-movement = Salle de mouvement
gemrush-type-movement-rule = Utilise-la en te déplaçant, pour 1 pas à chaque fois, ou comme action.
gemrush-type-free = Salle libre
gemrush-type-free-rule = Utilise-la en te déplaçant, autant que tu veux, pour 0 pas.
gemrush-type-tunnel = Tunnel
gemrush-type-tunnel-rule = Personne ne s’y arrête : tu suis les rails jusqu’à la sortie.
gemrush-type-cart = Wagonnet
gemrush-type-cart-rule = En te déplaçant, roule d’un wagonnet à n’importe quel autre pour 0 pas.

## Les étapes d’un effet, séparées par des virgules ; la première prend une majuscule. $count est un nombre, ou la lettre X.

gemrush-effect-draw = pioche { $count }
gemrush-effect-reveal = révèle { $count }
gemrush-effect-dig =
    { $count ->
        [one] creuse jusqu’à { $count } carte avec { WORD("gemrush-show", $gems) }
       *[other] creuse jusqu’à { $count } cartes avec { WORD("gemrush-show", $gems) }
    }
gemrush-effect-keep = garde { $count } d’entre elles
gemrush-effect-keep-matching = garde { $count } avec { WORD("gemrush-show", $gems) }
gemrush-effect-keep-all =
    { $count ->
        [one] garde-la
       *[other] garde-les
    }
gemrush-effect-keep-all-matching = garde toutes celles avec { WORD("gemrush-show", $gems) }
gemrush-effect-discard = défausse { $count }
gemrush-effect-discard-matching =
    { $count ->
        [one] défausse { $count } carte avec { WORD("gemrush-show", $gems) }
       *[other] défausse { $count } cartes avec { WORD("gemrush-show", $gems) }
    }
gemrush-effect-name = nomme une gemme
gemrush-effect-swap = change de place avec un autre nain
gemrush-effect-move-room = déplace cette salle et ses occupants à une autre porte ouverte
gemrush-effect-go-any = va dans n’importe quelle autre salle
gemrush-effect-go-dwarf = va dans une salle où se trouve un autre nain
gemrush-effect-go-action = va dans une autre salle d’action
gemrush-effect-go-movement = va dans une autre salle de mouvement
gemrush-effect-go-free = va dans une autre salle libre
gemrush-effect-go-line = va dans une autre salle de cette rangée ou colonne
gemrush-effect-go-start = va dans la salle où la mine a commencé

## Pour quelles cartes vaut une étape : des cartes avec ...

gemrush-show-di = { gemrush-gem-diamond-dust }
gemrush-show-di-ec-or-wa = une gemme spéciale
gemrush-show-discarded = une gemme que tu as défaussée
gemrush-show-dr = { gemrush-gem-dragonjade }
gemrush-show-ec-or = { gemrush-gem-echoglass } ou { gemrush-gem-orichalcum }
gemrush-show-el = { gemrush-gem-electrum }
gemrush-show-el-or = { gemrush-gem-electrum } ou { gemrush-gem-orichalcum }
gemrush-show-el-st = { gemrush-gem-electrum } ou { gemrush-gem-star-tear }
gemrush-show-fi = { gemrush-gem-fire-ruby }
gemrush-show-named = la gemme que tu as nommée
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

## Les salles : 16 lettres au plus, car elles figurent sur un écriteau, et ce qu’en dit un mineur

gemrush-room-tunnel = Tunnel
gemrush-room-tunnel-text = Personne ne s’arrête ici. Même pas pour déjeuner.
gemrush-room-mine-cart = Wagonnet
gemrush-room-mine-cart-text = Un seul, c’est un meuble. Deux, un chemin de fer.
gemrush-room-warped-mirror = Miroir déformant
gemrush-room-warped-mirror-text = Tu regardes dedans. Quelqu’un d’autre regarde dehors.
gemrush-room-mystic-elevator = Ascenseur hanté
gemrush-room-mystic-elevator-text = Quel étage ? Il n’a pas encore décidé.
gemrush-room-gravel-pit = Gravière
gemrush-room-gravel-pit-text = Deux pelletées. Pas de questions.
gemrush-room-rubble-chute = Éboulis
gemrush-room-rubble-chute-text = Il en tombe trois. L’une des trois est une botte.
gemrush-room-sorting-floor = Salle de tri
gemrush-room-sorting-floor-text = Du bon, du mauvais, et surtout du gravier.
gemrush-room-slag-heap = Terril
gemrush-room-slag-heap-text = Laisse un petit rien. Prends les restes des autres.
gemrush-room-shift-change = Relève
gemrush-room-shift-change-text = Vieille main, dehors. Main neuve, au boulot.
gemrush-room-powder-store = Poudrière
gemrush-room-powder-store-text = On a le droit de fumer. Une fois.
gemrush-room-mother-lode = Filon mère
gemrush-room-mother-lode-text = Riche, profond, et la route s’arrête là.
gemrush-room-shop-window = Vitrine
gemrush-room-shop-window-text = Tu peux en regarder trois. Les autres aussi.
gemrush-room-auction-hall = Salle des ventes
gemrush-room-auction-hall-text = Adjugé au nain qui a les bottes les plus bruyantes.
gemrush-room-cutters-bench = Taillerie
gemrush-room-cutters-bench-text = Deux pour le balai, une pour la bague.
gemrush-room-fire-and-ice = Feu et Glace
gemrush-room-fire-and-ice-text = Apporte des gants. Deux différents.
gemrush-room-three-bowls = Trois Bols
gemrush-room-three-bowls-text = Noir, or, rouge. Pour la soupe, c’est à côté.
gemrush-room-lamp-room = Lampisterie
gemrush-room-lamp-room-text = Tout ce qui brille finit dans la musette.
gemrush-room-glow-cavern = Grotte luisante
gemrush-room-glow-cavern-text = Les âmes éclairent le chemin. Sans salaire.
gemrush-room-bone-sieve = Tamis à os
gemrush-room-bone-sieve-text = Secoue bien. Ne demande pas à qui.
gemrush-room-treasure-drift = Boyau au trésor
gemrush-room-treasure-drift-text = Cinq coups de pic, et la roche décide.
gemrush-room-dust-mill = Moulin à poudre
gemrush-room-dust-mill-text = Il moud lentement. Pour éternuer, c’est dehors.
gemrush-room-assay-office = Bureau d’essai
gemrush-room-assay-office-text = Ici on mord chaque pièce. Et on a un bon dentiste.
gemrush-room-bonus-bucket = Seau de prime
gemrush-room-bonus-bucket-text = Deux pour le travail, peut-être une pour la barbe.
gemrush-room-ember-weeper = Pleure-braises
gemrush-room-ember-weeper-text = Il pleure étoiles et braises. On n’ose pas demander.
gemrush-room-black-seam = Veine noire
gemrush-room-black-seam-text = Noire comme un lundi.
gemrush-room-frost-gallery = Galerie de givre
gemrush-room-frost-gallery-text = Trois trouvées, deux gardées, une gelée au mur.
gemrush-room-jade-niche = Niche de jade
gemrush-room-jade-niche-text = Un dragon y a dormi. Il a oublié son oreiller.
gemrush-room-ghost-well = Puits fantôme
gemrush-room-ghost-well-text = Eau glacée, compagnie pire encore.
gemrush-room-dust-shaft = Puits de poudre
gemrush-room-dust-shaft-text = Une fortune, une fois que tu l’ôtes de tes yeux.
gemrush-room-echo-chamber = Chambre d’écho
gemrush-room-echo-chamber-text = Dis « or ». Elle répond « or ». Elle ment.
gemrush-room-gilders-loft = Chez le doreur
gemrush-room-gilders-loft-text = Tout vaut plus cher avec un liseré d’or.
gemrush-room-crooked-crack = Fissure tordue
gemrush-room-crooked-crack-text = Elle mène quelque part. Elle ne dira pas où.
gemrush-room-kings-vault = Coffre du roi
gemrush-room-kings-vault-text = Une seule porte. Le roi y tenait.
gemrush-room-wishing-well = Puits à souhaits
gemrush-room-wishing-well-text = Souhaite bien fort. L’écho remplit les papiers.
gemrush-room-fortune-fissure = Faille chanceuse
gemrush-room-fortune-fissure-text = Appelle ta chance par son nom. Elle est peut-être sortie.
gemrush-room-blind-prophet = Prophète aveugle
gemrush-room-blind-prophet-text = Il voit ce que tu veux. Il voit aussi ta bourse.
gemrush-room-glass-forge = Forge de verre
gemrush-room-glass-forge-text = Verre noir à l’entrée, feu rouge à la sortie.
gemrush-room-ember-bed = Lit de braises
gemrush-room-ember-bed-text = Un seul rubis tient chaud à quatre mineurs.
gemrush-room-alloy-bath = Bain d’alliage
gemrush-room-alloy-bath-text = Pas pour se baigner. On a essayé.
gemrush-room-seance-table = Table tournante
gemrush-room-seance-table-text = Frappe deux coups. Grand-père sait où c’est.
gemrush-room-star-kiln = Four à étoiles
gemrush-room-star-kiln-text = Il brûle des larmes. Le reste retombe sur tout.
gemrush-room-jade-carvery = Atelier de jade
gemrush-room-jade-carvery-text = Cinq morceaux, dont deux pour le chat.
gemrush-room-thaw-chamber = Salle du dégel
gemrush-room-thaw-chamber-text = Ce qui fond double de volume. Gare aux flaques.
gemrush-room-crucible = Creuset
gemrush-room-crucible-text = Tout ce qui est précieux finit par fondre.
gemrush-room-forgers-den = Atelier de faux
gemrush-room-forgers-den-text = Trois comme la tienne. Personne ne regarde le dos.
gemrush-room-dust-kiln = Four à poudre
gemrush-room-dust-kiln-text = Un rocher entre, deux « atchoum » sortent.
gemrush-room-blast-furnace = Haut-fourneau
gemrush-room-blast-furnace-text = Toujours affamé. Viande rouge uniquement.
gemrush-room-post-chute = Pneumatique
gemrush-room-post-chute-text = Avec une barbe courte, on voyage en colis.
gemrush-room-rescue-rope = Corde de secours
gemrush-room-rescue-rope-text = Tire deux fois pour de l’aide, trois pour une bière.
gemrush-room-home-bell = Cloche d’appel
gemrush-room-home-bell-text = Elle sonne, tu cours.
gemrush-room-taproom = Taverne
gemrush-room-taproom-text = Entre, prends-en deux, ressors en quelqu’un d’autre.
gemrush-room-pony-stall = Écurie à poneys
gemrush-room-pony-stall-text = Les poneys savent où la route continue.
gemrush-room-foremans-hatch = Trappe du porion
gemrush-room-foremans-hatch-text = Allez, file. Il y a sûrement du travail quelque part.
gemrush-room-rolling-smithy = Forge roulante
gemrush-room-rolling-smithy-text = L’enclume a des roues. Personne n’avoue.
gemrush-room-divining-rod = Sourcier
gemrush-room-divining-rod-text = La baguette frémit. Ou alors c’est ta main.
gemrush-room-tumbling-drum = Tambour rotatif
gemrush-room-tumbling-drum-text = Les vieilles là-dedans. Le bruit est offert.
gemrush-room-bat-roost = Chauves-souris
gemrush-room-bat-roost-text = Tiens-les par les pattes. Elles connaissent les salles.
gemrush-room-speaking-tube = Tube acoustique
gemrush-room-speaking-tube-text = Crie un nom, puis rampe derrière.
gemrush-room-panning-stream = Ruisseau à batée
gemrush-room-panning-stream-text = Pieds froids, espoirs brûlants.
gemrush-room-trade-hatch = Trappe à troc
gemrush-room-trade-hatch-text = Une entre, une sort. Ni reçu, ni coup d’œil.
gemrush-room-dripstone-cave = Grotte goutteuse
gemrush-room-dripstone-cave-text = Elle donne. Elle prend. Elle goutte.
gemrush-room-polishing-wheel = Roue à polir
gemrush-room-polishing-wheel-text = Même caillou, meilleur profil.
gemrush-room-smugglers-nook = Planque
gemrush-room-smugglers-nook-text = Paie au noir. Et motus.
gemrush-room-exchange-desk = Bureau de change
gemrush-room-exchange-desk-text = Deux contre une. Le taux est plus vieux que la mine.
gemrush-room-gem-press = Presse à gemmes
gemrush-room-gem-press-text = La pression fait les gemmes. Demande aux apprentis.
gemrush-room-ticket-booth = Guichet
gemrush-room-ticket-booth-text = N’importe où, aller simple. Gratuit pour les barbes.
gemrush-room-winch = Treuil
gemrush-room-winch-text = Il va tout droit. Ton estomac suivra.
gemrush-room-pawn-window = Mont-de-piété
gemrush-room-pawn-window-text = Deux à toi contre une à lui. Prix d’ami.
gemrush-room-barter-bench = Banc de troc
gemrush-room-barter-bench-text = Ma place contre la tienne, et un caillou pour la peine.
gemrush-room-lantern-stair = Escalier éclairé
gemrush-room-lantern-stair-text = Suis les lumières. Pas celles qui marchent.

## Les compétences : leur nom, leur effet, et deux vers à fredonner

gemrush-skill-harmonization = Harmonisation
gemrush-skill-harmonization-rule = À chaque construction, une carte que tu paies peut compter comme deux Verres-écho.
gemrush-skill-harmonization-verse =
    J’ai chanté pour la gemme, elle a repris mon air :
    il n’en entrait qu’une seule, il en sort une paire.
gemrush-skill-transmutation = Transmutation
gemrush-skill-transmutation-rule = À chaque construction, deux gemmes identiques sur les cartes que tu paies peuvent devenir une Poudre de diamant.
gemrush-skill-transmutation-verse =
    Deux rubis tout pareils, sous ma meule mutine,
    oublient qu’ils sont rubis et finissent farine.
gemrush-skill-evocation = Évocation
gemrush-skill-evocation-rule = À chaque construction, une carte payée avec ta couleur donne une gemme de plus de cette couleur.
gemrush-skill-evocation-verse =
    Je siffle ma couleur tout au fond du tunnel :
    il en remonte une autre, en réponse à l’appel.
gemrush-skill-affinity = Affinité
gemrush-skill-affinity-rule = À chaque construction, une gemme de ta couleur peut remplacer n’importe quelle gemme ordinaire.
gemrush-skill-affinity-verse =
    Ma gemme est bien polie, elle répond à tout :
    Jade, Larme ou Rubis, elle paie jusqu’au bout.
gemrush-skill-haggling = Marchandage
gemrush-skill-haggling-rule = Si une porte demande exactement trois gemmes, tu peux te passer d’en payer une.
gemrush-skill-haggling-verse =
    La porte en voulait trois ; j’en offre deux, têtu.
    À l’heure de la soupe, elle n’en voulait plus.
gemrush-skill-gilding = Dorure
gemrush-skill-gilding-rule = Chaque Orichalque que tu paies rapporte son point, même si l’autre gemme de sa carte ne paie rien.
gemrush-skill-gilding-verse =
    De l’or sur la charnière et de l’or au verrou :
    la porte s’en moquait, mais mes points prennent tout.
gemrush-skill-refraction = Réfraction
gemrush-skill-refraction-rule = Ton Verre-écho peut aussi copier ce que remplace une Poudre de diamant.
gemrush-skill-refraction-verse =
    Mon verre est indulgent quand le rubis est faux :
    il double le mensonge et le sert aussitôt.
gemrush-skill-permeation = Perméation
gemrush-skill-permeation-rule = En te déplaçant, défausse une carte avec ta couleur pour traverser un mur jusqu’à la tuile derrière, pour 1 pas.
gemrush-skill-permeation-verse =
    Je m’adosse à ce mur ; il se met à penser.
    Le temps qu’il se décide, hop, je l’ai traversé.
gemrush-skill-wayfaring = Vagabondage
gemrush-skill-wayfaring-rule = En te déplaçant, défausse une carte avec ta couleur pour aller dans n’importe quelle salle, pour 0 pas.
gemrush-skill-wayfaring-verse =
    Je sème une gemme, et la route disparaît ;
    je cligne, et je toque à la porte d’après.
gemrush-skill-long-stride = Grandes Enjambées
gemrush-skill-long-stride-rule = Tu as 4 pas par tour au lieu de 3.
gemrush-skill-long-stride-verse =
    Mes jambes ont la taille permise par la loi ;
    j’en suis pourtant à quatre quand tu comptes trois.
gemrush-skill-sure-foot = Pied sûr
gemrush-skill-sure-foot-rule = Tu peux franchir les passages à sens unique dans les deux sens.
gemrush-skill-sure-foot-verse =
    À sens unique, lui ? Ce passage mesquin ?
    Je l’ai pris à rebours, il m’a serré la main.
gemrush-skill-momentum = Élan
gemrush-skill-momentum-rule = La première salle que tu construis à chaque tour ne coûte aucun pas.
gemrush-skill-momentum-verse =
    J’ai construit en courant, sans perdre un seul pas ;
    mon chapeau tombe encore, et moi, je suis là-bas.
gemrush-skill-rail-riding = Rail libre
gemrush-skill-rail-riding-rule = En te déplaçant, roule de toute salle avec une porte sur un tunnel vers n’importe quel wagonnet, même s’il est seul, pour 0 pas.
gemrush-skill-rail-riding-verse =
    Le tunnel est tout noir, et le frein est un mythe ;
    je freine au wagonnet, de préférence vite.
gemrush-skill-second-look = Second Regard
gemrush-skill-second-look-rule = Quand tu construis, pioche deux tuiles, poses-en une et glisse l’autre sous la pile.
gemrush-skill-second-look-verse =
    J’en regarde une, et puis une autre, et je choisis ;
    celle qui ne plaît pas retourne au fond du lit.
gemrush-skill-leftovers = Restes
gemrush-skill-leftovers-rule = Si tu gaspilles une gemme en construisant, pioche 1 carte.
gemrush-skill-leftovers-verse =
    Tu laisses choir un grain, je ramasse la miette ;
    une autre la rejoint toujours dans mon assiette.
gemrush-skill-remodelling = Rénovation
gemrush-skill-remodelling-rule = Une fois par tour, en te déplaçant, tu peux tourner ta salle comme tu veux, pour 0 pas.
gemrush-skill-remodelling-verse =
    La porte était à l’est, elle est sur l’escalier ;
    qui rentre les yeux clos embrasse le pilier.
gemrush-skill-deep-pockets = Poches profondes
gemrush-skill-deep-pockets-rule = Tant que tu as en main une carte avec ta couleur, tu gardes 5 cartes quand tu défausses, pas 4.
gemrush-skill-deep-pockets-verse =
    J’en garde cinq, pas quatre, et je tinte et je sonne ;
    ma ceinture a des trous plus grands que ma personne.
gemrush-skill-large-scoop = Grande Pelle
gemrush-skill-large-scoop-rule = Si ton action est de piocher 1 carte, pioches-en 2.
gemrush-skill-large-scoop-verse =
    « Une pelle suffit », répète le porion.
    Il n’a pas vu la mienne : on dirait un wagon.
gemrush-skill-long-arm = Bras long
gemrush-skill-long-arm-rule = Comme action, tu peux utiliser une salle à un pas de la tienne.
gemrush-skill-long-arm-verse =
    Mes pieds restent ici, ma main est à côté ;
    elle a trouvé du beau et cherche à m’en ramener.
gemrush-skill-scavenging = Récup
gemrush-skill-scavenging-rule = Comme action, tu peux prendre la carte du dessus de la défausse et en piocher 1.
gemrush-skill-scavenging-verse =
    Tu l’as nommé caillou et jeté sans souci ;
    je l’ai nommé salaire, et j’ai pris mon jeudi.
