# Gem Rush: buttons, menus, private answers, captions, rules, commands. What happened, and what is refused, stands in
# gemrush.ftl. How a sentence is written is told at the head of errors.ftl.

## What a match, or a leaderboard, is played with

# $goal: one of the sentences below
gemrush-scoreboard =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal } · { WORD("gemrush-variant", $variant) }
# The daily, as the name of a leaderboard too
gemrush-scoreboard-daily = Daily: Crisis in { $turns } turns
# A board in play, with the usual skills
gemrush-scoreboard-brief =
    { $mode ->
        [crisis] Crisis
       *[rush] Rush
    } · { $goal }
# In leaderboards and suggestions. A match says its points.
gemrush-goal-usual = standard target
# In a Rush that has not begun: the target depends on the number of members.
gemrush-usual-crowd = to { $high } points (to { $low } with { $crowd } or more players)
gemrush-goal-open = as high as it goes
# $named: the name of this target, if it has one
gemrush-aim =
    { $has ->
        [0] to { gemrush-points }
       *[other] { $named }, { gemrush-points }
    }
gemrush-ladder-apprentice = Apprentice
gemrush-ladder-journeyman = Journeyman
gemrush-ladder-artisan = Artisan
gemrush-ladder-expert = Expert
gemrush-ladder-master = Master
gemrush-variant-normal = each has a skill of their own
gemrush-variant-choice = skills to choose from
gemrush-variant-shared = one skill for all
gemrush-variant-chaos = Chaos Magic
gemrush-variant-circle = Magic Circle
gemrush-variant-none = no skills

## What to do next, below the board. $name: who is to move · $place: a mention of the channel

gemrush-next-choose-skill = { $name }: Gem Rush begins. Choose the skill that you keep.
gemrush-next-discard = { $name }: your turn. Your hand is too large: press **{ gemrush-ui-ask-discard }**.
# $ends: what ends the turn: "draw", "both" if the room can be used, too, or "told" if a button says it
gemrush-next-move =
    { $name }: your turn, { gemrush-ui-steps }.{ $ends ->
        [draw] {" "}Drawing ends it.
        [both] {" "}Drawing or using the room ends it.
       *[told] { "" }
    }
gemrush-next-place = { $name }: your turn. How does the new tile lie? Press its number.
gemrush-next-effect = { $name }: your turn. The room asks you something: press the button below.
# $offered: how many cards are offered · $count: how many burn besides · $short: how many of these the deck does not have
gemrush-next-burn =
    { $name }: your turn. { $offered ->
        [0] Three cards burn
        [one] 1 offered card burns, and { $count } more
       *[other] { $offered } offered cards burn, and { $count } more
    }{ $short ->
        [0] { $count ->
            [one] : from the deck, or one of yours?
           *[other] : all from the deck, or some of yours?
        }
       *[other] . The deck has too few: choose cards from the hands.
    }
gemrush-next-chaos = { $name }: your turn. Keep your skill, or draw another one.
# Below that, in the first turn of each member
# $alone: 1 if the match has one seat, else 0
gemrush-next-goal =
    { $mode ->
        [crisis] { $alone ->
            [0] Score points together before the last card burns: pay for doors with gems, and build rooms behind them.
           *[1] Score points before the last card burns: pay for doors with gems, and build rooms behind them.
        }
       *[rush] Pay for a door with your gems and build a room behind it: you score the door’s points.
    }
# $name: the first player · $last: 1 if the match ends with this turn, else 0
gemrush-next-last-round =
    { "**" }Final round:** the target is reached. { $last ->
        [1] The match ends after this turn.
       *[0] It ends before the next turn of { $name }.
    }
# $alone: 1 if one member plays on against computer players
gemrush-next-over = **{ ui-again }** { $alone ->
        [1] starts the next match
       *[0] opens the next table
    }. `/rush top` shows the best of this server.

## Buttons on the board. $arrow: the side

