"""The laws of all universes: what must be true, whatever trouble comes. A finding names the law that it breaks."""

import re
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.engine.game import Seat
from bot.games import all_games
from bot.playground import World
from bot.playground.rest.messages import NONCE_SECONDS
from bot.playground.world.events import MessageCreated, MessageDeleted, MessageUpdated
from bot.playground.world.model import Message
from bot.sessions.model import GuildSettings
from bot.sessions.planned import BETWEEN
from bot.storage.keeping import is_computer
from tests.cogs.desk import board_of
from tests.kills.audit import Seen
from tests.kills.books import CODECS, Books, Noted, Table
from tests.kills.holders import Holders
from tests.kills.letters import LetterAudit
from tests.kills.members import Attempt
from tests.universe.loop import BEGIN
from tests.universe.story import stamp
from tests.universe.windows import EVERYWHERE, RETRIES, Excuses

# What only one seat may read about a match at a version, by match and version: pairs of seat and text.
SECRETS: defaultdict[tuple[str, int], dict[int, str]] = defaultdict(dict)
LAWS = {
    "lost": "What a member was told and shown is what is stored, and the rules give each stored state.",
    "twice": "No board calls a member twice for one turn, and no notice appears twice.",
    "never": "When trouble is over, each board shows its match, and each turn, notice and reminder was told.",
    "stuck": "When trouble is over, each open match takes a move of the member to move.",
    "early": "No board shows what is not stored yet.",
    "hidden": "No public board says what only one seat may read.",
    "told apart": "Nobody sees a difference between two futures that differ only in what is hidden from them.",
    "ignored": "The bot tries to answer each interaction, unless it was away from Discord or from its disk.",
    "late": "Nothing that is due waits for longer than ten minutes once trouble is over.",
    "unheard": "The clock ends only turns whose member could reach the bot for their whole time.",
    "turned": "The stored turns and their ends are those that the rules give, and nobody acts for another seat.",
    "apart": "Nobody gets a seat, or is asked to take one, beside a member whom they block, or who blocks them.",
    "consented": "What all have agreed to take back has shown nothing that a seat could not know.",
    "planned": "A seat to move has no planned turn left: it was played, or its member has the reason why not.",
    "in order": "Planned turns are played in the order of their plan, and as they were planned.",
    "unasked": "The bot moves for a member only what they have planned, or what is forced if they want that.",
    "asked all": "A pace, an end or a taking back on which all must agree was put to them first.",
    "recorded": "A daily counts for its day, and at most three matches a day of the same members move ratings.",
    "addressed": "A reminder, or a notice for one member, calls that member and nobody else.",
    "unwanted": "Nobody gets a reminder that they do not want then, by their rhythm, quiet hours, holiday or switches.",
    "watched": "Nobody watches a match in which they play, no public message shows it, and its end is told once.",
    "tallied": "The standings of a league, a cup or a battle equal a recount from the stored results of its matches.",
    "opened": "A league, a cup or a battle goes on: its next matches open, and have a result once their time is over.",
    "invited": "Nobody is called twice to one season, cup or battle, nor gets more than six messages of these a day.",
    "pictured": "The picture of a league, a cup or a battle says what is stored.",
    "codes": "A code of no open table gives no seat, and is answered by one sentence.",
    "agree": "All that is stored can be read and agrees with the rules, and ratings and leaderboards equal a recount.",
    "alone": "A second bot on the same database ends at once, and says that the database is in use.",
    "private": "A member can delete their data, and then no table names them.",
    "words": "Texts are whole and in the reader's language.",
    "slow": "A connected bot answers each interaction within Discord's three seconds, unless the network is at fault.",
    "counted": "The bot sends no more counted requests for boards than its changes, starts and failures allow.",
    "flat": "A bot at rest has as many tasks, and keeps as much, as one that has just begun.",
    "refused": "Discord takes no request of the bot for malformed.",
    "crash": "No error ends unhandled, and no error is logged that is not a fault of the disk or of Discord.",
    "hangs": "The bot comes to rest.",
}
REMINDER = re.compile(r"[a-z2-7]{10}-\d+-\d+-\d+")
LATE_MS = 600_000
ALONE = "SELECT id FROM matches WHERE solo UNION SELECT match_id FROM kills_log WHERE kind = 'task'"
ENDS = """
SELECT match_id, seat, turns.due, (SELECT due FROM deadlines WHERE match_id = turns.match_id AND kind = 'turn-' || seat)
FROM turns WHERE to_move AND turns.due IS NOT NULL
"""
IN_FORCE = "SELECT moves FROM planned_turns WHERE match_id = :key AND seat = :seat AND why = '' ORDER BY number"
HAS_PLANS = "SELECT 1 FROM sqlite_master WHERE name = 'planned_turns'"  # a universe may begin with an older version
COMPUTERS = "SELECT seat FROM seats WHERE match_id = :key AND user_id < 0"
AT_VERSION = """
SELECT game, log.state, log.rules_version FROM log JOIN matches ON id = match_id
WHERE id = :key AND log.version = :at AND log.state IS NOT NULL
"""
ACTS = f"""
SELECT match_id, version, kind, seat, user_id, notation FROM kills_log WHERE match_id NOT IN ({ALONE})
ORDER BY match_id, version
"""
SEATED = "SELECT match_id, user_id FROM seats ORDER BY match_id, seat"
UNDOS = """
SELECT undo.match_id, undo.version, undo.seat, before.seat, before.user_id FROM kills_log undo
JOIN kills_log before ON before.match_id = undo.match_id AND before.version = undo.version - 1
WHERE undo.kind = 'undo' AND before.kind = 'move' AND undo.notation NOT LIKE '=%'
"""
# The notice of a member's evenings always waits for the next one.
WAITING = """
SELECT id, due, attempts, notice FROM notices WHERE (attempts > 0 OR due <= :by) AND id NOT LIKE 'evening-%'
"""
TO_COME = "SELECT 1 FROM notices WHERE id = :key AND attempts = 0 AND due > :now"
HANDED = "SELECT handed_at FROM turns WHERE match_id = :match AND seat = :seat AND since = :since"
ALT = 1_000  # the first characters of an alt text, which Discord keeps


