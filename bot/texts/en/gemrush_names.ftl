# Gem Rush: what things are called, and what rooms and skills do. The rest of what the game says stands in gemrush.ftl.

## The gems. Pictures and written moves use two letters for each, the same in every language: the English ones.

gemrush-gem-obsidian = Obsidian
gemrush-gem-permafrost = Permafrost
gemrush-gem-electrum = Electrum
gemrush-gem-soulstone = Soulstone
gemrush-gem-star-tear = Star Tear
gemrush-gem-fire-ruby = Fire Ruby
gemrush-gem-dragonjade = Dragonjade
gemrush-gem-diamond-dust = Diamond Dust
gemrush-gem-echoglass = Echoglass
gemrush-gem-orichalcum = Orichalcum
gemrush-gem-warpstone = Warpstone

## The dwarves, by the gem that is their colour

gemrush-dwarf-obsidian = Orska
gemrush-dwarf-permafrost = Frimla
gemrush-dwarf-electrum = Gildo
gemrush-dwarf-soulstone = Ulmwen
gemrush-dwarf-star-tear = Stelka
gemrush-dwarf-fire-ruby = Brannoch
gemrush-dwarf-dragonjade = Drusk

## Words in alt texts: sides, and a door that costs nothing

gemrush-side-north = north
gemrush-side-east = east
gemrush-side-south = south
gemrush-side-west = west
gemrush-side-to = to
gemrush-door-free = free

## The types of tiles, and how each is used

gemrush-type-action = Action room
gemrush-type-action-rule = Use it as your action, instead of drawing 1 card.
gemrush-type-movement = Movement room
gemrush-type-movement-rule = Use it while moving for 1 step each time, or as your action.
gemrush-type-free = Free room
gemrush-type-free-rule = Use it while moving, as often as you like, for 0 steps.
gemrush-type-tunnel = Tunnel
gemrush-type-tunnel-rule = Nobody stops here: you follow the rails until they lead out again.
gemrush-type-cart = Mine cart
gemrush-type-cart-rule = While moving, ride from any mine cart to any other for 0 steps.

## The steps of an ability, joined by commas; the first one gets a capital. $count is a number, or the letter X.

gemrush-effect-draw = draw { $count }
gemrush-effect-reveal = reveal { $count }
gemrush-effect-dig =
    { $count ->
        [one] dig for 1 card with { WORD("gemrush-show", $gems) }
       *[other] dig for { $count } cards with { WORD("gemrush-show", $gems) }
    }
gemrush-effect-keep = keep { $count } of them
gemrush-effect-keep-matching = keep { $count } with { WORD("gemrush-show", $gems) }
gemrush-effect-keep-all =
    { $count ->
        [one] keep it
       *[other] keep them
    }
gemrush-effect-keep-all-matching = keep all with { WORD("gemrush-show", $gems) }
gemrush-effect-discard = discard { $count }
gemrush-effect-discard-matching =
    { $count ->
        [one] discard 1 card with { WORD("gemrush-show", $gems) }
       *[other] discard { $count } cards with { WORD("gemrush-show", $gems) }
    }
gemrush-effect-name = name a gem
gemrush-effect-swap = swap places with another dwarf
gemrush-effect-move-room = move this room and all in it to another open door
gemrush-effect-go-any = go to any other room
gemrush-effect-go-dwarf = go to a room where another dwarf stands
gemrush-effect-go-action = go to another action room
gemrush-effect-go-movement = go to another movement room
gemrush-effect-go-free = go to another room with a lamp
gemrush-effect-go-line = go to another room in this row or column
gemrush-effect-go-start = go to the room where the mine began

## Which cards a step is for: cards with ...

