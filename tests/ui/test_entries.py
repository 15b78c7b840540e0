"""Tests of tables of actions: a handler takes the place of another one only where this is meant."""

from typing import Any

import pytest

from bot.ui.entry.actions import Action, Pressable, action


class Table(Pressable):
    """The handlers that all games share."""

    @action("part")
    async def on_part(self, _: Any) -> None:
        pass


def test_a_subclass_may_replace_a_handler_of_the_same_action() -> None:
    class Own(Table):
        @action("part")
        async def on_part(self, _: Any) -> None:
            pass

    assert {name: row.method for name, row in Own.actions.items()} == {"part": "on_part"}


def test_a_handler_that_hides_the_handler_of_another_action_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Own\.on_part takes the place"):

        class Own(Table):
            @action("stretch")
            async def on_part(self, _: Any) -> None:
                pass

    with pytest.raises(TypeError, match=r"Other\.on_stretch takes the place"):

        class Other(Table):
            @action("part")
            async def on_stretch(self, _: Any) -> None:
                pass


class Leaving:
    """A part of a cog."""

    @action("leave", where="match")
    async def ask(self, context: Any, match: Any, said: str = "") -> None:
        pass


def test_the_table_of_a_cog_has_the_rows_of_its_parts() -> None:
    class Own(Table):
        parts = (Leaving,)

    assert Own.actions["leave"] == Action(("leave",), "match", ("match",), method="ask", part=Leaving)
    assert Own.actions["part"].part is None


def test_a_cog_takes_the_place_of_a_part_only_if_it_says_so() -> None:
    with pytest.raises(TypeError, match=r"Silent\.on_leave takes the place"):

        class Silent(Table):
            parts = (Leaving,)

            @action("leave")
            async def on_leave(self, _: Any) -> None:
                pass

    class Open(Table):
        parts = (Leaving,)

        @action("leave", replaces=True)
        async def on_leave(self, _: Any) -> None:
            pass

    assert Open.actions["leave"].method == "on_leave"


def test_two_parts_with_the_same_action_are_refused() -> None:
    class Going(Leaving):
        pass

    with pytest.raises(TypeError, match=r"Both\.ask takes the place"):

        class Both(Table):
            parts = (Leaving, Going)


def test_a_handler_that_asks_for_what_no_press_has_is_refused() -> None:
    with pytest.raises(TypeError, match="a press has nothing for on_part"):

        @action("part")
        async def on_part(self: Any, context: Any, seat: Any) -> None:
            pass
