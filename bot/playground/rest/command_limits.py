"""Checks registered commands against the limits in Discord's documentation on application commands."""

import re
from typing import Any

from bot.playground.rest.errors import Fault, Path, refuse_bad_form, too_many_commands
from bot.playground.rest.limits import choice_faults
from bot.playground.rest.shapes import COMMAND, shape_faults
from bot.playground.world.model import Json

MAX_COMMANDS = {1: 100, 2: 15, 3: 15}
MAX_OPTIONS = 25
COMMAND_CHARACTERS = 8000
NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
SUBCOMMAND, GROUP = 1, 2


def check_commands(commands: list[Any]) -> None:
    """Check a list of commands that replaces all commands. Raises ApiError 50035, or 30032 for too many commands."""
    refuse_bad_form(shape_faults(commands, [COMMAND], ()))
    faults: list[Fault] = []
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        faults += command_faults(command, (index,))
        key = (command.get("type") or 1, str(command.get("name")))
        if key in seen:
            sentence = "Application command names must be unique"
            faults.append(Fault((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", sentence))
        seen.add(key)
    refuse_bad_form(faults)
    for kind, most in MAX_COMMANDS.items():
        if sum(key[0] == kind for key in seen) > most:
            raise too_many_commands(most)


def check_command(command: Any) -> None:
    """Check one command. Raises ApiError 50035."""
    refuse_bad_form(shape_faults(command, COMMAND, ()))
    refuse_bad_form(command_faults(command, ()))


def command_faults(command: Json, at: Path) -> list[Fault]:
    """Return the faults of a command whose fields have the right types."""
    kind = command.get("type") or 1
    if kind not in MAX_COMMANDS:
        return [Fault((*at, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.")]
    faults = _name_faults(command, at) if kind == 1 else _length(command.get("name"), (*at, "name"), 1, 32)
    if kind == 1:
        faults += _description_faults(command, at)
        faults += _option_list_faults(command.get("options") or [], at, depth=0)
    if not faults and command_size(command) > COMMAND_CHARACTERS:
        sentence = f"Command exceeds maximum size ({COMMAND_CHARACTERS})"
        faults.append(Fault(at, "APPLICATION_COMMAND_TOO_LARGE", sentence))
    return faults


def command_size(command: Json) -> int:
    """Return how many characters the names, descriptions and choices have, each text in its longest translation."""
    size = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        value = choice.get("value")
        size += _longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return size + sum(command_size(option) for option in command.get("options") or [])


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(text) for text in texts)


def _length(value: Any, at: Path, low: int, high: int) -> list[Fault]:
    if isinstance(value, str) and low <= len(value) <= high:
        return []
    if value is None:
        return [Fault(at, "BASE_TYPE_REQUIRED", "This field is required")]
    return [Fault(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")]


def _texts(thing: Json, key: str, at: Path) -> list[tuple[Path, Any]]:
    """Return the text in the field `key` and its translations, each as (its place in the request, text)."""
    translated = thing.get(f"{key}_localizations") or {}
    return [((*at, key), thing.get(key))] + [
        ((*at, f"{key}_localizations", locale), text) for locale, text in translated.items()
    ]


def _name_faults(thing: Json, at: Path) -> list[Fault]:
    faults = []
    for here, name in _texts(thing, "name", at):
        wrong = _length(name, here, 1, 32)
        if not wrong and (NAME.match(name) is None or name != name.lower()):
            wrong = [Fault(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")]
        faults += wrong
    return faults


def _description_faults(thing: Json, at: Path) -> list[Fault]:
    return [fault for here, text in _texts(thing, "description", at) for fault in _length(text, here, 1, 100)]


def _option_list_faults(options: list[Json], at: Path, *, depth: int) -> list[Fault]:
    """Return the faults of a list of options.

    depth: where the options are: 0 in a command, 1 in a group or subcommand, 2 in a subcommand of a group
    """
    at = (*at, "options")
    faults: list[Fault] = []
    if len(options) > MAX_OPTIONS:
        faults.append(Fault(at, "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_OPTIONS} or fewer in length."))
    names: set[str] = set()
    optional_seen = False
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        faults.append(Fault(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence))
    for index, option in enumerate(options):
        here = (*at, index)
        faults += _option_faults(option, here, depth=depth)
        if option.get("name") in names:
            sentence = "Option name already exists"
            faults.append(Fault((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", sentence))
        names.add(str(option.get("name")))
        if option.get("required") and optional_seen:
            sentence = "Required options must be placed before non-required options"
            faults.append(Fault(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence))
        optional_seen = optional_seen or not option.get("required")
    return faults


def _option_faults(option: Json, at: Path, *, depth: int) -> list[Fault]:
    kind: Any = option.get("type")
    deepest = {SUBCOMMAND: 1, GROUP: 0}
    if kind not in range(1, 12) or depth > deepest.get(kind, 2):
        return [Fault((*at, "type"), "BASE_TYPE_CHOICES", "This type of option cannot stand here.")]
    faults = _name_faults(option, at) + _description_faults(option, at)
    if kind in deepest:
        if kind == GROUP and any(child.get("type") != SUBCOMMAND for child in option.get("options") or []):
            sentence = "A group holds sub-commands only"
            faults.append(Fault((*at, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence))
        return faults + _option_list_faults(option.get("options") or [], at, depth=depth + 1)
    choices = option.get("choices") or []
    if len(choices) > MAX_OPTIONS:
        faults.append(Fault((*at, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_OPTIONS} or fewer in length."))
    for index, choice in enumerate(choices):
        faults += choice_faults(choice, kind, (*at, "choices", index))
    if choices and option.get("autocomplete"):
        sentence = "Autocomplete and choices exclude each other"
        faults.append(Fault(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", sentence))
    return faults
