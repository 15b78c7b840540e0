"""Lists gems, goals and tricks for menus and suggestions, best first."""

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import GEM_LETTERS, State
from bot.games.gems3d.notation import gem_name, parse_address
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from bot.ui.words import Words
from cogs.gems3d.face import is_hidden, state_of

LEAST_ROW = 2  # shorter rows are not told


def gem_options(state: State, seat: Seat, words: Words, begun: str = "") -> list[Option]:
    """Return the gems that can move, such as "C3 · red · +5"."""
    return [Option(one.name, _named(one, words)) for one in start_suggestions(state, seat, begun)]


def goal_options(state: State, seat: Seat, start: str, words: Words) -> list[Option]:
    """Return the cells to which the gem on `start` can move, such as "D4 · +5"."""
    found = goal_suggestions(state, seat, parse_address(start))
    return [Option(one.name, words("gems3d-ui-goal", cell=one.name, points=one.points, row=_row(one))) for one in found]


def trick_options(state: State, seat: Seat, words: Words) -> list[Option]:
    """Return the tricks that work, such as "C1 · red · +5"."""
    found = trick_suggestions(state, seat)
    return [Option(f"{one.name}={_letter(one)}", _named(one, words)) for one in found]


# ---- suggestions while a command is typed ----


def starts(typing: Typing) -> list[Option]:
    """Return the gems that can move."""
    return gem_options(state_of(typing.match), typing.seat, typing.words, typing.begun)


def seen_starts(typing: Typing) -> list[Option]:
    """Return the gems that can move. On a shared board, watchers get the suggestions for the seat to move."""
    match = typing.match
    if not typing.watching and typing.seat in match.to_move:
        return starts(typing)
    return [] if is_hidden(match) else starts(replace(typing, seat=match.to_move[0]))


def goals(typing: Typing) -> list[Option]:
    """Return the cells to which the chosen gem can move."""
    start = parse_address(typing.option("from"))
    found = goal_suggestions(state_of(typing.match), typing.seat, start, typing.begun)
    return [Option(one.name, _named(one, typing.words)) for one in found]


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
