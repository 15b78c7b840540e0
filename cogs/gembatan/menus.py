"""What a member can choose from, step by step and best first: in menus, while typing, and in words."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gembatan.advice import (
    Chances,
    Suggestion,
    cell_suggestions,
    fill_suggestions,
    tile_suggestions,
    way_suggestions,
)
from bot.games.gembatan.model import COLOURS, SIDES, Cell, Fill, Lay, Pick, State
from bot.games.gembatan.notation import cell_name, gem_name, sides_name, socket_name, tile_name
from bot.games.gembatan.pieces import GEMS
from bot.games.gembatan.plays import gems_left, tiles_left
from bot.ui.words import Words

TOLD_WAYS = 10
FILL = "fill "  # before a socket's name: as such a move may be typed


class Option(msgspec.Struct, frozen=True):
    """One line of a menu. value: what is sent. promise: what it adds to the turn, together with the next step."""

    value: str
    text: str
    promise: int


def first_steps(state: State, seat: Seat, words: Words) -> list[Option]:
    """Return the tiles that fit somewhere and the sockets that can be filled."""
    return sorted((*tiles(state, seat, words), *sockets(state, seat, words, FILL)), key=lambda one: -one.promise)


def tiles(state: State, seat: Seat, words: Words, begun: str = "") -> list[Option]:
    """Return the tiles that can be laid; value: the tile's name."""
    cells = {one.piece: one.count for one in tile_prospects(state, seat)}
    return [
        _option(one, words("gembatan-ui-tile", tile=one.name, count=cells[one.name], cell=_cell(one)), words)
        for one in tile_suggestions(state, seat, begun)
    ]


def _cell(one: Suggestion) -> str:
    return cell_name(one.move.cell) if isinstance(one.move, Lay) else ""


def _option(one: Suggestion, text: str, words: Words, before: str = "") -> Option:
    """Return a suggestion as a line of a menu: what it is, what it adds, and what could come after it."""
    gain = words("gembatan-ui-gain", points=one.points, then=one.then)
    return Option(before + one.name, f"{text} · {gain}", one.points + one.then)


def sockets(state: State, seat: Seat, words: Words, before: str = "", begun: str = "") -> list[Option]:
    """Return the open sockets that a gem of the hand fits; value: the socket's name, with `before` before it."""
    return [
        _option(one, words("gembatan-ui-fill", socket=one.name, gem=one.gem), words, before)
        for one in fill_suggestions(state, seat, begun)
    ]


def cells(state: State, seat: Seat, tile: int, words: Words, begun: str = "") -> list[Option]:
    """Where a tile can be laid; value: the cell's name."""
    found = cell_suggestions(state, seat, tile, begun)
    return [_option(one, one.name, words) for one in found]


def ways(state: State, seat: Seat, cell: Cell, tile: int | None, words: Words, begun: str = "") -> list[Option]:
    """Return how a tile, or any of the hand, can lie on a cell; value: the tile as it lies, and the gem's side."""
    return [_option(one, _way(one, words), words) for one in way_suggestions(state, seat, cell, tile, begun)]


def _way(one: Suggestion, words: Words) -> str:
    assert isinstance(one.move, Lay)  # a way to lay a tile
    return words("gembatan-ui-way", tile=one.name.split()[0], gem=one.gem, side=SIDES[one.move.side])


def numbered(options: Sequence[Option]) -> list[Option]:
    """Return the same, numbered as the picture numbers them."""
    return [replace(one, text=f"{number} · {one.text}") for number, one in enumerate(options, 1)]


def way_lines(pick: Pick, words: Words) -> list[str]:
    """Return the ways of a pick in words, the best few."""
    lines = []
    for number, way in enumerate(pick.ways[:TOLD_WAYS], 1):
        text = words("gembatan-ui-way", tile=sides_name(way.sides), gem=gem_name(way.gem), side=SIDES[way.side])
        lines.append(f"{number} · {text} · {words('gembatan-ui-gain', points=way.points, then=0)}")
    return lines


# ---- a hand, whoever is to move ----


class Prospect(msgspec.Struct, frozen=True):
    """What a piece of a hand is good for.

    Attributes:
        piece: its name. count: on how many cells, or in how many sockets, it fits.
        best: the best of them, "" for none. points: what it would add to the turn there.
    """

    piece: str
    count: int
    best: str
    points: int


