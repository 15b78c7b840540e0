"""Gems 3D in a channel: `/gems`. In a race and in the daily, each member has a board that nobody else sees."""

from itertools import pairwise
from typing import Any

from discord import app_commands

from bot.engine.game import Seat
from bot.errors import IllegalMove, NoSession, NotAllowed, NotationError, Unreadable
from bot.games.gems3d.advice import trick_suggestions
from bot.games.gems3d.model import (
    GEM_NAMES,
    Address,
    FormationCleared,
    Mode,
    Shift,
    Trick,
    View,
)
from bot.games.gems3d.notation import cell_name, parse_address, parse_gem
from bot.games.gems3d.rules import check_start
from bot.games.gems3d.view import own_view, with_reach
from bot.sessions.model import Match, Phase
from bot.ui.commands.game_cog import GameCog
from bot.ui.commands.suggestions import suggestions
from bot.ui.entry.buttons import Answers, Meant, Press, action, match_action
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered
from bot.ui.panels import choice, line, panel
from bot.ui.times import table_text
from bot.ui.words import safe_name
from cogs.gems3d.face import (
    BACK,
    YES_CLOSE,
    GemsFace,
    board_buttons,
    board_line,
    example_of,
    gems,
    goals,
    is_hidden,
    letter,
    named,
    own_buttons,
    seat_with_board,
    seen_starts,
    shared_result,
    starts,
    state_of,
    steps_shown,
    tricks,
)

STRETCHES = 10  # bars at most in the course of a match
NO_POINTS, BLOCKS = "·", "▁▂▃▄▅▆▇█"


