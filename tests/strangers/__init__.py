"""Strangers at private matches: what they are answered must not depend on what is hidden from them.

Two bots live through the same, but for what strangers may not see; every press is sent to both, and all that comes back
is compared. `python -m tests.strangers --answers 100000` does so for a night; `--plant` shows that it finds leaks.
"""
