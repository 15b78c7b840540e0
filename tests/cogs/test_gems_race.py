"""Tests of races: each member moves on a board that only they see. After the end, everybody sees all boards."""

import re
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.engine.game import Seat
from bot.games.gems3d import GAME
from bot.games.gems3d.model import AnyView, FinalView, Mode, Options, ProgressView
from bot.games.gems3d.notation import COLUMNS
from bot.sessions.model import Match, Phase
from bot.ui.words import Words
from cogs.gems3d.face import GemsFace
from render import gems3d
from tests.cogs.desk import Desk, buttons, said
from tests.cogs.private_boards import Public, actor, finish, first_move, move, panel, race, state_of, unnamed
from tests.render.references import opened
from tests.sessions.notice_box import settle
from tests.texts.loaded import all_texts
from tests.ui.test_views import match_of

CELL = re.compile(rf"\b[{COLUMNS}](?:1\d|[1-9])\b")
ROW = re.compile(r"^\d+ [KDBGCLUYSOHRAPWT. ]+$", re.MULTILINE)


async def test_each_member_of_a_race_moves_at_any_time_on_a_private_board(desk: Desk) -> None:
    (ada, bela, _), match = await race(desk, "Ada", "Bela", "Dora")
    assert "Still to move: Ada, Bela and Dora" in desk.board(ada).texts[0]

    for who, seat in ((bela, 1), (bela, 1), (ada, 0)):
        text = first_move(await desk.sessions.matches.match(match.id), seat)
        before = panel(who)
        await move(desk, who, text)
        assert panel(who).id == before.id  # The same message was edited.
        asked = "\n".join(panel(who).texts)
        assert "Which gem?" in asked or "In which row?" in asked

    match = await desk.sessions.matches.match(match.id)
    assert [board.turns for board in state_of(match).boards] == [1, 2, 0]
    assert "Ada: 1 turn\nBela: 2 turns\nDora: 0 turns" in (desk.board(ada).attachments[0].description or "")
    assert list(buttons(desk.board(ada))) == ["My board", "More"]
    assert list(buttons(panel(ada)))[-2:] == ["Type it", "End my board"]


async def test_a_race_mentions_all_members_at_its_start_and_nobody_for_a_move(desk: Desk) -> None:
    (ada, bela, dora), match = await race(desk, "Ada", "Bela", "Dora")
    board = desk.board(ada)
    for seat, who in enumerate((ada, bela, dora)):
        await move(desk, who, first_move(await desk.sessions.matches.match(match.id), seat))
        desk.clock.turn(30)  # An old message is still edited, even after a pause.

    assert desk.pings == [(ada.id, bela.id, dora.id)]
    assert desk.board(ada).id == board.id


