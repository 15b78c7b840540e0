"""Makes buttons, selects and menus, and calls a cog's handler for each press and each answer to a modal."""

import re
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import discord
import msgspec
from discord import ui

from bot.errors import NotAllowed, Unreadable
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.texts.pictures import only_picture
from bot.ui.address import BUTTON_PATTERN, CHOSEN, SELECT_PATTERN, Address, Kind
from bot.ui.entry.context import Context, Interaction
from bot.ui.face import Face
from bot.ui.panels import LONGEST_HINT, MOST_OPTIONS, label, option
from bot.ui.words import Words

LONGEST_BUTTON = 80  # characters of a button's label
ACTION_MARK = "__lapidary_action__"
TAKES_MATCH_MARK = "__lapidary_takes_match__"
LARGEST_NUMBER = 2**63 - 1  # the largest number that the database can store

# In a menu, the line that leads to the next page has this sign and the index of the next option as its value.
_FURTHER = "+"
_CHANNEL = discord.SelectDefaultValueType.channel

Answers = Mapping[str, str]


# ---- items of a message ----


class Button(ui.DynamicItem[ui.Button[Any]], template=BUTTON_PATTERN):
    """A button whose custom_id is an Address."""

    def __init__(
        self,
        address: Address,
        text: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        """text: the label. If it has one picture, the button shows it beside the label."""
        name, emoji = label(text, LONGEST_BUTTON), only_picture(text)
        super().__init__(ui.Button(custom_id=str(address), label=name, style=style, emoji=emoji, disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Button":
        """Return the pressed button. discord.py calls this at a press."""
        return cls(_address(match.string), "")

    async def callback(self, interaction: Interaction) -> None:
        await interaction.client.pressed(interaction, _address(self.custom_id), {})


class Select(ui.DynamicItem[ui.Select[Any]], template=SELECT_PATTERN):
    """A select whose custom_id is an Address. Its handler gets the chosen values, separated by spaces."""

    def __init__(
        self, address: Address, hint: str, options: list[discord.SelectOption], *, least: int = 1, most: int = 1
    ) -> None:
        """hint: shown before a choice is made. least, most: how many options can be chosen."""
        super().__init__(
            ui.Select(
                custom_id=str(address),
                placeholder=label(hint, LONGEST_HINT),
                options=options,
                min_values=least,
                max_values=most,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Select":
        """Return the select that was used. discord.py calls this at a choice."""
        return cls(_address(match.string), "", [])

    async def callback(self, interaction: Interaction) -> None:
        # Not `self.item.values`: for a select of channels, discord.py makes objects of the ids.
        data: Mapping[str, Any] = interaction.data or {}
        chosen = " ".join(data.get("values", ()))
        await interaction.client.pressed(interaction, _address(self.custom_id), {"chosen": chosen} if chosen else {})


class ChannelSelect(Select, template=SELECT_PATTERN):
    """A select of the server's text and announcement channels, as slash commands offer them for `TextChannel`.

    Its handler gets their ids; a member may choose none.
    """

    def __init__(self, address: Address, hint: str, chosen: Sequence[int], *, most: int) -> None:
        """hint: shown while no channel is chosen. chosen: the ids of the channels that are chosen already."""
        select: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=str(address),
            placeholder=label(hint, LONGEST_HINT),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in chosen
            ],
            min_values=0,
            max_values=most,
        )
        ui.DynamicItem.__init__(self, select)


class MemberSelect(Select, template=SELECT_PATTERN):
    """A select of members of the server. Its handler gets their ids."""

    def __init__(
        self, address: Address, hint: str, chosen: Sequence[int] = (), *, least: int = 1, most: int = 1
    ) -> None:
        """hint: shown while nobody is chosen. chosen: the ids of the members that are chosen already."""
        select: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=str(address),
            placeholder=label(hint, LONGEST_HINT),
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user) for one in chosen
            ],
            min_values=least,
            max_values=most,
        )
        ui.DynamicItem.__init__(self, select)


def _address(custom_id: str) -> Address:
    address = Address.read(custom_id)
    assert address is not None  # the item's template has matched the custom_id
    return address


class Option(msgspec.Struct, frozen=True):
    """One line of a menu, or one suggestion."""

    value: str  # the text that the bot gets, often the notation of a move
    text: str  # the text that members read
    short: str = ""  # the label if the option is a button; "": the option is always a line of a menu