class Ledger(Books):
    """The database, read at once and from outside the bot, so that no other task runs meanwhile.

    The log of lessons and of other matches of one member is left out, too.

    Attributes:
        is_damaged: whether the file has a damaged page. What cannot be read then is left out.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"sqlite+aiosqlite:///{path}")
        self.is_damaged = False
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self.is_open = False
        self._language: str | None = None

    def turn(self, *, on: bool) -> None:
        """Read the file of another life, or none. After a power cut the files are other ones."""
        self.is_open = on
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        return self.read(query, **values)

    async def logs(self) -> dict[str, list[Noted]]:
        alone = {row[0] for row in self.read(ALONE)}
        return {match: log for match, log in (await super().logs()).items() if match not in alone}

    async def table(self, channel: int) -> Table | None:
        try:
            return await super().table(channel)
        except Exception:  # a damaged page may have any values
            if not self.is_damaged:
                raise
            return None

    def planned(self, match: str, seat: Seat) -> list[list[str]]:
        """Return the moves of each turn that is planned for a seat."""
        rows = self.read(IN_FORCE, key=match, seat=seat) if self.read(HAS_PLANS) else []
        return [row[0].split(BETWEEN) for row in rows]

    def language(self) -> str | None:
        """Return the language that the managers of the server have set for its boards, as it was when a bot lived."""
        if self.is_open and not self.is_damaged:
            rows = self.read("SELECT settings FROM guilds")
            self._language = msgspec.json.decode(rows[0][0], type=GuildSettings).locale if rows else None
        return self._language

    def read(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a query; [] while no bot lives."""
        if not self.is_open:
            return []
        if self._connection is None:
            self._connection = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, isolation_level=None)
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError:
            if not self.is_damaged:
                raise
            return []


