"""Lists the options for each step of a turn, for menus, suggestions and texts.

In all functions, `best_first` says whether the best option comes first. Otherwise tiles come in the order of the hand,
and places row by row. `tells` says whether options tell what they are worth. In a puzzle, they do not.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gembatan.advice import (
    PlayKey,
    Suggestion,
    best_plays,
    by_place,
    cell_suggestions,
    chances_of,
    fill_suggestions,
    first_suggestions,
    play_key,
    rank,
    step_suggestions,
    tile_suggestions,
    way_suggestions,
)
from bot.games.gembatan.grid import fits
from bot.games.gembatan.heard import tile_said
from bot.games.gembatan.model import COLOUR_LETTERS, COLOURS, NORTH, SIDES, Cell, Fill, Lay, Move, State, View
from bot.games.gembatan.notation import cell_name, gem_name, parse_cell, parse_tile, socket_name, tile_name
from bot.games.gembatan.plays import grid_of, is_drafting
from bot.games.gembatan.view import with_first_step, with_steps
from bot.sessions.model import Match
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from bot.ui.words import Words
from cogs.gembatan.face import state_of
from cogs.gembatan.paging import LEAST, Choice, legible, numbering
from cogs.gembatan.recap import alike

MOST_REASONS = 3  # choices that a text tells more about
MOST_LINES = 10  # ways for which a watcher reads a line each
MOST_PLAYS = 5  # whole plays in a panel that shows the best: one row of buttons
MOST_STEPS = 10  # whole plays in a panel that shows all by their place
FILL = "fill "  # the notation of a move that fills a socket is this word and the socket's name


class Best(NamedTuple):
    """The best whole plays of a seat.

    view: the view whose picture has the numbers of these plays. others: whether there are more plays.
    """

    view: View
    choices: list[Choice]
    others: bool


def best_steps(state: State, words: Words, lesson: View | None = None) -> Best:
    """Return the first whole plays of `best_plays` for the seat to move: as many as are legible, the best first.

    lesson: the view in which a play of a lesson is marked. It gives each play its number.
    """
    plays = best_plays(state, state.turn)
    if lesson is None or lesson.pick is None:
        most = MOST_PLAYS
        plays[:most] = sorted(plays[:most], key=rank)
        view = with_steps(state, state.turn, plays)
    else:
        view, most = replace(lesson, pick=replace(lesson.pick, page=None)), LEAST
        numbers = _numbers_of_plays(view)
        plays.sort(key=lambda one: numbers[play_key(one.move)])
    found = _choices(plays[:most], view, {}, words, best_first=True)
    shown = found[: legible(view, found, len(found))]
    return Best(numbering(view, shown), shown, len(shown) < len(plays))


def next_steps(state: State, words: Words, *, best_first: bool = True, tells: bool = True) -> tuple[View, list[Choice]]:
    """Return what the seat to move can choose, and the view whose picture has the numbers of these choices.

    The choices are tiles, for which further questions follow, and gems. Unless the best comes first, they are whole
    plays in the middle of a turn if few are left.
    """
    seat, whole = state.turn, is_drafting(state) and not best_first
    steps = sorted(step_suggestions(state, seat), key=lambda one: by_place(one.move)) if whole else []
    if 0 < len(steps) <= MOST_STEPS:
        view = with_steps(state, seat, steps, best_first=False)
        return view, _choices(_untold(steps, tells), view, {}, words, best_first=False)
    view, cells = with_first_step(state, seat, best_first=best_first), places_of_tiles(state, seat)
    found = _untold(first_suggestions(state, seat), tells)
    return view, _choices(found, view, cells, words, best_first=best_first)


def _untold(found: Iterable[Suggestion], tells: bool) -> list[Suggestion]:
    """Return suggestions without what they are worth, unless they tell it: a text leaves out 0 points."""
    return [one if tells else replace(one, points=0, then=0, chains=()) for one in found]


def _choices(
    steps: Iterable[Suggestion], view: View, cells: Mapping[str, Mapping[str, int]], words: Words, *, best_first: bool
) -> list[Choice]:
    """Return choices in their order. view: has their numbers. cells: as from `places_of_tiles`, for single tiles."""
    numbers, found = _numbers_of_plays(view), []
    for one in _ordered(steps, best_first, numbers):
        number = numbers.get(play_key(one.move), 0)
        if isinstance(one.move, Fill):
            first, second = _colours(one.gem)
            text = words("gembatan-ui-put", number=number, gem=one.gem, first=first, second=second)
            short = words("gembatan-ui-short-gem", number=number, gem=one.gem, points=one.points)
            option = Option(FILL + one.name, _with_gain(text, one, words), short)
        elif not number:
            option = _tile(one, cells, words)
        else:
            text = f"{number} · {_with_gain(_way(one, words), one, words)}"
            tile = tile_name(one.move.tile, one.move.turn)
            short = words("gembatan-ui-short-play", number=number, tile=tile, points=one.points)
            option = Option(one.name, text, short)
        found.append(Choice(option, one, number))
    return found


def _ordered(found: Iterable[Suggestion], best_first: bool, numbers: Mapping[PlayKey, int]) -> list[Suggestion]:
    """Return steps in order: by their numbers in the picture, unless the best comes first and some are tiles."""
    found = list(found)
    if best_first and not all(play_key(one.move) in numbers for one in found):
        return sorted(found, key=lambda one: (*rank(one), numbers.get(play_key(one.move), 0)))
    return sorted(found, key=lambda one: (numbers.get(play_key(one.move), 0), _hand_place(one)))


def by_order(found: Sequence[Suggestion], best_first: bool) -> Sequence[Suggestion]:
    """Return suggestions for cells, ways or sockets in order. found: best first."""
    return found if best_first else sorted(found, key=lambda one: by_place(one.move))


def _hand_place(one: Suggestion) -> int:
    """Return the sort key of a tile in a hand; 0: no tile."""
    return one.move.tile if isinstance(one.move, Lay) else 0


def cells(state: State, seat: Seat, tile: int | None, view: View, words: Words, *, tells: bool = True) -> list[Choice]:
    """Return the cells where a tile can be laid, with their numbers in a picture of the view.

    tile: None for any tile. The seat need not be to move.
    """
    numbers, found = _numbers(view), []
    for one in _untold(cell_suggestions(state, seat, tile, anybody=True), tells):
        if isinstance(one.move, Lay):
            number, gain = numbers[one.move.cell], _gain(one, words)
            name = tile_name(one.move.tile, one.move.turn if tells else 0)
            text = words("gembatan-ui-cell", number=number, tile=name, gain=gain, points=one.points)
            found.append(Choice(Option(one.name, text, _short(number, one, words)), one, number))
    return sorted(found, key=lambda choice: choice.number)


def ways(
    state: State,
    seat: Seat,
    cell: Cell,
    tile: int | None,
    words: Words,
    *,
    best_first: bool = True,
    tells: bool = True,
) -> list[Choice]:
    """Return the ways to lay a tile on a cell. tile: None for any tile. The seat need not be to move.

    The value of an option is the turned tile and the gem's side.
    """
    found = by_order(_untold(way_suggestions(state, seat, cell, tile, anybody=True), tells), best_first)
    return [
        Choice(Option(one.name, _with_gain(_way(one, words), one, words), _short(number, one, words)), one, number)
        for number, one in enumerate(found, 1)
    ]


def tiles_said(found: Sequence[Choice], words: Words) -> str:
    """Return in words the tiles that the buttons show as pictures only, in the order of the buttons; "" for none."""
    tiles = [one.play.move.tile for one in found if isinstance(one.play.move, Lay) and not one.number]
    return words("gembatan-ui-tiles-said", tiles=", ".join(map(tile_said, tiles))) if tiles else ""


def reasons(found: Sequence[Choice], words: Words, *, best_first: bool = True) -> str:
    """Return in words which chains the best of these choices make; "" if they make none.

    Unless the best comes first, the text tells all choices that make chains. It is "" if they are too many.
    """
    groups = dict[str, list[str]]()
    told = [one for one in found if one.play.chains]
    for one in told[:MOST_REASONS] if best_first or len(told) <= MOST_REASONS else ():
        chains = [
            words("gembatan-ui-a-chain", colour=colour, count=count, times=times)
            for colour, count, times in alike(one.play.chains)
        ]
        groups.setdefault(words.listed(chains), []).append(_called(one, words))
    phrases = [
        words("gembatan-ui-why", choices=words.listed(choices), count=len(choices), chains=made)
        for made, choices in groups.items()
    ]
    return words("gembatan-ui-makes", reasons=words.clauses(phrases)) if phrases else ""


def prepares(found: Sequence[Choice]) -> int:
    """Return the points that the best play after the first choice would add, if this is why it is first; else 0.

    found: best first.
    """
    first, *others = (one.play for one in found)
    ahead = any(one.points == first.points and one.then < first.then for one in others)
    return first.then if ahead else 0


def _called(one: Choice, words: Words) -> str:
    """Return what a text calls a choice."""
    if not one.number:
        return words("gembatan-ui-tile-alone", tile=one.option.value)
    return words("gembatan-ui-number", number=one.number)


def _short(number: int, one: Suggestion, words: Words) -> str:
    """Return the label of an option's button. number: in the picture."""
    return words("gembatan-ui-short", number=number, points=one.points)