def menu(address: Address, hint: str, options: Sequence[Option], start: int, words: Words) -> Select:
    """Return a select with the options from `start` on. If there are too many, the last line leads to the next page.

    hint: shown before a choice is made.
    """
    if start >= len(options):  # there are fewer options than before
        start = 0
    rest = options[start:]
    shown = rest if len(rest) <= MOST_OPTIONS else rest[: MOST_OPTIONS - 1]
    lines = [option(one.text, one.value) for one in shown]
    if len(shown) < len(rest):
        text = words("ui-further", count=len(rest) - len(shown))
        lines.append(option(text, page_value(start + len(shown))))
    if start:
        # The custom_id must change: otherwise Discord would go on showing the old choice.
        address = msgspec.structs.replace(address, argument=f"{address.argument} {start}".strip())
    return Select(address, hint, lines)


def option_buttons(address: Address, options: Sequence[Option]) -> list[Button]:
    """Return a button for each option. A press on it has the same handler and answers as a choice in a menu."""

    def button(one: Option) -> Button:
        argument = f"{address.argument}{CHOSEN}{one.value}"
        return Button(msgspec.structs.replace(address, kind="b", argument=argument), one.short)

    return [button(one) for one in options]


def page_value(start: int) -> str:
    """Return the value of the option that leads to the page which begins with the option `start`."""
    return f"{_FURTHER}{start}"


def further(chosen: str) -> int | None:
    """Return where the next page of a menu starts, if the line that leads there was chosen, else None.

    Raises the errors of `number_in`.
    """
    return number_in(chosen.removeprefix(_FURTHER)) if chosen.startswith(_FURTHER) else None


# ---- presses and handlers ----


@dataclass(frozen=True)
class Press:
    """The use of a button, select or modal by a member who may see its match.

    Attributes:
        found: the match in the address; the error if the match cannot be read; None if the address has no match.
    """

    address: Address
    found: Match | Unreadable | None = None

    @property
    def match(self) -> Match:
        """Return the match. Raises Unreadable, and NoSession if the press names no match (a forged press)."""
        if isinstance(self.found, Unreadable):
            raise self.found
        if self.found is None:
            raise refusals.no_match()
        return self.found

    @property
    def match_id(self) -> str:
        """Return the match's id, even if the match cannot be read. Raises NoSession if the press names no match."""
        if self.found is None:
            raise refusals.no_match()
        return self.address.match

    @property
    def meant(self) -> "Meant":
        """Return the match with the version of the pressed board. Raises the errors of `match`."""
        return Meant(self.match, self.version)

    @property
    def kind(self) -> Kind:
        return self.address.kind

    @property
    def version(self) -> int:
        return self.address.version

    @property
    def argument(self) -> str:
        return self.address.argument


@dataclass(frozen=True)
class Meant:
    """The match that a slash command or a press is about.

    Attributes:
        version: the version of the pressed board; None after a slash command, which is about any version.
        one_of_two: whether another match of the member fits the command too. If so, the answer names the match.
    """

    match: Match
    version: int | None = None
    one_of_two: bool = False


Handler = Callable[[Any, Context, Press, Answers], Awaitable[None]]
HandlerT = TypeVar("HandlerT", bound=Handler)
MatchHandlerT = TypeVar("MatchHandlerT", bound=Callable[..., Awaitable[None]])


def action(*names: str) -> Callable[[HandlerT], HandlerT]:
    """Mark a method as the handler of the buttons, selects and modals with these actions."""

    def mark(method: HandlerT) -> HandlerT:
        setattr(method, ACTION_MARK, names)
        return method

    return mark


def match_action(*names: str) -> Callable[[MatchHandlerT], MatchHandlerT]:
    """Mark a method as `action` does. The method gets the match instead of press and answers."""

    def mark(method: MatchHandlerT) -> MatchHandlerT:
        setattr(method, ACTION_MARK, names)
        setattr(method, TAKES_MATCH_MARK, True)
        return method

    return mark


def choice_in(answers: Answers) -> str:
    """Return the value chosen in a select. Raises NotAllowed if nothing was chosen (a forged press)."""
    try:
        return answers["chosen"]
    except KeyError:
        raise NotAllowed("error-unknown-button") from None


