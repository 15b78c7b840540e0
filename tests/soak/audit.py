"""Compares the messages that appeared with the messages that had to be sent.

The audit does not trust the bot. Triggers in the database copy all notices, reminders and log entries, and the local
Discord reports every message. At the end each copied notice must match one message. The audit checks the mention for
each turn during the turn, and again at the end with the whole log.
"""

import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.playground.rest.api import Request
from bot.playground.rest.errors import closed_dm
from bot.playground.rest.messages import NONCE_SECONDS
from bot.playground.world.events import MessageCreated, RequestAnswered
from bot.playground.world.world import World
from bot.sessions.time.outbox import ATTEMPT_SECONDS
from tests.cogs.desk import board_of

TRIGGERS = """
CREATE TABLE soak_log (match_id TEXT, version INTEGER, user_id INTEGER, kind TEXT, PRIMARY KEY (match_id, version));
CREATE TRIGGER soak_enter AFTER INSERT ON log BEGIN
  INSERT INTO soak_log VALUES (NEW.match_id, NEW.version, NEW.user_id, NEW.kind);
END;
CREATE TABLE soak_said (id TEXT PRIMARY KEY, notice TEXT);
CREATE TRIGGER soak_say AFTER INSERT ON notices BEGIN
  INSERT OR IGNORE INTO soak_said VALUES (NEW.id, NEW.notice);
END;
CREATE TABLE soak_dropped (id TEXT PRIMARY KEY, terms TEXT, since INTEGER, phase TEXT, handed_at INTEGER);
CREATE TRIGGER soak_drop AFTER DELETE ON notices BEGIN
  INSERT INTO soak_dropped SELECT OLD.id,
    (SELECT terms FROM terms WHERE match_id = json_extract(OLD.notice, '$.match')),
    (SELECT since FROM turns WHERE match_id = json_extract(OLD.notice, '$.match')
      AND seat = json_extract(OLD.notice, '$.seat') AND to_move),
    (SELECT phase FROM matches WHERE id = json_extract(OLD.notice, '$.match')), OLD.handed_at;
END;
CREATE TABLE soak_reminded (id TEXT);
CREATE TRIGGER soak_remind AFTER UPDATE OF reminded ON turns WHEN NEW.reminded > OLD.reminded BEGIN
  INSERT INTO soak_reminded VALUES (NEW.match_id || '-' || NEW.seat || '-' || NEW.since || '-' || OLD.reminded);
END;
"""

STANDING = """
SELECT t.match_id, t.seat, t.user_id, t.since, e.seat, e.user_id, e.kind,
  coalesce((SELECT max(version) FROM log WHERE match_id = t.match_id
    AND (kind = 'start' OR (seat = t.seat AND kind IN ('move', 'undo', 'seat')))), 0),
  (SELECT max(version) FROM log WHERE match_id = t.match_id AND kind = 'place'),
  (SELECT terms FROM terms WHERE match_id = t.match_id)
FROM turns t JOIN matches m ON m.id = t.match_id
JOIN log e ON e.match_id = t.match_id AND e.version = t.since
WHERE t.to_move AND NOT m.solo AND m.phase = 'playing'
"""

_REMINDER = re.compile(r"[a-z2-7]{10}-\d+-\d+-\d+")
_NOTICE = re.compile(r"[0-9a-f]{21}")

Turn = tuple[str, int, int]  # match, seat, the version that began the turn


