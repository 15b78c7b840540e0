"""Patience: until when a match waits for a member who does not answer, and what follows if nobody can vote by then."""

from typing import Literal, NamedTuple

from bot.sessions.model import Match
from bot.sessions.pace import DAY, TurnClock
from bot.sessions.stand_ins import covered
from bot.sessions.time.banks import off_hours
from bot.sessions.time.clocks import unseen_until

SOLO_PATIENCE = 60 * DAY  # a match of one member keeps nobody waiting
LONGEST_EXCUSE = 28 * DAY  # a longer holiday does not keep the others waiting for longer
MISSED = 2  # turns that each member has missed when a match is abandoned
ALONE_TIMES = 2  # how many times the patience a match lasts in which only computer players, or the absent, wait

# What follows when a turn's time is up about which nobody can vote. stands: no time runs until a board shows the turn.
# anew, end: the time begins anew, or the match ends, because there is no other member. idle, computer, off: the same,
# or a computer player plays on, if none of the others, who are away or have offered their seats, can vote by then. off:
# the match ends, as no computer player may play. loses: whose time is up loses the match (`Pace.loses`).
AfterTime = Literal["anew", "end", "idle", "computer", "off", "stands", "loses", "last"]


class Undecided(NamedTuple):
    """The end of the wait for a turn about which nobody can vote."""

    at: int  # in milliseconds since 1970
    then: Literal["computer", "off"]  # as in `AfterTime`


def silent_at(match: Match, clock: TurnClock, patience: int, *, races: bool) -> int:
    """Return when a member who could see the turn has not answered for very long, in milliseconds since 1970.

    races: as for `patient_until`.
    """
    return max(patient_until(match, clock, patience, races=races), unseen_until(match, clock))


def patient_until(match: Match, clock: TurnClock, patience: int, *, races: bool = False) -> int:
    """Return until when a match waits for a member who can see the turn, in milliseconds since 1970.

    With a time limit, the clock itself leads to a vote. Only if there is nobody to vote, the turn ends here.
    races: whether all play at the same time. Then others wait for the result, also those who have ended their boards.
    """
    others, since = races or any(one.seat != clock.seat for one in match.members), silent_since(match, clock)
    if match.terms.pace.limit is not None or not others:
        return max(since + alone(match, patience), clock.due or 0)
    return since + patience


def silent_since(match: Match, clock: TurnClock) -> int:
    """Return since when a member has not answered, in milliseconds since 1970."""
    at = max(clock.at, match.terms.heard_at(clock.seat))
    if clock.undone:  # then the member's own moves do not restart the clock
        at = max(at, match.updated_at)
    return max(at, min(match.terms.away_until(clock.seat) or 0, clock.at + LONGEST_EXCUSE))


def alone(match: Match, patience: int) -> int:
    """Return how long a match waits for a member for whom nobody else waits, in milliseconds."""
    return SOLO_PATIENCE if match.solo else ALONE_TIMES * patience


def may_be_abandoned(match: Match) -> bool:
    """Return whether the clock or computer players play for silent members until the match ends by itself."""
    pace = match.terms.pace
    waits = pace.limit is None or bool(match.terms.away)
    # A computer player that stays plays only single turns for the last member who is left.
    return not waits and (pace.hard or pace.computer is not None)


def still_to_miss(match: Match, missed: int) -> int:
    """Return how many more moves the members must miss until the match is abandoned; 0 or less: none.

    missed: how many moves came after the last act of a member.
    """
    return MISSED * _owners(match) - missed


def _owners(match: Match) -> int:
    return len(match.members) + len(covered(match))


