"""The values of a match in which one or two channels play (`bot.sessions.play.council`)."""

import msgspec
from msgspec.structs import replace

HOURS = (1, 3, 8, 24)  # for which one vote may last
USUAL_HOURS = 8


class Proposed(msgspec.Struct, frozen=True):
    """A turn that somebody in the channel has proposed. It does not say who."""

    number: int  # from 1, in the order in which the turns of this vote were proposed
    moves: tuple[str, ...]  # in canonical notation


class Home(msgspec.Struct, frozen=True, array_like=True):
    """Where one of two channels that play against each other is: its server, and the channel or thread."""

    guild: int
    channel: int


class Council(msgspec.Struct, frozen=True, omit_defaults=True):
    """The vote of a channel about the turn of its seat.

    Attributes:
        hours: how long a vote lasts.
        since: the version of the match in which the vote began; 0: none is open, as another seat is to move.
        until: when it ends, in milliseconds since 1970; None: none is open, or nobody can play the match now.
        again: whether its time has begun again, as nobody had proposed anything.
        missed: for how many turns in a row nobody has proposed anything.
        count: how many turns were proposed in this vote, also those that are gone.
        proposed: those for which somebody votes, the earliest first.
        homes: of two channels that play against each other, in the order of `COUNCILS`; (): one channel plays.
        turn: which of the two votes, or has voted last.
        other_missed: as `missed`, for the other one of the two.
    """

    hours: int = USUAL_HOURS
    since: int = 0
    until: int | None = None
    again: bool = False
    missed: int = 0
    count: int = 0
    proposed: tuple[Proposed, ...] = ()
    homes: tuple[Home, ...] = ()
    turn: int = 0
    other_missed: int = 0

    @property
    def closed(self) -> "Council":
        """Return what stays while no vote is open."""
        return replace(self, since=0, until=None, again=False, count=0, proposed=())

    def turned_to(self, turn: int) -> "Council":
        """Return the same, once this one of two channels votes."""
        if turn == self.turn:
            return self
        return replace(self, turn=turn, missed=self.other_missed, other_missed=self.missed)

    def numbered(self, number: int) -> Proposed | None:
        """Return the proposed turn with this number; None if there is none any more."""
        return next((one for one in self.proposed if one.number == number), None)

    def tally(self, voices: "tuple[Voice, ...]") -> tuple[tuple[Proposed, int], ...]:
        """Return the proposed turns with their votes, the most votes first; of equal ones, the earlier turn first."""
        counted = [(one, sum(voice.vote == one.number for voice in voices)) for one in self.proposed]
        return tuple(sorted(counted, key=lambda one: (-one[1], one[0].number)))


class Voice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member says in the present vote of their channel.

    Of two channels that play against each other, whoever has spoken for one speaks for this one to the end.
    """

    user: int
    vote: int = 0  # the number of the turn for which they vote; 0: for none
    draft: tuple[str, ...] = ()  # the moves of a turn that they are putting together, which only they see
    at: int = 0  # when they proposed a turn last, in milliseconds since 1970; 0: they have proposed none
    side: int | None = None  # for which of two channels they speak; None: one channel plays
