"""Options of matches that end soon. Tests that play many matches draw one of them each time."""

from bot.games.gems3d.model import Mode, Options

RELAY = Options(mode=Mode.RELAY, size=6, types=4, drop=2, line=4)  # A match with these options has about 17 turns.
SHORT = (RELAY, RELAY, RELAY, RELAY, Options(mode=Mode.SOLO, size=6, types=4, drop=2, line=4))
