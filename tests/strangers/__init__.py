"""Tests that the bot's answers to strangers do not depend on hidden information.

Two bots have the same history, except for what strangers may not see. The search sends every press to both bots and
compares the answers. `python -m tests.strangers --answers 100000` searches for a night. With `--plant`, it shows that
the search finds planted leaks.
"""
