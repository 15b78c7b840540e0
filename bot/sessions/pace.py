"""Values for agreements beside the game's rules: how long a turn may take, who is away, which seat is free.

Points in time are milliseconds since 1970 in UTC. Lengths of time are milliseconds.
"""

from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec

from bot.engine.game import Seat
from bot.sessions.councils import Council, Voice
from bot.sessions.direct_call import DirectCall
from bot.sessions.league_match import LeagueMatch
from bot.sessions.taught import Learning, Riddle, TriedTurn
from bot.sessions.undoing import TakeBack, TakenCall
from bot.sessions.watchers import Watcher

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SECOND_PRESS = 3_000  # after what a member has done; until then, the same once more is a second press

SHORTEST_LIMIT = 15 * MINUTE
LONGEST_LIMIT = 14 * DAY
LONGEST_VOTE = DAY
Off = Literal["weekends", "nights", "both"]  # hours that do not count (`bot.sessions.time.off_hours`)

# The choices of a vote about a seat. The mildest choice is first and wins a tie.
Choice = Literal["wait", "skip", "computer", "give", "end"]
CHOICES: tuple[Choice, ...] = ("wait", "skip", "computer", "give")  # if the time of the seat has run out
SILENT_CHOICES: tuple[Choice, ...] = ("wait", "computer", "end")  # if the member does not answer for very long

# Why a seat is free. handed: its member gives it away. holiday: its member is on holiday. left: its member has left the
# server. table: the others have voted to give it away. late: a computer player stands in, because its time ran out.
Why = Literal["handed", "holiday", "left", "table", "late"]

# Why nobody can play a match: its channel is deleted, or the server has removed the bot.
Unreachable = Literal["channel", "guild"]


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a turn may take."""

    limit: int | None = None  # the time for each turn; None: no limit
    hard: bool = False  # whether the default move is played when the time runs out; if not, the others vote
    # Whether a holiday stops the member's clock, as long as the server's budget lasts. If not, and afterwards, the seat
    # is offered to a stand-in.
    pause: bool = False
    # Whether a computer player plays the turn whose time has run out, or stays until the member is back. Where no
    # computer player may stand in, `hard` decides. None: no computer player stands in.
    computer: Literal["turn", "stay"] | None = None
    loses: bool = False  # whether the member whose time has run out loses the match, as in a league
    bank: int = 0  # each seat's time for all turns that take longer than the limit; 0: none, or no limit
    off: Off | None = None  # which hours of each member's own zone do not count; None: all count, or no limit

    @property
    def vote_time(self) -> int:
        """Return how long a vote about a seat lasts; a day where some hours do not count, as voters sleep, too."""
        return LONGEST_VOTE if self.limit is None or self.off is not None else min(LONGEST_VOTE, self.limit)

    @property
    def stops_clocks(self) -> bool:
        """Return whether holidays stop clocks. A turn without a limit has no clock, so its seat is offered."""
        return self.pause and self.limit is not None

    @property
    def asks_others(self) -> bool:
        """Return whether the others vote if the time runs out, as long as they may."""
        return not self.hard and self.computer is None and not self.loses

    @property
    def notation(self) -> str:
        """Return the pace as text for the log, such as "86400000 soft pause". A limit of "-" means no limit."""
        length = "-" if self.limit is None else str(self.limit)
        late = "" if self.computer is None else f" computer-{self.computer}"
        kind = "loses" if self.loses else "hard" if self.hard else "soft"
        more = (f" bank-{self.bank}" if self.bank else "") + (f" off-{self.off}" if self.off else "")
        return f"{length} {kind} {'pause' if self.pause else 'stand-in'}{late}{more}"


class TurnClock(msgspec.Struct, frozen=True):
    """The clock of a seat that is to move."""

    seat: Seat
    since: int  # the version of the match at which the clock started for this turn or step
    at: int  # when the clock started, or when the match got another pace
    due: int | None = None  # when the time runs out; None: the turn has no limit, or the clock does not run
    left: int | None = None  # the time left while the clock is stopped; None: not stopped, or no limit
    undone: bool = False  # whether the seat has taken back a step; if so, its next steps do not restart the clock


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the time of a seat has beside its clock (`bot.sessions.time.banks`)."""

    seat: Seat
    spent: int = 0  # how much of the bank the seat's earlier turns have used
    zone: str | None = None  # of its member, when the newest turn began; None: UTC


