"""Turns of all games while pieces are shown as emoji."""

import re
from typing import Any

import pytest

from bot.games.gembatan.notation import sides_name
from bot.games.gembatan.pieces import TILES, sides_of
from bot.games.gemrush.gems import CARD_NAMES
from bot.games.gemrush.rooms import TILES as ROOMS
from bot.playground import Actor, Message
from bot.texts import load_texts
from bot.texts.pictures import with_pictures
from tests.cogs.desk import Desk
from tests.cogs.gembatan_table import first_choices
from tests.texts.loaded import all_texts

TILE_NAMES = {sides_name(sides_of(tile, turn)) for tile in range(len(TILES)) for turn in range(4)}
COSTS = {door.cost for room in ROOMS for door in room.doors if door}
PIECES = (
    *(f"gembatan-tile-{name}" for name in TILE_NAMES),
    *(f"gembatan-gem-{first}{second}" for first in "RBGYP" for second in "RBGYP"),
    *(f"gemrush-card-{name}" for name in CARD_NAMES),
    *(f"gems3d-gem-{name}" for name in ("red", "green", "blue", "yellow")),
)
EMOJI = re.compile(r"<:\w+:\d+>")
UNRESOLVED = re.compile("[\ufdd0-\ufdd2]")


def parts(message: Message) -> list[dict[str, Any]]:
    """Return all components of a message and the options of its selects."""
    found: list[dict[str, Any]] = []
    waiting = list(message.components)
    while waiting:
        part = waiting.pop()
        found.append(part)
        waiting += [*part.get("components", ()), *part.get("options", ()), *part.get("items", ())]
    return found


def seen(desk: Desk, *members: Actor) -> list[dict[str, Any]]:
    shown = {message.id: message for member in members for message in member.messages("games")}
    return [part for message in shown.values() for part in parts(message)]


async def test_messages_show_emoji_and_labels_have_codes_beside_one_emoji(desk: Desk) -> None:
    desk.texts.show_pictures({piece: f"<:piece:{10**17 + number}>" for number, piece in enumerate(PIECES)})
    try:
        ada, bela = desk.actor("Ada"), desk.actor("Bela")
        found: list[dict[str, Any]] = []
        for game in ("gembatan", "rush"):
            await ada.slash("games", f"{game} new")
            await desk.drawn()
            await desk.press(bela, "Join")
            await desk.press(ada, "Start")
            await desk.drawn()
            mover = next(one for one in (ada, bela) if str(one.id) in str(desk.board(ada).components))
            opened = await desk.press(mover, "Play" if game == "gembatan" else "My hand")
            assert opened.answer is not None
            if game == "gembatan":
                await desk.press(mover, "Trade")
                found += seen(desk, ada, bela)
                await first_choices(desk, mover, opened.answer)
        found += seen(desk, ada, bela)
    finally:
        desk.texts.show_pictures({})
    assert not UNRESOLVED.search(str(found))
    texts = [part["content"] for part in found if "content" in part]
    assert any(EMOJI.search(text) for text in texts)
    labels = [part["label"] for part in found if "label" in part]
    assert [label for label in labels if EMOJI.search(label) or not label.strip()] == []
    assert [part for part in found if part.get("emoji") and "label" in part] != []


@pytest.mark.parametrize("language", all_texts().languages)
@pytest.mark.parametrize("key", ["gemrush-build-surplus", "gemrush-build-missing", "gemrush-step-empty"])
def test_a_refusal_shows_the_cost_of_a_door_and_cards_alike(language: str, key: str) -> None:
    texts = load_texts()
    texts.show_pictures(
        {"gemrush-cost-ElFi": "<:cost:1>", "gemrush-cost-Fi": "<:cost:2>", "gemrush-card-ObPe": "<:c:3>"}
    )
    given: dict[str, str | int] = {
        "door": "N13E",
        "cost": "El Fi",
        "missing": "Fi",
        "cards": "ObPe",
        "best": "build N13E",
        "count": 2,
    }

    told = with_pictures(texts.say(language, key, **given))

    assert "<:cost:1> El Fi" in told
    assert told.count("Fi") == told.count("> El Fi") + told.count("> Fi")
    assert told.count("ObPe") == told.count("<:c:3> ObPe")
