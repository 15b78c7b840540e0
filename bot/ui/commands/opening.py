"""Makes the command `new` of a game. The command has the options of the game, and options for the match's pace."""

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
    cog: str, key: str, options: type[msgspec.Struct], description: str, not_offered: Collection[Enum]
) -> app_commands.Command[Any, Any, Any]:
    """Return the command, which calls the `open` of its cog. cog: the name of the cog's class.

    The text `<key>-opt-<option>` describes an option, and `<key>-choice-<value>` names a value of an Enum.

    not_offered: the values of Enums to leave out.
    """

    async def new(self: Any, context: Context, /, **given: Any) -> None:
        asked = {name: given.pop(name) for name in options.__struct_fields__}
        await self.open(context, msgspec.convert(asked, options), pace_of(**given))

    entry: Any = entered(new)
    entry.__qualname__ = f"{cog}.new"  # discord.py recognises a method by the dot in its name
    place, spans, own = inspect.Parameter.POSITIONAL_OR_KEYWORD, ranges(options), []
    for field in msgspec.structs.fields(options):
        kind, usual = field.type, field.default
        if field.name in spans:
            kind = app_commands.Range[int, *spans[field.name]]
        elif isinstance(usual, Enum):
            offered = [one.value for one in type(usual) if one not in not_offered]
            choices = [app_commands.Choice(name=f"{key}-choice-{one}", value=one) for one in offered]
            app_commands.choices(**{field.name: choices})(entry)
            kind, usual = str, usual.value
        own.append(inspect.Parameter(field.name, place, default=usual, annotation=kind))
    first = (inspect.Parameter(name, place) for name in ("self", "interaction"))
    entry.__signature__ = inspect.Signature([*first, *own, *inspect.signature(_pace).parameters.values()])
    app_commands.describe(**{each.name: f"{key}-opt-{each.name}" for each in own})(entry)
    return app_commands.Command(name="new", description=description, callback=asks_for_pace(entry))


def _pace(time: int = 0, late: str = "ask", holiday: str = "stand-in") -> None:
    """Do nothing. The signature has the options that every command `new` adds to the game's options."""
