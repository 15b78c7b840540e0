"""Tests of the frames of servers: contrast for every accent, pictures that stay as they are, names of any kind."""

import io
import itertools
import math
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.engine.themes import Look, Theme, painted, using
from render import accents, frames, heads
from render.accents import UnreadableImage, colours_of, from_oklch, oklch
from render.canvas import COLOURS
from render.kit import RGB
from render.png import of_picture
from tests.render import every
from tests.render.references import opened
from tests.render.test_themes import PAINTERS
from tests.render.vision import luminance

RED, PINK, NEARLY_BLACK, NEON = (138, 16, 26), (249, 211, 220), (10, 10, 13), (57, 255, 20)
TABLE = "The Copper Room"
GRID = [
    from_oklch(accents.Oklch(lightness / 20, chroma, math.radians(hue)))
    for lightness, chroma, hue in itertools.product(range(21), (0.0, 0.1, 0.3), range(0, 360, 15))
]


def cube(*bands: int) -> list[RGB]:
    """Return all colours whose bands have these values."""
    return [(red, green, blue) for red in bands for green in bands for blue in bands]


def ratio(one: RGB, other: RGB) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 measures it, by the measure of the other tests."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def png(picture: Image.Image, kind: str = "PNG") -> bytes:
    file = io.BytesIO()
    picture.save(file, kind)
    return file.getvalue()


# ---- contrast ----


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_letters_and_lines_stand_out_whatever_the_accent(theme: Theme) -> None:
    letters = 7.0 if theme is Theme.CONTRAST else 4.5
    with using(theme):
        boards: list[Any] = [*PAINTERS.values()]
        nights = [tokens.NIGHT for tokens in boards]  # the grounds of boards, beside the inner line
        for accent in (None, *GRID, *cube(0, 127, 255)):
            ground, line, ink = frames.tones(accent)
            assert ratio(ink, ground) >= letters, accent
            assert min(ratio(line, one) for one in (ground, *nights)) >= 3.0, accent


def test_an_accent_that_stands_out_stays_as_it_is_and_others_keep_their_hue() -> None:
    with using(Theme.DARK):
        assert frames.tones(NEON)[1:] == (NEON, NEON)
        _, line, ink = frames.tones(RED)
    assert line != RED
    for one in (line, ink):
        assert oklch(one).hue == pytest.approx(oklch(RED).hue, abs=0.03)
        assert oklch(one).lightness > oklch(RED).lightness


def test_a_colour_comes_back_from_oklch() -> None:
    for colour in cube(0, 51, 128, 200, 255):
        assert max(abs(a - b) for a, b in zip(from_oklch(oklch(colour)), colour, strict=True)) <= 1
    assert oklch((255, 0, 0)) == pytest.approx((0.628, 0.2577, math.radians(29.23)), abs=1e-3)  # the author's own


# ---- pictures ----


def changes(before: Image.Image, after: Image.Image) -> list[int]:
    """Return how many pixels differ by each amount, 0 to 255, in the band that differs most."""
    red, green, blue = ImageChops.difference(before, after).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()


@pytest.mark.slow
@pytest.mark.parametrize("theme", [Theme.DARK, Theme.PLAIN])
@pytest.mark.parametrize("key", every.GAMES)
def test_a_frame_leaves_a_board_as_it_is(key: str, theme: Theme) -> None:
    for paint in every.pictures(key).values():
        with using(theme):
            bare, look = paint(), Look(theme, TABLE, NEON)
            before, after = opened(bare), opened(frames.framed(bare, look))
            tones = frames.tones(NEON)
        left, top, right, bottom = frames.edges(before.width, named=True)
        assert after.size == (before.width + left + right, before.height + top + bottom)
        inside = after.crop((left, top, left + before.width, top + before.height))
        counts = changes(before, inside)
        # Nobody sees this little, which only pictures have that use their whole palette.
        assert sum(counts[24:]) == 0
        assert sum(counts[1:]) <= 0.005 * sum(counts)
        colours = {colour for _, colour in after.crop((0, 0, after.width, top)).getcolors(1 << 20) or ()}
        assert {*tones} <= colours


