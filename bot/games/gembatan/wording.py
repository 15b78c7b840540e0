"""Converts events of Gembatan to phrases. The variables of all phrases, with those of `heard` and of refusals, are:

seat                                the number of a seat, from 0; the caller adds the member's name
colour                              the name of a colour in `model.COLOURS`
side                                the name of a side in `model.SIDES`
cell, neighbour, first, last, ...   the name of a cell: "BI60"; `first` and `second` name colours in `event-gem-placed`
socket, first_end, last_end         the name of a socket: "BH60-BI60"
tile, gem                           the notation of a piece: "R-B-", "RY"
held, turns, laid, nearest, ...     several names: "BI60, BJ61"
example                             a move in notation
field, text                         parts of the player's text, shortened but not escaped
sockets, places, ways, halves       in the alt text, names with colours: "BH60-BI60 red blue", "red north"; else names
tiles, gems                         numbers of pieces; in `alt-tiles`, `alt-gems`, `pieces-drawn` and refusals of
                                    trades, their names
tiles, gems, turns                  of `board-begun`, numbers
again                               0; the caller makes it 1 if the sentence before has named the member
others                              numbers
"""

from bot.engine import parts
from bot.engine.game import Phrase
from bot.games.gembatan.events import (
    ChainScored,
    Event,
    GembatanScored,
    GemPlaced,
    GridStarted,
    MatchEnded,
    PiecesDrawn,
    PiecesTraded,
    TileLaid,
    TurnScored,
)
from bot.games.gembatan.model import (
    COLOURS,
)
from bot.games.gembatan.notation import (
    cell_name,
    gem_name,
    gem_names,
    socket_name,
    tile_name,
    tile_names,
)
from bot.games.gembatan.pieces import gem_of


def tell(event: Event) -> Phrase:
    match event:
        case GridStarted(cell, tile, seat):
            return Phrase.of("gembatan-event-grid-started", seat=seat, cell=cell_name(cell), tile=tile_name(tile))
        case TileLaid(seat, _, tile, turn):
            return Phrase.of("gembatan-event-tile-laid", seat=seat, tile=tile_name(tile, turn))
        case GemPlaced(seat, _, first, second):
            colours = {"first": COLOURS[first - 1], "second": COLOURS[second - 1]}
            gem = gem_name(gem_of(first, second))
            return Phrase.of("gembatan-event-gem-placed", seat=seat, gem=gem, **colours, again=0)
        case TurnScored(seat, tiles, placed, points):
            return Phrase.of("gembatan-event-turn-scored", seat=seat, tiles=tiles, gems=len(placed), points=points)
        case ChainScored(seat, chain):
            return Phrase.of(
                "gembatan-event-chain-scored",
                seat=seat,
                colour=COLOURS[chain.colour - 1],
                count=len(chain.sockets),
                points=chain.points,
                first_end=socket_name(chain.sockets[0]),
                last_end=socket_name(chain.sockets[-1]),
            )
        case GembatanScored(seat, points):
            return Phrase.of("gembatan-event-gembatan-scored", seat=seat, points=points)
        case PiecesTraded(seat, tiles, gems):
            return Phrase.of("gembatan-event-pieces-traded", seat=seat, tiles=len(tiles), gems=len(gems))
        case PiecesDrawn(seat, tiles, gems):
            return Phrase.of(
                "gembatan-event-pieces-drawn",
                seat=seat,
                tile_count=len(tiles),
                tiles=tile_names(tiles, " "),
                gem_count=len(gems),
                gems=gem_names(gems, " "),
            )
        case MatchEnded(reason):
            return Phrase.of(f"gembatan-event-match-ended-{reason}")
    return parts.tell(event, area="gembatan-event-")
