"""The door: the one place where all commands, buttons, selects and modals arrive and are answered.

Rule 1: all answers are private. Only boards, and messages that a member asks to publish, are public.
Rule 2: the bot acts first and then answers. If the database is slow and this takes more than PATIENCE seconds, the door
defers: Discord then shows that an answer follows. A command that paints or computes is deferred before it does so.
Rule 3: no error is lost. A PlayerError becomes one private sentence. Any other error is a bug. The door logs it with a
ticket, and tells the member the ticket. (discord.py itself would ignore errors in handlers of buttons.)

Long because the rules hold for all that arrives: commands, presses, modals and requests for suggestions.
"""

import asyncio
import contextlib
import functools
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import discord
from discord import app_commands

from bot.errors import NotAllowed, NotationError, NotYourTurn, OptionError, PlayerError
from bot.machine import Chance, Clock
from bot.sessions.live import Newest
from bot.sessions.memory.private_notes import LONGEST_NOTE
from bot.sessions.model import BoardMessage
from bot.texts import Texts
from bot.ui.entry.asked import Interaction
from bot.ui.entry.context import Context
from bot.ui.entry.fair import Shares
from bot.ui.entry.labels import focused_in, read_from, read_others, values_meant
from bot.ui.entry.latest import Latest
from bot.ui.entry.permissions import needs_server
from bot.ui.entry.refusing import refusal_sentence
from bot.ui.entry.trouble import is_connection_trouble, is_outside, new_ticket, summary

PATIENCE = 1.0  # seconds until an answer is deferred; Discord waits 3 seconds, including the network
AUTOCOMPLETE_PATIENCE = 2.0  # seconds that a search for suggestions may take; suggestions cannot be deferred

MOST_SUGGESTIONS = 25  # Discord's limit
REMEMBERED = 10_000  # how many interactions the door remembers; Discord may deliver one twice within seconds
LONGEST_TYPED = 300  # characters of a typed text, unless a command allows more; all moves are shorter
_NOTE = "note"  # the mark of an interaction with a private note, in its `extras`

_log = logging.getLogger(__name__)


class HasDoor(Protocol):
    """A client with a `Door`."""

    @property
    def door(self) -> "Door": ...


class Cog(Protocol):
    """A cog that knows its client."""

    @property
    def client(self) -> HasDoor: ...


CogT = TypeVar("CogT", bound=Cog)
P = ParamSpec("P")
Act = Callable[[Context], Awaitable[None]]
Refuse = Callable[[Context, str], Awaitable[None]]
# Takes the kind of an interaction, its outcome, and the seconds until the first answer (None: there was none) and until
# its end.
Note = Callable[[str, str, float | None, float], None]

_KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
}
Choices = list[app_commands.Choice[str]]
# Where and for whom a command of several parts works, if it works everywhere.
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
FOR_BOTH = app_commands.AppInstallationType(guild=True, user=True)
Entry = Callable[Concatenate[CogT, Interaction, P], Coroutine[Any, Any, None]]


