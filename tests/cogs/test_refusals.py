"""Whatever Discord refuses, a move is told as stored, and its board and its call come once Discord allows them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from typing import Any, NamedTuple

import pytest

from bot.playground import Actor
from bot.playground.world.permissions import Permission
from bot.sessions.pace import MINUTE
from bot.ui.boards.refused import PAUSES
from bot.ui.entry.trouble import UNKNOWN_CHANNEL
from cogs.allowed import GATHER, Allowed
from tests.cogs.desk import Desk, said, started
from tests.cogs.gembatan_table import TWO

SOON = 10_000  # milliseconds from the event that tells of the end of a reason to board and call
SENDS = r"^(POST|PATCH|DELETE) /channels/\d+/messages"


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


class Reason(NamedTuple):
    """Why Discord refuses a board.

    Attributes:
        begins, ends: let the reason begin and end.
        heard: whether an event tells the bot of the end. Else it tries again by itself.
        told: whether the member is told; else the board only comes later.
    """

    begins: Callable[[Desk], None]
    ends: Callable[[Desk], None]
    heard: bool = True
    told: bool = True


def lacks(which: Permission) -> Reason:
    def change(desk: Desk, *, allowed: bool) -> None:
        world = desk.playground.world
        world.set_permission(world.channel("games"), world.bot_id, which, allowed=allowed)

    return Reason(lambda desk: change(desk, allowed=False), lambda desk: change(desk, allowed=True))


def lacks_everywhere(which: Permission) -> Reason:
    """Take the permission from the bot's role and from everybody."""

    def change(desk: Desk, *, allowed: bool) -> None:
        world, guild = desk.playground.world, desk.playground.world.find_guild(None)
        own = [guild.roles[role] for role in guild.members[world.bot_id].roles]
        for role in (*own, guild.roles[guild.id]):
            world.set_role(guild, role, role.permissions | which if allowed else role.permissions & ~which)

    return Reason(lambda desk: change(desk, allowed=False), lambda desk: change(desk, allowed=True))


def answers(status: int, code: int, *, told: bool = True) -> Reason:
    return Reason(
        lambda desk: _ordered(desk, status, code), lambda desk: desk.playground.faults.clear(), heard=False, told=told
    )


def _ordered(desk: Desk, status: int, code: int) -> None:
    faults = desk.playground.faults
    if status >= 500:
        faults.fail(SENDS, status=status, times=1_000)
    elif status == 429:
        faults.rate_limit(SENDS, times=1_000, is_global=not code)
    else:
        faults.refuse(SENDS, status=status, code=code, times=1_000)


REASONS: dict[str, Reason] = {
    "View Channel is gone": lacks(Permission.VIEW_CHANNEL),
    "Send Messages is gone": lacks(Permission.SEND_MESSAGES),
    "the role lost Send Messages": lacks_everywhere(Permission.SEND_MESSAGES),
    "the role lost View Channel": lacks_everywhere(Permission.VIEW_CHANNEL),
    "403 without a code": answers(403, 0),
    "50001 missing access": answers(403, 50001),
    "50013 missing permissions": answers(403, 50013),
    "40001 unauthorized": answers(403, 40001),
    "40004 sending is disabled for a while": answers(400, 40004),
    "50008 no text channel": answers(400, 50008),
    "50024 wrong type of channel": answers(400, 50024),
    "50035 invalid form": answers(400, 50035),
    "50068 invalid type of message": answers(400, 50068),
    "50109 invalid JSON": answers(400, 50109),
    "150006 agreement needed": answers(400, 150006),
    "160005 a locked thread": answers(403, 160005),
    "200000 a word of AutoMod": answers(403, 200000),
    "200001 a title of AutoMod": answers(403, 200001),
    "220003 a forum without threads": answers(400, 220003),
    "240000 a link that is blocked": answers(400, 240000),
    "20009 explicit content": answers(400, 20009),
    "20016 slow mode": answers(400, 20016),
    "40005 the request is too large": answers(413, 40005),
    "50083 an archived thread": answers(400, 50083),
    "20029 the server's limit of writes": answers(429, 20029, told=False),
    "40062 the service's limit": answers(429, 40062, told=False),
    "130000 Discord is overloaded": answers(503, 130000, told=False),
    "20028 the channel's limit of writes": answers(429, 20028, told=False),
    "429 everywhere": answers(429, 0, told=False),
    "500": answers(500, 0, told=False),
    "502": answers(502, 0, told=False),
    "503": answers(503, 0, told=False),
    "520 of Cloudflare": answers(520, 0, told=False),
}


async def looked(desk: Desk) -> None:
    """Wait until the bot has heard of all events so far, and has looked which boards it may show now."""
    await desk.slash(desk.actor("Chen"), "turns", "lounge")
    cog = desk.client.get_cog("Allowed")
    assert isinstance(cog, Allowed)
    desk.clock.turn(GATHER / MINUTE)
    await cog.settle()


BY_DAY = ("the role lost View Channel", "50013 missing permissions", "40004 sending is disabled for a while", "500")


def cases() -> Iterator[Any]:
    """Yield each reason with each game, most of them at night."""
    games = cycle(GAMES)
    for name in REASONS:
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


@pytest.mark.parametrize(("game", "name"), [*cases()])
async def test_a_refused_board_comes_once_discord_allows_it(desk: Desk, game: str, name: str) -> None:
    reason = REASONS[name]
    members, command = await GAMES[game](desk)
    await desk.drawn()
    match = await desk.match(members[0])
    mover = next(one for one in members if one.id == match.seats[match.to_move[0]].user)
    pings = len(desk.pings)
    desk.patient.clear()  # The pauses between two attempts do not end.
    reason.begins(desk)

    moved = await mover.slash("games", command.pop("command"), **command)
    if reason.told:
        await desk.drawn()
    else:
        await desk.pausing.wait()

    stored = await desk.sessions.matches.match(match.id)
    assert stored.version > match.version
    assert stored.to_move != match.to_move
    assert stored.board.version_shown < stored.version
    assert said(moved).startswith("Your move counts. ") is reason.told
    assert ("Your move counts" in said(moved)) is reason.told
    reason.ends(desk)
    ended = desk.clock.now()
    desk.patient.set()
    if reason.heard:
        await looked(desk)
    else:
        desk.clock.turn(1)
        await asyncio.sleep(0)
    await desk.playground.until(lambda: len(desk.pings) > pings or None, "the next member was not called")
    await desk.drawn()

    shown = await desk.sessions.matches.match(match.id)
    assert shown.board.version_shown == stored.version
    assert desk.clock.now() - ended <= (SOON if reason.heard else PAUSES[0])  # on the clock of the local Discord
    assert desk.pings[pings:] == [(stored.seats[stored.to_move[0]].user,)]
