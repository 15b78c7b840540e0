"""Refusals of Discord whose causes the local Discord does not know, or that come seldom: they are ordered."""

import asyncio
import random
from typing import TYPE_CHECKING, NamedTuple

from tests.universe.troubles.known import HOUR, trouble
from tests.universe.troubles.requests import ANSWER, EDIT, POST, for_a_while

if TYPE_CHECKING:
    from tests.universe.universe import Universe


class Refusal(NamedTuple):
    """What Discord answers to requests that fit a pattern."""

    pattern: str
    status: int
    code: int


OF_ANSWERS = (
    Refusal(ANSWER, 404, 10003),
    Refusal(ANSWER, 404, 10008),
    Refusal(ANSWER, 404, 10015),
    Refusal(ANSWER, 404, 10062),
    Refusal(ANSWER, 400, 40060),
    Refusal(ANSWER, 401, 50027),
    Refusal(r"^PATCH /webhooks/", 400, 50035),
)
OF_REQUESTS = (
    Refusal(EDIT, 400, 30046),
    Refusal(POST, 403, 50013),
    Refusal(EDIT, 403, 50013),
    Refusal(POST, 400, 160005),
)
SELDOM = (
    *(Refusal(POST, 400, code) for code in (20009, 20016, 40004, 50008, 50024, 50035, 50068, 50109, 150006, 220003)),
    Refusal(POST, 400, 240000),
    Refusal(POST, 403, 40001),
    Refusal(POST, 403, 200000),
    Refusal(POST, 413, 40005),
    Refusal(POST, 429, 20028),
    Refusal(POST, 429, 20029),
    Refusal(POST, 429, 40062),
    Refusal(POST, 503, 130000),
    Refusal(EDIT, 400, 50035),
    Refusal(EDIT, 403, 200000),
    Refusal(EDIT, 413, 40005),
)
OF_SERVERS = (50013, 160005)  # a conversation has neither permissions nor threads
OF_PEOPLE = (Refusal(r"^POST /users/@me/channels$", 400, 40003), Refusal(r"^GET /guilds/\d+/members/", 404, 10013))


async def _refuse(
    universe: "Universe", dice: random.Random, refusals: tuple[Refusal, ...], seconds: float = 0.0
) -> None:
    """Refuse one or two requests within some minutes. seconds: how much longer to wait for them."""
    pattern, status, code = dice.choice(refusals)
    universe.say(f"Discord refuses {pattern} with {code}")
    if dice.random() < 0.7:
        await universe.next_request()

    def is_of_server(path: str) -> bool:
        channel = universe.world.state.channels.get(int(path.split("/")[2]))
        return channel is None or channel.guild_id is not None

    where = is_of_server if code in OF_SERVERS else None
    fault = universe.playground.faults.refuse(
        pattern, status=status, code=code, times=dice.randrange(1, 3), where=where
    )
    await asyncio.sleep(seconds)
    await for_a_while(universe, dice, fault)


@trouble("refused answer", keeps_away=True, codes=tuple(one.code for one in OF_ANSWERS))
async def refused_answer(universe: "Universe", dice: random.Random) -> None:
    """Discord refuses answers to interactions, as if they came too late or twice."""
    await _refuse(universe, dice, OF_ANSWERS)


@trouble("refused request", codes=tuple(one.code for one in OF_REQUESTS))
async def refused_request(universe: "Universe", dice: random.Random) -> None:
    """Discord refuses posts or edits, as during a change of roles. Discord tells when it is over."""
    world = universe.world
    try:
        await _refuse(universe, dice, OF_REQUESTS)
    finally:
        everyone = world.guild.roles[world.guild.id]
        world.set_role(world.guild, everyone, everyone.permissions)


@trouble("seldom refusal", codes=tuple({one.code: None for one in SELDOM}))
async def seldom_refusal(universe: "Universe", dice: random.Random) -> None:
    """Discord refuses posts or edits for a reason that comes seldom, as for a word or a link."""
    await _refuse(universe, dice, SELDOM)


@trouble("refused look", codes=tuple(one.code for one in OF_PEOPLE))
async def refused_look(universe: "Universe", dice: random.Random) -> None:
    """Discord opens no conversation, or does not know a member."""
    # Waiting for a conversation uses up attempts, so one refusal afterwards may be the last.
    with universe.excuses.closed.during():
        await _refuse(universe, dice, OF_PEOPLE, 2 * HOUR)
