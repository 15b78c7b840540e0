"""Tests of the checks in `entries`: each fault names its entry and says what would be right."""

import pytest

from bot.games.gemrush.effects import ALL, DISCARDED, NAMED, Dig, Discard, Draw, Go, Keep, NameGem, Reveal, X
from bot.games.gemrush.gems import Gem
from bot.games.gemrush.rooms import TILES, Door, Tile, action, cart, free, movement, tunnel
from tests.games.gemrush.entries import faults, hand_change

OB, PE, DI = Gem.OBSIDIAN, Gem.PERMAFROST, Gem.DIAMOND_DUST
SIDES = "ObPe+1 wall Fi wall"


def test_a_line_of_four_sides_is_read() -> None:
    tile = movement("a-b", "ObPeEl+2 wall Fi free", Draw(1), Discard(1))

    assert tile.doors == (Door((OB, PE, Gem.ELECTRUM), 2), None, Door((Gem.FIRE_RUBY,), 0), Door())
    assert (tile.type, tile.ability) == ("movement", (Draw(1), Discard(1)))
    assert tunnel("NE", "SW").paths == ((0, 1), (2, 3))
    assert cart(SIDES).key == "mine-cart"


def test_the_entries_have_no_fault() -> None:
    assert faults(TILES) == []


def test_one_entry_adds_a_room() -> None:
    new = action("new-room", SIDES, Discard(2), Draw(4), Discard(1))

    assert faults([*TILES[:79], new]) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ObPe+1 wall Fi", "has 3 sides; write four"),
        ("ObPe+1 wall Fi wal", "'wal' is no side"),
        ("ObXx+1 wall Fi wall", "'ObXx+1' is no side"),
        ("ObPe+ wall Fi wall", "'ObPe+' is no side"),
    ],
)
def test_a_line_that_is_not_four_sides_is_refused(line: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"^'bad-line': .*") as raised:
        action("bad-line", line, Draw(2))

    assert told in str(raised.value)


BROKEN = [
    (action("Bad Key", SIDES, Draw(9)), "`$.key`"),
    (action("bad", "ObObObObObObOb+9 wall Fi wall", Draw(9)), "length <= 6"),
    (action("bad", "Ob+21 wall Fi wall", Draw(9)), "<= 20"),
    (action("bad", SIDES, Draw("many")), "`$.ability[0].count`"),  # type: ignore[arg-type]
    (action("bad", SIDES, Go("home")), "`$.ability[0].where`"),  # type: ignore[arg-type]
    (action("bad", "wall wall wall wall", Draw(9)), "not four walls"),
    (action("bad", "PeOb+1 wall Fi wall", Draw(9)), "in the order of the gems: ObPe"),
    (action("bad", "ObDi+1 wall Fi wall", Draw(9)), "standard gems only, not ObDi"),
    (action("bad", SIDES), "every other tile has one"),
    (action("bad", SIDES, Draw(0)), "at least once"),
    (action("bad", SIDES, Draw(X)), "it needs a Discard(X)"),
    (action("bad", SIDES, Reveal(3), Keep(ALL, NAMED)), "nothing has been named before Keep"),
    (action("bad", SIDES, Dig(1, DISCARDED), Keep(1), Discard(1)), "nothing has been discarded before Dig"),
    (action("bad", SIDES, NameGem(), Draw(2)), "a gem is named, and no step asks for it"),
    (action("bad", SIDES, Reveal(3), Keep(1, (PE, OB))), "in their order, each once"),
    (action("bad", SIDES, Reveal(3), Keep(1, (OB, OB))), "in their order, each once"),
    (action("bad", SIDES, Dig(2, ()), Keep(2)), "a Dig is for something"),
    (action("bad", SIDES, Draw(1), Keep(1)), "a Reveal or Dig before it"),
    (action("bad", SIDES, Reveal(9)), "without a Keep brings nothing"),
    (action("bad", SIDES, Dig(2, (OB,)), Keep(1, (PE,))), "Keep has no condition of its own"),
    (action("bad", SIDES, Reveal(2), Keep(3)), "no 3 cards can be kept of 2"),
    (action("bad", SIDES, Reveal(2), Keep(1), Dig(1, (OB,)), Keep(1)), "only one step reveals or digs"),
    (action("bad", SIDES, Go("any"), Draw(3)), "is the last step"),
    (action("bad", SIDES, Draw(2), Discard(1, (OB,))), "only the first step asks for certain cards"),
    (free("bad", SIDES, Discard(3), Draw(3)), "must leave the hand smaller"),
    (free("bad", SIDES, Draw(1)), "must leave the hand smaller"),
    (free("bad", SIDES, Discard(2), Reveal(5), Keep(ALL, (DI,))), "must leave the hand smaller"),
    (free("bad", SIDES, Discard(X), Discard(1), Draw(X), Draw(1)), "must leave the hand smaller"),
    (action("gravel-pit", SIDES, Draw(9)), "has this key already"),
    (action("twin", SIDES, Draw(2)), "'gravel-pit' does the same"),
]


