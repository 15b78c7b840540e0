"""What follows when a board cannot be shown: who is told, and what the old board says meanwhile.

Who acted is told why (`witness`). Whose turn it is hears of it by direct message (`bot.sessions.time.unshown`), because
nothing in the channel calls them. So do all others of a match that has ended. The old board would go on naming a member
who has moved since, so the new board in words takes its place where the bot may still edit: Discord lets it edit its
own messages wherever it sees the channel. Such a makeshift calls nobody and does not count as shown, so the board is
posted as soon as it can be.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from bot.sessions.live import Newest
from bot.sessions.model import Match, Place
from bot.sessions.sessions import Sessions
from bot.storage.keeping import is_council
from bot.ui.boards.drawing import Drawing
from bot.ui.boards.leftovers import Leftovers
from bot.ui.boards.letters import LetterBoards
from bot.ui.boards.reach import Presses
from bot.ui.boards.refused import Makeshift, RefusedBoards
from bot.ui.boards.shown import Done, GiveUp, after
from bot.ui.boards.slots import Slot, differs_beside_version, key_in
from bot.ui.boards.witness import lacking_for, tell, who_can_help
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import lacking_to_post
from bot.ui.entry.reasons import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_DIRECT_MESSAGES,
    UNKNOWN_CHANNEL,
    Mender,
    code_of,
    ends_unheard,
    is_refused,
    may_be_allowed,
    reason_of,
)
from bot.ui.entry.trouble import failed_at_discord, new_ticket

TELL_SECONDS = 10.0
REMEMBERED = 1_000  # members who have been told of a refused board in the turn in progress

_log = logging.getLogger(__name__)


class UntilStored(Protocol):
    """Repeats work on the database until it succeeds. fault: the sentence to log for each failed attempt."""

    def __call__(self, work: Callable[[], Awaitable[Any]], fault: str) -> Awaitable[Any]: ...


@dataclass
class GivenUp:
    """Notes boards that cannot be shown."""

    _sessions: Sessions
    _drawing: Drawing
    _refused: RefusedBoards
    _presses: Presses
    _letters: LetterBoards
    _leftovers: Leftovers
    _until_stored: UntilStored
    # By match and user: the version of the newest step whose member has been told, or was told earlier in the turn.
    _told: Newest[tuple[str, int], int] = field(default_factory=lambda: Newest(REMEMBERED))

    async def note_unposted(self, slot: Slot, problem: Exception) -> None:
        """Note that Discord has refused the first board, or could not be reached, if that is the problem."""
        if slot.user is None and slot.shown.board.message is None and failed_at_discord(problem):
            note = partial(self._sessions.boards.note_unposted, slot.match.id)
            await self._until_stored(note, f"Match {slot.match.id} has no board, which could not be noted")

    async def tell_later(self, slot: Slot, problem: Exception) -> None:
        """Tell the member who acted, once, that the board comes later, if Discord has trouble that passes soon."""
        witness = slot.witness
        if witness is None or witness is slot.warned or not slot.shown.stored or not slot.behind:
            return
        if failed_at_discord(problem):
            slot.warned = witness
            with suppress(TimeoutError):
                async with asyncio.timeout(TELL_SECONDS):  # discord.py would try for longer, and the board would wait
                    await tell(witness, slot.match, witness.words("ui-board-later"))

    async def give_up(self, slot: Slot, attempted: Match, problem: Exception) -> None:
        """Stop trying to show the match until its next change, and tell the members who should know."""
        code, plays = code_of(problem), is_council(slot.user or 0)
        is_gone = plays and code == UNKNOWN_CHANNEL
        if slot.user is not None and (is_gone or code in NO_DIRECT_MESSAGES or (slot.user < 0 and not plays)):
            if not code:
                await self._tell_ticket(slot.match, problem, None)
            witness, slot.witness = (slot.witness, None) if is_gone else (None, slot.witness)
            await self._letters.give_up(slot, attempted, problem)
            if is_gone:  # no event has told so
                await self._note_gone(attempted.place)
            if witness is not None:
                await tell(witness, slot.match, self._drawing.lost(attempted, witness.words), gone=True)
            return
        stored = slot.shown.stored
        known = self._refused.get(slot.key)
        again = known is not None and (known.version, known.code) == (attempted.version, code)
        shows = stored and slot.behind
        makeshift = self._makeshift(slot, attempted, code) if shows and code not in (0, UNKNOWN_CHANNEL) else None
        slot.take_up_later()
        if shows or not stored:
            given_up = after(slot.shown, GiveUp(attempted.version, code, replaced=makeshift is not None), Done())
            final = code == UNKNOWN_CHANNEL and slot.user is None  # the match waits for another channel
            about = (slot.key, attempted.version, code, slot.shown)
            guild, unheard = attempted.place.guild, ends_unheard(problem)
            self._refused.note(*about, final=final, guild=guild, unheard=unheard, apart=plays)
            slot.become(replace(given_up, stored=True, outdated=differs_beside_version(slot.match, attempted)))
            if makeshift is not None and slot.plan is not None:
                slot.makeshift = makeshift
                slot.lines[slot.shown.board.message or 0] = self._drawing.makeshift_layout(slot.plan, makeshift)
        else:  # the bot puts them away, and looks for lost posts, after its next start
            self._leftovers.forget(slot.match.id, slot.only_in)
            slot.become(replace(slot.shown, old=(), doubt=None))
            slot.undone = 0
        if slot.user is not None:
            await self._tell_reader(slot, problem, shows=shows, again=again)
            return
        in_words = shows and (makeshift is not None or self._replaced(attempted) is not None)
        await self._tell(slot, attempted, problem, shows=shows, again=again, in_words=in_words)

    def _makeshift(self, slot: Slot, attempted: Match, code: int) -> Makeshift | None:
        """Return the makeshift for the new board; None: the old one shows the same position, or stands already.

        A step of a turn that goes on changes the position, too, and its buttons would be stale on the old board.
        It comes again once it says something else of the time, or of what is missing. code: Discord's.
        """
        plan, board = slot.plan, slot.shown.board
        if plan is None or plan.match.version != attempted.version or board.message is None or attempted.solo:
            return None
        is_past = attempted.over or bool(attempted.uncalled) or attempted.entry.kind in ("move", "undo")
        behind = board.version_shown < attempted.version
        if not (is_past and behind):
            return None
        said, makeshift = self._replaced(attempted), self._drawing.makeshift(plan)
        if said is not None and not makeshift.lacking and may_be_allowed(code, is_open=True):
            makeshift = makeshift._replace(lacking=said.lacking)  # it is not known at the moment
        unknown = not makeshift.lacking and self._drawing.may_need_words(attempted.place.channel)
        if said is None and unknown and code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return None  # the bot has just started: words that stand there since before may name the reason
        return None if makeshift == said else makeshift

    def _replaced(self, match: Match) -> Makeshift | None:
        """Return what the words say that stand for the newest version; None: there are none."""
        known = self._refused.get(key_in(match))
        return known.makeshift if known is not None and known.version == match.version else None

    async def _tell_reader(self, slot: Slot, problem: Exception, *, shows: bool, again: bool) -> None:
        """Tell the member of a board by letters, if they have acted, that it comes later. shows, again: as for `_tell`.

        Until it comes, the member loses no time, or not much (`clocks.unseen_until`). Where a channel plays, whoever
        has acted there is told what the bot needs.
        """
        match = slot.match
        witness, slot.witness = (slot.witness if shows else None), None
        if code_of(problem) == UNKNOWN_CHANNEL:
            await self._letters.forget_conversation(slot)
        if is_council(slot.user or 0) and is_refused(problem):
            level = logging.DEBUG if again else logging.WARNING
            _log.log(level, "Match %s cannot be shown to channel %s that plays: %s", match.id, slot.user, problem)
            if witness is not None:
                await tell(witness, match, witness.words("council-unshown"))
        elif reason_of(problem).mender in (Mender.TIME, Mender.MEMBERS):
            _log.warning("Match %s is shown to a member later: %s", match.id, problem)
            if witness is not None:
                await tell(witness, match, witness.words("ui-board-later"))
        elif witness is not None or not again:
            await self._tell_ticket(match, problem, witness)

    async def _tell_ticket(self, match: Match, problem: Exception, witness: Context | None) -> None:
        """Log why a board could not be shown, and tell the member who acted the number of this."""
        ticket = new_ticket(self._sessions.chance)
        _log.error("Ticket %s: match %s could not be shown", ticket, match.id, exc_info=problem)
        if witness is not None:
            await tell(witness, match, witness.words("ui-board-late", ticket=ticket))

    async def _tell(
        self, slot: Slot, attempted: Match, problem: Exception, *, shows: bool, again: bool, in_words: bool
    ) -> None:
        """Tell the member who acted, and those whose turn it is, or whose match has ended.

        shows: whether the newest version is not shown. again: whether the log has named this refusal already.
        in_words: whether the board is to stand in words in place of the one before.
        """
        match, code, channel = slot.match, code_of(problem), attempted.place.channel
        witness, slot.witness = (slot.witness if shows else None), None
        reason, level = reason_of(problem), logging.DEBUG if again else logging.WARNING
        if is_refused(problem):
            said = "Match %s cannot be shown in channel %s: %s (%s)"
            _log.log(level, said, match.id, channel, problem, reason.missing)
            if witness is not None:
                await self._tell_why(slot, witness, code, in_words=in_words)
        elif reason.mender is Mender.TIME:
            _log.log(level, "Match %s is shown later: %s (%s)", match.id, problem, reason.missing)
            if witness is not None:
                await tell(witness, match, witness.words("ui-board-later"))
        elif reason.mender is Mender.MEMBERS:  # the match may have left the channel since
            _log.warning("Match %s stays open, but its channel %s is gone", match.id, channel)
            if shows:
                await self._note_gone(Place(match.place.guild, channel))
            if witness is not None:
                await tell(witness, match, witness.words("ui-board-gone"), gone=True)
        elif witness is not None or not again:
            await self._tell_ticket(match, problem, witness)
        told = None if witness is None else witness.user
        if shows and attempted.over:
            ended = partial(self._sessions.boards.note_end_refused, match.id, told)
            await self._until_stored(ended, f"Nobody is told of the end of match {match.id}: it could not be stored")
        elif shows and code != UNKNOWN_CHANNEL:
            calls = partial(self._sessions.boards.note_refused, match.id, told)
            await self._until_stored(calls, f"Match {match.id} calls nobody, as that could not be stored")

    async def _note_gone(self, place: Place) -> None:
        """Note that a channel is gone: its match waits for another one, or ends."""
        gone = partial(self._sessions.presence.channel_gone, place.guild, place.channel)
        await self._until_stored(gone, f"It could not be noted that channel {place.channel} is gone")

    async def _tell_why(self, slot: Slot, witness: Context, code: int, *, in_words: bool) -> None:
        """Tell the member who acted why the board cannot be shown: with the first step of a turn, and with its end.

        The end of a turn names only what is lacking, if a step has told the rest. code: Discord's. in_words: as for
        `_tell`.
        """
        match, key = slot.match, (slot.match.id, witness.user)
        again = witness.made in ("step", "move") and self._told.get(key, 0) > slot.shown.board.version_shown
        if witness.made == "step":
            self._told[key] = match.version
        else:
            self._told.pop(key, None)
        if again and witness.made == "step":
            return
        channel, words, over = match.place.channel, witness.words, match.ended_unshown
        lacking, edits = lacking_for(witness, channel), self._can_edit(slot, witness)
        why = who_can_help(
            lacking, code, channel, words, over=over, in_words=None if in_words and not edits else in_words
        )
        if again and lacking and not over:
            why = lacking
        if over and any(seat.user != witness.user for seat in match.members):
            why = f"{why} {words('ui-end-told-directly')}"
        await tell(witness, match, why)

    def _can_edit(self, slot: Slot, witness: Context) -> bool:
        """Return whether the bot can edit the board's message: it sees the channel, or answers a press on the message.

        An earlier press serves as well, as long as it is young.
        """
        message = slot.shown.board.message
        pressed = None if slot.press is None else slot.press.pressed
        if message is not None and (pressed == message or self._presses.press_on(message) is not None):
            return True
        return "view_channel" not in lacking_to_post(witness.interaction, slot.match.place.channel)
