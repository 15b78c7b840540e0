"""Tests of the universes: they repeat, they break no law, and their laws find planted faults.

They live in a Python of their own, because a universe replaces the clocks of all libraries.
"""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.universe.asked import SEEDS, kept, parser, plans
from tests.universe.laws import LAWS
from tests.universe.plan import Finding, Plan, Result
from tests.universe.plants import PLANTS
from tests.universe.shrink import another, shrunk

ROOT = Path(__file__).parents[2]
SPOILED = "--days 0.03 --every 0.5 --spoil --twins 0"
LEAGUE = "--days 0.3 --tables 1 --every 4 --kinds cut --twins 0 --leagues"
CALM = "--days 0.06 --every 4 --tables 2 --kinds cut --twins 0"  # with hardly any trouble
FUTURES = "--days 0.05 --twins 0 --futures"  # then how many
PLANTED = (  # words of a universe, a planted fault, and the law that finds it there
    ("1 --days 0.05 --every 0.7 --tables 2", "early-answers", "early"),
    ("6 --days 0.05 --every 0.7 --tables 2 --twins 1", "no-check", "told apart"),
    (f"3 {SPOILED}", "unseen-damage", "lost"),
    (f"102 {LEAGUE}", "doubled-results", "tallied"),
    (f"102 {LEAGUE}", "closed-rounds", "opened"),
    (f"36 {CALM}", "reversed-plans", "in order"),
    (f"9 {CALM}", "unwanted-reminders", "unwanted"),
    (f"7 {FUTURES} 12", "split-commits", "lost"),
)
BY_LETTERS = ("--days", "30", "--tables", "0", "--letters", "--every", "6", "--kinds", "cut", "--twins", "0")
SOON = ("early-answers", "late-undos", "foreseen-drops")  # planted faults that the first universes find


async def command(*words: str, hashes: str = "0", module: str = "tests.universe") -> tuple[int, str, str]:
    """Run `python -m tests.universe`. Return its exit status, output and errors. hashes: Python's seed of hashes."""
    return await python("-m", module, *words, hashes=hashes)