def test_a_picture_with_free_places_in_its_palette_keeps_each_pixel() -> None:
    bare = every.pictures("gems3d")["middle"]()

    before, after = opened(bare), opened(frames.framed(bare, Look(table=TABLE, accent=NEON)))

    left, top, *_ = frames.edges(before.width, named=True)
    assert after.crop((left, top, left + before.width, top + before.height)).tobytes() == before.tobytes()


def test_a_server_without_a_frame_has_the_same_file() -> None:
    paint = next(iter(every.pictures("gems3d").values()))

    assert frames.framed(paint(), Look()) == paint()


def test_each_accent_and_each_name_has_its_own_picture() -> None:
    bare = painted(Theme.DARK, next(iter(every.pictures("gems3d").values())))
    chosen = ((TABLE, RED), (TABLE, NEON), ("Pub", RED), ("Pub", None))
    looks = [Look(table=table, accent=accent) for table, accent in chosen]
    first = [frames.framed(bare, look) for look in looks]

    assert len(set(first)) == len(looks)
    assert [frames.framed(bare, look) for look in reversed(looks)] == first[::-1]
    named, unnamed = (opened(frames.framed(bare, Look(table=table, accent=RED))).size for table in (TABLE, ""))
    assert named[1] > unnamed[1]


def test_the_rarest_colours_make_room_if_the_palette_is_full() -> None:
    full = Image.new("P", (COLOURS, 2 * COLOURS))
    full.putpalette([band for i in range(COLOURS) for band in (i, i, 255 - i)])
    for i in range(COLOURS):
        full.paste(i, (0, i, i + 1, i + 2))
    before = full.convert("RGB")

    after = opened(frames.framed(png(full), Look(table=TABLE, accent=NEON)))

    left, top, *_ = frames.edges(before.width, named=True)
    counts = changes(before, after.crop((left, top, left + before.width, top + before.height)))
    assert 0 < sum(counts[1:]) < 0.01 * sum(counts)
    assert sum(counts[17:]) == 0


