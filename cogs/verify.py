"""`/verify` and the buttons **Fair chance**: the seal of a match before its end, and afterwards the proof that it fits.

Only the member sees the proof. They can show it to the channel, once.
"""

from typing import Any

import discord
from discord import app_commands, ui

from bot.errors import NoSession, NotAllowed, SessionError
from bot.sessions.memory.verifying import Verdict
from bot.sessions.model import Match, Phase
from bot.sessions.play.dailies import day_of
from bot.storage.reads import ListedRow
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.listed_matches import suggested
from bot.ui.entry import fair
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered, suggesting
from bot.ui.panels import Layout, panel
from bot.ui.shared_once import SharedOnce
from bot.ui.words import Words, safe_name

AREA = "verify"
_FITS, _FAILS, _UNKNOWN = "\N{WHITE HEAVY CHECK MARK}", "\N{CROSS MARK}", "\N{WHITE QUESTION MARK ORNAMENT}"


class Verify(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._told = SharedOnce()  # (channel, match, user)

    @app_commands.command(name="verify", description="seal-cmd")
    @app_commands.describe(match="seal-opt-match")
    @entered
    async def verify(self, context: Context, match: str | None = None) -> None:
        await fair.turn(fair.HEAVY)
        if match is None:
            rows = await self._finished(context)
            if not rows:
                raise SessionError("seal-error-empty")
            match = rows[0].match_id
        try:
            found = await self.sessions.matches.match(match.strip().casefold(), context.request)
        except NoSession as problem:
            raise NoSession("seal-error-unknown") from problem
        await self._show(context, found)

    @verify.autocomplete("match")
    @suggesting
    async def _suggest(self, context: Context, current: str) -> Choices:
        return suggested(await self._finished(context), self.client.faces, context.words, current)

    async def _finished(self, context: Context) -> list[ListedRow]:
        """Return the finished matches of this channel, and then the member's others; the newest of each come first."""
        rows = await self.sessions.replays.listed(context.request, context.place.guild)
        over = sorted((row for row in rows if row.phase == Phase.OVER.value), key=lambda row: -row.at)
        here = [row for row in over if row.channel_id == context.place.channel]
        return here + [row for row in over if row.own and row not in here]

    @action("fair")
    async def on_fair(self, context: Context, press: Press) -> None:
        """Show the seal of a match, or verify a match that is over."""
        await fair.turn(fair.HEAVY)
        await self._show(context, press.match)

    @action("tell")
    async def on_tell(self, context: Context, press: Press) -> None:
        """Post the proof in the channel. A second press posts nothing."""
        await fair.turn(fair.HEAVY)
        match, words = press.match, context.public_words
        if match.private or not self.sessions.replays.is_open(match):
            raise NotAllowed("error-unknown-button")
        verdict = await self.sessions.verifying.of(context.request, match.id)
        told = context.place.channel, match.id, context.user
        if told not in self._told:
            with self._told.noted(told):
                name = safe_name(words.member(context.request.member.name))
                await context.publish(panel("\n".join((words("seal-shared", name=name), self._proof(verdict, words)))))
        await context.show(self._panel(context, verdict, context.words("replay-moment-shared")))

    async def _show(self, context: Context, match: Match) -> None:
        if match.game not in self.client.faces or match.terms.lesson is not None:
            raise NoSession("seal-error-unknown")
        if not self.sessions.replays.is_open(match):
            # In a daily, this replaces the only message that shows the board.
            back = messages.buttons(match, context.words, messages.BACK) if match.private and not match.over else []
            await context.show(panel(await self._sealed(match, context.words), back))
            return
        await context.show_at_work(context.words("seal-working"))
        await context.show(self._panel(context, await self.sessions.verifying.of(context.request, match.id)))

    async def _sealed(self, match: Match, words: Words) -> str:
        """Return what everybody may know of the seal of a match whose seed is still secret."""
        if match.terms.closes is not None:
            return words("seal-sealed-day", seal=await self.sessions.dailies.seal(match.game, day_of(match)))
        if match.phase is Phase.LOBBY:
            return words("seal-lobby")
        return words("seal-sealed", seal=match.terms.seal) if match.terms.seal else words("seal-unsealed")

    def _panel(self, context: Context, verdict: Verdict, said: str = "") -> Layout:
        match, words = verdict.match, context.words
        row: list[ui.Item[Any]] = []
        if not match.private and (context.place.channel, match.id, context.user) not in self._told:
            tell = Address("b", AREA, "tell", match.id)
            row.append(Button(tell, words("replay-ui-share"), discord.ButtonStyle.primary))
        row.append(Button(Address("b", "replay", "text", match.id), words("replay-ui-text")))
        text = f"{self._proof(verdict, words)}\n-# {words('seal-alone')}"
        return panel(text, row, said=said)

    def _proof(self, verdict: Verdict, words: Words) -> str:
        """Return the lines that say what the verification has found."""
        face = self.client.faces[verdict.match.game]
        lines = [messages.title(verdict.match, face, words), *_of_seal(verdict, words), *_of_replay(verdict, words)]
        return "\n".join(lines)


def _of_seal(verdict: Verdict, words: Words) -> list[str]:
    daily = int(verdict.match.terms.closes is not None)
    if not verdict.seal:
        return [f"{_UNKNOWN} {words('seal-no-seal', daily=daily)}"]
    if verdict.fits:
        return [f"{_FITS} {words('seal-fits', daily=daily, seal=verdict.seal)}"]
    return [f"{_FAILS} {words('seal-fails', seal=verdict.seal, found=verdict.found)}"]


def _of_replay(verdict: Verdict, words: Words) -> list[str]:
    if verdict.wrong is None:
        moves = f"{_FITS} {words('seal-moves', count=verdict.steps)}"
        result = f"{_FITS} {words('seal-result')}" if verdict.same else f"{_FAILS} {words('seal-other-result')}"
        return [moves, result]
    step = words("seal-step", number=verdict.wrong, move=verdict.notation, moved=int(verdict.notation != ""))
    if verdict.older:
        return [f"{_UNKNOWN} {step} {words('seal-older')}"]
    return [f"{_FAILS} {step}"]


COG = Verify