class Door:
    """Handles interactions, and answers each one, even after an error."""

    def __init__(
        self,
        texts: Texts,
        clock: Clock,
        chance: Chance,
        *,
        patience: float = PATIENCE,
        shares: Shares | None = None,
        find: Callable[[str], Awaitable[BoardMessage]],
        locale: Callable[[int], Awaitable[str | None]] | None = None,
        foretell: Callable[[Context, str], Awaitable[str]] | None = None,
        note: Note = lambda *_: None,
    ) -> None:
        """Make a door.

        chance: draws tickets.
        patience: seconds until an answer is deferred.
        shares: members' shares of painting and computing.
        find: returns the board message of a match, or raises PlayerError.
        locale: returns the language that a server has chosen, or raises PlayerError; None: no server has chosen one.
        foretell: returns what a member may do if a match waits for too long, or "" (`bot.ui.boards.decisions`).
        note: called at the end of each interaction, for the figures of operators.
        """
        self._texts = texts
        self._clock = clock
        self._chance = chance
        self._find = find
        self._locale = locale
        self._foretell = foretell
        self._note = note
        self._patience = patience
        self._shares = shares or Shares(clock.monotonic)
        self.latest = Latest(clock.monotonic)
        self._known: Newest[int, None] = Newest(REMEMBERED)  # the ids of the newest interactions
        self._inside: dict[int, Context] = {}  # running interactions by serial number, the oldest first
        self._number = 0
        self._empty = asyncio.Event()
        self._empty.set()

    async def enter(
        self,
        interaction: Interaction,
        act: Act,
        *,
        direct: bool = False,
        longest: int = LONGEST_TYPED,
        notes: bool = False,
        on_press: Refuse | None = None,
    ) -> None:
        """Handle one interaction and answer it. Raises nothing. An interaction that arrives again is left alone.

        direct: whether it may come from where the bot is no member of a server (`home_of`).
        longest: the most characters of each typed text.
        notes: whether the typed texts are private notes. They may be longer, and no log has them.
        on_press: shows a refusal on the pressed private panel, or below a pressed board that another member is to move
            on; None: the refusal replaces the panel.
        """
        longest, interaction.extras[_NOTE] = LONGEST_NOTE if notes else longest, notes
        if interaction.id in self._known:
            return  # otherwise a request that was refused could be carried out later, or be refused although it was not
        self._known[interaction.id] = None
        self._number += 1
        number, context = self._number, Context(interaction, self._texts, self.latest)
        self._inside[number] = context
        self._empty.clear()
        outcome = "cancelled"
        try:
            with self._shares.asking(interaction.user.id, context.defer_command):
                outcome = await self._answer(context, act, direct, longest, on_press)
        except Exception as problem:  # noqa: BLE001 - the answer itself has failed, so the error is only logged
            outcome = "unanswered"
            self._note_failed_answer(interaction, problem)
        finally:
            first, now = context.first_answer_at, self._clock.monotonic()
            since = None if first is None else first - context.began_at
            self._note(_KINDS.get(interaction.type, "other"), outcome, since, now - context.began_at)
            context.leave()
            del self._inside[number]
            if not self._inside:
                self._empty.set()

    async def suggest(self, interaction: Interaction, find: Callable[[Context], Awaitable[Choices]]) -> Choices:
        """Return the suggestions while a command is typed. After an error, return []."""
        if _longest_text(interaction) > LONGEST_TYPED:
            return []
        began, outcome = self._clock.monotonic(), "done"
        try:
            async with asyncio.timeout(AUTOCOMPLETE_PATIENCE):
                return (await find(Context(interaction, self._texts, self.latest)))[:MOST_SUGGESTIONS]
        except (PlayerError, TimeoutError) as problem:
            outcome = "late" if isinstance(problem, TimeoutError) else "refused"
            return []
        except Exception as problem:  # noqa: BLE001 - nobody can be told, so the error is only logged
            if is_outside(problem):
                _log.warning("Suggestions failed: %s", summary(problem))
            else:
                _log.error("Suggestions failed", exc_info=problem)
            outcome = "failed"
            return []
        finally:
            seconds = self._clock.monotonic() - began
            self._note("suggestions", outcome, seconds, seconds)

    async def fail(self, interaction: Interaction, problem: BaseException) -> None:
        """Answer an interaction for which discord.py raised an error before it called the command."""

        async def raise_it(context: Context) -> None:
            raise problem

        await self.enter(interaction, raise_it)

    def pressing(self, user: int, message: int) -> Context | None:
        """Return the context of a user's newest unfinished press on this message; None if there is none."""
        inside = reversed(self._inside.values())
        return next((one for one in inside if (one.user, one.pressed) == (user, message)), None)

    def is_inside(self, spot: tuple[int, int]) -> bool:
        """Return whether an interaction of a member in a channel is not yet answered."""
        return any(one.spot == spot for one in self._inside.values())

    async def left(self, channel: int, seconds: float) -> None:
        """Wait until the interactions that are in a channel now are answered, but at most `seconds`."""
        leaving = [one.left.wait() for one in self._inside.values() if one.spot[1] == channel]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*leaving)

    async def empty(self) -> None:
        """Wait until every interaction is answered."""
        await self._empty.wait()

    async def _answer(self, context: Context, act: Act, direct: bool, longest: int, on_press: Refuse | None) -> str:
        """Return "done", "refused" or "bug"."""
        outcome = "done"
        async with self._deferring(context):
            try:
                if not (direct or context.place.guild):
                    raise needs_server(context.interaction)
                if _longest_text(context.interaction) > longest:
                    raise NotationError("error-text-too-long", most=longest)
                if self._locale is not None and context.place.guild:
                    with contextlib.suppress(PlayerError):  # without the setting, the member is answered all the same
                        context.name_buttons_in(await self._locale(context.place.guild))
                await act(context)
            except PlayerError as refusal:
                context.refusal, sentence = refusal, self.refusal(context, await self._with_working_link(refusal))
                if isinstance(refusal, NotYourTurn) and self._foretell is not None:
                    foretold = await self._foretell(context, str(refusal.params["match"]))
                    sentence = f"{sentence} {foretold}" if foretold else sentence
                if context.kept:  # for example, the match was ended while the answer was made
                    sentence = context.words("ui-saved-then", then=sentence)
                else:
                    outcome = "refused"
                await self._refuse(context, sentence, on_press)
            except Exception as bug:
                if is_connection_trouble(bug):
                    raise
                outcome = "bug"
                ticket = self._ticket(context.interaction, bug)
                await self._refuse(context, context.words("error-bug", ticket=ticket), on_press)
            if not context.answered:
                await context.done(context.words("ui-done"))
        return outcome

    async def _with_working_link(self, refusal: PlayerError) -> PlayerError:
        """Return the refusal with a link that works, even if the board message was deleted and posted again."""
        if "message" in refusal.params and "match" in refusal.params:
            with contextlib.suppress(PlayerError):
                board = await self._find(str(refusal.params["match"]))
                params = {**refusal.params, "channel": board.channel, "message": board.message or 0}
                return type(refusal)(refusal.key, refusal.named, **params)
        return refusal

    def refusal(self, context: Context, refusal: PlayerError) -> str:
        """Return the sentence for a refusal."""
        return refusal_sentence(refusal, context.words, context.place.guild)

    async def _refuse(self, context: Context, sentence: str, on_press: Refuse | None) -> None:
        """Tell a refusal. If even the panel's contents are refused or fail, the sentence replaces the panel."""
        if on_press is not None and (context.on_panel or isinstance(context.refusal, NotYourTurn)):
            try:
                await on_press(context, sentence)
                return
            except PlayerError as second:
                _log.info("Interaction %s: the panel is not shown again: %s", context.interaction.id, second)
            except Exception as bug:
                if is_connection_trouble(bug):
                    raise
                self._ticket(context.interaction, bug)
        await (context.done(sentence) if context.on_panel else context.tell(sentence))

    @contextlib.asynccontextmanager
    async def _deferring(self, context: Context) -> AsyncIterator[None]:
        """Defer an interaction that is not answered within the door's patience."""

        async def defer() -> None:
            try:
                await context.defer()
            except Exception as problem:  # noqa: BLE001 - the answer itself has failed, so the error is only logged
                self._note_failed_answer(context.interaction, problem)

        deferring: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._patience, lambda: deferring.append(loop.create_task(defer())))
        try:
            yield
        finally:
            timer.cancel()
            await asyncio.gather(*deferring)

    def _note_failed_answer(self, interaction: Interaction, problem: Exception) -> None:
        """Log that the member got no answer. If the member has changed a match, the change stays."""
        if is_outside(problem):
            _log.warning("Interaction %s could not be answered: %s", interaction.id, summary(problem))
        else:
            self._ticket(interaction, problem)

    def _ticket(self, interaction: Interaction, bug: BaseException) -> str:
        ticket, note = new_ticket(self._chance), interaction.extras.get(_NOTE)
        who = (interaction.id, interaction.user.id, interaction.guild_id, "a note" if note else interaction.data)
        _log.error("Ticket %s: interaction %s of %s in guild %s: %r", ticket, *who, exc_info=bug)
        return ticket


