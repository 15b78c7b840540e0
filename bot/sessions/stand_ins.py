"""Stand-ins play seats for their owners: members who were asked, and computer players.

A computer player stands in if the owner's time runs out, if the owner is away or has left the server, or if the others
vote so. The owner gets the seat back by a press, or simply by a move. Computer players do not play on among themselves:
if no member is left at the table, all owners get their seats back.
"""

from typing import Literal

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotAllowed
from bot.sessions.change import SEALED, Change, entries_since, host_among
from bot.sessions.computers import free_computer
from bot.sessions.model import GuildSettings, Match, Member, Phase
from bot.sessions.pace import DAY, Away, Offer, Pace, StandIn, Why, of_others
from bot.sessions.reseated import FOR_A_TURN, RETURNED
from bot.sessions.settings import GuildSettingsOf
from bot.storage.keeping import is_computer

# If a member leaves the server and nobody takes the seat within this time, the seat leaves the match.
VACANT_FOR = 3 * DAY


# -- seats change hands ----------------------------------------------------------------------------------------------


def return_seat(change: Change, stand_in: StandIn, *, still_away: bool = False) -> Change:
    """Give a seat back to its owner. If the owner has left the server, offer the seat to all members.

    still_away: whether the owner's holiday goes on until `stand_in.until`. Another stand-in may then take the seat.
    """
    seat, until = stand_in.seat, stand_in.until
    returned = reseat(change, seat, stand_in.owner, stand_in.name, None, RETURNED)
    if stand_in.left:
        return vacate(returned, seat)
    if still_away and until is not None and until > change.at:
        terms = returned.match.terms
        offers = (*terms.offers, Offer(seat, "holiday", until=until))
        returned = returned.with_terms(away=(*terms.away, Away(seat, until)), offers=offers)
    return returned.with_notice("returned", seat)


def offer_while_away(change: Change, seat: Seat, until: int) -> Change:
    """Offer a seat to a stand-in until the end of its member's holiday. In a league, nobody may stand in."""
    if change.match.terms.league is not None:
        return change
    known = change.match.terms.offer_of(seat)
    offers = (*of_others(change.match.terms.offers, seat), Offer(seat, "holiday", until=until))
    change = change.with_terms(offers=offers)
    if known is not None and known.why == "holiday":
        return change
    return change.with_notice("offered", seat, why="holiday", due=until)


def end_offer_while_away(change: Change, seat: Seat) -> Change:
    """End the offer of a seat that its member's holiday has made. Any other offer of the seat stays."""
    offers = tuple(one for one in change.match.terms.offers if one.seat != seat or one.why != "holiday")
    return change.with_terms(offers=offers)


def vacate(change: Change, seat: Seat) -> Change:
    """Offer a seat to all members for good, because its member has left the server. In a league, its time runs out."""
    if change.match.terms.league is not None:
        return change
    offer = Offer(seat, "left", for_good=True, until=change.at + VACANT_FOR)
    offered = change.with_terms(offers=(*of_others(change.match.terms.offers, seat), offer))
    return offered.with_notice("offered", seat, why="left", for_good=True, due=offer.until)


def reseat(
    change: Change,
    seat: Seat,
    user: int,
    name: str,
    stand_in: StandIn | None,
    why: Why | str,
    *,
    by_clock: bool = False,
) -> Change:
    """Give a seat to another player. Undo cannot take back earlier steps.

    Around a single turn of a computer player, the seat's offers, holiday and votes and the host stay as they are.
    by_clock: as for `Change.with_entry`.
    """
    match, terms = change.match, change.match.terms
    old = match.seats[seat]
    seats = tuple(replace(one, user=user, name=name) if one.seat == seat else one for one in match.seats)
    others = of_others(terms.stand_ins, seat)
    host = match.host
    if why != FOR_A_TURN:
        host = host_among(user if host == old.user else host, seats)
        terms = replace(
            terms,
            offers=of_others(terms.offers, seat),
            away=of_others(terms.away, seat),
            asks=of_others(terms.asks, seat),
            unanswered=of_others(terms.unanswered, seat),
        )
    terms = replace(terms, stand_ins=others if stand_in is None else (*others, stand_in))
    board = replace(match.board, notified=tuple(one for one in match.board.notified if one != seat))
    reseated = change.with_match(seats=seats, terms=terms, host=host, board=board, can_undo=None)
    notation = f"{old.user}>{user} {why}"
    return reseated.with_entry("seat", seat=seat, notation=notation, head=SEALED, by_clock=by_clock)


# -- computer players ------------------------------------------------------------------------------------------------


def may_cover(change: Change) -> bool:
    """Return whether a computer player may stand in for members of the match."""
    match = change.match
    if match.solo or match.private or not change.game.about.plays_itself:
        return False
    settings: GuildSettings = change.fact(GuildSettingsOf(match.place.guild))
    return settings.computers


def may_stay(change: Change, seat: Seat) -> bool:
    """Return whether a computer player may stand in for a seat until its member is back."""
    return may_cover(change) and _others(change.match, seat)


def check_cover(change: Change, seat: Seat) -> None:
    """Raise NotAllowed unless a computer player may stand in for a seat until its member is back."""
    match = change.match
    if match.solo or not change.game.about.plays_itself:
        raise NotAllowed("error-no-computers", game=match.game)
    if not may_cover(change):
        raise NotAllowed("error-computers-off")
    if not _others(match, seat):
        raise NotAllowed("error-computers-alone")


