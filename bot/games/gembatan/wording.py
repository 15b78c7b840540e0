"""Converts events and views of Gembatan to phrases. The variables of all phrases, including refusals, are:

seat                                the number of a seat, from 0; the caller adds the member's name
colour                              the name of a colour in `model.COLOURS`
side                                the name of a side in `model.SIDES`
cell, neighbour, first, last, ...   the name of a cell: "BI60"; `first` and `second` name colours in `event-gem-placed`
socket, first_end, last_end         the name of a socket: "BH60-BI60"
tile, gem                           the notation of a piece: "R-B-", "RY"
held, turns, laid, nearest, ...     several names: "BI60, BJ61"
example                             a move in notation
field, text                         parts of the player's text, shortened but not escaped
sockets, places, halves             in the alt text, names with colours: "BH60-BI60 RY", "BH60N R"; else names
tiles, gems                         numbers of pieces; in `alt-hand`, `pieces-drawn` and refusals of trades, their names
others                              numbers
"""

from collections.abc import Iterable, Iterator

import msgspec

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
    COLOUR_LETTERS,
    COLOURS,
    Cell,
    Pick,
    SeenTurn,
    Socket,
    Target,
    View,
    across,
    down,
    place,
)
from bot.games.gembatan.notation import (
    SIDE_LETTERS,
    cell_name,
    column_name,
    gem_name,
    gem_names,
    sides_name,
    socket_name,
    tile_name,
    tile_names,
)
from bot.games.gembatan.pieces import gem_of

# An alt text has at most 1,000 characters, so it lists only the first things of each kind.
LISTED_CHAINS = 3
LISTED_SOCKETS = 10
LISTED_HALVES = 12
LISTED_TARGETS = 8
LISTED_WAYS = 4


def tell(event: Event) -> Phrase:
    match event:
        case GridStarted(cell, tile, seat):
            return Phrase.of("gembatan-event-grid-started", seat=seat, cell=cell_name(cell), tile=tile_name(tile))
        case TileLaid(seat, _, tile, turn):
            return Phrase.of("gembatan-event-tile-laid", seat=seat, tile=tile_name(tile, turn))
        case GemPlaced(seat, _, first, second):
            colours = {"first": COLOURS[first - 1], "second": COLOURS[second - 1]}
            gem = gem_name(gem_of(first, second))
            return Phrase.of("gembatan-event-gem-placed", seat=seat, gem=gem, **colours)
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


def alt(view: View) -> tuple[Phrase, ...]:
    """Return the alt text: the turn, the last turn, the hands, the grid and its open sockets."""
    return (*_turn(view), *_hands(view), *_grid(view))


def _turn(view: View) -> list[Phrase]:
    if view.over or view.to_move is None:
        said = [Phrase.of(f"gembatan-alt-over-{view.over}"), *_end(view)]
    else:
        said = [Phrase.of("gembatan-alt-turn", seat=view.to_move)]
    if (draft := view.draft) is not None:
        said.append(Phrase.of("gembatan-alt-draft", tiles=draft.tiles, gems=draft.gems, points=draft.tally.points))
        said.extend(_chains(view))
    if view.pick is not None:
        said.append(_pick(view.pick))
    if view.last is not None:
        said.append(_last(view.last))
    return said if view.draft is not None else [*said, *_chains(view)]


def _end(view: View) -> Iterator[Phrase]:
    if len(view.winners) == 1:
        yield Phrase.of("gembatan-alt-won", seat=view.winners[0], points=view.margin)
    else:
        yield Phrase.of("gembatan-alt-drawn", count=len(view.winners))
    if view.best is not None:
        yield Phrase.of("gembatan-alt-best", colour=COLOURS[view.best.colour - 1], count=view.best.points)


def _pick(pick: Pick) -> Phrase:
    """Say what the numbers of the picture mean."""
    listed = [(number, target.place) for number, target in pick.numbered(pick.targets)[:LISTED_TARGETS]]
    if pick.cell is not None:
        shown = pick.numbered(pick.ways)[:LISTED_WAYS]
        ways = _numbered((number, f"{sides_name(way.sides)} {SIDE_LETTERS[way.side]}") for number, way in shown)
        cell, count = cell_name(pick.cell), len(pick.ways)
        order = "best" if pick.best_first else "place"
        return Phrase.of("gembatan-alt-pick-cell", cell=cell, count=count, ways=ways, order=order)
    count = len(pick.targets)
    if pick.tile is not None:
        cells = _numbered((number, cell_name(place)) for number, place in listed)
        return Phrase.of("gembatan-alt-pick-tile", tile=tile_name(pick.tile), count=count, cells=cells)
    if any(_is_cell(target.place) for target in pick.targets):
        named = _numbered((number, _play(target)) for number, target in pick.numbered(pick.targets)[:LISTED_TARGETS])
        return Phrase.of("gembatan-alt-pick-steps", places=named)
    sockets = _numbered((number, socket_name(place)) for number, place in listed)
    return Phrase.of("gembatan-alt-pick-sockets", count=count, sockets=sockets)


