"""`/looking`: who looks for players in this server, and what the member looks for themselves."""

from typing import Any

from discord import app_commands, ui

from bot.errors import NotAllowed
from bot.ui.address import Address
from bot.ui.commands import seeking
from bot.ui.commands.house_cog import HouseCog
from bot.ui.entry.actions import Press, action
from bot.ui.entry.buttons import Button
from bot.ui.entry.context import Context
from bot.ui.entry.door import entered
from bot.ui.panels import panel
from bot.ui.rows import in_rows
from bot.ui.times import moment, pace_in_words


class Looking(HouseCog):
    area = "looking"

    @app_commands.command(name="looking", description="look-cmd")
    @entered
    async def looking(self, context: Context) -> None:
        await self._show(context)

    @action("stop")
    async def on_stop(self, context: Context, press: Press) -> None:
        """Look for players of a game no longer."""
        if press.argument not in self.client.faces:
            raise NotAllowed("error-unknown-button")
        await self.sessions.seekers.stop([context.user], press.argument)
        await self._show(context, context.words("look-stopped", game=press.argument))

    async def _show(self, context: Context, said: str = "") -> None:
        """Show what the member looks for, and how many others look for each game."""
        words, faces = context.words, self.client.faces
        found = [one for one in await self.sessions.seekers.listed(context.place.guild) if one.wish.game in faces]
        lines, stops = list[str](), list[ui.Item[Any]]()
        for one in (one for one in found if one.member.user == context.user):
            name = faces[one.wish.game].name(words)
            lines.append(
                words("look-own", game=name, pace=pace_in_words(one.wish.pace, words), until=moment(one.until))
            )
            stops.append(
                Button(Address("b", self.area, "stop", argument=one.wish.game), words("look-ui-stop-game", game=name))
            )
        for key, face in faces.items():
            others = sum(one.wish.game == key and one.member.user != context.user for one in found)
            if others:
                lines.append(words("look-others", game=face.name(words), count=others))
        starts = list[ui.Item[Any]]()
        for key, face in faces.items():
            several = [one for one in face.starts() if face.game.seats(one.options).high > 1]
            for start in several:
                label = face.name(words)
                if len(several) > 1:
                    label = words("guide-ui-game-mode", game=label, mode=words(f"{key}-start-{start.key}"))
                starts.append(seeking.button(key, start, label))
        text = "\n".join((*lines, words("look-which"))) if lines else words("look-nobody")
        await context.show(panel(text, *in_rows(stops), *in_rows(starts), said=said))


COG = Looking
