"""Kills the bot, a real process on a real disk, while members play. No change is lost and no message appears twice.

`tests.universe` looks for faults of sequence. Here the processes, `fsync` and `kill -9` are real.
"""