@pytest.mark.parametrize(("broken", "told"), BROKEN, ids=[told for _, told in BROKEN])
def test_a_fault_names_the_entry_and_says_what_would_be_right(broken: Tile, told: str) -> None:
    (line,) = faults([*TILES[:79], broken])

    assert line.startswith(f"entry 79 ({broken.key!r}): ")
    assert told in line


def test_all_faults_are_reported_at_once() -> None:
    broken = [action("bad", SIDES, Draw(0)), action("worse", "wall wall wall wall", Draw(9))]

    assert [line.partition(":")[0] for line in faults([*TILES[:78], *broken])] == [
        "entry 78 ('bad')",
        "entry 79 ('worse')",
    ]


@pytest.mark.parametrize(
    ("tunnels", "told"),
    [
        (Tile("tunnel", "tunnel", (Door(), Door(), Door(), None), paths=((0, 2), (1, 3))), "four doors without"),
        (Tile("tunnel", "tunnel", (Door(), Door(), Door(), Door((OB,), 1)), paths=((0, 2), (1, 3))), "without cost"),
        (tunnel("NS", "NW"), "join the four sides of a tunnel in pairs"),
        (Tile("tunnel", "tunnel", (Door(), Door(), Door(), Door()), (Draw(1),), ((0, 2), (1, 3))), "have no ability"),
    ],
)
def test_a_tunnel_needs_four_plain_doors_and_two_paths(tunnels: Tile, told: str) -> None:
    found = faults([tunnels, *TILES[1:]])

    assert any(line.startswith("entry 0 ('tunnel'): ") and told in line for line in found)


def test_the_list_must_hold_eighty_entries_in_their_order() -> None:
    assert faults(TILES[:79])[0].startswith("79 tiles; the box holds 80")
    assert faults([*TILES[1:8], TILES[12], TILES[0], *TILES[8:12], *TILES[13:]])[0].startswith(
        "the 8 tunnels come first"
    )


@pytest.mark.parametrize(
    ("ability", "x", "change"),
    [
        ((Draw(3), Discard(1)), 1, 2),
        ((Reveal(5), Keep(2)), 1, 2),
        ((Reveal(5), Keep(ALL, (DI,))), 1, 5),  # The hand may keep all five revealed cards.
        ((Reveal(3), Keep(2), Keep(2)), 1, 3),  # Both Keeps together take at most three cards.
        ((Discard(X), Draw(X), Draw(1)), 3, 1),
        ((Discard(X), Discard(X), Draw(X)), 2, -2),
        ((Discard(1), Go("any")), 1, -1),
    ],
)
def test_hand_change_gives_the_largest_growth_of_the_hand(
    ability: tuple[Draw | Discard | Keep, ...], x: int, change: int
) -> None:
    assert hand_change(ability, x) == change