# ---- decorators of commands ----


def entered(method: Callable[Concatenate[CogT, Context, P], Awaitable[None]]) -> Entry[CogT, P]:
    """Send a slash command through the door, only in servers. Write this decorator below `app_commands.command`."""
    return app_commands.guild_only(_let_in(method, direct=False, longest=LONGEST_TYPED))


def entered_anywhere(method: Callable[Concatenate[CogT, Context, P], Awaitable[None]]) -> Entry[CogT, P]:
    """Do the same as `entered`, but allow all places, since members can install the bot for themselves."""
    return entered_anywhere_with_text(LONGEST_TYPED)(method)


def entered_anywhere_with_text(
    longest: int,
) -> Callable[[Callable[Concatenate[CogT, Context, P], Awaitable[None]]], Entry[CogT, P]]:
    """Do the same as `entered_anywhere`, but allow texts of up to `longest` characters."""

    def let_in(method: Callable[Concatenate[CogT, Context, P], Awaitable[None]]) -> Entry[CogT, P]:
        anywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        for_both = app_commands.allowed_installs(guilds=True, users=True)
        return for_both(anywhere(_let_in(method, direct=True, longest=longest)))

    return let_in


def _let_in(
    method: Callable[Concatenate[CogT, Context, P], Awaitable[None]], *, direct: bool, longest: int
) -> Entry[CogT, P]:
    @functools.wraps(method)
    async def entry(cog: CogT, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async def act(context: Context) -> None:
            kwargs.update(await values_meant(cog, context, kwargs))
            _check_values(interaction, kwargs)
            await method(cog, context, *args, **kwargs)

        await cog.client.door.enter(interaction, act, direct=direct, longest=longest)

    return entry


def _check_values(interaction: Interaction, given: Mapping[str, object]) -> None:
    """Check the values of a command's options, which an outdated or forged request may have wrong.

    Discord's apps let members send only values that fit, but nothing else looks at them. Raises NotAllowed for a value
    that is not among the choices, and OptionError for a number outside its range.
    """
    command = interaction.command
    for option in command.parameters if isinstance(command, app_commands.Command) else ():
        known = [option.default, *(one.value for one in option.choices)]
        if option.choices and option.name in given and given[option.name] not in known:
            raise NotAllowed("ui-reload-discord")
        low, high, value = option.min_value, option.max_value, given.get(option.name)
        if isinstance(value, int) and value != option.default and not _is_within(value, low, high):
            ends = {"low": int(low or 0), "high": int(high or 0), "ends": int(high is not None)}
            raise OptionError("error-option-range", option=option.display_name, **ends)


def _is_within(value: int, low: float | None, high: float | None) -> bool:
    return (low is None or low <= value) and (high is None or value <= high)


def suggesting(
    method: Callable[[CogT, Context, str], Awaitable[Choices]],
) -> Callable[[CogT, Interaction, str], Coroutine[Any, Any, Choices]]:
    """Send requests for suggestions through the door. Write this decorator below `autocomplete`."""

    @functools.wraps(method)
    async def of_any(cog: CogT, context: Context, current: str, _: str) -> Choices:
        return await method(cog, context, current)

    return suggesting_each(of_any)


def suggesting_each(
    method: Callable[[CogT, Context, str, str], Awaitable[Choices]],
) -> Callable[[CogT, Interaction, str], Coroutine[Any, Any, Choices]]:
    """Do as `suggesting` for a method that serves several options, and so also gets the name of the option."""

    async def entry(cog: CogT, interaction: Interaction, current: str) -> Choices:
        async def find(context: Context) -> Choices:
            await read_others(cog, context)
            return await method(cog, context, current, focused_in(interaction.data or {}) or "")

        return await cog.client.door.suggest(interaction, find)

    read_from(entry, method)
    entry.__qualname__ = method.__qualname__  # because of the dot, discord.py passes the cog
    return entry


def _longest_text(interaction: Interaction) -> int:
    """Return the length of the longest text that the member typed into a command or a modal."""

    def lengths(part: Mapping[str, Any]) -> Iterator[int]:
        yield from (len(text) for text in (part.get("value"), *part.get("values", ())) if isinstance(text, str))
        for inner in (*part.get("options", ()), *part.get("components", ()), part.get("component")):
            if inner is not None:
                yield from lengths(inner)

    data: Mapping[str, Any] = interaction.data or {}
    return max(lengths(data), default=0)