gemrush-ui-walk = { $arrow } { WORD("gemrush-room", $room) }
gemrush-ui-walk-short = { $arrow } { gemrush-ui-go }
gemrush-ui-go = Go
gemrush-ui-build = { $arrow } +{ $points }
gemrush-ui-act-room = Use room
gemrush-ui-act =
    { PICTURE("gemrush-type", $type, code: "never") }{ $type ->
        [movement] Use · ends turn
       *[other] { gemrush-ui-act-room }
    }
gemrush-ui-room-movement = { PICTURE("gemrush-type", "movement", code: "never") }Use · 1 step
gemrush-ui-room-free = { PICTURE("gemrush-type", "free", code: "never") }Use · free
gemrush-ui-draw-one = Draw 1
gemrush-ui-draw =
    { $count ->
        [0] The deck is empty: end my turn
        [1] { gemrush-ui-draw-one }
       *[other] Draw { $count }
    }
gemrush-ui-scavenge =
    { $count ->
        [0] Take from the pile
       *[other] Draw { $count } & pile
    }
# The same in a daily
gemrush-ui-act-ends = { gemrush-ui-act } · ends turn
gemrush-ui-draw-ends = { gemrush-ui-draw } · ends turn
gemrush-ui-scavenge-ends = { gemrush-ui-scavenge } · ends turn
gemrush-ui-ways =
    { $kind ->
        [cart] By rail
        [remodel] Turn room
        [reach] Long Arm
       *[other] Special moves
    }
gemrush-ui-pay = Other payments
gemrush-ui-hand = My hand
gemrush-ui-wide = Whole mine
gemrush-ui-skills = Skills
gemrush-ui-stop = Stop here
gemrush-ui-play-on = Play on
# What a lesson marks: a room, and the number of a way to lay it
gemrush-marked-lay = { $room }, number { $number }
gemrush-ui-lay = { $number }
gemrush-ui-burn = Burn from the deck
gemrush-ui-chaos-same = Keep my skill
gemrush-ui-chaos-new = Draw a new skill
gemrush-ui-ask-skill = Choose my skill
gemrush-ui-ask-discard = Choose what to discard
gemrush-ui-ask-burn = Burn cards of mine
gemrush-ui-ask-burn-hands = Choose what burns
gemrush-ui-ask-x = Choose the number
gemrush-ui-ask-name = Name a gem
gemrush-ui-ask-keep = Choose what to keep
gemrush-ui-ask-swap = Choose a dwarf
gemrush-ui-ask-room = Choose a place
gemrush-ui-ask-go = Choose a room
# What of the turn stands after an undo
gemrush-stands-place = Choose again how it lies.
gemrush-stands-built =
    { $built ->
        [one] The room built this turn stays, with { gemrush-points }.
       *[other] The { $built } rooms built this turn stay, with { gemrush-points }.
    }
gemrush-stands-rest = What you did before that stays.
# What a room does, below the board and in the hand: small, and before its button is pressed
gemrush-ui-does = **{ WORD("gemrush-room", $room) }:** { $ability }
# In a menu: a move that leads to a room, and what the room does
gemrush-ui-to-room = { $where }: { $ability }
gemrush-ui-small = -# { $text }
# $own: the reader’s · $others: names and points
gemrush-ui-points-of-all = **Points** to { $target }: you { $own } · { $others }
gemrush-ui-literal = { $text }

## Moves in menus and suggestions. $where: a room and its place · $doors: a tile's doors, side by side

