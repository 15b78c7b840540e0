"""Gives the property tests in this folder the same cases on every run, without a time limit for each case."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
