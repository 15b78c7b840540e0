"""Compares answers and boards with the log, and the messages that appeared with the expected messages.

The audit finds three kinds of faults:
Lost: an answer or a board shows a change that is not in the log, or the log has a gap.
Twice: a board mentioned a member again for the same turn, or a notice appeared again.
Never: at the end a member was not told of their turn, a board is older than its match, or a notice did not appear.
"""

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial, reduce
from typing import Any, NamedTuple

from discord.utils import snowflake_time

from bot.engine.game import AnyGame, Seat
from bot.errors import LapidaryError
from bot.games import all_games
from bot.playground import Message, World
from bot.playground.world.events import ChannelDeleted, MessageCreated, MessageUpdated
from bot.playground.world.interaction import Kind
from bot.sessions.play.turns import DOUBLE_TAP
from bot.sessions.undoing import taken_back
from bot.storage.keeping import is_member
from tests.cogs.desk import board_of
from tests.kills.books import CODECS, Books, Noted, Table
from tests.kills.members import Attempt
from tests.kills.turns import Call, Turns

NOTICE = re.compile(r"[0-9a-f]{19}(?:[0-9a-f]{2})?")  # 19 digits if no change of a match made the notice
CHANGES = frozenset({"move", "undo", "resign", "start", "join", "open", "take", "back"})


@dataclass
class Findings:
    """Sentences about faults, by kind."""

    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)  # matches in which no move is possible at the end

    @property
    def all(self) -> list[str]:
        kinds = (("lost", self.lost), ("twice", self.twice), ("never", self.never), ("stuck", self.stuck))
        return [f"{kind}: {one}" for kind, found in kinds for one in found]


class Seen(NamedTuple):
    """A message that appeared. at: seconds since 1970."""

    message: int
    channel: int
    at: float


