"""Lapidary: gem games for a Discord channel.

A folder on PYTHONPATH that has `bot/games`, `bot/texts`, `cogs` and `render` in it brings more games: what lies there
is found as if it lay here.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
