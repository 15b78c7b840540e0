"""Tests of the client: which server it takes for Discord."""

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.ui.client import point_discord_at


@pytest.mark.parametrize(
    ("url", "gateway"),
    [
        ("http://127.0.0.1:8765", "ws://127.0.0.1:8765/gateway"),
        ("https://proxy.example", "wss://proxy.example/gateway"),
        ("https://proxy.example/", "wss://proxy.example/gateway"),
    ],
)
def test_the_gateway_of_another_server_is_as_safe_as_its_address(
    monkeypatch: pytest.MonkeyPatch, url: str, gateway: str
) -> None:
    # `monkeypatch` puts back what the call changes, since it holds for the whole process.
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    point_discord_at(url)

    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == gateway
    route, files = discord.http.Route.BASE, discord.asset.Asset.BASE
    base = url.removesuffix("/")
    assert (route, files) == (f"{base}/api/v10", f"{base}/cdn")
