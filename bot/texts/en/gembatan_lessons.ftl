# The lesson: what each task asks, and what has happened. A word of the game is bold where it first stands.

gembatan-lesson-first = First chains
gembatan-lesson-first-aim = Place **gems** for points, best in diagonal lines of one colour. Whoever has the most points at the end wins.

gembatan-lesson-first-gem = Half rings in **tiles** are **half-sockets**; two that meet make a **socket**. A **gem** with both colours fits in. Press **{ LABEL("gembatan-ui-play") }** and place your red and blue one in the socket with the number.
gembatan-lesson-first-gem-done = Each gem you place brings 1 point, and your turn goes on: you may place more gems and lay tiles.

gembatan-lesson-first-lay = Now a tile: press **{ LABEL("gembatan-ui-play") }**, choose the one with the green frame, and lay its blue beside the yellow half-socket, at the number. Your blue and yellow gem comes along by itself.
gembatan-lesson-first-lay-done = With each tile, a gem goes into a socket that it makes; where tiles touch, half-sockets of two colours meet, or two plain sides.

gembatan-lesson-first-end = Two gems, so far +2: the golden number beside your hand says so. More would fit, but stop here: press **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-end-done = You got 2 points and drew up to four tiles and four gems again, face down from two **trays**; now it is the other player’s turn.

gembatan-lesson-first-chain = Three gems on a diagonal that share a colour are a **chain**. Two have red already. Lay the framed tile at the number: it brings the third. Then press **{ LABEL("gembatan-ui-finish") }**.
gembatan-lesson-first-chain-done = 3 points for the red chain and 1 for your gem make **+4**; gems of the others count in chains, too, lines across or down do not.

gembatan-lesson-first-both = A chain whose gems share both colours counts for each. Two gems here are red and purple: lay the framed tile at the number for the third, and end your turn.
gembatan-lesson-first-both-done = 3 for red, 3 for purple and 1 for the gem make **+7**: equal gems on a diagonal are worth twice as much.

gembatan-lesson-first-two = In one turn you may lay several tiles, each joined to one of that turn. Lay the framed one, then the next, and only then end your turn: the yellow chain makes it **+5**.
gembatan-lesson-first-two-done = Two gems and a chain of three make 2 + 3: always look for a second tile that turns two gems into a chain.

gembatan-lesson-first-gembatan = Two tiles and two gems lie already. Place your last two gems as well: one into the open socket, one with a tile. Then end your turn.
gembatan-lesson-first-gembatan-done = All four gems of your hand in one turn are a **Gembatan** for 4 points more: with 4 for the gems and 3 for the blue chain, **+11**.

gembatan-lesson-first-trade = Only one tile fits, for 1 point. Better **trade** in place of playing: press **{ LABEL("gembatan-ui-trade") }**, then all that you give away, then the green button below.
gembatan-lesson-first-trade-done = You have new pieces, and the turn is over. A match ends when the tray of gems is empty and somebody places their last gem, or when nobody plays on; each gem left costs 1 point.
