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
gemrush-event-wayfared = { $name } spends { PICTURE("gemrush-card", $card) } and arrives in the { WORD("gemrush-room", $room) }.
gemrush-event-permeated = { $name } spends { PICTURE("gemrush-card", $card) } and passes through the wall to the { WORD("gemrush-room", $room) }.
gemrush-event-room-turned = { $name } turns the { WORD("gemrush-room", $room) }.
gemrush-event-room-built = { $name } builds for { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-event-room-built-far = { $name } warps to a door and builds for { gemrush-what-was-paid }: **{ gemrush-points }**.
gemrush-what-was-paid =
    { $count ->
        [0] free
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
gemrush-event-places-swapped = { $name } swaps places with { PICTURE("gemrush-dwarf", $dwarf, code: "never") }{ WORD("gemrush-dwarf", $dwarf) } ({ $other_name }).
gemrush-event-room-moved = { $name } moves the { WORD("gemrush-room", $room) }.
gemrush-event-went = { $name } goes to the { WORD("gemrush-room", $room) }.
# Matches stored before say no more
gemrush-event-moved = { $name } goes to another room.
gemrush-event-cards-burnt = Burnt: { PICTURE("gemrush-card", $cards) }, { $burnt } of 75.
gemrush-event-card-offered = { $name } offers { PICTURE("gemrush-card", $card) } to the fire.
gemrush-event-offer-withdrawn = { $name } keeps { PICTURE("gemrush-card", $card) } after all.
gemrush-event-skill-changed = { $name } swaps { WORD("gemrush-skill", $old) } for { WORD("gemrush-skill", $new) }.
gemrush-event-skill-kept = { $name } keeps { WORD("gemrush-skill", $skill) }.
gemrush-event-stop-agreed = { $name } wants to stop here: { $agreed } of { $seated } agree.
gemrush-event-stop-refused = { $name } wants to play on.
gemrush-event-seat-left = { $name } leaves.

gemrush-event-match-ended-target = The target is reached: { gemrush-winner }
gemrush-event-match-ended-tiles = No tile is left: { gemrush-winner }
gemrush-event-match-ended-closed = No door leads to a new place: { gemrush-winner }
gemrush-event-match-ended-idle = Ten rounds without a new room: { gemrush-winner }
gemrush-event-match-ended-left = { gemrush-winner }
gemrush-winner = **{ $name }** wins with { gemrush-points }.
# Only a seat out of the ranking has reached the target. $owner_name: its member · $reached: its points · $count: how many have won
gemrush-event-ended-beyond =
    A computer player in { $owner_name }’s seat has reached { $reached } points, so the match is over: { $count ->
        [1] { gemrush-winner }
       *[other] { gemrush-winners }
    }
gemrush-event-match-tied-target = The target is reached: { gemrush-winners }
gemrush-event-match-tied-tiles = No tile is left: { gemrush-winners }
gemrush-event-match-tied-closed = No door leads to a new place: { gemrush-winners }
gemrush-event-match-tied-idle = Ten rounds without a new room: { gemrush-winners }
gemrush-winners = a draw, { $count } players share first place with { gemrush-points } each.
# $count: how many have won
gemrush-event-crisis-won =
    { $count ->
        [one] **Won**
       *[other] **Won together**
    } with { gemrush-points } in { gemrush-turns }.
gemrush-event-crisis-lost = The last card is burnt: **lost** with { gemrush-points }.
gemrush-event-crisis-open = The last card is burnt: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-daily-turns = The last turn is over: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-daily-ended = Ended early: **{ gemrush-points }** in { gemrush-turns }.
gemrush-event-crisis-deserted = Nobody is left: { gemrush-points } in { gemrush-turns }.
gemrush-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }

## Why a computer player makes a move, and later the text of a hint: one sentence each

gemrush-why-door = To the { WORD("gemrush-room", $room) } ({ $at }): your cards pay for a door there, **{ gemrush-points }**.
gemrush-why-room = To the { WORD("gemrush-room", $room) } ({ $at }): it gives you more than a card from the deck.
gemrush-why-near = To the { WORD("gemrush-room", $room) } ({ $at }): near it are doors that you can soon pay for.
gemrush-why-build =
    { $count ->
        [0] This door is free
        [one] { PICTURE("gemrush-card", $cards) } pays for this door
       *[other] { PICTURE("gemrush-card", $cards) } pay for this door
    }: **{ gemrush-points }**.
gemrush-why-place =
    { $count ->
        [0] Laid like this, the { WORD("gemrush-room", $room) } opens no new way.
        [one] Laid like this, the { WORD("gemrush-room", $room) } opens 1 new way.
       *[other] Laid like this, the { WORD("gemrush-room", $room) } opens { $count } new ways.
    }
gemrush-why-act = The { WORD("gemrush-room", $room) } gives you more than a card from the deck.
gemrush-why-use = The { WORD("gemrush-room", $room) } helps you, and your turn goes on.
gemrush-why-remodel = Turned like this, the { WORD("gemrush-room", $room) } helps you more.
gemrush-why-move-room = There, the { WORD("gemrush-room", $room) } helps you more.
gemrush-why-draw = No room in reach gives you more than a card from the deck.
gemrush-why-scavenge = { PICTURE("gemrush-card", $card) } helps you more than an unknown card.
gemrush-why-x = X is { $x }: that many of your cards are of little use.
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
        [0] Your cards are worth more than the deck’s.
       *[other] You could not keep { PICTURE("gemrush-card", $cards) } anyway.
    }
