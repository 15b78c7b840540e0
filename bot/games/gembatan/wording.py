"""What Gembatan says, as keys and variables; the sentences are in the texts.

`VOCABULARY` below lists every key of this game with its variables, and nothing else is ever said; a test holds both
against each other. What the variables are:

    seat                                an int, 0 the first; the caller puts the member's name in its place
    colour, first, second               a colour: its name in `model.COLOURS`, for texts to select on
    side                                a side: its name in `model.SIDES`
    cell, neighbour                     a cell's name: "BI60"
    socket                              a socket's name: "BH60-BI60"
    tile, gem                           a piece: its sides "R-B-", its colours "RY"
    held, turns, laid, nearest, ...     several of such names: "BI60, BJ61"; a `count` beside them may be 0
    example                             a move as it is typed
    text                                what a player wrote, shortened, not escaped
    sockets, halves                     names with colours: "BH60-BI60 RY", "BH60N R"
    tiles, gems and the rest            ints, but in alt-hand and of a trade that cannot be: names
"""

from collections.abc import Iterable
from typing import assert_never

from bot.engine.game import Phrase, Seat
from bot.games.gembatan.events import (
    ChainScored,
    Event,
    GembatanScored,
    GemPlaced,
    GemsLeft,
    GridStarted,
    MatchEnded,
    PiecesDrawn,
    PiecesTraded,
    SeatLeft,
    TileLaid,
    TurnPassed,
    TurnScored,
)
from bot.games.gembatan.model import (
    COLOUR_LETTERS,
    COLOURS,
    Chain,
    Pick,
    SeenHand,
    SeenTurn,
    View,
    place,
)
from bot.games.gembatan.notation import (
    SIDE_LETTERS,
    cell_name,
    column_name,
    gem_name,
    sides_name,
    socket_name,
    tile_name,
)
from bot.games.gembatan.pieces import gem_of

