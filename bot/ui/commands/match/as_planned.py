"""A match as if a member were to move, and what its panels say: they plan a turn, or propose one to their channel.

The panels of a turn serve for both. A press there makes no move, but adds one to what the member plans or proposes.
"""

from typing import Protocol, TypeVar

import discord
from discord import ui

from bot.sessions.model import Match
from bot.sessions.planned import Plans
from bot.ui.boards.told_turns import turn_told
from bot.ui.commands.part import Whole
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec, Face
from bot.ui.panels import Layout, Picture, with_first
from bot.ui.words import Words

PartT = TypeVar("PartT")

PLAN = ButtonSpec("plan", "plan-ui-open", seated=True)
PLANNED = ButtonSpec("plan", "plan-ui-yours", seated=True)
WITHDRAW = ButtonSpec("planoff", "plan-ui-withdraw", discord.ButtonStyle.danger)
BEGIN_ANEW = ButtonSpec("draftoff", "council-ui-anew")


class AsPlanned(Match, frozen=True):
    """A match as if a member were to move, after the moves that they have planned.

    Attributes:
        plans: what they have planned.
        real: the match as it is.
        waits: the sentence that says for whom it waits, and what follows if they do not move.
        proposes: whether what they choose is proposed to their channel, in place of being planned.
    """

    plans: Plans = ()
    real: Match | None = None
    waits: str = ""
    proposes: bool = False


class Asking(Whole, Protocol):
    """What the parts need of the cog that put such turns together."""

    def part(self, kind: type[PartT]) -> PartT: ...

    async def present(
        self, context: Context, match: Match, layout: Layout, *pictures: Picture | None, kind: str | None = None
    ) -> None: ...

    async def keep_press(self, context: Context, match: Match) -> None: ...

    async def ask_to_plan(self, context: Context, match: AsPlanned, start: int = 0, said: str = "") -> None: ...


def framed(match: Match, text: str, face: Face, words: Words) -> str:
    """Return the text of a panel that asks for a move. What is planned or proposed so far stands above it."""
    if not isinstance(match, AsPlanned):
        return text
    whole = tuple(one for one in match.plans if one.whole)
    # The text of the game tells what was chosen so far.
    begun = "" if whole == match.plans else words("council-unready" if match.proposes else "plan-unready")
    told = plan_lines(match, whole if text else match.plans, face, words)
    return "\n".join(filter(None, (match.waits, _intro(match, words), *told, begun if text else "", text)))


def as_plan(layout: Layout, match: AsPlanned, words: Words) -> Layout:
    """Return a panel that asks for a step, with a line that says that it is planned or proposed, unless it says so."""
    told = "\n".join(item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay))
    intro = _intro(match, words)
    return layout if intro in told else with_first(layout, intro)


def _intro(match: AsPlanned, words: Words) -> str:
    return words("council-intro" if match.proposes else "plan-intro")


def kind_of(match: Match, kind: str) -> str:
    """Return the kind of a live panel (`Live`). kind: of a panel that is no plan."""
    return "plan" if isinstance(match, AsPlanned) else kind


def plan_buttons(match: Match) -> tuple[ButtonSpec, ...]:
    """Return the buttons of a panel that plans a move, beside its choices; () for a match that is played."""
    if not isinstance(match, AsPlanned) or not match.plans:
        return ()
    return (BEGIN_ANEW,) if match.proposes else (WITHDRAW,)


def plan_lines(match: Match, plans: Plans, face: Face, words: Words) -> list[str]:
    """Return a line for each planned turn, with what it requires."""
    lines, real = [], (match.real or match) if isinstance(match, AsPlanned) else match
    proposes = isinstance(match, AsPlanned) and match.proposes
    for one in plans:
        moves, goes_on = turn_told(real, one.seat, one.moves, face, words)
        if one.whole:
            lines.append(f"**{one.number + 1}.** {moves}")
            kind = "careful" if one.careful else "points" if face.game.by_points else "plain"
            requires, hint = words("plan-requires", points=one.least, kind=kind), face.plan_hint(words)
            lines.append(f"-# {requires} {hint}".rstrip())
            lines += [words("plan-goes-on")] if goes_on else []
        else:
            lines.append(words("council-begun" if proposes else "plan-begun", moves=moves))
    return lines
