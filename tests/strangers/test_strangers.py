"""Tests of the search: short runs find no leak, and every planted leak is found."""

import ast
import asyncio
from pathlib import Path

import pytest

import bot
import cogs
from bot.ui.entry.buttons import ACTION_MARK
from cogs import all_cogs
from tests.strangers.plants import ONE_HANDLER, PLANTS, planted
from tests.strangers.presses import Known, Presses
from tests.strangers.scenes import SCENES
from tests.strangers.search import Hall, learn, search, sweep

RARE = 20_000  # the search finds each planted leak within so many answers, and most leaks much earlier
# The search needs seconds or minutes for these. A leak in one handler and one in an alt text are planted by day, too.
RARE_PLANTS = {"a hand in a custom_id", "no check at all", "handlers that read by the bare id"}
SEED = 5
ROOTS = (Path(cogs.__file__).parent, Path(bot.__file__).parent / "ui")
# Files that read matches for the bot itself, not for a member.
OF_THE_BOT = {"presenter.py", "finder.py", "courier.py", "days.py"}
# Functions that return a match without a check of who may see it, as (object, attribute).
BARE = {("sessions", "match"), ("_sessions", "match"), ("_desk", "match"), ("desk", "match")}


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Known:
    """Return what real boards and panels offer."""
    return asyncio.run(learn(Hall(SEED), tmp_path_factory.mktemp("lessons")))


@pytest.mark.slow
@pytest.mark.parametrize("answers", [150, pytest.param(600, marks=pytest.mark.nightly)])
async def test_no_answer_depends_on_what_is_hidden(tmp_path: Path, known: Known, answers: int) -> None:
    report = await search(tmp_path, answers=answers, seed=SEED, known=known)
    assert report.leaks == []
    assert report.bugs == []
    assert report.unanswered == []
    assert report.answers == answers


@pytest.mark.slow
@pytest.mark.parametrize(("kinds", "both"), [(1, False), pytest.param(3, True, marks=pytest.mark.nightly)])
async def test_every_handler_tells_strangers_nothing_of_any_kind_of_match(
    tmp_path: Path, known: Known, kinds: int, both: bool
) -> None:
    report = await sweep(tmp_path, seed=SEED, known=known, kinds=kinds, both=both)
    assert report.leaks == []
    assert report.bugs == []
    assert report.unanswered == []
    assert min(report.pressed.values()) == (1 + both) * kinds * len(SCENES)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.nightly if name in RARE_PLANTS else ())
        for name in PLANTS
        if name != ONE_HANDLER
    ],
)
async def test_a_planted_leak_is_found(tmp_path: Path, name: str, known: Known) -> None:
    with planted(name):
        assert (await search(tmp_path, answers=RARE, seed=SEED, known=known, until_found=True)).leaks != []


@pytest.mark.slow
async def test_a_leak_in_one_handler_is_found(tmp_path: Path, known: Known) -> None:
    with planted(ONE_HANDLER):
        report = await sweep(tmp_path, seed=SEED, known=known, only="gemrush:wide")
    assert report.leaks != []


@pytest.mark.slow
async def test_every_handler_that_exists_is_pressed(tmp_path: Path, known: Known) -> None:
    """The search presses every method that is marked as an action, in every cog."""
    marked = {
        name
        for cog in all_cogs()
        for parent in cog.__mro__
        for value in vars(parent).values()
        for name in getattr(value, ACTION_MARK, ())
    }
    hall = Hall(1)
    async with hall.bots(tmp_path, 1) as [one]:
        presses = Presses(one, known, hall.dice, hall.members)
        assert {action for _, action in presses.handlers} == marked
        assert {area for area, _ in presses.handlers} >= set(one.client.faces)


def test_no_cog_reads_a_match_without_a_check() -> None:
    """Cogs get each match from a press or a lookup, which have checked that the member may see it."""
    found = [
        f"{path.name}:{node.lineno}"
        for root in ROOTS
        for path in root.rglob("*.py")
        if path.name not in OF_THE_BOT
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, (ast.Attribute, ast.Name))
        and (node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id, node.attr) in BARE
    ]
    assert found == []
