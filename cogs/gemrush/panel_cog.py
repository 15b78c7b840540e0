"""The part of Gem Rush's cog that shows private panels, and keeps an open panel as new as the match."""

from collections.abc import Callable
from functools import partial
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.table import Table
from bot.errors import IllegalMove, NotAllowed, Over, StaleBoard
from bot.games.gemrush.crisis import Offer, Withdraw
from bot.games.gemrush.view import seen
from bot.games.gemrush.wording import ways_said
from bot.sessions import refusals
from bot.sessions.model import Match, Phase
from bot.sessions.play.alone import is_alone
from bot.sessions.play.plans import can_plan
from bot.ui.boards import messages
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.match.as_planned import PLAN, AsPlanned, framed, kind_of, plan_buttons
from bot.ui.commands.match.daily import Daily
from bot.ui.commands.match.planning import Planning, may_plan
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import further
from bot.ui.entry.context import Context
from bot.ui.panels import LONGEST_TEXT, Layout, Picture, below_pictures, clip, panel, with_said
from bot.ui.words import Words
from cogs.gemrush import daily, hand, panels
from cogs.gemrush.face import is_daily, state_of
from cogs.gemrush.pictured import hand_captions
from cogs.gemrush.shown import Panel, cards_said
from render import gemrush as painter

ASKED_TOO = ("choose-skill", "discard", "effect")  # phases in which the board has no buttons for the choice
OFFERS = (Offer.word(), Withdraw.word())
# The actions of panels that show what a seat can do now.
OF_A_TURN = ("do", "build", "cheapest", "pick", "cards", "site", "ask", "pay", "ways", "undo", "hand", "offer")
_PAINTERS: dict[str, Callable[..., bytes]] = {
    "ways": painter.paint_ways,
    "mine": painter.paint_wide,
    "own": painter.paint_own,
}
END_PATIENCE = 2.0  # seconds that a panel waits for the board that shows the end
SAID_AGAIN = 1_000  # the longest refusal in a panel, in characters