gemrush-show-di = { gemrush-gem-diamond-dust }
gemrush-show-di-ec-or-wa = a special gem
gemrush-show-discarded = a gem you discarded
gemrush-show-dr = { gemrush-gem-dragonjade }
gemrush-show-ec-or = { gemrush-gem-echoglass } or { gemrush-gem-orichalcum }
gemrush-show-el = { gemrush-gem-electrum }
gemrush-show-el-or = { gemrush-gem-electrum } or { gemrush-gem-orichalcum }
gemrush-show-el-st = { gemrush-gem-electrum } or { gemrush-gem-star-tear }
gemrush-show-fi = { gemrush-gem-fire-ruby }
gemrush-show-named = the gem you named
gemrush-show-ob = { gemrush-gem-obsidian }
gemrush-show-ob-pe-dr = { gemrush-gem-obsidian }, { gemrush-gem-permafrost } or { gemrush-gem-dragonjade }
gemrush-show-or = { gemrush-gem-orichalcum }
gemrush-show-pe = { gemrush-gem-permafrost }
gemrush-show-pe-so = { gemrush-gem-permafrost } or { gemrush-gem-soulstone }
gemrush-show-so = { gemrush-gem-soulstone }
gemrush-show-so-st-dr = { gemrush-gem-soulstone }, { gemrush-gem-star-tear } or { gemrush-gem-dragonjade }
gemrush-show-st = { gemrush-gem-star-tear }
gemrush-show-st-fi = { gemrush-gem-star-tear } or { gemrush-gem-fire-ruby }
gemrush-show-wa = { gemrush-gem-warpstone }

## The rooms: at most 16 letters, for they stand on a banner, and what a miner says of them

