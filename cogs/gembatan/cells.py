"""The panels that show what fits on a cell. They play nothing unless the member is to move."""

from typing import Any

from discord import ui

from bot.games.gembatan.notation import cell_name, parse_cell
from bot.games.gembatan.view import with_cell, with_cells
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.ui.boards import messages
from bot.ui.commands.match.cog import MatchPart
from bot.ui.entry.actions import Answers, Press, action
from bot.ui.entry.buttons import further
from bot.ui.entry.context import Context
from cogs.gembatan import menus, paging, told
from cogs.gembatan.face import OTHER_CELL, state_of

ANY_TILE = "-"  # takes the place of a tile in a menu's address


class Cells(MatchPart):
    """The part of Gembatan's cog that asks for a cell, and shows the ways to lay tiles there."""

    @action("here")
    async def on_here(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a cell by numbers in the picture. When one is chosen, show what fits there."""
        match, cell = press.match, answers.get("chosen", "")
        start = further(cell)
        if cell and start is None:
            await self.show(context, match, cell)
            return
        await self.ask(context, match, start or 0)

    async def ask(self, context: Context, match: Match, start: int = 0) -> None:
        """Ask for a cell. start: the first option of the menu."""
        state, words, seat = state_of(match), context.words, seat_asked_about(match, context)
        best_first = await self.cog.best_first(context, match)
        view = with_cells(state, seat, best_first=best_first)
        found = menus.cells(state, seat, None, view, words, tells=match.tells_worth)
        view, found, options = paging.page(view, found, start, words)
        whose, order = told.whose(match, seat, context), told.order(best_first)
        text = words("gembatan-ui-here-where", **whose, count=len(found), order=order)
        text = told.lines(text, menus.reasons(found, words, best_first=best_first))
        rows = messages.option_rows(match, words, "here", "gembatan-ui-choose-cell", options)
        await self.cog.show_board(context, match, text, *rows, view=view, kind="here")

    async def show(self, context: Context, match: Match, cell: str, start: int = 0, *, typed: bool = False) -> None:
        """Show the ways to lay tiles of a hand on a cell. A watcher sees the hand of the seat to move.

        typed: whether the member has typed the name of the cell, so that the text names it.
        """
        state, seat = state_of(match), seat_asked_about(match, context)
        best_first = await self.cog.best_first(context, match)
        view = with_cell(state, seat, parse_cell(cell), best_first=best_first)
        assert view.pick is not None  # `with_cell` has set it
        assert view.pick.cell is not None
        words, called = context.words, cell_name(view.pick.cell)
        tells = match.tells_worth
        found = menus.ways(state, seat, view.pick.cell, None, words, best_first=best_first, tells=tells)
        shown = called if typed else "marked"
        whose, order = told.whose(match, seat, context), told.order(best_first)
        said = [words("gembatan-ui-fits", **whose, cell=shown, count=len(found), order=order)]
        rows: list[list[ui.Item[Any]]] = []
        if match.seat_of(context.user) in match.to_move:
            view, found, options = paging.page(view, found, start, words)
            hint, argument = "gembatan-ui-choose-way", f"{ANY_TILE} {called}"
            rows = messages.option_rows(match, words, "way", hint, options, argument=argument)
            if found:
                said[0] += " " + words("gembatan-ui-press-plays")
            said.append(menus.reasons(found, words, best_first=best_first))
        else:
            said.extend(menus.way_lines(found, words, best_first=best_first))
        buttons = messages.buttons(match, words, OTHER_CELL)
        await self.cog.show_board(context, match, told.lines(*said), *rows, buttons, view=view, kind=f"cell {called}")


def seat_asked_about(match: Match, context: Context) -> Any:
    """Return the member's seat. For a watcher, return the seat to move, because everybody may see all hands."""
    seat = match.seat_for(context.user)
    if match.over:
        raise refusals.over()
    state = state_of(match)
    return state.turn if seat is None else seat
