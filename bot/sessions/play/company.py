"""Computer players take seats at a table before its first move, and give them up again."""

import msgspec
from msgspec.structs import replace

from bot.engine.game import Level, Seat
from bot.errors import NotAllowed, OptionError, SeatTaken
from bot.sessions import refusals
from bot.sessions.change import AnyGame, Change
from bot.sessions.computers import computers_at, free_computer, level_of
from bot.sessions.model import Match, MatchSeat
from bot.sessions.play import choices
from bot.sessions.play.turns import check_lobby


class Company(msgspec.Struct, frozen=True):
    """The computer players that a new table gets."""

    level: Level
    count: int | None = None  # None: as many as a match with one member needs to be good (`About.company`)


def check_company(company: Company, game: AnyGame, options: object) -> None:
    """Raise OptionError if the game has no computer players, or a match with these options has too few seats."""
    limits = game.seats(options)
    if not game.about.plays_itself or limits.high == 1:
        raise OptionError("error-no-computers", game=game.about.key)
    if company.count is not None and not 1 <= company.count < limits.high:
        raise OptionError("error-too-many-computers", most=limits.high - 1)


def seated_with(change: Change, company: Company) -> Change:
    """Seat the computer players of a new table. The match needs no lobby if enough seats are taken then."""
    match, about = change.match, change.game.about
    count = company.count or max(match.limits.low - len(match.seats), min(about.company, match.limits.high - 1))
    for _ in range(count):
        change = _seated(change, company.level)
    return change


def add_computer(change: Change, level: Level) -> Change:
    """Give a free seat to a computer player.

    Raises NotAllowed (not the host, or the game has no computer players), SeatTaken (no seat is free, or the free ones
    are kept for guests), SessionError (the match has started), Over.
    """
    match = change.match
    _check_host(change)
    if match.councils:
        raise refusals.not_seated(match, change.member.user)
    if not change.game.about.plays_itself:
        raise NotAllowed("error-no-computers", game=match.game)
    if len(match.seats) >= match.limits.high:
        raise SeatTaken("error-table-full", seats=match.limits.high)
    seated = _seated(change, level)
    return seated.with_entry("join", seat=Seat(len(match.seats)))


def remove_computer(change: Change, seat: Seat | None = None) -> Change:
    """Take a computer player away from the table. seat: None means the last one.

    Raises NotAllowed (not the host, or no computer player has the seat), SessionError (the match has started), Over.
    """
    _check_host(change)
    found = [one.seat for one in computers_at(change.match) if seat in (None, one.seat)]
    if not found:
        raise NotAllowed("error-no-such-computer")
    return _without(change, found[-1]).with_entry("part")


def with_room(change: Change) -> Change:
    """Take away one computer player if the table is full, so that a member can join.

    Raises NotSeated if channels play, and no member has a seat.
    """
    match = change.match
    if match.councils:
        raise refusals.not_seated(match, change.member.user)
    computers = computers_at(match)
    full = len(match.seats) >= match.limits.high
    return _without(change, computers[-1].seat) if full and computers else change


def seated_again(change: Change, old: Match, level: Level | None = None) -> Change:
    """Seat the computer players of a finished match at the table of its rematch. level: theirs; None: as before."""
    for one in computers_at(old):
        level = level or level_of(one.user)
        if level is not None and len(change.match.seats) < change.match.limits.high:
            change = _seated(change, level)
    return change


def _seated(change: Change, level: Level) -> Change:
    match = change.match
    player = free_computer(level, match.seats)
    return change.with_match(seats=(*match.seats, MatchSeat(Seat(len(match.seats)), player.user, player.name)))


def _without(change: Change, seat: Seat) -> Change:
    others = [one for one in change.match.seats if one.seat != seat]
    seats = tuple(replace(one, seat=Seat(number)) for number, one in enumerate(others))
    options = choices.with_seats_reordered(change.match.options, [one.seat for one in others])
    return change.with_match(seats=seats, options=options)


def _check_host(change: Change) -> None:
    check_lobby(change.match)
    if change.member.user != change.match.host:
        raise NotAllowed("error-not-host-to-seat", refusals.host_named(change.match))
