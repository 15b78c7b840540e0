"""Gem Rush in a channel: `/rush`.

The board has buttons for common moves: to step, to build at a door (a *construction*) with the cheapest payment, to use
the room's action, and to draw cards. Private panels show everything that depends on the member's hand.
"""

from functools import partial

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.games.gemrush import GAME
from bot.games.gemrush.actions import DrawCard, Scavenge
from bot.games.gemrush.gems import GEM_OF_CODE
from bot.games.gemrush.model import DWARVES, Options
from bot.games.gemrush.names import GEM_KEYS, ability, room_details, type_rule
from bot.games.gemrush.rooms import TILES
from bot.games.gemrush.rules import parse_move
from bot.games.gemrush.skills import SKILLS
from bot.sessions.model import Match
from bot.ui.commands.match.asked import NewMatch
from bot.ui.commands.match.daily import Daily
from bot.ui.commands.match.lobby import Lobby
from bot.ui.commands.opening import asks_for_company, begin, company_of
from bot.ui.commands.suggestions import offer, suggestions
from bot.ui.entry.actions import Meant
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices, entered_anywhere, suggesting
from bot.ui.panels import panel
from bot.ui.times import ALL_COUNT, asks_for_pace, pace_of
from cogs.gemrush import arguments
from cogs.gemrush.face import MODES, VARIANTS, RushFace, is_daily
from cogs.gemrush.panel_cog import PanelCog
from cogs.gemrush.turn import Turn
from render import gemrush as painter

DWARF_CHOICES = [
    app_commands.Choice(name=f"gemrush-dwarf-{GEM_KEYS[GEM_OF_CODE[code]]}", value=code) for code in DWARVES
]

typed = partial(suggestions, among="players")


