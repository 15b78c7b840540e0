"""Measures how much one member can slow down all others: `python -m tests.bench.fair`.

The busy member uses one button or command forty times a second for some seconds, then the next one. Meanwhile the other
member makes moves and asks for the board. The bot runs in its own process with the real discord.py, and the local
Discord runs in this process. The table shows the other member's times in milliseconds. It also shows how many presses
got no answer, and the most memory that the bot used. `--beside FOLDER` also measures another checkout, in turn.
"""

import argparse
import asyncio
import contextlib
import copy
import json
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.games import all_games
from bot.games.gems3d.model import Mode, Options
from bot.playground import Actor, Interaction, Message, Playground, World
from bot.playground.world.interaction import Kind
from bot.ui.address import Address
from tests.bench.running import bot_process
from tests.cogs.desk import buttons

QUIET = "quiet"
KINDS = (
    QUIET, "/replay log:", "/profile", "/rush rules", "/rush mine", "/leaderboard", "animation", "replay step",
    "/gems reach", "/rush hand", "/help", "/gems board", "stale press",
)  # fmt: skip
A_SECOND = 40  # presses per second
SECONDS = 6.0  # for each kind of press
PATIENCE = 60.0  # seconds to wait for an answer
LONGEST_LOG = 5_900  # characters
MOST_MS, MOST_MIB = 200.0, 350.0
ROW, BUTTON = 1, 2
LONG = {"size": 12, "drop": 1}  # A match with these options has about a hundred moves.


class Row(NamedTuple):
    """The other member's times in milliseconds while the busy member uses one kind of press.

    moves: from a move to its answer
    boards: from asking for the board to the answer
    shown: from a move until the channel shows the board
    sent: how many presses the busy member sent
    lost: how many of these presses got no answer
    mib: the most memory that the bot and its workers used
    """

    kind: str
    moves: list[float]
    boards: list[float]
    shown: list[float]
    sent: int
    lost: int
    mib: float


class Stage:
    """The local Discord with two members, and the bot of one checkout in its own process."""

    def __init__(self, playground: Playground, process: "subprocess.Popen[bytes]") -> None:
        self.playground = playground
        self.process = process
        self.ada, self.ben = playground.actor("Ada"), playground.actor("Bela")
        self.most_memory = 0.0
        self.rush = self.gems = ""
        self.chance = random.Random(5)

    async def begin(self) -> None:
        """Start matches for both members. Ada makes twenty moves, so that her replays have something to show."""
        await self.anew(self.ben, QUIET)
        for command, options in (("rush new", {"mode": "crisis", "alone": True}), ("gems new", {})):
            await self.ada.slash("games", command, **options)
        boards = [await self.ada.wait_for(_of(game), channel="games") for game in ("gemrush", "gems3d")]
        self.rush, self.gems = (_address(board).match for board in boards)
        self.board = boards[1]
        for _ in range(20):
            await self.move(self.ada, "games")

    # ---- what the busy member does ----

    def kinds(self) -> dict[str, Callable[[], Interaction]]:
        log = pasted_log()
        ada, press = self.ada, self.press
        return {
            "/replay log:": lambda: ada.slash("games", "replay", log=log),
            "/profile": lambda: ada.slash("games", "profile"),
            "/rush rules": lambda: ada.slash("games", "rush rules"),
            "/rush mine": lambda: ada.slash("games", "rush mine"),
            "/leaderboard": lambda: ada.slash("games", "leaderboard"),
            "animation": lambda: press(Address("b", "replay", "film", self.gems, 0, "")),
            "replay step": lambda: press(Address("b", "replay", "forth", self.gems, self.chance.randrange(20), "")),
            "/gems reach": lambda: ada.slash("games", "gems reach", cell="A1"),
            "/rush hand": lambda: ada.slash("games", "rush hand"),
            "/help": lambda: ada.slash("games", "help"),
            "/gems board": lambda: ada.slash("games", "gems board"),
            "stale press": lambda: press(Address("b", "gems3d", "move", self.gems, 1, "")),
        }

    def press(self, address: Address) -> Interaction:
        """Press a button with this address, even if the board does not have the button."""
        data = {"component_type": BUTTON, "custom_id": str(address)}
        button = {"type": BUTTON, "style": 2, "label": "press", "custom_id": str(address), "id": 2}
        message = copy.copy(self.board)
        message.components = [{"type": ROW, "id": 1, "components": [button]}]
        sent = self.playground.interactions.open(
            Kind.COMPONENT, self.ada.id, self.board.channel_id, data, message=message
        )
        self.playground.deliver(sent)
        return sent

    # ---- what the other member does ----

    async def move(self, who: Actor, channel: str) -> tuple[float, float]:
        """Make one move. Return the milliseconds until the bot answers and until the board shows the move."""
        board = _newest(who, channel)
        before = _address(board).version
        first = (await who.autocomplete(channel, "gems move", "from_", ""))[0]["value"]
        goal = (await who.autocomplete(channel, "gems move", "to", "", from_=first))[0]["value"]
        start = time.perf_counter()
        sent = who.slash(channel, "gems move", from_=first, to=goal)
        shown = asyncio.create_task(who.wait_for(lambda one: _shows(one, board, before), channel=channel))
        await sent
        answered = time.perf_counter() - start
        newest = await shown
        seen = time.perf_counter() - start
        if not _is_board(newest):
            await self.anew(who, channel)
        return answered * 1000, seen * 1000

    async def anew(self, who: Actor, channel: str) -> None:
        """Start another match of Gems 3D for one member."""
        after = who.last(channel).id if who.messages(channel) else 0
        await who.slash(channel, "gems new", **LONG)
        await who.wait_for(_is_board, channel=channel, after=after)

    async def look(self) -> float:
        start = time.perf_counter()
        with contextlib.suppress(TimeoutError):  # If no answer comes, the table shows the minute of waiting.
            await self.ben.slash(QUIET, "gems board")
        return (time.perf_counter() - start) * 1000

    # ---- measuring ----

    async def measured(self, kind: str, press: Callable[[], Interaction] | None) -> Row:
        moves, boards, shown = [], [], []
        self.most_memory = 0.0
        watching = asyncio.create_task(self._watch())
        pressing = asyncio.create_task(self._presses(press)) if press else None
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            try:
                answered, seen = await self.move(self.ben, QUIET)
            except TimeoutError:  # If no answer comes, the table shows the minute of waiting.
                answered = seen = PATIENCE * 1000
            moves.append(answered)
            shown.append(seen)
            boards.append(await self.look())
        sent = await pressing if pressing else []
        lost = await _unanswered(sent)
        watching.cancel()
        return Row(kind, moves, boards, shown, len(sent), lost, self.most_memory)

    async def _presses(self, press: Callable[[], Interaction] | None) -> list[Interaction]:
        assert press is not None
        sent: list[Interaction] = []
        start = time.perf_counter()
        while (now := time.perf_counter() - start) < SECONDS:
            while len(sent) < now * A_SECOND:
                sent.append(press())
            await asyncio.sleep(0.5 / A_SECOND)
        return sent

    async def _watch(self) -> None:
        while True:
            self.most_memory = max(self.most_memory, sum(map(_mib, _family(self.process.pid))))
            await asyncio.sleep(0.1)


