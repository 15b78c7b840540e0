"""Tests of the themes: contrast, colour blindness, sizes of files, tokens, and that a theme costs nothing unused.

Long because each promise of the themes is tested for all painters with the same helpers.
"""

import ast
import re
from collections.abc import Callable, Collection, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine.table import Table, TableSeat
from bot.engine.themes import Theme, current, painted, using
from bot.games.gemrush.gems import Gem
from bot.games.gems3d.model import GEM_NAMES
from render import captions, gems
from render import gembatan as gembatan_painter
from render import gemrush as gemrush_painter
from render import gems3d as gems3d_painter
from render.animation import Scene, animate
from render.canvas import Palettes
from render.captions import Caption
from render.gembatan.colours import colours as gembatan
from render.gemrush import stones
from render.gemrush.colours import CARDS_PALETTE
from render.gemrush.colours import PALETTE as GEMRUSH_PALETTE
from render.gemrush.colours import colours as gemrush
from render.gems3d.board import layout
from render.gems3d.colours import END_PALETTE, PALETTE
from render.gems3d.colours import colours as gems3d
from render.kit import RGB
from render.leaderboards.colours import PALETTE as LEADERBOARDS_PALETTE
from render.leaderboards.colours import colours as leaderboards
from render.memory import cached, cached_for_all_themes
from render.tokens import Token, per_theme, token
from tests.render import every, gembatan_scenes, gemrush_scenes, gems3d_scenes, leaderboard_scenes, train
from tests.render.references import opened
from tests.render.vision import VISIONS, ciede2000, luminance, seen

PAINTERS = {"gems3d": gems3d, "gembatan": gembatan, "gemrush": gemrush, "leaderboards": leaderboards}

# The letters and signs of each painter, with the surfaces on which they stand. "*" stands for each colour of a token.
PAIRS: dict[str, dict[str, str]] = {
    "gems3d": {
        "INK": "PANEL NIGHT",
        "SOFT_INK": "PANEL WELL ABSENT",
        "GOLD_INK": "PANEL",
        "WAND": "PANEL",
        "WHITE": "SEATS* PILL",
        "SCORE": "PANEL",
        "SIGN_INK": "GOLD_SIGN MINT_SIGN",
        "MINT": "NEW*",
        "GOLD": "MOVED*",
    },
    "gembatan": {
        "INK": "CARD CARD_TURN WELL WINNER",
        "SOFT_INK": "CARD STRIP WELL WINNER",
        "GOLD_INK": "CARD CARD_TURN",
        "SILVER_INK": "CARD",
        "SIGN_INK": "MINT_SIGN",
        "PLATE_INK": "PLATE",
        "WHITE": "PLATE",
        "INVITE": "MAT",
        "MINT": "MAT",
    },
    "gemrush": {
        "INK": "BAND FOOT PANEL* PANEL_TURN* ROCK*",
        "SOFT": "BAND FOOT PANEL* PANEL_TURN* ROCK*",
        "FAINT": "PANEL*",
        "SEAT_INK": "PANEL*",
        "NUMBER": "FOOT PANEL* PANEL_TURN*",
        "NAME": "PANEL*",
        "NOTE": "PANEL*",
        "KEEP": "ROCK*",
        "PLACE": "NIGHT",
        "MAP_PLACE": "FOOT",
        "GOLD_INK": "BAND FOOT NIGHT PANEL* PANEL_TURN* ROCK* PAID*",
        "DARK_INK": "PAPER PAPER_LOW PAPER_DIM PAPER_DIM_LOW",
        "GOLD_DEEP": "GOLD STEPS",
        "PLATE_INK": "PLATE_FACE**",
        "FREE_INK": "PLATE_FACE**",
        "SPACE": "ROCK*",
        "SPACE_GLOW": "ROCK*",
        "GOLD_LINE": "ROCK*",
    },
    "leaderboards": {
        "INK": "CARD CARD_OWN PODIUM* FACETS* TRACK",
        "SOFT": "CARD CARD_OWN PODIUM* FACETS* WELL",
        "FAINT": "FACETS*",
        "GOLD_INK": "CARD FACETS* WELL",
        "DARK": "GOLD AQUA_SIGN",
        "COURSES*": "WELL",
        "WHITE": "FILLS*",
    },
}
SIGNS = {
    "MINT",
    "GOLD",
    "WAND",
    "INVITE",
    "SPACE",
    "SPACE_GLOW",
    "GOLD_LINE",
    "WHITE",
}  # no letters, or a single large one


