"""The work on the board of one match: what stands, what is to be shown, who presses, who is told."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.letter import ENDED, Letter, read_by
from bot.sessions.model import BoardMessage, Match, Place
from bot.ui.boards.drawing import Plan, with_board
from bot.ui.boards.earlier import mark, nonce_of_line
from bot.ui.boards.lanes import Rank
from bot.ui.boards.messages import Unplayed
from bot.ui.boards.refused import Makeshift
from bot.ui.boards.shown import (
    Done,
    Doubt,
    Edit,
    Old,
    Shown,
    after,
)
from bot.ui.entry.context import Context
from bot.ui.panels import Layout, Picture
from bot.ui.words import message_link

# The fields of a match's terms that no board shows.
UNSEEN_TERMS = ("unposted", "unseen_since", "direct_calls", "end_told", "spoken", "watchers")


@dataclass(frozen=True)
class Sent:
    """A post as it was sent, to be sent again if its answer is lost."""

    match: Match
    layout: Layout
    picture: Picture | None
    mentions: Sequence[int]  # the users whom it mentions
    nonce: str
    line: Layout | None  # the line that replaces the board before it


@dataclass
class Slot:
    """The work on one match in one place, until its newest version is shown and stored there."""

    match: Match  # the match in the version to show next; its board is that of `shown`
    shown: Shown
    user: int | None = None  # that of the letter which the place of a match by letters has; None: the match's channel
    resumed: bool = False  # whether the bot found `match` with an outdated board when it started
    later: Match | None = None  # a newer version, to be shown after the resumed version
    plan: Plan | None = None  # the newest plan
    drawn: Match | None = None  # the match in the version that the board shows; None: this is not known
    quiet: bool = False  # whether the server wanted no mentions when the board was edited
    posted_in: Place | None = None  # where a board was posted, to be stored next
    told: tuple[Seat, ...] = ()  # the seats that the board has told of their turn, to be stored next
    witness: Context | None = None  # the context of the member who is told if the match cannot be shown
    warned: Context | None = None  # the witness who was told that the board comes later
    press: Context | None = None  # the context of the newest press that changed the match
    undone: int = 0  # the version of the newest undo that may have made lines untrue; 0: there is none
    waited_for: int = 0  # up to this version, computer players have had their moment
    claimed_until: int = 0  # until when no other process draws the match, in milliseconds; 0: not claimed
    sent: dict[str, Sent] = field(default_factory=dict)  # by nonce
    makeshift: Makeshift | None = None  # what the newest board in words says
    lines: dict[int, Layout] = field(default_factory=dict)  # by message: the line that replaces an earlier board
    woken: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is something new to show
    stored: asyncio.Event = field(default_factory=asyncio.Event)  # set once the newest version is shown and stored
    pressed: asyncio.Event = field(default_factory=asyncio.Event)  # set when there is a new press
    task: "asyncio.Task[None] | None" = None

    @classmethod
    def of(cls, match: Match, doubt: Doubt | None = None, *, resumed: bool = False, user: int | None = None) -> "Slot":
        """Return the work on a match. doubt: of a board that may stand although the bot does not know of it."""
        match = match if user is None else match.seen_by(user)
        undone = match.version if resumed else 0
        taken = match.for_spectators and match.reader is not None and not match.reader.stands
        shown = Shown(match.board, doubt=doubt, given_up=match.version if taken else 0)
        return cls(match, shown, user, resumed=resumed, undone=undone)

    @classmethod
    def refused(cls, match: Match, doubt: Doubt | None, user: int | None = None) -> "Slot":
        """Return the work on a match whose board was refused before. doubt: what was in doubt then."""
        return cls.of(match, None if doubt is None else doubt._replace(unread=False), user=user)

    @property
    def key(self) -> str:
        return key_of(self.match.id, self.user)

    @property
    def only_in(self) -> int | None:
        """Return the conversation to which the work is limited; None: it is on all that stands for the match."""
        return None if self.user is None else self.match.place.channel

    @property
    def letter(self) -> Letter:
        """Return the letter of a slot with a user."""
        assert self.match.reader is not None
        return self.match.reader

    def open_in(self, channel: int) -> None:
        """Show the match in this conversation, where a board may stand that was posted just before a kill."""
        doubt, reader = self.shown.doubt, replace(self.letter, channel=channel)
        if doubt is not None and not doubt.channel:
            self.shown = replace(self.shown, doubt=doubt._replace(channel=channel))
        self.match = replace(self.match, place=Place(0, channel), reader=reader)

    def seen(self, match: Match) -> Match | None:
        """Return a newer match as it is to be shown here; None if it need not be."""
        if self.user is None:
            return match
        letter = match.letter_of(self.user)
        if letter is None or letter.wanted == ENDED:
            return None
        shown = self.shown.board.version_shown
        if not self.behind and letter.wanted <= shown and match.version != shown:
            return None
        return read_by(match, letter if letter.channel else replace(letter, channel=self.match.place.channel))

    @property
    def behind(self) -> bool:
        return self.shown.is_behind(self.match.version)

    @property
    def is_busy(self) -> bool:
        shown = self.shown
        return not shown.stored or self.behind or bool(shown.old) or shown.has_lost_post or self.undone > 0

    def become(self, shown: Shown) -> None:
        """Note what stands in Discord now."""
        self.shown = shown
        self.match = with_board(self.match, shown.board)

    def take(self, match: Match) -> None:
        """Show this match next, whose board is as in the database."""
        shown, known = self.shown, self.match.version == match.version
        if not shown.stored:  # the database does not know of this board yet
            told = {*match.board.notified, *(seat for seat in self.told if seat in match.to_move)}
            board = replace(shown.board, notified=tuple(sorted(told)))
        else:
            board = match.board
        same = board.message == shown.board.message  # else another process has posted a new one
        self.match = match
        self.become(
            replace(shown, board=board, found=shown.found and known, edit_refused=shown.edit_refused if same else None)
        )

    def announce(self, match: Match) -> None:
        """Take a changed match. If only something beside its version has changed, its board stays as it is."""
        seen = self.seen(match)
        if seen is None:
            return
        match = seen
        if match.reader is not None and match.reader.number != self.letter.number:  # the place has another board
            self.become(replace(self.shown, given_up=0))
            self.take(match)
        elif match.version > self.match.version:
            if self.resumed:
                self.later = match
            else:
                self.take(match)
        elif match.version == self.match.version:
            self.match = with_board(match, self.shown.board)

    def take_away(self, match: Match, message: int | None = None) -> None:
        """Delete the board for spectators. message: its id, if the work does not know it."""
        board = self.shown.board
        found = board.message or message
        old = () if found is None else (Old(found, board.channel, line=False),)
        gone = replace(board, message=None, posted_at=None)
        self.become(replace(self.shown, board=gone, old=(*self.shown.old, *old), doubt=None, given_up=match.version))

    def note_called(self, noted: Match) -> None:
        """Take whom an older board has called. noted: the match as it is stored now."""
        noted = noted if self.user is None else noted.seen_by(self.user)
        if noted.version >= self.match.version:  # else the slot's match was read later
            self.become(replace(self.shown, board=noted.board))
        if self.later is not None and noted.version >= self.later.version:
            self.later = noted

    def take_up_later(self) -> None:
        """Continue with the newest version, now that the version from the bot's start is done."""
        later, self.later, self.resumed = self.later, None, False
        if later is not None and later.version > self.match.version:
            self.take(later)  # who has acted since the start knows of their turn

    @property
    def in_reach(self) -> list[int]:
        """Return the messages that could be edited or deleted next."""
        board = self.shown.board.message
        if not self.behind:
            return [old.message for old in self.shown.old]
        return [] if board is None else [board]

    @property
    def rank(self) -> Rank:
        """Return the rank of the next request for the match."""
        if not self.behind or self.match.for_spectators:
            return Rank.TIDY
        return Rank.TURN if self.witness is None and self.match.uncalled else Rank.ACT

    def note_line(self, before: BoardMessage, line: Layout | None) -> None:
        """Note which line replaces the board before, if another message is the board now."""
        board = self.shown.board
        if line is None or before.message in (None, board.message):
            return
        if isinstance(line, Unplayed):
            leading = line.leading_on(message_link(self.match.place.guild, board.channel, board.message))
            line = mark(leading, nonce_of_line(self.match.id, self.match.version))
        self.lines[before.message or 0] = line

    def is_replaced(self, old: Old) -> bool:
        """Return whether an old message is the newest board, in whose place the next one stands in words."""
        return old.message == self.shown.board.message and old.message not in self.lines

    def note_edited(self, plan: Plan, step: Edit) -> None:
        """Note that the board's message shows the planned version now."""
        self.drawn, self.told, self.quiet = plan.match, (*self.told, *step.told), plan.wanted.quiet
        self.become(after(self.shown, step, Done()))


