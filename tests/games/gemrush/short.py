"""Options of matches that end soon, for tests that play many matches."""

from bot.games.gemrush.model import Options

CRISIS = Options(mode="crisis", target=5)
SHORT = (CRISIS, CRISIS, CRISIS, Options(target=10), Options(target=10, variant="choice"))
