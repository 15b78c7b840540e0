"""The laws of leagues, cups and battles: standings, times, calls, and what their pictures say.

Their messages follow within an hour. So what is wrong must last for longer in a calm universe before it counts.
"""

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from bot.engine.game import Outcome
from bot.games import all_games
from bot.playground import Message
from bot.playground.rest.api import Request
from bot.playground.world.events import MessageCreated
from bot.sessions.leagues import battles, cups
from bot.sessions.leagues.looks import LOOK_AGAIN
from bot.sessions.leagues.model import OPENED_A_DAY, SIGN_UP, League, Phase, league_of
from bot.sessions.leagues.seasons import closing, divisions_of
from bot.sessions.pace import DAY
from bot.storage.keeping import is_member
from bot.storage.league_rows import (
    LeagueMemberRow,
    LeagueMessageRow,
    LeaguePairingRow,
    LeagueRow,
    LeagueRows,
    LeagueSeatRow,
)
from bot.ui.cups import points_shown
from bot.ui.leagues.host import ROUND
from tests.kills.books import CODECS
from tests.sessions.league_recount import Counted, points_of
from tests.universe.laws import Ledger

if TYPE_CHECKING:
    from tests.universe.universe import Universe

EVERY = 600.0  # seconds between two looks
LOOKS = LOOK_AGAIN // 600_000 + 2  # calm looks in turn at which something must be wrong
SEASON_CALLS = 2  # messages of a season to a member beside those of new matches: its begin and its end
DAY_SECONDS = DAY / 1_000
POINTS = re.compile(r"\d*½|\d+")
MATCH = "SELECT game, phase, state, rules_version, terms FROM matches LEFT JOIN terms ON match_id = id WHERE id = :key"
PRESENT = "SELECT present FROM seats WHERE match_id = :key ORDER BY seat"
AWAY = "SELECT user_id FROM members WHERE coalesce(json_extract(settings, '$.away_until'), 0) > :now"
LEAGUES = f"SELECT {', '.join(LeagueRow.__struct_fields__[:-1])} FROM leagues"
TABLES: dict[str, type[msgspec.Struct]] = {
    "league_members": LeagueMemberRow,
    "league_seats": LeagueSeatRow,
    "league_pairings": LeaguePairingRow,
    "league_messages": LeagueMessageRow,
}
ORDERS = {
    "league_seats": "season, division, seat",
    "league_pairings": "season, division, number",
    "league_messages": "season, division",
    "league_members": "joined_at, user_id",
}


def stored(books: Ledger) -> list[League]:
    """Return the competitions with the rows of their newest season that has begun, as the database has them."""
    found = []
    for values in books.read(LEAGUES):
        row = LeagueRow(*values)
        begun = row.season - 1 if row.season > 1 and row.phase == Phase.OPEN.value else row.season
        parts = {table: _rows(books, table, row.id) for table in TABLES}
        seats, pairings, messages = (
            tuple(one for one in parts[table] if one.season == begun)
            for table in ("league_seats", "league_pairings", "league_messages")
        )
        found.append(league_of(LeagueRows(row, tuple(parts["league_members"]), seats, pairings, messages), begun))
    return found


def _rows(books: Ledger, table: str, league: str) -> list[Any]:
    kind = TABLES[table]
    fields = ", ".join(kind.__struct_fields__)
    rows = books.read(f"SELECT {fields} FROM {table} WHERE league_id = :key ORDER BY {ORDERS[table]}", key=league)
    return [msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind, strict=False) for row in rows]


def opened_before(books: Ledger, league: League, since: int) -> Counter[int]:
    """Return how many matches of earlier seasons of a league have opened since a time, by user."""
    users = {(one.season, one.division, one.seat): one.user_id for one in _rows(books, "league_seats", league.id)}
    new = [one for one in _rows(books, "league_pairings", league.id) if (one.opened_at or 0) > since]
    keys = [(one.season, one.division, player) for one in new for player in one.players if one.season < league.season]
    return Counter(users[key] for key in keys)


def most_calls(seasons: int) -> int:
    """Return how many messages of competitions a member may get in a day on which so many seasons call them."""
    return OPENED_A_DAY + SEASON_CALLS * seasons


