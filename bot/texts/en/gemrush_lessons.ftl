# The lessons of Gem Rush: what each task asks for, and what has happened once it is done. A word of the game is bold where a
# lesson explains it. Three lines on a phone leave room for picture and buttons: about 130 letters for what a task asks.

gemrush-lesson-first = Dig, pay, score
gemrush-lesson-first-aim = You build rooms and pay for them with gems, for points. When somebody has 12 points, the round is played out, and the most points win.

gemrush-lesson-first-walk =
    A turn is 3 **steps**, then one **action**. Your room has the gold rim: step through its **door** on the right with **→**.
gemrush-lesson-first-walk-done =
    You are there. That took 1 step; the gold signs at the top show how many are left. Gaps in the frame are doors, rock is a wall.
gemrush-lesson-first-build =
    A plate at a door into empty space shows price and points: this one wants 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }fire ruby and brings 1 point. **Build** there: press the arrow down.
gemrush-lesson-first-build-done =
    Your card with that gem is discarded, you have 1 point, and 1 step is used. Building draws a room tile. Now you say how it lies.
gemrush-lesson-first-place =
    One of its doors must face you, as in 2 and 4; at the other one you can build next. Press **4**: you can pay that door, for 2 points.
gemrush-lesson-first-place-done =
    The door that faces you is now just the way in. So it matters how a room lies: at its other doors you can build next, and so can the others.
gemrush-lesson-first-pay =
    This door wants 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }soulstone and 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }star tears. Two of your cards show them together. Build: press the arrow down.
gemrush-lesson-first-pay-done =
    Both gems of a card may count: one gave soulstone and star tear, the other a star tear. Its dragonjade was **wasted**. Doors of many gems bring most: four about 5 points, six about 12. Leave none open that others pay first.
gemrush-lesson-first-room =
    No step is left. End the turn with an action: draw 1 card, or use your room, which draws 3. Press **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    You drew 3 cards, and your turn is over. The anvil says that a room is used as your action. So end your turns in a good room.
gemrush-lesson-first-discard =
    Some turns later. You hold 5 cards, but a turn begins with at most 4. Press **{ LABEL("gemrush-ui-ask-discard") }**, then { PICTURE("gemrush-gem", "star-tear", code: "never") }star tear and { PICTURE("gemrush-gem", "dragonjade", code: "never") }dragonjade: no door here wants them.
gemrush-lesson-first-discard-done =
    What you discard here brings nothing: pay before there are too many. The picture was your hand: each row is a door in reach, green is what your cards pay.
gemrush-lesson-first-colour =
    { "**" }Your colour** is your dwarf’s gem: { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidian. Your **skill** { gemrush-skill-evocation } adds one to a card that shows it. So one card pays the door above: press the arrow up.
gemrush-lesson-first-colour-done =
    The card gave obsidian and fire ruby, { gemrush-skill-evocation } the second obsidian. **{ LABEL("gemrush-ui-hand") }** says what your skill does, and shows all doors that you can pay: one press walks there and builds.
gemrush-lesson-first-end =
    You have 12 points, the target: this is the final round. End your turn with the other action: **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    Now the round is played out, so that all have as many turns. **Diamond Dust** pays for any of the seven gems. To win: look into **{ LABEL("gemrush-ui-hand") }** each turn, build if you can, and end it in a room that gives cards.

gemrush-lesson-deep = Crisis and skills
gemrush-lesson-deep-aim = In a **Crisis** you win together: with 45 points within 25 turns.

gemrush-lesson-deep-orichalcum =
    All hands are open. { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Orichalcum** brings 1 point more if the other gem of its card pays. Build: press the arrow to the right.
gemrush-lesson-deep-orichalcum-done =
    1 point for the door and 1 for Orichalcum: now you have 14 together, of 45. The bar at the top shows it.
gemrush-lesson-deep-burn =
    Press **{ LABEL("gemrush-ui-act-room") }** to draw 3. Then 3 cards **burn**. Of your 5 you may keep 4: press **{ LABEL("gemrush-ui-ask-burn") }** and choose { PICTURE("gemrush-gem", "electrum", code: "never") }electrum and { PICTURE("gemrush-gem", "dragonjade", code: "never") }dragonjade.
gemrush-lesson-deep-burn-done =
    Your card and 2 from the deck are **burnt**: they never come back, while discarded ones do. After 75 cards, 25 turns, it is over. In others’ turns, **{ LABEL("gemrush-ui-hand") }** offers your cards.
gemrush-lesson-deep-warpstone =
    That door is too far for 1 step. But a { PICTURE("gemrush-gem", "warpstone", code: "never") }**Warpstone** builds at any open door for 0 steps. Press **{ LABEL("gemrush-ui-hand") }**, then **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    The Warpstone itself pays nothing, but the obsidian on its card did. You stand in the new room. While moving, you may also discard such a card to go to any room.
gemrush-lesson-deep-tunnel =
    In a **tunnel** nobody stops: its rails lead out again. Follow them round the bend: press the arrow to the right.
gemrush-lesson-deep-tunnel-done =
    The whole way is 1 step, through several tunnels too. Where rails end in empty space, you build there, for the price of the room’s door that leads in.
gemrush-lesson-deep-wall =
    Your skill { gemrush-skill-permeation }: discard a card with your colour, { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidian, and pass a wall for 1 step. Press **{ LABEL("gemrush-ui-hand") }**, then **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    You are through. Each of the 20 skills bends one rule, as often as its text allows. What needs a card stands in **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    In a **Magic Circle** you have two skills: one makes two equal gems into { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Diamond Dust**, which pays for any; one adds an obsidian. Build: press the arrow up.
gemrush-lesson-deep-circle-done =
    Two equal gems became dust for the dragonjade ({ gemrush-skill-transmutation }), and { gemrush-skill-evocation } added an obsidian. Both may use the same cards, but what one makes never feeds the other.
gemrush-lesson-deep-chaos =
    In **Chaos Magic** you may swap your skill at the end of your turn; if you used it, you must. Try another: press **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    You drew a new skill, and the old one was shuffled back. So use your skill first: then the swap costs you nothing.
gemrush-lesson-deep-stop =
    Together you have 45 points: the target is reached. You may stop, if all agree, or play on. Press **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Once all agree, you have won. The **ladder** of targets: { gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75. If 25 turns pass without yours, you lose together.