def values(tokens: Any, name: str) -> list[RGB]:
    """Return the colours of a token in the theme in use. Each "*" at the end of its name is one level of tuples."""
    if name == "FILLS*":
        return [fill for fill, _ in tokens.ENAMEL]
    found = [getattr(tokens, name.rstrip("*"))]
    for _ in range(name.count("*")):
        found = [one for several in found for one in several]
    return found


def ratio(one: RGB, other: RGB) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 measures it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pairs(painter: str) -> Iterator[tuple[str, str, float]]:
    """Yield each pair of an ink and a surface with its least contrast in the theme in use."""
    tokens = PAINTERS[painter]
    for ink, surfaces in PAIRS[painter].items():
        for surface in surfaces.split():
            least = min(ratio(a, b) for a in values(tokens, ink) for b in values(tokens, surface))
            yield ink, surface, least


LEAST = {Theme.DARK: (3.0, 3.0), Theme.LIGHT: (4.5, 3.0), Theme.CONTRAST: (7.0, 7.0), Theme.PLAIN: (3.0, 3.0)}


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("painter", PAINTERS)
def test_letters_and_signs_stand_out_from_their_surfaces(painter: str, theme: Theme) -> None:
    letters, signs = LEAST[theme]
    with using(theme):
        low = {pair[:2]: pair[2] for pair in pairs(painter) if pair[2] < (signs if pair[0] in SIGNS else letters)}

    assert low == {}


# ---- colour blindness ----

SIDE = 74
APART = 10.0  # the least difference (CIEDE2000) between the mean colours of two gems
ALIKE = 0.8  # Silhouettes that overlap by a larger share look the same.


def mean(sprite: Image.Image, shape: Image.Image, ground: RGB) -> RGB:
    """Return the mean colour of a gem on a ground."""
    image = Image.new("RGB", sprite.size, ground)
    image.paste(sprite, (0, 0), sprite)
    red, green, blue = (round(value) for value in ImageStat.Stat(image, shape).mean)
    return red, green, blue


def overlap(one: Image.Image, other: Image.Image) -> float:
    both, either = ImageChops.darker(one, other), ImageChops.lighter(one, other)
    return float(ImageStat.Stat(both).sum[0] / ImageStat.Stat(either).sum[0])


