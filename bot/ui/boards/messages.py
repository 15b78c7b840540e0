"""The messages of a match that everyone sees: lobby, board, final board, and the one line an old board becomes."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.game import Seat
from bot.sessions.model import Entry, Match, MatchSeat, Phase, taken_back
from bot.sessions.play import lobby
from bot.ui.address import Address
from bot.ui.entry.faults import Faults
from bot.ui.entry.items import Button, Select
from bot.ui.face import ButtonSpec, Face
from bot.ui.language.names import mention, safe_name
from bot.ui.language.story import since_last_turn
from bot.ui.language.times import clock_line
from bot.ui.language.words import Words, with_names
from bot.ui.panels.views import Layout, Picture, clip

LONGEST_PART = 1_200  # of heading, happening and advice each: together well below Discord's 4,000
LOUD = discord.ButtonStyle.primary
GOOD = discord.ButtonStyle.success
GRAVE = discord.ButtonStyle.danger
PLAIN = discord.ButtonStyle.secondary

MORE = ButtonSpec("more", "ui-more", PLAIN)
AGAIN = ButtonSpec("again", "ui-again", LOUD)
REPLAY = ButtonSpec("open", "replay-ui-open", PLAIN, area="replay")
MOMENT = ButtonSpec("moment", "replay-ui-moment", PLAIN, area="replay")
JOIN = ButtonSpec("join", "ui-join", GOOD)
BEGIN = ButtonSpec("begin", "ui-begin", LOUD)
PART = ButtonSpec("part", "ui-part", PLAIN)
CANCEL = ButtonSpec("cancel", "ui-cancel", PLAIN)


def buttons(match: Match, words: Words, *specs: ButtonSpec) -> list[ui.Item[Any]]:
    """Return a row of buttons for this match."""
    return [Button(spec.address(match), words(spec.label, **dict(spec.params)), spec.style) for spec in specs]


def board(
    match: Match,
    face: Face,
    words: Words,
    picture: Picture | None,
    story: Sequence[Entry] = (),
    faults: Faults | None = None,
) -> Layout:
    """Return the message of a match, in any phase.

    picture: None before the match begins. story: what happened, if the board begins a turn; for a face that
    `tells_turns` also if the match is over. faults: notes a part of the message that raises; the part is left out.
    """
    match = with_names(match, words)
    faults = faults or Faults()
    names = ", ".join(safe_name(seat.name) for seat in match.seats)
    parts: list[ui.Item[Any]] = [_said(faults.attempt(match.id, lambda: heading(match, face, words), names))]
    if picture is not None:
        parts.append(picture.gallery())
    news = faults.attempt(match.id, lambda: _news(match, face, words, story), "")
    advice = faults.attempt(match.id, lambda: _next(match, face, words, story), "")
    parts.extend(_said(text) for text in (news, advice) if text)
    rows: tuple[tuple[ButtonSpec, ...], ...] = ()
    if match.phase is Phase.PLAYING:
        rows = faults.attempt(match.id, lambda: tuple(face.rows(match, face.view(match))), rows)
    least: tuple[ButtonSpec, ...] = (MORE,)
    rows = (*rows, faults.attempt(match.id, lambda: _specs(match, face), least))
    parts.extend(ui.ActionRow(*buttons(match, words, *row)) for row in rows if row)
    choosing = faults.attempt(match.id, lambda: _choosing(match, face, words), None)
    if choosing:
        parts.append(ui.ActionRow(*choosing))
    return Layout(ui.Container(*parts, accent_colour=face.accent))


def _said(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(clip(text, LONGEST_PART))


def retired(match: Match, face: Face, words: Words, faults: Faults | None = None) -> Layout:
    """Return what is left of the board that the newest change was made on: a line that says what that change was.

    Picture and buttons go, so that the old boards read like the score sheet of the match. faults: as for `board`.
    """
    match = with_names(match, words)
    said = (faults or Faults()).attempt(match.id, lambda: _left_of(match, face, words), face.key)
    return Layout(_said("-# " + said.replace("\n", " ")))


def _left_of(match: Match, face: Face, words: Words) -> str:
    if match.entry.kind == "start":
        return words("ui-began", names=", ".join(safe_name(seat.name) for seat in match.seats))
    turn = face.turn_line(match, words) if face.tells_turns else ""
    return turn or _happened(match, face, words) or heading(match, face, words)


def heading(match: Match, face: Face, words: Words) -> str:
    """Return the first lines: game, settings, who plays or whose turn it is, and until when."""
    lines = [title(match, face, words)]
    if match.phase is Phase.PLAYING and match.to_move:
        names = ", ".join(safe_name(match.name_of(seat)) for seat in match.to_move)
        lines.append(words("ui-solo-of" if match.solo else "ui-turn-of", name=names))
    lines.append(clock_line(match, words))
    return "\n".join(filter(None, lines))


def title(match: Match, face: Face, words: Words) -> str:
    """Return game and settings."""
    return words("ui-title", game=face.name(words), settings=face.heading(match, words))


def seats_to_tell(match: Match) -> tuple[Seat, ...]:
    """Return the seats that are to move and do not know it yet; several where several move at once."""
    if match.solo or match.phase is not Phase.PLAYING:
        return ()
    return tuple(seat for seat in match.to_move if seat not in match.board.notified)


def turn_goes_on(match: Match) -> bool:
    """Return whether the newest change was a step of a turn that is not over: there is nothing to look back at yet."""
    return not match.solo and match.entry.kind in ("move", "undo") and match.entry.seat in match.to_move


def _news(match: Match, face: Face, words: Words, story: Sequence[Entry]) -> str:
    """Return what happened since the last turn of the seat that the board tells of its turn, else the newest change."""
    to_tell = seats_to_tell(match)
    news = since_last_turn(match, face.is_on_call, to_tell[0], story) if to_tell else ()
    return (face.news(match, news, words) if news else "") or _happened(match, face, words)


def _happened(match: Match, face: Face, words: Words) -> str:
    """Return the newest change in words; "" if it is nothing that the rules tell of."""
    entry = match.entry
    who = safe_name(match.name_of(entry.seat)) if entry.seat is not None and entry.seat < len(match.seats) else ""
    if entry.kind == "undo":
        return undone(match, face, words, who)
    if entry.kind in ("open", "join", "choose", "part"):
        return ""
    return words.told(face.game, entry.events, match)


def undone(match: Match, face: Face, words: Words, name: str = "") -> str:
    """Return what the newest change, an undo, took back, and what of the turn stands.

    name: who took it back; "": the reader.
    """
    back = taken_back(match.entry)
    moves = ", ".join(face.written(move) for move in back.moves)
    key = "ui-undone" if name else "ui-undone-you"
    said = words(key, name=name, count=back.count, moves=moves, named=int(bool(moves)))
    return " ".join(filter(None, (said, face.stands(match, words))))


def _next(match: Match, face: Face, words: Words, story: Sequence[Entry]) -> str:
    """Return what to do next, or how the match ended."""
    if match.phase is Phase.LOBBY:
        return _lobby(match, face, words)
    if match.phase is Phase.CANCELLED:
        return words("ui-ended" if match.state is not None else _call_off(match), game=face.name(words))
    if match.phase is Phase.OVER:
        return "\n".join((*_standings(match, face, words, story), face.next_over(words)))
    who = " ".join(_name_or_mention(match, seat) for seat in match.to_move)
    return face.advice(match, face.view(match), words, who)


def _standings(match: Match, face: Face, words: Words, story: Sequence[Entry]) -> list[str]:
    """Return the places and points, or each member's part where all played together. [] for a member alone."""
    if match.outcome is None or len(match.outcome.standings) < 2:
        return []
    lines = []
    for one in match.outcome.standings:
        line = face.standing(match, one, words)
        account = face.result(match, one.seat, story, words)
        lines.append(f"{line} · {account}" if account else line)
    if match.outcome.drawn:
        lines.append(words("ui-draw", count=sum(one.place == 1 for one in match.outcome.standings)))
    return lines


