# The lessons of Gem Rush: what each task asks for, and what has happened once it is done. A word of the game is bold where a
# lesson explains it. Three lines on a phone leave room for picture and buttons: about 130 letters for what a task asks.

gemrush-lesson-first = Dig, pay, score
gemrush-lesson-first-aim = You build rooms and pay for them with gems, for points. When somebody has 12 points, the round is played out, and the most points win.

gemrush-lesson-first-walk =
    A turn is 3 **steps** from room to room, then one **action**, such as drawing cards. Your room has the gold rim: step through its **door**, the gap on the right, with **→**.
gemrush-lesson-first-walk-done =
    That took 1 step.
gemrush-lesson-first-walk-tip =
    The gold signs at the top show how many steps are left. The small yellow numbers show how many steps away a room is.
gemrush-lesson-first-build =
    A plate at a door into empty space shows price and points: this one wants 1 { PICTURE("gemrush-gem", "fire-ruby", code: "never") }fire ruby, which a card of yours shows, and brings 1 point. **Build** there: press the arrow down.
gemrush-lesson-first-build-done =
    You discarded the card with that gem, used 1 step, and have 1 point and a new room tile.
gemrush-lesson-first-place =
    Now you say how the new room lies. One of its doors must face you, as in 2 and 4; at the other one you can build next. Press **4**: you can pay that door, for 2 points.
gemrush-lesson-first-place-done =
    The door that faces you is now only the way in.
gemrush-lesson-first-place-tip =
    At a room’s other doors you can build next, and so can the other players.
gemrush-lesson-first-pay =
    This door wants 1 { PICTURE("gemrush-gem", "soulstone", code: "never") }soulstone and 2 { PICTURE("gemrush-gem", "star-tear", code: "never") }star tears. A card has two gems, and both may pay: two of your cards show all three. Build: press the arrow down.
gemrush-lesson-first-pay-done =
    The dragonjade on one card was **wasted**: this door did not ask for it.
gemrush-lesson-first-pay-tip =
    This room fits in one way only, so you were not asked how it lies.
gemrush-lesson-first-room =
    No step is left. End the turn with an action: draw 1 card, or use your room, whose sign says: draw 3. Press **{ LABEL("gemrush-ui-act-room") }**.
gemrush-lesson-first-room-done =
    You drew 3 cards, and using the room was your action.
gemrush-lesson-first-room-tip =
    If a room costs something else, such as 1 step, its button says so.
gemrush-lesson-first-discard =
    Some turns later you hold 5 cards, but a turn begins with at most 4. Press **{ LABEL("gemrush-ui-ask-discard") }**, then the card **St Dr**, { PICTURE("gemrush-gem", "star-tear", code: "never") }star tear and { PICTURE("gemrush-gem", "dragonjade", code: "never") }dragonjade: no door here wants them.
gemrush-lesson-first-discard-done =
    The picture showed your hand.
gemrush-lesson-first-discard-tip =
    Each row is a door in reach, and green marks what your cards pay. What { gemrush-skill-evocation } means there comes next.
