"""Tests of the audit: which presses it takes for lost, and which boards for left behind."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from types import MappingProxyType, SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord.utils import time_snowflake

from bot.engine.game import Seat
from bot.games import all_games
from bot.games.gems3d.model import Mode, Options
from bot.playground import Interaction, Message, World
from bot.playground.world.events import MessageCreated
from bot.playground.world.interaction import Answer, Kind
from bot.sessions.play.turns import DOUBLE_TAP
from bot.storage.keeping import FIRST_COMPUTER
from bot.ui.address import Address
from tests.kills.audit import Audit, Findings, _was_void, replay
from tests.kills.books import CODECS, Books, Noted, Table
from tests.kills.holders import Holders
from tests.kills.members import NOTHING_PLAYED, PLANNING, Attempt
from tests.kills.turns import Call, Turns

ADA, BELA, CHEN = 1, 2, 3
COMPUTER = FIRST_COMPUTER - 1
VERSION = all_games()["gems3d"].about.rules_version
BOT, MATCH, NONCE = 9, "aaaaaaaaaa", "0123456789abcdef012"
UNDONE = 1_700_000_000_000  # when Ada has taken back her move, in milliseconds since 1970
MOVE = Noted("one", 1, "move", 0, ADA, "A1", None, 1, None, 11, UNDONE - 5_000, 0)
UNDO = Noted(
    "one", 2, "undo", 0, ADA, "A1", None, 1, None, time_snowflake(datetime.fromtimestamp(UNDONE / 1000, UTC)), UNDONE, 1
)


def press(what: str, version: int, *, user: int = ADA, after: int = 100, kind: Kind = Kind.COMPONENT) -> Attempt:
    """Return a press on a board of a version, which the bot answered silently: so it is told as done.

    after: milliseconds since Ada has taken back her move.
    """
    sent_at = datetime.fromtimestamp((UNDONE + after) / 1000, UTC)
    sent = Interaction(time_snowflake(sent_at), kind, user, 3, {}, "token")
    sent.state, sent.first = "answered", Answer.DEFER_UPDATE
    return Attempt(sent, what, "one", version, "A1" if what == "move" else "")


def lost(attempt: Attempt, *log: Noted) -> list[str]:
    found = Findings()
    Audit._check_told(attempt, attempt.told, {}, {"one": [*log]}, found)
    return found.lost


def test_a_press_that_is_told_as_done_and_not_stored_is_lost() -> None:
    assert len(lost(press("move", 0))) == 1
    assert len(lost(press("undo", 1), MOVE)) == 1


def test_a_press_that_is_told_that_nothing_was_played_is_not_lost() -> None:
    """A member who presses an older panel of a race gets the newest one, with this sentence."""
    attempt = press("move", 0)
    attempt.settle()
    for sentence in NOTHING_PLAYED:
        said = Message(1, 3, BOT, content=f"{sentence}\n?", only_for=ADA)
        attempt.sent.followups[:] = [said]
        assert lost(attempt) == []


def test_a_press_whose_change_an_earlier_press_has_made_is_not_lost() -> None:
    assert lost(press("move", 0), MOVE) == []
    assert lost(press("undo", 1), MOVE, UNDO) == []


def test_a_command_whose_change_another_one_has_made_is_lost() -> None:
    assert len(lost(press("move", 0, kind=Kind.SLASH), MOVE)) == 1


def test_the_second_tap_on_undo_is_not_lost_even_if_the_board_was_quicker() -> None:
    assert lost(press("undo", 2), MOVE, UNDO) == []


def test_the_second_tap_on_undo_is_not_lost_if_the_bot_s_clock_is_behind() -> None:
    pressed = press("undo", 1, after=0).sent.id
    assert lost(press("undo", 2), MOVE, msgspec.structs.replace(UNDO, interaction_id=pressed, at=UNDONE - 60_000)) == []


@pytest.mark.parametrize(
    "attempt",
    [
        press("undo", 2, after=DOUBLE_TAP),
        press("undo", 2, user=BELA),
        press("undo", 2, kind=Kind.SLASH),
        press("undo", 1, user=BELA),
        press("move", 2),
    ],
    ids=["later", "by another member", "a command", "an earlier board", "a move"],
)
def test_other_presses_on_the_board_after_an_undo_are_lost(attempt: Attempt) -> None:
    assert len(lost(attempt, MOVE, UNDO)) == 1


def turns(
    *steps: tuple[str, int | None, int],
    calls: dict[int, int],
    to: int = 0,
    at: Mapping[int, float] = MappingProxyType({}),
    shown: Iterable[int] = (),
    noted: int | None = None,
    by_bot: Mapping[int, float] = MappingProxyType({}),
) -> Turns:
    """Return who knows of their turn.

    steps: kind, user, and the seat to move then. calls: users by version. at: seconds by version; 0 for all others.
        The kind "planned" is a move without an interaction.
    to: who gets the seat of Ada at an entry of the kind "seat". shown: versions that boards have shown without a call.
    noted: the last version of which the bot knows that a board shows it; None: always the newest one.
    by_bot: seconds by version, by the bot's clock; 0 for all others.
    """
    rules, codec = all_games()["gems3d"], CODECS["gems3d"]
    ada = rules.setup(7, Options(mode=Mode.RELAY), 2).state
    assert rules.to_move(ada) == (0,)
    bela = msgspec.structs.replace(ada, turn=Seat(1))
    assert rules.to_move(bela) == (1,)
    log = [
        Noted(
            "one",
            version,
            "move" if kind == "planned" else kind,
            0,
            user,
            f"{ADA}>{to} handed" if kind == "seat" else "",
            codec.encode((ada, bela)[seat]),
            VERSION,
            version - 1,
            version if kind == "move" else None,
            round(by_bot.get(version, 0) * 1000),
            version - 1 if noted is None else noted,
        )
        for version, (kind, user, seat) in enumerate(steps, 1)
    ]
    made = [Call(version, user, 0, at.get(version, 0.0)) for version, user in calls.items()]
    return Turns("gems3d", log, (to or ADA, BELA), made, {*calls, *shown})


def test_a_member_is_called_after_a_planned_move_that_leaves_the_turn_to_them() -> None:
    """The bot made the move, so its member has not seen the board."""
    played = turns(("start", ADA, 1), ("move", BELA, 0), ("planned", ADA, 0), calls={3: ADA}, shown=(1, 2))
    assert played.again == []
    pressed = turns(("start", ADA, 1), ("move", BELA, 0), ("move", ADA, 0), calls={3: ADA}, shown=(1, 2))
    assert [call.version for _, call in pressed.again] == [3]


def test_a_planned_move_is_known_although_the_clock_has_moved_for_the_other_since_the_last_one() -> None:
    steps = (("start", ADA, 0), ("move", ADA, 1), ("move", None, 0), ("planned", ADA, 0))
    assert turns(*steps, calls={4: ADA}, shown=(1, 2)).again == []


def test_a_member_whose_seat_the_clock_has_moved_for_knows_of_no_turn() -> None:
    assert list(turns(("start", ADA, 0), ("move", None, 0), calls={1: ADA}).knows) == []


def test_a_called_member_knows_of_the_turn_that_an_undo_took_and_the_clock_gave_back() -> None:
    back = turns(("start", ADA, 0), ("move", ADA, 1), ("undo", ADA, 0), ("move", None, 1), calls={2: BELA})
    assert list(back.knows) == [BELA]
    twice = turns(("start", ADA, 0), ("move", ADA, 1), ("undo", ADA, 0), ("move", None, 1), calls={2: BELA, 4: BELA})
    assert [call.version for _, call in twice.again] == [4]


def test_who_takes_back_a_turn_may_be_called_only_if_no_board_has_shown_it() -> None:
    steps = ("start", ADA, 0), ("move", ADA, 1), ("undo", ADA, 0)
    unshown = turns(*steps, calls={1: ADA, 3: ADA})
    assert (list(unshown.knows), unshown.again) == ([ADA], [])
    for called in ({2: BELA}, {}):  # a board that calls nobody shows the turn, too
        again = turns(*steps, calls={1: ADA, **called, 3: ADA}, shown=(2,)).again
        assert [call.version for _, call in again] == [3]
    back = ("start", ADA, 0), ("move", ADA, 1), ("move", BELA, 0), ("move", ADA, 1), ("undo", ADA, 0)
    killed = turns(*back, calls={1: ADA, 2: BELA, 4: BELA, 5: ADA}, noted=2)  # before it noted the board of version 4
    assert killed.again == []
    assert turns(*back, calls={1: ADA, 2: BELA, 4: BELA, 5: ADA}, noted=3).again != []


def test_who_gets_a_seat_that_is_to_move_has_to_be_called() -> None:
    steps = ("start", ADA, 0), ("seat", CHEN, 0)
    assert list(turns(*steps, calls={1: ADA}, to=CHEN).knows) == []
    called = turns(*steps, calls={1: ADA, 2: CHEN}, to=CHEN)
    assert (list(called.knows), called.again) == ([CHEN], [])


def test_who_was_asked_to_play_is_called_to_the_first_turn() -> None:
    steps = ("open", ADA, 0), ("join", BELA, 0), ("start", BELA, 1)
    asked = turns(*steps, calls={1: BELA, 3: BELA})
    assert (list(asked.knows), asked.again) == ([BELA], [])


def test_a_seat_that_changes_hands_lets_nobody_else_be_called_again() -> None:
    again = turns(("start", ADA, 1), ("seat", CHEN, 1), calls={1: BELA, 2: BELA}, to=CHEN).again
    assert [call.version for _, call in again] == [2]


def test_before_a_seat_changed_hands_its_first_owner_was_to_move() -> None:
    moved = turns(("start", ADA, 0), ("move", ADA, 0), ("seat", CHEN, 0), calls={1: ADA, 2: ADA}, to=CHEN)
    assert [call.version for _, call in moved.again] == [2]


def test_the_holders_of_seats_follow_a_log() -> None:
    """An owner who moves takes the seat back from a computer player, and nobody else does."""
    steps = [("move", ADA, ""), ("seat", None, f"{ADA}>{COMPUTER} late"), ("move", COMPUTER, ""), ("move", ADA, "")]
    log = [
        Noted("one", at, kind, 0, user, text, None, 1, None, None, 0, 0) for at, (kind, user, text) in enumerate(steps)
    ]
    holders, seen = Holders(log, (ADA, BELA)), []
    for entry in log:
        holders.follow(entry)
        seen.append(holders.users[0])
    assert seen == [ADA, COMPUTER, COMPUTER, ADA]
    covered = Holders(log[:2], (COMPUTER, BELA))
    for entry in log[:2]:
        covered.follow(entry)
    assert (covered.may_come_back(0, ADA), covered.may_come_back(0, BELA)) == (True, False)


def test_a_call_long_after_one_that_was_taken_back_is_for_a_new_turn() -> None:
    steps = (("start", ADA, 0), ("move", ADA, 1), ("undo", ADA, 0), ("move", ADA, 1))
    late = turns(*steps, calls={2: BELA, 4: BELA}, at={4: 601.0})
    assert late.again == []
    never_taken = turns(*steps[:2], ("pace", ADA, 1), calls={2: BELA, 3: BELA}, at={3: 601.0})
    assert [call.version for _, call in never_taken.again] == [3]


def test_a_call_is_late_by_the_bot_s_clock_too() -> None:
    """The clock stood, or was set, after the first call."""
    steps = (("start", ADA, 0), ("move", ADA, 1), ("undo", ADA, 0), ("move", ADA, 1))
    assert turns(*steps, calls={2: BELA, 4: BELA}, by_bot={3: 601.0, 4: 601.0}).again == []
    assert turns(*steps, calls={2: BELA, 4: BELA}, by_bot={3: 9.0, 4: 9.0}).again != []


def test_an_undo_to_which_all_agreed_begins_new_turns() -> None:
    steps = (("start", ADA, 0), ("move", ADA, 1), ("undo", None, 0))
    assert list(turns(*steps, calls={1: ADA, 2: BELA}).knows) == []
    assert turns(*steps, ("move", ADA, 1), calls={1: ADA, 2: BELA, 3: ADA, 4: BELA}).again == []
    assert turns(*steps, ("move", ADA, 0), calls={1: ADA, 2: BELA, 3: ADA, 4: ADA}).again != []


def test_a_step_that_is_taken_back_after_somebody_has_left_leaves_them_gone() -> None:
    rules, codec, options = all_games()["gems3d"], CODECS["gems3d"], Options(mode=Mode.RELAY)
    first = rules.setup(1, options, 3).state
    move = next(iter(rules.legal_moves(first, Seat(0))))
    moved = rules.apply(first, Seat(0), move).state
    steps = [
        ("start", None, "", first, None),
        ("move", 0, rules.notate(move), moved, 1),
        ("leave", 1, "", rules.leave(moved, Seat(1)).state, 1),
        ("undo", 0, "", rules.leave(first, Seat(1)).state, None),
    ]
    log = [
        Noted("one", version, kind, seat, seat, text, codec.encode(state), VERSION, parent, None, 0, 0)
        for version, (kind, seat, text, state, parent) in enumerate(steps, 1)
    ]

    replay("gems3d", options, "1", 3, log, {})

    forgotten = [*log[:3], msgspec.structs.replace(log[3], state=log[0].state)]
    with pytest.raises(AssertionError, match="takes back to another state"):
        replay("gems3d", options, "1", 3, forgotten, {})


def test_an_undo_takes_back_as_many_moves_as_it_names() -> None:
    rules, codec, options = all_games()["gems3d"], CODECS["gems3d"], Options(mode=Mode.RELAY)
    states, moves = [rules.setup(1, options, 2).state], list[str]()
    for seat in (Seat(0), Seat(1)):
        move = next(iter(rules.legal_moves(states[-1], seat)))
        moves.append(rules.notate(move))
        states.append(rules.apply(states[-1], seat, move).state)
    steps = [("start", None, "", None), ("move", 0, moves[0], 1), ("move", 1, moves[1], 2), ("undo", 1, moves[1], 1)]

    def log_to(last: Any) -> list[Noted]:
        """Return the log in which the undo leads to a state."""
        return [
            Noted("one", version, kind, seat, seat, text, codec.encode(state), VERSION, parent, None, 0, 0)
            for version, ((kind, seat, text, parent), state) in enumerate(zip(steps, [*states, last], strict=True), 1)
        ]

    replay("gems3d", options, "1", 2, log_to(states[1]), {})
    with pytest.raises(AssertionError, match="takes back to another state"):
        replay("gems3d", options, "1", 2, log_to(states[0]), {})


class Early(Books):
    """The books of a bot that stores and tells more while its log is read.

    after: called when the log has been read.
    """

    def __init__(self, after: Callable[[], None]) -> None:
        self._after = after

    async def logs(self) -> dict[str, list[Noted]]:
        self._after()
        return {}

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        return []


async def test_a_press_that_is_stored_and_answered_while_the_log_is_read_is_not_lost() -> None:
    late = press("move", 0)
    late.sent.state = "sent"

    def answer() -> None:
        late.sent.state = "answered"

    assert (await Audit(World.default(), Early(answer)).look([late])).all == []
    assert len((await Audit(World.default(), Early(lambda: None)).look([late])).lost) == 1


@pytest.mark.parametrize(
    ("notice", "dropped", "void"),
    [
        ({"kind": "skipped"}, None, False),
        ({"kind": "adrift"}, ['{"adrift": "channel"}', None, None, 0], False),
        ({"kind": "adrift"}, [None, None, None, 0], True),
        ({"kind": "proposed"}, ['{"adrift": "channel"}', None, None, 0], True),
        ({"kind": "proposed-back", "asked_at": 5}, ['{"proposal": {"at": 5}}', None, None, 0], False),
        ({"kind": "proposed-back", "asked_at": 5}, ['{"proposal": {"at": 6}}', None, None, 0], True),
        ({"kind": "proposed-back", "asked_at": 5}, ["{}", None, None, 0], True),
        ({"kind": "covered", "seat": 1}, ['{"stand_ins": [{"seat": 1}]}', None, None, 0], False),
        ({"kind": "covered", "seat": 1}, ["{}", None, None, 0], True),
        ({"kind": "asked", "seat": 1}, ['{"asks": [{"seat": 1}]}', None, None, 0], False),
        ({"kind": "asked", "seat": 0}, ['{"asks": [{"seat": 1}]}', None, None, 0], True),
        ({"kind": "asked", "seat": 1, "user": 7}, ['{"asks": [{"seat": 1}]}', None, None, 0], True),
        ({"kind": "next", "since": 2}, [None, 2, "playing", 0], False),
        ({"kind": "next", "since": 2}, [None, 4, "playing", 0], True),
        ({"kind": "unshown", "since": 2}, [None, 2, "playing", 1], False),
        ({"kind": "unshown", "since": 2}, [None, 2, "playing", 2], True),
        ({"kind": "unshown", "since": 2}, [None, 4, "playing", 1], True),
        ({"kind": "ended", "since": 9}, ["{}", None, "over", 8], False),
        ({"kind": "ended", "since": 9}, ["{}", None, "over", 9], True),
        ({"kind": "ended", "since": 9}, [None, None, None, None], True),
    ],
)
def test_a_notice_that_never_appeared_is_no_fault_if_it_was_useless_when_it_was_deleted(
    notice: dict[str, Any], dropped: list[Any] | None, void: bool
) -> None:
    assert _was_void(notice, dropped) == void


@pytest.mark.parametrize(("noted", "faults"), [((), 1), (("5",), 0)], ids=["unknown", "stored"])
async def test_an_older_board_with_buttons_is_a_fault_unless_the_bot_knows_of_it(
    noted: tuple[str, ...], faults: int
) -> None:
    def message(number: int, match: str) -> Message:
        button = {"type": 2, "label": "Move", "custom_id": str(Address("b", "gems3d", "move", match, number))}
        return Message(number, 1, BOT, components=[{"type": 1, "components": [button]}])

    async def rows(_query: str, **_key: str) -> list[tuple[str, ...]]:
        return [(one,) for one in noted]

    messages = {5: message(5, MATCH), 6: message(6, MATCH), 7: message(7, "bbbbbbbbbb"), 8: Message(8, 1, BOT)}
    world: Any = SimpleNamespace(bot_id=BOT, state=SimpleNamespace(messages={1: messages}), listen=lambda _: None)
    books: Any = SimpleNamespace(rows=rows)
    found = Findings()
    await Audit(world, books)._check_older(Table(MATCH, "gems3d", "playing", 6, None, (ADA,), 6, 6, 1), found)
    assert len(found.never) == faults


class Said(Books):
    """The books of a bot that has stored these notices, and has no matches in play."""

    def __init__(self, *notices: dict[str, Any]) -> None:
        self._notices = notices

    async def logs(self) -> dict[str, list[Noted]]:
        return {}

    async def open_tables(self) -> list[Table]:
        return []

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        if query != "SELECT * FROM kills_said":
            return []
        return [(str(number), msgspec.json.encode(one).decode()) for number, one in enumerate(self._notices)]


async def test_an_end_that_two_notices_tell_one_member_is_told_twice() -> None:
    ended = {"kind": "ended", "match": MATCH, "since": 9}
    once = await Audit(World.default(), Said({**ended, "user": ADA}, {**ended, "user": BELA})).close([])
    again = await Audit(World.default(), Said({**ended, "user": ADA}, {**ended, "user": ADA})).close([])

    assert (len(once.never), once.twice) == (2, [])
    assert again.twice == [f"{ADA} is told 2 times that {MATCH} has ended"]


class Asking(Early):
    """The books of a database that has one notice."""

    async def rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        return [(f'{{"kind": "asked", "match": "{MATCH}"}}',)] if values.get("key") == NONCE else []


async def test_a_notice_that_appeared_twice_is_told_with_its_kind_its_match_and_both_messages() -> None:
    world = World.default()
    audit = Audit(world, Asking(lambda: None))
    for number in (21, 22):
        audit._note(MessageCreated(Message(number, 5, world.bot_id, nonce=NONCE)))
    [twice] = (await audit.look([])).twice
    assert f"the notice 'asked' of {MATCH} ({NONCE}) appeared 2 times: as message 21 in 5 at 20" in twice
    assert ", as message 22 in 5 at 20" in twice


def test_a_member_who_was_called_twice_is_told_with_both_messages() -> None:
    calls = (Call(4, BELA, 0, 0.0, 31), Call(6, BELA, 1, 90.5, 32))
    text = Audit(World.default(), Early(lambda: None))._called_again(MATCH, [], *calls)
    first = "2 was called at 4 by message 31 (life 0, 1970-01-01T00:00:00.000+00:00)"
    assert text == f"{first} and called at 6 by message 32 (life 1, 1970-01-01T00:01:30.500+00:00) in {MATCH}: "


def test_a_planned_move_is_no_kept_move_although_its_answer_tells_its_end() -> None:
    attempt = press("move", 3)
    withdraw = {"type": 2, "label": "Withdraw", "custom_id": str(Address("b", "gems3d", "planoff", "one", 3))}
    rows: list[Any] = [{"type": 1, "components": [withdraw]}]
    answer = Message(1, 3, BOT, components=rows, only_for=ADA)
    attempt.sent.followups.append(answer)
    assert (attempt.told, attempt.is_planned) == ("", True)
    attempt.settle()
    answer.components = [{"type": 10, "content": "The plan was played."}]
    assert attempt.told == ""


def test_an_answer_that_asks_for_another_plan_tells_of_no_kept_move() -> None:
    """The plan was gone when the answer was made, so the panel has no button that withdraws it."""
    assert len(PLANNING) == 5
    for intro in PLANNING:
        attempt = press("move", 3)
        attempt.sent.original = Message(1, 3, BOT, content=f"It is Bela's turn.\n**{intro}", only_for=ADA)
        attempt.sent.first = Answer.MESSAGE
        assert (attempt.told, attempt.is_planned) == ("", True)
        attempt.settle()
        attempt.sent.original.content = "It is your turn."
        assert attempt.told == ""
