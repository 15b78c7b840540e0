"""Codes of pieces in sentences: where they appear as pictures, and where as codes."""

from pathlib import Path

import pytest

from bot.texts import Texts, load_texts
from bot.texts.pictures import either, only_picture, with_codes, with_pictures

SENTENCES = """
game-lays = She lays { PICTURE("game-tile", $tiles) } there.
game-typed = Not { PICTURE("game-tile", $tiles, code: "beside") }.
game-costs = It costs { PICTURE("game-gem", $gems) }.
game-sets = She sets a { PICTURE("game-gem", $gem, code: "never") }red gem.
game-label = ↑ { PICTURE("game-gem", $gems, code: "missing") }+2
game-chooses = 1 · { PICTURE("game-tile", $tile, code: "missing") }red gem
game-fell = Fallen: { PIECES("game-gem", $gems) }.
game-holds = You have { LIST(PIECES("game-gem", $gems)) }.
game-fits = It goes to { LIST($cells, kind: "or") }.
game-gem-R = red
"""
PICTURES = {
    "game-gem-RGB": "<:gems:4>",
    "game-tile-R-B-": "<:tile:1>",
    "game-tile-RB--": "<:turned:2>",
    "game-gem-R": "<:gem:3>",
}


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(SENTENCES, encoding="utf-8")
    return load_texts(tmp_path)


@pytest.mark.parametrize(
    ("key", "params", "without", "in_message", "in_label"),
    [
        ("game-lays", {"tiles": "R-B-"}, "She lays R-B- there.", "She lays <:tile:1> there.", "She lays R-B- there."),
        (
            "game-lays",
            {"tiles": "R-B-, RB--, G---"},
            "She lays R-B-, RB--, G--- there.",
            "She lays <:tile:1>, <:turned:2>, G--- there.",
            "She lays R-B-, RB--, G--- there.",
        ),
        ("game-typed", {"tiles": "R-B-"}, "Not R-B-.", "Not <:tile:1> R-B-.", "Not R-B-."),
        ("game-costs", {"gems": "R G B"}, "It costs R G B.", "It costs <:gems:4>.", "It costs R G B."),
        ("game-costs", {"gems": "R G"}, "It costs R G.", "It costs <:gem:3> G.", "It costs R G."),
        ("game-label", {"gems": "R G B"}, "↑ R G B +2", "↑ <:gems:4> +2", "↑ +2"),
        ("game-label", {"gems": "R G"}, "↑ R G +2", "↑ R G +2", "↑ R G +2"),
        ("game-sets", {"gem": "R"}, "She sets a red gem.", "She sets a <:gem:3> red gem.", "She sets a red gem."),
        ("game-chooses", {"tile": "R-B-"}, "1 · R-B- red gem", "1 · <:tile:1> red gem", "1 · red gem"),
        (
            "game-fell",
            {"gems": "R B2 C4, G D1"},
            "Fallen: red B2 C4, G D1.",
            "Fallen: <:gem:3> red B2 C4, G D1.",
            "Fallen: red B2 C4, G D1.",
        ),
        (
            "game-holds",
            {"gems": "G D1, B A1, R B2 C4"},
            "You have G D1, B A1 and red B2 C4.",
            "You have G D1, B A1 and <:gem:3> red B2 C4.",
            "You have G D1, B A1 and red B2 C4.",
        ),
        ("game-holds", {"gems": "R"}, "You have red.", "You have <:gem:3> red.", "You have red."),
        ("game-fits", {"cells": "A1, B2, C3"}, *["It goes to A1, B2 or C3."] * 3),
    ],
)
def test_a_piece_is_a_picture_in_messages_and_a_code_elsewhere(
    texts: Texts, key: str, params: dict[str, str], without: str, in_message: str, in_label: str
) -> None:
    assert texts.say("en", key, **params) == without
    texts.show_pictures(PICTURES)
    said = texts.say("en", key, **params)
    assert with_pictures(said) == in_message
    assert with_codes(said) == in_label


def test_texts_beside_show_the_same_pictures_and_forget_removed_ones(texts: Texts) -> None:
    beside = texts.beside("en")
    texts.show_pictures(PICTURES)
    assert with_pictures(beside.say("en", "game-lays", tiles="R-B-")) == "She lays <:tile:1> there."
    texts.show_pictures({})
    assert beside.say("en", "game-lays", tiles="R-B-") == "She lays R-B- there."


@pytest.mark.parametrize(
    ("text", "picture"),
    [
        (f"{either('<:tile:1>', 'R-B-')} · 2 cells", "<:tile:1>"),
        (f"North with {either('<:tile:1>', 'R-B-')} · +3", "<:tile:1>"),
        (f"{either('<:gem:3> ', '')}red", "<:gem:3>"),
        (f"{either('<:tile:1>', 'R-B-')} {either('<:gem:3>', 'RB')}", None),
        ("2 cells", None),
    ],
)
def test_a_label_has_room_for_one_picture(text: str, picture: str | None) -> None:
    assert only_picture(text) == picture
