"""Tests of what is remembered of private messages, and for how long."""

from bot.machine import SystemClock
from bot.ui.entry.latest import LIFE, REMEMBERED, Latest, Shown

HERE, ELSEWHERE = (1, 10), (1, 20)


async def nothing(link: str) -> None:
    """Close a message."""


class Time:
    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


class Messages:
    """Private messages, and which of them were deleted."""

    def __init__(self) -> None:
        self.time = Time()
        self.latest = Latest(self.time.now)
        self.deleted: list[int] = []

    def show(
        self,
        place: tuple[int, int],
        message: int,
        *,
        is_panel: bool = False,
        since: float | None = None,
        about: str = "",
    ) -> None:
        async def delete() -> None:
            self.deleted.append(message)

        begun = self.time.seconds if since is None else since
        self.latest.show(place, Shown(message, delete, is_panel, begun, nothing, about))


async def test_a_message_goes_when_the_next_one_is_there_and_an_updated_one_stays() -> None:
    messages = Messages()
    messages.show(HERE, 1)
    messages.show(ELSEWHERE, 2)
    messages.show((2, 10), 3)
    messages.show(HERE, 1, is_panel=True)
    await messages.latest.settle()
    assert messages.deleted == []

    messages.show(HERE, 4)
    await messages.latest.settle()
    assert messages.deleted == [1]


async def test_a_sentence_is_dropped_and_a_panel_is_not() -> None:
    messages = Messages()
    messages.show(HERE, 1)
    messages.show(ELSEWHERE, 2, is_panel=True)

    for place in (HERE, HERE, ELSEWHERE):
        messages.latest.drop_sentence(place)
    await messages.latest.settle()

    assert messages.deleted == [1]
    assert len(messages.latest) == 1


async def test_a_message_whose_token_has_expired_is_forgotten() -> None:
    messages = Messages()
    messages.show(HERE, 1)
    messages.time.seconds = LIFE
    messages.latest.drop_sentence(HERE)
    messages.show(HERE, 2)
    messages.time.seconds = 2 * LIFE - 1
    messages.show(HERE, 3)
    await messages.latest.settle()

    assert messages.deleted == [2]


async def test_a_token_lives_from_the_begin_of_its_interaction() -> None:
    messages = Messages()
    messages.time.seconds = 60
    messages.show(ELSEWHERE, 1)
    messages.show(HERE, 2, since=0)
    messages.time.seconds = LIFE
    messages.show(HERE, 3)
    messages.show(ELSEWHERE, 4)
    await messages.latest.settle()

    assert messages.deleted == [1]


async def test_boards_of_a_match_are_found_as_long_as_they_can_be_edited() -> None:
    messages = Messages()
    messages.show(HERE, 1, about="race")
    messages.show(ELSEWHERE, 2, about="other")
    messages.time.seconds = 60
    messages.show((2, 10), 3, about="race")
    assert [shown.message for shown in messages.latest.about("race").values()] == [1, 3]
    messages.show((2, 10), 4)
    assert [shown.message for shown in messages.latest.about("race").values()] == [1]
    messages.time.seconds = LIFE
    assert messages.latest.about("race") == {}
    await messages.latest.settle()


async def test_only_so_many_messages_are_remembered() -> None:
    messages = Messages()
    for user in range(REMEMBERED + 5):
        messages.show((user, 10), user)
    assert len(messages.latest) == REMEMBERED

    messages.show((0, 10), -1)
    messages.show((REMEMBERED, 10), -2)
    await messages.latest.settle()

    assert messages.deleted == [REMEMBERED]


async def test_a_delete_that_fails_harms_nobody() -> None:
    latest = Latest(SystemClock().monotonic)

    async def fail() -> None:
        raise OSError("planted")

    latest.show(HERE, Shown(1, fail, is_panel=False, since=latest.now()))
    latest.drop_sentence(HERE)
    await latest.settle()

    assert len(latest) == 0
