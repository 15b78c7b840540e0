"""The search: strangers send every kind of press to two bots that differ only in hidden information."""

import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from discord.webhook.async_ import async_context

from bot.playground.world.clock import ManualClock
from bot.playground.world.interaction import Interaction, Kind
from bot.playground.world.permissions import Permission
from bot.playground.world.world import World
from bot.sessions.model import Place
from bot.sessions.sessions import MATCH_ID_LENGTH, MATCH_ID_LETTERS
from tests.cogs.desk import StillClock
from tests.strangers.hall import Bot
from tests.strangers.presses import BUTTON, Known, Press, Presses
from tests.strangers.scenes import SCENES, Twins
from tests.strangers.wire import Exchange, Form, ticket_in

MEMBERS = 6
AN_EPISODE = 2_500  # answers before two new bots replace the old bots
A_STEP = 12  # presses after each step of a match
ABROAD = Place(guild=4_242, channel=4_343)
TRIES = 5  # the most attempts to open a match
KINDS = "bsm"  # buttons, selects, modals
LESSONS = 400  # presses of members, from which the search learns what boards and panels offer


@dataclass
class Report:
    answers: int = 0  # the number of answers to strangers
    leaks: list[str] = field(default_factory=list)  # answers that depended on hidden information, with their presses
    unanswered: list[str] = field(default_factory=list)  # presses without an answer
    bugs: list[str] = field(default_factory=list)  # presses whose answer reported a bug
    pressed: Counter[str] = field(default_factory=Counter)  # presses by handler, command or autocompletion
    looked: Counter[str] = field(default_factory=Counter)  # presses by kind of match
    told: Counter[str] = field(default_factory=Counter)  # answers by kind of answer
    seconds: float = 0.0


