"""The parts of the private panel that asks for the next step of a turn."""

from typing import NamedTuple

from msgspec.structs import replace

from bot.games.gembatan.model import View
from bot.games.gembatan.plays import is_drafting
from bot.games.gembatan.view import without_worth
from bot.sessions.model import Match
from bot.ui.commands.match.as_planned import AsPlanned
from bot.ui.entry.buttons import Option
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec
from bot.ui.words import Words
from cogs.gembatan import menus, paging, told
from cogs.gembatan.face import ALL_STEPS, BEST_STEPS, TRADE, endings, is_daily, state_of
from cogs.gembatan.paging import Choice


class Asked(NamedTuple):
    """The choices of a panel.

    Attributes:
        view: the view whose picture has the numbers of the choices.
        found: the choices.
        options: the buttons of the choices, perhaps with one that leads to further choices.
        step: the action of these buttons.
        others: the buttons that lead to other choices.
        whole: whether the choices are the best whole plays.
    """

    view: View
    found: list[Choice]
    options: list[Option]
    step: str
    others: tuple[ButtonSpec, ...]
    whole: bool


def best_plays(match: Match, words: Words, lesson: View | None) -> Asked:
    """Return the best whole plays. lesson: as for `menus.best_steps`."""
    view, found, more = menus.best_steps(state_of(match), words, lesson)
    others = (ALL_STEPS,) if more and not match.teaches else ()
    return Asked(view, found, [one.option for one in found], "choose", others, whole=True)


def tiles_and_gems(match: Match, words: Words, start: int, *, best_first: bool, every: bool) -> Asked:
    """Return the tiles and gems of the seat to move, from `start` on.

    every: whether they come in place of the best whole plays, to which a button then leads back.
    """
    tells = match.tells_worth
    view, found = menus.next_steps(state_of(match), words, best_first=best_first, tells=tells)
    view, shown, options = paging.page(view if tells else without_worth(view), found, start, words, every=not tells)
    step, others = (ALL_STEPS.action, (BEST_STEPS,) if best_first else ()) if every else ("choose", ())
    return Asked(view, shown, options, step, others, whole=False)


def text(match: Match, context: Context, asked: Asked, trade: str, *, best_first: bool) -> str:
    """Return what the panel says: the question, what a choice brings, and `trade`, why a trade is better."""
    state, words = state_of(match), context.words
    why = menus.reasons(asked.found, words, best_first=best_first)
    fourth = told.fourth(state, words) if asked.options else ""
    return told.lines(_question(match, context, asked, best_first=best_first), fourth, why, trade)


def _question(match: Match, context: Context, asked: Asked, *, best_first: bool) -> str:
    """Return what the turn scores so far, or the question for its first step. In a lesson, its task asks instead."""
    view, words, lesson = asked.view, context.words, match.teaches
    assert view.pick is not None  # `menus` has set it
    frames = f" {words('gembatan-ui-frames')}" if view.pick.open else ""
    then = menus.prepares(asked.found) if best_first and not lesson and asked.found else 0
    if is_drafting(state_of(match)):
        question = told.so_far(match, context, then)
    elif not asked.options:
        question = words("gembatan-ui-nothing-fits")
    elif lesson or isinstance(match, AsPlanned):
        question = ""
    else:
        sockets = 0 if asked.whole else len(view.pick.numbered(view.pick.targets))
        if is_daily(match):
            return words("gembatan-ui-daily-step", sockets=sockets) + frames
        question = words("gembatan-ui-first-step", sockets=sockets, order=told.order(best_first), then=then)
    return (question + frames).strip()


def other_moves(match: Match, asked: Asked, undo: ButtonSpec, *, better_trade: bool) -> list[ButtonSpec]:
    """Return the buttons below the choices: to other choices, those that end the turn, and Undo."""
    ends = [replace(one, style=paging.GREEN) if better_trade and one == TRADE else one for one in endings(match)]
    return [*asked.others, *ends, *((undo,) if match.can_undo is not None else ())]
