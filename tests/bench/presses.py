"""Measures what turns cost a member on a phone: `python -m tests.bench.presses [GAME]`.

The script plays turns through the real bot and the local Discord with menus and buttons alone, in matches of two. Each
menu's first option is chosen, which is the best one where the bot ranks them.

- Presses: how many taps of a thumb a turn needs, counted from the board. A button is one. A choice in a menu is two:
  open it, choose. A form is two, too: open it, send it; typing is not counted.
- Words: how many words stand below the picture of the board when a turn begins, with the labels of its buttons.
- To the picture: the time from a press until the member gets the next picture, or an answer without one.
"""

import asyncio
import logging
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.games import all_games
from bot.playground import Actor, Interaction, Message
from bot.playground.world.events import MessageCreated, MessageUpdated
from bot.playground.world.model import nested
from bot.sessions.model import Match
from tests.cogs.desk import Desk, buttons, started_by_buttons
from tests.cogs.gembatan_table import asks, option_buttons

TURNS = 50
MOST = 40  # presses of one turn
SELECT, TEXT, GALLERY = 3, 10, 12
_WORD = re.compile(r"\w[\w’'-]*|[+-]?\d+")
_PICTURE = re.compile(r"<a?:\w+:\d+>")


class Hand:
    """A member's finger: it presses, and notes how long each press takes.

    Attributes:
        who: the member.
        panel: the private panel that the last press has shown, or None.
        count: the taps of this turn.
        built: whether the turn has built a room of Gem Rush.
        times: the milliseconds that each press took.
    """

    def __init__(self, desk: Desk, who: Actor, times: list[float]) -> None:
        self.desk = desk
        self.who = who
        self.times = times
        self.panel: Message | None = None
        self.count = 0
        self.built = False

    async def press(self, label: str, message: Message | None = None) -> None:
        await self._do(self.who.click(message or self.desk.board(self.who), label))

    async def choose(self) -> None:
        """Choose the panel's first option, or as many of its first menu as it asks for."""
        assert self.panel is not None
        found = [one["custom_id"] for one in option_buttons(self.panel).values()] or moves(self.panel)
        if found:
            await self._do(self.who.click(self.panel, found[0]))
            return
        menu = menus(self.panel)[0]
        values = [each["value"] for each in menu["options"][: menu.get("min_values", 1)]]
        self.count += len(values)  # each line is one tap, and `_do` counts the opening of the menu
        await self._do(self.who.select(self.panel, menu["custom_id"], *values))

    async def _do(self, press: Awaitable[Interaction]) -> None:
        seen: list[tuple[float, bool]] = []
        pictures = {one.id: _pictures(one) for one in self.who.messages("games")}

        def note(event: object) -> None:
            if isinstance(event, MessageCreated | MessageUpdated) and event.message.only_for in (None, self.who.id):
                now = time.perf_counter()
                seen.append((now, bool(_pictures(event.message) - pictures.get(event.message.id, set()))))

        stop = self.desk.playground.world.listen(note)
        start = time.perf_counter()
        sent = await press
        await self.desk.answered(sent)
        await self.desk.drawn()
        stop()
        assert sent.failed is None, sent.failed
        self.count += 1
        shown = [at for at, new in seen if new] or [at for at, _ in seen]
        if shown:
            self.times.append((shown[0] - start) * 1000)
        if sent.modal is not None:
            await self._do(self.who.submit(sent, await self._written()))
            return
        self.panel = sent.answer if sent.answer is not None and sent.answer.only_for else None

    async def _written(self) -> dict[str, Any]:
        """Return what is typed into the only form of these turns, that of a move in Gems 3D."""
        return {"move": (await self.desk.legal(self.who))[0]}


async def gembatan(hand: Hand) -> None:
    """Play until nothing else fits, and end the turn."""
    labels = list(buttons(hand.desk.board(hand.who)))
    if "Play" not in labels:
        await hand.press(labels[0])
        if labels[0] == "Trade" and hand.panel is not None:
            await hand.press("Choose all", hand.panel)
            await hand.press(next(label for label in buttons(hand.panel) if label.startswith("Trade ")), hand.panel)
        return
    await hand.press("Play")
    while asks(hand.panel):
        await hand.choose()
    await hand.press("End turn", hand.panel)


