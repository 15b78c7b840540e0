# The pages of the rules, each at most 60 words. A word of the game is bold where a page explains it.
# $gems: how many gems the match has, beside 60 tiles

gembatan-page-goal-title = What it is about
gembatan-page-goal =
    Put gems between tiles and score with lines of one colour. The most points win.

    Each of 2 to 4 members has 4 **tiles** and 4 **gems**, open to all. The others, of { $gems ->
        [60] 60 tiles and 60 gems
       *[other] 60 tiles and { $gems } gems
    }, lie face down in two **trays**. One tile from there starts the board; lot decides who begins, then it goes clockwise.
gembatan-page-goal-alt = A board of seven tiles with gems between them. A blue line joins three of the gems and says +3; below it, a sign says Gembatan +4. At the top: Opal 1, You 12.

gembatan-page-socket-title = Sockets
gembatan-page-socket =
    A tile has a **half-socket** in some of its sides: half a ring in a colour. The other sides are plain.

    Two that face each other make a **socket**, here a red and a blue one. Glowing half-sockets at the edge are open: a dashed cell shows where a tile can join them.
gembatan-page-socket-alt = Two tiles side by side. Between them, a red and a blue half ring make an empty socket. A yellow and a green half ring glow at the edge, each before a dashed cell.

gembatan-page-gem-title = Gems
gembatan-page-gem =
    A gem has two colours, each with a letter or sign of its own. It fits into a socket of exactly these two colours; it turns by itself.

    Each gem you place brings 1 point: **+1**.
gembatan-page-gem-alt = The gem that is red and blue lies in the socket between the red and the blue half ring. The strip at the top says You +1.

gembatan-page-lay-title = Laying a tile
gembatan-page-lay =
    In your turn, press **{ LABEL("gembatan-ui-play") }** and lay a tile. With it you place a gem of yours into a socket that this tile makes. If it makes several, one gem is enough.

    Here the golden tile came with a gem that is red and blue. You may turn tiles.
gembatan-page-lay-alt = Three tiles. The uppermost is golden, since it was laid in this turn; a red and blue gem joins it to the tile below. The strip says You +1.

gembatan-page-more-title = A longer turn
gembatan-page-more =
    You may lay more tiles, each joined by a socket to one you laid this turn: here 1, then 2. You may also fill any open socket, even one that others left, with or without tiles.

    Take steps back as you like until **{ LABEL("gembatan-ui-finish") }**; then you draw up to 4 and 4.
gembatan-page-more-alt = Two golden tiles, numbered 1 and 2, lie in a row and share a socket with a gem. Three gems of this turn have golden rings. The strip says You +3.

gembatan-page-fit-title = Where a tile fits
gembatan-page-fit =
    A tile never cuts off a socket: wherever it touches another one, half-socket meets half-socket, or plain meets plain. The two colours differ. At least one half-socket stays open.

    Numbers mark the cells where the tile with red and yellow fits.
gembatan-page-fit-alt = A board of six tiles. Numbers mark the cells where the chosen tile fits; other cells beside open half-sockets have no number. Below, the hand.

gembatan-page-chain-title = Chains
gembatan-page-chain =
    Three or more gems in one diagonal line that share a colour are a **chain**. If one of them was placed this turn, each brings 1 point, whoever placed it.

    Here: 4 for the green chain, 1 for the gem placed, **+5**. Lines across or down are no chains.
gembatan-page-chain-alt = A green line runs diagonally through four gems that all have green, and says +4. The lowest gem was placed this turn. The strip says You +5.

gembatan-page-both-title = Both colours
gembatan-page-both =
    A chain whose gems share both colours counts for each of them. Here: 3 for red, 3 for purple, 1 for the gem placed, **+7**.

    All hands are open. Look at the others’ tiles and gems, and make chains that they cannot lengthen.
gembatan-page-both-alt = Three gems in a diagonal line, all red and purple. A red line and a purple line run through them; each says +3. The strip says You +7.

gembatan-page-one-title = Example 1: in the centre
gembatan-page-one =
    You placed the gem in the centre. It completes a red chain of three and a blue chain of three:
    3 + 3, and 1 for the gem itself, make **7 points**.
gembatan-page-one-alt = Five gems like the pips of a five. A red line joins three from the upper left to the lower right, a blue line three from the lower left to the upper right; each says +3. Both cross in the centre gem. The strip says You +7.

gembatan-page-two-title = Example 2: at the top
gembatan-page-two =
    You placed the gem at the top. A red chain of three and a blue chain of three end in it:
    3 + 3, and 1 for the gem itself, make **7 points**.
gembatan-page-two-alt = Five gems like a roof. From the top gem, a red line runs down to the left through two more gems, a blue line down to the right; each says +3. The strip says You +7.

gembatan-page-gembatan-title = Gembatan
gembatan-page-gembatan =
    If you place all 4 gems of your hand in one turn, that is a **Gembatan**: 4 points more. Your tiles need not all be laid.

    Here: 4 for the gems, 3 for a blue chain, 4 for the Gembatan, **+11**.
gembatan-page-gembatan-alt = Four golden tiles in a row, numbered 1 to 4, with four gems of this turn. A blue line through three gems says +3, and a sign says Gembatan +4. The strip says You +11.

gembatan-page-trade-title = Trading
gembatan-page-trade =
    If you cannot or do not want to play, **trade** your turn away: **{ LABEL("gembatan-ui-trade") }** sets aside any of your gems and tiles. You draw up to 4 and 4; then the old ones go back into the trays at random.

    If nothing fits and the trays are too empty, you pass.
gembatan-page-trade-alt = Below the board: your four tiles and four gems, below them those of Opal. At the right the trays: 52 gems and 50 tiles.

gembatan-page-end-title = The end
gembatan-page-end =
    Once the gem tray is empty, the match ends when somebody finishes a turn without gems, or a round passes without a play. Three such rounds end it at any time.

    Each gem left costs 1 point, here Opal 3. The most points win.
gembatan-page-end-alt = The final table. You: 19 for gems, 21 for chains, 4 for a Gembatan, 0 left, 44 in all. Opal: 15, 18, 0, minus 3, 30 in all.

gembatan-page-names-title = If you like to type
gembatan-page-names =
    Buttons do everything. Typed names are: a cell by column and row, `BH60` has the first tile; a socket by two cells, `BH60-BI60`; a gem by its colours, `RY`; a tile by its sides, clockwise from the top, `R-B-`, with `-` for plain.

    R red, B blue, G green, Y yellow, P purple.
gembatan-page-names-alt = Six tiles on a board with columns named BG to BJ and rows 59 to 62. The first tile lies in column BH, row 60.