gemrush-why-burn-last =
    { $count ->
        [0] None of your cards must burn.
       *[other] You have no turn left for { PICTURE("gemrush-card", $cards) }.
    }
gemrush-why-offer = You have no turn left for { PICTURE("gemrush-card", $card) }.
gemrush-why-chaos = Another skill may help you more.
gemrush-why-stop = The target is reached: if all agree, you have won.
# The turning point of a Crisis, `rules.course`
gemrush-course-reached = This turn reached the target.

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
       *[other] , doors { LIST(PIECES("gemrush-door", PIECES("gemrush-gem", $doors))) }
    }.
gemrush-alt-way = Way { $number }: { LIST(PIECES("gemrush-side", $doors)) }.
gemrush-alt-way-wall = Way { $number } does not fit: a wall blocks the door.
gemrush-alt-phase-effect = { $name } uses a room.
gemrush-alt-phase-burn = { $name } chooses what burns.
gemrush-alt-phase-chaos = { $name } may swap the skill.
gemrush-alt-over-target = Over: the target is reached.
gemrush-alt-ended-beyond = Over: a computer player in { $name }’s seat has reached { gemrush-points }.
gemrush-alt-over-tiles = Over: no tile is left.
gemrush-alt-over-closed = Over: no door leads to a new place.
gemrush-alt-over-idle = Over: ten rounds without a new room.
gemrush-alt-over-none = Over: without a result. The points do not count.
gemrush-alt-over-left = Over: too few are left.
gemrush-alt-over-won = Over: won with { gemrush-points }.
gemrush-alt-over-lost = Over: lost with { gemrush-points }.
gemrush-alt-over-open = Over: { gemrush-points }.
gemrush-alt-over-turns = Over: { gemrush-points }.
gemrush-alt-over-ended = Ended early: { gemrush-points }.
gemrush-alt-hidden = A daily board; it stays hidden.
# $turn: the turn in progress · $most: all turns of a daily
gemrush-alt-daily = { gemrush-points }, turn { $turn } of { $most }.
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
gemrush-alt-last-round = The target is reached; the round is played to its end.
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
    { $name } on { $cell }: { gemrush-points } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
gemrush-alt-gone = { $name } has left: { gemrush-points }.
gemrush-alt-here = In the { WORD("gemrush-room", $room) }, { $cell }.
# $type: the room's, which can be used. The lines after this one say what it does
gemrush-alt-here-usable = In the { WORD("gemrush-room", $room) }, { $cell }. { WORD("gemrush-type", $type) }:
gemrush-alt-no-door = Nothing to build in reach; open doors: { $all }.
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
# In words in place of a picture. $arrow: the side of the door, as on its button
gemrush-door-here = { $arrow } { gemrush-alt-door }
gemrush-door-of = { WORD("gemrush-room", $room) } { $arrow } { gemrush-alt-door }
gemrush-in =
    { $name } in the { WORD("gemrush-room", $room) }, { $cell }: { gemrush-points } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
