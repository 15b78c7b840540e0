"""Members plan turns while others are to move. The bot plays a planned turn as soon as the member is to move.

A planned turn is played in the commit that hands the turn on, so nothing lies between the two: a process that dies has
stored both or neither. A seat that is to move never has a planned turn left: it was played, or the bot has withdrawn
it. Private panels and `/turns` tell the member which of both, and why. Only in a match that nobody can play now
(`Terms.unreachable`) a plan waits; if the member moves there all the same, their plans are dropped. These rules decide
which turn is played (`_why_not`):

* The turn was planned as a whole, and no undo has brought it back to the member.
* No event since then has shown what the plan does not allow for (`Plannable.upsets`).
* All its moves are legal, and it makes at least as many points as the member wants.
* The seat is still the member's own, and nobody else may take it. A stand-in plays no plan of another. A planned move
  does not withdraw an offer of the seat, as a move that the member makes would (`_why_not_own`).

Only the member ever learns of a planned turn. So planning announces no change, and what the member sees of the position
comes from their own view (`plan_in`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.planning import Planning, ends_turn, plan_in, rehearse, reveals, why_not_played
from bot.errors import NotAllowed, PlayerError
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change, entries_since
from bot.sessions.database import Database
from bot.sessions.matches import Matches
from bot.sessions.model import Entry, Match, Member, MemberSettings, Phase, Request
from bot.sessions.packing import LaterEntries
from bot.sessions.planned import (
    MOST_MOVES,
    MOST_TURNS,
    PlannedTurn,
    Plans,
    Why,
    of_seat,
    plans_of,
    played_of,
    rows_of,
    with_played,
    withdrawn,
    without,
)
from bot.sessions.play.turns import play, playing_seat
from bot.sessions.settings import SettingsOf
from bot.sessions.undoing import taken_back
from bot.storage import planned, writes
from bot.storage.keeping import is_computer
from bot.storage.writes import Writes

MOST_FORCED = 16  # entries of a change after which the next forced move waits for its member

# -- decisions -------------------------------------------------------------------------------------------------------


def can_plan(match: Match, game: AnyGame, user: int) -> bool:
    """Return whether a member may plan a turn in a match now: they have a seat there, and others are to move."""
    seat = match.seat_of(user)
    if match.phase is not Phase.PLAYING or seat is None or seat in match.to_move:
        return False
    possible = game.about.plays_itself and not (match.solo or match.private)  # what they see needs `determinize`
    return possible and game.foreseen(match.state, seat) is not None


def position(match: Match, game: AnyGame, seat: Seat, plans: Plans) -> Planning | None:
    """Return the position in which a seat plans its next move; None if nothing more can be planned.

    plans: of this seat. Raises IllegalMove if they cannot be played in the present position.
    """
    if len(plans) == MOST_TURNS and plans[-1].whole:
        return None
    return plan_in(game, game.view(match.state, seat), seat, [one.parsed(game) for one in plans])


def plan(change: Change, moves: Sequence[Any | str], version: int | None = None) -> Change:
    """Add moves to the turn that the member is planning, or begin the next turn with them.

    version: the version of the pressed panel; None or 0: any.

    Raises NotSeated, Over, StaleBoard, NotYourTurn (no turn can be planned here), NotAllowed (nothing more can be
    planned), NotationError, and IllegalMove if a move would not be legal in the position that the member sees.
    """
    match, game, user = change.match, change.game, change.member.user
    seat = playing_seat(change)
    if version and version != match.version:
        raise refusals.stale_board()
    if not can_plan(match, game, user):
        raise refusals.not_your_turn(match, user)
    for move in moves:
        change = _with_move(change, seat, game.parse(move) if isinstance(move, str) else move, seen=bool(version))
    return replace(change, silent=True)


def _with_move(change: Change, seat: Seat, move: Any, *, seen: bool) -> Change:
    """Add a move. seen: whether the member has seen the present position with all that they have planned before."""
    match, game = change.match, change.game
    known = of_seat(change.plans, seat)
    found = position(match, game, seat, known)
    if found is None:
        raise NotAllowed("plan-error-full", count=len(known), most=MOST_TURNS)
    begun = known[-1] if known and not known[-1].whole else None
    earlier = known if begun is None else known[:-1]
    moves = (*(() if begun is None else begun.moves), game.notate(move))
    if len(moves) > MOST_MOVES:
        raise NotAllowed("plan-error-long", most=MOST_MOVES)
    points = found.points + rehearse(game, found.state, seat, (move,)).points
    turn = PlannedTurn(
        seat,
        len(earlier),
        change.member.user,
        match.version if begun is None or seen else begun.since,
        moves,
        ends_turn(game, found, seat, move),
        points,
        begun is not None and begun.careful,
    )
    known_now = (replace(one, since=match.version) if seen else one for one in earlier)
    untold = () if seen else played_of(change.plans, seat)  # a panel has told which turns were played
    return replace(change, plans=(*without(change.plans, seat), *untold, *known_now, turn))


def require(change: Change, number: int, least: int, careful: bool) -> Change:
    """Change what a planned turn requires. Raises NotSeated, Over, NotAllowed (the turn is not planned any more)."""
    seat = playing_seat(change)
    if number >= len(of_seat(change.plans, seat)):
        raise NotAllowed("plan-error-gone")
    new = tuple(
        replace(one, least=max(0, least), careful=careful)
        if (one.seat, one.number, one.why) == (seat, number, "")
        else one
        for one in change.plans
    )
    return change if new == change.plans else replace(change, plans=new, silent=True)


def withdraw(change: Change) -> Change:
    """Withdraw all that the member has planned, and forget what the bot has withdrawn. Raises NotSeated, Over."""
    kept = without(change.plans, playing_seat(change))
    return change if kept == change.plans else replace(change, plans=kept, silent=True)


# -- what follows from a change --------------------------------------------------------------------------------------


def follow(seen: Match | None, change: Change) -> Change:
    """Play the planned turn of a member who is to move, or withdraw it. Forget the plans of seats without a member.

    Without a plan, play the only legal move of a member who wants this.
    """
    match = change.match
    if match.phase is not Phase.PLAYING:
        return replace(change, plans=()) if change.plans else change
    moved = {(entry.seat, entry.user) for entry in entries_since(seen, change) if entry.kind == "move"}
    were_to_move = () if seen is None else seen.to_move
    kept = tuple(
        one
        for one in change.plans
        if match.seats[one.seat].present
        and not (one.why == "played" and _has_gone(match, one))
        and not ((one.seat, one.user) in moved and (one.why or one.seat in were_to_move))
    )
    undone = [entry for entry in entries_since(seen, change) if entry.kind == "undo"]
    gone_back = any(taken_back(entry).agreed for entry in undone)
    if undone:
        back = {entry.seat for entry in undone}
        kept = tuple(one for one in kept if one.why != "played" or not (gone_back or one.seat in back))
    for seat in dict.fromkeys(one.seat for one in kept if not one.why):
        reason = "undo" if gone_back else _why_not_own(match, of_seat(kept, seat)[0])
        if reason:
            kept = _withdrawn(kept, seat, reason)
    if kept != change.plans:
        return replace(change, plans=kept)
    if match.terms.unreachable is not None:  # nobody can play now
        return change
    ready = next((one for one in match.to_move if of_seat(kept, one)), None)
    return _forced(change) if ready is None else _play(change, ready)


def record(change: Change) -> Writes:
    """Return the rows that a change writes for planned turns."""
    if change.plans == change.plans_before:
        return ()
    return writes.set_planned(change.match.id, rows_of(change.match.id, change.plans))


def _withdrawn(plans: Plans, seat: Seat, why: Why) -> Plans:
    """Return the plans without those of a seat, of which only the first stays, with the reason for its member.

    Those that the bot has played stay, too.
    """
    first = replace(of_seat(plans, seat)[0], why=why, number=0)
    return (*without(plans, seat), *played_of(plans, seat), first)


def _has_gone(match: Match, turn: PlannedTurn) -> bool:
    """Return whether the member who planned a turn has the seat no more. A computer player only keeps it for them."""
    holder = match.seats[turn.seat].user
    return turn.user != (match.owner_of(turn.seat).user if is_computer(holder) else holder)


def _why_not_own(match: Match, turn: PlannedTurn) -> Why:
    """Return why a seat is not, or may soon not be, that of the member who planned a turn; "" if it stays theirs."""
    if match.seats[turn.seat].user != turn.user:
        return "seat"
    offer = match.terms.offer_of(turn.seat)
    if offer is None or offer.why == "holiday":
        return ""
    return "left" if offer.why == "left" else "offered"


def _play(change: Change, seat: Seat) -> Change:
    """Play the first planned turn of a seat that is to move. If it must not be played, withdraw all of them."""
    turn, *later = of_seat(change.plans, seat)
    why = _why_not(change, turn)
    if not why:
        after = played(change, turn)
        if after is not None:
            rest = tuple(replace(one, number=number) for number, one in enumerate(later))
            kept = (*with_played(change.plans, turn, change.match.version), *rest)
            # The turn goes on with something new, as with a tile to lay. The next turn was not planned for that.
            goes_on = rest and seat in after.match.to_move
            return replace(after, plans=_withdrawn(kept, seat, "revealed") if goes_on else kept)
        why = "illegal"
    return replace(change, plans=_withdrawn(change.plans, seat, why))


def _forced(change: Change) -> Change:
    """Play the only legal move of a member who has just got the turn and wants this, if it reveals nothing."""
    match, game = change.match, change.game
    if match.entry.kind == "undo" or not 0 < len(change.entries) < MOST_FORCED:
        return change
    if match.solo or match.private or len(match.awaited) != 1:
        return change
    [seat] = match.awaited
    if not _has_just_got_turn(change, seat) or match.terms.away_until(seat) is not None or match.terms.offer_of(seat):
        return change
    settings: MemberSettings = change.fact(SettingsOf(match.seats[seat].user))
    if not settings.forced:
        return change
    legal = list(islice(game.legal_moves(match.state, seat), 2))
    if len(legal) != 1 or reveals(game, seat, game.apply(match.state, seat, legal[0])):
        return change
    turn = PlannedTurn(seat, 0, match.seats[seat].user, match.version, (game.notate(legal[0]),), True, 0)
    return played(change, turn) or change


def _has_just_got_turn(change: Change, seat: Seat) -> bool:
    """Return whether a seat has got the turn by this change. If not, its member may have taken a forced move back."""
    held = change.before is not None and seat in change.before.to_move
    return not held or any(one.entry.kind == "move" for one in change.entries)


def _why_not(change: Change, turn: PlannedTurn) -> Why:
    """Return why a planned turn must not be played; "" if it may."""
    match, game = change.match, change.game
    if match.entry.kind == "undo":
        return "undo"
    if turn.since < match.era_start:
        return "restored"
    if not turn.whole:
        return "unfinished"
    try:
        moves = turn.parsed(game)
    except PlayerError:  # other rules have planned it
        return "illegal"
    since = _events_after(change, turn.since)
    if since is None:  # they may have revealed anything
        return "revealed"
    limits = turn.least, turn.careful
    return why_not_played(game, match.state, turn.seat, moves, since, *limits) or ""


def _events_after(change: Change, version: int) -> tuple[Any, ...] | None:
    """Return the events after a version, also those of the change; None: some of older rules cannot be read."""
    stored: tuple[Entry, ...] | None = change.fact(LaterEntries(version))
    if stored is None:
        return None
    entries = (*stored, *(one.entry for one in change.entries if one.entry.version > version))
    return tuple(event for entry in entries for event in entry.events)


def played(change: Change, turn: PlannedTurn) -> Change | None:
    """Return the change after all moves of a turn, as if its user had made them; None if one is refused."""
    command, seat, before = change.command, turn.seat, change.match
    member = Member(turn.user, change.match.name_of(seat))
    # An interaction of another member does not make these moves.
    change = replace(change, command=replace(command, member=member, interaction=None))
    try:
        for move in turn.moves:
            change = play(change, move, None)
    except PlayerError:
        return None
    board = change.match.board
    if before.entry.seat != seat or seat not in before.board.notified:
        # The member did not see the board, so a turn that goes on calls them. Who has just moved themselves sees it.
        board = replace(board, notified=tuple(one for one in board.notified if one != seat))
    return replace(change.with_match(board=board), command=command)


# -- what members ask ------------------------------------------------------------------------------------------------


@dataclass
class PlannedTurns:
    """Runs the decisions of this file for members. Each method returns and raises as `Matches.change` does."""

    _matches: Matches
    _database: Database

    async def add(self, request: Request, match_id: str, moves: Sequence[Any | str], version: int | None) -> Match:
        """Add moves to the turn that a member is planning, as `plan` says."""
        return await self._matches.change(match_id, partial(plan, moves=moves, version=version), request)

    async def require(self, request: Request, match_id: str, number: int, least: int, *, careful: bool) -> Match:
        """Change what a planned turn requires, as the decision `require` says."""
        decide = partial(require, number=number, least=least, careful=careful)
        return await self._matches.change(match_id, decide, request)

    async def withdraw(self, request: Request, match_id: str) -> Match:
        """Withdraw all that a member has planned in a match."""
        return await self._matches.change(match_id, withdraw, request)

    async def of_member(self, request: Request, match_id: str) -> tuple[Plans, PlannedTurn | None]:
        """Return what the member who asks has planned in a match, and what the bot has withdrawn since their move."""
        stored = await self._matches.stored(match_id, request)
        user = request.member.user
        own = tuple(one for one in stored.plans if one.user == user and not one.why)
        return own, withdrawn(stored.plans, user)

    async def settled(self, request: Request, match_id: str) -> Plans:
        """Return the turns of the member who asks that the bot has played or withdrawn since they moved or planned."""
        stored = await self._matches.stored(match_id, request)
        return tuple(one for one in stored.plans if one.user == request.member.user and one.why)

    async def everywhere(self, user: int) -> dict[str, Plans]:
        """Return what a member has planned, and what the bot has withdrawn, by the ids of the matches."""
        found: dict[str, Plans] = {}
        for row in await self._database.read(planned.of_member, user):
            found[row.match_id] = (*found.get(row.match_id, ()), *plans_of((row,)))
        return {match_id: plans for match_id, plans in found.items() if plans}
