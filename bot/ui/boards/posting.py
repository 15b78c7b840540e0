"""Posts, edits, looks for and puts away the messages of boards: the steps that need a request."""

import dataclasses
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import discord
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.errors import NotKept
from bot.machine import Clock
from bot.sessions.model import Phase
from bot.sessions.sessions import Sessions
from bot.ui.boards.claims import Claims
from bot.ui.boards.drawing import Drawing, Plan, nonce_of_first, version_of
from bot.ui.boards.earlier import Earlier, made_at
from bot.ui.boards.leftovers import Leftovers
from bot.ui.boards.shown import (
    Done,
    Doubt,
    Edit,
    EditRefused,
    Found,
    Look,
    Looked,
    Lost,
    Old,
    Post,
    PutAway,
    Refused,
    Resend,
    after,
)
from bot.ui.boards.slots import Sent, Slot
from bot.ui.entry.context import Context
from bot.ui.entry.reasons import (
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    is_refused,
    needs_new_message,
)
from bot.ui.entry.trouble import may_be_there, passes
from bot.ui.panels import NO_MENTIONS, Layout, Picture, addresses, files_of, naming, posted, texts

_log = logging.getLogger(__name__)


@dataclass
class Posting:
    """Takes the steps that need a request, and notes what each has changed."""

    _sessions: Sessions
    _drawing: Drawing
    _channel: Callable[[int], discord.PartialMessageable]  # returns a channel by its id
    _clock: Clock
    _leftovers: Leftovers
    _earlier: Earlier
    _claims: Claims

    async def take(self, slot: Slot, step: PutAway | Resend | Look, press: Context | None = None) -> None:
        """Take a step that draws nothing. press: the press that answers it."""
        if isinstance(step, PutAway):
            await self._put_away(slot, step, press)
        elif isinstance(step, Resend):
            await self._resend(slot, step)
        else:
            await self._look(slot, await self.plan(slot), step)

    async def show(
        self, slot: Slot, plan: Plan, step: Edit | Post, picture: Picture | None, press: Context | None
    ) -> None:
        """Edit the board, or post a new one. picture: as `Drawing.paint` returns it for the plan."""
        layout = self._drawing.layout(plan, picture)
        if isinstance(step, Edit):
            await self._show_in_place(slot, plan, step, layout, picture, press)
        else:
            await self._show_anew(slot, plan, step, layout, picture)

    async def plan(self, slot: Slot) -> Plan:
        """Return the plan for what is to be shown. Make one if there is none, or if something has changed since."""
        plan, pressing = slot.plan, slot.press is not None
        same = plan is not None and plan.match is slot.match and plan.shown is slot.shown
        if plan is None or not same or plan.pressing != pressing:
            now = self._clock.now()
            plan = slot.plan = await self._drawing.plan(slot.match, slot.shown, pressing=pressing, now=now)
        return plan

    async def _show_in_place(
        self, slot: Slot, plan: Plan, step: Edit, layout: Layout, picture: Picture | None, press: Context | None
    ) -> None:
        if press is not None:
            await press.edit_pressed(layout, picture, mentions=plan.called)
            refused = None
        else:
            async with self._claims.in_time(slot):
                refused = await self._edit(plan, layout, picture)
        if refused is not None:
            slot.become(after(slot.shown, step, EditRefused(refused)))
        else:
            slot.note_edited(plan, step)

    async def _show_anew(self, slot: Slot, plan: Plan, step: Post, layout: Layout, picture: Picture | None) -> None:
        nonce = step.nonce or (self._sessions.chance.token_hex(12) if step.again else plan.nonce)
        if step.again:
            slot.become(replace(slot.shown, repost_nonce=nonce))
        line = self._drawing.line(plan) if step.line else None
        mentions = plan.mentions(step.told) if step.calls else ()
        post = step._replace(nonce=nonce, line_version=step.line_version or plan.newest_untold)
        if slot.shown.repost_nonce is not None:
            # After a kill, nothing else would tell that there may be a second board.
            doubt = Doubt(self._clock.now(), post.channel, post.version, post, lost=True)
            await self._leftovers.note(plan.match.id, replace(slot.shown, doubt=doubt))
        sent = Sent(plan.match, layout, picture, mentions, nonce, line)
        try:
            await self._send(slot, post, post, sent)
        except discord.HTTPException as problem:
            if problem.code != MISSING_PERMISSIONS or not self._drawing.may_need_words(step.channel):
                raise
            # An archived thread is unknown until a post opens it again. Perhaps only the picture is in the way.
            picture = await self._drawing.paint(plan, in_words=True)
            layout = self._drawing.layout(plan, picture)
            await self._send(slot, post, post, dataclasses.replace(sent, layout=layout, picture=picture))

    async def _resend(self, slot: Slot, step: Resend) -> None:
        try:
            await self._send(slot, step, step.post, slot.sent[step.post.nonce or ""])
        except Exception as problem:
            if passes(problem):
                raise
            _log.info("Match %s: a board is not posted after all: %s", slot.match.id, problem)
            slot.become(after(slot.shown, step, Refused()))

    async def _send(self, slot: Slot, step: Post | Resend, post: Post, sent: Sent) -> None:
        before, at = slot.shown.board, self._clock.now()
        try:
            async with self._claims.in_time(slot):
                message = await self._post(sent)
        except Exception as problem:
            if may_be_there(problem):
                slot.sent = {sent.nonce: sent}
                slot.become(after(slot.shown, step, Lost(at)))
                with suppress(NotKept):
                    await self._leftovers.note(slot.match.id, slot.shown)
            raise
        slot.drawn, slot.told, slot.posted_in = sent.match, (*slot.told, *post.told), sent.match.place
        slot.become(after(slot.shown, step, Done(message, at)))
        slot.note_line(before, sent.line)

    async def _look(self, slot: Slot, plan: Plan, step: Look) -> None:
        """Look for the boards of a match in a channel, and note whom those have called that are put away."""
        match, before, here = plan.match, slot.shown.board, step.channel == plan.wanted.channel
        async with self._claims.in_time(slot):
            posts = await self._earlier.posts(step.channel, step.since, slot.rank)
            found: list[Found] = []
            for one in posts or ():
                version = version_of(one, match)
                if version is None or one.message == before.message:
                    continue
                newer = here and one.message > (before.message or 0) and not any(other.fits for other in found)
                fits = newer and plan.fits(one, version)
                found.append(Found(one.message, version, made_at(one.message), fits))
                if not fits:
                    await self._note_called(slot, version, plan.called_by(one, version))
        left, told = before.channel != plan.wanted.channel, plan.wanted.to_tell
        line = (left or not plan.wanted.goes_on) and before.version_shown != match.version
        tells = match.version if line and plan.wanted.moves and not plan.wanted.goes_on else 0
        answer = Looked(None if posts is None else found, told, match.version, here=here, line=line, line_version=tells)
        slot.become(after(slot.shown, step, answer))
        if any(one.fits for one in found):
            up_to_date = slot.shown.board.version_shown == match.version
            slot.drawn, slot.told = match if up_to_date else None, (*slot.told, *told)
            slot.note_line(before, self._drawing.line(plan) if line else None)

    async def _note_called(self, slot: Slot, version: int, called: Sequence[Seat]) -> None:
        """Store whom an older board has called, so that nobody is called again when an undone move is played again."""
        match = slot.match
        if called and version and match.phase is Phase.PLAYING:
            slot.note_called(await self._sessions.boards.note_called(match.id, version, called))

    async def _edit(self, plan: Plan, layout: Layout, picture: Picture | None) -> int | None:
        """Edit the board message. Return None, or Discord's code if it can no longer be edited."""
        board, place = plan.match.board, plan.match.place
        message = self._channel(board.channel).get_partial_message(board.message or 0)
        try:
            await message.edit(view=layout, attachments=files_of([picture]), allowed_mentions=naming(plan.called))
        except discord.HTTPException as problem:
            # The match may have left a channel that is gone or hidden. This says nothing of the new channel.
            left = board.channel != place.channel and (problem.code == UNKNOWN_CHANNEL or is_refused(problem))
            if left or needs_new_message(problem):
                return problem.code
            raise
        return None

    async def _post(self, sent: Sent) -> int:
        """Post a board. Return the id of its message, which an earlier attempt may have posted."""
        channel = self._channel(sent.match.place.channel)
        message = await posted(channel, sent.layout, sent.picture, mentions=sent.mentions, nonce=sent.nonce)
        shown = [part.to_dict() for part in message.components]
        wanted = sent.layout.to_components()
        first = sent.nonce == nonce_of_first(sent.match)  # the buttons of a table name no version
        if addresses(shown) != addresses(wanted) or (first and texts(shown) != texts(wanted)):
            # An earlier attempt posted an older version.
            files, mentions = files_of([sent.picture]), naming(sent.mentions)
            await message.edit(view=sent.layout, attachments=files, allowed_mentions=mentions)
        return message.id

    async def _put_away(self, slot: Slot, step: PutAway, press: Context | None) -> None:
        """Replace an earlier board message by one line, or delete it."""
        old = step.old
        layout = slot.lines.get(old.message) if old.line else None  # a line that is not known any more is left out
        line = layout is not None
        if press is not None:
            await (press.delete_pressed() if layout is None else press.edit_pressed(layout))
        else:
            try:
                line = await self._take_off(old, layout)
            except discord.HTTPException as problem:
                if passes(problem):
                    raise
                _log.info("An old board could not be put away: %s", problem)
                if problem.code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
                    # The match's next change, or a start, tries it again. Until then its buttons count as stale.
                    slot.become(after(slot.shown, step, Refused()))
                    return
        slot.lines.pop(old.message, None)
        self._leftovers.note_put_away(slot.match.id, old, line=line and not slot.match.over)
        slot.become(after(slot.shown, step, Done()))

    async def _take_off(self, old: Old, layout: Layout | None) -> bool:
        """Replace a message by a line, and return whether that is done.

        It is deleted if there is no line, or if Discord takes no more edits of it: its buttons must not stay.
        """
        message = self._channel(old.channel).get_partial_message(old.message)
        if layout is not None:
            try:
                await message.edit(view=layout, attachments=[], allowed_mentions=NO_MENTIONS)
                return True
            except discord.HTTPException as problem:
                if not needs_new_message(problem) or problem.code == UNKNOWN_MESSAGE:
                    raise
        await message.delete()
        return False
