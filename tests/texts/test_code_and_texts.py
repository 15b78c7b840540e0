"""Tests that the texts have each sentence that the code asks for, and no others."""

from pathlib import Path

import pytest

import bot.playground
from bot.games import all_games
from tests.lessons.facts import all_keys
from tests.texts import code_facts, fluent_facts, lengths
from tests.texts.loaded import all_languages
from tests.texts.small_facts import SMALL, asked_of_options, needed

pytestmark = pytest.mark.slow

SCRIPTS = Path(bot.playground.__file__).parent / "page" / "browser" / "script"
ENGLISH = all_languages()["en"]
AREAS = {area for file in {*ENGLISH.file_of.values(), *fluent_facts.AREAS_OF} for area in fluent_facts.areas_of(file)}
NEEDED = {key: fluent_facts.variables(ENGLISH, key) for key in ENGLISH.messages}


@pytest.fixture(scope="module")
def requests() -> list[code_facts.Request]:
    return [*code_facts.requests_in(lengths.CODE, AREAS), *code_facts.requests_in_scripts(SCRIPTS)]


def test_every_sentence_that_the_code_asks_for_exists(requests: list[code_facts.Request]) -> None:
    assert code_facts.unknown_requests(requests, ENGLISH.messages) == []


def test_no_request_asks_for_a_whole_area(requests: list[code_facts.Request]) -> None:
    assert code_facts.boundless_requests(requests) == []


def test_the_code_asks_for_every_sentence(requests: list[code_facts.Request]) -> None:
    built_in = fluent_facts.referred_to(ENGLISH) | {each for key in SMALL for each in needed(key)}
    built_in |= {each for key in all_games() for each in asked_of_options(key)} | all_keys()

    assert [key for key in code_facts.unused_keys(requests, ENGLISH.messages) if key not in built_in] == []


def test_every_call_gives_the_variables_that_its_sentence_needs(requests: list[code_facts.Request]) -> None:
    assert code_facts.ungiven_variables(requests, NEEDED) == []


@pytest.fixture
def planted(tmp_path: Path) -> list[code_facts.Request]:
    (tmp_path / "code.py").write_text(
        '''
"""A docstring that mentions ui-asked-nowhere is no request."""
TABLE = {1: "ui-in-table"}
say(language, "ui-called", name="Ada")
Phrase.of("ui-seated", seat=1); NotAllowed("ui-called", refusals.host_named(match))
say(language, "ui-forgot", name="Ada")
say(language, "ui-any", **params)
say(language, f"ui-end-{reason}-now")
say(language, "ui-mode-" + mode)
self.words(f"{area}-over", name="Ada")
custom_id = f"{area}-any-{version}"
ButtonSpec("end", "ui-button")
say("en", "nowhere-at-all")
say("en", f"ui-{anything}")
say(language, "ui-mistyped")
''',
        encoding="utf-8",
    )
    return code_facts.requests_in([tmp_path], {"ui"})


def test_scripts_ask_for_sentences_with_their_variables(tmp_path: Path) -> None:
    (tmp_path / "view.js").write_text(
        """say("page-plain"); sayWith("page-named", { name: html`<b>${a(b, c)}</b>`, count });
say(many ? "page-many" : "page-one", { count }); say(`page-theme-${theme}`);
""",
        encoding="utf-8",
    )

    found = code_facts.requests_in_scripts(tmp_path)

    assert [(one.where.rpartition(":")[2], one.pattern, one.given) for one in found] == [
        ("1", r"page\-plain", frozenset()),
        ("1", r"page\-named", {"name", "count"}),
        ("2", r"page\-many", None),
        ("2", r"page\-one", None),
        ("2", r"page\-theme\-" + code_facts.ANY_PART, frozenset()),
    ]


def test_labels_of_buttons_have_a_limit(requests: list[code_facts.Request]) -> None:
    labels = {key for key in ENGLISH.messages for one in requests if one.callee == "ButtonSpec" and one.asks_for(key)}
    limited = {key: {limit.most for limit in lengths.limits_of(key)} for key in ENGLISH.messages}

    assert labels
    assert {key for key, most in limited.items() if lengths.LONGEST_BUTTON in most} == labels


def test_a_mistyped_key_is_found(planted: list[code_facts.Request]) -> None:
    keys = ["ui-in-table", "ui-called", "ui-seated", "ui-forgot", "ui-any", "ui-end-full-now", "ui-mode-solo"]
    keys += ["ui-over", "ui-button"]

    assert [fault.split("/")[-1] for fault in code_facts.unknown_requests(planted, keys)] == [
        "code.py:13: no sentence nowhere\\-at\\-all",
        "code.py:15: no sentence ui\\-mistyped",
    ]


def test_a_boundless_request_is_found(planted: list[code_facts.Request]) -> None:
    (fault,) = code_facts.boundless_requests(planted)

    assert fault.split("/")[-1].startswith("code.py:14: ")


def test_unused_keys_are_found(planted: list[code_facts.Request]) -> None:
    keys = ["ui-in-table", "ui-asked-nowhere", "ui-called", "ui-end-full", "ui-end-full-now", "ui-mode-solo", "ui-mode"]
    keys += ["ui-over"]

    bounded = [request for request in planted if not code_facts.boundless_requests([request])]

    assert code_facts.unused_keys(bounded, keys) == ["ui-asked-nowhere", "ui-end-full", "ui-mode"]


def test_a_forgotten_variable_is_found(planted: list[code_facts.Request]) -> None:
    needed = {
        "ui-called": frozenset({"name"}),
        "ui-seated": frozenset({"name"}),
        "ui-forgot": frozenset({"name", "cell"}),
        "ui-any": frozenset({"cell"}),
        "ui-mode-solo": frozenset[str](),
    }

    bounded = [request for request in planted if not code_facts.boundless_requests([request])]

    (fault,) = code_facts.ungiven_variables(bounded, needed)

    assert fault.endswith("code.py:6: ui-forgot also needs ['cell']")