async def _unanswered(sent: list[Interaction]) -> int:
    async def ended(one: Interaction) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await one
        return one.failed is None and one.finished

    return (await asyncio.gather(*map(ended, sent))).count(False)


@contextlib.asynccontextmanager
async def staged(checkout: Path) -> AsyncIterator[Stage]:
    world = World.default()
    world.add_channel(QUIET)
    async with Playground(world) as playground:
        with tempfile.TemporaryDirectory() as folder:
            async with bot_process(playground, Path(folder), checkout) as process:
                stage = Stage(playground, process)
                await stage.begin()
                yield stage


def pasted_log() -> str:
    """Return the log of a relay on a large board, about as long as a pasted log may be."""
    game, chance = all_games()["gems3d"], random.Random(3)
    options = Options(mode=Mode.RELAY, size=15, types=3, drop=1, line=3)  # Matches with these options are long.
    state = game.setup(1234, options, 2).state
    lines = [
        '[Lapidary "1"]',
        '[Game "gems3d"]',
        f'[Rules "{game.about.rules_version}"]',
        f"[Options {json.dumps(msgspec.json.encode(options).decode())}]",
        '[Seed "1234"]',
        '[Seats "Ada" "Ben"]',
    ]
    length = sum(map(len, lines)) + len(lines)
    while game.outcome(state) is None:
        seat = game.to_move(state)[0]
        move = chance.choice(list(game.legal_moves(state, seat)))
        line = f"#{seat + 1} {game.notate(move)}"
        length += len(line) + 1
        if length > LONGEST_LOG:
            break
        state = game.apply(state, seat, move).state
        lines.append(line)
    return " ".join(lines)


def _is_board(message: Message) -> bool:
    return message.only_for is None and "Move" in buttons(message)


def _of(game: str) -> Callable[[Message], bool]:
    def fits(message: Message) -> bool:
        found = [Address.read(one) for one in buttons(message).values()]
        return message.only_for is None and any(one is not None and one.game == game and one.match for one in found)

    return fits


def _address(board: Message) -> Address:
    found = [Address.read(one) for one in buttons(board).values()]
    return max((one for one in found if one is not None), key=lambda one: one.version)


def _newest(who: Actor, channel: str) -> Message:
    return [message for message in who.messages(channel) if _is_board(message)][-1]


def _shows(message: Message, board: Message, before: int) -> bool:
    """Return whether the message is the board after a move, or the board of a match that is over."""
    if message.only_for is not None or message.id < board.id:
        return False
    return _address(message).version > before if _is_board(message) else message.id == board.id


def _family(pid: int) -> list[int]:
    """Return the ids of a process and of the processes that it has started."""
    found = [pid]
    for place in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(place.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(place.parent.name))
    return found


def _mib(pid: int) -> float:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 2**20
    return 0.0


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]


def line(name: str, row: Row) -> str:
    told = "".join(f"{statistics.median(one):>9.0f}{p95(one):>7.0f}" for one in (row.moves, row.boards, row.shown))
    return f"{name:<8}{row.kind:<15}{told}{len(row.moves):>5}{row.sent:>6}{row.lost:>6}{row.mib:>7.0f}"


async def main(checkouts: dict[str, Path], only: str) -> None:
    pairs = "".join(f"{name:>9}{'p95':>7}" for name in ("move", "board", "shown"))
    print(f"{'':<8}{'40 a second':<15}{pairs}{'n':>5}{'sent':>6}{'lost':>6}{'MiB':>7}", flush=True)
    for kind in KINDS:
        for name, checkout in checkouts.items() if only in kind else ():
            async with staged(checkout) as stage:  # Each kind gets a new bot, so that no kind slows the next.
                print(line(name, await stage.measured(kind, stage.kinds().get(kind))), flush=True)
    print(f"(p95 under {MOST_MS:.0f} ms, none lost, under {MOST_MIB:.0f} MiB)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--beside", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--only", default="", help="only the kinds with this in their names")
    arguments = parser.parse_args()
    here = {"here": Path(__file__).parents[2]}
    asyncio.run(main({"beside": arguments.beside, **here} if arguments.beside else here, arguments.only))
