"""Makes the command `new` of a game.

The command has the options of the game, options for computer players, and options for the match's pace.
"""

import inspect
from collections.abc import Callable, Collection
from enum import Enum
from typing import Any, TypeVar

import discord
import msgspec
from discord import app_commands

from bot.engine.game import LEVELS, Level
from bot.engine.parts import ranges
from bot.errors import OptionError
from bot.games import AnyGame
from bot.sessions.councils import HOURS, USUAL_HOURS
from bot.sessions.pace import Pace
from bot.sessions.play.company import Company
from bot.ui.commands.match.against import Against
from bot.ui.commands.match.asked import NewMatch
from bot.ui.commands.match.cog import MatchCog
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.match.starting import Starting
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered_anywhere
from bot.ui.times import ALL_COUNT, asks_for_pace, pace_of, time_key

OF_COMPANY = ("computer", "computers", "channel", "against", "code")  # options for which a game must play itself
NONE = "none"  # the choice of an option `computer` for a match without computer players
USUAL: Level = "normal"

Rival = tuple[discord.TextChannel | None, str]  # the channel that is asked, and a code (`Against.begin`)

F = TypeVar("F", bound=Callable[..., Any])


def new_command(
    cog: str, game: AnyGame, description: str, not_offered: Collection[Enum]
) -> app_commands.Command[Any, Any, Any]:
    """Return the command, which opens a match (`Starting.open`). cog: the name of the cog's class.

    The text `<key>-opt-<option>` describes an option, and `<key>-choice-<value>` names a value of an Enum.

    not_offered: the values of Enums to leave out.
    """

    key, options = game.about.key, game.about.options

    async def new(self: Any, context: Context, /, **given: Any) -> None:
        asked = {name: given.pop(name) for name in options.__struct_fields__ if name in given}
        company = company_of(given.pop("computer", ""), given.pop("computers", 0))
        letters, council = given.pop("letters", False), given.pop("channel", 0)
        rival = given.pop("against", None), given.pop("code", "")
        new = NewMatch(msgspec.convert(asked, options), pace_of(**given), company, council=council)
        await begin(self, context, new, letters=letters, rival=rival)

    entry: Any = entered_anywhere(new)  # who is in no server can play alone
    entry.__qualname__ = f"{cog}.new"  # discord.py recognises a method by the dot in its name
    place, spans, own = inspect.Parameter.POSITIONAL_OR_KEYWORD, ranges(options), []
    for field in msgspec.structs.fields(options):
        if not _is_asked(field.default, not_offered):
            continue
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
    entry.__signature__ = inspect.Signature([*first, *own, *inspect.signature(_of_all_games).parameters.values()])
    app_commands.describe(**{each.name: f"{key}-opt-{each.name}" for each in own}, letters="letters-opt-letters")(entry)
    callback = asks_for_company(game)(asks_for_pace(entry))
    return app_commands.Command(name="new", description=description, callback=callback)


async def begin(cog: MatchCog, context: Context, new: NewMatch, *, letters: bool, rival: Rival) -> None:
    """Open the match that a command `new` asks for. Raises PlayerError.

    letters: whether by letters. In direct messages with the bot, each match of several members is.
    """
    against, code = rival
    if against is not None or code:
        if letters or new.pace != Pace() or new.computers is not None or (against is not None and code):
            raise OptionError("council-error-against")
        channel = None if against is None else against.id
        await cog.part(Against).begin(context, new.options, new.council or USUAL_HOURS, channel, code)
        return
    if new.council and letters:
        raise OptionError("council-error-letters")
    if new.council and new.pace != Pace():
        raise OptionError("council-error-pace")
    if new.council and new.computers is None:
        new = msgspec.structs.replace(new, computers=Company(USUAL))
    several = cog.face.game.seats(new.options).high > 1
    if letters or (context.in_conversation and several and not new.council):
        await cog.part(ByLetters).open(context, new)
    else:
        await cog.part(Starting).open(context, new)


def _is_asked(usual: object, not_offered: Collection[Enum]) -> bool:
    """Return whether the command has an option with this default: of an Enum, if there are values to choose from."""
    return not isinstance(usual, Enum) or len([one for one in type(usual) if one not in not_offered]) > 1


def _of_all_games(
    computer: str = "",
    computers: int = 0,
    time: int = 0,
    late: str = "ask",
    holiday: str = "stand-in",
    bank: int = 0,
    off: str = ALL_COUNT,
    letters: bool = False,
    channel: int = 0,
    against: discord.TextChannel | None = None,
    code: str = "",
) -> None:
    """Do nothing. The signature has the options that every command `new` adds to the game's options."""


def asks_for_company(game: AnyGame) -> Callable[[F], F]:
    """Describe the options `OF_COMPANY` of a command.

    Leave them out if the game has no computer players. See `company_of` and `begin`.
    """
    about = game.about
    most = max(game.seats(options).high for options in about.samples) - 1

    def settled(command: F) -> F:
        signature, found = inspect.signature(command), []
        for each in signature.parameters.values():
            if each.name == "computers":
                each = each.replace(annotation=app_commands.Range[int, 1, most])
            if about.plays_itself or each.name not in OF_COMPANY:
                found.append(each)
        command.__signature__ = signature.replace(parameters=found)  # type: ignore[attr-defined]
        if about.plays_itself:
            choices = [app_commands.Choice(name=f"computer-choice-{one}", value=one) for one in (NONE, *LEVELS)]
            app_commands.choices(computer=choices)(command)
            votes = [app_commands.Choice(name=time_key(60 * hours), value=hours) for hours in HOURS]
            app_commands.choices(channel=votes)(command)
            app_commands.describe(
                computer="computer-opt-computer",
                computers="computer-opt-computers",
                channel="council-opt-channel",
                against="council-opt-against",
                code="council-opt-code",
            )(command)
        return command

    return settled


def company_of(computer: str, computers: int) -> Company | None:
    """Return the computer players for these options, or None for no computer players.

    computer: their level, or NONE. If it is "", computer players of normal level come if `computers` asks for some.
    computers: how many; 0: as many as a good match needs.
    """
    if computer == NONE or not (computer or computers):
        return None
    return Company(msgspec.convert(computer or USUAL, Level), computers or None)
