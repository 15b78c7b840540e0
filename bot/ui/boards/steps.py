"""Chooses the next step by which a channel comes to show a match as it is: one table of named rules, all of them pure.

It works as a controller of Kubernetes does: `Wanted` is the specification, `Shown` the status, and the presenter asks
for one step after the other until there is nothing left to do. No step depends on an event, so a lost event costs time
and nothing else.

`RULES` are tried in their order, and the first that names a step is taken. So a rule may rely on those above it: what
is shown is stored before anything newer is shown, and a lost post is found before another one is made. `EDITS` say in
the same way whether the board's message may be edited; else a new message replaces it. The presenter logs the name of
each rule that it follows (LOG_LEVEL=DEBUG).
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.sessions.notices import NONCE_KNOWN
from bot.sessions.pace import MINUTE
from bot.ui.boards.shown import Edit, GiveUp, Leave, Look, Nothing, Post, PutAway, Resend, Shown, Step, Store, Wait
from bot.ui.entry.reasons import TOO_MANY_EDITS_OF_OLD, UNKNOWN_MESSAGE

IDLE = 10 * MINUTE  # if a board was not edited for this time, the next change gets a new message
OLD = 55 * MINUTE  # Discord limits edits of messages that are older than an hour


@dataclass(frozen=True)
class Wanted:
    """What a channel should show of a match.

    Attributes:
        to_tell: the seats to move whose members were not told of this turn yet.
        to_move: the seats to move.
        seat: the seat that made the newest change.
        begins: whether this change began the match, or lets its host begin it by letters.
        moves: whether this change was a move in a match that goes on.
        minor: whether this change is too small for a new message.
        goes_on: whether this change was a step of a turn that is not over yet.
        ended: whether a turn of another seat has ended that no board has told.
        thinks: whether the match waits for computer players only.
        called_off: whether the match was closed in its lobby.
        reveals: whether the match is over and its members played on hidden boards. Its end then is a new message, since
            the board stands above the private boards, where nobody sees it.
        end_refused: whether the match has ended, and Discord takes no new message with its end, or has not taken one.
        quiet: whether the server wants no mentions.
    """

    version: int
    channel: int
    to_tell: tuple[Seat, ...] = ()
    to_move: tuple[Seat, ...] = ()
    seat: Seat | None = None
    begins: bool = False
    moves: bool = False
    minor: bool = False
    goes_on: bool = False
    ended: bool = False
    thinks: bool = False
    lobby: bool = False
    called_off: bool = False
    solo: bool = False
    reveals: bool = False
    end_refused: bool = False
    quiet: bool = False


@dataclass(frozen=True)
class Reach:
    """What the bot can do now.

    Attributes:
        now: the time in milliseconds.
        pressed: the message that can be edited through the newest press; None: there is none.
        kept: the messages that can be edited through earlier presses.
        resends: the nonces of the posts that the bot could send again unchanged.
        waited: whether computer players have had their moment.
        pressing: whether a member's press has made the change.
        lost: whether the board is out of sight.
        spare: whether requests are left over to put earlier boards away.
    """

    now: int
    pressed: int | None = None
    kept: Collection[int] = ()
    resends: Collection[str] = ()
    waited: bool = True
    pressing: bool = False
    lost: bool = False
    spare: bool = True


Rule: TypeAlias = Callable[[Shown, Wanted, Reach], Step | None]
Edits: TypeAlias = Callable[[Shown, Wanted, Reach], bool | None]


def next_step(shown: Shown, wanted: Wanted, reach: Reach) -> tuple[Step, str]:
    """Return the step to take next, and its rule's name. `Nothing` and "" if the channel shows the match as it is."""
    for name, rule in RULES.items():
        if (step := rule(shown, wanted, reach)) is not None:
            return step, name
    return Nothing(), ""


def may_edit(shown: Shown, wanted: Wanted, reach: Reach) -> bool:
    """Return whether the board's message may be edited to show what is wanted."""
    return next((said for rule in EDITS.values() if (said := rule(shown, wanted, reach)) is not None), False)


def is_too_small(shown: Shown, wanted: Wanted) -> bool:
    """Return whether what is wanted is too small for a new message."""
    return shown.repost_nonce is None and (
        wanted.minor or (shown.outdated and shown.board.version_shown == wanted.version)
    )