def confused(drawn: dict[Any, tuple[Image.Image, Image.Image]], ground: RGB) -> list[tuple[Any, Any, str]]:
    """Return the pairs of gems that look alike with some kind of vision. drawn: each gem and its silhouette."""
    shapes = {kind: shape.point([0] * 128 + [255] * 128) for kind, (_, shape) in drawn.items()}
    means = {kind: mean(sprite, shapes[kind], ground) for kind, (sprite, _) in drawn.items()}
    alike = [pair for pair in combinations(drawn, 2) if overlap(*(shapes[kind] for kind in pair)) >= ALIKE]
    return [
        (one, other, vision)
        for one, other in alike
        for vision in VISIONS
        if ciede2000(seen(means[one], vision), seen(means[other], vision)) < APART
    ]


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_any_two_gems_differ_in_colour_or_in_shape(theme: Theme) -> None:
    with using(theme):
        ours = {name: (gems.sprite(name, SIDE), gems.silhouette(name, SIDE)) for name in GEM_NAMES}
        of_rush = {gem: (stones.stone(gem, SIDE), stones.silhouette(gem, SIDE)) for gem in Gem}

        assert confused(ours, gems3d.CELL[0]) == []
        assert confused(of_rush, gemrush.PLATE_FACE[0][0]) == []


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("vision", VISIONS)
def test_marks_lights_and_borders_stand_out(theme: Theme, vision: str) -> None:
    def apart(one: RGB, other: RGB) -> float:
        return ciede2000(seen(one, vision), seen(other, vision))

    with using(theme):
        for tone in gembatan.RAMPS[1:]:
            assert apart(tone(0.45), gembatan.IVORY_LOW) >= APART
            assert apart(tone(gembatan.LIGHT[1]), gembatan.MAT) >= APART
        for mark in (gembatan.GOLD, gembatan.SILVER, gembatan.MINT):
            assert apart(mark, gembatan.MAT) >= APART
        for ground in (gems3d.NEW[0], gems3d.MOVED[0], gems3d.TRICK[0], gems3d.REACHABLE[0]):
            assert apart(ground, gems3d.CELL[0]) >= 0.8 * APART  # Such cells also have frames, dots or signs.
        assert apart(gemrush.FLOOR[gemrush.LIT][0], gemrush.FLOOR[gemrush.DIM][0]) >= APART
        assert apart(gemrush.PANEL_TURN_EDGE[0], gemrush.PANEL_EDGE[0]) >= APART


@pytest.mark.parametrize("theme", Theme)
def test_lights_of_open_halves_differ_from_the_mat_in_brightness(theme: Theme) -> None:
    with using(theme):
        assert min(ratio(tone(gembatan.LIGHT[1]), gembatan.MAT) for tone in gembatan.RAMPS[1:]) >= 1.3


# ---- files ----


def files() -> Iterator[tuple[str, bytes]]:
    """Yield pictures of all painters in the theme in use, each with the name of its painter."""
    for name in ("start", "middle", "reach", "trick", "large", "over", "racing", "raced"):
        yield "gems3d", gems3d_scenes.PICTURES[name]()
    for name in ("draft", "gembatan", "pick", "cell", "middle", "over"):
        yield "gembatan", gembatan_painter.paint(*gembatan_scenes.SCENES[name])
    for name in ("start", "middle", "rush", "over-rush"):
        yield "gemrush", gemrush_painter.paint(*gemrush_scenes.SCENES[name])
    yield "gemrush", gemrush_painter.paint_hand(*gemrush_scenes.HAND)
    yield "gemrush", gemrush_painter.paint_legend(Table())
    scenes = leaderboard_scenes
    for name in (*scenes.LEADERBOARDS, *scenes.STANDINGS, *scenes.BRACKETS, *scenes.GROUPS, *scenes.BATTLES):
        yield "leaderboards", scenes.PICTURES[name]()
    for name in ("beginner", "review", "year-first"):
        yield "leaderboards", scenes.PICTURES[name]()


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_plain_pictures_have_half_the_bytes_of_dark_ones() -> None:
    dark, plain = (painted(theme, lambda: list(files())) for theme in (Theme.DARK, Theme.PLAIN))

    for painter in PAINTERS:
        of_dark, of_plain = (sum(len(data) for key, data in found if key == painter) for found in (dark, plain))
        assert of_plain <= 0.5 * of_dark, (painter, of_plain / of_dark)
    assert all(len(small) <= 0.7 * len(data) for (_, data), (_, small) in zip(dark, plain, strict=True))