gemrush-ui-located = { $room }, { $cell }
# $steps: how many it takes
gemrush-ui-far =
    { $where } · { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
gemrush-ui-price =
    { $count ->
        [0] free
       *[other] { PICTURE("gemrush-cost", $cost) }
    }, +{ $points }
# Buttons and menus beside the picture of a hand, which numbers its cards
# $points: all that it scores · $bonus: how many of them are from Orichalcum
gemrush-ui-pay-numbers =
    { $door } +{ $points }{ $bonus ->
        [0] { "" }
       *[other] {" "}({ $bonus } Orichalcum)
    }{ $count ->
        [0] {" "}· free
        [one] {" "}· card { $cards }
       *[other] {" "}· cards { $cards }
    }
gemrush-ui-no-step = no step
gemrush-ui-card-line = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-card-button = { PICTURE("gemrush-card", $card, code: "missing") }{ $number }
# $numbers: of several cards in the picture, such as 1 + 3
gemrush-ui-cards-button = { $numbers }
gemrush-ui-offer-card = Offer { $number } · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-offer-short = Offer { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-short = Keep { PICTURE("gemrush-card", $card, code: "never") }{ $number }
gemrush-ui-withdraw-card = Keep { $number } after all · { PICTURE("gemrush-card", $card, code: "missing") }{ $gems }
gemrush-ui-warp-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }go to { $where }
gemrush-ui-permeate-card = { $number } · { PICTURE("gemrush-card", $card, code: "missing") }through the wall { $arrow } to { $where }
gemrush-ui-as-it-lies = Its doors as it lies: { $doors }
gemrush-ui-as-printed = As printed: { $doors }
gemrush-ui-pay-one = { $door } with { PICTURE("gemrush-card", $cards) } · +{ $points }
# $gems: their names
gemrush-ui-card = { PICTURE("gemrush-card", $card) } · { $gems }
gemrush-ui-gem = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }
gemrush-ui-x = X is { $x }
gemrush-ui-dwarf = { PICTURE("gemrush-dwarf", $gem, code: "never") }{ $dwarf }, { WORD("gemrush-gem", $gem) }
gemrush-ui-choose-dwarf = Choose your dwarf
gemrush-ui-beside = Beside { $where }
gemrush-ui-move-room = Beside { $where }, { gemrush-ui-turned }
gemrush-ui-swap = { $name }: { $where }
gemrush-ui-offer-one = Offer { PICTURE("gemrush-card", $card) }
gemrush-ui-withdraw-one = Keep { PICTURE("gemrush-card", $card) } after all
gemrush-ui-burn-one =
    { $count ->
        [0] From the deck
       *[other] { PICTURE("gemrush-card", $cards) }
    }
gemrush-ui-cart = Ride to { $where }
gemrush-ui-warp = { PICTURE("gemrush-card", $card) }: go to { $where }
gemrush-ui-permeate = { PICTURE("gemrush-card", $card) }: through the wall { $arrow } to { $where }
gemrush-ui-remodel = This room { gemrush-ui-turned }
# $turn: quarter turns clockwise, from how the room lies
gemrush-ui-turned =
    { $turn ->
        [1] turned right
        [2] turned around
        [3] turned left
       *[0] as it lies
    }
gemrush-ui-reach = { gemrush-skill-long-arm } · { $where }: { $ability }
gemrush-ui-use-act = Use { $room }: { $ability }
gemrush-ui-use-movement = { $room } for 1 step: { $ability }
gemrush-ui-use-free = { $room }, free: { $ability }

## Private panels. $ability: what the room does, the step that asks now in bold

gemrush-ui-move = It is your turn. Common moves are below the board, the others are here.
gemrush-ui-discard =
    { $count ->
        [one] Choose 1 card to discard; you keep { $keep }.
       *[other] Choose { $count } cards to discard; you keep { $keep }.
    }
