"""Lapidary: gem games for a Discord channel.

A folder on PYTHONPATH can add games: its `bot/games`, `bot/texts`, `cogs` and `render` are searched like those here.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
