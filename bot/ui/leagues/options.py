"""What a manager types of a new league or cup: options of the command, each with the choices of a field of the form."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

from discord import app_commands, ui

from bot.errors import NotAllowed, OptionError
from bot.ui.commands.leaderboards import LONGEST_ECHO, fitting, game_named
from bot.ui.commands.start_panel import CUP
from bot.ui.entry.actions import Answers
from bot.ui.entry.context import Context
from bot.ui.entry.door import Choices
from bot.ui.entry.permissions import check_manager
from bot.ui.face import Face
from bot.ui.leagues import panels
from bot.ui.leagues.opening import OpeningCog
from bot.ui.leagues.plans import Plan
from bot.ui.panels import Form, clip
from bot.ui.times import BANKS, OFF, time_key
from bot.ui.typed import folded
from bot.ui.words import Words

F = TypeVar("F", bound=Callable[..., Any])

FIELDS = {"mode": "start"}  # the field of an option, if it has another name


def choices_of(form: Form, option: str) -> dict[str, str]:
    """Return the choices that an option has in a form, by value; {} if the form does not ask for it."""
    select = _selects(form).get(FIELDS.get(option, option))
    return {} if select is None else {one.value: one.label for one in select.options}


def answers_of(form: Form, plan: Plan, typed: Mapping[str, str | None], words: Words) -> Answers:
    """Return the answers of a form that has what is typed, by option, and for the rest what it has chosen at first.

    Raises OptionError for what the form does not offer. plan: for which the form asks.
    """
    _check_turn(plan, typed.get("turn") or "", words)
    found = {
        name: " ".join(one.value for one in select.options if one.default) for name, select in _selects(form).items()
    }
    for option, text in typed.items():
        if text is not None:
            found[FIELDS.get(option, option)] = _chosen(choices_of(form, option), option, text, words)
    return found


def _check_turn(plan: Plan, typed: str, words: Words) -> None:
    """Raise OptionError for a turn of hours without a time bank: what is missing is not the choice, but the bank."""
    for value, text in ({} if plan.bank else panels.short_turns(words)).items():
        if folded(typed) in (folded(value), folded(text)):
            raise OptionError("league-error-turn", turn=text)


def bank_typed(context: Context) -> int:
    """Return the time bank of the command that a member is typing, in minutes; 0: none."""
    typed = context.interaction.namespace.bank
    return typed if typed in BANKS else 0


def _selects(form: Form) -> dict[str, ui.Select[Any]]:
    """Return the menus of a form, by name."""
    parts = [one.component for one in form.children if isinstance(one, ui.Label)]
    return {one.custom_id: one for one in parts if isinstance(one, ui.Select)}


def _chosen(choices: Mapping[str, str], option: str, typed: str, words: Words) -> str:
    """Return the value of the choice that is typed, by its value or its text. Raises OptionError if there is none."""
    if not choices:
        raise OptionError("league-error-no-option", option=option)
    for value, text in choices.items():
        if folded(typed) in (folded(value), folded(text)):
            return value
    shown = clip(typed, LONGEST_ECHO)
    raise OptionError("league-error-option", option=option, text=shown, choices=words.listed(choices.values()))


def chooses_time(command: F) -> F:
    """Set the choices of a command's options that choose a time bank, and hours that do not count, for a plan."""
    app_commands.choices(bank=[app_commands.Choice(name=time_key(one), value=one) for one in BANKS if one])(command)
    offs = [app_commands.Choice(name=f"wait-choice-off-{one}", value=one) for one in OFF if OFF[one]]
    app_commands.choices(off=offs)(command)
    return command


class TypedLeagueCog(OpeningCog):
    """A cog with a command whose options open a league at once."""

    async def open_by(self, context: Context, face: Face, plan: Plan, typed: Mapping[str, str | None]) -> None:
        """Open a league as a command says. typed: by option. Raises OptionError for what the form does not offer."""
        answers = answers_of(self.form(face, plan, context.words), plan, typed, context.words)
        await self.open(context, face, self.chosen(self.rules_in(context, face, plan, answers), answers))

    async def first_with(self, context: Context, key: str | None, plan: Plan) -> None:
        """Ask for the rest of a new league that a manager types. key: of its game; None: any. plan: what is typed.

        Raises as `face_for_new`.
        """
        if key is None:
            check_manager(context.interaction)
        else:
            await self.face_for_new(context, key, "")
        await self.first(context, key, plan)

    async def face_for_new(self, context: Context, key: str | None, lacking: str) -> Face:
        """Return the face of the game of a new league that a manager types. key: the game's; None: it is missing.

        Raises NotAllowed if the member may not open one, if the server has one of this game, or if no two can play it
        against each other. lacking: the refusal if no game is named.
        """
        check_manager(context.interaction)
        if key is None:
            raise NotAllowed(lacking)
        found = await self.sessions.leagues.of(context.place.guild, cups=self.area == CUP)
        if any(one.row.game == key for one in found):
            raise NotAllowed("cup-error-open" if self.area == CUP else "league-error-open", game=key)
        face = self.client.faces[key]
        if not panels.modes(face):
            raise NotAllowed("league-error-game", game=key)
        return face

    def suggested(self, context: Context, current: str, option: str, plan: Plan) -> Choices:
        """Return suggestions for an option of the command: its choices in the form of the named game.

        plan: what else is typed of a new league.
        """
        named = str(context.interaction.namespace.game or "")
        faces = {key: face for key, face in self.client.faces.items() if panels.modes(face)}
        with suppress(OptionError):
            key = game_named(faces, named, context.words)
            return fitting(choices_of(self.form(faces[key], plan, context.words), option), current)
        return fitting(choices_of(self.form(next(iter(faces.values())), plan, context.words), option), current)
