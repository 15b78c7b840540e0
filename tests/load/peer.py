"""A bot to compare with: tic-tac-toe as small as discord.py allows, which keeps its matches in memory alone.

    python -m tests.load.peer URL SHARDS < token

It draws no picture and stores nothing, so it shows what discord.py, the gateway and the local Discord cost by
themselves.
"""

import sys
from typing import Any

import discord
from discord import app_commands, ui

from bot.ui.client import point_discord_at

COMMAND = "tictactoe"


class Cell(ui.Button["Board"]):
    def __init__(self, number: int) -> None:
        super().__init__(label=str(number), row=number // 3)

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        self.label, self.view.turn = "XO"[self.view.turn], 1 - self.view.turn
        self.disabled = True
        await interaction.response.edit_message(content=f"{'XO'[self.view.turn]} to move", view=self.view)


class Board(ui.View):
    """Nine cells. turn: 0 for X, 1 for O."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.turn = 0
        for number in range(9):
            self.add_item(Cell(number))


async def open_board(interaction: discord.Interaction) -> None:
    """Play tic-tac-toe."""
    await interaction.response.send_message("X to move", view=Board())


class Peer(discord.AutoShardedClient):
    def __init__(self, shards: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=shards, max_messages=None)
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        self.tree.command(name=COMMAND)(open_board)

    async def setup_hook(self) -> None:
        await self.tree.sync()


def main() -> None:
    point_discord_at(sys.argv[1])
    Peer(int(sys.argv[2])).run(sys.stdin.readline().strip(), log_handler=None)


if __name__ == "__main__":
    main()
