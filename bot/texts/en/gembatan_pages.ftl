# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $gems: how many gems the match has, beside 60 tiles

gembatan-page-goal-title = What it is about
gembatan-page-goal =
    Place gems between tiles and score with lines of one colour. The most points win.

    Each of 2 to 4 players has 4 **tiles** and 4 **gems**, open to all. The rest of the 60 tiles and { $gems } gems lies face down in two **trays**. One tile from there starts the board. A random player begins, then play goes clockwise.
gembatan-page-goal-alt = Seven tiles with gems between them. A blue line joins three gems and says +3. Below it, a sign says Gembatan +4. At the top: Opal 1, You 12.

gembatan-page-socket-title = Sockets
gembatan-page-socket =
    Some sides of a tile have a **half-socket**: half a ring in a colour. The other sides are plain.

    Two half-sockets that meet make a **socket**, here a red and a blue one. Those that glow at the edge are open: a dashed cell shows where a tile can join them.
gembatan-page-socket-alt = Two tiles side by side. A red and a blue half ring between them make an empty socket. A yellow and a green half ring glow at the edge, each before a dashed cell.

gembatan-page-gem-title = Gems
gembatan-page-gem =
    A gem has two colours, each with its own letter or sign. It fits into a socket of exactly these colours and turns by itself.

    Each gem you place scores 1 point: **+1**.
gembatan-page-gem-alt = A red and blue gem lies in the socket between the red and the blue half ring. At the top: You, from 0 to 1.

gembatan-page-lay-title = Laying a tile
gembatan-page-lay =
    In your turn, press **{ LABEL("gembatan-ui-play") }** and lay a tile, turned as you like. With it, place one of your gems into a socket that this tile makes. If it makes several, one gem is enough.

    Here a red and blue gem came with the golden tile.
gembatan-page-lay-alt = Three tiles. The top one is golden: it was laid this turn. A red and blue gem joins it to the tile below.

gembatan-page-more-title = A longer turn
gembatan-page-more =
    You may lay more tiles. Each shares a socket with one you laid this turn: here 1, then 2. You may also fill any open socket, even one that others left, even without a tile.

    You can take steps back until you press **{ LABEL("gembatan-ui-finish") }**. Then you draw up to 4 tiles and 4 gems.
gembatan-page-more-alt = Two golden tiles, 1 and 2, lie side by side and share a socket with a gem. Three gems of this turn have golden rings. At the top: You, from 0 to 3.

gembatan-page-fit-title = Where a tile fits
gembatan-page-fit =
    A tile never cuts off a socket. Where tiles touch, half-socket meets half-socket, or plain meets plain. The two colours differ. At least one half-socket on the board stays open.

    Numbers mark the cells where the red and yellow tile fits, with one of your gems.
gembatan-page-fit-alt = Six tiles. Numbers mark the cells where the chosen tile fits. Other cells beside open half-sockets have no number. Below, the hand.

gembatan-page-chain-title = Chains
gembatan-page-chain =
    Three or more gems on one diagonal line that share a colour are a **chain**. If you placed one of them this turn, each scores 1 point, even those of others.

    Here: 4 for the green chain, 1 for the gem, **+5**. Lines across or down do not count.
gembatan-page-chain-alt = A green line runs diagonally through four gems with green and says +4. The lowest gem was placed this turn.

gembatan-page-both-title = Both colours
gembatan-page-both =
    A chain scores twice if its gems share both colours. Here: 3 for red, 3 for purple, 1 for the gem, **+7**.

    Look at the tiles and gems of the others: all hands are open. Make chains that they cannot make longer.
gembatan-page-both-alt = Three red and purple gems on a diagonal line. A red line and a purple line run through them; each says +3.

gembatan-page-one-title = Example 1: in the centre
gembatan-page-one =
    You placed the gem in the centre. It completes a red chain of three and a blue chain of three:
    3 + 3, and 1 for the gem, make **7 points**.
gembatan-page-one-alt = Five gems like a five on a die. A red line joins three on one diagonal, a blue line three on the other; each says +3. Both cross in the centre gem.

gembatan-page-two-title = Example 2: at the top
gembatan-page-two =
    You placed the gem at the top. It ends a red chain of three and a blue chain of three:
    3 + 3, and 1 for the gem, make **7 points**.
gembatan-page-two-alt = Five gems like a roof. From the top gem, a red line runs down to the left through two more gems, a blue line down to the right; each says +3.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    Place all 4 gems of your hand in one turn: that is a **Gembatan**, 4 points more. You do not have to lay all your tiles.

    Here: 4 for the gems, 3 for a blue chain, 4 for the Gembatan, **+11**.
gembatan-page-gembatan-alt = Four golden tiles in a row, 1 to 4, with four gems of this turn. A blue line through three gems says +3, and a sign says Gembatan +4.

gembatan-page-trade-title = Trading
gembatan-page-trade =
    Instead of playing, you can **trade**: press **{ LABEL("gembatan-ui-trade") }** and set aside any of your tiles and gems. You draw up to 4 and 4. Then the old ones go back into the trays at random.

    If nothing fits and you cannot trade, you pass.
gembatan-page-trade-alt = Below the board: your four tiles and four gems, then those of Opal. On the right the trays: 52 gems and 50 tiles.

gembatan-page-end-title = The end
gembatan-page-end =
    The match ends when the gem tray is empty and a player ends a turn with no gems left. It also ends if nobody plays for three rounds. If the gem tray is empty, one round is enough.

    Each gem left costs 1 point, here 3 for Opal. The most points win.
gembatan-page-end-alt = The final table. You: 19 for gems, 21 for chains, 4 for a Gembatan, 0 left, 44 in all. Opal: 15, 18, 0, minus 3, 30 in all.

gembatan-page-daily-title = The daily
gembatan-page-daily =
    `/gembatan daily`: one board a day in the middle of a match, the same for everybody. You alone have { $turns } turns on it. Nobody sees your board until the day is over.

    The trays have the same order for all. You can trade, but not in the last turn. Gems left cost nothing.
gembatan-page-daily-alt = Six tiles with gems. Below the board your hand, and the trays to its right.

gembatan-page-names-title = If you like to type
gembatan-page-names =
    Buttons do everything. If you type, name a cell by column and row, `BH60`; a socket by its two cells, `BH60-BI60`; a gem by its colours, `RY`; a tile by its sides clockwise from the top, `R-B-`, with `-` for plain. The first tile lies on `BH60`.

    R red, B blue, G green, Y yellow, P purple.
gembatan-page-names-alt = Six tiles on a board with columns BG to BJ and rows 59 to 62. The first tile lies in column BH, row 60.

# $turns: of the daily
gembatan-here-daily =
    You alone play { $turns } turns. Press one of your tiles or the number of a socket, then where it goes. **{ LABEL("gembatan-ui-finish") }** ends the turn, and you draw. **{ LABEL("gembatan-ui-trade") }** exchanges tiles and gems, but not in the last turn. Gems left cost nothing.

    The pages after this one tell of matches with others. There, **{ LABEL("gembatan-ui-play") }** leads to the choices that you have here.
# What the letters on tiles and gems, and in their names, mean
gembatan-letters = -# R red · B blue · G green · Y yellow · P purple · `-` plain. A tile is named by its sides, clockwise from the top.
