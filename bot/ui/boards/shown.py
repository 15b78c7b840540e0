"""What stands in Discord for a match, and what each step and Discord's answer to it change there. Pure values.

`bot.ui.boards.steps` chooses the steps, and the presenter takes them.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.model import BoardMessage


class Old(NamedTuple):
    """An earlier board message that is to be put away."""

    message: int
    channel: int
    line: bool  # whether a line without picture and buttons replaces the message; False: the message is deleted
    line_version: int = 0  # the version of the newest move that this line tells; 0: it tells none


class Doubt(NamedTuple):
    """A post that may stand in a channel although the bot never heard that it arrived."""

    at: int  # the time of the first attempt, in milliseconds
    channel: int
    version: int  # the earliest version of the match that the post may show
    post: "Post | None" = None  # None: it is not known what was posted
    lost: bool = False  # whether an answer was lost; False: the bot was killed, and perhaps nothing was posted
    refused: bool = False  # whether Discord has refused to post the same once more
    unread: bool = False  # whether the bot may not read the channel at present, so that it cannot look
    older: bool = False  # whether an earlier post is in doubt, too


class Shown(msgspec.Struct, frozen=True):
    """What stands in Discord for a match, as far as the bot knows."""

    board: BoardMessage  # the newest board
    old: tuple[Old, ...] = ()  # the oldest first
    doubt: Doubt | None = None
    repost_nonce: str | None = None  # the nonce for posting an unchanged board again; None: nobody wants that
    outdated: bool = False  # whether something has changed that gives the match no new version, such as the clock
    redrawn: bool = False  # whether all that is outdated comes from outside the match, such as a permission
    stored: bool = True  # whether the database knows of `board`
    edit_refused: int | None = None  # Discord's code why the board's message cannot be edited; None: perhaps it can
    found: bool = False  # whether a look in the channel has found the board, in an older version of the same turn
    given_up: int = 0  # up to this version, the bot does not try any more to show the match

    @property
    def has_lost_post(self) -> bool:
        """Return whether the answer to a post was lost. The post is looked for, or sent again, before anything else."""
        return self.doubt is not None and self.doubt.lost and not self.doubt.unread

    def is_behind(self, version: int) -> bool:
        """Return whether the board has to change. version: the newest version of the match."""
        shown = max(self.board.version_shown, self.given_up)
        return self.repost_nonce is not None or self.outdated or shown < version


# ---- steps ----


class Store(NamedTuple):
    """Store what the board shows."""


class Wait(NamedTuple):
    """Give computer players a moment, so that their moves may be shown at once."""


class Post(NamedTuple):
    """Post a board."""

    channel: int
    version: int  # of the match
    nonce: str | None = None  # None until the presenter knows it
    again: bool = False  # whether the match is posted again in a version that was shown before
    told: tuple[Seat, ...] = ()  # the seats that the message tells of their turn
    calls: bool = False  # whether it mentions members: those of the seats, and the guests of a rematch
    line: bool = False  # whether a line replaces the board before it; False: that one is deleted
    line_version: int = 0  # as in `Old`


class Resend(NamedTuple):
    """Send a post in doubt once more, unchanged."""

    post: Post


class Look(NamedTuple):
    """Look for the boards of a match among the bot's newest messages in a channel."""

    channel: int
    since: int


class Edit(NamedTuple):
    """Bring the board's message up to date."""

    version: int  # of the match
    told: tuple[Seat, ...] = ()  # the seats that the edit tells of their turn, in a server without mentions
    press: bool = False  # whether the message is edited through a press on it


class PutAway(NamedTuple):
    """Put an earlier board away."""

    old: Old
    press: bool = False  # as for `Edit`


class Leave(NamedTuple):
    """Leave the earlier boards as they are, since no request is left over for them."""


class GiveUp(NamedTuple):
    """Do not show this version."""

    version: int
    code: int
    replaced: bool = False  # whether it stands in words in place of the board before


class Nothing(NamedTuple):
    """All is as it should be."""


Request: TypeAlias = Post | Resend | Look | Edit | PutAway
Step: TypeAlias = Store | Wait | Leave | GiveUp | Nothing | Request

# ---- answers ----


class Done(NamedTuple):
    """Discord has done it. message, at: the id of a posted message, and the time in milliseconds."""

    message: int = 0
    at: int = 0


class Lost(NamedTuple):
    """No answer came, so a message may stand in the channel. at: when the attempt began, in milliseconds."""

    at: int


class Refused(NamedTuple):
    """Discord refuses to send a post in doubt once more, or to put a board away, and would again."""


class EditRefused(NamedTuple):
    """Discord refuses to edit this message, which says nothing of others. code: Discord's."""

    code: int


class Found(NamedTuple):
    """A board that a look has found."""

    message: int
    version: int  # that of its buttons; 0 if they name none
    at: int  # when it was posted
    fits: bool  # whether it shows the newest version, or belongs to the same turn and has called its members


