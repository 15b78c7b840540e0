"""What Gems 3D says, as keys and variables; the sentences are in the texts.

`VOCABULARY` below lists every key of this game with its variables, and nothing else is ever said; a test holds both
against each other. What the variables are:

    seat                                an int, 0 the first; the caller puts the member's name in its place
    gem, old, new, taken, best, ...     a gem: its name in `model.GEM_NAMES` ("light-blue"), for texts to select on
    letter, letters                     gems by their letters in notation: "R", "R B K"
    cell, start, goal, first, last ...  a cell's name: "C7"; `last` of a refusal is the board's last cell
    nearest                             up to three cells: "B2, C1"; of gems with their letters: "R B2, K C1"
    gems                                in alt-next letters: "R B K"; else what fell where: "R B2, K C1"
    text                                what a player wrote, shortened, not escaped
    the rest                            ints, but `size`, `row` and `cells` of a board's row: its line as it is drawn
"""

from typing import assert_never

from bot.engine.game import Phrase
from bot.games.gems3d.model import (
    GEM_LETTERS,
    GEM_NAMES,
    AnyView,
    BoardDone,
    BoardEmptied,
    Event,
    FinalView,
    FormationCleared,
    GemMoved,
    GemsDropped,
    MatchEnded,
    ProgressView,
    RaceBegun,
    SeatLeft,
    StepTaken,
    TrickPlayed,
    TricksAwarded,
    View,
)
from bot.games.gems3d.notation import COLUMNS, cell_name

VOCABULARY: dict[str, tuple[str, ...]] = {
    # events, in the log under the board
    "gems3d-event-gem-moved": ("seat", "gem", "start", "goal"),
    "gems3d-event-gems-dropped": ("count", "gems"),
    "gems3d-event-trick-played": ("seat", "cell", "old", "new"),
    "gems3d-event-formation-cleared": ("seat", "gem", "count", "points"),
    "gems3d-event-formation-cleared-table": ("gem", "count", "points"),  # by the opening drop, nobody's merit
    "gems3d-event-tricks-awarded": ("count",),
    "gems3d-event-board-emptied": (),
    "gems3d-event-seat-left": ("seat",),
    "gems3d-event-match-ended-full": ("score", "turns"),
    "gems3d-event-match-ended-resigned": ("score", "turns"),
    "gems3d-event-match-ended-left": ("score", "turns"),
    "gems3d-event-match-ended-closed": ("score", "turns"),
    "gems3d-event-match-ended-raced": ("score", "turns"),  # the best score; the turns of all
    "gems3d-event-race-begun": ("drops",),
    "gems3d-event-step-taken": ("seat", "turns"),
    "gems3d-event-board-done": ("seat", "turns"),
    # alt text of the picture, one line each in this order; the whole must stay under 1,000 characters, so be brief
    "gems3d-alt-turn": ("seat",),
    "gems3d-alt-over-full": (),
    "gems3d-alt-over-resigned": (),
    "gems3d-alt-over-left": (),
    "gems3d-alt-over-drops": (),
    "gems3d-alt-over-closed": (),
    "gems3d-alt-hidden-race": (),
    "gems3d-alt-hidden-daily": (),
    "gems3d-alt-lane": ("seat", "turns"),
    "gems3d-alt-lane-done": ("seat", "turns"),
    "gems3d-alt-raced": (),
    "gems3d-alt-raced-board": ("seat", "place", "score", "turns"),
    "gems3d-alt-score": ("score", "tricks", "turns"),
    "gems3d-alt-next": ("gems",),
    "gems3d-alt-moved": ("gem", "start", "goal"),
    "gems3d-alt-tricked": ("gem", "cell"),
    "gems3d-alt-dropped": ("gems",),  # where gems landed and still lie
    "gems3d-alt-cleared": ("count", "gem", "points", "first", "last"),
    "gems3d-alt-cleared-more": ("count", "points"),  # so many further formations
    "gems3d-alt-hint": ("cell", "gem", "points"),  # a trick that works now
    "gems3d-alt-pick": ("gem", "cell", "count"),  # the chosen gem; + marks the cells that it reaches
    "gems3d-alt-columns": ("size", "first", "last"),  # columns first to last, rows 1 to size, a dot is an empty cell
    "gems3d-alt-row": ("row", "cells"),
    "gems3d-alt-legend": ("letter", "gem"),
    # refusals: moves
    "gems3d-over": (),
    "gems3d-done": (),  # the own board of a race has ended, others go on
    "gems3d-not-your-turn": ("seat",),
    "gems3d-off-board": ("cell", "last"),
    "gems3d-empty-start": ("cell", "nearest"),  # nearest gems that can move; "" where none can
    "gems3d-same-cell": ("cell", "gem"),
    "gems3d-walled-in": ("start", "gem"),
    "gems3d-occupied-goal": ("start", "gem", "goal", "taken", "nearest"),
    "gems3d-no-path": ("start", "gem", "goal", "count", "nearest"),
    "gems3d-only-tricks": ("cell", "gem", "points"),  # the board is full; the best trick there is
    # refusals: tricks
    "gems3d-no-trick": ("points",),  # none is held; so many points to the next
    "gems3d-trick-empty": ("cell",),
    "gems3d-trick-same-type": ("cell", "gem"),
    "gems3d-trick-not-in-play": ("gem", "letters"),
    "gems3d-trick-nowhere": ("cell",),  # neither here nor anywhere else
    "gems3d-trick-no-line": ("cell", "best_cell", "best_gem", "points"),
    "gems3d-trick-other-type": ("cell", "gem", "best", "letter", "points"),
    "gems3d-trick-which": ("cell", "letters", "points"),  # several types score alike: the player must say which
    "gems3d-left-before": (),
    # refusals: options of a new match; option is size, types, drop, line or seats
    "gems3d-option-range": ("option", "low", "high"),
    "gems3d-seats-range": ("option", "low", "high"),
    # refusals: notation
    "gems3d-notation-move": ("text",),
    "gems3d-notation-half": ("cell",),  # one cell alone: where to?
    "gems3d-notation-cell": ("text", "last"),
    "gems3d-notation-gem": ("text", "letters"),
    # refusals: positions in writing
    "gems3d-position-board": ("row", "text"),  # this row is not as long as the board has rows, or is no row at all
    "gems3d-position-field": ("field", "text"),
    "gems3d-position-line": ("line",),
    "gems3d-position-stuck": (),
}

