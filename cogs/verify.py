"""`/verify` and the buttons **Fair chance**: the seal of a match before its end, and afterwards the proof that it fits.

Only the member sees them. They can show the proof to the channel, once. During play, one member can show the seal.
"""

from typing import Any

import discord
from discord import app_commands, ui

from bot.errors import NoSession, NotAllowed, SessionError
from bot.sessions.memory.verifying import Verdict
from bot.sessions.model import Match, Phase
from bot.sessions.play.alone import is_alone
from bot.sessions.play.dailies import day_of
from bot.storage.reads import ListedRow
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.client import Client
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.listed_matches import suggested
from bot.ui.commands.sharing import shared_said
from bot.ui.cups import league_line
from bot.ui.entry import fair
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.face import Face
from bot.ui.panels import Layout, panel
from bot.ui.shared_once import SharedOnce
from bot.ui.times import moment
from bot.ui.words import Words, safe_name, with_names

AREA = "verify"
TYPED = "c"  # the argument of buttons of a panel that the command has opened: no press of **More** has led there
_FITS, _FAILS, _UNKNOWN = "\N{WHITE HEAVY CHECK MARK}", "\N{CROSS MARK}", "\N{WHITE QUESTION MARK ORNAMENT}"


class Verify(HouseCog):
    area = AREA

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._told = SharedOnce()  # (channel, match, user); the user is 0 if it is the seal of a match in play

    @app_commands.command(name="verify", description="seal-cmd")
    @app_commands.describe(match="seal-opt-match")
    @entered_anywhere
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
        await self._show(context, found, TYPED)

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
        await self._show(context, press.match, press.argument)

    @action("tell")
    async def on_tell(self, context: Context, press: Press) -> None:
        """Post the proof in the channel, or the seal of a match in play. A second press posts nothing."""
        await fair.turn(fair.HEAVY)
        match, words = press.match, context.public_words
        if match.private:
            raise NotAllowed("error-unknown-button")
        if not self.sessions.replays.is_open(match):
            await self._tell_seal(context, match, press.argument)
            return
        verdict = await self.sessions.verifying.of(context.request, match.id)
        told = context.place.channel, match.id, context.user
        if told not in self._told:
            with self._told.noted(told):
                name = safe_name(words.member(context.request.member.name))
                shown = panel("\n".join((words("seal-shared", name=name), self._proof(verdict, words))))
                await context.publish(shown, server=match.place.guild)
        await context.show(self._panel(context, verdict, press.argument, shared_said(context)))

    async def _tell_seal(self, context: Context, match: Match, way: str) -> None:
        """Post the seal of a match in play in the channel, once for all members. Raises NotAllowed if it has none."""
        words, told = context.public_words, (context.place.channel, match.id, 0)
        if not match.terms.seal:
            raise NotAllowed("error-unknown-button")
        if told not in self._told:
            with self._told.noted(told):
                name = safe_name(words.member(context.request.member.name))
                said = words("seal-told", name=name, seal=match.terms.seal)
                told_of = _which(match, self.client.faces[match.game], words)
                await context.publish(panel("\n".join((*told_of, said))), server=match.place.guild)
        await self._show_seal(context, match, way, shared_said(context))

    async def _show(self, context: Context, match: Match, way: str) -> None:
        """Show the seal or the proof. way: `TYPED` if the command asks, "" if a button behind **More** does."""
        if match.game not in self.client.faces or match.terms.lesson is not None:
            raise NoSession("seal-error-unknown")
        if not self.sessions.replays.is_open(match):
            await self._show_seal(context, match, way)
            return
        await context.show_at_work(context.words("seal-working"))
        await context.show(self._panel(context, await self.sessions.verifying.of(context.request, match.id), way))

    async def _show_seal(self, context: Context, match: Match, way: str, said: str = "") -> None:
        """Show the seal of a match whose seed is still secret. way: as for `_show`."""
        words, row = context.words, list[ui.Item[Any]]()
        shown = (context.place.channel, match.id, 0) in self._told
        if match.private and not match.over:  # this replaces the only message of a daily or a match alone
            row += messages.buttons(match, words, messages.BACK_ALONE if is_alone(match) else messages.BACK)
        elif not match.private and match.terms.seal and not shown:
            row.append(_tell_button(match, way, words))
        sealed = await self._sealed(match, words, shown=shown)
        text = "\n".join((*_which(match, self.client.faces[match.game], words), sealed))
        await context.show(panel(text, [*row, *_to_more(match, way, words)], said=said))

    async def _sealed(self, match: Match, words: Words, *, shown: bool) -> str:
        """Return what everybody may know of the seal of a match whose seed is still secret.

        shown: whether a member has shown it to the channel already.
        """
        if match.terms.closes is not None:
            return words("seal-sealed-day", seal=await self.sessions.dailies.seal(match.game, day_of(match)))
        if match.phase is Phase.LOBBY:
            return words("seal-lobby")
        if not match.terms.seal:
            return words("seal-unsealed")
        if is_alone(match):
            return words("seal-sealed-alone", seal=match.terms.seal)
        return words("seal-sealed", seal=match.terms.seal, shown=int(shown))

    def _panel(self, context: Context, verdict: Verdict, way: str, said: str = "") -> Layout:
        """Return the panel with the proof. way: as for `_show`."""
        match, words = verdict.match, context.words
        row: list[ui.Item[Any]] = []
        if not match.private and (context.place.channel, match.id, context.user) not in self._told:
            row.append(_tell_button(match, way, words))
        as_text = Address("b", "replay", "text", match.id, argument=f"{messages.FAIR.action}{way}")
        row += [Button(as_text, words("replay-ui-text")), *_to_more(match, way, words)]
        lines = [self._proof(verdict, words), *_of_sealed(verdict, words), f"-# {words('seal-alone')}"]
        return panel("\n".join(lines), row, said=said)

    def _proof(self, verdict: Verdict, words: Words) -> str:
        """Return the lines that say what the verification has found."""
        face = self.client.faces[verdict.match.game]
        lines = [*_which(verdict.match, face, words), *_of_seal(verdict, words), *_of_replay(verdict, words)]
        return "\n".join(lines)


