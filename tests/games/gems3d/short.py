"""Matches that end soon, as often as they are opened where many are played."""

from bot.games.gems3d.model import Mode, Options

RELAY = Options(mode=Mode.RELAY, size=6, types=4, drop=2, line=4)  # about 17 turns
SHORT = (RELAY, RELAY, RELAY, RELAY, Options(mode=Mode.SOLO, size=6, types=4, drop=2, line=4))
