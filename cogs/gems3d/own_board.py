"""A member's own board in a race or a daily: what its panel says, and the buttons below it."""

from msgspec.structs import replace

from bot.games.gems3d.heard import last_step
from bot.games.gems3d.model import Mode, View
from bot.sessions.model import Match
from bot.ui.commands.match.daily import YESTERDAY, PlayedDaily, done_buttons, done_lines, head_lines, par_line
from bot.ui.commands.match.looking import RULES
from bot.ui.face import Row
from bot.ui.words import Words
from cogs.gems3d.face import CLOSE, GemsFace, others, state_of, types_line, typing


def board_line(face: GemsFace, match: Match, view: View, words: Words) -> str:
    """Return the title of a seat's own board, and in a race how far the others are.

    Before the first move it also says who sees the board, and which types of gems are in play.
    """
    most, daily = match.options.turns, match.options.mode is Mode.DAILY
    begun = not _is_fresh(view)
    if daily:
        lines = head_lines(match, view.score, view.turns, words, fresh=not begun)
    else:
        lines = [words("gems3d-ui-board-race", score=view.score, turns=view.turns, most=most)]
        if told := others(face, match, view, words):
            lines.append(f"-# {' · '.join(told)}")
        if not begun:
            lines.append(words("gems3d-ui-goes-race"))
    return "\n".join(lines if begun else (*lines, types_line(state_of(match), words)))


def _is_fresh(view: View) -> bool:
    """Return whether the member has done nothing yet, and has chosen no gem."""
    return not (view.turns or view.trace.tricked is not None or view.pick is not None or view.over is not None)


def asked_in_turn(face: GemsFace, match: Match, view: View, asked: str, words: Words) -> str:
    """Return a question below a seat's own board. In a daily, it says which turn it is, and at first the goal, too."""
    if match.options.mode is not Mode.DAILY or view.over is not None:
        return asked
    most = match.options.turns
    if most:
        asked = f"{words('gems3d-ui-daily-turn', turn=view.turns + 1, most=most)} {asked}"
    if not _is_fresh(view):
        return asked
    goal = face.goal(match, words)
    if most:
        goal = words("gems3d-ui-daily-goal", line=view.line, drop=view.drop, turns=most)
    return "\n".join((goal, *par_line(face.game.about, match, words), asked))


def board_news(match: Match, view: View, words: Words, played: PlayedDaily | None) -> str:
    """Return what is new on a seat's own board: the last step, or what follows when the board has ended.

    played: what follows a daily that is over; None in a race.
    """
    if view.over is None:
        # The picture and its alt text show the gem's way and where gems fell.
        told = last_step(replace(view, trace=replace(view.trace, path=b"", dropped=b"")))
        return " ".join(words.phrase(phrase, match) for phrase in told)
    if played is None:
        return words("gems3d-ui-race-over" if match.over else "gems3d-ui-done-race")
    return "\n".join(done_lines(match, words, played))


def board_buttons(match: Match, view: View, typed: str, played: PlayedDaily | None) -> Row:
    """Return the buttons below a seat's own board while the member chooses a gem.

    typed: as for `typing`. played: as for `board_news`.
    """
    daily = match.options.mode is Mode.DAILY
    if view.over is not None:
        return () if played is None else done_buttons(played)
    fresh = (YESTERDAY,) if daily and view.turns == 0 else ()  # more buttons would hide the board
    return (*typing(view, typed), *((RULES,) if daily else ()), CLOSE, *fresh)
