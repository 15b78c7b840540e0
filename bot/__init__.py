"""Lapidary: gem games for a Discord channel.

A folder on PYTHONPATH can add games. The bot also searches the `bot/games`, `bot/texts`, `cogs` and `render` in it.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
