"""The panel that says what decided a match: for each moment a sentence, the position before it, and a way to it."""

from functools import partial
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.engine.game import Seat
from bot.engine.moments import LEAD, Moment
from bot.engine.reading import sole_winner
from bot.engine.table import Table
from bot.errors import Param
from bot.sessions.contests import retold
from bot.sessions.memory.record import Replay
from bot.sessions.model import Match
from bot.ui.address import Address
from bot.ui.boards.pictures import Pictures
from bot.ui.entry.buttons import Button
from bot.ui.face import Face
from bot.ui.panels import Layout, Picture, clip
from bot.ui.words import Words, safe_name
from cogs.replay.counting import count

LONGEST_PART = 900  # characters of the text above each picture


async def decided_panel(
    pictures: Pictures, face: Face, replay: Replay, found: tuple[Moment, ...], seat: Seat | None, key: str, words: Words
) -> tuple[Layout, list[Picture]]:
    """Return the panel and its pictures. seat: the reader's, or None. key: the match in addresses of buttons."""
    found = tuple(one for moment in found if (one := _without_late_lead(face, replay, moment)) is not None)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(words("decided-title"))]
    shown = []
    for moment in found:
        picture = await moment_picture(pictures, face, replay, moment, words)
        shown.append(picture)
        target = Address("b", "replay", "still", key, moment.number, "m")
        label = words("decided-ui-turn", **count(replay, face, moment.number).params)
        parts += [
            ui.TextDisplay(
                clip(
                    _said(face, replay, moment, seat, words, twice=_is_best(face, replay, moment, found)), LONGEST_PART
                )
            ),
            picture.gallery(),
            ui.ActionRow(Button(target, label)),
        ]
    if not found:
        parts.append(ui.TextDisplay(words("decided-nothing")))
    elif all(moment.kind != "cost" for moment in found):
        parts.append(ui.TextDisplay(_no_cost(face, replay, seat, words)))
    if seat is not None:
        parts.append(ui.ActionRow(Button(Address("b", "replay", "mygame", key), words("review-ui-open"))))
    return Layout(*parts), shown


def _is_best(face: Face, replay: Replay, costly: Moment, found: tuple[Moment, ...]) -> bool:
    """Return whether the turn of a costly moment is also the best one of its member."""
    turn = count(replay, face, costly.number)
    best = [one for one in found if one.kind in ("best", "rival") and one.seat == costly.seat]
    return costly.kind == "cost" and any(count(replay, face, one.number).params == turn.params for one in best)


def _without_late_lead(face: Face, replay: Replay, moment: Moment) -> Moment | None:
    """Return a moment without a lead that began in the last turn, as "from here on" says nothing there.

    None: it told nothing else.
    """
    counted = count(replay, face, moment.number)
    later = {one.entry.seat for one in replay.moments[moment.number :]} - {moment.seat, None}
    if moment.turned != LEAD or counted.number < counted.last or later:
        return moment
    return None if moment.kind == "turn" else replace(moment, turned="", leader=None)


async def moment_picture(pictures: Pictures, face: Face, replay: Replay, moment: Moment, words: Words) -> Picture:
    """Return the picture of the position before a moment, with its move."""
    before, name = replay.at(moment.number - 1, face.game), f"{face.key}-{moment.kind}"
    return await pictures.scene(face, before, words, partial(_scene, face, before, moment, words), name=name)


def _no_cost(face: Face, replay: Replay, seat: Seat | None, words: Words) -> str:
    """Return the sentence of a match in which no move cost much. A loser reads that the winner did more.

    Who is out of the ranking, because a computer player finished the match for them, may have more points than the
    winner.
    """
    winner = sole_winner(face.game, replay.moments[-1].state, retold(replay.match))
    if seat is None or winner is None or winner == seat or seat in replay.match.terms.unplaced:
        return words("decided-no-cost", you=int(seat is not None))
    return words("decided-no-cost-lost", name=safe_name(replay.match.name_of(winner)))


def _scene(face: Face, before: Match, moment: Moment, words: Words) -> tuple[Any, Table]:
    """Return the painter's arguments for the position before a moment, with its move."""
    view = None if moment.move is None else face.suggested(before, moment.seat, moment.move, moment.then)
    return face.scene(before, words, moment.seat, view)


def _said(face: Face, replay: Replay, moment: Moment, seat: Seat | None, words: Words, *, twice: bool) -> str:
    """Return the sentences of a moment.

    seat: the reader's, or None. twice: whether its turn is told as the best one, too.
    """
    match = replay.at(moment.number, face.game)
    about: dict[str, Param] = {"you": int(moment.seat == seat), "name": safe_name(match.name_of(moment.seat))}
    about |= count(replay, face, moment.number).params
    told = _told(face, replay, match, moment, words)
    chances = {"chance": percent(moment.worth), "other": percent(moment.other)}
    by_chance = face.game.about.weighs_chances
    match moment.kind:
        case "best" | "rival":
            key = "decided-best-chance" if by_chance else "decided-best"
            lines = [words(key, **about, **chances, points=round(moment.worth)), told]
        case "cost":
            points, better = round(moment.other - moment.worth), better_line(face, replay, moment, words)
            key = "decided-cost-chance" if by_chance else "decided-cost"
            lines = [words(key, **about, **chances, points=points)]
            same = words("decided-same") if twice else ""
            lines += [same, played_line(face, replay, moment, words), better]
        case _:
            lines = [words("decided-turn", **about), told]
    if moment.turned:
        also = [] if moment.kind == "turn" else [words("decided-also-turn")]
        lines.append(" ".join((*also, _turned(face, replay, moment, seat, words))))
    return "\n".join(filter(None, lines))


def _told(face: Face, replay: Replay, match: Match, moment: Moment, words: Words) -> str:
    """Return what the move did. In a race, return what it was good for."""
    if face.hides_boards(match):
        return "" if moment.why is None else words.phrase(moment.why, match)
    return played_line(face, replay, moment, words)


def played_line(face: Face, replay: Replay, moment: Moment, words: Words) -> str:
    """Return the sentence that says what the move did; "" in a race, whose events do not tell it."""
    match = replay.at(moment.number, face.game)
    if face.hides_boards(match):
        return ""
    news = face.news(match, [match.entry], words)  # in some games, of whole turns only
    return news or words.told(face.game, match.entry.events, match, match.entry)


def better_line(face: Face, replay: Replay, moment: Moment, words: Words) -> str:
    """Return the sentence that says what the better move was good for, or what it would have done."""
    before = replay.at(moment.number - 1, face.game)
    if moment.why is not None:
        return words("decided-better", why=words.phrase(moment.why, before))
    step = face.game.apply(before.state, moment.seat, moment.move)
    return words("decided-better-told", told=words.told(face.game, step.events, before))


def _turned(face: Face, replay: Replay, moment: Moment, seat: Seat | None, words: Words) -> str:
    if moment.turned != LEAD or moment.leader is None:
        return words(f"{face.key}-course-{moment.turned}")
    name = safe_name(replay.match.name_of(moment.leader))
    ranked = "yes" if replay.match.terms.unplaced else "no"  # a seat out of the ranking may have had more points
    return words("decided-lead", you=int(moment.leader == seat), name=name, ranked=ranked)


def percent(chance: float) -> int:
    """Return a chance in percent, rounded to tens, because it is a rough estimate."""
    return round(10 * chance) * 10
