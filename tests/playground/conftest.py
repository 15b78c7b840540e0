"""Makes the playground's fixtures available to the tests in this folder."""

from tests.playground.fixtures import clock, playground, still_playground

__all__ = ["clock", "playground", "still_playground"]
