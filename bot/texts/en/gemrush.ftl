# Gem Rush: what this game says of its moves. What things are called, and what rooms and skills do, stands in
# gemrush_names.ftl. How a sentence is written is told at the head of errors.ftl.

gemrush-name = Gem Rush
gemrush-command = /rush
gemrush-new-table = `/rush new`

## A card is written with two letters for each of its gems ("ObPe"), a room by its place in the grid ("N13"), a door by
## its room and side ("N13E"). $room, $skill and $gem are keys of what they name.

gemrush-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gemrush-event-mine-begun = The mine begins with the { WORD("gemrush-room", $room) }. { $name } goes first.
gemrush-event-skill-chosen = { $name } keeps { WORD("gemrush-skill", $skill) }.
gemrush-event-dwarf-chosen = { $name } plays { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) }, the { WORD("gemrush-gem", $gem) } dwarf.
gemrush-event-cards-discarded = { $name } discards { PICTURE("gemrush-card", $cards) }.
gemrush-event-walked = { $name } walks to the { WORD("gemrush-room", $room) }.
gemrush-event-rode = { $name } rides to another mine cart.
gemrush-event-warped = { $name } spends { PICTURE("gemrush-card", $card) } and appears in the { WORD("gemrush-room", $room) }.
gemrush-event-wayfared = { $name } spends { PICTURE("gemrush-card", $card) } and turns up in the { WORD("gemrush-room", $room) }.
gemrush-event-permeated = { $name } spends { PICTURE("gemrush-card", $card) } and walks through the wall to the { WORD("gemrush-room", $room) }.
gemrush-event-room-turned = { $name } turns the { WORD("gemrush-room", $room) }.
gemrush-event-room-built = { $name } builds for { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-event-room-built-far = { $name } warps to a door and builds for { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-what-was-paid =
    { $count ->
        [0] nothing
       *[other] { PICTURE("gemrush-card", $cards) }
    }{ $skills ->
        [0] {""}
        [one] {" "}({ WORD("gemrush-skill", $skill) })
       *[other] {" "}({ WORD("gemrush-skill", $skill) }, { WORD("gemrush-skill", $second) })
    }
gemrush-event-tiles-seen =
    { $count ->
        [one] Drawn: { WORD("gemrush-room", $room) }.
       *[other] Drawn: { WORD("gemrush-room", $room) } and { WORD("gemrush-room", $other) }.
    }
gemrush-event-tile-laid = New in the mine: { WORD("gemrush-room", $room) }.
gemrush-event-stack-empty = No tile is left for the far end, so { $name } stays.
gemrush-event-room-used = { $name } uses the { WORD("gemrush-room", $room) }.
gemrush-event-cards-drawn =
    { $count ->
        [0] The deck is empty: { $name } draws nothing.
        [one] { $name } draws 1 card.
       *[other] { $name } draws { $count } cards.
    }
gemrush-event-card-scavenged = { $name } takes { PICTURE("gemrush-card", $card) } from the discard pile.
gemrush-event-pile-shuffled =
    { $count ->
        [one] 1 discarded card is the new deck.
       *[other] { $count } discarded cards are shuffled into a new deck.
    }
gemrush-event-cards-revealed =
    { $count ->
        [0] No card is left to reveal.
       *[other] Revealed: { PICTURE("gemrush-card", $cards) }.
    }
gemrush-event-cards-kept = { $name } keeps { PICTURE("gemrush-card", $cards) }.
gemrush-event-gem-named = { $name } names { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) }.
gemrush-event-number-chosen = { $name } says: X is { $x }.
gemrush-event-places-swapped = { $name } changes places with { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name }).
gemrush-event-room-moved = { $name } moves the { WORD("gemrush-room", $room) }.
gemrush-event-went = { $name } goes to the { WORD("gemrush-room", $room) }.
# Matches stored before say no more
gemrush-event-moved = { $name } goes to another room.
gemrush-event-cards-burnt = Burnt: { PICTURE("gemrush-card", $cards) }, { $burnt } of 75.
gemrush-event-card-offered = { $name } offers { PICTURE("gemrush-card", $card) } to the fire.
gemrush-event-offer-withdrawn = { $name } keeps { PICTURE("gemrush-card", $card) } after all.
gemrush-event-skill-changed = { $name } trades { WORD("gemrush-skill", $old) } for { WORD("gemrush-skill", $new) }.
gemrush-event-skill-kept = { $name } keeps { WORD("gemrush-skill", $skill) }.
gemrush-event-stop-agreed = { $name } would stop here: { $agreed } of { $seated } agree.
gemrush-event-stop-refused = { $name } would rather play on.
gemrush-event-seat-left = { $name } leaves.

