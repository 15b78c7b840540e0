"""Tests of the presses through which boards are edited later."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot.ui.boards import reach
from bot.ui.boards.reach import Presses


@dataclass
class Press:
    """A press on a public message; None: on a private one."""

    pressed: int | None
    reaches_pressed: bool = True


def noted(presses: Presses, *made: Press) -> None:
    for press in made:
        presses.note(cast(Any, press))


def on(presses: Presses, message: int | None) -> Any:
    return presses.press_on(message)


def test_the_newest_press_on_a_message_serves_it() -> None:
    presses, first, second, other = Presses(), Press(1), Press(1), Press(2)
    noted(presses, first, second, other)
    assert on(presses, 1) is second
    assert on(presses, 2) is other
    assert on(presses, 3) is None
    assert on(presses, None) is None


def test_a_press_on_a_panel_or_without_a_usable_token_is_not_remembered() -> None:
    presses = Presses()
    noted(presses, Press(None), Press(1, reaches_pressed=False))
    assert len(presses) == 0


def test_presses_that_are_too_old_are_forgotten() -> None:
    presses, old, older = Presses(), Press(1), Press(2)
    noted(presses, old, older)
    old.reaches_pressed = older.reaches_pressed = False
    assert on(presses, 1) is None
    noted(presses, Press(3))
    assert len(presses) == 1


def test_a_refused_press_makes_no_newer_press_forgotten() -> None:
    presses, first, second = Presses(), Press(1), Press(1)
    noted(presses, first, second)
    presses.forget(cast(Any, first))
    assert on(presses, 1) is second
    presses.forget(cast(Any, second))
    assert on(presses, 1) is None


def test_of_too_many_presses_the_oldest_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "REMEMBERED", 3)
    presses = Presses()
    noted(presses, *map(Press, range(5)))
    assert [on(presses, message) is not None for message in range(5)] == [False, False, True, True, True]