gemrush-alt-held = Cards: { LIST(PIECES("gemrush-gem", $cards)) }.
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
gemrush-not-your-turn = It is somebody else’s turn. I mention you when it is yours.
gemrush-left-before = You have left this match. You can still watch.
gemrush-first-choose-skill = You have not chosen your skill yet. Choose one, such as `skill large-scoop`.
gemrush-first-discard = Your hand is too large. Discard first, such as `discard ObPe`.
gemrush-first-move = You cannot do that now. You can walk, build, use rooms, or end your turn with an action.
gemrush-first-place = Your new tile is not laid yet. Choose how it lies, such as `place E`.
gemrush-first-effect = Your room still asks you something. Answer that first.
gemrush-first-burn = Your action is done. Choose what burns: `burn` takes all from the deck, `burn ObPe` takes your card first.
gemrush-first-chaos = Only your skill is left to choose: `chaos same` keeps it, `chaos new` draws another.
gemrush-not-dealt = You were not dealt { WORD("gemrush-skill", $skill) }. Choose one of these: { LIST(PIECES("gemrush-skill", $dealt), kind: "or") }.

## Refusals: cards

gemrush-card-not-held =
    { $count ->
        [0] You do not have { PICTURE("gemrush-card", $cards, code: "beside") }: your hand is empty.
       *[other] You do not have { PICTURE("gemrush-card", $cards, code: "beside") }. Your cards: { PICTURE("gemrush-card", $held, code: "beside") }.
    }
gemrush-card-shows =
    { $count ->
        [0] { PICTURE("gemrush-card", $card, code: "beside") } does not show { WORD("gemrush-gem", $gem) }, and no card of yours does.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } does not show { WORD("gemrush-gem", $gem) }. These cards of yours do: { PICTURE("gemrush-card", $fitting, code: "beside") }.
    }
gemrush-discard-count =
    { $count ->
        [one] You chose { $given }. Discard exactly 1 card.
       *[other] You chose { $given }. Discard exactly { $count } cards.
    }
gemrush-discard-unfit = The room does not ask for { PICTURE("gemrush-card", $cards, code: "beside") }. These cards of yours match: { PICTURE("gemrush-card", $fitting, code: "beside") }.

## Refusals: walking

gemrush-no-steps = You have no step left this turn. Moves without a step and your action still work.
gemrush-wall =
    { $count ->
        [0] There is a wall to the { $side }, and you cannot walk anywhere else.
       *[other] There is a wall to the { $side }. You can walk: { LIST($sides, kind: "or") }.
    }
gemrush-step-build = There is no room behind this door yet. `{ $best }` builds one, for { gemrush-points }.
gemrush-step-empty =
    There is no room behind this door yet, and you cannot build one now: the door costs { $count ->
        [0] nothing
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }.
gemrush-no-rails =
    { $count ->
        [0] You cannot ride from here: that takes two mine carts.
       *[other] You cannot ride from here. Go to a mine cart first: { LIST($carts, kind: "or") }.
    }
gemrush-no-cart =
    { $count ->
        [0] { $cell } has no mine cart, and you can ride to no other.
       *[other] { $cell } has no mine cart. You can ride to: { LIST($carts, kind: "or") }.
    }
gemrush-already-there = You are already there. Choose another room.
gemrush-tunnel-stop = { $cell } is a tunnel: nobody stops there. Choose a room.
gemrush-no-room =
    { $count ->
        [0] There is no room on { $cell }, and no other to go to.
       *[other] There is no room on { $cell }. Rooms are on { LIST($rooms) }, for example.
    }
gemrush-lacks-skill =
    { $count ->
        [0] You need the skill { WORD("gemrush-skill", $skill) } for that, and you have none.
       *[other] You need the skill { WORD("gemrush-skill", $skill) } for that. Yours: { LIST(PIECES("gemrush-skill", $own)) }.
    }
gemrush-permeate-door = To the { $side } there is a door. You need no card to go through it.
gemrush-permeate-empty = There is no room behind the wall to the { $side }. Choose another wall.
gemrush-remodel-done = You have turned a room this turn already, or this one cannot be turned.
gemrush-remodel-same = The room already lies like that. Its north side can face: { LIST($turns, kind: "or") }.

## Refusals: building

gemrush-no-tiles = No tile is left, so nobody can build.
gemrush-build-no-room =
    { $count ->
        [0] There is no room on { $cell }, and no door of your room leads to an empty space.
       *[other] There is no room on { $cell }. Build at a door of your room: { LIST($doors, kind: "or") }.
    }
gemrush-build-tunnel =
    { $count ->
        [0] { $cell } is a tunnel, and no door leads through it to an empty space.
       *[other] { $cell } is a tunnel. Build at the door that leads into it: { LIST($doors, kind: "or") }.
    }
gemrush-build-wall =
    { $count ->
        [0] This room has a wall to the { $side }, and no door to an empty space.
       *[other] This room has a wall to the { $side }. You can build to: { LIST($sides, kind: "or") }.
    }
