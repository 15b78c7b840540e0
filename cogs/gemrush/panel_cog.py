"""The part of Gem Rush's cog that shows private panels, and keeps an open panel as new as the match."""

from collections.abc import Callable

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.errors import Over, StaleBoard
from bot.games.gemrush.crisis import Offer, Withdraw
from bot.games.gemrush.wording import way_said
from bot.sessions.model import Match, Phase
from bot.ui.commands.game_cog import GameCog
from bot.ui.entry.buttons import Press
from bot.ui.entry.context import Context
from bot.ui.panels import LONGEST_TEXT, Picture, clip, panel
from bot.ui.words import Words
from cogs.gemrush import hand, panels
from cogs.gemrush.face import state_of
from cogs.gemrush.shown import Panel, cards_said
from render import gemrush as painter

ASKED_TOO = ("choose-skill", "discard", "effect")  # phases in which the board has no buttons for the choice
OFFERS = (Offer.word(), Withdraw.word())
# The actions of panels that show what a seat can do now.
OF_A_TURN = ("do", "build", "cheapest", "pick", "cards", "site", "ask", "pay", "ways", "undo", "hand", "offer")
_PAINTERS: dict[str, Callable[..., bytes]] = {"ways": painter.paint_ways, "mine": painter.paint_wide}
SAID_AGAIN = 1_000  # the longest refusal in a panel, in characters


class PanelCog(GameCog):
    """Shows the private panels of Gem Rush."""

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Say what happened. A pressed panel then shows what comes next, or the hand after the turn.

        After a press on the board, a panel appears only if the board has no buttons for the next choice.
        """
        seat = match.seat_for(context.user)
        moves_on = seat is not None and seat in match.to_move
        if seat is None or match.over or match.phase is not Phase.PLAYING:
            await super().acknowledge(context, match, text)
        elif context.on_panel and match.entry.kind == "move" and match.entry.notation.split()[0] in OFFERS:
            await self.show_panel(context, match, seat, panels.offers(match, seat, context.words), text)
        elif context.on_panel or (moves_on and state_of(match).phase in self._asked(context)):
            await self.show_panel(context, match, seat, newest(match, seat, context.words), text)
        else:
            await super().acknowledge(context, match, text)

    def _asked(self, context: Context) -> tuple[str, ...]:
        """Return the phases for which a panel appears after this interaction."""
        return (*ASKED_TOO, "place", "burn", "chaos") if context.by_command else ASKED_TOO

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show a pressed panel as the match is now, with a sentence. If it was behind, the sentence says only that."""
        match = press.found
        if press.address.action not in OF_A_TURN or not isinstance(match, Match) or match.phase is not Phase.PLAYING:
            return await super().panel_again(context, press, said)
        seat = match.seat_for(context.user)
        if seat is None or isinstance(context.refusal, Over):
            return await super().panel_again(context, press, said)
        behind = isinstance(context.refusal, StaleBoard)
        said = context.words("gemrush-ui-behind") if behind else clip(said, SAID_AGAIN)
        offers = press.argument.startswith("offer")
        shown = panels.offers if offers and seat not in match.to_move else newest
        await self.show_panel(context, match, seat, shown(match, seat, context.words), said)
        return True

    async def show_choice(
        self, context: Context, match: Match, seat: Seat, name: str, start: int = 0, *, said: str = ""
    ) -> None:
        """Show a question, with a menu from the option `start` on. said: as for `show_panel`."""
        asks = {"pay": hand.pay, "ways": hand.ways}.get(name, panels.ask)
        await self.show_panel(context, match, seat, asks(match, seat, context.words, start), said)

    async def show_panel(self, context: Context, match: Match, seat: Seat, shown: Panel, said: str = "") -> None:
        """Show a panel. said: a sentence to show in it, too (`with_said`)."""
        picture = await self._picture(context, match, seat, shown)
        layout = panel(clip(shown.text, LONGEST_TEXT), *shown.rows, picture=picture, said=said)
        await context.show(layout, picture, live=self.live(context, match, "turn"))

    async def renew(self, context: Context, match: Match, kind: str) -> None:
        """Show what the seat can do now, as a press on a panel that is behind does."""
        seat = self.seat_in(match, context.user)
        await self.show_panel(context, match, seat, newest(match, seat, context.words))

    async def _picture(self, context: Context, match: Match, seat: Seat, shown: Panel) -> Picture | None:
        words, beside = context.words, self.client.pictures.beside
        if shown.cards:
            said = cards_said(shown.cards, words)
            return await beside(painter.paint_cards, *shown.cards, name="cards", alt=said, words=words, about=match.id)
        if not shown.shows:
            return None
        view, table = self.face.scene(match, words, seat)
        if shown.ways:
            said = " ".join(words.phrase(way_said(one)) for one in shown.ways)
            ways = (view, table, shown.ways)
            return await beside(painter.paint_ways, *ways, name="ways", alt=said, words=words, about=match.id)
        if shown.shows in ("ways", "mine"):
            said, paint = self.face.alt(match, view, words), _PAINTERS[shown.shows]
            return await beside(paint, view, table, name=shown.shows, alt=said, words=words, about=match.id)
        account = state_of(match).seats[seat]
        table = Table(table.seats, (*table.captions, *hand.hand_captions(account, words)))
        said = hand.hand_said(match, seat, words)
        return await beside(painter.paint_hand, view, table, name="hand", alt=said, words=words, about=match.id)


def newest(match: Match, seat: Seat, words: Words) -> Panel:
    """Return what a seat can do now: the choice that must be made, else the hand with the moves that are possible."""
    if seat in match.to_move and state_of(match).phase != "move":
        return panels.ask(match, seat, words)
    return hand.hand(match, seat, words)
