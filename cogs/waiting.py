"""The buttons below notices. When the question of a notice is settled, the buttons are removed."""

import contextlib
import logging

import discord
import msgspec

from bot.engine.game import Seat
from bot.errors import NotAllowed, PlayerError, SessionError
from bot.sessions.model import Match
from bot.sessions.pace import CHOICES, SILENT_CHOICES, Choice
from bot.ui.address import Address
from bot.ui.boards.decisions import result_line, settled_vote, voted_line
from bot.ui.boards.notice_words import CLOSED, GOOD, LENT, closed_line_below
from bot.ui.boards.vote_list import AREA, CHOOSE
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.match.cog import MatchCog
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.turns_panel import turns_panel
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import number_in
from bot.ui.entry.context import Context
from bot.ui.entry.trouble import REQUEST_FAULTS
from bot.ui.panels import NO_MENTIONS, pages, with_said
from bot.ui.times import pace_in_words, taken_said
from bot.ui.words import Words, safe_name, with_names

# Refusals with these keys mean that the question of a notice is settled already.
SETTLED = frozenset(
    {
        "error-nothing-asked",
        "error-nothing-proposed",
        "error-no-offer",
        "error-offer-changed",
        "error-over",
        "error-back-already",
    }
)

VOTES = frozenset({*CHOICES, *SILENT_CHOICES, CHOOSE})  # the actions that vote
ANSWERS = frozenset({"agree", "decline"})  # to a proposal

_log = logging.getLogger(__name__)


