"""Faults in answers to members, and in whose request is carried out."""

from typing import Any

from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState

from bot.sessions.play import turns
from bot.ui.boards.reconciler import Reconciler
from bot.ui.entry.context import Context
from bot.ui.entry.door import Door
from bot.ui.entry.permissions import check_bot
from tests.universe.plants.known import each, instead_of, plant


@plant("ignored-presses", law="ignored")
def ignore_some() -> None:
    """Do not answer each twentieth interaction."""
    twentieth = each(20)

    @instead_of(Door, "enter")
    async def enter(honest: Any, door: Any, *args: Any, **more: Any) -> None:
        if not twentieth():
            await honest(door, *args, **more)


@plant("slow-deferrals", law="slow")
def defer_late() -> None:
    """Wait for five seconds before an answer is deferred, though Discord waits for three."""

    @instead_of(Door, "__init__")
    def init(honest: Any, door: Any, *args: Any, **more: Any) -> None:
        honest(door, *args, **{**more, "patience": 5.0})


@plant("lost-replays", law="ignored")
def lose_replays() -> None:
    """Lose the interactions that Discord sends again after a RESUME, before it says RESUMED."""
    resuming = False

    @instead_of(DiscordWebSocket, "resume")
    async def resume(honest: Any, socket: Any) -> None:
        nonlocal resuming
        resuming = True
        await honest(socket)

    @instead_of(AutoShardedConnectionState, "parse_resumed")
    def resumed(honest: Any, state: Any, data: Any) -> None:
        nonlocal resuming
        resuming = False
        honest(state, data)

    @instead_of(AutoShardedConnectionState, "parse_interaction_create")
    def interaction(honest: Any, state: Any, data: Any) -> None:
        if not resuming:
            honest(state, data)


@plant("double-answers", law="crash")
def answer_twice() -> None:
    """Defer an interaction that has an answer already."""

    @instead_of(Context, "defer")
    async def defer(honest: Any, context: Any) -> None:
        if context.interaction.response.is_done():
            await context.interaction.response.defer()
        await honest(context)


@plant("borrowed-seats", law="turned")
def borrow_seats() -> None:
    """Let a member who has any seat act for the seat that is to move."""

    @instead_of(turns, "_acting_seat")
    def acting_seat(honest: Any, change: Any, *args: Any) -> Any:
        honest(change, *args)
        return change.match.to_move[0]


@plant("late-refusals", law="lost")
def refuse_late() -> None:
    """Check the bot's permissions after a change is stored, and then refuse it."""

    @instead_of(Reconciler, "watched")
    async def watched(honest: Any, reconciler: Any, context: Any, change: Any) -> Any:
        changed = await change
        check_bot(context.interaction, context.words)

        async def done() -> Any:
            return changed

        return await honest(reconciler, context, done())