gemrush-room-tunnel = Tunnel
gemrush-room-tunnel-text = Nobody stops here. Not even for lunch.
gemrush-room-mine-cart = Mine Cart
gemrush-room-mine-cart-text = One cart is furniture. Two are a railway.
gemrush-room-warped-mirror = Warped Mirror
gemrush-room-warped-mirror-text = Look in. Somebody else looks out.
gemrush-room-mystic-elevator = Mystic Elevator
gemrush-room-mystic-elevator-text = Which floor? It has not decided.
gemrush-room-gravel-pit = Gravel Pit
gemrush-room-gravel-pit-text = Two scoops. No questions.
gemrush-room-rubble-chute = Rubble Chute
gemrush-room-rubble-chute-text = Three come down. One is a boot.
gemrush-room-sorting-floor = Sorting Floor
gemrush-room-sorting-floor-text = The good, the bad, and mostly gravel.
gemrush-room-slag-heap = Slag Heap
gemrush-room-slag-heap-text = Leave something. Take what others left.
gemrush-room-shift-change = Shift Change
gemrush-room-shift-change-text = Old hands out, new hands in.
gemrush-room-powder-store = Powder Store
gemrush-room-powder-store-text = Smoking is allowed. Once.
gemrush-room-mother-lode = Mother Lode
gemrush-room-mother-lode-text = Rich, deep, and here the road ends.
gemrush-room-shop-window = Shop Window
gemrush-room-shop-window-text = You may look at three. So may everyone else.
gemrush-room-auction-hall = Auction Hall
gemrush-room-auction-hall-text = Sold to the dwarf with the loudest boots.
gemrush-room-cutters-bench = Cutter’s Bench
gemrush-room-cutters-bench-text = Two for the floor, one for the ring.
gemrush-room-fire-and-ice = Fire and Ice
gemrush-room-fire-and-ice-text = Bring gloves. Two different ones.
gemrush-room-three-bowls = Three Bowls
gemrush-room-three-bowls-text = Black, gold, red. Soup is served elsewhere.
gemrush-room-lamp-room = Lamp Room
gemrush-room-lamp-room-text = Whatever glows goes into the sack.
gemrush-room-glow-cavern = Glow Cavern
gemrush-room-glow-cavern-text = Souls light the way. They ask for no wages.
gemrush-room-bone-sieve = Bone Sieve
gemrush-room-bone-sieve-text = Shake well. Do not ask whose.
gemrush-room-treasure-drift = Treasure Drift
gemrush-room-treasure-drift-text = Five swings, and the rock decides.
gemrush-room-dust-mill = Dust Mill
gemrush-room-dust-mill-text = Grinds slowly. Sneeze elsewhere.
gemrush-room-assay-office = Assay Office
gemrush-room-assay-office-text = It bites every coin. It knows a good dentist.
gemrush-room-bonus-bucket = Bonus Bucket
gemrush-room-bonus-bucket-text = Two for the work, perhaps one for the beard.
gemrush-room-ember-weeper = Ember Weeper
gemrush-room-ember-weeper-text = It weeps stars and embers. Nobody asks why.
gemrush-room-black-seam = Black Seam
gemrush-room-black-seam-text = Black as a Monday.
gemrush-room-frost-gallery = Frost Gallery
gemrush-room-frost-gallery-text = Three found, two kept, one frozen to the wall.
gemrush-room-jade-niche = Jade Niche
gemrush-room-jade-niche-text = A dragon slept here. It forgot its pillow.
gemrush-room-ghost-well = Ghost Well
gemrush-room-ghost-well-text = Cold water, colder company.
gemrush-room-dust-shaft = Dust Shaft
gemrush-room-dust-shaft-text = Worth a fortune, once it is out of your eyes.
gemrush-room-echo-chamber = Echo Chamber
gemrush-room-echo-chamber-text = Say gold. It says gold. It is lying.
gemrush-room-gilders-loft = Gilder’s Loft
gemrush-room-gilders-loft-text = Everything is worth more with a rim of gold.
gemrush-room-crooked-crack = Crooked Crack
gemrush-room-crooked-crack-text = It leads somewhere. It will not say where.
gemrush-room-kings-vault = King’s Vault
gemrush-room-kings-vault-text = One door. The king liked it that way.
gemrush-room-wishing-well = Wishing Well
gemrush-room-wishing-well-text = Wish loudly. The echo does the paperwork.
gemrush-room-fortune-fissure = Fortune Fissure
gemrush-room-fortune-fissure-text = Call your luck by name. It may be out.
gemrush-room-blind-prophet = Blind Prophet
gemrush-room-blind-prophet-text = He sees what you want. He also sees your purse.
gemrush-room-glass-forge = Glass Forge
gemrush-room-glass-forge-text = Black glass in, red fire out.
gemrush-room-ember-bed = Ember Bed
gemrush-room-ember-bed-text = One ruby keeps four miners warm.
gemrush-room-alloy-bath = Alloy Bath
gemrush-room-alloy-bath-text = Not for bathing. We tried.
gemrush-room-seance-table = Seance Table
gemrush-room-seance-table-text = Knock twice. Grandfather knows where it lies.
gemrush-room-star-kiln = Star Kiln
gemrush-room-star-kiln-text = It burns tears. The rest settles on everything.
gemrush-room-jade-carvery = Jade Carvery
gemrush-room-jade-carvery-text = Five pieces, two of them for the cat.
gemrush-room-thaw-chamber = Thaw Chamber
gemrush-room-thaw-chamber-text = What thaws, doubles. Mind the puddles.
gemrush-room-crucible = Crucible
gemrush-room-crucible-text = Everything precious melts in the end.
gemrush-room-forgers-den = Forger’s Den
gemrush-room-forgers-den-text = Three like yours. Nobody checks the back.
gemrush-room-dust-kiln = Dust Kiln
gemrush-room-dust-kiln-text = One rock in, two sneezes out.
gemrush-room-blast-furnace = Blast Furnace
gemrush-room-blast-furnace-text = Always hungry. Red meat only.
gemrush-room-post-chute = Post Chute
gemrush-room-post-chute-text = With a short beard you travel as a parcel.
gemrush-room-rescue-rope = Rescue Rope
gemrush-room-rescue-rope-text = Pull twice for help, three times for beer.
gemrush-room-home-bell = Home Bell
gemrush-room-home-bell-text = It rings, you run.
gemrush-room-taproom = Taproom
gemrush-room-taproom-text = Sit down, have two, get up as someone else.
gemrush-room-pony-stall = Pony Stall
gemrush-room-pony-stall-text = The ponies know where the road goes on.
gemrush-room-foremans-hatch = Foreman’s Hatch
gemrush-room-foremans-hatch-text = Off you go. There is work somewhere.
gemrush-room-rolling-smithy = Rolling Smithy
gemrush-room-rolling-smithy-text = The anvil has wheels. Nobody admits it.
gemrush-room-divining-rod = Divining Rod
gemrush-room-divining-rod-text = It twitches. That may be your hand.
gemrush-room-tumbling-drum = Tumbling Drum
gemrush-room-tumbling-drum-text = In with the old. The noise is free.
gemrush-room-bat-roost = Bat Roost
gemrush-room-bat-roost-text = Hold on to the feet. They know every room.
gemrush-room-speaking-tube = Speaking Tube
gemrush-room-speaking-tube-text = Shout a name, then crawl after it.
gemrush-room-panning-stream = Panning Stream
gemrush-room-panning-stream-text = Cold feet, warm hopes.
gemrush-room-trade-hatch = Trade Hatch
gemrush-room-trade-hatch-text = One in, one out. No receipts, no peeking.
gemrush-room-dripstone-cave = Dripstone Cave
gemrush-room-dripstone-cave-text = It gives. It takes. It drips.
gemrush-room-polishing-wheel = Polishing Wheel
gemrush-room-polishing-wheel-text = Same stone, better side.
gemrush-room-smugglers-nook = Smuggler’s Nook
gemrush-room-smugglers-nook-text = Pay in black. Say nothing.
gemrush-room-exchange-desk = Exchange Desk
gemrush-room-exchange-desk-text = Two for one. The rate is older than the mine.
gemrush-room-gem-press = Gem Press
gemrush-room-gem-press-text = Pressure makes gems. Ask any apprentice.
gemrush-room-ticket-booth = Ticket Booth
gemrush-room-ticket-booth-text = Anywhere, one way. Beards travel free.
gemrush-room-winch = Winch
gemrush-room-winch-text = It goes straight. Your stomach follows.
gemrush-room-pawn-window = Pawn Window
gemrush-room-pawn-window-text = Two of yours for one of his. Family price.
gemrush-room-barter-bench = Barter Bench
gemrush-room-barter-bench-text = My seat for yours, and a stone for the trouble.
gemrush-room-lantern-stair = Lantern Stair
gemrush-room-lantern-stair-text = Follow the lights. Not the ones that walk.

