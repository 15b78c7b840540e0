"""Migrations are one chain with one head, in the order of their numbers. With two heads, no database would open."""

from bot.storage import migrate


def test_each_migration_follows_the_one_before_it() -> None:
    numbers = sorted(path.stem[1:5] for path in (migrate.FOLDER / "versions").glob("v*.py"))
    found = migrate._scripts(migrate.FOLDER).walk_revisions("base", "heads")

    assert {(one.revision, one.down_revision) for one in found} == set(zip(numbers, [None, *numbers], strict=False))
