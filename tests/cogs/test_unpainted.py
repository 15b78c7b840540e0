"""Tests of painters that raise: everything is still shown in words, and the next change is drawn again."""

import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.machine import Workers
from bot.playground import Actor, Message
from bot.ui.face import Face
from bot.ui.words import Words
from render import gemrush as rush_painter
from render import leaderboards as leaderboard_painter
from tests.cogs.desk import Desk, buttons
from tests.cogs.gemrush_table import seated

SENTENCE = "could not draw the picture"


class Brittle:
    """Makes one function of a face or of a painter raise while `broken` is True."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        self.broken = True
        self._works: Callable[..., Any] = getattr(owner, name)
        patch.setattr(owner, name, self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.broken:
            raise ValueError("x1 must be greater than or equal to x0")
        return self._works(*args, **kwargs)


class BrittleWorkers(Brittle):
    """Makes requests to worker processes raise, as they do if a painter raises there."""

    def __init__(self, patch: pytest.MonkeyPatch, workers: Workers) -> None:
        super().__init__(patch, workers, "run")


def errors(log: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in log.records if record.levelno >= logging.ERROR]


def face_of(desk: Desk, game: str) -> Face:
    return desk.client.faces[game]


def is_drawn(message: Message) -> bool:
    return bool(message.attachments) and SENTENCE not in "\n".join(message.texts)


def is_in_words(message: Message) -> bool:
    return not message.attachments and SENTENCE in "\n".join(message.texts)


async def test_a_match_goes_on_in_words_if_its_board_cannot_be_drawn(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    paint = Brittle(monkeypatch, face_of(desk, "gems3d").painter, "paint")
    for _ in range(2):
        await desk.move(ada, (await desk.legal(ada))[0])

    match, board = await desk.match(ada), desk.board(ada)
    assert (match.version, match.board.version_shown) == (3, 3)
    assert is_in_words(board)
    assert "Move" in buttons(board)
    face = face_of(desk, "gems3d")
    assert face.alt(match, face.view(match), Words(desk.texts, "en-US")) in "\n".join(board.texts)
    # Only the first attempt logs a ticket.
    assert [line.split(":")[0].split()[0] for line in errors(caplog)] == ["Ticket"]

    paint.broken = False
    await desk.move(ada, (await desk.legal(ada))[0])
    assert is_drawn(desk.board(ada))
    assert len(errors(caplog)) == 1


@pytest.mark.parametrize("part", ["alt", "scene", "captions", "view", "advice", "settings", "buttons"])
async def test_a_match_is_playable_whichever_part_of_its_board_fails(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    await desk.move(ada, (await desk.legal(ada))[0])
    match, start_goal = await desk.match(ada), (await desk.legal(ada))[0]
    face = face_of(desk, "gems3d")
    for name in {part, "paint"} if part == "alt" else {part}:
        Brittle(monkeypatch, face.painter if name == "paint" else face, name)
    start, goal = start_goal.split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)

    kept = await desk.sessions.matches.match(match.id)
    assert (kept.version, kept.board.version_shown) == (3, 3)
    assert "More" in buttons(desk.board(ada))
    assert any("Ada" in text for text in desk.board(ada).texts)
    assert errors(caplog)
    more = (await desk.press(ada, "More")).answer
    assert more is not None
    assert "Resign" in buttons(more)


async def test_a_board_whose_picture_takes_too_long_is_shown_in_words(desk: Desk) -> None:
    ada = desk.actor("Ada")
    patience, desk.client.pictures.patience = desk.client.pictures.patience, 0.0
    await desk.slash(ada, "gems new")
    assert not is_drawn(desk.board(ada))
    assert SENTENCE in "\n".join(desk.board(ada).texts)

    desk.client.pictures.patience = patience
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    assert is_drawn(desk.board(ada))


async def test_private_boards_hands_and_mines_are_shown_in_words(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _ = await seated(desk, "Ada", "Bela")
    painters = [Brittle(monkeypatch, rush_painter, name) for name in ("paint_hand", "paint_wide", "paint_room")]
    painters.append(Brittle(monkeypatch, face_of(desk, "gemrush").painter, "paint"))
    for command in ("hand", "mine", "room", "board"):
        answer = await desk.slash(ada, f"rush {command}")
        assert SENTENCE in answer, command
        assert "ticket" not in answer, command
    # One ticket is for the match, one for the picture of a room, which belongs to no match.
    assert [line.split()[0] for line in errors(caplog)] == ["Ticket", "Ticket"]

    for painter in painters:
        painter.broken = False
    for command in ("hand", "mine", "room", "board"):
        assert SENTENCE not in await desk.slash(ada, f"rush {command}")


async def test_a_race_goes_on_in_words_if_its_boards_cannot_be_drawn(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.actor("Ada")
    paint = Brittle(monkeypatch, face_of(desk, "gems3d").painter, "paint")

    assert SENTENCE in await desk.slash(ada, "gems daily")

    paint.broken = False
    assert SENTENCE not in await desk.slash(ada, "gems daily")


async def test_replays_profiles_and_leaderboards_are_shown_in_words(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", size=5, drop=7, types=12)
    while not (await desk.match(ada)).over:
        await desk.move(ada, (await desk.legal(ada))[0])
    match_id = (await desk.match(ada)).id
    face = face_of(desk, "gems3d")
    broken = [Brittle(monkeypatch, face.painter, "paint"), BrittleWorkers(monkeypatch, desk.sessions.workers)]
    broken += [Brittle(monkeypatch, leaderboard_painter, name) for name in ("paint_profile", "paint_leaderboard")]

    film = await desk.slash(ada, "replay", match=match_id)
    assert SENTENCE in film
    await desk.press(ada, "»", newest_private_panel(ada))
    assert is_in_words(newest_private_panel(ada))
    await desk.press(ada, "Share this moment", newest_private_panel(ada))
    assert is_in_words(ada.last("games"))
    for command in ("profile", "gems top"):
        assert SENTENCE in await desk.slash(ada, command)

    for one in broken:
        one.broken = False
    assert SENTENCE not in await desk.slash(ada, "replay", match=match_id)
    for command in ("profile", "gems top"):
        assert SENTENCE not in await desk.slash(ada, command)


def newest_private_panel(who: Actor) -> Message:
    return [m for m in who.messages("games") if m.only_for == who.id and buttons(m)][-1]
