"""The laws of boards by letters: what stands in each member's conversation with the bot, whom it calls, what it costs.

A match by letters has no channel. So its boards are not in `matches`: each is a row of `letters`.
"""

import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from typing import Any, NamedTuple

from bot.games import all_games
from bot.playground import World
from bot.playground.rest.api import Request
from bot.playground.world.events import MessageCreated
from bot.playground.world.model import Channel, nested
from bot.storage.keeping import is_by_letters, is_council
from bot.ui.address import Address
from bot.ui.entry.reasons import UNKNOWN_CHANNEL
from tests.cogs.desk import board_of
from tests.kills.audit import Audit, Findings
from tests.kills.books import CODECS, Books, Noted, Table
from tests.kills.holders import Holders
from tests.kills.turns import Call, Turns, to_move_after

STORED = """
SELECT match_id, user_id, phase, wanted, letters.version, letters.channel_id, message_id, coalesce(shown_at, 0)
FROM letters JOIN matches ON id = match_id ORDER BY match_id, number
"""
LEFT = "SELECT message FROM leftovers WHERE match_id = :key"
ENTRIES = """
SELECT version, kind, seat, user_id, state, rules_version FROM kills_log WHERE match_id = :key AND version > :after
ORDER BY version
"""
# The seats that a member has or has had: who plays for them meanwhile plays their seat.
OWN = """
SELECT seat FROM seats WHERE match_id = :key AND user_id = :user
UNION SELECT seat FROM kills_log WHERE match_id = :key AND kind = 'seat' AND notation LIKE :lent
"""
OF_PLAY = frozenset({"move", "undo"})  # all other entries concern each member of the match
# The nonces of boards that call their reader. Those that show a turn's end, or that are wanted once more, have others.
CALLS = re.compile(r"[a-z2-7]{10}(?:\.\d+-\d+|-\d+-\d+)")
PER_START, PER_TROUBLE, ALWAYS = 1, 0.5, 2  # boards shown twice, as after an answer that was lost


class Stored(NamedTuple):
    """A row of `letters`, with the phase of its match. message: None if Discord refuses the member's boards."""

    match: str
    user: int
    phase: str
    wanted: int
    version: int
    channel: int
    message: int | None
    shown_at: int

    @property
    def is_behind(self) -> bool:
        return self.version < self.wanted


async def stored(books: Books) -> list[Stored]:
    """Return all boards by letters as the database has them."""
    return [Stored(*row) for row in await books.rows(STORED)]


class LetterAudit(Audit):
    """The audit, which also reads the boards by letters. Their members are called by a new message, not by a mention.

    Attributes:
        dead: up to which message each conversation is gone that Discord did not know for a while.
    """

    def __init__(self, world: World, books: Books) -> None:
        super().__init__(world, books)
        self.dead: dict[int, int] = {}
        self._posts = defaultdict[str, list[Call]](list)  # new boards in conversations, by match

    def _note(self, event: object) -> None:
        super()._note(event)
        if not isinstance(event, MessageCreated) or event.message.author_id != self._world.bot_id:
            return
        message, channel = event.message, self._world.state.channels.get(event.message.channel_id)
        if channel is None or not channel.is_dm or CALLS.fullmatch(message.nonce or "") is None:
            return
        if (board := board_of(message)) is not None:
            [user] = [user for user in channel.people if user != self._world.bot_id]
            self._posts[board[0]].append(Call(board[1], user, self.life, self._world.clock.now(), message.id))

    def _turns(self, match: str, game: str, log: list[Noted], users: tuple[int, ...]) -> Turns:
        if posts := self._posts.get(match):
            to_move, holders = {}, Holders(log, users)
            for entry in log:
                holders.follow(entry)
                to_move[entry.version] = to_move_after(game, entry, holders.users)
            self.calls[match] = [one for one in posts if one.user in to_move.get(one.version, ())]
        return super()._turns(match, game, log, users)

    async def _check_shown(self, table: Table, found: Findings) -> None:
        if not is_by_letters(table.channel):
            await super()._check_shown(table, found)
            return
        for letter in await self._of(table):
            found.never += self._faults(table, letter)

    async def _check_older(self, table: Table, found: Findings) -> None:
        if not is_by_letters(table.channel):
            await super()._check_older(table, found)
            return
        kept = {row[0] for row in await self._books.rows(LEFT, key=table.id)}
        for letter in await self._of(table):
            for message in self._world.state.messages.get(letter.channel, {}).values():
                board = board_of(message)
                older = board is not None and board[0] == table.id and message.id != letter.message
                older = older and message.id > self.dead.get(letter.channel, 0)
                if older and message.author_id == self._world.bot_id and str(message.id) not in kept:
                    text = f"{letter.user} has the board {letter.message} of {table.id}, and {message.id} has buttons"
                    found.never.append(f"{text}, too")

    async def _gets_no_board(self, table: Table, user: int) -> bool:
        """Return whether Discord refuses the boards of a member, who then loses time."""
        found = await self._of(table)
        return any(one.user == user and one.message is None and self._is_closed(one) for one in found)

    async def _of(self, table: Table) -> list[Stored]:
        return [one for one in await stored(self._books) if one.match == table.id]

    def _faults(self, table: Table, letter: Stored) -> Iterator[str]:
        """Yield what is wrong with the board of one member, once the bot has had time to show all."""
        about = f"{letter.user} is to see {table.id} at {letter.wanted}"
        message = self._world.message(letter.channel, letter.message or 0)
        board = None if message is None else board_of(message)
        if letter.is_behind:
            yield f"{about}, and sees {letter.version}"
        elif letter.message is None:
            if not self._is_closed(letter):
                yield f"{about}, and has no board although Discord takes messages to them"
        elif message is None:
            yield f"{about}, and the board {letter.message} is not there"
        elif board is not None and (board[0] != table.id or board[1] not in (0, letter.version)):
            yield f"{about} on message {letter.message}, which shows {board}, and {letter.version} is noted"
        elif board is None and letter.user in table.users:
            yield f"{about}, and the board {letter.message} has no button of it"
        elif letter.user in table.to_move and letter.version < table.version and _in_turn(table):
            yield f"{about} and to move, and the match stands at {table.version}"

    def _is_closed(self, letter: Stored) -> bool:
        """Return whether Discord took no message to a member when the newest board was refused, or since."""
        return False


