"""The table of a cog's actions: which method handles a press, and where the press is allowed.

`action` makes a row of the table. A cog has the rows of its own methods and those of its parts (`Pressable.parts`).
Whether a member may do what they ask of a match is no column here: the sessions decide it in the change itself, since a
match can change between a check and the change.
"""

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from discord import ui

from bot.errors import NotAllowed, Unreadable
from bot.sessions import refusals
from bot.sessions.model import Match
from bot.sessions.sessions import Sessions
from bot.ui.address import CHOSEN, Address, Kind
from bot.ui.entry.context import Context
from bot.ui.entry.permissions import check_manager
from bot.ui.face import Face

ACTION_MARK = "__lapidary_action__"

Answers = Mapping[str, str]
# Where a game's action is allowed: in a match of a server, in its lessons too, or anywhere, even without a match.
Where = Literal["match", "lesson", "anywhere"]


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


class Action(NamedTuple):
    """A row of the table.

    Attributes:
        names: the actions in the addresses of the buttons, selects and modals that the method handles.
        takes: what the method takes beside the context: "match", "press", "answers".
        replaces: whether the method handles these presses instead of a part's method.
        manages: whether only members who may manage the server may press.
        part: the part that has the method; None: the cog itself.
    """

    names: tuple[str, ...]
    where: Where
    takes: tuple[str, ...] = ()
    replaces: bool = False
    manages: bool = False
    method: str = ""
    part: type[Any] | None = None


HandlerT = TypeVar("HandlerT", bound=Callable[..., Awaitable[None]])
PartT = TypeVar("PartT")


def action(
    *names: str, where: Where = "lesson", replaces: bool = False, manages: bool = False
) -> Callable[[HandlerT], HandlerT]:
    """Mark a method as the handler of the buttons, selects and modals with these actions. See `Action`.

    The method takes the context, and of `match`, `press` and `answers` those that it names.
    """

    def mark(method: HandlerT) -> HandlerT:
        takes = [one.name for one in [*signature(method).parameters.values()][2:] if one.default is one.empty]
        if not {*takes} <= {"match", "press", "answers"}:
            raise TypeError(f"a press has nothing for {method.__name__}{signature(method)}")
        setattr(method, ACTION_MARK, Action(names, where, tuple(takes), replaces, manages))
        return method

    return mark


def choice_in(answers: Answers) -> str:
    """Return the value chosen in a select. Raises NotAllowed if nothing was chosen (a forged press)."""
    try:
        return answers["chosen"]
    except KeyError:
        raise NotAllowed("error-unknown-button") from None


def words_in(press: Press, count: int) -> list[str]:
    """Return the first `count` words of a press's argument. Raises NotAllowed if there are fewer words."""
    found = press.argument.split()[:count]
    if len(found) < count:
        raise NotAllowed("error-unknown-button")
    return found


class Pressable:
    """A class whose methods handle presses. `action` marks each such method with its actions.

    A handler must take the match of the press, and read none by an id: the bot has checked that the member may see it.
    """

    face: ClassVar[Face | None] = None  # None: the cog belongs to no game
    direct: ClassVar[bool] = False  # whether the buttons also work in direct messages
    takes_notes: ClassVar[bool] = False  # whether what members write in its modals are private notes (`Door.enter`)
    parts: ClassVar[tuple[type[Any], ...]] = ()  # classes with further handlers
    actions: ClassVar[Mapping[str, Action]] = {}  # the table, by the action in an address
    sessions: Sessions
    _parts: Mapping[type[Any], Any]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.actions = table = dict[str, Action]()
        for row in (*(row for part in cls.parts for row in _rows(part, part)), *_rows(cls)):
            where = (row.part, row.method)
            before = [one for name, one in table.items() if name in row.names and (one.part, one.method) != where]
            others = [one for one in table.values() if (one.part, one.method) == where and one.names != row.names]
            if others or (before and not row.replaces):
                raise TypeError(f"{cls.__name__}.{row.method} takes the place of another action's handler")
            table.update(dict.fromkeys(row.names, row))

    def part(self, kind: type[PartT]) -> PartT:
        """Return the part of this cog that has a type of `parts`."""
        found: PartT = self._parts[kind]
        return found

    @property
    @abstractmethod
    def area(self) -> str:
        """Return the `game` in the addresses of these buttons: a game's key, or a name for a cog without a game."""

    async def pressed(self, context: Context, address: Address, answers: Answers) -> None:
        """Handle a button, select or modal of this area."""
        await self.handle(context, address, answers)

    async def handle(self, context: Context, address: Address, answers: Answers) -> None:
        """Call the handler of a press.

        Raises NotAllowed for an action without a handler, and to members who may not manage the server where they must.
        Raises NoSession for a match that the member may not see.
        """
        row = self.actions.get(address.action)
        if row is None:
            raise NotAllowed("error-unknown-button")
        if row.manages:
            check_manager(context.interaction)
        argument, sign, chosen = address.argument.partition(CHOSEN)
        if sign and address.kind == "b":
            address, answers = msgspec.structs.replace(address, argument=argument), {"chosen": chosen}
        owner = self if row.part is None else self.part(row.part)
        press = Press(address, await self.named(context, address))
        given: dict[str, Any] = {"press": press, "answers": answers}
        if "match" in row.takes:
            given["match"] = press.match
        await getattr(owner, row.method)(context, **{name: given[name] for name in row.takes})

    async def refused(self, context: Context, address: Address, said: str) -> None:
        """Show a refusal after a press on a private panel. The panel must not be lost, nor stand beside the sentence.

        After a press on a board, show the sentence with what the member can do in the turns of others.

        said: the sentence of the refusal.
        """
        press = Press(address, await self.named(context, address))
        if not context.on_panel:
            await context.tell(said, await self.meanwhile(context, press))
        elif not await self.panel_again(context, press, said):
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

    async def meanwhile(self, context: Context, press: Press) -> Sequence[ui.Item[Any]]:
        """Return a row of buttons for what the member can do while others are to move; () if there are none."""
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
        return found.seen_by(context.user, context.place)


def _rows(kind: type[Any], part: type[Any] | None = None) -> Iterator[Action]:
    """Yield the rows of a class, those of its bases first. part: the class if it is a part."""
    for parent in reversed(kind.__mro__):
        for method, value in vars(parent).items():
            if (row := getattr(value, ACTION_MARK, None)) is not None:
                yield row._replace(part=part, method=method)
