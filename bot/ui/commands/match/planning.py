"""Shows the private panel in which a member plans a turn while others are to move, and keeps what they plan there.

The panels of a turn serve for this, too: they get an `AsPlanned`, a match as if the member were to move. A press there
makes no move then, but adds one to the plan. It is told from a press in the member's own turn by its version: the match
is still as the panel shows it, and the member is not to move.

Where the member's channel plays a seat, the same calls lead to `Deliberating`, which proposes what they choose.
"""

import contextlib
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.errors import IllegalMove, NotAllowed, NotationError
from bot.sessions import refusals
from bot.sessions.change import AnyGame
from bot.sessions.model import Match, Phase
from bot.sessions.planned import MOST_TURNS, PlannedTurn, Plans
from bot.sessions.play.council import proposes
from bot.sessions.play.plans import can_plan, position
from bot.ui.address import Address
from bot.ui.boards import messages
from bot.ui.boards.told_turns import gone_told, played_told
from bot.ui.commands.match.as_planned import PLAN, PLANNED, WITHDRAW, Asking, AsPlanned, plan_lines
from bot.ui.commands.match.deliberating import Deliberating
from bot.ui.commands.part import Part
from bot.ui.entry.actions import Answers, Meant, Press, action, choice_in
from bot.ui.entry.buttons import Option, Select, further, number_in
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, below_pictures, option, panel
from bot.ui.words import Words

ANOTHER = ButtonSpec("planmore", "plan-ui-another")
MOST_LEAST = 12  # lines of the menu that say how many points a turn must make
CAREFUL = "careful"  # the value of the line that allows for nothing