## The skills: what each is called, what it does, and two lines to hum

gemrush-skill-harmonization = Harmonization
gemrush-skill-harmonization-rule = Each time you build, one card that you pay may count as two Echoglass.
gemrush-skill-harmonization-verse =
    I sang to a stone, and it sang along too:
    what went in as one has come echoing, two.
gemrush-skill-transmutation = Transmutation
gemrush-skill-transmutation-rule = Each time you build, two equal gems on the cards that you pay may become one Diamond Dust.
gemrush-skill-transmutation-verse =
    Two rubies I ground on the wheel till they must
    forget they were rubies and settle for dust.
gemrush-skill-evocation = Evocation
gemrush-skill-evocation-rule = Each time you build, one paid card with your colour gives one more gem of that colour.
gemrush-skill-evocation-verse =
    I whistle my colour down into the seam,
    and one more comes up than there was in the dream.
gemrush-skill-affinity = Affinity
gemrush-skill-affinity-rule = Each time you build, one gem of your colour may stand for any standard gem.
gemrush-skill-affinity-verse =
    My gem is polite: it will answer to Jade,
    to Ruby, to Tear, till the doorman is paid.
gemrush-skill-haggling = Haggling
gemrush-skill-haggling-rule = If a door asks for exactly three gems, you need not pay one of them.
gemrush-skill-haggling-verse =
    The door said three stones. I said two, and I stayed
    till suppertime came, and it called itself paid.
gemrush-skill-gilding = Gilding
gemrush-skill-gilding-rule = Each Orichalcum that you pay scores its point, even if the other gem of its card pays for nothing.
gemrush-skill-gilding-verse =
    Put gold on the hinge and some gold on the pin;
    the door did not ask, but the points trickle in.
