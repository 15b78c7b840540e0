"""Lapidary: gem games for a Discord channel.

Another folder on PYTHONPATH can add games if it has folders `bot/games`, `bot/texts`, `cogs` and `render`.
"""

from pkgutil import extend_path

__version__ = "0.34.3"  # of each release; the second number is the newest migration's

__path__ = extend_path(__path__, __name__)
