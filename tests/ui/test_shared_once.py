"""Tests of what is shown to a channel once."""

import pytest

from bot.ui import shared_once
from bot.ui.shared_once import SharedOnce


def test_what_is_being_shown_is_not_shown_again_unless_it_fails() -> None:
    shared = SharedOnce()
    with shared.noted("a"):
        assert "a" in shared
    with pytest.raises(RuntimeError), shared.noted("b"):
        raise RuntimeError("Discord is gone")
    assert [key in shared for key in "ab"] == [True, False]


def test_the_oldest_posts_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_once, "KEPT", 2)
    shared = SharedOnce()
    for key in "abc":
        with shared.noted(key):
            pass
    assert [key in shared for key in "abc"] == [False, True, True]