class Competitions:
    """Looks at the leagues and cups of a universe, if members play in one."""

    def __init__(self, universe: "Universe") -> None:
        self._universe = universe
        self._wrong = Counter[tuple[str, str]]()  # at how many looks in turn
        self._called: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)  # when, in which season, by member
        self._seasons = Counter[tuple[str, int]]()  # calls by a message of a season, by nonce and member
        self._matches = set[tuple[str, int]]()  # matches to which a member was called
        self._refused = float("-inf")  # when Discord last refused a thread
        self.edits = 0  # requests that show a competition

    def begin(self) -> None:
        """Hear of messages from now on."""
        self._universe.world.listen(self._hear)

    def _hear(self, event: object) -> None:
        universe = self._universe
        if not isinstance(event, MessageCreated) or event.message.author_id != universe.world.bot_id:
            return
        message, hall = event.message, universe.leaguers.hall
        if hall is not None and message.channel_id == hall.id:
            season = max((one.season for one in stored(universe.books)), default=0)
            for user in message.mentions:
                self._seasons[message.nonce or str(message.id), user] += 1
                self._called[user].append((universe.loop.now, season))
        elif hall is not None and (board := universe.leaguers.board(message)) is not None:
            match, season = board
            for user in message.mentions:
                if (match, user) not in self._matches:
                    self._matches.add((match, user))
                    self._called[user].append((universe.loop.now, season))

    def note(self, request: Request) -> None:
        """Note a request that Discord has answered."""
        hall = self._universe.leaguers.hall
        if hall is not None and request.path.startswith(f"/channels/{hall.id}/messages"):
            self.edits += request.method in ("PATCH", "DELETE")
        if hall is not None and request.path == f"/channels/{hall.id}/threads" and request.error is not None:
            self._refused = self._universe.loop.now

    async def watch(self) -> None:
        """Look again and again for what stays wrong while nothing keeps the bot from it."""
        universe = self._universe
        while universe.leaguers.hall is not None:
            await asyncio.sleep(EVERY)
            if not universe.is_calm() or not universe.books.is_open:
                self._wrong.clear()
                continue
            wrong = {*self._lasting()}
            for one in [*self._wrong]:
                if one not in wrong:
                    del self._wrong[one]
            self._wrong.update(wrong)
            for (law, text), looks in self._wrong.items():
                if looks == LOOKS:
                    universe.find(law, text)

    def broken(self) -> Iterator[tuple[str, str]]:
        """Yield who was called twice, or too often, as (law, text).

        A manager may begin a season within a day of another one. Both together open no more matches on that day.
        """
        for (nonce, user), count in self._seasons.items():
            if count > 1:
                yield "invited", f"{user} was called {count} times by the message {nonce}"
        for user, calls in self._called.items():
            days = [[season for one, season in calls if at - DAY_SECONDS < one <= at] for at, _ in calls]
            most = max((day for day in days if len(day) > most_calls(len({*day}))), key=len, default=())
            if most:
                yield "invited", f"{user} got {len(most)} messages of leagues and cups within a day"

    def _lasting(self) -> Iterator[tuple[str, str]]:
        now = round(self._universe.loop.wall() * 1_000)
        for one in stored(self._universe.books):
            results = {p.match_id: self._counted(p.match_id) for p in one.rows.pairings if p.match_id is not None}
            yield from _of_results(one, results)
            yield from _of_standings(one, results, now)
            yield from self._of_pictures(one)
            if self._universe.loop.now - self._refused < LOOK_AGAIN / 1_000 + EVERY:
                continue  # nothing can open
            away = {row[0] for row in self._universe.books.read(AWAY, now=now)}
            yield from _of_times(one, now, away, opened_before(self._universe.books, one, now - DAY))

    def _counted(self, match: str) -> Counted:
        """Return what a stored match counts, from its state alone. One that is not over has no result."""
        books = self._universe.books
        rows = books.read(MATCH, key=match)
        if not rows or rows[0][1] != "over" or rows[0][2] is None:
            return Counted(None, stayed=False)
        game, _, state, rules, _ = rows[0]
        outcome = all_games()[game].outcome(CODECS[game].decode_state(bytes(state), rules))
        present = [bool(row[0]) for row in books.read(PRESENT, key=match)]
        late = [int(seat) for seat in self._universe.people.terms(match).timed_out]
        lost = [*late, *(seat for seat, there in enumerate(present) if not there)]
        return Counted(_halves(outcome, lost), all(present))

    def _of_pictures(self, league: League) -> Iterator[tuple[str, str]]:
        """Yield the pictures whose alt text says something else than the rows."""
        names = {seat.seat: seat.name for seat in league.rows.seats if is_member(seat.user_id)}
        for row in league.rows.messages:
            message = self._universe.world.message(row.channel_id, row.message_id or 0)
            words_only = row.division == SIGN_UP or row.division >= ROUND
            if words_only or message is None or league.phase is Phase.CLOSED:
                continue
            told = said(message)
            for text in _lacking(league, row.division, told, names):
                yield "pictured", f"the message {row.message_id} of {league.id} does not say {text}"


def said(message: Message) -> list[str]:
    """Return the lines of the alt texts of a message."""
    return "\n".join(one.description or "" for one in message.attachments).splitlines()


