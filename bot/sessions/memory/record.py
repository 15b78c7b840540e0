"""Replays, and matches as text. Like PGN, the format of chess games, a text has tags and then the moves:

    [Lapidary "1"]
    [Game "gems3d"]
    [Rules "1"]
    [Options "{\\"mode\\":\\"relay\\"}"]
    [Seed "1234"]
    [Seats "Ada" "Ben"]

    #1 C1-A5
    #2 D4-E4
    #2 leaves

A tag such as [StandIns "#1 Normal Opal 2"] says that a computer player has played two turns of the first seat.
The tag [Seal "..." "..." "..." "..." "..."] has the seal of the match (`bot.sessions.seals`), the match's id, the
version of the rules at the start, the sealed options, and the salt. Game, seed and number of seats are sealed too.
The tag [Key "..."] has the key of a daily's day, from which the seed comes (`bot.sessions.day_keys`).
The tag [Result "none"] says that the match ended without a result, and [Unheard "#1"] that a computer player has played
the first seat to the end, for a member who did not come back. [Unplaced "#1"] leaves this seat out of the ranking.
The number before a move names its seat; #1 is the first seat. Steps that were taken back are left out. To read the
text, the bot plays the match again from its seed. Unknown tags are ignored. Tag order and line breaks do not matter.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.game import NO_RESULT, Seat
from bot.engine.quoting import quoted
from bot.errors import NotationError, PlayerError
from bot.sessions.change import AnyGame
from bot.sessions.computers import stored_name, turns_by_computers, user_named
from bot.sessions.model import (
    UNKNOWN,
    Entry,
    EntryKind,
    Match,
    MatchSeat,
    Member,
    Phase,
    Place,
)
from bot.sessions.pace import StandIn
from bot.sessions.reseated import is_for_a_turn, new_member
from bot.sessions.seals import Secrets
from bot.sessions.unplayed import unplayed
from bot.storage.keeping import is_computer

FORMAT = "1"
LEAVES = "leaves"
MOST_MOVES = 5_000
LONGEST = 200_000  # characters of a text; no real match has more than a tenth of this number
LONGEST_NAME = 100  # characters; Discord allows 32

_STRING = r'"(?:[^"\\]|\\.)*"'
_TAG = re.compile(rf"\[(\w+)((?:\s+{_STRING})+)\s*\]")
_VALUE = re.compile(_STRING)
_SEED = re.compile(r"[0-9]{1,20}")
_STEP = re.compile(r"#(\d{1,2})\s+([^#\[\]]{1,80})")


SHOWN = frozenset({"start", "move", "leave"})  # kinds of entries that are steps and change the picture


class Moment(msgspec.Struct, frozen=True):
    """A step and the state after it."""

    entry: Entry
    state: Any


class Replay(msgspec.Struct, frozen=True):
    """A match and its positions after the steps that were not taken back.

    States from the database were stored during the match, so a change of the rules does not change them.
    """

    match: Match  # the match after its newest step; its id is "" if the match was read from a text
    moments: tuple[Moment, ...]  # at least one moment, oldest first
    seed: int | None  # None: still secret, because the match or the day of the daily match is not over
    # All steps, oldest first. Early versions of the bot did not store all states, so some steps may have no moment.
    steps: tuple[Entry, ...]
    key: str = ""  # the key of a daily's day, as hexadecimal digits; "" for other matches, and until the day is over
    secrets: Secrets | None = None  # what the seal is made from; None: the match has no seal, or they are still secret
    older: bool = False  # whether older rules have made some of the steps
    reseated: tuple[Entry, ...] = ()  # the entries of the kind "seat", oldest first; in an archive they name nobody

    @property
    def whole(self) -> bool:
        """Return whether each step has a moment."""
        return len(self.moments) == len(self.steps)

    @property
    def last(self) -> int:
        """Return the number of the newest moment. The number of the oldest moment is 0."""
        return len(self.moments) - 1

    def at(self, number: int, game: AnyGame) -> Match:
        """Return the match as it was at a moment, but with the current names of its members.

        Before the end, nobody is out of the ranking yet.

        A seat that a computer player then played for a member is the computer player's, as on the boards of that time.
        Archives drop undos, so their number is known only at the last moment.
        """
        moment = self.moments[number]
        outcome = game.outcome(moment.state)
        newest = moment.entry.version
        left = {step.seat for step in self.steps if step.kind == "leave" and step.version <= newest}
        seats, stand_ins = self._seated(moment.entry, over=outcome is not None)
        phase = Phase.PLAYING if outcome is None else Phase.OVER
        phase = Phase.CANCELLED if outcome is None and self.without_result(number) else phase
        at_end = number == self.last
        seats = [replace(one, present=one.seat not in left, undos=one.undos if at_end else UNKNOWN) for one in seats]
        terms = replace(self.match.terms, stand_ins=stand_ins)
        if phase is Phase.PLAYING and not at_end:  # nobody knew yet who would not come back
            unrated = tuple(seat for seat in terms.unrated if seat in left)
            terms = replace(terms, unheard=(), unplaced=(), unrated=unrated)
        return replace(
            self.match,
            phase=phase,
            state=moment.state,
            version=moment.entry.version,
            entry=moment.entry,
            outcome=outcome,
            to_move=game.to_move(moment.state) if phase is Phase.PLAYING else (),
            can_undo=None,
            seats=tuple(seats),
            clocks=(),
            terms=terms,
        )

    def without_result(self, number: int) -> bool:
        """Return whether a moment is the last one of a match that ended without a result."""
        return self.match.phase is Phase.CANCELLED and number == self.last

    def owner(self, seat: Seat) -> Member:
        """Return who has a seat, or the owner for whom a computer player has it."""
        one = self.match.seats[seat]
        return self.match.owner_of(seat) if is_computer(one.user) else Member(one.user, one.name)

    def owner_at(self, seat: Seat, version: int) -> Member | None:
        """Return who owned a seat after the entry with this version; None: nobody knows it any more.

        The name is "" for a member who no longer owns the seat.
        """
        now = self.owner(seat)
        former = [one.user for one in self.match.terms.former if one.seat == seat]
        known, before = [one for one in self.reseated if one.seat == seat], self.match.version + 1
        for user, earlier in zip(reversed([*former, now.user]), reversed([0, *former]), strict=True):
            if not earlier:
                return Member(user, now.name if user == now.user else "")
            taken = [one.version for one in known if one.version < before and _takes(one, user)]
            if not taken:
                return None
            before = taken[-1]
            if before <= version:
                return Member(user, now.name if user == now.user else "")
        return now

    def _seated(self, newest: Entry, *, over: bool) -> tuple[list[MatchSeat], tuple[StandIn, ...]]:
        """Return the seats and the stand-ins after an entry.

        A computer player has the seat of a member if it made this entry, or the seat's last move before and the next.
        At the end of a match, its members have their seats again.
        """
        now = () if self.match.over else ((seat.seat, seat.user) for seat in self.match.seats)
        before, after = dict[Seat | None, int | None](), dict[Seat | None, int | None]()
        for step in self.steps:
            if step.kind == "move":
                if step.version <= newest.version:
                    before[step.seat] = step.user
                else:
                    after.setdefault(step.seat, step.user)
        after = {**dict(now), **after}
        seats, stand_ins = list[MatchSeat](), list[StandIn]()
        for one in self.match.seats:
            user, owner, lent = before.get(one.seat) or 0, self.owner(one.seat), self.match.terms.stand_in_of(one.seat)
            goes_on = user == after.get(one.seat) or (newest.kind, newest.seat) == ("move", one.seat)
            if is_computer(user) and goes_on and not over and not is_computer(owner.user):
                seats.append(replace(one, user=user, name=stored_name(user)))
                stand_ins.append(StandIn(one.seat, owner.user, owner.name, "late"))
            else:
                seats.append(replace(one, user=owner.user, name=owner.name))
                stand_ins += [lent] if lent is not None and owner.user == one.user else []
        return seats, tuple(stand_ins)

    def viewer(self, user: int) -> Seat | None:
        """Return the seat whose view a user gets, even if they have left it; None: the user gets the channel's view."""
        return next((seat.seat for seat in self.match.seats if seat.user == user), None)