def tile_prospects(state: State, seat: Seat) -> list[Prospect]:
    """Return the tiles of a hand, in its order."""
    found: dict[int, dict[str, int]] = {tile: {} for tile in state.hands[seat].tiles}
    for move, points in Chances(state, seat).steps():
        if isinstance(move, Lay):
            places, name = found[move.tile], cell_name(move.cell)
            places[name] = max(points, places.get(name, 0))
    return [_prospect(tile_name(tile), places) for tile, places in found.items()]


def gem_prospects(state: State, seat: Seat) -> list[Prospect]:
    """Return the gems of a hand, each kind once, and the open sockets that they fit."""
    chances = Chances(state, seat)
    found: dict[int, dict[str, int]] = {gem: {} for gem in state.hands[seat].gems}
    for move, points in chances.steps():
        if isinstance(move, Fill):
            found[chances.gem(move)][socket_name(move.socket)] = points
    return [_prospect(gem_name(gem), places) for gem, places in found.items()]


def _prospect(name: str, places: dict[str, int]) -> Prospect:
    best = max(places, key=lambda place: places[place], default="")
    return Prospect(name, len(places), best, places.get(best, 0))


def open_cells(state: State, seat: Seat, words: Words, begun: str) -> list[Option]:
    """Return the cells where a seat could lay a tile, if it were to move."""
    best: dict[str, int] = {}
    for move, points in Chances(state, seat).steps():
        if isinstance(move, Lay):
            name = cell_name(move.cell)
            best[name] = max(points, best.get(name, 0))
    fitting = sorted((name for name in best if name.startswith(begun.strip().upper())), key=lambda name: -best[name])
    return [
        Option(name, f"{name} · {words('gembatan-ui-gain', points=best[name], then=0)}", best[name]) for name in fitting
    ]


def hand_lines(state: State, seat: Seat, words: Words) -> list[str]:
    """Piece by piece where it fits."""
    lines = [
        words("gembatan-ui-hand-tile", tile=one.piece, count=one.count, cell=one.best, points=one.points)
        for one in tile_prospects(state, seat)
    ]
    lines.extend(
        words("gembatan-ui-hand-gem", gem=one.piece, count=one.count, socket=one.best, points=one.points)
        for one in gem_prospects(state, seat)
    )
    return lines


# ---- trades ----


def tiles_to_trade(state: State, seat: Seat, words: Words) -> list[tuple[str, str]]:
    """Return the tiles of a hand as (value, text) for a form."""
    return [
        (one.piece, words("gembatan-ui-hand-tile", tile=one.piece, count=one.count, cell=one.best, points=one.points))
        for one in tile_prospects(state, seat)
    ]


def gems_to_trade(state: State, seat: Seat, words: Words) -> list[tuple[str, str]]:
    """Return the gems of a hand; the values of equal ones differ, as Discord wants it: "RY/0", "RY/1"."""
    options = []
    for place, gem in enumerate(state.hands[seat].gems):
        first, second = (COLOURS[colour - 1] for colour in GEMS[gem])
        name = gem_name(gem)
        options.append((f"{name}/{place}", words("gembatan-ui-gem", gem=name, first=first, second=second)))
    return options


def most_to_trade(state: State) -> tuple[int, int]:
    """Return how many tiles and gems the trays have for a trade."""
    return tiles_left(state), gems_left(state)


def trade_in_writing(tiles: str, gems: str) -> str:
    """Return the move, of what a form or a command holds."""
    chosen = " ".join(value.partition("/")[0] for value in gems.replace(",", " ").split())
    return f"trade {tiles} {chosen}"


def gem_names(state: State, seat: Seat) -> list[str]:
    """Return the gems of a hand as they are typed, repeats too."""
    return [gem_name(gem) for gem in state.hands[seat].gems]


def list_completions(begun: str, names: Sequence[str]) -> list[Option]:
    """Return what a list of pieces may go on with: as it is, with each piece of `names` that is not in it yet, with
    all.
    """
    words = begun.upper().replace(",", " ").split()
    unfinished = words.pop() if words and words[-1] not in names else ""
    left = list(names)
    for word in words:
        if word not in left:
            return []
        left.remove(word)
    longer = [[*words, name] for name in dict.fromkeys(left) if name.startswith(unfinished)]
    lists = [words, *longer, [*words, *left]] if not unfinished else longer
    texts = dict.fromkeys(" ".join(pieces) for pieces in lists if pieces)
    return [Option(text, text, 0) for text in texts]
