"""Tests with the databases of all versions that were ever released, each made by that version itself.

`databases/SCHEMA-COMMIT.sql.xz` has the statements of a database that the code of a commit has made: matches of all its
games, over, in play and in a lobby (`tests.upgrades.play`). `python -m tests.upgrades` makes such files again.
"""