NEAR = 6  # how far a band of a colour may be from the exact colour; two exact colours may be as near as that


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("painter", PAINTERS)
def test_the_exact_colours_come_out_as_they_are(painter: str, theme: Theme) -> None:
    tokens: Any = PAINTERS[painter]
    with using(theme):
        for palettes in train.PALETTES[painter]:
            palette, exact = palettes.now, tokens.exact_at_end if palettes is END_PALETTE else tokens.exact
            found = [(colour, palette.colours[palette.index(colour)]) for colour in exact]
            assert [pair for pair in found if max(abs(a - b) for a, b in zip(*pair, strict=True)) > NEAR] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("palettes", "surfaces", "gems_"),
    [
        (PALETTE, train.flat_surfaces, GEM_NAMES),
        (LEADERBOARDS_PALETTE, train.flat_surfaces, GEM_NAMES),
        (GEMRUSH_PALETTE, train.flat_surfaces_of_rush, Gem),
        (CARDS_PALETTE, train.flat_surfaces_of_rush, Gem),
    ],
    ids=("gems3d", "leaderboards", "gemrush", "gemrush-cards"),
)
def test_flat_surfaces_come_out_as_they_are(
    palettes: Palettes, surfaces: Callable[[], dict[RGB, None]], gems_: Collection[Any]
) -> None:
    with using(Theme.PLAIN):
        of_gems, palette = surfaces(), palettes.now
        assert len(of_gems) > len(gems_)  # Most gems have a lit and a dark half.
        found = [(colour, palette.colours[palette.index(colour)]) for colour in of_gems]
        assert [pair for pair in found if max(abs(a - b) for a, b in zip(*pair, strict=True)) > NEAR] == []


