"""Converts events and views of Gems 3D to phrases. The variables of all phrases, including refusals, are:

seat                                the number of a seat, from 0; the caller adds the member's name
gem, old, new, taken, best, ...     the name of a gem in `model.GEM_NAMES`: "light-blue"
letter                              the notation of a gem: "R"
gems                                gems with letters, cells or numbers: "red (R), blue (B)", "red B2 C4", "2 red"
cell, start, goal, first, last ...  the name of a cell: "C7"; `first` and `last` name columns in `alt-columns`: "A"
nearest                             up to three cells, perhaps with their gems: "B2, C1", "red B2, black C1"
gains                               cells with points: "C3 +5, D4 +8"
cells                               a row of the board in the alt text
field, text                         parts of the player's text, shortened but not escaped
others                              numbers; `option` is the name of an option
"""

from collections import Counter
from typing import assert_never

from bot.engine import parts
from bot.engine.game import Phrase
from bot.errors import Param
from bot.games.gems3d.model import (
    AnyView,
    BoardDone,
    Event,
    FinalView,
    FormationCleared,
    GemMoved,
    GemsDropped,
    Lane,
    MatchEnded,
    ProgressView,
    StepTaken,
    TrickPlayed,
    View,
)
from bot.games.gems3d.notation import COLUMNS, cell_name, gem_letter, gem_name

# Screen readers read letters best with spaces between them. But an alt text has at most 1,000 characters, which is too
# few for spaces on larger boards.
SPACED_UP_TO = 11
LISTED_FORMATIONS = 2
LISTED_GAINS = 8

EMPTY, REACHED = ".", "+"


def tell(event: Event) -> Phrase:
    match event:
        case GemMoved(seat, gem, path, size):
            start, goal = cell_name(path[0], size), cell_name(path[-1], size)
            return Phrase.of("gems3d-event-gem-moved", seat=seat, gem=gem_name(gem), start=start, goal=goal)
        case GemsDropped(gems, cells, size):
            return Phrase.of("gems3d-event-gems-dropped", count=len(gems), gems=_placed(gems, cells, size))
        case TrickPlayed(seat, cell, old, new, size):
            where = cell_name(cell, size)
            return Phrase.of("gems3d-event-trick-played", seat=seat, cell=where, old=gem_name(old), new=gem_name(new))
        case FormationCleared(seat, gem, cells, points):
            what: dict[str, Param] = {"gem": gem_name(gem), "count": len(cells), "points": points}
            if seat is None:
                return Phrase.of("gems3d-event-formation-cleared-table", **what)
            return Phrase.of("gems3d-event-formation-cleared", seat=seat, **what)
        case MatchEnded("raced", score, _, winner, lead) if winner is not None:
            return Phrase.of("gems3d-event-race-won", seat=winner, score=score, lead=lead)
        case StepTaken(seat, turns, score) if score is not None:
            return Phrase.of("gems3d-event-step-taken-points", seat=seat, turns=turns, score=score)
        case BoardDone(seat, turns, score) if score is not None:
            return Phrase.of("gems3d-event-board-done-points", seat=seat, turns=turns, score=score)
        case MatchEnded(reason, score, turns):
            return Phrase.of(f"gems3d-event-match-ended-{reason}", score=score, turns=turns)
    return parts.tell(event, area="gems3d-event-")


def alt(view: AnyView) -> tuple[Phrase, ...]:
    """Return the alt text: the status, the last step, the board and the meaning of the letters.

    For hidden boards, return each seat's number of turns. For a finished race, return each seat's place and score.
    """
    match view:
        case ProgressView():
            lanes = (_lane(seat, lane) for seat, lane in enumerate(view.lanes))
            return (Phrase.of(f"gems3d-alt-hidden-{view.mode.value}"), *lanes)
        case FinalView():
            boards = (
                Phrase.of("gems3d-alt-raced-board", seat=seat, place=board.place, score=board.score, turns=board.turns)
                for seat, board in sorted(enumerate(view.boards), key=lambda one: one[1].place)
            )
            return (Phrase.of("gems3d-alt-raced"), *boards)
        case View():
            # A picture with a chosen gem shows no marks of the last step.
            return (*_standing(view), *(last_step(view) if view.pick is None else ()), *_board(view))
    assert_never(view)


