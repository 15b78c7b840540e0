"""Matches that end soon, as often as they are opened where many are played."""

from bot.games.gemrush.model import Options

CRISIS = Options(mode="crisis", target=5)
SHORT = (CRISIS, CRISIS, CRISIS, Options(target=10), Options(target=10, variant="choice"))
