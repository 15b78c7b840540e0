"""The actions with which a member asks all others to let them take back a turn after others have moved."""

from bot.sessions.model import Match, Phase
from bot.ui.boards import messages
from bot.ui.boards.witness import proposal_later
from bot.ui.commands.match.cog import NO, MatchPart
from bot.ui.entry.actions import Press, action
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec
from bot.ui.panels import panel
from bot.ui.times import moment

ASK_BACK = ButtonSpec("askback", "back-ui-ask", seated=True)
YES_BACK = ButtonSpec("backyes", "back-ui-yes", versioned=True)


class TakingBack(MatchPart):
    """The part of a game's cog for moves that are taken back with the consent of all."""

    async def specs(self, context: Context, match: Match) -> tuple[ButtonSpec, ...]:
        """Return the button that asks for it, if the member could ask now; else (). Raises NotKept."""
        if match.phase is not Phase.PLAYING or match.solo or match.private or match.seat_of(context.user) is None:
            return ()
        return (ASK_BACK,) if await self.sessions.proposals.may_ask_back(context.request, match.id) else ()

    async def offer(self, context: Context, match: Match, said: str) -> bool:
        """Offer to ask the others in place of a refused undo, if the member may. Return whether they may.

        said: the refusal.
        """
        if not await self.specs(context, match):
            return False
        await self.on_ask_back(context, await self.sessions.matches.match(match.id, context.request), said)
        return True

    @action("askback", where="match")
    async def on_ask_back(self, context: Context, match: Match, said: str = "") -> None:
        """Say what would be taken back, and ask whether to ask the others. Raises the errors of `ask_back`.

        said: as for `panel`.
        """
        back = await self.sessions.proposals.to_take_back(context.request, match.id)
        sure = context.words("back-sure", count=back.count)
        await context.show(panel(sure, messages.buttons(match, context.words, NO, YES_BACK), said=said))

    @action("backyes", where="match")
    async def on_back_yes(self, context: Context, press: Press) -> None:
        """Ask the others. If somebody has moved since the question, ask anew."""
        if press.version != press.match.version:
            await self.on_ask_back(context, press.match)
            return
        match = await self.watched(context, self.sessions.proposals.ask_back(context.request, press.match_id))
        proposal = match.terms.proposal
        until = 0 if proposal is None else proposal.until
        hint = " ".join(proposal_later(context, match))
        await context.done(context.words("back-asked", time=moment(until)), hint=hint)