class GemRush(PanelCog, group_name="rush", group_description="gemrush-cmd"):
    """The commands that only Gem Rush has."""

    parts = (*PanelCog.parts, Turn)
    face = RushFace()
    alone = "/rush new alone:True"

    @app_commands.command(name="new", description="gemrush-cmd-new")
    @app_commands.describe(
        mode="gemrush-opt-mode",
        target="gemrush-opt-target",
        skills="gemrush-opt-skills",
        skill="gemrush-opt-skill",
        deal="gemrush-opt-deal",
        seats="gemrush-opt-seats",
        alone="gemrush-opt-alone",
        dwarf="gemrush-opt-dwarf",
        letters="letters-opt-letters",
    )
    @app_commands.choices(
        mode=[app_commands.Choice(name=f"gemrush-choice-{mode}", value=mode) for mode in MODES],
        skills=[app_commands.Choice(name=f"gemrush-choice-{variant}", value=variant) for variant in VARIANTS],
        skill=[app_commands.Choice(name=f"gemrush-skill-{skill.key}", value=skill.key) for skill in SKILLS],
        dwarf=DWARF_CHOICES,
    )
    @asks_for_company(GAME)
    @asks_for_pace
    @entered_anywhere
    async def new(
        self,
        context: Context,
        mode: str | None = None,
        target: str | None = None,
        skills: str | None = None,
        skill: str = "",
        deal: int | None = None,
        seats: int = 0,
        alone: bool = False,
        dwarf: str = "",
        computer: str = "",
        computers: int = 0,
        time: int = 0,
        late: str = "ask",
        holiday: str = "stand-in",
        bank: int = 0,
        off: str = ALL_COUNT,
        letters: bool = False,
        channel: int = 0,
        against: discord.TextChannel | None = None,
        code: str = "",
    ) -> None:
        usual = Options()
        options = Options(
            mode=mode or ("crisis" if alone else "rush"),  # type: ignore[arg-type]  # Discord refuses other words
            target=arguments.target(target),  # type: ignore[arg-type]  # a number, or a word that Options allows
            variant=skills or usual.variant,  # type: ignore[arg-type]  # Discord refuses other words
            dealt=usual.dealt if deal is None else deal,
            solo=alone,
            seats=seats,
            skill=skill,
            chosen=(dwarf,) if dwarf else (),
        )
        pace = pace_of(time, late, holiday, bank, off)
        new = NewMatch(options, pace, company_of(computer, computers), council=channel)
        await begin(self, context, new, letters=letters, rival=(against, code))

    @app_commands.command(name="join", description="cmd-join")
    @app_commands.describe(dwarf="gemrush-opt-dwarf")
    @app_commands.choices(dwarf=DWARF_CHOICES)
    @entered_anywhere
    async def join(  # type: ignore[override]  # adds an option to the shared command
        self, context: Context, dwarf: str = ""
    ) -> None:
        lobby = self.part(Lobby)
        match = await lobby.table_to_join(context)
        await (lobby.choose(context, match, dwarf) if dwarf else lobby.join(context, match))

    @app_commands.command(name="daily", description="gemrush-cmd-daily")
    @entered_anywhere
    async def daily(self, context: Context) -> None:
        await self.part(Daily).opened(context, None)

    @app_commands.command(name="hand", description="gemrush-cmd-hand")
    @app_commands.describe(skills="gemrush-opt-hand-skills")
    @entered_anywhere
    async def hand(self, context: Context, skills: bool = False) -> None:
        match = await self.here(context)
        await (self.show_skills(context, match) if skills else self.show_own(context, match))

    @app_commands.command(name="go", description="gemrush-cmd-go")
    @app_commands.describe(to="gemrush-opt-to")
    @app_commands.autocomplete(to=typed(arguments.steps))
    @entered_anywhere
    async def go(self, context: Context, to: str) -> None:
        match = (await self._mine(context)).match
        await self.part(Turn).play_on(context, match, arguments.going(match, to))

    @app_commands.command(name="build", description="gemrush-cmd-build")
    @app_commands.describe(door="gemrush-opt-door", cards="gemrush-opt-pay")
    @app_commands.autocomplete(door=typed(arguments.doors), cards=typed(arguments.payments))
    @entered_anywhere
    async def build(self, context: Context, door: str, cards: str = "") -> None:
        meant = await self._mine(context)
        match = meant.match
        await self.play(context, meant, self.part(Turn).construction(match, f"{arguments.door(match, door)} {cards}"))

    @app_commands.command(name="act", description="gemrush-cmd-act")
    @app_commands.describe(moving="gemrush-opt-moving", room="gemrush-opt-reach")
    @app_commands.autocomplete(room=typed(arguments.reached))
    @entered_anywhere
    async def act(self, context: Context, moving: bool = False, room: str | None = None) -> None:
        meant = await self._mine(context)
        await self.play(context, meant, arguments.acting(meant.match, room, moving=moving))

    @app_commands.command(name="draw", description="gemrush-cmd-draw")
    @app_commands.describe(pile="gemrush-opt-pile")
    @entered_anywhere
    async def draw(self, context: Context, pile: bool = False) -> None:
        await self.play(context, await self.meant(context), Scavenge() if pile else DrawCard())

    @app_commands.command(name="discard", description="gemrush-cmd-discard")
    @app_commands.describe(cards="gemrush-opt-cards")
    @app_commands.autocomplete(cards=typed(arguments.discards))
    @entered_anywhere
    async def discard(self, context: Context, cards: str) -> None:
        await self.play(context, await self.meant(context), f"discard {cards}")

    @app_commands.command(name="warp", description="gemrush-cmd-warp")
    @app_commands.describe(card="gemrush-opt-warp-card", room="gemrush-opt-warp-room")
    @app_commands.autocomplete(card=typed(arguments.warp_cards), room=typed(arguments.warp_rooms))
    @entered_anywhere
    async def warp(self, context: Context, card: str, room: str) -> None:
        meant = await self._mine(context)
        await self.play(context, meant, arguments.warping(meant.match, card, room))

    @app_commands.command(name="choose", description="gemrush-cmd-choose")
    @app_commands.describe(answer="gemrush-opt-answer")
    @app_commands.autocomplete(answer=typed(arguments.everything))
    @entered_anywhere
    async def choose(self, context: Context, answer: str) -> None:
        await self.play(context, await self.meant(context), parse_move(answer))

    @app_commands.command(name="offer", description="gemrush-cmd-offer")
    @app_commands.describe(card="gemrush-opt-offer-card", back="gemrush-opt-back")
    @app_commands.autocomplete(card=typed(arguments.offered))
    @entered_anywhere
    async def offer(self, context: Context, card: str, back: bool = False) -> None:
        await self.play(context, await self.meant(context), f"{'withdraw' if back else 'offer'} {card}")

    @app_commands.command(name="burn", description="gemrush-cmd-burn")
    @app_commands.describe(cards="gemrush-opt-burn")
    @app_commands.autocomplete(cards=typed(arguments.burnt))
    @entered_anywhere
    async def burn(self, context: Context, cards: str = "") -> None:
        await self.play(context, await self.meant(context), f"burn {cards}".strip())

    @app_commands.command(name="stop", description="gemrush-cmd-stop")
    @app_commands.describe(play_on="gemrush-opt-play-on")
    @entered_anywhere
    async def stop(self, context: Context, play_on: bool = False) -> None:
        await self.play(context, await self.meant(context), "play on" if play_on else "stop")

    @app_commands.command(name="mine", description="gemrush-cmd-mine")
    @entered_anywhere
    async def mine(self, context: Context) -> None:
        await self.show_mine(context, await self.here(context))

    @app_commands.command(name="room", description="gemrush-cmd-room")
    @app_commands.describe(room="gemrush-opt-room")
    @app_commands.autocomplete(room=suggestions(arguments.rooms, "all"))
    @entered_anywhere
    async def room(self, context: Context, room: str | None = None) -> None:
        match, words = await self.here(context), context.words
        laid = arguments.room_at(match, room)
        tile, said, table = TILES[laid.tile], room_details(laid, words), self.face.legend(words)
        what = ability(laid.tile, words) or words.phrase(type_rule(tile.type))
        table = replace(table, captions=(*table.captions, ("text", what)))
        subjects = (painter.paint_room, tile, table, laid.turn)
        picture = await self.client.pictures.beside(*subjects, name="room", alt=said, words=words)
        await self.present(context, match, panel(said, picture=picture), picture)

    @new.autocomplete("target")
    @suggesting
    async def _suggest_target(self, context: Context, current: str) -> Choices:
        return offer(arguments.targets(context.interaction.namespace.mode, context.words), current)

    async def _mine(self, context: Context) -> Meant:
        """Return the match that a command is about. Raises SessionError if the member is not to move."""
        meant = await self.meant(context)
        match = await self.seen(context, meant)
        self.seat_to_move(match, context.user)
        return Meant(match, meant.version, one_of_two=meant.one_of_two)

    async def show_own(self, context: Context, match: Match) -> None:
        """Show the member's cards, and what the turn can do with them. Of a daily, show also the mine."""
        if is_daily(match):
            await self.show_daily(context, match)
            return
        seat = self.seat_in(match, context.user)
        await self.show_panel(context, match, seat, await self.hand_of(context, match, seat))


COG = GemRush
