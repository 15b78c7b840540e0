"""The part of the cogs of leagues and cups that opens a new one: menus, then a form."""

from abc import abstractmethod

import msgspec

from bot.errors import NotAllowed
from bot.sessions.leagues.model import SIGN_UPS, Rules, kind_of
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.actions import Answers, Press, action, choice_in, words_in
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import parent_of
from bot.ui.face import Face
from bot.ui.leagues import panels
from bot.ui.leagues.cog import LeagueCog
from bot.ui.leagues.plans import Plan
from bot.ui.panels import Form
from bot.ui.words import Words


class OpeningCog(LeagueCog):
    """A cog by whose menus, buttons and forms a manager opens a league."""

    @abstractmethod
    def form(self, face: Face, plan: Plan, words: Words) -> Form:
        """Return the form that opens a league of a game. plan: what is chosen of a league already."""

    @abstractmethod
    def chosen(self, rules: Rules, answers: Answers) -> Rules:
        """Return rules with what else the form asks for. Raises NotAllowed for what it did not offer."""

    def check(self, face: Face, rules: Rules) -> None:
        """Raise NotAllowed for rules by which the game cannot be played. The default: all can be."""

    @action("rounds", "kind", "bank", "off", manages=True)
    async def on_plan(self, context: Context, press: Press, answers: Answers) -> None:
        """Show the panel with what a menu has chosen for a new league."""
        plan = self.plan.read(press.argument.split()).with_choice(press.address.action, choice_in(answers))
        await self.first(context, None, plan)

    @action("form", manages=True)
    async def on_form(self, context: Context, press: Press) -> None:
        """Ask how a new league is played."""
        face, plan = self.planned(press)
        await context.ask(self.form(face, plan, context.words))

    @action("make", manages=True)
    async def on_make(self, context: Context, press: Press, answers: Answers) -> None:
        """Open a league as a form says."""
        face, plan = self.planned(press)
        await self.open(context, face, self.chosen(self.rules_in(context, face, plan, answers), answers))

    def rules_in(self, context: Context, face: Face, plan: Plan, answers: Answers) -> Rules:
        """Return the rules that all plans and forms ask for. Raises NotAllowed for what the form did not offer."""
        found = [one for one in panels.modes(face) if one.key == answers.get("start")]
        if not found:
            raise NotAllowed("error-unknown-button")
        threads = answers.get("place", "").startswith("threads") or plan.together
        turn, hours = panels.turn_of(answers.get("turn", ""), plan)
        rules = Rules(
            start=found[0].key,
            options=msgspec.json.encode(found[0].options).decode(),
            channel=self.channel(context, threads=threads),
            threads=threads,
            turn=turn,
            weeks=0,
            pause=panels.one_of(SIGN_UPS, answers.get("pause", "")),
            hours=hours,
        )
        return plan.rules(rules)

    async def open(self, context: Context, face: Face, rules: Rules) -> None:
        """Open a league of a game, and show it. Raises NotAllowed if it cannot be played so."""
        self.check(face, rules)
        await self.sessions.settings.check_channel(context.place, parent_of(context.interaction))
        league = await self.sessions.leagues.open(context.place.guild, face.key, rules, cup=self.area == CUP)
        await self.show(context, league, context.words(f"{kind_of(league)}-said-opened"))

    def planned(self, press: Press) -> tuple[Face, Plan]:
        """Return the game that a press names, and what is chosen for its new league. Raises NotAllowed for none."""
        key, *plan = words_in(press, 1) + press.argument.split()[1:]
        face = self.client.faces.get(key)
        if face is None or not panels.modes(face):
            raise NotAllowed("error-unknown-button")
        return face, self.plan.read(plan)