async def python(*words: str, hashes: str = "0") -> tuple[int, str, str]:
    """Run Python. Return its exit status, output and errors."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *words,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashes},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def lived(*words: str, hashes: str = "0") -> list[Result]:
    """Live through universes, and return their results by seed."""
    _, out, err = await command(*words, "--json", "--jobs", "1", hashes=hashes)
    results = [msgspec.json.decode(line, type=Result) for line in out.splitlines()]
    assert results, err
    return sorted(results, key=lambda result: result.plan.seed)


def broken(results: list[Result]) -> list[tuple[str, list[Finding]]]:
    return [(result.plan.command, result.findings) for result in results if result.findings]


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_sixty_universes_break_no_law_and_those_with_planted_faults_do(tmp_path: Path) -> None:
    """By day less than an hour is enough, because troubles come twelve times as often.

    One of the universes is lived again with another order of sets, and by itself: in a process that has neither parsed
    all sentences nor rehearsed. The seed alone decides its steps.

    The last ones end with a page that is spoiled while members play, and with futures of some moment. To load the bot
    takes as long as three short universes, so one process loads it for them all. It lives through two at a time: one at
    a time would take longer than all other tests of the day.
    """
    days = [f"{seed} --days 0.03 --every 0.12 --tables {3 if seed % 10 == 0 else 2}" for seed in range(1, 61)]
    ends = [f"2 {SPOILED}", f"1 {FUTURES} 4"]
    more = [f"{words} --plant {plant}" for words, plant, _ in PLANTED]
    asked = tmp_path / "asked.txt"
    asked.write_text("\n".join((*days, *ends, *more)))
    _, out, err = await command("--again", str(asked), "--json", "--jobs", "2", hashes="1")
    wanted = kept(asked)
    results = [msgspec.json.decode(line, type=Result) for line in out.splitlines()]
    results.sort(key=lambda result: wanted.index(result.plan))
    whole, faulty = results[: len(days)], results[-len(more) :]
    spoiled, future = results[len(days) : -len(more)]

    assert [result.plan for result in results] == wanted, err
    assert broken([*whole, spoiled, future]) == []
    assert spoiled.lives > 1
    assert sum(result.kept for result in whole) > 10 * len(whole)
    assert sum(sum(result.troubles.values()) for result in whole) > len(whole)
    assert len({result.digest for result in whole}) == len(whole)
    assert [plant for result, (_, plant, law) in zip(faulty, PLANTED, strict=True) if law not in result.laws] == []
    assert any(each.text.startswith("in future ") for each in faulty[-1].findings if each.law == "lost")

    first = whole[5]
    [alone] = await lived(*days[5].split(), hashes="2")
    assert (alone.digest, alone.steps, alone.entries) == (first.digest, first.steps, first.entries)
    assert first.entries > 0


@pytest.mark.nightly
@pytest.mark.timeout(900)
async def test_days_break_no_law() -> None:
    results = await lived("1", "--n", "60")
    assert broken(results) == []
    assert len(results) == 60


@pytest.mark.nightly
@pytest.mark.timeout(900)
async def test_a_month_of_matches_by_letters_breaks_no_law() -> None:
    """Three members play a match of each game, while they close their messages, block the bot, and the power goes."""
    [month] = await lived("1", *BY_LETTERS)
    assert broken([month]) == []
    assert (month.days >= 30, month.matches >= 4, month.lives > 30) == (True, True, True)
    assert {"closed conversation", "no common server", "dead conversation", "cut at a letter"} <= month.troubles.keys()


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_what_once_broke_a_law_breaks_none() -> None:
    """The seeds in `seeds.txt` always run."""
    results = await lived("--again")
    assert broken(results) == []
    assert len(results) == len(kept(SEEDS)) >= 3


@pytest.mark.nightly
@pytest.mark.timeout(900)
async def test_many_universes_are_their_seeds() -> None:
    """The order of a set of objects depends on their addresses. It once showed in one of 40 days only."""
    first, again = [await lived("1", "--n", "40", hashes=hashes) for hashes in "12"]
    assert [one.digest for one in first] == [one.digest for one in again]


@pytest.mark.slow
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("plant", SOON)
async def test_the_laws_find_planted_faults(plant: str) -> None:
    """A law finds each fault within 200 universes: all others by `make plants`, at night, and leaks by `test_twins`."""
    law = PLANTS[plant].law
    words = ("--n", "200", "--days", "0.4", "--every", "0.7", "--plant", plant, "--until", law)
    *before, last = await lived("1", *words)
    assert law in last.laws
    assert all(law not in one.laws for one in before)


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_the_table_of_planted_faults_says_which_are_found() -> None:
    for n, found in (("3", "after"), ("0", "not in")):
        status, out, err = await command("early-answers", "--n", n, module="tests.universe.planted")
        told, last = out.splitlines()
        assert told.startswith(f"early-answers         early       {found} "), err
        assert last == f"{status} of 1 planted faults were not found"


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_run_stops_once_a_law_is_broken() -> None:
    words = ("--n", "50", "--days", "0.4", "--plant", "shown-hands", "--until", "hidden", "--jobs", "2", "--json")
    status, out, err = await command("1", *words)
    results = [msgspec.json.decode(line, type=Result) for line in out.splitlines()]
    assert status == 1, err
    assert [("hidden" in one.laws) for one in results] == [*(False for _ in results[1:]), True]
    assert len(results) < 10


STANDING = """
import itertools, os, select, signal, sys
from tests.universe import nursery, __main__ as command
from bot.ui.entry.door import Door
from tests.universe.plants.known import PLANTS, Plant

async def stand(*_, **__):
    signal.pthread_sigmask(signal.SIG_BLOCK, {DEAF})
    for _ in itertools.count():
        select.select([], [], [], 0.01)  # a while, which costs nothing