def _takes(entry: Entry, user: int) -> bool:
    """Return whether a user takes a seat by an entry, and does not get it back."""
    _, new, returned = new_member(entry)
    return new == user and not returned and not is_for_a_turn(entry)


def write(replay: Replay, game: AnyGame) -> str:
    """Return the text of a match. Raises ValueError if its seed is secret."""
    if replay.seed is None:
        raise ValueError("a match in play is not told from its seed")
    match = replay.match
    tags = {
        "Lapidary": (FORMAT,),
        "Game": (match.game,),
        "Rules": (str(game.about.rules_version),),
        "Options": (msgspec.json.encode(match.options).decode(),),
        "Seed": (str(replay.seed),),
        "Seats": tuple(stored_name(seat.user) or seat.name for seat in match.seats),
    }
    if replay.secrets is not None:
        sealed = replay.secrets
        tags["Seal"] = (match.terms.seal, sealed.match, str(sealed.rules), sealed.options, sealed.salt)
    if replay.key:
        tags["Key"] = (replay.key,)
    lent = [f"#{seat + 1} {stored_name(user)} {turns}" for seat, user, turns in turns_by_computers(match, replay.steps)]
    if lent:
        tags["StandIns"] = tuple(lent)
    if match.terms.unheard:
        tags["Unheard"] = tuple(f"#{seat + 1}" for seat in match.terms.unheard)
    if match.terms.unplaced:
        tags["Unplaced"] = tuple(f"#{seat + 1}" for seat in match.terms.unplaced)
    if match.phase is Phase.CANCELLED:
        tags["Result"] = (NO_RESULT,)
    lines = [f"[{name} {' '.join(json.dumps(one, ensure_ascii=False) for one in tags[name])}]" for name in tags]
    return "\n".join([*lines, "", *filter(None, map(line, replay.steps))]) + "\n"