@pytest.mark.parametrize("table", ["W" * 30, "玉" * 30, "💎 Gems 💎", "العاب", "👩‍👩‍👧‍👦" * 4, "i"])
def test_a_name_of_any_kind_stays_within_its_frame(table: str) -> None:
    bare = of_picture(Image.new("RGB", (720, 200), (20, 20, 40)))

    picture = opened(frames.framed(bare, Look(table=table, accent=NEON)))

    left, top, *_ = frames.edges(720, named=True)
    ground, line, _ = frames.tones(NEON)
    assert picture.getpixel((picture.width // 2, 0)) == line
    edge = picture.crop((left + 2, 8, left + 12, top - 6))
    assert edge.getcolors() == [(edge.width * edge.height, ground)]
    middle = picture.crop((picture.width // 3, 8, picture.width * 2 // 3, top - 6))
    assert len(middle.getcolors() or ()) > 1


def test_a_long_name_is_written_smaller_before_it_is_cut() -> None:
    def written(table: str) -> list[int]:
        rules, name = frames._head(700, 50, table)
        assert ImageChops.multiply(rules, name).getbbox() is None
        return list(name.getbbox() or ())

    short, long, cut = written("Copper"), written("The Honourable Copper Table 12"), written("W" * 30)
    assert cut[3] - cut[1] < short[3] - short[1]
    assert all(0 < box[0] < box[2] < 700 for box in (short, long, cut))
    assert (
        frames._head(700, 50, "The Honourable Copper Table 12")[1].tobytes()
        != frames._head(700, 50, "The Honourable Copper Table 13")[1].tobytes()
    )


@pytest.mark.slow
def test_heads_of_several_accents_are_shown_one_below_the_other() -> None:
    one, three = (opened(heads.paint(tuple(Look(table=TABLE, accent=colour) for colour in colours)))
                  for colours in ((RED,), (RED, PINK, NEON)))  # fmt: skip

    assert three.height > 2.5 * one.height
    assert heads.paint((Look(Theme.LIGHT, TABLE, RED),)) != heads.paint((Look(Theme.DARK, TABLE, RED),))


# ---- choosing ----


def flag(*shares: tuple[RGB, int]) -> Image.Image:
    """Return a picture of stripes. shares: their colours and heights, in hundredths."""
    image, y = Image.new("RGB", (200, 200)), 0
    for colour, share in shares:
        image.paste(colour, (0, y, 200, y + 2 * share))
        y += 2 * share
    return image


def test_saturated_colours_that_cover_much_come_first_and_greys_not_at_all() -> None:
    blue, orange = (30, 60, 200), (240, 120, 20)
    picture = flag(((250, 250, 250), 40), ((128, 126, 124), 20), (blue, 25), (orange, 12), ((5, 5, 6), 3))

    found = colours_of(png(picture))

    assert found[:2] == (blue, orange)
    assert len(found) == 3
    assert oklch(found[2]).hue == pytest.approx(oklch(blue).hue, abs=0.2)  # the first, lighter or darker
    assert [accents.named(colour) for colour in found[:2]] == ["blue", "orange"]


@pytest.mark.parametrize("kind", ["JPEG", "WEBP", "GIF"])
def test_colours_come_from_all_formats(kind: str) -> None:
    found = colours_of(png(flag((RED, 60), ((255, 255, 255), 40)), kind))

    assert accents.named(found[0]) == "dark-red"


def test_what_is_transparent_does_not_count() -> None:
    picture = flag((NEON, 90), (RED, 10)).convert("RGBA")
    picture.putalpha(flag(((0, 0, 0), 90), ((255, 255, 255), 10)).convert("L"))

    assert accents.named(colours_of(png(picture))[0]) == "dark-red"
    assert colours_of(png(Image.new("RGBA", (50, 50), (255, 0, 0, 0)))) == ()


def test_a_grey_picture_has_no_colours() -> None:
    assert colours_of(png(flag(((0, 0, 0), 30), ((128, 128, 130), 40), ((255, 255, 255), 30)))) == ()


def test_bombs_damaged_files_and_other_formats_are_refused() -> None:
    whole = png(flag((RED, 100)))
    bomb = png(Image.new("1", (4097, 4096)))
    assert len(bomb) < 5_000
    huge = bytearray(bomb)
    huge[16:24] = (60_000).to_bytes(4, "big") * 2
    others = [png(flag((RED, 100)), kind) for kind in ("BMP", "TIFF")]
    for data in (b"", b"no picture", whole[:60], bomb, bytes(huge), *others):
        with pytest.raises(UnreadableImage):
            colours_of(data)


@pytest.mark.slow
def test_what_is_read_as_a_whole_may_have_fewer_pixels_than_a_photo() -> None:
    most, photo = Image.new("RGB", (2_000, 2_000), RED), Image.new("RGB", (4_096, 3_072), RED)
    assert colours_of(png(most))
    assert colours_of(png(photo, "JPEG"))
    for data in (png(Image.new("RGB", (2_001, 2_000), RED)), png(Image.new("RGB", (4_097, 3_200), RED), "JPEG")):
        with pytest.raises(UnreadableImage, match="too many"):
            colours_of(data)


@pytest.mark.parametrize(
    ("colour", "name"),
    [(RED, "dark-red"), (PINK, "pink"), (NEARLY_BLACK, "black"), (NEON, "lime"), ((255, 217, 32), "yellow"),
     ((184, 115, 51), "brown"), ((88, 101, 242), "blue"), ((255, 255, 255), "white"), ((128, 128, 128), "grey"),
     ((255, 105, 180), "pink"), ((128, 0, 128), "purple"), ((0, 128, 128), "teal"), ((240, 120, 20), "orange")],
)  # fmt: skip
def test_a_colour_has_the_name_that_people_give_it(colour: RGB, name: str) -> None:
    assert accents.named(colour) == name


@pytest.mark.parametrize("size", [(1, 1), (20, 20), (40, 40), (20, 400), (400, 1)])
@pytest.mark.parametrize("table", ["", TABLE])
def test_very_small_pictures_have_a_frame_too(size: tuple[int, int], table: str) -> None:
    picture = Image.new("P", size, 1)
    picture.putpalette([0, 0, 0, 200, 100, 50])
    framed = opened(frames.framed(png(picture), Look(Theme.DARK, table, RED)))
    left, top, right, bottom = frames.edges(size[0], bool(table))
    assert framed.size == (left + size[0] + right, top + size[1] + bottom)
    assert framed.getpixel((left, top)) == (200, 100, 50)
