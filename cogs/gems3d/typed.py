"""Suggestions while a command of Gems 3D is typed: only legal ones, the best first. Only the member sees them."""

from collections.abc import Callable

from discord import app_commands

from bot.engine.game import Seat
from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.games.gems3d.notation import parse_address
from bot.sessions.model import Match
from bot.ui.words import Words
from cogs.gems3d.face import state_of

Choices = list[app_commands.Choice[str]]
Suggest = Callable[[Match, Seat, Words, app_commands.Namespace, str], Choices]


def starts(match: Match, seat: Seat, words: Words, _: app_commands.Namespace, begun: str) -> Choices:
    """Return the gems that can move: "C3 · red, +5"."""
    return [_choice(one, words) for one in start_suggestions(state_of(match), seat, begun)]


def goals(match: Match, seat: Seat, words: Words, given: app_commands.Namespace, begun: str) -> Choices:
    """Return where the chosen gem can go."""
    start = parse_address(_typed(given, "from"))
    return [_choice(one, words) for one in goal_suggestions(state_of(match), seat, start, begun)]


def tricks(match: Match, seat: Seat, words: Words, _: app_commands.Namespace, begun: str) -> Choices:
    """Return the cells on which a trick works, each once, with its best type."""
    best: dict[str, Suggestion] = {}
    for one in trick_suggestions(state_of(match), seat, begun):
        best.setdefault(one.name, one)
    return [_choice(one, words) for one in best.values()]


def gems(match: Match, seat: Seat, words: Words, given: app_commands.Namespace, begun: str) -> Choices:
    """Return the types that a trick on the chosen cell works with."""
    cell = _typed(given, "cell").strip().upper()
    found = [one for one in trick_suggestions(state_of(match), seat) if one.name == cell]
    offered = [(named(one, words), letter(one.gem)) for one in found]
    return [
        app_commands.Choice(name=name, value=value) for name, value in offered if begun.casefold() in name.casefold()
    ]


def named(one: Suggestion, words: Words) -> str:
    """Return a suggestion: "C3 · red, +5"."""
    gem = words(f"gems3d-gem-{GEM_NAMES[one.gem - 1]}")
    return words("gems3d-ui-choice", cell=one.name, gem=gem, letter=letter(one.gem), points=one.points)


def letter(gem: int) -> str:
    """Return a gem as it is written."""
    return GEM_LETTERS[gem - 1]


def _typed(given: app_commands.Namespace, option: str) -> str:
    """Return what another option holds so far; "" while it is empty."""
    return str(getattr(given, option) or "")  # of an option that is not there a Namespace says None


def _choice(one: Suggestion, words: Words) -> app_commands.Choice[str]:
    return app_commands.Choice(name=named(one, words), value=one.name)
