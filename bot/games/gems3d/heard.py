"""Says the picture of Gems 3D in words that are made to be heard.

A screen reader reads them line by line. Each line begins with what it is about, and what a member needs most comes
first. The board is told by gem: the cells of one type stand in one line. The types that the last step changed come
before the others.

An alt text has at most 1,000 characters, so `alt` tells large boards more briefly (`PLANS`). `whole` has no limit.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, assert_never

from bot.engine.game import NO_RESULT, Phrase, Seat
from bot.engine.quoting import shortened
from bot.games.gems3d.model import AnyView, FinalBoard, FinalView, Lane, Mode, ProgressView, View
from bot.games.gems3d.notation import COLUMNS, cell_name, gem_name, placed

LONGEST_ALT = 1_000  # characters, in the language with the longest words
LONGEST_NAME = 40  # characters of a member's name
LONGER_LIST = 3  # characters by which " and " is longer than ", ", in the language with the longest word
LONGER_GEM = 2  # by so many characters, the name of a gem may be longer than in English
# How many characters of a line always stay the same, by its key.
FIXED_WORDS = {"turn": 14, "next": 10, "gem": 2, "seat": 4, "pick": 44, "pick-but": 64, "board": 48, "rest": 22}
OTHER_WORDS = 28
LISTED_FORMATIONS = 2
LISTED_GAINS = 8


class Plan(NamedTuple):
    """What an alt text tells, and how.

    Attributes:
        columns: whether a column's letter stands only before its first row: "A1 5 9 B2" instead of "A1, B2, A5, A9".
        last: whether the last step is told. The news below the picture tells it, too.
        seats: whether each seat's points are told, if several members play on one board.
        extras: whether the next gems and the gems with numbers are told.
        rest: whether the cells of one type are told as all other cells, if the board is full.
    """

    columns: bool = False
    last: bool = True
    seats: bool = True
    extras: bool = True
    rest: bool = False


PLANS = (
    Plan(),
    Plan(columns=True),
    Plan(columns=True, rest=True),
    Plan(columns=True, rest=True, last=False),
    Plan(columns=True, rest=True, last=False, seats=False),
    Plan(columns=True, rest=True, last=False, seats=False, extras=False),
)


def alt(view: AnyView) -> tuple[Phrase, ...]:
    """Return the alt text. For a race in play, return each seat's number of turns; after it, each seat's place."""
    match view:
        case ProgressView():
            hidden = Phrase.of(f"gems3d-alt-hidden-{view.mode.value}")
            return (Phrase.of(f"gems3d-alt-over-{NO_RESULT}") if view.stopped else hidden, *lanes(view))
        case FinalView():
            return (Phrase.of("gems3d-alt-raced"), *(_raced(seat, view.boards[seat]) for seat in view.order))
        case View():
            return _fitted(view)
    assert_never(view)


def _raced(seat: Seat, board: FinalBoard) -> Phrase:
    key = "gems3d-alt-raced-board" if board.place else "gems3d-alt-raced-unplaced"
    return Phrase.of(key, seat=seat, place=board.place, score=board.score, turns=board.turns)


def whole(view: AnyView, *, rows: bool = False, brief: bool = False) -> tuple[Phrase, ...]:
    """Return the same without a limit. rows: whether the board is told row by row. brief: as in the alt text."""
    if brief or not isinstance(view, View):
        return alt(view)
    return (*_standing(view, Plan()), *(_by_row(view) if rows else _by_gem(view, Plan())))


def lanes(view: ProgressView) -> list[Phrase]:
    """Return a line for each seat: how many turns it has played, and its points if they are shown."""
    return [_lane(seat, lane) for seat, lane in enumerate(view.lanes)]


def _lane(seat: int, lane: Lane) -> Phrase:
    if lane.score is None:
        return Phrase.of("gems3d-alt-lane-done" if lane.done else "gems3d-alt-lane", seat=seat, turns=lane.turns)
    key = "gems3d-alt-lane-done-points" if lane.done else "gems3d-alt-lane-points"
    return Phrase.of(key, seat=seat, turns=lane.turns, score=lane.score)


def _room(phrase: Phrase) -> int:
    """Return how many characters a line has at most in any language, with its line break."""
    room = 1 + FIXED_WORDS.get(phrase.key.partition("-alt-")[2], OTHER_WORDS)
    for name, value in phrase.params:
        if name == "seat":
            room += LONGEST_NAME
        elif name == "gem":
            room += len(str(value)) + LONGER_GEM
        else:
            longer = sum(word[0].islower() for word in str(value).split()) if name in ("gems", "cells", "what") else 0
            room += len(str(value)) + LONGER_GEM * longer + (LONGER_LIST if ", " in str(value) else 0)
    return room


def _fitted(view: View) -> tuple[Phrase, ...]:
    """Return the lines by the first plan that fits. If none does, leave out gems and say how many."""
    lines: tuple[Phrase, ...] = ()
    for plan in PLANS:
        lines = (*_standing(view, plan), *_by_gem(view, plan))
        if sum(map(_room, lines)) <= LONGEST_ALT:
            return lines
    gems = sum(map(bool, view.cells))
    more = "gems3d-alt-left" if view.mode is Mode.DAILY else "gems3d-alt-more"  # no command tells a daily's board
    kept, room, told = list[Phrase](), LONGEST_ALT - _room(Phrase.of(more, count=gems)), 0
    for line in lines:
        room -= _room(line)
        if room < 0:
            break
        kept.append(line)
        told += len(str(dict(line.params)["cells"]).split()) if line.key == "gems3d-alt-gem" else 0
    return (*kept, Phrase.of(more, count=gems - told))


# ---- whose turn it is, and what can be done ----


def _standing(view: View, plan: Plan) -> list[Phrase]:
    turn = (
        Phrase.of(f"gems3d-alt-over-{view.over}") if view.over else Phrase.of("gems3d-alt-turn", seat=view.to_move or 0)
    )
    said = [turn, *_choices(view, plan), Phrase.of("gems3d-alt-score", **_score(view))]
    if plan.seats and len(view.credits) > 1 and view.pick is None and not view.numbers:
        said.extend(Phrase.of("gems3d-alt-seat", seat=seat, points=points) for seat, points in enumerate(view.credits))
    if plan.extras and view.next is not None and not view.over:
        said.append(Phrase.of("gems3d-alt-next", gems=_next(view.next, view.marked or b"", view.size)))
    # A picture with a chosen gem shows no marks of the last step.
    return [*said, *(last_step(view) if plan.last and view.pick is None else ())]


def _next(gems: bytes, marked: bytes, size: int) -> str:
    """Return the next gems: first those that have a marked cell, with their cells, then the others."""
    count = len(marked)
    return ", ".join(filter(None, (placed(gems[:count], marked, size), _counted(gems[count:]))))


def _score(view: View) -> dict[str, int]:
    return {"score": view.score, "tricks": view.tricks, "turns": view.turns}


def _choices(view: View, plan: Plan) -> list[Phrase]:
    """Return the lines about a possible trick, a chosen gem, and the numbers in the picture."""
    said = []
    if (trick := view.told_trick) is not None:
        what = _placed_here(view, trick.cell)
        said.append(Phrase.of("gems3d-alt-hint", what=what, gem=gem_name(trick.gem), points=trick.points))
    if view.pick is not None:
        said.append(_pick(view))
    if view.gains:
        found = (f"{cell_name(cell, view.size)} +{points}" for cell, points in sorted(view.gains))
        gains, more = shortened(found, LISTED_GAINS)
        said.append(Phrase.of("gems3d-alt-gains", gains=gains, more=more))
    if view.best is not None and view.best in view.numbers:
        number = view.numbers.index(view.best) + 1
        said.append(Phrase.of("gems3d-alt-best", number=number, what=_placed_here(view, view.best)))
    if view.numbers:
        named = (_placed_here(view, cell) if plan.extras else cell_name(cell, view.size) for cell in view.numbers)
        cells = ", ".join(f"{number} {what}" for number, what in enumerate(named, 1))
        said.append(Phrase.of("gems3d-alt-numbers", cells=cells))
    return said


def _pick(view: View) -> Phrase:
    """Return the chosen gem and where it can go. If it reaches most empty cells, name the others."""
    assert view.pick is not None  # the caller has checked it
    what: dict[str, str | int] = {"gem": gem_name(view.cells[view.pick]), "cell": cell_name(view.pick, view.size)}
    empty = [cell for cell, gem in enumerate(view.cells) if not gem]
    others = [cell for cell in empty if cell not in view.reach]
    if not view.reach:
        return Phrase.of("gems3d-alt-pick-none", **what)
    if not others:
        return Phrase.of("gems3d-alt-pick-all", **what, count=len(view.reach))
    key = "gems3d-alt-pick-but" if len(others) < len(view.reach) else "gems3d-alt-pick"
    cells = _in_columns(others if len(others) < len(view.reach) else view.reach, view.size)
    return Phrase.of(key, **what, count=len(view.reach), cells=cells)


def last_step(view: View) -> list[Phrase]:
    trace, size = view.trace, view.size
    said = []
    if trace.path:
        start, goal = cell_name(trace.path[0], size), cell_name(trace.path[-1], size)
        said.append(Phrase.of("gems3d-alt-moved", gem=_gem_set_on(view, trace.path[-1]), start=start, goal=goal))
    if trace.tricked is not None:
        gem = _gem_set_on(view, trace.tricked)
        said.append(Phrase.of("gems3d-alt-tricked", gem=gem, cell=cell_name(trace.tricked, size)))
    if trace.dropped:
        gems = bytes(view.cells[cell] for cell in trace.dropped)
        said.append(Phrase.of("gems3d-alt-dropped", gems=placed(gems, trace.dropped, size)))
    for one in trace.cleared[:LISTED_FORMATIONS]:
        first, last = cell_name(one.cells[0], size), cell_name(one.cells[-1], size)
        gem, count = gem_name(one.gem), len(one.cells)
        said.append(Phrase.of("gems3d-alt-cleared", count=count, gem=gem, points=one.points, first=first, last=last))
    if further := trace.cleared[LISTED_FORMATIONS:]:
        points = sum(formation.points for formation in further)
        said.append(Phrase.of("gems3d-alt-cleared-more", count=len(further), points=points))
    return said


def _gem_set_on(view: View, cell: int) -> str:
    """Return the name of the gem that a move or trick set on a cell, even if the gem has vanished since then."""
    vanished = (formation.gem for formation in view.trace.cleared if cell in formation.cells)
    return gem_name(next(vanished, view.cells[cell]))


def _placed_here(view: View, cell: int) -> str:
    """Return a cell with its gem, such as "gold D4", or only the name of an empty cell."""
    gem, name = view.cells[cell], cell_name(cell, view.size)
    return f"{gem_name(gem)} {name}" if gem else name


def _counted(gems: bytes) -> str:
    """Return gems with their numbers: "2 red, black"."""
    return ", ".join(f"{count} {gem_name(gem)}" if count > 1 else gem_name(gem) for gem, count in Counter(gems).items())


# ---- the board ----


def _by_gem(view: View, plan: Plan) -> list[Phrase]:
    """Return a line for each type with its cells. The types that the last step changed come first."""
    last = cell_name(view.size * view.size - 1, view.size)
    empty = view.cells.count(0)
    said = [Phrase.of("gems3d-alt-board", last=last, line=view.line, empty=empty, gems=len(view.cells) - empty)]
    changed, most = _changed(view), max(view.types, key=view.cells.count)
    for gem in sorted(view.types, key=lambda one: one not in changed):
        cells = [cell for cell, here in enumerate(view.cells) if here == gem]
        if cells and plan.rest and not empty and gem == most:
            said.append(Phrase.of("gems3d-alt-rest", gem=gem_name(gem)))
        elif cells:
            named = _in_columns(cells, view.size) if plan.columns else _in_rows(cells, view.size)
            said.append(Phrase.of("gems3d-alt-gem", gem=gem_name(gem), cells=named))
    return said


def _changed(view: View) -> set[int]:
    if view.pick is not None:
        return {view.cells[view.pick]}
    trace = view.trace
    set_down = (*trace.path[-1:], *trace.dropped, *(() if trace.tricked is None else (trace.tricked,)))
    return {view.cells[cell] for cell in set_down} | {one.gem for one in trace.cleared}


def _by_row(view: View) -> list[Phrase]:
    """Return a line for each row."""
    size = view.size
    said = [Phrase.of("gems3d-alt-board", last=cell_name(size * size - 1, size), line=view.line, empty=0, gems=0)]
    for row in range(size):
        cells = range(row * size, (row + 1) * size)
        gems = ", ".join(_placed_here(view, cell) for cell in cells if view.cells[cell])
        said.append(Phrase.of("gems3d-alt-row" if gems else "gems3d-alt-row-empty", row=row + 1, gems=gems))
    return said


def _in_rows(cells: Sequence[int], size: int) -> str:
    return ", ".join(cell_name(cell, size) for cell in cells)


def _in_columns(cells: Sequence[int], size: int) -> str:
    """Return cells column by column, each with its letter once: "A1 5 9 B2"."""
    columns: dict[int, list[str]] = {}
    for cell in sorted(cells, key=lambda one: (one % size, one)):
        columns.setdefault(cell % size, []).append(str(cell // size + 1))
    return " ".join(COLUMNS[column] + " ".join(rows) for column, rows in columns.items())
