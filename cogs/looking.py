"""`/looking`: who looks for players in this server, and what the member looks for themselves."""

from typing import Any

from discord import app_commands, ui

from bot.errors import NotAllowed
from bot.ui.address import Address
from bot.ui.commands import seeking
from bot.ui.commands.house_cog import HouseCog
from bot.ui.commands.start_panel import LOOKING
from bot.ui.entry.actions import Press, action, words_in
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered
from bot.ui.panels import panel
from bot.ui.rows import in_rows
from bot.ui.times import moment, pace_in_words
from bot.ui.words import Words


class Looking(HouseCog):
    area = LOOKING

    @app_commands.command(name="looking", description="look-cmd")
    @entered
    async def looking(self, context: Context) -> None:
        await self._show(context)

    @action("open")
    async def on_open(self, context: Context) -> None:
        """Show who looks for players."""
        await self._show(context)

    @action("stop")
    async def on_stop(self, context: Context, press: Press) -> None:
        """Look for players of a game no longer."""
        game, start = words_in(press, 2)
        if game not in self.client.faces:
            raise NotAllowed("error-unknown-button")
        await self.sessions.seekers.stop(context.user, context.place.guild, game, start)
        await self._show(context, context.words("look-stopped", game=game))

    async def _show(self, context: Context, said: str = "") -> None:
        """Show what the member looks for, and how many others look for each game."""
        words, faces = context.words, self.client.faces
        found = [one for one in await self.sessions.seekers.listed(context.place.guild) if one.wish.game in faces]
        lines, stops = list[str](), list[ui.Item[Any]]()
        for one in (one for one in found if one.member.user == context.user):
            name = self._name(one.wish.game, one.wish.start, words)
            lines.append(
                words("look-own", game=name, pace=pace_in_words(one.wish.pace, words), until=moment(one.until))
            )
            stop = Address("b", self.area, "stop", argument=f"{one.wish.game} {one.wish.start}")
            stops.append(Button(stop, words("look-ui-stop-game", game=name)))
        for key, face in faces.items():
            others = sum(one.wish.game == key and one.member.user != context.user for one in found)
            if others:
                lines.append(words("look-others", game=face.name(words), count=others))
        starts = list[ui.Item[Any]]()
        for key, face in faces.items():
            for start in seeking.starts_of(face):
                starts.append(seeking.button(key, start, self._name(key, start.key, words)))
        text = "\n".join((*lines, words("look-which"))) if lines else words("look-nobody")
        await context.show(panel(text, *in_rows(stops), *in_rows(starts), said=said))

    def _name(self, game: str, start: str, words: Words) -> str:
        """Return the name of a game, with the mode if the game has several for more than one member."""
        face = self.client.faces[game]
        name, modes = face.name(words), [one.key for one in seeking.starts_of(face)]
        if len(modes) < 2 or start not in modes:
            return name
        return words("guide-ui-game-mode", game=name, mode=words(f"{game}-start-{start}"))


COG = Looking
