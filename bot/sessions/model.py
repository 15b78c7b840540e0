"""The values that the rest of the bot gets from the sessions. They are frozen, so threads may share them.

All times are milliseconds since 1970 in UTC. All ids but those of matches are Discord's.

Long because a match, its seats and its place are told by each other.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any, Literal

import msgspec

from bot.engine.game import Level, Outcome, Seat, SeatRange
from bot.engine.themes import Theme
from bot.errors import Roster
from bot.sessions.letter import Letter, board_in, read_by
from bot.sessions.pace import Ask, Terms, TurnClock
from bot.sessions.roster import roster_of
from bot.storage import keeping
from bot.storage.eras import era_start

EntryKind = Literal[
    "open",
    "join",
    "choose",  # a member in the lobby made one of the game's choices
    "part",  # a member left the lobby
    "start",
    "move",
    "undo",
    "leave",  # a member left a match in play
    "end",  # a moderator ended the match, or a member did not answer for very long
    "cancel",
    "expire",  # nobody started the lobby in time
    "seat",  # another member has the seat now
    "pace",  # a new pace is agreed on
    "place",  # the match moved to another channel
    "task",  # a lesson began, or went to another task
]


class Place(msgspec.Struct, frozen=True):
    """The server and the channel in which a match is played."""

    guild: int  # the id of the server; 0 in a direct message
    channel: int  # the id of the channel or thread


IN_PRIVATE = Place(guild=0, channel=0)  # the place of each daily; no channel shows it
IN_LESSON = Place(guild=0, channel=keeping.LESSON_CHANNEL)  # the same of each lesson
IN_PUZZLE, IN_TODAYS_PUZZLE = Place(0, keeping.PUZZLE_CHANNEL), Place(0, keeping.TODAYS_CHANNEL)  # the same of puzzles
IN_TRIED_TURN = Place(guild=0, channel=keeping.TRIED_CHANNEL)  # the same of a turn that is tried again
IN_ALONE = Place(guild=0, channel=keeping.ALONE_CHANNEL)  # the same of a match alone, where the bot is no member
NOWHERE = (IN_PRIVATE, IN_LESSON, IN_PUZZLE, IN_TODAYS_PUZZLE, IN_TRIED_TURN, IN_ALONE)  # no channel shows these
NEVER_BEHIND = (1 << 31) - 1  # the `version_shown` of a match that no channel shows, so that it never needs drawing


class Member(msgspec.Struct, frozen=True):
    """A member, with their current display name."""

    user: int
    name: str


class Eyes(msgspec.Struct, frozen=True):
    """What a member may see in the server where they use the bot."""

    guild: int  # the id of the server; 0 in a direct message
    sees: Callable[[int], bool]  # returns whether the member can see a channel or thread of the server
    moderates: bool = False


class Request(msgspec.Struct, frozen=True):
    """One interaction with the bot, and the member who sent it."""

    id: int | None  # of the interaction: a second request with it changes nothing; None: because of another request
    member: Member
    locale: str  # the language that the member has chosen in Discord
    eyes: Eyes | None = None  # None: the bot itself asks, and may see every match
    known_as: str = ""  # the member's display name outside of the server where they ask; "": the same

    def at(self, place: Place) -> "Request":
        """Return the request as a match in a place knows its member: one of no server knows no nickname of a server."""
        if place.guild or self.known_as in ("", self.member.name):
            return self
        return msgspec.structs.replace(self, member=Member(self.member.user, self.known_as))

    @property
    def sequel(self) -> "Request":
        """Return a second request for the same interaction. Its id is negative, so it differs from Discord's ids."""
        return msgspec.structs.replace(self, id=None if self.id is None else -self.id)