def _which(match: Match, face: Face, words: Words) -> list[str]:
    """Return the lines that say which match it is: its game, where it belongs, its players, id and newest change."""
    names = words.listed(safe_name(seat.name) for seat in with_names(match, words).seats)
    when = "over" if match.over else "lobby" if match.phase is Phase.LOBBY else "playing"
    about = words("seal-match", names=names, match=match.id, when=when, time=moment(match.entry.at))
    return list(filter(None, (messages.title(match, face, words), league_line(match, words), f"-# {about}")))


def _tell_button(match: Match, way: str, words: Words) -> Button:
    """Return the button that shows the seal or the proof to the channel."""
    tell = Address("b", AREA, "tell", match.id, argument=way)
    return Button(tell, words("replay-ui-share"), discord.ButtonStyle.primary)


def _to_more(match: Match, way: str, words: Words) -> list[Button]:
    """Return the button back to what **More** shows, if that has led here."""
    return [] if way else [Button(messages.MORE.address(match), words("seal-ui-more"))]


def _of_sealed(verdict: Verdict, words: Words) -> list[str]:
    """Return the text whose SHA-256 is the seal, and how to check that, if the seal fits."""
    if not verdict.fits:
        return []
    return [words("seal-text", daily=int(verdict.match.terms.closes is not None)), f"```\n{verdict.sealed}\n```"]


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
        return [moves, result, words("seal-check", check=verdict.check)]
    step = words("seal-step", number=verdict.wrong, move=verdict.notation, moved=int(verdict.notation != ""))
    if verdict.older:
        return [f"{_UNKNOWN} {step} {words('seal-older')}"]
    return [f"{_FAILS} {step}"]


COG = Verify