class Audit:
    """Watches the local Discord and the bot's database, and finds faults.

    Attributes:
        life: how many bots were killed so far.
        calls: the calls in each match, by match.
    """

    def __init__(self, world: World, books: Books) -> None:
        self._world = world
        self._books = books
        self.life = 0
        self.calls: defaultdict[str, list[Call]] = defaultdict(list)
        self._shown: defaultdict[str, set[int]] = defaultdict(set)  # the versions that boards have shown, by match
        self._told: defaultdict[str, set[int]] = defaultdict(set)  # those of them by which members count as told
        self._appeared: defaultdict[str, list[Seen]] = defaultdict(list)  # the messages of each notice, by nonce
        self._played: dict[str, dict[int, Any]] = {}  # the states that the rules gave, by match and version
        self._gone_at: dict[int, float] = {}  # when channels were deleted, in seconds
        world.listen(self._note)

    @property
    def told(self) -> int:
        return sum(map(len, self.calls.values()))

    @property
    def notices(self) -> int:
        return len(self._appeared)

    def _note(self, event: object) -> None:
        # discord.py keeps a channel that is deleted during an outage of its server.
        if isinstance(event, ChannelDeleted) and event.channel.guild_id not in self._world.unavailable:
            self._gone_at[event.channel.id] = self._world.clock.now()
        if not isinstance(event, (MessageCreated, MessageUpdated)) or event.message.author_id != self._world.bot_id:
            return
        message, new = event.message, isinstance(event, MessageCreated)
        if new and message.nonce is not None and NOTICE.fullmatch(message.nonce):
            self._appeared[message.nonce].append(self._seen(message))
        board = board_of(message)
        if board is None:
            return
        match, version = board
        self._shown[match].add(version)
        # Where the bot may not post, it edits an old board to say what has happened, in words. Nobody counts as told by
        # that. A test may also refuse the post where the bot has all permissions.
        if new or (message.attachments and self._may_post(message.channel_id)):
            self._told[match].add(version)
        if new and message.reader is None:
            now = self._world.clock.now()
            self.calls[match] += [Call(version, user, self.life, now, message.id) for user in message.mentions]

    def _seen(self, message: Message) -> Seen:
        return Seen(message.id, message.channel_id, self._world.clock.now())

    def _may_post(self, channel_id: int) -> bool:
        channel = self._world.state.channels.get(channel_id)
        return channel is not None and self._world.may_post(self._world.bot_id, channel)

    # ---- while bots run ----

    async def look(self, attempts: Iterable[Attempt]) -> Findings:
        """Return the faults that no later message could mend."""
        # What members have been told and shown comes first. The bot may store and tell more while the log is read.
        told = [(attempt, attempt.told) for attempt in attempts]
        shown = {match: max(versions) for match, versions in self._shown.items()}
        found, logs = Findings(), await self._books.logs()
        known = {entry.interaction_id: entry for log in logs.values() for entry in log if entry.interaction_id}
        for attempt, said in told:
            self._check_told(attempt, said, known, logs, found)
        games: dict[str, str] = {row[0]: row[1] for row in await self._books.rows("SELECT id, game FROM matches")}
        for match, version in shown.items():
            newest = logs[match][-1].version if match in logs else 0
            if version > newest:
                found.lost.append(f"a board showed version {version} of {match}; the log ends at {newest}")
        for match, log in logs.items():
            if [entry.version for entry in log] != list(range(1, len(log) + 1)):
                found.lost.append(f"the log of {match} is not whole: {[entry.version for entry in log]}")
                continue
            await self._check_played(match, games[match], log, found)
            users = await self._books.users(match)
            turns = self._turns(match, games[match], log, users)
            found.twice += [self._called_again(match, log, before, call) for before, call in turns.again]
        found.twice += [
            f"{await self._named(nonce)} appeared {self._times(seen)}"
            for nonce, seen in self._appeared.items()
            if len(seen) > 1
        ]
        return found

    async def _named(self, nonce: str) -> str:
        """Return the kind and the match of a notice, with its nonce."""
        rows = await self._books.rows("SELECT notice FROM kills_said WHERE id = :key", key=nonce)
        if not rows:
            return f"notice {nonce}, which is not stored,"
        notice = json.loads(rows[0][0])
        about = f"of {notice['match']} " if notice.get("match") else ""
        return f"the notice {notice['kind']!r} {about}({nonce})"

    def _times(self, seen: list[Seen]) -> str:
        """Return how often a message appeared: where, when, and by which ids."""
        each = (f"as message {one.message} in {one.channel} at {self._time(one.at)}" for one in seen)
        return f"{len(seen)} times: {', '.join(each)}"

    def _time(self, at: float) -> str:
        """Return the words for a time in seconds since 1970."""
        return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")

    def _called_again(self, match: str, log: list[Noted], before: Call | None, call: Call) -> str:
        since = call.version if before is None else before.version
        steps = " ".join(f"{one.version}:{one.kind}-{one.seat}" for one in log if since <= one.version <= call.version)
        first = "moved" if before is None else f"called {self._call(before)}"
        return f"{call.user} was {first} and called {self._call(call)} in {match}: {steps}"

    def _call(self, call: Call) -> str:
        return f"at {call.version} by message {call.message} (life {call.life}, {self._time(call.at)})"

    @staticmethod
    def _check_told(
        attempt: Attempt, told: str, known: dict[int, Noted], logs: dict[str, list[Noted]], found: Findings
    ) -> None:
        """Check that the log agrees with the answer to a member. told: as `Attempt.told`, before the log was read."""
        entry = known.get(attempt.sent.id)
        about = f"{attempt.what} {attempt.notation} of {attempt.sent.user_id} on {attempt.match} {attempt.version}"
        if told == "refused" and entry is not None:
            found.lost.append(f"{about} was refused, and is kept as version {entry.version}")
        if told != "kept" or attempt.what not in CHANGES or entry is not None:
            if told == "kept" and entry is not None and attempt.notation not in ("", entry.notation):
                found.lost.append(f"{about} is kept as {entry.notation}")
            return
        log = logs.get(attempt.match, [])
        if attempt.sent.kind is Kind.SLASH or not (_is_repeat(attempt, log) or _is_second_tap(attempt, log)):
            found.lost.append(f"{about} was told as done, and is not kept: {attempt.answer}, the log has {_steps(log)}")

    async def _check_played(self, match: str, game: str, log: list[Noted], found: Findings) -> None:
        """Check that the rules give each logged state, and that the stored match has the newest state."""
        rows = await self._books.rows("SELECT seed, options, version, state FROM matches WHERE id = :key", key=match)
        if not rows:
            found.lost.append(f"{match} is not kept, its log is")
            return
        [(seed, options, version, state)] = rows
        seats = len(await self._books.users(match))
        # The match was read after the log, so it may be newer.
        if version < log[-1].version:
            found.lost.append(f"{match} stands at {version}, its log at {log[-1].version}")
        if version == log[-1].version and (None if state is None else bytes(state)) != log[-1].state:
            found.lost.append(f"the state of {match} is not that of its log")
        try:
            states = self._played.setdefault(match, {})
            replay(game, CODECS[game].decode_options(bytes(options)), seed, seats, log, states)
        except (LapidaryError, AssertionError) as problem:
            found.lost.append(f"the log of {match} cannot be played: {problem!r}")

    # ---- at the end ----

    async def close(self, attempts: Iterable[Attempt]) -> Findings:
        """Return all faults. Call this when the bot has nothing left to show or send."""
        found, logs = await self.look(attempts), await self._books.logs()
        for table in await self._books.open_tables():
            await self._check_shown(table, found)
            await self._check_older(table, found)
            if table.phase == "playing":
                turns = self._turns(table.id, table.game, logs[table.id], table.users)
                found.never += [
                    f"{user} was not told of their turn in {table.id} at {table.version}"
                    for user in table.to_move
                    if user not in turns.knows and is_member(user) and not await self._gets_no_board(table, user)
                ]
        said = {row[0]: json.loads(row[1]) for row in await self._books.rows("SELECT * FROM kills_said")}
        dropped: dict[str, list[Any]] = {
            row[0]: list(row[1:]) for row in await self._books.rows("SELECT * FROM kills_dropped")
        }
        ends = Counter((notice["match"], notice["user"]) for notice in said.values() if notice["kind"] == "ended")
        found.twice += [
            f"{user} is told {times} times that {match} has ended" for (match, user), times in ends.items() if times > 1
        ]
        # A question that its channel refuses becomes one for each member whom it asks.
        direct = {_asked(notice) for notice in said.values() if notice.get("user")}
        for key, notice in said.items():
            replaced = notice["kind"] == "asked" and _asked(notice) in direct
            void = replaced or _was_void(notice, dropped.get(key)) or self._is_excused(notice)
            if key not in self._appeared and not void:
                found.never.append(f"never said: {notice}")
        return found

    def _turns(self, match: str, game: str, log: list[Noted], users: tuple[int, ...]) -> Turns:
        return Turns(game, log, users, self.calls[match], self._told[match], self._is_gone)

    async def _gets_no_board(self, table: Table, user: int) -> bool:
        """Return whether a member may have got no board of a match with their turn."""
        return False

    def _is_excused(self, notice: dict[str, Any]) -> bool:
        """Return whether a stored notice may have stayed unsaid although it was not useless."""
        return False

    def _is_gone(self, channel: int, at: float) -> bool:
        """Return whether a channel was gone at a time in seconds."""
        return self._gone_at.get(channel, math.inf) <= at

    async def _check_shown(self, table: Table, found: Findings) -> None:
        """Check that a match's board shows its newest version."""
        message = self._world.message(table.channel, table.board or 0)
        board = None if message is None else board_of(message)
        if message is None:
            found.never.append(f"{table.id} has no board")
        elif table.board_version != table.version or board is None or board[0] != table.id:
            found.never.append(f"{table.id} stands at {table.version}, its board shows {table.board_version} ({board})")
        elif board[1] not in (0, table.version):
            found.never.append(f"{table.id} stands at {table.version}, its board's buttons at {board[1]}")

    async def _check_older(self, table: Table, found: Findings) -> None:
        """Check that no older board of a match has buttons, unless the bot has stored that it still has to go."""
        rows = await self._books.rows("SELECT message FROM leftovers WHERE match_id = :key", key=table.id)
        noted = {message for (message,) in rows}
        for message in (one for messages in self._world.state.messages.values() for one in messages.values()):
            board = board_of(message)
            older = board is not None and board[0] == table.id and message.id != table.board
            if older and message.author_id == self._world.bot_id and str(message.id) not in noted:
                found.never.append(f"{table.id} has its board {table.board}, and {message.id} has buttons, too")


