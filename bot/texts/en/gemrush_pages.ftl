# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $target, $crowd: the target of a Rush, and that of five or more members, or 0 · $together: the target of a Crisis, or 0

gemrush-page-goal-title = What it is about
gemrush-page-goal =
    Dwarves build a mine; each new room brings points. In a **Rush**, 2 to 7 members race for { $target } points{ $crowd ->
        [0] { "" }
       *[other] {" "}({ $crowd } from five members on)
    }. Once somebody has them, the round is played to its end, so that all have the same number of turns. The most points win.

    In a **Crisis**, 1 to 7 play together.
gemrush-page-goal-alt = A mine of five rooms with two dwarves. At the top: Ada moves, 3 steps left, 4 of 20 points.

gemrush-page-turn-title = Your turn
gemrush-page-turn =
    1. If you hold more than 4 cards, discard down to 4. They give you nothing.
    2. Take up to 3 **steps**: walk and build.
    3. Take one **action**: draw 1 card, or use your room. It ends your turn.

    The first player is chosen at random. Then you play in turn.
gemrush-page-turn-alt = The head of the picture: Ada’s dwarf, Ada moves, three gold signs for 3 steps left, 4 of 20 points, Turn 1. Below it, a mine of two rooms.

gemrush-page-cards-title = Cards
gemrush-page-cards =
    You begin with 4 **cards**; most show 2 gems. The seven **standard** gems pay for rooms. The four **special** gems have rules of their own.

    In a Rush, only you see your hand: press **{ LABEL("gemrush-ui-hand") }**. In a Crisis, hands are open.
gemrush-page-cards-alt = A hand of four cards, each with two gems and their letters: Ob Fi, Pe So, El St, St Fi.

gemrush-page-walk-title = Doors and walls
gemrush-page-walk =
    A step leads through a **door** of your room. A wall on your side blocks you. A wall behind your door does not: that is a one-way passage, with a red arrow.

    Arrows on buttons lead through doors: with a name or **{ LABEL("gemrush-ui-go") }** into a room, with points into empty space, where you build.
gemrush-page-walk-alt = Signs: a door with cost and points; a glowing door where you can build; a passage for both ways; a one-way passage with an arrow; a wall; a tunnel; a mine cart; the newest room.

gemrush-page-build-title = Building a room
gemrush-page-build =
    A plate at a door shows gems and, in the hexagon, points. Pay those gems, score the points, and you stand in a new room there. It costs 1 step. Build as often as you can.

    Some doors cost nothing or bring 0. A plate glows if you can pay.
gemrush-page-build-alt = Two rooms. Each door into empty space has a plate with gems and points, such as one star tear for 1 point. Plates that you can pay glow.

gemrush-page-pay-title = Paying
gemrush-page-pay =
    Discard cards that show all gems of the door. Both gems of a card may count. Each gem of the door needs one of its own; if one is missing, you cannot go there.

    Upper row: permafrost, electrum and fire ruby for 2 points. The soulstone is **wasted**.
gemrush-page-pay-alt = Three cards: Ob St, Pe El, So Fi. Below, two doors in reach: the first costs Pe, El and Fi for 2 points and takes two cards.

gemrush-page-place-title = Laying the room
gemrush-page-place =
    One of the 80 tiles is drawn, and you choose how it lies. One of its doors must lead back the way you came; other doors need not match. So a tile with two doors can lie in two ways.

    You stand in it. Go on if you have steps left.
gemrush-page-place-alt = Ways to lay a tile, numbered. A dwarf waits at its edge. One way has a door there; another is crossed out, because a wall blocks the door.

gemrush-page-rooms-title = Rooms
gemrush-page-rooms =
    Each room can do something, often with cards. Its sign says when:
    - Anvil: as your action. Nothing comes after it.
    - Arrow: while you move, for 1 step each time, or as your action.
    - Lamp: while you move, for 0 steps, as often as you like.

    `/rush room` shows a room up close.
gemrush-page-rooms-alt = Three signs: an orange anvil, as your action; a blue arrow, 1 step or action; a grey lamp, while moving.