@pytest.mark.parametrize("theme", [Theme.CONTRAST, Theme.PLAIN])
def test_obsidian_has_a_light_rim_where_nothing_else_is_light(theme: Theme) -> None:
    with using(theme):
        stone, ground = stones.stone(Gem.OBSIDIAN, SIDE), gemrush.PLATE_FACE[0][0]
        row = [stone.getpixel((x, SIDE // 2)) for x in range(SIDE)]
    first = next(colour[:3] for colour in row if isinstance(colour, tuple) and colour[3] > 200)
    assert ratio((int(first[0]), int(first[1]), int(first[2])), ground) >= 3.0


# ---- tokens ----

RENDER = Path(gems.__file__).parents[1]
# These modules draw gems, dwarves and signs, which look the same on all surfaces.
WITH_OWN_COLOURS = {
    "card_rows", "cards", "drawing", "dwarves", "hand", "icons", "kinds", "landscape", "legend", "minimap", "rock",
    "seats", "stones", "tiles", "ways",
}  # fmt: skip
COLOUR = re.compile(r"\"#[0-9a-f]{6}\"")


def test_painters_know_tokens_and_no_colours() -> None:
    found = {path.stem for path in RENDER.rglob("*.py") if COLOUR.search(path.read_text(encoding="utf-8"))}

    assert found - {"colours", "tokens", "captions", "sample", "frames", "accents"} == WITH_OWN_COLOURS


def read_at_import(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield what a module reads when it is imported: all but the bodies of functions."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting += [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            waiting += getattr(node, "decorator_list", [])
        else:
            yield node
            waiting += ast.iter_child_nodes(node)


@pytest.mark.parametrize("painter", PAINTERS)
def test_no_token_is_read_when_a_module_is_imported(painter: str) -> None:
    kinds = type(PAINTERS[painter]).__dict__
    of_themes = {name for name, value in kinds.items() if isinstance(value, Token)}
    assert of_themes
    for path in (RENDER / painter).glob("*.py"):
        for node in read_at_import(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "colours":
                assert node.attr not in of_themes, f"{path.name}:{node.lineno}"


@pytest.mark.slow
@pytest.mark.parametrize("key", every.GAMES)
def test_every_game_follows_the_theme(key: str) -> None:
    paint = next(iter(every.pictures(key).values()))
    drawn = {theme: painted(theme, paint) for theme in Theme}

    assert len(set(drawn.values())) == len(Theme)
    dark, light = (ImageStat.Stat(opened(drawn[theme]).convert("L")).mean[0] for theme in (Theme.DARK, Theme.LIGHT))
    assert light > 1.3 * dark


def test_a_token_has_a_value_for_each_theme() -> None:
    class Colours:
        INK = token("#010203", light="#040506")

    assert [painted(theme, lambda: Colours.INK) for theme in Theme] == [(1, 2, 3), (4, 5, 6), (1, 2, 3), (1, 2, 3)]


# ---- caches ----


def test_each_theme_has_its_own_results_and_masks_are_shared() -> None:
    drawn: list[tuple[str, Theme]] = []

    def draw(kind: str) -> Callable[[int], bytes]:
        def drawing(number: int) -> bytes:
            drawn.append((kind, current()))
            return bytes((number,))

        return drawing

    picture, mask = cached(draw("picture")), cached_for_all_themes(draw("mask"))
    for theme in (Theme.DARK, Theme.PLAIN, Theme.DARK, Theme.PLAIN):
        for function in (picture, mask):
            assert painted(theme, function, 7) == b"\7"

    assert drawn == [("picture", Theme.DARK), ("mask", Theme.DARK), ("picture", Theme.PLAIN)]


def test_a_theme_that_nobody_uses_costs_nothing(tmp_path: Path) -> None:
    made: list[Theme] = []

    @per_theme
    def found() -> int:
        made.append(current())
        return 1

    file = tmp_path / "palette.txt"
    file.write_text("#000000\n", encoding="ascii")

    found()
    found()

    assert made == [Theme.DARK]
    assert Palettes(file).now.colours[0] == (0, 0, 0)  # The files of other themes do not exist.
    with using(Theme.LIGHT), pytest.raises(FileNotFoundError):
        _ = Palettes(file).now


def test_a_theme_ends_with_its_picture_even_after_an_error() -> None:
    def fail() -> None:
        raise ValueError(current().value)

    with pytest.raises(ValueError, match="light"):
        painted(Theme.LIGHT, fail)
    assert current() is Theme.DARK


@pytest.mark.slow
def test_an_animation_and_its_captions_have_the_theme() -> None:
    scenes = [Scene(gems3d_scenes.MIDDLE, gems3d_scenes.TRIO, Caption("Ada moves", "1 / 2", 0.5))]
    made = painted(Theme.LIGHT, animate, "gems3d", scenes, 50, 1 << 24)

    picture = opened(made.data)
    with using(Theme.LIGHT):
        night, ground = gems3d.NIGHT, captions.colours.GROUND
    assert picture.getpixel((0, 0)) == night
    found = picture.getpixel((2, picture.height - 2))
    assert isinstance(found, tuple)
    assert max(abs(a - b) for a, b in zip(found, ground, strict=True)) <= NEAR


# ---- members ----


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_a_member_has_one_colour_in_all_pictures_of_a_race(theme: Theme) -> None:
    def names(count: int) -> tuple[TableSeat, ...]:
        return tuple(TableSeat(name) for name in ("Ada", "Bela", "Chen", "Dora")[:count])

    def found(data: bytes, height: int = 9_999) -> set[RGB]:
        """Return the colours of seats in the upper part of a picture, without those of smooth edges."""
        picture = opened(data)
        counted = picture.crop((0, 0, picture.width, min(height, picture.height))).getcolors(1 << 20) or []
        return {seat for seat in gems3d.SEATS if sum(count for count, one in counted if one == seat) > MANY}

    with using(theme):
        for name, count in (("racing", 4), ("raced", 3)):
            picture = gems3d_painter.paint(gems3d_scenes.RACES[name][0], Table(names(count)))
            assert found(picture) >= set(gems3d.SEATS[:count])  # Gems may have the colours of other seats.
        own = gems3d_scenes.MIDDLE
        for seat, member in enumerate(names(3)):
            board = gems3d_painter.paint(own, Table((member,), (), seat))
            assert found(board, layout(own.size).top) == {gems3d.SEATS[seat]}


MANY = 300  # pixels


@pytest.mark.parametrize("theme", Theme)
def test_white_letters_stand_out_from_the_signs_of_many_seats(theme: Theme) -> None:
    with using(theme):
        for seat in gems3d.SEATS:
            assert ratio(gems3d.WHITE, seat) >= LEAST[theme][1]