gemrush-ui-question-place = How does the new tile lie? Press its number.
gemrush-ui-question-turn = How should this room lie? Press its number.
gemrush-ui-question-room = How should it lie? Press its number.
gemrush-ui-question-site = Where should it lie?
gemrush-ui-question-chaos = Your turn is done. Keep your skill, or draw another?
gemrush-ui-choose-skill = Which skill do you keep?
gemrush-ui-effect-x = { WORD("gemrush-room", $room) }: { $ability }. What number is X?
gemrush-ui-effect-name = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-discard = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-keep = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-swap = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-room = { WORD("gemrush-room", $room) }: { $ability }.
gemrush-ui-effect-go = { WORD("gemrush-room", $room) }: { $ability }.
# $count: how many still have to burn · $short: how many of them must come from hands
gemrush-ui-burn-text =
    { $count ->
        [one] 1 card must burn.
       *[other] { $count } cards must burn.
    } { $short ->
        [0] The deck gives what you do not choose.
        [one] The deck is too small: choose at least 1.
       *[other] The deck is too small: choose at least { $short }.
    }
gemrush-ui-cards-burnt = Cards that burn
gemrush-ui-cards-wanted =
    { $count ->
        [one] Choose 1 card
       *[other] Choose { $count } cards
    }
gemrush-ui-menu-ask = Choose
gemrush-ui-menu-door = Choose the cards that pay
gemrush-ui-menu-pay = Choose the cards that pay
gemrush-ui-menu-ways = What else you can do
gemrush-ui-menu-site = Choose a place
gemrush-ui-menu-offer = Cards
gemrush-ui-menu-part = Look closer at a part
# A part of a long mine. $number: counted from the top left · $names: whose dwarves are there, $people: how many
gemrush-ui-part =
    Part { $number }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }{ $people ->
        [0] { "" }
       *[other] { " " }· { $names }
    }
gemrush-ui-your-hand =
    { $count ->
        [0] Your hand is empty.
        [one] Your card: { LIST(PIECES("gemrush-gem", $cards)) }.
       *[other] Your { $count } cards: { LIST(PIECES("gemrush-gem", $cards)) }.
    }
gemrush-ui-own-cards =
    { $count ->
        [0] Your hand is empty
        [one] Your card
       *[other] Your { $count } cards
    }
# The member’s own message of a daily: the turn, and above it before the first move what it is about. $most: all turns
gemrush-ui-daily-turn = { "**" }Turn { $turn } of { $most }**
# $steps: in a turn
gemrush-ui-daily-goal = Score as much as you can in **{ $most } turns**: pay for doors with your cards, to build rooms. Both gems of a card may pay. A turn has { $steps } steps, to walk or to build, and the buttons say what ends it. Then three cards burn.
# What the squares of a result mean: the points of each turn
# $turns: how many turns each sign shows
gemrush-ui-squares =
    -# { $turns ->
        [one] Points a turn
       *[other] Points in { $turns } turns
    }: { $none } 0 · { $few } 1–2 · { $some } 3–5 · { $many } 6–9 · { $most } 10 and more
gemrush-ui-steps =
    { $steps ->
        [0] no step left
        [one] 1 step left
       *[other] { $steps } steps left
    }
# Where the button would be: the newest move of the turn drew a card or a tile
gemrush-ui-no-undo = No **{ ui-undo }** now: a move that drew a card or a tile stays.
gemrush-ui-behind = The mine has changed. Here it is now.
gemrush-ui-choose-payment = Which cards pay?
# $points: what the cheapest payment scores; $door: what stands on the door
gemrush-ui-other-points = The door says +{ $door }, but the cheapest cards score { gemrush-points }. Choose what you pay.
gemrush-ui-builds-far = With a Warpstone you can build at a door out of reach. It takes no step.
# $doors: one or more of the next text
gemrush-ui-unpaid-doors = You cannot pay yet: { $doors }.
gemrush-ui-unpaid = { $arrow } lacks { PICTURE("gemrush-cost", $missing) }
gemrush-ui-cannot-build =
    { $steps ->
        [0] No step is left, so you cannot build now.
       *[other] You cannot pay for any door in reach.
    }
gemrush-ui-other-ways = What do you want to do?
gemrush-ui-no-ways = No rails, card or skill takes you further now.
# $why: why nothing can be offered, or "possible"
gemrush-ui-offers =
    An offered card burns in place of one from the deck. { $why ->
        [turn] It is your turn: the others offer, and at its end you choose what burns.
        [full] Three cards are offered already, and no more burn this turn.
        [empty] Your hand is empty.
       *[possible] Choose yours for the end of this turn.
    }
