"""Tests of `/metrics` while members play: what is counted, and that no id and no name of anybody is told."""

import logging
import math
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families as read

from bot.storage.backup import note_backup
from bot.storage.figures import figures
from bot.storage.shards import write_note
from bot.ui.watch import COUNT_EVERY, Watch
from tests.cogs.desk import Desk

PICTURE_BYTES = 12_345


class Turned:
    """A clock in seconds that a test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest.fixture
async def watch(desk: Desk, clock: Turned) -> AsyncIterator[Watch]:
    with Watch(desk.client, desk.store, desk.folder, lambda: PICTURE_BYTES, clock) as watching:
        yield watching


Figures = dict[tuple[str, ...], float]


async def figures_of(watch: Watch) -> Figures:
    """Return all samples, by name and sorted values of labels."""
    text = (await watch.text()).decode()
    samples = [sample for family in read(text) for sample in family.samples]
    return {(one.name, *(one.labels[label] for label in sorted(one.labels))): one.value for one in samples}


async def play(desk: Desk) -> None:
    """Let Ada play a move, be refused once, and type into a command."""
    ada = desk.actor("Ada")
    await desk.slash(ada, "gems new")
    start, goal = (await desk.legal(ada))[0].split("-")
    await desk.slash(ada, "gems move", from_=start, to=goal)
    await desk.slash(ada, "gems move", from_=start, to=goal)
    await ada.autocomplete("games", "gems move", "from", "")


async def test_a_match_is_counted(desk: Desk, watch: Watch) -> None:
    await play(desk)
    found = await figures_of(watch)

    assert found["lapidary_matches", "gems3d", "playing"] == 1
    assert found["lapidary_moves_total", "gems3d"] == 1
    assert found["lapidary_answers_total", "command", "done"] == 2
    assert found["lapidary_answers_total", "command", "refused"] == 1
    assert found["lapidary_answers_total", "suggestions", "done"] == 1
    assert found["lapidary_answer_seconds_count", "command"] == 3
    assert found["lapidary_picture_seconds_count", "boards"] >= 2
    assert found["lapidary_board_seconds_count",] == 2
    assert found["lapidary_discord_requests_total", "yes", "POST", "channels/:id/messages", "2xx"] >= 1
    assert found["lapidary_discord_requests_total", "no", "POST", "interactions/:id/:token/callback", "2xx"] == 4
    assert found["lapidary_database_batch_transactions_count",] >= 2
    assert found["lapidary_database_batch_seconds_count",] >= 2
    assert found["lapidary_database_writable",] == 1
    assert found["lapidary_shard_ready", "0"] == 1
    assert found["lapidary_servers",] == len(desk.client.guilds)
    assert found["lapidary_picture_memory_bytes",] == PICTURE_BYTES
    assert 0 < found["lapidary_disk_free_bytes",] < found["lapidary_disk_size_bytes",]
    queues = {key[1] for key in found if key[0] == "lapidary_queue_length"}
    assert queues == {"pictures", "boards", "requests", "workers", "writes", "notices", "reminders", "deadlines"}


async def test_no_id_and_no_name_is_told(desk: Desk, watch: Watch) -> None:
    await play(desk)
    text = (await watch.text()).decode()

    state = desk.playground.world.state
    match = await desk.match(desk.actor("Ada"))
    messages = [one for some in state.messages.values() for one in some]
    ids = [*state.users, state.guild.id, *state.channels, *state.guild.roles, *messages]
    names = [one.name for part in (state.users, state.channels) for one in part.values() if one.name]
    names.append(state.guild.name)
    labels = set(re.findall(r'="([^"]*)"', text))
    assert len(ids) > 5
    assert [one for one in ids if str(one) in text] == []
    assert match.id not in text
    assert [one for one in names if one in labels] == []
    assert [one for one in labels if re.search(r"\d{6}", one)] == []
    for bearer in ("Ada", "Bela", "Chen"):
        assert bearer not in text


async def test_names_follow_the_conventions(desk: Desk, watch: Watch) -> None:
    await play(desk)
    logging.getLogger("bot.somewhere").warning("planted")
    for family in read((await watch.text()).decode()):
        assert family.name.startswith("lapidary_")
        assert family.documentation
        assert not re.search(r"(_ms|_millis|_kb|_mb|_minutes|_count)$", family.name)
        if family.type == "counter":
            assert all(one.name.endswith(("_total", "_created")) for one in family.samples), family.name


async def test_a_disk_that_is_gone_takes_no_other_figure_away(desk: Desk) -> None:
    with Watch(desk.client, desk.store, desk.folder / "gone", lambda: 0, desk.client.clock.monotonic) as watch:
        found = await figures_of(watch)

    assert math.isnan(found["lapidary_disk_free_bytes",])
    assert math.isnan(found["lapidary_disk_size_bytes",])
    assert found["lapidary_database_writable",] == 1


async def test_warnings_are_counted_by_logger(desk: Desk, watch: Watch) -> None:
    logging.getLogger("bot.somewhere").warning("planted")
    logging.getLogger("bot.somewhere").info("not counted")
    found = await figures_of(watch)

    assert found["lapidary_log_records_total", "warning", "bot.somewhere"] == 1


async def test_errors_are_counted_from_the_first(desk: Desk, watch: Watch) -> None:
    assert (await figures_of(watch))["lapidary_errors_total",] == 0
    logging.getLogger("bot.somewhere").warning("not counted")
    logging.getLogger("bot.somewhere").error("planted")
    logging.getLogger("bot.elsewhere").critical("planted")

    assert (await figures_of(watch))["lapidary_errors_total",] == 2


async def test_matches_are_counted_anew_only_after_a_while(desk: Desk, watch: Watch, clock: Turned) -> None:
    ada = desk.actor("Ada")
    assert ("lapidary_matches", "gems3d", "playing") not in await figures_of(watch)
    await desk.slash(ada, "gems new")
    assert ("lapidary_matches", "gems3d", "playing") not in await figures_of(watch)
    clock.now += COUNT_EVERY
    assert (await figures_of(watch))["lapidary_matches", "gems3d", "playing"] == 1


async def test_a_database_that_cannot_be_read_leaves_only_its_figures_out(
    desk: Desk, watch: Watch, clock: Turned
) -> None:
    await play(desk)
    assert ("lapidary_matches", "gems3d", "playing") in await figures_of(watch)
    clock.now += COUNT_EVERY
    desk.fail_reads(figures, 1)
    found = await figures_of(watch)

    assert ("lapidary_matches", "gems3d", "playing") not in found
    assert ("lapidary_queue_length", "notices") not in found
    assert found["lapidary_moves_total", "gems3d"] == 1


async def test_a_backup_tells_its_time(desk: Desk, watch: Watch) -> None:
    assert (await figures_of(watch))["lapidary_last_backup_timestamp_seconds",] == 0
    note_backup(Path(desk.folder), Path(desk.folder) / "copy.db")
    made_at = (await figures_of(watch))["lapidary_last_backup_timestamp_seconds",]
    assert made_at == pytest.approx((Path(desk.folder) / "last-backup").stat().st_mtime)


async def test_a_trial_of_a_backup_tells_its_time_and_without_one_there_is_no_figure(desk: Desk, watch: Watch) -> None:
    assert ("lapidary_last_drill_timestamp_seconds",) not in await figures_of(watch)
    tried = Path(desk.folder) / "last-drill"
    tried.touch()
    assert (await figures_of(watch))["lapidary_last_drill_timestamp_seconds",] == pytest.approx(tried.stat().st_mtime)


async def test_the_newest_of_the_files_and_the_databases_note_is_told(desk: Desk, watch: Watch, clock: Turned) -> None:
    await desk.store.run(lambda connection: write_note(connection, "last-backup", "77000000000"))
    note_backup(Path(desk.folder), Path(desk.folder) / "copy.db")
    clock.now += COUNT_EVERY
    assert (await figures_of(watch))["lapidary_last_backup_timestamp_seconds",] == 77_000_000_000

    clock.now += COUNT_EVERY
    desk.fail_reads(figures, 1)  # a database that cannot be read has not lost its backup
    assert (await figures_of(watch))["lapidary_last_backup_timestamp_seconds",] == 77_000_000_000
