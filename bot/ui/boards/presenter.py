"""Shows each match in its channel: the newest version, nothing older, and nothing twice.

Rule 1: the sessions announce a match after each commit; one task per match shows the newest version there is when it
comes round, so a burst of changes is one picture.
Rule 2: which message. A turn gets a message of its own, with exactly one mention of each member who is to move: only a
new message notifies. It is edited after each step of the turn, and after other changes by the member whose change it
shows; but not after IDLE: by then it is out of sight. A message older than OLD is not edited but replaced: Discord
limits edits there.
Rule 3: the message that a turn was played on becomes one line, without picture and buttons (`messages.retired`).
One that is replaced in the middle of a turn is deleted.
Rule 4: what was shown, and who was mentioned, is kept, so that a restart draws only what is behind and mentions nobody
twice; a match is remembered here only while it has something to show. What cannot be shown stays behind and is tried
again at the next change; the acting member is told privately what is missing.
Rule 5: a post whose answer was lost may be there. While Discord knows its nonce, it is sent once more before anything
newer; else its member could be called twice. After a start the same holds for what is behind: the process before may
have been killed between a post and its record. A turn that was taken back and is given again has the same nonce: if
Discord knows it, the message that is there is changed.
Rule 6: a member whose press changed the match sees the board changed through that press. Discord's limits do not count
that. All else waits for its turn in the lane of its channel (`bot.ui.boards.lanes`), holds nothing meanwhile, and draws
the newest version when its turn has come. So a limited channel delays no other, and a burst is one picture.

Long because all that happens to one message is decided here.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import discord
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.sessions.clock import Clock
from bot.sessions.model import BoardMessage, Entry, Match, Phase
from bot.sessions.notices import NONCE_KNOWN
from bot.sessions.pace import MINUTE
from bot.sessions.sessions import Sessions
from bot.texts import Texts
from bot.ui.boards import messages
from bot.ui.boards.lanes import Lanes
from bot.ui.boards.pictures import Pictures
from bot.ui.entry import fair
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import refusal
from bot.ui.entry.trouble import (
    ARCHIVED,
    REQUEST_FAULTS,
    TOO_MANY_EDITS_OF_OLD,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Pause,
    code_of,
    may_be_there,
    new_ticket,
    passes,
    retry_after,
    until_kept,
)
from bot.ui.face import Face
from bot.ui.panels import NO_MENTIONS, Layout, Picture, addresses, files_of, posted
from bot.ui.words import TOLD_CHANGES, Words, channel_mention

IDLE = 10 * MINUTE  # a board that was changed within this time is edited
OLD = 55 * MINUTE  # Discord's limit on edits begins at an hour
CROWD = 2  # boards that wait for their turn in one channel
START_SECONDS = 2.0  # that a start waits until it is known what is behind
PRESS_SECONDS = 10.0  # for an edit by a press; Discord in trouble keeps discord.py busy for longer

# Changes after which the seats to move are told of their turn once more.
_TOLD_ANEW = frozenset({"start", "seat", "place"})

T = TypeVar("T")
Changed = TypeVar("Changed", bound=Match | None)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Shown:
    """What a message shows now, to be stored. drawn: the match. told: the seats that it has told of their turn."""

    drawn: Match
    message: int
    channel: int
    posted_at: int
    told: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class _Post:
    """A board on its way into its channel.

    Attributes:
        to_tell: the seats that it tells of their turn. to_mention: those of them that it mentions.
        nonce: the same for each attempt, the next start's included: Discord then takes it once. See `_nonce`.
        left: what is left of the board before it; None: nothing.
        at: when it was first sent, in milliseconds.
    """

    match: Match
    layout: Layout
    picture: Picture | None
    to_tell: tuple[Seat, ...]
    to_mention: tuple[Seat, ...]
    nonce: str
    left: Layout | None
    at: int


@dataclass(frozen=True)
class _Plan:
    """How the newest version of a match is to be shown.

    Attributes:
        to_tell: the seats that the board tells of their turn.
        story: what happened, where the board tells that.
        same_version: the message shows this version already, but something else of the match has changed.
        minor: the newest change is never worth a new message.
        quiet: the server wants no mentions, so that this board does not become a new message with one.
        edits: whether the message that is there is changed, if it still is there.
    """

    match: Match
    to_tell: tuple[Seat, ...]
    story: tuple[Entry, ...]
    same_version: bool
    minor: bool
    quiet: bool
    edits: bool


@dataclass
class _Slot:
    """One match on its way into its channel, remembered until all of it is shown and kept.

    Attributes:
        match: the newest version, its board as it is kept; of what was behind at the start first that version.
        resumed: the version was behind at the start, so that it may have been posted.
        later: the newest version meanwhile, while `match` is still the one that was behind at the start.
        unkept: what was shown and is to be kept next.
        unsure: a post that may have arrived.
        witness: the context of the member who is told if this cannot be shown.
        press: the context of the newest press on a board of this match that changed it.
        anew: the nonce with which the board is posted again although nothing has changed; None: it is not.
        changed_beside: what the board tells beside its version has changed (a clock that stands, or goes on).
        given_up: the version that Discord has refused for good; the next change is tried again.
        old: boards to be put away: what is left of each, None: nothing.
        stirred: set when there is something new to show.
        pressed: set when there is a new press.
    """

    match: Match
    resumed: bool = False
    later: Match | None = None
    unkept: _Shown | None = None
    unsure: _Post | None = None
    witness: Context | None = None
    press: Context | None = None
    anew: str | None = None
    changed_beside: bool = False
    given_up: int = 0
    old: dict[discord.PartialMessage, Layout | None] = field(default_factory=dict)
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    pressed: asyncio.Event = field(default_factory=asyncio.Event)
    task: "asyncio.Task[None] | None" = None

    @property
    def behind(self) -> bool:
        return (
            self.anew is not None
            or self.changed_beside
            or max(self.match.board.version_shown, self.given_up) < self.match.version
        )


class Presenter:
    """See the module's docstring."""

    def __init__(
        self,
        sessions: Sessions,
        texts: Texts,
        pictures: Pictures,
        faces: Mapping[str, Face],
        channel: Callable[[int], discord.PartialMessageable],
        clock: Clock,
        pressing: Callable[[int, int], Context | None],
        lanes: Lanes,
        *,
        pause: Pause = asyncio.sleep,
    ) -> None:
        """channel: how to post into a channel by its id. pressing: finds the context of a user who has just pressed a
        message. pause: how to wait, in seconds, before trying again.
        """
        self._sessions = sessions
        self._texts = texts
        self._pictures = pictures
        self._faces = faces
        self._channel = channel
        self._clock = clock
        self._pressing = pressing
        self._pause = pause
        self._slots: dict[str, _Slot] = {}
        self._lanes = lanes
        self._catching_up: asyncio.Task[None] | None = None
        self._closed = False

    def announce(self, match: Match) -> None:
        """Have a new version of a match shown, unless it is private. Quick, raises nothing."""
        if match.private:
            return
        slot = self._slots.setdefault(match.id, _Slot(match))
        if match.version > slot.match.version:
            if slot.resumed:
                slot.later = match
            else:
                slot.match = match
        elif match.version == slot.match.version:
            slot.match = replace(match, board=slot.match.board)
        if match.entry.user is not None and match.board.message is not None:
            self._note_press(slot, self._pressing(match.entry.user, match.board.message))
        # announced once more with the version that is shown: something else about it is new
        slot.changed_beside = slot.changed_beside or match.version == match.board.version_shown
        self._wake(slot)

    def post_anew(self, match: Match, context: Context | None = None) -> None:
        """Post the board again at the end of its channel. context: the member who asks, and is told if that fails."""
        slot = self._slots.setdefault(match.id, _Slot(match))
        slot.anew = slot.anew or secrets.token_hex(12)
        self._wake(slot)
        if context is not None:
            fair.refuse_no_more()
            self._watch(match.id, context)

    def is_crowded(self, channel: int) -> bool:
        """Return whether boards in this channel come late: Discord takes about one change a second there."""
        return self._lanes.waiting(channel) >= CROWD

    async def shown(self, match_id: str, seconds: float) -> None:
        """Wait, at most so many seconds, until all that was announced of one match is shown."""
        slot = self._slots.get(match_id)
        if slot is not None and slot.task is not None:
            await asyncio.wait((slot.task,), timeout=seconds)

    async def watched(self, context: Context, change: Awaitable[Changed]) -> Changed:
        """Wait for a change of a match that a member asked for, and return what it returns. Raises what it raises.

        From then on the member is told if the board with this change cannot be shown, and the pressed message may be
        edited into it. A refused change alters nothing of that. The board may be shown before the member is known here;
        then there is nothing left to tell.
        """
        changed = await change
        fair.refuse_no_more()
        if changed is not None:
            self._watch(changed.id, context)
        return changed

    def _watch(self, match_id: str, context: Context) -> None:
        slot = self._slots.get(match_id)
        if slot is not None:
            slot.witness = context
            self._note_press(slot, context if context.pressed is not None else None)

    async def start(self) -> None:
        """Begin with the boards that are behind. Returns once they are known, or soon if they cannot be read now."""
        self._catching_up = asyncio.create_task(self.catch_up(), name="presenter-catch-up")
        await asyncio.wait((self._catching_up,), timeout=START_SECONDS)

    async def catch_up(self) -> None:
        """Draw the boards that are behind after a start, as soon as they can be read."""
        for match in await self._surely(self._sessions.boards.behind, "What is to be drawn again cannot be read") or ():
            if not match.private:
                self._slots.setdefault(match.id, _Slot(match, resumed=True))
                self.announce(match)

    async def settle(self, seconds: float) -> None:
        """Wait, at most so many seconds, until all that was announced is shown."""
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def close(self) -> None:
        """Stop showing. What is announced from now on is drawn at the next start."""
        self._closed = True
        tasks = [slot.task for slot in self._slots.values() if slot.task is not None]
        if self._catching_up is not None:
            tasks.append(self._catching_up)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _note_press(self, slot: _Slot, press: Context | None) -> None:
        if press is not None and press is not slot.press:
            slot.press = press
            slot.pressed.set()

    def _wake(self, slot: _Slot) -> None:
        slot.stirred.set()
        if slot.task is None and not self._closed:
            slot.task = asyncio.create_task(self._run(slot), name=f"presenter-{slot.match.id}")

    async def _run(self, slot: _Slot) -> None:
        fair.ask_for_nobody()  # a task asks for whoever started it; the board is for all
        tries = 0
        while slot.unkept is not None or slot.behind or slot.old:
            slot.stirred.clear()  # before the attempt: what changes during it is tried at once
            attempted = slot.match
            try:
                await self._step(slot)
                if slot.unkept is None:
                    _go_on(slot)
                tries = 0
            except Exception as problem:  # noqa: BLE001 - the presenter: whatever fails, the match goes on
                if passes(problem):
                    _log.warning("Match %s is shown later: %s", slot.match.id, problem)
                    await self._rest(slot, retry_after(tries))
                    tries += 1
                else:
                    await self._give_up(slot, attempted, problem)
        del self._slots[slot.match.id]

    async def _step(self, slot: _Slot) -> None:
        if slot.unkept is None and not await self._by_press(slot):
            channel = slot.match.place.channel
            async with self._lanes.turn(channel, unless=slot.pressed) as in_turn:
                if in_turn and not await self._sent_again(slot):
                    await (self._show(slot) if slot.behind else self._put_away(slot))
        if slot.unkept is not None:
            await self._keep(slot, slot.unkept)

    async def _by_press(self, slot: _Slot) -> bool:
        """Do the next step through the press that made the change. Return whether that was possible."""
        slot.pressed.clear()
        press, behind = slot.press, slot.behind
        within_reach = [slot.match.board.message] if behind else [message.id for message in slot.old]
        if press is None or slot.unsure is not None or press.pressed not in within_reach:
            return False
        try:
            async with asyncio.timeout(PRESS_SECONDS):
                if await press.may_edit_pressed():
                    return await (self._show_by(press, slot) if behind else self._put_away_by(press, slot))
        except REQUEST_FAULTS as problem:
            _log.info("Match %s is shown without a press: %s", slot.match.id, problem)
        if slot.press is press:  # there may be a newer one by now
            slot.press = None
        return False

    async def _show_by(self, press: Context, slot: _Slot) -> bool:
        plan = await self._plan(slot)
        if not plan.edits or press.pressed != plan.match.board.message:
            return False
        layout, picture = await self._drawn(plan)
        await press.edit_pressed(layout, picture)
        self._edited(slot, plan)
        return True

    async def _put_away_by(self, press: Context, slot: _Slot) -> bool:
        message = next((message for message in slot.old if message.id == press.pressed), None)
        if message is None:
            return False
        layout = slot.old[message]
        await (press.delete_pressed() if layout is None else press.edit_pressed(layout))
        del slot.old[message]
        return True

    async def _rest(self, slot: _Slot, seconds: float) -> None:
        """Wait for a better moment, or for the next change: if a member could act, Discord is within reach again."""
        waits = [asyncio.ensure_future(self._pause(seconds)), asyncio.ensure_future(slot.stirred.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _sent_again(self, slot: _Slot) -> bool:
        """Send a post once more whose answer was lost. Return whether there was one and it is in the channel now."""
        post, slot.unsure = slot.unsure, None
        if post is None or post.match.place != slot.match.place or self._clock.now() - post.at >= NONCE_KNOWN:
            return False
        try:
            await self._send(slot, post)
        except Exception as problem:
            if passes(problem):
                slot.unsure = post
                raise
            _log.info("Match %s: a board is not posted after all: %s", post.match.id, problem)
            return False
        return True

    async def _plan(self, slot: _Slot) -> _Plan:
        match, old = slot.match, slot.match.board
        to_tell = messages.seats_to_tell(match)
        same_version = slot.changed_beside and not slot.anew and old.version_shown == match.version
        minor = not slot.anew and not to_tell and self._faces[match.game].is_minor(match)
        edits = same_version or minor or (not slot.anew and _may_edit(match, bool(to_tell), self._clock.now()))
        quiet = not edits and (await self._sessions.settings.guild(match.place.guild)).quiet
        if quiet and not slot.anew and old.channel == match.place.channel:
            edits = True  # as long as Discord lets us
        tells = bool(to_tell) or (self._faces[match.game].tells_turns and match.phase is Phase.OVER)
        story: Iterable[Entry] = ()
        if tells:
            after = 0 if match.phase is Phase.OVER else max(0, match.version - TOLD_CHANGES)
            story = await self._sessions.replays.story(match, after)
        known = tuple(entry for entry in story if entry.version <= match.version)  # it may have gone on since
        return _Plan(match, to_tell, known, same_version, minor, quiet, edits and bool(old.message))

    async def _drawn(self, plan: _Plan) -> tuple[Layout, Picture | None]:
        match = plan.match
        face, words = self._faces[match.game], Words(self._texts, match.locale)
        drawn, story = match.state is not None, plan.story if match.phase is Phase.OVER else ()
        picture = await self._pictures.board(face, match, words, story=story) if drawn else None
        return messages.board(match, face, words, picture, plan.story, self._pictures.faults), picture

    def _edited(self, slot: _Slot, plan: _Plan) -> None:
        """Note that the message which was there shows the planned version now."""
        match, old = plan.match, plan.match.board
        told = plan.to_tell if plan.quiet else ()  # a quiet server has no other message that would tell them
        posted_at = old.posted_at or self._clock.now()
        slot.unkept = _Shown(match, old.message or 0, old.channel, posted_at, told)

    async def _show(self, slot: _Slot) -> None:
        plan = await self._plan(slot)
        match, old = plan.match, plan.match.board
        layout, picture = await self._drawn(plan)
        refused = await self._edit(old, layout, picture) if plan.edits else None
        if plan.edits and refused is None:
            self._edited(slot, plan)
            return
        slot.changed_beside = False
        if (plan.same_version or plan.minor) and refused == TOO_MANY_EDITS_OF_OLD:
            # too old for one more edit, and a clock that stands, or how far somebody is, is not worth a message
            slot.given_up = match.version
            return
        if _called_off(match):
            # Its message is gone, or never was. Nobody needs a new one for that.
            slot.anew, slot.given_up = None, match.version
            return
        face, words = self._faces[match.game], Words(self._texts, match.locale)
        moved_down = old.version_shown == match.version
        if moved_down:
            slot.anew = slot.anew or secrets.token_hex(12)  # its message is gone: it is behind until it is posted again
        to_tell = () if moved_down else plan.to_tell
        nonce = (moved_down and slot.anew) or _nonce(plan)
        goes = moved_down or messages.turn_goes_on(match)
        left = None if goes else messages.retired(match, face, words, self._pictures.faults)
        to_mention, now = () if plan.quiet else to_tell, self._clock.now()
        await self._send(slot, _Post(match, layout, picture, to_tell, to_mention, nonce, left, now))

    async def _send(self, slot: _Slot, post: _Post) -> None:
        match, old = post.match, post.match.board
        try:
            message = await self._post(post)
        except Exception as problem:
            if may_be_there(problem):
                slot.unsure = post
            raise
        slot.anew = None
        slot.unkept = _Shown(match, message, match.place.channel, self._clock.now(), post.to_tell)
        if old.message not in (None, message):
            slot.old[self._channel(old.channel).get_partial_message(old.message or 0)] = post.left

    async def _edit(self, board: BoardMessage, layout: Layout, picture: Picture | None) -> int | None:
        """Edit the board message. Return None, or Discord's code if it can no longer be edited."""
        message = self._channel(board.channel).get_partial_message(board.message or 0)
        try:
            await message.edit(view=layout, attachments=files_of([picture]), allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as problem:
            if problem.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS_OF_OLD):
                return problem.code
            raise
        return None

    async def _post(self, post: _Post) -> int:
        """Post a board. Return the id of its message, which an earlier attempt may have posted."""
        mentions = [post.match.seats[seat].user for seat in post.to_mention]
        channel = self._channel(post.match.place.channel)
        message = await posted(channel, post.layout, post.picture, mentions=mentions, nonce=post.nonce)
        shown = [part.to_dict() for part in message.components]
        sent = post.layout.to_components()  # type: ignore[no-untyped-call]  # discord.py
        if addresses(shown) != addresses(sent):  # it was there, and shows an older version
            await message.edit(view=post.layout, attachments=files_of([post.picture]), allowed_mentions=NO_MENTIONS)
        return message.id

    async def _keep(self, slot: _Slot, shown: _Shown) -> None:
        """Store what is shown before anything newer is shown: the next board then mentions nobody twice."""
        kept = await self._sessions.boards.note_shown(
            slot.match.id, shown.drawn.version, shown.message, shown.channel, shown.posted_at, shown.told
        )
        slot.unkept = None
        newest = await self._sessions.matches.match(kept.id)  # it may have changed since, even without a new version
        if newest.version >= slot.match.version:
            slot.match = newest
        slot.changed_beside = _tells_more(slot.match, shown.drawn)
        if not slot.behind:
            slot.witness = None

    async def _put_away(self, slot: _Slot) -> None:
        """Shrink an old board to a line, or delete it if the same board was posted again."""
        message, layout = next(iter(slot.old.items()))
        try:
            if layout is None:
                await message.delete()
            else:
                await message.edit(view=layout, attachments=[], allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as problem:
            if passes(problem):
                raise
            # It is gone, or must not be touched. No harm: what is pressed there is refused as stale.
            _log.info("An old board could not be put away: %s", problem)
        del slot.old[message]

    async def _give_up(self, slot: _Slot, attempted: Match, problem: Exception) -> None:
        """Leave what failed for good, or by a bug, until the match changes again. The member who acted is told."""
        match, shows = slot.match, slot.unkept is None and slot.behind
        _go_on(slot)
        witness, slot.witness = (slot.witness if shows else None), None
        if slot.unkept is not None or shows:
            slot.unkept, slot.anew, slot.given_up = None, None, attempted.version
            slot.changed_beside = _tells_more(slot.match, attempted)  # that was not attempted yet
        else:
            slot.old.clear()
        if isinstance(problem, discord.Forbidden) or code_of(problem) == ARCHIVED:
            _log.warning("Match %s cannot be shown in channel %s: %s", match.id, match.place.channel, problem)
            if witness is not None:
                await self._tell(witness, _forbidden(witness, match, problem))
        elif code_of(problem) == UNKNOWN_CHANNEL:
            _log.warning("Match %s stays open, but its channel %s is gone", match.id, match.place.channel)
            if shows:
                gone = partial(self._sessions.presence.channel_gone, match.place.guild, match.place.channel)
                await self._surely(gone, f"It could not be noted that channel {match.place.channel} is gone")
        else:
            ticket = new_ticket()
            _log.error("Ticket %s: match %s could not be shown", ticket, match.id, exc_info=problem)
            if witness is not None:
                await self._tell(witness, witness.words("error-bug", ticket=ticket))

    async def _surely(self, work: Callable[[], Awaitable[T]], fault: str) -> T | None:
        return await until_kept(work, fault, self._pause, lambda: self._closed)

    async def _tell(self, witness: Context, sentence: str) -> None:
        try:
            await witness.tell(sentence)
        except REQUEST_FAULTS as late:
            _log.info("The member who acted could not be told: %s", late)


def _may_edit(match: Match, mentions: bool, now: int) -> bool:
    """Return whether a change may go into the message that is there. mentions: somebody is to be mentioned."""
    board, entry = match.board, match.entry
    if _called_off(match):
        return True  # one last edit takes the lobby's buttons, however old it is
    if board.channel != match.place.channel or entry.kind == "start" or mentions:
        return False
    posted_at = board.posted_at or 0
    if now - posted_at >= OLD:
        return False
    if match.phase is Phase.LOBBY:
        return True
    # After a pause it is out of sight. The board was posted for the turn of the seat that is to move: the steps of
    # that turn (a trick, a tile) go into it, and what others do meanwhile (an offer).
    meanwhile = match.phase is Phase.PLAYING and entry.kind == "move"
    fresh = now - max(posted_at, board.shown_at or 0) < IDLE
    return fresh and (meanwhile or entry.seat in (board.last_mover, *match.to_move))


def _tells_more(match: Match, drawn: Match) -> bool:
    """Return whether a match tells something beside its version that it did not tell when it was drawn."""
    return match.version == drawn.version and replace(match, board=drawn.board) != drawn


def _go_on(slot: _Slot) -> None:
    """Take up the newest version, once the one that was behind at the start is shown or cannot be shown."""
    later, slot.later, slot.resumed = slot.later, None, False
    if later is not None and later.version > slot.match.version:
        slot.match = replace(later, board=slot.match.board)


def _nonce(plan: _Plan) -> str:
    """Return the nonce of a board's post.

    A board that tells somebody of their turn has the same one for all of that turn, also where others take back what
    led to it and play it again. So it is made of whom it tells, and when they acted last.
    """
    match = plan.match
    if not plan.to_tell:
        return f"{match.id}-{match.version}"
    seats = sum(1 << seat for seat in plan.to_tell)
    acted = [entry.version for entry in plan.story if entry.seat in plan.to_tell or entry.kind in _TOLD_ANEW]
    return f"{match.id}-{seats}-{max(acted, default=0)}"


def _called_off(match: Match) -> bool:
    """Return whether the match was a lobby that is closed now."""
    return match.phase is Phase.CANCELLED and match.state is None


def _forbidden(witness: Context, match: Match, problem: Exception) -> str:
    """Return why Discord does not let the board be posted, as far as the member's interaction shows it."""
    if code_of(problem) == ARCHIVED:
        return witness.words("error-thread-archived")
    lacking = refusal(witness.interaction, witness.words)
    if lacking is not None:
        return witness.words(lacking.key, **lacking.params)
    return witness.words("ui-cannot-show", place=channel_mention(match.place.channel))