# Alt text has 1,000 characters at most. Rows of letters are read out best with spaces between them; larger boards have
# no room for that. Of many formations that vanish at once the first are told one by one.
SPACED_UP_TO = 11
TOLD_FORMATIONS = 2

EMPTY, REACHED = ".", "+"


def tell(event: Event) -> Phrase:
    """Return an event in words."""
    match event:
        case GemMoved(seat, gem, path, size):
            start, goal = cell_name(path[0], size), cell_name(path[-1], size)
            return Phrase.of("gems3d-event-gem-moved", seat=seat, gem=_name(gem), start=start, goal=goal)
        case GemsDropped(gems, cells, size):
            fell = _placed(gems, cells, size)
            return Phrase.of("gems3d-event-gems-dropped", count=len(gems), gems=fell)
        case TrickPlayed(seat, cell, old, new, size):
            where = cell_name(cell, size)
            return Phrase.of("gems3d-event-trick-played", seat=seat, cell=where, old=_name(old), new=_name(new))
        case FormationCleared():
            return _cleared(event)
        case TricksAwarded(count):
            return Phrase.of("gems3d-event-tricks-awarded", count=count)
        case BoardEmptied():
            return Phrase.of("gems3d-event-board-emptied")
        case SeatLeft(seat):
            return Phrase.of("gems3d-event-seat-left", seat=seat)
        case MatchEnded(reason, score, turns):
            return Phrase.of(f"gems3d-event-match-ended-{reason}", score=score, turns=turns)
        case RaceBegun(drops):
            return Phrase.of("gems3d-event-race-begun", drops=drops)
        case StepTaken(seat, turns):
            return Phrase.of("gems3d-event-step-taken", seat=seat, turns=turns)
        case BoardDone(seat, turns):
            return Phrase.of("gems3d-event-board-done", seat=seat, turns=turns)
    assert_never(event)


def _cleared(event: FormationCleared) -> Phrase:
    gem, count, points = _name(event.gem), len(event.cells), event.points
    if event.seat is None:
        return Phrase.of("gems3d-event-formation-cleared-table", gem=gem, count=count, points=points)
    return Phrase.of("gems3d-event-formation-cleared", seat=event.seat, gem=gem, count=count, points=points)


def alt(view: AnyView) -> tuple[Phrase, ...]:
    """Return the picture in words, a line each: how the match stands, what the last step did, the board, the letters;
    of hidden boards how far they are; of many how they ended.
    """
    match view:
        case ProgressView():
            return (Phrase.of(f"gems3d-alt-hidden-{view.mode.value}"), *_lanes(view))
        case FinalView():
            return (Phrase.of("gems3d-alt-raced"), *_results(view))
        case View():
            return (*_standing(view), *last_step(view), *_board(view))
    assert_never(view)