async def gems3d(hand: Hand) -> None:
    before = (await hand.desk.match(hand.who)).version
    await hand.press("Move")
    while asks(hand.panel) and (await hand.desk.match(hand.who)).version == before:
        await hand.choose()


async def gemrush(hand: Hand) -> None:
    """Build behind the first door that the hand can pay for, and draw. A press that is refused does not count."""
    turn, tried = await _turn(hand), set[str]()
    while await _turn(hand) == turn and hand.count < MOST:
        version, count = (await hand.desk.match(hand.who)).version, hand.count
        labels = list(buttons(hand.desk.board(hand.who)))
        doors = [label for label in labels if "+" in label and label not in tried]
        label = next(iter(doors if not hand.built else []), next((one for one in labels if "Draw" in one), labels[0]))
        tried.add(label)
        await hand.press(label)
        while (asks(hand.panel) or moves(hand.panel)) and hand.count < MOST:
            before = (await hand.desk.match(hand.who)).version
            await hand.choose()
            if (await hand.desk.match(hand.who)).version > before:
                break
        if (await hand.desk.match(hand.who)).version == version:
            hand.count = count
        elif label in doors:
            hand.built = True


async def _turn(hand: Hand) -> object:
    match = await hand.desk.match(hand.who)
    return match.to_move, match.over


GAMES: Mapping[str, tuple[str, Callable[[Hand], Awaitable[None]]]] = {
    "gems3d": ("gems new", gems3d),
    "gembatan": ("gembatan new", gembatan),
    "gemrush": ("rush new", gemrush),
}


def moves(message: Message | None) -> list[str]:
    """Return the custom_ids of a panel's buttons that make a move of Gem Rush."""
    return [] if message is None else [each for each in buttons(message).values() if ":do:" in each]


def menus(message: Message | None) -> list[dict[str, Any]]:
    return [] if message is None else [part for part in nested(message.components) if part["type"] == SELECT]


def words_below(board: Message) -> int:
    """Return how many words stand below the picture of a board, with the labels of its buttons."""
    parts = list(nested(board.components))
    below = parts[next(place for place, part in enumerate(parts) if part["type"] == GALLERY) :]
    said = " ".join(str(part.get("content") or part.get("label") or "") for part in below)
    return len(_WORD.findall(_PICTURE.sub("", said)))


def _pictures(message: Message) -> set[int]:
    return {one.id for one in message.attachments}


async def measured(game: str) -> tuple[list[int], list[int], list[float]]:
    """Play turns of a game. Return the presses of each turn, the words below each board, and the milliseconds."""
    new, play = GAMES[game]
    presses: list[int] = []
    words: list[int] = []
    times: list[float] = []
    options = {"mode": "relay"} if game == "gems3d" else {}
    with tempfile.TemporaryDirectory() as folder:
        async with Desk(Path(folder)) as desk:
            desk.playground.rest.spec = None  # Checking requests against Discord's description would take time.
            await asyncio.to_thread(desk.client.faces[game].painter.warm_up)
            while len(presses) < TURNS:
                desk.seed += 1
                members = await started_by_buttons(desk, new, "Ada", "Bela", **options)
                while len(presses) < TURNS and not (match := await desk.match(members[0])).over:
                    hand = Hand(desk, mover(match, members), times)
                    words.append(words_below(desk.board(hand.who)))
                    desk.clock.turn(1)
                    await play(hand)
                    presses.append(hand.count)
    return presses, words, times


def mover(match: Match, members: list[Actor]) -> Actor:
    return next(who for who in members if match.seat_of(who.id) in match.to_move)


def table() -> Iterator[str]:
    asked = sys.argv[1:] or [key for key in GAMES if key in all_games()]
    yield f"{'a turn by touch':<12} {'presses':>8} {'most':>5} {'words':>6} {'p50 ms':>8} {'p99 ms':>8} {'pictures':>9}"
    for game in asked:
        presses, words, times = asyncio.run(measured(game))
        slow = statistics.quantiles(times, n=100)[98]
        median = statistics.median
        yield (
            f"{game:<12} {median(presses):>8.0f} {max(presses):>5} {median(words):>6.0f} "
            f"{median(times):>8.0f} {slow:>8.0f} {len(times):>9}"
        )


if __name__ == "__main__":
    logging.getLogger("discord").setLevel(logging.ERROR)
    for row in table():
        print(row, flush=True)
