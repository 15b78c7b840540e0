"""Points discord.py at another server that speaks Discord's API: an operator's proxy, or the local Discord."""

import discord
import yarl


def point_discord_at(url: str) -> None:
    """Make discord.py use the server at a URL (scheme, host and port, such as http://127.0.0.1:8765).

    REST is under /api/v10, the gateway under /gateway, files under /cdn. The setting holds for the whole process; call
    it before a client is made.
    """
    base = url.rstrip("/")
    discord.http.Route.BASE = base + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws" + base.removeprefix("http") + "/gateway")
    discord.asset.Asset.BASE = base + "/cdn"
