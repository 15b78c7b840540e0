"""Tests of what is remembered of private messages, and for how long."""

from bot.machine import SystemClock
from bot.ui.entry.latest import LIFE, MOST_BOARDS, REMEMBERED, Latest, Shown, Stays

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


class Removed:
    """Notes what is to be deleted by its id."""

    def __init__(self) -> None:
        self.messages: list[int] = []
        self.boards: list[tuple[str, int]] = []

    async def remove(self, channel: int, message: int) -> None:
        self.messages.append(message)

    async def remove_boards(self, channel: int, match: str, message: int, since: int) -> None:
        self.boards.append((match, message))


class Conversation(Messages):
    """The same in a conversation."""

    def __init__(self) -> None:
        super().__init__()
        self.latest.remover = self.removed = Removed()

    def answer(self, message: int, board: str = "", *, is_panel: bool = True, since: int | None = None) -> None:
        async def delete() -> None:
            self.deleted.append(message)

        stays = Stays(board, since)
        self.latest.show(HERE, Shown(message, delete, is_panel, self.time.seconds, stays=stays))


async def test_the_newest_board_of_each_match_stays_beside_the_newest_other_answer() -> None:
    messages = Conversation()
    for message, board in ((1, "daily"), (2, "race"), (3, ""), (4, ""), (5, "daily"), (6, "")):
        messages.answer(message, board)
    await messages.latest.settle()

    assert sorted(messages.deleted + messages.removed.messages) == [1, 3, 4]


async def test_what_is_older_than_its_token_goes_by_its_id() -> None:
    messages = Conversation()
    messages.answer(1, "daily")
    messages.time.seconds = LIFE
    messages.answer(2)
    messages.time.seconds = 2 * LIFE
    messages.answer(3, "daily")
    await messages.latest.settle()

    assert messages.deleted == []
    assert sorted(messages.removed.messages) == [1, 2]


async def test_a_panel_in_the_place_of_a_board_stays_and_a_sentence_does_not() -> None:
    messages = Conversation()
    messages.answer(1, "daily")
    messages.answer(1)
    messages.answer(2)
    await messages.latest.settle()
    assert messages.deleted == messages.removed.messages == []

    messages.answer(1, is_panel=False)
    messages.answer(3)
    await messages.latest.settle()
    assert sorted(messages.deleted + messages.removed.messages) == [1, 2]


async def test_boards_of_earlier_processes_are_looked_for_once_for_each_match() -> None:
    messages = Conversation()
    for message, since in ((1, None), (2, 7), (3, 7)):
        messages.answer(message, "daily", since=since)
    messages.answer(4, "race", since=7)
    messages.answer(5, "race", since=7)
    await messages.latest.settle()

    assert messages.removed.boards == [("race", 4)]


async def test_only_so_many_boards_of_a_conversation_are_remembered() -> None:
    messages = Conversation()
    for number in range(MOST_BOARDS + 1):
        messages.answer(number, f"match {number}")
    messages.answer(100, "match 0")
    messages.answer(101, f"match {MOST_BOARDS}")
    await messages.latest.settle()

    assert messages.deleted + messages.removed.messages == [MOST_BOARDS]
