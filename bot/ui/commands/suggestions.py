"""Suggestions while a command is typed: only what is possible now. Nobody but the member sees them."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Literal

import msgspec
from discord import app_commands

from bot.engine.game import Seat
from bot.sessions.model import Match, Phase
from bot.ui.commands.game_cog import GameCog
from bot.ui.entry.buttons import Option
from bot.ui.entry.context import Context, Interaction
from bot.ui.entry.door import Choices, suggesting
from bot.ui.face import Face
from bot.ui.panels import LONGEST_OPTION, clip
from bot.ui.words import Words

MOST_SUGGESTIONS = 25  # Discord's limit


class Typing(msgspec.Struct, frozen=True):
    """What is being typed, and in which match.

    Attributes:
        face: of the game.
        match: the match that the command means; it is in play.
        seat: the seat of the member who types; for somebody who only watches the first that is to move.
        watching: whether the member only watches: they may not learn what only the seat knows.
        words: the member's language.
        begun: what has been typed of this option.
    """

    face: Face
    match: Match
    seat: Seat
    watching: bool
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
) -> Callable[[GameCog, Interaction, str], Coroutine[Any, Any, Choices]]:
    """Return what `app_commands.autocomplete` calls for an option of a command of a game's cog.

    among: who is given suggestions. narrow: keep only those that hold what was typed; else `find` has seen to it.
    """

    @suggesting
    async def complete(cog: GameCog, context: Context, current: str) -> Choices:
        match = await cog.here(context, for_a_move=among == "movers")
        own = match.seat_of(context.user)
        if match.phase is not Phase.PLAYING or (own is None and among != "all"):
            return []
        if among == "movers" and own not in match.to_move:
            return []
        seat, given = match.to_move[0] if own is None else own, context.interaction.namespace
        typing = Typing(cog.face, match, seat, own is None, context.words, current, given)
        return offer(find(typing), current if narrow else "")

    complete.__qualname__ = "GameCog.complete"  # so discord.py takes it for a method, and gives it the cog
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