def _lane(seat: int, lane: Lane) -> Phrase:
    if lane.score is None:
        return Phrase.of("gems3d-alt-lane-done" if lane.done else "gems3d-alt-lane", seat=seat, turns=lane.turns)
    key = "gems3d-alt-lane-done-points" if lane.done else "gems3d-alt-lane-points"
    return Phrase.of(key, seat=seat, turns=lane.turns, score=lane.score)


def _standing(view: View) -> list[Phrase]:
    turn = (
        Phrase.of(f"gems3d-alt-over-{view.over}") if view.over else Phrase.of("gems3d-alt-turn", seat=view.to_move or 0)
    )
    said = [turn, Phrase.of("gems3d-alt-score", score=view.score, tricks=view.tricks, turns=view.turns)]
    if view.next is not None and not view.over:
        said.append(Phrase.of("gems3d-alt-next", gems=_counted(view.next)))
    if (trick := view.told_trick) is not None:
        where, gem = cell_name(trick.cell, view.size), gem_name(trick.gem)
        said.append(Phrase.of("gems3d-alt-hint", cell=where, gem=gem, points=trick.points))
    if view.pick is not None:
        where, gem = cell_name(view.pick, view.size), gem_name(view.cells[view.pick])
        said.append(Phrase.of("gems3d-alt-pick", gem=gem, cell=where, count=len(view.reach)))
    if view.gains:
        listed = sorted(view.gains)[:LISTED_GAINS]
        gains = ", ".join(f"{cell_name(cell, view.size)} +{points}" for cell, points in listed)
        said.append(Phrase.of("gems3d-alt-gains", gains=gains))
    if view.numbers:
        stars = ("★" if cell == view.best else "" for cell in view.numbers)
        named = zip(view.numbers, stars, strict=True)
        cells = ", ".join(f"{n}{star} {cell_name(cell, view.size)}" for n, (cell, star) in enumerate(named, 1))
        said.append(Phrase.of("gems3d-alt-numbers", cells=cells))
    return said


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
        said.append(Phrase.of("gems3d-alt-dropped", gems=_placed(gems, trace.dropped, size)))
    listed = 0 if view.numbers and size > SPACED_UP_TO else LISTED_FORMATIONS  # the numbers need the room
    for one in trace.cleared[:listed]:
        first, last = cell_name(one.cells[0], size), cell_name(one.cells[-1], size)
        gem, count = gem_name(one.gem), len(one.cells)
        said.append(Phrase.of("gems3d-alt-cleared", count=count, gem=gem, points=one.points, first=first, last=last))
    if further := trace.cleared[listed:]:
        points = sum(formation.points for formation in further)
        key = "gems3d-alt-cleared-more" if listed else "gems3d-alt-cleared-all"
        said.append(Phrase.of(key, count=len(further), points=points))
    return said


def _board(view: View) -> list[Phrase]:
    size, reach = view.size, set(view.reach)
    said = [Phrase.of("gems3d-alt-columns", size=size, first=COLUMNS[0], last=COLUMNS[size - 1])]
    marks = [gem_letter(gem) if gem else REACHED if cell in reach else EMPTY for cell, gem in enumerate(view.cells)]
    between = " " if size <= SPACED_UP_TO else ""
    for row in range(size):
        said.append(Phrase.of("gems3d-alt-row", row=row + 1, cells=between.join(marks[row * size : (row + 1) * size])))
    said.extend(Phrase.of("gems3d-alt-legend", letter=gem_letter(gem), gem=gem_name(gem)) for gem in view.types)
    return said


def _gem_set_on(view: View, cell: int) -> str:
    """Return the name of the gem that a move or trick set on a cell, even if the gem has vanished since then."""
    vanished = (formation.gem for formation in view.trace.cleared if cell in formation.cells)
    return gem_name(next(vanished, view.cells[cell]))


def _placed(gems: bytes, cells: bytes, size: int) -> str:
    """Return gems with their cells: "red B2 C4, black D1"."""
    by_gem: dict[int, list[str]] = {}
    for gem, cell in zip(gems, cells, strict=True):
        by_gem.setdefault(gem, [gem_name(gem)]).append(cell_name(cell, size))
    return ", ".join(" ".join(parts) for parts in by_gem.values())


def _counted(gems: bytes) -> str:
    """Return gems with their numbers: "2 red, black"."""
    return ", ".join(f"{count} {gem_name(gem)}" if count > 1 else gem_name(gem) for gem, count in Counter(gems).items())