class Gems(GameCog, group_name="gems", group_description="gems3d-cmd"):
    """The commands and buttons that only Gems 3D has."""

    face = GemsFace()
    new_description = "gems3d-cmd-new"
    not_offered = (Mode.DAILY,)

    @app_commands.command(name="move", description="gems3d-cmd-move")
    @app_commands.describe(start="gems3d-opt-from", goal="gems3d-opt-to")
    @app_commands.rename(start="from", goal="to")
    @app_commands.autocomplete(start=suggestions(starts), goal=suggestions(goals))
    @entered
    async def move(self, context: Context, start: str, goal: str) -> None:
        move = Shift(parse_address(start), parse_address(goal))
        await self.play(context, await self.meant(context, for_a_move=True), move)

    @app_commands.command(name="trick", description="gems3d-cmd-trick")
    @app_commands.describe(cell="gems3d-opt-trick-cell", gem="gems3d-opt-trick-type")
    @app_commands.rename(gem="type")
    @app_commands.autocomplete(cell=suggestions(tricks), gem=suggestions(gems))
    @entered
    async def trick(self, context: Context, cell: str, gem: str | None = None) -> None:
        move = Trick(parse_address(cell), parse_gem(gem) if gem is not None else 0)
        await self.play(context, await self.meant(context, for_a_move=True), move)

    @app_commands.command(name="daily", description="gems3d-cmd-daily")
    @app_commands.describe(move="gems3d-opt-daily-move")
    @entered
    async def daily(self, context: Context, move: str | None = None) -> None:
        guild = context.place.guild
        match = await self.sessions.dailies.open(context.request.sequel, self.face.key, guild, context.request.locale)
        if move is not None:
            await self.play(context, Meant(match), move)
            return
        await self.show_own(context, match)

    @app_commands.command(name="own", description="gems3d-cmd-own")
    @entered
    async def own(self, context: Context) -> None:
        await self.show_own(context, await self._race(context))

    @app_commands.command(name="reach", description="gems3d-cmd-reach")
    @app_commands.describe(cell="gems3d-opt-reach-cell")
    @app_commands.autocomplete(cell=suggestions(seen_starts, "all"))
    @entered
    async def reach(self, context: Context, cell: str) -> None:
        await self._show_reach(context, await self.here(context), cell)

    @action("move", "trick")
    async def on_move(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a move or a trick. When the modal is answered, play the move."""
        match, words, asked = press.match, context.words, press.address.action
        hidden = is_hidden(match)
        if hidden and not await self._is_fresh(context, match, press):
            return
        if press.kind == "m":
            await self.play(context, _meant(press), answers.get(asked, ""))
            return
        if not hidden:
            await self.ready_to_move(context, press)
        seat = seat_with_board(match, context.user) if hidden else match.to_move[0]
        if asked == "move":
            example = words("gems3d-ui-example", example=example_of(match, seat))
            label, hint = words("gems3d-ui-move-field"), words("gems3d-ui-move-hint")
            field = line(asked, label, hint=hint, example=example, longest=40)
            await self.ask(context, press, "gems3d-ui-move-title", field)
        elif found := trick_suggestions(state_of(match), seat):
            options = [(f"{one.name}={letter(one.gem)}", named(one, words)) for one in found]
            field = choice(asked, words("gems3d-ui-trick-field"), options)
            await self.ask(context, press, "gems3d-ui-trick-title", field)
        else:
            await self.play(context, _meant(press), Trick(Address(0)))  # the rules refuse this trick and say why

    @action("reach")
    async def on_reach(self, context: Context, press: Press, answers: Answers) -> None:
        """Ask for a gem. When the modal is answered, show where this gem can go."""
        if press.kind == "m":
            await self._show_reach(context, press.match, answers.get("cell", ""))
            return
        example = context.words("gems3d-ui-example", example="C3")
        field = line("cell", context.words("gems3d-ui-reach-field"), example=example, longest=10)
        await self.ask(context, press, "gems3d-ui-reach-title", field)

    async def _show_reach(self, context: Context, match: Match, cell: str) -> None:
        state = state_of(match)
        hidden = is_hidden(match)
        seat = seat_with_board(match, context.user) if hidden else Seat(0)
        view = with_reach(own_view(state, seat), parse_address(cell))
        assert view.pick is not None  # `with_reach` has set it
        gem, cell = GEM_NAMES[view.cells[view.pick] - 1], cell_name(view.pick, view.size)
        said = context.words("gems3d-ui-reached", gem=gem, cell=cell, count=len(view.reach))
        if hidden:
            await self.show_own(context, match, seen=view, said=said)
        else:
            await self.show_board(context, match, said, view=view)

    async def play(self, context: Context, meant: Meant, move: Any) -> None:
        """Make a move. Raises IllegalMove if the member's board in a race is finished, or if the gem cannot move."""
        match = meant.match
        seat = next((seat.seat for seat in match.seats if seat.user == context.user), None)
        is_to_move = match.phase is Phase.PLAYING and seat in match.to_move
        if match.options.mode is Mode.RACE and match.phase is Phase.PLAYING and seat is not None and not is_to_move:
            raise IllegalMove("gems3d-done")  # the usual refusal would tell the member to wait for their turn
        try:
            await super().play(context, meant, move)
        except NotationError as problem:
            if seat is not None and is_to_move and problem.key == "gems3d-notation-half":
                check_start(state_of(match), seat, parse_address(str(problem.params["cell"])))
            raise

    async def acknowledge(self, context: Context, match: Match, text: str) -> None:
        """Say what happened. If the step was on a hidden board, show this board to the member instead."""
        if is_hidden(match):
            await self.show_own(context, match)
        else:
            await super().acknowledge(context, match, text)

    @match_action("close")
    async def ask_to_close(self, context: Context, match: Match) -> None:
        """Ask the member whether to close their board."""
        seat = seat_with_board(match, context.user)
        text = context.words(f"gems3d-ui-close-sure-{match.options.mode.value}")
        await context.show(panel(text, own_buttons(match, seat, (YES_CLOSE, BACK), context.words)))

    @match_action("shut")
    async def close_board(self, context: Context, match: Match) -> None:
        """Close the member's own board, so that its present score counts."""
        await self.show_own(context, await self.watched(context, self.sessions.seats.resign(context.request, match.id)))

    @action("share")
    async def on_share(self, context: Context, press: Press, _: Answers) -> None:
        """Show the result of a daily to everybody in the channel."""
        match = press.match
        seat, guild = seat_with_board(match, context.user), context.place.guild
        view = own_view(state_of(match), seat)
        await self.sessions.dailies.note_shared(match, context.user, guild)
        try:
            story = await self.sessions.replays.story(match)
            went = went_by([sum_of(entry.events) for entry in story if entry.kind == "move"])
            await context.publish(shared_result(match, view, went, safe_name(match.name_of(seat)), context.words))
        except Exception:
            await self.sessions.dailies.note_unshared(match, context.user, guild)
            raise

    @action("yesterday")
    async def on_yesterday(self, context: Context, _: Press, __: Answers) -> None:
        table = await self.sessions.dailies.table(self.face.key, context.place.guild, self.sessions.dailies.today - 1)
        await context.tell(table_text(table, context.words))

    async def show_own(self, context: Context, match: Match, *, seen: View | None = None, said: str = "") -> None:
        """Show the member's own board. said: a text above it. seen: a view with marked cells; None: without marks."""
        seat = seat_with_board(match, context.user)
        view = own_view(state_of(match), seat) if seen is None else seen
        text = "\n".join(filter(None, (said, board_line(match, view, context.words))))
        buttons = board_buttons(match, seat, view, context.words)
        await self.show_board(context, match, text, *buttons, view=view, seat=seat)

    async def _is_fresh(self, context: Context, match: Match, press: Press) -> bool:
        """Return whether the member's board is open and as the pressed button shows it. If not, show the board."""
        seat = seat_with_board(match, context.user)
        if press.version == steps_shown(match, seat) and seat in match.to_move:
            return True
        await self.show_own(context, match, said=context.words("gems3d-ui-own-older"))
        return False

    async def _race(self, context: Context) -> Match:
        """Return the open race of this channel. Raises NotAllowed if there is no race."""
        try:
            match = await self._table(context)
        except Unreadable:
            raise
        except NoSession as problem:
            raise NotAllowed("gems3d-ui-no-race") from problem
        if match.options.mode is not Mode.RACE:
            raise NotAllowed("gems3d-ui-no-race")
        return match


def _meant(press: Press) -> Meant:
    """Return the match of a press. Below a hidden board, a button has a version of this board (`steps_shown`)."""
    return Meant(press.match) if is_hidden(press.match) else press.meant


def sum_of(events: tuple[object, ...]) -> int:
    """Return the points of a step."""
    return sum(event.points for event in events if isinstance(event, FormationCleared))


def went_by(points: list[int]) -> str:
    """Return the course of a match as bars, or "" if all points are 0. points: the points of each step.

    The steps are divided equally among the bars. A bar shows the points of its steps.
    """
    if not any(points):
        return ""
    count = min(STRETCHES, len(points))
    bounds = [len(points) * part // count for part in range(count + 1)]
    sums = [sum(points[low:high]) for low, high in pairwise(bounds)]
    most = max(sums)
    return "".join(BLOCKS[(part * len(BLOCKS) - 1) // most] if part else NO_POINTS for part in sums)


COG = Gems