def _asked(notice: dict[str, Any]) -> tuple[object, ...]:
    """Return about which seat a notice asks, and since when."""
    return notice["kind"], notice.get("match"), notice.get("seat"), notice.get("since")


def _was_void(notice: dict[str, Any], dropped: list[Any] | None) -> bool:
    """Return whether an unsent notice was useless when the bot deleted it."""
    if dropped is None:
        return False
    terms, (since, phase, shown) = json.loads(dropped[0] or "{}"), dropped[1:]
    kind, seat = notice["kind"], notice.get("seat")
    if terms.get("adrift") and kind != "adrift":
        return True
    match kind:
        case "vote" | "evening":
            return True  # the member may have voted or played, or wants no reminders any more
        case "asked" | "silent" if notice.get("user"):
            # A list of another turn or vote may have named this one, and then it needs no message of its own
            # (`together.due_question`). What a list named follows from the member's settings when it was sent, which
            # nothing keeps: to require the question here would forbid what the bot does on purpose.
            return True
        case "asked" | "silent":
            return all(ask["seat"] != seat for ask in terms.get("asks", ()))
        case "covered":  # the owner has the seat back, by a move for example
            return all(one["seat"] != seat for one in terms.get("stand_ins", ()))
        case "offered":
            return all(offer["seat"] != seat for offer in terms.get("offers", ()))
        case "proposed" | "proposed-end" | "proposed-back":  # over, such as by a move of who asked, or another one now
            proposal = terms.get("proposal")
            return proposal is None or bool(proposal.get("at", 0) != notice.get("asked_at", 0))
        case "next" | "unshown":  # a board has shown the unshown turn meanwhile
            is_shown = kind == "unshown" and since is not None and shown >= since
            return bool(since != notice.get("since") or phase != "playing" or is_shown)
        case "ended":  # a board has shown the end meanwhile, or the match is gone
            return bool(shown is None or shown >= notice["since"])
        case "adrift":
            return bool(terms.get("adrift") != "channel")
    return False


