"""Tests of press handlers: a handler may replace only a handler of the same action and the same name."""

from typing import Any

import pytest

from bot.ui.entry.buttons import Pressable, action


class Table(Pressable):
    """The handlers that all games share."""

    @action("part")
    async def on_part(self, *_: Any) -> None:
        pass


def test_a_subclass_may_replace_a_handler_of_the_same_action() -> None:
    class Own(Table):
        @action("part")
        async def on_part(self, *_: Any) -> None:
            pass

    assert Own._handlers == {"part": "on_part"}


def test_a_handler_that_hides_the_handler_of_another_action_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Own\.on_part takes the place"):

        class Own(Table):
            @action("stretch")
            async def on_part(self, *_: Any) -> None:
                pass

    with pytest.raises(TypeError, match=r"Other\.on_stretch takes the place"):

        class Other(Table):
            @action("part")
            async def on_stretch(self, *_: Any) -> None:
                pass