PLANTS["standing"] = Plant("hangs", lambda: setattr(Door, "enter", stand))
command.LONGEST, nursery.TELL_SECONDS = 4.0, 1.0
sys.argv[1:] = "1 --n 2 --jobs 2 --days 0.03 --plant standing".split()
sys.exit(command.main())
"""


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("deaf", "told"),
    [
        (False, "The universe took too long. The newest step stands here:\n  File"),
        (True, "The universe took too long, and runs no line of Python any more. It stands here:\nStack"),
    ],
    ids=["in Python", "outside"],
)
async def test_a_universe_that_stands_in_one_step_tells_its_lines_and_its_story(deaf: bool, told: str) -> None:
    code = STANDING.replace("DEAF", "signal.SIGUSR1" if deaf else "")
    status, out, err = await python("-c", code)
    assert (status, out.count(told)) == (1, 2), err
    assert "door.py" in out
    assert deaf or ("The tasks wait here:" in out and "life 1 of the bot begins" in out)
    assert out.count("It is not made smaller, since each run would take 4 s: make universe SEED=") == 2
    assert "shrinking" not in out


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_run_that_is_ended_leaves_no_process_and_no_folder(tmp_path: Path) -> None:
    code = STANDING.replace("DEAF", "os.write(1, b'%d\\n' % os.getpid()) and ()").replace("= 4.0", "= 60.0")
    code = code.replace("sys.argv[1:]", f"nursery.HOME = {str(tmp_path)!r}\nsys.argv[1:]")
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        forks = [int(process.stdout.readline()) for _ in range(2)]
        assert [folder.name[:18] for folder in tmp_path.iterdir()] == ["lapidary-universe-"]
        process.terminate()
    assert process.returncode == 128 + signal.SIGTERM
    assert list(tmp_path.iterdir()) == []
    for pid in forks:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


RARE = """
import sys
from tests.universe import nursery, last_acts, spoiled, __main__ as command

