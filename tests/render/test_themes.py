"""Tests of the themes: contrast, colour blindness, sizes of files, tokens, and that a theme costs nothing unused."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.themes import Theme, using
from render.gembatan.colours import colours as gembatan
from render.gemrush.colours import colours as gemrush
from render.gems3d.colours import colours as gems3d
from render.kit import RGB
from render.leaderboards.colours import colours as leaderboards
from tests.render.vision import luminance

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
SIGNS = {"MINT", "GOLD", "WAND", "INVITE", "SPACE", "SPACE_GLOW", "WHITE"}  # no letters, or a single large one


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