class Looked(NamedTuple):
    """The boards that were found in a channel, the newest first; None: the bot may not look there."""

    found: Sequence[Found] | None
    told: tuple[Seat, ...] = ()  # the seats that a board that fits has told of their turn
    version: int = 0  # the newest version of the match
    here: bool = True  # whether the match is still in this channel
    line: bool = False  # as in `Post`, of the board before one that fits
    line_version: int = 0  # as in `Old`


Answer: TypeAlias = Done | Lost | Refused | EditRefused | Looked


def after(shown: Shown, step: Step, answer: Answer) -> Shown:
    """Return what stands in Discord after a step, as far as its answer says."""
    match step, answer:
        case GiveUp(), _:
            old, board = shown.old, shown.board
            if step.replaced:
                old = (*_without(old, board.message), Old(board.message or 0, board.channel, line=True))
            shown = replace(shown, old=old, repost_nonce=None, outdated=False, redrawn=False, edit_refused=None)
            return replace(shown, given_up=step.version)
        case Store(), _:
            return replace(shown, stored=True)
        case Leave(), _:
            return replace(shown, old=())
        case Look(), Looked():
            return _looked(shown, step, answer)
        case PutAway(), _:  # also if Discord refuses: presses on the message are refused as stale
            return replace(shown, old=tuple(old for old in shown.old if old != step.old))
        case Resend(), Refused() if shown.doubt is not None:
            return replace(shown, doubt=shown.doubt._replace(refused=True))  # the first attempt may have posted it
        case ((Post() | Resend()), _):
            return _posted(shown, step.post if isinstance(step, Resend) else step, answer)
        case Edit(), Done():
            board = replace(shown.board, version_shown=step.version, notified=_with(shown.board, step.told))
            old = _without(shown.old, board.message)  # nothing takes its place now
            return replace(shown, board=board, old=old, outdated=False, redrawn=False, found=False, stored=False)
        case Edit(), EditRefused():
            return replace(shown, edit_refused=answer.code, found=False)
    return shown


def _posted(shown: Shown, post: Post, answer: Answer) -> Shown:
    doubt = shown.doubt
    match answer:
        case Done():
            board = shown.board
            new = replace(
                board,
                message=answer.message,
                channel=post.channel,
                version_shown=post.version,
                posted_at=answer.at,
                shown_at=answer.at,
                notified=_with(board, post.told),
            )
            retired = _retire_board(shown, answer.message, post)
            old = _without(retired.old, answer.message)  # the nonce of an earlier board
            if doubt is not None:  # another post may stand there too, if the bot could not look for it
                doubt = doubt._replace(post=None, lost=True, older=False) if _is_of_another(doubt, post) else None
            return Shown(new, old, doubt, stored=False, given_up=shown.given_up)
        case Lost():
            lost = Doubt(answer.at, post.channel, post.version, post, lost=True)
            if doubt is not None:
                lost = lost._replace(at=doubt.at, unread=doubt.unread, older=_is_of_another(doubt, post))
            return replace(shown, doubt=lost)
    return shown


def _is_of_another(doubt: Doubt, post: Post) -> bool:
    """Return whether another message than this post may stand in the channel."""
    same = doubt.version == post.version if doubt.post is None else doubt.post.nonce == post.nonce
    return doubt.older or not same


def _looked(shown: Shown, look: Look, answer: Looked) -> Shown:
    """Take the newest board that fits as the board. Put all other boards away that are newer than the known one."""
    if answer.found is None:
        return replace(shown, doubt=None if shown.doubt is None else shown.doubt._replace(unread=True))
    shown = replace(shown, doubt=None)
    known = {shown.board.message, *(old.message for old in shown.old)}
    newer = [one for one in answer.found if one.message not in known]
    fit = next((one for one in newer if one.fits and answer.here), None)
    others = tuple(Old(one.message, look.channel, line=False) for one in reversed(newer) if one is not fit)
    if fit is None:
        return replace(shown, old=(*shown.old, *others))
    shown = _retire_board(replace(shown, old=(*shown.old, *others)), fit.message, answer)
    board = replace(shown.board, message=fit.message, channel=look.channel, posted_at=fit.at, shown_at=fit.at)
    version = max(fit.version, board.version_shown)  # the buttons of a lobby name none
    board = replace(board, version_shown=version, notified=_with(board, answer.told))
    if fit.version != answer.version:
        return replace(shown, board=board, stored=False, found=True)
    return replace(shown, board=board, stored=False, repost_nonce=None, outdated=False)


def _retire_board(shown: Shown, message: int, by: Post | Looked) -> Shown:
    """Add the board to those that are to be put away, unless it is this message. by: what replaces it."""
    board = shown.board
    if board.message in (None, message):
        return shown
    old = _without(shown.old, board.message)
    return replace(shown, old=(*old, Old(board.message or 0, board.channel, by.line, by.line_version)))


def _without(old: Sequence[Old], message: int | None) -> tuple[Old, ...]:
    return tuple(one for one in old if one.message != message)


def _with(board: BoardMessage, told: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted({*board.notified, *told}))
