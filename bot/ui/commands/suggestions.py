"""Suggestions while a member types a command: what is possible now. Only this member sees them."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Literal

import msgspec
from discord import app_commands

from bot.engine.game import Seat
from bot.sessions.model import Match, Phase
from bot.ui.commands.game_cog import GameCog
from bot.ui.entry.asked import Interaction
from bot.ui.entry.buttons import Option
from bot.ui.entry.context import Context
from bot.ui.entry.door import MOST_SUGGESTIONS, Choices, suggesting
from bot.ui.entry.labels import read_from
from bot.ui.face import Face
from bot.ui.panels import LONGEST_OPTION, label
from bot.ui.typed import folded
from bot.ui.words import Words


class Typing(msgspec.Struct, frozen=True):
    """The option of a command that a member is typing, and the match that the command is about.

    Attributes:
        match: a match in play.
        seat: the member's seat; for a watcher, the first seat to move.
        watching: whether the member has no seat. A watcher must not learn what only the seat knows.
        begun: what the member has typed so far.
        best_first: whether the best suggestions come first; otherwise they come by their place on the board.
    """

    face: Face
    match: Match
    seat: Seat
    watching: bool
    words: Words
    begun: str
    best_first: bool
    _given: app_commands.Namespace

    def option(self, name: str) -> str:
        """Return the value of another option of the command; "" while it is empty."""
        return str(getattr(self._given, name) or "")  # a Namespace returns None for a missing option


def suggestions(
    find: Callable[[Typing], Iterable[Option]],
    among: Literal["movers", "players", "all"] = "movers",
    *,
    narrow: bool = True,
) -> Callable[[GameCog, Interaction, str], Coroutine[Any, Any, Choices]]:
    """Return the callback for `app_commands.autocomplete`, for an option of a command in a game's cog.

    among: the members who get suggestions.
    narrow: whether to keep only the suggestions that contain the typed text.
    """

    async def options(cog: GameCog, context: Context, current: str) -> Iterable[Option]:
        match = await cog.here(context, for_a_move=among == "movers")
        own = match.seat_for(context.user)
        if match.phase is not Phase.PLAYING or (own is None and among != "all"):
            return []
        if among == "movers" and own not in match.to_move:
            return []
        seat, given = match.to_move[0] if own is None else own, context.interaction.namespace
        best_first = await cog.best_first(context, match)
        return find(Typing(cog.face, match, seat, own is None, context.words, current, best_first, given))

    @suggesting
    async def complete(cog: GameCog, context: Context, current: str) -> Choices:
        return offer(await options(cog, context, current), current if narrow else "")

    async def everything(cog: GameCog, context: Context, _typed: str, _option: str) -> Choices:
        return list(map(_choice, await options(cog, context, "")))

    read_from(complete, everything)
    complete.__qualname__ = "GameCog.complete"  # because of the dot, discord.py passes the cog
    return complete


def offer(options: Iterable[Option], begun: str) -> Choices:
    """Return the first MOST_SUGGESTIONS options that contain the typed text. Accents may be missing."""
    wanted = folded(begun)
    found: Choices = []
    for one in options:
        choice = _choice(one)
        if wanted in folded(f"{one.value} {choice.name}") and len(one.value) <= LONGEST_OPTION:
            found.append(choice)
        if len(found) == MOST_SUGGESTIONS:
            break
    return found


def _choice(one: Option) -> app_commands.Choice[str]:
    return app_commands.Choice(name=label(one.text, LONGEST_OPTION), value=one.value)