def line(step: Entry) -> str:
    """Return the line of a step; "": it is the start."""
    if step.kind == "start":
        return ""
    return f"#{(step.seat or 0) + 1} {LEAVES if step.kind == 'leave' else step.notation}"


def read(text: str, games: Mapping[str, AnyGame], now: int) -> Replay:
    """Play the match of a text again and return its replay. now: the current time in milliseconds since 1970.

    Raises NotationError if the text is wrong.
    """
    check_size(text)
    tags = {name: [_unquoted(value) for value in _VALUE.findall(values)] for name, values in _TAG.findall(text)}
    if tags.get("Lapidary", [""])[0] != FORMAT:
        raise NotationError("replay-error-record-none")
    game = games.get(_first(tags, "Game"))
    if game is None:
        raise NotationError("replay-error-record-tag", tag="Game", text=quoted(_first(tags, "Game")))
    options, seed, seats = _options(tags, game), _seed(tags), _names(tags)
    steps = _STEP.findall(_TAG.sub(" ", text))
    if len(steps) > MOST_MOVES:
        raise NotationError("replay-error-record-moves", most=MOST_MOVES)
    try:
        limits = game.seats(options)
        if not limits.low <= len(seats) <= limits.high:
            raise NotationError("replay-error-record-tag", tag="Seats", text=quoted(", ".join(seats)))
        first = game.setup(seed, options, len(seats))
    except PlayerError as problem:
        if isinstance(problem, NotationError):
            raise
        raise NotationError("replay-error-record-tag", tag="Options", text=quoted(_first(tags, "Options"))) from problem
    moments = [Moment(Entry(1, "start", None, None, "", first.events, now), first.state)]
    for number, (seat, written) in enumerate(steps, 1):
        moments.append(_next(game, moments[-1], number, Seat(int(seat) - 1), written.strip(), len(seats), now))
    taken = tuple(
        MatchSeat(Seat(number), user_named(name) or 0, name, undos=UNKNOWN) for number, name in enumerate(seats)
    )
    match = unplayed(game, "", Place(0, 0), taken, options, limits, kind="start", locale="", at=now)
    last = moments[-1]
    phase = Phase.CANCELLED if _first(tags, "Result") == NO_RESULT else Phase.PLAYING
    silent, out = (
        tuple(one.seat for one in taken if f"#{one.seat + 1}" in tags.get(name, ())) for name in ("Unheard", "Unplaced")
    )
    terms = replace(match.terms, unheard=silent, unplaced=out)
    match = replace(match, phase=phase, state=last.state, version=last.entry.version, entry=last.entry, terms=terms)
    replay = Replay(match, tuple(moments), seed, tuple(moment.entry for moment in moments))
    return replace(replay, match=replay.at(replay.last, game))


def check_size(text: str) -> None:
    """Raise NotationError if a text is longer than `LONGEST`."""
    if len(text) > LONGEST:
        raise NotationError("replay-error-record-long", most=LONGEST)


def _next(game: AnyGame, before: Moment, number: int, seat: Seat, written: str, seats: int, now: int) -> Moment:
    try:
        if not 0 <= seat < seats:
            raise NotationError("replay-error-record-seat", seats=seats)
        if written == LEAVES:
            step, notation = game.leave(before.state, seat), ""
        else:
            move = game.parse(written)
            if seat not in (*game.to_move(before.state), *game.on_call(before.state)):
                raise NotationError("replay-error-record-turn")
            step, notation = game.apply(before.state, seat, move), game.notate(move)
    except PlayerError as problem:
        raise NotationError("replay-error-record-move", number=number, text=quoted(written)) from problem
    kind: EntryKind = "leave" if written == LEAVES else "move"
    entry = Entry(before.entry.version + 1, kind, seat, None, notation, step.events, now)
    return Moment(entry, step.state)


def _unquoted(value: str) -> str:
    try:
        read_: str = json.loads(value, strict=False)
    except ValueError:
        raise NotationError("replay-error-record-none") from None
    return read_


def _first(tags: Mapping[str, list[str]], name: str) -> str:
    return tags.get(name, [""])[0]


def _options(tags: Mapping[str, list[str]], game: AnyGame) -> Any:
    written = _first(tags, "Options")
    try:
        return msgspec.json.decode(written, type=game.about.options)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise NotationError("replay-error-record-tag", tag="Options", text=quoted(written)) from None


def _names(tags: Mapping[str, list[str]]) -> tuple[str, ...]:
    """Return the members' names. Raises NotationError for a long name, or for a lone surrogate (not valid in UTF-8)."""
    names = tuple(tags.get("Seats", ()))
    for name in names:
        if len(name) > LONGEST_NAME or any("\ud800" <= letter <= "\udfff" for letter in name):
            raise NotationError("replay-error-record-tag", tag="Seats", text=quoted(name))
    return names


def _seed(tags: Mapping[str, list[str]]) -> int:
    written = _first(tags, "Seed")
    if not _SEED.fullmatch(written) or int(written) >= 2**64:
        raise NotationError("replay-error-record-tag", tag="Seed", text=quoted(written))
    return int(written)
