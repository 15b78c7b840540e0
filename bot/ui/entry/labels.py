"""Reads the labels of suggestions, which some of Discord's apps send in place of the values.

A member who types on behind a suggestion, or who copies one, sends its label. The option's own suggestions tell which
value is meant, so each option reads what it suggests, in the reader's language. What follows the sign " · " in a label
says more about the choice, such as its points, and may have changed since.
"""

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from discord import app_commands

from bot.errors import PlayerError
from bot.ui.entry.context import Context
from bot.ui.typed import folded

MORE = " · "  # begins what a label says about its choice

# Returns the suggestions of an option: gets the cog, the context, what is typed, and the option's name.
Find = Callable[[Any, Context, str, str], Awaitable[list[app_commands.Choice[str]]]]
_FIND = "finds_suggestions"  # the attribute of an option's callback that holds its `Find`


def read_from(callback: object, find: Find) -> None:
    """Let an option read its labels among the suggestions that `find` returns.

    callback: what `app_commands.autocomplete` gets for the option.
    """
    setattr(callback, _FIND, find)


async def values_meant(cog: object, context: Context, given: Mapping[str, object]) -> dict[str, object]:
    """Return the values of those options of a command whose given text is the label of a suggestion.

    They also replace the labels in the interaction's namespace, where suggestions of other options look them up.

    given: the options by the names of the command's parameters.
    """
    command, found = context.interaction.command, dict[str, object]()
    params = command._params if isinstance(command, app_commands.Command) else {}
    for name, param in params.items():
        find, typed = getattr(param.autocomplete, _FIND, None), given.get(name)
        if find is None or not isinstance(typed, str) or not typed or _is_notation(typed):
            continue
        option = str(param.display_name)
        value = await _meant(find, cog, context, typed, option)
        if value != typed:
            found[name] = value
            context.interaction.namespace.__dict__[option] = value
    return found


def _is_notation(typed: str) -> bool:
    """Return whether a text is one word with a digit, as a cell or a move is. Labels have more words, or no digit.

    So a command with cells alone reads its match only once.
    """
    return len(typed.split()) == 1 and any(map(str.isdecimal, typed))


async def read_others(cog: object, context: Context) -> None:
    """Replace labels by values in all options but the one that the member is typing."""
    command, namespace = context.interaction.command, context.interaction.namespace
    focused = focused_in(context.interaction.data or {})
    if isinstance(command, app_commands.Command):
        names = {name: str(param.display_name) for name, param in command._params.items()}
        given = {name: getattr(namespace, shown) for name, shown in names.items() if shown != focused}
        await values_meant(cog, context, given)


def focused_in(part: Mapping[str, Any]) -> str | None:
    """Return the name of the option that the member is typing."""
    if part.get("focused"):
        return str(part["name"])
    return next((found for one in part.get("options", ()) if (found := focused_in(one)) is not None), None)


async def _meant(find: Find, cog: object, context: Context, typed: str, option: str) -> str:
    """Return the value of the suggestion with this label, or the text itself if there is none."""
    for begun in dict.fromkeys((typed, _head(typed))):
        with contextlib.suppress(PlayerError):
            choices = await find(cog, context, begun, option)
            value = value_of(typed, choices)
            if value is not None:
                return value
    return typed


def value_of(typed: str, choices: Iterable[app_commands.Choice[str]]) -> str | None:
    """Return the value of the only suggestion that a text names, by its value or its label; None if there is none."""
    names = {choice.value: choice.name for choice in choices}
    if typed in names:
        return typed
    for part in (str, _head):
        found = [value for value, name in names.items() if folded(part(name)) == folded(part(typed))]
        if len(found) == 1:
            return found[0]
    return None


def _head(label: str) -> str:
    """Return the part of a label that names the choice."""
    return label.partition(MORE)[0]