VOCABULARY: dict[str, tuple[str, ...]] = {
    # events, in the log under the board
    "gembatan-event-grid-started": ("seat", "cell", "tile"),
    "gembatan-event-tile-laid": ("seat", "cell", "tile"),
    "gembatan-event-gem-placed": ("seat", "socket", "first", "second"),
    "gembatan-event-turn-scored": ("seat", "tiles", "gems", "points"),
    "gembatan-event-chain-scored": ("seat", "colour", "count", "points", "first_end", "last_end"),
    "gembatan-event-gembatan-scored": ("seat", "points"),
    "gembatan-event-pieces-traded": ("seat", "tiles", "gems"),
    "gembatan-event-pieces-drawn": ("seat", "tiles", "gems"),
    "gembatan-event-turn-passed": ("seat",),
    "gembatan-event-seat-left": ("seat",),
    "gembatan-event-gems-left": ("seat", "gems"),
    "gembatan-event-match-ended-gems": ("seat", "points"),  # seat: who has won
    "gembatan-event-match-ended-blocked": ("seat", "points"),
    "gembatan-event-match-ended-stalled": ("seat", "points"),
    "gembatan-event-match-ended-left": ("seat", "points"),
    "gembatan-event-match-tied-gems": ("count", "points"),  # so many have won together
    "gembatan-event-match-tied-blocked": ("count", "points"),
    "gembatan-event-match-tied-stalled": ("count", "points"),
    # alt text of the picture, one line each in this order; the whole must stay under 1,000 characters, so be brief
    "gembatan-alt-turn": ("seat",),
    "gembatan-alt-over-gems": (),
    "gembatan-alt-over-blocked": (),
    "gembatan-alt-over-stalled": (),
    "gembatan-alt-over-left": (),
    "gembatan-alt-draft": ("tiles", "gems", "points"),
    "gembatan-alt-played": ("seat", "tiles", "gems", "points"),
    "gembatan-alt-traded": ("seat", "tiles", "gems"),
    "gembatan-alt-passed": ("seat",),
    "gembatan-alt-chain": ("colour", "count"),
    "gembatan-alt-chains-more": ("count", "points"),  # so many further chains
    "gembatan-alt-gembatan": ("points",),
    "gembatan-alt-hand": ("seat", "score", "tile_count", "tiles", "gem_count", "gems"),
    "gembatan-alt-gone": ("seat", "score"),
    "gembatan-alt-trays": ("tiles", "gems"),
    "gembatan-alt-grid": ("count", "first", "last"),
    "gembatan-alt-open": ("count", "sockets"),
    "gembatan-alt-open-more": ("count", "sockets", "more"),  # so many further ones
    "gembatan-alt-halves": ("count", "halves"),  # where the grid can grow
    "gembatan-alt-halves-more": ("count", "halves", "more"),
    "gembatan-alt-pick-tile": ("tile", "count", "cells"),
    "gembatan-alt-pick-cell": ("cell", "count", "ways"),
    # refusals: moves
    "gembatan-over": (),
    "gembatan-not-your-turn": (),
    "gembatan-left-before": (),
    "gembatan-tile-not-held": ("tile", "count", "held"),
    "gembatan-cell-taken": ("cell", "tile", "count", "nearest"),
    "gembatan-here-taken": ("cell", "tile"),  # asked what can be played there
    "gembatan-cell-alone": ("cell", "count", "nearest"),  # no tile beside it
    "gembatan-no-socket": ("cell", "count", "nearest"),  # tiles beside it, all with plain sides there
    # a plain side against a half-socket, the other way round, one colour against itself; turns: those that fit
    "gembatan-cuts-off": ("cell", "tile", "neighbour", "colour", "count", "turns"),
    "gembatan-faces-plain": ("cell", "tile", "neighbour", "colour", "count", "turns"),
    "gembatan-same-colour": ("cell", "tile", "neighbour", "colour", "count", "turns"),
    "gembatan-not-linked": ("cell", "laid", "count", "nearest"),  # laid: the tiles of this turn
    "gembatan-closes-grid": ("cell", "tile", "count", "nearest"),
    "gembatan-no-socket-there": ("cell", "side", "sockets"),
    "gembatan-gem-not-held": ("socket", "gem", "count", "held"),
    "gembatan-gem-not-held-but": ("socket", "gem", "count", "nearest"),  # sockets that a gem of the hand fits
    "gembatan-half-socket": ("socket", "colour", "count", "nearest"),
    "gembatan-no-such-socket": ("socket", "count", "nearest"),
    "gembatan-socket-filled": ("socket", "gem", "count", "nearest"),
    "gembatan-trade-mid-turn": (),
    "gembatan-trade-nothing": (),
    "gembatan-trade-tiles-not-held": ("tiles", "count", "held"),
    "gembatan-trade-gems-not-held": ("gems", "count", "held"),
    "gembatan-trade-few-tiles": ("count", "left"),
    "gembatan-trade-few-gems": ("count", "left"),
    "gembatan-end-nothing": (),
    "gembatan-pass-mid-turn": (),
    "gembatan-pass-can-play": ("example",),
    "gembatan-pass-can-trade": ("tiles", "gems"),
    # refusals: options of a new match
    "gembatan-seats-range": ("low", "high"),
    # refusals: notation
    "gembatan-notation-move": ("text",),
    "gembatan-notation-half": ("cell", "tile"),  # where does the gem go?
    "gembatan-notation-cell": ("text",),
    "gembatan-notation-apart": ("first", "second"),  # two cells that are no neighbours
    "gembatan-notation-socket": ("text",),
    "gembatan-notation-tile": ("text",),
    "gembatan-notation-gem": ("text",),
    "gembatan-notation-trade": ("count",),  # more pieces than a hand has
    # refusals: positions in writing
    "gembatan-position-tile": ("text",),
    "gembatan-position-gem": ("text",),
    "gembatan-position-piece": ("text",),
    "gembatan-position-closed": (),
    "gembatan-position-field": ("field", "text"),
}

