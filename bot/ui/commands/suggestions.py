"""Suggestions while a command is typed: only what is possible now. Nobody but the member sees them."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from discord import app_commands

from bot.engine.game import Seat
from bot.sessions.model import Match, Phase
from bot.ui.entry.buttons import Option
from bot.ui.entry.context import Context, Interaction
from bot.ui.panels import LONGEST_OPTION, clip
from bot.ui.words import Words

MOST_SUGGESTIONS = 25  # Discord's limit

Choices = list[app_commands.Choice[str]]


@dataclass(frozen=True)
class Typing:
    """What is being typed, and in which match.

    Attributes:
        match: the match that the command means; it is in play.
        seat: the seat of the member who types; of somebody who only watches the first that is to move.
        words: the member's language.
        begun: what has been typed of this option.
    """

    match: Match
    seat: Seat
    words: Words
    begun: str
    _given: app_commands.Namespace

    def option(self, name: str) -> str:
        """Return what another option of the command holds so far; "" while it is empty."""
        return str(getattr(self._given, name) or "")  # of an option that is not there a Namespace says None


def suggestions(
    find: Callable[[Typing], Iterable[Option]],
    among: Literal["movers", "players", "all"] = "movers",
    *,
    narrow: bool = True,
) -> Callable[[Interaction, str], Awaitable[Choices]]:
    """Return what `app_commands.autocomplete` calls for an option of a command of a game's cog.

    among: who is given suggestions. narrow: keep only those that hold what was typed; else `find` has seen to it.
    """

    async def complete(interaction: Interaction, current: str) -> Choices:
        command = interaction.command
        assert isinstance(command, app_commands.Command)
        cog: Any = command.binding

        async def offered(context: Context) -> Choices:
            match = await cog.here(context, for_a_move=among == "movers")
            seat = match.seat_of(context.user)
            if match.phase is not Phase.PLAYING:
                return []
            if among == "movers" and seat not in match.to_move:
                return []
            if seat is None and among == "all":
                seat = match.to_move[0]
            if seat is None:
                return []
            typing = Typing(match, seat, context.words, current, interaction.namespace)
            return offer(find(typing), current if narrow else "")

        return await cog.client.door.suggest(interaction, offered)  # type: ignore[no-any-return]  # a cog's, as above

    return complete


def offer(options: Iterable[Option], begun: str) -> Choices:
    """Return the first options that hold what was typed so far, and that Discord takes."""
    wanted = begun.strip().casefold()
    found: Choices = []
    for one in options:
        if wanted in f"{one.value} {one.text}".casefold() and len(one.value) <= LONGEST_OPTION:
            found.append(app_commands.Choice(name=clip(one.text, LONGEST_OPTION), value=one.value))
        if len(found) == MOST_SUGGESTIONS:
            break
    return found