class Watch(LetterAudit):
    """The audit of all messages. Unlike that of `tests.kills`, it knows that Discord forgets a nonce after minutes.

    Attributes:
        cut_at: when each life of the bot ended, in seconds since 1970.
        reminders: the messages of each reminder, by nonce.
    """

    _books: Ledger

    def __init__(self, world: World, books: Ledger, excuses: Excuses) -> None:
        self._excuses = excuses
        self._at: dict[str, float] = {}
        self._gone: set[str] = set()  # nonces of messages that were deleted
        self.reminders: defaultdict[str, list[Seen]] = defaultdict(list)
        self.cut_at = [0.0]
        super().__init__(world, books)

    def _note(self, event: object) -> None:
        if isinstance(event, MessageDeleted) and event.message.nonce is not None:
            self._gone.add(event.message.nonce)
        if isinstance(event, MessageCreated) and event.message.author_id == self._world.bot_id:
            nonce, now = event.message.nonce, self._world.clock.now()
            if nonce in self._gone:  # somebody deleted it before the bot had Discord's answer, so it came again
                self._gone.discard(nonce)
                for seen in (self._appeared, self.reminders):
                    if nonce in seen:
                        seen[nonce] = seen[nonce][:-1]
            if nonce is not None and REMINDER.fullmatch(nonce):
                before = self._at.get(nonce)
                doubted = before is not None and before <= self.cut_at[-1] and self._is_doubted(nonce, before)
                forgotten = doubted and now - (before or 0.0) >= NONCE_SECONDS
                self.reminders[nonce] += [] if forgotten else [self._seen(event.message)]
                self._at[nonce] = now
        super()._note(event)

    def _is_doubted(self, nonce: str, before: float) -> bool:
        """Return whether the bot does not know what became of a reminder that appeared at the time `before`.

        Then it has kept the time at which it handed it over. Once the result is stored, each attempt has its own time.
        """
        match, seat, since, _ = nonce.split("-")
        rows = self._books.read(HANDED, match=match, seat=int(seat), since=int(since))
        return any(handed is not None and self._excuses.is_by(handed, before * 1_000) for (handed,) in rows)

    async def broken(self, attempts: Iterable[Attempt], *, calm: bool) -> list[tuple[str, str]]:
        """Return broken laws, as (law, text). calm: whether the bot has had time to show and send everything."""
        found = await (self.close if calm else self.look)(attempts)
        kinds = (("lost", found.lost), ("twice", found.twice), ("never", found.never), ("stuck", found.stuck))
        broken = [(law, text) for law, texts in kinds for text in texts]
        broken += [("never", text) async for text in self.noted_too_new()]
        return broken + [
            ("twice", f"{_reminder(nonce)} appeared {self._times(seen)}")
            for nonce, seen in self.reminders.items()
            if len(seen) > 1
        ]

    def _time(self, at: float) -> str:
        """Return the words for a time as the story has them."""
        return stamp(self._excuses.away.at(1_000 * at) - BEGIN)

    def _is_excused(self, notice: dict[str, Any]) -> bool:
        if notice["kind"] == "evening":  # one row for all evenings: `of_dues` looks whether it is late
            return bool(self._books.read("SELECT 1 FROM notices WHERE id = :key", key=notice["id"]))
        if notice["kind"] == "watched" and self._is_gone(notice["channel"], notice["when"] / 1_000 + RETRIES):
            return True  # nobody may hear of a match whose channel they cannot see
        return self._excuses.from_saying(notice) or self._is_to_come(notice)

    def _is_to_come(self, notice: dict[str, Any]) -> bool:
        """Return whether a notice is planned for later, as a member's reminder of a vote may be."""
        now = round(self._world.clock.now() * 1_000)
        return bool(self._books.read(TO_COME, key=notice["id"], now=now))

    async def noted_too_new(self) -> AsyncIterator[str]:
        """Yield the boards that show less than the bot has noted. A board may show more until this is noted."""
        for table in await self._books.open_tables():
            message = self._world.message(table.channel, table.board or 0)
            board = None if message is None else board_of(message)
            if board is not None and board[0] == table.id and 0 < board[1] < table.board_version:
                yield f"the board of {table.id} shows version {board[1]}, and {table.board_version} is noted"


def _reminder(nonce: str) -> str:
    match, seat, since, number = nonce.split("-")
    return f"reminder {number} of seat {seat}, to move since version {since} of {match},"


def board_shown_by(event: object, world: World) -> tuple[str, int] | None:
    """Return the match and the version of a public board of the bot that appears or changes; None for all else."""
    if not isinstance(event, (MessageCreated, MessageUpdated)) or event.message.author_id != world.bot_id:
        return None
    board = board_of(event.message) if event.message.reader is None else None
    return board if board is not None and board[1] else None


def waits_for_computer(books: Ledger, match: str, version: int) -> bool:
    """Return whether only computer players were to move in a match at a version."""
    for game, state, rules in books.read(AT_VERSION, key=match, at=version):
        to_move = set(all_games()[game].to_move(CODECS[game].decode_state(bytes(state), rules)))
        return bool(to_move) and to_move <= {row[0] for row in books.read(COMPUTERS, key=match)}
    return False


def of_board(books: Ledger, message: Message, match: str, version: int) -> Iterator[tuple[str, str]]:
    """Yield the laws that a public board of the bot breaks at the moment in which it appears."""
    if not books.is_open:
        return
    rows = books.read("SELECT version FROM matches WHERE id = :key", key=match)
    if not rows:
        yield "early", f"a board of {match} at {version} is shown, and no such match is stored"
    elif version > rows[0][0]:
        yield "early", f"a board shows {match} at {version}, and {rows[0][0]} is stored"
    said = {(attachment.description or "")[:ALT] for attachment in message.attachments}
    for at in (version, version - 1):
        for seat, private in SECRETS.get((match, at), {}).items():
            if private[:ALT] in said:
                yield "hidden", f"the board of {match} at {version} says what only seat {seat} may read"