# Alt text has 1,000 characters at most: of many things the first are told one by one.
TOLD_CHAINS = 3
TOLD_SOCKETS = 10  # more are hardly ever open
TOLD_HALVES = 12
TOLD_TARGETS = 8
TOLD_WAYS = 4


def tell(event: Event) -> Phrase:
    """Return an event in words."""
    match event:
        case GridStarted(cell, tile, seat):
            return Phrase.of("gembatan-event-grid-started", seat=seat, cell=cell_name(cell), tile=tile_name(tile))
        case TileLaid(seat, cell, tile, turn):
            return Phrase.of("gembatan-event-tile-laid", seat=seat, cell=cell_name(cell), tile=tile_name(tile, turn))
        case GemPlaced(seat, socket, first, second):
            colours = {"first": COLOURS[first - 1], "second": COLOURS[second - 1]}
            return Phrase.of("gembatan-event-gem-placed", seat=seat, socket=socket_name(socket), **colours)
        case TurnScored() | ChainScored() | GembatanScored() | GemsLeft() | MatchEnded():
            return _tell_points(event)
        case PiecesTraded(seat, tiles, gems):
            return Phrase.of("gembatan-event-pieces-traded", seat=seat, tiles=len(tiles), gems=len(gems))
        case PiecesDrawn(seat, tiles, gems):
            return Phrase.of("gembatan-event-pieces-drawn", seat=seat, tiles=len(tiles), gems=len(gems))
        case TurnPassed(seat):
            return Phrase.of("gembatan-event-turn-passed", seat=seat)
        case SeatLeft(seat):
            return Phrase.of("gembatan-event-seat-left", seat=seat)
    assert_never(event)


def _tell_points(event: TurnScored | ChainScored | GembatanScored | GemsLeft | MatchEnded) -> Phrase:
    """Return what brings or costs points, and who has most."""
    match event:
        case TurnScored(seat, tiles, placed, points):
            return Phrase.of("gembatan-event-turn-scored", seat=seat, tiles=tiles, gems=len(placed), points=points)
        case ChainScored(seat, chain):
            return _chain(seat, chain)
        case GembatanScored(seat, points):
            return Phrase.of("gembatan-event-gembatan-scored", seat=seat, points=points)
        case GemsLeft(seat, gems):
            return Phrase.of("gembatan-event-gems-left", seat=seat, gems=gems)
        case MatchEnded():
            return _ended(event)
    assert_never(event)


def _chain(seat: Seat, chain: Chain) -> Phrase:
    return Phrase.of(
        "gembatan-event-chain-scored",
        seat=seat,
        colour=COLOURS[chain.colour - 1],
        count=len(chain.sockets),
        points=chain.points,
        first_end=socket_name(chain.sockets[0]),
        last_end=socket_name(chain.sockets[-1]),
    )


def _ended(event: MatchEnded) -> Phrase:
    if len(event.winners) == 1:
        return Phrase.of(f"gembatan-event-match-ended-{event.reason}", seat=event.winners[0], points=event.points)
    return Phrase.of(f"gembatan-event-match-tied-{event.reason}", count=len(event.winners), points=event.points)


def alt(view: View) -> tuple[Phrase, ...]:
    """Return the picture in words, a line each: whose turn, what was done, the hands, the grid, its open sockets."""
    return (*_turn(view), *_hands(view), *_grid(view))


def _turn(view: View) -> list[Phrase]:
    if view.over or view.to_move is None:
        said = [Phrase.of(f"gembatan-alt-over-{view.over}")]
    else:
        said = [Phrase.of("gembatan-alt-turn", seat=view.to_move)]
    if view.draft is not None:
        draft = view.draft
        said.append(Phrase.of("gembatan-alt-draft", tiles=draft.tiles, gems=draft.gems, points=draft.tally.points))
    if view.pick is not None:
        said.append(_pick(view.pick))
    if view.last is not None:
        said.extend(_last(view.last))
    return said


