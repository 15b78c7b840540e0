"""The actions of a lobby: to take a seat or leave it, to choose, to add computer players, to begin and to call off."""

import contextlib
import zlib

from msgspec.structs import replace

from bot.engine.game import LEVELS
from bot.errors import NoSession, NotAllowed, Unreadable
from bot.sessions.model import Match, Phase
from bot.sessions.play import calling_off, choices, rematch
from bot.ui.boards import lobby, messages
from bot.ui.boards.witness import begun
from bot.ui.commands.challenges import declined
from bot.ui.commands.match.cog import DANGER, MatchPart
from bot.ui.commands.match.letters import ByLetters
from bot.ui.commands.match.looking import Looking
from bot.ui.commands.match.pacing import zone_hint
from bot.ui.entry.actions import Answers, Press, action, choice_in
from bot.ui.entry.buttons import number_in
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import may_moderate, needs_server
from bot.ui.face import ButtonSpec
from bot.ui.panels import panel
from bot.ui.words import safe_name, with_names

YES_CANCEL = ButtonSpec("calloff", "ui-cancel-yes", DANGER)
KEEP = ButtonSpec("stay", "ui-keep", argument="table")


class Lobby(MatchPart):
    """The part of a game's cog for matches that have not begun."""

    @action("join")
    async def join(self, context: Context, match: Match) -> None:
        """Give the member a seat, and offer what they can choose there."""
        if await self._has_begun(context, match):
            return
        joined = await self.watched(context, self.sessions.lobby.join(context.request, match.id))
        said, hint = seated_said(context, joined), await self._hint(context, joined)
        seat = joined.seat_of(context.user)
        chosen = seat is not None and choices.chosen(joined.options, seat)
        menu = [] if chosen else lobby.choice_menu(joined, self.face, context.words)
        if not menu:
            await context.done(said, hint=hint)
            return
        if not context.by_command:
            await context.keep_reach()
        await context.show(panel("\n".join(filter(None, (said, hint))), menu))

    async def table_to_join(self, context: Context) -> Match:
        """Return the table at which `join` gives a seat: that of the channel, or one by letters that asks the member.

        Raises NoSession if there is none, and NotAllowed where others read along and the bot is no member.
        """
        if context.place.guild:
            return await self.cog.table(context)
        if context.is_among_others:
            raise needs_server(context.interaction)
        found = await self.sessions.letters.of_member(context.request, self.face.key)
        asking = [one for one in found if one.phase is Phase.LOBBY and one.seat_of(context.user) is None]
        if not asking:
            raise NoSession("letters-error-join", game=self.face.key)
        return asking[0].seen_by(context.user)

    async def _hint(self, context: Context, match: Match) -> str:
        """Return what a member reads who has taken a seat: of their time zone, and for newcomers."""
        new = await self.cog.newcomers_hint(context, by_letters=match.by_letters)
        hints = (await zone_hint(context, self.sessions, match), new)
        return "\n".join(filter(None, hints))

    async def _has_begun(self, context: Context, match: Match) -> bool:
        """Return whether the member plays in a match that has begun although its table still offers seats.

        So it is while Discord refuses its board. Tell them that it has begun, and how to move.
        """
        known = self.client.presenter.refused.get(match.id)
        if (
            match.phase is not Phase.PLAYING
            or match.seat_for(context.user) is None
            or known is None
            or not known.behind
        ):
            return False
        await context.tell(begun(context, match, known.code, in_words=known.replaced))
        return True

    @action("accept")
    async def accept(self, context: Context, match: Match) -> None:
        """Give the member the seat that a challenge or a rematch keeps for them."""
        if rematch.is_challenge(match) and all(guest.user != context.user for guest in match.terms.guests):
            raise rematch.not_asked(match)
        await self.join(context, match)

    @action("notnow")
    async def on_not_now(self, context: Context, press: Press) -> None:
        """Decline a challenge or a rematch."""
        match = await self.watched(context, self.sessions.lobby.decline(context.request, press.match_id))
        if rematch.is_challenge(match):
            await context.keep_reach()
            await context.show(declined(match.terms.guests[0], context.words, self.client.clock.now()))
        else:
            await context.done(context.words("ui-declined"))

    @action("choose")
    async def on_choose(self, context: Context, match: Match, answers: Answers) -> None:
        """Store what the member has chosen in a menu, such as a dwarf."""
        await self.choose(context, match, choice_in(answers))

    async def choose(self, context: Context, match: Match, choice: str) -> None:
        """Store a member's choice in a lobby. A member without a seat also gets a seat."""
        seated = await self.watched(context, self.sessions.lobby.choose(context.request, match.id, choice))
        hint = await self._hint(context, seated) if match.seat_of(context.user) is None else ""
        await context.done(context.words("ui-chosen", choice=self.face.choice(choice, context.words)), hint=hint)

    @action("company")
    async def on_company(self, context: Context, match: Match, answers: Answers) -> None:
        """Add a computer player of the chosen level to a table, or take out the chosen computer player."""
        chosen, words = choice_in(answers), context.words
        level = next((one for one in LEVELS if one == chosen), None)
        if level is not None:
            match = await self.watched(context, self.sessions.lobby.add_computer(context.request, match.id, level))
            said = words("computer-added", name=safe_name(words.computer(match.seats[-1].user)))
        elif chosen.startswith(lobby.TAKE_OUT):
            user = -number_in(chosen.removeprefix(lobby.TAKE_OUT))
            seat = match.seat_of(user)
            if seat is None:
                raise NotAllowed("error-no-such-computer")
            match = await self.watched(context, self.sessions.lobby.remove_computer(context.request, match.id, seat))
            said = words("computer-removed", name=safe_name(words.computer(user)))
        else:
            raise NotAllowed("error-unknown-button")
        if context.on_panel:  # that of More: show it for the next one
            await self.cog.part(Looking).show_more(context, match, said)
        else:
            await context.done(said)

    @action("begin")
    async def begin(self, context: Context, match: Match) -> None:
        """Begin the match with those who have a seat."""
        if await self._has_begun(context, match):
            return
        match = await self.watched(context, self.sessions.lobby.begin(context.request, match.id))
        if match.by_letters and context.on_panel:  # that of a member who takes no direct messages, or of a list
            await self.cog.part(ByLetters).show(context, match)
        else:
            await context.done(context.words("ui-began-you"))

    @action("part")
    async def give_up_seat(self, context: Context, match: Match) -> None:
        """Give up the member's seat."""
        await self.watched(context, self.sessions.lobby.leave(context.request, match.id))
        await context.done(context.words("ui-left"))

    @action("cancel")
    async def on_cancel(self, context: Context, match: Match) -> None:
        """Ask before a table is called off."""
        calling_off.check_may_cancel(match, context.user, may_moderate(context.interaction), context.place.guild)
        others = [seat for seat in with_names(match, context.words).seats if seat.user != context.user]
        names = context.words.listed(safe_name(seat.name) for seat in others)
        seated = int(match.seat_of(context.user) is not None)
        sure = context.words("ui-cancel-sure", game=match.game, others=len(others), names=names, seated=seated)
        yes = replace(YES_CANCEL, argument=_seated(match))
        await context.show(panel(sure, messages.buttons(match, context.words, KEEP, yes)))

    @action("calloff")
    async def on_call_off(self, context: Context, press: Press) -> None:
        """Call off a table. If others sit there than those whom the question has named, ask again."""
        with contextlib.suppress(Unreadable):  # an unreadable table can be called off
            if press.match.phase is Phase.LOBBY and press.argument != _seated(press.match):
                await self.on_cancel(context, press.match)
                return
        moderates = may_moderate(context.interaction)
        await self.watched(context, self.sessions.lobby.cancel(context.request, press.match_id, moderator=moderates))
        await context.done(context.words("ui-cancelled-you", game=self.face.key))


def _seated(match: Match) -> str:
    """Return who sits at a table, as a text of a few characters."""
    users = ",".join(sorted(str(seat.user) for seat in match.present))
    return f"{zlib.crc32(users.encode()):x}"


def seated_said(context: Context, match: Match) -> str:
    """Return the answer to a member who has taken a seat."""
    if match.phase is not Phase.LOBBY:
        return context.words("ui-began-you")
    asks = match.terms.rematch is not None and rematch.unanswered(match)
    return context.words("wait-rematch-lobby" if asks else "ui-joined")
