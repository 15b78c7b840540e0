"""A member's own board in a race or a daily: what its panel says, and the buttons below it."""

from msgspec.structs import replace

from bot.games.gems3d.heard import last_step
from bot.games.gems3d.model import Mode, View
from bot.sessions.model import Match
from bot.sessions.play.dailies import day_of
from bot.ui.face import Row
from bot.ui.times import date_of, moment
from bot.ui.words import Words
from cogs.gems3d.face import CLOSE, SHARE, YESTERDAY, GemsFace, others, state_of, types_line, typing


def board_line(face: GemsFace, match: Match, view: View, words: Words) -> str:
    """Return the title of a seat's own board, and in a race how far the others are.

    Before the first move it also says who sees the board, and which types of gems are in play.
    """
    mode, closes = match.options.mode, match.terms.closes or 0
    date = date_of(day_of(match), words) if mode is Mode.DAILY else ""
    most = match.options.turns
    lines = [words(f"gems3d-ui-board-{mode.value}", date=date, score=view.score, turns=view.turns, most=most)]
    if told := others(face, match, view, words):
        lines.append(f"-# {' · '.join(told)}")
    begun = view.turns or view.trace.tricked is not None or view.pick is not None or view.over is not None
    if not begun:
        lines += [words(f"gems3d-ui-goes-{mode.value}", left=moment(closes, "R")), types_line(state_of(match), words)]
    return "\n".join(lines)


def board_news(match: Match, view: View, words: Words, shared: bool) -> str:
    """Return what is new on a seat's own board: the last step, or what follows when the board has ended.

    shared: whether this server has seen the result of the daily.
    """
    mode, closes = match.options.mode, match.terms.closes or 0
    if view.over is None:
        # The picture and its alt text show the gem's way and where gems fell.
        told = last_step(replace(view, trace=replace(view.trace, path=b"", dropped=b"")))
        return " ".join(words.phrase(phrase, match) for phrase in told)
    if mode is Mode.RACE:
        return words("gems3d-ui-race-over" if match.over else "gems3d-ui-done-race")
    done = words("gems3d-ui-done-daily", left=moment(closes, "R"))
    return done if shared else "\n".join((done, words("gems3d-ui-done-share")))


def board_buttons(match: Match, view: View, typed: str, shared: bool) -> Row:
    """Return the buttons below a seat's own board while the member chooses a gem.

    typed: as for `typing`. shared: as for `board_news`.
    """
    daily = (YESTERDAY,) if match.options.mode is Mode.DAILY else ()
    if view.over is not None:
        return (*((SHARE,) if daily and not shared else ()), *daily)
    return (*typing(view, typed), CLOSE, *(daily if view.turns == 0 else ()))  # more buttons would hide the board