def _pick(pick: Pick) -> Phrase:
    if pick.tile is not None:
        cells = _list(cell_name(target.place) for target in pick.targets[:TOLD_TARGETS])
        count = len(pick.targets)
        return Phrase.of("gembatan-alt-pick-tile", tile=tile_name(pick.tile), count=count, cells=cells)
    ways = _list(f"{sides_name(way.sides)} {SIDE_LETTERS[way.side]}" for way in pick.ways[:TOLD_WAYS])
    return Phrase.of("gembatan-alt-pick-cell", cell=cell_name(pick.cell or 0), count=len(pick.ways), ways=ways)


def _last(last: SeenTurn) -> list[Phrase]:
    if last.kind == "passed":
        return [Phrase.of("gembatan-alt-passed", seat=last.seat)]
    if last.kind == "traded":
        return [Phrase.of("gembatan-alt-traded", seat=last.seat, tiles=last.tiles, gems=last.gems)]
    tally = last.tally
    said = [
        Phrase.of("gembatan-alt-played", seat=last.seat, tiles=last.tiles, gems=last.gems, points=tally.points),
    ]
    for chain in tally.chains[:TOLD_CHAINS]:
        said.append(Phrase.of("gembatan-alt-chain", colour=COLOURS[chain.colour - 1], count=chain.points))
    if more := tally.chains[TOLD_CHAINS:]:
        points = sum(chain.points for chain in more)
        said.append(Phrase.of("gembatan-alt-chains-more", count=len(more), points=points))
    if tally.gembatan:
        said.append(Phrase.of("gembatan-alt-gembatan", points=tally.gembatan))
    return said


def _hands(view: View) -> list[Phrase]:
    said = []
    for number, hand in enumerate(view.hands):
        seat = Seat(number)
        if hand.present:
            said.append(_hand(seat, hand))
        else:
            said.append(Phrase.of("gembatan-alt-gone", seat=seat, score=hand.score))
    return [*said, Phrase.of("gembatan-alt-trays", tiles=view.tiles_left, gems=view.gems_left)]


def _hand(seat: Seat, hand: SeenHand) -> Phrase:
    return Phrase.of(
        "gembatan-alt-hand",
        seat=seat,
        score=hand.score,
        tile_count=len(hand.tiles),
        tiles=" ".join(map(tile_name, hand.tiles)),
        gem_count=len(hand.gems),
        gems=" ".join(map(gem_name, hand.gems)),
    )


def _grid(view: View) -> list[Phrase]:
    window = view.window
    first = f"{column_name(window.left)}{window.top}"
    last = f"{column_name(window.right)}{window.bottom}"
    said = [Phrase.of("gembatan-alt-grid", count=len(view.tiles), first=first, last=last)]
    empty = [
        f"{socket_name(one.socket)} {gem_name(gem_of(one.first, one.second))}" for one in view.sockets if not one.filled
    ]
    told, more = _list(empty[:TOLD_SOCKETS]), len(empty) - TOLD_SOCKETS
    if more > 0:
        said.append(Phrase.of("gembatan-alt-open-more", count=len(empty), sockets=told, more=more))
    else:
        said.append(Phrase.of("gembatan-alt-open", count=len(empty), sockets=told))
    if view.pick is None and not view.over:  # else the cells are named, or nothing is laid any more
        said.append(_halves(view))
    return said


def _halves(view: View) -> Phrase:
    """Where the grid can grow."""
    names = [
        f"{cell_name(place(2 * one.column, 2 * one.row))}{SIDE_LETTERS[one.side]} {COLOUR_LETTERS[one.colour - 1]}"
        for one in view.halves
    ]
    told, more = _list(names[:TOLD_HALVES]), len(names) - TOLD_HALVES
    if more > 0:
        return Phrase.of("gembatan-alt-halves-more", count=len(names), halves=told, more=more)
    return Phrase.of("gembatan-alt-halves", count=len(names), halves=told)


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