def _name_or_mention(match: Match, seat: Seat) -> str:
    return safe_name(match.name_of(seat)) if match.solo else mention(match.seats[seat].user)


def _call_off(match: Match) -> str:
    return "ui-expired" if match.entry.kind == "expire" else "ui-cancelled"


def _lobby_seat(match: Match, face: Face, words: Words, seat: MatchSeat) -> str:
    line = words("ui-lobby-host" if seat.user == match.host else "ui-lobby-seat", name=safe_name(seat.name))
    choice = lobby.chosen(match.options, seat.seat)
    return f"{line} · {face.choice(choice, words)}" if choice else line


def _choosing(match: Match, face: Face, words: Words) -> list[ui.Item[Any]]:
    """Return the menu of what a joining member can still choose; [] if there is nothing to choose."""
    free = [each for each in face.game.about.choices if lobby.taken_by(match.options, each) is None]
    if match.phase is not Phase.LOBBY or not free:
        return []
    lines = [discord.SelectOption(label=face.choice(each, words), value=each) for each in free]
    return [Select(Address("s", match.game, "choose", match.id), face.choice("", words), lines)]


def _lobby(match: Match, face: Face, words: Words) -> str:
    lines = [_lobby_seat(match, face, words, seat) for seat in match.seats]
    missing = match.limits.low - len(match.seats)
    if missing > 0:
        lines.append(words("ui-lobby-needs", missing=missing))
    else:
        host = next((safe_name(seat.name) for seat in match.seats if seat.user == match.host), "")
        lines.append(words("ui-lobby-ready", name=host, free=match.limits.high - len(match.seats)))
    return "\n".join(lines)


def _specs(match: Match, face: Face) -> tuple[ButtonSpec, ...]:
    if match.phase is Phase.LOBBY:
        return (JOIN, BEGIN, PART, CANCEL)
    if match.phase is Phase.PLAYING:
        undo = (face.undo,) if match.can_undo is not None else ()
        return (*face.buttons(match, face.view(match)), *undo, MORE)
    return (AGAIN,) if match.state is None else (AGAIN, REPLAY, MOMENT)
