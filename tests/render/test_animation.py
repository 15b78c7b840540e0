"""Tests of animations with too many pictures or too many bytes: only every n-th picture is shown."""

import io
from itertools import islice

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.games.gems3d.model import FinalBoard, FinalView, Mode
from render import animation, fonts, gems3d
from render.animation import SHORTEST, Scene, animate
from render.captions import Caption, wrapped
from tests.render import played
from tests.render.gems3d_scenes import FULL_BOARD, table
from tests.texts.loaded import all_texts

NAMES = table("Mira", "Jonas", "Anouk")
PLENTY = 2**30


def scenes(count: int) -> list[Scene]:
    return [Scene(view, NAMES) for view in islice(played.views(), count)]


def frames(data: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(data)) as image:
        found = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            found.append(image.convert("RGB"))
        return found


@pytest.mark.slow
def test_a_file_that_is_too_large_shows_fewer_pictures_and_says_how_many() -> None:
    shown = scenes(12)
    whole = animate("gems3d", shown, 40, PLENTY)
    assert whole.every == 1
    assert len(frames(whole.data)) == 12
    less = animate("gems3d", shown, 40, len(whole.data) * 2 // 3)
    assert less.every > 1
    assert len(less.data) <= len(whole.data) * 2 // 3
    assert len(frames(less.data)) == -(-12 // less.every)
    last = ImageStat.Stat(ImageChops.difference(frames(less.data)[-1], frames(whole.data)[-1]))
    assert max(last.mean) < 0.01


@pytest.mark.slow
def test_too_many_pictures_are_thinned_whatever_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animation, "MOST_FRAMES", 5)
    made = animate("gems3d", scenes(12), 40, PLENTY)
    assert made.every == 3
    assert len(frames(made.data)) == 4


@pytest.mark.slow
def test_a_single_picture_is_shown_whatever_its_size() -> None:
    assert len(frames(animate("gems3d", scenes(3), 40, 1).data)) == 1


@pytest.mark.slow
def test_a_game_without_frames_of_its_own_is_shown_by_its_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(gems3d, "frames")
    shown = scenes(2)
    made = frames(animate("gems3d", shown, 40, PLENTY).data)
    for image, scene in zip(made, shown, strict=True):
        with Image.open(io.BytesIO(gems3d.paint(scene.view, scene.table))) as painted:
            assert ImageChops.difference(image, painted.convert("RGB")).getbbox() is None


@pytest.mark.parametrize(
    ("every", "turns", "said"), [(2, 0, "every second step"), (3, 1, "every third turn"), (7, 0, "every 7th step")]
)
def test_it_is_said_how_many_pictures_are_left_out(every: int, turns: int, said: str) -> None:
    assert said in all_texts().say("en", "replay-shortened", every=every, turns=turns)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "pause"), [(2, 100), (30, 100), (200, 40)])
def test_an_animation_of_any_match_takes_less_than_twenty_seconds(count: int, pause: int) -> None:
    shown = [replace(one, caption=Caption(f"{n}", f"{n} / {count}", n / count)) for n, one in enumerate(scenes(count))]
    data = animate("gems3d", shown, pause, PLENTY).data
    with Image.open(io.BytesIO(data)) as image:
        times = []
        for number in range(getattr(image, "n_frames", 1)):
            image.seek(number)
            times.append(image.info["duration"])
    assert sum(times) < 20_000
    assert min(times) >= 10 * SHORTEST


@pytest.mark.slow
def test_a_caption_stands_below_its_frame_and_changes_nothing_above() -> None:
    (scene,) = scenes(1)
    (plain,) = frames(animate("gems3d", [scene], 40, PLENTY).data)
    told = [replace(scene, caption=Caption(text, "1 / 9", 0.1)) for text in ("Ada moves", "Ada moves twice")]
    first, second = (frames(animate("gems3d", [one], 40, PLENTY).data)[0] for one in told)
    assert first.width == plain.width
    assert first.height > plain.height
    assert ImageChops.difference(first.crop((0, 0, *plain.size)), plain).getbbox() is None
    changed = ImageChops.difference(first, second).getbbox()
    assert changed is not None
    assert changed[1] > plain.height


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 5])
def test_captions_stand_at_the_bottom_of_frames_of_any_size(count: int) -> None:
    """The last picture of a race is lower than the boards before it, or higher and wider."""
    names = table(*"ABCDE"[:count])
    boards = tuple(FinalBoard(FULL_BOARD, 187, 58, 1, "full") for _ in range(count))
    told = Caption("Ada moves", "1 / 9")
    end = Scene(FinalView(Mode.RACE, 9, boards), names, told)
    board = replace(scenes(1)[0], caption=told)

    together = frames(animate("gems3d", [board, end], 40, PLENTY).data)

    alone = [frames(animate("gems3d", [one], 40, PLENTY).data)[0] for one in (board, end)]
    assert alone[0].height != alone[1].height
    for shown, own in zip(together, alone, strict=True):
        high, beside = round(own.width * 0.15), (shown.width - own.width) // 2
        caption = shown.crop((beside, shown.height - high, beside + own.width, shown.height))
        expected = own.crop((0, own.height - high, own.width, own.height))
        assert ImageChops.difference(caption, expected).getbbox() is None


def test_a_long_caption_is_wrapped_between_words() -> None:
    rooms = (200, 300)
    lines = wrapped("Bela laid two tiles and filled three sockets: a red chain of four", 20, rooms)
    assert len(lines) == 2
    assert fonts.width(lines[0], 20) <= rooms[0]
    assert " ".join(lines) == "Bela laid two tiles and filled three sockets: a red chain of four"


def test_no_line_of_a_caption_begins_with_a_sign_that_follows_a_no_break_space() -> None:
    text = "Bela commence\u202f!"
    for room in range(60, 260, 5):
        lines = wrapped(text, 20, (room, room))
        assert lines[-1].endswith("commence\u202f!")
    assert len(wrapped(text, 20, (60, 60))) == 2