class PanelCog(GameCog):
    """Shows the private panels of Gem Rush."""

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Say what happened. A pressed panel then shows what comes next, or the hand after the turn.

        After a press on the board, a panel appears only if the board has no buttons for the next choice. A panel whose
        press has ended the match links to the board, which shows how it ended.
        """
        seat = match.seat_for(context.user)
        moves_on = seat is not None and seat in match.to_move
        if is_daily(match):
            await self.show_daily(context, match, text)
        elif is_alone(match) and (match.over or state_of(match).phase not in ASKED_TOO):
            await super().acknowledge(context, match, text)
        elif match.over and context.on_panel:
            link = await self.link_to_board(match, END_PATIENCE)
            await context.done(f"{text}\n{context.words('ui-over-here', link=link)}" if link else text)
        elif seat is None or match.over or match.phase is not Phase.PLAYING:
            await super().acknowledge(context, match, text)
        elif context.on_panel and match.entry.kind == "move" and match.entry.notation.split()[0] in OFFERS:
            await self.show_panel(context, match, seat, panels.offers(match, seat, context.words), text)
        elif context.on_panel or (moves_on and state_of(match).phase in self._asked(context)):
            await self.show_panel(context, match, seat, await self.newest(context, match, seat), text)
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
        if isinstance(context.refusal, IllegalMove | NotAllowed) and may_plan(match, self.face.game, context.user):
            await self.part(Planning).open(context, match, said=clip(said, SAID_AGAIN))
            return True
        said = context.words("gemrush-ui-behind") if behind else clip(said, SAID_AGAIN)
        offers = press.argument.startswith("offer")
        if offers and seat not in match.to_move:
            shown = panels.offers(match, seat, context.words)
        else:
            shown = await self.newest(context, match, seat)
        await self.show_panel(context, match, seat, shown, said)
        return True

    async def newest(self, context: Context, match: Match, seat: Seat) -> Panel:
        """Return what a seat can do now: the choice that must be made, else the hand with the possible moves."""
        if seat in match.to_move and state_of(match).phase != "move":
            return panels.ask(match, seat, context.words)
        return await self.hand_of(context, match, seat)

    async def hand_of(self, context: Context, match: Match, seat: Seat) -> Panel:
        """Return the cards of the member's seat, and what the seat can do with them now."""
        best_first = await self.best_first(context, match)
        if is_daily(match):
            return daily.board(match, seat, context.words, best_first=best_first)
        found = hand.hand(match, seat, context.words, best_first=best_first)
        if not can_plan(match, self.face.game, context.user):
            return found
        return replace(found, rows=[*found.rows, messages.buttons(match, context.words, PLAN)])

    async def show_choice(
        self, context: Context, match: Match, seat: Seat, name: str, start: int = 0, *, said: str = ""
    ) -> None:
        """Show a question, with a menu from the option `start` on. said: as for `show_panel`."""
        words = context.words
        if name == "pay":
            best_first = await self.best_first(context, match)
            shown = hand.pay(match, seat, words, start, best_first=best_first)
        else:
            shown = (hand.ways if name == "ways" else panels.ask)(match, seat, words, start)
        await self.show_panel(context, match, seat, shown, said)

    async def show_panel(self, context: Context, match: Match, seat: Seat, shown: Panel, said: str = "") -> None:
        """Show a panel. said: a sentence to show in it, too (`with_said`)."""
        if is_daily(match):
            shown = daily.framed(shown, match, seat, context.words)
        planned = messages.buttons(match, context.words, *plan_buttons(match))
        shown = replace(shown, text=framed(match, shown.text, self.face, context.words), rows=[*shown.rows, planned])
        picture = await self._picture(context, match, seat, shown)
        await self.present(context, match, _layout(shown, picture, said), picture, kind=kind_of(match, "turn"))

    async def ask_to_plan(self, context: Context, match: AsPlanned, start: int = 0, said: str = "") -> None:
        seat = match.to_move[0]
        await self.show_panel(context, match, seat, await self.newest(context, match, seat), said)

    async def show_daily(self, context: Context, match: Match, said: str = "") -> None:
        """Show a member their daily: what can be done now or, once it is over, what follows. Raises NotSeated.

        said: what the last press has led to.
        """
        seat = next((one.seat for one in match.seats if one.user == context.user), None)
        if seat is None:
            raise refusals.not_seated(match, context.user)
        if not match.over:
            await self.show_panel(context, match, seat, await self.newest(context, match, seat), said)
            return
        played = await self.part(Daily).played(context, match)
        if played is None:  # it was broken off
            raise refusals.over()
        story = await self.sessions.replays.story(match)
        picture = await self.client.pictures.board(self.face, match, context.words, story=story)
        shown = daily.ended(match, context.words, played)
        await self.present(context, match, _layout(shown, picture, said), picture)

    @action("held")
    async def show_held(self, context: Context, match: Match) -> None:
        """Show the member's cards with the doors that they pay for, and what skills and special gems do."""
        seat = self.seat_in(match, context.user)
        await self.show_panel(context, match, seat, hand.held(match, seat, context.words))

    @action("skills")
    async def show_skills(self, context: Context, match: Match) -> None:
        """Show the skills of all players."""
        await self.present(context, match, panel(panels.skills(match, context.words)))

    @action("wide")
    async def show_mine(self, context: Context, match: Match, chosen: str = "", start: int = 0) -> None:
        """Show the mine (the map of all rooms), with a menu of parts if it is long. The mover sees the payable doors.

        chosen: a cell of the part to show; "" for the whole mine.
        start: the index of the first option that the menu shows.
        """
        words = context.words
        seat = self.seat_in(match, context.user) if is_daily(match) else match.seat_for(context.user)
        view = seen(state_of(match), seat)
        parts = painter.parts(view)
        part = panels.part_at(parts, chosen)
        paint = painter.paint_wide if part is None else partial(painter.paint_part, part=part)
        picture = await self.client.pictures.scene(
            self.face, match, words, partial(self.face.scene, match, words, view=view), paint=paint, name="mine"
        )
        rows = [panels.parts_menu(match, view, parts, words, start)] if parts else []
        rows += _back(match, words)
        layout = panel(messages.title(match, self.face, words), *rows, picture=picture)
        await self.present(context, match, layout, picture)

    @action("stretch")
    async def on_stretch(self, context: Context, match: Match, answers: Answers) -> None:
        """Show a part of a long mine, or the next page of the menu of parts."""
        chosen = answers.get("chosen", "")
        start = further(chosen)
        await self.show_mine(context, match, chosen if start is None else "", start or 0)

    async def renew_own(self, context: Context, match: Match, kind: str) -> None:
        """Show what the seat can do now, as a press on a panel that is behind does."""
        if is_daily(match):
            await self.show_daily(context, match)
            return
        seat = self.seat_in(match, context.user)
        await self.show_panel(context, match, seat, await self.newest(context, match, seat))

    async def _picture(self, context: Context, match: Match, seat: Seat, shown: Panel) -> Picture | None:
        words, beside = context.words, self.client.pictures.beside
        if shown.cards:
            said = cards_said(shown.cards, words)
            return await beside(painter.paint_cards, *shown.cards, name="cards", alt=said, words=words, about=match.id)
        if not shown.shows:
            return None
        view, table = self.face.scene(match, words, seat)
        if shown.ways:
            said = "\n".join(map(words.phrase, ways_said(shown.ways)))
            ways = (view, table, shown.ways)
            return await beside(painter.paint_ways, *ways, name="ways", alt=said, words=words, about=match.id)
        account = state_of(match).seats[seat]
        with_hand = Table(table.seats, (*table.captions, *hand_captions(account, words)))
        if shown.shows in ("ways", "mine", "own"):
            said, paint = self.face.alt(match, view, words), _PAINTERS[shown.shows]
            table = with_hand if shown.shows == "own" else table
            return await beside(paint, view, table, name=shown.shows, alt=said, words=words, about=match.id)
        said = hand.hand_said(match, seat, words)
        subjects = (painter.paint_hand, view, with_hand, await self.best_first(context, match))
        return await beside(*subjects, name="hand", alt=said, words=words, about=match.id)


def _layout(shown: Panel, picture: Picture | None, said: str) -> Layout:
    """Return the message of a panel. said: a sentence to show in it, too (`with_said`)."""
    if picture is None:
        return panel(clip("\n".join(filter(None, (shown.text, shown.below))), LONGEST_TEXT), *shown.rows, said=said)
    layout = panel(clip(shown.text, LONGEST_TEXT), *shown.rows, picture=picture)
    layout = below_pictures(layout, shown.below) if shown.below else layout
    return with_said(layout, said) if said else layout


def _back(match: Match, words: Words) -> list[list[ui.Item[Any]]]:
    """Return a row with the button that leads back to the board of a daily; [] in any other match."""
    return [messages.buttons(match, words, messages.BACK)] if is_daily(match) else []