async def test_a_move_does_not_replace_a_message_that_is_too_old_to_edit(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    board, posts = desk.board(ada), len(desk.boards(ada))
    # Neither the press that opened the panel can edit the board nor a request in the channel.
    desk.playground.faults.refuse("PATCH", status=429, code=30046, message="Maximum number of edits reached", times=2)
    await move(desk, bela, first_move(match, 1))
    await desk.drawn()

    assert (desk.board(ada).id, len(desk.boards(ada))) == (board.id, posts)
    assert "Bela: 0 turns" in (desk.board(ada).attachments[0].description or "")
    assert desk.client.presenter._slots == {}
    await move(desk, bela, first_move(await desk.sessions.matches.match(match.id), 1))
    assert "Bela: 2 turns" in (desk.board(ada).attachments[0].description or "")


async def test_a_press_on_an_old_private_board_only_shows_the_newest_board(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    opened = await desk.typing(ada, panel(ada))
    await desk.slash(ada, "gems move", **dict(zip(("from_", "to"), first_move(match, 0).split("-"), strict=True)))
    turns = state_of(await desk.sessions.matches.match(match.id)).boards[0].turns

    await ada.submit(opened, {"move": first_move(await desk.sessions.matches.match(match.id), 0)})

    assert state_of(await desk.sessions.matches.match(match.id)).boards[0].turns == turns == 1
    assert "older board" in "\n".join(text for m in ada.messages("games") for text in m.texts)

    # A move of another member does not make a board stale.
    opened = await desk.typing(ada, panel(ada))
    await move(desk, bela, first_move(await desk.sessions.matches.match(match.id), 1))
    await ada.submit(opened, {"move": first_move(await desk.sessions.matches.match(match.id), 0)})
    assert state_of(await desk.sessions.matches.match(match.id)).boards[0].turns == 2


async def test_the_buttons_of_a_private_board_work_after_a_restart(desk: Desk) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela")
    await desk.restart()
    await move(desk, ada, first_move(match, 0))

    assert state_of(await desk.sessions.matches.match(match.id)).boards[0].turns == 1


async def test_once_all_have_finished_the_channel_sees_all_boards(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    for _ in range(2):
        await move(desk, bela, first_move(await desk.sessions.matches.match(match.id), 1))
    await finish(desk, ada)
    assert "Ada has left before a first turn." in desk.board(bela).texts[1]
    assert "when all have finished" in "\n".join(panel(ada).texts)
    assert "Type it" not in buttons(panel(ada))
    assert (await desk.sessions.matches.match(match.id)).phase is Phase.PLAYING
    await finish(desk, bela)

    match = await desk.sessions.matches.match(match.id)
    assert match.phase is Phase.OVER
    alt = desk.board(ada).attachments[0].description or ""
    assert alt.startswith("The race is over; the boards side by side:")
    assert r"\. **Ada** · 0 points" in "\n".join(desk.board(ada).texts)
    assert "The race is over" in "\n".join(panel(bela).texts)
    assert "A draw: 2 players share first place" in "\n".join(desk.board(ada).texts)


async def test_whoever_waits_on_a_private_board_is_told_there_of_the_end(desk: Desk) -> None:
    (ada, bela, dora), _ = await race(desk, "Ada", "Bela", "Dora")
    await finish(desk, ada)
    await finish(desk, dora)
    await desk.slash(dora, "help")  # Dora looks at something else.
    await finish(desk, bela)
    await desk.client.onlookers.settle()

    end = desk.board(ada)
    (told,) = panel(ada).texts
    assert told.startswith("This match is over. Here is how it ended: https://discord.com/channels/")
    assert told.endswith(f"/{end.id}")
    assert (len(panel(ada).attachments), buttons(panel(ada))) == (1, {})
    assert "The race is over" in "\n".join(panel(bela).texts)  # Bela has moved last.
    assert "This match is over" not in "\n".join(text for message in dora.messages("games") for text in message.texts)


@pytest.mark.parametrize("quiet", [False, True])
async def test_the_end_of_a_race_is_a_new_message_below_the_private_boards(desk: Desk, quiet: bool) -> None:
    await desk.slash(actor(desk, "Ada"), "settings", quiet=quiet)
    (ada, bela), match = await race(desk, "Ada", "Bela")
    await finish(desk, ada)
    await move(desk, bela, first_move(match, 1))
    before = desk.board(ada)
    await finish(desk, bela)  # The last mover could still edit the message.

    end = desk.board(bela)
    assert (end.attachments[0].description or "").startswith("The race is over")
    assert end.id > panel(bela).id > before.id
    old = next(message for message in bela.messages("games") if message.id == before.id)
    assert (old.attachments, list(buttons(old))) == ([], [])


@pytest.mark.parametrize("late", ["play", "turn"])
async def test_a_race_that_only_the_clock_plays_counts_for_who_has_finished(desk: Desk, late: str) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela", time=24 * 60, late=late)
    await finish(desk, ada)
    while not match.over:
        desk.clock.turn(24 * 60)
        await settle(desk.sessions, desk.clock)
        match = await desk.sessions.matches.match(match.id)

    assert (match.phase, match.terms.unrated) == (Phase.OVER, (1,))


async def test_a_race_in_which_nobody_takes_a_turn_ends_without_a_result(desk: Desk) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela")
    while not match.over:
        desk.clock.turn(24 * 60)
        await settle(desk.sessions, desk.clock)
        match = await desk.sessions.matches.match(match.id)
    await desk.drawn()

    assert (match.phase, match.outcome) == (Phase.CANCELLED, None)
    assert "first place" not in "\n".join(desk.board(ada).texts)


async def test_each_member_of_a_race_is_credited_with_the_turns_on_their_board(desk: Desk) -> None:
    board = "RRRR1/5/4R/5/K4"
    desk.lay_out(f"{board}|{board} types=RKDBG line=5 mode=race")
    (ada, bela), match = await race(desk, "Ada", "Bela", size=5, types=5)
    for who in (ada, bela):
        await move(desk, who, "E3 E1")
    for _ in range(3):
        await move(desk, ada, first_move(await desk.sessions.matches.match(match.id), 0))
    for who in (ada, bela):
        await finish(desk, who)

    told = await desk.slash(ada, "leaderboard", game="gems3d", board="race-5-5-3-5", text=True)
    assert re.search(r"\*\*Ada\*\* \(You\) · \d+ · 4 turns", told), told
    assert re.search(r"\*\*Bela\*\* · 5 · 1 turn\b", told), told


async def test_commands_and_suggestions_mean_the_members_board(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    dora = actor(desk, "Dora")
    await move(desk, ada, first_move(match, 0))
    match = await desk.sessions.matches.match(match.id)

    for who, seat in ((ada, 0), (bela, 1)):
        starts = {GAME.notate(move).split("-")[0] for move in GAME.legal_moves(state_of(match), Seat(seat))}
        offered = await who.autocomplete("games", "gems move", "from_", "")
        assert {each["value"] for each in offered} == starts
    assert await dora.autocomplete("games", "gems move", "from_", "") == []
    assert await dora.autocomplete("games", "gems reach", "cell", "") == []
    start = first_move(match, 1).split("-")[0]
    assert "can go to" in await desk.slash(bela, "gems reach", cell=start)
    await desk.slash(bela, "gems own")
    assert "Your board in the race" in "\n".join(panel(bela).texts)


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("gems own", {}, "You have no seat in this match"),
        ("gems reach", {"cell": "A1"}, "You have no seat in this match"),
        ("gems move", {"from_": "A1", "to": "A2"}, "You have no seat in this match"),
    ],
)
async def test_a_member_outside_the_race_sees_no_board(
    desk: Desk, command: str, options: dict[str, str], sentence: str
) -> None:
    await race(desk, "Ada", "Bela")
    dora = actor(desk, "Dora")

    assert sentence in await desk.slash(dora, command, **options)
    pressed = await desk.press(dora, "My board")
    assert sentence in said(pressed)


async def test_a_wrong_move_is_refused_on_the_private_board_and_does_not_change_the_board(desk: Desk) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela")
    sent = await move(desk, ada, "hello")

    assert sent.answer is not None
    assert sent.answer.id == panel(ada).id
    assert sent.answer.texts[-1].startswith("I cannot read “hello” as a move.")
    assert (await desk.sessions.matches.match(match.id)).version == match.version
    assert "No race is being played" in await _own_elsewhere(desk)


async def _own_elsewhere(desk: Desk) -> str:
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new", "lounge", mode="relay")
    return await desk.slash(ada, "gems own", "lounge")


async def test_a_member_whose_board_has_ended_is_not_told_to_wait(desk: Desk) -> None:
    (ada, bela), match = await race(desk, "Ada", "Bela")
    await finish(desk, ada)
    start, goal = first_move(match, 0).split("-")

    assert "Your board has ended" in await desk.slash(ada, "gems move", from_=start, to=goal)
    assert "Only you see it" in "\n".join(panel(bela).texts)


async def test_no_step_of_a_race_can_be_taken_back(desk: Desk) -> None:
    (ada, _), match = await race(desk, "Ada", "Bela")
    await move(desk, ada, first_move(match, 0))

    assert "nothing to take back" in await desk.slash(ada, "gems undo")


async def a_race_overheard(desk: Desk, moves: int) -> tuple[Public, Match]:
    """Play a race in which members look, try and move in private. Return what everybody could read of it."""
    dice = Random(3)
    members, match = await race(desk, "Ada", "Bela", size=6, types=4, drop=2, line=4)
    public = Public(desk)
    for _ in range(moves):
        match = await desk.sessions.matches.match(match.id)
        seat = dice.choice(match.to_move)
        who = members[seat]
        listed = list(GAME.legal_moves(state_of(match), seat))
        await move(desk, who, GAME.notate(dice.choice(listed)))
        await who.autocomplete("games", "gems move", "from_", "")
        await desk.press(who, "More")
        await desk.slash(
            who, "gems reach", cell=first_move(await desk.sessions.matches.match(match.id), seat).split("-")[0]
        )
    return public, match


def leaks(public: Public) -> list[str]:
    """Return the public words that name a cell or show a row of a board."""
    return [text for text in public.words() if CELL.search(text) or ROW.search(text)]


@pytest.mark.slow
async def test_no_public_message_is_about_a_board_during_the_race(desk: Desk) -> None:
    public, _ = await a_race_overheard(desk, 12)

    assert len(public.forms) > 8
    assert leaks(public) == []


@pytest.mark.slow
@pytest.mark.parametrize("method", ["advice", "alt"])
async def test_an_added_leak_is_found(desk: Desk, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """`leaks` finds the cells in a text and in an alt text."""
    honest = getattr(GemsFace, method)

    def leaky(self: GemsFace, match: Match, view: AnyView, words: Words, *more: str) -> str:
        position = GAME.write_position(state_of(match)).split()[0]
        return f"{honest(self, match, view, words, *more)} A1 {position}"

    monkeypatch.setattr(GemsFace, method, leaky)
    public, _ = await a_race_overheard(desk, 2)

    assert leaks(public) != []


@pytest.mark.painted
@pytest.mark.slow
async def test_public_messages_do_not_depend_on_the_boards(desk: Desk) -> None:
    """Two races that differ only in their boards have the same public texts, buttons, alt texts and pictures."""
    forms = []
    for cell in ("K", "D"):
        rest = f"5/5/2{cell}2/5/5"
        desk.lay_out(f"{rest}|{rest} types=KDB mode=race line=3 drop=1 seed={3 if cell == 'K' else 4}")
        public = Public(desk)
        (ada, bela), match = await race(desk, "Ada", "Bela", size=5, types=3, drop=1, line=3)
        for who, seat in ((ada, 0), (bela, 1), (ada, 0)):
            await move(desk, who, first_move(await desk.sessions.matches.match(match.id), seat))
        forms.append([(unnamed(w, match), a, p) for w, a, p in public.forms])
        for who in (ada, bela):
            if not (await desk.sessions.matches.match(match.id)).over:
                await desk.sessions.seats.resign(desk.request(who), match.id)
        await desk.drawn()

    one, other = forms
    assert len(one) > 4
    assert [form[:2] for form in one] == [form[:2] for form in other]
    assert [form[2] for form in one] == [form[2] for form in other]


def test_the_channels_views_have_no_field_for_a_hidden_board() -> None:
    """Only the view of a race that is over has cells."""
    assert not {"cells", "next", "score", "seed", "trace", "hint"} & set(ProgressView.__struct_fields__)
    assert msgspec.structs.fields(FinalView)


async def test_a_short_race_with_open_points_says_who_won_and_by_how_much(desk: Desk) -> None:
    board = "RRRR1/5/4R/5/K4"
    desk.lay_out(f"{board}|{board} types=RKDBG line=5 mode=race length=2 points=yes")
    (ada, bela), match = await race(desk, "Ada", "Bela", size=5, types=5, turns=2, points=True)

    await move(desk, ada, "E3 E1")
    assert "**5 points** at turn 1" in "\n".join(desk.board(ada).texts)
    assert (desk.board(ada).attachments[0].description or "").endswith("Ada: 5 points, 1 turn\nBela: 0 points, 0 turns")
    for who, seat in ((ada, 0), (bela, 1), (bela, 1)):
        await move(desk, who, first_move(await desk.sessions.matches.match(match.id), seat))

    match = await desk.sessions.matches.match(match.id)
    assert match.phase is Phase.OVER
    assert "**Ada** wins with 5 points, 5 ahead of the next." in "\n".join(desk.board(ada).texts)
    told = await desk.slash(ada, "leaderboard", game="gems3d", board="race-5-5-3-5-2-shown", text=True)
    assert "2 turns each · everybody’s points shown" in told
    assert "**Ada** (You) · 5" in told


@pytest.mark.parametrize("points", [True, False])
async def test_ones_own_board_tells_how_far_the_others_are_as_the_channel_does(desk: Desk, points: bool) -> None:
    board = "RRRR1/5/4R/5/K4"
    desk.lay_out(f"{board}|{board} types=RKDBG line=5 mode=race points={'yes' if points else 'no'}")
    (ada, bela), match = await race(desk, "Ada", "Bela", size=5, types=5, points=points)
    await move(desk, bela, "E3 E1")
    await move(desk, ada, first_move(match, 0))

    told = "Bela: 5 points, 1 turn" if points else "Bela: 1 turn"
    own = panel(ada)
    assert own.texts[0].splitlines()[1] == f"-# {told}"
    assert (own.attachments[0].description or "").splitlines()[-1] == told
    assert (await desk.slash(ada, "gems board", text="words")).splitlines()[-1] == told
    assert told in (desk.board(ada).attachments[0].description or "")
    assert "Ada: " not in "\n".join(own.texts)


async def test_the_types_of_gems_in_a_race_are_named_until_ones_own_first_move(desk: Desk) -> None:
    board = "RRRR1/5/4R/5/K4"
    desk.lay_out(f"{board}|{board} types=RKDBG line=5 mode=race")
    (ada, bela), match = await race(desk, "Ada", "Bela", size=5, types=5)
    told = "-# Gems in this match: black, gold, blue, green and red"
    assert told in panel(ada).texts[0].splitlines()
    await move(desk, ada, first_move(match, 0))

    assert told in panel(bela).texts[0].splitlines()
    assert told not in "\n".join([*panel(ada).texts, *desk.board(ada).texts])


@pytest.mark.parametrize("count", [2, 5])
def test_the_last_picture_of_a_race_says_by_how_much_even_a_long_name_wins(count: int) -> None:
    face, words = GemsFace(), Words(all_texts(), "de")
    options = Options(mode=Mode.RACE)
    state = GAME.setup(1, options, count).state
    heads = []
    for lead in (11, 22):
        ended = [replace(board, over="closed", turns=1) for board in state.boards]
        boards = (replace(ended[0], score=lead), *(replace(board, score=0) for board in ended[1:]))
        state = replace(state, boards=boards)
        match = match_of(face, options, Phase.OVER, state=state, to_move=(), outcome=GAME.outcome(state))
        match = replace(match, seats=tuple(replace(seat, name="W" * 32) for seat in match.seats[:count]))
        picture = opened(gems3d.paint(*face.scene(match, words)))
        heads.append(picture.crop((0, 0, picture.width, 70)).convert("RGB"))

    assert ImageChops.difference(*heads).getbbox() is not None


def test_a_leaderboard_of_matches_with_a_length_has_a_name() -> None:
    words = Words(all_texts(), "en-US")

    assert GemsFace().leaderboard("race-9-7-3-5-20", words).endswith("3 new gems a turn · 20 turns each")
    assert (
        GemsFace()
        .leaderboard("race-9-7-3-5-20-shown", words)
        .endswith("3 new gems a turn · 20 turns each · everybody’s points shown")
    )
    assert GemsFace().leaderboard("race-9-7-3-5-shown", words).endswith("3 new gems a turn · everybody’s points shown")
    assert GemsFace().leaderboard("solo-9-7-3-5-hard-20", words).endswith("Hard · 20 turns")
    for wrong in ("solo-9-7-3-5-20-hard", "solo-9-7-3-5-x", "solo-9-7-3-5-hard-1-2"):
        with pytest.raises(ValueError, match="no score board"):
            GemsFace().leaderboard(wrong, words)
