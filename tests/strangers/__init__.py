"""Strangers at private matches: their answers must not depend on hidden information.

Two bots have the same history, except for what strangers may not see. Every press goes to both, and all answers are
compared. `python -m tests.strangers --answers 100000` does so for a night; `--plant` shows that it finds leaks.
"""
