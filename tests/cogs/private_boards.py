"""Starts and plays races and dailies, whose boards only their owner sees."""

import json
import re
from collections.abc import Iterator
from typing import Any

from bot.engine.game import Seat
from bot.games import all_games
from bot.games.gems3d import GAME
from bot.games.gems3d.model import State
from bot.playground import Actor, Interaction, Message
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.sessions.model import Match
from bot.storage import dailies
from tests.cogs.desk import Desk, buttons, started


async def move_made(desk: Desk, who: Actor, game: str = "gems3d") -> Match:
    """Make a move in a member's open daily, so that the table of its day has it. Return the match."""
    match, rules = await daily_of(desk, who, game), all_games()[game]
    move = rules.default(match.state, Seat(0))
    return await desk.sessions.turns.play(desk.request(who), match.id, move, match.version)


async def daily_of(desk: Desk, who: Actor, game: str = "gems3d") -> Match:
    """Return the daily of a game that a member has begun today."""
    match_id = await desk.sessions.database.read(dailies.own, desk.sessions.dailies.today, game, who.id)
    assert match_id is not None
    return await desk.sessions.matches.match(match_id)


def state_of(match: Match) -> State:
    state: State | None = match.state
    assert state is not None
    return state


def panel(who: Actor, channel: str = "games") -> Message:
    """Return the newest message with a picture that only this member sees."""
    return [m for m in who.messages(channel) if m.only_for is not None and m.attachments][-1]


def first_move(match: Match, seat: int) -> str:
    return GAME.notate(GAME.default(state_of(match), Seat(seat)))


def actor(desk: Desk, name: str) -> Actor:
    """Return the member of this name, who joins the server if necessary. New members read English, Chen reads
    German.
    """
    if name not in [user.name for user in desk.playground.world.state.users.values()]:
        desk.playground.world.join(name.lower(), name)
    return desk.actor(name)


async def race(desk: Desk, *names: str, **options: Any) -> tuple[list[Actor], Match]:
    """Start a race with these members, the first as host. Open each member's board."""
    for name in names:
        actor(desk, name)
    members = await started(desk, "gems new", *names, mode="race", **options)
    for member in members:
        await desk.press(member, "My board")
    return members, await desk.match(members[0])


async def move(desk: Desk, who: Actor, text: str, message: Message | None = None) -> Interaction:
    """Move on the member's board: press Move, write one line, press Send."""
    return await desk.move(who, text, message or panel(who))


async def finish(desk: Desk, who: Actor, channel: str = "games") -> None:
    """End the member's board in its present position."""
    await desk.press(who, "End my board", panel(who, channel))
    asking = [m for m in who.messages(channel) if m.only_for is not None and "Yes, end it" in buttons(m)][-1]
    assert list(buttons(asking))[-1] == "Yes, end it"  # A double tap on End my board must not press it.
    await desk.press(who, "Yes, end it", asking)


def unnamed(written: str, match: Match) -> str:
    """Return what a message says without the id and the seal of its match, and without the marks made from this id."""
    return re.sub(r'"id": \d+', '"id": 0', written.replace(match.id, "match").replace(match.terms.seal, "seal"))


class Public:
    """Records every version of every public message."""

    def __init__(self, desk: Desk) -> None:
        self.forms: list[tuple[str, tuple[str, ...], tuple[bytes, ...]]] = []
        self._world = desk.playground.world
        self._world.listen(self._note)

    def _note(self, event: object) -> None:
        if isinstance(event, (MessageCreated, MessageUpdated)) and event.message.only_for is None:
            message = event.message
            written = json.dumps([message.content, message.components], ensure_ascii=False)
            alts = tuple(each.description or "" for each in message.attachments)
            self.forms.append((written, alts, tuple(self._world.files[each.id] for each in message.attachments)))

    def words(self) -> Iterator[str]:
        for written, alts, _ in self.forms:
            yield written
            yield from alts