def _play(target: Target) -> str:
    """Return the notation of a play, such as "BI60 RB-- W"; without a way to lay a tile, the name of its place."""
    if not _is_cell(target.place):
        return socket_name(Socket(target.place))
    name, way = cell_name(Cell(target.place)), target.way
    return name if way is None else f"{name} {sides_name(way.sides)} {SIDE_LETTERS[way.side]}"


def _is_cell(place: int) -> bool:
    return across(place) % 2 == 0 and down(place) % 2 == 0


def _numbered(names: Iterable[tuple[int, str]]) -> str:
    return ", ".join(f"{number}: {name}" for number, name in names)


def _last(last: SeenTurn) -> Phrase:
    if last.kind == "passed":
        return Phrase.of("gembatan-alt-passed", seat=last.seat)
    if last.kind == "traded":
        return Phrase.of("gembatan-alt-traded", seat=last.seat, tiles=last.tiles, gems=last.gems)
    points = last.tally.points
    return Phrase.of("gembatan-alt-played", seat=last.seat, tiles=last.tiles, gems=last.gems, points=points)


def _chains(view: View) -> list[Phrase]:
    """Say which chains the marked turn scores, and whether it is a Gembatan: the turn in progress, else the last."""
    turn = view.draft or view.last
    if turn is None:
        return []
    tally = turn.tally
    said = []
    for chain in tally.chains[:LISTED_CHAINS]:
        said.append(Phrase.of("gembatan-alt-chain", colour=COLOURS[chain.colour - 1], count=chain.points))
    if more := tally.chains[LISTED_CHAINS:]:
        points = sum(chain.points for chain in more)
        said.append(Phrase.of("gembatan-alt-chains-more", count=len(more), points=points))
    if tally.gembatan:
        said.append(Phrase.of("gembatan-alt-gembatan", points=tally.gembatan))
    return said


def _hands(view: View) -> list[Phrase]:
    said = []
    for seat, hand in enumerate(view.hands):
        if not hand.present:
            said.append(Phrase.of("gembatan-alt-gone", seat=seat, score=hand.score))
            continue
        if view.over:
            account = msgspec.structs.asdict(hand.account)
            said.append(Phrase.of("gembatan-alt-account", seat=seat, score=hand.score, **account))
            continue
        phrase = Phrase.of(
            "gembatan-alt-hand",
            seat=seat,
            score=hand.score,
            tile_count=len(hand.tiles),
            tiles=tile_names(hand.tiles, " "),
            gem_count=len(hand.gems),
            gems=gem_names(hand.gems, " "),
        )
        said.append(phrase)
    return [*said, Phrase.of("gembatan-alt-trays", tiles=view.tiles_left, gems=view.gems_left)]


def _grid(view: View) -> list[Phrase]:
    window = view.window
    first, last = f"{column_name(window.left)}{window.top}", f"{column_name(window.right)}{window.bottom}"
    said = [Phrase.of("gembatan-alt-grid", count=len(view.tiles), first=first, last=last)]
    empty = [one for one in view.sockets if not one.filled]
    names = (f"{socket_name(one.socket)} {gem_name(gem_of(one.first, one.second))}" for one in empty[:LISTED_SOCKETS])
    count, sockets, more = len(empty), ", ".join(names), len(empty) - LISTED_SOCKETS
    if more > 0:
        said.append(Phrase.of("gembatan-alt-open-more", count=count, sockets=sockets, more=more))
    else:
        said.append(Phrase.of("gembatan-alt-open", count=count, sockets=sockets))
    if view.pick is None and not view.over:
        said.append(_halves(view))
    return said


def _halves(view: View) -> Phrase:
    names = (
        f"{cell_name(place(2 * one.column, 2 * one.row))}{SIDE_LETTERS[one.side]} {COLOUR_LETTERS[one.colour - 1]}"
        for one in view.halves[:LISTED_HALVES]
    )
    count, halves, more = len(view.halves), ", ".join(names), len(view.halves) - LISTED_HALVES
    if more > 0:
        return Phrase.of("gembatan-alt-halves-more", count=count, halves=halves, more=more)
    return Phrase.of("gembatan-alt-halves", count=count, halves=halves)