gemrush-build-taken = There is already a room behind this door. Simply walk there.
gemrush-build-far = This door is not in your room. Walk there, or pay with a Warpstone.
gemrush-build-missing =
    { $count ->
        [0] The door costs { PICTURE("gemrush-cost", $cost, code: "beside") }; your payment lacks { PICTURE("gemrush-cost", $missing, code: "beside") }. Your hand cannot pay now.
       *[other] The door costs { PICTURE("gemrush-cost", $cost, code: "beside") }; your payment lacks { PICTURE("gemrush-cost", $missing, code: "beside") }. This works: `{ $best }`.
    }
gemrush-build-free = The door costs nothing, so you need no card: `{ $best }`.
gemrush-build-turned =
    With { WORD("gemrush-skill", $skill) }, these cards show no Warpstone any more. { $where ->
        [far] Only a Warpstone builds outside your room.
       *[near] So you need a step, and you have none left.
    }{ $count ->
        [0] { "" }
       *[other] {" "}This works: `{ $best }`.
    }
gemrush-build-skills = You need other skills to pay for this door with { PICTURE("gemrush-card", $cards, code: "beside") }. Write `{ $best }`.
gemrush-build-surplus =
    The door costs { $count ->
        [0] nothing
       *[other] { PICTURE("gemrush-cost", $cost, code: "beside") }
    }, so you do not need every card of { PICTURE("gemrush-card", $cards, code: "beside") }. This works: `{ $best }`.
gemrush-place-other = Only one tile was drawn. There is no other to lay.
gemrush-place-turn = One of its doors must face back, to the { $side }. Its north side can face: { LIST($turns, kind: "or") }.

## Refusals: rooms and actions

gemrush-no-ability = This room can do nothing. Draw a card instead, or walk on.
gemrush-use-action = The { WORD("gemrush-room", $room) } works only as your action: `act`.
gemrush-act-free = The { WORD("gemrush-room", $room) } does not work as an action. Use it while moving, for 0 steps: `use`.
gemrush-use-no-steps = While moving, the { WORD("gemrush-room", $room) } costs 1 step, and you have none left. You can still use it as your action.
gemrush-nowhere = The { WORD("gemrush-room", $room) } cannot move anything now.
gemrush-ability-cards =
    The { WORD("gemrush-room", $room) } asks for cards that you do not have{ $count ->
        [0] : your hand is empty.
       *[other] . Your cards: { PICTURE("gemrush-card", $held) }.
    }
gemrush-reach-far =
    { $count ->
        [0] You cannot use the room on { $cell } from here, nor any other.
       *[other] You cannot use the room on { $cell } from here. You can use: { LIST($rooms, kind: "or") }.
    }
gemrush-pile-empty = The discard pile is empty. Draw instead.

## Refusals: what a room asks

gemrush-asks-x = The { WORD("gemrush-room", $room) } asks for a number, such as `x 2`.
gemrush-asks-name = The { WORD("gemrush-room", $room) } asks you to name a gem, such as `name Fi`.
gemrush-asks-discard = The { WORD("gemrush-room", $room) } asks you to discard, such as `discard ObPe`.
gemrush-asks-keep = The { WORD("gemrush-room", $room) } asks which cards you keep, such as `keep ObPe`.
gemrush-asks-swap = The { WORD("gemrush-room", $room) } asks whom you swap places with, such as `swap 2`.
gemrush-asks-room = The { WORD("gemrush-room", $room) } asks where to move it, such as `{ $example }`.
gemrush-asks-go = The { WORD("gemrush-room", $room) } asks where you go, such as `{ $example }`.
gemrush-x-range = X can be { $low } to { $high }: the room cannot do more.
gemrush-keep-not-there = You cannot keep { PICTURE("gemrush-card", $cards, code: "beside") }. Choose from these: { PICTURE("gemrush-card", $there, code: "beside") }.
gemrush-keep-count =
    { $count ->
        [one] You chose { $given }. Keep exactly 1 card.
       *[other] You chose { $given }. Keep exactly { $count } cards.
    }
gemrush-swap-self = That is your own dwarf. You can swap with number { $seats }.
gemrush-swap-gone = There is no dwarf number { $number }. You can swap with number { $seats }.
gemrush-swap-same = Dwarf number { $number } stands in your room. You can swap with number { $seats }.
gemrush-space =
    { $count ->
        [0] The room cannot move to { $cell }, nor anywhere else.
       *[other] The room cannot move to { $cell }. It can move to { LIST($spaces, kind: "or") }, for example.
    }
