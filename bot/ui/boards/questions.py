"""Removes the buttons of notices whose question is settled, such as a proposal that was turned down elsewhere.

Only questions that this process has posted are known. After a restart, the next press on an older one removes them
(`cogs.waiting`).
"""

import logging
from collections import OrderedDict
from collections.abc import Callable

import discord
import msgspec

from bot.errors import NoSession, NotKept
from bot.sessions.model import Match
from bot.sessions.notices import Notice, is_covered
from bot.sessions.sessions import Sessions
from bot.ui.background import Background
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.panels import NO_MENTIONS, panel

KINDS = frozenset({"asked", "silent", "vote", "covered", "offered", "proposed", "proposed-end"})
MOST = 1_000  # the questions that are remembered; each needs a few hundred bytes

_log = logging.getLogger(__name__)


class Question(msgspec.Struct, frozen=True):
    """A notice with buttons, and its message. text: all that the message says."""

    notice: Notice
    channel: int
    message: int
    text: str


class Questions:
    """Knows the open questions in all channels. channel: returns a channel by its id."""

    def __init__(self, sessions: Sessions, channel: Callable[[int], discord.PartialMessageable]) -> None:
        self._sessions = sessions
        self._channel = channel
        self._known: OrderedDict[int, Question] = OrderedDict()  # by message id; the settled ones, too
        self._open: dict[str, set[int]] = {}  # message ids by match id
        self._removing = Background()

    async def note(self, notice: Notice, channel: int, message: int, text: str) -> None:
        """Remember a question. If it is settled already, remove its buttons."""
        if notice.kind not in KINDS or notice.match is None:
            return
        self._known[message] = Question(notice, channel, message, text)
        self._open.setdefault(notice.match, set()).add(message)
        if len(self._known) > MOST:
            _, oldest = self._known.popitem(last=False)
            self._close(oldest)
        try:
            self.announce(await self._sessions.matches.match(notice.match))
        except (NoSession, NotKept) as problem:
            _log.info("A question is not looked at again: %s", problem)

    def knows(self, message: int) -> bool:
        """Return whether the buttons of this message are removed without a press."""
        return message in self._known

    def announce(self, match: Match) -> None:
        """Remove the buttons of a match's settled questions. Neither waits nor raises."""
        for message in tuple(self._open.get(match.id, ())):
            question = self._known[message]
            if not is_open(question.notice, match):
                self._close(question)
                self._removing.start(self._remove_buttons(question), f"question-{message}")

    async def close(self) -> None:
        await self._removing.close()

    def _close(self, question: Question) -> None:
        match = question.notice.match or ""
        still = self._open.get(match, set())
        still.discard(question.message)
        if not still:
            self._open.pop(match, None)

    async def _remove_buttons(self, question: Question) -> None:
        message = self._channel(question.channel).get_partial_message(question.message)
        try:
            await message.edit(view=panel(question.text), allowed_mentions=NO_MENTIONS)
        except REQUEST_FAULTS as problem:
            _log.info("A settled question keeps its buttons: %s", problem)
            self._known.pop(question.message, None)  # so that the next press on it removes them


def is_open(notice: Notice, match: Match) -> bool:
    """Return whether an answer to the notice's question still counts.

    The end of a question moves after an absence, so the question is known by its turn, or by when it was asked.
    """
    terms = match.terms
    if match.over:
        return False
    if notice.kind in ("proposed", "proposed-end"):
        return terms.proposal is not None and terms.proposal.at == notice.asked_at
    if notice.seat is None:
        return True
    if notice.kind in ("asked", "silent", "vote"):
        ask = terms.ask_of(notice.seat)
        return ask is not None and ask.since == notice.since
    if notice.kind == "covered":
        return is_covered(match, notice.seat)
    offer = terms.offer_of(notice.seat)
    return offer is not None and (offer.to, offer.for_good) == (notice.user, notice.for_good)