class Hall:
    """A server with strangers, and with members in private matches. It makes the bots."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.world = World.default(clock=ManualClock())
        self.clock = StillClock()
        self.members = [self.world.join(f"member{number}", f"Member {number}").id for number in range(MEMBERS)]
        vault = self.world.add_channel("vault")
        moderators = next(role.id for role in self.world.guild.roles.values() if role.name == "Moderators")
        for role in (self.world.guild.id, moderators):
            self.world.set_permission(vault, role, Permission.VIEW_CHANNEL, allowed=False)
        for one in (*self.members, self.world.bot_id):
            self.world.set_permission(vault, one, Permission.VIEW_CHANNEL, allowed=True)
        thread = self.world.add_thread(self.world.channel("lounge"), self.members[0], "aside", private=True)
        # Moderators with this permission would see all private threads.
        self.world.set_permission(self.world.channel("lounge"), moderators, Permission.MANAGE_THREADS, allowed=False)
        moderator = self.world.join("mo", "Mo", roles=(moderators,))
        self.strangers = [self.world.user("Chen").id, self.world.join("zoe", "Zoe").id, moderator.id]
        here = self.world.guild.id
        self.places = {name: Place(here, self.world.channel(name).id) for name in ("games", "lounge", "vault")}
        self.places |= {"thread": Place(here, thread.id), "abroad": ABROAD, "nowhere": Place(0, 0)}

    @asynccontextmanager
    async def bots(self, folder: Path, count: int) -> AsyncIterator[list[Bot]]:
        """Yield `count` bots with the same history."""
        seed = self.dice.getrandbits(32)
        begun: list[Bot] = []
        try:
            for number in range(count):
                begun.append(await Bot(folder / str(number), self.world, self.clock, seed).__aenter__())
            for body in begun[0].wire.commands:
                self.world.put_command(None, body)
            async_context.set(Exchange(bot.wire for bot in begun))
            yield begun
        finally:
            for bot in begun:
                await bot.__aexit__(None, None, None)

    def twins(self, bots: list[Bot], *, absent: bool) -> list[Twins]:
        """Return matches of each kind. absent: whether the second bot lacks the matches that strangers cannot see."""
        found = []
        for number, scene in enumerate(SCENES):
            members = [self.members[(number + offset) % MEMBERS] for offset in range(max(1, scene.table))]
            found.append(Twins(scene, bots, members, self.places[scene.place], absent))
        return found

    def fresh_id(self) -> str:
        return "".join(self.dice.choice(MATCH_ID_LETTERS) for _ in range(MATCH_ID_LENGTH))

    async def send(self, bot: Bot, interaction_id: int, press: Press, user: int, channel: int) -> Form:
        token = f"{interaction_id}-{id(bot)}"
        return await bot.send(
            Interaction(interaction_id, press.kind, user, channel, press.data, token),
            press.message,
        )


async def learn(hall: Hall, folder: Path) -> Known:
    """Let members press everything on boards, panels and answers. Return the buttons and choices found there."""
    known, dice = Known(), hall.dice
    async with hall.bots(folder, 1) as [bot]:
        for twins in hall.twins([bot], absent=False):
            await twins.step(dice, hall.fresh_id())
            if not twins.id:
                continue
            place = hall.places[twins.scene.place if twins.scene.place in ("games", "lounge", "vault") else "games"]
            open_ones = [
                address
                for posted in bot.wire.posted.get(twins._place.channel, {}).values()
                for address, _ in known.learn((posted,))
            ]
            seen = set()
            for _ in range(LESSONS // len(SCENES)):
                if not open_ones:
                    break
                address = open_ones.pop(dice.randrange(len(open_ones)))
                if address in seen or address.kind != "b":
                    continue
                seen.add(address)
                parts = [{"type": BUTTON, "id": 2, "style": 2, "label": "?", "custom_id": str(address)}]
                message = bot.wire.message(place.channel, 5, components=[{"type": 1, "id": 1, "components": parts}])
                data = {"custom_id": str(address), "component_type": BUTTON, "id": 2}
                press = Press(Kind.COMPONENT, data, message)
                user = dice.choice(twins._members)
                form = await hall.send(bot, hall.world.new_id(), press, user, place.channel)
                open_ones += [found for found, _ in known.learn(form)]
    return known


async def search(
    folder: Path, *, answers: int, seed: int, known: Known | None = None, until_found: bool = False
) -> Report:
    """Compare `answers` answers of two bots, and return the report.

    known: what boards and panels offer; if it is None, members press buttons first to find out
    until_found: whether to stop at the first leak
    """
    report, begun, episode = Report(), time.monotonic(), 0
    known = await learn(Hall(seed), folder / "lessons") if known is None else known
    while report.answers < answers and not (until_found and report.leaks):
        # Each episode has new bots. In every second episode, one bot lacks the matches that strangers may not know of.
        wanted = min(AN_EPISODE, -(-answers // 2), answers - report.answers)
        hall = Hall(seed * 1_000 + episode)
        await _episode(hall, folder / str(episode), known, report, wanted, bool(episode % 2), until_found)
        episode += 1
    report.seconds = time.monotonic() - begun
    return report


async def sweep(
    folder: Path, *, seed: int, known: Known, only: str = "", kinds: int = len(KINDS), both: bool = True
) -> Report:
    """Press every handler on every kind of private match.

    only: the beginning of the names of the handlers to press, such as "gemrush:wide"
    kinds: how many of the three KINDS are used for each handler; the next handler begins with the next kind
    both: whether each handler is pressed on each kind of match twice: once where the second bot has other hidden
        information, and once where it lacks the match. Otherwise handlers and kinds alternate between the two
    """
    report, begun = Report(), time.monotonic()
    for absent in (False, True):
        hall = Hall(seed)
        async with hall.bots(folder / str(absent), 2) as bots:
            presses = Presses(bots[0], known, hall.dice, [*hall.members, *hall.strangers])
            for number, twins in enumerate(hall.twins(bots, absent=absent)):
                for order, (place, action) in enumerate(presses.handlers):
                    name = f"{place}:{action}"
                    if not both and (number + order) % 2 == absent:
                        continue
                    first = (number + order) % len(KINDS)
                    for kind in (KINDS[first:] + KINDS[:first])[:kinds] if name.startswith(only) else "":
                        await _reopened(twins, hall)
                        user = hall.dice.choice(hall.strangers[:2])
                        channel = hall.places[hall.dice.choice(_OPEN)].channel
                        press = presses.component(place, action, {twins.id: twins.version}, channel, kind)
                        await _sent_to_both(hall, bots, (name, press, user, channel), twins.scene.name, report)
                        await twins.look()
                await twins.end()
    report.seconds = time.monotonic() - begun
    return report


async def _reopened(twins: Twins, hall: Hall) -> None:
    """Begin a new match if the last match has ended. Raises RuntimeError if that fails."""
    for _ in range(TRIES):
        if twins.id:
            return
        await twins.step(hall.dice, hall.fresh_id())
    raise RuntimeError(f"no match of the kind {twins.scene.name} can be opened any more")


async def _episode(
    hall: Hall, folder: Path, known: Known, report: Report, wanted: int, absent: bool, until_found: bool
) -> None:
    dice, end = hall.dice, report.answers + wanted
    async with hall.bots(folder, 2) as bots:
        scenes = hall.twins(bots, absent=absent)
        presses = Presses(bots[0], known, dice, [*hall.members, *hall.strangers])
        for twins in scenes:
            await twins.step(dice, hall.fresh_id())
        while report.answers < end:
            moved = dice.choice(scenes)
            await moved.step(dice, hall.fresh_id())
            for _ in range(A_STEP):
                if report.answers >= end or (until_found and report.leaks):
                    return
                # The match with the latest move is named more often than each other match.
                shown = dice.choice([moved, *dice.sample(scenes, 2)])
                ids = {shown.id: shown.version} if shown.id else {}
                await _compare(hall, bots, presses, ids, shown.scene.name, report)
                for twins in scenes:
                    await twins.look()
            _compare_boards(hall, bots, report)


async def _compare(
    hall: Hall, bots: list[Bot], presses: Presses, ids: dict[str, int], scene: str, report: Report
) -> None:
    """Draw a press, send it to both bots, and compare the answers."""
    user = hall.dice.choice(hall.strangers)
    direct = hall.dice.random() < 0.1
    place = hall.world.dm(user, hall.world.bot_id).id if direct else hall.places[hall.dice.choice(_OPEN)].channel
    name, press = presses.draw(ids, user, place)
    if press is not None:
        await _sent_to_both(hall, bots, (name, press, user, place), scene if ids else "none", report)


async def _sent_to_both(
    hall: Hall, bots: list[Bot], sent: tuple[str, Press, int, int], scene: str, report: Report
) -> None:
    """Send a press to both bots, and report a leak. `sent` is (name of the press, press, user, channel)."""
    name, press, user, channel = sent
    interaction = hall.world.new_id()
    one, two = [await hall.send(bot, interaction, press, user, channel) for bot in bots]
    report.answers += 1
    report.pressed[name] += 1
    report.looked[scene] += 1
    shown = f"{scene}: {name}: {press}"
    if one != two:
        report.leaks.append(f"{shown}\n    {_where(one, two)}")
    if any(part[0] == "no answer" for part in one):
        report.unanswered.append(shown)
    if ticket_in(one):
        report.bugs.append(shown)
    report.told[_kind_of(one)] += 1


_OPEN = ("games", "lounge")


def _compare_boards(hall: Hall, bots: list[Bot], report: Report) -> None:
    """Compare the messages in the channels that strangers see."""
    for name in _OPEN:
        channel = hall.places[name].channel
        one, two = (bot.wire.posted.get(channel, {}) for bot in bots)
        if one != two:
            changed = [message for message in {*one, *two} if one.get(message) != two.get(message)]
            first = changed[0]
            report.leaks.append(f"board in {name}:\n    {_where(one.get(first), two.get(first))}")
            for bot in bots:  # so that each difference is reported once
                bot.wire.posted.pop(channel, None)


def _kind_of(form: Form) -> str:
    """Return the kind of an answer: text, pictures, modal or choices."""
    if any(part[2] for part in form):
        return "pictures or files"
    texts = " ".join(part[1] for part in form)
    if texts.startswith("{") and json.loads(form[0][1]).get("type") in (8, 9):
        return {8: "choices", 9: "modal"}[json.loads(form[0][1])["type"]]
    return "text"


def _where(one: object, two: object, around: int = 300) -> str:
    """Return the text around the first difference of two forms, from both forms."""
    texts = str(one), str(two)
    at = next((i for i, (a, b) in enumerate(zip(*texts, strict=False)) if a != b), min(map(len, texts)))
    return "\n    ".join(f"…{text[max(0, at - around) : at + around]}…" for text in texts)
