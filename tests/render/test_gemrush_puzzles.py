"""Tests of the pictures of puzzles of Gem Rush: they show the whole mine, so that all doors can be compared."""

import pytest

from bot.engine.lessons import LEARNER
from bot.engine.table import Table, TableSeat
from bot.games.gemrush.position import read_position
from bot.games.gemrush.view import View, seen, unmarked
from bot.sessions.play.puzzle_files import shipped
from render import gemrush
from render.gemrush import fitting, portrait
from render.gemrush.portrait import Page
from render.gemrush.scene import Scene
from tests.render.references import opened

MOST_HEIGHT = 1_400  # pixels of a picture that is 1,000 pixels wide
TABLE = Table((TableSeat("Ada"),))


def views() -> list[View]:
    every = shipped("gemrush")
    return [unmarked(seen(read_position(one.position), LEARNER)) for one in every[:: max(1, len(every) // 60)]]


def test_a_puzzle_shows_the_whole_mine(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = list[Page]()
    monkeypatch.setattr(portrait, "_with_cards", lambda view, table, page: pages.append(page))
    for view in views():
        portrait.paint_last(view, TABLE)
        assert fitting.shows_all(pages[-1].field, Scene(view, TABLE)), view.tiles
        assert pages[-1].field.size >= portrait._ALONE_SIZES[-1]


@pytest.mark.slow
def test_a_puzzle_fits_on_a_phone_with_its_cards() -> None:
    view = max(views(), key=lambda one: len(one.tiles))
    picture = opened(gemrush.paint(view, TABLE))
    assert picture.width == portrait.WIDTH
    assert picture.height <= MOST_HEIGHT
    assert picture.height > portrait.paint(view, TABLE).height - portrait.MINE
