"""The command `new` of a game: its options as their types say, then how long a turn may take."""

import inspect
from collections.abc import Collection
from enum import Enum
from typing import Any

import msgspec
from discord import app_commands

from bot.engine.parts import ranges
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered
from bot.ui.times import asks_for_pace, pace_of


def new_command(
    cog: str, key: str, options: type[msgspec.Struct], description: str, kept_back: Collection[Enum]
) -> app_commands.Command[Any, Any, Any]:
    """Return the command for the cog of this name. Its `open` is called with the options.

    An option is described by the text `<key>-opt-<option>`: a number in its range, a truth value, or one of an Enum's
    values (`<key>-choice-<value>`) but those that are kept back.
    """

    async def new(self: Any, context: Context, /, **given: Any) -> None:
        asked = {name: given.pop(name) for name in options.__struct_fields__}
        await self.open(context, msgspec.convert(asked, options), pace_of(**given))

    entry: Any = entered(new)
    entry.__qualname__ = f"{cog}.new"  # so discord.py takes it for a method
    place, spans, own = inspect.Parameter.POSITIONAL_OR_KEYWORD, ranges(options), []
    for field in msgspec.structs.fields(options):
        kind, usual = field.type, field.default
        if field.name in spans:
            kind = app_commands.Range[int, *spans[field.name]]
        elif isinstance(usual, Enum):
            offered = [one.value for one in type(usual) if one not in kept_back]
            choices = [app_commands.Choice(name=f"{key}-choice-{one}", value=one) for one in offered]
            app_commands.choices(**{field.name: choices})(entry)
            kind, usual = str, usual.value
        own.append(inspect.Parameter(field.name, place, default=usual, annotation=kind))
    first = (inspect.Parameter(name, place) for name in ("self", "interaction"))
    entry.__signature__ = inspect.Signature([*first, *own, *inspect.signature(_pace).parameters.values()])
    app_commands.describe(**{each.name: f"{key}-opt-{each.name}" for each in own})(entry)
    return app_commands.Command(name="new", description=description, callback=asks_for_pace(entry))


def _pace(time: int = 0, late: str = "ask", holiday: str = "stand-in") -> None:
    """The options that every `new` asks for beside the game's own, with what they are usually."""
