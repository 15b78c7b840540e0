"""A member's own board in a race and in the daily: a private panel, edited by its own buttons.

Its buttons carry how many steps had made the board that was shown: what others do meanwhile leaves them good.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.game import Seat
from bot.errors import NotAllowed
from bot.games.gems3d.model import Mode, View
from bot.games.gems3d.rules import board_of, steps_of
from bot.games.gems3d.wording import last_step
from bot.sessions.model import Match
from bot.sessions.play.dailies import day_of
from bot.sessions.refusals import not_seated
from bot.ui.address import Address
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.face import ButtonSpec
from bot.ui.panels import Layout, Picture, panel
from bot.ui.times import date_of, moment
from bot.ui.words import Words
from cogs.gems3d.face import OWN, REACH, is_hidden, moves_on, state_of

CLOSE = ButtonSpec("close", "gems3d-ui-close", discord.ButtonStyle.secondary)
YES_CLOSE = ButtonSpec("shut", "gems3d-ui-close-yes", discord.ButtonStyle.danger)
BACK = ButtonSpec("own", "ui-no")
SHARE = ButtonSpec("share", "gems3d-ui-share", discord.ButtonStyle.primary)
YESTERDAY = ButtonSpec("yesterday", "gems3d-ui-yesterday")


def seat_of(match: Match, user: int) -> Seat:
    """Return the seat whose board a member may see, also after they have closed it.

    Raises NotSeated, SessionError; NotAllowed where nobody has a board of their own: somebody made the press up.
    """
    state_of(match)
    if not is_hidden(match):
        raise NotAllowed("error-unknown-button")
    seat = next((seat.seat for seat in match.seats if seat.user == user), None)
    if seat is None:
        raise not_seated(match, user)
    return seat


def steps_shown(match: Match, seat: Seat) -> int:
    """Return what the buttons below a board carry as their version; never 0, which stands for none.

    Counted from where the match's versions begin: so it is never that of a board from before a backup was restored.
    """
    return match.era_start + steps_of(board_of(state_of(match), seat)) + 1


def board_panel(match: Match, seat: Seat, view: View, said: str, picture: Picture, words: Words) -> Layout:
    """Return the panel of a seat's own board. said: what there is to say beside how it stands."""
    text = "\n".join(filter(None, (said, _told(match, view, words))))
    rows = [_buttons(match, seat, row, words) for row in _rows(match, view)]
    return panel(text, *rows, picture=picture)


async def ask_to_close(context: Context, match: Match) -> None:
    """Ask whether the board is really to be closed."""
    seat = seat_of(match, context.user)
    key = f"gems3d-ui-close-sure-{match.options.mode.value}"
    await context.show(panel(context.words(key), _buttons(match, seat, (YES_CLOSE, BACK), context.words)))


def shared(match: Match, view: View, line: str, name: str, words: Words) -> Layout:
    """Return a result as everybody may read it: nothing of the board. name: escaped."""
    text = words(
        "gems3d-ui-shared", name=name, date=date_of(day_of(match)), score=view.score, turns=view.turns, line=line
    )
    # where nothing was scored there are no bars
    return Layout(ui.TextDisplay("\n".join(part for part in text.splitlines() if part.strip())))


def _told(match: Match, view: View, words: Words) -> str:
    mode = match.options.mode.value
    closes = match.terms.closes or 0
    date = date_of(day_of(match)) if match.options.mode is Mode.DAILY else ""
    lines = [words(f"gems3d-ui-board-{mode}", date=date, score=view.score, turns=view.turns)]
    step = " ".join(words.phrase(phrase, match) for phrase in last_step(view)) if view.pick is None else ""
    lines.append(step)
    if view.over is None:
        lines.append(words(f"gems3d-ui-goes-{mode}", left=moment(closes, "R")))
    elif not match.over or match.options.mode is Mode.DAILY:
        lines.append(words(f"gems3d-ui-done-{mode}", left=moment(closes, "R")))
    else:
        lines.append(words("gems3d-ui-race-over"))
    return "\n".join(filter(None, lines))


def _rows(match: Match, view: View) -> tuple[tuple[ButtonSpec, ...], ...]:
    daily = (YESTERDAY,) if match.options.mode is Mode.DAILY else ()
    if view.over is not None:
        return ((*((SHARE,) if daily else ()), *daily),)
    return (*moves_on(view), REACH, *((OWN,) if view.pick is not None else ())), (CLOSE, *daily)


def _buttons(match: Match, seat: Seat, row: Sequence[ButtonSpec], words: Words) -> list[ui.Item[Any]]:
    steps = steps_shown(match, seat)
    return [
        Button(
            Address("b", match.game, spec.action, match.id, steps if spec.versioned else 0),
            words(spec.label),
            spec.style,
        )
        for spec in row
    ]