def _is_repeat(attempt: Attempt, log: list[Noted]) -> bool:
    """Return whether the log has the change of a press for an earlier press, such as one whose answer was lost."""
    after = [one for one in log if one.version == attempt.version + 1 and one.user_id == attempt.sent.user_id]
    return any(one.kind in (attempt.what, "leave") and attempt.notation in ("", one.notation) for one in after)


def _is_second_tap(attempt: Attempt, log: list[Noted]) -> bool:
    """Return whether a press is the second half of a double tap on Undo, which changes nothing on purpose.

    The bot measures by the ids that Discord gave the two presses. If the log has no id of the first half, the bot
    measures from the log entry.
    """
    firsts = [
        one for one in log if (one.version, one.user_id, one.kind) == (attempt.version, attempt.sent.user_id, "undo")
    ]
    starts = [_made_at(one.interaction_id) if one.interaction_id else one.at for one in firsts]
    return attempt.what == "undo" and any(_made_at(attempt.sent.id) - at < DOUBLE_TAP for at in starts)


def _made_at(snowflake: int) -> float:
    """Return when Discord made an id, in milliseconds since 1970."""
    return snowflake_time(snowflake).timestamp() * 1000


def _steps(log: list[Noted]) -> str:
    return " ".join(f"{one.version}:{one.kind}-{one.user_id}-{one.interaction_id}" for one in log)


def replay(game: str, options: Any, seed: str, seats: int, log: list[Noted], states: dict[int, Any]) -> None:
    """Play a log by the rules. Raises AssertionError if a logged state differs from the played state.

    states: the states from earlier calls, by version. This call adds the later states.
    """
    rules, codec = all_games()[game], CODECS[game]
    for entry in log[len(states) :]:
        before = states.get(entry.version - 1)
        match entry.kind:
            case "start":
                after = rules.setup(int(seed), options, seats).state
            case "move":
                assert entry.seat is not None
                after = rules.apply(before, Seat(entry.seat), rules.parse(entry.notation)).state
            case "leave":
                assert entry.seat is not None
                after = rules.leave(before, Seat(entry.seat)).state
            case "undo":
                reached, back = [], log[entry.version - 2].parent
                while back is not None:
                    gone = [one.seat for one in log[back : entry.version - 1] if one.kind == "leave"]
                    reached.append(reduce(partial(_without, rules), gone, states[back]))
                    back = log[back - 1].parent
                assert entry.state is not None
                after = codec.decode_state(entry.state, entry.rules_version)
                count = taken_back(entry).count  # 0: an older version of the bot has written the entry
                target = reached[count - 1 : count] if count else reached
                assert after in target, f"version {entry.version} takes back to another state than that of its moves"
            case _:
                after = before
        kept = None if entry.state is None else codec.decode_state(entry.state, entry.rules_version)
        assert kept == after, f"version {entry.version} ({entry.kind} {entry.notation}) keeps another state"
        states[entry.version] = after


def _without(rules: AnyGame, state: Any, seat: int | None) -> Any:
    """Return the state after a seat has left. An undo does not bring it back."""
    assert seat is not None
    return rules.leave(state, Seat(seat)).state