def is_known(at: int, reach: Reach) -> bool:
    """Return whether Discord still knows the nonce of a post. at: when it was first sent."""
    return abs(reach.now - at) < NONCE_KNOWN


# ---- whether to edit ----


def _of_a_solo_match(shown: Shown, wanted: Wanted, reach: Reach) -> bool | None:
    return False if wanted.solo and reach.lost and not reach.pressing else None


def _in_a_quiet_server(shown: Shown, wanted: Wanted, _: Reach) -> bool | None:
    """A new message would notify nobody there."""
    return True if wanted.quiet and shown.board.channel == wanted.channel else None


def _of_a_refused_end(_: Shown, wanted: Wanted, __: Reach) -> bool | None:
    """An edit would tell nobody that the match has ended, and then nobody would be told of it directly either."""
    return False if wanted.end_refused else None


def _of_a_new_turn(shown: Shown, wanted: Wanted, _: Reach) -> bool | None:
    """Discord notifies members only of new messages."""
    elsewhere = shown.board.channel != wanted.channel
    return False if elsewhere or wanted.begins or wanted.to_tell else None


def _of_an_old_message(shown: Shown, _: Wanted, reach: Reach) -> bool | None:
    return False if reach.now - (shown.board.posted_at or 0) >= OLD else None


def _of_an_idle_message(shown: Shown, _: Wanted, reach: Reach) -> bool | None:
    board = shown.board
    return False if reach.now - max(board.posted_at or 0, board.shown_at or 0) >= IDLE else None


def _of_this_turn(shown: Shown, wanted: Wanted, _: Reach) -> bool | None:
    """The message of a turn shows all its moves, and moves that other members make meanwhile, such as an offer."""
    return wanted.moves or wanted.seat in (shown.board.last_mover, *wanted.to_move)


EDITS: dict[str, Edits] = {
    "there is no message": lambda shown, wanted, reach: False if shown.board.message is None else None,
    "Discord refuses": lambda shown, wanted, reach: None if shown.edit_refused is None else False,
    "a member wants a new message": lambda shown, wanted, reach: None if shown.repost_nonce is None else False,
    "it was found in the channel": lambda shown, wanted, reach: True if shown.found else None,
    "the change is small": lambda shown, wanted, reach: True if is_too_small(shown, wanted) else None,
    "hidden boards are revealed": lambda shown, wanted, reach: False if wanted.reveals else None,
    "a solo match is out of sight": _of_a_solo_match,
    "a lobby's buttons must go": lambda shown, wanted, reach: True if wanted.called_off else None,
    "the server is quiet": _in_a_quiet_server,
    "an end was refused": _of_a_refused_end,
    "a turn begins": _of_a_new_turn,
    "the message is old": _of_an_old_message,
    "it is a lobby": lambda shown, wanted, reach: True if wanted.lobby else None,
    "the message is idle": _of_an_idle_message,
    "the turn goes on": _of_this_turn,
}

# ---- what to do next ----


def _store(shown: Shown, _: Wanted, __: Reach) -> Step | None:
    """Nothing newer is shown before, so that nobody is told twice."""
    return None if shown.stored else Store()