def _numbers(view: View) -> dict[int, int]:
    """Return the numbers of places in a picture of the view."""
    assert view.pick is not None  # the caller made the view for a choice
    return {target.place: number for number, target in enumerate(view.pick.targets, 1)}


def _numbers_of_plays(view: View) -> dict[PlayKey, int]:
    """Return the numbers of plays in a picture of the view."""
    assert view.pick is not None  # the caller made the view for a choice
    found: dict[PlayKey, int] = {}
    for number, one in enumerate(view.pick.targets, 1):
        found.setdefault((one.place, one.way.sides, one.way.side) if one.way else (one.place, b"", 0), number)
    return found


def way_lines(found: Sequence[Choice], words: Words, *, best_first: bool = True) -> list[str]:
    """Return a line for each of the best ways to lay a tile. The picture shows them all.

    Unless the best comes first, there is a line for each way, or none if they are too many.
    """
    if best_first:
        found = found[:MOST_REASONS]
    elif len(found) > MOST_LINES:
        found = ()
    return [f"{one.number} · {_way(one.play, words)} · {_sum(one.play, words)}" for one in found]


def _sum(one: Suggestion, words: Words) -> str:
    return words("gembatan-ui-gain", points=one.points, then=0)


def _way(one: Suggestion, words: Words) -> str:
    assert isinstance(one.move, Lay)
    first, second = _colours(one.gem)
    tile, side = tile_name(one.move.tile, one.move.turn), SIDES[one.move.side]
    return words("gembatan-ui-way", tile=tile, first=first, second=second, side=side)