gemrush-space-turn = On { $cell } one of its doors must face back. Its north side can face: { LIST($turns, kind: "or") }.
gemrush-go-goal =
    { $count ->
        [0] You cannot go to { $cell }, nor anywhere else.
       *[other] You cannot go to { $cell }. You can go to { LIST($rooms, kind: "or") }, for example.
    }

## Refusals: burning, and what can be done in others’ turns

gemrush-burn-count =
    { $count ->
        [0] No more cards must burn: the offered ones are enough.
        [one] Only 1 card must burn.
       *[other] Only { $count } cards must burn.
    }
gemrush-burn-short =
    { $count ->
        [one] The deck is too small: choose 1 card from the hands.
       *[other] The deck is too small: choose { $count } cards from the hands.
    }
gemrush-burn-others =
    { $count ->
        [0] Cards of others burn only if they offer them, or if the deck is too small.
       *[other] Others did not offer these cards. You can choose { $count } of them at most.
    }
gemrush-burn-not-theirs = Number { $number } has no { PICTURE("gemrush-card", $card, code: "beside") } to burn. Choose another card, or another hand.
gemrush-not-in-rush = That is for a Crisis. In a Rush, nothing burns and nobody stops early.
gemrush-offer-own-turn = You offer cards in others’ turns. In your own turn, choose what burns.
gemrush-offer-full = { $count } cards are offered already. No more burn this turn.
gemrush-not-offered =
    { $count ->
        [0] You have offered no card.
       *[other] { PICTURE("gemrush-card", $card, code: "beside") } is not offered. Your offers: { PICTURE("gemrush-card", $offered, code: "beside") }.
    }
gemrush-stop-target = You can stop once you have { $target } points together. Now you have { $points }.
gemrush-stop-open = This match has no target. It ends when the last card is burnt.
gemrush-stop-again = You have already agreed to stop. The others have not.
gemrush-play-on-none = You have not agreed to stop, so you play on anyway.

## Refusals: options of a new match

gemrush-seats-range = With these options, Gem Rush is for { $low } to { $high } players.
gemrush-target-range = Choose a target from { $low } to { $high } points.
gemrush-open-rush = A Rush needs a target from { $low } to { $high } points. “As high as it goes” is for a Crisis.
gemrush-solo-rush = A Rush takes at least { $low } players. Alone you can play a Crisis.
gemrush-turns-solo = Only a Crisis alone and without a target can end after some turns.
gemrush-dealt-range = Deal { $low } to { $high } skills to choose from.
gemrush-unshared-skill = You can choose the skill only if all share one. Also choose “Shared” for the skills, or leave the skill out.
gemrush-no-such-skill = There is no such skill. Choose one of the suggestions.
gemrush-no-such-dwarf = Choose one of these dwarves: { $dwarves }. Each is for one member only.

## Refusals: moves and positions in writing

gemrush-notation-move = I cannot read “{ $text }” as a move. Moves look like `step N`, `build N13E ObPe`, `act` or `draw`.
gemrush-notation-form = Write a move with `{ $verb }` like this: `{ $form }`.
gemrush-notation-cell = “{ $text }” is not a place of the grid. Places are letters, then a number: `N13`.
gemrush-notation-door = “{ $text }” is not a door. A door is a room and a side: `N13E`.
gemrush-notation-side = “{ $text }” is not a side. Sides are `N`, `E`, `S` and `W`.
gemrush-notation-card = “{ $text }” is not a card. A card is two letters for each of its gems: `ObPe`, or `Di` alone.
gemrush-notation-gem = “{ $text }” is not a gem. Gems are written Ob, Pe, El, So, St, Fi, Dr, Di, Ec, Or and Wa.
gemrush-notation-skill = “{ $text }” is not a skill that pays. Write its first four letters after a plus: `+evoc`.
gemrush-notation-number = “{ $text }” does not work here. Type a number from { $low } to { $high }.
gemrush-notation-many = A move can have { $most } cards at most; this one has { $count }.
gemrush-position-tile = The tile “{ $text }” does not exist, is there twice, or lies on another tile.
gemrush-position-field = The field { $field } cannot be “{ $text }” in this position.
gemrush-position-cards = A position has each of the { $all } cards once; this one has { $count }, or some twice.
gemrush-position-tiles = A position has each of the { $all } tiles once; this one has { $count }, or some twice.

## A channel that plays

gemrush-votes = -# Expect up to three votes a turn, rarely more: each step that reveals a room or cards is played first. Then you vote about the rest.
