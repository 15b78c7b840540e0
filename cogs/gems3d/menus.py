"""Lists gems, goals and tricks for menus and suggestions, best first."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import GEM_LETTERS, State
from bot.games.gems3d.notation import COLUMNS, gem_name, parse_address
from bot.ui.boards.messages import MOST_BUTTONS
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from bot.ui.words import Words
from cogs.gems3d.face import is_hidden, state_of

LEAST_ROW = 2  # shorter rows are not told
LEAST_PROMISE = 3  # a sentence about the best choice tells no shorter row
GROUP = "row:"  # the value of a group of goals is this sign and the name of its first cell


class Offer(NamedTuple):
    """What a panel offers for one step of a move.

    Attributes:
        cells: the cells that have a number in the picture, from 1 on.
        numbered: an option for each of these cells, which becomes a button.
        others: the lines of the menu for all other choices.
        best: a sentence about the first numbered cell; "" if it promises nothing.
    """

    cells: bytes
    numbered: list[Option]
    others: list[Option]
    best: str = ""


def gem_offer(state: State, seat: Seat, words: Words) -> Offer:
    """Return the gems that can move: the best as numbers, the others as lines such as "C3 · red · +5"."""
    found = start_suggestions(state, seat)
    first, others = found[:MOST_BUTTONS], found[MOST_BUTTONS:]
    return Offer(*_numbered("gem", first, words), _named_options(others, words), _best("gem", first, words))


def goal_offer(state: State, seat: Seat, start: str, group: str, words: Words) -> Offer:
    """Return the goals of the gem on `start`: the best ones, or those of a group, as numbers.

    If these are not all goals, the menu has a line for each group: the goals in a row, at most `MOST_BUTTONS`.

    group: the value of a chosen line of this menu; "": the best goals.
    """
    found = goal_suggestions(state, seat, parse_address(start))
    first, groups = found[:MOST_BUTTONS], _groups(found, state.options.size)
    if len(first) == len(found):
        return Offer(*_numbered("goal", first, words), [], _best("goal", first, words))
    others = [Option(f"{GROUP}{each[0].name}", _group_name(each, state.options.size, words)) for each in groups]
    chosen = next((each for each, one in zip(groups, others, strict=True) if one.value == group), None)
    if chosen is None:
        return Offer(*_numbered("goal", first, words), others, _best("goal", first, words))
    return Offer(*_numbered("goal", chosen, words), [Option(GROUP, words("gems3d-ui-best-goals")), *others])


def _groups(found: Sequence[Suggestion], size: int) -> list[list[Suggestion]]:
    """Return the goals in reading order, in groups of one row and of at most `MOST_BUTTONS` goals."""
    rows: dict[int, list[Suggestion]] = {}
    for one in sorted(found, key=lambda one: one.cell):
        rows.setdefault(one.cell // size, []).append(one)
    return [row[at : at + MOST_BUTTONS] for row in rows.values() for at in range(0, len(row), MOST_BUTTONS)]


def _group_name(group: Sequence[Suggestion], size: int, words: Words) -> str:
    first, last = (COLUMNS[one.cell % size] for one in (group[0], group[-1]))
    return words("gems3d-ui-row", row=group[0].cell // size + 1, first=first, last=last, count=len(group))


def _numbered(step: str, found: Sequence[Suggestion], words: Words) -> tuple[bytes, list[Option]]:
    """Return the cells of suggestions, and options with their numbers in the picture."""
    options = []
    for number, one in enumerate(found, 1):
        short = words(f"gems3d-ui-short-{step}", number=number, gem=gem_name(one.gem), points=one.points)
        options.append(Option(one.name, short, short))
    return bytes(one.cell for one in found), options


def _best(step: str, found: Sequence[Suggestion], words: Words) -> str:
    """Return what the best suggestion brings, in words; "" if it brings nothing."""
    if not found or (not found[0].points and found[0].row < LEAST_PROMISE):
        return ""
    return words(f"gems3d-ui-best-{step}", points=found[0].points, row=_row(found[0]))


def _named_options(found: Sequence[Suggestion], words: Words) -> list[Option]:
    return [Option(one.name, _named(one, words)) for one in found]


def trick_options(state: State, seat: Seat, words: Words) -> list[Option]:
    """Return the tricks that work, such as "C1 · red · +5"."""
    found = trick_suggestions(state, seat)
    return [Option(f"{one.name}={_letter(one)}", _named(one, words)) for one in found]


# ---- suggestions while a command is typed ----


def starts(typing: Typing) -> list[Option]:
    """Return the gems that can move."""
    return _named_options(start_suggestions(state_of(typing.match), typing.seat, typing.begun), typing.words)


def seen_starts(typing: Typing) -> list[Option]:
    """Return the gems that can move. On a shared board, watchers get the suggestions for the seat to move."""
    match = typing.match
    if not typing.watching and typing.seat in match.to_move:
        return starts(typing)
    return [] if is_hidden(match) else starts(replace(typing, seat=match.to_move[0]))


def goals(typing: Typing) -> list[Option]:
    """Return the cells to which the chosen gem can move."""
    start = parse_address(typing.option("from"))
    return _named_options(goal_suggestions(state_of(typing.match), typing.seat, start, typing.begun), typing.words)


def tricks(typing: Typing) -> list[Option]:
    """Return the cells on which a trick works, each with its best gem type."""
    best: dict[str, Option] = {}
    for one in trick_suggestions(state_of(typing.match), typing.seat, typing.begun):
        best.setdefault(one.name, Option(one.name, _named(one, typing.words)))
    return list(best.values())


def gems(typing: Typing) -> list[Option]:
    """Return the gem types with which a trick on the chosen cell works."""
    cell = typing.option("cell").strip().upper()
    found = trick_suggestions(state_of(typing.match), typing.seat)
    return [Option(_letter(one), _named(one, typing.words)) for one in found if one.name == cell]


def _named(one: Suggestion, words: Words) -> str:
    return words("gems3d-ui-choice", cell=one.name, gem=gem_name(one.gem), points=one.points, row=_row(one))


def _row(one: Suggestion) -> int:
    """Return the length of the row that a move makes without scoring; 0 if it is not worth telling."""
    return 0 if one.points or one.row < LEAST_ROW else one.row


def _letter(one: Suggestion) -> str:
    """Return the letter of a suggested gem in notations."""
    return GEM_LETTERS[one.gem - 1]