def _lacking(league: League, division: int, told: list[str], names: dict[int, str]) -> Iterator[str]:
    """Yield what the picture of a division, a bracket or boards should say. names: by seat."""
    if not league.is_cup:
        [found] = [one for one in divisions_of(league) if one.number == division]
        for line in found.table:
            name = next((one.name for one in found.seats if one.seat == line.player and is_member(one.user_id)), None)
            points = points_shown(line.points)
            if name is not None and not line.struck and not any(_has(text, name, points) for text in told):
                yield f"{name} {points}"
        return
    for one in league.rows.pairings:
        both = [names.get(seat, "") for seat in one.players]
        if all(both) and not any(all(name in text for name in both) for text in told):
            yield " and ".join(both)


def _has(line: str, name: str, points: str) -> bool:
    return name in line and points in POINTS.findall(line.replace(name, ""))


def _halves(outcome: Outcome | None, lost: list[int]) -> tuple[int, int] | None:
    """Return the halves of both seats of a match. lost: the seats that have lost on time or left, who lost first."""
    if outcome is None:
        return None
    if lost:
        return (2, 0) if lost[0] else (0, 2)
    first, second = (one.place for one in sorted(outcome.standings, key=lambda one: one.seat))
    return (2, 0) if first < second else (0, 2) if first > second else (1, 1)


def _of_results(league: League, results: dict[str, Counted]) -> Iterator[tuple[str, str]]:
    """Yield the pairings whose result is not that of their match."""
    for one in league.rows.pairings:
        halves = results[one.match_id].halves if one.match_id is not None else None
        known = (one.first_score, one.second_score)
        if halves is not None and known != halves:
            yield "tallied", f"{one.match_id} of {league.id} has {halves}, and {known} is stored"


def _of_standings(league: League, results: dict[str, Counted], now: int) -> Iterator[tuple[str, str]]:
    rows = league.rows
    if not rows.seats:
        return
    if league.is_battle:
        sums = [0, 0]
        for one in rows.pairings:
            for player, own in zip(one.players, one.scores or (0, 0), strict=True):
                sums[player % battles.TEAMS] += own
        if battles.sums_of(rows)[:2] != tuple(sums):
            yield "tallied", f"the teams of {league.id} have {battles.sums_of(rows)[:2]}, and a recount {sums}"
    elif league.is_cup:
        yield from _of_bracket(league)
    else:
        closed = league.season != league.row.season
        known = {one.number: {line.player: line.points for line in one.table} for one in divisions_of(league)}
        seats, pairings = ([msgspec.structs.asdict(one) for one in part] for part in (rows.seats, rows.pairings))
        swiss = bool(league.rules.rounds)
        counted = points_of(seats, pairings, results, swiss=swiss, closed=closed, now=now)
        if known != counted:
            yield "tallied", f"the standings of {league.id} are {known}, and a recount has {dict(counted)}"


def _of_bracket(cup: League) -> Iterator[tuple[str, str]]:
    """Yield the players who play on although they have lost too often, and places that are given twice."""
    lost, allowed = Counter[int](), 1 + cup.rules.double
    for one in cup.rows.pairings:
        for player in one.players:
            if lost[player] >= allowed:
                yield "tallied", f"player {player} of {cup.id} plays match {one.number}, and had lost {allowed} before"
        scores = one.scores
        if scores is not None and cup.rules.best_of == 1 and max(scores) > min(scores):
            lost[one.players[scores.index(min(scores))]] += 1
    places = Counter(place for place in cups.places_of(cup.rows).values() if place == 1)
    if places[1] > 1 or (places[1] and cup.phase is Phase.PLAYING):
        yield "tallied", f"{cup.id} is {cup.phase}, and {places[1]} have won it"


def _of_times(league: League, now: int, away: set[int], before: Mapping[int, int]) -> Iterator[tuple[str, str]]:
    """Yield the matches without a result whose time is over, and those that could be open.

    away: the users on holiday, for whom no match opens. before: as from `opened_before`, of the last day.
    """
    rows = league.rows
    if not league.is_played:
        return
    open_now = [one for one in rows.pairings if one.first_score is None]
    for one in open_now:
        if 0 < closing(rows, one) <= now:
            yield "opened", f"match {one.number} of {league.id} has no result, and its time is over"
    if not open_now:
        yield "opened", f"{league.id} is played, and all of its matches have a result"
    busy = Counter(player for one in open_now if one.match_id is not None for player in one.players)
    new = Counter(player for one in rows.pairings if (one.opened_at or 0) > now - DAY for player in one.players)
    for one in open_now:
        seats = [seat for seat in rows.seats if seat.division == one.division and seat.seat in one.players]
        there = all(seat.left_at is None and is_member(seat.user_id) and seat.user_id not in away for seat in seats)
        waits = any(busy[seat.seat] or new[seat.seat] + before.get(seat.user_id, 0) >= OPENED_A_DAY for seat in seats)
        if one.match_id is None and there and not waits:
            yield "opened", f"match {one.number} of {league.id} is not open, and its players have no other one"