gemrush-lesson-first-colour =
    { "**" }Your colour** is your dwarf’s gem: { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidian. With your **skill** { gemrush-skill-evocation }, a card with obsidian gives 1 obsidian more. So one card pays the door above. Press **{ LABEL("gemrush-ui-hand") }**, then **↑ +2 · card 1 + { gemrush-skill-evocation }**.
gemrush-lesson-first-colour-done =
    The card gave obsidian and fire ruby, and { gemrush-skill-evocation } the second obsidian.
gemrush-lesson-first-colour-tip =
    Other matches give you other skills. **{ LABEL("gemrush-ui-skills") }** says what yours does.
gemrush-lesson-first-end =
    You have 12 points, the target: this is the final round. End your turn with the action that every room allows: **{ LABEL("gemrush-ui-draw-one") }**.
gemrush-lesson-first-end-done =
    Now the others play the round to its end, so that all have the same number of turns.
gemrush-lesson-first-match =
    To win, look into **{ LABEL("gemrush-ui-hand") }** each turn: one press there walks to a door and builds, and doors of many gems bring most. End the turn in a room that gives cards. **{ LABEL("gemrush-ui-hand") }** also says what your other skill and special gems do.

gemrush-lesson-deep = Crisis and skills
gemrush-lesson-deep-aim = In a **Crisis** you win together: with 45 points within 25 turns.

gemrush-lesson-deep-orichalcum =
    All hands are open. { PICTURE("gemrush-gem", "orichalcum", code: "never") }**Orichalcum**, a special gem, brings 1 point more if the other gem of its card pays. Build: press the arrow to the right.
gemrush-lesson-deep-orichalcum-done =
    1 point for the door, 1 for Orichalcum.
gemrush-lesson-deep-orichalcum-tip =
    Together you now have 14 of 45 points, as the bar at the top shows.
gemrush-lesson-deep-burn =
    Press **{ LABEL("gemrush-ui-act-room") }** to draw 3. Then 3 cards **burn**. Of your 5 you may keep 4: press **{ LABEL("gemrush-ui-ask-burn") }** and choose { PICTURE("gemrush-gem", "electrum", code: "never") }electrum and { PICTURE("gemrush-gem", "dragonjade", code: "never") }dragonjade.
gemrush-lesson-deep-burn-done =
    Your card and 2 from the deck are **burnt** and never come back.
gemrush-lesson-deep-burn-tip =
    After 75 cards, which is 25 turns, the match is over. In others’ turns, offer your cards with **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-warpstone =
    That door is too far for 1 step. But a { PICTURE("gemrush-gem", "warpstone", code: "never") }**Warpstone** builds at any open door for 0 steps. Press **{ LABEL("gemrush-ui-hand") }**, then **{ LABEL("gemrush-ui-menu-pay") }**.
gemrush-lesson-deep-warpstone-done =
    The Warpstone itself pays for nothing, but the obsidian on its card did.
gemrush-lesson-deep-warpstone-tip =
    While moving, you may also discard such a card to go to any room.
gemrush-lesson-deep-tunnel =
    In a **tunnel** nobody stops: its rails lead out again. Follow them round the bend: press the arrow to the right.
gemrush-lesson-deep-tunnel-done =
    The whole way is 1 step, even through several tunnels.
gemrush-lesson-deep-tunnel-tip =
    Where rails end in empty space, you can build. The price is that of the room’s door that leads in.
gemrush-lesson-deep-wall =
    Your skill { gemrush-skill-permeation }: discard a card with your colour, { PICTURE("gemrush-gem", "obsidian", code: "never") }obsidian, and pass through a wall for 1 step. Press **{ LABEL("gemrush-ui-hand") }**, then **{ LABEL("gemrush-ui-menu-ways") }**.
gemrush-lesson-deep-wall-done =
    You are through.
gemrush-lesson-deep-wall-tip =
    Each of the 20 skills bends one rule, as often as its text allows. If a skill needs a card, you find it in **{ LABEL("gemrush-ui-hand") }**.
gemrush-lesson-deep-circle =
    In a **Magic Circle** you have two skills: one makes two equal gems into { PICTURE("gemrush-gem", "diamond-dust", code: "never") }**Diamond Dust**, which pays for any; one adds an obsidian. Build: press the arrow up.
gemrush-lesson-deep-circle-done =
    { gemrush-skill-transmutation } turned two equal gems into dust for the dragonjade, and { gemrush-skill-evocation } added an obsidian.
gemrush-lesson-deep-circle-tip =
    Both may use the same cards, but never a gem that the other one made.
gemrush-lesson-deep-chaos =
    In **Chaos Magic** you may swap your skill at the end of your turn. If you used it, you must. Try another: press **{ LABEL("gemrush-ui-chaos-new") }**.
gemrush-lesson-deep-chaos-done =
    You drew a new skill, and the old one was shuffled back.
gemrush-lesson-deep-chaos-tip =
    Always use your skill first, and the swap costs you nothing.
gemrush-lesson-deep-stop =
    Together you have 45 points: the target is reached. You may stop, if all agree, or play on. Press **{ LABEL("gemrush-ui-stop") }**.
gemrush-lesson-deep-stop-done =
    Once all agree, you have won.
gemrush-lesson-deep-stop-tip =
    The targets are a **ladder**: { gemrush-ladder-apprentice } 35, { gemrush-ladder-journeyman } 45, { gemrush-ladder-artisan } 55, { gemrush-ladder-expert } 65, { gemrush-ladder-master } 75. If you do not reach yours in 25 turns, you lose together.
gemrush-lesson-deep-match =
    You have another skill there; **{ LABEL("gemrush-ui-hand") }** says what it does, and each turn offers what you can pay.
