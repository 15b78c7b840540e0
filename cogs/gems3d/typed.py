"""Suggestions while a command of Gems 3D is typed: only legal ones, the best first."""

from dataclasses import replace

from bot.games.gems3d.advice import Suggestion, goal_suggestions, start_suggestions, trick_suggestions
from bot.games.gems3d.model import GEM_LETTERS, GEM_NAMES
from bot.games.gems3d.notation import parse_address
from bot.ui.commands.suggestions import Typing
from bot.ui.entry.buttons import Option
from bot.ui.words import Words
from cogs.gems3d.face import is_hidden, state_of


def starts(typing: Typing) -> list[Option]:
    """Return the gems that can move: "C3 · red, +5"."""
    found = start_suggestions(state_of(typing.match), typing.seat, typing.begun)
    return [Option(one.name, named(one, typing.words)) for one in found]


def seen_starts(typing: Typing) -> list[Option]:
    """Return the same for those who watch, too: of a shared board those of whoever is to move."""
    match = typing.match
    if not typing.watching and typing.seat in match.to_move:
        return starts(typing)
    return [] if is_hidden(match) else starts(replace(typing, seat=match.to_move[0]))


def goals(typing: Typing) -> list[Option]:
    """Return where the chosen gem can go."""
    start = parse_address(typing.option("from"))
    found = goal_suggestions(state_of(typing.match), typing.seat, start, typing.begun)
    return [Option(one.name, named(one, typing.words)) for one in found]


def tricks(typing: Typing) -> list[Option]:
    """Return the cells on which a trick works, each once, with its best type."""
    best: dict[str, Option] = {}
    for one in trick_suggestions(state_of(typing.match), typing.seat, typing.begun):
        best.setdefault(one.name, Option(one.name, named(one, typing.words)))
    return list(best.values())


def gems(typing: Typing) -> list[Option]:
    """Return the types that a trick on the chosen cell works with."""
    cell = typing.option("cell").strip().upper()
    found = trick_suggestions(state_of(typing.match), typing.seat)
    return [Option(letter(one.gem), named(one, typing.words)) for one in found if one.name == cell]


def named(one: Suggestion, words: Words) -> str:
    """Return a suggestion: "C3 · red, +5"."""
    gem = words(f"gems3d-gem-{GEM_NAMES[one.gem - 1]}")
    return words("gems3d-ui-choice", cell=one.name, gem=gem, letter=letter(one.gem), points=one.points)


def letter(gem: int) -> str:
    """Return a gem as it is written."""
    return GEM_LETTERS[gem - 1]