gemrush-page-effects-title = What rooms do
gemrush-page-effects =
    { "**" }Draw** takes cards from the deck unseen. **Reveal** lays them open for all. **Dig** reveals until enough cards match. **Keep** takes revealed cards; the others are discarded at the end. **Discard** costs cards of your hand. **Name** one of the eleven gems.

    If the deck is empty, the discard pile is shuffled.
gemrush-page-effects-alt = Twelve signs: draw, reveal, keep, keep the matching, keep all, discard, dig, name a gem, X, swap with a dwarf, go to a room, move this room.

gemrush-page-order-title = From left to right
gemrush-page-order =
    Follow the signs from left to right. Here you dig until 3 cards show star tear, fire ruby or both. You keep 2 of them; the third is discarded.

    “Name, Reveal 3, Keep matching”: name a gem, reveal 3 cards, keep those that show it.
gemrush-page-order-alt = The room Ember Weeper, large. Its signs: a pickaxe with 3 and the gems star tear and fire ruby, then a green tick with 2.

gemrush-page-x-title = X
gemrush-page-x =
    For **X** you choose a number, the same for each X of the room. You must be able to do all of it: with three cards in hand you can choose 3 here, not 4.

    If even the shuffled deck is too small, you get what there is.
gemrush-page-x-alt = The room Tumbling Drum, large. Its signs: discard X, reveal X, keep all.

gemrush-page-gems-title = Standard gems
gemrush-page-gems =
    These seven pay for the doors that show them: obsidian, permafrost, electrum, soulstone, star tear, fire ruby and dragonjade.
gemrush-page-gems-alt = The seven standard gems with their letters: Ob, Pe, El, So, St, Fi, Dr. Beside them, two cards.

gemrush-page-dust-title = Special gems
gemrush-page-dust =
    { "**" }Diamond Dust** pays for any standard gem. When you dig, keep or name, it is only itself.

    { "**" }Echoglass** copies a standard gem that you pay with it, but no special gem, and not what Diamond Dust stands for.

    { "**" }Orichalcum** and **Warpstone** pay for nothing: see the next pages.
gemrush-page-dust-alt = The four special gems: Diamond Dust, any standard gem; Echoglass, copies a paid gem; Orichalcum, 1 point more; Warpstone, build or go anywhere.

gemrush-page-orichalcum-title = Orichalcum
gemrush-page-orichalcum =
    Each Orichalcum on a card that you pay scores 1 point more, but only if the other gem of the card counts.

    Here a card with fire ruby and Orichalcum pays for a door of one fire ruby: 1 + 1 points.
gemrush-page-orichalcum-alt = A card with Or and Fi pays for a door that costs one fire ruby.

gemrush-page-warpstone-title = Warpstone
gemrush-page-warpstone =
    With a Warpstone you build at any open door of the mine, in your own room too, for 0 steps. You pay the door’s gems as if you had walked there. Then you stand in the new room.

    Or discard its card while moving, and go to any room for 0 steps.
gemrush-page-warpstone-alt = A mine of five rooms. Plates far from your dwarf glow, too.

gemrush-page-tunnel-title = Tunnels
gemrush-page-tunnel =
    Nobody stops in a **tunnel**: follow its rails until they lead out. The whole way is 1 step, through several tunnels too.

    A tunnel has four doors, joined in pairs. You come out where your rails lead.
gemrush-page-tunnel-alt = Gravel Pit, a tunnel with rails from left to right and from top to bottom, and Lamp Room behind it.

gemrush-page-digging-title = Building through tunnels
gemrush-page-digging =
    If a tunnel leads into empty space, you build at its end. You pay and score the room’s door that leads in.

    If you draw a tunnel, you go on through it. An empty space beyond gets another tile, free and without points. In a room beyond you stop.
gemrush-page-digging-alt = A tunnel above Gravel Pit leads up into empty space. There hangs the plate of the room’s upper door: one electrum, 1 point.

gemrush-page-rails-title = Carts, Mirror, Elevator
gemrush-page-rails =
    { "**" }Mine Carts:** one does nothing. From two on, ride from any to any other for 0 steps while moving.

    { "**" }Warped Mirror:** for 1 step or as your action, swap places with any dwarf.

    { "**" }Mystic Elevator:** for 0 steps, the room and all in it move to another space at a door.