def of_turns(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the stored turns, and the ends of matches and of turns, that the rules do not give.

    A computer player's turn is not stored. While the bot is not in the server, it waits.
    """
    for key, game, state, rules in books.read(
        "SELECT id, game, state, rules_version FROM matches WHERE phase = 'playing' AND NOT solo"
    ):
        decoded = CODECS[game].decode_state(bytes(state), rules)
        if all_games()[game].outcome(decoded) is not None:
            yield "turned", f"{key} is over by the rules, and is stored as in play"
        to_move = set(all_games()[game].to_move(decoded))
        rows = books.read("SELECT seat FROM turns WHERE match_id = :key AND to_move", key=key)
        stored = {Seat(row[0]) for row in rows}
        if not to_move:
            yield "turned", f"{key} is being played, and nobody is to move"
        computers = {Seat(row[0]) for row in books.read(COMPUTERS, key=key)}
        if stored != to_move - computers:
            yield "turned", f"{key} has {sorted(to_move - computers)} to move, and {sorted(stored)} are stored"
    for key, seat, due, fires in books.read(ENDS):
        if due != fires:
            yield "turned", f"the turn of seat {seat} in {key} ends at {due}, and its deadline fires at {fires}"


class Act(NamedTuple):
    """A log entry without its state."""

    match_id: str
    version: int
    kind: str
    seat: int | None
    user_id: int | None
    notation: str


def of_acts(books: Ledger) -> Iterator[tuple[str, str]]:
    """Yield the moves and undos of who did not have the seat then, and the undos of moves of another seat."""
    for key, log, holders in _seat_histories(books):
        for entry in log:
            seat, user = entry.seat, entry.user_id
            if entry.kind in ("move", "undo") and seat is not None and user not in (None, holders.users[seat]):
                comes_back = entry.kind == "move" and holders.may_come_back(seat, user)
                text = f"{user} acted for seat {seat} at version {entry.version} of {key}"
                if not comes_back:
                    yield "turned", f"{text}, and the seats are those of {holders.users}"
            holders.follow(entry)
    for key, version, seat, before, mover in books.read(UNDOS):
        if before != seat and not is_computer(mover or 0):  # an undo takes back what computer players have answered
            yield "turned", f"seat {seat} took back a move of seat {before} at version {version} of {key}"


def _seat_histories(books: Ledger) -> Iterator[tuple[str, list[Act], Holders]]:
    """Yield each match with its log, and with who had its seats when it began."""
    seated: defaultdict[str, list[int]] = defaultdict(list)
    for key, user in books.read(SEATED):
        seated[key].append(user)
    for key, rows in groupby(books.read(ACTS), lambda row: row[0]):
        log = [Act(*row) for row in rows]
        yield key, log, Holders(log, seated[key])


def holders_by_version(books: Ledger) -> dict[tuple[str, int], tuple[int, ...]]:
    """Return who had the seats of each match after each of its versions."""
    found = {}
    for key, log, holders in _seat_histories(books):
        for entry in log:
            holders.follow(entry)
            found[key, entry.version] = tuple(holders.users)
    return found


def moves_on(before: Any, now: Any) -> bool:
    """Return whether a match that waits to be shown has shown since what it waited to show then."""
    return len(now) > 4 and now[3] >= before[2]


def of_dues(books: Ledger, now: int) -> Iterator[tuple[str, str]]:
    """Yield what is overdue. now: milliseconds since 1970."""
    for table in ("deadlines", "notices"):
        for row in books.read(f"SELECT * FROM {table} WHERE due < :due", due=now - LATE_MS):
            yield "late", f"{table} {row[:6]} is overdue at {now}"
    for row in books.read("SELECT match_id, seat, remind_at FROM turns WHERE remind_at < :due", due=now - LATE_MS):
        yield "late", f"the reminder of {row} is overdue at {now}"


def of_reminders(books: Ledger, watch: Watch, excuses: Excuses) -> Iterator[tuple[str, str]]:
    """Yield the reminders that the bot counted as sent, and that never appeared."""
    holders, channels = holders_by_version(books), dict(books.read("SELECT id, channel_id FROM matches"))
    for key, handed_at in books.read("SELECT id, handed_at FROM universe_reminded"):
        match, seat, since, _ = key.rsplit("-", 3)
        user = holders[match, int(since)][int(seat)]
        if handed_at is None:
            yield "never", f"reminder {key} was counted, and nobody had been asked to send it"
        elif not (watch.reminders.get(key) or excuses.from_reminding(user, handed_at, channels.get(match, EVERYWHERE))):
            yield "never", f"reminder {key} was counted, and did not appear"