def _colours(gem: str) -> list[str]:
    """Return the names of a gem's two colours, for text keys. gem: its notation, such as "RY"."""
    return [COLOURS[COLOUR_LETTERS.index(letter)] for letter in gem]


def _tile(one: Suggestion, cells: Mapping[str, Mapping[str, int]], words: Words) -> Option:
    text = words("gembatan-ui-tile", tile=one.name, count=len(cells[one.name]))
    short = words("gembatan-ui-short-tile", tile=one.name, points=one.points)
    return Option(one.name, _with_gain(text, one, words), short)


def _with_gain(text: str, one: Suggestion, words: Words) -> str:
    """Return `text` with the points that a suggestion scores, and the points that later steps could add.

    Without points, return only the text: each play scores at least a point, so the suggestion tells nothing of them.
    """
    return f"{text} · {_gain(one, words)}" if one.points else text


def _gain(one: Suggestion, words: Words) -> str:
    return words("gembatan-ui-gain", points=one.points, then=one.then)


def places_of_tiles(state: State, seat: Seat) -> dict[str, dict[str, int]]:
    """Return for each tile of a hand the cells where it fits, with the points that it scores there."""
    found: dict[str, dict[str, int]] = {tile_name(tile): {} for tile in state.hands[seat].tiles}
    for move, points in chances_of(state, seat).steps():
        if isinstance(move, Lay):
            places, name = found[tile_name(move.tile)], cell_name(move.cell)
            places[name] = max(points, places.get(name, 0))
    return found


def open_cells(state: State, seat: Seat, words: Words, begun: str = "", *, best_first: bool = True) -> list[Option]:
    """Return the cells where a tile of the seat's hand fits."""
    best: dict[str, int] = {}
    for places in places_of_tiles(state, seat).values():
        for name, points in places.items():
            best[name] = max(points, best.get(name, 0))
    found = [name for name in best if name.startswith(begun.strip().upper())]
    found.sort(key=(lambda name: -best[name]) if best_first else parse_cell)
    return [Option(name, f"{name} · {words('gembatan-ui-gain', points=best[name], then=0)}") for name in found]