class Phase(Enum):
    """The phase of a match. OVER and CANCELLED are final."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # the match has an outcome
    CANCELLED = "cancelled"  # the match does not count


UNKNOWN = -1  # a number of undos


class MatchSeat(msgspec.Struct, frozen=True):
    """A seat and the member who has it."""

    seat: Seat
    user: int
    name: str
    present: bool = True  # False once the member has left a match in play
    undos: int = 0  # how many steps the seat has taken back; UNKNOWN: at an earlier moment of a replay


class Entry(msgspec.Struct, frozen=True):
    """One change of a match, as its log stores it."""

    version: int  # the match's version after the change; 1 after the first change
    kind: EntryKind
    # The seat that acted, that got another member, or whose clock ran out. None: no seat, as if a moderator acted.
    seat: Seat | None
    user: int | None  # the id of the user who acted; None: the clock or the bot acted
    # "move": the move in canonical notation. "undo": the text that `undoing.with_taken_back` returns.
    # "seat": the user before, the user after and the reason, such as "17>42 holiday". "pace": the notation of the pace.
    # "place": the channels before and after, such as "17>42". "end": UNANSWERED, UNREACHED, AGREED or "".
    # "cancel": `calling_off.DECLINED` or "". Others: "".
    notation: str
    events: tuple[Any, ...]  # each has one of the game's own event types
    at: int


UNANSWERED = "silent"  # the notation of an "end" entry if the match ended because a member did not answer
UNREACHED, AGREED = "lost", "agreed"  # the same: its channel or the bot was gone for good, or all have agreed to it
SEASON_OVER, LEAGUE_LEFT = "season", "left"  # the same: its league's season is over, or a player has left the league


class BoardMessage(msgspec.Struct, frozen=True):
    """The message that shows a match in a channel."""

    message: int | None  # the id of the message; None: no board was posted
    channel: int  # the id of the message's channel
    version_shown: int = 0  # the version of the match that the message shows; 0: no board was posted
    posted_at: int | None = None
    shown_at: int | None = None  # when the message was last posted or edited
    last_mover: Seat | None = None  # the seat that made the shown version; None: no seat made it
    # The seats whose members know that it is their turn, in ascending order. A member knows this if a board mentioned
    # them (or named them, in a server without mentions), or if they made the newest change. After an undo, the tuple
    # may have a seat whose turn has not come yet (`bot.sessions.time.calls` forgets old calls).
    notified: tuple[Seat, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """A match after its newest change."""

    id: str  # at most 12 characters, each a-z or 2-7
    game: str  # the key of the game
    place: Place
    solo: bool
    phase: Phase
    host: int  # the user id of the host
    seats: tuple[MatchSeat, ...]  # the index of a seat is its number; only the lobby renumbers seats
    limits: SeatRange  # how many seats the match may start with
    options: Any  # has the game's own type of options
    state: Any | None  # has the game's own type of state; None: the match has not started
    version: int  # grows by one with each entry; restoring a backup raises it (`bot.storage.set_back`)
    rules_version: int
    entry: Entry  # the newest entry; in the answer to a command, the first entry that the command made
    to_move: tuple[Seat, ...]  # the seats whose turn it is; () unless the match is in play
    can_undo: Seat | None  # the seat that may take back the last step; None: no seat may
    outcome: Outcome | None  # None: the match is not OVER
    locale: str  # the language of the board, if the server has none
    board: BoardMessage
    created_at: int
    updated_at: int
    # One for each member in `to_move`, in the same order; () in a private match. Computer players have no clocks.
    clocks: tuple[TurnClock, ...] = ()
    terms: Terms = Terms()
    letters: tuple[Letter, ...] = ()  # the boards of a match by letters
    reader: Letter | None = None  # the letter in which its member sees the match; None: the whole match

    @property
    def private(self) -> bool:
        """Return whether no channel shows the match. Then its only member sees it in private answers."""
        return self.reader is None and self.place in NOWHERE  # the place of a reader may not be known yet

    @property
    def by_letters(self) -> bool:
        """Return whether each member has the board in their conversation with the bot, and no channel has one."""
        return self.reader is not None or keeping.is_by_letters(self.place.channel)

    @property
    def spectators(self) -> tuple[Place, ...]:
        """Return the servers and channels in which a match by letters is shown to everybody, once it has begun."""
        return tuple(Place(one.server, one.channel) for one in self.letters if one.stands)

    @property
    def for_spectators(self) -> bool:
        """Return whether this is a match by letters as its board for spectators shows it."""
        return self.reader is not None and self.reader.for_spectators

    def is_for(self, seat: Seat) -> bool:
        """Return whether a board shows what only the member of a seat can do: by letters, it has one reader."""
        return self.reader is None or self.seat_for(self.reader.user) == seat

    def letter_of(self, user: int) -> Letter | None:
        """Return the board of a member in a match by letters."""
        return next((one for one in self.letters or filter(None, [self.reader]) if one.user == user), None)

    def seen_by(self, user: int, place: Place | None = None) -> "Match":
        """Return the match as its member sees it, or as all do in a place. To others, it is as it is."""
        there = None if place is None else board_in(self.letters, place.guild, place.channel)
        letter = next((one for one in self.letters if one.user == user), there)
        return self if letter is None else read_by(self, letter)

    @property
    def teaches(self) -> bool:
        """Return whether the match is a lesson that marks what to do. Puzzles and tried turns mark nothing."""
        return self.terms.lesson is not None and self.terms.riddle is None and self.terms.tried is None

    @property
    def plays_on(self) -> bool:
        """Return whether the match goes on from a puzzle's answer or a tried turn, against computer players."""
        return self.terms.plays_on

    @property
    def tells_worth(self) -> bool:
        """Return whether choices may show what they are worth. In a puzzle, the member is to find the best."""
        return self.terms.riddle is None or self.terms.riddle.onward

    @property
    def over(self) -> bool:
        """Return whether the match has ended or was cancelled."""
        return self.phase in (Phase.OVER, Phase.CANCELLED)

    @property
    def ended_unshown(self) -> bool:
        """Return whether a match of several members has ended after its begin, and no board shows this yet."""
        others = not self.solo and not self.private
        return others and self.over and self.state is not None and self.board.version_shown < self.version

    @property
    def era_start(self) -> int:
        """Return the first version after the last restored backup; 0: no backup was ever restored."""
        return era_start(self.version)

    @property
    def present(self) -> tuple[MatchSeat, ...]:
        """Return the seats whose members have not left."""
        return tuple(seat for seat in self.seats if seat.present)

    @property
    def members(self) -> tuple[MatchSeat, ...]:
        """Return the seats that members have and have not left. The others are those of computer players."""
        return tuple(seat for seat in self.present if keeping.is_member(seat.user))

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Return the seats in `to_move` that members have; () while only computer players are to move."""
        return tuple(seat for seat in self.to_move if not keeping.is_computer(self.seats[seat].user))

    @property
    def uncalled(self) -> tuple[Seat, ...]:
        """Return the seats of members who are to move and were not told of this turn yet; () in a solo match."""
        if self.solo or self.phase is not Phase.PLAYING:
            return ()
        return tuple(seat for seat in self.awaited if seat not in (*self.board.notified, *self.councils))

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a user; None: they have no seat or have left."""
        return next((seat.seat for seat in self.seats if seat.user == user and seat.present), None)

    @property
    def councils(self) -> tuple[Seat, ...]:
        """Return the seats that channels play."""
        return tuple(seat.seat for seat in self.present if keeping.is_council(seat.user))

    @property
    def council(self) -> Seat | None:
        """Return the seat that the match's channel plays; None: it plays none, or two play, and no board says which."""
        if self.reader is not None:
            return self.seat_of(self.reader.user) if self.reader.for_council else None
        return self.councils[0] if len(self.councils) == 1 else None

    @property
    def voting(self) -> Seat | None:
        """Return the seat about whose turn its channel votes; None: no channel is to move."""
        return next((seat for seat in self.councils if seat in self.to_move), None)

    @property
    def deliberates(self) -> bool:
        """Return whether the match waits for a vote of the channel in which it is seen."""
        return self.council is not None and self.council == self.voting

    def seat_for(self, user: int) -> Seat | None:
        """Return the seat that a user may play; None: no seat.

        It is their own, even while a computer player stands in, or else that of the channel, for which all propose.
        """
        lent = (one.seat for one in self.terms.stand_ins if one.owner == user)
        own = next((seat for seat in lent if keeping.is_computer(self.seats[seat].user)), self.seat_of(user))
        return self.council if own is None else own

    def electors(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that vote about a seat: of the other members who are here and have not offered theirs."""
        terms = self.terms
        return tuple(
            one.seat
            for one in self.members
            if one.seat != seat and terms.away_until(one.seat) is None and terms.offer_of(one.seat) is None
        )

    def wants_vote(self, ask: Ask, user: int) -> bool:
        """Return whether the vote of a user is still missing."""
        own = self.seat_of(user)
        return own in self.electors(ask.seat) and all(vote.seat != own for vote in ask.votes)

    @property
    def roster(self) -> Roster:
        """Return the users whom boards may name: of each seat, then the owners of lent seats and the guests."""
        return roster_of([(seat.user, seat.name) for seat in self.seats], self.terms)

    def name_of(self, seat: Seat) -> str:
        """Return the name of a seat's user. Players read it only of a match from `bot.ui.words.with_names`."""
        return self.seats[seat].name

    def owner_of(self, seat: Seat) -> Member:
        """Return the user to whom a seat belongs, also while a stand-in plays it."""
        own, lent = self.seats[seat], self.terms.stand_in_of(seat)
        return Member(own.user, own.name) if lent is None else Member(lent.owner, lent.name)

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """Return the clock of a seat; None: its member is not to move, or the match is private."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)


class StartPanel(msgspec.Struct, frozen=True, array_like=True):
    """Where a start panel is: the message from which members begin matches by buttons."""

    channel: int
    message: int


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a server."""

    locale: str | None = None  # the language of the bot; None: the language that is set in Discord
    theme: Theme | None = None  # the look of pictures; None: dark, and boards of one member may have the member's
    table: str = ""  # the name in the frame of pictures that everybody sees; "": none
    accent: int | None = None  # the colour of this frame, 0xRRGGBB; None: none is chosen
    channels: tuple[int, ...] = ()  # matches may be opened only in these channels and their threads; (): everywhere
    reminders: int | None = None  # the most reminders for one turn of a member; None: no limit
    enders: Literal["moderators", "host", "seated"] = "moderators"  # who may end a match; moderators always may
    match_limit: int | None = None  # the most open matches of one member; None: no limit
    threads: bool = False  # whether each new match gets its own thread
    quiet: bool = False  # whether the bot mentions nobody in the server
    daily_channel: int | None = None  # the id of the channel for the results of daily matches; None: no channel
    report_channel: int | None = None  # the same for members' reports (`bot.sessions.reports`)
    call_hours: int = 0  # hours between two calls for players (`bot.sessions.play.seekers`); 0: no calls
    called_at: int = 0  # when the newest one was stored
    call_role: int | None = None  # the id of the role that a call mentions; None: it mentions nobody
    computers: bool = True  # whether computer players may play in the server
    stand_in_level: Level = "normal"  # how well those play that stand in for members
    patience: int = 7  # days for which a match without a time limit waits for a member before the others decide
    stopped_days: int = 28  # days within twelve months for which a member's holidays may stop clocks
    welcomed: bool = False  # whether the owner has seen the welcome
    champion_role: int | None = None  # the id of the role that champions get; None: no role
    panels: tuple[StartPanel, ...] = ()  # at most one for each channel


class MemberSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a member, for all servers."""

    locale: str | None = None  # the language of the bot; None: the language that is set in Discord
    theme: Theme | None = None  # the look of the member's own pictures; None: that of the server
    rhythm: Literal["off", "once", "ladder"] = "once"  # how often to remind of a turn: never, once, three times
    every_letter: bool = False  # whether boards by letters also come for the turns of others
    letters_listed: bool = False  # whether the leaderboards of matches by letters have the member
    dm: bool = False  # whether reminders come by direct message; otherwise they are posted in the channel
    dm_closed: bool = False  # whether Discord has refused a direct message; if so, reminders go to the channel
    conversation: int | None = None  # the channel of the member's direct conversation with the bot, while `dm` is on
    digest: int | None = None  # the minute of the day of one direct message about all turns; None: each has its own
    reminded_at: int | None = None  # when the newest direct reminder was handed to Discord
    reminded_before: tuple[int, ...] = ()  # the same of those in the day before it, the oldest first
    reminded_of: tuple[str, ...] = ()  # what the newest one named (`bot.sessions.time.naming`); (): all that waited
    reminder_open: bool = False  # whether it is not known (yet) that the newest one was sent
    zone: str | None = None  # the member's time zone, as `bot.sessions.time.zones` names it; None: UTC
    quiet: tuple[int, int] | None = None  # no reminder between these minutes, perhaps over midnight; (0, 0): all day
    next_notice: bool = False  # whether the member wants a notice when their turn comes next
    away_until: int | None = None  # when the holiday ends; None or a past time: not on holiday
    hinted: bool = False  # whether the member has seen the hint for newcomers
    best_first: bool = True  # whether the member's menus show the best choices first; never so in a contest
    evenings: bool = False  # whether a direct message in the evening reminds of the daily, if it was not played
    forced: bool = False  # whether a turn with only one legal move, which reveals nothing, is played at once
    puzzles: bool = True  # whether the member's finished matches may become puzzles in their server
    challenges: bool = True  # whether other members may challenge the member
    blocked: tuple[int, ...] = ()  # the user ids of those who may not, whatever `challenges` says
    reported: tuple[tuple[int, int, str], ...] = ()  # the newest reports (`bot.sessions.reports`): when, server, what

    @property
    def daily_at(self) -> int | None:
        """The minute of the day of `digest`; None if the member gets no direct messages."""
        return self.digest if self.dm and not self.dm_closed else None

    @property
    def always_quiet(self) -> bool:
        """Whether the quiet hours are the whole day."""
        return self.quiet == (0, 0)
