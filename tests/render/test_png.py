"""Tests of the PNG writer, with the fast libraries isal and zlib-ng and without them."""

import io
import subprocess
import sys
import zlib

import pytest
from PIL import Image

from render import deflate, png

PALETTE = bytes(range(256)) * 3
TELL = """
from render import png
data = bytes(range(256)) * 99
assert __import__("zlib").decompress(png.deflate.thoroughly(data)) == data
print(png.deflate.compress.__module__, png.deflate._thorough.__module__)
"""


def picture() -> Image.Image:
    """Return an image whose colour indexes differ from pixel to pixel."""
    image = Image.new("L", (37, 23))
    image.putdata([(x * 7 + y * 31) % 256 for y in range(23) for x in range(37)])
    return image


def written(large: int = png.LARGE) -> bytes:
    return png.encode(png.with_filter_column(picture()), PALETTE, large)


def read(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    assert (image.format, image.mode) == ("PNG", "P")
    return image


def test_another_reader_gets_the_same_indexes_and_colours() -> None:
    image = read(written())

    assert image.size == (37, 23)
    assert image.tobytes() == picture().tobytes()
    assert bytes(image.getpalette() or ()) == PALETTE


def test_a_large_picture_is_compressed_more() -> None:
    quick, tight = written(), written(large=1)

    assert len(tight) <= len(quick)
    assert read(tight).tobytes() == picture().tobytes()
    assert png.chunk(b"IDAT", deflate.thoroughly(b"".join(b"\0" + row for row in rows(picture())))) in tight


def rows(image: Image.Image) -> list[bytes]:
    data = image.tobytes()
    return [data[y * image.width : (y + 1) * image.width] for y in range(image.height)]


def test_without_isal_the_standard_library_writes_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deflate, "compress", zlib.compress)
    monkeypatch.setattr(deflate, "checksum", zlib.crc32)

    assert read(written()).tobytes() == picture().tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("missing", [(), ("isal",), ("zlib_ng",), ("isal", "zlib_ng")])
def test_the_standard_library_takes_the_place_of_a_library_that_is_missing(missing: tuple[str, ...]) -> None:
    for one in {"isal", "zlib_ng"} - {*missing}:
        pytest.importorskip(one)
    hide = f"import sys; sys.modules.update(dict.fromkeys({missing}))"

    said = subprocess.run([sys.executable, "-c", hide + TELL], capture_output=True, text=True, check=True)

    used = [one if one not in missing else "zlib" for one in ("isal", "zlib_ng")]
    assert [name.partition(".")[0] for name in said.stdout.split()] == used


def test_checksums_equal_those_of_the_standard_library() -> None:
    chunk = png.chunk(b"tEXt", b"Comment\0gems")

    assert chunk[:8] == b"\0\0\0\x0ctEXt"
    assert int.from_bytes(chunk[-4:], "big") == zlib.crc32(chunk[4:-4])


def test_some_rows_of_a_picture_keep_their_colours() -> None:
    image = read(png.part_of(lambda large: written(large), (5, 12), png.LARGE))

    assert image.tobytes() == picture().crop((0, 5, 37, 12)).tobytes()
    assert bytes(image.getpalette() or ()) == PALETTE


def test_rows_end_with_the_picture() -> None:
    assert read(png.part_of(written, (20, 99))).size == (37, 3)
