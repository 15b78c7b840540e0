"""Whatever Discord refuses, a move is told as stored, and its board and its call come once Discord allows them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.model import Match
from bot.sessions.pace import MINUTE
from bot.ui.entry.reasons import REASONS, UNKNOWN_CHANNEL, Mender, Next, Reason
from cogs.allowed import GATHER, Allowed
from tests.cogs.desk import Desk, relay, said, started
from tests.cogs.gembatan_table import TWO
from tests.cogs.private_boards import actor

SOON = 10_000  # milliseconds from the event that tells of the end of a reason to board and call
SENDS = r"^(POST|PATCH|DELETE) /channels/\d+/messages"
EDITS = r"^PATCH /channels/\d+/messages"


async def gems3d(desk: Desk) -> tuple[list[Actor], dict[str, str]]:
    members = await started(desk, "gems new", "Ada", "Bela", mode="relay")
    start, goal = next(move for move in await desk.legal(members[0]) if "=" not in move).split("-")
    return members, {"command": "gems move", "from_": start, "to": goal}


async def gembatan(desk: Desk) -> tuple[list[Actor], dict[str, Any]]:
    desk.lay_out(TWO)
    members = await started(desk, "gembatan new", "Ada", "Bela")
    return members, {"command": "gembatan fill", "socket": "BH60-BI60", "end": True}


async def gemrush(desk: Desk) -> tuple[list[Actor], dict[str, str]]:
    return await started(desk, "rush new", "Ada", "Bela"), {"command": "rush draw"}


# Starts a match of Ada and Bela, and returns them with a command that ends Ada's turn.
GAMES: dict[str, Callable[[Desk], Awaitable[tuple[list[Actor], dict[str, Any]]]]] = {
    "gems3d": gems3d,
    "gembatan": gembatan,
    "gemrush": gemrush,
}


TOLD = {
    Mender.MANAGER: "A server manager can change this",
    Mender.MODERATOR: "A moderator can unlock it",
    Mender.OPERATOR: "tell those who run this bot: ticket **",
    Mender.TIME: "Discord does not take the board just now. It comes later by itself.",
}


class Cause(NamedTuple):
    """Why Discord refuses a board.

    Attributes:
        begins, ends: let the reason begin and end.
        heard: whether an event tells the bot of the end. Else it tries again by itself.
        passes: whether it passes soon, so that the bot sends the same again after seconds.
        told: what the member who moves reads of who can mend it.
    """

    begins: Callable[[Desk], None]
    ends: Callable[[Desk], None]
    heard: bool = True
    passes: bool = False
    told: str = "I need the permission"


def lacks(which: Permission) -> Cause:
    def change(desk: Desk, *, allowed: bool) -> None:
        world = desk.playground.world
        world.set_permission(world.channel("games"), world.bot_id, which, allowed=allowed)

    return Cause(lambda desk: change(desk, allowed=False), lambda desk: change(desk, allowed=True))


def lacks_everywhere(which: Permission) -> Cause:
    """Take the permission from the bot's role and from everybody."""

    def change(desk: Desk, *, allowed: bool) -> None:
        world, guild = desk.playground.world, desk.playground.world.find_guild(None)
        own = [guild.roles[role] for role in guild.members[world.bot_id].roles]
        for role in (*own, guild.roles[guild.id]):
            world.set_role(guild, role, role.permissions | which if allowed else role.permissions & ~which)

    return Cause(lambda desk: change(desk, allowed=False), lambda desk: change(desk, allowed=True))


def answers(status: int, code: int, reason: Reason) -> Cause:
    begins, ends = partial(_ordered, status=status, code=code), lambda desk: desk.playground.faults.clear()
    told = "The board is not in <#" if (status, code) == (403, 0) else TOLD[reason.mender]
    return Cause(begins, ends, heard=False, passes=reason.next is Next.SOON, told=told)


def _ordered(desk: Desk, status: int, code: int) -> None:
    faults = desk.playground.faults
    if status >= 500:
        faults.fail(SENDS, status=status, times=1_000)
    elif status == 429:
        faults.rate_limit(SENDS, times=1_000, is_global=not code)
    else:
        faults.refuse(SENDS, status=status, code=code, times=1_000)


CAUSES: dict[str, Cause] = {
    "View Channel is gone": lacks(Permission.VIEW_CHANNEL),
    "Send Messages is gone": lacks(Permission.SEND_MESSAGES),
    "the role lost Send Messages": lacks_everywhere(Permission.SEND_MESSAGES),
    "the role lost View Channel": lacks_everywhere(Permission.VIEW_CHANNEL),
    **{
        f"{status}/{code}": answers(status, code, reason)
        for (status, code), reason in REASONS.items()
        if reason.mender in TOLD  # the others have tests of their own
    },
}


def allowed(desk: Desk) -> Allowed:
    cog = desk.client.get_cog("Allowed")
    assert isinstance(cog, Allowed)
    return cog


async def looked(desk: Desk) -> None:
    """Wait until the bot has heard of all events so far, and has looked which boards it may show now."""
    await desk.slash(desk.actor("Chen"), "turns", "lounge")
    desk.clock.turn(GATHER / MINUTE)
    await allowed(desk).settle()


BY_DAY = ("the role lost View Channel", "403/50013", "400/40004", "400/50035", "500/0")


def cases() -> Iterator[Any]:
    """Yield each cause with each game, most of them at night."""
    games = cycle(GAMES)
    for name in CAUSES:
        first = next(games)
        for game in GAMES:
            by_day = game == first and name in BY_DAY
            yield pytest.param(game, name, marks=[] if by_day else [pytest.mark.nightly], id=f"{game}: {name}")


