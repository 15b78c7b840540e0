"""Finds the sentences that a small game needs."""

from enum import Enum

from msgspec.structs import fields

from bot.engine.parts import kinds_of, tag_of
from bot.engine.simple import SimpleGame
from bot.games import all_games

SMALL = {key: game for key, game in all_games().items() if isinstance(game, SimpleGame)}
ALWAYS = ("name", "command", "new-table", "cmd", "scoreboard", "rules-play")


def asked_of_options(key: str) -> set[str]:
    """Return the keys that describe the options of a game in its command `new`."""
    options = fields(all_games()[key].about.options)
    choices = [one for option in options if isinstance(option.default, Enum) for one in type(option.default)]
    described = {f"{key}-opt-{option.name}" for option in options}
    return described | {f"{key}-choice-{one.value}" for one in choices}


def needed(key: str) -> dict[str, set[str]]:
    """Return the keys of the sentences that a small game needs, each with the variables that it gets."""
    game = SMALL[key]
    found = {f"{key}-{name}": set[str]() for name in ALWAYS}
    found[f"{key}-scoreboard"] = found[f"{key}-rules-play"] = {option.name for option in fields(game.about.options)}
    found |= {each: set() for each in asked_of_options(key)}
    for event in kinds_of(game.event):
        names = {field.name for field in fields(event)}
        found[f"{key}-event-{tag_of(event)}"] = names | ({"name"} if "seat" in names else set())
    return found
