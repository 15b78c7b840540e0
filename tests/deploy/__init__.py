"""Tests of `deploy/` and compose.yaml: what an operator installs.

`tests/cogs/test_deploy.py` compares alerts and dashboard with the figures of a bot.
"""
