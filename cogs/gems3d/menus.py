"""Lists gems, goals and tricks for menus and suggestions.

In all functions, `best_first` says whether the best comes first and has a star. Otherwise all choices are in reading
order, and if they are many, the member first chooses a row. In a daily (`plain`), some have numbers at once, chosen by
what everybody sees. `tells` says whether choices tell what they are worth. In a puzzle, they do not.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gems3d.advice import (
    Suggestion,
    goal_suggestions,
    goals_in_sight,
    promises,
    start_suggestions,
    starts_by_type,
    trick_suggestions,
)
from bot.games.gems3d.model import State
from bot.games.gems3d.notation import gem_letter, gem_name, parse_address
from bot.games.gems3d.rules import board_of
from bot.ui.boards.messages import MOST_BUTTONS
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option, further
from bot.ui.words import Words
from cogs.gems3d.face import is_hidden, state_of
from cogs.gems3d.typed import cell_in

LEAST_ROW = 2  # shorter rows are not told
GROUP = "row:"  # this sign and the name of a first cell: the choices of one row; the sign alone: all rows
BEST = "best"  # back from the rows to the best choices
MOST_BEST = 8  # numbered at first: a phone shows four of them in a row, and two rows below the whole board
MOST_GOALS = 10  # the same for the goals of a daily: as many as become buttons, in two rows of five


class Offer(NamedTuple):
    """What a panel offers for one step of a move.

    Attributes:
        cells: the cells that have a number in the picture, from 1 on, in reading order.
        numbered: an option for each of these cells, which becomes a button.
        rows: an option for each row of the board, if the member asks for all rows.
        turn: the option that leads from numbered choices to the rows or back; None if there is nothing else to show.
        best: the cell that promises most, which gets a star; None if no cell gets one.
        asked: the question to the member.
    """

    cells: bytes
    numbered: list[Option]
    rows: list[Option]
    turn: Option | None
    best: int | None
    asked: str


def gem_offer(
    state: State, seat: Seat, group: str, words: Words, *, best_first: bool = True, plain: bool = False
) -> Offer:
    """Return the gems that can move: the best, those of a group, or the rows.

    group: the value of a chosen row; `GROUP`: all rows; "": the best or plain ones, or without these all rows.
    """
    found = start_suggestions(state, seat)
    if plain:
        found = starts_by_type(found, board_of(state, seat).cells)
    return _offer("gem", found, state, group, words, best_first, MOST_BEST if best_first or plain else 0)


def goal_offer(
    state: State,
    seat: Seat,
    start: str,
    group: str,
    words: Words,
    *,
    best_first: bool = True,
    plain: bool = False,
    tells: bool = True,
) -> Offer:
    """Return the goals of the gem on `start`. group: as for `gem_offer`."""
    found = _untold(goal_suggestions(state, seat, parse_address(start)), tells)
    if plain:
        found = goals_in_sight(found, board_of(state, seat).cells, parse_address(start))
    numbered = MOST_GOALS if plain else MOST_BEST if best_first else 0
    return _offer("goal", found, state, group, words, best_first, numbered)


def _untold(found: Sequence[Suggestion], tells: bool) -> Sequence[Suggestion]:
    """Return suggestions without what they are worth, unless they tell it: a text leaves out 0 points."""
    return found if tells else [replace(one, points=0, row=0) for one in found]


def _offer(
    step: str, found: Sequence[Suggestion], state: State, group: str, words: Words, best_first: bool, most: int
) -> Offer:
    """Return what a panel offers for a step. most: how many choices have numbers at first; 0: the rows come first."""
    group = group if most else group or GROUP
    others = words(f"gems3d-ui-choose-{step}")
    turn = Option(GROUP, others, others) if len(found) > (most or MOST_BEST) else None
    if turn and group == GROUP:
        back = words("gems3d-ui-best-again" if best_first else "gems3d-ui-fewer")
        rows = [_row_option(each, state.options.size, words) for each in _groups(found, state.options.size)]
        return Offer(b"", [], rows, Option(BEST, back, back) if most else None, None, words("gems3d-ui-which-row"))
    groups = _groups(found, state.options.size) if turn and group else ()
    chosen = next((each for each in groups if _value(each) == group), found[:most] if turn else found)
    shown = sorted(chosen, key=lambda one: one.cell)
    best = next((one for one in found[:1] if one in shown and promises(one)), None)
    best = best if best_first else None
    asked = words(f"gems3d-ui-which-{step}", count=len(found), row=int(bool(turn and group))) if found else ""
    if most and not best_first and turn and step == "gem" and not group:
        asked = words("gems3d-ui-which-of-many")  # a longer line would leave a phone's screen
    if best is not None:
        number, line = shown.index(best) + 1, state.options.line
        asked = words(f"gems3d-ui-best-{step}", number=number, points=best.points, row=_row(best), line=line)
    cells = bytes(one.cell for one in shown)
    return Offer(cells, _numbered(step, shown, words), [], turn, None if best is None else best.cell, asked)


def shown_by(chosen: str) -> tuple[str | None, int]:
    """Return the group and the page that a chosen option shows. The group is None if the option is a cell."""
    if (page := further(chosen)) is not None:
        return GROUP, page
    return chosen if chosen.startswith(GROUP) else "" if chosen == BEST else None, 0


def _groups(found: Sequence[Suggestion], size: int) -> list[list[Suggestion]]:
    """Return the choices in reading order, in groups of one row and of at most `MOST_BUTTONS` choices."""
    rows: dict[int, list[Suggestion]] = {}
    for one in sorted(found, key=lambda one: one.cell):
        rows.setdefault(one.cell // size, []).append(one)
    return [row[at : at + MOST_BUTTONS] for row in rows.values() for at in range(0, len(row), MOST_BUTTONS)]


def _value(group: Sequence[Suggestion]) -> str:
    return f"{GROUP}{group[0].name}"


def _row_option(group: Sequence[Suggestion], size: int, words: Words) -> Option:
    row = group[0].cell // size + 1
    line = words("gems3d-ui-row", row=row, first=group[0].name, last=group[-1].name, count=len(group))
    return Option(_value(group), line, str(row))


def _numbered(step: str, found: Sequence[Suggestion], words: Words) -> list[Option]:
    """Return options with the numbers of cells in the picture."""
    options = []
    for number, one in enumerate(found, 1):
        short = words(f"gems3d-ui-short-{step}", number=number, gem=gem_name(one.gem), points=one.points)
        options.append(Option(one.name, short, short))
    return options


def trick_options(state: State, seat: Seat, words: Words, *, best_first: bool = True) -> list[Option]:
    """Return the tricks that work, such as "C1 turns red · +5"."""
    found = _ordered(trick_suggestions(state, seat), best_first)
    return [Option(f"{one.name}={gem_letter(one.gem)}", _named("trick", one, state, words)) for one in found]


# ---- suggestions while a command is typed ----


def _ordered(found: Sequence[Suggestion], best_first: bool) -> Sequence[Suggestion]:
    return found if best_first else sorted(found, key=lambda one: (one.cell, one.gem))


def starts(typing: Typing) -> list[Option]:
    """Return the gems that can move."""
    state = state_of(typing.match)
    found = _ordered(start_suggestions(state, typing.seat, typing.begun), typing.best_first)
    return [Option(one.name, _named("gem", one, state, typing.words)) for one in found]


def seen_starts(typing: Typing) -> list[Option]:
    """Return the gems that can move. On a shared board, watchers get the suggestions for the seat to move."""
    match = typing.match
    if not typing.watching and typing.seat in match.to_move:
        return starts(typing)
    return [] if is_hidden(match) else starts(replace(typing, seat=match.to_move[0]))


def goals(typing: Typing) -> list[Option]:
    """Return the cells to which the chosen gem can move."""
    state, start = state_of(typing.match), parse_address(cell_in(typing.option("from")))
    found = _ordered(goal_suggestions(state, typing.seat, start, typing.begun), typing.best_first)
    return [Option(one.name, _named("goal", one, state, typing.words)) for one in found]


def tricks(typing: Typing) -> list[Option]:
    """Return the cells on which a trick works, each with its best gem type."""
    best: dict[str, Option] = {}
    state = state_of(typing.match)
    for one in _ordered(trick_suggestions(state, typing.seat, typing.begun), typing.best_first):
        best.setdefault(one.name, Option(one.name, _named("trick", one, state, typing.words)))
    return list(best.values())


def gems(typing: Typing) -> list[Option]:
    """Return the gem types with which a trick on the chosen cell works."""
    cell = cell_in(typing.option("cell")).strip().upper()
    state = state_of(typing.match)
    found = trick_suggestions(state, typing.seat)
    return [Option(gem_name(one.gem), _named("trick", one, state, typing.words)) for one in found if one.name == cell]


def _named(how: str, one: Suggestion, state: State, words: Words) -> str:
    """Return a choice in words. how: "gem" for the gem to move, "goal" for its goal, "trick" for a trick."""
    gem, line = gem_name(one.gem), state.options.line
    return words("gems3d-ui-choice", how=how, cell=one.name, gem=gem, points=one.points, row=_row(one), line=line)


def _row(one: Suggestion) -> int:
    """Return the length of the row that a move makes without scoring; 0 if it is not worth telling."""
    return 0 if one.points or one.row < LEAST_ROW else one.row