class Planning(Part):
    """The part of a game's cog in which members plan their turns."""

    cog: Asking

    def is_planning(self, context: Context, meant: Meant, move: Any = None) -> bool:
        """Return whether a press on a panel, or a command, is about a plan and not about the match as it is.

        move: the value of the move that was chosen, or its notation; None: no move yet.
        """
        match, asked = meant.match, context.by_command or context.on_panel
        if isinstance(match, AsPlanned):
            return True
        fresh = not meant.version or meant.version == match.version  # 0: a button that works in any version
        if proposes(match, context.user):
            return True
        here = asked and fresh and can_plan(match, self.face.game, context.user)
        return here and not self._is_on_call(match, context.user, move)

    def _is_on_call(self, match: Match, user: int, move: Any) -> bool:
        """Return whether a member may make a move now although others are to move (`Game.on_call`)."""
        game, seat = self.face.game, match.seat_of(user)
        if move is None or seat is None or seat not in game.on_call(match.state):
            return False
        notation = move if isinstance(move, str) else game.notate(move)
        with contextlib.suppress(NotationError):
            return game.parse(notation) in game.legal_moves(match.state, seat)
        return False

    async def specs(self, context: Context, match: Match) -> tuple[ButtonSpec, ...]:
        """Return the button that opens the member's plan, or lets them begin one; () if they cannot plan."""
        if not can_plan(match, self.face.game, context.user):
            return ()
        plans, _ = await self.sessions.planned_turns.of_member(context.request, match.id)
        return (PLANNED if plans else PLAN,)

    async def as_planned(self, context: Context, match: Match) -> AsPlanned | None:
        """Return a match as if the member were to move; None if nothing more can be planned, or the plan is outdated.

        The caller has checked that the member can plan.
        """
        if isinstance(match, AsPlanned):
            return match
        if proposes(match, context.user):
            return await self.cog.part(Deliberating).as_drafted(context, match)
        plans, _ = await self.sessions.planned_turns.of_member(context.request, match.id)
        seat = match.seat_of(context.user)
        assert seat is not None  # they can plan
        try:
            found = position(match, self.face.game, seat, plans)
        except IllegalMove:
            return None
        if found is None:
            return None
        fields = {name: getattr(match, name) for name in Match.__struct_fields__}
        fields |= {"state": found.state, "to_move": (seat,), "clocks": (), "can_undo": None}
        return AsPlanned(**fields, plans=plans, real=match, waits=await self._waits(context, match))

    async def _waits(self, context: Context, match: Match) -> str:
        """Return for whom a match waits, and what follows if they do not move, as a refusal says it."""
        refusal = refusals.not_your_turn(match, context.user)
        said = self.client.door.refusal(context, refusal)
        foretold = await self.client.foretold(context, match.id)
        return f"{said} {foretold}".rstrip()

    async def add(self, context: Context, meant: Meant, moves: Sequence[Any]) -> None:
        """Add moves to what the member plans, and show the plan."""
        if proposes(meant.match, context.user):
            await self.cog.part(Deliberating).add(context, meant, moves)
            return
        match = await self.sessions.planned_turns.add(context.request, meant.match.id, moves, meant.version)
        plans, _ = await self.sessions.planned_turns.of_member(context.request, match.id)
        if plans and plans[-1].whole:
            self.client.presenter.show_plans(match, context.user)
            await self._show_whole(context, match, plans)
        else:
            await self.open(context, match)

    async def with_settled(self, context: Context, match: Match, layout: Layout) -> Layout:
        """Return a panel that also tells which turns of the member's plans were played, and why others were not."""
        if match.solo or match.private or match.phase is not Phase.PLAYING:
            return layout
        settled, words = await self.sessions.planned_turns.settled(context.request, match.id), context.words
        lines = await played_told(self.sessions, match, settled, self.face, words)
        lines += gone_told(match, settled, self.face, words)
        return below_pictures(layout, "\n".join(lines)) if lines else layout

    @action("plan", where="match")
    async def on_plan(self, context: Context, match: Match, answers: Answers) -> None:
        """Show what the member has planned, or ask for the first move of their next turn."""
        await self.open(context, match, further(answers.get("chosen", "")) or 0)

    async def open(self, context: Context, match: Match, start: int = 0, said: str = "") -> None:
        """Show the plan, and ask for the next move of a turn that is not planned to its end.

        start: the first option of a menu. said: as for `panel`. Raises NotAllowed if nothing can be planned.
        """
        if proposes(match, context.user):
            await self.cog.part(Deliberating).open(context, match, start, said)
            return
        if not can_plan(match, self.face.game, context.user):
            raise NotAllowed("plan-error-not-here")
        plans, _ = await self.sessions.planned_turns.of_member(context.request, match.id)
        planned = None if plans and plans[-1].whole else await self.as_planned(context, match)
        if planned is None:
            await self._show_whole(context, match, plans, said)
        else:
            await self.cog.ask_to_plan(context, planned, start, said)

    def opens(self, context: Context, press: Press) -> bool:
        """Return whether a press on a button of the turn opens the plan: on the newest board, in others' turns."""
        match = press.match
        newest = press.version == match.version and match.id not in self.client.presenter.refused
        return newest and may_plan(match, self.face.game, context.user)

    @action("planmove", where="match")
    async def on_move(self, context: Context, press: Press, answers: Answers) -> None:
        """Plan the move that was chosen in the menu, or show its next page."""
        chosen = choice_in(answers)
        start = further(chosen)
        if start is None:
            await self.add(context, press.meant, (chosen,))
        else:
            await self.open(context, press.match, start)

    @action("planmore", where="match")
    async def on_another(self, context: Context, match: Match) -> None:
        """Ask for the first move of the turn after those that are planned."""
        planned = await self.as_planned(context, match) if can_plan(match, self.face.game, context.user) else None
        if planned is None:
            raise NotAllowed("plan-error-full", count=0, most=MOST_TURNS)
        await self.cog.ask_to_plan(context, planned)

    @action("planoff", where="match")
    async def on_withdraw(self, context: Context, match: Match) -> None:
        """Withdraw all that the member has planned."""
        match = await self.sessions.planned_turns.withdraw(context.request, match.id)
        self.client.presenter.show_plans(match, context.user)
        buttons = messages.buttons(match, context.words, PLAN)
        await self.cog.present(context, match, panel(context.words("plan-withdrawn"), buttons), kind="plan")

    @action("planleast", where="match")
    async def on_require(self, context: Context, match: Match, press: Press, answers: Answers) -> None:
        """Change what the planned turn in the address requires."""
        number, chosen = number_in(press.argument), choice_in(answers)
        plans, _ = await self.sessions.planned_turns.of_member(context.request, match.id)
        known = next((one for one in plans if one.number == number), None)
        if known is None:
            raise NotAllowed("plan-error-gone")
        least, careful = (known.least, True) if chosen == CAREFUL else (number_in(chosen), False)
        planned_turns = self.sessions.planned_turns
        match = await planned_turns.require(context.request, match.id, number, least, careful=careful)
        plans, _ = await planned_turns.of_member(context.request, match.id)
        await self._show_whole(context, match, plans)

    async def _show_whole(self, context: Context, match: Match, plans: Plans, said: str = "") -> None:
        """Show what is planned, with what can be changed about it."""
        words, game = context.words, self.face.game
        lines = [await self._waits(context, match), words("plan-intro"), *plan_lines(match, plans, self.face, words)]
        rows: list[list[ui.Item[Any]]] = []
        if plans and plans[-1].whole and game.by_points:
            rows.append([_menu(match, plans[-1], words)])
        more = plans and len(plans) < MOST_TURNS and await self.as_planned(context, match) is not None
        rows.append(messages.buttons(match, words, *((ANOTHER,) if more else ()), WITHDRAW))
        await self.cog.present(context, match, panel("\n".join(lines), *rows, said=said), kind="plan")


def may_plan(match: Match, game: AnyGame, user: int) -> bool:
    """Return whether a member may choose moves that are not played at once: they plan a turn, or propose one."""
    return can_plan(match, game, user) or (match.deliberates and proposes(match, user))


def move_options(match: AsPlanned, face: Face, words: Words) -> list[Option]:
    """Return a line of a menu for each legal move."""
    notations = map(face.game.notate, face.game.legal_moves(match.state, match.to_move[0]))
    return [Option(one, face.move(match, one, words)) for one in notations]


def _menu(match: Match, turn: PlannedTurn, words: Words) -> Select:
    """Return the menu of what a planned turn may require."""
    numbers = dict.fromkeys((*range(turn.least + 3, max(-1, turn.least - MOST_LEAST), -1), 0))
    lines = [
        option(words("plan-option", points=one), str(one), chosen=one == turn.least and not turn.careful)
        for one in numbers
    ]
    lines.append(option(words("plan-option-careful"), CAREFUL, chosen=turn.careful))
    address = Address("s", match.game, "planleast", match.id, match.version, str(turn.number))
    return Select(address, words("plan-ui-require"), lines)
