# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gembatan-lesson-first = First chains
gembatan-lesson-first-aim = Place **gems** for points, best in diagonal lines of one colour. The most points win.

gembatan-lesson-first-gem = Two half rings that meet between **tiles** make a **socket**: the place for a gem. The one with the **1** is empty. Press **{ LABEL("gembatan-ui-play") }**, then **1**.
gembatan-lesson-first-gem-done = Each gem brings 1 point: the arrow beside your score leads to what it is once your turn ends.
gembatan-lesson-first-gem-tip = A gem fits if its two colours, or their letters, are those of the socket. After each step the choices get new numbers.

gembatan-lesson-first-lay = Now a tile. **Tiles may be turned.** Where they touch, half rings of two colours meet, or two empty sides: here blue and yellow. Press **{ LABEL("gembatan-ui-play") }**, then **1**. A blue and yellow gem comes along. Then press **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-lay-done = **+2** for two gems.
gembatan-lesson-first-lay-tip = Each tile brings a gem into one socket that it makes. At the end of the turn you drew new pieces, up to four tiles and four gems.

gembatan-lesson-first-chain = Three gems on a diagonal that share a colour are a **chain**. Two have red: press **{ LABEL("gembatan-ui-play") }**, then **1** for the third. Then press **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = **+4**: 3 for the red chain and 1 for your gem.
gembatan-lesson-first-chain-tip = Gems of the others count too, but lines across or down do not. If the gems share both colours, the chain scores for each colour.

gembatan-lesson-first-two = A turn can have several tiles: each further one lies beside a new one. Press **{ LABEL("gembatan-ui-play") }**, then **1**, then **1** again: that makes a yellow chain. Then press **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-two-done = **+5**: 2 for the gems and 3 for the chain.
gembatan-lesson-first-two-tip = A small first step can lead to a chain.

gembatan-lesson-first-gembatan = Two tiles and two gems of this turn lie already. Place your last two gems: press **{ LABEL("gembatan-ui-play") }**, then **1**, then **1** again. Then press **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-gembatan-done = **+11**: 4 for the gems, 3 for the blue chain, and 4 for a **Gembatan**: all four gems in one turn.

gembatan-lesson-first-trade = Only one tile fits, for 1 point. Better **trade** instead of playing: press **{ LABEL("gembatan-ui-trade") }**, then what you give away, then the green button.
gembatan-lesson-first-trade-done = You have new pieces, and your turn is over.

gembatan-lesson-first-match = To win, look for chains first: **{ LABEL("gembatan-ui-play") }** shows what each step brings, the best before the others. A match ends when no gems are left to draw and somebody has played their last. Each gem left costs 1 point.