@pytest.mark.parametrize("game", GAMES)
async def test_who_moves_where_the_channel_is_gone_is_told_so(desk: Desk, game: str) -> None:
    members, command = await GAMES[game](desk)
    await desk.drawn()
    match = await desk.match(members[0])
    mover = next(one for one in members if one.id == match.seats[match.to_move[0]].user)
    _ordered(desk, 404, UNKNOWN_CHANNEL)

    moved = await mover.slash("games", command.pop("command"), **command)
    await desk.drawn()

    assert said(moved).startswith("Your move counts. The channel of this match is gone")
    assert "`/move` in another channel" in said(moved)
    stored = await desk.sessions.matches.match(match.id)
    assert (stored.to_move != match.to_move, stored.terms.unreachable) == (True, "channel")


@pytest.mark.parametrize(
    ("status", "code"), [key for key, reason in REASONS.items() if reason.next is Next.ANEW], ids=str
)
async def test_a_board_that_cannot_be_edited_any_more_is_posted_anew(desk: Desk, status: int, code: int) -> None:
    (ada, _), command = await gembatan(desk)
    await desk.drawn()
    before = desk.board(ada)
    desk.playground.faults.refuse(EDITS, status=status, code=code, times=1_000)

    moved = await ada.slash("games", command["command"], socket=command["socket"])
    await desk.drawn()

    match = await desk.match(ada)
    assert match.board.version_shown == match.version
    assert desk.board(ada).id > before.id
    assert "Your move counts" not in said(moved)


@pytest.mark.parametrize(("game", "name"), [*cases()])
async def test_a_refused_board_comes_once_discord_allows_it(desk: Desk, game: str, name: str) -> None:
    cause = CAUSES[name]
    members, command = await GAMES[game](desk)
    await desk.drawn()
    match = await desk.match(members[0])
    mover = next(one for one in members if one.id == match.seats[match.to_move[0]].user)
    pings = len(desk.pings)
    desk.patient.clear()  # The pauses between two attempts do not end.
    cause.begins(desk)

    moved = await mover.slash("games", command.pop("command"), **command)
    if cause.passes:
        await desk.pausing.wait()
    else:
        await desk.drawn()

    stored = await desk.sessions.matches.match(match.id)
    assert stored.version > match.version
    assert stored.to_move != match.to_move
    assert stored.board.version_shown < stored.version
    assert said(moved).startswith("Your move counts. ")
    assert cause.told in said(moved)
    assert "can also move from `/turns`" in said(moved)
    cause.ends(desk)
    ended = desk.clock.now()
    desk.patient.set()
    if cause.heard:
        await looked(desk)
    else:
        desk.clock.turn(SOON / MINUTE)
        await asyncio.sleep(0)
    await desk.playground.until(lambda: len(desk.pings) > pings or None, "the next member was not called")
    await desk.drawn()

    shown = await desk.sessions.matches.match(match.id)
    assert shown.board.version_shown == stored.version
    assert desk.clock.now() - ended <= SOON  # on the clock of the local Discord
    assert desk.pings[pings:] == [(stored.seats[stored.to_move[0]].user,)]


# -- signs that Discord takes requests again -------------------------------------------------------------------------


async def commanded(desk: Desk, _: Match) -> None:
    await desk.slash(desk.actor("Dora"), "turns", "lounge")


async def pressed(desk: Desk, _: Match) -> None:
    ada = desk.actor("Ada")
    await desk.press(ada, "More", desk.board(ada))


async def posted(desk: Desk, other: Match) -> None:
    (seat,) = other.to_move
    mover = next(one for one in map(desk.actor, ("Ada", "Bela")) if one.id == other.seats[seat].user)
    move = desk.games[other.game].default(other.state, seat)
    await desk.sessions.turns.play(desk.request(mover), other.id, move, other.version)


async def changed(desk: Desk, other: Match) -> None:
    guild = desk.client.get_guild(other.place.guild)
    assert guild is not None
    await allowed(desk).on_guild_role_update(guild.default_role, guild.default_role)
    await asyncio.sleep(0)


async def connected(desk: Desk, _: Match) -> None:
    await allowed(desk).on_shard_ready(0)
    await asyncio.sleep(0)


@pytest.mark.parametrize("sign", [commanded, pressed, posted, changed, connected])
async def test_after_a_long_refusal_each_sign_of_its_end_is_an_attempt(
    desk: Desk, sign: Callable[[Desk, Match], Awaitable[None]]
) -> None:
    actor(desk, "Dora")
    ada, bela = await relay(desk)
    await relay(desk, channel="lounge")
    other = await desk.match(ada, "lounge")
    await desk.drawn()
    _ordered(desk, 403, 0)
    start, goal = next(move for move in await desk.legal(ada) if "=" not in move).split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    await desk.drawn()
    match = await desk.match(ada)
    refused = desk.client.presenter.refused
    for _ in range(20):
        desk.clock.turn(30)
        await asyncio.sleep(0)
        await desk.drawn()
    known = refused.get(match.id)
    assert known is not None
    assert known.due is not None
    assert known.due - desk.clock.now() > SOON
    desk.playground.faults.clear()
    ended, pings = desk.clock.now(), len(desk.pings)

    await sign(desk, other)
    desk.clock.turn(GATHER / MINUTE)
    await allowed(desk).settle()
    pinged = await desk.playground.until(lambda: desk.pings[pings:], "the next member was not called")
    await desk.drawn()

    assert pinged[0] == (bela.id,)
    assert desk.clock.now() - ended <= SOON