def _in_turn(table: Table) -> bool:
    """Return whether only those are to move who are called: in a race, nobody gets a board of another's move."""
    return len(table.to_move) == 1


class LetterRequests:
    """Counts the requests that show boards by letters, of those that Discord's limits count."""

    def __init__(self, world: World, books: Books) -> None:
        self._world = world
        self._books = books
        self._shown = Counter[tuple[int, str, int]]()  # by conversation, match and version
        self._gone: set[int] = set()  # conversations that Discord has not known: their boards come once more

    def note(self, request: Request) -> None:
        """Note a request that Discord has answered."""
        if request.method not in ("POST", "PATCH", "DELETE") or not request.path.startswith("/channels/"):
            return
        channel = self._world.state.channels.get(int(request.path.split("/")[2]))
        if channel is None or not self._is_of_letters(channel):
            return
        if request.status >= 400:
            if request.error is not None and request.error.get("code") == UNKNOWN_CHANNEL:
                self._gone.add(channel.id)
            return
        read = (Address.read(str(part.get("custom_id", ""))) for part in nested(_components(request)))
        found = [one for one in read if one is not None and one.game in all_games() and one.match and one.version]
        if found:
            self._shown[channel.id, found[0].match, max(one.version for one in found)] += 1

    def _is_of_letters(self, channel: Channel) -> bool:
        """Return whether boards by letters stand in a channel."""
        return channel.is_dm

    @property
    def total(self) -> int:
        """Return how many requests have shown a board by letters."""
        return sum(self._shown.values())

    def again(self) -> dict[tuple[int, str, int], int]:
        """Return how many times each board came once more, by conversation, match and version."""
        return {key: count - 1 for key, count in self._shown.items() if count > 1}

    @staticmethod
    def allowed(starts: int, troubles: int) -> float:
        """Return how many boards may come once more after so many starts of a bot and troubles."""
        return ALWAYS + PER_START * starts + PER_TROUBLE * troubles

    async def needless(self) -> AsyncIterator[str]:
        """Yield the boards that came although nothing since the one before concerned their reader."""
        books = self._books
        users = {(one.match, one.channel): one.user for one in await stored(books)}
        shown = defaultdict[tuple[str, int], list[int]](list)
        for channel, match, version in self._shown:
            shown[match, channel].append(version)
        for (match, channel), versions in shown.items():
            user = users.get((match, channel))
            if user is None or channel in self._gone or is_council(user):  # a channel that plays reads each version
                continue
            before, *later = sorted(versions)
            for version in later:
                if not await _concerns(books, match, user, before, version):
                    yield f"{user} got a board of {match} at {version} after {before}, which does not concern them"
                before = version


def _components(request: Request) -> list[Any]:
    body = request.body if isinstance(request.body, dict) else {}
    return body.get("components") or []


async def _concerns(books: Books, match: str, user: int, before: int, version: int) -> bool:
    """Return whether a member is to see something that has happened in a match after one version up to another."""
    [(game,)] = await books.rows("SELECT game FROM matches WHERE id = :key", key=match)
    seats = {row[0] for row in await books.rows(OWN, key=match, user=user, lent=f"{user}>%")}
    had = set[int]()
    for at, kind, seat, actor, state, rules in await books.rows(ENTRIES, key=match, after=before - 1):
        known = CODECS[game].decode_state(bytes(state), rules) if state else None
        to_move = set[int]() if known is None else set[int](all_games()[game].to_move(known))
        if before < at <= version and (kind not in OF_PLAY or actor == user or seat in seats):
            return True
        if before < at <= version and known is not None and all_games()[game].outcome(known) is not None:
            return True  # each member sees how the match ends
        if before < at <= version and (seats & had) != (seats & to_move):
            return True
        had = to_move
    return False