def _lanes(view: ProgressView) -> list[Phrase]:
    return [
        Phrase.of("gems3d-alt-lane-done" if lane.done else "gems3d-alt-lane", seat=seat, turns=lane.turns)
        for seat, lane in enumerate(view.lanes)
    ]


def _results(view: FinalView) -> list[Phrase]:
    return [
        Phrase.of("gems3d-alt-raced-board", seat=seat, place=board.place, score=board.score, turns=board.turns)
        for seat, board in sorted(enumerate(view.boards), key=lambda one: one[1].place)
    ]


def _standing(view: View) -> list[Phrase]:
    turn = (
        Phrase.of(f"gems3d-alt-over-{view.over}") if view.over else Phrase.of("gems3d-alt-turn", seat=view.to_move or 0)
    )
    said = [turn, Phrase.of("gems3d-alt-score", score=view.score, tricks=view.tricks, turns=view.turns)]
    if view.next is not None and not view.over:
        said.append(Phrase.of("gems3d-alt-next", gems=" ".join(_letter(gem) for gem in view.next)))
    if view.hint is not None:
        hint = view.hint
        where = cell_name(hint.cell, view.size)
        said.append(Phrase.of("gems3d-alt-hint", cell=where, gem=_name(hint.gem), points=hint.points))
    if view.pick is not None:
        gem, where = _name(view.cells[view.pick]), cell_name(view.pick, view.size)
        said.append(Phrase.of("gems3d-alt-pick", gem=gem, cell=where, count=len(view.reach)))
    return said


def last_step(view: View) -> list[Phrase]:
    """Return what the last step did, a line each."""
    trace, size = view.trace, view.size
    said = []
    if trace.path:
        start, goal = cell_name(trace.path[0], size), cell_name(trace.path[-1], size)
        said.append(Phrase.of("gems3d-alt-moved", gem=_gem_at(view, trace.path[-1]), start=start, goal=goal))
    if trace.tricked is not None:
        gem = _gem_at(view, trace.tricked)
        said.append(Phrase.of("gems3d-alt-tricked", gem=gem, cell=cell_name(trace.tricked, size)))
    if trace.dropped:
        gems = bytes(view.cells[cell] for cell in trace.dropped)
        said.append(Phrase.of("gems3d-alt-dropped", gems=_placed(gems, trace.dropped, size)))
    said.extend(_gone(formation, size) for formation in trace.cleared[:TOLD_FORMATIONS])
    if further := trace.cleared[TOLD_FORMATIONS:]:
        points = sum(formation.points for formation in further)
        said.append(Phrase.of("gems3d-alt-cleared-more", count=len(further), points=points))
    return said


def _gone(formation: FormationCleared, size: int) -> Phrase:
    return Phrase.of(
        "gems3d-alt-cleared",
        count=len(formation.cells),
        gem=_name(formation.gem),
        points=formation.points,
        first=cell_name(formation.cells[0], size),
        last=cell_name(formation.cells[-1], size),
    )


def _board(view: View) -> list[Phrase]:
    size = view.size
    said = [Phrase.of("gems3d-alt-columns", size=size, first=COLUMNS[0], last=COLUMNS[size - 1])]
    reach = set(view.reach)
    marks = [_letter(gem) if gem else REACHED if cell in reach else EMPTY for cell, gem in enumerate(view.cells)]
    between = " " if size <= SPACED_UP_TO else ""
    for row in range(size):
        cells = between.join(marks[row * size : (row + 1) * size])
        said.append(Phrase.of("gems3d-alt-row", row=row + 1, cells=cells))
    said.extend(Phrase.of("gems3d-alt-legend", letter=_letter(gem), gem=_name(gem)) for gem in view.types)
    return said


def _gem_at(view: View, cell: int) -> str:
    """Return the gem that a move or trick set on a cell: what first vanished from there, else what still lies there."""
    vanished = (formation.gem for formation in view.trace.cleared if cell in formation.cells)
    return _name(next(vanished, view.cells[cell]))


def _placed(gems: bytes, cells: bytes, size: int) -> str:
    return ", ".join(f"{_letter(gem)} {cell_name(cell, size)}" for gem, cell in zip(gems, cells, strict=True))


def _name(gem: int) -> str:
    return GEM_NAMES[gem - 1]


def _letter(gem: int) -> str:
    return GEM_LETTERS[gem - 1]