# In the hand: what one’s own skill does
gemrush-ui-own-skill = **{ $skill }:** { $rule }
gemrush-ui-own-colour = Your colour: { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
# What a special gem does, where there is room for a sentence. After its name and a colon
gemrush-ui-gem-diamond-dust = pays for any standard gem
gemrush-ui-gem-echoglass = counts as one more of a standard gem that you pay with it
gemrush-ui-gem-orichalcum = 1 point more if the other gem of its card pays
gemrush-ui-gem-warpstone = pay with it, and you build at any open door for 0 steps; or discard its card, and you go to any room
# What the letters on cards and doors mean. $gems: the next text for each gem; $code: its two letters
gemrush-ui-codes = **Letters on the cards:** { $gems }
gemrush-ui-code = { PICTURE("gemrush-gem", $gem, code: "never") }{ $code } { WORD("gemrush-gem", $gem) }
gemrush-ui-skill-of = { $name } · { $skill }
gemrush-ui-no-skills = Nobody has a skill now.

## What others did since: a line for each turn, its parts joined by commas

gemrush-ui-news-line = **{ $name }**: { $told }
gemrush-ui-news-built =
    built { WORD("gemrush-room", $room) }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# A door whose new tile is not laid yet. $has: 1 if $room, the room with the door, is known, else 0 · $arrow: its side
gemrush-ui-news-door =
    { $has ->
        [1] built at the door { $arrow } of { WORD("gemrush-room", $room) }
       *[0] built at a door
    }{ $points ->
        [0] { "" }
       *[other] {" "}(+{ $points })
    }
# $count: how many times · $has: 1 if $told says which cards came from it, else 0
gemrush-ui-news-used =
    used { WORD("gemrush-room", $room) }{ $count ->
        [1] { "" }
        [2] {" "}twice
       *[other] {" "}{ $count } times
    }{ $has ->
        [0] { "" }
       *[other] {" "}({ $told })
    }
# The same events as in gemrush.ftl, in a line that begins with the name
gemrush-ui-did-places-swapped = swapped places with { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name })
gemrush-ui-did-room-moved = moved the { WORD("gemrush-room", $room) }
gemrush-ui-did-card-scavenged = took { PICTURE("gemrush-card", $card) } from the discard pile
gemrush-ui-did-skill-changed = swapped { WORD("gemrush-skill", $old) } for { WORD("gemrush-skill", $new) }
gemrush-ui-did-stop-agreed = wants to stop here: { $agreed } of { $seated } agree
gemrush-ui-did-seat-left = left
gemrush-ui-news-drew =
    { $count ->
        [one] drew 1 card
       *[other] drew { $count } cards
    }
# $count: how many of the $revealed cards
gemrush-ui-news-kept =
    { $count ->
        [0] { $revealed ->
            [one] did not keep the revealed card
           *[other] kept none of { $revealed } revealed cards
        }
        [one] kept 1 card
       *[other] kept { $count } cards
    }
gemrush-ui-news-burnt = { $burnt } of 75 cards burnt
gemrush-ui-turn-room = { $name }: { gemrush-built }, used { WORD("gemrush-room", $room) }.
gemrush-ui-turn-draw = { $name }: { gemrush-built }, drew.
gemrush-ui-turn-scavenge = { $name }: { gemrush-built }, took from the pile.
gemrush-ui-turn-none = { $name }: { gemrush-built }.
# The best room of a match, and who built it
gemrush-ui-best = Best room: { WORD("gemrush-room", $room) } by **{ $name }**, +{ $points }
gemrush-ui-result-room = { WORD("gemrush-room", $room) } +{ $points }
gemrush-ui-result-built =
    { $count ->
        [one] 1 room: { $rooms }
       *[other] { $count } rooms: { $rooms }
    }{ $more ->
        [0] { "" }
       *[other] {" "}and { $more } more
    }