def number_in(text: str) -> int:
    """Return a whole number from an address or a select. Raises NotAllowed for other text (a forged press)."""
    number = int(text) if text.isascii() and text.isdigit() else LARGEST_NUMBER + 1
    if number > LARGEST_NUMBER:
        raise NotAllowed("error-unknown-button")
    return number


def words_in(press: Press, count: int) -> list[str]:
    """Return the first `count` words of a press's argument. Raises NotAllowed if there are fewer words."""
    found = press.argument.split()[:count]
    if len(found) < count:
        raise NotAllowed("error-unknown-button")
    return found


class Pressable:
    """A class whose methods handle presses. `action` marks each such method with its actions.

    A handler must take the match from its press: the bot has checked that the member may see that match.
    """

    face: ClassVar[Face | None] = None  # None: the cog belongs to no game
    direct: ClassVar[bool] = False  # whether the buttons also work in direct messages
    sessions: Sessions
    _handlers: ClassVar[dict[str, str]] = {}
    _taking_match: ClassVar[frozenset[str]] = frozenset()  # the actions marked with `match_action`

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls._handlers, cls._taking_match = {}, frozenset()
        actions: dict[str, tuple[str, ...]] = {}
        for parent in reversed(cls.__mro__):
            for name, value in vars(parent).items():
                marks: tuple[str, ...] = getattr(value, ACTION_MARK, ())
                if hasattr(value, TAKES_MATCH_MARK):
                    cls._taking_match |= {*marks}
                for mark in marks:
                    if cls._handlers.setdefault(mark, name) != name or actions.setdefault(name, marks) != marks:
                        raise TypeError(f"{cls.__name__}.{name} takes the place of another action's handler")

    @property
    @abstractmethod
    def area(self) -> str:
        """Return the `game` in the addresses of these buttons: a game's key, or a name for a cog without a game."""

    async def pressed(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a button, select or modal of this area."""
        await self.handle(context, address, answers)

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Call the handler of a press.

        Raises NotAllowed for an action without a handler, and NoSession for a match that the member may not see.
        """
        name = self._handlers.get(address.action)
        if name is None:
            raise NotAllowed("error-unknown-button")
        argument, sign, chosen = address.argument.partition(CHOSEN)
        if sign and address.kind == "b":
            address, answers = msgspec.structs.replace(address, argument=argument), {"chosen": chosen}
        method, press = getattr(self, name), Press(address, await self.named(context, address))
        if address.action in self._taking_match:
            await method(context, press.match)
        else:
            await method(context, press, answers)

    async def refused(self, context: Context, address: Address, said: str) -> None:
        """Show a refusal after a press on a private panel. The panel must not be lost, nor stand beside the sentence.

        said: the sentence of the refusal.
        """
        press = Press(address, await self.named(context, address))
        if not await self.panel_again(context, press, said):
            await context.done(said, self.way_back(context, press))

    async def panel_again(self, context: Context, press: Press, said: str) -> bool:
        """Show the pressed private panel again, with its current contents and the sentence `said` (`with_said`).

        The default repeats the panel as it is. A cog may override this method to show newer contents. Return False if
        the panel cannot be shown: then the sentence and `way_back` replace it.
        """
        return await context.show_again(said)

    async def renew(self, context: Context, match: Match, kind: str) -> None:
        """Show an open private panel as the match is now. Raises PlayerError if the panel makes no sense any more.

        kind: what the panel is, as in `Live`. A cog that shows such panels overrides this method.
        """
        raise NotAllowed("error-unknown-button")

    def version_for(self, match: Match, user: int) -> int:
        """Return a number that grows when something changes for this member's panels."""
        return match.version

    def way_back(self, context: Context, press: Press) -> Sequence[ui.Item[Any]]:
        """Return a row of buttons that lead from a refusal back to where the member was; () if there are none."""
        return ()

    async def named(self, context: Context, address: Address) -> Match | Unreadable | None:
        """Return the match that an address names, in the form of `Press.found`. Raises NoSession."""
        if not address.match:
            return None
        try:
            found = await self.sessions.matches.match(address.match, context.request)
        except Unreadable as problem:
            return problem
        context.name_buttons_of(found)
        return found