class Waiting(HouseCog):
    area = AREA

    @action("wait", "skip", "computer", "give", "end")
    async def on_vote(self, context: Context, press: Press) -> None:
        """Count a member's vote on what to do about an absent player."""
        await self._vote(context, press, msgspec.convert(press.address.action, Choice))

    @action(CHOOSE)
    async def on_choose(self, context: Context, press: Press, answers: Answers) -> None:
        """Count the same from the menu of further choices."""
        choice = choice_in(answers)
        if choice not in (*CHOICES, *SILENT_CHOICES):  # forged
            raise NotAllowed("error-unknown-button")
        await self._vote(context, press, msgspec.convert(choice, Choice))

    async def _vote(self, context: Context, press: Press, choice: Choice) -> None:
        seat = Seat(number_in(press.argument))
        match = await self.sessions.votes.vote(context.request, press.match_id, seat, choice, press.version)
        ask = match.terms.ask_of(seat)
        if ask is None:
            said = await result_line(self.sessions, match, seat, context.user, context.words)
            await self._settle(context, press, said)
            return
        voted = voted_line(match, ask, choice, context.words)
        if not (context.on_panel and await self.panel_again(context, press, voted)):
            await context.tell(voted)

    @action("agree")
    async def on_agree(self, context: Context, press: Press) -> None:
        """Agree to what another player proposes."""
        asked = (await self.sessions.matches.match(press.match_id, context.request)).terms.proposal
        goes_back = asked is not None and asked.back is not None
        answering = self.sessions.proposals.answer(context.request, press.match_id, True, _meant(press))
        match = await (self.client.presenter.watched(context, answering) if goes_back else answering)
        if match.terms.proposal is not None:
            said = context.words("wait-agreed")
            if not (context.on_panel and await self.panel_again(context, press, said)):
                await context.tell(said)
            return
        if match.over:
            await self._settle(context, press, context.words("wait-agreed-end"))
            return
        if goes_back:
            await self._settle(context, press, _gone_back(match, context.words))
            return
        agreed = context.words("wait-agreed-all", pace=pace_in_words(match.terms.pace, context.words))
        await self._settle(context, press, agreed)

    @action("decline")
    async def on_decline(self, context: Context, press: Press) -> None:
        """Decline what another player proposes."""
        await self.sessions.proposals.answer(context.request, press.match_id, False, _meant(press))
        await self._settle(context, press, context.words("wait-declined"))

    @action("take")
    async def on_take(self, context: Context, press: Press) -> None:
        """Take over the seat of an absent player."""
        told = {GOOD: True, LENT: False}.get(press.argument[-1:])  # None: by an older version of the bot
        seat = Seat(number_in(press.argument if told is None else press.argument[:-1]))
        match = await self.sessions.seats.take(context.request, press.match_id, seat, told)
        await self._settle(context, press, taken_said(match, context.user, context.words))

    @action("code")
    async def on_code(self, context: Context, press: Press) -> None:
        """Show the code of a seat on offer in a match by letters."""
        cog = self.client.areas[press.match.game]
        assert isinstance(cog, MatchCog)  # the area of a game
        await cog.part(ByLetters).show_code(context, press.match)

    @action("cover")
    async def on_cover(self, context: Context, press: Press) -> None:
        """Let a computer player play for a member who is away."""
        seat = Seat(number_in(press.argument))
        await self.sessions.seats.let_computer_play(context.request, press.match_id, seat)
        await self._settle(context, press, context.words("wait-covered"))

    @action("back")
    async def on_back(self, context: Context, press: Press) -> None:
        """Give the member their seat back. The button is below a notice, which names the seat, or below the board."""
        seat = Seat(number_in(press.argument)) if press.argument else None
        coming = self.sessions.seats.come_back(context.request, press.match_id, seat)
        await self.client.presenter.watched(context, coming)
        said = context.words("wait-back-again")
        if seat is None and not context.on_panel:
            await context.tell(said)
        else:
            await self._settle(context, press, said)

    @action("mute")
    async def on_mute(self, context: Context, press: Press) -> None:
        """Send the member no more reminders of this match."""
        await self.sessions.reminders.mute(context.request, press.match_id)
        await self._settle(context, press, context.words("wait-muted"))

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show the list of `/turns` as it is now: only this private panel has these buttons."""
        if press.address.action not in VOTES | ANSWERS | {"back"}:
            return await super().panel_again(context, press, said)
        await context.show(with_said(await turns_panel(self.client, context), said))
        return True

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a press. If the question is already settled, remove the buttons."""
        try:
            await super().handle(context, address, answers)
        except SessionError as refused:
            if refused.key in SETTLED and not context.on_panel:  # a refused press shows its panel again
                await self._remove_buttons(context, address)
            raise

    async def _settle(self, context: Context, press: Press, said: str) -> None:
        """Answer a press that has settled a question, and show that it is settled."""
        if context.on_panel and await self.panel_again(context, press, said):
            return
        await context.tell(said)
        await self._remove_buttons(context, press.address)

    async def _remove_buttons(self, context: Context, address: Address) -> None:
        """Remove the buttons of the pressed message. If this fails, later presses are refused."""
        message = context.interaction.message
        if message is None or self.client.questions.knows(message.id):
            return
        channel = self.client.get_partial_messageable(message.channel.id)
        words = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
        listed = message.guild is None or message.flags.ephemeral  # a list keeps its other lines
        if address.action in VOTES and not listed:
            with contextlib.suppress(PlayerError):
                match = await self.sessions.matches.match(address.match, context.request)
                seat = Seat(number_in(address.argument))
                if seat < len(match.seats):  # a forged button may name any
                    words = [settled_vote(match, seat, address.version, context.public_words)]
        elif address.action in CLOSED and not listed:
            words.append(closed_line_below(address.action, _label_of(address, message), context.public_words))
        try:
            await channel.get_partial_message(message.id).edit(view=pages(words), allowed_mentions=NO_MENTIONS)
        except REQUEST_FAULTS as problem:
            _log.info("A settled question keeps its buttons: %s", problem)


def _gone_back(match: Match, words: Words) -> str:
    """Return what the last member is told who has allowed to take a move back."""
    if match.entry.kind != "undo" or not match.to_move:
        return words("back-gone")
    named = with_names(match, words)
    return words("back-agreed", name=words.listed(safe_name(named.name_of(seat)) for seat in match.to_move))


def _meant(press: Press) -> int | None:
    """Return when the proposal was made that a button is about; None: an older version of the bot has not noted it."""
    return number_in(press.argument) if press.argument else None


def _label_of(address: Address, message: discord.Message) -> str:
    """Return the label of a message's button; "" if the message has no such button."""
    rows = (part.children for part in message.components if isinstance(part, discord.ActionRow))
    below = (one for row in rows for one in row if isinstance(one, discord.Button))
    return next((one.label or "" for one in below if one.custom_id == str(address)), "")


COG = Waiting