gemrush-skill-refraction = Refraction
gemrush-skill-refraction-rule = Your Echoglass may also copy what a Diamond Dust stands for.
gemrush-skill-refraction-verse =
    The glass never asks if the ruby is true:
    it copies the lie, and the lie becomes two.
gemrush-skill-permeation = Permeation
gemrush-skill-permeation-rule = While moving, discard a card with your colour to pass through a wall onto the tile behind it, for 1 step.
gemrush-skill-permeation-verse =
    I lean on the wall, and the wall has to think,
    and I am behind it as quick as a wink.
gemrush-skill-wayfaring = Wayfaring
gemrush-skill-wayfaring-rule = While moving, discard a card with your colour to go to any room for 0 steps.
gemrush-skill-wayfaring-verse =
    A stone for the road, and the road is no more;
    I blink, and I knock at the opposite door.
gemrush-skill-long-stride = Long Stride
gemrush-skill-long-stride-rule = You have 4 steps a turn instead of 3.
gemrush-skill-long-stride-verse =
    My legs are as short as the law will allow;
    I just put them down rather faster, is how.
gemrush-skill-sure-foot = Sure Foot
gemrush-skill-sure-foot-rule = You may walk through one-way passages in both directions.
gemrush-skill-sure-foot-verse =
    They told me this passage goes only one way.
    I told it my name, and it asked me to stay.
gemrush-skill-momentum = Momentum
gemrush-skill-momentum-rule = The first room that you build in each turn costs no step.
gemrush-skill-momentum-verse =
    I built it so quickly I never broke stride;
    my hat is still falling. I’m standing inside.
gemrush-skill-rail-riding = Rail Riding
gemrush-skill-rail-riding-rule = While moving, you may ride from any room with a door into a tunnel to any mine cart, even the only one, for 0 steps.
gemrush-skill-rail-riding-verse =
    The tunnel is dark and the brake is a myth;
    the cart at the end is the thing I stop with.
gemrush-skill-second-look = Second Look
gemrush-skill-second-look-rule = When you build, draw two tiles, lay one and put the other under the stack.
gemrush-skill-second-look-verse =
    I look at the one, then I look at the other;
    the one that I leave goes back down to its mother.
gemrush-skill-leftovers = Leftovers
gemrush-skill-leftovers-rule = If you waste a gem when you build, draw 1 card.
gemrush-skill-leftovers-verse =
    You drop it, I stoop: there is never a crumb
    so small that a second one won’t want to come.
gemrush-skill-remodelling = Remodelling
gemrush-skill-remodelling-rule = Once a turn, while moving, you may turn your room as you like, for 0 steps.
gemrush-skill-remodelling-verse =
    The door that was east is now facing the stairs;
    whoever comes home may walk into the chairs.
gemrush-skill-deep-pockets = Deep Pockets
gemrush-skill-deep-pockets-rule = While you hold a card with your colour, you discard down to 5 cards, not 4.
gemrush-skill-deep-pockets-verse =
    I keep five, not four, and I clatter and clink;
    my belt has more holes than a miner would think.
gemrush-skill-large-scoop = Large Scoop
gemrush-skill-large-scoop-rule = If your action is to draw 1 card, draw 2.
gemrush-skill-large-scoop-verse =
    One shovel is plenty, the foreman will say.
    He has not seen mine. It was bent the right way.
gemrush-skill-long-arm = Long Arm
gemrush-skill-long-arm-rule = As your action, you may use a room that is one step away.
gemrush-skill-long-arm-verse =
    My feet are in here and my hand is next door;
    it found something nice and is feeling for more.
gemrush-skill-scavenging = Scavenging
gemrush-skill-scavenging-rule = As your action, you may take the top card of the discard pile and draw 1.
gemrush-skill-scavenging-verse =
    You called it a pebble and threw it away;
    I called it a Thursday and made it my pay.