last_acts.LAST = {last_acts.ACT: last_acts.USUAL}
spoiled.SPOILS = 1.0
sys.argv[1:] = "7 --days 0.03 --tables 2 --every 0.2 --no-shrink".split()
sys.exit(command.main())
"""


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("act", "told"),
    [
        ("be_down_for_days", "the bot stays down for three days"),
        ("be_away_for_days", "nobody hears of the bot for three days"),
    ],
)
async def test_three_days_away_and_a_spoiled_page_break_no_law(act: str, told: str) -> None:
    status, out, err = await python("-c", RARE.replace("ACT", act))
    assert status == 0, out[-2_000:] + err
    assert told in out
    assert float(out.partition("seed 7: ")[2].partition(" days")[0]) > 3
    assert " of the database is spoiled" in out
    assert "the operator has restored the backup" in out


@pytest.mark.nightly
@pytest.mark.timeout(1_800)
async def test_many_spoiled_pages_break_no_law() -> None:
    assert broken(await lived("1", "--n", "200", *SPOILED.replace("0.03", "0.1").split())) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("1 --kinds cut,earthquake", "--kinds: there is no trouble 'earthquake': known are jump, leap second, drift, "),
        ("1 --plant earthquake", "--plant: there is no planted fault 'earthquake': --plants lists them."),
        ("1 --until earthquake", "--until: there is no law 'earthquake': --laws lists them."),
        ("seven", "seed must be a whole number from 0 on, not 'seven'."),
        ("1.5", "seed must be a whole number from 0 on, not '1.5'."),
        ("-1", "seed must be a whole number from 0 on, not '-1'."),
        ("1 --n 0", "--n must be a whole number from 1 on, not '0'."),
        ("1 --jobs 0", "--jobs must be a whole number from 1 on, not '0'."),
        ("1 --tables -1", "--tables must be a whole number from 0 to 99, not '-1'."),
        ("1 --every 0", "--every must be a number from 0.01 to 9999, not '0'."),
        ("1 --days -1", "--days must be a number from 0.01 to 366, not '-1'."),
        ("1 --days nan", "--days must be a number from 0.01 to 366, not 'nan'."),
        ("1 --twins 2", "--twins must be a number from 0 to 1, not '2'."),
        ("1 --without x", "--without must be numbers of troubles with commas between, as 4,7, not 'x'."),
        ("--again /none", "--again must be a file, and there is none at '/none'."),
        ("1 --night", "unrecognized arguments: --night: --help lists the known ones."),
    ],
)
def test_a_wrong_word_is_answered_by_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args(words.split())
    assert ended.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(sentence)


def test_a_wrong_line_of_a_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "seeds.txt"
    file.write_text("# seeds\n7 --days 0.1  # lost\n8 --days x\n")
    with pytest.raises(SystemExit):
        plans(parser().parse_args(["--again", str(file)]))
    assert capsys.readouterr().err == f"{file}, line 3: --days must be a number from 0.01 to 366, not 'x'.\n"


def told(capsys: pytest.CaptureFixture[str], word: str) -> str:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args([word])
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_the_help_tells_each_law_and_names_no_plant(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--help")
    assert all(f"{name} " in out for name in LAWS)
    assert not [name for name in PLANTS if f"{name}," in out or f"{name}\n" in out]
    assert "--plants lists them" in " ".join(out.split())

    for line, (name, plant) in zip(told(capsys, "--plants").splitlines(), PLANTS.items(), strict=True):
        assert line.startswith(name)
        assert f" {plant.law} " in line


def test_each_law_has_a_planted_fault_that_it_finds() -> None:
    assert {plant.law for plant in PLANTS.values()} == LAWS.keys()


def test_shrinking_keeps_what_breaks_the_law() -> None:
    """Of ten troubles, the law is broken by the third and the seventh together."""
    whole = Plan(1, days=2.0, tables=3)

    def live(plan: Plan) -> Result:
        numbers = [number for number in range(1, 11) if number not in plan.without]
        broken = {3, 7} <= set(numbers) and plan.days >= 0.4
        return Result(plan, numbers=numbers, findings=[Finding("lost", "a move", 9.0)] if broken else [])

    lines: list[str] = []
    small = shrunk(live(whole), live, tell=lines.append)

    assert lines[0].startswith("shrinking seed 1, run 1 of at most 60: 10 troubles, 3 tables, 2 days -> 10 troubles")
    assert any("-> 2 troubles" in line for line in lines)
    assert small.result.numbers == [3, 7]
    assert small.result.plan.tables == 1
    assert 0.4 <= small.result.plan.days < 0.5
    assert small.runs < 40


@pytest.mark.parametrize(
    ("law", "text", "told"),
    [
        ("lost", "a move of abcdefghij", ""),
        ("lost", "the move 7 of abcdefghij", ""),
        ("lost", "a move of 2345672345", "it breaks the law in another match, 2345672345 instead of abcdefghij"),
        ("twice", "a notice", "it breaks another law first: twice: a notice"),
    ],
)
def test_a_smaller_universe_that_breaks_something_else_says_so(law: str, text: str, told: str) -> None:
    first = Result(Plan(1), findings=[Finding("lost", "a move of abcdefghij", 9.0)])
    small = Result(Plan(1), findings=[Finding(law, text, 1.0), Finding("lost", "a move of abcdefghij", 2.0)])
    assert another(first, small) == told


def test_the_command_of_a_plan_names_all_that_it_leaves_out() -> None:
    plan = Plan(7, days=0.25, tables=2, every=0.7, kinds=("cut", "disk"), without=(1, 4), plant="shown-hands")
    assert plan.command == (
        "make universe SEED=7 DAYS=0.25 PLANT=shown-hands "
        """ARGS="--tables 2 --every 0.7 --kinds 'cut,disk' --without 1,4\""""
    )
    assert plan.words == "7 --days 0.25 --tables 2 --every 0.7 --kinds 'cut,disk' --without 1,4 --plant shown-hands"