gemrush-event-match-ended-target = The target is reached: { gemrush-winner }
gemrush-event-match-ended-tiles = No tile is left: { gemrush-winner }
gemrush-event-match-ended-closed = No door leads anywhere new: { gemrush-winner }
gemrush-event-match-ended-idle = Ten rounds without a new room: { gemrush-winner }
gemrush-event-match-ended-left = { gemrush-winner }
gemrush-winner = **{ $name }** wins with { gemrush-points }.
gemrush-event-match-tied-target = The target is reached: { gemrush-winners }
gemrush-event-match-tied-tiles = No tile is left: { gemrush-winners }
gemrush-event-match-tied-closed = No door leads anywhere new: { gemrush-winners }
gemrush-event-match-tied-idle = Ten rounds without a new room: { gemrush-winners }
gemrush-winners = a draw, { $count } players share first place with { gemrush-points } each.
# $count: how many have won
gemrush-event-crisis-won =
    { $count ->
        [one] **Won**
       *[other] **Won together**
    } with { gemrush-points } in { gemrush-turns }.
gemrush-event-crisis-lost = The last card is burnt, and { gemrush-points } were not enough.
gemrush-event-crisis-open = The last card is burnt: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-crisis-deserted = Nobody is left: { gemrush-points } in { gemrush-turns }.
gemrush-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }

## Why a computer player makes a move, and later the text of a hint: one sentence each

gemrush-why-door = To the { WORD("gemrush-room", $room) }: your cards pay for a door there, **{ gemrush-points }**.
gemrush-why-room = To the { WORD("gemrush-room", $room) }: it gives you more than a card from the deck.
gemrush-why-near = To the { WORD("gemrush-room", $room) }: doors that you can soon pay for are near.
gemrush-why-build =
    { $count ->
        [0] This door is free
        [one] { PICTURE("gemrush-card", $cards) } pays for this door
       *[other] { PICTURE("gemrush-card", $cards) } pay for this door
    }: **{ gemrush-points }**.
gemrush-why-place =
    { $count ->
        [0] With the { WORD("gemrush-room", $room) } laid like this, no door leads anywhere new.
        [one] With the { WORD("gemrush-room", $room) } laid like this, 1 door leads to somewhere new.
       *[other] With the { WORD("gemrush-room", $room) } laid like this, { $count } doors lead to somewhere new.
    }
gemrush-why-act = The { WORD("gemrush-room", $room) } gives you more than a card from the deck.
gemrush-why-use = The { WORD("gemrush-room", $room) } helps you, and your turn goes on.
gemrush-why-remodel = Turned like this, the { WORD("gemrush-room", $room) } helps you more.
gemrush-why-move-room = Moved there, the { WORD("gemrush-room", $room) } helps you more.
gemrush-why-draw = No room in reach gives you more than a card from the deck.
gemrush-why-scavenge = { PICTURE("gemrush-card", $card) } helps you more than an unknown card.
gemrush-why-x = X is { $x }: so many of your cards help you little.
gemrush-why-name = { PICTURE("gemrush-gem", $gem, code: "never") }{ WORD("gemrush-gem", $gem) } helps you most.
gemrush-why-discard =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } helps you least.
       *[other] { PICTURE("gemrush-card", $cards) } help you least.
    }
gemrush-why-keep =
    { $count ->
        [one] { PICTURE("gemrush-card", $cards) } helps you most.
       *[other] { PICTURE("gemrush-card", $cards) } help you most.
    }
gemrush-why-burn =
    { $count ->
        [0] Your own cards are worth more than those of the deck.
        [one] { PICTURE("gemrush-card", $cards) } is more than you may keep.
       *[other] { PICTURE("gemrush-card", $cards) } are more than you may keep.
    }
