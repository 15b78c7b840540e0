# Gembatan: all that this game says. How a sentence is written is told at the head of errors.ftl.

gembatan-name = Gembatan
gembatan-command = /gembatan
gembatan-new-table = `/gembatan new`

## The colours and the sides. A gem is told by both its colours ("a red-yellow gem") or their letters ("RY"); a tile by
## its four sides from the north, clockwise ("R-B-"); a socket by its two tiles ("BH60-BI60").

gembatan-colour-red = red
gembatan-colour-blue = blue
gembatan-colour-green = green
gembatan-colour-yellow = yellow
gembatan-colour-purple = purple

# A side without a colour
gembatan-colour-plain = plain

# Before the side into which the gem of a tile goes
gembatan-side-gem = gem
gembatan-side-north = north
gembatan-side-east = east
gembatan-side-south = south
gembatan-side-west = west

## The same sides in a menu, beside the picture of the tile

gembatan-at-north = at the top
gembatan-at-east = on the right
gembatan-at-south = at the bottom
gembatan-at-west = on the left

## What happened: sentence after sentence in one line below the board, as a ticker tells it

gembatan-event-grid-started = { PICTURE("gembatan-tile", $tile) } lies in the middle. { $name } begins.
# The board shows where: a step of the turn is golden and has a number.
gembatan-event-tile-laid = { $name } lays { PICTURE("gembatan-tile", $tile) }.
# $again: 1 if the sentence before has named the member, else 0
gembatan-event-gem-placed =
    { $again ->
        [0] { $name } places a { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem.
       *[other] A { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem goes into the socket.
    }
gembatan-event-turn-scored = { $name } ends the turn, in all { gembatan-tiles-and-gems }: **{ gembatan-sum }**.
# What a turn laid and filled, after a name
gembatan-did =
    { $tiles ->
        [0] filled
       *[other] laid { gembatan-tiles } and filled
    } { $gems ->
        [one] 1 socket
       *[other] { $gems } sockets
    }
# A whole turn in one sentence, once it is over. $chains: $count of gembatan-recap-chain · $gembatan: 1 or 0
gembatan-recap =
    { $gembatan ->
        [0] { "" }
       *[other] { "**" }Gembatan!**{ " " }
    }{ $name } { gembatan-did }: { $count ->
        [0] { "" }
       *[other] { $chains },{ " " }
    }{ gembatan-sum }.
gembatan-recap-chain =
    { $times ->
        [1] a **{ WORD("gembatan-colour", $colour) } chain of { $count }**
       *[other] { "**" }{ $times } { WORD("gembatan-colour", $colour) } chains of { $count }**
    }
# A turn among several. $parts: its chains, or what it laid and placed
gembatan-brief = **{ $name } +{ $points }**: { $parts }.
# What a turn laid and placed, or a trade set aside
gembatan-tiles-and-gems =
    { $gems ->
        [0] { gembatan-tiles }
       *[other] { $tiles ->
            [0] { "" }
           *[other] { gembatan-tiles } and{" "}
        }{ $gems ->
            [one] 1 gem
           *[other] { $gems } gems
        }
    }
gembatan-tiles =
    { $tiles ->
        [0] nothing
        [one] 1 tile
       *[other] { $tiles } tiles
    }
# The ends of a chain are there for whoever looks for it: $first_end, $last_end
gembatan-event-chain-scored = A **{ WORD("gembatan-colour", $colour) } chain of { $count }** brings { $points } of these points.
gembatan-event-gembatan-scored = All four gems, a **Gembatan** for { $name }, bring { $points } of these points.
gembatan-event-pieces-traded = { $name } trades { gembatan-tiles-and-gems }.
gembatan-event-pieces-drawn =
    Drawn: { $tile_count ->
        [0] { PICTURE("gembatan-gem", $gems) }
       *[other] { PICTURE("gembatan-tile", $tiles) }{ $gem_count ->
            [0] { "" }
           *[other] { " " }{ PICTURE("gembatan-gem", $gems) }
        }
    }.
gembatan-event-turn-passed = { $name } passes.
gembatan-event-seat-left = { $name } leaves.
gembatan-event-gems-left =
    { $gems ->
        [one] { $name } has 1 gem left: −1.
       *[other] { $name } has { $gems } gems left: −{ $gems }.
    }
# Why a match is over. Who has won stands above this, and in the picture.
gembatan-event-match-ended-gems = The gem tray is empty, and one player has no gems left.
gembatan-event-match-ended-blocked = The tray is empty and nobody plays on.
gembatan-event-match-ended-stalled = Nobody played for 3 rounds.
gembatan-event-match-ended-left = Only one player is left.

## The picture in words, a line each; all lines together have 1,000 characters at most, so these are brief

gembatan-alt-turn = { $name } to move.
gembatan-alt-over-gems = Over: the gem tray is empty, and one player has no gems left.
gembatan-alt-over-blocked = Over: the tray is empty and nobody plays on.
gembatan-alt-over-stalled = Over: nobody played for 3 rounds.
gembatan-alt-over-none = Over: without a result. The points do not count.
gembatan-alt-over-left = Over: only one player is left.
gembatan-alt-won =
    { $points ->
        [0] { $name } wins.
        [one] { $name } wins by 1 point.
       *[other] { $name } wins by { $points } points.
    }
gembatan-alt-drawn = A draw: { $count } share first place.
# $again: 0 for the first chain, then 1, 2, ... for others of the same length
gembatan-alt-best =
    { $again ->
        [0] The longest chain
       *[other] As long
    }: { $count } { WORD("gembatan-colour", $colour) } gems.
gembatan-alt-draft = This turn so far: { gembatan-tiles-and-gems }, +{ $points } not counted yet.
gembatan-alt-played = Before: { $name }, { gembatan-tiles-and-gems }, +{ $points } counted already.
gembatan-alt-traded = Before: { $name } traded { gembatan-tiles-and-gems }.
gembatan-alt-passed = Before: { $name } passed.
# $first_end, $last_end: the sockets at its ends
gembatan-alt-chain = { WORD("gembatan-colour", $colour) } chain of { $count }, +{ $count }: { $first_end } to { $last_end }.
gembatan-alt-chains-more =
    { $count ->
        [one] 1 more chain
       *[other] { $count } more chains
    }, +{ $points }.
gembatan-alt-gembatan = Gembatan, +{ $points }.
gembatan-alt-hand =
    { $name }: { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
# A tile is told by the colours of its sides from the north, clockwise; a gem by its two colours
gembatan-alt-tiles =
    { $count ->
        [0] No tile.
       *[other] Tiles: { LIST(PIECES("gembatan-colour", $tiles)) }.
    }
gembatan-alt-gems =
    { $count ->
        [0] No gem.
       *[other] Gems: { LIST(PIECES("gembatan-colour", $gems)) }.
    }
# The open sockets that a gem of this hand fills
gembatan-alt-fill =
    Can fill: { $more ->
        [0] { LIST(PIECES("gembatan-colour", $sockets)) }
       *[other] { PIECES("gembatan-colour", $sockets) } and { $more } more
    }.
# A chain that a gem in one of these sockets makes
gembatan-alt-makes = { $socket } makes a { WORD("gembatan-colour", $colour) } chain of { $count }.
# The hand of the seat to move, where there is no room for words
gembatan-alt-codes =
    { $name } { $score }: { $tile_count ->
        [0] no tile
       *[other] { $tiles }
    }; { $gem_count ->
        [0] no gem
       *[other] { $gems }
    }.
# Where the points of a seat came from. $left: points lost for gems that were not played
gembatan-alt-account =
    { $name } { $score }: { $placed } for gems, { $chains } in chains, { $gembatans } for all four{ $left ->
        [0] {""}
       *[other] {","} −{ $left } for gems left
    }.
gembatan-alt-gone = { $name } { $score }, has left.
gembatan-alt-trays =
    In the trays: { $tiles ->
        [0] no tile
        [one] 1 tile
       *[other] { $tiles } tiles
    } and { $gems ->
        [0] no gem
        [one] 1 gem
       *[other] { $gems } gems
    }.
gembatan-alt-grid =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } on the grid, { $first } to { $last }.
# Open sockets that no gem of the hand to move fills · $told: whether a line before names those that one fills: 1 or 0
gembatan-alt-open =
    { $told ->
        [1] Other open sockets
       *[0] Open sockets
    }: { LIST(PIECES("gembatan-colour", $sockets)) }.
gembatan-alt-open-more =
    { $told ->
        [1] Other open sockets
       *[0] Open sockets
    }: { PIECES("gembatan-colour", $sockets) } and { $more } more.
# Two or more gems of one colour on a diagonal, and the sockets where the next one would lie
gembatan-alt-grow = { $count } { WORD("gembatan-colour", $colour) } on a diagonal, more at { LIST($sockets, kind: "or") }.
# An empty cell, with the colours of the half-sockets that face it
gembatan-alt-cell = { $cell }: { LIST(PIECES("gembatan-side", PIECES("gembatan-colour", $halves))) }
gembatan-alt-cells-more = { $count } more cells: `/gembatan board text:{ choice-board-text-words }`.
gembatan-alt-cells-left = { $count } more cells.
# All filled sockets with a colour, and all tiles row by row, where a member asks for them
gembatan-alt-colour = { WORD("gembatan-colour", $colour) } gems: { LIST($sockets) }.
gembatan-alt-row = Row { $row }: { LIST(PIECES("gembatan-colour", $tiles)) }.
gembatan-alt-pick-tile =
    Tile { PIECES("gembatan-colour", $tile) } { $count ->
        [0] fits nowhere.
        [one] fits on 1 cell:
       *[other] fits on { $count } cells:
    }
gembatan-alt-pick-sockets =
    { $count ->
        [one] 1 open socket can be filled:
       *[other] { $count } open sockets can be filled:
    }
# $order: "best", or "place" if the ways stand in the order of the hand
gembatan-alt-pick-cell =
    { $count ->
        [0] Nothing can be laid on { $cell }.
        [one] 1 way to lay a tile on { $cell }:
       *[other] { $count } ways to lay a tile on { $cell }{ $order ->
               [best] , best first
              *[place] { "" }
           }:
    }
# Cells where a tile of the hand fits, the first of them named
gembatan-alt-fits =
    Tiles of the hand fit on { $count ->
        [one] 1 cell
       *[other] { $count } cells
    }: { $more ->
        [0] { LIST($cells) }
       *[other] { $cells } and { $more } more
    }.
# The corners of the part of the grid that the picture shows
gembatan-alt-part = The picture shows { $first } to { $last }.
# A number in the picture: "1: BI60 red north blue east, gem west"
gembatan-alt-number = { $number }: { PIECES("gembatan-side", PIECES("gembatan-colour", $what)) }

## Refusals: moves. A tile is named as it lies or as it was to lie.

gembatan-over = This match is over. `/gembatan new` starts the next one.
# No name: a refusal's seat is not turned into one, and the sessions say it with the name before the rules are asked.
gembatan-not-your-turn = Not yet: it is somebody else’s turn. I mention you when it is yours.
gembatan-left-before = You have left this match. You can still watch.

gembatan-tile-not-held =
    { $count ->
        [0] You have no tiles left. Put gems into open sockets.
       *[other] You do not have the tile { PICTURE("gembatan-tile", $tile, code: "beside") }. Your tiles: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-cell-taken = { $cell } is taken: { PICTURE("gembatan-tile", $tile, code: "beside") } lies there. { gembatan-cells-for }
# Where the tile in question would be welcome. $count: how many cells are named
gembatan-cells-for =
    { $count ->
        [0] This tile fits nowhere now. Try another one, or **{ LABEL("gembatan-ui-trade") }**.
        [one] This tile fits on { LIST($nearest) }.
       *[other] This tile fits on { LIST($nearest) }, for example.
    }
gembatan-here-taken = { $cell } is taken: { PICTURE("gembatan-tile", $tile, code: "beside") } lies there. Ask about an empty cell.
gembatan-cell-alone = Nothing lies beside { $cell }, so a tile there makes no socket. { gembatan-cells-for }
gembatan-no-socket = Only plain sides face { $cell }, so a tile there makes no socket. { gembatan-cells-for }
gembatan-cuts-off = { PICTURE("gembatan-tile", $tile, code: "beside") } on { $cell } would cut off the { WORD("gembatan-colour", $colour) } half-socket of { $neighbour }. { gembatan-turns-for }
# In which turns the tile in question does fit there. $count: how many are named
gembatan-turns-for =
    { $count ->
        [0] Turning the tile does not help.
        [one] It fits like this: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
       *[other] It fits in one of these ways: { LIST(PICTURE("gembatan-tile", $turns, code: "beside"), kind: "or") }.
    }
gembatan-faces-plain = { PICTURE("gembatan-tile", $tile, code: "beside") } on { $cell } would put its { WORD("gembatan-colour", $colour) } half-socket against the plain side of { $neighbour }. { gembatan-turns-for }
gembatan-same-colour = { PICTURE("gembatan-tile", $tile, code: "beside") } on { $cell } would make a socket with { $neighbour } that is { WORD("gembatan-colour", $colour) } on both sides. No gem fits into it. { gembatan-turns-for }
gembatan-not-linked = Your next tile must share a socket with one that you laid this turn ({ LIST($laid) }). On { $cell } it does not. { gembatan-cells-for }
gembatan-closes-grid = { PICTURE("gembatan-tile", $tile, code: "beside") } on { $cell } would leave no half-socket open. Nobody could lay a tile again. { gembatan-cells-for }
gembatan-no-socket-there = The tile makes no socket on the { WORD("gembatan-side", $side) } side of { $cell }. The gem can go into { LIST($sockets, kind: "or") }.
gembatan-gem-not-held =
    { $count ->
        [0] { $socket } needs a { PICTURE("gembatan-gem", $gem, code: "beside") } gem, and you have no gem left. Press **{ LABEL("gembatan-ui-finish") }**.
       *[other] { $socket } needs a { PICTURE("gembatan-gem", $gem, code: "beside") } gem. Your gems: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-gem-not-held-but = { $socket } needs a { PICTURE("gembatan-gem", $gem, code: "beside") } gem, and you have none. { gembatan-sockets-for }
gembatan-half-socket = { $socket } is still a { WORD("gembatan-colour", $colour) } half-socket: a tile is missing. { gembatan-sockets-for }
# Which open sockets a gem of the hand fits. $count: how many are named
gembatan-sockets-for =
    { $count ->
        [0] None of your gems fits an open socket now.
        [one] You have a gem for { LIST($nearest) }.
       *[other] You have gems for { LIST($nearest) }.
    }
gembatan-no-such-socket = There is no socket at { $socket }. { gembatan-sockets-for }
gembatan-socket-filled = { $socket } already has a { PICTURE("gembatan-gem", $gem, code: "beside") } gem. { gembatan-sockets-for }
gembatan-trade-mid-turn = You have begun to play. Press **{ LABEL("gembatan-ui-finish") }**, or **{ LABEL("gembatan-ui-over") }** and then trade.
gembatan-trade-nothing = Choose at least one tile or gem to trade, such as `RB--` or `RY`.
gembatan-trade-tiles-not-held =
    { $count ->
        [0] You have no tiles to trade. Trade gems, or play.
       *[other] You do not have all of these: { LIST(PICTURE("gembatan-tile", $tiles, code: "beside")) }. Your tiles: { LIST(PICTURE("gembatan-tile", $held, code: "beside")) }.
    }
gembatan-trade-gems-not-held =
    { $count ->
        [0] You have no gems to trade. Trade tiles, or play.
       *[other] You do not have all of these: { LIST(PICTURE("gembatan-gem", $gems, code: "beside")) }. Your gems: { LIST(PICTURE("gembatan-gem", $held, code: "beside")) }.
    }
gembatan-trade-few-tiles =
    You want to trade { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, but { $left ->
        [0] the tray is empty. Trade gems, or play.
       *[other] the tray has only { $left }. Choose fewer.
    }
gembatan-trade-few-gems =
    You want to trade { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }, but { $left ->
        [0] the tray is empty. Trade tiles, or play.
       *[other] the tray has only { $left }. Choose fewer.
    }
gembatan-end-nothing = You have played nothing yet. Press **{ LABEL("gembatan-ui-play") }** or **{ LABEL("gembatan-ui-trade") }**.
gembatan-pass-mid-turn = You have begun to play. Press **{ LABEL("gembatan-ui-finish") }** instead.
gembatan-pass-can-play = You cannot pass: you can still play, such as `{ $example }`.
gembatan-pass-can-trade =
    You cannot pass: you can still trade. The trays have { $tiles ->
        [0] no tile
        [one] 1 tile
       *[other] { $tiles } tiles
    } and { $gems ->
        [0] no gem
        [one] 1 gem
       *[other] { $gems } gems
    }.
gembatan-option-range = `{ $option }` goes from { $low } to { $high }.
gembatan-seats-range =
    This match is for { $high ->
        [1] one player
       *[other] { $low } to { $high } players
    }.

## Refusals: what cannot be read

gembatan-notation-move = I cannot read “{ $text }” as a move. `BI60 RB-- W` lays a tile: the cell, the tile as it will lie, the side for the gem. `BH60-BI60` fills a socket, `trade RB-- RY` trades, `end` ends the turn.
gembatan-notation-half = Into which side of { $tile } on { $cell } does the gem go? Add N, E, S or W, such as `{ $cell } { $tile } W`.
gembatan-notation-cell = “{ $text }” is not a cell. A cell is a column (A to DO) and a row (1 to 119), such as `BH60`.
gembatan-notation-apart = { $first } and { $second } do not touch, so they share no socket. Name two cells side by side, such as `BH60-BI60`.
gembatan-notation-socket = “{ $text }” is not a socket. Name the two cells it lies between, such as `BH60-BI60`.
gembatan-notation-tile = “{ $text }” is not a tile of this game. Name its four sides clockwise from the top, with `-` for plain, such as `RB--`.
gembatan-notation-gem = “{ $text }” is not a gem. Name it by its two colours, such as `RY`.
gembatan-notation-trade = You have at most { $count } tiles and { $count } gems, so you cannot trade more.
gembatan-position-tile = “{ $text }” cannot lie there. Write a tile as its cell and its sides, such as `BI60:RB--`. The first one lies on BH60. Each later one must make a socket with an earlier one, and cut none off.
gembatan-position-gem = { $text } is not a socket of this position, or it is filled twice.
gembatan-position-piece = This position has more { $text } than the box.
gembatan-position-closed = No half-socket is open in this position, so nobody could lay a tile again. Turn a tile, or leave one out.
gembatan-position-field = “{ $field }={ $text }” does not fit this position. The field is unknown, there twice, or cannot have this value.

## The captions of the picture

gembatan-caption-left = left
gembatan-caption-over = GAME OVER
gembatan-caption-draw = Draw
gembatan-caption-margin =
    { $points ->
        [one] by 1 point
       *[other] by { $points } points
    }
gembatan-caption-chain = Longest chain
gembatan-caption-reason-gems = One hand has no gems left
gembatan-caption-reason-blocked = Nobody plays on
gembatan-caption-reason-stalled = Nobody played for 3 rounds
gembatan-caption-reason-none = No result
gembatan-caption-uncounted = Points do not count
gembatan-caption-reason-left = Only one player is left

## The ways to begin a match by buttons, and what each is

gembatan-start-usual = Full match
gembatan-start-usual-told = ◆ **{ gembatan-start-usual }:** 2 to 4 players, all 60 gems
gembatan-start-short = Short match
gembatan-start-short-told = ◆ **{ gembatan-start-short }:** 24 gems, about 7 minutes

## What a match, or a leaderboard, is played with. $gems: how many gems it has, or 0 if it has all

gembatan-scoreboard =
    for 2 to 4 players{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gems
    }
# $count: how many have begun
gembatan-among =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }{ $gems ->
        [0] { "" }
       *[other] {" "}· { $gems } gems
    }

## What to do next, below the board. $name: who is to move · $place: a space and ui-in-place, or nothing

gembatan-next-play = { $name }: your turn at Gembatan{ $place }. Press **{ gembatan-ui-play }** or **{ gembatan-ui-trade }**.
# Below that, in the first turn of each member
gembatan-next-goal = Lay tiles, turned as you like, so that half rings of two colours meet. Three or more gems of one colour on a diagonal make a chain.
gembatan-next-fixed = { $name }: your turn at Gembatan{ $place }. Press **{ gembatan-ui-play }**: the trays are empty.
gembatan-next-trade = { $name }: your turn at Gembatan{ $place }. Nothing fits: press **{ gembatan-ui-trade }**.
gembatan-next-pass = { $name }: your turn at Gembatan{ $place }. Nothing fits and the trays are empty: press **{ gembatan-ui-pass }**.
# $parts: what it is made of, joined by commas
gembatan-next-draft =
    { $name }: so far { $parts }: **{ gembatan-sum }**. **{ gembatan-ui-finish }** scores { $points ->
        [one] it
       *[other] them
    }.
gembatan-sum =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $alone: 1 if one member plays on against computer players
gembatan-next-over = **{ ui-again }** { $alone ->
        [1] starts the next match
       *[0] opens the next table
    }. `/gembatan top` shows the best of this server.

## Why a move is good, as a hint. $how: "lay" or "fill" · $place: the cell, or the socket · $points: of this move

gembatan-why-move =
    { $how ->
        [lay] { PICTURE("gembatan-tile", $tile) } on { $place } with { PICTURE("gembatan-gem", $gem) }
       *[fill] { PICTURE("gembatan-gem", $gem) } into { $place }
    }
gembatan-why-chain = { gembatan-why-move } makes a { WORD("gembatan-colour", $colour) } chain of { $count }: +{ $points }.
gembatan-why-chains = { gembatan-why-move } makes { $count } chains: +{ $points }.
gembatan-why-fourth = { gembatan-why-move } is the fourth gem of the turn, a Gembatan: +{ $points }.
# $whole: of the turn that the move is a part of
gembatan-why-begins = { gembatan-why-move }: +{ $points } now, in a turn worth { $whole ->
        [one] 1 point
       *[other] { $whole } points
    }.
gembatan-why-gem = { gembatan-why-move }: +{ $points }.
gembatan-why-end = End the turn here: { gembatan-sum }.
gembatan-why-trade = Nothing fits now: trade what you hold.
# $best: the points of a good turn instead
gembatan-why-trade-better = Your pieces fit badly now: the best turn scores { $best ->
        [one] 1 point
       *[other] { $best } points
    }. A trade promises more.

## Buttons, menus and answers

gembatan-ui-play = Play
gembatan-ui-finish = End turn
gembatan-ui-over = Restart turn
gembatan-anew = The turn starts over.
# Steps of a turn that were taken back
gembatan-step-tile = { PICTURE("gembatan-tile", $tile) }
gembatan-step-gem = a gem
# What the picture of a lesson marks. $number: in the picture
gembatan-marked-tile = { PICTURE("gembatan-tile", $tile) }, at number { $number }
gembatan-marked-tile-said = the tile { PIECES("gembatan-colour", $tile) }, at number { $number }
gembatan-marked-gem = { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem, at number { $number }
# A step of the answer to a puzzle. $cell, $one, $other: names of cells
gembatan-answer-tile = { PICTURE("gembatan-tile", $tile) } on **{ $cell }**, { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem { WORD("gembatan-at", $side) }
gembatan-answer-gem = the { PICTURE("gembatan-gem", $gem, code: "never") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem between **{ $one }** and **{ $other }**
# What scores, in a puzzle and in the daily
gembatan-scoring = -# A gem scores 1, a chain of 3 or more 1 for each of its gems. All four gems in one turn score 4 more: that is a **Gembatan**.
gembatan-ui-trade = Trade
gembatan-ui-pass = Pass
gembatan-ui-back = Something else
gembatan-ui-best-steps = The best plays
gembatan-ui-every = All my pieces
gembatan-ui-here = What fits on a cell?
gembatan-ui-other-cell = Another cell
# The last of ten buttons, where there are more choices. $count: how many are left; 0: it leads back to the first
# $most: the points of the best of them, if it is better than all on this page; else 0
# In this and the following texts, $order: "best" if the best comes first, else "place"
gembatan-ui-others =
    { $count ->
        [0] { $order ->
            [best] Back to the best
           *[place] Back to the first
        }
       *[other] { $count } more{ $most ->
            [0] { "" }
           *[other] {""}, up to +{ $most }
        }
    }
# Why choices are good, below the question. $reasons: phrases as in gembatan-ui-why, the best first
gembatan-ui-makes = { $reasons }.
# $choices: the choices that make these chains, each as in the keys below; $count: how many
gembatan-ui-why =
    { $choices } { $count ->
        [one] makes
       *[other] make
    } { $chains }
# One of these chains, or several equal ones
gembatan-ui-a-chain =
    { $times ->
        [1] a { gembatan-ui-chain }
       *[other] { gembatan-ui-chain }
    }
gembatan-ui-number = **{ $number }**
gembatan-ui-tile-alone = { PICTURE("gembatan-tile", $tile) }
gembatan-ui-hand = My hand

# What a turn is made of, beside gembatan-tiles-and-gems
gembatan-ui-chain =
    { $times ->
        [1] { WORD("gembatan-colour", $colour) } chain of { $count }
       *[other] { $times } { WORD("gembatan-colour", $colour) } chains of { $count }
    }
gembatan-ui-gembatan = Gembatan
# The longest chain of the match. $whose: one or more of gembatan-ui-best-of, if several seats have made one as long
gembatan-ui-best = Longest chain: { $whose }
gembatan-ui-best-of = **{ $name }**, { $count } in { WORD("gembatan-colour", $colour) }
gembatan-ui-account-gone = has left

# Texts of the private panel. $sockets: how many have numbers in the picture
# $then: what the best next step after the first choice brings, if this is why it is first; else 0
gembatan-ui-first-step =
    { "**" }Your turn.** What do you play?{ $order ->
        [best] {" "}The best comes first{ $then ->
            [0] .
           *[other] : the next step can then bring +{ $then }.
        }
       *[place] { "" }
    }{ $sockets ->
        [0] { "" }
       *[other] { " " }The numbers are sockets for your gems.
    }
# The tiles on the buttons, for members who do not see them
gembatan-ui-tiles-said = On the buttons, in this order: { LIST(PIECES("gembatan-colour", $tiles)) }
# $then: as in gembatan-ui-first-step
gembatan-ui-so-far =
    So far { $parts }: **{ gembatan-sum }**. What next?{ $then ->
        [0] { "" }
       *[other] {" "}The best comes first: the next step can then bring +{ $then }.
    }
# $left: how many tiles and gems the hand still holds · $joins: 1 if a further tile would have to join those of the turn
gembatan-ui-no-step =
    So far { $parts }: **{ gembatan-sum }**. { $left ->
        [0] All is played
       *[other] Nothing else fits
    }: end your turn.{ $joins ->
        [0] { "" }
       *[1] {" "}A further tile must share a socket with one that you laid this turn.
    }
# Below the question what to play, if a tile fits somewhere
gembatan-ui-frames = Your tiles fit into the cells with marked corners.
# If three gems are placed. $points: of a Gembatan
gembatan-ui-fourth = Your next gem is the fourth: a **Gembatan**, +{ $points }.
gembatan-ui-nothing-fits = None of your tiles or gems fits now.
gembatan-ui-where = Where does { PICTURE("gembatan-tile", $tile) } go? Choose its number.
gembatan-ui-how = How does { PICTURE("gembatan-tile", $tile) } lie, and which gem goes in?
gembatan-ui-how-last = This ends your turn.
gembatan-ui-choose = Tile or gem
gembatan-ui-choose-cell = Number of the cell
gembatan-ui-choose-way = Number of the way
# What a step adds; $then: what the best one after it would add
gembatan-ui-gain =
    { gembatan-sum }{ $then ->
        [0] { "" }
        [one] { "" }
       *[other] , then up to { $then }
    }
gembatan-ui-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }Tile for { $count ->
        [one] 1 cell
       *[other] { $count } cells
    }
# Lines of the panel's menus. $number: in the picture above the menu
gembatan-ui-cell =
    { PICTURE("gembatan-tile", $tile, code: "missing") }On { $number }{ $points ->
        [0] { "" }
       *[other] { "" }: { $gain }
    }
# Labels of buttons. $number: in the picture above them · $points: 0 in a puzzle, which does not tell them
gembatan-ui-short =
    { $number }{ $points ->
        [0] { "" }
       *[other] {" "}· +{ $points }
    }
gembatan-ui-short-gem =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-gem", $gem, code: "beside") }
       *[other] { PICTURE("gembatan-gem", $gem, code: "missing") }+{ $points }
    }
gembatan-ui-short-play =
    { $number } · { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-short-tile =
    { $points ->
        [0] { PICTURE("gembatan-tile", $tile, code: "beside") }
       *[other] { PICTURE("gembatan-tile", $tile, code: "missing") }+{ $points }
    }
gembatan-ui-put = { $number } · { PICTURE("gembatan-gem", $gem, code: "missing") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem
gembatan-ui-way = { PICTURE("gembatan-tile", $tile, code: "missing") }{ WORD("gembatan-colour", $first) }-{ WORD("gembatan-colour", $second) } gem { WORD("gembatan-at", $side) }
# For members who type the socket
gembatan-ui-fill = { $gem } into { $socket }

# $who: whose hand it is: "own", or "other" with a $name
gembatan-ui-here-where =
    { $count ->
        [0] { $who ->
            [own] None of your tiles fits now.
           *[other] No tile of { $name } fits now.
        }
       *[other] { $who ->
            [own] Where can you lay a tile?
           *[other] Where can { $name } lay a tile?
        }{ $order ->
            [best] {" "}The best comes first.
           *[place] { "" }
        } Press a number to look: nothing is played yet.
    }
gembatan-ui-fits =
    { $who ->
        [own] { $count ->
            [0] None of your tiles fits on { gembatan-ui-this-cell }.
            [one] You can lay a tile on { gembatan-ui-this-cell } in 1 way.
           *[other] You can lay a tile on { gembatan-ui-this-cell } in { $count } ways{ $order ->
                   [best] , the best first
                  *[place] { "" }
               }.
        }
       *[other] { $count ->
            [0] No tile of { $name } fits on { gembatan-ui-this-cell }.
            [one] { $name } can lay a tile on { gembatan-ui-this-cell } in 1 way.
           *[other] { $name } can lay a tile on { gembatan-ui-this-cell } in { $count } ways{ $order ->
                   [best] , the best first
                  *[place] { "" }
               }.
        }
    }
# $cell: as it was typed, or "marked"
gembatan-ui-this-cell =
    { $cell ->
        [marked] the marked cell
       *[other] { $cell }
    }
# Beside gembatan-ui-fits, for the member to move
gembatan-ui-press-plays = Press one to play it.
gembatan-ui-in-hand = **{ $name }** · { gembatan-sum }
gembatan-ui-hand-tile =
    { $count ->
        [0] { PICTURE("gembatan-tile", $tile) } fits nowhere
        [one] { PICTURE("gembatan-tile", $tile) } fits on 1 cell: { gembatan-sum }
       *[other] { PICTURE("gembatan-tile", $tile) } fits on { $count } cells: up to { gembatan-sum }
    }
gembatan-ui-hand-gem =
    { $count ->
        [0] { PICTURE("gembatan-gem", $gem) } fits no open socket
        [one] { PICTURE("gembatan-gem", $gem) } fits 1 open socket: { gembatan-sum }
       *[other] { PICTURE("gembatan-gem", $gem) } fits { $count } open sockets: up to { gembatan-sum }
    }

# The panel of a trade. In the labels of the pieces, $chosen: 1 if the piece is set aside, else 0
gembatan-ui-trade-how = { "**" }Trade instead of playing:** press the pieces that you want to give away. They get a ×. The trade ends your turn.
# A button of a piece that stays, or is traded: four of them fit in a row of a phone
gembatan-ui-set-tile =
    { PICTURE("gembatan-tile", $tile, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-set-gem =
    { PICTURE("gembatan-gem", $gem, code: "missing") }{ $chosen ->
        [0] ·
       *[other] ×
    }
gembatan-ui-trade-these =
    { $count ->
        [0] Trade these
        [one] Trade 1 piece
       *[other] Trade { $count } pieces
    }
gembatan-ui-trade-all = Choose all

## Descriptions of the commands and their options: at most 100 characters, no full stop

gembatan-cmd = Gembatan: lay tiles and gems into chains of one colour
gembatan-cmd-new = Open a table for 2 to 4 players
gembatan-opt-gems = Gems in the match, 20 to 60; usually 60. Fewer make it shorter
gembatan-cmd-play = Lay a tile and put a gem into a socket it makes
gembatan-opt-tile = One of your tiles: its sides clockwise from the top, such as RB--
gembatan-opt-cell = The cell it goes to, such as BI60
gembatan-opt-way = How it lies and the side for the gem, such as RB-- W; without it I take the best, or ask
gembatan-opt-end = Whether this ends your turn and scores; otherwise you go on
gembatan-cmd-fill = Put a gem into an open socket
gembatan-opt-socket = The two cells it lies between, such as BH60-BI60
gembatan-cmd-back = Take back your last step or the whole turn, before you end it
gembatan-opt-all = Whether to take back the whole turn
gembatan-cmd-trade = Trade pieces for new ones instead of playing
gembatan-opt-tiles = Tiles to trade, such as RB-- R-G-
gembatan-opt-trade-gems = Gems to trade, such as RY BG
gembatan-cmd-finish = End your turn: it scores, and you draw new pieces
gembatan-cmd-here = See what fits on a cell; only you see the answer
gembatan-cmd-hand = See where your tiles and gems fit; only you see the answer

## Worth a badge. $number: how far it went

gembatan-feat-chain = A chain of { $number }
gembatan-feat-turn = { $number } points in one turn
gembatan-feat-gembatan =
    { $number ->
        [one] A Gembatan
       *[other] { $number } Gembatans in a match
    }
gembatan-feat-comeback = Won from { $number } points behind

## What the answer to a puzzle is about: "It is about a chain."

gembatan-motif-gembatan = a Gembatan: four gems in one turn
gembatan-motif-chains = several chains at once
gembatan-motif-long = one long chain
gembatan-motif-chain = one chain
gembatan-motif-gems = gems alone, without a chain
