"""Decisions before the first move: open, join, leave, start, cancel, expire. Pure."""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions import refusals
from bot.sessions.kept import SEALED, AnyGame, Doing, Kept, first_step, passed_on, with_entry
from bot.sessions.model import Board, Entry, EntryKind, Match, MatchSeat, Member, Phase, Place
from bot.sessions.play import choices


def opened(
    match_id: str, place: Place, game: AnyGame, options: Any, doing: Doing, host: Member, locale: str, seed: int
) -> Kept:
    """A new match with the host seated: a solo match in play, a table match in its lobby.

    Raises OptionError, for a table match too, whose first state is only made when it starts.
    """
    limits = game.seats(options)
    solo = limits.high == 1
    step = game.setup(seed, options, limits.low)
    match = Match(
        id=match_id,
        game=game.about.key,
        place=place,
        solo=solo,
        phase=Phase.LOBBY,
        host=host.user,
        seats=(MatchSeat(Seat(0), host.user, host.name),),
        limits=limits,
        options=options,
        state=None,
        version=0,
        rules_version=game.about.rules_version,
        entry=Entry(0, "open", None, None, "", (), doing.at),
        to_move=(),
        can_undo=None,
        outcome=None,
        locale=locale,
        board=Board(message=None, channel=place.channel),
        created_at=doing.at,
        updated_at=doing.at,
    )
    kept = Kept(match, SEALED, None, game.scoreboard(options))
    return first_step(kept, doing, game, step, seed) if solo else with_entry(kept, doing, "open", seat=Seat(0))


def joined(kept: Kept, doing: Doing, member: Member) -> Kept:
    """The match with one more member at the table. Raises SeatTaken, SessionError, Over."""
    match = kept.match
    if match.over:
        raise refusals.over()
    if match.seat_of(member.user) is not None:
        raise refusals.already_seated()
    if match.phase is not Phase.LOBBY:
        raise refusals.too_late_to_join(match.game)
    seat = Seat(len(match.seats))
    if seat >= match.limits.high:
        raise refusals.table_full(match.limits.high)
    seated = replace(match, seats=(*match.seats, MatchSeat(seat, member.user, member.name)))
    return with_entry(replace(kept, match=seated), doing, "join", seat=seat)


def chose(kept: Kept, doing: Doing, member: Member, game: AnyGame, choice: str) -> Kept:
    """The match in which a member chose this; who has no seat yet takes one with it.

    Raises SeatTaken where another has chosen it or no seat is free, NotAllowed where there is no such choice,
    SessionError, Over.
    """
    _check_lobby(kept.match)
    if choice not in game.about.choices:
        raise refusals.no_such_choice()
    owner = choices.taken_by(kept.match.options, choice)
    seat = kept.match.seat_of(member.user)
    if owner is not None and owner == seat:
        return kept
    if owner is not None:
        raise refusals.choice_taken(kept.match.name_of(owner))
    if seat is None:
        kept = joined(kept, doing, member)
        seat = kept.match.seats[-1].seat
    else:
        kept = with_entry(kept, doing, "choose", seat=seat)
    options = choices.with_choice(kept.match.options, seat, choice)
    return replace(kept, match=replace(kept.match, options=options))


def parted(kept: Kept, doing: Doing, member: Member) -> Kept:
    """The match with one member less, the others moved up; with nobody left: cancelled.

    Raises NotSeated, SessionError, Over.
    """
    match = kept.match
    _check_lobby(match)
    if match.seat_of(member.user) is None:
        raise refusals.not_at_table()
    others = [seat for seat in match.seats if seat.user != member.user]
    if not others:
        return _closed(kept, doing, "cancel")
    seats = tuple(replace(seat, seat=Seat(number)) for number, seat in enumerate(others))
    options = choices.reseated(match.options, tuple(seat.seat for seat in others))
    remaining = replace(match, seats=seats, host=passed_on(match.host, seats), options=options)
    return with_entry(replace(kept, match=remaining), doing, "part")


def started(kept: Kept, doing: Doing, member: Member, game: AnyGame, seed: int) -> Kept:
    """The match in play. Raises NotSeated, NotAllowed, SessionError, Over."""
    match = kept.match
    _check_lobby(match)
    if match.seat_of(member.user) is None:
        raise refusals.not_at_table()
    if member.user != match.host:
        raise refusals.not_host_to_start(_host_name(match))
    if len(match.seats) < match.limits.low:
        raise refusals.too_few_seats(match.limits.low, len(match.seats))
    return first_step(kept, doing, game, game.setup(seed, match.options, len(match.seats)), seed)


def cancelled(kept: Kept, doing: Doing, member: Member, moderator: bool) -> Kept:
    """The lobby called off. Raises NotAllowed for who is neither host nor moderator, SessionError, Over."""
    _check_lobby(kept.match)
    if member.user != kept.match.host and not moderator:
        raise refusals.not_host(_host_name(kept.match))
    return _closed(kept, doing, "cancel")


def expired(kept: Kept, doing: Doing) -> Kept:
    """The lobby closed because nobody started it in time; a match that has left the lobby is left alone."""
    return _closed(kept, doing, "expire") if kept.match.phase is Phase.LOBBY else kept


def _closed(kept: Kept, doing: Doing, kind: EntryKind) -> Kept:
    seat = None if doing.user is None else kept.match.seat_of(doing.user)
    closed = replace(kept.match, phase=Phase.CANCELLED)
    return with_entry(replace(kept, match=closed), doing, kind, seat=seat)


def _check_lobby(match: Match) -> None:
    if match.over:
        raise refusals.over()
    if match.phase is not Phase.LOBBY:
        raise refusals.already_started()


def _host_name(match: Match) -> str:
    return next(seat.name for seat in match.seats if seat.user == match.host)