# What a computer player did in a member’s seat. $did: as the texts above and below say it
gemrush-ui-result-by = { $name }: { $did }
gemrush-ui-result-used =
    { $count ->
        [one] used a room once
       *[other] used rooms { $count } times
    }
gemrush-ui-result-offered =
    { $count ->
        [one] gave 1 card to the fire
       *[other] gave { $count } cards to the fire
    }

## Refusals

# $missing: gems in two letters each
gemrush-ui-lacking = The door { $arrow } costs { PICTURE("gemrush-cost", $cost) }. Your hand lacks { PICTURE("gemrush-cost", $missing) }.
gemrush-ui-target-unknown = “{ $text }” is not a target. Type a number from { $low } to { $high }, “usual”, or in a Crisis “open”.
gemrush-ui-go-far =
    { $count ->
        [0] You cannot walk to { $cell }, nor anywhere else. Build, or end your turn.
       *[other] You cannot walk to { $cell } now. You can go to: { LIST($rooms, kind: "or") }.
    }
gemrush-ui-nothing-there = There is no room on { $cell } yet. `/rush mine` shows the whole mine.

## Captions of the pictures

gemrush-caption-turn-rush = Turn { $turn }
gemrush-caption-turn-crisis = Turn { $turn } of 25
gemrush-caption-turn-daily = Turn { $turn } of { $most }
gemrush-caption-steps =
    { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
gemrush-caption-over = GAME OVER
gemrush-caption-draw = Draw
gemrush-caption-result =
    { $seats ->
        [one] { gemrush-points }
       *[other] { gemrush-points } together
    }
gemrush-caption-wins = { $name } wins
gemrush-caption-lead = by { gemrush-points }
gemrush-caption-beyond =
    { $points ->
        [0] exactly the target
       *[other] { gemrush-points } over the target
    }
gemrush-caption-short = { gemrush-points } short of the target
gemrush-caption-reason-target = The target is reached
gemrush-caption-ended-beyond = { $sign } for { $name } has reached { $points }
gemrush-caption-reason-tiles = No tile is left
gemrush-caption-reason-closed = No door leads to a new place
gemrush-caption-reason-idle = Ten rounds without a room
gemrush-caption-reason-none = No result
gemrush-caption-uncounted = Points do not count
gemrush-caption-reason-left =
    { $seats ->
        [one] Resigned
       *[other] Too few are left
    }
gemrush-caption-reason-won =
    { $seats ->
        [one] Won
       *[other] Won together
    }
gemrush-caption-reason-lost = The last card is burnt
gemrush-caption-reason-open = The last card is burnt
gemrush-caption-reason-turns = The last turn is over
gemrush-caption-reason-ended = Ended early
gemrush-caption-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gemrush-caption-keep = keep { $count }
gemrush-caption-phase-choose-skill = chooses a skill
gemrush-caption-phase-discard = discards
gemrush-caption-phase-move = moves
gemrush-caption-phase-place = lays a tile
gemrush-caption-phase-effect = uses the room
gemrush-caption-phase-burn = burns 3 cards
gemrush-caption-phase-chaos = may swap the skill
gemrush-label-new = NEW
gemrush-label-free = free
gemrush-label-last-round = FINAL ROUND
gemrush-label-deck = Deck
gemrush-label-discard = Discard
gemrush-label-burnt = Burnt
gemrush-label-stack = Tiles
gemrush-label-points = points
gemrush-label-ways = ways
gemrush-label-nothing = No door to build at from here
gemrush-label-way-wall = a wall blocks the door

## The signs of the board, in the rules: a word, and at most a few more

gemrush-legend-room = Room
gemrush-legend-effects = Effects
gemrush-legend-mine = Mine
gemrush-legend-action = Action
gemrush-legend-action-note = as your action
gemrush-legend-movement = Movement
gemrush-legend-movement-note = 1 step, or action
gemrush-legend-free = Free
gemrush-legend-free-note = while moving
gemrush-legend-draw = Draw
gemrush-legend-draw-note = unseen
gemrush-legend-reveal = Reveal
gemrush-legend-reveal-note = face up
gemrush-legend-keep = Keep
gemrush-legend-keep-note = of those
gemrush-legend-keep-matching = Keep
gemrush-legend-keep-matching-note = the matching
gemrush-legend-keep-all = Keep
gemrush-legend-keep-all-note = all
gemrush-legend-discard = Discard
gemrush-legend-discard-note = from hand
gemrush-legend-dig = Dig
gemrush-legend-dig-note = till 3 match
gemrush-legend-name = Name
gemrush-legend-name-note = a gem
gemrush-legend-x = X
gemrush-legend-x-note = you choose
gemrush-legend-swap = Swap
gemrush-legend-swap-note = with a dwarf
gemrush-legend-go = Go
gemrush-legend-go-note = to a room
gemrush-legend-move-room = Move
gemrush-legend-move-room-note = this room
gemrush-legend-door = Door
gemrush-legend-door-note = cost, points
gemrush-legend-payable = You can
gemrush-legend-payable-note = build here
gemrush-legend-passage = Passage
gemrush-legend-passage-note = both ways
gemrush-legend-one-way = One way
gemrush-legend-one-way-note = as the arrow
gemrush-legend-wall = Wall
gemrush-legend-wall-note = no way through
gemrush-legend-tunnel = Tunnel
gemrush-legend-tunnel-note = no stop inside
gemrush-legend-cart = Mine cart
gemrush-legend-cart-note = to any cart
gemrush-legend-new = New
gemrush-legend-new-note = newest room
gemrush-legend-gem-diamond-dust-note = any standard gem
gemrush-legend-gem-echoglass-note = copies a paid gem
gemrush-legend-gem-orichalcum-note = +1 point
gemrush-legend-gem-warpstone-note = build or go anywhere
gemrush-alt-cards =
    Cards: { $count ->
        [0] –
       *[other] { LIST(PIECES("gemrush-gem", $cards)) }
    }.

## Descriptions of the commands and their options: at most 100 characters, no full stop

gemrush-cmd = Gem Rush: dwarves build a mine, against each other or against the clock
gemrush-cmd-new = Open a table: Rush for 2 to 7, Crisis for 1 to 7
gemrush-cmd-daily = The board of the day, the same for everybody; only you see yours until the day is over
gemrush-opt-mode = Rush is a race; in Crisis all play together. Rush if you leave it out
gemrush-opt-target = Points to reach, such as 20; the standard target if you leave it out
gemrush-opt-skills = How skills are dealt; one for each if you leave it out
gemrush-opt-skill = Which skill all share, with “Shared”; chosen at random if you leave it out
gemrush-opt-deal = How many skills everybody chooses from, with “Choice”
gemrush-opt-seats = How many seats the table has; as many as the mode allows if you leave it out
gemrush-opt-alone = Whether you play a Crisis alone; it starts at once
gemrush-opt-dwarf = Your dwarf; each has its own colour. At random if you leave it out
gemrush-start-rush = Rush
gemrush-start-rush-told = ◆ **{ gemrush-start-rush }:** 2 to 7 against each other, for points
gemrush-start-crisis = Crisis
gemrush-start-crisis-told = ◆ **{ gemrush-start-crisis }:** 2 to 7 together against the clock
gemrush-start-alone = Crisis alone
gemrush-start-alone-told = ◆ **{ gemrush-start-alone }:** you alone against the clock, at once
gemrush-start-short = Short Rush
gemrush-start-short-told = ◆ **{ gemrush-start-short }:** a Rush to 12 points, about eight minutes
gemrush-choice-rush = Rush: a race for points
gemrush-choice-crisis = Crisis: together, in 25 turns
gemrush-choice-normal = Normal: each has a skill of their own
gemrush-choice-choice = Choice: keep one of several
gemrush-choice-shared = Shared: one skill for all
gemrush-choice-chaos = Chaos Magic: skills change
gemrush-choice-circle = Magic Circle: two each, shared with the neighbours
gemrush-choice-none = None: no skills
gemrush-cmd-hand = See your cards and what they can build; only you see the answer
gemrush-opt-hand-skills = See the skills at the table, and what they do
gemrush-cmd-go = Walk, ride by rail, or go where a room sends you
gemrush-opt-to = Sides, such as N or N N E, or a room within reach, such as N13
gemrush-cmd-build = Pay for a door and build a room behind it
gemrush-opt-door = A side of your room, such as E, or with a Warpstone any door, such as N13E
gemrush-opt-pay = The cards that pay, such as ObPe ElSo; the cheapest if you leave it out
gemrush-cmd-act = Use a room: as your action, or while moving
gemrush-opt-moving = Whether you use it while moving, for 1 step or 0
gemrush-opt-reach = With the skill Long Arm: a room one step away
gemrush-cmd-draw = Draw a card as your action; that ends your turn
gemrush-opt-pile = With the skill Scavenging: take the top discarded card too
gemrush-cmd-discard = Discard cards when your turn or a room asks for it
gemrush-opt-cards = The cards, such as ObPe ElSo
gemrush-cmd-warp = Discard a card with a Warpstone and go to any room
gemrush-opt-warp-card = The card
gemrush-opt-warp-room = The room, such as N13
gemrush-cmd-choose = Answer what a room or the turn asks, or make any other move
gemrush-opt-answer = A written move; I suggest what is possible
gemrush-cmd-offer = Crisis: offer a card of yours to the fire in another’s turn
gemrush-opt-offer-card = The card, such as ObPe
gemrush-opt-back = Whether you take it back
gemrush-cmd-burn = Crisis: end your turn by burning cards of yours, or of the deck
gemrush-opt-burn = Cards of yours, such as ObPe; all from the deck if you leave it out
gemrush-cmd-stop = Crisis: agree to stop now that the target is reached
gemrush-opt-play-on = Whether you want to play on after all
gemrush-cmd-mine = See the whole mine
gemrush-cmd-room = See a room up close, and what it does
gemrush-opt-room = Its place, such as N13; the room of the dwarf to move if you leave it out

## Tables of honour over all settings of a mode; worth a badge. $number: how far it went

gemrush-honour-rush = Rush
gemrush-honour-crisis = Crisis
gemrush-feat-door = A door of { $number } points
gemrush-feat-rooms = { $number } rooms in a match
gemrush-feat-comeback = Won from { $number } points behind
gemrush-feat-saved = Won a Crisis with { $number } points
# Why the room of the dwarf has no button. $why: nowhere if it could move nothing · $dust: 1 if a card of the hand shows Diamond Dust
gemrush-ui-closed =
    { $why ->
        [nowhere] The { WORD("gemrush-room", $room) } cannot move anything now.
       *[cards] The { WORD("gemrush-room", $room) } asks for cards that you do not have.{ $dust ->
            [1] { "" } There, Diamond Dust counts only as itself.
           *[0] { "" }
        }
    }

## What the answer to a puzzle is about: "It is about two doors in one turn."

gemrush-motif-three = three doors in one turn
gemrush-motif-two = two doors in one turn
gemrush-motif-room = a room that takes you farther
gemrush-motif-rails = a ride in a mine cart
gemrush-motif-warpstone = a Warpstone
gemrush-motif-skill = your skill
gemrush-motif-far = a door at the end of a long way
gemrush-motif-special = a special gem that helps to pay
gemrush-motif-door = one door that brings many points
# Below a puzzle: what scores
gemrush-scoring = -# It is the last turn, so only points count. You get them for the doors that you pay for now.