gemrush-why-burn-last =
    { $count ->
        [0] None of your cards has to burn.
       *[other] You have no turn left for { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-offer = You have no turn left for { PICTURE("gemrush-card", $card) }.
gemrush-why-chaos = Another skill may help you more.
gemrush-why-stop = The target is reached: if all agree, you have won.
# The turning point of a Crisis, `rules.course`
gemrush-course-reached = With this turn the target was reached.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gemrush-alt-choosing = Skills are being chosen.
gemrush-alt-phase-discard = { $name } discards first.
gemrush-alt-phase-move =
    { $name } to move, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left.
gemrush-alt-phase-place = { $name } lays a tile.
# A tile that can be laid: each door has a letter, which the ways repeat
gemrush-alt-tile =
    New: { WORD("gemrush-room", $room) }{ $count ->
        [0] { "" }
       *[other] , doors { PIECES("gemrush-door", PIECES("gemrush-gem", $doors)) }
    }.
gemrush-alt-way = Way { $number }: { PIECES("gemrush-side", $doors) }.
gemrush-alt-way-wall = Way { $number } does not fit: a wall blocks the door.
gemrush-alt-phase-effect = { $name } uses a room.
gemrush-alt-phase-burn = { $name } chooses what burns.
gemrush-alt-phase-chaos = { $name } may change the skill.
gemrush-alt-over-target = Over: the target is reached.
gemrush-alt-over-tiles = Over: no tile is left.
gemrush-alt-over-closed = Over: no door leads anywhere new.
gemrush-alt-over-idle = Over: ten rounds without a new room.
gemrush-alt-over-left = Over: too few are left.
gemrush-alt-over-won = Over: won with { gemrush-points }.
gemrush-alt-over-lost = Over: lost with { gemrush-points }.
gemrush-alt-over-open = Over: { gemrush-points }.
gemrush-alt-wins =
    { $points ->
        [0] { $name } wins.
       *[other] { $name } wins, { gemrush-points } ahead.
    }
gemrush-alt-drawn = A draw: { $count } share first place.
gemrush-alt-beyond =
    { $points ->
        [0] Exactly the target.
       *[other] { gemrush-points } over the target.
    }
gemrush-alt-short = { gemrush-points } short of the target.
gemrush-alt-crisis =
    { $target ->
        [0] { gemrush-points }
       *[other] { $points } of { $target } points
    }, { $turns } of 25 turns.
gemrush-alt-last-round = The target is reached; the round is played out.
gemrush-alt-used-room = Before: { $name }, { gemrush-built }, used { WORD("gemrush-room", $room) }.
gemrush-alt-before-draw = Before: { $name }, { gemrush-built }, drew.
gemrush-alt-before-scavenge = Before: { $name }, { gemrush-built }, took from the pile.
gemrush-alt-before-none = Before: { $name }, { gemrush-built }.
gemrush-built =
    { $built ->
        [0] built nothing
        [one] built 1 room (+{ $points })
       *[other] built { $built } rooms (+{ $points })
    }
gemrush-alt-seat =
    { $name } on { $cell }: { gemrush-points }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
gemrush-alt-gone = { $name } has left: { gemrush-points }.
gemrush-alt-here = In the { WORD("gemrush-room", $room) }, { $cell }.
# $type: the room's, which can be used. The lines after this one say what it does
gemrush-alt-here-usable = In the { WORD("gemrush-room", $room) }, { $cell }. { WORD("gemrush-type", $type) }:
gemrush-alt-no-door = Nothing can be built within reach; open doors: { $all }.
# $payable: 1 if the cards of the hand pay for it, else 0
gemrush-alt-door =
    { $door }: { $cost ->
        [free] free
       *[other] { PIECES("gemrush-gem", $cost) }
    }, +{ $points }{ $payable ->
        [1] , you can pay
       *[0] { "" }
    }
gemrush-alt-more-doors =
    { $count ->
        [one] 1 more door.
       *[other] { $count } more doors.
    }
gemrush-alt-held = Cards: { PIECES("gemrush-gem", $cards) }.
# $steps: to get there; -1: out of reach
gemrush-alt-room =
    { $cell }: { WORD("gemrush-room", $room) }{ $steps ->
        [-1] { "" }
        [0] , here
        [one] , 1 step
       *[other] , { $steps } steps
    }
gemrush-alt-piles = Tiles: { $rooms } laid, { $stack } left. Cards: deck { $deck }, discarded { $discard }.

## Refusals: whose move it is, and what comes first

gemrush-over = This match is over. `/rush new` starts the next one.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gemrush-not-your-turn = Not yet: somebody else is to move. You will be mentioned when it is your turn.
gemrush-left-before = You have left this match already. You are welcome to watch.
gemrush-first-choose-skill = First everybody keeps one of the skills dealt. Choose yours: `skill large-scoop`, for example.
gemrush-first-discard = Your hand is too large. Choose what you discard before you do anything else: `discard ObPe`, for example.
gemrush-first-move = That is not asked for now. You may walk, build, use rooms, and end your turn with an action.
gemrush-first-place = A tile waits for you: choose how it lies before you go on: `place E`, for example.
gemrush-first-effect = The room you use still asks something. Answer that before you go on.
gemrush-first-burn = Your action is done. Choose what burns: `burn` takes it all from the deck, `burn ObPe` a card of yours first.
gemrush-first-chaos = Your turn is done but for your skill: `chaos same` keeps it, `chaos new` draws another.
gemrush-not-dealt = { WORD("gemrush-skill", $skill) } was not dealt to you. Choose one of: { $dealt }.

## Refusals: cards

gemrush-card-not-held =
    { $count ->
        [0] You do not hold { PICTURE("gemrush-card", $cards, code: "beside") }: your hand is empty.
       *[other] You do not hold { PICTURE("gemrush-card", $cards, code: "beside") }. Your cards: { PICTURE("gemrush-card", $held, code: "beside") }.
    }
gemrush-card-shows =
    { $count ->
        [0] { PICTURE("gemrush-card", $card, code: "beside") } does not show { WORD("gemrush-gem", $gem) }, and no card of yours does.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } does not show { WORD("gemrush-gem", $gem) }. These of your cards do: { PICTURE("gemrush-card", $fitting, code: "beside") }.
    }
gemrush-discard-count =
    { $count ->
        [one] Exactly 1 card has to go; you chose { $given }.
       *[other] Exactly { $count } cards have to go; you chose { $given }.
    }
gemrush-discard-unfit = { PICTURE("gemrush-card", $cards, code: "beside") } does not match what the room asks for. These cards of yours do: { PICTURE("gemrush-card", $fitting, code: "beside") }.

## Refusals: walking

gemrush-no-steps = You have no step left this turn. Moves without a step, and your action, are still open.
gemrush-wall =
    { $count ->
        [0] There is a wall to the { $side }, and no side lets you walk on.
       *[other] There is a wall to the { $side }. You can walk: { $sides }.
    }
gemrush-step-build = Behind this door there is nothing yet. `{ $best }` builds there, and brings { gemrush-points }.
gemrush-step-empty =
    Behind this door there is nothing yet, and your hand cannot build there: the door costs { $count ->
        [0] nothing
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }.
gemrush-no-rails =
    { $count ->
        [0] No rails lead on from here: they start at a mine cart, and it takes two of them.
       *[other] No rails lead on from here. They start at a mine cart: { $carts }.
    }
gemrush-no-cart =
    { $count ->
        [0] { $cell } has no mine cart, and there is no other to ride to.
       *[other] { $cell } has no mine cart. You can ride to: { $carts }.
    }
gemrush-already-there = You are there already. Choose another room.
gemrush-tunnel-stop = { $cell } is a tunnel, and nobody stops in one. Choose a room.
gemrush-no-room =
    { $count ->
        [0] There is no room on { $cell }, and no other one to go to.
       *[other] There is no room on { $cell }. Rooms are on { $rooms }, for example.
    }
gemrush-lacks-skill =
    { $count ->
        [0] That takes the skill { WORD("gemrush-skill", $skill) }, and you have none.
       *[other] That takes the skill { WORD("gemrush-skill", $skill) }. Yours: { $own }.
    }
gemrush-permeate-door = To the { $side } there is a door: no card is needed to go through it.
gemrush-permeate-empty = Behind the wall to the { $side } there is no room to get to. Choose a wall with a room behind it.
gemrush-remodel-done = The room cannot be turned any other way, or you have turned one this turn already.
gemrush-remodel-same = The room lies like that already. It can be turned so that its north points: { $turns }.

## Refusals: building

gemrush-no-tiles = No tile is left, so nothing more can be built.
gemrush-build-no-room =
    { $count ->
        [0] There is no room on { $cell }. You build at a door of your room, and none of its doors leads to an empty space.
       *[other] There is no room on { $cell }. You build at a door of your room; it has { $doors }.
    }
gemrush-build-tunnel =
    { $count ->
        [0] { $cell } is a tunnel, and no door leads through it to an empty space.
       *[other] { $cell } is a tunnel. You build at the door that leads into it: { $doors }.
    }
gemrush-build-wall =
    { $count ->
        [0] This room has a wall to the { $side }, and none of its doors leads to an empty space.
       *[other] This room has a wall to the { $side }. You can build there to: { $sides }.
    }
gemrush-build-taken = Behind this door there is a room already. Simply walk.
gemrush-build-far = This door is not in your room. Walk there, or pay with a Warpstone among your cards.
gemrush-build-missing =
    { $count ->
        [0] The door costs { PICTURE("gemrush-cost", $cost, code: "beside") }, and what you pay lacks { PICTURE("gemrush-cost", $missing, code: "beside") }. Your hand cannot pay for it now.
       *[other] The door costs { PICTURE("gemrush-cost", $cost, code: "beside") }, and what you pay lacks { PICTURE("gemrush-cost", $missing, code: "beside") }. This would do: `{ $best }`.
    }
gemrush-build-free = The door costs nothing, so no card has to go: `{ $best }`.
gemrush-build-skills = { PICTURE("gemrush-card", $cards, code: "beside") } pays for this door with other skills than you named. Write `{ $best }`.
gemrush-build-surplus =
    The door costs { $count ->
        [0] nothing
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }, and not every card of { PICTURE("gemrush-card", $cards, code: "beside") } is needed. This would do: `{ $best }`.
gemrush-place-other = Only one tile was drawn, so there is no other to lay.
gemrush-place-turn = One of its doors has to face back, to the { $side }. Its north can point: { $turns }.

## Refusals: rooms and actions

gemrush-no-ability = This room can do nothing of itself. Draw a card instead, or walk on.
gemrush-use-action = The { WORD("gemrush-room", $room) } works as your action only: `act`.
gemrush-act-free = The { WORD("gemrush-room", $room) } is no action. Use it while moving, for no step: `use`.
gemrush-use-no-steps = Using the { WORD("gemrush-room", $room) } while moving costs a step, and you have none left. As your action it still works.
gemrush-nowhere = The { WORD("gemrush-room", $room) } finds nowhere to move anything to just now.
gemrush-ability-cards =
    The { WORD("gemrush-room", $room) } asks for cards that you do not have{ $count ->
        [0] : your hand is empty.
       *[other] . Your cards: { PICTURE("gemrush-card", $held) }.
    }
gemrush-reach-far =
    { $count ->
        [0] { $cell } is not one step away, and no other room with an action is.
       *[other] { $cell } is not a room with an action one step away. These are: { $rooms }.
    }
gemrush-pile-empty = The discard pile is empty, so there is nothing to scavenge. Draw instead.

## Refusals: what a room asks

gemrush-asks-x = The { WORD("gemrush-room", $room) } asks for a number first: `x 2`, for example.
gemrush-asks-name = The { WORD("gemrush-room", $room) } asks you to name a gem: `name Fi`, for example.
gemrush-asks-discard = The { WORD("gemrush-room", $room) } asks you to discard: `discard ObPe`, for example.
gemrush-asks-keep = The { WORD("gemrush-room", $room) } asks which of the revealed cards you keep: `keep ObPe`, for example.
gemrush-asks-swap = The { WORD("gemrush-room", $room) } asks with whom you change places: `swap 2`, for example.
gemrush-asks-room = The { WORD("gemrush-room", $room) } asks where it should move: `room P12 E`, for example.
gemrush-asks-go = The { WORD("gemrush-room", $room) } asks where you go: `go P12`, for example.
gemrush-x-range = The number can be { $low } to { $high }: all that the room does with it must be possible.
gemrush-keep-not-there = { PICTURE("gemrush-card", $cards, code: "beside") } is not among the cards that you may keep: { PICTURE("gemrush-card", $there, code: "beside") }.
gemrush-keep-count =
    { $count ->
        [one] You keep exactly 1 card here; you chose { $given }.
       *[other] You keep exactly { $count } cards here; you chose { $given }.
    }
gemrush-swap-self = That is your own dwarf. You can change places with number { $seats }.
gemrush-swap-gone = There is no dwarf number { $number }. You can change places with number { $seats }.
gemrush-swap-same = Dwarf number { $number } stands in your room. You can change places with number { $seats }.
gemrush-space =
    { $count ->
        [0] The room cannot move to { $cell }, nor anywhere else.
       *[other] The room cannot move to { $cell }. It can move to { $spaces }, for example.
    }
gemrush-space-turn = On { $cell } one of its doors has to face back. Its north can point: { $turns }.
gemrush-go-goal =
    { $count ->
        [0] You cannot go to { $cell }, nor anywhere else.
       *[other] You cannot go to { $cell }. You can go to { $rooms }, for example.
    }

## Refusals: burning, and what can be done in others’ turns

gemrush-burn-count =
    { $count ->
        [0] Nothing more has to burn: what was offered is enough.
        [one] Only 1 card has to burn.
       *[other] Only { $count } cards have to burn.
    }
gemrush-burn-short =
    { $count ->
        [one] Deck and discard pile are too small: choose 1 card from the hands.
       *[other] Deck and discard pile are too small: choose { $count } cards from the hands.
    }
gemrush-burn-others =
    { $count ->
        [0] Cards of others burn only when deck and discard pile run short, or when they are offered.
       *[other] Of others’ cards that are not offered you can choose at most { $count }.
    }
gemrush-burn-not-theirs = Number { $number } has no { PICTURE("gemrush-card", $card, code: "beside") } that could burn. Choose one of that hand, or of another’s.
gemrush-not-in-rush = In Rush everybody plays alone: nothing is burnt, and nobody agrees to stop.
gemrush-offer-own-turn = You offer cards in others’ turns. In your own you choose yourself what burns.
gemrush-offer-full = { $count } cards are offered already, and no more burn this turn.
gemrush-not-offered =
    { $count ->
        [0] You have offered no card.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } is not offered. Your offers: { PICTURE("gemrush-card", $offered, code: "beside") }.
    }