def cover(change: Change, seat: Seat, *, by_clock: bool = False, voted: bool = False) -> Change:
    """Let a computer player play a seat until its owner is back.

    by_clock: as for `Change.with_entry`. voted: as for `StandIn`.
    """
    terms, own = change.match.terms, change.match.seats[seat]
    offer, away = terms.offer_of(seat), terms.away_until(seat)
    left = offer is not None and offer.why == "left"
    why: Why = "left" if left else "late" if away is None else "holiday"
    # If a member has stood in so far, the computer player plays for the same owner and until the same time.
    late = why == "late"  # who is on holiday has said so
    new = StandIn(seat, own.user, own.name, why, away, left, at=change.at if late else 0, voted=voted and late)
    stand_in = terms.stand_in_of(seat) or new
    player = _player(change)
    covered = reseat(change, seat, player.user, player.name, stand_in, stand_in.why, by_clock=by_clock)
    return covered.with_notice("covered", seat, by=player, whose=Member(stand_in.owner, stand_in.name))


def cover_late(change: Change, seat: Seat) -> Change | None:
    """Let a computer player play for a seat whose time has run out, as the pace says. None: no computer player may.

    If all others have left, none may, because it would end the match alone. If all others are away, it only plays one
    turn.
    """
    match = change.match
    if match.terms.pace.computer is None or len(match.present) < 2 or not may_cover(change):
        return None
    if match.terms.pace.computer == "stay" and may_stay(change, seat):
        return cover(change, seat, by_clock=True)
    own, player = match.seats[seat], _player(change)
    if match.terms.stand_in_of(seat) is not None:
        return None  # the seat must go back to this stand-in, not to the owner
    stand_in = StandIn(seat, own.user, own.name, "late", once=True)
    covered = reseat(change, seat, player.user, player.name, stand_in, FOR_A_TURN, by_clock=True)
    return covered.with_notice("played", seat, by=player, whose=Member(own.user, own.name))


def with_owner_back(change: Change, user: int) -> Change:
    """Give an owner the seat that a computer player plays, without a log entry, because an entry of theirs follows."""
    match = change.match
    lent = next((one for one in covered(match) if one.owner == user), None)
    if lent is None:
        return change
    seats = tuple(replace(one, user=user, name=lent.name) if one.seat == lent.seat else one for one in match.seats)
    return change.with_match(seats=seats).with_terms(stand_ins=of_others(match.terms.stand_ins, lent.seat))


def covered(match: Match) -> tuple[StandIn, ...]:
    """Return the stand-ins that are computer players."""
    return tuple(one for one in match.terms.stand_ins if is_computer(match.seats[one.seat].user))


def worth(one: StandIn, pace: Pace) -> Literal["kept", "late", "lost"]:
    """Return what a match is worth for an owner who does not come back while a computer player stands in.

    kept: as if they had played. lost: no points and no win, as they did not answer or have left the server. late: kept
    until the server's patience is over, because the table has agreed on a computer player for who is late.
    """
    if one.left:
        return "lost"
    if one.why != "late" or one.once:
        return "kept"
    by_old_version = not one.at and pace.computer != "stay"
    return "lost" if one.voted or by_old_version else "late" if one.at else "kept"


def has_left(match: Match, seat: Seat) -> bool:
    """Return whether the member to whom a seat of a match in play belongs has left the server."""
    lent, offer = match.terms.stand_in_of(seat), match.terms.offer_of(seat)
    return lent.left if lent is not None else offer is not None and offer.why == "left"


def patience_in(change: Change) -> int:
    """Return how long the server of a match waits for a silent member, in milliseconds."""
    settings: GuildSettings = change.fact(GuildSettingsOf(change.match.place.guild))
    return settings.patience * DAY


def unheard(match: Match, patience: int, at: int) -> set[Seat]:
    """Return the seats that computer players play because their members did not answer or have left the server.

    patience: how long the server waits for silent members, in milliseconds.
    """
    known = [(one, worth(one, match.terms.pace)) for one in covered(match)]
    return {one.seat for one, what in known if what == "lost" or (what == "late" and one.at + patience <= at)}


def follow(seen: Match | None, change: Change) -> Change:
    """Give a seat back after the single turn of a computer player, and all seats if no member is left at the table."""
    match = change.match
    lent = covered(match) if match.phase is Phase.PLAYING else ()
    if not lent:
        return change
    moved = {entry.seat for entry in entries_since(seen, change) if entry.kind == "move"}
    over = [one for one in lent if one.once and (one.seat in moved or one.seat not in match.to_move)]
    for one in over:
        change = reseat(change, one.seat, one.owner, one.name, None, FOR_A_TURN, by_clock=True)
    if over:
        return change
    if match.members or any(one.once for one in lent):
        return change
    return return_seat(change.by(None), lent[0])


def _others(match: Match, seat: Seat) -> bool:
    """Return whether another member than that of the seat plays at the table."""
    return any(one.seat != seat for one in match.members)


def _player(change: Change) -> Member:
    settings: GuildSettings = change.fact(GuildSettingsOf(change.match.place.guild))
    return free_computer(settings.stand_in_level, change.match.seats)