class Vote(msgspec.Struct, frozen=True):
    """The vote of one seat about another seat whose time has run out."""

    seat: Seat  # the seat that votes
    choice: Choice


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open vote about a seat whose time has run out, or whose member does not answer for very long."""

    seat: Seat  # the seat that the vote is about
    since: int  # `TurnClock.since` of the turn that the vote is about
    at: int  # when the vote began
    votes: tuple[Vote, ...] = ()
    # When the vote ends. None: nobody can play the match now, or an older version of the bot began the vote.
    until: int | None = None
    silent: bool = False  # whether the member does not answer for very long (`bot.sessions.time.silence`)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return what the voters may choose, the mildest choice first."""
        return SILENT_CHOICES if self.silent else CHOICES


class Heard(msgspec.Struct, frozen=True):
    """When a member last did something that is no entry of the log, such as a vote, or was excused until then."""

    seat: Seat
    at: int


class Unanswered(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn that goes on after a vote. If nobody has voted, the match waits no longer once its time runs out again."""

    seat: Seat
    since: int  # `TurnClock.since`
    voted: bool = False  # whether the others have voted to wait
    times: int = 1  # how often the match has waited on in this turn since the member last did something


class Decided(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the newest vote about a seat has ended, if neither its member nor the end of the match has ended it."""

    seat: Seat
    since: int  # `TurnClock.since` of the turn that the vote was about
    choice: Choice  # what was done
    voted: bool = True  # whether anybody has voted
    by: Seat | None = None  # the only elector; None: there were several, or nobody has voted
    split: bool = False  # whether the electors did not agree, so that the rule for this decided
    votes: tuple[Vote, ...] = ()  # of the electors; (): nobody has voted, or an older version has counted
    unvoted: tuple[Seat, ...] = ()  # the electors who have not voted


PROPOSAL_LIFETIME = 48 * HOUR  # how long a proposal waits for answers
TAKE_BACK_LIFETIME = HOUR  # the same of the question whether a member may take a move back


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposed pace, or the proposal to end the match, or to take moves back.

    All members must agree to it before `until`.
    """

    pace: Pace  # of other proposals: the present pace
    by: Seat
    agreed: tuple[Seat, ...]
    until: int
    ends: bool = False  # whether the match ends without a result
    at: int = 0  # when it was made; 0: by an older version of the bot
    unposted: bool = False  # whether Discord has refused its notice, with which its time begins anew
    back: TakeBack | None = None  # what is taken back; None: nothing

    @property
    def changes_result(self) -> bool:
        """Return whether the owners of lent seats decide, because a result is theirs and not that of who stands in."""
        return self.ends or self.back is not None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that another user may take."""

    seat: Seat
    why: Why
    to: int | None = None  # the id of the only user who may take the seat; None: anybody without a seat
    for_good: bool = False  # whether the taker gets the score; if not, the taker is a stand-in
    # If `why` is "holiday": when the holiday ends. If `why` is "left": when the seat leaves the match.
    # None: the offer stays open.
    until: int | None = None


class StandIn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that another user plays for its owner. The owner gets the score."""

    seat: Seat
    owner: int  # the user id of the owner
    name: str  # the display name of the owner
    why: Why
    until: int | None = None  # when the owner's holiday ends and the seat goes back; None: there is no such time
    left: bool = False  # whether the owner has left the server; if so, the seat is offered to anybody in the end
    once: bool = False  # whether a computer player only plays this turn; then the seat goes back without a notice
    # If a computer player came because the owner was late: since when, in milliseconds since 1970. 0: for another
    # reason, or by an older version of the bot.
    at: int = 0
    voted: bool = False  # whether it came by a vote, or because nobody voted


class FormerOwner(msgspec.Struct, frozen=True, omit_defaults=True):
    """A member whose seat somebody else has taken for good."""

    seat: Seat
    user: int


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A member whom a table asks to play: of a finished match, by the table of its rematch, or by a challenge."""

    user: int
    name: str
    choice: str = ""  # the member's choice in the finished match (`About.choices`)
    declined: bool = False  # whether the member does not come along, or has left the table


class Rematch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table knows of the match that it repeats."""

    of: str  # the id of the finished match
    until: int | None = None  # when the match starts without further answers; None: that time is over


class Away(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat whose member is on holiday until the time `until`. If the pace says so, the holiday stops their clock."""

    seat: Seat
    until: int
    # Until when it stops the clock. None: until `until`, as there is no time limit, an older version of the bot noted
    # the holiday, or it is not decided yet (`bot.sessions.time.pauses`).
    stops: int | None = None
    since: int | None = None  # since when it does; None: it does not, or `stops` is None


class Ranked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a finished match has changed for a seat's member on its leaderboard of best scores, or against computers."""

    seat: Seat
    rank: int  # the rank after the match; 0: none before the first win
    before: int | None = None  # the rank before; None: the member had no line there
    best: bool = False  # whether the member has a better score than ever before
    won: int = 0  # how many matches against computer players of this level the member has won, with this one
    played: int = 0  # and played; 0: the match counts by its points


OfSeat = TypeVar("OfSeat", Ask, Offer, StandIn, Away, Unanswered, Heard, Decided, SeatTime)


def of_others(items: Iterable[OfSeat], seat: Seat) -> tuple[OfSeat, ...]:
    """Return the items that do not belong to `seat`."""
    return tuple(one for one in items if one.seat != seat)


class Absence(msgspec.Struct, frozen=True, omit_defaults=True):
    """A time in which members could not reach the bot, so that it counts for nobody (`bot.sessions.time.absences`)."""

    since: int
    until: int
    unseen: bool = False  # whether the board could not be shown; False: the bot could not be reached
    version: int = 0  # of the match when its time was given back; 0: an older version of the bot did that

    def lost_since(self, began: int) -> int:
        """Return how much of the absence a time has lost that began at `began`."""
        return max(0, self.until - max(self.since, began))


class Spoken(msgspec.Struct, frozen=True):
    """The language of a member's Discord when they last did something in a match."""

    user: int
    locale: str


class Begun(msgspec.Struct, frozen=True):
    """When a match has begun, and whether its end moves ratings: it does not if the same members play too often."""

    at: int
    rated: bool


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the members of a match have agreed on, vote about and offer."""

    pace: Pace = Pace()
    times: tuple[SeatTime, ...] = ()  # of the seats for which it is not the default
    asks: tuple[Ask, ...] = ()
    proposal: Proposal | None = None
    asked_back: tuple[int, ...] = ()  # the versions to which members have asked to go back, each once
    gone_back: int = 0  # the version of the newest undo to which all have agreed; 0: there is none
    consented: int = 0  # how many moves were taken back because all have agreed
    offers: tuple[Offer, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    former: tuple[FormerOwner, ...] = ()  # of each seat, the one with whom the match has begun comes first
    away: tuple[Away, ...] = ()
    gone: tuple[Seat, ...] = ()  # seats that left the match because their members left the server
    unanswered: tuple[Unanswered, ...] = ()
    decided: tuple[Decided, ...] = ()  # until the next vote about the seat
    heard: tuple[Heard, ...] = ()
    unrated: tuple[Seat, ...] = ()  # seats that left because somebody did not answer, so their results do not count
    # Of a match that is over: seats that a computer player played to the end for members who did not answer.
    unheard: tuple[Seat, ...] = ()
    # Those of them that are out of the ranking. An older version of the bot left this empty: then nobody has won if an
    # unheard seat came first.
    unplaced: tuple[Seat, ...] = ()
    # Only in the lobby: if the match begins before this time, ratings stay as they are. None: it would move them.
    ratings_stay_until: int | None = None
    seal: str = ""  # of the match (`bot.sessions.seals`); "" in the lobby, in a daily, and in matches before 0.25.0
    # None in the lobby, where no ratings can move, and if an older version of the bot began the match.
    begun: Begun | None = None
    unreachable: Unreachable | None = msgspec.field(default=None, name="adrift")  # None: the match can be played
    lost_at: int | None = None  # when the channel was deleted; None: it is there, or an older version noted it
    league: LeagueMatch | None = None  # None: the match belongs to no league
    timed_out: tuple[Seat, ...] = ()  # seats that have lost because their time ran out (`Pace.loses`)
    # When the day of a daily match ends. Until then, only its member may see it. From then on, nobody can play it.
    # None: the match is no daily match (`bot.sessions.play.dailies`).
    closes: int | None = None
    ranks: tuple[Ranked, ...] = ()  # () before the end, and where no leaderboard counts points
    hinted: bool = False  # whether the member of a solo match has had a hint (`bot.sessions.play.hints`)
    rematch: Rematch | None = None  # only in the lobby of a rematch
    # In the lobby of a rematch, all members of the finished match, in the order of the seats. In that of a challenge,
    # its host and the challenged member.
    guests: tuple[Guest, ...] = ()
    sought: tuple[Guest, ...] = ()  # only in the lobby: who was looking for players, so that the first board tells them
    lesson: Learning | None = None  # None: the match is no lesson (`bot.sessions.play.lessons`)
    riddle: Riddle | None = None  # None: the match is no puzzle (`bot.sessions.play.puzzles`)
    tried: TriedTurn | None = None  # None: the match tries no turn again (`bot.sessions.play.tried_turns`)
    # The language of the only member (`bot.sessions.play.language`). None: the board speaks the server's language.
    locale: str | None = None
    spoken: tuple[Spoken, ...] = ()  # the languages of members, for direct messages to them
    # The calls of `BoardMessage.notified` that an undo took back (`bot.sessions.time.calls`).
    calls: tuple[TakenCall, ...] = ()
    direct_calls: tuple[DirectCall, ...] = ()  # the newest of each seat
    # Whether the members were to be told directly of the end, as Discord has refused the final board.
    end_told: bool = False
    absence: Absence | None = None  # the newest absence whose time the match has back
    unposted: bool = False  # whether Discord did not take the first board, and none stands in the channel yet
    # When the first turn began that no board has shown. None: one shows the turns, or it is the turn that runs now.
    unseen_since: int | None = None
    council: Council | None = None  # None: no channel plays a seat
    voices: tuple[Voice, ...] = ()  # of the present vote of this channel
    watchers: tuple[Watcher, ...] = ()  # who does not play, and wants to know the end, or says who wins
    # When a lobby or a lesson expires at the earliest, because of an absence. None: by its age.
    expires: int | None = None

    @property
    def plays_on(self) -> bool:
        """Return whether the match goes on from a puzzle's answer or a tried turn, against computer players."""
        return self.tried is not None or (self.riddle is not None and self.riddle.onward)

    def ask_of(self, seat: Seat) -> Ask | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def decided_of(self, seat: Seat) -> Decided | None:
        return next((one for one in self.decided if one.seat == seat), None)

    def offer_of(self, seat: Seat) -> Offer | None:
        return next((offer for offer in self.offers if offer.seat == seat), None)

    def vacant_until(self, seat: Seat) -> int | None:
        """Return when a seat leaves the match whose member has left the server; None: the member is there."""
        return next((one.until for one in self.offers if one.seat == seat and one.why == "left"), None)

    def heard_at(self, seat: Seat) -> int:
        """Return when a seat was last heard of outside the log, in milliseconds since 1970; 0: never."""
        return next((one.at for one in self.heard if one.seat == seat), 0)

    def waited(self, seat: Seat, since: int) -> int:
        """Return how often the match has waited on in a turn since its member last did something.

        since: `TurnClock.since` of the turn.
        """
        return next((one.times for one in self.unanswered if (one.seat, one.since) == (seat, since)), 0)

    def unvoted(self, seat: Seat, since: int) -> bool:
        """Return whether the match waits on in a turn because nobody has voted. since: as for `waited`."""
        return any((one.seat, one.since, one.voted) == (seat, since, False) for one in self.unanswered)

    def stand_in_of(self, seat: Seat) -> StandIn | None:
        return next((one for one in self.stand_ins if one.seat == seat), None)

    def away_until(self, seat: Seat) -> int | None:
        return next((one.until for one in self.away if one.seat == seat), None)

    def stopped_until(self, seat: Seat) -> int | None:
        """Return until when a holiday stops the clock of a seat; None: none does."""
        away = next((one for one in self.away if one.seat == seat), None)
        if away is None or not self.pace.stops_clocks or (away.stops is not None and away.since is None):
            return None
        return away.until if away.stops is None else away.stops


def terms_of(stored: str | None) -> Terms:
    """Decode terms from JSON. Return the default terms for None. Raises msgspec.MsgspecError."""
    return Terms() if stored is None else msgspec.json.decode(stored, type=Terms)
