"""The actions of a turn that all games share: to make the move of a button, to take it back, to get a hint."""

from bot.errors import NotAllowed, NothingToUndo
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.play.hints import check, counts_hints, moves_marked
from bot.ui.boards import messages
from bot.ui.commands import hints
from bot.ui.commands.match.cog import MatchPart
from bot.ui.commands.match.taking_back import TakingBack
from bot.ui.entry import fair
from bot.ui.entry.actions import Meant, Press, action
from bot.ui.entry.context import Context


class Playing(MatchPart):
    """The part of a game's cog for moves, undos and hints."""

    @action("do")
    async def on_do(self, context: Context, press: Press) -> None:
        """Make the move in the button's address."""
        await self.cog.play(context, press.meant, press.argument)

    @action("undo", "over")
    async def on_undo(self, context: Context, press: Press) -> None:
        """Take back the member's last step, or all steps of their turn."""
        meant = press.meant
        # On a board that stays behind, the member knows of newer moves from the answers to them.
        if self.client.presenter.refused.keeps(meant.match, context.pressed):
            meant = Meant(meant.match)
        await self.take_back(context, meant, everything=press.address.action == "over")

    async def take_back(self, context: Context, meant: Meant, *, everything: bool = False) -> None:
        """Take back the member's last step, or offer to ask all others for it. everything: as many as possible."""
        undo = self.sessions.turns.undo(context.request, meant.match.id, meant.version, everything=everything)
        try:
            match = await self.watched(context, undo)
        except NothingToUndo as refused:  # after others have moved, all may agree to it
            if not await self.cog.part(TakingBack).offer(context, meant.match, refused):
                raise
            return
        await self.cog.answer(context, match, messages.undone(match, self.face, context.words))

    @action("hint")
    async def ask_for_hint(self, context: Context, match: Match) -> None:
        """Show a hint. Before the first one of a solo match, say what it means for the leaderboard."""
        check(match, context.user, self.face.game, hidden=self.face.hides_boards(match))
        if counts_hints(match) and not match.terms.hinted:
            await context.show(hints.warning(match, context.words))
        else:
            await self._show_hint(context, match, ())

    @action("hintshow")
    async def on_hint_shown(self, context: Context, match: Match, press: Press) -> None:
        """Show the best move, or the best of those that were not shown. After a newer move, begin anew."""
        fresh = match.version != press.version
        await self._show_hint(context, match, () if fresh else hints.marks_in(press.argument))

    async def _show_hint(self, context: Context, match: Match, shown: tuple[str, ...]) -> None:
        hidden, words = self.face.hides_boards(match), context.words
        check(match, context.user, self.face.game, hidden=hidden)
        await fair.turn(fair.HEAVY)
        await context.show_at_work(words("hint-working"))
        hint = await self.sessions.hints.hint(context.request, match.id, self.face.game, shown=shown, hidden=hidden)
        view = self.face.suggested(hint.match, hint.seat, hint.move)
        picture = await self.client.pictures.board(self.face, hint.match, words, view, seat=hint.seat)
        await self.cog.present(context, hint.match, hints.hint_panel(hint, shown, self.face, words, picture), picture)

    @action("hintplay")
    async def on_hint_played(self, context: Context, match: Match, press: Press) -> None:
        """Play the move of a hint whose notation is too long for the button's address."""
        if match.version != press.version:
            raise refusals.stale_board()
        found = moves_marked(match, self.face.game, self.cog.seat_to_move(match, context.user), press.argument)
        if not found:
            raise NotAllowed("error-unknown-button")
        await self.cog.play(context, press.meant, found[0])
