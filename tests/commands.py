"""Writes the table of slash commands into COMMANDS.md, between the lines START and END: `make commands`.

`tests/ui/test_commands.py` fails if this table is out of date.
"""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.machine import SystemChance, SystemClock
from bot.sessions.share import ALONE
from bot.texts import Texts
from bot.ui.client import Client
from bot.ui.sync import File, Translator, translated
from cogs import all_cogs
from tests import EXAMPLE
from tests.texts.loaded import all_texts

DOCUMENT = Path(__file__).parents[1] / "COMMANDS.md"
START = "<!-- commands: written by `make commands` -->"
END = "<!-- end of commands -->"

_EXAMPLES = {cog.__cog_group_name__ for cog in all_cogs() if inspect.getfile(cog).startswith(EXAMPLE)}
_SUBCOMMAND = 1  # Discord's type for subcommands
# Where Discord shows the commands of a menu, by the types that it gives them.
_MENUS = {2: "In the menu of a member, under Apps", 3: "In the menu of a message, under Apps"}
IN_MENU = {  # what the commands there do, by their names
    "Challenge": "challenge the member to a match",
    "Block in games": "never play with the member, in any server",
    "Report name": "report the name of the member to the managers of the server",
    "Private note": "see and change your private note on the member",
    "Replay this": "see the replay of the match, at the moment that the board shows",
    "What happened here?": "read in words what happened in this turn, and what the board was then",
}


async def tree(texts: Texts | None = None) -> list[dict[str, Any]]:
    """Return the command tree of all cogs in the form in which the bot sends it to Discord. texts: by default all."""
    texts = texts or all_texts()
    privacy, leagues = SimpleNamespace(delete_only_if=lambda _: None), SimpleNamespace(show_by=lambda _, **__: None)
    # The client never starts.
    sessions: Any = SimpleNamespace(
        share=ALONE,
        chance=SystemChance(),
        database=None,
        privacy=privacy,
        leagues=leagues,
        champions=SimpleNamespace(show_by=lambda _: None),
        settings=None,
        reach=None,
    )
    client = Client(sessions, texts, SystemClock(), cogs=all_cogs(), memory=File(Path()))
    for maker in all_cogs():
        await client.add_cog(maker(client))
    payload = await translated(client.tree, Translator(texts))
    client.pictures.close()
    return payload


def table(commands: list[dict[str, Any]]) -> str:
    """Return the markdown table of a command tree: a row for each command that members can use."""
    shipped = [command for command in commands if command["name"] not in _EXAMPLES]
    in_menus = [one for one in shipped if one.get("type") in _MENUS]
    slash = [one for one in shipped if one not in in_menus]
    rows = [(f"`{_typed(path)}`", path[-1]["description"]) for path in _leaves(slash)]
    rows += [(f"**{one['name']}**", f"{_MENUS[one['type']]}: {IN_MENU[one['name']]}") for one in in_menus]
    return "\n".join(
        ["| Command | What it does |", "|---|---|", *(f"| {typed} | {described} |" for typed, described in rows)]
    )


def with_table(document: str, commands: list[dict[str, Any]]) -> str:
    """Return the document with this table between the lines START and END. Raises ValueError if a line is missing."""
    before, found, rest = document.partition(START)
    _, ended, after = rest.partition(END)
    if not (found and ended):
        raise ValueError(f"the document needs the lines {START} and {END}")
    return f"{before}{START}\n\n{table(commands)}\n\n{END}{after}"


def _leaves(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Yield [command, subcommand] for each subcommand, and [command] for each command without subcommands."""
    for command in commands:
        subs = [option for option in command.get("options", []) if option["type"] == _SUBCOMMAND]
        yield from ([command, sub] for sub in subs) if subs else [[command]]


def _typed(path: list[dict[str, Any]]) -> str:
    """Return what a member types, such as "/gems trick cell [type]". Optional options are in brackets."""
    options = [one["name"] if one.get("required") else f"[{one['name']}]" for one in path[-1].get("options", [])]
    return " ".join(["/" + path[0]["name"], *(sub["name"] for sub in path[1:]), *options])


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8"), asyncio.run(tree())), encoding="utf-8")