class Audit:
    """Watches a world and its database for messages that appear twice or never.

    Attributes:
        nonces: how often each notice or reminder appeared, by nonce.
        again: how many notices and reminders appeared twice without a fault. The bot was stopped before it got
            Discord's answer, and Discord had forgotten the nonce when the bot started again.
        unsaid: how many notices the bot did not repeat in this case, although they had not appeared.
        refused: the nonces of direct messages that Discord refused.
        mentions: the mentions in the boards of each match, as (version, mentioned user, channel), the oldest first.
        direct: the number of notices and reminders that appeared as direct messages.
        faults: sentences about faults.
        checked: the number of checks of turns in progress.
    """

    def __init__(self, world: World, database: Path, requests: Sequence[Request] = ()) -> None:
        """requests: the answered requests to Discord, the newest last."""
        self._world = world
        self._requests = requests
        self._database = database
        self.nonces: Counter[str] = Counter()
        self.again = 0
        self.unsaid = 0
        self._arrived: dict[str, float] = {}  # the time at which each nonce appeared last, in seconds
        self._stops: list[float] = [0.0]
        self.refused: set[str] = set()
        self.mentions: defaultdict[str, list[tuple[int, int, int]]] = defaultdict(list)
        self.direct = 0
        self.faults: list[str] = []
        self._lasting: list[str] = []
        self.checked = 0
        self._suspects: set[Turn] = set()
        world.listen(self._note)

    def begin(self) -> None:
        """Create the triggers. The database must exist already."""
        with closing(self._connect()) as connection:
            connection.executescript(TRIGGERS)

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._database, timeout=60)

    def _note(self, event: object) -> None:
        if isinstance(event, RequestAnswered) and self._requests and _is_refusal(self._requests[-1]):
            self.refused.add(self._requests[-1].body["nonce"])
        if not isinstance(event, MessageCreated) or event.message.nonce is None:
            return
        message, nonce = event.message, event.message.nonce
        if _REMINDER.fullmatch(nonce) or _NOTICE.fullmatch(nonce):
            now, before = self._world.clock.now(), self._arrived.get(nonce)
            if before is not None and before <= self._stops[-1] and now - before >= NONCE_SECONDS:
                self.again += 1
            else:
                self.nonces[nonce] += 1
            self._arrived[nonce] = now
            self.direct += self._world.channel(message.channel_id).is_dm
        elif (board := board_of(message)) is not None:
            match, version = board
            # If no button has a version, take it from the nonce, which has the version of the member's last change.
            for user in message.mentions:
                self.mentions[match].append((version or int(nonce.rpartition("-")[2]), user, message.channel_id))

    # ---- during the month ----

    def stopped(self) -> None:
        self._stops.append(self._world.clock.now())

    def look(self) -> None:
        """Check that a board mentioned each member to move. Call this when the bot is at rest.

        A turn is a fault only if two checks in a row find it wrong. At the first check its message may be on its way.
        """
        wrong: set[Turn] = set()
        with closing(self._connect()) as connection:
            for match, seat, user, since, *rest in connection.execute(STANDING):
                self.checked += 1
                if not self._is_right(match, seat, user, *rest):
                    wrong.add((match, seat, since))
        self._lasting += [
            f"turn of seat {seat} in {match} since {since}: {self.mentions[match]}"
            for match, seat, since in wrong & self._suspects
        ]
        self._suspects = wrong

    def _is_right(
        self,
        match: str,
        seat: int,
        user: int,
        begun_by: int | None,
        begun_user: int | None,
        begun_kind: str,
        acted: int,
        moved: int | None,
        terms: str | None,
    ) -> bool:
        if json.loads(terms or "{}").get("adrift"):
            return True
        calls = Counter(place for version, called, place in self.mentions[match] if called == user and version >= acted)
        own = begun_by == seat and begun_user is not None and begun_kind in ("move", "undo")
        if moved is not None and moved > acted:  # the mention may be in a deleted channel
            return all(times == 1 for times in calls.values())
        return sum(calls.values()) == (0 if own else 1)

    # ---- at the end ----

    def close(self) -> dict[str, int]:
        """Check that the queues in the database are empty, and return the counts."""
        with closing(self._connect()) as connection:
            for table in ("notices", "turns", "deadlines"):
                (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
                if count:
                    self._lasting.append(f"{count} rows are left in {table}")
        return self.compare()

    def compare(self) -> dict[str, int]:
        """Compare the messages so far with those that had to be sent, and return the counts.

        A reminder that the bot did not count is no fault: Discord's answer may be lost, and then the turn may end.
        """
        with closing(self._connect()) as connection:
            said = {key: json.loads(notice) for key, notice in connection.execute("SELECT * FROM soak_said")}
            dropped = {key: rest for key, *rest in connection.execute("SELECT * FROM soak_dropped")}
            reminded = Counter(key for (key,) in connection.execute("SELECT id FROM soak_reminded"))
            waiting = {key for (key,) in connection.execute("SELECT id FROM notices")}
            self.faults = [*self._lasting, *self._called_twice(connection)]
        self.faults += [f"{nonce} appeared {times} times" for nonce, times in self.nonces.items() if times > 1]
        void = 0
        for key, notice in said.items():
            if key not in self.nonces and key not in waiting:
                void += 1
                deaf = notice.get("dm") and key in self.refused  # The bot may then tell another member.
                if self._was_unsure(dropped.get(key)):
                    self.unsaid += 1
                elif not deaf and not was_void(notice, dropped.get(key)):
                    self.faults.append(f"never said: {notice}")
        shown = {nonce for nonce in self.nonces if _REMINDER.fullmatch(nonce)}
        self.faults += [f"reminder {key} was counted {times} times" for key, times in reminded.items() if times > 1]
        kinds = Counter(f"notice {notice['kind']}" for key, notice in said.items() if key in self.nonces)
        return {
            "turns mentioned": sum(map(len, self.mentions.values())),
            "standing turns looked at": self.checked,
            "reminders": len(shown),
            "reminders to nobody (had left)": len(reminded.keys() - shown),
            "said again, as the bot was stopped and Discord had forgotten": self.again,
            "not said again for the same reason": self.unsaid,
            "by direct message": self.direct,
            "void before they could be said": void,
            **dict(sorted(kinds.items())),
        }

    def _was_unsure(self, dropped: list[Any] | None) -> bool:
        """Return whether the bot may have been stopped while it sent a notice, before it knew the result."""
        if dropped is None or dropped[3] is None:
            return False
        handed = dropped[3] / 1000
        return any(handed <= stop <= handed + ATTEMPT_SECONDS for stop in self._stops)

    def _called_twice(self, connection: sqlite3.Connection) -> Iterator[str]:
        """Yield a fault for each member who was mentioned twice while nothing happened in the match."""
        for match, calls in self.mentions.items():
            query = "SELECT version, user_id, kind FROM soak_log WHERE match_id = ? ORDER BY version"
            log = connection.execute(query, (match,)).fetchall()
            before: dict[int, int] = {}
            for version, user, _ in calls:
                since = before.get(user)
                between = [row for row in log if since is not None and since < row[0] <= version]
                if since is not None and not any(
                    who in (user, None) or kind in ("seat", "place") for _, who, kind in between
                ):
                    yield f"{user} was called to {match} at {since} and {version}"
                before[user] = version


def _is_refusal(request: Request) -> bool:
    """Return whether Discord refused a direct message because the member takes none."""
    return request.error == closed_dm().body() and isinstance(request.body, dict) and "nonce" in request.body


def was_void(notice: dict[str, Any], dropped: list[Any] | None) -> bool:
    """Return whether an unsent notice was useless when the bot deleted it."""
    if dropped is None:
        return False
    terms, since, phase = json.loads(dropped[0] or "{}"), dropped[1], dropped[2]
    kind, seat = notice["kind"], notice.get("seat")
    if terms.get("adrift") and kind != "adrift":
        return True
    match kind:
        case "asked":
            return all(ask["seat"] != seat for ask in terms.get("asks", ()))
        case "offered":
            return all(offer["seat"] != seat for offer in terms.get("offers", ()))
        case "proposed":
            return "proposal" not in terms
        case "next":
            return bool(since != notice.get("since") or phase != "playing")
        case "adrift":
            return bool(terms.get("adrift") != "channel")
    return False