gemrush-stop-target = You can stop once { $target } points are reached; so far it is { $points }.
gemrush-stop-open = This match has no target: it goes on until the last card is burnt.
gemrush-stop-again = You have agreed to stop already; the others have not.
gemrush-play-on-none = You have not agreed to stop, so you play on anyway.

## Refusals: options of a new match

gemrush-seats-range = Gem Rush like this is for { $low } to { $high } players.
gemrush-target-range = A target is { $low } to { $high } points.
gemrush-open-rush = Rush is a race and needs a target, { $low } to { $high } points. “As high as it goes” is for Crisis.
gemrush-solo-rush = Rush takes at least { $low } players. Alone you can play Crisis.
gemrush-dealt-range = Deal { $low } to { $high } skills to choose from.
gemrush-unshared-skill = A skill is chosen for all only where all share one: choose the skills “Shared” too, or leave the skill out.
gemrush-no-such-skill = There is no such skill. Choose one of those that are suggested.
gemrush-no-such-dwarf = The dwarves are { $dwarves }, and each is played by one member.

## Refusals: moves and positions in writing

gemrush-notation-move = I cannot read “{ $text }” as a move. Moves begin with a word, such as `step N`, `build N13E ObPe`, `act` or `draw`.
gemrush-notation-form = A move with `{ $verb }` is written like this: `{ $form }`.
gemrush-notation-cell = “{ $text }” is no place of the grid. Places are letters, then a number: `N13`.
gemrush-notation-door = “{ $text }” is no door. A door is a room and a side: `N13E`.
gemrush-notation-side = “{ $text }” is no side. Sides are `N`, `E`, `S` and `W`.
gemrush-notation-card = “{ $text }” is no card. A card is two letters for each of its gems: `ObPe`, or `Di` alone.
gemrush-notation-gem = “{ $text }” is no gem. Gems are written Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or and Wa.
gemrush-notation-skill = “{ $text }” is no skill, or none that pays. In a payment its first four letters stand after a plus: `+evoc`.
gemrush-notation-number = “{ $text }” will not do here: a number from { $low } to { $high } is wanted.
gemrush-notation-many = { $count } cards are too many for one move: { $most } at most.
gemrush-position-tile = The tile “{ $text }” is none, or lies where or as another one does.
gemrush-position-field = The field { $field } cannot be “{ $text }” in this position.
gemrush-position-cards = A position has each of the { $all } cards once; this one has { $count }, or some twice.
gemrush-position-tiles = A position has each of the { $all } tiles once; this one has { $count }, or some twice.
