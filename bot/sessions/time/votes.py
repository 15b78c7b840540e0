"""Votes about a seat whose time has run out, or whose member does not answer for very long.

If the time has run out, the others choose: wait, skip the turn, let a computer player stand in, or give the seat away.
A choice wins with the votes of more than half of the electors. When all electors have voted, the choice with the most
votes wins, and the milder choice wins a tie.

If the member does not answer for very long, the others choose: wait, let a computer player play on, or end the match
without a result. A choice wins if all electors agree. If they do not, a computer player plays on.

A vote ends after a day, or after the time of a turn if that is shorter. Then the votes so far decide. Without any vote,
the match waits once more. If nobody votes the next time either, a computer player plays on. Where no computer player
may stand in, the match ends without a result.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NoSession, NotAllowed, SessionError, Unreadable
from bot.sessions import stand_ins
from bot.sessions.change import AnyGame, Change
from bot.sessions.computers import free_computer
from bot.sessions.database import Database
from bot.sessions.leaving import end, leave_seat
from bot.sessions.matches import Matches
from bot.sessions.model import UNANSWERED, Match, Member, MemberSettings, Phase, Request
from bot.sessions.pace import CHOICES, DAY, Ask, Choice, Decided, Offer, Unanswered, Vote, of_others
from bot.sessions.settings import Settings, SettingsOf
from bot.sessions.time.banks import due_from, emptied
from bot.sessions.time.clocks import extend, play_default, unseen_until, with_clock
from bot.sessions.time.patience import begins_anew
from bot.sessions.time.reminders import vote_reminder
from bot.storage import waiting

Lapse = Choice | Literal["leave"]  # what follows if nobody votes. leave: the seat leaves a race


def end_time(change: Change, seat: Seat, since: int) -> Change:
    """Play for a seat whose time has run out, let the others vote, or let it lose, as the pace says.

    A computer player or the default move plays.

    While Discord refuses the board of the turn, the seat gets its time again instead. If nobody can vote, it does until
    the match has waited for very long (`begins_anew`). The timer of silence is due then, too, and may come second.

    since: the version at which the clock of the seat started. If the clock was restarted, extended or stopped after
    that version, nothing changes.
    """
    match = change.match
    clock = match.clock_of(seat)
    if clock is None or clock.since != since or clock.due is None or clock.due > change.at:
        return change
    if change.at < unseen_until(match, clock):
        # The board that comes gives the time of a turn. Until then one try a day is enough.
        return with_clock(change, replace(clock, due=change.at + max(DAY, match.terms.pace.limit or 0)))
    change = emptied(change, seat)
    if match.terms.pace.loses:
        return lose(change, seat)
    covered = stand_ins.cover_late(change, seat)
    if covered is not None:
        return covered
    if match.terms.pace.hard:
        return play_default(change, seat).with_notice("played", seat)
    if not match.electors(seat):
        races = change.game.simultaneous(match.options)
        again = races or begins_anew(match, clock, stand_ins.patience_in(change))
        return extend(change, seat) if again else wait_no_longer(change, seat)
    return open_vote(change, seat, silent=match.terms.unvoted(seat, since))


def lose(change: Change, seat: Seat) -> Change:
    """Let a seat lose whose time has run out. It leaves a race, where only points would decide, without a result."""
    late = change.with_terms(timed_out=(*change.match.terms.timed_out, seat))
    if change.game.simultaneous(change.match.options):
        return leave_unrated(late, seat, "lost")
    return leave_seat(late.by(None), seat).with_notice("lost", seat)


def open_vote(change: Change, seat: Seat, *, silent: bool = False) -> Change:
    """Let the others vote about a seat that is to move, and stop its clock.

    silent: whether the member does not answer for very long.
    """
    match = change.match
    clock = match.clock_of(seat)
    if clock is None:
        return change
    until = change.at + match.terms.pace.vote_time
    asks = (*of_others(match.terms.asks, seat), Ask(seat, clock.since, change.at, until=until, silent=silent))
    change = change.with_terms(asks=asks, decided=of_others(match.terms.decided, seat))
    asking = with_clock(change, replace(clock, due=None, left=None))
    asking = asking.with_notice("silent" if silent else "asked", seat, due=until)
    return _with_reminders(asking, seat, until)


def _with_reminders(change: Change, seat: Seat, until: int) -> Change:
    """Remind the electors after half of the time, as they want to be reminded of their turns.

    Who wants no reminders now may want them before the vote ends (`Reminders.replan`).
    """
    match = change.match
    for elector in match.electors(seat):
        user = match.seats[elector].user
        settings: MemberSettings = change.fact(SettingsOf(user))
        at = vote_reminder(change.at, until, settings)
        change = change.with_notice("vote", seat, user=user, due=until, when=until if at is None else at)
    return change


def vote(change: Change, seat: Seat, choice: Choice, since: int | None = None) -> Change:
    """Note the member's vote about a seat, in place of their earlier vote.

    since: `Ask.since` of the vote that is meant; None: the one that is open.
    Raises NotSeated, NotAllowed (the member's own seat, or they have offered theirs, or are away, or no computer player
    may stand in), SessionError (no vote about this seat, or none with this choice).
    """
    match = change.match
    ask = match.terms.ask_of(seat)
    if ask is None or choice not in ask.choices or since not in (None, ask.since):
        raise SessionError("error-nothing-asked")
    voter = change.own_seat
    if voter == seat:
        raise NotAllowed("error-own-vote")
    if voter not in match.electors(seat):
        raise NotAllowed("error-not-elector")
    if choice == "computer":
        stand_ins.check_cover(change, seat)
    votes = tuple(one for one in ask.votes if one.seat != voter)
    asked = replace(ask, votes=(*votes, Vote(voter, choice)))
    return change.with_terms(asks=(*of_others(match.terms.asks, seat), asked))


def follow(_: Match | None, change: Change) -> Change:
    """Carry out the result of one vote that has been decided."""
    if change.match.phase is not Phase.PLAYING:
        return change
    for ask in change.match.terms.asks:
        choice = verdict(ask, change.match.electors(ask.seat))
        if choice is not None:
            return _carry_out(change, ask, choice)
    return change


def end_vote(change: Change, seat: Seat) -> Change:
    """End the vote about a seat if its time is over."""
    ask = change.match.terms.ask_of(seat)
    if ask is None or ask.until is None or ask.until > change.at or change.match.phase is not Phase.PLAYING:
        return change
    choice = last_word(ask, change.match.electors(seat))
    return _unanswered(change, ask) if choice is None else _carry_out(change, ask, choice)


def verdict(ask: Ask, seats: tuple[Seat, ...]) -> Choice | None:
    """Return the result of a vote that has not ended; None: not decided yet. seats: the electors.

    If the time of the seat has run out and there are no electors, "wait" wins.
    """
    votes = _votes(ask, seats)
    if ask.silent:
        return last_word(ask, seats) if votes and len(votes) == len(seats) else None
    most = _most(votes)
    return most if votes.count(most) * 2 > len(seats) or len(votes) == len(seats) else None


def last_word(ask: Ask, seats: tuple[Seat, ...]) -> Choice | None:
    """Return the result of a vote that ends; None: nobody has voted. seats: the electors."""
    votes = _votes(ask, seats)
    if not votes:
        return None
    if ask.silent:
        return votes[0] if len(set(votes)) == 1 else "computer"
    return _most(votes)


def _votes(ask: Ask, seats: tuple[Seat, ...]) -> list[Choice]:
    return [vote.choice for vote in ask.votes if vote.seat in seats]


def _most(votes: list[Choice]) -> Choice:
    return max(CHOICES, key=votes.count)  # the first choice, which is the mildest, wins a tie


def _unanswered(change: Change, ask: Ask) -> Change:
    """Carry out what follows if nobody has voted."""
    if ask.silent:
        if not change.game.simultaneous(change.match.options):  # else the seat only leaves
            follows: Choice = "computer" if stand_ins.may_stay(change, ask.seat) else "end"
            change = _with_result(change, ask, follows)
        return wait_no_longer(change, ask.seat)
    return wait(_noted(_with_result(change, ask, "wait"), ask, voted=False), ask)


def _with_result(change: Change, ask: Ask, choice: Choice) -> Change:
    """Note how a vote has ended."""
    terms, voters = change.match.terms, change.match.electors(ask.seat)
    votes = tuple(vote for vote in ask.votes if vote.seat in voters)
    decided = Decided(
        ask.seat,
        ask.since,
        choice,
        bool(votes),
        voters[0] if votes and len(voters) == 1 else None,
        split=_is_split(ask, _votes(ask, voters)),
        votes=votes,
        unvoted=tuple(seat for seat in voters if all(vote.seat != seat for vote in votes)),
    )
    return change.with_terms(decided=(*of_others(terms.decided, ask.seat), decided))


def _is_split(ask: Ask, votes: list[Choice]) -> bool:
    """Return whether the electors did not agree on what follows: not all of them, or not most of them."""
    if not votes:
        return False
    return len(set(votes)) > 1 if ask.silent else votes.count(_most(votes)) * 2 <= len(votes)


def deciders(result: Decided) -> tuple[Seat, ...]:
    """Return the seats whose votes have decided, in order; () if none have, or if an older version has counted."""
    if result.split:
        return ()
    agreed = tuple(sorted(vote.seat for vote in result.votes if vote.choice == result.choice))
    return agreed or (() if result.by is None else (result.by,))


def _noted(change: Change, ask: Ask, *, voted: bool) -> Change:
    """Note that the match waits on after a vote."""
    terms = change.match.terms
    turn = Unanswered(ask.seat, ask.since, voted, terms.waited(ask.seat, ask.since) + 1)
    return change.with_terms(unanswered=(*of_others(terms.unanswered, ask.seat), turn))


def _carry_out(change: Change, ask: Ask, choice: Choice) -> Change:
    seat = ask.seat
    if ask.silent and choice == "computer" and not stand_ins.may_stay(change, seat):
        # The server may have switched computer players off meanwhile.
        choice = "wait" if any(vote.choice == "wait" for vote in ask.votes) else "end"
    elif choice == "computer" and not stand_ins.may_cover(change):
        choice = "skip"
    change = _with_result(change, ask, choice)
    if choice == "end":
        result = change.match.terms.decided_of(seat)
        voters = () if result is None else deciders(result)
        own = change.match.seats[voters[0]] if len(voters) == 1 else None  # of several, the terms know the names
        return end_unanswered(change, seat, None if own is None else Member(own.user, own.name))
    if choice == "computer":
        return stand_ins.cover(change, seat, by_clock=True, voted=True)
    if choice == "skip":
        return play_default(change, seat).with_notice("skipped", seat)
    if choice == "wait":
        return wait(_noted(change, ask, voted=True), ask)
    change = extend(_without(change, seat), seat)
    terms = change.match.terms
    for_good = terms.stand_in_of(seat) is None  # if the stand-in was slow, the owner still gets the score
    offers = (*of_others(terms.offers, seat), Offer(seat, "table", for_good=for_good))
    change = change.with_terms(offers=offers, unanswered=of_others(terms.unanswered, seat))
    return change.with_notice("offered", seat, why="table", for_good=for_good)


def wait(change: Change, ask: Ask) -> Change:
    """End a vote, and give the seat the full time of a turn again."""
    seat = ask.seat
    change = extend(_without(change, seat), seat)
    clock = change.match.clock_of(seat)
    if clock is not None and clock.due is None:  # without a limit, the member's silence counts from now on
        change = with_clock(change, replace(clock, at=change.at))
        return change.with_notice("waited-on", seat)
    return change.with_notice("waited", seat, due=None if clock is None else clock.due)


def _without(change: Change, seat: Seat) -> Change:
    return change.with_terms(asks=of_others(change.match.terms.asks, seat))


# -- the end of waiting ----------------------------------------------------------------------------------------------


def wait_no_longer(change: Change, seat: Seat) -> Change:
    """Go on without a member who does not answer, and about whom nobody has voted.

    A computer player plays on. Where none may stand in, or no other member plays, the match ends without a result. If
    all seats play at the same time, each for itself, the others need no computer player: the seat leaves.
    """
    if change.game.simultaneous(change.match.options):
        return leave_unrated(change, seat)
    if stand_ins.may_stay(change, seat):
        return stand_ins.cover(change, seat, by_clock=True, voted=True)
    others_first = len(change.match.members) == 1 and stand_ins.covered(change.match)  # they fell silent before
    return end_unanswered(change, None if others_first else seat)


def leave_unrated(change: Change, seat: Seat, told: Literal["idle", "lost"] = "idle") -> Change:
    """Let a seat leave whose member does not answer. The result counts among the others. told: the kind of notice."""
    unrated = change.with_terms(unrated=(*change.match.terms.unrated, seat))
    return leave_seat(unrated.by(None), seat).with_notice(told, seat)


def end_unanswered(change: Change, seat: Seat | None = None, by: Member | None = None) -> Change:
    """End the match without a result, because the member of a seat does not answer.

    seat: None if nobody plays. by: the only member who has voted for it; None: nobody has, or several have.
    """
    return end(change.by(None), UNANSWERED).with_notice("unanswered", seat, by=by)


class WantedVote(msgspec.Struct, frozen=True):
    """A vote in which a member has not voted yet."""

    match: Match
    ask: Ask
    choices: tuple[Choice, ...]  # what the member may choose, the mildest choice first
    extension: int  # how long the match waits on if the vote says so now, in milliseconds
    together: bool  # whether all seats play for the same result, so that nobody can win
    races: bool  # whether all seats play at the same time, each for itself
    player: int  # the id of the computer player that would stand in, which tells its level

    @property
    def voters(self) -> int:
        """Return how many members vote."""
        return len(self.match.electors(self.ask.seat))

    @property
    def lapse(self) -> Lapse:
        """Return what follows if nobody votes."""
        if not self.ask.silent:
            return "wait"
        if self.races:
            return "leave"
        return "computer" if "computer" in self.choices else "end"


@dataclass
class Votes:
    """Runs the decision `vote` for members, and finds the votes that wait for a member."""

    _matches: Matches
    _database: Database
    _settings: Settings
    _games: Mapping[str, AnyGame]

    async def wanted(self, user: int, guild: int | None = None) -> tuple[WantedVote, ...]:
        """Return the votes that wait for a member, the first to end first. guild: None for all servers.

        Raises NotKept.
        """
        found = list[WantedVote]()
        for match_id in await self._database.read(waiting.with_votes, user, guild):
            with suppress(NoSession, Unreadable):
                match = await self._matches.match(match_id)
                asks = [ask for ask in match.terms.asks if match.wants_vote(ask, user)]
                found += [await self.open_vote(match, ask) for ask in asks]
        return tuple(sorted(found, key=lambda one: one.ask.until or 0))

    async def open_vote(self, match: Match, ask: Ask) -> WantedVote:
        """Return a vote with what the voters may choose. No computer player may be called where none may play.

        Raises NotKept.
        """
        settings = await self._settings.guild(match.place.guild)
        game = self._games[match.game]
        computers = await self._settings.has_computers(match.place.guild, game.about)
        choices = tuple(one for one in ask.choices if one != "computer" or computers)
        now = self._matches.now()
        due = due_from(match.terms, ask.seat, now)
        extension = settings.patience * DAY if due is None else due - now
        races = game.simultaneous(match.options)
        player = free_computer(settings.stand_in_level, match.seats).user
        return WantedVote(match, ask, choices, extension, game.together(match.options), races, player)

    async def vote(
        self, request: Request, match_id: str, seat: Seat, choice: Choice, since: int | None = None
    ) -> Match:
        """Note a vote. since: as for `vote`. Returns and raises as `Matches.change` does."""
        return await self._matches.change(match_id, partial(vote, seat=seat, choice=choice, since=since), request)