def abandoned_at(match: Match, clock: TurnClock, patience: int, acted: int, missed: int) -> int:
    """Return when a match is abandoned if its last member, who is to move, does nothing more.

    acted: when any member last did something; both times are in milliseconds since 1970. missed: the moves after it.
    """
    # With each turn that the member misses, all absent members miss one.
    turns, hours = -(-still_to_miss(match, missed) // _owners(match)), off_hours(match.terms, clock.seat)
    played = hours.after(clock.due or 0, (turns - 1) * (match.terms.pace.limit or 0)) if turns > 0 else 0
    return max(acted + alone_time(match, patience), played, unseen_until(match, clock))


def alone_time(match: Match, patience: int) -> int:
    """Return how long a match waits for its last member, in milliseconds."""
    pace, lasts = match.terms.pace, alone(match, patience)
    if pace.limit is None:
        return lasts
    # The time begins anew until then, or else the clock and computer players play until the match is abandoned.
    return -(-lasts // pace.limit) * pace.limit if pace.asks_others else max(lasts, ALONE_TIMES * pace.limit)


def alone_ends(match: Match, clock: TurnClock, patience: int) -> int | None:
    """Return when a match that cannot be abandoned ends if its last member does not move; None: it is not known.

    The time is in milliseconds since 1970.
    """
    pace = match.terms.pace
    if pace.limit is not None and not pace.asks_others:
        return None  # while somebody is away, the clock and computer players play on
    ends = silent_since(match, clock) + alone(match, patience)
    if pace.limit is not None and clock.due is not None:  # the time begins anew until a due time after that
        hours = off_hours(match.terms, clock.seat)
        times = -(-hours.counted(clock.due, ends) // pace.limit)
        if hours.after(clock.due, times * pace.limit) < ends:  # the time is up, and then come hours that do not count
            times += 1
        ends = hours.after(clock.due, times * pace.limit)
    return max(ends, unseen_until(match, clock))


def undecided_until(match: Match, clock: TurnClock, patience: int) -> int | None:
    """Return when the wait for a turn without a limit ends about which nobody can vote, in milliseconds since 1970.

    None: somebody can, or will be able to before, or no other member plays. The match is none of those that race.
    """
    terms = match.terms
    others = [one.seat for one in match.members if one.seat != clock.seat and terms.vacant_until(one.seat) is None]
    if not others or terms.pace.limit is not None or match.electors(clock.seat) or terms.ask_of(clock.seat) is not None:
        return None
    if match.private or terms.unreachable is not None or terms.vacant_until(clock.seat) is not None:
        return None
    until = max(silent_since(match, clock) + alone(match, patience), unseen_until(match, clock))
    handed = {one.seat for one in terms.offers if one.why != "holiday"}
    backs = [terms.away_until(seat) for seat in others if seat not in handed]
    return None if any(back is not None and back < until for back in backs) else until


def begins_anew(match: Match, clock: TurnClock, patience: int) -> bool:
    """Return whether a turn about which nobody can vote gets its time again when it is up, or else the wait is over."""
    return patient_until(match, clock, patience) > (clock.due or 0)


def race_ends(match: Match, patience: int, now: int) -> int | None:
    """Return when a race ends if nobody moves, in milliseconds since 1970.

    None: the clock or computer players move before, no board shows the turns yet, or the match has ended. now: as for
    `stands_unseen`.
    """
    if match.terms.unreachable is not None or may_be_abandoned(match) or stands_unseen(match, now):
        return None
    return max((silent_at(match, clock, patience, races=True) for clock in match.clocks), default=None)


def next_clock(match: Match) -> TurnClock | None:
    """Return the clock that a board tells: that of a seat about which a vote is open, else the first to run out."""
    asked = {one.seat for one in match.terms.asks}
    dues = [(one, None if unseen_until(match, one) else one.due) for one in match.clocks]
    first = min(dues, key=lambda one: (one[0].seat not in asked, one[1] is None, one[1] or 0), default=None)
    return None if first is None else first[0]


def stands_unseen(match: Match, now: int) -> bool:
    """Return whether no time of a match runs until a board shows its turns: neither a limit nor the others' patience.

    Members are told no end of a turn then. Votes and stopped clocks go before. now: in milliseconds since 1970. Once a
    turn has been unseen for very long (`unseen_until`), its time runs all the same, and members are told its end.
    """
    clock = next_clock(match)
    if clock is None or clock.left is not None or match.terms.ask_of(clock.seat) is not None:
        return False
    return now < unseen_until(match, clock)


def nobody_votes(match: Match, clock: TurnClock, now: int, *, races: bool = False) -> bool:
    """Return whether a turn has a time limit, but nobody who votes when it is up.

    now: as for `stands_unseen`. races: whether the match is a race, in which nobody ever votes.
    """
    runs = clock.due is not None and match.terms.ask_of(clock.seat) is None and now >= unseen_until(match, clock)
    if match.terms.pace.loses:
        return runs
    return runs and match.terms.pace.asks_others and not match.electors(clock.seat) and not races


def after_time(match: Match, clock: TurnClock, patience: int, *, computers: bool) -> AfterTime:
    """Return what follows when the time of a turn is up about which nobody can vote (`nobody_votes`).

    computers: whether computer players may stand in.
    """
    others = any(one.seat != clock.seat for one in match.members)
    if match.terms.pace.loses:
        about = match.terms.league
        return "last" if about is not None and about.at_table and len(match.present) > 2 else "loses"
    if begins_anew(match, clock, patience):
        return "idle" if others else "anew"
    if not others:
        return "end"
    return "computer" if computers else "off"