def key_of(match_id: str, user: int | None) -> str:
    """Return the key of the work on a match in one place. user: as in `Slot`."""
    return match_id if user is None else f"{match_id} {user}"


def key_in(match: Match) -> str:
    """Return the key of the work on a match in the place in which it is seen."""
    return key_of(match.id, None if match.reader is None else match.reader.user)


def place_of_key(key: str) -> tuple[str, int | None]:
    """Return the id of a match and the user of a place, from what `key_of` returns."""
    match_id, _, user = key.partition(" ")
    return match_id, int(user) if user else None


def doubted(match: Match) -> Doubt:
    """Return the doubt about a match that is outdated: its newest board may have been posted before a kill."""
    return Doubt(match.updated_at, match.place.channel, match.board.version_shown + 1)


def differs_beside_version(match: Match, drawn: Match) -> bool:
    """Return whether a match differs from the drawn match, although their versions are equal.

    Where its board stands, that there was none, who was told directly, and the languages of members, no board shows.
    Spectators see the next version only.
    """
    if match.for_spectators:
        return False
    terms = replace(match.terms, **{name: getattr(drawn.terms, name) for name in UNSEEN_TERMS})
    if match.reader is not None:
        match = replace(match, place=drawn.place, reader=drawn.reader)
    return match.version == drawn.version and replace(match, board=drawn.board, terms=terms) != drawn