def _press(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    return None if reach.pressed is None else _by_press(shown, wanted, reach, (reach.pressed,))


def _think(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    return Wait() if shown.is_behind(wanted.version) and wanted.thinks and not reach.waited else None


def _kept_press(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    return _by_press(shown, wanted, reach, reach.kept)


def _by_press(shown: Shown, wanted: Wanted, reach: Reach, messages: Collection[int]) -> Step | None:
    """Discord's limits do not count the answer to a press."""
    if shown.has_lost_post:
        return None
    if shown.is_behind(wanted.version):
        edits = shown.board.message in messages and may_edit(shown, wanted, reach)
        return _edit(shown, wanted, press=True) if edits else None
    old = next((old for old in shown.old if old.message in messages), None)
    return None if old is None else PutAway(old, press=True)


def _leave(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    crowd = shown.old and not reach.spare and not shown.is_behind(wanted.version)
    return Leave() if crowd and shown.doubt is None else None


def _resend(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    """While Discord knows the nonce of a post in doubt, the same post again says which message it is."""
    doubt = shown.doubt
    if doubt is None or doubt.post is None or doubt.refused or doubt.channel != wanted.channel:
        return None
    if doubt.older and not doubt.unread:
        return None  # a look finds both posts
    return Resend(doubt.post) if is_known(doubt.at, reach) and doubt.post.nonce in reach.resends else None


def _look(shown: Shown, _: Wanted, __: Reach) -> Step | None:
    """A post in doubt that cannot be sent again is looked for."""
    doubt = shown.doubt
    return None if doubt is None or not shown.has_lost_post else Look(doubt.channel, doubt.at)


def _edit_board(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    behind = shown.is_behind(wanted.version)
    return _edit(shown, wanted) if behind and may_edit(shown, wanted, reach) else None


def _edit(shown: Shown, wanted: Wanted, *, press: bool = False) -> Edit:
    """In a server without mentions, an edit tells the seats of their turn; in others only a new message does."""
    tells = wanted.quiet and not is_too_small(shown, wanted)
    return Edit(wanted.version, wanted.to_tell if tells else (), press)


def _too_small(shown: Shown, wanted: Wanted, _: Reach) -> Step | None:
    """The message is too old for another edit, and the change is too small for a new one."""
    behind, old = shown.is_behind(wanted.version), shown.edit_refused == TOO_MANY_EDITS_OF_OLD
    return GiveUp(wanted.version, TOO_MANY_EDITS_OF_OLD) if behind and old and is_too_small(shown, wanted) else None


def _gone_unchanged(shown: Shown, wanted: Wanted, _: Reach) -> Step | None:
    """A moderator has deleted the message, and nothing in the match has changed since."""
    same = shown.board.version_shown == wanted.version and shown.repost_nonce is None
    gone = shown.redrawn and same and shown.edit_refused == UNKNOWN_MESSAGE
    return GiveUp(wanted.version, UNKNOWN_MESSAGE) if gone else None


def _called_off(shown: Shown, wanted: Wanted, _: Reach) -> Step | None:
    """The lobby is closed and its message is gone. Nobody needs a new one."""
    behind = shown.is_behind(wanted.version)
    return GiveUp(wanted.version, shown.edit_refused or 0) if behind and wanted.called_off else None


def _look_for_earlier(shown: Shown, wanted: Wanted, _: Reach) -> Step | None:
    """A board of an earlier version may stand in the channel. The post of this version would not recognise it."""
    doubt = shown.doubt
    if doubt is None or doubt.unread or not shown.is_behind(wanted.version):
        return None
    same = (doubt.channel, doubt.version) == (wanted.channel, wanted.version)
    return None if same else Look(doubt.channel, doubt.at)


def _look_first(shown: Shown, wanted: Wanted, reach: Reach) -> Step | None:
    """If the board may stand in the channel and Discord has forgotten its nonce, a post would be a second one."""
    doubt = shown.doubt
    if doubt is None or doubt.unread or not shown.is_behind(wanted.version) or is_known(doubt.at, reach):
        return None
    return Look(doubt.channel, doubt.at)


def _post_again(shown: Shown, wanted: Wanted, _: Reach) -> Step | None:
    """A member wants the board again, or its message was deleted."""
    behind, same = shown.is_behind(wanted.version), shown.board.version_shown == wanted.version
    return Post(wanted.channel, wanted.version, shown.repost_nonce, again=True) if behind and same else None


def _post(shown: Shown, wanted: Wanted, _: Reach) -> Step | None:
    if not shown.is_behind(wanted.version):
        return None
    moved = shown.board.channel != wanted.channel
    return Post(
        wanted.channel,
        wanted.version,
        told=wanted.to_tell,
        calls=not wanted.quiet,
        line=not wanted.goes_on or wanted.ended or wanted.seat in wanted.to_tell or moved,
        line_version=wanted.version if wanted.moves and not wanted.goes_on else 0,
    )


def _put_away(shown: Shown, _: Wanted, __: Reach) -> Step | None:
    return PutAway(shown.old[0]) if shown.old else None


RULES: dict[str, Rule] = {
    "store what is shown": _store,
    "through the newest press": _press,
    "give computer players a moment": _think,
    "through an earlier press": _kept_press,
    "leave old boards in a crowd": _leave,
    "send a post in doubt again": _resend,
    "look for a post in doubt": _look,
    "look for an earlier version": _look_for_earlier,
    "edit": _edit_board,
    "too small for a new message": _too_small,
    "gone, and nothing has changed": _gone_unchanged,
    "called off": _called_off,
    "look before posting": _look_first,
    "post again": _post_again,
    "post": _post,
    "put an old board away": _put_away,
}
