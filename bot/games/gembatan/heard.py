"""Says the picture of Gembatan in words that are made to be heard.

A screen reader reads them line by line. Each line begins with what it is about. First come whose turn it is and what
can be done: the numbers in the picture, the open sockets that a gem of the hand fills, and the hand. Then come the
points of the others, the last turn, and the chains. Each empty cell beside a half-socket has a line of its own.

A gem is told by its colours ("red blue"), and a tile by those of its sides from the north, clockwise ("red plain blue
plain"). An alt text has at most 1,000 characters, so `alt` tells a late grid more briefly. `whole` has no limit.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot.engine.game import Phrase, Seat
from bot.engine.quoting import shortened
from bot.games.gembatan.grid import STEPS, runs
from bot.games.gembatan.model import (
    COLOURS,
    SHORTEST_CHAIN,
    SIDES,
    Cell,
    Chain,
    Pick,
    SeenHand,
    SeenSocket,
    SeenTurn,
    Socket,
    Target,
    View,
    Way,
    across,
    down,
)
from bot.games.gembatan.notation import cell_name, column_name, gem_names, socket_name, tile_names
from bot.games.gembatan.pieces import GEMS, gem_of, sides_of
from bot.games.gembatan.view import AnyView, HiddenView, lead, shown_part

LONGEST_ALT = 1_000  # characters, in the language with the longest words
LONGEST_NAME = 34  # characters of a member's name
# How many characters of a line always stay the same, by its key.
FIXED = {
    "turn": 16, "draft": 68, "played": 50, "cell": 3, "hand": 12, "tiles": 14,
    "gems": 9, "codes": 28, "account": 79, "number": 3, "grow": 32, "fits": 54,
}  # fmt: skip
OTHERS = 36
LISTS = ("cells", "gems", "halves", "sockets", "tiles")  # variables that are written as lists
LONGER_LIST = 3  # characters by which " and " is longer than ", ", in the language with the longest word
LONGER = {"plain": 1, "red": 2}  # how many letters longer than in English these words are at most
LISTED_CHAINS = 3
LISTED_SOCKETS = 10
FEW_SOCKETS = 3  # where hands are told in codes
LISTED_TARGETS = 8
LISTED_WAYS = 4
LISTED_CELLS = 8
PLAIN = "plain"


class Plan(NamedTuple):
    """Which hands are told in words.

    Attributes:
        others: whether the hands of the other seats are told. If not, only their points are.
        own: whether the hand of the seat to move is told in words. If not, it is told in codes.
    """

    others: bool
    own: bool = True


PLANS = (Plan(others=True), Plan(others=False))
IN_CODES = Plan(others=False, own=False)


def alt(view: AnyView) -> tuple[Phrase, ...]:
    """Return the alt text. If there is no room for all cells where a tile can be laid, it says how many are left."""
    if isinstance(view, HiddenView):
        return (Phrase.of("gembatan-alt-hidden" if view.over is None else "gembatan-alt-over-none"),)
    cells = list(_cells(view))
    for plan in PLANS:
        lines = _lines(view, plan, cells)
        if _sum(lines) <= LONGEST_ALT:
            return lines
    plan = next((one for one in (PLANS[-1], IN_CODES) if _sum(_lines(view, one, [])) <= LONGEST_ALT), IN_CODES)
    shown = list[Phrase]()
    for count in range(len(cells)):
        key = "gembatan-alt-cells-left" if view.length else "gembatan-alt-cells-more"  # no command tells a daily
        more = Phrase.of(key, count=len(cells) - count)
        lines = _lines(view, plan, [*cells[:count], more])
        if shown and _sum(lines) > LONGEST_ALT:
            break
        shown = list(lines)
    kept = shown or list(_lines(view, plan, []))
    while _sum(kept) > LONGEST_ALT:  # an extreme turn; what counts least comes last
        kept.pop()
    return tuple(kept)


def whole(view: AnyView, *, rows: bool = False, brief: bool = False) -> tuple[Phrase, ...]:
    """Return the same without a limit, and where the gems lie. rows: all tiles, row by row. brief: as `alt`."""
    if brief or isinstance(view, HiddenView):
        return alt(view)
    board = list(_rows(view)) if rows else [*_cells(view), *_gems_by_colour(view)]
    return _lines(view, PLANS[0], board, len(view.sockets))


def _lines(view: View, plan: Plan, board: Sequence[Phrase], listed: int = LISTED_CHAINS) -> tuple[Phrase, ...]:
    """Return all lines. board: those about the grid. listed: how many chains that can grow are told."""
    mover = [seat for seat in range(len(view.hands)) if seat == view.to_move and not view.over]
    others = [seat for seat in range(len(view.hands)) if seat not in mover]
    own = [line for seat in mover for line in (*_hand(view, seat, in_words=plan.own), *_fillable(view, seat))]
    # The first line of another hand tells its points. A member who chooses has just heard the board, with the hands.
    if view.pick is not None:
        rest = []
    else:
        hands = [[*_hand(view, seat)] for seat in others]
        rest = [line for hand in hands for line in (hand if plan.others else hand[:1])]
    grid = (
        *_open(view, max(listed, LISTED_SOCKETS if plan.own else FEW_SOCKETS)),
        *_growing(view, listed),
        *_size(view),
    )
    return (*_turn(view), *own, *board, *rest, *_past(view), *grid)


def _sum(lines: Sequence[Phrase]) -> int:
    return sum(map(_room, lines))


def _room(phrase: Phrase) -> int:
    """Return how many characters a line has at most in any language, with its line break."""
    room = 1 + FIXED.get(phrase.key.partition("-alt-")[2], OTHERS)
    for name, value in phrase.params:
        text = str(value)
        longer = sum(text.count(word) * more for word, more in LONGER.items())
        room += LONGEST_NAME if name == "seat" else len(text) + longer + LONGER_LIST * (name in LISTS)
    return room


# ---- whose turn it is, and what can be done ----


def _turn(view: View) -> Iterator[Phrase]:
    if view.over or view.to_move is None:
        yield Phrase.of(f"gembatan-alt-over-{view.over}")
        yield from _end(view)
        return
    if view.length:
        yield Phrase.of("gembatan-alt-turn-of", number=view.turns + 1, most=view.length)
    else:
        yield Phrase.of("gembatan-alt-turn", seat=view.to_move)
    if (draft := view.draft) is not None:
        yield Phrase.of("gembatan-alt-draft", tiles=draft.tiles, gems=draft.gems, points=draft.tally.points)
        yield from _scored(draft.tally.chains, draft.tally.gembatan)
    if view.pick is not None:
        gems = {one.socket: gem_said(gem_of(one.first, one.second)) for one in view.sockets if not one.filled}
        yield from _pick(view.pick, _facing(view), gems)
        yield from _shown(view)


def _end(view: View) -> Iterator[Phrase]:
    if len(view.winners) == 1:
        yield Phrase.of("gembatan-alt-won", seat=view.winners[0], points=lead(view))
    elif view.winners:
        yield Phrase.of("gembatan-alt-drawn", count=len(view.winners))
    for again, chain in enumerate(() if view.best is None else (view.best, *view.equal)):
        yield Phrase.of("gembatan-alt-best", again=again, colour=COLOURS[chain.colour - 1], count=chain.points)


def _pick(pick: Pick, facing: Mapping[Cell, str], gems: Mapping[Socket, str]) -> Iterator[Phrase]:
    """Yield what can be chosen, and a line for each number of the picture.

    facing: as `_facing` returns it. gems: by open socket, the gem that fits, in words.
    """
    count = len(pick.targets)
    if pick.cell is not None:
        order = "best" if pick.best_first else "place"
        yield Phrase.of("gembatan-alt-pick-cell", cell=cell_name(pick.cell), count=len(pick.ways), order=order)
        for number, way in pick.numbered(pick.ways)[:LISTED_WAYS]:
            yield Phrase.of("gembatan-alt-number", number=number, what=_way(way))
        return
    if pick.tile is not None and not any(target.way for target in pick.targets):
        yield Phrase.of("gembatan-alt-pick-tile", tile=tile_said(pick.tile), count=count)
    elif pick.targets and not any(_is_cell(target.place) for target in pick.targets):
        yield Phrase.of("gembatan-alt-pick-sockets", count=count)
    for number, target in pick.numbered(pick.targets)[:LISTED_TARGETS]:
        yield Phrase.of("gembatan-alt-number", number=number, what=_play(target, facing, gems))
    if pick.open:
        cells, more = shortened(map(cell_name, pick.open), LISTED_CELLS)
        yield Phrase.of("gembatan-alt-fits", count=len(pick.open), cells=cells, more=more)


def _shown(view: View) -> Iterator[Phrase]:
    """Yield which part of the grid the picture of a choice shows, if it leaves tiles out."""
    part, grid = shown_part(view), view.window
    if part.left > grid.left or part.top > grid.top or part.right < grid.right or part.bottom < grid.bottom:
        first, last = _corner(part.left, part.top), _corner(part.right, part.bottom)
        yield Phrase.of("gembatan-alt-part", first=first, last=last)


def _play(target: Target, facing: Mapping[Cell, str], gems: Mapping[Socket, str]) -> str:
    """Return a play in words, such as "BI60 red north blue east, gem blue red west".

    A gem alone is "BH60-BI60, gem red blue". Of a cell for a tile, return the half-sockets that face it:
    "BI60, yellow west".
    """
    if not _is_cell(target.place):
        socket = Socket(target.place)
        return f"{socket_name(socket)}, gem {gems[socket]}" if socket in gems else socket_name(socket)
    cell = Cell(target.place)
    more = f", {facing[cell]}" if cell in facing else ""
    return cell_name(cell) + (more if target.way is None else f" {_way(target.way)}")


def _way(way: Way) -> str:
    return f"{_turned(way.sides)}, gem {gem_said(way.gem)} {SIDES[way.side]}"


def _is_cell(place: int) -> bool:
    return across(place) % 2 == 0 and down(place) % 2 == 0


# ---- hands and points ----


def _hand(view: View, seat: int, *, in_words: bool = True) -> Iterator[Phrase]:
    hand = view.hands[seat]
    if not hand.present:
        yield Phrase.of("gembatan-alt-gone", seat=seat, score=hand.score)
    elif view.over:
        account = msgspec.structs.asdict(hand.account)
        yield Phrase.of("gembatan-alt-account", seat=seat, score=hand.score, **account)
    elif in_words:
        yield Phrase.of("gembatan-alt-hand", seat=seat, score=hand.score)
        yield Phrase.of("gembatan-alt-tiles", count=len(hand.tiles), tiles=", ".join(map(tile_said, hand.tiles)))
        yield Phrase.of("gembatan-alt-gems", count=len(hand.gems), gems=", ".join(map(gem_said, hand.gems)))
    else:
        yield _in_codes(Seat(seat), hand)


def _in_codes(seat: Seat, hand: SeenHand) -> Phrase:
    return Phrase.of(
        "gembatan-alt-codes",
        seat=seat,
        score=hand.score,
        tile_count=len(hand.tiles),
        tiles=tile_names(hand.tiles, " "),
        gem_count=len(hand.gems),
        gems=gem_names(hand.gems, " "),
    )


def _fillable(view: View, seat: int) -> Iterator[Phrase]:
    """Yield the open sockets that the hand can fill, and the chains that one gem there makes."""
    hand = view.hands[seat]
    gems = {one.socket: 1 << one.first | 1 << one.second for one in view.sockets if one.filled}
    fitting = [one for one in view.sockets if not one.filled and gem_of(one.first, one.second) in hand.gems]
    if fitting:
        sockets, more = shortened(map(_socket, fitting), LISTED_SOCKETS)
        yield Phrase.of("gembatan-alt-fill", sockets=sockets, more=more)
    for one in fitting[:LISTED_SOCKETS]:
        after = {**gems, one.socket: 1 << one.first | 1 << one.second}
        for chain, _ in runs(after, (one.socket,), SHORTEST_CHAIN):
            colour = COLOURS[chain.colour - 1]
            yield Phrase.of("gembatan-alt-makes", socket=socket_name(one.socket), colour=colour, count=chain.points)


# ---- the turn before, and chains ----


def _past(view: View) -> Iterator[Phrase]:
    if view.last is not None:
        yield _last(view.last)
        if view.draft is None:
            yield from _scored(view.last.tally.chains, view.last.tally.gembatan)


def _last(last: SeenTurn) -> Phrase:
    if last.kind == "passed":
        return Phrase.of("gembatan-alt-passed", seat=last.seat)
    if last.kind == "traded":
        return Phrase.of("gembatan-alt-traded", seat=last.seat, tiles=last.tiles, gems=last.gems)
    points = last.tally.points
    return Phrase.of("gembatan-alt-played", seat=last.seat, tiles=last.tiles, gems=last.gems, points=points)


def _scored(chains: Sequence[Chain], gembatan: int) -> Iterator[Phrase]:
    """Yield the chains that the marked turn scores, and whether it is a Gembatan."""
    for chain in chains[:LISTED_CHAINS]:
        first, last = socket_name(chain.sockets[0]), socket_name(chain.sockets[-1])
        colour = COLOURS[chain.colour - 1]
        yield Phrase.of("gembatan-alt-chain", colour=colour, count=chain.points, first_end=first, last_end=last)
    if more := chains[LISTED_CHAINS:]:
        points = sum(chain.points for chain in more)
        yield Phrase.of("gembatan-alt-chains-more", count=len(more), points=points)
    if gembatan:
        yield Phrase.of("gembatan-alt-gembatan", points=gembatan)


# ---- the grid ----


def _open(view: View, listed: int) -> Iterator[Phrase]:
    """Yield the open sockets that the seat to move cannot fill."""
    all_empty = empty = [one for one in view.sockets if not one.filled]
    if empty and view.to_move is not None:  # those that can be filled are told above
        hand = view.hands[view.to_move]
        empty = [one for one in empty if gem_of(one.first, one.second) not in hand.gems]
    if empty:
        count, named, more = len(empty), empty[:listed], len(empty) - listed
        key = "gembatan-alt-open-more" if more > 0 else "gembatan-alt-open"
        others = {"told": int(len(empty) < len(all_empty))} | ({"more": more} if more > 0 else {})
        yield Phrase.of(key, count=count, sockets=", ".join(map(_socket, named)), **others)


def _size(view: View) -> Iterator[Phrase]:
    window = view.window
    first, last = _corner(window.left, window.top), _corner(window.right, window.bottom)
    yield Phrase.of("gembatan-alt-grid", count=len(view.tiles), first=first, last=last)
    yield Phrase.of("gembatan-alt-trays", tiles=view.tiles_left, gems=view.gems_left)


def _corner(column: int, row: int) -> str:
    return f"{column_name(column)}{row}"


def _growing(view: View, listed: int) -> Iterator[Phrase]:
    """Yield the longest chains and pairs with the sockets where one more gem of their colour would make them longer."""
    if view.over:
        return
    gems = {one.socket: 1 << one.first | 1 << one.second for one in view.sockets if one.filled}
    barred = {one.socket: 1 << one.first | 1 << one.second for one in view.sockets}
    plain = {Socket(tile.cell + step) for tile in view.tiles for side, step in enumerate(STEPS) if not tile.sides[side]}
    found = []
    for chain, step in runs(gems, gems, least=2):
        ends = (Socket(chain.sockets[0] - step), Socket(chain.sockets[-1] + step))
        free = [end for end in ends if end not in gems and end not in plain and barred.get(end, ~0) >> chain.colour & 1]
        if free:
            found.append((chain, ", ".join(map(socket_name, free))))
    for chain, sockets in sorted(found, key=lambda one: -one[0].points)[:listed]:
        colour = COLOURS[chain.colour - 1]
        yield Phrase.of("gembatan-alt-grow", colour=colour, count=chain.points, sockets=sockets)


def _cells(view: View) -> Iterator[Phrase]:
    """Yield a line for each empty cell beside half-sockets."""
    if view.pick is None and not view.over:
        for cell, halves in sorted(_facing(view).items()):
            yield Phrase.of("gembatan-alt-cell", cell=cell_name(cell), halves=halves)


def _facing(view: View) -> dict[Cell, str]:
    """Return by empty cell the half-sockets that face it, with the sides where they are: "red north, blue west"."""
    facing = dict[Cell, list[str]]()
    for half in view.halves:
        side = SIDES[(half.side + 2) % len(SIDES)]
        facing.setdefault(half.cell, []).append(f"{COLOURS[half.colour - 1]} {side}")
    return {cell: ", ".join(halves) for cell, halves in facing.items()}


def _gems_by_colour(view: View) -> Iterator[Phrase]:
    for number, colour in enumerate(COLOURS, 1):
        here = (one.socket for one in view.sockets if one.filled and number in (one.first, one.second))
        if named := ", ".join(map(socket_name, here)):
            yield Phrase.of("gembatan-alt-colour", colour=colour, sockets=named)


def _rows(view: View) -> Iterator[Phrase]:
    for row in range(view.window.top, view.window.bottom + 1):
        tiles = sorted((tile for tile in view.tiles if tile.row == row), key=lambda one: one.column)
        if named := ", ".join(f"{cell_name(tile.cell)} {_all_sides(tile.sides)}" for tile in tiles):
            yield Phrase.of("gembatan-alt-row", row=row, tiles=named)


# ---- pieces in words ----


def _socket(one: SeenSocket) -> str:
    return f"{socket_name(one.socket)} {gem_said(gem_of(one.first, one.second))}"


def gem_said(gem: int) -> str:
    """Return the colours of a gem, for `PIECES`: "red blue"."""
    return " ".join(COLOURS[colour - 1] for colour in GEMS[gem])


def tile_said(tile: int) -> str:
    """Return the colours of a tile's sides from the north, clockwise, for `PIECES`: "red plain blue plain"."""
    return _all_sides(sides_of(tile, 0))


def _all_sides(sides: bytes) -> str:
    """Return the colours of all sides from the north, clockwise: "red plain blue plain"."""
    return " ".join(COLOURS[colour - 1] if colour else PLAIN for colour in sides)


def _turned(sides: bytes) -> str:
    """Return where the colours of a turned tile are: "red north blue south"."""
    return " ".join(f"{COLOURS[colour - 1]} {SIDES[side]}" for side, colour in enumerate(sides) if colour)