gemrush-page-rails-alt = Five rooms: Mystic Elevator, Warped Mirror, Gravel Pit, and above them two Mine Carts side by side.

gemrush-page-dwarves-title = Dwarves
gemrush-page-dwarves =
    Choose one of seven dwarves when you join, or you get one at random. **Your colour** is your dwarf’s gem. Only some skills ask for it.

    All start in the same room. If the first tile is a tunnel, more tiles follow until one is a room.
gemrush-page-dwarves-alt = One room with seven dwarves as discs, each with its colour and the first letter of a name. Below it the seven members, each with a dwarf of another colour.

gemrush-page-skills-title = Skills
gemrush-page-skills =
    A **skill** bends one rule for you; there are 20. All can read it. Use it as often as its text allows.

    `skills:` of `/rush new` says how: **Normal** deals one each. **Choice** deals two or more; you keep one. **Shared** is one for all. **None**: in a Crisis, aim 5 to 10 points lower.
gemrush-page-skills-alt = A hand with the skill Evocation. A door that costs two obsidian and a fire ruby is paid with one card, because the skill gives one more obsidian.

gemrush-page-chaos-title = Chaos Magic
gemrush-page-chaos =
    In **Chaos Magic** you may swap your skill at the end of your turn: draw a new one, then the old one is shuffled back.

    If your skill changed anything this turn, you must. That goes for skills that work unasked, too, such as Momentum.
gemrush-page-chaos-alt = The head of the picture says: Ada may swap the skill. Below it, a mine of two rooms.

gemrush-page-circle-title = Magic Circle
gemrush-page-circle =
    In a **Magic Circle** you have two skills, each shared with a neighbour. Neither can use gems that the other makes: Transmutation cannot use two Echoglass from Harmonization. But both may use one card that fits by itself.

    In a Crisis, aim 5 to 10 points higher.
gemrush-page-circle-alt = A hand of two equal cards, Ob Pe. Both pay for the upper door: Ob, Pe and Dr for 2 points, with Transmutation and Evocation.

gemrush-page-crisis-title = Crisis: together
gemrush-page-crisis =
    All points count together, and hands are open. You have 25 turns in all. { $together ->
        [0] Score as much as you can.
       *[other] Reach { $together } points to win. Then stop, if all agree, or play on.
    }

    Targets: Apprentice 35, Journeyman 45, Artisan 55, Expert 65, Master 75, one of your own, or as high as it goes.

    { "**" }Daily:** 10 turns alone, the same for everybody: `/rush daily`.
gemrush-page-crisis-alt = The head of the picture in a Crisis: Turn 3 of 25, 12 of 45 points. Below it, a mine of two rooms.

gemrush-page-burn-title = Burning cards
gemrush-page-burn =
    In a Crisis, 3 cards are **burnt** after each turn. They never come back; discarded cards do. After 75 cards it is over.

    The deck gives them, or your hand. In others’ turns, offer cards of yours with **{ LABEL("gemrush-ui-hand") }**. If the deck is too small, cards must come from hands.
gemrush-page-burn-alt = Below the mine: three members with their open hands, and the piles: deck, discard pile, 6 burnt cards.

gemrush-page-undo-title = Undo and typing
gemrush-page-undo =
    { "**" }{ LABEL("ui-undo") }** takes back your last move; press it again for the one before. What was drawn, paid and scored stays.

    Buttons do everything. If you type: a place is the letters and the number at the edges, `N13`. A card is two letters for each gem, `ObPe`.
gemrush-page-undo-alt = A mine of five rooms. Columns M, N, O and rows 12 and 13 stand at its edges.

# $turns: of the daily
gemrush-here-daily =
    You alone play { $turns } turns. Arrows on buttons walk through a door or build behind it, and the buttons say what ends the turn. Then three cards burn.

    The pages after this one tell of matches with others. There, **{ LABEL("gemrush-ui-hand") }** shows the cards that you see here.
