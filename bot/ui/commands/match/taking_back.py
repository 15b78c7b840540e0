"""The actions with which a member asks all others to let them take back a turn after others have moved."""

from bot.errors import NotAllowed, NothingToUndo, SessionError
from bot.sessions.model import Match, Phase
from bot.sessions.time.proposals import open_back
from bot.ui.boards import messages
from bot.ui.boards.witness import proposal_later
from bot.ui.commands.match.cog import NO, MatchPart
from bot.ui.entry.actions import Press, action
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec
from bot.ui.panels import panel
from bot.ui.times import moment
from bot.ui.words import Words

ASK_BACK = ButtonSpec("askback", "back-ui-ask", seated=True)
WITHDRAW = ButtonSpec("backstop", "back-ui-withdraw", seated=True)
YES_BACK = ButtonSpec("backyes", "back-ui-yes", versioned=True)
# The refusals that say no more than that of the undo before them
PLAIN = frozenset({"back-error-own", "back-error-none", "error-nothing-to-undo"})
# Those that say exactly what that of the undo only guesses
EXACT = frozenset({"back-error-shown", "back-error-final", "back-error-seats"})


def open_line(match: Match, user: int, words: Words) -> str:
    """Return until when the others may answer the question of a user who wants a turn back; "": none is open."""
    asked = open_back(match, user)
    return "" if asked is None else words("back-open", time=moment(asked.until))


class TakingBack(MatchPart):
    """The part of a game's cog for moves that are taken back with the consent of all."""

    async def specs(self, context: Context, match: Match) -> tuple[ButtonSpec, ...]:
        """Return the button that asks for it, if the member could ask now; else (). Raises NotKept.

        While their question is open, return the button that withdraws it.
        """
        if match.phase is not Phase.PLAYING or match.seat_of(context.user) is None:
            return ()
        if open_back(match, context.user) is not None:
            return (WITHDRAW,)
        return (ASK_BACK,) if await self.sessions.proposals.may_ask_back(context.request, match.id) else ()

    async def offer(self, context: Context, match: Match, refused: NothingToUndo) -> bool:
        """Offer to ask the others in place of a refused undo, or show the member's open question.

        If neither is possible, add the reason to the refusal, or raise it in place of a guess. Return whether
        something was shown.
        """
        said = self.client.door.refusal(context, refused)
        match = await self.sessions.matches.match(match.id, context.request)
        asked = open_line(match, context.user, context.words)
        if asked:
            await context.show(panel(asked, messages.buttons(match, context.words, WITHDRAW), said=said))
            return True
        try:
            await self.on_ask_back(context, match, said)
        except (NothingToUndo, SessionError, NotAllowed) as why:
            if why.key in EXACT and refused.key == "error-nothing-to-undo":
                raise
            refused.besides = None if why.key in PLAIN else why
            return False
        return True

    @action("askback", where="match")
    async def on_ask_back(self, context: Context, match: Match, said: str = "") -> None:
        """Say what would be taken back, and ask whether to ask the others. Raises the errors of `ask_back`.

        said: as for `panel`.
        """
        back = await self.sessions.proposals.to_take_back(context.request, match.id)
        sure = context.words("back-sure", count=back.count, steps=back.steps)
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

    @action("backstop", where="match")
    async def on_withdraw(self, context: Context, match: Match) -> None:
        """Withdraw the member's own question. Raises the errors of `withdraw_back`."""
        await self.sessions.proposals.withdraw_back(context.request, match.id)
        await context.done(context.words("back-withdrawn"))