def tile_lines(state: State, seat: Seat, words: Words) -> dict[str, str]:
    """Return for each tile of a hand a line that says where it fits."""
    lines = {}
    for tile, places in places_of_tiles(state, seat).items():
        points = max(places.values(), default=0)
        lines[tile] = words("gembatan-ui-hand-tile", tile=tile, count=len(places), points=points)
    return lines


def hand_lines(state: State, seat: Seat, words: Words) -> list[str]:
    """Return lines that say where each tile and each kind of gem of a hand fits."""
    lines = list(tile_lines(state, seat, words).values())
    chances = chances_of(state, seat)
    sockets: dict[int, dict[str, int]] = {gem: {} for gem in state.hands[seat].gems}
    for move, points in chances.steps():
        if isinstance(move, Fill):
            sockets[chances.gem(move)][socket_name(move.socket)] = points
    for gem, places in sockets.items():
        points = max(places.values(), default=0)
        lines.append(words("gembatan-ui-hand-gem", gem=gem_name(gem), count=len(places), points=points))
    return lines


def laid(match: Match, tile: str, cell: str, way: str | None) -> Move | str:
    """Return the move of `/gembatan play`. If no way is legal, return an illegal move, so that the rules say why.

    way: the turned tile and the side of the gem, such as "RB-- W", or only the side; None: the best way.
    """
    if way is not None:
        return f"{cell} {way}" if len(way.split()) > 1 else f"{cell} {tile_name(*_read_tile(tile))} {way}"
    state, (number, turn), place = state_of(match), _read_tile(tile), parse_cell(cell)
    if best := way_suggestions(state, state.turn, place, number):
        return best[0].move
    slot = grid_of(state).slot(place)
    _, fitting = next(fits(slot, (number,)), (number, turn))
    return Lay(place, number, fitting, slot.links[0][0] if slot.links else NORTH)


def _read_tile(text: str) -> tuple[int, int]:
    """Read a typed tile as `parse_tile`, or the text of a suggestion for one, which begins with its name.

    The text may be older than the hand, and then the rules say that the tile is not held. Raises NotationError.
    """
    name = text.strip().split(" ", 1)[0]
    return parse_tile(name if len(name) == len(SIDES) else text)


def several_ways(match: Match, user: int, tile: str, cell: str) -> list[str]:
    """Return the names of a typed tile and cell if the member to move can lay the tile in several ways; else []."""
    state, number, place = state_of(match), _read_tile(tile)[0], parse_cell(cell)
    seat = match.seat_of(user)
    if seat not in match.to_move or len(way_suggestions(state, state.turn, place, number)) < 2:
        return []
    return [tile_name(number), cell_name(place)]


def suggest_tiles(typing: Typing) -> Sequence[Option]:
    state = state_of(typing.match)
    cells = places_of_tiles(state, typing.seat)
    found = tile_suggestions(state, typing.seat, typing.begun)
    if not typing.best_first:
        found.sort(key=_hand_place)
    return [_tile(one, cells, typing.words) for one in found]


def suggest_cells(typing: Typing) -> Sequence[Option]:
    tile = _read_tile(typing.option("tile"))[0]
    found = cell_suggestions(state_of(typing.match), typing.seat, tile, typing.begun)
    return [Option(one.name, _with_gain(one.name, one, typing.words)) for one in by_order(found, typing.best_first)]


def suggest_ways(typing: Typing) -> Sequence[Option]:
    tile, cell = _read_tile(typing.option("tile"))[0], parse_cell(typing.option("cell"))
    found = way_suggestions(state_of(typing.match), typing.seat, cell, tile, typing.begun)
    return [
        Option(one.name, _with_gain(_way(one, typing.words), one, typing.words))
        for one in by_order(found, typing.best_first)
    ]


def suggest_sockets(typing: Typing) -> Sequence[Option]:
    words, options = typing.words, []
    found = fill_suggestions(state_of(typing.match), typing.seat, typing.begun)
    for one in by_order(found, typing.best_first):
        text = words("gembatan-ui-fill", socket=one.name, gem=one.gem)
        options.append(Option(one.name, _with_gain(text, one, words)))
    return options


def suggest_open_cells(typing: Typing) -> Sequence[Option]:
    state, best_first = state_of(typing.match), typing.best_first
    return open_cells(state, typing.seat, typing.words, typing.begun, best_first=best_first)
