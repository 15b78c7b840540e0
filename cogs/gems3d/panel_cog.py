"""The part of Gems 3D's cog that shows the private panels: the member's board, and what to choose on it."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.game import Seat
from bot.games.gems3d.model import Mode, View
from bot.games.gems3d.notation import cell_name, gem_name, parse_address
from bot.games.gems3d.view import own_view, with_reach
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.decisions import race_line
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.match.as_planned import AsPlanned, framed, kind_of, plan_buttons
from bot.ui.commands.match.daily import Daily
from bot.ui.entry.actions import Press
from bot.ui.entry.buttons import Option, option_buttons
from bot.ui.entry.context import Context
from bot.ui.face import Row
from cogs.gems3d.face import (
    NO_TRICK,
    OTHER,
    GemsFace,
    board_of_user,
    is_hidden,
    on_board,
    seat_with_board,
    state_of,
    typing,
)
from cogs.gems3d.menus import Offer, gem_offer, goal_offer
from cogs.gems3d.own_board import asked_in_turn, board_buttons, board_line, board_news


class PanelCog(GameCog):
    """Shows the private panels of Gems 3D."""

    face: ClassVar[GemsFace]

    async def show_moves(
        self, context: Context, match: Match, said: str = "", *, page: int = 0, group: str = "", typed: str = ""
    ) -> None:
        """Show a member the board, and ask for a gem. Raises NotSeated, NotYourTurn, Over.

        said: what the last press has led to.
        page: the first option of the menu of rows.
        group: the gems to show, as for `gem_offer`.
        typed: what the member has typed wrongly.
        """
        state, words, seat = state_of(match), context.words, self.board_seat(match, context.user)
        best_first = await self.best_first(context, match)
        offer = gem_offer(state, seat, group, words, best_first=best_first, plain=is_plain(match))
        view = own_view(state, seat)
        view = replace(view, tells_trick=best_first)
        if is_hidden(match):
            played = await self.part(Daily).played(context, match)
            ends = "" if view.over is None else await race_line(self.sessions, match, words)
            said = said or " ".join(filter(None, (board_news(match, view, words, played), ends)))
            row = board_buttons(match, view, typed, played)
        else:
            row = (*typing(view, typed), *((self.face.undo,) if match.can_undo == seat else ()))
        asked = asked_in_turn(self.face, match, view, offer.asked, words) if is_hidden(match) else offer.asked
        said = "\n".join(filter(None, (said, asked)))
        await self._show_offer(context, match, seat, view, offer, row, said, page=page)

    async def show_goals(
        self,
        context: Context,
        match: Match,
        start: str,
        said: str = "",
        *,
        page: int = 0,
        group: str = "",
        typed: str = "",
    ) -> None:
        """Show a member the board, and ask for the goal of the gem on `start`. Raises the errors of `show_moves`.

        The other parameters are those of `show_moves`.
        """
        state, words, seat = state_of(match), context.words, self.board_seat(match, context.user)
        view = with_reach(own_view(state, seat), parse_address(start))
        best_first, tells = await self.best_first(context, match), match.tells_worth
        view = view if tells else replace(view, gains=())
        plain = is_plain(match)
        offer = goal_offer(state, seat, start, group, words, best_first=best_first, plain=plain, tells=tells)
        row = () if view.over is not None else (OTHER, *typing(view, typed, start))
        said = said or asked_in_turn(self.face, match, view, offer.asked or reached(view, context), words)
        await self._show_offer(context, match, seat, view, offer, row, said, start, page)

    async def _show_offer(
        self,
        context: Context,
        match: Match,
        seat: Seat,
        view: View,
        offer: Offer,
        row: Row,
        said: str,
        start: str = "",
        page: int = 0,
    ) -> None:
        words, hidden, here = context.words, is_hidden(match), on_board(match, seat)
        step = "goal" if start else "gem"
        hint, options = f"gems3d-ui-choose-{step}", offer.numbered or offer.rows
        rows = messages.option_rows(here, words, step, hint, options, argument=start, start=page)
        address = Address("b", match.game, step, match.id, here.version, start)
        buttons = [*option_buttons(address, [offer.turn] if offer.turn else []), *messages.buttons(here, words, *row)]
        text = board_line(self.face, match, view, words) if hidden else framed(match, "", self.face, words)
        buttons += messages.buttons(here, words, *plan_buttons(match))
        view, own = replace(view, numbers=offer.cells, best=offer.best), seat if hidden else None
        kind = kind_of(match, "moves")
        await self.show_board(context, match, text, *rows, buttons, view=view, seat=own, said=said, kind=kind)

    async def show_tricks(
        self, context: Context, match: Match, seat: Seat, found: Sequence[Option], start: int, best_first: bool
    ) -> None:
        """Ask for one of more tricks than a form can hold. start: the first option of the menu."""
        words, here = context.words, on_board(match, seat)
        view = replace(own_view(state_of(match), seat), tells_trick=best_first)
        row = messages.menu_row(here, words, "trick", "gems3d-ui-trick-field", found, start=start)
        back = messages.buttons(here, words, *((NO_TRICK,) if 0 in view.cells else ()))
        own = seat if is_hidden(match) else None
        text = board_line(self.face, match, view, words) if own is not None else ""
        await self.show_board(context, match, text, row, back, view=view, seat=own, kind="moves")

    async def renew_own(self, context: Context, match: Match, kind: str) -> None:
        """Ask for a gem again. Raises NotYourTurn."""
        await self.show_moves(context, match)

    async def ask_to_plan(self, context: Context, match: AsPlanned, start: int = 0, said: str = "") -> None:
        await self.show_moves(context, match, said)

    def version_for(self, match: Match, user: int) -> int:
        """Return the number of steps on a hidden board of the member, else the match's version."""
        seat = board_of_user(match, user)
        return match.version if seat is None else on_board(match, seat).version

    def board_seat(self, match: Match, user: int) -> Seat:
        """Return the seat whose board a member sees in the panel. Raises NotSeated, NotYourTurn, Over."""
        return seat_with_board(match, user) if is_hidden(match) else self.seat_to_move(match, user)

    async def is_fresh(self, context: Context, press: Press) -> bool:
        """Return whether the board is in play and as the pressed panel shows it. If not, show the newest board."""
        match = await self.seen(context, press.meant)
        seat = self.board_seat(match, context.user)
        if press.version == on_board(match, seat).version and seat in match.to_move:
            return True
        await self.show_moves(context, match, context.words("gems3d-ui-older"))
        return False


def is_plain(match: Match) -> bool:
    """Return whether some choices have numbers at once, by what everybody sees: in a daily, whose presses are many."""
    mode: Mode = match.options.mode
    return mode is Mode.DAILY


def reached(view: View, context: Context) -> str:
    """Return how many cells the chosen gem can reach, in words."""
    assert view.pick is not None
    gem, cell = gem_name(view.cells[view.pick]), cell_name(view.pick, view.size)
    return context.words("gems3d-ui-reached", gem=gem, cell=cell, count=len(view.reach))
