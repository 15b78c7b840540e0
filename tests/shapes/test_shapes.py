"""Test that every painter draws extreme views. `python -m tests.shapes` tries many more views."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render.gemrush import drawing
from tests.render.test_fonts import HOSTILE
from tests.shapes import __main__ as shapes
from tests.shapes.extremes import KINDS
from tests.shapes.matches import PAINTERS, match
from tests.shapes.pictures import Picture, complaint

QUICK = {"boards": 1, "leaderboards": 6, "profiles": 1}  # the numbers of views in tests that are not slow


def complaints(kind: str, number: int) -> list[str]:
    return [found for picture in KINDS[kind](number) if (found := complaint(picture)) is not None]


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "number"), [(kind, n) for kind, count in QUICK.items() for n in range(count)])
def test_a_view_of_each_kind_is_drawn(kind: str, number: int) -> None:
    assert complaints(kind, number) == []


@pytest.mark.slow
@pytest.mark.parametrize("examples", [1, pytest.param(12, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("kind", KINDS)
def test_extreme_views_are_drawn(kind: str, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, derandomize=True, database=None)
    @given(st.integers(0, 10_000))
    def hold(number: int) -> None:
        assert complaints(kind, number) == []

    hold()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "every"), [(0, 80), *(pytest.param(seed, 40, marks=pytest.mark.nightly) for seed in (0, 1))]
)
@pytest.mark.parametrize("game", PAINTERS)
def test_a_whole_match_is_drawn(game: str, seed: int, every: int) -> None:
    assert [found for picture in match(game, seed, every) if (found := complaint(picture)) is not None] == []


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_name_is_squeezed_into_its_room(name: str) -> None:
    image = drawing.squeezed(name, 34, 26, (255, 255, 255), 300)

    assert image.width <= 304


# ---- faulty pictures are found ----


def _painted(width: int, height: int, pixels: int = 2) -> bytes:
    image = Image.new("RGB", (width, height))
    image.putpixel((0, 0), (pixels, 0, 0))
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (_painted(300, 300), None),
        (_painted(300, 10), "300 x 10 pixels"),
        (_painted(3000, 300), "3000 x 300 pixels"),
        (_painted(300, 300, 0), "of one colour"),
        (b"GIF", "UnidentifiedImageError"),
    ],
)
def test_a_faulty_picture_is_reported(data: bytes, said: str | None) -> None:
    found = complaint(Picture("it", lambda: data, ()))

    assert (found is None) if said is None else said in str(found)


def test_a_painter_that_raises_is_reported() -> None:
    def paint() -> bytes:
        raise ValueError("x1 must be greater than or equal to x0")

    assert complaint(Picture("it", paint, ())) == "it: ValueError: x1 must be greater than or equal to x0"


def test_the_search_exits_with_one_if_a_painter_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["shapes", "--n", "2", "--matches", "0", "--only", "leaderboards"])
    assert shapes.main() == 0
    assert "2 pictures, 0 wrong" in capsys.readouterr().out

    broken = Picture("a table", lambda: b"", ())
    monkeypatch.setitem(KINDS, "leaderboards", lambda _: iter((broken,)))
    assert shapes.main() == 1
    assert "WRONG: a table" in capsys.readouterr().out
